//! States that lead back to each other: finding them, and solving them together.

use alloc::vec;
use alloc::vec::Vec;

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use crate::weight::Weight;

/// The strongly connected components of a graph, each before those it leads to (Tarjan 1972, without recursion).
pub(crate) fn components<I: Iterator<Item = usize>>(nodes: usize, successors: impl Fn(usize) -> I) -> Vec<Vec<usize>> {
    const UNSEEN: usize = usize::MAX;
    let mut order = vec![UNSEEN; nodes];
    let mut lowest = vec![0; nodes];
    let mut on_stack = vec![false; nodes];
    let (mut stack, mut found, mut seen) = (Vec::new(), Vec::new(), 0);
    let mut visits: Vec<(usize, I)> = Vec::new();
    for root in 0..nodes {
        if order[root] != UNSEEN {
            continue;
        }
        visits.push((root, successors(root)));
        while let Some((node, nexts)) = visits.last_mut() {
            let node = *node;
            if order[node] == UNSEEN {
                order[node] = seen;
                lowest[node] = seen;
                seen += 1;
                stack.push(node);
                on_stack[node] = true;
            }
            if let Some(next) = nexts.next() {
                if order[next] == UNSEEN {
                    visits.push((next, successors(next)));
                } else if on_stack[next] {
                    lowest[node] = lowest[node].min(order[next]);
                }
                continue;
            }
            visits.pop();
            if let Some((parent, _)) = visits.last() {
                lowest[*parent] = lowest[*parent].min(lowest[node]);
            }
            if lowest[node] == order[node] {
                let mut component = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member] = false;
                    component.push(member);
                    if member == node {
                        break;
                    }
                }
                found.push(component);
            }
        }
    }
    found.reverse();
    found
}

/// Solves a system of linear equations in whole numbers, given as rows with the right side last (Bareiss 1968).
///
/// The solution is a whole number for each unknown over one denominator; none if there isn't exactly one.
pub(crate) fn eliminate(mut rows: Vec<Vec<BigInt>>) -> Option<(Vec<Weight>, Weight)> {
    let n = rows.len();
    let mut before = BigInt::one();
    for k in 0..n {
        let pivot = (k..n).find(|&row| !rows[row][k].is_zero())?;
        rows.swap(k, pivot);
        let top = rows[k].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(i, _)| *i != k) {
            let factor = row[k].clone();
            // in rows above too, so that every row ends up as the determinant times its unknown; what stands further left is
            // never read again
            for (cell, above) in row.iter_mut().zip(&top).skip(k) {
                *cell = (&*cell * &top[k] - &factor * above) / &before;
            }
        }
        before.clone_from(&top[k]);
    }
    let negative = before.is_negative();
    let sign = |number: &BigInt| if negative { -number } else { number.clone() };
    let denominator = sign(&before);
    let mut unknowns: Vec<BigInt> = rows.iter().map(|row| sign(&row[n])).collect();
    let shared = unknowns.iter().fold(denominator.clone(), |shared, unknown| shared.gcd(unknown));
    for unknown in &mut unknowns {
        *unknown = &*unknown / &shared;
    }
    let weight = |number: &BigInt| number.to_biguint().map(Weight::from);
    Some((unknowns.iter().map(weight).collect::<Option<_>>()?, weight(&(denominator / shared))?))
}

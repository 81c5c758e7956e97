//! The floors: what a careful programmer would write by hand for one job alone. The benches measure ours beside them.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::One;

/// P(total ≥ tn) · 6ⁿ⁺ᵍ for `n` d6 of which one is wild, for every target number from 0 to `top` ≤ 6`g` + 6.
pub fn at_least_table(n: usize, top: usize, g: u32) -> Vec<u128> {
    let mut sums = vec![1_u128];
    for _ in 1..n {
        let mut next = vec![0; sums.len() + 6];
        for (i, ways) in sums.iter().enumerate() {
            for face in 1..=6 {
                next[i + face] += ways;
            }
        }
        sums = next;
    }
    let wild: Vec<u128> = (0..=top as u32)
        .map(|k| if k < 2 { 6_u128.pow(g + 1) } else { 6_u128.pow(g - (k - 1) / 6) * u128::from(6 - (k - 1) % 6) })
        .collect();
    (0..=top).map(|tn| sums.iter().enumerate().map(|(v, ways)| ways * wild[tn.saturating_sub(v)]).sum()).collect()
}

/// A challenge of `a` dice at rating `ra` against `b` at `rb`: the chance of each ending, as exact fractions, by pushing
/// the expected visits down the triangle. Endings: (dice of a, dice of b), one of them 0.
pub fn challenge(a: usize, b: usize, ra: u32, rb: u32) -> Vec<((usize, usize), BigRational)> {
    let law = |dice: usize, rating: u32| -> Vec<u64> {
        let mut choose = 1_u64;
        (0..=dice)
            .map(|k| {
                let ways = choose * u64::from(rating).pow(k as u32) * u64::from(6 - rating).pow((dice - k) as u32);
                choose = choose * (dice - k) as u64 / (k as u64 + 1);
                ways
            })
            .collect()
    };
    let laws_a: Vec<Vec<u64>> = (0..=a).map(|n| law(n, ra)).collect();
    let laws_b: Vec<Vec<u64>> = (0..=b).map(|n| law(n, rb)).collect();
    // all numerators over one denominator; each state multiplies it by what leaves the state
    let mut mass = vec![vec![BigInt::ZERO; b + 1]; a + 1];
    let mut denominator = BigInt::one();
    mass[a][b] = BigInt::one();
    for i in (1..=a).rev() {
        for j in (1..=b).rev() {
            let leave = 6_u64.pow((i + j) as u32) - laws_a[i][i] * laws_b[j][j];
            let here = std::mem::take(&mut mass[i][j]);
            if here == BigInt::ZERO {
                continue;
            }
            let shared = num_integer::gcd(leave, (&here % leave).try_into().unwrap_or(0));
            let lacks = leave / shared;
            if lacks > 1 {
                for row in &mut mass {
                    for cell in row.iter_mut() {
                        *cell *= lacks;
                    }
                }
                denominator *= lacks;
            }
            let share = here / shared;
            for k in 0..=i {
                for l in 0..=j {
                    if (k, l) != (i, j) {
                        mass[k][l] += &share * (laws_a[i][k] * laws_b[j][l]);
                    }
                }
            }
        }
    }
    let mut endings = Vec::new();
    for (i, row) in mass.into_iter().enumerate() {
        for (j, cell) in row.into_iter().enumerate() {
            if i == 0 || j == 0 {
                endings.push(((i, j), BigRational::new(cell, denominator.clone())));
            }
        }
    }
    endings
}

//! What is found on the way. Findings of any parts of a job merge, in any order, to those of the whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tali::dice::{Counts, Probability};

/// So many faults are told one by one; the table has them all.
pub const MOST_FAULTS_TOLD: usize = 20;

#[derive(Default, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Findings {
    /// How many items came to what.
    pub counts: Counts<String>,
    /// The first faults, by the number of their items.
    pub faults: BTreeMap<u64, String>,
    /// The highest and the lowest chance of the first column, each with the first cell that has it.
    pub best: Option<(Probability, u64)>,
    pub worst: Option<(Probability, u64)>,
    /// For each position on the axis asked for, the lowest and the highest chance there.
    pub along: BTreeMap<u64, (Probability, Probability)>,
}

impl Findings {
    pub fn count(&mut self, what: &str) {
        self.counts.add(what.to_owned());
    }

    pub fn fault(&mut self, item: u64, what: String) {
        self.faults.insert(item, what);
        self.forget_late_faults();
    }

    pub fn chance(&mut self, cell: u64, position: Option<u64>, chance: &Probability) {
        let of_cell = Findings {
            best: Some((chance.clone(), cell)),
            worst: Some((chance.clone(), cell)),
            along: position.map(|position| (position, (chance.clone(), chance.clone()))).into_iter().collect(),
            ..Findings::default()
        };
        self.merge(of_cell);
    }

    pub fn merge(&mut self, other: Findings) {
        self.counts.merge(other.counts);
        self.faults.extend(other.faults);
        self.forget_late_faults();
        let better = |a: &(Probability, u64), b: &(Probability, u64)| a.0 > b.0 || (a.0 == b.0 && a.1 < b.1);
        let worse = |a: &(Probability, u64), b: &(Probability, u64)| a.0 < b.0 || (a.0 == b.0 && a.1 < b.1);
        keep(&mut self.best, other.best, better);
        keep(&mut self.worst, other.worst, worse);
        for (position, (lowest, highest)) in other.along {
            let ours = self.along.entry(position).or_insert_with(|| (lowest.clone(), highest.clone()));
            if lowest < ours.0 {
                ours.0 = lowest;
            }
            if highest > ours.1 {
                ours.1 = highest;
            }
        }
    }

    fn forget_late_faults(&mut self) {
        while self.faults.len() > MOST_FAULTS_TOLD {
            self.faults.pop_last();
        }
    }
}

fn keep<T>(ours: &mut Option<T>, theirs: Option<T>, before: impl Fn(&T, &T) -> bool) {
    match (&ours, theirs) {
        (Some(mine), Some(other)) if before(&other, mine) => *ours = Some(other),
        (None, theirs) => *ours = theirs,
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Findings of a few cells, whose chances are often alike.
    fn of_cells(cells: impl Iterator<Item = u64>) -> Findings {
        let mut findings = Findings::default();
        for cell in cells {
            let chance = Probability::new(u128::from(cell * 7 % 5), 5).unwrap();
            findings.chance(cell, Some(cell % 3), &chance);
            findings.count(if cell % 4 == 0 { "no test" } else { "test" });
            if cell % 4 == 0 {
                findings.fault(cell, format!("cell {cell}"));
            }
        }
        findings
    }

    #[test]
    fn they_merge_in_any_order_to_the_same() {
        let whole = of_cells(0..200);
        for parts in [2, 3, 7, 64] {
            for reversed in [false, true] {
                let mut of_parts: Vec<Findings> =
                    (0..parts).map(|part| of_cells((0..200).filter(|cell| cell % parts == part))).collect();
                if reversed {
                    of_parts.reverse();
                }
                let mut merged = Findings::default();
                for part in of_parts {
                    merged.merge(part);
                }
                assert_eq!(merged, whole, "{parts} parts, reversed: {reversed}");
            }
        }
        assert_eq!(whole.best, Some((Probability::new(4, 5).unwrap(), 2)));
        assert_eq!(whole.worst, Some((Probability::impossible(), 0)));
        assert_eq!(whole.faults.len(), MOST_FAULTS_TOLD);
        assert_eq!(whole.faults.keys().next_back(), Some(&76));
    }
}

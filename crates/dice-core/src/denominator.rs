//! Taking many fractions over one denominator to lowest terms.

use crate::probability::Probability;
use crate::smooth::Smooth;
use crate::weight::Weight;

/// A denominator, made ready for many numerators: taken apart once if it is big and [`Smooth`].
pub(crate) struct Denominator<'a> {
    total: &'a Weight,
    smooth: Option<Smooth>,
}

impl<'a> Denominator<'a> {
    pub(crate) fn new(total: &'a Weight) -> Self {
        let smooth = match total {
            Weight::Big(big) => Smooth::of(big),
            Weight::Small(_) => None,
        };
        Denominator { total, smooth }
    }

    /// `part` over this denominator, in lowest terms.
    pub(crate) fn probability(&self, part: &Weight) -> Probability {
        let shared = match self.smooth {
            Some(smooth) if !part.is_zero() => smooth.shared_with(part.to_big()),
            _ => part.gcd(self.total),
        };
        Probability::in_lowest_terms(part.divided_by(&shared), self.total.divided_by(&shared))
    }
}

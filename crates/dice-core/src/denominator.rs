//! Taking many fractions over one denominator to lowest terms.

use crate::probability::Probability;
use crate::smooth::{SmallSmooth, Smooth};
use crate::weight::Weight::{self, Big, Small};

/// A denominator, made ready for many numerators.
pub(crate) struct Denominator<'a> {
    total: &'a Weight,
    kind: Kind,
}

/// What a denominator is made of decides what is quickest.
enum Kind {
    SmallAndSmooth(SmallSmooth),
    BigAndSmooth(Smooth),
    Other,
}

impl<'a> Denominator<'a> {
    pub(crate) fn new(total: &'a Weight) -> Self {
        let kind = match total {
            Small(total) => SmallSmooth::of(*total).map_or(Kind::Other, Kind::SmallAndSmooth),
            Big(total) => Smooth::of(total).map_or(Kind::Other, Kind::BigAndSmooth),
        };
        Denominator { total, kind }
    }

    /// `part` over this denominator, which is no less, in lowest terms.
    pub(crate) fn probability(&self, part: &Weight) -> Probability {
        let shared = match (&self.kind, part) {
            (Kind::SmallAndSmooth(smooth), Small(part)) => {
                // no more than the whole, and so in 64 bits too
                let (part, of) = smooth.lowest_terms(*part as u64);
                return Probability::in_lowest_terms(Small(part.into()), Small(of.into()));
            }
            (Kind::BigAndSmooth(smooth), part) if !part.is_zero() => smooth.shared_with(part.to_big()),
            _ => part.gcd(self.total),
        };
        Probability::in_lowest_terms(part.divided_by(&shared), self.total.divided_by(&shared))
    }
}

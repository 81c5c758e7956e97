//! Values for fuzzers and property tests: valid by construction, mostly small, and simple ones first.

#[cfg(feature = "arbitrary")]
use arbitrary::Unstructured;
#[cfg(feature = "proptest")]
use proptest::strategy::{BoxedStrategy, Strategy};

/// How far from 0, or from what is nearest to it, the numbers of a table are.
const USUAL: i64 = 20;

/// The numbers of a range that come up at a table.
fn usual(min: i64, max: i64) -> (i64, i64) {
    let middle = 0.clamp(min, max);
    (min.max(middle.saturating_sub(USUAL)), max.min(middle.saturating_add(USUAL)))
}

/// A number of a range: seven times in eight one that comes up at a table, and else any.
///
/// # Errors
/// None: where bytes run out, it is the lowest.
#[cfg(feature = "arbitrary")]
#[doc(hidden)]
pub fn arbitrary_number(bytes: &mut Unstructured<'_>, min: i64, max: i64) -> arbitrary::Result<i64> {
    let (least, most) = if bytes.ratio(1, 8)? { (min, max) } else { usual(min, max) };
    bytes.int_in_range(least..=most)
}

/// Numbers of a range, most of them such as come up at a table; they shrink towards 0, or what is nearest to it.
#[cfg(feature = "proptest")]
#[doc(hidden)]
pub fn numbers(min: i64, max: i64) -> BoxedStrategy<i64> {
    let around_zero = |(least, most): (i64, i64)| {
        let middle = 0.clamp(least, most);
        let up = (middle..=most).boxed();
        if least == middle {
            return up;
        }
        // counted down from the middle, so that it is what they shrink to
        let (from, to) = (i128::from(middle), i128::from(least));
        let down = (0..=from - to).prop_map(move |below| (from - below) as i64).boxed();
        proptest::prop_oneof![up, down].boxed()
    };
    proptest::prop_oneof![7 => around_zero(usual(min, max)), 1 => around_zero((min, max))].boxed()
}

/// Makes a type arbitrary, for `arbitrary` and `proptest`, by what it is built of: a closure that builds a valid value of
/// any parts, whatever they are.
///
/// The crate that calls it needs features named `arbitrary` and `proptest`.
#[doc(hidden)]
#[macro_export]
macro_rules! made_of {
    ($type:ty: $parts:ty, $build:expr) => {
        #[cfg(feature = "arbitrary")]
        impl<'a> arbitrary::Arbitrary<'a> for $type {
            fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
                let build: fn($parts) -> $type = $build;
                <$parts as arbitrary::Arbitrary>::arbitrary(bytes).map(build)
            }
            fn size_hint(depth: usize) -> (usize, Option<usize>) {
                <$parts as arbitrary::Arbitrary>::size_hint(depth)
            }
        }

        #[cfg(feature = "proptest")]
        impl proptest::arbitrary::Arbitrary for $type {
            type Parameters = ();
            type Strategy = proptest::strategy::BoxedStrategy<Self>;
            fn arbitrary_with((): ()) -> Self::Strategy {
                use proptest::strategy::Strategy;
                let build: fn($parts) -> $type = $build;
                proptest::arbitrary::any::<$parts>().prop_map(build).boxed()
            }
        }
    };
}

//! Numbers that are in range by construction.

/// A number outside the range that the rules allow.
///
/// ```
/// let error = dice_core::Sides::new(0).unwrap_err();
/// assert_eq!(error.to_string(), "number of sides 0 is out of range: 1 to 65536 are allowed");
/// assert_eq!((error.what(), error.given(), error.allowed()), ("number of sides", 0, (1, 65_536)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{what} {given} is out of range: {min} to {max} are allowed")]
pub struct OutOfRange {
    what: &'static str,
    given: i64,
    min: i64,
    max: i64,
}

impl OutOfRange {
    /// `given` where only `min` to `max` are allowed; `what` names the number in the rules' terms.
    pub const fn new(what: &'static str, given: i64, min: i64, max: i64) -> Self {
        OutOfRange { what, given, min, max }
    }

    /// What the number is, in the rules' terms.
    pub const fn what(&self) -> &'static str {
        self.what
    }

    /// The number that was refused.
    pub const fn given(&self) -> i64 {
        self.given
    }

    /// The lowest and the highest number allowed.
    pub const fn allowed(&self) -> (i64, i64) {
        (self.min, self.max)
    }
}

/// Defines a number that can't be out of range: `new` refuses, and so does serde.
///
/// ```
/// dice_core::bounded! {
///     /// How hard a lock is to pick, 1 to 5.
///     pub struct Difficulty(u8) "difficulty": 1..=5;
/// }
/// assert_eq!(Difficulty::new(3)?.get(), 3);
/// assert_eq!(Difficulty::new(9).unwrap_err().to_string(), "difficulty 9 is out of range: 1 to 5 are allowed");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
///
/// The crate that calls it needs features named `serde`, `schemars`, `arbitrary` and `proptest`. A range that holds 0 may end in `, default 0`.
#[doc(hidden)]
#[macro_export]
macro_rules! bounded {
    ($($(#[$meta:meta])* pub struct $name:ident($repr:ty) $what:literal: $min:literal..=$max:literal $(, default $default:literal)?;)+) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "schemars",
            derive(schemars::JsonSchema),
            schemars(title = $what, extend("minimum" = i64::from(Self::MIN), "maximum" = i64::from(Self::MAX)))
        )]
        pub struct $name(#[cfg_attr(feature = "schemars", schemars(with = "i64"))] $repr);

        #[allow(dead_code)]
        impl $name {
            /// The lowest that is allowed.
            pub const MIN: Self = Self($min);
            /// The highest that is allowed.
            pub const MAX: Self = Self($max);

            /// The number, if it is in range.
            ///
            /// # Errors
            #[doc = concat!("Unless the number is ", stringify!($min), " to ", stringify!($max), ".")]
            pub const fn new(value: i64) -> Result<Self, $crate::OutOfRange> {
                if value < $min || value > $max {
                    return Err($crate::OutOfRange::new($what, value, $min, $max));
                }
                Ok(Self(value as $repr))
            }

            /// The number nearest to `value` that is in range.
            pub const fn saturating(value: i64) -> Self {
                if value < $min {
                    return Self::MIN;
                }
                if value > $max {
                    return Self::MAX;
                }
                Self(value as $repr)
            }

            /// The plain number.
            pub const fn get(self) -> $repr {
                self.0
            }
        }

        impl TryFrom<i64> for $name {
            type Error = $crate::OutOfRange;
            fn try_from(value: i64) -> Result<Self, Self::Error> {
                Self::new(value)
            }
        }

        impl TryFrom<i32> for $name {
            type Error = $crate::OutOfRange;
            fn try_from(value: i32) -> Result<Self, Self::Error> {
                Self::new(i64::from(value))
            }
        }

        impl TryFrom<u32> for $name {
            type Error = $crate::OutOfRange;
            fn try_from(value: u32) -> Result<Self, Self::Error> {
                Self::new(i64::from(value))
            }
        }

        impl From<$name> for i64 {
            fn from(value: $name) -> i64 {
                value.0 as i64
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(&self.0, f)
            }
        }

        $(impl Default for $name {
            fn default() -> Self {
                Self($default)
            }
        })?

        #[cfg(feature = "arbitrary")]
        impl<'a> arbitrary::Arbitrary<'a> for $name {
            fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
                $crate::arbitrary_number(bytes, $min, $max).map(Self::saturating)
            }
        }

        #[cfg(feature = "proptest")]
        impl proptest::arbitrary::Arbitrary for $name {
            type Parameters = ();
            type Strategy = proptest::strategy::BoxedStrategy<Self>;
            fn arbitrary_with((): ()) -> Self::Strategy {
                use proptest::strategy::Strategy;
                $crate::numbers($min, $max).prop_map(Self::saturating).boxed()
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_i64((*self).into())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Number;
                impl serde::de::Visitor<'_> for Number {
                    type Value = i64;
                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        let (min, max) = ($name::MIN, $name::MAX);
                        write!(f, concat!($what, ", a whole number from {} to {}"), min, max)
                    }
                    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<i64, E> {
                        Ok(number)
                    }
                    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<i64, E> {
                        i64::try_from(number)
                            .map_err(|_| E::invalid_value(serde::de::Unexpected::Unsigned(number), &self))
                    }
                }
                $name::new(deserializer.deserialize_i64(Number)?).map_err(serde::de::Error::custom)
            }
        }
    )+ };
}

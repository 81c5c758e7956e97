//! How the words of a rule book become types: one list gives an enum, its words, its parser and its serde.

use alloc::string::String;

/// A word that the rules don't know.
///
/// ```
/// mod weather {
///     dice_core::vocabulary! {
///         /// What the sky does.
///         pub enum Weather, "weather" {
///             /// No rain.
///             Fair = "fair",
///             /// Rain.
///             Foul = "foul",
///         }
///     }
/// }
/// assert_eq!("foul".parse(), Ok(weather::Weather::Foul));
/// let error = "fowl".parse::<weather::Weather>().unwrap_err();
/// assert_eq!(error.to_string(), "weather `fowl` is unknown: fair, foul are allowed");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what} `{given}` is unknown: {} are allowed", .allowed.join(", "))]
pub struct UnknownWord {
    what: &'static str,
    given: String,
    allowed: &'static [&'static str],
}

impl UnknownWord {
    /// The longest word that an error repeats, in characters.
    const LONGEST_QUOTE: usize = 40;

    /// `given` where only the words of `allowed` are known; `what` names the vocabulary.
    pub fn new(what: &'static str, given: &str, allowed: &'static [&'static str]) -> Self {
        UnknownWord { what, given: given.chars().take(Self::LONGEST_QUOTE).collect(), allowed }
    }

    /// The words that are allowed.
    pub const fn allowed(&self) -> &'static [&'static str] {
        self.allowed
    }
}

/// Serde for a type that is written as its [`Display`](core::fmt::Display) and read by its `FromStr`, and its JSON Schema
/// if more is said of the text than what is expected.
#[doc(hidden)]
#[macro_export]
macro_rules! serde_as_text {
    ($type:ident, $expected:expr, { $($schema:tt)* }) => {
        $crate::serde_as_text!($type, $expected);
        $crate::json_schema!($type, $expected, { "type": "string", $($schema)* });
    };
    ($type:ty, $expected:expr) => {
        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Text;
                impl serde::de::Visitor<'_> for Text {
                    type Value = $type;
                    fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }
                deserializer.deserialize_str(Text)
            }
        }
    };
}

/// Defines an enum of a rule book's words: `ALL`, `as_str`, `Display`, `FromStr` and serde come from the one list.
///
/// The crate that calls it needs features named `serde`, `schemars`, `arbitrary` and `proptest`. See [`UnknownWord`] for an example; `, default Word` may
/// follow the vocabulary's name.
#[doc(hidden)]
#[macro_export]
macro_rules! vocabulary {
    ($(#[$meta:meta])* pub enum $name:ident, $what:literal $(, default $default:ident)? { $($(#[$word_meta:meta])* $word:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
        pub enum $name { $($(#[$word_meta])* #[cfg_attr(feature = "schemars", schemars(rename = $text))] $word,)+ }

        impl $name {
            /// Every one of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$word,)+];
            const WORDS: &'static [&'static str] = &[$($text,)+];

            /// The word as it is written, in kebab-case.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$word => $text,)+ }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::UnknownWord;
            fn from_str(word: &str) -> Result<Self, Self::Err> {
                match word {
                    $($text => Ok(Self::$word),)+
                    _ => Err($crate::UnknownWord::new($what, word, Self::WORDS)),
                }
            }
        }

        $(impl Default for $name {
            fn default() -> Self {
                Self::$default
            }
        })?

        #[cfg(feature = "arbitrary")]
        impl<'a> arbitrary::Arbitrary<'a> for $name {
            fn arbitrary(bytes: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Self> {
                bytes.choose(Self::ALL).copied()
            }
        }

        #[cfg(feature = "proptest")]
        impl proptest::arbitrary::Arbitrary for $name {
            type Parameters = ();
            type Strategy = proptest::sample::Select<Self>;
            fn arbitrary_with((): ()) -> Self::Strategy {
                proptest::sample::select(Self::ALL)
            }
        }

        $crate::serde_as_text!($name, concat!("one word: ", $what));
    };
}

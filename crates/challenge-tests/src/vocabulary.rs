//! How the words of the rule book become types: one list gives an enum, its words, its parser and its serde.

use alloc::string::String;

/// A word that the rules don't know.
///
/// ```
/// use challenge_tests::Comparison;
/// let error = "twice".parse::<Comparison>().unwrap_err();
/// assert_eq!(error.allowed()[3], "double");
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

    pub(crate) fn new(what: &'static str, given: &str, allowed: &'static [&'static str]) -> Self {
        UnknownWord { what, given: given.chars().take(Self::LONGEST_QUOTE).collect(), allowed }
    }

    /// The words that are allowed.
    pub const fn allowed(&self) -> &'static [&'static str] {
        self.allowed
    }
}

/// Defines an enum of the rule book's words: `ALL`, `as_str`, `Display`, `FromStr` and serde come from the one list.
macro_rules! vocabulary {
    ($(#[$meta:meta])* pub enum $name:ident, $what:literal { $($(#[$word_meta:meta])* $word:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $name { $($(#[$word_meta])* #[cfg_attr(feature = "serde", serde(rename = $text))] $word,)+ }

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
    };
}
pub(crate) use vocabulary;

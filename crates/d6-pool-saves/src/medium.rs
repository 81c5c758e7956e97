//! Media: what an attack works by.

use alloc::collections::BTreeSet;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// What an attack works by, and what a creature can resist or be vulnerable to: fire, poison, magic … (`pool.resist`;
/// source: Saves; Damage Effects).
///
/// The rule text has no list of them, so any word will do: lower-case letters, digits and hyphens, beginning with a
/// letter.
///
/// ```
/// use d6_pool_saves::Medium;
/// let fire: Medium = "fire".parse()?;
/// assert_eq!(fire.as_str(), "fire");
/// assert!("Holy Fire".parse::<Medium>().is_err());
/// # Ok::<(), d6_pool_saves::MediumError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Medium(String);

/// The media of one attack.
pub type Media = BTreeSet<Medium>;

/// A text that can't name a [`Medium`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "pool.resist: medium `{0}` is malformed: 1 to {most} lower-case letters, digits and hyphens, beginning with a letter, are allowed",
    most = Medium::LONGEST
)]
pub struct MediumError(String);

impl Medium {
    /// The most characters that a name can have.
    pub const LONGEST: usize = 40;

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Medium {
    type Err = MediumError;
    fn from_str(name: &str) -> Result<Self, MediumError> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let begins_well = name.bytes().next().is_some_and(|byte| byte.is_ascii_lowercase());
        if begins_well && name.len() <= Self::LONGEST && name.bytes().all(fits) {
            Ok(Medium(name.into()))
        } else {
            Err(MediumError(name.chars().take(Self::LONGEST).collect()))
        }
    }
}

impl fmt::Display for Medium {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

dice_core::serde_as_text!(Medium, "the name of a medium, like \"fire\"", {
    "pattern": "^[a-z][a-z0-9-]*$",
    "maxLength": Medium::LONGEST,
    "examples": ["fire", "poison"],
});

// the media of a table: few enough to meet each other
dice_core::made_of!(Medium: u8, |place| {
    const MEDIA: [&str; 7] = ["fire", "poison", "magic", "fear", "cold", "a", "z-9"];
    Medium(MEDIA[usize::from(place) % MEDIA.len()].into())
});

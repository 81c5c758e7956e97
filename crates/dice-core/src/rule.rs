//! The names of rules: every system lists its own, and traces, pages and tests speak of them by id.

use core::fmt;

/// The name of one rule, such as `mini6.wild-die`: the system, a dot, and words in kebab-case. An id is for ever.
///
/// ```
/// use dice_core::RuleId;
/// const STRIKE: RuleId = RuleId::new("mini6.strike");
/// assert_eq!(STRIKE.as_str(), "mini6.strike");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Names a rule. A house rule may use any name.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }

    /// The id as it is written.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for RuleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// What a rule does, and so what a library can do with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleKind {
    /// Something is rolled: a [`Resolve`](crate::Resolve) with exact odds.
    Test,
    /// Rolled round by round until it ends: a [`Process`](crate::Process).
    Process,
    /// Arithmetic without dice.
    Sum,
    /// Data with a look-up.
    Table,
    /// Looks a sheet over and reports every fault.
    Check,
}

/// One rule of a system, as its crate lists it in `RULES`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Its name.
    pub id: RuleId,
    /// What a rule book would call it.
    pub title: &'static str,
    /// The heading of the source text that it stands under.
    pub source: &'static str,
    /// What the rule does. A rule may be of two kinds.
    pub kinds: &'static [RuleKind],
}

/// Lists a system's rules: a constant [`RuleId`] for each, and all of them as `RULES`.
///
/// ```
/// mod rules {
///     dice_core::rules! {
///         /// Opening a lock.
///         LOCK = "house.lock", "Opening a lock", "Thievery", [Test];
///     }
/// }
/// assert_eq!(rules::RULES[0].id, rules::LOCK);
/// ```
#[macro_export]
macro_rules! rules {
    ($($(#[$meta:meta])* $name:ident = $id:literal, $title:literal, $source:literal, [$($kind:ident),+];)+) => {
        $($(#[$meta])* pub const $name: $crate::RuleId = $crate::RuleId::new($id);)+

        /// Every rule of this system, in the order of its rule book.
        pub const RULES: &[$crate::Rule] = &[
            $($crate::Rule { id: $name, title: $title, source: $source, kinds: &[$($crate::RuleKind::$kind),+] },)+
        ];
    };
}

crate::json_schema!(RuleId, "The id of a rule.", { "type": "string", "examples": ["mini6.strike"] });

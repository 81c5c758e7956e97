//! The wound track: how wounds add up.

use core::fmt;
use core::str::FromStr;

use dice_core::UnknownWord;

use crate::error::Error;

dice_core::vocabulary! {
    /// How badly someone is hurt, stuns apart (`mini6.wound-track`; source: Resisting Damage). Healthy is the least.
    pub enum WoundLevel, "mini6.wound-track: wound level", default Healthy {
        /// Not wounded.
        Healthy = "healthy",
        /// One wound.
        Wounded = "wounded",
        /// Two wounds.
        SeverelyWounded = "severely-wounded",
        /// Three: down, perhaps awake.
        Incapacitated = "incapacitated",
        /// Four: unconscious and dying.
        MortallyWounded = "mortally-wounded",
        /// Five.
        Dead = "dead",
    }
}

impl WoundLevel {
    /// How many wounds it stands for, 0 to 5.
    pub const fn wounds(self) -> u8 {
        self as u8
    }

    /// The level of so many wounds; five are death, and so are more.
    pub const fn of_wounds(wounds: u8) -> Self {
        match wounds {
            0 => WoundLevel::Healthy,
            1 => WoundLevel::Wounded,
            2 => WoundLevel::SeverelyWounded,
            3 => WoundLevel::Incapacitated,
            4 => WoundLevel::MortallyWounded,
            _ => WoundLevel::Dead,
        }
    }

    /// Whether a fighter in this state is out of the fight: incapacitated or worse.
    pub const fn is_out(self) -> bool {
        self as u8 >= WoundLevel::Incapacitated as u8
    }
}

dice_core::vocabulary! {
    /// What a blow does, by how far its damage is over the soak (`mini6.damage`; source: Resisting Damage).
    pub enum Harm, "mini6.damage: result" {
        /// Below the soak: nothing.
        Unharmed = "unharmed",
        /// 0 to 3 over it: half a wound.
        Stunned = "stunned",
        /// 4 to 8 over it: one wound.
        Wounded = "wounded",
        /// 9 to 12 over it: three wounds.
        Incapacitated = "incapacitated",
        /// 13 to 15 over it: four wounds.
        MortallyWounded = "mortally-wounded",
        /// 16 or more over it: five wounds.
        Dead = "dead",
    }
}

impl Harm {
    /// The least margins of stunned, wounded, incapacitated, mortally wounded and dead.
    pub const BANDS: [i64; 5] = [0, 4, 9, 13, Self::DEADLY];
    /// The least margin that kills at once; those above it are all alike.
    pub(crate) const DEADLY: i64 = 16;

    /// What damage does that is so far over the soak, or under it.
    ///
    /// ```
    /// use mini6_thule::Harm;
    /// assert_eq!(Harm::of_margin(-1), Harm::Unharmed);
    /// assert_eq!(Harm::of_margin(0), Harm::Stunned);
    /// assert_eq!(Harm::of_margin(8), Harm::Wounded);
    /// ```
    #[inline]
    pub const fn of_margin(margin: i64) -> Self {
        const BY_MARGIN: &[Harm; Harm::DEADLY as usize + 2] = &Harm::by_margin();
        let place = match margin {
            ..0 => 0,
            0..Self::DEADLY => margin as usize + 1,
            _ => Self::DEADLY as usize + 1,
        };
        BY_MARGIN[place]
    }

    /// Every margin that matters, from −1 to the one that kills, looked up rather than compared: a processor can't guess what
    /// dice decide.
    const fn by_margin() -> [Harm; Harm::DEADLY as usize + 2] {
        let mut table = [Harm::Unharmed; Harm::DEADLY as usize + 2];
        let mut harm = 0;
        while harm < Self::BANDS.len() {
            let mut place = Self::BANDS[harm] as usize + 1;
            harm += 1;
            while place < table.len() {
                table[place] = Harm::ALL[harm];
                place += 1;
            }
        }
        table
    }

    /// The wounds it stands for on its own; none for a stun, which is half of one.
    const fn wounds(self) -> Option<u8> {
        match self {
            Harm::Unharmed | Harm::Stunned => None,
            Harm::Wounded => Some(1),
            Harm::Incapacitated => Some(3),
            Harm::MortallyWounded => Some(4),
            Harm::Dead => Some(5),
        }
    }
}

dice_core::vocabulary! {
    /// How a hit adds to a state that is as bad already (`mini6.wound-track`). The source's note can be read both ways.
    pub enum Stacking, "mini6.wound-track: stacking", default OneLevel {
        /// It moves the target one level up: incapacitated twice is mortally wounded. Our reading.
        OneLevel = "one-level",
        /// It adds its own wounds: incapacitated twice is dead.
        Additive = "additive",
    }
}

/// How badly someone is hurt: a level, and beside it the mark of a single stun (`mini6.wound-track`).
///
/// Ordered from best to worst. Written `healthy`, `stunned`, `wounded`, `wounded+stunned` … `dead`.
///
/// ```
/// use mini6_thule::{Harm, Stacking, WoundState};
/// let state = WoundState::HEALTHY.after(Harm::Stunned, Stacking::OneLevel).after(Harm::Wounded, Stacking::OneLevel);
/// assert_eq!(state.to_string(), "wounded+stunned");
/// assert_eq!(state.after(Harm::Stunned, Stacking::OneLevel).to_string(), "severely-wounded");
/// assert_eq!("wounded+stunned".parse(), Ok(state));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct WoundState {
    level: WoundLevel,
    stunned: bool,
}

/// What is after each harm, by stacking and state. The harms are padded to a power of two, which makes a place cheap to find.
type AfterAll = [[[WoundState; Harm::ALL.len().next_power_of_two()]; WoundState::PLACES]; Stacking::ALL.len()];

impl WoundState {
    /// Not hurt at all.
    pub const HEALTHY: WoundState = WoundState { level: WoundLevel::Healthy, stunned: false };
    /// Dead.
    pub const DEAD: WoundState = WoundState { level: WoundLevel::Dead, stunned: false };

    /// A level without a stun mark.
    pub const fn at(level: WoundLevel) -> Self {
        WoundState { level, stunned: false }
    }

    /// The same with a stun mark; the dead have none.
    #[must_use]
    pub const fn stunned(self) -> Self {
        WoundState { level: self.level, stunned: !matches!(self.level, WoundLevel::Dead) }
    }

    /// The same without a stun mark: a stun passes in a minute (`mini6.healing`).
    #[must_use]
    pub const fn rested(self) -> Self {
        WoundState::at(self.level)
    }

    /// The level.
    pub const fn level(self) -> WoundLevel {
        self.level
    }

    /// Whether there is a stun mark beside it.
    pub const fn is_stunned(self) -> bool {
        self.stunned
    }

    /// The state after a hit (`mini6.wound-track`).
    ///
    /// A wound or worse above the level sets it; an equal or milder one adds to it as `stacking` says, and leaves a
    /// stun mark as it is. A stun marks; a second one clears the mark and moves one level up. The dead stay dead.
    #[must_use]
    #[inline]
    pub const fn after(self, harm: Harm, stacking: Stacking) -> Self {
        const AFTER: &AfterAll = &WoundState::all_after();
        AFTER[stacking as usize][self.place()][harm as usize]
    }

    /// What is after each harm, by stacking and state, to be looked up for the same reason.
    const fn all_after() -> AfterAll {
        let mut all = [[[WoundState::HEALTHY; 8]; WoundState::PLACES]; Stacking::ALL.len()];
        let mut stacking = 0;
        while stacking < Stacking::ALL.len() {
            let mut place = 0;
            while place < WoundState::PLACES {
                let mut harm = 0;
                while harm < Harm::ALL.len() {
                    all[stacking][place][harm] =
                        WoundState::of_place(place).worked_out_after(Harm::ALL[harm], Stacking::ALL[stacking]);
                    harm += 1;
                }
                place += 1;
            }
            stacking += 1;
        }
        all
    }

    const fn worked_out_after(self, harm: Harm, stacking: Stacking) -> Self {
        match (harm, harm.wounds()) {
            (Harm::Stunned, _) if self.stunned => WoundState::at(self.with_wounds(1)),
            (Harm::Stunned, _) => self.stunned(),
            (_, None) => self,
            (_, Some(wounds)) => {
                let level = if wounds > self.level.wounds() {
                    WoundLevel::of_wounds(wounds)
                } else {
                    match stacking {
                        Stacking::OneLevel => self.with_wounds(1),
                        Stacking::Additive => self.with_wounds(wounds),
                    }
                };
                let without = WoundState::at(level);
                if self.stunned { without.stunned() } else { without }
            }
        }
    }

    const fn with_wounds(self, wounds: u8) -> WoundLevel {
        WoundLevel::of_wounds(self.level.wounds() + wounds)
    }

    /// One step better, for a success at healing, or a hero point: a level down, its stun mark left as it is; a stun
    /// alone passes.
    ///
    /// # Errors
    /// If there is nothing to make better.
    pub const fn lightened(self) -> Result<Self, Error> {
        match (self.level, self.stunned) {
            (WoundLevel::Healthy, false) => Err(Error::NotHurt),
            (WoundLevel::Healthy, true) => Ok(WoundState::HEALTHY),
            (level, stunned) => Ok(WoundState { level: WoundLevel::of_wounds(level.wounds() - 1), stunned }),
        }
    }

    const WORDS: &'static [&'static str] = &[
        "healthy",
        "stunned",
        "wounded",
        "wounded+stunned",
        "severely-wounded",
        "severely-wounded+stunned",
        "incapacitated",
        "incapacitated+stunned",
        "mortally-wounded",
        "mortally-wounded+stunned",
        "dead",
    ];

    /// How many states there are, and one place for the dead with a stun mark, who don't exist.
    const PLACES: usize = Self::WORDS.len() + 1;

    /// The place of the state in the list of its words.
    #[inline]
    const fn place(self) -> usize {
        2 * self.level as usize + self.stunned as usize
    }

    /// Every state, best first.
    pub fn all() -> impl DoubleEndedIterator<Item = WoundState> + ExactSizeIterator {
        (0..Self::WORDS.len()).map(Self::of_place)
    }

    /// The state at a place of the list: marked and unmarked take turns.
    const fn of_place(place: usize) -> Self {
        let unmarked = WoundState::at(WoundLevel::of_wounds((place / 2) as u8));
        if place % 2 == 1 { unmarked.stunned() } else { unmarked }
    }

    /// The state as it is written.
    pub const fn as_str(self) -> &'static str {
        let place = self.place();
        if place < Self::WORDS.len() { Self::WORDS[place] } else { "dead" }
    }
}

impl From<WoundLevel> for WoundState {
    fn from(level: WoundLevel) -> Self {
        WoundState::at(level)
    }
}

impl fmt::Display for WoundState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// As it is written: this is what a trace says that a strike came to.
impl fmt::Debug for WoundState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for WoundState {
    type Err = UnknownWord;
    fn from_str(text: &str) -> Result<Self, UnknownWord> {
        match Self::WORDS.iter().position(|word| *word == text) {
            Some(place) => Ok(Self::of_place(place)),
            None => Err(UnknownWord::new("mini6.wound-track: wound state", text, Self::WORDS)),
        }
    }
}

dice_core::serde_as_text!(WoundState, "a wound state like \"wounded+stunned\"", { "enum": WoundState::WORDS });

dice_core::made_of!(WoundState: u8, |place| WoundState::of_place(usize::from(place) % WoundState::WORDS.len()));

//! Armour: what it soaks, and what it takes off dodging and spells.

use crate::enchantment::Plus;
use crate::money::Money;

dice_core::vocabulary! {
    /// A suit of armour from the list (`mini6.armour`, source: *Armour*).
    ///
    /// ```
    /// use mini6_thule::{Armour, Money};
    /// let mail: Armour = "iron-mail-cuirass".parse()?;
    /// assert_eq!((mail.soak(), mail.dodge(), mail.price()), (5, -2, Money::gold(400)));
    /// # Ok::<(), dice_core::UnknownWord>(())
    /// ```
    pub enum Armour, "mini6.armour: armour" {
        /// Heavy clothing.
        HeavyClothing = "heavy-clothing",
        /// Heavy furs.
        HeavyFurs = "heavy-furs",
        /// A padded gambeson, which is as good.
        Gambeson = "gambeson",
        /// A leather cuirass.
        LeatherCuirass = "leather-cuirass",
        /// Scale, mostly of boiled leather.
        Scale = "scale",
        /// Lamellar, which is as good.
        Lamellar = "lamellar",
        /// An iron mail cuirass.
        IronMailCuirass = "iron-mail-cuirass",
        /// A +1 mail cuirass of dwarven steel.
        SteelMailCuirass = "steel-mail-cuirass",
        /// Full iron mail.
        FullIronMail = "full-iron-mail",
        /// +1 full mail of dwarven steel.
        SteelFullMail = "steel-full-mail",
        /// A bronze cuirass.
        BronzeCuirass = "bronze-cuirass",
        /// A +1 plate cuirass of dwarven steel.
        SteelPlateCuirass = "steel-plate-cuirass",
        /// A +2 plate harness of dwarven steel.
        SteelPlateHarness = "steel-plate-harness",
        /// A +3 juggernaut harness of dwarven steel, for dwarves alone.
        SteelJuggernautHarness = "steel-juggernaut-harness",
    }
}

/// A line of the list: soak and Dodge as printed, with the plus already in them; the plus; the price in gold.
struct Line(i16, i16, i16, u32);

impl Armour {
    const fn line(self) -> Line {
        match self {
            Armour::HeavyClothing => Line(1, -1, 0, 2),
            Armour::HeavyFurs | Armour::Gambeson => Line(2, -1, 0, 5),
            Armour::LeatherCuirass => Line(3, -1, 0, 20),
            Armour::Scale | Armour::Lamellar => Line(4, -2, 0, 40),
            Armour::IronMailCuirass => Line(5, -2, 0, 400),
            Armour::SteelMailCuirass => Line(6, -1, 1, 2_000),
            Armour::FullIronMail => Line(6, -3, 0, 600),
            Armour::SteelFullMail => Line(7, -2, 1, 3_000),
            Armour::BronzeCuirass => Line(7, -3, 0, 900),
            Armour::SteelPlateCuirass => Line(8, -2, 1, 5_000),
            Armour::SteelPlateHarness => Line(9, -3, 2, 25_000),
            Armour::SteelJuggernautHarness => Line(10, -4, 3, 125_000),
        }
    }

    /// What it adds to Soak, its own plus included.
    pub const fn soak(self) -> i16 {
        self.line().0
    }

    /// What it adds to Dodge, Stealth and Athletics: 0 or less. Where the list differs from [`dodge_penalty`], the list stands.
    pub const fn dodge(self) -> i16 {
        self.line().1
    }

    /// The plus that its soak and its penalty have in them.
    pub const fn plus(self) -> Plus {
        Plus::saturating(self.line().2 as i64)
    }

    /// What it costs.
    pub const fn price(self) -> Money {
        Money::gold(self.line().3)
    }

    /// Whether dwarves alone can wear it.
    pub const fn is_for_dwarves_alone(self) -> bool {
        matches!(self, Armour::SteelJuggernautHarness)
    }
}

/// What armour that isn't on the list takes off Dodge (static and rolled), Stealth and Athletics: half its base soak,
/// rounded down, and 1 at least (`mini6.armour-penalty`, source: *Armour Penalty*).
///
/// ```
/// assert_eq!(mini6_thule::armour::dodge_penalty(5), 2);
/// assert_eq!(mini6_thule::armour::dodge_penalty(1), 1);
/// ```
pub const fn dodge_penalty(base_soak: u16) -> i16 {
    let half = base_soak as i32 / 2;
    if half < 1 { 1 } else { half as i16 }
}

/// What a penalty of 0 or less becomes under a magic plus: nearer to 0, never beyond. What isn't a penalty stays.
const fn lightened(modifier: i32, plus: Plus) -> i32 {
    if modifier > 0 {
        return modifier;
    }
    let lightened = modifier + plus.get() as i32;
    if lightened > 0 { 0 } else { lightened }
}

dice_core::bounded! {
    /// What armour that isn't on the list soaks, its magic plus apart. 0 to 1,000.
    pub struct ArmourSoak(u16) "mini6.armour: soak": 0..=1000;

    /// What armour that isn't on the list adds to Dodge, its magic plus apart: mostly less than 0. −1,000 to 1,000.
    pub struct ArmourDodge(i16) "mini6.armour-penalty: dodge": -1000..=1000;
}

/// Armour as it is worn: from the list or not, with a magic plus or without. Only one is worn at a time.
///
/// ```
/// use mini6_thule::{Armour, Plus, WornArmour};
/// let bronze = WornArmour::from(Armour::BronzeCuirass).with_magic(Plus::new(3)?);
/// assert_eq!((bronze.soak(), bronze.dodge(), bronze.spell_penalty()), (10, 0, 4));
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
///
/// In data it is the name of a suit, `"leather-cuirass"`, or an object: `{"armour": "bronze-cuirass", "magic": 3}`, or
/// `{"soak": 3, "dodge": -1}` for what isn't on the list. Without `dodge` its penalty is worked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct WornArmour {
    /// The suit.
    pub suit: Suit,
    /// A magic plus, beyond one that the list counts in.
    pub magic: Plus,
}

/// A suit of armour: one from the list, or another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub enum Suit {
    /// One from the list.
    Listed(Armour),
    /// One with figures of its own.
    Other {
        /// What it soaks, its magic plus apart.
        soak: ArmourSoak,
        /// What it adds to Dodge; what [`dodge_penalty`] says if this says nothing.
        dodge: Option<ArmourDodge>,
    },
}

impl From<Armour> for WornArmour {
    fn from(armour: Armour) -> Self {
        WornArmour { suit: Suit::Listed(armour), magic: Plus::default() }
    }
}

impl WornArmour {
    /// Armour that isn't on the list: what it soaks, and what it adds to Dodge if that isn't worked out.
    pub const fn other(soak: ArmourSoak, dodge: Option<ArmourDodge>) -> Self {
        WornArmour { suit: Suit::Other { soak, dodge }, magic: Plus::saturating(0) }
    }

    /// The same with a magic plus.
    #[must_use]
    pub const fn with_magic(self, magic: Plus) -> Self {
        WornArmour { magic, ..self }
    }

    /// What it adds to Soak (`mini6.static`): a plus counts.
    pub const fn soak(self) -> i32 {
        let soak = match self.suit {
            Suit::Listed(armour) => armour.soak() as i32,
            Suit::Other { soak, .. } => soak.get() as i32,
        };
        soak + self.magic.get() as i32
    }

    /// What it adds to Dodge, static and rolled, and to Stealth and Athletics rolls (`mini6.armour-penalty`): a plus takes from the
    /// penalty, but never makes a bonus of it.
    pub const fn dodge(self) -> i32 {
        let dodge = match self.suit {
            Suit::Listed(armour) => armour.dodge() as i32,
            Suit::Other { dodge: Some(dodge), .. } => dodge.get() as i32,
            Suit::Other { soak, dodge: None } => -(dodge_penalty(soak.get()) as i32),
        };
        lightened(dodge, self.magic)
    }

    /// What it adds to the target number of a spell (`mini6.armour-magic`, source: *Armour Penalty*): its base soak, less
    /// its plus.
    pub const fn spell_penalty(self) -> i32 {
        let (base, magic) = match self.suit {
            Suit::Listed(armour) => {
                let plus = armour.plus().get() as i32;
                (armour.soak() as i32 - plus, plus)
            }
            Suit::Other { soak, .. } => (soak.get() as i32, 0),
        };
        spell_penalty(base, magic + self.magic.get() as i32)
    }
}

/// What armour or a shield adds to the target number of a spell: its base value less its plus, and 0 at least
/// (`mini6.armour-magic`).
pub(crate) const fn spell_penalty(base: i32, plus: i32) -> i32 {
    let penalty = base - plus;
    if penalty < 0 { 0 } else { penalty }
}

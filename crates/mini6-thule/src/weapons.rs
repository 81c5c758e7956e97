//! Weapons: what they do, how far they carry, what they cost.

use crate::enchantment::STEEL_PRICE;
use crate::money::Money;
use crate::range::RangeBands;
use crate::skills::Skill;
use crate::weapon_damage::WeaponDamage;

dice_core::vocabulary! {
    /// A weapon from the list (`mini6.weapons`, source: *Thulean Weapons Damage*).
    ///
    /// ```
    /// use mini6_thule::{Grip, Money, Skill, Weapon};
    /// let sword = Weapon::LongSword;
    /// assert_eq!(sword.usual_use().damage.to_string(), "M+2D");
    /// assert_eq!(sword.used(Grip::TwoHanded).unwrap().damage.to_string(), "M+2D+2");
    /// assert_eq!((sword.price(), sword.steel_price()), (Money::gold(15), Money::gold(1_500)));
    /// assert_eq!(Weapon::Javelin.usual_use().skill, Skill::Throwing);
    /// ```
    pub enum Weapon, "mini6.weapons: weapon" {
        /// A great axe.
        GreatAxe = "great-axe",
        /// A war axe.
        WarAxe = "war-axe",
        /// An axe with a mace's back: a dearer war axe.
        AxeMace = "axe-mace",
        /// A club.
        Club = "club",
        /// A hatchet.
        Hatchet = "hatchet",
        /// A knife.
        Knife = "knife",
        /// A mace.
        Mace = "mace",
        /// A staff.
        Staff = "staff",
        /// A war spear.
        WarSpear = "war-spear",
        /// A long sword.
        LongSword = "long-sword",
        /// A short sword.
        ShortSword = "short-sword",
        /// A great sword.
        GreatSword = "great-sword",
        /// A maul.
        Maul = "maul",
        /// A morningstar.
        Morningstar = "morningstar",
        /// A great club, which is as good.
        GreatClub = "great-club",
        /// A war bow, or heavy bow.
        WarBow = "war-bow",
        /// A light bow, or short bow.
        LightBow = "light-bow",
        /// A crossbow.
        Crossbow = "crossbow",
        /// A javelin.
        Javelin = "javelin",
    }
}

dice_core::vocabulary! {
    /// How a weapon is used.
    pub enum Grip, "mini6.weapons: grip" {
        /// Hand to hand, in one hand.
        OneHanded = "one-handed",
        /// Hand to hand, in both hands.
        TwoHanded = "two-handed",
        /// Thrown.
        Thrown = "thrown",
        /// Shot.
        Shot = "shot",
    }
}

impl Grip {
    /// Whether it is used hand to hand, and so can parry.
    pub const fn is_melee(self) -> bool {
        matches!(self, Grip::OneHanded | Grip::TwoHanded)
    }
}

/// One way to use a weapon: the skill that it takes and the damage that it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WeaponUse {
    /// How it is held.
    pub grip: Grip,
    /// The skill that attacks with it.
    pub skill: Skill,
    /// What it does.
    pub damage: WeaponDamage,
}

impl WeaponUse {
    /// Bare hands: Brawling, and damage by Might alone.
    pub const UNARMED: WeaponUse = use_of(Grip::OneHanded, Skill::Brawling, WeaponDamage::MIGHT);
}

const fn use_of(grip: Grip, skill: Skill, damage: WeaponDamage) -> WeaponUse {
    WeaponUse { grip, skill, damage }
}

/// Might and so many dice and pips.
const fn might(dice: u16, pips: u16) -> WeaponDamage {
    WeaponDamage::might(dice, pips)
}

impl Weapon {
    /// The ways to use it. The first is what it is for; one hand comes before two.
    ///
    /// The list names no skills: axes take Axe, swords and knives Knife/Blade, what is blunt Mace/Blunt, spear and staff Pole Arm,
    /// and whatever is thrown Throwing. A morningstar, which does as much as a maul, takes both hands like it.
    pub const fn uses(self) -> &'static [WeaponUse] {
        use Grip::{OneHanded, Shot, Thrown, TwoHanded};
        use Skill::{Axe, BowLight, BowWar, Crossbow, KnifeBlade, MaceBlunt, PoleArm, Throwing};
        match self {
            Weapon::GreatAxe => const { &[use_of(TwoHanded, Axe, might(3, 1))] },
            Weapon::WarAxe | Weapon::AxeMace => {
                const { &[use_of(OneHanded, Axe, might(2, 0)), use_of(TwoHanded, Axe, might(2, 2))] }
            }
            Weapon::Club => const { &[use_of(OneHanded, MaceBlunt, might(1, 0))] },
            Weapon::Hatchet => const { &[use_of(OneHanded, Axe, might(1, 1)), use_of(Thrown, Throwing, might(1, 1))] },
            Weapon::Knife => {
                const { &[use_of(OneHanded, KnifeBlade, might(1, 0)), use_of(Thrown, Throwing, might(1, 0))] }
            }
            Weapon::Mace => const { &[use_of(OneHanded, MaceBlunt, might(1, 2))] },
            Weapon::Staff => const { &[use_of(TwoHanded, PoleArm, might(1, 0))] },
            Weapon::WarSpear => {
                const { &[use_of(OneHanded, PoleArm, might(2, 0)), use_of(TwoHanded, PoleArm, might(2, 2))] }
            }
            Weapon::LongSword => {
                const { &[use_of(OneHanded, KnifeBlade, might(2, 0)), use_of(TwoHanded, KnifeBlade, might(2, 2))] }
            }
            Weapon::ShortSword => const { &[use_of(OneHanded, KnifeBlade, might(2, 0))] },
            Weapon::GreatSword => const { &[use_of(TwoHanded, KnifeBlade, might(3, 1))] },
            Weapon::Maul | Weapon::Morningstar | Weapon::GreatClub => {
                const { &[use_of(TwoHanded, MaceBlunt, might(3, 0))] }
            }
            Weapon::WarBow => const { &[use_of(Shot, BowWar, might(2, 0))] },
            Weapon::LightBow => const { &[use_of(Shot, BowLight, WeaponDamage::agility(1, 0))] },
            Weapon::Crossbow => const { &[use_of(Shot, Crossbow, WeaponDamage::fixed(4, 1))] },
            Weapon::Javelin => const { &[use_of(Thrown, Throwing, might(1, 2))] },
        }
    }

    /// The way to use it that it is for.
    pub const fn usual_use(self) -> WeaponUse {
        match self.uses() {
            [usual, ..] => *usual,
            [] => WeaponUse::UNARMED,
        }
    }

    /// What it is like in this grip, if it can be used so.
    pub fn used(self, grip: Grip) -> Option<WeaponUse> {
        self.uses().iter().copied().find(|way| way.grip == grip)
    }

    /// What it costs, of common make.
    pub const fn price(self) -> Money {
        Money::gold(match self {
            Weapon::Club | Weapon::Staff => 1,
            Weapon::Knife => 2,
            Weapon::Javelin => 3,
            Weapon::Hatchet => 4,
            Weapon::Mace | Weapon::WarSpear => 8,
            Weapon::WarAxe | Weapon::ShortSword => 10,
            Weapon::GreatAxe | Weapon::LongSword | Weapon::LightBow => 15,
            Weapon::Maul | Weapon::Morningstar | Weapon::GreatClub => 20,
            Weapon::AxeMace => 25,
            Weapon::WarBow => 30,
            Weapon::Crossbow => 35,
            Weapon::GreatSword => 50,
        })
    }

    /// What it costs of dwarven steel, which makes it a +1 weapon: a hundred times as much.
    pub const fn steel_price(self) -> Money {
        self.price().times(STEEL_PRICE)
    }

    /// How far it carries, if it is shot or can be thrown (source: *Effective Missile Ranges in Feet*).
    ///
    /// ```
    /// use mini6_thule::{Range, Weapon};
    /// let javelin = Weapon::Javelin.range_bands().unwrap();
    /// assert_eq!((javelin.at(120), javelin.at(121)), (Range::Medium, Range::Beyond));
    /// assert!(Weapon::Maul.range_bands().is_none());
    /// ```
    pub const fn range_bands(self) -> Option<RangeBands> {
        Some(match self {
            Weapon::WarBow | Weapon::LightBow => RangeBands::new(30, 150, Some(300)),
            Weapon::Crossbow => RangeBands::new(30, 100, Some(200)),
            Weapon::Javelin => RangeBands::new(30, 120, None),
            Weapon::Hatchet => RangeBands::new(20, 60, None),
            Weapon::Knife => RangeBands::new(10, 30, None),
            _ => return None,
        })
    }

    /// How many actions it takes to load it for another shot in the same turn.
    pub const fn reload_actions(self) -> u16 {
        match self {
            Weapon::WarBow => 1,
            Weapon::Crossbow => 2,
            _ => 0,
        }
    }

    /// How many actions so many attacks in a turn take, with the loading between them.
    ///
    /// ```
    /// use mini6_thule::Weapon;
    /// assert_eq!(Weapon::WarBow.actions_for(2), 3);
    /// assert_eq!(Weapon::Crossbow.actions_for(2), 4);
    /// assert_eq!(Weapon::LightBow.actions_for(2), 2);
    /// ```
    pub const fn actions_for(self, attacks: u16) -> u16 {
        attacks.saturating_add(attacks.saturating_sub(1).saturating_mul(self.reload_actions()))
    }

    /// What it adds to damage against somebody in armour.
    pub const fn against_armour(self) -> i32 {
        if matches!(self, Weapon::Mace) { 2 } else { 0 }
    }

    /// Whether it cuts or stabs: blocking it with bare hands still hurts (`mini6.block-parry`).
    pub const fn is_edged(self) -> bool {
        !matches!(
            self,
            Weapon::Club | Weapon::Mace | Weapon::Staff | Weapon::Maul | Weapon::Morningstar | Weapon::GreatClub
        )
    }
}

//! A creature's spells: the risk beforehand, and what casting costs.

use dice_core::{Dice, Resolve};

use crate::casting::Casting;
use crate::creature::Creature;
use crate::error::PoolError;
use crate::figures::Magic;
use crate::numbers::SpellPoints;
use crate::spell::{Cast, MpLess, Spell};

impl Creature {
    /// A spell that takes so many magic points, as it would cast it now: what it risks before it casts (`pool.cast`,
    /// `pool.mp-less`).
    ///
    /// ```
    /// use d6_pool_saves::{Creature, PoolError, Sheet};
    /// use dice_core::Resolve;
    /// let mage = Creature::try_from(Sheet { level: 10, magic_level: 10, magic_points: Some(5), ..Sheet::default() })?;
    /// let spell = mage.spell(3).unwrap();
    /// assert_eq!(spell.odds().chance_of(|casting| casting.works()).fraction(), "11/12");
    /// assert_eq!(spell.odds().chance_of(|casting| casting.health_lost() > 0).fraction(), "1/12");
    /// assert_eq!(mage.spell(6), Err(PoolError::NotEnoughPoints { points: 6, held: 5 }));
    /// # Ok::<(), d6_pool_saves::Rejected>(())
    /// ```
    ///
    /// # Errors
    /// If it can't cast it: [`PoolError::Unconscious`], [`PoolError::Bound`], [`PoolError::OverMagicLevel`],
    /// [`PoolError::OverHalfAndFive`], [`PoolError::NotEnoughPoints`]; and with no points left at all
    /// [`PoolError::TooLowForMpLess`] or [`PoolError::TooMuchForMpLess`].
    pub fn spell(&self, points: u16) -> Result<Spell, PoolError> {
        self.conscious()?;
        if let Some(bond) = self.sheet.bond() {
            return Err(PoolError::Bound { bond });
        }
        let wanted = SpellPoints::new(points.into())?;
        let held = self.magic_points.now();
        if held == 0 && points > 0 {
            return Ok(Spell::MpLess(MpLess::new(self.caster, wanted)?));
        }
        let cast = Cast::new(self.caster, wanted)?;
        if points > held {
            return Err(PoolError::NotEnoughPoints { points, held });
        }
        Ok(Spell::Cast(if self.sheet.casting() == Magic::Hard { cast.hindered() } else { cast }))
    }

    /// Casts a spell that takes so many magic points: they are spent whether it works or not, and mana burn costs health
    /// (`pool.cast`, `pool.hard-cast`).
    ///
    /// # Errors
    /// As [`Creature::spell`]; then no die is rolled and nothing is spent.
    pub fn cast<D: Dice>(&mut self, points: u16, dice: &mut D) -> Result<Casting, PoolError> {
        let spell = self.spell(points)?;
        self.magic_points.spend(spell.cost())?;
        let casting = spell.resolve(dice);
        self.health.lose(casting.health_lost());
        Ok(casting)
    }
}

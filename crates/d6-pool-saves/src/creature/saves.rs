//! A creature's saves, and what they use up.

use dice_core::{Dice, Resolve};

use crate::creature::Creature;
use crate::error::PoolError;
use crate::medium::Media;
use crate::numbers::{BurnedPoints, DestinyRerolls, Level, Modifier};
use crate::resist::Resist;
use crate::save::{DestinySave, DestinyVerdict, Save, counter_burn};

impl Creature {
    /// Its save against an effect that works by these media (`pool.save`). Whether it would spend a destiny reroll is to be
    /// said in `destiny`.
    pub fn save(&self, media: &Media, modifier: Modifier) -> Save {
        let Resist { resistances, vulnerabilities } = self.resist(media);
        let level = Level::saturating(i64::from(self.save_bonus.get()) * 5);
        Save { level, resistances, vulnerabilities, modifier, ..Save::default() }
    }

    /// Burns magic points for a save against a magical effect (`pool.counter-burn`).
    ///
    /// # Errors
    /// As [`counter_burn`]; then nothing is burned.
    pub fn burn(&mut self, points: u16) -> Result<BurnedPoints, PoolError> {
        let burned = counter_burn(self.caster.magic_level, self.magic_points.now(), points)?;
        self.magic_points.spend(points)?;
        Ok(burned)
    }

    /// Makes a save, and loses a destiny reroll if it takes one (`pool.destiny-reroll`).
    pub fn make_save<D: Dice>(&mut self, save: Save, dice: &mut D) -> DestinyVerdict {
        let verdict = DestinySave { save, rerolls: self.destiny_rerolls }.resolve(dice);
        let (DestinyVerdict::Failure(left) | DestinyVerdict::Success(left)) = verdict;
        self.destiny_rerolls = DestinyRerolls::saturating(left.into());
        verdict
    }
}

//! Multiple actions: more than one thing in a turn.

use dice_core::DiceCode;

use crate::error::Error;

dice_core::bounded! {
    /// How many actions a character takes in a turn: 1 to 10 (`mini6.multi-action`; source: Multiple Actions).
    ///
    /// ```
    /// use mini6_thule::Actions;
    /// let three = Actions::new(3)?;
    /// assert_eq!(three.leave("5D+1".parse()?)?.to_string(), "3D+1");
    /// assert_eq!(
    ///     three.leave("2D+2".parse()?).unwrap_err().to_string(),
    ///     "mini6.multi-action: 3 actions take 2D from each, and 2D+2 must keep 1D: the code must be 3D or higher"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub struct Actions(u8) "mini6.multi-action: number of actions": 1..=10;
}

impl Default for Actions {
    fn default() -> Self {
        Actions::ONE
    }
}

impl Actions {
    /// One action, which costs nothing.
    pub const ONE: Actions = Actions::MIN;

    /// The dice that every one of the actions loses: one for each beyond the first.
    pub const fn dice_lost(self) -> u16 {
        self.get() as u16 - 1
    }

    /// What is left of a code that is used for one of the actions. Statics, damage and soak lose nothing.
    ///
    /// # Errors
    /// If not even 1D is left.
    pub const fn leave(self, code: DiceCode) -> Result<DiceCode, Error> {
        match code.plus_dice(-(self.dice_lost() as i64)) {
            Some(left) => Ok(left),
            None => Err(Error::TooManyActions { actions: self, code }),
        }
    }
}

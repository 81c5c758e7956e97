//! Money, counted in silver.

use dice_core::OutOfRange;

use crate::Error;

dice_core::bounded! {
    /// An amount of money in silver pieces, of which ten make a gold piece (`mini6.money`, source: *Money*). 0 to
    /// 1,000,000,000,000: never a debt, and never more than that.
    ///
    /// ```
    /// use mini6_thule::Money;
    /// let mut purse = Money::gold(12);
    /// purse.pay(Money::new(75)?)?; // 7½ gold
    /// assert_eq!(purse.in_gold(), (4, 5));
    /// assert!(purse.pay(Money::gold(5)).is_err()); // refused, and nothing is gone
    /// assert_eq!(purse, Money::new(45)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub struct Money(u64) "mini6.money: silver pieces": 0..=1_000_000_000_000, default 0;

    /// A number of coins of one kind. 0 to 1,000,000,000,000.
    pub struct CoinCount(u64) "mini6.money: coins": 0..=1_000_000_000_000, default 0;
}

impl Money {
    /// No money at all.
    pub const NONE: Money = Money::MIN;
    /// What a day costs somebody who lives from hand to mouth.
    pub const SUBSISTENCE_A_DAY: Money = Money::silver(1);

    /// So many silver pieces.
    pub const fn silver(pieces: u32) -> Money {
        Money::saturating(pieces as i64)
    }

    /// So many gold pieces.
    pub const fn gold(pieces: u32) -> Money {
        Money::saturating(pieces as i64 * 10)
    }

    /// It in whole gold pieces, and the silver left over.
    pub const fn in_gold(self) -> (u64, u64) {
        (self.get() / 10, self.get() % 10)
    }

    /// Both together; none if that is over [`Money::MAX`].
    pub fn checked_add(self, other: Money) -> Option<Money> {
        Money::new(i64::from(self) + i64::from(other)).ok()
    }

    /// What is left; none if it isn't enough.
    pub fn checked_sub(self, other: Money) -> Option<Money> {
        Money::new(i64::from(self) - i64::from(other)).ok()
    }

    /// So many times as much; none if that is over [`Money::MAX`].
    pub fn checked_mul(self, times: u64) -> Option<Money> {
        let silver = self.get().checked_mul(times)?;
        i64::try_from(silver).ok().and_then(|silver| Money::new(silver).ok())
    }

    /// So many times as much, or [`Money::MAX`].
    pub(crate) const fn times(self, times: u32) -> Money {
        Money::saturating((self.get() as i64).saturating_mul(times as i64))
    }

    /// Pays a price out of this purse.
    ///
    /// # Errors
    /// [`Error::TooPoor`]; nothing is changed then.
    pub fn pay(&mut self, price: Money) -> Result<(), Error> {
        *self = self.checked_sub(price).ok_or(Error::TooPoor { price, purse: *self })?;
        Ok(())
    }

    /// Puts an amount into this purse.
    ///
    /// # Errors
    /// If there would be more than [`Money::MAX`]; nothing is changed then.
    pub fn receive(&mut self, amount: Money) -> Result<(), OutOfRange> {
        *self = Money::new(i64::from(*self) + i64::from(amount))?;
        Ok(())
    }

    /// What a Jungle Trader pays for something of this price: two thirds (`mini6.hero.narrative`), rounded up to silver.
    #[must_use]
    pub const fn bought_at_two_thirds(self) -> Money {
        Money::saturating((self.get() * 2).div_ceil(3) as i64)
    }

    /// What a Jungle Trader gets for something of this price: half as much again (`mini6.hero.narrative`), rounded down
    /// to silver; never over [`Money::MAX`].
    #[must_use]
    pub const fn sold_at_three_halves(self) -> Money {
        Money::saturating((self.get() * 3 / 2) as i64)
    }
}

dice_core::vocabulary! {
    /// A kind of coin (`mini6.money`, source: *Money*).
    pub enum Coin, "mini6.money: coin" {
        /// A silver piece.
        Silver = "silver",
        /// A gold piece: 10 silver.
        Gold = "gold",
        /// A large gold coin of Quodeth, much debased: 5 gold there, 2 elsewhere.
        DoublePeacock = "double-peacock",
        /// A platinum piece: 10 gold.
        Platinum = "platinum",
    }
}

dice_core::vocabulary! {
    /// Where a coin is spent.
    pub enum Market, "mini6.money: market" {
        /// In the city of Quodeth.
        Quodeth = "quodeth",
        /// Anywhere else.
        Elsewhere = "elsewhere",
    }
}

impl Coin {
    /// What one is worth.
    ///
    /// ```
    /// use mini6_thule::{Coin, Market, Money};
    /// assert_eq!(Coin::DoublePeacock.worth(Market::Quodeth), Money::gold(5));
    /// assert_eq!(Coin::DoublePeacock.worth(Market::Elsewhere), Money::gold(2));
    /// ```
    pub const fn worth(self, market: Market) -> Money {
        match (self, market) {
            (Coin::Silver, _) => Money::silver(1),
            (Coin::Gold, _) => Money::gold(1),
            (Coin::DoublePeacock, Market::Quodeth) => Money::gold(5),
            (Coin::DoublePeacock, Market::Elsewhere) => Money::gold(2),
            (Coin::Platinum, _) => Money::gold(10),
        }
    }

    /// What one weighs, in fiftieths of a pound.
    pub const fn fiftieths_of_a_pound(self) -> u64 {
        match self {
            Coin::DoublePeacock => 5,
            Coin::Silver | Coin::Gold | Coin::Platinum => 1,
        }
    }
}

/// Coins of every kind (`mini6.money`).
///
/// ```
/// use mini6_thule::{Coins, Market, Money};
/// let coins = Coins::fewest(Money::gold(37));
/// assert_eq!((coins.platinum.get(), coins.gold.get(), coins.silver.get()), (3, 7, 0));
/// assert_eq!(coins.worth(Market::Elsewhere), Some(Money::gold(37)));
/// assert_eq!(coins.fiftieths_of_a_pound(), 10);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Coins {
    /// Silver pieces.
    pub silver: CoinCount,
    /// Gold pieces.
    pub gold: CoinCount,
    /// Double peacocks.
    pub double_peacocks: CoinCount,
    /// Platinum pieces.
    pub platinum: CoinCount,
}

impl Coins {
    /// The fewest coins that make an amount, but for double peacocks: their worth depends on where they are spent.
    pub const fn fewest(amount: Money) -> Coins {
        let (gold, silver) = amount.in_gold();
        let platinum = CoinCount::saturating((gold / 10) as i64);
        Coins {
            silver: CoinCount::saturating(silver as i64),
            gold: CoinCount::saturating((gold - platinum.get() * 10) as i64),
            double_peacocks: CoinCount::MIN,
            platinum,
        }
    }

    /// How many there are of each kind.
    pub const fn counts(self) -> [(Coin, CoinCount); 4] {
        [
            (Coin::Silver, self.silver),
            (Coin::Gold, self.gold),
            (Coin::DoublePeacock, self.double_peacocks),
            (Coin::Platinum, self.platinum),
        ]
    }

    /// What they are worth; none if that is over [`Money::MAX`].
    pub fn worth(self, market: Market) -> Option<Money> {
        let mut worth = Money::NONE;
        for (coin, count) in self.counts() {
            worth = worth.checked_add(coin.worth(market).checked_mul(count.get())?)?;
        }
        Some(worth)
    }

    /// What they weigh, in fiftieths of a pound.
    pub fn fiftieths_of_a_pound(self) -> u64 {
        self.counts().iter().map(|(coin, count)| coin.fiftieths_of_a_pound() * count.get()).sum()
    }
}

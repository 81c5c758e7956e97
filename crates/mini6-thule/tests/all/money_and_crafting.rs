//! Money and making things: mini6.money, mini6.crafting, and the trader of mini6.hero.narrative.

use dice_core::{DiceCode, Resolve};
use mini6_thule::{
    Check, CheckOutcome, Coin, CoinCount, Coins, Craft, Crafting, Error, Market, Money, MundanePrice, Rarity,
};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn silver(silver: i64) -> Money {
    Money::new(silver).unwrap()
}

fn mundane(silver: i64) -> Craft {
    Craft::Mundane(MundanePrice::new(silver).unwrap())
}

/// mini6.money: "10 silver pieces = 1 gold piece; 5 gold = 1 double peacock, only 2 outside Quodeth; 10 gold = 1 platinum".
#[test]
fn coins_and_their_worth() {
    let worth = |market| Coin::ALL.iter().map(|coin| coin.worth(market).get()).collect::<Vec<_>>();
    assert_eq!(worth(Market::Quodeth), [1, 10, 50, 100]);
    assert_eq!(worth(Market::Elsewhere), [1, 10, 20, 100]);
    assert_eq!(Money::SUBSISTENCE_A_DAY, silver(1));
    let fifty = CoinCount::new(50).unwrap();
    let coins = Coins { silver: fifty, gold: fifty, double_peacocks: CoinCount::new(10).unwrap(), platinum: fifty };
    // 50 coins a pound, 10 double peacocks a pound: four pounds
    assert_eq!(coins.fiftieths_of_a_pound(), 4 * 50);
    assert_eq!(coins.worth(Market::Quodeth), Some(silver(50 + 500 + 500 + 5_000)));
    assert_eq!(coins.worth(Market::Elsewhere), Some(silver(50 + 500 + 200 + 5_000)));
}

/// mini6.money, bad input: a purse never goes below 0 nor over its limit, and what is refused changes nothing.
#[test]
fn a_purse_refuses_politely() {
    let mut purse = Money::gold(3);
    assert_eq!(purse.pay(silver(31)), Err(Error::TooPoor { price: silver(31), purse: silver(30) }));
    assert_eq!(
        purse.pay(silver(31)).unwrap_err().to_string(),
        "mini6.money: the price is 31 silver and the purse holds 30: at most that can be paid"
    );
    assert_eq!(purse, silver(30));
    assert!(purse.receive(Money::MAX).is_err());
    assert_eq!(purse, silver(30));
    assert!(Money::new(-1).is_err());
    assert_eq!(
        Money::new(1_000_000_000_001).unwrap_err().to_string(),
        "mini6.money: silver pieces 1000000000001 is out of range: 0 to 1000000000000 are allowed"
    );
    assert_eq!(Money::MAX.checked_mul(u64::MAX), None);
    let many = CoinCount::MAX;
    assert_eq!(Coins { silver: many, gold: many, double_peacocks: many, platinum: many }.worth(Market::Quodeth), None);
}

/// mini6.hero.narrative: a Jungle Trader buys at 2/3, rounded up, and sells at 3/2, rounded down.
#[test]
fn the_traders_prices() {
    let buy = |price: i64| silver(price).bought_at_two_thirds().get();
    let sell = |price: i64| silver(price).sold_at_three_halves().get();
    assert_eq!([0, 1, 2, 3, 150].map(buy), [0, 1, 2, 2, 100]);
    assert_eq!([0, 1, 2, 3, 150].map(sell), [0, 1, 3, 4, 225]);
    assert_eq!(Money::MAX.sold_at_three_halves(), Money::MAX);
}

/// mini6.money: an amount is made of the fewest coins, by a search that takes each kind from each lesser amount.
#[test]
fn the_fewest_coins() {
    let kinds = [Coin::Silver, Coin::Gold, Coin::Platinum].map(|coin| coin.worth(Market::Elsewhere).get() as usize);
    let mut fewest = vec![0_u64];
    for amount in 1..=1_500 {
        let lesser =
            kinds.iter().filter_map(|worth| fewest.get(amount - *worth.min(&amount)).filter(|_| *worth <= amount));
        fewest.push(lesser.min().unwrap() + 1);
    }
    for (amount, fewest) in fewest.into_iter().enumerate() {
        let coins = Coins::fewest(silver(amount as i64));
        assert_eq!(coins.worth(Market::Elsewhere), Some(silver(amount as i64)));
        assert_eq!(coins.counts().iter().map(|(_, count)| count.get()).sum::<u64>(), fewest, "{amount} silver");
    }
}

proptest! {
    /// mini6.money: nothing is made or lost by paying, receiving or changing coins.
    #[test]
    fn money_is_kept(has in 0..=1_000_000_000_000_i64, price in 0..=1_000_000_000_000_i64) {
        let (mut purse, price) = (silver(has), silver(price));
        match purse.pay(price) {
            Ok(()) => {
                prop_assert_eq!(purse.checked_add(price), Some(silver(has)));
                purse.receive(price).unwrap();
            }
            Err(_) => prop_assert!(price > purse),
        }
        prop_assert_eq!(purse, silver(has));
        for market in Market::ALL {
            prop_assert_eq!(Coins::fewest(purse).worth(*market), Some(purse));
        }
        let (gold, left) = purse.in_gold();
        prop_assert_eq!(gold * 10 + left, purse.get());
        prop_assert!(left < 10);
    }
}

/// mini6.crafting: "Legendary 60 50 62500-125000gp … Common 25 1 100-200gp"; time in weeks, here in days.
#[test]
fn magic_things() {
    let printed = [
        (Rarity::Legendary, 60, 50, 62_500, 125_000),
        (Rarity::VeryRare, 50, 25, 12_500, 25_000),
        (Rarity::Rare, 40, 10, 2_500, 5_000),
        (Rarity::Uncommon, 30, 2, 500, 1_000),
        (Rarity::Common, 25, 1, 100, 200),
    ];
    assert_eq!(Rarity::ALL.len(), printed.len());
    for (rarity, difficulty, weeks, least, most) in printed {
        let craft = Craft::Magic(rarity);
        assert_eq!((craft.difficulty().get(), craft.days()), (difficulty, 7 * weeks), "{rarity}");
        assert_eq!(craft.cost(), Some((Money::gold(least), Money::gold(most))), "{rarity}");
        // "Consumables take 1/5 as long and cost 1/5 to create"
        let consumable = Craft::Consumable(rarity);
        assert_eq!(consumable.difficulty(), craft.difficulty());
        assert_eq!(consumable.days(), (7 * weeks).div_ceil(5), "{rarity}");
        assert_eq!(consumable.cost(), Some((Money::gold(least / 5), Money::gold(most / 5))), "{rarity}");
    }
    // "a potion of healing … costs 40gp to make"
    assert_eq!(Craft::Consumable(Rarity::Common).cost().unwrap().1, Money::gold(40));
}

/// mini6.crafting: the bands of price in gold, at both ends, with difficulty and gold a day.
#[test]
fn common_things() {
    for (gold, difficulty, a_day) in [
        (2_499, 20, 20),
        (500, 20, 20),
        (499, 15, 10),
        (100, 15, 10),
        (99, 10, 5),
        (20, 10, 5),
        (19, 5, 2),
        (4, 5, 2),
        (3, 0, 1),
        (0, 0, 1),
    ] {
        let craft = mundane(10 * gold);
        assert_eq!(
            (craft.difficulty().get(), craft.days()),
            (difficulty, (gold as u16).div_ceil(a_day)),
            "{gold} gold"
        );
        assert_eq!(craft.cost(), None);
    }
    assert_eq!(mundane(5).days(), 1); // half a gold piece: half a day, which counts as one
    assert_eq!((mundane(39).difficulty().get(), mundane(40).difficulty().get()), (0, 5));
    assert_eq!(
        MundanePrice::new(25_000).unwrap_err().to_string(),
        "mini6.crafting: price in silver 25000 is out of range: 0 to 24999 are allowed"
    );
}

/// mini6.crafting: the roll is a check of the craft against the thing's difficulty, with the same odds and the same dice.
#[test]
fn the_crafting_roll_is_a_check() {
    for craft in
        [mundane(0), mundane(150), mundane(9_000), Craft::Magic(Rarity::Uncommon), Craft::Consumable(Rarity::Legendary)]
    {
        for text in ["1D", "4D+2", "12D"] {
            let bonus = 2.try_into().unwrap();
            let crafting = Crafting { code: code(text), bonus, craft };
            let check = Check { code: code(text), bonus, tn: craft.difficulty() };
            assert_eq!(crafting.odds(), check.odds());
            let recorded = crafting.record(&mut dice_core::SeededRng::new(7));
            assert_eq!(crafting.replay(&recorded.trace.faces()).unwrap().outcome, recorded.outcome);
            assert_eq!(recorded.outcome, check.roll_seed(7));
        }
    }
    // 3D against 10, by hand: the sum of two dice and a wild die
    let bow = Crafting::new(code("3D"), mundane(150)); // 15 gold: difficulty 5
    assert_eq!(bow.odds().chance(&CheckOutcome::Failure).fraction(), "1/54"); // 3 or 4: 1 + 3 of 216
    assert!(bow.replay(&[1, 1, 3]).is_ok_and(|record| record.outcome == CheckOutcome::Success));
}

//! What is seen of a value where a program prints it to find a fault: its type's name at least, and what tells it from others.

use std::any::type_name;
use std::fmt::Debug;

use dice_core::{
    Budget, ByteDice, Counts, D6, DamageDice, Dice, DiceCode, Known, Limited, Odds, Pool, Probability, Recorder,
    RollCode, RuleId, Script, SeededRng, Sides, ThrownAway,
};

/// Whether it begins with the name of its type, as what is derived does.
fn names_itself<T: Debug>(value: &T) {
    let shown = format!("{value:?}");
    let path = type_name::<T>().split('<').next().unwrap_or_default();
    let name = path.rsplit("::").next().unwrap_or_default();
    assert!(!name.is_empty() && shown.starts_with(name), "{path} is shown as {shown:?}");
}

#[test]
fn every_type_names_itself() {
    names_itself(&Budget::default());
    names_itself(&ByteDice::new(&[1]));
    names_itself(&Counts::<u32>::new());
    names_itself(&"1D8+1".parse::<DamageDice>().unwrap());
    names_itself(&DiceCode::MIN);
    names_itself(&Known::new());
    names_itself(&Limited::new(SeededRng::new(7), 9));
    names_itself(&Odds::certain(1));
    names_itself(&Pool::plain(1));
    names_itself(&Probability::certain());
    names_itself(&Recorder::new(SeededRng::new(7)));
    names_itself(&RollCode::from(DiceCode::MIN));
    names_itself(&RuleId::new("test.part"));
    names_itself(&Script::new(&[1]));
    names_itself(&SeededRng::new(7));
    names_itself(&Sides::new(6).unwrap());
    names_itself(&ThrownAway::default());
}

#[test]
fn a_generator_does_not_give_its_seed_away() {
    // who sees what a program prints shall not roll its dice
    assert_eq!(format!("{:?}", SeededRng::new(123_456)), format!("{:?}", SeededRng::new(7)));
}

#[test]
fn what_is_known_says_how_much_it_is() {
    let mut known = Known::new();
    for count in 1..=30 {
        Odds::within_knowing(Budget::default(), &mut known, |dice| dice.sum(count, D6)).unwrap();
        assert!(format!("{known:?}").contains(&known.len().to_string()), "{known:?}");
    }
    assert_eq!(known.len(), 30);
}

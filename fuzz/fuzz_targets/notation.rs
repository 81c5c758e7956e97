//! Every notation: what can be read is printed as it reads, and nothing panics.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use tali::dice::{DamageDice, DiceCode, Probability, RollCode};
use tali::mini6::{WeaponDamage, WoundState};
use tali::pool::Medium;

fuzz_target!(|text: &str| {
    prints_as_it_reads::<DiceCode>(text);
    prints_as_it_reads::<RollCode>(text);
    prints_as_it_reads::<DamageDice>(text);
    prints_as_it_reads::<WeaponDamage>(text);
    prints_as_it_reads::<WoundState>(text);
    prints_as_it_reads::<Medium>(text);
    if let Ok(chance) = text.parse::<Probability>() {
        assert_eq!(chance.fraction().parse(), Ok(chance));
    }
});

fn prints_as_it_reads<T: FromStr + Display + Debug + PartialEq>(text: &str)
where
    T::Err: Debug + Display,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse::<T>().expect("what is printed can be read"), value),
        Err(error) => assert!(error.to_string().len() < 1_000, "an error repeats too much"),
    }
}

//! Every notation: what can be read is printed as it reads, and nothing panics.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use tali::dice::{DamageDice, DiceCode, Probability, RollCode};

fuzz_target!(|text: &str| {
    prints_as_it_reads::<DiceCode>(text);
    prints_as_it_reads::<RollCode>(text);
    prints_as_it_reads::<DamageDice>(text);
    if let Ok(chance) = text.parse::<Probability>() {
        assert_eq!(chance.fraction().parse(), Ok(chance));
    }
});

fn prints_as_it_reads<T: FromStr + Display + Debug + PartialEq>(text: &str)
where
    T::Err: Debug + PartialEq,
{
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse::<T>(), Ok(value));
    }
}

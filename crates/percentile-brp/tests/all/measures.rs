//! brp.siz and brp.units, as printed.

use percentile_brp::measures::{CONVERSIONS, Fraction, SIZ_TABLE, TEMPERATURES, Weight, fahrenheit, siz_of, weight_of};

#[test]
fn sizes_and_weights() {
    let printed = [
        (1, 1, 12),
        (8, 109, 120),
        (16, 220, 239),
        (32, 880, 959),
        (64, 14_200, 15_400),
        (96, 192_000, 192_000),
        (160, 768_000, 768_000),
        (256, 3_032_000, 3_032_000),
    ];
    assert_eq!(printed.len(), SIZ_TABLE.len());
    for (siz, from_pounds, to_pounds) in printed {
        assert_eq!(weight_of(siz), Some(Weight { from_pounds, to_pounds }));
        assert_eq!((siz_of(from_pounds), siz_of(to_pounds)), (Some(siz), Some(siz)));
        assert_ne!(siz_of(to_pounds + 1), Some(siz));
    }
    // no row is made up
    for siz in [0, 2, 9, 17, 100, 329] {
        assert_eq!(weight_of(siz), None);
    }
    for pounds in [0, 13, 108, 121, 240, 6_599_999] {
        assert_eq!(siz_of(pounds), None);
    }
    // above the table: a tenth of the weight in short tons
    for siz in [330, 331, 1_000, u32::MAX] {
        let weight = weight_of(siz).unwrap();
        assert_eq!(weight.from_pounds, u64::from(siz) * 20_000);
        assert_eq!(siz_of(weight.from_pounds), Some(siz));
    }
    assert_eq!(siz_of(u64::MAX), None);
}

/// The rough figures are the printed ones, and within a sixth of the exact ones; these by definition of the units.
#[test]
fn rough_and_exact() {
    let cubic_inch = 16_387_064; // in millionths of a cubic centimetre
    let rows = [
        ("1/3", 100, 254),
        ("3", 10_000, 3_048),
        ("1", 10_000, 9_144),
        ("3/5", 1_000_000, 1_609_344),
        ("3/100", 16 * 100_000, 45_359_237),
        ("11/5", 100_000_000, 45_359_237),
        ("2200", 100_000_000_000, 45_359_237),
        ("1", 4_000_000_000, 231 * cubic_inch),
        ("1/4", 1_000_000_000, 231 * cubic_inch),
    ];
    let wide = |fraction: Fraction| (u128::from(fraction.numerator), u128::from(fraction.denominator));
    for (conversion, (rough, numerator, denominator)) in CONVERSIONS.iter().zip(rows) {
        let what = format!("{} to {}", conversion.metric, conversion.customary);
        assert_eq!(conversion.rough.to_string(), rough, "{what}");
        let (exact, rough) = (wide(conversion.exact), wide(conversion.rough));
        assert_eq!(exact.0 * denominator, exact.1 * numerator, "{what}");
        let (ours, theirs) = (rough.0 * exact.1, exact.0 * rough.1);
        assert!(6 * ours.abs_diff(theirs) < theirs, "{what}");
    }
    for temperature in TEMPERATURES {
        assert_eq!(fahrenheit(temperature.celsius), 5 * i64::from(temperature.fahrenheit));
    }
}

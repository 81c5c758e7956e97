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

/// The rough figures are the printed ones, and within a seventh of the exact ones; these from their definitions.
#[test]
fn rough_and_exact() {
    let printed = ["1/3", "3", "1", "3/5", "3/100", "11/5", "2200", "1", "1/4"];
    for (conversion, rough) in CONVERSIONS.iter().zip(printed) {
        assert_eq!(conversion.rough.to_string(), rough, "{}", conversion.customary);
        let value = |fraction: Fraction| fraction.numerator as f64 / fraction.denominator as f64;
        let off = (value(conversion.rough) / value(conversion.exact) - 1.0).abs();
        assert!(off < 1.0 / 6.0, "{} to {}: {off}", conversion.metric, conversion.customary);
    }
    let defined = [
        1.0 / 2.54,
        1.0 / 0.3048,
        1.0 / 0.9144,
        1.0 / 1.609_344,
        16.0 / 453.592_37,
        1.0 / 0.453_592_37,
        1_000.0 / 0.453_592_37,
        4_000.0 / (231.0 * 16.387_064),
        1_000.0 / (231.0 * 16.387_064),
    ];
    for (conversion, defined) in CONVERSIONS.iter().zip(defined) {
        let exact = conversion.exact.numerator as f64 / conversion.exact.denominator as f64;
        assert!((exact / defined - 1.0).abs() < 1e-12, "{} to {}", conversion.metric, conversion.customary);
    }
    for temperature in TEMPERATURES {
        assert_eq!(fahrenheit(temperature.celsius), 5 * i64::from(temperature.fahrenheit));
    }
}

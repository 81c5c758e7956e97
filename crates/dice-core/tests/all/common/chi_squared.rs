//! Pearson's test of counts against expected shares.

use num_rational::BigRational;
use num_traits::ToPrimitive;

/// The chance that fair counts differ from what is expected by as much as these do, or more.
///
/// Cells are merged from the front until each expects 10 at least, as the test's limit law wants.
pub fn p_value(counts: &[u64], shares: &[BigRational]) -> f64 {
    assert_eq!(counts.len(), shares.len());
    let thrown: u64 = counts.iter().sum();
    let mut cells: Vec<(f64, f64)> = Vec::new();
    for (&count, share) in counts.iter().zip(shares) {
        let expected = share.to_f64().expect("a share") * thrown as f64;
        assert!(expected > 0.0 || count == 0, "what can't be has been");
        match cells.last_mut() {
            Some(last) if last.1 < 10.0 => *last = (last.0 + count as f64, last.1 + expected),
            _ => cells.push((count as f64, expected)),
        }
    }
    if cells.len() > 1 && cells[cells.len() - 1].1 < 10.0 {
        let last = cells.pop().unwrap_or_default();
        let before = cells.len() - 1;
        cells[before] = (cells[before].0 + last.0, cells[before].1 + last.1);
    }
    assert!(cells.len() > 1, "too few dice for a test");
    let statistic: f64 = cells.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
    survival(statistic, (cells.len() - 1) as f64)
}

/// P(χ² ≥ x) with `freedom` degrees: the upper incomplete gamma function Q(freedom/2, x/2), by its series below the
/// middle and by its continued fraction (Lentz) above.
pub fn survival(x: f64, freedom: f64) -> f64 {
    let (a, x) = (freedom / 2.0, x / 2.0);
    if x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        for _ in 0..10_000 {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return 1.0 - front * sum;
    }
    let mut b = x + 1.0 - a;
    let mut c = 1e300;
    let mut d = 1.0 / b;
    let mut h = d;
    for i in 1..10_000 {
        let an = -f64::from(i) * (f64::from(i) - a);
        b += 2.0;
        d = 1.0 / (an * d + b);
        c = b + an / c;
        h *= d * c;
    }
    front * h
}

/// Stirling's series, after moving the argument up to where it is exact enough.
fn ln_gamma(mut z: f64) -> f64 {
    let mut below = 0.0;
    while z < 20.0 {
        below += z.ln();
        z += 1.0;
    }
    let series = 1.0 / (12.0 * z) - 1.0 / (360.0 * z.powi(3)) + 1.0 / (1260.0 * z.powi(5));
    (z - 0.5) * z.ln() - z + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - below
}

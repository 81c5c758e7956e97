//! Where dice come from: the one trait that carries the rest.

use core::fmt::Debug;
use core::ops::ControlFlow;

use crate::{Face, RuleId, Sides};

/// What a rule, or a part of one, can come to: any plain value that can be compared, copied and shown.
///
/// Nothing to implement: every such type is one.
pub trait Outcome: Clone + Ord + Debug + 'static {}
impl<T: Clone + Ord + Debug + 'static> Outcome for T {}

/// Dice of one kind, thrown together and added up: some plain, and some that explode, which is to roll on and add
/// while they show their highest face.
///
/// ```
/// use dice_core::Pool;
/// assert_eq!(Pool::with_wild_die(5), Pool { plain: 4, exploding: 1 });
/// assert_eq!(Pool::with_wild_die(0), Pool { plain: 0, exploding: 0 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pool {
    /// How many dice just show what they show.
    pub plain: u16,
    /// How many dice roll on while they show their highest face.
    pub exploding: u16,
}

impl Pool {
    /// `dice` plain dice.
    pub const fn plain(dice: u16) -> Self {
        Pool { plain: dice, exploding: 0 }
    }

    /// `dice` dice that all explode.
    pub const fn exploding(dice: u16) -> Self {
        Pool { plain: 0, exploding: dice }
    }

    /// How many dice are thrown at first.
    pub(crate) const fn size(self) -> i64 {
        self.plain as i64 + self.exploding as i64
    }

    /// `dice` dice, the last of which is wild and explodes.
    pub const fn with_wild_die(dice: u16) -> Self {
        Pool { plain: dice.saturating_sub(1), exploding: if dice == 0 { 0 } else { 1 } }
    }
}

/// How many dice may explode in one total, for each exploding die in it. With fair dice that is as good as no limit (a d6
/// exceeds it once in 6¹⁰⁰⁰); with a generator that is stuck on the highest face it is what ends the roll.
pub const LONGEST_CHAIN: u32 = 1_000;

/// Where dice come from. One method is required; the others are defined in terms of it, as those of [`Iterator`] are.
///
/// A rule takes `&mut impl Dice` and asks it for dice. What answers may be a random number generator (every
/// [`rand_core::Rng`] is one), faces that lie on the table ([`Script`](crate::Script)), something that keeps a record
/// ([`Recorder`](crate::Recorder)), or all possible dice at once ([`Paths`](crate::Paths)).
///
/// # The contract of a rule
/// Given the same faces, a rule must ask for the same dice in the same order: its only source of chance is `dice`.
///
/// # Order of the dice
/// Each method says in which order it takes its dice. The order is a promise: a script is read and a trace is written
/// in it, and the same seed gives the same faces in it, recorded or not.
///
/// ```
/// use dice_core::{D6, Dice, Script};
///
/// fn damage(dice: &mut impl Dice) -> u32 {
///     2 * dice.sum(2, D6) + dice.die(D6)
/// }
///
/// let mut table = Script::new(&[3, 4, 1]);
/// assert_eq!(damage(&mut table), 15);
/// ```
pub trait Dice: Sized {
    /// One die.
    fn die(&mut self, sides: Sides) -> Face;

    /// Dice of one kind, one after another, for as long as `more` says so of the last.
    fn faces(&mut self, sides: Sides, mut more: impl FnMut(Face) -> bool) {
        while more(self.die(sides)) {}
    }

    /// `count` dice thrown together, each shown to `see`.
    fn each(&mut self, count: u16, sides: Sides, mut see: impl FnMut(Face)) {
        let mut left = count;
        if left == 0 {
            return;
        }
        self.faces(sides, |face| {
            see(face);
            left -= 1;
            left > 0
        });
    }

    /// The sum of `count` dice.
    fn sum(&mut self, count: u16, sides: Sides) -> u32 {
        let mut sum = 0;
        self.each(count, sides, |face| sum += face);
        sum
    }

    /// How many of `count` dice show `face` or less.
    fn count_at_most(&mut self, count: u16, sides: Sides, face: Face) -> u16 {
        let mut successes = 0;
        self.each(count, sides, |shown| successes += u16::from(shown <= face));
        successes
    }

    /// How many of `count` dice show `face` or more.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Odds};
    /// // a pool of six, a five or a six is a success
    /// let successes = Odds::of(|dice| dice.count_at_least(6, D6, 5));
    /// assert_eq!(successes.mean().fraction(), "2");
    /// ```
    fn count_at_least(&mut self, count: u16, sides: Sides, face: Face) -> u16 {
        let mut successes = 0;
        self.each(count, sides, |shown| successes += u16::from(shown >= face));
        successes
    }

    /// The highest face of `count` dice; 0 if there are none.
    fn highest(&mut self, count: u16, sides: Sides) -> Face {
        let mut highest = 0;
        self.each(count, sides, |face| highest = highest.max(face));
        highest
    }

    /// The lowest face of `count` dice; 0 if there are none.
    fn lowest(&mut self, count: u16, sides: Sides) -> Face {
        let mut lowest = Face::MAX;
        self.each(count, sides, |face| lowest = lowest.min(face));
        if count == 0 { 0 } else { lowest }
    }

    /// The total of a pool: first its plain dice, then each exploding die with its chain at once.
    ///
    /// `enough` promises that no two totals of `enough` or more differ to the caller. A roll doesn't care; exact odds
    /// do: it is what makes an endless chain finite, exactly. A die of one side can't explode; nor does any die after
    /// [`LONGEST_CHAIN`] explosions for each exploding die of the pool.
    fn total(&mut self, sides: Sides, pool: Pool, enough: u32) -> u32 {
        let _ = enough;
        total_by_faces(self, sides, pool)
    }

    /// One die that rolls on and adds while it shows its highest face; see [`total`](Dice::total) for `enough`.
    fn exploding(&mut self, sides: Sides, enough: u32) -> u32 {
        self.total(sides, Pool::exploding(1), enough)
    }

    /// How many of `count` pools come to a total of `target` or more: pool by pool, each as [`total`](Dice::total)
    /// takes it.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Odds, Pool};
    /// // a hundred archers, five dice each, one of them wild
    /// let hits = Odds::of(|dice| dice.count_totals(100, D6, Pool::with_wild_die(5), 20));
    /// assert_eq!(hits.mean().fraction(), "30625/864"); // a hundred times 1225/3456
    /// ```
    fn count_totals(&mut self, count: u16, sides: Sides, pool: Pool, target: u32) -> u16 {
        (0..count).map(|_| u16::from(self.total(sides, pool, target) >= target)).sum()
    }

    /// By how much the total of `ours` is over that of `theirs`: first all our dice, then all theirs.
    ///
    /// `within` promises that no two margins of `within` or more differ to the caller, nor two of `-within` or less.
    /// Both chains may be endless; the odds are exact all the same.
    fn margin(&mut self, sides: Sides, ours: Pool, theirs: Pool, within: u32) -> i32 {
        let _ = within;
        let ours = self.total(sides, ours, u32::MAX);
        let theirs = self.total(sides, theirs, u32::MAX);
        difference(ours, theirs)
    }

    /// A named part of a rule whose dice matter only through what it returns.
    ///
    /// It means nothing to a roll and much to the rest: a trace groups the dice under `rule`, and exact odds solve the
    /// part on its own, so that a chain of parts costs the sum of their ways and not the product.
    fn part<T: Outcome>(&mut self, rule: RuleId, part: impl Fn(&mut Self) -> T) -> T {
        let _ = rule;
        part(self)
    }

    /// A part that depends on what is `given` and on nothing else: exact odds solve it once for each thing given, however
    /// many paths, parts or states of [`rounds`](Dice::rounds) lead to it. To everything else it is a plain
    /// [`part`](Dice::part).
    ///
    /// `part` is a function and not a closure, so it can't see more than it is given.
    ///
    /// ```
    /// use core::ops::ControlFlow::{Break, Continue};
    /// use dice_core::{Budget, D6, D20, Dice, Odds, Paths, RuleId};
    /// const BLOW: RuleId = RuleId::new("house.blow");
    ///
    /// /// How much of what is left a blow takes.
    /// fn blow(dice: &mut Paths, left: u32) -> u32 {
    ///     if dice.die(D20) > 8 { dice.sum(2, D6).min(left) } else { 0 }
    /// }
    ///
    /// // two fighters of 20 hit points, blow and blow in turn: hundreds of states, but only twenty different blows
    /// let few = Budget { paths: 15_000, ..Budget::default() };
    /// let first_wins = Odds::within(few, |dice| {
    ///     dice.rounds((20, 20, true), |dice, &(ours, theirs, our_turn)| {
    ///         let left = if our_turn { theirs } else { ours };
    ///         let left = left - dice.part_given(BLOW, left, blow);
    ///         if left == 0 {
    ///             return Break(our_turn);
    ///         }
    ///         Continue(if our_turn { (ours, left, false) } else { (left, theirs, true) })
    ///     })
    /// })?;
    /// assert!(first_wins.chance(&true).to_f64() > 0.5);
    /// # Ok::<(), dice_core::OddsError>(())
    /// ```
    #[inline]
    fn part_given<K: Outcome, T: Outcome>(&mut self, rule: RuleId, given: K, part: fn(&mut Self, K) -> T) -> T {
        self.part(rule, |dice| part(dice, given.clone()))
    }

    /// Rounds, from a state to the next, until one breaks with an outcome.
    ///
    /// What happens in a round may depend on the state and the dice alone. Exact odds solve the rounds as a Markov
    /// chain: states that lead back to themselves or to each other are closed out, not unrolled.
    fn rounds<S: Outcome, T: Outcome>(&mut self, start: S, round: impl Fn(&mut Self, &S) -> ControlFlow<T, S>) -> T {
        let mut state = start;
        loop {
            match round(self, &state) {
                ControlFlow::Break(outcome) => return outcome,
                ControlFlow::Continue(next) => state = next,
            }
        }
    }

    /// Says a figure aloud, such as a total or a margin. A trace writes it down; nothing else hears it.
    fn note(&mut self, what: &'static str, figure: i64) {
        let _ = (what, figure);
    }
}

/// [`Dice::total`] as it is defined: face by face.
pub(crate) fn total_by_faces(dice: &mut impl Dice, sides: Sides, pool: Pool) -> u32 {
    let (mut plain, mut exploding) = (pool.plain, pool.exploding);
    if plain == 0 && exploding == 0 {
        return 0;
    }
    let mut explosions_left = if sides.get() > 1 { most_explosions(pool) } else { 0 };
    let mut total = 0_u32;
    dice.faces(sides, |face| {
        total = total.saturating_add(face);
        if plain > 0 {
            plain -= 1;
        } else if face == sides.get() && explosions_left > 0 {
            explosions_left -= 1;
        } else {
            exploding -= 1;
        }
        plain > 0 || exploding > 0
    });
    total
}

pub(crate) fn most_explosions(pool: Pool) -> u32 {
    LONGEST_CHAIN * u32::from(pool.exploding)
}

/// How much more `ours` is than `theirs`, as far as that goes.
pub(crate) fn difference(ours: u32, theirs: u32) -> i32 {
    (i64::from(ours) - i64::from(theirs)).clamp(i32::MIN.into(), i32::MAX.into()) as i32
}

crate::made_of!(Pool: (u8, u8), |(plain, exploding)| Pool { plain: plain.into(), exploding: exploding.into() });

//! What was worked out once and is wanted again.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::any::{Any, TypeId};
use core::cmp::Ordering;
use core::fmt;

use crate::dice::Outcome;
use crate::odds::Odds;
use crate::request::Request;
use crate::rule::RuleId;
use crate::ways::Ways;
use crate::weight::Weight;

/// What was worked out for the odds of one test, to be handed on to the next: the ways of dice, and parts that depend on
/// what they were [given](crate::Dice::part_given) alone. Ten thousand strikes of a hundred attacks against a hundred armours have the
/// odds of a hundred attacks to be worked out and of a hundred blows.
///
/// It changes no odds, only how long they take. Keep one for each thread, and use it with one budget: what is known costs
/// nothing of it any more.
///
/// ```
/// use dice_core::{Budget, D6, Dice, Known, Odds, RuleId};
/// const BLOW: RuleId = RuleId::new("house.blow");
///
/// let mut known = Known::new();
/// let mut blows = |armour: u32| {
///     Odds::within_knowing(Budget::default(), &mut known, |dice| {
///         let hurt = dice.part_given(BLOW, armour, |dice, armour| dice.sum(3, D6).saturating_sub(armour));
///         if dice.die(D6) == 6 { 2 * hurt } else { hurt }
///     })
/// };
/// let first = blows(10)?;
/// assert_eq!(blows(10)?, first);
/// assert_eq!(known.len(), 3); // the sum of three dice, the blow, and the die after it, each worked out once
/// # Ok::<(), dice_core::OddsError>(())
/// ```
#[derive(Default)]
pub struct Known {
    ways: BTreeMap<Request, Rc<Ways>>,
    parts: BTreeMap<PartKey, Memory>,
    kept: usize,
}

/// Which part it is: its rule, the function that settles it (two functions may share an address if they do the very
/// same) and the types of what it is given and of its outcome. It is looked up and never listed, so its order is nowhere
/// to be seen.
type PartKey = (RuleId, usize, TypeId, TypeId);

/// What a part was given, ascending, and what came of it. Without its type, so that a program has the code for it once and
/// not for every part.
type Memory = Vec<(Box<dyn Any>, Solved)>;

/// How two things given stand to each other.
type Order = fn(&dyn Any, &dyn Any) -> Ordering;

fn order<K: Outcome>(one: &dyn Any, other: &dyn Any) -> Ordering {
    one.downcast_ref::<K>().cmp(&other.downcast_ref::<K>())
}

fn place(memory: &Memory, given: &dyn Any, order: Order) -> Result<usize, usize> {
    memory.binary_search_by(|(other, _)| order(&**other, given))
}

/// A part or a process, solved.
#[derive(Clone)]
pub(crate) struct Solved {
    /// A `Vec` of its outcomes.
    pub(crate) outcomes: Rc<dyn Any>,
    pub(crate) weights: Rc<[Weight]>,
    pub(crate) total: Weight,
}

impl<T: Outcome> From<Odds<T>> for Solved {
    fn from(odds: Odds<T>) -> Self {
        let (outcomes, weights, total) = odds.into_parts();
        Solved { outcomes: Rc::new(outcomes), weights: weights.into(), total }
    }
}

impl Known {
    /// How many things are kept from one test to the next; if there are more, all are forgotten and it begins anew.
    pub const MOST: usize = 10_000;

    /// Nothing yet.
    pub const fn new() -> Self {
        Known { ways: BTreeMap::new(), parts: BTreeMap::new(), kept: 0 }
    }

    /// How many things are known.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.kept
    }

    /// Takes it out for the next test.
    pub(crate) fn take_up(&mut self) -> Self {
        if self.kept > Self::MOST { Known::new() } else { core::mem::take(self) }
    }

    pub(crate) fn ways(&self, request: &Request) -> Option<Rc<Ways>> {
        self.ways.get(request).map(Rc::clone)
    }

    pub(crate) fn keep_ways(&mut self, request: Request, ways: &Rc<Ways>) {
        self.kept += 1;
        self.ways.insert(request, Rc::clone(ways));
    }

    /// The key of the part that a function settles.
    pub(crate) fn key<D, K: Outcome, T: Outcome>(rule: RuleId, part: fn(&mut D, K) -> T) -> PartKey {
        (rule, part as usize, TypeId::of::<K>(), TypeId::of::<T>())
    }

    pub(crate) fn part<K: Outcome>(&self, key: &PartKey, given: &K) -> Option<Solved> {
        self.recall(key, given, order::<K>)
    }

    pub(crate) fn keep_part<K: Outcome>(&mut self, key: PartKey, given: K, solved: &Solved) {
        self.keep(key, Box::new(given), order::<K>, solved);
    }

    fn recall(&self, key: &PartKey, given: &dyn Any, order: Order) -> Option<Solved> {
        let memory = self.parts.get(key)?;
        place(memory, given, order).ok().map(|place| memory[place].1.clone())
    }

    fn keep(&mut self, key: PartKey, given: Box<dyn Any>, order: Order, solved: &Solved) {
        let memory = self.parts.entry(key).or_default();
        if let Err(place) = place(memory, &*given, order) {
            memory.insert(place, (given, solved.clone()));
            self.kept += 1;
        }
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Known({})", self.kept)
    }
}

//! The list of rules, and that every rule with dice is really reached.

use crate::common;

use std::collections::BTreeSet;

use common::n;
use d6_pool_saves::rules::{self, RULES};
use d6_pool_saves::{
    Armour, Blow, Cast, Caster, DestinySave, Duel, DuelHealth, Duellist, Dying, Gaze, Grab, MpLess, Perception, Save,
    Strike, Swallow,
};
use dice_core::{Resolve, RuleId, RuleKind, SeededRng};

#[test]
fn ids_are_unique_and_of_this_system() {
    let ids: BTreeSet<_> = RULES.iter().map(|rule| rule.id).collect();
    assert_eq!((ids.len(), RULES.len()), (26, 26));
    assert!(RULES.iter().all(|rule| rule.id.as_str().starts_with("pool.") && !rule.title.is_empty()));
}

/// Every rule with dice has a part in some trace. pool.duel is made of strikes, whose rounds are its own.
#[test]
fn every_rule_with_dice_is_reached() {
    fn met(seen: &mut BTreeSet<RuleId>, test: &impl Resolve) {
        let mut rng = SeededRng::new(5);
        for _ in 0..200 {
            seen.extend(test.record(&mut rng).trace.rules());
        }
    }
    let mut seen = BTreeSet::new();
    let save = Save { destiny: true, ..Save::default() };
    let caster = Caster { magic_level: n(10), mental: n(0), armour: Armour::None };
    let strike = Strike { resisted: true, ..Strike::new(n(7), n(3), n(9)) };
    met(&mut seen, &DestinySave { save, rerolls: n(1) });
    met(&mut seen, &Perception::default());
    met(&mut seen, &Dying { level: n(1), health: n(0), turns: n(9) });
    met(&mut seen, &strike);
    met(&mut seen, &Strike { sixes: false, ..strike });
    met(
        &mut seen,
        &Grab { armour: n(4), to_hit: n(0), willing: false, strong: n(0), holder_strong: n(0), turns: n(3) },
    );
    met(&mut seen, &Swallow { armour: n(4), to_hit: n(0), willing: false });
    met(&mut seen, &Gaze::Directed { avoided: false });
    met(&mut seen, &Cast::new(caster, n(2)).unwrap());
    met(&mut seen, &MpLess::new(caster, n(1)).unwrap());
    let with_dice = RULES.iter().filter(|rule| {
        rule.kinds.iter().any(|kind| matches!(kind, RuleKind::Test | RuleKind::Process)) && rule.id != rules::DUEL
    });
    for rule in with_dice {
        assert!(seen.contains(&rule.id), "{} is in no trace", rule.id);
    }
    let Blow { damage, .. } = Blow::new(n(4), n(1));
    let health: DuelHealth = n(2);
    let side = Duellist { health, attacks: n(1), armour: n(4), to_hit: n(0), damage, sixes: true, resistant: false };
    let duel = Duel::new(side, side).unwrap().record(&mut SeededRng::new(5)).trace;
    assert!(duel.rules().contains(&rules::STRIKE));
}

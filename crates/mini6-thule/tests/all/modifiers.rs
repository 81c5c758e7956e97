//! What bears on an attack: mini6.range, mini6.cover, mini6.scale, mini6.initiative, mini6.multi-action, mini6.attack,
//! mini6.dodge-action, mini6.block-parry, mini6.movement.

use dice_core::{DiceCode, Resolve, RollCode, Script};
use mini6_thule::{
    Actions, Attack, AttackOutcome, Check, CheckOutcome, Cover, Defence, Dodge, DodgeAction, Error, Guard, Incoming,
    Initiative, InitiativeOutcome, Movement, Pace, Range, RangeBands, Scale, TurnOrder, blocked_blade_bites,
};

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

/// mini6.range: the printed bands, to the foot.
#[test]
fn bands_end_where_they_are_printed() {
    let crossbow = RangeBands::new(30, 100, Some(200));
    let at = [0, 30, 31, 100, 101, 200, 201, u32::MAX].map(|feet| crossbow.at(feet));
    let expected = [
        Range::Short,
        Range::Short,
        Range::Medium,
        Range::Medium,
        Range::Long,
        Range::Long,
        Range::Beyond,
        Range::Beyond,
    ];
    assert_eq!(at, expected);
    let knife = RangeBands::new(10, 30, None);
    assert_eq!((knife.reach(), knife.at(30), knife.at(31)), (30, Range::Medium, Range::Beyond));
    assert_eq!(Range::ALL.iter().map(|range| range.modifier()).collect::<Vec<_>>(), [Some(0), Some(5), Some(10), None]);
}

/// mini6.cover: the steps, and nothing beyond the whole.
#[test]
fn cover_by_the_per_cent() {
    for (percent, modifier) in [
        (0, Some(0)),
        (49, Some(0)),
        (50, Some(5)),
        (74, Some(5)),
        (75, Some(10)),
        (89, Some(10)),
        (90, Some(15)),
        (99, Some(15)),
        (100, None),
    ] {
        assert_eq!(Cover::of_percent(percent).unwrap().modifier(), modifier, "{percent} %");
    }
    for percent in [-1, 101, i64::MAX] {
        let refused = Cover::of_percent(percent).unwrap_err().to_string();
        assert_eq!(refused, format!("mini6.cover: per cent of cover {percent} is out of range: 0 to 100 are allowed"));
    }
}

/// mini6.scale: steps in dice and statics, and the difference goes one way only.
#[test]
fn scale_is_a_difference() {
    assert_eq!(
        Scale::STEPS.map(|scale| (scale.dice(), scale.statics())),
        [(2, 6), (4, 12), (6, 18), (12, 36), (24, 72)]
    );
    assert_eq!([Scale::SQUAD, Scale::COMPANY, Scale::BRIGADE].map(Scale::dice), [4, 8, 12]);
    assert_eq!(Scale::BRIGADE.over(Scale::SQUAD).dice(), 8);
    assert_eq!(Scale::SQUAD.over(Scale::BRIGADE), Scale::PERSON);
    assert_eq!(13 + Scale::STEPS[0].statics(), 19);
}

/// mini6.multi-action: a die less for every action beyond the first, a die at least for each, ten actions at most.
#[test]
fn actions_cost_dice() {
    let three = Actions::new(3).unwrap();
    assert_eq!(three.leave(code("5D+1")), Ok(code("3D+1")));
    // fault 6: the attack falls from 28993/46656 to 179/1944
    let against_18 = |code| Check::new(code, 18.try_into().unwrap()).odds().chance(&CheckOutcome::Success).fraction();
    assert_eq!(against_18(code("5D+1")), "28993/46656");
    assert_eq!(against_18(three.leave(code("5D+1")).unwrap()), "179/1944");
    for actions in 1..=10 {
        let actions = Actions::new(actions).unwrap();
        let least = DiceCode::new(actions.get().into(), 0).unwrap();
        assert_eq!(actions.leave(least), Ok(code("1D")));
        if let Some(less) = least.plus_pips(-1) {
            assert_eq!(actions.leave(less), Err(Error::TooManyActions { actions, code: less }));
        }
    }
    let eleven = Actions::new(11).unwrap_err().to_string();
    assert_eq!(eleven, "mini6.multi-action: number of actions 11 is out of range: 1 to 10 are allowed");
    assert!(Actions::new(0).is_err());
}

/// mini6.attack, mini6.range, mini6.cover: target numbers add up, and what can't be hit is an outcome of its own.
#[test]
fn range_and_cover_add_to_the_target() {
    for range in Range::ALL {
        for cover in Cover::ALL {
            let attack = Attack { range: *range, cover: *cover, ..Attack::new(code("15D"), 12.try_into().unwrap()) };
            let modifiers = range.modifier().zip(cover.modifier());
            assert_eq!(attack.target_number(), modifiers.map(|(range, cover)| 12 + range + cover));
            if modifiers.is_none() {
                assert_eq!(attack.odds().outcomes(), [AttackOutcome::Impossible]);
                assert_eq!(attack.replay(&[]).unwrap().outcome, AttackOutcome::Impossible);
            }
        }
    }
}

/// mini6.dodge-action: the better of roll and static; ten more for a full dodge.
#[test]
fn dodging_never_makes_it_worse() {
    let dodge = DodgeAction::new(code("5D+2"), 16.try_into().unwrap(), 60.try_into().unwrap());
    let full = DodgeAction { dodging: Dodge::Full, at_most: 70.try_into().unwrap(), ..dodge };
    assert_eq!(dodge.odds().outcomes()[0], 16);
    assert_eq!(full.odds(), dodge.odds().map(|target| target + 10));
    assert_eq!(dodge.replay(&[1, 1, 1, 1, 1]).unwrap().outcome, 16);
    assert_eq!(dodge.replay(&[4, 4, 4, 4, 4]).unwrap().outcome, 22);
}

/// mini6.initiative: two sides exactly, mirrored when swapped.
#[test]
fn initiative_mirrors() {
    let (a, b) = (code("3D+2"), code("4D"));
    let (odds, swapped) = (Initiative::new(a, b).odds(), Initiative::new(b, a).odds());
    assert_eq!(odds.chance(&InitiativeOutcome::First), swapped.chance(&InitiativeOutcome::Second));
    assert_eq!(odds.chance(&InitiativeOutcome::Simultaneous), swapped.chance(&InitiativeOutcome::Simultaneous));
}

/// mini6.initiative: any number of sides; ties share a place, and there first actions come before second ones.
#[test]
fn many_sides_take_their_places() {
    let order = TurnOrder::of_totals([7, 12, 7, -1, 12]);
    assert_eq!(order.places(), [vec![1, 4], vec![0, 2], vec![3]]);
    let actions: Vec<Actions> = [1, 2, 3, 1, 1].iter().map(|n| Actions::new(*n).unwrap()).collect();
    assert_eq!(order.actions(&actions), [(1, 1), (4, 1), (1, 2), (0, 1), (2, 1), (2, 2), (2, 3), (3, 1)]);
    assert_eq!(order.actions(&actions[..2]), [(1, 1), (1, 2), (0, 1)]); // who declares nothing does nothing
    let sides: [RollCode; 2] = ["1D+6".parse().unwrap(), "2D".parse().unwrap()];
    assert_eq!(TurnOrder::roll(&sides, &mut Script::new(&[2, 3, 6, 1])).places(), [vec![1], vec![0]]);
    assert!(TurnOrder::of_totals([]).places().is_empty());
}

/// mini6.block-parry: who can be met, by what, and how many.
#[test]
fn limbs_and_weapons_limit_what_is_met() {
    let bare = Guard::unarmed();
    assert_eq!(bare.limit(Defence::Block, Scale::PERSON), Some(2));
    assert_eq!(bare.limit(Defence::Parry, Scale::PERSON), Some(0));
    assert_eq!(bare.limit(Defence::Dodge, Scale::PERSON), None);
    let two_handed = Guard { free_limbs: 0, two_handed: 1, ..bare };
    assert_eq!(two_handed.limit(Defence::Parry, Scale::PERSON), Some(2));
    let sword_and_shield = Guard { free_limbs: 0, weapons: 1, shield: true, ..bare };
    assert_eq!(sword_and_shield.limit(Defence::Parry, Scale::PERSON), Some(2));
    // a giant of +4D blocks four smaller attackers more
    let giant = Guard { scale: Scale::SQUAD, ..bare };
    assert_eq!(giant.limit(Defence::Block, Scale::PERSON), Some(6));
    assert_eq!(giant.limit(Defence::Block, Scale::SQUAD), Some(2));
    let block = Incoming::melee(Defence::Block);
    assert!(giant.check(&[block; 6]).is_ok());
    assert_eq!(giant.check(&[block; 8]).unwrap_err().len(), 2);
    // two of its own size take the limbs; four smaller ones are still met beside them, and a fifth isn't
    let rival = Incoming { scale: Scale::SQUAD, ..block };
    assert!(giant.check(&[block, rival, block, rival, block, block]).is_ok());
    let faults = giant.check(&[block, rival, block, rival, block, block, block]).unwrap_err();
    assert_eq!(faults, [Error::TooManyToMeet { attack: 7, by: Defence::Block, limit: 6 }]);
    assert!(bare.check(&[Incoming::melee(Defence::Dodge); 50]).is_ok());
    assert!(bare.check(&[]).is_ok());
}

/// mini6.block-parry: missiles only with a shield or by magic, and only from the front, but then any number.
#[test]
fn missiles_need_a_shield() {
    let arrow = Incoming::missile(Defence::Parry);
    let sword = Guard { free_limbs: 1, weapons: 1, ..Guard::unarmed() };
    assert_eq!(sword.check(&[arrow]).unwrap_err(), [Error::MissileNotMet { attack: 1, by: Defence::Parry }]);
    let warded = Guard { wards_missiles: true, ..sword };
    let shield = Guard { shield: true, ..sword };
    for guard in [warded, shield] {
        assert!(guard.check(&[arrow; 30]).is_ok());
        assert!(guard.check(&[Incoming { from_front: false, ..arrow }]).is_err());
    }
    // missiles take no place from those hand to hand
    let melee = Incoming::melee(Defence::Parry);
    assert!(shield.check(&[arrow, melee, arrow, melee]).is_ok());
}

/// mini6.block-parry: a blade that is blocked by hand does half its damage unless the defender is bigger.
#[test]
fn blocked_blades_bite() {
    assert!(blocked_blade_bites(Scale::PERSON, Scale::PERSON));
    assert!(blocked_blade_bites(Scale::PERSON, Scale::SQUAD));
    assert!(!blocked_blade_bites(Scale::SQUAD, Scale::PERSON));
}

/// mini6.movement: every figure of the text.
#[test]
fn feet_as_printed() {
    let usual = [15, 30, 45, 60, 60, 60 + 14, 90 + 28];
    let slow = [15, 25, 40, 50, 50, 50 + 14, 75 + 28];
    for (pace, feet) in [(Pace::Usual, usual), (Pace::Slow, slow)] {
        let moved: Vec<i64> = Movement::ALL.iter().map(|movement| movement.feet(pace, 14)).collect();
        assert_eq!(moved, feet, "{pace}");
    }
    assert_eq!(Movement::DashAndCharge.feet_before_charge(Pace::Usual), Some(60));
    assert_eq!(Movement::ChargeThenDash.feet_before_charge(Pace::Usual), Some(30));
    assert_eq!(Movement::Charge.feet_before_charge(Pace::Slow), Some(25));
    assert_eq!(Movement::FullRun.feet_before_charge(Pace::Usual), None);
    assert_eq!(Movement::Sprint.feet(Pace::Usual, i64::MAX), i64::MAX);
    assert_eq!(Movement::FullRun.feet(Pace::Usual, -5), 60);
}

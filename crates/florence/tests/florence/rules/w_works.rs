//! W: completing a work.

use crate::telling::*;

const POET: Profession = Profession::Poet;

/// A's turn in round 4 (minimum 14) with the Poet, the Lawyer and the Composer
/// in hand and three jesters, which makes a work of 9.
fn poet() -> Start {
    actions(3, 4, A).with(A, |player| {
        player.hand = Some(known(&[POET, Profession::Lawyer, Profession::Composer]));
        player.jesters = 3;
    })
}

/// As above, with minimum values that every work reaches.
fn easy_poet() -> Start {
    poet().where_(|setup| setup.edition.minimum = [0; 7])
}

#[test]
fn w1_holds_a_profession_from_hand_is_laid_on_the_table_and_stays_there() {
    let mut play = easy_poet().begins();
    play.does(A, work(POET));
    let player = play.player(A);
    assert_eq!(player.table(), Set::only(POET));
    assert!(!player.hand().known().contains(POET));
    assert_eq!((player.hand().len(), player.works()), (2, 1));
}

#[test]
fn w1_holds_a_hidden_card_in_hand_may_be_any_profession_nobody_has_seen() {
    let hand = |player: &mut PlayerSetup| player.hand = Some(hidden(3));
    let mut play = easy_poet().with(A, hand).begins();
    play.does(A, work(Profession::Lawyer));
    assert_eq!(play.player(A).hand().hidden(), 2);
    assert_eq!(play.player(A).table(), Set::only(Profession::Lawyer));
}

#[test]
fn w1_refused_when_the_profession_is_not_in_hand() {
    let table = |player: &mut PlayerSetup| player.table = vec![Profession::Painter];
    let play = easy_poet().with(A, table).begins();
    let card = AnyCard::Profession(Profession::Painter);
    let place = CardPlace::Table(A);
    let fact = Fact::CardElsewhere { card, place };
    play.refuses(A, work(Profession::Painter), Rule::W1, fact);
    let card = AnyCard::Profession(Profession::Physicist);
    play.refuses(
        A,
        work(Profession::Physicist),
        Rule::W1,
        Fact::NoHiddenCard { card },
    );
    let play = easy_poet().with(A, |player| player.hand = Some(hidden(3)));
    let play = play.with(B, |player| {
        player.hand = Some(known(&[POET, Profession::Lawyer, Profession::Botanist]));
    });
    let (card, place) = (AnyCard::Profession(POET), CardPlace::Hand(B));
    play.begins()
        .refuses(A, work(POET), Rule::W1, Fact::CardElsewhere { card, place });
}

#[test]
fn w2_holds_the_minimum_is_7_10_12_14_15_16_and_17() {
    let minimum = [7, 10, 12, 14, 15, 16, 17];
    for (round, minimum) in (1..=7).zip(minimum) {
        let play = auction(3, round).begins();
        assert_eq!(play.minimum(), minimum);
    }
    for minimum in 7..=11 {
        let start = poet().where_(|setup| setup.edition.minimum = [minimum; 7]);
        let completes = Command::new(A, work(POET));
        assert_eq!(start.begins().check(&completes).is_ok(), minimum <= 9);
    }
}

#[test]
fn w2_refused_when_the_work_value_does_not_reach_the_minimum() {
    let fact = Fact::BelowMinimum {
        value: 9,
        minimum: 14,
    };
    poet().begins().refuses(A, work(POET), Rule::W2, fact);
}

#[test]
fn w2_refused_when_the_best_work_of_the_round_is_below_the_minimum() {
    let start = actions(3, 4, B).with(A, |player| player.best_work = 13);
    let fact = Fact::BelowMinimum {
        value: 13,
        minimum: 14,
    };
    start.is_refused(A, Rule::W2, fact);
}

#[test]
fn w3_holds_the_building_adds_4() {
    let theatre = |player: &mut PlayerSetup| {
        player.buildings = vec![(Building::Theatre, at("e4 f4 g4 e5 e6"))];
    };
    let play = poet().with(A, theatre).begins();
    assert_eq!(play.work_value(A, POET, Set::EMPTY).building, 4);
    assert_eq!(play.work_value(A, POET, Set::EMPTY).total(), 13);
    assert_eq!(
        play.work_value(A, Profession::Dramatist, Set::EMPTY)
            .building,
        4
    );
    assert_eq!(
        play.work_value(A, Profession::Lawyer, Set::EMPTY).building,
        0
    );
}

#[test]
fn w4_holds_the_landscape_adds_3() {
    let lake =
        |player: &mut PlayerSetup| player.landscapes = vec![(Landscape::Lake, at("f4 g4 f5"))];
    let start = poet().with(A, lake).with(A, |player| player.jesters = 2);
    let play = start.begins();
    assert_eq!(play.work_value(A, POET, Set::EMPTY).landscape, 3);
    assert_eq!(play.work_value(A, POET, Set::EMPTY).total(), 10);
    assert_eq!(
        play.work_value(A, Profession::Lawyer, Set::EMPTY).landscape,
        0
    );
}

#[test]
fn w5_holds_the_freedom_adds_3() {
    let start = poet().with(A, |player| player.freedoms = vec![Freedom::Travel]);
    let play = start.begins();
    assert_eq!(play.work_value(A, POET, Set::EMPTY).freedom, 3);
    assert_eq!(play.work_value(A, POET, Set::EMPTY).total(), 12);
    assert_eq!(
        play.work_value(A, Profession::Lawyer, Set::EMPTY).freedom,
        0
    );
}

#[test]
fn w6_holds_each_jester_adds_2() {
    for jesters in 0..=4 {
        let start = actions(3, 4, A).with(A, |player| player.jesters = jesters);
        let value = start.begins().work_value(A, POET, Set::EMPTY);
        assert_eq!(i64::from(value.jesters), 2 * jesters);
        assert_eq!(i64::from(value.total()), 2 * jesters + 3);
    }
}

#[test]
fn w7_holds_each_card_in_hand_or_on_the_table_adds_1_the_one_played_included() {
    let start = easy_poet().with(A, |player| {
        player.jesters = 0;
        player.table = vec![Profession::Painter];
        player.recruiting_in_hand = 1;
        player.recruiting_on_table = 1;
        player.bonus_cards = known(&[BonusCard::Lakes]);
    });
    let mut play = start.begins();
    let events = play.does(A, work(POET));
    assert_eq!(events[0], Event::Completed { seat: A, value: 6 });
    let events = play.does(A, work(Profession::Lawyer));
    assert_eq!(events[0], Event::Completed { seat: A, value: 6 });
}

#[test]
fn w8_holds_bonus_cards_add_their_value_once_and_are_out_of_the_game_then() {
    let bonus = [BonusCard::Jesters, BonusCard::CardsInHand];
    let start = easy_poet().with(A, |player| player.bonus_cards = known(&bonus));
    let mut play = start.begins();
    let events = play.does(A, work_with(POET, &bonus, 0));
    // 6 + 3, and 2 for each jester, and the two other cards in hand.
    assert_eq!(
        events[0],
        Event::Completed {
            seat: A,
            value: 9 + 6 + 2
        }
    );
    assert_eq!(play.turn().unwrap().actions, 1);
    assert!(play.player(A).bonus_cards().is_empty());
    assert_eq!(play.used_bonus_cards(), bonus.into_iter().collect());
    let card = AnyCard::Bonus(BonusCard::Jesters);
    let place = CardPlace::Used;
    let again = work_with(Profession::Lawyer, &bonus[..1], 0);
    play.refuses(A, again, Rule::W8, Fact::CardElsewhere { card, place });
}

#[test]
fn w8_refused_when_the_bonus_card_is_not_in_hand() {
    let start = easy_poet()
        .with(A, |player| player.bonus_cards = hidden(1))
        .with(B, |player| player.bonus_cards = known(&[BonusCard::Lakes]));
    let play = start.begins();
    let (card, place) = (AnyCard::Bonus(BonusCard::Lakes), CardPlace::Hand(B));
    let with_lakes = work_with(POET, &[BonusCard::Lakes], 0);
    play.refuses(A, with_lakes, Rule::W8, Fact::CardElsewhere { card, place });
    play.allows(A, work_with(POET, &[BonusCard::Jesters], 0));
    let two = work_with(POET, &[BonusCard::Jesters, BonusCard::Parks], 0);
    let card = AnyCard::Bonus(BonusCard::Jesters);
    play.refuses(A, two, Rule::W8, Fact::NoHiddenCard { card });
}

#[test]
fn w9_holds_the_bank_pays_100_a_point_and_any_part_becomes_prestige_at_200() {
    for prestige in 0..=4 {
        let mut play = easy_poet().begins();
        let events = play.does(A, work_with(POET, &[], prestige));
        let money = 900 - 200 * u32::from(prestige);
        assert_eq!(play.money(A), 3500 + money);
        assert_eq!(play.prestige(A), prestige);
        let florins = i64::from(money);
        assert!(events.contains(&Event::Money { seat: A, florins }));
    }
}

#[test]
fn w9_refused_when_more_points_are_taken_than_the_payment_buys() {
    let fact = Fact::TooMuchPrestige { wanted: 5, most: 4 };
    easy_poet()
        .begins()
        .refuses(A, work_with(POET, &[], 5), Rule::W9, fact);
}

#[test]
fn w10_holds_the_best_single_work_of_the_round_is_marked() {
    let bonus = |player: &mut PlayerSetup| player.bonus_cards = known(&[BonusCard::Jesters]);
    let works = [
        work_with(POET, &[BonusCard::Jesters], 0),
        work(Profession::Lawyer),
    ];
    for order in [[0, 1], [1, 0]] {
        let mut play = easy_poet().with(A, bonus).begins();
        for at in order {
            play.does(A, works[at]);
        }
        assert_eq!(play.player(A).best_work(), 15, "not 24 and not 9");
    }
}

#[test]
fn w1_refused_when_a_best_work_is_marked_and_no_card_lies_there() {
    let marked = |player: &mut PlayerSetup| {
        player.best_work = 15;
        player.hand = Some(hidden(3));
    };
    let fact = Fact::WorkWithoutCard { value: 15 };
    let start = actions(3, 3, B).with(A, marked);
    start.is_refused(A, Rule::W1, fact);
    // The Princess needs no card (M8), and a recruited card leaves another (O8).
    let with_muse = actions(3, 3, B).where_(|setup| setup.options.muse = true);
    let with_muse = with_muse.with(A, |player| {
        player.best_work = 12;
        player.builders = 3;
        player.landscapes = vec![(Landscape::Forest, at("d1 d2 d3"))];
    });
    assert!(
        with_muse
            .problems()
            .iter()
            .all(|it| it.violation.rule != Rule::W1)
    );
}

#[test]
fn w8_refused_when_bonus_cards_are_used_and_nobody_has_completed_a_work() {
    let cards = [
        BonusCard::Jesters,
        BonusCard::Parks,
        BonusCard::Lakes,
        BonusCard::Forests,
    ];
    let used = auction(3, 2).where_(|setup| setup.used_bonus_cards = cards.to_vec());
    used.is_refused(None, Rule::W8, Fact::BonusWithoutWork);
    let with_work = auction(3, 2)
        .where_(|setup| setup.used_bonus_cards = cards.to_vec())
        .with(A, |player| {
            player.table = vec![Profession::Poet];
            player.hand = Some(hidden(2));
        });
    assert_eq!(with_work.problems(), []);
}

#[test]
fn w10_refused_when_the_best_work_is_worth_more_than_there_is() {
    let marked = |value| {
        actions(3, 3, B).with(A, move |player| {
            player.best_work = value;
            player.hand = Some(hidden(2));
            player.table = vec![Profession::Poet];
            player.jesters = 2;
            player.buildings = vec![(Building::Theatre, at("e4 f4 g4 e5 e6"))];
            player.freedoms = vec![Freedom::Travel];
        })
    };
    // The theatre adds 4, the freedom 3, two jesters 4, three cards 3.
    assert_eq!(marked(14).problems(), []);
    let what = Count::BestWork;
    let (found, most) = (300, 14);
    marked(300).is_refused(A, Rule::W10, Fact::TooMany { what, found, most });
}

#[test]
fn w10_refused_when_a_work_is_marked_before_ones_turn_of_the_round() {
    let marked = |player: &mut PlayerSetup| player.best_work = 20;
    let fact = Fact::WorkBeforeTurn { value: 20 };
    auction(3, 4)
        .with(B, marked)
        .is_refused(B, Rule::W10, fact.clone());
    actions(3, 4, B)
        .with(B, marked)
        .is_refused(B, Rule::W10, fact.clone());
    actions(3, 4, B)
        .with(C, marked)
        .is_refused(C, Rule::W10, fact);
    let after = actions(3, 4, B).with(A, |player| {
        player.best_work = 14;
        player.hand = Some(hidden(2));
        player.table = vec![Profession::Poet];
        player.jesters = 2;
        player.buildings = vec![(Building::Theatre, at("e4 f4 g4 e5 e6"))];
        player.freedoms = vec![Freedom::Travel];
    });
    assert_eq!(after.problems(), []);
    let below = actions(3, 4, B).with(A, |player| player.best_work = -1);
    let fact = Fact::OutOfRange {
        what: Count::BestWork,
        found: -1,
        least: 0,
        most: 1000,
    };
    below.is_refused(A, Rule::W10, fact);
}

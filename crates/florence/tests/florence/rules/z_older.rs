//! Z: the older variant for two players, with two objects per phase, of which one is kept.

use crate::telling::*;
use florence::rules::Correction;
use table::Session;
use words::florence::record;

/// The first auction phase, or that of another round; A begins.
fn older(round: u8) -> Start {
    auction(2, round).where_(|setup| {
        setup.options.older = true;
        setup.doubled_freedoms.clear();
    })
}

/// The turn of a seat in an action phase.
fn acting(round: u8, seat: Seat) -> Start {
    actions(2, round, seat).where_(|setup| {
        setup.options.older = true;
        setup.doubled_freedoms.clear();
    })
}

/// A has set a jester and a forest aside, B a builder and a prestige card.
fn all_four_are_set_aside() -> Play {
    let mut play = older(1).begins();
    play.wins(A, Object::Jester, 400);
    play.wins(B, Object::Builder, 800);
    play.wins(A, Object::Forest, 200);
    play.wins(B, Object::PrestigeCard, 200);
    play
}

fn aside(seat: Seat, object: Object, price: u32) -> Event {
    Event::SetAside {
        seat,
        object,
        price,
    }
}

#[test]
fn z1_holds_each_wins_two_objects_of_different_stacks_and_sets_them_aside() {
    let mut play = older(1).begins();
    play.does(A, Decision::Name(Object::Jester));
    let events = play.does(B, Decision::Pass);
    assert_eq!(events, [aside(A, Object::Jester, 200)]);
    let player = play.player(A);
    assert_eq!((player.jesters(), player.money()), (0, 3500));
    // A is still in the phase.
    play.wins(B, Object::Builder, 200);
    play.wins(A, Object::Lake, 200);
    play.wins(B, Object::Park, 200);
    assert_eq!(play.to_act(), Some(A));
    let acquired = play.auction().unwrap();
    let of_a = [(Object::Jester, 200), (Object::Lake, 200)];
    assert!(acquired.acquired_by(A).eq(of_a));
}

#[test]
fn z1_refused_when_a_player_wants_a_third_object_or_one_of_a_stack_that_is_marked() {
    let mut play = older(1).begins();
    play.wins(A, Object::Jester, 200);
    let taken = Fact::Taken(Object::Jester);
    play.refuses(B, Decision::Name(Object::Jester), Rule::A2, taken);
    play.wins(A, Object::Builder, 300);
    let third = Decision::Win(Object::Lake, 200);
    play.refuses(A, third, Rule::Z1, Fact::HasAcquired);
}

#[test]
fn z2_holds_who_has_fewer_opens_and_if_equal_the_start_player() {
    for start_player in [A, B] {
        let other = start_player.left(2);
        let start = older(1).where_(|setup| setup.start_player = start_player);
        let mut play = start.begins();
        assert_eq!(play.to_act(), Some(start_player));
        // The opener won, so the other player has fewer.
        play.wins(start_player, Object::Jester, 200);
        assert_eq!(play.to_act(), Some(other));
        // Equal: the start player, who did not open last.
        play.wins(other, Object::Builder, 200);
        assert_eq!(play.to_act(), Some(start_player));
        // The opener lost; the other player has two now.
        play.wins(other, Object::Lake, 300);
        assert_eq!(play.to_act(), Some(start_player));
    }
}

#[test]
fn z2_refused_when_the_player_with_more_objects_opens() {
    let mut play = older(1).begins();
    play.wins(A, Object::Jester, 200);
    let fact = Fact::NotYourTurn { to_act: B };
    play.refuses(A, Decision::Name(Object::Lake), Rule::Z2, fact);
}

#[test]
fn z3_holds_the_start_player_first_keeps_one_and_the_other_leaves_the_game() {
    let mut play = all_four_are_set_aside();
    let (jesters, forests) = (
        play.objects_left(Object::Jester),
        play.objects_left(Object::Forest),
    );
    assert_eq!((jesters, forests), (7, 6));
    let events = play.does(A, Decision::Take(Object::Jester));
    assert_eq!(
        events[..2],
        [
            Event::Left {
                seat: A,
                object: Object::Forest
            },
            Event::Acquired {
                seat: A,
                object: Object::Jester,
                price: 400
            },
        ]
    );
    assert_eq!(play.player(A).jesters(), 1);
    assert_eq!(play.objects_left(Object::Jester), 6);
    assert_eq!(play.objects_left(Object::Forest), 5);
    assert_eq!(play.to_act(), Some(B));
    play.does(B, Decision::Take(Object::Builder));
    assert_eq!(play.player(B).builders(), 1);
    assert_eq!(play.phase(), Phase::Actions);
    // The round begins with A; the next phase offers every stack again.
    assert_eq!(play.to_act(), Some(A));
}

#[test]
fn z3_refused_when_an_object_is_kept_that_was_not_set_aside_or_too_early() {
    let mut play = older(1).begins();
    let early = Decision::Take(Object::Jester);
    play.refuses(A, early, Rule::Z3, Fact::NotNow);
    play = all_four_are_set_aside();
    let fact = Fact::NotSetAside(Object::Builder);
    play.refuses(A, Decision::Take(Object::Builder), Rule::Z3, fact);
    let fact = Fact::NotYourTurn { to_act: A };
    play.refuses(B, Decision::Take(Object::Builder), Rule::Z3, fact);
    let fact = Fact::FirstDecide(Open::Taking);
    play.refuses(A, Decision::Name(Object::Lake), Rule::Z3, fact);
    play.does(A, Decision::Take(Object::Jester));
    play.does(B, Decision::Take(Object::Builder));
    play.refuses(A, Decision::Take(Object::Jester), Rule::Z3, Fact::NotNow);
}

#[test]
fn z4_holds_the_higher_price_is_paid_whichever_object_is_kept() {
    for (kept, paid) in [(Object::Jester, 400), (Object::Forest, 400)] {
        let mut play = all_four_are_set_aside();
        let events = play.does(A, Decision::Take(kept));
        assert!(events.contains(&Event::Money {
            seat: A,
            florins: -paid
        }));
        assert_eq!(i64::from(play.money(A)), 3500 - paid);
    }
    let mut play = all_four_are_set_aside();
    play.does(A, Decision::Take(Object::Jester));
    // The prestige card was won for 200, the builder for 800.
    play.does(B, Decision::Take(Object::PrestigeCard));
    assert_eq!(play.money(B), 2700);
}

#[test]
fn z5_holds_the_second_bid_may_be_as_high_as_the_money_in_hand() {
    let mut play = older(1).begins();
    play.wins(A, Object::Jester, 3000);
    play.allows(A, Decision::Win(Object::Forest, 3500));
}

#[test]
fn z5_refused_when_the_second_bid_is_higher_than_the_money() {
    let start = older(3).with(A, |player| {
        player.builders = 2;
        player.prestige = 3;
        player.money = Some(3300);
    });
    let mut play = start.begins();
    play.wins(A, Object::Jester, 3000);
    let fact = Fact::NotEnoughMoney {
        needed: 3500,
        has: 3300,
    };
    play.refuses(A, Decision::Win(Object::Forest, 3500), Rule::Z5, fact);
    // Points can be given up for it (G4).
    play.does(A, Decision::Sell(2));
    play.allows(A, Decision::Win(Object::Forest, 3500));
}

#[test]
fn z6_holds_when_both_have_one_freedom_the_third_leaves_the_game() {
    let mut play = acting(2, A).begins();
    let all = |play: &Play| {
        Freedom::ALL
            .iter()
            .map(|&kind| play.freedoms_left(kind))
            .sum::<u8>()
    };
    assert_eq!(all(&play), 3);
    play.does(A, Decision::Introduce(Freedom::Travel));
    play.does(A, Decision::EndTurn);
    assert_eq!(all(&play), 2);
    let events = play.does(B, Decision::Introduce(Freedom::Opinion));
    assert!(events.contains(&Event::FreedomLeft(Freedom::Religion)));
    assert_eq!(all(&play), 0);
}

#[test]
fn z6_holds_when_one_player_has_two_the_third_stays_open_to_both() {
    let one = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Travel];
    let start = acting(3, A).with(A, one);
    let mut play = start.begins();
    play.does(A, Decision::Introduce(Freedom::Opinion));
    assert_eq!(play.freedoms_left(Freedom::Religion), 1);
    play.does(A, Decision::EndTurn);
    play.allows(B, Decision::Introduce(Freedom::Religion));
    let mut again = play;
    again.does(B, Decision::EndTurn);
    // Round 4: there are no bids, and it is B's turn first, then A's.
    again.nobody_wants_more();
    again.does(B, Decision::EndTurn);
    again.allows(A, Decision::Introduce(Freedom::Religion));
}

/// Opens a game in the notation.
#[track_caller]
fn session(text: &str) -> Session<Game> {
    let save = record::parse(text).unwrap_or_else(|error| panic!("{}", error.sentence()));
    save.into_session().expect("it starts")
}

/// Both have one freedom, and Anna wants the third.
const TYPED: &str = r#"
[Players "Anna", "Ben"] [Options "older"]
[Moment "actions 3 A"] [Start-player "A"]
[A "money 800", "hand ? ? ?", "freedoms travel"]
[B "money 3000", "hand ? ? ?", "freedoms opinion"]
A introduce religion
"#;

/// The same by a house rule.
const TYPED_BY_HOUSE_RULE: &str = r#"
[Players "Anna", "Ben", "Clara"]
[House-rules {"last_freedoms_leave": true, "freedoms_each": 2}]
[Moment "actions 4 A"] [Start-player "A"]
[A "freedoms travel"] [B "freedoms travel"] [C "freedoms opinion"]
A introduce religion
"#;

#[test]
fn z6_holds_the_third_has_left_in_a_typed_position_too() {
    for text in [TYPED, TYPED_BY_HOUSE_RULE] {
        let typed = session(text);
        let broken = typed.broken().expect("it is refused");
        assert_eq!(broken.entry, 0);
        let fact = Fact::NoFreedomLeft(Freedom::Religion);
        assert_eq!(
            broken.violation,
            Violation {
                rule: Rule::B5,
                fact
            }
        );
        let left = |&kind: &Freedom| typed.game().freedoms_left(kind);
        assert_eq!(Freedom::ALL.iter().map(left).sum::<u8>(), 0);
        // The position written back is the same.
        let again = Game::try_from(&Setup::from(typed.game()));
        assert_eq!(again.as_ref(), Ok(typed.game()));
        // A game played under earlier rules continues.
        let earlier = session(&format!("[Rules 2]{text}"));
        assert_eq!(earlier.broken(), None);
    }
}

#[test]
fn z6_refused_when_the_third_has_left_because_of_a_correction() {
    let one = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Travel];
    let mut play = acting(3, A).with(A, one).begins();
    assert_eq!(play.freedoms_left(Freedom::Religion), 1);
    let opinion = Correction::Freedoms(Set::only(Freedom::Opinion));
    let events = play.does(B, Decision::Correct(opinion));
    assert!(events.contains(&Event::FreedomLeft(Freedom::Religion)));
    assert!(!events.contains(&Event::FreedomLeft(Freedom::Opinion)));
    let fact = Fact::NoFreedomLeft(Freedom::Religion);
    play.refuses(A, Decision::Introduce(Freedom::Religion), Rule::B5, fact);
    // A correction takes away Ben's freedom: now A can take it.
    play.does(B, Decision::Correct(Correction::Freedoms(Set::EMPTY)));
    play.allows(A, Decision::Introduce(Freedom::Religion));
}

#[test]
fn z6_refused_when_the_tile_is_gone_or_there_were_two_of_a_kind() {
    let mut play = acting(2, A).begins();
    play.does(A, Decision::Introduce(Freedom::Travel));
    play.does(A, Decision::EndTurn);
    let fact = Fact::NoFreedomLeft(Freedom::Travel);
    play.refuses(B, Decision::Introduce(Freedom::Travel), Rule::B5, fact);
    let travel = |player: &mut PlayerSetup| player.freedoms = vec![Freedom::Travel];
    let start = acting(4, A).with(A, travel).with(B, travel);
    let what = Count::FreedomTiles(Freedom::Travel);
    start.is_refused(
        None,
        Rule::Z6,
        Fact::TooMany {
            what,
            found: 2,
            most: 1,
        },
    );
}

#[test]
fn z7_holds_who_has_two_leaves_the_rest_to_the_other_for_the_opening_bid_each() {
    let mut play = older(1).begins();
    play.wins(A, Object::Jester, 400);
    play.wins(A, Object::Builder, 500);
    // B is alone (A9), opens twice, and pays 200 in all.
    play.does(B, Decision::Name(Object::Lake));
    play.does(B, Decision::Name(Object::Forest));
    play.does(A, Decision::Take(Object::Builder));
    play.does(B, Decision::Take(Object::Lake));
    play.does(B, Decision::place(Landscape::Lake, at("d1 e1 d2")));
    assert_eq!([A, B].map(|seat| play.money(seat)), [3000, 3300]);
    assert_eq!(play.phase(), Phase::Actions);
}

#[test]
fn z7_holds_a_single_object_is_kept_at_its_price_and_none_costs_nothing() {
    let mut play = older(1).begins();
    play.wins(A, Object::Builder, 600);
    play.does(B, Decision::Decline);
    // A is alone and declines too: A gets the builder without a choice.
    let events = play.does(A, Decision::Decline);
    assert!(events.contains(&Event::Acquired {
        seat: A,
        object: Object::Builder,
        price: 600
    }));
    assert_eq!((play.player(A).builders(), play.money(A)), (1, 2900));
    assert_eq!(play.money(B), 3500);
    assert_eq!(play.phase(), Phase::Actions);
}

#[test]
fn z7_holds_builders_give_points_only_when_they_are_kept() {
    let start = older(2).with(A, |player| player.builders = 1);
    let mut play = start.begins();
    play.wins(A, Object::Builder, 200);
    assert_eq!(play.prestige(A), 0);
    play.wins(B, Object::Jester, 200);
    play.wins(A, Object::Lake, 200);
    play.wins(B, Object::Park, 200);
    let mut other = play;
    play.does(A, Decision::Take(Object::Builder));
    assert_eq!(play.prestige(A), 3);
    other.does(A, Decision::Take(Object::Lake));
    assert_eq!(other.prestige(A), 0);
}

#[test]
fn z7_refused_when_somebody_with_three_builders_bids_for_a_fourth() {
    let start = older(4).with(A, |player| {
        player.builders = 3;
        player.prestige = 6;
    });
    let play = start.begins();
    let builder = Decision::Name(Object::Builder);
    play.refuses(A, builder, Rule::A12, Fact::ThreeBuilders);
    // A player takes what they still lack, each at the opening bid.
    let mut play = older(1).begins();
    play.wins(A, Object::Jester, 400);
    play.wins(A, Object::Builder, 500);
    let fact = Fact::LastPaysOpening { opening: 200 };
    play.refuses(B, Decision::Win(Object::Lake, 300), Rule::Z7, fact);
    // A player who declined is out of the phase.
    let mut play = older(1).begins();
    play.does(A, Decision::Decline);
    let jester = Decision::Win(Object::Jester, 200);
    play.refuses(A, jester, Rule::A8, Fact::HasDeclined);
}

#[test]
fn z8_holds_the_prestige_card_set_aside_is_the_first_looked_at_or_leaves_unseen() {
    let cards = PrestigeCard::ALL.to_vec();
    let known = older(1).where_(|setup| setup.prestige_cards = Some(cards.clone()));
    let mut play = known.begins();
    play.wins(A, Object::PrestigeCard, 200);
    play.wins(B, Object::Builder, 200);
    play.wins(A, Object::Jester, 200);
    play.wins(B, Object::Lake, 200);
    let mut kept = play;
    kept.does(A, Decision::Take(Object::PrestigeCard));
    kept.allows(A, keep(cards[0], &cards[1..5]));
    // If it is not kept, it leaves the game, and the next one is on top.
    play.does(A, Decision::Take(Object::Jester));
    assert_eq!(play.objects_left(Object::PrestigeCard), 13);
    play.does(B, Decision::Take(Object::Builder));
    play.passes_the_round_from_actions();
    play.wins(B, Object::PrestigeCard, 200);
    play.does(A, Decision::Decline);
    play.does(B, Decision::Decline);
    play.allows(B, keep(cards[1], &cards[2..6]));
    assert!(play.unknown_prestige_cards().contains(cards[0]));
}

#[test]
fn z8_refused_when_a_card_is_kept_that_has_left_the_game() {
    let cards = PrestigeCard::ALL.to_vec();
    let start = older(2).where_(|setup| {
        setup.prestige_cards = Some(cards[1..].to_vec());
        setup.prestige_cards_left_out = 1;
    });
    let mut play = start.begins();
    play.wins(A, Object::PrestigeCard, 200);
    play.does(B, Decision::Decline);
    play.does(A, Decision::Decline);
    let gone = keep(cards[0], &cards[1..5]);
    let fact = Fact::NotOffered(cards[0].into());
    play.refuses(A, gone, Rule::O7, fact);
    let what = Count::PrestigeCards;
    older(2)
        .where_(|setup| setup.prestige_cards_left_out = 15)
        .is_refused(
            None,
            Rule::Z8,
            Fact::OutOfRange {
                what,
                found: 15,
                least: 0,
                most: 14,
            },
        );
}

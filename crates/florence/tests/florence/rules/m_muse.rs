//! M: the expansion Muse & Princess, with its characters.

use crate::telling::*;
use florence::rules::{Character, Correction, Favour};
use table::{Format, Save, Session};
use words::florence::record;

/// Opens a game in the notation.
#[track_caller]
fn session(text: &str) -> Session<Game> {
    let save = record::parse(text).unwrap_or_else(|error| panic!("{}", error.sentence()));
    save.into_session().expect("it starts")
}

fn with_muse(start: Start) -> Start {
    start.where_(|setup| {
        setup.options.muse = true;
        setup
            .doubled_freedoms
            .truncate(if setup.players.len() == 2 { 2 } else { 0 });
    })
}

/// The beginning of an auction phase.
fn auctions(players: usize, round: u8) -> Start {
    with_muse(auction(players, round))
}

/// The beginning of a character phase.
fn offered(players: usize, round: u8) -> Start {
    auctions(players, round).where_(|setup| setup.moment = Moment::Characters(round))
}

/// The turn of a seat in an action phase.
fn acting(players: usize, round: u8, seat: Seat) -> Start {
    with_muse(actions(players, round, seat))
}

fn bid(character: Character, florins: u32) -> Decision {
    Decision::Bid(character, florins)
}

fn has(character: Character) -> impl FnOnce(&mut PlayerSetup) {
    move |player| player.character = Some(character)
}

fn took(seat: Seat, character: Character, price: u32) -> Event {
    Event::TookCharacter {
        seat,
        character,
        price,
    }
}

/// Makes all remaining bidders pass.
#[track_caller]
fn all_pass(play: &mut Play) {
    while play.phase() == Phase::Characters {
        let seat = play.to_act().unwrap();
        play.does(seat, Decision::Pass);
    }
}

/// Makes everyone end the turn.
#[track_caller]
fn nobody_acts(play: &mut Play) {
    let round = play.round();
    while play.phase() == Phase::Actions && play.round() == round {
        let seat = play.to_act().unwrap();
        play.does(seat, Decision::EndTurn);
    }
}

#[test]
fn m1_holds_the_character_phase_follows_the_auctions_and_brings_one_for_a_round() {
    let mut play = auctions(3, 1).begins();
    play.wins(A, Object::Jester, 200);
    for seat in [B, C] {
        play.does(seat, Decision::Decline);
    }
    assert_eq!(play.phase(), Phase::Characters);
    assert_eq!(play.to_act(), Some(A));
    play.goes(&[
        (A, bid(Character::Muse, 300)),
        (B, Decision::Pass),
        (C, Decision::Pass),
    ]);
    assert_eq!(play.player(A).character(), Some(Character::Muse));
    assert_eq!(play.phase(), Phase::Actions);
    assert_eq!(play.to_act(), Some(A));
}

#[test]
fn m1_refused_when_a_second_character_is_wanted_or_bid_for_at_another_time() {
    let mut play = offered(3, 1).begins();
    play.goes(&[
        (A, bid(Character::Muse, 300)),
        (B, bid(Character::Cardinal, 300)),
        (C, bid(Character::Muse, 400)),
        (A, bid(Character::Princess, 300)),
    ]);
    // B took the Cardinal in passing, C the Muse.
    assert_eq!(play.player(B).character(), Some(Character::Cardinal));
    let mut early = auctions(3, 1).begins();
    early.refuses(A, bid(Character::Muse, 300), Rule::M1, Fact::NotNow);
    early = offered(2, 1).begins();
    early.refuses(A, Decision::Hire, Rule::M1, Fact::NotNow);
    early.goes(&[
        (A, bid(Character::Muse, 300)),
        (B, bid(Character::Princess, 300)),
    ]);
    assert_eq!(early.phase(), Phase::Actions);
    let second = offered(3, 2).with(A, has(Character::Muse)).where_(|setup| {
        setup.characters = Some(florence::rules::characters::Characters {
            remaining: [B, C].into_iter().collect(),
            turn: B,
            ..Default::default()
        });
    });
    let play = second.begins();
    let another = bid(Character::Cardinal, 300);
    play.refuses(A, another, Rule::M1, Fact::HasCharacter);
}

#[test]
fn m1_refused_when_a_game_without_characters_is_in_their_phase() {
    let offered = Moment::Characters(3);
    let start = auction(3, 3).where_(|setup| setup.moment = offered);
    let not_now = Rule::M1.broken(Fact::NotNow);
    let found = start.problems();
    assert!(found.iter().any(|it| it.violation == not_now), "{found:?}");
    let play = auction(3, 3).begins();
    let correction = Correction::Moment(offered);
    play.refuses(A, Decision::Correct(correction), Rule::M1, Fact::NotNow);
}

#[test]
fn m2_holds_fields_go_from_300_to_1500_and_the_bankers_from_0_to_500() {
    let play = offered(3, 1).begins();
    for character in Character::ALL.iter().copied() {
        let (first, last) = match character {
            Character::Banker => (0, 500),
            _ => (300, 1500),
        };
        for florins in (first..=last).step_by(100) {
            play.allows(A, bid(character, florins));
        }
    }
    // The top field cannot be outbid.
    let mut play = play;
    play.does(A, bid(Character::Muse, 1500));
    let legal = play.legal();
    let mut all = legal.iter();
    assert!(!all.any(|it| matches!(it.decision, Decision::Bid(Character::Muse, _))));
}

#[test]
fn m2_refused_when_the_top_field_is_overbid() {
    let mut play = offered(3, 1).begins();
    play.does(A, bid(Character::Muse, 1500));
    let fact = Fact::TopField { most: 1500 };
    play.refuses(B, bid(Character::Muse, 1500), Rule::M2, fact.clone());
    play.refuses(B, bid(Character::Muse, 300), Rule::M2, fact);
    play.does(B, bid(Character::Banker, 500));
    let fact = Fact::TopField { most: 500 };
    play.refuses(C, bid(Character::Banker, 500), Rule::M2, fact);
}

#[test]
fn m2_refused_when_there_is_no_such_field_or_not_so_much_cash() {
    let start = offered(3, 2).with(A, |player| {
        player.money = Some(600);
        player.prestige = 9;
    });
    let play = start.begins();
    let no_field = |character, bid, least, most| Fact::NoSuchField {
        character,
        bid,
        least,
        most,
    };
    for (character, florins, least, most) in [
        (Character::Muse, 200, 300, 1500),
        (Character::Muse, 1600, 300, 1500),
        (Character::Muse, 350, 300, 1500),
        (Character::Banker, 600, 0, 500),
    ] {
        let fact = no_field(character, florins, least, most);
        play.refuses(A, bid(character, florins), Rule::M2, fact);
    }
    let fact = Fact::NotEnoughMoney {
        needed: 700,
        has: 600,
    };
    play.refuses(A, bid(Character::Muse, 700), Rule::M2, fact);
    play.allows(A, bid(Character::Muse, 600));
}

#[test]
fn m3_holds_markers_are_displaced_and_whoever_is_left_on_a_card_takes_it() {
    let mut play = offered(3, 1).begins();
    play.does(A, bid(Character::Cardinal, 300));
    play.does(B, bid(Character::Cardinal, 600));
    // A's marker is back; C goes elsewhere, and A bids again.
    play.does(C, bid(Character::Banker, 100));
    assert_eq!(play.to_act(), Some(A));
    assert_eq!(play.characters().unwrap().bid_of(A), None);
    let events = play.does(A, bid(Character::Muse, 300));
    // B pays and takes, C pays and takes, and now it is A's turn.
    let taken: Vec<Event> = events
        .into_iter()
        .filter(|event| matches!(event, Event::TookCharacter { .. }))
        .collect();
    assert_eq!(
        taken,
        [
            took(B, Character::Cardinal, 600),
            took(C, Character::Banker, 100),
            took(A, Character::Muse, 300),
        ]
    );
    assert_eq!(
        [A, B, C].map(|seat| play.money(seat)),
        [3200, 2900, 3500 - 100 + 600]
    );
}

#[test]
fn m3_refused_when_the_field_is_not_higher_or_it_is_anothers_turn() {
    let mut play = offered(3, 1).begins();
    play.does(A, bid(Character::Cardinal, 500));
    for florins in [300, 500] {
        let fact = Fact::LowerField {
            bid: florins,
            least: 600,
        };
        play.refuses(B, bid(Character::Cardinal, florins), Rule::M3, fact);
    }
    let fact = Fact::NotYourTurn { to_act: B };
    play.refuses(C, bid(Character::Muse, 300), Rule::M3, fact.clone());
    play.refuses(C, Decision::Pass, Rule::M3, fact);
}

#[test]
fn m4_holds_the_phase_ends_when_all_have_a_character_or_have_passed() {
    let mut play = offered(4, 1).begins();
    for seat in [A, B, C] {
        play.does(seat, Decision::Pass);
        assert_eq!(play.phase(), Phase::Characters);
    }
    play.does(D, Decision::Pass);
    assert_eq!(play.phase(), Phase::Actions);
}

#[test]
fn m4_refused_when_somebody_bids_who_has_passed_or_when_it_is_over() {
    let mut play = offered(3, 1).begins();
    play.does(A, Decision::Pass);
    let muse = bid(Character::Muse, 300);
    play.refuses(A, muse, Rule::M4, Fact::HasPassed);
    all_pass(&mut play);
    play.refuses(A, muse, Rule::M4, Fact::NotNow);
}

#[test]
fn m5_holds_what_is_not_used_goes_back_before_the_next_ones_are_offered() {
    let start = acting(2, 1, A).with(A, has(Character::Princess));
    let mut play = start.begins();
    nobody_acts(&mut play);
    // She is still in play in the auctions.
    assert_eq!(play.player(A).character(), Some(Character::Princess));
    play.does(B, Decision::Decline);
    play.does(A, Decision::Decline);
    assert_eq!(play.phase(), Phase::Characters);
    assert_eq!(play.player(A).character(), None);
    assert_eq!(play.characters_on_offer(), Set::all());
}

#[test]
fn m5_holds_one_used_in_the_phase_is_not_on_offer_again_in_it() {
    let mut play = offered(3, 1).begins();
    play.goes(&[
        (A, bid(Character::Merchant, 300)),
        (B, bid(Character::Muse, 300)),
        (C, bid(Character::Muse, 400)),
    ]);
    // A has taken the Merchant, and uses it while B is to act.
    assert_eq!(play.to_act(), Some(B));
    play.does(A, Decision::Merchant(Favour::Points));
    assert_eq!(play.player(A).character(), None);
    assert!(!play.characters_on_offer().contains(Character::Merchant));
    let gone = Fact::CharacterGone(Character::Merchant);
    play.refuses(B, bid(Character::Merchant, 300), Rule::M5, gone);
}

#[test]
fn m5_refused_when_a_character_is_taken_or_used_or_let_go_without_being_called() {
    let mut play = offered(3, 1).begins();
    play.goes(&[
        (A, bid(Character::Merchant, 300)),
        (B, bid(Character::Muse, 300)),
        (C, bid(Character::Muse, 400)),
    ]);
    let gone = Fact::CharacterGone(Character::Merchant);
    play.refuses(B, bid(Character::Merchant, 400), Rule::M5, gone);
    let play = acting(2, 1, A).with(A, has(Character::Merchant)).begins();
    play.refuses(A, Decision::LetGo, Rule::M5, Fact::NotNow);
    let twice = acting(2, 1, A)
        .with(A, has(Character::Muse))
        .with(B, has(Character::Muse));
    twice.is_refused(B, Rule::M5, Fact::CharacterGone(Character::Muse));
}

#[test]
fn m6_holds_the_muse_adds_the_round_to_every_work() {
    for round in 1..=7 {
        let hand = known(&[Profession::Poet, Profession::Painter, Profession::Lawyer]);
        let start = acting(3, round, A)
            .with(A, |player| player.hand = Some(hand))
            .with(A, has(Character::Muse));
        let play = start.begins();
        let with = play.work_value(A, Profession::Poet, Set::EMPTY);
        assert_eq!(with.muse, u16::from(round));
        let without = acting(3, round, A)
            .with(A, |player| {
                player.hand = Some(known(&[
                    Profession::Poet,
                    Profession::Painter,
                    Profession::Lawyer,
                ]));
            })
            .begins();
        let without = without.work_value(A, Profession::Poet, Set::EMPTY).total();
        assert_eq!(with.total(), without + u16::from(round));
    }
}

#[test]
fn m6_holds_it_counts_for_the_minimum_the_payment_and_the_best_work_of_both_works() {
    let start = acting(2, 1, A).with(A, |player| {
        player.hand = Some(known(&[
            Profession::Poet,
            Profession::Dramatist,
            Profession::Lawyer,
        ]));
        player.jesters = 1;
        player.character = Some(Character::Muse);
    });
    // Three cards and a jester make 5, the Muse makes it 6; only the jester can explain its
    // points, so the building brings the rest.
    let mut play = start.with(A, tower).begins();
    let value = play.work_value(A, Profession::Poet, Set::EMPTY).total();
    assert_eq!(value, 3 + 2 + 1);
    let fact = Fact::BelowMinimum {
        value: 6,
        minimum: 7,
    };
    play.refuses(A, work(Profession::Poet), Rule::W2, fact);
    let second = acting(3, 2, A).with(A, |player| {
        player.hand = Some(known(&[Profession::Poet, Profession::Dramatist]));
        player.table = vec![Profession::Lawyer];
        player.jesters = 2;
        player.character = Some(Character::Muse);
        player.buildings = vec![(Building::Theatre, at("e4 e5 e6 f4 g4"))];
        player.prestige = 3;
    });
    play = second.begins();
    // 4 building, 4 jesters, 3 cards, 2 Muse.
    play.does(A, work(Profession::Poet));
    assert_eq!(
        (play.money(A), play.player(A).best_work()),
        (3500 + 1300, 13)
    );
    play.does(A, work(Profession::Dramatist));
    assert_eq!(play.money(A), 3500 + 2600);
}

#[test]
fn m7_holds_the_cardinal_gives_a_third_action() {
    let start = offered(2, 1).with(A, |player| player.money = Some(3500));
    let mut play = start.where_(|setup| setup.players[0].money = None).begins();
    play.goes(&[(A, bid(Character::Cardinal, 300)), (B, Decision::Pass)]);
    assert_eq!(play.actions_left(), 3);
    for building in ["e1 f1 g1", "e7 f7 g7"].into_iter().take(1) {
        play.does(A, Decision::build(Building::Tower, at(building)));
    }
    play.does(A, Decision::Introduce(Freedom::Travel));
    play.does(A, Decision::Hire);
    assert_eq!(play.to_act(), Some(B));
    assert_eq!(play.actions_left(), 2);
}

#[test]
fn m8_holds_the_princess_completes_a_work_without_a_card() {
    let start = acting(3, 2, A).with(A, |player| {
        player.character = Some(Character::Princess);
        player.landscapes = vec![(Landscape::Lake, at("d1 e1 d2"))];
        player.builders = 1;
        player.buildings = vec![(Building::Tower, at("e4 f4 g4"))];
        player.prestige = 3;
        player.freedoms = vec![Freedom::Travel];
        player.hand = Some(hidden(3));
    });
    let mut play = start.begins();
    // 3 landscape, 2 builder, 2 building, 3 cards: the freedom does not count.
    assert_eq!(play.princess_value(A).total(), 10);
    let works = play.player(A).works();
    let events = play.does(A, Decision::Princess(2));
    assert!(events.contains(&Event::Completed { seat: A, value: 10 }));
    let player = play.player(A);
    assert_eq!((player.money(), player.prestige()), (3500 + 600, 5));
    assert_eq!((player.works(), player.best_work()), (works, 10));
    assert_eq!((player.character(), play.actions_left()), (None, 1));
}

#[test]
fn m8_refused_when_she_is_not_there_or_the_work_is_not_worth_enough() {
    let play = acting(3, 1, A).begins();
    let fact = Fact::NotInFront(Character::Princess);
    play.refuses(A, Decision::Princess(0), Rule::M8, fact);
    let play = acting(3, 1, A).with(A, has(Character::Princess)).begins();
    let fact = Fact::BelowMinimum {
        value: 3,
        minimum: 7,
    };
    play.refuses(A, Decision::Princess(0), Rule::W2, fact);
}

#[test]
fn m9_holds_the_price_of_the_object_won_is_waived_or_paid_for_points() {
    for favour in [Favour::Free, Favour::Points] {
        let start = auctions(3, 2)
            .with(A, has(Character::Merchant))
            .with(B, tower)
            .with(C, tower);
        let mut play = start.begins();
        play.wins(A, Object::Jester, 500);
        // Until it is decided, nothing is paid and nobody gets anything.
        assert_eq!((play.money(A), play.player(A).jesters()), (3500, 0));
        play.does(A, Decision::Merchant(favour));
        let (money, points) = match favour {
            Favour::Free => (3500, 0),
            Favour::Points => (3000, 3),
        };
        let player = play.player(A);
        assert_eq!((player.money(), player.prestige()), (money, points));
        assert_eq!((player.jesters(), player.character()), (1, None));
    }
}

#[test]
fn m9_holds_the_points_can_be_taken_at_any_time_and_at_a_last_call() {
    let start = acting(2, 1, A).with(A, has(Character::Merchant));
    let mut play = start.begins();
    // Also in another player's turn.
    let mut early = play;
    early.does(A, Decision::EndTurn);
    early.does(A, Decision::Merchant(Favour::Points));
    assert_eq!(early.prestige(A), 1);
    // B won something that brings points; A won nothing.
    nobody_acts(&mut play);
    play.does(B, Decision::Decline);
    play.does(A, Decision::Decline);
    assert_eq!(play.pending().map(|it| it.seat()), Some(A));
    let mut gone = play;
    gone.does(A, Decision::LetGo);
    assert_eq!((gone.prestige(A), gone.phase()), (0, Phase::Characters));
    play.does(A, Decision::Merchant(Favour::Points));
    assert_eq!((play.prestige(A), play.phase()), (1, Phase::Characters));
}

#[test]
fn m9_holds_a_turn_with_an_unused_merchant_ends_only_when_its_player_says_so() {
    let start = acting(2, 1, A).with(A, has(Character::Merchant));
    let mut play = start.begins();
    play.does(A, Decision::Hire);
    play.does(A, Decision::Introduce(Freedom::Travel));
    assert_eq!((play.to_act(), play.actions_left()), (Some(A), 0));
    play.does(A, Decision::EndTurn);
    assert_eq!(play.to_act(), Some(B));
}

/// The last turn of a round; another player holds the Merchant.
const BEFORE_R1: &str = r#"
[Players "Anna", "Ben", "Clara"]
[Options "muse"]
[Moment "actions 2 C"] [Start-player "A"] [Irregular]
[A "points 10", "hand ? ? ?"]
[B "points 10", "character merchant", "best-work 12", "table poet", "hand ? ?"]
[C "points 8", "builders 3", "hand ? ? ?"]
C bonus
C build tower e1 f1 g1
"#;

#[test]
fn m9_holds_a_turn_waits_for_the_merchant_of_another_so_that_it_can_come_before_r1() {
    let session = session(&format!("{BEFORE_R1}B merchant points\n"));
    assert_eq!(session.broken(), None);
    // Two points behind Clara's eleven, and three for the best work.
    assert_eq!(session.game().player(B).prestige(), 15);
    assert_eq!(session.game().round(), 3);
}

#[test]
fn m9_holds_a_turn_that_waits_for_the_merchant_ends_when_its_player_says_so() {
    let waits = session(BEFORE_R1);
    assert_eq!(waits.game().to_act(), Some(C));
    assert!(waits.game().turn_waits_for_merchant());
    let ended = session(&format!("{BEFORE_R1}C end\n"));
    assert_eq!(ended.game().round(), 3);
    assert_eq!(
        ended.game().player(B).character(),
        Some(Character::Merchant)
    );
    // No other player can end it.
    let by_another = session(&format!("{BEFORE_R1}B jester 200\n"));
    assert!(by_another.broken().is_some());
}

#[test]
fn m9_holds_a_game_by_earlier_rules_goes_on_as_it_did_then() {
    let session = session(&format!("[Rules 2]{BEFORE_R1}B jester 200\n"));
    assert_eq!(session.broken(), None);
    assert_eq!(session.game().round(), 3);
    assert_eq!(session.game().player(B).prestige(), 13);
    // Saved again, it is still the same game.
    let save = Save::from_session(&session);
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("it can be written");
        let read = Save::<Game>::parse(&text, format).expect("it can be read");
        let again = read.into_session().expect("it starts");
        assert_eq!((again.broken(), again.game()), (None, session.game()));
    }
    let text = record::print(&save);
    let read = record::parse(&text).expect("it can be read");
    let again = read.into_session().expect("it starts");
    assert_eq!((again.broken(), again.game()), (None, session.game()));
    // After a correction, the game still follows the rules it is played by.
    let corrected = session.game().corrected(A, Correction::Money(100));
    let corrected = corrected.expect("it can be corrected");
    assert_eq!(florence::Setup::from(&corrected).by_rules, Some(2));
}

#[test]
fn m9_holds_in_the_last_round_there_is_a_last_call_after_the_best_work() {
    let start = acting(2, 7, A)
        .with(A, has(Character::Merchant))
        .with(B, |player| player.prestige = 9);
    let mut play = start.begins();
    nobody_acts(&mut play);
    assert!(!play.is_over());
    play.refuses(A, Decision::Merchant(Favour::Free), Rule::M9, Fact::NotNow);
    play.does(A, Decision::Merchant(Favour::Points));
    assert_eq!(play.prestige(A), 2);
    assert!(play.is_over());
}

#[test]
fn m9_refused_when_there_is_no_merchant_or_nothing_to_be_waived() {
    let play = auctions(3, 2).with(A, has(Character::Merchant)).begins();
    let free = Decision::Merchant(Favour::Free);
    play.refuses(A, free, Rule::M9, Fact::NotNow);
    let fact = Fact::NotInFront(Character::Merchant);
    play.refuses(B, Decision::Merchant(Favour::Points), Rule::M9, fact);
    // Players can bid only the money they have.
    let start = auctions(3, 2).with(A, |player| {
        player.money = Some(400);
        player.character = Some(Character::Merchant);
    });
    let mut play = start.begins();
    let fact = Fact::NotEnoughMoney {
        needed: 500,
        has: 400,
    };
    play.refuses(A, Decision::Win(Object::Jester, 500), Rule::A11, fact);
    play.wins(A, Object::Jester, 200);
    let fact = Fact::FirstDecide(Open::Merchant);
    play.refuses(A, Decision::Name(Object::Lake), Rule::M9, fact);
}

#[test]
fn m10_holds_the_professor_brings_a_card_for_nothing_at_any_time() {
    let prestige = PrestigeCard::ALL.to_vec();
    let bonus = BonusCard::ALL.to_vec();
    let start = acting(3, 1, B)
        .with(A, has(Character::Professor))
        .where_(|setup| {
            setup.prestige_cards = Some(prestige.clone());
            setup.bonus_cards = Some(bonus.clone());
        });
    let play = start.begins();
    let mut one = play;
    one.does(A, Decision::Professor(Deck::Prestige));
    one.does(
        A,
        keep(
            prestige[1],
            &[prestige[0], prestige[2], prestige[3], prestige[4]],
        ),
    );
    assert!(one.player(A).prestige_cards().known().contains(prestige[1]));
    assert_eq!((one.money(A), one.player(A).character()), (3500, None));
    assert_eq!(one.to_act(), Some(B));
    let mut other = play;
    other.does(A, Decision::Professor(Deck::Bonus));
    other.does(A, keep(bonus[0], &bonus[1..5]));
    assert!(other.player(A).bonus_cards().known().contains(bonus[0]));
}

#[test]
fn m10_holds_he_is_called_before_he_goes_back_and_may_come_between_bids() {
    let start = auctions(3, 2).with(A, has(Character::Professor));
    let mut play = start.begins();
    play.does(A, Decision::Name(Object::Jester));
    let mut between = play;
    between.does(A, Decision::Professor(Deck::Bonus));
    assert_eq!(between.to_act(), Some(B));
    assert_eq!(between.player(A).bonus_cards().len(), 1);
    play.does(B, Decision::Pass);
    play.does(C, Decision::Pass);
    play.does(B, Decision::Decline);
    play.does(C, Decision::Decline);
    assert_eq!(play.to_act(), Some(A));
    play.does(A, Decision::Professor(Deck::Prestige));
    assert_eq!(play.player(A).prestige_cards().len(), 1);
    assert_eq!(play.phase(), Phase::Characters);
}

#[test]
fn m10_refused_when_he_is_not_there_or_a_choice_is_open() {
    let play = auctions(3, 2).begins();
    let study = Decision::Professor(Deck::Bonus);
    let fact = Fact::NotInFront(Character::Professor);
    play.refuses(A, study, Rule::M10, fact);
    let start = auctions(3, 2).with(A, has(Character::Professor));
    let mut play = start.begins();
    play.wins(A, Object::Park, 200);
    play.refuses(A, study, Rule::M10, Fact::NotNow);
    play.does(A, Decision::place(Landscape::Park, at("d1 e1")));
    play.allows(A, study);
    let professions = Decision::Professor(Deck::Professions);
    play.refuses(A, professions, Rule::M10, Fact::NotNow);
}

#[test]
fn m11_holds_the_banker_pays_what_lies_there_less_the_bid() {
    let mut play = offered(2, 1).begins();
    play.goes(&[(A, bid(Character::Banker, 200)), (B, Decision::Pass)]);
    assert_eq!(play.money(A), 2500 - 200 + 600);
    assert_eq!((play.player(A).character(), play.on_banker()), (None, 600));
}

#[test]
fn m11_holds_in_the_last_round_money_buys_points_after_all_cards() {
    let mut play = offered(2, 7).begins();
    play.goes(&[(A, bid(Character::Banker, 0)), (B, Decision::Pass)]);
    nobody_acts(&mut play);
    // 2500 and 600 buy at most fifteen points.
    assert_eq!(play.to_act(), Some(A));
    assert_eq!(play.most_exchanged(A), 15);
    play.does(A, Decision::Exchange(14));
    assert_eq!((play.prestige(A), play.money(A)), (14, 300));
    assert!(play.is_over());
}

#[test]
fn m11_refused_when_more_points_are_wanted_than_the_money_buys_or_too_early() {
    let mut play = offered(2, 7).begins();
    play.goes(&[(A, bid(Character::Banker, 0)), (B, Decision::Pass)]);
    play.refuses(A, Decision::Exchange(1), Rule::M11, Fact::NotNow);
    nobody_acts(&mut play);
    let fact = Fact::OutOfRange {
        what: Count::PrestigeBought,
        found: 16,
        least: 0,
        most: 15,
    };
    play.refuses(A, Decision::Exchange(16), Rule::M11, fact);
    let mut play = offered(2, 6).begins();
    play.goes(&[(A, bid(Character::Banker, 0)), (B, Decision::Pass)]);
    nobody_acts(&mut play);
    play.refuses(A, Decision::Exchange(1), Rule::M11, Fact::NotNow);
}

#[test]
fn m12_refused_when_points_are_to_become_money() {
    let play = auctions(3, 2).with(A, tower).begins();
    play.refuses(A, Decision::Sell(1), Rule::M12, Fact::PointsNotSold);
}

#[test]
fn m12_holds_a_bidder_has_no_more_means_than_money() {
    let start = auctions(3, 2).with(B, |player| {
        tower(player);
        player.money = Some(200);
    });
    let mut play = start.begins();
    play.does(A, Decision::Name(Object::Jester));
    assert_eq!(play.means(B), 200);
    let (pass, why) = play.forced_pass().expect("nothing is left but to pass");
    assert_eq!(pass, Command::new(B, Decision::Pass));
    assert_eq!(why, NoRaise::OutOfReach { next: 300 });
}

#[test]
fn z9_holds_the_merchant_is_chosen_when_the_object_is_kept() {
    for (favour, paid) in [(Favour::Free, 0), (Favour::Points, 400)] {
        let start = auctions(2, 2).with(A, has(Character::Merchant));
        let start = start.where_(|setup| {
            setup.options.older = true;
            setup.doubled_freedoms.clear();
        });
        let mut play = start.begins();
        play.wins(A, Object::Jester, 400);
        play.wins(B, Object::Builder, 200);
        play.wins(A, Object::Forest, 200);
        play.wins(B, Object::Park, 200);
        play.does(A, Decision::Take(Object::Jester));
        assert_eq!(play.player(A).jesters(), 0);
        play.does(A, Decision::Merchant(favour));
        assert_eq!((play.money(A), play.player(A).jesters()), (3500 - paid, 1));
        let points = u16::from(favour == Favour::Points);
        assert_eq!(play.prestige(A), points);
    }
}

#[test]
fn z9_refused_when_a_bid_would_need_points() {
    let start = auctions(2, 2).with(A, |player| {
        tower(player);
        player.money = Some(400);
    });
    let start = start.where_(|setup| {
        setup.options.older = true;
        setup.doubled_freedoms.clear();
    });
    let play = start.begins();
    play.refuses(A, Decision::Sell(1), Rule::Z9, Fact::PointsNotSold);
}

#[test]
fn z9_holds_the_professor_leaves_the_prestige_card_that_is_set_aside() {
    let cards = PrestigeCard::ALL.to_vec();
    let start = auctions(2, 2).with(A, has(Character::Professor));
    let start = start.where_(|setup| {
        setup.options.older = true;
        setup.doubled_freedoms.clear();
        setup.prestige_cards = Some(cards.clone());
    });
    let mut play = start.begins();
    play.wins(A, Object::PrestigeCard, 200);
    play.does(A, Decision::Professor(Deck::Prestige));
    // Not the first one, which is set aside.
    play.does(A, keep(cards[1], &cards[2..6]));
    play.does(B, Decision::Decline);
    play.does(A, Decision::Decline);
    // It is the first of those looked at now.
    play.allows(A, keep(cards[0], &cards[6..10]));
}

//! G: players and rounds, money, points, what is secret.

use crate::telling::*;

#[test]
fn g1_holds_two_to_five_players_play_seven_rounds_of_auction_and_actions() {
    for players in 2..=5 {
        let mut play = deal(players).begins();
        for seat in Seat::first(players) {
            play.does(seat, Decision::Return(Card::Hidden));
        }
        let mut phases = Vec::new();
        let mut idled = 0;
        while !play.is_over() {
            if phases.last() != Some(&(play.round(), play.phase())) {
                phases.push((play.round(), play.phase()));
            }
            let idle = match play.phase() {
                Phase::Auction => Decision::Decline,
                _ => Decision::EndTurn,
            };
            let seat = play.to_act().unwrap();
            play.does(seat, idle);
            idled += 1;
            assert!(idled <= 7 * 2 * players, "nobody decides twice");
        }
        let seven = (1..=7).flat_map(|round| [(round, Phase::Auction), (round, Phase::Actions)]);
        assert_eq!(phases, seven.collect::<Vec<_>>());
    }
}

#[test]
fn g1_refused_when_one_plays_or_six_play_or_the_round_is_no_round() {
    let what = Count::Players;
    let fact = Fact::TooFew {
        what,
        found: 1,
        least: 2,
    };
    deal(1).is_refused(None, Rule::G1, fact);
    let fact = Fact::TooMany {
        what,
        found: 6,
        most: 5,
    };
    deal(6).is_refused(None, Rule::G1, fact);
    for round in [0, 8] {
        let found = i64::from(round);
        let fact = Fact::OutOfRange {
            what: Count::Round,
            found,
            least: 1,
            most: 7,
        };
        auction(3, round).is_refused(None, Rule::G1, fact);
    }
}

#[test]
fn g1_refused_when_a_seat_decides_that_nobody_sits_in() {
    let play = auction(3, 1).begins();
    play.refuses(D, Decision::Decline, Rule::G1, Fact::NoSuchSeat(D));
}

#[test]
fn g2_holds_the_bank_never_runs_out() {
    let rich = |player: &mut PlayerSetup| {
        player.money = Some(1_000_000);
        player.builders = 2;
        player.prestige = 3;
    };
    let start = auction(3, 7).with(A, rich).with(B, rich).with(C, rich);
    let mut play = start.begins();
    for seat in [A, B, C] {
        play.does(seat, Decision::Sell(3));
        assert_eq!(play.money(seat), 1_000_300);
    }
}

#[test]
fn g2_refused_when_an_amount_is_no_multiple_of_100() {
    let odd = auction(3, 2).with(B, |player| player.money = Some(1250));
    odd.is_refused(B, Rule::G2, Fact::NotAStep { amount: 1250 });
    let play = auction(3, 1).begins();
    let win = Decision::Win(Object::Jester, 250);
    play.refuses(A, win, Rule::G2, Fact::NotAStep { amount: 250 });
}

#[test]
fn g2_refused_when_somebody_would_have_debts() {
    let debts = auction(3, 2).with(B, |player| player.money = Some(-100));
    let fact = Fact::OutOfRange {
        what: Count::Money,
        found: -100,
        least: 0,
        most: 1_000_000,
    };
    debts.is_refused(B, Rule::G2, fact);
}

#[test]
fn g3_holds_work_value_is_marked_but_gives_no_prestige_points() {
    let artist = |player: &mut PlayerSetup| {
        player.hand = Some(known(&[
            Profession::Poet,
            Profession::Painter,
            Profession::Lawyer,
        ]));
        player.jesters = 3;
        tower(player);
    };
    let start = actions(3, 3, A).with(A, artist);
    let mut play = start
        .where_(|setup| setup.edition.minimum = [0; 7])
        .begins();
    play.does(A, work(Profession::Poet));
    assert_eq!(play.player(A).best_work(), 9);
    assert_eq!(play.prestige(A), 3);
}

#[test]
fn g4_holds_a_point_is_worth_100_florins_at_any_time_even_for_a_bid() {
    let poor = |player: &mut PlayerSetup| {
        player.money = Some(200);
        tower(player);
    };
    let mut play = auction(3, 4).with(B, poor).begins();
    play.does(A, Decision::Name(Object::Jester));
    let fact = Fact::NotEnoughMoney {
        needed: 300,
        has: 200,
    };
    play.refuses(B, Decision::Raise(300), Rule::A11, fact);
    let events = play.does(B, Decision::Sell(2));
    assert_eq!(
        events,
        [Event::Money {
            seat: B,
            florins: 200
        }]
    );
    assert_eq!((play.money(B), play.prestige(B)), (400, 1));
    play.goes(&[
        (B, Decision::Raise(300)),
        (C, Decision::Pass),
        (A, Decision::Pass),
    ]);
    assert_eq!(play.money(B), 100);
    play.does(B, Decision::Sell(1));
    assert_eq!((play.money(B), play.prestige(B)), (200, 0));
}

#[test]
fn g4_holds_also_in_another_players_turn_and_while_cards_are_to_be_chosen() {
    let start = auction(3, 4)
        .with(C, tower)
        .where_(|setup| setup.prestige_cards = Some(PrestigeCard::ALL.to_vec()));
    let mut play = start.begins();
    play.wins(A, Object::PrestigeCard, 200);
    assert!(play.pending().is_some());
    play.does(C, Decision::Sell(1));
    assert_eq!((play.money(C), play.prestige(C)), (3600, 2));
}

#[test]
fn g4_refused_when_more_points_would_be_given_up_than_there_are() {
    let play = auction(3, 4).with(C, tower).begins();
    let fact = Fact::NotEnoughPrestige { needed: 4, has: 3 };
    play.refuses(C, Decision::Sell(4), Rule::G4, fact);
    let fact = Fact::OutOfRange {
        what: Count::PrestigeSold,
        found: 0,
        least: 1,
        most: 3,
    };
    play.refuses(C, Decision::Sell(0), Rule::G4, fact);
    let below = auction(3, 2).with(B, |player| player.prestige = -1);
    let fact = Fact::OutOfRange {
        what: Count::Prestige,
        found: -1,
        least: 0,
        most: 1000,
    };
    below.is_refused(B, Rule::G4, fact);
}

#[test]
fn g5_holds_the_engine_knows_everybodys_money_because_payments_are_public() {
    let mut play = auction(3, 1).begins();
    play.wins(A, Object::Jester, 200);
    for seat in [A, B, C] {
        assert_eq!(play.seen_by(seat).player(A).money(), 3300);
    }
}

#[test]
fn g6_holds_others_see_how_many_cards_i_hold_but_not_which() {
    let mine = [Profession::Poet, Profession::Lawyer, Profession::Painter];
    let start = auction(3, 3)
        .with(A, |player| {
            player.hand = Some(known(&mine));
            player.recruiting_in_hand = 1;
        })
        .with(B, |player| {
            player.prestige_cards = known(&[PrestigeCard::MostParks]);
        });
    let play = start.begins();
    assert_eq!(play.player(A).cards_in_hand(), 4);
    let seen = play.seen_by(B);
    assert!(seen.player(A).hand().known().is_empty());
    assert_eq!(seen.player(A).hand().hidden(), 3);
    assert_eq!(seen.player(A).cards_in_hand(), 4);
    assert_eq!(seen.player(B).prestige_cards().known().len(), 1);
    assert_eq!(play.seen_by(A).player(A).hand().known().len(), 3);
    assert_eq!(play.seen_by(A).player(B).prestige_cards().hidden(), 1);
}

#[test]
fn g6_holds_a_card_that_was_recruited_came_into_the_hand_face_up() {
    let start = actions(3, 3, A)
        .with(A, |player| player.recruiting_in_hand = 1)
        .with(B, |player| player.table = vec![Profession::Poet]);
    let mut play = start.begins();
    play.does(A, Decision::Recruit(B, Profession::Poet));
    let seen = play.seen_by(C);
    assert!(seen.player(A).hand().known().contains(Profession::Poet));
}

#[test]
fn g6_refused_when_a_card_is_turned_over_that_is_known_or_cannot_be_there() {
    let start = auction(3, 3)
        .with(A, |player| {
            player.hand = Some(known(&[
                Profession::Poet,
                Profession::Lawyer,
                Profession::Sculptor,
            ]));
        })
        .with(B, |player| player.hand = Some(hidden(5)));
    let play = start.begins();
    let poet = AnyCard::Profession(Profession::Poet);
    play.refuses(
        A,
        Decision::Reveal(poet),
        Rule::G6,
        Fact::AlreadyKnown(poet),
    );
    let place = CardPlace::Hand(A);
    let elsewhere = Fact::CardElsewhere { card: poet, place };
    play.refuses(B, Decision::Reveal(poet), Rule::G6, elsewhere);
    let painter = AnyCard::Profession(Profession::Painter);
    let fact = Fact::NoHiddenCard { card: painter };
    play.refuses(A, Decision::Reveal(painter), Rule::G6, fact);
    play.allows(B, Decision::Reveal(painter));
}

#[test]
fn g6_refused_when_a_card_is_turned_over_that_another_player_is_choosing_from() {
    let start = actions(3, 2, A).where_(|setup| {
        setup.players[0].hand = Some(known(&Profession::ALL[..3]));
        setup.professions = Some(Profession::ALL[3..15].to_vec());
    });
    let mut play = start.begins();
    play.does(A, Decision::Hire);
    let card = AnyCard::Profession(Profession::ALL[4]);
    let place = CardPlace::Stack;
    let fact = Fact::CardElsewhere { card, place };
    play.refuses(B, Decision::Reveal(card), Rule::G6, fact);
    play.allows(
        B,
        Decision::Reveal(AnyCard::Profession(Profession::ALL[20])),
    );
}

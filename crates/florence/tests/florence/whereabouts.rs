//! Who may hold a face-down card. The answer always includes the true holder, excludes
//! seats that can be ruled out by counting, and uses no more than the viewer knows.

use std::collections::BTreeSet;

use florence::Options;
use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::mind::whereabouts::{Whereabouts, whereabouts};
use florence::rules::Correction;
use florence::rules::game::Pending;
use table::Session;

use crate::telling::*;

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

fn all_cards() -> Vec<AnyCard> {
    let professions = Profession::ALL.iter().map(|&card| AnyCard::from(card));
    let bonus = BonusCard::ALL.iter().map(|&card| AnyCard::from(card));
    let prestige = PrestigeCard::ALL.iter().map(|&card| AnyCard::from(card));
    professions.chain(bonus).chain(prestige).collect()
}

/// Returns whether the answer for a card agrees with where it is.
fn agrees(told: Whereabouts, place: Option<CardPlace>) -> bool {
    match (told, place) {
        (Whereabouts::Known(told), Some(place)) => told == place,
        (Whereabouts::Hidden { seats, .. }, Some(CardPlace::Hand(seat))) => seats.contains(seat),
        (Whereabouts::Hidden { stacked, .. }, Some(CardPlace::Stack) | None) => stacked,
        (Whereabouts::Hidden { .. }, Some(CardPlace::Table(_) | CardPlace::Used)) => false,
        (Whereabouts::Known(_), None) => false,
    }
}

#[test]
fn whoever_holds_a_card_is_never_left_out() {
    let kinds = [
        (2, false),
        (3, false),
        (4, true),
        (5, false),
        (5, true),
        (3, true),
    ];
    for (deal, (players, muse)) in kinds.into_iter().enumerate() {
        let mut setup = Setup::dealt(NAMES.into_iter().take(players), deal as u64 + 1);
        setup.options = Options {
            muse,
            ..setup.options
        };
        let mut session = Session::<Game>::new(setup).expect("a deal is legal");
        while !session.game().is_over() {
            let seed = session.cursor() as u64;
            let command = bot::decide(session.game(), Level::EASY, seed, 0, &Thinking::new());
            session
                .play(command.expect("it goes on"))
                .expect("bots keep to the rules");
            if !session.cursor().is_multiple_of(43) {
                continue;
            }
            let viewers = session.game().seats().map(Some).chain([None]);
            for viewer in viewers.collect::<Vec<_>>() {
                let seen = session.seen_from(viewer);
                for card in all_cards() {
                    let place = session.game().place_of(card);
                    let told = whereabouts(&seen, card);
                    assert!(
                        agrees(told, place),
                        "deal {deal}, entry {}: {viewer:?} is told {told:?} of {card:?}: {place:?}",
                        session.cursor()
                    );
                }
            }
        }
    }
}

/// The bonus cards of the small games; all others have been played.
const FEW: [BonusCard; 5] = {
    let all = BonusCard::ALL;
    [all[0], all[1], all[2], all[3], all[4]]
};

/// A game for three with five bonus cards left, in this order, two of them offered at a
/// time.
fn small(order: &[BonusCard]) -> Session<Game> {
    let mut setup = actions(3, 6, A).setup;
    setup.irregular = true;
    setup.options.house_rules.offered = Some(2);
    setup.used_bonus_cards = BonusCard::ALL[FEW.len()..].to_vec();
    setup.bonus_cards = Some(order.to_vec());
    Session::new(setup).expect("a position there can be")
}

/// Plays the turns one after the other: each player takes this many bonus cards, each time
/// the lower (0) or the higher (1) on offer.
fn play_small(order: &[BonusCard], turns: &[(Seat, usize)], choices: &[usize]) -> Session<Game> {
    let mut session = small(order);
    let mut choices = choices.iter();
    let mut play = |seat: Seat, decision: Decision| {
        session
            .play(Command::new(seat, decision))
            .expect("it is allowed");
        match session.game().pending() {
            Some(Pending::Keep { offer, .. }) => offer.iter().collect(),
            _ => Vec::new(),
        }
    };
    for &(seat, times) in turns {
        for _ in 0..times {
            let offer = play(seat, Decision::AcquireBonus);
            let choice = *choices.next().expect("a choice") % offer.len();
            let rest: Under = offer
                .iter()
                .copied()
                .filter(|&card| card != offer[choice])
                .collect();
            play(seat, Decision::Keep(offer[choice], rest));
        }
        if times < 2 {
            play(seat, Decision::EndTurn);
        }
    }
    session
}

fn orders(cards: &[BonusCard]) -> Vec<Vec<BonusCard>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (at, &first) in cards.iter().enumerate() {
        let mut rest = cards.to_vec();
        rest.remove(at);
        orders.extend(orders_of_rest(first, &rest));
    }
    orders
}

fn orders_of_rest(first: BonusCard, rest: &[BonusCard]) -> Vec<Vec<BonusCard>> {
    let with = |order: Vec<BonusCard>| [vec![first], order].concat();
    orders(rest).into_iter().map(with).collect()
}

/// Returns what a viewer has seen, position by position.
fn seen(session: &Session<Game>, viewer: Seat) -> Vec<Game> {
    let positions = (0..=session.cursor()).filter_map(|at| session.game_at(at));
    positions.map(|game| game.seen_by(viewer)).collect()
}

/// Where each of the few cards may be: in a seat's hand, or `None` for the stack.
type Places = BTreeSet<(usize, Option<usize>)>;

#[test]
fn what_is_told_is_what_all_deals_that_agree_tell() {
    // Once each: nobody can have looked at the same card twice unless they put it back.
    let turns: [&[(Seat, usize)]; 4] = [
        &[(A, 1)],
        &[(A, 1), (B, 1)],
        &[(A, 1), (B, 1), (C, 1)],
        &[(A, 0), (B, 1), (C, 1)],
    ];
    let mut told_more_than_hands = 0;
    for turns in turns {
        let takes: usize = turns.iter().map(|(_, times)| times).sum();
        let choices = |number: usize| (0..takes).map(move |at| number >> at & 1);
        let worlds: Vec<Session<Game>> = orders(&FEW)
            .iter()
            .flat_map(|order| {
                (0..1 << takes)
                    .map(|number| play_small(order, turns, &choices(number).collect::<Vec<_>>()))
            })
            .collect();
        // One of them is true; the others are hypothetical.
        for truth in worlds.iter().step_by(37) {
            for viewer in [A, B, C] {
                let known = seen(truth, viewer);
                let agreeing = worlds.iter().filter(|world| seen(world, viewer) == known);
                let mut possible = Places::new();
                for world in agreeing {
                    for (at, &card) in FEW.iter().enumerate() {
                        let place = match world.game().place_of(card.into()) {
                            Some(CardPlace::Hand(seat)) => Some(seat.index()),
                            _ => None,
                        };
                        possible.insert((at, place));
                    }
                }
                let mut told = Places::new();
                let session = truth.seen_from(Some(viewer));
                for (at, &card) in FEW.iter().enumerate() {
                    match whereabouts(&session, card.into()) {
                        Whereabouts::Known(CardPlace::Hand(seat)) => {
                            told.insert((at, Some(seat.index())));
                        }
                        Whereabouts::Known(_) => {
                            told.insert((at, None));
                        }
                        Whereabouts::Hidden { seats, stacked } => {
                            told.extend(seats.iter().map(|seat| (at, Some(seat.index()))));
                            told.extend(stacked.then_some((at, None)));
                            let holders = session.game().seats().filter(|&seat| {
                                session.game().player(seat).bonus_cards().hidden() > 0
                            });
                            told_more_than_hands += usize::from(holders.count() > seats.len());
                        }
                    }
                }
                assert_eq!(told, possible, "{viewer:?} after {turns:?}");
            }
        }
    }
    assert!(told_more_than_hands > 10, "what has been seen matters");
}

#[test]
fn what_was_seen_going_back_is_in_no_hand_of_before() {
    // Anna returns a card that only she has seen: it was dealt to nobody else.
    let setup = Setup::dealt(NAMES.into_iter().take(3), 4);
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    let mut given = None;
    while session.game().phase() == Phase::StartingHands {
        let command = bot::decide(session.game(), Level::EASY, 1, 0, &Thinking::new());
        let command = command.expect("it goes on");
        if let (A, Decision::Return(Card::Known(card))) = (command.seat, command.decision) {
            given = Some(card);
        }
        session.play(command).expect("bots keep to the rules");
    }
    let given = AnyCard::from(given.expect("Anna has returned a card"));
    let only_stack = Whereabouts::Hidden {
        seats: Set::EMPTY,
        stacked: true,
    };
    assert_eq!(whereabouts(&session.seen_from(Some(A)), given), only_stack);
    let Whereabouts::Hidden { seats, stacked } = whereabouts(&session.seen_from(Some(B)), given)
    else {
        panic!("Ben has not seen it");
    };
    assert!(stacked && seats.contains(A) && seats.contains(C) && !seats.contains(B));
}

#[test]
fn at_a_table_a_hidden_hand_may_hold_what_is_known_nowhere() {
    let mut session = Session::<Game>::new(actions(3, 3, A).setup).expect("a position");
    let poet = AnyCard::from(Profession::ALL[0]);
    let all = Whereabouts::Hidden {
        seats: Set::from_iter([A, B, C]),
        stacked: true,
    };
    assert_eq!(whereabouts(&session, poet), all);
    // A manual correction is known from then on, whatever was seen before.
    let correction = Correction::Money(2000);
    session
        .play(Command::new(B, Decision::Correct(correction)))
        .expect("a correction");
    assert_eq!(whereabouts(&session, poet), all);
    let show = Decision::Reveal(poet);
    session.play(Command::new(B, show)).expect("one of three");
    assert_eq!(
        whereabouts(&session, poet),
        Whereabouts::Known(CardPlace::Hand(B))
    );
}

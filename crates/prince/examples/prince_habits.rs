//! Counts what bots of *The Prince* do besides buying and seizing: accusations and the votes
//! on them, shuffles of offices, ballots of an election, and what happens to the cards that
//! are played against others.
//!
//! ```sh
//! cargo run --release --example prince_habits -- LEVEL [GAMES] [PLAYERS]
//! ```
//!
//! LEVEL is the number of a level, 1 for the weakest. All seats play at this level.

use std::collections::BTreeMap;

use prince::mind::bot::{Level, decide};
use prince::{CardType, Decision, Event, Game, Options, Phase, Setup, Spot, Step};
use table::{Item as _, Seat, Set};

/// The cards whose use is counted.
const CARDS: [CardType; 6] = [
    CardType::Bravo,
    CardType::Poison,
    CardType::Doctor,
    CardType::Marriage,
    CardType::Savonarola,
    CardType::Simony,
];

#[derive(Default)]
struct Habits {
    accused: [u32; 2],
    /// Votes against and for an accusation, by whether the Pope has more points than the
    /// voter.
    votes: [[u32; 2]; 2],
    shuffled: [u32; 2],
    /// Elections by the number of open ballots, and those that the limit decided.
    ballots: BTreeMap<u16, u32>,
    at_limit: u32,
    used: BTreeMap<CardType, u32>,
    left: BTreeMap<CardType, u32>,
}

fn has(game: &Game, seat: Seat, card_type: CardType) -> bool {
    let cards = game.edition().of_type(card_type);
    !game.hand(seat).known().intersection(cards).is_empty()
}

fn play(players: usize, deal: u64, level: Level, habits: &mut Habits) {
    let names = ["Anna", "Ben", "Clara", "David", "Eva"];
    let mut setup = Setup::digital(names[..players].iter().copied(), deal);
    setup.options = Options::with_bots();
    setup.pope = Seat::ALL[usize::try_from(deal).unwrap_or(0) % players];
    let mut game = Game::try_from(&setup).expect("a sound start");
    let mut number = 0;
    while let Some(seat) = game.may_decide().first() {
        let view = game.seen_from(Some(seat));
        number += 1;
        let seed = deal.wrapping_mul(1_000_003) + number;
        let command = decide(&view, seat, level, seed);
        let is_card = |card| game.type_of(card) == CardType::Simony;
        match (game.phase(), command.decision) {
            (_, Decision::Play(card, _)) if is_card(card) => habits.accused[1] += 1,
            (_, Decision::Accuse) => habits.accused[1] += 1,
            (Phase::Step(Step::Play), Decision::EndPlay) if has(&game, seat, CardType::Simony) => {
                let legal = game.legal_for(seat).into_iter();
                let mut accuses = legal.filter(|decision| match *decision {
                    Decision::Play(card, _) => is_card(card),
                    _ => false,
                });
                habits.accused[0] += u32::from(accuses.next().is_some());
            }
            (Phase::Judging(_), Decision::Judge(yes)) => {
                let ahead = game.points(game.pope()) > game.points(seat);
                habits.votes[usize::from(ahead)][usize::from(yes)] += 1;
            }
            (Phase::Shuffle, decision) if game.legal_for(seat).len() > 1 => {
                habits.shuffled[usize::from(decision == Decision::Shuffle)] += 1;
            }
            _ => {}
        }
        let ballots = match game.phase() {
            Phase::Ballot(ballot) | Phase::OpenBallot(ballot) => ballot.number,
            _ => 0,
        };
        for event in game.play(&command).expect("a legal decision") {
            match event {
                Event::Elected(_, at_limit) => {
                    *habits.ballots.entry(ballots).or_default() += 1;
                    habits.at_limit += u32::from(at_limit);
                }
                Event::Played(_, card, _) | Event::Healed(_, card) => {
                    *habits.used.entry(game.type_of(card)).or_default() += 1;
                }
                _ => {}
            }
        }
    }
    let hands = game
        .seats()
        .fold(Set::EMPTY, |all, seat| all.union(game.hand(seat).known()));
    for card in hands {
        if game.spot(card) == Spot::Concealed {
            *habits.left.entry(game.type_of(card)).or_default() += 1;
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().and_then(|number| number.parse().ok());
    let level = number().unwrap_or(1_usize).clamp(1, Level::ALL.len());
    let games = number().unwrap_or(100);
    let players = number();
    let tables = players.map_or(3..=5, |players| players..=players);
    let level = Level::ALL[level - 1];
    for players in tables {
        let mut habits = Habits::default();
        for deal in 0..games as u64 {
            play(players, deal, level, &mut habits);
        }
        let [not, accused] = habits.accused;
        println!("{players} players, {level:?}, {games} games");
        println!("  accusations: {accused} of {} possible", not + accused);
        for (at, about) in ["not ahead", "ahead"].iter().enumerate() {
            let [no, yes] = habits.votes[at];
            println!("  votes where the Pope is {about}: {yes} for it, {no} against");
        }
        let [not, shuffled] = habits.shuffled;
        println!("  shuffles: {shuffled} of {} possible", not + shuffled);
        println!(
            "  elections by open ballots: {:?}; {} at the limit",
            habits.ballots, habits.at_limit
        );
        for card in CARDS {
            let of = |counts: &BTreeMap<_, u32>| counts.get(&card).copied().unwrap_or(0);
            let (used, left) = (of(&habits.used), of(&habits.left));
            println!("  {card:?}: {used} used, {left} in hand at the end");
        }
    }
}

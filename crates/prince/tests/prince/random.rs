//! Random games: a player that tries every kind of decision about equally often.

use std::collections::BTreeMap;

use prince::{Command, Decision, Game, Lot, Options, Setup, Spot};
use table::{Card, Item as _, Seat, Set};

use crate::board::names;

/// Returns how many games a test plays for each number of players: more if the environment
/// asks for it.
pub(crate) fn games() -> u64 {
    let asked = std::env::var("PRINCE_GAMES").ok();
    asked.and_then(|games| games.parse().ok()).unwrap_or(100)
}

fn number(seed: u64) -> usize {
    usize::try_from(seed).expect("few games")
}

/// Returns three to five players, in turn.
pub(crate) fn players(seed: u64) -> usize {
    3 + number(seed) % 3
}

/// Returns options by the number of the game: each is on in every fourth game.
pub(crate) fn options(seed: u64) -> Options {
    Options {
        trade: seed % 2 == 1,
        conclave_limit: if seed.is_multiple_of(3) { 2 } else { 0 },
        simony_at_shuffle: seed % 4 >= 2,
        turns: [3, 3, 4, 2, 3, 6, 3][number(seed) % 7],
        points_of_pope: if seed % 5 == 4 { 15 } else { 10 },
        ducats_for_point: if seed % 11 == 9 { 20 } else { 10 },
        elects_first: seed % 6 == 5,
        ..Options::default()
    }
}

pub(crate) fn digital(players: usize, seed: u64) -> Game {
    let mut setup = Setup::digital(names(players), seed);
    setup.options = options(seed);
    setup.pope = Seat::ALL[number(seed) % players];
    Game::try_from(&setup).expect("a sound start")
}

/// Returns the same at a table that does not enter its cards beforehand.
pub(crate) fn tracked(players: usize, seed: u64) -> Game {
    let mut setup = Setup::tracked(names(players));
    setup.options = options(seed);
    setup.pope = Seat::ALL[number(seed) % players];
    Game::try_from(&setup).expect("a sound start")
}

/// Returns the next command of a random game; `None` when it is over.
pub(crate) fn next(game: &Game, rng: &mut fastrand::Rng) -> Option<Command> {
    if game.options().trade && rng.u8(..6) == 0 {
        let offer = offer(game, rng);
        if game.check(&offer).is_ok() {
            return Some(offer);
        }
    }
    let legal = game.legal();
    let mut kinds: BTreeMap<String, Vec<Command>> = BTreeMap::new();
    for command in legal {
        let text = format!("{:?}", command.decision);
        let kind = text.split(['(', ' ']).next().unwrap_or_default().to_owned();
        kinds.entry(kind).or_default().push(command);
    }
    let kinds: Vec<Vec<Command>> = kinds.into_values().collect();
    let kind = rng.choice(&kinds)?;
    let command = rng.choice(kind).copied()?;
    Some(match command.decision {
        // Most of the time players vote for a likely winner, or no Pope is ever elected.
        Decision::Vote(votes) if rng.u8(..3) > 0 => {
            let mut all = [0; 5];
            all[rng.usize(..2)] = votes.iter().sum();
            Command::new(command.seat, Decision::Vote(all))
        }
        Decision::Bid(_) => match game.bids(command.seat) {
            Some((least, most)) => {
                let bid = rng.u32(least..=most.min(least + 20));
                Command::new(command.seat, Decision::Bid(bid))
            }
            None => command,
        },
        _ => command,
    })
}

fn offer(game: &Game, rng: &mut fastrand::Rng) -> Command {
    let seats: Vec<Seat> = game.seats().collect();
    let seat = seats[rng.usize(..seats.len())];
    let partner = seats[rng.usize(..seats.len())];
    let lot = |giver: Seat, rng: &mut fastrand::Rng| {
        let laid = game.laid(giver).iter();
        let held = game.hand(giver).known().iter();
        let of_hand = held.filter(|_| giver == seat);
        let all: Vec<_> = laid.chain(of_hand).collect();
        let chosen = rng.choice(&all).copied().filter(|_| rng.bool());
        Lot {
            money: if rng.bool() { rng.u32(..30) } else { 0 },
            cards: chosen.map_or(Set::EMPTY, Set::only),
            hidden: 0,
        }
    };
    let give = lot(seat, rng);
    let take = lot(partner, rng);
    Command::new(seat, Decision::Offer(partner, give, take))
}

/// Plays a game to its end and passes on each step: before, command, after.
pub(crate) fn walk(
    mut game: Game,
    seed: u64,
    mut each: impl FnMut(&Game, &Command, &Game, &[prince::Event]),
) -> Game {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..20_000 {
        let Some(command) = next(&game, &mut rng) else {
            assert!(game.is_over(), "nobody can decide: {:?}", game.phase());
            return game;
        };
        let before = game;
        let events = game.play(&command).expect("a legal command");
        each(&before, &command, &game, &events);
    }
    panic!("no end of game {seed}: {:?}", game.phase());
}

/// Returns where each card is, as a text for failures.
pub(crate) fn picture(game: &Game) -> String {
    let mut text = format!("{:?}\n", game.phase());
    for card in game.edition().cards() {
        if game.spot(card) != Spot::Concealed {
            text += &format!("{} {:?}\n", game.edition().name(card), game.spot(card));
        }
    }
    for (slot, card) in game.display() {
        if let Card::Known(card) = card {
            text += &format!("slot {slot}: {}\n", game.edition().name(card));
        }
    }
    text
}

//! What temperaments promise: each does more of what it likes than a balanced bot does in
//! the same seat. `examples/bots_temperaments.rs` measures how well they can be told apart
//! and what they cost.

use fastrand::Rng;
use florence::mind::bot::{self, Bot, Level, Temperament, Thinking};
use florence::{Command, Decision, Event, Game, Object, Setup};
use table::Seat;

/// Sums up what seat B does with this temperament against three balanced bots.
fn sums(temperament: Temperament, what: impl Fn(&Command, &[Event]) -> usize) -> usize {
    let mut sum = 0;
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let setup = Setup::digital(["Anna", "Ben", "Clara", "Dana"], &mut rng);
        let mut game = Game::try_from(&setup).expect("a shuffled deal is legal");
        let mut decision = 1000 * seed;
        while let Some(seat) = game.to_act() {
            let temperament = match seat {
                Seat::B => temperament,
                _ => Temperament::Plain,
            };
            let level = Level::Four;
            let bot = Bot { level, temperament };
            let command = bot::decide(&game, bot, decision, 0, &Thinking::new());
            let command = command.expect("there is something to decide");
            let events = game.play(&command).expect("bots decide legally");
            sum += what(&command, &events);
            decision += 1;
        }
        assert!(game.is_over());
    }
    sum
}

/// Asserts that seat B does more with this temperament than a balanced bot does there.
fn does_more(temperament: Temperament, what: impl Fn(&Command, &[Event]) -> usize + Copy) {
    let (it, plain) = (sums(temperament, what), sums(Temperament::Plain, what));
    assert!(it > plain, "{temperament:?}: {it}, balanced: {plain}");
}

/// Returns how many matching objects seat B gets.
fn gets(events: &[Event], is: impl Fn(Object) -> bool) -> usize {
    let count = events.iter().filter(
        |event| matches!(**event, Event::Acquired { seat: Seat::B, object, .. } if is(object)),
    );
    count.count()
}

#[test]
fn a_builder_gets_more_builders() {
    does_more(Temperament::Builder, |_, events| {
        gets(events, |object| object == Object::Builder)
    });
}

#[test]
fn a_showman_gets_more_jesters() {
    does_more(Temperament::Showman, |_, events| {
        gets(events, |object| object == Object::Jester)
    });
}

#[test]
fn a_miser_gets_more_prestige_cards() {
    does_more(Temperament::Miser, |_, events| {
        gets(events, |object| object == Object::PrestigeCard)
    });
}

#[test]
fn a_collector_gets_more_freedoms_and_landscapes() {
    does_more(Temperament::Collector, |command, events| {
        let introduces = matches!(command.decision, Decision::Introduce(_));
        usize::from(introduces && command.seat == Seat::B)
            + gets(events, |object| !object.landscapes().is_empty())
    });
}

#[test]
fn a_spoiler_bids_more_often() {
    does_more(Temperament::Spoiler, |command, _| {
        let bids = matches!(command.decision, Decision::Raise(_));
        usize::from(bids && command.seat == Seat::B)
    });
}

#[test]
fn temperaments_that_look_ahead_decide_the_same_way_twice() {
    let mut rng = Rng::with_seed(7);
    let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    let mut game = Game::try_from(&setup).expect("a shuffled deal is legal");
    for decision in 0..40 {
        let mut last = None;
        for temperament in Temperament::ALL {
            let level = Level::Five;
            let bot = Bot { level, temperament };
            let decide = || bot::decide(&game, bot, decision, 4, &Thinking::new());
            let command = decide();
            assert_eq!(command, decide(), "{temperament:?}");
            last = command;
        }
        let Some(command) = last else {
            break;
        };
        game.play(&command).expect("bots decide legally");
    }
}

//! Looking back: what each decision of a seat cost against the best one the
//! strong bot finds, and prices against what the object was worth.

use super::super::command::{Command, Decision, Event};
use super::super::components::Object;
use super::super::game::Game;
use super::advice::{Worths, advise_with};
use super::search::mixed;
use super::thinking::Thinking;
use crate::table::{Seat, Session};

/// What a decision cost, as far as imagined games can tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The round it was taken in (1 to 7).
    pub round: u8,
    /// What was decided.
    pub command: Command,
    /// What the strong bot would have decided.
    pub best: Command,
    /// Points lost against that, as in [`Choice::behind`](super::Choice), less
    /// one standard error; 0 if that is within the error.
    pub lost: f32,
    /// The standard error, in points.
    pub error: f32,
}

/// What somebody paid for an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The round (1 to 7).
    pub round: u8,
    /// Who paid.
    pub seat: Seat,
    /// What for.
    pub object: Object,
    /// The price in florins.
    pub price: u32,
    /// The price at which it would have brought nothing, in florins, as the
    /// seat could see it then.
    pub fair: u32,
}

/// The costs of all decisions of a seat in a session up to its cursor, in the
/// order of the log, with so many imagined games for each. Decisions without a
/// choice, and whole results of auctions, are left out.
///
/// What others had in hand is guessed as at the time. With fewer than about a
/// hundred imagined games the costs are coarse. Stopped, it returns what
/// it has so far.
#[must_use]
pub fn review(
    session: &Session<Game>,
    seat: Seat,
    simulations: u32,
    thinking: &Thinking,
) -> Vec<Cost> {
    let entries = session.log().iter().enumerate().take(session.cursor());
    let own: Vec<(usize, Command)> = entries
        .filter(|(_, command)| command.seat == seat)
        .map(|(entry, command)| (entry, *command))
        .collect();
    thinking.plan(own.len() as u32 * simulations);
    let mut costs = Vec::new();
    for (at, (entry, command)) in own.into_iter().enumerate() {
        if thinking.is_stopped() {
            break;
        }
        if let Some(game) = session.game_at(entry) {
            costs.extend(cost(game, entry, command, simulations, thinking));
        }
        thinking.reach((at as u32 + 1) * simulations);
    }
    costs
}

fn cost(
    game: &Game,
    entry: usize,
    command: Command,
    simulations: u32,
    thinking: &Thinking,
) -> Option<Cost> {
    let is_choice = !matches!(command.decision, Decision::Win(..) | Decision::Reveal(_));
    if !is_choice || game.to_act() != Some(command.seat) {
        return None;
    }
    let seen = game.seen_by(command.seat);
    let seed = mixed(0x5EED, entry as u64);
    let advice = advise_with(&seen, seed, simulations, Some(command), thinking)?;
    let best = advice.choices.first()?;
    let this = advice
        .choices
        .iter()
        .find(|choice| choice.command == command)?;
    (advice.choices.len() > 1).then_some(Cost {
        entry,
        round: game.round(),
        command,
        best: best.command,
        lost: (this.behind - this.error).max(0.0),
        error: this.error,
    })
}

/// What everybody paid in the auctions of a session up to its cursor, against
/// what the object was worth to them, from games imagined with and without it.
/// It takes some hundredths of a second for each.
#[must_use]
pub fn prices(session: &Session<Game>) -> Vec<Price> {
    let mut found = Vec::new();
    for entry in 0..session.cursor() {
        let acquired = session
            .events_of(entry)
            .iter()
            .find_map(|event| match *event {
                Event::Acquired {
                    seat,
                    object,
                    price,
                } => Some((seat, object, price)),
                _ => None,
            });
        if let (Some((seat, object, price)), Some(game)) = (acquired, session.game_at(entry)) {
            let seen = game.seen_by(seat);
            let seed = mixed(0xFA12, entry as u64);
            let mut worths = Worths::of(&seen, seed);
            worths.play_out(&seen, seat, object, seed);
            found.push(Price {
                entry,
                round: game.round(),
                seat,
                object,
                price,
                fair: worths.fair(seat, object),
            });
        }
    }
    found
}

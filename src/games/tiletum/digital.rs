//! The computer in a game on the screen: it rolls and deals, and plays the seats of bots,
//! each of which follows its plan for the turn.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::state::Table;
use super::{Tiletum, told};
use crate::ui::session::computer::{Musing, Task, seed_of};
use crate::ui::session::game_window::{Digital, Programs};
use programs::sitter::Asked;
use table::{BySeat, Game as _, Level, Seat, Session};
use tiletum::mind::bot::{self, Follower};
use tiletum::{Command, Edition, Game};
use words::fl;

/// The levels to choose from.
pub const LEVELS: [Level; 6] = [
    Level::One,
    Level::Two,
    Level::Three,
    Level::Four,
    Level::Five,
    Level::Six,
];

/// The approximate time a bot thinks about a turn.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The bots at the table, with their plans.
#[derive(Clone, Debug, Default)]
pub struct Bots(Arc<Mutex<BySeat<Option<Follower>>>>);

/// How the computer plays.
pub(super) const DIGITAL: Digital<Tiletum> = Digital {
    levels: |session| match session.game().is_digital() {
        true => &LEVELS,
        false => &[],
    },
    acting: |open, _| bot_to_act(&open.session),
    task: decide,
    concerns: told::concerns,
    dealt_anew: |start, number| {
        let mut setup = start.clone();
        if let Ok(edition) = Edition::load(&start.edition) {
            setup.draw(edition, number);
        }
        setup
    },
    programs: Some(Programs {
        decide: Asked::decide,
        end: Asked::end,
    }),
};

/// Returns the bot to act, if there is one.
#[must_use]
pub fn bot_to_act(session: &Session<Game>) -> Option<Seat> {
    let seat = session.game().may_decide().first()?;
    let plays = session.game().is_digital() && session.people().bot(seat).is_some();
    plays.then_some(seat)
}

/// Returns the name of a bot's strength, as it plays this game.
#[must_use]
pub fn level_name(level: Level) -> String {
    let last = LEVELS[LEVELS.len() - 1];
    fl!(level_step, step = level.min(last).step())
}

fn decide(open: &Table, seat: Seat) -> Task<Option<Command>> {
    let game = *open.session.game();
    let seed = seed_of(&open.session);
    let plays = open.session.people().bot(seat);
    let bots = open.own.bots.clone();
    Task::new(Musing::within(PATIENCE), move |_| {
        let level = bot::Level::nearest(plays?.level);
        let mut bots = bots.0.lock().unwrap_or_else(PoisonError::into_inner);
        let follower = bots[seat].get_or_insert_with(|| Follower::new(level));
        follower.decide(&game, seat, seed)
    })
}

/// Returns what chance brings after `n` entries of a game on the screen: always the same
/// for the same entries.
#[must_use]
pub fn brought(session: &Session<Game>, n: usize) -> Option<Command> {
    let game = session.game_at(n)?;
    let seed = session.start().seed?;
    let mut random = fastrand::Rng::with_seed(seed ^ (n as u64 + 1).wrapping_mul(0x9E37_79B9));
    game.chance(&mut |below| random.u32(0..below.max(1)))
}

//! Who views the table: whose hand and secret answers are shown, when the curtain hides
//! them, and what the computer plays at what pace.
//!
//! Buttons: `Open the curtain for Anna` (Enter) on the curtain between people who share the
//! screen.

use std::time::Duration;

use super::Prince;
use super::looking::{acting_bot, is_secret, level_of, needs_hand};
use super::new_game::LEVELS;
use super::state::Table;
use crate::ui::session::computer::{Musing, Task, seed_of};
use crate::ui::session::game_window::{Digital, Programs};
use prince::mind::bot;
use prince::{Command, Decision, Setup};
use programs::sitter::Asked;
use table::Seat;
use words::fl;

/// Returns why a person at this screen cannot make a decision now, whatever the rules say:
/// it is the computer's decision, or the information it needs is hidden.
#[must_use]
pub fn refusal(open: &Table, command: &Command) -> Option<String> {
    let session = &open.session;
    let looking = &open.own.looking;
    let seat = command.seat;
    if looking.is_digital() {
        let told = matches!(
            command.decision,
            Decision::Turned(_)
                | Decision::Sold(..)
                | Decision::Draw(_)
                | Decision::Steal(_)
                | Decision::Show(_)
                | Decision::Dealt(_)
        );
        if session.people().bot(seat).is_some() {
            return Some(fl!(prince_computer_decides).to_owned());
        }
        if told {
            return Some(fl!(prince_computer_deals).to_owned());
        }
    }
    let game = session.game();
    let seizes = matches!(command.decision, Decision::Seize(..)) && looking.seals();
    let hides = match looking.is_digital() {
        true => looking.chosen(session).is_none() && needs_hand(game),
        false => looking.seals() && (is_secret(game) || seizes),
    };
    // A player who can make offers at any time does so from their own hand.
    let decides =
        game.may_decide().contains(seat) || matches!(command.decision, Decision::Offer(..));
    let name = open.words().seat(seat);
    (hides && decides && looking.eyes() != Some(seat))
        .then(|| fl!(prince_open_curtain_first, name = &name))
}

/// The approximate time a bot thinks.
const PATIENCE: Duration = Duration::from_millis(1500);

/// How the computer plays.
pub(super) const DIGITAL: Digital<Prince> = Digital {
    levels: |session| match session.game().is_digital() {
        true => &LEVELS,
        false => &[],
    },
    acting: |open, _| {
        let is_digital = open.own.looking.is_digital();
        acting_bot(&open.session).filter(|_| is_digital)
    },
    task: decide,
    concerns: |_, _, _| Vec::new(),
    dealt_anew: |start, number| Setup {
        seed: Some(number),
        ..start.clone()
    },
    programs: Some(Programs {
        decide: Asked::decide,
        end: Asked::end,
    }),
};

/// Returns the decision of the bot in this seat, from what it can see.
fn decide(open: &Table, seat: Seat) -> Task<Option<Command>> {
    let session = &open.session;
    let seen = session.game().seen_from(Some(seat));
    let seen = match seen.options().hide_money {
        true => seen.without_treasuries(seat),
        false => seen,
    };
    let seed = seed_of(session);
    let plays = session.people().bot(seat);
    Task::new(Musing::within(PATIENCE), move |_| {
        plays.map(|plays| bot::decide(&seen, seat, level_of(plays.level), seed))
    })
}

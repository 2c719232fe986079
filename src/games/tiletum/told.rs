//! Messages about a game that are shown without a question: the results of a finished
//! round, and what the bots have done since a person last decided.

use std::ops::Range;

use super::state::Table;
use crate::ui::base::log_line::Telling;
use crate::ui::session::game_window::Concerns;
use table::{Seat, Session};
use tiletum::{Decision, Event, Game, Source};
use words::figures::signed;
use words::fl;
use words::tiletum::names;

/// Returns the results of the round that ended with the entries from this one on (from 0):
/// on the king track and at the fair, and the order of the next round. The last round has
/// the final scoring.
#[must_use]
pub(super) fn reminder(open: &Table, first: usize) -> Option<String> {
    let session = &open.session;
    if session.game().is_over() {
        return None;
    }
    let events = || (first..session.cursor()).flat_map(|entry| session.events_of(entry));
    let round = events().find_map(|event| match *event {
        Event::FairHeld(round) => Some(round),
        _ => None,
    })?;
    let words = open.telling(Telling::hiding(false));
    let scored = |source: Source| {
        let line = |seat: Seat| {
            let points = events().filter_map(|event| match *event {
                Event::Scored(of, from, points) if of == seat && from == source => Some(points),
                _ => None,
            });
            format!("{} {}", words.seat(seat), signed(points.sum::<i16>()))
        };
        let lines: Vec<String> = session.game().seats().map(line).collect();
        lines.join(", ")
    };
    let order = session.game().order().iter();
    let order: Vec<String> = order.map(|&seat| words.seat(seat)).collect();
    Some(fl!(
        tiletum_round_over,
        round,
        king = scored(Source::King(round)),
        fair = scored(Source::Fair(round)),
        order = order.join(", ")
    ))
}

/// Returns the turns of bots that end with one of these entries (from 0): the die, what
/// scored, and how much.
#[must_use]
pub(super) fn concerns(open: &Table, entries: Range<usize>, telling: Telling) -> Concerns {
    let session = &open.session;
    let words = open.telling(telling);
    let ended = entries.filter_map(|end| {
        let (seat, begin) = turn_of_bot(session, end)?;
        let points = |entry: usize| {
            let game = session.game_at(entry);
            game.map_or(0, |game| i32::from(game.player(seat).vp()))
        };
        let is_told = |&entry: &usize| {
            let decision = session.log()[entry].command.decision;
            matches!(decision, Decision::TakeDie(..)) || points(entry + 1) > points(entry)
        };
        let told = (begin..end).filter(is_told);
        let told = told.map(|entry| {
            let command = &session.log()[entry].command;
            words.done(session.game_at(entry), command)
        });
        let did = told.collect::<Vec<_>>().join(", ");
        let gained = points(end) - points(begin);
        let name = words.seat(seat);
        let text = match gained {
            0 => fl!(tiletum_turn_told, name, did),
            more => {
                let points = fl!(tiletum_offer_more, what = names::vp(more));
                fl!(tiletum_turn_told_points, name, did, points)
            }
        };
        Some((seat, text))
    });
    ended.collect()
}

/// Returns the bot whose turn this entry (from 0) ended, and the first entry of that turn.
fn turn_of_bot(session: &Session<Game>, end: usize) -> Option<(Seat, usize)> {
    let seat = session.log().get(end)?.command.seat?;
    let has_die = |entry: usize| {
        session
            .game_at(entry)
            .is_some_and(|game| game.turn().is_some())
    };
    session.people_at(end).bot(seat)?;
    if !has_die(end) || has_die(end + 1) {
        return None;
    }
    let is_own = |entry: &usize| {
        let game = session.game_at(*entry);
        game.is_some_and(|game| game.active() == Some(seat))
    };
    let begin = (0..end).rev().take_while(is_own).last();
    Some((seat, begin.unwrap_or(end)))
}

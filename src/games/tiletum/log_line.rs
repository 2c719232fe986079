//! The lines of the log in this game: marker, the decision or the result of chance, and the
//! events of an entry.

use super::state::Table;
use crate::ui::base::icons::Icon;
use crate::ui::base::log_line::{LogLine, Telling};
use tiletum::{Event, Phase};
use words::fl;

/// Returns the heading of the part of the game that an entry (from 0) belongs to.
pub(super) fn heading(open: &Table, entry: usize) -> Option<String> {
    let game = open.session.game_at(entry)?;
    let round = game.round();
    Some(match game.phase() {
        Phase::Prepare => fl!(tiletum_part_prepare, round),
        Phase::Corruption | Phase::Turn(_) | Phase::Refill => {
            fl!(tiletum_part_turn, round, turn = game.step())
        }
        Phase::King => fl!(tiletum_part_king, round),
        Phase::Tidy => fl!(tiletum_part_tidy, round),
        Phase::Over => fl!(tiletum_part_end).to_owned(),
    })
}

/// Returns the line of an entry (from 0).
pub(super) fn entry(open: &Table, entry: usize, telling: Telling) -> LogLine {
    let session = &open.session;
    let Some(there) = session.log().get(entry) else {
        return LogLine::default();
    };
    let before = session.game_at(entry);
    LogLine {
        seat: there.command.seat,
        text: open.telling(telling).done(before, &there.command),
        icon: there
            .command
            .decision
            .is_correction()
            .then_some(Icon::Pencil),
        is_weak: there.command.seat.is_none(),
        ..LogLine::default()
    }
}

/// Returns the lines of the events of an entry.
pub(super) fn events(open: &Table, entry: usize, telling: Telling) -> Vec<LogLine> {
    let words = open.telling(telling);
    let events = open.session.events_of(entry).iter();
    let told = events.filter_map(|event| {
        let text = words.event(event)?;
        Some(LogLine {
            icon: match event {
                Event::Over => Some(Icon::Crown),
                Event::RoundBegan(_) => Some(Icon::Flag),
                _ => None,
            },
            sentence: text.clone(),
            text,
            is_weak: true,
            ..LogLine::default()
        })
    });
    told.collect()
}

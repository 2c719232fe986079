//! The words of a log line, and its height with them.

use std::sync::Arc;

use eframe::egui;
use eframe::egui::text::{ByteIndex, LayoutJob, LayoutSection};
use eframe::egui::{Galley, TextFormat, Ui};

use super::super::base::log_line::{LogLine, Telling};
use super::super::base::text;
use super::super::base::theme::{Palette, face};
use super::super::parts::widgets::badge_width;
use super::super::session::game_window::{GameWindow, Open};
use super::super::session::log_lines::Line;
use table::Seat;
use words::fl;
use words::text::cut;

/// The most letters of a name in a line, so that the action still fits.
pub(super) const LETTERS: usize = 14;

pub(super) const HEADING: f32 = 28.0;

/// The distance from one marker after the words to the next.
pub(super) const STEP: f32 = 10.0;

/// The most rows of a line.
pub(super) const MOST_ROWS: usize = 4;

/// Returns the name of a player.
pub(super) fn name_of(players: &[(Seat, String)], player: Seat) -> Option<&str> {
    let mut players = players.iter();
    let (_, name) = players.find(|(seat, _)| *seat == player)?;
    Some(name)
}

/// Returns the words of a line, wrapped next to the amount, and the amount.
pub(super) fn words(
    ui: &Ui,
    view: &LogLine,
    width: f32,
    is_faint: bool,
) -> (Arc<Galley>, Option<Arc<Galley>>) {
    let palette = Palette::of(ui);
    let faint = |colour: egui::Color32| match is_faint {
        true => colour.gamma_multiply(0.6),
        false => colour,
    };
    let colour = faint(if view.is_weak {
        palette.weak
    } else {
        palette.ink
    });
    let amount = (!view.amount.is_empty()).then(|| {
        let amount = view.amount.clone();
        ui.painter()
            .layout_no_wrap(amount, face::strong(13.0), colour)
    });
    let taken = amount.as_ref().map_or(0.0, |amount| amount.size().x + 5.0);
    let taken = taken + mark_width(view);
    let mut job = text::line(&view.text, face::text(13.0), colour);
    if !view.aside.is_empty() {
        let start = job.text.len();
        job.text.push(' ');
        job.text.push_str(&view.aside);
        job.sections.push(LayoutSection {
            leading_space: 2.0,
            byte_range: ByteIndex(start)..ByteIndex(job.text.len()),
            format: TextFormat::simple(face::text(12.0), faint(palette.weak)),
        });
    }
    job.wrap = wrapping(width - WORDS - END - taken);
    (ui.fonts_mut(|fonts| fonts.layout_job(job)), amount)
}

pub(super) fn wrapping(room: f32) -> egui::text::TextWrapping {
    egui::text::TextWrapping {
        max_width: room.max(40.0),
        max_rows: MOST_ROWS,
        ..egui::text::TextWrapping::default()
    }
}

/// Returns a line that is only words.
pub(super) fn sentence(
    ui: &Ui,
    text: &str,
    colour: egui::Color32,
    width: f32,
    indent: f32,
) -> Arc<Galley> {
    let mut job: LayoutJob = text::line(text, face::text(13.0), colour);
    job.wrap = wrapping(width - indent - END);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Returns the text of a line that is only words.
pub(super) fn plain_text<G: GameWindow>(
    line: &Line,
    (open, telling): (&Open<G>, Telling),
) -> Option<(String, f32)> {
    let session = open.shown();
    Some(match *line {
        Line::Start => (G::beginning(session.start()).to_owned(), PLAIN),
        Line::News(seat) => {
            let players = G::players(session.start());
            let who = cut(name_of(&players, seat)?, LETTERS);
            (fl!(log_new_since, name = &who), 10.0)
        }
        Line::TakenBack => (fl!(log_undone_after_seeing).to_owned(), PLAIN),
        Line::Illegal(entry) => (open.entry(entry, telling), PLAIN),
        Line::Note(entry) => (open.remark(entry, telling)?, WORDS),
        Line::Aside(entry, at) => (open.aside(entry, at)?, PLAIN),
        Line::Heading(_) | Line::Folded(..) | Line::Entry(_) | Line::Event(..) | Line::Tools(_) => {
            return None;
        }
    })
}

pub(super) fn height_of<G: GameWindow>(
    ui: &Ui,
    line: &Line,
    view: &LogLine,
    shown: (&Open<G>, Telling),
    width: f32,
) -> f32 {
    match line {
        Line::Heading(_) => HEADING,
        Line::Tools(_) => TOOLS,
        Line::Entry(_) | Line::Event(..) | Line::Folded(..) => {
            let (galley, amount) = words(ui, view, width, false);
            let beside = amount.map_or(0.0, |amount| amount.size().x + 5.0);
            let below = match markers_inline(&galley, view, width - beside) {
                true => 0.0,
                false => 14.0,
            };
            rows_high(&galley) + below
        }
        Line::Start
        | Line::News(_)
        | Line::TakenBack
        | Line::Illegal(_)
        | Line::Aside(..)
        | Line::Note(_) => {
            let colour = Palette::of(ui).ink;
            plain_text(line, shown).map_or(LINE, |(text, indent)| {
                let galley = sentence(ui, &text, colour, width, indent);
                rows_high(&galley)
            })
        }
    }
}

/// Returns the width that the mark of a line takes after its words.
pub(super) fn mark_width(view: &LogLine) -> f32 {
    let mark = view.mark.as_ref();
    mark.map_or(0.0, |(mark, _)| badge_width(*mark) + 6.0)
}

/// Returns the height of a line with these words.
pub(super) fn rows_high(galley: &Galley) -> f32 {
    match galley.rows.len() {
        0 | 1 => LINE,
        _ => (galley.size().y + 5.0).ceil(),
    }
}

/// Returns whether the markers fit after the words.
pub(super) fn markers_inline(galley: &Galley, view: &LogLine, width: f32) -> bool {
    let markers = view.markers.len() as f32 * STEP + mark_width(view);
    let room = width - WORDS - END - 8.0;
    view.markers.is_empty() || (galley.rows.len() == 1 && galley.size().x + markers <= room)
}

/// The heights of a line with one row and of the buttons below an entry; the position of
/// the words.
pub(super) const LINE: f32 = 23.0;

pub(super) const TOOLS: f32 = 34.0;

pub(super) const WORDS: f32 = 77.0;

/// The distance of the amount from the right edge.
pub(super) const END: f32 = 10.0;

/// The position of words without a marker.
pub(super) const PLAIN: f32 = 37.0;

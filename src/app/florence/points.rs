//! Where everybody's points come from, the ranking with its tie-breaks once the
//! game is over, and a sheet of it all to copy.
//!
//! What the controls are called is said in [`tally`](super::tally).

use eframe::egui::{Grid, RichText, Ui};

use super::View;
use super::ranking;
use crate::app::shell::{controls, icons};
use crate::fl;
use crate::florence::by_source;
use crate::florence::rules::tally::tally;
use crate::table::Item;
use crate::words::florence::{planning, result};

/// Whether the sheet has been copied.
#[derive(Debug, Default)]
pub struct Copied {
    /// The entry of the log at which it was.
    at: Option<usize>,
}

impl Copied {
    /// The button that copies the sheet, and that it has been done.
    pub fn button(&mut self, ui: &mut Ui, view: &View<'_>) {
        let now = view.session.cursor();
        let button = ui.button(fl!(copy_result));
        if button.on_hover_text(fl!(copy_result_hint)).clicked() {
            ui.copy_text(result::sheet(view.session, &view.words));
            self.at = Some(now);
        }
        if self.at == Some(now) {
            ui.weak(fl!(copied_result));
        }
    }
}

/// Draws the page.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let accounts = tally(view.game);
    if view.game.is_over() {
        for account in &accounts {
            ranking::place(ui, account, view.words);
        }
        ui.add_space(6.0);
    } else {
        controls::remark(ui, fl!(points_if_it_ended_now));
    }
    let sources = by_source(view.session);
    let points: Vec<_> = sources.iter().map(result::of_sources).collect();
    // What brought nobody anything has no column.
    let columns = planning::sources().into_iter().enumerate();
    let columns: Vec<(usize, &str)> = columns
        .filter(|&(at, _)| points.iter().any(|points| points[at] != 0))
        .collect();
    Grid::new("points by source")
        .striped(true)
        .spacing([14.0, 3.0])
        .min_row_height(0.0)
        .show(ui, |ui| {
            ui.strong(fl!(points_player));
            for (_, heading) in &columns {
                controls::right(ui, RichText::new(*heading).strong());
            }
            controls::right(ui, RichText::new(fl!(points_total)).strong());
            ui.end_row();
            for account in &accounts {
                let source = &sources[account.seat.index()];
                ui.horizontal(|ui| {
                    icons::seat_marker(ui, account.seat);
                    ui.label(view.words.with_names_of(12).seat(account.seat));
                });
                for &(at, heading) in &columns {
                    let number = points[account.seat.index()][at];
                    let points = planning::signed(number);
                    let text = RichText::new(&points);
                    let text = if number == 0 { text.weak() } else { text };
                    let name = view.words.seat(account.seat);
                    let name = fl!(
                        points_from_source,
                        player = &name,
                        source = heading,
                        points = &points
                    );
                    controls::number(ui, text, &name).on_hover_text(name);
                }
                controls::right(ui, RichText::new(source.total().to_string()).strong());
                ui.end_row();
            }
        });
    controls::remark(ui, fl!(points_hint));
}

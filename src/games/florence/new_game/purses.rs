//! Starting money, if not all players begin with the same amount (H1).
//!
//! Controls: `Different starting money`; for each player, `Money of Anna`.

use std::collections::BTreeMap;

use eframe::egui::{Align2, Rect, Ui, pos2, vec2};

use super::page::LINE;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::{page, widgets};
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::{Chairs, tick_line};
use florence::PlayerSetup;
use florence::rules::components::florins;
use table::Bot;
use words::{figures, fl};

/// The number of fields in a line.
const IN_A_LINE: usize = 2;
/// The width of a field, and of the digits in it.
const FIELD: f32 = 92.0;
const DIGITS: f32 = 48.0;

/// The typed starting money, by the colours of the chairs, which stay with a player who
/// changes seats.
#[derive(Debug, Default)]
pub(super) struct Purses {
    /// Whether the amounts differ.
    differ: bool,
    typed: BTreeMap<usize, String>,
}

fn read(text: &str) -> Option<i64> {
    figures::typed(text).map(i64::from)
}

impl Purses {
    /// Returns the number of lines, including the line of the checkbox.
    pub(super) fn lines(&self, players: usize) -> usize {
        match self.differ {
            true => 1 + players.div_ceil(IN_A_LINE),
            false => 1,
        }
    }

    /// Draws the checkbox and, if the amounts differ, a field for each player.
    pub(super) fn show(&mut self, ui: &mut Ui, chairs: &Chairs<Bot>, usual: i64) {
        let said = [
            fl!(new_game_purses),
            fl!(new_game_purses_hint),
            fl!(new_game_purses_short),
        ];
        tick_line(ui, ("purses", LINE), &mut self.differ, said);
        if !self.differ {
            return;
        }
        let playing: Vec<(usize, usize)> = chairs
            .playing()
            .iter()
            .map(|chair| chair.colour)
            .enumerate()
            .collect();
        for (line, players) in playing.chunks(IN_A_LINE).enumerate() {
            new_game::line(ui, &format!("purses_{line}"), LINE, |ui| {
                let room = ui.available_rect_before_wrap();
                let width = (room.width() / IN_A_LINE as f32).floor();
                for (at, &(seat, colour)) in players.iter().enumerate() {
                    let left = room.left() + at as f32 * width;
                    let cell = Rect::from_min_size(
                        pos2(left, room.top()),
                        vec2(width - 12.0, room.height()),
                    );
                    self.field(ui, cell, &chairs.called(seat), colour, usual);
                }
            });
        }
    }

    fn field(&mut self, ui: &mut Ui, cell: Rect, player: &str, colour: usize, usual: i64) {
        let palette = Palette::of(ui);
        let painter = ui.painter().clone();
        let middle = cell.center().y;
        page::paint_marker(
            &painter,
            pos2(cell.left() + 7.0, middle),
            14.0,
            colour,
            palette,
        );
        let at = pos2(cell.left() + 20.0, middle);
        let room = cell.width() - FIELD - 26.0;
        let (align, font) = (Align2::LEFT_CENTER, face::text(13.5));
        widgets::paint_text(ui, at, align, player, font, palette.ink, room.max(10.0));
        let field = pos2(cell.right() - FIELD, middle - 14.0);
        let field = Rect::from_min_size(field, vec2(FIELD, 28.0));
        let mut text = self.typed.get(&colour).cloned();
        let mut text = text.take().unwrap_or_else(|| usual.to_string());
        let name = fl!(new_game_purse_of, player);
        let is_wrong = read(&text).is_none();
        let (response, steps) = page::stepper(ui, (field, DIGITS), &name, &mut text, is_wrong);
        let step = i64::from(florins::STEP) * i64::from(steps);
        if step != 0 {
            text = (read(&text).unwrap_or(usual) + step).max(0).to_string();
        }
        if step != 0 || response.changed() {
            self.typed.insert(colour, text);
        }
        new_game::begins_by_enter(ui, &response);
    }

    /// Gives each player the typed amount, if it differs from the usual one.
    pub(super) fn give(&self, players: &mut [PlayerSetup], chairs: &Chairs<Bot>, usual: i64) {
        for (player, chair) in players.iter_mut().zip(chairs.playing()) {
            let typed = self.typed.get(&chair.colour).filter(|_| self.differ);
            let typed = typed.and_then(|text| read(text));
            player.money = typed.filter(|&money| money != usual);
        }
    }

    /// Returns what is typed that is not a number, in words.
    pub(super) fn wrong(&self, chairs: &Chairs<Bot>) -> Option<String> {
        let mut playing = chairs.playing().iter().enumerate();
        playing.find_map(|(seat, chair)| {
            let text = self.typed.get(&chair.colour).filter(|_| self.differ)?;
            let field = fl!(new_game_purse_of, player = chairs.called(seat));
            let typed = words::safe(text);
            read(text)
                .is_none()
                .then(|| fl!(sheet_no_number, field, typed))
        })
    }
}

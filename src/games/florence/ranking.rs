//! The ranking: who has won, every player's place and sources of points, and how a tie was
//! broken.

use eframe::egui::{self, Color32, Frame, RichText, Ui};

use crate::ui::base::theme::Palette;
use florence::Game;
use florence::rules::tally::{Account, tally};
use words::fl;
use words::florence::{Words, board, shortened};

/// Draws who has won, and the ranking in a line.
pub fn victory(ui: &mut Ui, game: &Game, words: Words<'_>) {
    let accounts = tally(game);
    banner(ui, &accounts, words);
    ui.add_space(4.0);
    let places = accounts.iter().map(|account| {
        let name = shortened(&words.seat(account.seat));
        fl!(
            rank_line,
            rank = account.rank,
            player = &name,
            total = words::florence::points(account.total)
        )
    });
    let places: Vec<_> = places.collect();
    let line = RichText::new(board::places_in_line(&places)).size(16.0);
    ui.add(egui::Label::new(line).wrap());
}

fn banner(ui: &mut Ui, accounts: &[Account], words: Words<'_>) {
    let winners = accounts.iter().filter(|account| account.rank == 1);
    let winners: Vec<String> = winners.map(|account| words.seat(account.seat)).collect();
    let best = accounts.first().map_or(0, |account| account.total);
    let colour = Palette::of(ui).right;
    let frame = Frame::group(ui.style()).stroke(egui::Stroke::new(2.0, colour));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            crown(ui, colour);
            let text = RichText::new(board::winner(&winners, best)).heading();
            ui.add(egui::Label::new(text.strong()).wrap());
        });
    });
}

/// Draws a crown, because a font may not have one.
fn crown(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(30.0, 24.0), egui::Sense::hover());
    let at = |x: f32, y: f32| rect.lerp_inside(egui::vec2(x, y));
    let painter = ui.painter();
    let stroke = egui::Stroke::new(2.5, colour);
    let points = [
        at(0.1, 0.3),
        at(0.2, 0.9),
        at(0.8, 0.9),
        at(0.9, 0.3),
        at(0.68, 0.6),
        at(0.5, 0.1),
        at(0.32, 0.6),
    ];
    painter.add(egui::Shape::closed_line(points.to_vec(), stroke));
}

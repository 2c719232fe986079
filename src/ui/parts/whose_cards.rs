//! The choice of whose cards the review of a finished game shows.

use eframe::egui::{Rect, RichText, Ui, Vec2, vec2};

use super::super::base::icons;
use super::super::base::theme::Palette;
use super::page::let_go;
use super::widgets::Press;
use table::{Eyes, Seat};
use words::fl;

/// Draws the choice among everyone, each of these players, and nobody. Returns what was
/// pressed.
pub fn choice(
    ui: &mut Ui,
    players: impl Iterator<Item = (Seat, String)>,
    chosen: Eyes,
) -> Option<Eyes> {
    let palette = Palette::of(ui);
    let mut wanted = None;
    ui.spacing_mut().item_spacing.x = 3.0;
    ui.label(RichText::new(fl!(eyes)).size(13.0).weak());
    let everybody = (
        Eyes::All,
        fl!(eyes_everybody),
        fl!(eyes_everybody_name).to_owned(),
    );
    let nobody = (
        Eyes::None,
        fl!(eyes_nobody),
        fl!(eyes_nobody_name).to_owned(),
    );
    let seats =
        players.map(|(seat, name)| (Eyes::Seat(seat), "", fl!(eyes_seat_name, name = name)));
    for (eyes, text, name) in [everybody].into_iter().chain(seats).chain([nobody]) {
        let least = if text.is_empty() { 25.0 } else { 0.0 };
        let button = Press::new(text).small().name(&name).chosen(chosen == eyes);
        let response = let_go(ui.add(button.at_least(vec2(least, 0.0))));
        if let Eyes::Seat(seat) = eyes {
            let marker = Rect::from_center_size(response.rect.center(), Vec2::splat(11.0));
            icons::paint_seat(ui.painter(), marker, seat, palette);
        }
        if response.on_hover_text(&name).clicked() {
            wanted = Some(eyes);
        }
    }
    wanted
}

//! Points by source, a column for each player: the points so far, and in weak ink what the
//! end would add in the current position (E1–E3).

use eframe::egui::{Color32, ScrollArea, Ui, pos2, vec2};

use super::View;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::{hair, tell};
use table::Seat;
use tiletum::Source;
use words::language::capital;
use words::tiletum::names;

/// The height of a line.
const LINE: f32 = 26.0;
/// The share of the width for the names of the lines.
const NAMES: f32 = 0.4;

/// Draws it.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let palette = Palette::of(ui);
        let seats: Vec<Seat> = view.game.seats().collect();
        let (lines, total) = (Source::ALL.len() + 2, LINE + 8.0);
        let wide = vec2(ui.available_width() - 8.0, LINE * lines as f32 + total);
        let (_, rect) = ui.allocate_space(wide);
        let column = |at: usize| {
            let from = rect.left() + rect.width() * NAMES;
            let each = (rect.right() - from) / seats.len() as f32;
            from + each * (at as f32 + 1.0) - 12.0
        };
        let row = |at: usize| rect.top() + LINE * (at as f32 + 0.5);
        let each = rect.width() * (1.0 - NAMES) / seats.len() as f32;
        for (at, &seat) in seats.iter().enumerate() {
            let name = view.words.seat(seat);
            let sizes = [15.0, 13.0, 11.0];
            let (name, font) = text::name_in_room(ui, &name, face::strong, &sizes, each - 34.0);
            let place = pos2(column(at), row(0));
            let said = small::right(ui, place, &name, (font, palette.ink), each - 34.0);
            small::seat(ui, said.left_center() - vec2(12.0, 0.0), 13.0, seat);
        }
        for (line, &source) in Source::ALL.iter().enumerate() {
            let middle = row(line + 1);
            hair(ui, rect.x_range(), middle - LINE / 2.0);
            let name = capital(&names::source(source));
            let room = rect.width() * NAMES - 16.0;
            let at = pos2(rect.left() + 4.0, middle);
            small::left(ui, at, &name, (face::text(14.0), palette.ink), room);
            for (at, &seat) in seats.iter().enumerate() {
                let (shown, colour) = amount(view, seat, source, palette);
                let place = pos2(column(at), middle);
                let style = (face::strong(14.0), colour);
                let place = small::right(ui, place, &shown, style, each - 20.0);
                let told = format!("{}, {name}: {shown}", view.words.seat(seat));
                tell(ui, place, ("points", line, at), &told);
            }
        }
        let middle = row(lines - 1) + 4.0;
        hair(ui, rect.x_range(), middle - LINE / 2.0 - 2.0);
        for (at, &seat) in seats.iter().enumerate() {
            let points = view.game.player(seat).vp().to_string();
            let style = (face::display(20.0), palette.ink);
            let place = small::right(ui, pos2(column(at), middle), &points, style, each);
            let told = format!("{}: {points}", view.words.seat(seat));
            tell(ui, place, ("total", at), &told);
        }
    });
}

/// Returns the points of a line so far, or what the end would add.
fn amount(view: &View<'_>, seat: Seat, source: Source, palette: &Palette) -> (String, Color32) {
    let counted = view.game.player(seat).score().of(source);
    let to_come = view.game.end_vp(seat, source);
    match counted {
        0 if to_come != 0 && !view.game.is_over() => (format!("+{to_come}"), palette.weak),
        0 => ("–".to_owned(), palette.weak),
        counted if counted < 0 => (format!("−{}", -counted), palette.wrong),
        counted => (counted.to_string(), palette.ink),
    }
}

//! The small square of a card under a holding: the ground of its sort, and its icon or
//! strength on a round plate. A missing card has a dashed outline in the same place.

use eframe::egui::{Align2, Painter, Pos2, Rect, Ui, Vec2, pos2};

use super::colours::Colours;
use crate::ui::base::draw::{Pen, kept};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use prince::rules::CardType;
use table::Item as _;

/// Paints the square of a card of a sort, centred in `rect`; a number replaces the icon.
pub fn paint(ui: &Ui, rect: Rect, sort: CardType, number: Option<u8>) {
    let dark = ui.visuals().dark_mode;
    let palette = Palette::of(ui);
    let (at, side) = square(rect);
    // Before a window has its first size there may be no room at all.
    if side < 1.0 {
        return;
    }
    let key = (("sort", sort, number.is_some()), (side.to_bits(), dark));
    kept::paint(ui.painter(), at, &key, |drawing| {
        let colours = Colours::by(dark);
        let scale = side / 24.0;
        drawing.scaled(0.0, 0.0, scale, |drawing| {
            let whole = Rect::from_min_size(pos2(1.0, 1.0), Vec2::splat(22.0));
            drawing.rect(whole, 5.0, colours.sort(sort));
            drawing.frame(whole, 5.0, Pen::new(1.6, colours.ink));
            drawing.circle(pos2(12.0, 12.0), 8.6, palette.plate);
            if number.is_none() {
                Icon::from(sort).draw_at(drawing, 5.6, 5.6, 12.8, palette.plate_text);
            }
        });
    });
    if let Some(number) = number {
        let font = face::display(side * 0.68);
        let middle = at + Vec2::splat(side / 2.0);
        let ink = palette.plate_text;
        small::whole(ui, middle, Align2::CENTER_CENTER, number, (font, ink));
    }
}

/// Paints the dashed square of a missing card.
pub fn paint_absent(painter: &Painter, rect: Rect, palette: &Palette) {
    let (at, side) = square(rect);
    let colour = palette.weak.gamma_multiply(0.6);
    let key = ("no-card-of-the-sort", side.to_bits(), colour);
    kept::paint(painter, at, &key, |drawing| {
        drawing.scaled(0.0, 0.0, side / 24.0, |drawing| {
            let whole = Rect::from_min_size(pos2(2.0, 2.0), Vec2::splat(20.0));
            drawing.frame(whole, 5.0, Pen::new(1.5, colour).dashed(3.4, 3.0));
        });
    });
}

fn square(rect: Rect) -> (Pos2, f32) {
    let side = rect.width().min(rect.height());
    let square = small::around(rect.center(), side);
    (square.min, side)
}

/// Returns the three sorts of cards that go under a holding, in their order.
pub fn sorts_under() -> impl Iterator<Item = CardType> {
    let sorts = CardType::ALL.iter().copied();
    sorts.filter(|sort| sort.goes_under())
}

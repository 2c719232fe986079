//! The five kinds of characters, each with a hat of its own, drawn in 48 by 48.

use eframe::egui::{Color32, Rect, Ui, Vec2};

use super::sheet::{Sheet, fitted};
use crate::ui::base::draw::{Pen, svg};
use table::Item as _;
use tiletum::Action;

/// Paints a character of a kind.
pub fn bust(ui: &Ui, rect: Rect, kind: Action) {
    fitted(ui, rect, Vec2::splat(48.0), &("bust", kind), |sheet, _| {
        draw_bust(sheet, kind);
    });
}

/// Returns the hat of a kind.
fn hat(kind: Action) -> &'static str {
    match kind {
        Action::Architect => "M14 19c-3-5 1-9 8-10 8-1 14 2 13 8-5-2-14-2-21 2z",
        Action::Merchant => {
            "M10.200 17.600c-1.200.9-.6 2 .9 1.600 8.600-2.600 17.200-2.600 25.800 0 1.500.4 2.100-.7.9-1.600-1.300-1-2.600-1.600-3.800-2 0-5.600-4-8.600-10-8.600s-10 3-10 8.600c-1.200.4-2.500 1-3.800 2z"
        }
        Action::Character => "M13 33c-2-14 2-23 11-23s13 9 11 23l-5-2c1-9-1-14-6-14s-7 5-6 14z",
        Action::Contract => "M15 19c0-6 4-9 9-9s9 3 9 9z",
        Action::King => "M15 19l-2-9 6 4 5-7 5 7 6-4-2 9z",
    }
}

/// Draws a character into a square of 48 units.
pub fn draw_bust(sheet: &mut Sheet<'_>, kind: Action) {
    sheet.draw(|drawing, colours, _| {
        let ink = colours.ink;
        let [felt, leather, linen, black, brown] = colours.hats;
        let body = svg("M8 49c0-10 7-14 16-14s16 4 16 14z");
        drawing.fill(&body, colours.clothes[kind.index()]);
        drawing.stroke(&body, Pen::new(1.3, ink));
        drawing.fill(&svg("M20 31h8v6q-4 4-8 0z"), colours.skin);
        let head = svg("M16 21c0-6 4-9 8-9s8 3 8 9c0 7-3 13-8 13s-8-6-8-13z");
        drawing.fill(&head, colours.skin);
        let shade = svg(
            "M27.500 13.200C30.300 14.600 32 17.200 32 21c0 7-3 13-8 13 4-3 5.500-12 3.500-20.800z",
        );
        drawing.fill(&shade, Color32::BLACK.gamma_multiply(0.08));
        drawing.stroke(&head, Pen::new(1.3, ink));
        if kind == Action::Architect {
            let beard = svg(
                "M16.500 25c2 3 4 1 7.500 1s5.500 2 7.500-1c0 7-3 12-7.500 12s-7.500-5-7.500-12z",
            );
            drawing.fill(&beard, brown);
            drawing.stroke(&beard, Pen::new(1.0, ink));
        } else {
            let mouth = svg("M21.500 29.500q2.500 1.600 5 0");
            drawing.stroke(&mouth, Pen::new(1.1, ink).round());
        }
        let eyes = svg("M19.500 23h2.600M26 23h2.600");
        drawing.stroke(&eyes, Pen::new(1.6, ink).round());
        let hat = svg(hat(kind));
        let colour = match kind {
            Action::Architect => felt,
            Action::Merchant => leather,
            Action::Character => linen,
            Action::Contract => black,
            Action::King => colours.crown,
        };
        drawing.fill(&hat, colour);
        drawing.stroke(&hat, Pen::new(1.2, ink));
    });
}

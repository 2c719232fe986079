//! The bag while the table enters a roll: how many dice of each colour are left in it,
//! counted down with each die that is typed (P1).

use eframe::egui::{Rect, StrokeKind, Ui, pos2};

use super::rolling::Typed;
use super::{View, art, ask};
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::{hair, hear};
use crate::ui::parts::widgets::dashed;
use table::Item as _;
use tiletum::{Good, Phase};
use words::fl;
use words::tiletum::names;

/// The height of a colour, of the heading, and the side of a die.
const LINE: f32 = 30.0;
const HEADING: f32 = 22.0;
const DIE: f32 = 15.0;

/// Returns whether the table has to enter the dice of a round.
#[must_use]
pub fn is_asked(view: &View<'_>) -> bool {
    let game = view.game;
    !game.is_digital() && game.phase() == Phase::Prepare && game.gap().is_none()
}

/// Draws it.
pub fn show(ui: &Ui, view: &View<'_>, typed: &Typed, rect: Rect) {
    let palette = Palette::of(ui);
    let heading = fl!(tiletum_bag);
    let at = pos2(rect.left(), rect.top() + 8.0);
    let shown = small::caption(ui, at, heading, rect.width());
    hear(ui, shown, "bag", heading);
    let lines = Good::ALL.len() as f32;
    let card = rect.with_min_y(rect.top() + HEADING);
    let card = card.with_max_y(card.top() + 8.0 + LINE * lines);
    small::card(ui, card);
    let letters = fl!(tiletum_roll_letters).chars();
    let there = view.game.bag().into_iter().zip(typed.dice.colours());
    for (at, ((&good, letter), (inside, out))) in
        (0_u8..).zip(Good::ALL.iter().zip(letters).zip(there))
    {
        let y = card.top() + 4.0 + LINE * (f32::from(at) + 0.5);
        if at > 0 {
            hair(ui, card.shrink(10.0).x_range(), y - LINE / 2.0);
        }
        let left = inside.saturating_sub(out);
        let too_many = out > inside;
        let style = (face::strong(13.5), palette.ink);
        small::left(
            ui,
            pos2(card.left() + 12.0, y),
            &letter.to_string(),
            style,
            16.0,
        );
        art::good(ui, small::square(card.left() + 28.0, y, 17.0), good);
        // As many dice as fit; the number counts all of them.
        let first = card.left() + 54.0;
        let room = card.right() - 34.0 - first;
        let each = (room / f32::from(inside.max(1))).min(DIE + 4.0);
        for number in 0..inside {
            let place = small::square(first + each * f32::from(number), y, DIE.min(each - 2.0));
            match number < left {
                true => {
                    ui.painter().rect(
                        place,
                        3.0,
                        art::Colours::of(ui).good(good),
                        (1.0, palette.ink),
                        StrokeKind::Inside,
                    );
                }
                false => dashed(ui.painter(), place, palette.line),
            }
        }
        let colour = if too_many { palette.wrong } else { palette.ink };
        let number = pos2(card.right() - 12.0, y);
        small::right(
            ui,
            number,
            &left.to_string(),
            (face::strong(13.5), colour),
            24.0,
        );
        let line = card.with_min_y(y - LINE / 2.0).with_max_y(y + LINE / 2.0);
        hear(ui, line, ("bag", at), &names::amount(good, left.into()));
    }
    let left = ask::dice_due(view).saturating_sub(typed.dice.total());
    let said = fl!(tiletum_roll_left, number = left);
    let below = pos2(rect.left(), card.bottom() + 14.0);
    let style = (face::text(12.5), palette.weak);
    small::left(ui, below, &said, style, rect.width());
}

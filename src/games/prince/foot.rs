//! The bottom of every tab of a game on the screen: the viewer's hand, so that it stays
//! visible while others decide.

use eframe::egui::{Ui, pos2, vec2};

use super::view::Viewer;
use super::{View, art};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::tell;
use words::fl;

/// Its height.
pub const HEIGHT: f32 = 38.0;

/// Returns whether there is a hand to show.
#[must_use]
pub fn is_there(view: &View<'_>) -> bool {
    view.is_digital && matches!(view.viewer, Viewer::Seat(_)) && !view.game.is_over()
}

/// Draws it.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    let Viewer::Seat(seat) = view.viewer else {
        return;
    };
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    small::card(ui, rect);
    let middle = rect.center().y;
    small::seat(ui, pos2(rect.left() + 18.0, middle), 14.0, seat);
    let cards = view.game.hand(seat).known();
    let name = view.words.with_names_of(12).seat(seat);
    let said = match cards.is_empty() {
        true => fl!(prince_hand_empty, name = &name),
        false => fl!(prince_hand_of, name = &name),
    };
    let at = pos2(rect.left() + 32.0, middle);
    let mut x = small::left(ui, at, &said, (face::strong(13.0), palette.ink), 160.0).right() + 16.0;
    let each = (rect.right() - 12.0 - x) / cards.len().max(1) as f32;
    for card in cards {
        let name = view.words.card(card);
        let square = small::around(pos2(x + 10.0, middle), 19.0);
        art::plate(ui, square, view.game.type_of(card), None);
        let power = view.game.figures(card).power;
        let told = match power {
            0 => name,
            power => fl!(prince_condottiere, card = &name, power = power),
        };
        let room = (each - 32.0).max(12.0);
        let shown = match text::width(ui, &told, face::text(11.0)) <= room {
            true => told.clone(),
            false => match power {
                0 => view.words.short_card(card),
                power => {
                    fl!(
                        prince_condottiere,
                        card = view.words.short_card(card),
                        power = power
                    )
                }
            },
        };
        let font = text::fitting(ui, &shown, face::text, [11.0, 13.5], room);
        let at = pos2(square.right() + 5.0, middle);
        let said = small::left(ui, at, &shown, (font, palette.ink), room);
        let place = square.union(said);
        tell(ui, place, card, &told);
        x += each.min(said.width() + vec2(46.0, 0.0).x);
    }
}

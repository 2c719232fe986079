//! The look of this game's components, drawn from flat shapes: arms, cards and their backs,
//! fortresses, coins. Light falls from the upper left. Nothing here depends on the rules.

use eframe::egui::{Rect, Ui};

use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use prince::rules::{CardId, CardType, Edition};
use table::Colour;

pub mod arms;
pub mod card;
pub mod cloth;
pub mod coin;
pub mod colours;
pub mod fortress;
pub mod glyphs;
pub mod plate;
pub mod portrait;
pub mod rome;

pub use self::card::CardState;
pub use self::colours::Colours;

/// Paints the arms of the family of a colour, as large as they fit into `rect`.
pub fn arms(ui: &Ui, rect: Rect, colour: Colour) {
    arms::paint(ui.painter(), rect, ui.visuals().dark_mode, colour.0);
}

/// Paints a card with its short name below the picture.
pub fn named_card(ui: &Ui, rect: Rect, edition: &Edition, card: CardId, state: CardState) {
    card::paint(ui, rect, (edition, card), true, state);
}

/// Paints only the picture of a card, so that it fills `rect`.
pub fn picture(ui: &Ui, rect: Rect, edition: &Edition, card: CardId) {
    card::paint_picture(ui, rect, edition, card);
}

/// Paints a card face down.
pub fn back(ui: &Ui, rect: Rect) {
    card::paint_back(ui, rect, None, CardState::Rest);
}

/// Paints a card of the display face down, with its number.
pub fn numbered_back(ui: &Ui, rect: Rect, number: u8, state: CardState) {
    card::paint_back(ui, rect, Some(number), state);
}

/// Paints a fortress, or the palace of a base, with its power.
pub fn fortress(ui: &Ui, rect: Rect, power: u16, is_base: bool) {
    fortress::paint(ui, rect, Some(power), is_base);
}

/// Returns the icon of a sort of cards.
#[must_use]
pub fn sort_icon(sort: CardType) -> Icon {
    sort.into()
}

/// Paints the small square of a card under a holding; with a number in place of its icon.
pub fn plate(ui: &Ui, rect: Rect, sort: CardType, number: Option<u8>) {
    plate::paint(ui, rect, sort, number);
}

/// Paints the empty square of a missing card.
pub fn no_plate(ui: &Ui, rect: Rect) {
    plate::paint_absent(ui.painter(), rect, Palette::of(ui));
}

/// Paints a cardinal's hat.
pub fn cardinal(ui: &Ui, rect: Rect) {
    icons::paint(ui.painter(), rect, glyphs::HAT, Palette::of(ui).ink);
}

/// Paints the tiara of the Pope.
pub fn tiara(ui: &Ui, rect: Rect) {
    icons::paint(ui.painter(), rect, glyphs::TIARA, Palette::of(ui).leaf);
}

/// Paints a ducat.
pub fn ducat(ui: &Ui, rect: Rect) {
    coin::paint_ducat(ui.painter(), rect, ui.visuals().dark_mode, Palette::of(ui));
}

/// Paints a curtain, with folds and arcs of about these widths.
pub fn cloth(ui: &Ui, rect: Rect, fold_and_arc: [f32; 2]) {
    cloth::paint(ui, rect, fold_and_arc);
}

/// Paints the laurel of victory points.
pub fn laurel(ui: &Ui, rect: Rect) {
    coin::paint_laurel(ui.painter(), rect, Palette::of(ui));
}

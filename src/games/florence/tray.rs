//! The keys that take a tile of the tray beside a grid.
//!
//! With keys: Enter goes into the tray if the keyboard is nowhere else; there the
//! arrows go from tile to tile and Enter takes one, or an initial does, the same
//! one again the next tile with that initial (L the Laboratory, then the Library).

use eframe::egui::{Event as Input, Popup, Ui};

use crate::ui::parts::controls;
use florence::Tile;
use words::find::fold;
use words::florence::Named;

/// What the keys want of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This tile in the hand.
    Tile(Tile),
    /// The keyboard on the first tile that can be taken.
    Tray,
}

/// The sign that was typed.
#[must_use]
pub fn typed(ui: &Ui) -> Option<char> {
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Input::Text(text) => text.chars().next(),
            _ => None,
        })
    })
}

/// Whether the name of a tile begins with this sign.
#[must_use]
pub fn is_initial(sign: char, tile: Tile) -> bool {
    fold(tile.name()).starts_with(&fold(&sign.to_string()))
}

/// What was typed for a tray of these tiles, all of which can be taken. Initials
/// count if the keyboard is here; while a tile is in the hand, R and F turn it.
#[must_use]
pub fn wanted(ui: &Ui, tiles: &[Tile], held: Option<Tile>, here: bool) -> Option<Wanted> {
    let elsewhere = ui.ctx().text_edit_focused()
        || Popup::is_any_open(ui.ctx())
        || ui.memory(|memory| memory.top_modal_layer().is_some());
    if elsewhere || tiles.is_empty() {
        return None;
    }
    let nowhere = ui.memory(|memory| memory.focused().is_none());
    if nowhere && held.is_none() && controls::fresh_enter(ui) {
        return Some(Wanted::Tray);
    }
    let sign = typed(ui).filter(|_| here)?;
    if held.is_some() && matches!(sign, 'r' | 'f') {
        return None;
    }
    let same = tiles.iter().filter(|tile| is_initial(sign, **tile));
    let same: Vec<Tile> = same.copied().collect();
    let at = same.iter().position(|&tile| Some(tile) == held);
    let next = at.and_then(|at| same.get(at + 1));
    next.or(same.first()).copied().map(Wanted::Tile)
}

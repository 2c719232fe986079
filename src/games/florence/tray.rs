//! The keys that pick up a tile from the tray next to a grid.
//!
//! Enter goes into the tray if the keyboard is nowhere else; there the arrows go from tile
//! to tile and Enter picks one up. An initial does so too; the same initial again picks up
//! the next tile with it (L the Laboratory, then the Library).

use eframe::egui::{Event as Input, Popup, Ui};

use crate::ui::parts::controls;
use florence::Tile;
use words::find::fold;
use words::florence::Named;

/// What the keys ask of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Pick up this tile.
    Tile(Tile),
    /// Move the keyboard to the first tile that can be picked up.
    Tray,
}

/// Returns the typed character.
#[must_use]
pub fn typed(ui: &Ui) -> Option<char> {
    ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Input::Text(text) => text.chars().next(),
            _ => None,
        })
    })
}

/// Returns whether the name of a tile begins with this character.
#[must_use]
pub fn is_initial(sign: char, tile: Tile) -> bool {
    fold(tile.name()).starts_with(&fold(&sign.to_string()))
}

/// Returns what was typed for a tray of these tiles, all of which can be picked up.
/// Initials count if the keyboard is here; while a tile is in hand, R and F turn it.
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

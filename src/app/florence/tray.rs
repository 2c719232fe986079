//! The tray of tiles beside a grid: buttons with the picture of a tile, as wide
//! as the room allows; and the keys that take one by its initial.
//!
//! With keys: Enter goes into the tray if the keyboard is nowhere else; there the
//! arrows go from tile to tile and Enter takes one, or an initial does, the same
//! one again the next tile with that initial (L the Laboratory, then the Library).

use super::at_hand::topic;
use crate::app::shell::at_hand::explains;
use eframe::egui::{
    self, Align2, Event as Input, FontId, Popup, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui,
    Vec2, WidgetInfo, vec2,
};

use super::art::cells::Cells;
use super::art::tile;
use crate::app::shell::controls;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme::{Palette, size};
use florence::{Squares, Tile};
use words::find::fold;
use words::florence::Named;

/// The distance between two tiles.
const GAP: f32 = 4.0;

/// How wide the buttons of a tray are that has this much room.
#[must_use]
pub fn button_width(room: f32) -> f32 {
    let [least, most] = size::TRAY_TILE;
    // Two columns even where the remark has to be short.
    let columns = ((room + GAP) / (least + GAP)).floor().max(2.0);
    ((room + GAP) / columns - GAP).floor().min(most)
}

/// Sets the tiles of a tray close together.
pub fn crowd(ui: &mut Ui) {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
}

/// A tile in the tray.
#[expect(clippy::struct_excessive_bools, reason = "they are marks of their own")]
pub struct TrayTile<'a> {
    /// Which.
    pub tile: Tile,
    /// What it looks like, in the lower left corner of the grid.
    pub picture: Squares,
    /// What the button is called.
    pub name: &'a str,
    /// What stands below the name of the tile, and the same where there is less
    /// room.
    pub remark: [&'a str; 2],
    /// Whether it can be taken.
    pub enabled: bool,
    /// Whether it is in the hand.
    pub selected: bool,
    /// Whether it is crossed out: it would have no place any more.
    pub crossed: bool,
    /// Whether it is marked with a card: a profession in hand wants it.
    pub wanted: bool,
}

impl TrayTile<'_> {
    /// Draws it, this wide.
    pub fn show(&self, ui: &mut Ui, width: f32) -> egui::Response {
        // Not a scope of its own, which would not wrap to the next row.
        let shown = ui.add_enabled(self.enabled, |ui: &mut Ui| self.button(ui, width));
        explains(shown, topic(self.tile))
    }

    fn button(&self, ui: &mut Ui, width: f32) -> egui::Response {
        let (rect, response) = ui.allocate_exact_size(vec2(width, 39.0), Sense::click_and_drag());
        response.widget_info(|| {
            WidgetInfo::selected(egui::Role::Button, self.enabled, self.selected, self.name)
        });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let visuals = ui.style().interact_selectable(&response, self.selected);
        let frame = rect.shrink(1.0);
        let painter = ui.painter();
        let (fill, line) = (visuals.weak_bg_fill, visuals.bg_stroke);
        painter.rect(frame, 5.0, fill, line, StrokeKind::Inside);
        let picture = Rect::from_min_size(frame.min + vec2(4.0, 3.0), vec2(32.0, 31.0));
        let dark = ui.visuals().dark_mode;
        let cells = Cells::of(self.picture);
        let faint = !self.enabled || self.crossed;
        tile::paint_in(painter, picture, dark, self.tile, &cells, 10.0, faint);
        if self.crossed {
            let cross = Stroke::new(2.5, Palette::of(ui).wrong);
            let across = picture.shrink(3.0);
            painter.line_segment([across.left_top(), across.right_bottom()], cross);
            painter.line_segment([across.right_top(), across.left_bottom()], cross);
        }
        let text = picture.right_top() + vec2(6.0, 0.0);
        let colour = visuals.text_color();
        let mut font = TextStyle::Body.resolve(ui.style());
        let small = TextStyle::Small.resolve(ui.style());
        let width = |text: &str, font: &FontId| {
            let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
            galley.size().x
        };
        // How wide a name is depends on the scale of the screen as well.
        let room = frame.right() - 6.0 - text.x;
        let name = self.tile.name();
        while width(name, &font) > room && font.size > small.size - 2.0 {
            font.size -= 0.5;
        }
        if self.wanted {
            let corner = frame.right_bottom() - vec2(19.0, 19.0);
            let mark = Rect::from_min_size(corner, Vec2::splat(14.0));
            icons::paint(painter, mark, Icon::Card, Palette::of(ui).accent);
        }
        let [long, short] = self.remark;
        let mark = if self.wanted { 16.0 } else { 0.0 };
        let remark = if width(long, &small) > room - mark {
            short
        } else {
            long
        };
        painter.text(text, Align2::LEFT_TOP, name, font, colour);
        let below = text + vec2(0.0, 17.0);
        painter.text(below, Align2::LEFT_TOP, remark, small, colour);
        response
    }
}

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

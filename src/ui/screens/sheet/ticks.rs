//! A group of things to tick, as a single stop for the Tab key. Inside it, the arrows move
//! from one to the next and Space toggles it, or a character does: 1 to 9 and then the
//! letters from A on.

use eframe::egui::{
    self, Color32, CornerRadius, EventFilter, Id, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, vec2,
};

use crate::ui::base::input;
use crate::ui::base::theme::{Palette, size};
use crate::ui::parts::small;

/// Returns the cells of a grid, row by row.
pub fn grid(rect: Rect, columns: usize, rows: usize, between: Vec2) -> Vec<Rect> {
    let width = (rect.width() + between.x) / columns as f32 - between.x;
    let height = (rect.height() + between.y) / rows as f32 - between.y;
    let cell = |n: usize| {
        let (column, row) = (n % columns, n / columns);
        let by = vec2(
            column as f32 * (width + between.x),
            row as f32 * (height + between.y),
        );
        Rect::from_min_size(rect.min + by, vec2(width, height))
    };
    (0..columns * rows).map(cell).collect()
}

/// One of the things to tick.
pub struct Cell {
    /// Its place.
    pub rect: Rect,
    /// Whether it is ticked.
    pub is_there: bool,
    /// Whether it breaks a rule.
    pub is_wrong: bool,
}

impl Cell {
    /// Paints its background. Returns the colour to draw it in.
    pub fn paint(&self, ui: &Ui) -> Color32 {
        let palette = Palette::of(ui);
        let (fill, edge, ink) = match self.is_there {
            true => (palette.chosen, palette.gold_edge, palette.ink),
            false => (palette.card, palette.hair, palette.weak),
        };
        self.filled(ui, fill, edge);
        ink
    }

    /// Does the same in these colours.
    pub fn filled(&self, ui: &Ui, fill: Color32, edge: Color32) {
        let edge = match self.is_wrong {
            true => Palette::of(ui).wrong,
            false => edge,
        };
        small::boxed(ui, self.rect, 4, fill, edge);
    }
}

/// Several things that are each on or off: a single stop for the Tab key, with arrows,
/// Space and characters for the rest.
pub(super) struct Group {
    id: Id,
    has_focus: bool,
    cursor: usize,
    /// The cells whose characters were typed.
    typed: Vec<usize>,
}

impl Group {
    pub(super) fn show(
        ui: &mut Ui,
        salt: impl egui::AsIdSalt,
        cells: &[Rect],
        name: &str,
        is_called: bool,
    ) -> Self {
        let id = ui.scope_id().with(salt);
        let whole = cells
            .iter()
            .fold(Rect::NOTHING, |all, cell| all.union(*cell));
        let response = ui.interact(whole, id, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, name));
        if is_called {
            response.request_focus();
        }
        let at = id.with("cursor");
        let mut group = Self {
            id,
            has_focus: response.has_focus(),
            cursor: ui.data(|data| data.get_temp(at)).unwrap_or(0),
            typed: Vec::new(),
        };
        if !group.has_focus {
            return group;
        }
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let pressed = |key| ui.input(|input| input.num_presses(key));
        let last = cells.len() - 1;
        let across = cells
            .iter()
            .filter(|cell| cell.top() <= cells[0].top() + 1.0);
        let across = across.count();
        let forward = pressed(Key::ArrowRight) + across * pressed(Key::ArrowDown);
        let back = pressed(Key::ArrowLeft) + across * pressed(Key::ArrowUp);
        group.cursor = (group.cursor + forward).saturating_sub(back).min(last);
        if pressed(Key::Space) + pressed(Key::Enter) > 0 {
            group.typed.push(group.cursor);
        }
        let signs = ui.input(input::signs);
        for sign in signs {
            if let Some(cell) = cell_of(sign).filter(|&cell| cell <= last) {
                group.typed.push(cell);
                group.cursor = cell;
            }
        }
        ui.data_mut(|data| data.insert_temp(at, group.cursor));
        let ring = whole.expand(3.0);
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let stroke = Stroke::new(2.0, Palette::of(ui).accent);
        ui.painter()
            .rect_stroke(ring, round, stroke, StrokeKind::Outside);
        group
    }

    /// Draws a cell. Returns whether it was pressed or its character was typed.
    pub(super) fn cell(&self, ui: &Ui, at: usize, rect: Rect, is_on: bool, name: &str) -> bool {
        let response = ui.interact(rect, self.id.with(at), Sense::CLICK);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, name));
        if self.has_focus && self.cursor == at {
            let ring = Stroke::new(1.5, Palette::of(ui).accent);
            let round = CornerRadius::same(size::ROUND_KEY);
            let rect = rect.expand(1.5);
            ui.painter()
                .rect_stroke(rect, round, ring, StrokeKind::Outside);
        }
        let clicked = response.clicked();
        response.on_hover_text(name);
        clicked || self.typed.iter().filter(|&&typed| typed == at).count() % 2 == 1
    }
}

/// Returns the cell that a character stands for: 1 to 9, 0 for the tenth, then the letters.
fn cell_of(sign: char) -> Option<usize> {
    match sign.to_ascii_lowercase() {
        digit @ '1'..='9' => Some(digit as usize - '1' as usize),
        '0' => Some(9),
        letter @ 'a'..='z' => Some(letter as usize - 'a' as usize + 9),
        _ => None,
    }
}

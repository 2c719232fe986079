//! A score sheet without boards: everything is counted and nothing has a place. The rules
//! check whatever needs no squares, and the fields are those of the sheet with boards.
//!
//! Accessible names: `Money of Anna`, `PP of Anna`, `Builders of Anna`, `Jesters of Anna`,
//! `Forests of Anna`, `Lakes of Anna`, `Parks of Anna`, `Works of Anna`; the group
//! `Buildings of Anna`, and in it `Library of Anna`.

use eframe::egui::{Rect, Ui, pos2, vec2};

use super::sheet_column;
use super::sheet_fields::Field;
use super::sheet_marks::Target;
use super::sheet_state::{Column, Typed};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::{page, small};
use crate::ui::screens::sheet::{SIDES, Ticks, grid, heading, is_narrow};
use florence::Building;
use florence::rules::holds::Counted;
use table::Item as _;
use words::fl;
use words::florence::Named as _;

/// The least height of a column, and of a narrow one.
const LEAST_HEIGHT: [f32; 2] = [626.0, 960.0];
/// The height of a number with its field, and the gap between two.
const NUMBER: f32 = 34.0;
const BETWEEN: f32 = 4.0;
/// The least and the greatest width of a number with minus and plus.
const WIDTH: [f32; 2] = [60.0, 84.0];
/// The width of a number in the narrowest columns.
const DIGITS: f32 = 44.0;
/// Returns the short label of a field.
fn label(field: Field) -> &'static str {
    match field {
        Field::Works => fl!(sheet_works_short),
        field => field.name(),
    }
}

/// The least and the greatest size of the labels, the width of the icon, and the gap.
const LETTERS: [f32; 2] = [11.0, 13.0];
const PICTURE: f32 = 24.0;
const GAP: f32 = 4.0;
/// The additional lines if the numbers are below each other.
const LINES_MORE: f32 = 4.0;

/// Returns the width of the longest label in the current language, in letters of this size.
fn longest(ui: &Ui, size: f32) -> f32 {
    let wide = |field: Field| text::width(ui, label(field), face::text(size)).ceil();
    Field::COUNTED.into_iter().map(wide).fold(0.0, f32::max)
}

/// Returns whether two numbers side by side leave no room for their labels.
fn has_no_room(width: f32, labels: f32) -> bool {
    let half = (width - 2.0 * SIDES[0] - 10.0) / 2.0;
    let [least, _] = WIDTH;
    half - PICTURE - labels - GAP < least
}

/// Returns whether the numbers are below each other in a column of this width.
fn is_stacked(ui: &Ui, width: f32) -> bool {
    is_narrow(width) || has_no_room(width, longest(ui, LETTERS[0]))
}

/// Returns the least height of a column, by its width.
pub(crate) fn least_height(ui: &Ui) -> impl Fn(f32) -> f32 + use<> {
    let labels = longest(ui, LETTERS[0]);
    move |width| {
        let narrow = is_narrow(width);
        let more = match !narrow && has_no_room(width, labels) {
            true => LINES_MORE * (NUMBER + BETWEEN),
            false => 0.0,
        };
        LEAST_HEIGHT[usize::from(narrow)] + more
    }
}

/// Draws the ground of a player's column, and its head. All heads come first, so that the
/// keyboard goes from the numbers of one player to those of the next.
pub(crate) fn head(mut column: Column<'_, '_>, ui: &mut Ui) {
    let mut inside = page::part(ui, column.rect, ("head_of_a_column", column.at));
    column.ground(&inside);
    column.head(&mut inside, column.head_place());
}

/// Draws the rest of a player's column, without its board.
pub(crate) fn show(mut column: Column<'_, '_>, ui: &mut Ui, counted: &Counted) {
    let mut inside = page::part(ui, column.rect, ("counted_column", column.at));
    let ui = &mut inside;
    let inner = column.inner();
    let mut top = column.head_place().bottom() + 8.0;
    let mut strip = |height: f32, gap: f32| {
        let strip = Rect::from_x_y_ranges(inner.x_range(), top..=top + height);
        top += height + gap;
        strip
    };
    // In a narrow column the numbers are below each other.
    let narrow = column.narrow() > 0;
    let across = if is_stacked(ui, column.rect.width()) {
        1
    } else {
        2
    };
    let down = Field::COUNTED.len().div_ceil(across);
    let numbers = strip(down as f32 * (NUMBER + BETWEEN), 10.0);
    let buildings = strip(20.0 + if narrow { 190.0 } else { 94.0 }, 6.0);
    let said = strip(if narrow { 92.0 } else { 70.0 }, 6.0);
    let freedoms = strip(34.0, 8.0);
    let cards = strip(column.prestige_height() + 4.0, 0.0);
    for (n, field) in Field::COUNTED.into_iter().enumerate() {
        // Down one side and then the other, in the order of Tab.
        let (side, row) = (n / down, n % down);
        let width = (numbers.width() + 10.0) / across as f32 - 10.0;
        let below = row as f32 * (NUMBER + BETWEEN);
        let corner = numbers.min + vec2(side as f32 * (width + 10.0), below);
        let place = Rect::from_min_size(corner, vec2(width, NUMBER));
        one(&mut column, ui, place, field);
    }
    tick(&mut column, ui, buildings);
    // Without places it is unknown how much of a joint building is in which field.
    let empty = match column.page.typed.setup.options.cooperative {
        true => fl!(sheet_empty_joined, empty = counted.empty()),
        false => fl!(sheet_empty, empty = counted.empty()),
    };
    column.said(ui, said, [fl!(sheet_all_is_right), &empty]);
    column.freedoms(ui, freedoms);
    column.prestige(ui, cards);
    column.sum(ui);
}

/// Draws a number with its icon.
fn one(column: &mut Column<'_, '_>, ui: &mut Ui, rect: Rect, number: Field) {
    let palette = Palette::of(ui);
    let picture = small::around(rect.left_center() + vec2(9.0, 0.0), 17.0);
    sheet_column::paint_picture(ui, picture, number);
    let left = rect.left() + PICTURE;
    let [least, most] = WIDTH;
    let all = rect.right() - left;
    // All labels have the same size. In the narrowest columns a field has only its digits.
    let [small, large] = LETTERS;
    let is_large = all - longest(ui, large) - GAP >= least;
    let font = face::text(if is_large { large } else { small });
    let labels = longest(ui, font.size);
    let width = (all - labels - GAP).clamp(DIGITS, most);
    let field = Rect::from_min_size(
        pos2(rect.right() - width, rect.top() + 2.0),
        vec2(width, 30.0),
    );
    let room = field.left() - left - GAP;
    let at = pos2(left, rect.center().y);
    small::left(ui, at, label(number), (font, palette.weak), room);
    column.number(ui, field, number);
}

/// Draws the buildings as checkboxes.
fn tick(column: &mut Column<'_, '_>, ui: &mut Ui, rect: Rect) {
    let (columns, rows) = [(5, 2), (3, 4)][column.narrow()];
    let counts = column.page.typed.counts_of(column.at);
    let number = counts.map_or(0, |counts| counts.buildings.len());
    heading(ui, rect, fl!(sheet_buildings), &number.to_string());
    // Wide enough for the names.
    let cells = rect.with_min_y(rect.top() + 20.0);
    let cells = grid(cells, columns, rows, vec2(4.0, 4.0));
    let cells = &cells[..Building::ALL.len()];
    let font = face::text(10.5);
    let room = cells[0].width() - 2.0;
    let fits = |kind: &Building| text::width(ui, kind.name(), font.clone()) <= room;
    let are_named = Building::ALL.iter().all(fits);
    let buildings = Ticks {
        part: Target::Buildings,
        name: fl!(sheet_buildings_of, player = &column.name),
        all: Building::ALL,
        list: |typed: &mut Typed, at| Some(&mut typed.counts.as_mut()?.get_mut(at)?.buildings),
        named: |kind, player| fl!(sheet_building_of, building = kind.id(), player = player),
    };
    column.ticks(ui, &buildings, cells, |ui, kind, cell| {
        let ink = cell.paint(ui);
        let up = if are_named { 7.0 } else { 0.0 };
        let middle = cell.rect.center();
        small::icon(ui, middle - vec2(0.0, up), 17.0, kind.into(), ink);
        if are_named {
            let below = middle + vec2(0.0, 13.0);
            let (name, font) = (kind.name(), font.clone());
            small::centred(ui, below, name, (font, ink), room);
        }
    });
}

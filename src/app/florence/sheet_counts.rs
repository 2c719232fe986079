//! A score sheet without boards: for whoever only wants the score, everything is
//! counted and nothing has a place. A key is a digit; fields of one digit, and full
//! ones, hand the keyboard on.
//!
//! By name: `PP of Anna`, `Money of Anna in hundreds`, `Builders of Anna`, `Jesters of
//! Anna`, `Forests of Anna`, `Lakes of Anna`, `Parks of Anna`, `Works of Anna`; the
//! group `Buildings of Anna`, and in it `Library of Anna`.

use eframe::egui::{
    Align2, CornerRadius, Event, FocusDirection, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::sheet::{Judged, SheetPanel};
use super::sheet_column;
use super::sheet_column::{Column, Group};
use super::sheet_fields;
use super::sheet_fields::Field;
use super::sheet_marks::Target;
use crate::app::shell::controls;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::page;
use crate::app::shell::text;
use crate::app::shell::theme::{Palette, face};
use crate::app::shell::widgets;
use florence::rules::holds::Counted;
use florence::{Building, Edition, Landscape, PlayerSetup};
use table::{Card, Item as _, Seat};
use words::fl;
use words::florence::Named;

/// The least height of a column, and of a narrow one.
const LEAST_HEIGHT: [f32; 2] = [578.0, 890.0];
/// A number with its field, and between two of them.
const NUMBER: f32 = 34.0;
const BETWEEN: f32 = 4.0;
/// The width of a number with its signs, at least and at most.
const WIDTH: [f32; 2] = [60.0, 84.0];
/// More than anybody counts of anything, as a field takes it.
const MOST: i64 = 9999;

/// What is counted of a player beside what the sheet holds anyway.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The buildings, wherever they stand.
    pub buildings: Vec<Building>,
    /// How many landscapes of each kind.
    pub landscapes: [u8; Landscape::COUNT],
    /// How many works.
    pub works: u8,
}

impl Counts {
    /// Of what lies on a board and on the table.
    #[must_use]
    pub fn of(player: &PlayerSetup) -> Self {
        let mut counts = Self::default();
        for &(kind, _) in &player.buildings {
            if !counts.buildings.contains(&kind) {
                counts.buildings.push(kind);
            }
        }
        for &(kind, _) in &player.landscapes {
            counts.landscapes[kind.index()] += 1;
        }
        counts.works = player.table.len() as u8;
        counts
    }

    /// As it stands in a file: `Library Opera, 1 0 2, 5`.
    #[must_use]
    pub fn to_text(&self) -> String {
        let buildings: Vec<String> = self
            .buildings
            .iter()
            .map(|kind| format!("{kind:?}"))
            .collect();
        let landscapes: Vec<String> = self.landscapes.iter().map(u8::to_string).collect();
        [
            buildings.join(" "),
            landscapes.join(" "),
            self.works.to_string(),
        ]
        .join(", ")
    }

    /// What stands in a file; what cannot be read counts as nothing.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut parts = text.split(',').map(str::trim);
        let buildings = parts.next().unwrap_or_default();
        let named = |name: &str| {
            let mut all = Building::ALL.iter().copied();
            all.find(|kind| format!("{kind:?}") == name)
        };
        let mut counts = Self {
            buildings: buildings.split(' ').filter_map(named).collect(),
            ..Self::default()
        };
        let landscapes = parts.next().unwrap_or_default();
        for (count, text) in counts.landscapes.iter_mut().zip(landscapes.split(' ')) {
            *count = text.parse().unwrap_or(0);
        }
        counts.works = parts.next().and_then(|text| text.parse().ok()).unwrap_or(0);
        counts
    }
}

/// A number that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    Prestige,
    Money,
    Builders,
    Jesters,
    Of(Landscape),
    Works,
}

impl Number {
    const ALL: [Self; 8] = [
        Self::Prestige,
        Self::Money,
        Self::Builders,
        Self::Jesters,
        Self::Of(Landscape::Forest),
        Self::Of(Landscape::Lake),
        Self::Of(Landscape::Park),
        Self::Works,
    ];

    /// So many digits fill it.
    fn digits(self) -> usize {
        match self {
            Self::Prestige | Self::Money => 2,
            Self::Builders | Self::Jesters | Self::Of(_) | Self::Works => 1,
        }
    }

    fn name(self, player: &str) -> String {
        let field = |field: Field| fl!(sheet_field_of, field = field.name(), player = player);
        match self {
            Self::Prestige => field(Field::Prestige),
            Self::Money => fl!(sheet_hundreds_of, player = player),
            Self::Builders => field(Field::Builders),
            Self::Jesters => field(Field::Jesters),
            Self::Of(Landscape::Forest) => fl!(sheet_forests_of, player = player),
            Self::Of(Landscape::Lake) => fl!(sheet_lakes_of, player = player),
            Self::Of(Landscape::Park) => fl!(sheet_parks_of, player = player),
            Self::Works => fl!(sheet_works_of, player = player),
        }
    }

    fn label(self) -> &'static str {
        match self {
            Self::Prestige => Field::Prestige.name(),
            Self::Money => Field::Money.name(),
            Self::Builders => Field::Builders.name(),
            Self::Jesters => Field::Jesters.name(),
            Self::Of(Landscape::Forest) => fl!(sheet_forests),
            Self::Of(Landscape::Lake) => fl!(sheet_lakes),
            Self::Of(Landscape::Park) => fl!(sheet_parks),
            Self::Works => fl!(sheet_works_short),
        }
    }

    fn paint(self, ui: &Ui, rect: Rect) {
        let ink = Palette::of(ui).ink;
        match self {
            Self::Prestige => sheet_column::paint_picture(ui, rect, Field::Prestige),
            Self::Money => sheet_column::paint_picture(ui, rect, Field::Money),
            Self::Builders => sheet_column::paint_picture(ui, rect, Field::Builders),
            Self::Jesters => sheet_column::paint_picture(ui, rect, Field::Jesters),
            Self::Of(kind) => icons::paint(ui.painter(), rect, kind.into(), ink),
            Self::Works => icons::paint(ui.painter(), rect, Icon::Work, ink),
        }
    }

    fn of(self, player: &PlayerSetup, counts: &Counts) -> i64 {
        match self {
            Self::Prestige => player.prestige,
            Self::Money => player.money.unwrap_or(0) / 100,
            Self::Builders => player.builders,
            Self::Jesters => player.jesters,
            Self::Of(kind) => counts.landscapes[kind.index()].into(),
            Self::Works => counts.works.into(),
        }
    }

    fn set(self, player: &mut PlayerSetup, counts: &mut Counts, number: i64) {
        let few = u8::try_from(number).unwrap_or(u8::MAX);
        match self {
            Self::Prestige => player.prestige = number,
            Self::Money => player.money = Some(100 * number),
            Self::Builders => player.builders = number,
            Self::Jesters => player.jesters = number,
            Self::Of(kind) => counts.landscapes[kind.index()] = few,
            Self::Works => counts.works = few,
        }
    }
}

impl SheetPanel {
    /// Leaves the boards out, or brings them back.
    pub(in crate::app) fn count(&mut self, without_boards: bool) {
        match without_boards {
            true if self.counts.is_none() => {
                let players = self.setup.players.iter();
                self.counts = Some(players.map(Counts::of).collect());
                self.held = None;
                self.tray = None;
                self.called = Some((0, Target::Field(Field::Prestige)));
            }
            true => {}
            false => self.counts = None,
        }
    }

    /// What has been counted, if nothing has a place.
    pub(in crate::app) fn counted(&self) -> Option<Vec<Counted>> {
        let counts = self.counts.as_ref()?;
        let edition = Edition::load(&self.setup.edition);
        let edition = edition.unwrap_or_else(|_| Edition::studiolo());
        let all = self.setup.players.iter().enumerate().map(|(at, player)| {
            let counts = counts.get(at).cloned().unwrap_or_default();
            let small = |number: i64| u8::try_from(number).unwrap_or(0);
            let cards = player.prestige_cards.iter().filter_map(|card| match card {
                Card::Known(card) => Some(*card),
                Card::Hidden => None,
            });
            let mut counted = Counted {
                prestige: u16::try_from(player.prestige).unwrap_or(0),
                money: u32::try_from(player.money.unwrap_or(0)).unwrap_or(0),
                buildings: counts.buildings.iter().copied().collect(),
                landscapes: counts.landscapes,
                freedoms: player.freedoms.iter().copied().collect(),
                jesters: small(player.jesters),
                builders: small(player.builders),
                works: counts.works,
                cards: cards.collect(),
                covered: 0,
            };
            counted.cover(edition);
            counted
        });
        Some(all.collect())
    }
}

/// How high a column of this width is at least.
pub(in crate::app) fn least_height(width: f32) -> f32 {
    LEAST_HEIGHT[usize::from(sheet_column::is_narrow(width))]
}

/// Draws what a player's column stands on, and its head. The heads of all come
/// first, so that the keyboard goes from the numbers of one to those of the next.
pub(in crate::app) fn head(
    sheet: &mut SheetPanel,
    ui: &mut Ui,
    rect: Rect,
    at: usize,
    judged: &Judged<'_>,
) {
    let mut inside = page::part(ui, rect, ("head_of_a_column", at));
    let mut column = Column::of(sheet, rect, at, judged);
    column.ground(&inside);
    let inner = column.inner();
    let high = column.head_height();
    let head = Rect::from_min_size(inner.min + vec2(0.0, 11.0), vec2(inner.width(), high));
    column.head(&mut inside, head);
}

/// Draws the rest of a player's column, without its board.
pub(in crate::app) fn show(
    sheet: &mut SheetPanel,
    ui: &mut Ui,
    rect: Rect,
    at: usize,
    judged: &Judged<'_>,
    counted: &Counted,
) {
    let mut inside = page::part(ui, rect, ("counted_column", at));
    let ui = &mut inside;
    let mut column = Column::of(sheet, rect, at, judged);
    let inner = column.inner();
    let mut top = rect.top() + 11.0;
    let mut strip = |height: f32, gap: f32| {
        let strip = Rect::from_x_y_ranges(inner.x_range(), top..=top + height);
        top += height + gap;
        strip
    };
    // In a narrow column the numbers stand below each other.
    let narrow = sheet_column::is_narrow(rect.width());
    let across = if narrow { 1 } else { 2 };
    let down = Number::ALL.len().div_ceil(across);
    strip(column.head_height(), 8.0);
    let numbers = strip(down as f32 * (NUMBER + BETWEEN), 10.0);
    let buildings = strip(20.0 + if narrow { 190.0 } else { 94.0 }, 6.0);
    let empty = strip(20.0, 8.0);
    let freedoms = strip(34.0, 8.0);
    let cards = strip(column.prestige_height() + 4.0, 0.0);
    for (n, number) in Number::ALL.into_iter().enumerate() {
        let (row, side) = (n / across, n % across);
        let width = (numbers.width() + 10.0) / across as f32 - 10.0;
        let down = row as f32 * (NUMBER + BETWEEN);
        let corner = numbers.min + vec2(side as f32 * (width + 10.0), down);
        let place = Rect::from_min_size(corner, vec2(width, NUMBER));
        one(&mut column, ui, place, number);
    }
    tick(&mut column, ui, buildings);
    let palette = Palette::of(ui);
    // Without places nobody knows how much of a joint building lies in whose field.
    let said = match column.sheet.setup.options.cooperative {
        true => fl!(sheet_empty_joined, empty = counted.empty()),
        false => fl!(sheet_empty, empty = counted.empty()),
    };
    let font = face::text(13.0);
    let at = empty.left_center();
    widgets::paint_text(
        ui,
        at,
        Align2::LEFT_CENTER,
        &said,
        font,
        palette.weak,
        empty.width(),
    );
    column.freedoms(ui, freedoms);
    column.prestige(ui, cards);
    column.foot(ui);
}

/// A number with its picture.
fn one(column: &mut Column<'_, '_>, ui: &mut Ui, rect: Rect, number: Number) {
    let palette = Palette::of(ui);
    let picture = Rect::from_center_size(rect.left_center() + vec2(9.0, 0.0), Vec2::splat(17.0));
    number.paint(ui, picture);
    let zeros = if number == Number::Money { 18.0 } else { 0.0 };
    let left = picture.right() + 6.0;
    let font = face::text(13.0);
    let wide = |number: Number| text::width(ui, number.label(), font.clone()).ceil();
    let labels = Number::ALL.into_iter().map(wide).fold(0.0, f32::max);
    // The labels have their room first; rather none than the first letters of words.
    let [least, most] = WIDTH;
    let all = rect.right() - left;
    let are_labelled = all - labels - 4.0 >= least;
    let width = match are_labelled {
        true => (all - labels - 4.0).min(most) - zeros / 2.0,
        false => (all - zeros).clamp(least, most),
    };
    let field = Rect::from_min_size(
        pos2(rect.right() - width - zeros, rect.top() + 2.0),
        vec2(width, 30.0),
    );
    if are_labelled {
        let room = field.left() - left - 4.0;
        let at = pos2(left, rect.center().y);
        let label = number.label();
        widgets::paint_text(ui, at, Align2::LEFT_CENTER, label, font, palette.weak, room);
    }
    if zeros > 0.0 {
        let at = pos2(field.right() + 2.0, rect.center().y);
        let font = face::strong(14.0);
        ui.painter()
            .text(at, Align2::LEFT_CENTER, "00", font, palette.weak);
    }
    let at = column.at;
    let name = number.name(&column.name);
    let called = number == Number::Prestige && column.is_called(Target::Field(Field::Prestige));
    let sheet = &mut *column.sheet;
    let Some(counts) = sheet.counts.as_mut().and_then(|counts| counts.get_mut(at)) else {
        return;
    };
    let player = &mut sheet.setup.players[at];
    let value = number.of(player, counts);
    let mut typed = value.to_string();
    let (response, steps) = page::stepper(ui, (field, page::DIGITS), &name, &mut typed, false);
    if called {
        response.request_focus();
        page::select_all(ui, response.id, &typed);
    }
    let response = response.on_hover_text(&name);
    sheet_fields::go_on(ui, &response);
    if steps != 0 {
        number.set(player, counts, (value + i64::from(steps)).clamp(0, MOST));
        // What was drawn before does not know of it yet.
        ui.ctx().request_repaint();
        return;
    }
    if !response.changed() {
        return;
    }
    let digits: String = typed.chars().filter(char::is_ascii_digit).take(4).collect();
    let value: i64 = digits.parse().unwrap_or(0);
    number.set(player, counts, value);
    let is_full = match number.digits() {
        1 => !digits.is_empty(),
        most => value.to_string().len() >= most,
    };
    let by_key = ui.input(|input| {
        let mut events = input.events.iter();
        events.any(|event| matches!(event, Event::Text(_)))
    });
    if by_key && is_full {
        // It is full: the next one has the keyboard, and not this digit.
        ui.input_mut(|input| {
            let events = &mut input.events;
            events.retain(|event| !matches!(event, Event::Text(_)));
        });
        ui.memory_mut(|memory| {
            memory.surrender_focus(response.id);
            memory.move_focus(FocusDirection::Next);
        });
        ui.ctx().request_repaint();
    }
}

/// The buildings, to be ticked.
fn tick(column: &mut Column<'_, '_>, ui: &mut Ui, rect: Rect) {
    let palette = Palette::of(ui);
    let at = column.at;
    let (columns, rows) = [(5, 2), (3, 4)][column.narrow()];
    let name = fl!(sheet_buildings_of, player = &column.name);
    let sheet = &mut *column.sheet;
    let Some(counts) = sheet.counts.as_mut().and_then(|counts| counts.get_mut(at)) else {
        return;
    };
    let number = counts.buildings.len().to_string();
    sheet_column::heading(ui, rect, fl!(sheet_buildings), &number);
    // So wide that the names have room.
    let cells = rect.with_min_y(rect.top() + 20.0);
    let cells = sheet_column::grid(cells, columns, rows, vec2(4.0, 4.0));
    let cells = &cells[..Building::ALL.len()];
    let group = Group::show(ui, ("buildings", at), cells, &name, false);
    let font = face::text(10.5);
    let room = cells[0].width() - 2.0;
    let fits = |kind: &Building| text::width(ui, kind.name(), font.clone()) <= room;
    let are_named = Building::ALL.iter().all(fits);
    for (n, (&kind, &cell)) in Building::ALL.iter().zip(cells).enumerate() {
        let has = counts.buildings.contains(&kind);
        let full = fl!(
            sheet_building_of,
            building = kind.id(),
            player = &column.name
        );
        let pressed = group.cell(ui, n, cell, has, &full);
        let (fill, edge, ink) = match has {
            true => (palette.chosen, palette.gold_edge, palette.ink),
            false => (palette.card, palette.hair, palette.weak),
        };
        let edge = Stroke::new(1.0, edge);
        let painter = ui.painter();
        painter.rect(cell, CornerRadius::same(4), fill, edge, StrokeKind::Inside);
        let up = if are_named { 7.0 } else { 0.0 };
        let picture = cell.center() - vec2(0.0, up);
        let picture = Rect::from_center_size(picture, Vec2::splat(17.0));
        icons::paint(painter, picture, kind.into(), ink);
        if are_named {
            let below = cell.center() + vec2(0.0, 13.0);
            let (name, font) = (kind.name(), font.clone());
            widgets::paint_text(ui, below, Align2::CENTER_CENTER, name, font, ink, room);
        }
        if pressed {
            controls::toggle(&mut counts.buildings, kind);
        }
    }
}

/// The seats of a sheet, by which its counts are called in a file.
pub(in crate::app) fn called(at: usize) -> String {
    format!("{:?}_Counted", Seat::ALL[at])
}

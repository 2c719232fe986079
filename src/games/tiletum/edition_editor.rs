//! A custom edition: the map and, in tables, everything printed on tiles and boards.
//! Problems are shown next to it with ways to fix them, and sums next to those of the box;
//! every change is saved at once, even an unfinished one.
//!
//! Accessible names: `Edition Studiolo, built in` for each edition; `Copy`, `From a file…`,
//! `Share`, `Delete`; the field `Name of the edition`; the tabs `Map`, `Fairs`, `Build
//! costs`, `Contracts`, `Characters`, `Bonus tiles`, `Board`; `Undo`, `Redo`, `Back`. See
//! `map` for the map and `tables` for the tables.

mod map;
mod tables;

use eframe::egui::{AsIdSalt, Pos2, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::edition_faults::{Fault, faults, stack_name, steps};
use super::ids::EDITION;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, widgets};
use crate::ui::screens::editor;
use crate::ui::screens::editor::Sum;
use crate::ui::screens::workshop::{Desk, Editor, Texts};
use tiletum::{EditionData, Stack};
use words::fl;

/// The width of the list of editions.
const LIST: f32 = 232.0;
/// The size of a number with minus and plus.
const NUMBER: Vec2 = vec2(76.0, 26.0);

/// The tab in the middle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Map,
    Fairs,
    Costs,
    Tiles(Stack),
    Board,
}

impl Tab {
    const ALL: [Self; 7] = [
        Self::Map,
        Self::Fairs,
        Self::Costs,
        Self::Tiles(Stack::Contract),
        Self::Tiles(Stack::Character),
        Self::Tiles(Stack::Bonus),
        Self::Board,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Map => fl!(tiletum_tab_map),
            Self::Fairs => fl!(tiletum_report_fairs),
            Self::Costs => fl!(tiletum_editor_costs),
            Self::Tiles(stack) => stack_name(stack),
            Self::Board => fl!(tiletum_tab_board),
        }
    }

    /// Returns the number of things in the tab.
    fn count(self, data: &EditionData) -> Option<usize> {
        match self {
            Self::Map => Some(data.map.cities.len()),
            Self::Fairs => Some(data.fairs.tiles.len()),
            Self::Costs => Some(data.costs.len()),
            Self::Tiles(stack) => {
                let copies = data.rows(stack).iter().flat_map(|row| row.copies);
                Some(copies.map(usize::from).sum())
            }
            Self::Board => None,
        }
    }
}

/// The state of the screen of editions.
#[derive(Debug)]
pub struct EditionPanel {
    desk: Desk<EditionData>,
    tab: Tab,
    /// The selected city or row.
    chosen: usize,
    /// The number of players for which the map is shown.
    players: usize,
    /// The edition before a city was dragged, and where the drag started.
    dragged: Option<(Box<EditionData>, Pos2)>,
}

impl Default for EditionPanel {
    fn default() -> Self {
        Self {
            desk: Desk::default(),
            tab: Tab::Map,
            chosen: 0,
            players: 4,
            dragged: None,
        }
    }
}

impl Editor for EditionPanel {
    type Data = EditionData;
    type Drawn = EditionData;
    /// All faults, and how many of them keep a game from starting.
    type Faults = (Vec<Fault>, usize);

    const SCREEN: &'static str = EDITION;

    fn width(&mut self, _: &Ui) -> f32 {
        LIST
    }

    fn texts() -> Texts {
        Texts {
            title: fl!(tiletum_editor_title),
            field: fl!(edition_name),
            list: fl!(edition_list),
            copy: fl!(tiletum_editor_copy_hint),
            shared: Some([
                fl!(tiletum_editor_from_file_hint),
                fl!(tiletum_editor_copy_first),
            ]),
            open: [fl!(tiletum_editor_open), fl!(tiletum_editor_open_explained)],
        }
    }

    fn desk(&self) -> &Desk<EditionData> {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk<EditionData> {
        &mut self.desk
    }

    fn turned(&mut self) {
        self.dragged = None;
    }

    fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    fn faults(&self) -> Self::Faults {
        let faults = faults(&self.desk.data);
        let wrong = faults.iter().filter(|fault| fault.is_wrong).count();
        (faults, wrong)
    }

    fn wrong(&(_, wrong): &Self::Faults) -> usize {
        wrong
    }

    fn told(names: &[String], at: usize, said: &str) -> String {
        fl!(tiletum_editor_choice, name = names[at].as_str(), said)
    }

    fn below(&mut self, ui: &mut Ui, (faults, _): &Self::Faults) {
        let is_own = self.desk.is_own();
        for fault in faults.iter().filter(|_| is_own) {
            if let Some(cure) = editor::refused(ui, [&fault.title, &fault.text], &fault.cures) {
                cure.apply(&mut self.desk.data);
            }
        }
        ui.add_space(4.0);
        self.sums(ui);
    }

    fn middle(&mut self, ui: &mut Ui, _: &Self::Faults) {
        editor::middle(ui, "tiletum_edition", 14, |ui| self.tabs(ui));
    }
}

impl EditionPanel {
    /// Draws the sums, each next to that of the box.
    fn sums(&self, ui: &mut Ui) {
        let (now, usual) = (sums(&self.desk.data), sums(&EditionData::default()));
        let lines = now.into_iter().zip(usual);
        let lines = lines.map(|((name, now), (_, usual))| Sum {
            name,
            said: fl!(
                tiletum_editor_sum,
                name,
                now = now.as_str(),
                usual = usual.as_str()
            ),
            fits: (now == usual).then_some(true),
            now,
            usual,
        });
        let lines: Vec<_> = lines.collect();
        let headings = [fl!(tiletum_editor_sums), fl!(tiletum_editor_box)];
        editor::sums(ui, headings, &lines);
        ui.add_space(6.0);
        controls::remark(ui, fl!(tiletum_editor_three_figures));
    }

    /// Draws the tabs with the selected one.
    fn tabs(&mut self, ui: &mut Ui) {
        let names = Tab::ALL.map(|tab| {
            let name = tab.name();
            match tab.count(&self.desk.data) {
                Some(count) => (format!("{name} {count}"), name),
                None => (name.to_owned(), name),
            }
        });
        let now = Tab::ALL.iter().position(|&tab| tab == self.tab);
        let list = fl!(tiletum_editor_title);
        let room = ui.available_width();
        let now = now.unwrap_or(0);
        if let Some(at) = widgets::segments_or_list(ui, list, &names, now, room) {
            self.tab = Tab::ALL[at];
            self.chosen = 0;
        }
        ui.add_space(10.0);
        match self.tab {
            Tab::Map => self.map(ui),
            Tab::Fairs => self.fairs(ui),
            Tab::Costs => self.costs(ui),
            Tab::Tiles(stack) => self.tiles(ui, stack),
            Tab::Board => self.board(ui),
        }
    }
}

/// Returns the sums of an edition.
fn sums(data: &EditionData) -> [(&'static str, String); 7] {
    let cities = &data.map.cities;
    let with = |count: &dyn Fn(usize) -> usize| {
        let all = [2, 3, 4].map(|players| count(players).to_string());
        all.join("·")
    };
    let houses = |players: usize| {
        let spaces = cities.iter().flat_map(|city| &city.houses);
        spaces.filter(|space| space.min.is_used_by(players)).count()
    };
    let tiles = |players: usize| {
        let places = cities.iter().flat_map(|city| &city.tiles);
        places.filter(|mark| mark.is_used_by(players)).count()
    };
    let values: usize = cities.iter().map(|city| city.cathedral.len()).sum();
    let pillars: usize = cities.iter().map(|city| usize::from(city.pillars)).sum();
    let cathedrals = cities.iter().filter(|city| !city.cathedral.is_empty());
    let connected = steps(data).iter().flatten().count();
    [
        (fl!(tiletum_editor_cathedral), values.to_string()),
        (fl!(tiletum_editor_pillars), pillars.to_string()),
        (
            fl!(tiletum_report_cathedrals),
            cathedrals.count().to_string(),
        ),
        (
            fl!(tiletum_editor_counted_fair_cities),
            data.cities.len().to_string(),
        ),
        (fl!(tiletum_editor_tiles), with(&tiles)),
        (fl!(tiletum_editor_houses), with(&houses)),
        (fl!(tiletum_editor_connected), connected.to_string()),
    ]
}

/// Draws a number that can be typed or stepped up to `most`.
fn number(ui: &mut Ui, what: &str, value: &mut u8, most: u8, is_own: bool) {
    let (rect, place) = ui.allocate_exact_size(NUMBER, Sense::hover());
    number_at(ui, rect, (place.id, what), value, (most, is_own));
}

/// Draws such a number in a place; `what` has an id that does not depend on the language,
/// and the name.
fn number_at(
    ui: &mut Ui,
    rect: Rect,
    what: (impl AsIdSalt, &str),
    value: &mut u8,
    (most, is_own): (u8, bool),
) {
    let range = 0..=i64::from(most);
    let now = editor::number(ui, rect, what, (*value).into(), range, is_own);
    *value = u8::try_from(now).unwrap_or(*value);
}

/// Draws words before a number.
fn word(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).color(Palette::of(ui).weak);
    ui.label(text.font(face::text(13.0)));
}

/// Draws a button that removes or adds something; returns whether it was clicked.
fn small_button(ui: &mut Ui, icon: Icon, name: &str) -> bool {
    let press = Press::new("").icon(icon).small().tight().quiet();
    press.name(name).pressed(ui)
}

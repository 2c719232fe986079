//! An edition of one's own: the map and, in tables, all that is printed on tiles and boards.
//! What is wrong stands beside it, with what would fix it, and sums stand beside those of the
//! box; every change is kept at once, also one that is not finished.
//!
//! By name: `Edition Studiolo, built in` for each edition; `Copy`, `From a file…`, `Share`,
//! `Delete`; the field `Name of the edition`; the tabs `Map`, `Fairs`, `Build costs`,
//! `Contracts`, `Characters`, `Bonus tiles`, `Board`; `Undo`, `Redo`, `Back`. For the map see
//! `map`, for the tables `tables`.

mod map;
mod tables;

use std::path::PathBuf;

use eframe::egui::{Context, Pos2, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::edition_faults::{Fault, faults, stack_name, steps};
use super::editions::{Editions, edition_name};
use super::ids::Wish;
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::input;
use crate::ui::base::theme::{Palette, face};
use crate::ui::io::collection::Filed;
use crate::ui::parts::history::{History, Step};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, widgets};
use crate::ui::screens::editor;
use crate::ui::screens::editor::{Card, Edited, Sum};
use crate::ui::session::commands;
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use tiletum::{EditionData, Stack};
use words::{fl, save_error, window};

/// The width of the list of editions.
const LIST: f32 = 232.0;
/// The size of a number with its signs.
const NUMBER: Vec2 = vec2(76.0, 26.0);

/// What is shown in the middle.
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

    /// How many things it shows.
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

/// The screen.
#[derive(Debug)]
pub struct EditionPanel {
    /// The file of the edition shown; none for the one that comes along.
    open: Option<PathBuf>,
    data: EditionData,
    history: History<EditionData>,
    step: Option<Step>,
    tab: Tab,
    /// The city or the row that is chosen.
    chosen: usize,
    /// With how many players the map is shown.
    players: usize,
    /// What it was before a city was dragged, and where that was taken.
    dragged: Option<(Box<EditionData>, Pos2)>,
    /// Where one came from.
    pub back: Screen,
}

impl Default for EditionPanel {
    fn default() -> Self {
        Self {
            open: None,
            data: EditionData::default(),
            history: History::default(),
            step: None,
            tab: Tab::Map,
            chosen: 0,
            players: 4,
            dragged: None,
            back: Screen::Start,
        }
    }
}

impl EditionPanel {
    /// Shows an edition.
    pub fn open(&mut self, kept: &Filed<EditionData>) {
        self.look_at(Some(kept.path.clone()), &kept.data);
    }

    fn look_at(&mut self, path: Option<PathBuf>, data: &EditionData) {
        self.open = path;
        self.data = data.clone();
        self.history = History::default();
        self.dragged = None;
    }

    fn is_own(&self) -> bool {
        self.open.is_some()
    }

    /// Looks whether a change is to be taken back; done before the window looks at the
    /// keys, which take back entries of a game.
    pub fn keys(&mut self, ctx: &Context) {
        self.step = Step::pressed(ctx);
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, editions: &Editions, state: &State) -> Option<Shell> {
        let is_there = |path: &PathBuf| editions.in_file(path).is_some();
        if self.open.as_ref().is_some_and(|path| !is_there(path)) {
            self.look_at(None, &EditionData::default());
        }
        let before = self.data.clone();
        let faults = faults(&before);
        let wrong = faults.iter().filter(|fault| fault.is_wrong).count();
        let mut wanted = None;
        let back = self.bar(ui, wrong, state, &mut wanted);
        let listed = editor::list(ui, "tiletum_editions", LIST, |ui| {
            self.list(ui, editions, &faults, state)
        });
        wanted = wanted.or(listed);
        editor::middle(ui, "tiletum_edition", 14, |ui| self.middle(ui));
        let step = self.step.take().filter(|_| self.is_own());
        if self.dragged.is_none() && self.data != before {
            self.history.changed(ui, before.clone());
        } else if let Some(step) = step
            && let Some(there) = self.history.go(step, before.clone())
        {
            self.data = there;
        }
        if let Some(path) = &self.open
            && self.data != before
        {
            ui.ctx().request_repaint();
            let keep = Wish::KeepEdition(path.clone(), Box::new(self.data.clone()));
            wanted = wanted.or(Some(keep.into()));
        }
        let typing = ui.ctx().text_edit_focused();
        if back || (!typing && input::escaped(ui)) {
            wanted = Some(Shell::Show(self.back));
        }
        wanted
    }

    /// The bar above the page. Says whether one goes back.
    fn bar(
        &mut self,
        ui: &mut Ui,
        wrong: usize,
        state: &State,
        wanted: &mut Option<Shell>,
    ) -> bool {
        let is_own = self.is_own();
        let said = match (is_own, wrong) {
            (false, _) => fl!(edition_comes_along).to_owned(),
            (true, 0) => fl!(edition_is_sound).to_owned(),
            (true, number) => fl!(edition_wrong, number),
        };
        let short = match is_own && wrong > 0 {
            true => fl!(edition_wrong_short, number = wrong),
            false => said.clone(),
        };
        let edited = Edited {
            title: fl!(tiletum_editor_title),
            field: fl!(edition_name),
            name: &mut self.data.name,
            is_own,
            is_sound: wrong == 0,
            said: [said, short],
            can: [Step::Undo, Step::Redo].map(|step| is_own && self.history.can(step)),
        };
        let (back, step) = edited.bar(ui, state, wanted);
        self.step = self.step.or(step);
        back
    }

    /// The editions there are, what is wrong with the one shown, and its sums.
    fn list(
        &mut self,
        ui: &mut Ui,
        editions: &Editions,
        faults: &[Fault],
        state: &State,
    ) -> Option<Shell> {
        let mut choice = None;
        let mut wanted = None;
        widgets::caption(ui, fl!(edition_list));
        ui.spacing_mut().item_spacing.y = 7.0;
        let studiolo = EditionData::default();
        let own = editions.kept.iter();
        let own = own.map(|kept| (&kept.data, Some(&kept.path)));
        for (data, path) in std::iter::once((&studiolo, None)).chain(own) {
            let wrong = data.problems().len();
            let said = match (path, wrong) {
                (None, _) => fl!(edition_comes_along).to_owned(),
                (Some(_), 0) => fl!(edition_own).to_owned(),
                (Some(_), number) => fl!(edition_wrong_short, number),
            };
            let name = edition_name(data);
            let is_chosen = self.open.as_ref() == path;
            let card = Card {
                name: &name,
                told: &fl!(
                    tiletum_editor_choice,
                    name = name.as_str(),
                    said = said.as_str()
                ),
                said: &said,
                is_sound: wrong == 0,
                is_chosen,
            };
            if card.show(ui, 47.0) && !is_chosen {
                choice = Some((path.cloned(), data.clone()));
            }
        }
        if let Some((path, data)) = choice {
            self.look_at(path, &data);
        }
        for (path, error) in &editions.unreadable {
            editor::unreadable(ui, &window::file_name(path), &save_error(error));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            let copy = Press::new(fl!(edition_copy)).small().icon(Icon::Copy);
            if ui
                .add(copy)
                .on_hover_text(fl!(tiletum_editor_copy_hint))
                .clicked()
            {
                let mut data = self.data.clone();
                data.name = fl!(edition_copy_of, edition = edition_name(&data));
                wanted = Some(Wish::BeginEdition(Box::new(data)).into());
            }
            let file = Press::new(fl!(prince_editor_from_file)).small();
            let file = ui.add(file.icon(Icon::Folder));
            if file
                .on_hover_text(fl!(tiletum_editor_from_file_hint))
                .clicked()
            {
                wanted = Some(Shell::Do(commands::OPEN.id));
            }
            let share = Press::new(fl!(prince_editor_share)).small().quiet();
            let share = ui.add(share.icon(Icon::Arrow));
            if share.on_hover_text(fl!(prince_editor_share_hint)).clicked() {
                let folder = state.folders.for_files();
                wanted = Some(Wish::ShareEdition(folder, Box::new(self.data.clone())).into());
            }
            if let Some(path) = self.open.clone() {
                let delete = Press::new(fl!(edition_delete)).small().quiet();
                if delete.icon(Icon::Bin).pressed(ui) {
                    wanted = Some(Wish::RemoveEdition(path).into());
                }
            }
        });
        if !self.is_own() {
            controls::remark(ui, fl!(tiletum_editor_copy_first));
        }
        for fault in faults.iter().filter(|_| self.open.is_some()) {
            if let Some(cure) = editor::refused(ui, [&fault.title, &fault.text], &fault.cures) {
                cure.apply(&mut self.data);
            }
        }
        ui.add_space(4.0);
        self.sums(ui);
        wanted
    }

    /// The sums, each beside that of the box.
    fn sums(&self, ui: &mut Ui) {
        let (now, usual) = (sums(&self.data), sums(&EditionData::default()));
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

    /// The tabs, and the one that is chosen.
    fn middle(&mut self, ui: &mut Ui) {
        let names = Tab::ALL.map(|tab| {
            let name = tab.name();
            match tab.count(&self.data) {
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

/// What is summed up of an edition.
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

/// A number that is typed or stepped up to `most`.
fn number(ui: &mut Ui, what: &str, value: &mut u8, most: u8, is_own: bool) {
    let (rect, _) = ui.allocate_exact_size(NUMBER, Sense::hover());
    number_at(ui, rect, what, value, most, is_own);
}

fn number_at(ui: &mut Ui, rect: Rect, what: &str, value: &mut u8, most: u8, is_own: bool) {
    let range = 0..=i64::from(most);
    let now = editor::number(ui, rect, what, (*value).into(), range, is_own);
    *value = u8::try_from(now).unwrap_or(*value);
}

/// Words before a number.
fn word(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).color(Palette::of(ui).weak);
    ui.label(text.font(face::text(13.0)));
}

/// A button that takes something away or adds it; says whether it was pressed.
fn small_button(ui: &mut Ui, icon: Icon, name: &str) -> bool {
    let press = Press::new("").icon(icon).small().tight().quiet();
    press.name(name).pressed(ui)
}

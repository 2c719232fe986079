//! The screen of a game: the header, the seats on the left, the current action in the
//! middle above the tabs, the log on the right. The game draws their contents.
//!
//! Buttons of the header: `Undo: …` and `Redo: …` with what they undo or redo (`Undo` and
//! `Redo` if there is nothing), `Theme: …`, `Menu`.

use std::any::Any;

use eframe::egui::{
    self, Align, Id, Layout, Popup, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::log_line::Telling;
use super::super::base::own::Own;
use super::super::base::places::Free;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, motion, places, theme};
use super::super::parts::menu_row;
use super::super::parts::menu_row::MenuRow;
use super::super::parts::panes::{Pane, Panes, Wish};
use super::super::parts::theme_switch::theme_switch;
use super::super::parts::toasts::Toasts;
use super::super::parts::widgets::Press;
use super::super::parts::{panes, saved_mark};
use super::super::session::commands;
use super::super::session::game_window::{GameWindow, Letters, Look, Open, Panels};
use super::super::session::open_table::{Meaning, OpenTable, Way};
use super::super::session::state::{Row, Section, State};
use super::correcting::{CorrectingForm, HEIGHT};
use super::log::LogPanel;
use super::{examples, guide, mending, replay, stopped};
use table::{Colour, Seat};
use words::{fl, window};

/// The least and the usual extra width of a tab beyond its name.
const AROUND_TAB: [f32; 2] = [6.0, 24.0];
/// The width of toasts if there is no log.
const TOAST: f32 = 300.0;
/// The gap between the tabs and the button of the log next to them.
const BESIDE_TABS: f32 = 6.0;

/// The screen of any game.
pub trait TableScreen {
    /// Handles a change of the shown position; `looks_back`: during a replay.
    fn moved(&mut self, game: &dyn OpenTable, looks_back: bool);
    /// Brings the tab with this index to the front.
    fn show_tab(&mut self, tab: usize);
    /// Moves the keyboard focus this many panes further.
    fn go_to_pane(&mut self, by: i32);
    /// Opens the filter of the log for typing.
    fn filter_log(&mut self);
    /// Shows or hides the log over the middle, if there is no room next to it.
    fn call_log(&mut self);
    /// Opens or closes the form to set a value by hand.
    fn correct(&mut self);
    /// Opens the form to agree on a house rule from now on.
    fn agree(&mut self);
    /// Opens the form to set a value of this seat by hand.
    fn correct_at(&mut self, seat: Seat);
    /// Returns whether the form is open.
    fn is_correcting(&self) -> bool;
    /// Gives the tabs the whole window, or restores the other panes.
    fn maximize(&mut self);
    /// Returns whether this character is a key of the panels now, and does not open the
    /// palette.
    fn is_key(&self, sign: char) -> bool;
    /// Removes letters that turn out to be the beginning of a word, typed right before the
    /// `next` character, at `now` (in seconds of the window).
    fn take_letters(&mut self, next: char, now: f64) -> Letters;
    /// Returns whether this digit belongs to the letter typed right before `now`, and is not a
    /// key.
    fn is_behind_letter(&self, digit: char, now: f64) -> bool;
    /// Carries out an intent for the panels.
    fn carry_out(&mut self, intent: &Own, game: &dyn OpenTable);
    /// Returns what a text may mean.
    fn meanings(&self, state: &State, text: &str, hides_money: bool) -> Vec<Meaning>;
    /// Returns places in the game that can be reached by name.
    fn places(&self, state: &State, hides_money: bool) -> Vec<(String, Intent)>;
    /// Returns examples of what can be typed now, word for word, the most telling first.
    fn examples(&self, state: &State, hides_money: bool) -> Vec<String>;
    /// Returns why a text means nothing, if a reason is known.
    fn why_nothing(&self, state: &State, text: &str, hides_money: bool) -> Option<String>;
    /// Draws the screen for everyone at the table.
    fn public(&self, ui: &mut Ui, state: &State);
    /// Draws the screen.
    fn show(&mut self, ui: &mut Ui, state: &State, hides_money: bool) -> Option<Intent>;
}

/// The screen of a game of this kind.
#[derive(Debug)]
pub struct AtTable<G: GameWindow> {
    tab: usize,
    // Whether the page of invalid entries is in front, as long as there are any.
    follows: bool,
    // Whether a value is being set by hand.
    corrects: bool,
    correcting: CorrectingForm,
    // Whether the player has chosen the tab, and nothing was decided since.
    is_chosen: bool,
    panels: G::Panels,
    log: LogPanel,
    wish: Wish,
    // How many panes further the keyboard focus should move.
    panes_on: i32,
}

impl<G: GameWindow> Default for AtTable<G> {
    fn default() -> Self {
        Self {
            tab: 0,
            follows: true,
            corrects: false,
            correcting: CorrectingForm::default(),
            is_chosen: false,
            panels: G::Panels::default(),
            log: LogPanel::default(),
            wish: Wish::default(),
            panes_on: 0,
        }
    }
}

/// Draws the seats in the colours chosen for this game.
fn choose_colours<G: GameWindow>(ui: &Ui, open: &Open<G>) {
    let people = open.people();
    let colours = Colour::ALL.map(|own| people.colour(own.0).index());
    theme::choose_colours(ui.ctx(), colours);
}

/// Returns whether the table has stopped and the latest position is shown.
fn is_stopped<G: GameWindow>(open: &Open<G>) -> bool {
    let is_now = open.session.cursor() == open.session.log().len();
    is_now && open.changing().is_none() && open.is_stopped()
}

/// Returns a game as one of this kind.
fn of_kind<G: GameWindow>(game: &dyn OpenTable) -> Option<&Open<G>> {
    let game: &dyn Any = game.as_any();
    game.downcast_ref()
}

impl<G: GameWindow> TableScreen for AtTable<G> {
    fn moved(&mut self, game: &dyn OpenTable, looks_back: bool) {
        let open = of_kind::<G>(game);
        if !open.is_some_and(Open::mends) {
            self.follows = true;
        }
        // During a replay, the tab that the player has chosen stays in front.
        self.is_chosen &= looks_back;
        let tab = open.and_then(|open| self.panels.moved(open));
        if let Some(tab) = tab.filter(|_| !self.is_chosen) {
            self.tab = tab;
        }
    }

    fn show_tab(&mut self, tab: usize) {
        self.tab = tab;
        self.follows = false;
        self.is_chosen = true;
    }

    fn go_to_pane(&mut self, by: i32) {
        self.panes_on = by;
    }

    fn filter_log(&mut self) {
        self.wish.is_log_called = true;
        self.log.filter();
    }

    fn call_log(&mut self) {
        self.wish.is_log_called ^= true;
    }

    fn correct(&mut self) {
        self.corrects ^= true;
        if self.corrects {
            self.correcting.open(None);
        }
    }

    fn agree(&mut self) {
        let values = G::CORRECTING
            .iter()
            .flat_map(|correcting| correcting.values);
        if let Some(at) = { values }.position(|value| value.is_house) {
            self.corrects = true;
            self.correcting.open_at(at);
        }
    }

    fn correct_at(&mut self, seat: Seat) {
        self.corrects |= G::CORRECTING.is_some();
        self.correcting.open(Some(seat));
    }

    fn is_correcting(&self) -> bool {
        self.corrects
    }

    fn maximize(&mut self) {
        self.wish.is_maximized ^= true;
    }

    fn is_key(&self, sign: char) -> bool {
        self.panels.is_key(self.tab, sign)
    }

    fn take_letters(&mut self, next: char, now: f64) -> Letters {
        self.panels.take_letters(self.tab, next, now)
    }

    fn is_behind_letter(&self, digit: char, now: f64) -> bool {
        self.panels.is_behind_letter(self.tab, digit, now)
    }

    fn carry_out(&mut self, intent: &Own, game: &dyn OpenTable) {
        if let (Some(intent), Some(open)) = (intent.get(), of_kind(game))
            && let Some(tab) = self.panels.carry_out(intent, open)
        {
            self.tab = tab;
            self.is_chosen = true;
        }
    }

    fn meanings(&self, state: &State, text: &str, hides_money: bool) -> Vec<Meaning> {
        let look = look::<G>(state, hides_money);
        let typing = G::TYPING.zip(look);
        let whole = self.panels.typed_of_hand(self.tab, text);
        let text = whole.as_deref().unwrap_or(text);
        typing.map_or_else(Vec::new, |(typing, look)| {
            let mut meanings = (typing.meanings)(look, text);
            for meaning in &mut meanings {
                meaning.is_answer = whole.is_some();
            }
            meanings
        })
    }

    fn places(&self, state: &State, hides_money: bool) -> Vec<(String, Intent)> {
        let typing = G::TYPING.zip(look::<G>(state, hides_money));
        typing.map_or_else(Vec::new, |(typing, look)| (typing.places)(look))
    }

    fn examples(&self, state: &State, hides_money: bool) -> Vec<String> {
        let look = look::<G>(state, hides_money);
        let Some((typing, look)) = G::TYPING.zip(look) else {
            return Vec::new();
        };
        examples::now(look, &typing, G::keys().1.short)
    }

    fn why_nothing(&self, state: &State, text: &str, hides_money: bool) -> Option<String> {
        let (typing, look) = G::TYPING.zip(look::<G>(state, hides_money))?;
        examples::why_nothing(look, &typing, text)
    }

    fn public(&self, ui: &mut Ui, state: &State) {
        if let Some(open) = state.open::<G>() {
            choose_colours(ui, open);
            let look = Look {
                open,
                state,
                hides_money: true,
            };
            if let Some(public) = G::PUBLIC {
                public(ui, look);
            }
        }
    }

    fn show(&mut self, ui: &mut Ui, state: &State, hides_money: bool) -> Option<Intent> {
        let look = look::<G>(state, hides_money)?;
        choose_colours(ui, look.open);
        let whole = ui.available_rect_before_wrap();
        self.wish.seats = self.panels.seats_width(look);
        let panes = Panes::of(whole, &state.preferences.panes, self.wish);
        panes.paint(ui);
        let by = std::mem::take(&mut self.panes_on);
        let focused = (by != 0).then(|| panes.next(ui, by));
        let mut wanted = None;
        let covers = self.panels.covers(look);
        // In the order of the keyboard focus.
        for pane in Pane::ALL {
            let Some(mut inside) = panes.inside(ui, pane) else {
                continue;
            };
            let ui = &mut inside;
            if focused == Some(pane) {
                panes::focus_next(ui);
            }
            match pane {
                Pane::Now if covers => guide::place(ui.ctx(), "now", panes.middle()),
                Pane::Now => guide::place(ui.ctx(), "now", ui.max_rect()),
                Pane::Tabs => {
                    let (line, below) = panes.tabs();
                    guide::place(ui.ctx(), "tabs", line);
                    places::keep_free(ui.ctx(), line, Free::Much);
                    places::keep_free(ui.ctx(), below, Free::Much);
                }
                Pane::Header => places::keep_free(ui.ctx(), ui.max_rect(), Free::Much),
                // They record their own extent.
                Pane::Seats | Pane::Log => {}
            }
            let intent = match pane {
                Pane::Now if covers => {
                    let mut middle = part_of(ui, panes.middle(), "cover");
                    middle.set_clip_rect(panes.middle());
                    self.panels.cover(&mut middle, look)
                }
                Pane::Tabs if covers => None,
                Pane::Now if look.open.mends() => mending::now(ui, look),
                Pane::Now if state.replays() => replay::now(ui, look, &mut self.panels),
                Pane::Now if is_stopped(look.open) => stopped::now(ui),
                Pane::Now => self.panels.now(ui, look),
                Pane::Tabs => self.tabs(ui, look, &panes),
                Pane::Seats => self.panels.seats(ui, look),
                Pane::Log => {
                    let pane = ui.max_rect();
                    let toasts = Toasts::of(ui, state, pane.width());
                    let telling = Telling::hiding(hides_money);
                    let covered = toasts.height();
                    let shown = self.log.show(ui, look.open, telling, covered);
                    toasts.show(ui, pane).or(shown)
                }
                Pane::Header => self.header(ui, look),
            };
            wanted = wanted.or(intent);
        }
        if panes.rect(Pane::Log).is_none() {
            // Without a log, toasts lie over the foot of the middle.
            let middle = panes.middle();
            let foot = middle.with_min_x(middle.right() - TOAST.min(middle.width()));
            let mut inside = part_of(ui, foot, "toasts");
            let toasts = Toasts::of(&inside, state, foot.width());
            wanted = wanted.or(toasts.show(&mut inside, foot));
        }
        panes.borders(ui).or(wanted)
    }
}

impl<G: GameWindow> AtTable<G> {
    /// Draws the tab bar, the content of the current tab, and the foot below it.
    fn tabs(&mut self, ui: &mut Ui, look: Look<'_, G>, panes: &Panes) -> Option<Intent> {
        let (line, mut below) = panes.tabs();
        let mut corrected = None;
        if self.corrects
            && look.open.may_correct()
            && let Some(correcting) = G::CORRECTING
        {
            let form = below.with_min_y(below.bottom() - HEIGHT);
            below.max.y = form.top() - size::SPACE;
            panes::part(ui, form, fl!(correcting_title));
            let mut inside = part_of(ui, form, "correcting");
            let shown = (correcting.shown)(&self.panels, look);
            let form = &mut self.correcting;
            corrected = form.show(&mut inside, look, &correcting, shown);
        }
        let tabs = G::Panels::tabs();
        let shown = self.panels.shown_tabs(look);
        if !shown.contains(&self.tab) {
            self.tab = shown.first().copied().unwrap_or_default();
        }
        let mut row = ui.new_child(
            UiBuilder::new()
                .id_salt("line of the tabs")
                .max_rect(line)
                .layout(Layout::left_to_right(Align::Center)),
        );
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .hline(line.x_range(), line.bottom() - 0.5, edge);
        row.spacing_mut().item_spacing.x = 2.0;
        let named = |&at: &usize| {
            let tab = tabs.get(at)?;
            let name = self.panels.tab_name(at, look);
            Some((at, tab, name.unwrap_or_else(|| (tab.name)().to_owned())))
        };
        let shown: Vec<_> = shown.iter().filter_map(named).collect();
        let mends = look.open.mends();
        let names = shown.iter().map(|(_, _, name)| name.as_str());
        let names = mends.then_some(fl!(mending_tab)).into_iter().chain(names);
        let names: Vec<_> = names.collect();
        let log = match panes.is_log_above() {
            true => {
                let button = Press::new((commands::CALL_LOG.name)()).quiet().small();
                button.width(&row) + BESIDE_TABS
            }
            false => 0.0,
        };
        // The icon of a pace or of *Replay* fits in every language.
        let icon = Press::new("").icon(Icon::Play).small().width(&row) + BESIDE_TABS;
        let beside = log + self.panels.width_beside_tabs(&row, look).max(icon);
        let around = around_tabs(&row, &names, line.width() - beside);
        let follows = mends && self.follows;
        if mends {
            let name = fl!(mending_tab);
            if tab_button(&mut row, name, follows, around).clicked() {
                self.follows = true;
            }
        }
        for (at, tab, name) in shown {
            let chosen = at == self.tab && !follows;
            let response = tab_button(&mut row, &name, chosen, around);
            if response.clicked() {
                self.tab = at;
                self.follows = false;
                self.is_chosen = true;
            }
            if response.double_clicked() {
                self.wish.is_maximized ^= true;
            }
            response.on_hover_text(hint(&row, tab.command));
        }
        let beside = row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let mut wanted = None;
            if panes.is_log_above() && !self.wish.is_maximized {
                let log = &commands::CALL_LOG;
                let button = Press::new((log.name)()).quiet().small();
                let button = ui.add(button.chosen(self.wish.is_log_called));
                if button.on_hover_text(hint(ui, log)).clicked() {
                    wanted = Some(Intent::Do(log.id));
                }
            }
            if self.wish.is_maximized {
                let row = &commands::MAXIMIZE;
                let button = Press::new((row.name)()).small().chosen(true);
                if ui.add(button).on_hover_text(hint(ui, row)).clicked() {
                    wanted = Some(Intent::Do(row.id));
                }
            }
            let wanted = wanted.or(replay::beside_tabs(ui, look.state));
            wanted.or(self.panels.beside_tabs(ui, look))
        });
        let mut wanted = corrected.or(beside.inner);
        let foot = match follows {
            true => 0.0,
            false => self.panels.foot_height(look, below.size()),
        };
        let between = if foot > 0.0 { size::SPACE } else { 0.0 };
        let (tab, foot) = below.split_top_bottom_at_y(below.bottom() - foot - between);
        wanted = wanted.or({
            let mut inside = part_of(ui, tab, ("tab", self.tab));
            match follows {
                true => mending::tab(&mut inside, look),
                false => self.panels.tab(&mut inside, self.tab, look),
            }
        });
        if between > 0.0 {
            let foot = foot.with_min_y(foot.top() + between);
            panes::part(ui, foot, fl!(pane_foot));
            let mut inside = part_of(ui, foot, ("foot", 0));
            wanted = wanted.or(self.panels.foot(&mut inside, look));
        }
        wanted
    }

    fn header(&self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
        let (open, state) = (look.open, look.state);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let mut wanted = menu(ui, state);
            wanted = wanted.or(theme_switch(ui, state));
            saved_mark::show(ui, open.revision(), open.file());
            // The room left next to what the game says.
            let room = ui.available_width() - size::ABOUT_ROUND;
            let [least, most] = size::STEP;
            let room = room.clamp(least, most);
            wanted = wanted.or(step_button(ui, look, Way::Redo, room));
            wanted = wanted.or(match state.replays() {
                true => back_button(ui, room),
                false => step_button(ui, look, Way::Undo, room),
            });
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                const BETWEEN: f32 = 14.0;
                ui.spacing_mut().item_spacing.x = BETWEEN;
                // In a narrow window, what the game says is more important than the program's
                // name.
                let name = super::super::base::text::width(ui, fl!(product), face::display(21.0));
                let whole = name + 1.0 + 2.0 * BETWEEN + self.panels.about_width(ui, look);
                if ui.available_width() >= size::WITH_NAME.max(whole) {
                    let name = egui::RichText::new(fl!(product)).font(face::display(21.0));
                    ui.label(name);
                    let line = Stroke::new(1.0, Palette::of(ui).line);
                    let (rect, _) = ui.allocate_exact_size(vec2(1.0, 24.0), Sense::hover());
                    ui.painter().vline(rect.center().x, rect.y_range(), line);
                }
                self.panels.about(ui, look);
            });
            wanted
        })
        .inner
    }
}

/// Returns a part of the pane, drawn from top to bottom.
fn part_of(ui: &mut Ui, rect: Rect, id: impl egui::AsIdSalt) -> Ui {
    let builder = UiBuilder::new()
        .id_salt(id)
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    let mut inside = ui.new_child(builder);
    // Shadows and focus rings may extend a little beyond it.
    inside.shrink_clip_rect(rect.expand(8.0));
    inside
}

/// Returns the size of the tab names and the extra width of each tab, if all tabs share
/// this room.
fn around_tabs(ui: &Ui, names: &[&str], room: f32) -> Around {
    let [least, most] = AROUND_TAB;
    let number = names.len().max(1) as f32;
    let around = |points: f32| {
        let wide = |name: &&str| super::super::base::text::width(ui, name, face::strong(points));
        let written: f32 = names.iter().map(wide).sum();
        (room - written) / number - 2.0
    };
    // Names are smaller if they do not fit.
    let mut sizes = TAB_POINTS.into_iter();
    let points = sizes.find(|&points| around(points) >= least);
    let points = points.unwrap_or(TAB_POINTS[TAB_POINTS.len() - 1]);
    Around {
        points,
        width: around(points).clamp(least, most),
    }
}

/// The sizes of tab names, in points: the first in which all of them fit.
const TAB_POINTS: [f32; 3] = [14.0, 13.0, 12.0];

/// The size of the tab names and the extra width around each, in points.
#[derive(Clone, Copy, Debug)]
struct Around {
    points: f32,
    width: f32,
}

/// Draws a tab: its name, and a line below the current one.
fn tab_button(ui: &mut Ui, text: &str, is_chosen: bool, around: Around) -> egui::Response {
    let palette = Palette::of(ui);
    let (font, colour) = if is_chosen {
        (face::strong(around.points), palette.ink)
    } else {
        (face::text(around.points), palette.weak)
    };
    // As wide as when it is current, so that the other tabs do not move.
    let painter = ui.painter();
    let strong = face::strong(around.points);
    let widest = painter.layout_no_wrap(text.to_owned(), strong, colour);
    let galley = painter.layout_no_wrap(text.to_owned(), font, colour);
    let wanted = vec2(widest.size().x + around.width, ui.available_height());
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, is_chosen, text));
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(3.0));
    }
    let painter = ui.painter();
    let colour = if response.hovered() {
        palette.ink
    } else {
        colour
    };
    painter.galley(rect.center() - galley.size() / 2.0, galley, colour);
    let line = Id::unique("line below the tab");
    if is_chosen {
        let [left, right] = [rect.left(), rect.right()].map(|x| x.round());
        let left = motion::towards(ui.ctx(), line.with("left"), left);
        let right = motion::towards(ui.ctx(), line.with("right"), right);
        let below = Rect::from_x_y_ranges(left..=right, rect.bottom() - 3.0..=rect.bottom());
        painter.rect_filled(below, 0.0, palette.ink);
    }
    response
}

/// Draws *Undo* or *Redo*, with what it undoes or redoes.
fn step_button<G: GameWindow>(
    ui: &mut Ui,
    look: Look<'_, G>,
    way: Way,
    room: f32,
) -> Option<Intent> {
    let (row, icon) = match way {
        Way::Undo => (&commands::UNDO, Icon::Undo),
        Way::Redo => (&commands::REDO, Icon::Redo),
    };
    let step = look.open.next_step(way, look.state.hides_money());
    let telling = Telling::hiding(look.hides_money);
    let said = step.map(|step| look.open.said_of(step, way, telling));
    let name = window::step((row.name)(), said.as_deref());
    let hint = hint(ui, row);
    let short = step.map(|step| look.open.said_on_a_button(step, way, telling));
    let text = match way {
        Way::Undo => window::step((row.name)(), short.as_deref()),
        Way::Redo => String::new(),
    };
    let button = ui
        .scope(|ui| {
            ui.set_max_width(room);
            let button = Press::new(&text).icon(icon).name(&name);
            let button = ui.add(button.hindered((row.hindered)(look.state)));
            button.on_hover_text(window::hint(&name, &hint))
        })
        .inner;
    button.clicked().then_some(Intent::Do(row.id))
}

/// Draws the button back to the end of the game, during a replay.
fn back_button(ui: &mut Ui, room: f32) -> Option<Intent> {
    let row = &commands::BACK_TO_NOW;
    let button = ui.scope(|ui| {
        ui.set_max_width(room);
        let button = Press::new((row.name)()).icon(Icon::Last);
        ui.add(button).on_hover_text(hint(ui, row))
    });
    button.inner.clicked().then_some(Intent::Do(row.id))
}

fn hint(ui: &Ui, row: &Row) -> String {
    match row.keys_in_words(ui.ctx()) {
        Some(keys) => fl!(hint_with_keys, hint = (row.hint)(), keys = &keys),
        None => (row.hint)().to_owned(),
    }
}

fn menu(ui: &mut Ui, state: &State) -> Option<Intent> {
    let rows = state.commands();
    let button = Press::new("").quiet().icon(Icon::Menu).name(fl!(menu));
    let button = ui.add(button).on_hover_text(fl!(menu));
    let most = ui.ctx().content_rect().height() - size::HEADER - 20.0;
    let menu = Popup::menu(&button).show(|ui| {
        let mut wanted = None;
        ui.set_min_width(menu_row::WIDTH);
        ui.set_max_width(menu_row::WIDTH);
        ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
        // The scroll bar is always visible, to show that the menu continues below.
        ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
        let area = egui::ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most);
        area.show(ui, |ui| {
            for (at, section) in Section::ALL.into_iter().enumerate() {
                if at > 0 {
                    let line = Stroke::new(1.0, Palette::of(ui).hair);
                    let wide = vec2(ui.available_width(), 9.0);
                    let (rect, _) = ui.allocate_exact_size(wide, Sense::hover());
                    ui.painter().hline(rect.x_range(), rect.center().y, line);
                }
                let of_section = |row: &&&Row| row.menu == Some(section) && (row.is_offered)(state);
                for &row in rows.iter().filter(of_section) {
                    let name = row.name_now(state);
                    let keys = row.keys_in_words(ui.ctx());
                    let row_of_menu = MenuRow {
                        name,
                        keys,
                        hint: (row.hint)(),
                        hindered: (row.hindered)(state),
                    };
                    if row_of_menu.show(ui) {
                        wanted = Some(Intent::Do(row.id));
                        ui.close();
                    }
                }
            }
        });
        wanted
    });
    // Closing the menu by a key returns the focus to its button.
    let id = egui::Id::unique("the menu was open");
    let was_open = ui.data_mut(|data| {
        let was = data.get_temp::<bool>(id).unwrap_or_default();
        data.insert_temp(id, menu.is_some());
        was
    });
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let is_clicked = ui.input(|input| input.pointer.any_click());
    let is_left = was_open && menu.is_none() && is_free && !is_clicked;
    let wanted = menu.and_then(|menu| menu.inner);
    if is_left && wanted.is_none() {
        button.request_focus();
    }
    wanted
}

/// Returns the data to draw the open game from, if it is of this kind.
fn look<G: GameWindow>(state: &State, hides_money: bool) -> Option<Look<'_, G>> {
    Some(Look {
        open: state.open::<G>()?,
        state,
        hides_money,
    })
}

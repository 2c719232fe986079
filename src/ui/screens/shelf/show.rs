//! The screen of the shelf: the bar with the search and the filters, the planks, the cards
//! below them, the selected game next to them; and the keys.

use eframe::egui::{
    self, Context, Frame, Key, Modifiers, Popup, Rect, ScrollArea, Ui, Vec2, pos2, vec2,
};

use super::details::opening;
use super::{ShelfPage, cards, is_open, planks, say};
use crate::ui::Intent;
use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use crate::ui::io::shelf::find::{Choices, Order, Query};
use crate::ui::parts::menu_row;
use crate::ui::parts::menu_row::MenuRow;
use crate::ui::parts::page;
use crate::ui::parts::page::Field;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::session::intent::{Screen, Wish};
use crate::ui::session::state::State;
use words::{fl, shelf as texts};

/// The width from which the filters are in the bar itself, in points.
const WIDE: f32 = 1240.0;
/// The most letters of the current choice on its button.
const LETTERS: usize = 14;
/// The width for the choice of the game, if there are several.
const GAMES: f32 = 200.0;
/// The width of the field to search in.
const SEARCH: [f32; 2] = [170.0, 230.0];
/// The share of the window for the selected game, and its least and greatest width.
const DETAILS: f32 = 0.3015;
const DETAILS_WIDTH: [f32; 2] = [318.0, 460.0];
/// The least height of the cards, and the margin beside them.
const CARDS: f32 = 184.0;
const EDGE: f32 = 14.0;

/// An action by keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stroke {
    Step(isize),
    To(usize),
    Open,
    Discard,
    Search,
}

impl ShelfPage {
    /// Handles keys before the window does.
    pub(crate) fn keys(&mut self, ctx: &Context) {
        let find = egui::KeyboardShortcut::new(Modifiers::COMMAND, Key::F);
        if ctx.input_mut(|input| input.consume_shortcut(&find)) {
            self.searches = true;
        }
        let edits = !ctx.text_edit_focused()
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F2));
        self.edits |= edits;
    }

    /// Draws the screen.
    pub(crate) fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        self.follow(state);
        let mut wanted = None;
        // Escape takes the keyboard from a field before this code sees it.
        let is_typing = ui.ctx().text_edit_focused();
        let was_typing = std::mem::replace(&mut self.was_typing, is_typing);
        if std::mem::take(&mut self.edits) {
            self.edit(state);
        }
        let is_menu_open = Popup::is_any_open(ui.ctx());
        let back = self.bar(ui, state, &mut wanted);
        let frame = Frame::new().fill(Palette::of(ui).desk);
        egui::CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            let whole = ui.available_rect_before_wrap();
            let [least, most] = DETAILS_WIDTH;
            let wide = (whole.width() * DETAILS).clamp(least, most).round();
            let (left, right) = whole.split_left_right_at_x(whole.right() - wide);
            wanted = wanted.take().or(self.left(ui, left, state));
            wanted = wanted.take().or(self.details(ui, right, state));
        });
        let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
        if !is_typing && !is_menu_open && !covered {
            wanted = wanted.take().or(self.by_keys(ui, state));
        }
        let escape = !is_menu_open
            && !covered
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if escape && (is_typing || was_typing || self.form.is_some()) {
            // Escape first leaves the field, then the form.
            self.form = None;
            ui.memory_mut(|memory| memory.stop_text_input());
            self.takes_focus = true;
        } else if escape || back {
            self.keep_note();
            return Some(Intent::Show(Screen::Start));
        }
        wanted
    }

    fn bar(&mut self, ui: &mut Ui, state: &State, wanted: &mut Option<Intent>) -> bool {
        let wide = ui.available_width();
        let mut query = self.query.clone();
        let mut order = query.order;
        let choices = &self.found.choices;
        let has_games = choices.games.len() > 1 || query.game.is_some();
        let has_room = wide >= if has_games { WIDE + GAMES } else { WIDE };
        let focus = std::mem::take(&mut self.searches);
        let (trashed, all) = (self.trashed, choices.all);
        let mut wish = None;
        let back = page::bar(
            ui,
            fl!(shelf_title),
            |ui| {
                search(ui, &mut query, wide, focus);
                if has_room {
                    ui.spacing_mut().item_spacing.x = 12.0;
                    filters(ui, &mut query, choices, state);
                }
            },
            |ui| {
                *wanted = wanted.take().or(theme_switch(ui, state));
                wish = more(ui, trashed, all);
                sorts(ui, &mut order);
            },
        );
        if !has_room {
            let frame = Frame::new()
                .fill(Palette::of(ui).paper)
                .inner_margin(egui::Margin::symmetric(14, 0));
            let panel = egui::Panel::top("filters of the shelf").frame(frame);
            panel.exact_size(40.0).resizable(false).show(ui, |ui| {
                ui.horizontal_centered(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    filters(ui, &mut query, choices, state);
                });
            });
        }
        *wanted = wanted.take().or(wish.map(Intent::from));
        query.order = order;
        self.look_for(query);
        back
    }

    /// Draws the planks, and the cards below them.
    fn left(&mut self, ui: &mut Ui, rect: Rect, state: &State) -> Option<Intent> {
        let mut inside = page::part(ui, rect, "planks_and_cards");
        inside.set_clip_rect(rect);
        let room = rect.height() - 2.0 * 12.0 - 12.0;
        let least = cards::height(rect.width() - 2.0 * EDGE, CARDS);
        let rows = planks::rows_in(room - least);
        let high = planks::height(rows);
        let below = (room - high).max(least);
        ScrollArea::vertical()
            .id_salt("planks and cards")
            .auto_shrink(false)
            .show(&mut inside, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(12.0);
                let at = page::room(ui, high).shrink2(vec2(EDGE, 0.0));
                let wanted = self.planks(ui, at, rows, state);
                ui.add_space(12.0);
                let at = page::room(ui, below).shrink2(vec2(EDGE, 0.0));
                self.cards(ui, at, state);
                ui.add_space(12.0);
                wanted
            })
            .inner
    }

    fn by_keys(&mut self, ui: &Ui, state: &State) -> Option<Intent> {
        let (row, page) = (self.columns as isize, self.per_page as isize);
        let on_game = self.has_focus_on_a_game(ui);
        let keys = [
            (Key::ArrowLeft, Stroke::Step(-1)),
            (Key::ArrowRight, Stroke::Step(1)),
            (Key::ArrowUp, Stroke::Step(-row)),
            (Key::ArrowDown, Stroke::Step(row)),
            (Key::PageUp, Stroke::Step(-page)),
            (Key::PageDown, Stroke::Step(page)),
            (Key::Home, Stroke::To(0)),
            (Key::End, Stroke::To(usize::MAX)),
            (Key::Enter, Stroke::Open),
            (Key::Delete, Stroke::Discard),
            (Key::Slash, Stroke::Search),
        ];
        // Any other focused widget has its own Enter and arrows.
        let is_for_all = |key: Stroke| {
            key == Stroke::Search || matches!(key, Stroke::Step(by) if by.abs() == page)
        };
        let pressed = keys.into_iter().find(|&(key, does)| {
            (on_game || is_for_all(does))
                && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
        });
        let (_, does) = pressed?;
        match does {
            Stroke::Step(by) => self.step(by),
            Stroke::To(at) => self.go_to(at),
            Stroke::Search => {
                self.searches = true;
                ui.input_mut(|input| {
                    let is_text = |event: &egui::Event| matches!(event, egui::Event::Text(_));
                    input.events.retain(|event| !is_text(event));
                });
                return None;
            }
            Stroke::Open => {
                return opening(self.chosen()?);
            }
            Stroke::Discard => {
                let path = self.chosen()?.path.clone();
                return (!is_open(state, &path)).then(|| Wish::Discard(path).into());
            }
        }
        self.takes_focus = true;
        None
    }

    /// Opens the form.
    fn edit(&mut self, state: &State) {
        if let Some(record) = self.chosen().cloned()
            && let Some(entry) = record.entry()
            && !(entry.is_typed() && is_open(state, &record.path))
        {
            self.form = Some(super::Form::of(&record, entry));
        }
    }

    /// Returns whether the keyboard is on a game, or nowhere.
    fn has_focus_on_a_game(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        focused.is_none_or(|focused| Some(focused) == self.focus_of_chosen)
    }
}

/// Draws the search field.
fn search(ui: &mut Ui, query: &mut Query, wide: f32, focus: bool) {
    let [least, most] = SEARCH;
    let width = (wide * 0.18).clamp(least, most);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 30.0), egui::Sense::hover());
    let field = Field::new(fl!(shelf_search), width).hint(fl!(shelf_search_hint));
    let response = field.most(200).show(ui, rect, &mut query.words);
    if focus {
        response.request_focus();
    }
    if query.words.is_empty() && width > 215.0 {
        let at = pos2(rect.right() - 15.0, rect.center().y);
        let sign = Rect::from_center_size(at, vec2(13.0, 13.0));
        icons::paint(ui.painter(), sign, Icon::Search, Palette::of(ui).weak);
    }
}

fn filters(ui: &mut Ui, query: &mut Query, choices: &Choices, state: &State) {
    let all = fl!(start_all_games, number = choices.all);
    let everything = Press::new(&all).chosen(query.is_all());
    if everything.pressed(ui) {
        *query = Query {
            order: query.order,
            ..Query::default()
        };
    }
    if choices.games.len() > 1 || query.game.is_some() {
        let games = choices.games.iter();
        let named = games.filter_map(|id| Some((state.kind(id)?.title().to_owned(), id.clone())));
        choose(
            ui,
            (fl!(shelf_filter_game), 2 * LETTERS),
            &mut query.game,
            named.collect(),
        );
    }
    let players = choices.players.iter();
    let players = players.map(|&number| (texts::players(number), number));
    choose(
        ui,
        (fl!(shelf_filter_players), LETTERS),
        &mut query.players,
        players.collect(),
    );
    let named = |names: &[String]| {
        let names = names.iter();
        names.map(|name| (name.clone(), name.clone())).collect()
    };
    choose(
        ui,
        (fl!(shelf_filter_won_by), LETTERS),
        &mut query.won_by,
        named(&choices.winners),
    );
    choose(
        ui,
        (fl!(shelf_filter_with), LETTERS),
        &mut query.with,
        named(&choices.people),
    );
    let years = choices.years.iter();
    let years = years.map(|&year| (year.to_string(), year)).collect();
    choose(
        ui,
        (fl!(shelf_filter_year), LETTERS),
        &mut query.year,
        years,
    );
    if !choices.tags.is_empty() || query.tag.is_some() {
        choose(
            ui,
            (fl!(shelf_filter_tag), LETTERS),
            &mut query.tag,
            named(&choices.tags),
        );
    }
    if choices.bots || query.bots {
        let bots = Press::new(fl!(shelf_with_bots)).quiet().chosen(query.bots);
        if bots.pressed(ui) {
            query.bots = !query.bots;
        }
    }
}

/// Draws a button with a list of choices, one of them or none selected.
fn choose<T: Clone + PartialEq>(
    ui: &mut Ui,
    (name, letters): (&str, usize),
    chosen: &mut Option<T>,
    of: Vec<(String, T)>,
) {
    let said = chosen.as_ref().and_then(|chosen| {
        let mut of = of.iter();
        of.find(|(_, one)| one == chosen).map(|(said, _)| said)
    });
    let shown = said.map_or_else(|| name.to_owned(), |said| words::text::cut(said, letters));
    let called = match said {
        Some(said) => fl!(shelf_filter_is, filter = name, chosen = said.as_str()),
        None => name.to_owned(),
    };
    let button = Press::new(&shown).icon(Icon::Down).name(&called);
    let button = ui.add(button.chosen(chosen.is_some()));
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(140.0);
        let area = ScrollArea::vertical().max_height(360.0);
        area.show(ui, |ui| {
            let any = fl!(shelf_filter_any);
            if ui.selectable_label(chosen.is_none(), any).clicked() {
                *chosen = None;
                ui.close();
            }
            for (said, one) in of {
                let is_it = chosen.as_ref() == Some(&one);
                let said = words::text::cut(&said, 40);
                if ui.selectable_label(is_it, said).clicked() {
                    *chosen = Some(one);
                    ui.close();
                }
            }
        });
    });
}

fn sorts(ui: &mut Ui, order: &mut Order) {
    let button = Press::new(say::order(*order)).icon(Icon::Down);
    let called = fl!(shelf_order_is, order = say::order(*order));
    let button = ui.add(button.name(&called));
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(150.0);
        for one in Order::ALL {
            let said = say::order(one);
            if ui.selectable_label(*order == one, said).clicked() {
                *order = one;
                ui.close();
            }
        }
    });
}

/// Draws the actions for all games.
fn more(ui: &mut Ui, trashed: usize, all: usize) -> Option<Wish> {
    let button = Press::new("")
        .quiet()
        .icon(Icon::Menu)
        .name(fl!(shelf_more));
    let button = ui.add(button).on_hover_text(fl!(shelf_more));
    let mut wish = None;
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(menu_row::WIDTH);
        ui.set_max_width(menu_row::WIDTH);
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let trash = fl!(shelf_trash_of, games = trashed);
        let no_games = (all == 0).then_some(fl!(why_no_games));
        let no_trash = (trashed == 0).then_some(fl!(shelf_trash_empty));
        let rows = [
            (fl!(shelf_export_all), no_games, Wish::AskExport),
            (fl!(shelf_import_all), None, Wish::AskImport),
            (fl!(people_open), no_games, Wish::ShowPeople),
            (&trash, no_trash, Wish::ShowTrash),
        ];
        for (name, hindered, does) in rows {
            let row = MenuRow {
                name,
                keys: None,
                hint: "",
                hindered,
            };
            if row.show(ui) {
                wish = Some(does);
                ui.close();
            }
        }
    });
    wish
}

//! The rows of those who play: their order, names, colours, who is Pope first, and who of
//! them is the computer.

use eframe::egui::{
    self, Align, Align2, CornerRadius, Id, Key, Layout, Modifiers, Popup, Rect, Role, Sense,
    Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{FEWEST, LEVELS, MOST, NewGame, level_name};
use crate::app::prince::art;
use crate::app::prince::digital::level_of;
use crate::app::shell::guide;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::library::Listed;
use crate::app::shell::page;
use crate::app::shell::page::{Field, let_go, pressed_enter};
use crate::app::shell::state::State;
use crate::app::shell::text;
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets;
use crate::app::shell::widgets::Press;
use table::save::limits::Part;
use table::{Item as _, Level, Seat};
use words::fl;
use words::prince::names;
use words::text::shortened;

/// The height of a row with fewer players, and with five.
const ROW: [f32; 2] = [62.0, 53.0];
/// Between two rows.
const BETWEEN: f32 = 9.0;
/// How many names are remembered in chips.
const MOST_REMEMBERED: usize = 4;
/// What stands before the name in a row.
const BEFORE_NAME: f32 = 164.0;

impl NewGame {
    /// The rows of the players; whether Enter was pressed in one of them.
    pub(super) fn seats(&mut self, ui: &mut Ui, state: &State) -> bool {
        let palette = Palette::of(ui);
        let head = page::room(ui, 30.0);
        let mut row = page::row(ui, head, "heading_of_the_seats");
        row.spacing_mut().item_spacing.x = 10.0;
        page::heading(&mut row, fl!(new_game_seats), 22.0);
        let hint = egui::RichText::new(fl!(new_game_seats_hint)).color(palette.weak);
        let room = row.available_width() - 190.0;
        row.scope(|ui| {
            ui.set_max_width(room.max(1.0));
            ui.add(egui::Label::new(hint.font(face::text(13.0))).truncate());
        });
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(egui::RichText::new(fl!(new_game_players)).color(palette.weak));
            let counts: Vec<(String, String)> = (FEWEST..=MOST)
                .map(|count| (count.to_string(), fl!(players, number = count)))
                .collect();
            let choices: Vec<(&str, &str)> = counts
                .iter()
                .map(|(text, name)| (text.as_str(), name.as_str()))
                .collect();
            if let Some(at) = widgets::segments(ui, &choices, self.count - FEWEST) {
                self.count = at + FEWEST;
                self.pope = self.pope.min(self.count - 1);
                leave(ui);
            }
        });
        ui.add_space(BETWEEN);
        let height = if self.count == MOST { ROW[1] } else { ROW[0] };
        let more = ((ui.clip_rect().height() - 640.0).max(0.0) / 8.0).min(26.0);
        let rows: Vec<Rect> = (0..self.count)
            .map(|_| {
                let rect = page::room(ui, height + more.round());
                ui.add_space(BETWEEN);
                rect
            })
            .collect();
        if let Some(first) = rows.first() {
            guide::place(ui.ctx(), "names", *first);
        }
        let mut entered = false;
        // The names first: from one of them the keyboard goes to the next.
        for (at, &rect) in rows.iter().enumerate() {
            self.ground(ui, at, rect);
            let name = fl!(new_game_name_of, number = at + 1);
            let field = Field::new(&name, self.name_width(rect))
                .hint(&name)
                .sized(36.0, face::display(18.0))
                .down_to(13.0)
                .most(Part::Name.most());
            let place = rect.with_min_x(rect.left() + BEFORE_NAME);
            let field = field.show(ui, place, &mut self.chairs[at].name);
            if at == 0 && self.fresh {
                field.request_focus();
                // What is typed is another name.
                page::select_all(ui, field.id, &self.chairs[at].name);
            }
            entered |= field.lost_focus() && pressed_enter(ui);
        }
        let mut swap = None;
        let mut gone = None;
        for (at, &rect) in rows.iter().enumerate() {
            self.row(ui, at, rect, &mut swap, &mut gone);
        }
        self.drag(ui, &rows, &mut swap);
        if self.count < MOST {
            self.another(ui, state);
        }
        let nowhere = ui.memory(|memory| memory.focused().is_none());
        let free = !Popup::is_any_open(ui.ctx());
        entered |= nowhere && free && pressed_enter(ui);
        if let Some((one, other)) = swap {
            self.swap(one, other);
        }
        if let Some(at) = gone {
            // Who leaves can come back: the last row keeps what was in it.
            for from in at..self.count - 1 {
                self.swap(from, from + 1);
            }
            self.count -= 1;
            self.pope = self.pope.min(self.count - 1);
        }
        entered
    }

    /// Two seats change places.
    pub fn swap(&mut self, one: usize, other: usize) {
        self.chairs.swap(one, other);
        // Whoever is Pope still is in the new seat.
        self.pope = match self.pope {
            pope if pope == one => other,
            pope if pope == other => one,
            pope => pope,
        };
    }

    /// The width of a name in a row.
    fn name_width(&self, row: Rect) -> f32 {
        match self.is_on_screen() {
            true => (row.width() - 560.0).clamp(84.0, 170.0),
            false => (row.width() * 0.28 + 40.0).min(280.0),
        }
    }

    /// What a row stands on.
    fn ground(&self, ui: &Ui, at: usize, rect: Rect) {
        let palette = Palette::of(ui);
        let edge = match self.dragged == Some(at) {
            true => Stroke::new(2.0, palette.accent),
            false => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, palette.card, edge);
        let ribbon = rect.with_max_x(rect.left() + 5.0);
        let round = CornerRadius {
            nw: size::ROUND_CARD,
            sw: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let colour = palette.players[self.chairs[at].colour];
        ui.painter().rect_filled(ribbon, round, colour);
        let arms = pos2(rect.left() + 142.0, rect.center().y);
        let arms = Rect::from_center_size(arms, vec2(30.0, 36.0));
        art::arms(ui, arms, Seat::ALL[at]);
    }

    /// All of a row but its name.
    fn row(
        &mut self,
        ui: &mut Ui,
        at: usize,
        rect: Rect,
        swap: &mut Option<(usize, usize)>,
        gone: &mut Option<usize>,
    ) {
        let number = at + 1;
        let mut place = page::row(ui, rect.shrink2(vec2(8.0, 0.0)), ("row", at));
        let ui = &mut place;
        ui.spacing_mut().item_spacing.x = 6.0;
        self.handle(ui, at, swap);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space((ui.available_height() - 36.0) / 2.0);
            let up = fl!(new_game_move_up, number = number);
            if small(ui, Icon::Up, &up, at > 0, 7.0) {
                *swap = Some((at, at - 1));
            }
            let down = fl!(new_game_move_down, number = number);
            if small(ui, Icon::Down, &down, self.count > at + 1, 7.0) {
                *swap = Some((at, at + 1));
            }
        });
        self.colour(ui, at);
        // The arms and the name stand there already.
        let past = rect.left() + BEFORE_NAME + self.name_width(rect) + 10.0;
        ui.add_space((past - ui.cursor().left()).max(0.0));
        if self.is_on_screen() {
            self.who_plays(ui, at);
        } else {
            family(ui, Seat::ALL[at]);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let name = fl!(new_game_remove, number = number);
            if small(ui, Icon::Cross, &name, self.count > FEWEST, 10.0) {
                *gone = Some(at);
            }
            let said = fl!(prince_new_pope);
            let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
            let (rect, _) = ui.allocate_exact_size(vec2(wide, 28.0), Sense::hover());
            let name = fl!(prince_new_is_pope, number = number);
            let pope = page::radio(ui, rect, self.pope == at, said, &name);
            if let_go(pope.on_hover_text(fl!(prince_new_pope_hint))).clicked() {
                self.pope = at;
            }
        });
    }

    /// The handle of a row: dragged, or moved by the arrow keys.
    fn handle(&mut self, ui: &mut Ui, at: usize, swap: &mut Option<(usize, usize)>) {
        let (rect, response) = ui.allocate_exact_size(vec2(20.0, 34.0), Sense::click_and_drag());
        let name = fl!(new_game_move, number = at + 1);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        let palette = Palette::of(ui);
        let colour = match response.hovered() || response.dragged() {
            true => palette.ink,
            false => palette.weak,
        };
        let picture = Rect::from_center_size(rect.center(), Vec2::splat(16.0));
        icons::paint(ui.painter(), picture, Icon::Grip, colour);
        if response.drag_started() {
            self.dragged = Some(at);
        }
        let handle = |row: usize| Id::unique(("handle_of_a_seat", row));
        if response.has_focus() {
            widgets::focus_ring(ui, rect);
            let filter = egui::EventFilter {
                vertical_arrows: true,
                ..egui::EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            // Used up: the handle that gets the keyboard is drawn later.
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let to = match (pressed(Key::ArrowUp), pressed(Key::ArrowDown)) {
                (true, false) => at.checked_sub(1),
                (false, true) => Some(at + 1).filter(|&to| to < self.count),
                _ => None,
            };
            if let Some(to) = to {
                *swap = Some((at, to));
                // The keyboard stays with whom it moves.
                let id = ui.data(|data| data.get_temp(handle(to)));
                let id = id.unwrap_or(response.id);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
        ui.data_mut(|data| data.insert_temp(handle(at), response.id));
        response
            .on_hover_cursor(egui::CursorIcon::Grab)
            .on_hover_text(&name);
    }

    /// The row that is dragged takes the place it is over.
    fn drag(&mut self, ui: &Ui, rows: &[Rect], swap: &mut Option<(usize, usize)>) {
        let Some(at) = self.dragged else { return };
        if !ui.input(|input| input.pointer.any_down()) {
            self.dragged = None;
            return;
        }
        let pointer = ui.input(|input| input.pointer.interact_pos());
        let over = pointer.and_then(|pointer| {
            let mut rows = rows.iter();
            rows.position(|row| row.y_range().contains(pointer.y))
        });
        if let Some(to) = over.filter(|&to| to != at) {
            // One step after the other, so that those between keep their order.
            let next = if to > at { at + 1 } else { at - 1 };
            *swap = Some((at, next));
            self.dragged = Some(next);
            ui.ctx().request_repaint();
        }
    }

    /// The colour of a row; who has the one that is chosen gets this one.
    fn colour(&mut self, ui: &mut Ui, at: usize) {
        let palette = Palette::of(ui);
        let name = fl!(new_game_colour_of, number = at + 1);
        let (rect, response) = ui.allocate_exact_size(vec2(48.0, 34.0), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
        if response.has_focus() {
            widgets::focus_ring(ui, rect);
        }
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let fill = match response.hovered() {
            true => palette.chosen,
            false => palette.card,
        };
        let edge = Stroke::new(1.0, palette.line);
        ui.painter()
            .rect(rect, round, fill, edge, StrokeKind::Inside);
        let marker = rect.left_center() + vec2(18.0, 0.0);
        let now = self.chairs[at].colour;
        page::paint_marker(ui.painter(), marker, 18.0, now, palette);
        let down = Rect::from_center_size(rect.right_center() - vec2(12.0, 0.0), Vec2::splat(8.0));
        icons::paint(ui.painter(), down, Icon::Down, palette.weak);
        let chosen = Popup::menu(&response).show(|ui| {
            let mut chosen = None;
            ui.set_min_width(150.0);
            for (colour, name) in colours().into_iter().enumerate() {
                let (rect, line) = ui.allocate_exact_size(vec2(150.0, 28.0), Sense::click());
                line.widget_info(|| WidgetInfo::selected(Role::Button, true, now == colour, name));
                if now == colour || line.hovered() || line.has_focus() {
                    ui.painter().rect_filled(rect, round, palette.chosen);
                }
                let marker = rect.left_center() + vec2(16.0, 0.0);
                page::paint_marker(ui.painter(), marker, 16.0, colour, palette);
                let text = rect.left_center() + vec2(32.0, 0.0);
                let (font, ink) = (face::text(14.0), palette.ink);
                ui.painter()
                    .text(text, Align2::LEFT_CENTER, name, font, ink);
                if line.clicked() {
                    chosen = Some(colour);
                    ui.close();
                }
            }
            chosen
        });
        if let Some(colour) = chosen.and_then(|shown| shown.inner) {
            for other in &mut self.chairs {
                if other.colour == colour {
                    other.colour = now;
                }
            }
            self.chairs[at].colour = colour;
        }
        response.on_hover_text(&name);
    }

    /// A person or the computer, and how well that plays.
    fn who_plays(&mut self, ui: &mut Ui, at: usize) {
        let number = at + 1;
        let person = fl!(new_game_person_in, number = number);
        let bot = fl!(new_game_bot_in, number = number);
        let choices = [
            (fl!(new_game_person), person.as_str()),
            (fl!(new_game_bot), bot.as_str()),
        ];
        let chair = &mut self.chairs[at];
        let now = usize::from(chair.bot.is_some());
        if let Some(chosen) = widgets::segments(ui, &choices, now) {
            leave(ui);
            if chosen != now {
                chair.bot = (chosen == 1).then_some(Level::MEDIUM);
            }
        }
        if let Some(level) = &mut chair.bot {
            let names: Vec<String> = LEVELS
                .iter()
                .map(|&level| {
                    fl!(
                        prince_new_level_in,
                        level = level_name(level),
                        number = number
                    )
                })
                .collect();
            let choices = LEVELS.iter().zip(&names);
            let choices: Vec<(&str, &str)> = choices
                .map(|(&level, name)| (level_name(level), name.as_str()))
                .collect();
            // A remembered one may be any step of the ladder.
            let is_it = |one: &Level| level_of(*one) == level_of(*level);
            let now = LEVELS.iter().position(is_it).unwrap_or(1);
            let mut row = ui.available_rect_before_wrap();
            let room = (row.width() - 96.0).max(1.0);
            if widgets::segments_width(ui, &choices) <= room {
                if let Some(chosen) = widgets::segments(ui, &choices, now) {
                    leave(ui);
                    *level = LEVELS[chosen];
                }
                return;
            }
            row.set_width(room);
            let choice = egui::ComboBox::from_id_salt(("level", number))
                .selected_text(level_name(*level))
                .width(room.clamp(60.0, 110.0))
                .truncate()
                .show_ui(ui, |ui| {
                    for one in LEVELS {
                        ui.selectable_value(level, one, level_name(one));
                    }
                });
            let called = fl!(new_game_who_plays, number = number);
            choice.response.accessible_name(called);
            return;
        }
        let people = self.playing().iter();
        if people.filter(|chair| chair.bot.is_none()).count() > 1 {
            let weak = Palette::of(ui).weak;
            let text = egui::RichText::new(fl!(new_game_curtain)).color(weak);
            let room = ui.available_width() - 100.0;
            ui.scope(|ui| {
                ui.set_max_width(room.max(1.0));
                ui.add(egui::Label::new(text.font(face::text(13.0))).truncate());
            });
        }
    }

    /// A place for one more, and the names of those who have played before.
    fn another(&mut self, ui: &mut Ui, state: &State) {
        let palette = Palette::of(ui);
        let rect = page::room(ui, 44.0);
        widgets::dashed(ui.painter(), rect, palette.line);
        let mut row = page::row(ui, rect.shrink2(vec2(8.0, 0.0)), "another_seat");
        let add = Press::new(fl!(new_game_add)).icon(Icon::Plus).quiet();
        let mut added = add.pressed(&mut row).then_some(None);
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let names = self.remembered(state);
            for name in names.iter().rev() {
                let called = fl!(new_game_add_named, name = name);
                let short = shortened(name);
                let chip = Press::new(&short).small().quiet().name(&called);
                if chip.pressed(ui) {
                    added = Some(Some(name.clone()));
                }
            }
            if !names.is_empty() {
                let text = egui::RichText::new(fl!(new_game_remembered)).color(palette.weak);
                ui.label(text.font(face::text(13.0)));
            }
        });
        if let Some(name) = added {
            if let Some(name) = name {
                self.chairs[self.count].name = name;
            }
            self.count += 1;
        }
    }

    /// Who has played before and has no seat yet.
    fn remembered(&self, state: &State) -> Vec<String> {
        let folded = |name: &str| name.trim().to_lowercase();
        let mut known: Vec<String> = self
            .playing()
            .iter()
            .map(|chair| folded(&chair.name))
            .collect();
        let last = state.preferences.names.iter();
        let games = state.games.iter().flatten().filter_map(Listed::content);
        let mut names: Vec<String> = Vec::new();
        for name in last.chain(games.flat_map(|content| &content.names)) {
            let is_new = !folded(name).is_empty() && !known.contains(&folded(name));
            if names.len() < MOST_REMEMBERED && is_new {
                known.push(folded(name));
                names.push(name.clone());
            }
        }
        names
    }
}

/// The family whose board lies at a seat.
fn family(ui: &mut Ui, seat: Seat) {
    let weak = Palette::of(ui).weak;
    let room = (ui.available_width() - 110.0).max(1.0);
    ui.scope(|ui| {
        ui.set_max_width(room);
        let text = egui::RichText::new(names::family(seat)).color(weak);
        ui.add(egui::Label::new(text.font(face::text(13.0))).truncate());
    });
}

/// A small sign to press.
fn small(ui: &mut Ui, icon: Icon, name: &str, possible: bool, side: f32) -> bool {
    let sense = match possible {
        true => Sense::click(),
        false => Sense::hover(),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(20.0, 17.0), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, possible, name));
    let palette = Palette::of(ui);
    if response.has_focus() {
        widgets::focus_ring(ui, rect.shrink(2.0));
    }
    let colour = match (possible, response.hovered()) {
        (false, _) => palette.hair,
        (true, true) => palette.ink,
        (true, false) => palette.weak,
    };
    let picture = Rect::from_center_size(rect.center(), Vec2::splat(side));
    icons::paint(ui.painter(), picture, icon, colour);
    response.on_hover_text(name).clicked()
}

/// Takes the keyboard back from what the pointer has pressed.
fn leave(ui: &Ui) {
    if ui.input(|input| input.pointer.any_click()) {
        ui.memory_mut(|memory| memory.stop_text_input());
    }
}

/// The colours one chooses from.
fn colours() -> [&'static str; 5] {
    [
        fl!(colour_a),
        fl!(colour_b),
        fl!(colour_c),
        fl!(colour_d),
        fl!(colour_e),
    ]
}

//! The form to set a value by hand: whose value, which one, its value at the table, and
//! why. The game lists what can be set; the form is the same for every game.
//!
//! Controls: `Correction for`, `What to correct`, `Value on the table` or the lists of the
//! game, `Reason`, `Set`, `Close the correction`.

use eframe::egui::{
    self, ComboBox, CornerRadius, Id, Key, Popup, Rect, Response, Sense, Ui, UiBuilder, pos2, vec2,
};

use crate::ui::Intent;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use crate::ui::session::commands;
use crate::ui::session::game_window::{
    Correcting, Entered, GameWindow, Given, List, Look, Read, Value,
};
use table::{Game as _, Item as _, Seat};
use words::find::fold;
use words::text::cut;
use words::{figures, fl};

/// The height of the form, in points.
pub const HEIGHT: f32 = 98.0;
/// The most letters of a value and of a reason.
const MOST: usize = 120;
/// The most letters of a name in the choice of the player.
const LETTERS: usize = 12;
/// The width of a game's list.
const LIST: f32 = 150.0;

/// A correction that is being made.
#[derive(Debug, Default)]
pub struct CorrectingForm {
    seat: Option<Seat>,
    value: usize,
    // The new value, as typed; `None` before anything is typed.
    typed: Option<String>,
    // What was chosen in the lists, from the first on.
    chosen: Vec<usize>,
    reason: String,
    // Whose value was asked for when it was opened.
    asked: Option<Seat>,
    // Whether it was just opened: what is typed next is the value, and not a key of the table.
    is_opened: bool,
    // The pass in which it was last drawn.
    drawn: u64,
}

/// Returns the first letter typed in a list, folded.
fn typed_letter(ui: &Ui) -> Option<char> {
    let typed = ui.input(|input| {
        let mut events = input.events.iter();
        events.find_map(|event| match event {
            egui::Event::Text(text) => Some(text.clone()),
            _ => None,
        })
    });
    fold(&typed?).chars().next()
}

impl CorrectingForm {
    /// Opens the form, for a value of this seat if one is given.
    pub fn open(&mut self, seat: Option<Seat>) {
        self.asked = seat;
        self.is_opened = true;
    }

    /// Opens the form for the value with this index in the list.
    pub fn open_at(&mut self, value: usize) {
        self.open(None);
        self.value = value;
        self.forget_entered();
    }

    fn forget_entered(&mut self) {
        self.typed = None;
        self.chosen.clear();
    }

    /// Draws the form. It forgets what was typed when it is closed; when opened again, it is
    /// for the seat that was asked for, or the shown one.
    pub fn show<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        look: Look<'_, G>,
        correcting: &Correcting<G>,
        shown: Seat,
    ) -> Option<Intent> {
        let values = correcting.values;
        let pass = ui.ctx().cumulative_pass_nr();
        let asked = self.asked.take();
        if pass > self.drawn + 1 || asked.is_some() {
            let value = match asked {
                // A value of the table does not belong to a seat.
                Some(_) if values[self.value].of_table => 0,
                _ => self.value,
            };
            *self = Self {
                value,
                seat: asked,
                is_opened: self.is_opened,
                ..Self::default()
            };
        }
        self.drawn = pass;
        let palette = Palette::of(ui);
        let rect = ui.max_rect();
        let round = CornerRadius::same(size::ROUND_CARD);
        small::boxed(ui, rect, round, palette.kept, palette.gold_edge);
        let inner = rect.shrink2(vec2(14.0, 8.0));
        let head = inner.with_max_y(inner.top() + 24.0);
        let mut wanted = title(ui, head, look.open.session.cursor() + 1);

        let seat = *self.seat.get_or_insert(shown);
        let row = Rect::from_min_size(
            pos2(inner.left(), head.bottom() + 4.0),
            vec2(inner.width(), size::BUTTON),
        );
        let mut line = page::row(ui, row, "correction");
        let ui = &mut line;
        ui.spacing_mut().item_spacing.x = 8.0;
        self.choose_seat(ui, look, seat, values[self.value].of_table);
        self.choose_value(ui, look, values);

        let value = &values[self.value];
        let left = ui.min_rect().right() + 8.0;
        let set = Press::new(fl!(correcting_set)).main();
        let wide = set.key(String::new()).width(ui).max(64.0);
        let end = row.right() - wide - 8.0;
        let part = match value.entered {
            // A number needs less room than a reason.
            Entered::Number(..) => (end - left - 160.0) / (end - left).max(1.0),
            Entered::Chosen(_) | Entered::Typed(_) => 0.45,
            Entered::Alone => 1.0,
        };
        let reason_wide = ((end - left) * part).max(90.0);
        let mut typed = self.typed.clone().unwrap_or_default();
        let at = Rect::from_x_y_ranges(left..=end - reason_wide - 8.0, row.y_range());
        let entered = self.enter(ui, look, (value, seat), at, &mut typed);
        if std::mem::take(&mut self.is_opened) {
            entered.request_focus();
            page::select_all(ui, entered.id, &typed);
        }
        let at = Rect::from_min_size(
            pos2(end - reason_wide, row.top()),
            vec2(reason_wide, row.height()),
        );
        let reason =
            Field::new(fl!(correcting_reason), reason_wide).hint(fl!(correcting_reason_hint));
        let reason = reason.most(MOST).show(ui, at, &mut self.reason);

        let said_something = match value.entered {
            Entered::Number(..) | Entered::Typed(_) => self.typed.is_some(),
            Entered::Chosen(lists) => self.chosen.len() == lists.len(),
            Entered::Alone => true,
        };
        let given = Given {
            text: &typed,
            chosen: &self.chosen,
        };
        let read = said_something
            .then(|| (value.read)(look, value, seat, &given))
            .flatten();
        let is_unread = said_something && read.is_none() && !typed.trim().is_empty();
        let (told, read) = judge(look, (value, seat), read, is_unread);
        let (line, is_wrong) = match told {
            Ok(line) => (line, false),
            Err(line) => (line, true),
        };
        let colour = if is_wrong { palette.wrong } else { palette.ink };
        let below = Rect::from_min_max(pos2(inner.left(), row.bottom() + 4.0), inner.max);
        let at = pos2(below.left(), below.center().y);
        small::left(ui, at, &line, (face::text(13.0), colour), below.width());
        let heard = ui.interact(below, Id::unique("what is corrected"), Sense::hover());
        heard.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &line));

        let allowed = match (&read, is_wrong) {
            (Some(_), _) => Ok(()),
            (None, true) => Err(line),
            (None, false) => Err(fl!(correcting_say_what).to_owned()),
        };
        let at = Rect::from_min_size(
            pos2(row.right() - wide, row.top()),
            vec2(wide, row.height()),
        );
        let set = Press::new(fl!(correcting_set)).main();
        let set = set.allowed(&allowed).at_least(at.size());
        let set = widgets::inside(ui, at, |ui| ui.add(set)).clicked();
        let in_field = entered.has_focus() || reason.has_focus();
        let left = entered.lost_focus() || reason.lost_focus();
        let focused = ui.memory(egui::Memory::focused);
        let is_here = focused.is_none_or(|id| {
            let response = ui.ctx().read_response(id);
            response.is_some_and(|response| rect.contains(response.rect.center()))
        });
        let in_front = ui.memory(|memory| memory.top_modal_layer().is_none());
        let free = left || (is_here && in_front && !Popup::is_any_open(ui.ctx()));
        if free && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape)) {
            wanted = Some(Intent::Do(commands::CORRECT.id));
        }
        // Enter has no other use here, and the field keeps the keyboard until there is
        // something to set.
        let by_enter = (left || in_field) && controls::fresh_enter(ui);
        if by_enter && read.is_none() {
            let field = if entered.lost_focus() {
                &entered
            } else {
                &reason
            };
            field.request_focus();
        }
        if let Some(read) = read
            && (set || by_enter)
        {
            let set = (correcting.set)(read.command, std::mem::take(&mut self.reason));
            wanted = Some(Intent::Game(Own::new(G::Rules::ID, set)));
            self.forget_entered();
            // The table gets the keyboard back, so that undo undoes the correction.
            entered.surrender_focus();
            reason.surrender_focus();
        }
        wanted
    }

    fn choose_seat<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        look: Look<'_, G>,
        seat: Seat,
        of_table: bool,
    ) {
        let whose = ComboBox::from_id_salt("whose").width(120.0);
        let choice = if of_table {
            let whose = whose.selected_text(fl!(correcting_of_table));
            ui.add_enabled_ui(false, |ui| whose.show_ui(ui, |_| {}))
                .inner
        } else {
            let names = G::names(look.open.session.start());
            let seats: Vec<(Seat, String)> = Seat::ALL.iter().copied().zip(names).collect();
            let name = seats.iter().find(|(of, _)| *of == seat);
            let name = name.map_or_else(String::new, |(_, name)| cut(name, LETTERS));
            whose.selected_text(name).show_ui(ui, |ui| {
                for (of, name) in &seats {
                    let option = egui::Button::selectable(*of == seat, name);
                    if ui.add(option.truncate()).clicked() {
                        self.seat = Some(*of);
                        self.forget_entered();
                    }
                }
            })
        };
        choice.response.accessible_name(fl!(correcting_whose));
    }

    fn choose_value<G: GameWindow>(&mut self, ui: &mut Ui, look: Look<'_, G>, values: &[Value<G>]) {
        let choice = ComboBox::from_id_salt("what")
            .selected_text((values[self.value].name)())
            .width(150.0)
            .height(420.0);
        let choice = choice.show_ui(ui, |ui| {
            let typed = typed_letter(ui).filter(|_| !ui.ctx().text_edit_focused());
            let mut is_found = false;
            for (at, one) in values.iter().enumerate() {
                if !(one.is_in)(look.open.session.game()) {
                    continue;
                }
                let option = egui::Button::selectable(at == self.value, (one.name)());
                let option = ui.add(option);
                // A letter moves to the first option that begins with it.
                let begins = |letter: char| fold((one.name)()).starts_with(letter);
                if !is_found && typed.is_some_and(begins) {
                    is_found = true;
                    option.request_focus();
                    option.scroll_to_me(None);
                }
                if option.clicked() {
                    self.value = at;
                    self.forget_entered();
                    // Also after Enter: from here on, letters are for the fields.
                    ui.close();
                }
            }
        });
        choice.response.accessible_name(fl!(correcting_what));
    }

    /// Draws the input for the value. Returns the widget to focus.
    fn enter<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        look: Look<'_, G>,
        (value, seat): (&Value<G>, Seat),
        at: Rect,
        typed: &mut String,
    ) -> Response {
        let palette = Palette::of(ui);
        let id = Id::unique(("correcting_value", self.value, seat));
        match value.entered {
            Entered::Number(now, step) => {
                let shown = now(look, seat).map_or_else(String::new, |now| now.to_string());
                let style = (face::text(13.0), palette.weak);
                let old = small::left(ui, at.left_center(), &shown, style, 60.0);
                small::across(ui, old.x_range(), old.center().y, palette.weak);
                let arrow = pos2(old.right() + 14.0, at.center().y);
                small::icon(ui, arrow, 10.0, Icon::Arrow, palette.weak);
                let from = old.right() + 28.0;
                let at = at.with_min_x(from);
                let at = at.with_max_x(at.right().min(from + 120.0));
                if self.typed.is_none() {
                    typed.clone_from(&shown);
                }
                let mut inside = ui.new_child(UiBuilder::new().scope_id(id).max_rect(at));
                let field = fl!(correcting_value);
                let (field, steps) = page::stepper(&mut inside, (at, 62.0), field, typed, false);
                if steps != 0 {
                    let number: i64 = figures::typed(typed).map_or(0, i64::from);
                    let next = number + i64::from(steps) * i64::from(step);
                    *typed = next.max(0).to_string();
                    self.typed = Some(typed.clone());
                } else if field.changed() {
                    self.typed = Some(typed.clone());
                }
                field
            }
            Entered::Typed(example) => {
                let before = typed.clone();
                let mut inside = ui.new_child(UiBuilder::new().scope_id(id).max_rect(at));
                let field = Field::new(fl!(correcting_value), at.width())
                    .hint(example())
                    .most(MOST);
                let field = field.show(&mut inside, at, typed);
                if *typed != before {
                    self.typed = Some(typed.clone());
                }
                field
            }
            Entered::Chosen(lists) => {
                let mut inside = ui.new_child(UiBuilder::new().scope_id(id).max_rect(at));
                inside.horizontal_centered(|ui| {
                    for (place, list) in lists.iter().enumerate() {
                        self.choose(ui, look, (place, list), seat, lists.len());
                    }
                });
                inside.interact(Rect::NOTHING, id.with("lists"), Sense::hover())
            }
            Entered::Alone => ui.interact(Rect::NOTHING, id, Sense::hover()),
        }
    }

    /// Draws a list to choose from, once something is chosen in the lists before it.
    fn choose<G: GameWindow>(
        &mut self,
        ui: &mut Ui,
        look: Look<'_, G>,
        (place, list): (usize, &List<G>),
        seat: Seat,
        of: usize,
    ) {
        let Some(before) = self.chosen.get(..place) else {
            return;
        };
        let options = (list.options)(look, seat, before);
        let now = self.chosen.get(place).copied();
        let name = options.iter().find(|(at, _)| Some(*at) == now);
        let name = name.map_or((list.name)(), |(_, name)| name.as_str());
        #[expect(clippy::cast_precision_loss, reason = "a few lists")]
        let wide = ui.max_rect().width() / of as f32 - 8.0;
        let choice = ComboBox::from_id_salt(place)
            .selected_text(name)
            .width(wide.min(LIST))
            .truncate()
            .height(420.0);
        let mut chosen = None;
        let choice = choice.show_ui(ui, |ui| {
            for (at, name) in &options {
                if ui.selectable_label(Some(*at) == now, name).clicked() {
                    chosen = Some(*at);
                }
            }
        });
        choice.response.accessible_name((list.name)());
        if let Some(chosen) = chosen {
            self.chosen.truncate(place);
            self.chosen.push(chosen);
        }
    }
}

/// Draws the title, the number of the entry it becomes, and the button to close it.
fn title(ui: &mut Ui, head: Rect, entry: usize) -> Option<Intent> {
    let palette = Palette::of(ui);
    let at = pos2(head.left() + 8.0, head.center().y);
    small::icon(ui, at, 14.0, Icon::Pencil, palette.ink);
    let at = pos2(head.left() + 24.0, head.center().y);
    let style = (face::strong(14.0), palette.ink);
    let title = small::left(ui, at, fl!(correcting_title), style, 260.0);
    let at = pos2(title.right() + 10.0, head.center().y);
    let room = head.right() - 36.0 - at.x;
    let said = fl!(correcting_explained, number = entry);
    small::left(ui, at, &said, (face::text(12.5), palette.weak), room);
    let corner = Rect::from_min_size(
        pos2(head.right() - 28.0, head.top() - 2.0),
        vec2(28.0, 26.0),
    );
    let close = Press::new("").quiet().small().icon(Icon::Cross);
    let close = widgets::inside(ui, corner, |ui| ui.add(close.name(fl!(correcting_close))));
    close.clicked().then_some(Intent::Do(commands::CORRECT.id))
}

/// Returns what to say about the input, as an error if it cannot be set; and what can be
/// set.
fn judge<G: GameWindow>(
    look: Look<'_, G>,
    (value, seat): (&Value<G>, Seat),
    read: Option<Read<G>>,
    is_unread: bool,
) -> (Result<String, String>, Option<Read<G>>) {
    match read {
        Some(read) => match read.refused.clone() {
            Some(why) => (Err(why), None),
            None => {
                let game = look.open.shown().game();
                let mut then = game.clone();
                // A correction that changes nothing needs no entry.
                let is_so = then.play(&read.command).is_ok() && then == *game;
                (Ok(read.told.clone()), (!is_so).then_some(read))
            }
        },
        None if is_unread => (Err(fl!(correcting_not_read).to_owned()), None),
        None => (Ok((value.remark)(look, seat).unwrap_or_default()), None),
    }
}

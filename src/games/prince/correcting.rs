//! A correction by hand: whose value, which, what it is on the table, and why.
//!
//! Controls: a button for each player, for each value that can be set (`Ducats`, `Cardinals`,
//! `Pope`, `Skipped phases`, `Unknown hand cards`, `A card`), the fields `Value on the table`
//! and `Reason`, for a card the lists `Which card` and `Where it lies`, and `Set`.

use eframe::egui::{
    Align, ComboBox, Layout, Rect, Response, Role, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{Intent, View};
use crate::ui::Intent as Shell;
use crate::ui::base::input;
use crate::ui::base::theme::{Palette, size};
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small};
use crate::ui::session::commands;
use prince::{CardId, CardType, Command, Correction, Decision, Spot};
use table::{Seat, Told};
use words::fl;

/// How high the form is.
pub const HEIGHT: f32 = 98.0;
/// Between two buttons, between players and values, and the list of the values.
const BETWEEN: f32 = 4.0;
const APART: f32 = 12.0;
const LIST: f32 = 176.0;
/// The most letters of a reason.
const MOST: usize = 120;

/// A value that can be set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Value {
    #[default]
    Money,
    Cardinals,
    Pope,
    Skips,
    Hidden,
    Card,
}

impl Value {
    const ALL: [Value; 6] = [
        Value::Money,
        Value::Cardinals,
        Value::Pope,
        Value::Skips,
        Value::Hidden,
        Value::Card,
    ];

    fn name(self) -> &'static str {
        match self {
            Value::Money => fl!(prince_correct_money),
            Value::Cardinals => fl!(prince_correct_cardinals),
            Value::Pope => fl!(prince_correct_pope),
            Value::Skips => fl!(prince_correct_skips),
            Value::Hidden => fl!(prince_correct_hidden),
            Value::Card => fl!(prince_correct_card),
        }
    }
}

/// A correction that is being made.
#[derive(Debug, Default)]
pub struct CorrectingPanel {
    seat: Option<Seat>,
    value: Value,
    typed: String,
    card: Option<CardId>,
    spot: Option<Spot>,
    reason: String,
    // The pass in which it was drawn last.
    drawn: u64,
    // The field of the value takes the keyboard, so that what is typed is not the table's.
    takes: bool,
}

impl CorrectingPanel {
    /// A value of this seat is to be set.
    pub fn ask_for(&mut self, seat: Seat) {
        *self = Self {
            seat: Some(seat),
            value: self.value,
            drawn: self.drawn,
            takes: true,
            ..Self::default()
        };
    }

    /// What is chosen, as a correction.
    fn correction(&self) -> Option<Correction> {
        let number = || self.typed.trim().parse::<u32>().ok();
        let small = || u8::try_from(number()?).ok();
        match self.value {
            Value::Money => number().map(Correction::Money),
            Value::Cardinals => small().map(Correction::Cardinals),
            Value::Pope => Some(Correction::Pope(true)),
            Value::Skips => small().map(Correction::Skips),
            Value::Hidden => small().map(Correction::Hidden),
            Value::Card => Some(Correction::Lies(self.card?, self.spot?)),
        }
    }

    /// What the value is now.
    fn now(&self, view: &View<'_>, seat: Seat) -> String {
        let game = view.game;
        match self.value {
            Value::Money if view.hides_money => String::new(),
            Value::Money => game.money(seat).to_string(),
            Value::Cardinals => game.cardinals(seat).to_string(),
            Value::Skips => game.skips().to_string(),
            Value::Hidden => game.hand(seat).hidden().to_string(),
            Value::Pope | Value::Card => String::new(),
        }
    }

    /// Draws the form. Closed, it forgets what was typed.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let pass = ui.ctx().cumulative_pass_nr();
        if pass > self.drawn + 1 {
            let seat = self.seat.filter(|_| self.drawn == 0);
            *self = Self {
                seat,
                value: self.value,
                takes: true,
                ..Self::default()
            };
        }
        self.drawn = pass.max(1);
        let rect = ui.max_rect();
        let palette = Palette::of(ui);
        ui.painter().rect_filled(rect, 8.0, palette.sunk);
        let inner = rect.shrink2(vec2(12.0, 10.0));
        let upper = inner.with_max_y(inner.top() + size::BUTTON);
        let lower =
            Rect::from_min_max(pos2(inner.left(), inner.bottom() - size::BUTTON), inner.max);
        let layout = Layout::left_to_right(Align::Center);
        let seat = self.seat.or(view.asked).unwrap_or_else(|| view.game.pope());
        let mut above = small::from_left(ui, upper);
        above.spacing_mut().item_spacing = vec2(BETWEEN, 0.0);
        let room = above.available_width();
        let values = Value::ALL.iter().map(|value| {
            let press = Press::new(value.name()).tight();
            press.width(&above) + BETWEEN
        });
        let values: f32 = values.sum();
        // Where there is no room for all values beside each other they are a list.
        let wide = |letters: usize| {
            let words = view.words.with_names_of(letters);
            let names = view.game.seats().map(|other| words.seat(other));
            let wide = names.map(|name| Press::new(&name).width(&above) + BETWEEN);
            wide.sum::<f32>()
        };
        let is_list = wide(10) + APART + values > room;
        let left = match is_list {
            true => room - APART - LIST,
            false => room - APART - values,
        };
        let letters = (3..10).rev().find(|&letters| wide(letters) <= left);
        let letters = if wide(10) <= left { Some(10) } else { letters };
        let words = view.words.with_names_of(letters.unwrap_or(3));
        for other in view.game.seats() {
            let (short, name) = (words.seat(other), view.words.seat(other));
            let press = Press::new(&short).name(&name).chosen(other == seat);
            if press.pressed(&mut above) {
                self.ask_for(other);
            }
        }
        above.add_space(APART - BETWEEN);
        let chosen = match is_list {
            true => values_in_list(&mut above, self.value),
            false => values_beside(&mut above, self.value),
        };
        if let Some(value) = chosen {
            self.value = value;
            self.typed.clear();
            self.takes = true;
        }
        let mut below = ui.new_child(UiBuilder::new().max_rect(lower).layout(layout));
        below.spacing_mut().item_spacing = vec2(6.0, 0.0);
        let ui = &mut below;
        match self.value {
            Value::Card => self.choose_card(ui, view, seat),
            Value::Pope => {
                ui.label(fl!(prince_correct_is_pope, name = view.words.seat(seat)));
            }
            _ => {
                let now = self.now(view, seat);
                let at = Rect::from_min_size(ui.cursor().min, vec2(90.0, size::BUTTON));
                let field = Field::new(fl!(prince_correct_value), 90.0)
                    .hint(&now)
                    .most(7)
                    .show(ui, at, &mut self.typed);
                if std::mem::take(&mut self.takes) {
                    field.request_focus();
                }
                ui.advance_cursor_after_rect(at);
            }
        }
        let command = self
            .correction()
            .map(|correction| Command::new(seat, Decision::Correct(correction)));
        let allowed = match &command {
            None => Err(fl!(prince_correct_choose).to_owned()),
            Some(command) => match view.game.check(command) {
                Ok(()) => Ok(()),
                Err(why) => Err(view.words.refusal(Told::own(command), &why)),
            },
        };
        let left = ui.cursor().left() + 6.0;
        let width = (lower.right() - 176.0 - left).max(60.0);
        let at = Rect::from_min_size(pos2(left, lower.top()), vec2(width, size::BUTTON));
        let reason = Field::new(fl!(prince_correct_reason), width)
            .hint(fl!(prince_correct_reason))
            .most(MOST)
            .show(ui, at, &mut self.reason);
        ui.advance_cursor_after_rect(at);
        let typing = reason.has_focus() || !ui.ctx().text_edit_focused();
        let entered = typing && controls::fresh_enter(ui);
        let set = ui.add(Press::new(fl!(prince_correct_set)).main().allowed(&allowed));
        let close = &commands::CORRECT;
        let closed = ui.add(Press::new(fl!(prince_correct_close)));
        // A field that is left by Escape has let go of the keyboard already.
        if closed.clicked() || input::escaped(ui) {
            return Some(Intent::Shell(Shell::Do(close.id)));
        }
        let wanted = (set.clicked() || entered) && allowed.is_ok();
        let command = command.filter(|_| wanted)?;
        let reason = std::mem::take(&mut self.reason);
        self.typed.clear();
        Some(Intent::Correct(command, reason))
    }

    /// Which card lies where.
    fn choose_card(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) {
        let game = view.game;
        let chosen = self.card.map(|card| view.words.card(card));
        let chosen = chosen.unwrap_or_else(|| fl!(prince_correct_which).to_owned());
        let list = ComboBox::from_id_salt("card to correct")
            .width(150.0)
            .selected_text(&chosen)
            .show_ui(ui, |ui| {
                for card in game.edition().cards() {
                    let name = view.words.card(card);
                    if ui.selectable_label(self.card == Some(card), name).clicked() {
                        self.card = Some(card);
                        self.spot = None;
                    }
                }
            });
        named(&list.response, fl!(prince_correct_which), &chosen);
        let Some(card) = self.card else {
            return;
        };
        let told = self.spot.map(|spot| view.words.spot(spot));
        let told = told.unwrap_or_else(|| fl!(prince_correct_where).to_owned());
        let list = ComboBox::from_id_salt("spot to correct")
            .width(190.0)
            .selected_text(&told)
            .show_ui(ui, |ui| {
                for spot in spots(view, seat, card) {
                    let command =
                        Command::new(seat, Decision::Correct(Correction::Lies(card, spot)));
                    if game.check(&command).is_err() {
                        continue;
                    }
                    let name = view.words.spot(spot);
                    if ui.selectable_label(self.spot == Some(spot), name).clicked() {
                        self.spot = Some(spot);
                    }
                }
            });
        named(&list.response, fl!(prince_correct_where), &told);
    }
}

/// What a list is called, and what is chosen in it.
fn named(list: &Response, name: &'static str, chosen: &str) {
    list.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
        info.current_text_value = Some(chosen.to_owned());
        info
    });
}

/// The values side by side. Says which is chosen.
fn values_beside(ui: &mut Ui, now: Value) -> Option<Value> {
    let mut chosen = None;
    for value in Value::ALL {
        let press = Press::new(value.name()).tight().chosen(value == now);
        if press.pressed(ui) {
            chosen = Some(value);
        }
    }
    chosen
}

/// The values in a list. Says which is chosen.
fn values_in_list(ui: &mut Ui, now: Value) -> Option<Value> {
    let mut chosen = None;
    let list = ComboBox::from_id_salt("value to correct")
        .width(LIST - 12.0)
        .selected_text(now.name())
        .show_ui(ui, |ui| {
            for value in Value::ALL {
                if ui.selectable_label(value == now, value.name()).clicked() {
                    chosen = Some(value);
                }
            }
        });
    named(&list.response, fl!(prince_correct_what), now.name());
    chosen
}

/// Where a card could lie that has to do with this seat.
fn spots(view: &View<'_>, seat: Seat, card: CardId) -> Vec<Spot> {
    let game = view.game;
    let mut spots = vec![Spot::Before(seat)];
    spots.extend(game.places(seat).map(Spot::Under));
    if game.type_of(card) == CardType::Marriage {
        let others = game.seats().filter(|&other| other != seat);
        spots.extend(others.map(|other| Spot::Wedding(seat, other)));
    }
    spots.extend([Spot::InPlay, Spot::Aside, Spot::Out, Spot::Concealed]);
    spots
}

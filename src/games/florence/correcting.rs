//! A correction by hand: whose value, which, what it is on the table, and why. What is
//! chosen is put into the words that can be typed (`set anna money 1200`), and read
//! like those, so that there is one grammar and one list of what can be set.
//!
//! Controls: `Player to correct`, `What to correct`, `Value on the table`, `Reason`,
//! `Set`, `Close the correction`.

use eframe::egui::{
    self, ComboBox, CornerRadius, Id, Key, Popup, Rect, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::state::Table;
use super::{Intent, View};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use crate::ui::session::commands;
use florence::{Command, Decision, Game, Player};
use table::Seat;
use words::find::{first, fold};
use words::florence::corrections;
use words::florence::notation::{self, Candidate, Meaning};
use words::text::cut;
use words::{figures, fl};

/// How high it is, in points.
pub const HEIGHT: f32 = 98.0;
/// The most letters of a value and of a reason.
const MOST: usize = 120;
/// The most letters of a name on the choice of the player.
const LETTERS: usize = 12;

/// How a value is entered.
#[derive(Clone, Copy)]
enum Entered {
    /// As a player's number, from what it is now, in steps of so many.
    Own(fn(&Player) -> u32, i32),
    /// As a number of the table, from what it is now.
    Common(fn(&Game) -> u32),
    /// As typed, with an example.
    Typed(fn() -> &'static str),
    /// There is nothing more to say.
    Alone,
}

use Entered::{Alone, Common, Own, Typed};

/// A value that can be set.
struct Value {
    name: fn() -> &'static str,
    /// The word it is typed with; nothing where the value says it.
    word: fn() -> &'static str,
    entered: Entered,
    /// Whether it is of the table and of nobody.
    of_table: bool,
}

/// Rows of values: whose they are, the message with the name, the one with the word (`-` for
/// none), and how they are entered.
macro_rules! values {
    (of player) => { false };
    (of table) => { true };
    (word -) => { || "" };
    (word $word:ident) => { fl!(fn $word) };
    ($($of:ident $name:ident $word:tt $entered:expr;)*) => {
        &[$(Value {
            name: fl!(fn $name),
            word: values!(word $word),
            entered: $entered,
            of_table: values!(of $of),
        }),*]
    };
}

/// All that can be set, what is asked for most first.
static VALUES: &[Value] = values! {
    player correcting_money word_money Own(|it| it.money(), 100);
    player correcting_points word_points Own(|it| it.prestige().into(), 1);
    player correcting_tile - Typed(fl!(fn correcting_tile_example));
    player correcting_clear word_clear Typed(fl!(fn correcting_clear_example));
    player correcting_jesters word_jesters Own(|it| it.jesters().into(), 1);
    player correcting_builders word_builders Own(|it| it.builders().into(), 1);
    player correcting_freedoms word_freedoms Typed(fl!(fn correcting_freedoms_example));
    player correcting_hand word_hand Typed(fl!(fn correcting_hand_example));
    player correcting_table word_table Typed(fl!(fn correcting_table_example));
    player correcting_bonus word_bonus Typed(fl!(fn correcting_bonus_example));
    player correcting_prestige word_prestige Typed(fl!(fn correcting_prestige_example));
    player correcting_character word_character Typed(fl!(fn correcting_character_example));
    player correcting_recruiting word_recruiting Own(|it| it.recruiting_in_hand().into(), 1);
    player correcting_left_here word_left_here Own(|it| it.recruiting_on_table().into(), 1);
    player correcting_best word_best Own(|it| it.best_work().into(), 1);
    player correcting_turn word_turn Alone;
    player correcting_start word_start Alone;
    player correcting_in word_in Alone;
    player correcting_out word_out Alone;
    table correcting_actions word_actions Common(|game| game.actions_left().into());
    table correcting_round word_round Common(|game| game.round().into());
    table correcting_phase word_phase Typed(fl!(fn correcting_phase_example));
    table correcting_minimum word_minimum Common(|game| game.minimum().into());
    table correcting_sold word_sold Typed(fl!(fn correcting_sold_example));
    table correcting_used word_used Typed(fl!(fn correcting_used_example));
    table correcting_supply word_supply Typed(fl!(fn correcting_supply_example));
};

/// A correction that is being made.
#[derive(Debug, Default)]
pub struct CorrectingPanel {
    seat: Option<Seat>,
    value: usize,
    // What it is to be, as it is typed; nothing as long as nobody did.
    typed: Option<String>,
    reason: String,
    // Whose value was asked for when it was opened.
    asked: Option<Seat>,
    // The pass in which it was drawn last.
    drawn: u64,
}

/// The first letter that is typed in a list, folded.
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

impl CorrectingPanel {
    /// What is typed would mean the same.
    fn text(&self, seat: Seat, typed: &str) -> String {
        let value = &VALUES[self.value];
        let letter = if value.of_table {
            String::new()
        } else {
            format!("{seat:?}")
        };
        [first(fl!(word_set)), &letter, first((value.word)()), typed].join(" ")
    }

    /// What it would be read as: the first that is meant.
    fn read(&self, view: &View<'_>, seat: Seat, typed: &str) -> Option<(Command, Candidate)> {
        let text = self.text(seat, typed);
        let found = notation::candidates(&text, view.words, view.game);
        found.into_iter().find_map(|candidate| {
            let Meaning::Decide(command) = candidate.meaning else {
                return None;
            };
            let corrects = matches!(command.decision, Decision::Correct(_));
            let is_theirs = VALUES[self.value].of_table || command.seat == seat;
            (corrects && is_theirs).then_some((command, candidate))
        })
    }

    /// A value of this seat is to be set.
    pub fn ask_for(&mut self, seat: Seat) {
        self.asked = Some(seat);
    }

    /// Draws it. Closed, it forgets what was typed; opened again it is about the seat
    /// that was asked for, or the one that is shown.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        shown: Seat,
    ) -> Option<Intent> {
        let pass = ui.ctx().cumulative_pass_nr();
        let asked = self.asked.take();
        if pass > self.drawn + 1 || asked.is_some() {
            let value = match asked {
                // Nobody's value is nothing of theirs.
                Some(_) if VALUES[self.value].of_table => 0,
                _ => self.value,
            };
            *self = Self {
                value,
                seat: asked,
                ..Self::default()
            };
        }
        self.drawn = pass;
        let palette = Palette::of(ui);
        let rect = ui.max_rect();
        let round = CornerRadius::same(size::ROUND_CARD);
        small::boxed(ui, rect, round, palette.kept, palette.gold_edge);
        let inner = rect.shrink2(vec2(14.0, 8.0));
        let mut wanted = None;

        let seats: Vec<(Seat, String)> = view.words.seats().collect();
        let seat = *self.seat.get_or_insert(shown);
        let value = &VALUES[self.value];

        let head = inner.with_max_y(inner.top() + 24.0);
        let at = pos2(head.left() + 8.0, head.center().y);
        small::icon(ui, at, 14.0, Icon::Pencil, palette.ink);
        let at = pos2(head.left() + 24.0, head.center().y);
        let style = (face::strong(14.0), palette.ink);
        let title = small::left(ui, at, fl!(correcting_title), style, 260.0);
        let next = open.session.cursor() + 1;
        let at = pos2(title.right() + 10.0, head.center().y);
        let room = head.right() - 36.0 - at.x;
        let said = fl!(correcting_explained, number = next);
        small::left(ui, at, &said, (face::text(12.5), palette.weak), room);
        let corner = Rect::from_min_size(
            pos2(head.right() - 28.0, head.top() - 2.0),
            vec2(28.0, 26.0),
        );
        let close = Press::new("").quiet().small().icon(Icon::Cross);
        let close = widgets::inside(ui, corner, |ui| ui.add(close.name(fl!(correcting_close))));
        if close.clicked() {
            wanted = Some(Intent::Shell(Shell::Do(commands::CORRECT.id)));
        }

        let row = Rect::from_min_size(
            pos2(inner.left(), head.bottom() + 4.0),
            vec2(inner.width(), size::BUTTON),
        );
        let mut line = page::row(ui, row, "correction");
        let ui = &mut line;
        ui.spacing_mut().item_spacing.x = 8.0;
        if value.of_table {
            ui.add_enabled_ui(false, |ui| {
                let choice =
                    ComboBox::from_id_salt("whose").selected_text(fl!(correcting_of_table));
                let choice = choice.width(120.0).show_ui(ui, |_| {});
                choice.response.accessible_name(fl!(correcting_whose));
            });
        } else {
            let name = seats.iter().find(|(of, _)| *of == seat);
            let name = name.map_or_else(String::new, |(_, name)| cut(name, LETTERS));
            let choice = ComboBox::from_id_salt("whose")
                .selected_text(name)
                .width(120.0);
            let choice = choice.show_ui(ui, |ui| {
                for (of, name) in &seats {
                    let option = egui::Button::selectable(*of == seat, name);
                    if ui.add(option.truncate()).clicked() {
                        self.seat = Some(*of);
                        self.typed = None;
                    }
                }
            });
            choice.response.accessible_name(fl!(correcting_whose));
        }
        let choice = ComboBox::from_id_salt("what")
            .selected_text((value.name)())
            .width(150.0)
            .height(420.0);
        let choice = choice.show_ui(ui, |ui| {
            let typed = typed_letter(ui).filter(|_| !ui.ctx().text_edit_focused());
            let mut is_found = false;
            for (at, one) in VALUES.iter().enumerate() {
                let is_character = (one.word)() == fl!(word_character);
                if is_character && !view.game.variant().characters {
                    // There are none in this game.
                    continue;
                }
                let option = egui::Button::selectable(at == self.value, (one.name)());
                let option = ui.add(option);
                // A letter leads to the first that begins with it.
                let begins = |letter: char| fold((one.name)()).starts_with(letter);
                if !is_found && typed.is_some_and(begins) {
                    is_found = true;
                    option.request_focus();
                    option.scroll_to_me(None);
                }
                if option.clicked() {
                    self.value = at;
                    self.typed = None;
                    // Also by Enter: from here on letters are for the fields.
                    ui.close();
                }
            }
        });
        choice.response.accessible_name(fl!(correcting_what));

        let value = &VALUES[self.value];
        let left = ui.min_rect().right() + 8.0;
        let set = Press::new(fl!(correcting_set)).main().key(String::new());
        let wide = set.width(ui).max(64.0);
        let end = row.right() - wide - 8.0;
        let part = match value.entered {
            // A number needs less than a reason.
            Own(..) | Common(_) => (end - left - 160.0) / (end - left).max(1.0),
            Typed(_) => 0.45,
            Alone => 1.0,
        };
        let reason_wide = ((end - left) * part).max(90.0);
        let mut typed = self.typed.clone().unwrap_or_default();
        let id = Id::unique(("correcting_value", self.value, seat));
        let before = typed.clone();
        let entered = match value.entered {
            Own(..) | Common(_) => {
                let (now, step) = match value.entered {
                    Own(now, step) => (now(view.game.player(seat)), step),
                    Common(now) => (now(view.game), 1),
                    Typed(_) | Alone => (0, 1),
                };
                let is_told = !view.words.hides_money() || step != 100;
                let shown = if is_told {
                    now.to_string()
                } else {
                    String::new()
                };
                let style = (face::text(13.0), palette.weak);
                let old = small::left(ui, pos2(left, row.center().y), &shown, style, 60.0);
                small::across(ui, old.x_range(), old.center().y, palette.weak);
                let at = pos2(old.right() + 14.0, row.center().y);
                small::icon(ui, at, 10.0, Icon::Arrow, palette.weak);
                let from = old.right() + 28.0;
                let at =
                    Rect::from_x_y_ranges(from..=end - reason_wide - 8.0, row.top()..=row.bottom());
                let at = at.with_max_x(at.right().min(from + 120.0));
                if self.typed.is_none() {
                    typed.clone_from(&shown);
                }
                let mut inside = ui.new_child(UiBuilder::new().scope_id(id).max_rect(at));
                let (field, steps) = page::stepper(
                    &mut inside,
                    (at, 62.0),
                    fl!(correcting_value),
                    &mut typed,
                    false,
                );
                if steps != 0 {
                    let number: i64 = figures::typed(&typed).map_or(0, i64::from);
                    typed = (number + i64::from(steps * step)).max(0).to_string();
                    self.typed = Some(typed.clone());
                } else if field.changed() {
                    self.typed = Some(typed.clone());
                }
                field
            }
            Typed(example) => {
                let at =
                    Rect::from_x_y_ranges(left..=end - reason_wide - 8.0, row.top()..=row.bottom());
                let mut inside = ui.new_child(UiBuilder::new().scope_id(id).max_rect(at));
                let field = Field::new(fl!(correcting_value), at.width())
                    .hint(example())
                    .most(MOST);
                let field = field.show(&mut inside, at, &mut typed);
                if typed != before {
                    self.typed = Some(typed.clone());
                }
                field
            }
            Alone => ui.interact(Rect::NOTHING, id, Sense::hover()),
        };
        let left = end - reason_wide;
        let at = Rect::from_min_size(pos2(left, row.top()), vec2(reason_wide, row.height()));
        let reason =
            Field::new(fl!(correcting_reason), reason_wide).hint(fl!(correcting_reason_hint));
        let reason = reason.most(MOST).show(ui, at, &mut self.reason);

        let said_something = self.typed.is_some() || matches!(value.entered, Alone);
        let read = said_something
            .then(|| self.read(view, seat, &typed))
            .flatten();
        let (line, is_wrong) = match (&read, said_something) {
            (Some((_, candidate)), _) => match &candidate.refused {
                None => (candidate.sentence.clone(), false),
                Some(why) => (why.clone(), true),
            },
            (None, true) if !typed.trim().is_empty() => (fl!(correcting_not_read).to_owned(), true),
            (None, _) => {
                let is_points = (value.word)() == fl!(word_points);
                let cards = corrections::without_cards(view.game, seat).filter(|_| is_points);
                (cards.unwrap_or_default(), false)
            }
        };
        let is_so = |(command, _): &(Command, Candidate)| {
            let mut then = *view.game;
            then.play(command).is_ok() && then == *view.game
        };
        // What is so already needs no entry.
        let read = read.filter(|read| !is_so(read));
        let colour = if is_wrong { palette.wrong } else { palette.ink };
        let below = Rect::from_min_max(pos2(inner.left(), row.bottom() + 4.0), inner.max);
        let at = pos2(below.left(), below.center().y);
        small::left(ui, at, &line, (face::text(13.0), colour), below.width());
        let heard = ui.interact(below, Id::unique("what is corrected"), Sense::hover());
        heard.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &line));

        let command = read.filter(|(_, candidate)| candidate.refused.is_none());
        let allowed = match (&command, is_wrong) {
            (Some(_), _) => Ok(()),
            (None, true) => Err(line),
            (None, false) => Err(fl!(correcting_say_what).to_owned()),
        };
        let at = Rect::from_min_size(
            pos2(row.right() - wide, row.top()),
            vec2(wide, row.height()),
        );
        let set = Press::new(fl!(correcting_set))
            .main()
            .allowed(&allowed)
            .at_least(at.size());
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
            wanted = Some(Intent::Shell(Shell::Do(commands::CORRECT.id)));
        }
        // Enter is for nothing else, and the field keeps the keyboard until there is
        // something to set.
        let by_enter = (left || in_field) && controls::fresh_enter(ui);
        if by_enter && command.is_none() {
            let field = if entered.lost_focus() {
                &entered
            } else {
                &reason
            };
            field.request_focus();
        }
        if let Some((command, _)) = command
            && (set || by_enter)
        {
            wanted = Some(Intent::Correct(command, std::mem::take(&mut self.reason)));
            self.typed = None;
            // The keyboard is the table's again: undo takes the correction back.
            entered.surrender_focus();
            reason.surrender_focus();
        }
        wanted
    }
}

//! The page of a sheet: drawing order, saving, and undo.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;

use eframe::egui::{Context, Key, Modifiers, Popup, Response, Ui};
use jiff::Timestamp;

use super::form::{Fault, Form, Page, Rules, Seen};
use super::numbers::{Number, Place};
use super::points::{Known, Points};
use crate::ui::base::input;
use crate::ui::base::outgoing::Outgoing;
use crate::ui::base::own::Own;
use crate::ui::io::kept::Script;
use crate::ui::parts::history::Step;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::{page, saved_mark};
use crate::ui::session::game_window::GameWindow as _;
use crate::ui::session::intent::{Intent, Screen};
use crate::ui::session::lobby::Sheet;
use crate::ui::session::state::State;
use table::{Game as _, Item as _, Occasion, Save, Seat};
use words::report::identity;

impl<S: Form> Page<S> {
    /// Creates a page for a sheet. A sheet without players becomes one for the end of a game.
    #[must_use]
    pub fn of(typed: S) -> Self {
        let mut page = Self {
            typed,
            ..Self::default()
        };
        page.typed.begin();
        let identity = identity::made::<Rules<S>>(page.typed.start(), Timestamp::now());
        page.occasion.identity = identity;
        page.first_names = page.names_typed();
        page.changed();
        page
    }

    /// Returns the players' names as typed.
    fn names_typed(&self) -> Vec<String> {
        let mut typed = self.typed.clone();
        let players = 0..typed.players();
        players
            .map(|player| typed.name_mut(player).clone())
            .collect()
    }

    /// Creates the page of a saved sheet.
    #[must_use]
    pub fn of_save(save: &Save<Rules<S>>) -> Self {
        let mut page = Self {
            typed: match save.scores {
                Some(_) => S::default(),
                None => S::of(save.start.clone()),
            },
            ..Self::default()
        };
        if let Some(scores) = &save.scores {
            page.typed.begin();
            S::seat_players(&mut page, scores.players());
            let people = Rules::<S>::take_people(&mut save.start.clone());
            for (player, person) in people.seats.into_iter().take(scores.players()).enumerate() {
                *page.typed.name_mut(player) = person.name;
            }
            page.known = Some(Known::of(scores.clone()));
        }
        S::take_up(&mut page, save);
        let kept = save.sheet.clone().unwrap_or_default();
        for player in 0..Seat::ALL.len() {
            if let (Some(known), Some(text)) = (&mut page.known, kept.get(&in_file(player, Points)))
            {
                known.numbers.put((player, Points), text.clone());
            }
        }
        for (player, number) in all::<S>() {
            if let Some(text) = kept.get(&in_file(player, number)) {
                page.numbers.put((player, number), text.clone());
            }
        }
        page.typed.begin();
        let counted = S::counted(&page);
        // Its identity stays the same, whatever is corrected.
        let identity = match save.scores {
            Some(_) => identity::of_scores(save),
            None => identity::of_sheet::<Rules<S>>(&save.start, &save.occasion, &counted),
        };
        page.occasion = Occasion {
            identity,
            ..save.occasion.clone()
        };
        page.changed();
        page
    }

    /// Returns what to save.
    #[must_use]
    pub fn save(&self) -> Save<Rules<S>> {
        if let Some(save) = self.known.as_ref().and_then(|known| self.save_of(known)) {
            return save;
        }
        let unread = self.unread();
        let mut kept = unread
            .map(|((player, number), text)| (in_file(player, number), text.to_owned()))
            .collect();
        S::keep(self, &mut kept);
        Save {
            occasion: self.occasion.clone(),
            ..Save::from_sheet(self.typed.start().clone(), kept)
        }
    }

    /// Returns what to save of points alone.
    fn save_of(&self, known: &Known) -> Option<Save<Rules<S>>> {
        let people = Rules::<S>::take_people(&mut self.typed.start().clone());
        let unread = known.numbers.unread();
        let unread: BTreeMap<String, String> = unread
            .map(|((player, number), text)| (in_file(player, number), text.to_owned()))
            .collect();
        Some(Save {
            occasion: self.occasion.clone(),
            sheet: (!unread.is_empty()).then_some(unread),
            ..Save::of_scores(people, known.scores.clone()).ok()?
        })
    }

    /// Returns whether nothing has been typed.
    fn is_untouched(&self) -> bool {
        let first = self.first_names.iter().map(String::as_str);
        let first = first.chain(std::iter::repeat(""));
        let names = self.names_typed();
        let mut names = names.iter().map(|name| name.trim()).zip(first);
        self.typed.is_blank()
            && self.numbers.is_empty()
            && self.known.as_ref().is_none_or(Known::is_blank)
            && self.occasion.place.is_empty()
            && self.occasion.begun.is_none()
            && names.all(|(name, first)| name.is_empty() || name == first)
    }

    /// Yields the texts in the players' fields that are not numbers.
    fn unread(&self) -> impl Iterator<Item = ((usize, S::Number), &str)> {
        let players = self.typed.players();
        let unread = self.numbers.unread();
        unread.filter(move |((player, _), _)| *player < players)
    }

    /// Returns whether all visible fields contain numbers.
    #[must_use]
    pub fn has_only_numbers(&self) -> bool {
        let mut unread = self.unread();
        !unread.any(|((_, number), _)| self.typed.is_in_sight(number))
    }

    /// Draws the bar above the page. Returns whether the player goes back.
    fn bar(&mut self, ui: &mut Ui, state: &State, wanted: &mut Option<Intent>) -> bool {
        let can = [Step::Undo, Step::Redo].map(|step| self.history.can(step));
        let mut step = None;
        let title = self.typed.title();
        let width = ui.available_width();
        // Both sides of the bar change the page.
        let page = RefCell::new(self);
        let left = |ui: &mut Ui| {
            let page = &mut **page.borrow_mut();
            match page.known {
                Some(_) => page.players_of_points(ui),
                None => S::bar(page, ui, width),
            }
        };
        let right = |ui: &mut Ui| {
            *wanted = theme_switch(ui, state);
            step = Step::buttons(ui, can);
            if let Some(open) = state.sheet.as_ref().filter(|_| S::HAS_SAVED_MARK) {
                saved_mark::show(ui, open.revision, &open.file);
            }
            let page = &mut **page.borrow_mut();
            if S::WAY_IN_BAR || page.known.is_some() {
                page.way_to_points(ui);
            }
        };
        let back = page::bar(ui, title, left, right);
        let page = page.into_inner();
        page.step = page.step.or(step);
        back
    }

    /// Returns the content of the page.
    fn seen(&self) -> Seen<S> {
        let now = self.typed.clone();
        let checked = Rules::<S>::start(now.start());
        let unread = self.unread().filter(|((_, it), _)| now.is_in_sight(*it));
        // A text that is being typed may be the first digits of a valid number.
        let (typing, left) = unread.partition::<Vec<_>, _>(|(key, _)| self.numbers.is_typing(*key));
        let nonsense = left.into_iter().map(|((at, number), text)| Fault {
            player: Some(at),
            said: number.refused(&now.name(at), text),
            whole: None,
            parts: vec![number.into()],
        });
        let nonsense = nonsense.collect();
        let earlier = self.numbers.typing().and_then(|(at, number, value)| {
            let mut earlier = now.clone();
            number.set(&mut earlier, at, value);
            let then = Rules::<S>::start(earlier.start());
            let is_left_out = !typing.is_empty() || S::is_new((&now, &checked), (&earlier, &then));
            is_left_out.then_some((earlier, then))
        });
        Seen {
            now,
            checked,
            earlier,
            nonsense,
        }
    }

    /// Draws the field for a number of a player.
    pub fn number(&mut self, ui: &mut Ui, key: (usize, S::Number), place: &Place<'_>) -> Response {
        let (at, number) = key;
        let value = number.get(&self.typed, at);
        let (response, change) = self.numbers.field(ui, key, place, value);
        if let Some(value) = change {
            number.set(&mut self.typed, at, value);
        }
        response
    }

    /// Moves the keyboard to a part of a column in the next frame.
    pub fn call(&mut self, ui: &Ui, player: usize, part: S::Part) {
        self.called = Some((player, part));
        ui.ctx().request_repaint();
    }
}

impl<S: Form> Sheet for Page<S> {
    fn begin(&mut self, start: &Own) {
        if let Some(start) = start.get().cloned() {
            *self = Self::of(S::of(start));
        }
    }

    fn open(&mut self, script: &Script) {
        if let Some(save) = script.sheet::<Rules<S>>() {
            *self = Self::of_save(save);
        }
    }

    fn keys(&mut self, ctx: &Context) {
        // Before the window, where the same keys undo entries of a game.
        self.step = Step::pressed(ctx);
        // The keyboard starts at the first number.
        let is_free = ctx.memory(|memory| memory.focused().is_none())
            && !S::is_busy(&self.beside)
            && !Popup::is_any_open(ctx);
        if let Some(first) = S::FIRST.filter(|_| is_free)
            && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab))
        {
            self.go = Some((0, first));
        }
    }

    fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        self.typed.begin();
        let scores_before = self.known.as_ref().map(|known| known.scores.clone());
        // Other uses of Escape come before leaving the page.
        let is_busy = S::is_busy(&self.beside) || Popup::is_any_open(ui.ctx());
        let was_typing = std::mem::replace(&mut self.types, ui.ctx().text_edit_focused());
        let seen = self.seen();
        let mut wanted = None;
        let back = self.bar(ui, state, &mut wanted);
        if self.known.is_some() {
            wanted = wanted.or(self.show_points(ui));
        } else {
            let judged = S::judge(self, &seen);
            wanted = wanted.or(S::head(self, ui, &judged));
            S::columns(self, ui, &judged);
        }
        if self.typed != seen.now {
            S::settle(self);
        }
        let scores = self.known.as_ref().map(|known| known.scores.clone());
        if self.typed != seen.now || scores != scores_before {
            self.history.changed(ui, (seen.now.clone(), scores_before));
            // What was drawn earlier in this frame does not show the change yet.
            ui.ctx().request_repaint();
        }
        if let Some(step) = self.step.take() {
            if let Some((there, scores)) = self.history.go(step, (self.typed.clone(), scores)) {
                self.typed = there;
                self.known = scores.map(Known::of);
                self.numbers.forget();
                S::undone(&mut self.beside);
            }
            ui.ctx().request_repaint();
        }
        let is_free = !is_busy && !was_typing && !ui.ctx().egui_wants_keyboard_input();
        if back || (is_free && input::escaped(ui)) {
            return Some(Intent::Show(Screen::Start));
        }
        wanted
    }

    fn changed(&mut self) -> bool {
        let now = Some(self.save());
        let is_new = self.kept != now;
        self.kept = now;
        is_new
    }

    fn is_untouched(&self) -> bool {
        Page::is_untouched(self)
    }

    fn script(&self) -> Script {
        Script::of_sheet(self.save())
    }

    fn outgoing(&self, written: Option<Timestamp>) -> Option<Outgoing> {
        S::Window::EXPORTS?.of_sheet(&self.save(), written)
    }
}

/// Yields the numbers of all possible players.
fn all<S: Form>() -> impl Iterator<Item = (usize, S::Number)> {
    let players = 0..Seat::ALL.len();
    players.flat_map(|player| S::Number::all().map(move |number| (player, number)))
}

/// Returns the key of a number in a file: `B BestWork`.
fn in_file<N: Debug>(player: usize, number: N) -> String {
    format!("{:?} {number:?}", Seat::ALL[player])
}

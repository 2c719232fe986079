//! The numbers of a sheet: a typed text stays in its field until it is a number, and a
//! number that is being typed does not count as wrong before the field is left.

use std::collections::BTreeMap;
use std::fmt::Debug;

use eframe::egui::{Rect, Response, Ui};

use crate::ui::parts::page;
use words::figures::below_zero;
use words::text::cut;

/// A number typed for each player.
pub trait Number: Copy + Debug + Ord {
    /// The sheet it is typed on.
    type On;

    /// The most characters typed for it.
    const SIGNS: usize;

    /// Yields all numbers. The name written by `Debug` identifies each in files.
    fn all() -> impl Iterator<Item = Self>;

    /// Returns its name for this player.
    fn name_of(self, player: &str) -> String;

    /// Returns the number of a player, from 0; `None` if nothing has to be typed.
    fn get(self, on: &Self::On, player: usize) -> Option<i64>;

    /// Sets the number of a player; `None` means that nothing has to be typed.
    fn set(self, on: &mut Self::On, player: usize, value: Option<i64>);

    /// Reads the number in a text: `Some(None)` if the text says that there is none, `None` if
    /// it is not valid.
    fn read(self, text: &str) -> Option<Option<i64>>;

    /// Returns the message that this text is not a valid number here, and which numbers are.
    fn refused(self, player: &str, text: &str) -> String;

    /// Returns the width of its digits, in points.
    fn room(self) -> f32;

    /// Returns the lowest number that steps lead to.
    fn least(self) -> i64 {
        0
    }

    /// Returns the size of a step.
    fn step(self) -> i64 {
        1
    }
}

/// What was typed in a field.
#[derive(Clone, Debug)]
struct Typed {
    text: String,
    /// The number before the player started to type.
    before: Option<i64>,
}

/// The typed texts in the players' fields: those that are not numbers, and the one that is
/// being typed.
#[derive(Clone, Debug)]
pub struct Numbers<N> {
    texts: BTreeMap<(usize, N), Typed>,
    /// The field that is being typed in: its text may be unfinished until the field is left.
    typing: Option<(usize, N)>,
}

impl<N> Default for Numbers<N> {
    fn default() -> Self {
        Self {
            texts: BTreeMap::new(),
            typing: None,
        }
    }
}

/// The place and state of a number field.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The place of the field.
    pub rect: Rect,
    /// Its name.
    pub name: &'a str,
    /// Whether the number breaks a rule.
    pub is_wrong: bool,
    /// Whether the keyboard should go there.
    pub is_called: bool,
}

impl<N: Number> Numbers<N> {
    /// Puts a text that is not a number into a field.
    pub fn put(&mut self, field: (usize, N), text: String) {
        let typed = Typed { text, before: None };
        self.texts.insert(field, typed);
    }

    /// Returns whether every field contains a number.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Drops all typed texts.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Sets the number of players, and drops the texts of others.
    pub fn seat(&mut self, players: usize) {
        self.texts.retain(|&(player, _), _| player < players);
    }

    /// Returns the number that is being typed, and what it was before.
    #[must_use]
    pub fn typing(&self) -> Option<(usize, N, Option<i64>)> {
        let (player, number) = self.typing?;
        let typed = self.texts.get(&(player, number))?;
        Some((player, number, typed.before))
    }

    /// Returns whether this field is being typed in.
    #[must_use]
    pub fn is_typing(&self, field: (usize, N)) -> bool {
        self.typing == Some(field)
    }

    /// Yields the fields whose text is not a number.
    pub fn unread(&self) -> impl Iterator<Item = ((usize, N), &str)> {
        let texts = self.texts.iter();
        let unread = texts.filter(|((_, number), typed)| number.read(&typed.text).is_none());
        unread.map(|(&field, typed)| (field, typed.text.as_str()))
    }

    /// Returns the text of a field if it is not a number and not being typed.
    #[must_use]
    pub fn refused(&self, field: (usize, N)) -> Option<&str> {
        let mut unread = self.unread().filter(|_| !self.is_typing(field));
        unread.find_map(|(other, text)| (other == field).then_some(text))
    }

    /// Returns the text of a field that has this value.
    #[must_use]
    pub fn text(&self, field: (usize, N), value: Option<i64>) -> String {
        let as_text = || value.map_or(String::new(), below_zero);
        let typed = self.texts.get(&field);
        typed.map_or_else(as_text, |typed| typed.text.clone())
    }

    /// Draws the field for a number of a player, which has this value. Returns its new value if
    /// it changes: while the text is not a number, the value from before.
    pub fn field(
        &mut self,
        ui: &mut Ui,
        field: (usize, N),
        place: &Place<'_>,
        value: Option<i64>,
    ) -> (Response, Option<Option<i64>>) {
        let (_, number) = field;
        let is_typing = self.is_typing(field);
        let typed = self.texts.get(&field);
        let before = typed
            .filter(|_| is_typing)
            .map_or(value, |typed| typed.before);
        let is_unread = typed.is_some_and(|typed| number.read(&typed.text).is_none());
        let mut text = self.text(field, value);
        let wrong = (is_unread && !is_typing) || place.is_wrong;
        let room = (place.rect, number.room());
        let (response, steps) =
            page::stepper_from(ui, number.least(), room, place.name, &mut text, wrong);
        if place.is_called {
            response.request_focus();
            page::select_all(ui, response.id, &text);
        }
        let mut change = None;
        if steps != 0 {
            let by = i64::from(steps) * number.step();
            change = Some(Some((value.unwrap_or(0) + by).max(number.least())));
            self.texts.remove(&field);
        } else if response.changed() {
            let text = cut(&text, N::SIGNS);
            change = Some(number.read(&text).unwrap_or(before));
            self.texts.insert(field, Typed { text, before });
        } else if !response.has_focus() && !is_unread {
            self.texts.remove(&field);
        }
        let goes_on = response.has_focus() && steps == 0 && (is_typing || response.changed());
        if goes_on != is_typing {
            self.typing = goes_on.then_some(field);
            // The judgement depends on it.
            ui.ctx().request_repaint();
        }
        (response, change)
    }
}

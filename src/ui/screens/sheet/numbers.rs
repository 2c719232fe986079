//! The numbers of a sheet: what is typed stands in its field until it is a number, and
//! what is being typed is not wrong before the field is left.

use std::collections::BTreeMap;
use std::fmt::Debug;

use eframe::egui::{Rect, Response, Ui};

use crate::ui::parts::page;
use words::figures::below_zero;
use words::text::cut;

/// A number that is typed for each player.
pub trait Number: Copy + Debug + Ord {
    /// What it is typed on.
    type On;

    /// The most signs that are typed of it.
    const SIGNS: usize;

    /// All there are. Its name as `Debug` writes it stands for it in files.
    fn all() -> impl Iterator<Item = Self>;

    /// What it is called where it is this player's.
    fn name_of(self, player: &str) -> String;

    /// The number of a player, from 0; none where nothing has to be typed.
    fn get(self, on: &Self::On, player: usize) -> Option<i64>;

    /// Sets the number of a player; none is that nothing has to be typed.
    fn set(self, on: &mut Self::On, player: usize, value: Option<i64>);

    /// The number in a text, or that none has to be there; nothing if it is no number.
    fn read(self, text: &str) -> Option<Option<i64>>;

    /// That this text is no number for it, and which are.
    fn refused(self, player: &str, text: &str) -> String;

    /// The room its digits need, in points.
    fn room(self) -> f32;

    /// The least that steps lead to.
    fn least(self) -> i64 {
        0
    }

    /// What a step makes of it.
    fn step(self) -> i64 {
        1
    }
}

/// What was typed in a field.
#[derive(Clone, Debug)]
struct Typed {
    text: String,
    /// The number before somebody began to type.
    before: Option<i64>,
}

/// What is typed in the fields of the players: what is no number, and the one that
/// somebody is typing.
#[derive(Clone, Debug)]
pub struct Numbers<N> {
    texts: BTreeMap<(usize, N), Typed>,
    /// The field in which somebody types: until it is left nobody knows whether that is
    /// all of it.
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

/// Where a number is typed.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Where the field lies.
    pub rect: Rect,
    /// What it is called.
    pub name: &'a str,
    /// Whether the number breaks a rule.
    pub is_wrong: bool,
    /// Whether the keyboard is wanted there.
    pub is_called: bool,
}

impl<N: Number> Numbers<N> {
    /// What stands in a field that is no number.
    pub fn put(&mut self, field: (usize, N), text: String) {
        let typed = Typed { text, before: None };
        self.texts.insert(field, typed);
    }

    /// Whether nothing stands in a field that is no number.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Nothing is typed any more.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// So many play: what was typed of others goes.
    pub fn seat(&mut self, players: usize) {
        self.texts.retain(|&(player, _), _| player < players);
    }

    /// The number that somebody is typing, and what it was before.
    #[must_use]
    pub fn typing(&self) -> Option<(usize, N, Option<i64>)> {
        let (player, number) = self.typing?;
        let typed = self.texts.get(&(player, number))?;
        Some((player, number, typed.before))
    }

    /// Whether somebody types in this field.
    #[must_use]
    pub fn is_typing(&self, field: (usize, N)) -> bool {
        self.typing == Some(field)
    }

    /// The fields whose text is no number.
    pub fn unread(&self) -> impl Iterator<Item = ((usize, N), &str)> {
        let texts = self.texts.iter();
        let unread = texts.filter(|((_, number), typed)| number.read(&typed.text).is_none());
        unread.map(|(&field, typed)| (field, typed.text.as_str()))
    }

    /// What stands in a field that is no number and that nobody is typing.
    #[must_use]
    pub fn refused(&self, field: (usize, N)) -> Option<&str> {
        let mut unread = self.unread().filter(|_| !self.is_typing(field));
        unread.find_map(|(other, text)| (other == field).then_some(text))
    }

    /// What stands in a field that has this value.
    #[must_use]
    pub fn text(&self, field: (usize, N), value: Option<i64>) -> String {
        let as_text = || value.map_or(String::new(), below_zero);
        let typed = self.texts.get(&field);
        typed.map_or_else(as_text, |typed| typed.text.clone())
    }

    /// Draws the field for a number of a player, which has this value. Says what it is to
    /// be if it changes: as long as the text is no number, what it was before.
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
            // What is told depends on it.
            ui.ctx().request_repaint();
        }
        (response, change)
    }
}

//! Undo and redo for typing and drawing on a screen of its own. A game uses its log
//! instead.

use eframe::egui::{Context, Id, Key, KeyboardShortcut, Modifiers, Ui};

use super::super::base::icons::Icon;
use super::widgets::Press;
use words::fl;

/// How many steps are kept.
const MOST: usize = 200;

/// The states before and after the current one.
#[derive(Debug)]
pub struct History<T> {
    past: Vec<T>,
    future: Vec<T>,
    /// The field in which the last change was typed.
    field: Option<Id>,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self {
            past: Vec::new(),
            future: Vec::new(),
            field: None,
        }
    }
}

/// A step through the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the previous state.
    Undo,
    /// To the state undone last.
    Redo,
}

impl<T> History<T> {
    /// Records a change, with the state before it. Continuous typing in one field counts as one
    /// change.
    pub fn changed(&mut self, ui: &Ui, before: T) {
        let typing = ui.ctx().text_edit_focused();
        let field = ui.memory(|memory| memory.focused().filter(|_| typing));
        let goes_on = field.is_some() && field == self.field;
        self.field = field;
        self.future.clear();
        if goes_on {
            return;
        }
        self.past.push(before);
        if self.past.len() > MOST {
            self.past.remove(0);
        }
    }

    /// Returns whether there is a state to go to.
    #[must_use]
    pub fn can(&self, step: Step) -> bool {
        match step {
            Step::Undo => !self.past.is_empty(),
            Step::Redo => !self.future.is_empty(),
        }
    }

    /// Replaces the state `now`. Returns the state to go to, if there is one.
    pub fn go(&mut self, step: Step, now: T) -> Option<T> {
        self.field = None;
        let (from, to) = match step {
            Step::Undo => (&mut self.past, &mut self.future),
            Step::Redo => (&mut self.future, &mut self.past),
        };
        let there = from.pop()?;
        to.push(now);
        Some(there)
    }
}

impl Step {
    /// Adds the buttons for both, from the right; `undo` and `redo` say whether they are
    /// enabled. Returns the one that was pressed.
    pub fn buttons(ui: &mut Ui, [undo, redo]: [bool; 2]) -> Option<Step> {
        let mut pressed = None;
        for (step, icon, name, can) in [
            (Step::Redo, Icon::Redo, fl!(redo), redo),
            (Step::Undo, Icon::Undo, fl!(undo), undo),
        ] {
            let button = Press::new("").icon(icon).name(name);
            if ui.add_enabled_ui(can, |ui| button.pressed(ui)).inner {
                pressed = Some(step);
            }
        }
        pressed
    }

    /// Returns the step whose keys were just pressed, and consumes them. While the player
    /// types, they belong to the text.
    pub fn pressed(ctx: &Context) -> Option<Step> {
        if ctx.text_edit_focused() {
            return None;
        }
        let both = Modifiers::COMMAND | Modifiers::SHIFT;
        let keys = [
            (Step::Redo, both, Key::Z),
            (Step::Redo, Modifiers::COMMAND, Key::Y),
            (Step::Undo, Modifiers::COMMAND, Key::Z),
        ];
        ctx.input_mut(|input| {
            let mut keys = keys.into_iter();
            let pressed = keys.find(|&(_, modifiers, key)| {
                input.consume_shortcut(&KeyboardShortcut::new(modifiers, key))
            });
            pressed.map(|(step, ..)| step)
        })
    }
}

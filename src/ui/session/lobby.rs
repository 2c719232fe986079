//! What a game offers besides the table: choices on the start screen, screens of its own,
//! the score sheet.

use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::path::Path;

use eframe::egui::{Context, Key, Rect, Ui};
use jiff::Timestamp;

use super::super::Intent;
use super::super::base::evening::Way;
use super::super::base::icons::Icon;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::base::panel_keys::PanelKey;
use super::super::io::errand::Errand;
use super::super::io::kept::Script;
use super::super::io::preferences::Preferences;
use super::super::io::shelf::find::Known;
use super::open_table::Outbox;
use super::state::{Row, State};
use words::fl;

/// A tab.
#[derive(Clone, Copy, Debug)]
pub struct Tab {
    /// Its id on the command line.
    pub id: &'static str,
    /// Returns its label.
    pub name: fn() -> &'static str,
    /// The command that brings it to the front.
    pub command: &'static Row,
}

/// The position of a choice on the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Among the large ones, which lead to a game.
    Large,
    /// In a line below them.
    Below,
    /// Above the list of games.
    Above,
}

/// A choice on the start screen.
#[derive(Debug)]
pub struct Choice {
    /// Its position.
    pub stands: Stands,
    /// Its picture.
    pub icon: Icon,
    /// The key for it.
    pub key: Option<Key>,
    /// Its label.
    pub name: &'static str,
    /// What it is, in one line.
    pub hint: &'static str,
    /// Its intent.
    pub intent: Intent,
}

impl Choice {
    /// Creates the choice to join a game in progress.
    #[must_use]
    pub fn join(intent: Intent) -> Self {
        Self {
            stands: Stands::Below,
            icon: Icon::Clock,
            key: Some(Key::J),
            name: fl!(start_join),
            hint: fl!(start_join_hint),
            intent,
        }
    }

    /// Creates the choice to open an editor.
    #[must_use]
    pub fn edit(name: &'static str, hint: &'static str, intent: Intent) -> Self {
        Self {
            stands: Stands::Above,
            icon: Icon::Pencil,
            key: None,
            name,
            hint,
            intent,
        }
    }
}

/// A small choice on the start screen, in a line with others below a large one.
#[derive(Debug)]
pub struct Beside {
    /// The key of the large choice.
    pub below: Key,
    /// Its picture.
    pub icon: Icon,
    /// The key for it.
    pub key: Key,
    /// Its label.
    pub name: &'static str,
    /// Its current state, in a few words.
    pub told: String,
    /// What it is, in one line.
    pub hint: &'static str,
    /// Its intent.
    pub intent: Intent,
}

/// The screens of a game besides the table: the one to start a game, and others. They live
/// as long as the window.
pub trait Lobby: 'static {
    /// Handles the preferences, once they have been read.
    fn recalled(&mut self, _preferences: &Preferences) {}

    /// Handles a change of what the shelf knows of all games.
    fn learned(&mut self, _known: &Known) {}

    /// Returns the game's choices on the start screen.
    fn choices(&self) -> Vec<Choice>;

    /// Returns its small choices.
    fn beside(&self) -> Vec<Beside> {
        Vec::new()
    }

    /// Draws the foot of the start screen.
    fn paint_foot(&self, _ui: &Ui, _rect: Rect) {}

    /// Returns errands to run before the first frame.
    fn first_errands(&self) -> Vec<Box<dyn Errand>> {
        Vec::new()
    }

    /// Handles the result of an errand.
    fn errand_done(&mut self, _found: Box<dyn Any + Send>, _state: &mut State) {}

    /// Returns an errand to open this file, if it may contain something for these screens
    /// instead of a game; it was requested on the screen `_on`.
    fn opens(&self, _path: &Path, _on: super::intent::Screen) -> Option<Box<dyn Errand>> {
        None
    }

    /// Returns what files are asked for on that screen and what happens to them, if they
    /// contain no game.
    fn asks_for_file(&self, _on: super::intent::Screen) -> Option<[&'static str; 2]> {
        None
    }

    /// Returns the screen to start a game.
    fn new_game(&self) -> &'static str;

    /// Returns the intent that starts the tutorial.
    fn evening(&self, _way: Way) -> Option<Intent> {
        None
    }

    /// Handles keys before the window does.
    fn keys(&mut self, _screen: &'static str, _ctx: &Context) {}

    /// Returns the keys of this screen in addition to those of every page of its kind.
    fn keys_of(&self, _screen: &'static str) -> &'static [PanelKey] {
        &[]
    }

    /// Returns whether typing on this screen can be undone step by step.
    fn keeps_steps(&self, _screen: &'static str) -> bool {
        false
    }

    /// Returns how many people can play.
    fn players(&self) -> RangeInclusive<usize>;

    /// Draws one of the screens.
    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Intent>;

    /// Returns whether it works out something that this screen is about.
    fn is_busy(&self, _screen: &'static str) -> bool {
        false
    }

    /// Handles a switch to this screen from another one.
    fn entered(&mut self, _screen: &'static str, _from: super::intent::Screen) {}

    /// Carries out an intent for these screens.
    fn carry_out(&mut self, _intent: &Own, _state: &mut State, _out: &mut Outbox) {}

    /// Handles the start of a game.
    fn started(&mut self, _start: &Own, _preferences: &mut Preferences) {}

    /// Returns the start for the score sheet: an empty start may be replaced by the choices for
    /// new games.
    fn sheet_from(&self, start: &Own) -> Own {
        start.clone()
    }

    /// Returns the score sheet, if the game has one.
    fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        None
    }
}

/// A screen on which a start is typed and saved in a file.
pub trait Sheet {
    /// Starts with this start.
    fn begin(&mut self, start: &Own);

    /// Opens what was saved in a file.
    fn open(&mut self, script: &Script);

    /// Handles keys before the window does.
    fn keys(&mut self, ctx: &Context);

    /// Draws it.
    fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent>;

    /// Returns whether something on it has changed since the last call.
    fn changed(&mut self) -> bool;

    /// Returns whether nothing has been typed, so that there is nothing to save.
    fn is_untouched(&self) -> bool;

    /// Returns what to save.
    fn script(&self) -> Script;

    /// Returns its export; `None` as long as something on it is wrong.
    fn outgoing(&self, written: Option<Timestamp>) -> Option<Outgoing>;
}

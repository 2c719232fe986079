//! What a game offers beside the table: choices on the start screen, screens of its own,
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
    /// Its name on the command line.
    pub id: &'static str,
    /// What stands on it.
    pub name: fn() -> &'static str,
    /// The command that brings it to the front.
    pub command: &'static Row,
}

/// Where a choice stands on the start screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Among the large ones, with which one comes to a game.
    Large,
    /// In a line below them.
    Below,
    /// Above the games there are.
    Above,
}

/// A choice of the start screen.
#[derive(Debug)]
pub struct Choice {
    /// Where it stands.
    pub stands: Stands,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: Option<Key>,
    /// What stands on it.
    pub name: &'static str,
    /// What it is, in a line.
    pub hint: &'static str,
    /// What it does.
    pub intent: Intent,
}

impl Choice {
    /// The way to a game in the middle.
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

    /// The way to an editor.
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

/// A small choice of the start screen, in a line with others below a large one.
#[derive(Debug)]
pub struct Beside {
    /// The key of the large one.
    pub below: Key,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: Key,
    /// What stands on it.
    pub name: &'static str,
    /// How things stand there, in few words.
    pub told: String,
    /// What it is, in a line.
    pub hint: &'static str,
    /// What it does.
    pub intent: Intent,
}

/// The screens of a game beside the table: where one is begun, and others. It
/// lives as long as the window.
pub trait Lobby: 'static {
    /// The preferences have been read.
    fn recalled(&mut self, _preferences: &Preferences) {}

    /// What the shelf knows of all games has changed.
    fn learned(&mut self, _known: &Known) {}

    /// What the start screen offers of the game.
    fn choices(&self) -> Vec<Choice>;

    /// What it offers beside that, in few words.
    fn beside(&self) -> Vec<Beside> {
        Vec::new()
    }

    /// Draws what stands at the foot of the start screen.
    fn paint_foot(&self, _ui: &Ui, _rect: Rect) {}

    /// Work for whoever reads files, to be done before the first frame.
    fn first_errands(&self) -> Vec<Box<dyn Errand>> {
        Vec::new()
    }

    /// What an errand has found.
    fn errand_done(&mut self, _found: Box<dyn Any + Send>, _state: &mut State) {}

    /// Work for whoever reads files, if this one is to be opened and holds no game but
    /// something of these screens; it was asked for on that screen.
    fn opens(&self, _path: &Path, _on: super::intent::Screen) -> Option<Box<dyn Errand>> {
        None
    }

    /// What a file is asked for on that screen, and what becomes of it, where it holds no
    /// game.
    fn asks_for_file(&self, _on: super::intent::Screen) -> Option<[&'static str; 2]> {
        None
    }

    /// The screen on which a game is begun.
    fn new_game(&self) -> &'static str;

    /// What leads to where a first evening is begun.
    fn evening(&self, _way: Way) -> Option<Intent> {
        None
    }

    /// Looks at the keys before the window does.
    fn keys(&mut self, _screen: &'static str, _ctx: &Context) {}

    /// The keys of this screen beside those of every page of its kind.
    fn keys_of(&self, _screen: &'static str) -> &'static [PanelKey] {
        &[]
    }

    /// Whether what is typed on this screen can be taken back there step by step.
    fn keeps_steps(&self, _screen: &'static str) -> bool {
        false
    }

    /// How many can play.
    fn players(&self) -> RangeInclusive<usize>;

    /// Draws one of the screens.
    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Intent>;

    /// Another screen is left for this one.
    fn entered(&mut self, _screen: &'static str, _from: super::intent::Screen) {}

    /// Carries out what a person wants of these screens.
    fn carry_out(&mut self, _intent: &Own, _state: &mut State, _out: &mut Outbox) {}

    /// A game has begun with this start.
    fn started(&mut self, _start: &Own, _preferences: &mut Preferences) {}

    /// What the score sheet begins with where this is asked for: a start that says nothing
    /// may become one with what was chosen for new games.
    fn sheet_from(&self, start: &Own) -> Own {
        start.clone()
    }

    /// The score sheet, if the game has one.
    fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        None
    }
}

/// A screen on which a start is typed in and kept in a file.
pub trait Sheet {
    /// Begins with this start.
    fn begin(&mut self, start: &Own);

    /// Takes up what was kept in a file.
    fn open(&mut self, script: &Script);

    /// Looks at the keys before the window does.
    fn keys(&mut self, ctx: &Context);

    /// Draws it.
    fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent>;

    /// Whether there is something on it that was not there when this was asked
    /// last.
    fn changed(&mut self) -> bool;

    /// Whether nothing has been typed: there is nothing to keep.
    fn is_untouched(&self) -> bool;

    /// What is to be kept.
    fn script(&self) -> Script;

    /// What others may be told of it; nothing as long as something on it is wrong.
    fn outgoing(&self, written: Option<Timestamp>) -> Option<Outgoing>;
}

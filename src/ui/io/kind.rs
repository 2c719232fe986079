//! A game as lists, files and the shelf know it: its names, its saves, what it tells of
//! itself. Its screens and commands are in the registry.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use eframe::egui::{Rect, Ui};
use jiff::Timestamp;

use super::super::base::explain::Reference;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::kept::{AnySave, Script, Standing};
use super::shelf::chronicle::Thing;
use table::save::disk::Disk;
use table::save::files;
use table::{Level, SaveError, Shelf};
use words::plays::fate::Playable;

/// The games there are.
pub type Kinds = Arc<[&'static dyn Kind]>;

/// What is known of a game wherever it is listed or read, without opening it.
pub trait Kind: Debug + Sync {
    /// Its name in save files.
    fn id(&self) -> &'static str;

    /// What it is called.
    fn title(&self) -> &'static str;

    /// How plays of it come in from other programs, if they do.
    fn playable(&self) -> Option<Playable>;

    /// What its points are called in a few letters.
    fn points_unit(&self) -> &'static str;

    /// How well a bot of it plays, in a word or two.
    fn level(&self, level: Level) -> String;

    /// Reads a save.
    ///
    /// # Errors
    /// As [`table::Save::parse`].
    fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError>;

    /// Reads a save in a file that is to be written again.
    ///
    /// # Errors
    /// As [`Shelf::open`].
    fn open_shelf(
        &self,
        disk: Arc<dyn Disk>,
        path: &Path,
    ) -> Result<(Shelf, Box<dyn AnySave>), SaveError>;

    /// What others may be told of a game or a score sheet that was read from a file
    /// written then; nothing if there is nothing to tell.
    fn outgoing(
        &self,
        script: &Script,
        hides_money: bool,
        written: Option<Timestamp>,
    ) -> Option<Outgoing>;

    /// Whether there is anything to look back at when a game is over.
    fn looks_back(&self) -> bool;

    /// The names of the players of a start.
    fn names(&self, start: &Own) -> Vec<String>;

    /// How things stand in a game, in the list of games.
    fn told(&self, names: &[String], standing: &Standing) -> String;

    /// How things stood after so many entries, in the list of earlier versions.
    fn stood(&self, entries: usize, names: &[String], standing: &Standing) -> String;

    /// Draws what is seen from afar of the place of a player (from 0).
    fn paint_place(&self, ui: &Ui, rect: Rect, table: &Own, player: usize);

    /// Draws what whoever wins gets.
    fn paint_prize(&self, ui: &Ui, rect: Rect);

    /// How something in a chronicle is called and drawn.
    fn thing(&self, name: &str) -> Option<Thing>;

    /// What it can explain.
    fn reference(&self) -> Option<&'static dyn Reference>;
}

/// What each game makes of a file, until one says it is its own.
fn first_of<T>(
    games: &Kinds,
    read: impl Fn(&dyn Kind) -> Result<T, SaveError>,
) -> Result<T, SaveError> {
    let mut foreign = None;
    for &game in games.iter() {
        match read(game) {
            Err(error @ SaveError::OtherGame { .. }) => foreign = foreign.or(Some(error)),
            read => return read,
        }
    }
    Err(foreign.unwrap_or(SaveError::NotASave))
}

/// Reads what stands in a file of this name: a save of any of these games, or a game
/// in a notation.
///
/// # Errors
/// As [`table::Save::parse`].
pub fn parse(games: &Kinds, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
    first_of(games, |game| game.parse(bytes, path))
}

/// Reads a file with a save of any of these games.
///
/// # Errors
/// As [`table::Save::read`].
pub fn read(games: &Kinds, disk: &dyn Disk, path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
    let bytes = files::read(disk, path)?;
    parse(games, &bytes, path)
}

/// Reads a save of any of these games in a file that is to be written again.
///
/// # Errors
/// As [`Shelf::open`].
pub fn open_shelf(
    games: &Kinds,
    disk: &Arc<dyn Disk>,
    path: &Path,
) -> Result<(Shelf, Box<dyn AnySave>), SaveError> {
    first_of(games, |game| game.open_shelf(Arc::clone(disk), path))
}

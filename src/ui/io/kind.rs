//! What lists, files and the shelf know about a game: its names, its saves, its
//! descriptions. Its screens and commands are in the registry.

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

/// The games that can be opened.
pub type Kinds = Arc<[&'static dyn Kind]>;

/// What is known about a game wherever it is listed or read, without opening it.
pub trait Kind: Debug + Sync {
    /// Returns its id in save files.
    fn id(&self) -> &'static str;

    /// Returns its title.
    fn title(&self) -> &'static str;

    /// Returns how plays of it are imported from other programs, if they can be.
    fn playable(&self) -> Option<Playable>;

    /// Returns the unit of its points, in a few letters.
    fn points_unit(&self) -> &'static str;

    /// Returns how well a bot of this level plays, in a word or two.
    fn level(&self, level: Level) -> String;

    /// Reads a save.
    ///
    /// # Errors
    /// As [`table::Save::parse`].
    fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError>;

    /// Reads a save from a file that will be written again.
    ///
    /// # Errors
    /// As [`Shelf::open`].
    fn open_shelf(
        &self,
        disk: Arc<dyn Disk>,
        path: &Path,
    ) -> Result<(Shelf, Box<dyn AnySave>), SaveError>;

    /// Returns what others may be told of a game or a score sheet from a file written then, or
    /// `None` if there is nothing to tell.
    fn outgoing(
        &self,
        script: &Script,
        hides_money: bool,
        written: Option<Timestamp>,
    ) -> Option<Outgoing>;

    /// Returns whether a finished game has a review.
    fn looks_back(&self) -> bool;

    /// Returns the names of the players in a start.
    fn names(&self, start: &Own) -> Vec<String>;

    /// Returns how things stand in a game, for the list of games.
    fn told(&self, names: &[String], standing: &Standing) -> String;

    /// Returns how things stood after this many entries, for the list of earlier versions.
    fn stood(&self, entries: usize, names: &[String], standing: &Standing) -> String;

    /// Draws the preview of a player's place (players count from 0).
    fn paint_place(&self, ui: &Ui, rect: Rect, table: &Own, player: usize);

    /// Draws the winner's prize.
    fn paint_prize(&self, ui: &Ui, rect: Rect);

    /// Returns the name and picture of something in a chronicle.
    fn thing(&self, name: &str) -> Option<Thing>;

    /// Returns the game's explanations.
    fn reference(&self) -> Option<&'static dyn Reference>;
}

/// Tries a file with each game, until one recognises it as its own.
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

/// Reads the content of a file with this name: a save of any of these games, or a game in a
/// notation.
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

/// Reads a save of any of these games from a file that will be written again.
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

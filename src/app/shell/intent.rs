//! What a person wants of the window, whatever game is in it. What is wanted of a
//! game goes through here unopened.

use std::path::PathBuf;

use super::branch::Branch;
use super::commands::Row;
use super::files;
use super::mending::Choice;
use super::outgoing::Outgoing;
use super::own::Own;
use super::pane_sizes::Border;
use super::preferences::Pace;
use super::shelf::Wish;
use super::state::Screen;
use table::{Colour, Seat};

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Something of the open game, or of the screens of a game.
    Game(Own),
    /// Begin a game from this start, or open it as a position to check.
    Start(Own),
    /// Offer this game on the start screen, by its id.
    ChooseGame(&'static str),
    /// Look at a start in the score sheet.
    ShowSheet(Own),
    /// Something no panel owns.
    Do(&'static Row),
    /// Bring a tab of the table to the front, by its place.
    ShowTab(usize),
    /// Do something with a branch of the game.
    Branch(Branch),
    /// Speak these languages: in sentences, or the system's; of components, or that of
    /// sentences.
    Speak {
        /// A tag.
        sentences: Option<&'static str>,
        /// Another one.
        components: Option<&'static str>,
    },
    /// Look at the position after so many entries of the log.
    GoTo(usize),
    /// Change this entry of the log, counted from 0.
    Change(usize),
    /// Enter what was forgotten before this entry of the log, counted from 0.
    Insert(usize),
    /// Take this entry, counted from 0, out of the log.
    Remove(usize),
    /// Decide about an entry that does not hold, counted from 0, or no longer.
    Decide {
        /// Which.
        entry: usize,
        /// What is to be done about it.
        choice: Option<Choice>,
        /// About all that fail for the same reason as well.
        alike: bool,
    },
    /// Do what is decided about entries that do not hold.
    DoRemedies,
    /// Take everything out of the log from the first entry on that does not hold.
    CutLog,
    /// Write a note on this entry, counted from 0.
    WriteNote(usize),
    /// Put this note on an entry, counted from 0; an empty one takes it away.
    Annotate(usize, String),
    /// Copy entries of the log as text.
    CopyEntries(Copied),
    /// Play the entries in a text at the position that is shown.
    Paste(String),
    /// Leave the entry that is being changed as it is.
    CancelChange,
    /// Give somebody at the open table another name.
    Rename {
        /// Whom.
        seat: Seat,
        /// As it was typed.
        name: String,
    },
    /// Give somebody at the open table another colour.
    Recolour {
        /// Whom.
        seat: Seat,
        /// Which.
        colour: Colour,
    },
    /// Show another screen; the open game stays open.
    Show(Screen),
    /// Open a file: a game of the library in its place, any other as a copy.
    Open(PathBuf),
    /// Open a finished game, and what leads to looking back at it.
    LookBack(PathBuf),
    /// Open a copy of a file, even of a game of the library.
    OpenCopy(PathBuf),
    /// List the earlier versions of the game in a file.
    ListVersions(PathBuf),
    /// Put an earlier version of a game in its place.
    OpenVersion {
        /// The file of the game.
        of: PathBuf,
        /// The file of the version.
        path: PathBuf,
    },
    /// Write a copy of the open game to a file.
    SaveTo {
        /// The file.
        path: PathBuf,
        /// Whether one that is there may be replaced.
        replace: bool,
    },
    /// Ask how this game goes out.
    Export(Outgoing),
    /// Write this game to a file for others.
    ExportTo {
        /// The game.
        game: Outgoing,
        /// The kind of file, by its place.
        format: usize,
        /// The file.
        path: PathBuf,
        /// Whether one that is there may be replaced.
        replace: bool,
    },
    /// Print this game.
    Print(Outgoing),
    /// Choose a file in the system's dialog, for the dialog that is open.
    Browse(files::Purpose),
    /// Close the dialog that is open.
    CloseDialog,
    /// Try again to write the open game.
    SaveAgain,
    /// Write the open game to a new file; its old one belongs to whoever
    /// changed it.
    KeepBoth,
    /// Write the open game although its file was changed elsewhere.
    SaveAnyway,
    /// Leave the open game although it is not saved.
    LeaveAnyway,
    /// Move a border between panes to this size in points; for good, or as long
    /// as it is dragged.
    MoveBorder(Border, f32, bool),
    /// Let the computer play at this pace.
    SetPace(Pace),
    /// Do this although it takes back what somebody has seen.
    TakeBackSeen(Box<Intent>),
    /// Do this although the rules refuse it: the table played it like that.
    PlayAnyway(Box<Intent>),
    /// Do this although it replaces several entries.
    ReplaceAnyway(Box<Intent>),
    /// Keep what the player in this seat writes for nobody else.
    WritePrivately(Seat, String),
    /// Do something with the games on the shelf.
    Shelf(Wish),
    /// Explain this, a rule or a thing by its id.
    Explain(String),
    /// Take a notice away.
    Dismiss(u64),
}

/// What of the log is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The whole game.
    All,
    /// This entry alone, counted from 0.
    One(usize),
    /// This entry, counted from 0, and all after it.
    From(usize),
    /// The part of the game that this entry, counted from 0, is in.
    Part(usize),
}

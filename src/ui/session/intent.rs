//! What the player wants the window to do, whatever game is open. Intents of a game pass
//! through here unopened.

use std::path::PathBuf;

use super::super::base::icons::Icon;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::base::pane_sizes::Border;
use super::super::io::kept::Amendment;
use super::super::io::preferences::Pace;
use super::guests::Invited;
use programs::call::Call;
use table::save::own::Seen;
use table::{Bot, Colour, Level, Remedy, Saying, Seat};
use words::fl;
use words::plays::fate::Evening;

/// An intent.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// An intent of the open game, or of the screens of a game.
    Game(Own),
    /// Start a game from this start, or open it as a position to check.
    Start(Own),
    /// Start a game in which these programs play seats.
    StartWith(Own, Vec<Invited>),
    /// Offer the game with this id on the start screen.
    ChooseGame(&'static str),
    /// Save the score sheet and show it on the shelf.
    KeepSheet,
    /// Show a start in the score sheet.
    ShowSheet(Own),
    /// Run a command that belongs to no panel.
    Do(CommandId),
    /// Set a value of this seat by hand.
    CorrectAt(Seat),
    /// Bring the tab with this index to the front.
    ShowTab(usize),
    /// Do something with a branch of the game.
    Branch(Branch),
    /// Switch the languages.
    Speak {
        /// The language tag of the program; `None` for the system's language.
        sentences: Option<&'static str>,
        /// The language tag of component names; `None` for the language of the program.
        components: Option<&'static str>,
    },
    /// Show the position after this many entries of the log.
    GoTo(usize),
    /// Change this entry of the log, counted from 0.
    Change(usize),
    /// Change the entries that belong together, starting with this one (counted from 0), as one
    /// thing.
    ChangeAsOne(usize),
    /// Insert a forgotten entry before this entry of the log, counted from 0.
    Insert(usize),
    /// Remove this entry, counted from 0, from the log.
    Remove(usize),
    /// Decide about an invalid entry, or withdraw the decision.
    Decide {
        /// The entry, counted from 0.
        entry: usize,
        /// What to do about it.
        choice: Option<Choice>,
        /// Whether the same is decided about all entries that fail for the same reason.
        alike: bool,
    },
    /// Carry out the decisions about invalid entries.
    DoRemedies,
    /// Cut the log before the first invalid entry.
    CutLog,
    /// Open the note on this entry, counted from 0, for editing.
    WriteNote(usize),
    /// Save this note on an entry, counted from 0; an empty one removes the note.
    Annotate(usize, String),
    /// Copy entries of the log as text.
    CopyEntries(Copied),
    /// Play the entries in a text at the shown position.
    Paste(String),
    /// Leave the entry that is being changed as it is.
    CancelChange,
    /// Rename a player at the open table.
    Rename {
        /// The seat.
        seat: Seat,
        /// The name as it was typed.
        name: String,
    },
    /// Change who plays a seat at the open table, or how, from now on.
    HandOn {
        /// The seat.
        seat: Seat,
        /// The new player.
        to: HandOn,
    },
    /// Change a player's colour at the open table.
    Recolour {
        /// The seat.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// Show another screen; the open game stays open.
    Show(Screen),
    /// Open a file: in place if it is a game of the library, otherwise as a copy.
    Open(PathBuf),
    /// Open a finished game and its review.
    LookBack(PathBuf),
    /// Open a copy of a file, even of a game of the library.
    OpenCopy(PathBuf),
    /// List the earlier versions of the game in a file.
    ListVersions(PathBuf),
    /// Replace a game by an earlier version.
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
        /// Whether an existing file may be replaced.
        replace: bool,
    },
    /// Open the export dialog for this game.
    Export(Outgoing),
    /// Export this game to a file.
    ExportTo {
        /// The game.
        game: Outgoing,
        /// The kind of file, by its index.
        format: usize,
        /// The file.
        path: PathBuf,
        /// Whether an existing file may be replaced.
        replace: bool,
    },
    /// Print this game.
    Print(Outgoing),
    /// Show a file in the system's file manager.
    ShowFile(PathBuf),
    /// Choose a file in the system's dialog, for the open dialog.
    Browse(Purpose),
    /// Close the open dialog.
    CloseDialog,
    /// Try again to save the open game.
    SaveAgain,
    /// Save the open game to a new file; its old file stays as it was changed elsewhere.
    KeepBoth,
    /// Save the open game even if its file was changed elsewhere.
    SaveAnyway,
    /// Leave the open game even if it is not saved.
    LeaveAnyway,
    /// Move a border between panes to this size in points; the flag says whether for good or
    /// only while it is dragged.
    MoveBorder(Border, f32, bool),
    /// Play the computer's decisions without pauses, up to the next decision of a person.
    SkipAhead,
    /// Start a newly dealt game with the same players in the same seats.
    AnotherGame,
    /// Ask for a hint; if one is shown, carry out its best choice.
    AskForHint,
    /// Close the hint.
    CloseHint,
    /// Set the pace of the computer.
    SetPace(Pace),
    /// Do this even if it undoes something that a player has seen.
    TakeBackSeen(Box<Intent>),
    /// Do this against the rules: the table played it like that.
    PlayAnyway(Box<Intent>),
    /// Do this even if it replaces several entries.
    ReplaceAnyway(Box<Intent>),
    /// Save the private notes of the player in this seat.
    WritePrivately(Seat, String),
    /// Do something with the games on the shelf.
    Shelf(Wish),
    /// Explain the rule or thing with this id.
    Explain(String),
    /// Dismiss a notice.
    Dismiss(u64),
}

/// Who plays a seat from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandOn {
    /// A person of this name.
    Somebody(String),
    /// This bot.
    Bot(Bot),
    /// A program.
    Program(Call),
    /// Nobody: the seat passes.
    Nobody,
    /// A person again, under the existing name.
    Person,
}

/// Which part of the log to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The whole game.
    All,
    /// This entry only, counted from 0.
    One(usize),
    /// This entry, counted from 0, and all later ones.
    From(usize),
    /// The part of the game that contains this entry, counted from 0.
    Part(usize),
}

/// What fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The start screen, with the list of games.
    #[default]
    Start,
    /// The shelf with all games.
    Games,
    /// The open game.
    Table,
    /// The score sheet.
    Sheet,
    /// A screen of this game, by its name.
    Of(&'static str, &'static str),
}

/// An action on a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// Start a separate game from the shown position.
    PlayOn,
    /// Start a try from the shown position.
    Try,
    /// Compare a try with its game.
    Compare,
    /// Choose the level of the bots that play the rest of a try.
    AskForBots,
    /// Let bots play all seats of a try, or none.
    Seat {
        /// The level of the bots; `None` for none.
        level: Option<Level>,
        /// The seat that a person plays on all the same.
        but: Option<Seat>,
    },
    /// Turn a try into a separate game.
    Keep,
    /// Delete a try; its game is unchanged.
    Drop,
}

/// A decision about an invalid entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Replace it by what it may have meant.
    Mend,
    /// Remove it from the log.
    Drop,
    /// Keep it as it was played.
    Keep,
}

impl Choice {
    /// All choices, from left to right.
    pub const ALL: [Self; 3] = [Self::Mend, Self::Drop, Self::Keep];

    pub(crate) fn icon(self) -> Icon {
        match self {
            Self::Mend => Icon::Mend,
            Self::Drop => Icon::Bin,
            Self::Keep => Icon::Pin,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Mend => fl!(mending_mend),
            Self::Drop => fl!(mending_drop),
            Self::Keep => fl!(mending_keep),
        }
    }

    pub(crate) fn of<C>(remedy: &Remedy<C>) -> Self {
        match remedy {
            Remedy::Mend(_) => Self::Mend,
            Remedy::Drop => Self::Drop,
            Remedy::Keep => Self::Keep,
        }
    }
}

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To write to it.
    Save,
    /// To export to it.
    Export,
    /// To read an archive of games.
    OpenArchive,
    /// To write one.
    SaveArchive,
}

impl From<Wish> for Intent {
    fn from(wish: Wish) -> Self {
        Self::Shelf(wish)
    }
}

/// A request to the shelf.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Change what a file says besides its game.
    Amend(PathBuf, Box<Amendment>),
    /// Copy a game.
    Duplicate(PathBuf),
    /// Delete a game.
    Discard(PathBuf),
    /// Restore deleted games.
    Restore(Vec<PathBuf>),
    /// Show what was deleted.
    ShowTrash,
    /// Delete these listed files of the trash for good.
    EmptyTrash(Vec<Seen>),
    /// Play the same deal again.
    Again(PathBuf),
    /// Ask where to save an archive of everything.
    AskExport,
    /// Ask which archive to import.
    AskImport,
    /// Write an archive; the flag says whether an existing file may be replaced.
    Export(PathBuf, bool),
    /// Import an archive, or a file of plays.
    Import(PathBuf),
    /// Show which names belong to the same person.
    ShowPeople,
    /// Record a statement about people.
    Say(Saying),
    /// Save these plays from other programs; this many others exist already.
    Bring(Vec<Evening>, usize),
}

/// The id of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandId(&'static str);

impl CommandId {
    /// Undoes the last action.
    pub const UNDO: Self = Self("UNDO");

    /// Creates an id from a name; the table of commands gives each command its own.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// Returns the name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

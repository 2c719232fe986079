//! What a person wants of the window, whatever game is in it. What is wanted of a
//! game goes through here unopened.

use std::path::PathBuf;

use super::super::base::icons::Icon;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::base::pane_sizes::Border;
use super::super::io::kept::Amendment;
use super::super::io::preferences::Pace;
use table::save::own::Seen;
use table::{Colour, Level, Remedy, Saying, Seat};
use words::fl;
use words::plays::fate::Evening;

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Something of the open game, or of the screens of a game.
    Game(Own),
    /// Begin a game from this start, or open it as a position to check.
    Start(Own),
    /// Offer this game on the start screen, by its id.
    ChooseGame(&'static str),
    /// Keep the score sheet and show it on the shelf.
    KeepSheet,
    /// Look at a start in the score sheet.
    ShowSheet(Own),
    /// Something no panel owns.
    Do(CommandId),
    /// Let one set a value of this seat by hand.
    CorrectAt(Seat),
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
    /// Change entries that belong together, from this one on (counted from 0), as one thing.
    ChangeAsOne(usize),
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
    /// Let a seat at the open table be played by somebody else, or in another way, from
    /// now on.
    HandOn {
        /// Which.
        seat: Seat,
        /// By whom, or how.
        to: HandOn,
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
    /// Show a file where it lies, in the system's file manager.
    ShowFile(PathBuf),
    /// Choose a file in the system's dialog, for the dialog that is open.
    Browse(Purpose),
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
    /// Play at once what the computer decides, up to the next decision of a person.
    SkipAhead,
    /// Begin a game with the same players in the same seats, dealt anew.
    AnotherGame,
    /// Ask for a hint. If there is one, carry out its best choice.
    AskForHint,
    /// Take the hint away.
    CloseHint,
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

/// Who plays a seat from now on, or how it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandOn {
    /// Somebody of this name.
    Somebody(String),
    /// The computer, this well.
    Bot(Level),
    /// Nobody: it passes.
    Nobody,
    /// A person again, of the name that is there.
    Person,
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

/// What fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The choices at the start and the games there are.
    #[default]
    Start,
    /// The shelf with all games there are.
    Games,
    /// The open game.
    Table,
    /// A position to type in.
    Sheet,
    /// A screen of this game, by its name.
    Of(&'static str, &'static str),
}

/// What one may want of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Branch {
    /// A game of its own from the position that is shown.
    PlayOn,
    /// A try from the position that is shown.
    Try,
    /// See a try beside its game.
    Compare,
    /// Choose how well bots play the rest of a try.
    AskForBots,
    /// Let bots of this level play all seats of a try, or none.
    Seat(Option<Level>),
    /// A try becomes a game of its own.
    Keep,
    /// A try is thrown away, and its game is as it was.
    Drop,
}

/// What somebody may decide about an entry that does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// What it may have meant takes its place.
    Mend,
    /// It leaves the log.
    Drop,
    /// It stays as it was played.
    Keep,
}

impl Choice {
    /// All of them, from left to right.
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
    /// To write something for others to it.
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

/// What a person wants of the shelf.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Something else is true beside the game in a file.
    Amend(PathBuf, Box<Amendment>),
    /// A copy of a game.
    Duplicate(PathBuf),
    /// Throw a game away.
    Discard(PathBuf),
    /// Get games back that were thrown away.
    Restore(Vec<PathBuf>),
    /// Look at what was thrown away.
    ShowTrash,
    /// Delete these files of it, as they were listed.
    EmptyTrash(Vec<Seen>),
    /// Play the same deal once more.
    Again(PathBuf),
    /// Ask where an archive of everything is to be.
    AskExport,
    /// Ask which archive is to come in.
    AskImport,
    /// Write an archive; whether one that is there may be replaced.
    Export(PathBuf, bool),
    /// Take in what is in an archive, or in a file of plays.
    Import(PathBuf),
    /// Look who is who.
    ShowPeople,
    /// Say something about people.
    Say(Saying),
    /// Keep these plays of other programs, of which so many more are there already.
    Bring(Vec<Evening>, usize),
}

/// What tells a command from all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandId(&'static str);

impl CommandId {
    /// Takes back what was done last.
    pub const UNDO: Self = Self("UNDO");

    /// The command of this name; the table of commands gives each its own.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

//! What the window knows beside the state of its panels: which screen it shows,
//! the open game and whether it is saved, notices, the games there are.

use std::path::{Path, PathBuf};

use super::clerk::Task;
use super::library::{GameId, Listed};
use super::preferences::Preferences;
use crate::app::florence::analysis::Review;
use crate::app::florence::digital;
use crate::app::florence::digital::Digital;
use crate::app::florence::edition_files::Kept;
use crate::app::florence::hint::Hint;
use crate::app::{Intent, View};
use crate::florence::{Command, EditionData, Game};
use crate::table::{SaveError, Session};
use crate::words::florence::Words;

/// What fills the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The choices at the start and the games there are.
    #[default]
    Start,
    /// The players and options of a new game.
    NewGame,
    /// A position to type in.
    Sheet,
    /// The open game.
    Table,
    /// Tile shapes of one's own.
    Shapes,
}

/// The state of the window.
#[derive(Debug, Default)]
pub struct State {
    /// What is shown.
    pub screen: Screen,
    /// The open game.
    pub game: Option<OpenGame>,
    /// The score sheet on which something was typed.
    pub sheet: Option<OpenSheet>,
    /// The file that is being opened.
    pub opening: Option<PathBuf>,
    /// What a worker is busy with that has not answered for a while.
    pub silent: Option<Task>,
    /// The games there are; nothing until they have been listed once.
    pub games: Option<Vec<Listed>>,
    /// The tile shapes of one's own.
    pub editions: Vec<Kept>,
    /// What there is to say.
    pub notices: Vec<Notice>,
    /// What the window remembers.
    pub preferences: Preferences,
    /// What happens as soon as the open game is saved.
    pub leaving: Option<Leaving>,
    /// Whether the window may close now.
    pub may_exit: bool,
    /// Whether it was said that preferences cannot be written.
    pub told_not_remembered: bool,
    next_notice: u64,
    next_game: u64,
}

/// A game in the window.
#[derive(Debug)]
pub struct OpenGame {
    /// Its number.
    pub id: GameId,
    /// The game.
    pub session: Session<Game>,
    /// Counts the states of the session.
    pub revision: u64,
    /// How far it has got into its file.
    pub file: InFile,
    /// What a game against the computer has beside its session.
    pub digital: Option<Digital>,
    /// The hint that was asked for last.
    pub hint: Option<Hint>,
    /// The look back at the game that was asked for last.
    pub review: Option<Review>,
    /// The entry that is being changed.
    pub changing: Option<Changing>,
}

/// A score sheet in the window. What is typed on it is in its panel.
#[derive(Debug)]
pub struct OpenSheet {
    /// Its number.
    pub id: GameId,
    /// Counts the states of the sheet.
    pub revision: u64,
    /// How far it has got into its file.
    pub file: InFile,
}

/// How far something has got into its file.
#[derive(Debug, Default)]
pub struct InFile {
    /// The file, once there is one.
    pub path: Option<PathBuf>,
    /// The state that is in it.
    pub saved: u64,
    /// The last state that was tried to write.
    pub tried: u64,
    /// Why it could not be written.
    pub trouble: Option<SaveError>,
}

impl InFile {
    /// Something in its first state, which was read from a file or just written
    /// to it, if there is one.
    fn first(path: Option<PathBuf>) -> Self {
        let saved = u64::from(path.is_some());
        Self {
            path,
            saved,
            tried: saved,
            trouble: None,
        }
    }

    /// This state is in this file now.
    pub fn is_in(&mut self, path: PathBuf, revision: u64) {
        *self = Self {
            path: Some(path),
            saved: revision,
            tried: revision,
            trouble: None,
        };
    }
}

impl OpenSheet {
    /// A sheet that was just begun or opened.
    #[must_use]
    pub fn new(id: GameId, path: Option<PathBuf>) -> Self {
        Self {
            id,
            revision: 1,
            file: InFile::first(path),
        }
    }

    /// Whether what is typed is in the file too.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.file.saved == self.revision
    }
}

/// An entry of the past that is to become another one, or to get one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changing {
    /// Which, counted from 0.
    pub entry: usize,
    /// Whether the entry stays, and what is decided now comes before it.
    pub inserts: bool,
    /// The cursor to go back to if nothing is changed after all.
    pub back: usize,
}

impl OpenGame {
    /// A game that was just begun or opened.
    #[must_use]
    pub fn new(id: GameId, session: Session<Game>, path: Option<PathBuf>) -> Self {
        Self {
            id,
            digital: Digital::of(&session),
            session,
            revision: 1,
            file: InFile::first(path),
            hint: None,
            review: None,
            changing: None,
        }
    }

    /// The session as it may be shown: in a game against the computer only what
    /// whoever looks may see.
    #[must_use]
    pub fn shown(&self) -> &Session<Game> {
        self.digital.as_ref().map_or(&self.session, Digital::seen)
    }

    /// Words about the game as it may be shown, without money if `hides_money`.
    #[must_use]
    pub fn words(&self, hides_money: bool) -> Words<'_> {
        let words = Words::of(self.session.start()).hiding_money(hides_money);
        match &self.digital {
            Some(digital) if !self.session.game().is_over() => words.for_eyes_of(digital.eyes()),
            _ => words,
        }
    }

    /// The game as it may be shown, without money if `hides_money`.
    #[must_use]
    pub fn view(&self, hides_money: bool) -> View<'_> {
        let session = self.shown();
        let view = View {
            words: self.words(false),
            eyes: self.digital.as_ref().map(Digital::eyes),
            ..View::of(session)
        };
        view.hiding_money(hides_money)
    }

    /// Whether whoever decides sees what is known to them: against the computer
    /// their cards may be hidden from others at the same screen.
    #[must_use]
    pub fn shows_who_decides(&self) -> bool {
        let acting = self.session.game().to_act();
        let eyes = |digital: &Digital| digital.eyes() == acting;
        self.digital.as_ref().is_none_or(eyes)
    }

    /// Why a decision cannot be taken at this screen now, in a sentence; nothing if
    /// it can. Against the computer it is made of what lies open and of the cards
    /// that are shown, so that it tells nothing about those that are not.
    #[must_use]
    pub fn refusal(&self, command: &Command, money_hidden: bool) -> Option<String> {
        let view = self.view(money_hidden);
        if let Some(why) = digital::refusal(self, command) {
            return Some(why);
        }
        let violation = view.game.check(command).err()?;
        Some(view.words.about(command.seat).cited(&violation))
    }

    /// Whether the result of an auction can be entered now. Against the computer
    /// every bid is made.
    #[must_use]
    pub fn takes_results(&self) -> bool {
        let game = self.session.game();
        self.digital.is_none() && game.auction().is_some() && game.pending().is_none()
    }

    /// Whether what is in the window is in the file too.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.file.saved == self.revision
    }
}

/// What a game is left for.
#[derive(Clone, Debug, PartialEq)]
pub enum Leaving {
    /// The start screen.
    Start,
    /// This intent, which brings another game.
    For(Box<Intent>),
    /// The end of the program.
    Exit,
}

impl Leaving {
    /// Whether the open game is left, and whether the score sheet.
    fn what(&self) -> (bool, bool) {
        match self {
            Self::Start => (true, false),
            Self::For(intent) => match **intent {
                Intent::ShowSheet(_) => (false, true),
                // Nobody knows yet which of the two is in a file.
                Intent::Open(_) | Intent::OpenCopy(_) => (true, true),
                _ => (true, false),
            },
            Self::Exit => (true, true),
        }
    }
}

/// Something to say, in a bar above the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Its number.
    pub id: u64,
    /// Whether it needs attention or only tells.
    pub grave: bool,
    /// The sentences.
    pub text: String,
    /// What can be done about it: what stands on the button, and what it does.
    pub offers: Vec<(String, Intent)>,
    /// Whether it goes away with the next thing that happens in the game.
    pub passing: bool,
}

impl State {
    /// Says something calmly; it goes away with the next decision.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notice(false, true, text.into(), Vec::new());
    }

    /// Says what was just done and how it is taken back: what the button takes
    /// back, and what it does. It goes away with the next decision.
    pub fn offer(&mut self, text: String, what: String, back: Intent) {
        self.notice(false, true, text, vec![(what, back)]);
    }

    /// Says what is wrong, with what can be done about it; it stays until it is
    /// dismissed.
    pub fn warn(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.notice(true, false, text.into(), offers);
    }

    /// Says calmly what has been done, with how it is taken back; it stays until
    /// it is dismissed.
    pub fn tell_with(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.notice(false, false, text.into(), offers);
    }

    /// The edition that new games begin with: the one chosen last, if it is
    /// sound, else the one that comes along.
    #[must_use]
    pub fn edition(&self) -> EditionData {
        let chosen = self.preferences.edition.as_deref();
        let kept = self.editions.iter();
        let mut kept = kept.filter(|kept| kept.path.file_name().map(Path::new) == chosen);
        let sound = kept.find(|kept| kept.data.problems().is_empty());
        sound.map_or_else(EditionData::default, |kept| kept.data.clone())
    }

    /// Whether everything in the window is in its file.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.unsaved_before(&Leaving::Exit).next().is_none()
    }

    /// Whether something that is left could not be written, or no worker answers.
    #[must_use]
    pub fn is_stuck(&self, leaving: &Leaving) -> bool {
        let mut unsaved = self.unsaved_before(leaving);
        unsaved.any(|(revision, file)| {
            self.silent.is_some() || file.trouble.is_some() && file.tried == revision
        })
    }

    /// The file of the score sheet if that is shown, or of the open game.
    #[must_use]
    pub fn shown_file(&self) -> Option<&Path> {
        let game = self.game.as_ref().map(|game| &game.file);
        let sheet = self.sheet.as_ref().map(|sheet| &sheet.file);
        let shown = sheet.filter(|_| self.screen == Screen::Sheet);
        shown.or(game)?.path.as_deref()
    }

    /// What is left and not in its file: its state, and how far it has got.
    pub fn unsaved_before(&self, leaving: &Leaving) -> impl Iterator<Item = (u64, &InFile)> {
        let (leaves_game, leaves_sheet) = leaving.what();
        let game = self.game.as_ref().filter(|_| leaves_game);
        let sheet = self.sheet.as_ref().filter(|_| leaves_sheet);
        let game = game.map(|game| (game.revision, &game.file));
        let sheet = sheet.map(|sheet| (sheet.revision, &sheet.file));
        let all = game.into_iter().chain(sheet);
        all.filter(|(revision, file)| file.saved != *revision)
    }

    /// How far this game or sheet has got into its file.
    pub fn file_of(&mut self, id: GameId) -> Option<&mut InFile> {
        let game = self.game.as_mut().filter(|game| game.id == id);
        let sheet = self.sheet.as_mut().filter(|sheet| sheet.id == id);
        let game = game.map(|game| &mut game.file);
        game.or(sheet.map(|sheet| &mut sheet.file))
    }

    fn notice(&mut self, grave: bool, passing: bool, text: String, offers: Vec<(String, Intent)>) {
        // The same again is said once.
        self.notices.retain(|notice| notice.text != text);
        self.next_notice += 1;
        self.notices.push(Notice {
            id: self.next_notice,
            grave,
            text,
            offers,
            passing,
        });
    }

    /// A number for a game that is about to be begun or opened.
    pub fn new_game_id(&mut self) -> GameId {
        self.next_game += 1;
        GameId(self.next_game)
    }
}

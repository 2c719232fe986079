//! What the window knows besides the state of its panels: the current screen, the open game
//! and whether it is saved, notices, the list of games.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::KeyboardShortcut;

use super::super::Intent;
use super::super::base::folders::Folders;
use super::super::base::panel_keys::{Examples, PanelKeys};
use super::super::base::wishes::Wishes;
use super::super::io::kept::{GameId, Inside, Listed, Task};
use super::super::io::kind::{Kind, Kinds};
use super::super::io::preferences::Preferences;
use super::intent::{CommandId, Screen};
use super::open_table::{Extent, InFile, OpenTable};
use super::timer::Timer;
use table::{Alike, Seat};

/// The state of the window.
#[derive(Debug)]
pub struct State {
    /// The games that can be opened.
    pub known: Kinds,
    /// What each of them offers, in the same order.
    pub offers: Vec<Offer>,
    /// The screen that is shown.
    pub screen: Screen,
    /// The open game.
    pub game: Option<Box<dyn OpenTable>>,
    /// The score sheet on which something was typed.
    pub sheet: Option<OpenSheet>,
    /// The file that is being opened.
    pub opening: Option<PathBuf>,
    /// The task of a worker that has not answered for a while.
    pub silent: Option<Task>,
    /// All games, most recently written first; `None` until they have been listed once.
    pub games: Option<Vec<Listed>>,
    /// Whether a worker is reading the first lines of some of them.
    pub is_reading_heads: bool,
    /// Where the player keeps files, as far as known.
    pub folders: Folders,
    /// The notices.
    pub notices: Vec<Notice>,
    /// What the window remembers.
    pub preferences: Preferences,
    /// Which names belong to the same person.
    pub people: Arc<Alike>,
    /// The accessibility settings of the system.
    pub wishes: Wishes,
    /// The players' clocks.
    pub timer: Timer,
    /// The state of the replay.
    pub replay: Replay,
    /// What happens as soon as the open game is saved.
    pub leaving: Option<Leaving>,
    /// The window for everyone at the table.
    pub public: PublicScreen,
    /// Whether the window may close now.
    pub may_exit: bool,
    /// Whether the player was told that preferences cannot be written.
    pub told_not_remembered: bool,
    next_notice: u64,
    next_game: u64,
}

/// What a game offers besides its screens.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Its commands.
    pub rows: &'static [&'static Row],
    /// The keys of its panels, and examples of what can be typed.
    pub keys: fn() -> (PanelKeys, Examples),
}

/// The window for everyone at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PublicScreen {
    /// It is closed.
    #[default]
    Closed,
    /// It follows the game.
    Open,
}

impl PublicScreen {
    /// Returns the other state.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Closed => Self::Open,
            Self::Open => Self::Closed,
        }
    }
}

/// A score sheet in the window. Its panel holds what is typed on it.
#[derive(Debug)]
pub struct OpenSheet {
    /// The id of the game it is of.
    pub game: &'static str,
    /// Its id in this window.
    pub id: GameId,
    /// The revision, which counts the states of the sheet.
    pub revision: u64,
    /// How far it has been saved.
    pub file: InFile,
}

impl OpenSheet {
    /// Creates the state of a sheet that was just started or opened.
    #[must_use]
    pub fn new(game: &'static str, id: GameId, path: Option<PathBuf>) -> Self {
        Self {
            game,
            id,
            revision: 1,
            file: InFile::first(path),
        }
    }

    /// Returns whether everything typed is in the file too.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.file.saved == self.revision
    }
}

/// Why a game is left.
#[derive(Clone, Debug, PartialEq)]
pub enum Leaving {
    /// For the start screen.
    Start,
    /// For this intent, which opens another game.
    For(Box<Intent>),
    /// To close the program.
    Exit,
}

impl Leaving {
    /// Returns whether the open game is left, and whether the score sheet is.
    fn what(&self) -> (bool, bool) {
        match self {
            Self::Start => (true, false),
            Self::For(intent) => match **intent {
                Intent::ShowSheet(_) => (false, true),
                // It is not known yet which of the two the file contains.
                Intent::Open(_) | Intent::LookBack(_) | Intent::OpenCopy(_) => (true, true),
                // All other intents lead to another game.
                _ => (true, false),
            },
            Self::Exit => (true, true),
        }
    }
}

/// A notice, in a bar above the screen.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a moment at which it goes"
)]
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Its id.
    pub id: u64,
    /// Whether it is a warning or only information.
    pub grave: bool,
    /// The sentences.
    pub text: String,
    /// What can be done about it: the label of each button, and its intent.
    pub offers: Vec<(String, Intent)>,
    /// Whether it disappears with the next event in the game.
    pub passing: bool,
    /// The player whom it concerns, if it is about one.
    pub seat: Option<Seat>,
    /// Whether it is a refusal: it disappears when something else is decided or refused.
    pub refuses: bool,
    /// Whether it disappears when a person decides, or the game is left.
    pub until_decided: bool,
    /// Since when it has been shown without being looked at, in seconds of the window.
    since: Option<f64>,
}

/// How long information stays, in seconds: without and with buttons.
const STAYS: [f64; 2] = [20.0, 60.0];

impl State {
    /// Returns whether the open table has agreed that money is hidden, or that it is visible.
    #[must_use]
    pub fn money_agreed(&self) -> Option<bool> {
        self.game.as_deref()?.money_agreed()
    }

    /// Returns whether to hide how much money the players have: as the table has agreed,
    /// otherwise as in the preferences.
    #[must_use]
    pub fn hides_money(&self) -> bool {
        self.money_agreed().unwrap_or(self.preferences.hide_money)
    }

    /// Returns whether to show changes without animation.
    #[must_use]
    pub fn reduces_motion(&self) -> bool {
        let chosen = self.preferences.reduce_motion;
        chosen.unwrap_or(self.wishes.reduce_motion)
    }

    /// Returns whether to draw everything with more contrast.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        let chosen = self.preferences.high_contrast;
        chosen.unwrap_or(self.wishes.high_contrast)
    }

    /// Creates the state of a window in which nothing has happened yet and which can open these
    /// games.
    #[must_use]
    pub fn new(known: Kinds, offers: Vec<Offer>) -> Self {
        Self {
            known,
            offers,
            screen: Screen::default(),
            game: None,
            sheet: None,
            opening: None,
            silent: None,
            games: None,
            is_reading_heads: false,
            folders: Folders::default(),
            notices: Vec::new(),
            preferences: Preferences::default(),
            people: Arc::default(),
            wishes: Wishes::default(),
            timer: Timer::default(),
            replay: Replay::default(),
            leaving: None,
            public: PublicScreen::default(),
            may_exit: false,
            told_not_remembered: false,
            next_notice: 0,
            next_game: 0,
        }
    }

    /// Takes over the list of games; keeps what is known of games that have not been read now
    /// and are unchanged.
    pub(in crate::ui) fn listed(&mut self, mut games: Vec<Listed>) {
        let before = self.games.take().unwrap_or_default();
        let before = before
            .into_iter()
            .map(|game| (game.path, (game.written, game.inside)));
        let mut before: HashMap<PathBuf, _> = before.collect();
        for game in games
            .iter_mut()
            .filter(|game| game.inside == Inside::Unread)
        {
            if let Some((written, inside)) = before.remove(&game.path)
                && written == game.written
            {
                game.inside = inside;
            }
        }
        // A list shows no more of the open game than its own window does.
        if let Some(open) = &self.game
            && let Some(seen) = open.seen_so_far()
        {
            let path = open.file().path.as_deref();
            let mut listed = games.iter_mut();
            if let Some(game) = listed.find(|game| Some(game.path.as_path()) == path) {
                game.inside = Inside::Whole(seen);
            }
        }
        self.games = Some(games);
    }

    /// Takes over the first lines of some games.
    pub(in crate::ui) fn told_by_heads(&mut self, heads: Vec<(PathBuf, Inside)>) {
        let mut heads: HashMap<PathBuf, Inside> = heads.into_iter().collect();
        for game in self.games.iter_mut().flatten() {
            if let Some(inside) = heads.remove(&game.path)
                && game.inside == Inside::Unread
            {
                game.inside = inside;
            }
        }
    }

    /// Shows information; it disappears with the next decision.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notice(false, true, text.into(), Vec::new());
    }

    /// Says what was just done, with an undo button: `what` it undoes, and the intent `back`.
    /// It disappears with the next decision.
    pub fn offer(&mut self, text: String, what: String, back: Intent) {
        self.notice(false, true, text, vec![(what, back)]);
    }

    /// Says what was just done, with what can be done about it; it disappears with the next
    /// decision.
    pub fn tell_of_this(&mut self, text: String, offers: Vec<(String, Intent)>) {
        self.notice(false, true, text, offers);
    }

    /// Shows a warning, with what can be done about it; it stays until it is dismissed.
    pub fn warn(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.notice(true, false, text.into(), offers);
    }

    /// Shows a refusal, with what can be done anyway.
    pub fn refuse(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.forget_refusals();
        self.notice(true, false, text.into(), offers);
        if let Some(notice) = self.notices.last_mut() {
            notice.refuses = true;
        }
    }

    /// Removes refusals.
    pub fn forget_refusals(&mut self) {
        self.notices.retain(|notice| !notice.refuses);
    }

    /// Removes notices that offer what is being done now, except for writing a note, which may
    /// still be cancelled.
    pub fn forget_what_offers(&mut self, intent: &Intent) {
        if !matches!(intent, Intent::WriteNote(_)) {
            let offers = |notice: &Notice| notice.offers.iter().any(|(_, offer)| offer == intent);
            self.notices.retain(|notice| !offers(notice));
        }
    }

    /// Says what has been done, with an undo button; it stays until it is dismissed.
    pub fn tell_with(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.notice(false, false, text.into(), offers);
    }

    /// Does the same for the open game; the notice disappears when a person decides, or the
    /// game is left.
    pub fn tell_until_decided(&mut self, text: String, offers: Vec<(String, Intent)>) {
        self.tell_with(text, offers);
        if let Some(notice) = self.notices.last_mut() {
            notice.until_decided = true;
        }
    }

    /// Removes notices about the game that is left.
    pub fn forget_what_passes(&mut self) {
        let stays = |notice: &Notice| !notice.passing && !notice.until_decided;
        self.notices.retain(stays);
        self.forget_refusals();
    }

    /// Returns the explanations of the open game, or of the first one if none is open.
    #[must_use]
    pub fn reference(&self) -> Option<&'static dyn super::super::base::explain::Reference> {
        let open = self.game.as_ref().map(|game| game.game());
        let open = open.and_then(|id| self.kind(id));
        open.or(self.known.first().copied())?.reference()
    }

    /// Returns the game with this id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<&'static dyn Kind> {
        let mut kinds = self.known.iter().copied();
        kinds.find(|kind| kind.id() == id)
    }

    /// Returns the extent of the open game's log.
    #[must_use]
    pub fn extent(&self) -> Option<Extent> {
        self.game.as_ref().map(|game| game.extent())
    }

    /// Returns whether everything in the window is in its file.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.unsaved_before(&Leaving::Exit).next().is_none()
    }

    /// Returns whether something that is left could not be saved, or no worker answers.
    #[must_use]
    pub fn is_stuck(&self, leaving: &Leaving) -> bool {
        let mut unsaved = self.unsaved_before(leaving);
        unsaved.any(|(revision, file)| {
            self.silent.is_some() || file.trouble.is_some() && file.tried == revision
        })
    }

    /// Returns the file of the score sheet if that is shown, otherwise of the open game.
    #[must_use]
    pub fn shown_file(&self) -> Option<&Path> {
        let game = self.game.as_ref().map(|game| game.file());
        let sheet = self.sheet.as_ref().map(|sheet| &sheet.file);
        let shown = sheet.filter(|_| self.screen == Screen::Sheet);
        shown.or(game)?.path.as_deref()
    }

    /// Yields what is left and not saved: its revision, and how far it has been saved.
    pub fn unsaved_before(&self, leaving: &Leaving) -> impl Iterator<Item = (u64, &InFile)> {
        let (leaves_game, leaves_sheet) = leaving.what();
        let game = self.game.as_ref().filter(|_| leaves_game);
        let sheet = self.sheet.as_ref().filter(|_| leaves_sheet);
        let game = game.map(|game| (game.revision(), game.file()));
        let sheet = sheet.map(|sheet| (sheet.revision, &sheet.file));
        let all = game.into_iter().chain(sheet);
        all.filter(|(revision, file)| file.saved != *revision)
    }

    /// Returns how far this game or sheet has been saved.
    pub fn file_of(&mut self, id: GameId) -> Option<&mut InFile> {
        let game = self.game.as_mut().filter(|game| game.id() == id);
        let sheet = self.sheet.as_mut().filter(|sheet| sheet.id == id);
        let game = game.map(|game| game.file_mut());
        game.or(sheet.map(|sheet| &mut sheet.file))
    }

    fn notice(&mut self, grave: bool, passing: bool, text: String, offers: Vec<(String, Intent)>) {
        // The same text replaces its earlier notice.
        self.notices.retain(|notice| notice.text != text);
        self.next_notice += 1;
        self.notices.push(Notice {
            id: self.next_notice,
            grave,
            text,
            offers,
            passing,
            seat: None,
            refuses: false,
            until_decided: false,
            since: None,
        });
    }

    /// Removes old information that nobody is looking at. Returns when the next one is due, in
    /// seconds from `now` (in seconds of the window).
    pub fn forget_old(&mut self, now: f64, looked_at: &[u64]) -> Option<f64> {
        let may_go =
            |notice: &Notice| !notice.grave && notice.seat.is_none() && !notice.until_decided;
        let mut next: Option<f64> = None;
        self.notices.retain_mut(|notice| {
            if !may_go(notice) {
                return true;
            }
            let since = *notice.since.get_or_insert(now);
            let stays = STAYS[usize::from(!notice.offers.is_empty())];
            let since = if looked_at.contains(&notice.id) {
                now
            } else {
                since
            };
            notice.since = Some(since);
            let left = since + stays - now;
            let is_there = left > 0.0;
            if is_there {
                next = Some(next.map_or(left, |next| next.min(left)));
            }
            is_there
        });
        next
    }

    /// Shows what concerns the player in a seat, until a person decides.
    pub fn concern(&mut self, seat: Seat, text: String) {
        self.notice(false, true, text, Vec::new());
        if let Some(notice) = self.notices.last_mut() {
            notice.seat = Some(seat);
        }
    }

    /// Returns an id for a game that is about to be started or opened.
    pub fn new_game_id(&mut self) -> GameId {
        self.next_game += 1;
        GameId(self.next_game)
    }
}

/// A command.
#[derive(Debug)]
pub struct Row {
    /// Its id.
    pub id: CommandId,
    /// Returns the label of its button.
    pub name: fn() -> &'static str,
    /// Returns the label of its button, if that depends on the state.
    pub name_now: Option<fn(&State) -> &'static str>,
    /// Returns what it does, in a sentence.
    pub hint: fn() -> &'static str,
    /// Its keys, the usual ones first.
    pub keys: &'static [KeyboardShortcut],
    /// Its group in the overview of keys.
    pub group: Group,
    /// Its section in the menu, if it is listed there.
    pub menu: Option<Section>,
    /// Whether its keys belong to the text while the player types.
    pub edits_text: bool,
    /// The row of the window after which a row of a game is listed.
    pub after: Option<&'static Row>,
    /// Why there is nothing to do now, if that is so: nothing is closed to anybody without a
    /// reason.
    pub hindered: fn(&State) -> Option<&'static str>,
    /// Returns whether the open game offers it at all; if not, it is listed nowhere.
    pub is_offered: fn(&State) -> bool,
    /// Returns its intent; `None` if the window itself carries it out.
    pub wants: Option<fn() -> Intent>,
}

/// The groups of the overview, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Group {
    Log,
    Games,
    Looking,
    Window,
}

/// The sections of the menu, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Section {
    Games,
    Help,
    Entries,
    Window,
}

/// The shown position: of which game, and the extent of its log.
pub(crate) type Seen = (GameId, Extent);

/// The state of a replay.
#[derive(Clone, Copy, Debug, Default)]
pub struct Replay {
    /// Whether the replay controls are shown in place of the current action.
    pub(in crate::ui) is_open: bool,
    /// The position after the last automatic step, and when the next step is due; `None` while
    /// paused.
    pub(in crate::ui) plays: Option<(Seen, f64)>,
    /// Whether an automatic step is being made at this moment.
    pub(in crate::ui) steps: bool,
    /// Whether the shown position still has to be saved, which happens once the replay stops.
    pub(in crate::ui) owes_place: bool,
}

impl Replay {
    /// Returns whether the replay is running.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.plays.is_some()
    }
}

/// Returns whether an earlier position is shown, and no entry is being changed.
pub(crate) fn looks_back(game: &dyn OpenTable) -> bool {
    let extent = game.extent();
    extent.cursor < extent.legal && game.changing().is_none()
}

pub(crate) fn seen(game: &dyn OpenTable) -> Seen {
    (game.id(), game.extent())
}

impl State {
    /// Returns whether the player looks through past positions with the replay controls, and
    /// makes no decisions.
    #[must_use]
    pub fn replays(&self) -> bool {
        let game = self.game.as_ref().filter(|_| self.replay.is_open);
        game.is_some_and(|game| looks_back(&**game))
    }
}

//! What the window knows beside the state of its panels: which screen it shows,
//! the open game and whether it is saved, notices, the games there are.

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
    /// What is shown.
    pub screen: Screen,
    /// The open game.
    pub game: Option<Box<dyn OpenTable>>,
    /// The score sheet on which something was typed.
    pub sheet: Option<OpenSheet>,
    /// The file that is being opened.
    pub opening: Option<PathBuf>,
    /// What a worker is busy with that has not answered for a while.
    pub silent: Option<Task>,
    /// All games there are, those written last first; nothing until they have been
    /// listed once.
    pub games: Option<Vec<Listed>>,
    /// Whether a worker reads the first lines of some of them.
    pub is_reading_heads: bool,
    /// Where this person keeps files, as far as that is known.
    pub folders: Folders,
    /// What there is to say.
    pub notices: Vec<Notice>,
    /// What the window remembers.
    pub preferences: Preferences,
    /// Which names are of one person.
    pub people: Arc<Alike>,
    /// What the system tells about what this person wants to see.
    pub wishes: Wishes,
    /// How long players think.
    pub timer: Timer,
    /// How what was played is gone through.
    pub replay: Replay,
    /// What happens as soon as the open game is saved.
    pub leaving: Option<Leaving>,
    /// Whether there is a window for everybody at the table.
    pub public: PublicScreen,
    /// Whether the window may close now.
    pub may_exit: bool,
    /// Whether it was said that preferences cannot be written.
    pub told_not_remembered: bool,
    next_notice: u64,
    next_game: u64,
}

/// What a game offers whoever sits at the window, beside its screens.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Its commands.
    pub rows: &'static [&'static Row],
    /// The keys of its panels, and examples of what may be typed.
    pub keys: fn() -> (PanelKeys, Examples),
}

/// The window for everybody at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PublicScreen {
    /// There is none.
    #[default]
    Closed,
    /// It follows the game.
    Open,
}

impl PublicScreen {
    /// Opened if it was closed, closed if it was open.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Closed => Self::Open,
            Self::Open => Self::Closed,
        }
    }
}

/// A score sheet in the window. What is typed on it is in its panel.
#[derive(Debug)]
pub struct OpenSheet {
    /// The id of the game it is of.
    pub game: &'static str,
    /// Its number.
    pub id: GameId,
    /// Counts the states of the sheet.
    pub revision: u64,
    /// How far it has got into its file.
    pub file: InFile,
}

impl OpenSheet {
    /// A sheet that was just begun or opened.
    #[must_use]
    pub fn new(game: &'static str, id: GameId, path: Option<PathBuf>) -> Self {
        Self {
            game,
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
                Intent::Open(_) | Intent::LookBack(_) | Intent::OpenCopy(_) => (true, true),
                // Whatever else is wanted is wanted of another game.
                _ => (true, false),
            },
            Self::Exit => (true, true),
        }
    }
}

/// Something to say, in a bar above the screen.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a moment at which it goes"
)]
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
    /// Whom it concerns, if it is about one player.
    pub seat: Option<Seat>,
    /// Whether it says why something was refused: it goes away when something else
    /// is decided, or refused.
    pub refuses: bool,
    /// Whether it goes away when a person decides, or the game is left.
    pub until_decided: bool,
    /// Since when it has been there and nobody has looked at it, in seconds of the window.
    since: Option<f64>,
}

/// What only tells goes by itself after so many seconds, and later if something can be done
/// about it.
const STAYS: [f64; 2] = [20.0, 60.0];

impl State {
    /// Whether the table that is open has agreed that money is hidden, or that it is
    /// not.
    #[must_use]
    pub fn money_agreed(&self) -> Option<bool> {
        self.game.as_deref()?.money_agreed()
    }

    /// Whether it is hidden how much money the players have: as the table has agreed,
    /// or else as one likes it.
    #[must_use]
    pub fn hides_money(&self) -> bool {
        self.money_agreed().unwrap_or(self.preferences.hide_money)
    }

    /// Whether what changes is where it belongs at once.
    #[must_use]
    pub fn reduces_motion(&self) -> bool {
        let chosen = self.preferences.reduce_motion;
        chosen.unwrap_or(self.wishes.reduce_motion)
    }

    /// Whether everything is drawn with more contrast.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        let chosen = self.preferences.high_contrast;
        chosen.unwrap_or(self.wishes.high_contrast)
    }

    /// A window in which nothing has happened, in which these games can be opened.
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

    /// The games have been listed; of those that have not been read now, and are as
    /// they were the last time, it is known what they tell.
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
        // Of the game that is open a list tells no more than its window does.
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

    /// The first lines of some games have been read.
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

    /// Says something calmly; it goes away with the next decision.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notice(false, true, text.into(), Vec::new());
    }

    /// Says what was just done and how it is taken back: what the button takes
    /// back, and what it does. It goes away with the next decision.
    pub fn offer(&mut self, text: String, what: String, back: Intent) {
        self.notice(false, true, text, vec![(what, back)]);
    }

    /// Says what was just done, with what can be done about it; it goes with the next
    /// decision.
    pub fn tell_of_this(&mut self, text: String, offers: Vec<(String, Intent)>) {
        self.notice(false, true, text, offers);
    }

    /// Says what is wrong, with what can be done about it; it stays until it is
    /// dismissed.
    pub fn warn(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.notice(true, false, text.into(), offers);
    }

    /// Says why something is refused, with what can be done all the same.
    pub fn refuse(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.forget_refusals();
        self.notice(true, false, text.into(), offers);
        if let Some(notice) = self.notices.last_mut() {
            notice.refuses = true;
        }
    }

    /// Takes away what was said about what was refused.
    pub fn forget_refusals(&mut self) {
        self.notices.retain(|notice| !notice.refuses);
    }

    /// Takes away what was said with an offer of what is now done. A note may still be
    /// given up.
    pub fn forget_what_offers(&mut self, intent: &Intent) {
        if !matches!(intent, Intent::WriteNote(_)) {
            let offers = |notice: &Notice| notice.offers.iter().any(|(_, offer)| offer == intent);
            self.notices.retain(|notice| !offers(notice));
        }
    }

    /// Says calmly what has been done, with how it is taken back; it stays until
    /// it is dismissed.
    pub fn tell_with(&mut self, text: impl Into<String>, offers: Vec<(String, Intent)>) {
        self.notice(false, false, text.into(), offers);
    }

    /// The same of the open game; it goes when a person decides, or the game is left.
    pub fn tell_until_decided(&mut self, text: String, offers: Vec<(String, Intent)>) {
        self.tell_with(text, offers);
        if let Some(notice) = self.notices.last_mut() {
            notice.until_decided = true;
        }
    }

    /// Takes away what was told of the game that is left.
    pub fn forget_what_passes(&mut self) {
        let stays = |notice: &Notice| !notice.passing && !notice.until_decided;
        self.notices.retain(stays);
        self.forget_refusals();
    }

    /// What the open game can explain, or the first one as long as none is open.
    #[must_use]
    pub fn reference(&self) -> Option<&'static dyn super::super::base::explain::Reference> {
        let open = self.game.as_ref().map(|game| game.game());
        let open = open.and_then(|id| self.kind(id));
        open.or(self.known.first().copied())?.reference()
    }

    /// The game with this id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<&'static dyn Kind> {
        let mut kinds = self.known.iter().copied();
        kinds.find(|kind| kind.id() == id)
    }

    /// How far the log of the open game goes.
    #[must_use]
    pub fn extent(&self) -> Option<Extent> {
        self.game.as_ref().map(|game| game.extent())
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
        let game = self.game.as_ref().map(|game| game.file());
        let sheet = self.sheet.as_ref().map(|sheet| &sheet.file);
        let shown = sheet.filter(|_| self.screen == Screen::Sheet);
        shown.or(game)?.path.as_deref()
    }

    /// What is left and not in its file: its state, and how far it has got.
    pub fn unsaved_before(&self, leaving: &Leaving) -> impl Iterator<Item = (u64, &InFile)> {
        let (leaves_game, leaves_sheet) = leaving.what();
        let game = self.game.as_ref().filter(|_| leaves_game);
        let sheet = self.sheet.as_ref().filter(|_| leaves_sheet);
        let game = game.map(|game| (game.revision(), game.file()));
        let sheet = sheet.map(|sheet| (sheet.revision, &sheet.file));
        let all = game.into_iter().chain(sheet);
        all.filter(|(revision, file)| file.saved != *revision)
    }

    /// How far this game or sheet has got into its file.
    pub fn file_of(&mut self, id: GameId) -> Option<&mut InFile> {
        let game = self.game.as_mut().filter(|game| game.id() == id);
        let sheet = self.sheet.as_mut().filter(|sheet| sheet.id == id);
        let game = game.map(|game| game.file_mut());
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
            seat: None,
            refuses: false,
            until_decided: false,
            since: None,
        });
    }

    /// What only tells goes after a while, except for what somebody looks at. Says when the
    /// next one goes, in seconds from `now` (in seconds of the window).
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

    /// Says what the player in a seat wants to know, until somebody decides.
    pub fn concern(&mut self, seat: Seat, text: String) {
        self.notice(false, true, text, Vec::new());
        if let Some(notice) = self.notices.last_mut() {
            notice.seat = Some(seat);
        }
    }

    /// A number for a game that is about to be begun or opened.
    pub fn new_game_id(&mut self) -> GameId {
        self.next_game += 1;
        GameId(self.next_game)
    }
}

/// A command.
#[derive(Debug)]
pub struct Row {
    /// What tells it from all others.
    pub id: CommandId,
    /// What stands on its button.
    pub name: fn() -> &'static str,
    /// What stands on its button when that depends on how things are.
    pub name_now: Option<fn(&State) -> &'static str>,
    /// What it does, in a sentence.
    pub hint: fn() -> &'static str,
    /// The keys for it, the usual ones first.
    pub keys: &'static [KeyboardShortcut],
    /// Where the overview of the keys lists it.
    pub group: Group,
    /// Where the menu lists it, if it does.
    pub menu: Option<Section>,
    /// Whether its keys are the text's while somebody types.
    pub edits_text: bool,
    /// The row of the window that a row of a game stands behind.
    pub after: Option<&'static Row>,
    /// Why there is nothing to do now, if that is so: nothing is closed to anybody without a
    /// reason.
    pub hindered: fn(&State) -> Option<&'static str>,
    /// Whether the open game offers it at all: what it does not offer is listed nowhere.
    pub is_offered: fn(&State) -> bool,
    /// What it asks for; nothing where the window itself knows what to do.
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

/// Where one looks, of which game, and how much there is.
pub(crate) type Seen = (GameId, Extent);

/// How a game is gone through.
#[derive(Clone, Copy, Debug, Default)]
pub struct Replay {
    /// Whether it stands where one decides otherwise.
    pub(in crate::ui) is_open: bool,
    /// Where it was when it last went on by itself, and when it goes on; nothing while
    /// it stands still.
    pub(in crate::ui) plays: Option<(Seen, f64)>,
    /// Whether it goes on at this moment.
    pub(in crate::ui) steps: bool,
    /// Whether where one looks is not in the file yet: it is written once that stands
    /// still.
    pub(in crate::ui) owes_place: bool,
}

impl Replay {
    /// Whether it goes on by itself.
    #[must_use]
    pub fn plays(&self) -> bool {
        self.plays.is_some()
    }
}

/// Whether an earlier position is shown, and no entry is being changed.
pub(crate) fn looks_back(game: &dyn OpenTable) -> bool {
    let extent = game.extent();
    extent.cursor < extent.legal && game.changing().is_none()
}

pub(crate) fn seen(game: &dyn OpenTable) -> Seen {
    (game.id(), game.extent())
}

impl State {
    /// Whether one goes through what was played, and decides nothing.
    #[must_use]
    pub fn replays(&self) -> bool {
        let game = self.game.as_ref().filter(|_| self.replay.is_open);
        game.is_some_and(|game| looks_back(&**game))
    }
}

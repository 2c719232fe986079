//! The shelf: all games and score sheets, as pictures on planks, with statistics, and
//! actions for one of them.
//!
//! Files are read once and kept in an [`index`](crate::ui::io::shelf::index); searching and
//! counting games runs on a separate thread, and only the worker touches files. The screen
//! shows what is known by then.
//!
//! Controls: the field `Search the shelf`; `All 23`, `Players`, `Won by`, `With`, `Year`,
//! `Tag`, `With bots`, `Order`, `More`; a button for each game, named as in the list of
//! games; `Previous page`, `Next page`; for the selected game `Look back`, `Play the deal
//! again`, `Edit…`, `Duplicate`, `Earlier versions…`, `To the trash`, and the field `Note`.

mod cards;
mod details;
pub mod dialogs;
pub mod form;
pub mod people;
mod planks;
pub mod plays;
pub(crate) mod say;
mod show;

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use eframe::egui::Context;
use jiff::tz::TimeZone;

use self::form::{Form, Note};
use super::super::base::glimpse::Glimpse;
use super::super::base::outgoing::Outgoing;
use super::super::base::thinker::{Thinker, Thought};
use super::super::io::kept::Content;
use super::super::io::shelf::chore::Chore;
use super::super::io::shelf::find::{Found, Known, Query, find};
use super::super::io::shelf::record::{Record, Told};
use super::super::parts::share::Share;
use super::super::session::state::State;

/// How many files are read at a time, so that a save need not wait for all of them.
const BATCH: usize = 25;
/// How many previews are kept.
const MOST_GLIMPSES: usize = 400;

/// A search, which is too fast to need stopping.
#[derive(Debug)]
pub(in crate::ui) struct Seeking;

impl Thought for Seeking {
    fn stop(&self) {}

    fn progress(&self) -> f32 {
        0.0
    }
}

/// The previews of files, with the time each was written; `None` if there is no preview.
type Looks = HashMap<PathBuf, (SystemTime, Option<Glimpse>)>;

/// The shelf.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each can be so without the others"
)]
pub struct ShelfPage {
    pub(in crate::ui) records: Arc<Vec<Arc<Record>>>,
    pub(in crate::ui) zone: Option<TimeZone>,
    pub(in crate::ui) is_reading: bool,
    pub(in crate::ui) trashed: usize,
    pub(in crate::ui) query: Query,
    // Counts changes of the records and of the query.
    pub(in crate::ui) revision: u64,
    pub(in crate::ui) asked: u64,
    pub(in crate::ui) seeker: Thinker<u64, Found, Seeking>,
    pub(in crate::ui) found: Found,
    pub(in crate::ui) found_once: bool,
    pub(in crate::ui) chosen: Option<PathBuf>,
    // Whether the player has selected it.
    pub(in crate::ui) is_chosen: bool,
    // The number of games per page when it was last drawn.
    pub(in crate::ui) per_page: usize,
    pub(in crate::ui) columns: usize,
    pub(in crate::ui) looks: Looks,
    pub(in crate::ui) looking: HashSet<PathBuf>,
    // The preview of the open game as its window shows it, if its file contains more.
    pub(in crate::ui) open_look: Option<(PathBuf, Glimpse)>,
    // What others may be told of the selected game as it was written then, and the one that was
    // asked for.
    pub(in crate::ui) tells: Option<(PathBuf, SystemTime, Option<Outgoing>)>,
    pub(in crate::ui) telling: Option<(PathBuf, SystemTime)>,
    pub(in crate::ui) share: Share,
    pub(in crate::ui) share_height: f32,
    pub(in crate::ui) form: Option<Form>,
    pub(in crate::ui) note: Note,
    // Which page of the statistics cards is in front.
    pub(in crate::ui) fronts: [usize; 2],
    pub(in crate::ui) searches: bool,
    pub(in crate::ui) edits: bool,
    pub(in crate::ui) was_typing: bool,
    pub(in crate::ui) takes_focus: bool,
    // The id of the selected game's widget.
    pub(in crate::ui) focus_of_chosen: Option<eframe::egui::Id>,
    pub(in crate::ui) carrying: Option<(usize, usize)>,
    pub(in crate::ui) chores: Vec<Chore>,
    // Whether a result was found that has not been passed on yet.
    pub(in crate::ui) has_news: bool,
}

impl std::fmt::Debug for ShelfPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ShelfPage")
            .field("records", &self.records.len())
            .field("query", &self.query)
            .finish_non_exhaustive()
    }
}

impl ShelfPage {
    /// Creates a shelf of which nothing is known yet.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let ctx = ctx.clone();
        Self {
            records: Arc::default(),
            zone: None,
            is_reading: false,
            trashed: 0,
            query: Query::default(),
            revision: 0,
            asked: 0,
            seeker: Thinker::new(move || ctx.request_repaint()),
            found: Found::default(),
            found_once: false,
            chosen: None,
            is_chosen: false,
            per_page: 8,
            columns: 4,
            looks: HashMap::new(),
            looking: HashSet::new(),
            open_look: None,
            tells: None,
            telling: None,
            share: Share::default(),
            share_height: 290.0,
            form: None,
            note: Note::default(),
            fronts: [0; 2],
            searches: false,
            edits: false,
            was_typing: false,
            takes_focus: false,
            focus_of_chosen: None,
            carrying: None,
            chores: Vec::new(),
            has_news: false,
        }
    }

    /// Handles that the shelf is being shown.
    pub fn entered(&mut self) {
        self.chores.push(Chore::LookAtPeople);
        self.chores.push(Chore::Survey);
        self.takes_focus = true;
        self.is_chosen &= self.found_once;
    }

    /// Has the files listed again after a change.
    pub(in crate::ui) fn survey(&mut self) {
        self.chores.push(Chore::Survey);
    }

    /// Takes the chores for the worker.
    pub(in crate::ui) fn take_chores(&mut self) -> Vec<Chore> {
        std::mem::take(&mut self.chores)
    }

    /// Takes over the list of files.
    pub(crate) fn surveyed(&mut self, records: Vec<Record>, zone: TimeZone, trashed: usize) {
        let mut records: Vec<Arc<Record>> = records.into_iter().map(Arc::new).collect();
        // Unreadable files are not in the index; what is known of them stays valid while they
        // are unchanged.
        let known = self.records.iter().map(|record| (&record.path, record));
        let known: HashMap<_, _> = known.collect();
        for record in records
            .iter_mut()
            .filter(|record| record.told == Told::Unread)
        {
            if let Some(before) = known.get(&record.path)
                && (before.written, before.len) == (record.written, record.len)
            {
                *record = Arc::clone(before);
            }
        }
        self.zone = Some(zone);
        self.trashed = trashed;
        self.looks.retain(|path, (written, _)| {
            let is_it = |record: &Arc<Record>| record.path == *path && record.written == *written;
            records.iter().any(is_it)
        });
        self.put(records);
        self.read_on();
    }

    fn put(&mut self, records: Vec<Arc<Record>>) {
        self.records = Arc::new(records);
        self.revision += 1;
    }

    /// Takes over files that have been read.
    pub(crate) fn studied(&mut self, studied: Vec<(PathBuf, Option<Record>)>) {
        self.is_reading = false;
        let mut studied: HashMap<PathBuf, Option<Record>> = studied.into_iter().collect();
        let mut records = Vec::with_capacity(self.records.len());
        for record in self.records.iter() {
            match studied.remove(&record.path) {
                None => records.push(Arc::clone(record)),
                Some(Some(read)) => records.push(Arc::new(read)),
                Some(None) => {}
            }
        }
        self.put(records);
        self.read_on();
    }

    /// Has the next unread files read.
    fn read_on(&mut self) {
        if self.is_reading {
            return;
        }
        let unread = self.records.iter();
        let unread = unread.filter(|record| record.told == Told::Unread);
        let next: Vec<PathBuf> = unread
            .map(|record| record.path.clone())
            .take(BATCH)
            .collect();
        if next.is_empty() {
            self.chores.push(Chore::KeepIndex);
        } else {
            self.is_reading = true;
            self.chores.push(Chore::Study(next));
        }
    }

    /// Returns how many files have been read and sorted, and how many there are, while some are
    /// unread.
    pub(crate) fn reading(&self) -> Option<(usize, usize)> {
        let unread = |records: &[Arc<Record>]| {
            let unread = records.iter();
            unread.filter(|record| record.told == Told::Unread).count()
        };
        let unread = unread(&self.records).max(unread(&self.found.games));
        (unread > 0).then(|| {
            let all = self.records.len();
            (all.saturating_sub(unread), all)
        })
    }

    /// Starts a search that has not been started, and takes over its result.
    pub(in crate::ui) fn follow(&mut self, state: &State) {
        if self.asked != self.revision {
            self.asked = self.revision;
            let mut records = Arc::clone(&self.records);
            self.open_look = None;
            // The shelf shows no more of the open game than its own window does.
            if let Some(open) = &state.game
                && let Some(seen) = open.seen_so_far()
                && let Some(path) = &open.file().path
                && let Some(at) = records.iter().position(|record| record.path == *path)
            {
                let mut record = Record::clone(&records[at]);
                if let Told::Game(entry) = &mut record.told {
                    entry.seen(&seen);
                }
                let look = seen.glimpse.map(|glimpse| (record.path.clone(), glimpse));
                self.open_look = look;
                Arc::make_mut(&mut records)[at] = Arc::new(record);
            }
            let query = self.query.clone();
            let people = Arc::clone(&state.people);
            let seek = move |_: &_| find(&records, &query, &people);
            self.seeker.ask(self.revision, Seeking, seek);
        }
        if let Some((_, found)) = self.seeker.answer() {
            self.found = found;
            self.found_once = true;
            self.has_news = true;
            self.choose_what_is_there();
        }
    }

    /// Returns what the shelf knows of all games, if that is new.
    pub(in crate::ui) fn news(&mut self) -> Option<Known> {
        std::mem::take(&mut self.has_news).then(|| self.found.known.clone())
    }

    /// Handles a change of which names belong to the same person.
    pub(in crate::ui) fn people_changed(&mut self) {
        self.revision += 1;
        self.tells = None;
        self.telling = None;
    }

    /// Changes the search.
    fn look_for(&mut self, query: Query) {
        if query != self.query {
            self.query = query;
            self.revision += 1;
        }
    }

    /// Ends the search.
    fn show_all(&mut self) {
        let order = self.query.order;
        self.look_for(Query {
            order,
            ..Query::default()
        });
    }

    fn choose_what_is_there(&mut self) {
        let games = &self.found.games;
        let chosen = self.chosen.as_ref();
        // While files are being read, the first game keeps changing.
        if !self.is_chosen || !games.iter().any(|game| Some(&game.path) == chosen) {
            self.choose(games.first().map(|game| game.path.clone()));
        }
    }

    fn choose(&mut self, path: Option<PathBuf>) {
        if path != self.chosen {
            self.keep_note();
            self.form = None;
            self.chosen = path;
        }
    }

    /// Selects a game at the player's request.
    pub(crate) fn choose_for_good(&mut self, path: Option<PathBuf>) {
        self.is_chosen = true;
        self.choose(path);
    }

    /// Returns the index of the selected game.
    fn place(&self) -> Option<usize> {
        let chosen = self.chosen.as_ref()?;
        let mut games = self.found.games.iter();
        games.position(|game| game.path == *chosen)
    }

    fn chosen(&self) -> Option<&Arc<Record>> {
        self.found.games.get(self.place()?)
    }

    /// Saves the typed note with its game.
    pub(in crate::ui) fn keep_note(&mut self) {
        self.keep_notes(true);
    }

    /// Works like [`Self::keep_note`]; `tried_again` says whether to retry notes that could not
    /// be saved before.
    fn keep_notes(&mut self, tried_again: bool) {
        for (path, amendment) in self.note.take_changed(tried_again) {
            self.chores.push(Chore::Amend(path, Box::new(amendment)));
        }
    }

    /// Has the previews of these games made.
    fn look_at(&mut self, paths: impl Iterator<Item = (PathBuf, SystemTime)>) {
        let unseen: Vec<PathBuf> = paths
            .filter(|(path, written)| {
                let seen = self.looks.get(path).map(|(seen, _)| seen);
                seen != Some(written) && !self.looking.contains(path)
            })
            .map(|(path, _)| path)
            .collect();
        if !unseen.is_empty() {
            self.looking.extend(unseen.iter().cloned());
            self.chores.push(Chore::Glimpse(unseen));
        }
    }

    /// Returns what others may be told of a game, if known; otherwise has it prepared.
    fn tells(&mut self, record: &Record) -> Option<&Outgoing> {
        let of = |path: &Path, written: SystemTime| {
            (path, written) == (record.path.as_path(), record.written)
        };
        let is_known = |(path, written, _): &(PathBuf, SystemTime, _)| of(path, *written);
        if !self.tells.as_ref().is_some_and(is_known) {
            let asked = self.telling.as_ref();
            if !asked.is_some_and(|(path, written)| of(path, *written)) {
                self.telling = Some((record.path.clone(), record.written));
                self.chores.push(Chore::Tell(record.path.clone()));
            }
            return None;
        }
        let (.., told) = self.tells.as_ref()?;
        told.as_ref()
    }

    pub(crate) fn glimpsed(&mut self, seen: Vec<(PathBuf, Option<Glimpse>)>) {
        if self.looks.len() > MOST_GLIMPSES {
            self.looks.clear();
        }
        let written: HashMap<&Path, SystemTime> = self
            .records
            .iter()
            .map(|record| (record.path.as_path(), record.written))
            .collect();
        for (path, glimpse) in seen {
            self.looking.remove(&path);
            if let Some(&written) = written.get(path.as_path()) {
                self.looks.insert(path, (written, glimpse));
            }
        }
    }

    /// Returns the preview of the game in a file, if it has been made.
    fn glimpse<'a>(&'a self, path: &Path, state: &'a State) -> Option<&'a Glimpse> {
        if hides(state, path) {
            // As its own window shows it.
            let (open, glimpse) = self.open_look.as_ref()?;
            return (open == path).then_some(glimpse);
        }
        let (_, glimpse) = self.looks.get(path)?;
        glimpse.as_ref()
    }
}

/// Returns whether the window with an open game shows less than its file contains. Once its
/// end has been seen there, nothing needs hiding.
fn hides(state: &State, path: &Path) -> bool {
    let open = state.game.as_ref();
    let open = open.filter(|game| game.file().path.as_deref() == Some(path));
    let seen = open.and_then(|game| game.seen_so_far());
    let is_over = |seen: Content| seen.standing.is_some_and(|standing| standing.over);
    seen.is_some_and(|seen| !is_over(seen))
}

/// Returns whether a file is open in this window.
fn is_open(state: &State, path: &Path) -> bool {
    let game = state.game.as_ref().map(|game| game.file());
    let sheet = state.sheet.as_ref().map(|sheet| &sheet.file);
    let mut open = game.into_iter().chain(sheet);
    open.any(|file| file.path.as_deref() == Some(path))
}

impl ShelfPage {
    /// Selects the game after this one, or the one before it if this is the last.
    pub(crate) fn choose_next_to(&mut self, path: &Path) {
        if self.chosen.as_deref() != Some(path) {
            return;
        }
        let games = &self.found.games;
        let at = games.iter().position(|game| game.path == path);
        let next = at.and_then(|at| games.get(at + 1).or_else(|| games.get(at.checked_sub(1)?)));
        let next = next.map(|game| game.path.clone());
        self.note.forget();
        self.choose_for_good(next);
        self.takes_focus = true;
    }
}

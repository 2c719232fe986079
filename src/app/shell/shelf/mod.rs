//! The shelf: every game and score sheet there is, as pictures on planks, with what
//! they tell together and what there is to do with one of them.
//!
//! What is in files is read once and kept in an [`index`]; looking for games and
//! counting them goes on in a thread of its own, files are touched by the worker
//! alone. The screen shows what it knows by then.
//!
//! Controls: the field `Search the shelf`; `All 23`, `Players`, `Won by`, `With`,
//! `Year`, `Tag`, `With bots`, `Order`, `More`; a button for each game, named as in the
//! list of games; `Previous page`, `Next page`; of the game that is chosen `Look back`,
//! `Play the deal again`, `Edit…`, `Duplicate`, `Earlier versions…`, `To the trash`, and
//! the field `Note`.

pub mod bundle;
mod cards;
pub mod chore;
pub mod chronicle;
mod details;
pub mod dialogs;
pub mod figures;
pub mod find;
pub mod form;
pub mod index;
mod planks;
pub mod record;
mod say;
mod show;
pub mod store;
pub mod strength;

use super::intent::Wish;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::SystemTime;

use eframe::egui::Context;
use jiff::tz::TimeZone;

use self::bundle::{Freight, Progress};
use self::chore::{Chore, Outcome};
use self::dialogs::{ArchiveDialog, TrashDialog};
use self::find::{Found, Known, Query, find};
use self::form::{Form, Note};
use self::record::{Record, Told};
use super::App;
use super::Intent;
use super::clerk::Job;
use super::dialogs::Dialog;
use super::glimpse::Glimpse;
use super::kept::Amendment;
use super::kept::Content;
use super::open_table::Effect;
use super::open_table::OpenTable;
use super::open_table::Outbox;
use super::outgoing::Outgoing;
use super::share::Share;
use super::state::State;
use super::thinker::{Thinker, Thought};
use words::fl;
use words::shelf as texts;

/// So many files are read at a time, so that a save need not wait for all of them.
const BATCH: usize = 25;
/// Of so many games it is kept how they look.
const MOST_GLIMPSES: usize = 400;

/// Looking for games is over before anybody could want it to stop.
#[derive(Debug)]
struct Seeking;

impl Thought for Seeking {
    fn stop(&self) {}

    fn progress(&self) -> f32 {
        0.0
    }
}

/// What is seen of a file that was written then; nothing if there is nothing to see.
type Looks = HashMap<PathBuf, (SystemTime, Option<Glimpse>)>;

/// The shelf.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each can be so without the others"
)]
pub struct ShelfPage {
    records: Arc<Vec<Arc<Record>>>,
    zone: Option<TimeZone>,
    is_reading: bool,
    trashed: usize,
    query: Query,
    // Counts what is asked: other records, another query.
    revision: u64,
    asked: u64,
    seeker: Thinker<u64, Found, Seeking>,
    found: Found,
    found_once: bool,
    chosen: Option<PathBuf>,
    // Whether somebody has chosen it.
    is_chosen: bool,
    // How many games there are on a page, as it was drawn last.
    per_page: usize,
    columns: usize,
    looks: Looks,
    looking: HashSet<PathBuf>,
    // How the open game looks in its window, where its file tells more.
    open_look: Option<(PathBuf, Glimpse)>,
    // What others may be told of the chosen game as it was written then, and of which
    // it was asked for.
    tells: Option<(PathBuf, SystemTime, Option<Outgoing>)>,
    telling: Option<(PathBuf, SystemTime)>,
    share: Share,
    share_height: f32,
    form: Option<Form>,
    note: Note,
    // Which page of the statistics' cards is in front.
    fronts: [usize; 2],
    searches: bool,
    edits: bool,
    was_typing: bool,
    takes_focus: bool,
    // What has the keyboard when the chosen game has it.
    focus_of_chosen: Option<eframe::egui::Id>,
    carrying: Option<(usize, usize)>,
    chores: Vec<Chore>,
    // Whether something was found that nobody has been told of.
    has_news: bool,
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
    /// A shelf of which nothing is known yet.
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

    /// The shelf is shown now.
    pub fn entered(&mut self) {
        self.chores.push(Chore::Survey);
        self.takes_focus = true;
        self.is_chosen &= self.found_once;
    }

    /// Something has become of a file.
    pub(super) fn survey(&mut self) {
        self.chores.push(Chore::Survey);
    }

    /// What the worker is to do.
    pub(super) fn take_chores(&mut self) -> Vec<Chore> {
        std::mem::take(&mut self.chores)
    }

    /// The files there are.
    fn surveyed(&mut self, records: Vec<Record>, zone: TimeZone, trashed: usize) {
        let mut records: Vec<Arc<Record>> = records.into_iter().map(Arc::new).collect();
        // What cannot be read is in no index; it is known as long as it stays as it is.
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

    /// Some files have been read.
    fn studied(&mut self, studied: Vec<(PathBuf, Option<Record>)>) {
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

    /// Has the next files read of which nothing is known.
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

    /// How many files have been read, as long as there are others.
    fn reading(&self) -> Option<(usize, usize)> {
        let unread = self.records.iter();
        let unread = unread.filter(|record| record.told == Told::Unread).count();
        (unread > 0).then(|| (self.records.len() - unread, self.records.len()))
    }

    /// Asks for what has not been asked for, and takes what was found.
    pub(super) fn follow(&mut self, state: &State) {
        if self.asked != self.revision {
            self.asked = self.revision;
            let mut records = Arc::clone(&self.records);
            self.open_look = None;
            // Of the game that is open the shelf tells no more than its window does.
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
            self.seeker
                .ask(self.revision, Seeking, move |_| find(&records, &query));
        }
        if let Some((_, found)) = self.seeker.answer() {
            self.found = found;
            self.found_once = true;
            self.has_news = true;
            self.choose_what_is_there();
        }
    }

    /// What the shelf knows of all games, if that is news.
    pub(super) fn news(&mut self) -> Option<Known> {
        std::mem::take(&mut self.has_news).then(|| self.found.known.clone())
    }

    /// Something else is looked for.
    fn look_for(&mut self, query: Query) {
        if query != self.query {
            self.query = query;
            self.revision += 1;
        }
    }

    /// Nothing is looked for any more.
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
        // As long as files are read, the first of them is another one each time.
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

    /// As somebody wants it.
    fn choose_for_good(&mut self, path: Option<PathBuf>) {
        self.is_chosen = true;
        self.choose(path);
    }

    /// The place among the games of the one that is chosen.
    fn place(&self) -> Option<usize> {
        let chosen = self.chosen.as_ref()?;
        let mut games = self.found.games.iter();
        games.position(|game| game.path == *chosen)
    }

    fn chosen(&self) -> Option<&Arc<Record>> {
        self.found.games.get(self.place()?)
    }

    /// What was typed as a note is kept with the game it is about.
    pub(super) fn keep_note(&mut self) {
        self.keep_notes(true);
    }

    /// As [`Self::keep_note`]; what could not be kept before is tried again, or not.
    fn keep_notes(&mut self, tried_again: bool) {
        for (path, amendment) in self.note.take_changed(tried_again) {
            self.chores.push(Chore::Amend(path, Box::new(amendment)));
        }
    }

    /// Has it looked how these games look.
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

    /// What others may be told of a game, if that is known; has it found out otherwise.
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

    fn glimpsed(&mut self, seen: Vec<(PathBuf, Option<Glimpse>)>) {
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

    /// How the game in a file looks, as far as that has been seen.
    fn glimpse<'a>(&'a self, path: &Path, state: &'a State) -> Option<&'a Glimpse> {
        if hides(state, path) {
            // As its window shows it.
            let (open, glimpse) = self.open_look.as_ref()?;
            return (open == path).then_some(glimpse);
        }
        let (_, glimpse) = self.looks.get(path)?;
        glimpse.as_ref()
    }
}

/// Whether the window in which a game is open shows less than its file tells. Once its end
/// has been seen there nothing is left to hide.
fn hides(state: &State, path: &Path) -> bool {
    let open = state.game.as_ref();
    let open = open.filter(|game| game.file().path.as_deref() == Some(path));
    let seen = open.and_then(|game| game.seen_so_far());
    let is_over = |seen: Content| seen.standing.is_some_and(|standing| standing.over);
    seen.is_some_and(|seen| !is_over(seen))
}

/// Whether a file is open in this window.
fn is_open(state: &State, path: &Path) -> bool {
    let game = state.game.as_ref().map(|game| game.file());
    let sheet = state.sheet.as_ref().map(|sheet| &sheet.file);
    let mut open = game.into_iter().chain(sheet);
    open.any(|file| file.path.as_deref() == Some(path))
}

/// What the shelf has done, and what comes back.
impl App {
    /// Gives the worker what the shelf wants done.
    pub(super) fn send_chores(&mut self) {
        for chore in self.shelf.take_chores() {
            match chore {
                // The window has the game itself.
                Chore::Amend(path, amendment) => self.amend(path, amendment),
                chore => self.clerk.do_soon(Job::Shelf(chore)),
            }
        }
    }

    fn amend(&mut self, path: PathBuf, amendment: Box<Amendment>) {
        let is_it = |game: &dyn OpenTable| game.file().path.as_deref() == Some(&*path);
        if !self.state.game.as_deref().is_some_and(is_it) {
            self.clerk
                .do_soon(Job::Shelf(Chore::Amend(path, amendment)));
            return;
        }
        self.at_table(|game, out: &mut Outbox| {
            for (seat, name) in &amendment.names {
                game.rename(*seat, name, out);
            }
            if let Some(occasion) = amendment.occasion {
                game.take_place(occasion);
                out.push(Effect::Changed);
            }
        });
        self.shelf.survey();
    }

    /// Whether files are read for the shelf, or something is looked for on it.
    #[must_use]
    pub fn is_reading_shelf(&self) -> bool {
        !self.shelf.found_once
            || self.shelf.reading().is_some()
            || self.shelf.seeker.question().is_some()
    }

    /// Whether everything that is seen of the shelf is there.
    #[must_use]
    pub fn is_shelf_settled(&self) -> bool {
        let path = |told: &(PathBuf, SystemTime)| told.0.clone();
        let asked = self.shelf.telling.as_ref().map(path);
        let told = self.shelf.tells.as_ref().map(|(path, ..)| path.clone());
        !self.is_reading_shelf() && self.shelf.looking.is_empty() && asked == told
    }

    pub(super) fn carry_out_on_shelf(&mut self, wish: Wish) {
        let chore = match wish {
            Wish::Amend(path, amendment) => Chore::Amend(path, amendment),
            Wish::Duplicate(path) => Chore::Duplicate(path),
            Wish::Discard(path) => Chore::Discard(path),
            Wish::Restore(paths) => Chore::Restore(paths),
            Wish::ShowTrash => {
                self.dialog = Some(Dialog::Trash(TrashDialog::default()));
                Chore::LookAtTrash
            }
            Wish::EmptyTrash(listed) => Chore::EmptyTrash(listed),
            Wish::Again(path) => Chore::Again(path),
            Wish::AskExport => {
                let folder = self.state.folders.for_files();
                self.dialog = Some(Dialog::Archive(ArchiveDialog::export(&folder)));
                return;
            }
            Wish::AskImport => {
                self.dialog = Some(Dialog::Archive(ArchiveDialog::import()));
                return;
            }
            Wish::Export(path, replace) => {
                let freight = Arc::new(Mutex::new(Freight::out(path)));
                self.shelf.carrying = Some((0, 0));
                Chore::Carry(freight, replace)
            }
            Wish::Import(path) => {
                self.dialog = None;
                let freight = Arc::new(Mutex::new(Freight::incoming(path)));
                self.shelf.carrying = Some((0, 0));
                // Nothing of ours is replaced.
                Chore::Carry(freight, false)
            }
        };
        self.shelf.chores.push(chore);
        self.send_chores();
    }

    pub(super) fn take_from_shelf(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Surveyed(records, zone, trashed) => {
                self.shelf.surveyed(records, zone, trashed);
            }
            Outcome::Studied(studied) => self.shelf.studied(studied),
            Outcome::Tells(path, written, told) => {
                self.shelf.tells = Some((path, written, told));
            }
            Outcome::Glimpsed(seen) => self.shelf.glimpsed(seen),
            Outcome::Beside(script) => self.compare(&script),
            Outcome::Amended(path) => {
                self.shelf.note.kept(&path);
                self.forget_amendments(&path);
                self.shelf.survey();
            }
            Outcome::NotAmended(path, mut amendment, why, is_changed) => {
                self.shelf.note.not_kept(&path, &amendment);
                self.forget_amendments(&path);
                let text = texts::not_done(&path, &why);
                let name = match is_changed {
                    true => fl!(use_this_one),
                    false => fl!(try_again),
                };
                if is_changed {
                    amendment.was = None;
                }
                let again = Intent::from(Wish::Amend(path, amendment));
                self.state.warn(text, vec![(name.to_owned(), again)]);
                self.shelf.survey();
            }
            Outcome::Duplicated(_, copy) => {
                self.state.tell_with(texts::duplicated(&copy), Vec::new());
                self.shelf.choose_for_good(Some(copy));
                self.shelf.survey();
            }
            Outcome::Discarded(path, to) => {
                let undo = Intent::from(Wish::Restore(vec![to]));
                let offers = vec![(fl!(shelf_undo_discard).to_owned(), undo)];
                self.state.tell_with(texts::discarded(&path), offers);
                self.shelf.choose_next_to(&path);
                self.shelf.survey();
            }
            Outcome::Dropped => self.shelf.survey(),
            Outcome::Restored(paths) => {
                self.forget_discards();
                self.shelf.choose_for_good(paths.first().cloned());
                self.shelf.survey();
                if let Some(Dialog::Trash(_)) = &self.dialog {
                    self.shelf.chores.push(Chore::LookAtTrash);
                }
            }
            Outcome::Trash(trash) => {
                if let Some(Dialog::Trash(dialog)) = &mut self.dialog {
                    dialog.listed(trash);
                }
            }
            Outcome::Emptied(games) => {
                self.forget_discards();
                self.dialog = None;
                self.state
                    .tell_with(fl!(shelf_emptied, games = games), Vec::new());
                self.shelf.survey();
            }
            Outcome::Again(script) => {
                self.carry_out(Intent::Start(script.start()));
            }
            Outcome::Carried(freight, progress) => self.carried(freight, progress),
            Outcome::AlreadyThere(path) => {
                self.shelf.carrying = None;
                if let Some(Dialog::Archive(dialog)) = &mut self.dialog {
                    dialog.already_there(path);
                }
            }
            Outcome::Failed(path, why) => {
                self.shelf.carrying = None;
                self.state.warn(texts::not_done(&path, &why), Vec::new());
                self.shelf.survey();
            }
        }
        self.send_chores();
    }

    fn carried(&mut self, freight: Arc<Mutex<Freight>>, progress: Progress) {
        self.shelf.carrying = None;
        match progress {
            Progress::Goes(done, all) => {
                self.shelf.carrying = Some((done, all));
                // What was there has been asked about before the first step.
                self.shelf.chores.push(Chore::Carry(freight, true));
            }
            Progress::Packed(to, games, backups, missing) => {
                self.dialog = None;
                let text = texts::packed(&to, games, backups);
                match missing.is_empty() {
                    true => self.state.tell_with(text, Vec::new()),
                    false => {
                        let text = format!("{text} {}", texts::all_missing(&missing));
                        self.state.warn(text, Vec::new());
                    }
                }
            }
            Progress::Unpacked(unpacked) => {
                self.state.tell_with(say::unpacked(&unpacked), Vec::new());
                self.shelf.survey();
            }
            Progress::Failed(why) => {
                let text = fl!(shelf_archive_failed, why = why);
                self.state.warn(text, Vec::new());
                self.shelf.survey();
            }
        }
    }

    /// A later attempt to change what this file says has come to its end.
    fn forget_amendments(&mut self, path: &Path) {
        let amends = |intent: &Intent| match intent {
            Intent::Shelf(Wish::Amend(of, _)) => of == path,
            _ => false,
        };
        let notices = &mut self.state.notices;
        notices.retain(|notice| !notice.offers.iter().any(|(_, intent)| amends(intent)));
    }

    /// What was thrown away is there again, or gone for good.
    fn forget_discards(&mut self) {
        let undoes = |intent: &Intent| matches!(intent, Intent::Shelf(Wish::Restore(_)));
        let notices = &mut self.state.notices;
        notices.retain(|notice| !notice.offers.iter().any(|(_, intent)| undoes(intent)));
    }
}

impl ShelfPage {
    /// The game after this one is chosen, or the one before the last.
    fn choose_next_to(&mut self, path: &Path) {
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

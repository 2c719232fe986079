//! The worker that reads and writes files, so that no frame waits for a disk.
//!
//! Jobs are done in the order they were given; of several consecutive saves of one game
//! only the last is written. The result of a job is a [`Report`], and the window is woken
//! up for it. A worker that panics or does not answer is replaced by another one, which
//! tries the job once more. A job that fails twice in this way is set aside and reported,
//! and the worker goes on with the next.

use std::any::Any;
use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::super::base::folders::Folders;
use super::super::base::outgoing::Outgoing;
use super::super::base::wishes::Wishes;
use super::errand::{Errand, Store};
use super::kept::{GameId, Inside, Listed, NotOpened, Script, Task};
use super::leftovers::Rescued;
use super::library::{Archive, Library, Opened, Version};
use super::preferences::Preferences;
use super::shelf::chore::{Chore, Outcome};
use table::SaveError;
use table::save::files::set_aside;
use words::fl;

/// How long a worker may be busy with one job before it is replaced. The time doubles with
/// each replacement until there is an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A job with files.
#[derive(Debug)]
pub enum Job {
    /// Write a game. `revision` comes back in the report.
    Save {
        /// The game.
        id: GameId,
        /// Its current content.
        script: Script,
        /// The number of this revision.
        revision: u64,
        /// Where to write it.
        to: To,
    },
    /// Keep a game as a backup before entries of its log are replaced.
    Backup(GameId, Script),
    /// Write a copy of a game to a file that the player named.
    SaveTo {
        /// The game.
        id: GameId,
        /// Its current content.
        script: Script,
        /// The number of this revision.
        revision: u64,
        /// The file.
        path: PathBuf,
        /// Whether an existing file may be replaced.
        replace: bool,
        /// Whether the game is saved there from now on.
        becomes_its_file: bool,
    },
    /// Export a game to a file for others.
    Export {
        /// The game.
        game: Outgoing,
        /// The kind of file, by its index.
        format: usize,
        /// The file.
        path: PathBuf,
        /// Whether an existing file may be replaced.
        replace: bool,
        /// Whether the file is a page that is printed afterwards.
        prints: bool,
    },
    /// Open a file.
    Open(GameId, PathBuf, Way),
    /// Release a game's file.
    Close(GameId),
    /// List the games, and read the most recent ones.
    List,
    /// Read the first lines of these games.
    Heads(Vec<PathBuf>),
    /// List the backups of a game.
    Versions(PathBuf),
    /// Read a backup (the second) of a game.
    ReadVersion(PathBuf, PathBuf),
    /// Check what a killed program has left behind.
    Tidy,
    /// Ask where the player keeps files.
    FindFolders,
    /// Write the preferences.
    Remember(Box<Preferences>),
    /// Read the preferences.
    Recall,
    /// Run an errand for the game with this id.
    Errand(&'static str, Box<dyn Errand>),
    /// Do a chore for the shelf.
    Shelf(Chore),
}

/// Where a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To its file.
    ItsFile,
    /// To its file, even if that was changed elsewhere.
    ItsFileAnyway,
    /// To a new file.
    ANewFile,
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// In place if it is a game of the library, otherwise as a copy.
    Asked,
    /// In its place, because it was open last.
    GoesOn,
    /// As a copy, even if it is a game of the library.
    Copy,
}

/// The result of a job.
#[derive(Debug)]
pub enum Report {
    /// A game was saved: this revision, in this file.
    Saved(GameId, u64, PathBuf),
    /// A game was not saved, for this reason.
    NotSaved(GameId, u64, SaveError),
    /// A backup was not written.
    NotBackedUp(SaveError),
    /// Some other job was not done: it hung or failed twice.
    SetAside,
    /// A copy was written, and whether it is the game's file from now on.
    SavedTo(GameId, u64, PathBuf, bool),
    /// A file for others was written, and whether it is to be printed now.
    Exported(PathBuf, bool),
    /// A file of that name already exists.
    AlreadyThere(PathBuf),
    /// A copy was not written.
    NotSavedTo(PathBuf, SaveError),
    /// A file was opened.
    Opened(Way, Box<Opened>),
    /// A file was not opened.
    NotOpened(Way, Refusal),
    /// The list of games.
    Games(Vec<Listed>),
    /// What the first lines of these games say.
    Heads(Vec<(PathBuf, Inside)>),
    /// The backups of a game, newest first.
    Versions(PathBuf, Vec<Version>),
    /// The content of a backup (the second path) of a game, or why it cannot be read.
    VersionRead(PathBuf, PathBuf, Result<Script, NotOpened>),
    /// Games recovered from interrupted saves.
    Rescued(Vec<Rescued>),
    /// Where the player keeps files.
    Folders(Folders),
    /// The accessibility settings of the system.
    Wishes(Wishes),
    /// The preferences were not written.
    NotRemembered(SaveError),
    /// The preferences, and the new name of an unreadable file that was set aside.
    Recalled(Box<Preferences>, Option<PathBuf>),
    /// The result of an errand for the game with this id.
    ErrandDone(&'static str, Box<dyn Any + Send>),
    /// The result of a chore of the shelf.
    Shelf(Outcome),
    /// The player chose a file in the system's dialog, or none.
    Picked(Option<PathBuf>),
}

/// A file that was not opened, and what was done with it.
#[derive(Debug)]
pub struct Refusal {
    /// The file.
    pub path: PathBuf,
    /// The reason.
    pub why: NotOpened,
    /// Its new name, if it was moved out of the way.
    pub aside: Option<PathBuf>,
    /// Its backups, newest first.
    pub backups: Vec<PathBuf>,
}

/// The window's handle on its workers.
#[derive(Debug)]
pub struct Clerk {
    office: Arc<Office>,
    reports: Receiver<Report>,
}

impl Clerk {
    /// Starts a worker. `wake` is called after every report.
    pub fn start(archive: Archive, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self::with_patience(archive, PATIENCE, wake)
    }

    /// Works like [`Clerk::start`], with workers that are replaced after this time.
    pub fn with_patience(
        archive: Archive,
        patience: Duration,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let (reporter, reports) = mpsc::channel();
        let office = Arc::new(Office {
            desk: Mutex::default(),
            changed: Condvar::new(),
            archive,
            reporter,
            wake: Box::new(wake),
            patience,
        });
        office.send_in(&mut office.desk());
        Self { office, reports }
    }

    /// Queues a job.
    pub fn do_soon(&self, job: Job) {
        let mut desk = self.office.desk();
        if !desk.is_closed {
            desk.silent_since.get_or_insert_with(Instant::now);
            desk.waiting.push_back(Given {
                job: Arc::new(job),
                is_second_try: false,
            });
            self.office.changed.notify_all();
        }
    }

    /// Yields the reports since the last call.
    pub fn reports(&self) -> impl Iterator<Item = Report> + '_ {
        self.reports.try_iter()
    }

    /// Returns the channel on which other threads send reports.
    #[must_use]
    pub fn reporter(&self) -> Sender<Report> {
        self.office.reporter.clone()
    }

    /// Returns what the worker is busy with and for how long there has been no answer, or
    /// `None` if there is nothing to do. Replaces a worker that takes too long.
    pub fn look(&self) -> Option<(Task, Duration)> {
        let mut desk = self.office.desk();
        let silent = desk.silent_since?.elapsed();
        let Some(doing) = &desk.doing else {
            // The worker is about to start.
            return desk.waiting.front().map(|next| (next.job.task(), silent));
        };
        let patience = self.office.patience * 2u32.saturating_pow(desk.relieved);
        let (task, is_late) = (doing.given.job.task(), doing.since.elapsed() > patience);
        if is_late {
            self.office.relieve(&mut desk);
        }
        Some((task, silent))
    }

    /// Replaces a busy worker at once.
    pub fn relieve(&self) {
        let mut desk = self.office.desk();
        if desk.doing.is_some() {
            self.office.relieve(&mut desk);
        }
    }

    /// Waits until all jobs given so far are done and reported. Returns whether that happened
    /// within this time.
    pub fn catch_up(&self, within: Duration) -> bool {
        self.office.wait(within, Desk::is_done)
    }

    /// Takes no more jobs, waits until everything is written and releases all files. Returns
    /// whether that happened within this time; if not, no later call waits again.
    pub fn finish(&self, within: Duration) -> bool {
        self.office.finish(within)
    }

    /// Returns a handle that can wait for the end of all jobs without the window.
    #[must_use]
    pub fn closing(&self) -> Closing {
        Closing(Arc::clone(&self.office))
    }
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.finish(PATIENCE);
    }
}

/// Finishes pending writes when the program ends other than by its window.
#[derive(Clone, Debug)]
pub struct Closing(Arc<Office>);

impl Closing {
    /// Works like [`Clerk::finish`].
    pub fn finish(&self, within: Duration) -> bool {
        self.0.finish(within)
    }
}

/// What the window and the workers share.
struct Office {
    desk: Mutex<Desk>,
    changed: Condvar,
    archive: Archive,
    reporter: Sender<Report>,
    wake: Box<dyn Fn() + Send + Sync>,
    patience: Duration,
}

/// The jobs.
#[derive(Debug, Default)]
struct Desk {
    waiting: VecDeque<Given>,
    doing: Option<Doing>,
    // The current worker; reports of earlier ones are ignored.
    worker: u64,
    // How many workers have been replaced since the last answer.
    relieved: u32,
    silent_since: Option<Instant>,
    is_closed: bool,
    is_given_up: bool,
    // Whether the worker has released all files, after everything else.
    has_let_go: bool,
}

#[derive(Clone, Debug)]
struct Given {
    job: Arc<Job>,
    is_second_try: bool,
}

#[derive(Debug)]
struct Doing {
    given: Given,
    since: Instant,
}

impl std::fmt::Debug for Office {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Office")
            .field("desk", &self.desk)
            .field("archive", &self.archive)
            .finish_non_exhaustive()
    }
}

impl Desk {
    /// Returns whether no job is waiting or running.
    fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.doing.is_none()
    }

    /// Returns the start of the next silence, right after an answer: now if jobs are waiting.
    fn silence(&self) -> Option<Instant> {
        (!self.waiting.is_empty()).then(Instant::now)
    }
}

impl Office {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a new worker the current one.
    fn send_in(self: &Arc<Self>, desk: &mut Desk) {
        desk.worker += 1;
        let (office, me) = (Arc::clone(self), desk.worker);
        let library = self.archive.library();
        std::thread::spawn(move || work(&office, me, library));
    }

    /// Lets another worker take over the waiting jobs and, if it may be done twice, the current
    /// one. A copy to another place goes first: it may be the way out.
    fn relieve(self: &Arc<Self>, desk: &mut Desk) {
        desk.relieved += 1;
        if let Some(doing) = desk.doing.take() {
            self.try_again(desk, doing.given, || io::ErrorKind::TimedOut.into());
        }
        let waiting = std::mem::take(&mut desk.waiting).into_iter();
        let (copies, others): (Vec<_>, Vec<_>) =
            waiting.partition(|given| matches!(*given.job, Job::SaveTo { .. }));
        desk.waiting = copies.into_iter().chain(others).collect();
        self.send_in(desk);
    }

    /// Retries a job over which a worker hung or panicked: puts it at the front of the queue,
    /// split into parts if possible, so that only the faulty part fails. After the second
    /// failure, or if the job must not be retried automatically, it is set aside and reported.
    fn try_again(&self, desk: &mut Desk, given: Given, why: impl Fn() -> io::Error) {
        let is_late = matches!(why().kind(), io::ErrorKind::TimedOut);
        let is_last = given.is_second_try || (is_late && given.job.names_a_file());
        if is_last {
            return self.report(Some(given.job.set_aside(why())));
        }
        for job in given.job.parts().into_iter().rev() {
            let is_second_try = true;
            desk.waiting.push_front(Given { job, is_second_try });
        }
    }

    fn report(&self, report: Option<Report>) {
        if let Some(report) = report {
            // After the window has been closed, the receiver is gone.
            let _ = self.reporter.send(report);
            (self.wake)();
        }
    }

    /// Returns a worker's next job, or `None` if the worker may stop.
    fn next(&self, me: u64) -> Option<Given> {
        let mut desk = self.desk();
        loop {
            if desk.worker != me {
                return None;
            }
            while let Some(given) = desk.waiting.pop_front() {
                let next = desk.waiting.front();
                if next.is_some_and(|next| given.job.is_outdated_by(&next.job)) {
                    continue;
                }
                let doing = given.clone();
                let since = Instant::now();
                desk.doing = Some(Doing { given, since });
                return Some(doing);
            }
            if desk.is_closed {
                return None;
            }
            let waited = self.changed.wait(desk);
            desk = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Records that a worker has done its job.
    fn done(&self, me: u64, report: Option<Report>) {
        let mut desk = self.desk();
        if desk.worker == me {
            self.report(report);
            desk.doing = None;
            desk.relieved = 0;
            desk.silent_since = desk.silence();
            self.changed.notify_all();
        }
    }

    /// Handles a panic of a worker over its job.
    fn panicked(&self, me: u64, given: Given) -> Option<Library> {
        let mut desk = self.desk();
        if desk.worker != me {
            return None;
        }
        desk.doing = None;
        let is_last = given.is_second_try;
        self.try_again(&mut desk, given, || io::Error::other(fl!(save_stumbled)));
        if is_last {
            desk.silent_since = desk.silence();
        }
        self.changed.notify_all();
        // What the previous library knew of files may be inconsistent.
        Some(self.archive.library())
    }

    /// Lets the worker end and release all files, which is work with files as well.
    fn leave(&self, me: u64) {
        if self.desk().worker == me {
            self.archive.close();
            self.desk().has_let_go = true;
            self.changed.notify_all();
        }
    }

    fn wait(&self, within: Duration, until: impl Fn(&Desk) -> bool) -> bool {
        let end = Instant::now() + within;
        let mut desk = self.desk();
        while !until(&desk) {
            let left = end.saturating_duration_since(Instant::now());
            if desk.is_given_up || left.is_zero() {
                return false;
            }
            let waited = self.changed.wait_timeout(desk, left);
            desk = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    fn finish(&self, within: Duration) -> bool {
        self.desk().is_closed = true;
        self.changed.notify_all();
        let is_done = self.wait(within, |desk| desk.has_let_go);
        if !is_done {
            self.desk().is_given_up = true;
        }
        is_done
    }
}

fn work(office: &Arc<Office>, me: u64, mut library: Library) {
    while let Some(given) = office.next(me) {
        let carried_out = catch_unwind(AssertUnwindSafe(|| carry_out(&mut library, &given.job)));
        match carried_out {
            Ok(report) => office.done(me, report),
            // The panic message has already been printed.
            Err(_) => match office.panicked(me, given) {
                Some(next) => library = next,
                None => return,
            },
        }
    }
    office.leave(me);
}

impl Job {
    /// Returns whether the next job does the same with a later state.
    fn is_outdated_by(&self, next: &Job) -> bool {
        match (self, next) {
            (
                Job::Save {
                    id: one,
                    to: To::ItsFile,
                    ..
                },
                Job::Save {
                    id: other,
                    to: To::ItsFile,
                    ..
                },
            ) => one == other,
            (Job::Remember(_), Job::Remember(_)) => true,
            (Job::Errand(one, errand), Job::Errand(other, next)) => {
                one == other && errand.is_outdated_by(&**next)
            }
            _ => false,
        }
    }

    /// Returns whether the job is about a file that the player named, which may lie on an
    /// unresponsive disk: it is not retried automatically.
    fn names_a_file(&self) -> bool {
        match self {
            Job::Shelf(chore) => chore.file().is_some(),
            job => matches!(job, Job::SaveTo { .. } | Job::Export { .. } | Job::Open(..)),
        }
    }

    fn task(&self) -> Task {
        match self {
            Job::SaveTo { path, .. } | Job::Open(_, path, _) => Task::File(path.clone()),
            Job::Export { path, .. } => Task::Drawing(path.clone()),
            Job::Shelf(chore) => chore.file().map_or(Task::Own, Task::File),
            Job::Save { .. }
            | Job::Backup(..)
            | Job::Close(_)
            | Job::List
            | Job::Heads(_)
            | Job::Versions(_)
            | Job::ReadVersion(..)
            | Job::Tidy
            | Job::FindFolders
            | Job::Remember(_)
            | Job::Recall
            | Job::Errand(..) => Task::Own,
        }
    }

    /// Splits the job into independent parts.
    fn parts(self: &Arc<Self>) -> Vec<Arc<Job>> {
        match &**self {
            Job::Heads(paths) if paths.len() > 1 => {
                let one = |path: &PathBuf| Arc::new(Job::Heads(vec![path.clone()]));
                paths.iter().map(one).collect()
            }
            _ => vec![Arc::clone(self)],
        }
    }

    /// Returns the report that the job was not done and is not retried.
    fn set_aside(&self, reason: io::Error) -> Report {
        self.failed(reason).unwrap_or(Report::SetAside)
    }

    /// Returns the report that the job was not done, if it has a specific one.
    fn failed(&self, reason: io::Error) -> Option<Report> {
        let not_written = |path: PathBuf, reason| SaveError::Write { path, reason };
        let of_games = |reason| not_written(PathBuf::from(super::library::GAMES), reason);
        Some(match self {
            Job::Save { id, revision, .. } => Report::NotSaved(*id, *revision, of_games(reason)),
            Job::Backup(..) => Report::NotBackedUp(of_games(reason)),
            Job::SaveTo { path, .. } | Job::Export { path, .. } => {
                Report::NotSavedTo(path.clone(), not_written(path.clone(), reason))
            }
            Job::Open(_, path, way) => {
                let path = path.clone();
                let why = SaveError::Read {
                    path: path.clone(),
                    reason,
                };
                let refusal = Refusal {
                    path,
                    why: NotOpened::Unreadable(why),
                    aside: None,
                    backups: Vec::new(),
                };
                Report::NotOpened(*way, refusal)
            }
            Job::Heads(paths) => {
                let unread = paths.iter().map(|path| (path.clone(), Inside::Unreadable));
                Report::Heads(unread.collect())
            }
            Job::Versions(path) => Report::Versions(path.clone(), Vec::new()),
            Job::ReadVersion(of, path) => {
                let why = SaveError::Read {
                    path: path.clone(),
                    reason,
                };
                let why = NotOpened::Unreadable(why);
                Report::VersionRead(of.clone(), path.clone(), Err(why))
            }
            Job::Remember(_) => Report::NotRemembered(of_games(reason)),
            Job::Errand(game, errand) => Report::ErrandDone(game, errand.failed(reason)?),
            Job::Shelf(chore) => Report::Shelf(chore.failed(reason)?),
            Job::Close(_) | Job::List | Job::Tidy | Job::FindFolders | Job::Recall => return None,
        })
    }
}

fn carry_out(library: &mut Library, job: &Job) -> Option<Report> {
    Some(match job {
        Job::Save {
            id,
            script,
            revision,
            to,
        } => {
            let saved = match to {
                To::ItsFile => library.save(*id, script),
                To::ItsFileAnyway => library.save_anyway(*id, script),
                To::ANewFile => library.save_as_new(*id, script),
            };
            match saved {
                Ok(path) => Report::Saved(*id, *revision, path),
                Err(error) => Report::NotSaved(*id, *revision, error),
            }
        }
        Job::Backup(id, script) => Report::NotBackedUp(library.backup(*id, script).err()?),
        Job::SaveTo { path, replace, .. } if !replace && library.disk().about(path).is_ok() => {
            Report::AlreadyThere(path.clone())
        }
        Job::SaveTo {
            id,
            script,
            revision,
            path,
            becomes_its_file,
            ..
        } => match library.save_to(*id, script, path, *becomes_its_file) {
            Ok(()) => Report::SavedTo(*id, *revision, path.clone(), *becomes_its_file),
            Err(error) => Report::NotSavedTo(path.clone(), error),
        },
        Job::Export { path, replace, .. } if !replace && library.disk().about(path).is_ok() => {
            Report::AlreadyThere(path.clone())
        }
        Job::Export {
            game,
            format,
            path,
            prints,
            ..
        } => match library.export(path, &game.told().file(*format)) {
            Ok(()) => Report::Exported(path.clone(), *prints),
            Err(error) => Report::NotSavedTo(path.clone(), error),
        },
        Job::Open(id, path, way) => {
            let opened = match way {
                Way::Asked => library.open(*id, path),
                Way::GoesOn => library.open_in_place(*id, path),
                Way::Copy => library.open_copy(*id, path),
            };
            match opened {
                Ok(opened) => Report::Opened(*way, Box::new(opened)),
                Err(why) => Report::NotOpened(*way, refusal(library, path.clone(), *way, why)),
            }
        }
        Job::Close(id) => {
            library.close(*id);
            return None;
        }
        Job::List => Report::Games(library.list()),
        Job::Heads(paths) => {
            let heads = paths.iter().map(|path| (path.clone(), library.head(path)));
            Report::Heads(heads.collect())
        }
        Job::Versions(path) => Report::Versions(path.clone(), library.versions(path)),
        Job::ReadVersion(of, path) => {
            Report::VersionRead(of.clone(), path.clone(), library.version(path))
        }
        Job::Tidy => Report::Rescued(library.tidy()),
        Job::FindFolders => Report::Folders(Folders::find(library.disk())),
        Job::Errand(game, errand) => {
            let store = Store {
                disk: library.disk(),
                data: library.data(),
                known: library.known_files(),
            };
            let found = errand.carry_out(&store)?;
            Report::ErrandDone(game, found)
        }
        Job::Shelf(chore) => Report::Shelf(chore.carry_out(library)?),
        Job::Recall => {
            let (preferences, aside) =
                Preferences::load(library.disk(), library.data(), library.known_files());
            Report::Recalled(Box::new(preferences), aside)
        }
        Job::Remember(preferences) => {
            let saved = preferences.save(library.disk(), library.data(), library.known_files());
            Report::NotRemembered(saved.err()?)
        }
    })
}

/// Handles a file that was not opened. If it was the last open game, belongs to the library
/// and is damaged, it is set aside. Any other file is left alone.
fn refusal(library: &Library, path: PathBuf, way: Way, why: NotOpened) -> Refusal {
    let is_damaged = match &why {
        NotOpened::Unreadable(error) => !matches!(
            error,
            SaveError::Read { .. }
                | SaveError::Newer { .. }
                | SaveError::NewerGame { .. }
                | SaveError::OtherGame { .. }
                | SaveError::NotAFile { .. }
                | SaveError::InUse { .. }
        ),
        NotOpened::BadStart { .. } | NotOpened::InUse => false,
    };
    let makes_room = is_damaged && way == Way::GoesOn && library.is_own(&path);
    let aside = makes_room.then(|| set_aside(library.disk(), &path).ok());
    Refusal {
        aside: aside.flatten(),
        backups: library.backups(&path),
        path,
        why,
    }
}

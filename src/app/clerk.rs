//! The worker that reads and writes files, so that no frame waits for a disk.
//!
//! Jobs are done in the order they were given; of several saves of one game in a
//! row only the last is written. What came of a job is a [`Report`], and the
//! window is woken up for it.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::JoinHandle;

use super::edition_files::{self, Kept};
use super::library::{GameId, Library, Listed, NotOpened, Opened};
use super::preferences::Preferences;
use crate::florence::{EditionData, Game};
use crate::table::{SaveError, Session};

/// Something to do with files.
#[derive(Debug)]
pub enum Job {
    /// Write a game. `revision` comes back in the report.
    Save {
        /// Which.
        id: GameId,
        /// As it is now.
        session: Box<Session<Game>>,
        /// The number of the state.
        revision: u64,
        /// Where to.
        to: To,
    },
    /// Keep a game as a backup before entries of its log are replaced.
    Backup(GameId, Box<Session<Game>>),
    /// Write a copy of a game to a file somebody named.
    SaveTo {
        /// Which.
        id: GameId,
        /// As it is now.
        session: Box<Session<Game>>,
        /// The number of the state.
        revision: u64,
        /// The file.
        path: PathBuf,
        /// Whether a file that is there may be replaced.
        replace: bool,
        /// Whether the game is saved there from now on.
        becomes_its_file: bool,
    },
    /// Open a file.
    Open(GameId, PathBuf),
    /// List the games.
    List,
    /// Say when everything before is done.
    Tell(Sender<()>),
    /// Write the preferences.
    Remember(Preferences),
    /// Write an edition to a new file.
    BeginEdition(Box<EditionData>),
    /// Write an edition to its file.
    KeepEdition(PathBuf, Box<EditionData>),
    /// Delete the file of an edition.
    RemoveEdition(PathBuf),
}

/// Where a game is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To its file.
    ItsFile,
    /// To its file, although that was changed elsewhere.
    ItsFileAnyway,
    /// To a new file of its own.
    ANewFile,
}

/// What came of a job.
#[derive(Debug)]
pub enum Report {
    /// A game is in its file, in this state.
    Saved(GameId, u64, PathBuf),
    /// A game is not, and why.
    NotSaved(GameId, u64, SaveError),
    /// A backup was not written.
    NotBackedUp(SaveError),
    /// A copy was written; whether it is the game's file from now on.
    SavedTo(GameId, u64, PathBuf, bool),
    /// There is a file of that name already.
    AlreadyThere(PathBuf),
    /// A copy was not written.
    NotSavedTo(PathBuf, SaveError),
    /// A file was opened or not.
    Opened(PathBuf, Result<Box<Opened>, NotOpened>),
    /// The games there are.
    Games(Vec<Listed>),
    /// The preferences were not written.
    NotRemembered(SaveError),
    /// An edition has its file.
    EditionBegun(Kept),
    /// An edition was not written or deleted.
    EditionNotKept(SaveError),
    /// Somebody chose a file in the system's dialog, or none.
    Picked(Option<PathBuf>),
}

/// The worker, as the window sees it.
#[derive(Debug)]
pub struct Clerk {
    jobs: Option<Sender<Job>>,
    reports: Receiver<Report>,
    reporter: Sender<Report>,
    thread: Option<JoinHandle<()>>,
}

impl Clerk {
    /// Starts the worker. `wake` is called after every report.
    pub fn start(mut library: Library, wake: impl Fn() + Send + 'static) -> Self {
        let (jobs, inbox) = mpsc::channel();
        let (reporter, reports) = mpsc::channel();
        let outbox = reporter.clone();
        let thread = std::thread::spawn(move || {
            work(&mut library, &inbox, &outbox, &wake);
        });
        Self {
            jobs: Some(jobs),
            reports,
            reporter,
            thread: Some(thread),
        }
    }

    /// Gives the worker something to do.
    pub fn do_soon(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The worker ends only after this sender is gone.
            let _ = jobs.send(job);
        }
    }

    /// What came of jobs since the last call.
    pub fn reports(&self) -> impl Iterator<Item = Report> + '_ {
        self.reports.try_iter()
    }

    /// Where others who wait for something send what came of it.
    #[must_use]
    pub fn reporter(&self) -> Sender<Report> {
        self.reporter.clone()
    }

    /// Waits until everything given so far is done, and its reports are there.
    pub fn catch_up(&self) {
        let (done, waiting) = mpsc::channel();
        self.do_soon(Job::Tell(done));
        // An error means that the worker has ended, and so has done everything.
        let _ = waiting.recv();
    }

    /// Waits until everything is written. No more jobs are taken after that.
    pub fn finish(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A worker that panicked has said so itself.
            let _ = thread.join();
        }
    }
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.finish();
    }
}

fn work(library: &mut Library, inbox: &Receiver<Job>, outbox: &Sender<Report>, wake: &dyn Fn()) {
    let mut waiting = VecDeque::new();
    while let Ok(job) = inbox.recv() {
        waiting.push_back(job);
        while let Some(job) = waiting.pop_front() {
            waiting.extend(inbox.try_iter());
            if is_outdated(&job, waiting.front()) {
                continue;
            }
            if let Some(report) = carry_out(library, job) {
                // Nobody listens any more when the window has been closed.
                let _ = outbox.send(report);
                wake();
            }
        }
    }
}

/// Whether the next job does the same with a later state.
fn is_outdated(job: &Job, next: Option<&Job>) -> bool {
    match (job, next) {
        (
            Job::Save {
                id: one,
                to: To::ItsFile,
                ..
            },
            Some(Job::Save {
                id: other,
                to: To::ItsFile,
                ..
            }),
        ) => one == other,
        (Job::Remember(_), Some(Job::Remember(_))) => true,
        (Job::KeepEdition(one, _), Some(Job::KeepEdition(other, _))) => one == other,
        _ => false,
    }
}

fn carry_out(library: &mut Library, job: Job) -> Option<Report> {
    Some(match job {
        Job::Save {
            id,
            session,
            revision,
            to,
        } => {
            let saved = match to {
                To::ItsFile => library.save(id, &session),
                To::ItsFileAnyway => library.save_anyway(id, &session),
                To::ANewFile => library.save_as_new(id, &session),
            };
            match saved {
                Ok(path) => Report::Saved(id, revision, path),
                Err(error) => Report::NotSaved(id, revision, error),
            }
        }
        Job::Backup(id, session) => Report::NotBackedUp(library.backup(id, &session).err()?),
        Job::SaveTo { path, replace, .. } if !replace && path.exists() => {
            Report::AlreadyThere(path)
        }
        Job::SaveTo {
            id,
            session,
            revision,
            path,
            becomes_its_file,
            ..
        } => match library.save_to(id, &session, &path, becomes_its_file) {
            Ok(()) => Report::SavedTo(id, revision, path, becomes_its_file),
            Err(error) => Report::NotSavedTo(path, error),
        },
        Job::Open(id, path) => {
            let opened = library.open(id, &path).map(Box::new);
            Report::Opened(path, opened)
        }
        Job::List => Report::Games(library.list()),
        Job::Tell(done) => {
            // Nobody waits any more when the window has gone meanwhile.
            let _ = done.send(());
            return None;
        }
        Job::BeginEdition(data) => match edition_files::keep_new(library.data(), &data) {
            Ok(path) => Report::EditionBegun(Kept { path, data: *data }),
            Err(error) => Report::EditionNotKept(error),
        },
        Job::KeepEdition(path, data) => {
            Report::EditionNotKept(edition_files::keep(&path, &data).err()?)
        }
        Job::RemoveEdition(path) => Report::EditionNotKept(edition_files::remove(&path).err()?),
        Job::Remember(preferences) => {
            Report::NotRemembered(preferences.save(library.data()).err()?)
        }
    })
}

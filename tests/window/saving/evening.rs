//! Thirty entries of a game and a score sheet, saved after each as the window does, by a
//! thread on a simulated disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use florence::{Game, Setup};
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::clerk::{Clerk, Job, Report, To, Way};
use studiolo::ui::io::kept::GameId;
use studiolo::ui::io::kept::Script;
use studiolo::ui::io::library::Archive;
use table::{Save, Session};

use super::simulated::Simulated;

/// The number of entries of the evening.
pub(crate) const ENTRIES: usize = 30;

/// The entry after which the game is closed and opened again.
const PAUSE: usize = 15;

const GAME: GameId = GameId(1);
const SHEET: GameId = GameId(2);
const AGAIN: GameId = GameId(3);

/// Returns the data directory on the simulated disk.
pub(crate) fn data() -> PathBuf {
    PathBuf::from("/data")
}

/// What was shown as saved.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    pub game: Option<Save<Game>>,
    pub sheet: Option<Save<Game>>,
    /// Whether all of the evening was shown as saved in the end.
    pub is_complete: bool,
}

struct Evening<'a> {
    disk: &'a Simulated,
    clerk: Clerk,
    revision: u64,
    shown: Shown,
}

/// Plays the evening, and tries again whatever fails.
pub(crate) fn play(disk: &Simulated, patience: Duration) -> Shown {
    let archive = Archive::new(kinds(GAMES), Arc::new(disk.clone()), data());
    let clerk = Clerk::with_patience(archive, patience, || ());
    let mut evening = Evening {
        disk,
        clerk,
        revision: 0,
        shown: Shown::default(),
    };
    evening.clerk.do_soon(Job::Tidy);
    evening.clerk.do_soon(Job::List);
    evening.all();
    // The end does not wait forever either.
    let finished = evening.clerk.finish(Duration::from_secs(10));
    assert!(finished || disk.is_off(), "the end hangs");
    evening.shown
}

impl Evening<'_> {
    /// Plays all of it; stops when the power is lost.
    fn all(&mut self) -> Option<()> {
        let mut session = Session::<Game>::new(Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
        let path = self.save(GAME, &session)?;
        let mut id = GAME;
        for entry in 0..ENTRIES {
            if entry == PAUSE {
                self.clerk
                    .do_soon(Job::Backup(id, Script::of_game(session.clone())));
                self.clerk.do_soon(Job::Close(id));
                id = AGAIN;
                session = self.open(id, &path)?;
                assert_eq!(session.log().len(), PAUSE);
            }
            let legal = session.game().legal();
            let command = legal.iter().nth(entry % 3).or(legal.iter().next()).unwrap();
            session.play(command).unwrap();
            self.save(id, &session)?;
            if entry % 10 == 5 {
                let mut start = Setup::tracked(["Dana", ""]);
                start.players[0].prestige = entry as i64;
                let typed = [("A Money".to_owned(), format!("{entry}x"))];
                let sheet = Save::from_sheet(start, typed.into());
                let script = Script::of_sheet(sheet.clone());
                self.until_saved(SHEET, &script)?;
                self.shown.sheet = Some(sheet);
            }
        }
        self.shown.is_complete = true;
        Some(())
    }

    fn save(&mut self, id: GameId, session: &Session<Game>) -> Option<PathBuf> {
        let script = Script::of_game(session.clone());
        let path = self.until_saved(id, &script)?;
        self.shown.game = Some(Save::from_session(session));
        Some(path)
    }

    /// Saves, and tries again if that failed.
    fn until_saved(&mut self, id: GameId, script: &Script) -> Option<PathBuf> {
        for _ in 0..3 {
            self.revision += 1;
            let revision = self.revision;
            self.clerk.do_soon(Job::Save {
                id,
                script: script.clone(),
                revision,
                to: To::ItsFile,
            });
            let mine = |report| match report {
                Report::Saved(of, r, path) if (of, r) == (id, revision) => Some(Ok(path)),
                Report::NotSaved(of, r, error) if (of, r) == (id, revision) => Some(Err(error)),
                _ => None,
            };
            match self.answer(mine) {
                Ok(path) => return Some(path),
                Err(_) if self.disk.is_off() => return None,
                Err(_) => {}
            }
        }
        panic!("it was not saved at the third attempt either");
    }

    fn open(&mut self, id: GameId, path: &Path) -> Option<Session<Game>> {
        for _ in 0..3 {
            self.clerk
                .do_soon(Job::Open(id, path.to_owned(), Way::Asked));
            let opened = self.answer(|report| match report {
                Report::Opened(_, opened) => Some(Ok(opened.script)),
                Report::NotOpened(_, refusal) => Some(Err(refusal.why)),
                _ => None,
            });
            match opened {
                Ok(script) => {
                    let session = script.session::<florence::Game>().expect("it is a game");
                    return Some(session.clone());
                }
                Err(_) if self.disk.is_off() => return None,
                Err(_) => {}
            }
        }
        panic!("it was not opened at the third attempt either");
    }

    /// Waits as the window does: checks the thread, and never waits forever.
    fn answer<T>(&self, mine: impl Fn(Report) -> Option<T>) -> T {
        let begin = Instant::now();
        loop {
            if let Some(answer) = self.clerk.reports().find_map(&mine) {
                return answer;
            }
            self.clerk.look();
            let waited = begin.elapsed();
            // A step that hangs while names change blocks the next thread, as on a real
            // system, where it ends at some time.
            if waited > Duration::from_millis(100) {
                self.disk.release();
            }
            assert!(waited < Duration::from_secs(20), "no answer comes");
            std::thread::sleep(Duration::from_micros(200));
        }
    }
}

//! What is seen in passing: animations after a decision and the rest afterwards, the end of
//! a round, prestige cards being turned over, the ladder of bids, the curtain, messages to
//! players, the public screen, comfort at the table.

mod analysis;
mod branches;
mod comfort;
mod curtain;
mod end;
mod ladder;
mod looking_back;
mod motion;
mod public;
mod round;

use std::fs;
use std::path::Path;

use eframe::egui::Key;
use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::{Command, Game, Setup};
use studiolo::ui::session::computer::seed_of;
use table::{Save, Session};
use tempfile::TempDir;

use crate::by_hand::{Window, wait};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// Returns a user who lets the computer play at this pace.
fn user(pace: &str) -> TempDir {
    let data = tempfile::tempdir().expect("a directory");
    let preferences = format!("(pace: {pace})");
    fs::write(data.path().join("preferences.ron"), preferences).expect("it can be written");
    data
}

/// Returns what a player with some experience would do in the seat to act.
fn likely(game: &Game, seed: u64) -> Command {
    bot::decide(game, Level::EASY, seed, 0, &Thinking::new()).expect("the game goes on")
}

/// Returns a deal that was played automatically until something holds.
fn played(setup: Setup, until: impl Fn(&Session<Game>) -> bool) -> Session<Game> {
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    while !until(&session) {
        let command = likely(session.game(), seed_of(&session));
        session.play(command).expect("bots keep to the rules");
    }
    session
}

/// Opens the first `entries` entries of a game in a window.
fn open(data: &Path, session: &Session<Game>, entries: usize) -> Window {
    let log = session.log()[..entries].to_vec();
    let part =
        Session::<Game>::restore(session.start().clone(), log, entries).expect("it was legal");
    let path = data.join("played.ron");
    let save = Save::from_session(&part);
    save.write(&path).expect("it can be written");
    Window::open_file(data, &path)
}

/// Presses and releases a key.
fn press(window: &mut Window, key: Key) {
    window.harness.key_press(key);
    window.harness.run();
}

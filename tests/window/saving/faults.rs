//! Every step of an evening fails, is torn, stalls, panics or is the last one, and each
//! time everything that was shown as saved is there afterwards.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::{Duration, Instant};

use florence::Game;
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::io::library::Archive;
use table::Save;

use crate::views;

use super::evening::{Shown, data, play};
use super::simulated::{Fault, Left, Simulated};

const PATIENCE: Duration = Duration::from_secs(5);

/// Returns how many steps an evening takes on a disk without faults.
fn steps() -> usize {
    let disk = Simulated::new();
    let shown = play(&disk, PATIENCE);
    assert!(shown.is_complete);
    let steps = disk.steps();
    check(&disk, &shown);
    assert!(steps > 300, "{steps}");
    steps
}

/// Returns the steps at which something goes wrong: every third one, a different third for
/// each fault, and all of them with `STUDIOLO_LONG`.
fn some_steps(third: usize) -> impl Iterator<Item = usize> {
    (0..steps()).filter(move |step| views::is_long() || step % 3 == third)
}

/// Restarts and asserts that every game opens, and that what was shown as saved is in one
/// of them.
fn check(disk: &Simulated, shown: &Shown) {
    let archive = Archive::new(kinds(GAMES), Arc::new(disk.clone()), data());
    let mut library = archive.library();
    let rescued = library.tidy();
    for rescued in &rescued {
        let opened = library.open(GameId(90), &rescued.path);
        assert!(opened.is_ok(), "{opened:?}");
        library.close(GameId(90));
    }
    let mut games = Vec::new();
    let mut sheets = Vec::new();
    for (at, listed) in library.list().iter().enumerate() {
        assert!(
            listed.content().is_some(),
            "{} is damaged",
            listed.path.display()
        );
        let id = GameId(100 + at as u64);
        let script = library.open(id, &listed.path).expect("it opens").script;
        let session = script.session::<florence::Game>();
        games.extend(session.map(Save::from_session));
        sheets.extend(script.sheet::<florence::Game>().cloned());
    }
    if let Some(game) = &shown.game {
        let holds = |there: &Save<Game>| there.log.starts_with(&game.log);
        let entries = game.log.len();
        assert!(games.iter().any(holds), "{entries} entries are not there");
    }
    if let Some(sheet) = &shown.sheet {
        let there = |there: &Save<Game>| {
            // A later state may have been written without a report.
            there.start.players[0].prestige >= sheet.start.players[0].prestige
                && there.start.players[0].name == "Dana"
        };
        assert!(sheets.iter().any(there), "the sheet is not there");
    }
}

/// Does the same as [`check`], after the running program has released its files.
fn check_complete(disk: &Simulated, shown: &Shown, step: usize) {
    assert!(shown.is_complete, "step {step}");
    check(disk, shown);
    // Nothing depends on what was not synced yet.
    check(&disk.restarted(Left::Nothing), shown);
}

#[test]
fn every_step_may_fail_once() {
    let kinds = [
        ErrorKind::StorageFull,
        ErrorKind::PermissionDenied,
        ErrorKind::Other,
    ];
    for step in some_steps(0) {
        let disk = Simulated::new();
        disk.fault_at(step, Fault::Fail(kinds[step % kinds.len()]));
        let shown = play(&disk, PATIENCE);
        check_complete(&disk, &shown, step);
    }
}

#[test]
fn every_step_may_be_torn_once() {
    for step in some_steps(1) {
        let disk = Simulated::new();
        disk.fault_at(step, Fault::Tear);
        let shown = play(&disk, PATIENCE);
        check_complete(&disk, &shown, step);
    }
}

#[test]
fn the_program_may_be_at_fault_in_every_step_once() {
    for step in some_steps(2) {
        let disk = Simulated::new();
        disk.fault_at(step, Fault::Panic);
        let shown = play(&disk, PATIENCE);
        check_complete(&disk, &shown, step);
    }
}

#[test]
fn every_step_may_stall_and_the_next_worker_goes_on() {
    for step in some_steps(0) {
        let disk = Simulated::new();
        disk.fault_at(step, Fault::Stall);
        let shown = play(&disk, Duration::from_millis(15));
        // The thread that hung wakes up, and overwrites nothing.
        disk.release();
        let begin = Instant::now();
        while !disk.is_let_go() {
            assert!(begin.elapsed() < Duration::from_secs(10));
            std::thread::yield_now();
        }
        check_complete(&disk, &shown, step);
    }
}

#[test]
fn the_power_may_fail_in_every_step() {
    for step in some_steps(1) {
        for left in [Left::Nothing, Left::NamesAndHalves] {
            let disk = Simulated::new();
            disk.fault_at(step, Fault::Crash);
            let shown = play(&disk, PATIENCE);
            assert!(!shown.is_complete && disk.is_off(), "step {step}");
            check(&disk.restarted(left), &shown);
        }
    }
}

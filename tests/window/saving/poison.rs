//! A file among the games on which every thread hangs or dies: it is set aside, and all
//! other work continues.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use florence::{Game, Setup};
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::clerk::{Clerk, Job, Report, To};
use studiolo::ui::io::kept::Script;
use studiolo::ui::io::kept::{GameId, Inside};
use studiolo::ui::io::library::Archive;
use table::Session;
use table::save::disk::Disk as _;

use super::evening::data;
use super::simulated::{Fault, Simulated};

/// Returns a disk with three games, one of which causes the fault.
fn disk(fault: Fault) -> (Simulated, [PathBuf; 3]) {
    let disk = Simulated::new();
    for directory in ["/data", "/data/games"] {
        disk.make_directory(Path::new(directory)).unwrap();
    }
    let save = std::fs::read("../../saves/four-players.ron").unwrap();
    let games = ["anna", "poison", "zoe"].map(|name| {
        let path = PathBuf::from(format!("/data/games/{name}.ron"));
        let mut file = disk.create(&path, &path).unwrap();
        file.write(&save).unwrap();
        path
    });
    disk.poison(&games[1], fault);
    (disk, games)
}

/// Returns the reports of the jobs, up to the one that ends them.
fn until(clerk: &Clerk, is_last: impl Fn(&Report) -> bool) -> Vec<Report> {
    let begun = Instant::now();
    let mut all = Vec::new();
    while !all.iter().any(&is_last) {
        assert!(begun.elapsed() < Duration::from_secs(20), "{all:?}");
        // The window checks the thread whenever it draws.
        clerk.look();
        all.extend(clerk.reports());
        std::thread::yield_now();
    }
    all
}

fn a_poisonous_file_is_set_aside(fault: Fault) {
    let (disk, games) = disk(fault);
    let archive = Archive::new(kinds(GAMES), Arc::new(disk.clone()), data());
    let clerk = Clerk::with_patience(archive, Duration::from_millis(40), || ());
    clerk.do_soon(Job::Heads(games.to_vec()));
    let session = Session::<Game>::new(Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
    clerk.do_soon(Job::Save {
        id: GameId(1),
        script: Script::of_game(session),
        revision: 1,
        to: To::ItsFile,
    });
    let reports = until(&clerk, |report| {
        matches!(report, Report::Saved(..) | Report::NotSaved(..))
    });
    assert!(
        reports.iter().any(|it| matches!(it, Report::Saved(..))),
        "{reports:?}"
    );
    let heads = reports.iter().filter_map(|report| match report {
        Report::Heads(heads) => Some(heads),
        _ => None,
    });
    let is_read = |inside: &Inside| !matches!(inside, Inside::Unreadable);
    let read: BTreeMap<_, _> = heads
        .flatten()
        .map(|(path, inside)| (path.clone(), is_read(inside)))
        .collect();
    let expected: BTreeMap<_, _> = games.into_iter().zip([true, false, true]).collect();
    assert_eq!(read, expected);
    // The end does not wait for the file either.
    disk.release();
    assert!(clerk.finish(Duration::from_secs(10)));
}

#[test]
fn a_file_over_which_every_worker_hangs_is_set_aside() {
    a_poisonous_file_is_set_aside(Fault::Stall);
}

#[test]
fn a_file_over_which_every_worker_dies_is_set_aside() {
    a_poisonous_file_is_set_aside(Fault::Panic);
}

//! Branches of a game: play on from any moment of it, or try something else, compare, and
//! keep or drop that. The game itself is unchanged, and against the computer a branch
//! reveals nothing hidden.

use std::path::{Path, PathBuf};

use ::florence::mind::bot::Level;
use ::florence::{Command, Game, Setup};
use studiolo::app::Intent;
use studiolo::games::florence;
use studiolo::games::florence::Florence;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Branch;
use table::{Origin, Save, Seat, Session};
use tempfile::TempDir;
use words::fl;

use super::{NAMES, Window, likely, open, played, user, wait};

/// Returns a finished game at a real table.
fn tracked() -> Session<Game> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/four-players.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    save.into_session().expect("it is legal")
}

/// Returns a finished game of Anna against three bots.
fn digital() -> Session<Game> {
    let mut setup = Setup::dealt(NAMES, 3);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    played(setup, |session| session.game().is_over())
}

fn does(window: &mut Window, intent: impl Into<Intent>) {
    window.harness.state_mut().carry_out(intent);
    window.harness.run();
}

fn file(window: &Window) -> Option<PathBuf> {
    let open = window.harness.state().state().open::<Florence>()?;
    open.file_path()
}

fn origin(window: &Window) -> Option<&Origin> {
    window.harness.state().session()?.occasion().origin.as_ref()
}

/// Opens the game at an entry, and returns its file.
fn looking_back(data: &TempDir, session: &Session<Game>, entry: usize) -> (Window, PathBuf) {
    let mut window = open(data.path(), session, session.log().len());
    does(&mut window, Intent::GoTo(entry));
    wait(&mut window, |window| window.shows(fl!(saved)));
    let file = file(&window).expect("it is in a file");
    (window, file)
}

/// Starts a try from the current position.
fn tries(window: &mut Window) {
    does(window, Intent::Branch(Branch::Try));
    wait(window, |window| {
        origin(window).is_some_and(|origin| origin.is_try) && file(window).is_some()
    });
}

fn read(path: &Path) -> Save<Game> {
    Save::read(path).expect("it can be read")
}

/// Makes this many decisions that differ from the original ones.
fn decides_otherwise(window: &mut Window, number: usize) {
    for seed in 0..number {
        let game = *window.session().game();
        let command: Command = likely(&game, 1000 + seed as u64);
        does(window, florence::Intent::Play(vec![command]));
    }
}

#[test]
fn one_plays_on_from_any_moment_and_the_game_stays_as_it_was() {
    for (session, entry) in [(tracked(), 94), (digital(), 60)] {
        let data = user("Steady");
        let (mut window, original) = looking_back(&data, &session, entry);
        let before = read(&original);
        window.click(fl!(play_on));
        wait(&mut window, |window| {
            origin(window).is_some() && file(window).is_some()
        });
        let begun = window.session();
        assert_eq!(begun.log(), &session.log()[..entry]);
        assert_eq!(begun.game(), session.game_at(entry).expect("it is legal"));
        assert_eq!(begun.people(), session.people());
        let from = origin(&window).expect("it comes from somewhere");
        let whole = (usize::try_from(from.entry), from.is_try);
        assert_eq!(whole, (Ok(entry), false));
        assert_eq!(data.path().join(&from.file), original);
        assert_ne!(file(&window), Some(original.clone()));
        assert_eq!(read(&original), before);
        window.click(fl!(branch_back));
        wait(&mut window, |window| file(window) == Some(original.clone()));
        assert!(!window.shows(fl!(branch_back)), "what was offered is done");
        assert_eq!(window.session().log(), session.log());
        assert_eq!(window.session().cursor(), entry);
    }
}

#[test]
fn a_try_is_compared_and_dropped_and_one_is_back_at_the_very_moment() {
    for (session, entry) in [(tracked(), 92), (digital(), 70)] {
        let data = user("Steady");
        let (mut window, original) = looking_back(&data, &session, entry);
        let before = read(&original);
        tries(&mut window);
        let tried = file(&window).expect("it is in a file at once");
        assert!(window.shows_part(&format!("What if, from entry {entry} of")));
        let plays = &window.session().people().seats;
        assert!(plays.iter().all(|person| person.plays.is_person()));
        decides_otherwise(&mut window, 3);
        assert!(window.session().cursor() >= entry + 3);
        let there = window.session().cursor();
        window
            .harness
            .key_press_modifiers(eframe::egui::Modifiers::COMMAND, eframe::egui::Key::Z);
        window.harness.run();
        assert!(window.session().cursor() < there, "undo is of the try");
        window.click(fl!(branch_compare));
        wait(&mut window, |window| {
            window.shows(fl!(branch_compare_title))
        });
        for name in NAMES {
            let told = format!("{name}: ");
            let lines = window.names().into_iter();
            let lines =
                lines.filter(|line| line.starts_with(&told) && line.contains("in the attempt"));
            assert!(lines.count() >= 2, "points and money of {name}");
        }
        // The chances take longer, appear by themselves, and can be ignored.
        let chances = |window: &Window, name: &str| {
            let told = format!("{name}: ");
            let is_one =
                |line: &String| line.starts_with(&told) && line.contains("% in the attempt");
            window.names().iter().any(is_one)
        };
        wait(&mut window, |window| chances(window, NAMES[0]));
        assert!(NAMES.iter().all(|name| chances(&window, name)));
        window.click(fl!(branch_stop));
        wait(&mut window, |window| !window.shows(fl!(branch_stop)));
        assert!(chances(&window, NAMES[0]), "what is found stays");
        window.click(fl!(branch_close));
        window.click(fl!(branch_drop));
        wait(&mut window, |window| file(window) == Some(original.clone()));
        assert_eq!(window.session().log(), session.log());
        assert_eq!(window.session().cursor(), entry);
        assert_eq!(read(&original), before, "it was not touched");
        wait(&mut window, |_| !tried.exists());
        assert!(!window.shows_part("What if, from entry"));
    }
}

/// Returns the number of files in the trash.
fn thrown_away(data: &TempDir) -> usize {
    let trash = std::fs::read_dir(data.path().join("trash"));
    trash.map_or(0, |files| files.count())
}

#[test]
fn a_try_in_which_nothing_was_decided_is_gone_and_others_are_thrown_away() {
    let session = tracked();
    let data = user("Steady");
    let (mut window, original) = looking_back(&data, &session, 92);
    for (decisions, there) in [(0, false), (1, true)] {
        tries(&mut window);
        let tried = file(&window).expect("it is in a file at once");
        // Looking at an earlier entry is not a decision.
        does(&mut window, Intent::GoTo(12));
        does(&mut window, Intent::GoTo(92));
        decides_otherwise(&mut window, decisions);
        wait(&mut window, |window| window.shows(fl!(saved)));
        window.click(fl!(branch_drop));
        wait(&mut window, |window| file(window) == Some(original.clone()));
        wait(&mut window, |_| !tried.exists());
        assert_eq!(thrown_away(&data) > 0, there, "{decisions} decisions");
        if there {
            wait(&mut window, |window| window.shows(fl!(branch_dropped)));
        }
        assert_eq!(
            window.shows(&fl!(undo_this, what = fl!(branch_drop))),
            there
        );
        // The notice is over the log and moves nothing.
        let notices = &window.harness.state().state().notices;
        assert!(notices.iter().all(|notice| notice.passing), "{notices:?}");
        assert!(!window.shows_part(".ron"), "no file is named");
    }
}

#[test]
fn a_branch_of_a_try_comes_from_what_will_still_be_there() {
    let session = tracked();
    let data = user("Steady");
    let (mut window, original) = looking_back(&data, &session, 92);
    tries(&mut window);
    let tried = file(&window).expect("it is in a file at once");
    decides_otherwise(&mut window, 2);
    let all = window.session().cursor();
    // Before and after the first decision of the try.
    for (entry, from) in [(90, &original), (all, &tried)] {
        does(&mut window, Intent::Open(tried.clone()));
        wait(&mut window, |window| file(window) == Some(tried.clone()));
        does(&mut window, Intent::GoTo(entry));
        does(&mut window, Intent::Branch(Branch::PlayOn));
        wait(&mut window, |window| {
            file(window).is_some_and(|file| file != tried)
        });
        let origin = origin(&window).expect("it says so");
        assert_eq!(data.path().join(&origin.file), *from);
        assert_eq!(window.session().log().len(), entry);
    }
}

#[test]
fn a_try_in_which_nothing_was_decided_is_as_its_game_wherever_it_begins() {
    let session = digital();
    let bids = |n: &usize| {
        let auction = session.game_at(*n).and_then(|game| game.auction());
        auction.is_some_and(|auction| auction.bidding.is_some())
    };
    let acts = |n: &usize| {
        session
            .game_at(*n)
            .is_some_and(|game| game.turn().is_some())
    };
    let entries = (40..session.log().len()).filter(bids).take(2);
    let entries = entries.chain((60..session.log().len()).filter(acts).take(3));
    for entry in entries {
        let data = user("Steady");
        let (mut window, _) = looking_back(&data, &session, entry);
        tries(&mut window);
        window.click(fl!(branch_compare));
        wait(&mut window, |window| {
            window.shows(fl!(branch_compare_title))
        });
        let at = format!("the game at entry {entry}, the attempt at entry {entry}");
        assert!(window.shows_part(&at), "{:#?}", window.names());
        let lines = window.names().into_iter();
        let mut lines = lines.filter(|line| line.contains("in the attempt"));
        assert!(lines.all(|line| line.ends_with(fl!(branch_same))));
    }
}

#[test]
fn a_game_with_exceptions_and_corrections_has_branches_too() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves/exceptions.ron");
    let save: Save<Game> = Save::read(&path).expect("the sample is sound");
    let session = save.into_session().expect("it is legal");
    assert!(session.exceptions().next().is_some());
    let data = user("Steady");
    let path = data.path().join("played.ron");
    let save = Save::from_session(&session);
    save.write(&path).expect("it can be written");
    let mut window = Window::open_file(data.path(), &path);
    wait(&mut window, |window| window.shows(fl!(saved)));
    tries(&mut window);
    assert_eq!(window.session().log(), session.log());
    assert_eq!(window.session().game(), session.game());
    window.click(fl!(branch_compare));
    wait(&mut window, |window| {
        window.shows(fl!(branch_compare_title))
    });
    let lines = window.names().into_iter();
    let mut lines = lines.filter(|line| line.contains("in the attempt"));
    assert!(lines.all(|line| line.ends_with(fl!(branch_same))));
}

#[test]
fn whoever_hides_money_compares_no_chances_as_long_as_it_goes_on() {
    let session = tracked();
    let data = user("Steady");
    let preferences = "(pace: Steady, hide_money: true)";
    std::fs::write(data.path().join("preferences.ron"), preferences).expect("it can be written");
    let (mut window, _) = looking_back(&data, &session, 92);
    tries(&mut window);
    window.click(fl!(branch_compare));
    wait(&mut window, |window| {
        window.shows(fl!(branch_compare_title))
    });
    assert!(window.shows(fl!(branch_points)));
    for hidden in [fl!(branch_chances), fl!(branch_money), fl!(branch_stop)] {
        assert!(!window.shows(hidden), "{hidden}");
    }
}

#[test]
fn a_try_that_is_kept_is_a_game_on_the_shelf_that_says_where_it_comes_from() {
    let session = tracked();
    let data = user("Steady");
    let (mut window, original) = looking_back(&data, &session, 92);
    tries(&mut window);
    decides_otherwise(&mut window, 2);
    let tried = file(&window).expect("it is in a file");
    let log = window.session().log().to_vec();
    window.click(fl!(branch_keep));
    assert!(!window.shows_part("What if, from entry"));
    wait(&mut window, |window| window.shows(fl!(saved)));
    window.click(fl!(branch_back));
    wait(&mut window, |window| file(window) == Some(original.clone()));
    let kept = read(&tried);
    assert_eq!(kept.log, log);
    let from = kept.occasion.origin.expect("it says so");
    assert_eq!((from.entry, from.is_try), (92, false));
}

#[test]
fn a_try_outlasts_the_window_and_still_leads_back() {
    let session = tracked();
    let data = user("Steady");
    let (mut window, original) = looking_back(&data, &session, 92);
    tries(&mut window);
    decides_otherwise(&mut window, 2);
    let log = window.session().log().to_vec();
    window.harness.state_mut().finish_saving();
    let mut window = window.close_and_open_again();
    wait(&mut window, |window| {
        window.harness.state().session().is_some()
    });
    assert_eq!(window.session().log(), log);
    assert!(window.shows_part("What if, from entry 92 of"));
    window.click(fl!(branch_drop));
    wait(&mut window, |window| file(window) == Some(original.clone()));
    assert_eq!(window.session().cursor(), 92);
}

#[test]
fn in_a_try_nothing_is_hidden_and_bots_play_it_to_its_end_if_they_are_asked_to() {
    let session = digital();
    let data = user("AtOnce");
    let (mut window, original) = looking_back(&data, &session, session.log().len() - 30);
    tries(&mut window);
    // One person decides for every seat, without a curtain.
    decides_otherwise(&mut window, 4);
    assert!(!window.shows(fl!(curtain_again)));
    window.click(fl!(branch_bots));
    window.click(&fl!(branch_bots_of, step = 2));
    wait(&mut window, |window| window.session().game().is_over());
    window.harness.run();
    assert!(!window.shows(fl!(end_turn_all_of_them)), "no ceremony");
    window.click(fl!(branch_compare));
    wait(&mut window, |window| window.shows(fl!(branch_at_end)));
    window.click(fl!(branch_close));
    window.click(fl!(branch_drop));
    wait(&mut window, |window| file(window) == Some(original.clone()));
    assert_eq!(window.session().log(), session.log());
}

#[test]
fn in_a_try_one_plays_on_against_bots_and_decides_for_everyone_again() {
    let session = digital();
    let data = user("AtOnce");
    let (mut window, _) = looking_back(&data, &session, session.log().len() - 60);
    tries(&mut window);
    window.click(fl!(branch_bots));
    window.click(&fl!(branch_own_seat_of, name = "Anna"));
    window.click(&fl!(branch_bots_of, step = 2));
    let plays = |window: &Window, seat| window.session().people().bot(seat).is_some();
    assert!(!plays(&window, Seat::A));
    assert!(
        [Seat::B, Seat::C, Seat::D]
            .into_iter()
            .all(|seat| plays(&window, seat))
    );
    wait(&mut window, |window| {
        let game = window.session().game();
        game.to_act() == Some(Seat::A) || game.is_over()
    });
    window.click(fl!(branch_decide_myself));
    assert!(!plays(&window, Seat::B));
}

#[test]
fn against_the_computer_there_is_no_branch_before_the_end() {
    let mut setup = Setup::dealt(NAMES, 5);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let session = played(setup, |session| {
        let game = session.game();
        game.round() == 3 && game.to_act() == Some(Seat::A)
    });
    let data = user("Steady");
    let mut window = open(data.path(), &session, session.log().len());
    for entry in [session.log().len(), session.log().len() - 20, 10] {
        does(&mut window, Intent::GoTo(entry));
        for row in [&commands::PLAY_ON, &commands::WHAT_IF] {
            assert!(
                !row.is_possible(window.harness.state().state()),
                "{}",
                row.id.name()
            );
        }
        for branch in [Branch::PlayOn, Branch::Try] {
            does(&mut window, Intent::Branch(branch));
            wait(&mut window, |window| window.shows(fl!(saved)));
            assert_eq!(origin(&window), None);
            assert_eq!(window.session().log().len(), session.log().len());
        }
    }
    // Intents for a try have no effect on a running game.
    does(&mut window, Intent::Branch(Branch::Keep));
    does(&mut window, Intent::Branch(Branch::Drop));
    let seats = Branch::Seat {
        level: Some(Level::EASY),
        but: None,
    };
    does(&mut window, Intent::Branch(seats));
    assert!(window.session().people().bot(Seat::A).is_none());
}

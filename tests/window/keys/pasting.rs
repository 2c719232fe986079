//! Entries copied out of the log as text, and pasted into another one: all of them or none,
//! in one step of undo. Typed text is completed in the same notation.

use std::path::Path;

use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Copied;
use words::fl;
use words::florence::record;

use super::desk::*;

fn paste(window: &mut Window, text: &str) {
    window.harness.event(Input::Paste(text.into()));
    window.harness.run();
}

const LINES: &str = "5. A jester 700\nBen builder 400 ; after long thought\nC decline\n";

#[test]
fn pasted_entries_are_played_and_taken_back_at_once() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    paste(&mut window, LINES);
    assert_eq!(window.session().log().len(), 3);
    assert_eq!(window.session().log()[1].note, "after long thought");
    assert_eq!(window.game().player(Seat::A).jesters(), 1);
    assert!(window.says(&fl!(pasted, entries = 3)));
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().log().len(), 0);
    window.held(Modifiers::COMMAND, Key::Y);
    assert_eq!(window.session().log().len(), 3);
    assert_eq!(window.session().cursor(), 3);
}

#[test]
fn where_one_line_does_not_hold_nothing_is_pasted() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for (text, said) in [
        ("A jester 700\nB jester 400", "Line 2: A2: "),
        ("A jester 700\nB bilder 400", "did you mean “builder”?"),
        ("nothing of the kind", "Nothing was pasted"),
        ("", fl!(paste_nothing)),
    ] {
        paste(&mut window, text);
        assert!(window.says(said), "{text:?}: {:#?}", window.names());
        assert_eq!(window.session().log().len(), 0, "{text:?}");
    }
    // Entries kept on purpose are pasted as well.
    paste(&mut window, "A jester 700\nB jester 400 !\nB = money 1200");
    assert_eq!(window.session().log().len(), 3);
    assert_eq!(window.session().exceptions().count(), 2);
}

#[test]
fn what_was_copied_is_pasted_elsewhere() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 34);
    window.does(Shell::CopyEntries(Copied::Part(20)));
    let round = window.copied().expect("something is copied").to_owned();
    assert!(
        round.starts_with("# round 1, starting-hands\n1. A return ?"),
        "{round}"
    );
    assert!(!round.contains("round 2"), "{round}");
    window.does(Shell::CopyEntries(Copied::From(29)));
    let rest = window.copied().expect("something is copied").to_owned();
    window.does(Shell::Do(commands::COPY_LOG.id));
    let whole = window.copied().expect("something is copied").to_owned();
    assert_eq!(
        record::parse(&whole).expect("a game").log,
        window.session().log()
    );

    let log = window.session().log().to_vec();
    let names = ["Anna", "Ben", "Clara", "Dana"];
    window.does(florence::Intent::Start(Box::new(Setup::tracked(names))));
    paste(&mut window, &round);
    assert_eq!(window.session().log(), &log[..29]);
    paste(&mut window, &rest);
    assert_eq!(window.session().log(), log);
    window.held(Modifiers::COMMAND, Key::Z);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().log().len(), 0);
    // A whole game with its tags is pasted as its entries.
    paste(&mut window, &whole);
    assert_eq!(window.session().log(), log);
}

#[test]
fn many_entries_are_not_replaced_without_a_question() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 34);
    window.does(Shell::GoTo(4));
    paste(&mut window, "A jester 700");
    assert_eq!(window.session().log().len(), 34);
    window.click(fl!(replace));
    assert_eq!(window.session().log().len(), 5);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(
        (window.session().log().len(), window.session().cursor()),
        (34, 4)
    );
}

#[test]
fn what_is_typed_is_completed_with_tab() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("be");
    window.harness.event(Input::Text(" ".into()));
    window.harness.run();
    window.types("je7");
    window.key(Key::Tab);
    let typed = |window: &Window| {
        let field = window.harness.get_by_label(fl!(line_label));
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(typed(&window), "B jester 700");
    window.key(Key::Enter);
    let win = Command::new(Seat::B, Decision::Win(Object::Jester, 700));
    assert_eq!(window.session().log(), [win]);
    window.types("decl");
    window.key(Key::Tab);
    assert_eq!(typed(&window).trim(), "decline");
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 2);
}

#[test]
fn a_game_in_the_notation_is_opened_as_one_of_the_library() {
    let data = TempDir::new().unwrap();
    let elsewhere = TempDir::new().unwrap();
    let file = elsewhere.path().join("evening.txt");
    let text = include_str!("../../data/records/evening.txt");
    std::fs::write(&file, text).expect("it can be written");
    let mut window = Window::open(data.path());
    window.does(Shell::Open(file.clone()));
    let begin = std::time::Instant::now();
    while window.harness.state().session().is_none() {
        assert!(begin.elapsed().as_secs() < 60, "waited too long");
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.harness.run();
    }
    let log = record::parse(text).expect("a game").log;
    assert_eq!(window.session().log(), log);
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), text);

    let bad = elsewhere.path().join("bad.txt");
    std::fs::write(&bad, "[Players \"Anna\", \"Ben\"]\nA opn jester\n").expect("written");
    window.does(Shell::Open(bad));
    let begin = std::time::Instant::now();
    while !window.says("did you mean “open”?") {
        assert!(begin.elapsed().as_secs() < 60, "{:#?}", window.names());
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.harness.run();
    }
}

/// Against the computer the copied log says no more than the screen does.
#[test]
fn what_is_hidden_is_not_copied() {
    let data = TempDir::new().unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/look/curtain.ron");
    let mut window = Window::open(data.path());
    window.does(Shell::Open(path));
    let begin = std::time::Instant::now();
    while window.harness.state().session().is_none() {
        assert!(begin.elapsed().as_secs() < 60, "waited too long");
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.harness.run();
    }
    window.does(Shell::Do(commands::COPY_LOG.id));
    let text = window.copied().expect("something is copied").to_owned();
    assert!(text.contains("B return ?"), "{text}");
    assert!(!text.contains('['), "no hand and no stack: {text}");
    for line in text.lines() {
        let is_secret = line.contains(" return ") || line.contains(" keep ");
        assert!(!is_secret || line.ends_with('?'), "{line}");
    }
    let before = window.session().log().to_vec();
    paste(&mut window, "A end");
    assert!(window.says(fl!(paste_not_here)));
    assert_eq!(window.session().log(), before);
}

//! A player goes home: another person takes over, the seat passes, or a bot plays on; and
//! the table stops before the end. In every game, from the menu of the seat.

use std::path::Path;

use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::commands;
use studiolo::ui::session::game_window::GameWindow;
use studiolo::ui::session::intent::HandOn;
use table::{Game as _, Level, Plays, Save, Seat, Session};
use words::fl;

use crate::desk::*;

/// Opens a sample game with `entries` of it played.
fn sample<G: GameWindow>(data: &Path, name: &str, entries: usize) -> Desk<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../saves")
        .join(name);
    let save = Save::<G::Rules>::read(&path).expect("the sample is sound");
    let whole = save.into_session().expect("it is legal");
    let log = whole.log()[..entries].to_vec();
    let session = Session::<G::Rules>::restore(whole.began().clone(), log, entries);
    Desk::with_session(data, &session.expect("it is legal"))
}

/// Returns the seat to act.
fn acting<G: GameWindow>(window: &Desk<G>) -> Seat {
    window
        .game()
        .may_decide()
        .first()
        .expect("somebody decides")
}

fn takes_over_in<G: GameWindow>(name: &str, entries: usize) {
    let data = TempDir::new().unwrap();
    let mut window: Desk<G> = sample(data.path(), name, entries);
    let seat = acting(&window);
    let before = window.session().people().name(seat).to_owned();
    let first = window.heard();
    window.does(Shell::HandOn {
        seat,
        to: HandOn::Somebody(" Ottilie ".into()),
    });
    let said = fl!(aside_takes_over, new = "Ottilie", old = &before);
    assert!(window.says(&said), "{name}: {:#?}", window.heard());
    assert_eq!(window.session().people().name(seat), "Ottilie");
    // Earlier decisions keep the name of the person who made them.
    let by = |lines: &[String], who: &str| {
        let lines = lines.iter().filter(|line| line.contains(". "));
        lines
            .filter(|line| line.contains(&format!("{who} ")))
            .count()
    };
    let told: Vec<String> = window.heard();
    assert!(
        by(&told, &before) >= by(&first, &before).min(1),
        "{name}: {told:#?}"
    );
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.session().people().name(seat), before);
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.session().people().name(seat), "Ottilie");
    let entries = window.session().log().len();
    assert_eq!(window.session().people_at(entries - 1).name(seat), before);
}

#[test]
fn somebody_takes_over_in_every_game() {
    takes_over_in::<Florence>("four-players.ron", 40);
    takes_over_in::<Prince>("the-prince.ron", 40);
    takes_over_in::<Tiletum>("tiletum.ron", 40);
}

/// Asserts that a seat that passes is not asked again, and that undo reverts it with its
/// passes.
fn passes_in<G: GameWindow>(name: &str, entries: usize) {
    let data = TempDir::new().unwrap();
    let mut window: Desk<G> = sample(data.path(), name, entries);
    let seat = acting(&window);
    let before = window.session().log().len();
    window.does(Shell::HandOn {
        seat,
        to: HandOn::Nobody,
    });
    assert_eq!(window.session().people().plays(seat), Plays::Nobody);
    let after = window.session().log().len();
    assert!(after > before, "{name}: it has passed at once");
    assert!(
        !window.game().may_decide().contains(seat) || window.game().passes(seat).is_none(),
        "{name}: it is not asked"
    );
    window.held(Modifiers::COMMAND, Key::Z);
    let session = window.session();
    assert_eq!(session.log().len(), before, "{name}: with what it passed");
    assert_eq!(session.people().plays(seat), Plays::Person);
    window.held(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.session().log().len(), after, "{name}");
    window.does(Shell::HandOn {
        seat,
        to: HandOn::Person,
    });
    assert!(window.session().people().plays(seat).is_person());
}

#[test]
fn a_seat_passes_from_now_on_in_every_game() {
    passes_in::<Florence>("four-players.ron", 40);
    passes_in::<Prince>("the-prince.ron", 40);
    passes_in::<Tiletum>("tiletum.ron", 40);
}

/// Asserts that a stopped table is on the shelf as stopped and not as won, and can
/// continue.
fn stops_in<G: GameWindow>(name: &str, entries: usize) {
    let data = TempDir::new().unwrap();
    let mut window: Desk<G> = sample(data.path(), name, entries);
    assert!(!window.says(fl!(table_stopped)));
    window.does(Shell::Do(commands::STOP_HERE.id));
    assert!(window.says(fl!(table_stopped)), "{:#?}", window.heard());
    assert!(window.says(fl!(aside_stops)), "the log tells it");
    assert!(window.session().is_stopped());
    let standing = G::standing(window.session()).expect("it stands somehow");
    assert!(standing.stopped && !standing.over, "{name}");
    let out = G::EXPORTS.map(|out| (out.game)(window.session(), false, None));
    assert!(out.is_some(), "{name} goes out");
    window.click(fl!(go_on_after_stop));
    assert!(!window.session().is_stopped(), "{name}");
    window.held(Modifiers::COMMAND, Key::Z);
    assert!(window.session().is_stopped(), "{name}");
}

#[test]
fn the_table_stops_before_the_end_in_every_game() {
    stops_in::<Florence>("four-players.ron", 40);
    stops_in::<Prince>("the-prince.ron", 40);
    stops_in::<Tiletum>("tiletum.ron", 40);
}

#[test]
fn a_bot_plays_on_and_a_person_comes_back() {
    let data = TempDir::new().unwrap();
    let mut setup = ::tiletum::Setup::digital(["Anna", "Ben"], 11);
    setup.players[1].bot = Some(Level::EASY);
    let mut window: Desk<Tiletum> = Desk::with(data.path(), setup);
    window.click(fl!(tiletum_roll_dice));
    window.wait(|window| !window.thinks() && window.game().may_decide().contains(Seat::A));
    let seat = acting(&window);
    assert_eq!(seat, Seat::A, "the person is asked");
    let before = window.session().log().len();
    window.does(Shell::HandOn {
        seat: Seat::A,
        to: HandOn::Bot(Level::EASY.into()),
    });
    assert!(window.session().people().bot(Seat::A).is_some());
    window.does(Shell::SkipAhead);
    window.wait(|window| window.session().log().len() > before + 1);
    window.does(Shell::HandOn {
        seat: Seat::A,
        to: HandOn::Person,
    });
    assert!(window.session().people().bot(Seat::A).is_none());
}

#[test]
fn the_menu_of_a_seat_offers_what_there_is_to_do() {
    let data = TempDir::new().unwrap();
    let mut window: Desk<Florence> = sample(data.path(), "four-players.ron", 40);
    let name = window.session().people().name(Seat::B).to_owned();
    window.click(&fl!(seat_menu, name = &name));
    assert!(window.says(fl!(passes_on)), "{:#?}", window.heard());
    window.click(fl!(someone_takes_over));
    window.fill(&fl!(name_of_successor, name = &name), "Klara");
    window.key(Key::Enter);
    assert_eq!(window.session().people().name(Seat::B), "Klara");
}

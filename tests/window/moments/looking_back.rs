//! Whose cards are visible in the past: every player's once the game is over, and only
//! one's own while it runs.

use eframe::egui::{Key, Modifiers};
use florence::mind::bot::Level;
use florence::{Decision, Game, Phase, Profession, Setup};
use studiolo::app::Intent;
use studiolo::games::florence::Florence;
use studiolo::ui::session::game_window::Open;
use table::Eyes;
use table::{Save, Seat, Session};
use words::fl;
use words::florence::Named;

use super::{NAMES, Window, open, played, user, wait};

fn table(window: &Window) -> &Open<Florence> {
    let open = window.harness.state().state().open::<Florence>();
    open.expect("a game is open")
}

/// Returns the position as it is shown.
fn shown(window: &Window) -> Game {
    *table(window).shown().game()
}

fn go_to(window: &mut Window, entries: usize) {
    window.harness.state_mut().carry_out(Intent::GoTo(entries));
    window.harness.run();
}

/// Returns the entries at which a turn has just begun.
fn turns(session: &Session<Game>) -> Vec<usize> {
    let acts = |n: &usize| {
        let game = session.game_at(*n).expect("it is legal");
        game.phase() == Phase::Actions && game.pending().is_none()
    };
    (0..session.log().len()).filter(acts).step_by(9).collect()
}

#[test]
fn when_the_game_is_over_any_cards_are_seen_that_one_wants_to_see() {
    for bots in [0, 3] {
        let mut setup = Setup::dealt(NAMES, 3);
        for player in setup.players.iter_mut().rev().take(bots) {
            player.bot = Some(Level::EASY);
        }
        let session = played(setup, |session| session.game().is_over());
        let data = user("Quick");
        let mut window = open(data.path(), &session, session.log().len());
        for entry in turns(&session) {
            go_to(&mut window, entry);
            let there = *window.session().game();
            window.click(fl!(eyes_everybody_name));
            assert_eq!(shown(&window), there);
            assert!(!window.shows(fl!(curtain_again)), "no curtain");
            for seat in there.seats() {
                let name = NAMES[seat as usize];
                window.click(&fl!(eyes_seat_name, name = name));
                assert_eq!(shown(&window), there.seen_by(seat), "{name} at {entry}");
            }
            window.click(fl!(eyes_nobody_name));
            assert_eq!(shown(&window), there.seen_from_outside());
            let open = there.seen_from_outside();
            let secret = there.seats().flat_map(|seat| {
                let known = open.player(seat).hand().known();
                there.player(seat).hand().known().minus(known).iter()
            });
            // Later entries in the log name it.
            let comes = |card: &Profession| {
                session
                    .log()
                    .iter()
                    .any(|entry| match entry.command.decision {
                        Decision::Complete(work) => work.profession == *card,
                        Decision::Recruit(_, recruited) => recruited == *card,
                        _ => false,
                    })
            };
            let names = window.names();
            for card in secret.filter(|card| !comes(card)) {
                let told = names.iter().find(|name| name.contains(card.name()));
                assert_eq!(told, None, "{} at {entry}", card.name());
            }
        }
    }
}

#[test]
fn as_long_as_it_goes_on_one_sees_what_one_saw() {
    let mut setup = Setup::dealt(NAMES, 5);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::EASY);
    }
    let session = played(setup, |session| {
        let game = session.game();
        game.round() == 3 && game.to_act() == Some(Seat::A)
    });
    let data = user("Quick");
    let mut window = open(data.path(), &session, session.log().len());
    for entry in turns(&session) {
        go_to(&mut window, entry);
        window
            .harness
            .key_press_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
        window.harness.run();
        assert!(window.shows(fl!(replay_decide_here)), "one goes through it");
        for choice in [fl!(eyes_everybody_name), fl!(eyes_nobody_name)] {
            assert!(!window.shows(choice));
        }
        // It cannot be reached in another way either.
        let wish = studiolo::games::florence::Intent::LookWith(Eyes::default());
        window.harness.state_mut().carry_out(wish);
        window.harness.run();
        let there = *window.session().game();
        assert_eq!(shown(&window), there.seen_by(Seat::A), "at {entry}");
    }
    // Nor by replaying to the end.
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::R);
    for _ in 0..60 {
        window.harness.step();
        let there = *window.session().game();
        assert_eq!(shown(&window), there.seen_by(Seat::A));
    }
}

#[test]
fn where_several_share_the_screen_nobody_s_cards_are_seen_and_no_curtain_is_in_the_way() {
    let mut setup = Setup::dealt(NAMES, 5);
    for player in &mut setup.players[2..] {
        player.bot = Some(Level::EASY);
    }
    let session = played(setup, |session| {
        session.game().round() == 2 && session.game().phase() == Phase::Actions
    });
    let data = user("Quick");
    let mut window = open(data.path(), &session, session.log().len());
    for entry in turns(&session) {
        go_to(&mut window, entry);
        window
            .harness
            .key_press_modifiers(Modifiers::COMMAND, Key::ArrowLeft);
        window.harness.run();
        assert!(window.shows(fl!(replay_decide_here)), "one goes through it");
        assert!(!window.shows(fl!(curtain_again)), "at {entry}");
        let there = *window.session().game();
        assert_eq!(shown(&window), there.seen_from_outside(), "at {entry}");
    }
}

/// Only the final place is saved.
#[test]
fn going_through_a_game_writes_nothing_before_one_stands_still() {
    let setup = Setup::dealt(NAMES, 3);
    let session = played(setup, |session| session.game().round() == 2);
    let all = session.log().len();
    let data = user("AtOnce");
    let mut window = open(data.path(), &session, all);
    go_to(&mut window, 0);
    wait(&mut window, |window| window.shows(fl!(saved)));
    let file = table(&window).file_path().expect("it is in a file");
    let cursor = || {
        let save: Save<Game> = Save::read(&file).expect("it can be read");
        save.cursor
    };
    assert_eq!(cursor(), 0);
    let written = || std::fs::metadata(&file).and_then(|about| about.modified());
    let before = written().expect("the system tells it");
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::R);
    for _ in 0..8 {
        window.harness.step();
    }
    let reached = window.session().cursor();
    assert!(0 < reached && reached < all, "it goes on by itself");
    assert_eq!(written().expect("the system tells it"), before);
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::R);
    window.harness.run();
    let there = window.session().cursor();
    wait(&mut window, |_| cursor() == there);
    // It is not lost either when the window is closed during the replay.
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::R);
    for _ in 0..6 {
        window.harness.step();
    }
    let there = window.session().cursor();
    window.harness.state_mut().finish_saving();
    assert_eq!(cursor(), there);
}

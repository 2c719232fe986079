//! The end of a game on this screen: prestige cards are turned over one by one, and nothing
//! reveals them before.

use eframe::egui::Key;
use florence::mind::bot::Level;
use florence::rules::tally;
use florence::{Game, PrestigeCard, Setup};
use table::{Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::florence::Named;

use super::{NAMES, Window, likely, open, played, press, user, wait};

/// Returns the number of prestige cards in all hands.
fn cards(game: &Game) -> usize {
    let seats = game.seats();
    let cards = seats.map(|seat| game.player(seat).prestige_cards().len());
    cards.sum()
}

/// Returns a whole game of Anna against three bots in which one of them has a prestige
/// card.
fn game() -> Session<Game> {
    (1..1_000)
        .map(|deal| {
            let mut setup = Setup::dealt(NAMES, deal);
            for player in &mut setup.players[1..] {
                player.bot = Some(Level::EASY);
            }
            played(setup, |session| session.game().is_over())
        })
        .find(|session| {
            let game = session.game();
            let own = game.player(Seat::A).prestige_cards().len();
            cards(game) > own + 1
        })
        .expect("in some deal")
}

/// Opens a window and makes the last decision in it.
fn ended(data: &TempDir, session: &Session<Game>) -> Window {
    let mut window = open(data.path(), session, session.log().len() - 1);
    while !window.session().game().is_over() {
        let acting = window.session().game().to_act().expect("it goes on");
        if window.session().start().bot(acting).is_none() {
            let game = *window.session().game();
            let command = likely(&game, window.session().cursor() as u64);
            window.enter(&game, &command);
        }
        wait(&mut window, |window| {
            let session = window.session();
            let acting = session.game().to_act();
            acting.is_none_or(|seat| session.start().bot(seat).is_none())
        });
    }
    window.harness.run();
    window
}

/// Returns which prestige cards of the others are named anywhere.
fn told(window: &Window, names: &[String]) -> Vec<PrestigeCard> {
    let game = window.session().game();
    let others = game.seats().filter(|&seat| seat != Seat::A);
    let theirs = others.flat_map(|seat| game.player(seat).prestige_cards().known().iter());
    theirs
        .filter(|card| names.iter().any(|name| name.contains(card.name())))
        .collect()
}

fn face_down(names: &[String]) -> usize {
    let said = fl!(end_face_down_of, player = "");
    names.iter().filter(|name| name.ends_with(&said)).count()
}

#[test]
fn prestige_cards_are_turned_one_by_one_and_nothing_tells_them_before() {
    let session = game();
    let data = user("Quick");
    let mut window = ended(&data, &session);
    let all = cards(window.session().game());
    assert!(all > 1);
    let entries = window.session().log().len();
    let before = window.session().clone();
    for turned in 0..all {
        let names = window.names();
        assert_eq!(face_down(&names), all - turned);
        let said = fl!(end_turned_over, turned = turned, all = all);
        assert!(window.shows(&said), "{said}");
        assert!(!window.shows_part(" wins with "), "nobody has won yet");
        if turned == 0 {
            assert_eq!(told(&window, &names), [], "{names:#?}");
        }
        for tab in [fl!(tab_tally), fl!(tab_statistics), fl!(tab_result)] {
            window.click(tab);
            let mut told = told(&window, &window.names());
            told.retain(|_| tab != fl!(tab_tally));
            assert!(told.len() <= turned, "{told:?} in {tab}");
        }
        // Alternately with the key and with the button.
        match turned % 2 {
            0 => press(&mut window, Key::Space),
            _ => {
                let names = window.names();
                let turn = names.iter().find(|name| {
                    let of = |player: &str| fl!(end_turn_over_of, player);
                    NAMES.iter().any(|player| **name == of(player))
                });
                let turn = turn.expect("there is a button").clone();
                window.click(&turn);
            }
        }
    }
    // Turning cards over enters nothing.
    assert_eq!(window.session().log().len(), entries);
    assert_eq!(*window.session(), before);
    assert!(window.shows_part(" wins with ") || window.shows_part(" win with "));
    let accounts = tally(window.session().game());
    let best = &accounts[0];
    let name = NAMES[best.seat as usize];
    assert!(window.shows_part(&format!("1.  {name}: {}\u{a0}PP", best.total)));

    // When the game is opened again, everything is visible.
    window.harness.state_mut().finish_saving();
    let mut window = window.close_and_open_again();
    window.harness.run();
    assert!(window.shows_part(" wins with ") || window.shows_part(" win with "));
    assert_eq!(face_down(&window.names()), 0);
}

#[test]
fn the_list_of_games_tells_the_winner_when_every_card_is_turned_over() {
    use studiolo::app::Intent;
    use studiolo::ui::session::intent::Screen;

    let session = game();
    let data = user("Quick");
    let mut window = ended(&data, &session);
    let tells = |window: &mut Window, told: &str| {
        for screen in [Screen::Start, Screen::Games] {
            window.harness.state_mut().carry_out(Intent::Show(screen));
            wait(window, |window| window.shows_part(told));
        }
    };
    wait(&mut window, |window| window.shows(fl!(saved)));
    tells(&mut window, "round 7 of 7");
    for ended in [" wins with ", " win with ", " won with "] {
        assert!(!window.shows_part(ended), "{ended}");
    }
    window
        .harness
        .state_mut()
        .carry_out(Intent::Show(Screen::Start));
    window.harness.run();
    for ended in [" wins with ", " win with ", " won with "] {
        assert!(!window.shows_part(ended), "{ended}");
    }
    window
        .harness
        .state_mut()
        .carry_out(Intent::Show(Screen::Table));
    window.harness.run();
    window.click(fl!(end_turn_all_of_them));
    tells(&mut window, " won with ");
}

#[test]
fn all_cards_can_be_turned_over_at_once_and_looking_back_turns_none() {
    let session = game();
    let data = user("Quick");
    let mut window = ended(&data, &session);
    let all = cards(window.session().game());
    press(&mut window, Key::Space);
    assert_eq!(face_down(&window.names()), all - 1);
    // The player goes to an earlier entry and comes back.
    let state = window.harness.state_mut();
    state.carry_out(studiolo::app::Intent::GoTo(session.log().len() / 2));
    window.harness.run();
    assert!(!window.shows(fl!(end_turn_all_of_them)));
    window.click(fl!(back_to_now));
    assert_eq!(face_down(&window.names()), all - 1, "as it was left");
    window.click(fl!(end_turn_all_of_them));
    assert_eq!(face_down(&window.names()), 0);
    let state = window.harness.state_mut();
    state.carry_out(studiolo::app::Intent::GoTo(session.log().len() / 2));
    window.harness.run();
    window.click(fl!(back_to_now));
    assert_eq!(face_down(&window.names()), 0, "they stay as they are");
    assert!(window.shows_part(" wins with ") || window.shows_part(" win with "));
}

#[test]
fn who_plays_without_a_pause_does_not_wait_for_the_cards() {
    let session = game();
    let data = user("AtOnce");
    let window = ended(&data, &session);
    assert_eq!(face_down(&window.names()), 0);
    assert!(window.shows_part(" wins with ") || window.shows_part(" win with "));
}

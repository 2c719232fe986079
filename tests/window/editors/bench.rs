//! A window on a data directory, and the actions of a person in it.

use std::path::Path;
use std::time::{Duration, Instant};

use ::florence::{Game, Moment, PlayerSetup, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::app::App;
use studiolo::games::florence;
use table::{Card, Seat, Session};

pub(crate) type Window = Harness<'static, App>;

/// Opens the window of a user with this data directory.
pub(crate) fn window(data: &Path) -> Window {
    sized(data, 1280.0, 720.0)
}

/// Opens a window of this size, in points.
pub(crate) fn sized(data: &Path, width: f32, height: f32) -> Window {
    let data = data.to_owned();
    Harness::builder()
        .with_size(vec2(width, height))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(|creation| App::new(&creation.egui_ctx, data, None))
}

/// Draws frames until something holds, since files are read and written on another thread.
#[track_caller]
pub(crate) fn wait(window: &mut Window, until: impl Fn(&Window) -> bool) {
    let begin = Instant::now();
    while !until(window) {
        assert!(begin.elapsed() < Duration::from_secs(20), "waited too long");
        std::thread::sleep(Duration::from_millis(5));
        window.run();
    }
}

pub(crate) fn says(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

pub(crate) fn is_there(window: &Window, name: &str) -> bool {
    window.query_all_by_label(name).next().is_some()
}

#[track_caller]
pub(crate) fn click(window: &mut Window, button: &str) {
    window
        .get_by_role_and_label(Role::Button, button)
        .click_accesskit();
    window.run();
}

pub(crate) fn is_greyed(window: &Window, button: &str) -> bool {
    let node = window.get_by_role_and_label(Role::Button, button);
    node.accesskit_node().is_disabled()
}

pub(crate) fn press(window: &mut Window, keys: &[Key]) {
    for &key in keys {
        window.key_press(key);
        window.run();
    }
}

pub(crate) fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// Types characters one by one, as a keyboard does.
pub(crate) fn type_signs(window: &mut Window, signs: &str) {
    for sign in signs.chars() {
        window.event(Event::Text(sign.to_string()));
        window.run();
    }
}

pub(crate) fn session(window: &Window) -> &Session<Game> {
    window.state().session().expect("a game is open")
}

pub(crate) fn game(window: &Window) -> &Game {
    session(window).game()
}

pub(crate) fn begin(window: &mut Window, setup: Setup) {
    let start = florence::Intent::Start(Box::new(setup));
    window.state_mut().carry_out(start);
    window.run();
}

fn with_hands(names: &[&str], change: impl Fn(&mut [PlayerSetup])) -> Setup {
    let mut setup = Setup::tracked(names.iter().copied());
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    change(&mut setup.players);
    setup
}

/// Returns a setup before the auctions of the first round.
pub(crate) fn in_auctions(names: &[&str]) -> Setup {
    let mut setup = with_hands(names, |_| {});
    setup.moment = Moment::Auction(1);
    setup
}

/// Returns a setup in the action phase of this round, on the first player's turn.
pub(crate) fn in_actions(round: u8, change: impl Fn(&mut [PlayerSetup])) -> Setup {
    let mut setup = with_hands(&["Anna", "Ben", "Clara"], change);
    setup.moment = Moment::Actions(round, Seat::A);
    setup
}

//! Hints on the screen of a laptop: every choice can be reached, and in an auction they say
//! where to stop. The seat of a bot shows what it likes, and its pace is always within
//! reach.

use std::fs;

use eframe::egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::mind::bot;
use florence::mind::bot::{Level, Thinking};
use florence::{Game, Phase, Setup};
use table::{Save, Seat, Session, Temperament};
use tempfile::TempDir;
use words::fl;

use crate::by_hand::{Window, wait};

/// The size of a laptop, and the least size of the window.
const LAPTOP: Vec2 = vec2(1366.0, 768.0);
const SMALL: Vec2 = vec2(1024.0, 600.0);

/// Opens a game of one person against three misers, played until that person has to decide
/// and this holds.
fn opened(size: Vec2, holds: impl Fn(&Game) -> bool) -> (TempDir, Window) {
    let mut setup = Setup::dealt(["Anna", "Ben", "Clara", "Dana"], 7);
    for player in setup.players.iter_mut().skip(1) {
        player.bot = Some(Level::EASY);
        player.temperament = Temperament::Miser;
    }
    let mut session = Session::<Game>::new(setup).expect("a deal is legal");
    while session.game().to_act() != Some(Seat::A) || !holds(session.game()) {
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), Level::MEDIUM, seed, 0, &Thinking::new());
        session
            .play(command.expect("it goes on"))
            .expect("it is legal");
    }
    let data = tempfile::tempdir().expect("a directory");
    let preferences = "(pace: Steady)";
    fs::write(data.path().join("preferences.ron"), preferences).expect("it can be written");
    let path = data.path().join("played.ron");
    Save::from_session(&session)
        .write(&path)
        .expect("it can be written");
    let mut window = Window::open_file(data.path(), &path);
    window.harness.set_size(size);
    window.harness.run();
    (data, window)
}

/// Returns the places of the choices of a hint, the best first.
fn choices(window: &Window) -> Vec<(String, Rect)> {
    let nodes = window.harness.query_all_by_label_contains("Do it: ");
    let named = nodes.filter_map(|node| {
        let name = node.accesskit_node().label()?;
        Some((name, node.rect()))
    });
    named
        .filter(|(name, _)| name.starts_with("Do it: "))
        .collect()
}

fn acts(game: &Game) -> bool {
    game.phase() == Phase::Actions && game.pending().is_none() && game.legal().len() > 6
}

#[test]
fn every_choice_of_a_hint_can_be_reached() {
    for size in [LAPTOP, SMALL] {
        let (_data, mut window) = opened(size, acts);
        window
            .harness
            .state_mut()
            .carry_out(studiolo::ui::Intent::Do(
                studiolo::ui::session::commands::HINT.id,
            ));
        wait(&mut window, |window| choices(window).len() > 1);
        let found = choices(&window);
        assert_eq!(found.len(), 3, "{size}: {found:?}");
        let screen = Rect::from_min_size(Rect::ZERO.min, size);
        for (at, (name, rect)) in found.iter().enumerate() {
            assert!(screen.contains_rect(*rect), "{size}: {name} {rect}");
            assert!(rect.width() > 30.0, "{size}: {name} {rect}");
            let mut others = found[..at].iter();
            let apart = others.all(|(_, other)| !other.shrink(1.0).intersects(*rect));
            assert!(apart, "{size}: {found:?}");
        }
        let entries = window.session().cursor();
        let third = found[2].0.clone();
        window.click(&third);
        window.click(&third);
        assert!(window.session().cursor() > entries, "{third}");
    }
}

#[test]
fn a_hint_in_an_auction_says_what_the_object_is_worth() {
    let (_data, mut window) = opened(LAPTOP, |game| game.bidding().is_some());
    window
        .harness
        .state_mut()
        .carry_out(studiolo::ui::Intent::Do(
            studiolo::ui::session::commands::HINT.id,
        ));
    wait(&mut window, |window| !choices(window).is_empty());
    let said = window.names();
    let worth = [
        "Worth about ",
        "Worth at least ",
        "not worth the lowest price",
    ];
    let says = |part: &&str| said.iter().any(|name| name.contains(*part));
    assert!(worth.iter().any(says), "{said:#?}");
    assert!(!window.shows_part("Costs "), "the bid is on the button");
}

#[test]
fn a_temperament_is_seen_and_the_pace_is_at_hand() {
    for size in [LAPTOP, SMALL] {
        let (_data, window) = opened(size, |game| game.phase() == Phase::Auction);
        assert!(window.shows("miser"), "{size}: {:#?}", window.names());
        let steady = fl!(pace_steady);
        let folded = fl!(pace_now, pace = steady);
        let is_there = window.shows(steady) || window.shows(&folded);
        assert!(is_there, "{size}: {:#?}", window.names());
    }
}

//! What comes too fast: a double click takes one thing out of a list, and a curtain that has
//! just come takes no Enter that was meant for what was there before.

use std::path::Path;

use ::florence::Setup;
use ::prince::{CardId, Decision as Papal, Phase as PapalPhase};
use eframe::egui::{PointerButton, Rect};
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::ui::session::game_window::{GameWindow, Start};
use table::{Card, Seat};
use words::fl;
use words::florence::Named as _;
use words::prince::Words;

use crate::desk::*;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

fn begins<G: GameWindow>(data: &Path, start: Start<G>) -> Desk<G> {
    Desk::with(data, start)
}

/// The button of this name, and whether it can be pressed.
fn button<G: GameWindow>(window: &Desk<G>, name: &str) -> Option<(Rect, bool)> {
    let nodes = window
        .harness
        .query_all_by_role_and_label(Role::Button, name);
    let mut nodes = nodes.map(|node| (node.rect(), !node.accesskit_node().is_disabled()));
    nodes.next()
}

/// So many clicks in one place, faster than anything is drawn, and then time goes on.
fn clicks_at_once<G: GameWindow>(window: &mut Desk<G>, at: Pos2, times: usize) {
    window.harness.hover_at(at);
    window.harness.run();
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now);
    for _ in 0..times {
        for pressed in [true, false] {
            window
                .harness
                .input_mut()
                .events
                .push(Input::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: Modifiers::NONE,
                });
        }
        window.harness.run_steps(4);
    }
    window.harness.input_mut().time = None;
    window.harness.run();
}

#[test]
fn a_double_click_on_the_cards_dealt_lays_one_down_and_its_place_stays_empty() {
    for clicks in [2, 3] {
        let data = TempDir::new().unwrap();
        let setup = ::prince::Setup::tracked(NAMES);
        let mut window: Desk<Prince> = begins(data.path(), setup);
        while !matches!(window.game().phase(), PapalPhase::Laying(_)) {
            let seat = window
                .game()
                .may_decide()
                .first()
                .expect("somebody is asked");
            window.plays(::prince::Command::new(seat, Papal::Keep));
        }
        let words = Words::new(window.session().start());
        let game = window.game();
        let cards = game.legal().into_iter();
        let cards = cards.filter_map(|command| match command.decision {
            Papal::Show(card) => Some(card),
            _ => None,
        });
        let cards: Vec<(CardId, String)> = cards.map(|card| (card, words.card(card))).collect();
        let there = |window: &Desk<Prince>| {
            let places = cards.iter().map(|(_, name)| button(window, name));
            places.collect::<Vec<_>>()
        };
        let before = there(&window);
        // One that nobody else is called like, and that the eye finds.
        let room = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 700.0));
        let at = before
            .iter()
            .position(|place| place.is_some_and(|(rect, may)| may && room.contains_rect(rect)));
        let at = at.expect("a card to lay down");
        let (place, _) = before[at].expect("it is there");
        clicks_at_once(&mut window, place.center(), clicks);
        let log = window.session().log();
        let shown = log
            .iter()
            .filter(|entry| matches!(entry.command.decision, Papal::Show(_)));
        assert_eq!(shown.count(), 1, "{log:#?}");
        // Once it lies somewhere the list is there again.
        while window.game().arrival().is_some() {
            let legal = window.game().legal();
            window.plays(legal[0]);
        }
        let after = there(&window);
        for (number, (before, after)) in before.iter().zip(&after).enumerate() {
            let (Some((was, _)), Some((is, may))) = (before, after) else {
                continue;
            };
            assert_eq!(was.size(), is.size(), "{}", cards[number].1);
            assert_eq!(*may, number != at, "{}", cards[number].1);
        }
        assert!(after[at].is_some(), "it keeps its place");
    }
}

#[test]
fn a_double_click_on_a_card_that_goes_back_returns_one_and_its_place_stays_empty() {
    let data = TempDir::new().unwrap();
    let mut window: Desk<Florence> = begins(data.path(), Setup::tracked(NAMES));
    let poet = fl!(return_card, card = ::florence::Profession::Poet.id());
    let (place, _) = button(&window, &poet).expect("it can be named");
    clicks_at_once(&mut window, place.center(), 2);
    let returned = ::florence::Decision::Return(Card::Known(::florence::Profession::Poet));
    let log = window.session().log();
    assert_eq!(log.len(), 1, "{log:#?}");
    assert_eq!(log[0].command.decision, returned);
    assert_eq!(button(&window, &poet), Some((place, false)));
    // Whoever means it is taken at the word.
    let other = fl!(return_card, card = ::florence::Profession::Composer.id());
    window.points(&other);
    assert_eq!(window.session().log().len(), 2);
}

/// Presses a key while no time passes.
fn key_at_once<G: GameWindow>(window: &mut Desk<G>, key: Key) {
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now);
    window.harness.key_press(key);
    window.harness.run_steps(4);
}

/// So much time goes on.
fn later<G: GameWindow>(window: &mut Desk<G>, seconds: f64) {
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now + seconds);
    window.harness.step();
    window.harness.input_mut().time = None;
    window.harness.run();
}

#[test]
fn what_is_returned_is_confirmed_and_the_next_curtain_takes_no_enter_at_once() {
    let data = TempDir::new().unwrap();
    let mut window: Desk<Florence> = begins(data.path(), Setup::dealt(NAMES, 3));
    let show = |name: &str| fl!(show_cards_of, name = name);
    let first = window.game().to_act().expect("somebody is asked");
    assert!(window.says(&show(NAMES[first as usize])));
    later(&mut window, 1.5);
    window.key(Key::Enter);
    assert!(!window.says(&show(NAMES[first as usize])));
    let third = window.game().player(first).hand().known();
    let third = third.iter().nth(2).expect("four cards");
    key_at_once(&mut window, Key::Enter);
    assert!(window.session().log().is_empty(), "nothing is chosen");
    key_at_once(&mut window, Key::Num3);
    assert!(window.session().log().is_empty(), "it is only chosen");
    // As when a card is kept: the number, and then Enter.
    key_at_once(&mut window, Key::Enter);
    let log = window.session().log();
    let returned = ::florence::Decision::Return(Card::Known(third));
    assert_eq!(log[0].command.decision, returned);
    let second = window.game().to_act().expect("the next is asked");
    let curtain = show(NAMES[second as usize]);
    assert!(window.says(&curtain), "{:#?}", window.names());
    for _ in 0..3 {
        key_at_once(&mut window, Key::Enter);
        assert!(window.says(&curtain), "that was meant for the card");
    }
    // A second later it is seen.
    later(&mut window, 1.5);
    assert!(
        window.says(&curtain),
        "nothing that was typed before opens it"
    );
    window.key(Key::Enter);
    assert!(!window.says(&curtain));
    assert_eq!(window.session().log().len(), 1);
}

#[test]
fn a_curtain_of_the_prince_that_has_just_come_takes_no_enter() {
    let data = TempDir::new().unwrap();
    let mut window: Desk<Prince> = begins(data.path(), ::prince::Setup::digital(NAMES, 3));
    let is_down = |window: &Desk<Prince>, seat: Seat| {
        let name = Words::new(window.session().start()).seat(seat);
        window.says(&fl!(prince_curtain_open_for, name = name))
    };
    let seat = window.game().pope();
    later(&mut window, 1.5);
    window.key(Key::Enter);
    assert!(!is_down(&window, seat));
    key_at_once(&mut window, Key::Escape);
    assert!(is_down(&window, seat));
    for _ in 0..3 {
        key_at_once(&mut window, Key::Enter);
        assert!(is_down(&window, seat), "it has just come");
    }
    later(&mut window, 1.5);
    window.key(Key::Enter);
    assert!(!is_down(&window, seat));
}

//! Accidents at a table of people: a page of text is pasted where a word was meant, a
//! window is minimised in the middle of something, a key arrives while another window is in
//! front.

use ::florence::{Profession, Squares};
use eframe::egui::PointerButton;
use studiolo::ui::screens::new_game::Begins;
use table::Game as _;
use words::fl;
use words::florence::Named as _;

use super::desk::*;

#[test]
fn a_page_pasted_into_the_palette_is_cut_and_nothing_waits_for_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.held(Modifiers::COMMAND, Key::K);
    let page = "work poet f j fr a b d 7\n".repeat(400);
    window.harness.event(Input::Paste(page));
    window.harness.run();
    let field = window.harness.get_by_label(fl!(line_label));
    let typed = field.accesskit_node().value().unwrap_or_default();
    assert!(
        !typed.is_empty() && typed.chars().count() < 400,
        "{typed:?}"
    );
    assert!(!typed.contains('\n'));
    window.key(Key::Enter);
    assert!(window.session().log().is_empty());
    window.key(Key::Escape);
    window.types("dj7");
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 1);
}

#[test]
fn a_window_made_small_and_large_again_is_as_it_was_and_every_tab_can_be_seen() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    let place = |window: &Window| {
        let tab = window.harness.get_by_label(fl!(tab_tally));
        tab.rect()
    };
    let before = place(&window);
    for _ in 0..2 {
        window.harness.set_size(vec2(640.0, 480.0));
        window.harness.run();
        for tab in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5] {
            window.held(Modifiers::COMMAND, tab);
        }
        window.harness.set_size(vec2(1280.0, 720.0));
        window.harness.run();
        assert_eq!(place(&window), before);
    }
}

#[test]
fn whoever_clicks_pass_once_too_often_declines_nothing() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("4");
    let pass = window.harness.get_by_label(fl!(auction_pass)).rect();
    let at = pass.center();
    window.harness.hover_at(at);
    window.harness.run();
    // Five very quick clicks: three pass.
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now);
    for _ in 0..5 {
        for pressed in [true, false] {
            let click = Input::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            window.harness.input_mut().events.push(click);
        }
    }
    // Animations do not finish while no time passes.
    window.harness.run_steps(30);
    window.harness.input_mut().time = None;
    window.harness.run();
    let decisions = window.session().log().iter();
    let decisions: Vec<Decision> = decisions.map(|entry| entry.command.decision).collect();
    let pass = Decision::Pass;
    assert_eq!(
        decisions,
        [Decision::Name(Object::Jester), pass, pass, pass]
    );
    // A deliberate click counts.
    window.points(fl!(auction_decline));
    assert_eq!(window.session().log().len(), 5);
}

/// Clicks twice at the same time, and continues when that is over.
fn double_click(window: &mut Window, at: Pos2) {
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now);
    for pressed in [true, false, true, false] {
        let click = Input::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        window.harness.input_mut().events.push(click);
    }
    window.harness.run_steps(30);
    window.harness.input_mut().time = None;
    window.harness.run();
}

#[test]
fn whoever_puts_a_landscape_down_with_a_double_click_names_no_pile_below_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    let piles = ["Lake", "Park", "Jester"].map(|object| {
        let name = fl!(auction_name_object, object = object);
        window.harness.get_by_label(&name).rect()
    });
    window.types("/1a2");
    window.key(Key::Enter);
    // A legal place where a pile will appear.
    let mut squares = Squares::ALL.iter().map(|square| format!("{square}, "));
    let at = squares.find_map(|square| {
        let named = |label: String| label.starts_with(&square);
        let cell = window
            .harness
            .get_by(|node| node.label().is_some_and(named));
        let at = cell.rect().center();
        window.harness.hover_at(at);
        window.harness.run();
        let put = window.harness.get_by_label(fl!(put_tile_down));
        let may = !put.accesskit_node().is_disabled();
        (may && piles.iter().any(|pile| pile.contains(at))).then_some(at)
    });
    let at = at.expect("board and piles have the same place");
    double_click(&mut window, at);
    let last = window.session().log().last().expect("an entry").command;
    assert!(matches!(last.decision, Decision::Place(..)), "{last:?}");
    // A deliberate click counts.
    for pressed in [true, false] {
        window.harness.event(Input::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    window.harness.run();
    let last = window.session().log().last().expect("an entry").command;
    assert!(matches!(last.decision, Decision::Name(_)), "{last:?}");
}

#[test]
fn a_double_click_puts_one_marker_on_a_character() {
    let data = TempDir::new().unwrap();
    let mut setup = auctions(&["Anna", "Ben", "Clara"]);
    setup.options.muse = true;
    setup.moment = Moment::Characters(1);
    let mut window = Window::with(data.path(), setup);
    let put = fl!(character_put, price = 300);
    let at = window.harness.get_by_label(&put).rect().center();
    double_click(&mut window, at);
    assert_eq!(window.session().log().len(), 1);
    // The last pass also does nothing in the turn that follows.
    for _ in 0..2 {
        window.harness.run_steps(60);
        let pass = window.harness.get_by_label(fl!(auction_pass)).rect();
        let at = pass.center();
        double_click(&mut window, at);
    }
    assert_eq!(window.session().log().len(), 3);
    assert_eq!(window.game().to_act(), Some(Seat::A));
}

#[test]
fn a_double_click_that_puts_a_landscape_down_keeps_nothing_for_the_next_player() {
    let data = TempDir::new().unwrap();
    let mut setup = auctions(&["Anna", "Ben"]);
    setup.options.older = true;
    setup.doubled_freedoms.clear();
    let mut window = Window::with(data.path(), setup);
    for decision in [
        Decision::Win(Object::Lake, 200),
        Decision::Win(Object::Builder, 200),
        Decision::Win(Object::Jester, 200),
        Decision::Win(Object::Park, 200),
        Decision::Take(Object::Lake),
    ] {
        let seat = match decision {
            Decision::Win(Object::Builder | Object::Park, _) => Seat::B,
            _ => Seat::A,
        };
        let play = florence::Intent::Play(vec![Command::new(seat, decision)]);
        window.does(play);
    }
    window.harness.run();
    let put = window.harness.get_by_label(fl!(put_tile_down)).rect();
    let at = put.center();
    double_click(&mut window, at);
    let last = window.session().log().last().expect("an entry").command;
    assert!(matches!(last.decision, Decision::Place(..)), "{last:?}");
    let keep = fl!(take_object, object = Object::Park.id());
    let button = window.harness.get_by_label(&keep).rect();
    assert!(button.contains(at), "it comes to lie there");
}

#[test]
fn enter_keeps_three_cards_each_and_a_number_returns_the_card_that_is_meant() {
    let data = TempDir::new().unwrap();
    let names = ["Anna", "Ben", "Clara", "Dana"];
    let mut window = Window::with(data.path(), Setup::tracked(names));
    window.key(Key::Enter);
    assert_eq!(window.game().phase(), Phase::Auction);
    assert_eq!(window.strokes, 1);

    let data = TempDir::new().unwrap();
    let mut window = Window::open(data.path());
    window.does(Begins::OnScreen.in_game(::florence::Game::ID));
    window.key(Key::Enter);
    let before = *window.game();
    let known = before.player(Seat::A).hand().known();
    assert_eq!(known.len(), 4, "they are dealt");
    let third = known.iter().nth(2).expect("four");
    window.types("3");
    window.key(Key::Enter);
    let first = window.session().log()[0].command;
    assert_eq!(first.decision, Decision::Return(Card::Known(third)));
}

#[test]
fn recruiting_with_its_key_hands_the_keyboard_to_the_professions() {
    let mut setup = auctions(&["Anna", "Ben", "Clara"]);
    setup.moment = Moment::Actions(2, Seat::A);
    setup.players[0].recruiting_in_hand = 1;
    setup.players[1].table = vec![Profession::Poet];
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), setup);
    window.types("8");
    window.key(Key::Enter);
    let last = window.session().log().last().expect("an entry").command;
    assert_eq!(last.decision, Decision::Recruit(Seat::B, Profession::Poet));
    assert_eq!(window.strokes, 2);
}

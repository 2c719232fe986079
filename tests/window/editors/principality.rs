//! The principality editor in the window, with keys and with the mouse.

use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::{Building, Decision, Moment, Profession, Squares, Tile};
use table::{Card, Item as _, Seat};
use tempfile::TempDir;
use words::fl;

use super::bench::*;

fn squares(names: &str) -> Squares {
    names.parse().expect("squares")
}

fn built(window: &Window) -> Vec<(Building, Squares)> {
    let log = session(window).log().iter();
    let built = log.filter_map(|entry| match entry.command.decision {
        Decision::Build(kind, site) => Some((kind, site.squares())),
        _ => None,
    });
    built.collect()
}

fn has_keyboard(window: &Window, name: &str) -> bool {
    window.get_by_label(name).accesskit_node().is_focused()
}

#[test]
fn a_building_is_taken_by_typing_its_name_and_put_down_without_the_mouse() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_actions(1, |_| {}));
    type_signs(&mut window, "opera");
    press(&mut window, &[Key::Enter]);
    assert!(says(&window, "The Opera can be built on"));
    press(&mut window, &[Key::ArrowRight, Key::Enter]);
    let [(Building::Opera, _)] = built(&window)[..] else {
        panic!("no Opera was built");
    };
}

#[test]
fn with_a_tile_in_hand_the_same_initial_takes_the_next_one_and_escape_gives_it_back() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_actions(1, |_| {}));
    press(&mut window, &[Key::Enter]);
    type_signs(&mut window, "l");
    assert!(says(&window, "The Laboratory can be built"));
    type_signs(&mut window, "l");
    assert!(says(&window, "The Library can be built"));
    // While a tile is in hand, F flips it and picks up no Forest.
    type_signs(&mut window, "f");
    assert!(is_there(&window, fl!(put_tile_down)));
    press(&mut window, &[Key::Escape]);
    assert!(!is_there(&window, "Put down"));
    assert!(built(&window).is_empty());
}

#[test]
fn a_tile_in_the_hand_is_let_go_at_the_end_of_a_turn() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_actions(1, |_| {}));
    click(&mut window, &fl!(tray_build, tile = "University"));
    assert!(is_there(&window, fl!(put_tile_down)));
    let before = session(&window).game().to_act();
    click(&mut window, fl!(end_turn));
    assert_ne!(session(&window).game().to_act(), before);
    assert!(
        !is_there(&window, fl!(put_tile_down)),
        "whoever is next has taken nothing"
    );
}

#[test]
fn a_click_on_a_profession_in_hand_shows_its_work() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(
        &mut window,
        in_actions(1, |players| {
            players[0].hand = Some(vec![
                Card::Known(Profession::Poet),
                Card::Known(Profession::Goldsmith),
                Card::Known(Profession::Lawyer),
            ]);
        }),
    );
    for (card, other) in [("Poet", "Lawyer"), ("Lawyer", "Poet")] {
        window.get_by_label(fl!(tab_principality)).click_accesskit();
        window.run();
        let begins = format!("{card}, work value");
        let node = window.get_by(|node| {
            let label = node.label();
            label.is_some_and(|label| label.starts_with(&begins))
        });
        node.click_accesskit();
        window.run();
        let is_on = |card: &str| {
            let name = fl!(work_of, card = card);
            let node = window.get_by_label(&name);
            node.accesskit_node().toggled() == Some(Toggled::True)
        };
        assert!(is_on(card) && !is_on(other));
    }
}

#[test]
fn the_arrows_go_through_the_tray_and_enter_takes_a_tile() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_actions(1, |_| {}));
    press(&mut window, &[Key::Enter]);
    assert!(has_keyboard(&window, &fl!(tray_build, tile = "University")));
    press(&mut window, &[Key::ArrowDown]);
    assert!(has_keyboard(&window, &fl!(tray_build, tile = "Workshop")));
    press(&mut window, &[Key::ArrowRight]);
    assert!(has_keyboard(&window, &fl!(tray_build, tile = "Library")));
    press(&mut window, &[Key::Enter]);
    assert!(says(&window, "The Library can be built on"));
    press(&mut window, &[Key::ArrowRight, Key::Enter]);
    assert_eq!(built(&window).len(), 1);
}

#[test]
fn enter_pressed_idly_builds_nothing_and_it_is_said_what_to_do() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_actions(1, |_| {}));
    for _ in 0..6 {
        press(&mut window, &[Key::Enter]);
        assert!(built(&window).is_empty(), "nobody said where");
    }
    assert!(says(&window, "The University can be built on"));
    assert!(says(&window, fl!(place_choose_first)));
    // After any choice of the place, Enter puts the tile where it is shown.
    press(&mut window, &[Key::N]);
    assert!(!says(&window, fl!(place_choose_first)));
    press(&mut window, &[Key::Enter]);
    assert_eq!(built(&window).len(), 1);
}

#[test]
fn where_nothing_may_be_taken_initials_take_nothing() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(
        &mut window,
        in_actions(1, |players| players[0].money = Some(300)),
    );
    press(&mut window, &[Key::Enter]);
    type_signs(&mut window, "o");
    assert!(!is_there(&window, "Put down"));
    assert!(says(&window, "B3: That costs 700 florins"));
}

#[test]
fn the_tray_says_how_many_places_a_tile_has_and_which_it_would_lose() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let setup = in_actions(3, |players| {
        players[0].buildings = vec![
            (Building::Tower, squares("e1 f1 g1")),
            (Building::Chapel, squares("a4 b4 a5")),
        ];
    });
    begin(&mut window, setup);
    let tile = Tile::Building(Building::Hospital);
    let places = game(&window).places(Seat::A, tile).len();
    window
        .get_by_label(&fl!(tray_build, tile = "Hospital"))
        .hover();
    window.run();
    assert!(places > 1 && says(&window, &format!("{places} places")));

    // With the Opera in hand, every tile that it would shut out is listed.
    type_signs(&mut window, "opera");
    press(&mut window, &[Key::Enter]);
    let mut told = 0;
    for step in 0..12 {
        let before = *game(&window);
        let here = window
            .query_all_by_label_contains("The Opera can be built on ")
            .find_map(|node| node.accesskit_node().value());
        if let Some(here) = here {
            let place = here.trim_start_matches("The Opera can be built on ");
            let place = squares(place.split(" for ").next().expect("squares"));
            let mut after = before;
            let build = Decision::build(Building::Opera, place);
            let build = florence::Command::new(Seat::A, build);
            after.play(&build).expect("it can stand there");
            for &kind in Building::ALL
                .iter()
                .filter(|&&kind| kind != Building::Opera)
            {
                let tile = Tile::Building(kind);
                let lost = !before.places(Seat::A, tile).is_empty()
                    && after.places(Seat::A, tile).is_empty();
                let mut lines = window.query_all_by_label_contains("there is no room for:");
                let line = lines.next().and_then(|node| node.accesskit_node().value());
                let says_so = line.is_some_and(|line| line.contains(&format!("{kind:?}")));
                assert_eq!(lost, says_so, "{kind:?} after an Opera on {place}");
                told += usize::from(lost);
            }
        }
        let key = if step % 4 == 3 {
            Key::ArrowUp
        } else {
            Key::ArrowRight
        };
        press(&mut window, &[key]);
    }
    assert!(told > 0, "nothing was lost anywhere");
}

#[test]
fn a_tile_is_dragged_from_the_tray_turned_on_the_way_and_dropped() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_actions(1, |_| {}));
    let from = window.get_by_label("Build Tower").rect().center();
    let to = window.get_by_label("f4, empty").rect().center();
    window.drag_at(from);
    window.run();
    window.hover_at(from + (to - from) * 0.5);
    window.run();
    window.hover_at(to);
    window.run();
    // Upright, from f4 upwards.
    press(&mut window, &[Key::R]);
    assert!(says(&window, "The Tower can be built on f4 f5 f6"));
    window.drop_at(to);
    window.run();
    assert_eq!(built(&window), [(Building::Tower, squares("f4 f5 f6"))]);

    // Dropped in an illegal place, it stays in hand with the reason; a right click puts it
    // back.
    let from = window.get_by_label("Build Chapel").rect().center();
    let to = window.get_by_label("f5, Tower of Anna").rect().center();
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    assert!(says(&window, "P2: "));
    assert_eq!(built(&window).len(), 1);
    let cell = window.get_by_label("g1, empty").rect().center();
    window.event(eframe::egui::Event::PointerMoved(cell));
    for pressed in [true, false] {
        window.event(eframe::egui::Event::PointerButton {
            pos: cell,
            button: PointerButton::Secondary,
            pressed,
            modifiers: eframe::egui::Modifiers::NONE,
        });
        window.run();
    }
    assert!(!is_there(&window, "Put down"));
}

#[test]
fn grid_and_tray_are_in_view_without_scrolling() {
    let data = TempDir::new().unwrap();
    for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0)] {
        let mut window = sized(data.path(), width, height);
        let mut setup = in_actions(3, |_| {});
        setup.moment = Moment::Actions(3, Seat::A);
        begin(&mut window, setup);
        window.run();
        for name in ["a1, Palazzo of Anna", "g7, empty", "Build Chapel"] {
            let rect = window.get_by_label(name).rect();
            assert!(
                rect.bottom() <= height,
                "{name} at {width}x{height}: {rect:?}"
            );
        }
        let side = window.get_by_label("g7, empty").rect().width();
        assert!(side > height * 0.05, "the room is used: {side}");
    }
}

//! Everything with the keyboard: a whole auction phase, the command line, the overview of
//! the keys, the focus, the borders.

use ::florence::{Building, Squares};
use eframe::egui::Context;
use eframe::egui::accesskit::Role;
use studiolo::app::GAMES;
use studiolo::ui::app::registry::state_with;
use studiolo::ui::base::panel_keys::in_words;
use studiolo::ui::screens::keys::of_panels;
use studiolo::ui::session::commands;
use words::fl;

use super::desk::*;

/// Asserts the result of the first worked example.
#[track_caller]
fn is_the_first_worked_example(window: &Window) {
    let game = window.game();
    let money: Vec<u32> = game.seats().map(|seat| game.player(seat).money()).collect();
    assert_eq!(money, [3300, 2900, 3300, 2800]);
    assert_eq!(game.phase(), Phase::Actions);
    assert_eq!(game.player(Seat::D).jesters(), 1);
    assert_eq!(game.player(Seat::C).builders(), 1);
}

#[test]
fn an_auction_phase_of_four_is_tracked_bid_by_bid_with_21_keys() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    // Anna: Park, and all pass; the Park is put down in its first place.
    window.types("3---");
    window.key(Key::Enter);
    // Ben: Jester, bid up to 700 by Dana.
    window.types("4");
    for key in [Key::Plus; 5].into_iter().chain([Key::Minus; 2]) {
        window.key(key);
    }
    // Ben and Clara: Forest, for 600.
    window.types("1");
    for key in [Key::Plus; 4].into_iter().chain([Key::Minus]) {
        window.key(key);
    }
    window.key(Key::Enter);
    // Clara alone: a Builder.
    window.types("5");
    is_the_first_worked_example(&window);
    assert_eq!(window.strokes, 21);
}

#[test]
fn an_auction_phase_of_four_is_tracked_by_its_results_with_14_keys() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("ap");
    assert!(window.says("Anna wins the Park for 200 florins"));
    window.key(Key::Enter);
    window.key(Key::Enter);
    window.types("dj7");
    window.key(Key::Enter);
    window.types("bf6");
    window.key(Key::Enter);
    window.key(Key::Enter);
    window.types("5");
    is_the_first_worked_example(&window);
    assert_eq!(window.strokes, 14);
}

#[test]
fn letting_go_of_shift_before_plus_leaves_no_key_stuck() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.key(Key::Num4);
    let event = |key, pressed| Input::Key {
        key,
        physical_key: Some(Key::Equals),
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    for price in [300, 400, 500] {
        window.harness.event(event(Key::Plus, true));
        window.harness.run();
        window.harness.event(event(Key::Equals, false));
        window.harness.run();
        let bidding = window.game().auction().unwrap().bidding.unwrap();
        assert_eq!(bidding.price, price);
    }
    // Held down, it raises once.
    for _ in 0..3 {
        window.harness.event(event(Key::Plus, true));
        window.harness.run();
    }
    let bidding = window.game().auction().unwrap().bidding.unwrap();
    assert_eq!(bidding.price, 600);
}

#[test]
fn letters_typed_in_one_frame_all_arrive() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for letter in ["d", "j", "7"] {
        window.harness.event(Input::Text(letter.to_owned()));
    }
    window.harness.key_press(Key::Num7);
    window.harness.key_press(Key::Enter);
    window.harness.run();
    let jester = Decision::Win(Object::Jester, 700);
    assert_eq!(window.session().log(), [Command::new(Seat::D, jester)]);
}

#[test]
fn the_command_line_finds_decisions_commands_entries_and_players() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.held(Modifiers::COMMAND, Key::K);
    assert!(
        window.says("Anna names the Forest"),
        "what is said in a word"
    );
    window.types("jes");
    window.key(Key::Enter);
    assert!(window.says("Jester: 200 florins"));

    window.held(Modifiers::COMMAND, Key::K);
    window.types("300");
    assert!(window.says("Ben bids 300 florins"));
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), 2);

    window.types("undo");
    window.key(Key::Enter);
    assert_eq!(window.session().cursor(), 1);
    window.held(Modifiers::COMMAND, Key::K);
    window.types("2");
    assert!(window.says("Go to entry 2: Ben bids 300 florins"));
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert_eq!(
        window.session().cursor(),
        2,
        "the second line, not the raise"
    );

    window.types("show work");
    window.key(Key::Enter);
    assert!(!window.says("a1, "), "the tab has changed");
    window.types("princip dana");
    window.key(Key::Enter);
    assert!(window.says("a1, Palazzo of Dana") || window.says("a1, "));
    let names = window.names();
    assert!(
        names
            .iter()
            .any(|name| name.contains("of Dana") && name.starts_with("a1")),
        "{names:#?}"
    );
}

#[test]
fn what_is_not_legal_is_shown_with_its_rule_and_enter_does_not_do_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("bj2");
    let why = "Ben wins the jester for 200 florins. A5: ";
    let line = window.harness.get_by_label_contains(why);
    assert!(line.accesskit_node().is_disabled());
    window.key(Key::Enter);
    assert!(window.session().log().is_empty());
    assert!(window.says(why), "it stays open to be mended");
    window.key(Key::Backspace);
    window.types("3");
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 1);

    window.types("xyz");
    assert!(window.says(fl!(line_no_match)));
    window.key(Key::Escape);
    assert!(!window.says(fl!(line_no_match)));
    window.key(Key::Num1);
    assert_eq!(
        window.session().log().len(),
        2,
        "the panel has its keys back"
    );
}

#[test]
fn a_building_is_typed_and_goes_to_the_editor_or_to_its_square() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    for _ in 0..4 {
        window.key(Key::Num0);
    }
    assert_eq!(window.game().phase(), Phase::Actions);
    window.held(Modifiers::COMMAND, Key::Num2);
    window.types("build library");
    window.key(Key::Enter);
    assert!(window.says(fl!(put_tile_down)), "it is in the hand");
    // R turns it now and opens nothing.
    window.types("r");
    assert!(!window.says(fl!(line_no_match)));
    assert!(window.harness.query_by_label(fl!(line_label)).is_none());
    window.key(Key::Escape);
    assert!(!window.says(fl!(put_tile_down)));

    window.types("build tower d4");
    window.key(Key::Enter);
    let home = window.game().player(Seat::A).principality();
    let tiles: Vec<_> = home.tiles().collect();
    assert_eq!(tiles.len(), 1);
    let (tile, squares) = tiles[0];
    assert_eq!(tile, ::florence::Tile::Building(Building::Tower));
    let first = squares.iter().next().expect("it has squares");
    assert_eq!(first.to_string(), "d4");
}

#[test]
fn the_overview_lists_every_key_there_is() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.key(Key::Questionmark);
    let ctx = Context::default();
    // The keys of the open game, which is the first.
    for row in commands::all(&state_with(&GAMES[..1]).offers) {
        let keys = row.keys.iter();
        let keys: Vec<String> = keys.map(|keys| in_words(&ctx, keys)).collect();
        if keys.is_empty() {
            assert!(
                row.menu.is_some(),
                "{} is in the menu at least",
                row.id.name()
            );
            continue;
        }
        let line = format!("{}: {}", keys.join(" · "), (row.name)());
        assert!(window.says(&line), "{line:?} in {:#?}", window.names());
    }
    let (panels, _) = of_panels(window.harness.state().state());
    for key in panels.iter().flat_map(|(_, keys)| *keys) {
        assert!(window.says(&format!("{}: {}", (key.written)(), (key.does)())));
    }
    window.key(Key::Num1);
    assert!(
        window.session().log().is_empty(),
        "nothing is named behind it"
    );
    window.key(Key::Escape);
    assert!(!window.says(fl!(notation_title)));
    window.key(Key::F1);
    assert!(window.says(fl!(notation_title)));
    assert!(
        window.says("set anna money 1200"),
        "values can be set right"
    );
    window.key(Key::F1);
    assert!(!window.says(fl!(notation_title)));
}

#[test]
fn no_two_commands_share_a_key() {
    // Only one game is open, so two games may use the same keys.
    let taken_in = |game: usize| {
        let mut taken = Vec::new();
        for row in commands::all(&state_with(&GAMES[game..=game]).offers) {
            for &keys in row.keys {
                assert!(!taken.contains(&keys), "{}: {keys:?}", row.id.name());
                taken.push(keys);
            }
        }
        taken
    };
    for game in 1..GAMES.len() {
        assert!(!taken_in(game).is_empty());
    }
    let taken = taken_in(0);
    let plain = |key| {
        let plain = |keys: &&eframe::egui::KeyboardShortcut| keys.modifiers.is_none();
        taken
            .iter()
            .filter(plain)
            .any(|keys| keys.logical_key == key)
    };
    let (panels, _) = of_panels(&state_with(GAMES));
    // No entry can be changed on the shelf, whatever key does that at the table.
    let at_table = panels
        .iter()
        .filter(|(place, _)| place() != fl!(shelf_title));
    for key in at_table.flat_map(|(_, keys)| *keys) {
        for &key in key.keys {
            assert!(!plain(key), "{key:?} is a key of a panel");
        }
    }
}

#[test]
fn the_keyboard_begins_with_what_happens_now_and_goes_round_the_window() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.key(Key::Tab);
    assert_eq!(window.focused().as_deref(), Some("Name the Forest"));
    window.held(Modifiers::NONE, Key::F6);
    assert_eq!(window.focused().as_deref(), Some("Auction"));
    window.key(Key::F6);
    assert_eq!(window.focused().as_deref(), Some("Principality of Anna"));
    window.key(Key::F6);
    assert_eq!(window.focused().as_deref(), Some("Filter"));
    window.key(Key::F6);
    assert_eq!(window.focused().as_deref(), Some("Menu"));
    window.key(Key::F6);
    assert_eq!(window.focused().as_deref(), Some("Name the Forest"));
    window.held(Modifiers::SHIFT, Key::F6);
    assert_eq!(window.focused().as_deref(), Some("Menu"));
    // With the focus anywhere, the keys of the auction still work.
    window.key(Key::Num4);
    assert!(window.says("Jester: 200 florins"));
}

#[test]
fn every_control_of_the_table_is_reached_with_tab_and_a_board_is_one_stop() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 66);
    let mut reached = Vec::new();
    let mut boards = 0;
    for _ in 0..200 {
        window.key(Key::Tab);
        let Some(name) = window.focused() else {
            continue;
        };
        if reached.first() == Some(&name) {
            break;
        }
        let is_square = name.split_once(", ").is_some_and(|(square, _)| {
            let square = square.parse::<Squares>();
            square.is_ok_and(|square| square.len() == 1)
        });
        reached.push(name);
        if !is_square {
            continue;
        }
        // The arrows go through the squares, row by row.
        boards += 1;
        for rank in 0..7 {
            let on = [Key::ArrowRight, Key::ArrowLeft][rank % 2];
            for key in [on; 6].into_iter().chain([Key::ArrowUp]) {
                window.key(key);
                reached.extend(window.focused());
            }
        }
    }
    assert_eq!(boards, 1, "{reached:#?}");
    let enabled = window.harness.query_all_by_role(Role::Button);
    let enabled = enabled.filter(|node| !node.accesskit_node().is_disabled());
    let names = enabled.filter_map(|node| node.accesskit_node().label());
    for name in names {
        assert!(
            reached.contains(&name),
            "{name:?} is not among {reached:#?}"
        );
    }
    for border in ["Width of the seats", "Width of the log"] {
        assert!(
            reached.contains(&border.to_owned()),
            "{border}: {reached:#?}"
        );
    }
}

#[test]
fn the_borders_are_moved_with_keys_and_kept() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    let left = |window: &Window| window.harness.get_by_label(fl!(log)).rect().left();
    let middle = |window: &Window| {
        let tabs = window.harness.query_all_by_role(Role::Tab);
        let first = tabs.map(|tab| tab.rect().left());
        first.fold(f32::INFINITY, f32::min)
    };
    let before = (left(&window), middle(&window));
    for border in [fl!(width_of_log), fl!(width_of_seats)] {
        window.harness.get_by_label(border).focus();
        window.harness.run();
        window.key(Key::ArrowLeft);
        window.key(Key::ArrowLeft);
    }
    let after = (left(&window), middle(&window));
    assert_eq!((after.0 - before.0, after.1 - before.1), (-32.0, -32.0));
    window.harness.state_mut().finish_saving();
    drop(window);

    let window = Window::open(data.path());
    assert_eq!((left(&window), middle(&window)), after, "as they were left");
    drop(window);
    // Settings from a large window leave room in a small one.
    let file = data.path().join("preferences.ron");
    let text = std::fs::read_to_string(&file).unwrap();
    let wide = text.replace("log: ", "log: 9999.0, // ");
    assert_ne!(wide, text);
    let wide = wide.replace("seats: ", "seats: 9999.0, // ");
    std::fs::write(&file, wide).unwrap();
    let window = Window::of_size(data.path(), vec2(1000.0, 640.0));
    assert!(left(&window) >= 550.0, "{}", left(&window));
    assert!(window.says("Jester"));
}

#[test]
fn tabs_and_zoom_have_keys() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.held(Modifiers::COMMAND, Key::Num1);
    assert!(window.says("a1, "));
    window.held(Modifiers::COMMAND, Key::Num3);
    assert!(!window.says("a1, "));
    assert_eq!(window.session().log().len(), 0, "no stack is named by it");
    window.held(Modifiers::COMMAND, Key::Num1);
    assert!(window.says("a1, "));
    let zoom = |window: &Window| window.harness.ctx.zoom_factor();
    window.held(Modifiers::COMMAND, Key::Plus);
    assert!((zoom(&window) - 1.1).abs() < 0.01, "{}", zoom(&window));
    window.held(Modifiers::COMMAND, Key::Minus);
    window.held(Modifiers::COMMAND, Key::Minus);
    assert!((zoom(&window) - 0.9).abs() < 0.01, "{}", zoom(&window));
    window.click(fl!(menu));
    window.click(fl!(zoom_reset));
    assert!((zoom(&window) - 1.0).abs() < 0.01, "{}", zoom(&window));
}

//! The score sheet as a position editor: anything goes anywhere, every problem is shown,
//! and every change can be undone.

use ::florence::rules::tally::TieBreak;
use ::florence::{
    Building, Fact, Game, Landscape, Moment, PlayerSetup, PrestigeCard, Profession, Rule, Setup,
    Squares, Tile,
};
use eframe::egui::accesskit::{Role, Toggled};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::games::florence;
use table::{Card, Item as _, Seat};
use tempfile::TempDir;
use words::fl;
use words::florence::Named as _;
use words::florence::sentences::tie_text;

use super::bench::*;

fn squares(names: &str) -> Squares {
    names.parse().expect("squares")
}

fn at_the_end(change: impl Fn(&mut [PlayerSetup])) -> Setup {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.moment = Moment::End;
    for player in &mut setup.players {
        player.hand = None;
        player.money = Some(500);
    }
    change(&mut setup.players);
    setup
}

fn show(window: &mut Window, setup: Setup) {
    let show = florence::Intent::ShowSheet(Box::new(setup));
    window.state_mut().carry_out(show);
    window.run();
}

fn type_into(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).focus();
    window.run();
    press_with(window, Modifiers::COMMAND, Key::A);
    type_signs(window, text);
}

#[test]
fn a_tile_is_put_on_the_sheet_with_keys_and_undone_and_redone() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    type_signs(&mut window, "o");
    press(&mut window, &[Key::ArrowRight, Key::Enter]);
    let opera = "Opera of Anna";
    assert!(says(&window, opera));
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!says(&window, opera));
    press_with(&mut window, Modifiers::COMMAND, Key::Y);
    assert!(says(&window, opera));
    // Removed with the key: the keyboard is where the tile was put down.
    press(&mut window, &[Key::Delete]);
    assert!(!says(&window, opera));
    click(&mut window, fl!(undo));
    assert!(says(&window, opera));
    click(&mut window, fl!(undo));
    assert!(
        is_greyed(&window, fl!(undo)),
        "nothing is left to take back"
    );
}

#[test]
fn undo_on_the_sheet_leaves_the_open_game_alone() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    press(&mut window, &[Key::Num4]);
    let entries = session(&window).cursor();
    show(&mut window, at_the_end(|_| {}));
    click(&mut window, "Travel of Anna");
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(session(&window).cursor(), entries);
    assert!(is_there(&window, fl!(start_check)));
}

#[test]
fn what_is_typed_into_a_field_is_one_change() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let works = |players: &mut [PlayerSetup]| {
        players[0].table = vec![Profession::Poet];
        players[1].table = vec![Profession::Lawyer];
    };
    show(&mut window, at_the_end(works));
    type_into(&mut window, "PP of Anna", "13");
    type_into(&mut window, "PP of Ben", "12");
    assert!(says(&window, "Anna wins with 13\u{a0}PP"));
    click(&mut window, fl!(undo));
    assert_eq!(
        window.get_by_label("PP of Ben").value().as_deref(),
        Some("0")
    );
    assert_eq!(
        window.get_by_label("PP of Anna").value().as_deref(),
        Some("13")
    );
    click(&mut window, fl!(undo));
    assert_eq!(
        window.get_by_label("PP of Anna").value().as_deref(),
        Some("0")
    );
}

#[test]
fn every_tile_that_lies_wrong_is_told_also_beside_another_that_does() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let setup = at_the_end(|players| {
        players[0].landscapes = vec![(Landscape::Park, squares("d1 e1"))];
        players[0].buildings = vec![
            (Building::Tower, squares("e1 f1 g1")),
            // It is only in the way of the Tower, which is itself wrong.
            (Building::Chapel, squares("f1 f2 g2")),
            (Building::Hospital, squares("b4 b5 b6 b7 c4")),
        ];
    });
    let problems = Game::try_from(&setup).expect_err("three tiles lie wrong");
    let facts: Vec<_> = problems
        .iter()
        .map(|p| (p.violation.rule, &p.violation.fact))
        .collect();
    let overlap = |names| Fact::Overlaps {
        squares: squares(names),
    };
    assert!(facts.contains(&(Rule::P2, &overlap("e1"))));
    assert!(facts.contains(&(Rule::P2, &overlap("f1"))));
    assert!(
        facts.iter().any(|(rule, _)| *rule == Rule::P1),
        "no Hospital"
    );
    show(&mut window, setup);
    for told in ["already lies on e1.", "already lies on f1.", "Anna: P1:"] {
        assert!(says(&window, told), "{told}");
    }
    assert!(is_greyed(&window, fl!(sheet_open_position)));
    for (square, remove) in [
        ("d1, Park of Anna", "Remove Park from d1 e1"),
        ("g2, Chapel of Anna", "Remove Chapel from f1 f2 g2"),
        (
            "b7, Hospital of Anna",
            "Remove Hospital from b4 c4 b5 b6 b7",
        ),
    ] {
        click(&mut window, square);
        click(&mut window, remove);
    }
    assert!(says(&window, fl!(sheet_all_is_right)));
}

#[test]
fn enter_goes_to_what_is_wrong() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|players| players[1].builders = 4));
    press(&mut window, &[Key::Enter]);
    let builders = window.get_by_label("Builders of Ben");
    assert!(builders.accesskit_node().is_focused());
    press(&mut window, &[Key::ArrowDown]);
    assert!(says(&window, fl!(sheet_all_is_right)), "one less is legal");
}

#[test]
fn works_freedoms_and_cards_are_entered_with_a_key_each() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    window
        .get_by_label(&fl!(sheet_works_of, player = "Ben"))
        .focus();
    window.run();
    type_signs(&mut window, "1ac");
    press(&mut window, &[Key::ArrowRight, Key::Space]);
    type_signs(&mut window, "1");
    click(&mut window, fl!(sheet_open_position));
    let players = &session(&window).start().players;
    let numbers: Vec<u8> = players[1].table.iter().map(|card| card.number()).collect();
    assert_eq!(numbers, [10, 12, 13]);
    assert!(players[0].table.is_empty());
}

#[test]
fn prestige_cards_face_down_are_counted_and_turned_over_after_opening() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    type_into(&mut window, "Hidden prestige cards of Anna", "2");
    click(
        &mut window,
        &fl!(sheet_prestige_card, card = "Most jesters", player = "Anna"),
    );
    type_into(&mut window, "Bonus cards in hand of Anna", "1");
    click(&mut window, fl!(sheet_open_position));
    let anna = session(&window).start().players[0].clone();
    let cards = anna.prestige_cards;
    let known = Card::Known(PrestigeCard::MostJesters);
    assert_eq!(cards.iter().filter(|card| **card == known).count(), 1);
    assert_eq!(cards.len(), 3);
    assert_eq!(anna.bonus_cards, [Card::Hidden]);
    assert_eq!(anna.hand, None, "nobody has to count it");
    assert!(is_there(
        &window,
        &fl!(reveal_card_of, card = "Most Parks", owner = "Anna")
    ));
}

#[test]
fn a_number_of_cards_that_cannot_be_is_told() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    type_into(&mut window, "Hidden prestige cards of Anna", "-1");
    press(&mut window, &[Key::Tab]);
    assert!(says(&window, "Hidden prestige cards of Anna: "));
    assert!(is_greyed(&window, fl!(sheet_open_position)));
    type_into(&mut window, "Hidden prestige cards of Anna", "15");
    press(&mut window, &[Key::Tab]);
    assert!(says(&window, "S3: "), "there are fourteen");
    type_into(&mut window, "Hidden prestige cards of Anna", "1");
    assert!(says(&window, fl!(sheet_all_is_right)));
}

#[test]
fn the_whole_sheet_is_on_a_small_screen() {
    let data = TempDir::new().unwrap();
    let mut window = sized(data.path(), 1000.0, 640.0);
    show(&mut window, at_the_end(|players| players[0].builders = 4));
    let told = window.get_by_label_contains("Anna: O6: ").rect();
    for name in ["Opinion of Clara", "PP of Anna", "Jesters of Clara"] {
        let rect = window.get_by_label(name).rect();
        assert!(!rect.intersects(told), "{name} is covered");
        assert!(rect.right() <= 1000.0 && rect.bottom() <= 640.0, "{name}");
    }
}

#[test]
fn a_click_on_something_wrong_shows_whose_it_is() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let setup = at_the_end(|players| {
        players[2].buildings = vec![(Building::Tower, squares("a1 b1 c1"))];
    });
    show(&mut window, setup);
    let tower = "a1, Palazzo and Tower of Clara";
    let has_keyboard = |window: &Window| window.get_by_label(tower).accesskit_node().is_focused();
    assert!(!has_keyboard(&window));
    window
        .get_by_label_contains("Clara: P2: Something already lies on a1 b1 c1.")
        .click_accesskit();
    window.run();
    assert!(has_keyboard(&window));
    press(&mut window, &[Key::Delete]);
    assert!(says(&window, fl!(sheet_all_is_right)));
}

#[test]
fn a_board_of_the_sheet_is_one_stop_of_tab_and_the_arrows_go_through_it() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    let square = |square: &str, player: &str| {
        fl!(
            sheet_square_empty,
            square = square.to_owned(),
            player = player
        )
    };
    // Assistive technology can go to any square.
    let d4 = square("d4", "Anna");
    window.get_by_label(&d4).focus();
    window.run();
    let at = |window: &Window| {
        let mut all = window.query_all_by(|node| node.is_focused());
        let label = all.next().and_then(|node| node.accesskit_node().label());
        label.unwrap_or_default()
    };
    assert_eq!(at(&window), d4);
    press(&mut window, &[Key::ArrowRight, Key::ArrowUp]);
    assert_eq!(at(&window), square("e5", "Anna"));
    press(&mut window, &[Key::Tab]);
    assert!(at(&window).ends_with("of Ben"), "{}", at(&window));
    press(&mut window, &[Key::Tab]);
    assert!(at(&window).ends_with("of Clara"), "{}", at(&window));
    press_with(&mut window, Modifiers::SHIFT, Key::Tab);
    press_with(&mut window, Modifiers::SHIFT, Key::Tab);
    assert_eq!(at(&window), square("e5", "Anna"), "where one was");
}

#[test]
fn where_columns_have_no_room_a_name_or_the_keyboard_brings_one_in_sight() {
    let data = TempDir::new().unwrap();
    let width = 667.0;
    let mut window = sized(data.path(), width, 467.0);
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara", "Dana", "Emil"]);
    setup.moment = Moment::End;
    show(&mut window, setup);
    let is_in_sight = |window: &Window, player: &str| {
        let rect = window.get_by_label(&format!("PP of {player}")).rect();
        rect.left() >= 0.0 && rect.right() <= width
    };
    assert!(is_in_sight(&window, "Anna") && !is_in_sight(&window, "Emil"));
    click(&mut window, &fl!(sheet_show_column, player = "Emil"));
    assert!(!is_in_sight(&window, "Anna") && is_in_sight(&window, "Emil"));
    window.get_by_label("PP of Anna").focus();
    window.run();
    assert!(is_in_sight(&window, "Anna"));
    press_with(&mut window, Modifiers::SHIFT, Key::Tab);
    for _ in 0..12 {
        assert!(is_in_sight(&window, "Anna"));
        press(&mut window, &[Key::Tab]);
    }
    // Without boards there is room for all players.
    click(&mut window, fl!(sheet_without_boards));
    assert!(is_in_sight(&window, "Anna") && is_in_sight(&window, "Emil"));
}

#[test]
fn a_score_of_three_without_boards_takes_ninety_keys() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let sheet = at_the_end(|players| {
        for player in players {
            player.money = Some(0);
        }
    });
    show(&mut window, sheet);
    click(&mut window, fl!(sheet_without_boards));
    // Florins, PP, builders, jesters, forests, lakes, parks, works; then buildings,
    // freedoms and prestige cards. A dot is Tab.
    let keys = [
        "800.58.1.2.1.1.1.5.157.13.a.",
        "500.54.2.1.2.1.0.4.1238.2.6.",
        "1200.36.0.3.1.0.2.3.1569..8",
    ]
    .concat();
    assert!(keys.len() <= 90, "{} keys", keys.len());
    for key in keys.chars() {
        match key {
            '.' => press(&mut window, &[Key::Tab]),
            sign => type_signs(&mut window, &sign.to_string()),
        }
    }
    let value = |name: &str| window.get_by_label(name).value();
    assert_eq!(value("PP of Anna").as_deref(), Some("58"));
    assert_eq!(value("Money of Clara").as_deref(), Some("1200"));
    assert_eq!(value("Parks of Ben").as_deref(), Some("0"));
    assert_eq!(value("Works of Clara").as_deref(), Some("3"));
    // Seven for the most forests.
    assert!(says(&window, "Ben wins with 61\u{a0}PP"));
    assert!(is_greyed(&window, fl!(sheet_open_position)));
}

#[test]
fn what_is_counted_without_boards_is_checked_by_the_same_rules() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara", "Dana"]);
    setup.moment = Moment::End;
    for player in &mut setup.players {
        player.hand = None;
        player.money = Some(0);
    }
    show(&mut window, setup);
    click(&mut window, fl!(sheet_without_boards));
    let university = |player: &str| {
        let building = Building::University.id();
        fl!(sheet_building_of, building = building, player = player)
    };
    for player in ["Anna", "Ben", "Clara", "Dana"] {
        click(&mut window, &university(player));
    }
    type_into(&mut window, "Builders of Clara", "7");
    type_into(&mut window, "PP of Anna", "41");
    press(&mut window, &[Key::Tab]);
    // Three builders per player (O6), three Universities (S4), and 3 PP for one (B3).
    for told in ["O6: ", "S4: ", "G3: 38\u{a0}PP too many"] {
        assert!(says(&window, told), "{told}");
    }
    assert!(!says(&window, "wins with"));
    assert!(!is_there(&window, fl!(export)), "a score that cannot be");
    // Without the mistakes there is a winner.
    type_into(&mut window, "Builders of Clara", "2");
    type_into(&mut window, "PP of Anna", "3");
    press(&mut window, &[Key::Tab]);
    click(&mut window, &university("Dana"));
    assert!(says(&window, "Anna wins with 3\u{a0}PP"));
}

#[test]
fn money_is_in_florins_and_tab_goes_down_with_boards_and_without() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    let focused = |window: &Window| {
        let mut all = window.query_all_by(|node| node.is_focused());
        all.next().and_then(|node| node.accesskit_node().label())
    };
    for page in [fl!(sheet_boards), fl!(sheet_without_boards)] {
        click(&mut window, page);
        let money = "Money of Anna";
        type_into(&mut window, money, "400");
        assert_eq!(focused(&window).as_deref(), Some(money), "{page}");
        assert_eq!(window.get_by_label(money).value().as_deref(), Some("400"));
        for next in ["PP of Anna", "Builders of Anna", "Jesters of Anna"] {
            press(&mut window, &[Key::Tab]);
            assert_eq!(focused(&window).as_deref(), Some(next), "{page}");
            type_signs(&mut window, "1");
            assert_eq!(focused(&window).as_deref(), Some(next), "{page}");
        }
    }
    click(&mut window, fl!(sheet_boards));
    let money = window.get_by_label("Money of Anna").value();
    assert_eq!(money.as_deref(), Some("400"));
}

#[test]
fn points_are_typed_as_the_track_reads_and_nothing_half_typed_is_wrong() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut setup = at_the_end(|_| {});
    setup.irregular = true;
    show(&mut window, setup);
    for page in [fl!(sheet_boards), fl!(sheet_without_boards)] {
        click(&mut window, page);
        type_into(&mut window, "PP of Anna", "50+12");
        press(&mut window, &[Key::Tab]);
        let points = window.get_by_label("PP of Anna").value();
        assert_eq!(points.as_deref(), Some("62"), "{page}");
        assert!(says(&window, "Anna wins with 62\u{a0}PP"), "{page}");
        // 4 florins are not a valid amount, but may be the first digit of 400.
        type_into(&mut window, "Money of Ben", "4");
        assert!(!says(&window, "G2: "), "{page}");
        assert!(says(&window, "Anna wins with 62\u{a0}PP"), "{page}");
        press(&mut window, &[Key::Tab]);
        assert!(says(&window, "G2: "), "{page}");
        assert!(!says(&window, "wins with"), "{page}");
        type_into(&mut window, "Money of Ben", "400");
        assert!(says(&window, "Anna wins with 62\u{a0}PP"), "{page}");
    }
}

#[test]
fn a_tie_is_said_to_be_broken_as_the_game_itself_says_it() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut sheet = at_the_end(|players| {
        players[0].prestige = 60;
        players[1].prestige = 63;
        players[1].money = Some(300);
        players[2].prestige = 63;
        players[2].money = Some(800);
    });
    // No other typed values would explain the points.
    sheet.irregular = true;
    show(&mut window, sheet);
    click(&mut window, fl!(sheet_without_boards));
    assert!(says(&window, "Clara wins with 63\u{a0}PP"));
    let tie = tie_text(TieBreak::Money);
    let told = fl!(sheet_place_tied, player = "Ben", total = 63, tie = tie);
    assert!(says(&window, &told), "{told}");
}

#[test]
fn a_digit_that_fills_a_field_is_for_nothing_else() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    click(&mut window, fl!(sheet_without_boards));
    let works = "Works of Anna";
    type_into(&mut window, works, "5");
    assert_eq!(window.get_by_label(works).value().as_deref(), Some("5"));
    for &kind in Building::ALL {
        let name = fl!(sheet_building_of, building = kind.id(), player = "Anna");
        let ticked = window.get_by_label(&name).accesskit_node().toggled();
        assert_ne!(ticked, Some(Toggled::True), "{name}");
    }
}

#[test]
fn a_score_without_boards_is_counted_with_the_mouse_alone() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    click(&mut window, fl!(sheet_without_boards));
    let money = fl!(sheet_field_of, field = fl!(sheet_money), player = "Ben");
    for (name, times, step) in [
        (fl!(sheet_works_of, player = "Ben"), 3, 1),
        (fl!(sheet_forests_of, player = "Ben"), 2, 1),
        (money, 4, 100),
    ] {
        let value = |window: &Window| {
            let field = window.get_by_role_and_label(Role::TextInput, &name);
            field.value().unwrap_or_default().parse::<i64>().unwrap()
        };
        let before = value(&window);
        for _ in 0..times {
            click(&mut window, &fl!(more_of, what = &name));
        }
        assert_eq!(value(&window), before + step * times, "{name}");
        click(&mut window, &fl!(less_of, what = &name));
        assert_eq!(value(&window), before + step * (times - 1), "{name}");
    }
    let name = fl!(sheet_field_of, field = fl!(sheet_jesters), player = "Ben");
    click(&mut window, &fl!(less_of, what = &name));
    let field = window.get_by_role_and_label(Role::TextInput, &name);
    assert_eq!(field.value().as_deref(), Some("0"), "not below 0");
}

#[test]
fn the_keyboard_begins_with_the_first_number_and_enter_goes_on_to_the_next() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let works = |players: &mut [PlayerSetup]| players[0].table = vec![Profession::Poet];
    show(&mut window, at_the_end(works));
    press(&mut window, &[Key::Tab]);
    // The button that opens the game and the name come before it.
    let focused = |window: &Window| {
        let mut all = window.query_all_by(|node| node.is_focused());
        all.next().and_then(|node| node.accesskit_node().label())
    };
    let mut back = 0;
    while focused(&window).as_deref() != Some(fl!(sheet_open_position)) {
        press_with(&mut window, Modifiers::SHIFT, Key::Tab);
        back += 1;
        assert!(back <= 6, "{:?}", focused(&window));
    }
    for _ in 0..back {
        press(&mut window, &[Key::Tab]);
    }
    for (name, typed) in [
        ("Money of Anna", "1200"),
        ("PP of Anna", "13"),
        ("Builders of Anna", "1"),
        ("Jesters of Anna", "2"),
    ] {
        let field = window.get_all_by_role(Role::TextInput);
        let mut fields = field.filter(|field| field.accesskit_node().is_focused());
        let focused = fields.next().expect("a field has the keyboard");
        let called = focused.accesskit_node().label().unwrap_or_default();
        assert_eq!(called, name);
        drop(fields);
        type_signs(&mut window, typed);
        press(&mut window, &[Key::Enter]);
    }
    press(&mut window, &[Key::Escape]);
    assert!(
        is_there(&window, fl!(start_check)),
        "only the field is left"
    );
    click(&mut window, fl!(sheet_open_position));
    let start = session(&window).start();
    let anna = &start.players[0];
    assert_eq!(
        (anna.money, anna.prestige, anna.builders, anna.jesters),
        (Some(1200), 13, 1, 2)
    );
}

#[test]
fn the_tray_of_the_sheet_is_used_with_keys_and_escape_closes_nothing_else() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    let university = fl!(sheet_put_tile, tile = "University");
    press(&mut window, &[Key::Enter]);
    assert!(is_there(&window, &university));
    press(&mut window, &[Key::Escape]);
    assert!(!is_there(&window, &university));
    assert!(
        is_there(&window, fl!(start_check)),
        "the sheet is still there"
    );
    // Enter picks up the tile that has the keyboard, and puts it down.
    press(&mut window, &[Key::Enter]);
    window.run();
    press(&mut window, &[Key::ArrowRight, Key::Enter]);
    window.run();
    press(&mut window, &[Key::Enter]);
    assert!(says(&window, "Laboratory of Anna"));
}

/// Returns the squares that the Library covers on a player's board.
fn library_of(window: &Window, player: &str) -> Vec<String> {
    let name = format!(", Library of {player}");
    let squares = window.query_all_by_label_contains(&name);
    let labels = squares.filter_map(|square| square.accesskit_node().label());
    let squares = labels.filter_map(|label| Some(label.split_once(", ")?.0.to_owned()));
    squares.collect()
}

#[test]
fn a_building_is_put_across_a_border_moved_on_opened_and_taken_away() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let mut setup = at_the_end(|_| {});
    setup.options.cooperative = true;
    show(&mut window, setup);
    // The palazzo is in the middle on this side of the boards.
    assert!(is_there(&window, "d3, Palazzo of Anna"));
    let square = fl!(sheet_square_empty, square = "f7", player = "Anna");
    click(&mut window, &square);
    click(&mut window, &fl!(sheet_across_with, player = "Ben"));
    click(
        &mut window,
        &fl!(
            sheet_put_tile,
            tile = Tile::Building(Building::Library).id()
        ),
    );
    let before = ["Anna", "Ben", "Clara"].map(|player| library_of(&window, player));
    assert!(before[0].contains(&"f7".to_owned()), "{before:?}");
    assert_eq!(before[0].len() + before[1].len(), 5, "{before:?}");
    assert!(!before[1].is_empty() && before[2].is_empty(), "{before:?}");
    // Another place, over the same square.
    let next = "Next place for the Library with Ben (now 1 of ";
    let next = window.query_all_by_label_contains(next).next();
    let next = next.expect("there is another place");
    next.click_accesskit();
    window.run();
    let moved = ["Anna", "Ben", "Clara"].map(|player| library_of(&window, player));
    assert_ne!(moved, before);
    assert_eq!(moved[0].len() + moved[1].len(), 5, "{moved:?}");
    // Counted for both, and removed from both.
    press(&mut window, &[Key::Escape]);
    assert!(says(&window, "Library of Ben"));
    click(&mut window, fl!(sheet_without_boards));
    for player in ["Anna", "Ben"] {
        let library = fl!(
            sheet_building_of,
            building = Building::Library.id(),
            player = player
        );
        let ticked = window.get_by_label(&library).accesskit_node().toggled();
        assert_eq!(
            ticked,
            Some(eframe::egui::accesskit::Toggled::True),
            "{player}"
        );
    }
    click(&mut window, fl!(sheet_boards));
    click(&mut window, fl!(sheet_open_position));
    for (seat, with) in [(Seat::A, Seat::B), (Seat::B, Seat::A)] {
        let home = game(&window).player(seat).principality();
        assert_eq!(home.partner(Building::Library), Some(with));
    }
}

#[test]
fn a_table_on_a_joined_field_is_joined_in_the_middle() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    click(&mut window, fl!(start_track));
    click(&mut window, fl!(new_game_in_the_middle));
    window
        .get_by_label(fl!(new_game_cooperative))
        .click_accesskit();
    window.run();
    click(&mut window, fl!(new_game_enter_table));
    click(&mut window, fl!(sheet_open_position));
    assert_eq!(game(&window).neighbours(Seat::A).count(), 2);
    assert!(is_there(&window, fl!(tab_joined)));
    // On the sheet it can be undone like anything else.
    show(&mut window, at_the_end(|_| {}));
    click(&mut window, fl!(new_game_cooperative));
    assert!(says(&window, "d3, Palazzo of Anna"));
    click(&mut window, fl!(undo));
    assert!(!says(&window, "d3, Palazzo of Anna"));
}

#[test]
fn a_tile_that_may_lie_there_is_not_refused_for_points_that_nobody_has_typed() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    show(&mut window, at_the_end(|_| {}));
    // A building scores points, and none have been typed yet.
    type_signs(&mut window, "o");
    let refused = window.query_all_by_label_contains("PP").filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.contains("bring") || label.contains("at least")
    });
    assert_eq!(refused.count(), 0);
    press(&mut window, &[Key::Enter]);
    assert!(says(&window, "Opera of Anna"));
}

#[test]
fn a_prestige_card_stays_with_both_who_say_they_have_it() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let card = PrestigeCard::ALL[0];
    show(
        &mut window,
        at_the_end(|players| players[1].prestige_cards = vec![Card::Known(card)]),
    );
    let named = |player: &str| fl!(sheet_prestige_card, card = card.id(), player = player);
    click(&mut window, &named("Anna"));
    let is_there = |player: &str| {
        let named = named(player);
        let node = window.get_by_label(&named);
        node.accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(
        is_there("Anna") && is_there("Ben"),
        "nobody loses it in silence"
    );
    assert!(says(&window, &fl!(sheet_wrong, number = 1)));
}

#[test]
fn the_numbers_of_a_sheet_without_boards_are_called_something_in_every_language() {
    for language in ["en", "de", "pl", "cs"] {
        let data = TempDir::new().unwrap();
        let mut window = sized(data.path(), 1024.0, 700.0);
        words::language::within(language, language, || {
            show(&mut window, at_the_end(|_| {}));
            click(&mut window, fl!(sheet_without_boards));
            let painted = texts(&window);
            for label in [
                fl!(sheet_money),
                fl!(sheet_builders),
                fl!(sheet_jesters),
                fl!(sheet_works_short),
            ] {
                assert!(
                    painted.iter().any(|text| text == label),
                    "{language}: {label}"
                );
            }
        });
    }
}

/// Returns every text that is painted.
fn texts(window: &Window) -> Vec<String> {
    fn all(shape: &eframe::egui::Shape, texts: &mut Vec<String>) {
        match shape {
            eframe::egui::Shape::Text(text) => texts.push(text.galley.job.text.clone()),
            eframe::egui::Shape::Vec(shapes) => shapes.iter().for_each(|one| all(one, texts)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for clipped in &window.output().shapes {
        all(&clipped.shape, &mut found);
    }
    found
}

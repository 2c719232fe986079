//! House rules on their page: saved as sets, used in a game, shown at the table.

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::Phase;
use florence::rules::{HouseRules, Placement, Purses, Ties};
use studiolo::games::florence::named_rules::NamedRules;
use studiolo::ui::io::collection;
use studiolo::ui::io::errand::Store;
use table::Seat;
use table::save::disk::System;
use table::save::known::Known;
use tempfile::TempDir;
use words::fl;
use words::florence::house_rules;

use super::bench::*;

fn name_of(rule: &str) -> String {
    house_rules::house_rule_name(rule)
}

/// Selects one of several choices.
fn choose(window: &mut Window, rule: &str, choice: &str) {
    let rule = name_of(rule);
    click(window, &fl!(house_choice, rule = rule, choice = choice));
}

/// Types a number; one of several has a name of its own.
fn set(window: &mut Window, name: &str, number: &str) {
    let field = window.get_by_label(name);
    field.set_text_value_accesskit(number);
    window.run();
}

/// Opens a window with the page of the house rules of a new game.
fn page(data: &TempDir) -> Window {
    let mut window = window(data.path());
    click(&mut window, fl!(start_track));
    click(&mut window, fl!(house_rules_view));
    window
}

/// Waits until these sets are on disk: their names and opening bids.
#[track_caller]
fn are_kept(window: &mut Window, data: &TempDir, expected: &[(&str, u32)]) {
    wait(window, |_| {
        let kept = collection::list::<NamedRules>(&store(data.path(), &Known::default())).kept;
        let kept = kept.iter().map(|kept| {
            let NamedRules { name, rules } = &kept.data;
            (name.as_str(), rules.opening_bid.unwrap_or_default())
        });
        kept.collect::<Vec<_>>() == expected
    });
}

#[test]
fn a_game_is_played_by_the_house_rules_that_were_chosen() {
    let data = TempDir::new().unwrap();
    let mut window = page(&data);
    assert!(says(&window, "printed: 3,500 florins"));
    set(&mut window, &name_of("raise"), "300");
    set(&mut window, &name_of("point_sells_for"), "0");
    assert!(says(&window, fl!(house_not_sold)));
    let rule = name_of("minimum");
    set(
        &mut window,
        &fl!(house_in_round, rule = rule, round = 3),
        "9",
    );
    choose(&mut window, "placement", fl!(house_placement_strict));
    choose(&mut window, "ties", fl!(house_ties_shared));
    choose(&mut window, "purses", fl!(house_purses_hidden));
    choose(&mut window, "seats_auctioned", fl!(house_yes));
    // A value that is as printed is no house rule.
    set(&mut window, &name_of("jesters"), "9");
    let jesters = fl!(house_as_printed_rule, rule = name_of("jesters"));
    click(&mut window, &jesters);
    set(&mut window, &name_of("builders"), "9");
    set(&mut window, &name_of("builders"), "6");
    press(&mut window, &[Key::Escape]);
    for named in ["raise: 300 florins", fl!(house_short_points_not_sold)] {
        assert!(says(&window, named), "{named} stands at the foot");
    }
    click(&mut window, fl!(new_game_start));
    let now = session(&window);
    let expected = HouseRules {
        raise: Some(300),
        point_sells_for: Some(0),
        minimum: Some([7, 10, 9, 14, 15, 16, 17]),
        placement: Some(Placement::Strict),
        ties: Some(Ties::Shared),
        purses: Some(Purses::Hidden),
        seats_auctioned: Some(true),
        ..HouseRules::default()
    };
    assert_eq!(now.start().options.house_rules, expected);
    assert_eq!(now.game().phase(), Phase::Seats);
    assert!(is_there(&window, &fl!(house_rules_in_force, number = 7)));
    // Money is hidden at this table, whatever the setting of the window is.
    assert!(!says(&window, "3,500"));
    // Ben passes, Clara bids, and Dana gets the seat for 600.
    click(&mut window, fl!(auction_pass));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    let sold = fl!(seating_result_of, player = "Dana", price = "600");
    click(&mut window, &sold);
    let now = session(&window);
    let seating = now.game().seating().expect("three seats are left");
    assert_eq!(seating.won[0], Some((Seat::D, 600)));
    assert_eq!(now.game().player(Seat::D).money(), 2900);
}

#[test]
fn a_set_is_kept_under_a_name_changed_renamed_deleted_and_brought_back() {
    let data = TempDir::new().unwrap();
    let mut window = page(&data);
    assert!(is_greyed(&window, fl!(house_keep)));
    set(&mut window, &name_of("opening_bid"), "400");
    set(&mut window, fl!(house_set_name), "Friday <b>\"| 😀");
    click(&mut window, fl!(house_keep));
    wait(&mut window, |window| is_there(window, "Friday <b>\"| 😀"));
    are_kept(&mut window, &data, &[("Friday <b>\"| 😀", 400)]);
    // A change under the same name changes the same set.
    set(&mut window, &name_of("opening_bid"), "500");
    set(&mut window, fl!(house_set_name), "Friday <b>\"| 😀");
    assert!(!is_greyed(&window, fl!(house_keep_changed)));
    click(&mut window, fl!(house_keep_changed));
    assert!(is_greyed(&window, fl!(house_keep_changed)), "it is kept");
    are_kept(&mut window, &data, &[("Friday <b>\"| 😀", 500)]);
    set(&mut window, fl!(house_set_name), "Saturday");
    click(&mut window, fl!(house_rename));
    are_kept(&mut window, &data, &[("Saturday", 500)]);
    click(&mut window, fl!(house_rulebook));
    assert!(!is_there(&window, fl!(house_delete)), "it is not a set");
    click(&mut window, "Saturday");
    click(&mut window, fl!(house_delete));
    are_kept(&mut window, &data, &[]);
    click(&mut window, fl!(house_set_restore));
    are_kept(&mut window, &data, &[("Saturday", 500)]);
    // Another window finds it, and an invalid file is set aside.
    drop(window);
    let folder = data.path().join("house-rules");
    std::fs::write(folder.join("set-7.ron"), "(name: 7").unwrap();
    let mut window = page(&data);
    wait(&mut window, |window| is_there(window, "Saturday"));
    assert!(!folder.join("set-7.ron").exists());
    click(&mut window, "Saturday");
    press(&mut window, &[Key::Escape]);
    click(&mut window, fl!(new_game_start));
    let now = session(&window);
    assert_eq!(now.start().options.house_rules.opening_bid, Some(500));
}

#[test]
fn what_nobody_can_play_by_is_said_at_its_rule_and_keeps_a_game_from_beginning() {
    let data = TempDir::new().unwrap();
    let mut window = page(&data);
    set(&mut window, &name_of("rounds"), "8");
    assert!(says(&window, "must be between 1 and 7, not 8"));
    set(&mut window, &name_of("rounds"), "no number");
    set(&mut window, &name_of("raise"), "150");
    assert!(says(&window, "150 florins is not a multiple of 100"));
    press(&mut window, &[Key::Escape]);
    assert!(is_greyed(&window, fl!(new_game_start)));
    click(&mut window, fl!(house_rules_view));
    click(&mut window, fl!(house_rulebook));
    press(&mut window, &[Key::Escape]);
    assert!(!is_greyed(&window, fl!(new_game_start)));
}

#[test]
fn the_score_sheet_counts_by_its_house_rules_and_takes_them_back() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    click(&mut window, fl!(start_check));
    let money = fl!(sheet_field_of, field = fl!(sheet_money), player = "A");
    let found = window.query_all_by_label_contains(fl!(sheet_money)).count();
    assert!(found > 0, "{money}");
    click(&mut window, fl!(house_rules));
    choose(&mut window, "ties", fl!(house_ties_shared));
    press(&mut window, &[Key::Escape]);
    assert!(is_there(&window, fl!(house_rules)), "back on the sheet");
    click(&mut window, fl!(undo));
    click(&mut window, fl!(house_rules));
    let ties = fl!(house_as_printed_rule, rule = name_of("ties"));
    assert!(!is_there(&window, &ties), "it was taken back");
}

#[test]
fn house_rules_have_room_in_small_windows_and_at_a_large_zoom() {
    let data = TempDir::new().unwrap();
    let mut window = page(&data);
    for size in [[1000.0, 700.0], [853.0, 480.0], [1920.0, 1080.0]] {
        window.set_size(size.into());
        window.run();
        set(&mut window, &name_of("opening_bid"), "400");
        assert!(is_there(&window, fl!(house_keep)));
    }
}

#[test]
fn enter_keeps_a_number_and_goes_on_to_the_next() {
    let data = TempDir::new().unwrap();
    let mut window = page(&data);
    let money = name_of("opening_bid");
    window.get_by_label(&money).focus();
    window.run();
    type_signs(&mut window, "500");
    press(&mut window, &[Key::Enter]);
    let typed = window.get_by_label(&money).value();
    assert_eq!(typed.as_deref(), Some("500"));
    let as_printed = fl!(house_as_printed_rule, rule = &money);
    assert!(is_there(&window, &as_printed), "it is another than printed");
    // A second Enter does not reset it.
    press(&mut window, &[Key::Enter]);
    assert!(is_there(&window, &as_printed));
    let mut focused = window.query_all_by(|node| node.is_focused());
    let focused = focused.next().map(|node| node.accesskit_node().role());
    assert_eq!(focused, Some(Role::TextInput), "another number");
}

/// Returns the store of a data directory from which nothing has been read.
fn store<'a>(data: &'a std::path::Path, known: &'a Known) -> Store<'a> {
    let disk = &System;
    Store { disk, data, known }
}

#[test]
fn a_tournament_begins_with_different_purses_and_seats_of_choice() {
    let data = TempDir::new().unwrap();
    let mut window = page(&data);
    choose(&mut window, "seats_auctioned", fl!(house_yes));
    press(&mut window, &[Key::Escape]);
    window.get_by_label(fl!(new_game_purses)).click_accesskit();
    window.run();
    set(&mut window, &fl!(new_game_purse_of, player = "Ben"), "3.4x");
    let refused = fl!(
        sheet_no_number,
        field = fl!(new_game_purse_of, player = "Ben"),
        typed = "3.4x"
    );
    assert!(says(&window, &refused));
    set(&mut window, &fl!(new_game_purse_of, player = "Ben"), "3400");
    assert!(says(&window, "Ben 3,400"), "it stands at the foot");
    click(&mut window, fl!(new_game_start));
    let game = session(&window);
    let held: Vec<u32> = game
        .game()
        .seats()
        .map(|seat| game.game().player(seat).money())
        .collect();
    assert_eq!(held, [3500, 3400, 3500, 3500]);
    assert!(!game.game().is_irregular());
    click(&mut window, fl!(seating_of_choice));
    click(&mut window, &fl!(seating_place, place = 3));
    set(&mut window, fl!(seating_price), "200");
    let sold = fl!(
        seating_result_at,
        place = 3,
        player = "Clara",
        price = "200"
    );
    click(&mut window, &sold);
    let seating = *session(&window)
        .game()
        .seating()
        .expect("three seats are left");
    assert_eq!(seating.won[2], Some((Seat::C, 200)));
    assert_eq!(seating.place(), 1);
    // Back to bids in order: the player whose turn it is can pass.
    click(&mut window, fl!(seating_in_order));
    click(&mut window, fl!(auction_pass));
    assert_eq!(session(&window).log().len(), 2);
}

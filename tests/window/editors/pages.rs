//! The pages on which a game starts: the start page, a new game, the list of all games.

use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::{Game, Moment, Setup};
use table::{Colour, Save, Session};
use tempfile::TempDir;
use words::fl;

use super::bench::*;

fn has_keyboard(window: &Window, name: &str) -> bool {
    window.get_by_label(name).accesskit_node().is_focused()
}

#[test]
fn letters_choose_on_the_start_page() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::T]);
    assert!(is_there(&window, fl!(new_game_title)));
    press(&mut window, &[Key::Escape, Key::C]);
    assert!(is_there(&window, fl!(sheet_open_position)));
    press(&mut window, &[Key::Escape, Key::P]);
    assert!(is_there(&window, &fl!(new_game_bot_in, number = 2)));
}

#[test]
fn one_joins_a_game_in_the_middle_with_the_names_of_the_table() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::J]);
    click(&mut window, &fl!(players, number = 3));
    press(&mut window, &[Key::Enter]);
    assert!(is_there(&window, "Money of Clara"));
    click(&mut window, &fl!(round_number, round = 3));
    click(&mut window, fl!(sheet_open_position));
    let start = session(&window).start();
    assert_eq!(start.moment, Moment::Auction(3));
    assert_eq!(start.players.len(), 3);
}

#[test]
fn the_names_used_last_at_this_computer_are_proposed() {
    let data = TempDir::new().unwrap();
    let games = data.path().join("games");
    std::fs::create_dir_all(&games).unwrap();
    let session = Session::<Game>::new(Setup::tracked(["Zoe", "Yan", "Xaver"])).unwrap();
    let game = games.join("game.ron");
    Save::from_session(&session).write(&game).unwrap();
    let mut window = window(data.path());
    wait(&mut window, |window| {
        let mut games = window.state().state().games.iter().flatten();
        games.any(|listed| listed.content().is_some())
    });
    press(&mut window, &[Key::T]);
    for (number, name) in [(1, "Zoe"), (2, "Yan"), (3, "Xaver")] {
        let field = fl!(new_game_name_of, number = number);
        let field = window.get_by_label(&field);
        assert_eq!(field.accesskit_node().value().as_deref(), Some(name));
    }
    assert!(!is_there(&window, &fl!(new_game_name_of, number = 4)));
}

#[test]
fn tab_goes_from_name_to_name_and_enter_begins() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::T]);
    for (number, name) in [(1, "Zoe"), (2, "Yan"), (3, "Xaver"), (4, "Willi")] {
        assert!(has_keyboard(
            &window,
            &fl!(new_game_name_of, number = number)
        ));
        // The text replaces the previous one.
        type_signs(&mut window, name);
        if number < 4 {
            press(&mut window, &[Key::Tab]);
        }
    }
    press(&mut window, &[Key::Enter]);
    let players = session(&window).start().players.iter();
    let names: Vec<&str> = players.map(|player| player.name.as_str()).collect();
    // The first field had the keyboard from the start.
    assert_eq!(names[1..], ["Yan", "Xaver", "Willi"]);
    assert!(names[0].ends_with("Zoe"));
}

#[test]
fn who_chooses_a_colour_gets_it_from_whoever_had_it() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::T]);
    click(&mut window, &fl!(new_game_colour_of, number = 1));
    click(&mut window, fl!(colour_c));
    click(&mut window, fl!(new_game_start));
    let players = session(&window).start().players.iter();
    let colours: Vec<usize> = players
        .enumerate()
        // `None` is the colour of the seat.
        .map(|(at, player)| player.colour.map_or(at, Colour::index))
        .collect();
    assert_eq!(colours, [2, 1, 0, 3]);
}

#[test]
fn enter_begins_from_the_field_of_the_deal() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::P]);
    window.get_by_label(fl!(deal)).focus();
    window.run();
    type_signs(&mut window, "77");
    press(&mut window, &[Key::Enter]);
    assert_eq!(session(&window).start().deal, Some(77));
}

#[test]
fn enter_begins_from_the_strength_of_a_bot() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::P]);
    let bars = fl!(new_game_who_plays, number = 2);
    let bars = window.get_by_role_and_label(Role::Slider, &bars);
    bars.focus();
    window.run();
    press(&mut window, &[Key::Enter]);
    assert!(window.state().session().is_some());
}

#[test]
fn a_row_moves_with_the_arrows_and_leaves_with_its_cross() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::T]);
    window.get_by_label(&fl!(new_game_move, number = 1)).focus();
    window.run();
    press(&mut window, &[Key::ArrowDown, Key::ArrowDown]);
    click(&mut window, &fl!(new_game_remove, number = 1));
    click(&mut window, fl!(new_game_start));
    let players = session(&window).start().players.iter();
    let names: Vec<&str> = players.map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Clara", "Anna", "Dana"]);
}

#[test]
fn the_list_of_all_games_opens_them() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    click(&mut window, fl!(menu));
    click(&mut window, fl!(close_game));
    let all = fl!(start_all_games, number = 1);
    wait(&mut window, |window| is_there(window, &all));
    click(&mut window, &all);
    let game = "Anna, Ben, Clara: round 1 of 7, all have 0\u{a0}PP";
    wait(&mut window, |window| is_there(window, game));
    click(&mut window, game);
    click(&mut window, fl!(start_continue));
    wait(&mut window, |window| window.state().session().is_some());
    assert!(says(&window, "Anna opens"));
}

#[test]
fn in_the_list_of_all_games_nobody_leads_by_money() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, fl!(auction_pass));
    click(&mut window, fl!(auction_pass));
    assert!(says(&window, "Ben opens"), "Anna has paid");
    click(&mut window, fl!(menu));
    click(&mut window, fl!(close_game));
    let all = fl!(start_all_games, number = 1);
    wait(&mut window, |window| is_there(window, &all));
    click(&mut window, &all);
    let game = "Anna, Ben, Clara: round 1 of 7, all have 0\u{a0}PP";
    wait(&mut window, |window| is_there(window, game));
}

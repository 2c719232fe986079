//! The frame of the window, driven through its accessibility tree like a person with a
//! screen reader: start, new game, auctions, the log, and a game's files on disk.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use ::florence::rules::game::Phase;
use ::florence::{Command, Decision, Game, Moment, Object, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::app::GAMES;
use studiolo::app::{App, Intent};
use studiolo::games::florence;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::base::folders::Folders;
use studiolo::ui::io::library::Library;
use table::save::disk::System;
use table::{Card, Item as _, Save, Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::florence::Named as _;

type Window = Harness<'static, App>;

/// Opens the window of a user with this data directory.
fn window(data: &Path, open: Option<&Path>) -> Window {
    let (data, open) = (data.to_owned(), open.map(Path::to_owned));
    Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(|creation| App::new(&creation.egui_ctx, data, open))
}

/// Draws frames until something holds, since files are read and written on another thread.
#[track_caller]
fn wait(window: &mut Window, until: impl Fn(&Window) -> bool) {
    let begin = Instant::now();
    while !until(window) {
        assert!(begin.elapsed() < Duration::from_secs(20), "waited too long");
        std::thread::sleep(Duration::from_millis(5));
        window.run();
    }
}

fn says(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

#[track_caller]
fn click(window: &mut Window, button: &str) {
    let tab = window.query_by_role_and_label(Role::Tab, button);
    tab.unwrap_or_else(|| window.get_by_role_and_label(Role::Button, button))
        .click_accesskit();
    window.run();
}

fn is_greyed(window: &Window, button: &str) -> bool {
    let node = window.get_by_role_and_label(Role::Button, button);
    node.accesskit_node().is_disabled()
}

fn session(window: &Window) -> &Session<Game> {
    window.state().session().expect("a game is open")
}

fn money(window: &Window) -> Vec<u32> {
    let game = session(window).game();
    game.seats().map(|seat| game.player(seat).money()).collect()
}

/// Makes the decisions needed before the auctions continue: the place of a landscape.
fn settle(window: &mut Window) {
    while session(window).game().pending().is_some() {
        let game = *session(window).game();
        let first = game.legal().iter().next().expect("something is legal");
        window
            .state_mut()
            .carry_out(florence::Intent::Play(vec![first]));
        window.run();
    }
}

fn in_auctions(names: &[&str]) -> Setup {
    let mut setup = Setup::tracked(names.iter().copied());
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup
}

fn begin(window: &mut Window, setup: Setup) {
    let start = florence::Intent::Start(Box::new(setup));
    window.state_mut().carry_out(start);
    window.run();
}

fn four(window: &mut Window) {
    begin(window, in_auctions(&["Anna", "Ben", "Clara", "Dana"]));
}

/// Returns the games in a data directory, without backups.
fn games(data: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(data.join("games")) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.expect("readable").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.ends_with(".ron") && !name.contains(".bak.")
        })
        .collect();
    paths.sort();
    paths
}

fn backups(data: &Path) -> usize {
    let entries = fs::read_dir(data.join("games")).expect("there are games");
    let names = entries.map(|entry| entry.expect("readable").file_name());
    names
        .filter(|name| name.to_string_lossy().contains(".bak."))
        .count()
}

fn saved(path: &Path) -> Session<Game> {
    let save = Save::<Game>::read(path).expect("a save");
    save.into_session().expect("a legal start")
}

#[test]
fn two_times_enter_starts_a_game_of_four() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    assert!(says(&window, fl!(start_track)));
    assert!(!says(&window, fl!(start_continue)), "there is nothing yet");
    // Until it is known whether a game goes on, Enter does not begin one.
    wait(&mut window, |window| window.state().state().games.is_some());
    window.key_press(Key::Enter);
    wait(&mut window, |window| says(window, fl!(new_game_title)));
    window.key_press(Key::Enter);
    wait(&mut window, |window| says(window, "0. The game begins"));

    let start = session(&window).start();
    let names: Vec<&str> = start.players.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Ben", "Clara", "Dana"]);
    assert_eq!(session(&window).game().phase(), Phase::StartingHands);
    assert!(says(&window, "Round 1 of 7"));
    assert!(says(&window, fl!(phase_starting_hands)));

    window.state_mut().finish_saving();
    let files = games(data.path());
    assert_eq!(files.len(), 1);
    let name = files[0].file_name().unwrap().to_string_lossy().into_owned();
    assert!(name.ends_with("-anna-ben-clara-dana.ron"), "{name}");
}

#[test]
fn names_that_are_missing_or_the_same_are_told_and_seats_can_be_exchanged() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    click(&mut window, fl!(start_track));
    click(&mut window, &fl!(players, number = 3));

    let first = window.get_by_label("Name of player 1");
    first.set_text_value_accesskit("");
    window.run();
    assert!(says(&window, "Player 1 needs a name."));
    assert!(is_greyed(&window, fl!(new_game_start)));
    let first = window.get_by_label("Name of player 1");
    first.set_text_value_accesskit("ben");
    window.run();
    assert!(says(&window, "Players 1 and 2 have the same name"));
    let first = window.get_by_label("Name of player 1");
    first.set_text_value_accesskit("Zoe");
    window.run();

    window
        .get_by_label(&fl!(new_game_player_begins, number = 3))
        .click_accesskit();
    window.run();
    click(&mut window, &fl!(new_game_move_up, number = 3));
    click(&mut window, fl!(new_game_start));
    let start = session(&window).start();
    let names: Vec<&str> = start.players.iter().map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Zoe", "Clara", "Ben"]);
    assert_eq!(start.start_player, Seat::B, "whoever begins, still begins");

    click(&mut window, fl!(menu));
    click(&mut window, fl!(new_game));
    let first = window.get_by_label("Name of player 1");
    assert_eq!(
        first.value().as_deref(),
        Some("Zoe"),
        "names are remembered"
    );
}

#[test]
fn two_players_choose_the_freedoms_there_are_two_tiles_of() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    click(&mut window, fl!(start_track));
    click(&mut window, &fl!(players, number = 2));
    assert!(!is_greyed(&window, fl!(new_game_start)));
    window.get_by_label(fl!(new_game_harder)).click_accesskit();
    window.run();
    assert!(says(&window, "T4: choose the freedom"));
    assert!(is_greyed(&window, fl!(new_game_start)));
    window.get_by_label("Travel").click_accesskit();
    window.run();
    window
        .get_by_label(fl!(new_game_tie_break))
        .click_accesskit();
    window.run();
    click(&mut window, fl!(new_game_start));
    let start = session(&window).start();
    assert!(start.options.harder && start.options.lowest_profession_breaks_ties);
    assert_eq!(start.doubled_freedoms.len(), 1);
    assert_eq!(money(&window), [2500, 2500]);
}

#[test]
fn a_game_with_characters_begins_and_is_opened_again() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    click(&mut window, fl!(start_track));
    window.get_by_label(fl!(new_game_muse)).click_accesskit();
    window.run();
    click(&mut window, fl!(new_game_start));
    let start = session(&window).start().clone();
    assert!(start.options.muse);
    // With the older game for two as well.
    let mut window = self::window(data.path(), None);
    click(&mut window, fl!(start_play));
    click(&mut window, &fl!(players, number = 2));
    let options = [
        fl!(new_game_muse),
        fl!(new_game_cooperative),
        fl!(new_game_older),
    ];
    for option in options {
        window.get_by_label(option).click_accesskit();
        window.run();
    }
    click(&mut window, fl!(new_game_start));
    let options = session(&window).start().options;
    assert!(options.muse && options.cooperative && options.older);
    assert!(session(&window).game().layout().is_some());
    // On a joined field, all options together.
    let mut window = self::window(data.path(), None);
    click(&mut window, fl!(start_track));
    for option in [fl!(new_game_cooperative), fl!(new_game_muse)] {
        window.get_by_label(option).click_accesskit();
        window.run();
    }
    click(&mut window, fl!(new_game_start));
    let options = self::session(&window).start().options;
    assert!(options.cooperative && options.muse && !options.older);
    let path = data.path().join("muse.ron");
    let session = Session::<Game>::new(start.clone()).expect("a legal start");
    let text = Save::from_session(&session).to_ron().unwrap();
    fs::write(&path, &text).unwrap();
    let window = self::window(data.path(), Some(&path));
    assert_eq!(*self::session(&window).start(), start);
}

#[test]
fn by_the_older_game_for_two_each_keeps_one_of_two_objects() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    click(&mut window, fl!(start_track));
    click(&mut window, &fl!(players, number = 2));
    window.get_by_label(fl!(new_game_older)).click_accesskit();
    window.run();
    assert!(
        !says(&window, fl!(new_game_harder)),
        "Z6 has no harder game"
    );
    click(&mut window, fl!(new_game_start));
    assert!(session(&window).start().options.older);
    assert_eq!(money(&window), [3500, 3500]);
    click(&mut window, fl!(all_kept));
    for object in [Object::Jester, Object::Builder, Object::Lake, Object::Park] {
        click(&mut window, &format!("Name {}", object.name()));
        if says(&window, fl!(auction_pass)) {
            click(&mut window, fl!(auction_pass));
        }
    }
    // Nothing has been paid.
    assert_eq!(money(&window), [3500, 3500]);
    let keep = |object: Object| fl!(take_object, object = object.id());
    click(&mut window, &keep(Object::Jester));
    assert_eq!(money(&window), [3300, 3500]);
    // With its number instead of a click.
    window.key_press(Key::Num1);
    window.run();
    let game = *session(&window).game();
    assert_eq!(game.player(Seat::A).jesters(), 1);
    assert_eq!(game.player(Seat::B).builders(), 1);
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn the_first_worked_example_can_be_entered_bid_by_bid() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);

    assert!(says(&window, "Anna opens an auction"));
    click(&mut window, &fl!(auction_name_object, object = "Park"));
    assert!(says(&window, "Park: 200 florins"));
    for _ in 0..3 {
        click(&mut window, fl!(auction_pass));
    }
    settle(&mut window);
    assert_eq!(money(&window), [3300, 3500, 3500, 3500]);
    assert!(says(&window, "Ben opens an auction"));
    assert!(
        is_greyed(&window, &fl!(auction_name_object, object = "Park")),
        "A2"
    );

    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    for price in [300, 400, 500, 600, 700] {
        click(&mut window, &format!("Raise to {price}"));
    }
    assert!(says(&window, "Jester: 700 florins"));
    click(&mut window, fl!(auction_pass));
    click(&mut window, fl!(auction_pass));
    assert_eq!(money(&window), [3300, 3500, 3500, 2800]);

    assert!(says(&window, "Ben opens an auction"), "A7");
    click(&mut window, &fl!(auction_name_object, object = "Forest"));
    for price in [300, 400, 500, 600] {
        click(&mut window, &format!("Raise to {price}"));
    }
    click(&mut window, fl!(auction_pass));
    settle(&mut window);

    assert!(says(&window, "Clara is the only one left"), "A9");
    for gone in ["Name Park", "Name Jester", "Name Forest"] {
        assert!(is_greyed(&window, gone), "{gone}");
    }
    for there in ["Lake", "Builder", "Prestige card", "Recruiting card"] {
        assert!(!is_greyed(&window, &format!("Name {there}")), "{there}");
    }
    click(&mut window, &fl!(auction_name_object, object = "Builder"));
    assert_eq!(money(&window), [3300, 2900, 3300, 2800]);
    assert_eq!(session(&window).game().phase(), Phase::Actions);
    assert!(says(&window, fl!(phase_actions)));
}

#[test]
fn the_first_worked_example_can_be_entered_by_its_results() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);
    for (object, winner, price) in [
        ("Park", "Anna", 200),
        ("Jester", "Dana", 700),
        ("Forest", "Ben", 600),
        ("Builder", "Clara", 200),
    ] {
        click(&mut window, &format!("Result: {object}"));
        click(&mut window, &format!("Won by {winner}"));
        let field = window.get_by_label(fl!(auction_result_price));
        field.set_text_value_accesskit(&price.to_string());
        window.run();
        click(&mut window, fl!(auction_enter_result));
        settle(&mut window);
    }
    assert_eq!(money(&window), [3300, 2900, 3300, 2800]);
    assert_eq!(session(&window).game().phase(), Phase::Actions);
}

#[test]
fn an_auction_can_be_bid_with_two_keys() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);
    for key in [Key::Num4, Key::Plus, Key::Plus, Key::Minus] {
        window.key_press(key);
        window.run();
    }
    let bidding = session(&window).game().auction().unwrap().bidding.unwrap();
    assert_eq!((bidding.object, bidding.price), (Object::Jester, 400));
    assert_eq!((bidding.highest, bidding.turn), (Seat::C, Seat::A));
}

#[test]
fn what_is_not_allowed_is_greyed_and_says_why() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    let mut setup = in_auctions(&["Anna", "Ben", "Clara"]);
    setup.players[1].money = Some(200);
    begin(&mut window, setup);

    let field = window.get_by_label(fl!(auction_result_price));
    field.set_text_value_accesskit("100");
    window.run();
    assert!(is_greyed(&window, fl!(auction_enter_result)));
    assert!(says(&window, "A4: "), "below the opening bid");
    let field = window.get_by_label(fl!(auction_result_price));
    field.set_text_value_accesskit("250");
    window.run();
    assert!(says(&window, "G2: "), "no step of 100");
    let field = window.get_by_label(fl!(auction_result_price));
    field.set_text_value_accesskit("3600");
    window.run();
    assert!(says(&window, "A11: "), "more than the money in hand");

    assert!(
        is_greyed(&window, &fl!(sell_points_of, name = "Ben")),
        "G4: no points"
    );
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(
        &mut window,
        "Undo: Ben must pass: 200 florins is not enough for 300 florins",
    );
    assert!(is_greyed(&window, &fl!(auction_raise_to, price = 300)));
    assert!(says(
        &window,
        "A11: That costs 300 florins, but Ben has only 200"
    ));
    assert!(
        is_greyed(&window, &fl!(auction_name_object, object = "Builder")),
        "one auction at a time"
    );
    window
        .get_by_label(&fl!(auction_name_object, object = "Builder"))
        .hover();
    window.run();
    assert!(says(&window, "A5: First finish the current auction"));
}

#[test]
fn points_can_be_given_up_in_the_middle_of_an_auction() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    let mut setup = in_auctions(&["Anna", "Ben", "Clara"]);
    setup.moment = Moment::Auction(4);
    setup.players[1].money = Some(200);
    setup.players[1].builders = 2;
    setup.players[1].prestige = 3;
    begin(&mut window, setup);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    let to_act = |window: &Window| session(window).game().to_act();
    assert_eq!(
        to_act(&window),
        Some(Seat::B),
        "he can pay 300 with a point"
    );
    // One button would sell the point and raise; the player may also sell more first.
    assert!(says(&window, "Sell 1\u{a0}PP, then: Raise to 300"));
    assert!(says(&window, "Selling 1\u{a0}PP would pay for it (G4)."));
    click(&mut window, &fl!(sell_points_of, name = "Ben"));
    let field = window.get_by_label("Ben’s PP to sell");
    field.set_value_accesskit(2.0);
    window.run();
    click(&mut window, "Sell 2\u{a0}PP for 200 florins");
    assert_eq!(money(&window), [3500, 400, 3500]);
    click(&mut window, &fl!(auction_raise_to, price = 300));
    let bidding = session(&window).game().auction().unwrap().bidding.unwrap();
    assert_eq!((bidding.highest, bidding.price), (Seat::B, 300));
}

#[test]
fn two_players_bid_for_one_landscape_from_300() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    let mut setup = in_auctions(&["Anna", "Ben"]);
    let doubled = ::florence::Freedom::ALL[..2].to_vec();
    setup.doubled_freedoms = doubled;
    begin(&mut window, setup);
    assert!(window.query_by_label("Name Forest").is_none());
    click(&mut window, &fl!(auction_name_object, object = "Landscape"));
    click(&mut window, &fl!(auction_raise_to, price = 400));
    click(&mut window, fl!(auction_pass));
    settle(&mut window);
    assert_eq!(money(&window), [2500, 2100]);
    assert!(
        is_greyed(&window, &fl!(auction_name_object, object = "Landscape")),
        "T3"
    );
    click(&mut window, fl!(auction_decline));
    assert_eq!(session(&window).game().phase(), Phase::Actions);
}

#[test]
fn entries_are_taken_back_brought_back_and_gone_to() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    click(&mut window, fl!(auction_pass));
    let there = session(&window).clone();

    click(&mut window, &fl!(undo_this, what = "Clara passes"));
    assert_eq!(session(&window).cursor(), 2);
    click(&mut window, "Redo: Clara passes");
    assert_eq!(*session(&window), there);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(session(&window).cursor(), 1);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.run();
    assert_eq!(*session(&window), there);

    click(&mut window, "1. Anna names the jester");
    assert_eq!(session(&window).cursor(), 1);
    assert!(says(&window, "This is the table after entry 1 of 3"));
    assert!(says(&window, "Jester: 200 florins"));
    click(&mut window, "0. The position entered");
    assert!(says(&window, "Anna opens an auction"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::End);
    window.run();
    assert_eq!(*session(&window), there);
}

#[test]
fn entries_that_are_replaced_are_kept_as_a_backup() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    click(&mut window, fl!(auction_pass));
    let before = session(&window).log().to_vec();
    click(&mut window, "0. The position entered");
    click(&mut window, &fl!(auction_name_object, object = "Builder"));
    assert_eq!(session(&window).log().len(), 1);
    assert!(says(&window, "3 entries were replaced"));

    window.state_mut().finish_saving();
    let file = &games(data.path())[0];
    assert_eq!(saved(file), *session(&window));
    let kept = &Library::new(kinds(GAMES), data.path().to_owned()).backups(file)[0];
    assert_eq!(saved(kept).log(), before);
}

#[test]
fn a_game_goes_on_exactly_where_it_was_left() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path(), None);
    four(&mut first);
    click(&mut first, &fl!(auction_name_object, object = "Jester"));
    click(&mut first, &fl!(auction_raise_to, price = 300));
    click(&mut first, "Undo: Ben bids 300 florins");
    let left = session(&first).clone();
    drop(first);

    let mut second = window(data.path(), None);
    assert_eq!(*session(&second), left);
    assert!(says(&second, "Continued where you left off"));
    assert!(says(&second, "Jester: 200 florins"));
    click(&mut second, "Redo: Ben bids 300 florins");
    assert!(!says(&second, "Continued where you left off"));
    second.state_mut().finish_saving();
    assert_eq!(games(data.path()).len(), 1, "the same file");

    let mut third = window(data.path(), None);
    assert_eq!(session(&third).cursor(), 2);
    click(&mut third, fl!(menu));
    click(&mut third, fl!(close_game));
    wait(&mut third, |window| says(window, fl!(start_recent_games)));
    wait(&mut third, |window| says(window, "all have 0\u{a0}PP"));
    drop(third);
    let mut fourth = window(data.path(), None);
    assert!(fourth.state().session().is_none(), "closed stays closed");
    wait(&mut fourth, |window| says(window, fl!(start_continue)));
    click(&mut fourth, fl!(start_continue));
    wait(&mut fourth, |window| window.state().session().is_some());
    assert_eq!(session(&fourth).cursor(), 2);
}

/// Leaves a game and damages its file.
fn damaged(data: &Path) -> PathBuf {
    let mut window = window(data, None);
    four(&mut window);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, "0. The position entered");
    click(&mut window, &fl!(auction_name_object, object = "Builder"));
    drop(window);
    let file = games(data).remove(0);
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replace("log:", "log: ?")).unwrap();
    file
}

#[test]
fn a_damaged_game_is_set_aside_and_its_backups_are_offered() {
    let data = TempDir::new().unwrap();
    let file = damaged(data.path());
    let text = fs::read(&file).unwrap();

    let mut window = window(data.path(), None);
    assert!(window.state().session().is_none());
    assert!(says(&window, "cannot be read"));
    assert!(says(&window, "Line 2") || says(&window, "Line "), "where");
    assert!(says(&window, "column "));
    let mut aside = file.clone().into_os_string();
    aside.push(".unreadable-1");
    assert_eq!(fs::read(&aside).unwrap(), text, "nothing is lost");
    assert!(!file.exists());

    click(&mut window, fl!(open_newest_backup));
    wait(&mut window, |window| window.state().session().is_some());
    let entries = session(&window).log();
    assert_eq!(entries.len(), 1);
    assert!(says(&window, "This is a copy of"));
}

#[test]
fn a_game_goes_on_where_nothing_can_be_written_and_can_be_saved_elsewhere() {
    let data = TempDir::new().unwrap();
    let blocked = data.path().join("blocked");
    fs::write(&blocked, "not a directory").unwrap();
    let mut window = window(&blocked, None);
    four(&mut window);
    wait(&mut window, |window| says(window, fl!(unsaved_title)));
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    assert_eq!(session(&window).cursor(), 2);

    click(&mut window, fl!(menu));
    click(&mut window, fl!(close_game));
    wait(&mut window, |window| {
        says(window, fl!(close_without_saving))
    });
    click(&mut window, fl!(cancel));
    assert_eq!(session(&window).cursor(), 2);

    let elsewhere = data.path().join("elsewhere");
    window.key_press_modifiers(Modifiers::COMMAND, Key::S);
    window.run();
    let field = window.get_by_label(fl!(file_to_save_to));
    field.set_text_value_accesskit(&elsewhere.display().to_string());
    window.run();
    click(&mut window, fl!(save));
    wait(&mut window, |window| says(window, "From now on"));
    assert!(!says(&window, "This game is not saved"));
    click(&mut window, fl!(auction_pass));
    window.state_mut().finish_saving();
    let there = saved(&elsewhere.with_extension("ron"));
    assert_eq!(there, *session(&window));
    assert_eq!(fs::read_to_string(&blocked).unwrap(), "not a directory");
}

#[test]
fn a_file_from_elsewhere_is_copied_and_never_changed() {
    let data = TempDir::new().unwrap();
    let foreign = data.path().join("evening.json");
    let session_of_file: Session<Game> =
        Session::new(in_auctions(&["Anna", "Ben", "Clara"])).unwrap();
    Save::from_session(&session_of_file)
        .write(&foreign)
        .unwrap();
    let before = fs::read(&foreign).unwrap();
    let home = data.path().join("home");

    let mut first = window(&home, Some(&foreign));
    assert!(says(&first, "This is a copy of"));
    first.state_mut().finish_saving();
    drop(first);
    let mut second = window(&home, Some(&foreign));
    assert_eq!(games(&home).len(), 1, "nothing was decided in the copy");
    click(&mut second, &fl!(auction_name_object, object = "Jester"));
    second.state_mut().finish_saving();
    drop(second);
    let third = window(&home, Some(&foreign));
    assert_eq!(session(&third).cursor(), 0);
    drop(third);
    assert_eq!(games(&home).len(), 2);
    assert_eq!(fs::read(&foreign).unwrap(), before);
}

#[test]
fn a_file_is_opened_by_its_typed_path_and_saved_to_another() {
    let data = TempDir::new().unwrap();
    let foreign = data.path().join("evening.ron");
    let of_file: Session<Game> = Session::new(in_auctions(&["Anna", "Ben", "Clara"])).unwrap();
    Save::from_session(&of_file).write(&foreign).unwrap();
    let mut window = window(&data.path().join("home"), None);
    click(&mut window, fl!(open));
    let field = window.get_by_label(fl!(file_to_open));
    field.set_text_value_accesskit("/nowhere/at/all.ron");
    window.run();
    click(&mut window, fl!(open_file));
    wait(&mut window, |window| says(window, "all.ron was not opened"));
    click(&mut window, fl!(open));
    let field = window.get_by_label(fl!(file_to_open));
    field.set_text_value_accesskit(&foreign.display().to_string());
    window.run();
    click(&mut window, fl!(open_file));
    wait(&mut window, |window| window.state().session().is_some());

    let before = fs::read(&foreign).unwrap();
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, fl!(menu));
    click(&mut window, fl!(save_as));
    let field = window.get_by_label(fl!(file_to_save_to));
    field.set_text_value_accesskit(&foreign.display().to_string());
    window.run();
    click(&mut window, fl!(save));
    wait(&mut window, |window| says(window, "already exists"));
    assert_eq!(
        fs::read(&foreign).unwrap(),
        before,
        "not without being asked"
    );
    click(&mut window, fl!(replace));
    wait(&mut window, |window| says(window, "A copy was saved to"));
    assert_eq!(saved(&foreign), *session(&window));
}

#[test]
fn a_game_that_another_program_changed_is_noticed_and_both_are_kept() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path(), None);
    four(&mut first);
    wait(&mut first, |_| !games(data.path()).is_empty());
    let file = games(data.path()).remove(0);
    let mut other = saved(&file);
    let builder = Command::new(Seat::A, Decision::Name(Object::Builder));
    other.play(builder).expect("legal");
    Save::from_session(&other).write(&file).unwrap();

    click(&mut first, &fl!(auction_name_object, object = "Jester"));
    wait(&mut first, |window| {
        says(window, "was changed by another window")
    });
    click(&mut first, fl!(keep_both));
    wait(&mut first, |window| {
        !says(window, "was changed by another window")
    });
    let files = games(data.path());
    assert_eq!(files.len(), 2);
    let names = |path: &PathBuf| saved(path).log()[0].command.decision;
    assert_eq!(names(&file), Decision::Name(Object::Builder));
    let own = files.iter().find(|path| **path != file).unwrap();
    assert_eq!(names(own), Decision::Name(Object::Jester));
}

#[test]
fn a_log_with_an_illegal_entry_opens_as_far_as_it_goes() {
    let data = TempDir::new().unwrap();
    let foreign = data.path().join("old.ron");
    let decide = |seat, decision| Command::new(seat, decision);
    let save = Save::<Game> {
        start: in_auctions(&["Anna", "Ben", "Clara"]),
        log: vec![
            decide(Seat::A, Decision::Name(Object::Jester)).into(),
            decide(Seat::B, Decision::Raise(500)).into(),
            decide(Seat::C, Decision::Pass).into(),
        ],
        cursor: 3,
        marks: Vec::new(),
        rewrites: table::Rewrites::default(),
        occasion: table::Occasion::default(),
        rules: 1,
        sheet: None,
        scores: None,
    };
    save.write(&foreign).unwrap();
    let home = data.path().join("home");
    let mut window = window(&home, Some(&foreign));
    assert_eq!(session(&window).cursor(), 1);
    assert!(says(&window, "2. Ben bids 500 florins A5: "));
    // Entries after it cannot be changed before it is fixed, and the window says so.
    window.state_mut().carry_out(Intent::Change(2));
    window.run();
    click(&mut window, fl!(auction_pass));
    assert!(says(&window, &fl!(entry_out_of_reach, number = 3)));
    assert_eq!(session(&window).log(), save.log);
    window.state_mut().carry_out(Intent::CancelChange);
    window.run();
    window.state_mut().carry_out(Intent::SaveAgain);
    click(&mut window, &fl!(mending_mend_entry, number = 2));
    click(&mut window, fl!(mending_keep_change));
    assert!(!says(&window, fl!(mending_tab)));
    assert_eq!(
        session(&window).log()[1],
        decide(Seat::B, Decision::Raise(300))
    );
    window.state_mut().finish_saving();
    assert!(backups(&home) > 0, "the illegal entries are kept");
    let backup = games(&home)[0].with_extension("1.bak.ron");
    assert_eq!(Save::<Game>::read(&backup).unwrap().log, save.log);
}

#[test]
fn any_name_is_bearable() {
    let long = "Wolfeschlegelsteinhausenbergerdorff".repeat(6);
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    begin(
        &mut window,
        in_auctions(&["🎲🧑‍🎨", &long[..200], "مريم بنت أبي", "a\u{202e}b\u{0}c\nd"]),
    );
    assert!(says(&window, &long[..200]), "the full name can be read out");
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    click(&mut window, &fl!(auction_raise_to, price = 400));
    click(&mut window, &fl!(auction_raise_to, price = 500));
    for _ in 0..3 {
        click(&mut window, fl!(auction_pass));
    }
    for control in ["Menu", "0. The position entered", "Decline", "Enter result"] {
        let right = window.get_by_label(control).rect().right();
        assert!(right <= 1280.0, "{control} is pushed out of sight: {right}");
    }
    window.state_mut().finish_saving();
    assert_eq!(games(data.path()).len(), 1);
}

#[test]
fn nothing_is_repainted_at_rest() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    let at_rest = |window: &mut Window| {
        // The message of the saving thread arrives first.
        wait(window, |window| {
            let root = &window.output().viewport_output[&ViewportId::ROOT];
            root.repaint_delay > Duration::from_hours(1)
        });
    };
    at_rest(&mut window);
    click(&mut window, fl!(start_track));
    at_rest(&mut window);
    four(&mut window);
    at_rest(&mut window);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    at_rest(&mut window);
}

#[test]
fn enter_starts_the_game_after_a_click_on_an_option() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    click(&mut window, fl!(start_track));
    window.get_by_label(&fl!(players, number = 5)).click();
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(session(&window).start().players.len(), 5);
}

#[test]
fn a_typed_path_may_begin_with_the_home_directory() {
    let home = directories::BaseDirs::new().expect("somebody's home");
    let home = home.home_dir();
    let folders = Folders::find(&System);
    let typed = |text: &str| folders.typed_path(text).ok();
    assert_eq!(typed("~/a.ron"), Some(home.join("a.ron")));
    assert_eq!(typed("a.ron"), Some(home.join("a.ron")));
    assert_eq!(typed(" \"/tmp/a b.ron\" "), Some("/tmp/a b.ron".into()));
    assert_eq!(typed("  "), None);
    // Until the folders are known, only absolute paths are valid.
    let unknown = Folders::default();
    let typed = |text: &str| unknown.typed_path(text).ok();
    assert_eq!(typed("~/a.ron"), None);
    assert_eq!(typed("a.ron"), None);
    assert_eq!(typed("/tmp/a.ron"), Some("/tmp/a.ron".into()));
}

#[test]
fn the_grid_is_whole_in_a_small_window_and_the_border_can_be_moved() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, fl!(tab_principality));
    let square = window.get_by_label_contains("a1, ").rect();
    assert!(square.bottom() <= 700.0, "{}", square.bottom());
    click(&mut window, fl!(tab_auction));
    let left = |window: &Window| {
        let tab = window.get_by_role_and_label(Role::Tab, fl!(tab_auction));
        tab.rect().left()
    };
    let before = left(&window);
    let edge = window.get_by_label(fl!(width_of_seats)).rect().center();
    let moved = edge - vec2(60.0, 0.0);
    window.hover_at(edge);
    window.run();
    window.drag_at(edge);
    window.run();
    window.hover_at(moved);
    window.run();
    window.drop_at(moved);
    window.run();
    let after = left(&window);
    assert!((after - before + 60.0).abs() < 4.0, "{before} {after}");
    click(&mut window, &fl!(auction_raise_to, price = 300));
    assert_eq!(left(&window), after, "what was chosen stays");
}

#[test]
fn a_landscape_that_was_won_brings_the_principality_to_the_front() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), None);
    four(&mut window);
    click(&mut window, fl!(tab_tally));
    assert!(!says(&window, "a1, "));
    click(&mut window, fl!(tab_auction));
    click(&mut window, &fl!(auction_name_object, object = "Lake"));
    assert!(!says(&window, "a1, "), "nothing is won yet");
    for _ in 0..3 {
        click(&mut window, fl!(auction_pass));
    }
    assert!(says(&window, "a1, "));
    click(&mut window, fl!(tab_work_value));
    assert!(!says(&window, "a1, "), "another tab may be looked at");
}

#[test]
fn money_can_be_hidden_and_is_seen_while_a_key_is_held() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path(), None);
    four(&mut first);
    assert!(says(&first, "3,500 florins"));
    click(&mut first, fl!(menu));
    click(&mut first, fl!(hide_money));
    assert!(!says(&first, "3,500 florins"));
    assert_eq!(first.query_all_by_label("florins hidden").count(), 4);
    first.key_down(Key::F8);
    first.run();
    assert!(says(&first, "3,500 florins"));
    first.key_up(Key::F8);
    first.run();
    assert!(!says(&first, "3,500 florins"));

    // A price that no player can pay is refused without revealing their money.
    let too_much = Command::new(Seat::A, Decision::Win(Object::Jester, 9_000));
    first
        .state_mut()
        .carry_out(florence::Intent::Play(vec![too_much]));
    first.run();
    assert!(says(&first, "Anna cannot pay 9,000 florins."));

    // Bids and payments are public.
    click(&mut first, &fl!(auction_name_object, object = "Jester"));
    for _ in 0..3 {
        click(&mut first, fl!(auction_pass));
    }
    assert!(says(&first, "Anna: Jester for 200 florins"));
    assert!(!says(&first, "3,300 florins"));

    for _ in 0..3 {
        click(&mut first, fl!(auction_decline));
    }
    assert_eq!(session(&first).game().phase(), Phase::Actions);
    assert!(!says(&first, "3,300 florins") && !says(&first, "3,500 florins"));
    first.state_mut().finish_saving();
    drop(first);

    let mut second = window(data.path(), None);
    assert!(says(&second, "florins hidden"), "it is remembered");
    second.key_press_modifiers(Modifiers::COMMAND, Key::M);
    second.run();
    assert!(says(&second, "3,300 florins"));
    click(&mut second, fl!(menu));
    assert!(says(&second, fl!(hide_money)));
}

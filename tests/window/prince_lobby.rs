//! The screens of The Prince other than the table: the choice of the game, a new game with
//! each of its choices, custom decks with their fixes, files without a valid deck, and a
//! typed position.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use prince::rules::options::displayed;
use prince::{CardType, EditionData, Game, Options, Phase, Setup, Step};
use studiolo::app::{App, Intent};
use studiolo::games::prince::Prince;
use studiolo::ui::io::collection;
use studiolo::ui::io::collection::Collected as _;
use studiolo::ui::io::errand::Store;
use studiolo::ui::session::intent::Screen;
use table::save::disk::System;
use table::save::known::Known;
use table::{Colour, Level, Save, Seat, Session};
use tempfile::TempDir;
use words::fl;
use words::prince::names as names_of;

type Window = Harness<'static, App>;

fn window(data: &Path) -> Window {
    let data = data.to_owned();
    Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(|creation| App::new(&creation.egui_ctx, data, None))
}

/// Opens a window whose start page offers The Prince.
fn prince(data: &Path) -> Window {
    let mut window = window(data);
    press(&mut window, &[Key::Escape]);
    window.get_by_label(&title()).click_accesskit();
    window.run();
    window
}

fn title() -> String {
    fl!(prince_title).to_owned()
}

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
    window
        .get_by_role_and_label(Role::Button, button)
        .click_accesskit();
    window.run();
}

/// Selects what is not a plain button: a checkbox, one of several choices.
#[track_caller]
fn choose(window: &mut Window, name: &str) {
    window.get_by_label(name).click_accesskit();
    window.run();
}

#[track_caller]
fn type_in(window: &mut Window, field: &str, text: &str) {
    let field = window.get_by_role_and_label(Role::TextInput, field);
    field.set_text_value_accesskit(text);
    window.run();
}

fn press(window: &mut Window, keys: &[Key]) {
    for &key in keys {
        window.key_press(key);
        window.run();
    }
}

/// Types characters one by one, as a keyboard does.
fn type_signs(window: &mut Window, signs: &str) {
    for sign in signs.chars() {
        window.event(Event::Text(sign.to_string()));
        window.run();
    }
}

fn session(window: &Window) -> &Session<Game> {
    let open = window.state().state().open::<Prince>();
    &open.expect("a game of The Prince is open").session
}

fn names(setup: &Setup) -> Vec<&str> {
    let players = setup.players.iter();
    players.map(|player| player.name.as_str()).collect()
}

#[test]
fn one_sees_which_games_there_are_and_chooses() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path());
    press(&mut first, &[Key::Escape]);
    // The entries of the first game are there, as always.
    assert!(says(&first, fl!(puzzles_title)));
    assert!(says(&first, &title()));
    press(&mut first, &[Key::G]);
    assert!(!says(&first, fl!(puzzles_title)));
    assert!(says(&first, fl!(prince_editor_edit)));
    press(&mut first, &[Key::T]);
    assert!(says(&first, fl!(prince_new_title)));
    first.state_mut().finish_saving();
    drop(first);
    // The next start offers the last choice, and G goes to the next game, and after the
    // last to the first.
    let mut again = window(data.path());
    press(&mut again, &[Key::Escape]);
    assert!(says(&again, fl!(prince_editor_edit)));
    press(&mut again, &[Key::G]);
    assert!(!says(&again, fl!(prince_editor_edit)));
    press(&mut again, &[Key::T]);
    assert!(says(&again, fl!(tiletum_new_title)));
    press(&mut again, &[Key::Escape, Key::G]);
    assert!(says(&again, fl!(puzzles_title)));
}

#[test]
fn a_game_is_begun_with_keys_alone() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::T]);
    type_signs(&mut window, "Łucja");
    press(&mut window, &[Key::Tab]);
    type_signs(&mut window, "Emil");
    press(&mut window, &[Key::Enter]);
    let setup = session(&window).start();
    assert_eq!(names(setup), ["Łucja", "Emil", "Clara", "Dana"]);
    assert_eq!(setup.seed, None);
    assert_eq!(setup.pope, Seat::A);
    assert_eq!(setup.options, Options::default());
    assert!(setup.players.iter().all(|player| player.bot.is_none()));
}

#[test]
fn everything_that_is_chosen_is_in_the_game_and_remembered() {
    let data = TempDir::new().unwrap();
    let mut first = prince(data.path());
    press(&mut first, &[Key::P]);
    click(&mut first, &fl!(players, number = 5));
    click(&mut first, &fl!(new_game_person_in, number = 2));
    // The computer plays on level 4 until another one is chosen.
    for (arrow, seat) in [(Key::ArrowLeft, 3), (Key::ArrowRight, 4)] {
        let bars = fl!(new_game_who_plays, number = seat);
        first.get_by_role_and_label(Role::Slider, &bars).focus();
        first.run();
        press(&mut first, &[arrow, arrow, arrow]);
    }
    choose(&mut first, &fl!(prince_new_is_pope, number = 5));
    // With bots there is no trade, and ballots have a limit, unless the table chooses
    // otherwise.
    choose(&mut first, fl!(prince_new_trade));
    type_in(&mut first, fl!(prince_new_conclave), "7");
    choose(&mut first, fl!(prince_new_simony));
    choose(&mut first, fl!(prince_new_hide_money));
    choose(&mut first, fl!(prince_new_hide_hands));
    type_in(&mut first, fl!(deal), "4711");
    // The first player moves to the second place with name and colour.
    click(&mut first, &fl!(new_game_move_down, number = 1));
    assert!(says(&first, "2 people, 3 bots; Emil is Pope"));
    click(&mut first, fl!(new_game_start));
    let setup = session(&first).start().clone();
    assert_eq!(names(&setup), ["Ben", "Anna", "Clara", "Dana", "Emil"]);
    assert_eq!(setup.seed, Some(4711));
    assert_eq!(setup.pope, Seat::E);
    let bots: Vec<Option<Level>> = setup.players.iter().map(|player| player.bot).collect();
    let levels = [Level::One, Level::Six, Level::Four].map(Some);
    let expected = [None, None, levels[0], levels[1], levels[2]];
    assert_eq!(bots, expected);
    let options = Options {
        trade: true,
        conclave_limit: 7,
        simony_at_shuffle: true,
        hide_money: true,
        hide_hand_sizes: true,
        ..Options::default()
    };
    assert_eq!(setup.options, options);
    first.state_mut().finish_saving();
    drop(first);
    let mut again = window(data.path());
    again.state_mut().carry_out(Intent::Show(Screen::Start));
    again.run();
    press(&mut again, &[Key::P]);
    assert!(says(&again, "2 people, 3 bots; Emil is Pope"));
    click(&mut again, fl!(new_game_start));
    let next = session(&again).start();
    assert_eq!(next.players, setup.players);
    assert_eq!(next.options, options);
    assert_ne!(next.seed, Some(4711), "another deal");
}

#[test]
fn the_family_follows_the_colour_that_is_chosen() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::T]);
    let row_of = |window: &Window, label: &str| {
        let node = window.get_by_label(label);
        node.rect().center().y
    };
    let third = names_of::family(Colour(Seat::C));
    let place = |number: u8| fl!(new_game_name_of, number = number);
    assert!((row_of(&window, third) - row_of(&window, &place(3))).abs() < 12.0);
    click(&mut window, &fl!(new_game_colour_of, number = 1));
    click(&mut window, fl!(colour_c));
    assert!((row_of(&window, third) - row_of(&window, &place(1))).abs() < 12.0);
    click(&mut window, fl!(new_game_start));
    let colours = session(&window).people().colour(Seat::A);
    assert_eq!(colours, Colour(Seat::C));
}

#[test]
fn a_game_that_cannot_be_says_why() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::P]);
    click(&mut window, &fl!(new_game_bot_in, number = 1));
    assert!(says(&window, fl!(new_game_nobody_plays)));
    click(&mut window, &fl!(new_game_person_in, number = 1));
    let name = fl!(new_game_name_of, number = 2);
    type_in(&mut window, &name, "anna");
    let same = fl!(new_game_same_name, one = 1, other = 2);
    assert!(says(&window, &same));
    type_in(&mut window, &name, "");
    assert!(says(&window, &fl!(new_game_no_name, number = 2)));
    choose(&mut window, &fl!(prince_new_is_pope, number = 2));
    assert!(says(&window, "Player 2 is Pope"));
    type_in(&mut window, &name, "Ben");
    type_in(&mut window, fl!(deal), "x");
    assert!(says(&window, fl!(deal_is_no_number)));
    let start = window.get_by_role_and_label(Role::Button, fl!(new_game_start));
    assert!(start.accesskit_node().is_disabled());
}

fn value(card: &str, what: &str) -> String {
    fl!(prince_editor_value, name = card, what = what)
}

/// Opens a window with a copy of the built-in deck.
fn copied(data: &Path) -> Window {
    let mut window = prince(data);
    click(&mut window, fl!(prince_editor_edit));
    let power = value("Bologna", fl!(prince_field_power));
    let field = window.get_by_label(&power);
    assert!(field.accesskit_node().is_disabled(), "ours stays as it is");
    click(&mut window, fl!(edition_copy));
    let copy = fl!(prince_editor_copy_of, name = "Studiolo");
    let chosen = fl!(prince_editor_choice, name = copy);
    wait(&mut window, |window| says(window, &chosen));
    window
}

fn decks(window: &mut Window, data: &Path) -> Vec<EditionData> {
    window.state_mut().finish_saving();
    let files = fs::read_dir(data.join("decks")).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let bytes = files.map(|path| fs::read(path).unwrap());
    let read = bytes.map(|bytes| EditionData::of_bytes(&bytes).unwrap());
    read.collect()
}

#[test]
fn a_deck_is_typed_checked_and_mended() {
    let data = TempDir::new().unwrap();
    let mut window = copied(data.path());
    let fee = value("Francesco Gonzaga", fl!(prince_field_fee));
    type_in(&mut window, &fee, "6");
    assert!(says(&window, fl!(prince_editor_fees_differ)));
    assert!(says(&window, "7 cost 5, but Francesco Gonzaga costs 6"));
    assert!(says(&window, &fl!(prince_editor_wrong, number = 1)));
    // Undo reverts it, and redo restores it.
    window
        .get_by_label(fl!(prince_editor_title))
        .accesskit_node();
    click(&mut window, fl!(undo));
    assert!(!says(&window, fl!(prince_editor_fees_differ)));
    click(&mut window, fl!(redo));
    click(&mut window, &fl!(prince_editor_all_fees, fee = 6));
    assert!(says(&window, fl!(prince_editor_sound)));
    // The sum is next to that of the built-in deck.
    let power = value("Bologna", fl!(prince_field_power));
    type_in(&mut window, &power, "5");
    let sum = fl!(
        prince_editor_sum,
        name = fl!(prince_editor_sum_power),
        now = 32,
        usual = 31
    );
    assert!(says(&window, &sum));
    // Fewer cards than four players need are enough for three; even fewer are not enough
    // for any number.
    let spies = value("Spy", fl!(prince_editor_count));
    type_in(&mut window, &spies, "3");
    assert!(says(&window, "Enough for three players only"));
    type_in(&mut window, &spies, "2");
    assert!(says(&window, fl!(prince_editor_too_few)));
    click(
        &mut window,
        &fl!(prince_editor_set_count, number = 3, name = "Spy"),
    );
    assert!(says(&window, fl!(prince_editor_sound)));
    type_in(&mut window, fl!(prince_editor_name), "Our copy");
    let decks = decks(&mut window, data.path());
    assert_eq!(decks.len(), 1);
    let deck = &decks[0];
    assert_eq!(deck.name, "Our copy");
    assert_eq!(deck.len(), 57);
    assert_eq!(deck.problems(), []);
    assert!(
        deck.cards
            .iter()
            .any(|card| card.id == "K1" && card.fee == 6)
    );
}

#[test]
fn what_is_no_value_stays_as_it_is_typed() {
    let data = TempDir::new().unwrap();
    let mut window = copied(data.path());
    let power = value("Bologna", fl!(prince_field_power));
    let refused = |typed: &str, least| {
        fl!(
            prince_typed_no_number,
            what = power.as_str(),
            typed = typed,
            least = least,
            most = 99
        )
    };
    for typed in ["-7", "999999", "abc"] {
        type_in(&mut window, &power, typed);
        press(&mut window, &[Key::Tab]);
        assert!(says(&window, &refused(typed, 1)), "{typed}");
        let field = window.get_by_role_and_label(Role::TextInput, &power);
        assert_eq!(field.accesskit_node().value().as_deref(), Some(typed));
        assert!(says(&window, &fl!(prince_editor_unread, number = 1)));
    }
    // Typed character by character it is first 9 and then 99, which are not meant.
    window.get_by_label(&power).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    type_signs(&mut window, "999");
    press(&mut window, &[Key::Tab]);
    assert!(says(&window, &refused("999", 1)));
    // Other entries are added and removed, and it stays in place.
    let another = fl!(
        prince_editor_another,
        kind = names_of::card_types(CardType::Holding)
    );
    click(&mut window, &another);
    assert!(says(&window, &refused("999", 1)));
    click(&mut window, &fl!(prince_editor_leave, value = 4));
    assert!(!says(&window, &refused("999", 1)));
    let deck = decks(&mut window, data.path()).remove(0);
    assert_eq!(deck.cards[0].power, 4, "as it was");
}

#[test]
fn values_and_names_are_typed_with_the_keyboard() {
    let data = TempDir::new().unwrap();
    let mut window = copied(data.path());
    let power = value("Bologna", fl!(prince_field_power));
    window.get_by_label(&power).focus();
    window.run();
    press(&mut window, &[Key::Enter]);
    // The value below is selected: typed text replaces it.
    type_signs(&mut window, "7");
    press(&mut window, &[Key::F2]);
    type_signs(&mut window, "Ancona by the sea");
    press(&mut window, &[Key::Enter]);
    let decks = decks(&mut window, data.path());
    let ancona = decks[0].cards.iter().find(|card| card.id == "H2").unwrap();
    assert_eq!(ancona.power, 7);
    let name = ancona.names.get("en").map(String::as_str);
    assert_eq!(name, Some("Ancona by the sea"));
    assert!(says(&window, "Ancona by the sea"));
}

#[test]
fn a_deck_of_ones_own_is_played_with() {
    let data = TempDir::new().unwrap();
    let mut window = copied(data.path());
    type_in(&mut window, fl!(prince_editor_name), "Our copy");
    type_in(&mut window, &value("Spy", fl!(prince_editor_count)), "4");
    click(&mut window, fl!(back));
    press(&mut window, &[Key::T]);
    click(&mut window, &fl!(prince_new_with_deck, name = "Our copy"));
    assert!(says(&window, "“Our copy” has 58 cards"));
    click(&mut window, &fl!(players, number = 3));
    click(&mut window, fl!(new_game_start));
    assert_eq!(session(&window).start().edition.name, "Our copy");
    assert_eq!(session(&window).game().edition().cards().len(), 58);
}

#[test]
fn a_file_that_is_no_deck_says_where() {
    let data = TempDir::new().unwrap();
    let given = TempDir::new().unwrap();
    let mut text = String::from("(\n    name: \"Theirs\",\n    cards: [\n");
    text += "        (id: \"H1\", card_type: holding, power: 4),\n";
    let broken = given.path().join("prince_deck_theirs.ron");
    fs::write(
        &broken,
        format!("{text}        (id: \"H2\", card_type: castle),\n    ],\n)\n"),
    )
    .unwrap();
    // A garbled file in the folder of the decks.
    fs::create_dir_all(data.path().join("decks")).unwrap();
    fs::write(data.path().join("decks/prince_deck_9.ron"), text).unwrap();
    let mut window = prince(data.path());
    window.state_mut().carry_out(Intent::Open(broken.clone()));
    wait(&mut window, |window| {
        says(window, "prince_deck_theirs.ron is not a readable deck")
    });
    assert!(says(&window, "Line 5"));
    click(&mut window, fl!(prince_editor_edit));
    assert!(says(&window, "prince_deck_9.ron"));
    assert!(says(&window, "Line 5"), "the file ends there");
    assert!(data.path().join("decks/prince_deck_9.ron").exists());
    // A valid deck is imported and shown.
    let deck = EditionData {
        name: "Theirs".to_owned(),
        ..EditionData::default()
    };
    write_deck(&broken, &deck);
    window.state_mut().carry_out(Intent::Open(broken));
    let taken = fl!(prince_editor_choice, name = "Theirs");
    wait(&mut window, |window| says(window, &taken));
}

#[test]
fn a_deck_of_thousands_of_cards_is_refused() {
    let data = TempDir::new().unwrap();
    let given = TempDir::new().unwrap();
    let path = given.path().join("prince_deck_huge.ron");
    let mut deck = EditionData::default();
    let card = deck.cards[0].clone();
    deck.cards = vec![card; 5000];
    write_deck(&path, &deck);
    let before = fs::read(&path).unwrap();
    let mut window = prince(data.path());
    window.state_mut().carry_out(Intent::Open(path.clone()));
    let why = fl!(prince_editor_too_many_text, found = 5000, most = 96);
    wait(&mut window, |window| says(window, &why));
    assert_eq!(fs::read(&path).unwrap(), before, "it stays as it is");
    assert!(!data.path().join("decks").exists());
}

fn line(name: &str, what: &str, value: &str) -> String {
    fl!(prince_check_line, name = name, what = what, value = value)
}

#[test]
fn a_position_is_typed_with_the_keyboard_and_counted() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::C]);
    click(&mut window, &fl!(prince_check_turn, number = 2));
    window
        .get_by_label(&fl!(prince_check_money, name = "Anna"))
        .focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    type_signs(&mut window, "43");
    // Cardinals, cards in hand and points as they are, then the cards.
    press(
        &mut window,
        &[Key::Enter, Key::Enter, Key::Enter, Key::Enter],
    );
    type_signs(&mut window, "bolo, urbino, camer, depositor, michel");
    assert!(says(
        &window,
        "Bologna, Urbino, Camerlengo, Depositor General"
    ));
    press(&mut window, &[Key::Enter]);
    // Ben has 87 ducats and nothing else.
    press(&mut window, &[Key::Enter]);
    type_signs(&mut window, "87");
    press(&mut window, &[Key::Enter]);
    // Worked example 6 of the digest.
    for (name, what, value) in [
        ("Anna", fl!(prince_check_income), "+50\u{a0}D"),
        ("Anna", fl!(prince_check_money_then), "93\u{a0}D"),
        ("Anna", fl!(prince_check_as_pope), "31\u{a0}VP"),
        ("Anna", fl!(prince_check_not_pope), "21\u{a0}VP"),
        ("Anna", fl!(prince_check_next_turn), "128\u{a0}D"),
        ("Anna", fl!(prince_check_votes), "20"),
        ("Ben", fl!(prince_check_not_pope), "8\u{a0}VP"),
    ] {
        let line = line(name, what, value);
        assert!(says(&window, &line), "{line}");
    }
    assert!(says(&window, "Anna leads with 31\u{a0}VP"));
    click(&mut window, &fl!(prince_check_if_elected, name = "Ben"));
    assert!(says(&window, "Anna leads with 21\u{a0}VP"));
    assert!(says(&window, "65 in all, 33 needed"));
    // It is saved as typed, and can be undone.
    window.state_mut().finish_saving();
    let games = fs::read_dir(data.path().join("games")).unwrap();
    let files = games.map(|file| file.unwrap().path());
    let files: Vec<_> = files
        .filter(|path| !path.to_string_lossy().contains(".bak."))
        .collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let saves: Vec<Save<Game>> = files.iter().map(|path| Save::read(path).unwrap()).collect();
    assert!(saves[0].sheet.is_some());
    let position = saves[0].start.position.as_ref().unwrap();
    assert_eq!(position.seats[0].money, 43);
    assert_eq!(position.table.len(), 5);
    // No card is in two places: given to Ben, Bologna is no longer Anna's, once that is
    // confirmed.
    type_in(
        &mut window,
        &fl!(prince_check_cards_of, name = "Ben"),
        "bologna",
    );
    window
        .get_by_label(&fl!(prince_check_cards_of, name = "Ben"))
        .focus();
    window.run();
    press(&mut window, &[Key::Enter]);
    assert!(says(
        &window,
        &line("Anna", fl!(prince_check_income), "+50\u{a0}D")
    ));
    let here = fl!(prince_check_move_here_named, card = "Bologna");
    click(&mut window, &here);
    let less = line("Anna", fl!(prince_check_income), "+35\u{a0}D");
    assert!(says(&window, &less));
}

#[test]
fn what_cannot_be_read_or_be_is_told() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::C]);
    let cards = fl!(prince_check_cards_of, name = "Anna");
    type_in(&mut window, &cards, "zzz");
    assert!(says(&window, &fl!(prince_check_no_card, typed = "zzz")));
    type_in(&mut window, &cards, "death");
    assert!(says(&window, "Death by Bravo, Death by Poison or Plague"));
    type_in(&mut window, &cards, "");
    let hand = fl!(prince_check_hand, name = "Anna");
    type_in(&mut window, &hand, "61");
    press(&mut window, &[Key::Tab]);
    assert!(says(&window, &fl!(prince_check_too_many_cards, number = 1)));
    let open = window.get_by_role_and_label(Role::Button, fl!(sheet_open_position));
    assert!(open.accesskit_node().is_disabled());
    type_in(&mut window, &hand, "4");
    let cardinals = fl!(prince_check_cardinals_of, name = "Ben");
    type_in(&mut window, &cardinals, "9");
    press(&mut window, &[Key::Tab]);
    // At the end of turn 3, four players have 24.
    assert!(says(
        &window,
        "There are 27 cardinals on this sheet, but 24"
    ));
}

#[test]
fn equal_points_at_the_end_are_a_draw() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::C]);
    click(&mut window, &fl!(players, number = 3));
    click(&mut window, fl!(prince_check_election));
    // Worked example 13: 61, 61 and 58 points, 40, 12 and 90 ducats left.
    for (name, before, money) in [
        ("Anna", "47", "40"),
        ("Ben", "60", "12"),
        ("Clara", "49", "90"),
    ] {
        let points = fl!(prince_check_points_before, name = name);
        type_in(&mut window, &points, before);
        let field = fl!(prince_check_money, name = name);
        type_in(&mut window, &field, money);
    }
    assert!(says(
        &window,
        "Anna and Ben share the victory with 61\u{a0}VP each"
    ));
}

/// Opens a sheet for the end of a game with cards typed for two players.
fn sheet(data: &Path, cards: &[(&str, &str)]) -> Window {
    let mut window = prince(data);
    press(&mut window, &[Key::C]);
    assert!(says(&window, fl!(prince_check_blank)));
    for (name, typed) in cards {
        let field = fl!(prince_check_cards_of, name = *name);
        type_in(&mut window, &field, typed);
        window.get_by_label(&field).focus();
        window.run();
        press(&mut window, &[Key::Enter]);
    }
    window
}

fn holdings(window: &Window, name: &str) -> String {
    let source = fl!(prince_source_holdings);
    let values = 0..40;
    let mut lines = values.map(|value| line(name, source, &value.to_string()));
    lines.find(|line| says(window, line)).unwrap_or_default()
}

#[test]
fn a_card_that_is_typed_for_two_players_waits_for_an_answer() {
    let data = TempDir::new().unwrap();
    let typed = [("Anna", "bologna, raphael"), ("Ben", "bologna, ancona")];
    let mut window = sheet(data.path(), &typed);
    // Anna keeps it, and both fields say so.
    let anna = fl!(prince_check_cards_of, name = "Anna");
    assert!(says(
        &window,
        "Bologna is already on this sheet: in front of Anna."
    ));
    assert!(says(
        &window,
        &fl!(prince_check_contested, card = "Bologna")
    ));
    assert_eq!(holdings(&window, "Anna"), line("Anna", "Holdings", "3"));
    assert_eq!(holdings(&window, "Ben"), line("Ben", "Holdings", "2"));
    // While that is open, no winner is named, and nothing can be opened.
    assert!(!says(&window, "wins with"));
    let open = window.get_by_label(fl!(sheet_open_position));
    assert!(open.accesskit_node().is_disabled());
    click(
        &mut window,
        &fl!(prince_check_leave_there_named, card = "Bologna"),
    );
    assert!(!says(&window, "already on this sheet"));
    assert_eq!(holdings(&window, "Anna"), line("Anna", "Holdings", "3"));
    assert!(says(&window, "wins with"));
    // The other answer moves it there; the cards under it stay.
    let ben = fl!(prince_check_cards_of, name = "Ben");
    type_in(&mut window, &ben, "bologna");
    window.get_by_label(&anna).focus();
    window.run();
    click(
        &mut window,
        &fl!(prince_check_move_here_named, card = "Bologna"),
    );
    assert_eq!(holdings(&window, "Anna"), line("Anna", "Holdings", "0"));
    assert_eq!(holdings(&window, "Ben"), line("Ben", "Holdings", "5"));
    // Typed again for its own place, it stays as it is.
    type_in(&mut window, &ben, "bologna");
    assert!(says(&window, &fl!(prince_check_is_here, card = "Bologna")));
    window.get_by_label(&anna).focus();
    window.run();
    assert_eq!(holdings(&window, "Ben"), line("Ben", "Holdings", "5"));
}

#[test]
fn nobody_wins_a_position_the_rules_do_not_explain() {
    let data = TempDir::new().unwrap();
    let mut window = sheet(data.path(), &[("Anna", "bologna")]);
    assert!(says(&window, "wins with"));
    let cardinals = fl!(prince_check_cardinals_of, name = "Anna");
    type_in(&mut window, &cardinals, "5");
    let odd = fl!(prince_check_cardinals, found = 23, usual = 24);
    assert!(says(&window, &odd));
    assert!(!says(&window, "wins with"));
    type_in(&mut window, &cardinals, "6");
    assert!(says(&window, "wins with"));
    let money = fl!(prince_check_money, name = "Ben");
    type_in(&mut window, &money, "99999");
    press(&mut window, &[Key::Tab]);
    // Four players have 100 ducats and twice 35, and two incomes of 200 at most.
    let odd = fl!(
        prince_check_too_much_money,
        found = "99,999\u{a0}D",
        most = "1,080\u{a0}D"
    );
    assert!(says(&window, &odd));
    assert!(!says(&window, "wins with"));
    // A table that has got there anyway can continue.
    click(&mut window, fl!(prince_check_open_anyway));
    assert!(session(&window).game().is_irregular());
    assert_eq!(session(&window).game().money(Seat::B), 99_999);
}

#[test]
fn what_is_no_number_stays_as_it_is_typed() {
    let data = TempDir::new().unwrap();
    let mut window = sheet(data.path(), &[("Anna", "bologna")]);
    let money = fl!(prince_check_money, name = "Anna");
    type_in(&mut window, &money, "42");
    assert!(says(
        &window,
        &line("Anna", fl!(prince_check_not_pope), "8\u{a0}VP")
    ));
    type_in(&mut window, &money, "-7");
    press(&mut window, &[Key::Tab]);
    let why = fl!(
        prince_typed_no_number,
        what = money.as_str(),
        typed = "-7",
        least = 0,
        most = 99_999
    );
    assert!(says(&window, &why));
    assert!(!says(&window, "wins with"));
    let field = window.get_by_role_and_label(Role::TextInput, &money);
    assert_eq!(field.accesskit_node().value().as_deref(), Some("-7"));
    type_in(&mut window, &money, "7");
    assert!(!says(&window, &why));
    assert!(says(&window, "wins with"));
}

#[test]
fn points_are_typed_as_the_track_reads_and_nothing_half_typed_is_wrong() {
    let data = TempDir::new().unwrap();
    let mut window = sheet(data.path(), &[("Anna", "bologna")]);
    let keys = |window: &mut Window, field: &str, text: &str| {
        let field = window.get_by_role_and_label(Role::TextInput, field);
        field.focus();
        window.run();
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.run();
        type_signs(window, text);
    };
    let points = fl!(prince_check_points_before, name = "Anna");
    keys(&mut window, &points, "50+12");
    press(&mut window, &[Key::Tab]);
    let field = window.get_by_role_and_label(Role::TextInput, &points);
    assert_eq!(field.accesskit_node().value().as_deref(), Some("62"));
    let why = fl!(
        prince_typed_no_number,
        what = points.as_str(),
        typed = "5x",
        least = 0,
        most = 255
    );
    let why = why.split("255").next().expect("a sentence").to_owned();
    // Six cardinals each; five may be the first digit of a larger number.
    let cardinals = fl!(prince_check_cardinals_of, name = "Anna");
    let odd = fl!(prince_check_cardinals, found = 23, usual = 24);
    for (field, typed, told) in [(&points, "5x", &why), (&cardinals, "5", &odd)] {
        keys(&mut window, field, typed);
        assert!(!says(&window, told), "{told}");
        assert!(says(&window, "wins with"), "{typed}");
        press(&mut window, &[Key::Tab]);
        assert!(says(&window, told), "{told}");
        assert!(!says(&window, "wins with"), "{typed}");
        type_in(&mut window, field, "6");
    }
}

#[test]
fn a_table_is_joined_in_the_middle() {
    let data = TempDir::new().unwrap();
    let mut window = prince(data.path());
    press(&mut window, &[Key::J]);
    click(&mut window, fl!(new_game_enter_table));
    // It begins before a phase of turn 1, with all money and the whole display.
    type_in(&mut window, &fl!(prince_check_money, name = "Ben"), "12");
    let cards = fl!(prince_check_cards_of, name = "Ben");
    type_in(&mut window, &cards, "ceri, sforza, botti, spy");
    window.get_by_label(&cards).focus();
    window.run();
    press(&mut window, &[Key::Enter]);
    click(&mut window, &fl!(prince_check_is_active, name = "Clara"));
    type_in(&mut window, fl!(prince_check_display), "9");
    click(&mut window, fl!(sheet_open_position));
    let game = session(&window).game();
    assert_eq!(*game.phase(), Phase::Step(Step::Acquire));
    assert_eq!(game.active(), Some(Seat::C));
    assert_eq!(game.displayed(), 9);
    assert!(displayed(4) > 9);
    assert_eq!((game.money(Seat::A), game.money(Seat::B)), (100, 12));
    assert_eq!(game.laid(Seat::B).len(), 3);
    assert_eq!(game.hand(Seat::B).known().len(), 1);
    assert_eq!(game.cards_in_deck(), 60 - 4 - 9);
    assert_eq!(
        names(session(&window).start()),
        ["Anna", "Ben", "Clara", "Dana"]
    );
}

#[test]
fn the_shelf_tells_of_the_open_game_what_its_window_has_shown() {
    let data = TempDir::new().unwrap();
    let games = data.path().join("games");
    fs::create_dir_all(&games).unwrap();
    let path = games.join("2026-11-14.ron");
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves");
    fs::copy(saves.join("the-prince.ron"), &path).unwrap();
    let mut window = window(data.path());
    press(&mut window, &[Key::Escape]);
    window.state_mut().carry_out(Intent::Open(path));
    wait(&mut window, |window| {
        window.state().state().open::<Prince>().is_some()
    });
    window.state_mut().carry_out(Intent::Show(Screen::Games));
    wait(&mut window, |window| says(window, fl!(shelf_look_back)));
    // Its result and every player's points, in the points of this game.
    let points = fl!(
        shelf_points_of,
        name = "Clara",
        points = 61,
        unit = fl!(prince_seat_points_unit)
    );
    wait(&mut window, |window| says(window, &points));
    assert!(says(&window, "Anna wins with 63\u{a0}VP"));
    wait(&mut window, |window| says(window, "averaging 63.0\u{a0}VP"));
}

/// Writes a deck over the contents of a file.
fn write_deck(path: &Path, deck: &EditionData) {
    let known = Known::default();
    let (disk, data) = (&System, Path::new(""));
    // The current contents are known.
    let _ = known.read(disk, path);
    let known = &known;
    collection::keep(&Store { disk, data, known }, path, deck).unwrap();
}

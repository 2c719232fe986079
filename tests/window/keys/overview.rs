//! The overview of the keys on pages without an open game, and how it and other overlays
//! are scrolled with keys.

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Thinking};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::app::GAMES;
use studiolo::games::florence;
use studiolo::games::florence::ids::SHAPES;
use studiolo::games::prince as prince_window;
use studiolo::games::prince::Prince;
use studiolo::games::prince::ids::DECK;
use studiolo::ui::Intent;
use studiolo::ui::app::registry::state_with;
use studiolo::ui::base::panel_keys::in_words;
use studiolo::ui::base::theme::Palette;
use studiolo::ui::io::preferences::Preferences;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Screen;
use studiolo::ui::session::state::Row;
use table::save::disk::System;
use table::save::known::Known;
use tempfile::TempDir;
use words::fl;
use words::florence::Named as _;

use crate::by_hand::Window;

/// Opens the window of a user who has chosen this game.
fn window(data: &TempDir, game: &str) -> Window {
    let mut preferences = Preferences {
        game: Some(game.to_owned()),
        ..Preferences::default()
    };
    preferences.evening.is_offered = true;
    let known = Known::default();
    preferences
        .save(&System, data.path(), &known)
        .expect("it is written");
    Window::open(data.path())
}

fn press(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.harness.key_press_modifiers(modifiers, key);
    window.harness.run();
}

fn show(window: &mut Window, screen: Screen) {
    window.harness.state_mut().carry_out(Intent::Show(screen));
    window.harness.run();
    press(window, Modifiers::NONE, Key::F1);
    assert!(window.shows(fl!(keys_title)), "{:#?}", window.names());
}

/// Returns the keys of every line of the overview.
fn keys(window: &Window) -> Vec<String> {
    let labels = window.harness.get_all_by_role(Role::Label);
    let labels = labels.filter_map(|node| {
        let node = node.accesskit_node();
        node.value().or(node.label())
    });
    let lines = labels.filter_map(|label| {
        let (keys, _) = label.split_once(": ")?;
        Some(keys.to_owned())
    });
    let mut lines: Vec<String> = lines.collect();
    lines.sort();
    lines
}

/// Asserts that the overview lists nothing of a game that is not open, except what the game
/// of the page offers everywhere, and no key twice with two meanings.
fn lists_one_page_only(window: &Window, page: &str, own: Option<usize>) {
    let all = state_with(GAMES).offers;
    for (at, offer) in all.iter().enumerate() {
        let rows = offer.rows.iter();
        let is_own = |row: &Row| Some(at) == own && row.is_possible(window.harness.state().state());
        for row in rows
            .filter(|row| !is_own(row))
            .filter(|row| !row.keys.is_empty())
        {
            let written = row
                .keys
                .iter()
                .map(|keys| in_words(&window.harness.ctx, keys));
            let written: Vec<String> = written.collect();
            let line = fl!(key_line, keys = written.join(" · "), does = (row.name)());
            assert!(!window.shows(&line), "{page}: {line}");
        }
        for (heading, _) in (offer.keys)().0 {
            assert!(!window.shows(heading()), "{page}: {}", heading());
        }
        for example in (offer.keys)().1.lines {
            assert!(!window.shows(example), "{page}: {example}");
        }
    }
    let keys = keys(window);
    for key in keys.iter().filter(|key| key.starts_with("Ctrl")) {
        let lines = keys.iter().filter(|it| *it == key).count();
        assert_eq!(lines, 1, "{page}: {key} in {keys:#?}");
    }
}

#[test]
fn the_overview_on_a_page_without_a_game_lists_the_keys_of_that_page_and_game_only() {
    let games = [
        ("princes-of-florence", "Alt+2"),
        ("the-prince", "Alt+3"),
        ("tiletum", "Alt+2"),
    ];
    for (at, (game, fewest)) in games.into_iter().enumerate() {
        let data = TempDir::new().expect("a directory");
        let mut window = window(&data, game);
        press(&mut window, Modifiers::NONE, Key::T);
        press(&mut window, Modifiers::NONE, Key::F1);
        assert!(window.shows(fl!(keys_title)), "{game}");
        lists_one_page_only(&window, game, Some(at));
        let start = fl!(key_line, keys = "Enter", does = fl!(new_game_start));
        assert!(window.shows(&start), "{game}: {:#?}", window.names());
        let players = keys(&window);
        let players = players.iter().find(|keys| keys.starts_with("Alt+"));
        assert!(
            players.is_some_and(|keys| keys.starts_with(fewest)),
            "{game}: {players:?}"
        );
    }
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "the-prince");
    show(&mut window, Screen::Start);
    lists_one_page_only(&window, "start", None);
    let next = fl!(key_line, keys = "G", does = fl!(key_next_game));
    assert!(window.shows(&next), "{:#?}", window.names());
    press(&mut window, Modifiers::NONE, Key::Escape);
    show(&mut window, Screen::Games);
    lists_one_page_only(&window, "shelf", None);
    assert!(window.shows(&fl!(key_line, keys = "F2", does = fl!(shelf_key_edit))));
    press(&mut window, Modifiers::NONE, Key::Escape);
    show(&mut window, Screen::Of("the-prince", DECK));
    lists_one_page_only(&window, "deck", Some(1));
    assert!(window.shows(&fl!(key_line, keys = "F2", does = fl!(prince_key_name))));
    let undo = fl!(key_line, keys = "Ctrl+Z", does = (commands::UNDO.name)());
    assert!(window.shows(&undo), "{:#?}", window.names());
    press(&mut window, Modifiers::NONE, Key::Escape);
    show(&mut window, Screen::Of("princes-of-florence", SHAPES));
    lists_one_page_only(&window, "shapes", Some(0));
    assert!(!window.shows(&fl!(key_line, keys = "F2", does = fl!(prince_key_name))));
    assert!(window.shows(&fl!(key_line, keys = "R", does = fl!(edition_turn))));
}

#[test]
fn how_many_play_is_chosen_with_alt_and_a_digit_while_a_name_is_typed() {
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "the-prince");
    press(&mut window, Modifiers::NONE, Key::T);
    let name = |number: usize| fl!(new_game_name_of, number = number);
    let is_there = |window: &Window, number| window.shows(&name(number));
    let typed = |window: &Window| {
        let name = name(1);
        let fields = &window.harness;
        let field = fields.get_by_role_and_label(Role::TextInput, &name);
        field.accesskit_node().value()
    };
    window.harness.get_by_label(&name(1)).focus();
    window.harness.run();
    let before = typed(&window);
    for (key, sign, count) in [
        (Key::Num5, "5", 5),
        (Key::Num3, "3", 3),
        (Key::Num4, "4", 4),
    ] {
        // The character comes with the key, as on a real keyboard.
        window.harness.key_press_modifiers(Modifiers::ALT, key);
        window.harness.event(Event::Text(sign.to_owned()));
        window.harness.run();
        assert!(is_there(&window, count), "{count} play");
        assert!(!is_there(&window, count + 1), "{count} play");
        assert_eq!(typed(&window), before, "no name gets the sign");
    }
    // A game cannot have one player.
    window
        .harness
        .key_press_modifiers(Modifiers::ALT, Key::Num1);
    window.harness.run();
    assert!(is_there(&window, 4));
    assert!(
        window.shows(fl!(key_name_alt)),
        "it is written before the digits"
    );
}

#[test]
fn in_a_row_of_a_new_game_the_keyboard_goes_from_left_to_right_and_begins_last() {
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "the-prince");
    press(&mut window, Modifiers::NONE, Key::T);
    let last = fl!(new_game_name_of, number = 4);
    window.harness.get_by_label(&last).focus();
    window.harness.run();
    // The names come before the rows; from the last one on, row by row.
    let mut way = Vec::new();
    for _ in 0..60 {
        press(&mut window, Modifiers::NONE, Key::Tab);
        let mut focused = window.harness.query_all_by(|node| node.is_focused());
        let Some(node) = focused.next() else {
            continue;
        };
        let name = node.accesskit_node().label().unwrap_or_default();
        way.push((name, node.rect()));
        if way
            .last()
            .is_some_and(|(name, _)| name == fl!(new_game_start))
        {
            break;
        }
    }
    let at = |wanted: &str| {
        let at = way.iter().position(|(name, _)| name == wanted);
        at.unwrap_or_else(|| panic!("{wanted} is on the way: {way:#?}"))
    };
    for number in 1..=4 {
        let from = at(&fl!(new_game_move, number = number));
        let to = at(&fl!(new_game_remove, number = number));
        assert!(from < to, "row {number}");
        for pair in way[from..=to].windows(2) {
            let [(_, one), (name, next)] = pair else {
                unreachable!("two");
            };
            assert!(
                one.left() <= next.left() + 0.5,
                "{name} is left of what came before: {way:#?}"
            );
        }
    }
    assert_eq!(at(fl!(new_game_start)), way.len() - 1);
}

/// Returns the top of the first control with this name.
fn top(window: &Window, name: &str) -> f32 {
    let mut all = window.harness.get_all_by_label(name);
    all.next().expect("it is there").rect().top()
}

#[test]
fn the_overview_is_scrolled_by_its_keys() {
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "princes-of-florence");
    let setup = ::florence::Setup::tracked(["Anna", "Ben", "Clara"]);
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    // Too low for everything to fit.
    window.harness.set_size(eframe::egui::vec2(760.0, 420.0));
    window.harness.run();
    press(&mut window, Modifiers::NONE, Key::F1);
    let line = fl!(key_line, keys = "F8", does = fl!(key_show_money));
    let first = top(&window, &line);
    let mut before = first;
    for key in [Key::PageDown, Key::ArrowDown, Key::End] {
        press(&mut window, Modifiers::NONE, key);
        let now = top(&window, &line);
        assert!(now < before, "{key:?}: {now} after {before}");
        before = now;
    }
    for key in [Key::ArrowUp, Key::PageUp] {
        press(&mut window, Modifiers::NONE, key);
        let now = top(&window, &line);
        assert!(now > before, "{key:?}: {now} after {before}");
        before = now;
    }
    press(&mut window, Modifiers::NONE, Key::Home);
    assert!((top(&window, &line) - first).abs() < 1.0);
    // Also while searching for a key.
    window.harness.get_by_label(fl!(keys_find)).focus();
    window.harness.run();
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert!(top(&window, &line) < first - 20.0);
}

#[test]
fn a_rule_and_other_windows_over_all_else_are_scrolled_by_the_same_keys() {
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "princes-of-florence");
    let setup = ::florence::Setup::tracked(["Anna", "Ben", "Clara"]);
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.set_size(eframe::egui::vec2(760.0, 420.0));
    window.harness.run();
    let export = Intent::Do(commands::EXPORT.id);
    window.harness.state_mut().carry_out(export);
    window.harness.run();
    let caption = fl!(export_as);
    let first = top(&window, caption);
    press(&mut window, Modifiers::NONE, Key::PageDown);
    assert!(
        top(&window, caption) < first - 20.0,
        "{:#?}",
        window.names()
    );
    press(&mut window, Modifiers::NONE, Key::PageUp);
    assert!((top(&window, caption) - first).abs() < 1.0);
}

/// Returns the examples that the empty line of the palette shows now.
fn examples(window: &mut Window) -> Vec<String> {
    let palette = Intent::Do(commands::COMMAND_LINE.id);
    window.harness.state_mut().carry_out(palette);
    window.harness.run();
    let line = window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(line_label));
    let hint = line
        .accesskit_node()
        .data()
        .placeholder()
        .map(str::to_owned);
    press(window, Modifiers::NONE, Key::Escape);
    let hint = hint.expect("it gives examples");
    hint.split(" · ").map(str::to_owned).collect()
}

/// Asserts that each example does something when typed as shown, and returns them.
fn do_something(window: &mut Window, least: usize) -> Vec<String> {
    let all = examples(window);
    assert!(all.len() >= least, "{all:?}");
    for example in &all {
        let palette = Intent::Do(commands::COMMAND_LINE.id);
        window.harness.state_mut().carry_out(palette);
        window.harness.run();
        window.harness.event(Event::Text(example.clone()));
        window.harness.run();
        assert!(!window.shows(fl!(line_no_match)), "{example}");
        assert!(
            window.shows(fl!(line_do_it)),
            "{example}: {:#?}",
            window.names()
        );
        press(window, Modifiers::NONE, Key::Escape);
    }
    all
}

#[test]
fn the_examples_of_the_palette_name_those_who_play_and_what_is_there_and_work_in_every_game() {
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "princes-of-florence");
    let mut setup = ::florence::Setup::tracked(["Rosa", "Otto", "<b> 😀"]);
    for player in &mut setup.players {
        player.hand = Some(vec![table::Card::Hidden; 3]);
    }
    setup.moment = ::florence::Moment::Auction(1);
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    let all = do_something(&mut window, 1);
    // The name of the third player cannot be typed.
    assert_eq!(all[0], "jester otto 500", "{all:?}");
    let names = ["Rosa", "Otto", "Clara"].map(str::to_owned);
    let setup = ::prince::Setup::tracked(names);
    window
        .harness
        .state_mut()
        .carry_out(prince_window::Intent::Start(Box::new(setup)));
    window.harness.run();
    for _ in 0..40 {
        let open = window
            .harness
            .state()
            .state()
            .open::<Prince>()
            .expect("it is open");
        let game = *open.session.game();
        if matches!(game.phase(), ::prince::Phase::Step(::prince::Step::Acquire)) {
            break;
        }
        do_something(&mut window, 0);
        let seat = game.may_decide().first().expect("somebody decides");
        let legal = game.legal_for(seat);
        let keeps = legal
            .iter()
            .find(|it| matches!(it, ::prince::Decision::Keep | ::prince::Decision::Done));
        let decision = *keeps.or(legal.first()).expect("there is something to do");
        let command = ::prince::Command::new(seat, decision);
        let play = prince_window::Intent::Play(vec![command]);
        window.harness.state_mut().carry_out(play);
        window.harness.run();
    }
    let all = do_something(&mut window, 1);
    let [card, player, price] = all[0].split(' ').collect::<Vec<_>>()[..] else {
        panic!("a card, a player and a price: {all:?}");
    };
    assert!(["rosa", "otto", "clara"].contains(&player), "{all:?}");
    assert!(price.parse::<u32>().is_ok_and(|price| price > 0), "{all:?}");
    // Once a player has the card, the same text means nothing, and the palette says why.
    let typed = [card, player, price].join(" ");
    let again = |window: &mut Window| {
        let palette = Intent::Do(commands::COMMAND_LINE.id);
        window.harness.state_mut().carry_out(palette);
        window.harness.run();
        window.harness.event(Event::Text(typed.clone()));
        window.harness.run();
    };
    again(&mut window);
    press(&mut window, Modifiers::NONE, Key::Enter);
    let open = window
        .harness
        .state()
        .state()
        .open::<Prince>()
        .expect("it is open");
    let game = *open.session.game();
    let lies = game
        .edition()
        .cards()
        .iter()
        .find(|&it| game.owner(it).is_some());
    if lies.is_some() {
        again(&mut window);
        if window.shows(fl!(line_no_match)) {
            assert!(
                window.shows_part("lies in front of") || window.shows_part("Nothing here"),
                "{:#?}",
                window.names()
            );
        }
        press(&mut window, Modifiers::NONE, Key::Escape);
    }
    // A word without a meaning is named.
    let palette = Intent::Do(commands::COMMAND_LINE.id);
    window.harness.state_mut().carry_out(palette);
    window.harness.run();
    window
        .harness
        .event(Event::Text("otto zzyzx 12".to_owned()));
    window.harness.run();
    assert!(
        window.shows(&fl!(line_not_read, word = "zzyzx")),
        "{:#?}",
        window.names()
    );
}

/// Returns everything that is painted, in order.
fn painted(window: &Window) -> Vec<Shape> {
    fn flat(shape: Shape, all: &mut Vec<Shape>) {
        match shape {
            Shape::Vec(shapes) => shapes.into_iter().for_each(|shape| flat(shape, all)),
            shape => all.push(shape),
        }
    }
    let mut all = Vec::new();
    for clipped in &window.harness.output().shapes {
        flat(clipped.shape.clone(), &mut all);
    }
    all
}

/// Opens a game of three in the auctions of round 1.
fn auctions(data: &TempDir) -> Window {
    let mut window = window(data, "princes-of-florence");
    let mut setup = ::florence::Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![table::Card::Hidden; 3]);
    }
    setup.moment = ::florence::Moment::Auction(1);
    let start = florence::Intent::Start(Box::new(setup));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    window
}

fn decide(window: &mut Window) {
    let command = bot::decide(window.session().game(), Level::Two, 7, 0, &Thinking::new());
    let play = florence::Intent::Play(vec![command.expect("there is something to do")]);
    window.harness.state_mut().carry_out(play);
    window.harness.run();
}

#[test]
fn the_lit_entry_of_the_log_is_lit_as_one_whole() {
    let data = TempDir::new().expect("a directory");
    let mut window = auctions(&data);
    let mut most = 0;
    for _ in 0..45 {
        decide(&mut window);
        let chosen = Palette::of_context(&window.harness.ctx).chosen;
        let log = window
            .harness
            .get_by_role_and_label(Role::Pane, fl!(pane_log))
            .rect();
        let lit = painted(&window)
            .into_iter()
            .filter_map(|shape| match shape {
                Shape::Rect(it) if it.fill == chosen => Some(it.rect),
                _ => None,
            });
        let lit = lit.filter(|it| it.width() > log.width() * 0.8 && log.intersects(*it));
        let mut lit: Vec<_> = lit.collect();
        lit.sort_by(|one, other| one.top().total_cmp(&other.top()));
        most = most.max(lit.len());
        for pair in lit.windows(2) {
            let gap = pair[1].top() - pair[0].bottom();
            assert!(gap < 0.5, "{gap} dark points: {lit:?}");
        }
    }
    assert!(most > 2, "an entry with a second line was among them");
}

#[test]
fn what_was_entered_for_a_result_is_gone_when_one_goes_back_in_the_log() {
    let data = TempDir::new().expect("a directory");
    let mut window = auctions(&data);
    decide(&mut window);
    let typed = |window: &Window| {
        let price = window
            .harness
            .query_by_role_and_label(Role::TextInput, fl!(auction_result_price));
        price.and_then(|price| price.accesskit_node().value())
    };
    let usual = typed(&window);
    let price = window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(auction_result_price));
    price.set_text_value_accesskit("1300");
    window.harness.run();
    assert_eq!(typed(&window).as_deref(), Some("1300"));
    window
        .harness
        .state_mut()
        .carry_out(Intent::Do(commands::PREVIOUS_ENTRY.id));
    window.harness.run();
    window
        .harness
        .state_mut()
        .carry_out(Intent::Do(commands::NEXT_ENTRY.id));
    window.harness.run();
    assert_eq!(typed(&window), usual);
}

#[test]
fn prices_of_earlier_rounds_below_the_piles_are_called_so() {
    let data = TempDir::new().expect("a directory");
    let mut window = auctions(&data);
    let says = |window: &Window| {
        painted(window).iter().any(|shape| match shape {
            Shape::Text(text) => text.galley.text() == fl!(auction_last_price),
            _ => false,
        })
    };
    assert!(!says(&window), "nothing was sold");
    for _ in 0..200 {
        let game = window.session().game();
        let is_new = game.round() == 1 || game.phase() != ::florence::Phase::Auction;
        if !is_new {
            break;
        }
        decide(&mut window);
    }
    assert_eq!(window.session().game().round(), 2);
    assert!(says(&window));
}

#[test]
fn going_back_in_the_log_moves_no_line_of_it() {
    let data = TempDir::new().expect("a directory");
    let mut window = auctions(&data);
    for _ in 0..6 {
        decide(&mut window);
    }
    let start = fl!(log_entry, number = 0, text = fl!(log_position_begins));
    let at = |window: &Window| {
        let mut lines = window.harness.get_all_by_role(Role::Button);
        let name = |label: Option<String>| label.is_some_and(|label| label == start);
        let line = lines.find(|node| name(node.accesskit_node().label()));
        line.map(|node| node.rect().top())
    };
    let before = at(&window);
    assert!(before.is_some(), "{:#?}", window.names());
    for _ in 0..4 {
        let back = Intent::Do(commands::PREVIOUS_ENTRY.id);
        window.harness.state_mut().carry_out(back);
        window.harness.run();
        assert_eq!(at(&window), before);
    }
    assert!(window.shows(fl!(back_to_now)), "{:#?}", window.names());
}

#[test]
fn what_a_freedom_costs_is_told_at_its_seal_and_its_key_is_framed() {
    let data = TempDir::new().expect("a directory");
    let mut window = auctions(&data);
    for _ in 0..60 {
        if window.session().game().phase() == ::florence::Phase::Actions {
            break;
        }
        decide(&mut window);
    }
    let freedom = ::florence::Freedom::Travel;
    let name = fl!(action_introduce, freedom = freedom.id());
    let seal = window.harness.get_by_label(&name).rect();
    // Each seal has a frame within its part, and the price is above them.
    let frames = painted(&window).into_iter().filter(|shape| match shape {
        Shape::Rect(it) => it.stroke.width > 0.0 && seal.contains_rect(it.rect) && it.rect != seal,
        _ => false,
    });
    assert!(frames.count() > 0, "its key has a frame");
    let above = seal
        .translate(eframe::egui::vec2(0.0, -seal.height()))
        .expand2(eframe::egui::vec2(90.0, 4.0));
    let price = painted(&window).into_iter().any(|shape| match shape {
        Shape::Text(text) => text.galley.text() == "300" && above.contains(text.pos),
        _ => false,
    });
    assert!(price, "the price stands there");
    window.harness.get_by_label(&name).hover();
    window.harness.run();
    window.harness.run_steps(60);
    assert!(window.shows_part("300 florins"), "{:#?}", window.names());
}

#[test]
fn all_words_of_a_typed_result_are_told_as_they_were_read() {
    let data = TempDir::new().expect("a directory");
    let mut window = window(&data, "the-prince");
    let names = ["Rosa", "Otto", "Clara"].map(str::to_owned);
    let start = prince_window::Intent::Start(Box::new(::prince::Setup::tracked(names)));
    window.harness.state_mut().carry_out(start);
    window.harness.run();
    for _ in 0..40 {
        let open = window
            .harness
            .state()
            .state()
            .open::<Prince>()
            .expect("it is open");
        let game = *open.session.game();
        if matches!(game.phase(), ::prince::Phase::Step(::prince::Step::Acquire)) {
            break;
        }
        let seat = game.may_decide().first().expect("somebody decides");
        let legal = game.legal_for(seat);
        let keeps = legal
            .iter()
            .find(|it| matches!(it, ::prince::Decision::Keep | ::prince::Decision::Done));
        let decision = *keeps.or(legal.first()).expect("there is something to do");
        let command = ::prince::Command::new(seat, decision);
        let play = prince_window::Intent::Play(vec![command]);
        window.harness.state_mut().carry_out(play);
        window.harness.run();
    }
    let palette = Intent::Do(commands::COMMAND_LINE.id);
    window.harness.state_mut().carry_out(palette);
    window.harness.run();
    window
        .harness
        .event(Event::Text("anco clara 15".to_owned()));
    window.harness.run();
    for read in ["Ancona", "Clara", "15 ducats"] {
        let chips = window
            .harness
            .query_all_by_role_and_label(Role::Label, read);
        assert!(chips.count() > 0, "{read}: {:#?}", window.names());
    }
}

#[test]
fn what_is_suggested_is_whole_and_in_letters_of_one_size() {
    let data = TempDir::new().expect("a directory");
    let mut window = auctions(&data);
    // So narrow that sentences need two rows.
    window.harness.set_size(eframe::egui::vec2(430.0, 720.0));
    let palette = Intent::Do(commands::COMMAND_LINE.id);
    window.harness.state_mut().carry_out(palette);
    window.harness.run();
    window
        .harness
        .event(Event::Text("recruiting anna 500".to_owned()));
    window.harness.run();
    let lines = window.harness.get_all_by_role(Role::Button);
    let lines: Vec<_> = lines
        .filter_map(|line| Some((line.accesskit_node().label()?, line.rect())))
        .filter(|(_, rect)| rect.width() > 300.0)
        .collect();
    assert!(!lines.is_empty(), "{:#?}", window.names());
    let mut sizes = std::collections::BTreeSet::new();
    for shape in painted(&window) {
        let Shape::Text(text) = shape else { continue };
        let said = text.galley.text().to_owned();
        let is_name = lines.iter().any(|(name, rect)| {
            said.chars().count() > 8 && name.starts_with(&said) && rect.contains(text.pos)
        });
        if is_name {
            assert!(!text.galley.elided, "{said} is cut");
            let sections = text.galley.job.sections.iter();
            sizes.extend(sections.map(|part| part.format.font_id.size.to_bits()));
        }
    }
    assert_eq!(sizes.len(), 1, "{sizes:?} for {lines:#?}");
}

//! Typing in the palette with a tile in hand, in the past, and where the rules or the
//! pieces make something impossible.

use ::florence::rules::Correction;
use ::florence::rules::game::Pending;
use ::florence::{Building, Landscape, Object, Square, Squares, Tile};
use studiolo::ui::session::intent::Copied;
use words::fl;

use super::desk::*;

fn palette_is_open(window: &Window) -> bool {
    let field = window
        .harness
        .query_by_role_and_label(Role::TextInput, fl!(line_label));
    field.is_some()
}

fn last(window: &Window) -> Command {
    let last = window.session().log().last().expect("there is an entry");
    last.command
}

fn typed(squares: Squares) -> String {
    let squares: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    squares.join(" ")
}

#[test]
fn a_landscape_in_the_hand_goes_where_it_is_typed() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("al");
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 1);
    let lake = Landscape::Lake;
    let places = window.game().places(Seat::A, Tile::Landscape(lake));
    let there = places.iter().last().expect("there are places");
    for turns in ["r", "f", "n"] {
        window.types(turns);
        assert!(!palette_is_open(&window), "{turns}");
    }
    // A moment later: directly after them it would be one word.
    let now = window.harness.ctx.input(|input| input.time);
    window.harness.input_mut().time = Some(now + 5.0);
    window.harness.step();
    window.harness.input_mut().time = None;
    window.types("place");
    assert!(palette_is_open(&window));
    window.types(&format!(" {}", typed(there)));
    window.key(Key::Enter);
    let placed = Command::new(Seat::A, Decision::place(lake, there));
    assert_eq!(window.session().log().len(), 2, "{:#?}", window.names());
    assert_eq!(last(&window), placed);
}

/// Returns a setup on the first player's turn in the first round.
fn turn() -> Setup {
    let mut setup = four();
    setup.moment = Moment::Actions(1, Seat::A);
    setup
}

#[test]
fn a_building_that_may_not_lie_there_is_kept_for_whose_turn_it_is() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), turn());
    let tile = |kind| Tile::Building(kind);
    let first = window.game().places(Seat::A, tile(Building::Theatre));
    let first = first.iter().next().expect("a place");
    window.types(&format!("build theatre {}", typed(first)));
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 1);
    // Next to it, where nothing is allowed yet.
    let game = *window.game();
    let shape = game.edition().shape(tile(Building::Chapel));
    let build = |at| Command::new(Seat::A, Decision::build(Building::Chapel, at));
    let beside = shape
        .places(Squares::ALL)
        .iter()
        .find(|&at| game.check(&build(at)).is_err() && game.play_anyway(&build(at)).is_ok());
    let beside = beside.expect("there is a place beside it");
    window.types(&format!("build chapel {}", typed(beside)));
    window.key(Key::Enter);
    assert!(palette_is_open(&window), "it is refused first");
    assert!(window.says(fl!(line_anyway)));
    window.held(Modifiers::COMMAND, Key::Enter);
    assert_eq!(last(&window), build(beside));
    assert!(window.session().log().last().unwrap().is_kept());
}

#[test]
fn what_the_pieces_forbid_is_not_offered_as_an_exception() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), turn());
    let game = *window.game();
    let shape = game.edition().shape(Tile::Building(Building::Chapel));
    let build = |at| Command::new(Seat::A, Decision::build(Building::Chapel, at));
    let on_the_palazzo = shape
        .places(Squares::ALL)
        .iter()
        .find(|&at| game.check(&build(at)).is_err() && game.play_anyway(&build(at)).is_err());
    let there = on_the_palazzo.expect("the palazzo is in the way");
    window.types(&format!("build chapel {}", typed(there)));
    assert!(palette_is_open(&window));
    let sentence = window.names();
    assert!(
        sentence.iter().any(|name| name.contains("Chapel")),
        "{sentence:#?}"
    );
    assert!(!window.says(fl!(line_anyway)));
    window.held(Modifiers::COMMAND, Key::Enter);
    assert!(window.session().log().is_empty());
}

#[test]
fn an_entry_is_gone_to_by_its_number_alone_or_in_words() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 44);
    for (text, entries) in [
        ("go to entry 12", 12),
        ("go to 30", 30),
        ("entry 7", 7),
        ("go to entry 0", 0),
    ] {
        window.types(text);
        window.key(Key::Enter);
        assert!(!palette_is_open(&window), "{text}: {:#?}", window.names());
        assert_eq!(window.session().cursor(), entries, "{text}");
    }
    window.types("go to entry 45");
    assert!(window.says(fl!(line_no_match)));
}

#[test]
fn a_value_that_is_set_in_the_past_is_inserted_there() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_sample(data.path(), 44);
    window.does(Shell::GoTo(20));
    let before: Vec<Command> = commands(&window);
    let money = window.game().player(Seat::A).money() + 100;
    let name = window.session().start().name(Seat::A).to_owned();
    window.types(&format!("set {name} money {money}"));
    window.key(Key::Enter);
    let now = commands(&window);
    let set = Command::new(Seat::A, Decision::Correct(Correction::Money(money)));
    assert_eq!(now.len(), before.len() + 1, "{:#?}", window.names());
    assert_eq!(now[20], set);
    assert_eq!((&now[..20], &now[21..]), (&before[..20], &before[20..]));
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(commands(&window), before);
}

fn commands(window: &Window) -> Vec<Command> {
    let log = window.session().log().iter();
    log.map(|entry| entry.command).collect()
}

#[test]
fn a_tile_is_left_where_the_rules_refuse_it_by_key_and_by_button() {
    let data = TempDir::new().unwrap();
    for by_key in [true, false] {
        let mut window = Window::with(data.path(), turn());
        let tile = Tile::Building(Building::Theatre);
        let first = window.game().places(Seat::A, tile).iter().next();
        window.types(&format!("build theatre {}", typed(first.expect("a place"))));
        window.key(Key::Enter);
        // Next to what has just been built.
        window.does(florence::Intent::TakeTile(
            Seat::A,
            Tile::Building(Building::Chapel),
        ));
        let mut steps = 0;
        while !window.says(fl!(keep_as_an_exception)) {
            let way = [Key::ArrowDown, Key::ArrowLeft][steps % 2];
            window.key(way);
            steps += 1;
            assert!(steps < 40, "{:#?}", window.names());
        }
        match by_key {
            true => window.held(Modifiers::COMMAND, Key::Enter),
            false => window.click(fl!(keep_as_an_exception)),
        }
        let log = window.session().log();
        assert_eq!(log.len(), 2, "{:#?}", window.names());
        assert!(log[1].is_kept());
        assert!(matches!(
            log[1].command.decision,
            Decision::Build(Building::Chapel, _)
        ));
    }
}

#[test]
fn escape_closes_the_palette_before_it_gives_back_a_tile() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("al");
    window.key(Key::Enter);
    let before = window.session().log().len();
    window.held(Modifiers::COMMAND, Key::K);
    window.types("anna builder 900");
    assert!(palette_is_open(&window));
    window.key(Key::Escape);
    assert!(!palette_is_open(&window));
    assert_eq!(window.session().log().len(), before);
}

#[test]
fn what_lies_below_the_palette_says_nothing_over_it() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.key(Key::Num4);
    let told = |window: &Window| {
        let nodes = window.harness.query_all_by_label_contains("A5: ");
        nodes.count()
    };
    let silent = told(&window);
    let builder = fl!(auction_name_object, object = "Builder");
    window.harness.get_by_label(&builder).hover();
    window.harness.run();
    assert!(told(&window) > silent, "{:#?}", window.names());
    window.held(Modifiers::COMMAND, Key::K);
    window.harness.run();
    assert_eq!(told(&window), silent, "{:#?}", window.names());
    window.key(Key::Escape);
}

#[test]
fn what_was_refused_in_a_game_is_not_said_outside_of_it() {
    let data = TempDir::new().unwrap();
    let mut setup = four();
    setup.players[1].money = Some(200);
    let mut window = Window::with(data.path(), setup);
    window.held(Modifiers::COMMAND, Key::M);
    window.key(Key::Num4);
    window.key(Key::Plus);
    assert!(window.says("A11: "), "{:#?}", window.names());
    window.held(Modifiers::COMMAND, Key::W);
    let begin = std::time::Instant::now();
    while window.harness.state().session().is_some() {
        assert!(begin.elapsed().as_secs() < 20, "waited too long");
        window.harness.run();
    }
    assert!(!window.says("A11: "), "{:#?}", window.names());
}

/// Opens a table at which Anna has won a Forest and has to put it down.
fn with_a_forest(data: &TempDir) -> Window {
    let mut window = Window::with(data.path(), four());
    window.plays(Command::new(
        Seat::A,
        Decision::Win(Object::Forest, window.game().opening_bid()),
    ));
    assert!(matches!(
        window.game().pending(),
        Some(Pending::Place { .. })
    ));
    window
}

/// Returns a place whose first square is this one.
fn place_from(window: &Window, first: &str) -> Squares {
    let first: Square = first.parse().expect("a square");
    let places = window
        .game()
        .places(Seat::A, Tile::Landscape(Landscape::Forest));
    let begins = |place: &Squares| place.iter().next() == Some(first);
    places.iter().find(begins).expect("a place begins there")
}

#[test]
fn while_a_tile_waits_squares_are_its_place() {
    for (typed, first) in [
        ("d6", "d6"),
        ("forest d6", "d6"),
        // It is also the name of a rule.
        ("a6", "a6"),
        // F flips the tile unless a digit follows.
        ("f6", "f6"),
    ] {
        let data = TempDir::new().unwrap();
        let mut window = with_a_forest(&data);
        let expected = place_from(&window, first);
        let there = typed_squares(typed, expected);
        window.types(&there);
        assert!(palette_is_open(&window), "{there}");
        window.key(Key::Enter);
        let placed = Command::new(Seat::A, Decision::place(Landscape::Forest, expected));
        assert_eq!(last(&window), placed, "{there}");
    }
}

/// Returns the typed text with all squares of the place instead of its first.
fn typed_squares(typed: &str, place: Squares) -> String {
    let name = typed.split_once(' ').map(|(name, _)| format!("{name} "));
    format!("{}{}", name.unwrap_or_default(), self::typed(place))
}

#[test]
fn a_place_that_is_refused_comes_before_the_rule_of_its_name() {
    let data = TempDir::new().unwrap();
    let mut window = with_a_forest(&data);
    // Where the palazzo is.
    let lines = window.offers("a1");
    assert!(lines[0].contains("Forest"), "{lines:#?}");
    assert!(lines[0].contains("P2"), "{lines:#?}");
}

#[test]
fn letters_that_turned_a_tile_are_no_part_of_what_is_typed_next() {
    let data = TempDir::new().unwrap();
    let mut window = with_a_forest(&data);
    let there = place_from(&window, "d6");
    for turns in ["r", "f", "r"] {
        window.types(turns);
    }
    window.types(&typed(there));
    window.key(Key::Enter);
    let placed = Command::new(Seat::A, Decision::place(Landscape::Forest, there));
    assert_eq!(last(&window), placed, "{:#?}", window.names());
    // The letters stay part of a word that means nothing without them.
    let data = TempDir::new().unwrap();
    let mut window = with_a_forest(&data);
    window.types("r");
    window.types("ules");
    assert!(window.says(fl!(rules_open)), "{:#?}", window.names());
}

#[test]
fn a_tile_begins_where_it_may_lie_wherever_pointer_and_keyboard_rest() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.does(Shell::ShowTab(0));
    // The pointer rests on the palazzo.
    let board = window.harness.query_all_by_label_contains("a1").next();
    let at = board.expect("the square has a name").rect().center();
    window.points_at(at);
    window.plays(Command::new(
        Seat::A,
        Decision::Win(Object::Forest, window.game().opening_bid()),
    ));
    window.harness.run();
    window.key(Key::Enter);
    let placed = last(&window).decision;
    assert!(
        matches!(placed, Decision::Place(..)),
        "{:#?}",
        window.names()
    );
}

#[test]
fn enter_takes_a_tile_to_the_nearest_place_before_it_puts_it_down() {
    let data = TempDir::new().unwrap();
    let mut window = with_a_forest(&data);
    // Onto the palazzo.
    for _ in 0..7 {
        window.key(Key::ArrowDown);
        window.key(Key::ArrowLeft);
    }
    window.key(Key::Enter);
    assert_eq!(window.session().log().len(), 1, "it may not lie there");
    window.key(Key::Enter);
    assert!(matches!(last(&window).decision, Decision::Place(..)));
}

#[test]
fn what_is_typed_says_what_it_leads_to() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.types("dana jester 700");
    assert!(
        window.says("then Dana has 2,800 florins and 1 jester"),
        "{:#?}",
        window.heard()
    );
    window.key(Key::Escape);
    // A refused decision is not offered.
    window.types("dana jester 9000");
    assert!(!window.says(fl!(line_do_it)), "{:#?}", window.heard());
    window.key(Key::Escape);
    // Hidden money stays hidden.
    window.held(Modifiers::COMMAND, Key::M);
    window.types("dana jester 700");
    assert!(!window.says("2,800"), "{:#?}", window.heard());
}

#[test]
fn points_that_pay_for_a_bid_are_sold_with_it() {
    let data = TempDir::new().unwrap();
    let mut setup = four();
    setup.irregular = true;
    setup.players[1].money = Some(200);
    setup.players[1].prestige = 5;
    let mut window = Window::with(data.path(), setup);
    window.plays(Command::new(Seat::A, Decision::Name(Object::Jester)));
    window.click(&fl!(
        sell_and,
        given = words::florence::points(1),
        what = fl!(auction_raise_to, price = 300)
    ));
    let log: Vec<Decision> = commands(&window).iter().map(|it| it.decision).collect();
    assert_eq!(log[1..], [Decision::Sell(1), Decision::Raise(300)]);
    let ben = window.game().player(Seat::B);
    assert_eq!((ben.money(), ben.prestige()), (300, 4));
}

#[test]
fn points_that_pay_for_opening_are_sold_with_it() {
    let data = TempDir::new().unwrap();
    let mut setup = four();
    setup.irregular = true;
    setup.players[0].money = Some(0);
    setup.players[0].prestige = 5;
    let mut window = Window::with(data.path(), setup);
    let button = "Sell 2\u{a0}PP, then: Name the Forest";
    assert!(window.says(button), "{:#?}", window.names());
    window.click(button);
    let log: Vec<Decision> = commands(&window).iter().map(|it| it.decision).collect();
    assert_eq!(log[0], Decision::Sell(2));
    assert!(matches!(log[1], Decision::Name(_)), "{log:?}");
}

#[test]
fn what_only_tells_goes_by_itself_and_a_warning_stays() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    window.does(Shell::CopyEntries(Copied::All));
    window.does(Shell::Open(data.path().join("nowhere.ron")));
    window.wait(|window| window.harness.state().state().notices.len() == 2);
    let told = |window: &Window, grave: bool| {
        let notices = &window.harness.state().state().notices;
        notices.iter().filter(|it| it.grave == grave).count()
    };
    assert_eq!((told(&window, false), told(&window, true)), (1, 1));
    let now = window.harness.ctx.input(|input| input.time);
    for later in [1.0, 30.0] {
        window.harness.input_mut().time = Some(now + later);
        window.harness.step();
    }
    window.harness.input_mut().time = None;
    assert_eq!((told(&window, false), told(&window, true)), (0, 1));
}

#[test]
fn f1_explains_what_one_points_at() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    // A button that is about a rule, and words that name a thing.
    for (points_at, rule) in [(fl!(auction_decline), "A8"), ("Jester", "O4")] {
        let at = window.harness.query_all_by_label_contains(points_at).next();
        let at = at.expect("it is there").rect().center();
        window.points_at(at);
        window.key(Key::F1);
        assert!(window.says(rule), "{points_at}: {:#?}", window.names());
        assert!(!window.says(fl!(notation_title)), "{points_at}");
        window.key(Key::Escape);
    }
}

#[test]
fn pointing_at_one_thing_while_another_has_the_keyboard_goes_on() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), four());
    let rects = |window: &Window| {
        let nodes = window.harness.query_all_by_role(Role::Button);
        nodes.map(|node| node.rect()).collect::<Vec<_>>()
    };
    let all = rects(&window);
    let by_area = |one: &usize, other: &usize| all[*one].area().total_cmp(&all[*other].area());
    let least = (0..all.len()).min_by(by_area).expect("there are buttons");
    let most = (0..all.len()).max_by(by_area).expect("there are buttons");
    for (pointed, focused) in [(least, most), (most, least)] {
        let mut nodes = window.harness.query_all_by_role(Role::Button);
        nodes.nth(focused).expect("it is there").focus();
        drop(nodes);
        window.harness.hover_at(all[pointed].center());
        window.harness.run();
        assert!(window.focused().is_some());
    }
}

#[test]
fn the_nearest_prices_are_not_told_while_money_is_hidden() {
    let data = TempDir::new().unwrap();
    // Only Anna can have opened, at 200.
    let mut window = Window::with(data.path(), four());
    window.types("ben jester 200");
    assert!(
        window.says("Ben can win at 300 florins"),
        "{:#?}",
        window.heard()
    );
    window.key(Key::Escape);
    window.held(Modifiers::COMMAND, Key::M);
    window.types("ben jester 200");
    assert!(window.says("No sequence of bids lets Ben win at 200 florins"));
    assert!(!window.says("can win at"), "{:#?}", window.heard());
}

//! What is typed in the palette where something is in the hand, in the past, and where
//! the rules or the pieces stand in the way.

use ::florence::rules::Correction;
use ::florence::{Building, Landscape, Squares, Tile};
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
    // A moment later: right after them it would be one word.
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

/// The turn of the first player in the first round.
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
    // Beside it, where nothing may lie yet.
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
        // Beside what has just been built.
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

//! Playing alone, through the accessibility tree: codes of deals, the deal of the day, the
//! player's strength and even games, puzzles from finished games.

use std::fs;

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Thinking};
use ::florence::{Command, Deal, Decision, Game, Options};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use studiolo::games::florence;
use table::{Bot, Item as _, Save, Seat, Session, Temperament, rating};
use tempfile::TempDir;
use words::fl;

use crate::by_hand::{Window, wait};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

const fn bot(level: Level, temperament: Temperament) -> Bot {
    Bot { level, temperament }
}

fn deal() -> Deal {
    Deal {
        seats: vec![
            None,
            Some(bot(Level::Two, Temperament::Miser)),
            Some(bot(Level::One, Temperament::Showman)),
        ],
        begins: Seat::B,
        options: Options {
            muse: true,
            ..Options::default()
        },
        number: 4711,
    }
}

/// Returns a game of this deal played to its end, as if by hand.
fn played(deal: &Deal) -> Session<Game> {
    let names = NAMES.into_iter().take(deal.seats.len());
    let mut session = Session::<Game>::new(deal.setup(names)).expect("a deal is legal");
    while !session.game().is_over() {
        let acting = session.game().to_act().expect("somebody decides");
        let level = session
            .people()
            .bot(acting)
            .map_or(Level::Four, |bot| bot.level);
        let seed = session.cursor() as u64;
        let command = bot::decide(session.game(), level, seed, 0, &Thinking::new());
        session
            .play(command.expect("the game goes on"))
            .expect("bots keep to the rules");
    }
    session
}

/// Returns the data directory of a user with these games on the shelf.
fn with_games(games: &[Session<Game>]) -> TempDir {
    with_solved(games, &[])
}

/// Returns the numbers of all puzzles of the program.
fn all_puzzles() -> Vec<u32> {
    let numbers = bot::shipped().map(|one| one.number());
    numbers
        .map(|number| number.expect("it can be read"))
        .collect()
}

/// Returns the data directory of a user with these games who has solved these puzzles.
fn with_solved(games: &[Session<Game>], solved: &[u32]) -> TempDir {
    let data = tempfile::tempdir().expect("a directory");
    let preferences = format!("(names: {NAMES:?}, pace: AtOnce, solved_puzzles: {solved:?})");
    fs::write(data.path().join("preferences.ron"), preferences).expect("it can be written");
    let library = data.path().join("games");
    fs::create_dir_all(&library).expect("a directory can be made");
    for (at, game) in games.iter().enumerate() {
        let path = library.join(format!("2026-01-{:02}-anna.ron", at + 1));
        Save::from_session(game)
            .write(&path)
            .expect("it can be written");
    }
    data
}

fn press(window: &mut Window, key: Key) {
    window.harness.key_press(key);
    window.harness.run();
}

fn type_deal(window: &mut Window, typed: &str) {
    let field = window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(deal));
    field.set_text_value_accesskit(typed);
    window.harness.run();
}

fn typed_deal(window: &Window) -> String {
    let field = window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(deal));
    field.accesskit_node().value().unwrap_or_default()
}

fn is_possible(window: &Window, name: &str) -> bool {
    let mut nodes = window.harness.query_all_by_label(name);
    nodes.any(|node| !node.accesskit_node().is_disabled())
}

/// Returns what is copied when this is clicked.
fn copied(window: &mut Window, name: &str) -> Option<String> {
    window.harness.get_by_label(name).click_accesskit();
    for _ in 0..4 {
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if text.is_some() {
            window.harness.run();
            return text;
        }
    }
    None
}

#[test]
fn a_code_that_is_typed_seats_bots_and_deals_what_it_says_and_is_copied_again() {
    let data = with_games(&[]);
    let mut window = Window::open(data.path());
    press(&mut window, Key::P);
    type_deal(&mut window, &deal().to_string().to_lowercase());
    window.click(fl!(new_game_start));
    let start = window.session().start().clone();
    assert_eq!(Deal::of(&start), Some(deal()));
    let begun = deal().setup(NAMES.into_iter().take(3));
    assert_eq!(
        start.players, begun.players,
        "the same cards, names and bots"
    );
    window
        .harness
        .key_press_modifiers(eframe::egui::Modifiers::COMMAND, Key::K);
    window.harness.run();
    let line = window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(line_label));
    line.set_text_value_accesskit(fl!(copy_deal));
    window.harness.run();
    let mut found = window.harness.query_all_by_label_contains(fl!(copy_deal));
    assert!(found.next().is_some(), "the palette has it");
}

#[test]
fn a_typo_in_a_code_is_said_and_no_game_begins() {
    let data = with_games(&[]);
    let mut window = Window::open(data.path());
    press(&mut window, Key::P);
    let mut code = deal().to_string();
    let at = code.len() - 4;
    let other = if &code[at..=at] == "7" { "8" } else { "7" };
    code.replace_range(at..=at, other);
    for (typed, why) in [
        (code.as_str(), fl!(deal_code_mistyped)),
        ("S", fl!(deal_code_too_short)),
        ("the usual", fl!(deal_code_beginning)),
        ("99999999999999999999999", fl!(deal_is_too_large)),
    ] {
        type_deal(&mut window, typed);
        assert!(window.shows(why), "{typed}: {:#?}", window.names());
        assert!(!is_possible(&window, fl!(new_game_start)), "{typed}");
    }
    type_deal(&mut window, "12");
    assert!(
        is_possible(&window, fl!(new_game_start)),
        "a number still is one"
    );
}

#[test]
fn where_something_else_is_chosen_after_a_code_its_cards_stay() {
    let data = with_games(&[]);
    let mut window = Window::open(data.path());
    press(&mut window, Key::P);
    type_deal(&mut window, &deal().to_string());
    window.click(fl!(new_game_muse));
    assert_eq!(typed_deal(&window), "4711");
    window.click(fl!(new_game_start));
    let start = window.session().start();
    assert_eq!(start.deal, Some(4711));
    assert!(!start.options.muse);
    assert_eq!(start.players.len(), 3);
}

#[test]
fn the_deal_of_the_day_is_begun_from_the_start_and_told_there() {
    let data = with_games(&[]);
    let mut window = Window::open(data.path());
    let not_played = fl!(
        start_small,
        name = fl!(day_title),
        told = fl!(day_not_played)
    );
    wait(&mut window, |window| window.shows(&not_played));
    press(&mut window, Key::D);
    window.click(fl!(day_play));
    let day = jiff::Timestamp::now()
        .to_zoned(jiff::tz::TimeZone::UTC)
        .date();
    let deal = Deal::of(window.session().start()).expect("it has a code");
    assert_eq!(deal.number, Deal::number_of_day(day));
    let levels = deal.seats.iter().flatten().map(|bot| bot.level);
    let levels: Vec<Level> = levels.collect();
    let levels: [Level; 3] = levels.try_into().expect("three bots");
    assert_eq!(deal, Deal::of_day(day, levels));
}

#[test]
fn a_day_that_was_played_says_how_it_ended() {
    let day = jiff::Timestamp::now()
        .to_zoned(jiff::tz::TimeZone::UTC)
        .date();
    let game = played(&Deal::of_day(day, [Level::One; 3]));
    let data = with_games(&[game]);
    let mut window = Window::open(data.path());
    wait(&mut window, |window| {
        window.shows_part(fl!(day_title)) && !window.shows_part(fl!(day_not_played))
    });
    press(&mut window, Key::D);
    assert!(window.shows(fl!(day_look_back)) && window.shows(fl!(day_play_again)));
    assert!(!window.shows(fl!(day_play)));
    press(&mut window, Key::Escape);
    assert!(window.shows(fl!(start_recent_games)), "back at the start");
}

#[test]
fn finished_games_rate_their_person_and_an_even_game_follows_the_rating() {
    // Four wins out of four against the weakest bots.
    let weakest = |number| Deal {
        seats: vec![
            None,
            Some(bot(Level::One, Temperament::Plain)),
            Some(bot(Level::One, Temperament::Miser)),
            Some(bot(Level::One, Temperament::Builder)),
        ],
        begins: Seat::A,
        options: Options::default(),
        number,
    };
    let games: Vec<Session<Game>> = (1..=3).map(|number| played(&weakest(number))).collect();
    let data = with_games(&games);
    let mut window = Window::open(data.path());
    press(&mut window, Key::P);
    wait(&mut window, |window| {
        window.shows_part("Anna: ") && window.shows_part(" ± ")
    });
    assert!(!window.shows(&fl!(strength_unknown, name = "Anna")));
    window.click(fl!(even_game));
    window.click(fl!(new_game_start));
    let start = window.session().start();
    let bots: Vec<Bot> = (Seat::ALL[1..4].iter())
        .filter_map(|&seat| start.bot(seat))
        .collect();
    let steps: Vec<u8> = bots.iter().map(|bot| bot.level.step()).collect();
    let least = steps.iter().min().zip(steps.iter().max());
    assert!(
        least.is_some_and(|(least, most)| most - least <= 1),
        "{steps:?}"
    );
    let mut likes: Vec<Temperament> = bots.iter().map(|bot| bot.temperament).collect();
    likes.sort();
    likes.dedup();
    assert_eq!(likes.len(), 3, "each likes something else");
}

#[test]
fn without_a_finished_game_nothing_is_rated_and_only_the_program_s_puzzles_are_there() {
    let data = with_solved(&[], &all_puzzles());
    let mut window = Window::open(data.path());
    assert!(window.shows_part(fl!(puzzles_solved)));
    press(&mut window, Key::P);
    assert!(window.shows(&fl!(strength_unknown, name = "Anna")));
    press(&mut window, Key::Escape);
    press(&mut window, Key::U);
    assert!(window.shows(fl!(puzzles_no_games)));
    press(&mut window, Key::Escape);
    assert!(window.shows(fl!(start_recent_games)));
}

#[test]
fn a_puzzle_is_asked_answered_by_the_board_and_judged_and_leaves_the_game_alone() {
    let game = played(&Deal {
        options: Options::default(),
        ..deal()
    });
    let data = with_solved(&[game], &all_puzzles());
    let file = fs::read_dir(data.path().join("games")).expect("there is a library");
    let file = file
        .map(|file| file.expect("an entry").path())
        .next()
        .expect("one");
    let before = fs::read(&file).expect("it is there");
    let mut window = Window::open(data.path());
    press(&mut window, Key::U);
    patiently(&mut window, |window| window.shows(fl!(puzzle_skip)));
    assert!(
        window.harness.state().state().game.is_none(),
        "no game is open"
    );
    for name in answers() {
        if is_possible(&window, &name) {
            window.click(&name);
            break;
        }
    }
    if window.shows(fl!(puzzle_skip)) {
        // A puzzle about tiles or cards cannot be answered with one button.
        window.click(fl!(puzzle_skip));
    } else {
        patiently(&mut window, |window| window.shows(fl!(puzzle_next)));
        assert!(window.shows_part(fl!(puzzle_why)));
        let is_good = window.shows(fl!(puzzle_right)) || window.shows(fl!(puzzle_as_good));
        let found = usize::from(is_good);
        assert!(window.shows(&fl!(puzzle_found, found = found, tried = 1)));
        press(&mut window, Key::Enter);
        assert!(!window.shows(fl!(puzzle_next)));
    }
    assert_eq!(fs::read(&file).expect("it is there"), before);
    press(&mut window, Key::Escape);
    assert!(window.shows(fl!(start_recent_games)));
}

#[test]
fn a_puzzle_of_the_program_is_solved_and_remembered_and_new_games_give_more() {
    let passes = |answer: Command| {
        let simple = [Decision::Pass, Decision::Decline, Decision::EndTurn];
        simple.contains(&answer.decision)
    };
    let names = ["A", "B", "C", "D", "E"];
    let simple = bot::shipped().find(|one| {
        let session = one.session(&names).expect("it is legal");
        let entry = session.cursor() - 1;
        let puzzle = bot::puzzle_at(&session, entry, &Thinking::new());
        puzzle
            .and_then(|puzzle| puzzle.answer())
            .is_some_and(passes)
    });
    let number = simple.and_then(|one| one.number()).expect("there is one");
    let mut solved = all_puzzles();
    solved.retain(|other| *other != number);
    let data = with_solved(&[], &solved);
    let mut window = Window::open(data.path());
    assert!(window.shows_part(&fl!(puzzles_left, number = 1)));
    press(&mut window, Key::U);
    patiently(&mut window, |window| window.shows(fl!(puzzle_skip)));
    let all = all_puzzles().len();
    assert!(window.shows(&fl!(puzzles_left_in_all, number = 1, all = all)));
    let answer = answers()
        .into_iter()
        .find(|name| is_possible(&window, name));
    window.click(&answer.expect("it can be answered with a button"));
    patiently(&mut window, |window| window.shows(fl!(puzzle_next)));
    assert!(window.shows(fl!(puzzle_right)), "{:#?}", window.names());
    assert!(!window.shows(fl!(puzzle_open_game)), "it is nobody's game");
    wait(&mut window, |_| {
        let text = fs::read_to_string(data.path().join("preferences.ron"));
        text.is_ok_and(|text| text.contains(&number.to_string()))
    });
    press(&mut window, Key::Enter);
    patiently(&mut window, |window| window.shows(fl!(puzzles_no_games)));
    window.click(fl!(puzzles_from_new));
    assert!(window.shows(fl!(puzzles_playing)));
    patiently(&mut window, |window| window.shows(fl!(puzzle_skip)));
    press(&mut window, Key::Escape);
    assert!(window.shows_part(fl!(puzzles_solved)));
}

#[test]
fn the_par_of_a_deal_is_worked_out_level_by_level_and_can_be_stopped() {
    let data = with_games(&[]);
    let mut window = Window::open(data.path());
    press(&mut window, Key::D);
    patiently(&mut window, |window| {
        window.shows_part("Level 4: ") && !window.shows(&fl!(day_par_not_yet, name = "Level 4"))
    });
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    let levels = rating::even(rating::BEFORE, Deal::BOTS_OF_A_DAY);
    let deal = Deal::of_day(today, levels.try_into().expect("three bots"));
    for level in [Level::One, Level::Four] {
        let points = bot::par(&deal, level, &Thinking::new()).expect("it is played");
        let name = format!("Level {}", level.step());
        let told = fl!(day_par_of, name = name, points = points);
        assert!(window.shows(&told), "{told}: {:#?}", window.names());
    }
    if window.shows(fl!(day_par_stop)) {
        window.click(fl!(day_par_stop));
        window.click(fl!(day_par_go_on));
    }
    press(&mut window, Key::Escape);
    assert!(window.shows(fl!(start_recent_games)), "back at the start");
}

/// Returns the buttons that make a decision at once.
fn answers() -> Vec<String> {
    [fl!(auction_pass), fl!(auction_decline), fl!(end_turn)]
        .map(str::to_owned)
        .to_vec()
}

/// Waits for thinking, which takes longer without optimizations.
fn patiently(window: &mut Window, until: impl Fn(&Window) -> bool) {
    for _ in 0..400_000 {
        if until(window) {
            return;
        }
        std::thread::yield_now();
        window.harness.step();
    }
    panic!("waited too long: {:#?}", window.names());
}

#[test]
fn the_pages_are_shown_by_commands_too() {
    let data = with_games(&[]);
    let mut window = Window::open(data.path());
    let app = window.harness.state_mut();
    app.carry_out(florence::Intent::ShowDays);
    window.harness.run();
    assert!(window.shows(fl!(day_play)));
    let code = copied(&mut window, fl!(day_copy)).expect("something is copied");
    let deal: Deal = code.parse().expect("it is a code");
    window.click(fl!(day_play));
    assert_eq!(Deal::of(window.session().start()), Some(deal));
}

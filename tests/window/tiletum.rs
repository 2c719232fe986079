//! Tiletum in the window: a round tracked at a real table with the results of chance typed
//! in, and a game against bots that is played to its end by clicking what is offered.

use std::path::Path;

use ::tiletum::mind::bot::{self, Level};
use ::tiletum::{Action, Command, Decision, Die, Game, Good, Phase, Piece, Rule, Setup, Step};
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::commands;
use table::{Item as _, Seat, Session};
use words::fl;

use crate::desk::*;

type Window = Desk<Tiletum>;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

fn digital() -> Setup {
    let mut setup = Setup::digital(NAMES, 11);
    for player in &mut setup.players[1..] {
        player.bot = Some(table::Level::EASY);
    }
    setup
}

fn tracked(data: &Path) -> Window {
    Window::with(data, Setup::tracked(NAMES))
}

/// The first eleven dice, as they are typed.
const ROLL: &str = "s135 5:yp w2 b6 p2 y3 w4 b1";

/// Types the dice of a round and reveals a token.
fn begins(window: &mut Window) {
    window.fill(fl!(tiletum_roll_line), ROLL);
    window.click(&fl!(tiletum_roll_begins, round = 1));
    window.click(&fl!(tiletum_corruption_of, number = 1));
}

#[test]
fn a_roll_is_typed_in_one_line_and_a_token_pressed() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    assert!(window.says(fl!(tiletum_roll_asked)));
    let begins_round = fl!(tiletum_roll_begins, round = 1);
    assert!(window.is_disabled(&begins_round));
    window.fill(fl!(tiletum_roll_line), "s135 s7");
    assert!(window.says(&fl!(tiletum_roll_wrong, word = "s7")));
    window.fill(fl!(tiletum_roll_line), "s1 s2 s3 s4 b1");
    assert!(window.says(&fl!(tiletum_roll_colour, good = fl!(tiletum_good_stone))));
    begins(&mut window);
    let game = window.game();
    assert_eq!(game.wheel().total(), 11);
    assert_eq!(game.phase(), Phase::Turn(Step::Before));
    assert_eq!(game.king(Seat::A).0, -1);
    // Undo reverts only the token, because the table entered each separately.
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.game().phase(), Phase::Corruption);
}

#[test]
fn a_tile_that_came_is_named_or_left_unnamed() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    begins(&mut window);
    // A bot decides, and the table enters what came: every second tile by its name.
    let (mut named, mut unnamed) = (0, 0);
    while named == 0 || unnamed == 0 {
        let game = *window.game();
        assert!(window.session().cursor() < 400, "no tile came");
        if let Some(spot) = game.gap() {
            let none = Command::chance(Decision::Deal(spot, None));
            if unnamed == 0 && game.check(&none).is_ok() {
                window.click(fl!(tiletum_deal_unnamed));
                unnamed += 1;
                continue;
            }
            let mut tiles = game.edition().tiles(spot.stack());
            let tile = tiles.find(|&tile| game.unseen(tile) > 0);
            let tile = tile.expect("one is left");
            let words = words::tiletum::Words::new(window.session().start());
            let name = words.tile(Some(tile));
            window.choose(fl!(tiletum_deal_choose), &name);
            window.click(fl!(tiletum_deal_named));
            let last = window.last().map(|command| command.decision);
            assert!(matches!(last, Some(Decision::Deal(_, Some(came))) if came == tile));
            named += 1;
            continue;
        }
        let Some(seat) = game.may_decide().first() else {
            let token = (0..3).find(|&value| {
                let token = Command::chance(Decision::Corruption(value));
                game.check(&token).is_ok()
            });
            let token = token.expect("a token is revealed");
            window.click(&fl!(tiletum_corruption_of, number = token));
            continue;
        };
        let command = bot::decide(&game, seat, Level::Two, 1);
        window.plays(command.expect("something can be done"));
    }
}

/// Clicks the most likely decision, or else whatever comes first: dice, goods, the end of
/// the turn.
fn presses_something(window: &mut Window) {
    let game = *window.game();
    let seat = game.may_decide().first().expect("somebody is asked");
    let words = words::tiletum::Words::new(window.session().start());
    let command = bot::decide(&game, seat, Level::Two, 3).expect("something can be done");
    let button = words.button(Some(&game), &command);
    let before = window.session().cursor();
    let is_offered = window
        .names()
        .iter()
        .filter(|name| **name == button)
        .count()
        == 1;
    match is_offered {
        true => window.click(&button),
        false => window.plays(command),
    }
    assert!(
        window.session().cursor() > before,
        "{button}: {:#?}",
        window.heard()
    );
}

#[test]
fn a_game_against_bots_is_played_to_its_end() {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("preferences.ron"), "(pace: AtOnce)").unwrap();
    let mut window = Window::with(data.path(), digital());
    window.click(fl!(tiletum_roll_dice));
    let is_asked = |window: &Window| {
        let game = window.game();
        game.is_over() || game.may_decide().contains(Seat::A)
    };
    let mut turns = 0;
    loop {
        window.wait(is_asked);
        if window.game().is_over() {
            break;
        }
        presses_something(&mut window);
        turns += 1;
        assert!(turns < 1000, "it does not end");
    }
    let game = window.game();
    assert_eq!(game.round(), 4);
    let first = game.standing()[0];
    let name = NAMES[first.index()].to_owned();
    let won = fl!(
        tiletum_won_by,
        names = name,
        count = 1,
        points = game.player(first).vp()
    );
    assert!(window.says(&won), "{:#?}", window.heard());
    // All results of chance are in the log, and it replays.
    let session = window.session();
    let log = session.log().iter().map(|entry| entry.command).collect();
    let again = Session::<Game>::restore(session.start().clone(), log, session.cursor());
    assert_eq!(again.expect("it is legal").game(), session.game());
}

#[test]
fn a_hint_says_what_to_do_and_why() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), digital());
    window.click(fl!(tiletum_roll_dice));
    window.does(Shell::Do(commands::HINT.id));
    window.wait(|window| window.says("Do it: "));
    // A reason that every plan has: the goods of the die.
    let seat = window.game().may_decide().first();
    assert_eq!(seat, Some(Seat::A));
    let goods = window.game().wheel().kinds().map(|die| {
        let goods = words::tiletum::names::amount(die.good, die.value.into());
        fl!(tiletum_advice_goods, goods)
    });
    let told: Vec<String> = goods.collect();
    assert!(
        told.iter().any(|why| window.says(why)),
        "{:#?}",
        window.heard()
    );
}

/// Types this in the palette and presses Enter.
fn enters(window: &mut Window, text: &str) {
    window.held(Modifiers::COMMAND, Key::K);
    window.harness.event(Input::Text(text.to_owned()));
    window.harness.run();
    window.key(Key::Enter);
}

#[test]
fn a_round_is_typed_in_the_palette() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    enters(&mut window, ROLL);
    assert_eq!(window.game().phase(), Phase::Corruption);
    enters(&mut window, "corruption 0");
    enters(&mut window, "die y3");
    assert_eq!(window.game().phase(), Phase::Turn(Step::Die));
    enters(&mut window, "goods ; from the bank");
    assert_eq!(window.game().phase(), Phase::Turn(Step::Act));
    let note = &window.session().log()[3].note;
    assert_eq!(note, "from the bank");
}

#[test]
fn values_are_set_by_hand_and_undone() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    begins(&mut window);
    window.key(Key::F4);
    window.choose(fl!(correcting_what), fl!(tiletum_correct_wool));
    window.fill(fl!(correcting_value), "7");
    window.click(fl!(correcting_set));
    assert_eq!(window.game().player(Seat::A).goods()[Good::Wool], 7);
    window.choose(fl!(correcting_what), fl!(tiletum_correct_other));
    window.fill(fl!(correcting_value), "merchant paris");
    window.click(fl!(correcting_set));
    let game = window.game();
    let paris = game
        .edition()
        .city_named("Paris")
        .expect("it is on the map");
    let merchant = game.player(Seat::A).piece(Piece::Merchant);
    assert_eq!(merchant, paris.space());
    window.click(fl!(correcting_close));
    for _ in 0..2 {
        window.held(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(window.game().player(Seat::A).goods()[Good::Wool], 1);
}

#[test]
fn the_merchant_walks_by_a_click_on_a_town() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    begins(&mut window);
    // The die that leads to the merchant's place.
    let game = *window.game();
    let die = game
        .wheel()
        .kinds()
        .find(|&die| game.places()[game.place_of(die)].action() == Some(Action::Merchant));
    let die = die.expect("every place has a die");
    let seat = game.may_decide().first().expect("somebody acts");
    window.plays(Command::new(seat, Decision::TakeDie(die, die.value)));
    window.click("Take the goods");
    let brugge = window
        .names()
        .into_iter()
        .find(|name| name.starts_with("Brugge, 1 step"));
    window.click(&brugge.expect("one step away"));
    let game = window.game();
    let there = game.player(seat).piece(Piece::Merchant);
    assert_eq!(
        game.edition().city_at(there),
        game.edition().city_named("Brugge")
    );
}

#[test]
fn keys_walk_the_dice_change_one_and_take_it() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    begins(&mut window);
    window.key(Key::F4);
    window.choose(fl!(correcting_what), fl!(tiletum_correct_gold));
    window.fill(fl!(correcting_value), "4");
    window.click(fl!(correcting_set));
    window.click(fl!(correcting_close));
    let dice = window.game().legal().into_iter();
    let mut plain = dice.filter_map(|command| match command.decision {
        Decision::TakeDie(die, to) if die.value == to => Some(die),
        _ => None,
    });
    let first = plain.next().expect("dice lie there");
    window.key(Key::ArrowRight);
    let focused = window.focused();
    let name = words::tiletum::names::die(first);
    assert!(focused.as_ref().is_some_and(|it| it.contains(&name)));
    window.key(Key::ArrowRight);
    assert_ne!(window.focused(), focused, "the next die");
    window.key(Key::ArrowLeft);
    assert_eq!(window.focused(), focused, "and back");
    window.types("+");
    assert!(
        !window.palette(),
        "a sign changes the die and types nothing"
    );
    window.key(Key::Enter);
    let game = window.game();
    let turn = game.turn().expect("a die was taken");
    assert_eq!(
        (turn.die.good, turn.die.value),
        (first.good, first.value % 6 + 1)
    );
    assert_eq!(
        game.player(Seat::A).goods()[Good::Gold],
        2,
        "2 gold a step (T2)"
    );
}

#[test]
fn arrow_keys_go_along_the_roads_and_enter_walks() {
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    begins(&mut window);
    let game = *window.game();
    let of_merchant =
        |die: &Die| game.places()[game.place_of(*die)].action() == Some(Action::Merchant);
    let die = game.wheel().kinds().find(of_merchant);
    let die = die.expect("every place has a die");
    window.plays(Command::new(Seat::A, Decision::TakeDie(die, die.value)));
    window.plays(Command::new(Seat::A, Decision::TakeGoods(None)));
    for (key, town) in [
        (Key::ArrowUp, "Brugge"),
        (Key::Escape, ""),
        (Key::ArrowRight, "Köln"),
    ] {
        window.key(key);
        let focused = window.focused().unwrap_or_default();
        assert!(focused.starts_with(town), "{key:?}: {focused}");
    }
    window.key(Key::Enter);
    let game = window.game();
    let there = game
        .edition()
        .city_at(game.player(Seat::A).piece(Piece::Merchant));
    assert_eq!(there, game.edition().city_named("Köln"));
}

#[test]
fn f1_explains_the_die_that_has_the_keyboard() {
    use words::tiletum::rulebook::Ruled as _;
    let data = TempDir::new().unwrap();
    let mut window = tracked(data.path());
    begins(&mut window);
    window.key(Key::ArrowRight);
    window.key(Key::F1);
    assert!(window.says(Rule::T2.text()), "{:#?}", window.heard());
    window.key(Key::Escape);
}

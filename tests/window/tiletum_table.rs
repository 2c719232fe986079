//! Tiletum at a real table: a whole game of three tracked in the window, with every roll
//! typed, every token clicked and every tile named or left unnamed; and the pictured
//! positions, with the numbers that a table reads from them.

use std::path::Path;

use ::tiletum::mind::bot::{self, Level};
use ::tiletum::{Command, Decision, Die, Game, Good, Phase, Setup};
use studiolo::games::tiletum::{Tiletum, ids};
use table::{Item as _, Save, Seat, Session};
use words::fl;

use crate::desk::*;

type Window = Desk<Tiletum>;

/// The contents of the bag and of the hidden piles of a table: the same every time.
struct Table {
    state: u64,
}

impl Table {
    fn below(&mut self, number: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % number
    }

    /// Returns dice drawn from the bag and rolled, as they are typed.
    fn roll(&mut self, game: &Game) -> String {
        let mut bag: Vec<Good> = Vec::new();
        for (&good, number) in Good::ALL.iter().zip(game.bag()) {
            bag.extend((0..number).map(|_| good));
        }
        let dice = (0..3 * game.player_count() + 2).map(|_| {
            let good = bag.swap_remove(self.below(bag.len()));
            let value = 1 + u8::try_from(self.below(6)).unwrap_or(0);
            Die { good, value }
        });
        let typed: Vec<String> = dice
            .map(|die| format!("{}{}", die.good.letter(), die.value))
            .collect();
        typed.join(" ")
    }
}

/// Enters the result of chance, if it is due.
fn chance(window: &mut Window, table: &mut Table) -> bool {
    let game = *window.game();
    if let Some(spot) = game.gap() {
        let unnamed = Command::chance(Decision::Deal(spot, None));
        let is_named = table.below(2) == 0 || game.check(&unnamed).is_err();
        if is_named {
            let tiles = game.edition().tiles(spot.stack());
            let left: Vec<_> = tiles.filter(|&tile| game.unseen(tile) > 0).collect();
            let tile = left[table.below(left.len())];
            let name = words::tiletum::Words::new(window.session().start()).tile(Some(tile));
            window.choose(fl!(tiletum_deal_choose), &name);
            window.click(fl!(tiletum_deal_named));
        } else {
            window.click(fl!(tiletum_deal_unnamed));
        }
        return true;
    }
    match game.phase() {
        Phase::Prepare => {
            let roll = table.roll(&game);
            window.fill(fl!(tiletum_roll_line), &roll);
            window.click(&fl!(tiletum_roll_begins, round = game.round()));
            true
        }
        Phase::Corruption => {
            let tokens: Vec<u8> = (0..3)
                .filter(|&value| {
                    let token = Command::chance(Decision::Corruption(value));
                    game.check(&token).is_ok()
                })
                .collect();
            let token = tokens[table.below(tokens.len())];
            window.click(&fl!(tiletum_corruption_of, number = token));
            true
        }
        _ => false,
    }
}

#[test]
fn a_whole_game_of_three_is_tracked() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with(data.path(), Setup::tracked(["Anna", "Ben", "Clara"]));
    let mut table = Table { state: 17 };
    let (mut pressed, mut played) = (0, 0);
    while !window.game().is_over() {
        assert!(window.session().cursor() < 900, "it does not end");
        if chance(&mut window, &mut table) {
            continue;
        }
        let game = *window.game();
        let seat = game.may_decide().first().expect("somebody is asked");
        let command = bot::decide(&game, seat, Level::Two, 5).expect("something can be done");
        let words = words::tiletum::Words::new(window.session().start());
        let button = words.button(Some(&game), &command);
        let names = window.names();
        let is_offered = names.iter().filter(|name| **name == button).count() == 1;
        let before = window.session().cursor();
        if is_offered && !window.is_disabled(&button) {
            window.click(&button);
            pressed += 1;
        } else {
            window.plays(command);
            played += 1;
        }
        assert!(window.session().cursor() > before, "{button}");
    }
    assert!(pressed > 20, "{pressed} pressed, {played} played");
    let game = window.game();
    assert_eq!(game.round(), 4);
    // The points are those of the lines of the sheet, plus the ten at the start.
    for seat in game.seats() {
        let player = game.player(seat);
        assert_eq!(i32::from(player.vp()), 10 + player.score().total());
    }
    // It replays, and all of it can be undone and redone.
    let session = window.session();
    let log = session.log().iter().map(|entry| entry.command).collect();
    let again = Session::<Game>::restore(session.start().clone(), log, session.cursor());
    assert_eq!(again.expect("it is legal").game(), session.game());
    let end = *session.game();
    let all = session.cursor();
    window.does(Shell::GoTo(0));
    assert_eq!(window.game().round(), 1);
    window.does(Shell::GoTo(all));
    assert_eq!(*window.game(), end);
}

/// Opens a position of the pictures, with this tab in front.
fn pictured(data: &Path, name: &str, tab: usize) -> Window {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("tests/data/look").join(name);
    let save = Save::<Game>::read(&path).expect("a save");
    let mut window = Window::with_save(data, &save);
    window.does(Shell::ShowTab(tab));
    window
}

#[test]
fn the_pictured_turn_has_the_figures_of_its_pictures() {
    let data = TempDir::new().unwrap();
    let mut window = pictured(data.path(), "tiletum-turn.ron", ids::WHEEL);
    let hears = |window: &Window, texts: &[&str]| {
        for text in texts {
            assert!(window.says(text), "{text}: {:#?}", window.heard());
        }
    };
    hears(
        &window,
        &[
            "Anna: 45 VP",
            "Ben: 68 VP",
            "Clara: 48 VP",
            "Dana: 42 VP",
            // AP of the die and of the merchant's building, and the helper in the
            // storehouse.
            "Merchant. AP: die 2, buildings 2, helpers +1",
            "4 AP lapse",
            "0 (1 in 4)   −1 (2 in 4)   −2 (1 in 4)",
            "next turn order: Ben, Clara, Dana, Anna",
            "Build in Praha: stone ×5, +13 VP",
            "Build in Paris: stone ×4, +8 VP",
            // What is bought for a contract, what is refused here, what will be a problem.
            "Fulfil the contract: gold ×2, wool ×3 and iron ×2, +11 VP",
            "House, Paris: M2: Clara already has a house in Paris.",
            "Storehouse full: no room for a tile.",
        ],
    );
    window.click("Buy iron");
    assert_eq!(window.game().player(Seat::C).goods()[Good::Iron], 3);
    window.held(Modifiers::COMMAND, Key::Z);
    window.does(Shell::ShowTab(ids::MAP));
    hears(
        &window,
        &[
            "Bordeaux, fair 3, 2 steps",
            "Lyon, 2 steps",
            "Wien, fair 4",
            "Go to Bordeaux",
            "2 AP, 2 left",
        ],
    );
    window.does(Shell::ShowTab(ids::PAY));
    hears(
        &window,
        &["20 in all: 5 VP at the end", "missing: iron", "+11"],
    );
    window.does(Shell::ShowTab(ids::FAIRS));
    // Two crests and two contracts count where they are.
    hears(&window, &["Clara: 2 steps away. 2 ×", "would be 12 VP"]);
    // Two steps cost two AP; the rest of the turn's AP are left.
    window.does(Shell::ShowTab(ids::MAP));
    window.click("Go to Bordeaux");
    assert_eq!(window.game().turn().map(|turn| turn.ap), Some(2));
    hears(&window, &["2 AP lapse"]);
    // One button sent both steps: they are undone and redone together.
    let entries = window.session().cursor();
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.game().turn().map(|turn| turn.ap), Some(4));
    assert_eq!(window.session().cursor(), entries - 2);
    window.held(Modifiers::COMMAND, Key::Y);
    assert_eq!(window.game().turn().map(|turn| turn.ap), Some(2));
}

#[test]
fn what_the_button_of_a_die_sends_is_undone_in_one_step() {
    let data = TempDir::new().unwrap();
    let mut window = pictured(data.path(), "tiletum-die.ron", ids::WHEEL);
    let before = *window.game();
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    let sent = window.session().log()[window.session().cursor() - 1].command;
    assert!(matches!(sent.decision, Decision::TakeGoods(_)), "{sent:?}");
    window.held(Modifiers::COMMAND, Key::Z);
    assert_eq!(*window.game(), before);
}

#[test]
fn a_die_is_taken_without_its_tile() {
    let data = TempDir::new().unwrap();
    let mut window = pictured(data.path(), "tiletum-die.ron", ids::WHEEL);
    let tiles = |window: &Window| {
        let spots = (0..6).map(::tiletum::Spot::Wheel);
        spots
            .filter_map(|spot| window.game().slot(spot)?.tile())
            .count()
    };
    let before = tiles(&window);
    window.key(Key::ArrowDown);
    window.click(fl!(tiletum_without_tile));
    assert!(window.game().turn().is_some());
    assert_eq!(tiles(&window), before);
    window.held(Modifiers::COMMAND, Key::Z);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert_eq!(tiles(&window), before - 1);
}

#[test]
fn a_finished_table_checks_its_scores() {
    let data = TempDir::new().unwrap();
    let mut window = pictured(data.path(), "tiletum-end.ron", ids::RESULT);
    window.click(fl!(start_check));
    // The sheet begins with the counts of the table, line by line, and has the same total.
    assert!(
        window.says(fl!(tiletum_sheet_ahead)),
        "{:#?}",
        window.heard()
    );
    for (name, total) in [("Anna", "125"), ("Ben", "172"), ("Dana", "107")] {
        let field = format!("Score track of {name}");
        let heard = window.heard();
        let at = heard.iter().position(|said| *said == field);
        let at = at.unwrap_or_else(|| panic!("no field of {name}: {heard:#?}"));
        assert_eq!(heard[at + 1], total);
    }
}

#[test]
fn the_pictured_end_of_a_round_has_the_figures_of_its_pictures() {
    let data = TempDir::new().unwrap();
    let mut window = pictured(data.path(), "tiletum-king.ron", ids::KING);
    for text in ["Anna: 52 VP", "Ben: 68 VP", "Clara: 72 VP", "Dana: 50 VP"] {
        assert!(window.says(text), "{text}");
    }
    window.click("Take the tile");
    // The king track, then the fair: 75 − 68 for Ben, and 18 and 12 in Bordeaux.
    let vp = |seat| window.game().player(seat).vp();
    let now = [Seat::A, Seat::B, Seat::C, Seat::D].map(vp);
    assert_eq!(now, [55, 75, 71 + 18, 53 + 12]);
}

#[test]
fn the_pictured_end_is_won_by_the_turn_order() {
    let data = TempDir::new().unwrap();
    let window = pictured(data.path(), "tiletum-end.ron", ids::POINTS);
    let game = window.game();
    let points: Vec<u16> = game.seats().map(|seat| game.player(seat).vp()).collect();
    assert_eq!(points, [125, 172, 172, 107]);
    // Ben and Clara have equal points; Ben is before Clara in the turn order (E4).
    assert_eq!(game.standing()[0], Seat::B);
    assert!(window.says("Ben wins with 172 VP"), "{:#?}", window.heard());
}

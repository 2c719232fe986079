//! What the window shows of a game of Tiletum as a whole: the result with its sources and
//! its tie, the statistics, the public screen, and the entries in lists of games. The
//! numbers of the pictured positions were counted by hand.

use std::path::Path;

use ::tiletum::mind::bot::{self, Level};
use ::tiletum::{Decision, Game, Setup};
use studiolo::games::tiletum::{Tiletum, chronicle, glimpse, ids};
use studiolo::ui::session::commands;
use table::{Item as _, Save, Seat, Session};
use words::fl;

use crate::desk::*;

type Window = Desk<Tiletum>;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// Returns one of the pictured positions.
fn look(name: &str) -> Session<Game> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../data/look")
        .join(name);
    let save = Save::<Game>::read(&file).expect("a save");
    save.into_session().expect("it is sound")
}

/// Returns Clara’s second turn in round 3, in which she takes the merchant action with 4
/// AP.
fn her_turn() -> Session<Game> {
    look("tiletum-turn.ron")
}

/// Returns the end of that game: Ben and Clara have 172 points each.
fn the_end() -> Session<Game> {
    look("tiletum-end.ron")
}

#[test]
fn the_result_tells_the_tie_and_what_the_points_are_from() {
    let data = TempDir::new().unwrap();
    let window = Window::with_session(data.path(), &the_end());
    let heard = window.heard();
    let says = |text: &str| assert!(heard.iter().any(|it| it == text), "{text}: {heard:#?}");
    says("Ben wins with 172 VP");
    // E4: Ben is further left on the turn order track.
    says("Ben and Clara are level on points; Ben is further ahead in the turn order.");
    for place in [
        "1. Ben: 172 VP",
        "2. Clara: 172 VP",
        "3. Anna: 125 VP",
        "4. Dana: 107 VP",
    ] {
        says(place);
    }
    for most in [
        "Most from start: 10 VP, all",
        "Most from king track: 25 VP, Ben",
        "Most from fairs: 53 VP, Clara",
        "Most from contracts: 38 VP, Anna",
        "Most from cathedrals: 31 VP, Ben",
        "Most from tiles, spaces, crests: 12 VP, Dana",
        "Most from completed buildings: 10 VP, Clara, Dana",
        "Most from houses × pillars: 24 VP, Ben",
        "Most from goods left: 4 VP, Clara",
    ] {
        says(most);
    }
    // A tower from the bottom up.
    for piece in [
        "10 VP, start",
        "25 VP, king track",
        "36 VP, fairs",
        "30 VP, contracts",
        "31 VP, cathedrals",
        "10 VP, tiles, spaces, crests",
        "5 VP, completed buildings",
        "24 VP, houses × pillars",
        "1 VP, goods left",
    ] {
        says(&format!("Ben: {piece}"));
    }
    // 20 instead of 10 (E1); a fourth pillar would have been 6 of Dana's houses (E2).
    says("Clara, a building: one room missing: 10 VP more");
    says("Dana, a pillar: 6 VP more");
    says("Ben, a house: 6 VP more");
    // A finished game has no tab to play in.
    assert!(!heard.iter().any(|it| it == fl!(tiletum_tab_wheel)));
    assert!(heard.iter().any(|it| it == fl!(tiletum_tab_points)));
}

#[test]
fn the_public_screen_tells_all_that_lies_on_the_table() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &her_turn());
    let before = window.heard();
    window.does(Shell::Do(commands::PUBLIC_SCREEN.id));
    let mut heard = window.heard();
    for said in before {
        if let Some(at) = heard.iter().position(|it| *it == said) {
            heard.remove(at);
        }
    }
    let says = |text: &str| assert!(heard.iter().any(|it| it == text), "{text}: {heard:#?}");
    says("Actions");
    says("turn 2 of 3");
    says("Clara. merchant, 4 AP");
    says("Dice on the wheel: 8");
    // Places in the printed order, starting where the wheel is after turning by three.
    for line in [
        "1: Contract, 6 AP, stone 1",
        "2: King, 5 AP, food 2",
        "3: Universal, 4 AP, wool 3, stone 3",
        "4: Architect, 3 AP, iron 4",
        "5: Merchant, 2 AP, gold 5, food 5",
        "6: Character, 1 AP, gold 6",
    ] {
        assert!(
            heard.iter().any(|it| it.starts_with(line)),
            "{line}: {heard:#?}"
        );
    }
    for seat in [
        "Anna: 45 VP",
        "Anna: gold ×2, food ×6, wool ×2, stone ×2 and iron ×3",
        "Ben: 68 VP",
        "Clara: 48 VP",
        "Dana: 42 VP",
    ] {
        says(seat);
    }
    let supply = |name: &str, [houses, pillars, cathedrals, contracts]: [u8; 4], king: &str| {
        let supply = fl!(tiletum_seat_supply, houses, pillars, cathedrals, contracts);
        let king = fl!(tiletum_seat_king, space = king);
        says(&format!("{name}: {supply}. {king}"));
    };
    supply("Anna", [2, 2, 1, 2], "−2");
    supply("Ben", [2, 1, 2, 3], "9");
    supply("Clara", [2, 1, 1, 2], "1");
    supply("Dana", [1, 1, 1, 1], "1");
    says("Clara’s merchant at Paris");
    says("Hamburg, Ben’s house, Dana’s house, tile taken");
}

#[test]
fn the_public_screen_ends_with_the_ranking() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &the_end());
    let places = |window: &Window| {
        let all = window.heard().into_iter();
        all.filter(|it| it == "2. Clara: 172 VP").count()
    };
    let before = places(&window);
    window.does(Shell::Do(commands::PUBLIC_SCREEN.id));
    assert_eq!(places(&window), before + 1);
    assert!(window.says("Ben. 172 VP"));
    assert!(!window.says(fl!(tiletum_public_dice)));
}

/// Returns a game that bots have played up to here.
fn played(entries: usize) -> Session<Game> {
    let mut session = Session::<Game>::new(Setup::digital(NAMES, 5)).expect("it is sound");
    while session.cursor() < entries && !session.game().is_over() {
        let game = *session.game();
        let command = match game.may_decide().first() {
            Some(seat) => bot::decide(&game, seat, Level::Two, 2),
            None => studiolo::games::tiletum::digital::brought(&session, session.cursor()),
        };
        session
            .play(command.expect("it goes on"))
            .expect("it is legal");
    }
    session
}

#[test]
fn statistics_count_dice_by_value() {
    let data = TempDir::new().unwrap();
    let session = played(90);
    let mut taken = [[0_u32; 6]; 4];
    for entry in session.log() {
        if let (Some(seat), Decision::TakeDie(_, value)) =
            (entry.command.seat, entry.command.decision)
        {
            taken[seat.index()][usize::from(value) - 1] += 1;
        }
    }
    assert!(taken.iter().flatten().sum::<u32>() > 4);
    let mut window = Window::with_session(data.path(), &session);
    window.does(Shell::ShowTab(ids::STATISTICS));
    for (name, counts) in NAMES.into_iter().zip(taken) {
        let all = (1..).zip(counts).filter(|(_, count)| *count > 0);
        let all: Vec<String> = all
            .map(|(value, count)| format!("{count} with value {value}"))
            .collect();
        let told = format!("{name}: {}", all.join(", "));
        assert!(
            window.heard().contains(&told),
            "{told}: {:#?}",
            window.heard()
        );
    }
    let points = Seat::ALL.iter().take(4).map(|&seat| {
        let name = NAMES[seat.index()];
        format!("{name} {}", session.game().player(seat).vp())
    });
    let points: Vec<String> = points.collect();
    let told = format!("Victory points: {}", points.join(", "));
    assert!(
        window.heard().contains(&told),
        "{told}: {:#?}",
        window.heard()
    );
}

#[test]
fn lists_of_games_tell_who_won_and_who_is_to_act() {
    let end = the_end();
    let told = chronicle::of(&end).expect("it is over");
    let ranks: Vec<(u16, u8, u32)> = told
        .results
        .iter()
        .map(|one| (one.points, one.rank, one.money))
        .collect();
    assert_eq!(ranks, [(125, 3, 5), (172, 1, 1), (172, 2, 4), (107, 4, 2)]);
    // A typed position has no first player.
    assert_eq!(told.first, None);
    let glimpse = glimpse::of(&end).expect("it is sound");
    assert_eq!(glimpse.line, "Ben wins with 172 VP");
    assert_eq!(glimpse.best, "172 VP");
    assert_eq!(glimpse.heading, "Round 4");
    let points: Vec<u16> = glimpse.seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [125, 172, 172, 107]);
    let turn = her_turn();
    assert!(chronicle::of(&turn).is_none());
    let glimpse = glimpse::of(&turn).expect("it is sound");
    assert_eq!(glimpse.line, "Clara to act");
    assert_eq!(glimpse.best, "best so far: 68 VP");
}

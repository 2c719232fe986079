//! Every view of Tiletum, for the tests that check all of them: the screens other than the
//! table, every tab of the pictured positions with usual and long names, the overlays.

use ::tiletum::{Game, Setup};
use studiolo::app::Intent;
use studiolo::app::shot::Scene;
use studiolo::games::tiletum::ids;
use studiolo::ui::base::own::Own;
use studiolo::ui::screens::new_game::Begins;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Screen;
use table::{Game as _, Seat};
use words::fl;

use crate::views::{View, Window, copies_edition, does, presses, view, waits};

const TABLE: Scene = Scene::Table;
const DIE: &str = "look/tiletum-die";
const TURN: &str = "look/tiletum-turn";
/// The same with names of the greatest length.
const LONG: &str = "look/tiletum-long";
const KING: &str = "look/tiletum-king";
const END: &str = "look/tiletum-end";

/// Returns all of them.
pub(crate) fn all() -> Vec<View> {
    let mut all = beside_the_table();
    all.extend(at_the_table());
    all.extend(over_the_table());
    all
}

fn new_game(window: &mut Window, begins: Begins) {
    does(window, begins.in_game(Game::ID));
}

fn edition(window: &mut Window) {
    does(window, Intent::Show(Screen::Of(Game::ID, ids::EDITION)));
}

fn beside_the_table() -> Vec<View> {
    vec![
        view("start", DIE, Scene::Start).then(|window| {
            does(window, Intent::ChooseGame(Game::ID));
        }),
        view("games", LONG, Scene::Games),
        view("new game", DIE, Scene::NewGame).then(|window| new_game(window, Begins::AtATable)),
        view("new game on the screen", DIE, Scene::NewGame)
            .then(|window| new_game(window, Begins::OnScreen)),
        view("edition", DIE, Scene::Start).then(edition),
        view("edition of one's own", DIE, Scene::Start).then(|window| {
            edition(window);
            copies_edition(window);
        }),
        view("check", DIE, Scene::Start).then(|window| {
            does(
                window,
                Intent::ShowSheet(Own::new(Game::ID, Setup::default())),
            );
        }),
        view("check done", END, TABLE).then(|window| presses(window, fl!(start_check))),
    ]
}

fn at_the_table() -> Vec<View> {
    let mut all = vec![
        view("dice", DIE, TABLE),
        view("roll", "saves/tiletum", TABLE).at(0),
        view("token", "saves/tiletum", TABLE).at(1),
        view("result", END, TABLE),
        view("statistics", "saves/tiletum", Scene::Tab("statistics")),
        view("king track", KING, Scene::Tab("king")),
    ];
    let tabs = [
        ("wheel", ["wheel", "wheel, long names"]),
        ("map", ["map", "map, long names"]),
        ("board", ["board", "board, long names"]),
        ("pay", ["pay", "pay, long names"]),
        ("king", ["king", "king, long names"]),
        ("fairs", ["fairs", "fairs, long names"]),
        ("points", ["points", "points, long names"]),
    ];
    for (tab, [usual, long]) in tabs {
        all.push(view(usual, TURN, Scene::Tab(tab)));
        all.push(view(long, LONG, Scene::Tab(tab)));
    }
    all
}

fn over_the_table() -> Vec<View> {
    vec![
        view("hint", TURN, TABLE).then(|window| {
            does(window, studiolo::ui::Intent::AskForHint);
            waits(window, |window| window.state().thinking().is_none());
        }),
        view("correcting", LONG, TABLE).then(|window| {
            does(window, Intent::CorrectAt(Seat::B));
        }),
        view("rules", TURN, TABLE).then(|window| does(window, Intent::Do(commands::RULES.id))),
        view("keys", TURN, TABLE).then(|window| does(window, Intent::Do(commands::KEYS.id))),
        view("a try", TURN, TABLE).then(|window| does(window, Intent::Do(commands::WHAT_IF.id))),
        view("past", "saves/tiletum", TABLE).then(|window| does(window, Intent::GoTo(60))),
        view("public", LONG, Scene::Public),
    ]
}

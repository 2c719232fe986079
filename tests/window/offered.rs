//! Everything the window offers for a game does something: nothing is offered that the game
//! does not have. Each game passes the same checks.

use eframe::egui::accesskit::Role;
use eframe::egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use studiolo::app::Intent;
use studiolo::app::shot::Scene;
use studiolo::ui::base::own::Own;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Branch;
use studiolo::ui::session::state;
use table::Game as _;
use words::fl;

use crate::prince_moments;
use crate::views::{self, View, Window, does, presses, view, waits};

const QUIET: &str = "(theme: Light, reduce_motion: true)";

fn opens(view: &View) -> Window {
    views::open(view, vec2(1280.0, 720.0), QUIET)
}

/// Returns a table of each game: at a real table, and on this screen with bots.
fn tables() -> [View; 4] {
    let table = Scene::Table;
    [
        view("florence at a table", "look/auction", table),
        view("florence on the screen", "look/prestige", table).at(156),
        view("prince at a table", "look/prince-four", table).at(100),
        view("prince on the screen", "look/prince-alone", table),
    ]
}

fn buttons(window: &Window) -> Vec<String> {
    let nodes = window.query_all_by(|node| node.role() == Role::Button);
    let names = nodes.filter_map(|node| node.accesskit_node().label());
    names.collect()
}

fn has(window: &Window, name: &str) -> bool {
    buttons(window).iter().any(|other| other == name)
}

#[test]
fn what_a_try_offers_is_done() {
    for view in tables() {
        if view.name.ends_with("on the screen") {
            // Against the computer there is none before the game is over.
            continue;
        }
        let mut window = opens(&view);
        does(&mut window, Intent::Do(commands::WHAT_IF.id));
        // The previous game is saved first.
        waits(&mut window, |window| has(window, fl!(branch_keep)));
        let game = window.state().state().game.as_deref().expect("a game");
        let (compares, bots) = (game.may_compare(), !game.levels().is_empty());
        assert!(compares, "{}", view.name);
        assert!(has(&window, fl!(branch_compare)), "{}", view.name);
        assert_eq!(has(&window, fl!(branch_bots)), bots, "{}", view.name);
        presses(&mut window, fl!(branch_compare));
        waits(&mut window, |window| {
            window.query_by_label(fl!(branch_compare_title)).is_some()
        });
    }
}

#[test]
fn each_way_in_which_bots_can_play_on_is_another_one() {
    for (at, count) in [(1, 8), (3, 6)] {
        let view = &tables()[at];
        let mut window = opens(view);
        let game = window.state().state().game.as_deref().expect("a game");
        assert_eq!(game.levels().len(), count, "{}", view.name);
        // And each seat, or none, can be the player's own.
        let own = game.people().seats.len() + 1;
        let before = buttons(&window);
        does(&mut window, Intent::Branch(Branch::AskForBots));
        let mut ways = buttons(&window);
        ways.retain(|name| !before.contains(name) && name != fl!(cancel));
        ways.sort();
        ways.dedup();
        assert_eq!(ways.len(), count + own, "{}: {ways:?}", view.name);
    }
}

/// Returns whether the menu offers a row.
fn offers(window: &Window, row: &state::Row) -> bool {
    (row.is_offered)(window.state().state())
}

#[test]
fn the_menu_has_no_row_for_what_a_game_lacks() {
    for view in tables() {
        let mut window = opens(&view);
        presses(&mut window, fl!(menu));
        let on_the_screen = view.name.ends_with("on the screen");
        let florence = view.name.starts_with("florence");
        for (row, name, wanted) in [
            (&commands::SUM_UP_ROUNDS, fl!(sum_up_rounds), florence),
            (&commands::NEXT_PACE, fl!(pace_steady), on_the_screen),
        ] {
            assert_eq!(offers(&window, row), wanted, "{} {name}", view.name);
            let listed = buttons(&window).iter().any(|other| {
                let state = window.state().state();
                other == row.name_now(state)
            });
            assert_eq!(listed, wanted, "{} {name}", view.name);
        }
    }
}

#[test]
fn a_sound_sheet_of_each_game_is_exported() {
    let princely = *prince_moments::table("prince-five").game();
    let princely = prince::Setup::from(&princely);
    let sheets = [
        view("sheet", "saves/score-sheet", Scene::Sheet),
        view("check", "look/prince-four", Scene::Start),
    ];
    for sheet in sheets {
        let mut window = opens(&sheet);
        if sheet.name == "check" {
            let own = Own::new(prince::Game::ID, princely.clone());
            does(&mut window, Intent::ShowSheet(own));
            let title = fl!(prince_check_title);
            waits(&mut window, |window| {
                window.query_all_by_label(title).next().is_some()
            });
        }
        does(&mut window, Intent::Do(commands::EXPORT.id));
        let refused = window.query_by_label(fl!(export_not_yet)).is_some();
        assert!(!refused, "{}", sheet.name);
        let dialog = window.query_all_by_label_contains(fl!(format_page)).next();
        assert!(dialog.is_some(), "{}: {:?}", sheet.name, buttons(&window));
    }
}

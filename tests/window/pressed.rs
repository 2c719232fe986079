//! No control is dead: everything that can be clicked in a view changes something when it
//! is clicked (what is seen, the preferences, the place of the keyboard), and everything
//! disabled says why in its tooltip. So do the rows of the menu and the palette.
//!
//! A sample of them is clicked; all of them with `STUDIOLO_LONG=1`. To check only some
//! views: `PRESSED="a try" cargo test --test window pressed`.

use std::time::Duration;

use eframe::egui::accesskit::Role;
use eframe::egui::vec2;
use egui_kittest::kittest::NodeT as _;
use studiolo::app::Intent;
use studiolo::app::shot::Scene;
use studiolo::games::tiletum::ids as tiletum_ids;
use studiolo::ui::base::own::Own;
use studiolo::ui::screens::new_game::Begins;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::{Branch, Screen};
use table::Game as _;
use words::fl;

use crate::agreed::everywhere::{rect_of, seen};
use crate::prince_moments;
use crate::views::{self, View, Window, copies_edition, does, view};

const QUIET: &str = "(theme: Light, reduce_motion: true)";

/// In a view that is not opened again each time, one of this many controls is clicked.
const EACH: usize = 6;

fn views_of_florence() -> Vec<View> {
    let table = Scene::Table;
    vec![
        view("start", "saves/four-players", Scene::Start),
        view("shelf", "saves/four-players", Scene::Games),
        view("new game", "saves/four-players", Scene::NewGame).then(|window| {
            does(window, Begins::OnScreen.in_game(::florence::Game::ID));
        }),
        view("sheet", "saves/score-sheet", Scene::Sheet),
        view("tracked", "look/auction", table),
        view("an action", "look/action", table),
        view("digital", "look/prestige", table).at(156),
        view("finished", "look/end", table),
        view("a try", "look/auction", table).then(|window| {
            does(window, Intent::Do(commands::WHAT_IF.id));
        }),
        view("bots of a try", "look/auction", table).then(|window| {
            does(window, Intent::Do(commands::WHAT_IF.id));
            does(window, Intent::Branch(Branch::AskForBots));
        }),
    ]
}

fn views_of_the_prince() -> Vec<View> {
    let table = Scene::Table;
    let over = prince_moments::table("prince-five").log().len();
    vec![
        view("start", "look/prince-four", Scene::Start).then(|window| {
            does(window, Intent::ChooseGame(prince::Game::ID));
        }),
        view("shelf", "look/prince-four", Scene::Games),
        view("new game", "look/prince-four", Scene::NewGame).then(|window| {
            does(window, Begins::OnScreen.in_game(prince::Game::ID));
        }),
        view("sheet", "look/prince-four", Scene::Start).then(|window| {
            let setup = prince::Setup::from(prince_moments::table("prince-five").game());
            does(window, Intent::ShowSheet(Own::new(prince::Game::ID, setup)));
        }),
        view("tracked", "look/prince-four", table).at(100),
        view("digital", "look/prince-alone", table),
        view("finished", "look/prince-five", table).at(over),
        view("a try", "look/prince-four", table)
            .at(100)
            .then(|window| {
                does(window, Intent::Do(commands::WHAT_IF.id));
            }),
        view("bots of a try", "look/prince-four", table)
            .at(100)
            .then(|window| {
                does(window, Intent::Do(commands::WHAT_IF.id));
                does(window, Intent::Branch(Branch::AskForBots));
            }),
    ]
}

fn views_of_tiletum() -> Vec<View> {
    let table = Scene::Table;
    vec![
        view("new game", "look/tiletum-die", Scene::NewGame).then(|window| {
            does(window, Begins::OnScreen.in_game(tiletum::Game::ID));
        }),
        view("sheet", "look/tiletum-die", Scene::Start).then(|window| {
            let start = Own::new(tiletum::Game::ID, tiletum::Setup::default());
            does(window, Intent::ShowSheet(start));
        }),
        view("edition", "look/tiletum-die", Scene::Start).then(|window| {
            let edition = Screen::Of(tiletum::Game::ID, tiletum_ids::EDITION);
            does(window, Intent::Show(edition));
            copies_edition(window);
        }),
        view("dice", "look/tiletum-die", table),
        view("turn", "look/tiletum-turn", table),
        view("king", "look/tiletum-king", table),
        view("finished", "look/tiletum-end", table),
    ]
}

fn opens(view: &View) -> Window {
    let mut window = views::open(view, vec2(1280.0, 720.0), QUIET);
    window.ctx.all_styles_mut(|style| {
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
    });
    window.run();
    window
}

/// Returns everything by which one can see that something was done.
fn state_of(window: &Window) -> Vec<String> {
    let mut all = seen(window);
    let state = window.state().state();
    all.push(format!("{:?}", state.preferences));
    all.push(format!("{:?}", window.ctx.zoom_factor()));
    all.push(format!(
        "{:?}",
        window.ctx.memory(|memory| memory.focused())
    ));
    let sent = &window.output().viewport_output;
    all.extend(sent.values().map(|of| format!("{:?}", of.commands)));
    all
}

/// Returns whether an action changes nothing.
fn is_dead(window: &mut Window, act: impl FnOnce(&mut Window)) -> bool {
    let before = state_of(window);
    act(window);
    // Files are written on other threads, and notices follow.
    for wait in [0, 5, 100, 400] {
        std::thread::sleep(Duration::from_millis(wait));
        if state_of(window) != before {
            return false;
        }
        window.step();
    }
    state_of(window) == before
}

/// Rows that may change nothing: they lead to where the window already is (the stage, a
/// tab, the log next to them, the usual size), or ask the system for what a test does not
/// have (the clipboard).
const QUIET_ROWS: [&str; 8] = [
    "STAGE",
    "PRINCIPALITY",
    "PRINCE_STAGE",
    "TILETUM_STAGE",
    "TILETUM_KING",
    "CALL_LOG",
    "PASTE_ENTRIES",
    "ZOOM_RESET",
];

/// Returns whether a button is a square of a board, which is clicked with a tile in hand
/// and otherwise only says what is there.
fn is_square(name: &str) -> bool {
    let mut signs = name.chars();
    let is_file = signs.next().is_some_and(|sign| ('a'..='g').contains(&sign));
    is_file && signs.next().is_some_and(|sign| sign.is_ascii_digit()) && signs.next() == Some(',')
}

/// Returns whether the button itself says why it is disabled: there is nothing to undo, or
/// the number next to it is 0.
fn says_why(name: &str) -> bool {
    [fl!(undo), fl!(redo)].contains(&name) || name.starts_with(fl!(less_of, what = "").trim_end())
}

/// A control: its role and name, its index among those with the same name, whether it is
/// enabled.
type Control = (Role, String, usize, bool);

fn controls(window: &Window) -> Vec<Control> {
    let mut all: Vec<Control> = Vec::new();
    for node in window.root().children_recursive() {
        let it = node.accesskit_node();
        let role = it.role();
        let is_pressed = matches!(
            role,
            Role::Button | Role::CheckBox | Role::RadioButton | Role::Tab | Role::Switch
        );
        // Selected controls stay selected.
        let is_chosen = it.is_selected() == Some(true)
            || (role != Role::CheckBox
                && role != Role::Switch
                && it.toggled() == Some(eframe::egui::accesskit::Toggled::True));
        if !is_pressed || it.is_hidden() || is_chosen {
            continue;
        }
        let name = it.label().unwrap_or_default();
        if is_square(&name) {
            continue;
        }
        let alike = all
            .iter()
            .filter(|(of, said, ..)| (*of, said) == (role, &name));
        let which = alike.count();
        all.push((role, name, which, !it.is_disabled()));
    }
    all
}

fn find<'w>(window: &'w Window, control: &Control) -> Option<egui_kittest::Node<'w>> {
    let (role, name, which, _) = control;
    let nodes = window.root().children_recursive();
    let mut nodes = nodes.filter(|node| {
        let it = node.accesskit_node();
        it.role() == *role && it.label().unwrap_or_default() == *name
    });
    nodes.nth(*which)
}

/// Controls that lead to where the window already is: Anna's principality lies on the stage
/// while it is her turn.
const QUIET_CONTROLS: [&str; 1] = ["Principality of Anna"];

/// Returns what is wrong with the controls and rows of a view.
fn faults(game: &str, at: usize, view: &View) -> Vec<String> {
    let mut faults = Vec::new();
    let mut wrong = |what: String| faults.push(format!("{game}, {}: {what}", view.name));
    let mine = |n: usize| views::is_long() || n % EACH == at % EACH;
    let mut window = opens(view);
    let mut is_new = true;
    let all = controls(&window).into_iter().enumerate();
    for control in all.filter(|(n, _)| mine(*n)).map(|(_, control)| control) {
        if !is_new {
            window = opens(view);
        }
        let Some(node) = find(&window, &control) else {
            continue;
        };
        let (role, name, _, is_enabled) = &control;
        if QUIET_CONTROLS.contains(&name.as_str()) {
            continue;
        }
        if *is_enabled {
            node.click_accesskit();
            is_new = false;
            if is_dead(&mut window, |window| {
                window.run();
            }) {
                wrong(format!("{role:?} {name:?} does nothing"));
                is_new = true;
            }
        } else {
            let it = node.accesskit_node();
            let told = it.description().is_some_and(|told| !told.is_empty());
            let Some(centre) = rect_of(&node).map(|rect| rect.center()) else {
                continue;
            };
            is_new = false;
            let is_silent = is_dead(&mut window, |window| {
                window.hover_at(centre);
                window.run();
            });
            if is_silent && !told && !says_why(name) {
                wrong(format!(
                    "{role:?} {name:?} does not say why it cannot be pressed"
                ));
            }
        }
    }
    let rows = window.state().state().commands().into_iter();
    for row in rows
        .enumerate()
        .filter(|(n, _)| mine(*n))
        .map(|(_, row)| row)
    {
        let mut window = opens(view);
        let state = window.state().state();
        if QUIET_ROWS.contains(&row.id.name())
            || !row.is_possible(state)
            || !(row.is_offered)(state)
        {
            continue;
        }
        if is_dead(&mut window, |window| does(window, Intent::Do(row.id))) {
            wrong(format!("the row {} does nothing", row.id.name()));
        }
    }
    faults
}

fn look_at(game: &str, all: &[View]) {
    let only = std::env::var("PRESSED").unwrap_or_default();
    let all = all.iter().enumerate();
    let all = all.filter(|(_, view)| view.name.contains(only.as_str()));
    let faults: Vec<String> = all.flat_map(|(at, view)| faults(game, at, view)).collect();
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn no_button_of_florence_is_dead() {
    look_at("florence", &views_of_florence());
}

#[test]
fn no_button_of_tiletum_is_dead() {
    look_at("tiletum", &views_of_tiletum());
}

#[test]
fn no_button_of_the_prince_is_dead() {
    look_at("prince", &views_of_the_prince());
}

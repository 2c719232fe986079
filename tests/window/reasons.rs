//! Nothing in a menu is closed without a reason, for whoever points at it and whoever hears it.

use eframe::egui::Rect;
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::game_window::GameWindow;
use studiolo::ui::session::intent::Screen;
use words::fl;

use crate::desk::*;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

/// What is closed in the menu, with its reason and where it is; all else is open.
fn closed<G: GameWindow>(window: &mut Desk<G>) -> Vec<(String, Rect)> {
    window.click(fl!(menu));
    let state = window.harness.state().state();
    let rows = state.commands().into_iter();
    let rows = rows.filter(|row| row.menu.is_some() && (row.is_offered)(state));
    let mut closed = Vec::new();
    for row in rows {
        let why = (row.hindered)(state);
        let name = row.name_now(state);
        let nodes = window
            .harness
            .query_all_by_role_and_label(Role::Button, name);
        let mut said = nodes.map(|node| {
            let rect = node.rect();
            let node = node.accesskit_node();
            (node.is_disabled(), node.description(), rect)
        });
        let fits = |(is_disabled, said, _): &(bool, Option<String>, Rect)| {
            *is_disabled == why.is_some() && (why.is_none() || said.as_deref() == why)
        };
        let Some((.., rect)) = said.find(fits) else {
            panic!("{name}: {why:?}");
        };
        if let Some(why) = why {
            assert!(why.ends_with('.'), "{name}: a sentence: {why:?}");
            closed.push((why.to_owned(), rect));
        }
    }
    closed
}

/// That the reason of what is closed is told to whoever points at it.
fn tells<G: GameWindow>(mut window: Desk<G>) {
    let closed = closed(&mut window);
    assert!(closed.len() >= 3, "{closed:#?}");
    let room = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
    let shown = closed.iter().find(|(_, rect)| room.contains_rect(*rect));
    let (why, rect) = shown.expect("one of them is in sight");
    // As words on the screen, and not only as what is heard of the row.
    let is_shown = |window: &Desk<G>| {
        let nodes = window.harness.query_all_by(|_| true);
        let mut words = nodes.filter_map(|node| node.accesskit_node().value());
        words.any(|words| words.contains(why.as_str()))
    };
    assert!(!is_shown(&window), "{why}");
    window.harness.hover_at(rect.center());
    window.harness.run();
    window.wait(is_shown);
}

#[test]
fn what_is_closed_in_the_menu_of_a_game_says_why() {
    let data = TempDir::new().unwrap();
    let setup = ::florence::Setup::tracked(NAMES);
    tells(Desk::<Florence>::with(data.path(), setup));
    let data = TempDir::new().unwrap();
    let setup = ::prince::Setup::tracked(NAMES);
    tells(Desk::<Prince>::with(data.path(), setup));
    let data = TempDir::new().unwrap();
    let setup = ::tiletum::Setup::digital(NAMES, 5);
    tells(Desk::<Tiletum>::with(data.path(), setup));
}

#[test]
fn what_is_closed_in_the_menu_of_the_shelf_says_why() {
    let data = TempDir::new().unwrap();
    let mut window: Desk<Florence> = Desk::open(data.path());
    window.does(Shell::Show(Screen::Games));
    window.click(fl!(shelf_more));
    for (name, why) in [
        (fl!(shelf_export_all).to_owned(), fl!(why_no_games)),
        (fl!(people_open).to_owned(), fl!(why_no_games)),
        (fl!(shelf_trash_of, games = 0), fl!(shelf_trash_empty)),
    ] {
        let row = window.harness.get_by_role_and_label(Role::Button, &name);
        let row = row.accesskit_node();
        assert!(row.is_disabled(), "{name}");
        assert_eq!(row.description().as_deref(), Some(why), "{name}");
    }
    let brings = fl!(shelf_import_all);
    assert!(!window.is_disabled(brings));
}

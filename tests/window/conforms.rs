//! Everything a registered game offers is in the window and does something; what it does
//! not offer is not listed. A new game names its two files in [`files`] and passes the same
//! checks.

use eframe::egui::accesskit::Role;
use eframe::egui::{OutputCommand, vec2};
use egui_kittest::kittest::Queryable as _;
use studiolo::app::shot::{Place, Scene};
use studiolo::app::{GAMES, Intent};
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::base::evening::Way;
use studiolo::ui::session::commands;
use studiolo::ui::session::game_window::{GameWindow, Panels as _};
use studiolo::ui::session::intent::{CommandId, Copied, Screen};
use table::Game as _;
use words::fl;

use crate::views::{Window, does, open_file, presses, waits};

/// Returns a running game that may be changed, and a finished one.
fn files(game: &str) -> [&'static str; 2] {
    match game {
        "princes-of-florence" => ["tests/data/look/auction.ron", "saves/four-players.ron"],
        "the-prince" => ["tests/data/look/prince-four.ron", "saves/the-prince.ron"],
        "tiletum" => ["tests/data/look/tiletum-die.ron", "saves/tiletum.ron"],
        other => panic!("which files are of {other}?"),
    }
}

fn opens(file: &str, scene: Scene) -> Window {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let quiet = "(theme: Light, reduce_motion: true)";
    open_file(&root.join(file), (scene, None), vec2(1280.0, 720.0), quiet)
}

fn offers(window: &Window, command: CommandId) -> bool {
    let state = window.state().state();
    let mut rows = state.commands().into_iter();
    rows.any(|row| row.id == command && (row.is_offered)(state))
}

fn says(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

fn has_button(window: &Window, name: &str) -> bool {
    let mut found = window.query_all_by_role_and_label(Role::Button, name);
    found.next().is_some()
}

/// Returns what an intent copies.
fn copied(window: &mut Window, intent: Intent) -> Option<String> {
    window.state_mut().carry_out(intent);
    for _ in 0..4 {
        window.step();
        let commands = &window.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if text.is_some() {
            window.run();
            return text;
        }
    }
    None
}

/// Checks each capability of a game, whether it has it or not.
fn conforms<G: GameWindow>() {
    let id = G::Rules::ID;
    let [goes_on, over] = files(id);
    let mut window = opens(goes_on, Scene::Table);

    // Export.
    assert_eq!(
        offers(&window, commands::EXPORT.id),
        G::EXPORTS.is_some(),
        "{id}"
    );
    if G::EXPORTS.is_some() {
        does(&mut window, Intent::Do(commands::EXPORT.id));
        assert!(says(&window, fl!(export_title)), "{id}: nothing goes out");
        does(&mut window, Intent::CloseDialog);
    }

    // Written and parsed text.
    for row in [&commands::COPY_LOG, &commands::PASTE_ENTRIES] {
        assert_eq!(
            offers(&window, row.id),
            G::NOTATION.is_some(),
            "{id}: {:?}",
            row.id
        );
    }
    if G::NOTATION.is_some() {
        let last = window.state().state().extent().expect("a log").all - 1;
        does(&mut window, Intent::GoTo(last));
        let text = copied(&mut window, Intent::CopyEntries(Copied::From(last)));
        let text = text.unwrap_or_else(|| panic!("{id}: nothing is copied"));
        let log = |window: &Window| window.state().state().extent().expect("a log");
        does(&mut window, Intent::Paste(text.clone()));
        assert_eq!(log(&window).cursor, last + 1, "{id}: {text}");
    }

    // Typed decisions.
    does(&mut window, Intent::Do(commands::COMMAND_LINE.id));
    let mut fields = window.query_all_by_role_and_label(Role::TextInput, fl!(line_label));
    assert!(fields.next().is_some(), "{id}: no palette");
    drop(fields);
    window.key_press(eframe::egui::Key::Escape);
    window.run();
    assert_eq!(
        G::TYPING.is_some(),
        !G::keys().1.short.is_empty(),
        "{id}: examples"
    );

    // Values set by hand.
    assert_eq!(
        offers(&window, commands::CORRECT.id),
        G::CORRECTING.is_some(),
        "{id}"
    );
    if G::CORRECTING.is_some() {
        does(&mut window, Intent::Do(commands::CORRECT.id));
        assert!(says(&window, fl!(correcting_title)), "{id}: no form");
        does(&mut window, Intent::Do(commands::CORRECT.id));
    }

    // The public screen.
    assert_eq!(
        offers(&window, commands::PUBLIC_SCREEN.id),
        G::PUBLIC.is_some(),
        "{id}"
    );

    // The hint.
    assert_eq!(
        offers(&window, commands::HINT.id),
        G::ADVICE.is_some(),
        "{id}"
    );
    if G::ADVICE.is_some() {
        let may = |window: &Window| {
            let game = window.state().state().game.as_deref();
            game.is_some_and(|game| game.may_advise())
        };
        let all = window.state().state().extent().expect("a log").all;
        for at in (0..=all).rev() {
            does(&mut window, Intent::GoTo(at));
            if may(&window) {
                break;
            }
        }
        assert!(may(&window), "{id}: nobody is ever advised");
        does(&mut window, Intent::Do(commands::HINT.id));
        waits(&mut window, |window| {
            let mut choices = window.query_all_by_label_contains("Do it: ");
            choices.next().is_some()
        });
        does(&mut window, Intent::CloseHint);
        assert!(!says(&window, "Do it: "), "{id}: the hint stays");
    }

    // Explanations.
    let explains = window.state().state().reference().is_some();
    assert_eq!(explains, G::reference().is_some(), "{id}");
    if explains {
        does(&mut window, Intent::Do(commands::RULES.id));
        assert!(says(&window, fl!(rules_title)), "{id}: no rules");
        window.key_press(eframe::egui::Key::Escape);
        window.run();
    }

    // Its tabs.
    for (at, tab) in G::Panels::tabs().iter().enumerate() {
        let state = window.state().state();
        let is_there = state.commands().iter().any(|row| row.id == tab.command.id);
        assert!(is_there, "{id}: no command brings {} to the front", tab.id);
        does(&mut window, Intent::ShowTab(at));
    }

    // A finished game.
    let mut window = opens(over, Scene::Table);
    let game = window.state().state().game.as_deref().expect("a game");
    assert!(game.is_over(), "{over} is not over");
    assert_eq!(game.look_back().is_some(), G::LOOK_BACK.is_some(), "{id}");
    if let Some(intent) = game.look_back() {
        does(&mut window, intent);
    }
    let kind = GAMES
        .iter()
        .find(|kind| kind.id() == id)
        .expect("it is registered");
    assert_eq!(kind.looks_back(), G::LOOK_BACK.is_some(), "{id}");

    // The game on the shelf.
    let mut window = opens(over, Scene::Games);
    waits(&mut window, |window| {
        has_button(window, fl!(shelf_look_back)) || has_button(window, fl!(shelf_open_game))
    });
    assert_eq!(
        has_button(&window, fl!(shelf_look_back)),
        G::LOOK_BACK.is_some(),
        "{id}"
    );

    // Its screens other than the table: each opens, and Escape leads back from it.
    let places = [Place::NewTable, Place::NewScreen, Place::Edition];
    for place in places {
        let window = opens(goes_on, Scene::Own(place));
        let screen = window.state().state().screen;
        assert!(
            matches!(screen, Screen::Of(of, _) if of == id),
            "{id}: {screen:?}"
        );
    }
    let mut window = opens(goes_on, Scene::Sheet);
    assert_eq!(window.state().state().screen, Screen::Sheet, "{id}");
    assert!(
        has_button(&window, fl!(back)),
        "{id}: no way back from the sheet"
    );
    presses(&mut window, fl!(back));
    assert_ne!(window.state().state().screen, Screen::Sheet, "{id}");

    // A first evening.
    for way in [Way::Table, Way::Computer] {
        let begins = kind.lobby().evening(way).is_some();
        assert_eq!(begins, G::lessons(way).is_some(), "{id}: {way:?}");
    }
}

#[test]
fn whatever_a_game_offers_is_there() {
    conforms::<Florence>();
    conforms::<Prince>();
    conforms::<Tiletum>();
    let asked = [
        <Florence as GameWindow>::Rules::ID,
        <Prince as GameWindow>::Rules::ID,
        <Tiletum as GameWindow>::Rules::ID,
    ];
    let registered: Vec<&str> = GAMES.iter().map(|game| game.id()).collect();
    assert_eq!(registered, asked, "every registered game is asked");
}

//! Every view of the window, for the tests that check all of them: the screens other than
//! the table, the table in every phase, the overlays.

// Each test uses only a part of it.
#![allow(dead_code)]

use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use ::florence::Game;
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use studiolo::app::shot::Scene;
use studiolo::app::{App, Intent};
use studiolo::games::florence;
use studiolo::games::florence::ids;
use studiolo::ui::base::draw::kept::Drawings;
use studiolo::ui::screens::new_game::Begins;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Branch;
use studiolo::ui::session::intent::Screen;
use studiolo::ui::session::intent::Wish;
use table::Game as _;
use words::fl;

pub(crate) type Window = Harness<'static, App>;

/// The shared drawings of the windows of all tests.
static DRAWINGS: LazyLock<Drawings> = LazyLock::new(Drawings::default);

/// A view: a file, what is shown of it, and what is done then.
pub(crate) struct View {
    pub name: &'static str,
    pub file: &'static str,
    pub scene: Scene,
    pub entry: Option<usize>,
    pub then: fn(&mut Window),
}

pub(crate) const fn view(name: &'static str, file: &'static str, scene: Scene) -> View {
    View {
        name,
        file,
        scene,
        entry: None,
        then: |_| {},
    }
}

impl View {
    pub(crate) const fn at(self, entry: usize) -> Self {
        Self {
            entry: Some(entry),
            ..self
        }
    }

    pub(crate) const fn then(self, then: fn(&mut Window)) -> Self {
        Self { then, ..self }
    }
}

pub(crate) fn does(window: &mut Window, intent: impl Into<Intent>) {
    window.state_mut().carry_out(intent);
    window.run();
}

pub(crate) fn presses(window: &mut Window, button: &str) {
    window
        .get_by_role_and_label(Role::Button, button)
        .click_accesskit();
    window.run();
}

/// Waits for what another thread reads.
pub(crate) fn waits(window: &mut Window, until: impl Fn(&Window) -> bool) {
    let begin = Instant::now();
    while !until(window) {
        assert!(begin.elapsed() < Duration::from_mins(1), "waited too long");
        std::thread::sleep(Duration::from_millis(2));
        window.run();
    }
}

/// Copies the shown edition, because built-in ones are read-only, and waits until the copy
/// is open. The disabled field for the name is there from the beginning.
pub(crate) fn copies_edition(window: &mut Window) {
    presses(window, fl!(edition_copy));
    waits(window, |window| {
        let mut own = window.query_all_by_role_and_label(Role::Button, fl!(edition_delete));
        own.next().is_some()
    });
}

const TABLE: Scene = Scene::Table;
const WORK: Scene = Scene::Tab("work-value");

/// Returns all of them.
pub(crate) fn all() -> Vec<View> {
    vec![
        view("start", "saves/four-players", Scene::Start),
        view("games", "saves/four-players", Scene::Games),
        view("trash", "saves/four-players", Scene::Games).then(|window| {
            does(window, Wish::ShowTrash);
        }),
        view("archive", "saves/four-players", Scene::Games).then(|window| {
            does(window, Wish::AskExport);
        }),
        view("new game", "saves/four-players", Scene::NewGame).then(|window| {
            does(window, Begins::AtATable.in_game(Game::ID));
        }),
        view(
            "new game on the screen",
            "saves/four-players",
            Scene::NewGame,
        )
        .then(|window| {
            does(window, Begins::OnScreen.in_game(Game::ID));
        }),
        view("house rules", "saves/four-players", Scene::NewGame).then(|window| {
            does(window, Intent::Show(Screen::Of(Game::ID, ids::HOUSE_RULES)));
        }),
        view("join", "saves/four-players", Scene::Start).then(|window| {
            does(window, Begins::InTheMiddle.in_game(Game::ID));
        }),
        view("sheet", "saves/score-sheet", Scene::Sheet),
        view("sheet with mistakes", "look/check", Scene::Sheet),
        view("sheet of five", "look/five", Scene::Sheet),
        view("shapes", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(florence::commands::TILE_SHAPES.id));
        }),
        view("day", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(florence::commands::DEAL_OF_THE_DAY.id));
        }),
        view("puzzles", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(florence::commands::PUZZLES.id));
        }),
        view("hands", "look/hands", TABLE),
        view("opening", "look/opening", TABLE),
        view("auction", "look/auction", TABLE),
        view("auction of five", "look/five", TABLE),
        view("characters", "look/characters", TABLE),
        view("characters on the screen", "look/solo-characters", TABLE),
        view("joined field", "look/together", TABLE),
        // This one answers an offer.
        view("joined map", "look/together", Scene::Tab("joined")),
        view("offering", "look/together", Scene::Tab("joined")).at(0),
        view("recruiting", "look/action", TABLE).at(17),
        view("action", "look/action", TABLE),
        view("building", "look/action", Scene::Tab("principality")),
        view("work", "look/work", WORK),
        view("work on the screen", "look/prestige", WORK).at(156),
        view("cards", "look/auction", Scene::Tab("tally")),
        view(
            "cards on the screen",
            "look/solo-characters",
            Scene::Tab("tally"),
        ),
        view("prestige", "look/prestige", TABLE),
        view("curtain", "look/curtain", TABLE),
        view("round end", "look/round-end", TABLE),
        view("statistics", "saves/four-players", Scene::Tab("statistics")),
        view("end", "look/end", TABLE),
        view("replay", "saves/four-players", TABLE).then(|window| {
            does(window, Intent::GoTo(40));
        }),
        view(
            "analysis",
            "tests/data/saves-1/from-round-five-finished",
            TABLE,
        )
        .then(|window| {
            does(window, florence::Intent::AnalyseIn(2));
            waits(window, |window| window.state().thinking().is_none());
        }),
        view("past", "look/past", TABLE),
        view("mending", "tests/data/saves-1/broken-by-a-change", TABLE),
        view("exceptions", "saves/exceptions", TABLE),
        view("correcting", "look/action", TABLE).then(|window| {
            does(window, Intent::Do(commands::CORRECT.id));
        }),
        view("changing", "look/auction", TABLE).then(|window| does(window, Intent::Change(20))),
        view("a try", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::WHAT_IF.id));
        }),
        view("bots of a try", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::WHAT_IF.id));
            does(window, Intent::Branch(Branch::AskForBots));
        }),
        view("comparison", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::WHAT_IF.id));
            does(window, Intent::Branch(Branch::Compare));
        }),
        view("menu", "look/auction", TABLE).then(|window| presses(window, fl!(menu))),
        view("player", "look/auction", TABLE).then(|window| {
            let name = fl!(seat_menu, name = "Anna");
            presses(window, &name);
        }),
        view("palette", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::COMMAND_LINE.id));
            for letter in ["6", "0", "0"] {
                window.event(Event::Text(letter.to_owned()));
                window.run();
            }
        }),
        view("keys", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::KEYS.id));
            window.key_press_modifiers(Modifiers::NONE, Key::D);
            window.run();
        }),
        view("rules", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::RULES.id));
        }),
        view("first evening", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::FIRST_EVENING.id));
        }),
        view("guide", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::FIRST_EVENING.id));
            presses(window, fl!(guide_at_a_table));
        }),
        view("languages", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::CHOOSE_LANGUAGE.id));
        }),
        view("about", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::ABOUT.id));
        }),
        view("export", "look/end", TABLE)
            .then(|window| does(window, Intent::Do(commands::EXPORT.id))),
        view("open", "look/auction", TABLE)
            .then(|window| does(window, Intent::Do(commands::OPEN.id))),
        view("save as", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::SAVE_AS.id));
        }),
        view("versions", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::EARLIER_VERSIONS.id));
        }),
        view("note", "look/auction", TABLE).then(|window| does(window, Intent::WriteNote(20))),
        view("private notes", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::PRIVATE_NOTES.id));
        }),
        view("replace", "look/auction", TABLE).then(|window| {
            does(window, Intent::GoTo(20));
            let game = *window.state().session().expect("a game").game();
            let other = game.legal().iter().last().expect("something is legal");
            does(window, florence::Intent::Play(vec![other]));
        }),
        view("refusal", "look/auction", TABLE).then(|window| {
            let game = *window.state().session().expect("a game").game();
            let seat = game.to_act().expect("somebody acts");
            let dear = ::florence::Decision::Raise(99_900);
            let command = ::florence::Command::new(seat, dear);
            does(window, florence::Intent::Play(vec![command]));
        }),
        view("public", "look/auction", TABLE).then(|window| {
            does(window, Intent::Do(commands::PUBLIC_SCREEN.id));
        }),
    ]
}

/// Returns whether tests check everything they can: `STUDIOLO_LONG=1`.
pub(crate) fn is_long() -> bool {
    std::env::var_os("STUDIOLO_LONG").is_some()
}

/// Returns the views that are walked through key by key: every fifth one, because
/// neighbours show mostly the same, and all of them if it may take long.
pub(crate) fn some(all: Vec<View>) -> impl Iterator<Item = View> {
    let all = all.into_iter().enumerate();
    all.filter(|(at, _)| is_long() || at % 5 == 0)
        .map(|(_, view)| view)
}

/// Opens a view in a window of this size in points.
pub(crate) fn open(view: &View, size: Vec2, preferences: &str) -> Window {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = match view.file.strip_prefix("look/") {
        Some(table) => root.join("tests/data/look").join(table),
        None => root.join(view.file),
    };
    let file = file.with_extension("ron");
    let mut window = open_file(&file, (view.scene, view.entry), size, preferences);
    (view.then)(&mut window);
    // Lists are read on another thread.
    for _ in 0..3 {
        std::thread::sleep(Duration::from_millis(3));
        window.run();
    }
    window
}

/// Opens a file in a window of this size in points, and shows a scene of it.
pub(crate) fn open_file(
    file: &Path,
    (scene, entry): (Scene, Option<usize>),
    size: Vec2,
    preferences: &str,
) -> Window {
    let data = tempfile::tempdir().expect("a directory").keep();
    fs::write(data.join("preferences.ron"), preferences).expect("it can be written");
    let games = data.join("games");
    fs::create_dir_all(&games).expect("a directory");
    // Copies in the user's own folder, so that there is no message about a foreign file.
    let own = games.join(file.file_name().expect("a file"));
    fs::copy(file, &own).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut window = Harness::builder()
        .with_size(size)
        .with_max_steps(60)
        .with_theme(match preferences.contains("Dark") {
            true => Theme::Dark,
            false => Theme::Light,
        })
        .allow_missing_glyphs()
        .build_eframe(move |creation| {
            DRAWINGS.clone().keep_in(&creation.egui_ctx);
            let mut app = App::new(&creation.egui_ctx, data, Some(own));
            app.wait_for_file();
            app
        });
    window.run();
    let arranged = window.state_mut().arrange(scene, entry);
    arranged.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    window.run();
    if scene == Scene::Games {
        waits(&mut window, |window| window.state().is_shelf_settled());
    }
    window
}

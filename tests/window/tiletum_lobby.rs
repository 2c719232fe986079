//! The screens of Tiletum other than the table: the score sheet, and a custom edition.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use ::tiletum::rules::{Count, Mark, Sheet};
use ::tiletum::{EditionData, Game, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use studiolo::app::{App, Intent};
use studiolo::ui::base::own::Own;
use studiolo::ui::io::collection::Collected as _;
use studiolo::ui::screens::new_game::Begins;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Screen;
use table::{Game as _, Item as _, Save, Seat};
use tempfile::TempDir;
use words::fl;
use words::language::capital;
use words::tiletum::names;

type Window = Harness<'static, App>;

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

/// The end of the evening of the pictures, without the crests, which are checkboxes.
const EVENING: [[i16; 23]; 4] = [
    [
        6, 0, 0, 0, 2, 0, 3, 5, 4, 38, 2, 23, 5, 5, 3, 5, 4, 5, 4, 1, 2, 1, 125,
    ],
    [
        3, 12, 0, 21, 1, 6, 7, 11, 4, 30, 3, 31, 5, 5, 3, 4, 6, 1, 0, 3, 0, 3, 172,
    ],
    [
        6, 8, 18, 21, 0, 3, -1, 4, 4, 34, 3, 27, 3, 5, 4, 5, 4, 4, 1, 5, 4, 3, 172,
    ],
    [
        3, 0, 12, 0, -2, 3, 3, -2, 3, 29, 1, 9, 7, 5, 4, 6, 3, 2, 3, 1, 4, 1, 109,
    ],
];

fn opens(data: &Path, file: Option<&Path>) -> Window {
    let (data, file) = (data.to_owned(), file.map(Path::to_owned));
    let mut window = Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(|creation| App::new(&creation.egui_ctx, data, file));
    window.run();
    window
}

fn does(window: &mut Window, intent: Intent) {
    window.state_mut().carry_out(intent);
    window.run();
}

#[track_caller]
fn waits(window: &mut Window, until: impl Fn(&Window) -> bool) {
    let begin = Instant::now();
    while !until(window) {
        assert!(begin.elapsed() < Duration::from_secs(20), "waited too long");
        std::thread::sleep(Duration::from_millis(5));
        window.run();
    }
}

fn says(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

#[track_caller]
fn click(window: &mut Window, role: Role, name: &str) {
    window.get_by_role_and_label(role, name).click_accesskit();
    window.run();
}

#[track_caller]
fn fill(window: &mut Window, field: &str, text: &str) {
    let field = window.get_by_role_and_label(Role::TextInput, field);
    field.set_text_value_accesskit(text);
    window.run();
}

fn field(count: Count, player: &str) -> String {
    let field = capital(&names::count(count));
    fl!(sheet_field_of, field, player)
}

fn is_backup(path: &Path) -> bool {
    path.to_string_lossy().ends_with(".bak.ron")
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let all = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<_> = all.map(|entry| entry.path()).collect();
    all.sort();
    all
}

#[test]
fn a_sheet_is_typed_a_wrong_figure_found_and_the_file_opened_again() {
    let data = TempDir::new().unwrap();
    let mut window = opens(data.path(), None);
    let start = Setup::tracked(NAMES);
    does(&mut window, Intent::ShowSheet(Own::new(Game::ID, start)));
    assert!(says(&window, fl!(sheet_nothing_entered)));
    for (player, counts) in NAMES.into_iter().zip(EVENING) {
        for (count, value) in Count::ALL.into_iter().zip(counts) {
            if count == Count::Crests {
                let name = fl!(tiletum_count_crest_of, points = 5, player);
                click(&mut window, Role::CheckBox, &name);
            } else {
                let text = value.to_string().replace('-', "−");
                fill(&mut window, &field(count, player), &text);
            }
        }
    }
    let won = fl!(tiletum_won_by, names = "Ben", count = 1, points = 172);
    assert!(says(&window, &won));
    assert!(says(&window, fl!(tiletum_sheet_ahead)));
    let differences = fl!(tiletum_sheet_differences, number = 1, names = "Dana");
    assert!(says(&window, &differences));
    assert!(says(&window, "with “goods: 16”, they agree"));
    // No fair scores 19 in round 1, so no winner is named.
    fill(&mut window, &field(Count::Fair(1), "Anna"), "19");
    fill(&mut window, &field(Count::Fair(2), "Anna"), "0");
    assert!(says(&window, "F2: No fair tile brings 19 VP at fair 1."));
    assert!(!says(&window, &won));
    fill(&mut window, &field(Count::Fair(1), "Anna"), "6");
    fill(&mut window, &field(Count::Track, "Dana"), "107");
    fill(&mut window, &field(Count::Track, "Anna"), "125");
    assert!(says(&window, &won) && !says(&window, &differences));
    does(&mut window, Intent::Do(commands::EXPORT.id));
    assert!(says(&window, fl!(format_page)));
    let saved = |window: &Window| {
        let sheet = window.state().state().sheet.as_ref();
        sheet.is_some_and(studiolo::ui::session::state::OpenSheet::is_saved)
    };
    waits(&mut window, saved);
    window.state_mut().finish_saving();
    drop(window);
    let games = files(&data.path().join("games"));
    let file = games
        .iter()
        .find(|path| path.extension().is_some_and(|end| end == "ron") && !is_backup(path));
    let file = file.expect("a file of the sheet");
    let save = Save::<Game>::read(file).expect("a save");
    let sheet = Sheet::kept(&save.sheet.clone().expect("a sheet"), 4).expect("counts");
    let totals: Vec<u16> = sheet.seats().map(|seat| sheet.total(seat)).collect();
    assert_eq!(totals, [125, 172, 172, 107]);
    assert_eq!(sheet.differences(&save.start), []);
    let mut window = opens(data.path(), Some(file));
    waits(&mut window, |window| says(window, &won));
    assert_eq!(window.state().state().screen, Screen::Sheet);
}

#[test]
fn an_edition_of_ones_own_is_changed_and_chosen_for_a_new_game() {
    let data = TempDir::new().unwrap();
    let mut window = opens(data.path(), None);
    let screen = Screen::Of(Game::ID, studiolo::games::tiletum::ids::EDITION);
    does(&mut window, Intent::ChooseGame(Game::ID));
    does(&mut window, Intent::Show(screen));
    click(&mut window, Role::Button, fl!(edition_copy));
    let folder = data.path().join(EditionData::FOLDER);
    let read = || {
        let file = files(&folder).first().cloned()?;
        EditionData::of_bytes(&fs::read(file).ok()?).ok()
    };
    waits(&mut window, |_| read().is_some());
    // A third pillar space for Firenze's two tiles is odd, and the fix removes it.
    click(
        &mut window,
        Role::Button,
        &fl!(tiletum_editor_plate, city = "Firenze"),
    );
    fill(&mut window, fl!(tiletum_editor_pillars), "3");
    let cure = fl!(tiletum_editor_cure_pillars, number = 2);
    waits(&mut window, |window| {
        says(window, fl!(tiletum_editor_odd_pillars))
    });
    click(&mut window, Role::Button, &cure);
    assert!(!says(&window, fl!(tiletum_editor_odd_pillars)));
    // The second house space of Hamburg is for three players; a click makes it one for
    // four.
    let space = fl!(tiletum_editor_space, number = 2);
    let space = fl!(tiletum_editor_of, what = "Hamburg", value = space);
    let space = fl!(tiletum_editor_of, what = space, value = "3+");
    click(&mut window, Role::Button, &space);
    let hamburg = |data: &EditionData| {
        let city = data.city("Hamburg").expect("a city");
        data.map.cities[city].houses[1].min
    };
    waits(&mut window, |_| {
        read().is_some_and(|data| hamburg(&data) == Mark::Four)
    });
    // One contract too few is wrong.
    click(&mut window, Role::Button, fl!(tiletum_report_contracts));
    click(&mut window, Role::Button, fl!(tiletum_editor_cure_remove));
    let wrong = fl!(edition_wrong, number = 1);
    waits(&mut window, |window| says(window, &wrong));
    click(&mut window, Role::Button, fl!(tiletum_editor_cure_tile));
    waits(&mut window, |window| says(window, fl!(edition_is_sound)));
    does(&mut window, Begins::OnScreen.in_game(Game::ID));
    let name = fl!(edition_copy_of, edition = "Studiolo");
    click(
        &mut window,
        Role::Button,
        &fl!(tiletum_editor_play_with, name),
    );
    click(&mut window, Role::Button, fl!(new_game_start));
    let is_there = |window: &Window| window.state().state().game.is_some();
    waits(&mut window, is_there);
    let start = window
        .state()
        .state()
        .game
        .as_deref()
        .expect("a game")
        .start();
    let setup = start.get::<Setup>().expect("of Tiletum");
    assert_eq!(hamburg(&setup.edition), Mark::Four);
    assert!(Game::try_from(setup).is_ok_and(|game| game.player(Seat::ALL[0]).vp() == 10));
}

//! Custom tile shapes: drawn, checked, saved, selected for a game, deleted.

use std::fs;

use ::florence::{Building, EditionData, Tile};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use studiolo::ui::io::collection;
use studiolo::ui::io::collection::Listed;
use studiolo::ui::io::errand::Store;
use studiolo::ui::session::collecting::Wish;
use table::save::disk::System;
use table::save::known::Known;
use tempfile::TempDir;
use words::fl;

use super::bench::*;

/// Opens a window with a copy of the built-in shapes in the editor.
fn copied(data: &TempDir) -> Window {
    let mut window = window(data.path());
    click(&mut window, fl!(start_track));
    click(&mut window, fl!(edit_shapes));
    assert!(
        is_greyed(&window, &fl!(edition_square_drawn, square = "d5")),
        "built-in shapes stay"
    );
    click(&mut window, fl!(edition_copy));
    wait(&mut window, |window| {
        is_there(window, &fl!(edition_choice, name = "Studiolo, copy"))
    });
    window
}

/// Returns the editions on disk.
fn kept(window: &mut Window, data: &TempDir) -> Vec<EditionData> {
    window.state_mut().finish_saving();
    let Listed { kept, aside, .. } =
        collection::list::<EditionData>(&store(data.path(), &Known::default()));
    assert!(aside.is_empty());
    kept.into_iter().map(|kept| kept.data).collect()
}

fn name_it(window: &mut Window, name: &str) {
    let field = window.get_by_label(fl!(edition_name));
    field.set_text_value_accesskit(name);
    window.run();
}

#[test]
fn a_shape_is_drawn_square_by_square_and_checked_while_it_is() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    name_it(&mut window, "My copy");
    click(&mut window, &fl!(edition_draw_tile, tile = "Library"));
    assert!(says(&window, "covers 5 squares."));
    assert!(says(&window, "Every tile has the right size"));
    click(&mut window, fl!(what_if_clear));
    assert!(says(
        &window,
        "The Library cannot be a tile: it covers no squares."
    ));
    for square in ["b2", "c2", "d2", "e2"] {
        click(&mut window, &format!("{square}, empty"));
    }
    assert!(says(
        &window,
        "The Library covers 4 squares but must cover 5."
    ));
    click(&mut window, "g7, empty");
    assert!(says(&window, "not all joined along edges"));
    assert!(!says(&window, "must have 5"), "there are five of them");
    click(&mut window, &fl!(edition_square_drawn, square = "g7"));
    click(&mut window, "e3, empty");
    assert!(says(&window, "Every tile has the right size"));
    // Like the Theatre, but shorter: the Opera turned is one of them.
    for square in ["b2", "e3"] {
        click(&mut window, &format!("{square}, drawn"));
    }
    for square in ["c3", "d3"] {
        click(&mut window, &format!("{square}, empty"));
    }
    assert!(says(
        &window,
        "The Library and the Opera have the same shape."
    ));

    let kept = kept(&mut window, &data);
    assert_eq!(kept[0].name, "My copy");
    let library = &kept[0].buildings[&Building::Library];
    assert_eq!(library, "##./###", "kept as it is, also while it is wrong");
}

#[test]
fn a_shape_is_drawn_with_keys_alone_and_undone() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    for _ in 0..3 {
        press(&mut window, &[Key::PageDown]);
    }
    assert!(
        says(&window, "covers 5 squares."),
        "the fourth is the Library"
    );
    window.get_by_label("a1, empty").focus();
    window.run();
    press(&mut window, &[Key::Enter, Key::ArrowRight, Key::Space]);
    assert!(is_there(&window, &fl!(edition_square_drawn, square = "a1")));
    assert!(is_there(&window, &fl!(edition_square_drawn, square = "b1")));
    assert!(says(
        &window,
        "The Library covers 7 squares but must cover 5."
    ));
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(is_there(&window, "b1, empty"));
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(says(&window, "Every tile has the right size"));
    press_with(&mut window, Modifiers::COMMAND, Key::Y);
    assert!(is_there(&window, &fl!(edition_square_drawn, square = "a1")));
    press(&mut window, &[Key::Escape]);
    assert!(
        says(&window, fl!(new_game_title)),
        "back where one came from"
    );
}

#[test]
fn a_game_begins_with_the_shapes_chosen_and_the_next_one_too() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    name_it(&mut window, "My copy");
    click(&mut window, &fl!(edition_draw_tile, tile = "Theatre"));
    click(&mut window, fl!(what_if_clear));
    for square in ["a1", "b1", "c1", "d1", "e1"] {
        click(&mut window, &format!("{square}, empty"));
    }
    click(&mut window, fl!(back));
    click(&mut window, &fl!(shapes_named, edition = "My copy"));
    click(&mut window, fl!(new_game_start));
    let theatre = Tile::Building(Building::Theatre);
    assert_eq!(game(&window).edition().shape(theatre).orientations(), 2);
    window.state_mut().finish_saving();
    drop(window);

    let mut window = self::window(data.path());
    window.run();
    // Later changes do not affect a running game.
    let other = EditionData {
        name: "My copy".to_owned(),
        ..EditionData::default()
    };
    let kept = collection::list::<EditionData>(&store(data.path(), &Known::default())).kept;
    let keep = Wish::Keep(kept[0].path.clone(), Box::new(other));
    window.state_mut().carry_out(keep);
    window.run();
    assert_eq!(game(&window).edition().shape(theatre).orientations(), 2);
    click(&mut window, fl!(menu));
    click(&mut window, fl!(new_game));
    click(&mut window, fl!(new_game_start));
    wait(&mut window, |window| session(window).cursor() == 0);
    assert_eq!(session(&window).start().edition.name, "My copy");
    assert_eq!(game(&window).edition().shape(theatre).orientations(), 4);
}

#[test]
fn the_names_on_ones_own_cards_are_kept_with_the_edition_and_shown() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    name_it(&mut window, "My copy");
    window
        .get_by_label(&fl!(edition_called_of, thing = "Library"))
        .set_text_value_accesskit("Biblioteca");
    window.run();
    let called = kept(&mut window, &data)[0].called.clone();
    assert_eq!(called.buildings[&Building::Library], "Biblioteca");
    // An empty field means no custom name.
    window
        .get_by_label(&fl!(edition_called_of, thing = "Opera"))
        .set_text_value_accesskit(" ");
    window.run();
    assert_eq!(kept(&mut window, &data)[0].called, called);
    click(&mut window, fl!(back));
    click(&mut window, &fl!(shapes_named, edition = "My copy"));
    click(&mut window, fl!(new_game_start));
    wait(&mut window, |window| session(window).cursor() == 0);
    assert_eq!(session(&window).start().edition.called, called);
    // The palette understands the custom name and answers with the printed one.
    press_with(&mut window, Modifiers::COMMAND, Key::K);
    window.event(eframe::egui::Event::Text("biblioteca".to_owned()));
    window.run();
    assert!(says(&window, "Biblioteca"));
}

#[test]
fn shapes_that_break_a_rule_cannot_be_chosen_and_say_so() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    click(&mut window, &fl!(edition_draw_tile, tile = "Tower"));
    click(&mut window, fl!(what_if_clear));
    click(&mut window, fl!(back));
    assert!(is_greyed(
        &window,
        &fl!(shapes_named, edition = "Studiolo, copy")
    ));
    window
        .get_by_label(&fl!(shapes_named, edition = "Studiolo, copy"))
        .hover();
    window.run();
    assert!(says(&window, "Fix 1 problem"));
}

#[test]
fn a_deleted_edition_can_be_brought_back() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    name_it(&mut window, "My copy");
    click(&mut window, fl!(edition_delete));
    assert!(!is_there(&window, "Edition My copy"));
    assert!(says(
        &window,
        "The edition \u{201c}My copy\u{201d} was deleted."
    ));
    click(&mut window, fl!(edition_restore));
    assert!(is_there(&window, &fl!(edition_choice, name = "My copy")));
    assert!(!is_there(&window, "Restore"));
    assert_eq!(kept(&mut window, &data).len(), 1);
}

#[test]
fn an_edition_that_another_program_changed_is_kept_beside_ours() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    let file = data.path().join("editions/edition-1.ron");
    let text = fs::read_to_string(&file).unwrap();
    let theirs = text.replace("Studiolo, copy", "Theirs");
    assert_ne!(theirs, text);
    fs::write(&file, &theirs).unwrap();
    name_it(&mut window, "Mine");
    wait(&mut window, |window| {
        says(window, "Your version is in edition-2.ron")
    });
    for name in ["Mine", "Theirs"] {
        assert!(is_there(&window, &fl!(edition_choice, name = name)));
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), theirs);
    // Our edition is now the open one.
    name_it(&mut window, "Mine, too");
    let names = kept(&mut window, &data).into_iter();
    let names: Vec<String> = names.map(|edition| edition.name).collect();
    assert_eq!(names, ["Mine, too", "Theirs"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), theirs);
}

#[test]
fn a_file_that_cannot_be_read_is_set_aside_and_never_overwritten() {
    let data = TempDir::new().unwrap();
    let directory = data.path().join("editions");
    fs::create_dir_all(&directory).unwrap();
    let file = directory.join("edition-1.ron");
    fs::write(&file, "no edition").unwrap();
    let window = copied(&data);
    assert!(says(&window, "could not be read and was set aside"));
    drop(window);
    let aside = directory.join("edition-1.ron.unreadable-1");
    assert_eq!(fs::read_to_string(aside).unwrap(), "no edition");
}

#[test]
fn the_score_sheet_takes_the_shapes_of_ones_copy() {
    let data = TempDir::new().unwrap();
    let mut window = copied(&data);
    name_it(&mut window, "My copy");
    click(&mut window, &fl!(edition_draw_tile, tile = "Library"));
    click(&mut window, fl!(what_if_clear));
    for square in ["a1", "b1", "c1", "d1", "e1"] {
        click(&mut window, &format!("{square}, empty"));
    }
    assert!(says(&window, "Every tile has the right size"));
    click(&mut window, fl!(back));
    click(&mut window, fl!(back));
    click(&mut window, fl!(start_check));
    click(&mut window, &fl!(shapes_named, edition = "My copy"));
    let ways = |window: &Window| window.query_all_by_label_contains("Orientation").count();
    click(&mut window, "d5 of Player A, empty");
    click(&mut window, "Place Library");
    assert_eq!(ways(&window), 2, "a straight piece lies in two ways");
    click(&mut window, fl!(undo));
    click(&mut window, "d5 of Player A, empty");
    click(&mut window, "Place Library");
    assert_eq!(ways(&window), 4, "the one that comes along in four");
}

#[test]
fn from_a_game_the_menu_leads_to_the_shapes_and_back() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    click(&mut window, fl!(menu));
    click(&mut window, fl!(tile_shapes));
    assert!(is_there(&window, &fl!(edition_choice, name = "Studiolo")));
    click(&mut window, fl!(back));
    assert!(says(&window, "Anna opens an auction"));
}

/// Returns the store of a data directory from which nothing has been read.
fn store<'a>(data: &'a std::path::Path, known: &'a Known) -> Store<'a> {
    let disk = &System;
    Store { disk, data, known }
}

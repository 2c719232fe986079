//! Exporting a game: files of every kind, copied texts, and the QR code, read from the
//! screen by a QR reader. Nothing is overwritten without asking, and the window waits for
//! no file.

use std::fs;
use std::path::Path;

use ::florence::{Command, Decision, Moment, PlayerSetup, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, OutputCommand, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use studiolo::app::App;
use studiolo::games::florence;
use studiolo::ui::base::theme::CODE;
use studiolo::ui::session::commands;
use table::{Card, Seat};
use tempfile::TempDir;
use words::fl;
use words::florence::Named as _;

use super::bench::{
    Window, begin, click, in_auctions, is_there as shows, says, sized, wait, window,
};

fn do_export(window: &mut Window) {
    window
        .state_mut()
        .carry_out(studiolo::ui::Intent::Do(commands::EXPORT.id));
    window.run();
}

fn sheet(prestige: i64) -> Setup {
    let player = |name: &str| PlayerSetup {
        name: name.to_owned(),
        prestige,
        money: Some(300),
        ..PlayerSetup::default()
    };
    Setup {
        players: ["Anna", "Ben"].map(player).to_vec(),
        moment: Moment::End,
        irregular: true,
        ..Setup::default()
    }
}

/// Returns what is copied when this button is pressed.
fn copied(window: &mut Window, button: &str) -> String {
    window
        .get_by_role_and_label(Role::Button, button)
        .click_accesskit();
    for _ in 0..4 {
        window.step();
        let commands = &window.output().platform_output.commands;
        let text = commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(text) = text {
            window.run();
            return text;
        }
    }
    panic!("nothing was copied")
}

/// Returns what a QR reader finds on the screen.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "pixels are few and on the screen"
)]
fn read_code(window: &Harness<'static, App>) -> String {
    let size = window.ctx.content_rect().size();
    let (width, height) = (size.x as usize, size.y as usize);
    let mut dark = vec![false; width * height];
    let shapes = &window.output().shapes;
    let meshes = shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Mesh(mesh) => Some(mesh),
        _ => None,
    });
    let mut code = meshes.filter(|mesh| {
        !mesh.vertices.is_empty() && mesh.vertices.iter().all(|vertex| vertex.color == CODE[0])
    });
    let code = code.next_back().expect("the code is painted");
    for corners in code.vertices.chunks(4) {
        let [x0, x1] = [corners[0].pos.x, corners[3].pos.x].map(|x| x.round() as usize);
        let [y0, y1] = [corners[0].pos.y, corners[3].pos.y].map(|y| y.round() as usize);
        for y in y0..y1 {
            dark[y * width + x0..y * width + x1].fill(true);
        }
    }
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
        if dark[y * width + x] { 0 } else { 255 }
    });
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "one code");
    grids[0].decode().expect("it can be read").1
}

fn field(window: &mut Window, path: &Path) {
    let field = window.get_by_label(fl!(export_file));
    field.focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    let field = window.get_by_label(fl!(export_file));
    field.type_text(&path.display().to_string());
    window.run();
}

#[test]
fn a_running_game_goes_out_in_every_kind_of_file() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    for (name, ending, begins) in [
        (fl!(format_bg_stats), "bgsplay", "{"),
        (fl!(format_page), "html", "<!DOCTYPE html>"),
        (fl!(format_png), "png", "\u{fffd}PNG"),
        (fl!(format_svg), "svg", "<?xml"),
        (fl!(format_markdown), "md", "# "),
        (fl!(format_board), "bgg", "[b]"),
        (fl!(format_log), "csv", "\u{feff}entry,"),
        (fl!(format_auctions), "auctions.csv", "\u{feff}number,"),
    ] {
        do_export(&mut window);
        click(&mut window, name);
        let shown = window.get_by_label(fl!(export_file)).value();
        assert!(
            shown.is_some_and(|path| path.ends_with(&format!(".{ending}"))),
            "{name}"
        );
        let path = data.path().join("out").join(format!("game.{ending}"));
        field(&mut window, &path);
        let places = |window: &Window| {
            [fl!(save), fl!(browse), fl!(close)].map(|name| window.get_by_label(name).rect())
        };
        let before = places(&window);
        click(&mut window, fl!(save));
        // Another export may follow, so the dialog stays, with its buttons in place.
        wait(&mut window, |window| shows(window, fl!(show_file)));
        for (now, before) in places(&window).into_iter().zip(before) {
            assert!(
                now.min.distance(before.min) < 1.0,
                "{name}: {now} after {before}"
            );
        }
        assert!(says(&window, &format!("game.{ending}")), "{name}");
        click(&mut window, fl!(close));
        let bytes = fs::read(&path).expect("it was written");
        assert!(
            String::from_utf8_lossy(&bytes).starts_with(begins),
            "{name}"
        );
    }
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_asked() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    let path = data.path().join("precious.md");
    fs::write(&path, "precious").unwrap();
    do_export(&mut window);
    click(&mut window, fl!(format_markdown));
    field(&mut window, &path);
    click(&mut window, fl!(save));
    wait(&mut window, |window| shows(window, fl!(replace)));
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious");
    click(&mut window, fl!(replace));
    wait(&mut window, |window| shows(window, fl!(show_file)));
    assert!(fs::read_to_string(&path).unwrap().starts_with("# "));
    // If nothing can be written, the dialog says so and stays.
    let nowhere = path.join("below a file.md");
    field(&mut window, &nowhere);
    click(&mut window, fl!(save));
    wait(&mut window, |window| says(window, "below a file"));
    assert!(shows(&window, fl!(export_title)));
    click(&mut window, fl!(close));
    assert!(!shows(&window, fl!(export_title)));
}

#[test]
fn the_square_code_says_what_the_link_says() {
    for (width, height) in [(1280.0, 720.0), (1000.0, 700.0)] {
        let data = TempDir::new().unwrap();
        let mut window = sized(data.path(), width, height);
        begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
        do_export(&mut window);
        assert!(shows(&window, fl!(share_code)));
        let code = read_code(&window);
        let link = copied(&mut window, fl!(share_copy_link));
        assert_eq!(code, link);
        assert!(link.contains("Clara"));
    }
}

#[test]
fn texts_are_copied_to_be_pasted_elsewhere() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, in_auctions(&["Anna", "Ben", "Clara"]));
    do_export(&mut window);
    let board = copied(&mut window, fl!(share_copy_bgg_text));
    assert!(board.starts_with("[b]"), "{board}");
    let markdown = copied(&mut window, fl!(share_copy_markdown));
    assert!(markdown.starts_with("# "), "{markdown}");
}

#[test]
fn a_sheet_goes_out_when_nothing_on_it_is_wrong() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    let show = florence::Intent::ShowSheet(Box::new(sheet(45)));
    window.state_mut().carry_out(show);
    window.run();
    do_export(&mut window);
    assert!(shows(&window, fl!(export_title)));
    let markdown = copied(&mut window, fl!(share_copy_markdown));
    assert!(markdown.contains("Anna and Ben"), "{markdown}");
    click(&mut window, fl!(close));
    let mut wrong = sheet(45);
    wrong.players[0].money = Some(-100);
    let show = florence::Intent::ShowSheet(Box::new(wrong));
    window.state_mut().carry_out(show);
    window.run();
    do_export(&mut window);
    assert!(!shows(&window, fl!(export_title)));
    assert!(says(&window, fl!(export_not_yet)));
}

#[test]
fn a_game_on_this_screen_tells_no_card_of_a_hand() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    begin(&mut window, Setup::dealt(["Anna", "Ben", "Clara"], 7));
    let session = window.state().session().expect("a game is open");
    let hand = session.game().player(Seat::A).hand().known();
    let names: Vec<&str> = hand.iter().map(|card| card.name()).collect();
    assert!(!names.is_empty());
    let card = Card::Known(hand.first().expect("a card"));
    let returns = Command::new(Seat::A, Decision::Return(card));
    window
        .state_mut()
        .carry_out(florence::Intent::Play(vec![returns]));
    window.run();
    do_export(&mut window);
    for button in [
        fl!(share_copy_bgg_text),
        fl!(share_copy_markdown),
        fl!(share_copy_link),
    ] {
        let text = copied(&mut window, button);
        for name in &names {
            assert!(!text.contains(name), "{name} in {text}");
        }
    }
}

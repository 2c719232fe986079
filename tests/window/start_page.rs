//! The start page and its shelf: the last game, the text below a running game, and where
//! arrow keys go.

use ::tiletum::{Game, Phase, Step};
use eframe::egui::Shape;
use studiolo::games::tiletum::Tiletum;
use table::{Save, Seat, Session};
use words::fl;

use crate::desk::*;
use crate::tiletum_turn::first;

type Window = Desk<Tiletum>;

/// Returns a running game in which Ben decides last, saved with Anna to decide: the rest
/// was undone.
fn taken_back() -> (Session<Game>, Save<Game>) {
    let asks = |game: &Game, seat: Seat| {
        game.phase() == Phase::Turn(Step::Before) && game.may_decide().first() == Some(seat)
    };
    let session = first(|session| asks(session.game(), Seat::B) && session.cursor() > 12);
    let mut entries = (0..session.cursor()).rev();
    let at = entries.find(|&at| session.game_at(at).is_some_and(|game| asks(game, Seat::A)));
    let mut save = Save::from_session(&session);
    save.cursor = at.expect("Anna has had a turn");
    (session, save)
}

/// Opens the start page of a user with this game.
fn starts(data: &TempDir, save: &Save<Game>) -> Window {
    let games = data.path().join("games");
    std::fs::create_dir_all(&games).unwrap();
    save.write(&games.join("evening.ron")).unwrap();
    let mut window = Window::open(data.path());
    window.wait(|window| window.says(fl!(tiletum_glimpse_turn, name = "Anna").as_str()));
    window
}

#[test]
fn where_one_left_off_is_what_was_not_taken_back() {
    let data = TempDir::new().unwrap();
    let (_, save) = taken_back();
    let window = starts(&data, &save);
    assert!(!window.says(fl!(tiletum_glimpse_turn, name = "Ben").as_str()));
}

#[test]
fn arrow_keys_go_from_the_game_one_left_to_the_games_and_tab_to_their_versions() {
    let data = TempDir::new().unwrap();
    let (_, save) = taken_back();
    let mut window = starts(&data, &save);
    let versions = fl!(versions_title);
    window.key(Key::ArrowDown);
    let game = window.focused().expect("something has the keyboard");
    assert!(!game.starts_with(versions), "{game}");
    assert!(game.contains("Anna"), "{game}");
    window.key(Key::Tab);
    let next = window.focused().expect("something has the keyboard");
    assert!(next.starts_with(versions), "{next}");
    // The button shows its name.
    let is_said = window.harness.output().shapes.iter().any(
        |clipped| matches!(&clipped.shape, Shape::Text(text) if text.galley.text() == versions),
    );
    assert!(is_said);
}

#[test]
fn below_a_game_that_goes_on_everybody_stands_and_no_word_is_left_alone() {
    let data = TempDir::new().unwrap();
    let (_, save) = taken_back();
    let window = starts(&data, &save);
    let mut lines: Vec<Vec<String>> = Vec::new();
    for clipped in &window.harness.output().shapes {
        if let Shape::Text(text) = &clipped.shape {
            let rows = text.galley.rows.iter();
            lines.push(rows.map(|row| row.text().trim().to_owned()).collect());
        }
    }
    let whole: Vec<String> = lines.iter().map(|rows| rows.join(" ")).collect();
    assert!(
        whole.iter().any(|line| line == "Anna, Ben and Clara"),
        "{whole:#?}"
    );
    assert!(!whole.iter().any(|line| line.starts_with("with ")));
    let best = lines
        .iter()
        .find(|rows| rows.join(" ").starts_with("best so far"));
    let best = best.unwrap_or_else(|| panic!("{whole:#?}"));
    let last = best.last().expect("a row");
    assert!(last.chars().any(char::is_whitespace), "{best:?}");
}

#[test]
fn a_first_evening_is_offered_once_for_a_game_that_is_new() {
    let data = TempDir::new().unwrap();
    let (_, save) = taken_back();
    let mut window = starts(&data, &save);
    let offers = |window: &Window| window.says(fl!(guide_offer));
    assert!(!offers(&window), "games of it are kept");
    window.does(Shell::ChooseGame("the-prince"));
    assert!(offers(&window));
    window.click(fl!(guide_not_now));
    assert!(!offers(&window));
    window.does(Shell::ChooseGame("tiletum"));
    assert!(!offers(&window));
    window.does(Shell::ChooseGame("the-prince"));
    assert!(!offers(&window), "it was offered");
}

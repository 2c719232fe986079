//! Games known only by their scores: typed on the sheet of every game, saved and counted;
//! and old plays imported from other programs.

use studiolo::app::GAMES;
use studiolo::ui::base::own::Own;
use studiolo::ui::session::commands;
use table::Game as _;

use super::*;

fn blank_sheets() -> [(&'static str, Own); 3] {
    [
        (
            florence::Game::ID,
            Own::new(florence::Game::ID, florence::Setup::default()),
        ),
        (
            prince::Game::ID,
            Own::new(prince::Game::ID, prince::Setup::default()),
        ),
        (
            tiletum::Game::ID,
            Own::new(tiletum::Game::ID, tiletum::Setup::default()),
        ),
    ]
}

fn press(window: &mut Window, label: &str) {
    window.harness.get_by_label(label).click_accesskit();
    window.harness.run();
}

/// Types these points of three players.
fn type_points(window: &mut Window, points: [&str; 3]) {
    press(window, &fl!(players, number = 3));
    let names = ["Rita", "Stefan", "Greta"];
    for ((letter, name), points) in ["A", "B", "C"].iter().zip(names).zip(points) {
        window.types(&fl!(sheet_name_of, letter = *letter), name);
        window.types(&fl!(scores_points_of, player = name), points);
    }
}

#[test]
fn points_alone_are_kept_ranked_and_exported_in_every_game() {
    let data = TempDir::new().expect("a directory");
    for (at, (game, start)) in blank_sheets().into_iter().enumerate() {
        let mut window = Window::at_start(data.path());
        window.does(Intent::ShowSheet(start));
        press(&mut window, fl!(scores_only));
        type_points(&mut window, ["50+12", "53", "53"]);
        // The winner is shown before the tie is resolved.
        let won = words::report::alone::verdict(&["Rita".to_owned()], 62, false);
        assert!(window.says(&won), "{game}: {:#?}", window.names());
        let second = fl!(sheet_rank, rank = 2);
        assert!(window.says(&fl!(scores_place_open, place = second.as_str())));
        press(&mut window, &fl!(scores_is_ahead, player = "Greta"));
        assert!(!window.says(&fl!(scores_place_open, place = second.as_str())));
        window.does(Intent::Do(commands::EXPORT.id));
        assert!(window.says(fl!(format_bg_stats)), "{game} goes out");
        window.does(Intent::CloseDialog);
        window.wait(|_| saves(data.path()).len() == at + 1);
        press(&mut window, fl!(scores_keep));
        window.wait_for(fl!(scores_alone));
        assert!(window.says(&won), "{game}: {:#?}", window.names());
    }
    // It counts, and opens as it was typed.
    let mut window = Window::at_shelf(data.path());
    window.wait_for(fl!(shelf_most_points));
    window.click(fl!(shelf_open_sheet));
    window.wait_for(&fl!(scores_points_of, player = "Greta"));
    assert_eq!(GAMES.len(), 3);
}

#[test]
fn what_is_only_looked_at_leaves_nothing_on_the_shelf() {
    let data = TempDir::new().expect("a directory");
    for (game, start) in blank_sheets() {
        let mut window = Window::at_start(data.path());
        window.does(Intent::ShowSheet(start));
        press(&mut window, fl!(scores_only));
        press(&mut window, &fl!(players, number = 3));
        press(&mut window, fl!(scores_only));
        press(&mut window, &fl!(players, number = 4));
        window.does(Intent::Show(Screen::Start));
        std::thread::sleep(Duration::from_millis(200));
        window.harness.run();
        let kept: Vec<_> = saves(data.path()).iter().map(fs::read_to_string).collect();
        assert!(kept.is_empty(), "{game}: {kept:#?}");
    }
}

#[test]
fn undo_takes_points_back() {
    let data = TempDir::new().expect("a directory");
    let mut window = Window::at_start(data.path());
    let [(_, start), ..] = blank_sheets();
    window.does(Intent::ShowSheet(start));
    press(&mut window, fl!(scores_only));
    type_points(&mut window, ["62", "53", "49"]);
    assert!(window.says("62"));
    let won = words::report::alone::verdict(&["Rita".to_owned()], 62, false);
    assert!(window.says(&won));
    window.click(fl!(undo));
    assert!(!window.says(&won), "the points of Greta are gone");
    window.click(fl!(redo));
    assert!(window.says(&won));
}

fn plays(name: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("../data/plays").join(name)
}

#[test]
fn old_plays_are_listed_before_they_come_in_and_come_in_once() {
    let data = TempDir::new().expect("a directory");
    let mut window = Window::at_shelf(data.path());
    window.does(Intent::Open(plays("whole-export.bgsplay")));
    window.wait_for(fl!(plays_title));
    assert!(window.says(&fl!(plays_coming, number = 4)));
    assert!(window.says("Puerto Rico"));
    assert!(window.says("11 Sep 2007: Rita 62, Stefan 53, Greta 49, Carl 30"));
    assert!(saves(data.path()).is_empty());
    window.click(&fl!(plays_bring, number = 4));
    window.wait(|_| saves(data.path()).len() == 4);
    window.wait(|window| window.says(&fl!(plays_brought, number = 4, doubled = 0)));
    window.does(Intent::Open(plays("whole-export.bgsplay")));
    window.wait_for(&fl!(plays_doubled, number = 4));
    assert!(window.says(&fl!(plays_bring, number = 0)));
    window.click(fl!(cancel));
    assert_eq!(saves(data.path()).len(), 4);
}

#[test]
fn a_table_without_a_game_is_asked_for_one_when_it_is_dropped_on_the_window() {
    #[derive(Debug)]
    struct Dropped(PathBuf);
    impl eframe::egui::DroppedFile for Dropped {
        fn path(&self) -> &Path {
            &self.0
        }

        fn bytes(&self) -> Result<Vec<u8>, String> {
            fs::read(&self.0).map_err(|error| error.to_string())
        }
    }
    let data = TempDir::new().expect("a directory");
    let mut window = Window::at_shelf(data.path());
    let file = std::sync::Arc::new(Dropped(plays("semicolons.csv")));
    window.harness.input_mut().dropped_files.push(file);
    window.harness.run();
    window.wait_for(fl!(plays_of_game));
    assert!(window.says(&fl!(plays_bring, number = 0)));
    window.click("Tiletum");
    window.click(&fl!(plays_bring, number = 1));
    window.wait(|_| saves(data.path()).len() == 1);
    let file = &saves(data.path())[0];
    assert!(file.ends_with("2019-05-01-rita-stefan.ron"), "{file:?}");
    let save: Save<tiletum::Game> = Save::read(file).expect("a save");
    let points = save.scores.expect("scores").points;
    assert_eq!(points, [Some(62), Some(53)]);
}

#[test]
fn one_game_is_no_record_and_one_page_of_one() {
    let data = user(1);
    let mut window = Window::at_shelf(data.path());
    window.finds(1);
    window.wait_for(fl!(shelf_most_points));
    for record in [fl!(shelf_widest), fl!(shelf_closest), fl!(shelf_shortest)] {
        assert!(!window.says(record), "{record}: {:#?}", window.names());
    }
    assert!(!window.says("1 to 1 of 1") && !window.says("The only game"));
}

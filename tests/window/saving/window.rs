//! The window on a misbehaving disk: its messages, and that it can always be left; and
//! score sheets, which are saved like games.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::florence::{Command, Decision, Game, Moment, Object, Setup};
use eframe::egui::accesskit::Role;
use eframe::egui::{ViewportCommand, ViewportEvent, ViewportId, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use studiolo::app::GAMES;
use studiolo::app::{App, Intent};
use studiolo::games::florence;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::kept::{GameId, Inside};
use studiolo::ui::io::library::{Archive, Library, RECENT};
use studiolo::ui::screens::new_game::Begins;
use studiolo::ui::session::commands;
use studiolo::ui::session::intent::Screen;
use table::save::disk::{Disk, System};
use table::save::header::HEAD;
use table::{Card, Game as _, Save, Seat, Session};
use tempfile::TempDir;
use words::fl;

use super::simulated::{Fault, Left, Simulated};

type Window = Harness<'static, App>;

fn on(disk: Arc<dyn Disk>, data: &Path, open: Option<&Path>) -> Window {
    let (data, open) = (data.to_owned(), open.map(Path::to_owned));
    Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(|creation| App::on_disk(&creation.egui_ctx, disk, data, open))
}

fn window(data: &Path) -> Window {
    on(Arc::new(System), data, None)
}

#[track_caller]
fn wait(window: &mut Window, until: impl Fn(&Window) -> bool) {
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

fn shows(window: &Window, name: &str) -> bool {
    window.query_all_by_label(name).next().is_some()
}

#[track_caller]
fn click(window: &mut Window, button: &str) {
    window
        .get_by_role_and_label(Role::Button, button)
        .click_accesskit();
    window.run();
}

fn in_auctions() -> Setup {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    setup
}

fn begin(window: &mut Window, setup: Setup) {
    window
        .state_mut()
        .carry_out(florence::Intent::Start(Box::new(setup)));
    window.run();
}

fn entries(window: &Window) -> usize {
    window
        .state()
        .session()
        .map_or(0, |session| session.log().len())
}

fn saved(disk: &Simulated) -> Vec<Save<Game>> {
    let games = disk.list(Path::new("/data/games")).unwrap_or_default();
    let games = games.into_iter().filter(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.ends_with(".ron") && !name.contains(".bak.") && !name.starts_with('.')
    });
    games
        .map(|path| Save::read_from(disk, &path).expect("a save"))
        .collect()
}

#[test]
fn a_quiet_mark_says_whether_the_game_is_saved() {
    let disk = Simulated::new();
    let mut window = on(Arc::new(disk.clone()), Path::new("/data"), None);
    begin(&mut window, in_auctions());
    wait(&mut window, |window| shows(window, fl!(saved)));
    disk.fault_at(disk.steps(), Fault::Stall);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    assert!(shows(&window, fl!(saving)));
    assert!(!shows(&window, "Saved"));
    disk.release();
    wait(&mut window, |window| shows(window, fl!(saved)));
    assert_eq!(saved(&disk)[0].log.len(), 1);
}

#[test]
fn after_two_seconds_without_an_answer_a_bar_says_so_and_one_can_leave() {
    let disk = Simulated::new();
    let mut window = on(Arc::new(disk.clone()), Path::new("/data"), None);
    begin(&mut window, in_auctions());
    wait(&mut window, |window| shows(window, fl!(saved)));
    // The lock, the check of the file and so on are read steps; the first step that changes
    // names also stalls all that follow.
    disk.fault_at(disk.steps() + 1, Fault::Stall);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    assert!(!says(&window, "is not responding"));
    wait(&mut window, |window| {
        says(window, "The disk is not responding")
    });
    assert!(says(&window, "nothing is lost while the window is open"));

    let close = Intent::Do(commands::CLOSE_GAME.id);
    window.state_mut().carry_out(close);
    window.run();
    wait(&mut window, |window| {
        shows(window, fl!(close_without_saving))
    });
    click(&mut window, fl!(cancel));
    assert_eq!(entries(&window), 2);

    // Another thread writes everything, although the first still hangs.
    click(&mut window, fl!(try_again));
    wait(&mut window, |window| shows(window, fl!(saved)));
    assert_eq!(disk.stalled(), 1);
    assert_eq!(saved(&disk)[0].log.len(), 2);
    wait(&mut window, |window| !says(window, "is not responding"));
    disk.release();
    while disk.stalled() > 0 {
        std::thread::yield_now();
    }
    assert_eq!(saved(&disk)[0].log.len(), 2, "whoever wakes up is too late");
}

#[test]
fn whoever_says_so_leaves_at_once_although_the_disk_hangs() {
    let disk = Simulated::new();
    let mut window = on(Arc::new(disk.clone()), Path::new("/data"), None);
    begin(&mut window, in_auctions());
    wait(&mut window, |window| shows(window, fl!(saved)));
    disk.fault_at(disk.steps() + 1, Fault::Stall);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    let root = window.input_mut().viewports.get_mut(&ViewportId::ROOT);
    root.expect("the window").events.push(ViewportEvent::Close);
    window.run();
    wait(&mut window, |window| {
        shows(window, fl!(close_without_saving))
    });
    window
        .get_by_role_and_label(Role::Button, "Close without saving")
        .click_accesskit();
    window.step();
    let closes = |window: &Window| {
        let root = &window.output().viewport_output[&ViewportId::ROOT];
        root.commands.contains(&ViewportCommand::Close)
    };
    assert!(closes(&window));
    let begin = Instant::now();
    drop(window);
    assert!(
        begin.elapsed() < Duration::from_secs(3),
        "{:?}",
        begin.elapsed()
    );
    disk.release();
}

#[test]
fn a_worker_that_dies_is_replaced_and_nothing_is_forgotten() {
    let disk = Simulated::new();
    let mut window = on(Arc::new(disk.clone()), Path::new("/data"), None);
    begin(&mut window, in_auctions());
    wait(&mut window, |window| shows(window, fl!(saved)));
    disk.fault_at(disk.steps() + 2, Fault::Panic);
    click(&mut window, &fl!(auction_name_object, object = "Jester"));
    click(&mut window, &fl!(auction_raise_to, price = 300));
    wait(&mut window, |window| shows(window, fl!(saved)));
    assert_eq!(saved(&disk.restarted(Left::Nothing))[0].log.len(), 2);
}

#[test]
fn a_second_window_is_told_and_gets_a_copy() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path());
    begin(&mut first, in_auctions());
    wait(&mut first, |_| {
        let preferences = std::fs::read_to_string(data.path().join("preferences.ron"));
        preferences.is_ok_and(|text| text.contains("games"))
    });
    let mut second = window(data.path());
    assert!(second.state().session().is_none());
    assert!(says(&second, "is open in another window"));
    click(&mut second, fl!(open_copy));
    wait(&mut second, |window| window.state().session().is_some());
    click(&mut second, &fl!(auction_name_object, object = "Builder"));
    click(&mut first, &fl!(auction_name_object, object = "Jester"));
    wait(&mut first, |window| shows(window, fl!(saved)));
    wait(&mut second, |window| shows(window, fl!(saved)));
    assert!(!says(&first, "was changed by another window"));
    let decided = |window: &Window| window.state().session().unwrap().log()[0].command.decision;
    assert_eq!(decided(&first), Decision::Name(Object::Jester));
    assert_eq!(decided(&second), Decision::Name(Object::Builder));
}

#[test]
fn a_score_sheet_is_on_the_shelf_with_all_that_was_typed() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path());
    click(&mut first, fl!(start_check));
    let typed = |window: &mut Window, field: &str, text: &str| {
        window.get_by_label(field).set_text_value_accesskit(text);
        window.run();
    };
    typed(&mut first, "Name of player A", "Anna");
    typed(&mut first, "PP of Anna", "55");
    typed(&mut first, "Jesters of Anna", "some");
    wait(&mut first, |window| shows(window, fl!(saved)));
    click(&mut first, fl!(back));
    wait(&mut first, |window| says(window, "score sheet"));
    drop(first);

    let mut second = window(data.path());
    wait(&mut second, |window| {
        says(window, "Anna, Player B, Player C, Player D: score sheet")
    });
    second
        .query_all_by_label_contains("Anna, Player B, Player C, Player D: score sheet")
        .last()
        .expect("it is on the shelf")
        .click_accesskit();
    wait(&mut second, |window| shows(window, "Name of player A"));
    let value = |window: &Window, field: &str| window.get_by_label(field).value();
    assert_eq!(value(&second, "PP of Anna").as_deref(), Some("55"));
    assert_eq!(value(&second, "Jesters of Anna").as_deref(), Some("some"));
    typed(&mut second, "PP of Anna", "56");
    drop(second);
    let third = window(data.path());
    assert_eq!(
        value(&third, "PP of Anna").as_deref(),
        Some("56"),
        "closed on the sheet"
    );
}

#[test]
fn a_finished_game_that_was_looked_back_at_is_listed_as_finished() {
    let data = TempDir::new().unwrap();
    let library = Library::new(kinds(GAMES), data.path().to_owned());
    std::fs::create_dir_all(library.games()).unwrap();
    let whole = Save::<Game>::read(Path::new("../../saves/four-players.ron")).unwrap();
    let mut session = whole.into_session().unwrap();
    assert!(session.game_at(session.legal_len()).unwrap().is_over());
    session.go_to(30);
    let path = library.games().join("over.ron");
    Save::from_session(&session).write(&path).unwrap();
    let listed = library.list();
    assert!(listed[0].content().unwrap().standing.as_ref().unwrap().over);
}

#[test]
fn a_position_without_names_has_names_on_the_shelf_and_the_next_game_can_start() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path());
    let mut setup = in_auctions();
    for player in &mut setup.players {
        player.name.clear();
    }
    begin(&mut first, setup);
    click(&mut first, fl!(menu));
    click(&mut first, fl!(close_game));
    wait(&mut first, |window| {
        says(window, "Player A, Player B, Player C")
    });
    drop(first);
    let mut second = window(data.path());
    click(&mut second, fl!(start_track));
    assert!(!says(&second, "needs a name"));
    click(&mut second, fl!(new_game_start));
    assert!(second.state().session().is_some());
}

#[test]
fn the_next_game_on_this_screen_is_another_deal() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path());
    click(&mut window, fl!(start_play));
    let field = window.get_by_role_and_label(Role::TextInput, "Deal");
    field.set_text_value_accesskit("4711");
    window.run();
    click(&mut window, fl!(new_game_start));
    let deal = |window: &Window| window.state().session().unwrap().start().deal;
    assert_eq!(deal(&window), Some(4711));
    let bots = Begins::OnScreen.in_game(Game::ID);
    window.state_mut().carry_out(bots);
    window.run_steps(4);
    let field = window.get_by_role_and_label(Role::TextInput, "Deal");
    assert_eq!(field.value().unwrap_or_default(), "");
}

#[test]
fn a_foreign_file_does_not_have_the_games_read_first() {
    let mut session = Session::<Game>::new(in_auctions()).unwrap();
    let jester = Command::new(Seat::A, Decision::Name(Object::Jester));
    session.play(jester).unwrap();
    let text = Save::from_session(&session).to_ron().unwrap();
    let home = Path::new("/data");
    let disk = Simulated::new();
    for directory in ["/data", "/data/games"] {
        disk.make_directory(Path::new(directory)).unwrap();
    }
    let other = Save::from_session(&Session::<Game>::new(Setup::tracked(["X", "Y", "Z"])).unwrap());
    let put = |path: &Path, text: &str| {
        let mut file = disk.create(path, path).unwrap();
        file.write(text.as_bytes()).unwrap();
    };
    for n in 0..2000 {
        put(
            &home.join(format!("games/{n}.ron")),
            &other.to_ron().unwrap(),
        );
    }
    put(Path::new("/foreign.ron"), &text);
    let before = disk.steps();
    let mut library = Archive::new(kinds(GAMES), Arc::new(disk.clone()), home.into()).library();
    library
        .open(GameId(1), Path::new("/foreign.ron"))
        .expect("it opens");
    // One check of each game, and no more.
    let steps = disk.steps() - before;
    assert!((2000..2040).contains(&steps), "{steps}");
}

/// Returns a data directory with this many games; the one with the highest number was
/// written last.
fn library_of(games: usize) -> Simulated {
    let disk = Simulated::new();
    for directory in ["/data", "/data/games"] {
        disk.make_directory(Path::new(directory)).unwrap();
    }
    let whole = Save::<Game>::read(Path::new("../../saves/four-players.ron")).unwrap();
    for n in 0..games {
        let mut save = whole.clone();
        save.start.players[0].name = format!("Number {n}");
        let path = PathBuf::from(format!("/data/games/{n}.ron"));
        let mut file = disk.create(&path, &path).unwrap();
        file.write(save.to_ron().unwrap().as_bytes()).unwrap();
    }
    disk
}

#[test]
fn of_a_large_library_all_games_are_listed_and_most_by_their_first_lines() {
    let disk = library_of(2000);
    let library = Archive::new(kinds(GAMES), Arc::new(disk.clone()), "/data".into()).library();
    let before = disk.bytes_read();
    let listed = library.list();
    assert_eq!(listed.len(), 2000);
    let size = disk.about(&listed[0].path).unwrap().len;
    assert!(size > 2 * HEAD, "the sample is long enough: {size}");
    let whole = disk.bytes_read() - before;
    assert!(whole < (RECENT as u64 + 1) * size, "{whole} of {size} each");
    assert!(listed[RECENT - 1].content().is_some());
    assert_eq!(listed[RECENT].inside, Inside::Unread);

    let before = disk.bytes_read();
    let head = library.head(&listed[RECENT].path);
    assert_eq!(disk.bytes_read() - before, HEAD);
    let Inside::Head(head) = head else {
        panic!("{head:?}");
    };
    let number = 2000 - 1 - RECENT;
    assert_eq!(head.people.seats[0].name, format!("Number {number}"));
    assert_eq!(head.people.seats.len(), 4);
}

#[test]
fn a_window_knows_who_played_all_games_of_a_large_library() {
    let disk = library_of(500);
    let mut window = on(Arc::new(disk.clone()), Path::new("/data"), None);
    let is_read = |window: &Window| {
        let games = window.state().state().games.as_ref();
        games.is_some_and(|games| games.iter().all(|game| game.inside != Inside::Unread))
    };
    wait(&mut window, is_read);
    let games = window.state().state().games.as_ref().unwrap();
    assert_eq!(games.len(), 500);
    for (at, game) in games.iter().enumerate() {
        let first = format!("Number {}", 499 - at);
        match &game.inside {
            Inside::Whole(content) => assert_eq!(content.names[0], first),
            Inside::Head(head) => assert_eq!(head.people.seats[0].name, first),
            inside => panic!("{inside:?}"),
        }
    }
    // The rating of a person playing alone uses all games, which are read once for it.
    let mut read = 0;
    while read < disk.bytes_read() {
        read = disk.bytes_read();
        for _ in 0..10 {
            window.run();
            window.state_mut().wait_for_file();
        }
    }
    // What is already known is not read again.
    let before = disk.bytes_read();
    let start = Intent::Show(Screen::Start);
    window.state_mut().carry_out(start);
    window.run();
    window.state_mut().wait_for_file();
    let size = disk.about(Path::new("/data/games/0.ron")).unwrap().len;
    let read = disk.bytes_read() - before;
    assert!(read > 0 && read < (RECENT as u64 + 1) * size, "{read}");
    assert!(is_read(&window));
}

#[test]
fn games_of_the_first_format_tell_who_played_them_too() {
    let data = TempDir::new().unwrap();
    let library = Library::new(kinds(GAMES), data.path().to_owned());
    let old = Path::new("../../tests/data/saves-1/tracked-4-new.ron");
    assert!(!std::fs::read_to_string(old).unwrap().contains("people"));
    let Inside::Head(head) = library.head(old) else {
        panic!("it is a game");
    };
    assert_eq!(head.format, 1);
    let names: Vec<&str> = (head.people.seats.iter())
        .map(|person| &*person.name)
        .collect();
    let save = Save::<Game>::read(old).unwrap();
    let typed: Vec<&str> = (save.start.players.iter())
        .map(|player| &*player.name)
        .collect();
    assert_eq!(names, typed);
    assert_eq!(names.len(), 4);
    let none = data.path().join("none.ron");
    std::fs::write(&none, "nothing").unwrap();
    assert_eq!(library.head(&none), Inside::Unreadable);
    std::fs::write(&none, "(studiolo: 2, game: \"chess\", start: ())").unwrap();
    assert_eq!(library.head(&none), Inside::Foreign("chess".into()));
}

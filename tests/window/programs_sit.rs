//! A program in a seat of the window: it plays, its failures cost its turn and are said, it
//! ends with its game, and no file starts one.

use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Shells;
use std::time::{Duration, Instant};

use programs::call::Call;
use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::session::game_window::{GameWindow, Start};
use studiolo::ui::session::guests::Invited;
use studiolo::ui::session::intent::HandOn;
use table::{Game as _, Item as _, Level, People, Seat};
use words::fl;

use studiolo::ui::base::own::Own;

use crate::desk::*;

/// What a program does with a question, which is in `$line`.
const FIRST: &str = r#"echo "{\"decide\":0}""#;
const GARBAGE: &str = "echo hello";
const SILENCE: &str = ":";
const DEATH: &str = "exit 3";

/// Writes a program that does this with every question, and returns how it is called. It
/// writes its number and everything it is told into files next to it.
fn program(folder: &Path, does: &str) -> String {
    let path = folder.join("one.sh");
    let script = format!(
        "echo $$ > \"$0.pid\"\n: > \"$0.told\"\nwhile read -r line; do\n\
         printf '%s\\n' \"$line\" >> \"$0.told\"\n\
         case $line in *'\"decide\"'*) {does};; esac\ndone\n"
    );
    fs::write(&path, script).expect("it can be written");
    format!("sh '{}'", path.display())
}

fn beside(folder: &Path, what: &str) -> PathBuf {
    folder.join(format!("one.sh.{what}"))
}

fn told(folder: &Path) -> String {
    fs::read_to_string(beside(folder, "told")).unwrap_or_default()
}

/// Returns whether the program was started.
fn was_started(folder: &Path) -> bool {
    beside(folder, "pid").exists()
}

/// Returns whether the program runs.
fn runs(folder: &Path) -> bool {
    let pid = fs::read_to_string(beside(folder, "pid")).unwrap_or_default();
    let Ok(pid) = pid.trim().parse::<u32>() else {
        return false;
    };
    let asked = Shells::new("kill").args(["-0", &pid.to_string()]).output();
    asked.is_ok_and(|answer| answer.status.success())
}

/// Returns the data directory of a user who waits this long for programs.
fn data(seconds: f32) -> TempDir {
    let data = TempDir::new().expect("a directory");
    let text = format!("(pace: AtOnce, seconds_for_programs: Some({seconds:?}))");
    fs::write(data.path().join("preferences.ron"), text).expect("it can be written");
    data
}

/// Returns the start of a game with bots of this kind of game in all seats.
fn of_bots<G: GameWindow>(mut start: Start<G>, mut people: People) -> Start<G> {
    for person in &mut people.seats {
        person.plays = Some(Level::One).into();
    }
    G::Rules::put_people(&mut start, people);
    start
}

fn tiletum() -> Start<Tiletum> {
    let mut start = ::tiletum::Setup::digital(["Anna", "Ben"], 5);
    let people = ::tiletum::Game::take_people(&mut start);
    of_bots::<Tiletum>(start, people)
}

/// Returns the start of a game that stops when this seat is to decide.
fn with_a_person(seat: Seat) -> Start<Tiletum> {
    let mut start = tiletum();
    let mut people = ::tiletum::Game::take_people(&mut start);
    people.seats[seat.index()].plays = None.into();
    ::tiletum::Game::put_people(&mut start, people);
    start
}

/// Lets a bot play the second seat, so that nobody decides any more.
fn hand_on(window: &mut Desk<Tiletum>) {
    window.does(Shell::HandOn {
        seat: Seat::B,
        to: HandOn::Bot(Level::One.into()),
    });
}

/// Starts a game in which the program has the first seat, and bots the others.
fn started<G: GameWindow>(data: &Path, start: Start<G>, call: &str) -> Desk<G> {
    let mut window = Desk::<G>::open(data);
    let invited = Invited {
        seat: Seat::A,
        call: Call::parse(call).expect("a command"),
        was_called: None,
    };
    let start = Own::new(G::Rules::ID, start);
    window.does(Shell::StartWith(start, vec![invited]));
    window
}

/// Returns how many decisions the first seat has made.
fn decided<G: GameWindow>(window: &Desk<G>) -> usize {
    let log = window.session().log().iter();
    let by = log.filter_map(|entry| G::Rules::decided_by(&entry.command));
    by.filter(|&seat| seat == Seat::A).count()
}

/// Draws frames until something holds. Where nobody decides, the table goes on.
#[track_caller]
fn goes_on<G: GameWindow>(window: &mut Desk<G>, until: impl Fn(&Desk<G>) -> bool) {
    let begin = Instant::now();
    while !until(window) {
        assert!(
            begin.elapsed() < Duration::from_mins(1),
            "{:#?}",
            window.heard()
        );
        if window.game().may_decide().is_empty() && !window.game().is_over() {
            window.key(Key::Enter);
        }
        std::thread::sleep(Duration::from_millis(1));
        window.harness.run();
    }
}

/// Chooses a program for the second seat on the page, and plays.
fn plays_from_the_page<G: GameWindow>(page: Shell) {
    let data = data(20.0);
    let call = program(data.path(), FIRST);
    let mut window = Desk::<G>::open(data.path());
    window.does(page);
    window.click(&fl!(new_game_program_in, number = 2));
    assert!(window.is_disabled(fl!(new_game_start)));
    assert!(window.says(&fl!(new_game_no_program, number = 2)));
    let field = fl!(new_game_program_command, number = 2);
    let node = window
        .harness
        .get_by_role_and_label(Role::TextInput, &field);
    node.focus();
    window.harness.run();
    window.harness.event(Input::Text(call.clone()));
    window.harness.run();
    window.click(fl!(new_game_start));
    window.wait(|window| window.harness.state().state().game.is_some());
    let people = window.session().people().clone();
    assert_eq!(people.name(Seat::B), "one.sh", "it is named after it");
    assert!(people.bot(Seat::B).is_some(), "a bot for everyone else");
    let preferences = window.harness.state().state().preferences.clone();
    assert_eq!(preferences.program, call);
    assert_ne!(preferences.names[1], "one.sh", "Ben comes back");
    // Anna's seat goes to a bot, so that the game goes on by itself.
    let to = HandOn::Bot(Level::One.into());
    let seat = Seat::A;
    window.does(Shell::HandOn { seat, to });
    goes_on(&mut window, |_| {
        told(data.path()).matches("\"decide\"").count() >= 3
    });
    let told = told(data.path());
    assert!(
        told.starts_with(r#"{"language""#) || told.contains("hello"),
        "{told}"
    );
    assert!(told.contains(G::Rules::ID), "{told}");
    assert!(!told.contains("one.sh"), "names are letters: {told}");
    assert!(!window.says(fl!(program_ended)), "{:#?}", window.heard());
    let hints = [Seat::B, Seat::C].map(|seat| window.session().occasion().hints(seat));
    assert_eq!(hints, [1, 0], "it does not count as a bot of its level");
    // The file knows nothing of the program.
    let file = saved(&mut window);
    let save = fs::read_to_string(&file).expect("it can be read");
    assert!(!save.contains("sh '"), "{save}");
    assert!(runs(data.path()));
    drop(window);
    assert!(!runs(data.path()), "it ends with the window");
}

/// Waits until the game is saved; returns its file.
fn saved<G: GameWindow>(window: &mut Desk<G>) -> PathBuf {
    window.wait(|window| window.harness.state().state().is_saved());
    let file = window.harness.state().state().shown_file();
    file.expect("it is saved").to_owned()
}

#[test]
fn a_program_plays_the_princes_of_florence_from_the_page() {
    plays_from_the_page::<Florence>(page(::florence::Game::ID));
}

#[test]
fn a_program_plays_the_prince_from_the_page() {
    plays_from_the_page::<Prince>(page(::prince::Game::ID));
}

#[test]
fn a_program_plays_tiletum_from_the_page() {
    plays_from_the_page::<Tiletum>(page(::tiletum::Game::ID));
}

/// Returns the intent that opens the page to start a game on this screen.
fn page(game: &'static str) -> Shell {
    studiolo::ui::screens::new_game::Begins::OnScreen.in_game(game)
}

#[test]
fn a_failure_costs_the_turn_and_the_third_one_the_game_with_a_sentence_each() {
    for (does, why) in [
        (GARBAGE, fl!(program_unreadable, line = "hello")),
        (SILENCE, fl!(program_silent, seconds = "0.3")),
    ] {
        let data = data(0.3);
        let call = program(data.path(), does);
        let mut window = started::<Tiletum>(data.path(), tiletum(), &call);
        // Old notices make room for new ones.
        let said: RefCell<Vec<String>> = RefCell::default();
        goes_on(&mut window, |window| {
            for notice in &window.harness.state().state().notices {
                let text = notice.text.clone();
                let is_new = !said.borrow().contains(&text);
                if text.starts_with("one.sh: ") && is_new {
                    said.borrow_mut().push(text);
                }
            }
            decided(window) >= 12
        });
        let said = said.into_inner();
        assert_eq!(said.len(), 3, "{said:#?}");
        assert!(said.iter().all(|it| it.contains(&why)), "{said:#?}");
        assert!(said[0].contains("A bot decided instead: "), "{said:#?}");
        assert!(said[2].contains("out of this game"), "{said:#?}");
        // Each says what was decided.
        assert!(said[0].contains("Anna"), "{said:#?}");
        let questions = told(data.path()).matches(r#""message":"decide""#).count();
        assert_eq!(questions, 3, "a bot plays on");
    }
}

#[test]
fn a_program_that_dies_or_does_not_start_costs_one_sentence() {
    let data = data(20.0);
    let call = program(data.path(), DEATH);
    for call in [call.as_str(), "/nowhere/one.sh"] {
        let mut window = started::<Tiletum>(data.path(), tiletum(), call);
        goes_on(&mut window, |window| decided(window) >= 6);
        let notices = window.harness.state().state().notices.iter();
        let said: Vec<&str> = notices.map(|it| it.text.as_str()).collect();
        let said: Vec<&&str> = said
            .iter()
            .filter(|it| it.starts_with("one.sh: "))
            .collect();
        assert_eq!(said.len(), 1, "{said:#?}");
        assert!(said[0].contains("out of this game"), "{said:#?}");
    }
}

#[test]
fn a_program_ends_with_its_game_even_while_it_thinks() {
    let data = data(60.0);
    let call = program(data.path(), SILENCE);
    let mut window = started::<Tiletum>(data.path(), tiletum(), &call);
    goes_on(&mut window, |_| told(data.path()).contains("\"decide\""));
    assert!(runs(data.path()));
    assert!(window.says(&fl!(program_thinks, name = "Anna", program = "one.sh")));
    // Another game is started.
    window.leaves_for(Shell::Start(Own::new(::tiletum::Game::ID, tiletum())));
    assert!(!runs(data.path()));
}

#[test]
fn another_game_has_the_same_program_in_the_same_seat() {
    let data = data(20.0);
    let call = program(data.path(), FIRST);
    let mut window = started::<Tiletum>(data.path(), with_a_person(Seat::B), &call);
    let anna_has_decided = |window: &Desk<Tiletum>| {
        decided(window) >= 1 && window.game().may_decide().contains(Seat::B)
    };
    goes_on(&mut window, anna_has_decided);
    let number = || fs::read_to_string(beside(data.path(), "pid")).unwrap_or_default();
    let first = number();
    window.leaves_for(Shell::AnotherGame);
    goes_on(&mut window, anna_has_decided);
    assert_ne!(number(), first, "the first one has ended with its game");
    assert!(runs(data.path()) && told(data.path()).contains("\"decide\""));
}

#[test]
fn a_seat_goes_to_a_program_and_back_in_the_menu_of_the_seat() {
    let data = data(60.0);
    let call = program(data.path(), SILENCE);
    // Bots alone would play on while the menu is open.
    let mut window = Desk::<Tiletum>::with(data.path(), with_a_person(Seat::A));
    goes_on(&mut window, |window| {
        window.game().may_decide().contains(Seat::A)
    });
    window.click(&fl!(tiletum_seat_menu, name = "Anna"));
    window.click(fl!(a_program_plays_on));
    window.harness.event(Input::Text(call));
    window.harness.run();
    window.key(Key::Enter);
    goes_on(&mut window, |_| told(data.path()).contains("\"decide\""));
    let bot = window.session().people().bot(Seat::A);
    assert_eq!(bot, Some(programs::roster::IN_PLACE.into()));
    let before = decided(&window);
    window.click(&fl!(tiletum_seat_menu, name = "Anna"));
    assert!(window.says(&fl!(program_plays, program = "one.sh")));
    window.click(&fl!(a_bot_plays_on, level = fl!(level_step, step = 1)));
    assert!(!runs(data.path()));
    goes_on(&mut window, |window| decided(window) > before);
}

#[test]
fn no_file_starts_a_program() {
    let data = data(20.0);
    let call = program(data.path(), FIRST);
    let mut window = started::<Tiletum>(data.path(), with_a_person(Seat::B), &call);
    goes_on(&mut window, |window| {
        decided(window) >= 1 && window.game().may_decide().contains(Seat::B)
    });
    let file = saved(&mut window);
    let before = decided(&window);
    drop(window);
    fs::remove_file(beside(data.path(), "pid")).expect("it was started");
    // Somebody else opens it, who has used the same program before.
    let other = TempDir::new().expect("a directory");
    let text = format!("(pace: AtOnce, program: {call:?})");
    fs::write(other.path().join("preferences.ron"), text).expect("it can be written");
    let mut window = Desk::<Tiletum>::open(other.path());
    window.does(Shell::OpenCopy(file));
    window.wait(|window| window.harness.state().state().game.is_some());
    hand_on(&mut window);
    goes_on(&mut window, |window| decided(window) > before + 2);
    assert!(!was_started(data.path()));
    drop(window);
    // Here, the window offers to start it again.
    let mut window = Desk::<Tiletum>::open(data.path());
    window.wait(|window| window.harness.state().state().game.is_some());
    assert!(
        window.says(&fl!(program_left, name = "Anna")),
        "{:#?}",
        window.heard()
    );
    assert!(!was_started(data.path()));
    window.click(&fl!(program_start_again, program = "one.sh"));
    hand_on(&mut window);
    goes_on(&mut window, |_| was_started(data.path()));
}

//! A second messy evening, as told at the end of `tests/data/messy-evening.md`: twenty
//! mishaps that happen at a table of any game. Each is entered through the window in all
//! three games, one after the other at the same table.

use std::fs;
use std::path::{Path, PathBuf};

use studiolo::games::florence::Florence;
use studiolo::games::prince::Prince;
use studiolo::games::tiletum::Tiletum;
use studiolo::ui::base::own::Own;
use studiolo::ui::session::commands;
use studiolo::ui::session::game_window::{GameWindow, Start};
use studiolo::ui::session::intent::{Copied, HandOn, Screen};
use table::{Game as _, Level, Plays, Save, Seat, Session};
use words::fl;

use crate::desk::*;

const STORY: &str = include_str!("../data/messy-evening.md");

/// What differs from game to game.
trait AtTables: GameWindow {
    /// The sample, and how many of its entries have been entered.
    const SAMPLE: (&'static str, usize);
    /// A house rule as it is typed; `None` if this game has none.
    const RULE: Option<&'static str>;
    /// Returns the name of the menu of a seat.
    fn menu(name: &str) -> String;
    /// Returns a new game on the screen.
    fn digital() -> Start<Self>;
    /// Returns an empty score sheet.
    fn sheet() -> Own;
}

impl AtTables for Florence {
    const SAMPLE: (&'static str, usize) = ("four-players.ron", 40);
    const RULE: Option<&'static str> = Some("set house rounds 6");

    fn menu(name: &str) -> String {
        fl!(seat_menu, name = name)
    }

    fn digital() -> Start<Self> {
        florence::Setup::dealt(["Änne", "Ben", "Chloé"], 7)
    }

    fn sheet() -> Own {
        Own::new(florence::Game::ID, florence::Setup::default())
    }
}

impl AtTables for Prince {
    const SAMPLE: (&'static str, usize) = ("the-prince.ron", 40);
    const RULE: Option<&'static str> = Some("set house turns 4");

    fn menu(name: &str) -> String {
        fl!(prince_seat_menu, name = name)
    }

    fn digital() -> Start<Self> {
        prince::Setup::digital(["Änne", "Ben", "Chloé"], 7)
    }

    fn sheet() -> Own {
        Own::new(prince::Game::ID, prince::Setup::default())
    }
}

impl AtTables for Tiletum {
    const SAMPLE: (&'static str, usize) = ("tiletum.ron", 40);
    const RULE: Option<&'static str> = None;

    fn menu(name: &str) -> String {
        fl!(tiletum_seat_menu, name = name)
    }

    fn digital() -> Start<Self> {
        tiletum::Setup::digital(["Änne", "Ben", "Chloé"], 7)
    }

    fn sheet() -> Own {
        Own::new(tiletum::Game::ID, tiletum::Setup::default())
    }
}

/// A title in the story, and what happens under it.
type Mishap<G> = (&'static str, fn(&mut Evening<G>));

/// Returns the mishaps in the order of the evening.
fn mishaps<G: AtTables>() -> [Mishap<G>; 20] {
    [
        ("Somebody else sits down", sits_down),
        ("Somebody takes a call", takes_a_call),
        ("The call is over", is_back),
        ("It was the wrong seat", wrong_seat),
        ("A rule is agreed on in the middle", agreed_on),
        ("Half a word is left behind", half_a_word),
        ("What is this?", what_is_this),
        ("The dog was on the keyboard", dog),
        ("An early entry was never played", never_played),
        ("The laptop is shut over a repair", shut_over_a_repair),
        ("It had been played after all", played_after_all),
        ("A message lies over the log", message),
        ("Everybody wants the result so far", result_so_far),
        ("The last bus goes at midnight", midnight),
        ("A week later they go on", a_week_later),
        ("One of them stays at home", stays_at_home),
        ("Nobody kept the log last time", known_by_scores),
        ("One person, two ways to write the name", two_ways_to_write),
        ("An old play comes back", comes_back),
        ("And another game", another_game),
    ]
}

/// The evening: the window, and its user's directory.
struct Evening<G> {
    window: Desk<G>,
    data: TempDir,
}

/// Returns the mishaps of the story that belong to this evening, with their numbers.
fn told() -> Vec<(usize, &'static str)> {
    let titles = STORY.lines().filter_map(|line| line.strip_prefix("## "));
    let titles = titles.filter_map(|title| title.split_once(". "));
    let numbered = titles.filter_map(|(number, title)| Some((number.parse().ok()?, title)));
    numbered.filter(|(number, _)| *number > 30).collect()
}

fn happens<G: AtTables>() {
    let done = mishaps::<G>();
    let done: Vec<(usize, &str)> = (31..).zip(done.map(|(title, _)| title)).collect();
    assert_eq!(told(), done, "each mishap is told once, and in its place");
    let data = TempDir::new().expect("a directory");
    let mut evening = Evening {
        window: sample::<G>(data.path()),
        data,
    };
    for (title, happens) in mishaps::<G>() {
        println!("{}: {title}", G::title());
        happens(&mut evening);
    }
}

#[test]
fn twenty_more_mishaps_at_a_table_of_florence() {
    happens::<Florence>();
}

#[test]
fn twenty_more_mishaps_at_a_table_of_the_prince() {
    happens::<Prince>();
}

#[test]
fn twenty_more_mishaps_at_a_table_of_tiletum() {
    happens::<Tiletum>();
}

/// Opens the sample as far as it has been played, in the library of this user.
fn sample<G: AtTables>(data: &Path) -> Desk<G> {
    let (name, entries) = G::SAMPLE;
    let path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = path.join("../../saves").join(name);
    let save = Save::<G::Rules>::read(&path).expect("the sample is sound");
    let whole = save.into_session().expect("it is legal");
    let log = whole.log()[..entries].to_vec();
    let session = Session::<G::Rules>::restore(whole.began().clone(), log, entries);
    let games = data.join("games");
    fs::create_dir_all(&games).expect("a directory");
    let file = games.join("evening.ron");
    let save = Save::from_session(&session.expect("it is legal"));
    save.write(&file).expect("it can be written");
    opens(data, file)
}

/// Opens a window of this user with this game.
fn opens<G: AtTables>(data: &Path, file: PathBuf) -> Desk<G> {
    let mut window = Desk::open(data);
    window.leaves_for(Shell::Open(file));
    window.wait(|window| window.harness.state().state().game.is_some());
    window
}

impl<G: AtTables> Evening<G> {
    fn session(&self) -> &Session<G::Rules> {
        self.window.session()
    }

    /// Returns the seat to act, or the first player while chance decides.
    fn acting(&self) -> Seat {
        let may = self.window.game().may_decide();
        may.first().unwrap_or(Seat::A)
    }

    fn name(&self, seat: Seat) -> String {
        self.session().people().name(seat).to_owned()
    }

    /// Selects this in the menu of a seat.
    #[track_caller]
    fn chooses(&mut self, seat: Seat, row: &str) {
        let name = self.name(seat);
        self.window.click(&G::menu(&name));
        self.window.click(row);
    }

    fn undo(&mut self) {
        self.window.held(Modifiers::COMMAND, Key::Z);
    }

    /// Returns the games in the library.
    fn files(&self) -> Vec<PathBuf> {
        let games = fs::read_dir(self.data.path().join("games")).expect("a library");
        let games = games.map(|file| file.expect("it can be read").path());
        let is_game = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            path.extension().is_some_and(|it| it == "ron") && !name.contains(".bak.")
        };
        games.filter(is_game).collect()
    }

    /// Leaves the table for the shelf, and waits for this text there.
    #[track_caller]
    fn goes_to_the_shelf(&mut self, said: &str) {
        self.window.does(Shell::Show(Screen::Games));
        self.window.wait(|window| window.says(said));
    }
}

// --- at the table ---

/// Mishap 31.
fn sits_down<G: AtTables>(evening: &mut Evening<G>) {
    let seat = evening.acting();
    let old = evening.name(seat);
    evening.chooses(seat, fl!(someone_takes_over));
    let field = fl!(name_of_successor, name = &old);
    evening.window.fill(&field, "Ottilie");
    evening.window.key(Key::Enter);
    assert_eq!(evening.name(seat), "Ottilie");
    let said = fl!(aside_takes_over, new = "Ottilie", old = &old);
    assert!(evening.window.says(&said), "the log tells it");
}

/// Mishap 32.
fn takes_a_call<G: AtTables>(evening: &mut Evening<G>) {
    let seat = evening.acting();
    let entries = evening.session().log().len();
    evening.chooses(seat, fl!(passes_on));
    assert_eq!(evening.session().people().plays(seat), Plays::Nobody);
    assert!(evening.session().log().len() > entries, "it passes at once");
}

/// Mishap 33.
fn is_back<G: AtTables>(evening: &mut Evening<G>) {
    let seats = G::players(evening.session().start()).into_iter();
    let seats = seats.map(|(seat, _)| seat);
    let away = |seat: &Seat| evening.session().people().plays(*seat) == Plays::Nobody;
    let seat = { seats }.find(away).expect("somebody is away");
    let name = evening.name(seat);
    evening.chooses(seat, &fl!(plays_again, name = &name));
    assert!(evening.session().people().plays(seat).is_person());
}

/// Mishap 34.
fn wrong_seat<G: AtTables>(evening: &mut Evening<G>) {
    let before = evening.session().log().to_vec();
    let seat = evening.acting();
    evening.chooses(seat, fl!(passes_on));
    assert_eq!(evening.session().people().plays(seat), Plays::Nobody);
    evening.undo();
    assert!(evening.session().people().plays(seat).is_person());
    assert_eq!(evening.session().log(), before, "what it passed goes too");
}

/// Mishap 35.
fn agreed_on<G: AtTables>(evening: &mut Evening<G>) {
    let Some(rule) = G::RULE else {
        let offered = evening.window.offers("set house");
        let rows = offered.iter().filter(|line| line.contains("house"));
        assert_eq!(rows.count(), 0, "{offered:?}");
        return;
    };
    let entries = evening.session().cursor();
    evening.window.types(rule);
    evening.window.key(Key::Enter);
    assert_eq!(evening.session().cursor(), entries + 1, "{rule}");
    let heard = evening.window.heard();
    let word = rule.split(' ').nth(2).expect("what it is about");
    let is_told = |said: &String| said.to_lowercase().contains(word);
    assert!(heard.iter().any(is_told), "{heard:#?}");
}

/// Mishap 36.
fn half_a_word<G: AtTables>(evening: &mut Evening<G>) {
    let entries = evening.session().cursor();
    evening.window.types("xyl");
    assert!(evening.window.palette());
    evening.window.key(Key::Escape);
    assert!(!evening.window.palette());
    evening.window.types("undo");
    let fields = evening
        .window
        .harness
        .get_by_role_and_label(Role::TextInput, fl!(line_label));
    let typed = fields.accesskit_node().value().unwrap_or_default();
    assert_eq!(typed, "undo", "nothing of the other word is left");
    evening.window.key(Key::Escape);
    assert_eq!(evening.session().cursor(), entries);
}

/// Mishap 37.
fn what_is_this<G: AtTables>(evening: &mut Evening<G>) {
    evening.window.held(Modifiers::NONE, Key::F1);
    let closed = evening.window.heard();
    evening.window.key(Key::Escape);
    let open = evening.window.heard();
    assert_ne!(closed, open, "something was explained, and is closed again");
}

/// Mishap 38.
fn dog<G: AtTables>(evening: &mut Evening<G>) {
    let log = evening.session().log().to_vec();
    for key in [Key::Q, Key::Semicolon, Key::Comma, Key::Tab] {
        evening.window.key(key);
    }
    evening.window.types("q;x,");
    evening.window.key(Key::Escape);
    evening.window.key(Key::Escape);
    assert_eq!(evening.session().log(), log, "nothing of it is a decision");
    assert!(!evening.window.palette());
}

// --- fixing ---

/// Removes the last entry without which other entries do not hold.
fn removes_one<G: AtTables>(evening: &mut Evening<G>) -> Vec<table::Entry<Played<G>>> {
    let whole = evening.session().log().to_vec();
    for entry in (0..whole.len() - 1).rev() {
        evening.window.does(Shell::Remove(entry));
        if evening.session().broken().is_some() {
            return whole;
        }
        evening.undo();
        assert_eq!(evening.session().log(), whole, "entry {entry}");
    }
    panic!("each entry can be left out");
}

type Played<G> = <<G as GameWindow>::Rules as table::Game>::Command;

/// Mishap 39.
fn never_played<G: AtTables>(evening: &mut Evening<G>) {
    let whole = removes_one(evening);
    assert!(evening.session().legal_len() < whole.len());
    assert!(evening.window.says(fl!(mending_tab)));
}

/// Mishap 40.
fn shut_over_a_repair<G: AtTables>(evening: &mut Evening<G>) {
    let session = evening.session();
    let fails = session.failing(&table::Remedies::new()).len();
    evening.goes_to_the_shelf(&fl!(shelf_to_decide, entries = fails));
    evening.window.does(Shell::Show(Screen::Table));
}

/// Mishap 41.
fn played_after_all<G: AtTables>(evening: &mut Evening<G>) {
    while evening.session().broken().is_some() {
        evening.undo();
    }
    let legal = evening.session().legal_len();
    assert_eq!(evening.session().log().len(), legal);
}

// --- export ---

/// Mishap 42.
fn message<G: AtTables>(evening: &mut Evening<G>) {
    evening.window.does(Shell::CopyEntries(Copied::All));
    let notices = |window: &Desk<G>| window.harness.state().state().notices.len();
    assert!(notices(&evening.window) > 0);
    let harness = &mut evening.window.harness;
    let now = harness.ctx.input(|input| input.time);
    for later in [1.0, 90.0] {
        harness.input_mut().time = Some(now + later);
        harness.step();
    }
    harness.input_mut().time = None;
    assert_eq!(notices(&evening.window), 0, "it leaves by itself");
}

/// Mishap 43.
fn result_so_far<G: AtTables>(evening: &mut Evening<G>) {
    evening.window.does(Shell::Do(commands::EXPORT.id));
    for (format, ending) in [
        (fl!(format_bg_stats), "bgsplay"),
        (fl!(format_markdown), "md"),
    ] {
        evening.window.click(format);
        let file = evening.data.path().join("so-far").with_extension(ending);
        evening
            .window
            .fill(fl!(export_file), &file.display().to_string());
        evening.window.click(fl!(save));
        let exported = fl!(exported, path = file.display().to_string());
        evening.window.wait(|window| window.says(&exported));
        assert!(evening.window.says(fl!(show_file)));
        assert!(fs::metadata(&file).is_ok_and(|file| file.len() > 100));
    }
    evening.window.click(fl!(close));
}

/// Mishap 44.
fn midnight<G: AtTables>(evening: &mut Evening<G>) {
    evening.window.does(Shell::Do(commands::STOP_HERE.id));
    assert!(evening.session().is_stopped());
    assert!(evening.window.says(fl!(table_stopped_counts)));
    evening.goes_to_the_shelf(fl!(shelf_stopped_mark));
}

/// Mishap 45.
fn a_week_later<G: AtTables>(evening: &mut Evening<G>) {
    evening.window.does(Shell::Show(Screen::Table));
    let file = evening.files().remove(0);
    let log = evening.session().log().to_vec();
    let anywhere = TempDir::new().expect("a directory");
    let away = Desk::open(anywhere.path());
    drop(std::mem::replace(&mut evening.window, away));
    evening.window = opens(evening.data.path(), file);
    assert_eq!(evening.session().log(), log);
    evening.window.click(fl!(go_on_after_stop));
    assert!(!evening.session().is_stopped());
}

/// Mishap 46.
fn stays_at_home<G: AtTables>(evening: &mut Evening<G>) {
    let seat = evening.acting();
    evening.chooses(seat, fl!(passes_on));
    assert_eq!(evening.session().people().plays(seat), Plays::Nobody);
    assert!(
        evening.window.game().may_decide().first() != Some(seat)
            || evening.window.game().passes(seat).is_none()
    );
}

// --- other evenings ---

/// Types the points of three players on a sheet of this game, and saves them.
fn types_scores<G: AtTables>(evening: &mut Evening<G>, names: [&str; 3]) {
    let before = evening.files().len();
    evening.window.leaves_for(Shell::ShowSheet(G::sheet()));
    press(evening, fl!(scores_only));
    press(evening, &fl!(players, number = 3));
    let points = ["50+12", "53", "49"];
    for ((letter, name), points) in ["A", "B", "C"].iter().zip(names).zip(points) {
        evening
            .window
            .fill(&fl!(sheet_name_of, letter = *letter), name);
        evening
            .window
            .fill(&fl!(scores_points_of, player = name), points);
    }
    let won = words::report::alone::verdict(&[names[0].to_owned()], 62, false);
    assert!(evening.window.says(&won), "{:#?}", evening.window.names());
    press(evening, fl!(scores_keep));
    evening.window.wait(|window| window.says(fl!(scores_alone)));
    assert_eq!(evening.files().len(), before + 1);
}

#[track_caller]
fn press<G: AtTables>(evening: &mut Evening<G>, label: &str) {
    let node = evening.window.harness.get_by_label(label);
    node.click_accesskit();
    evening.window.harness.run();
}

/// Mishap 47.
fn known_by_scores<G: AtTables>(evening: &mut Evening<G>) {
    types_scores(evening, ["Zoë", "Stefan", "Greta"]);
}

/// Mishap 48.
fn two_ways_to_write<G: AtTables>(evening: &mut Evening<G>) {
    types_scores(evening, ["Zoe\u{308}", "Stefan", "Greta"]);
    evening.window.does(Shell::Show(Screen::Games));
    evening.window.click(fl!(shelf_filter_with));
    let is_it = |name: &String| table::fold::is_same_person(name, "Zoë");
    evening
        .window
        .wait(|window| window.names().iter().any(&is_it));
    let spelt = evening.window.names().into_iter();
    assert_eq!(spelt.filter(is_it).count(), 1, "one person");
    evening.window.key(Key::Escape);
}

/// Mishap 49.
fn comes_back<G: AtTables>(evening: &mut Evening<G>) {
    let plays = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/plays");
    let before = evening.files().len();
    for number in [4, 0] {
        evening
            .window
            .does(Shell::Open(plays.join("whole-export.bgsplay")));
        let bring = fl!(plays_bring, number = number);
        evening.window.wait(|window| window.says(&bring));
        if number == 0 {
            evening.window.click(fl!(cancel));
        } else {
            evening.window.click(&bring);
            evening
                .window
                .wait(|window| window.says(&fl!(plays_brought, number = number, doubled = 0)));
        }
        assert_eq!(evening.files().len(), before + 4, "each comes once");
    }
}

/// Mishap 50.
fn another_game<G: AtTables>(evening: &mut Evening<G>) {
    let start = Own::new(G::Rules::ID, G::digital());
    evening.window.leaves_for(Shell::Start(start));
    let before = evening.session().start().clone();
    let (seat, _) = G::players(&before).remove(1);
    evening.window.does(Shell::HandOn {
        seat,
        to: HandOn::Bot(Level::EASY.into()),
    });
    assert_eq!(
        evening.session().people().plays(seat),
        Plays::Bot(Level::EASY)
    );
    evening.window.leaves_for(Shell::AnotherGame);
    assert_ne!(*evening.session().start(), before, "it is dealt anew");
    assert_eq!(G::names(evening.session().start()), G::names(&before));
    assert!(evening.session().log().is_empty());
}

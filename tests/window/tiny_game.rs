//! A second game in the same window, so small that it has only heaps of pebbles: the player
//! who takes the last one wins. Everything the window needs to know about a game is here;
//! nothing in the window was changed for it.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::accesskit::Role;
use eframe::egui::{Context, Event, Key, Modifiers, Rect, Ui, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use serde::{Deserialize, Serialize};
use studiolo::app::App;
use studiolo::games::florence::Florence;
use studiolo::ui::Intent;
use studiolo::ui::app::registry::{Games, Registered};
use studiolo::ui::base::icons;
use studiolo::ui::base::icons::Icon;
use studiolo::ui::base::input;
use studiolo::ui::base::log_line::Telling;
use studiolo::ui::base::own::Own;
use studiolo::ui::base::theme::Palette;
use studiolo::ui::base::thinker::Thought;
use studiolo::ui::io::kept::Standing;
use studiolo::ui::parts::hint_card::HintCard;
use studiolo::ui::screens::new_game;
use studiolo::ui::screens::new_game::{Begins, Chairs, Page};
use studiolo::ui::screens::sheet;
use studiolo::ui::screens::sheet::{Column, Form, Judged, Number, Seen};
use studiolo::ui::session::commands::not_at_table;
use studiolo::ui::session::computer::{Suggestion, Task};
use studiolo::ui::session::game_window::Open;
use studiolo::ui::session::game_window::{Advice, Digital};
use studiolo::ui::session::game_window::{
    Afar, Chronicles, Compare, Correcting, Exports, GameWindow, Look, Notation, Panels, Public,
    Typing,
};
use studiolo::ui::session::intent::CommandId;
use studiolo::ui::session::intent::Screen;
use studiolo::ui::session::lobby::{Choice, Lobby, Sheet, Stands, Tab};
use studiolo::ui::session::open_table::{Meaning, Then};
use studiolo::ui::session::open_table::{Outbox, Setting};
use studiolo::ui::session::state::State;
use studiolo::ui::session::state::{Group, Row, Section};
use table::save::disk::System;
use table::save::limits::Part;
use table::{Eyes, Game, Kept, Level, People, Person, Save, Seat, Session, Set, Told};
use tempfile::TempDir;
use words::fl;
use words::printed::Printed;

// The rules.

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Start {
    #[serde(skip)]
    people: People,
    heaps: Vec<u8>,
    /// The pebbles that each player has taken already.
    #[serde(default)]
    taken: [u8; 2],
}

/// A player takes pebbles from a heap, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Take {
    seat: Seat,
    heap: usize,
    pebbles: u8,
}

#[derive(Clone, Debug, PartialEq)]
enum Refusal {
    Turn,
    Pebbles,
}

#[derive(Clone, Debug, PartialEq)]
struct Pebbles {
    heaps: Vec<u8>,
    turn: Seat,
}

impl Game for Pebbles {
    const ID: &'static str = "pebbles";
    const VERSION: u32 = 1;
    type Start = Start;
    type Problem = ();
    type Command = Take;
    type Event = ();
    type Violation = Refusal;
    type Sealed = std::convert::Infallible;

    fn start(start: &Start) -> Result<Self, Vec<()>> {
        if start.people.seats.len() != 2 || start.heaps.is_empty() {
            return Err(vec![()]);
        }
        Ok(Self {
            heaps: start.heaps.clone(),
            turn: Seat::A,
        })
    }

    fn take_people(start: &mut Start) -> People {
        std::mem::take(&mut start.people)
    }

    fn put_people(start: &mut Start, people: People) {
        start.people = people;
    }

    fn amounts(_: &Start) -> Vec<(Part, usize)> {
        Vec::new()
    }

    fn check(&self, take: &Take) -> Result<(), Refusal> {
        let there = take.heap.checked_sub(1).and_then(|at| self.heaps.get(at));
        match there {
            _ if take.seat != self.turn => Err(Refusal::Turn),
            Some(there) if (1..=*there).contains(&take.pebbles) => Ok(()),
            _ => Err(Refusal::Pebbles),
        }
    }

    fn play(&mut self, take: &Take) -> Result<Vec<()>, Refusal> {
        self.check(take)?;
        self.heaps[take.heap - 1] -= take.pebbles;
        self.turn = self.turn.left(2);
        Ok(Vec::new())
    }

    fn play_anyway(&mut self, _: &Take) -> Result<Vec<()>, Vec<()>> {
        Err(vec![()])
    }

    fn is_same_reason(one: &Refusal, other: &Refusal) -> bool {
        one == other
    }

    fn kept(_: &Refusal) -> Kept {
        Kept {
            rule: "1".to_owned(),
            fact: String::new(),
            allowed_by: None,
        }
    }

    fn may_decide(&self) -> Set<Seat> {
        match self.is_over() {
            true => Set::EMPTY,
            false => [self.turn].into_iter().collect(),
        }
    }

    fn passes(&self, seat: Seat) -> Option<Take> {
        self.best().filter(|take| take.seat == seat)
    }

    fn is_over(&self) -> bool {
        self.heaps.iter().all(|&heap| heap == 0)
    }

    fn decided_by(take: &Take) -> Option<Seat> {
        Some(take.seat)
    }

    fn seen_from(&self, _: Option<Seat>) -> Self {
        self.clone()
    }

    fn sealed(_: &Take) -> Option<Self::Sealed> {
        None
    }

    fn is_revealed_by(_: &Take, _: &Take) -> bool {
        true
    }

    fn chapter(&self) -> u32 {
        self.heaps.iter().map(|&heap| u32::from(heap == 0)).sum()
    }
}

impl Pebbles {
    /// Returns a move that takes one pebble from the largest heap.
    fn best(&self) -> Option<Take> {
        let largest = (0..self.heaps.len()).max_by_key(|&at| self.heaps[at])?;
        (self.heaps[largest] > 0).then_some(Take {
            seat: self.turn,
            heap: largest + 1,
            pebbles: 1,
        })
    }
}

// The window.

/// A thought that needs no time.
struct Quick;

impl Thought for Quick {
    fn stop(&self) {}

    fn progress(&self) -> f32 {
        1.0
    }
}

#[derive(Debug)]
struct PebblesWindow;

#[derive(Clone, Debug, PartialEq)]
enum Wish {
    Take(Vec<Take>),
    TakeAll,
}

fn wish(wish: Wish) -> Intent {
    Intent::Game(Own::new(Pebbles::ID, wish))
}

static TAKE_ALL: Row = Row {
    id: CommandId::new("take all"),
    name: || "Take the first heap",
    hint: || "Takes all of its pebbles.",
    keys: &[input::command(Key::G)],
    group: Group::Looking,
    menu: Some(Section::Entries),
    hindered: not_at_table,
    wants: Some(|| wish(Wish::TakeAll)),
    ..Row::NEW
};

static ROWS: [&Row; 1] = [&TAKE_ALL];

impl GameWindow for PebblesWindow {
    type Rules = Pebbles;
    type Intent = Wish;
    type Panels = Heaps;
    type Lobby = Entrance;
    type Advice = Take;

    fn commands() -> &'static [&'static Row] {
        &ROWS
    }

    fn title() -> &'static str {
        "Last Pebble"
    }

    fn names(start: &Start) -> Vec<String> {
        let seats = start.people.seats.iter();
        seats.map(|person| person.name.clone()).collect()
    }

    fn players(start: &Start) -> Vec<(Seat, String)> {
        let names = Self::names(start).into_iter();
        [Seat::A, Seat::B].into_iter().zip(names).collect()
    }

    fn problems(_: &Start, _: &[()]) -> Vec<String> {
        vec!["Two players and a heap are needed.".to_owned()]
    }

    fn standing(session: &Session<Pebbles>) -> Option<Standing> {
        let game = session.game_at(session.legal_len())?;
        Some(Standing {
            round: 1,
            rounds: 1,
            over: game.is_over(),
            stopped: false,
            undecided: 0,
            leaders: (Vec::new(), 0),
        })
    }

    fn told(names: &[String], _: &Standing) -> String {
        format!("Pebbles of {}", names.join(" and "))
    }

    fn stood(entries: usize, _: &[String], _: &Standing) -> String {
        format!("after {entries} takes")
    }

    fn new(_: &Session<Pebbles>, _: &Context) -> Self {
        Self
    }

    fn eyes(_: &Open<Self>) -> Eyes {
        Eyes::All
    }

    fn as_one(_: &Open<Self>, _: usize) -> Option<(std::ops::Range<usize>, Take)> {
        None
    }

    fn played(
        open: &Open<Self>,
        _: Option<&Pebbles>,
        told: Told<'_, Pebbles>,
        _: Telling,
    ) -> String {
        let take = told.open().expect("nothing is sealed");
        let name = open.session.people().name(take.seat);
        format!("{name} takes {} from heap {}", take.pebbles, take.heap)
    }

    fn why(_: &Open<Self>, _: Told<'_, Pebbles>, refusal: &Refusal, _: Telling) -> String {
        match refusal {
            Refusal::Turn => "It is not their turn.".to_owned(),
            Refusal::Pebbles => "There are not so many pebbles.".to_owned(),
        }
    }

    const EXPORTS: Option<Exports<Self>> = None;
    const PRINTED: Option<fn(&Start) -> Printed> = None;
    const NOTATION: Option<Notation<Self>> = None;
    const TYPING: Option<Typing<Self>> = Some(Typing {
        meanings,
        completions: |_, _| Vec::new(),
        places: |_| Vec::new(),
        sign: |_| None,
        examples: |_| Vec::new(),
        why_nothing: None,
    });
    const CORRECTING: Option<Correcting<Self>> = None;
    const LOOK_BACK: Option<fn(&Open<Self>) -> Option<Intent>> = None;
    const AFAR: Option<Afar<Self>> = None;
    const CHRONICLE: Option<Chronicles<Self>> = None;
    const COMPARE: Option<Compare<Self>> = None;
    const PUBLIC: Option<Public<Self>> = None;
    const DIGITAL: Option<Digital<Self>> = Some(Digital {
        levels: |_| &[Level::MEDIUM],
        acting: |open, _| {
            let bot = |seat: &Seat| open.session.people().bot(*seat).is_some();
            open.session.game().may_decide().first().filter(bot)
        },
        task: |open, _| {
            let game = open.session.game().clone();
            Task::new(Quick, move |_| game.best())
        },
        concerns: |_, _, _| Vec::new(),
        dealt_anew: |start, _| start.clone(),
        programs: None,
    });
    const ADVICE: Option<Advice<Self>> = Some(Advice {
        asked: |open| open.asks_person().then_some((open.session.game().turn, 0)),
        task: |open, _, _| {
            let game = open.session.game().clone();
            Task::new(Quick, move |_| game.best())
        },
        shown: |look, best| {
            let told = Told::own(best);
            let said = PebblesWindow::played(look.open, None, told, Telling::default());
            vec![Suggestion {
                why: vec!["It is the largest heap.".to_owned()],
                ..Suggestion::new(*best, said)
            }]
        },
    });
    const SUMS_UP_ROUNDS: bool = false;

    fn money_agreed(_: &Session<Pebbles>) -> Option<bool> {
        None
    }

    fn beginning(_: &Start) -> &'static str {
        "The heaps are made"
    }

    fn play(takes: Vec<Take>) -> Wish {
        Wish::Take(takes)
    }

    fn carry_out(open: &mut Open<Self>, wish: &Wish, setting: Setting, out: &mut Outbox) -> bool {
        let takes = match wish {
            Wish::Take(takes) => takes.clone(),
            Wish::TakeAll => vec![Take {
                seat: open.session.game().turn,
                heap: 1,
                pebbles: open.session.game().heaps[0],
            }],
        };
        open.play(takes, setting, out);
        true
    }
}

/// Parses `take 2 1`, which takes two from the first heap.
fn meanings(look: Look<'_, PebblesWindow>, text: &str) -> Vec<Meaning> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let ["take", pebbles, heap] = words.as_slice() else {
        return Vec::new();
    };
    let (Ok(pebbles), Ok(heap)) = (pebbles.parse(), heap.parse()) else {
        return Vec::new();
    };
    let open = look.open;
    let seat = open.session.game().turn;
    let take = Take {
        seat,
        heap,
        pebbles,
    };
    let telling = Telling::default();
    vec![Meaning {
        name: PebblesWindow::played(open, None, Told::own(&take), telling),
        refused: PebblesWindow::refusal(open, &take, false),
        notation: None,
        intent: wish(Wish::Take(vec![take])),
        parts: Vec::new(),
        may_be_kept: false,
        then: Then::default(),
        is_guess: false,
        is_answer: false,
    }]
}

#[derive(Debug, Default)]
struct Heaps {
    hint: HintCard<PebblesWindow>,
}

impl Panels<PebblesWindow> for Heaps {
    fn tabs() -> &'static [Tab] {
        &[]
    }

    fn about(&self, ui: &mut Ui, look: Look<'_, PebblesWindow>) {
        let heaps = look.open.session.game().heaps.iter();
        let heaps: Vec<String> = heaps.map(u8::to_string).collect();
        ui.label(format!("Heaps: {}", heaps.join(", ")));
    }

    fn seats(&mut self, ui: &mut Ui, look: Look<'_, PebblesWindow>) -> Option<Intent> {
        for name in PebblesWindow::names(look.open.session.start()) {
            ui.label(name);
        }
        self.hint.over_tab(ui, look)
    }

    fn now(&mut self, ui: &mut Ui, look: Look<'_, PebblesWindow>) -> Option<Intent> {
        let game = look.open.session.game();
        let mut wanted = None;
        for (at, &pebbles) in game.heaps.iter().enumerate() {
            let take = Take {
                seat: game.turn,
                heap: at + 1,
                pebbles: 1,
            };
            let text = format!("One from heap {}", at + 1);
            let button = ui.add_enabled(pebbles > 0, eframe::egui::Button::new(text));
            if button.clicked() {
                wanted = Some(wish(Wish::Take(vec![take])));
            }
        }
        wanted
    }

    fn tab(&mut self, _: &mut Ui, _: usize, _: Look<'_, PebblesWindow>) -> Option<Intent> {
        None
    }
}

/// The screen on which a game is started.
const NEW_GAME: &str = "heaps";

struct Entrance {
    chairs: Chairs<Level>,
    sheet: sheet::Page<Start>,
}

impl Default for Entrance {
    fn default() -> Self {
        let bot = |at| (at > 0).then_some(Level::MEDIUM);
        let mut chairs = Chairs::new(2..=2, bot);
        chairs.take_names(&["Ada".to_owned(), "Bo".to_owned()]);
        let sheet = sheet::Page::default();
        Self { chairs, sheet }
    }
}

impl Page for Entrance {
    type Bot = Level;

    const JOINS: bool = false;

    fn titles(&self) -> [&'static str; 3] {
        [
            "New game of Last Pebble",
            "With pebbles of your own",
            "Without any",
        ]
    }

    fn chairs(&self) -> &Chairs<Level> {
        &self.chairs
    }

    fn chairs_mut(&mut self) -> &mut Chairs<Level> {
        &mut self.chairs
    }

    fn usual_bot(_: usize) -> Level {
        Level::MEDIUM
    }

    fn summary(&self) -> [String; 2] {
        let begins = self.chairs.called(self.chairs.first);
        [format!("{begins} begins"), "Two heaps".to_owned()]
    }

    fn start(&mut self) -> Intent {
        let people = self.chairs.people();
        let start = Start {
            people,
            heaps: vec![3, 5],
            ..Start::default()
        };
        Intent::Start(Own::new(Pebbles::ID, start))
    }

    fn after_name(&mut self, ui: &mut Ui, at: usize, _: Rect) {
        if self.chairs.is_on_screen() {
            new_game::who_plays(self, ui, at, |_, _| {});
        }
    }
}

/// The pebbles that a player has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Taken;

impl Number for Taken {
    type On = Start;
    const SIGNS: usize = 2;

    fn all() -> impl Iterator<Item = Self> {
        [Self].into_iter()
    }

    fn name_of(self, player: &str) -> String {
        format!("Pebbles of {player}")
    }

    fn get(self, on: &Start, player: usize) -> Option<i64> {
        Some(on.taken[player].into())
    }

    fn set(self, on: &mut Start, player: usize, value: Option<i64>) {
        on.taken[player] = value
            .and_then(|value| u8::try_from(value).ok())
            .unwrap_or(0);
    }

    fn read(self, text: &str) -> Option<Option<i64>> {
        text.parse().ok().map(Some)
    }

    fn refused(self, _: &str, text: &str) -> String {
        format!("{text} is no number of pebbles.")
    }

    fn room(self) -> f32 {
        40.0
    }
}

impl Form for Start {
    type Window = PebblesWindow;
    type Number = Taken;
    type Part = Taken;
    type Beside = ();
    type Told<'a> = ();

    const PLAYERS: std::ops::RangeInclusive<usize> = 2..=2;

    fn seat_players(_: &mut sheet::Page<Self>, players: usize) {
        assert_eq!(players, 2, "always two play");
    }

    fn is_blank(&self) -> bool {
        self.taken == [0, 0]
    }

    fn points_of(&self, player: usize) -> Option<u16> {
        self.taken.get(player).map(|&taken| taken.into())
    }

    fn of(start: Start) -> Self {
        start
    }

    fn start(&self) -> &Start {
        self
    }

    fn begin(&mut self) {
        let person = |name: &str| Person {
            name: name.to_owned(),
            ..Person::default()
        };
        self.people.seats = ["Ada", "Bo"].map(person).to_vec();
        self.heaps = vec![3, 5];
    }

    fn players(&self) -> usize {
        self.people.seats.len()
    }

    fn colour(&self, player: usize) -> usize {
        player
    }

    fn name_mut(&mut self, player: usize) -> &mut String {
        &mut self.people.seats[player].name
    }

    fn paint_number(ui: &Ui, rect: Rect, _: Taken) {
        icons::paint(ui.painter(), rect, Icon::Check, Palette::of(ui).ink);
    }

    fn judge<'a>(page: &sheet::Page<Self>, seen: &'a Seen<Self>) -> Judged<'a, Self> {
        let (now, _) = seen.judged();
        let standings = page.typed.people.seats.iter().enumerate().map(|(at, _)| {
            let more = now
                .taken
                .iter()
                .filter(|&&taken| taken > now.taken[at])
                .count();
            sheet::Standing {
                seat: [Seat::A, Seat::B][at],
                rank: 1 + u8::try_from(more).expect("two"),
                total: now.taken[at].into(),
                tie: None,
            }
        });
        let mut standings: Vec<_> = standings.collect();
        standings.sort_by_key(|standing| standing.rank);
        Judged {
            faults: seen.nonsense.clone(),
            doubts: Vec::new(),
            standings,
            is_half_typed: false,
            is_blank: now.taken == [0, 0],
            is_end: true,
            told: (),
        }
    }

    fn winner(names: &[String], points: u16) -> String {
        format!("{} took most: {points}", names.join(" and "))
    }

    fn title(&self) -> &'static str {
        "Count the pebbles"
    }

    fn bar(_: &mut sheet::Page<Self>, _: &mut Ui, _: f32) {}

    fn head(
        page: &mut sheet::Page<Self>,
        ui: &mut Ui,
        judged: &Judged<'_, Self>,
    ) -> Option<Intent> {
        page.verdict(ui, judged, Some(Ok(())))
    }

    fn columns(page: &mut sheet::Page<Self>, ui: &mut Ui, judged: &Judged<'_, Self>) {
        page.side_by_side(
            ui,
            240.0,
            |_| 200.0,
            |page, ui, columns| {
                for (at, &rect) in columns.iter().enumerate() {
                    let mut column = Column::of(page, rect, at, judged);
                    column.ground(ui);
                    let head = column.head_place();
                    column.head(ui, head);
                    let line = head.translate(vec2(0.0, 50.0));
                    column.number(ui, line, Taken);
                }
            },
        );
    }
}

impl Lobby for Entrance {
    fn choices(&self) -> Vec<Choice> {
        let choice = |icon, name, begins: Begins| Choice {
            stands: Stands::Large,
            icon,
            key: None,
            name,
            hint: "Two heaps, two players",
            intent: begins.in_game(Pebbles::ID),
        };
        vec![
            choice(Icon::Table, "Take pebbles", Begins::AtATable),
            choice(
                Icon::Screen,
                "Take pebbles from the computer",
                Begins::OnScreen,
            ),
            Choice {
                name: "Count pebbles",
                intent: Intent::ShowSheet(Own::new(Pebbles::ID, Start::default())),
                ..choice(Icon::Check, "", Begins::AtATable)
            },
        ]
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn players(&self) -> std::ops::RangeInclusive<usize> {
        self.chairs.players()
    }

    fn show(&mut self, _: &'static str, ui: &mut Ui, state: &State) -> Option<Intent> {
        new_game::show(self, ui, state)
    }

    fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        Some(&mut self.sheet)
    }

    fn carry_out(&mut self, intent: &Own, state: &mut State, _: &mut Outbox) {
        if let Some(&begins) = intent.get() {
            self.chairs.begin(begins);
            state.screen = Screen::Of(Pebbles::ID, NEW_GAME);
        }
    }
}

static BOTH: Games = &[
    &Registered::<Florence>::new(),
    &Registered::<PebblesWindow>::new(),
];
static FLORENCE: Games = &[&Registered::<Florence>::new()];

// The tests.

type Window = Harness<'static, App>;

fn window(data: &Path, games: Games) -> Window {
    let data = data.to_owned();
    let mut window = Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_max_steps(100)
        .allow_missing_glyphs()
        .build_eframe(move |creation| {
            App::with_games(&creation.egui_ctx, games, Arc::new(System), data, None)
        });
    window.run();
    window
}

fn says(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}

#[track_caller]
fn click(window: &mut Window, button: &str) {
    let button = window.get_by_role_and_label(Role::Button, button);
    button.click_accesskit();
    window.run();
}

/// Selects the game on the start page and starts it.
#[track_caller]
fn begin_pebbles(window: &mut Window) {
    let game = window.get_by_role_and_label(Role::RadioButton, "Last Pebble");
    game.click_accesskit();
    window.run();
    click(window, "Take pebbles");
    click(window, fl!(new_game_start));
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

fn pebbles(window: &Window) -> &Session<Pebbles> {
    let open = window.state().state().open::<PebblesWindow>();
    &open.expect("pebbles are open").session
}

/// Returns what has been taken, as (heap, pebbles).
fn taken(window: &Window) -> Vec<(usize, u8)> {
    let log = pebbles(window).log().iter();
    log.map(|entry| (entry.command.heap, entry.command.pebbles))
        .collect()
}

fn types(window: &mut Window, text: &str) {
    for letter in text.chars() {
        window.event(Event::Text(letter.to_string()));
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
}

#[test]
fn another_game_is_begun_entered_taken_back_and_brought_back() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), BOTH);
    assert!(says(&window, "Track a game"), "the other game is there too");
    begin_pebbles(&mut window);
    assert!(says(&window, "Heaps: 3, 5"));
    assert!(says(&window, "0. The heaps are made"));

    click(&mut window, "One from heap 2");
    click(&mut window, "One from heap 2");
    assert!(says(&window, "2. Bo takes 1 from heap 2"), "the log");
    assert_eq!(taken(&window), [(2, 1), (2, 1)]);
    assert!(says(&window, "Undo: Bo takes 1 from heap 2"));

    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert!(says(&window, "Heaps: 3, 4"));
    assert!(says(&window, "Redo: Bo takes 1 from heap 2"));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run();
    assert!(says(&window, "Heaps: 3, 3"));

    // Its own command is in the menu and has its key; the other game's are not there.
    click(&mut window, "Menu");
    assert!(says(&window, "Take the first heap"));
    assert!(!says(&window, "Tile shapes"));
    window.key_press(Key::Escape);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::G);
    window.run();
    assert!(says(&window, "Heaps: 0, 3"));
}

#[test]
fn the_computer_plays_a_seat_and_advises() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), BOTH);
    let game = window.get_by_role_and_label(Role::RadioButton, "Last Pebble");
    game.click_accesskit();
    window.run();
    click(&mut window, "Take pebbles from the computer");
    click(&mut window, fl!(new_game_start));
    click(&mut window, "One from heap 1");
    wait(&mut window, |window| taken(window) == [(1, 1), (2, 1)]);
    // The first press selects the advice, the second plays it.
    for _ in 0..2 {
        window.key_press_modifiers(Modifiers::COMMAND, Key::H);
        wait(&mut window, |window| {
            says(window, "It is the largest heap.")
        });
    }
    let best = window.query_all_by_label_contains("Do it: ").next();
    best.expect("the best choice").click_accesskit();
    window.run();
    assert_eq!(taken(&window)[2], (2, 1));
}

#[test]
fn a_score_is_typed_judged_and_taken_back() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), BOTH);
    let game = window.get_by_role_and_label(Role::RadioButton, "Last Pebble");
    game.click_accesskit();
    window.run();
    click(&mut window, "Count pebbles");
    let field = window.get_by_label("Pebbles of Bo");
    field.focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.event(Event::Text("7".to_owned()));
    window.run();
    window.key_press(Key::Tab);
    window.run();
    assert!(says(&window, "Bo took most: 7"));
    assert!(!says(&window, fl!(export)), "it has no exports");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert!(!says(&window, "took most"));
}

#[test]
fn its_past_is_looked_at_and_changed() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), BOTH);
    begin_pebbles(&mut window);
    for _ in 0..3 {
        click(&mut window, "One from heap 2");
    }
    click(&mut window, "1. Ada takes 1 from heap 2");
    assert!(says(&window, "Heaps: 3, 4"));
    assert_eq!(pebbles(&window).cursor(), 1);
    assert_eq!(taken(&window).len(), 3, "nothing is lost");

    click(&mut window, "Change entry 1");
    click(&mut window, "One from heap 1");
    assert_eq!(taken(&window), [(1, 1), (2, 1), (2, 1)]);
    assert!(says(&window, "Heaps: 2, 3"), "the others still hold");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(taken(&window), [(2, 1), (2, 1), (2, 1)]);

    // Without the first, the second is out of turn: it stays, and says why.
    window.state_mut().carry_out(Intent::Remove(0));
    window.run();
    assert_eq!(taken(&window).len(), 2);
    assert!(says(&window, "It is not their turn."));
}

#[test]
fn what_is_typed_means_what_the_game_says() {
    let data = TempDir::new().unwrap();
    let mut window = window(data.path(), BOTH);
    begin_pebbles(&mut window);
    types(&mut window, "take 4 2");
    assert_eq!(taken(&window), [(2, 4)]);
    types(&mut window, "take 4 1");
    assert!(says(&window, "There are not so many pebbles."));
    assert_eq!(taken(&window).len(), 1);
}

#[test]
fn it_is_saved_listed_and_opened_again() {
    let data = TempDir::new().unwrap();
    let mut first = window(data.path(), BOTH);
    begin_pebbles(&mut first);
    click(&mut first, "One from heap 1");
    first.state_mut().finish_saving();
    drop(first);

    let files = std::fs::read_dir(data.path().join("games")).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let saves: Vec<_> = files
        .filter(|path| {
            let name = path.to_string_lossy();
            name.ends_with(".ron") && !name.ends_with(".bak.ron")
        })
        .collect();
    let [file] = saves.as_slice() else {
        panic!("{saves:?}");
    };
    let save = Save::<Pebbles>::read(file).expect("it is a save of pebbles");
    assert_eq!(save.log.len(), 1);

    // It opens again as it was left.
    let mut second = window(data.path(), BOTH);
    assert!(says(&second, "Heaps: 2, 5"));
    click(&mut second, "Menu");
    click(&mut second, "Close game");
    wait(&mut second, |window| says(window, "Pebbles of Ada and Bo"));
    let listed = second.get_by_label_contains("Pebbles of Ada and Bo");
    listed.click_accesskit();
    second.run();
    wait(&mut second, |window| says(window, "Heaps: 2, 5"));
    drop(second);

    // A window that does not know the game says which game it is.
    let mut third = window(data.path(), FLORENCE);
    wait(&mut third, |window| says(window, "a game of pebbles"));
}

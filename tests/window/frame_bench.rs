//! The cost of a frame of the window on the processor, layout and tessellation together:
//! the fullest states (five players with long names, the end of a game, every pane open;
//! tables with all art visible) next to egui's own demo windows, and the frames of a
//! session of a thousand inputs. It fails if a frame costs more than [`LIMIT`] times a frame
//! of the demo. If asked for, the cost of a frame while a bot is thinking on its thread.
//!
//! Times are processor times of the thread, and frames of both are taken in turn, so that
//! other work of the machine affects both alike. Compare the ratio; milliseconds depend on
//! the machine. Next to a bot the wall clock counts too: it continues while a frame waits
//! for the thread, and while something else has the processor. Linux tells which of the two
//! it was: it counts how often a thread has given up the processor to wait, and how often
//! it was preempted.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the numbers are small"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ::florence::mind::bot;
use ::florence::mind::bot::{Level, Taste};
use ::florence::{Command, Game, Setup};
use benches::row::{Row, shown};
use eframe::App as _;
use eframe::egui::{self, Context, Event, Key, Modifiers, PointerButton, RawInput, Rect, pos2};
use egui_demo_lib::DemoWindows;
use studiolo::app::shot::Scene;
use studiolo::app::{App, Intent};
use studiolo::games::florence;
use studiolo::ui::base::draw::Still;
use table::{Save, Session};

const NAMES: [&str; 5] = [
    "Alessandra Francesca",
    "Benedetto di Lorenzo",
    "Charlotte Amalie",
    "Donnersmarckhausen",
    "Elisabeth Wilhelmine",
];
const SIZE: [f32; 2] = [1920.0, 1080.0];
const FRAMES: usize = 400;
/// The most a frame may cost, relative to one of egui's demo windows.
const LIMIT: f64 = 1.3;
/// Tables on which much is drawn: two to five principalities, piles, ladder, cards, towers;
/// the wheel, the map and the boards of Tiletum.
const FULL_TABLES: [(&str, Scene); 12] = [
    ("five", Scene::Tab("auction")),
    ("auction", Scene::Tab("auction")),
    ("action", Scene::Tab("principality")),
    ("work", Scene::Tab("work-value")),
    ("end", Scene::Tab("result")),
    ("five", Scene::Tab("tally")),
    ("tiletum-turn", Scene::Tab("wheel")),
    ("tiletum-turn", Scene::Tab("map")),
    ("tiletum-turn", Scene::Tab("board")),
    ("tiletum-turn", Scene::Tab("pay")),
    ("tiletum-king", Scene::Tab("king")),
    ("tiletum-end", Scene::Tab("result")),
];
const INPUTS: usize = 1000;
/// The number of frames during which a bot thinks. Most decisions take a frame or two, so this
/// takes some games.
const BESIDE_A_BOT: usize = 300;
const RATE: f64 = 60.0;

/// What a frame took, and how many vertices it has.
struct Took {
    /// The processor time of this thread alone.
    processor: Duration,
    /// The wall-clock time.
    clock: Duration,
    vertices: usize,
    /// The number of pieces the graphics card has to draw.
    pieces: usize,
    /// Whether it waited for something, and whether it was preempted, if the system tells.
    switched: Option<[bool; 2]>,
}

/// A window without a screen, with a clock of sixty frames per second.
struct Window<T> {
    ctx: Context,
    shows: T,
    time: f64,
}

impl<T> Window<T> {
    fn new(shows: impl FnOnce(&Context) -> T) -> Self {
        let ctx = Context::default();
        let shows = shows(&ctx);
        Self {
            ctx,
            shows,
            time: 0.0,
        }
    }

    /// Draws the next frame as a graphics card would get it.
    fn frame(&mut self, events: Vec<Event>, draw: impl Fn(&mut T, &mut egui::Ui)) -> Took {
        self.frame_at(self.time + 1.0 / RATE, events, draw)
    }

    /// Draws a frame at this time, in seconds.
    fn frame_at(
        &mut self,
        time: f64,
        events: Vec<Event>,
        draw: impl Fn(&mut T, &mut egui::Ui),
    ) -> Took {
        self.time = time;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), SIZE.into())),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let before = switches();
        let (begin, since) = (on_processor(), Instant::now());
        let shows = &mut self.shows;
        let mut output = self.ctx.run_ui(input, |ui| draw(shows, ui));
        // There is no graphics card to load them.
        output.textures_delta.clear();
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let (processor, clock) = (on_processor().checked_sub(begin).unwrap(), since.elapsed());
        let vertices = primitives
            .iter()
            .map(|primitive| match &primitive.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            });
        Took {
            processor,
            clock,
            vertices: vertices.sum(),
            pieces: primitives.len(),
            switched: switches()
                .zip(before)
                .map(|(after, before)| [after[0] > before[0], after[1] > before[1]]),
        }
    }
}

/// Returns how long this thread has been on the processor; other work of the machine does
/// not count.
fn on_processor() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Returns how often this thread has waited so far (for a lock, a file, another thread),
/// and how often it was preempted.
fn switches() -> Option<[u64; 2]> {
    let status = fs::read_to_string("/proc/thread-self/status").ok()?;
    let count = |name: &str| {
        let mut lines = status.lines();
        let count = lines.find_map(|line| line.strip_prefix(name))?;
        count.trim().parse().ok()
    };
    let waited = count("voluntary_ctxt_switches:")?;
    Some([waited, count("nonvoluntary_ctxt_switches:")?])
}

fn draw(app: &mut App, ui: &mut egui::Ui) {
    let mut frame = eframe::Frame::_new_kittest();
    app.logic(&ui.ctx().clone(), &mut frame);
    app.ui(ui, &mut frame);
}

/// Plays a random game to its end, so that every list is long.
fn played_out() -> Vec<Command> {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut game = Game::try_from(&setup()).expect("a shuffled deal is legal");
    let mut log = Vec::new();
    while !game.is_over() {
        let legal = game.legal();
        let command = legal.nth(rng.usize(..legal.len()));
        let command = command.expect("the number is below the count");
        game.play_legal(&command);
        log.push(command);
    }
    log
}

fn setup() -> Setup {
    Setup::digital(NAMES, &mut fastrand::Rng::with_seed(5))
}

fn app(ctx: &Context, data: &Path) -> App {
    let mut session: Session<Game> = Session::new(setup()).expect("a shuffled deal is legal");
    for command in played_out() {
        session.play(command).expect("it was legal");
    }
    std::fs::create_dir_all(data).expect("a temporary directory can be written");
    let file = data.join("five.ron");
    Save::from_session(&session)
        .write(&file)
        .expect("a temporary directory can be written");
    opened(ctx, data.join("user"), file)
}

/// Opens the window as on a screen.
fn opened(ctx: &Context, user: PathBuf, file: PathBuf) -> App {
    ctx.add_plugin(Still::default());
    App::new(ctx, user, Some(file))
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Returns the time in milliseconds below which this share of the sorted times is.
fn at_share(sorted: &[Duration], share: f64) -> f64 {
    let at = (sorted.len().saturating_sub(1) as f64 * share) as usize;
    let time = sorted.get(at).copied().unwrap_or_default();
    time.as_secs_f64() * 1000.0
}

/// Returns whether all are within the limit; `only` restricts them to names that contain
/// it.
fn fullest_frames(data: &Path, only: Option<&str>) -> bool {
    println!(
        "one frame at {} x {}, medians of {FRAMES}",
        SIZE[0], SIZE[1]
    );
    println!(
        "{:<22} {:>9} {:>9} {:>7} {:>7}",
        "", "ms", "vertices", "pieces", "ratio"
    );
    let tabs = ["principality", "work-value", "tally", "statistics"];
    let is_wanted = |name: &str| only.is_none_or(|only| name.contains(only));
    let mut ratios = Vec::new();
    for tab in tabs {
        let name = format!("long, {tab}");
        if !is_wanted(&name) {
            continue;
        }
        let mut ours = Window::new(|ctx| app(ctx, &data.join(tab)));
        // The end comes to the front automatically.
        ours.frame(Vec::new(), draw);
        let game = ours.shows.session().expect("it is open").game();
        assert!(game.is_over(), "no game played out is shown");
        let scene = ours.shows.arrange(Scene::Tab(tab), None);
        scene.expect("the game has this view");
        ratios.push(beside_the_demo(&name, ours));
    }
    for (table, scene) in FULL_TABLES {
        let name = format!("{table}, {}", scene.name());
        if !is_wanted(&name) {
            continue;
        }
        let ours = Window::new(|ctx| {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/look");
            let copy = data.join(table).with_extension("ron");
            fs::copy(file.join(table).with_extension("ron"), &copy).expect("it can be copied");
            let mut app = opened(ctx, data.join(format!("user of {table}")), copy);
            app.arrange(scene, None).expect("the game has this view");
            app
        });
        ratios.push(beside_the_demo(&name, ours));
    }
    assert!(!ratios.is_empty(), "nothing is called so");
    ratios.into_iter().all(|ratio| ratio <= LIMIT)
}

/// Measures a frame next to one of the demo.
fn beside_the_demo(name: &str, mut ours: Window<App>) -> f64 {
    let mut demo = Window::new(|_| DemoWindows::default());
    let (mut demo_times, mut our_times) = (Vec::new(), Vec::new());
    let (mut demo_size, mut our_size) = ([0; 2], [0; 2]);
    for frame in 0..FRAMES + 50 {
        let demo_took = demo.frame(Vec::new(), egui_demo_lib::DemoWindows::ui);
        demo_size = [demo_took.vertices, demo_took.pieces];
        let our_took = ours.frame(Vec::new(), draw);
        our_size = [our_took.vertices, our_took.pieces];
        // The first frames also create fonts, sizes and pictures.
        if frame >= 50 {
            demo_times.push(demo_took.processor);
            our_times.push(our_took.processor);
        }
    }
    let seconds = our_times.iter().zip(&demo_times);
    let seconds = seconds.map(|(ours, demo)| (ours.as_secs_f64(), demo.as_secs_f64()));
    let told = Row {
        what: &format!("a frame of *{name}*"),
        peer: "egui's demo windows",
        promise: "at most 1.0",
    };
    println!("{}", told.costs(&seconds.collect::<Vec<_>>(), shown));
    let (demo, ours) = (median(&mut demo_times), median(&mut our_times));
    let row = |name: &str, took: Duration, [vertices, pieces]: [usize; 2], ratio: f64| {
        let ms = took.as_secs_f64() * 1000.0;
        println!("{name:<22} {ms:>9.3} {vertices:>9} {pieces:>7} {ratio:>7.2}");
    };
    row("egui demo windows", demo, demo_size, 1.0);
    let ratio = ours.as_secs_f64() / demo.as_secs_f64();
    row(name, ours, our_size, ratio);
    ratio
}

/// Returns anything a person may do: point, click, turn the wheel, press keys, type, and
/// sometimes a decision, all random but the same every time.
fn input(rng: &mut fastrand::Rng) -> Vec<Event> {
    let at = pos2(rng.f32() * SIZE[0], 50.0 + rng.f32() * (SIZE[1] - 50.0));
    let click = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let key = |key, modifiers| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    match rng.u8(..10) {
        0..4 => vec![Event::PointerMoved(at)],
        4..6 => vec![Event::PointerMoved(at), click(true), click(false)],
        6 => vec![
            Event::PointerMoved(at),
            Event::MouseWheel {
                unit: egui::MouseWheelUnit::Line,
                delta: egui::vec2(0.0, if rng.bool() { 1.0 } else { -1.0 }),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            },
        ],
        7 => {
            let keys = [
                Key::Tab,
                Key::ArrowDown,
                Key::ArrowRight,
                Key::Enter,
                Key::R,
                Key::F,
                Key::Escape,
                Key::Plus,
                Key::Minus,
            ];
            vec![key(keys[rng.usize(..keys.len())], Modifiers::NONE)]
        }
        8 => vec![key(Key::Z, Modifiers::COMMAND)],
        _ => vec![Event::Text(rng.alphabetic().to_string())],
    }
}

fn session(data: &Path) {
    // The first two frames are those of the start: the second one brings the drawings.
    let started = |name: &str| {
        let mut window = Window::new(|ctx| app(ctx, &data.join(name)));
        for _ in 0..2 {
            window.frame(Vec::new(), draw);
        }
        window
    };
    let mut window = started("session");
    let mut rng = fastrand::Rng::with_seed(1);
    let log = played_out();
    let mut times = Vec::new();
    let mut slowest = Vec::new();
    for at in 0..INPUTS {
        // From time to time the game goes elsewhere, so that every phase is shown.
        if at % 10 == 0 {
            if window.shows.session().is_none() {
                window = started(&format!("session {at}"));
            }
            let entry = at * log.len() / INPUTS;
            window.shows.carry_out(Intent::GoTo(entry));
        }
        let events = input(&mut rng);
        let kind = format!("{:?}", events.last());
        let took = window.frame(events, draw).processor;
        slowest.push((took, at, kind));
        times.push(took);
    }
    times.sort();
    slowest.sort_by_key(|(took, ..)| std::cmp::Reverse(*took));
    let ms = |share: f64| at_share(&times, share);
    let above = times.iter().filter(|took| took.as_millis() >= 4).count();
    println!();
    println!("a session of {INPUTS} inputs, one frame each");
    println!(
        "median {:.3} ms, 99 % below {:.3} ms, longest {:.3} ms; {above} frames above 4 ms",
        ms(0.5),
        ms(0.99),
        ms(1.0)
    );
    println!(
        "| 99 % of the frames of {INPUTS} inputs, below | {:.1} ms | | | at most 4 ms |",
        ms(0.99)
    );
    println!(
        "| the longest of these frames | {:.1} ms | | | at most 16 ms |",
        ms(1.0)
    );
    println!("the slowest of them:");
    for (took, at, kind) in slowest.iter().take(12) {
        let ms = took.as_secs_f64() * 1000.0;
        let kind: String = kind.chars().take(70).collect();
        println!("{ms:>8.3} ms  input {at:>4}  {kind}");
    }
}

/// Sixty frames per second by the wall clock.
struct Beat {
    begin: Instant,
    next: Duration,
}

impl Beat {
    fn new() -> Self {
        Self {
            begin: Instant::now(),
            next: Duration::ZERO,
        }
    }

    /// Waits for the next frame and returns its time in seconds.
    fn wait(&mut self) -> f64 {
        let now = self.begin.elapsed();
        std::thread::sleep(self.next.saturating_sub(now));
        // A late frame does not speed up the following ones.
        self.next = self.next.max(now) + Duration::from_secs_f64(1.0 / RATE);
        self.begin.elapsed().as_secs_f64()
    }
}

/// What several frames took.
#[derive(Default)]
struct Frames {
    processor: Vec<Duration>,
    clock: Vec<Duration>,
    /// How many of them waited, and how many were preempted.
    switched: Option<[usize; 2]>,
}

impl Frames {
    fn add(&mut self, took: &Took) {
        self.processor.push(took.processor);
        self.clock.push(took.clock);
        self.switched = took.switched.map(|[waited, displaced]| {
            let [all_waited, all_displaced] = self.switched.unwrap_or_default();
            [
                all_waited + usize::from(waited),
                all_displaced + usize::from(displaced),
            ]
        });
    }

    fn print(mut self, name: &str) {
        let count = self.clock.len();
        print!("{name:<24} {count:>6}");
        for times in [&mut self.processor, &mut self.clock] {
            times.sort();
            for share in [0.5, 0.99, 1.0] {
                print!(" {:>8.3}", at_share(times, share));
            }
        }
        match self.switched {
            Some([waited, displaced]) => println!(" {waited:>7} {displaced:>10}"),
            None => println!(" {:>7} {:>10}", "?", "?"),
        }
    }
}

/// Opens a game of a person against four strong bots in its fourth round, which the
/// computer plays without a pause.
fn against_bots(ctx: &Context, data: &Path, deal: u64) -> App {
    let mut setup = Setup::dealt(NAMES, deal);
    for player in &mut setup.players[1..] {
        player.bot = Some(Level::STRONG);
    }
    let mut session: Session<Game> = Session::new(setup).expect("a shuffled deal is legal");
    while session.game().round() < 4 {
        let command = judged(&session).expect("there are seven rounds");
        session.play(command).expect("bots decide legally");
    }
    let user = data.join("user");
    fs::create_dir_all(&user).expect("a temporary directory can be written");
    fs::write(user.join("preferences.ron"), "(pace: AtOnce)")
        .expect("a temporary directory can be written");
    let file = data.join("bots.ron");
    Save::from_session(&session)
        .write(&file)
        .expect("a temporary directory can be written");
    opened(ctx, user, file)
}

/// Returns the decision of the person.
fn judged(session: &Session<Game>) -> Option<Command> {
    let seed = session.cursor() as u64;
    bot::judge(session.game(), Taste::TUNED, seed)
}

/// Frames next to a bot.
#[derive(Default)]
struct BesideABot {
    /// The bot thinks before and after the frame.
    thinking: Frames,
    /// The bot begins to think in the frame, or its decision is played.
    turning: Frames,
    /// The positions of `thinking`, equally often, while no bot thinks.
    quiet: Frames,
    decisions: usize,
}

impl BesideABot {
    fn is_enough(&self) -> bool {
        self.thinking.clock.len() >= BESIDE_A_BOT
    }

    /// Plays a game, or the part that is needed, and goes through it again.
    fn watch(&mut self, data: &Path, deal: u64) {
        let mut window = Window::new(|ctx| against_bots(ctx, data, deal));
        let mut beat = Beat::new();
        // The first frames also create fonts and sizes.
        for _ in 0..5 {
            let time = beat.wait();
            window.frame_at(time, Vec::new(), draw);
        }
        // The positions, and how often each was drawn.
        let mut drawn: Vec<(usize, usize)> = Vec::new();
        while !self.is_enough() {
            let session = window.shows.session().expect("the game is open");
            let entry = session.cursor();
            let Some(acting) = session.game().to_act() else {
                break;
            };
            if session.start().bot(acting).is_none() {
                let command = judged(session).expect("a person decides");
                window
                    .shows
                    .carry_out(florence::Intent::Play(vec![command]));
                continue;
            }
            let time = beat.wait();
            let before = window.shows.thinking().is_some();
            let took = window.frame_at(time, Vec::new(), draw);
            let after = window.shows.thinking().is_some();
            match (before, after) {
                (true, true) => {
                    self.thinking.add(&took);
                    match drawn.last_mut() {
                        Some((last, frames)) if *last == entry => *frames += 1,
                        _ => drawn.push((entry, 1)),
                    }
                }
                (false, false) => {}
                _ => self.turning.add(&took),
            }
        }
        self.decisions += drawn.len();
        for (entry, frames) in drawn {
            let session = window.shows.session().expect("the game is open");
            if entry == session.log().len() {
                // It is still the bot's turn: it would think again.
                continue;
            }
            window.shows.carry_out(Intent::GoTo(entry));
            for frame in 0..frames + 2 {
                let time = beat.wait();
                let took = window.frame_at(time, Vec::new(), draw);
                // The frames next to a bot do not include the first of a position either.
                if frame >= 2 {
                    assert!(window.shows.thinking().is_none(), "it is the past");
                    self.quiet.add(&took);
                }
            }
        }
    }

    fn print(self) {
        println!();
        println!(
            "five players, four of them strong bots, {} x {}, {RATE} frames a second; ms",
            SIZE[0], SIZE[1]
        );
        println!(
            "{:<31} {:>26} {:>26}",
            "", "on the processor", "on the clock"
        );
        println!(
            "{:<24} {:>6} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>7} {:>10}",
            "",
            "frames",
            "median",
            "99 %",
            "longest",
            "median",
            "99 %",
            "longest",
            "waited",
            "displaced"
        );
        self.thinking.print("a bot thinks");
        self.turning.print("it begins or has decided");
        self.quiet.print("nobody thinks");
        println!("{} decisions were thought about", self.decisions);
    }
}

fn beside_a_bot(data: &Path) {
    let mut beside = BesideABot::default();
    for deal in 1.. {
        beside.watch(&data.join(format!("bots {deal}")), deal);
        if beside.is_enough() {
            break;
        }
    }
    beside.print();
}

fn main() -> ExitCode {
    let data = tempfile::tempdir().expect("a temporary directory");
    // `cargo bench --bench frame -- tally` measures only these frames, `-- session` only the
    // session, `-- bot` frames next to a bot.
    let only = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    match only.as_deref() {
        Some("session") => {
            session(data.path());
            return ExitCode::SUCCESS;
        }
        Some("bot") => {
            beside_a_bot(data.path());
            return ExitCode::SUCCESS;
        }
        _ => {}
    }
    let within = fullest_frames(data.path(), only.as_deref());
    if only.is_none() {
        session(data.path());
    }
    match within {
        true => ExitCode::SUCCESS,
        false => {
            eprintln!("A frame costs more than {LIMIT} times one of egui's demo.");
            ExitCode::FAILURE
        }
    }
}

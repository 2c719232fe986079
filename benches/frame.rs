//! What a frame of the window costs on the processor, layout and tessellation
//! together: the fullest state (five players with long names, the end of a game,
//! every pane open) beside egui's own demo windows, and the frames of a session
//! of a thousand inputs.
//!
//! Times are those of the thread on the processor, and frames of both are taken
//! in turn, so that whatever else the machine does falls on both alike. Compare
//! the ratio; milliseconds are those of the machine.

use std::path::Path;
use std::time::Duration;

use eframe::App as _;
use eframe::egui::{self, Context, Event, Key, Modifiers, PointerButton, RawInput, Rect, pos2};
use egui_demo_lib::DemoWindows;
use studiolo::app::shot::Scene;
use studiolo::app::{App, Intent};
use studiolo::florence::{Command, Game, Setup};
use studiolo::table::{Save, Session};

const NAMES: [&str; 5] = [
    "Alessandra Francesca",
    "Benedetto di Lorenzo",
    "Charlotte Amalie",
    "Donnersmarckhausen",
    "Elisabeth Wilhelmine",
];
const SIZE: [f32; 2] = [1920.0, 1080.0];
const FRAMES: usize = 400;
const INPUTS: usize = 1000;

/// A window without a screen, and a clock of sixty frames a second.
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

    /// Draws a frame as a graphics card would get it, and says how long that
    /// took and how many vertices it has.
    fn frame(
        &mut self,
        events: Vec<Event>,
        draw: impl Fn(&mut T, &mut egui::Ui),
    ) -> (Duration, usize) {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), SIZE.into())),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let begin = on_processor();
        let shows = &mut self.shows;
        let output = self.ctx.run_ui(input, |ui| draw(shows, ui));
        let primitives = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let took = on_processor() - begin;
        let vertices = primitives
            .iter()
            .map(|primitive| match &primitive.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            });
        (took, vertices.sum())
    }
}

/// How long this thread has been on the processor: what else the machine does in
/// the meantime does not count.
fn on_processor() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn draw(app: &mut App, ui: &mut egui::Ui) {
    let mut frame = eframe::Frame::_new_kittest();
    app.logic(&ui.ctx().clone(), &mut frame);
    app.ui(ui, &mut frame);
}

/// A random game to its end, so that every list is long.
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
    let session: Session<Game> = Session::new(setup()).expect("a shuffled deal is legal");
    std::fs::create_dir_all(data).expect("a temporary directory can be written");
    let file = data.join("five.ron");
    Save::from_session(&session)
        .write(&file)
        .expect("a temporary directory can be written");
    let mut app = App::new(ctx, data.join("user"), Some(file));
    app.carry_out(Intent::Play(played_out()));
    app
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn fullest_frame(data: &Path) {
    println!(
        "one frame at {} x {}, medians of {FRAMES}",
        SIZE[0], SIZE[1]
    );
    println!("{:<22} {:>9} {:>9} {:>7}", "", "ms", "vertices", "ratio");
    for scene in [
        Scene::Principality,
        Scene::WorkValue,
        Scene::Tally,
        Scene::Statistics,
    ] {
        let mut demo = Window::new(|_| DemoWindows::default());
        let mut ours = Window::new(|ctx| app(ctx, &data.join(scene.name())));
        ours.shows
            .arrange(scene, None)
            .expect("the game has this view");
        let (mut demo_times, mut our_times) = (Vec::new(), Vec::new());
        let (mut demo_vertices, mut our_vertices) = (0, 0);
        for frame in 0..FRAMES + 50 {
            let (demo_took, vertices) = demo.frame(Vec::new(), |demo, ui| demo.ui(ui));
            demo_vertices = vertices;
            let (our_took, vertices) = ours.frame(Vec::new(), draw);
            our_vertices = vertices;
            // The first ones also make fonts and sizes.
            if frame >= 50 {
                demo_times.push(demo_took);
                our_times.push(our_took);
            }
        }
        let (demo, ours) = (median(&mut demo_times), median(&mut our_times));
        let row = |name: &str, took: Duration, vertices: usize, ratio: f64| {
            let ms = took.as_secs_f64() * 1000.0;
            println!("{name:<22} {ms:>9.3} {vertices:>9} {ratio:>7.2}");
        };
        row("egui demo windows", demo, demo_vertices, 1.0);
        let ratio = ours.as_secs_f64() / demo.as_secs_f64();
        row(scene.name(), ours, our_vertices, ratio);
    }
}

/// Whatever a person may do: point, click, turn the wheel, press keys, type,
/// and now and then a decision, all by chance but the same every time.
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
    let mut window = Window::new(|ctx| app(ctx, &data.join("session")));
    let mut rng = fastrand::Rng::with_seed(1);
    let log = played_out();
    window.frame(Vec::new(), draw);
    let mut times = Vec::new();
    let mut slowest = Vec::new();
    for at in 0..INPUTS {
        // From time to time the game goes somewhere else, so that every phase
        // is seen.
        if at % 10 == 0 {
            if window.shows.session().is_none() {
                window = Window::new(|ctx| app(ctx, &data.join(format!("session {at}"))));
                window.frame(Vec::new(), draw);
            }
            let entry = at * log.len() / INPUTS;
            window.shows.carry_out(Intent::GoTo(entry));
        }
        let events = input(&mut rng);
        let kind = format!("{:?}", events.last());
        let (took, _) = window.frame(events, draw);
        slowest.push((took, at, kind));
        times.push(took);
    }
    times.sort();
    slowest.sort_by_key(|(took, ..)| std::cmp::Reverse(*took));
    let ms = |share: f64| {
        let at = ((times.len() - 1) as f64 * share) as usize;
        times[at].as_secs_f64() * 1000.0
    };
    let above = times.iter().filter(|took| took.as_millis() >= 4).count();
    println!();
    println!("a session of {INPUTS} inputs, one frame each");
    println!(
        "median {:.3} ms, 99 % below {:.3} ms, longest {:.3} ms; {above} frames above 4 ms",
        ms(0.5),
        ms(0.99),
        ms(1.0)
    );
    println!("the slowest of them:");
    for (took, at, kind) in slowest.iter().take(12) {
        let ms = took.as_secs_f64() * 1000.0;
        let kind: String = kind.chars().take(70).collect();
        println!("{ms:>8.3} ms  input {at:>4}  {kind}");
    }
}

fn main() {
    let data = tempfile::tempdir().expect("a temporary directory");
    fullest_frame(data.path());
    session(data.path());
}

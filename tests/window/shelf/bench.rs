//! The cost of a shelf of two thousand games: reading them for the first time and from the
//! index, searching and counting games, and the frames while turning pages. It fails if a
//! search takes longer than [`SEARCH`] or a frame misses its time.
//!
//! Times are processor times of the thread: other work of the machine does not count.

#![allow(missing_docs, unreachable_pub, dead_code)]

use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::App as _;
use eframe::egui::{Context, Event, Key, Modifiers, RawInput, Rect, pos2};
use florence::mind::bot::Level;
use studiolo::app::GAMES;
use studiolo::app::{App, Intent};
use studiolo::ui::app::registry::kinds;
use studiolo::ui::base::draw::Still;
use studiolo::ui::io::kind;
use studiolo::ui::io::shelf::find::{Order, Query, find};
use studiolo::ui::io::shelf::record::{Entry, Record, Told};
use studiolo::ui::session::intent::Screen;
use table::Alike;

mod many;

/// The number of games, and how many of them are different.
const GAMES_THERE: usize = 2000;
const PLAYED: usize = 40;
/// The longest time of a search with its statistics.
const SEARCH: Duration = Duration::from_millis(50);
/// The longest time of a frame at sixty per second.
const FRAME: Duration = Duration::from_micros(16_600);

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the clock counts up from the start"
)]
fn on_processor() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn timed<T>(does: impl FnOnce() -> T) -> (Duration, T) {
    let begin = on_processor();
    let done = does();
    (on_processor().checked_sub(begin).unwrap_or_default(), done)
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn record(path: &std::path::Path) -> Arc<Record> {
    let bytes = std::fs::read(path).expect("a file");
    let save = kind::parse(&kinds(GAMES), &bytes, path).expect("a save");
    let entry = Entry::of(&*save).expect("it can be played");
    let about = std::fs::metadata(path).expect("a file");
    let written = about.modified().expect("a time");
    let told = Told::Game(Box::new(entry));
    let file = (path.to_owned(), written, about.len());
    Arc::new(Record::new(file, told, &jiff::tz::TimeZone::UTC))
}

struct Window {
    ctx: Context,
    app: App,
    time: f64,
}

impl Window {
    fn open(data: &std::path::Path) -> Self {
        let ctx = Context::default();
        ctx.add_plugin(Still::default());
        let app = App::new(&ctx, data.to_owned(), None);
        Self {
            ctx,
            app,
            time: 0.0,
        }
    }

    fn frame(&mut self, events: Vec<Event>) -> Duration {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), [1920.0, 1080.0].into())),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let (took, ()) = timed(|| {
            let app = &mut self.app;
            let mut output = self.ctx.run_ui(input, |ui| {
                let mut frame = eframe::Frame::_new_kittest();
                app.logic(&ui.ctx().clone(), &mut frame);
                app.ui(ui, &mut frame);
            });
            output.textures_delta.clear();
            self.ctx.tessellate(output.shapes, output.pixels_per_point);
        });
        took
    }

    /// Draws frames until everything has been read; returns the wall-clock time.
    fn wait(&mut self) -> Duration {
        let begin = Instant::now();
        while self.app.is_reading_shelf() {
            std::thread::sleep(Duration::from_millis(2));
            self.frame(Vec::new());
        }
        begin.elapsed()
    }
}

fn key(key: Key) -> Vec<Event> {
    let event = |pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    vec![event(true), event(false)]
}

fn main() -> ExitCode {
    // Cargo calls benchmarks like this to list them.
    if std::env::args().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    let data = tempfile::tempdir().expect("a temporary directory");
    let files = many::fill(&data.path().join("games"), GAMES_THERE, PLAYED, Level::EASY);
    let (read, records) = timed(|| {
        let records: Vec<Arc<Record>> = files.iter().map(|path| record(path)).collect();
        records
    });
    println!("{GAMES_THERE} games read and played through: {read:?}");
    let mut is_quick = true;
    for (name, query) in [
        ("all", Query::default()),
        (
            "words",
            Query {
                words: "clara princess 2026".to_owned(),
                ..Query::default()
            },
        ),
        (
            "by points, won by Anna",
            Query {
                won_by: Some("Anna".to_owned()),
                order: Order::MostPoints,
                ..Query::default()
            },
        ),
    ] {
        let mut times: Vec<Duration> = (0..21)
            .map(|_| timed(|| find(&records, &query, &Alike::default())).0)
            .collect();
        let took = median(&mut times);
        let found = find(&records, &query, &Alike::default()).games.len();
        println!("search and statistics, {name} ({found} found): {took:?}");
        is_quick &= took < SEARCH;
    }
    for opening in ["for the first time", "with the index"] {
        let mut window = Window::open(data.path());
        window.frame(Vec::new());
        window.app.carry_out(Intent::Show(Screen::Games));
        let took = window.wait();
        println!("opened {opening}: {took:?} until everything is known");
        // The pictures of the first pages.
        for _ in 0..30 {
            std::thread::sleep(Duration::from_millis(5));
            window.frame(Vec::new());
        }
        let mut rest: Vec<Duration> = (0..200).map(|_| window.frame(Vec::new())).collect();
        let mut turns: Vec<Duration> = Vec::new();
        for _ in 0..100 {
            turns.push(window.frame(key(Key::PageDown)));
            turns.push(window.frame(Vec::new()));
        }
        let (rest, turn) = (median(&mut rest), median(&mut turns));
        let worst = turns.last().copied().unwrap_or_default();
        println!("a frame at rest {rest:?}, turning pages {turn:?}, at worst {worst:?}");
        is_quick &= turn < FRAME;
    }
    match is_quick {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

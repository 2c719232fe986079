//! How long one waits for the window: from the start of the program to the end of
//! its first frame, in real windows, with a library of two thousand games or as many
//! as are asked for: `cargo bench --bench first_frame -- 5000`. Then the same, and the
//! memory after it, beside a window of egui with nothing of ours (`examples/hello.rs`,
//! which has to be built first), as lines of the table in `README.md`.
//!
//! Each window is a program of its own, and its time ends when the frame has been
//! handed to the system. It fails where the median is not below a third of a second.

use std::error::Error;
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use benches::row::{Row, shown};
use eframe::egui;
use florence::Game;
use studiolo::app::App;
use studiolo::ui::io::kept::Inside;
use studiolo::ui::io::preferences::Preferences;
use table::Save;
use table::save::disk::System;
use table::save::known::Known;
use tempfile::TempDir;

/// Who waits longer wonders whether anything happens.
const LIMIT: Duration = Duration::from_millis(350);

/// How many windows are opened for each line of the table.
const WINDOWS: usize = 7;

/// The word that makes this program a window.
const WINDOW: &str = "window";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().skip(1).collect();
    let done = match &args[..] {
        [first, data, ..] if first == WINDOW => window(Path::new(data)).map(|()| true),
        args => measure(args.iter().find_map(number).unwrap_or(2000)),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn number(arg: impl AsRef<OsStr>) -> Option<usize> {
    arg.as_ref().to_str()?.parse().ok()
}

// --- the window ---

/// Says when its first frame has been shown, and when it knows all games.
struct Timed {
    app: App,
    has_shown: bool,
}

impl eframe::App for Timed {
    fn logic(&mut self, ctx: &egui::Context, frame: &mut eframe::Frame) {
        self.app.logic(ctx, frame);
        // A frame may take two passes: it is over when the next one begins.
        let is_over = ctx.cumulative_frame_nr() > 0;
        if is_over && !std::mem::replace(&mut self.has_shown, is_over) {
            say("frame");
        }
        let games = self.app.state().games.as_ref();
        let knows = games.is_some_and(|games| {
            let mut games = games.iter();
            games.all(|game| game.inside != Inside::Unread)
        });
        if knows && is_over {
            say("games");
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui, frame);
        ui.ctx().request_repaint();
    }
}

fn say(word: &str) {
    println!("{word}");
    // Nothing is lost if the caller has closed its end.
    let _ = std::io::stdout().flush();
}

fn window(data: &Path) -> Result<()> {
    let options = studiolo::app::options(data);
    let data = data.to_owned();
    let creator: eframe::AppCreator<'_> = Box::new(|creation| {
        let app = App::new(&creation.egui_ctx, data, None);
        Ok(Box::new(Timed {
            app,
            has_shown: false,
        }))
    });
    eframe::run_native("studiolo", options, creator)?;
    Ok(())
}

// --- what is measured ---

fn measure(games: usize) -> Result<bool> {
    let empty = TempDir::new()?;
    let full = TempDir::new()?;
    library(full.path(), games)?;
    let open = TempDir::new()?;
    let last = library(open.path(), games)?;
    let preferences = Preferences {
        open: Some(last),
        ..Preferences::default()
    };
    preferences.save(&System, open.path(), &Known::default())?;

    println!("from the start of the program, median of {WINDOWS} (slowest)");
    println!("{:<34} {:>20} {:>20}", "", "first frame", "all games known");
    let lines = [
        ("no game".to_owned(), empty.path()),
        (format!("{games} games, start screen"), full.path()),
        (format!("{games} games, one goes on"), open.path()),
    ];
    let mut is_soon = true;
    for (what, data) in lines {
        let windows = (0..WINDOWS).map(|_| opened(data));
        let (frames, known): (Vec<_>, Vec<_>) =
            windows.collect::<Result<Vec<_>>>()?.into_iter().unzip();
        let (frame, slowest) = median(frames);
        let (all, last) = median(known);
        let shown = |(middle, most): (Duration, Duration)| {
            format!("{} ({} ms)", middle.as_millis(), most.as_millis())
        };
        let (first, then) = (shown((frame, slowest)), shown((all, last)));
        println!("{what:<34} {first:>20} {then:>20}");
        is_soon &= frame < LIMIT;
    }
    if !is_soon {
        println!("later than {} ms", LIMIT.as_millis());
    }
    beside_hello(empty.path())?;
    Ok(is_soon)
}

/// Prints how our window compares with one of egui without anything of ours.
fn beside_hello(empty: &Path) -> Result<()> {
    let this = std::env::current_exe()?;
    let hello = this.ancestors().nth(2).ok_or("no folder of programs")?;
    let hello = hello.join("examples").join("hello");
    if !hello.exists() {
        let build = "cargo build --release --example hello";
        return Err(format!("{} is not there: {build}", hello.display()).into());
    }
    let mut times = Vec::new();
    let mut kilobytes = Vec::new();
    for _ in 0..2 * WINDOWS {
        let [ours, theirs] = [
            first_frame(Command::new(&this).arg(WINDOW).arg(empty))?,
            first_frame(Command::new(&hello).arg("closes"))?,
        ];
        times.push((ours.time.as_secs_f64(), theirs.time.as_secs_f64()));
        kilobytes.push((ours.kilobytes as f64, theirs.kilobytes as f64));
    }
    let peer = "a window of egui";
    let first = Row {
        what: "from the start to the end of the first frame, no game yet",
        peer,
        promise: "at most 1.2",
    };
    println!("{}", first.costs(&times, shown));
    let memory = Row {
        what: "memory that is used alone, after the first frame",
        peer,
        promise: "at most 1.4",
    };
    println!(
        "{}",
        memory.costs(&kilobytes, |kilobytes| format!("{:.1} MB", kilobytes / 1e3))
    );
    Ok(())
}

/// The first frame of a program.
struct First {
    /// From its start to the end of the frame.
    time: Duration,
    /// The memory that only this program uses, in units of 1,000 bytes.
    kilobytes: u64,
}

/// Starts a program that says `frame` when its first frame was shown and then closes.
fn first_frame(program: &mut Command) -> Result<First> {
    let begin = Instant::now();
    let mut window = program.stdout(Stdio::piped()).spawn()?;
    let said = window.stdout.take().ok_or("the window cannot be heard")?;
    let mut first = None;
    for line in BufReader::new(said).lines() {
        if line? == "frame" {
            let time = begin.elapsed();
            let kilobytes = private(window.id())?;
            first = Some(First { time, kilobytes });
        }
    }
    window.wait()?;
    Ok(first.ok_or("the window did not open")?)
}

/// Returns the memory that only this process uses, in units of 1,000 bytes, as Linux tells it.
fn private(process: u32) -> Result<u64> {
    let told = fs::read_to_string(format!("/proc/{process}/smaps_rollup"))?;
    let lines = told.lines().filter(|line| line.starts_with("Private_"));
    let kibibytes = lines.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    Ok(kibibytes.sum::<u64>() * 1024 / 1000)
}

/// Opens a window: when its first frame was shown and when it knew all games.
fn opened(data: &Path) -> Result<(Duration, Duration)> {
    let begin = Instant::now();
    let mut window = Command::new(std::env::current_exe()?)
        .arg(WINDOW)
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()?;
    let said = window.stdout.take().ok_or("the window cannot be heard")?;
    let mut frame = None;
    let mut games = None;
    for line in BufReader::new(said).lines() {
        match line?.as_str() {
            "frame" => frame = Some(begin.elapsed()),
            "games" => games = games.or(Some(begin.elapsed())),
            _ => {}
        }
    }
    window.wait()?;
    Ok(frame.zip(games).ok_or("the window did not open")?)
}

fn median(mut times: Vec<Duration>) -> (Duration, Duration) {
    times.sort();
    (times[times.len() / 2], times[times.len() - 1])
}

/// Writes a library of games of every length, each with its players. Gives the
/// file of the one written last, as the preferences name it.
fn library(data: &Path, games: usize) -> Result<PathBuf> {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-players.ron");
    let whole = Save::<Game>::read(&sample)?;
    fs::create_dir_all(data.join("games"))?;
    let mut file = PathBuf::new();
    for n in 0..games {
        let mut save = whole.clone();
        for (seat, player) in save.start.players.iter_mut().enumerate() {
            player.name = format!("{} {}", player.name, n + seat);
        }
        save.log.truncate(n % (whole.log.len() + 1));
        save.cursor = save.log.len();
        file = PathBuf::from(format!("games/2026-01-31-game-{n}.ron"));
        fs::write(data.join(&file), save.to_ron()?)?;
    }
    Ok(file)
}

//! A program that is killed, or told to end, while it saves: everything that it
//! has acknowledged is on the disk. The program is this test itself, started a
//! second time.
//!
//! `cargo test --test killed -- 150` kills it 300 times: 150 times while entries are
//! saved, and 150 times while files are kept beside the table. Without a number it is
//! 20 of each.

mod day;

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use florence::{Game, Setup};
#[cfg(unix)]
use programs::{call::Call, process::Process};
use studiolo::app::GAMES;
use studiolo::ui::app::registry::kinds;
use studiolo::ui::io::clerk::{Clerk, Job, Report, To};
use studiolo::ui::io::endings;
use studiolo::ui::io::kept::Script;
use studiolo::ui::io::kept::{GameId, NotOpened};
use studiolo::ui::io::library::{Archive, Library};
use table::save::disk::{About, Disk, Draft, Lock, System};
use table::{Save, Session};

/// What the program does when it is started again: nothing of it, without.
const ROLE: &str = "STUDIOLO_TEST_ROLE";
const DATA: &str = "STUDIOLO_TEST_DATA";

fn main() -> ExitCode {
    if let (Ok(role), Some(data)) = (std::env::var(ROLE), std::env::var_os(DATA)) {
        return play(&role, PathBuf::from(data));
    }
    let number = std::env::args().find_map(|argument| argument.parse().ok());
    kill(number.unwrap_or(20));
    kill_beside_the_table(number.unwrap_or(20));
    #[cfg(unix)]
    for signal in ["TERM", "INT", "HUP"] {
        end_by(signal);
    }
    end_by("exit");
    ExitCode::SUCCESS
}

// The program that is killed.

fn play(role: &str, data: PathBuf) -> ExitCode {
    if role == "day" {
        day::live(&data);
    }
    let disk: Arc<dyn Disk> = match role {
        "entries" => Arc::new(System),
        _ => Arc::new(Slow),
    };
    let clerk = Clerk::start(Archive::new(kinds(GAMES), disk, data.clone()), || ());
    clerk.do_soon(Job::Tidy);
    endings::finish_first(clerk.closing());
    match role {
        "entries" => loop {
            enter_for_ever(&clerk);
        },
        _ => {
            #[cfg(unix)]
            let _guest = invite(&data);
            let mut session = new_game();
            save(&clerk, 1, &session);
            let is_saved = |report: Report| matches!(report, Report::Saved(..));
            assert!(!clerk.reports().any(is_saved), "nothing can be so soon");
            enter(&mut session);
            save(&clerk, 1, &session);
            say("entered");
            if role == "exit" {
                std::process::exit(3);
            }
            std::thread::sleep(Duration::from_mins(1));
            ExitCode::FAILURE
        }
    }
}

/// Starts a program that plays a seat and never ends by itself. Its number is in the file
/// that [`guest`] reads.
#[cfg(unix)]
fn invite(data: &Path) -> Process {
    let file = guest(data);
    let call = format!("sh -c 'echo $$ > \"{}\"; exec sleep 600'", file.display());
    let call = Call::parse(&call).expect("a command");
    let process = Process::start(&call).expect("it starts");
    while !std::fs::read_to_string(&file).is_ok_and(|number| number.ends_with('\n')) {
        std::thread::sleep(Duration::from_millis(1));
    }
    process
}

#[cfg(unix)]
fn guest(data: &Path) -> PathBuf {
    data.join("guest.pid")
}

fn new_game() -> Session<Game> {
    Session::new(Setup::tracked(["Anna", "Ben", "Clara"])).expect("legal")
}

fn enter(session: &mut Session<Game>) -> bool {
    let legal = session.game().legal();
    let Some(command) = legal
        .iter()
        .nth(session.cursor() % 3)
        .or(legal.iter().next())
    else {
        return false;
    };
    session.play(command).is_ok()
}

fn save(clerk: &Clerk, id: u64, session: &Session<Game>) {
    clerk.do_soon(Job::Save {
        id: GameId(id),
        script: Script::of_game(session.clone()),
        revision: session.log().len() as u64,
        to: To::ItsFile,
    });
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}")
        .and_then(|()| out.flush())
        .expect("somebody reads");
}

/// A game from its begin to its end; what is saved is said.
fn enter_for_ever(clerk: &Clerk) {
    let mut session = new_game();
    let id = fastrand::u64(1..);
    loop {
        save(clerk, id, &session);
        clerk.catch_up(Duration::from_secs(10));
        for report in clerk.reports() {
            match report {
                Report::Saved(_, entries, path) => say(&format!("{entries} {}", path.display())),
                Report::NotSaved(_, _, error) => panic!("{error}"),
                _ => {}
            }
        }
        if !enter(&mut session) {
            clerk.do_soon(Job::Close(GameId(id)));
            return;
        }
    }
}

/// The disk of this computer, but slow in giving files their names.
#[derive(Debug)]
struct Slow;

impl Disk for Slow {
    fn about(&self, path: &Path) -> std::io::Result<About> {
        System.about(path)
    }
    fn read(&self, path: &Path, most: u64) -> std::io::Result<Vec<u8>> {
        System.read(path, most)
    }
    fn list(&self, directory: &Path) -> std::io::Result<Vec<PathBuf>> {
        System.list(directory)
    }
    fn real_path(&self, path: &Path) -> std::io::Result<PathBuf> {
        System.real_path(path)
    }
    fn make_directory(&self, path: &Path) -> std::io::Result<()> {
        System.make_directory(path)
    }
    fn create(&self, path: &Path, like: &Path) -> std::io::Result<Box<dyn Draft>> {
        System.create(path, like)
    }
    fn rename(&self, from: &Path, to: &Path) -> std::io::Result<()> {
        std::thread::sleep(Duration::from_millis(500));
        System.rename(from, to)
    }
    fn sync_directory(&self, path: &Path) -> std::io::Result<()> {
        System.sync_directory(path)
    }
    fn remove(&self, path: &Path) -> std::io::Result<()> {
        System.remove(path)
    }
    fn lock(&self, path: &Path) -> std::io::Result<Option<Box<dyn Lock>>> {
        System.lock(path)
    }
}

// Whoever kills it.

fn start(role: &str, data: &Path) -> (Child, mpsc::Receiver<String>) {
    let mut program = Command::new(std::env::current_exe().expect("this test"))
        .env(ROLE, role)
        .env(DATA, data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let said = BufReader::new(program.stdout.take().expect("piped"));
    let (send, lines) = mpsc::channel();
    std::thread::spawn(move || {
        for line in said.lines().map_while(Result::ok) {
            // The other end has seen enough.
            let _ = send.send(line);
        }
    });
    (program, lines)
}

fn games(data: &Path) -> Vec<PathBuf> {
    files(&Library::new(kinds(GAMES), data.to_owned()).games())
}

/// What lies in a directory, if it is there.
fn files(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).into_iter().flatten();
    let paths = entries.map(|entry| entry.expect("readable").path());
    paths.collect()
}

/// Whether a file is a game, and neither its backup nor what is left of one.
fn is_game(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".ron") && !name.starts_with('.') && !name.contains(".bak.")
}

/// Kills it while notes, the trash, archives, preferences, editions, decks and an
/// installation are written.
fn kill_beside_the_table(times: usize) {
    let (mut said, begin) = (0, Instant::now());
    let mut left = times;
    while left > 0 {
        // With every game that was saved before, packing takes longer.
        let data = tempfile::tempdir().expect("a directory");
        let mut all = Vec::new();
        for _ in 0..left.min(15) {
            left -= 1;
            let (mut program, lines) = start("day", data.path());
            let first = lines.recv_timeout(Duration::from_mins(1)).expect("it runs");
            std::thread::sleep(Duration::from_millis(fastrand::u64(0..400)));
            program.kill().expect("it is running");
            program.wait().expect("it has ended");
            let mut heard = day::Said::default();
            heard.hear(&first);
            while let Ok(line) = lines.recv() {
                heard.hear(&line);
            }
            Library::new(kinds(GAMES), data.path().to_owned()).tidy();
            let mut games = games(data.path());
            games.retain(|path| is_game(path));
            let mut trash = day::Said::trash(data.path());
            trash.retain(|path| is_game(path));
            said += heard.notes();
            heard.holds(data.path(), &games, &trash);
            all.push(heard);
            for before in &all {
                before.holds_notes(&games, &trash);
            }
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{times} kills beside the table in {seconds:.1} s: {said} notes said, none lost");
}

fn kill(times: usize) {
    let data = tempfile::tempdir().expect("a directory");
    let (mut acknowledged, mut left, mut rescued) = (0, 0, 0);
    let begin = Instant::now();
    for time in 0..times {
        let (mut program, lines) = start("entries", data.path());
        let first = lines
            .recv_timeout(Duration::from_mins(1))
            .expect("it saves");
        if time == 0 {
            is_refused_elsewhere(data.path(), &first);
        }
        std::thread::sleep(Duration::from_millis(fastrand::u64(0..120)));
        program.kill().expect("it is running");
        program.wait().expect("it has ended");

        let mut last = first;
        while let Ok(line) = lines.recv() {
            acknowledged += 1;
            let file = |line: &str| line.split_once(' ').map(|(_, path)| path.to_owned());
            if file(&line) != file(&last) {
                holds(&last);
            }
            last = line;
        }
        holds(&last);
        let is_left = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with('.') && !name.ends_with(".lock")
        };
        left += games(data.path())
            .iter()
            .filter(|path| is_left(path))
            .count();

        // The next start is not kept out by the lock of the one before.
        let mut library = Library::new(kinds(GAMES), data.path().to_owned());
        rescued += library.tidy().len();
        let (_, path) = last.split_once(' ').expect("entries and a file");
        let opened = library.open(GameId(1), path.as_ref());
        assert!(opened.is_ok(), "kill {time}: {opened:?}");
        library.close(GameId(1));
        assert!(!games(data.path()).iter().any(is_left), "kill {time}");
        for path in games(data.path()) {
            let read = Save::<Game>::read(&path);
            assert!(read.is_ok(), "kill {time}: {}: {read:?}", path.display());
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{times} kills in {seconds:.1} s: {acknowledged} entries acknowledged, none lost; \
         {left} temporary files left behind, {rescued} games rescued from them"
    );
}

/// Another process may not open a game while this one has it.
fn is_refused_elsewhere(data: &Path, line: &str) {
    let (_, path) = line.split_once(' ').expect("entries and a file");
    let mut library = Library::new(kinds(GAMES), data.to_owned());
    let refused = library.open(GameId(1), path.as_ref());
    assert!(matches!(refused, Err(NotOpened::InUse)), "{refused:?}");
}

/// The file holds as many entries as were acknowledged.
fn holds(line: &str) {
    let (entries, path) = line.split_once(' ').expect("entries and a file");
    let entries: usize = entries.parse().expect("a number");
    let save = Save::<Game>::read(path.as_ref()).expect("a save");
    assert!(save.log.len() >= entries, "{line}: {}", save.log.len());
}

/// The program ends with an entry on its way, which is on the disk then.
fn end_by(way: &str) {
    let data = tempfile::tempdir().expect("a directory");
    let role = if way == "exit" { "exit" } else { "signal" };
    let (mut program, lines) = start(role, data.path());
    let said = lines
        .recv_timeout(Duration::from_mins(1))
        .expect("it plays");
    assert_eq!(said, "entered");
    if way != "exit" {
        let number = program.id().to_string();
        let sent = Command::new("kill").args(["-s", way, &number]).status();
        assert!(sent.expect("kill is there").success());
    }
    let begin = Instant::now();
    let status = program.wait().expect("it ends");
    let waited = begin.elapsed();
    assert!(waited < Duration::from_secs(10), "{way}: {waited:?}");
    assert!(!status.success(), "{way}: {status}");
    #[cfg(unix)]
    {
        let number = std::fs::read_to_string(guest(data.path())).expect("it was started");
        let asked = Command::new("kill").args(["-0", number.trim()]).output();
        let runs = asked.expect("kill is there").status.success();
        assert!(!runs, "{way}: the program in a seat still runs");
    }
    let files = games(data.path());
    let game = files
        .iter()
        .find(|path| !path.to_string_lossy().contains(".bak."));
    let game = game.expect("the game is there");
    assert_eq!(
        Save::<Game>::read(game).expect("a save").log.len(),
        1,
        "{way}"
    );
    let is_hidden = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with('.')
    };
    assert!(
        !files.iter().any(is_hidden),
        "neither lock nor rest: {files:?}"
    );
    println!("ended by {way} ({status}): the entry is on the disk after {waited:.1?}");
}

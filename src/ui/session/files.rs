//! The system's file dialogs. They may take any time, or not exist at all: the window never
//! waits for them, and the player can always type a path instead.

use std::ffi::OsString;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use rfd::AsyncFileDialog;

use super::intent::Purpose;
use programs::quiet::quiet;
use words::fl;

/// The extensions of files that can be opened, and of those that are imported to the shelf.
const OPENED: [&str; 6] = ["ron", "json", "txt", "bgsplay", "csv", "tsv"];
const IMPORTED: [&str; 4] = ["zip", "bgsplay", "csv", "tsv"];

/// Shows the system's dialog and returns at once; another thread reports the chosen file,
/// if any.
pub fn pick(purpose: Purpose, tell: impl FnOnce(Option<PathBuf>) + Send + 'static) {
    let dialog = AsyncFileDialog::new();
    let dialog = match purpose {
        Purpose::Open => dialog.add_filter(fl!(file_kinds), &OPENED),
        Purpose::Save => dialog.add_filter(fl!(saves_kinds), &["ron", "json"]),
        Purpose::Export => dialog,
        Purpose::OpenArchive | Purpose::SaveArchive => dialog.add_filter(
            fl!(shelf_archive_kinds),
            match purpose {
                Purpose::OpenArchive => &IMPORTED[..],
                _ => &IMPORTED[..1],
            },
        ),
    };
    let opens = matches!(purpose, Purpose::Open | Purpose::OpenArchive);
    // Created here, because some systems require the thread of the window.
    let open = opens.then(|| dialog.clone().pick_file());
    let save = (!opens).then(|| dialog.save_file());
    thread::spawn(move || {
        let picked = match (open, save) {
            (Some(open), _) => wait_for(open),
            (None, Some(save)) => wait_for(save),
            (None, None) => None,
        };
        tell(picked.map(|file| file.path().to_owned()));
    });
}

/// Opens a page in the browser, which prints it. Does not wait for it; the player knows the
/// path and can open the page by hand.
pub fn open_page(path: PathBuf) {
    let mut command = match std::env::consts::OS {
        "windows" => {
            let mut command = Command::new("cmd");
            command.args(["/C", "start", ""]);
            command
        }
        "macos" => Command::new("open"),
        _ => Command::new("xdg-open"),
    };
    command.arg(path);
    start(command);
}

/// Shows a file in the system's file manager.
pub fn show_file(path: &Path) {
    let mut command;
    match std::env::consts::OS {
        "windows" => {
            let mut argument = OsString::from("/select,");
            argument.push(path);
            command = Command::new("explorer");
            command.arg(argument);
        }
        "macos" => {
            command = Command::new("open");
            command.arg("-R").arg(path);
        }
        _ => {
            command = Command::new("xdg-open");
            command.arg(path.parent().unwrap_or(path));
        }
    }
    start(command);
}

/// Starts a program of the system without waiting for it.
fn start(mut command: Command) {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    thread::spawn(move || {
        // Without such a program, the player can still find the file under its path.
        let _ = quiet(&mut command).status();
    });
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Returns the result of a future; the thread sleeps until it is ready.
fn wait_for<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(result) => return result,
            Poll::Pending => thread::park(),
        }
    }
}

<<<<<<< HEAD
//! Parses the command line and hands over to `cli` or `app`.

use std::path::PathBuf;
use std::process::ExitCode;

use studiolo::cli::{self, Request};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Request::Done(status) => status,
        Request::Window(file) => window(file),
    }
}

#[cfg(feature = "gui")]
fn window(file: Option<PathBuf>) -> ExitCode {
    match studiolo::app::run(file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
=======
//! The program: hands over to the window.

use std::process::ExitCode;

#[cfg(feature = "gui")]
fn main() -> ExitCode {
    let open = std::env::args_os().nth(1).map(std::path::PathBuf::from);
    match studiolo::app::run(open) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
>>>>>>> window-panels
        }
    }
}

#[cfg(not(feature = "gui"))]
<<<<<<< HEAD
fn window(_: Option<PathBuf>) -> ExitCode {
    eprintln!("{}", studiolo::locale::terminal::no_window());
    ExitCode::from(2)
=======
fn main() -> ExitCode {
    ExitCode::SUCCESS
>>>>>>> window-panels
}

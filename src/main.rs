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
        }
    }
}

#[cfg(not(feature = "gui"))]
fn window(_: Option<PathBuf>) -> ExitCode {
    eprintln!("{}", studiolo::locale::terminal::no_window());
    ExitCode::from(2)
}

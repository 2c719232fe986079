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
        }
    }
}

#[cfg(not(feature = "gui"))]
fn main() -> ExitCode {
    ExitCode::SUCCESS
}

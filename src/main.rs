//! Parses the command line and hands over to `cli` or `app`.

use std::process::ExitCode;

use studiolo::cli;
use studiolo::cli::{Request, done};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Request::Done(status) => status,
        #[cfg(feature = "gui")]
        Request::Window(file) => done(studiolo::app::run(file)),
        #[cfg(feature = "gui")]
        Request::Picture(picture) => match picture.view.parse() {
            Ok(scene) => {
                let shot = studiolo::app::shot::Shot {
                    file: picture.file,
                    out: picture.out,
                    scene,
                    size: picture.size,
                    dark: picture.dark,
                    hides_money: picture.hides_money,
                    zoom: f32::from(picture.zoom) / 100.0,
                    entry: picture.entry,
                };
                done(shot.take())
            }
            Err(sentence) => done(Err(sentence)),
        },
        #[cfg(not(feature = "gui"))]
        Request::Window(_) | Request::Picture(_) => done(Err(studiolo::fl!(cli_no_window))),
    }
}

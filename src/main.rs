//! Speaks the system's language, parses the command line and hands over to `cli` or
//! `app`.

// Windows would open a console next to the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

use studiolo::cli;
use studiolo::cli::{Request, console, done, told};

use words::language;

fn main() -> ExitCode {
    console::join();
    if let Some(tag) = language::of_system() {
        language::begin(tag);
    }
    match cli::run(std::env::args_os()) {
        Request::Done(status) => status,
        Request::Window(file) => console::without(|| studiolo::app::run(file)),
        Request::Plays(plays) => told(studiolo::app::import::run(&studiolo::app::import::Import {
            files: plays.files,
            only_lists: plays.only_lists,
            game: plays.game,
            to: plays.to,
        })),
        Request::Picture(picture) => match picture.view.parse() {
            Ok(scene) => {
                let shot = studiolo::app::shot::Shot {
                    file: picture.file,
                    out: picture.out,
                    scene,
                    size: picture.size,
                    dark: picture.dark,
                    high_contrast: picture.high_contrast,
                    hides_money: picture.hides_money,
                    zoom: f32::from(picture.zoom) / 100.0,
                    entry: picture.entry,
                    shelf: picture.shelf,
                };
                done(shot.take())
            }
            Err(sentence) => done(Err(sentence)),
        },
    }
}

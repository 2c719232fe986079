//! The screens of The Prince beside the table.

use eframe::egui::Ui;

use super::Intent;
use crate::app::shell::Intent as Shell;
use crate::app::shell::game_window::{Choice, Lobby, Stands};
use crate::app::shell::icons::Icon;
use crate::app::shell::state::State;
use crate::fl;
use crate::prince::Setup;
use crate::table::{Item as _, Seat};
use crate::words::prince::Words;

/// The screen on which a game is begun.
pub const NEW_GAME: &str = "prince";

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms;

/// Begins a game of four at a real table.
fn begin() -> Shell {
    let setup = Setup::tracked([""; 4]);
    let words = Words::new(&setup);
    let names: Vec<String> = Seat::ALL[..4]
        .iter()
        .map(|&seat| words.seat(seat))
        .collect();
    Intent::Start(Box::new(Setup::tracked(names))).into()
}

impl Lobby for Rooms {
    fn choices(&self) -> Vec<Choice> {
        vec![Choice {
            stands: Stands::Below,
            icon: Icon::Table,
            key: None,
            name: fl!(prince_begin),
            hint: fl!(prince_begin_hint),
            intent: begin(),
        }]
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn show(&mut self, _: &'static str, _: &mut Ui, _: &State) -> Option<Shell> {
        None
    }
}

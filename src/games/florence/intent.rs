//! What a person wants of a game of The Princes of Florence, or of its screens.

use std::path::PathBuf;

use crate::ui;
use crate::ui::base::own::Own;
use florence::{Command, Game, Profession, Setup, Tile};
use table::{Eyes, Game as _, Seat};

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Something of the window.
    Shell(ui::Intent),
    /// Play these commands one after the other, stopping at the first that is
    /// refused.
    Play(Vec<Command>),
    /// Play this command, with a note on it.
    PlayNoted(Command, String),
    /// Set a value by hand, for this reason.
    Correct(Command, String),
    /// Begin a game from this setup, or open it as a position to check.
    Start(Box<Setup>),
    /// Look at a setup in the score sheet.
    ShowSheet(Box<Setup>),
    /// Bring the principality of the seat to act to the front: a tile is to be
    /// chosen and put down there.
    ChooseTile,
    /// Bring the works of the seat to act to the front: one is to be completed.
    ChooseWork,
    /// Show what the phase is about: the stacks and bids, or the result.
    ShowStage,
    /// Show the principality of this seat.
    LookAt(Seat),
    /// Show this seat: its works if works are shown, or its principality.
    ShowSeat(Seat),
    /// Show how the work of this profession is made up, for this seat.
    ShowWork(Seat, Profession),
    /// Take a tile in hand in the principality of this seat.
    TakeTile(Seat, Tile),
    /// Look back at a game that is over with these eyes.
    LookWith(Eyes),
    /// In a game against the computer, show the cards of this seat, or of none.
    ShowCards(Option<Seat>),
    /// Look back at what was found so far.
    StopThinking,
    /// Go on to the next round.
    BeginRound,
    /// At the end of a game on this screen, turn over the next prestige card, or all
    /// of them.
    TurnOver {
        /// All of them.
        all: bool,
    },
    /// Play the same deal again.
    SameDeal,
    /// Copy the code of the deal.
    CopyDeal,
    /// Show the deals of the days.
    ShowDays,
    /// Show the puzzles.
    ShowPuzzles,
    /// Have a game read that puzzles are to be made of.
    ReadForPuzzles(PathBuf),
    /// Copy the sheet of the points.
    CopySheet,
    /// Work out what the decisions of this seat have cost.
    Review(Seat),
    /// Show the look back at the game, and let one choose whose decisions.
    LookBack,
    /// Work out the chances to win, and what the decisions have cost.
    Analyse,
    /// The same in so many deals only.
    AnalyseIn(u32),
    /// Leave that as far as it is.
    StopAnalysing,
    /// Say what the characters would bring the player whose turn it is.
    AskAboutCharacters,
}

impl From<Intent> for ui::Intent {
    fn from(intent: Intent) -> Self {
        match intent {
            Intent::Shell(intent) => intent,
            Intent::Start(setup) => Self::Start(Own::new(Game::ID, *setup)),
            Intent::ShowSheet(setup) => Self::ShowSheet(Own::new(Game::ID, *setup)),
            other => Self::Game(Own::new(Game::ID, other)),
        }
    }
}

impl From<ui::Intent> for Intent {
    fn from(intent: ui::Intent) -> Self {
        Self::Shell(intent)
    }
}

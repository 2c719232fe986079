//! The intents of the player in a game of The Princes of Florence and on its screens.

use std::path::PathBuf;

use crate::ui;
use crate::ui::base::own::Own;
use florence::{Command, Game, Profession, Setup, Tile};
use table::{Eyes, Game as _, Seat};

/// What the player wants to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// An intent of the window.
    Shell(ui::Intent),
    /// Plays these commands one after the other and stops at the first that is refused.
    Play(Vec<Command>),
    /// Plays this command with a note.
    PlayNoted(Command, String),
    /// Sets a value by hand, for this reason.
    Correct(Command, String),
    /// Starts a game from this setup, or opens it as a position to check.
    Start(Box<Setup>),
    /// Shows a setup in the score sheet.
    ShowSheet(Box<Setup>),
    /// Brings the principality of the seat to act to the front, to choose a tile and put it
    /// down.
    ChooseTile,
    /// Brings the works of the seat to act to the front, to complete one.
    ChooseWork,
    /// Shows the tab of the phase: the stacks and bids, or the result.
    ShowStage,
    /// Shows the principality of this seat.
    LookAt(Seat),
    /// Shows this seat: its works if works are shown, otherwise its principality.
    ShowSeat(Seat),
    /// Shows how the value of this profession's work adds up, for this seat.
    ShowWork(Seat, Profession),
    /// Picks up a tile in the principality of this seat.
    TakeTile(Seat, Tile),
    /// Reviews a finished game with these cards visible.
    LookWith(Eyes),
    /// Shows the cards of this seat, or of none, in a game against the computer.
    ShowCards(Option<Seat>),
    /// Stops thinking and shows the results so far.
    StopThinking,
    /// Continues with the next round.
    BeginRound,
    /// Turns over the next prestige card, or all of them, at the end of a game on this
    /// screen.
    TurnOver {
        /// Whether to turn over all of them.
        all: bool,
    },
    /// Plays the same deal again.
    SameDeal,
    /// Copies the code of the deal.
    CopyDeal,
    /// Shows the deals of the day.
    ShowDays,
    /// Shows the puzzles.
    ShowPuzzles,
    /// Reads a game to make puzzles from.
    ReadForPuzzles(PathBuf),
    /// Remembers that the puzzle with this number is solved.
    SolvedPuzzle(u32),
    /// Copies the sheet of the points.
    CopySheet,
    /// Computes what the decisions of this seat have cost.
    Review(Seat),
    /// Shows the review of the game, with the choice of whose decisions.
    LookBack,
    /// Computes the chances to win, and what the decisions have cost.
    Analyse,
    /// Computes the same with only this many deals.
    AnalyseIn(u32),
    /// Stops the analysis and keeps the results so far.
    StopAnalysing,
    /// Tells the value of the characters for the player whose turn it is.
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

//! The command line's answers about *The Prince*: checks of positions and decks, tallies,
//! and this game's part of replays and reports.

mod report;
mod simulate;

use std::path::Path;

use super::answer::{Answer, Failure, in_file};
use super::game_file::{self, InFiles, Wrong, apart, begun, sound, written};
use prince::rules::options::needed;
use prince::{EditionData, Game, Problem, Setup};
use table::save::disk::System;
use table::save::encoding::text_of;
use table::save::files;
use table::save::format::{Format, Save, SaveError};
use table::save::limits::{Part, at_most};
use table::{Broken, Eyes, Session};
use words::notation::is_notation;
use words::prince::report::sheet::elected_on;
use words::prince::report::{Counting, Own, Report, Scope};
use words::prince::{Words, record, terminal};
use words::safe_path;

pub(super) use simulate::run as simulate;

impl InFiles for Game {
    type Told = Own;

    const ROUND: &'static str = "turn";

    fn from_notation(bytes: &[u8]) -> Result<Save<Self>, SaveError> {
        record::from_bytes(bytes)
    }

    fn to_notation(save: &Save<Self>) -> String {
        record::print(save)
    }

    fn round(&self) -> u8 {
        self.turn()
    }

    fn replayed(file: &str, entries: usize, turn: u8, over: bool) -> String {
        terminal::replay_ok(file, entries, turn, over)
    }

    fn wrong(start: &Setup, problem: &Problem) -> Wrong {
        let words = Words::new(start);
        let player = problem.seat.map(|seat| words.name(seat));
        Wrong::said(player, &problem.violation.rule, words.problem(problem))
    }

    fn problems(save: &Save<Self>) -> Vec<Problem> {
        Game::try_from(&save.start).err().unwrap_or_default()
    }

    fn why(session: &Session<Self>, broken: &Broken<Self>) -> String {
        let words = Words::new(session.start());
        let told = session.told(broken.entry, Eyes::All);
        let why = told.map(|told| words.refusal(told, &broken.violation));
        why.unwrap_or_default()
    }

    fn refused(session: &Session<Self>, broken: &Broken<Self>) -> (String, String) {
        apart(&broken.violation.rule, &Self::why(session, broken))
    }

    fn told(input: &Path, save: Save<Self>) -> Result<Report, Failure> {
        let scope = Scope {
            hides_money: false,
            written: written(input),
        };
        if save.sheet.is_some() {
            let counting = Counting::of(&save.start, elected_on(&save));
            let occasion = save.occasion.clone();
            if let Some(report) = Report::of_sheet(&save.start, counting, occasion, scope.written) {
                return Ok(report);
            }
        }
        Ok(Report::of(&begun(input, save)?, &scope))
    }
}

pub(super) fn check(file: &Path, json: bool) -> Result<Answer, Failure> {
    if is_deck(file) {
        return check_deck(file, json);
    }
    game_file::check::<Game>(file, json)
}

/// Returns whether a file is a deck, not a save: it has cards and lacks what every save
/// begins with.
pub(super) fn is_deck(file: &Path) -> bool {
    let bytes = files::read(&System, file);
    let Ok(Ok(text)) = bytes.as_deref().map(text_of) else {
        return false;
    };
    let has = |field: &str| {
        let mut places = text.match_indices(field);
        places.any(|(at, _)| {
            let rest = text[at + field.len()..]
                .trim_start_matches('"')
                .trim_start();
            rest.starts_with(':')
        })
    };
    !is_notation(file) && has("cards") && !has("studiolo")
}

fn deck(file: &Path) -> Result<EditionData, SaveError> {
    let bytes = files::read(&System, file)?;
    let text = text_of(&bytes)?;
    let deck: EditionData = Format::of(file).value(&text)?;
    at_most(Part::Name, deck.longest_name())?;
    Ok(deck)
}

/// Answers what is wrong with a deck, and for how many players it is.
fn check_deck(file: &Path, json: bool) -> Result<Answer, Failure> {
    let data = deck(file).map_err(|error| Failure::Call(in_file(file, &error)))?;
    let problems = data.faults();
    let fine = problems.is_empty();
    let tables = (3..=5).filter(|&players| fine && data.len() >= needed(players));
    let tables: Vec<usize> = tables.collect();
    let text = match (json, fine) {
        (true, _) => report::deck(file, &data, &problems, &tables),
        (false, true) => terminal::deck_ok(&safe_path(file), data.len(), &tables),
        (false, false) => terminal::deck_wrong(&safe_path(file), &problems),
    };
    Ok(Answer { text, fine })
}

pub(super) fn score(file: &Path, json: bool) -> Result<Answer, Failure> {
    let session = sound::<Game>(file)?;
    let words = Words::new(session.start());
    let text = match json {
        true => report::score(&words, session.game()),
        false => terminal::score(&words, session.game()),
    };
    Ok(Answer { text, fine: true })
}

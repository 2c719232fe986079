//! What the command line answers about *The Prince*: replays, checks of positions and decks,
//! tallies, and what a game can be written as.

mod report;
mod simulate;

use std::path::Path;

use super::{Answer, Failure, Irregular, in_file, may_be_written};
use prince::rules::options::needed;
use prince::{EditionData, Game, Problem, Setup};
use table::save::disk::{Disk as _, System};
use table::save::files;
use table::save::format::{Format, Save, SaveError};
use table::save::limits::{Part, at_most};
use table::{Eyes, Game as _, Session};
use words::fl;
use words::notation::is_notation;
use words::prince::report::sheet::elected_on;
use words::prince::report::{Counting, Report, Scope, formats};
use words::prince::{Words, record, terminal};
use words::report::for_programs;
use words::{calls, safe_path};

pub(super) use simulate::run as simulate;

fn read(file: &Path) -> Result<Save<Game>, Failure> {
    let save = match is_notation(file) {
        true => files::read(&System, file).and_then(|bytes| record::from_bytes(&bytes)),
        false => Save::read(file),
    };
    save.map_err(|error| Failure::Call(in_file(file, &error)))
}

/// The session, or the start with all that is wrong with it.
fn open(save: Save<Game>) -> Result<Session<Game>, Box<(Setup, Vec<Problem>)>> {
    let start = save.start.clone();
    save.into_session()
        .map_err(|problems| Box::new((start, problems)))
}

/// A game all of whose entries are legal.
fn sound(file: &Path) -> Result<Session<Game>, Failure> {
    let name = safe_path(file);
    let session = open(read(file)?).map_err(|illegal| {
        let (start, problems) = *illegal;
        let words = Words::new(&start);
        Failure::Game(terminal::start_illegal(&name, &words, &problems))
    })?;
    match session.broken() {
        None => Ok(session),
        Some(broken) => {
            let words = Words::new(session.start());
            // The file is the caller's own: nothing in it is secret from them.
            let told = session.told(broken.entry, Eyes::All);
            let why = told.map(|told| words.refusal(told, &broken.violation));
            let why = why.unwrap_or_default();
            Err(Failure::Game(calls::broken(&name, broken.entry + 1, &why)))
        }
    }
}

pub(super) fn replay(file: &Path, json: bool) -> Result<Answer, Failure> {
    let name = safe_path(file);
    let save = read(file)?;
    let log = save.log.len();
    let session = match open(save) {
        Ok(session) => session,
        Err(illegal) => {
            let (start, problems) = *illegal;
            let words = Words::new(&start);
            let text = match json {
                true => report::replay_of_illegal(file, log, &words, &problems),
                false => terminal::start_illegal(&name, &words, &problems),
            };
            return Ok(Answer { text, fine: false });
        }
    };
    let words = Words::new(session.start());
    let end = session.game_at(session.legal_len());
    let turn = end.map_or(1, Game::turn);
    let entries = session.log()[..session.legal_len()].iter();
    let irregular = Irregular {
        exceptions: entries.clone().filter(|entry| entry.is_kept()).count(),
        corrections: entries
            .filter(|entry| Game::is_correction(&entry.command))
            .count(),
    };
    let broken = session.broken().and_then(|broken| {
        let told = session.told(broken.entry, Eyes::All)?;
        Some((broken.entry + 1, told, &broken.violation))
    });
    let text = match (broken, json) {
        (broken, true) => report::replay(file, (log, turn), &words, broken, irregular),
        (None, false) => {
            let over = end.is_some_and(Game::is_over);
            let ok = terminal::replay_ok(&name, log, turn, over);
            ok + &calls::irregular(irregular.exceptions, irregular.corrections)
        }
        (Some((entry, told, why)), false) => calls::broken(&name, entry, &words.refusal(told, why)),
    };
    let fine = session.broken().is_none();
    Ok(Answer { text, fine })
}

pub(super) fn check(file: &Path, json: bool) -> Result<Answer, Failure> {
    if is_deck(file) {
        return check_deck(file, json);
    }
    let name = safe_path(file);
    let start = read(file)?.start;
    let words = Words::new(&start);
    let problems = Game::try_from(&start).err().unwrap_or_default();
    let fine = problems.is_empty();
    let text = match (json, fine) {
        (true, _) => report::check(file, &words, &problems),
        (false, true) => fl!(cli_position_ok, file = name),
        (false, false) => terminal::start_illegal(&name, &words, &problems),
    };
    Ok(Answer { text, fine })
}

/// Whether a file is a deck and no save: it has cards, and not what every save begins with.
pub(super) fn is_deck(file: &Path) -> bool {
    let bytes = files::read(&System, file);
    let Ok(Ok(text)) = bytes.map(String::from_utf8) else {
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
    let text = str::from_utf8(&bytes).map_err(|_| SaveError::NotText)?;
    let deck: EditionData = Format::of(file).value(text)?;
    at_most(Part::Name, deck.longest_name())?;
    Ok(deck)
}

/// What is wrong with a deck, and for how many players it is.
fn check_deck(file: &Path, json: bool) -> Result<Answer, Failure> {
    let data = deck(file).map_err(|error| Failure::Call(in_file(file, &error)))?;
    let problems = data.problems();
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
    let session = sound(file)?;
    let words = Words::new(session.start());
    let text = match json {
        true => report::score(&words, session.game()),
        false => terminal::score(&words, session.game()),
    };
    Ok(Answer { text, fine: true })
}

/// What a file can be written as.
#[derive(Clone, Copy)]
enum Target {
    /// The whole game.
    Save(fn(&Save<Game>) -> Result<Vec<u8>, SaveError>),
    /// Text about it.
    Text(fn(&Report) -> String),
    /// What programs read about it.
    Data(fn(&Report) -> String),
    /// A picture of it.
    Picture(fn(&Report) -> Vec<u8>),
}

/// What is written to a file whose name ends like this; the longest ending counts.
const TARGETS: &[(&str, Target)] = &[
    (
        ".ron",
        Target::Save(|save| save.to_ron().map(String::into_bytes)),
    ),
    (
        ".json",
        Target::Save(|save| save.to_json().map(String::into_bytes)),
    ),
    (
        ".txt",
        Target::Save(|save| Ok(record::print(save).into_bytes())),
    ),
    (".md", Target::Text(formats::markdown)),
    (".bgg", Target::Text(formats::bgg)),
    (".auctions.csv", Target::Data(formats::auctions)),
    (".csv", Target::Data(formats::log)),
    (".bgsplay", Target::Data(formats::bgsplay)),
    (".html", Target::Text(formats::page)),
    (".svg", Target::Text(formats::svg)),
    (".png", Target::Picture(formats::png)),
];

pub(super) fn convert(input: &Path, output: &Path, force: bool) -> Result<Answer, Failure> {
    let name = output.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    let target = TARGETS.iter().find(|(ending, _)| name.ends_with(ending));
    let Some(&(_, target)) = target else {
        let endings: Vec<&str> = TARGETS.iter().map(|(ending, _)| *ending).collect();
        return Err(Failure::Call(fl!(
            cli_cannot_convert,
            path = safe_path(output),
            endings = endings.join(" ")
        )));
    };
    let mut save = read(input)?;
    save.occasion = save.occasion.for_others();
    may_be_written(input, output, force)?;
    let bytes = match target {
        Target::Save(write) => write(&save),
        Target::Text(write) => Ok(write(&told(input, save)?).into_bytes()),
        Target::Data(write) => {
            // What is wrong is for people.
            told(input, save.clone())?;
            let data = for_programs(|| told(input, save).map(|report| write(&report)));
            Ok(data?.into_bytes())
        }
        Target::Picture(draw) => Ok(draw(&told(input, save)?)),
    };
    bytes
        .and_then(|bytes| files::write(&System, output, &bytes))
        .map_err(|error| Failure::Call(in_file(output, &error)))?;
    let text = String::new();
    Ok(Answer { text, fine: true })
}

/// What there is to tell about a save.
fn told(input: &Path, save: Save<Game>) -> Result<Report, Failure> {
    let written = System.about(input).ok();
    let scope = Scope {
        hides_money: false,
        written: written.and_then(|about| about.written.try_into().ok()),
    };
    if save.sheet.is_some() {
        let counting = Counting::of(&save.start, elected_on(&save));
        let occasion = save.occasion.clone();
        if let Some(report) = Report::of_sheet(&save.start, counting, occasion, scope.written) {
            return Ok(report);
        }
    }
    let session = open(save).map_err(|illegal| {
        let (start, problems) = *illegal;
        let words = Words::new(&start);
        let text = terminal::start_illegal(&safe_path(input), &words, &problems);
        Failure::Game(text)
    })?;
    Ok(Report::of(&session, &scope))
}

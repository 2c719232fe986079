//! The command line's answers about *The Princes of Florence*: checks, tallies, work
//! values, places of tiles, and this game's part of replays and reports.

mod report;
mod simulate;

use std::path::Path;

use super::answer::{Answer, Failure, plain};
use super::game_file::{InFiles, Wrong, begun, sound, written};
use florence::mind::planner;
use florence::rules::Counts;
use florence::rules::rule::CardPlace;
use florence::{BonusCard, Character, Game, Problem, Profession, Setup, Tile};
use table::save::format::{Save, SaveError};
use table::{Broken, Item, Seat, Session, Set};
use words::fl;
use words::florence::report::{Own, Report, Scope};
use words::florence::terminal::Wanted;
use words::florence::{Named, Words, planning};
use words::florence::{record, terminal};
use words::{find, safe_path};

pub(super) use simulate::{Agreed, run as simulate};

impl InFiles for Game {
    type Told = Own;

    const ROUND: &'static str = "round";
    const IS_SAID: bool = false;

    fn from_notation(bytes: &[u8]) -> Result<Save<Self>, SaveError> {
        record::from_bytes(bytes)
    }

    fn to_notation(save: &Save<Self>) -> String {
        record::print(save)
    }

    fn round(&self) -> u8 {
        self.round()
    }

    fn replayed(file: &str, entries: usize, round: u8, over: bool) -> String {
        terminal::replay_ok(file, entries, round, over)
    }

    fn wrong(start: &Setup, problem: &Problem) -> Wrong {
        let words = Words::of(start);
        Wrong {
            player: problem.seat.map(|seat| words.name(seat)),
            rule: problem.violation.rule.to_string(),
            text: words.violation(&problem.violation),
            line: words.problem(problem),
        }
    }

    fn problems(save: &Save<Self>) -> Vec<Problem> {
        let typed = save.sheet.clone().unwrap_or_default();
        match Counts::kept(&typed, save.start.players.len()) {
            Some(counts) => save.start.problems_counted(&counts),
            None => Game::try_from(&save.start).err().unwrap_or_default(),
        }
    }

    fn why(session: &Session<Self>, broken: &Broken<Self>) -> String {
        let words = Words::of(session.start()).about(session.log()[broken.entry].command.seat);
        words.cited(&broken.violation)
    }

    fn refused(session: &Session<Self>, broken: &Broken<Self>) -> (String, String) {
        let words = Words::of(session.start()).about(session.log()[broken.entry].command.seat);
        let rule = broken.violation.rule.to_string();
        (rule, words.violation(&broken.violation))
    }

    fn told(input: &Path, save: Save<Self>) -> Result<Report, Failure> {
        let scope = Scope {
            hides_money: false,
            is_sheet: save.sheet.is_some(),
            written: written(input),
        };
        if save.sheet.as_ref().is_some_and(|typed| !typed.is_empty()) {
            let path = safe_path(input);
            return Err(Failure::Game(fl!(cli_sheet_is_counted, path)));
        }
        Ok(Report::of(&begun(input, save)?, &scope))
    }
}

pub(super) fn score(file: &Path, json: bool) -> Result<Answer, Failure> {
    let session = sound::<Game>(file)?;
    let words = Words::of(session.start());
    let accounts = florence::rules::tally(session.game());
    let over = session.game().is_over();
    let text = if json {
        report::score(&words, &accounts, over)
    } else {
        terminal::score(&words, &accounts, over)
    };
    Ok(Answer { text, fine: true })
}

pub(super) fn work(
    file: &Path,
    player: &str,
    profession: &str,
    bonus: &[String],
    json: bool,
) -> Result<Answer, Failure> {
    let session = sound::<Game>(file)?;
    let words = Words::of(session.start());
    let game = session.game();
    let seat = seat(&words, player)?;
    if is_called(Character::Princess, &plain(profession)) && bonus.is_empty() {
        return Ok(work_of_princess(&words, game, seat, json));
    }
    let profession = named(
        Wanted::Profession,
        profession,
        Profession::ALL.iter().copied(),
        |card| Some(card.number()),
    )?;
    let mut cards = Set::EMPTY;
    for given in bonus {
        cards.insert(bonus_card(given)?);
    }
    let value = game.work_value(seat, profession, cards);
    let minimum = game.minimum();
    let fine = value.total() >= minimum;
    let hidden = game.player(seat).hand().hidden();
    let imagined = match game.place_of(profession.into()) {
        Some(CardPlace::Hand(holder)) => holder != seat,
        Some(CardPlace::Table(_) | CardPlace::Stack | CardPlace::Used) => true,
        // The profession may be one of the hidden cards.
        None => hidden == 0,
    };
    let text = if json {
        report::work(&value, minimum, imagined)
    } else {
        let imagined = imagined.then_some(hidden == 0);
        let pays = game.variant().payment(value.total(), 0);
        let against = (minimum, pays);
        terminal::work(&words.seat(seat), profession, &value, against, imagined)
    };
    Ok(Answer { text, fine })
}

/// Answers about a work of the Princess, whether or not she is in play (M8).
fn work_of_princess(words: &Words<'_>, game: &Game, seat: Seat, json: bool) -> Answer {
    let value = game.princess_value(seat);
    let minimum = game.minimum();
    let imagined = game.player(seat).character() != Some(Character::Princess);
    let pays = game.variant().payment(value.total(), 0);
    let text = if json {
        report::work_of_princess(&value, minimum, imagined)
    } else {
        let against = (minimum, pays);
        terminal::work_of_princess(&words.seat(seat), &value, against, imagined)
    };
    let fine = value.total() >= minimum;
    Answer { text, fine }
}

pub(super) fn places(file: &Path, player: &str, tile: &str, json: bool) -> Result<Answer, Failure> {
    let session = sound::<Game>(file)?;
    let words = Words::of(session.start());
    let seat = seat(&words, player)?;
    let tile = named(Wanted::Tile, tile, Tile::all(), |_| None)?;
    let places = session.game().places(seat, tile);
    let fine = !places.is_empty();
    let text = if json {
        report::places(tile, places.iter())
    } else {
        let places: Vec<String> = places.iter().map(|squares| squares.to_string()).collect();
        terminal::places(&words.seat(seat), tile, &places)
    };
    Ok(Answer { text, fine })
}

pub(super) fn fits(
    file: &Path,
    player: &str,
    tiles: &[String],
    json: bool,
) -> Result<Answer, Failure> {
    let session = sound::<Game>(file)?;
    let words = Words::of(session.start());
    let seat = seat(&words, player)?;
    let tiles = tiles.iter();
    let tiles: Result<Vec<Tile>, Failure> = tiles
        .map(|tile| named(Wanted::Tile, tile, Tile::all(), |_| None))
        .collect();
    let tiles = tiles?;
    let way = planner::fits(session.game(), seat, &tiles);
    let fine = way.is_some();
    let text = if json {
        report::fits(way.as_deref())
    } else {
        planning::fits(&words.seat(seat), &tiles, way.as_deref())
    };
    Ok(Answer { text, fine })
}

/// Finds a player by name, or by the letter of the seat if no player has that name.
fn seat(words: &Words<'_>, given: &str) -> Result<Seat, Failure> {
    let same = |name: &str| plain(name) == plain(given);
    let by_name = words.seats().find(|&(seat, _)| same(&words.name(seat)));
    let by_letter = || words.seats().find(|(seat, _)| same(&format!("{seat:?}")));
    match by_name.or_else(by_letter) {
        Some((seat, _)) => Ok(seat),
        None => {
            let names: Vec<String> = words.seats().map(|(_, name)| name).collect();
            Err(Failure::Call(terminal::unknown(
                Wanted::Player,
                given,
                &names,
            )))
        }
    }
}

fn bonus_card(given: &str) -> Result<BonusCard, Failure> {
    let number = |card: BonusCard| Some(card.number());
    let cards = BonusCard::ALL.iter().copied();
    named(Wanted::BonusCard, given, cards, number).map_err(|_| {
        let cards = BonusCard::ALL.iter().copied();
        let known: Vec<String> = cards.map(terminal::bonus_card).collect();
        Failure::Call(terminal::unknown(Wanted::BonusCard, given, &known))
    })
}

/// Returns whether `typed`, which is plain, names the item: in any form in the spoken
/// language or in English, or as the word in saves.
fn is_called<T: Named + std::fmt::Debug>(item: T, typed: &str) -> bool {
    let is_name = || find::names(item.id()).any(|name| plain(name) == typed);
    is_name() || find::in_english(is_name) || plain(&format!("{item:?}")) == typed
}

/// Finds the item with this name or number.
fn named<T: Named + Copy + std::fmt::Debug>(
    wanted: Wanted,
    given: &str,
    all: impl Iterator<Item = T> + Clone,
    number: impl Fn(T) -> Option<u8>,
) -> Result<T, Failure> {
    let typed = plain(given);
    let by_number = |&item: &T| {
        let number = number(item);
        number.is_some_and(|number| number.to_string() == typed)
    };
    let found = all.clone().find(|&item| is_called(item, &typed));
    found
        .or_else(|| all.clone().find(by_number))
        .ok_or_else(|| {
            let known: Vec<String> = all.map(|item| item.name().to_owned()).collect();
            Failure::Call(terminal::unknown(wanted, given, &known))
        })
}

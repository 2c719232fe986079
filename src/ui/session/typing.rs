//! What is typed in the palette as decisions, and what is copied out of the log: what the
//! notations of games have in common.

use std::ops::Range;

use super::super::Intent;
use super::super::base::own::Own;
use super::game_window::{Command, GameWindow, Look, Read};
use super::intent::Copied;
use super::open_table::{Meaning, Part, Then};
use table::{Game, Item as _, Seat, Session};
use words::notation::with_note;
use words::{fl, safe, text};

/// More meanings that are refused are not told.
const MOST_REFUSED: usize = 4;

/// What a game says of a decision that may be meant.
#[derive(Debug)]
pub struct Meant<C> {
    /// What is played: the decision, after what has to be decided before it.
    pub commands: Vec<C>,
    /// How it is written.
    pub printed: String,
    /// What was typed, part by part.
    pub parts: Vec<Part>,
    /// What it leads to.
    pub then: Then,
}

/// A name as one would type it in an example, if it is one word of letters.
#[must_use]
pub fn as_typed(name: &str) -> Option<String> {
    let is_word = name.chars().count() > 1 && name.chars().all(char::is_alphabetic);
    is_word.then(|| name.to_lowercase())
}

/// A player as one would type them in an example: the last of these whose name is a word.
pub fn player_as_typed(names: &[String], seats: impl Iterator<Item = Seat>) -> Option<String> {
    let typed = seats.filter_map(|seat| as_typed(names.get(seat.index())?));
    typed.last()
}

/// What a decision leads to, in the sentence below it: what the `player` who decides has
/// `after` it and had not `before`, and whose turn it is if that is another's.
#[must_use]
pub fn then(player: &str, before: &[String], after: Vec<String>, next: Option<&str>) -> Then {
    let new = after.into_iter().enumerate();
    let new = new.filter(|(at, figure)| before.get(*at) != Some(figure));
    let new: Vec<String> = new.map(|(_, figure)| figure).collect();
    let said = match (new.as_slice(), next) {
        ([], None) => None,
        ([], Some(next)) => Some(fl!(line_then_next, player = next)),
        (new, None) => Some(fl!(line_then_has, player, what = text::listed(new))),
        (new, Some(next)) => {
            let has = fl!(line_then_has, player, what = text::listed(new));
            Some(fl!(line_then_has_next, has, player = next))
        }
    };
    Then {
        said,
        picture: None,
    }
}

/// Decisions that a text and the note behind it may mean, each with how far it is from what is
/// typed, as what can be chosen from: the likeliest first. With a note a decision is something
/// else to want.
pub fn meanings<G: GameWindow>(
    look: Look<'_, G>,
    (text, note): (&str, &str),
    found: Vec<(Command<G>, u32)>,
    meant: impl Fn(&Command<G>) -> Meant<Command<G>>,
    noted: fn(Command<G>, String) -> G::Intent,
) -> Vec<Meaning> {
    let open = look.open;
    let best = found.iter().map(|&(_, distance)| distance).min();
    let mut refused = 0;
    let mut all: Vec<(Command<G>, Meaning)> = Vec::new();
    for (command, distance) in found {
        if all.iter().any(|(told, _)| *told == command) {
            continue;
        }
        let meant = meant(&command);
        if meant.commands.len() > 1 && !note.is_empty() {
            continue;
        }
        let first = meant.commands.first().unwrap_or(&command);
        let why = match open.changing() {
            None => G::refusal(open, first, look.hides_money),
            Some(_) => Read::of(open, first.clone()).refused,
        };
        refused += usize::from(why.is_some());
        if why.is_some() && (refused > MOST_REFUSED || text.trim().chars().count() < 2) {
            continue;
        }
        let told = Read::of(open, command.clone()).told;
        let (name, intent) = match note {
            "" => (told, G::play(meant.commands)),
            note => (
                format!("{told} {}", fl!(note_said, note = safe(note))),
                noted(command.clone(), note.to_owned()),
            ),
        };
        let meaning = Meaning {
            name,
            may_be_kept: why.is_some() && open.may_be_kept(open.session.cursor(), &command),
            refused: why,
            parts: meant.parts,
            intent: Intent::Game(Own::new(G::Rules::ID, intent)),
            notation: Some(with_note(meant.printed, note)),
            then: meant.then,
            is_guess: best.is_some_and(|best| distance > best),
            is_answer: false,
        };
        all.push((command, meaning));
    }
    all.into_iter().map(|(_, meaning)| meaning).collect()
}

/// The entries that are copied, of parts of the game that are told apart like this.
pub fn copied<R: Game, P: PartialEq>(
    session: &Session<R>,
    what: Copied,
    part: impl Fn(&R) -> P,
) -> Range<usize> {
    let all = session.log().len();
    match what {
        Copied::All => 0..all,
        Copied::One(entry) => entry..all.min(entry + 1),
        Copied::From(entry) => entry..all,
        Copied::Part(entry) => {
            let part = |at: usize| session.game_at(at).map(&part);
            let same = |at: &usize| part(*at) == part(entry);
            let first = (0..entry).rev().take_while(same).last();
            let last = (entry..all).take_while(same).last();
            first.unwrap_or(entry)..last.unwrap_or(entry) + 1
        }
    }
}

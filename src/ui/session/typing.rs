//! Typing decisions in the palette and copying from the log: what the notations of games
//! have in common.

use std::ops::Range;

use super::super::Intent;
use super::super::base::own::Own;
use super::game_window::{Command, GameWindow, Look, Read};
use super::intent::Copied;
use super::open_table::{Meaning, Part, Then};
use table::{Game, Item as _, Seat, Session};
use words::notation::with_note;
use words::{fl, safe, text};

/// The most refused meanings that are shown.
const MOST_REFUSED: usize = 4;

/// A decision that a text may mean, as a game describes it.
#[derive(Debug)]
pub struct Meant<C> {
    /// What is played: the decision, after other decisions that have to come first.
    pub commands: Vec<C>,
    /// Its written form.
    pub printed: String,
    /// What was typed, part by part.
    pub parts: Vec<Part>,
    /// What it leads to.
    pub then: Then,
}

/// Returns a name as it would be typed in an example, if it is a single word of letters.
#[must_use]
pub fn as_typed(name: &str) -> Option<String> {
    let is_word = name.chars().count() > 1 && name.chars().all(char::is_alphabetic);
    is_word.then(|| name.to_lowercase())
}

/// Returns a player as they would be typed in an example: the last of these whose name is a
/// word.
pub fn player_as_typed(names: &[String], seats: impl Iterator<Item = Seat>) -> Option<String> {
    let typed = seats.filter_map(|seat| as_typed(names.get(seat.index())?));
    typed.last()
}

/// Returns what a decision leads to, for the sentence below it: what the deciding `player`
/// has `after` it but not `before`, and who is `next` if that is someone else.
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

/// Returns the decisions that a text and the note after it may mean, the likeliest first;
/// each comes with its distance from the typed text. With a note, the intent is a different
/// one.
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

/// Returns the entries to copy; `P` tells the parts of the game apart.
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

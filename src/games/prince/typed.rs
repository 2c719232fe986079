//! What is typed in the palette, copied out of the log and pasted into it, in the notation
//! of the game: as whoever looks may know it.

use std::ops::Range;

use super::state::{Prince, Table};
use super::{Intent, View, Viewer};
use crate::ui::session::game_window::{GameWindow as _, InLine, Look};
use crate::ui::session::intent::Copied;
use crate::ui::session::open_table::{Meaning, Part};
use prince::rules::Correction;
use prince::{Command, Decision, Game, Phase, Step};
use table::{Save, Seat, Session, Set, Told};
use words::find::{fits, fold};
use words::notation::{with_note, without_note};
use words::prince::{notation, record};
use words::{fl, safe};

/// More meanings that are refused are not told.
const MOST_REFUSED: usize = 4;
/// So many letters of a button are typed before it is looked for.
const LEAST_LETTERS: usize = 3;
/// More that are called alike are not told.
const MOST_CALLED: usize = 8;

/// What a text may mean, the likeliest first.
pub(super) fn meanings(look: Look<'_, Prince>, text: &str) -> Vec<Meaning> {
    let open = look.open;
    let view = open.view(look.hides_money);
    let (text, note) = without_note(text);
    let own = match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Nobody => view.asked,
    };
    let names = Prince::names(open.session.start());
    let found = notation::meanings(text, &names, view.game, own);
    let best = found.iter().map(|meaning| meaning.distance).min();
    let mut refused = 0;
    let mut all = Vec::new();
    let found = found
        .into_iter()
        .map(|found| (found.command, found.distance));
    for (command, distance) in found.chain(by_button(open, &view, text, own)) {
        if all
            .iter()
            .any(|told: &(Command, Meaning)| told.0 == command)
        {
            continue;
        }
        // What the computer deals nobody names, and so nothing is done before it.
        let commands = match view.is_digital {
            true => vec![command],
            false => with_what_goes_before(view.game, command),
        };
        if commands.len() > 1 && !note.is_empty() {
            continue;
        }
        let first = commands.first().unwrap_or(&command);
        let why = match open.changing() {
            None => Prince::refusal(open, first, look.hides_money),
            Some(_) => {
                let checked = view.game.check(first).err();
                checked.map(|violation| view.words.refusal(Told::own(first), &violation))
            }
        };
        refused += usize::from(why.is_some());
        if why.is_some() && (refused > MOST_REFUSED || text.trim().chars().count() < 2) {
            continue;
        }
        let told = view.words.decision(Some(view.game), Told::own(&command));
        let name = match note {
            "" => told,
            note => format!("{told} {}", fl!(note_said, note = safe(note))),
        };
        let may_be_kept = why.is_some() && open.may_be_kept(open.session.cursor(), &command);
        let printed = record::print_command(open.session.start(), &command);
        let intent = match note {
            "" => Intent::Play(commands),
            note => Intent::PlayNoted(command, note.to_owned()),
        };
        let meaning = Meaning {
            name,
            refused: why,
            may_be_kept,
            parts: parts(open, &command),
            intent: intent.into(),
            notation: Some(with_note(printed, note)),
            is_guess: best.is_some_and(|best| distance > best),
        };
        all.push((command, meaning));
    }
    all.into_iter().map(|(_, meaning)| meaning).collect()
}

/// A decision with what has to be decided before it: whoever names a card that is turned up
/// turns one up first.
fn with_what_goes_before(game: &Game, command: Command) -> Vec<Command> {
    let acquires = matches!(game.phase(), Phase::Step(Step::Acquire));
    let is_turned = matches!(command.decision, Decision::Turned(_));
    let slot = game.display().next().filter(|_| acquires && is_turned);
    let before = slot.map(|(slot, _)| Command::new(command.seat, Decision::TurnUp(slot)));
    before.into_iter().chain([command]).collect()
}

/// What can be decided that is called so on its button, where there are few decisions.
fn by_button(open: &Table, view: &View<'_>, text: &str, own: Option<Seat>) -> Vec<(Command, u32)> {
    let folded = fold(text);
    let tokens: Vec<&str> = folded.split_whitespace().collect();
    let is_many = matches!(
        view.game.phase(),
        Phase::Ballot(_)
            | Phase::OpenBallot(_)
            | Phase::Offices
            | Phase::Cardinals
            | Phase::Dealing
    );
    let is_short = folded.chars().count() < LEAST_LETTERS;
    let Some(seat) = own.filter(|_| !is_many && !is_short && open.changing().is_none()) else {
        return Vec::new();
    };
    let is_called = |command: &Command| {
        let button = view.words.button(Some(view.game), command);
        fits(&tokens, &button)
    };
    let decisions = view.game.legal_for(seat).into_iter();
    let commands = decisions.map(|decision| Command::new(seat, decision));
    let called = commands.filter(is_called).take(MOST_CALLED);
    called.map(|command| (command, u32::MAX)).collect()
}

/// Who it is that decides: that stands before the sentence with a marker.
fn parts(open: &Table, command: &Command) -> Vec<Part> {
    let who = Part {
        text: open.words().seat(command.seat),
        seat: Some(command.seat),
        icon: None,
    };
    match command.decision {
        Decision::Sold(..) => vec![who],
        _ => Vec::new(),
    }
}

/// What a text that is being typed may become.
pub(super) fn completions(open: &Table, text: &str) -> Vec<String> {
    let names = Prince::names(open.session.start());
    notation::completions(text, &names, open.view(false).game)
}

/// What this is in the notation, as far as those who look may know it.
pub(super) fn written(open: &Table, what: Copied, hides_money: bool) -> String {
    let session = &open.session;
    let hides_money = hides_money && !session.game().is_over();
    let looking = &open.own.looking;
    let all = session.log().len();
    let sealed = (0..all).filter_map(|at| open.told(at)?.sealed());
    let sealed: Set<Seat> = sealed.map(|(seat, _)| seat).collect();
    let is_open = sealed.is_empty() && (!looking.is_digital() || looking.sees_all(session));
    let entries = match what {
        Copied::All if is_open && !hides_money => {
            return record::print(&Save::from_session(session));
        }
        Copied::All => 0..all,
        Copied::One(entry) => entry..all.min(entry + 1),
        Copied::From(entry) => entry..all,
        Copied::Part(entry) => part_around(session, entry),
    };
    let words = open.words();
    // What a treasury was set to is told to nobody, either.
    let is_hidden = |at: &usize| {
        let entry = session.log().get(*at).map(|entry| entry.command.decision);
        hides_money && matches!(entry, Some(Decision::Correct(Correction::Money(_))))
    };
    let entries = entries.filter(|at| !is_hidden(at));
    record::print_entries(session, entries, looking.ears(session), |seat| {
        !words.sees(seat) || sealed.contains(seat)
    })
}

/// The turn that an entry is in.
fn part_around(session: &Session<Game>, entry: usize) -> Range<usize> {
    let turn = |at: usize| session.game_at(at).map(Game::turn);
    let same = |at: &usize| turn(*at) == turn(entry);
    let first = (0..entry).rev().take_while(same).last();
    let last = (entry..session.log().len()).take_while(same).last();
    first.unwrap_or(entry)..last.unwrap_or(entry) + 1
}

/// The entries in a text.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub(super) fn read_entries(open: &Table, text: &str) -> Result<Vec<InLine<Prince>>, String> {
    let session = &open.session;
    let read = record::parse_entries(text, session.start(), Some(session.game()));
    read.map_err(|error| error.sentence())
}

//! A whole game: the first two bytes choose how it begins, and each three that follow are a
//! step. A step plays a legal decision or an outcome of chance, tries one that is made up,
//! plays it although the rules refuse it, sets a value by hand, or undoes and redoes.
//!
//! After each step, a refusal must have left the game as it was, and a decision must read as
//! the same one in the notation. At the end, the game must follow from its log, from its save
//! and from its record; each position must also be a legal start, show no more through a
//! second pair of eyes than through the first, and add up as the rules of the game say.

mod florence;
mod prince;
mod tiletum;

use std::fmt::Debug;

use fastrand::Rng;
use table::{Format, Game, Item, Save, Seat, Session, Set};

use crate::changes::changed;
use crate::common::in_language;

/// The bytes of a step.
const STEP: usize = 3;
/// No steps are taken once the log has so many entries: most games are over by then.
const LONGEST: usize = 500;

/// Plays *The Princes of Florence*.
pub fn moves_florence(bytes: &[u8]) {
    play::<::florence::Game>(bytes);
}

/// Plays *The Prince*.
pub fn moves_prince(bytes: &[u8]) {
    play::<::prince::Game>(bytes);
}

/// Plays *Tiletum*.
pub fn moves_tiletum(bytes: &[u8]) {
    play::<::tiletum::Game>(bytes);
}

/// What a target needs to know of a game, besides its rules.
trait Moves: Game + Copy + Debug
where
    Self::Start: for<'a> From<&'a Self>,
{
    /// What is known from the events alone.
    type Account;

    /// Returns one of the ways to begin.
    fn begin(how: u8, seed: u8) -> Self::Start;

    /// Returns a legal decision, or an outcome of chance if chance comes next; `None` if the
    /// game is over. `below` chooses.
    fn legal(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<Self::Command>;

    /// Asserts that the decisions it lists are legal.
    fn lists_the_legal(&self);

    /// Returns the decision as one of this seat.
    fn of_seat(command: &Self::Command, seat: Seat) -> Self::Command;

    /// Returns a value set by hand, possible or not.
    fn correction(rng: &mut Rng) -> Self::Command;

    /// Writes a decision in the notation, and reads that line.
    fn said(&self, start: &Self::Start, command: &Self::Command)
    -> (String, Option<Self::Command>);

    /// Says what was decided, and why it is refused.
    fn told(session: &Session<Self>, command: &Self::Command, why: &Self::Violation)
    -> [String; 2];

    /// Writes a game in the notation, and reads it.
    fn recorded(save: &Save<Self>) -> (String, Result<Save<Self>, String>);

    /// Returns the accounts at the start of a game.
    fn open(&self, start: &Self::Start) -> Self::Account;

    /// Books what happened.
    fn book(account: &mut Self::Account, step: &Step<'_, Self>);

    /// Asserts that everything on the table is there as often as it should be, and that the
    /// accounts agree. Not called after a correction or a decision that the rules refuse.
    fn adds_up(&self, account: &Self::Account);

    /// Returns how many players there are.
    fn players(&self) -> usize;

    /// Asserts that this view shows nothing that is hidden from the viewer.
    fn hides(seen: &Self, viewer: Option<Seat>);
}

/// An entry of the log.
struct Step<'a, G: Game> {
    command: &'a G::Command,
    events: &'a [G::Event],
}

fn play<G>(bytes: &[u8])
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
    Save<G>: PartialEq,
{
    let [how, seed, steps @ ..] = bytes else {
        return;
    };
    let start = G::begin(*how, *seed);
    let mut session = Session::<G>::new(start).expect("the start is legal");
    for step in steps.chunks_exact(STEP) {
        if session.log().len() < LONGEST {
            take(&mut session, step[0], step[1], step[2]);
        }
    }
    check_positions(&session);
    check_log(session);
}

/// Takes one step.
fn take<G>(session: &mut Session<G>, what: u8, which: u8, how: u8)
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
{
    let number = usize::from(which) * 256 + usize::from(how);
    let legal = session.game().legal(&mut |bound| number % bound);
    let seat = Seat::ALL[usize::from(how) % Seat::ALL.len()];
    let earlier = session
        .log()
        .get(usize::from(which) % session.log().len().max(1));
    let earlier = earlier.map(|entry| entry.command.clone());
    let change = [which, 0, how, how.rotate_left(3)];
    match what % 16 {
        0..5 => {
            if let Some(command) = legal {
                attempt(session, command);
            }
        }
        5 | 6 => {
            let mut rng = Rng::with_seed(how.into());
            for _ in 0..=which % 32 {
                let Some(command) = session.game().legal(&mut |bound| rng.usize(..bound)) else {
                    break;
                };
                session.play(command).expect("a legal decision");
            }
        }
        7 => {
            if let Some(command) = legal {
                attempt(session, G::of_seat(&command, seat));
            }
        }
        8 => {
            if let Some(command) = earlier {
                attempt(session, command);
            }
        }
        9 => {
            if let Some(command) = legal.and_then(|it| altered::<G>(&it, change)) {
                attempt(session, command);
            }
        }
        10 => {
            if let Some(command) = earlier.and_then(|it| altered::<G>(&it, change)) {
                attempt(session, command);
            }
        }
        11 => {
            let command = G::correction(&mut Rng::with_seed(number as u64));
            attempt(session, command);
        }
        12 => {
            for _ in 0..=which % 8 {
                session.undo();
            }
        }
        13 => {
            for _ in 0..=which % 8 {
                session.redo();
            }
        }
        14 => {
            session.go_to(usize::from(which));
        }
        _ => {
            let command = match how % 2 {
                0 => earlier,
                _ => legal.and_then(|it| altered::<G>(&it, change)),
            };
            if let Some(command) = command {
                insist(session, command);
            }
        }
    }
}

/// Returns one of these.
fn one_of<T: Copy>(all: &[T], rng: &mut Rng) -> T {
    all[rng.usize(..all.len())]
}

/// Returns a few of all items of a kind.
fn some<T: Item>(rng: &mut Rng) -> Set<T> {
    (0..rng.usize(..4)).map(|_| one_of(T::ALL, rng)).collect()
}

/// Returns a number that is usually small.
fn small(rng: &mut Rng) -> u8 {
    match rng.u8(..8) {
        0 => rng.u8(..),
        _ => rng.u8(..8),
    }
}

/// Changes a value in a decision, which may make it one that nobody could make.
fn altered<G: Game>(command: &G::Command, change: [u8; 4]) -> Option<G::Command> {
    let value = serde_json::to_value(command).expect("a decision can be written");
    serde_json::from_value(changed(value, &change)).ok()
}

/// Plays a decision if the rules allow it; otherwise the game must stay as it was.
fn attempt<G>(session: &mut Session<G>, command: G::Command)
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
{
    reads_back(session, &command);
    let before = (*session.game(), session.cursor(), session.log().len());
    let checked = session.check(&command);
    let played = session.play(command.clone()).map(|_| ());
    assert_eq!(played, checked, "{command:?}");
    if let Err(why) = played {
        let after = (*session.game(), session.cursor(), session.log().len());
        assert!(before == after, "refused, and yet played: {command:?}");
        let told = in_language(session.cursor(), || G::told(session, &command, &why));
        assert!(told.iter().all(|it| !it.is_empty()), "{command:?}: {why:?}");
    }
}

/// Plays a decision as a table may have done, whatever the rules say.
fn insist<G>(session: &mut Session<G>, command: G::Command)
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
{
    reads_back(session, &command);
    let before = (*session.game(), session.cursor(), session.log().len());
    if let Err(problems) = session.play_anyway(command.clone()).map(|_| ()) {
        assert!(!problems.is_empty(), "{command:?}");
        let after = (*session.game(), session.cursor(), session.log().len());
        assert!(before == after, "impossible, and yet played: {command:?}");
    }
}

fn reads_back<G>(session: &Session<G>, command: &G::Command)
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
{
    let (line, again) = session.game().said(session.start(), command);
    assert_eq!(again.as_ref(), Some(command), "{line}");
}

/// Checks each position of the log.
fn check_positions<G>(session: &Session<G>)
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
{
    let begin = session.game_at(0).expect("the log is legal");
    let mut account = begin.open(session.began());
    let mut by_the_rules = true;
    for entry in 0..=session.legal_len() {
        let game = session.game_at(entry).expect("the log is legal");
        if entry > 0 {
            let command = &session.log()[entry - 1].command;
            by_the_rules &= session.refusal_of(entry - 1).is_none() && !G::is_correction(command);
            let events = session.events_of(entry - 1);
            G::book(&mut account, &Step { command, events });
        }
        if by_the_rules {
            game.adds_up(&account);
        }
        // The others are costly, and a position is much like the one before it.
        if entry % 8 != 0 && entry != session.legal_len() {
            continue;
        }
        let typed = G::Start::from(game);
        match G::start(&typed) {
            Ok(again) => assert!(again == *game, "{typed:?}"),
            Err(problems) => panic!("{problems:?}\n{typed:?}"),
        }
        game.lists_the_legal();
        let outside = game.seen_from(None);
        let seats = Seat::ALL.iter().copied().take(game.players());
        for viewer in seats.map(Some).chain([None]) {
            let seen = game.seen_from(viewer);
            G::hides(&seen, viewer);
            assert!(
                seen.seen_from(viewer) == seen,
                "{viewer:?} sees less the second time"
            );
            assert!(
                seen.seen_from(None) == outside,
                "{viewer:?} does not see what is open"
            );
        }
    }
}

/// Checks that the game follows from its log, its save and its record.
fn check_log<G>(mut session: Session<G>)
where
    G: Moves,
    G::Start: for<'a> From<&'a G>,
    Save<G>: PartialEq,
{
    let save = Save::from_session(&session);
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("every game can be saved");
        let again = Save::<G>::parse(&text, format).expect("what was saved can be read");
        assert!(again == save, "{text}");
    }
    let (text, again) = G::recorded(&save);
    match again {
        Ok(again) => {
            assert_eq!(again.log, save.log, "{text}");
            assert_eq!(again.start, save.start, "{text}");
        }
        Err(why) => panic!("{why}\n{text}"),
    }
    let again = save.into_session().expect("the start is legal");
    assert!(again == session, "the saved game is another one");
    let end = *session
        .game_at(session.legal_len())
        .expect("the log is legal");
    while session.undo().is_some() {}
    assert!(session.game_at(0) == Some(session.game()));
    while session.redo().is_some() {}
    assert!(
        *session.game() == end,
        "undone and redone, it is another game"
    );
}

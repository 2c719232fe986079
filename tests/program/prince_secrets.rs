//! Nothing that a player at the window of The Prince can see, hear or type depends on what
//! others have sealed: the condottieri of a seizure, a Doctor, a ballot, an accusation.
//!
//! A pair is a game and the same game with another sealed decision. Both are drawn for
//! every player who must not know: as they are, with that decision undone (the label of
//! *Redo*), with an earlier entry that no longer holds, and with the decision removed. The
//! whole window is compared, as painted and as a screen reader finds it, with text typed in
//! the palette. So are the answers to typed text, the filters of the log and the exports.

use std::collections::BTreeMap;

use eframe::egui::Context;
use prince::{Command, Decision, Game, Options, Sealed, Setup};
use studiolo::app::GAMES;
use studiolo::games::prince::log_line::KINDS;
use studiolo::games::prince::{Prince, Table};
use studiolo::ui::app::registry::state_with;
use studiolo::ui::base::draw::kept::Drawings;
use studiolo::ui::base::log_line::Telling;
use studiolo::ui::io::kept::GameId;
use studiolo::ui::session::game_window::GameWindow as _;
use studiolo::ui::session::intent::Copied;
use studiolo::ui::session::intent::Screen;
use studiolo::ui::session::state::State;
use table::{Entry, Game as _, Seat, Session};

use crate::screenful::{Screenful, read};

/// Returns how many pairs to compare: ten thousand with `STUDIOLO_LONG=1`.
fn pairs() -> usize {
    match std::env::var_os("STUDIOLO_LONG") {
        Some(_) => 10_000,
        None => 600,
    }
}

/// Returns the entries of a random game.
fn game(number: u64) -> Session<Game> {
    let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
    let players = 3 + usize::try_from(number % 3).expect("few");
    let names = names.into_iter().take(players);
    let mut setup = match number % 2 {
        0 => Setup::digital(names, number),
        _ => Setup::tracked(names),
    };
    setup.options = Options {
        trade: false,
        conclave_limit: 2,
        simony_at_shuffle: number % 4 < 2,
        ..setup.options
    };
    let mut session = Session::<Game>::new(setup).expect("a sound start");
    let mut rng = fastrand::Rng::with_seed(number);
    while session.log().len() < 350 {
        let legal = session.game().legal();
        let Some(command) = rng.choice(legal) else {
            break;
        };
        session.play(command).expect("a legal command");
    }
    session
}

/// Returns another decision of the same seat that looks the same to everyone.
fn other(before: &Game, command: &Command, rng: &mut fastrand::Rng) -> Option<Command> {
    let sealed = Game::sealed(command)?;
    let legal = before.legal().into_iter();
    let alike = legal
        .filter(|it| it.seat == command.seat && it != command && Game::sealed(it) == Some(sealed));
    rng.choice(alike.collect::<Vec<_>>())
}

/// How a decision appears in the log.
#[derive(Clone, Copy, Debug)]
enum Lies {
    /// It is the last.
    Last,
    /// It was undone.
    Undone,
    /// It was removed.
    Removed,
    /// An earlier entry no longer holds.
    BehindWhatBroke,
}

fn state(session: Session<Game>, lies: Lies, eyes: Option<Seat>) -> State {
    let at = session.log().len() - 1;
    let mut session = match lies {
        Lies::Last | Lies::Removed => session,
        Lies::Undone => {
            let log = session.log().to_vec();
            Session::restore(session.start().clone(), log, at).expect("a sound start")
        }
        Lies::BehindWhatBroke => {
            let mut log: Vec<Entry<Command>> = session.log().to_vec();
            log[0].command.decision = Decision::EndPhase;
            let broken = Session::restore(session.start().clone(), log, at + 1);
            broken.expect("a sound start")
        }
    };
    if matches!(lies, Lies::Removed) {
        session.remove(at);
    }
    let mut game = Table::new(GameId(1), session, None, &Context::default());
    game.own.looking.look(&game.session, eyes);
    let mut state = state_with(GAMES);
    state.game = Some(Box::new(game));
    state.screen = Screen::Table;
    state
}

fn table(state: &State) -> &Table {
    state.open::<Prince>().expect("it is open")
}

/// What is typed in the palette.
const TYPED: [&str; 8] = [
    "",
    "undo",
    "redo",
    "doctor",
    "seize",
    "b defend k2",
    "vote",
    "5",
];

#[test]
fn what_others_have_sealed_changes_nothing_that_is_seen_heard_or_typed() {
    let halves = [0, 1].map(|half| std::thread::spawn(move || compare_half(half)));
    let mut seen = BTreeMap::new();
    for half in halves {
        for (kind, pairs) in half.join().expect("no pair differs") {
            *seen.entry(kind).or_insert(0) += pairs;
        }
    }
    assert!(seen.values().sum::<usize>() >= pairs(), "{seen:?}");
    for kind in ["seizes", "votes", "Doctor", "accuses"] {
        assert!(seen.contains_key(kind), "{seen:?}");
    }
}

fn compare_half(half: u64) -> BTreeMap<&'static str, usize> {
    let mut screens = [Screenful::new(), Screenful::new()];
    for screen in &screens {
        Drawings::default().keep_in(&screen.ctx);
    }
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut number = half;
    while seen.values().sum::<usize>() < pairs() / 2 {
        let session = game(number);
        let mut rng = fastrand::Rng::with_seed(number);
        number += 2;
        for at in 0..session.log().len() {
            let before = session.game_at(at).expect("legal");
            let command = session.log()[at].command;
            let Some(changed) = other(before, &command, &mut rng) else {
                continue;
            };
            let pair: [Session<Game>; 2] = [command, changed].map(|last| {
                let mut log = session.log()[..=at].to_vec();
                log[at].command = last;
                Session::restore(session.start().clone(), log, at + 1).expect("a sound start")
            });
            // The last answer reveals all of them.
            if pair
                .iter()
                .any(|it| !it.game().face_down().contains(command.seat))
            {
                continue;
            }
            let kind = match Game::sealed(&command).expect("it can be sealed") {
                Sealed::Seizes(_) => "seizes",
                Sealed::Defends => "defends",
                Sealed::Votes => "votes",
                Sealed::Doctor => "Doctor",
                Sealed::Accuses => "accuses",
            };
            // Ballots are much more frequent than anything else.
            let count = seen.entry(kind).or_default();
            if *count > pairs() / 4 {
                continue;
            }
            *count += 1;
            let outsiders = before.seats().filter(|&seat| seat != command.seat);
            let eyes = rng.choice(outsiders.map(Some).chain([None]).collect::<Vec<_>>());
            let eyes = eyes.flatten();
            let all = [
                Lies::Last,
                Lies::Undone,
                Lies::Removed,
                Lies::BehindWhatBroke,
            ];
            let lies = rng.choice(all).expect("one of them");
            let what = format!("game {number}, entry {at}, {lies:?}, {eyes:?}: {command:?}");
            alike(
                &mut screens,
                pair.map(|it| state(it, lies, eyes)),
                &mut rng,
                &what,
            );
        }
    }
    seen
}

/// Fails if the two windows differ in anything.
fn alike(screens: &mut [Screenful; 2], states: [State; 2], rng: &mut fastrand::Rng, what: &str) {
    let tables = states.each_ref().map(table);
    let typed = rng.choice(TYPED).expect("one of them");
    let telling = Telling::hiding(false);
    let heard = tables.map(|open| {
        let entries = 0..open.session.log().len();
        let kinds = entries.clone().flat_map(|entry| {
            let told = open.told(entry).expect("an entry");
            KINDS
                .iter()
                .map(move |kind| format!("{entry} {}", (kind.has)(told)))
        });
        let said = entries.clone().map(|entry| open.entry(entry, telling));
        let written = {
            let notation = Prince::NOTATION.expect("it has a notation");
            (notation.written)(open, Copied::All, false)
        };
        let written = written.lines().map(str::to_owned);
        said.chain(kinds).chain(written).collect::<Vec<_>>()
    });
    for (one, other) in heard[0].iter().zip(&heard[1]) {
        assert_eq!(one, other, "{what}");
    }
    assert_eq!(heard[0].len(), heard[1].len(), "{what}");
    let tab = rng.usize(..GAMES[1].tabs().len());
    let [first, second] = screens;
    let a = first.draw::<Prince>(&states[0], tab, None, typed);
    let b = second.draw::<Prince>(&states[1], tab, None, typed);
    let [read_a, read_b] = [&a, &b].map(read);
    for (one, other) in read_a.iter().zip(read_b) {
        assert_eq!(one, other, "what is read: tab {tab}, {typed:?}, {what}");
    }
    assert_eq!(read_a.len(), read_b.len(), "tab {tab}, {typed:?}, {what}");
    assert!(
        a.shapes == b.shapes,
        "what is painted: tab {tab}, {typed:?}, {what}"
    );
}

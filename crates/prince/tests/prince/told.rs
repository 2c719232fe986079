//! What is revealed of sealed decisions (C6, C9, C11, E2). For any two that differ only in
//! their sealed content it is the same, for everyone except the players who sealed them:
//! while they are face down, after they were removed from the log, and where the log does
//! not hold.

use std::collections::BTreeMap;

use prince::{Command, Decision, Game, Sealed, Setup};
use table::{Eyes, Game as _, Item as _, Seat, Session};

use crate::board::names;
use crate::random::{games, next, options, players};

/// Returns a session of a random game up to its end, or with this many entries.
fn session(seed: u64, is_digital: bool) -> Session<Game> {
    let players = players(seed);
    let mut setup = match is_digital {
        true => Setup::digital(names(players), seed),
        false => Setup::tracked(names(players)),
    };
    setup.options = options(seed);
    let mut session = Session::new(setup).expect("a sound start");
    let mut rng = fastrand::Rng::with_seed(seed);
    while let Some(command) = next(session.game(), &mut rng) {
        if session.log().len() == 400 {
            break;
        }
        session.play(command).expect("a legal command");
    }
    session
}

/// Returns another decision of the same seat that looks the same to everyone.
fn other(before: &Game, command: &Command) -> Option<Command> {
    let sealed = Game::sealed(command)?;
    let mut legal = before.legal().into_iter();
    legal.find(|it| it.seat == command.seat && it != command && Game::sealed(it) == Some(sealed))
}

fn everybody(game: &Game) -> Vec<Eyes> {
    let seats = game.seats().map(Eyes::Seat);
    seats.chain([Eyes::None]).collect()
}

fn told(session: &Session<Game>, at: usize, eyes: Eyes) -> String {
    format!("{:?}", session.told(at, eyes))
}

#[test]
fn two_decisions_that_differ_in_what_is_sealed_are_told_alike() {
    let mut pairs: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..=games() / 4 {
        let whole = session(seed, seed % 3 != 0);
        for at in 0..whole.log().len() {
            let before = whole.game_at(at).expect("legal");
            let command = whole.log()[at].command;
            let Some(changed) = other(before, &command) else {
                continue;
            };
            // As the last entry of the log.
            let sessions: [Session<Game>; 2] = [command, changed].map(|last| {
                let mut log = whole.log()[..=at].to_vec();
                log[at].command = last;
                Session::restore(whole.start().clone(), log, at + 1).expect("a sound start")
            });
            // A decision may be revealed at once, for example the last of several answers.
            if sessions.iter().any(|it| it.game().face_down().is_empty()) {
                continue;
            }
            let kind = match Game::sealed(&command).expect("it can be sealed") {
                Sealed::Seizes(_) => "seizes",
                Sealed::Defends => "defends",
                Sealed::Votes => "votes",
                Sealed::Doctor => "Doctor",
                Sealed::Accuses => "accuses",
            };
            *pairs.entry(kind).or_default() += 1;
            for eyes in everybody(before) {
                let [one, other] = sessions.each_ref().map(|it| told(it, at, eyes));
                let is_own = eyes == Eyes::Seat(command.seat);
                assert_eq!(one != other, is_own, "{eyes:?}: {one}, {other}");
                // Removed from the log, they reveal no more.
                let [one, other] = [&command, &changed].map(|it| {
                    let rest = Session::<Game>::restore(
                        whole.start().clone(),
                        whole.log()[..at].to_vec(),
                        at,
                    );
                    format!("{:?}", rest.expect("a sound start").told_of(it, at, eyes))
                });
                assert_eq!(one != other, is_own, "{eyes:?}: {one}, {other}");
            }
            let [one, other] = sessions.each_ref().map(|it| told(it, at, Eyes::All));
            assert_ne!(one, other);
        }
    }
    for kind in ["seizes", "votes", "Doctor", "accuses"] {
        assert!(
            pairs.get(kind).is_some_and(|&pairs| pairs >= 5),
            "{pairs:?}"
        );
    }
}

/// The first entry no longer holds, and later entries have no position.
#[test]
fn behind_an_entry_that_does_not_hold_a_decision_is_sealed_until_it_is_seen_to_be_open() {
    let mut seen = [0, 0, 0];
    for seed in 0..20 {
        let whole = session(seed, true);
        let votes = whole.log().iter().enumerate();
        let votes = votes.filter(|(_, entry)| matches!(entry.command.decision, Decision::Vote(_)));
        for (at, entry) in votes.take(12) {
            let seat = entry.command.seat;
            let outside = Seat::ALL.iter().copied().find(|&other| other != seat);
            let cut = |to: usize| -> Session<Game> {
                let mut log = whole.log()[..to].to_vec();
                // A pass at the very beginning is out of turn.
                log[0].command.decision = Decision::Pass;
                Session::restore(whole.start().clone(), log, to).expect("a sound start")
            };
            let last = cut(at + 1);
            assert_eq!(last.legal_len(), 0);
            for eyes in [Eyes::None, Eyes::of(outside)] {
                let told = last.told(at, eyes).expect("an entry");
                assert_eq!(told.sealed(), Some((seat, Sealed::Votes)));
            }
            // The next ballot reveals nothing.
            let next = whole.log().get(at + 1).map(|entry| entry.command.decision);
            if matches!(next, Some(Decision::Vote(_))) {
                let told = cut(at + 2)
                    .told(at, Eyes::None)
                    .map(|it| it.open().is_none());
                assert_eq!(told, Some(true));
                seen[2] += 1;
            }
            let own = last.told(at, Eyes::Seat(seat)).expect("an entry");
            assert_eq!(own.open(), Some(&entry.command));
            seen[0] += 1;
            let later = whole.log()[at + 1..].iter().position(|later| {
                !matches!(
                    later.command.decision,
                    Decision::Vote(_)
                        | Decision::Offer(..)
                        | Decision::Accept
                        | Decision::Refuse
                        | Decision::Consent(_)
                )
            });
            if let Some(later) = later {
                let told = cut(at + later + 2)
                    .told(at, Eyes::None)
                    .map(|it| it.open().copied());
                assert_eq!(told, Some(Some(entry.command)));
                seen[1] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 20), "{seen:?}");
}

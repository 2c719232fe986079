//! Electing the Pope (E).
//!
//! First there is a secret ballot in which all vote at once, then open ballots clockwise
//! from the sitting Pope until a player has more than half.

use crate::rules::command::Event;
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Ballot, Phase, Vote, Votes};
use table::{Item as _, Seat};

pub(in crate::rules) fn check(game: &Game, seat: Seat, votes: Votes) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Ballot(ballot)) if ballot.voted().contains(seat) => {
            return Err(Rule::E2.broken(Fact::HasAnswered));
        }
        Some(Phase::Ballot(_)) => game.check_turn(seat, Rule::E2)?,
        Some(Phase::OpenBallot(_)) => game.check_turn(seat, Rule::E4)?,
        _ => return Err(Rule::E2.broken(Fact::NotNow)),
    }
    let players = game.player_count();
    if let Some(nobody) = (players..votes.len()).find(|&at| votes[at] > 0) {
        return Err(Rule::E2.broken(Fact::NoSuchSeat(Seat::ALL[nobody])));
    }
    let given = votes.iter().map(|&votes| u32::from(votes)).sum();
    let has = u32::from(game.votes(seat));
    match given == has {
        true => Ok(()),
        false => Err(Rule::E2.broken(Fact::WrongVotes { given, has })),
    }
}

pub(in crate::rules) fn vote(game: &mut Game, seat: Seat, votes: Votes) {
    if let Phase::Ballot(ballot) | Phase::OpenBallot(ballot) = &mut game.phase {
        ballot.votes[seat.index()] = Vote::Cast(votes);
    }
}

/// Counts once all have voted; returns whether they have.
pub(in crate::rules) fn goes_on(game: &mut Game, ballot: Ballot, events: &mut impl Events) -> bool {
    if ballot.voted() != game.all_seats() {
        return false;
    }
    let sums = ballot.sums();
    events.push(Event::Counted(sums));
    let majority = game.majority();
    if let Some(elected) = game.seats().find(|seat| sums[seat.index()] >= majority) {
        super::turn::elect(game, elected, false, events);
        return true;
    }
    let limit = u16::from(game.options.conclave_limit);
    if limit > 0 && ballot.number >= limit {
        // The first of those with the most votes, clockwise from the sitting Pope.
        let most = sums.iter().max().copied().unwrap_or(0);
        let mut best = game.clockwise(game.pope);
        let best = best.find(|seat| sums[seat.index()] == most);
        super::turn::elect(game, best.unwrap_or(game.pope), true, events);
        return true;
    }
    game.phase = Phase::OpenBallot(Ballot {
        number: ballot.number.saturating_add(1),
        first: ballot.first,
        votes: [Vote::None; 5],
    });
    true
}

//! The entries needed before a decision that comes a little early: the bids and passes that
//! end an auction, the end of a step, the end of a phase.

use prince::{Command, Decision, Game, Phase, Step};
use table::Seat;

/// The most entries that are added to close what is open.
const MOST: usize = 4;

/// Returns the decisions that end what is open until this one is possible, followed by this
/// one; `None` if it remains impossible.
pub(super) fn before(game: &Game, command: Command) -> Option<Vec<Command>> {
    let mut game = *game;
    let mut commands = Vec::new();
    while game.check(&command).is_err() {
        let end = end(&game).filter(|_| commands.len() < MOST)?;
        game.play(&end).ok()?;
        commands.push(end);
    }
    commands.push(command);
    Some(commands)
}

/// Returns what ends the open step.
fn end(game: &Game) -> Option<Command> {
    let seat = game.active().filter(|_| game.arrival().is_none())?;
    let decision = match game.phase() {
        Phase::Step(Step::Play) => Decision::EndPlay,
        Phase::Step(Step::Seize { .. }) => Decision::EndPhase,
        _ => return None,
    };
    Some(Command::new(seat, decision))
}

/// Returns the missing bids and passes until this seat has the auctioned card at this
/// price.
///
/// # Errors
///
/// The bid that is impossible.
pub(super) fn missing(game: &Game, winner: Seat, price: u32) -> Result<Vec<Command>, Command> {
    let mut game = *game;
    let mut commands = Vec::new();
    while let Phase::Bidding(bidding) = *game.phase() {
        let has_it =
            bidding.high == Some((winner, price)) || (price == 0 && bidding.high.is_none());
        let decision = match bidding.turn == winner && !has_it {
            true => Decision::Bid(price),
            false => Decision::Pass,
        };
        let command = Command::new(bidding.turn, decision);
        if commands.len() > 16 || game.play(&command).is_err() {
            return Err(Command::new(winner, Decision::Bid(price)));
        }
        commands.push(command);
        if game.arrival().is_some() {
            break;
        }
    }
    Ok(commands)
}

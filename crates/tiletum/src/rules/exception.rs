//! Decisions that the rules refuse but the table plays anyway.
//!
//! Missing goods or AP are granted, a piece counts as being where it would have to be, and
//! the turn gets the action of the decision. Any other obstacle cannot be removed, and the
//! refusal stands.

use super::command::{Command, Decision, Event};
use super::game::Game;
use super::parts::{Action, Piece};
use super::rule::{Fact, Violation};
use super::state::Frame;

/// More than the number of reasons for which one command can be refused.
const MOST_IN_THE_WAY: usize = 4;

impl Game {
    /// Carries out a command that the rules may refuse, as the table has played it, and
    /// returns everything that happened.
    ///
    /// # Errors
    /// The reason why it is impossible even then.
    pub fn play_anyway(&self, command: &Command) -> Result<(Game, Vec<Event>), Violation> {
        let mut game = *self;
        let mut given = Vec::new();
        for _ in 0..MOST_IN_THE_WAY {
            match game.check(command) {
                Ok(()) => break,
                Err(violation) => game.make_way(command, violation, &mut given)?,
            }
        }
        let events = game.play(command)?;
        given.extend(events);
        // A piece that was needed elsewhere has not moved there.
        if let (Some(seat), Some(piece)) = (command.seat, piece_of(&command.decision))
            && !matches!(command.decision, Decision::Move(..))
        {
            let stands = self.players[seat].piece(piece);
            game.players[seat].put(piece, stands);
        }
        Ok((game, given))
    }

    /// Removes the obstacle of a violation, or returns the violation if that is impossible.
    fn make_way(
        &mut self,
        command: &Command,
        violation: Violation,
        events: &mut Vec<Event>,
    ) -> Result<(), Violation> {
        match (&violation.fact, command.seat) {
            (Fact::NotEnoughGoods { needed, has }, Some(seat)) => {
                self.gain(seat, needed.minus(*has), events);
                Ok(())
            }
            (Fact::NotEnoughAp { needed, .. }, Some(_)) => {
                match self.frames.top_mut() {
                    Some(Frame::Action(_, ap)) => *ap = *needed,
                    _ => self.turn.ap = *needed,
                }
                Ok(())
            }
            (&Fact::NotAdjacent { to, .. }, Some(seat)) => {
                let nearest = self.edition.neighbours(to).next();
                let piece = piece_of(&command.decision);
                let Some((piece, nearest)) = piece.zip(nearest) else {
                    return Err(violation);
                };
                self.players[seat].put(piece, nearest);
                Ok(())
            }
            (Fact::NotThere(city), Some(seat)) => {
                let Some(piece) = piece_of(&command.decision) else {
                    return Err(violation);
                };
                self.players[seat].put(piece, city.space());
                Ok(())
            }
            (Fact::NotThisAction(_) | Fact::ChooseFirst, Some(_)) => {
                let action = action_of(&command.decision);
                match (action, self.frames.top()) {
                    (Some(_), None) => self.turn.action = action,
                    _ => return Err(violation),
                }
                Ok(())
            }
            _ => Err(violation),
        }
    }
}

/// Returns the piece that a decision moves, or needs in a city.
fn piece_of(decision: &Decision) -> Option<Piece> {
    match *decision {
        Decision::Move(piece, _) | Decision::TakeMapTile(piece, _) => Some(piece),
        Decision::PlaceHouse(..) => Some(Piece::Merchant),
        Decision::PlacePillar(_) => Some(Piece::Architect),
        _ => None,
    }
}

/// Returns the action that a decision belongs to.
fn action_of(decision: &Decision) -> Option<Action> {
    match decision {
        Decision::TakeCharacter(_) | Decision::RefreshCharacters | Decision::MoveCharacter(..) => {
            Some(Action::Character)
        }
        Decision::TakeContract(_) | Decision::Exchange(..) => Some(Action::Contract),
        Decision::AdvanceKing => Some(Action::King),
        decision => piece_of(decision).map(Piece::action),
    }
}

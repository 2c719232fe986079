//! What the rules refuse and the table does all the same.
//!
//! Who lacks goods or AP is given them for the moment. What else stands in the way cannot
//! be helped, and the refusal stands.

use super::command::{Command, Event};
use super::game::Game;
use super::rule::{Fact, Violation};
use super::state::Frame;

/// More reasons than one command can be refused for.
const MOST_IN_THE_WAY: usize = 4;

impl Game {
    /// Carries out a command that the rules may refuse, as the table has played it, with
    /// everything that happened.
    ///
    /// # Errors
    /// Why it cannot be done even so.
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
        Ok((game, given))
    }

    /// Gives what a violation says is missing, or says that nothing can be given.
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
            _ => Err(violation),
        }
    }
}

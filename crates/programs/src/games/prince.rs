//! *The Prince*, played by programs.

use crate::played::{Own, Played};
use prince::mind::bot::{Level, decide_within};
use prince::{Command, Decision, Game, Setup};
use table::{Bot, Seat, Told};
use words::prince::Words;

impl Played for Game {
    fn listed(&self, seat: Seat) -> Vec<Command> {
        let legal = self.legal_for(seat).into_iter();
        legal.map(|decision| Command::new(seat, decision)).collect()
    }

    fn may_be_unlisted(command: &Command) -> bool {
        matches!(
            command.decision,
            Decision::Bid(_)
                | Decision::Vote(_)
                | Decision::Assign(_)
                | Decision::Distribute(_)
                | Decision::Offer(..)
        )
    }

    fn sentences(&self, start: &Setup, commands: &[Command]) -> Vec<String> {
        let words = Words::new(start);
        let said = |command| words.decision(Some(self), Told::own(command));
        commands.iter().map(said).collect()
    }

    fn decided(&self, seat: Seat, bot: Bot, own: Own) -> Option<Command> {
        let level = Level::nearest(bot.level);
        let imagined = own.simulations.unwrap_or(level.simulations());
        let decides = self.may_decide().contains(seat);
        decides.then(|| decide_within(self, seat, level, own.seed, imagined))
    }
}

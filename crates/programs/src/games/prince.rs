//! *The Prince*, played by programs.

use crate::played::{Own, Played};
use prince::mind::bot::{IMAGINED, Level, decide_within};
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
        use table::Level as Step;
        let level = match bot.level {
            Step::One | Step::Two => Level::Easy,
            Step::Three | Step::Four | Step::Five => Level::Medium,
            Step::Six | Step::Seven | Step::Eight => Level::Strong,
        };
        let imagined = own.simulations.unwrap_or(IMAGINED);
        let decides = self.may_decide().contains(seat);
        decides.then(|| decide_within(self, seat, level, own.seed, imagined))
    }
}

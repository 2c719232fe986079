//! *The Prince*, played by programs.

use crate::played::{Own, Played};
use prince::mind::bot::{Level, decide_within};
use prince::{Command, Decision, Game, Setup};
use table::{Bot, Item as _, Seat, Told};
use words::prince::Words;

impl Played for Game {
    fn seen_by_program(&self, seat: Seat) -> Self {
        let seen = self.seen_from(Some(seat));
        match seen.options().hide_money {
            true => seen.without_treasuries(seat),
            false => seen,
        }
    }

    fn result(&self) -> (Vec<u16>, Vec<u8>) {
        let totals: Vec<u16> = self.seats().map(|seat| self.points(seat)).collect();
        let mut ranks = vec![0; totals.len()];
        for ranked in self.ranking() {
            ranks[ranked.seat.index()] = ranked.rank;
        }
        (totals, ranks)
    }

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

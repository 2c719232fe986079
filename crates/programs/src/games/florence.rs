//! *The Princes of Florence*, played by programs.

use crate::played::{Own, Played};
use florence::mind::bot::{Mind, Thinking, decide_as};
use florence::rules::{Purses, tally};
use florence::{Command, Decision, Game, Setup};
use table::{Bot, Item as _, Seat};
use words::florence::Words;

impl Played for Game {
    fn seen_by_program(&self, seat: Seat) -> Self {
        let seen = self.seen_by(seat);
        match seen.variant().purses {
            Purses::Hidden => seen.without_purses(seat),
            Purses::AsOneLikes | Purses::Open => seen,
        }
    }

    fn result(&self) -> (Vec<u16>, Vec<u8>) {
        let accounts = tally(self);
        let mut result = (vec![0; accounts.len()], vec![0; accounts.len()]);
        for account in accounts {
            let at = account.seat.index();
            result.0[at] = account.total;
            result.1[at] = account.rank;
        }
        result
    }

    fn listed(&self, seat: Seat) -> Vec<Command> {
        let legal = self.legal();
        let next = (0..legal.len()).filter_map(|at| legal.nth(at));
        let next = next.filter(|command| command.seat == seat);
        // The seat knows all its own cards: a card to turn over is only noted at a table.
        let is_note = |command: &Command| matches!(command.decision, Decision::Reveal(_));
        let any_time = self.any_time();
        let any_time = any_time.filter(|command| command.seat == seat && !is_note(command));
        next.chain(any_time).collect()
    }

    fn may_be_unlisted(command: &Command) -> bool {
        matches!(command.decision, Decision::Offer(_))
    }

    fn sentences(&self, start: &Setup, commands: &[Command]) -> Vec<String> {
        let words = Words::of(start);
        commands.iter().map(|it| words.command(it)).collect()
    }

    fn decided(&self, seat: Seat, bot: Bot, own: Own) -> Option<Command> {
        let mut mind = Mind::of(bot, self.player_count());
        if mind.simulations > 0 {
            mind.simulations = own.simulations.unwrap_or(mind.simulations);
        }
        let decided = decide_as(self, &mind, own.seed, &Thinking::new());
        decided.filter(|command| command.seat == seat)
    }
}

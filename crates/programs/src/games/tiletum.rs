//! *Tiletum*, played by programs.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::played::{Own, Played};
use table::{Bot, Item as _, Seat};
use tiletum::mind::bot::{Level, decide};
use tiletum::{Command, Game, Setup};
use words::tiletum::Words;

impl Played for Game {
    fn result(&self) -> (Vec<u16>, Vec<u8>) {
        let totals: Vec<u16> = self.seats().map(|seat| self.player(seat).vp()).collect();
        let mut ranks = vec![0; totals.len()];
        for (rank, seat) in (1..).zip(self.standing()) {
            ranks[seat.index()] = rank;
        }
        (totals, ranks)
    }

    fn listed(&self, seat: Seat) -> Vec<Command> {
        let legal = self.legal().into_iter();
        legal.filter(|it| it.seat == Some(seat)).collect()
    }

    // The list is complete.
    fn may_be_unlisted(_: &Command) -> bool {
        false
    }

    fn sentences(&self, start: &Setup, commands: &[Command]) -> Vec<String> {
        let words = Words::new(start);
        let said = |command| words.played(Some(self), command);
        commands.iter().map(said).collect()
    }

    fn decided(&self, seat: Seat, bot: Bot, _: Own) -> Option<Command> {
        let seed = of_turn(self, seat);
        decide(self, seat, Level::nearest(bot.level), seed)
    }
}

/// Returns a seed that stays the same until the turn ends: each question is answered by a new
/// plan, and a bot that misjudged in another way each time would walk to and fro.
fn of_turn(game: &Game, seat: Seat) -> u64 {
    let mut seed = DefaultHasher::new();
    (game.round(), seat.index()).hash(&mut seed);
    for other in game.seats().filter(|&other| other != seat) {
        game.player(other).vp().hash(&mut seed);
    }
    seed.finish()
}

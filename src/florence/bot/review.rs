//! Looking back: what each decision of a seat cost against the best one the
//! strong bot finds, and prices against what the object was worth.

use super::super::command::{Command, Decision, Event};
use super::super::components::Object;
use super::super::game::Game;
use super::advice::{DEALS_PLAYED, Worths, advise_with};
use super::search::mixed;
use super::thinking::Thinking;
use crate::table::{Seat, Session};

/// Imagined games behind a fair price: each deal with the object and without it.
const GAMES_FOR_A_PRICE: u32 = 2 * DEALS_PLAYED as u32;

/// What a decision cost, as far as imagined games can tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The round it was taken in (1 to 7).
    pub round: u8,
    /// What was decided.
    pub command: Command,
    /// What the strong bot would have decided.
    pub best: Command,
    /// Points lost against that, as in [`Choice::behind`](super::Choice), less
    /// one standard error; 0 if that is within the error.
    pub lost: f32,
    /// The standard error, in points.
    pub error: f32,
}

/// What somebody paid for an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The round (1 to 7).
    pub round: u8,
    /// Who paid.
    pub seat: Seat,
    /// What for.
    pub object: Object,
    /// The price in florins.
    pub price: u32,
    /// The price at which it would have brought nothing, in florins, as the
    /// seat could see it then.
    pub fair: u32,
}

/// The costs of all decisions of a seat in a session up to its cursor, in the
/// order of the log, with so many imagined games for each. Decisions without a
/// choice, and whole results of auctions, are left out.
///
/// What others had in hand is guessed as at the time. With fewer than about a
/// hundred imagined games the costs are coarse. Stopped, it returns what
/// it has so far.
#[must_use]
pub fn review(
    session: &Session<Game>,
    seat: Seat,
    simulations: u32,
    thinking: &Thinking,
) -> Vec<Cost> {
    let own = decisions(session, seat);
    thinking.plan(own.len() as u32 * simulations);
    costs(session, &own, simulations, thinking)
}

/// What everybody paid in the auctions of a session up to its cursor, against
/// what the object was worth to them, from games imagined with and without it.
/// It takes some hundredths of a second for each. Stopped, it returns what it
/// has so far, the earliest ones.
#[must_use]
pub fn prices(session: &Session<Game>, thinking: &Thinking) -> Vec<Price> {
    let bought = purchases(session);
    thinking.plan(bought.len() as u32 * GAMES_FOR_A_PRICE);
    priced(session, &bought, thinking).collect()
}

/// [`prices`] and the [`review`] of a seat, the quicker one first, with one
/// progress for both.
#[must_use]
pub fn look_back(
    session: &Session<Game>,
    seat: Seat,
    simulations: u32,
    thinking: &Thinking,
) -> (Vec<Cost>, Vec<Price>) {
    let (own, bought) = (decisions(session, seat), purchases(session));
    let games = own.len() as u32 * simulations;
    thinking.plan(games + bought.len() as u32 * GAMES_FOR_A_PRICE);
    let prices = priced(session, &bought, thinking).collect();
    (costs(session, &own, simulations, thinking), prices)
}

/// The decisions of a seat, each with its entry of the log.
fn decisions(session: &Session<Game>, seat: Seat) -> Vec<(usize, Command)> {
    let entries = session.log().iter().enumerate().take(session.cursor());
    entries
        .filter(|(_, command)| command.seat == seat)
        .map(|(entry, command)| (entry, *command))
        .collect()
}

fn costs(
    session: &Session<Game>,
    own: &[(usize, Command)],
    simulations: u32,
    thinking: &Thinking,
) -> Vec<Cost> {
    let before = thinking.reached();
    let mut costs = Vec::new();
    for (at, &(entry, command)) in own.iter().enumerate() {
        if thinking.is_stopped() {
            break;
        }
        if let Some(game) = session.game_at(entry) {
            costs.extend(cost(game, entry, command, simulations, thinking));
        }
        // Not every decision needs all the games it may have.
        thinking.reach(before + (at as u32 + 1) * simulations);
    }
    costs
}

fn cost(
    game: &Game,
    entry: usize,
    command: Command,
    simulations: u32,
    thinking: &Thinking,
) -> Option<Cost> {
    let is_choice = !matches!(command.decision, Decision::Win(..) | Decision::Reveal(_));
    if !is_choice || game.to_act() != Some(command.seat) {
        return None;
    }
    let seen = game.seen_by(command.seat);
    let seed = mixed(0x5EED, entry as u64);
    let advice = advise_with(&seen, seed, simulations, Some(command), thinking)?;
    let best = advice.choices.first()?;
    let this = advice
        .choices
        .iter()
        .find(|choice| choice.command == command)?;
    (advice.choices.len() > 1).then_some(Cost {
        entry,
        round: game.round(),
        command,
        best: best.command,
        lost: (this.behind - this.error).max(0.0),
        error: this.error,
    })
}

/// An object that was acquired.
#[derive(Clone, Copy)]
struct Purchase {
    entry: usize,
    seat: Seat,
    object: Object,
    price: u32,
}

/// What was acquired in the auctions of a session up to its cursor.
fn purchases(session: &Session<Game>) -> Vec<Purchase> {
    let bought = (0..session.cursor()).filter_map(|entry| {
        let mut events = session.events_of(entry).iter();
        events.find_map(|event| match *event {
            Event::Acquired {
                seat,
                object,
                price,
            } => Some(Purchase {
                entry,
                seat,
                object,
                price,
            }),
            _ => None,
        })
    });
    bought.collect()
}

/// What these purchases were worth, one after the other, until it is stopped.
fn priced<'a>(
    session: &'a Session<Game>,
    bought: &'a [Purchase],
    thinking: &'a Thinking,
) -> impl Iterator<Item = Price> + 'a {
    let wanted = bought.iter().take_while(|_| !thinking.is_stopped());
    wanted.filter_map(|purchase| {
        let price = session
            .game_at(purchase.entry)
            .map(|game| price(game, purchase));
        thinking.step(GAMES_FOR_A_PRICE);
        price
    })
}

fn price(game: &Game, purchase: &Purchase) -> Price {
    let &Purchase {
        entry,
        seat,
        object,
        price,
    } = purchase;
    let seen = game.seen_by(seat);
    let seed = mixed(0xFA12, entry as u64);
    let mut worths = Worths::of(&seen, seed);
    worths.play_out(&seen, seat, object, seed);
    Price {
        entry,
        round: game.round(),
        seat,
        object,
        price,
        fair: worths.fair(seat, object),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Taste, judge};
    use super::*;
    use crate::florence::Setup;

    #[test]
    fn the_prices_stop_at_the_next_one_when_told() {
        let setup = Setup::digital(["Anna", "Ben"], &mut fastrand::Rng::with_seed(1));
        let mut session = Session::<Game>::new(setup).expect("a deal is legal");
        while session.game().round() < 3 {
            let seed = session.cursor() as u64;
            let command = judge(session.game(), Taste::TUNED, seed).expect("the game goes on");
            session.play(command).expect("bots decide legally");
        }
        let bought = purchases(&session);
        assert!(bought.len() >= 3, "{} were bought", bought.len());
        let thinking = Thinking::new();
        thinking.plan(bought.len() as u32 * GAMES_FOR_A_PRICE);
        let mut found = priced(&session, &bought, &thinking);
        assert!(found.next().is_some() && found.next().is_some());
        thinking.stop();
        assert_eq!(found.next(), None);
        assert_eq!(thinking.reached(), 2 * GAMES_FOR_A_PRICE);
    }
}

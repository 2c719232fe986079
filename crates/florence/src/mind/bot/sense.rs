//! Two mistakes that a bot never makes, whatever its simulated games say: it does not
//! complete a work before the action that would have raised its value, and does not pay more
//! for a jester than the jester can still bring back.

use crate::rules::command::{Command, Decision, Work};
use crate::rules::components::Object;
use crate::rules::game::{Game, Phase};
use table::Seat;

/// Returns what should come before this work: the action that would follow it in the same
/// turn anyway, if it raises the work's value and is possible now. `next` decides after the
/// work.
pub(super) fn before_work(
    seen: &Game,
    first: &Command,
    next: impl Fn(&Game) -> Option<Command>,
) -> Option<Command> {
    let Decision::Complete(work) = first.decision else {
        return None;
    };
    if seen.actions_left() < 2 || !could_raise(seen, first.seat, &work) {
        return None;
    }
    let mut after = *seen;
    let mut then = *first;
    loop {
        after.play(&then).ok()?;
        if after.to_act() != Some(first.seat) || after.phase() != Phase::Actions {
            return None;
        }
        then = next(&after)?;
        // Recruiting takes no action.
        if !matches!(then.decision, Decision::Recruit(..)) {
            break;
        }
    }
    (raises(&then, &work) && seen.check(&then).is_ok()).then_some(then)
}

/// Returns whether this raises the value of a work that is completed afterwards (W3, W5, W7).
fn raises(command: &Command, work: &Work) -> bool {
    match command.decision {
        Decision::Hire => true,
        Decision::Build(building, _) => building == work.profession.building(),
        Decision::Introduce(freedom) => freedom == work.profession.freedom(),
        _ => false,
    }
}

/// Returns whether anything that the seat can pay for may raise the value of this work.
fn could_raise(seen: &Game, seat: Seat, work: &Work) -> bool {
    let player = seen.player(seat);
    let profession = work.profession;
    let hires = Command::new(seat, Decision::Hire);
    let introduces = Command::new(seat, Decision::Introduce(profession.freedom()));
    let builds = !player
        .principality()
        .buildings()
        .contains(profession.building())
        && player.money() >= seen.building_price(seat);
    builds || seen.check(&hires).is_ok() || seen.check(&introduces).is_ok()
}

/// Returns the highest price of a jester, in florins, that it can bring back in the works
/// that a player can still complete (W6, W9).
fn most_for_a_jester(game: &Game) -> u32 {
    let variant = game.variant();
    let rounds = u16::from(variant.rounds.saturating_sub(game.round())) + 1;
    let works = rounds * u16::from(variant.actions);
    // House rules may make a jester worth very much.
    variant.payment(works.saturating_mul(variant.value_of_jester), 0)
}

/// Returns whether the next bid is more for a jester than it can bring back.
pub(super) fn is_too_much(seen: &Game) -> bool {
    let bidding = seen.bidding().filter(|_| seen.pending().is_none());
    let is_jester = bidding.is_some_and(|bidding| bidding.object == Object::Jester);
    is_jester
        && seen
            .next_bid()
            .is_some_and(|price| price > most_for_a_jester(seen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::Profession;
    use crate::rules::{Correction, Moment, Setup};
    use table::{Card, Item as _, Set};

    /// Returns a position of the last round in which Anna has this much money and can
    /// complete works, with the first of them.
    fn about_to_act(money: u32) -> (Game, Command) {
        let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
        setup.moment = Moment::Actions(7, Seat::A);
        for player in &mut setup.players {
            player.hand = Some(vec![Card::Hidden; 3]);
        }
        let mut game = Game::try_from(&setup).expect("a legal position");
        let hand: Set<Profession> = Profession::ALL[..3].iter().copied().collect();
        for correction in [
            Correction::Hand(hand, 0),
            Correction::Money(money),
            Correction::Jesters(7),
        ] {
            let command = Command::new(Seat::A, Decision::Correct(correction));
            game.play(&command).expect("legal");
        }
        let legal = game.legal();
        let mut works = legal.iter();
        let work = works.find(|command| matches!(command.decision, Decision::Complete(_)));
        let work = work.expect("seven jesters and three cards are enough");
        (game, work)
    }

    fn sooner(money: u32, next: Decision) -> Option<Decision> {
        let (game, work) = about_to_act(money);
        let next = |_: &Game| Some(Command::new(Seat::A, next));
        before_work(&game, &work, next).map(|command| command.decision)
    }

    #[test]
    fn what_raises_a_work_and_follows_it_anyway_comes_first() {
        assert_eq!(sooner(300, Decision::Hire), Some(Decision::Hire));
        assert_eq!(sooner(300, Decision::AcquireBonus), None);
        assert_eq!(sooner(300, Decision::EndTurn), None);
        // The work itself pays for it.
        assert_eq!(sooner(200, Decision::Hire), None);
        let (game, work) = about_to_act(300);
        let Decision::Complete(Work { profession, .. }) = work.decision else {
            panic!("a work");
        };
        let freedom = Decision::Introduce(profession.freedom());
        assert!(game.check(&Command::new(Seat::A, freedom)).is_ok());
        assert_eq!(sooner(300, freedom), Some(freedom));
    }

    #[test]
    fn no_bot_that_looks_ahead_pays_more_for_a_jester_than_it_brings() {
        let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
        setup.moment = Moment::Auction(5);
        for player in &mut setup.players {
            player.hand = Some(vec![Card::Hidden; 3]);
        }
        let mut game = Game::try_from(&setup).expect("a legal position");
        let opener = game.to_act().expect("somebody opens");
        game.play(&Command::new(opener, Decision::Name(Object::Jester)))
            .expect("legal");
        // Six works can still be completed, and the jester brings 200 florins in each.
        while game.next_bid() <= Some(1200) {
            assert!(!is_too_much(&game));
            let seat = game.to_act().expect("somebody bids");
            let money = Decision::Correct(Correction::Money(5000));
            game.play(&Command::new(seat, money)).expect("legal");
            let raise = Decision::Raise(game.next_bid().expect("an auction"));
            game.play(&Command::new(seat, raise)).expect("legal");
        }
        assert!(is_too_much(&game));
    }
}

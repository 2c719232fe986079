//! A beginner who has read the rules and plays for the first time. Jesters are good, and a
//! landscape that the cards in hand want is worth a few hundred florins. The beginner
//! builds what the cards want and completes works as soon as they are allowed. This player
//! shares no code with the bots, and sees only what its seat sees.

use florence::{
    AnyCard, Building, Command, Decision, Freedom, Game, Landscape, Object, Profession,
};
use table::{Card, Seat};

/// Returns what a beginner decides, out of everything that is legal.
pub(crate) fn decide(game: &Game, seed: u64) -> Option<Command> {
    let seat = game.to_act()?;
    let seen = game.seen_for(seat);
    let mut rng = fastrand::Rng::with_seed(seed);
    let legal = seen.legal();
    let mut best: Option<(i64, Command)> = None;
    for command in legal.iter() {
        let how_good = 8 * worth(&seen, seat, &command) + rng.i64(0..8);
        if best.is_none_or(|(most, _)| how_good > most) {
            best = Some((how_good, command));
        }
    }
    best.map(|(_, command)| command)
}

/// Returns the professions in hand.
fn hand(game: &Game, seat: Seat) -> impl Iterator<Item = Profession> {
    game.player(seat).hand().known().iter()
}

/// Returns how many cards in hand want a building, a landscape or a freedom.
fn want_building(game: &Game, seat: Seat, building: Building) -> i64 {
    hand(game, seat)
        .filter(|card| card.building() == building)
        .count() as i64
}

fn want_landscape(game: &Game, seat: Seat, kind: Landscape) -> i64 {
    let there = game.player(seat).principality().landscape_count(kind) > 0;
    match there {
        true => 0,
        false => hand(game, seat)
            .filter(|card| card.landscape() == kind)
            .count() as i64,
    }
}

fn want_freedom(game: &Game, seat: Seat, freedom: Freedom) -> i64 {
    hand(game, seat)
        .filter(|card| card.freedom() == freedom)
        .count() as i64
}

/// Returns the florins that an object is worth to a beginner.
fn budget(game: &Game, seat: Seat, object: Object) -> i64 {
    let has_works = game.player(seat).hand().known().len() as i64;
    match object {
        Object::Jester => 900,
        Object::Builder => 400,
        Object::PrestigeCard if game.round() > 5 => 600,
        Object::PrestigeCard => 200,
        Object::RecruitingCard if has_works < 2 => 700,
        Object::RecruitingCard => 0,
        landscape => {
            let wanted = landscape.landscapes().iter();
            let most = wanted.map(|&kind| want_landscape(game, seat, kind)).max();
            200 + 150 * most.unwrap_or(0)
        }
    }
}

fn worth(game: &Game, seat: Seat, command: &Command) -> i64 {
    let player = game.player(seat);
    let money = i64::from(player.money());
    let rounds_left = i64::from(7 - game.round());
    match command.decision {
        Decision::Name(object) => budget(game, seat, object).min(money),
        Decision::Raise(price) => {
            let object = game.bidding().map(|bidding| bidding.object);
            let budget = object.map_or(0, |object| budget(game, seat, object));
            budget.min(money) - i64::from(price) + 1
        }
        Decision::Pass | Decision::Decline => 0,
        Decision::Complete(work) => {
            let value = game.work_value(seat, work.profession, work.bonus).total();
            let cards = work.bonus.len() as i64;
            // Money as long as there is something to buy, then points.
            let prestige = i64::from(work.prestige);
            let wants_points = rounds_left == 0 || money > 1200;
            let split = if wants_points { prestige } else { -prestige };
            // A work grows while it is kept, but there are only two actions per round.
            let is_time = hand(game, seat).count() as i64 >= 2 * rounds_left || money < 700;
            let urgency = if is_time { 20_000 } else { 2_000 };
            urgency + 100 * i64::from(value) - 250 * cards + 10 * split
        }
        Decision::Build(building, _) => {
            let price = i64::from(game.building_price(seat));
            let wanted = want_building(game, seat, building);
            match money >= price {
                true if wanted > 0 => 10_000 + wanted,
                true if rounds_left < 3 => 4_000,
                _ => -1,
            }
        }
        Decision::Introduce(freedom) => {
            let wanted = want_freedom(game, seat, freedom);
            match wanted > 0 {
                true => 11_000 + wanted,
                false => -1,
            }
        }
        // Another work for each card, as long as there are rounds for it.
        Decision::Hire if rounds_left > 0 && player.cards_in_hand() + player.works() < 7 => 14_000,
        Decision::Hire => -1,
        Decision::AcquireBonus => 3_000,
        Decision::Recruit(..) => 15_000,
        Decision::Keep(card, _) => match card {
            AnyCard::Profession(card) => {
                let home = player.principality();
                i64::from(home.buildings().contains(card.building()))
                    + i64::from(home.landscape_count(card.landscape()) > 0)
                    + i64::from(player.freedoms().contains(card.freedom()))
            }
            AnyCard::Bonus(card) => i64::from(card.value(player)),
            AnyCard::Prestige(card) => i64::from(game.prestige_card_points(seat, card)),
        },
        Decision::Return(Card::Known(card)) => {
            let others = || hand(game, seat).filter(|&other| other != card);
            let alike = others().filter(|other| {
                other.building() == card.building()
                    || other.landscape() == card.landscape()
                    || other.freedom() == card.freedom()
            });
            -(alike.count() as i64)
        }
        // Selling points and changing decisions are for advanced players.
        Decision::Sell(_) => -10,
        Decision::Hold => -1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use florence::Setup;

    #[test]
    fn a_beginner_plays_games_to_their_end() {
        let mut rng = fastrand::Rng::with_seed(1);
        let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
        let mut game = Game::try_from(&setup).expect("a shuffled deal is legal");
        let mut seed = 0;
        while let Some(command) = decide(&game, seed) {
            game.play(&command).expect("it is legal");
            seed += 1;
        }
        assert!(game.is_over());
        assert!(game.seats().all(|seat| game.player(seat).works() > 0));
    }
}

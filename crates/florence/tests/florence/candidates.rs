//! Commands that may or may not be legal: all of them where there are few, otherwise a
//! sample.

use fastrand::Rng;
use florence::rules::game::Pending;
use florence::{
    AnyCard, BonusCard, Character, Command, Decision, Deck, Favour, Freedom, Game, Object,
    PrestigeCard, Profession, Square, Squares, Tile, Work,
};
use table::{Card, Item, Seat, Set};

use crate::chance::one_of;

/// Returns a large number of commands for all seats, including seats that do not play.
pub(crate) fn universe(game: &Game, rng: &mut Rng) -> Vec<Command> {
    let mut all = Vec::new();
    for &seat in Seat::ALL {
        let to_act = game.to_act() == Some(seat);
        let mut decisions = plain();
        bids(game, &mut decisions);
        places(game, if to_act { 40 } else { 2 }, rng, &mut decisions);
        keeps(game, to_act, rng, &mut decisions);
        works(game, seat, if to_act { 12 } else { 1 }, rng, &mut decisions);
        if seat.index() < game.player_count() {
            let points = game.player(seat).prestige();
            decisions.extend((0..=points + 2).map(Decision::Sell));
        }
        all.extend(
            decisions
                .into_iter()
                .map(|decision| Command::new(seat, decision)),
        );
    }
    all
}

fn every_card() -> impl Iterator<Item = AnyCard> {
    let professions = Profession::ALL.iter().copied().map(AnyCard::Profession);
    let bonus = BonusCard::ALL.iter().copied().map(AnyCard::Bonus);
    let prestige = PrestigeCard::ALL.iter().copied().map(AnyCard::Prestige);
    professions.chain(bonus).chain(prestige)
}

fn plain() -> Vec<Decision> {
    let mut all: Vec<Decision> = Object::ALL.iter().map(|&it| Decision::Take(it)).collect();
    for &character in Character::ALL {
        all.extend((0..20).map(|field| Decision::Bid(character, 100 * field)));
    }
    all.extend((0..40).map(Decision::Princess));
    all.extend((0..40).map(Decision::Exchange));
    all.extend([Favour::Free, Favour::Points].map(Decision::Merchant));
    let decks = [Deck::Professions, Deck::Bonus, Deck::Prestige];
    all.extend(decks.map(Decision::Professor));
    all.extend([
        Decision::LetGo,
        Decision::Accept,
        Decision::Refuse,
        Decision::Return(Card::Hidden),
        Decision::Pass,
        Decision::Decline,
        Decision::Hold,
        Decision::Hire,
        Decision::AcquireBonus,
        Decision::EndTurn,
        Decision::Sell(0),
        Decision::Sell(u16::MAX),
    ]);
    all.extend(
        Profession::ALL
            .iter()
            .map(|&card| Decision::Return(Card::Known(card))),
    );
    all.extend(Object::ALL.iter().map(|&object| Decision::Name(object)));
    all.extend(
        Freedom::ALL
            .iter()
            .map(|&freedom| Decision::Introduce(freedom)),
    );
    all.extend(every_card().map(Decision::Reveal));
    for &from in Seat::ALL {
        all.extend(
            Profession::ALL
                .iter()
                .map(|&card| Decision::Recruit(from, card)),
        );
    }
    all
}

fn bids(game: &Game, all: &mut Vec<Decision>) {
    let richest = game.seats().map(|seat| game.player(seat).money()).max();
    let prices = (0..=richest.unwrap_or(0) + 200)
        .step_by(50)
        .chain([u32::MAX, u32::MAX - 95]);
    for price in prices {
        all.push(Decision::Raise(price));
        all.push(Decision::Sit(price));
        all.extend((0..7).map(|place| Decision::SitAt(place, price)));
        all.extend(
            Object::ALL
                .iter()
                .map(|&object| Decision::Win(object, price)),
        );
    }
}

/// Adds some places of every tile: legal ones, overlapping or touching ones, and squares
/// that have a different shape.
fn places(game: &Game, some: usize, rng: &mut Rng, all: &mut Vec<Decision>) {
    for tile in Tile::all() {
        let put = |squares| match tile {
            Tile::Building(kind) => Decision::build(kind, squares),
            Tile::Landscape(kind) => Decision::place(kind, squares),
        };
        let shape = game.edition().shape(tile);
        let anywhere = shape.places(Squares::ALL);
        let on_the_grid = (0..some).filter_map(|_| anywhere.nth(rng.usize(..anywhere.len())));
        all.extend(on_the_grid.map(put));
        if let Some(seat) = game.to_act() {
            let legal = game.places(seat, tile);
            let n = legal.len().min(some);
            all.extend(
                (0..n)
                    .filter_map(|_| legal.nth(rng.usize(..legal.len())))
                    .map(put),
            );
        }
        let scattered = (0..shape.size()).filter_map(|_| Square::new(rng.u32(..7), rng.u32(..7)));
        all.push(put(scattered.collect()));
        all.push(put(Squares::EMPTY));
    }
}

/// Adds every way to keep a card of the offer, and wrong ways.
fn keeps(game: &Game, all_orders: bool, rng: &mut Rng, all: &mut Vec<Decision>) {
    let Some(Pending::Keep { offer, .. }) = game.pending() else {
        let card = AnyCard::Profession(one_of(Profession::ALL, rng));
        all.push(Decision::Keep(card, [].into_iter().collect()));
        return;
    };
    let cards: Vec<AnyCard> = offer.iter().collect();
    let mut orders = Vec::new();
    permutations(&mut cards.clone(), 0, &mut orders);
    if !all_orders {
        orders.truncate(3);
    }
    for order in orders {
        all.push(Decision::Keep(
            order[0],
            order[1..].iter().copied().collect(),
        ));
        let fewer = order[1..].iter().copied().skip(1);
        all.push(Decision::Keep(order[0], fewer.collect()));
        let twice = order.iter().copied().take(4);
        all.push(Decision::Keep(order[0], twice.collect()));
    }
    for card in every_card() {
        all.push(Decision::Keep(
            card,
            cards.iter().copied().skip(1).collect(),
        ));
    }
}

fn permutations(cards: &mut Vec<AnyCard>, from: usize, all: &mut Vec<Vec<AnyCard>>) {
    if from == cards.len() {
        return all.push(cards.clone());
    }
    for at in from..cards.len() {
        cards.swap(from, at);
        permutations(cards, from + 1, all);
        cards.swap(from, at);
    }
}

/// Adds every profession with some sets of bonus cards and the interesting numbers of
/// prestige points.
fn works(game: &Game, seat: Seat, sets: usize, rng: &mut Rng, all: &mut Vec<Decision>) {
    let owned = match game.player_count() > seat.index() {
        true => game.player(seat).bonus_cards().known(),
        false => Set::EMPTY,
    };
    for &profession in Profession::ALL {
        for n in 0..sets {
            let mut bonus: Set<BonusCard> = owned.iter().filter(|_| rng.bool()).collect();
            if n % 3 == 2 {
                bonus.insert(one_of(BonusCard::ALL, rng));
            }
            let value = match game.player_count() > seat.index() {
                true => game.work_value(seat, profession, bonus).total(),
                false => 9,
            };
            for prestige in [0, 1, value / 2, value / 2 + 1, u16::MAX] {
                let work = Work {
                    profession,
                    bonus,
                    prestige,
                };
                all.push(Decision::Complete(work));
            }
        }
    }
}

//! Texts of the window about the characters of Muse & Princess: what each does, what it
//! would bring the bidder, and its current state.

use crate::florence::names::{cut, decimal, grouped};
use crate::{either, fl};
use florence::Game;
use florence::rules::Character;
use florence::rules::work::PrincessValue;
use table::{Seat, Set};

fn is_last(game: &Game) -> bool {
    game.round() >= game.variant().rounds
}

/// Says what a card does in this round, in a few words.
#[must_use]
pub fn effect(game: &Game, character: Character) -> String {
    match character {
        Character::Muse => fl!(character_effect_muse, round = game.round()),
        Character::Cardinal => fl!(character_effect_cardinal).into(),
        Character::Princess => fl!(character_effect_princess).into(),
        Character::Merchant if is_last(game) => fl!(character_effect_merchant_last).into(),
        Character::Merchant => fl!(character_effect_merchant).into(),
        Character::Professor => fl!(character_effect_professor).into(),
        Character::Banker => fl!(
            character_effect_banker,
            last = if is_last(game) { "yes" } else { "no" },
            money = grouped(game.on_banker())
        ),
    }
}

/// Says what a card does, in sentences; the points are those of this seat.
#[must_use]
pub fn about(game: &Game, seat: Seat, character: Character) -> String {
    let last = is_last(game);
    let points = game.position_on_fame_track(seat);
    match character {
        Character::Muse => fl!(character_about_muse, round = game.round()),
        Character::Cardinal => fl!(character_about_cardinal).into(),
        Character::Princess => fl!(character_about_princess).into(),
        Character::Merchant if last => fl!(character_about_merchant_last, points),
        Character::Merchant => fl!(character_about_merchant, points),
        Character::Professor => fl!(character_about_professor).into(),
        Character::Banker if last => {
            let each = game.variant().point_costs;
            fl!(character_about_banker_last, each)
        }
        Character::Banker => fl!(character_about_banker).into(),
    }
}

/// Returns whether it is unknown what a card would bring: the Muse adds to works of cards
/// that are not known here.
#[must_use]
pub fn is_unknown(game: &Game, seat: Seat, character: Character) -> bool {
    let hidden = game.player(seat).hand().hidden() > 0;
    character == Character::Muse && hidden && works_with_muse(game, seat) == 0
}

/// Returns how many works of the known cards in a hand would reach the minimum with the
/// Muse, each with the best available bonus card, as far as a turn has room for them.
fn works_with_muse(game: &Game, seat: Seat) -> usize {
    let player = game.player(seat);
    let bonus = player.bonus_cards().known().iter();
    let best = bonus.map(|card| u16::from(card.value(player))).max();
    let more = best.unwrap_or(0) + u16::from(game.round());
    let value = |card| game.work_value(seat, card, Set::EMPTY).total();
    let known = player.hand().known().iter();
    let reach = known.filter(|&card| value(card) + more >= game.minimum());
    reach.count().min(game.variant().actions.into())
}

/// Explains why a card would bring a seat what it does.
#[must_use]
pub fn reason(game: &Game, seat: Seat, character: Character) -> String {
    let minimum = game.minimum();
    let works = works_with_muse(game, seat);
    match character {
        Character::Muse if is_unknown(game, seat, character) => {
            fl!(character_brings_muse_unknown).into()
        }
        Character::Muse => fl!(
            character_brings_muse,
            works,
            more = works * usize::from(game.round()),
            minimum
        ),
        Character::Cardinal => fl!(character_brings_cardinal).into(),
        Character::Princess => {
            let value = game.princess_value(seat).total();
            match value < minimum {
                true => fl!(character_brings_princess_not, value, minimum),
                false => fl!(character_brings_princess, value),
            }
        }
        Character::Merchant => {
            let points = game.position_on_fame_track(seat);
            either!(
                is_last(game),
                character_brings_merchant_last | character_brings_merchant,
                points
            )
        }
        Character::Professor => fl!(character_brings_professor).into(),
        Character::Banker => {
            let bid = game.least_bid_for(Character::Banker);
            let [_, most] = Character::Banker.fields();
            let bid = bid.min(most);
            let money = game.on_banker().saturating_sub(bid);
            fl!(
                character_brings_banker,
                money = grouped(money),
                bid = grouped(bid)
            )
        }
    }
}

/// Writes the points that a card would bring as a figure.
#[must_use]
pub fn figure(brings: f32) -> String {
    let amount = format!("{} {}", decimal(brings.abs()), fl!(points_unit));
    either!(brings < -0.05, line_less | line_more, amount)
}

/// Writes the value of a work of the Princess, line by line.
#[must_use]
pub fn princess(value: PrincessValue) -> String {
    fl!(
        breakdown_princess,
        landscapes = value.landscapes,
        builders = value.builders,
        buildings = value.buildings,
        cards = value.cards,
        total = value.total()
    )
}

/// Says who holds a card, with the name cut to this many letters.
#[must_use]
pub fn lies_on(name: &str, letters: usize) -> String {
    fl!(character_lies_on, name = cut(name, letters))
}

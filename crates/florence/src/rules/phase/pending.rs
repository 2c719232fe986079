//! Decisions that interrupt a phase: a landscape to place (O1), a card to keep (O7, B4,
//! B6), a recruiting card to use or to hold (O8), an object to keep (Z3).

use super::{actions, auction, characters, talks};
use crate::rules::cards::any::{AnyCard, Deck, Offer, Under};
use crate::rules::command::{Command, Decision, Events};
use crate::rules::components::{Landscape, Object, Tile};
use crate::rules::field::site::Site;
use crate::rules::game::Game;
use crate::rules::progress::Pending;
use crate::rules::rule::{Fact, Open, Rule, Violation};
use table::{Card, Seat};

/// Returns the rule behind a pending decision.
fn rule_of(pending: Pending) -> Rule {
    match pending {
        Pending::Place { .. } => Rule::O1,
        Pending::Keep { deck, .. } => match deck {
            Deck::Prestige => Rule::O7,
            Deck::Professions => Rule::B4,
            Deck::Bonus => Rule::B6,
        },
        Pending::Recruit { .. } => Rule::O8,
        Pending::Take { .. } => Rule::Z3,
        Pending::Merchant { .. } => Rule::M9,
        Pending::LastCall { .. } => Rule::M5,
        Pending::Exchange { .. } => Rule::M11,
        Pending::Talk(_) => Rule::C7a,
    }
}

pub(crate) fn check(game: &Game, pending: Pending, command: &Command) -> Result<(), Violation> {
    let rule = rule_of(pending);
    let seat = command.seat;
    match (pending, command.decision) {
        (Pending::Place { object, .. }, Decision::Place(kind, site)) => {
            game.check_turn(seat, rule)?;
            check_place(game, seat, object, kind, site)
        }
        (Pending::Keep { offer, .. }, Decision::Keep(kept, under)) => {
            game.check_turn(seat, rule)?;
            check_keep(&offer, kept, under, rule)
        }
        (Pending::Recruit { .. }, Decision::Recruit(from, profession)) => {
            game.check_turn(seat, rule)?;
            actions::check_recruit(game, seat, from, profession)
        }
        (Pending::Recruit { .. }, Decision::Hold) => game.check_turn(seat, rule),
        (Pending::Take { .. }, Decision::Take(object)) => {
            game.check_turn(seat, rule)?;
            let mut aside = game.auction.acquired_by(seat);
            match aside.any(|(other, _)| other == object) {
                true => Ok(()),
                false => Err(rule.broken(Fact::NotSetAside(object))),
            }
        }
        (Pending::LastCall { .. }, Decision::LetGo) => game.check_turn(seat, rule),
        (Pending::Exchange { .. }, Decision::Exchange(points)) => {
            game.check_turn(seat, rule)?;
            characters::check_exchange(game, seat, points)
        }
        (Pending::Talk(_), Decision::Accept) => {
            game.check_turn(seat, rule)?;
            talks::check_accept(game)
        }
        (Pending::Talk(_), Decision::Refuse) => game.check_turn(seat, rule),
        (Pending::Talk(_), Decision::Offer(joint)) => {
            game.check_turn(seat, rule)?;
            talks::check_offer(game, seat, joint)
        }
        _ => Err(rule.broken(Fact::FirstDecide(Open::of(pending)))),
    }
}

fn check_place(
    game: &Game,
    seat: Seat,
    object: Object,
    kind: Landscape,
    site: Site,
) -> Result<(), Violation> {
    let squares = game.own_squares(seat, site, Rule::O1)?;
    if !object.landscapes().contains(&kind) {
        return Err(Rule::O1.broken(Fact::OtherLandscape(kind)));
    }
    let tile = Tile::Landscape(kind);
    if game.tiles_left(tile) == 0 {
        return Err(Rule::A3.broken(Fact::NoTileLeft(tile)));
    }
    let player = game.player(seat);
    let home = player.principality();
    home.check(tile, squares, game.beside(seat), game.edition)
}

fn check_keep(offer: &Offer, kept: AnyCard, under: Under, rule: Rule) -> Result<(), Violation> {
    if offer.is_hidden() {
        return Err(rule.broken(Fact::FaceDown));
    }
    if !offer.iter().any(|card| card == kept) {
        return Err(rule.broken(Fact::NotOffered(kept)));
    }
    let mut rest = offer.rest(kept);
    for card in under.iter() {
        match rest.iter().position(|&other| other == card) {
            Some(at) => rest.swap_remove(at),
            None => return Err(rule.broken(Fact::NotTheRest)),
        };
    }
    match rest.len() {
        0 => Ok(()),
        _ => Err(rule.broken(Fact::NotTheRest)),
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision, events: &mut impl Events) {
    let pending = game.pending.take();
    match decision {
        Decision::Place(kind, site) => {
            let field = site.owner(seat);
            game.put_tile(field, Tile::Landscape(kind), site.squares(), events);
        }
        Decision::Keep(kept, under) => {
            keep(game, seat, kept);
            for card in under.iter() {
                put_under(game, card);
            }
        }
        Decision::Recruit(from, profession) => actions::recruit(game, seat, from, profession),
        Decision::Hold => {}
        Decision::Take(object) => auction::keep_one(game, seat, object, events),
        Decision::LetGo => game.player_mut(seat).character = None,
        Decision::Exchange(points) => characters::exchange(game, seat, points, events),
        Decision::Offer(joint) => talks::offer(game, seat, joint),
        Decision::Accept => {
            game.pending = pending;
            talks::accept(game, events);
        }
        Decision::Refuse => {
            game.pending = pending;
            talks::refuse(game);
        }
        // Refused by `check`.
        Decision::Return(_)
        | Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Win(..)
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Complete(_)
        | Decision::Bid(..)
        | Decision::Princess(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::Agree(_)
        | Decision::EndTurn
        | Decision::Sell(_)
        | Decision::Reveal(_)
        | Decision::Correct(_) => {}
    }
}

fn keep(game: &mut Game, seat: Seat, card: AnyCard) {
    let player = game.player_mut(seat);
    match card {
        AnyCard::Profession(card) => player.hand.put(Card::Known(card)),
        AnyCard::Bonus(card) => player.bonus_cards.put(Card::Known(card)),
        AnyCard::Prestige(card) => player.prestige_cards.put(Card::Known(card)),
    }
}

fn put_under(game: &mut Game, card: AnyCard) {
    match card {
        AnyCard::Profession(card) => game.professions.put_under(Card::Known(card)),
        AnyCard::Bonus(card) => game.bonus_cards.put_under(Card::Known(card)),
        AnyCard::Prestige(card) => game.prestige_cards.put_under(Card::Known(card)),
    }
}

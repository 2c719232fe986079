//! Corrections in words: `Corrected: Anna's money from 900 florins to 1,200 florins`.
//! `notation/correcting` reads them as they are typed.

use super::house_rules::{house_rule, value};
use super::names::{Named, florins, points, said};
use super::sentences::Words;
use crate::fl;
use crate::sentences::tell;
use florence::rules::tally::tally;
use florence::rules::{Correction, Piece};
use florence::{Game, Moment, Object};
use table::{Item, Seat, Set};

/// Says that the fame track does not include the prestige cards, once those have been
/// revealed: the points at the seat do include them.
#[must_use]
pub fn without_cards(game: &Game, seat: Seat) -> Option<String> {
    let accounts = game.is_over().then(|| tally(game))?;
    let account = accounts.iter().find(|account| account.seat == seat)?;
    let cards = account.total.saturating_sub(game.player(seat).prestige());
    (cards > 0).then(|| fl!(correcting_without_cards, cards = points(cards)))
}

impl Words<'_> {
    /// Describes a correction, with the old value if that is known.
    #[must_use]
    pub fn correction(&self, seat: Seat, before: Option<Correction>, to: Correction) -> String {
        let what = Self::corrected(to);
        let whose = match to.is_of_table() {
            true => what,
            false => tell!(self, correction_of_player, player = seat, what),
        };
        let value = self.corrected_value(seat, to);
        let before = before.map(|before| self.corrected_value(seat, before));
        match before.filter(|before| *before != value) {
            Some(before) => fl!(corrected_from, what = whose, before, value),
            None => fl!(corrected, what = whose, value),
        }
    }

    /// Describes a correction in a few words, without the player.
    #[must_use]
    pub(super) fn correction_in_short(&self, seat: Seat, to: Correction) -> String {
        let value = self.corrected_value(seat, to);
        fl!(corrected_in_short, what = Self::corrected(to), value)
    }

    /// Returns what is corrected.
    fn corrected(to: Correction) -> String {
        match to {
            Correction::Money(_) => fl!(correction_money).into(),
            Correction::Prestige(_) => fl!(correction_prestige).into(),
            Correction::BestWork(_) => fl!(correction_best_work).into(),
            Correction::Jesters(_) => fl!(correction_jesters).into(),
            Correction::Builders(_) => fl!(correction_builders).into(),
            Correction::RecruitingInHand(_) => fl!(correction_recruiting_in_hand).into(),
            Correction::RecruitingOnTable(_) => fl!(correction_recruiting_on_table).into(),
            Correction::Freedoms(_) => fl!(correction_freedoms).into(),
            Correction::Lies(tile, _) => said(tile),
            Correction::Clear(_) => fl!(correction_clear).into(),
            Correction::Joins(joint) => said(joint.building()),
            Correction::Hand(..) => fl!(correction_hand).into(),
            Correction::Table(_) => fl!(correction_table).into(),
            Correction::BonusCards(..) => fl!(correction_bonus_cards).into(),
            Correction::PrestigeCards(..) => fl!(correction_prestige_cards).into(),
            Correction::Character(_) => fl!(correction_character).into(),
            Correction::InAuction(_) => fl!(correction_in_auction).into(),
            Correction::Round(_) => fl!(correction_round).into(),
            Correction::Moment(_) => fl!(correction_moment).into(),
            Correction::StartPlayer(_) => fl!(correction_start_player).into(),
            Correction::Turn(_) => fl!(correction_turn).into(),
            Correction::ActionsLeft(_) => fl!(correction_actions_left).into(),
            Correction::Sold(_) => fl!(correction_sold).into(),
            Correction::Minimum(_) => fl!(correction_minimum).into(),
            Correction::UsedBonusCards(_) => fl!(correction_used_bonus_cards).into(),
            Correction::Supply(piece, _) => fl!(correction_left, piece = piece_id(piece)),
            Correction::House(agreed) => {
                fl!(correction_house, rule = house_rule(agreed.house().name))
            }
        }
    }

    fn corrected_value(&self, seat: Seat, correction: Correction) -> String {
        match correction {
            Correction::Money(_) if self.hides_money() => fl!(money_hidden).into(),
            Correction::Money(amount) => florins(amount),
            Correction::Prestige(value) => points(value),
            Correction::Minimum(value) | Correction::BestWork(value) => value.to_string(),
            Correction::Jesters(number)
            | Correction::Builders(number)
            | Correction::RecruitingInHand(number)
            | Correction::RecruitingOnTable(number)
            | Correction::Round(number)
            | Correction::ActionsLeft(number)
            | Correction::Supply(_, number) => number.to_string(),
            Correction::House(agreed) => agreed.value().map_or_else(
                || fl!(house_as_printed).to_owned(),
                |it| value(agreed.house().name, it),
            ),
            Correction::Freedoms(freedoms) => listed(freedoms),
            Correction::Lies(_, site) | Correction::Clear(site) => {
                match site.squares().is_empty() {
                    true => fl!(corrected_nowhere).into(),
                    false => site.to_string(),
                }
            }
            Correction::Joins(joint) => match joint.own().is_empty() && joint.others().is_empty() {
                true => fl!(corrected_nowhere).into(),
                false => self.joint_squares(joint),
            },
            Correction::Hand(known, hidden) => self.held(seat, known, hidden),
            Correction::BonusCards(known, hidden) => self.held(seat, known, hidden),
            Correction::PrestigeCards(known, hidden) => self.held(seat, known, hidden),
            Correction::Table(cards) => listed(cards),
            Correction::UsedBonusCards(cards) => listed(cards),
            Correction::Sold(objects) => listed(objects),
            Correction::Character(None) => fl!(corrected_none).into(),
            Correction::Character(Some(character)) => said(character),
            Correction::InAuction(true) => fl!(corrected_in_auction).into(),
            Correction::InAuction(false) => fl!(corrected_out_of_auction).into(),
            Correction::StartPlayer(seat) | Correction::Turn(seat) => self.seat(seat),
            Correction::Moment(Moment::StartingHands) => fl!(corrected_starting_hands).into(),
            Correction::Moment(Moment::Auction(round)) => fl!(corrected_auctions, round),
            Correction::Moment(Moment::Characters(round)) => fl!(corrected_characters, round),
            Correction::Moment(Moment::Actions(round, player)) => {
                tell!(self, corrected_turn, player, round)
            }
            Correction::Moment(Moment::End) => fl!(corrected_end).into(),
        }
    }

    fn held<T: Item + Named>(&self, seat: Seat, known: Set<T>, hidden: u8) -> String {
        let (known, hidden) = match self.hides_cards_of(seat) {
            true => (Set::EMPTY, usize::from(hidden) + known.len()),
            false => (known, usize::from(hidden)),
        };
        match (known.is_empty(), hidden) {
            (_, 0) => listed(known),
            (true, hidden) => fl!(corrected_hidden, number = hidden),
            (false, hidden) => fl!(
                corrected_known_and_hidden,
                cards = listed(known),
                number = hidden
            ),
        }
    }
}

fn listed<T: Item + Named>(things: Set<T>) -> String {
    let names: Vec<String> = things.iter().map(said).collect();
    match names.is_empty() {
        true => fl!(corrected_none).into(),
        false => names.join(", "),
    }
}

/// Returns the id of the name of a piece.
pub(super) fn piece_id(piece: Piece) -> &'static str {
    match piece {
        Piece::Building(kind) => kind.id(),
        Piece::Landscape(kind) => kind.id(),
        Piece::Freedom(kind) => kind.id(),
        Piece::Jester => Object::Jester.id(),
        Piece::Builder => Object::Builder.id(),
        Piece::RecruitingCard => Object::RecruitingCard.id(),
    }
}

/// Returns the player who is the value of a correction, or part of it.
pub(super) fn named(correction: Correction) -> Option<Seat> {
    match correction {
        Correction::StartPlayer(seat)
        | Correction::Turn(seat)
        | Correction::Moment(Moment::Actions(_, seat)) => Some(seat),
        _ => None,
    }
}

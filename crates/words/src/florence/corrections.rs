//! Corrections in words: `Corrected: Anna's money from 900 florins to 1,200
//! florins`, and how they are typed: `set anna money 1200`, `set ben library e1
//! e2 d2 f1 f2`, `set round 3`, across a border `set workshop with ben e1 e2, a1 a2 a3`,
//! and `set workshop with ben` for nowhere. Without a player it is whoever is to act.

use super::names::{Named, florins, points, said};
use super::notation::{Reader, amount, called, cards_called, fits, points as typed_points};
use super::sentences::Words;
use crate::find::is_called;
use crate::fl;
use crate::sentences::tell;
use florence::rules::tally::tally;
use florence::rules::{Correction, Piece, Site};
use florence::{Building, Decision, Game, Joint, Moment, Object, Square, Squares, Tile};
use table::{Item, Seat, Set};

/// That what stands on the fame track is without the prestige cards, once they lie open:
/// at the seat it stands with them.
#[must_use]
pub fn without_cards(game: &Game, seat: Seat) -> Option<String> {
    let accounts = game.is_over().then(|| tally(game))?;
    let account = accounts.iter().find(|account| account.seat == seat)?;
    let cards = account.total.saturating_sub(game.player(seat).prestige());
    (cards > 0).then(|| fl!(correcting_without_cards, cards = points(cards)))
}

impl Words<'_> {
    /// A correction, from what it was if that is known.
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

    /// A correction in few words, without whose value it is.
    #[must_use]
    pub(super) fn correction_in_short(&self, seat: Seat, to: Correction) -> String {
        let value = self.corrected_value(seat, to);
        fl!(corrected_in_short, what = Self::corrected(to), value)
    }

    /// What a correction is of.
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

/// The id of the name of a piece.
fn piece_id(piece: Piece) -> &'static str {
    match piece {
        Piece::Building(kind) => kind.id(),
        Piece::Landscape(kind) => kind.id(),
        Piece::Freedom(kind) => kind.id(),
        Piece::Jester => Object::Jester.id(),
        Piece::Builder => Object::Builder.id(),
        Piece::RecruitingCard => Object::RecruitingCard.id(),
    }
}

fn number<T: TryFrom<u16>>(token: &str) -> Option<T> {
    typed_points(token).and_then(|number| T::try_from(number).ok())
}

/// Things that are called so, and a number if one is the last word.
fn held<T: Item + Named>(tokens: &[&str]) -> Option<(Set<T>, u8)> {
    match tokens {
        [known @ .., last] => match number(last) {
            Some(hidden) => Some((cards_called(known)?, hidden)),
            None => Some((cards_called(tokens)?, 0)),
        },
        [] => Some((Set::EMPTY, 0)),
    }
}

fn site(tokens: &[&str]) -> Option<Site> {
    let squares = tokens.iter().map(|token| token.parse::<Square>().ok());
    squares.collect::<Option<Squares>>().map(Site::own)
}

impl Reader<'_> {
    /// Everything that a correction may mean, typed without its first word.
    pub(super) fn correction(&mut self, tokens: &[&str]) {
        for cut in 0..tokens.len() {
            let (player, rest) = tokens.split_at(cut);
            let seats = match player {
                [] => vec![self.seat],
                player => self.whose(player),
            };
            let ([what, value @ ..], false) = (rest, seats.is_empty()) else {
                continue;
            };
            for seat in seats {
                for correction in self.corrections(seat, what, value) {
                    // Nobody's value is said of somebody.
                    if !correction.is_of_table() || cut == 0 || named(correction) == Some(seat) {
                        self.decide(seat, Decision::Correct(correction));
                    }
                }
            }
        }
    }

    /// The players who may be called so, or the one in the seat of this letter.
    fn whose(&self, tokens: &[&str]) -> Vec<Seat> {
        let letter =
            |seat: &Seat| matches!(tokens, [token] if fits(&[token], &format!("{seat:?}")));
        let called = self.players(tokens);
        match called.is_empty() {
            true => self.game.seats().filter(letter).collect(),
            false => called,
        }
    }

    fn corrections(&self, seat: Seat, word: &str, value: &[&str]) -> Vec<Correction> {
        let is = |what: &str| fits(&[word], what);
        let mut found: Vec<Correction> = Vec::new();
        let mut may = |what: &str, correction: Option<Correction>| {
            found.extend(correction.filter(|_| is(what)));
        };
        let only = match value {
            [only] => Some(*only),
            _ => None,
        };
        let small = |of: fn(u8) -> Correction| only.and_then(number).map(of);
        let points = |of: fn(u16) -> Correction| only.and_then(number).map(of);
        may(
            fl!(word_money),
            only.and_then(amount).map(Correction::Money),
        );
        may(fl!(word_jesters), small(Correction::Jesters));
        may(fl!(word_builders), small(Correction::Builders));
        may(fl!(word_recruiting), small(Correction::RecruitingInHand));
        may(fl!(word_left_here), small(Correction::RecruitingOnTable));
        may(fl!(word_round), small(Correction::Round));
        may(fl!(word_actions), small(Correction::ActionsLeft));
        may(fl!(word_points), points(Correction::Prestige));
        may(fl!(word_best), points(Correction::BestWork));
        may(fl!(word_minimum), points(Correction::Minimum));
        let phase = only.and_then(|word| self.phase_called(seat, word));
        may(fl!(word_phase), phase);
        let freedoms = cards_called(value).map(Correction::Freedoms);
        may(fl!(word_freedoms), freedoms);
        let hand = held(value).map(|(known, hidden)| Correction::Hand(known, hidden));
        may(fl!(word_hand), hand);
        may(fl!(word_table), cards_called(value).map(Correction::Table));
        let bonus = held(value).map(|(known, hidden)| Correction::BonusCards(known, hidden));
        may(fl!(word_bonus), bonus);
        let prestige = held(value).map(|(known, hidden)| Correction::PrestigeCards(known, hidden));
        may(fl!(word_prestige), prestige);
        let used = cards_called(value).map(Correction::UsedBonusCards);
        may(fl!(word_used), used);
        may(fl!(word_sold), cards_called(value).map(Correction::Sold));
        let alone = |it: Correction| Some(it).filter(|_| value.is_empty());
        may(fl!(word_character), alone(Correction::Character(None)));
        for character in called(value) {
            let character = Correction::Character(Some(character));
            may(fl!(word_character), Some(character));
        }
        let clear = site(value).filter(|_| !value.is_empty());
        may(fl!(word_clear), clear.map(Correction::Clear));
        may(fl!(word_in), alone(Correction::InAuction(true)));
        may(fl!(word_out), alone(Correction::InAuction(false)));
        let whose = match value {
            [] => vec![seat],
            value => self.whose(value),
        };
        for &seat in &whose {
            may(fl!(word_start), Some(Correction::StartPlayer(seat)));
        }
        for &seat in &whose {
            may(fl!(word_turn), Some(Correction::Turn(seat)));
        }
        if let [name @ .., left] = value {
            let left: Option<u8> = number(left);
            for piece in Piece::all().filter(|&piece| is_called(name, piece_id(piece))) {
                let supply = left.map(|left| Correction::Supply(piece, left));
                may(fl!(word_supply), supply);
            }
        }
        let name = [word];
        let buildings = called(&name).map(Tile::Building);
        let landscapes = called(&name).map(Tile::Landscape);
        let tiles = buildings.chain(landscapes.filter(|_| !value.is_empty()));
        found.extend(tiles.filter_map(|tile| Some(Correction::Lies(tile, site(value)?))));
        if let [with, value @ ..] = value
            && fits(&[with], fl!(word_with))
        {
            for kind in called(&name) {
                let joints = self.joined_with(seat, kind, value).into_iter();
                found.extend(joints.map(Correction::Joins));
            }
        }
        found
    }

    /// `ben e1 e2, a1 a2 a3`: with whom a building is shared, the squares on the own side
    /// and those on the other. Without squares it stands nowhere.
    fn joined_with(&self, seat: Seat, kind: Building, value: &[&str]) -> Vec<Joint> {
        let sides = [',', ':'];
        let is_square = |token: &&str| token.trim_matches(sides).parse::<Square>().is_ok();
        let squares = value.iter().position(is_square).unwrap_or(value.len());
        let (name, squares) = value.split_at(squares);
        let squares = squares.join(" ");
        let parts: Vec<Squares> = match squares.is_empty() {
            true => vec![Squares::EMPTY; 2],
            false => {
                let parts = squares.split(sides).map(|part| part.trim().parse());
                parts.collect::<Result<_, _>>().unwrap_or_default()
            }
        };
        let [own, others] = parts[..] else {
            return Vec::new();
        };
        let partners = self.whose(name).into_iter();
        let partners = partners.filter(|&partner| partner != seat);
        partners
            .map(|partner| Joint::new(kind, own, partner, others))
            .collect()
    }

    /// A phase of this round, or the end.
    fn phase_called(&self, seat: Seat, word: &str) -> Option<Correction> {
        let round = self.game.round();
        let phases = [
            (fl!(word_auctions), Moment::Auction(round)),
            (fl!(word_actions), Moment::Actions(round, seat)),
            (fl!(word_end_of_game), Moment::End),
        ];
        let (_, moment) = phases.into_iter().find(|(name, _)| fits(&[word], name))?;
        Some(Correction::Moment(moment))
    }
}

/// The player who is the value, or a part of it.
pub(super) fn named(correction: Correction) -> Option<Seat> {
    match correction {
        Correction::StartPlayer(seat)
        | Correction::Turn(seat)
        | Correction::Moment(Moment::Actions(_, seat)) => Some(seat),
        _ => None,
    }
}

//! Corrections in words: `Corrected: Anna's money from 900 florins to 1,200
//! florins`, and how they are typed: `set anna money 1200`, `set ben library e1
//! e2 d2 f1 f2`, `set round 3`. Without a player it is whoever is to act.

use super::names::{Named, florins, points};
use super::notation::{Reader, amount, cards_called, fits, points as typed_points};
use super::sentences::Words;
use crate::florence::rules::{Correction, Piece, Site};
use crate::florence::{
    Building, Decision, Freedom, Landscape, Moment, Object, Square, Squares, Tile,
};
use crate::table::{Item, Seat, Set};

/// The word that begins a correction.
pub const WORD_SET: &str = "set";

/// What can be corrected, as it is typed.
mod what {
    pub(super) const MONEY: &str = "money";
    pub(super) const POINTS: &str = "points";
    pub(super) const BEST: &str = "best";
    pub(super) const JESTERS: &str = "jesters";
    pub(super) const BUILDERS: &str = "builders";
    pub(super) const RECRUITING: &str = "recruiting";
    pub(super) const LEFT: &str = "left";
    pub(super) const FREEDOMS: &str = "freedoms";
    pub(super) const CLEAR: &str = "clear";
    pub(super) const HAND: &str = "hand";
    pub(super) const TABLE: &str = "table";
    pub(super) const BONUS: &str = "bonus";
    pub(super) const PRESTIGE: &str = "prestige";
    pub(super) const IN: &str = "in";
    pub(super) const OUT: &str = "out";
    pub(super) const ROUND: &str = "round";
    pub(super) const PHASE: &str = "phase";
    pub(super) const AUCTIONS: &str = "auctions";
    pub(super) const ACTIONS: &str = "actions";
    pub(super) const END: &str = "end";
    pub(super) const START: &str = "start";
    pub(super) const TURN: &str = "turn";
    pub(super) const SOLD: &str = "sold";
    pub(super) const MINIMUM: &str = "minimum";
    pub(super) const USED: &str = "used";
    pub(super) const SUPPLY: &str = "supply";
}

impl Words<'_> {
    /// A correction, from what it was if that is known.
    #[must_use]
    pub fn correction(&self, seat: Seat, before: Option<Correction>, to: Correction) -> String {
        let what = match to {
            Correction::Money(_) => "money".into(),
            Correction::Prestige(_) => "points".into(),
            Correction::BestWork(_) => "best work".into(),
            Correction::Jesters(_) => "jesters".into(),
            Correction::Builders(_) => "builders".into(),
            Correction::RecruitingInHand(_) => "recruiting cards in hand".into(),
            Correction::RecruitingOnTable(_) => "recruiting cards on the table".into(),
            Correction::Freedoms(_) => "freedoms".into(),
            Correction::Lies(tile, _) => tile.name().to_owned(),
            Correction::Clear(_) => "empty squares".into(),
            Correction::Hand(..) => "professions in hand".into(),
            Correction::Table(_) => "professions on the table".into(),
            Correction::BonusCards(..) => "bonus cards".into(),
            Correction::PrestigeCards(..) => "prestige cards".into(),
            Correction::InAuction(_) => "auctions".into(),
            Correction::Round(_) => "round".into(),
            Correction::Moment(_) => "phase".into(),
            Correction::StartPlayer(_) => "start player".into(),
            Correction::Turn(_) => "turn".into(),
            Correction::ActionsLeft(_) => "actions left".into(),
            Correction::Sold(_) => "objects sold".into(),
            Correction::Minimum(_) => "minimum work value".into(),
            Correction::UsedBonusCards(_) => "bonus cards played".into(),
            Correction::Supply(piece, _) => format!("{} left", piece_name(piece)),
        };
        let whose = match to.is_of_table() {
            true => what,
            false => format!("{}'s {what}", self.seat(seat)),
        };
        let value = self.corrected_value(seat, to);
        let before = before.map(|before| self.corrected_value(seat, before));
        match before.filter(|before| *before != value) {
            Some(before) => format!("Corrected: {whose} from {before} to {value}"),
            None => format!("Corrected: {whose}, {value}"),
        }
    }

    fn corrected_value(&self, seat: Seat, correction: Correction) -> String {
        match correction {
            Correction::Money(_) if self.hides_money() => super::sentences::MONEY_HIDDEN.into(),
            Correction::Money(amount) => florins(amount),
            Correction::Prestige(value) | Correction::BestWork(value) => points(value),
            Correction::Minimum(value) => value.to_string(),
            Correction::Jesters(number)
            | Correction::Builders(number)
            | Correction::RecruitingInHand(number)
            | Correction::RecruitingOnTable(number)
            | Correction::Round(number)
            | Correction::ActionsLeft(number)
            | Correction::Supply(_, number) => number.to_string(),
            Correction::Freedoms(freedoms) => named(freedoms),
            Correction::Lies(_, site) | Correction::Clear(site) => {
                match site.squares().is_empty() {
                    true => "nowhere".into(),
                    false => site.to_string(),
                }
            }
            Correction::Hand(known, hidden) => self.held(seat, known, hidden),
            Correction::BonusCards(known, hidden) => self.held(seat, known, hidden),
            Correction::PrestigeCards(known, hidden) => self.held(seat, known, hidden),
            Correction::Table(cards) => named(cards),
            Correction::UsedBonusCards(cards) => named(cards),
            Correction::Sold(objects) => named(objects),
            Correction::InAuction(true) => "in".into(),
            Correction::InAuction(false) => "out".into(),
            Correction::StartPlayer(seat) | Correction::Turn(seat) => self.seat(seat),
            Correction::Moment(Moment::StartingHands) => "the starting hands".into(),
            Correction::Moment(Moment::Auction(round)) => format!("the auctions of round {round}"),
            Correction::Moment(Moment::Actions(round, seat)) => {
                format!("the turn of {} in round {round}", self.seat(seat))
            }
            Correction::Moment(Moment::End) => "the end of the game".into(),
        }
    }

    fn held<T: Item + Named>(&self, seat: Seat, known: Set<T>, hidden: u8) -> String {
        let (known, hidden) = match self.hides_cards_of(seat) {
            true => (Set::EMPTY, usize::from(hidden) + known.len()),
            false => (known, usize::from(hidden)),
        };
        match (known.is_empty(), hidden) {
            (_, 0) => named(known),
            (true, hidden) => format!("{hidden} face down"),
            (false, hidden) => format!("{} and {hidden} face down", named(known)),
        }
    }
}

fn named<T: Item + Named>(things: Set<T>) -> String {
    let names: Vec<&str> = things.iter().map(|thing| thing.name()).collect();
    match names.is_empty() {
        true => "none".into(),
        false => names.join(", "),
    }
}

fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Building(kind) => kind.name(),
        Piece::Landscape(kind) => kind.name(),
        Piece::Freedom(kind) => kind.name(),
        Piece::Jester => Object::Jester.name(),
        Piece::Builder => Object::Builder.name(),
        Piece::RecruitingCard => Object::RecruitingCard.name(),
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
                    if !correction.is_of_table() || cut == 0 || names_seat(correction) {
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
        let mut found: Vec<Option<Correction>> = Vec::new();
        let is = |what: &str| what.starts_with(word);
        if let [number_typed] = value {
            let small = |of: fn(u8) -> Correction| number(number_typed).map(of);
            let points = |of: fn(u16) -> Correction| number(number_typed).map(of);
            if is(what::MONEY) {
                found.push(amount(number_typed).map(Correction::Money));
            }
            let of_numbers: [(&str, fn(u8) -> Correction); 6] = [
                (what::JESTERS, Correction::Jesters),
                (what::BUILDERS, Correction::Builders),
                (what::RECRUITING, Correction::RecruitingInHand),
                (what::LEFT, Correction::RecruitingOnTable),
                (what::ROUND, Correction::Round),
                (what::ACTIONS, Correction::ActionsLeft),
            ];
            let of_points: [(&str, fn(u16) -> Correction); 3] = [
                (what::POINTS, Correction::Prestige),
                (what::BEST, Correction::BestWork),
                (what::MINIMUM, Correction::Minimum),
            ];
            found.extend(
                of_numbers
                    .iter()
                    .filter(|(w, _)| is(w))
                    .map(|&(_, of)| small(of)),
            );
            found.extend(
                of_points
                    .iter()
                    .filter(|(w, _)| is(w))
                    .map(|&(_, of)| points(of)),
            );
            if is(what::PHASE) {
                found.push(self.phase_called(seat, number_typed));
            }
        }
        if is(what::FREEDOMS) {
            found.push(cards_called::<Freedom>(value).map(Correction::Freedoms));
        }
        if is(what::HAND) {
            found.push(held(value).map(|(known, hidden)| Correction::Hand(known, hidden)));
        }
        if is(what::TABLE) {
            found.push(cards_called(value).map(Correction::Table));
        }
        if is(what::BONUS) {
            found.push(held(value).map(|(known, hidden)| Correction::BonusCards(known, hidden)));
        }
        if is(what::PRESTIGE) {
            found.push(held(value).map(|(known, hidden)| Correction::PrestigeCards(known, hidden)));
        }
        if is(what::USED) {
            found.push(cards_called(value).map(Correction::UsedBonusCards));
        }
        if is(what::SOLD) {
            found.push(cards_called::<Object>(value).map(Correction::Sold));
        }
        if is(what::CLEAR) && !value.is_empty() {
            found.push(site(value).map(Correction::Clear));
        }
        if value.is_empty() {
            let alone = [
                (what::IN, Correction::InAuction(true)),
                (what::OUT, Correction::InAuction(false)),
                (what::START, Correction::StartPlayer(seat)),
                (what::TURN, Correction::Turn(seat)),
            ];
            found.extend(alone.iter().filter(|(w, _)| is(w)).map(|&(_, c)| Some(c)));
        }
        if let (true, [name @ .., left]) = (is(what::SUPPLY), value) {
            let pieces = Piece::all().filter(|&piece| fits(name, piece_name(piece)));
            let left: Option<u8> = number(left);
            found.extend(pieces.map(|piece| Some(Correction::Supply(piece, left?))));
        }
        let buildings = Building::ALL.iter().map(|&kind| Tile::Building(kind));
        let landscapes = Landscape::ALL.iter().map(|&kind| Tile::Landscape(kind));
        for tile in buildings.chain(landscapes.filter(|_| !value.is_empty())) {
            if fits(&[word], tile.name()) {
                found.push(site(value).map(|site| Correction::Lies(tile, site)));
            }
        }
        found.into_iter().flatten().collect()
    }

    /// A phase of this round, or the end.
    fn phase_called(&self, seat: Seat, word: &str) -> Option<Correction> {
        let round = self.game.round();
        let phases = [
            (what::AUCTIONS, Moment::Auction(round)),
            (what::ACTIONS, Moment::Actions(round, seat)),
            (what::END, Moment::End),
        ];
        let (_, moment) = phases
            .into_iter()
            .find(|(name, _)| name.starts_with(word))?;
        Some(Correction::Moment(moment))
    }
}

/// Whether the player who is named is the value.
fn names_seat(correction: Correction) -> bool {
    matches!(
        correction,
        Correction::StartPlayer(_) | Correction::Turn(_) | Correction::Moment(Moment::Actions(..))
    )
}

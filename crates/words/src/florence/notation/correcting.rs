//! Reads typed corrections: `set anna money 1200`, `set ben library e1 e2 d2 f1 f2`,
//! `set round 3`, across a border `set workshop with ben e1 e2, a1 a2 a3`, and
//! `set workshop with ben` to remove it. Without a player it is the player to act.

use super::Reader;
use super::called::{amount, called, cards_called, points as typed_points};
use crate::find::{fits, is_called};
use crate::fl;
use crate::florence::corrections::{named, piece_id};
use crate::florence::house_rules;
use crate::florence::names::Named;
use florence::rules::house::{Agreed, HouseRule, Value};
use florence::rules::{Correction, Piece, Site, Variant};
use florence::{Building, Decision, Edition, Joint, Moment, Options, Square, Squares, Tile};
use table::{Item, Seat, Set};

fn number<T: TryFrom<u16>>(token: &str) -> Option<T> {
    typed_points(token).and_then(|number| T::try_from(number).ok())
}

/// Reads things with these names, and a number if the last word is one.
fn held<T: Item + Named>(tokens: &[&str]) -> Option<(Set<T>, u8)> {
    match tokens {
        [known @ .., last] => match number(last) {
            Some(hidden) => Some((cards_called(known)?, hidden)),
            None => Some((cards_called(tokens)?, 0)),
        },
        [] => Some((Set::EMPTY, 0)),
    }
}

/// Reads a house rule with this name, and what follows as its value: `rounds 6`.
fn house(tokens: &[&str]) -> Vec<Agreed> {
    let mut found = Vec::new();
    for cut in 1..tokens.len() {
        let (name, value) = tokens.split_at(cut);
        let called = HouseRule::all().filter(|house| {
            let said = house_rules::house_rule(house.name);
            fits(name, &said) || fits(name, &house.name.replace('_', " "))
        });
        for house in called {
            let values = house_values(house.name, value).into_iter();
            found.extend(values.filter_map(|value| Agreed::new(house.name, value)));
        }
    }
    found
}

/// Reads the value of the house rule with this name.
fn house_values(name: &str, tokens: &[&str]) -> Vec<Option<Value>> {
    if fits(tokens, fl!(house_as_printed)) {
        return vec![None];
    }
    let usual = Variant::of(3, Options::default(), Edition::studiolo()).value(name);
    let all = tokens.iter().map(|token| number::<u16>(token));
    let all: Option<Vec<u16>> = all.collect();
    let choices = Value::CHOICES.iter().copied();
    let chosen = choices.filter(|choice| fits(tokens, house_rules::choice(*choice)));
    match (usual, all.as_deref()) {
        (Some(Value::Number(_)), Some([number])) => vec![Some(Value::Number((*number).into()))],
        (Some(Value::Prices(_)), Some(&[none, one, two, three])) => {
            vec![Some(Value::Prices([none, one, two, three].map(u32::from)))]
        }
        (Some(Value::Rounds(_)), Some(all)) => {
            let all = <[u16; 7]>::try_from(all).ok();
            all.map(|all| Some(Value::Rounds(all)))
                .into_iter()
                .collect()
        }
        (Some(Value::Objects(_)), None) => {
            let objects = cards_called(tokens).map(Value::Objects);
            objects.map(Some).into_iter().collect()
        }
        (Some(usual), _) => {
            let alike =
                chosen.filter(|it| std::mem::discriminant(it) == std::mem::discriminant(&usual));
            alike.map(Some).collect()
        }
        (None, _) => Vec::new(),
    }
}

fn site(tokens: &[&str]) -> Option<Site> {
    let squares = tokens.iter().map(|token| token.parse::<Square>().ok());
    squares.collect::<Option<Squares>>().map(Site::own)
}

impl Reader<'_> {
    /// Reads everything that a correction may mean, without its first word.
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
                    // A value of the whole table has no player.
                    if !correction.is_of_table() || cut == 0 || named(correction) == Some(seat) {
                        self.decide(seat, Decision::Correct(correction));
                    }
                }
            }
        }
    }

    /// Returns the players with this name, or the one in the seat with this letter.
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
        for agreed in house(value) {
            may(fl!(word_house), Some(Correction::House(agreed)));
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

    /// Reads `ben e1 e2, a1 a2 a3`: the neighbour who shares a building, the squares on
    /// this player's side and those on the other. Without squares the building is removed.
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

    /// Reads a phase of this round, or the end.
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

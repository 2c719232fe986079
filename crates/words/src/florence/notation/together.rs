//! Reads typed decisions about building together: `offer workshop ben e1 300`,
//! `agree workshop ben e1 300`, `accept`, `refuse`. The square is the first of the player's
//! own part (the leftmost in the lowest rank), and the amount is what the partner pays;
//! without a name both neighbours are meant. While an offer is open, an amount is a
//! counter-offer, alone or after a word: `400`, `offer 400`, `ask 400`.

use super::called::{amount, called};
use super::{Reader, fits};
use crate::fl;
use florence::rules::field::joint::{Joint, JointPlaces};
use florence::rules::game::Talk;
use florence::{Building, Decision, Square, Squares, Tile};
use table::Seat;

/// What is said about a building across a border, apart from its name and the neighbour's.
struct Said<'t> {
    names: Vec<&'t str>,
    square: Square,
    payment: u32,
}

impl<'t> Said<'t> {
    /// Reads a square and at most one amount, in any position.
    fn read(tokens: &[&'t str]) -> Option<Said<'t>> {
        let mut names = Vec::new();
        let (mut square, mut payment) = (None, None);
        for &token in tokens {
            match (token.parse::<Square>(), amount(token)) {
                (Ok(found), _) if square.is_none() => square = Some(found),
                (_, Some(found)) if payment.is_none() => payment = Some(found),
                _ => names.push(token),
            }
        }
        let payment = payment.unwrap_or(0);
        let square = square.filter(|_| payment <= Joint::MOST_PAYMENT)?;
        Some(Said {
            names,
            square,
            payment,
        })
    }
}

impl Reader<'_> {
    /// Reads all decisions about building together that these tokens may be.
    pub(super) fn together(&mut self, tokens: &[&str]) {
        if !self.game.variant().joined {
            return;
        }
        self.in_a_word(tokens, fl!(word_accept), Decision::Accept);
        self.in_a_word(tokens, fl!(word_refuse), Decision::Refuse);
        if let Some(talk) = self.game.talk() {
            self.counter_offer(tokens, talk);
        }
        let [verb, rest @ ..] = tokens else { return };
        let is = |word: &str| fits(&[verb], word);
        let Some(said) = Said::read(rest) else { return };
        if is(fl!(word_offer)) || is(fl!(word_ask)) {
            self.joints(&said, Decision::Offer);
        }
        if is(fl!(word_agree)) {
            self.joints(&said, Decision::Agree);
        }
    }

    /// Reads a counter-offer: the same building in the same place, for another payment.
    fn counter_offer(&mut self, tokens: &[&str], talk: Talk) {
        let price = match tokens {
            [price] => amount(price),
            [verb, price]
                if [fl!(word_offer), fl!(word_ask)].map(|it| fits(&[verb], it)) != [false; 2] =>
            {
                amount(price)
            }
            _ => None,
        };
        let active = self.game.turn().map(|turn| turn.seat);
        let (Some(price), Some(active)) = (price, active) else {
            return;
        };
        if price > Joint::MOST_PAYMENT {
            return;
        }
        let joint = match self.seat == active {
            true => talk.joint,
            false => talk.joint.turned(active),
        };
        self.decide(self.seat, Decision::Offer(joint.paying(price)));
    }

    /// Reads each building and each neighbour with these names, in every place that begins
    /// at the square.
    fn joints(&mut self, said: &Said<'_>, decision: fn(Joint) -> Decision) {
        let seat = self.seat;
        for cut in 1..=said.names.len() {
            let (one, other) = said.names.split_at(cut);
            for (building, player) in [(one, other), (other, one)] {
                let seats: Vec<Seat> = match player {
                    [] => self.game.neighbours(seat).collect(),
                    player => self.players(player),
                };
                for kind in called(building) {
                    for &partner in seats.iter().filter(|&&partner| partner != seat) {
                        for joint in self.from(kind, partner, said.square) {
                            self.decide(seat, decision(joint.paying(said.payment)));
                        }
                    }
                }
            }
        }
    }

    /// Returns the places that begin at a square: the possible ones or, to explain a
    /// refusal, those that the tile could cover.
    fn from(&self, kind: Building, partner: Seat, square: Square) -> Vec<Joint> {
        let seat = self.seat;
        let begin = |places: JointPlaces<'_>| -> Vec<Joint> {
            let places = places.iter();
            let there = places.filter(|(own, _)| own.iter().next() == Some(square));
            there
                .map(|(own, others)| Joint::new(kind, own, partner, others))
                .collect()
        };
        let possible = begin(self.game.joint_places(seat, partner, kind));
        if !possible.is_empty() {
            return possible;
        }
        let shape = self.game.edition().shape(Tile::Building(kind));
        let whole = self.game.layout().map(|layout| {
            let (own, others) = ((seat, Squares::ALL), (partner, Squares::ALL));
            begin(JointPlaces::new(shape, layout, own, others))
        });
        match whole.filter(|whole| !whole.is_empty()) {
            Some(whole) => whole,
            None => {
                let own: Squares = [square].into_iter().collect();
                vec![Joint::new(kind, own, partner, Squares::EMPTY)]
            }
        }
    }
}

//! Reads typed decisions about characters: `muse 700`, `princess 3`, `merchant free`,
//! `professor bonus`, `let go`, `exchange 4`. A name at the end is the deciding player, for
//! what may be done out of turn: `merchant points anna`.

use super::called::{amount, called, points};
use super::results::parts;
use super::{Named, Reader, fits};
use crate::find::is_called;
use crate::fl;
use florence::rules::game::{Pending, Phase};
use florence::rules::{Character, Favour};
use florence::{Decision, Deck};
use table::Seat;

impl Reader<'_> {
    /// Reads all decisions about characters that these tokens may be.
    pub(super) fn characters(&mut self, tokens: &[&str]) {
        if !self.game.variant().characters {
            return;
        }
        if tokens.is_empty() {
            return self.character_in_a_word();
        }
        if fits(tokens, fl!(word_let_go)) {
            self.decide(self.seat, Decision::LetGo);
        }
        if self.game.phase() == Phase::Characters && self.game.pending().is_none() {
            self.bids(tokens);
        }
        let [verb, rest @ ..] = tokens else {
            return;
        };
        let is = |character: Character| is_called(&[verb], character.id());
        if is(Character::Princess) && self.game.phase() != Phase::Characters {
            match rest {
                [] => self.decide(self.seat, Decision::Princess(0)),
                [taken] => {
                    if let Some(taken) = points(taken) {
                        self.decide(self.seat, Decision::Princess(taken));
                    }
                }
                _ => {}
            }
        }
        if is(Character::Merchant) {
            let favours = [
                (Favour::Free, fl!(word_merchant_free)),
                (Favour::Points, fl!(word_merchant_points)),
            ];
            for (favour, word) in favours {
                self.used(Character::Merchant, rest, word, Decision::Merchant(favour));
            }
        }
        if is(Character::Professor) {
            let decks = [
                (Deck::Prestige, fl!(word_prestige)),
                (Deck::Bonus, fl!(word_bonus)),
            ];
            for (deck, word) in decks {
                self.used(Character::Professor, rest, word, Decision::Professor(deck));
            }
        }
        if (fits(&[verb], fl!(word_exchange)) || is(Character::Banker))
            && let (Some(Pending::Exchange { seat }), [bought]) = (self.game.pending(), rest)
            && let Some(bought) = points(bought)
        {
            self.decide(seat, Decision::Exchange(bought));
        }
    }

    /// Reads decisions that are a single word.
    fn character_in_a_word(&mut self) {
        let decisions = [
            Decision::Merchant(Favour::Free),
            Decision::Merchant(Favour::Points),
            Decision::Professor(Deck::Prestige),
            Decision::Professor(Deck::Bonus),
            Decision::LetGo,
            Decision::Princess(0),
            Decision::Exchange(0),
        ];
        for decision in decisions {
            self.if_legal(decision);
        }
        for character in self.game.characters_on_offer() {
            let least = self.game.least_bid_for(character);
            self.if_legal(Decision::Bid(character, least));
        }
    }

    /// Reads `muse 700`, `700 muse`, `m7`; without an amount it is the lowest available
    /// field.
    fn bids(&mut self, tokens: &[&str]) {
        let parted: Vec<&str> = tokens.iter().flat_map(|token| parts(token)).collect();
        let (name, price) = match parted.as_slice() {
            [name @ .., price] if amount(price).is_some() => (name, amount(price)),
            [price, name @ ..] if amount(price).is_some() => (name, amount(price)),
            name => (name, None),
        };
        // The Banker has a field for zero.
        for character in called(name) {
            let least = self.game.least_bid_for(character);
            let bid = Decision::Bid(character, price.unwrap_or(least));
            self.decide(self.seat, bid);
        }
    }

    /// Reads a use of a character. Without the word, both uses are meant; without a name,
    /// it is that of the character's owner.
    fn used(&mut self, character: Character, rest: &[&str], word: &str, decision: Decision) {
        let owner = |seat: &Seat| self.game.player(*seat).character() == Some(character);
        let owner = self.game.seats().find(owner).unwrap_or(self.seat);
        match rest {
            [] => self.decide(owner, decision),
            [first, names @ ..] if fits(&[first], word) => {
                if names.is_empty() {
                    self.decide(owner, decision);
                }
                for seat in self.players(names) {
                    self.decide(seat, decision);
                }
            }
            _ => {}
        }
    }
}

//! The position as a seat sees it: the same game with unknown cards face down.
//!
//! Hands, the display, the order of the deck, the generator, and secret choices of others
//! until all have chosen are hidden (invariant 31 of the digest). Equal views of different
//! positions are equal values.

use super::card::{CardId, CardType, Spot};
use super::command::{Event, Lot};
use super::game::{Game, PUBLIC, bit};
use super::state::{Answers, Commitment, Phase, Vote};
use table::{Card, Hand, Item as _, Seat, Set};

impl Game {
    /// Returns the position as seen by this seat, or by a spectator.
    #[must_use]
    pub fn seen_from(&self, viewer: Option<Seat>) -> Game {
        let mut game = *self;
        game.random = None;
        game.deck = self.deck.face_down();
        for slot in &mut game.display {
            *slot = slot.map(|_| Card::Hidden);
        }
        let mask = viewer.map_or(PUBLIC, bit);
        let mut seen = Set::EMPTY;
        for seat in self.seats() {
            let hand = self.hands[seat];
            let known = hand.known().iter();
            let known: Set<CardId> = known
                .filter(|&card| viewer == Some(seat) || self.known_by[card.index()] & mask != 0)
                .collect();
            let hidden = hand.hidden() as usize + hand.known().len() - known.len();
            game.hands[seat] = Hand::new(known, hidden as u8);
            seen = seen.union(known);
        }
        for card in self.edition.cards().minus(seen) {
            game.known_by[card.index()] = 0;
        }
        game.hide_answers(viewer);
        if let Some(trade) = &mut game.trade
            && ![Some(trade.proposer), Some(trade.partner)].contains(&viewer)
        {
            hide(self, &mut trade.give, seen);
            hide(self, &mut trade.take, seen);
        }
        game
    }

    /// Returns the position as a hint or a bot for this seat judges it while treasuries are
    /// hidden (G3): every other player is assumed to have as much as this seat, or their
    /// offer if that is more.
    #[must_use]
    pub fn without_treasuries(&self, seat: Seat) -> Game {
        let mut game = *self;
        for other in self.seats().filter(|&other| other != seat) {
            let bid = match self.phase {
                Phase::Bidding(bidding) => bidding.high.filter(|(bidder, _)| *bidder == other),
                _ => None,
            };
            let lots = self.trade.iter().flat_map(|trade| {
                let lots = [(trade.proposer, trade.give), (trade.partner, trade.take)];
                lots.into_iter().filter(|(giver, _)| *giver == other)
            });
            let traded = lots.map(|(_, lot)| lot.money);
            let offered = bid.map(|(_, bid)| bid).into_iter().chain(traded);
            game.money[other] = offered.fold(self.money[seat], u32::max);
        }
        game
    }

    /// Returns the position with everything that is known, except secret choices of seats
    /// other than this one until all have chosen.
    #[must_use]
    pub fn with_answers_of(&self, viewer: Option<Seat>) -> Game {
        let mut game = *self;
        game.hide_answers(viewer);
        game
    }

    fn hide_answers(&mut self, viewer: Option<Seat>) {
        let own = |answers: &mut Answers| {
            let own = viewer.map_or(Set::EMPTY, Set::only);
            answers.yes = answers.yes.intersection(own);
        };
        match &mut self.phase {
            Phase::Doctors(doctors) => own(&mut doctors.answers),
            Phase::Accusing(answers) => own(answers),
            Phase::Defence(attack) if viewer != Some(self.active) => {
                attack.committed = Commitment::Hidden;
            }
            Phase::Ballot(ballot) => {
                for (seat, vote) in Seat::ALL.iter().zip(&mut ballot.votes) {
                    if viewer != Some(*seat) && *vote != Vote::None {
                        *vote = Vote::Hidden;
                    }
                }
            }
            _ => {}
        }
    }
}

/// Hides the cards of a lot that come from a hand.
fn hide(game: &Game, lot: &mut Lot, seen: Set<CardId>) {
    let cards = lot.cards.iter();
    let secret: Set<CardId> = cards
        .filter(|&card| game.spot(card) == Spot::Concealed && !seen.contains(card))
        .collect();
    lot.cards = lot.cards.minus(secret);
    lot.hidden += secret.len() as u8;
}

impl Event {
    /// Returns what a seat, or a spectator, learns of an event: cards that came unseen are
    /// hidden from those who did not see them.
    #[must_use]
    pub fn heard_by(self, viewer: Option<Seat>, game: &Game) -> Event {
        let is_table = |card: Card<CardId>| match card {
            Card::Known(card) => game.type_of(card).is_table(),
            Card::Hidden => false,
        };
        match self {
            Event::Received(seat, card) if viewer != Some(seat) && !is_table(card) => {
                Event::Received(seat, Card::Hidden)
            }
            Event::Stolen(thief, victim, _) if viewer != Some(thief) && viewer != Some(victim) => {
                Event::Stolen(thief, victim, Card::Hidden)
            }
            other => other,
        }
    }
}

/// Returns the types of cards that a hand can hold after the deal (G5).
pub(super) fn hand_sorts() -> impl Iterator<Item = CardType> {
    let sorts = CardType::ALL.iter().copied();
    sorts.filter(|sort| !sort.is_table())
}

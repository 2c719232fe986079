//! Correcting a value by hand, when a table cannot trace an error back.
//!
//! Each correction is carried out through `Game → Setup → Game`, so that it leads to a
//! legal position or is refused with what would be wrong with it.

use super::card::{CardId, Spot};
use super::command::{Correction, Event};
use super::game::{Events, Game};
use super::rule::{Fact, Rule, Violation};
use super::setup::Setup;
use table::{Card, Hand, Seat, Stack};

impl Game {
    fn value(&self, seat: Seat, correction: Correction) -> Correction {
        match correction {
            Correction::Money(_) => Correction::Money(self.money[seat]),
            Correction::Cardinals(_) => Correction::Cardinals(self.cardinals[seat]),
            Correction::Pope(_) => Correction::Pope(self.pope == seat),
            Correction::Skips(_) => Correction::Skips(self.skips),
            Correction::Hidden(_) => Correction::Hidden(self.hands[seat].hidden()),
            Correction::Lies(card, _) => Correction::Lies(card, self.spot(card)),
            Correction::Agreed(about) => Correction::Agreed(self.options.as_agreed(about)),
        }
    }

    fn corrected(&self, seat: Seat, correction: Correction) -> Game {
        let mut game = *self;
        // An agreement needs no explanation.
        game.irregular |= !matches!(correction, Correction::Agreed(_));
        match correction {
            Correction::Money(ducats) => game.money[seat] = ducats,
            Correction::Cardinals(cardinals) => game.cardinals[seat] = cardinals,
            Correction::Pope(is_pope) => {
                if is_pope {
                    game.pope = seat;
                }
            }
            Correction::Skips(skips) => game.skips = skips,
            Correction::Hidden(hidden) => {
                let hand = self.hands[seat];
                let both = self.deck.len() + usize::from(hand.hidden());
                game.hands[seat] = Hand::new(hand.known(), hidden);
                game.deck = Stack::count(both.saturating_sub(usize::from(hidden)));
            }
            Correction::Lies(card, spot) => game.put_by_hand(seat, card, spot),
            Correction::Agreed(on) => game.options.agree(on),
        }
        game
    }

    /// Puts a card somewhere, taking it from wherever it is, as far as that is known.
    fn put_by_hand(&mut self, seat: Seat, card: CardId, spot: Spot) {
        let was_concealed = self.spot(card) == Spot::Concealed;
        if was_concealed {
            for seat in self.seats() {
                if self.hands[seat].known().contains(card) {
                    self.leave_hand(seat, card);
                    self.lay(card, spot);
                    return;
                }
            }
            // Its place was unknown: it comes from this seat's hand if that has unknown
            // cards, otherwise from the deck.
            if !self.hands[seat].take(Card::Hidden) {
                self.deck.draw();
            }
        }
        self.lay(card, spot);
        if spot == Spot::Concealed && !was_concealed {
            self.deck.put_under(Card::Known(card));
        }
    }

    pub(super) fn check_correction(
        &self,
        seat: Seat,
        correction: Correction,
    ) -> Result<(), Violation> {
        if let Correction::Lies(card, spot) = correction {
            self.check_card(card, Rule::G6)?;
            let is_here = |spot| matches!(spot, Spot::Arriving(_) | Spot::Auctioned);
            if is_here(spot) || is_here(self.spot(card)) || self.arriving.contains(card) {
                return Err(Rule::G6.broken(Fact::CannotLieThere(card)));
            }
            if self.is_digital() && self.spot(card) == Spot::Concealed {
                let mut hands = self.seats().map(|seat| self.hands[seat].known());
                if !hands.any(|hand| hand.contains(card)) {
                    // The computer dealt the cards.
                    return Err(Rule::G6.broken(Fact::Dealt));
                }
            }
        }
        if let Correction::Hidden(hidden) = correction {
            let both = self.deck.len() + usize::from(self.hands[seat].hidden());
            if !self.deck.is_counted() {
                return Err(Rule::G4.broken(Fact::Dealt));
            }
            if usize::from(hidden) > both {
                let found = usize::from(hidden);
                return Err(Rule::G4.broken(Fact::TooManyCards { found, there: both }));
            }
        }
        if self.value(seat, correction) == correction {
            return Err(Rule::G2.broken(Fact::NothingChanges));
        }
        let after = self.corrected(seat, correction);
        match Game::try_from(&Setup::from(&after)) {
            Ok(_) => Ok(()),
            Err(problems) => match problems.into_iter().next() {
                Some(problem) => Err(problem.violation),
                None => Ok(()),
            },
        }
    }

    pub(super) fn correct(&mut self, seat: Seat, correction: Correction, events: &mut impl Events) {
        events.push(Event::Corrected(
            seat,
            self.value(seat, correction),
            correction,
        ));
        *self = self.corrected(seat, correction);
    }
}

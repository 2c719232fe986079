//! What happened because of a decision, as lines of the log.

use super::names::{cardinals, cards, condottieri, ducats, points};
use super::sentences::Words;
use crate::fl;
use crate::sentences::tell;
use prince::{CardId, CardType, Event, Place, Why};
use table::{Card, Seat, Told};

impl Words<'_> {
    /// What happened: `Ben gets Bologna for 12 ducats`. Cards that these words may not
    /// tell are not named.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    pub fn event(&self, event: &Event) -> String {
        match *event {
            Event::Redealt(seat) => tell!(self, prince_event_redealt, player = seat),
            Event::Displayed(number) => {
                fl!(prince_event_displayed, cards = cards(usize::from(number)))
            }
            Event::PhaseBegan(seat) => tell!(self, prince_event_phase_began, player = seat),
            Event::PhaseSkipped(seat) => tell!(self, prince_event_phase_skipped, player = seat),
            Event::TurnedUp(_, card) => tell!(self, prince_event_turned_up, card),
            Event::PassedOver(seat) => tell!(self, prince_event_passed_over, player = seat),
            Event::Sold(seat, card, price) => {
                let (player, card) = (self.seat(seat), self.key(card));
                match price {
                    0 => fl!(prince_event_sold_free, player, card),
                    _ => fl!(prince_event_sold, player, card, price = ducats(price)),
                }
            }
            Event::Received(seat, card) => match self.seen(seat, card) {
                Some(card) => tell!(self, prince_event_received, player = seat, card),
                None => tell!(self, prince_event_received_hidden, player = seat),
            },
            Event::Paid(seat, price, why) => self.paid(seat, price, why),
            Event::Earned(seat, price, why) => self.earned(seat, price, why),
            Event::Arrived(seat, card, place) => self.arrived(seat, card, place),
            Event::Declined(seat, card, left_with) => {
                let (player, card) = (self.seat(seat), self.key(card));
                match left_with {
                    Some(other) => tell!(self, prince_event_declined_left, player, card, other),
                    None => fl!(prince_event_declined, player, card),
                }
            }
            Event::Moved(seat, card, place) => {
                let (player, card) = (self.seat(seat), self.key(card));
                match place {
                    Some(Place::Holding(holding)) => {
                        tell!(self, prince_event_moved_holding, player, card, holding)
                    }
                    Some(Place::Base(_)) => fl!(prince_event_moved_base, player, card),
                    None => fl!(prince_event_moved_front, player, card),
                }
            }
            // Nobody needs a decision to know what was played.
            Event::Played(seat, card, aim) => {
                let play = prince::Decision::Play(card, aim);
                self.decision(None, Told::own(&prince::Command::new(seat, play)))
            }
            Event::Stolen(thief, victim, card) => {
                let (player, other) = (self.seat(thief), self.seat(victim));
                let seen = if self.sees(victim) { victim } else { thief };
                match self.seen(seen, card) {
                    Some(card) => tell!(self, prince_event_stolen, player, other, card),
                    None => fl!(prince_event_stolen_hidden, player, other),
                }
            }
            Event::Healed(seat, card) => tell!(self, prince_event_healed, player = seat, card),
            Event::Died(card) => match self.edition().card(card).card_type {
                CardType::Office => tell!(self, prince_event_died_aside, card),
                _ => tell!(self, prince_event_died_out, card),
            },
            Event::Given(card, seat) => tell!(self, prince_event_given, player = seat, card),
            Event::Accused(seat) => tell!(self, prince_event_accused, player = seat),
            Event::Judged(yes, no, true) => fl!(prince_event_judged_yes, yes, no),
            Event::Judged(yes, no, false) => fl!(prince_event_judged_no, yes, no),
            Event::Attacked(seat, _, with) if with.is_empty() => {
                tell!(self, prince_event_attacked_alone, player = seat)
            }
            Event::Attacked(seat, _, with) => tell!(
                self,
                prince_event_attacked,
                player = seat,
                cards = self.cards(with)
            ),
            Event::Defended(seat, with) if with.is_empty() => {
                tell!(self, prince_event_defended_alone, player = seat)
            }
            Event::Defended(seat, with) => tell!(
                self,
                prince_event_defended,
                player = seat,
                cards = self.cards(with)
            ),
            Event::Fought(attack, defence, true) => fl!(prince_event_fought_won, attack, defence),
            Event::Fought(attack, defence, false) => fl!(prince_event_fought_lost, attack, defence),
            Event::Counted(votes) => fl!(prince_event_counted, votes = self.votes(votes)),
            Event::Elected(seat, false) => tell!(self, prince_event_elected, player = seat),
            Event::Elected(seat, true) => tell!(self, prince_event_elected_limit, player = seat),
            Event::Scored(seat, score) => tell!(
                self,
                prince_event_scored,
                player = seat,
                points = points(score.total())
            ),
            Event::TurnBegan(turn) => fl!(prince_event_turn_began, turn),
            Event::Reshuffled(number) => fl!(prince_event_reshuffled, number),
            Event::Assigned(card, seat) => tell!(self, prince_event_assigned, player = seat, card),
            Event::DealtOffice(card, seat) => {
                tell!(self, prince_event_dealt_office, player = seat, card)
            }
            Event::Cardinals(seat, number) => tell!(
                self,
                prince_event_cardinals,
                player = seat,
                cardinals = cardinals(number)
            ),
            Event::Traded(one, other) => tell!(self, prince_event_traded, player = one, other),
            Event::Refused(seat) => tell!(self, prince_event_refused, player = seat),
            Event::WentOut(card) => tell!(self, prince_event_went_out, card),
            Event::Shown(seat, card) => match self.seen(seat, Card::Known(card)) {
                Some(card) => tell!(self, prince_event_shown, player = seat, card),
                None => tell!(self, prince_event_shown_hidden, player = seat),
            },
            Event::Corrected(seat, was, now) => tell!(
                self,
                prince_event_corrected,
                player = seat,
                was = self.value(was),
                now = self.value(now)
            ),
            Event::Over => fl!(prince_event_over).into(),
        }
    }

    fn paid(&self, seat: Seat, price: u32, why: Why) -> String {
        let (player, price) = (self.seat(seat), ducats(price));
        match why {
            Why::Bid(card) => {
                let card = self.key(card);
                fl!(prince_event_paid_bid, player, price, card)
            }
            Why::Patron(card) => {
                let card = self.key(card);
                fl!(prince_event_paid_patron, player, price, card)
            }
            Why::Doctor(card) => {
                let card = self.key(card);
                fl!(prince_event_paid_doctor, player, price, card)
            }
            Why::Mercenaries(number) => fl!(
                prince_event_paid_mercenaries,
                player,
                price,
                condottieri = condottieri(number)
            ),
            Why::Trade(other) => {
                let other = self.seat(other);
                fl!(prince_event_paid_trade, player, price, other)
            }
            Why::Income | Why::Base => fl!(prince_event_paid, player, price),
        }
    }

    fn earned(&self, seat: Seat, price: u32, why: Why) -> String {
        let (player, price) = (self.seat(seat), ducats(price));
        match why {
            Why::Income => fl!(prince_event_earned_income, player, price),
            Why::Base => fl!(prince_event_earned_base, player, price),
            Why::Trade(other) => {
                let other = self.seat(other);
                fl!(prince_event_earned_trade, player, price, other)
            }
            Why::Bid(_) | Why::Patron(_) | Why::Doctor(_) | Why::Mercenaries(_) => {
                fl!(prince_event_earned, player, price)
            }
        }
    }

    fn arrived(&self, seat: Seat, card: CardId, place: Option<Place>) -> String {
        let (player, card) = (self.seat(seat), self.key(card));
        match place {
            Some(Place::Holding(holding)) => {
                tell!(self, prince_event_arrived_holding, player, card, holding)
            }
            Some(Place::Base(_)) => fl!(prince_event_arrived_base, player, card),
            None => fl!(prince_event_arrived_front, player, card),
        }
    }
}

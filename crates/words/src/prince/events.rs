//! What happened because of a decision, as lines of the log.

use super::names::{cardinals, cards, condottieri, ducats, points};
use super::sentences::Words;
use crate::fl;
use crate::sentences::tell;
use prince::{CardType, Event, Place, Why};
use table::{Card, Seat, Told};

impl Words<'_> {
    /// Says what happened: `Ben gets Bologna for 12 ducats`. Cards that these words must
    /// not reveal are not named.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    pub fn event(&self, event: &Event) -> String {
        match *event {
            Event::Redealt(player) => tell!(self, prince_event_redealt, player),
            Event::Displayed(number) => {
                fl!(prince_event_displayed, cards = cards(usize::from(number)))
            }
            Event::PhaseBegan(player) => tell!(self, prince_event_phase_began, player),
            Event::PhaseSkipped(player) => tell!(self, prince_event_phase_skipped, player),
            Event::TurnedUp(_, card) => tell!(self, prince_event_turned_up, card),
            Event::PassedOver(player) => tell!(self, prince_event_passed_over, player),
            Event::Sold(player, card, 0) => tell!(self, prince_event_sold_free, player, card),
            Event::Sold(player, card, price) => {
                let price = ducats(price);
                tell!(self, prince_event_sold, player, card, price)
            }
            Event::Received(seat, card) => match self.seen(seat, card) {
                Some(card) => tell!(self, prince_event_received, player = seat, card),
                None => tell!(self, prince_event_received_hidden, player = seat),
            },
            Event::Paid(seat, price, why) => self.paid(seat, price, why),
            Event::Earned(seat, price, why) => self.earned(seat, price, why),
            Event::Arrived(player, card, Some(Place::Holding(holding))) => {
                tell!(self, prince_event_arrived_holding, player, card, holding)
            }
            Event::Arrived(player, card, Some(Place::Base(_))) => {
                tell!(self, prince_event_arrived_base, player, card)
            }
            Event::Arrived(player, card, None) => {
                tell!(self, prince_event_arrived_front, player, card)
            }
            Event::Declined(player, card, Some(other)) => {
                tell!(self, prince_event_declined_left, player, card, other)
            }
            Event::Declined(player, card, None) => tell!(self, prince_event_declined, player, card),
            Event::Moved(player, card, Some(Place::Holding(holding))) => {
                tell!(self, prince_event_moved_holding, player, card, holding)
            }
            Event::Moved(player, card, Some(Place::Base(_))) => {
                tell!(self, prince_event_moved_base, player, card)
            }
            Event::Moved(player, card, None) => tell!(self, prince_event_moved_front, player, card),
            // The decision is not needed to know what was played.
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
            Event::Healed(player, card) => tell!(self, prince_event_healed, player, card),
            Event::Died(card) => match self.edition().card(card).card_type {
                CardType::Office => tell!(self, prince_event_died_aside, card),
                _ => tell!(self, prince_event_died_out, card),
            },
            Event::Given(card, player) => tell!(self, prince_event_given, player, card),
            Event::Accused(player) => tell!(self, prince_event_accused, player),
            Event::Judged(yes, no, true) => fl!(prince_event_judged_yes, yes, no),
            Event::Judged(yes, no, false) => fl!(prince_event_judged_no, yes, no),
            Event::Attacked(player, _, with) if with.is_empty() => {
                tell!(self, prince_event_attacked_alone, player)
            }
            Event::Attacked(player, _, with) => {
                tell!(self, prince_event_attacked, player, cards = with)
            }
            Event::Defended(player, with) if with.is_empty() => {
                tell!(self, prince_event_defended_alone, player)
            }
            Event::Defended(player, with) => {
                tell!(self, prince_event_defended, player, cards = with)
            }
            Event::Fought(attack, defence, true) => fl!(prince_event_fought_won, attack, defence),
            Event::Fought(attack, defence, false) => fl!(prince_event_fought_lost, attack, defence),
            Event::Counted(votes) => tell!(self, prince_event_counted, votes),
            Event::Elected(player, false) => tell!(self, prince_event_elected, player),
            Event::Elected(player, true) => tell!(self, prince_event_elected_limit, player),
            Event::Scored(player, score) => tell!(
                self,
                prince_event_scored,
                player,
                points = points(score.total())
            ),
            Event::TurnBegan(turn) => fl!(prince_event_turn_began, turn),
            Event::Reshuffled(number) => fl!(prince_event_reshuffled, number),
            Event::Assigned(card, player) => tell!(self, prince_event_assigned, player, card),
            Event::DealtOffice(card, player) => {
                tell!(self, prince_event_dealt_office, player, card)
            }
            Event::Cardinals(player, number) => tell!(
                self,
                prince_event_cardinals,
                player,
                cardinals = cardinals(number)
            ),
            Event::Traded(one, other) => tell!(self, prince_event_traded, player = one, other),
            Event::Refused(player) => tell!(self, prince_event_refused, player),
            Event::WentOut(card) => tell!(self, prince_event_went_out, card),
            Event::Shown(seat, card) => match self.seen(seat, Card::Known(card)) {
                Some(card) => tell!(self, prince_event_shown, player = seat, card),
                None => tell!(self, prince_event_shown_hidden, player = seat),
            },
            Event::Corrected(player, was, now) => {
                tell!(self, prince_event_corrected, player, was, now)
            }
            Event::Over => fl!(prince_event_over).into(),
        }
    }

    /// Says which value was set by hand, with the old value, to follow the name of the
    /// player; `None` for any other event.
    #[must_use]
    pub fn corrected(&self, event: &Event) -> Option<String> {
        match *event {
            Event::Corrected(_, was, now) => Some(tell!(self, prince_log_corrected, now, was)),
            _ => None,
        }
    }

    fn paid(&self, seat: Seat, price: u32, why: Why) -> String {
        let (player, price) = (self.seat(seat), ducats(price));
        match why {
            Why::Bid(card) => tell!(self, prince_event_paid_bid, player, price, card),
            Why::Patron(card) => tell!(self, prince_event_paid_patron, player, price, card),
            Why::Doctor(card) => tell!(self, prince_event_paid_doctor, player, price, card),
            Why::Mercenaries(number) => {
                let condottieri = condottieri(number);
                fl!(prince_event_paid_mercenaries, player, price, condottieri)
            }
            Why::Trade(other) => tell!(self, prince_event_paid_trade, player, price, other),
            Why::Income | Why::Base => fl!(prince_event_paid, player, price),
        }
    }

    fn earned(&self, seat: Seat, price: u32, why: Why) -> String {
        let (player, price) = (self.seat(seat), ducats(price));
        match why {
            Why::Income => fl!(prince_event_earned_income, player, price),
            Why::Base => fl!(prince_event_earned_base, player, price),
            Why::Trade(other) => tell!(self, prince_event_earned_trade, player, price, other),
            Why::Bid(_) | Why::Patron(_) | Why::Doctor(_) | Why::Mercenaries(_) => {
                fl!(prince_event_earned, player, price)
            }
        }
    }
}

//! What happened because of a decision, as lines of the log.

use super::names::{cardinals, cards, condottieri, ducats, points};
use super::sentences::Words;
use crate::fl;
use prince::{CardId, CardType, Event, Place, Why};
use table::{Card, Seat, Told};

impl Words<'_> {
    /// What happened: `Ben gets Bologna for 12 ducats`. Cards that these words may not
    /// tell are not named.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    pub fn event(&self, event: &Event) -> String {
        match *event {
            Event::Redealt(seat) => fl!(prince_event_redealt, player = self.seat(seat)),
            Event::Displayed(number) => {
                fl!(prince_event_displayed, cards = cards(usize::from(number)))
            }
            Event::PhaseBegan(seat) => fl!(prince_event_phase_began, player = self.seat(seat)),
            Event::PhaseSkipped(seat) => {
                fl!(prince_event_phase_skipped, player = self.seat(seat))
            }
            Event::TurnedUp(_, card) => fl!(prince_event_turned_up, card = self.key(card)),
            Event::PassedOver(seat) => fl!(prince_event_passed_over, player = self.seat(seat)),
            Event::Sold(seat, card, price) => {
                let (player, card) = (self.seat(seat), self.key(card));
                match price {
                    0 => fl!(prince_event_sold_free, player, card),
                    _ => fl!(prince_event_sold, player, card, price = ducats(price)),
                }
            }
            Event::Received(seat, card) => match self.seen(seat, card) {
                Some(card) => fl!(
                    prince_event_received,
                    player = self.seat(seat),
                    card = self.key(card)
                ),
                None => fl!(prince_event_received_hidden, player = self.seat(seat)),
            },
            Event::Paid(seat, price, why) => self.paid(seat, price, why),
            Event::Earned(seat, price, why) => self.earned(seat, price, why),
            Event::Arrived(seat, card, place) => self.arrived(seat, card, place),
            Event::Declined(seat, card, left_with) => {
                let (player, card) = (self.seat(seat), self.key(card));
                match left_with {
                    Some(other) => fl!(
                        prince_event_declined_left,
                        player,
                        card,
                        other = self.seat(other)
                    ),
                    None => fl!(prince_event_declined, player, card),
                }
            }
            Event::Moved(seat, card, place) => {
                let (player, card) = (self.seat(seat), self.key(card));
                match place {
                    Some(Place::Holding(holding)) => fl!(
                        prince_event_moved_holding,
                        player,
                        card,
                        holding = self.key(holding)
                    ),
                    Some(Place::Base(_)) => {
                        fl!(prince_event_moved_base, player, card)
                    }
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
                    Some(card) => fl!(prince_event_stolen, player, other, card = self.key(card)),
                    None => fl!(prince_event_stolen_hidden, player, other),
                }
            }
            Event::Healed(seat, card) => fl!(
                prince_event_healed,
                player = self.seat(seat),
                card = self.key(card)
            ),
            Event::Died(card) => match self.edition().card(card).card_type {
                CardType::Office => fl!(prince_event_died_aside, card = self.key(card)),
                _ => fl!(prince_event_died_out, card = self.key(card)),
            },
            Event::Given(card, seat) => fl!(
                prince_event_given,
                player = self.seat(seat),
                card = self.key(card)
            ),
            Event::Accused(seat) => fl!(prince_event_accused, player = self.seat(seat)),
            Event::Judged(yes, no, true) => fl!(prince_event_judged_yes, yes, no),
            Event::Judged(yes, no, false) => fl!(prince_event_judged_no, yes, no),
            Event::Attacked(seat, _, with) if with.is_empty() => {
                fl!(prince_event_attacked_alone, player = self.seat(seat))
            }
            Event::Attacked(seat, _, with) => fl!(
                prince_event_attacked,
                player = self.seat(seat),
                cards = self.cards(with)
            ),
            Event::Defended(seat, with) if with.is_empty() => {
                fl!(prince_event_defended_alone, player = self.seat(seat))
            }
            Event::Defended(seat, with) => fl!(
                prince_event_defended,
                player = self.seat(seat),
                cards = self.cards(with)
            ),
            Event::Fought(attack, defence, true) => {
                fl!(prince_event_fought_won, attack, defence)
            }
            Event::Fought(attack, defence, false) => {
                fl!(prince_event_fought_lost, attack, defence)
            }
            Event::Counted(votes) => fl!(prince_event_counted, votes = self.votes(votes)),
            Event::Elected(seat, false) => fl!(prince_event_elected, player = self.seat(seat)),
            Event::Elected(seat, true) => {
                fl!(prince_event_elected_limit, player = self.seat(seat))
            }
            Event::Scored(seat, score) => fl!(
                prince_event_scored,
                player = self.seat(seat),
                points = points(score.total())
            ),
            Event::TurnBegan(turn) => fl!(prince_event_turn_began, turn),
            Event::Reshuffled(number) => fl!(prince_event_reshuffled, number),
            Event::Assigned(card, seat) => fl!(
                prince_event_assigned,
                player = self.seat(seat),
                card = self.key(card)
            ),
            Event::DealtOffice(card, seat) => fl!(
                prince_event_dealt_office,
                player = self.seat(seat),
                card = self.key(card)
            ),
            Event::Cardinals(seat, number) => fl!(
                prince_event_cardinals,
                player = self.seat(seat),
                cardinals = cardinals(number)
            ),
            Event::Traded(one, other) => fl!(
                prince_event_traded,
                player = self.seat(one),
                other = self.seat(other)
            ),
            Event::Refused(seat) => fl!(prince_event_refused, player = self.seat(seat)),
            Event::WentOut(card) => fl!(prince_event_went_out, card = self.key(card)),
            Event::Shown(seat, card) => match self.seen(seat, Card::Known(card)) {
                Some(card) => fl!(
                    prince_event_shown,
                    player = self.seat(seat),
                    card = self.key(card)
                ),
                None => fl!(prince_event_shown_hidden, player = self.seat(seat)),
            },
            Event::Corrected(seat, was, now) => fl!(
                prince_event_corrected,
                player = self.seat(seat),
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
            Some(Place::Holding(holding)) => fl!(
                prince_event_arrived_holding,
                player,
                card,
                holding = self.key(holding)
            ),
            Some(Place::Base(_)) => {
                fl!(prince_event_arrived_base, player, card)
            }
            None => fl!(prince_event_arrived_front, player, card),
        }
    }
}

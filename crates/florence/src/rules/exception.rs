//! Carries out what the rules refuse but the table does anyway. Every obstacle is set aside
//! as far as the pieces allow: no player has less than nothing, tiles do not overlap, and
//! no card is in two places.

use super::command::{Command, Decision, Event};
use super::components::florins;
use super::correction::Correction;
use super::game::Game;
use super::phase::auction;
use super::progress::{Phase, Turn};
use super::rule::{Amiss, Fact, Rule, Violation};
use super::setup::Setup;
use table::{Seat, Set};

/// Enough actions that the turn does not end after one of them.
const ENOUGH: u8 = 2;

/// What to do once only this violation is in the way.
enum Way {
    /// Check the rules again.
    Again,
    /// Do it.
    Free,
}

impl Game {
    /// Carries out a command that the rules may refuse, as the table has played it, and
    /// returns everything that happened.
    ///
    /// - A player who cannot pay gives all they have: the missing money is an
    ///   [`Event::Corrected`] before the payment.
    /// - An action is carried out even if it is out of turn, extra, or a second one of a
    ///   kind allowed once per turn; the player whose turn it was then continues.
    /// - In auctions players may open, raise or win out of turn, repeatedly, at any
    ///   multiple of 100, and from a stack with a marker.
    /// - Buildings may touch, works may be below the minimum, points may be sold after
    ///   round seven.
    ///
    /// ```
    /// # use florence::{Command, Decision, Game, Moment, Object, Setup};
    /// # use table::{Card, Seat};
    /// let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    /// for player in &mut setup.players {
    ///     player.hand = Some(vec![Card::Hidden; 3]);
    /// }
    /// setup.moment = Moment::Auction(1);
    /// let game = Game::try_from(&setup).unwrap();
    /// let dear = Command::new(Seat::B, Decision::Win(Object::Jester, 4000));
    /// assert!(game.check(&dear).is_err());
    /// let (after, _) = game.play_anyway(&dear).unwrap();
    /// assert_eq!(after.player(Seat::B).money(), 0);
    /// assert_eq!(after.player(Seat::B).jesters(), 1);
    /// ```
    ///
    /// # Errors
    /// Returns what is impossible with the available pieces, or makes no sense now.
    pub fn play_anyway(&self, command: &Command) -> Result<(Game, Vec<Event>), Violation> {
        let mut game = *self;
        let mut events = Vec::new();
        let Err(refused) = self.check(command) else {
            events = game.play(command)?;
            return Ok((game, events));
        };
        let mut interrupted = None;
        // Each obstacle is set aside only once.
        for _ in 0..Self::MOST_IN_THE_WAY {
            let way = match game.check(command) {
                Ok(()) => Way::Free,
                Err(violation) => {
                    game.make_way(command, violation, &mut interrupted, &mut events)?
                }
            };
            if matches!(way, Way::Free) {
                game.irregular = true;
                game.carry_out(command, &mut events);
                if let Some((phase, turn)) = interrupted {
                    game.phase = phase;
                    game.turn = turn;
                }
                game.settle(&mut events);
                return match Game::try_from(&Setup::from(&game)) {
                    Ok(read) => Ok((read, events)),
                    Err(problems) => {
                        let first = problems.into_iter().next();
                        Err(first.map_or(refused, |problem| problem.violation))
                    }
                };
            }
        }
        Err(refused)
    }

    /// More than the number of reasons that one command can be refused for.
    const MOST_IN_THE_WAY: usize = 16;

    /// Sets aside the obstacle that a violation names, or returns that it cannot be set
    /// aside.
    fn make_way(
        &mut self,
        command: &Command,
        violation: Violation,
        interrupted: &mut Option<(Phase, Turn)>,
        events: &mut Vec<Event>,
    ) -> Result<Way, Violation> {
        let seat = command.seat;
        let decision = command.decision;
        let bids = matches!(
            decision,
            Decision::Name(_) | Decision::Raise(_) | Decision::Win(..)
        );
        let seats = self.phase == Phase::Seats;
        match violation.fact {
            Fact::NotYourTurn { .. } | Fact::NotNow | Fact::NoActionLeft if is_action(decision) => {
                let goes_on = matches!(self.phase, Phase::Auction | Phase::Actions);
                if !goes_on || interrupted.is_some() || self.pending.is_some() {
                    return Err(violation);
                }
                *interrupted = Some((self.phase, self.turn));
                self.phase = Phase::Actions;
                self.turn = Turn {
                    actions: ENOUGH,
                    hires: 1,
                    introductions: 1,
                    seat,
                    asked: Set::EMPTY,
                };
            }
            Fact::OncePerTurn => match decision {
                Decision::Hire => self.turn.hires = 1,
                Decision::Introduce(_) => self.turn.introductions = 1,
                _ => return Err(violation),
            },
            Fact::NotYourTurn { .. } if seats => match decision {
                Decision::Raise(_) | Decision::Pass if self.seating.highest != seat => {
                    self.seating.turn = seat;
                }
                _ => return Err(violation),
            },
            Fact::NotYourTurn { .. } => match (decision, &mut self.auction.bidding) {
                (Decision::Return(_), _) => return Ok(Way::Free),
                (Decision::Raise(_) | Decision::Pass, Some(bidding)) if bidding.highest != seat => {
                    bidding.turn = seat;
                }
                (Decision::Name(_) | Decision::Decline, None) => self.auction.opener = seat,
                _ => return Err(violation),
            },
            Fact::NotEnoughMoney { needed, .. } => {
                // By then the partner's payment is available (C3).
                let paid = match decision {
                    Decision::Agree(joint) => joint.payment(),
                    _ => 0,
                };
                self.lend(seat, needed.saturating_sub(paid), events);
            }
            Fact::HasAcquired | Fact::HasDeclined if bids => {
                self.auction.remaining.insert(seat);
            }
            Fact::HasPassed if seats => {
                self.seating.bidders.insert(seat);
            }
            Fact::HasPassed if bids => match &mut self.auction.bidding {
                Some(bidding) => {
                    bidding.bidders.insert(seat);
                }
                None => return Err(violation),
            },
            Fact::Taken(object) => {
                self.auction.taken.remove(object);
            }
            Fact::WrongRaise { bid, next } if seats => {
                if bid < next || !bid.is_multiple_of(florins::STEP) {
                    return Err(violation);
                }
                self.seating.price = bid.saturating_sub(self.variant.raise);
            }
            Fact::PriceNotReachable { .. } if seats => return Ok(Way::Free),
            Fact::WrongRaise { bid, next } => match &mut self.auction.bidding {
                Some(bidding) if bid > next && bid.is_multiple_of(florins::STEP) => {
                    bidding.price = bid - self.variant.raise;
                }
                _ => return Err(violation),
            },
            Fact::BelowOpening { .. }
            | Fact::LastPaysOpening { .. }
            | Fact::PriceNotReachable { .. } => {
                let Decision::Win(object, price) = decision else {
                    return Err(violation);
                };
                match auction::check_bid(self, seat, object, price) {
                    Ok(()) => return Ok(Way::Free),
                    Err(Violation {
                        fact: Fact::NotEnoughMoney { needed, .. },
                        ..
                    }) => self.lend(seat, needed, events),
                    Err(other) => return Err(other),
                }
            }
            Fact::Touches { .. } | Fact::TouchesAcross { .. } | Fact::LiesAlong { .. } => {
                self.lend_what_is_agreed(seat, decision, events);
                return Ok(Way::Free);
            }
            Fact::There(_, Amiss::Touches | Amiss::TouchesAcross | Amiss::LiesAlong, _) => {
                self.lend_what_is_agreed(seat, decision, events);
                return Ok(Way::Free);
            }
            Fact::PartnerShort {
                partner, needed, ..
            } => self.lend(partner, needed, events),
            Fact::BelowMinimum { value, .. } => match decision {
                Decision::Complete(work) if work.prestige <= self.variant.most_prestige(value) => {
                    return Ok(Way::Free);
                }
                Decision::Complete(work) => {
                    let (wanted, most) = (work.prestige, self.variant.most_prestige(value));
                    return Err(Rule::W9.broken(Fact::TooMuchPrestige { wanted, most }));
                }
                _ => return Err(violation),
            },
            Fact::TooLateToSell => match decision {
                Decision::Sell(points) if (1..=self.player(seat).prestige).contains(&points) => {
                    return Ok(Way::Free);
                }
                _ => return Err(violation),
            },
            _ => return Err(violation),
        }
        Ok(Way::Again)
    }

    /// Gives both builders the money that they are going to pay, if it has not been asked
    /// for yet.
    fn lend_what_is_agreed(&mut self, seat: Seat, decision: Decision, events: &mut Vec<Event>) {
        let Decision::Agree(joint) = decision else {
            return;
        };
        let price = self.building_price(seat).saturating_sub(joint.payment());
        for (seat, needed) in [(joint.other(), joint.payment()), (seat, price)] {
            if self.player(seat).money < needed {
                self.lend(seat, needed, events);
            }
        }
    }

    /// Gives a seat the money that it is going to pay.
    fn lend(&mut self, seat: Seat, needed: u32, events: &mut Vec<Event>) {
        let player = self.player_mut(seat);
        events.push(Event::Corrected {
            seat,
            before: Correction::Money(player.money),
            after: Correction::Money(needed),
        });
        player.money = needed;
    }
}

/// Returns whether this is a decision of a turn in the action phase.
fn is_action(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Build(..)
            | Decision::Hire
            | Decision::Introduce(_)
            | Decision::AcquireBonus
            | Decision::Complete(_)
            | Decision::Recruit(..)
            | Decision::Agree(_)
    )
}

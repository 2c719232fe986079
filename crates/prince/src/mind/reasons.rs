//! Facts for or against a decision, so that a hint can say more than what to do. They are
//! counted on the table or measured by the bots' yardstick.

use super::bot::policy;
use super::bot::seizing;
use super::bot::trading;
use super::bot::worth::{Yard, target};
use crate::rules::card::{CardId, CardType, Place, Spot};
use crate::rules::command::{Aim, Decision, Lot, Target};
use crate::rules::game::Game;
use crate::rules::options::VOTES_OF_CARDINAL;
use crate::rules::state::{Bidding, Phase, Votes};
use table::{Item as _, Seat, Set};

/// Fewer points are not worth mentioning.
const WORTH_SAYING: f64 = 0.5;

/// Smaller risks or probabilities are not worth mentioning.
const LIKELY: f64 = 0.1;

/// A fact about a decision. Points are those of the whole game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// Bids up to this are worth it.
    UpTo {
        /// Ducats.
        ducats: u32,
    },
    /// The card is worth this price, which is enough for a bid.
    Fair {
        /// Ducats.
        ducats: u32,
    },
    /// The card is worth only this price, which is less than the lowest bid.
    TooDear {
        /// Ducats.
        ducats: u32,
    },
    /// There is not enough money for the lowest bid with the fee that comes after it.
    CannotPay {
        /// Ducats.
        needed: u32,
    },
    /// What a card brings each turn.
    Brings {
        /// The card.
        card: CardId,
        /// Ducats a turn.
        income: u8,
        /// Points a turn.
        vp: u8,
        /// The number of turns still to be scored.
        turns: u8,
        /// What that is worth.
        points: f64,
    },
    /// A card for the hand: its type tells what it is good for.
    Use {
        /// The card.
        card: CardId,
        /// Its strength, if it has one.
        power: u8,
        /// What having it is worth.
        points: f64,
    },
    /// Votes change the chance to be Pope.
    Votes {
        /// The additional votes.
        votes: u8,
        /// The chance without them (0 to 1).
        before: f64,
        /// The chance with them.
        after: f64,
    },
    /// A rival may take it away again.
    Risk {
        /// The probability (0 to 1).
        chance: f64,
    },
    /// Cards in front of the seat get a place under it.
    Shelters {
        /// How many.
        cards: u8,
    },
    /// A rival would have more of it than this seat, or as much.
    Rival {
        /// The rival.
        seat: Seat,
        /// What it is worth to the rival.
        points: f64,
    },
    /// What the fee leaves.
    Fee {
        /// Ducats.
        fee: u32,
        /// Ducats that remain.
        left: u32,
    },
    /// The card is safer there.
    Safer {
        /// The card.
        card: CardId,
        /// The probability that it is lost at its current place.
        before: f64,
        /// The probability at the new place.
        after: f64,
    },
    /// The strengths of the attempt if the defender adds nothing.
    Strength {
        /// Strength of the attack.
        attack: u16,
        /// Strength of the visible defence.
        defence: u16,
    },
    /// How likely the attempt succeeds.
    Succeeds {
        /// The probability (0 to 1).
        chance: f64,
    },
    /// The spoils are worth this.
    Spoils {
        /// The worth to the attacker, including the harm to the victim.
        points: f64,
    },
    /// How likely the defence holds.
    Holds {
        /// The probability (0 to 1).
        chance: f64,
    },
    /// This is at stake.
    AtStake {
        /// The cost of losing it.
        points: f64,
    },
    /// Condottieri cost fees.
    Costs {
        /// Ducats.
        ducats: u32,
    },
    /// It costs another player this.
    Harms {
        /// The player.
        seat: Seat,
        /// The cost.
        points: f64,
        /// Whether that player is ahead of all other rivals.
        leads: bool,
    },
    /// This hand has this many cards.
    Hand {
        /// The owner.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// If convicted, the Pope loses the next phase.
    Skips {
        /// The Pope.
        seat: Seat,
    },
    /// The accusation needs this many votes; the seat has this many of them.
    Verdict {
        /// Own votes.
        own: u16,
        /// Votes that convict.
        needed: u16,
    },
    /// The worth of the hand, and the average for a hand of that size.
    DealtHand {
        /// What these cards are worth.
        points: f64,
        /// The average.
        average: f64,
    },
    /// The average worth of a card of the display.
    Average {
        /// Ducats.
        ducats: u32,
    },
    /// This seat is elected if all others vote for themselves.
    Elects {
        /// The seat.
        seat: Seat,
        /// Its votes with these.
        votes: u16,
        /// Votes needed.
        majority: u16,
    },
    /// This rival, who is ahead of the others, gets nothing.
    KeepsFrom {
        /// The rival.
        seat: Seat,
    },
    /// Cardinals for the seat: votes for the rest of the game.
    Cardinals {
        /// How many.
        number: u8,
        /// Their votes.
        votes: u16,
    },
    /// Everyone may accuse a Pope who shuffles.
    AllMayAccuse,
    /// The gain of an exchange, also considering the other side's gain; below 0 for a loss.
    Exchange {
        /// The points.
        points: f64,
    },
    /// No alternative gains anything.
    NothingPays,
}

/// Returns the facts about a decision, the most important one first; in an auction, `limit` is
/// the highest price that is worth paying.
pub(super) fn reasons(
    view: &Game,
    seat: Seat,
    decision: Decision,
    limit: Option<u32>,
) -> Vec<Reason> {
    let about = About {
        view,
        yard: Yard::of(view),
        seat,
        limit,
        said: Vec::new(),
    };
    about.decided(decision)
}

struct About<'a> {
    view: &'a Game,
    yard: Yard,
    seat: Seat,
    limit: Option<u32>,
    said: Vec<Reason>,
}

impl About<'_> {
    fn decided(mut self, decision: Decision) -> Vec<Reason> {
        match decision {
            Decision::Keep | Decision::Redeal => self.hand(),
            Decision::PayPatron | Decision::Decline => self.patron(),
            Decision::Place(card, place) | Decision::Move(card, place) => self.place(card, place),
            Decision::TurnUp(_) | Decision::Spy => self.display(),
            Decision::Bid(bid) => self.bid(Some(bid)),
            Decision::Pass => self.bid(None),
            Decision::Play(card, aim) => self.play(card, aim),
            Decision::EndPlay | Decision::EndPhase | Decision::Done => {
                self.said.push(Reason::NothingPays);
            }
            Decision::Doctor | Decision::NoDoctor => self.doctor(),
            Decision::Give(to) => self.gift(to),
            Decision::Judge(_) | Decision::Accuse | Decision::NoAccuse => self.verdict(),
            Decision::Seize(target, with) => self.seize(target, with),
            Decision::Defend(with) => self.defend(with),
            Decision::Vote(votes) => self.vote(votes),
            Decision::Assign(to) => self.left_out(|seat| to[seat.index()].is_empty()),
            Decision::Shuffle | Decision::NoShuffle => self.said.push(Reason::AllMayAccuse),
            Decision::Distribute(to) => self.cardinals(to),
            Decision::Accept | Decision::Refuse | Decision::Consent(_) => self.exchange(),
            Decision::Offer(partner, give, take) => self.offer(partner, give, take),
            // Entries that record the table are not choices.
            Decision::Turned(_)
            | Decision::Sold(..)
            | Decision::Draw(_)
            | Decision::Steal(_)
            | Decision::Show(_)
            | Decision::Dealt(_)
            | Decision::Correct(_) => {}
        }
        self.said
    }

    /// Adds a reason only if it is worth mentioning.
    fn say_if(&mut self, is_something: bool, reason: Reason) {
        if is_something {
            self.said.push(reason);
        }
    }

    fn hand(&mut self) {
        let (view, yard, seat) = (self.view, &self.yard, self.seat);
        let (points, average) = policy::hand_and_average(view, yard, seat);
        self.said.push(Reason::DealtHand { points, average });
    }

    /// Adds what having a card means.
    fn has(&mut self, card: CardId) {
        let (view, seat) = (self.view, self.seat);
        let figures = view.figures(card);
        if !figures.card_type.is_table() {
            let points = self.yard.in_hand(view, card);
            let power = figures.power;
            self.said.push(Reason::Use {
                card,
                power,
                points,
            });
            return;
        }
        let (income, vp) = (figures.income, figures.vp);
        let brings = Reason::Brings {
            card,
            income,
            vp,
            turns: self.yard.scorings(),
            points: self.yard.brings(view, card),
        };
        self.say_if(income > 0 || vp > 0, brings);
        self.votes(figures.votes);
        if figures.card_type == CardType::Holding {
            let cards = view.unprotected(seat).len() as u8;
            self.say_if(cards > 0, Reason::Shelters { cards });
        }
        let chance = self.yard.risk(view, seat, card);
        self.say_if(chance > LIKELY, Reason::Risk { chance });
    }

    fn votes(&mut self, votes: u8) {
        let before = self.yard.elected(self.seat, 0);
        let after = self.yard.elected(self.seat, i32::from(votes));
        let reason = Reason::Votes {
            votes,
            before,
            after,
        };
        self.say_if(votes > 0 && after - before >= 0.01, reason);
    }

    fn fee(&mut self, fee: u32, money: u32) {
        let left = money.saturating_sub(fee);
        self.say_if(fee > 0, Reason::Fee { fee, left });
    }

    fn patron(&mut self) {
        let Some((_, card)) = self.view.arrival() else {
            return;
        };
        self.has(card);
        let fee = policy::patronage(self.view, card);
        self.fee(fee, self.view.money(self.seat));
    }

    fn place(&mut self, card: CardId, place: Option<Place>) {
        let view = self.view;
        if view.type_of(card) == CardType::Holding {
            return;
        }
        let risk = |place: Option<Place>| match place {
            Some(place) => self.yard.lost(view.defence(target(place))),
            None => self.yard.lost(0),
        };
        let before = match view.spot(card) {
            Spot::Under(place) => risk(Some(place)),
            _ => risk(None),
        };
        let after = risk(place);
        let reason = Reason::Safer {
            card,
            before,
            after,
        };
        self.say_if(before > after, reason);
    }

    fn display(&mut self) {
        let ducats = policy::average(self.view, &self.yard, self.seat);
        let ducats = self.yard.price(ducats);
        self.said.push(Reason::Average { ducats });
    }

    fn bid(&mut self, bid: Option<u32>) {
        let (view, seat) = (self.view, self.seat);
        let Phase::Bidding(bidding) = *view.phase() else {
            return;
        };
        let card = bidding.card;
        let fee = policy::patronage(view, card);
        let highest = policy::highest(view, &self.yard, seat, card);
        let highest = self.limit.unwrap_or(highest);
        let money = view.money(seat);
        match bid {
            Some(bid) => {
                self.say_if(highest > bid, Reason::UpTo { ducats: highest });
                self.has(card);
                self.rival(&bidding);
                let paid = money.saturating_sub(highest.max(bid));
                self.fee(fee, paid);
            }
            None if bidding.least() + fee > money => self.said.push(Reason::CannotPay {
                needed: bidding.least() + fee,
            }),
            None => {
                let is_too_dear = highest < bidding.least();
                self.said.push(match is_too_dear {
                    true => Reason::TooDear { ducats: highest },
                    false => Reason::Fair { ducats: highest },
                });
                self.has(card);
                self.fee(fee, money.saturating_sub(bidding.least()));
            }
        }
    }

    /// Adds the remaining bidder who would gain most from the card, if that is much.
    fn rival(&mut self, bidding: &Bidding) {
        let view = self.view;
        let rivals = view.seats();
        let rivals = rivals.filter(|&other| other != self.seat && !bidding.passed.contains(other));
        let worth = rivals.map(|other| (self.yard.received(view, other, bidding.card), other));
        let most = worth.max_by(|one, other| one.0.total_cmp(&other.0));
        let own = self.yard.received(view, self.seat, bidding.card);
        if let Some((points, seat)) = most.filter(|(points, _)| *points >= own) {
            self.say_if(points >= WORTH_SAYING, Reason::Rival { seat, points });
        }
    }

    fn harms(&mut self, seat: Seat, points: f64) {
        let leads = self.yard.rivals(self.seat).first() == Some(&seat);
        let reason = Reason::Harms {
            seat,
            points,
            leads,
        };
        self.say_if(points >= WORTH_SAYING, reason);
    }

    fn play(&mut self, card: CardId, aim: Aim) {
        let view = self.view;
        match (view.type_of(card), aim) {
            (_, Aim::Card(victim)) => match view.owner(victim) {
                Some(owner) => {
                    let loses = self.yard.laid(view, owner, Set::only(victim));
                    self.harms(owner, loses);
                }
                None => self.own_silence(),
            },
            (_, Aim::Seat(seat)) => {
                let cards = view.hand(seat).len() as u8;
                self.said.push(Reason::Hand { seat, cards });
            }
            (CardType::Simony, Aim::None) => self.verdict(),
            (_, Aim::None) => {
                let seat = view.pope();
                let cards = view.hand(seat).len() as u8;
                self.said.push(Reason::Hand { seat, cards });
            }
        }
    }

    /// Adds the cards that Savonarola keeps in the seat's own hand.
    fn own_silence(&mut self) {
        let seat = self.seat;
        let cards = self.view.hand(seat).len() as u8;
        self.say_if(self.view.is_silenced(seat), Reason::Hand { seat, cards });
    }

    fn doctor(&mut self) {
        let Phase::Doctors(doctors) = self.view.phase() else {
            return;
        };
        let Some(owner) = self.view.owner(doctors.victim) else {
            return;
        };
        let loses = self.yard.laid(self.view, owner, Set::only(doctors.victim));
        match owner == self.seat {
            true => self.said.push(Reason::AtStake { points: loses }),
            false => self.harms(owner, loses),
        }
        let doctors = self.view.may_hold(self.seat, CardType::Doctor).iter();
        let fees = doctors.map(|card| u32::from(self.view.figures(card).fee));
        if let Some(fee) = fees.min() {
            self.fee(fee, self.view.money(self.seat));
        }
    }

    fn gift(&mut self, to: Option<Seat>) {
        let Phase::OfficeGift(office, _) = *self.view.phase() else {
            return;
        };
        match to {
            Some(seat) => {
                let points = self.yard.received(self.view, seat, office);
                self.said.push(Reason::Rival { seat, points });
                self.left_out(|other| Some(other) != to);
            }
            None => self.said.push(Reason::NothingPays),
        }
    }

    fn verdict(&mut self) {
        let (view, seat) = (self.view, self.seat);
        let pope = view.pope();
        self.said.push(Reason::Skips { seat: pope });
        self.said.push(Reason::Verdict {
            own: u16::from(view.cardinals(seat)),
            needed: view.to_convict(),
        });
    }

    fn seize(&mut self, target: Target, with: Set<CardId>) {
        let (view, seat) = (self.view, self.seat);
        let Some(attempt) = seizing::promise(view, &self.yard, seat, target, with) else {
            return;
        };
        let (attack, defence) = (view.attack(seat, with), view.defence(target));
        self.said.push(Reason::Strength { attack, defence });
        let chance = attempt.chance;
        self.said.push(Reason::Succeeds { chance });
        let points = attempt.gain;
        self.said.push(Reason::Spoils { points });
        let ducats = view.fees(with);
        self.say_if(ducats > 0, Reason::Costs { ducats });
    }

    fn defend(&mut self, with: Set<CardId>) {
        let Phase::Defence(attack) = self.view.phase() else {
            return;
        };
        let stand = seizing::stand(self.view, &self.yard, self.seat, attack, with);
        self.said.push(Reason::AtStake { points: stand.loss });
        let chance = stand.holds;
        self.say_if(!with.is_empty(), Reason::Holds { chance });
        let ducats = self.view.fees(with);
        self.say_if(ducats > 0, Reason::Costs { ducats });
    }

    fn vote(&mut self, votes: Votes) {
        let (view, seat) = (self.view, self.seat);
        let (Phase::Ballot(ballot) | Phase::OpenBallot(ballot)) = view.phase() else {
            return;
        };
        let mut sums = policy::expected(view, seat, ballot);
        for (sum, votes) in sums.iter_mut().zip(votes) {
            *sum += votes;
        }
        let elected = policy::ahead(view, sums);
        self.said.push(Reason::Elects {
            seat: elected,
            votes: sums[elected.index()],
            majority: view.majority(),
        });
    }

    /// Adds the strongest rival, if that rival gets nothing.
    fn left_out(&mut self, is_left_out: impl Fn(Seat) -> bool) {
        let rivals = self.yard.rivals(self.seat);
        if let Some(&seat) = rivals.first() {
            self.say_if(is_left_out(seat), Reason::KeepsFrom { seat });
        }
    }

    fn cardinals(&mut self, to: [u8; 5]) {
        let number = to[self.seat.index()];
        let votes = VOTES_OF_CARDINAL * u16::from(number);
        self.say_if(number > 0, Reason::Cardinals { number, votes });
        self.left_out(|seat| to[seat.index()] == 0);
    }

    fn exchange(&mut self) {
        if let Some(trade) = self.view.trade() {
            let points = trading::exchange(self.view, &self.yard, self.seat, trade);
            self.said.push(Reason::Exchange { points });
        }
    }

    fn offer(&mut self, partner: Seat, give: Lot, take: Lot) {
        let offer = trading::offer(self.seat, partner, give, take);
        let points = trading::exchange(self.view, &self.yard, self.seat, &offer);
        self.said.push(Reason::Exchange { points });
    }
}

//! The legal commands of a position.
//!
//! Everything a seat that is asked can decide, with these exceptions, where the number
//! is large and any value between is legal too:
//!
//! - of bids the lowest, some small raises, and all the money;
//! - of ballots all votes to one player, and halves to two;
//! - of the ways to give offices away all if they are at most 256, else some;
//! - of the ways in which offices come out of a shuffle at a real table one;
//! - offers (X), corrections, and what a table tells of unknown hands ([`Decision::Show`])
//!   or of a whole auction ([`Decision::Sold`]) are not in here.

use super::card::{CardId, CardType, Place, Spot};
use super::command::{Aim, Command, Decision, Target};
use super::game::Game;
use super::state::{Phase, Step, Votes};
use crate::table::{Card, Item as _, Seat, Set};

/// Raises that are told beside the lowest bid and all the money.
const RAISES: [u32; 5] = [1, 2, 4, 9, 19];

/// Ways to give offices away that are all told.
const MOST_WAYS: usize = 256;

impl Game {
    /// Everything that the seats to act can decide now: see [`legal`](self) for what is
    /// left out. Nothing when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Command> {
        let mut commands = Vec::new();
        for seat in self.may_decide() {
            let decisions = self.legal_for(seat).into_iter();
            commands.extend(decisions.map(|decision| Command::new(seat, decision)));
        }
        commands
    }

    /// The same for one seat.
    #[must_use]
    pub fn legal_for(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = Vec::new();
        if !self.may_decide().contains(seat) {
            return decisions;
        }
        self.candidates(seat, &mut decisions);
        let legal = |decision: &Decision| self.check(&Command::new(seat, *decision)).is_ok();
        decisions.retain(legal);
        decisions
    }

    /// The lowest and the highest bid that a seat can make now; nothing if it cannot bid.
    #[must_use]
    pub fn bids(&self, seat: Seat) -> Option<(u32, u32)> {
        match self.phase_now() {
            Some(Phase::Bidding(bidding)) if bidding.turn == seat => {
                let (least, most) = (bidding.least(), self.money(seat));
                (least <= most).then_some((least, most))
            }
            _ => None,
        }
    }

    /// Decisions of which some may not be legal.
    fn candidates(&self, seat: Seat, out: &mut Vec<Decision>) {
        if let Some(trade) = self.trade {
            out.extend(match trade.accepted {
                true => [Decision::Consent(true), Decision::Consent(false)],
                false => [Decision::Accept, Decision::Refuse],
            });
            return;
        }
        if let Some((_, card)) = self.arrival() {
            self.arrivals(seat, card, out);
            return;
        }
        match self.phase {
            Phase::Redeal(_) => out.extend([Decision::Keep, Decision::Redeal]),
            Phase::Laying(_) => {
                out.push(Decision::Done);
                let table_cards = self.unseen().intersection(self.edition.table_cards());
                out.extend(table_cards.iter().map(Decision::Show));
            }
            Phase::Step(step) => {
                self.moves(seat, out);
                match step {
                    Step::Acquire => {
                        out.push(Decision::Spy);
                        out.extend(self.display().map(|(slot, _)| Decision::TurnUp(slot)));
                    }
                    Step::Play => {
                        out.push(Decision::EndPlay);
                        self.plays(seat, out);
                    }
                    Step::Seize { tried } => {
                        out.push(Decision::EndPhase);
                        if !tried {
                            self.seizures(seat, out);
                        }
                    }
                }
            }
            Phase::Turning(_) => out.extend(self.unseen().iter().map(Decision::Turned)),
            Phase::Bidding(_) => {
                out.push(Decision::Pass);
                if let Some((least, most)) = self.bids(seat) {
                    out.push(Decision::Bid(least));
                    let raises = RAISES.iter().map(|raise| least + raise);
                    out.extend(raises.filter(|&bid| bid < most).map(Decision::Bid));
                    if most > least {
                        out.push(Decision::Bid(most));
                    }
                }
            }
            Phase::Spying | Phase::Drawing(_) => {
                out.push(Decision::Draw(Card::Hidden));
                let known = self.unseen().iter().map(Card::Known);
                out.extend(known.map(Decision::Draw));
            }
            Phase::Stealing(victim) => {
                out.push(Decision::Steal(Card::Hidden));
                let hand = self.hand(victim);
                let mut cards = hand.known();
                if hand.hidden() > 0 {
                    let hand_cards = self.unseen().minus(self.edition.table_cards());
                    cards = cards.union(hand_cards);
                }
                out.extend(cards.iter().map(Card::Known).map(Decision::Steal));
            }
            Phase::Doctors(_) => out.extend([Decision::Doctor, Decision::NoDoctor]),
            Phase::OfficeGift(..) => {
                out.push(Decision::Give(None));
                out.extend(self.seats().map(Some).map(Decision::Give));
            }
            Phase::Judging(_) => out.extend([Decision::Judge(true), Decision::Judge(false)]),
            Phase::Defence(_) => {
                out.extend(self.commitments(seat).into_iter().map(Decision::Defend));
            }
            Phase::Ballot(_) | Phase::OpenBallot(_) => self.ballots(seat, out),
            Phase::Offices => {
                let offices = self.laid_of(self.pope, CardType::Office);
                self.assignments(offices, out);
            }
            Phase::Shuffle => out.extend([Decision::NoShuffle, Decision::Shuffle]),
            Phase::Dealing => {
                let in_order = self.offices_of_others().iter().collect();
                out.push(Decision::Dealt(self.as_many_as_before(in_order)));
            }
            Phase::Accusing(_) => out.extend([Decision::NoAccuse, Decision::Accuse]),
            Phase::Cardinals => self.distributions(out),
            Phase::Upkeep | Phase::Over => {}
        }
    }

    fn arrivals(&self, seat: Seat, card: CardId, out: &mut Vec<Decision>) {
        if self.is_due(card) {
            out.extend([Decision::PayPatron, Decision::Decline]);
        } else if let Some(holding) = self.furnishing {
            out.push(Decision::Done);
            let place = Some(Place::Holding(holding));
            let cards = self.furnishings(seat, holding).iter();
            out.extend(cards.map(|card| Decision::Place(card, place)));
        } else {
            out.push(Decision::Place(card, None));
            let places = self.free_places(seat, self.type_of(card)).into_iter();
            out.extend(places.map(|place| Decision::Place(card, Some(place))));
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Decision>) {
        let places: Vec<Place> = self.places(seat).collect();
        for card in self.laid(seat) {
            if self.type_of(card) == CardType::Holding {
                continue;
            }
            if self.spot(card) != Spot::Before(seat) {
                out.push(Decision::Move(card, None));
            }
            let to = places
                .iter()
                .map(|&place| Decision::Move(card, Some(place)));
            out.extend(to);
        }
    }

    fn plays(&self, seat: Seat, out: &mut Vec<Decision>) {
        let others = || self.seats().filter(|&other| other != seat).map(Aim::Seat);
        for sort in super::view::hand_sorts() {
            // Of cards that are alike one is enough.
            let mut told: Option<CardId> = None;
            for card in self.may_hold(seat, sort) {
                if told.is_some_and(|other| self.edition.are_alike(card, other)) {
                    continue;
                }
                told = Some(card);
                let play = |aim| Decision::Play(card, aim);
                match sort {
                    CardType::Spy | CardType::Marriage => out.extend(others().map(play)),
                    CardType::Bravo | CardType::Poison => {
                        let cards = self.edition.cards().iter();
                        let on_table = cards.filter(|&card| {
                            self.is_laid(card)
                                || matches!(self.spot(card), Spot::InPlay | Spot::Wedding(..))
                        });
                        out.extend(on_table.map(Aim::Card).map(play));
                    }
                    CardType::Savonarola | CardType::Simony => out.push(play(Aim::None)),
                    CardType::Condottiere
                    | CardType::Doctor
                    | CardType::Holding
                    | CardType::Office
                    | CardType::Artist
                    | CardType::Family => {}
                }
            }
        }
    }

    /// The condottieri that a player can commit.
    #[must_use]
    pub fn commitments(&self, seat: Seat) -> Vec<Set<CardId>> {
        if self.is_silenced(seat) {
            return vec![Set::EMPTY];
        }
        let cards = self.may_hold(seat, CardType::Condottiere);
        let known = self.hand(seat).known();
        let hidden = usize::from(self.hand(seat).hidden());
        let fee = self.edition.mercenary_fee();
        let affordable = self.money(seat).checked_div(fee);
        let most = affordable.map_or(cards.len(), |most| most as usize);
        let all = cards.subsets_up_to(most.min(cards.len()));
        all.filter(|with| with.minus(known).len() <= hidden)
            .collect()
    }

    fn seizures(&self, seat: Seat, out: &mut Vec<Decision>) {
        let commitments = self.commitments(seat);
        for target in self.targets(seat) {
            let with = commitments.iter();
            out.extend(with.map(|&with| Decision::Seize(target, with)));
        }
    }

    fn ballots(&self, seat: Seat, out: &mut Vec<Decision>) {
        let all = self.votes(seat);
        for one in self.seats() {
            for other in self.seats().skip_while(|&other| other != one) {
                let mut votes: Votes = [0; 5];
                votes[one.index()] += all / 2;
                votes[other.index()] += all - all / 2;
                out.push(Decision::Vote(votes));
            }
        }
    }

    fn assignments(&self, offices: Set<CardId>, out: &mut Vec<Decision>) {
        let others: Vec<Seat> = self.seats().filter(|&seat| seat != self.pope).collect();
        let all = u32::try_from(offices.len())
            .ok()
            .and_then(|offices| others.len().checked_pow(offices))
            .filter(|&ways| ways <= MOST_WAYS);
        let ways = all.unwrap_or(MOST_WAYS);
        for way in 0..ways {
            let mut to = [Set::EMPTY; 5];
            let mut rest = way;
            for (at, office) in offices.iter().enumerate() {
                // Beyond the ways that are all told, the later offices go round.
                let turn = if rest == 0 && all.is_none() { at } else { 0 };
                let seat = others[(rest + turn) % others.len()];
                to[seat.index()].insert(office);
                rest /= others.len();
            }
            out.push(Decision::Assign(to));
        }
    }

    fn distributions(&self, out: &mut Vec<Decision>) {
        let players = self.player_count();
        let mut to = [0_u8; 5];
        fn fill(to: &mut [u8; 5], at: usize, players: usize, left: u8, out: &mut Vec<Decision>) {
            if at + 1 == players {
                to[at] = left;
                out.push(Decision::Distribute(*to));
                return;
            }
            for here in 0..=left {
                to[at] = here;
                fill(to, at + 1, players, left - here, out);
            }
        }
        fill(&mut to, 0, players, players as u8, out);
    }

    /// Whom a target that is attacked belongs to, if there is an attack.
    #[must_use]
    pub fn attacked(&self) -> Option<(Target, Seat)> {
        match self.phase {
            Phase::Defence(attack) => Some((attack.target, attack.defender)),
            _ => None,
        }
    }
}

//! The legal commands of a position.
//!
//! They include everything that a seat can decide, with these exceptions, where there are
//! many possibilities and any value in between is legal too:
//!
//! - bids: the lowest, some small raises, and all the money;
//! - ballots: all votes to one player, and halves to two;
//! - the ways to give offices away: all if there are at most 256, otherwise some;
//! - the results of a shuffle of offices at a real table: one;
//! - offers (X), corrections, and entries that record unknown hands ([`Decision::Show`]) or
//!   a whole auction ([`Decision::Sold`]) are not included.

use super::card::{CardId, CardType, Place, Spot};
use super::command::{Aim, Command, Decision, Target};
use super::game::Game;
use super::phase;
use super::state::{Phase, Step, Votes};
use table::{Card, Item as _, Seat, Set};

/// Raises that are included besides the lowest bid and all the money.
const RAISES: [u32; 5] = [1, 2, 4, 9, 19];

/// The maximum number of ways to give offices away that are all included.
const MOST_WAYS: usize = 256;

/// A receiver of legal decisions: a list, or only a count of them.
trait Decisions {
    /// Takes this many decisions; `nth` returns the one of each number from 0 on.
    fn take_group(&mut self, count: usize, nth: impl Fn(usize) -> Option<Decision>);

    /// Takes one decision.
    #[inline]
    fn take(&mut self, decision: Decision) {
        self.take_group(1, |_| Some(decision));
    }
}

/// Takes this many decisions about each card.
#[inline]
fn take_each(
    out: &mut impl Decisions,
    cards: Set<CardId>,
    each: usize,
    nth: impl Fn(CardId, usize) -> Option<Decision>,
) {
    out.take_group(cards.len() * each, |at| {
        nth(cards.nth(at / each)?, at % each)
    });
}

impl Decisions for Vec<Decision> {
    fn take_group(&mut self, count: usize, nth: impl Fn(usize) -> Option<Decision>) {
        self.extend((0..count).filter_map(nth));
    }
}

/// Counts the decisions.
struct Count(usize);

impl Decisions for Count {
    #[inline]
    fn take_group(&mut self, count: usize, _: impl Fn(usize) -> Option<Decision>) {
        self.0 += count;
    }
}

/// Finds the decision after this many others.
struct After {
    others: usize,
    found: Option<Decision>,
}

impl Decisions for After {
    #[inline]
    fn take_group(&mut self, count: usize, nth: impl Fn(usize) -> Option<Decision>) {
        if self.found.is_some() {
            return;
        }
        match self.others.checked_sub(count) {
            Some(others) => self.others = others,
            None => self.found = nth(self.others),
        }
    }
}

/// Chooses one of the decisions at random, each equally likely.
struct Chosen {
    random: u64,
    /// The number of decisions so far.
    count: u32,
    found: Option<Decision>,
}

impl Chosen {
    /// Returns a random number from 0 to one below the count so far.
    #[inline]
    fn below_count(&mut self) -> u32 {
        // The multiplier and the constant of Knuth's MMIX generator.
        self.random = self
            .random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (((self.random >> 32) * u64::from(self.count)) >> 32) as u32
    }
}

impl Decisions for Chosen {
    #[inline]
    fn take_group(&mut self, count: usize, nth: impl Fn(usize) -> Option<Decision>) {
        if count == 0 {
            return;
        }
        // Of all so far, each is chosen with the same probability.
        self.count += count as u32;
        let at = self.below_count() as usize;
        if at < count {
            self.found = nth(at);
        }
    }

    #[inline]
    fn take(&mut self, decision: Decision) {
        self.count += 1;
        if self.below_count() == 0 {
            self.found = Some(decision);
        }
    }
}

impl Game {
    /// Returns everything that the seats to act can decide now: see [`legal`](self) for the
    /// exceptions. Empty when the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<Command> {
        let mut commands = Vec::new();
        for seat in self.may_decide() {
            let decisions = self.legal_for(seat).into_iter();
            commands.extend(decisions.map(|decision| Command::new(seat, decision)));
        }
        commands
    }

    /// Returns the same for one seat.
    #[must_use]
    pub fn legal_for(&self, seat: Seat) -> Vec<Decision> {
        let mut decisions = Vec::new();
        if self.may_decide().contains(seat) {
            self.decisions(seat, &mut decisions);
        }
        decisions
    }

    /// Returns the number of [legal](Game::legal) commands, without a list of them.
    #[must_use]
    pub fn legal_count(&self) -> usize {
        let mut count = Count(0);
        for seat in self.may_decide() {
            self.decisions(seat, &mut count);
        }
        count.0
    }

    /// Returns the [legal](Game::legal) command of this number (0 to one below
    /// [`Game::legal_count`]), without a list of them; `None` for higher numbers.
    #[must_use]
    pub fn nth_legal(&self, number: usize) -> Option<Command> {
        let mut after = After {
            others: number,
            found: None,
        };
        for seat in self.may_decide() {
            self.decisions(seat, &mut after);
            if let Some(decision) = after.found {
                return Some(Command::new(seat, decision));
            }
        }
        None
    }

    /// Returns one of the [legal](Game::legal) commands, chosen by this random number, each
    /// equally likely; `None` if there is none.
    #[must_use]
    pub fn random_legal(&self, random: u64) -> Option<Command> {
        let mut chosen = Chosen {
            random,
            count: 0,
            found: None,
        };
        let mut command = None;
        for seat in self.may_decide() {
            self.decisions(seat, &mut chosen);
            if let Some(decision) = chosen.found.take() {
                command = Some(Command::new(seat, decision));
            }
        }
        command
    }

    /// Returns the lowest and the highest bid that a seat can make now; `None` if it cannot
    /// bid.
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

    /// Takes the decisions of a seat that may decide.
    fn decisions(&self, seat: Seat, out: &mut impl Decisions) {
        if let Some(trade) = self.trade {
            if trade.accepted {
                out.take(Decision::Consent(true));
                out.take(Decision::Consent(false));
            } else {
                self.take_checked(seat, Decision::Accept, out);
                out.take(Decision::Refuse);
            }
            return;
        }
        if let Some((_, card)) = self.arrival() {
            self.arrivals(seat, card, out);
            return;
        }
        match self.phase {
            Phase::Redeal(_) => {
                out.take(Decision::Keep);
                self.take_checked(seat, Decision::Redeal, out);
            }
            Phase::Laying(_) => {
                out.take(Decision::Done);
                for card in self.unseen().intersection(self.edition.table_cards()) {
                    self.take_checked(seat, Decision::Show(card), out);
                }
            }
            Phase::Step(step) => {
                self.moves(seat, out);
                match step {
                    Step::Acquire => self.acquisitions(seat, out),
                    Step::Play => {
                        out.take(Decision::EndPlay);
                        self.plays(seat, out);
                    }
                    Step::Seize { tried } => {
                        out.take(Decision::EndPhase);
                        if !tried {
                            self.seizures(seat, out);
                        }
                    }
                }
            }
            Phase::Turning(_) => {
                let cards = self.unseen();
                out.take_group(cards.len(), |at| cards.nth(at).map(Decision::Turned));
            }
            Phase::Bidding(_) => {
                out.take(Decision::Pass);
                if let Some((least, most)) = self.bids(seat) {
                    out.take(Decision::Bid(least));
                    for bid in RAISES.map(|raise| least + raise) {
                        if bid < most {
                            out.take(Decision::Bid(bid));
                        }
                    }
                    if most > least {
                        out.take(Decision::Bid(most));
                    }
                }
            }
            Phase::Spying | Phase::Drawing(_) => {
                out.take(Decision::Draw(Card::Hidden));
                let cards = self.unseen();
                out.take_group(cards.len(), |at| {
                    cards.nth(at).map(Card::Known).map(Decision::Draw)
                });
            }
            Phase::Stealing(victim) => {
                out.take(Decision::Steal(Card::Hidden));
                let hand = self.hand(victim);
                let mut cards = hand.known();
                if hand.hidden() > 0 {
                    cards = cards.union(self.unseen());
                }
                cards = cards.minus(self.edition.table_cards());
                out.take_group(cards.len(), |at| {
                    cards.nth(at).map(Card::Known).map(Decision::Steal)
                });
            }
            Phase::Doctors(_) => {
                self.take_checked(seat, Decision::Doctor, out);
                out.take(Decision::NoDoctor);
            }
            Phase::OfficeGift(_, held) => {
                out.take(Decision::Give(None));
                for other in self.others(seat).filter(|&other| other != held) {
                    out.take(Decision::Give(Some(other)));
                }
            }
            Phase::Judging(_) => {
                out.take(Decision::Judge(true));
                out.take(Decision::Judge(false));
            }
            Phase::Defence(_) => {
                for with in self.ways_to_commit(seat) {
                    self.take_checked(seat, Decision::Defend(with), out);
                }
            }
            Phase::Ballot(_) | Phase::OpenBallot(_) => self.ballots(seat, out),
            Phase::Offices => {
                let offices = self.laid_of(self.pope, CardType::Office);
                self.assignments(offices, out);
            }
            Phase::Shuffle => {
                out.take(Decision::NoShuffle);
                self.take_checked(seat, Decision::Shuffle, out);
            }
            Phase::Dealing => {
                let in_order = self.offices_of_others().iter().collect();
                out.take(Decision::Dealt(self.as_many_as_before(in_order)));
            }
            Phase::Accusing(_) => {
                out.take(Decision::NoAccuse);
                self.take_checked(seat, Decision::Accuse, out);
            }
            Phase::Cardinals => self.distributions(out),
            Phase::Upkeep | Phase::Over => {}
        }
    }

    /// Takes a decision if it is legal.
    fn take_checked(&self, seat: Seat, decision: Decision, out: &mut impl Decisions) {
        if self.check(&Command::new(seat, decision)).is_ok() {
            out.take(decision);
        }
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.all_seats().without(seat).iter()
    }

    fn arrivals(&self, seat: Seat, card: CardId, out: &mut impl Decisions) {
        if self.is_due(card) {
            self.take_checked(seat, Decision::PayPatron, out);
            out.take(Decision::Decline);
        } else if let Some(holding) = self.furnishing {
            out.take(Decision::Done);
            let place = Some(Place::Holding(holding));
            for card in self.furnishings(seat, holding) {
                out.take(Decision::Place(card, place));
            }
        } else {
            out.take(Decision::Place(card, None));
            for place in self.places_free_for(seat, self.type_of(card)) {
                out.take(Decision::Place(card, Some(place)));
            }
        }
    }

    /// Takes the moves: offices and artists to any other place of the player, swapping with
    /// the card there, or to the front (H5); lone families to free places (H6).
    fn moves(&self, seat: Seat, out: &mut impl Decisions) {
        let holdings = self.holdings(seat);
        let places = 1 + holdings.len();
        let families = self.edition.of_type(CardType::Family);
        let free_to_move = self.laid(seat).minus(holdings).minus(families);
        take_each(out, free_to_move, places, |card, way| {
            let to = match self.spot(card) {
                Spot::Under(_) if way == 0 => None,
                Spot::Under(here) => {
                    let mut others = self.places(seat).filter(|&place| place != here);
                    Some(others.nth(way - 1)?)
                }
                _ => Some(self.places(seat).nth(way)?),
            };
            Some(Decision::Move(card, to))
        });
        let lone = self.open(seat).intersection(families);
        if lone.is_empty() {
            return;
        }
        let free = self.places_free_for(seat, CardType::Family).count();
        take_each(out, lone, free, |card, at| {
            let mut places = self.places_free_for(seat, CardType::Family);
            Some(Decision::Move(card, Some(places.nth(at)?)))
        });
    }

    fn acquisitions(&self, seat: Seat, out: &mut impl Decisions) {
        self.take_checked(seat, Decision::Spy, out);
        out.take_group(self.displayed(), |at| {
            let mut slots = self.display();
            slots.nth(at).map(|(slot, _)| Decision::TurnUp(slot))
        });
    }

    fn plays(&self, seat: Seat, out: &mut impl Decisions) {
        let silenced = self.is_silenced(seat);
        let mut hand = self.hand(seat).known();
        if self.hand(seat).hidden() > 0 {
            hand = hand.union(self.unseen());
        }
        for sort in super::view::hand_sorts() {
            let cards = hand.intersection(self.edition.of_type(sort));
            if cards.is_empty() || (silenced && sort != CardType::Bravo) {
                continue;
            }
            let (seats, victims, plain) = match sort {
                CardType::Spy => (self.may_be_robbed(seat), Set::EMPTY, false),
                CardType::Marriage => (self.all_seats().without(seat), Set::EMPTY, false),
                CardType::Bravo if silenced => (Set::EMPTY, self.savonarolas(), false),
                CardType::Bravo => {
                    let victims = self.victims(seat, CardType::Savonarola);
                    (Set::EMPTY, victims, false)
                }
                CardType::Poison => (Set::EMPTY, self.victims(seat, CardType::Artist), false),
                CardType::Savonarola => {
                    let may = seat != self.pope && !self.spouses(seat).contains(self.pope);
                    (Set::EMPTY, Set::EMPTY, may)
                }
                CardType::Simony => {
                    let may = phase::play::check_accusation(self, seat).is_ok();
                    (Set::EMPTY, Set::EMPTY, may)
                }
                CardType::Condottiere
                | CardType::Doctor
                | CardType::Holding
                | CardType::Office
                | CardType::Artist
                | CardType::Family => continue,
            };
            // One of several identical cards is enough.
            let mut told: Option<CardId> = None;
            for card in cards {
                if told.is_some_and(|other| self.edition.are_alike(card, other)) {
                    continue;
                }
                told = Some(card);
                let play = |aim| Decision::Play(card, aim);
                out.take_group(seats.len(), |at| seats.nth(at).map(Aim::Seat).map(play));
                out.take_group(victims.len(), |at| victims.nth(at).map(Aim::Card).map(play));
                if plain {
                    out.take(play(Aim::None));
                }
            }
        }
    }

    /// Returns the players from whose hand a Spy of this seat can take a card (C2, C7).
    fn may_be_robbed(&self, seat: Seat) -> Set<Seat> {
        let others = self.all_seats().without(seat).minus(self.spouses(seat));
        let others = others.iter();
        others
            .filter(|&other| !self.hand(other).is_empty())
            .collect()
    }

    fn savonarolas(&self) -> Set<CardId> {
        let cards = self.edition.of_type(CardType::Savonarola).iter();
        cards
            .filter(|&card| self.spot(card) == Spot::InPlay)
            .collect()
    }

    /// Returns what a Death of this seat can kill (C3, C4, C7): offices, the Marriage, and
    /// what only this kind of Death kills.
    fn victims(&self, seat: Seat, kills_too: CardType) -> Set<CardId> {
        let spared = self.spouses(seat);
        let owners = self.all_seats().minus(spared).iter();
        let laid = owners.fold(self.spots.unowned(), |all, owner| {
            all.union(self.laid(owner))
        });
        let offices = self.edition.of_type(CardType::Office);
        let victims = laid.intersection(offices.union(self.edition.of_type(kills_too)));
        let marriages = self.edition.of_type(CardType::Marriage).iter();
        let weddings = marriages.filter(|&card| matches!(self.spot(card), Spot::Wedding(..)));
        let victims = victims.union(weddings.collect());
        match kills_too == CardType::Savonarola {
            true => victims.union(self.savonarolas()),
            false => victims,
        }
    }

    /// Returns whether the player who may play cards has none, and there is nothing to
    /// seize without one either: only moves of offices and artists are left in the phase
    /// (T2, Z3).
    #[must_use]
    pub fn only_moves_are_left(&self) -> bool {
        let Some(seat) = self.active() else {
            return false;
        };
        let is_free = self.trade().is_none() && self.arrival().is_none();
        if !is_free || self.phase != Phase::Step(Step::Play) || !self.hand(seat).is_empty() {
            return false;
        }
        let mut after = *self;
        after.phase = Phase::Step(Step::Seize { tried: false });
        let seizes = |target| {
            let seize = Decision::Seize(target, Set::EMPTY);
            after.check(&Command::new(seat, seize)).is_ok()
        };
        !after.targets(seat).into_iter().any(seizes)
    }

    /// Returns the cards to be placed after the one that arrives now (H1).
    #[must_use]
    pub fn still_to_arrive(&self) -> Set<CardId> {
        match self.arrival() {
            Some((_, card)) => self.arriving.without(card),
            None => self.arriving,
        }
    }

    /// Returns the sets of condottieri that a player can commit: none first.
    #[must_use]
    pub fn commitments(&self, seat: Seat) -> Vec<Set<CardId>> {
        self.ways_to_commit(seat).collect()
    }

    fn ways_to_commit(&self, seat: Seat) -> impl Iterator<Item = Set<CardId>> + use<> {
        let cards = match self.is_silenced(seat) {
            true => Set::EMPTY,
            false => self.may_hold(seat, CardType::Condottiere),
        };
        let known = self.hand(seat).known();
        let hidden = usize::from(self.hand(seat).hidden());
        let fee = self.edition.mercenary_fee();
        let affordable = self.money(seat).checked_div(fee);
        let most = affordable.map_or(cards.len(), |most| most as usize);
        let all = cards.subsets_up_to(most.min(cards.len()));
        all.filter(move |with| with.minus(known).len() <= hidden)
    }

    fn seizures(&self, seat: Seat, out: &mut impl Decisions) {
        let ways = self.ways_to_commit(seat).count();
        let seize = |target, at: usize| {
            let with = self.ways_to_commit(seat).nth(at);
            with.map(|with| Decision::Seize(target, with))
        };
        let spared = self.spouses(seat);
        let holdings = self.edition.of_type(CardType::Holding);
        let families = self.edition.of_type(CardType::Family);
        for holder in self.all_seats().without(seat).minus(spared) {
            let open = self.open(holder);
            let alone = open.minus(holdings).minus(families);
            // These targets need at least one condottiere (Z3).
            let guarded = |cards: Set<CardId>, out: &mut _| {
                take_each(out, cards, ways - 1, |card, at| {
                    seize(Target::Card(card), 1 + at)
                });
            };
            guarded(open.intersection(holdings), out);
            take_each(out, alone, ways, |card, at| seize(Target::Card(card), at));
            guarded(open.intersection(families), out);
            if !self.is_bare(Place::Base(holder)) {
                out.take_group(ways - 1, |at| seize(Target::Base(holder), 1 + at));
            }
        }
    }

    /// Takes the ballots: all votes to one player, and halves to two.
    fn ballots(&self, seat: Seat, out: &mut impl Decisions) {
        let players = self.player_count();
        for (at, &one) in Seat::ALL[..players].iter().enumerate() {
            out.take_group(players - at, |next| {
                let all = self.votes(seat);
                let mut votes: Votes = [0; 5];
                votes[one.index()] += all / 2;
                votes[at + next] += all - all / 2;
                Some(Decision::Vote(votes))
            });
        }
    }

    fn assignments(&self, offices: Set<CardId>, out: &mut impl Decisions) {
        let others = self.all_seats().without(self.pope);
        let all = u32::try_from(offices.len())
            .ok()
            .and_then(|offices| others.len().checked_pow(offices))
            .filter(|&ways| ways <= MOST_WAYS);
        let ways = all.unwrap_or(MOST_WAYS);
        out.take_group(ways, |way| {
            let mut to = [Set::EMPTY; 5];
            let mut rest = way;
            for (at, office) in offices.iter().enumerate() {
                // If not all ways are included, the later offices go round.
                let turn = if rest == 0 && all.is_none() { at } else { 0 };
                let seat = others.nth((rest + turn) % others.len())?;
                to[seat.index()].insert(office);
                rest /= others.len();
            }
            Some(Decision::Assign(to))
        });
    }

    /// Takes the ways to give out as many cardinals as there are players (P4).
    fn distributions(&self, out: &mut impl Decisions) {
        fn fill(game: &Game, mut to: [u8; 5], at: usize, left: u8, out: &mut impl Decisions) {
            if at + 1 == game.player_count() {
                to[at] = left;
                if to[game.pope.index()] <= game.most_for_pope(to) {
                    out.take(Decision::Distribute(to));
                }
                return;
            }
            for here in 0..=left {
                to[at] = here;
                fill(game, to, at + 1, left - here, out);
            }
        }
        fill(self, [0; 5], 0, self.count, out);
    }

    /// Returns the attacked target and its owner, if there is an attack.
    #[must_use]
    pub fn attacked(&self) -> Option<(Target, Seat)> {
        match self.phase {
            Phase::Defence(attack) => Some((attack.target, attack.defender)),
            _ => None,
        }
    }
}

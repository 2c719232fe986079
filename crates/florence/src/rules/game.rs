//! A legal position of the game, and the way commands carry it forward.
//!
//! The only way in is through [`Setup`]. A game is flat and
//! [`Copy`]: bots, the window and the log copy it instead of taking moves back.
//! What each phase allows and does is in `phase/`, one file a phase.

// A new decision or phase must be answered, and not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod checking;
mod offers;
mod seeing;

use std::mem::discriminant;

use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use super::cards::any::{AnyCard, Deck, Offer};
use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::{Character, Characters};
use super::command::{Command, Decision, Event};
use super::components::{Building, Freedom, Landscape, MOST_EACH, Object, Piece};
use super::edition::Edition;
use super::field::joint::Joint;
use super::field::layout::Layout;
use super::phase;
use super::phase::seats::Seating;
use super::player::Player;
use super::rule::{Fact, Open, Rule, Violation};
use super::setup::{Problem, Setup};
use super::variant::{Options, Variant};
use table;
use table::save::limits::Part;
use table::{BySeat, Card, Item, Kept, People, Seat, Set, Stack};

/// Where in the game we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The seats are auctioned, where the table has agreed on it (H11).
    Seats,
    /// Everyone returns one of four profession cards (S2).
    StartingHands,
    /// The auction phase of the round (A).
    Auction,
    /// Players bid for characters (A2; M1).
    Characters,
    /// The action phase of the round (B).
    Actions,
    /// Prestige cards that lie face down are turned over (E1).
    Reveal,
    /// All is counted (E).
    Over,
}

/// The auction phase: who still takes part, what has been acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// Whose turn it is to open (A7).
    pub opener: Seat,
    /// The players still in the phase.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub remaining: Set<Seat>,
    /// The stacks with a marker (A6).
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub taken: Set<Object>,
    /// What each seat has acquired in this phase, and at which price in florins.
    #[serde(default)]
    pub acquired: [[Option<(Object, u32)>; MOST_EACH]; 5],
    /// The seats that have what they keep of the objects set aside (Z3).
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub settled: Set<Seat>,
    /// The auction that is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bidding: Option<Bidding>,
}

impl Auction {
    /// What a seat has acquired in this phase, and at which price in florins.
    pub fn acquired_by(&self, seat: Seat) -> impl Iterator<Item = (Object, u32)> + use<> {
        self.acquired[seat.index()].into_iter().flatten()
    }
}

/// One auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bidding {
    /// What is auctioned.
    pub object: Object,
    /// The highest bid in florins.
    pub price: u32,
    /// Who made it.
    pub highest: Seat,
    /// Who has not passed, the highest bidder included.
    pub bidders: Set<Seat>,
    /// Whose turn it is to raise or pass.
    pub turn: Seat,
}

/// A turn of the action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose turn.
    pub seat: Seat,
    /// Actions left.
    pub actions: u8,
    /// Professions that may still be hired (B2).
    pub hires: u8,
    /// Freedoms that may still be introduced (B2).
    pub introductions: u8,
    /// The neighbours with whom talks of building together have come to nothing in this
    /// turn (C8).
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub asked: Set<Seat>,
}

impl Turn {
    /// A turn of which nothing is used yet.
    pub(super) fn of(seat: Seat, variant: &Variant) -> Self {
        Self::with(seat, variant, None)
    }

    /// The same with this character: one action more with the Cardinal (M7).
    pub(super) fn with(seat: Seat, variant: &Variant, character: Option<Character>) -> Self {
        let more = u8::from(character == Some(Character::Cardinal));
        Self {
            seat,
            actions: variant.actions + more,
            hires: variant.hires,
            introductions: variant.introductions,
            asked: Set::EMPTY,
        }
    }
}

/// An offer to build together that is to be answered (C7a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Talk {
    /// What is offered, as the player whose turn it is says it.
    pub joint: Joint,
    /// Who answers: that player, or the neighbour.
    pub answers: Seat,
}

/// A decision that must come before anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Pending {
    /// The landscape acquired is to be placed (O1).
    Place {
        /// Who places it.
        seat: Seat,
        /// What was acquired.
        object: Object,
    },
    /// One of the cards looked at is to be kept (O7, B4, B6).
    Keep {
        /// Who chooses.
        seat: Seat,
        /// From which stack.
        deck: Deck,
        /// The cards.
        offer: Offer,
    },
    /// The recruiting card just acquired is to be used or kept (O8).
    Recruit {
        /// Whose it is.
        seat: Seat,
    },
    /// One of the objects set aside is to be kept (Z3).
    Take {
        /// Who chooses.
        seat: Seat,
    },
    /// Who has won an object says what the Merchant is used for (M9).
    Merchant {
        /// Whose Merchant it is.
        seat: Seat,
        /// What was won.
        object: Object,
        /// At which price, in florins.
        price: u32,
    },
    /// A Merchant or a Professor is used now, or goes back (M9, M10).
    LastCall {
        /// Whose it is.
        seat: Seat,
    },
    /// Money may be turned into points, as the last decision of the game (M11).
    Exchange {
        /// Who took the Banker in the last round.
        seat: Seat,
    },
    /// An offer to build together is to be answered (C7a).
    Talk(Talk),
}

impl Pending {
    /// Who must decide.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Pending::Place { seat, .. }
            | Pending::Keep { seat, .. }
            | Pending::Recruit { seat }
            | Pending::Take { seat }
            | Pending::Merchant { seat, .. }
            | Pending::LastCall { seat }
            | Pending::Exchange { seat } => seat,
            Pending::Talk(talk) => talk.answers,
        }
    }
}

/// What is left to acquire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Supply {
    pub(super) buildings: [u8; Building::COUNT],
    pub(super) landscapes: [u8; Landscape::COUNT],
    pub(super) freedoms: [u8; Freedom::COUNT],
    pub(super) jesters: u8,
    pub(super) builders: u8,
    pub(super) recruiting_cards: u8,
}

impl Supply {
    /// How many of a piece are left.
    pub(super) fn of(&mut self, piece: Piece) -> &mut u8 {
        match piece {
            Piece::Building(kind) => &mut self.buildings[kind.index()],
            Piece::Landscape(kind) => &mut self.landscapes[kind.index()],
            Piece::Freedom(kind) => &mut self.freedoms[kind.index()],
            Piece::Jester => &mut self.jesters,
            Piece::Builder => &mut self.builders,
            Piece::RecruitingCard => &mut self.recruiting_cards,
        }
    }
}

/// The version of these rules.
pub(super) const RULES: u8 = 3;

/// A legal position.
///
/// ```
/// use florence::{Command, Decision, Game, Object, Setup};
/// use table::{Card, Seat};
///
/// let mut game = Game::try_from(&Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
/// for seat in [Seat::A, Seat::B, Seat::C] {
///     game.play(&Command::new(seat, Decision::Return(Card::Hidden))).unwrap();
/// }
/// game.play(&Command::new(Seat::A, Decision::Name(Object::Jester))).unwrap();
/// let too_much = Command::new(Seat::B, Decision::Raise(500));
/// assert_eq!(game.check(&too_much).unwrap_err().rule.to_string(), "A5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub(super) edition: &'static Edition,
    pub(super) variant: &'static Variant,
    pub(super) players: BySeat<Player>,
    pub(super) count: u8,
    pub(super) round: u8,
    pub(super) start_player: Seat,
    /// Who sits to the left of each: as the letters go, or as the seats were sold
    /// (H11).
    pub(super) next: BySeat<Seat>,
    pub(super) seating: Seating,
    pub(super) phase: Phase,
    pub(super) auction: Auction,
    pub(super) turn: Turn,
    pub(super) pending: Option<Pending>,
    pub(super) characters: Characters,
    pub(super) supply: Supply,
    pub(super) professions: Stack<Profession, { Profession::COUNT }>,
    /// The professions given back at the start that all have seen, where the
    /// stack is only a count: they lie in it until somebody hires them (S2).
    pub(super) given_back: Set<Profession>,
    /// Those that only their own seats have seen.
    pub(super) given_back_unseen: BySeat<Set<Profession>>,
    /// Where the returned and the undealt professions come to lie when they are
    /// shuffled (S2): an order of all of them, or only a count on a real table.
    pub(super) reshuffle: Stack<Profession, { Profession::COUNT }>,
    pub(super) bonus_cards: Stack<BonusCard, { BonusCard::COUNT }>,
    pub(super) used_bonus_cards: Set<BonusCard>,
    pub(super) prestige_cards: Stack<PrestigeCard, { PrestigeCard::COUNT }>,
    /// The table has set or kept something here that the rules do not explain.
    pub(super) irregular: bool,
    /// The version of the rules by which what happens by itself happens.
    pub(super) by_rules: u8,
}

impl TryFrom<&Setup> for Game {
    type Error = Vec<Problem>;

    /// The position a person typed, or everything that is wrong with it.
    fn try_from(setup: &Setup) -> Result<Game, Vec<Problem>> {
        setup.to_game()
    }
}

impl table::Game for Game {
    const ID: &'static str = "princes-of-florence";
    const VERSION: u32 = 1;
    const RULES: u32 = RULES as u32;

    type Start = Setup;
    type Problem = Problem;
    type Command = Command;
    type Event = Event;
    type Violation = Violation;
    /// Every decision is open. A card in it that others do not see is a hidden value.
    type Sealed = Infallible;

    fn start(start: &Setup) -> Result<Self, Vec<Problem>> {
        Game::try_from(start)
    }

    fn check(&self, command: &Command) -> Result<(), Violation> {
        Game::check(self, command)
    }

    fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        Game::play(self, command)
    }

    fn played_by(start: &mut Setup, rules: u32) {
        start.played_by(rules);
    }

    fn take_people(start: &mut Setup) -> People {
        start.take_people()
    }

    fn put_people(start: &mut Setup, people: People) {
        start.put_people(people);
    }

    fn amounts(start: &Setup) -> Vec<(Part, usize)> {
        vec![(Part::Name, start.edition.name.chars().count())]
    }

    fn play_anyway(&mut self, command: &Command) -> Result<Vec<Event>, Vec<Problem>> {
        let played = Game::play_anyway(self, command);
        let (after, events) = played.map_err(|violation| {
            vec![Problem {
                seat: Some(command.seat),
                violation,
            }]
        })?;
        *self = after;
        Ok(events)
    }

    fn is_correction(command: &Command) -> bool {
        command.decision.is_correction()
    }

    fn is_same_reason(one: &Violation, other: &Violation) -> bool {
        one.rule == other.rule && discriminant(&one.fact) == discriminant(&other.fact)
    }

    fn kept(violation: &Violation) -> Kept {
        Kept {
            rule: violation.rule.to_string(),
            fact: format!("{:?}", violation.fact),
            allowed_by: None,
        }
    }

    fn refused_since(violation: &Violation) -> u32 {
        // While a prestige card lay face down, points were sold even then.
        if violation.fact == Fact::TooLateToSell {
            2
        } else {
            1
        }
    }

    fn may_decide(&self) -> Set<Seat> {
        self.to_act().into_iter().collect()
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn decided_by(command: &Command) -> Option<Seat> {
        Some(command.seat)
    }

    fn sealed(_: &Command) -> Option<Infallible> {
        None
    }

    fn is_revealed_by(_: &Command, _: &Command) -> bool {
        true
    }

    fn seen_from(&self, viewer: Option<Seat>) -> Self {
        match viewer {
            Some(seat) => self.seen_by(seat),
            None => self.seen_from_outside(),
        }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.round)
    }
}

/// Reading a position.
impl Game {
    /// How many play (2 to 5).
    #[must_use]
    #[inline]
    pub fn player_count(&self) -> usize {
        usize::from(self.count)
    }

    /// The seats at the table, clockwise from A.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL[..self.player_count()].iter().copied()
    }

    /// The seats clockwise from the start player: the order of a round.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let next = self.next;
        let first = self.start_player;
        std::iter::successors(Some(first), move |&seat| Some(next[seat])).take(self.player_count())
    }

    /// The next seat clockwise: as the letters go, or as the seats were sold (H11).
    #[must_use]
    #[inline]
    pub fn left(&self, seat: Seat) -> Seat {
        self.next[seat]
    }

    /// The next seat clockwise, this one excluded, that is in `seats`; this one if no
    /// other is.
    #[must_use]
    #[inline]
    pub fn next_in(&self, seat: Seat, seats: Set<Seat>) -> Seat {
        let mut next = self.next[seat];
        while next != seat && !seats.contains(next) {
            next = self.next[next];
        }
        next
    }

    /// The auction of the seats, while it lasts (H11).
    #[must_use]
    pub fn seating(&self) -> Option<&Seating> {
        (self.phase == Phase::Seats).then_some(&self.seating)
    }

    /// The player in a seat of this table.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// The players in the other seats.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        let others = self.seats().filter(move |&other| other != seat);
        others.map(|other| self.player(other))
    }

    /// Shapes and board.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// How the principalities lie edge to edge; nothing where they are not joined (C1).
    #[must_use]
    #[inline]
    pub fn layout(&self) -> Option<&'static Layout> {
        match self.variant.joined {
            true => self.edition.layout(self.player_count()),
            false => None,
        }
    }

    /// The neighbours of a seat, with whom it can build together (C1); nobody where
    /// principalities are not joined.
    pub fn neighbours(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let layout = self.layout().into_iter();
        layout.flat_map(move |layout| layout.neighbours(seat))
    }

    /// The offer to build together that is to be answered.
    #[must_use]
    pub fn talk(&self) -> Option<Talk> {
        match self.pending {
            Some(Pending::Talk(talk)) => Some(talk),
            _ => None,
        }
    }

    /// What the table agreed on.
    #[must_use]
    pub fn options(&self) -> Options {
        self.variant.options
    }

    /// Every number that depends on the players, the options, the edition or a
    /// house rule.
    #[must_use]
    #[inline]
    pub fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// The round (from 1).
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The start player of the round.
    #[must_use]
    pub fn start_player(&self) -> Seat {
        self.start_player
    }

    /// Where in the round we are.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The auction phase, while it lasts.
    #[must_use]
    pub fn auction(&self) -> Option<&Auction> {
        (self.phase == Phase::Auction).then_some(&self.auction)
    }

    /// The auction that is running (A5).
    #[must_use]
    #[inline]
    pub fn bidding(&self) -> Option<Bidding> {
        self.auction().and_then(|auction| auction.bidding)
    }

    /// The seats that may still acquire something in this auction phase (A8).
    #[must_use]
    #[inline]
    pub fn bidders_left(&self) -> Set<Seat> {
        self.auction.remaining
    }

    /// The stacks from which somebody has acquired an object in this auction
    /// phase (A6).
    #[must_use]
    #[inline]
    pub fn taken(&self) -> Set<Object> {
        self.auction.taken
    }

    /// Phase A2, while it lasts (M1).
    #[must_use]
    pub fn characters(&self) -> Option<&Characters> {
        (self.phase == Phase::Characters).then_some(&self.characters)
    }

    /// The characters on which a marker can be put now (M3, M5).
    #[must_use]
    pub fn characters_on_offer(&self) -> Set<Character> {
        match self.phase {
            Phase::Characters => phase::characters::on_offer(self),
            Phase::Seats
            | Phase::StartingHands
            | Phase::Auction
            | Phase::Actions
            | Phase::Reveal
            | Phase::Over => Set::EMPTY,
        }
    }

    /// The lowest field to which a marker can go on a character's card, in florins
    /// (M3); it may be above the highest there is.
    #[must_use]
    pub fn least_bid_for(&self, character: Character) -> u32 {
        phase::characters::least_bid(self, character)
    }

    /// What lies on the Banker, in florins (M11).
    #[must_use]
    pub fn on_banker(&self) -> u32 {
        self.characters.banker
    }

    /// The points that a seat's position on the fame track brings: one more than
    /// there are players strictly ahead (M9).
    #[must_use]
    pub fn position_on_fame_track(&self, seat: Seat) -> u16 {
        phase::characters::position(self, seat)
    }

    /// The most points a seat's money buys when the game ends (M11).
    #[must_use]
    pub fn most_exchanged(&self, seat: Seat) -> u16 {
        phase::characters::most_exchanged(self, seat)
    }

    /// The turn of the action phase, while it lasts.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        (self.phase == Phase::Actions).then_some(&self.turn)
    }

    /// Actions left in the turn; none outside the action phase (B1).
    #[must_use]
    #[inline]
    pub fn actions_left(&self) -> u8 {
        self.turn().map_or(0, |turn| turn.actions)
    }

    /// The decision that must come before anything else.
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        self.pending
    }

    /// Whether everything is counted.
    #[must_use]
    #[inline]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Whether nothing is hidden from the engine: the cards were shuffled by us.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        let counted = [
            self.professions.is_counted(),
            self.bonus_cards.is_counted(),
            self.prestige_cards.is_counted(),
        ];
        counted == [false; 3]
    }

    /// Whether the turn has no action left and an unused Merchant keeps it from ending
    /// by itself (M9).
    #[must_use]
    pub fn turn_waits_for_merchant(&self) -> bool {
        self.turn().is_some_and(|turn| turn.actions == 0) && phase::actions::merchant_waits(self)
    }
}

/// Whether a decision can be taken in any phase, whatever is open.
#[inline]
fn is_of_any_time(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Correct(_)
            | Decision::Sell(_)
            | Decision::Reveal(_)
            | Decision::Merchant(_)
            | Decision::Professor(_)
    )
}

/// Where the events of a command go: a list, or nowhere when nobody asks.
pub trait Events {
    /// Hears of the next event.
    fn push(&mut self, event: Event);
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

/// Nobody asks what happened.
struct Unheard;

impl Events for Unheard {
    #[inline]
    fn push(&mut self, _: Event) {}
}

/// Carrying a position forward.
impl Game {
    /// Whether a command is legal now.
    ///
    /// # Errors
    /// The rule it breaks, and how.
    pub fn check(&self, command: &Command) -> Result<(), Violation> {
        let seat = command.seat;
        if seat.index() >= self.player_count() {
            return Err(Rule::G1.broken(Fact::NoSuchSeat(seat)));
        }
        if let Decision::Correct(correction) = command.decision {
            return self.check_correction(seat, correction);
        }
        if self.phase == Phase::Over {
            return Err(Rule::E1.broken(Fact::GameOver));
        }
        if let Decision::Sell(points) = command.decision {
            return self.check_sell(seat, points);
        }
        if let Decision::Reveal(card) = command.decision {
            return phase::game_end::check_reveal(self, seat, card);
        }
        if let Decision::Merchant(favour) = command.decision {
            return phase::characters::check_merchant(self, seat, favour);
        }
        if let Decision::Professor(deck) = command.decision {
            return phase::characters::check_professor(self, seat, deck);
        }
        if let Some(pending) = self.pending {
            return phase::pending::check(self, pending, command);
        }
        match self.phase {
            Phase::Seats => phase::seats::check(self, command),
            Phase::StartingHands => phase::starting_hand::check(self, command),
            Phase::Auction => phase::auction::check(self, command),
            Phase::Characters => phase::characters::check(self, command),
            Phase::Actions => phase::actions::check(self, command),
            Phase::Reveal | Phase::Over => Err(Rule::E1.broken(Fact::NotNow)),
        }
    }

    /// Carries a command out and says what happened.
    ///
    /// # Errors
    /// As [`Game::check`]; the game is unchanged then.
    pub fn play(&mut self, command: &Command) -> Result<Vec<Event>, Violation> {
        self.check(command)?;
        let mut events = Vec::new();
        self.apply(command, &mut events);
        Ok(events)
    }

    /// Carries out a command that is known to be legal, because it comes from
    /// [`Game::legal`] or has been checked. For bots: nothing is checked again
    /// and nothing allocated.
    pub fn play_legal(&mut self, command: &Command) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?}");
        self.apply(command, &mut Unheard);
    }

    /// [`Game::play_legal`] that tells a listener what happens.
    pub fn play_heard(&mut self, command: &Command, events: &mut impl Events) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?}");
        self.apply(command, events);
    }

    fn apply(&mut self, command: &Command, events: &mut impl Events) {
        self.carry_out(command, events);
        self.settle(events);
    }

    /// Does what a command says, and leaves the position where it is then, be there
    /// anything to decide or not.
    pub(super) fn carry_out(&mut self, command: &Command, events: &mut impl Events) {
        let seat = command.seat;
        let decision = command.decision;
        if is_of_any_time(decision) {
            self.carry_out_any_time(seat, decision, events);
        } else if self.pending.is_some() {
            phase::pending::apply(self, seat, decision, events);
        } else {
            match self.phase {
                Phase::Seats => phase::seats::apply(self, seat, decision, events),
                Phase::StartingHands => phase::starting_hand::apply(self, seat, decision, events),
                Phase::Auction => phase::auction::apply(self, seat, decision, events),
                Phase::Characters => phase::characters::apply(self, seat, decision),
                Phase::Actions => phase::actions::apply(self, seat, decision, events),
                Phase::Reveal | Phase::Over => {}
            }
        }
    }

    /// Does what can be decided in any phase, which is rare.
    #[inline(never)]
    fn carry_out_any_time(&mut self, seat: Seat, decision: Decision, events: &mut impl Events) {
        if let Decision::Correct(correction) = decision {
            self.correct(seat, correction, events);
        } else if let Decision::Sell(points) = decision {
            self.player_mut(seat).prestige -= points;
            let brings = u32::from(points) * self.variant.point_sells_for;
            self.earn(seat, brings, events);
        } else if let Decision::Reveal(card) = decision {
            phase::game_end::reveal(self, seat, card, events);
        } else if let Decision::Merchant(favour) = decision {
            phase::characters::merchant(self, seat, favour, events);
        } else if let Decision::Professor(deck) = decision {
            phase::characters::professor(self, seat, deck, events);
        }
    }

    /// A position that has just been typed may leave nothing to decide.
    pub(super) fn settle_start(&mut self) {
        self.settle(&mut Unheard);
    }

    /// Goes on to the next decision: turns, rounds and the game end by
    /// themselves when nothing is left to decide in them.
    pub(super) fn settle(&mut self, events: &mut impl Events) {
        if self.pending.is_some() {
            return;
        }
        if self.phase == Phase::Auction && self.auction.remaining.is_empty() {
            if phase::auction::hand_over(self, events) || phase::characters::last_call(self) {
                return;
            }
            events.push(Event::AuctionsEnded { round: self.round });
            if self.variant.characters {
                phase::characters::begin(self, events);
            } else {
                phase::actions::begin(self, events);
            }
        }
        if self.phase == Phase::Characters {
            if phase::characters::goes_on(self, events) {
                return;
            }
            phase::actions::begin(self, events);
        }
        while self.phase == Phase::Actions && phase::actions::turn_is_spent(self) {
            phase::actions::end_turn(self, events);
        }
        if self.phase == Phase::Reveal {
            phase::game_end::settle(self, events);
        }
    }
}

/// Who sits to the left of each where these sit around the table clockwise.
pub(super) fn order_of(seats: &[Seat]) -> BySeat<Seat> {
    let mut next = BySeat::from_fn(|seat| seat);
    for (&seat, &left) in seats.iter().zip(seats.iter().cycle().skip(1)) {
        next[seat] = left;
    }
    next
}

/// Draws a known card for each slot; or takes one card off a counted stack and says
/// so.
fn draw<T: Item + Into<AnyCard>, const N: usize>(
    stack: &mut Stack<T, N>,
    drawn: &mut [Option<AnyCard>],
) -> bool {
    if stack.is_counted() {
        stack.draw();
        return true;
    }
    for slot in drawn {
        if let Some(Card::Known(card)) = stack.draw() {
            *slot = Some(card.into());
        }
    }
    false
}

impl Open {
    /// What a pending decision keeps everybody waiting for.
    #[must_use]
    pub fn of(pending: Pending) -> Open {
        match pending {
            Pending::Place { .. } => Open::Placing,
            Pending::Keep { .. } => Open::Choosing,
            Pending::Recruit { .. } => Open::Recruiting,
            Pending::Take { .. } => Open::Taking,
            Pending::Merchant { .. } => Open::Merchant,
            Pending::LastCall { .. } => Open::LastCall,
            Pending::Exchange { .. } => Open::Exchange,
            Pending::Talk(_) => Open::Talk,
        }
    }
}

// Bots copy positions by the million; the shape of the state is decided here.
const _: () = assert!(size_of::<Game>() <= 2048);

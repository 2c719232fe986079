//! A legal position of the game, and everything that can be read from it.
//!
//! The only way in is through a [`Setup`](super::Setup). A game is flat and
//! [`Copy`]: bots, the window and the log copy it instead of undoing moves. What each phase
//! allows and does is in `phase/`, one file per phase; `play` hands each command to its
//! phase.

// A new decision or phase must be handled explicitly and must not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod checking;
mod offers;
mod seeing;

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::Characters;
use super::components::{Building, Freedom, Landscape, Object, Piece};
use super::edition::Edition;
use super::field::layout::Layout;
use super::player::Player;
use super::progress::Seating;
use super::variant::{Options, Variant};
use table::{BySeat, Item, Seat, Set, Stack};

pub use super::progress::{Auction, Bidding, Pending, Phase, Talk, Turn};

/// What is left in the supply.
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
    /// Returns how many of a piece are left.
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
    /// The left neighbour of each seat: in the order of the letters, or as the seats were
    /// sold (H11).
    pub(super) next: BySeat<Seat>,
    pub(super) seating: Seating,
    pub(super) phase: Phase,
    pub(super) auction: Auction,
    pub(super) turn: Turn,
    pub(super) pending: Option<Pending>,
    pub(super) characters: Characters,
    pub(super) supply: Supply,
    pub(super) professions: Stack<Profession, { Profession::COUNT }>,
    /// The professions returned at the start that all players have seen, if the stack is
    /// only a count: they stay in it until a player hires them (S2).
    pub(super) given_back: Set<Profession>,
    /// The returned professions that only their own seats have seen.
    pub(super) given_back_unseen: BySeat<Set<Profession>>,
    /// The order in which the returned and the undealt professions are shuffled (S2): an
    /// order of all of them, or only a count at a real table.
    pub(super) reshuffle: Stack<Profession, { Profession::COUNT }>,
    pub(super) bonus_cards: Stack<BonusCard, { BonusCard::COUNT }>,
    pub(super) used_bonus_cards: Set<BonusCard>,
    pub(super) prestige_cards: Stack<PrestigeCard, { PrestigeCard::COUNT }>,
    /// Whether the table has set or kept something that the rules do not explain.
    pub(super) irregular: bool,
    /// The version of the rules that governs automatic events.
    pub(super) by_rules: u8,
}

/// Reading a position.
impl Game {
    /// Returns the number of players (2 to 5).
    #[must_use]
    #[inline]
    pub fn player_count(&self) -> usize {
        usize::from(self.count)
    }

    /// Returns the seats at the table, clockwise from A.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL[..self.player_count()].iter().copied()
    }

    /// Returns the seats clockwise from the start player: the order of a round.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let next = self.next;
        let first = self.start_player;
        std::iter::successors(Some(first), move |&seat| Some(next[seat])).take(self.player_count())
    }

    /// Returns the next seat clockwise: in the order of the letters, or as the seats were
    /// sold (H11).
    #[must_use]
    #[inline]
    pub fn left(&self, seat: Seat) -> Seat {
        self.next[seat]
    }

    /// Returns the next seat clockwise after this one that is in `seats`; this seat if
    /// there is no other.
    #[must_use]
    #[inline]
    pub fn next_in(&self, seat: Seat, seats: Set<Seat>) -> Seat {
        let mut next = self.next[seat];
        while next != seat && !seats.contains(next) {
            next = self.next[next];
        }
        next
    }

    /// Returns the auction of the seats, while it lasts (H11).
    #[must_use]
    pub fn seating(&self) -> Option<&Seating> {
        (self.phase == Phase::Seats).then_some(&self.seating)
    }

    /// Returns who has the last seat, which got no bids, and its number, while that may be
    /// entered (H11).
    #[must_use]
    pub fn seat_left_over(&self) -> Option<(Seat, u8)> {
        let here = self.phase == Phase::StartingHands;
        self.seating.left_over().filter(|_| here)
    }

    /// Returns the player in a seat of this table.
    #[must_use]
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Returns the players in the other seats.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = &Player> {
        let others = self.seats().filter(move |&other| other != seat);
        others.map(|other| self.player(other))
    }

    /// Shapes and board.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Returns how the principalities are joined; `None` if they are not joined (C1).
    #[must_use]
    #[inline]
    pub fn layout(&self) -> Option<&'static Layout> {
        match self.variant.joined {
            true => self.edition.layout(self.player_count()),
            false => None,
        }
    }

    /// Returns the neighbours of a seat, with whom it can build together (C1); none if
    /// principalities are not joined.
    pub fn neighbours(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let layout = self.layout().into_iter();
        layout.flat_map(move |layout| layout.neighbours(seat))
    }

    /// Returns the offer to build together that awaits an answer.
    #[must_use]
    pub fn talk(&self) -> Option<Talk> {
        match self.pending {
            Some(Pending::Talk(talk)) => Some(talk),
            _ => None,
        }
    }

    /// Returns what the table agreed on.
    #[must_use]
    pub fn options(&self) -> Options {
        self.variant.options
    }

    /// Returns every number that depends on the players, the options, the edition or a
    /// house rule.
    #[must_use]
    #[inline]
    pub fn variant(&self) -> &'static Variant {
        self.variant
    }

    /// Returns the round (from 1).
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the start player of the round.
    #[must_use]
    pub fn start_player(&self) -> Seat {
        self.start_player
    }

    /// Returns the phase of the round.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the auction phase, while it lasts.
    #[must_use]
    pub fn auction(&self) -> Option<&Auction> {
        (self.phase == Phase::Auction).then_some(&self.auction)
    }

    /// Returns the auction that is running (A5).
    #[must_use]
    #[inline]
    pub fn bidding(&self) -> Option<Bidding> {
        self.auction().and_then(|auction| auction.bidding)
    }

    /// Returns the seats that may still acquire something in this auction phase (A8).
    #[must_use]
    #[inline]
    pub fn bidders_left(&self) -> Set<Seat> {
        self.auction.remaining
    }

    /// Returns the stacks from which a player has acquired an object in this auction phase
    /// (A6).
    #[must_use]
    #[inline]
    pub fn taken(&self) -> Set<Object> {
        self.auction.taken
    }

    /// Returns phase A2, while it lasts (M1).
    #[must_use]
    pub fn characters(&self) -> Option<&Characters> {
        (self.phase == Phase::Characters).then_some(&self.characters)
    }

    /// Returns the money on the Banker, in florins (M11).
    #[must_use]
    pub fn on_banker(&self) -> u32 {
        self.characters.banker
    }

    /// Returns the turn of the action phase, while it lasts.
    #[must_use]
    pub fn turn(&self) -> Option<&Turn> {
        (self.phase == Phase::Actions).then_some(&self.turn)
    }

    /// Returns the actions left in the turn; 0 outside the action phase (B1).
    #[must_use]
    #[inline]
    pub fn actions_left(&self) -> u8 {
        self.turn().map_or(0, |turn| turn.actions)
    }

    /// Returns the decision that must come before anything else.
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        self.pending
    }

    /// Returns whether the game has ended and everything is counted.
    #[must_use]
    #[inline]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Returns whether nothing is hidden from the engine, because Studiolo shuffled the
    /// cards.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        let counted = [
            self.professions.is_counted(),
            self.bonus_cards.is_counted(),
            self.prestige_cards.is_counted(),
        ];
        counted == [false; 3]
    }
}

/// Returns the left neighbour of each seat, if these seats sit around the table clockwise.
pub(super) fn order_of(seats: &[Seat]) -> BySeat<Seat> {
    let mut next = BySeat::from_fn(|seat| seat);
    for (&seat, &left) in seats.iter().zip(seats.iter().cycle().skip(1)) {
        next[seat] = left;
    }
    next
}

// Bots copy positions by the million, so the state must stay small.
const _: () = assert!(size_of::<Game>() <= 2048);

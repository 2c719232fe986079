//! A legal position of the game, and what can be read from it.
//!
//! The only way in is through [`Setup`](super::Setup). A game is flat and [`Copy`]: bots,
//! the window and the log copy it instead of undoing moves.

// A new decision or phase must be handled explicitly and must not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

mod checking;
mod traces;

use super::card::{CardId, CardType, Figures, MOST_CARDS, Place, Spot};
use super::command::Event;
use super::edition::Edition;
use super::options::Options;
use super::random::Random;
use super::score::Scores;
use super::spots::Spots;
use super::state::{Phase, Trade};
use table::{BySeat, Card, Hand, Item as _, Seat, Set, Stack};

/// The maximum number of slots of the display (S6).
pub const SLOTS: usize = 12;

/// Marks a card that everyone saw come into the hand: a bit next to those of the seats.
pub(super) const PUBLIC: u8 = 0x80;

/// Returns the bit of a seat among those who know a card.
pub(super) fn bit(seat: Seat) -> u8 {
    1 << seat.index()
}

/// A legal position.
///
/// ```
/// use prince::{Command, Decision, Game, Setup};
/// use table::Seat;
///
/// let mut game = Game::try_from(&Setup::digital(["Anna", "Ben", "Clara"], 7)).unwrap();
/// let early = Command::new(Seat::A, Decision::TurnUp(0));
/// assert_eq!(game.check(&early).unwrap_err().rule.to_string(), "A1");
/// game.play(&Command::new(Seat::A, Decision::Keep)).unwrap();
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub(super) edition: &'static Edition,
    pub(super) options: Options,
    /// The random generator; `None` if the results of chance are entered.
    pub(super) random: Option<Random>,
    pub(super) count: u8,
    /// The turn (1 to 3).
    pub(super) turn: u8,
    pub(super) pope: Seat,
    /// The seat whose player phase it is.
    pub(super) active: Seat,
    pub(super) phase: Phase,
    pub(super) money: BySeat<u32>,
    pub(super) cardinals: BySeat<u8>,
    pub(super) hands: BySeat<Hand<CardId>>,
    pub(super) spots: Spots,
    /// Who knows that a card is in a hand: seats by their bits, and [`PUBLIC`].
    pub(super) known_by: [u8; MOST_CARDS],
    /// Cards that everyone saw in a hand from which something has since been taken unseen.
    pub(super) uncertain: Set<CardId>,
    /// Cards that everyone saw and that may now be with this player, because something was
    /// taken unseen from the hand that had them.
    pub(super) traces: BySeat<Set<CardId>>,
    pub(super) deck: Stack<CardId, MOST_CARDS>,
    pub(super) display: [Option<Card<CardId>>; SLOTS],
    /// The arriving cards (H1), including those that stay in place and only cost a fee
    /// (Z9).
    pub(super) arriving: Set<CardId>,
    /// Those of them that are artists whose fee has not been paid (H7).
    pub(super) due: Set<CardId>,
    /// The holding that has just arrived and may get cards (H3).
    pub(super) furnishing: Option<CardId>,
    /// The owner of the artists being seized, and whether they come from a base (Z9).
    pub(super) robbed: Option<(Seat, bool)>,
    /// The offer that awaits an answer.
    pub(super) trade: Option<Trade>,
    /// The players to whom the active player has made an offer in this phase.
    pub(super) asked: Set<Seat>,
    /// Phases of the Pope to be skipped (C10).
    pub(super) skips: u8,
    /// Whether the Pope shuffled the offices in this turn (P3).
    pub(super) shuffled: bool,
    /// Who received an office at this turn's papal power, and who a cardinal (C9).
    pub(super) got_office: Set<Seat>,
    pub(super) got_cardinal: Set<Seat>,
    /// The points of each turn.
    pub(super) scores: BySeat<Scores>,
    /// Whether the table has set or kept something that the rules do not explain.
    pub(super) irregular: bool,
}

const _: () = assert!(size_of::<Game>() <= 2048, "a game is below 2 KiB");

/// Reading a position.
impl Game {
    /// Returns the number of players (3 to 5).
    #[must_use]
    #[inline]
    pub fn player_count(&self) -> usize {
        usize::from(self.count)
    }

    /// Returns the seats at the table, clockwise from A.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL[..self.player_count()].iter().copied()
    }

    /// Returns all seats at the table.
    #[must_use]
    pub fn all_seats(&self) -> Set<Seat> {
        Seat::first(self.player_count())
    }

    /// Returns the next seat clockwise.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Seat {
        seat.left(self.player_count())
    }

    /// Returns all seats clockwise, this one first.
    pub fn clockwise(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.player_count();
        std::iter::successors(Some(first), move |seat| Some(seat.left(players))).take(players)
    }

    /// Returns the deck in use.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// Returns what is printed on a card.
    #[must_use]
    #[inline]
    pub fn figures(&self, card: CardId) -> &'static Figures {
        self.edition.card(card)
    }

    /// Returns the type of a card.
    #[must_use]
    #[inline]
    pub fn type_of(&self, card: CardId) -> CardType {
        self.edition.card(card).card_type
    }

    /// Returns what the table agreed on.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// Returns the turn (1 to 3).
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns the Pope.
    #[must_use]
    pub fn pope(&self) -> Seat {
        self.pope
    }

    /// Returns the seat whose player phase it is; `None` outside player phases.
    #[must_use]
    pub fn active(&self) -> Option<Seat> {
        self.is_in_player_phase().then_some(self.active)
    }

    /// Returns the phase of the game.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the offer that awaits an answer (X).
    #[must_use]
    pub fn trade(&self) -> Option<&Trade> {
        self.trade.as_ref()
    }

    /// Returns the players to whom the active player has made an offer in this phase. The
    /// rules allow more offers; bots make one to each.
    #[must_use]
    pub fn asked(&self) -> Set<Seat> {
        self.asked
    }

    /// Returns the ducats of a player. All payments are public (G3).
    #[must_use]
    pub fn money(&self, seat: Seat) -> u32 {
        self.money[seat]
    }

    /// Returns the number of a player's cardinals.
    #[must_use]
    pub fn cardinals(&self, seat: Seat) -> u8 {
        self.cardinals[seat]
    }

    /// Returns the hand of a player.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand<CardId> {
        &self.hands[seat]
    }

    /// Returns where a card is.
    #[must_use]
    #[inline]
    pub fn spot(&self, card: CardId) -> Spot {
        self.spots.of(card)
    }

    /// Returns the slots of the display that have a card (S6), and that card if known.
    pub fn display(&self) -> impl Iterator<Item = (u8, Card<CardId>)> + use<'_> {
        let slots = (0_u8..).zip(&self.display);
        slots.filter_map(|(slot, card)| Some((slot, (*card)?)))
    }

    /// Returns the number of cards in the display.
    #[must_use]
    pub fn displayed(&self) -> usize {
        self.display.iter().filter(|slot| slot.is_some()).count()
    }

    /// Returns the number of cards in the deck.
    #[must_use]
    pub fn cards_in_deck(&self) -> usize {
        self.deck.len()
    }

    /// Returns the deck.
    #[must_use]
    pub fn deck(&self) -> &Stack<CardId, MOST_CARDS> {
        &self.deck
    }

    /// Returns the cards that everyone saw in a hand from which something has since been
    /// taken unseen.
    #[must_use]
    pub fn uncertain(&self) -> Set<CardId> {
        self.uncertain
    }

    /// Returns the cards that everyone knows to be in a player's hand.
    #[must_use]
    pub fn open_cards(&self, seat: Seat) -> Set<CardId> {
        let known = self.hands[seat].known().iter();
        known
            .filter(|card| self.known_by[card.index()] & PUBLIC != 0)
            .collect()
    }

    /// Returns whether a player knows that this card is in that hand.
    #[must_use]
    pub fn knows(&self, viewer: Seat, card: CardId) -> bool {
        self.known_by[card.index()] & bit(viewer) != 0
    }

    /// Returns the number of phases of the Pope to be skipped (C10).
    #[must_use]
    pub fn skips(&self) -> u8 {
        self.skips
    }

    /// Returns whether the Pope shuffled the offices in this turn (P3).
    #[must_use]
    pub fn has_shuffled(&self) -> bool {
        self.shuffled
    }

    /// Returns who received an office, and who a cardinal, at this turn's papal power (C9).
    #[must_use]
    pub fn received(&self) -> (Set<Seat>, Set<Seat>) {
        (self.got_office, self.got_cardinal)
    }

    /// Returns whether the table has set or kept something that the rules do not explain.
    #[must_use]
    pub fn is_irregular(&self) -> bool {
        self.irregular
    }

    /// Returns whether the computer deals, so that nothing is hidden from the engine.
    #[must_use]
    pub fn is_digital(&self) -> bool {
        self.random.is_some()
    }

    /// Returns whether nothing is left to decide.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Returns whether a player phase is in progress, including all questions in it.
    #[must_use]
    pub fn is_in_player_phase(&self) -> bool {
        match self.phase {
            Phase::Step(_)
            | Phase::Turning(_)
            | Phase::Bidding(_)
            | Phase::Spying
            | Phase::Stealing(_)
            | Phase::Doctors(_)
            | Phase::OfficeGift(..)
            | Phase::Defence(_) => true,
            Phase::Judging(judging) => !judging.at_shuffle,
            Phase::Redeal(_)
            | Phase::Laying(_)
            | Phase::Ballot(_)
            | Phase::OpenBallot(_)
            | Phase::Drawing(_)
            | Phase::Upkeep
            | Phase::Offices
            | Phase::Shuffle
            | Phase::Dealing
            | Phase::Accusing(_)
            | Phase::Cardinals
            | Phase::Over => false,
        }
    }

    /// Returns the owner of a card on the table; for an arriving card, the player who
    /// receives it.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        match self.spot(card) {
            Spot::Before(seat) | Spot::Arriving(seat) => Some(seat),
            Spot::Under(place) => self.spots.owner_of(place),
            Spot::Concealed
            | Spot::Auctioned
            | Spot::InPlay
            | Spot::Wedding(..)
            | Spot::Aside
            | Spot::Out => None,
        }
    }

    /// Returns whether a card is in front of a player, protected or not.
    #[must_use]
    pub fn is_laid(&self, card: CardId) -> bool {
        matches!(self.spot(card), Spot::Before(_) | Spot::Under(_))
    }

    /// Returns the cards in front of a player, protected or not.
    #[must_use]
    #[inline]
    pub fn laid(&self, seat: Seat) -> Set<CardId> {
        self.spots.before(seat).union(self.spots.protected(seat))
    }

    /// Returns the cards of a type in front of a player, protected or not.
    #[must_use]
    #[inline]
    pub fn laid_of(&self, seat: Seat, card_type: CardType) -> Set<CardId> {
        self.laid(seat)
            .intersection(self.edition.of_type(card_type))
    }

    /// Returns the visible cards in front of a player: the holdings, and unprotected cards.
    #[must_use]
    #[inline]
    pub fn open(&self, seat: Seat) -> Set<CardId> {
        self.spots.before(seat)
    }

    /// Returns the holdings of a player, without the base.
    #[must_use]
    #[inline]
    pub fn holdings(&self, seat: Seat) -> Set<CardId> {
        let holdings = self.edition.of_type(CardType::Holding);
        self.open(seat).intersection(holdings)
    }

    /// Returns the places of a player: the base first, then the holdings.
    pub fn places(&self, seat: Seat) -> impl Iterator<Item = Place> + use<> {
        let holdings = self.holdings(seat).iter().map(Place::Holding);
        std::iter::once(Place::Base(seat)).chain(holdings)
    }

    /// Returns the owner of the place.
    #[must_use]
    pub fn owner_of(&self, place: Place) -> Option<Seat> {
        match place {
            Place::Base(seat) => (seat.index() < self.player_count()).then_some(seat),
            Place::Holding(holding) => match self.type_of(holding) == CardType::Holding {
                true if self.is_laid(holding) => self.owner(holding),
                _ => None,
            },
        }
    }

    /// Returns the card of this type under a holding (H2).
    #[must_use]
    pub fn under(&self, place: Place, card_type: CardType) -> Option<CardId> {
        let there = self.spots.beside(place);
        let mut cards = there.intersection(self.edition.of_type(card_type)).iter();
        cards.find(|&card| self.spot(card) == Spot::Under(place))
    }

    /// Returns all cards under a holding.
    #[must_use]
    pub fn all_under(&self, place: Place) -> Set<CardId> {
        let there = self.spots.beside(place).iter();
        there
            .filter(|&card| self.spot(card) == Spot::Under(place))
            .collect()
    }

    /// Returns whether there is no card under a holding.
    pub(super) fn is_bare(&self, place: Place) -> bool {
        let mut there = self.spots.beside(place).iter();
        !there.any(|card| self.spot(card) == Spot::Under(place))
    }

    /// Returns the unprotected cards of a player: offices, artists, lone families.
    #[must_use]
    #[inline]
    pub fn unprotected(&self, seat: Seat) -> Set<CardId> {
        let holdings = self.edition.of_type(CardType::Holding);
        self.open(seat).minus(holdings)
    }

    /// Returns the cards at this spot.
    pub fn cards_at(&self, spot: Spot) -> impl Iterator<Item = CardId> + use<'_> {
        let cards = self.edition.cards().iter();
        cards.filter(move |&card| self.spot(card) == spot)
    }

    /// Returns the players with whom a player is married (C7).
    #[must_use]
    pub fn spouses(&self, seat: Seat) -> Set<Seat> {
        let marriages = self.edition.of_type(CardType::Marriage).iter();
        let spouses = marriages.filter_map(|card| match self.spot(card) {
            Spot::Wedding(one, other) if one == seat => Some(other),
            Spot::Wedding(one, other) if other == seat => Some(one),
            Spot::Wedding(..)
            | Spot::Concealed
            | Spot::Auctioned
            | Spot::Arriving(_)
            | Spot::Before(_)
            | Spot::Under(_)
            | Spot::InPlay
            | Spot::Aside
            | Spot::Out => None,
        });
        spouses.collect()
    }

    /// Returns whether Savonarola is in front of the Pope (C8).
    #[must_use]
    pub fn savonarola_lies(&self) -> bool {
        let cards = self.edition.of_type(CardType::Savonarola).iter();
        cards
            .into_iter()
            .any(|card| self.spot(card) == Spot::InPlay)
    }

    /// Returns whether a player may play nothing from hand (C8).
    #[must_use]
    pub fn is_silenced(&self, seat: Seat) -> bool {
        seat == self.pope && self.savonarola_lies()
    }

    /// Returns the cards whose place is unknown: in the deck, in the display, or hidden in
    /// hands.
    #[must_use]
    pub fn unseen(&self) -> Set<CardId> {
        let mut unseen = self.spots.concealed().intersection(self.edition.cards());
        for seat in self.seats() {
            unseen = unseen.minus(self.hands[seat].known());
        }
        unseen = unseen.minus(self.deck.known());
        for card in self.display.iter().flatten() {
            if let Card::Known(card) = card {
                unseen.remove(*card);
            }
        }
        unseen
    }

    /// Returns the cards of a type that this hand has, or may have as far as is known.
    #[must_use]
    pub fn may_hold(&self, seat: Seat, card_type: CardType) -> Set<CardId> {
        let all = self.edition.of_type(card_type);
        let hand = &self.hands[seat];
        let known = hand.known().intersection(all);
        match hand.hidden() {
            0 => known,
            _ => known.union(self.unseen().intersection(all)),
        }
    }

    /// Returns the number of seats clockwise from the Pope.
    pub(super) fn behind_pope(&self, seat: Seat) -> usize {
        let players = self.player_count();
        (seat.index() + players - self.pope.index()) % players
    }

    /// Returns the card that arrives next and the player who places it (H1): clockwise from
    /// the Pope, holdings first, then offices, artists, families, each in the order of the
    /// deck. For a holding under which cards can be put (H3), returns that holding.
    #[must_use]
    #[inline]
    pub fn arrival(&self) -> Option<(Seat, CardId)> {
        match self.furnishing.is_none() && self.arriving.is_empty() {
            true => None,
            false => self.first_to_arrive(),
        }
    }

    fn first_to_arrive(&self) -> Option<(Seat, CardId)> {
        if let Some(holding) = self.furnishing {
            return Some((self.owner(holding)?, holding));
        }
        // Assigned offices arrive after the shuffle (P5).
        let waits = matches!(
            self.phase,
            Phase::Shuffle | Phase::Dealing | Phase::Accusing(_)
        ) || matches!(self.phase, Phase::Judging(judging) if judging.at_shuffle);
        if waits {
            return None;
        }
        let all = self.arriving.iter();
        let owned = all.filter_map(|card| Some((self.owner(card)?, card)));
        owned.min_by_key(|&(seat, card)| (self.behind_pope(seat), self.type_of(card), card))
    }

    /// Returns the seats that decide now: several if they do so at once, none when the game
    /// is over.
    #[must_use]
    pub fn may_decide(&self) -> Set<Seat> {
        if let Some(trade) = self.trade {
            let seat = if trade.accepted {
                self.pope
            } else {
                trade.partner
            };
            return Set::only(seat);
        }
        if let Some((seat, _)) = self.arrival() {
            return Set::only(seat);
        }
        let all = self.all_seats();
        match self.phase {
            Phase::Redeal(seat) | Phase::Laying(seat) | Phase::Drawing(seat) => Set::only(seat),
            Phase::Step(_) | Phase::Turning(_) | Phase::Spying | Phase::Stealing(_) => {
                Set::only(self.active)
            }
            Phase::Bidding(bidding) => Set::only(bidding.turn),
            Phase::Doctors(doctors) => all.without(self.active).minus(doctors.answers.answered),
            Phase::OfficeGift(..)
            | Phase::Offices
            | Phase::Shuffle
            | Phase::Dealing
            | Phase::Cardinals => Set::only(self.pope),
            Phase::Judging(judging) => Set::only(judging.turn),
            Phase::Defence(attack) => Set::only(attack.defender),
            Phase::Ballot(ballot) => all.minus(ballot.voted()),
            Phase::OpenBallot(ballot) => {
                let next = self.clockwise(self.pope);
                let mut next = next.filter(|&seat| !ballot.voted().contains(seat));
                next.next().into_iter().collect()
            }
            Phase::Accusing(answers) => all.without(self.pope).minus(answers.answered),
            Phase::Upkeep | Phase::Over => Set::EMPTY,
        }
    }

    /// Returns the seats whose last decision the others have not seen yet.
    #[must_use]
    pub fn face_down(&self) -> Set<Seat> {
        match self.phase {
            Phase::Doctors(doctors) => doctors.answers.answered,
            Phase::Accusing(answers) => answers.answered,
            Phase::Ballot(ballot) => ballot.voted(),
            Phase::Defence(_) => Set::only(self.active),
            Phase::Redeal(_)
            | Phase::Laying(_)
            | Phase::Step(_)
            | Phase::Turning(_)
            | Phase::Bidding(_)
            | Phase::Spying
            | Phase::Stealing(_)
            | Phase::OfficeGift(..)
            | Phase::Judging(_)
            | Phase::OpenBallot(_)
            | Phase::Drawing(_)
            | Phase::Upkeep
            | Phase::Offices
            | Phase::Shuffle
            | Phase::Dealing
            | Phase::Cardinals
            | Phase::Over => Set::EMPTY,
        }
    }
}

/// A receiver of a command's events: a list, or nothing if no caller needs them.
pub trait Events {
    /// Receives the next event.
    fn push(&mut self, event: Event);
}

impl Events for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

/// A receiver that ignores all events.
pub(super) struct Unheard;

impl Events for Unheard {
    #[inline]
    fn push(&mut self, _: Event) {}
}

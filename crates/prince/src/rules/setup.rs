//! A setup is anything a person can type: the start of a game, a position from the middle,
//! nonsense.
//!
//! `Game::try_from(&setup)` is the only way to a legal position; it reports everything that
//! is wrong, each with its rule. `Setup::from(&game)` leads back.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::{CardId, CardType, MOST_CARDS, Place, Spot};
use super::edition::{Edition, EditionData};
use super::game::{Game, PUBLIC, SLOTS, Unheard, bit};
use super::naming;
use super::options::{
    MOST_DUCATS_FOR_POINT, MOST_POINTS_OF_POPE, MOST_TURNS, Options, START_CARDINALS, START_MONEY,
    dealt, displayed, needed,
};
use super::phase::settle::settle;
use super::random::Random;
use super::rule::{Fact, Rule, Violation};
use super::score::Scores;
use super::spots::Spots;
use super::state::{Phase, Step, Trade};
use table::{
    Bot, BySeat, Card, Colour, Hand, Item as _, Level, People, Person, Seat, Set, Stack,
    Temperament,
};

/// More ducats than anyone types on purpose.
const MOST_MONEY: u32 = 1_000_000;
/// More cardinals than possible.
const MOST_CARDINALS: u8 = 99;

/// How a game begins. In a file, cards may be given by their identifiers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, remote = "Self")]
pub struct Setup {
    /// The players in clockwise order, from seat A.
    pub players: Vec<PlayerSetup>,
    /// The Pope at the start (S2).
    pub pope: Seat,
    /// What the table agreed on.
    pub options: Options,
    /// The seed of everything random; left out at a real table (G8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// A position from the middle of a game; its start if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Box<Position>>,
    /// The deck.
    #[serde(deserialize_with = "naming::deck")]
    pub edition: EditionData,
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Setup::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        naming::within(|| Setup::deserialize(from))
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: Vec::new(),
            pope: Seat::A,
            options: Options::default(),
            seed: None,
            position: None,
            edition: EditionData::default(),
        }
    }
}

/// What a person typed about one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerSetup {
    /// The player's name.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The level of the bot in this seat, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// The preferences of the bot in this seat, if there is one.
    #[serde(skip_serializing_if = "Temperament::is_plain")]
    pub temperament: Temperament,
    /// The colour this player chose; the seat's colour if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

/// A face-down pile: its order from the top, or only its size.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pile {
    /// All cards that are nowhere else.
    #[default]
    Rest,
    /// This many cards.
    Counted(u8),
    /// These cards, the first on top.
    Ordered(Vec<CardId>),
}

/// What a seat has in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// Ducats.
    pub money: u32,
    /// Cardinals.
    pub cardinals: u8,
    /// The cards known to be in the hand, and who knows it: seats by their bits.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<(CardId, u8)>,
    /// The number of other cards in the hand.
    pub hidden: u8,
    /// Cards that everyone saw and that may be among those, because something has been
    /// taken unseen from the hand that had them.
    #[serde(skip_serializing_if = "Set::is_empty")]
    pub traces: Set<CardId>,
    /// The points of each turn.
    pub scores: Scores,
}

/// A position in the middle of a game. Cards that are not mentioned are in the deck, in the
/// display or in hands, at unknown places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The turn, from 1.
    pub turn: u8,
    /// The Pope.
    pub pope: Seat,
    /// The seat whose player phase it is.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// The players, from seat A.
    pub seats: Vec<SeatPosition>,
    /// The cards on the table.
    #[serde(default)]
    pub table: Vec<(CardId, Spot)>,
    /// Cards that everyone saw in a hand from which something has since been taken unseen.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub uncertain: Set<CardId>,
    /// The deck.
    #[serde(default)]
    pub deck: Pile,
    /// The display, slot by slot.
    #[serde(default)]
    pub display: Vec<Option<Card<CardId>>>,
    /// Arriving cards.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub arriving: Set<CardId>,
    /// Artists among them whose fee has not been paid.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub due: Set<CardId>,
    /// A holding under which cards can be put (H3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub furnishing: Option<CardId>,
    /// The player who is being robbed of artists, and whether from a base (Z9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robbed: Option<(Seat, bool)>,
    /// An offer that awaits an answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trade: Option<Trade>,
    /// The players to whom the active player has made an offer in this phase.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub asked: Set<Seat>,
    /// Phases of the Pope to be skipped.
    #[serde(default)]
    pub skips: u8,
    /// Whether the Pope shuffled the offices.
    #[serde(default)]
    pub shuffled: bool,
    /// The players who got an office.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub got_office: Set<Seat>,
    /// The players who got a cardinal.
    #[serde(default, skip_serializing_if = "Set::is_empty")]
    pub got_cardinal: Set<Seat>,
    /// The state of the generator; `None` at a real table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub random: Option<u64>,
    /// Whether the table has set or kept something that the rules do not explain.
    #[serde(default)]
    pub irregular: bool,
}

impl Default for Position {
    /// Returns a position in which no player has anything, and the first player phase
    /// begins.
    fn default() -> Self {
        Self {
            turn: 1,
            pope: Seat::A,
            active: Seat::A,
            phase: Phase::Step(Step::Acquire),
            seats: Vec::new(),
            table: Vec::new(),
            uncertain: Set::EMPTY,
            deck: Pile::default(),
            display: Vec::new(),
            arriving: Set::EMPTY,
            due: Set::EMPTY,
            furnishing: None,
            robbed: None,
            trade: None,
            asked: Set::EMPTY,
            skips: 0,
            shuffled: false,
            got_office: Set::EMPTY,
            got_cardinal: Set::EMPTY,
            random: None,
            irregular: false,
        }
    }
}

/// Typing a position.
impl Position {
    /// Returns what this many players have before anything is known of them (S1): all cards
    /// are in an uncounted deck.
    #[must_use]
    pub fn of_players(players: usize) -> Self {
        let seat = SeatPosition {
            money: START_MONEY,
            cardinals: START_CARDINALS,
            ..SeatPosition::default()
        };
        Self {
            seats: vec![seat; players],
            ..Self::default()
        }
    }

    /// Returns the place of a card on the table, as typed.
    #[must_use]
    pub fn spot(&self, card: CardId) -> Option<Spot> {
        let mut table = self.table.iter();
        let (_, spot) = table.find(|(other, _)| *other == card)?;
        Some(*spot)
    }

    /// Returns the player whose hand has a card, as typed.
    #[must_use]
    pub fn holder(&self, card: CardId) -> Option<Seat> {
        let holds = |seat: &SeatPosition| seat.hand.iter().any(|&(other, _)| other == card);
        let at = self.seats.iter().position(holds)?;
        Seat::ALL.get(at).copied()
    }

    /// Returns the owner of a card on the table, as typed.
    #[must_use]
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        let mut card = card;
        // In a typed position, cards may be under each other in a circle.
        for _ in 0..=self.table.len() {
            match self.spot(card)? {
                Spot::Before(seat) | Spot::Under(Place::Base(seat)) | Spot::Arriving(seat) => {
                    return Some(seat);
                }
                Spot::Under(Place::Holding(holding)) => card = holding,
                _ => return None,
            }
        }
        None
    }

    /// Takes a card away from its typed place. Cards under a holding stay unprotected in
    /// front of its player.
    pub fn forget(&mut self, card: CardId) {
        let owner = self.owner(card);
        for seat in &mut self.seats {
            seat.hand.retain(|&(other, _)| other != card);
            seat.traces.remove(card);
        }
        self.table.retain(|&(other, _)| other != card);
        for (_, spot) in &mut self.table {
            if *spot == Spot::Under(Place::Holding(card)) {
                *spot = owner.map_or(Spot::Aside, Spot::Before);
            }
        }
    }

    /// Puts a card there, taking it from its typed place. A holding takes the cards under
    /// it along, as long as it stays on the table (Z8).
    pub fn lay(&mut self, card: CardId, spot: Spot) {
        let stays = matches!(spot, Spot::Before(_));
        let mut table = self.table.iter_mut();
        match table.find(|(other, _)| *other == card) {
            Some((_, before)) if stays => *before = spot,
            _ => {
                self.forget(card);
                self.table.push((card, spot));
            }
        }
    }

    /// Puts a card in a hand, seen by everyone.
    pub fn take_in_hand(&mut self, card: CardId, seat: Seat) {
        self.forget(card);
        let everybody = Seat::ALL.iter().take(self.seats.len());
        let everybody = everybody.fold(PUBLIC, |all, &seat| all | bit(seat));
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            seat.hand.push((card, everybody));
        }
    }

    /// Puts this many face-down cards in the display.
    pub fn display_of(&mut self, count: usize) {
        self.display = vec![Some(Card::Hidden); count];
    }

    /// Returns the number of cards in the display.
    #[must_use]
    pub fn displayed(&self) -> usize {
        self.display.iter().flatten().count()
    }

    /// Puts all remaining cards in the deck. Returns by how many cards the hands and the
    /// display exceed the cards available.
    pub fn fill_deck(&mut self, edition: &Edition) -> usize {
        let hands = self.seats.iter();
        let in_hands: usize = hands
            .map(|seat| seat.hand.len() + usize::from(seat.hidden))
            .sum();
        let laid = self.table.len() + self.display.iter().flatten().count();
        let all = edition.cards().len();
        let left = all.saturating_sub(laid + in_hands);
        self.deck = Pile::Counted(u8::try_from(left).unwrap_or(u8::MAX));
        (laid + in_hands).saturating_sub(all)
    }
}

/// Something that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seat:?}: {violation}")]
pub struct Problem {
    /// The player whose part of the setup it is in, if it is in one.
    pub seat: Option<Seat>,
    /// The broken rule, and how it is broken.
    pub violation: Violation,
}

impl Problem {
    fn of(violation: Violation) -> Self {
        Self {
            seat: None,
            violation,
        }
    }
}

impl Setup {
    /// Returns the start of a game tracked at a real table: the engine knows no cards.
    #[must_use]
    pub fn tracked<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Setup {
        let players = names.into_iter().map(|name| PlayerSetup {
            name: name.into(),
            ..PlayerSetup::default()
        });
        Setup {
            players: players.collect(),
            ..Setup::default()
        }
    }

    /// Returns the start of a game on a screen: everything random comes from this seed.
    #[must_use]
    pub fn digital<N: Into<String>>(names: impl IntoIterator<Item = N>, seed: u64) -> Setup {
        Setup {
            seed: Some(seed),
            ..Setup::tracked(names)
        }
    }

    /// Returns the bot that plays a seat.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        let player = self.players.get(seat.index())?;
        Some(Bot {
            level: player.bot?,
            temperament: player.temperament,
        })
    }

    pub(super) fn take_people(&mut self) -> People {
        let seats = self.players.iter_mut().map(|player| Person {
            name: std::mem::take(&mut player.name),
            plays: player.bot.take().into(),
            temperament: std::mem::take(&mut player.temperament),
            colour: player.colour.take(),
        });
        People {
            seats: seats.collect(),
            // A copy, because the start needs it too.
            deal: self.seed,
        }
    }

    pub(super) fn put_people(&mut self, people: People) {
        let count = self.players.len().max(people.seats.len());
        self.players.resize(count, PlayerSetup::default());
        for (player, person) in self.players.iter_mut().zip(people.seats) {
            player.bot = person.plays.level();
            player.temperament = person.temperament;
            player.colour = person.colour;
            player.name = person.name;
        }
    }

    /// Returns the legal position of this setup, or everything that is wrong with it.
    pub(super) fn to_game(&self) -> Result<Game, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut wrong = |violation| problems.push(Problem::of(violation));
        let players = self.players.len();
        let right_count = (3..=Seat::ALL.len()).contains(&players);
        if !right_count {
            wrong(Rule::G1.broken(Fact::WrongPlayers(players)));
        }
        let pope = self.pope;
        if right_count && pope.index() >= players {
            wrong(Rule::S2.broken(Fact::NoSuchSeat(pope)));
        }
        for violation in self.bad_house_rules() {
            wrong(violation);
        }
        let edition = match Edition::load(&self.edition) {
            Ok(edition) => Some(edition),
            Err(bad) => {
                for bad in bad {
                    wrong(bad.rule().broken(Fact::Deck(bad)));
                }
                None
            }
        };
        if let Some(edition) = edition {
            let found = edition.cards().len();
            let needed = needed(players);
            if right_count && found < needed {
                wrong(Rule::T5.broken(Fact::DeckTooSmall { found, needed }));
            }
        }
        let (Some(edition), true) = (edition, problems.is_empty()) else {
            return Err(problems);
        };
        let mut game = self.empty(edition);
        match &self.position {
            Some(position) => read(&mut game, position)?,
            None => self.deal(&mut game),
        }
        settle(&mut game, &mut Unheard);
        Ok(game)
    }

    /// Returns the impossible house rules.
    fn bad_house_rules(&self) -> impl Iterator<Item = Violation> + use<> {
        let options = self.options;
        let numbers = [
            (Rule::G1, i64::from(options.turns), 1, i64::from(MOST_TURNS)),
            (
                Rule::V1,
                i64::from(options.points_of_pope),
                0,
                i64::from(MOST_POINTS_OF_POPE),
            ),
            (
                Rule::V1,
                i64::from(options.ducats_for_point),
                1,
                i64::from(MOST_DUCATS_FOR_POINT),
            ),
        ];
        let wrong = numbers.into_iter();
        let wrong = wrong.filter(|&(_, found, least, most)| !(least..=most).contains(&found));
        wrong.map(|(rule, found, least, most)| rule.broken(Fact::OutOfRange { found, least, most }))
    }

    fn empty(&self, edition: &'static Edition) -> Game {
        let pope = self.pope;
        Game {
            edition,
            options: self.options,
            random: None,
            count: self.players.len() as u8,
            turn: 1,
            pope,
            active: pope,
            phase: Phase::Redeal(pope),
            money: BySeat::all(0),
            cardinals: BySeat::all(0),
            hands: BySeat::all(Hand::default()),
            spots: Spots::default(),
            known_by: [0; MOST_CARDS],
            uncertain: Set::EMPTY,
            traces: BySeat::all(Set::EMPTY),
            deck: Stack::count(0),
            display: [None; SLOTS],
            arriving: Set::EMPTY,
            due: Set::EMPTY,
            furnishing: None,
            robbed: None,
            trade: None,
            asked: Set::EMPTY,
            skips: 0,
            shuffled: false,
            got_office: Set::EMPTY,
            got_cardinal: Set::EMPTY,
            scores: BySeat::all(Scores::default()),
            irregular: false,
        }
    }

    /// Deals the start of a game (S1, S3).
    fn deal(&self, game: &mut Game) {
        let size = dealt(self.players.len());
        let mut cards: Vec<CardId> = game.edition.cards().iter().collect();
        let mut random = self.seed.map(Random);
        if let Some(random) = &mut random {
            random.shuffle(&mut cards);
        }
        let mut cards = cards.into_iter();
        for seat in game.seats() {
            game.money[seat] = START_MONEY;
            game.cardinals[seat] = START_CARDINALS;
            if random.is_none() {
                game.hands[seat] = Hand::new(Set::EMPTY, size as u8);
                continue;
            }
            for card in cards.by_ref().take(size) {
                game.take_in_hand(seat, Card::Known(card), bit(seat));
            }
        }
        game.deck = match random {
            Some(_) => Stack::order(cards),
            None => Stack::count(cards.len() - size * self.players.len()),
        };
        game.random = random;
    }
}

/// Puts a position from the middle into a game that has only players and a deck.
fn read(game: &mut Game, position: &Position) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    let players = game.player_count();
    for seat in seats_named(position) {
        if seat.index() >= players {
            problems.push(Problem::of(Rule::G1.broken(Fact::NoSuchSeat(seat))));
        }
    }
    if position.seats.len() != players {
        let fact = Fact::WrongPlayers(position.seats.len());
        problems.push(Problem::of(Rule::G1.broken(fact)));
    }
    let turns = 1..=game.options.turns;
    if !turns.contains(&position.turn) {
        problems.push(Problem::of(Rule::G1.broken(Fact::OutOfRange {
            found: i64::from(position.turn),
            least: 1,
            most: i64::from(game.options.turns),
        })));
    }
    if position.display.len() > displayed(players) {
        problems.push(Problem::of(Rule::S6.broken(Fact::TooManyCards {
            found: position.display.len(),
            there: displayed(players),
        })));
    }
    problems.extend(cards_named(game.edition, position));
    if !problems.is_empty() {
        return Err(problems);
    }
    game.turn = position.turn;
    game.pope = position.pope;
    game.active = position.active;
    game.phase = position.phase;
    game.random = position.random.map(Random);
    game.uncertain = position.uncertain;
    game.arriving = position.arriving;
    game.due = position.due;
    game.furnishing = position.furnishing;
    game.robbed = position.robbed;
    game.trade = position.trade;
    game.asked = position.asked;
    game.skips = position.skips;
    game.shuffled = position.shuffled;
    game.got_office = position.got_office;
    game.got_cardinal = position.got_cardinal;
    game.irregular = position.irregular;
    for (seat, typed) in Seat::ALL.iter().copied().zip(&position.seats) {
        let limits = [
            (
                Rule::G2,
                u32::from(typed.money > MOST_MONEY),
                i64::from(typed.money),
                i64::from(MOST_MONEY),
            ),
            (
                Rule::S1,
                u32::from(typed.cardinals > MOST_CARDINALS),
                i64::from(typed.cardinals),
                i64::from(MOST_CARDINALS),
            ),
        ];
        for (rule, beyond, found, most) in limits {
            if beyond > 0 {
                let least = 0;
                problems.push(Problem {
                    seat: Some(seat),
                    violation: rule.broken(Fact::OutOfRange { found, least, most }),
                });
            }
        }
        game.money[seat] = typed.money;
        game.cardinals[seat] = typed.cardinals;
        game.scores[seat] = typed.scores;
        let hand: Set<CardId> = typed.hand.iter().map(|&(card, _)| card).collect();
        game.hands[seat] = Hand::new(hand, typed.hidden);
        game.traces[seat] = typed.traces.intersection(game.edition.cards());
        for &(card, known_by) in &typed.hand {
            game.known_by[card.index()] = known_by;
        }
    }
    for &(card, spot) in &position.table {
        game.lay(card, spot);
    }
    for (slot, card) in game.display.iter_mut().zip(&position.display) {
        *slot = *card;
    }
    game.deck = match &position.deck {
        Pile::Rest => {
            let concealed = game.cards_at(Spot::Concealed).count();
            let hands: usize = game.seats().map(|seat| game.hand(seat).len()).sum();
            Stack::count(concealed.saturating_sub(hands + game.displayed()))
        }
        Pile::Counted(count) => Stack::count(usize::from(*count)),
        Pile::Ordered(cards) => Stack::order(cards.iter().copied()),
    };
    problems.extend(misplaced(game));
    if problems.is_empty() {
        problems.extend(super::sound::problems(game).into_iter().map(Problem::of));
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(problems),
    }
}

/// Returns every seat that a position names outside of lists of all seats.
fn seats_named(position: &Position) -> Vec<Seat> {
    let mut seats = vec![position.pope, position.active];
    match position.phase {
        Phase::Redeal(seat)
        | Phase::Laying(seat)
        | Phase::Stealing(seat)
        | Phase::OfficeGift(_, seat)
        | Phase::Drawing(seat) => seats.push(seat),
        Phase::Bidding(bidding) => {
            seats.push(bidding.turn);
            seats.extend(bidding.high.map(|(seat, _)| seat));
        }
        Phase::Judging(judging) => seats.extend([judging.accuser, judging.turn]),
        Phase::Defence(attack) => seats.push(attack.defender),
        Phase::Step(_)
        | Phase::Turning(_)
        | Phase::Spying
        | Phase::Doctors(_)
        | Phase::Ballot(_)
        | Phase::OpenBallot(_)
        | Phase::Upkeep
        | Phase::Offices
        | Phase::Shuffle
        | Phase::Dealing
        | Phase::Accusing(_)
        | Phase::Cardinals
        | Phase::Over => {}
    }
    seats.extend(position.robbed.map(|(seat, _)| seat));
    seats.extend(position.asked);
    seats.extend(
        position
            .trade
            .iter()
            .flat_map(|trade| [trade.proposer, trade.partner]),
    );
    for (_, spot) in &position.table {
        match *spot {
            Spot::Arriving(seat) | Spot::Before(seat) | Spot::Under(Place::Base(seat)) => {
                seats.push(seat);
            }
            Spot::Wedding(one, other) => seats.extend([one, other]),
            Spot::Concealed
            | Spot::Auctioned
            | Spot::Under(Place::Holding(_))
            | Spot::InPlay
            | Spot::Aside
            | Spot::Out => {}
        }
    }
    seats
}

/// Returns problems with cards that do not exist, or that are named in two places.
fn cards_named(edition: &Edition, position: &Position) -> Vec<Problem> {
    let mut cards: Vec<CardId> = position.table.iter().map(|&(card, _)| card).collect();
    for seat in &position.seats {
        cards.extend(seat.hand.iter().map(|&(card, _)| card));
    }
    for card in position.display.iter().flatten() {
        if let Card::Known(card) = card {
            cards.push(*card);
        }
    }
    if let Pile::Ordered(deck) = &position.deck {
        cards.extend(deck);
    }
    let mut seen = Set::EMPTY;
    let mut problems = Vec::new();
    for card in cards {
        if !edition.cards().contains(card) {
            problems.push(Problem::of(Rule::G6.broken(Fact::NoSuchCard(card))));
        } else if !seen.insert(card) {
            problems.push(Problem::of(Rule::G6.broken(Fact::CardTwice(card))));
        }
    }
    problems
}

/// Returns problems with cards in impossible places.
fn misplaced(game: &Game) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut wrong = |rule: Rule, fact| problems.push(Problem::of(rule.broken(fact)));
    let concealed = game.cards_at(Spot::Concealed).count();
    let hands: usize = game.seats().map(|seat| game.hand(seat).len()).sum();
    let found = game.deck.len() + game.displayed() + hands;
    if found != concealed {
        wrong(
            Rule::G6,
            Fact::TooManyCards {
                found,
                there: concealed,
            },
        );
    }
    for card in game.edition.cards() {
        let card_type = game.type_of(card);
        let fits = match game.spot(card) {
            Spot::Concealed | Spot::Auctioned | Spot::Aside | Spot::Out => true,
            Spot::Arriving(_) => card_type.is_table() && game.arriving.contains(card),
            Spot::Before(_) => card_type.is_table(),
            Spot::Under(place) => card_type.goes_under() && game.owner_of(place).is_some(),
            Spot::InPlay => card_type == CardType::Savonarola,
            Spot::Wedding(one, other) => card_type == CardType::Marriage && one != other,
        };
        if !fits {
            wrong(Rule::H1, Fact::CannotLieThere(card));
        }
        if let Spot::Under(place) = game.spot(card)
            && game.under(place, card_type) != Some(card)
        {
            wrong(Rule::H2, Fact::Occupied(place));
        }
    }
    // An arriving card is on its way, or under a holding that was won (Z8).
    for card in game.arriving {
        let owned = game.owner(card).is_some();
        if !owned || (game.is_laid(card) && !game.due.contains(card)) {
            wrong(Rule::H1, Fact::CannotLieThere(card));
        }
    }
    for card in game.due {
        if !game.arriving.contains(card) || game.type_of(card) != CardType::Artist {
            wrong(Rule::H7, Fact::NothingDue(card));
        }
    }
    problems
}

impl TryFrom<&Setup> for Game {
    type Error = Vec<Problem>;

    /// Returns the position a person typed, or everything that is wrong with it.
    fn try_from(setup: &Setup) -> Result<Game, Vec<Problem>> {
        setup.to_game()
    }
}

impl From<&Game> for Setup {
    /// Returns the setup of a position, without names.
    fn from(game: &Game) -> Setup {
        let seats = game.seats().map(|seat| SeatPosition {
            money: game.money(seat),
            cardinals: game.cardinals(seat),
            hand: {
                let known = game.hand(seat).known().iter();
                known
                    .map(|card| (card, game.known_by[card.index()]))
                    .collect()
            },
            hidden: game.hand(seat).hidden(),
            traces: game.traces[seat],
            scores: game.scores[seat],
        });
        let cards = game.edition.cards().iter();
        let laid = cards.filter(|&card| game.spot(card) != Spot::Concealed);
        let position = Position {
            turn: game.turn,
            pope: game.pope,
            active: game.active,
            phase: game.phase,
            seats: seats.collect(),
            table: laid.map(|card| (card, game.spot(card))).collect(),
            uncertain: game.uncertain,
            deck: match game.deck.is_counted() {
                true => Pile::Counted(game.deck.len() as u8),
                false => Pile::Ordered(game.deck.iter().collect()),
            },
            display: game.display[..displayed(game.player_count())].to_vec(),
            arriving: game.arriving,
            due: game.due,
            furnishing: game.furnishing,
            robbed: game.robbed,
            trade: game.trade,
            asked: game.asked,
            skips: game.skips,
            shuffled: game.shuffled,
            got_office: game.got_office,
            got_cardinal: game.got_cardinal,
            random: game.random.map(|random| random.0),
            irregular: game.irregular,
        };
        Setup {
            players: vec![PlayerSetup::default(); game.player_count()],
            pope: game.pope,
            options: game.options,
            seed: None,
            position: Some(Box::new(position)),
            edition: game.edition.data().clone(),
        }
    }
}

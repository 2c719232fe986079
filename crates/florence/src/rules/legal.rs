//! All legal commands of a position, without checking candidates one by one.
//!
//! The set is stored compactly (bit boards of places, products of choices), so that
//! counting it and picking one at random is cheap: bots do that millions of times.

use arrayvec::ArrayVec;

use super::cards::any::{AnyCard, Deck, Offer};
use super::cards::{BonusCard, PrestigeCard, Profession};
use super::characters::{Character, Favour};
use super::command::{Command, Decision, Work};
use super::components::{Building, Freedom, Landscape, OFFER, Object, Tile};
use super::field::shape::{Free, Squares};
use super::game::Game;
use super::phase::{actions, auction, characters, seats, talks};
use super::progress::{Pending, Phase};
use super::rule::Rule;
use super::work::WorkValue;
use table::{Card, Item, Seat, Set};

/// The kinds of tile.
const TILES: usize = Building::COUNT + Landscape::COUNT;

/// Decisions of which there is only one each. A [`Legal`] stores their index here: a byte
/// is copied faster than a decision.
const FEW: [Decision; 33] = {
    let mut few = [Decision::Pass; 33];
    // The bid is filled in when the decision is requested.
    few[RAISE] = Decision::Raise(0);
    few[DECLINE] = Decision::Decline;
    few[HOLD] = Decision::Hold;
    few[RETURN] = Decision::Return(Card::Hidden);
    few[HIRE] = Decision::Hire;
    few[BONUS] = Decision::AcquireBonus;
    few[FREE] = Decision::Merchant(Favour::Free);
    few[POINTS] = Decision::Merchant(Favour::Points);
    few[STUDY] = Decision::Professor(Deck::Prestige);
    few[STUDY + 1] = Decision::Professor(Deck::Bonus);
    few[LET_GO] = Decision::LetGo;
    few[ACCEPT] = Decision::Accept;
    few[REFUSE] = Decision::Refuse;
    let mut at = 0;
    while at < Freedom::COUNT {
        few[INTRODUCE + at] = Decision::Introduce(Freedom::ALL[at]);
        at += 1;
    }
    let mut at = 0;
    while at < Object::COUNT {
        few[NAME + at] = Decision::Name(Object::ALL[at]);
        few[TAKE + at] = Decision::Take(Object::ALL[at]);
        at += 1;
    }
    few
};
const PASS: usize = 0;
const RAISE: usize = 1;
const DECLINE: usize = 2;
const HOLD: usize = 3;
const RETURN: usize = 4;
const HIRE: usize = 5;
const BONUS: usize = 6;
const INTRODUCE: usize = 7;
const NAME: usize = INTRODUCE + Freedom::COUNT;
const TAKE: usize = NAME + Object::COUNT;
const FREE: usize = TAKE + Object::COUNT;
const POINTS: usize = FREE + 1;
const STUDY: usize = POINTS + 1;
const LET_GO: usize = STUDY + 2;
const ACCEPT: usize = LET_GO + 1;
const REFUSE: usize = LET_GO + 2;

/// Some of [`FEW`], in an order: naming each object and declining is the longest list.
struct Few {
    // One extra slot after the last, for a decision that is not available.
    list: [u8; 16],
    len: u8,
}

impl Few {
    /// Adds a decision if it is available. Availability is practically random, so the code
    /// avoids a branch, which the processor would mispredict.
    #[inline]
    fn push_if(&mut self, can: bool, number: usize) {
        self.list[usize::from(self.len) % 16] = number as u8;
        self.len += u8::from(can);
    }

    #[inline]
    fn push(&mut self, number: usize) {
        self.push_if(true, number);
    }

    #[inline]
    fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    fn get(&self, n: usize) -> usize {
        usize::from(self.list[n % 16])
    }
}

/// What the seat to act can decide. See [`Game::legal`].
///
/// It stores the choices, not the commands: those are created on request.
pub struct Legal<'g> {
    game: &'g Game,
    seat: Seat,
    /// Whether the turn can be ended, which comes first.
    ends_turn: bool,
    /// Whether professions in front of others can be recruited.
    recruits: bool,
    few: Few,
    returns: [Set<Profession>; 2],
    reveals: Set<PrestigeCard>,
    /// The total number of these decisions.
    singles: usize,
    /// The number of places of each tile that can be placed, in the order of [`Tile::all`],
    /// and the total.
    places: [u16; TILES],
    all_places: usize,
    /// The number of ways to keep a card.
    keeps: usize,
    /// The characters on which a marker can be placed.
    characters: Set<Character>,
    /// The number of choices of points, for a work of the Princess or for the Banker's
    /// money; the first choice is 0.
    points: usize,
    works: Set<Profession>,
    /// The number of works with all choices of prestige points; unknown if bonus cards can
    /// be played.
    work_count: Option<usize>,
}

impl Game {
    /// Returns everything that the seat to act can decide now; nothing when the game is
    /// over.
    ///
    /// This does not include what any seat may do at any time ([`Game::any_time`]), results
    /// of whole auctions ([`Game::results`]), and offers to build together with their
    /// payments ([`Game::joint_places`]).
    ///
    /// ```
    /// # use florence::{Game, Setup};
    /// let mut rng = fastrand::Rng::with_seed(1);
    /// let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    /// let mut game = Game::try_from(&setup).unwrap();
    /// while !game.is_over() {
    ///     let legal = game.legal();
    ///     let command = legal.nth(rng.usize(..legal.len())).unwrap();
    ///     game.play(&command).unwrap();
    /// }
    /// ```
    #[must_use]
    #[inline]
    pub fn legal(&self) -> Legal<'_> {
        let mut legal = Legal {
            game: self,
            seat: self.to_act().unwrap_or(self.start_player),
            ends_turn: false,
            recruits: false,
            few: Few {
                list: [0; 16],
                len: 0,
            },
            returns: [Set::EMPTY; 2],
            reveals: Set::EMPTY,
            singles: 0,
            places: [0; TILES],
            all_places: 0,
            keeps: 0,
            characters: Set::EMPTY,
            points: 0,
            works: Set::EMPTY,
            work_count: Some(0),
        };
        legal.find();
        legal
    }

    /// Returns the results of whole auctions that can be entered now.
    pub fn results(&self) -> impl Iterator<Item = Command> + use<> {
        let results = match (self.phase, self.pending) {
            (Phase::Auction, None) => auction::results(self),
            _ => Vec::new(),
        };
        let seats = match self.phase {
            Phase::Seats => seats::results(self),
            Phase::StartingHands => seats::left_over(self),
            _ => Vec::new(),
        };
        let results = results.into_iter();
        let results =
            results.map(|(seat, object, price)| Command::new(seat, Decision::Win(object, price)));
        results.chain(seats)
    }

    /// Returns what any seat may do at any time: sell prestige points (G4), turn over
    /// hidden cards (G6).
    pub fn any_time(&self) -> impl Iterator<Item = Command> + '_ {
        let seats = self.seats().filter(|_| !self.is_over());
        seats.flat_map(move |seat| {
            let player = self.player(seat);
            let sales = (1..=self.points_for_sale(seat)).map(Decision::Sell);
            let sales = sales.chain(self.uses_of_character(seat));
            let hand = self.may_be_in_hand(seat).iter().map(AnyCard::from);
            let bonus = cards(self.unknown_bonus_cards(), player.bonus_cards().hidden());
            let hidden = match self.phase {
                // Then the game is waiting for exactly this.
                Phase::Reveal if self.pending.is_none() && self.to_act() == Some(seat) => 0,
                _ => player.prestige_cards().hidden(),
            };
            let prestige = cards(self.unknown_prestige_cards(), hidden);
            let reveals = hand.chain(bonus).chain(prestige).map(Decision::Reveal);
            sales
                .chain(reveals)
                .map(move |decision| Command::new(seat, decision))
        })
    }

    /// Returns what a seat may use its character for at any time (M9, M10), apart from what
    /// the game is waiting for.
    fn uses_of_character(&self, seat: Seat) -> impl Iterator<Item = Decision> + use<> {
        let waits = |pending: &Pending| match *pending {
            Pending::Merchant { seat: of, .. } | Pending::LastCall { seat: of } => of == seat,
            _ => false,
        };
        let is_awaited = self.pending.as_ref().is_some_and(waits);
        let points = characters::check_merchant(self, seat, Favour::Points).is_ok();
        let points = points.then_some(Decision::Merchant(Favour::Points));
        let study = |deck| {
            let can = characters::check_professor(self, seat, deck).is_ok();
            can.then_some(Decision::Professor(deck))
        };
        let all = [points, study(Deck::Prestige), study(Deck::Bonus)];
        let all = if is_awaited { [None; 3] } else { all };
        all.into_iter().flatten()
    }

    /// Returns the professions whose place is unknown.
    #[must_use]
    pub fn unknown_professions(&self) -> Set<Profession> {
        let looked_at = self.looked_at().filter_map(|card| match card {
            AnyCard::Profession(card) => Some(card),
            _ => None,
        });
        let known = self.seats().map(|seat| {
            let player = self.player(seat);
            player.hand().known().union(player.table())
        });
        let elsewhere = self.professions.known().union(looked_at.collect());
        known.fold(Set::all().minus(elsewhere), Set::minus)
    }

    /// Returns the bonus cards whose place is unknown.
    #[must_use]
    pub fn unknown_bonus_cards(&self) -> Set<BonusCard> {
        let looked_at = self.looked_at().filter_map(|card| match card {
            AnyCard::Bonus(card) => Some(card),
            _ => None,
        });
        let known = self
            .seats()
            .map(|seat| self.player(seat).bonus_cards().known());
        let elsewhere = self.bonus_cards.known().union(self.used_bonus_cards);
        let elsewhere = elsewhere.union(looked_at.collect());
        known.fold(Set::all().minus(elsewhere), Set::minus)
    }

    /// Returns the prestige cards whose place is unknown.
    #[must_use]
    pub fn unknown_prestige_cards(&self) -> Set<PrestigeCard> {
        let looked_at = self.looked_at().filter_map(|card| match card {
            AnyCard::Prestige(card) => Some(card),
            _ => None,
        });
        let known = self
            .seats()
            .map(|seat| self.player(seat).prestige_cards().known());
        let elsewhere = self.prestige_cards.known().union(looked_at.collect());
        known.fold(Set::all().minus(elsewhere), Set::minus)
    }
}

/// Returns the cards that a hidden one may be, if there is a hidden one.
fn cards<T: Item + Into<AnyCard>>(unknown: Set<T>, hidden: u8) -> impl Iterator<Item = AnyCard> {
    let unknown = if hidden > 0 { unknown } else { Set::EMPTY };
    unknown.iter().map(Into::into)
}

/// Returns the number of ways to keep one card of an offer and put the others under the
/// stack in some order; 0 for face-down cards.
fn keeps(offer: &Offer) -> usize {
    const FACTORIALS: [usize; OFFER + 1] = [0, 1, 2, 6, 24, 120];
    match offer.is_hidden() {
        true => 0,
        false => FACTORIALS[offer.len()],
    }
}

impl Legal<'_> {
    /// Returns the seat that decides.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Fills in the choices, in place: returning a copy would cost as much as finding a
    /// bid.
    fn find(&mut self) {
        match (&self.game.pending, self.game.phase) {
            (Some(pending), _) => self.pending(*pending),
            (None, Phase::Seats) => self.seats(),
            (None, Phase::StartingHands) => self.starting_hand(),
            (None, Phase::Auction) => self.auction(),
            (None, Phase::Characters) => self.characters(),
            (None, Phase::Actions) => self.actions(),
            (None, Phase::Reveal) => {
                self.reveals = self.game.unknown_prestige_cards();
                self.singles = self.reveals.len();
            }
            (None, Phase::Over) => {}
        }
        self.singles += self.few.len();
        self.singles += self.points;
        if !self.characters.is_empty() {
            self.singles += self.bids().count();
        }
    }

    fn starting_hand(&mut self) {
        let hand = self.game.player(self.seat).hand();
        self.returns[0] = hand.known();
        if hand.hidden() > 0 {
            self.returns[1] = self.game.may_be_in_hand(self.seat);
            self.few.push(RETURN);
        }
        let [known, unknown] = self.returns;
        self.singles = known.len() + unknown.len();
    }

    /// Adds a higher bid for the auctioned seat, or a pass (H11).
    fn seats(&mut self) {
        let bid = self.game.next_bid().unwrap_or(u32::MAX);
        let can = self.game.player(self.seat).money() >= bid;
        self.few.push_if(can, RAISE);
        self.few.push(PASS);
    }

    fn auction(&mut self) {
        let game = self.game;
        let seat = self.seat;
        if let Some(bidding) = game.auction.bidding {
            let bid = bidding.price + game.variant.raise;
            let can = auction::check_bid(game, seat, bidding.object, bid).is_ok();
            self.few.push_if(can, RAISE);
            self.few.push(PASS);
            return;
        }
        if game
            .check_money(seat, game.opening_bid(), self.game.variant.cites.means)
            .is_ok()
        {
            for &object in Object::ALL {
                let can = auction::check_available(game, object).is_ok()
                    && auction::check_bid(game, seat, object, game.opening_bid()).is_ok();
                self.few.push_if(can, NAME + object.index());
            }
        }
        self.few.push(DECLINE);
    }

    fn characters(&mut self) {
        self.characters = characters::on_offer(self.game);
        self.few.push(PASS);
    }

    /// Returns the characters' fields on which the marker can be placed (M3).
    fn bids(&self) -> impl Iterator<Item = Decision> + '_ {
        let money = self.game.player(self.seat).money();
        self.characters.iter().flat_map(move |character| {
            let fields = character.fields_from(self.game.least_bid_for(character));
            let payable = fields.take_while(move |&bid| bid <= money);
            payable.map(move |bid| Decision::Bid(character, bid))
        })
    }

    /// Returns the decisions that differ by the points they take.
    fn by_points(&self) -> impl Iterator<Item = Decision> + '_ {
        let exchanges = matches!(self.game.pending, Some(Pending::Exchange { .. }));
        (0..self.points as u16).map(move |points| match exchanges {
            true => Decision::Exchange(points),
            false => Decision::Princess(points),
        })
    }

    fn pending(&mut self, pending: Pending) {
        match pending {
            Pending::Place { seat, object } => {
                for &kind in object.landscapes() {
                    self.tile(seat, Tile::Landscape(kind));
                }
            }
            Pending::Keep { offer, .. } => self.keeps = keeps(&offer),
            Pending::Recruit { .. } => {
                self.recruits();
                self.few.push(HOLD);
            }
            Pending::Take { seat } => {
                for (object, _) in self.game.auction.acquired_by(seat) {
                    self.few.push(TAKE + object.index());
                }
            }
            Pending::Merchant { .. } => {
                self.few.push(FREE);
                self.few.push(POINTS);
            }
            Pending::LastCall { seat } => {
                let game = self.game;
                let merchant = characters::check_merchant(game, seat, Favour::Points);
                self.few.push_if(merchant.is_ok(), POINTS);
                for (at, deck) in [Deck::Prestige, Deck::Bonus].into_iter().enumerate() {
                    let can = characters::check_professor(game, seat, deck).is_ok();
                    self.few.push_if(can, STUDY + at);
                }
                self.few.push(LET_GO);
            }
            Pending::Exchange { seat } => {
                self.points = usize::from(self.game.most_exchanged(seat)) + 1;
            }
            Pending::Talk(_) => {
                let can = talks::check_accept(self.game).is_ok();
                self.few.push_if(can, ACCEPT);
                self.few.push(REFUSE);
            }
        }
    }

    /// Adds recruiting.
    fn recruits(&mut self) {
        self.recruits = true;
        let tables = self.recruitable().map(|(_, table)| table.len());
        self.singles += tables.sum::<usize>();
    }

    fn tile(&mut self, seat: Seat, tile: Tile) {
        if self.game.tiles_left(tile) > 0 {
            self.placeable(tile, self.game.places(seat, tile).len());
        }
    }

    #[inline]
    fn placeable(&mut self, tile: Tile, places: usize) {
        let at = match tile {
            Tile::Building(kind) => kind.index(),
            Tile::Landscape(kind) => Building::COUNT + kind.index(),
        };
        self.places[at] = places as u16;
        self.all_places += places;
    }

    /// Adds the missing buildings. All may cover the same squares.
    fn buildings(&mut self) {
        let game = self.game;
        let player = game.player(self.seat);
        let home = player.principality();
        let missing = Set::<Building>::all().minus(home.buildings());
        let Some(any) = missing.first() else {
            return;
        };
        let open = home.open_to(Tile::Building(any), game.beside(self.seat));
        // Late in a game few squares are connected in threes, and every building needs at
        // least three.
        let room = open.in_threes().len();
        let free = Free::of(open);
        for building in missing {
            let tile = Tile::Building(building);
            let shape = game.edition.shape(tile);
            let too_large = shape.size() > room;
            if game.tiles_left(tile) > 0 && !too_large {
                self.placeable(tile, shape.places_on(free).len());
            }
        }
    }

    fn actions(&mut self) {
        let game = self.game;
        let seat = self.seat;
        let player = game.player(seat);
        self.ends_turn = true;
        self.singles = 1;
        if player.recruiting_in_hand() > 0 {
            self.recruits();
        }
        if game.turn.actions == 0 {
            return;
        }
        let hire = actions::check_draw(game, seat, Deck::Professions, Rule::B4).is_ok();
        self.few.push_if((game.turn.hires > 0) & hire, HIRE);
        let bonus = actions::check_draw(game, seat, Deck::Bonus, Rule::B6).is_ok();
        self.few.push_if(bonus, BONUS);
        for &freedom in Freedom::ALL {
            let can = actions::check_introduce(game, seat, freedom).is_ok();
            self.few.push_if(can, INTRODUCE + freedom.index());
        }
        if player.money() >= game.building_price(seat) {
            self.buildings();
        }
        if actions::check_princess(game, seat, 0).is_ok() {
            let value = game.princess_value(seat).total();
            self.points = usize::from(game.variant.most_prestige(value)) + 1;
        }
        self.possible_works();
    }

    /// Adds the professions with which a work can reach the minimum; if bonus cards are
    /// hidden, all that may be in hand.
    fn possible_works(&mut self) {
        let (game, seat) = (self.game, self.seat);
        let player = game.player(seat);
        let hand = player.hand().known().union(game.may_be_in_hand(seat));
        let bonus_cards = player.bonus_cards();
        if bonus_cards.hidden() > 0 {
            self.works = hand;
            self.work_count = None;
            return;
        }
        let bonus = bonus_cards.known().iter();
        let bonus: u16 = bonus.map(|card| u16::from(card.value(player))).sum();
        let minimum = game.minimum();
        let (mut works, mut count) = (Set::EMPTY, 0);
        for card in hand {
            let value = WorkValue::without_bonus(player, card, game.variant).total() + bonus;
            let ways = usize::from(game.variant.most_prestige(value)) + 1;
            if value >= minimum {
                works = works.with(card);
                count += ways;
            }
        }
        self.works = works;
        self.work_count = bonus_cards.is_empty().then_some(count);
    }

    /// Returns the professions in front of other players, if they can be recruited.
    fn recruitable(&self) -> impl Iterator<Item = (Seat, Set<Profession>)> + '_ {
        let others = self.game.seats().filter(|&other| other != self.seat);
        let others = others.filter(|_| self.recruits);
        others.map(|other| (other, self.game.player(other).table()))
    }

    /// Returns the decisions that are not places, cards to keep or works.
    fn singles(&self) -> impl Iterator<Item = Decision> + '_ {
        let [known, unknown] = self.returns;
        let returns = known.iter().chain(unknown);
        let returns = returns.map(|card| Decision::Return(Card::Known(card)));
        let reveals = self.reveals.iter();
        let reveals = reveals.map(|card| Decision::Reveal(AnyCard::Prestige(card)));
        let recruits = self
            .recruitable()
            .flat_map(|(from, table)| table.iter().map(move |card| Decision::Recruit(from, card)));
        let few = (0..self.few.len()).filter_map(|n| self.few(n));
        let first = self.ends_turn.then_some(Decision::EndTurn).into_iter();
        first
            .chain(returns)
            .chain(reveals)
            .chain(recruits)
            .chain(self.bids())
            .chain(self.by_points())
            .chain(few)
    }

    /// Returns one of the few decisions.
    #[inline]
    fn few(&self, n: usize) -> Option<Decision> {
        match *FEW.get(self.few.get(n))? {
            Decision::Raise(_) => self.game.next_bid().map(Decision::Raise),
            decision => Some(decision),
        }
    }

    fn decision(tile: Tile, squares: Squares) -> Decision {
        match tile {
            Tile::Building(kind) => Decision::build(kind, squares),
            Tile::Landscape(kind) => Decision::place(kind, squares),
        }
    }

    /// Returns the number of commands.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        let works = match self.work_count {
            Some(count) => count,
            None => self.works().map(|(_, ways)| ways).sum(),
        };
        self.singles + self.all_places + self.keeps + works
    }

    /// Returns whether there is no command: the game is over, or the cards to choose from
    /// are hidden.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the command with this number (from 0), in the order of [`Legal::iter`].
    #[must_use]
    pub fn nth(&self, mut n: usize) -> Option<Command> {
        let command = |decision| Some(Command::new(self.seat, decision));
        if n < self.singles {
            let others = self.singles - self.few.len();
            return match n.checked_sub(others) {
                Some(n) => command(self.few(n)?),
                None => command(self.singles().nth(n)?),
            };
        }
        n -= self.singles;
        if n < self.all_places {
            for (tile, &ways) in Tile::all().zip(&self.places) {
                let ways = usize::from(ways);
                if n < ways {
                    let squares = self.game.places(self.seat, tile).nth(n)?;
                    return command(Self::decision(tile, squares));
                }
                n -= ways;
            }
            return None;
        }
        n -= self.all_places;
        if n < self.keeps {
            return command(self.keep(n)?);
        }
        n -= self.keeps;
        let complete = |(work, ways)| {
            let prestige = n as u16;
            match n.checked_sub(ways) {
                Some(rest) => n = rest,
                None => return Some(Decision::Complete(Work { prestige, ..work })),
            }
            None
        };
        command(self.works().find_map(complete)?)
    }

    /// Returns the commands, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Command> + '_ {
        let seat = self.seat;
        let tiles = Tile::all().zip(&self.places);
        let tiles = tiles.filter(|&(_, &ways)| ways > 0);
        let places = tiles.flat_map(move |(tile, _)| {
            let places = self.game.places(seat, tile);
            places
                .iter()
                .map(move |squares| Self::decision(tile, squares))
        });
        let keeps = (0..self.keeps).filter_map(|n| self.keep(n));
        let works = self.works().flat_map(|(work, ways)| {
            (0..ways as u16).map(move |prestige| Decision::Complete(Work { prestige, ..work }))
        });
        let decisions = self.singles().chain(places).chain(keeps).chain(works);
        decisions.map(move |decision| Command::new(seat, decision))
    }

    fn keep(&self, n: usize) -> Option<Decision> {
        let Some(Pending::Keep { offer, .. }) = self.game.pending else {
            return None;
        };
        let mut rest: ArrayVec<AnyCard, OFFER> = offer.iter().collect();
        // Division is faster with small numbers.
        let (mut n, orders) = (n as u32, (keeps(&offer) / offer.len()) as u32);
        let kept = rest.pop_at((n / orders) as usize)?;
        n %= orders;
        let mut under: ArrayVec<AnyCard, OFFER> = ArrayVec::new();
        while !rest.is_empty() {
            let choices = rest.len() as u32;
            under.push(rest.remove((n % choices) as usize));
            n /= choices;
        }
        Some(Decision::Keep(kept, under.into_iter().collect()))
    }

    /// Returns every work that reaches the minimum, without prestige points, and the number
    /// of ways to take them: none, one, … (W9).
    fn works(&self) -> impl Iterator<Item = (Work, usize)> + '_ {
        let player = self.game.player(self.seat);
        let minimum = self.game.minimum();
        let hand = player.bonus_cards();
        let hidden = usize::from(hand.hidden());
        let unknown = if hidden > 0 {
            self.game.unknown_bonus_cards()
        } else {
            Set::EMPTY
        };
        let mut values = [0u16; BonusCard::COUNT];
        if !self.works.is_empty() {
            for card in hand.known().union(unknown) {
                values[card.index()] = u16::from(card.value(player));
            }
        }
        let value_of = move |bonus: Set<BonusCard>| -> u16 {
            bonus.iter().map(|card| values[card.index()]).sum()
        };
        self.works.iter().flat_map(move |profession| {
            let base = WorkValue::without_bonus(player, profession, self.game.variant).total();
            let guesses = unknown.subsets_up_to(hidden);
            let bonuses = guesses.flat_map(move |guessed| {
                let known = hand.known().subsets();
                known.map(move |known| known.union(guessed))
            });
            bonuses.filter_map(move |bonus| {
                let value = base + value_of(bonus);
                let work = Work {
                    profession,
                    bonus,
                    prestige: 0,
                };
                let ways = usize::from(self.game.variant.most_prestige(value)) + 1;
                (value >= minimum).then_some((work, ways))
            })
        })
    }
}

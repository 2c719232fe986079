//! All legal commands of a position, without checking candidates one by one.
//!
//! The set is held in compact form (bit boards of places, products of choices),
//! so that counting it and picking one at random is cheap: that is what bots do
//! millions of times.

use arrayvec::ArrayVec;

use super::cards::{BonusCard, PrestigeCard, Profession};
use super::command::{AnyCard, Command, Decision, Deck, Offer, Work};
use super::components::{Building, Freedom, OFFER, Tile};
use super::field::shape::Places;
use super::game::{Game, Pending, Phase};
use super::phase::{actions, auction};
use super::rule::Rule;
use crate::table::{Card, Item, Seat, Set};

/// Single commands there can be at most: a turn with its five kinds of action
/// and every profession to recruit.
const MOST_SINGLES: usize = 32;

/// What the seat to act can decide. See [`Game::legal`].
pub struct Legal<'g> {
    game: &'g Game,
    seat: Seat,
    singles: ArrayVec<Decision, MOST_SINGLES>,
    places: ArrayVec<(Tile, Places<'static>), { Building::COUNT }>,
    offer: Option<Offer>,
    works: Set<Profession>,
}

impl Game {
    /// Everything that the seat to act can decide now. Nothing when the game is
    /// over.
    ///
    /// Not in here: what any seat may do at any time ([`Game::any_time`]) and
    /// results of whole auctions ([`Game::results`]).
    ///
    /// ```
    /// # use studiolo::florence::{Game, Setup};
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
    pub fn legal(&self) -> Legal<'_> {
        let mut legal = Legal {
            game: self,
            seat: self.to_act().unwrap_or(self.start_player),
            singles: ArrayVec::new(),
            places: ArrayVec::new(),
            offer: None,
            works: Set::EMPTY,
        };
        match (self.pending, self.phase) {
            (Some(pending), _) => legal.pending(pending),
            (None, Phase::StartingHands) => legal.starting_hand(),
            (None, Phase::Auction) => legal.auction(),
            (None, Phase::Actions) => legal.actions(),
            (None, Phase::Reveal) => {
                let unknown = self.unknown_prestige_cards().iter();
                let reveal = |card| Decision::Reveal(AnyCard::Prestige(card));
                legal.singles.extend(unknown.map(reveal));
            }
            (None, Phase::Over) => {}
        }
        legal
    }

    /// The results of whole auctions that can be entered now.
    pub fn results(&self) -> impl Iterator<Item = Command> + use<> {
        let results = match (self.phase, self.pending) {
            (Phase::Auction, None) => auction::results(self),
            _ => Vec::new(),
        };
        let results = results.into_iter();
        results.map(|(seat, object, price)| Command::new(seat, Decision::Win(object, price)))
    }

    /// What any seat may do at any time: sell prestige points (G4), turn over
    /// hidden cards (G6).
    pub fn any_time(&self) -> impl Iterator<Item = Command> + '_ {
        let seats = self.seats().filter(|_| !self.is_over());
        seats.flat_map(move |seat| {
            let player = self.player(seat);
            let sales = (1..=self.points_for_sale(seat)).map(Decision::Sell);
            let hand = self.may_be_in_hand(seat).iter().map(AnyCard::from);
            let bonus = cards(self.unknown_bonus_cards(), player.bonus_cards().hidden());
            let hidden = match self.phase {
                // Turning them over is what everybody waits for then.
                Phase::Reveal if self.to_act() == Some(seat) => 0,
                _ => player.prestige_cards().hidden(),
            };
            let prestige = cards(self.unknown_prestige_cards(), hidden);
            let reveals = hand.chain(bonus).chain(prestige).map(Decision::Reveal);
            sales
                .chain(reveals)
                .map(move |decision| Command::new(seat, decision))
        })
    }

    /// The professions whose whereabouts nobody has told us.
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

    /// The bonus cards whose whereabouts nobody has told us.
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

    /// The prestige cards whose whereabouts nobody has told us.
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

/// The cards that a hidden one may be, if there is a hidden one.
fn cards<T: Item + Into<AnyCard>>(unknown: Set<T>, hidden: u8) -> impl Iterator<Item = AnyCard> {
    let unknown = if hidden > 0 { unknown } else { Set::EMPTY };
    unknown.iter().map(Into::into)
}

impl Legal<'_> {
    /// Whose decision it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn starting_hand(&mut self) {
        let hand = self.game.player(self.seat).hand();
        let known = hand.known().iter();
        self.singles
            .extend(known.map(|card| Decision::Return(Card::Known(card))));
        if hand.hidden() > 0 {
            let unknown = self.game.may_be_in_hand(self.seat).iter();
            self.singles
                .extend(unknown.map(|card| Decision::Return(Card::Known(card))));
            self.singles.push(Decision::Return(Card::Hidden));
        }
    }

    fn auction(&mut self) {
        let game = self.game;
        let seat = self.seat;
        if let Some(bidding) = game.auction.bidding {
            let bid = bidding.price + game.variant.raise;
            if auction::check_bid(game, seat, bidding.object, bid).is_ok() {
                self.singles.push(Decision::Raise(bid));
            }
            self.singles.push(Decision::Pass);
            return;
        }
        for object in game.objects() {
            if auction::check_available(game, object).is_ok()
                && auction::check_bid(game, seat, object, game.opening_bid()).is_ok()
            {
                self.singles.push(Decision::Name(object));
            }
        }
        self.singles.push(Decision::Decline);
    }

    fn pending(&mut self, pending: Pending) {
        match pending {
            Pending::Place { seat, object } => {
                for &kind in object.landscapes() {
                    self.tile(seat, Tile::Landscape(kind));
                }
            }
            Pending::Keep { offer, .. } => self.offer = (!offer.is_hidden()).then_some(offer),
            Pending::Recruit { seat } => {
                self.recruits(seat);
                self.singles.push(Decision::Hold);
            }
        }
    }

    fn tile(&mut self, seat: Seat, tile: Tile) {
        if self.game.tiles_left(tile) > 0 {
            self.places.push((tile, self.game.places(seat, tile)));
        }
    }

    fn recruits(&mut self, seat: Seat) {
        let game = self.game;
        for other in game.seats().filter(|&other| other != seat) {
            let professions = game.player(other).table().iter();
            self.singles
                .extend(professions.map(|card| Decision::Recruit(other, card)));
        }
    }

    fn actions(&mut self) {
        let game = self.game;
        let seat = self.seat;
        let player = game.player(seat);
        self.singles.push(Decision::EndTurn);
        if player.recruiting_in_hand() > 0 {
            self.recruits(seat);
        }
        if game.turn.actions == 0 {
            return;
        }
        if game.turn.hires > 0
            && actions::check_draw(game, seat, Deck::Professions, Rule::B4).is_ok()
        {
            self.singles.push(Decision::Hire);
        }
        if actions::check_draw(game, seat, Deck::Bonus, Rule::B6).is_ok() {
            self.singles.push(Decision::AcquireBonus);
        }
        for &freedom in Freedom::ALL {
            if actions::check_introduce(game, seat, freedom).is_ok() {
                self.singles.push(Decision::Introduce(freedom));
            }
        }
        if player.money() >= game.building_price(seat) {
            let missing = Set::<Building>::all().minus(player.principality().buildings());
            for building in missing {
                self.tile(seat, Tile::Building(building));
            }
        }
        self.works = player.hand().known().union(game.may_be_in_hand(seat));
    }

    /// How many commands there are.
    #[must_use]
    pub fn len(&self) -> usize {
        let places: usize = self.places.iter().map(|(_, places)| places.len()).sum();
        let works = if self.works.is_empty() {
            0
        } else {
            self.works().map(|(_, ways)| ways).sum()
        };
        self.singles.len() + places + self.keeps() + works
    }

    /// Whether there is none: the game is over, or cards one may not see are to
    /// be chosen from.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The command with this number (from 0), in the order of [`Legal::iter`].
    #[must_use]
    pub fn nth(&self, mut n: usize) -> Option<Command> {
        let command = |decision| Some(Command::new(self.seat, decision));
        if let Some(&single) = self.singles.get(n) {
            return command(single);
        }
        n -= self.singles.len();
        for (tile, places) in &self.places {
            if let Some(squares) = places.nth(n) {
                return command(match *tile {
                    Tile::Building(kind) => Decision::build(kind, squares),
                    Tile::Landscape(kind) => Decision::place(kind, squares),
                });
            }
            n -= places.len();
        }
        if n < self.keeps() {
            return command(self.keep(n)?);
        }
        n -= self.keeps();
        for (work, ways) in self.works() {
            if n < ways {
                let prestige = n as u16;
                return command(Decision::Complete(Work { prestige, ..work }));
            }
            n -= ways;
        }
        None
    }

    /// The commands, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Command> + '_ {
        let seat = self.seat;
        let singles = self.singles.iter().copied();
        let places = self.places.iter().flat_map(|(tile, places)| {
            places.iter().map(move |squares| match *tile {
                Tile::Building(kind) => Decision::build(kind, squares),
                Tile::Landscape(kind) => Decision::place(kind, squares),
            })
        });
        let keeps = (0..self.keeps()).filter_map(|n| self.keep(n));
        let works = self.works().flat_map(|(work, ways)| {
            (0..ways as u16).map(move |prestige| Decision::Complete(Work { prestige, ..work }))
        });
        let decisions = singles.chain(places).chain(keeps).chain(works);
        decisions.map(move |decision| Command::new(seat, decision))
    }

    /// Ways to keep one card and put the others under the stack in some order.
    fn keeps(&self) -> usize {
        const FACTORIALS: [usize; OFFER + 1] = [0, 1, 2, 6, 24, 120];
        self.offer.map_or(0, |offer| FACTORIALS[offer.len()])
    }

    fn keep(&self, mut n: usize) -> Option<Decision> {
        let offer = self.offer?;
        let orders = self.keeps() / offer.len();
        let kept = offer.iter().nth(n / orders)?;
        n %= orders;
        let mut rest = offer.rest(kept);
        let mut under: ArrayVec<AnyCard, OFFER> = ArrayVec::new();
        while !rest.is_empty() {
            let choices = rest.len();
            under.push(rest.remove(n % choices));
            n /= choices;
        }
        Some(Decision::Keep(kept, under.into_iter().collect()))
    }

    /// Every work that reaches the minimum, without prestige points taken, and
    /// how many ways there are to take them: none, one, … (W9).
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
        let value_of = |bonus: Set<BonusCard>| -> u16 {
            bonus.iter().map(|card| u16::from(card.value(player))).sum()
        };
        self.works.iter().flat_map(move |profession| {
            let base = self
                .game
                .work_value(self.seat, profession, Set::EMPTY)
                .total();
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

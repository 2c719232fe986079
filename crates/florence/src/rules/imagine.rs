//! Guesses face-down cards: it picks one complete game out of all that agree with what has
//! been seen. Bots think about such games; how they use them is in [`mind`](crate::mind).

use arrayvec::ArrayVec;

use super::cards::any::{AnyCard, Deck, Offer};
use super::cards::{BonusCard, PrestigeCard, Profession};
use super::game::Game;
use super::progress::{Pending, Phase};
use table::{Hand, Item, Seat, Set, Stack};

/// The maximum number of cards of one kind.
const MOST_CARDS: usize = Profession::COUNT;

/// The cards of one kind that nobody has seen, shuffled.
type Unseen<T> = ArrayVec<T, MOST_CARDS>;

impl Game {
    /// Returns the game with every hidden card dealt at random, in agreement with
    /// everything that is known: each deal that agrees is equally likely.
    ///
    /// Hands keep their size, stacks and offers their number of cards, and known cards stay
    /// where they are. The result has no hidden cards.
    ///
    /// ```
    /// use florence::{Game, Setup};
    /// use table::Seat;
    ///
    /// let mut rng = fastrand::Rng::with_seed(1);
    /// let game = Game::try_from(&Setup::digital(["Anna", "Ben"], &mut rng)).unwrap();
    /// let seen = game.seen_by(Seat::A);
    /// let imagined = seen.imagine(&mut rng);
    /// assert_eq!(imagined.player(Seat::B).hand().hidden(), 0);
    /// assert_eq!(imagined.seen_by(Seat::A), seen);
    /// ```
    #[must_use]
    pub fn imagine(&self, rng: &mut fastrand::Rng) -> Game {
        self.dealt(rng, None::<fn(Seat, AnyCard) -> f32>)
    }

    /// Returns the game with every hidden card dealt at random as in [`Game::imagine`], but
    /// the cards that seats hold by how likely they are there, compared with other cards of
    /// the kind: a number above 0.
    #[must_use]
    pub fn imagine_by(
        &self,
        rng: &mut fastrand::Rng,
        likely: impl Fn(Seat, AnyCard) -> f32,
    ) -> Game {
        self.dealt(rng, Some(likely))
    }

    fn dealt(&self, rng: &mut fastrand::Rng, by: Option<impl Fn(Seat, AnyCard) -> f32>) -> Game {
        let mut game = *self;
        let mut professions = shuffled::<Profession>(self.unknown_professions(), rng);
        let mut bonus_cards = shuffled::<BonusCard>(self.unknown_bonus_cards(), rng);
        let mut prestige_cards = shuffled::<PrestigeCard>(self.unknown_prestige_cards(), rng);
        let stacked = give_back(&mut game, &mut professions, rng);
        for seat in self.seats() {
            let player = game.player_mut(seat);
            if let Some(likely) = &by {
                let likely = |card| likely(seat, card);
                deal_by(&mut player.hand, &mut professions, rng, likely);
                deal_by(&mut player.bonus_cards, &mut bonus_cards, rng, likely);
                deal_by(&mut player.prestige_cards, &mut prestige_cards, rng, likely);
                continue;
            }
            deal(&mut player.hand, &mut professions);
            deal(&mut player.bonus_cards, &mut bonus_cards);
            deal(&mut player.prestige_cards, &mut prestige_cards);
        }
        if let Some(Pending::Keep { seat, deck, offer }) = self.pending
            && offer.is_hidden()
        {
            let len = offer.len();
            let offer: Offer = match deck {
                Deck::Professions => turned_over(&mut professions, len),
                Deck::Bonus => turned_over(&mut bonus_cards, len),
                Deck::Prestige => turned_over(&mut prestige_cards, len),
            };
            game.pending = Some(Pending::Keep { seat, deck, offer });
        }
        if !stacked.is_empty() {
            professions.extend(stacked.iter());
            rng.shuffle(&mut professions);
        }
        stack(&mut game.professions, &mut professions);
        stack(&mut game.bonus_cards, &mut bonus_cards);
        stack(&mut game.prestige_cards, &mut prestige_cards);
        if matches!(self.phase, Phase::Seats | Phase::StartingHands) && self.reshuffle.is_counted()
        {
            game.reshuffle = Stack::order(shuffled::<Profession>(Set::all(), rng));
        }
        game
    }
}

fn shuffled<T: Item>(cards: Set<T>, rng: &mut fastrand::Rng) -> Unseen<T> {
    let mut cards: Unseen<T> = cards.iter().collect();
    rng.shuffle(&mut cards);
    cards
}

/// Decides where the professions returned at the start are: among the cards that seats have
/// hired, or in the stack. Returns those in the stack, which are not dealt.
fn give_back(
    game: &mut Game,
    unseen: &mut Unseen<Profession>,
    rng: &mut fastrand::Rng,
) -> Set<Profession> {
    let given_back = game.all_given_back();
    let given_back: Unseen<Profession> = unseen
        .iter()
        .copied()
        .filter(|&card| given_back.contains(card))
        .collect();
    if given_back.is_empty() {
        return Set::EMPTY;
    }
    unseen.retain(|card| !given_back.contains(card));
    // Each of these places is equally likely: the stack, and the hired cards in hands.
    let mut slots: ArrayVec<Option<Seat>, MOST_CARDS> = ArrayVec::new();
    slots.extend((0..game.professions.len()).map(|_| None));
    for seat in game.seats() {
        let player = game.player(seat);
        let hired = player.drawn.min(player.hand.hidden());
        slots.extend((0..hired).map(|_| Some(seat)));
    }
    rng.shuffle(&mut slots);
    let mut stacked = Set::EMPTY;
    for (&card, slot) in given_back.iter().zip(&slots) {
        match slot {
            Some(seat) => drop(game.player_mut(*seat).hand.reveal(card)),
            None => drop(stacked.insert(card)),
        }
    }
    // Cards that fit nowhere else are in the stack.
    let rest = given_back.iter().skip(slots.len()).copied();
    stacked.union(rest.collect())
}

/// Turns the hidden cards of a hand over.
fn deal<T: Item>(hand: &mut Hand<T>, unseen: &mut Unseen<T>) {
    while hand.hidden() > 0
        && let Some(card) = unseen.pop()
    {
        hand.reveal(card);
    }
}

/// Turns the hidden cards of a hand over, by how likely each is.
fn deal_by<T: Item + Into<AnyCard>>(
    hand: &mut Hand<T>,
    unseen: &mut Unseen<T>,
    rng: &mut fastrand::Rng,
    likely: impl Fn(AnyCard) -> f32,
) {
    while hand.hidden() > 0 && !unseen.is_empty() {
        let weights: ArrayVec<f32, MOST_CARDS> =
            unseen.iter().map(|&card| likely(card.into())).collect();
        let mut drawn = rng.f32() * weights.iter().sum::<f32>();
        let at = weights.iter().position(|weight| {
            drawn -= weight;
            drawn < 0.0
        });
        // Rounding may leave a little after the last one.
        hand.reveal(unseen.remove(at.unwrap_or(unseen.len() - 1)));
    }
}

fn turned_over<T: Into<AnyCard>>(unseen: &mut Unseen<T>, len: usize) -> Offer {
    let cards = std::iter::from_fn(|| unseen.pop());
    cards.take(len).map(Into::into).collect()
}

fn stack<T: Item, const N: usize>(stack: &mut Stack<T, N>, unseen: &mut Unseen<T>) {
    if stack.is_counted() {
        let cards = std::iter::from_fn(|| unseen.pop());
        *stack = Stack::order(cards.take(stack.len()));
    }
}

//! Guesses face-down cards: it picks one complete game out of all that agree with what has
//! been seen. Bots think about such games.
//!
//! Each deal of the unknown cards that agrees is equally likely. Secret choices of others
//! are not guessed: a face-down attack gets any possible condottieri, and secret answers
//! are given again.

use super::card::{CardId, CardType};
use super::command::Lot;
use super::game::{Game, bit};
use super::phase::redeal::may_have_table_cards;
use super::random::Random;
use super::state::{Attack, Commitment, Phase, Vote};
use super::view::hand_sorts;
use table::{Card, Item as _, Seat, Set, Stack};

impl Game {
    /// Returns the game with every hidden card dealt at random, in agreement with
    /// everything that is known; the result has no hidden cards and is digital. `seed`
    /// determines it.
    ///
    /// ```
    /// use prince::{Game, Setup};
    /// use table::Seat;
    ///
    /// let game = Game::try_from(&Setup::digital(["Anna", "Ben", "Clara"], 7)).unwrap();
    /// let seen = game.seen_from(Some(Seat::A));
    /// let imagined = seen.imagine(1);
    /// assert_eq!(imagined.hand(Seat::B).hidden(), 0);
    /// assert_eq!(imagined.seen_from(Some(Seat::A)), seen);
    /// ```
    #[must_use]
    pub fn imagine(&self, seed: u64) -> Game {
        let mut game = *self;
        let mut random = Random(seed);
        let hand_cards = hand_sorts().fold(Set::EMPTY, |all, sort| {
            all.union(self.edition.of_type(sort))
        });
        let mut unseen: Vec<CardId> = self.unseen().iter().collect();
        random.shuffle(&mut unseen);
        // Hands first, since most have no table cards.
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| may_have_table_cards(self, seat));
        for seat in seats {
            let any = may_have_table_cards(self, seat);
            for _ in 0..self.hand(seat).hidden() {
                let fits = |card: &CardId| any || hand_cards.contains(*card);
                if let Some(at) = unseen.iter().position(fits) {
                    let card = unseen.remove(at);
                    game.hands[seat].reveal(card);
                    game.known_by[card.index()] = bit(seat);
                }
            }
        }
        for slot in &mut game.display {
            if *slot == Some(Card::Hidden) {
                *slot = unseen.pop().map(Card::Known);
            }
        }
        if self.deck.is_counted() {
            unseen.truncate(self.deck.len());
            game.deck = Stack::order(unseen);
        }
        game.imagine_answers(&mut random);
        game.random = Some(random);
        game
    }

    fn imagine_answers(&mut self, random: &mut Random) {
        let mut phase = self.phase;
        match &mut phase {
            Phase::Defence(attack) if attack.committed == Commitment::Hidden => {
                attack.committed = Commitment::Known(self.imagine_attack(*attack, random));
            }
            // Only a known yes is kept.
            Phase::Doctors(doctors) => doctors.answers.answered = doctors.answers.yes,
            Phase::Accusing(answers) => answers.answered = answers.yes,
            Phase::Ballot(ballot) => {
                for vote in &mut ballot.votes {
                    if *vote == Vote::Hidden {
                        *vote = Vote::None;
                    }
                }
            }
            _ => {}
        }
        self.phase = phase;
        if let Some(mut trade) = self.trade {
            self.imagine_lot(trade.proposer, &mut trade.give, random);
            self.imagine_lot(trade.partner, &mut trade.take, random);
            self.trade = Some(trade);
        }
    }

    /// Returns cards of a hand in place of the unknown ones.
    fn imagine_lot(&self, giver: Seat, lot: &mut Lot, random: &mut Random) {
        while lot.hidden > 0
            && let Some(card) = random.one_of(self.hand(giver).known().minus(lot.cards))
        {
            lot.cards.insert(card);
            lot.hidden -= 1;
        }
    }

    /// Returns condottieri that an attack may be made with.
    fn imagine_attack(&self, attack: Attack, random: &mut Random) -> Set<CardId> {
        if self.is_silenced(self.active) {
            return Set::EMPTY;
        }
        let condottieri = self.edition.of_type(CardType::Condottiere);
        let mut hand: Vec<CardId> = self.hand(self.active).known().iter().collect();
        hand.retain(|&card| condottieri.contains(card));
        random.shuffle(&mut hand);
        let money = self.money(self.active);
        let affordable =
            (0..=hand.len()).take_while(|&n| n as u32 * self.edition.mercenary_fee() <= money);
        let most = affordable.last().unwrap_or(0);
        let least = usize::from(!self.needs_none(attack.target)).min(most);
        hand.truncate(least + random.below(most - least + 1));
        hand.into_iter().collect()
    }
}

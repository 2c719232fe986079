//! Where cards are, and the position as a seat or a spectator sees it.

use super::super::cards::Profession;
use super::super::cards::any::{AnyCard, Offer};
use super::super::components::OFFER;
use super::super::player::Player;
use super::super::progress::{Pending, Phase};
use super::super::rule::{CardPlace, Fact, Rule, Violation};
use super::Game;
use arrayvec::ArrayVec;
use table::{Seat, Set, Stack};

impl Game {
    /// Returns where a card is, if known.
    #[must_use]
    pub fn place_of(&self, card: AnyCard) -> Option<CardPlace> {
        let held = self.seats().find(|&seat| self.player(seat).knows(card));
        let table = || match card {
            AnyCard::Profession(card) => self
                .seats()
                .find(|&seat| self.player(seat).table.contains(card)),
            AnyCard::Bonus(_) | AnyCard::Prestige(_) => None,
        };
        let looked_at = || self.looked_at().any(|other| other == card);
        let stacked = || match card {
            AnyCard::Profession(card) => self.professions.known().contains(card),
            AnyCard::Bonus(card) => self.bonus_cards.known().contains(card),
            AnyCard::Prestige(card) => self.prestige_cards.known().contains(card),
        };
        let used = || matches!(card, AnyCard::Bonus(card) if self.used_bonus_cards.contains(card));
        if let Some(seat) = held {
            Some(CardPlace::Hand(seat))
        } else if let Some(seat) = table() {
            Some(CardPlace::Table(seat))
        } else if used() {
            Some(CardPlace::Used)
        } else if stacked() || looked_at() {
            Some(CardPlace::Stack)
        } else {
            None
        }
    }

    /// Returns the cards a player is choosing from, if they are known.
    pub(in crate::rules) fn looked_at(&self) -> impl Iterator<Item = AnyCard> + use<> {
        let offer = match self.pending {
            Some(Pending::Keep { offer, .. }) => Some(offer),
            _ => None,
        };
        let cards: ArrayVec<AnyCard, OFFER> = offer.iter().flat_map(Offer::iter).collect();
        cards.into_iter()
    }

    /// Checks whether `card` may be in the hand of `seat`: it is known to be there, or it
    /// is known nowhere and the seat holds a hidden card.
    ///
    /// # Errors
    /// Returns `rule`, with where the card is, or that no hidden card is left.
    pub(in crate::rules) fn may_hold(
        &self,
        seat: Seat,
        card: AnyCard,
        rule: Rule,
    ) -> Result<(), Violation> {
        match self.place_of(card) {
            Some(CardPlace::Hand(holder)) if holder == seat => Ok(()),
            Some(place) => Err(rule.broken(Fact::CardElsewhere { card, place })),
            None if self.player(seat).hidden(card) == 0 => {
                Err(rule.broken(Fact::NoHiddenCard { card }))
            }
            None => match card {
                AnyCard::Profession(card) if !self.may_be_in_hand(seat).contains(card) => {
                    Err(rule.broken(Fact::GivenBack(card)))
                }
                AnyCard::Profession(_) | AnyCard::Bonus(_) | AnyCard::Prestige(_) => Ok(()),
            },
        }
    }

    /// Returns the professions that a hidden card in a seat's hand may be: those known
    /// nowhere. A card returned at the start went into the stack (S2), so only a card hired
    /// since then can be it.
    #[must_use]
    #[inline]
    pub fn may_be_in_hand(&self, seat: Seat) -> Set<Profession> {
        let player = self.player(seat);
        match (player.hand.hidden(), player.drawn) {
            (0, _) => Set::EMPTY,
            (_, 0) => self.unknown_professions().minus(self.all_given_back()),
            _ => self.unknown_professions(),
        }
    }

    /// Returns the professions known to have been returned at the start.
    pub(in crate::rules) fn all_given_back(&self) -> Set<Profession> {
        let unseen = self.given_back_unseen.values();
        unseen.fold(self.given_back, |all, &cards| all.union(cards))
    }

    /// Removes a profession from the hidden cards of a hand: if it was returned at the
    /// start, it is one of those hired later.
    pub(in crate::rules) fn comes_to_light(&mut self, seat: Seat, card: Profession) {
        let given_back = self.all_given_back().contains(card);
        let player = self.player_mut(seat);
        if given_back && !player.hand.known().contains(card) {
            player.drawn = player.drawn.saturating_sub(1);
        }
    }

    /// Returns the game as a seat sees it: the cards in other hands and in the stacks are
    /// face down (G6).
    ///
    /// Money stays visible, since every payment is public (G5). So do cards that were taken
    /// face up.
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> Game {
        let mut seen = *self;
        // The cards are looked at only after the seats are sold (H11).
        let looks = |other: Seat| other == seat && self.phase != Phase::Seats;
        for other in self.seats().filter(|&other| !looks(other)) {
            *seen.player_mut(other) = self.player(other).from_outside();
        }
        for other in self.seats().filter(|&other| other != seat) {
            seen.given_back_unseen[other] = Set::EMPTY;
        }
        seen.professions = self.professions.face_down();
        seen.reshuffle = Stack::count(0);
        seen.bonus_cards = self.bonus_cards.face_down();
        seen.prestige_cards = self.prestige_cards.face_down();
        if let Some(Pending::Keep {
            seat: chooser,
            deck,
            offer,
        }) = self.pending
            && chooser != seat
        {
            let offer = offer.face_down();
            seen.pending = Some(Pending::Keep {
                seat: chooser,
                deck,
                offer,
            });
        }
        seen
    }
}

impl Game {
    /// Returns the game as a hint or a bot for this seat judges it while money is hidden
    /// (G5, H7): every other player is assumed to have as much as this seat, or their bid
    /// if that is more.
    #[must_use]
    pub fn without_purses(&self, seat: Seat) -> Game {
        let mut game = *self;
        for other in self.seats().filter(|&other| other != seat) {
            let highest = self.bidding().filter(|bidding| bidding.highest == other);
            let markers = self.characters.markers.iter().flatten();
            let bids = highest
                .map(|bidding| bidding.price)
                .into_iter()
                .chain(self.auction.acquired_by(other).map(|(_, price)| price))
                .chain(
                    markers
                        .filter(|(of, _)| *of == other)
                        .map(|&(_, price)| price),
                );
            let bids = bids.fold(0, u32::saturating_add);
            game.player_mut(other).money = self.player(seat).money.max(bids);
        }
        game
    }

    /// Returns the game as seen by the person who decides for a seat. A person who does not
    /// know all cards in its hand is not that player but keeps the log of a table. For that
    /// person, all cards turned over for the log are known; otherwise a card in another
    /// hand would be mistaken for one of the seat's own (W1).
    #[must_use]
    pub fn seen_for(&self, seat: Seat) -> Game {
        let player = self.player(seat);
        let sits_there = player.hand.hidden() == 0 && player.bonus_cards.hidden() == 0;
        if sits_there {
            return self.seen_by(seat);
        }
        let mut seen = *self;
        seen.professions = self.professions.face_down();
        seen.reshuffle = self.reshuffle.face_down();
        seen.bonus_cards = self.bonus_cards.face_down();
        seen.prestige_cards = self.prestige_cards.face_down();
        seen
    }

    /// Returns the game as a spectator sees it: all hands are face down.
    #[must_use]
    pub fn seen_from_outside(&self) -> Game {
        // What one seat sees of the others is what everyone sees.
        let [one, other] = [Seat::A, Seat::B];
        self.seen_by(one).seen_by(other)
    }

    /// Returns whether a seat knows here where a card is, and did not know it in an earlier
    /// position of the same game.
    #[must_use]
    pub fn tells_more_than(&self, earlier: &Game, seat: Seat) -> bool {
        let (now, then) = (self.seen_by(seat), earlier.seen_by(seat));
        let more = |now: usize, then: usize| now < then;
        more(
            now.unknown_professions().len(),
            then.unknown_professions().len(),
        ) || more(
            now.unknown_bonus_cards().len(),
            then.unknown_bonus_cards().len(),
        ) || more(
            now.unknown_prestige_cards().len(),
            then.unknown_prestige_cards().len(),
        )
    }
}

impl Player {
    fn knows(&self, card: AnyCard) -> bool {
        match card {
            AnyCard::Profession(card) => self.hand.known().contains(card),
            AnyCard::Bonus(card) => self.bonus_cards.known().contains(card),
            AnyCard::Prestige(card) => self.prestige_cards.known().contains(card),
        }
    }

    fn hidden(&self, card: AnyCard) -> u8 {
        match card {
            AnyCard::Profession(_) => self.hand.hidden(),
            AnyCard::Bonus(_) => self.bonus_cards.hidden(),
            AnyCard::Prestige(_) => self.prestige_cards.hidden(),
        }
    }
}

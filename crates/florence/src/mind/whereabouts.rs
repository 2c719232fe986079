//! Where a face-down card may be, according to what a viewer has seen: how many cards each
//! hand holds and when they came, which cards visibly went under a stack, and which have
//! been revealed since.
//!
//! It is calculated from positions as the viewer sees them, so it cannot reveal anything
//! that the viewer does not know. Every hidden card came into its place at some time; a
//! card may be in a place if all others still find one.

use crate::rules::rule::CardPlace;
use crate::rules::{AnyCard, BonusCard, Deck, Game, PrestigeCard, Profession};
use table::{Game as _, Item as _, Seat, Session, Set};

/// Where a card is, or may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// It is here.
    Known(CardPlace),
    /// It is face down: in the hand of one of these seats, or, if `stacked`, possibly in no
    /// hand: in the stack, just looked at, or out of the game unseen.
    Hidden {
        /// Who may hold it.
        seats: Set<Seat>,
        /// Whether it may be in no hand.
        stacked: bool,
    },
}

/// Returns where a card is, or may be, at the cursor of a session whose positions are as
/// the viewer sees them: only these are used.
#[must_use]
pub fn whereabouts(seen: &Session<Game>, card: AnyCard) -> Whereabouts {
    if let Some(place) = seen.game().place_of(card) {
        return Whereabouts::Known(place);
    }
    let deck = deck_of(card);
    let begins = begins(seen);
    // If the past does not explain what is seen, it is ignored.
    let told = [begins, seen.cursor()].into_iter().find_map(|from| {
        let question = Question::of(seen, from, deck);
        question.is_possible().then(|| question.places_of(card))
    });
    let (seats, stacked) = told.unwrap_or_else(|| {
        let game = seen.game();
        let holds = game.seats().filter(|&seat| hidden(game, seat, deck) > 0);
        (holds.collect(), true)
    });
    Whereabouts::Hidden { seats, stacked }
}

/// Returns the number of entries after which nothing was corrected or played against the
/// rules.
fn begins(seen: &Session<Game>) -> usize {
    let log = seen.log()[..seen.cursor()].iter();
    let is_by_hand =
        |entry: &table::Entry<_>| entry.kept.is_some() || Game::is_correction(&entry.command);
    let last = log.rev().position(is_by_hand);
    last.map_or(0, |back| seen.cursor() - back)
}

fn deck_of(card: AnyCard) -> Deck {
    match card {
        AnyCard::Profession(_) => Deck::Professions,
        AnyCard::Bonus(_) => Deck::Bonus,
        AnyCard::Prestige(_) => Deck::Prestige,
    }
}

fn cards_of(deck: Deck) -> Vec<AnyCard> {
    match deck {
        Deck::Professions => Profession::ALL.iter().map(|&card| card.into()).collect(),
        Deck::Bonus => BonusCard::ALL.iter().map(|&card| card.into()).collect(),
        Deck::Prestige => PrestigeCard::ALL.iter().map(|&card| card.into()).collect(),
    }
}

/// Returns how many face-down cards a seat holds.
fn hidden(game: &Game, seat: Seat, deck: Deck) -> usize {
    let player = game.player(seat);
    let hidden = match deck {
        Deck::Professions => player.hand().hidden(),
        Deck::Bonus => player.bonus_cards().hidden(),
        Deck::Prestige => player.prestige_cards().hidden(),
    };
    usize::from(hidden)
}

/// A place in a hand for a face-down card, and since which position.
#[derive(Clone, Copy, Debug)]
struct Slot {
    seat: Seat,
    since: usize,
}

/// A card that needs a place.
#[derive(Clone, Copy, Debug)]
struct Guest {
    /// The card, if known.
    card: Option<AnyCard>,
    /// It was in none of the places that existed up to this position.
    after: Option<usize>,
    /// The seat whose hand it left, and the position at which it had left; `None` if it is
    /// still face down somewhere.
    left: Option<(Seat, usize)>,
}

/// The places, and the cards that were in them.
struct Question<'a> {
    first: &'a Game,
    begins: usize,
    slots: Vec<Slot>,
    /// How many cards are face down in no hand.
    elsewhere: usize,
    guests: Vec<Guest>,
}

impl<'a> Question<'a> {
    /// Returns what is known of a deck from a position on.
    fn of(seen: &'a Session<Game>, begins: usize, deck: Deck) -> Self {
        let at = |position: usize| seen.game_at(position).unwrap_or(seen.game());
        let (first, now) = (at(begins), seen.game());
        let cards = cards_of(deck);
        let is_known = |position: usize, card: AnyCard| at(position).place_of(card).is_some();
        // A card that visibly went back cannot be in a place that existed before it could
        // be drawn again.
        let after = |card: AnyCard, upto: usize| {
            let last = (begins..upto)
                .rev()
                .find(|&position| is_known(position, card))?;
            Some(drawn_again(seen, deck, card, last).unwrap_or(usize::MAX))
        };
        let mut slots = Vec::new();
        let mut guests = Vec::new();
        for seat in now.seats() {
            let slot = |since| Slot { seat, since };
            slots.extend((0..hidden(first, seat, deck)).map(|_| slot(begins)));
            for position in begins..seen.cursor() {
                let (before, then) = (at(position), at(position + 1));
                let (had, has) = (hidden(before, seat, deck), hidden(then, seat, deck));
                slots.extend((had..has).map(|_| slot(position + 1)));
                let came_to_light = cards.iter().copied().filter(|&card| {
                    before.place_of(card).is_none()
                        && match then.place_of(card) {
                            Some(CardPlace::Hand(of) | CardPlace::Table(of)) => of == seat,
                            Some(CardPlace::Used) => true,
                            Some(CardPlace::Stack) | None => false,
                        }
                });
                let came_to_light = came_to_light.map(Some).chain(std::iter::repeat(None));
                guests.extend(
                    came_to_light
                        .take(had.saturating_sub(has))
                        .map(|card| Guest {
                            card,
                            after: card.and_then(|card| after(card, position)),
                            left: Some((seat, position + 1)),
                        }),
                );
            }
        }
        let unknown = cards.iter().filter(|&&card| now.place_of(card).is_none());
        let unknown: Vec<AnyCard> = unknown.copied().collect();
        let in_hands: usize = now.seats().map(|seat| hidden(now, seat, deck)).sum();
        guests.extend(unknown.iter().map(|&card| Guest {
            card: Some(card),
            after: after(card, seen.cursor()),
            left: None,
        }));
        Self {
            first,
            begins,
            slots,
            elsewhere: unknown.len().saturating_sub(in_hands),
            guests,
        }
    }

    /// Returns whether a card may have been in a place.
    fn fits(&self, guest: &Guest, slot: Slot) -> bool {
        let is_there = guest
            .left
            .is_none_or(|(seat, left)| seat == slot.seat && slot.since < left);
        // A card returned at the start is not among the cards kept at the start (S2).
        let is_dealt = match guest.card {
            Some(AnyCard::Profession(card)) if slot.since == self.begins => {
                self.first.may_be_in_hand(slot.seat).contains(card)
            }
            _ => true,
        };
        is_there && is_dealt && guest.after.is_none_or(|after| slot.since > after)
    }

    /// Returns whether all cards find a place; `forced` puts one of them in a place, or
    /// elsewhere.
    fn all_fit(&self, forced: Option<(usize, Option<usize>)>) -> bool {
        let hands = self.slots.len();
        let places = hands + self.elsewhere;
        let may = |guest: usize, place: usize| {
            let is_allowed = match forced {
                Some((of, at)) if of == guest => at.map_or(place >= hands, |at| at == place),
                _ => true,
            };
            let given = &self.guests[guest];
            is_allowed
                && match self.slots.get(place) {
                    Some(&slot) => self.fits(given, slot),
                    None => given.left.is_none(),
                }
        };
        let mut holder: Vec<Option<usize>> = vec![None; places];
        (0..self.guests.len()).all(|guest| {
            let mut tried = vec![false; places];
            find_place(guest, &may, &mut holder, &mut tried)
        })
    }

    fn is_possible(&self) -> bool {
        self.guests.len() == self.slots.len() + self.elsewhere && self.all_fit(None)
    }

    /// Returns in whose hands a card may be, and whether it may be in none.
    fn places_of(&self, card: AnyCard) -> (Set<Seat>, bool) {
        let mut guests = self.guests.iter();
        let is_it = |guest: &Guest| guest.left.is_none() && guest.card == Some(card);
        let Some(guest) = guests.position(is_it) else {
            return (Set::EMPTY, false);
        };
        let mut seats = Set::EMPTY;
        for (at, slot) in self.slots.iter().enumerate() {
            if !seats.contains(slot.seat) && self.all_fit(Some((guest, Some(at)))) {
                seats.insert(slot.seat);
            }
        }
        (
            seats,
            self.elsewhere > 0 && self.all_fit(Some((guest, None))),
        )
    }
}

/// Returns the position from which a card can have been drawn again that was last known at
/// `last` and then went into the stack; `None` if it cannot have been drawn since.
///
/// A card put under a stack comes up when all cards above it have been drawn.
fn drawn_again(seen: &Session<Game>, deck: Deck, card: AnyCard, last: usize) -> Option<usize> {
    let at = |position: usize| seen.game_at(position).unwrap_or(seen.game());
    let was_looked_at = at(last).place_of(card) == Some(CardPlace::Stack);
    let above = if was_looked_at {
        at(last).cards_left(deck)
    } else {
        0
    };
    let mut drawn = 0;
    (last + 1..seen.cursor()).find(|&position| {
        let (before, after) = (at(position), at(position + 1));
        let (had, has) = (before.cards_left(deck), after.cards_left(deck));
        if has < had {
            // At a table all offered cards are looked at, and only one is recorded.
            let offered = usize::from(before.variant().offered).min(had);
            drawn += offered.max(had - has);
        }
        drawn > above
    })
}

/// Finds a place for a card, if necessary by moving others.
fn find_place(
    guest: usize,
    may: &impl Fn(usize, usize) -> bool,
    holder: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for place in 0..holder.len() {
        if tried[place] || !may(guest, place) {
            continue;
        }
        tried[place] = true;
        let moves = match holder[place] {
            None => true,
            Some(other) => find_place(other, may, holder, tried),
        };
        if moves {
            holder[place] = Some(guest);
            return true;
        }
    }
    false
}

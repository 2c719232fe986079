//! Cards that arrive on the table (H, S5), and cards that are moved there.
//!
//! Arriving cards wait in the set `arriving`, and the first of them is handled first: an
//! artist's fee, then the place, and after a holding the cards under it. Everything else
//! waits meanwhile.

use crate::rules::card::{CardId, CardType, Place, Spot};
use crate::rules::command::{Event, Why};
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::{Ballot, Phase};
use table::{Seat, Set};

impl Game {
    /// Returns whether the patronage fee of the arriving artist is to be paid or declined
    /// (H7).
    #[must_use]
    pub fn is_due(&self, card: CardId) -> bool {
        self.due.contains(card)
    }

    /// Returns the places of a player that have no card of this type (H2).
    #[must_use]
    pub fn free_places(&self, seat: Seat, card_type: CardType) -> Vec<Place> {
        self.places_free_for(seat, card_type).collect()
    }

    /// Returns the same without a list: the base first, then the holdings.
    pub(in crate::rules) fn places_free_for(
        &self,
        seat: Seat,
        card_type: CardType,
    ) -> impl Iterator<Item = Place> + use<> {
        let sheltered = self.laid_of(seat, card_type).minus(self.open(seat)).iter();
        let taken = sheltered.fold((false, Set::EMPTY), |(base, holdings), card| {
            match self.spot(card) {
                Spot::Under(Place::Holding(holding)) => (base, holdings.with(holding)),
                _ => (true, holdings),
            }
        });
        let (base, holdings) = taken;
        let base = (!base).then_some(Place::Base(seat));
        let holdings = self.holdings(seat).minus(holdings).iter();
        base.into_iter().chain(holdings.map(Place::Holding))
    }

    /// Returns the cards that can be put under the holding that has just arrived (H3).
    #[must_use]
    pub fn furnishings(&self, seat: Seat, holding: CardId) -> Set<CardId> {
        let place = Place::Holding(holding);
        let cards = self.unprotected(seat).iter();
        cards
            .filter(|&card| self.under(place, self.type_of(card)).is_none())
            .collect()
    }

    /// Returns the holding under which cards can be put because it has just arrived (H3).
    #[must_use]
    pub fn furnishing(&self) -> Option<CardId> {
        self.furnishing
    }
}

/// Lets a table card come to this seat.
pub(in crate::rules) fn arrive(game: &mut Game, seat: Seat, card: CardId) {
    game.lay(card, Spot::Arriving(seat));
    game.arriving.insert(card);
    if game.type_of(card) == CardType::Artist {
        game.due.insert(card);
    }
}

/// Lays down the table cards that a hand is known to have (S5); returns whether the whole
/// hand is known.
pub(in crate::rules) fn lay_down(game: &mut Game, seat: Seat) -> bool {
    for card in game.hand(seat).known() {
        if game.type_of(card).is_table() {
            game.leave_hand(seat, card);
            arrive(game, seat, card);
        }
    }
    game.hand(seat).hidden() == 0
}

/// Records that an arriving card has its place.
fn has_arrived(game: &mut Game, card: CardId) {
    game.arriving.remove(card);
    game.due.remove(card);
    if game.arriving.is_empty() {
        game.robbed = None;
    }
}

/// Does what needs no decision; returns whether it did anything.
pub(in crate::rules) fn goes_on(
    game: &mut Game,
    seat: Seat,
    card: CardId,
    events: &mut impl Events,
) -> bool {
    if let Some(holding) = game.furnishing {
        let nothing = game.furnishings(seat, holding).is_empty();
        if nothing {
            game.furnishing = None;
        }
        return nothing;
    }
    let figures = game.figures(card);
    if game.due.contains(card) {
        let unaffordable = game.money[seat] < u32::from(figures.fee);
        if unaffordable {
            decline(game, events);
        }
        return unaffordable;
    }
    let is_holding = figures.card_type == CardType::Holding;
    let has_choice = || {
        game.places_free_for(seat, figures.card_type)
            .next()
            .is_some()
    };
    if is_holding || !has_choice() {
        game.lay(card, Spot::Before(seat));
        has_arrived(game, card);
        events.push(Event::Arrived(seat, card, None));
        game.furnishing = is_holding.then_some(card);
        return true;
    }
    false
}

fn arriving(game: &Game, seat: Seat, rule: Rule) -> Result<CardId, Violation> {
    if game.trade.is_some() {
        return Err(rule.broken(Fact::NotNow));
    }
    match game.arrival() {
        Some((receiver, card)) if receiver == seat => Ok(card),
        Some((receiver, _)) => Err(rule.broken(Fact::NotYourTurn(Set::only(receiver)))),
        None => Err(rule.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn check_pay(game: &Game, seat: Seat) -> Result<(), Violation> {
    let card = arriving(game, seat, Rule::H7)?;
    if !game.due.contains(card) {
        return Err(Rule::H7.broken(Fact::NothingDue(card)));
    }
    game.check_money(seat, u32::from(game.figures(card).fee), Rule::H7)
}

pub(in crate::rules) fn check_decline(game: &Game, seat: Seat) -> Result<(), Violation> {
    let card = arriving(game, seat, Rule::H7)?;
    match game.due.contains(card) {
        true => Ok(()),
        false => Err(Rule::H7.broken(Fact::NothingDue(card))),
    }
}

pub(in crate::rules) fn pay(game: &mut Game, events: &mut impl Events) {
    let Some((seat, card)) = game.arrival() else {
        return;
    };
    let fee = u32::from(game.figures(card).fee);
    game.pay(seat, fee, Why::Patron(card), events);
    game.due.remove(card);
    if game.is_laid(card) {
        // He was won with his holding and stays in place (Z8).
        has_arrived(game, card);
    }
}

pub(in crate::rules) fn decline(game: &mut Game, events: &mut impl Events) {
    let Some((seat, card)) = game.arrival() else {
        return;
    };
    let spot = match game.robbed {
        Some((owner, true)) => Spot::Under(Place::Base(owner)),
        Some((owner, false)) => Spot::Before(owner),
        None => Spot::Aside,
    };
    game.lay(card, spot);
    let left_with = game.robbed.map(|(owner, _)| owner);
    has_arrived(game, card);
    events.push(Event::Declined(seat, card, left_with));
}

/// Checks that a player has this place, and that it is free for such a card (H2).
fn check_free(game: &Game, seat: Seat, card_type: CardType, place: Place) -> Result<(), Violation> {
    check_own_place(game, seat, place, Rule::H1)?;
    match game.under(place, card_type) {
        Some(_) => Err(Rule::H2.broken(Fact::Occupied(place))),
        None => Ok(()),
    }
}

fn check_own_place(game: &Game, seat: Seat, place: Place, rule: Rule) -> Result<(), Violation> {
    match game.owner_of(place) == Some(seat) {
        true => Ok(()),
        false => Err(rule.broken(Fact::NotOwnPlace(place))),
    }
}

pub(in crate::rules) fn check_place(
    game: &Game,
    seat: Seat,
    card: CardId,
    place: Option<Place>,
) -> Result<(), Violation> {
    let now = arriving(game, seat, Rule::H1)?;
    game.check_card(card, Rule::H1)?;
    if game.furnishing.is_some() {
        return check_furnish(game, seat, now, card, place);
    }
    if card != now {
        return Err(Rule::H1.broken(Fact::NotArriving(card)));
    }
    if game.due.contains(card) {
        return Err(Rule::H7.broken(Fact::NotNow));
    }
    match place {
        Some(place) => check_free(game, seat, game.type_of(card), place),
        None => Ok(()),
    }
}

fn check_furnish(
    game: &Game,
    seat: Seat,
    holding: CardId,
    card: CardId,
    place: Option<Place>,
) -> Result<(), Violation> {
    let there = Place::Holding(holding);
    if place != Some(there) {
        let other = place.unwrap_or(there);
        return Err(Rule::H3.broken(Fact::NotOwnPlace(other)));
    }
    if game.owner(card) != Some(seat) || !game.type_of(card).goes_under() {
        return Err(Rule::H3.broken(Fact::NotOwn(card)));
    }
    if game.spot(card) != Spot::Before(seat) {
        return Err(Rule::H3.broken(Fact::IsProtected(card)));
    }
    check_free(game, seat, game.type_of(card), there)
}

pub(in crate::rules) fn place(
    game: &mut Game,
    card: CardId,
    place: Option<Place>,
    events: &mut impl Events,
) {
    let Some((seat, _)) = game.arrival() else {
        return;
    };
    game.lay(card, place.map_or(Spot::Before(seat), Spot::Under));
    has_arrived(game, card);
    let event = match game.furnishing {
        Some(_) => Event::Moved(seat, card, place),
        None => Event::Arrived(seat, card, place),
    };
    events.push(event);
}

pub(in crate::rules) fn check_done(game: &Game, seat: Seat) -> Result<(), Violation> {
    if game.furnishing.is_some() {
        return arriving(game, seat, Rule::H3).map(drop);
    }
    match game.phase_now() {
        Some(Phase::Laying(_)) => game.check_turn(seat, Rule::S5),
        _ => Err(Rule::H3.broken(Fact::NotNow)),
    }
}

pub(in crate::rules) fn done(game: &mut Game) {
    match (game.furnishing, game.phase) {
        (Some(_), _) => game.furnishing = None,
        (None, Phase::Laying(seat)) => has_laid(game, seat),
        (None, _) => {}
    }
}

/// Records that this seat has laid down everything it was dealt.
pub(in crate::rules) fn has_laid(game: &mut Game, seat: Seat) {
    let next = game.left(seat);
    game.phase = match next == game.pope {
        true if game.options.elects_first => Phase::Ballot(Ballot {
            first: true,
            ..Ballot::default()
        }),
        true => Phase::Upkeep,
        false => Phase::Laying(next),
    };
}

pub(in crate::rules) fn check_move(
    game: &Game,
    seat: Seat,
    card: CardId,
    place: Option<Place>,
) -> Result<(), Violation> {
    game.check_step(seat, Rule::T2, |_| true)?;
    game.check_card(card, Rule::H5)?;
    if !game.is_laid(card) || game.owner(card) != Some(seat) {
        return Err(Rule::H5.broken(Fact::NotOwn(card)));
    }
    let to = place.map_or(Spot::Before(seat), Spot::Under);
    match game.type_of(card) {
        CardType::Office | CardType::Artist => {
            if let Some(place) = place {
                check_own_place(game, seat, place, Rule::H5)?;
            }
            match to == game.spot(card) {
                true => Err(Rule::H5.broken(Fact::LiesThere(card))),
                false => Ok(()),
            }
        }
        CardType::Family if game.spot(card) == Spot::Before(seat) => match place {
            Some(place) => check_free(game, seat, CardType::Family, place),
            None => Err(Rule::H6.broken(Fact::LiesThere(card))),
        },
        CardType::Family => Err(Rule::H6.broken(Fact::Stays(card))),
        _ => Err(Rule::H5.broken(Fact::Stays(card))),
    }
}

pub(in crate::rules) fn move_to(
    game: &mut Game,
    seat: Seat,
    card: CardId,
    place: Option<Place>,
    events: &mut impl Events,
) {
    let from = game.spot(card);
    if let Some(other) = place.and_then(|place| game.under(place, game.type_of(card))) {
        // The two cards swap (H5).
        game.lay(other, from);
    }
    game.lay(card, place.map_or(Spot::Before(seat), Spot::Under));
    events.push(Event::Moved(seat, card, place));
}

//! Phase A2 of *Muse & Princess*: markers on characters, and who takes them (M1 to M5);
//! also the characters that are used at once or at any time (M9 to M11).

use super::auction;
use crate::rules::cards::any::Deck;
use crate::rules::characters::{BANKER, BANKER_GROWS, Character, Characters, Favour};
use crate::rules::command::{Command, Decision, Event, Events, Source};
use crate::rules::components::florins;
use crate::rules::game::Game;
use crate::rules::progress::{Pending, Phase};
use crate::rules::rule::{Count, Fact, Rule, Violation};
use table::{Item, Seat, Set};

/// Begins phase A2: unused characters go back, and all six are on offer (M5).
pub(crate) fn begin(game: &mut Game, events: &mut impl Events) {
    for seat in game.seats() {
        game.player_mut(seat).character = None;
    }
    game.phase = Phase::Characters;
    game.characters = Characters {
        banker: game.characters.banker,
        ..Characters::begin(game.start_player, game.player_count())
    };
    events.push(Event::CharactersOffered { round: game.round });
}

/// Returns the characters on which a marker can be placed now, whoever places it (M3, M5).
pub(crate) fn on_offer(game: &Game) -> Set<Character> {
    let taken = game.seats().filter_map(|seat| game.player(seat).character);
    let taken: Set<Character> = taken.collect();
    Set::all().minus(taken).minus(game.characters.away)
}

/// Returns the lowest field for a marker: the first of a free card, the next one of an
/// occupied card (M2, M3).
pub(crate) fn least_bid(game: &Game, character: Character) -> u32 {
    match game.characters.marker(character) {
        Some((_, bid)) => bid + florins::STEP,
        None => character.fields()[0],
    }
}

impl Game {
    /// Returns the characters on which a marker can be placed now (M3, M5).
    #[must_use]
    pub fn characters_on_offer(&self) -> Set<Character> {
        match self.phase {
            Phase::Characters => on_offer(self),
            Phase::Seats
            | Phase::StartingHands
            | Phase::Auction
            | Phase::Actions
            | Phase::Reveal
            | Phase::Over => Set::EMPTY,
        }
    }

    /// Returns the lowest field for a marker on a character's card, in florins (M3); it may
    /// be above the highest field of the card.
    #[must_use]
    pub fn least_bid_for(&self, character: Character) -> u32 {
        least_bid(self, character)
    }

    /// Returns the points for a seat's position on the fame track: one more than the number
    /// of players strictly ahead (M9).
    #[must_use]
    pub fn position_on_fame_track(&self, seat: Seat) -> u16 {
        position(self, seat)
    }

    /// Returns the most points a seat's money buys when the game ends (M11).
    #[must_use]
    pub fn most_exchanged(&self, seat: Seat) -> u16 {
        most_exchanged(self, seat)
    }
}

pub(crate) fn check(game: &Game, command: &Command) -> Result<(), Violation> {
    let seat = command.seat;
    match command.decision {
        Decision::Bid(character, bid) => {
            check_in_phase(game, seat)?;
            game.check_turn(seat, Rule::M3)?;
            check_bid(game, seat, character, bid)
        }
        Decision::Pass => {
            check_in_phase(game, seat)?;
            game.check_turn(seat, Rule::M3)
        }
        Decision::Return(_)
        | Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Decline
        | Decision::Win(..)
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Take(_)
        | Decision::Place(..)
        | Decision::Keep(..)
        | Decision::Recruit(..)
        | Decision::Hold
        | Decision::Build(..)
        | Decision::Hire
        | Decision::Introduce(_)
        | Decision::AcquireBonus
        | Decision::Complete(_)
        | Decision::Princess(_)
        | Decision::EndTurn
        | Decision::Sell(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Offer(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Agree(_)
        | Decision::Reveal(_)
        | Decision::Correct(_) => Err(Rule::M1.broken(Fact::NotNow)),
    }
}

/// M1 and M4: one character per round, and none for a player who has passed.
fn check_in_phase(game: &Game, seat: Seat) -> Result<(), Violation> {
    if game.characters.remaining.contains(seat) {
        Ok(())
    } else if game.player(seat).character.is_some() {
        Err(Rule::M1.broken(Fact::HasCharacter))
    } else {
        Err(Rule::M4.broken(Fact::HasPassed))
    }
}

fn check_bid(game: &Game, seat: Seat, character: Character, bid: u32) -> Result<(), Violation> {
    if !on_offer(game).contains(character) {
        return Err(Rule::M5.broken(Fact::CharacterGone(character)));
    }
    let [least, most] = character.fields();
    if !bid.is_multiple_of(florins::STEP) || !(least..=most).contains(&bid) {
        return Err(Rule::M2.broken(Fact::NoSuchField {
            character,
            bid,
            least,
            most,
        }));
    }
    let least = least_bid(game, character);
    if least > most {
        return Err(Rule::M2.broken(Fact::TopField { most }));
    }
    if bid < least {
        return Err(Rule::M3.broken(Fact::LowerField { bid, least }));
    }
    game.check_money(seat, bid, Rule::M2)
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision) {
    if let Decision::Bid(character, bid) = decision {
        game.characters.markers[character.index()] = Some((seat, bid));
    } else {
        game.characters.remaining.remove(seat);
    }
    game.characters.turn = game.next_in(seat, game.characters.remaining);
}

/// Gives the seat whose turn it is the card with its marker, again and again (M3). Returns
/// whether a player has to decide something.
pub(crate) fn goes_on(game: &mut Game, events: &mut impl Events) -> bool {
    while game.characters.remaining.contains(game.characters.turn) {
        let seat = game.characters.turn;
        let Some((character, bid)) = game.characters.bid_of(seat) else {
            return true;
        };
        take(game, seat, character, bid, events);
        let characters = &mut game.characters;
        characters.markers[character.index()] = None;
        characters.remaining.remove(seat);
        game.characters.turn = game.next_in(seat, game.characters.remaining);
    }
    if !game.characters.away.contains(Character::Banker) {
        game.characters.banker += BANKER_GROWS;
    }
    false
}

fn take(game: &mut Game, seat: Seat, character: Character, bid: u32, events: &mut impl Events) {
    events.push(Event::TookCharacter {
        seat,
        character,
        price: bid,
    });
    game.pay(seat, bid, events);
    let round = game.round;
    let is_last = game.is_last_round();
    let player = game.player_mut(seat);
    player.character = Some(character);
    match character {
        Character::Muse => player.muse = round,
        Character::Banker => {
            player.character = None;
            let brings = game.characters.banker;
            game.characters.banker = BANKER;
            game.characters.away.insert(Character::Banker);
            game.characters.last_banker = is_last.then_some(seat);
            game.earn(seat, brings, events);
        }
        Character::Cardinal | Character::Princess | Character::Merchant | Character::Professor => {}
    }
}

/// Returns a used character; it is not offered again in A2 (M5).
pub(crate) fn use_up(game: &mut Game, seat: Seat, events: &mut impl Events) {
    let phase = game.phase;
    if let Some(character) = game.player_mut(seat).character.take() {
        if phase == Phase::Characters {
            game.characters.away.insert(character);
        }
        events.push(Event::UsedCharacter { seat, character });
    }
}

fn check_has(game: &Game, seat: Seat, character: Character, rule: Rule) -> Result<(), Violation> {
    match game.player(seat).character {
        Some(other) if other == character => Ok(()),
        _ => Err(rule.broken(Fact::NotInFront(character))),
    }
}

/// M9: points for the position on the fame track, at any time; a price is waived only when
/// an object has been won.
pub(crate) fn check_merchant(game: &Game, seat: Seat, favour: Favour) -> Result<(), Violation> {
    check_has(game, seat, Character::Merchant, Rule::M9)?;
    let wins = matches!(game.pending, Some(Pending::Merchant { seat: of, .. }) if of == seat);
    match favour {
        Favour::Free if !wins => Err(Rule::M9.broken(Fact::NotNow)),
        Favour::Free | Favour::Points => Ok(()),
    }
}

/// Returns the points for a seat's position on the fame track: one more than the number of
/// players strictly ahead (M9).
pub(crate) fn position(game: &Game, seat: Seat) -> u16 {
    let own = game.player(seat).prestige;
    let ahead = game.others(seat).filter(|other| other.prestige > own);
    1 + ahead.count() as u16
}

pub(crate) fn merchant(game: &mut Game, seat: Seat, favour: Favour, events: &mut impl Events) {
    let won = match game.pending {
        Some(Pending::Merchant {
            seat: of,
            object,
            price,
        }) if of == seat => Some((object, price)),
        _ => None,
    };
    use_up(game, seat, events);
    let price = match (favour, won) {
        (Favour::Free, _) | (_, None) => 0,
        (Favour::Points, Some((_, price))) => price,
    };
    game.pay(seat, price, events);
    if favour == Favour::Points {
        let points = position(game, seat);
        game.gain(seat, points, Source::Merchant, events);
    }
    if let Some((object, _)) = won {
        game.pending = None;
        auction::hand_out(game, seat, object, [price, 0], events);
    } else if game.pending == Some(Pending::LastCall { seat }) {
        game.pending = None;
    }
}

/// M10: never while a choice is open, except for the last call.
pub(crate) fn check_professor(game: &Game, seat: Seat, deck: Deck) -> Result<(), Violation> {
    check_has(game, seat, Character::Professor, Rule::M10)?;
    let last_call = game.pending == Some(Pending::LastCall { seat });
    if game.pending.is_some() && !last_call || deck == Deck::Professions {
        return Err(Rule::M10.broken(Fact::NotNow));
    }
    match game.cards_to_look_at(deck) {
        0 => Err(Rule::M10.broken(Fact::NoCardLeft)),
        _ => Ok(()),
    }
}

pub(crate) fn professor(game: &mut Game, seat: Seat, deck: Deck, events: &mut impl Events) {
    game.pending = None;
    use_up(game, seat, events);
    game.look_at(seat, deck, events);
}

/// Makes the last call for an unused Merchant or Professor before it goes back (M9, M10).
/// Returns whether a player is called.
pub(crate) fn last_call(game: &mut Game) -> bool {
    let called = game.turn_order().find(|&seat| {
        let decks = [Deck::Prestige, Deck::Bonus];
        match game.player(seat).character {
            Some(Character::Merchant) => true,
            Some(Character::Professor) => decks.iter().any(|&deck| game.cards_to_look_at(deck) > 0),
            Some(
                Character::Muse | Character::Cardinal | Character::Princess | Character::Banker,
            )
            | None => false,
        }
    });
    if let Some(seat) = called {
        game.pending = Some(Pending::LastCall { seat });
    }
    called.is_some()
}

/// M11: the player who took the Banker in the last round may turn money into points.
pub(crate) fn last_exchange(game: &mut Game) -> bool {
    let Some(seat) = game.characters.last_banker else {
        return false;
    };
    let can = most_exchanged(game, seat) > 0;
    if can {
        game.pending = Some(Pending::Exchange { seat });
    }
    can
}

/// Returns the most points that a seat's money buys (M11).
pub(crate) fn most_exchanged(game: &Game, seat: Seat) -> u16 {
    let costs = game.variant.point_costs.max(florins::STEP);
    u16::try_from(game.player(seat).money / costs).unwrap_or(u16::MAX)
}

pub(crate) fn check_exchange(game: &Game, seat: Seat, points: u16) -> Result<(), Violation> {
    let most = most_exchanged(game, seat);
    if points > most {
        return Err(Rule::M11.broken(Fact::OutOfRange {
            what: Count::PrestigeBought,
            found: points.into(),
            least: 0,
            most: most.into(),
        }));
    }
    Ok(())
}

pub(crate) fn exchange(game: &mut Game, seat: Seat, points: u16, events: &mut impl Events) {
    game.pending = None;
    game.characters.last_banker = None;
    let florins = u32::from(points) * game.variant.point_costs;
    game.pay(seat, florins, events);
    game.gain(seat, points, Source::Banker, events);
}

//! Reads decisions. Each has one written form and may be typed in several: `play Q1 on O2`
//! or `poison camerlengo`, `seize H11 K3` or `seize ceri with vitelli`. What is left out
//! (which of several identical cards, which face-down card of the display, all votes) is
//! found in the position, if that is known.

use super::reader::{Reader, Ways};
use super::said;
use crate::notation::error::{Thing, Wrong};
use crate::notation::ways::many;
use prince::rules::state::Votes;
use prince::{Aim, CardId, CardType, Decision, Game, Lot, Phase, Place, Step, Target};
use table::{Card, Item as _, Seat, Set};

/// The cost of finding something in the position that was not given.
const FOUND: u32 = 2;
/// The content of a line: the deciding player, if one is given in the middle, and the
/// decision.
pub(super) type Read = (Option<Seat>, Decision);

/// Reads a word that is a decision by itself, or ends what is going on.
pub(super) fn in_a_word(r: &Reader<'_>, decision: Decision, at: usize) -> Ways<Read> {
    let or_ends = by_phase(r, at, |game| match decision {
        Decision::Done | Decision::Pass => ends(game),
        _ => None,
    });
    Ways::one((None, decision), at).or(or_ends)
}

/// Reads what `yes`, `no` and the end of something mean now.
pub(super) fn by_phase(
    r: &Reader<'_>,
    at: usize,
    means: impl Fn(&Game) -> Option<Decision>,
) -> Ways<Read> {
    match r.from.game.map(means) {
        Some(Some(decision)) => Ways::costing((None, decision), at, FOUND),
        Some(None) => Ways::none(),
        None => r.wrong(at, Wrong::LeftOut),
    }
}

pub(super) fn answer(game: &Game, yes: bool) -> Option<Decision> {
    let either = |one, other| Some(if yes { one } else { other });
    if let Some(trade) = game.trade() {
        return match trade.accepted {
            true => Some(Decision::Consent(yes)),
            false => either(Decision::Accept, Decision::Refuse),
        };
    }
    if let Some((_, card)) = game.arrival() {
        let due = game.is_due(card);
        return either(Decision::PayPatron, Decision::Decline).filter(|_| due);
    }
    match game.phase() {
        Phase::Judging(_) => Some(Decision::Judge(yes)),
        Phase::Doctors(_) => either(Decision::Doctor, Decision::NoDoctor),
        Phase::Accusing(_) => either(Decision::Accuse, Decision::NoAccuse),
        Phase::Shuffle => either(Decision::Shuffle, Decision::NoShuffle),
        Phase::Redeal(_) => either(Decision::Redeal, Decision::Keep),
        _ => None,
    }
}

pub(super) fn ends(game: &Game) -> Option<Decision> {
    if game.arrival().is_some() {
        return game.furnishing().map(|_| Decision::Done);
    }
    match game.phase() {
        Phase::Laying(_) => Some(Decision::Done),
        Phase::Step(Step::Play) => Some(Decision::EndPlay),
        Phase::Step(Step::Seize { .. }) => Some(Decision::EndPhase),
        Phase::OfficeGift(..) => Some(Decision::Give(None)),
        _ => None,
    }
}

/// Reads what needs no verb: a number is a bid, a card and a number the result of an
/// auction, a card what was turned up or drawn, a place where the arriving card goes.
pub(super) fn alone(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Read> {
    let mut ways = Ways::none();
    if r.is_number(at) {
        ways = r.number(at).map(|bid| (None, Decision::Bid(bid)));
    }
    ways = ways.or(sold_by_card(r, None, at));
    let Some(game) = r.from.game else {
        return ways;
    };
    if let Some((_, card)) = game.arrival() {
        let to = place(r, seat, at);
        return ways.or(to.map(|place| (None, Decision::Place(card, place))));
    }
    let by_card = match game.phase() {
        // This also applies before a card is turned up: it is then turned up as that one.
        Phase::Turning(_) => unseen(r, at).map(Decision::Turned),
        Phase::Step(Step::Acquire) if !game.is_digital() => unseen(r, at).map(Decision::Turned),
        Phase::Spying | Phase::Drawing(_) => unseen_or_not(r, at).map(Decision::Draw),
        Phase::Stealing(_) => stolen(r, at).map(Decision::Steal),
        Phase::Laying(_) => unseen(r, at).map(Decision::Show),
        _ => Ways::none(),
    };
    ways.or(by_card.map(|decision| (None, decision)))
}

/// A test whether it can be this card.
type Fits<'a> = dyn Fn(&Game, CardId) -> bool + 'a;

/// Reads a card; of identical cards, the first that passes one of these tests.
fn like(r: &Reader<'_>, at: usize, fits: &[&Fits<'_>]) -> Ways<CardId> {
    let Ways(mut ways) = r.card(at);
    if let Some(game) = r.from.game {
        for way in ways.iter_mut().filter(|way| way.cost > 0) {
            let alike = r.from.deck.alike(way.value);
            let found = fits
                .iter()
                .find_map(|fits| alike.iter().find(|&&card| fits(game, card)));
            way.value = found.copied().unwrap_or(way.value);
        }
    }
    Ways(ways)
}

fn is_unseen(game: &Game, card: CardId) -> bool {
    game.unseen().contains(card)
}

/// Reads an unseen card.
pub(super) fn unseen(r: &Reader<'_>, at: usize) -> Ways<CardId> {
    like(r, at, &[&is_unseen])
}

/// Reads a card in front of a player.
fn laid(r: &Reader<'_>, at: usize) -> Ways<CardId> {
    like(r, at, &[&|game: &Game, card| game.is_laid(card)])
}

/// Reads a card of a player's hand.
fn held(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<CardId> {
    let is_held = |game: &Game, card| game.hand(seat).known().contains(card);
    like(r, at, &[&is_held, &is_unseen])
}

/// Reads a card that a player has drawn, or that the others do not see.
pub(super) fn unseen_or_not(r: &Reader<'_>, at: usize) -> Ways<Card<CardId>> {
    let hidden = hidden_card(r, at);
    hidden.or(unseen(r, at).map(Card::Known))
}

pub(super) fn stolen(r: &Reader<'_>, at: usize) -> Ways<Card<CardId>> {
    let in_hand = |game: &Game, card| match *game.phase() {
        Phase::Stealing(victim) => game.hand(victim).known().contains(card),
        _ => false,
    };
    let known = like(r, at, &[&in_hand, &is_unseen]);
    hidden_card(r, at).or(known.map(Card::Known))
}

fn hidden_card(r: &Reader<'_>, at: usize) -> Ways<Card<CardId>> {
    let written = r.face_down(at).then(|number, next| match number {
        1 => Ways::one(Card::Hidden, next),
        _ => Ways::none(),
    });
    written.or(Ways::costing(Card::Hidden, at, FOUND))
}

pub(super) fn yes(r: &Reader<'_>, at: usize) -> Ways<bool> {
    let yes = r.word(at, &said::YES).map(|()| true);
    yes.or(r.word(at, &said::NO).map(|()| false))
}

pub(super) fn nobody(r: &Reader<'_>, at: usize) -> Ways<Option<Seat>> {
    r.word(at, &said::NOBODY).map(|()| None)
}

/// Returns any card of the display, because all of them are face down.
fn any_slot(r: &Reader<'_>, at: usize) -> Ways<u8> {
    let first = r.from.game.and_then(|game| game.display().next());
    match first {
        Some((slot, _)) => Ways::costing(slot, at, FOUND),
        None => Ways::none(),
    }
}

/// Reads `turn 3`; at a table, naming a card means that it was turned up.
pub(super) fn turn_up(r: &Reader<'_>, at: usize) -> Ways<Decision> {
    let up = r.place(at).or(any_slot(r, at)).map(Decision::TurnUp);
    up.or(unseen(r, at).map(Decision::Turned).at_cost(FOUND))
}

/// Reads `sold 4 O2 19`, `sold O2 19 clara`.
pub(super) fn sold(r: &Reader<'_>, at: usize) -> Ways<Read> {
    let with_slot = r.place(at).then(|slot, at| sold_by_card(r, Some(slot), at));
    with_slot.or(sold_by_card(r, None, at))
}

fn sold_by_card(r: &Reader<'_>, slot: Option<u8>, at: usize) -> Ways<Read> {
    let slots = |at| match slot {
        Some(slot) => Ways::one(slot, at),
        None => any_slot(r, at),
    };
    let price = |at| {
        let at = r.word_or_not(at, &said::FOR);
        at.then(|(), at| r.number::<u32>(at))
    };
    unseen(r, at).then(|card, at| {
        let last = price(at).then(|price, at| {
            let winner = r.player(at).map(Some).or(Ways::one(None, at));
            winner.map(|winner| (winner, price))
        });
        let first = r.player(at).then(|winner, at| {
            let price = price(at).at_cost(FOUND);
            price.map(|price| (Some(winner), price))
        });
        last.or(first).then(|(winner, price), at| {
            let sold = slots(at).map(|slot| Decision::Sold(slot, card, price));
            sold.map(|sold| (winner, sold))
        })
    })
}

/// Reads where a card can be placed: under a holding or a base, or in front.
pub(super) fn place(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Option<Place>> {
    let front = r.word(at, &said::FRONT).map(|()| None);
    front.or(under(r, seat, at).map(Some))
}

/// Reads a holding or a base to place a card under.
pub(super) fn under(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Place> {
    let base = base(r, seat, at).map(Place::Base);
    let holding = r.word_or_not(at, &said::UNDER);
    let holding = holding.then(|(), at| laid(r, at)).map(Place::Holding);
    base.or(holding)
}

/// Reads `base B`, or the player's own base.
pub(super) fn base(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Seat> {
    r.word(at, &said::BASE)
        .then(|(), at| r.player(at).or(Ways::one(seat, at)))
}

pub(super) fn place_card(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    let arrives = r.from.game.and_then(Game::arrival);
    let named = laid(r, at).then(|card, at| {
        let to = place(r, seat, at);
        to.map(|place| Decision::Place(card, place))
    });
    let Some((_, card)) = arrives else {
        return named;
    };
    let to = place(r, seat, at).at_cost(FOUND);
    named.or(to.map(|place| Decision::Place(card, place)))
}

pub(super) fn moves(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    laid(r, at).then(|card, at| {
        let to = place(r, seat, at);
        to.map(|place| Decision::Move(card, place))
    })
}

fn aim(r: &Reader<'_>, at: usize) -> Ways<Aim> {
    let aimed = r.word_or_not(at, &said::ON).then(|(), at| {
        let seat = r.player(at).map(Aim::Seat);
        seat.or(laid(r, at).map(Aim::Card))
    });
    aimed.or(Ways::one(Aim::None, at))
}

pub(super) fn play(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    held(r, seat, at).then(|card, at| aim(r, at).map(|aim| Decision::Play(card, aim)))
}

/// Finds a card of this type in the hand: one that is known to be there, or may be.
pub(super) fn from_hand(
    r: &Reader<'_>,
    seat: Seat,
    card_type: CardType,
    aim: Aim,
    at: usize,
) -> Ways<Decision> {
    let Some(game) = r.from.game else {
        return r.wrong(at, Wrong::LeftOut);
    };
    let all: Set<CardId> = r.from.deck.of_type(card_type).into_iter().collect();
    let known = game.hand(seat).known().intersection(all).first();
    let may = || game.may_hold(seat, card_type).first();
    // A card that is not in the hand is refused by the rules.
    let card = known.or_else(may).or(all.first());
    match card {
        Some(card) => Ways::costing(Decision::Play(card, aim), at, FOUND),
        None => Ways::none(),
    }
}

pub(super) fn on_card(
    r: &Reader<'_>,
    seat: Seat,
    card_type: CardType,
    at: usize,
) -> Ways<Decision> {
    let victim = r
        .word_or_not(at, &said::ON)
        .then(|(), at| laid(r, at))
        .map(Aim::Card);
    victim.then(|aim, at| from_hand(r, seat, card_type, aim, at))
}

pub(super) fn on_player(
    r: &Reader<'_>,
    seat: Seat,
    card_type: CardType,
    at: usize,
) -> Ways<Decision> {
    let other = r
        .word_or_not(at, &said::ON)
        .then(|(), at| r.player(at))
        .map(Aim::Seat);
    other.then(|aim, at| from_hand(r, seat, card_type, aim, at))
}

/// Reads `spy` instead of buying, or `spy ben` for a hand.
pub(super) fn spy(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    Ways::one(Decision::Spy, at).or(on_player(r, seat, CardType::Spy, at))
}

/// Reads what is seized: `H11`, `base B`, or a player's base.
fn target(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Target> {
    let base = base(r, seat, at).map(Target::Base);
    let player = r.player(at).map(Target::Base).at_cost(FOUND);
    base.or(laid(r, at).map(Target::Card)).or(player)
}

pub(super) fn seize(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    target(r, seat, at).then(|target, at| {
        let with = r.word_or_not(at, &said::WITH);
        let with = with.then(|(), at| set(r, seat, at));
        with.map(|with| Decision::Seize(target, with))
    })
}

pub(super) fn defend(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    let with = r.word_or_not(at, &said::WITH);
    with.then(|(), at| set(r, seat, at)).map(Decision::Defend)
}

/// Reads cards of a hand in sequence, or none.
fn set(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Set<CardId>> {
    let none = r.word(at, &said::NONE).map(|()| Set::EMPTY);
    let some = many(Ways::one(Set::EMPTY, at), |cards, at| {
        let next = held(r, seat, r.after_comma(at));
        next.map(|card| cards.with(card))
    });
    none.or(some)
}

/// Reads a number for each seat: `A 2 B 1`.
pub(super) fn numbers<T>(r: &Reader<'_>, at: usize) -> Ways<[T; 5]>
where
    T: TryFrom<u64> + Copy + Default,
{
    let none = r.word(at, &said::NONE).map(|()| [T::default(); 5]);
    let some = many(Ways::one([T::default(); 5], at), |numbers, at| {
        r.player(r.after_comma(at)).then(|seat, at| {
            r.number::<T>(at).map(|number| {
                let mut numbers = *numbers;
                numbers[seat.index()] = number;
                numbers
            })
        })
    });
    // An empty list needs its word.
    let some = Ways(some.0.into_iter().filter(|way| way.at > at).collect());
    none.or(some)
}

/// Reads `vote A 6 B 9`; `vote anna` gives her all votes.
pub(super) fn vote(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    let split = numbers::<u16>(r, at).map(Decision::Vote);
    let Some(game) = r.from.game else {
        return split;
    };
    let all = r.player(at).map(|to| {
        let mut votes: Votes = [0; 5];
        votes[to.index()] = game.votes(seat);
        Decision::Vote(votes)
    });
    split.or(all.at_cost(FOUND))
}

/// Reads who gets which cards: `O2 O8 B O3 C`.
pub(super) fn to_seats(r: &Reader<'_>, at: usize) -> Ways<[Set<CardId>; 5]> {
    type State = ([Set<CardId>; 5], Set<CardId>);
    let none = r.word(at, &said::NONE).map(|()| [Set::EMPTY; 5]);
    let start: State = ([Set::EMPTY; 5], Set::EMPTY);
    let some = many(Ways::one(start, at), |&(to, cards), at| {
        let at = r.after_comma(at);
        let more = laid(r, at).map(|card| (to, cards.with(card)));
        if cards.is_empty() {
            return more;
        }
        let given = r.player(at).map(|seat| {
            let mut to = to;
            to[seat.index()] = to[seat.index()].union(cards);
            (to, Set::EMPTY)
        });
        more.or(given)
    });
    let whole = some.0.into_iter();
    let whole = whole.filter(|way| way.at > at && way.value.1.is_empty());
    none.or(Ways(whole.collect()).map(|(to, _)| to))
}

/// Reads what one side of a trade gives: `20 A3 ?2`, `nothing`.
fn lot(r: &Reader<'_>, giver: Option<Seat>, at: usize) -> Ways<Lot> {
    let nothing = r.word(at, &said::NOTHING).map(|()| Lot::default());
    let some = many(
        Ways::one((Lot::default(), false), at),
        |&(lot, paid), at| {
            let at = r.after_comma(at);
            let is_held =
                |game: &Game, card| giver.is_some_and(|it| game.hand(it).known().contains(card));
            let is_laid = |game: &Game, card| game.is_laid(card);
            // The word before the other side may also be the beginning of a card's name.
            let cards = match r.word(at, &said::FOR).is_empty() {
                true => like(r, at, &[&is_laid, &is_held, &is_unseen]),
                false => Ways::none(),
            };
            let cards = cards.map(|card| {
                let cards = lot.cards.with(card);
                (Lot { cards, ..lot }, paid)
            });
            let hidden = r
                .face_down(at)
                .then(|more, next| match lot.hidden.checked_add(more) {
                    Some(hidden) => Ways::one((Lot { hidden, ..lot }, paid), next),
                    None => r.wrong(at, Wrong::OutOfRange),
                });
            let money = match paid {
                true => Ways::none(),
                false => r.number(at).map(|money| (Lot { money, ..lot }, true)),
            };
            cards.or(hidden).or(money)
        },
    );
    let some = Ways(some.0.into_iter().filter(|way| way.at > at).collect());
    nothing.or(some.map(|(lot, _): (Lot, bool)| lot))
}

/// Reads `offer ben 20 for A3`.
pub(super) fn offer(r: &Reader<'_>, seat: Seat, at: usize) -> Ways<Decision> {
    r.player(at).then(|partner, at| {
        lot(r, Some(seat), at).then(|give, at| {
            let take = r
                .word(at, &said::FOR)
                .then(|(), at| lot(r, Some(partner), at));
            let take = take.or(Ways::costing(Lot::default(), at, FOUND));
            take.map(|take| Decision::Offer(partner, give, take))
        })
    })
}

/// Reads a yes or no where a correction expects a value.
pub(super) fn whether(r: &Reader<'_>, at: usize) -> Ways<bool> {
    r.want(at, Thing::Value);
    yes(r, at).or(Ways::one(true, at))
}

/// Reads a card at any place.
pub(super) fn any_card(r: &Reader<'_>, at: usize) -> Ways<CardId> {
    laid(r, at)
}

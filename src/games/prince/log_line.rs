//! The lines of the log in this game: marker, a few words and an amount; the events of an
//! entry; and a finished auction in one line.

use std::ops::Range;

use super::state::Table;
use crate::ui::base::icons::Icon;
use crate::ui::base::log_line::{Fold, Kind, LogLine, Telling};
use prince::{CardType, Command, Decision, Event, Game, Phase, Sealed, Why};
use table::{BySeat, Card, Seat, Told};
use words::figures::grouped;
use words::fl;
use words::prince::names::ducats;

/// Returns whether a decision is of a kind, even while it is sealed.
fn is(told: Told<'_, Game>, open: fn(&Decision) -> bool, sealed: fn(Sealed) -> bool) -> bool {
    match told.sealed() {
        Some((_, kind)) => sealed(kind),
        None => told.open().is_some_and(|command| open(&command.decision)),
    }
}

/// The kinds of entries that can be searched for.
pub const KINDS: &[Kind<Game>] = &[
    Kind {
        name: fl!(fn prince_kind_auctions),
        has: |told| {
            let open = |decision: &Decision| {
                matches!(
                    decision,
                    Decision::TurnUp(_)
                        | Decision::Turned(_)
                        | Decision::Bid(_)
                        | Decision::Pass
                        | Decision::Sold(..)
                        | Decision::Spy
                )
            };
            is(told, open, |_| false)
        },
    },
    Kind {
        name: fl!(fn prince_kind_cards),
        has: |told| {
            let open = |decision: &Decision| {
                matches!(
                    decision,
                    Decision::Play(..)
                        | Decision::Doctor
                        | Decision::NoDoctor
                        | Decision::Give(_)
                        | Decision::Judge(_)
                )
            };
            is(told, open, |sealed| sealed == Sealed::Doctor)
        },
    },
    Kind {
        name: fl!(fn prince_kind_seizures),
        has: |told| {
            let open =
                |decision: &Decision| matches!(decision, Decision::Seize(..) | Decision::Defend(_));
            let sealed = |sealed| matches!(sealed, Sealed::Seizes(_) | Sealed::Defends);
            is(told, open, sealed)
        },
    },
    Kind {
        name: fl!(fn prince_kind_elections),
        has: |told| {
            let open = |decision: &Decision| {
                matches!(
                    decision,
                    Decision::Vote(_)
                        | Decision::Assign(_)
                        | Decision::Shuffle
                        | Decision::NoShuffle
                        | Decision::Dealt(_)
                        | Decision::Distribute(_)
                )
            };
            is(told, open, |sealed| sealed == Sealed::Votes)
        },
    },
];

/// Returns the ducats in a decision.
fn amount(decision: &Decision) -> String {
    match decision {
        Decision::Bid(ducats) | Decision::Sold(_, _, ducats) => grouped(*ducats),
        Decision::Keep
        | Decision::Redeal
        | Decision::PayPatron
        | Decision::Decline
        | Decision::Place(..)
        | Decision::Done
        | Decision::TurnUp(_)
        | Decision::Spy
        | Decision::Move(..)
        | Decision::Pass
        | Decision::Play(..)
        | Decision::EndPlay
        | Decision::Doctor
        | Decision::NoDoctor
        | Decision::Give(_)
        | Decision::Judge(_)
        | Decision::Seize(..)
        | Decision::EndPhase
        | Decision::Defend(_)
        | Decision::Vote(_)
        | Decision::Assign(_)
        | Decision::Shuffle
        | Decision::NoShuffle
        | Decision::Accuse
        | Decision::NoAccuse
        | Decision::Distribute(_)
        | Decision::Offer(..)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Consent(_)
        | Decision::Turned(_)
        | Decision::Draw(_)
        | Decision::Steal(_)
        | Decision::Show(_)
        | Decision::Dealt(_)
        | Decision::Correct(_) => String::new(),
    }
}

/// Returns the heading of the part of the game that an entry (from 0) belongs to.
pub fn heading(open: &Table, entry: usize) -> Option<String> {
    let game = open.shown().game_at(entry)?;
    let turn = game.turn();
    Some(match game.phase() {
        Phase::Redeal(_) | Phase::Laying(_) => fl!(prince_part_deal).to_owned(),
        // The last dealt cards are still being laid down.
        Phase::Upkeep if turn == 1 => fl!(prince_part_deal).to_owned(),
        Phase::Ballot(_) | Phase::OpenBallot(_) => fl!(prince_part_election, turn = turn),
        // The last drawn cards are still being laid down.
        Phase::Drawing(_) | Phase::Upkeep => fl!(prince_part_begins, turn = turn),
        Phase::Offices
        | Phase::Shuffle
        | Phase::Dealing
        | Phase::Accusing(_)
        | Phase::Cardinals => fl!(prince_part_papal, turn = turn),
        Phase::Judging(judging) if judging.at_shuffle => fl!(prince_part_papal, turn = turn),
        Phase::Over => fl!(prince_part_end).to_owned(),
        Phase::Step(_)
        | Phase::Turning(_)
        | Phase::Bidding(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Doctors(_)
        | Phase::OfficeGift(..)
        | Phase::Judging(_)
        | Phase::Defence(_) => fl!(prince_part_turn, turn = turn),
    })
}

/// Returns the line of an entry (from 0).
pub fn entry(open: &Table, entry: usize, telling: Telling) -> LogLine {
    let session = open.shown();
    let Some(told) = open.told(entry) else {
        return LogLine::default();
    };
    let words = open.telling(telling);
    let Some(command) = told.open() else {
        return LogLine {
            seat: told.seat(),
            icon: Some(Icon::Curtain),
            text: words.decision(None, told),
            ..LogLine::default()
        };
    };
    LogLine {
        seat: Some(command.seat),
        icon: matches!(command.decision, Decision::Correct(_)).then_some(Icon::Pencil),
        text: match command.decision {
            // The amount is at the end of the line, and the card is named.
            Decision::Bid(_) => fl!(prince_log_bids).to_owned(),
            // Each office has a line of its own below.
            Decision::Assign(_) if moves_offices(session.events_of(entry)) => {
                fl!(prince_log_assigns).to_owned()
            }
            Decision::Dealt(_) if moves_offices(session.events_of(entry)) => {
                fl!(prince_log_deals).to_owned()
            }
            Decision::TurnUp(_) => {
                turned_up(open, entry).unwrap_or_else(|| words.done(session.game_at(entry), told))
            }
            Decision::Sold(_, card, price) if price > 0 => {
                fl!(prince_log_buys, card = words.card(card))
            }
            Decision::Correct(_) => {
                let mut events = session.events_of(entry).iter();
                let corrected = events.find_map(|event| words.corrected(event));
                corrected.unwrap_or_else(|| words.done(session.game_at(entry), told))
            }
            // Short names leave room for the others in the line.
            Decision::Seize(..) => {
                let words = words.with_names_of(OF_FIVE);
                words.done(session.game_at(entry), told)
            }
            _ => words.done(session.game_at(entry), told),
        },
        amount: amount(&command.decision),
        ..LogLine::default()
    }
}

/// The most letters of a name if there are five of them in a few lines.
const OF_FIVE: usize = 9;

/// Returns whether a player gets an office from the Pope.
fn moves_offices(events: &[Event]) -> bool {
    let is_office = |event: &Event| matches!(event, Event::Assigned(..) | Event::DealtOffice(..));
    events.iter().any(is_office)
}

/// Returns the text that a card was turned up, with its name.
fn turned_up(open: &Table, entry: usize) -> Option<String> {
    let events = open.shown().events_of(entry).iter();
    let mut cards = events.filter_map(|event| match event {
        Event::TurnedUp(_, card) => Some(*card),
        _ => None,
    });
    let card = open.words().card(cards.next()?);
    Some(fl!(prince_log_opens, card = card))
}

/// Returns whether an event says more than its decision and than what is visible. Holdings
/// are placed without a decision, so such a place is told.
fn says_more(event: &Event, decision: &Decision, after: &Game) -> bool {
    let named = if let Decision::Draw(Card::Known(card))
    | Decision::Show(card)
    | Decision::Sold(_, card, _) = *decision
    {
        Some(card)
    } else {
        None
    };
    if let Event::Arrived(_, card, _) = *event {
        return after.type_of(card) == CardType::Holding && named != Some(card);
    }
    let drawn = matches!(decision, Decision::Draw(_)) && matches!(event, Event::Received(..));
    if drawn || (named.is_some() && matches!(event, Event::Sold(..))) {
        return false;
    }
    // To defend and to accept are the decisions themselves, and a trade is paid once.
    let is_decided = match *event {
        Event::Defended(..) => matches!(decision, Decision::Defend(_)),
        Event::Traded(..) => matches!(decision, Decision::Accept),
        Event::Earned(_, _, Why::Trade(_)) => true,
        _ => false,
    };
    let is_seen = matches!(
        event,
        Event::Displayed(_)
            | Event::PhaseBegan(_)
            | Event::TurnedUp(..)
            | Event::Paid(_, _, Why::Bid(_) | Why::Patron(_))
            | Event::Moved(..)
            | Event::Played(..)
            | Event::Given(..)
            | Event::Cardinals(..)
            | Event::Accused(_)
            | Event::Refused(_)
            | Event::Shown(..)
            | Event::Corrected(..)
    );
    !is_decided && !is_seen
}

/// Returns what both sides of a seizure pay for their condottieri, in one line; `None` if
/// only one side pays.
fn fees(events: &[Event], name: impl Fn(Seat) -> String) -> Option<String> {
    let fees = events.iter().filter_map(|event| match *event {
        Event::Paid(seat, price, Why::Mercenaries(_)) => Some((seat, price)),
        _ => None,
    });
    let fees: Vec<String> = fees
        .map(|(seat, price)| format!("{} {}", name(seat), grouped(price)))
        .collect();
    (fees.len() > 1).then(|| fl!(prince_log_fees, fees = fees.join(", ")))
}

/// Returns the lines of the events of an entry, as far as the viewer may know them.
pub fn events(open: &Table, entry: usize, telling: Telling) -> Vec<LogLine> {
    let session = open.shown();
    let Some(after) = session.game_at(entry + 1) else {
        return Vec::new();
    };
    let looking = &open.own.looking;
    let all = !looking.is_digital() || looking.sees_all(&open.session);
    let viewer = looking.view(&open.session);
    let words = open.telling(telling);
    let events = session.events_of(entry).iter();
    let decision = session
        .log()
        .get(entry)
        .map(|there| &there.command.decision);
    let events =
        events.filter(|event| decision.is_some_and(|decision| says_more(event, decision, after)));
    let mut is_told = false;
    let mut fees = fees(session.events_of(entry), |seat| words.seat(seat));
    let is_one_line = fees.is_some();
    let lines = events.map(|event| {
        let heard = match all {
            true => *event,
            false => event.heard_by(viewer, after),
        };
        let text = match heard {
            // All players receive the same.
            Event::Earned(_, price, Why::Base) => match std::mem::replace(&mut is_told, true) {
                true => String::new(),
                false => fl!(prince_log_base, price = ducats(price)),
            },
            Event::Paid(_, _, Why::Mercenaries(_)) if is_one_line => {
                fees.take().unwrap_or_default()
            }
            // Short names make room for all of them.
            Event::Counted(..) => words.with_names_of(OF_FIVE).event(&heard),
            _ => words.event(&heard),
        };
        LogLine {
            icon: match event {
                Event::Over => Some(Icon::Crown),
                Event::TurnBegan(_) => Some(Icon::Flag),
                _ => None,
            },
            sentence: text.clone(),
            text,
            is_weak: true,
            ..LogLine::default()
        }
    });
    let lines = lines.filter(|line| !line.text.is_empty());
    let short = match telling.hides_money {
        true => Vec::new(),
        false => short_of(session.game_at(entry), session.events_of(entry)),
    };
    let short = short.into_iter().map(|(seat, lacking)| {
        let text = fl!(
            prince_log_short,
            name = words.seat(seat),
            price = ducats(lacking)
        );
        LogLine {
            sentence: text.clone(),
            text,
            is_weak: true,
            ..LogLine::default()
        }
    });
    lines.chain(short).collect()
}

/// Returns who could not pay the full price of a purchase entered as an exception, and how
/// much is missing.
fn short_of(before: Option<&Game>, events: &[Event]) -> Vec<(Seat, u32)> {
    let Some(before) = before else {
        return Vec::new();
    };
    let mut money = BySeat::from_fn(|seat| before.money(seat));
    let mut short = Vec::new();
    for event in events {
        match *event {
            Event::Earned(seat, price, _) => money[seat] += price,
            Event::Paid(seat, price, _) => {
                let lacking = price.saturating_sub(money[seat]);
                money[seat] = money[seat].saturating_sub(price);
                if lacking > 0 {
                    short.push((seat, lacking));
                }
            }
            _ => {}
        }
    }
    short
}

/// Returns the auction that begins with this entry, if it is over, in one line: who has
/// what at which price, and who bid.
pub fn fold(open: &Table, first: usize, _: Telling) -> Option<Fold> {
    let session = open.shown();
    let log = session.log();
    if !matches!(log.get(first)?.command.decision, Decision::TurnUp(_)) {
        return None;
    }
    let mut bidders = Vec::new();
    for at in first..session.legal_len() {
        let command = &log.get(at)?.command;
        match command.decision {
            Decision::Bid(_) => bidders.push(command.seat),
            Decision::TurnUp(_) if at == first => {}
            Decision::Pass | Decision::Turned(_) => {}
            _ => return None,
        }
        let sold = session.events_of(at).iter().find_map(|event| match event {
            Event::Sold(seat, card, price) => Some((*seat, *card, *price, event)),
            _ => None,
        });
        if let Some((seat, card, price, event)) = sold {
            if at == first {
                return None;
            }
            let words = open.words();
            let alone = bidders.len() < 2;
            return Some(Fold {
                entries: first..at + 1,
                tells_last: false,
                line: LogLine {
                    seat: Some(seat),
                    text: words.card(card),
                    amount: grouped(price),
                    markers: if alone { Vec::new() } else { bidders },
                    sentence: words.event(event),
                    ..LogLine::default()
                },
            });
        }
    }
    None
}

/// Returns an auction that begins with this entry (from 0) and was entered bid by bid, and
/// its result.
#[must_use]
pub fn as_one(open: &Table, first: usize) -> Option<(Range<usize>, Command)> {
    let Fold { entries, .. } = fold(open, first, Telling::hiding(true))?;
    let session = open.shown();
    let Decision::TurnUp(slot) = session.log().get(first)?.command.decision else {
        return None;
    };
    let mut events = session.events_of(entries.end - 1).iter();
    let sold = events.find_map(|event| match *event {
        Event::Sold(seat, card, price) => {
            Some(Command::new(seat, Decision::Sold(slot, card, price)))
        }
        _ => None,
    });
    Some((entries, sold?))
}

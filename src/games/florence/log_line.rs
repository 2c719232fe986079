//! The lines of the log in this game: marker, picture, a few words and an amount; and which
//! entries are folded into one line once they are over: an auction with its bids.

use std::collections::BTreeMap;
use std::ops::Range;

use super::art::glyphs;
use super::state::Table;
use crate::ui::base::icons::Icon;
use crate::ui::base::log_line::{Fold, LogLine, Telling};
use florence::{AnyCard, Command, Decision, Event, Source};
use table::Seat;
use words::florence::log::Short;

fn line(seat: Option<Seat>, icon: Option<Icon>, short: Short) -> LogLine {
    let Short {
        text,
        aside,
        amount,
    } = short;
    LogLine {
        seat,
        icon,
        text,
        aside,
        amount,
        ..LogLine::default()
    }
}

/// Returns the picture of a decision.
fn icon(decision: &Decision) -> Option<Icon> {
    Some(match *decision {
        Decision::Name(object) | Decision::Win(object, _) | Decision::Take(object) => object.into(),
        Decision::Place(kind, _) => kind.into(),
        Decision::Build(kind, _) => kind.into(),
        Decision::Introduce(freedom) => freedom.into(),
        Decision::Return(_) | Decision::Hire => Icon::Card,
        Decision::AcquireBonus => Icon::Bonus,
        Decision::Complete(_) => Icon::Work,
        Decision::Recruit(..) | Decision::Hold => glyphs::RECRUIT,
        Decision::Keep(card, _) | Decision::Reveal(card) => match card {
            AnyCard::Profession(_) => Icon::Card,
            AnyCard::Bonus(_) => Icon::Bonus,
            AnyCard::Prestige(_) => glyphs::PRESTIGE,
        },
        Decision::Correct(_) => Icon::Pencil,
        Decision::Princess(_) => glyphs::PRINCESS,
        Decision::Merchant(_) => glyphs::MERCHANT,
        Decision::Professor(_) => glyphs::PROFESSOR,
        Decision::Exchange(_) => glyphs::BANKER,
        Decision::Bid(character, _) => character.into(),
        Decision::Agree(joint) | Decision::Offer(joint) => joint.building().into(),
        Decision::Accept
        | Decision::Refuse
        | Decision::LetGo
        | Decision::Raise(_)
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Pass
        | Decision::Decline
        | Decision::EndTurn
        | Decision::Sell(_) => return None,
    })
}

/// Returns the line of an entry (from 0).
pub fn entry(open: &Table, entry: usize, telling: Telling) -> LogLine {
    let session = open.shown();
    let Some(there) = session.log().get(entry) else {
        return LogLine::default();
    };
    let command = &there.command;
    let before = session.game_at(entry);
    let events = session.events_of(entry);
    let short = open.telling(telling).in_short(before, command, events);
    // A value of the table belongs to no player.
    let of_table = matches!(command.decision, Decision::Correct(to) if to.is_of_table());
    let seat = (!of_table).then_some(command.seat);
    line(seat, icon(&command.decision), short)
}

/// Returns the lines of the events of an entry.
pub fn events(open: &Table, entry: usize, telling: Telling) -> Vec<LogLine> {
    let session = open.shown();
    let Some(there) = session.log().get(entry) else {
        return Vec::new();
    };
    let words = open.telling(telling);
    let events = session.events_of(entry);
    let lines = events.iter().filter_map(|event| {
        let (seat, short) = words.event_in_short(&there.command, event, events)?;
        let icon = match event {
            Event::RoundEnded { .. } => Some(Icon::Flag),
            Event::GameEnded => Some(Icon::Crown),
            _ => None,
        };
        let sentence = told(&words, event, events).join(". ");
        Some(LogLine {
            sentence,
            is_weak: icon.is_none(),
            ..line(seat, icon, short)
        })
    });
    lines.collect()
}

/// Returns everything a line says, in sentences.
fn told(words: &words::florence::Words<'_>, event: &Event, events: &[Event]) -> Vec<String> {
    let belongs = |other: &&Event| match (event, other) {
        (Event::Completed { .. }, Event::Money { florins, .. }) => *florins > 0,
        (Event::Completed { .. }, Event::Gained { source, .. }) => *source == Source::Work,
        (Event::RoundEnded { .. }, Event::Gained { source, .. }) => *source == Source::BestWork,
        _ => event == *other,
    };
    let told = std::iter::once(event).chain(
        events
            .iter()
            .filter(|other| *other != event)
            .filter(belongs),
    );
    told.filter_map(|event| words.event(event)).collect()
}

/// Returns the auction that begins with this entry, if it is over: from its first bid to
/// the placement of its object.
pub fn fold(open: &Table, first: usize, telling: Telling) -> Option<Fold> {
    let session = open.shown();
    let log = session.log();
    let bid = |command: &Command| match command.decision {
        Decision::Name(_) | Decision::Raise(_) => Some(command.seat),
        _ => None,
    };
    let Decision::Name(object) = log.get(first)?.command.decision else {
        return None;
    };
    let mut bidders = Vec::new();
    let mut sold: BTreeMap<Seat, u16> = BTreeMap::new();
    let mut end = None;
    for at in first..session.legal_len() {
        let command = &log.get(at)?.command;
        bidders.extend(bid(command));
        if let Decision::Sell(points) = command.decision {
            *sold.entry(command.seat).or_default() += points;
        }
        let acquired = session
            .events_of(at)
            .iter()
            .find(|event| event.wins().is_some_and(|(_, what, _)| what == object));
        if let Some((seat, _, price)) = acquired.and_then(Event::wins) {
            // A result entered at once says who won, and counts as a bid of the winner.
            let is_result = matches!(command.decision, Decision::Win(..));
            if is_result && !bidders.contains(&seat) {
                bidders.push(seat);
            }
            end = Some((at, seat, price, acquired?));
            break;
        }
        if !matches!(
            command.decision,
            Decision::Name(_) | Decision::Raise(_) | Decision::Pass | Decision::Sell(_)
        ) {
            return None;
        }
    }
    let (last, seat, price, event) = end?;
    let words = open.telling(telling);
    let placed = log.get(last + 1).map(|entry| entry.command);
    let placed = placed.filter(|command| {
        let places = matches!(command.decision, Decision::Place(..));
        places && command.seat == seat && last + 1 < session.legal_len()
    });
    let win = Decision::Win(object, price);
    let shown = placed.unwrap_or(Command::new(seat, win));
    let short = words.in_short(None, &shown, &[]);
    let amount = words.in_short(None, &Command::new(seat, win), &[]).amount;
    let entries = first..last + 1 + usize::from(placed.is_some());
    // A single entry keeps its own line.
    if entries.len() < 2 {
        return None;
    }
    let opens_at = session.game_at(first)?.variant().opening_bid;
    let is_unopposed = bidders.len() == 1 && price == opens_at;
    let unopposed = is_unopposed.then(|| words::fl!(line_unopposed).to_owned());
    let sold = sold.into_iter().map(|(seat, points)| {
        let sells = Command::new(seat, Decision::Sell(points));
        let text = words.in_short(None, &sells, &[]).text;
        words::fl!(line_of_player, player = words.seat(seat), text)
    });
    let sold: Vec<String> = sold.collect();
    let sentence = words.event(event).into_iter().chain(sold.iter().cloned());
    let sentence = sentence.collect::<Vec<_>>().join(". ");
    let asides: Vec<String> = unopposed.into_iter().chain(sold).collect();
    let short = Short {
        aside: asides.join(", "),
        amount,
        ..short
    };
    let line = LogLine {
        markers: if bidders.len() > 1 {
            bidders
        } else {
            Vec::new()
        },
        sentence,
        ..line(Some(seat), Some(object.into()), short)
    };
    Some(Fold {
        entries,
        line,
        tells_last: placed.is_some(),
    })
}

/// Returns an auction that begins with this entry (from 0) and was entered bid by bid, and
/// its result.
#[must_use]
pub fn as_one(open: &Table, first: usize) -> Option<(Range<usize>, Command)> {
    let session = open.shown();
    let Decision::Name(object) = session.log().get(first)?.command.decision else {
        return None;
    };
    let all = fold(open, first, Telling::hiding(true))?.entries;
    // The placement of the object is not part of the result.
    let won = all.clone().find_map(|at| {
        let mut events = session.events_of(at).iter();
        let won = events.find_map(|event| event.wins().filter(|(_, what, _)| *what == object));
        Some((at, won?))
    });
    let (last, (seat, object, price)) = won?;
    let result = Command::new(seat, Decision::Win(object, price));
    Some((first..last + 1, result))
}

//! How the policy plays: it weighs everything by the yardstick and does not look ahead.

use super::errors::Errors;
use super::worth::Yard;
use super::{harm, seizing, trading};
use crate::rules::card::{CardId, CardType};
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::options::Options;
use crate::rules::state::{Ballot, Bidding, Phase, Step, Votes};
use table::{Item as _, Seat, Set};

/// The minimum gain for moving a card.
const WORTH_MOVING: f64 = 0.05;

/// The minimum gain of an accusation for which the card is given up, at the start.
const WORTH_ACCUSING: f64 = 2.0;

/// The minimum gain of a shuffle, after which everyone may accuse.
const WORTH_SHUFFLING: f64 = 0.3;

/// Returns the decision of the policy.
pub(in crate::mind) fn decide(view: &Game, seat: Seat, errors: Errors) -> Decision {
    let options = options(view, seat, errors);
    options.into_iter().next().expect("who is asked can decide")
}

/// Returns what the policy would do first, and the alternatives it considers, in this order.
fn options(view: &Game, seat: Seat, errors: Errors) -> Vec<Decision> {
    let yard = Yard::misjudged(view, errors);
    if let Some(trade) = view.trade() {
        return vec![trading::answer(view, &yard, seat, trade)];
    }
    if let Some((_, card)) = view.arrival() {
        return vec![arrive(view, &yard, seat, card)];
    }
    match *view.phase() {
        Phase::Redeal(_) => vec![redeal(view, &yard, seat)],
        Phase::Step(step) => {
            if let Some(better) = tidy(view, &yard, seat, step) {
                return vec![better];
            }
            match step {
                Step::Acquire => acquire(view, &yard, seat),
                Step::Play => {
                    let mut ways = trading::offers(view, &yard, seat);
                    ways.extend(harm::plays(view, &yard, seat));
                    ways.sort_by(|one, other| other.0.total_cmp(&one.0));
                    then(ways, Decision::EndPlay)
                }
                Step::Seize { tried: false } => {
                    then(seizing::attempts(view, &yard, seat), Decision::EndPhase)
                }
                Step::Seize { tried: true } => vec![Decision::EndPhase],
            }
        }
        Phase::Bidding(bidding) => {
            let limit = limit(view, &yard, seat, bidding.card);
            bids(view, seat, &bidding, limit, RAISES)
        }
        Phase::Doctors(doctors) => vec![doctor(view, &yard, seat, doctors.victim)],
        Phase::OfficeGift(..) => gift(view, &yard, seat),
        Phase::Judging(_) => {
            let convicts = harm::conviction(view, &yard, seat) > 0.0;
            vec![Decision::Judge(convicts), Decision::Judge(!convicts)]
        }
        Phase::Defence(attack) => {
            let ways = seizing::defences(view, &yard, seat, &attack);
            ways.into_iter().map(|(_, way)| way).collect()
        }
        Phase::Ballot(ballot) | Phase::OpenBallot(ballot) => vote(view, &yard, seat, &ballot),
        Phase::Offices => vec![give_offices(view, &yard, seat)],
        Phase::Shuffle => match is_legal(view, seat, Decision::Shuffle) {
            true if shuffle(view, &yard, seat) > 0.0 => {
                vec![Decision::Shuffle, Decision::NoShuffle]
            }
            true => vec![Decision::NoShuffle, Decision::Shuffle],
            false => vec![Decision::NoShuffle],
        },
        Phase::Accusing(_) => match is_legal(view, seat, Decision::Accuse) {
            true if harm::conviction(view, &yard, seat) > WORTH_ACCUSING * yard.left() => {
                vec![Decision::Accuse, Decision::NoAccuse]
            }
            true => vec![Decision::NoAccuse, Decision::Accuse],
            false => vec![Decision::NoAccuse],
        },
        Phase::Cardinals => vec![give_cardinals(view, &yard, seat)],
        // Bots do not record what happened at the table; what can be left hidden is left
        // hidden.
        Phase::Laying(_)
        | Phase::Turning(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Drawing(_)
        | Phase::Dealing
        | Phase::Upkeep
        | Phase::Over => view.legal_for(seat),
    }
}

/// Returns the decisions that deserve a closer look, the policy's own first: more than the
/// policy considers by itself.
pub(in crate::mind) fn candidates(view: &Game, seat: Seat, errors: Errors) -> Vec<Decision> {
    let mut found = options(view, seat, errors);
    if view.trade().is_some() {
        let legal = view.legal_for(seat);
        add(&mut found, legal);
        return found;
    }
    if let Some((_, card)) = view.arrival() {
        if view.is_due(card) {
            add(&mut found, view.legal_for(seat));
        }
        return found;
    }
    let yard = Yard::misjudged(view, errors);
    match *view.phase() {
        Phase::Redeal(_) | Phase::Doctors(_) => add(&mut found, view.legal_for(seat)),
        Phase::Step(_) if matches!(found[..], [Decision::Move(..)]) => {}
        Phase::Step(Step::Acquire) => {}
        Phase::Step(Step::Play) => {
            let plays = harm::all_plays(view, &yard, seat).into_iter();
            add(&mut found, plays.map(|(_, play)| play).take(MOST_PLAYS));
        }
        Phase::Step(Step::Seize { tried: false }) => {
            let attempts = seizing::all_attempts(view, &yard, seat).into_iter();
            let attempts = attempts.map(|(_, attempt)| attempt);
            add(&mut found, attempts.take(MOST_ATTEMPTS));
        }
        Phase::Offices => add(&mut found, assignments(view, &yard, seat)),
        Phase::Cardinals => add(&mut found, distributions(view, &yard, seat)),
        _ => {}
    }
    found
}

/// Adds decisions that are not among the others yet.
fn add(to: &mut Vec<Decision>, more: impl IntoIterator<Item = Decision>) {
    for decision in more {
        if !to.contains(&decision) {
            to.push(decision);
        }
    }
}

/// How many plays of cards are looked at, and how many attempts to seize something.
const MOST_PLAYS: usize = 8;
const MOST_ATTEMPTS: usize = 8;

/// Returns ways to give the offices away (P2): all to one player, or in turn to all but one,
/// beginning with the best office or with the worst.
fn assignments(view: &Game, yard: &Yard, seat: Seat) -> Vec<Decision> {
    let mut offices: Vec<CardId> = view.laid_of(seat, CardType::Office).iter().collect();
    let worth = |card: CardId| yard.brings(view, card) + f64::from(view.figures(card).votes);
    offices.sort_by(|&one, &other| worth(other).total_cmp(&worth(one)));
    let mut weakest = yard.rivals(seat);
    weakest.reverse();
    let mut ways = Vec::new();
    let mut deal = |to: &[Seat]| {
        let mut given = [Set::EMPTY; 5];
        for (office, to) in offices.iter().zip(to.iter().cycle()) {
            given[to.index()].insert(*office);
        }
        ways.push(Decision::Assign(given));
    };
    for at in 0..weakest.len() {
        deal(&weakest[at..=at]);
    }
    for left_out in 0..weakest.len() {
        let mut to = weakest.clone();
        to.remove(left_out);
        deal(&to);
        to.reverse();
        deal(&to);
    }
    deal(&weakest);
    ways
}

/// Returns ways to give out the new cardinals (P4). The Pope takes as many as possible, which
/// one other player must make possible, or one less, which allows more players to have one, so
/// that fewer may accuse. Nobody gets more than the Pope.
fn distributions(view: &Game, yard: &Yard, seat: Seat) -> Vec<Decision> {
    let players = view.player_count() as u8;
    let most = players.div_ceil(2);
    let mut others = yard.rivals(seat);
    others.reverse();
    let mut ways = Vec::new();
    for own in [most, most - 1] {
        for at in 0..others.len() {
            // This one gets what the Pope's share needs; the rest go round the others.
            let mut to = [0; 5];
            to[seat.index()] = own;
            let needed = own.saturating_sub(1).max(1).min(players - own);
            to[others[at].index()] = needed;
            let rest = usize::from(players - own - needed);
            let mut after = others.iter().cycle().skip(at + 1).take(others.len() - 1);
            for _ in 0..rest {
                let next = after.next().unwrap_or(&others[at]);
                to[next.index()] += 1;
            }
            let decision = Decision::Distribute(to);
            let is_most = others.iter().all(|other| to[other.index()] <= own);
            if is_most && !ways.contains(&decision) && is_legal(view, seat, decision) {
                ways.push(decision);
            }
        }
    }
    ways
}

/// Returns the decisions that gain something, then the one that ends the step; at most a
/// few.
fn then(found: Vec<(f64, Decision)>, end: Decision) -> Vec<Decision> {
    let best = found.into_iter().take(3).map(|(_, decision)| decision);
    best.chain([end]).collect()
}

fn is_legal(view: &Game, seat: Seat, decision: Decision) -> bool {
    view.check(&Command::new(seat, decision)).is_ok()
}

/// Returns what the position is worth to a seat by itself after a decision.
fn after(view: &Game, yard: &Yard, seat: Seat, decision: Decision) -> f64 {
    let mut game = *view;
    game.play_legal(&Command::new(seat, decision));
    yard.again(&game).standing(seat)
}

/// Returns the same as an advantage over the others.
fn lead_after(view: &Game, yard: &Yard, seat: Seat, decision: Decision) -> f64 {
    let mut game = *view;
    game.play_legal(&Command::new(seat, decision));
    yard.again(&game).lead(seat)
}

/// Returns the hand if it is worse than the average hand (S4).
fn redeal(view: &Game, yard: &Yard, seat: Seat) -> Decision {
    if !is_legal(view, seat, Decision::Redeal) {
        return Decision::Keep;
    }
    let (worth, average) = hand_and_average(view, yard, seat);
    match worth < average {
        true => Decision::Redeal,
        false => Decision::Keep,
    }
}

/// Returns what a seat's hand is worth, and the average for any hand of that size.
pub(in crate::mind) fn hand_and_average(view: &Game, yard: &Yard, seat: Seat) -> (f64, f64) {
    let hand = view.hand(seat).known();
    let worth = |cards: Set<CardId>| -> f64 {
        cards
            .iter()
            .map(|card| yard.received(view, seat, card))
            .sum()
    };
    let all = view.edition().cards();
    let average = worth(all) / all.len() as f64 * hand.len() as f64;
    (worth(hand), average)
}

/// Pays the fee if the artist is worth it, and picks the place that protects most.
fn arrive(view: &Game, yard: &Yard, seat: Seat, card: CardId) -> Decision {
    if view.is_due(card) {
        return match yard.received(view, seat, card) > 0.0 {
            true => Decision::PayPatron,
            false => Decision::Decline,
        };
    }
    let mut best: Option<(f64, Decision)> = None;
    for decision in view.legal_for(seat) {
        let worth = after(view, yard, seat, decision);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, decision));
        }
    }
    best.map_or(Decision::Done, |(_, decision)| decision)
}

/// Returns the move that protects most, if any gains something. It considers all cards when
/// the phase begins, later only those without protection.
fn tidy(view: &Game, yard: &Yard, seat: Seat, step: Step) -> Option<Decision> {
    let cards = match step {
        Step::Acquire => view.laid(seat),
        Step::Play | Step::Seize { .. } => view.unprotected(seat),
    };
    let mut best = (yard.standing(seat) + WORTH_MOVING, None);
    for card in cards {
        for place in view.places(seat) {
            let decision = Decision::Move(card, Some(place));
            if !is_legal(view, seat, decision) {
                continue;
            }
            let worth = after(view, yard, seat, decision);
            if worth > best.0 {
                best = (worth, Some(decision));
            }
        }
    }
    best.1
}

/// Returns ways to acquire a card, in order of preference. A Spy saves a bid; face-down
/// cards of the display are all the same.
fn acquire(view: &Game, yard: &Yard, seat: Seat) -> Vec<Decision> {
    let turn_up = view
        .display()
        .next()
        .map(|(slot, _)| Decision::TurnUp(slot));
    let mut options: Vec<Decision> = turn_up.into_iter().collect();
    if is_legal(view, seat, Decision::Spy) {
        let at = match average(view, yard, seat) > 1.0 {
            true => 0,
            false => options.len(),
        };
        options.insert(at, Decision::Spy);
    }
    options
}

/// Returns the average worth of an unseen card to a seat.
pub(in crate::mind) fn average(view: &Game, yard: &Yard, seat: Seat) -> f64 {
    let unseen = view.unseen();
    let worth = unseen
        .iter()
        .map(|card| yard.received(view, seat, card).max(0.0));
    worth.sum::<f64>() / unseen.len().max(1) as f64
}

/// Returns the fee for receiving a card, on top of its price (H7).
pub(in crate::mind) fn patronage(view: &Game, card: CardId) -> u32 {
    let figures = view.figures(card);
    match figures.card_type {
        CardType::Artist => u32::from(figures.fee),
        _ => 0,
    }
}

/// Returns the highest price at which a card is worth it to a seat.
fn limit(view: &Game, yard: &Yard, seat: Seat, card: CardId) -> u32 {
    yard.price(yard.received(view, seat, card))
}

/// Returns the highest bid of a seat for a card: limited by the card's worth and by the
/// money, including the fee to pay after it.
pub(in crate::mind) fn highest(view: &Game, yard: &Yard, seat: Seat, card: CardId) -> u32 {
    let left = view.money(seat).saturating_sub(patronage(view, card));
    limit(view, yard, seat, card).min(left)
}

/// The part of what is left to the limit by which a bid is raised.
pub(super) const RAISES: u32 = 3;

/// Returns bids up to a limit, raised by such a part of what is left to it; money for fees
/// is kept.
pub(super) fn bids(
    view: &Game,
    seat: Seat,
    bidding: &Bidding,
    limit: u32,
    raises: u32,
) -> Vec<Decision> {
    let fee = patronage(view, bidding.card);
    let limit = limit.min(view.money(seat).saturating_sub(fee));
    match view.bids(seat) {
        Some((least, _)) if least <= limit => {
            let bid = Decision::Bid(least + (limit - least) / raises);
            vec![bid, Decision::Pass]
        }
        Some((least, most)) if least + fee <= most && least <= limit + limit / 3 => {
            vec![Decision::Pass, Decision::Bid(least)]
        }
        Some(_) | None => vec![Decision::Pass],
    }
}

/// Uses a Doctor for the seat's own cards (C6).
fn doctor(view: &Game, yard: &Yard, seat: Seat, victim: CardId) -> Decision {
    let cards = view.may_hold(seat, CardType::Doctor).iter();
    let costs =
        cards.map(|card| yard.ducats(u32::from(view.figures(card).fee)) + yard.in_hand(view, card));
    let cost = costs.fold(f64::INFINITY, f64::min);
    let is_own = view.owner(victim) == Some(seat);
    let pays = is_own && yard.laid(view, seat, Set::only(victim)) > cost;
    match pays && is_legal(view, seat, Decision::Doctor) {
        true => Decision::Doctor,
        false => Decision::NoDoctor,
    }
}

/// In how many open ballots a bot votes for itself although others have more votes.
const INSISTS: u16 = 1;

/// The value of voting for the winner: next to nothing.
const JOINS: f64 = 1e-6;

/// Gives all votes to one seat, the best first; players who have not voted are expected to
/// vote for themselves.
fn vote(view: &Game, yard: &Yard, seat: Seat, ballot: &Ballot) -> Vec<Decision> {
    let votes = |to: Seat| {
        let mut votes = [0; 5];
        votes[to.index()] = view.votes(seat);
        votes
    };
    let sums = expected(view, seat, ballot);
    let elected = |to: Seat| {
        let mut sums = sums;
        sums[to.index()] += view.votes(seat);
        ahead(view, sums)
    };
    // Without a limit of ballots, someone has to give in.
    let endless = view.options().conclave_limit == 0;
    if endless && ballot.number >= u16::from(Options::CONCLAVE_OF_BOTS) {
        let mut seats = view.clockwise(view.pope());
        let most = view.seats().map(|seat| view.votes(seat)).max();
        let first = seats.find(|&seat| Some(view.votes(seat)) == most);
        return vec![Decision::Vote(votes(first.unwrap_or(seat)))];
    }
    // Voting for oneself once costs nothing, but repeating it achieves nothing new.
    let limit = u16::from(view.options().conclave_limit);
    let is_last = !endless && ballot.number >= limit;
    let insists = ballot.number <= INSISTS && !is_last;
    let worth = |to: Seat| match elected(to) {
        elected if elected == seat => 2.0,
        _ if to == seat && insists => 1.0,
        elected => {
            // If it makes no difference, voting for the winner avoids another ballot.
            let joins = if to == elected { JOINS } else { 0.0 };
            joins - yard.rivalry(seat, elected) - 0.001 * yard.standing(elected)
        }
    };
    let mut seats: Vec<(f64, Seat)> = view.clockwise(seat).map(|to| (worth(to), to)).collect();
    seats.sort_by(|one, other| other.0.total_cmp(&one.0));
    seats
        .into_iter()
        .map(|(_, to)| Decision::Vote(votes(to)))
        .collect()
}

/// Returns the votes of all others: as cast, or for themselves if they have not voted or
/// voted in secret.
pub(in crate::mind) fn expected(view: &Game, seat: Seat, ballot: &Ballot) -> Votes {
    let mut sums = ballot.sums();
    let voted = ballot.voted();
    for other in view.seats().filter(|&other| other != seat) {
        let is_open = matches!(view.phase(), Phase::OpenBallot(_));
        if !is_open || !voted.contains(other) {
            sums[other.index()] += view.votes(other);
        }
    }
    sums
}

/// Returns the seat with the most votes; in a tie the sitting Pope, otherwise the first
/// clockwise (E4).
pub(in crate::mind) fn ahead(view: &Game, sums: Votes) -> Seat {
    let most = sums.iter().max().copied().unwrap_or(0);
    let mut best = view.clockwise(view.pope());
    best.find(|seat| sums[seat.index()] == most)
        .unwrap_or(view.pope())
}

/// Deals offices to the others in turn, beginning with the weakest and leaving out the
/// strongest (P2).
fn give_offices(view: &Game, yard: &Yard, seat: Seat) -> Decision {
    let mut to = [Set::EMPTY; 5];
    let mut others = yard.rivals(seat);
    others.remove(0);
    others.reverse();
    let mut others = others.into_iter().cycle();
    for office in view.laid_of(seat, CardType::Office) {
        if let Some(other) = others.next() {
            to[other.index()].insert(office);
        }
    }
    Decision::Assign(to)
}

/// Returns what a shuffle of all offices is worth to the Pope: everyone can expect the
/// average of all for each office (P3).
pub(in crate::mind) fn shuffle(view: &Game, yard: &Yard, seat: Seat) -> f64 {
    let offices = view.offices_of_others();
    let worth = |office: CardId| yard.brings(view, office);
    let votes = |office: CardId| f64::from(view.figures(office).votes);
    let all = offices.len().max(1) as f64;
    let average = [
        offices.iter().map(worth).sum::<f64>() / all,
        offices.iter().map(votes).sum::<f64>() / all,
    ];
    let mut gain = -WORTH_SHUFFLING;
    for other in view.seats().filter(|&other| other != seat) {
        let own = offices
            .iter()
            .filter(|&office| view.owner(office) == Some(other));
        let (mut count, mut has, mut has_votes) = (0.0, 0.0, 0.0);
        for office in own {
            count += 1.0;
            has += worth(office);
            has_votes += votes(office);
        }
        let more_votes = (count * average[1] - has_votes).round() as i32;
        let more = count * average[0] - has + yard.more_votes(other, more_votes);
        gain -= more * yard.rivalry(seat, other);
    }
    gain
}

/// Gives the Pope as many cardinals as allowed, the rest to the weakest (P4).
fn give_cardinals(view: &Game, yard: &Yard, seat: Seat) -> Decision {
    let players = view.player_count() as u8;
    let own = players.div_ceil(2);
    let mut to = [0; 5];
    to[seat.index()] = own;
    let mut others = yard.rivals(seat);
    let danger = |seat: Seat| yard.standing(seat) + f64::from(yard.votes(seat));
    others.sort_by(|&one, &other| danger(one).total_cmp(&danger(other)));
    let first = (own - 1).max(1);
    let mut left = players - own;
    for (at, other) in others.into_iter().enumerate() {
        let gets = if at == 0 { first } else { 1 }.min(left);
        to[other.index()] = gets;
        left -= gets;
    }
    Decision::Distribute(to)
}

/// Gives the office to the player whose gain helps this seat most, or to nobody (C5),
/// whichever is best for this seat compared with the others.
fn gift(view: &Game, yard: &Yard, seat: Seat) -> Vec<Decision> {
    let legal = view.legal_for(seat).into_iter();
    let mut ways: Vec<(f64, Decision)> = legal
        .map(|decision| (lead_after(view, yard, seat, decision), decision))
        .collect();
    ways.sort_by(|one, other| other.0.total_cmp(&one.0));
    ways.into_iter().map(|(_, decision)| decision).collect()
}

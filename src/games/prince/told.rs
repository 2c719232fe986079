//! Messages about a game that are shown without a question: what the table has to do when a
//! turn ends or begins, the news for the player whose phase it is, and replacements for
//! decisions that a change of the past has made impossible.

use super::state::Table;
use crate::ui::base::log_line::News;
use prince::rules::options::displayed;
use prince::rules::state::{Commitment, Votes};
use prince::{CardId, Command, Decision, Event, Game, Phase, Place, Why};
use table::{Card, Item as _, Seat, Set};
use words::fl;
use words::text::listed;

/// Returns what the table has to do by hand after the entries from this one on (from 0):
/// the income to pay out, the cards and ducats at the beginning of a turn. In a game on the
/// screen there is nothing to do by hand.
#[must_use]
pub fn reminder(open: &Table, first: usize) -> Option<String> {
    let session = &open.session;
    let game = session.game();
    if game.is_digital() || game.is_over() {
        return None;
    }
    let events = || (first..session.cursor()).flat_map(|entry| session.events_of(entry));
    let begins = events().find_map(|event| match *event {
        Event::TurnBegan(turn) if turn > 1 => Some(turn),
        _ => None,
    });
    if let Some(turn) = begins {
        let cards = displayed(game.player_count());
        return Some(fl!(prince_reminds_turn, turn = turn, cards = cards));
    }
    let words = open.words().with_names_of(LETTERS);
    let paid = events().filter_map(|event| match *event {
        Event::Earned(seat, ducats, Why::Income) => {
            let name = words.seat(seat);
            Some(fl!(prince_reminds_of_one, name = name, ducats = ducats))
        }
        _ => None,
    });
    let paid: Vec<String> = paid.collect();
    (!paid.is_empty()).then(|| fl!(prince_reminds_income, paid = listed(&paid)))
}

/// Says that attacker and defender have used the same card at a real table. All players
/// hear it at once, so that it reveals no secret to one of them alone.
#[must_use]
pub fn clash(open: &Table, commands: &[Command]) -> Option<String> {
    let game = open.session.game();
    let Phase::Defence(attack) = *game.phase() else {
        return None;
    };
    let (attacker, looking) = (game.active()?, &open.own.looking);
    let (Commitment::Known(sealed), false) = (attack.committed, looking.is_digital()) else {
        return None;
    };
    let words = open.words();
    let clashes = |command: &Command| match command.decision {
        Decision::Defend(with) => {
            let both: Vec<String> = with
                .intersection(sealed)
                .iter()
                .map(|card| words.card(card))
                .collect();
            (!both.is_empty()).then(|| (command.seat, listed(&both)))
        }
        _ => None,
    };
    let (defender, cards) = commands.iter().find_map(clashes)?;
    Some(fl!(
        prince_both_sealed,
        attacker = words.seat(attacker),
        defender = words.seat(defender),
        cards = cards
    ))
}

/// The most letters of a name in a message.
const LETTERS: usize = 12;

/// Returns what has happened since the last phase of the person whose phase it is now.
#[must_use]
pub fn news(open: &Table) -> Option<News> {
    let session = open.shown();
    let seat = session.game().active()?;
    if session.people().bot(seat).is_some() {
        return None;
    }
    let is_own = |entry: usize| session.game_at(entry).and_then(Game::active) == Some(seat);
    let turn = (0..session.cursor())
        .rev()
        .take_while(|&entry| is_own(entry));
    let turn = turn.last().unwrap_or_else(|| session.cursor());
    let first = (0..turn).rev().find(|&entry| is_own(entry))? + 1;
    (first < turn).then_some(News { seat, first, turn })
}

/// Returns what can replace a decision that is not allowed in this position: the nearest
/// one.
#[must_use]
pub fn mend(before: &Game, command: &Command) -> Option<Command> {
    let may = |command: &Command| before.check(command).is_ok();
    if let Some(owner) = new_owner(before, command) {
        let same = placed_by(before, owner, command.decision).into_iter();
        let mut same = same.map(|decision| Command::new(owner, decision));
        if let Some(same) = same.find(&may) {
            return Some(same);
        }
    }
    let seat = command.seat;
    let candidates = candidates(before, seat, command.decision).into_iter();
    let mut commands = candidates.map(|decision| Command::new(seat, decision));
    commands.find(|other| other != command && may(other))
}

/// Returns the new owner of a card if another player placed it in the original entry.
fn new_owner(game: &Game, command: &Command) -> Option<Seat> {
    let (owner, card) = game.arrival()?;
    let is_of_it = match command.decision {
        Decision::Place(other, _) => other == card,
        Decision::PayPatron | Decision::Decline => true,
        _ => false,
    };
    (is_of_it && owner != command.seat).then_some(owner)
}

/// Returns a decision about a card as its new owner would make it: at their own base or
/// holding, or otherwise where there is room.
fn placed_by(game: &Game, owner: Seat, decision: Decision) -> Vec<Decision> {
    let Decision::Place(card, place) = decision else {
        return vec![decision, Decision::Decline];
    };
    let same = match place {
        Some(Place::Base(_)) => Some(Place::Base(owner)),
        other => other,
    };
    let free = game.free_places(owner, game.type_of(card));
    let places = [same].into_iter().chain(free.into_iter().map(Some));
    let places = places.chain([None]);
    places.map(|place| Decision::Place(card, place)).collect()
}

/// Returns why an entry (from 0) does not hold, if its card is gone because its new owner
/// could not pay.
#[must_use]
pub fn unpaid(open: &Table, entry: usize) -> Option<String> {
    let session = open.shown();
    let command = &session.log().get(entry)?.command;
    let about = match command.decision {
        Decision::Place(card, _) => Some(card),
        Decision::PayPatron => None,
        _ => return None,
    };
    let last = session.legal_len().checked_sub(1)?;
    let game = session.game_at(last + 1)?;
    let events = session.events_of(last).iter();
    let (seat, card) = { events }.rev().find_map(|event| match *event {
        Event::Declined(seat, card, _) => Some((seat, card)),
        _ => None,
    })?;
    let fee = u32::from(game.figures(card).fee);
    let money = game.money(seat);
    let words = open.words();
    let is_it = about.is_none_or(|about| about == card) && money < fee;
    (is_it && !words.hides_money()).then(|| {
        fl!(
            prince_fee_unpaid,
            player = words.seat(seat),
            money = money,
            fee = fee
        )
    })
}

fn candidates(game: &Game, seat: Seat, decision: Decision) -> Vec<Decision> {
    let unseen = |card: CardId| {
        let alike = move |other: &CardId| game.edition().are_alike(card, *other);
        game.unseen().iter().filter(alike)
    };
    let held = |with: Set<CardId>| with.iter().filter(|&card| may_be_in_hand(game, seat, card));
    match decision {
        Decision::Bid(_) => {
            let least = game.bids(seat).map(|(least, _)| Decision::Bid(least));
            least.into_iter().chain([Decision::Pass]).collect()
        }
        Decision::PayPatron => vec![Decision::Decline],
        Decision::Place(card, _) => {
            let card = game.arrival().map_or(card, |(_, card)| card);
            let free = game.free_places(seat, game.type_of(card));
            let places = free.into_iter().map(Some).chain([None]);
            places.map(|place| Decision::Place(card, place)).collect()
        }
        Decision::TurnUp(_) => {
            let slots = game.display();
            slots.map(|(slot, _)| Decision::TurnUp(slot)).collect()
        }
        Decision::Sold(_, card, price) => {
            let slot = game.display().next();
            let sold = slot.map(|(slot, _)| {
                let cards = [card].into_iter().chain(unseen(card));
                cards.map(move |card| Decision::Sold(slot, card, price))
            });
            sold.into_iter().flatten().collect()
        }
        Decision::Turned(card) => unseen(card).map(Decision::Turned).collect(),
        Decision::Show(card) => unseen(card).map(Decision::Show).collect(),
        Decision::Draw(Card::Known(card)) => {
            let alike = unseen(card).map(|card| Decision::Draw(Card::Known(card)));
            alike.chain([Decision::Draw(Card::Hidden)]).collect()
        }
        Decision::Steal(Card::Known(_)) => vec![Decision::Steal(Card::Hidden)],
        Decision::Play(card, aim) => {
            let known = game.hand(seat).known().iter();
            let alike = known.filter(|&other| game.edition().are_alike(card, other));
            let alike = alike.chain(unseen(card));
            alike.map(|card| Decision::Play(card, aim)).collect()
        }
        Decision::Seize(target, with) => {
            vec![Decision::Seize(target, held(with).collect())]
        }
        Decision::Defend(with) => vec![Decision::Defend(held(with).collect())],
        Decision::Vote(votes) => counted(votes, game.votes(seat)),
        Decision::Doctor => vec![Decision::NoDoctor],
        Decision::Accuse => vec![Decision::NoAccuse],
        Decision::Shuffle => vec![Decision::NoShuffle],
        Decision::Give(Some(_)) => vec![Decision::Give(None)],
        Decision::Keep
        | Decision::Redeal
        | Decision::Decline
        | Decision::Done
        | Decision::Spy
        | Decision::Move(..)
        | Decision::Pass
        | Decision::EndPlay
        | Decision::NoDoctor
        | Decision::Give(None)
        | Decision::Judge(_)
        | Decision::EndPhase
        | Decision::Assign(_)
        | Decision::NoShuffle
        | Decision::NoAccuse
        | Decision::Distribute(_)
        | Decision::Offer(..)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Consent(_)
        | Decision::Draw(Card::Hidden)
        | Decision::Steal(Card::Hidden)
        | Decision::Dealt(_)
        | Decision::Correct(_) => Vec::new(),
    }
}

fn may_be_in_hand(game: &Game, seat: Seat, card: CardId) -> bool {
    game.may_hold(seat, game.type_of(card)).contains(card)
}

/// Returns the same ballot with the current number of votes: the player with the most votes
/// gets more, or fewer.
fn counted(votes: Votes, all: u16) -> Vec<Decision> {
    let most = Seat::ALL.iter().max_by_key(|seat| votes[seat.index()]);
    let Some(most) = most.map(|seat| seat.index()) else {
        return Vec::new();
    };
    let rest = votes.iter().enumerate().filter(|(seat, _)| *seat != most);
    let others = rest.fold(0_u16, |sum, (_, votes)| sum.saturating_add(*votes));
    let mut counted = votes;
    counted[most] = all.saturating_sub(others);
    let mut only = [0; 5];
    only[most] = all;
    vec![Decision::Vote(counted), Decision::Vote(only)]
}

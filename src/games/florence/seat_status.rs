//! The bottom line of a player's card: what the player has done or has to do in the phase,
//! and the final place.

use super::{View, character_stand, turn, view};
use crate::ui::parts::seat_cards::Status;
use florence::Decision;
use florence::rules::game::Phase;
use florence::rules::tally;
use table::Seat;
use words::fl;
use words::florence::Named as _;
use words::florence::names::grouped;

/// Returns whether a seat is out of the auction or the phase.
#[must_use]
pub fn is_out(view: &View<'_>, seat: Seat) -> bool {
    if let Some(characters) = view.game.characters() {
        return !characters.remaining.contains(seat);
    }
    let Some(auction) = view.game.auction() else {
        return false;
    };
    let passed = |bidding: florence::rules::game::Bidding| !bidding.bidders.contains(seat);
    !auction.remaining.contains(seat) || auction.bidding.is_some_and(passed)
}

/// Returns what a seat has done or has to do in the phase.
#[must_use]
pub fn of(view: &View<'_>, seat: Seat) -> Status {
    let game = view.game;
    if game.is_over() {
        if !view::is_settled(game) {
            return Status::default();
        }
        let accounts = tally(game);
        let rank = accounts.iter().find(|account| account.seat == seat);
        return rank.map_or_else(Status::default, |account| {
            Status::place(account.rank.into(), fl!(seat_rank, rank = account.rank))
        });
    }
    if game.to_act() == Some(seat) {
        return Status::acts(acts(view, seat));
    }
    match game.phase() {
        Phase::Auction => in_auction(view, seat),
        Phase::Actions => Status::weak(in_actions(view, seat)),
        Phase::Characters => {
            Status::weak(character_stand::told(character_stand::stand(view, seat)))
        }
        Phase::Seats => in_seating(view, seat),
        Phase::StartingHands | Phase::Reveal | Phase::Over => Status::default(),
    }
}

/// Returns what the seat to act has to do.
fn acts(view: &View<'_>, seat: Seat) -> String {
    let game = view.game;
    match (game.auction(), game.turn()) {
        (Some(auction), _) if auction.bidding.is_none() && game.pending().is_none() => {
            fl!(seat_opens).to_owned()
        }
        (None, Some(turn))
            if turn.seat == seat && game.pending().is_none() && turn.actions == 0 =>
        {
            fl!(seat_actions_used).to_owned()
        }
        (None, Some(turn)) if turn.seat == seat && game.pending().is_none() => {
            fl!(
                seat_action,
                number = turn::actions_of(view, turn).saturating_sub(turn.actions) + 1
            )
        }
        _ => fl!(seat_to_act).to_owned(),
    }
}

/// Returns the seat a player has won, or the state of its auction (H11).
fn in_seating(view: &View<'_>, seat: Seat) -> Status {
    let Some(seating) = view.game.seating() else {
        return Status::default();
    };
    let mut won = (1..).zip(seating.won.iter().flatten());
    let bought = won.find(|(_, (of, _))| *of == seat);
    if let Some((place, &(_, price))) = bought {
        let place: u8 = place;
        return Status::weak(fl!(seat_has_place, place = place, price = grouped(price)));
    }
    if !seating.bidders.contains(seat) {
        return Status::weak(fl!(seat_has_passed_seats).to_owned());
    }
    match seating.highest == seat && seating.price > 0 {
        true => Status::own(fl!(seat_leads, price = grouped(seating.price))),
        false => Status::default(),
    }
}

fn in_auction(view: &View<'_>, seat: Seat) -> Status {
    let Some(auction) = view.game.auction() else {
        return Status::default();
    };
    let aside: Vec<_> = auction.acquired_by(seat).collect();
    if let [_, _] = aside[..] {
        let said = aside.iter();
        let said = said.map(|&(object, price)| {
            fl!(seat_set_aside, object = object.id(), price = grouped(price))
        });
        return Status::weak(said.collect::<Vec<_>>().join(" · "));
    }
    // A player who can win another object bids on, even with an object set aside.
    let bids_on = auction.bidding.is_some() && auction.remaining.contains(seat);
    if let (false, &[(object, price)]) = (bids_on, &aside[..]) {
        return Status {
            text: fl!(
                seat_has_acquired,
                object = object.id(),
                price = grouped(price)
            ),
            icon: Some(object.into()),
            ..Status::default()
        };
    }
    if !auction.remaining.contains(seat) {
        return Status::weak(fl!(seat_has_declined));
    }
    let Some(bidding) = auction.bidding else {
        return Status::default();
    };
    if bidding.highest == seat {
        return Status::own(fl!(seat_leads, price = grouped(bidding.price)));
    }
    let bid = own_bid(view, seat);
    match (bidding.bidders.contains(seat), bid) {
        (false, Some(bid)) => Status::weak(fl!(seat_passed_at, price = grouped(bid))),
        (false, None) => Status::weak(fl!(seat_has_passed)),
        (true, Some(bid)) => Status::weak(fl!(seat_bid, price = grouped(bid))),
        (true, None) => Status::default(),
    }
}

/// Returns the highest bid of a seat in the running auction.
fn own_bid(view: &View<'_>, seat: Seat) -> Option<u32> {
    let session = view.session;
    for entry in session.log()[..session.cursor()].iter().rev() {
        let mine = entry.command.seat == seat;
        match entry.command.decision {
            Decision::Raise(price) if mine => return Some(price),
            Decision::Name(_) if mine => return Some(view.game.opening_bid()),
            Decision::Name(_) | Decision::Win(..) | Decision::EndTurn => return None,
            _ => {}
        }
    }
    None
}

fn in_actions(view: &View<'_>, seat: Seat) -> String {
    let game = view.game;
    let Some(turn) = game.turn() else {
        return String::new();
    };
    // The number of turns after the start player's.
    let place = |seat: Seat| game.turn_order().position(|other| other == seat);
    let best = game.player(seat).best_work();
    let most = game.seats();
    let most = most.map(|seat| game.player(seat).best_work()).max();
    if best > 0 && Some(best) == most {
        return fl!(seat_best_so_far, value = best);
    }
    if place(seat) < place(turn.seat) {
        return fl!(seat_turn_taken).to_owned();
    }
    let next = game.left(turn.seat);
    if seat == next && next != game.start_player() {
        return fl!(seat_acts_next).to_owned();
    }
    String::new()
}

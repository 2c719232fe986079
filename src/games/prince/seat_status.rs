//! The end of a seat's first line: what it has to decide, what it has done in the auction,
//! its votes, its final place.

use eframe::egui::{AsIdSalt, Rect, Ui};

use super::{View, ladder};
use crate::ui::parts::seat_cards;
use crate::ui::parts::seat_cards::Status;
use prince::rules::Phase;
use table::Seat;
use words::fl;
use words::prince::names;

/// Returns what a seat has done or has to do.
#[must_use]
pub fn of(view: &View<'_>, seat: Seat) -> Status {
    let game = view.game;
    if game.is_over() {
        return place(view, seat);
    }
    if acts(view, seat) {
        return Status::acts(wanted(view, seat));
    }
    if let Some(trade) = game.trade()
        && trade.proposer == seat
    {
        return Status::weak(fl!(prince_seat_offers));
    }
    match game.phase() {
        Phase::Bidding(bidding) => match bidding.high {
            Some((leader, price)) if leader == seat => {
                Status::own(fl!(prince_seat_leads, price = price))
            }
            _ if bidding.passed.contains(seat) => Status::weak(fl!(prince_seat_passed)),
            _ => match own_bid(view, seat) {
                Some(price) => Status::weak(fl!(prince_seat_bid, price = price)),
                None => Status::default(),
            },
        },
        Phase::Defence(_) if game.active() == Some(seat) => {
            Status::own(fl!(prince_seat_sealed).to_owned())
        }
        Phase::Ballot(_) | Phase::OpenBallot(_) => Status::weak(names::votes(game.votes(seat))),
        Phase::Judging(judging) if judging.answers.answered.contains(seat) => {
            match judging.answers.yes.contains(seat) {
                true => Status::weak(fl!(prince_seat_for)),
                false => Status::weak(fl!(prince_seat_against)),
            }
        }
        _ if game.pope() == seat && game.skips() > 0 => {
            Status::weak(fl!(prince_seat_skips, number = game.skips()))
        }
        _ => Status::default(),
    }
}

/// Returns whether the game waits for this seat.
fn acts(view: &View<'_>, seat: Seat) -> bool {
    let deciding = view.game.may_decide();
    match view.asked {
        Some(asked) if deciding.len() > 1 => asked == seat,
        _ => deciding.contains(seat),
    }
}

/// Returns what a seat has to decide.
fn wanted(view: &View<'_>, seat: Seat) -> String {
    let game = view.game;
    if game.trade().is_some() {
        return fl!(prince_seat_answers).to_owned();
    }
    if game.arrival().is_some() {
        return fl!(prince_seat_to_act).to_owned();
    }
    match game.phase() {
        Phase::Defence(_) => fl!(prince_seat_defends).to_owned(),
        Phase::Ballot(_) | Phase::OpenBallot(_) => {
            fl!(prince_seat_gives, votes = game.votes(seat))
        }
        Phase::Offices | Phase::Shuffle | Phase::Dealing | Phase::Cardinals => {
            fl!(prince_seat_papal).to_owned()
        }
        Phase::Doctors(_) | Phase::Accusing(_) => fl!(prince_seat_answers).to_owned(),
        Phase::Judging(_) => fl!(prince_seat_judges).to_owned(),
        Phase::Redeal(_)
        | Phase::Laying(_)
        | Phase::Step(_)
        | Phase::Turning(_)
        | Phase::Bidding(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::OfficeGift(..)
        | Phase::Drawing(_)
        | Phase::Upkeep
        | Phase::Over => fl!(prince_seat_to_act).to_owned(),
    }
}

/// Returns the final place of a seat.
fn place(view: &View<'_>, seat: Seat) -> Status {
    let ranking = view.game.ranking();
    let Some(ranked) = ranking.iter().find(|ranked| ranked.seat == seat) else {
        return Status::default();
    };
    Status::place(
        ranked.rank.into(),
        fl!(prince_seat_rank, rank = ranked.rank),
    )
}

/// Returns the highest bid of a seat in the running auction.
fn own_bid(view: &View<'_>, seat: Seat) -> Option<u32> {
    let mut bids = ladder::bids(view).into_iter();
    bids.find(|(bidder, _)| *bidder == seat).map(|(_, bid)| bid)
}

/// Returns whether a seat is out of the auction.
#[must_use]
pub fn is_out(view: &View<'_>, seat: Seat) -> bool {
    match view.game.phase() {
        Phase::Bidding(bidding) => bidding.passed.contains(seat),
        _ => false,
    }
}

/// Returns the scale of small letters on a card of this scale; on a card in a group they
/// hardly grow.
pub(super) fn small(scale: f32) -> f32 {
    match scale > LARGEST {
        true => scale,
        false => scale.min(1.12),
    }
}

/// Gives a painted place its text, for pointers and screen readers.
pub(super) fn hear(ui: &Ui, rect: Rect, id: impl AsIdSalt, told: &str) {
    seat_cards::hear(ui, rect, id, told, told);
}

pub(super) const LARGEST: f32 = 1.4;

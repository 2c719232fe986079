//! The guide of this game for a first evening: the first round, against the computer and at
//! a real table. Each card is about what a player can do now.

use super::ids::NEW_GAME;
use super::state::Florence;
use crate::ui::base::evening::Way;
use crate::ui::session::intent::Screen;
use crate::ui::session::lessons::{Lessons, auction_typed, lesson};
use crate::ui::session::state::State;
use florence::rules::game::Pending;
use florence::{Game, Phase};
use table::Seat;
use words::fl;

/// Returns the cards for a way of playing.
#[must_use]
pub fn lessons(way: Way) -> &'static Lessons {
    match way {
        Way::Table => &AT_A_TABLE,
        Way::Computer => &AGAINST_THE_COMPUTER,
    }
}

static AGAINST_THE_COMPUTER: Lessons = Lessons {
    of: has_bots,
    all: &[
        lesson("new-game", "names", fl!(fn guide_new_game_computer), begins),
        lesson("hand", "now", fl!(fn guide_hand), hand),
        lesson("open", "piles", fl!(fn guide_open), opens),
        lesson("bid", "now", fl!(fn guide_bid), bids),
        lesson("place", "now", fl!(fn guide_place), places),
        lesson("keep", "now", fl!(fn guide_keep), keeps),
        lesson("act", "now", fl!(fn guide_act), acts),
        lesson("work", "tabs", fl!(fn guide_work), acts_again),
        lesson("end", "now", fl!(fn guide_end_computer), second_round),
    ],
};

static AT_A_TABLE: Lessons = Lessons {
    of: is_tracked,
    all: &[
        lesson("new-game", "names", fl!(fn guide_new_game_table), begins),
        lesson("hand", "now", fl!(fn guide_hand_table), hand),
        lesson("open", "piles", fl!(fn guide_open_table), opens).with_example(auction_typed),
        lesson("bid", "now", fl!(fn guide_bid_table), bids),
        lesson("place", "now", fl!(fn guide_place), places),
        lesson("keep", "now", fl!(fn guide_keep_table), keeps),
        lesson("log", "log", fl!(fn guide_log), sold),
        lesson("act", "now", fl!(fn guide_act_table), acts),
        lesson("work", "tabs", fl!(fn guide_work), acts_again),
        lesson("end", "now", fl!(fn guide_end_table), second_round),
    ],
};

fn begins(state: &State) -> bool {
    state.screen == Screen::Of(<Game as table::Game>::ID, NEW_GAME)
}

/// Returns the position shown at the table, and the seat to act if it is a person.
fn position(state: &State) -> Option<(&Game, Option<Seat>)> {
    let open = state.open::<Florence>()?;
    let game = open.shown().game();
    let asked = game.to_act();
    let asked = asked.filter(|&seat| open.session.people().bot(seat).is_none());
    Some((game, asked))
}

fn holds(state: &State, is: impl FnOnce(&Game) -> bool) -> bool {
    let asked = position(state).and_then(|(game, asked)| asked.map(|_| game));
    // The guide is about the first round only.
    let asked = asked.filter(|game| game.round() == 1);
    state.screen == Screen::Table && asked.is_some_and(is)
}

fn has_bots(state: &State) -> bool {
    let open = state.open::<Florence>();
    open.is_some_and(|open| {
        let mut seats = open.session.game().seats();
        seats.any(|seat| open.session.people().bot(seat).is_some())
    })
}

fn is_tracked(state: &State) -> bool {
    state.open::<Florence>().is_some() && !has_bots(state)
}

fn hand(state: &State) -> bool {
    let open = state.open::<Florence>();
    state.screen == Screen::Table
        && open.is_some_and(|open| open.shown().game().phase() == Phase::StartingHands)
}

fn auction(game: &Game, is_bidding: bool) -> bool {
    game.phase() == Phase::Auction
        && game.pending().is_none()
        && game
            .auction()
            .is_some_and(|it| it.bidding.is_some() == is_bidding)
}

fn opens(state: &State) -> bool {
    holds(state, |game| auction(game, false))
}

fn bids(state: &State) -> bool {
    holds(state, |game| auction(game, true))
}

fn sold(state: &State) -> bool {
    holds(state, |game| {
        auction(game, false) && game.auction().is_some_and(|it| !it.taken.is_empty())
    })
}

fn places(state: &State) -> bool {
    holds(state, |game| {
        matches!(game.pending(), Some(Pending::Place { .. }))
    })
}

fn keeps(state: &State) -> bool {
    holds(state, |game| {
        matches!(game.pending(), Some(Pending::Keep { .. }))
    })
}

/// Returns whether a turn of the action phase is running, with or without all of its
/// actions left.
fn turn(game: &Game, is_fresh: bool) -> bool {
    game.phase() == Phase::Actions
        && game.pending().is_none()
        && (game.actions_left() >= game.variant().actions) == is_fresh
}

fn acts(state: &State) -> bool {
    holds(state, |game| turn(game, true))
}

fn acts_again(state: &State) -> bool {
    holds(state, |game| turn(game, false))
}

fn second_round(state: &State) -> bool {
    let round = position(state).map(|(game, _)| game.round());
    state.screen == Screen::Table && round == Some(2)
}

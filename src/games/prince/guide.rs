//! The guide of this game for a first evening: the first turn, against the computer and at
//! a real table. Each card is about what a player can do now.

use super::ids::NEW_GAME;
use super::state::Prince;
use crate::ui::base::evening::Way;
use crate::ui::session::intent::Screen;
use crate::ui::session::lessons::{Lessons, auction_typed, lesson};
use crate::ui::session::state::State;
use prince::{Game, Phase, Step};
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
        lesson(
            "prince-new-game",
            "names",
            fl!(fn guide_new_game_computer),
            begins,
        ),
        lesson("prince-hand", "now", fl!(fn prince_guide_hand), deals),
        lesson(
            "prince-arrival",
            "now",
            fl!(fn prince_guide_arrival),
            arrives,
        ),
        lesson("prince-buy", "display", fl!(fn prince_guide_buy), buys),
        lesson("prince-bid", "now", fl!(fn prince_guide_bid), bids),
        lesson("prince-play", "now", fl!(fn prince_guide_play), plays),
        lesson("prince-seize", "tabs", fl!(fn prince_guide_seize), seizes),
        lesson("prince-vote", "now", fl!(fn prince_guide_vote), votes),
        lesson(
            "prince-end",
            "now",
            fl!(fn prince_guide_end_computer),
            second_turn,
        ),
    ],
};

static AT_A_TABLE: Lessons = Lessons {
    of: is_tracked,
    all: &[
        lesson(
            "prince-new-game",
            "names",
            fl!(fn guide_new_game_table),
            begins,
        ),
        lesson("prince-hand", "now", fl!(fn prince_guide_hand_table), deals),
        lesson(
            "prince-arrival",
            "now",
            fl!(fn prince_guide_arrival_table),
            lays,
        ),
        lesson(
            "prince-buy",
            "display",
            fl!(fn prince_guide_buy_table),
            buys,
        )
        .with_example(auction_typed),
        lesson("prince-bid", "now", fl!(fn prince_guide_bid_table), bids),
        lesson("prince-log", "log", fl!(fn guide_log), plays),
        lesson(
            "prince-seize",
            "tabs",
            fl!(fn prince_guide_seize_table),
            seizes,
        ),
        lesson("prince-vote", "now", fl!(fn prince_guide_vote_table), votes),
        lesson(
            "prince-end",
            "now",
            fl!(fn prince_guide_end_table),
            second_turn,
        ),
    ],
};

fn begins(state: &State) -> bool {
    state.screen == Screen::Of(<Game as table::Game>::ID, NEW_GAME)
}

/// Returns whether the position at the table is like this in turn 1, with a person to act.
fn holds(state: &State, is: impl FnOnce(&Game) -> bool) -> bool {
    let Some(open) = state.open::<Prince>() else {
        return false;
    };
    let game = open.shown().game();
    let people = open.session.people();
    let mut asked = game.may_decide().iter();
    state.screen == Screen::Table
        && game.turn() == 1
        && asked.any(|seat| people.bot(seat).is_none())
        && is(game)
}

fn has_bots(state: &State) -> bool {
    let open = state.open::<Prince>();
    open.is_some_and(|open| {
        let mut seats = open.session.game().seats();
        seats.any(|seat| open.session.people().bot(seat).is_some())
    })
}

fn is_tracked(state: &State) -> bool {
    state.open::<Prince>().is_some() && !has_bots(state)
}

fn deals(state: &State) -> bool {
    holds(state, |game| matches!(game.phase(), Phase::Redeal(_)))
}

fn arrives(state: &State) -> bool {
    holds(state, |game| game.arrival().is_some())
}

fn lays(state: &State) -> bool {
    holds(state, |game| matches!(game.phase(), Phase::Laying(_)))
}

fn step(state: &State, is: impl FnOnce(Step) -> bool) -> bool {
    holds(state, |game| match game.phase() {
        Phase::Step(step) if game.arrival().is_none() => is(*step),
        _ => false,
    })
}

fn buys(state: &State) -> bool {
    step(state, |step| step == Step::Acquire)
}

fn plays(state: &State) -> bool {
    step(state, |step| step == Step::Play)
}

fn seizes(state: &State) -> bool {
    step(state, |step| step == Step::Seize { tried: false })
}

fn bids(state: &State) -> bool {
    holds(state, |game| matches!(game.phase(), Phase::Bidding(_)))
}

fn votes(state: &State) -> bool {
    holds(state, |game| {
        matches!(game.phase(), Phase::Ballot(_) | Phase::OpenBallot(_))
    })
}

fn second_turn(state: &State) -> bool {
    let turn = state
        .open::<Prince>()
        .map(|open| open.shown().game().turn());
    state.screen == Screen::Table && turn == Some(2)
}

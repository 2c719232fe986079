//! The guide of this game for a first evening: the first round, against the computer and at
//! a real table. Each card is about what a player can do now.

use super::ids::NEW_GAME;
use super::state::{Table, Tiletum};
use crate::ui::base::evening::Way;
use crate::ui::session::intent::Screen;
use crate::ui::session::lessons::{Lesson, Lessons, lesson};
use crate::ui::session::state::State;
use table::Seat;
use tiletum::{Action, Game, Phase, Step};
use words::fl;

/// Returns the cards for a way of playing.
#[must_use]
pub fn lessons(way: Way) -> &'static Lessons {
    match way {
        Way::Table => &AT_A_TABLE,
        Way::Computer => &AGAINST_THE_COMPUTER,
    }
}

const DIE: Lesson = lesson("tiletum-die", "now", fl!(fn tiletum_guide_die), chooses);
const TILE: Lesson = lesson("tiletum-tile", "now", fl!(fn tiletum_guide_tile), takes);
const ACT: Lesson = lesson("tiletum-act", "now", fl!(fn tiletum_guide_act), acts);
const MAP: Lesson = lesson("tiletum-map", "tabs", fl!(fn tiletum_guide_map), walks);
const CHARACTER: Lesson = lesson(
    "tiletum-character",
    "tabs",
    fl!(fn tiletum_guide_character),
    houses,
);
const CONTRACT: Lesson = lesson(
    "tiletum-contract",
    "tabs",
    fl!(fn tiletum_guide_contract),
    deals,
);
const KING: Lesson = lesson("tiletum-king", "now", fl!(fn tiletum_guide_king), advances);
const FULL: Lesson = lesson("tiletum-full", "now", fl!(fn tiletum_guide_full), is_full);
const FAIR: Lesson = lesson(
    "tiletum-fair",
    "tabs",
    fl!(fn tiletum_guide_fair),
    last_turn,
);

static AGAINST_THE_COMPUTER: Lessons = Lessons {
    of: has_bots,
    all: &[
        lesson(
            "tiletum-new-game",
            "names",
            fl!(fn guide_new_game_computer),
            begins,
        ),
        lesson("tiletum-roll", "now", fl!(fn tiletum_guide_roll), rolls),
        DIE,
        TILE,
        ACT,
        MAP,
        CHARACTER,
        CONTRACT,
        KING,
        FAIR,
        FULL,
        lesson(
            "tiletum-end",
            "now",
            fl!(fn tiletum_guide_end_computer),
            second_round,
        ),
    ],
};

static AT_A_TABLE: Lessons = Lessons {
    of: is_tracked,
    all: &[
        lesson(
            "tiletum-new-game",
            "names",
            fl!(fn guide_new_game_table),
            begins,
        ),
        lesson(
            "tiletum-roll",
            "now",
            fl!(fn tiletum_guide_roll_table),
            rolls,
        )
        .with_example(|example| fl!(tiletum_guide_type_roll, example = example)),
        lesson(
            "tiletum-token",
            "now",
            fl!(fn tiletum_guide_token_table),
            reveals,
        ),
        DIE,
        TILE,
        ACT,
        MAP,
        CHARACTER,
        CONTRACT,
        KING,
        FAIR,
        FULL,
        lesson(
            "tiletum-deal",
            "now",
            fl!(fn tiletum_guide_deal_table),
            refills,
        ),
        lesson("tiletum-log", "log", fl!(fn guide_log), second_turn),
        lesson(
            "tiletum-end",
            "now",
            fl!(fn tiletum_guide_end_table),
            second_round,
        ),
    ],
};

fn begins(state: &State) -> bool {
    state.screen == Screen::Of(<Game as table::Game>::ID, NEW_GAME)
}

/// Returns the open game and its position, if the table is shown.
fn at_table(state: &State) -> Option<(&Table, &Game)> {
    let open = state.open::<Tiletum>()?;
    (state.screen == Screen::Table).then(|| (open, open.shown().game()))
}

/// Returns whether the position is like this in round 1, with chance to be entered or
/// drawn.
fn waits(state: &State, is: impl FnOnce(&Game) -> bool) -> bool {
    at_table(state).is_some_and(|(_, game)| {
        game.round() == 1 && !game.is_over() && game.may_decide().is_empty() && is(game)
    })
}

/// Returns whether the position is like this in round 1, with a person to act.
fn holds(state: &State, is: impl FnOnce(&Game, Seat) -> bool) -> bool {
    at_table(state).is_some_and(|(open, game)| {
        let people = open.session.people();
        let mut asked = game.may_decide().iter();
        let asked = asked.find(|&seat| people.bot(seat).is_none());
        game.round() == 1 && asked.is_some_and(|seat| is(game, seat))
    })
}

fn has_bots(state: &State) -> bool {
    let open = state.open::<Tiletum>();
    open.is_some_and(|open| {
        let mut seats = open.session.game().seats();
        seats.any(|seat| open.session.people().bot(seat).is_some())
    })
}

fn is_tracked(state: &State) -> bool {
    state.open::<Tiletum>().is_some() && !has_bots(state)
}

fn rolls(state: &State) -> bool {
    waits(state, |game| game.phase() == Phase::Prepare)
}

fn reveals(state: &State) -> bool {
    waits(state, |game| game.phase() == Phase::Corruption)
}

fn refills(state: &State) -> bool {
    waits(state, |game| game.gap().is_some())
}

fn chooses(state: &State) -> bool {
    holds(state, |game, _| game.phase() == Phase::Turn(Step::Before))
}

fn takes(state: &State) -> bool {
    holds(state, |game, _| game.phase() == Phase::Turn(Step::Die))
}

fn acts(state: &State) -> bool {
    holds(state, |game, _| game.phase() == Phase::Turn(Step::Act))
}

/// Returns whether a person is spending AP on one of these actions.
fn acts_on(state: &State, actions: &[Action]) -> bool {
    holds(state, |game, _| {
        let action = game.turn().and_then(|turn| turn.action);
        let is_it = action.is_some_and(|action| actions.contains(&action));
        game.phase() == Phase::Turn(Step::Act) && is_it
    })
}

fn walks(state: &State) -> bool {
    acts_on(state, &[Action::Architect, Action::Merchant])
}

fn houses(state: &State) -> bool {
    acts_on(state, &[Action::Character])
}

fn deals(state: &State) -> bool {
    acts_on(state, &[Action::Contract])
}

fn advances(state: &State) -> bool {
    acts_on(state, &[Action::King])
}

fn is_full(state: &State) -> bool {
    holds(state, |game, seat| {
        let spaces = usize::from(game.edition().data().board.storehouse);
        game.player(seat).storehouse().count() >= spaces
    })
}

fn second_turn(state: &State) -> bool {
    holds(state, |game, _| game.step() == 2)
}

fn last_turn(state: &State) -> bool {
    holds(state, |game, _| game.step() == 3)
}

fn second_round(state: &State) -> bool {
    at_table(state).is_some_and(|(_, game)| game.round() == 2)
}

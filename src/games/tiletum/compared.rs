//! A try compared with the game it branches off from: points, and the chance to win, as bots
//! and hints judge the position.

use std::mem::discriminant;

use crate::ui::session::comparison::{Comparison, Measure, same_moment};
use table::{Seat, Session};
use tiletum::mind::bot::{Value, is_quiet};
use tiletum::{Game, Phase};
use words::fl;
use words::tiletum::Words;

/// Compares both at the last turn that they share, up to the cursor of the try.
pub(super) fn of(branch: &Session<Game>, original: &Session<Game>, _: bool) -> Option<Comparison> {
    let [there, here] = same_moment(branch, original, |game| {
        let is_one = matches!(game.phase(), Phase::Turn(_) | Phase::King | Phase::Over);
        let kind = discriminant(&game.phase());
        let moment = (game.round(), game.step(), kind, game.active());
        (is_one && is_quiet(game)).then_some(moment)
    })?;
    let games = [original.game_at(there)?, branch.game_at(here)?];
    let [_, now] = games;
    let words = Words::new(branch.start());
    let moment = match now.phase() {
        Phase::Over => fl!(branch_at_end).to_owned(),
        phase => {
            let round = now.round();
            let moment = match phase {
                Phase::King => fl!(tiletum_part_king, round),
                _ => fl!(tiletum_part_turn, round, turn = now.step()),
            };
            fl!(branch_at, moment, game = there, branch = here)
        }
    };
    let names: Vec<(Seat, String)> = now.seats().map(|seat| (seat, words.seat(seat))).collect();
    let mut measures = vec![Measure::exact(fl!(tiletum_end_growth), &names, |seat| {
        games.map(|game| i64::from(game.player(seat).vp()))
    })];
    if !now.is_over() {
        let [game, branch] = games.map(|game| Value::learned().of_position(game));
        measures.push(Measure::judged(fl!(branch_chances), &names, |seat| {
            [game[seat].win, branch[seat].win]
        }));
    }
    Some(Comparison {
        moment,
        measures,
        later: None,
    })
}

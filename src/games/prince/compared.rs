//! A try compared with the game it branches off from: points and ducats, and in a game that
//! the computer has dealt the chance to win, as bots and hints judge the position.

use std::mem::discriminant;

use crate::ui::session::comparison::{Comparison, Measure, same_moment};
use prince::mind::bot::{Value, is_learned, is_quiet};
use prince::{Game, Phase};
use table::{Seat, Session};
use words::fl;
use words::prince::Words;

/// Compares both at the last moment that they share, up to the cursor of the try.
pub(super) fn of(
    branch: &Session<Game>,
    original: &Session<Game>,
    hides_money: bool,
) -> Option<Comparison> {
    let [there, here] = same_moment(branch, original, |game| {
        let step = match game.phase() {
            Phase::Step(step) => Some(discriminant(step)),
            _ => None,
        };
        // In a turn, a player has a phase as long as cards are left in the display.
        let moment = (game.turn(), game.displayed(), game.active());
        let moment = (moment, discriminant(game.phase()), step);
        (is_quiet(game) || game.is_over()).then_some(moment)
    })?;
    let games = [original.game_at(there)?, branch.game_at(here)?];
    let [_, now] = games;
    let words = Words::new(branch.start());
    let moment = match now.is_over() {
        true => fl!(branch_at_end).to_owned(),
        false => {
            let moment = format!(
                "{}, {}",
                fl!(prince_chapter, turn = now.turn()),
                words.phase(now)
            );
            fl!(branch_at, moment, game = there, branch = here)
        }
    };
    let names: Vec<(Seat, String)> = now.seats().map(|seat| (seat, words.seat(seat))).collect();
    let mut measures = vec![Measure::exact(fl!(prince_stats_points), &names, |seat| {
        games.map(|game| i64::from(game.points(seat)))
    })];
    let tells_money = !hides_money || now.is_over();
    if tells_money {
        measures.push(Measure::exact(fl!(prince_stats_money), &names, |seat| {
            games.map(|game| i64::from(game.money(seat)))
        }));
    }
    // The chances would reveal how much money each player has; at a real table nobody knows
    // the hands; and house rules change what everything is worth.
    let is_judged = now.is_digital() && games.into_iter().all(is_learned);
    if tells_money && is_judged && !now.is_over() {
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

//! A try compared with the game it branches off from: every player's points and money at
//! comparable moments. Both are at the same point of the same round; a finished try is
//! compared with the end of the game. The chances to win from there come from simulated
//! games.

use std::sync::Arc;

use crate::ui::session::comparison::{Comparison, Found, Later, Line, Measure};
use florence::mind::bot;
use florence::mind::bot::{Beside, Thinking};
use florence::rules::tally::tally;
use florence::{Game, Phase};
use table::{Seat, Session};
use words::fl;
use words::florence::{Words, window};

/// Compares both at the cursor of the try.
pub(super) fn of(
    branch: &Session<Game>,
    original: &Session<Game>,
    hides_money: bool,
) -> Option<Comparison> {
    let now = branch.game();
    let there = beside(branch, original)?;
    let then = original.game_at(there)?;
    let ends = now.is_over() && then.is_over();
    let moment = match ends {
        true => fl!(branch_at_end).to_owned(),
        false => fl!(
            branch_at,
            moment = window::log_heading(now.round(), now.phase()),
            game = there,
            branch = branch.cursor()
        ),
    };
    let words = Words::of(branch.start());
    let measure = |name: &str, of: &dyn Fn(&Game, Seat) -> i64| Measure {
        name: name.to_owned(),
        seats: now
            .seats()
            .map(|seat| Line {
                seat,
                name: words.seat(seat),
                game: of(then, seat),
                branch: of(now, seat),
                is_clear: true,
            })
            .collect(),
        per_cent: false,
    };
    let mut measures = vec![measure(fl!(branch_points), &points)];
    if !hides_money || ends {
        measures.push(measure(fl!(branch_money), &|game, seat| {
            i64::from(game.player(seat).money())
        }));
    }
    // The chances would reveal how much money each player has.
    let tells_money = hides_money && !ends;
    let names = now.seats().map(|seat| (seat, words.seat(seat))).collect();
    let later = (!tells_money).then(|| chances([*then, *now], names));
    Some(Comparison {
        moment,
        measures,
        later,
    })
}

/// Computes every player's chance to win in both.
fn chances(games: [Game; 2], names: Vec<(Seat, String)>) -> Later {
    let thinking = Arc::new(Thinking::new());
    let thought = Arc::clone(&thinking);
    Later {
        name: fl!(branch_chances).to_owned(),
        working: fl!(chances_working).to_owned(),
        thought,
        find: Box::new(move |tell| {
            let of = |found: &Beside| measured(found, &names);
            let [one, other] = &games;
            let found = bot::beside([one, other], bot::BESIDE_DEALS, &thinking, |found| {
                tell(of(&found));
            });
            found.as_ref().map(of)
        }),
    }
}

fn measured(found: &Beside, names: &[(Seat, String)]) -> Found {
    let percent = |chance: f32| (100.0 * chance).round() as i64;
    let [game, branch] = &found.chances;
    let seats = names.iter().map(|&(seat, ref name)| Line {
        seat,
        name: name.clone(),
        game: percent(game.wins[seat]),
        branch: percent(branch.wins[seat]),
        is_clear: found.is_clear(seat),
    });
    let most = names.iter().map(|&(seat, _)| found.errors[seat]);
    let error = most.fold(0.0_f32, f32::max);
    Found {
        measure: Measure {
            name: fl!(branch_chances).to_owned(),
            seats: seats.collect(),
            per_cent: true,
        },
        note: match game.deals {
            _ if error == 0.0 => String::new(),
            deals => fl!(
                branch_chances_error,
                games = deals,
                error = percent(2.0 * error).max(1)
            ),
        },
    }
}

/// Returns the number of entries after which the original game is where the try is: a
/// try begins next to its own part of the original and advances entry by entry.
fn beside(branch: &Session<Game>, original: &Session<Game>) -> Option<usize> {
    let far = |session: &Session<Game>, n: usize| session.game_at(n).map(how_far);
    let (now, until) = (branch.cursor(), how_far(branch.game()));
    let begins = |session: &Session<Game>, last: usize| {
        let there = far(session, last);
        let same = (0..last).rev().take_while(|&n| far(session, n) == there);
        same.last().unwrap_or(last)
    };
    let last = (0..=original.legal_len())
        .rev()
        .find(|&n| far(original, n).is_some_and(|there| there <= until))?;
    if far(original, last) != Some(until) {
        return Some(last);
    }
    Some(last.min(begins(original, last) + now - begins(branch, now)))
}

/// Returns what a player would have if the game ended now.
fn points(game: &Game, seat: Seat) -> i64 {
    let accounts = tally(game);
    let own = accounts.iter().find(|account| account.seat == seat);
    own.map_or(0, |account| i64::from(account.total))
}

/// Returns the progress of a game: its round and phase, and within the phase the number of
/// things sold, or the position in turn order.
fn how_far(game: &Game) -> (u8, u8, usize) {
    let (phase, within) = match game.phase() {
        Phase::Seats => (0, 0),
        Phase::StartingHands => (1, 0),
        Phase::Auction => (
            2,
            game.auction()
                .map_or(0, |auction| auction.taken.iter().count()),
        ),
        Phase::Characters => (3, 0),
        Phase::Actions => {
            let acting = game.turn().map(|turn| turn.seat);
            let place = game.turn_order().position(|seat| Some(seat) == acting);
            (4, place.unwrap_or(0))
        }
        Phase::Reveal => (5, 0),
        Phase::Over => (6, 0),
    };
    (game.round(), phase, within)
}

//! The options of The Prince.

use ::prince::rules::Correction;
use ::prince::{Command, Decision, Game, Options, Phase, Setup};
use studiolo::ui::session::commands::HINT;
use table::{Game as _, Seat, Session};
use words::fl;

use super::everywhere::{Asks, kept};
use super::{At, Does, every, look_at};
use crate::prince_moments::{self as moments, Moment};
use crate::views;

const ASKS: Asks = Asks {
    typed: &[
        "money",
        "hand",
        "offer",
        "pay",
        "seize ben",
        "ben 400",
        "trade",
    ],
    tabs: 9,
    hint: &HINT,
    closes_hint: || studiolo::ui::Intent::CloseHint,
};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];
/// Enough money for everything that can be paid in a few decisions.
const RICH: u32 = 500;

/// Returns the moments that are checked.
fn moments() -> Vec<Moment> {
    match views::is_long() {
        true => Moment::ALL.to_vec(),
        false => vec![
            Moment::Bidding,
            Moment::Playing,
            Moment::Seizing,
            Moment::Ballot,
        ],
    }
}

/// A change to a start, and a later correction.
struct Change {
    setup: fn(&mut Setup),
    corrects: Option<(Seat, Correction)>,
}

/// Returns a real table at a moment: the last entries before it are played again from a
/// slightly changed position.
fn table(moment: Moment, agree: fn(&mut Setup), change: &Change) -> Option<At> {
    let whole = moments::table("prince-four");
    let at = moments::entries(&whole, moment)?;
    let played = |from: usize| {
        let mut setup = Setup::from(whole.game_at(from)?);
        for (player, name) in setup.players.iter_mut().zip(NAMES) {
            name.clone_into(&mut player.name);
        }
        let position = setup.position.as_mut().expect("in the middle");
        for seat in &mut position.seats {
            seat.money = RICH;
        }
        agree(&mut setup);
        (change.setup)(&mut setup);
        let mut log: Vec<Command> = Vec::new();
        if let Some((seat, correction)) = change.corrects {
            log.push(Command::new(seat, Decision::Correct(correction)));
        }
        log.extend(whole.log()[from..at].iter().map(|entry| entry.command));
        let count = log.len();
        let session = Session::<Game>::restore(setup, log, count).ok()?;
        (session.legal_len() == count).then_some(session)
    };
    // Without the agreement the moment may not be reached.
    let session = (at.saturating_sub(4)..=at).find_map(played)?;
    Some(At {
        moment: format!("{moment:?}"),
        file: kept(&session),
    })
}

fn pairs(agree: fn(&mut Setup), changes: [&Change; 2]) -> Vec<(At, At)> {
    let moments = moments().into_iter();
    let pairs = moments.filter(|moment| *moment != Moment::Over);
    pairs
        .filter_map(|moment| {
            let [one, other] = changes.map(|change| table(moment, agree, change));
            Some((one?, other?))
        })
        .collect()
}

/// Returns games in which two players have different sums.
fn sums(agree: fn(&mut Setup)) -> Vec<(At, At)> {
    let one = Change {
        setup: |_| {},
        corrects: Some((Seat::D, Correction::Money(510))),
    };
    let other = Change {
        setup: |setup| {
            let position = setup.position.as_mut().expect("in the middle");
            position.seats[1].money = 530;
            position.seats[2].money = 470;
        },
        corrects: Some((Seat::D, Correction::Money(520))),
    };
    pairs(agree, [&one, &other])
}

fn hides_money(hides: bool) -> Vec<(At, At)> {
    match hides {
        true => sums(|setup| setup.options.hide_money = true),
        false => sums(|setup| setup.options.hide_money = false),
    }
}

/// Returns games in which two players have different numbers of unknown cards.
fn hides_hand_sizes(hides: bool) -> Vec<(At, At)> {
    let hands: fn(&mut Setup) = |setup| {
        let position = setup.position.as_mut().expect("in the middle");
        for seat in &mut position.seats {
            seat.hidden += u8::try_from(seat.hand.len()).expect("a hand");
            seat.hand.clear();
        }
        let both = position.seats[1].hidden + position.seats[2].hidden;
        position.seats[2].hidden = both.min(1);
        position.seats[1].hidden = both - both.min(1);
    };
    let one = Change {
        setup: hands,
        corrects: None,
    };
    let other = Change {
        setup: |setup| {
            let position = setup.position.as_mut().expect("in the middle");
            for seat in &mut position.seats {
                seat.hidden += u8::try_from(seat.hand.len()).expect("a hand");
                seat.hand.clear();
            }
            let both = position.seats[1].hidden + position.seats[2].hidden;
            position.seats[2].hidden = both.min(1);
            position.seats[1].hidden = both - both.min(1);
            // No hand becomes empty, because its player would no longer be a target.
            if position.seats[1].hidden > 1 {
                position.seats[1].hidden -= 1;
                position.seats[2].hidden += 1;
            }
        },
        corrects: None,
    };
    match hides {
        true => pairs(|setup| setup.options.hide_hand_sizes = true, [&one, &other]),
        false => pairs(
            |setup| setup.options.hide_hand_sizes = false,
            [&one, &other],
        ),
    }
}

/// Returns the table at each moment, with an agreement.
fn agreed(agree: fn(&mut Setup)) -> Vec<At> {
    let change = Change {
        setup: |_| {},
        corrects: None,
    };
    let moments = moments().into_iter();
    moments
        .filter_map(|moment| table(moment, agree, &change))
        .collect()
}

fn trades(is_in: bool) -> Vec<At> {
    let moments = moments();
    assert!(
        moments.contains(&Moment::Playing),
        "there trade is possible"
    );
    match is_in {
        true => agreed(|setup| setup.options.trade = true),
        false => {
            let all = agreed(|setup| setup.options.trade = false);
            assert!(all.len() > 3, "nearly all of it can be played without");
            all
        }
    }
}

fn limits_conclave(limits: bool) -> Vec<At> {
    match limits {
        true => agreed(|setup| setup.options.conclave_limit = 3),
        false => agreed(|setup| setup.options.conclave_limit = 0),
    }
}

fn simony_at_shuffle(is_so: bool) -> Vec<At> {
    match is_so {
        true => agreed(|setup| setup.options.simony_at_shuffle = true),
        false => agreed(|setup| setup.options.simony_at_shuffle = false),
    }
}

fn more_turns(are_more: bool) -> Vec<At> {
    match are_more {
        true => agreed(|setup| setup.options.turns = 4),
        false => agreed(|setup| setup.options.turns = 3),
    }
}

fn more_points(are_more: bool) -> Vec<At> {
    match are_more {
        true => agreed(|setup| setup.options.points_of_pope = 17),
        false => agreed(|setup| setup.options.points_of_pope = 10),
    }
}

fn dearer_points(are_dearer: bool) -> Vec<At> {
    match are_dearer {
        true => agreed(|setup| setup.options.ducats_for_point = 25),
        false => agreed(|setup| setup.options.ducats_for_point = 10),
    }
}

/// Returns the position before the first turn: all hands are kept.
fn elects_first(is_so: bool) -> Vec<At> {
    let mut setup = Setup::tracked(NAMES);
    setup.options.elects_first = is_so;
    let mut session = Session::<Game>::new(setup).expect("a sound start");
    while matches!(session.game().phase(), Phase::Redeal(_) | Phase::Laying(_)) {
        let game = session.game();
        let seat = game.may_decide().first().expect("somebody decides");
        let least = game.passes(seat).expect("something can be done");
        session.play(least).expect("it is legal");
    }
    vec![At {
        moment: "first".to_owned(),
        file: kept(&session),
    }]
}

#[test]
fn what_a_table_of_the_prince_agreed_on_is_kept_everywhere() {
    let mut all = every!(Options {
        trade: Does::Brings(trades, || vec![fl!(prince_trade).to_owned()]),
        conclave_limit: Does::Changes(limits_conclave),
        simony_at_shuffle: Does::Changes(simony_at_shuffle),
        hide_money: Does::Hides(hides_money),
        hide_hand_sizes: Does::Hides(hides_hand_sizes),
        turns: Does::Changes(more_turns),
        points_of_pope: Does::Changes(more_points),
        ducats_for_point: Does::Changes(dearer_points),
        elects_first: Does::Changes(elects_first),
    });
    all.push(("money here", Does::HidesHere(|| hides_money(false))));
    look_at(all, &ASKS);
}

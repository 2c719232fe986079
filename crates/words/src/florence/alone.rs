//! What stands around games alone: codes of deals, the deal of the day, one's own
//! strength, puzzles.

use crate::fl;
use crate::safe;
use florence::NotADeal;

/// Why what was typed is no code of a deal.
#[must_use]
pub fn not_a_deal(why: NotADeal) -> String {
    match why {
        NotADeal::Sign(sign) => fl!(deal_code_sign, sign = safe(&sign.to_string())),
        NotADeal::Beginning => fl!(deal_code_beginning).to_owned(),
        NotADeal::TooShort => fl!(deal_code_too_short).to_owned(),
        NotADeal::Mistyped => fl!(deal_code_mistyped).to_owned(),
        NotADeal::Newer => fl!(deal_code_newer).to_owned(),
    }
}

/// How a game of a day ended for the person in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Their place, from 1.
    pub rank: u8,
    /// Their points.
    pub points: u16,
    /// The most points of the others.
    pub best: u16,
}

/// How it ended, in few words.
#[must_use]
pub fn ended(ended: Ended) -> String {
    match ended.rank {
        1 => fl!(day_won, points = ended.points),
        rank => fl!(day_place, rank, points = ended.points),
    }
}

/// The same in a sentence.
#[must_use]
pub fn ended_in_full(ended: Ended) -> String {
    let Ended { rank, points, best } = ended;
    match rank {
        1 => {
            let margin = points.saturating_sub(best);
            fl!(day_result_won, points, margin)
        }
        _ => fl!(day_result_place, rank, points, best),
    }
}

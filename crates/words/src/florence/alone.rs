//! Texts about playing alone: codes of deals, the deal of the day, the player's strength,
//! puzzles.

use crate::fl;
use crate::safe;
use florence::NotADeal;

/// Says why the typed text is not the code of a deal.
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

/// How a game of the day ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The player's rank, from 1.
    pub rank: u8,
    /// The player's points.
    pub points: u16,
    /// The most points among the others.
    pub best: u16,
}

/// Returns how it ended in a few words.
#[must_use]
pub fn ended(ended: Ended) -> String {
    match ended.rank {
        1 => fl!(day_won, points = ended.points),
        rank => fl!(day_place, rank, points = ended.points),
    }
}

/// Returns how it ended as a sentence.
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

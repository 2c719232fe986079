//! What stands on the statistics tab: headings, units, and the sentences that
//! say in words what a picture shows.

use crate::fl;
use crate::florence::Source;
use crate::words::florence::{florins, points};

/// When this was, in words: `time` is counted in rounds, half a round for each
/// phase.
#[must_use]
pub fn when(time: f64) -> String {
    let round = time.ceil();
    if time <= 0.0 {
        "At the beginning".to_owned()
    } else if time > 7.0 {
        "At the end".to_owned()
    } else if time < round {
        format!("Round {round}, after the auctions")
    } else {
        format!("Round {round}, after the actions")
    }
}

/// A point of a curve of prestige points.
#[must_use]
pub fn prestige_at(name: &str, time: f64, number: i64) -> String {
    format!("{name}\n{}\n{}", when(time), points(number))
}

/// A point of a curve of money.
#[must_use]
pub fn money_at(name: &str, time: f64, number: i64) -> String {
    format!("{name}\n{}\n{}", when(time), florins(number))
}

/// What a curve shows, for those who do not see it: who has how much now.
#[must_use]
pub fn curve(heading: &str, now: &[(String, i64)]) -> String {
    let now: Vec<String> = now
        .iter()
        .map(|(name, number)| format!("{name} {number}"))
        .collect();
    format!("{heading}: {}", now.join(", "))
}

/// What the picture of all works shows, for those who do not see it.
#[must_use]
pub fn works(each: &[(String, usize, u16)]) -> String {
    let each: Vec<String> = each
        .iter()
        .map(|(name, number, best)| match number {
            0 => format!("{name} none"),
            1 => format!("{name} 1 of {best}"),
            _ => format!("{name} {number}, the best of {best}"),
        })
        .collect();
    format!("{}: {}", fl!(statistics_works), each.join(", "))
}

/// A source of points, in a word or two.
#[must_use]
pub fn source_name(source: Source) -> &'static str {
    match source {
        Source::FurtherLandscape => "landscapes",
        Source::FurtherBuilder => "builders",
        Source::Building => "buildings",
        Source::Work => "works",
        Source::BestWork => "best works",
    }
}

/// All points of a player, and those sold.
#[must_use]
pub fn all_points(name: &str, total: u16, sold: u16) -> String {
    match sold {
        0 => format!("{name}: {}", points(total)),
        _ => format!("{name}: {}, after selling {}", points(total), points(sold)),
    }
}

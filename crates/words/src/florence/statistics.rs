//! Texts of the statistics tab: headings, units, and sentences that describe the pictures.

use crate::figures::grouped;
use crate::fl;
use crate::florence::{Named as _, florins, points};
use florence::{BySource, Character, Source};

/// Says when this was; `time` is counted in rounds, half a round for each phase.
#[must_use]
pub fn when(time: f64) -> String {
    let round = time.ceil();
    if time <= 0.0 {
        fl!(statistics_at_the_beginning).to_owned()
    } else if time > 7.0 {
        fl!(statistics_at_the_end).to_owned()
    } else if time < round {
        fl!(statistics_after_auctions, round)
    } else {
        fl!(statistics_after_actions, round)
    }
}

/// Names the points that no rule gave during the log: those from before it, and those set
/// by hand.
#[must_use]
pub fn no_rule(of: &[BySource]) -> &'static str {
    let from_before = of.iter().any(|of| of.before > 0);
    match of.iter().any(|of| of.corrected > 0) {
        true if from_before => fl!(statistics_from_before_and_by_hand),
        true => fl!(statistics_by_hand),
        false => fl!(statistics_from_before),
    }
}

/// Describes a point of a curve of prestige points.
#[must_use]
pub fn prestige_at(name: &str, time: f64, number: i64) -> String {
    format!("{name}\n{}\n{}", when(time), points(number))
}

/// Describes a point of a curve of money.
#[must_use]
pub fn money_at(name: &str, time: f64, number: i64) -> String {
    format!("{name}\n{}\n{}", when(time), florins(number))
}

/// Describes a curve for those who cannot see it: who has how much now.
#[must_use]
pub fn curve(heading: &str, now: &[(String, i64)]) -> String {
    let now: Vec<String> = now
        .iter()
        .map(|(name, number)| format!("{name} {}", grouped(*number)))
        .collect();
    format!("{heading}: {}", now.join(", "))
}

/// Describes the picture of all works for those who cannot see it.
#[must_use]
pub fn works(each: &[(String, usize, u16)]) -> String {
    let each: Vec<String> = each
        .iter()
        .map(|(name, number, best)| fl!(statistics_works_of, name, number, best))
        .collect();
    format!("{}: {}", fl!(statistics_works), each.join(", "))
}

/// Returns a source of points, in a word or two.
#[must_use]
pub fn source_name(source: Source) -> &'static str {
    match source {
        Source::FurtherLandscape => fl!(statistics_from_landscapes),
        Source::FurtherBuilder => fl!(statistics_from_builders),
        Source::Building => fl!(statistics_from_buildings),
        Source::Work => fl!(statistics_from_works),
        Source::BestWork => fl!(statistics_from_best_works),
        Source::Merchant => Character::Merchant.name(),
        Source::Banker => Character::Banker.name(),
    }
}

/// Returns the points of a player, and those sold.
#[must_use]
pub fn all_points(name: &str, total: u16, sold: u16) -> String {
    let points_now = points(total);
    match sold {
        0 => fl!(statistics_points_of, name, points = points_now),
        _ => fl!(
            statistics_points_after_selling,
            name,
            points = points_now,
            sold = points(sold)
        ),
    }
}

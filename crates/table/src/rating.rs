//! Estimates how strong a person plays, on the scale of the bot ladder, from their finished
//! games against bots, with a standard error.
//!
//! A step of the ladder is 100 points; 100 points more win 64 % of all meetings. A game
//! with several bots counts as one meeting with each. The prior is that most people are
//! somewhere on the ladder.

use super::people::Level;

/// The points of one step.
pub const STEP: f64 = 100.0;
/// A player with this many points more wins ten of eleven meetings.
const TENFOLD: f64 = 400.0;
/// The prior estimate for a person without any games.
pub const BEFORE: f64 = 3.5 * STEP;
/// The standard deviation of the prior: two in three people are within it.
const SPREAD: f64 = 2.0 * STEP;
/// The number of latest games that count, because people improve.
pub const LATEST: usize = 60;
/// The greatest number of iterations of an estimate, which converges long before.
const MOST_STEPS: usize = 60;

/// Returns the points of a step of the ladder.
#[must_use]
pub fn points_of(level: Level) -> f64 {
    STEP * f64::from(level.step())
}

/// Returns the expected share of meetings won (0 to 1) with this many points more.
#[must_use]
pub fn expected(more: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-more / TENFOLD))
}

/// The result of a person against a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// The level of the bot.
    pub level: Level,
    /// 1 for finishing ahead of the bot, 0 for behind it, a half for a tie.
    pub score: f64,
}

impl Meeting {
    /// Compares two ranks, of which 1 is the best.
    #[must_use]
    pub fn of(level: Level, own: u8, other: u8) -> Self {
        let score = match own.cmp(&other) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        Self { level, score }
    }
}

/// The estimated strength of a person.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The estimate, in points.
    pub points: f64,
    /// The standard error of the estimate, in points.
    pub error: f64,
    /// The number of games it is based on.
    pub games: usize,
}

impl Rating {
    /// Estimates the likeliest rating after these games, of which only the latest count.
    /// Each game lists the result against every bot in it. `None` without any games.
    #[must_use]
    pub fn of<M: AsRef<[Meeting]>>(games: &[M]) -> Option<Self> {
        let games = &games[games.len().saturating_sub(LATEST)..];
        let count = games
            .iter()
            .filter(|game| !game.as_ref().is_empty())
            .count();
        if count == 0 {
            return None;
        }
        let mut points = BEFORE;
        for _ in 0..MOST_STEPS {
            let (slope, bend) = slope(games, points);
            // Far from the maximum, the second derivative says little about where it is.
            let step = (slope / bend).clamp(-2.0 * STEP, 2.0 * STEP);
            points += step;
            if step.abs() < 1e-6 {
                break;
            }
        }
        Some(Self {
            points,
            error: slope(games, points).1.sqrt().recip(),
            games: count,
        })
    }

    /// Returns the rating in steps of the ladder.
    #[must_use]
    pub fn steps(&self) -> f64 {
        self.points / STEP
    }

    /// Returns whether even the lowest step of the ladder is stronger. A figure below it
    /// would say nothing.
    #[must_use]
    pub fn is_below_ladder(&self) -> bool {
        self.steps() < 1.0
    }

    /// Returns the standard error in steps.
    #[must_use]
    pub fn error_in_steps(&self) -> f64 {
        self.error / STEP
    }
}

/// Returns the weight of each meeting in a game with this many. A good day helps against
/// all bots at once, so three meetings say no more than two games would. With the same
/// spread for everyone, two meetings of a game correlate by a third.
#[must_use]
pub fn weight(meetings: usize) -> f64 {
    3.0 / (meetings as f64 + 2.0)
}

/// Returns the log likelihood of these games at this many points, including the prior.
#[must_use]
pub fn likelihood<M: AsRef<[Meeting]>>(games: &[M], points: f64) -> f64 {
    let before = (points - BEFORE) / SPREAD;
    let games = games.iter().map(|game| {
        let met = game.as_ref();
        let met = met.iter().map(|met| {
            let wins = expected(points - points_of(met.level));
            met.score * wins.ln() + (1.0 - met.score) * (1.0 - wins).ln()
        });
        weight(game.as_ref().len()) * met.sum::<f64>()
    });
    games.sum::<f64>() - before * before / 2.0
}

/// Returns the slope of the log likelihood, and how much the slope decreases per point.
fn slope<M: AsRef<[Meeting]>>(games: &[M], points: f64) -> (f64, f64) {
    let scale = std::f64::consts::LN_10 / TENFOLD;
    let sure = (SPREAD * SPREAD).recip();
    let mut rises = (BEFORE - points) * sure;
    let mut bend = sure;
    for game in games {
        let game = game.as_ref();
        let weight = weight(game.len());
        for met in game {
            let wins = expected(points - points_of(met.level));
            rises += weight * scale * (met.score - wins);
            bend += weight * scale * scale * wins * (1.0 - wins);
        }
    }
    (rises, bend)
}

/// Returns the levels of this many bots that give a player with these points an even game.
/// Their mean is as close to the points as steps allow, and no two differ by more than one.
#[must_use]
pub fn even(points: f64, bots: usize) -> Vec<Level> {
    let most = Level::ALL.len() as f64;
    let step = (points / STEP).clamp(1.0, most);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at most eight times the bots of a table"
    )]
    let all = (step * bots as f64).round() as usize;
    (0..bots)
        .map(|at| {
            let step = (all + at) / bots.max(1);
            Level::ALL[step.clamp(1, Level::ALL.len()) - 1]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(number: usize, points: f64, levels: &[Level]) -> Vec<Vec<Meeting>> {
        let mut rng = fastrand::Rng::with_seed(number as u64 ^ 0x5eed);
        let mut drawn = |points: f64| {
            // Draw the form of the day: the highest number of all wins, and any two compare
            // by the scale above.
            let chance = rng.f64().max(f64::MIN_POSITIVE);
            points - TENFOLD / std::f64::consts::LN_10 * (-chance.ln()).ln()
        };
        let games = (0..number).map(|_| {
            let own = drawn(points);
            let met = levels.iter().map(|&level| {
                let beaten = own > drawn(points_of(level));
                Meeting::of(level, u8::from(!beaten), u8::from(beaten))
            });
            met.collect()
        });
        games.collect()
    }

    #[test]
    fn the_estimate_is_the_summit_of_the_likelihood_and_its_error_the_width() {
        for (number, points) in [(1, 200.0), (5, 450.0), (17, 700.0), (40, 330.0)] {
            let games = games(number, points, &[Level::Two, Level::Four, Level::Seven]);
            let rating = Rating::of(&games).expect("there are games");
            // Every point from below the ladder to above it.
            let grid: Vec<f64> = (-600..=1600).map(f64::from).collect();
            let likely: Vec<f64> = grid.iter().map(|&at| likelihood(&games, at)).collect();
            let most = likely.iter().copied().fold(f64::MIN, f64::max);
            let summit = likely.iter().position(|&one| one == most).expect("one is");
            assert!((grid[summit] - rating.points).abs() <= 1.0, "{rating:?}");
            let weights: Vec<f64> = likely.iter().map(|one| (one - most).exp()).collect();
            let all: f64 = weights.iter().sum();
            let mean = grid
                .iter()
                .zip(&weights)
                .map(|(at, part)| at * part)
                .sum::<f64>()
                / all;
            let spread = grid
                .iter()
                .zip(&weights)
                .map(|(at, part)| (at - mean).powi(2) * part);
            let error = (spread.sum::<f64>() / all).sqrt();
            assert!(
                (error / rating.error - 1.0).abs() < 0.1,
                "{error} {rating:?}"
            );
        }
    }

    #[test]
    fn people_of_a_known_strength_are_found_about_as_often_as_the_error_says() {
        let levels = [Level::Three, Level::Four, Level::Five];
        let mut within = 0;
        let mut off = 0.0;
        for person in 0_usize..200 {
            let strength = 250.0 + (person % 5) as f64 * 75.0;
            let seed = 30 + person;
            let rating = Rating::of(&games(seed, strength, &levels)[..30]).expect("thirty games");
            within += i32::from((rating.points - strength).abs() < rating.error);
            off += (rating.points - strength) / 200.0;
        }
        assert!((110..=165).contains(&within), "two in three: {within}");
        assert!(off.abs() < 15.0, "on neither side: {off}");
    }

    #[test]
    fn without_a_game_nothing_is_known_and_more_games_tell_more() {
        assert_eq!(Rating::of::<Vec<Meeting>>(&[]), None);
        assert_eq!(Rating::of(&[Vec::new()]), None);
        let errors = [1, 4, 16, 50].map(|number| {
            let games = games(number, 400.0, &[Level::Four, Level::Four]);
            Rating::of(&games).expect("there are games").error
        });
        assert!(errors.is_sorted_by(|more, less| more > less), "{errors:?}");
        // Winning or losing everything still gives a finite rating.
        for (score, level) in [(1.0, Level::Eight), (0.0, Level::One)] {
            let all = vec![vec![Meeting { level, score }]; 300];
            let rating = Rating::of(&all).expect("there are games");
            assert!(rating.points.is_finite() && rating.error.is_finite());
            assert_eq!(rating.points > 450.0, score > 0.0, "{rating:?}");
        }
    }

    #[test]
    fn an_even_game_is_one_against_as_many_points() {
        let steps = |points, bots| -> Vec<u8> {
            let levels = even(points, bots);
            levels.iter().map(|level| level.step()).collect()
        };
        assert_eq!(steps(400.0, 3), [4, 4, 4]);
        assert_eq!(steps(430.0, 3), [4, 4, 5]);
        assert_eq!(steps(-50.0, 2), [1, 1]);
        assert_eq!(steps(1900.0, 4), [8, 8, 8, 8]);
        assert_eq!(steps(400.0, 0), [] as [u8; 0]);
        for bots in 1..=4 {
            for points in 0..90 {
                let points = f64::from(points) * 10.0;
                let levels = even(points, bots).into_iter();
                let mean = levels.map(points_of).sum::<f64>() / bots as f64;
                let near = points.clamp(100.0, 800.0);
                assert!((mean - near).abs() <= 50.0 / bots as f64 + 1e-9);
            }
        }
    }
}

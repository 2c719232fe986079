//! The output of `studiolo simulate`, for people.

use crate::figures::decimal;
use crate::fl;
use crate::florence::Named as _;
use florence::Character;

/// Returns the progress of the games as a bar.
#[must_use]
pub fn progress(done: usize, all: usize) -> String {
    const WIDTH: usize = 40;
    let full = WIDTH * done / all.max(1);
    let bar = "#".repeat(full) + &"-".repeat(WIDTH - full);
    format!("[{bar}] {}", fl!(simulate_progress, done, all))
}

/// Says what was played, and how fast.
#[must_use]
pub fn games(games: usize, players: usize, decisions: u64, seconds: f64) -> String {
    fl!(
        simulate_games,
        games,
        players,
        decisions,
        seconds = decimal(seconds)
    )
}

/// Describes one bot: how often it won, its points, its works.
#[must_use]
pub fn record(name: &str, won: f64, score: f64, within: f64, works: f64) -> String {
    let record = fl!(
        simulate_bot,
        won = decimal(won),
        score = decimal(score),
        within = decimal(within),
        works = decimal(works)
    );
    format!("  {name:<7} {record}")
}

/// Says the mean of the winners' points.
#[must_use]
pub fn winning_score(mean: f64, within: f64) -> String {
    let (mean, within) = (decimal(mean), decimal(within));
    let text = fl!(simulate_mean_winning_score, mean, within);
    format!("  {text}")
}

/// What a distribution is about.
#[derive(Clone, Copy, Debug)]
pub enum Spread {
    /// The points of the winners.
    WinningScore,
    /// Florins for the first jester of a game.
    FirstJester,
    /// Florins for a builder.
    Builder,
    /// Florins for a prestige card of the last round.
    LastPrestigeCard,
}

/// Writes a distribution: minimum, 10 %, 25 %, median, 75 %, 90 %, maximum.
#[must_use]
pub fn quantiles(of: Spread, values: &[u32; 7]) -> String {
    let [
        least,
        tenth,
        quarter,
        half,
        three_quarters,
        nine_tenths,
        most,
    ] = *values;
    macro_rules! say {
        ($id:ident) => {
            fl!(
                $id,
                half,
                quarter,
                three_quarters,
                tenth,
                nine_tenths,
                least,
                most
            )
        };
    }
    let text = match of {
        Spread::WinningScore => say!(simulate_winning_score),
        Spread::FirstJester => say!(simulate_first_jester),
        Spread::Builder => say!(simulate_builder),
        Spread::LastPrestigeCard => say!(simulate_last_prestige_card),
    };
    format!("  {text}")
}

/// Describes a character: the share of the rounds in which it was taken, its price in
/// florins (as in [`quantiles`]), and the final points of its takers.
#[must_use]
pub fn character(character: Character, part: f64, prices: &[u32; 7], score: f64) -> String {
    let [least, _, quarter, half, three_quarters, _, most] = *prices;
    let text = fl!(
        simulate_character,
        part = decimal(part),
        half,
        quarter,
        three_quarters,
        least,
        most,
        score = decimal(score)
    );
    format!("  {:<9} {text}", character.name())
}

/// Says how many offers to build together were made, how many counter-offers, and how many
/// agreements came of them.
#[must_use]
pub fn offers(offers: u64, counters: u64, agreed: usize) -> String {
    let part = 100.0 * agreed as f64 / offers.max(1) as f64;
    let text = fl!(
        simulate_offers,
        offers = offers as i64,
        counters = counters as i64,
        agreed,
        part = decimal(part)
    );
    format!("  {text}")
}

/// Says what partners paid, and the final points both could expect from an agreement.
#[must_use]
pub fn agreements(payments: &[u32; 7], [active, partner]: [f64; 2]) -> String {
    let [least, _, quarter, half, three_quarters, _, most] = *payments;
    let text = fl!(
        simulate_agreements,
        half,
        quarter,
        three_quarters,
        least,
        most,
        active = decimal(active),
        partner = decimal(partner)
    );
    format!("  {text}")
}

/// Says how many games broke a rule.
#[must_use]
pub fn violations(number: usize) -> String {
    format!("  {}", fl!(simulate_violations, number))
}

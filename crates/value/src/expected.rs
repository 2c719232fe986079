//! What the outputs of a network mean: the points that a seat can expect, and its share of the
//! win.

use super::net::{Net, ONE_OUT, Sums};

/// What one seat can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Final points, in those of the game.
    pub points: f32,
    /// The share of the win (0 to 1).
    pub win: f32,
}

/// The output for the points that are added to those that the game expects, in tens.
const POINTS: usize = 0;
/// The output that is compared between the seats: the higher, the likelier the win.
const WINS: usize = 1;

impl Expected {
    /// Reads a seat whose game expects this many points without the network. `win` is its
    /// strength until [`share`](Expected::share) has compared all seats.
    #[must_use]
    pub fn read(net: &Net, sums: &Sums, points: f32) -> Expected {
        let output = |at| net.output(at, sums) as f32 / ONE_OUT as f32;
        Expected {
            points: points + 10.0 * output(POINTS),
            win: output(WINS),
        }
    }

    /// Turns the strengths of all seats into shares of the win, which add up to 1.
    pub fn share(seats: &mut [Expected]) {
        let most = seats.iter().map(|seat| seat.win);
        let most = most.fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for seat in seats.iter_mut() {
            seat.win = exp(seat.win - most);
            sum += seat.win;
        }
        for seat in seats {
            seat.win /= sum;
        }
    }
}

/// Returns e to the power of a number that is not positive, within 2 percent of a chance,
/// the same on every machine: [`f32::exp`] need not be.
fn exp(power: f32) -> f32 {
    let root = 1.0 + power.max(-64.0) / 1024.0;
    (0..10).fold(root, |root, _| root * root)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_is_close_to_that_of_the_library() {
        for tenths in 0..=60 {
            let power = -tenths as f32 / 10.0;
            assert!((exp(power) - power.exp()).abs() < 0.01, "{power}");
        }
    }
}

//! What stands in the auction panel: the stage, the stacks, the line for results.

use crate::words::florence::names::grouped;

/// A sum without its unit, which stands beside it: `1,300`.
#[must_use]
pub fn sum(amount: u32) -> String {
    grouped(amount)
}

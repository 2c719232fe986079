//! What stands in the auction panel: the stage, the stacks, the line for results.

use crate::words::florence::names::{florins, grouped};

/// A sum without its unit, which stands beside it: `1,300`.
#[must_use]
pub fn sum(amount: u32) -> String {
    let text = florins(amount);
    let number = text.split(' ').next();
    number.unwrap_or_default().to_owned()
}

/// What is auctioned, at which price, whose bid that is.
#[must_use]
pub fn heading(object: &str, price: u32, name: &str) -> String {
    format!("{object}: {}, bid by {name}", florins(price))
}

/// Who opens the next auction.
#[must_use]
pub fn opens(name: &str) -> String {
    format!("{name} opens an auction")
}

/// What opening means.
#[must_use]
pub fn opens_explained(price: u32) -> String {
    format!("Naming a stack is a bid of {}.", florins(price))
}

/// Who is alone in the phase.
#[must_use]
pub fn alone(name: &str) -> String {
    format!("{name} is the last one")
}

/// What being alone means.
#[must_use]
pub fn alone_explained(price: u32) -> String {
    format!("No auction: any object for {}, or none.", florins(price))
}

/// The button that raises.
#[must_use]
pub fn raise_to(price: u32) -> String {
    format!("Raise to {}", grouped(price))
}

/// The button that names a stack.
#[must_use]
pub fn name_object(object: &str) -> String {
    format!("Name {object}")
}

/// The key of a stack, in its hint.
#[must_use]
pub fn stack_key(number: usize) -> String {
    format!("Key: {number}")
}

/// What was paid for a stack before.
#[must_use]
pub fn earlier_prices(prices: &str) -> String {
    format!("sold before: {prices}")
}

/// One price of the past.
#[must_use]
pub fn price_in(round: u8, name: &str, price: u32) -> String {
    format!("round {round} {name} {}", florins(price))
}

/// A seat that has the highest bid.
#[must_use]
pub fn leads(name: &str, price: u32) -> String {
    format!("{name} has the highest bid, {}", florins(price))
}

/// A seat that has bid and may bid again.
#[must_use]
pub fn is_in_with(name: &str, price: u32) -> String {
    format!("{name} is still in, last bid {}", florins(price))
}

/// A seat that may bid.
#[must_use]
pub fn is_in(name: &str) -> String {
    format!("{name} is still in")
}

/// A seat that has passed in this auction.
#[must_use]
pub fn has_passed(name: &str) -> String {
    format!("{name} has passed")
}

/// A seat that is out of the phase with an object.
#[must_use]
pub fn has(name: &str, object: &str, price: u32) -> String {
    format!("{name} has {object} for {}", florins(price))
}

/// A seat that is out of the phase without an object.
#[must_use]
pub fn is_out(name: &str) -> String {
    format!("{name} is out of the auctions")
}

/// Chooses the object of a result.
#[must_use]
pub fn result_object(object: &str) -> String {
    format!("Result {object}")
}

/// Chooses the winner of a result.
#[must_use]
pub fn won_by(name: &str) -> String {
    format!("Won by {name}")
}

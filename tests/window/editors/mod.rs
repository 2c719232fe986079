//! The editors: auctions, principalities, the score sheet, tile shapes. Driven by the
//! accessible names and keys in their documentation.

mod auction;
#[allow(dead_code)]
mod bench;
mod characters;
mod house;
mod outgoing;
mod pages;
mod principality;
mod shapes;
mod sheet;

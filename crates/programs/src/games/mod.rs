//! What each game adds to the protocol.

mod florence;
mod prince;
mod tiletum;

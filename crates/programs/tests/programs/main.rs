//! Tests of the protocol: what programs are told, what they may answer, and what a program
//! that fails costs.

mod answers;
mod engine;
#[cfg(unix)]
mod failing;
mod lines;
mod played;
mod views;

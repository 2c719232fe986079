//! Saving when things go wrong: a disk that fails, tears, stalls or loses power at any
//! step; two windows on one game; a thread that hangs or dies.

#![allow(clippy::cast_possible_truncation, reason = "the numbers are small")]

mod ended;
mod evening;
mod faults;
mod ours;
mod poison;
mod simulated;
mod threads;
mod two_windows;
mod window;

//! Programs of others as opponents. A program reads and writes lines of JSON;
//! `docs/programs-as-opponents.md` has the protocol.
//!
//! - [`view`]: what a program is told. A message about a position can only be made from a
//!   [`View`](view::View), which has lost what its seat cannot see.
//! - [`message`] and [`answer`]: the lines in both directions.
//! - [`process`]: a running program; no line of it is read without a limit.
//! - [`quiet`]: no program opens a console window.
//! - [`roster`]: the programs of a tournament. A failure costs a program its turn.
//! - [`sitter`]: a program in a seat of a game in the window.
//! - [`engine`]: the other side of the protocol, on which our own bots answer.
//! - [`games`]: what each game adds.

pub mod answer;
pub mod call;
pub mod engine;
pub mod failure;
pub mod games;
pub mod line;
pub mod message;
pub mod played;
pub mod process;
pub mod quiet;
pub mod roster;
pub mod sitter;
pub mod view;

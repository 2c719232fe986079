//! Studiolo: a tabletop companion for *The Princes of Florence*.
//!
//! [`table`] is what is true of any game; [`florence`] is the rules; [`words`]
//! makes sentences; `cli` and `app` are the command line and the window. Arrows
//! point downwards only.
//!
//! ```
//! use studiolo::florence::{Command, Decision, Game, Object, Setup};
//! use studiolo::table::{Card, Seat, Session};
//!
//! let mut session = Session::<Game>::new(Setup::tracked(["Anna", "Ben", "Clara"])).unwrap();
//! for seat in [Seat::A, Seat::B, Seat::C] {
//!     let command = Command::new(seat, Decision::Return(Card::Hidden));
//!     session.play(command).unwrap();
//! }
//! // Ben wins a jester for 500 florins, by whatever bids.
//! let command = Command::new(Seat::B, Decision::Win(Object::Jester, 500));
//! session.play(command).unwrap();
//! assert_eq!(session.game().player(Seat::B).money(), 3000);
//! session.undo();
//! assert_eq!(session.game().player(Seat::B).money(), 3500);
//! ```

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod florence;
pub mod prince;
pub mod table;
pub mod words;

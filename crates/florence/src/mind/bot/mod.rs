//! Computer players: what they decide, what they would advise, and what a person's
//! decisions cost.
//!
//! A bot sees a position as its seat does
//! ([`Game::seen_for`](crate::rules::Game::seen_for)) and guesses the rest
//! ([`Game::imagine`](crate::rules::Game::imagine)), so it cannot know more than a person
//! would. The same position, seed and number of simulations give the same decision, unless
//! the bot is stopped, by hand or by a time limit ([`Thinking`]).

mod advice;
mod answers;
mod auction;
mod beliefs;
mod candidates;
mod chances;
mod characters;
mod deciding;
mod distance;
mod facts;
mod fair;
mod judge;
mod ladder;
mod likes;
mod neighbours;
mod outlook;
mod par;
mod placing;
mod playout;
mod policy;
mod prospects;
mod puzzle;
mod puzzle_book;
mod reasons;
mod review;
mod search;
mod seats;
mod sense;
mod taste;
mod terms;
mod thinking;
mod turn;
mod value;
mod weights;
mod winning;

pub use advice::{Advice, Apart, Choice, Push, advise};
pub use beliefs::{CLUES, Clues};
pub use characters::{Promise, promises};
pub use deciding::{at_random, decide, decide_as, judge};
pub use distance::{Cause, Distance, Share};
pub use facts::{Base, facts};
pub use fair::Fair;
pub use judge::{DEALS, Margin, compare};
pub use neighbours::expects;
pub use par::par;
pub use playout::{NextWork, Part};
pub use puzzle::{Puzzle, judged, puzzle_at, puzzles};
pub use puzzle_book::{Written, number as puzzle_number, played, puzzle_deal, shipped, written};
pub use reasons::{Reason, Wants};
pub use review::{Cost, LookBack, Luck, Mark, Price, Verdict, look_back};
pub use taste::Taste;
pub use terms::{About, Term};
pub use thinking::Thinking;
pub use value::{Expected, Sight, Value, is_quiet, play_on};
pub use weights::Weights;
pub use winning::{
    Beside, Calibration, Chance, Fortune, Imagined, Swing, Winning, beside, winning,
};

pub use ladder::{Aim, Mind, SIMULATIONS};
pub use likes::Likes;

pub use table::{Bot, Level, Temperament};

/// The default number of deals for chances to win.
pub const CHANCE_DEALS: u32 = 240;

/// The default number of deals for comparing two positions.
pub const BESIDE_DEALS: u32 = 960;

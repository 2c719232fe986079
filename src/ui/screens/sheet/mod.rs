//! A position that is typed in, in any game: the numbers of the players with what is typed
//! in their fields, and the sheet as it goes into its file and back by undo. A game says
//! which numbers there are, and draws them where they belong.

mod numbers;
mod record;

pub use self::numbers::{Change, Number, Numbers, Place};
pub use self::record::Record;

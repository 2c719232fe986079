//! A game in progress: the log of commands, the cursor in it, and how the log
//! was changed.

pub mod history;
pub mod session;

pub use history::{How, Rewrite, Rewrites, in_common};
pub use session::{Amended, Broken, Inserted, NotAmended, Removed, Session};

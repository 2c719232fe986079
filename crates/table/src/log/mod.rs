//! A game in progress: the log of decisions, the cursor in it, and the history of its
//! changes.

pub mod aside;
pub mod entry;
pub mod history;
pub mod session;

pub use aside::Aside;
pub use entry::{Entry, Kept};
pub use history::{How, Rewrite, Rewrites, Seated, in_common};
pub use session::{
    Amended, Broken, Failing, Inserted, Line, NotAmended, Remedies, Remedy, Removed, Session,
};

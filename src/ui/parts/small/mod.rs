//! Small parts of pages and panels, below the level of a control: words for what is
//! painted, pictures around a point, backgrounds, lines. Each part is one call, and takes
//! its colours from the palette.

mod ground;
mod hear;
mod inside;
mod marks;
mod words;

pub use self::ground::{across, boxed, card, down, hair};
pub use self::hear::{hear, hear_next, tell, tell_next};
pub use self::inside::{at_least, from_above, from_left, from_right, goes_on};
pub use self::marks::{around, icon, seat, square};
pub use self::words::{caption, centred, left, right, whole};

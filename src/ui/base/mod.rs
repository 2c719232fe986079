//! The basics for drawing and telling everything in the window: colours, texts, icons,
//! motion, input, drawings.

pub mod draw;
pub mod evening;
pub mod explain;
pub mod focus;
pub mod folders;
pub mod glimpse;
pub mod icons;
pub mod inbox;
pub mod input;
pub mod letters;
pub mod log_line;
pub mod motion;
pub mod outgoing;
pub mod own;
pub mod pane_sizes;
pub mod panel_keys;
pub mod places;
pub mod sounds;
pub mod text;
pub mod theme;
pub mod thinker;
pub mod wishes;

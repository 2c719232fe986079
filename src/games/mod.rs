//! The games in the window, a room each. What they fill in is in [`crate::ui::session`]; the
//! list of them is [`crate::app::GAMES`].

pub mod florence;
pub mod prince;

//! Where tiles lie: their shapes, the principality they are put down in, and the
//! boards that are laid edge to edge.

pub mod joint;
pub mod layout;
pub mod principality;
pub mod shape;
pub mod site;

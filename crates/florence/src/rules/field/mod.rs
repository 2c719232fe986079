//! Where tiles go: their shapes, the principality in which they are placed, and boards
//! joined edge to edge.

pub mod joint;
pub mod layout;
pub mod principality;
pub mod shape;
pub mod site;

//! Where tiles lie: their shapes, and the principality they are put down in.

pub mod principality;
pub mod shape;

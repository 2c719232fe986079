//! Where tiles lie: their shapes, and the principality they are put down in.

pub mod area;
pub mod joined;
pub mod principality;
pub mod shape;
pub mod site;

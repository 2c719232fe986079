//! tracked

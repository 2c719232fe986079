//! The borders between panes that can be moved, and where somebody has moved them.

use serde::{Deserialize, Serialize};

/// A border that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// Right of the seats.
    Seats,
    /// Left of the log.
    Log,
}

/// The sizes of panes that somebody has chosen by hand, in points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PaneSizes {
    /// The width of the seats.
    pub seats: Option<f32>,
    /// The width of the log.
    pub log: Option<f32>,
}

impl PaneSizes {
    /// Whether nobody has chosen any.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Somebody has moved a border.
    pub fn choose(&mut self, border: Border, to: f32) {
        match border {
            Border::Seats => self.seats = Some(to),
            Border::Log => self.log = Some(to),
        }
    }

    /// Without what cannot be a size. How much of it the window has room for is
    /// seen when it is drawn.
    pub(in crate::ui) fn sane(mut self) -> Self {
        let is_size = |size: &f32| (1.0..20_000.0).contains(size);
        self.seats = self.seats.filter(is_size);
        self.log = self.log.filter(is_size);
        self
    }
}

//! The borders between panes that can be moved, and where the player has moved them.

use serde::{Deserialize, Serialize};

/// A border that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// The border right of the seats.
    Seats,
    /// The border left of the log.
    Log,
}

/// The pane sizes that the player has chosen, in points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PaneSizes {
    /// The width of the seats.
    pub seats: Option<f32>,
    /// The width of the log.
    pub log: Option<f32>,
}

impl PaneSizes {
    /// Returns whether the player has chosen none.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Records that the player has moved a border.
    pub fn choose(&mut self, border: Border, to: f32) {
        match border {
            Border::Seats => self.seats = Some(to),
            Border::Log => self.log = Some(to),
        }
    }

    /// Drops values that cannot be a size. How much of a size fits the window is decided when
    /// it is drawn.
    pub(in crate::ui) fn sane(mut self) -> Self {
        let is_size = |size: &f32| (1.0..20_000.0).contains(size);
        self.seats = self.seats.filter(is_size);
        self.log = self.log.filter(is_size);
        self
    }
}

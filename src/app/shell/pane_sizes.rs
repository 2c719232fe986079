//! The borders between panes that can be moved, and where somebody has moved them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How many kinds of what happens now have a height of their own, at most.
const MOST_KINDS: usize = 32;

/// A border that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// Right of the seats.
    Seats,
    /// Left of the log.
    Log,
    /// Below what happens now, of this kind.
    Now(&'static str),
}

/// The sizes of panes that somebody has chosen by hand, in points.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PaneSizes {
    /// The width of the seats.
    pub seats: Option<f32>,
    /// The width of the log.
    pub log: Option<f32>,
    /// The height of what happens now, for each kind of it.
    pub now: BTreeMap<String, f32>,
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
            Border::Now(kind) => {
                self.now.insert(kind.to_owned(), to);
            }
        }
    }

    /// Without what cannot be a size. How much of it the window has room for is
    /// seen when it is drawn.
    pub(super) fn sane(mut self) -> Self {
        let is_size = |size: &f32| (1.0..20_000.0).contains(size);
        self.seats = self.seats.filter(is_size);
        self.log = self.log.filter(is_size);
        self.now.retain(|_, size| is_size(size));
        self.now = std::mem::take(&mut self.now)
            .into_iter()
            .take(MOST_KINDS)
            .collect();
        self
    }
}

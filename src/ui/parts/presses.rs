//! Clicks that follow one another faster than anyone can read: the second click of a double
//! click is meant for what was there before, not for what has appeared since.

use eframe::egui::{Pos2, Ui};

/// How long after a deciding click another click at the same place is ignored, in seconds.
const SLIPS: f64 = 0.4;
/// The distance that counts as the same place, in points.
const PLACE: f32 = 12.0;

/// What the previous click decided.
#[derive(Debug)]
pub struct Presses<D> {
    last: Option<(D, f64, Pos2)>,
}

impl<D> Default for Presses<D> {
    fn default() -> Self {
        Self { last: None }
    }
}

impl<D: PartialEq> Presses<D> {
    /// Returns whether this may be decided now: not by the second click of a double click that
    /// has decided something else. Repeating the same decision counts as intended, and so does
    /// a key.
    pub fn may(&mut self, ui: &Ui, decides: D) -> bool {
        let (now, pressed) = ui.input(|input| {
            let at = input.pointer.interact_pos();
            (input.time, at.filter(|_| input.pointer.any_click()))
        });
        let Some(at) = pressed else {
            self.last = None;
            return true;
        };
        let slips = self.last.as_ref().is_some_and(|(before, then, place)| {
            *before != decides && now - then < SLIPS && place.distance(at) < PLACE
        });
        if !slips {
            self.last = Some((decides, now, at));
        }
        !slips
    }
}

//! Presses that follow one another faster than anybody can read: the second one of a double
//! press is meant for what was there before, not for what has come there since.

use eframe::egui::{Pos2, Ui};

/// So long after a press that decided something, in seconds of the window, a press at the same
/// place decides nothing else.
const SLIPS: f64 = 0.4;
/// The same place, in points.
const PLACE: f32 = 12.0;

/// What was decided by the press before.
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
    /// Whether this may be decided now: not by the second press of a double press that has
    /// decided something else. The same once more is meant, and so is what a key does.
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

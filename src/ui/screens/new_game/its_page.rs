//! What a game says of the page on which it is begun.

use eframe::egui::{Label, Rect, RichText, Ui};

use super::chairs::Chairs;
use crate::ui::Intent;
use crate::ui::base::theme::{Palette, face};
use words::fl;

/// What a game says of itself on its page. It lives for a frame.
pub trait Page {
    /// How the computer plays a seat.
    type Bot;

    /// The fewest who play.
    const FEWEST: usize;
    /// The height of a row with fewer players, and with five.
    const ROW: [f32; 2];
    /// What stands before the name in a row.
    const BEFORE_NAME: f32;

    /// The title of the page, and what playing at a real table means here.
    fn titles(&self) -> [&'static str; 2];

    /// The chairs.
    fn chairs(&self) -> &Chairs<Self::Bot>;

    /// The chairs, to be chosen.
    fn chairs_mut(&mut self) -> &mut Chairs<Self::Bot>;

    /// How the computer plays a seat (from 0) as long as nobody has chosen.
    fn usual_bot(at: usize) -> Self::Bot;

    /// What stands in the way beside what does in any game, in words.
    fn wrong(&self) -> Option<String>;

    /// The game in a sentence, and in numbers.
    fn summary(&self) -> [String; 2];

    /// What begins now.
    fn start(&mut self) -> Intent;

    /// Draws what stands beside the heading of the seats.
    fn beside_seats(&mut self, ui: &mut Ui) {
        seats_hint(ui);
    }

    /// How wide a name is in this row.
    fn name_width(&self, row: Rect) -> f32;

    /// Draws what lies on a row before the name.
    fn paint_row(&self, _ui: &Ui, _at: usize, _row: Rect) {}

    /// Draws what follows a name: on this screen how the computer plays.
    fn after_name(&mut self, ui: &mut Ui, at: usize, row: Rect);

    /// Draws the choice that this player begins. Says whether it was pressed.
    fn first(&self, ui: &mut Ui, at: usize, row: Rect) -> bool;

    /// Draws the choice of tiles or cards.
    fn edition(&mut self, ui: &mut Ui) -> Option<Intent>;

    /// Draws the table from above.
    fn table(&self, ui: &Ui, rect: Rect);

    /// Draws what the table has agreed on.
    fn agreed(&mut self, ui: &mut Ui) -> Option<Intent>;
}

/// How much more height the window has than the page needs.
pub fn more_height(ui: &Ui) -> f32 {
    (ui.clip_rect().height() - HIGH).max(0.0)
}

/// The height from which on there is more room than is needed.
const HIGH: f32 = 640.0;

/// What one can do with the rows.
pub(crate) fn seats_hint(ui: &mut Ui) {
    let hint = RichText::new(fl!(new_game_seats_hint)).color(Palette::of(ui).weak);
    ui.add(Label::new(hint.font(face::text(13.0))).truncate());
}

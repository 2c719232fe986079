//! What a game adds to the page on which it is started.

use eframe::egui::{Label, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::chairs::Chairs;
use super::table_from_above::{Table, plate};
use crate::ui::Intent;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::page;
use crate::ui::parts::page::let_go;
use table::Level;
use words::fl;

/// A game's part of its page. It lives for one frame.
pub trait Page {
    /// How the computer plays a seat.
    type Bot: From<Level>;

    /// Whether a game in progress can be joined, through the sheet of a position.
    const JOINS: bool;

    /// The height of a row, with fewer players and with five.
    const ROW: [f32; 2] = [64.0, 55.0];
    /// The width before the name in a row.
    const BEFORE_NAME: f32 = 122.0;

    /// Returns the title of the page, and what playing at a real table and on this screen mean
    /// here.
    fn titles(&self) -> [&'static str; 3];

    /// Returns the chairs.
    fn chairs(&self) -> &Chairs<Self::Bot>;

    /// Returns the chairs, for editing.
    fn chairs_mut(&mut self) -> &mut Chairs<Self::Bot>;

    /// Returns how the computer plays a seat (from 0) until the player chooses.
    fn usual_bot(at: usize) -> Self::Bot;

    /// Returns what else prevents the game from starting, in words.
    fn wrong(&self) -> Option<String> {
        None
    }

    /// Returns the game in a sentence, and in numbers.
    fn summary(&self) -> [String; 2];

    /// Starts the game.
    fn start(&mut self) -> Intent;

    /// Draws what stands next to the heading of the seats.
    fn beside_seats(&mut self, ui: &mut Ui) {
        seats_hint(ui);
    }

    /// Returns the width of a name in this row.
    fn name_width(&self, row: Rect) -> f32 {
        match self.chairs().is_on_screen() {
            true => (row.width() - 612.0).clamp(84.0, 170.0),
            false => (row.width() * 0.28 + 40.0).min(280.0),
        }
    }

    /// Draws what lies on a row before the name.
    fn paint_row(&self, _ui: &Ui, _at: usize, _row: Rect) {}

    /// Draws what follows a name: on this screen, how the computer plays.
    fn after_name(&mut self, ui: &mut Ui, at: usize, row: Rect);

    /// Draws the choice to make this player start. Returns whether it was pressed.
    fn first(&self, ui: &mut Ui, at: usize, _row: Rect) -> bool {
        let said = fl!(new_game_begins);
        let name = fl!(new_game_player_begins, number = at + 1);
        let wide = text::width(ui, said, face::strong(13.0)) + 25.0;
        begins(ui, wide, self.chairs().first == at, [said, &name, ""])
    }

    /// Draws the choice of tiles or cards, if there is any.
    fn edition(&mut self, _ui: &mut Ui) -> Option<Intent> {
        None
    }

    /// Draws the table from above.
    fn table(&self, ui: &Ui, rect: Rect) {
        let chairs = self.chairs();
        let table = Table::paint(ui, rect);
        for (at, chair) in chairs.playing().iter().enumerate() {
            let middle = table.place(at, chairs.count, vec2(66.0, 30.0)).round();
            let place = |size: Vec2| Rect::from_center_size(middle, size);
            let name = chairs.called(at);
            plate(ui, place, &name, chair.colour, chairs.first == at);
        }
    }

    /// Draws the table's agreements, if the game has any.
    fn agreed(&mut self, _ui: &mut Ui) -> Option<Intent> {
        None
    }
}

/// Returns how much higher the window is than the page needs.
pub fn more_height(ui: &Ui) -> f32 {
    (ui.clip_rect().height() - HIGH).max(0.0)
}

/// The height above which there is room to spare.
const HIGH: f32 = 640.0;

/// Adds the hint on what can be done with the rows.
pub(crate) fn seats_hint(ui: &mut Ui) {
    let hint = RichText::new(fl!(new_game_seats_hint)).color(Palette::of(ui).weak);
    ui.add(Label::new(hint.font(face::text(13.0))).truncate());
}

/// Adds the choice of the starting player, with this width. Returns whether it was pressed.
pub fn begins(ui: &mut Ui, width: f32, chosen: bool, [said, name, hint]: [&str; 3]) -> bool {
    let (rect, _) = ui.allocate_exact_size(vec2(width, 28.0), Sense::hover());
    let radio = page::radio(ui, rect, chosen, said, name);
    let radio = match hint {
        "" => radio,
        hint => radio.on_hover_text(hint),
    };
    let_go(radio).clicked()
}

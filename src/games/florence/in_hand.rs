//! A tile in hand: its orientation and place, and how keys, wheel and pointer move it until
//! it is put down.

use eframe::egui::{self, Id, Key, Ui, Vec2};

use super::grid_view::{Board, arrows, moved};
use super::keys;
use florence::rules::field::shape::SIDE;
use florence::{Shape, Square, Squares, Tile};

/// A tile in hand: its orientation and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The tile.
    pub tile: Tile,
    /// Its orientation: an index into [`Shape::oriented`].
    pub orientation: usize,
    /// The square under the first of its squares: the leftmost one of the lowest row.
    pub over: Square,
    /// Whether it is being dragged from the tray.
    pub dragged: bool,
    /// The last square of the pointer: keys move the tile until the pointer moves.
    pointed: Option<Square>,
    /// Whether it has been moved: a pointer or a keyboard that is already on the grid when
    /// the tile is picked up moves nothing.
    steered: bool,
    /// Whether the player has said in some way where it goes, so that an idle Enter does
    /// not put it down.
    pub is_placed: bool,
}

impl Held {
    /// Returns the tile as printed, in the middle of the grid.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "the grid has a middle")]
    pub fn new(tile: Tile) -> Self {
        let middle = Squares::ALL.iter().nth(Squares::ALL.len() / 2);
        Self {
            tile,
            orientation: 0,
            over: middle.expect("the grid has a middle"),
            dragged: false,
            pointed: None,
            steered: false,
            is_placed: true,
        }
    }

    /// Returns the tile in the orientation of these squares.
    #[must_use]
    pub fn lying(tile: Tile, shape: &Shape, squares: Squares) -> Option<Self> {
        Some(Self {
            orientation: shape.orientation_of(squares)?,
            over: squares.iter().next()?,
            ..Self::new(tile)
        })
    }

    /// Moves it to these squares and gives it their orientation.
    pub fn take_to(&mut self, shape: &Shape, squares: Squares) {
        if let (Some(orientation), Some(over)) =
            (shape.orientation_of(squares), squares.iter().next())
        {
            self.orientation = orientation;
            self.over = over;
            self.is_placed = true;
        }
    }

    /// Returns the squares under it. At the edge it stays on the grid.
    #[must_use]
    pub fn squares(&self, shape: &Shape) -> Squares {
        let oriented = shape.oriented(self.orientation);
        let most = |of: fn(Square) -> u32| oriented.iter().map(of).max().unwrap_or(0);
        let first = oriented.iter().next().map_or(0, Square::file);
        let file = self.over.file().saturating_sub(first);
        let file = file.min(SIDE - 1 - most(Square::file));
        let rank = self.over.rank().min(SIDE - 1 - most(Square::rank));
        let corner = Square::new(file, rank);
        let there = corner.and_then(|corner| shape.at(self.orientation, corner));
        there.unwrap_or(oriented)
    }

    /// Turns it clockwise by quarters; counterclockwise if below 0.
    pub fn turn(&mut self, shape: &Shape, quarters: i32) {
        for _ in 0..quarters.rem_euclid(4) {
            self.change(shape, |file, rank| (rank, SIDE - 1 - file));
        }
    }

    /// Flips it, left to right.
    pub fn turn_over(&mut self, shape: &Shape) {
        self.change(shape, |file, rank| (SIDE - 1 - file, rank));
    }

    fn change(&mut self, shape: &Shape, to: impl Fn(u32, u32) -> (u32, u32)) {
        let changed: Squares = shape
            .oriented(self.orientation)
            .iter()
            .filter_map(|square| {
                let (file, rank) = to(square.file(), square.rank());
                Square::new(file, rank)
            })
            .collect();
        if let Some(orientation) = shape.orientation_of(changed) {
            self.orientation = orientation;
        }
    }

    /// Turns and moves it with the keys, the wheel and the pointer. Returns the square on
    /// which it is put down, if it is.
    pub fn steer(&mut self, ui: &Ui, shape: &Shape, board: &mut Board) -> Option<Square> {
        let before = (self.over, self.orientation);
        let put = self.follow(ui, shape, board);
        self.is_placed |= before != (self.over, self.orientation);
        // Enter alone does not say where the tile goes.
        let is_idle = ui.input(|input| input.key_pressed(Key::Enter)) && !self.is_placed;
        put.filter(|_| !is_idle)
    }

    fn follow(&mut self, ui: &Ui, shape: &Shape, board: &mut Board) -> Option<Square> {
        let (turns, over) = turning(ui);
        self.turn(shape, turns);
        if over {
            self.turn_over(shape);
        }
        if board.pointed.is_some() {
            self.turn(shape, wheel(ui));
        }
        if !std::mem::replace(&mut self.steered, true) && !self.dragged {
            self.pointed = board.pointed;
            if board.focused.is_some() {
                board.focus(ui, self.over);
            }
        }
        let moved_pointer = board.pointed != self.pointed;
        self.pointed = board.pointed;
        let nothing_focused = ui.memory(|memory| memory.focused().is_none());
        if let Some(square) = board.pointed.filter(|_| moved_pointer) {
            if board.focused.is_some_and(|focused| focused != square) {
                board.focus(ui, square);
            }
            self.over = square;
        } else if let Some(square) = board.focused {
            self.over = square;
        } else if nothing_focused {
            let (files, ranks) = arrows(ui);
            if (files, ranks) != (0, 0) {
                self.over = moved(self.over, files, ranks);
                board.focus(ui, self.over);
            }
        }
        if self.dragged && !ui.input(|input| input.pointer.any_down()) {
            self.dragged = false;
            return board.pointed;
        }
        if let Some(square) = board.clicked {
            self.over = square;
            board.focus(ui, square);
            return Some(square);
        }
        let enter = nothing_focused && ui.input(|input| input.key_pressed(Key::Enter));
        enter.then_some(self.over)
    }
}

/// Returns what R and F ask for: the quarters to turn, and whether to flip.
fn turning(ui: &Ui) -> (i32, bool) {
    if ui.ctx().text_edit_focused() {
        return (0, false);
    }
    ui.input_mut(|input| {
        let back = input.count_and_consume_key(egui::Modifiers::SHIFT, keys::TURN.keys[0]) as i32;
        let turns = input.count_and_consume_key(egui::Modifiers::NONE, keys::TURN.keys[0]) as i32;
        let over = input.count_and_consume_key(egui::Modifiers::NONE, keys::TURN_OVER.keys[0]);
        (turns - back, over % 2 == 1)
    })
}

/// Returns the quarters turned by the wheel; the page does not scroll meanwhile.
fn wheel(ui: &Ui) -> i32 {
    const POINTS: f32 = 40.0;
    let turned: f32 = ui.input_mut(|input| {
        let turns = input.events.iter().map(|event| match event {
            egui::Event::MouseWheel { unit, delta, .. } => match unit {
                egui::MouseWheelUnit::Point => delta.y / POINTS,
                _ => delta.y.signum() * delta.y.abs().min(1.0).ceil(),
            },
            _ => 0.0,
        });
        let turned = turns.sum();
        input.smooth_scroll_delta = Vec2::ZERO;
        turned
    });
    // A touchpad turns in small steps; the rest is kept for the next frame.
    let id = Id::unique("quarters still to turn");
    let waiting: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let all = waiting - turned;
    let quarters = all.trunc();
    ui.data_mut(|data| data.insert_temp(id, all - quarters));
    quarters as i32
}

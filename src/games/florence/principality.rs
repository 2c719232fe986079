//! The principality of one seat: its board, the ten buildings, a box that explains the
//! situation, and the hand. Nothing in it moves while a tile is in hand.
//!
//! A click on a seat selects its principality; `Back to Anna` returns to the player to act.
//! Accessible names: `Build Library` (or `Place Forest`, when a landscape has to be placed)
//! picks up a tile; `Orientation 3 of 8` gives it that orientation, as do `Turn` and `Turn
//! over` in "now"; a click on the square `d4, empty` puts the tile down with the first of
//! its squares (the leftmost one of the lowest row) there; `Move to g2–g4` moves it to a
//! legal place. If only one kind of landscape can be placed, it is in hand automatically.
//!
//! Keys: Enter and initials as in [`tray`]; R and Shift+R turn, F flips, the arrows move, N
//! goes to the next legal place, Enter puts down, Escape or a right click puts back.

mod box_below;
mod cell;
mod hand_below;

use std::rc::Rc;

use eframe::egui::{
    self, CornerRadius, Id, Key, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2,
};

use self::box_below::may_be_kept;
use self::cell::{Fate, cell, choices, leading};
use super::art::palazzo::Court;
use super::grid_view::Board;
use super::in_hand::Held;
use super::irregular::Irregular;
use super::placement::Placement;
use super::tray::Wanted;
use super::{Intent, View, Viewer, faces, keys, moves, tray};
use crate::ui::base::explain::Refusal;
use crate::ui::base::input::{escaped, plain_key};
use crate::ui::base::theme::size;
use crate::ui::parts::page;
use crate::ui::screens::command_line::ANYWAY;
use crate::ui::session::game_window::Letters;
use florence::mind::planner;
use florence::rules::game::Pending;
use florence::{Command, Decision, Fact, Game, Phase, Profession, Squares, Tile, Violation};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::{Named, board, notation, planning, record};
use words::language::Tongues;

/// The gap between board and tray, and between two things of a group.
const BESIDE: f32 = 14.0;
const GAP: f32 = 8.0;
/// The height of the hand in a usual and in a high pane, and the height from which a pane
/// is high.
const HAND: [f32; 2] = [150.0, 184.0];
const HIGH: f32 = 760.0;
/// The height of the hand if no card of it is visible.
const HAND_LINE: f32 = 24.0;
/// The least and the usual width of the tray, and its share of the whole.
const TRAY: [f32; 2] = [250.0, 310.0];
const TRAY_PART: f32 = 0.44;
/// The least height of board and tray, and the number of buildings in a column of the tray.
const LEAST: f32 = 306.0;
const ROWS: f32 = 5.0;
/// The height of the box below the tray, and if all it can say is that building comes
/// later.
const BOX: [f32; 2] = [112.0, 118.0];
const BRIEF_BOX: f32 = 64.0;
/// A building in the tray: its least and its greatest height, and the gap between two.
const CELL: [f32; 3] = [36.0, 84.0, 6.0];
/// The least side of a square.
const LEAST_SIDE: f32 = 24.0;
/// The number of cards side by side before they overlap.
const IN_A_ROW: f32 = 5.0;
/// The most legal places that are offered by name.
const MOST_PLACES: usize = 3;
/// The size of an orientation in the box; the size of its sentences, and of a line of them.
const WAY: f32 = 20.0;
const SAID: f32 = 12.5;
const LINE: f32 = 16.0;

/// The state of the panel that is not part of the game.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each can be so without the others"
)]
#[derive(Debug)]
pub struct PrincipalityPanel {
    shown: Seat,
    /// Whether the player selected `shown` during the auctions, in which turns change too
    /// fast to follow.
    kept: bool,
    /// Whether `shown` was selected since the last frame.
    asked: bool,
    /// The round, phase and turn for which `shown` last changed automatically.
    followed: Option<(u8, Phase, Option<Seat>)>,
    held: Option<Held>,
    /// Whether the tile in hand is the only choice and must be placed.
    must_place: bool,
    /// What the rules say about it in its place in this frame.
    placement: Option<Placement>,
    /// Whether the grid or the tray has the keyboard.
    listens: bool,
    /// The tiles that can be picked up by their initials.
    takeable: Vec<Tile>,
    /// The recent letters that picked up and turned tiles: they may become a word.
    letters: Strokes,
    /// Where the keyboard is wanted, if anywhere.
    called: Option<Called>,
    /// The last result of what can be picked up.
    found: Option<Found>,
    /// Whether a card of a hand has been seen.
    has_seen: bool,
}

/// Letters within this many seconds belong together.
const TYPED_TOGETHER: f64 = 5.0;

/// Letters that acted as keys here, one after the other.
#[derive(Clone, Debug, Default)]
struct Strokes {
    letters: String,
    /// The time of the last letter, in seconds of the window.
    last: f64,
    /// Whether one of them picked up a tile.
    took: bool,
    /// What was in hand before the last letter.
    before: Option<Held>,
}

/// Where the keyboard is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Called {
    /// In the tray, or on the grid if a tile is in hand.
    Choose,
    /// On the square to which the tile in hand was moved.
    There,
}

/// What can be picked up, and in which position.
#[derive(Debug)]
struct Found {
    game: Box<Game>,
    seat: Seat,
    tongues: Tongues,
    choices: Rc<[Choice]>,
}

impl Default for PrincipalityPanel {
    fn default() -> Self {
        Self {
            shown: Seat::A,
            kept: false,
            asked: false,
            followed: None,
            held: None,
            must_place: false,
            placement: None,
            listens: false,
            takeable: Vec::new(),
            letters: Strokes::default(),
            called: None,
            found: None,
            has_seen: false,
        }
    }
}

/// Where the keyboard goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keys {
    /// To this tile in the tray.
    Tray(Tile),
    /// To the tile in hand.
    Grid,
}

/// A tile in the tray, and whether it can be picked up.
#[derive(Debug)]
pub(crate) struct Choice {
    tile: Tile,
    left: u8,
    /// The squares it could cover and the number of places.
    covered: Squares,
    places: usize,
    /// The number of places if it could touch other buildings.
    touching: usize,
    /// The known professions in hand that want it.
    wanted_by: Set<Profession>,
    allowed: Result<(), Refusal>,
    /// Why it has no place, in one or two words.
    short: Option<&'static str>,
}

impl Choice {
    fn places_and_wish(&self) -> String {
        planning::places_and_wish(self.places, self.wanted_by.iter())
    }
}

/// The places of the parts of the panel.
#[derive(Clone, Copy, Debug)]
struct Parts {
    side: f32,
    board: Rect,
    tray: Rect,
    note: Rect,
    hand: Option<Rect>,
}

impl Parts {
    /// Returns the parts in this room, with this many tiles in the tray and a box of this
    /// height; `hand` is the height of the hand, if it is visible.
    fn of(room: Rect, tiles: usize, note: f32, hand: Option<f32>) -> Self {
        // If only a landscape is to be placed, the board can be lower.
        let rows = (tiles as f32 / 2.0).ceil().clamp(1.0, ROWS);
        let [least, usual] = TRAY;
        let least = (room.width() * TRAY_PART).clamp(least, usual);
        let beside_tray = |width: f32| width - BESIDE - least;
        let whole = hand.map_or(0.0, |hand| hand + GAP);
        let lowest = LEAST - (BOX[0] - note).max(0.0) - (ROWS - rows) * (CELL[0] + CELL[2]);
        let upper = (room.height() - whole).max(lowest);
        let side = |height: f32, width: f32| {
            let by_height = Board::side_for(height);
            by_height.min(Board::side_for(width)).max(LEAST_SIDE)
        };
        // If there is much more width than height, the hand is on the right, so that the
        // board gets all of the height.
        let tall = side(room.height(), room.width());
        let rest = room.width() - Board::size(tall).x - 2.0 * BESIDE - TRAY[1];
        let cards = hand.is_some_and(|hand| hand > HAND_LINE);
        if cards && rest >= 2.0 * faces::WIDE && room.height() >= LEAST {
            let board = Rect::from_min_size(room.min, Board::size(tall));
            let left = board.right() + BESIDE;
            let right = Rect::from_min_size(pos2(left, room.top()), vec2(TRAY[1], board.height()));
            let (tray, note) = Self::beside(right, note, rows);
            let hand = room.with_min_x(right.right() + BESIDE);
            return Self {
                side: tall,
                board,
                tray,
                note,
                hand: Some(hand.with_max_y(board.bottom())),
            };
        }
        let side = side(upper, beside_tray(room.width()));
        let board = Rect::from_min_size(room.min, Board::size(side));
        let left = board.right() + BESIDE;
        let width = (room.right() - left).max(TRAY[0]);
        let right = Rect::from_min_size(pos2(left, room.top()), vec2(width, upper - 2.0));
        let (tray, note) = Self::beside(right, note, rows);
        let hand = hand.map(|hand| {
            let top = note.bottom().max(board.bottom()) + GAP;
            let room = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), hand));
            room.with_max_x(right.right())
        });
        Self {
            side,
            board,
            tray,
            note,
            hand,
        }
    }

    fn beside(right: Rect, note: f32, rows: f32) -> (Rect, Rect) {
        let [least, most, between] = CELL;
        let least = least * rows + between * (rows - 1.0);
        // The height the tray cannot use goes to the box.
        let most = most * ROWS + between * (ROWS - 1.0);
        let note = note.max(right.height() - GAP - most);
        let top = (right.bottom() - note).max(right.top() + least + GAP);
        let tray = right.with_max_y(top - GAP);
        let note = Rect::from_min_size(pos2(right.left(), top), vec2(right.width(), note));
        (tray, note)
    }

    fn all(&self) -> Rect {
        let all = self.board.union(self.tray).union(self.note);
        self.hand.map_or(all, |hand| all.union(hand))
    }
}

impl PrincipalityPanel {
    /// Shows the principality of this seat until the turn changes.
    pub fn look_at(&mut self, seat: Seat) {
        if self.shown != seat {
            self.held = None;
        }
        self.shown = seat;
        self.kept = true;
        self.asked = true;
    }

    /// Returns whose principality is shown.
    #[must_use]
    pub fn shown(&self) -> Seat {
        self.shown
    }

    /// Returns the tile that this seat has in hand.
    #[must_use]
    pub fn in_hand_of(&self, seat: Seat) -> Option<Tile> {
        let held = self.held.filter(|_| self.shown == seat)?;
        Some(held.tile)
    }

    /// Returns whether the tile in hand must be placed, with no other choice.
    #[must_use]
    pub fn must_be_placed(&self, view: &View<'_>) -> bool {
        matches!(view.game.pending(), Some(Pending::Place { object, .. })
            if object.landscapes().len() == 1)
    }

    /// Turns the tile in hand clockwise.
    pub fn turn(&mut self, view: &View<'_>) {
        if let Some(held) = &mut self.held {
            held.turn(view.game.edition().shape(held.tile), 1);
        }
    }

    /// Flips the tile in hand.
    pub fn turn_over(&mut self, view: &View<'_>) {
        if let Some(held) = &mut self.held {
            held.turn_over(view.game.edition().shape(held.tile));
        }
    }

    /// Puts the tile back into the supply.
    pub fn let_go(&mut self) {
        self.held = None;
        self.listens = false;
        self.letters = Strokes::default();
    }

    /// Returns the command that puts the tile in hand down, or why it is not allowed there.
    pub fn checked(&mut self, view: &View<'_>) -> Option<Result<Command, Violation>> {
        let place = self.place(view.game)?;
        Some(place.checked.clone().map(|()| place.command))
    }

    /// Returns whether keys pick up, turn or move a tile here.
    #[must_use]
    pub fn has_keys(&self) -> bool {
        self.held.is_some() || self.listens
    }

    /// Returns whether this character is one of these keys. If the tile in hand must be
    /// placed and there is no other choice, initials pick up no other tile.
    #[must_use]
    pub fn is_key(&self, sign: char) -> bool {
        let takes = || {
            let is_only_one = self.held.is_some() && self.must_place;
            let mut tiles = self.takeable.iter();
            !is_only_one && tiles.any(|&tile| tray::is_initial(sign, tile))
        };
        let is_meant = || self.held.is_some() && is_move(sign) || takes();
        self.has_keys() && (!sign.is_alphabetic() || is_meant())
    }

    /// Takes the letters typed just before (`now` in seconds of the window) that acted on
    /// tiles, when the next character does not: they may be the beginning of a word. The
    /// tile they picked up goes back.
    pub fn take_letters(&mut self, next: char, now: f64) -> Letters {
        if self.is_behind_letter(next, now) {
            let strokes = std::mem::take(&mut self.letters);
            self.held = strokes.before;
            return Letters {
                typed: strokes.letters.chars().last().into_iter().collect(),
                did: false,
            };
        }
        let strokes = std::mem::take(&mut self.letters);
        let is_word = now - strokes.last < TYPED_TOGETHER;
        if !is_word || strokes.letters.is_empty() {
            return Letters::default();
        }
        if strokes.took {
            self.let_go();
        }
        Letters {
            typed: strokes.letters,
            did: !strokes.took,
        }
    }

    /// Returns whether this digit forms a square with the letter before it, for letters
    /// that are keys here, such as `f`, which flips the tile in hand. For other letters the
    /// palette does it.
    #[must_use]
    pub fn is_behind_letter(&self, digit: char, now: f64) -> bool {
        let strokes = &self.letters;
        let square = strokes
            .letters
            .chars()
            .last()
            .map(|file| format!("{file}{digit}"));
        self.held.is_some()
            && now - strokes.last < TYPED_TOGETHER
            && square.is_some_and(|square| notation::is_squares(&square))
    }

    /// Returns the command for the tile in hand on the squares that this text names, if it
    /// names nothing else.
    #[must_use]
    pub fn typed_of_hand(&self, text: &str) -> Option<String> {
        let held = self.held?;
        notation::is_squares(text)
            .then(|| format!("{}{text}", record::begin_tile(self.shown, held.tile)))
    }

    /// Follows the turn, and picks up what must be placed, before anything is drawn in a
    /// frame.
    pub fn prepare(&mut self, view: &View<'_>) {
        self.follow(view);
        // The position may have changed since the last frame.
        self.placement = None;
        let choices = self.choices(view);
        self.take_what_must_be_placed(view, &choices);
    }

    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        self.prepare(view);
        let choices = self.choices(view);
        let go_to_tray = self.follow_keys(ui, view, &choices);
        ScrollArea::vertical()
            .id_salt("principality")
            .auto_shrink([false, false])
            .show(ui, |ui| self.contents(ui, view, &choices, go_to_tray))
            .inner
    }

    /// Returns what can be picked up; recomputed only when the position changes.
    fn choices(&mut self, view: &View<'_>) -> Rc<[Choice]> {
        let seat = self.shown;
        let known = self.found.as_ref();
        let known = known.filter(|found| {
            found.seat == seat && found.tongues == Tongues::now() && *found.game == *view.game
        });
        if let Some(found) = known {
            return Rc::clone(&found.choices);
        }
        let choices: Rc<[Choice]> = choices(view, seat).into();
        self.found = Some(Found {
            game: Box::new(*view.game),
            seat,
            tongues: Tongues::now(),
            choices: Rc::clone(&choices),
        });
        choices
    }

    /// Follows the turn.
    fn follow(&mut self, view: &View<'_>) {
        let game = view.game;
        let acting = leading(view);
        let bidding = game.phase() == Phase::Auction && game.pending().is_none();
        let now = (game.round(), game.phase(), acting.filter(|_| !bidding));
        let asked = std::mem::take(&mut self.asked);
        if self.followed != Some(now) {
            if self.followed.is_some() && !asked {
                // The turn of the player who had it in hand is over.
                self.let_go();
            }
            self.followed = Some(now);
            self.kept = asked;
            if let Some(seat) = acting.filter(|_| !asked) {
                self.shown = seat;
            }
        } else if bidding && !self.kept {
            self.shown = acting.unwrap_or(self.shown);
        }
        if self.shown.index() >= game.player_count() {
            self.shown = Seat::A;
        }
    }

    /// Drops a tile that can no longer be put down, and picks up the landscape that must be
    /// placed.
    fn take_what_must_be_placed(&mut self, view: &View<'_>, choices: &[Choice]) {
        if let Some(held) = self.held {
            let still = choices.iter().find(|choice| choice.tile == held.tile);
            if still.is_none_or(|choice| choice.allowed.is_err()) {
                self.held = None;
            }
        }
        let placing =
            matches!(view.game.pending(), Some(Pending::Place { seat, .. }) if seat == self.shown);
        self.must_place = placing && choices.len() == 1;
        if let [only] = choices
            && placing
            && self.held.is_none()
            && only.allowed.is_ok()
        {
            self.take(view, only.tile);
        }
    }

    /// Moves the keyboard to the tray, or to the grid if a tile is in hand.
    pub fn choose(&mut self) {
        self.called = Some(Called::Choose);
    }

    /// Picks up the tile whose initial was typed. Returns where the keyboard is wanted.
    fn follow_keys(&mut self, ui: &Ui, view: &View<'_>, choices: &[Choice]) -> Option<Keys> {
        let can_be_taken = choices.iter().filter(|choice| choice.allowed.is_ok());
        let tiles: Vec<Tile> = can_be_taken.map(|choice| choice.tile).collect();
        self.takeable.clone_from(&tiles);
        let held = self.held.map(|held| held.tile);
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            self.letters = Strokes::default();
        }
        let sign = tray::typed(ui).filter(|sign| sign.is_alphabetic() && self.is_key(*sign));
        if let Some(sign) = sign {
            let now = ui.input(|input| input.time);
            if now - self.letters.last >= TYPED_TOGETHER {
                self.letters = Strokes::default();
            }
            let moves = self.held.is_some() && is_move(sign);
            self.letters.letters.push(sign);
            self.letters.last = now;
            self.letters.took |= !moves;
            self.letters.before = self.held;
        }
        if self
            .called
            .take_if(|called| *called == Called::Choose)
            .is_some()
        {
            return match held {
                Some(_) => Some(Keys::Grid),
                None => Some(Keys::Tray(*tiles.first()?)),
            };
        }
        match tray::wanted(ui, &tiles, held, self.listens)? {
            Wanted::Tile(tile) => {
                self.take(view, tile);
                Some(Keys::Grid)
            }
            Wanted::Tray => Some(Keys::Tray(*tiles.first()?)),
        }
    }

    /// Picks up a tile, in the first of the places that leave most of what the visible
    /// professions in hand need possible.
    pub fn take(&mut self, view: &View<'_>, tile: Tile) {
        let shape = view.game.edition().shape(tile);
        let places = planner::best_places(view.game, self.shown, tile);
        self.held = places
            .into_iter()
            .next()
            .and_then(|squares| Held::lying(tile, shape, squares));
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        choices: &[Choice],
        keys: Option<Keys>,
    ) -> Option<Intent> {
        let room = ui.available_rect_before_wrap();
        let hand = match view.viewer {
            Viewer::Table if self.has_seen_a_card(view) => {
                Some(HAND[usize::from(room.height() >= HIGH)])
            }
            Viewer::Table if !view.game.is_over() => Some(HAND_LINE),
            // Against the computer the hand has its place below every tab.
            Viewer::Table | Viewer::Seat(_) | Viewer::Nobody => None,
        };
        let note = match view.game.phase() {
            Phase::Seats | Phase::StartingHands => BRIEF_BOX,
            Phase::Auction | Phase::Characters | Phase::Actions | Phase::Reveal | Phase::Over => {
                BOX[usize::from(room.height() >= HIGH)]
            }
        };
        let parts = Parts::of(room, choices.len(), note, hand);
        // The grid handles input first, but what it shows depends on the tray, so the tray
        // is drawn before the grid is painted.
        let mut inside = part(ui, parts.board, "board");
        let mut grid = self.interact(&mut inside, view, parts.side);
        if let (Some(Called::There), Some(held)) = (self.called, self.held) {
            self.called = None;
            grid.focus(ui, held.over);
        }
        let mut inside = part(ui, parts.tray, "tray");
        let hovered = self.tray(&mut inside, view, choices, &mut grid, keys);
        let put = self.hold(ui, view, &mut grid);
        let mut inside = part(ui, parts.note, "note");
        let (intent, pointed) = self.note(&mut inside, view, choices, hovered);
        self.paint(ui, view, choices, &grid, (hovered, pointed));
        let looked_at = parts.hand.and_then(|hand| self.cards(ui, view, hand));
        ui.advance_cursor_after_rect(parts.all());
        put.or(intent).or(looked_at)
    }

    fn interact(&mut self, ui: &mut Ui, view: &View<'_>, side: f32) -> Board {
        let home = view.game.player(self.shown).principality();
        let owner = view.words.seat(self.shown);
        let board = Board::show(ui, side, self.held.is_some(), |square| {
            if home.palazzo().contains(square) {
                board::cell(square, Some(fl!(grid_palazzo)), &owner)
            } else {
                let tile = home.tile_at(square);
                board::cell(square, tile.map(|(tile, _)| tile.id()), &owner)
            }
        });
        self.listens = board.focused.is_some();
        board
    }

    /// Draws the tray. Returns the tile under the pointer or with the keyboard.
    fn tray(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        choices: &[Choice],
        grid: &mut Board,
        keys: Option<Keys>,
    ) -> Option<Tile> {
        let mut hovered = None;
        if let (Some(Keys::Grid), Some(held)) = (keys, self.held) {
            grid.focus(ui, held.over);
        }
        let place = self.place(view.game);
        let lost = place.map(|place| (place.lost.clone(), place.spoilt.apart));
        let (lost, apart) = lost.unwrap_or_default();
        let fate = |tile: Tile| match tile {
            Tile::Building(kind) if lost.contains(&kind) => Fate::Lost,
            Tile::Building(kind) if apart.contains(kind) => Fate::Apart,
            Tile::Building(_) | Tile::Landscape(_) => Fate::Stays,
        };
        let whole = ui.max_rect();
        let columns = 2.0;
        let rows = (choices.len() as f32 / columns).ceil().max(5.0);
        let [least, most, between] = CELL;
        let height = ((whole.height() - between * (rows - 1.0)) / rows).floor();
        let height = height.clamp(least, most);
        let width = ((whole.width() - GAP) / columns).floor();
        for (at, choice) in choices.iter().enumerate() {
            let (column, row) = ((at % 2) as f32, (at / 2) as f32);
            let corner = whole.min + vec2(column * (width + GAP), row * (height + between));
            let rect = Rect::from_min_size(corner, vec2(width, height));
            let selected = self.held.is_some_and(|held| held.tile == choice.tile);
            let fate = fate(choice.tile);
            let picture = view.game.edition().shape(choice.tile).oriented(0);
            let response = cell(ui, rect, choice, picture, (selected, fate));
            if keys == Some(Keys::Tray(choice.tile)) {
                response.request_focus();
            }
            self.listens |= response.has_focus();
            if response.contains_pointer() || (response.has_focus() && hovered.is_none()) {
                hovered = Some(choice.tile);
            }
            if response.drag_started() {
                self.take(view, choice.tile);
                if let Some(held) = &mut self.held {
                    held.dragged = true;
                }
            } else if response.clicked() {
                if selected && !self.must_be_placed(view) {
                    self.held = None;
                } else {
                    self.take(view, choice.tile);
                    let by_pointer = ui.input(|input| input.pointer.any_click());
                    // From here on the arrow keys move it.
                    if let Some(held) = &mut self.held {
                        held.is_placed = by_pointer;
                        grid.focus(ui, held.over);
                    }
                }
            }
            let described = match fate {
                Fate::Lost => fl!(no_longer_fits).to_owned(),
                Fate::Apart => fl!(no_longer_together).to_owned(),
                Fate::Stays => choice.places_and_wish(),
            };
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(described);
            });
            match &choice.allowed {
                Ok(()) => response.on_hover_text(choice.places_and_wish()),
                Err(why) => response.on_hover_text(why),
            };
        }
        hovered
    }

    /// Returns what the rules say about the tile in hand in its place. They are checked
    /// again only if it has moved in this frame.
    fn place(&mut self, game: &Game) -> Option<&Placement> {
        let held = self.held?;
        let squares = held.squares(game.edition().shape(held.tile));
        let seat = self.shown;
        let known = self
            .placement
            .take_if(|known| known.is_of(seat, held.tile, squares));
        let place = known.unwrap_or_else(|| Placement::of(game, seat, held.tile, squares));
        Some(self.placement.insert(place))
    }

    /// Moves, turns, puts down or puts back the tile in hand with keys and pointer.
    fn hold(&mut self, ui: &Ui, view: &View<'_>, grid: &mut Board) -> Option<Intent> {
        let mut held = self.held?;
        let game = view.game;
        let shape = game.edition().shape(held.tile);
        // At a real table it may have been played although the rules refuse it.
        let refused = self.place(game).cloned();
        if let Some(place) = refused.filter(|place| may_be_kept(view, place))
            && ui.input_mut(|input| input.consume_shortcut(&ANYWAY))
        {
            return Some(self.keep_anyway(ui, &place));
        }
        let put = held.steer(ui, shape, grid);
        if plain_key(ui, keys::NEXT_PLACE.keys)
            && let Some(next) = next_place(game, self.shown, held)
        {
            held.take_to(shape, next);
            self.called = Some(Called::There);
        }
        // Where the tile is not allowed, Enter moves it to the nearest legal place.
        let is_legal = |held: Held| {
            let command = Command::new(self.shown, Decision::put(held.tile, held.squares(shape)));
            game.check(&command).is_ok()
        };
        if put.is_some()
            && ui.input(|input| input.key_pressed(Key::Enter))
            && !is_legal(held)
            && let Some(next) = next_place(game, self.shown, held)
        {
            held.take_to(shape, next);
            self.called = Some(Called::There);
            self.held = Some(held);
            ui.request_repaint();
            return None;
        }
        let before = self.held.replace(held);
        let mut cancelled = grid.clicked_other.is_some();
        cancelled |= escaped(ui);
        if before != Some(held) {
            // What was already drawn in this frame does not show it yet.
            ui.request_repaint();
        }
        let legal = self.place(game).filter(|place| place.checked.is_ok());
        let legal = legal.map(|place| place.command);
        let puts = legal.filter(|_| put.is_some() && !cancelled);
        if cancelled || puts.is_some() {
            self.held = None;
            // From now on, typed keys are for the table again.
            self.listens = false;
            self.letters = Strokes::default();
            ui.memory_mut(|memory| memory.stop_text_input());
        }
        puts.map(|command| Intent::Play(vec![command]))
    }

    fn paint(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        choices: &[Choice],
        grid: &Board,
        (hovered, pointed): (Option<Tile>, Option<Squares>),
    ) {
        let game = view.game;
        let player = game.player(self.shown);
        let home = player.principality();
        let tiles: Vec<(Tile, Squares)> = home.tiles().collect();
        let court = Court {
            builders: player.builders(),
            jesters: player.jesters(),
        };
        let id = Id::unique(("board", self.shown.index()));
        let step = view.session.cursor();
        let settling = moves::settling(ui.ctx(), id, &tiles, step);
        grid.paint_settling(&tiles, home.palazzo(), court, settling);
        for squares in Irregular::of(view, self.shown).tiles {
            grid.paint_exception(ui, squares);
        }
        let reach = hovered.or(self.held.map(|held| held.tile));
        let reach = choices.iter().find(|choice| Some(choice.tile) == reach);
        if let Some(choice) = reach {
            grid.paint_reach(choice.covered);
        }
        if let Some(pointed) = pointed {
            grid.paint_place(pointed);
        }
        if let Some(place) = self.place(game) {
            let wrong = match &place.checked {
                Err(why) => match why.fact {
                    // The edges are marked; one cross shows that the place is illegal.
                    Fact::Touches { squares } => squares.iter().last().into_iter().collect(),
                    _ => place.wrong(),
                },
                Ok(()) => Squares::EMPTY,
            };
            grid.paint_ghost(place.tile, place.squares, wrong, place.checked.is_ok());
            let warnings = place.warnings(game);
            if !warnings.is_empty() {
                grid.paint_warning(place.squares);
                grid.describe(ui, place.squares, &warnings.join(" "));
            }
            if let Err(Violation {
                fact: Fact::Touches { squares },
                ..
            }) = &place.checked
            {
                let built = home.built().union(home.palazzo());
                grid.paint_edges(*squares, built);
            }
        }
        if let Some(square) = grid.focused {
            grid.paint_focus(square);
        }
    }
}

/// Returns the child layout of a part of the panel, from top to bottom.
pub(crate) fn part(ui: &mut Ui, rect: Rect, id: &str) -> Ui {
    page::part(ui, rect, id)
}

/// Returns whether this letter turns the tile in hand or moves it to its next place.
fn is_move(sign: char) -> bool {
    let key = Key::from_name(&sign.to_uppercase().to_string());
    let all = [keys::TURN, keys::TURN_OVER, keys::NEXT_PLACE];
    let mut all = all.iter().flat_map(|key| key.keys);
    key.is_some_and(|key| all.any(|one| *one == key))
}

/// Returns the next legal place after the current one, or the nearest one if the current
/// place is illegal.
fn next_place(game: &Game, seat: Seat, held: Held) -> Option<Squares> {
    let here = held.squares(game.edition().shape(held.tile));
    let places: Vec<Squares> = game.places(seat, held.tile).iter().collect();
    match places.iter().position(|&place| place == here) {
        Some(at) => places.get((at + 1) % places.len()).copied(),
        None => places.into_iter().min_by_key(|&place| far(here, place)),
    }
}

/// Returns the distance of two places, in steps of their first squares.
fn far(one: Squares, other: Squares) -> u32 {
    match (one.iter().next(), other.iter().next()) {
        (Some(here), Some(there)) => {
            there.file().abs_diff(here.file()) + there.rank().abs_diff(here.rank())
        }
        (None, _) | (_, None) => 0,
    }
}

fn ground(ui: &Ui, rect: Rect, fill: egui::Color32, edge: egui::Color32) {
    let round = CornerRadius::same(size::ROUND_CARD);
    let edge = Stroke::new(1.5, edge);
    ui.painter()
        .rect(rect, round, fill, edge, StrokeKind::Inside);
}

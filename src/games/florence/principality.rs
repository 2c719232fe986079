//! The principality of one seat: its board, the ten buildings, a box that says what
//! is the matter, and the hand. Nothing of it moves while a tile is in the hand.
//!
//! Whose principality it is is chosen by a click on a seat; `Back to Anna` leads to
//! whoever decides. By name: `Build Library` (or `Place Forest`, when a landscape is to
//! be placed) takes a tile; `Orientation 3 of 8` turns it so, as do `Turn` and `Turn
//! over` in what happens now; a click on the square `d4, empty` puts it down so that the
//! first of its squares (of the lowest rank the leftmost one) lies there; `Move to
//! g2–g4` takes it to a place that is legal. A single kind of landscape to be placed is
//! in the hand by itself.
//!
//! With keys: Enter and initials as in [`tray`]; R and Shift+R turn, F
//! turns over, the arrows move, N goes to the next legal place, Enter puts down, Escape or a right click takes
//! back.

mod box_below;
mod cell;
mod hand_below;

use std::rc::Rc;

use eframe::egui::{
    self, CornerRadius, Id, Key, Rect, ScrollArea, Stroke, StrokeKind, Ui, pos2, vec2,
};

use self::box_below::may_be_kept;
use self::cell::{cell, choices, leading};
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
use florence::rules::game::Pending;
use florence::{Command, Decision, Fact, Game, Phase, Profession, Squares, Tile, Violation};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::{Named, board, notation, planning, record};
use words::language::Tongues;

/// Between board and tray, and between two things of a group.
const BESIDE: f32 = 14.0;
const GAP: f32 = 8.0;
/// The cards of the hand in a usual and in a high pane, and from which height on it
/// is one.
const HAND: [f32; 2] = [150.0, 184.0];
const HIGH: f32 = 760.0;
/// The hand where nobody sees a card of it.
const HAND_LINE: f32 = 24.0;
/// The least and the usual width of the tray, and its part of the whole.
const TRAY: [f32; 2] = [250.0, 310.0];
const TRAY_PART: f32 = 0.44;
/// The least height of board and tray, and how many buildings are below each other
/// in it.
const LEAST: f32 = 306.0;
const ROWS: f32 = 5.0;
/// The box below the tray, and where all it can say is that one builds later.
const BOX: [f32; 2] = [112.0, 118.0];
const BRIEF_BOX: f32 = 64.0;
/// A building of the tray: its least and its greatest height, and between two.
const CELL: [f32; 3] = [36.0, 84.0, 6.0];
/// The least side of a square.
const LEAST_SIDE: f32 = 24.0;
/// How many cards lie side by side before they overlap.
const IN_A_ROW: f32 = 5.0;
/// The most legal places that are offered by name.
const MOST_PLACES: usize = 3;
/// A way to lie, in the box; its sentences, and a line of them.
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
    /// Whether somebody chose `shown` during the auctions, in which the turn
    /// goes round too fast to be followed.
    kept: bool,
    /// Whether `shown` was chosen since this was drawn last.
    asked: bool,
    /// Whose turn of which round it was when `shown` last followed.
    followed: Option<(u8, Phase, Option<Seat>)>,
    held: Option<Held>,
    /// Whether what is in the hand is all that could be, and must be placed.
    must_place: bool,
    /// What the rules say of it in this frame, where it hovers.
    placement: Option<Placement>,
    /// Whether grid or tray has the keyboard.
    listens: bool,
    /// What can be taken by its initial.
    takeable: Vec<Tile>,
    /// The letters that took and turned tiles one after the other: they may become a word.
    letters: Strokes,
    /// Where it is wanted, if it is.
    called: Option<Called>,
    /// What can be taken, as it was found last.
    found: Option<Found>,
    /// Whether a card of a hand has been seen.
    has_seen: bool,
}

/// Letters belong together that are not farther apart, in seconds.
const TYPED_TOGETHER: f64 = 5.0;

/// Letters that were keys here, one after the other.
#[derive(Clone, Debug, Default)]
struct Strokes {
    letters: String,
    /// When the last of them came, in seconds of the window.
    last: f64,
    /// Whether one of them took a tile in hand.
    took: bool,
    /// What was in the hand before the last of them.
    before: Option<Held>,
}

/// Where the keyboard is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Called {
    /// In the tray, or on the grid if something is in the hand.
    Choose,
    /// On the square to which the tile in the hand was taken.
    There,
}

/// What can be taken, and in which position.
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
    /// To this tile of the tray.
    Tray(Tile),
    /// To the tile in the hand.
    Grid,
}

/// What can be in the tray, and whether it may be taken from there.
#[derive(Debug)]
pub(crate) struct Choice {
    tile: Tile,
    left: u8,
    /// The squares it could cover and the number of places.
    covered: Squares,
    places: usize,
    /// The number of places if it might touch others.
    touching: usize,
    /// The professions in hand that want it, as far as they are known.
    wanted_by: Set<Profession>,
    allowed: Result<(), Refusal>,
    /// Why it has no place, in a word or two.
    short: Option<&'static str>,
}

impl Choice {
    fn places_and_wish(&self) -> String {
        planning::places_and_wish(self.places, self.wanted_by.iter())
    }
}

/// Where the parts of the panel lie.
#[derive(Clone, Copy, Debug)]
struct Parts {
    side: f32,
    board: Rect,
    tray: Rect,
    note: Rect,
    hand: Option<Rect>,
}

impl Parts {
    /// In this room, with so many tiles in the tray and a box of this height; `hand` is
    /// how high the hand is, if it is to be seen.
    fn of(room: Rect, tiles: usize, note: f32, hand: Option<f32>) -> Self {
        // Where only a landscape is placed, the board goes with less.
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
        // Where there is much more width than height, the hand lies at the right, so
        // that the board has all of the height.
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
        // What the tray has no use for.
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
    /// Shows the principality of this seat until the turn goes on.
    pub fn look_at(&mut self, seat: Seat) {
        if self.shown != seat {
            self.held = None;
        }
        self.shown = seat;
        self.kept = true;
        self.asked = true;
    }

    /// Whose principality is shown.
    #[must_use]
    pub fn shown(&self) -> Seat {
        self.shown
    }

    /// The tile that this seat has in its hand.
    #[must_use]
    pub fn in_hand_of(&self, seat: Seat) -> Option<Tile> {
        let held = self.held.filter(|_| self.shown == seat)?;
        Some(held.tile)
    }

    /// Whether the tile in the hand is one that must be placed, and no other.
    #[must_use]
    pub fn must_be_placed(&self, view: &View<'_>) -> bool {
        matches!(view.game.pending(), Some(Pending::Place { object, .. })
            if object.landscapes().len() == 1)
    }

    /// Turns the tile in the hand clockwise.
    pub fn turn(&mut self, view: &View<'_>) {
        if let Some(held) = &mut self.held {
            held.turn(view.game.edition().shape(held.tile), 1);
        }
    }

    /// Turns the tile in the hand over.
    pub fn turn_over(&mut self, view: &View<'_>) {
        if let Some(held) = &mut self.held {
            held.turn_over(view.game.edition().shape(held.tile));
        }
    }

    /// Takes the tile back into the supply.
    pub fn let_go(&mut self) {
        self.held = None;
        self.listens = false;
        self.letters = Strokes::default();
    }

    /// The command that puts the tile in the hand down, or why it may not lie where
    /// it is.
    pub fn checked(&mut self, view: &View<'_>) -> Option<Result<Command, Violation>> {
        let place = self.place(view.game)?;
        Some(place.checked.clone().map(|()| place.command))
    }

    /// Whether keys take, turn or move a tile here.
    #[must_use]
    pub fn has_keys(&self) -> bool {
        self.held.is_some() || self.listens
    }

    /// Whether this sign is one of them. Where a tile is in the hand that must be
    /// placed, and no other, no initial takes another one.
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

    /// The letters that were typed right before (`now` in seconds of the window) and did
    /// something to tiles, when the next sign does not: they may be the beginning of a
    /// word. What they took goes back.
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

    /// Whether this digit makes a square of the letter before it: of `f`, which turns the
    /// tile in the hand over. Of a letter that is no key the palette makes it.
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

    /// The tile in the hand with the squares that this text names and nothing else.
    #[must_use]
    pub fn typed_of_hand(&self, text: &str) -> Option<String> {
        let held = self.held?;
        notation::is_squares(text)
            .then(|| format!("{}{text}", record::begin_tile(self.shown, held.tile)))
    }

    /// Goes along with the turn, and takes up what must be placed: before anything
    /// is drawn in a frame.
    pub fn prepare(&mut self, view: &View<'_>) {
        self.follow(view);
        // Another frame, perhaps another position.
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

    /// What can be taken; found anew only in another position.
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

    /// Goes along with the turn.
    fn follow(&mut self, view: &View<'_>) {
        let game = view.game;
        let acting = leading(view);
        let bidding = game.phase() == Phase::Auction && game.pending().is_none();
        let now = (game.round(), game.phase(), acting.filter(|_| !bidding));
        let asked = std::mem::take(&mut self.asked);
        if self.followed != Some(now) {
            if self.followed.is_some() && !asked {
                // Whoever had it in the hand has had their turn.
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

    /// Lets go of a tile that may no longer be put down, and takes the landscape
    /// that must be.
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

    /// The keyboard goes to the tray, or to the grid if something is in the hand.
    pub fn choose(&mut self) {
        self.called = Some(Called::Choose);
    }

    /// Takes the tile whose initial was typed. Says where the keyboard is wanted.
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

    /// Takes a tile in hand, where it first could lie.
    pub fn take(&mut self, view: &View<'_>, tile: Tile) {
        let shape = view.game.edition().shape(tile);
        let mut places = view.game.places(self.shown, tile).iter();
        self.held = places
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
        // The grid is interacted with first, but what it shows depends on the tray: so
        // the tray is drawn before the grid is painted.
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

    /// Draws the tray. Says over which tile the pointer is, or the keyboard.
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
        let lost = self.place(view.game).map(|place| place.lost.clone());
        let lost = lost.unwrap_or_default();
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
            let crossed = matches!(choice.tile, Tile::Building(kind) if lost.contains(&kind));
            let picture = view.game.edition().shape(choice.tile).oriented(0);
            let response = cell(ui, rect, choice, picture, (selected, crossed));
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
            match &choice.allowed {
                Ok(()) => response.on_hover_text(choice.places_and_wish()),
                Err(why) => response.on_hover_text(why),
            };
        }
        hovered
    }

    /// What the rules say of the tile in the hand where it is. They are asked again
    /// only if it has moved in this frame.
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

    /// Moves, turns, puts down or takes back what is in the hand, as keys and pointer
    /// say.
    fn hold(&mut self, ui: &Ui, view: &View<'_>, grid: &mut Board) -> Option<Intent> {
        let mut held = self.held?;
        let game = view.game;
        let shape = game.edition().shape(held.tile);
        // What the rules refuse can have been played all the same.
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
        // Where it may not lie, Enter takes it to the nearest place where it may.
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
            // What was drawn before does not know of it yet.
            ui.request_repaint();
        }
        let legal = self.place(game).filter(|place| place.checked.is_ok());
        let legal = legal.map(|place| place.command);
        let puts = legal.filter(|_| put.is_some() && !cancelled);
        if cancelled || puts.is_some() {
            self.held = None;
            // What is typed from now on is for the table again.
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
                    // The edges are marked; one cross says that it cannot lie there.
                    Fact::Touches { squares } => squares.iter().last().into_iter().collect(),
                    _ => place.wrong(),
                },
                Ok(()) => Squares::EMPTY,
            };
            grid.paint_ghost(place.tile, place.squares, wrong, place.checked.is_ok());
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

/// A part of the panel, from top to bottom.
pub(crate) fn part(ui: &mut Ui, rect: Rect, id: &str) -> Ui {
    page::part(ui, rect, id)
}

/// What the box stands on.
/// Whether this letter turns the tile in the hand, or takes it on to its next place.
fn is_move(sign: char) -> bool {
    let key = Key::from_name(&sign.to_uppercase().to_string());
    let all = [keys::TURN, keys::TURN_OVER, keys::NEXT_PLACE];
    let mut all = all.iter().flat_map(|key| key.keys);
    key.is_some_and(|key| all.any(|one| *one == key))
}

/// The legal place after the one where this lies, or the nearest one if it may not lie
/// there.
fn next_place(game: &Game, seat: Seat, held: Held) -> Option<Squares> {
    let here = held.squares(game.edition().shape(held.tile));
    let places: Vec<Squares> = game.places(seat, held.tile).iter().collect();
    match places.iter().position(|&place| place == here) {
        Some(at) => places.get((at + 1) % places.len()).copied(),
        None => places.into_iter().min_by_key(|&place| far(here, place)),
    }
}

/// How far two places are from each other, in steps of their first squares.
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

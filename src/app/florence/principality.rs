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

use crate::app::shell::at_hand;
use std::rc::Rc;
use std::sync::Arc;

use eframe::egui::{
    self, Align, Align2, CornerRadius, FontId, Galley, Id, Key, Layout, Rect, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::cells::Cells;
use super::art::palazzo::Court;
use super::art::{glyphs, tile as art};
use super::faces;
use super::grid_view::Board;
use super::in_hand::Held;
use super::irregular::Irregular;
use super::placement::Placement;
use super::tray;
use super::tray::Wanted;
use super::turn;
use super::turn::Said;
use super::{Intent, View, Viewer};
use super::{hand, keys, moves, rulings};
use crate::app::shell::Intent as Shell;
use crate::app::shell::command_line::ANYWAY;
use crate::app::shell::commands::{escaped, plain_key};
use crate::app::shell::controls::Refusal;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::keys::in_words as keys_in_words;
use crate::app::shell::text;
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets::{self, Press, Weight};
use florence::rules::Beside;
use florence::rules::game::Pending;
use florence::{
    AnyCard, Building, Command, Fact, Game, Landscape, Phase, Profession, Shape, Squares, Tile,
    Violation,
};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::{Named, board, planning};

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
    /// The letters that took and turned tiles one after the other, and when the last
    /// of them came, in seconds of the window: they may become a word.
    letters: (String, f64),
    /// Where it is wanted, if it is.
    called: Option<Called>,
    /// What can be taken, as it was found last.
    found: Option<Found>,
    /// Whether a card of a hand has been seen.
    has_seen: bool,
}

/// Letters belong together that are not farther apart, in seconds.
const TYPED_TOGETHER: f64 = 5.0;

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
            letters: (String::new(), 0.0),
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
struct Choice {
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
        self.letters.0.clear();
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
        let moves = || {
            let key = Key::from_name(&sign.to_uppercase().to_string());
            let all = [keys::TURN, keys::TURN_OVER, keys::NEXT_PLACE];
            let mut all = all.iter().flat_map(|key| key.keys);
            key.is_some_and(|key| all.any(|one| *one == key))
        };
        let takes = || {
            let is_only_one = self.held.is_some() && self.must_place;
            let mut tiles = self.takeable.iter();
            !is_only_one && tiles.any(|&tile| tray::is_initial(sign, tile))
        };
        let is_meant = || self.held.is_some() && moves() || takes();
        self.has_keys() && (!sign.is_alphabetic() || is_meant())
    }

    /// The letters that were typed right before (`now` in seconds of the window) and did
    /// something to tiles, when the next one does not: they were the beginning of a
    /// word, and what they took goes back.
    pub fn take_letters(&mut self, now: f64) -> String {
        let (letters, last) = std::mem::take(&mut self.letters);
        let is_word = now - last < TYPED_TOGETHER;
        if is_word && !letters.is_empty() && !self.must_place {
            self.let_go();
        }
        if is_word { letters } else { String::new() }
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
        let known = known.filter(|found| found.seat == seat && *found.game == *view.game);
        if let Some(found) = known {
            return Rc::clone(&found.choices);
        }
        let choices: Rc<[Choice]> = choices(view, seat).into();
        self.found = Some(Found {
            game: Box::new(*view.game),
            seat,
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
        if let Some(sign) = tray::typed(ui).filter(|sign| self.is_key(*sign)) {
            let now = ui.input(|input| input.time);
            if now - self.letters.1 >= TYPED_TOGETHER {
                self.letters.0.clear();
            }
            self.letters.0.push(sign);
            self.letters.1 = now;
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

    /// Whether some card in a hand has lain open in this game: from then on the hand
    /// keeps its place, and the board its size.
    fn has_seen_a_card(&mut self, view: &View<'_>) -> bool {
        self.has_seen |= knows_a_card(view);
        self.has_seen
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
                    // From here on the arrow keys move it.
                    if let Some(held) = self.held {
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
            self.letters.0.clear();
            ui.memory_mut(|memory| memory.stop_text_input());
        }
        puts.map(|command| Intent::Play(vec![command]))
    }

    /// The box below the tray, which is always there: whether the tile in the hand can
    /// lie where it is, and why not; what is known of the tile under the pointer;
    /// whose principality it is, and what cannot be done. Says which place is pointed
    /// at.
    fn note(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        choices: &[Choice],
        hovered: Option<Tile>,
    ) -> (Option<Intent>, Option<Squares>) {
        let rect = ui.max_rect();
        let palette = Palette::of(ui);
        if self.held.is_some() {
            return self.verdict(ui, view, rect);
        }
        ground(ui, rect, palette.paper, palette.line);
        let mut inside = part(ui, rect.shrink2(vec2(12.0, 4.0)), "what_is_the_matter");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.spacing_mut().interact_size.y = 16.0;
        let hovered = choices.iter().find(|choice| Some(choice.tile) == hovered);
        if let Some(choice) = hovered {
            ui.label(RichText::new(choice.tile.name()).font(face::strong(14.0)));
            ui.label(RichText::new(choice.places_and_wish()).font(face::text(13.0)));
            if let Err(why) = &choice.allowed {
                let text = RichText::new(why)
                    .font(face::text(13.0))
                    .color(palette.wrong);
                ui.add(egui::Label::new(text).wrap());
            }
            return (None, None);
        }
        (self.at_rest(ui, view, choices), None)
    }

    /// Whose principality it is, and what is to be known of it.
    fn at_rest(&mut self, ui: &mut Ui, view: &View<'_>, choices: &[Choice]) -> Option<Intent> {
        let mut wanted = None;
        let acting = view.game.to_act().filter(|&seat| seat != self.shown);
        ui.horizontal(|ui| {
            icons::seat_marker(ui, self.shown);
            let said = board::principality_of(&view.words.seat(self.shown));
            let text = RichText::new(&said).font(face::strong(14.0));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Some(acting) = acting {
                    let name = view.words.with_names_of(14).seat(acting);
                    let text = fl!(back_to_player, player = &name);
                    if Press::new(&text).small().pressed(ui) {
                        wanted = Some(Intent::LookAt(acting));
                    }
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(text).truncate());
                });
            });
        });
        ui.horizontal(|ui| {
            let summary = RichText::new(summary(view.game, self.shown));
            ui.label(summary.font(face::text(13.0)));
            rulings::shapes(ui, view.game.edition());
        });
        self.reasons(ui, view, choices);
        wanted
    }

    /// What to do, as long as nothing is in the hand, or why nothing can be done.
    fn reasons(&self, ui: &mut Ui, view: &View<'_>, choices: &[Choice]) {
        let turn = view.game.turn().filter(|_| view.game.pending().is_none());
        let own = turn.is_some_and(|turn| turn.seat == self.shown);
        let can_be_taken = choices.iter().any(|choice| choice.allowed.is_ok());
        let mut said: Vec<Said> = Vec::new();
        if own && view.may_decide(self.shown) {
            // What is refused comes first: what was done is in the log too.
            said.extend(turn::refusals(view, self.shown));
            let done = turn::done_this_turn(view, self.shown);
            if !done.is_empty() {
                said.push(board::done(&done).into());
            }
        } else {
            match view.game.phase() {
                // The same for all of them, most of the time: it is not the moment.
                Phase::Actions => {
                    for choice in choices {
                        if let Err(why) = &choice.allowed
                            && said.iter().all(|said| said.told != *why)
                        {
                            said.push(why.clone().into());
                        }
                    }
                }
                // Nobody expects to build: no reason is owed.
                Phase::Seats | Phase::StartingHands | Phase::Auction | Phase::Characters
                    if !can_be_taken =>
                {
                    said.push(fl!(tray_building_later).to_owned().into());
                }
                Phase::Seats
                | Phase::StartingHands
                | Phase::Auction
                | Phase::Characters
                | Phase::Reveal
                | Phase::Over => {}
            }
        }
        let wanted = choices.iter().any(|choice| !choice.wanted_by.is_empty());
        let explains = can_be_taken && wanted;
        if can_be_taken && !wanted {
            said.insert(0, fl!(tray_hint).to_owned().into());
        }
        let room = ui.available_rect_before_wrap();
        let below = sentences(ui, &said);
        if explains {
            wanted_tiles(ui, room.with_min_y(below + 1.0));
        }
    }

    /// Whether the tile in the hand can lie where it is, and why not, with the places
    /// where it can. Says at which of these the pointer is.
    fn verdict(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        rect: Rect,
    ) -> (Option<Intent>, Option<Squares>) {
        let palette = Palette::of(ui);
        let (game, seat) = (view.game, self.shown);
        let Some(place) = self.place(game).cloned() else {
            return (None, None);
        };
        let tile = place.tile;
        let legal = place.checked.is_ok();
        let (fill, colour) = match legal {
            true => (palette.right_ground, palette.right),
            false => (palette.wrong_ground, palette.wrong),
        };
        ground(ui, rect, fill, colour);
        let mut inside = part(ui, rect.shrink2(vec2(12.0, 7.0)), "verdict");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        ui.spacing_mut().interact_size.y = 16.0;
        let title = match &place.checked {
            Ok(()) => board::lies_on(tile, place.squares),
            Err(why) => self.matter(game, &place, why),
        };
        ui.horizontal(|ui| {
            let (icon, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            let sign = if legal { Icon::Check } else { Icon::Warn };
            icons::paint(ui.painter(), icon, sign, colour);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if let Err(why) = &place.checked {
                    at_hand::tag(ui, &why.rule.to_string(), colour);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let text = RichText::new(title).font(face::strong(14.0)).color(colour);
                    ui.add(egui::Label::new(text).truncate());
                });
            });
        });
        let mut pointed = None;
        let foot = rect.bottom() - 7.0 - WAY;
        let body = ui.available_rect_before_wrap().with_max_y(foot - 2.0);
        let mut said = part(ui, body, "sentence");
        ScrollArea::vertical()
            .id_salt("sentence")
            .min_scrolled_height(0.0)
            .show(&mut said, |ui| {
                // What is shut out stands first: the heading says where the tile lies.
                if !place.lost.is_empty() {
                    let lost = board::no_longer_fit(&place.lost);
                    let text = RichText::new(lost)
                        .font(face::text(SAID))
                        .color(palette.ink);
                    ui.add(egui::Label::new(text.line_height(Some(LINE))).wrap());
                }
                let sentence = match &place.checked {
                    Ok(()) => {
                        let price = game.building_price(seat);
                        let price = matches!(tile, Tile::Building(_)).then_some(price);
                        board::can_lie(tile, place.squares, price)
                    }
                    Err(why) => view.words.about(seat).violation(why),
                };
                let text = RichText::new(&sentence)
                    .font(face::text(SAID))
                    .color(palette.ink);
                let label = ui.add(egui::Label::new(text.line_height(Some(LINE))).wrap());
                if let Err(why) = &place.checked {
                    let cited = view.words.about(seat).cited(why);
                    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &cited));
                }
                if !legal {
                    pointed = self.places(ui, game, &place);
                }
            });
        let ways = Rect::from_min_max(pos2(rect.left() + 12.0, foot), rect.max - vec2(12.0, 7.0));
        let mut row = part(ui, ways, "ways_to_lie");
        if let Some(mut held) = self.held {
            ways_to_lie(&mut row, &mut held, game.edition().shape(tile), WAY);
            self.held = Some(held);
        }
        let mut wanted = None;
        if may_be_kept(view, &place) {
            let text = fl!(keep_as_an_exception);
            let keep = Press::new(text).small().tight();
            let wide = keep.width(ui).min(ways.width() * 0.6);
            let at = pos2(ways.right() - wide, ways.bottom() - size::SMALL_BUTTON);
            let at = Rect::from_min_max(at, ways.max);
            let hint = keys_in_words(ui.ctx(), &ANYWAY);
            let pressed = widgets::inside(ui, at, |ui| ui.add(keep));
            if pressed.on_hover_text(hint).clicked() {
                wanted = Some(self.keep_anyway(ui, &place));
            }
        }
        (wanted, pointed)
    }

    /// Puts the tile in the hand down where the rules refuse it.
    fn keep_anyway(&mut self, ui: &Ui, place: &Placement) -> Intent {
        self.held = None;
        self.listens = false;
        self.letters.0.clear();
        ui.memory_mut(|memory| memory.stop_text_input());
        let play = Intent::Play(vec![place.command]).into();
        Intent::Shell(Shell::PlayAnyway(Box::new(play)))
    }

    /// Places where the tile in the hand can lie, the nearest first: a click takes it
    /// there. Says at which of them the pointer is, or else the first of them.
    fn places(&mut self, ui: &mut Ui, game: &Game, place: &Placement) -> Option<Squares> {
        let mut places: Vec<Squares> = game.places(self.shown, place.tile).iter().collect();
        places.sort_by_key(|&there| far(place.squares, there));
        let mut pointed = places.first().copied();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let text = fl!(legal_places, number = places.len());
            let text = RichText::new(text).font(face::text(SAID));
            ui.label(text.line_height(Some(LINE)));
            for (at, &squares) in places.iter().take(MOST_PLACES).enumerate() {
                let name = board::in_short(squares);
                // A second row would have no room.
                let wide = text::width(ui, &name, face::strong(SAID));
                if at > 0 && wide > ui.available_size_before_wrap().x {
                    break;
                }
                let response = link(ui, &name);
                if response.hovered() || response.has_focus() {
                    pointed = Some(squares);
                }
                if response.clicked() {
                    let shape = game.edition().shape(place.tile);
                    self.held = Held::lying(place.tile, shape, squares).or(self.held);
                    self.called = Some(Called::There);
                    ui.request_repaint();
                }
            }
        });
        pointed
    }

    /// What is the matter with a place, in a few words.
    fn matter(&self, game: &Game, place: &Placement, why: &Violation) -> String {
        let home = game.player(self.shown).principality();
        let others = |near: Squares, only_built: bool| {
            let tiles = home.tiles().filter(|(tile, squares)| {
                let built = matches!(tile, Tile::Building(_)) || !only_built;
                built && !squares.intersection(near).is_empty()
            });
            let tiles: Vec<Tile> = tiles.map(|(tile, _)| tile).collect();
            let palazzo = !home.palazzo().intersection(near).is_empty();
            (tiles, palazzo)
        };
        match why.fact {
            Fact::Touches { .. } => {
                let (tiles, palazzo) = others(place.squares.neighbours(), true);
                fl!(touches_things, things = board::the_things(&tiles, palazzo))
            }
            Fact::Overlaps { .. } => {
                let (tiles, palazzo) = others(place.squares, false);
                fl!(lies_on_things, things = board::the_things(&tiles, palazzo))
            }
            _ => fl!(cannot_lie_here, tile = place.tile.id()),
        }
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

    /// The hand of whoever's principality it is, as far as it is known; the rest face
    /// down. A click on a profession shows its work.
    fn cards(&self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> Option<Intent> {
        let player = view.game.player(self.shown);
        let known = hand::in_hand(player);
        let hidden = [
            (player.hand().hidden(), Icon::Card),
            (player.bonus_cards().hidden(), Icon::Bonus),
            (player.prestige_cards().hidden(), glyphs::PRESTIGE),
            (player.recruiting_in_hand(), glyphs::RECRUIT),
        ];
        if rect.height() <= HAND_LINE {
            hand_line(ui, rect, &view.words.seat(self.shown), &hidden);
            return None;
        }
        let backs: usize = hidden.iter().map(|&(number, _)| usize::from(number)).sum();
        let number = known.len() + backs;
        let beside = rect.width() < rect.height();
        let gap = GAP;
        let columns = match beside {
            true => ((rect.width() + gap) / (faces::WIDE + gap))
                .floor()
                .max(1.0),
            false => IN_A_ROW,
        };
        let width = ((rect.width() - gap * (columns - 1.0)) / columns).floor();
        let rows = if beside {
            (number as f32 / columns).ceil()
        } else {
            1.0
        };
        let height = match beside {
            true => ((rect.height() - gap * (rows - 1.0)) / rows.max(1.0)).min(faces::CARD * 1.15),
            false => rect.height(),
        };
        let width = width.min(height * 1.25).floor();
        let step = match number as f32 > columns && !beside {
            true => (rect.width() - width) / (number - 1) as f32,
            false => width + gap,
        };
        // What is seen lies free if there is room: the backs lie on each other.
        let free = known.len() as f32 * (width + gap);
        let stacks = step < width && backs > 0 && free + width <= rect.width();
        let [step, of_backs] = match stacks {
            true => {
                let rest = rect.width() - free - width;
                let between = rest / (backs as f32 - 1.0).max(1.0);
                [width + gap, between.min(width + gap)]
            }
            false => [step, step],
        };
        let place = |at: usize| {
            let (left, row) = match beside {
                true => (
                    at as f32 % columns * step,
                    (at as f32 / columns).floor() * (height + gap),
                ),
                false => {
                    let behind = at.saturating_sub(known.len());
                    let left = (at - behind) as f32 * step + behind as f32 * of_backs;
                    (left, 0.0)
                }
            };
            Rect::from_min_size(rect.min + vec2(left, row), vec2(width, height))
        };
        let mut wanted = None;
        for (at, &card) in known.iter().enumerate() {
            let rect = place(at);
            // What lies below another card is hovered where it can be seen.
            let last = at + 1 == number;
            let seen = if last {
                rect
            } else {
                rect.with_max_x(rect.left() + step.min(width))
            };
            faces::any(ui, rect, view, self.shown, card);
            let place = (("in_hand", at), rect, seen);
            wanted = wanted.or(hand::press(ui, place, view, self.shown, card));
        }
        let mut at = known.len();
        for (number, icon) in hidden {
            for _ in 0..number {
                faces::back(ui, place(at), icon);
                at += 1;
            }
        }
        wanted
    }
}

/// Whether a tile may be left where the rules refuse it: at a real table, if the pieces
/// allow it.
fn may_be_kept(view: &View<'_>, place: &Placement) -> bool {
    view.viewer == Viewer::Table
        && place.checked.is_err()
        && view.game.play_anyway(&place.command).is_ok()
}

/// How many cards of each kind a hand has of which nobody sees any.
fn hand_line(ui: &Ui, rect: Rect, name: &str, hidden: &[(u8, Icon)]) {
    let palette = Palette::of(ui);
    let told = fl!(hand_face_down, player = name);
    let at = rect.left_center();
    let font = face::text(12.5);
    let room = rect.width() - 160.0;
    let text = widgets::paint_text(ui, at, Align2::LEFT_CENTER, &told, font, palette.weak, room);
    let mut left = text.right() + 12.0;
    for &(number, icon) in hidden.iter().filter(|(number, _)| *number > 0) {
        let square = Rect::from_center_size(pos2(left + 7.5, at.y), Vec2::splat(15.0));
        icons::paint(ui.painter(), square, icon, palette.weak);
        let at = pos2(square.right() + 3.0, at.y);
        let font = face::strong(13.0);
        let number = number.to_string();
        let text = widgets::paint_text(
            ui,
            at,
            Align2::LEFT_CENTER,
            &number,
            font,
            palette.ink,
            30.0,
        );
        left = text.right() + 10.0;
    }
}

/// Whether some card in a hand lies open for whoever looks.
fn knows_a_card(view: &View<'_>) -> bool {
    let mut seats = view.game.seats();
    seats.any(|seat| {
        let cards = hand::in_hand(view.game.player(seat));
        let in_hand = |card: &AnyCard| !matches!(card, AnyCard::Prestige(_));
        cards.iter().any(in_hand)
    })
}

/// A part of the panel, from top to bottom.
fn part(ui: &mut Ui, rect: Rect, id: &str) -> Ui {
    let layout = Layout::top_down(Align::Min);
    ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect).layout(layout))
}

/// What the box stands on.
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

/// Sentences below each other, smaller where there is little room. Those for which there
/// is none are behind a line that says how many they are: whoever points at it, or goes
/// there with Tab, sees all. All of them are heard. Says where they end.
fn sentences(ui: &mut Ui, said: &[Said]) -> f32 {
    let palette = Palette::of(ui);
    let room = ui.available_rect_before_wrap();
    let lay_out = |ui: &Ui, text: &str, font: FontId| {
        let pitch = font.size + 3.0;
        let mut job = text::line(text, font, palette.weak);
        for section in &mut job.sections {
            section.format.line_height = Some(pitch);
        }
        job.wrap.max_width = room.width();
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let [usual, least] = [12.5, 12.0].map(|size| {
        let lines = said.iter();
        let lines = lines.map(|said| lay_out(ui, &said.shown, face::text(size)));
        lines.collect::<Vec<_>>()
    });
    let height = |lines: &[Arc<Galley>]| lines.iter().map(|line| line.size().y).sum::<f32>();
    let lines = match height(&usual) <= room.height() {
        true => usual,
        false => least,
    };
    let mut shown = lines.len();
    let line = lay_out(ui, "…", face::strong(12.0)).size().y;
    while shown > 0 && height(&lines[..shown]) > room.height() {
        // One line more is for how many there are.
        shown -= 1;
        while shown > 0 && height(&lines[..shown]) + line > room.height() {
            shown -= 1;
        }
    }
    let mut top = room.top();
    for (at, galley) in lines.into_iter().take(shown).enumerate() {
        let place = Rect::from_min_size(pos2(room.left(), top), galley.size());
        let response = ui.interact(place, ui.scope_id().with(("said", at)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said[at].told));
        top = place.bottom();
        ui.painter().galley(place.min, galley, palette.weak);
    }
    let rest = &said[shown..];
    if rest.is_empty() {
        return top;
    }
    let more = board::more_reasons(rest.len());
    let galley = lay_out(ui, &more, face::strong(12.0));
    let place = Rect::from_min_size(pos2(room.left(), top), galley.size());
    for (at, said) in rest.iter().enumerate() {
        let id = ui.scope_id().with(("said", shown + at));
        let response = ui.interact(place, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said.told));
    }
    let response = ui.interact(place, ui.scope_id().with("more_reasons"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &more));
    let is_read = response.hovered() || response.has_focus();
    let colour = if is_read { palette.ink } else { palette.weak };
    ui.painter()
        .galley_with_override_text_color(place.min, galley, colour);
    let line = Stroke::new(1.0, colour);
    ui.painter()
        .hline(place.x_range(), place.bottom() - 1.0, line);
    if response.has_focus() {
        widgets::focus_ring(ui, place.shrink(2.0));
    }
    if response.clicked() {
        response.request_focus();
    }
    if is_read {
        let all = said.iter().map(|said| said.told.as_str());
        response.show_tooltip_text(all.collect::<Vec<_>>().join("\n"));
    }
    place.bottom()
}

/// What the mark on a tile of the tray means, if there is room for it; it is heard
/// where there is none, and said by the tile.
fn wanted_tiles(ui: &Ui, room: Rect) {
    let palette = Palette::of(ui);
    let text = fl!(tray_wanted_tile);
    let line = room.with_max_y(room.top() + 16.0);
    let fits = line.bottom() <= room.bottom();
    let response = ui.interact(line, ui.scope_id().with("wanted_tiles"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    if !fits {
        return;
    }
    let mark = line.left_center() + vec2(6.5, 0.0);
    let mark = Rect::from_center_size(mark, Vec2::splat(13.0));
    icons::paint(ui.painter(), mark, Icon::Card, palette.leaf);
    let at = line.left_center() + vec2(18.0, 0.0);
    let room = line.width() - 18.0;
    let style = (face::text(12.5), palette.weak);
    text::paint(ui, at, Align2::LEFT_CENTER, text, style, room);
}

/// Words that lead to a place on the board.
fn link(ui: &mut Ui, place: &str) -> egui::Response {
    let palette = Palette::of(ui);
    let font = face::strong(SAID);
    let galley = ui
        .painter()
        .layout_no_wrap(place.to_owned(), font, palette.right);
    let room = vec2(galley.size().x, LINE);
    let (rect, response) = ui.allocate_exact_size(room, Sense::click());
    let name = fl!(move_to_place, place = place);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(1.0, palette.right);
        ui.painter()
            .hline(rect.x_range(), rect.bottom() - 1.0, line);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, rect.shrink(2.0));
    }
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.right);
    response
}

/// A tile of the tray: its picture, its name, how many are left and how many places
/// it has.
fn cell(
    ui: &Ui,
    rect: Rect,
    choice: &Choice,
    picture: Squares,
    (selected, crossed): (bool, bool),
) -> egui::Response {
    let palette = Palette::of(ui);
    let enabled = ui.is_enabled() && choice.allowed.is_ok();
    let sense = if enabled {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let id = ui.scope_id().with(("tile", choice.tile.id()));
    let response = ui.interact(rect, id, sense);
    let name = board::take(choice.tile);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, selected, &name));
    let possible = choice.places > 0;
    let painter = ui.painter();
    let (rect, ink) = if enabled {
        widgets::paint_ground(ui, rect, &response, Weight::Usual, (true, selected))
    } else {
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let edge = Stroke::new(1.0, palette.hair);
        painter.rect(rect, round, palette.card, edge, StrokeKind::Inside);
        (rect, if possible { palette.ink } else { palette.weak })
    };
    let is_narrow = rect.width() < 134.0;
    let wide = match (is_narrow, rect.height() > 54.0) {
        (true, _) => 34.0,
        (false, true) => (rect.height() + 8.0).min(rect.width() * 0.34),
        (false, false) => 44.0,
    };
    let art_rect = Rect::from_min_size(rect.min + vec2(4.0, 3.0), vec2(wide, rect.height() - 8.0));
    let dark = ui.visuals().dark_mode;
    let cells = Cells::of(picture);
    let faint = !possible && choice.touching == 0;
    let most = (rect.height() * 0.29).clamp(12.0, 20.0).floor();
    art::paint_in(painter, art_rect, dark, choice.tile, &cells, most, faint);
    if crossed {
        let cross = Rect::from_center_size(art_rect.center(), Vec2::splat(20.0));
        icons::paint(painter, cross, Icon::Cross, palette.wrong);
    }
    let left = art_rect.right() + if is_narrow { 4.0 } else { 7.0 };
    let room = rect.right() - 4.0 - left;
    let mark = if choice.wanted_by.is_empty() {
        0.0
    } else {
        16.0
    };
    let [upper, lower] = [rect.center().y - 8.0, rect.center().y + 8.5];
    let points = if is_narrow { 12.5 } else { 13.5 };
    let font = match possible || choice.touching > 0 {
        true => face::strong(points),
        false => face::text(points),
    };
    let name = choice.tile.name();
    let at = pos2(left, upper);
    widgets::paint_text(ui, at, Align2::LEFT_CENTER, name, font, ink, room - mark);
    if mark > 0.0 {
        let at = pos2(rect.right() - 13.0, upper);
        let square = Rect::from_center_size(at, Vec2::splat(13.0));
        icons::paint(painter, square, Icon::Card, palette.leaf);
    }
    let touching = choice.touching;
    let below = match (crossed, possible, choice.short) {
        (true, ..) => fl!(no_longer_fits).to_owned(),
        (_, true, _) => fl!(tray_places, number = choice.places),
        (_, false, _) if touching > 0 => fl!(places_if, number = touching),
        (_, false, Some(short)) => short.to_owned(),
        (_, false, None) => fl!(tile_no_room).to_owned(),
    };
    let dot = vec2(6.0, 6.0);
    let mut x = left;
    // The two builders that it takes stand behind the words.
    let takes_builders = !crossed && !possible && touching > 0;
    let behind = if takes_builders { 28.0 } else { 0.0 };
    // Words before dots where there is no room for both.
    let dots = choice.left.max(SUPPLY);
    let least = text::width(ui, &below, face::text(9.5)) + behind + 8.0 + f32::from(dots) * 8.0;
    let dots = if is_narrow || least > rect.right() - left {
        0
    } else {
        dots
    };
    for n in 0..dots {
        let square = Rect::from_center_size(pos2(x + 3.0, lower), dot);
        let edge = Stroke::new(1.0, palette.weak);
        let fill = if n < choice.left {
            palette.weak
        } else {
            egui::Color32::TRANSPARENT
        };
        painter.rect(square, 2, fill, edge, StrokeKind::Inside);
        x += 8.0;
    }
    x += if dots == 0 { 0.0 } else { 3.0 };
    let at = pos2(x, lower);
    let room = rect.right() - 5.0 - x - behind;
    let below = match takes_builders && text::width(ui, &below, face::text(9.5)) > room {
        true => touching.to_string(),
        false => below,
    };
    let font = text::fitting(ui, &below, face::text, [9.5, 12.0], room);
    let colour = if crossed { palette.wrong } else { palette.weak };
    let below = widgets::paint_text(ui, at, Align2::LEFT_CENTER, &below, font, colour, room);
    if takes_builders {
        for n in 0..2 {
            let at = pos2(below.right() + 9.0 + 13.0 * n as f32, lower);
            let square = Rect::from_center_size(at, Vec2::splat(12.0));
            icons::paint(painter, square, glyphs::BUILDER, palette.weak);
        }
    }
    response
}

/// How many of a kind of building there are at first.
const SUPPLY: u8 = 3;

/// Whose principality is looked at by itself: that of whoever decides. While the
/// computer plays, that of whoever did something to one last, so that one can see
/// it, and otherwise one's own.
fn leading(view: &View<'_>) -> Option<Seat> {
    let acting = view.game.to_act();
    let Some(own) = view.viewer.seat().filter(|_| view.computer_decides()) else {
        return acting;
    };
    if view.game.phase() != Phase::Actions {
        return Some(own);
    }
    let last = view.session.cursor().checked_sub(1)?;
    let last = &view.session.log().get(last)?.command;
    match view.may_decide(last.seat) {
        true => acting,
        false => Some(last.seat),
    }
}

/// The tray: the landscapes that may be placed if one must be, else the
/// buildings.
fn choices(view: &View<'_>, seat: Seat) -> Vec<Choice> {
    let tiles: Vec<Tile> = match view.game.pending() {
        Some(Pending::Place {
            seat: placing,
            object,
        }) if placing == seat => {
            let kinds: &[Landscape] = object.landscapes();
            kinds.iter().copied().map(Tile::Landscape).collect()
        }
        _ => Building::ALL.iter().copied().map(Tile::Building).collect(),
    };
    let choices = tiles.into_iter().map(|tile| {
        let places = view.game.places(seat, tile);
        let may = view.game.may_take(seat, tile);
        let home = view.game.player(seat).principality();
        let left = view.game.tiles_left(tile);
        let touching = match places.is_empty() && left > 0 {
            true => home
                .places(tile, Beside::Anything, view.game.edition())
                .len(),
            false => 0,
        };
        let short = match tile {
            Tile::Building(kind) if home.buildings().contains(kind) => Some(fl!(tile_built)),
            _ if left == 0 => Some(fl!(none_left)),
            _ => None,
        };
        Choice {
            touching,
            short,
            tile,
            left,
            covered: places.covered(),
            places: places.len(),
            wanted_by: wanted_by(view.game, seat, tile),
            allowed: match view.may_decide(seat) {
                true => may.map_err(|why| view.words.about(seat).cited(&why)),
                false => Err(fl!(computer_decides).to_owned()),
            },
        }
    });
    choices.collect()
}

/// The professions in a seat's hand that still miss this tile (W3, W4).
fn wanted_by(game: &Game, seat: Seat, tile: Tile) -> Set<Profession> {
    let player = game.player(seat);
    let home = player.principality();
    let misses = |card: &Profession| match tile {
        Tile::Building(kind) => card.building() == kind && !home.buildings().contains(kind),
        Tile::Landscape(kind) => card.landscape() == kind && home.landscape_count(kind) == 0,
    };
    player.hand().known().iter().filter(misses).collect()
}

fn summary(game: &Game, seat: Seat) -> String {
    let player = game.player(seat);
    let empty = player.principality().empty().len();
    board::principality_summary(empty, game.beside(seat).may_touch())
}

/// The ways a tile can lie, as pictures.
pub fn orientations(ui: &mut Ui, held: &mut Held, shape: &Shape) {
    ways_to_lie(ui, held, shape, 30.0);
}

/// The ways a tile can lie, as pictures of this size.
fn ways_to_lie(ui: &mut Ui, held: &mut Held, shape: &Shape, side: f32) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        let palette = Palette::of(ui);
        let count = shape.orientations();
        for orientation in 0..count {
            let selected = held.orientation == orientation;
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = board::orientation(orientation, count);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &name));
            let (fill, edge) = match (selected, response.hovered()) {
                (true, _) => (palette.chosen, palette.gold_edge),
                (false, true) => (palette.chosen, palette.weak),
                (false, false) => (palette.card, palette.line),
            };
            let edge = Stroke::new(1.0, edge);
            ui.painter().rect(rect, 4, fill, edge, StrokeKind::Inside);
            if response.has_focus() {
                widgets::focus_ring(ui, rect.shrink(1.0));
            }
            let squares = shape.oriented(orientation);
            let dark = ui.visuals().dark_mode;
            let cells = Cells::of(squares);
            art::paint_in(
                ui.painter(),
                rect.shrink(3.0),
                dark,
                held.tile,
                &cells,
                9.0,
                false,
            );
            if response.clicked() {
                held.orientation = orientation;
            }
            response.on_hover_text(&name);
        }
    });
}

/// The buttons that turn a tile.
pub fn turning(ui: &mut Ui, held: &mut Held, shape: &Shape) {
    let turn = egui::Button::new(fl!(turn_tile));
    let turn = ui.add(turn).on_hover_text(fl!(turn_tile_hint));
    if turn.clicked() {
        held.turn(shape, 1);
    }
    let over = egui::Button::new(fl!(turn_tile_over));
    let over = ui.add(over).on_hover_text(fl!(turn_tile_over_hint));
    if over.clicked() {
        held.turn_over(shape);
    }
}

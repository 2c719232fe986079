//! The principality of one seat: the grid, the tray of tiles, and where a tile
//! can go.
//!
//! By name: `Principality of Anna` shows another one; `Build Library` (or
//! `Place Forest`, when a landscape is to be placed) takes a tile from the tray;
//! `Orientation 3 of 8` turns it so, as do `Turn` and `Turn over`; a click on
//! the square `d4, empty` puts it down so that the first of its squares (of the
//! lowest rank the leftmost one) lies there; `Put down` puts it where it hovers
//! and `Cancel` takes it back. A single kind of landscape to be placed is in the
//! hand by itself.
//!
//! With keys: Enter and initials as in [`tray`]; R and Shift+R turn, F
//! turns over, the arrows move, Enter puts down, Escape or a right click takes
//! back.

use eframe::egui::{
    self, Button, Key, Modifiers, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use super::grid_view::{Board, MARGIN};
use super::in_hand::Held;
use super::placement::Placement;
use super::rulings;
use super::tile_art;
use super::tray;
use super::tray::{TrayTile, Wanted};
use super::{Intent, View};
use crate::app::shell::controls;
use crate::app::shell::controls::Refusal;
use crate::app::shell::icons;
use crate::app::shell::icons::Icon;
use crate::app::shell::theme::Palette;
use crate::fl;
use crate::florence::rules::field::principality::may_touch;
use crate::florence::rules::field::shape::SIDE;
use crate::florence::rules::game::Pending;
use crate::florence::{Building, Game, Landscape, Phase, Profession, Shape, Squares, Tile};
use crate::table::{Item, Seat, Set};
use crate::words::florence::{Named, Words, board, planning};

/// The least and the largest side of a square, in points.
const SIDES: std::ops::RangeInclusive<f32> = 30.0..=170.0;
/// The room that tray and controls take beside the grid: at least, and by
/// itself.
const TRAY: [f32; 2] = [232.0, 320.0];

/// The state of the panel that is not part of the game.
#[derive(Debug)]
pub struct PrincipalityPanel {
    shown: Seat,
    /// Whether somebody chose `shown` during the auctions, in which the turn
    /// goes round too fast to be followed.
    kept: bool,
    /// Whose turn of which round it was when `shown` last followed.
    followed: Option<(u8, Phase, Option<Seat>)>,
    held: Option<Held>,
    /// What the rules say of it in this frame, where it hovers.
    placement: Option<Placement>,
    /// Whether grid or tray has the keyboard.
    listens: bool,
    /// Whether it is wanted there.
    called: bool,
}

impl Default for PrincipalityPanel {
    fn default() -> Self {
        Self {
            shown: Seat::A,
            kept: false,
            followed: None,
            held: None,
            placement: None,
            listens: false,
            called: false,
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
struct Choice {
    tile: Tile,
    left: u8,
    /// The squares it could cover and the number of places.
    covered: Squares,
    places: usize,
    /// The professions in hand that want it, as far as they are known.
    wanted_by: Set<Profession>,
    allowed: Result<(), Refusal>,
}

impl Choice {
    fn places_and_wish(&self) -> String {
        planning::places_and_wish(self.places, self.wanted_by.iter())
    }
}

impl PrincipalityPanel {
    /// Shows the principality of this seat until the turn goes on.
    pub fn look_at(&mut self, seat: Seat) {
        self.shown = seat;
        self.kept = true;
    }

    /// Whether letters that are typed take or turn a tile here.
    #[must_use]
    pub fn letters_are_keys(&self) -> bool {
        self.held.is_some() || self.listens
    }

    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        self.follow(view);
        // Another frame, perhaps another position.
        self.placement = None;
        let choices = choices(view, self.shown);
        self.take_what_must_be_placed(view, &choices);
        let go_to_tray = self.follow_keys(ui, view, &choices);
        ScrollArea::vertical()
            .id_salt("principality")
            .auto_shrink([false, false])
            .show(ui, |ui| self.contents(ui, view, &choices, go_to_tray))
            .inner
    }

    /// Goes along with the turn.
    fn follow(&mut self, view: &View<'_>) {
        let game = view.game;
        let acting = leading(view);
        let bidding = game.phase() == Phase::Auction && game.pending().is_none();
        let now = (game.round(), game.phase(), acting.filter(|_| !bidding));
        if self.followed != Some(now) {
            self.followed = Some(now);
            self.kept = false;
            if let Some(seat) = acting {
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
        self.called = true;
    }

    /// Takes the tile whose initial was typed. Says where the keyboard is wanted.
    fn follow_keys(&mut self, ui: &Ui, view: &View<'_>, choices: &[Choice]) -> Option<Keys> {
        let can_be_taken = choices.iter().filter(|choice| choice.allowed.is_ok());
        let tiles: Vec<Tile> = can_be_taken.map(|choice| choice.tile).collect();
        let held = self.held.map(|held| held.tile);
        if std::mem::take(&mut self.called) {
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
        ui.horizontal_wrapped(|ui| {
            let pressed =
                controls::seat_chips(ui, view.words.seats(), self.shown, board::principality_of);
            if let Some(seat) = pressed {
                self.look_at(seat);
                self.held = None;
            }
            // Where there is no room beside the names, below them as a whole.
            let summary = RichText::new(summary(view.game, self.shown)).weak();
            ui.add(egui::Label::new(summary).extend());
            rulings::shapes(ui, view.game.edition());
        });
        ui.add_space(4.0);
        let room = ui.available_size();
        let [least, most] = TRAY;
        let beside = room.x >= SIDES.start() * SIDE as f32 + MARGIN + least;
        let side = (room.x - if beside { most } else { 0.0 } - MARGIN) / SIDE as f32;
        let side = side.min((room.y - MARGIN - 6.0) / SIDE as f32);
        let side = side.clamp(*SIDES.start(), *SIDES.end()).floor();
        let mut intent = None;
        if beside {
            ui.horizontal_top(|ui| {
                // The grid is interacted with first, but what it shows depends
                // on the tray: so the tray is drawn before the grid is painted.
                let mut grid = self.interact(ui, view, side);
                ui.add_space(8.0);
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width());
                    let hovered = self.tray(ui, view, choices, &mut grid, keys);
                    ui.add_space(4.0);
                    intent = self.hand(ui, view, choices, &mut grid, hovered);
                    self.paint(view, choices, &grid, hovered);
                });
            });
        } else {
            let mut grid = self.interact(ui, view, side);
            let hovered = self.tray(ui, view, choices, &mut grid, keys);
            intent = self.hand(ui, view, choices, &mut grid, hovered);
            self.paint(view, choices, &grid, hovered);
        }
        intent
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
        let width = tray::button_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            tray::crowd(ui);
            for choice in choices {
                let selected = self.held.is_some_and(|held| held.tile == choice.tile);
                let crossed = matches!(choice.tile, Tile::Building(kind) if lost.contains(&kind));
                let remark = remark(choice, crossed);
                let response = TrayTile {
                    tile: choice.tile,
                    picture: view.game.edition().shape(choice.tile).oriented(0),
                    name: &board::take(choice.tile),
                    remark: remark.each_ref().map(String::as_str),
                    enabled: choice.allowed.is_ok(),
                    selected,
                    crossed,
                    wanted: !choice.wanted_by.is_empty(),
                };
                let response = response.show(ui, width);
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
                    if selected {
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
                    Err(why) => response.on_disabled_hover_text(why),
                };
            }
        });
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

    /// What is in the hand: turning it, and putting it down.
    fn hand(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        choices: &[Choice],
        grid: &mut Board,
        hovered: Option<Tile>,
    ) -> Option<Intent> {
        let Some(mut held) = self.held else {
            hint(ui, view.game.phase(), choices, hovered);
            return None;
        };
        let game = view.game;
        let shape = game.edition().shape(held.tile);
        let mut put = held.steer(ui, shape, grid);
        // Whether it can lie there comes first: the rest has keys as well.
        let before = self.held.replace(held);
        self.verdict(ui, view);
        orientations(ui, &mut held, shape);
        self.held = Some(held);
        let mut cancelled = grid.clicked_other.is_some();
        cancelled |= ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        ui.horizontal_wrapped(|ui| {
            turning(ui, &mut held, shape);
            self.held = Some(held);
            let checked = self
                .place(game)
                .map_or(Ok(()), |place| place.checked.clone());
            let legal = checked.map_err(|why| view.words.about(self.shown).cited(&why));
            if controls::main_button(ui, fl!(put_tile_down), &legal) {
                put = Some(held.over);
            }
            let must = matches!(held.tile, Tile::Landscape(_)) && choices.len() == 1;
            if !must && ui.button(fl!(cancel)).clicked() {
                cancelled = true;
            }
        });
        if before != Some(held) {
            // What was drawn before does not know of it yet.
            ui.ctx().request_repaint();
        }
        let legal = self.place(game).filter(|place| place.checked.is_ok());
        let legal = legal.map(|place| place.command);
        let puts = legal.filter(|_| put.is_some() && !cancelled);
        if cancelled || puts.is_some() {
            self.held = None;
            // What is typed from now on is for the table again.
            self.listens = false;
            ui.memory_mut(|memory| memory.stop_text_input());
        }
        puts.map(|command| Intent::Play(vec![command]))
    }

    /// Whether the tile in the hand can lie where it is, and why not.
    fn verdict(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (game, seat) = (view.game, self.shown);
        let Some(place) = self.place(game) else {
            return;
        };
        let tile = place.tile;
        match &place.checked {
            Ok(()) => {
                let price = game.building_price(seat);
                let price = matches!(tile, Tile::Building(_)).then_some(price);
                let colour = Palette::of(ui).right;
                let text = RichText::new(board::can_lie(tile, place.squares, price)).color(colour);
                ui.add(egui::Label::new(text).wrap());
                if !place.lost.is_empty() {
                    controls::remark(ui, board::no_longer_fit(&place.lost));
                }
            }
            Err(why) => controls::refusal(ui, &view.words.about(seat).cited(why)),
        }
    }

    fn paint(&mut self, view: &View<'_>, choices: &[Choice], grid: &Board, hovered: Option<Tile>) {
        let game = view.game;
        let home = game.player(self.shown).principality();
        grid.paint_ground(home.palazzo());
        for (tile, squares) in home.tiles() {
            grid.paint_tile(tile, squares);
        }
        let reach = hovered.or(self.held.map(|held| held.tile));
        let reach = choices.iter().find(|choice| Some(choice.tile) == reach);
        if let Some(choice) = reach {
            grid.paint_reach(choice.covered);
        }
        if let Some(place) = self.place(game) {
            let legal = place.checked.is_ok();
            grid.paint_ghost(place.tile, place.squares, place.wrong(), legal);
        }
        if let Some(square) = grid.focused {
            grid.paint_focus(square);
        }
    }
}

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
        Choice {
            tile,
            left: view.game.tiles_left(tile),
            covered: places.covered(),
            places: places.len(),
            wanted_by: wanted_by(view.game, seat, tile),
            allowed: match view.may_decide(seat) {
                true => can_take(view.game, view.words, seat, tile),
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

/// Whether a tile may be taken from the tray and has a place, or why not.
///
/// # Errors
/// The sentence to show.
pub fn can_take(game: &Game, words: Words<'_>, seat: Seat, tile: Tile) -> Result<(), Refusal> {
    let may = game.may_take(seat, tile);
    may.map_err(|violation| words.about(seat).cited(&violation))
}

fn summary(game: &Game, seat: Seat) -> String {
    let player = game.player(seat);
    let empty = player.principality().empty().len();
    board::principality_summary(empty, may_touch(player.builders()))
}

/// What stands below the name of a tile in the tray.
fn remark(choice: &Choice, crossed: bool) -> [String; 2] {
    match crossed {
        true => [
            fl!(tray_left_and_then_none, left = choice.left),
            fl!(no_longer_fits).to_owned(),
        ],
        false => [
            fl!(
                tray_left_and_places,
                left = choice.left,
                places = choice.places
            ),
            fl!(
                tray_left_and_number,
                left = choice.left,
                places = choice.places
            ),
        ],
    }
}

/// What to do, as long as nothing is in the hand.
fn hint(ui: &mut Ui, phase: Phase, choices: &[Choice], hovered: Option<Tile>) {
    let hovered = choices.iter().find(|choice| Some(choice.tile) == hovered);
    if let Some(choice) = hovered {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(choice.tile.name()).strong().size(15.0));
            ui.label(choice.places_and_wish());
        });
        if let Err(why) = &choice.allowed {
            controls::refusal(ui, why);
        }
        return;
    }
    if choices.iter().any(|choice| choice.allowed.is_ok()) {
        controls::remark(ui, fl!(tray_hint));
        if choices.iter().any(|choice| !choice.wanted_by.is_empty()) {
            ui.horizontal_wrapped(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(14.0), Sense::hover());
                let accent = Palette::of(ui).accent;
                icons::paint(ui.painter(), rect, Icon::Card, accent);
                controls::remark(ui, fl!(tray_wanted_tile));
            });
        }
        return;
    }
    // Outside of the action phase nobody expects to build: no reason is owed.
    match phase {
        Phase::Actions => {}
        Phase::StartingHands | Phase::Auction => {
            controls::remark(ui, fl!(tray_building_later));
            return;
        }
        Phase::Reveal | Phase::Over => return,
    }
    // The same for all of them, most of the time: it is not the moment.
    let mut reasons: Vec<&str> = Vec::new();
    for choice in choices {
        if let Err(why) = &choice.allowed
            && !reasons.contains(&why.as_str())
        {
            reasons.push(why);
        }
    }
    for why in reasons.iter().take(3) {
        controls::remark(ui, *why);
    }
}

/// The ways a tile can lie, as pictures.
pub fn orientations(ui: &mut Ui, held: &mut Held, shape: &Shape) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        let count = shape.orientations();
        for orientation in 0..count {
            let selected = held.orientation == orientation;
            let (rect, response) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::click());
            let name = board::orientation(orientation, count);
            response
                .widget_info(|| WidgetInfo::selected(egui::Role::Button, true, selected, &name));
            let visuals = ui.style().interact_selectable(&response, selected);
            ui.painter().rect(
                rect,
                4.0,
                visuals.weak_bg_fill,
                visuals.bg_stroke,
                egui::StrokeKind::Inside,
            );
            let squares = shape.oriented(orientation);
            tile_art::thumbnail(ui, rect.shrink(4.0), held.tile, squares);
            if response.clicked() {
                held.orientation = orientation;
            }
            response.on_hover_text(&name);
        }
    });
}

/// The buttons that turn a tile.
pub fn turning(ui: &mut Ui, held: &mut Held, shape: &Shape) {
    let turn = Button::new(fl!(turn_tile));
    let turn = ui.add(turn).on_hover_text(fl!(turn_tile_hint));
    if turn.clicked() {
        held.turn(shape, 1);
    }
    let over = Button::new(fl!(turn_tile_over));
    let over = ui.add(over).on_hover_text(fl!(turn_tile_over_hint));
    if over.clicked() {
        held.turn_over(shape);
    }
}

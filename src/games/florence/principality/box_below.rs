//! The box below the tray: what there is to say about a place, a tile in hand, or what
//! cannot be built, and the places it leads to.

use std::sync::Arc;

use eframe::egui::{
    self, Align, FontId, Galley, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::super::art::cells::Cells;
use super::super::art::tile as art;
use super::super::in_hand::Held;
use super::super::placement::Placement;
use super::super::turn::Said;
use super::super::{Intent, View, Viewer, rulings, turn};
use super::cell::summary;
use super::{
    Called, Choice, LINE, MOST_PLACES, PrincipalityPanel, SAID, Strokes, WAY, far, ground, part,
};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::panel_keys::in_words as keys_in_words;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{HoverSaid as _, Press};
use crate::ui::parts::{small, widgets};
use crate::ui::screens::at_hand;
use crate::ui::screens::command_line::ANYWAY;
use florence::mind::planner;
use florence::{Building, Fact, Game, Phase, Shape, Squares, Tile, Violation};
use table::{Seat, Set};
use words::fl;
use words::florence::{Named, board, planning};

impl PrincipalityPanel {
    /// Draws the box below the tray, which is always there: whether the tile in hand is
    /// legal in its place, and why not; what is known about the tile under the pointer;
    /// whose principality it is, and what cannot be done. Returns the place under the
    /// pointer.
    pub(super) fn note(
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

    /// Draws whose principality it is, and what there is to know about it.
    pub(super) fn at_rest(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        choices: &[Choice],
    ) -> Option<Intent> {
        let mut wanted = None;
        let acting = view.game.to_act().filter(|&seat| seat != self.shown);
        ui.horizontal(|ui| {
            icons::seat_marker(ui, self.shown);
            let said = fl!(principality_of, player = &view.words.seat(self.shown));
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
            let summary = ui.label(summary.font(face::text(13.0)));
            let ctx = ui.ctx().clone();
            let covered = || can_be_covered(&ctx, view.game, self.shown);
            summary.on_hover_said(covered);
            rulings::shapes(ui, view.game.edition());
        });
        self.reasons(ui, view, choices);
        wanted
    }

    /// Draws what to do while no tile is in hand, or why nothing can be done.
    pub(super) fn reasons(&self, ui: &mut Ui, view: &View<'_>, choices: &[Choice]) {
        let turn = view.game.turn().filter(|_| view.game.pending().is_none());
        let own = turn.is_some_and(|turn| turn.seat == self.shown);
        let can_be_taken = choices.iter().any(|choice| choice.allowed.is_ok());
        let mut said: Vec<Said> = Vec::new();
        if own && view.may_decide(self.shown) {
            // Refusals come first; the log has what was done, too.
            said.extend(turn::refusals(view, self.shown));
            let done = turn::done_this_turn(view, self.shown);
            if !done.is_empty() {
                said.push(board::done(&done).into());
            }
        } else {
            match view.game.phase() {
                // The reason is usually the same for all of them: it is not the time to
                // build.
                Phase::Actions => {
                    for choice in choices {
                        if let Err(why) = &choice.allowed
                            && said.iter().all(|said| said.told != *why)
                        {
                            said.push(why.clone().into());
                        }
                    }
                }
                // No player expects to build now, so no reasons are needed.
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
        if can_be_taken && let Some(only_some) = only_some(view.game, self.shown) {
            said.push(only_some.into());
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

    /// Draws whether the tile in hand is legal in its place, and why not, with the legal
    /// places. Returns which of these is under the pointer.
    pub(super) fn verdict(
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
        let warns = legal && !place.spoilt.is_nothing();
        let (fill, colour) = match (legal, warns) {
            (true, false) => (palette.right_ground, palette.right),
            (true, true) => (palette.kept, palette.ink),
            (false, _) => (palette.wrong_ground, palette.wrong),
        };
        ground(ui, rect, fill, colour);
        let mut inside = part(ui, rect.shrink2(vec2(12.0, 7.0)), "verdict");
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        ui.spacing_mut().interact_size.y = 16.0;
        let title = match &place.checked {
            Ok(()) => fl!(
                tile_lies_on,
                tile = tile.id(),
                squares = words::florence::board::in_short(place.squares)
            ),
            Err(why) => self.matter(game, &place, why),
        };
        ui.horizontal(|ui| {
            let (icon, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            let sign = match legal && !warns {
                true => Icon::Check,
                false => Icon::Warn,
            };
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
                if legal && self.held.is_some_and(|held| !held.is_placed) {
                    let first = RichText::new(fl!(place_choose_first));
                    let first = first.font(face::strong(SAID)).color(palette.ink);
                    ui.add(egui::Label::new(first.line_height(Some(LINE))).wrap());
                }
                // Buildings that lose their place come first; the heading says where the
                // tile is.
                for warning in place.warnings(game) {
                    let text = RichText::new(warning)
                        .font(face::strong(SAID))
                        .color(palette.ink);
                    ui.add(egui::Label::new(text.line_height(Some(LINE))).wrap());
                }
                let lost = place.lost.iter().copied();
                let lost: Vec<_> = lost
                    .filter(|&kind| !place.spoilt.lost.contains(kind))
                    .collect();
                if !lost.is_empty() {
                    let lost = board::no_longer_fit(&lost);
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
            let before = held.orientation;
            ways_to_lie(&mut row, &mut held, game.edition().shape(tile), WAY);
            held.is_placed |= before != held.orientation;
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

    /// Puts the tile in hand down where the rules refuse it.
    pub(super) fn keep_anyway(&mut self, ui: &Ui, place: &Placement) -> Intent {
        self.held = None;
        self.listens = false;
        self.letters = Strokes::default();
        ui.memory_mut(|memory| memory.stop_text_input());
        let play = Intent::Play(vec![place.command]).into();
        Intent::Shell(Shell::PlayAnyway(Box::new(play)))
    }

    /// Draws places where the tile in hand is legal, the nearest first; a click moves it
    /// there. Returns the one under the pointer, or else the first.
    pub(super) fn places(
        &mut self,
        ui: &mut Ui,
        game: &Game,
        place: &Placement,
    ) -> Option<Squares> {
        let mut places: Vec<Squares> = game.places(self.shown, place.tile).iter().collect();
        places.sort_by_key(|&there| far(place.squares, there));
        let mut pointed = places.first().copied();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let text = fl!(legal_places, number = places.len());
            let text = RichText::new(text).font(face::text(SAID));
            ui.label(text.line_height(Some(LINE)));
            for (at, &squares) in places.iter().take(MOST_PLACES).enumerate() {
                let mut name = board::in_short(squares);
                let mut others = places.iter().take(MOST_PLACES);
                // Two places with the same extent are told apart by all of their squares.
                if others.any(|&it| it != squares && board::in_short(it) == name) {
                    let all = squares.iter().map(|square| square.to_string());
                    name = all.collect::<Vec<_>>().join(" ");
                }
                // There is no room for a second row.
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

    /// Describes the problem of a place in a few words.
    pub(super) fn matter(&self, game: &Game, place: &Placement, why: &Violation) -> String {
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
}

/// Returns whether a tile can be left where the rules refuse it: at a real table, if it is
/// physically possible.
pub(super) fn may_be_kept(view: &View<'_>, place: &Placement) -> bool {
    view.viewer == Viewer::Table
        && place.checked.is_err()
        && view.game.play_anyway(&place.command).is_ok()
}

/// Says how many of the empty squares can still be covered. It may take some milliseconds, so
/// it is calculated once for a position.
fn can_be_covered(ctx: &egui::Context, game: &Game, seat: Seat) -> String {
    type Kept = (Game, Seat, usize);
    let id = egui::Id::unique("squares that can be covered");
    let kept: Option<Kept> = ctx.data(|data| data.get_temp(id));
    let squares = match kept {
        Some((of, whose, squares)) if (&of, whose) == (game, seat) => squares,
        _ => {
            let squares = planner::coverable(game, seat).squares;
            ctx.data_mut(|data| data.insert_temp::<Kept>(id, (*game, seat, squares)));
            squares
        }
    };
    fl!(grid_can_be_covered, number = squares)
}

/// Says which of the buildings that visible professions in hand need fit together, if each
/// of more fits alone.
fn only_some(game: &Game, seat: Seat) -> Option<String> {
    let home = game.player(seat).principality();
    let fits =
        |&kind: &Building| home.fits(Tile::Building(kind), game.beside(seat), game.edition());
    let alone: Set<Building> = planner::wanted(game, seat).iter().filter(fits).collect();
    let together = planner::most_together(game, seat, alone);
    (together != alone).then(|| planning::fit_together(together))
}

/// Draws sentences below each other, smaller if there is little room. If some do not fit, a
/// line gives their number; hovering over it or reaching it with Tab shows all of them. The
/// accessibility tree has every sentence. Returns where they end, in points.
pub(super) fn sentences(ui: &mut Ui, said: &[Said]) -> f32 {
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
        // One more line is needed for the number of hidden sentences.
        shown -= 1;
        while shown > 0 && height(&lines[..shown]) + line > room.height() {
            shown -= 1;
        }
    }
    let mut top = room.top();
    for (at, galley) in lines.into_iter().take(shown).enumerate() {
        let place = Rect::from_min_size(pos2(room.left(), top), galley.size());
        hear(ui, place, ("said", at), &said[at].told);
        top = place.bottom();
        ui.painter().galley(place.min, galley, palette.weak);
    }
    let rest = &said[shown..];
    if rest.is_empty() {
        return top;
    }
    let more = fl!(more_reasons, number = rest.len());
    let galley = lay_out(ui, &more, face::strong(12.0));
    let place = Rect::from_min_size(pos2(room.left(), top), galley.size());
    for (at, said) in rest.iter().enumerate() {
        hear(ui, place, ("said", shown + at), &said.told);
    }
    let response = ui.interact(place, ui.scope_id().with("more_reasons"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &more));
    let is_read = response.hovered() || response.has_focus();
    let colour = if is_read { palette.ink } else { palette.weak };
    ui.painter()
        .galley_with_override_text_color(place.min, galley, colour);
    small::across(ui, place.x_range(), place.bottom() - 1.0, colour);
    if response.has_focus() {
        focus::focus_ring(ui, place.shrink(2.0));
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

/// Draws what the mark on a tile in the tray means, if there is room; otherwise screen
/// readers hear it, and the tile says it.
pub(super) fn wanted_tiles(ui: &Ui, room: Rect) {
    let palette = Palette::of(ui);
    let text = fl!(tray_wanted_tile);
    let line = room.with_max_y(room.top() + 16.0);
    let fits = line.bottom() <= room.bottom();
    hear(ui, line, "wanted_tiles", text);
    if !fits {
        return;
    }
    let at = line.left_center() + vec2(6.5, 0.0);
    small::icon(ui, at, 13.0, Icon::Card, palette.leaf);
    let at = line.left_center() + vec2(18.0, 0.0);
    let room = line.width() - 18.0;
    small::left(ui, at, text, (face::text(12.5), palette.weak), room);
}

/// Draws words that lead to a place on the board.
pub(super) fn link(ui: &mut Ui, place: &str) -> egui::Response {
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
        small::across(ui, rect.x_range(), rect.bottom() - 1.0, palette.right);
    }
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(2.0));
    }
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.right);
    response
}

/// Draws the orientations of a tile as pictures of this size.
pub(super) fn ways_to_lie(ui: &mut Ui, held: &mut Held, shape: &Shape, side: f32) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        let palette = Palette::of(ui);
        let count = shape.orientations();
        for orientation in 0..count {
            let selected = held.orientation == orientation;
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let name = fl!(tile_orientation, number = orientation + 1, all = count);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, selected, &name));
            let (fill, edge) = match (selected, response.hovered()) {
                (true, _) => (palette.chosen, palette.gold_edge),
                (false, true) => (palette.chosen, palette.weak),
                (false, false) => (palette.card, palette.line),
            };
            small::boxed(ui, rect, 4, fill, edge);
            if response.has_focus() {
                focus::focus_ring(ui, rect.shrink(1.0));
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

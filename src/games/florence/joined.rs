//! The joined field of Cooperative Building: all principalities edge to edge as one map
//! that can be dragged and zoomed with the pointer or with keys, and next to it what to
//! build across a border, with whom and for how much. While an offer is open: the offers so
//! far, what both players gain, and the answer above.
//!
//! Buttons: `Tower`, `With Ben`, `Previous place`, `Next place`, `Ask for less`, `Ask for
//! more`, `Build with Ben for 300` (at a real table), `Offer it to Ben for 300`; `Accept
//! 300` (2; no stray Enter accepts an offer), `Offer 200` (1), `Refuse` (0).

use eframe::egui::{
    self, CornerRadius, EventFilter, FontId, Key, Modifiers, PointerButton, Rect, Response,
    RichText, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use super::art::cells::Cells;
use super::block::{Block, at_right, nothing_focused};
use super::joined_map::{Map, paint, paint_offered};
use super::rulings::allowed;
use super::{Intent, View, keys};
use crate::ui::base::input::{free_key, reads_plain_keys};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small, widgets};
use florence::rules::components::florins;
use florence::rules::game::Talk;
use florence::{Building, Command, Decision, Game, Joint, Phase, Squares, Tile};
use table::{Item, Seat};
use words::figures::grouped;
use words::fl;
use words::florence::names::cut;
use words::florence::{Named, joined as texts};

/// The width of the column next to the map.
const BESIDE: f32 = 266.0;
/// The gap between the map and the column.
const GAP: f32 = 14.0;
/// The frame around the boards.
pub(super) const FRAME: f32 = 7.0;
/// The margins of the map: half a name above; column and row names below and on the left.
const EDGE: [f32; 2] = [12.0, 16.0];
/// The range of the zoom.
const ZOOM: std::ops::RangeInclusive<f32> = 1.0..=3.5;
/// The zoom factor of a button or a key.
const ZOOM_STEP: f32 = 1.5;
/// How far an arrow key moves the map, in points.
const PUSH: f32 = 60.0;

/// The map, and the offer being prepared on it.
#[derive(Debug)]
pub struct JoinedPanel {
    /// The log entry at which the selection below was made.
    at: usize,
    building: Option<Building>,
    /// The partner; the builder's own seat means building alone.
    partner: Option<Seat>,
    /// The squares in the builder's field and in the partner's.
    place: Option<(Squares, Squares)>,
    /// What the partner is asked to pay, in florins.
    payment: u32,
    /// The payment of a counter-offer, in florins.
    counter: Option<u32>,
    /// The zoom; 1 shows everything.
    zoom: f32,
    /// How far the map has been dragged, in points.
    dragged: Vec2,
}

impl Default for JoinedPanel {
    fn default() -> Self {
        Self {
            at: 0,
            building: None,
            partner: None,
            place: None,
            payment: 0,
            counter: None,
            zoom: 1.0,
            dragged: Vec2::ZERO,
        }
    }
}

impl JoinedPanel {
    fn forget_what_is_past(&mut self, view: &View<'_>) {
        let now = view.session.cursor();
        if self.at != now {
            self.at = now;
            self.place = None;
            self.counter = None;
            self.payment = 0;
            if view.game.turn().is_none() {
                self.building = None;
                self.partner = None;
            }
        }
    }

    /// Returns the seat that can make an offer now at this screen.
    fn offers(view: &View<'_>) -> Option<Seat> {
        let game = view.game;
        let seat = game.to_act()?;
        let free = game.phase() == Phase::Actions && game.pending().is_none();
        (free && game.actions_left() > 0 && view.may_decide(seat)).then_some(seat)
    }

    /// Draws the tab.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let layout = view.game.layout()?;
        self.forget_what_is_past(view);
        let whole = ui.available_rect_before_wrap();
        let beside = whole.width() > 2.0 * BESIDE;
        let (map, column) = match beside {
            true => whole.split_left_right_at_x(whole.right() - BESIDE - GAP),
            false => whole.split_top_bottom_at_y(whole.top() + whole.height() * 0.55),
        };
        let column = match beside {
            true => column.with_min_x(column.left() + GAP),
            false => column.with_min_y(column.top() + GAP / 2.0),
        };
        self.map(ui, map, view, &Map::of(layout));
        let top = column.with_max_y(column.top() + 26.0);
        self.zoom_buttons(ui, top);
        let mut inside = ui.new_child(UiBuilder::new().id_salt("together").max_rect(column));
        let area = ScrollArea::vertical().auto_shrink(false);
        let shown = area.show(&mut inside, |ui| {
            ui.set_width(ui.available_width().min(BESIDE) - 6.0);
            match (view.game.talk(), Self::offers(view)) {
                (Some(talk), _) => {
                    Self::talk(ui, view, talk);
                    None
                }
                (None, Some(seat)) => self.propose(ui, view, seat),
                (None, None) => {
                    neighbours(ui, view);
                    None
                }
            }
        });
        ui.advance_cursor_after_rect(whole);
        shown.inner
    }

    /// Draws the map in its frame.
    fn map(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>, map: &Map<'_>) {
        let id = ui.scope_id().with("map");
        let response = ui.interact(rect, id, Sense::click_and_drag());
        let told = texts::map(view.game, view.words);
        // A control with keys of its own.
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &told));
        if response.double_clicked() {
            self.zoom = 1.0;
            self.dragged = Vec2::ZERO;
        }
        if response.hovered() {
            let (zoom, scroll) =
                ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
            let before = self.zoom;
            self.zoom = (self.zoom * zoom).clamp(*ZOOM.start(), *ZOOM.end());
            if let Some(at) = response.hover_pos().filter(|_| before != self.zoom) {
                // Keep what is under the pointer in place.
                let from = at - rect.center() - self.dragged;
                self.dragged -= from * (self.zoom / before - 1.0);
            } else if self.zoom > 1.0 {
                self.dragged += scroll;
            }
        }
        self.dragged += response.drag_delta();
        self.keys(ui, &response);
        let extent = map.extent();
        let room = rect.size() - Vec2::splat(2.0 * FRAME) - vec2(2.0 * EDGE[1], EDGE[0] + EDGE[1]);
        let fits = (room.x / extent.x).min(room.y / extent.y).floor().max(4.0);
        let side = (fits * self.zoom).round();
        let size = extent * side;
        let slack = ((size - room) / 2.0).max(Vec2::ZERO);
        self.dragged = self.dragged.clamp(-slack, slack);
        let mut origin = (rect.center() - size / 2.0 + self.dragged).round();
        if self.zoom <= *ZOOM.start() {
            origin.y = (rect.top() + FRAME + EDGE[0]).round();
        }
        let painter = ui.painter_at(rect);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
        inside.set_clip_rect(rect.intersect(ui.clip_rect()));
        paint(&inside, origin, side, view, map);
        let (seat, partner) = match (view.game.talk(), Self::offers(view)) {
            (Some(talk), _) => (
                view.game.turn().map(|turn| turn.seat),
                Some(talk.joint.other()),
            ),
            (None, Some(seat)) => {
                let clicked = response.clicked_by(PointerButton::Primary);
                if let Some(at) = response.hover_pos() {
                    self.point(view, map, seat, (at - origin) / side, clicked);
                }
                (Some(seat), self.partner)
            }
            (None, None) => (None, None),
        };
        let place = match view.game.talk() {
            Some(talk) => Some((talk.joint.building(), talk.joint.own(), talk.joint.others())),
            None => self
                .building
                .zip(self.place)
                .map(|(kind, (own, others))| (kind, own, others)),
        };
        if let (Some(seat), Some(partner), Some((kind, own, others))) = (seat, partner, place) {
            let cells = map.place([(seat, own), (partner, others)]);
            paint_offered(&inside, origin, side, kind, &cells);
        }
        drop(painter);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
    }

    /// Moves the map with the arrows and zooms with `+`, `-` and `0` while the map has the
    /// keyboard.
    fn keys(&mut self, ui: &Ui, response: &Response) {
        reads_plain_keys(ui, response.id);
        let covered = ui.memory(|memory| memory.top_modal_layer().is_some());
        if !response.has_focus() || covered {
            return;
        }
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let presses =
            |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
        let right = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        let down = presses(Key::ArrowDown) - presses(Key::ArrowUp);
        // The right arrow shows what is further right: the map itself moves left.
        self.dragged -= PUSH * vec2(right, down);
        if free_key(ui, keys::MAP_IN.keys) {
            self.zoom_to(self.zoom * ZOOM_STEP);
        } else if free_key(ui, keys::MAP_OUT.keys) {
            self.zoom_to(self.zoom / ZOOM_STEP);
        } else if free_key(ui, keys::MAP_WHOLE.keys) {
            self.zoom_to(*ZOOM.start());
        }
    }

    /// Zooms about the middle of the visible part.
    fn zoom_to(&mut self, zoom: f32) {
        let before = self.zoom;
        self.zoom = zoom.clamp(*ZOOM.start(), *ZOOM.end());
        self.dragged *= self.zoom / before;
    }

    /// Draws buttons to zoom in and out, for players without a wheel.
    fn zoom_buttons(&mut self, ui: &mut Ui, rect: Rect) {
        let layout = egui::Layout::right_to_left(egui::Align::Min);
        let builder = UiBuilder::new().max_rect(rect).layout(layout);
        let mut corner = ui.new_child(builder);
        corner.scope(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let may = |to: f32| match ZOOM.contains(&to) {
                true => Ok(()),
                false => Err(String::new()),
            };
            let (more, less) = (self.zoom * ZOOM_STEP, self.zoom / ZOOM_STEP);
            let press = Press::new("+").name(fl!(map_zoom_in)).small();
            if press.allowed(&may(more)).pressed(ui) {
                self.zoom_to(more);
            }
            let press = Press::new("−").name(fl!(map_zoom_out)).small();
            if press.allowed(&may(less)).pressed(ui) {
                self.zoom_to(less);
            }
        });
    }

    /// Selects the place nearest to the pointer, given in columns and rows from the upper
    /// left; a click fixes it.
    fn point(&mut self, view: &View<'_>, map: &Map<'_>, seat: Seat, at: Vec2, clicked: bool) {
        let (Some(kind), true) = (self.building, clicked) else {
            return;
        };
        let middle = |cells: &Cells| {
            let count = cells.len().max(1) as f32;
            let sum = cells.iter().fold(Vec2::ZERO, |sum, (x, y)| {
                sum + vec2(x as f32 + 0.5, y as f32 + 0.5)
            });
            sum / count
        };
        let mut best: Option<(f32, Seat, (Squares, Squares))> = None;
        for partner in view.game.neighbours(seat).chain([seat]) {
            for (own, others) in places_with(view.game, seat, partner, kind) {
                let cells = map.place([(seat, own), (partner, others)]);
                let covers = cells.has((at.x.floor() as i32, at.y.floor() as i32));
                let away = (middle(&cells) - at).length() - if covers { 2.0 } else { 0.0 };
                if best.is_none_or(|(least, ..)| away < least) {
                    best = Some((away, partner, (own, others)));
                }
            }
        }
        if let Some((_, partner, place)) = best {
            self.partner = Some(partner);
            self.place = Some(place);
        }
    }

    /// Draws the proposal: what to build, with whom, where and for how much.
    fn propose(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Intent> {
        let game = view.game;
        let neighbours: Vec<Seat> = game.neighbours(seat).collect();
        // The builder's own seat means building alone.
        let all: Vec<Seat> = neighbours.iter().copied().chain([seat]).collect();
        let count = |partner: Seat, kind: Building| match game.tiles_left(Tile::Building(kind)) {
            0 => 0,
            _ if partner == seat => game.places(seat, Tile::Building(kind)).len(),
            _ => game.joint_places(seat, partner, kind).len(),
        };
        widgets::caption(ui, fl!(together_what));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
            for &kind in Building::ALL {
                let fits = all.iter().any(|&partner| count(partner, kind) > 0);
                let fits = match fits {
                    true => Ok(()),
                    false => Err(texts::fits_with_nobody(game, view.words, seat, kind)),
                };
                let chosen = self.building == Some(kind);
                let chip = Press::new(kind.name())
                    .small()
                    .chosen(chosen)
                    .allowed(&fits);
                if chip.pressed(ui) {
                    self.building = Some(kind);
                    self.place = None;
                    let still = self.partner.filter(|&partner| count(partner, kind) > 0);
                    let mut some = all.iter().copied();
                    self.partner = still.or_else(|| some.find(|&it| count(it, kind) > 0));
                }
            }
        });
        let Some(kind) = self.building else {
            ui.add_space(6.0);
            controls::remark(ui, fl!(together_hint));
            return None;
        };
        ui.add_space(6.0);
        widgets::caption(ui, fl!(together_with));
        ui.add_space(2.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
            for &partner in &all {
                let places = count(partner, kind);
                let name = match partner == seat {
                    true => fl!(together_alone).to_owned(),
                    false => cut(&view.words.seat(partner), 14),
                };
                let text = fl!(together_places, name = name, places = places);
                let fits = match places {
                    0 if partner == seat => allowed_alone(view, seat, kind),
                    0 => Err(fl!(together_no_place, player = view.words.seat(partner))),
                    _ => Ok(()),
                };
                let chosen = self.partner == Some(partner);
                let press = Press::new(&text).small().chosen(chosen).allowed(&fits);
                if press.pressed(ui) {
                    self.partner = Some(partner);
                    self.place = None;
                }
            }
        });
        let partner = self.partner?;
        let mut places = places_with(game, seat, partner, kind);
        places.sort_by_key(|(own, others)| (own.to_string(), others.to_string()));
        let at = self
            .place
            .and_then(|place| places.iter().position(|&it| it == place));
        let at = at.unwrap_or(0);
        self.place = places.get(at).copied();
        let (own, others) = self.place?;
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let mut to = at as i32;
            let step = Press::new("‹").name(fl!(together_earlier)).small();
            to -= i32::from(step.pressed(ui));
            let step = Press::new("›").name(fl!(together_later)).small();
            to += i32::from(step.pressed(ui));
            let (number, of) = (at + 1, places.len());
            ui.label(fl!(together_place, number = number, of = of));
            if to != at as i32 {
                let to = to.rem_euclid(places.len() as i32) as usize;
                self.place = places.get(to).copied();
            }
        });
        if partner == seat {
            controls::remark(ui, own.to_string());
            ui.add_space(6.0);
            let build = Decision::build(kind, own);
            let legal = allowed(game, view.words, seat, build);
            let text = fl!(together_build_alone, price = game.building_price(seat));
            let pressed = Press::new(&text).main().allowed(&legal).pressed(ui);
            if let Err(why) = &legal {
                controls::refusal(ui, why);
            }
            return pressed.then(|| Intent::Play(vec![Command::new(seat, build)]));
        }
        let joint = Joint::new(kind, own, partner, others);
        controls::remark(ui, view.words.joint_squares(joint));
        ui.add_space(4.0);
        let name = view.words.seat(partner);
        self.stepper(ui, &name);
        let joint = joint.paying(self.payment);
        ui.add_space(6.0);
        gains(ui, view, seat, joint);
        ui.add_space(6.0);
        let short = cut(&name, 12);
        let mut wanted = None;
        let is_digital = game.is_digital();
        let mut press = |ui: &mut Ui, decision: Decision, text: String, main: bool| {
            let legal = allowed(game, view.words, seat, decision);
            let press = Press::new(&text).allowed(&legal);
            let press = if main { press.main() } else { press };
            if press.pressed(ui) {
                wanted = Some(Intent::Play(vec![Command::new(seat, decision)]));
            }
            if let (Err(why), true) = (&legal, main) {
                controls::refusal(ui, why);
            }
        };
        let price = joint.payment();
        if !is_digital {
            let text = fl!(together_build, name = &short, price = price);
            press(ui, Decision::Agree(joint), text, true);
            ui.add_space(4.0);
        }
        let text = fl!(together_offer, name = &short, price = price);
        press(ui, Decision::Offer(joint), text, is_digital);
        wanted
    }

    /// Draws the payment the partner is asked for.
    fn stepper(&mut self, ui: &mut Ui, name: &str) {
        ui.horizontal(|ui| {
            let less = (self.payment > 0).then_some(()).ok_or_else(String::new);
            let step = Press::new("−")
                .name(fl!(together_less))
                .small()
                .allowed(&less);
            if step.pressed(ui) {
                self.payment = self.payment.saturating_sub(florins::STEP);
            }
            widgets::field(ui, |ui| {
                let field = egui::DragValue::new(&mut self.payment)
                    .range(0..=Joint::MOST_PAYMENT)
                    .speed(20.0);
                ui.add(field).accessible_name(fl!(together_payment))
            });
            self.payment -= self.payment % florins::STEP;
            if Press::new("+").name(fl!(together_more)).small().pressed(ui) {
                self.payment += florins::STEP;
            }
            ui.label(RichText::new(fl!(together_pays, player = cut(name, 14))).weak());
        });
    }

    /// Draws the offers so far, what both gain, and why it is legal.
    fn talk(ui: &mut Ui, view: &View<'_>, talk: Talk) {
        let Some(active) = view.game.turn().map(|turn| turn.seat) else {
            return;
        };
        let palette = Palette::of(ui);
        widgets::caption(ui, fl!(together_offers));
        ui.add_space(8.0);
        let offers = said(view, talk, active);
        let last = offers.len().saturating_sub(1);
        for (at, (seat, price)) in offers.into_iter().enumerate() {
            let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
            if at == last {
                let round = CornerRadius::same(4);
                ui.painter()
                    .rect_filled(row, round, palette.gold.gamma_multiply(0.25));
            }
            small::seat(ui, row.left_center() + vec2(12.0, 0.0), 13.0, seat);
            let text = texts::said(view.words, seat, active);
            let amount = grouped(price);
            let colour = if at == last {
                palette.ink
            } else {
                palette.weak
            };
            let font = if at == last {
                face::strong(14.5)
            } else {
                face::text(14.5)
            };
            let place = row.right_center() - vec2(8.0, 0.0);
            let end = small::right(ui, place, &amount, (font.clone(), colour), 80.0);
            if at != last {
                let line = [end.left_center(), end.right_center()];
                ui.painter().line_segment(line, Stroke::new(1.0, colour));
            }
            let from = row.left_center() + vec2(26.0, 0.0);
            let room = end.left() - from.x - 8.0;
            small::left(ui, from, &text, (font, colour), room);
            let response = ui.interact(row, ui.scope_id().with(("offer", at)), Sense::hover());
            let told = fl!(together_said, text = &text, price = &amount);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        }
        ui.add_space(8.0);
        gains(ui, view, active, talk.joint);
        ui.add_space(8.0);
        let checked = view.game.may_build_together(active, talk.joint);
        match checked {
            Ok(()) => {
                let text = RichText::new(fl!(together_legal))
                    .strong()
                    .color(palette.right);
                ui.label(text);
                controls::remark(
                    ui,
                    texts::why_legal(view.game, view.words, active, talk.joint),
                );
            }
            Err(why) => controls::refusal(ui, &view.words.about(active).cited(&why)),
        }
    }

    /// Draws the answers to an offer.
    pub(super) fn answer(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        block: &Block,
        talk: Talk,
    ) -> Option<Intent> {
        self.forget_what_is_past(view);
        let game = view.game;
        let active = game.turn()?.seat;
        let (seat, partner) = (talk.answers, talk.joint.other());
        let is_active = seat == active;
        let price = talk.joint.payment();
        let counter = self.counter.unwrap_or(match is_active {
            true => price + florins::STEP,
            false => price.saturating_sub(florins::STEP),
        });
        let free = nothing_focused(ui) && !ui.ctx().text_edit_focused();
        let presses = |key| match free {
            true => ui.input(|input| input.num_presses(key)) as i32,
            false => 0,
        };
        let by = presses(Key::ArrowUp) + presses(Key::ArrowRight)
            - presses(Key::ArrowDown)
            - presses(Key::ArrowLeft);
        let counter = counter.saturating_add_signed(by * florins::STEP as i32);
        let counter = counter.min(Joint::MOST_PAYMENT);
        if by != 0 {
            self.counter = Some(counter);
        }
        let said = match is_active {
            true => talk.joint,
            false => talk.joint.turned(active),
        };
        let offer = Decision::Offer(said.paying(counter));
        let legal = [Decision::Accept, offer, Decision::Refuse];
        let legal = legal.map(|decision| {
            let changed = decision != offer || counter != price;
            match changed {
                true => allowed(game, view.words, seat, decision),
                false => Err(fl!(together_same_price).to_owned()),
            }
        });
        let accept = fl!(together_accept, price = price);
        let other = match is_active {
            true => fl!(together_ask, price = counter),
            false => fl!(together_bid, price = counter),
        };
        let presses = vec![
            Press::new(fl!(together_refuse)).key("0").allowed(&legal[2]),
            Press::new(&other).key("1").allowed(&legal[1]),
            Press::new(&accept).main().key("2").allowed(&legal[0]),
        ];
        let (pressed, left) = at_right(ui, block.heading, presses);
        let title = texts::title(view.words, talk, active);
        let room = block.heading.with_max_x(left);
        block.heading(ui, Some(seat), &title, room);
        let why = fl!(
            together_explained,
            partner = view.words.seat(partner),
            active = view.words.seat(active)
        );
        block.say(ui, &why);
        let key = |key| free && crate::ui::base::input::plain_key(ui, &[key]);
        let decision = if pressed[2].clicked() || (legal[0].is_ok() && key(Key::Num2)) {
            Decision::Accept
        } else if pressed[1].clicked() || (legal[1].is_ok() && key(Key::Num1)) {
            offer
        } else if pressed[0].clicked() || key(Key::Num0) {
            Decision::Refuse
        } else {
            return None;
        };
        let place = match decision {
            Decision::Accept => &legal[0],
            Decision::Refuse => &legal[2],
            _ => &legal[1],
        };
        (place.is_ok()).then(|| Intent::Play(vec![Command::new(seat, decision)]))
    }
}

/// Returns the places of a building together with a neighbour, or alone; then there are no
/// squares on the other side.
fn places_with(game: &Game, seat: Seat, partner: Seat, kind: Building) -> Vec<(Squares, Squares)> {
    if partner == seat {
        let alone = game.places(seat, Tile::Building(kind));
        return alone.iter().map(|own| (own, Squares::EMPTY)).collect();
    }
    game.joint_places(seat, partner, kind).iter().collect()
}

/// Checks whether the building can be built alone; the error says why not.
fn allowed_alone(view: &View<'_>, seat: Seat, kind: Building) -> Result<(), String> {
    let may = view.game.may_take(seat, Tile::Building(kind));
    may.map_err(|why| view.words.about(seat).cited(&why))
}

/// Returns the offers so far for this building in this place, from first to last: who, and
/// how much.
fn said(view: &View<'_>, talk: Talk, active: Seat) -> Vec<(Seat, u32)> {
    let mut offers = Vec::new();
    for entry in (0..view.session.cursor()).rev() {
        let command = view.session.log()[entry].command;
        let Decision::Offer(joint) = command.decision else {
            match command.decision {
                Decision::Sell(_) | Decision::Merchant(_) | Decision::Reveal(_) => continue,
                _ => break,
            }
        };
        let joint = match command.seat == active {
            true => joint,
            false => joint.turned(command.seat),
        };
        if !joint.is_same_place(talk.joint) {
            break;
        }
        offers.push((command.seat, joint.payment()));
    }
    offers.reverse();
    offers
}

/// Draws what an agreement brings both players, line by line.
fn gains(ui: &mut Ui, view: &View<'_>, active: Seat, joint: Joint) {
    let lines = texts::gains(view.game, view.words, active, joint);
    ui.spacing_mut().interact_size.y = 18.0;
    let wide = (ui.available_width() - 14.0) / 2.0;
    egui::Grid::new("gains")
        .num_columns(2)
        .spacing(vec2(14.0, 3.0))
        .min_col_width(wide)
        .show(ui, |ui| {
            for seat in [active, joint.other()] {
                ui.horizontal(|ui| {
                    let (at, _) = ui.allocate_exact_size(Vec2::splat(13.0), Sense::hover());
                    icons::paint_seat(ui.painter(), at, seat, Palette::of(ui));
                    ui.strong(cut(&view.words.seat(seat), 11));
                });
            }
            ui.end_row();
            let [one, other] = &lines;
            for at in 0..one.len().max(other.len()) {
                for lines in [one, other] {
                    let Some((said, figure)) = lines.get(at) else {
                        ui.label("");
                        continue;
                    };
                    let last = at + 1 == lines.len();
                    let face: fn(f32) -> FontId = if last { face::strong } else { face::text };
                    let right = egui::Layout::right_to_left(egui::Align::Center);
                    ui.allocate_ui_with_layout(vec2(wide, 18.0), right, |ui| {
                        ui.label(RichText::new(figure).font(face(13.5)));
                        // The words get the room that the number leaves.
                        let room = ui.available_width();
                        let font = text::fitting(ui, said, face, [10.5, 13.5], room);
                        let left = egui::Layout::left_to_right(egui::Align::Center);
                        ui.with_layout(left, |ui| {
                            let said = RichText::new(said).font(font).weak();
                            ui.add(egui::Label::new(said).truncate());
                        });
                    });
                }
                ui.end_row();
            }
        });
}

/// Draws who is whose neighbour, when no offer can be made now.
fn neighbours(ui: &mut Ui, view: &View<'_>) {
    widgets::caption(ui, fl!(together_neighbours));
    ui.add_space(4.0);
    for seat in view.game.seats() {
        ui.horizontal(|ui| {
            let (at, _) = ui.allocate_exact_size(Vec2::splat(13.0), Sense::hover());
            icons::paint_seat(ui.painter(), at, seat, Palette::of(ui));
            ui.label(texts::borders(view.game, view.words, seat));
        });
    }
    ui.add_space(6.0);
    controls::remark(ui, fl!(together_when));
}

//! The layout of a game's screen: header, seats, current action, tabs, foot and log, the
//! borders between them, and moving the keyboard focus from one to the next.
//!
//! Everything has one place and keeps it throughout the game. The middle has a minimum
//! width; the log gives way, and lies over the middle when it is called. The borders of
//! seats and log are moved by dragging, or with the arrow keys while they have the focus.
//! By name: `Width of the seats`, `Width of the log`; the parts of the screen are called
//! `Seats`, `What happens now`, `Tabs`, `Footer` and `Log`.

use eframe::egui::{
    self, Align, CursorIcon, EventFilter, FocusDirection, Id, Key, Layout, Mesh, Rect, Role, Sense,
    Shadow, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::pane_sizes::{Border, PaneSizes};
use super::super::base::theme::{Palette, size};
use words::fl;

/// The window width for which the sizes are designed, and the width from which *now* grows,
/// in points.
const USUAL: f32 = 1280.0;
const LARGE: f32 = 1536.0;
/// The seats: their usual width, their least width, their share of any extra window width,
/// and their share of any missing width.
const SEATS: f32 = 336.0;
const LEAST_SEATS: f32 = 220.0;
const SEATS_ADD: f32 = 0.2;
const SEATS_GIVE: f32 = 0.38;
/// The least width of the seats when even the middle lacks room.
const NARROW_SEATS: f32 = 138.0;
/// The log: its usual width, its least width, and its share of any extra window width.
const LOG: f32 = 236.0;
const LEAST_LOG: f32 = 190.0;
const LOG_ADD: f32 = 1.0 / 9.0;
/// The width of the log when it lies over the middle.
const CALLED_LOG: f32 = 300.0;
/// The range of widths that the player can choose, for each of the two.
const SEATS_CHOICE: [f32; 2] = [180.0, 560.0];
const LOG_CHOICE: [f32; 2] = [160.0, 560.0];
/// The least width of the middle next to a log, and before the seats give way to it.
const LEAST_MIDDLE: f32 = 560.0;
const NARROW_MIDDLE: f32 = 532.0;
/// The height of *now* in a usual window and in a large one.
const NOW: [f32; 2] = [92.0, 100.0];
/// The height of the tab bar.
const TABS: f32 = 33.0;
/// The margins of the middle: at the sides, above, below.
const SIDE: f32 = 14.0;
const ABOVE: f32 = 10.0;
const BELOW: f32 = 10.0;
/// The gaps between *now*, the tab bar and the content of the tab.
const BETWEEN: [f32; 2] = [6.0, 8.0];
/// How far an arrow key moves a border.
const STEP: f32 = 16.0;
/// The distance at which a border can be grabbed.
const GRAB: f32 = 5.0;

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Pane {
    Now,
    Tabs,
    Seats,
    Log,
    Header,
}

impl Pane {
    /// All panes, in the order of the keyboard focus: the current action comes first.
    pub const ALL: [Self; 5] = [Self::Now, Self::Tabs, Self::Seats, Self::Log, Self::Header];

    /// Returns the next pane, or the previous one if `by` is below 0.
    #[must_use]
    fn step(self, by: i32) -> Self {
        let at = Self::ALL.iter().position(|&pane| pane == self).unwrap_or(0) as i32;
        Self::ALL[(at + by).rem_euclid(Self::ALL.len() as i32) as usize]
    }
}

/// What the player wants to see of the screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wish {
    /// Only the middle.
    pub is_maximized: bool,
    /// The log, even if there is no room for it next to the middle.
    pub is_log_called: bool,
    /// The width that the game wants for its seats in a window of the usual size, if it differs
    /// from the usual one.
    pub seats: Option<f32>,
}

/// The places of the panes.
#[derive(Clone, Copy, Debug)]
pub struct Panes {
    whole: Rect,
    header: Rect,
    seats: Option<Rect>,
    middle: Rect,
    now: Rect,
    tabs: Rect,
    tab: Rect,
    log: Option<Rect>,
    is_log_above: bool,
}

/// Paints the background of the middle.
pub fn paint_ground(ui: &Ui, middle: Rect) {
    let palette = Palette::of(ui);
    let mut mesh = Mesh::default();
    let fade = middle.top() + middle.height() * 0.55;
    let rows = [
        (middle.top(), palette.paper_top),
        (fade, palette.paper),
        (middle.bottom(), palette.paper),
    ];
    for (y, colour) in rows {
        mesh.colored_vertex(pos2(middle.left(), y), colour);
        mesh.colored_vertex(pos2(middle.right(), y), colour);
    }
    for [a, b, c] in [[0, 1, 2], [2, 1, 3], [2, 3, 4], [4, 3, 5]] {
        mesh.add_triangle(a, b, c);
    }
    ui.painter().add(mesh);
}

impl Panes {
    /// Divides the screen.
    #[must_use]
    pub fn of(whole: Rect, sizes: &PaneSizes, wish: Wish) -> Self {
        let (header, below) = whole.split_top_bottom_at_y(whole.top() + size::HEADER);
        let width = whole.width();
        let more = width - USUAL;
        let choose = |chosen: Option<f32>, usual: f32, [least, most]: [f32; 2]| {
            let most = most.min(width * 0.42).max(least);
            chosen
                .map_or(usual, |chosen| size::within(chosen, least, most))
                .round()
        };
        let grown = if more < 0.0 { SEATS_GIVE } else { SEATS_ADD };
        let usual = wish.seats.unwrap_or(SEATS);
        let usual = (usual + more * grown).max(LEAST_SEATS);
        let usual = usual.min((width - NARROW_MIDDLE).max(NARROW_SEATS));
        let left = choose(sizes.seats, usual, SEATS_CHOICE);
        let usual = LOG + more.max(0.0) * LOG_ADD;
        let room = width - left - LEAST_MIDDLE;
        let right = choose(sizes.log, usual, LOG_CHOICE).min(room.floor());
        let has_room = right >= LEAST_LOG.min(sizes.log.unwrap_or(LEAST_LOG));
        let (seats, rest) = below.split_left_right_at_x(below.left() + left);
        let (seats, rest) = if wish.is_maximized {
            (None, below)
        } else {
            (Some(seats), rest)
        };
        let beside = has_room && !wish.is_maximized;
        let (middle, log) = if beside {
            let (middle, log) = rest.split_left_right_at_x(rest.right() - right);
            (middle, Some(log))
        } else {
            let above = rest.with_min_x(rest.right() - CALLED_LOG.min(rest.width()));
            (rest, wish.is_log_called.then_some(above))
        };
        let inside = Rect::from_min_max(
            middle.min + vec2(SIDE, ABOVE),
            middle.max - vec2(SIDE, BELOW),
        );
        let height = NOW[usize::from(width >= LARGE)];
        let (now, rest) = inside.split_top_bottom_at_y(inside.top() + height);
        let rest = rest.with_min_y(rest.top() + BETWEEN[0]);
        let (tabs, tab) = rest.split_top_bottom_at_y(rest.top() + TABS);
        Self {
            whole,
            header,
            seats,
            middle,
            now,
            tabs,
            tab: tab.with_min_y(tab.top() + BETWEEN[1]),
            log,
            is_log_above: !beside,
        }
    }

    /// Returns the place of a pane, if it is visible.
    #[must_use]
    pub fn rect(&self, pane: Pane) -> Option<Rect> {
        match pane {
            Pane::Now => Some(self.now),
            Pane::Tabs => Some(self.tabs.union(self.tab)),
            Pane::Seats => self.seats,
            Pane::Log => self.log,
            Pane::Header => Some(self.header),
        }
    }

    /// Returns everything between the seats and the log.
    #[must_use]
    pub fn middle(&self) -> Rect {
        self.middle
    }

    /// Returns the tab bar, and the room for the content of the tab, including the foot.
    #[must_use]
    pub fn tabs(&self) -> (Rect, Rect) {
        (self.tabs, self.tab)
    }

    /// Returns whether there is no room for the log next to the middle.
    #[must_use]
    pub fn is_log_above(&self) -> bool {
        self.is_log_above
    }

    /// Paints the backgrounds of the panes, and the lines between them.
    pub fn paint(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        painter.rect_filled(self.whole, 0.0, palette.desk);
        paint_ground(ui, self.middle);
        let line = Stroke::new(1.0, palette.line);
        painter.rect_filled(self.header, 0.0, palette.paper);
        painter.hline(self.whole.x_range(), self.header.bottom() - 0.5, line);
        if let Some(seats) = self.seats {
            painter.vline(seats.right() - 0.5, seats.y_range(), line);
        }
    }

    /// Paints the background of the log, which may lie over the middle.
    fn paint_log(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        if self.is_log_above {
            let shadow = Shadow {
                offset: [-2, 0],
                blur: 12,
                spread: 0,
                color: palette.shadow,
            };
            ui.painter().add(shadow.as_shape(rect, 0));
            // Clicks must not reach what lies below.
            ui.interact(
                rect,
                Id::unique("ground of the log"),
                Sense::click_and_drag(),
            );
        }
        ui.painter().rect_filled(rect, 0.0, palette.paper);
        let line = Stroke::new(1.0, palette.line);
        ui.painter().vline(rect.left() + 0.5, rect.y_range(), line);
    }

    /// Returns a child for drawing in a pane, if it is visible.
    #[must_use]
    pub fn inside(&self, ui: &mut Ui, pane: Pane) -> Option<Ui> {
        let rect = self.rect(pane)?;
        let inner = match pane {
            Pane::Now | Pane::Tabs => rect,
            Pane::Seats => rect.shrink2(vec2(8.0, 8.0)),
            Pane::Log => {
                self.paint_log(ui, rect);
                rect
            }
            Pane::Header => rect.shrink2(vec2(14.0, 0.0)),
        };
        let name = match pane {
            Pane::Now => Some(fl!(pane_now)),
            Pane::Tabs => Some(fl!(pane_tabs)),
            Pane::Seats => Some(fl!(pane_seats)),
            Pane::Log => Some(fl!(pane_log)),
            Pane::Header => None,
        };
        if let Some(name) = name {
            part(ui, rect, name);
        }
        let layout = Layout::top_down(Align::Min);
        let builder = UiBuilder::new()
            .id_salt(("pane", pane as u8))
            .max_rect(inner)
            .layout(layout);
        let mut inside = ui.new_child(builder);
        // The focus ring may extend a little beyond the pane.
        inside.shrink_clip_rect(rect.expand(if pane == Pane::Now { 6.0 } else { 0.0 }));
        Some(inside)
    }

    /// Lets the player move the borders. Returns which border has moved where, and whether for
    /// good.
    pub fn borders(&self, ui: &Ui) -> Option<Intent> {
        let Self { whole, middle, .. } = *self;
        let seats = self.seats.map(|seats| Edge {
            border: Border::Seats,
            line: [
                pos2(seats.right(), middle.top()),
                pos2(seats.right(), whole.bottom()),
            ],
            start: whole.left(),
            name: fl!(width_of_seats),
        });
        let log = self.log.filter(|_| !self.is_log_above).map(|log| Edge {
            border: Border::Log,
            line: [
                pos2(log.left(), middle.top()),
                pos2(log.left(), whole.bottom()),
            ],
            start: whole.right(),
            name: fl!(width_of_log),
        });
        let mut wanted = None;
        for edge in [seats, log].into_iter().flatten() {
            wanted = wanted.or(edge.show(ui));
        }
        wanted
    }

    /// Returns the pane that has the keyboard.
    fn focused(&self, ui: &Ui) -> Option<Pane> {
        let focused = ui.memory(egui::Memory::focused)?;
        let at = ui.ctx().read_response(focused)?.rect.center();
        let mut panes = Pane::ALL.into_iter();
        panes.find(|&pane| self.rect(pane).is_some_and(|rect| rect.contains(at)))
    }

    /// Returns the pane that gets the keyboard, this many panes further; the first one if none
    /// has it.
    #[must_use]
    pub fn next(&self, ui: &Ui, by: i32) -> Pane {
        let Some(mut pane) = self.focused(ui) else {
            return Pane::Now;
        };
        for _ in Pane::ALL {
            pane = pane.step(by);
            if self.rect(pane).is_some() {
                break;
            }
        }
        pane
    }
}

/// Names a part of the screen for screen readers.
pub fn part(ui: &Ui, rect: Rect, name: &'static str) {
    let response = ui.interact(rect, Id::unique(("part", name)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Pane, true, name));
}

/// Gives the keyboard to the first control that is drawn next.
pub fn focus_next(ui: &Ui) {
    ui.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
        memory.move_focus(FocusDirection::Next);
    });
}

/// A border as it is shown; `start` is where the size it controls begins.
struct Edge {
    border: Border,
    line: [egui::Pos2; 2],
    start: f32,
    name: &'static str,
}

impl Edge {
    fn show(&self, ui: &Ui) -> Option<Intent> {
        let rect = Rect::from_two_pos(self.line[0], self.line[1]).expand2(vec2(GRAB, 0.0));
        let id = Id::unique(("border", self.border as u8));
        let response = ui.interact(rect, id, Sense::drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, self.name));
        let palette = Palette::of(ui);
        let focused = response.has_focus();
        if response.hovered() || response.dragged() || focused {
            if !focused || response.hovered() {
                ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
            }
            let width = if focused { 4.0 } else { 2.0 };
            let line = Stroke::new(width, palette.accent);
            ui.painter().line_segment(self.line, line);
        }
        let size_at = |at: f32| (at - self.start).abs();
        if response.dragged() || response.drag_stopped() {
            let pointer = response.interact_pointer_pos()?;
            let done = response.drag_stopped();
            let moved = size_at(pointer.x) - size_at(self.line[0].x);
            return (done || moved.abs() > 0.5).then_some(Intent::MoveBorder(
                self.border,
                size_at(pointer.x),
                done,
            ));
        }
        if focused {
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
            let steps = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
            if steps != 0.0 {
                let at = size_at(self.line[0].x + steps * STEP);
                return Some(Intent::MoveBorder(self.border, at, true));
            }
        }
        None
    }
}

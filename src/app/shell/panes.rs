//! How the screen of a game is divided: header, seats, what happens now, tabs and
//! log, the borders between them, and the keyboard's way from one to the next.
//!
//! The borders are moved by dragging, or with the arrow keys when they have the
//! focus. By name: `Width of the seats`, `Width of the log`, `Height of what
//! happens now`.

use eframe::egui::{
    self, Align, CursorIcon, EventFilter, FocusDirection, Id, Key, Layout, Rect, Role, Sense,
    Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::Intent;
use super::pane_sizes::{Border, PaneSizes};
use super::theme::{Palette, size};
use crate::fl;

/// The least height of what happens now.
const LEAST_NOW: f32 = 96.0;
/// The part of the height it may take by itself, and the height in a small
/// window, where what happens now comes before the rest.
const MOST_NOW: f32 = 0.56;
const MOST_NOW_SMALL: f32 = 376.0;
/// The least height that the border leaves to the tabs.
const LEAST_TABS: f32 = 140.0;
/// The least and the greatest width of the seats and of the log, and the part of
/// the window they may take.
const SEATS: ([f32; 2], f32) = ([200.0, 420.0], 0.34);
const LOG: ([f32; 2], f32) = ([180.0, 520.0], 0.4);
/// How far an arrow key moves a border.
const STEP: f32 = 16.0;
/// How near a border has to be to be grabbed.
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
    /// All of them, in the order in which the keyboard goes through them: what
    /// happens now comes first.
    pub const ALL: [Self; 5] = [Self::Now, Self::Tabs, Self::Seats, Self::Log, Self::Header];

    /// The pane a step further, or back if `by` is below 0.
    #[must_use]
    fn step(self, by: i32) -> Self {
        let at = Self::ALL.iter().position(|&pane| pane == self).unwrap_or(0) as i32;
        Self::ALL[(at + by).rem_euclid(Self::ALL.len() as i32) as usize]
    }
}

/// Where the panes are.
#[derive(Clone, Copy, Debug)]
pub struct Panes {
    whole: Rect,
    header: Rect,
    seats: Rect,
    now: Rect,
    tabs: Rect,
    log: Rect,
    kind: &'static str,
}

impl Panes {
    /// Divides the screen. `kind` is what happens now, and `content` how high it
    /// would like to be: it gets that, and the tabs the rest, until somebody
    /// moves the border.
    #[must_use]
    pub fn of(whole: Rect, sizes: &PaneSizes, kind: &'static str, content: Option<f32>) -> Self {
        let (header, below) = whole.split_top_bottom_at_y(whole.top() + size::HEADER);
        let width = |chosen: Option<f32>, usual: f32, ([least, most], part): ([f32; 2], f32)| {
            let most = most.min(whole.width() * part).max(least);
            chosen.unwrap_or(usual).clamp(least, most).round()
        };
        let left = width(sizes.seats, size::SEATS, SEATS);
        // The log is what gives way in a small window.
        let right = width(sizes.log, size::LOG.min(whole.width() * 0.21), LOG);
        let (seats, rest) = below.split_left_right_at_x(below.left() + left);
        let (middle, log) = rest.split_left_right_at_x(below.right() - right);
        let room = middle.height();
        let least_tabs = (room - LEAST_TABS).max(LEAST_NOW);
        let now = match sizes.now.get(kind) {
            Some(&chosen) => chosen.clamp(LEAST_NOW, least_tabs),
            None => {
                let most = (room * MOST_NOW).max(MOST_NOW_SMALL).min(least_tabs);
                let content = content.map(|content| content + 2.0 * size::PANE[1] + 1.0);
                content.unwrap_or(most).clamp(LEAST_NOW, most)
            }
        };
        let (now, tabs) = middle.split_top_bottom_at_y(middle.top() + now.ceil());
        Self {
            whole,
            header,
            seats,
            now,
            tabs,
            log,
            kind,
        }
    }

    /// Where a pane is.
    #[must_use]
    pub fn rect(&self, pane: Pane) -> Rect {
        match pane {
            Pane::Now => self.now,
            Pane::Tabs => self.tabs,
            Pane::Seats => self.seats,
            Pane::Log => self.log,
            Pane::Header => self.header,
        }
    }

    /// The paper, and the lines between the panes.
    pub fn paint(&self, ui: &Ui) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        painter.rect_filled(self.whole, 0.0, palette.paper);
        let line = Stroke::new(1.0, palette.line);
        painter.hline(self.whole.x_range(), self.header.bottom() - 0.5, line);
        painter.vline(self.seats.right() - 0.5, self.seats.y_range(), line);
        painter.vline(self.log.left() + 0.5, self.log.y_range(), line);
        painter.hline(self.now.x_range(), self.now.bottom() - 0.5, line);
    }

    /// What is drawn in a pane.
    #[must_use]
    pub fn inside(&self, ui: &mut Ui, pane: Pane) -> Ui {
        let rect = self.rect(pane);
        let layout = Layout::top_down(Align::Min);
        let builder = UiBuilder::new()
            .id_salt(("pane", pane as u8))
            .max_rect(rect.shrink2(size::PANE.into()))
            .layout(layout);
        let mut inside = ui.new_child(builder);
        inside.shrink_clip_rect(rect);
        inside
    }

    /// Lets people move the borders. Says which has moved to where, and whether
    /// that is for good.
    pub fn borders(&self, ui: &Ui) -> Option<Intent> {
        let Self {
            whole, now, kind, ..
        } = *self;
        let seats = self.seats.right();
        let seats = Edge {
            border: Border::Seats,
            line: [pos2(seats, now.top()), pos2(seats, whole.bottom())],
            start: whole.left(),
            name: fl!(width_of_seats),
        };
        let log = self.log.left();
        let log = Edge {
            border: Border::Log,
            line: [pos2(log, now.top()), pos2(log, whole.bottom())],
            start: whole.right(),
            name: fl!(width_of_log),
        };
        let now = Edge {
            border: Border::Now(kind),
            line: [now.left_bottom(), now.right_bottom()],
            start: now.top(),
            name: fl!(height_of_now),
        };
        let mut wanted = None;
        for edge in [now, seats, log] {
            wanted = wanted.or(edge.show(ui));
        }
        wanted
    }

    /// The pane that has the keyboard.
    fn focused(&self, ui: &Ui) -> Option<Pane> {
        let focused = ui.memory(egui::Memory::focused)?;
        let at = ui.ctx().read_response(focused)?.rect.center();
        let mut panes = Pane::ALL.into_iter();
        panes.find(|&pane| self.rect(pane).contains(at))
    }

    /// The pane that gets the keyboard so many panes further on; the first one
    /// if none has it.
    #[must_use]
    pub fn next(&self, ui: &Ui, by: i32) -> Pane {
        match self.focused(ui) {
            Some(pane) => pane.step(by),
            None => Pane::Now,
        }
    }
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

/// A border as it is shown: `start` is where the size begins that it ends.
struct Edge {
    border: Border,
    line: [egui::Pos2; 2],
    start: f32,
    name: &'static str,
}

impl Edge {
    fn show(&self, ui: &Ui) -> Option<Intent> {
        let axis = usize::from(matches!(self.border, Border::Now(_)));
        let mut grab = vec2(0.0, 0.0);
        grab[axis] = GRAB;
        let rect = Rect::from_two_pos(self.line[0], self.line[1]).expand2(grab);
        let id = Id::unique(self.name);
        let response = ui.interact(rect, id, Sense::drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, self.name));
        let palette = Palette::of(ui);
        let focused = response.has_focus();
        if response.hovered() || response.dragged() || focused {
            let cursor = [CursorIcon::ResizeHorizontal, CursorIcon::ResizeVertical][axis];
            if !focused || response.hovered() {
                ui.set_cursor_icon(cursor);
            }
            let width = if focused { 4.0 } else { 2.0 };
            let line = Stroke::new(width, palette.accent);
            ui.painter().line_segment(self.line, line);
        }
        let size_at = |at: f32| (at - self.start).abs();
        if response.dragged() || response.drag_stopped() {
            let pointer = response.interact_pointer_pos()?;
            let done = response.drag_stopped();
            let moved = size_at(pointer[axis]) - size_at(self.line[0][axis]);
            return (done || moved.abs() > 0.5).then_some(Intent::MoveBorder(
                self.border,
                size_at(pointer[axis]),
                done,
            ));
        }
        if focused {
            let filter = EventFilter {
                horizontal_arrows: axis == 0,
                vertical_arrows: axis == 1,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            let [back, on] = [
                [Key::ArrowLeft, Key::ArrowRight],
                [Key::ArrowUp, Key::ArrowDown],
            ][axis];
            let presses = |key| ui.input(|input| input.num_presses(key)) as f32;
            let steps = presses(on) - presses(back);
            if steps != 0.0 {
                let at = size_at(self.line[0][axis] + steps * STEP);
                return Some(Intent::MoveBorder(self.border, at, true));
            }
        }
        None
    }
}

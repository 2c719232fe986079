//! What the hints of all games have in common, and how a decision of the computer is carried
//! out once it has been looked at.

use std::ops::Range;
use std::time::Duration;

use eframe::egui::{Context, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2};

use super::super::base::icons::Icon;
use super::super::base::theme::Palette;
use super::super::base::{focus, icons};
use super::super::session::game_window::{Command, GameWindow, Open};
use super::super::session::open_table::{Outbox, Setting, Tick};
use words::fl;

/// The choice of a hint that was clicked once, and the state of the game it is for.
#[derive(Clone, Copy, Debug)]
pub struct Clicked<C>(Option<(u64, C)>);

impl<C> Default for Clicked<C> {
    fn default() -> Self {
        Self(None)
    }
}

impl<C: Copy + PartialEq> Clicked<C> {
    /// The choice, as long as the game is in this state.
    #[must_use]
    pub fn now(&self, revision: u64) -> Option<C> {
        let clicked = self.0.filter(|(of, _)| *of == revision);
        clicked.map(|(_, command)| command)
    }

    /// A choice is clicked. Says whether it was clicked before, so that it is to be done.
    pub fn click(&mut self, ui: &Ui, revision: u64, command: C) -> bool {
        if self.now(revision) == Some(command) {
            self.0 = None;
            return true;
        }
        self.0 = Some((revision, command));
        // What was drawn before does not know of it yet.
        ui.ctx().request_repaint();
        false
    }
}

/// Draws the cross that takes a hint away, at the right of its line. Says whether it was
/// pressed.
pub fn close(ui: &mut Ui) -> bool {
    let line = ui.max_rect();
    let middle = pos2(line.right() - 11.0, line.center().y);
    let place = Rect::from_center_size(middle, Vec2::splat(22.0));
    let id = ui.scope_id().with("close_the_hint");
    let response = ui.interact(place, id, Sense::click());
    let name = fl!(close_hint);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let palette = Palette::of(ui);
    if response.hovered() {
        ui.painter().rect_filled(place, 4.0, palette.chosen);
    }
    if response.has_focus() {
        focus::focus_ring(ui, place);
    }
    let cross = Rect::from_center_size(middle, Vec2::splat(10.0));
    icons::paint(ui.painter(), cross, Icon::Cross, palette.weak);
    response.on_hover_text(name).clicked()
}

/// Carries out what the computer has decided once that has been looked at for long enough.
/// Says which entries came of it.
pub fn carry_out<G: GameWindow>(
    open: &mut Open<G>,
    command: Command<G>,
    (left, tick): (Duration, Tick),
    ctx: &Context,
    out: &mut Outbox,
) -> Option<Range<usize>> {
    if !left.is_zero() {
        ctx.request_repaint_after(left);
        return None;
    }
    let setting = Setting {
        hides_money: tick.hides_money,
        may_replace: true,
        anyway: false,
    };
    let before = open.session.cursor();
    open.enter(vec![command], setting, out);
    ctx.request_repaint();
    Some(before..open.session.cursor())
}

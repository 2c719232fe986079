//! The cards of the players, one below the other, in every game: the background of a card,
//! whether its player is to act, the time, and the menu with name and colour. The game
//! draws the content of a card.

use eframe::egui::scroll_area::ScrollBarVisibility;
use eframe::egui::{
    AsIdSalt, Color32, CornerRadius, Direction, FontId, Id, Layout, Popup, PopupCloseBehavior,
    Rect, Response, Role, ScrollArea, Sense, Shadow, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, vec2,
};

use super::super::Intent;
use super::super::base::focus;
use super::super::base::icons::Icon;
use super::super::base::places;
use super::super::base::places::Free;
use super::super::base::theme::{Palette, face, size};
use super::super::session::commands;
use super::super::session::game_window::{GameWindow, Look};
use super::super::session::open_table::OpenTable as _;
use super::super::session::timer::Timer;
use super::person;
use super::widgets::{HoverSaid as _, Press};
use table::{Game, Seat, Session};
use words::fl;
use words::text::clock;

/// The gap between two cards.
const GAP: f32 = 8.0;
/// The height is divided among the cards, but at least by four.
pub const FEWEST: usize = 4;

/// The status of a seat: what it has done, or has to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// The text, in a few words.
    pub text: String,
    /// The icon before the text.
    pub icon: Option<Icon>,
    /// Its importance.
    pub weight: Weight,
}

/// The importance of a status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// In the background.
    #[default]
    Weak,
    /// In the colour of the player.
    Own,
    /// It is this player's turn.
    Acts,
}

impl Status {
    /// Creates a status in the background.
    #[must_use]
    pub fn weak(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    /// Creates a status in the colour of the player.
    #[must_use]
    pub fn own(text: impl Into<String>) -> Self {
        Self {
            weight: Weight::Own,
            ..Self::weak(text)
        }
    }

    /// Creates a status for the player whose turn it is.
    #[must_use]
    pub fn acts(text: impl Into<String>) -> Self {
        Self {
            icon: Some(Icon::Play),
            weight: Weight::Acts,
            ..Self::weak(text)
        }
    }

    /// Creates a status for the final place.
    #[must_use]
    pub fn place(rank: usize, text: impl Into<String>) -> Self {
        match rank {
            1 => Self {
                icon: Some(Icon::Crown),
                ..Self::own(text)
            },
            _ => Self::weak(text),
        }
    }

    /// Returns its font, in this size in points, and its colour.
    #[must_use]
    pub fn style(&self, ui: &Ui, seat: Seat, points: f32) -> (FontId, Color32) {
        let palette = Palette::of(ui);
        match self.weight {
            Weight::Weak => (face::text(points), palette.weak),
            Weight::Own => (face::strong(points), palette.seat(ui.ctx(), seat)),
            Weight::Acts => (face::strong(points), palette.accent),
        }
    }
}

/// How long a player has thought, in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    /// In this turn, if it is their turn.
    turn: Option<u32>,
    /// In total.
    total: u32,
}

impl Time {
    /// Returns the time of a seat, if the clock is shown. The computer has none.
    #[must_use]
    pub fn of<G: Game>(timer: Option<&Timer>, session: &Session<G>, seat: Seat) -> Option<Self> {
        let timer = timer.filter(|_| session.people().bot(seat).is_none())?;
        Some(Self {
            turn: timer.turn(seat),
            total: timer.total(seat, session.occasion()),
        })
    }

    /// Returns the times in this turn and in total.
    #[must_use]
    pub fn texts(&self) -> (Option<String>, String) {
        (self.turn.map(clock), clock(self.total))
    }

    /// Returns the times in words.
    #[must_use]
    pub fn told(&self, name: &str) -> String {
        match self.texts() {
            (Some(turn), total) => fl!(timer_told_turn, name = name, turn = turn, total = total),
            (None, total) => fl!(timer_told, name = name, total = total),
        }
    }
}

/// The state of the cards that is not part of the game.
#[derive(Debug, Default)]
pub struct Cards {
    // The name that is being typed.
    draft: person::Draft,
    // Who was to act when they were last drawn.
    acting: Option<Seat>,
    // Whether values can be set by hand.
    corrects: bool,
    // The bots that can take over a seat.
    bots: person::Bots,
}

/// The menu of a card.
#[derive(Debug)]
pub struct Menu<'a> {
    /// Whose card it is.
    pub seat: Seat,
    /// The player's name.
    pub name: &'a str,
    /// The name of the menu.
    pub called: String,
    /// The name of its button to set a value by hand.
    pub corrects: String,
    /// The place of its button, and its layout there.
    pub at: (Rect, Layout),
}

impl Cards {
    /// Allows setting values by hand and changing who plays a seat, as far as this game
    /// supports it.
    pub fn let_correct<G: GameWindow>(&mut self, look: Look<'_, G>) {
        let open = look.open;
        self.corrects = open.may_correct();
        let levels = open.levels().iter();
        self.bots.levels = levels.map(|&level| (level, G::bot(level.into()))).collect();
        self.bots.likes = G::temperaments();
        let seats = Seat::first(open.people().seats.len());
        let programs = seats
            .iter()
            .map(|seat| Some((seat, open.guests.name(seat)?)));
        self.bots.programs = programs.flatten().collect();
        let takes = G::DIGITAL.is_some_and(|digital| digital.programs.is_some());
        let takes = takes && !self.bots.levels.is_empty();
        let command = || look.state.preferences.program.clone();
        self.bots.command = takes.then(command);
    }

    /// Returns what stands for the computer that plays a seat: a picture, and a sentence if a
    /// program plays it.
    #[must_use]
    pub fn computer(&self, seat: Seat) -> (Icon, Option<String>) {
        let program = self.bots.programs.iter().find(|(of, _)| *of == seat);
        match program {
            Some((_, program)) => (Icon::Screen, Some(fl!(program_plays, program))),
            None => (Icon::Bot, None),
        }
    }

    /// Draws a card for each seat; `count` cards share the height, each with at least the
    /// height `least`. Returns the intent of the first one that has any.
    pub fn list<I>(
        ui: &mut Ui,
        seats: impl Iterator<Item = Seat>,
        (count, least): (usize, f32),
        mut card: impl FnMut(&mut Ui, Seat, Rect, &Response) -> Option<I>,
    ) -> Option<I> {
        let mut wanted = None;
        let count = count.max(FEWEST);
        let room = ui.available_height();
        let each = ((room - GAP * (count as f32 - 1.0)) / count as f32).floor();
        let each = each.max(least);
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let mut area = ScrollArea::vertical().auto_shrink(false);
        if each > least {
            area = area.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
        }
        area.show(ui, |ui| {
            // The ring around the acting player extends beyond the card.
            let clip = ui.clip_rect().expand(4.0);
            ui.set_clip_rect(clip);
            for (at, seat) in seats.enumerate() {
                if at > 0 {
                    ui.add_space(GAP);
                }
                let wide = vec2(ui.available_width(), each);
                let (rect, response) = ui.allocate_exact_size(wide, Sense::click());
                places::keep_free(ui.ctx(), rect, Free::Much);
                wanted = wanted.take().or(card(ui, seat, rect, &response));
            }
            focus::follow_keyboard(ui);
        });
        wanted
    }

    /// Scrolls to the player who is to act, if not all cards fit.
    pub fn show_acting(&mut self, ui: &Ui, seat: Seat, rect: Rect) {
        if self.acting != Some(seat) {
            ui.scroll_to_rect(rect, None);
            self.acting = Some(seat);
        }
    }

    /// Draws the menu button and the menu: name, colour, and setting values by hand. A right
    /// click on the card opens the menu, too.
    fn menu<G: Game>(
        &mut self,
        ui: &mut Ui,
        session: &Session<G>,
        menu: &Menu<'_>,
        around: &Response,
    ) -> Option<Intent> {
        let called = &menu.called;
        let near = is_near(ui, around);
        let button = shy(ui, ("menu", menu.seat), menu.at, near, |ui| {
            let press = Press::new("").quiet().small().icon(Icon::Person);
            ui.add(press.name(called))
        });
        let (draft, corrects, bots) = (&mut self.draft, self.corrects, &self.bots);
        let mut edit = |ui: &mut Ui| {
            let who = (menu.seat, menu.name);
            let wanted = person::show(ui, who, session.people(), draft);
            // Before the first entry, other players can simply be chosen for a new game.
            let has_begun = session.cursor() > 0;
            let handed = has_begun.then(|| person::hand_on(ui, who, session.people(), bots, draft));
            let handed = handed.flatten();
            let wanted = wanted.or(handed);
            if !corrects {
                return wanted;
            }
            ui.add_space(size::GAP);
            let command = &commands::CORRECT;
            let correct = Press::new((command.name)()).icon(Icon::Pencil).small();
            let correct = ui.add(correct.name(&menu.corrects));
            if correct.on_hover_text((command.hint)()).clicked() {
                ui.close();
                return Some(Intent::CorrectAt(menu.seat));
            }
            wanted
        };
        let behavior = PopupCloseBehavior::CloseOnClickOutside;
        let below = Popup::menu(&button).close_behavior(behavior);
        let wanted = below.show(&mut edit).and_then(|shown| shown.inner);
        let there = Popup::context_menu(around).close_behavior(behavior);
        let there = there.show(&mut edit).and_then(|shown| shown.inner);
        button.on_hover_text(called);
        wanted.or(there)
    }

    /// Returns the intent of a card: `shows` if it was clicked, or one from its menu.
    pub fn wanted<G: Game, I: From<Intent>>(
        &mut self,
        ui: &mut Ui,
        session: &Session<G>,
        menu: &Menu<'_>,
        card: &Response,
        shows: I,
    ) -> Option<I> {
        let chosen = self.menu(ui, session, menu, card).map(I::from);
        card.clicked().then_some(shows).or(chosen)
    }
}

/// Returns whether the pointer or the keyboard is on a card.
pub fn is_near(ui: &Ui, card: &Response) -> bool {
    ui.rect_contains_pointer(card.rect) || card.has_focus()
}

/// Returns the layout that centres a button in its place.
#[must_use]
pub fn centred() -> Layout {
    Layout::centered_and_justified(Direction::LeftToRight)
}

/// Adds a control that is drawn only while the pointer is near or the keyboard on it;
/// keyboard and screen readers can always reach it.
pub fn shy(
    ui: &mut Ui,
    (what, seat): (&str, Seat),
    (rect, layout): (Rect, Layout),
    near: bool,
    add: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let builder = UiBuilder::new().id_salt((what, seat));
    let mut inside = ui.new_child(builder.max_rect(rect).layout(layout));
    let id = Id::unique(("shy", what, seat));
    let was_focused = ui.ctx().data(|data| data.get_temp(id)).unwrap_or(false);
    if near || was_focused {
        let ground = Palette::of(ui).card;
        ui.painter().rect_filled(rect, 6.0, ground);
    } else {
        inside.set_opacity(0.0);
    }
    let response = add(&mut inside);
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
    let focused = response.has_focus() || is_open;
    if focused != was_focused {
        ui.ctx().data_mut(|data| data.insert_temp(id, focused));
        ui.ctx().request_repaint();
    }
    response
}

/// How a card is drawn among the others.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Whose it is.
    pub seat: Seat,
    /// The width of the ribbon in the colour of the player.
    pub ribbon: f32,
    /// Whether it is this player's turn.
    pub acts: bool,
    /// Whether the player has nothing more to do.
    pub is_out: bool,
    /// Whether the keyboard is on it.
    pub is_focused: bool,
}

impl Ground {
    /// Paints the background of a card.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let painter = ui.painter();
        if self.is_focused {
            focus::focus_ring(ui, rect);
        }
        let round = CornerRadius::same(size::ROUND_CARD);
        let (down, blur, color) = match self.acts {
            true => (3, 10, palette.shadow),
            false => (1, 3, palette.soft_shadow),
        };
        let shadow = Shadow {
            offset: [0, down],
            blur,
            spread: 0,
            color,
        };
        painter.add(shadow.as_shape(rect, round));
        painter.rect_filled(rect, round, palette.seat(ui.ctx(), self.seat));
        let fill = match self.is_out {
            true => palette.paper,
            false => palette.card,
        };
        let right = CornerRadius {
            nw: 0,
            sw: 0,
            ..round
        };
        painter.rect_filled(rect.with_min_x(rect.left() + self.ribbon), right, fill);
        let (stroke, kind) = match self.acts {
            true => (Stroke::new(2.0, palette.accent), StrokeKind::Outside),
            false => (Stroke::new(1.0, palette.line), StrokeKind::Inside),
        };
        painter.rect_stroke(rect, round, stroke, kind);
    }
}

/// Gives something painted on a card its words, for screen readers and, as a tooltip, for
/// pointers.
pub fn hear(ui: &Ui, rect: Rect, id: impl AsIdSalt, told: &str, hint: &str) {
    // The screen for everyone says the same in another layer.
    let id = Id::unique((ui.layer_id().id, "seat", id));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
    response.on_hover_said(|| hint.to_owned());
}

//! The hint that was asked for: what to do here, the best alternatives, and why. It lies
//! over the foot of the tab, until something is decided or it is closed.
//!
//! Buttons: the best choice (`Bid 12, up to 34 D`) and the others; the first click marks
//! one, the second plays it; the cross closes the hint. `H` asks for it, and then presses
//! the best choice.

use std::time::Instant;

use eframe::egui::{
    Id, LayerId, Order, Rect, Response, RichText, Role, Sense, Shadow, Stroke, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::advised::{Asked, Since};
use super::state::Table;
use super::{Intent, View};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::hints::Clicked;
use crate::ui::parts::now_block::inside;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{Press, Weight};
use crate::ui::parts::{hints, small, widgets};
use prince::Command;
use prince::mind::advice::{Advice, Choice, advise};
use words::fl;
use words::prince::advice;

/// How large the hint is at most.
const SIZE: Vec2 = vec2(560.0, 148.0);

impl Table {
    /// What a hint would be for now: a decision of a person who may see what it is about.
    fn to_be_advised(&self) -> Option<Asked> {
        let looking = &self.own.looking;
        let seat = looking.asked(&self.session)?;
        let is_covered = looking.curtain(&self.session).is_some();
        (!is_covered).then(|| Asked {
            revision: self.revision(),
            looks: looking.looks(),
            seat,
        })
    }

    /// Whether a hint may be asked for now.
    #[must_use]
    pub fn may_ask_for_hint(&self) -> bool {
        self.to_be_advised().is_some()
    }

    /// Whether there is a hint for what is decided now, or one is being thought of.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        let asked = self.own.hint.asked;
        asked.is_some() && asked == self.to_be_advised()
    }

    /// Asks for a hint, from nothing but what is shown to whoever decides.
    pub(super) fn ask_for_hint(&mut self, hides_money: bool) {
        let Some(asked) = self.to_be_advised().filter(|_| !self.has_hint()) else {
            return;
        };
        self.session.hinted(asked.seat);
        let seen = match hides_money {
            true => self.shown().game().without_treasuries(asked.seat),
            false => *self.shown().game(),
        };
        let seed = super::looking::seed_of(&self.session);
        let hint = &mut self.own.hint;
        hint.asked = Some(asked);
        hint.answer = None;
        let thought = Since(Instant::now());
        hint.thinker
            .ask(asked, thought, move |_| advise(&seen, asked.seat, seed));
    }
}

/// What is known of the hint beside the game.
#[derive(Debug, Default)]
pub struct HintPanel {
    /// The choice that was clicked once, and the state it is for.
    marked: Clicked<Command>,
    /// The state in which the best choice is to be pressed by its key.
    presses: Option<u64>,
}

impl HintPanel {
    /// Presses the best choice of a hint that is there, when it is drawn next.
    pub fn press_best(&mut self, open: &Table) {
        self.presses = Some(open.revision());
    }

    /// Draws it over the foot of the tab, if there is one.
    pub fn show(&mut self, ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
        if !open.has_hint() {
            return None;
        }
        let room = ui.max_rect();
        let size = SIZE.min(room.size());
        let rect = Rect::from_min_size(room.left_bottom() - vec2(0.0, size.y), size);
        let layer = LayerId::new(Order::Middle, Id::unique("hint over the tab"));
        let builder = UiBuilder::new().max_rect(rect).layer_id(layer);
        let mut above = ui.new_child(builder);
        above.set_clip_rect(room.expand(8.0));
        let palette = Palette::of(ui);
        let shadow = Shadow {
            offset: [0, 3],
            blur: 12,
            spread: 0,
            color: palette.shadow,
        };
        above.painter().add(shadow.as_shape(rect, size::ROUND_CARD));
        // What lies below is not meant.
        above.interact(rect, above.scope_id().with("ground"), Sense::CLICK);
        self.card(&mut above, rect, open, view)
    }

    fn card(&mut self, ui: &mut Ui, rect: Rect, open: &Table, view: &View<'_>) -> Option<Intent> {
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.0, palette.gold_edge);
        widgets::paint_card(ui, rect, palette.card, edge);
        let inner = rect.shrink2(vec2(14.0, 8.0));
        let title = inner.with_max_y(inner.top() + 22.0);
        let closed = inside(ui, title, |ui| {
            ui.spacing_mut().item_spacing.x = 7.0;
            let (lamp, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            icons::paint(ui.painter(), lamp, Icon::Lamp, palette.leaf);
            widgets::caption(ui, fl!(hint));
            if self.marked(open).is_some() {
                ui.label(RichText::new(fl!(hint_marked)).size(12.5).weak());
            }
            hints::close(ui).then_some(Intent::CloseHint)
        });
        let body = inner.with_min_y(title.bottom() + 3.0);
        let wanted = match open.own.hint.answer.as_ref().map(|answer| &answer.0) {
            None => inside(ui, body, |ui| {
                let (bar, _) = ui.allocate_exact_size(vec2(160.0, 8.0), Sense::hover());
                let done = open.own.hint.thinker.progress();
                widgets::progress(ui, bar, done.unwrap_or(1.0));
                None
            }),
            Some(None) => inside(ui, body, |ui| {
                ui.label(fl!(prince_advice_nothing));
                None
            }),
            Some(Some(advice)) => self.verdict(ui, body, open, view, advice),
        };
        wanted.or(closed)
    }

    /// The best choice, why, and what else there is.
    fn verdict(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        open: &Table,
        view: &View<'_>,
        advice: &Advice,
    ) -> Option<Intent> {
        let (best, rest) = advice.choices.split_first()?;
        if self.presses.take() == Some(open.revision())
            && let Some(played) = self.press(ui, open, best.command)
        {
            return Some(played);
        }
        let first = rect.with_max_y(rect.top() + 36.0);
        let clicked = inside(ui, first, |ui| self.best(ui, open, view, best));
        let mut wanted = clicked
            .then(|| self.press(ui, open, best.command))
            .flatten();
        let below = if rest.is_empty() { 0.0 } else { 28.0 };
        let others = rect.with_min_y(rect.bottom() - below);
        let middle =
            Rect::from_min_max(pos2(rect.left(), first.bottom() + 4.0), others.right_top());
        let reasons = view.words.reasons(view.game, best).join(" ");
        why(ui, middle, &reasons, advice::ahead(&advice.choices));
        if rest.is_empty() {
            return wanted;
        }
        let chosen = inside(ui, others, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.label(RichText::new(fl!(hint_else)).size(13.0).weak());
            let mut chosen = None;
            for choice in rest {
                if self.other(ui, open, view, choice).clicked() {
                    chosen = Some(choice.command);
                }
            }
            chosen
        });
        if let Some(command) = chosen {
            wanted = wanted.or(self.press(ui, open, command));
        }
        wanted
    }

    /// The button of the best choice. Says whether it is clicked.
    fn best(&self, ui: &mut Ui, open: &Table, view: &View<'_>, best: &Choice) -> bool {
        let short = view.words.advised(view.game, best);
        let room = ui.available_width() - 26.0;
        let font = text::fitting(ui, &short, face::display, [14.0, 20.0], room);
        let width = text::width(ui, &short, font.clone()).min(room) + 26.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, 36.0), Sense::click());
        let is_marked = self.marked(open) == Some(best.command);
        let name = name_of(view, best);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_marked, &name));
        let state = (true, is_marked);
        let (rect, colour) = widgets::paint_ground(ui, rect, &response, Weight::Usual, state);
        small::centred(ui, rect.center(), &short, (font, colour), room);
        if is_marked {
            focus::focus_ring(ui, response.rect);
        }
        response.clicked()
    }

    /// The button of another choice, with what it costs.
    fn other(&self, ui: &mut Ui, open: &Table, view: &View<'_>, choice: &Choice) -> Response {
        let short = view.words.button(Some(view.game), &choice.command);
        let label = match advice::behind(choice) {
            Some(behind) => fl!(prince_advice_other, decision = &short, behind = behind),
            None => short,
        };
        let is_marked = self.marked(open) == Some(choice.command);
        let name = name_of(view, choice);
        let button = Press::new(&label).small().chosen(is_marked).name(&name);
        let response = ui.add(button);
        if is_marked {
            focus::focus_ring(ui, response.rect);
        }
        let why = view.words.reasons(view.game, choice).join(" ");
        match why.is_empty() {
            true => response,
            false => response.on_hover_text(why),
        }
    }

    /// The choice that was clicked once.
    fn marked(&self, open: &Table) -> Option<Command> {
        self.marked.now(open.revision())
    }

    /// Marks a choice; or carries it out, if it is marked.
    fn press(&mut self, ui: &Ui, open: &Table, command: Command) -> Option<Intent> {
        let is_done = self.marked.click(ui, open.revision(), command);
        is_done.then(|| Intent::Play(vec![command]))
    }
}

/// What a button of the hint is called for those who hear it.
fn name_of(view: &View<'_>, choice: &Choice) -> String {
    let sentence = view.words.button(Some(view.game), &choice.command);
    fl!(hint_do_it, sentence = &sentence)
}

/// The reasons, and below them how far the best choice is ahead, in as much room as there
/// is.
fn why(ui: &mut Ui, rect: Rect, reasons: &str, ahead: Option<String>) {
    let palette = Palette::of(ui);
    let laid_out = |ui: &Ui, points: f32, pitch: f32| {
        let mut job = text::line(reasons, face::text(points), palette.ink);
        for section in &mut job.sections {
            section.format.line_height = Some(pitch);
        }
        job.wrap.max_width = rect.width();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few lines"
        )]
        let rows = ((rect.height() + 4.0) / pitch).floor().max(1.0) as usize;
        job.wrap.max_rows = rows;
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let mut galley = laid_out(ui, 13.5, 18.0);
    if galley.elided {
        galley = laid_out(ui, 12.0, 14.0);
    }
    let is_cut = galley.elided;
    ui.painter().galley(rect.min, galley, palette.ink);
    let told = match &ahead {
        Some(ahead) => fl!(prince_advice_and, reasons = reasons, ahead = ahead),
        None => reasons.to_owned(),
    };
    let response = hear(ui, rect, "why", &told);
    if is_cut {
        response.on_hover_text(told);
    }
}

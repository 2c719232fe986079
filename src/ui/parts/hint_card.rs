//! The hint that was asked for: what to do here, the best alternatives, and why.
//!
//! Buttons: `Do it: …` for each choice, where the first click selects it and the second
//! carries it out (the key does so with the best), and `Close the hint`. If no hint was
//! asked for, its reserved place shows `Hint`.

use std::fmt;

use eframe::egui::{
    Align, Id, Label, LayerId, Layout, Order, Rect, Response, RichText, Role, Sense, Shadow,
    Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::own::Own;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, text};
use super::super::session::commands;
use super::super::session::computer::{Found, Suggestion};
use super::super::session::game_window::{Command, GameWindow, Look, Open};
use super::now_block::inside;
use super::small::hear;
use super::widgets::{Press, Weight};
use super::{small, widgets};
use table::Game as _;
use words::{fl, window};

/// The height at which a place is no longer just a strip, in points.
pub const STRIP: f32 = 40.0;
/// The size of a hint that lies over a tab, in points.
const OVER_TAB: Vec2 = vec2(560.0, 134.0);
/// The number of choices: the best and two alternatives.
const CHOICES: usize = 3;
/// The smallest letters on the button of the best choice, in points.
const LEAST: f32 = 14.0;
/// The width of the cross at the end of a strip, and the least room for a text about the
/// best choice.
const CLOSE: f32 = 26.0;
const LEAST_SAID: f32 = 48.0;
/// The greatest share of the width for the button of the best choice.
const BEST: f32 = 0.62;

/// The state of the card.
pub struct HintCard<G: GameWindow> {
    // The choice that was clicked once, and the revision of the game it belongs to.
    marked: Option<(u64, Command<G>)>,
    // The number of presses of the key for the best choice that have been handled.
    presses: u32,
}

// Not derived, because that would require the same of `G`.
impl<G: GameWindow> Default for HintCard<G> {
    fn default() -> Self {
        Self {
            marked: None,
            presses: 0,
        }
    }
}

impl<G: GameWindow> fmt::Debug for HintCard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("HintCard").field(&self.marked).finish()
    }
}

/// What is drawn of a hint.
struct Advised<'a, G: GameWindow> {
    open: &'a Open<G>,
    /// The choices, best first; `None` while they are being computed.
    choices: Option<Vec<Suggestion<Command<G>>>>,
}

impl<'a, G: GameWindow> Advised<'a, G> {
    fn of(look: Look<'a, G>) -> Option<Self> {
        let open = look.open;
        let capability = G::ADVICE.filter(|_| open.has_hint())?;
        let choices = match open.hint.found() {
            Found::Thinking => None,
            Found::Nothing => Some(Vec::new()),
            Found::Advice(advice) => Some((capability.shown)(look, advice)),
        };
        Some(Self { open, choices })
    }

    fn best(&self) -> Option<&Suggestion<Command<G>>> {
        self.choices.as_ref()?.first()
    }
}

impl<G: GameWindow> HintCard<G> {
    /// Returns the decision that the hint points at.
    #[must_use]
    pub fn marked(&self, open: &Open<G>) -> Option<&Command<G>> {
        let marked = self.marked.as_ref();
        let now = marked.filter(|(revision, _)| *revision == open.revision);
        now.map(|(_, command)| command)
    }

    /// Draws the hint in a place of its own; if none was asked for, how to ask.
    pub fn in_its_place(&mut self, ui: &mut Ui, rect: Rect, look: Look<'_, G>) -> Option<Intent> {
        match Advised::of(look) {
            Some(advised) => self.card(ui, rect, &advised),
            None => not_asked(ui, rect, look.open),
        }
    }

    /// Draws the hint, if there is one, over the foot of a tab.
    pub fn over_tab(&mut self, ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
        let advised = Advised::of(look)?;
        let room = ui.max_rect();
        let size = OVER_TAB.min(room.size());
        let rect = Rect::from_min_size(room.left_bottom() - vec2(0.0, size.y), size);
        let layer = LayerId::new(Order::Middle, Id::unique("hint over the tab"));
        let builder = UiBuilder::new().max_rect(rect).layer_id(layer);
        let mut above = ui.new_child(builder);
        above.set_clip_rect(room.expand(8.0));
        let shadow = Shadow {
            offset: [0, 3],
            blur: 12,
            spread: 0,
            color: Palette::of(ui).shadow,
        };
        above.painter().add(shadow.as_shape(rect, size::ROUND_CARD));
        // Clicks must not reach what lies below.
        above.interact(rect, above.scope_id().with("ground"), Sense::CLICK);
        self.card(&mut above, rect, &advised)
    }

    /// Draws a hint, or its progress.
    fn card(&mut self, ui: &mut Ui, rect: Rect, advised: &Advised<'_, G>) -> Option<Intent> {
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.0, palette.gold_edge);
        widgets::paint_card(ui, rect, palette.card, edge);
        let presses = advised.open.hint.presses();
        let is_pressed = std::mem::replace(&mut self.presses, presses) < presses;
        if let Some(best) = advised.best().filter(|_| is_pressed)
            && let Some(played) = self.press(ui, advised.open, &best.command)
        {
            return Some(played);
        }
        let progress = advised.open.hint.progress();
        if rect.height() <= STRIP {
            return inside(ui, rect.shrink2(vec2(10.0, 4.0)), |ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                lamp(ui, true);
                let closed = close(ui).then_some(Intent::CloseHint);
                let wanted = match &advised.choices {
                    None => bar(ui, progress),
                    Some(choices) => self.in_a_row(ui, advised.open, choices),
                };
                wanted.or(closed)
            });
        }
        let inner = rect.shrink2(vec2(14.0, 6.0));
        let title = inner.with_max_y(inner.top() + 22.0);
        let is_marked = self.marked(advised.open).is_some();
        let closed = inside(ui, title, |ui| {
            ui.spacing_mut().item_spacing.x = 7.0;
            lamp(ui, true);
            let caption = widgets::caption(ui, fl!(hint));
            let told = fl!(hint_title);
            caption.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
            let closed = close(ui).then_some(Intent::CloseHint);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(24.0);
                if is_marked {
                    let text = RichText::new(fl!(hint_marked)).size(12.5).weak();
                    ui.add(Label::new(text).truncate());
                }
            });
            closed
        });
        let body = inner.with_min_y(title.bottom() + 3.0);
        let wanted = match &advised.choices {
            None => inside(ui, body, |ui| bar(ui, progress)),
            Some(choices) => match choices.split_first() {
                None => inside(ui, body, nothing_to_choose),
                Some((best, rest)) => self.verdict(ui, body, advised.open, (best, rest)),
            },
        };
        wanted.or(closed)
    }

    /// Draws the best choice, the reasons, and the alternatives.
    fn verdict(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        open: &Open<G>,
        (best, rest): (&Suggestion<Command<G>>, &[Suggestion<Command<G>>]),
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let first = rect.with_max_y(rect.top() + 38.0);
        // The button takes the whole line if its text needs it.
        let least = text::width(ui, &best.short, face::display(LEAST)) + 26.0;
        let most = match rect.width() * BEST {
            part if least <= part => part,
            _ => rect.width(),
        };
        let is_marked = self.marked(open) == Some(&best.command);
        let response = inside(ui, first, |ui| {
            ui.set_max_width(most);
            let response = best_button(ui, best, is_marked);
            focus_if(ui, is_marked, &response);
            response
        });
        let clicked = response.clicked();
        let wanted = clicked
            .then(|| self.press(ui, open, &best.command))
            .flatten();
        let button = text::width(ui, &best.short, face::display(20.0)) + 30.0;
        let left = first.left() + button.min(most) + 12.0;
        let room = rect.right() - left;
        let has_room = |text: &&String| text::width(ui, text, face::text(12.0)) <= room.max(120.0);
        let [figure, against] = best
            .ahead
            .each_ref()
            .map(|text| text.as_ref().filter(has_room));
        if let Some(figure) = figure {
            let at = pos2(left, first.center().y - 8.0);
            small::left(ui, at, figure, (face::display(22.0), palette.right), room);
        }
        if let Some(against) = against {
            let y = if figure.is_some() { 12.0 } else { 0.0 };
            let at = pos2(left, first.center().y + y);
            small::left(ui, at, against, (face::text(12.0), palette.weak), room);
        }
        let below = if rest.is_empty() { 0.0 } else { 28.0 };
        let others = rect.with_min_y(rect.bottom() - below);
        let top = pos2(rect.left(), first.bottom() + 3.0);
        why(ui, Rect::from_min_max(top, others.right_top()), best);
        let others = inside(ui, others, |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            if !rest.is_empty() {
                ui.label(RichText::new(fl!(hint_else)).size(13.0).weak());
            }
            let room = ui.available_width();
            let rest = that_fit(ui, rest.iter().take(CHOICES - 1), room);
            let widths = shares(ui, &rest, room);
            self.choices(ui, open, rest.iter().zip(widths))
        });
        wanted.or(others)
    }

    /// Draws all choices in a row, and the lead of the best one.
    fn in_a_row(
        &mut self,
        ui: &mut Ui,
        open: &Open<G>,
        choices: &[Suggestion<Command<G>>],
    ) -> Option<Intent> {
        let Some((best, rest)) = choices.split_first() else {
            return nothing_to_choose(ui);
        };
        let rest = rest.iter().take(CHOICES - 1).map(Offered::of);
        // The lead is shown next to the best choice.
        let mut all = vec![Offered {
            text: best.short.clone(),
            choice: best,
        }];
        all.extend(rest);
        let room = ui.available_width() - CLOSE;
        let widths = shares(ui, &all, room);
        let gap = ui.spacing().item_spacing.x;
        let taken: f32 = widths.iter().map(|width| width + gap).sum();
        let mut offered = all.iter().zip(widths);
        let wanted = self.choices(ui, open, offered.by_ref().take(1));
        // All choices stay reachable; the text about the best one gets the remaining room.
        let left = room - taken;
        if left >= LEAST_SAID {
            let standing = best.standing.as_deref().unwrap_or(fl!(hint_only));
            let standing = RichText::new(standing).color(Palette::of(ui).right);
            let label = ui.scope(|ui| {
                ui.set_max_width(left);
                ui.add(Label::new(standing.size(13.0)).truncate())
            });
            label.inner.on_hover_text(best.why.join(" "));
        }
        let others = self.choices(ui, open, offered);
        wanted.or(others)
    }

    /// Draws choices side by side, each at most this wide.
    fn choices<'a>(
        &mut self,
        ui: &mut Ui,
        open: &Open<G>,
        offered: impl Iterator<Item = (&'a Offered<'a, Command<G>>, f32)>,
    ) -> Option<Intent>
    where
        G: 'a,
    {
        offered.fold(None, |wanted, (offered, width)| {
            let pressed = ui.scope(|ui| {
                ui.set_max_width(width);
                self.choice(ui, open, offered)
            });
            wanted.or(pressed.inner)
        })
    }

    /// Draws a choice: the first click selects it and the control it refers to, the second
    /// carries it out.
    fn choice(
        &mut self,
        ui: &mut Ui,
        open: &Open<G>,
        Offered { text, choice }: &Offered<'_, Command<G>>,
    ) -> Option<Intent> {
        let is_marked = self.marked(open) == Some(&choice.command);
        let name = fl!(hint_do_it, sentence = &choice.sentence);
        let button = Press::new(text).small().chosen(is_marked).name(&name);
        let hint = choice.why.join(" ");
        let hint = match &choice.standing {
            Some(standing) if !text.ends_with(standing.as_str()) => window::lines(&hint, standing),
            _ => hint,
        };
        let response = ui.add(button).on_hover_text(hint);
        focus_if(ui, is_marked, &response);
        let clicked = response.clicked();
        clicked.then(|| self.press(ui, open, &choice.command))?
    }

    /// Selects a choice; carries it out if it is already selected.
    fn press(&mut self, ui: &Ui, open: &Open<G>, command: &Command<G>) -> Option<Intent> {
        if self.marked(open) == Some(command) {
            self.marked = None;
            let play = G::play(vec![command.clone()]);
            return Some(Intent::Game(Own::new(G::Rules::ID, play)));
        }
        self.marked = Some((open.revision, command.clone()));
        // What was drawn earlier in this frame does not show the selection yet.
        ui.ctx().request_repaint();
        None
    }
}

/// A choice as a button shows it.
struct Offered<'a, C> {
    text: String,
    choice: &'a Suggestion<C>,
}

impl<'a, C> Offered<'a, C> {
    /// Includes how it compares with the best one.
    fn of(choice: &'a Suggestion<C>) -> Self {
        let text = match &choice.standing {
            Some(standing) => format!("{}  {standing}", choice.short),
            None => choice.short.clone(),
        };
        Self { text, choice }
    }
}

/// Returns the alternatives as buttons: where there is no room for how they compare with the
/// best choice, without that, and where there is still none, fewer of them.
fn that_fit<'a, C>(
    ui: &Ui,
    choices: impl Iterator<Item = &'a Suggestion<C>>,
    room: f32,
) -> Vec<Offered<'a, C>> {
    let fit = |offered: &[Offered<'_, C>]| {
        let gaps = offered.len().saturating_sub(1) as f32 * ui.spacing().item_spacing.x;
        let widths = offered.iter();
        let widths = widths.map(|one| Press::new(&one.text).small().width(ui).ceil() + 1.0);
        widths.sum::<f32>() + gaps <= room
    };
    let mut offered: Vec<_> = choices.map(Offered::of).collect();
    if !fit(&offered) {
        for one in &mut offered {
            one.text.clone_from(&one.choice.short);
        }
    }
    while offered.len() > 1 && !fit(&offered) {
        offered.pop();
    }
    offered
}

/// Returns the width of each of these buttons, so that all of them fit a room: the widest
/// ones shrink.
fn shares<C>(ui: &Ui, offered: &[Offered<'_, C>], room: f32) -> Vec<f32> {
    let wanted = offered.iter();
    let wanted: Vec<f32> = wanted
        // Rounded up, so that a text that just fits is not cut.
        .map(|one| Press::new(&one.text).small().width(ui).ceil() + 1.0)
        .collect();
    let gaps = offered.len().saturating_sub(1) as f32 * ui.spacing().item_spacing.x;
    let mut widest = wanted.clone();
    widest.sort_by(f32::total_cmp);
    let mut left = room - gaps;
    let mut most = f32::INFINITY;
    for (at, width) in widest.iter().enumerate() {
        let even = left / (widest.len() - at) as f32;
        if *width > even {
            most = even.max(0.0);
            break;
        }
        left -= width;
    }
    wanted.into_iter().map(|width| width.min(most)).collect()
}

fn focus_if(ui: &Ui, is_marked: bool, response: &Response) {
    if is_marked {
        focus::focus_ring(ui, response.rect);
    }
}

/// Draws the button of the best choice.
fn best_button<C>(ui: &mut Ui, best: &Suggestion<C>, is_marked: bool) -> Response {
    let room = ui.available_width() - 26.0;
    let font = text::fitting(ui, &best.short, face::display, [LEAST, 20.0], room);
    let width = text::width(ui, &best.short, font.clone()).min(room) + 26.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 38.0), Sense::click());
    let name = fl!(hint_do_it, sentence = &best.sentence);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_marked, &name));
    let state = (true, is_marked);
    let (rect, colour) = widgets::paint_ground(ui, rect, &response, Weight::Usual, state);
    small::centred(ui, rect.center(), &best.short, (font, colour), room);
    response
}

/// Draws the reasons, in smaller and tighter type if they would be cut.
fn why<C>(ui: &mut Ui, rect: Rect, best: &Suggestion<C>) {
    let palette = Palette::of(ui);
    let reasons = best.reasons.join(" ");
    let laid_out = |ui: &Ui, points: f32, pitch: f32| {
        let mut job = text::line(&reasons, face::text(points), palette.ink);
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
    let mut galley = laid_out(ui, 13.0, 18.0);
    if galley.elided {
        galley = laid_out(ui, 12.0, 14.0);
    }
    ui.painter().galley(rect.min, galley, palette.ink);
    let told = best.why.join(" ");
    let more = match &best.about {
        Some(about) => window::lines(&reasons, about),
        None => reasons,
    };
    hear(ui, rect, "why", &told).on_hover_text(more);
}

/// Draws the cross that closes a hint, at the right of its line. Returns whether it was
/// pressed.
fn close(ui: &mut Ui) -> bool {
    let line = ui.max_rect();
    let middle = pos2(line.right() - 11.0, line.center().y);
    let place = small::around(middle, 22.0);
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
    let cross = small::around(middle, 10.0);
    icons::paint(ui.painter(), cross, Icon::Cross, palette.weak);
    response.on_hover_text(name).clicked()
}

fn lamp(ui: &mut Ui, burns: bool) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    let colour = if burns { palette.leaf } else { palette.weak };
    icons::paint(ui.painter(), rect, Icon::Lamp, colour);
}

/// Draws the progress of a hint.
fn bar(ui: &mut Ui, progress: Option<f32>) -> Option<Intent> {
    let (rect, _) = ui.allocate_exact_size(vec2(160.0, 8.0), Sense::hover());
    widgets::progress(ui, rect, progress.unwrap_or(1.0));
    None
}

fn nothing_to_choose(ui: &mut Ui) -> Option<Intent> {
    ui.label(fl!(no_hint));
    None
}

/// Draws the reserved place while no hint was asked for.
fn not_asked<G: GameWindow>(ui: &mut Ui, rect: Rect, open: &Open<G>) -> Option<Intent> {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let is_strip = rect.height() <= STRIP;
    let may = open.may_be_advised().is_some();
    let mut row = rect.shrink2(vec2(if is_strip { 10.0 } else { 14.0 }, 6.0));
    if !is_strip {
        let title = row.with_max_y(row.top() + 22.0);
        let icon = small::around(title.left_center() + vec2(8.0, 0.0), 16.0);
        icons::paint(ui.painter(), icon, Icon::Lamp, palette.weak);
        let caption = widgets::caption_job(fl!(hint), palette.weak);
        let caption = ui.painter().layout_job(caption);
        let y = title.center().y - caption.size().y / 2.0;
        let at = pos2(icon.right() + 7.0, y);
        ui.painter().galley(at, caption, palette.weak);
        row.min.y = title.bottom();
    }
    inside(ui, row, |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if is_strip {
            lamp(ui, false);
        }
        let keys = commands::HINT.keys_in_words(ui.ctx()).unwrap_or_default();
        let button = Press::new(fl!(hint)).quiet().small().key(keys);
        let button = ui.add_enabled_ui(may, |ui| ui.add(button)).inner;
        let about = match open.asks_person() {
            true => fl!(hint_hint),
            false => fl!(hint_next_time),
        };
        ui.add(Label::new(RichText::new(about).size(13.0).weak()).truncate());
        let clicked = button.on_hover_text(fl!(hint_hint)).clicked();
        clicked.then(|| Intent::Do(commands::HINT.id))
    })
}

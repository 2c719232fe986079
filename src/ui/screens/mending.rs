//! What to do about entries that became invalid after an earlier one was changed or a file
//! was read: each is shown with its reason and three choices, and all decisions are carried
//! out in one step.
//!
//! Buttons: `Fix entry 12`, `Delete entry 12` and `Keep entry 12`, chosen where that is
//! decided; `Fix all 3`, `Delete all 3`, `Keep all 3` where others fail for the same
//! reason; `Change entry 12` on the first; in *now* `Keep change` or `Apply 3
//! decisions`, and `Undo change`; `Cut the log here` below all of them.

use eframe::egui::{
    self, Align2, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::log_line::Telling;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, text};
use super::super::parts::widgets::Press;
use super::super::parts::{controls, page, widgets};
use super::super::session::commands;
use super::super::session::game_window::{Command, GameWindow, Look, Open};
use super::super::session::intent::Choice;
use super::super::session::open_table::Way;
use super::super::session::remedies::Mishap;
use table::{Entry, Game, How};
use words::fl;
use words::text::listed;

/// The most entries shown; later ones follow as these are settled.
const MOST: usize = 60;
/// Below this width, in points, *now* has no room for the text of both its buttons.
const NARROW: f32 = 600.0;
/// The height of the head of an entry and of a row of its choices, and the margin around
/// both.
const HEAD: f32 = 46.0;
const CHOICES: f32 = 40.0;
const AROUND: f32 = 10.0;
/// The width of a choice beyond its words, and the height of a second line of them.
const BESIDE: f32 = 42.0;
const LINE: f32 = 15.0;

/// Returns what was changed, as a heading and a line below it, and the number of later
/// entries, with how many of them are valid.
fn changed<G: GameWindow>(open: &Open<G>, telling: Telling) -> (String, String, [usize; 2]) {
    let session = &open.session;
    let first = session.legal_len();
    let (all, failing) = (session.log().len(), open.mending().mishaps().len());
    let after = |from: usize, failing: usize| {
        let after = all.saturating_sub(from);
        [after, after.saturating_sub(failing)]
    };
    // If the first invalid entry is the topic itself, only the entries after it are counted.
    let alone = after(first + 1, failing.saturating_sub(1));
    let rewrite = session.next_revert();
    let rewrite = rewrite.filter(|rewrite| rewrite.after == session.cursor());
    let Some(rewrite) = rewrite else {
        return (
            fl!(mending_does_not_hold, number = first + 1),
            String::new(),
            alone,
        );
    };
    // After an entry was removed, events that followed it may have moved to the previous entry.
    let at = match rewrite.how {
        How::Removed => rewrite.at + rewrite.new.len(),
        _ => rewrite.at,
    };
    let said = |entry: Option<&Entry<Command<G>>>| {
        entry.map(|entry| {
            let told = open.told_of(&entry.command, at);
            G::played(open, session.game_at(at), told, telling)
        })
    };
    let line = match (said(rewrite.new.first()), said(rewrite.old.last())) {
        (Some(new), Some(old)) if rewrite.how == How::Changed => {
            fl!(mending_was, new = new, old = old)
        }
        (Some(new), _) if rewrite.how == How::Inserted => new,
        (_, Some(old)) if rewrite.how == How::Removed => old,
        _ => String::new(),
    };
    let (heading, follows) = match rewrite.how {
        How::Changed => (
            fl!(mending_changed, number = at + 1),
            after(at + 1, failing),
        ),
        How::Inserted => (
            fl!(mending_inserted, number = at + 1),
            after(at + 1, failing),
        ),
        How::Removed => (fl!(mending_removed, number = at + 1), after(at, failing)),
        How::Replaced
        | How::Mended
        | How::Annotated
        | How::Adopted
        | How::Pasted
        | How::Renamed
        | How::Recoloured
        | How::Seated
        | How::Stopped => (fl!(mending_does_not_hold, number = first + 1), alone),
    };
    (heading, line, follows)
}

/// Draws the current action: what was changed, and what can be done about it.
pub fn now<G: GameWindow>(ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
    let palette = Palette::of(ui);
    let open = look.open;
    let telling = Telling::hiding(look.hides_money);
    let rect = ui.max_rect();
    // With little room, the buttons get a larger share of it.
    let part = if rect.width() < NARROW { 0.42 } else { 0.52 };
    let (left, right) = rect.split_left_right_at_x(rect.left() + rect.width() * part);
    let left = left.with_max_x(left.right() - 6.0);
    let right = right.with_min_x(right.left() + 6.0);
    widgets::paint_card(ui, left, palette.card, Stroke::new(1.0, palette.line));
    let round = CornerRadius::same(size::ROUND_CARD);
    let edge = Stroke::new(1.5, palette.accent);
    ui.painter()
        .rect(right, round, palette.halo, edge, StrokeKind::Inside);

    let inner = left.shrink2(vec2(16.0, 8.0));
    let sign = Rect::from_center_size(
        pos2(inner.left() + 12.0, inner.center().y),
        Vec2::splat(20.0),
    );
    icons::paint(ui.painter(), sign, Icon::Pencil, palette.ink);
    let inner = inner.with_min_x(inner.left() + 40.0);
    let (heading, line, [all, holding]) = changed(open, telling);
    let holds = fl!(mending_holding, holding = holding, all = all);
    let mut said = text::line(&line, face::text(12.5), palette.weak);
    said.wrap.max_width = inner.width().max(1.0);
    said.wrap.max_rows = 2;
    let said = ui.fonts_mut(|fonts| fonts.layout_job(said));
    // A second line about the change takes room from the heading.
    let [most, apart] = match said.rows.len() {
        0 | 1 => [25.0, 0.0],
        _ => [19.0, 8.0],
    };
    let font = text::fitting(ui, &heading, face::display, [13.0, most], inner.width());
    let strong = text::fitting(ui, &holds, face::strong, [10.5, 12.5], inner.width());
    let middle = inner.center().y;
    let lines = [
        (heading.as_str(), font, palette.ink, -19.0 - apart),
        (holds.as_str(), strong, palette.ink, 24.0 + apart),
    ];
    for (text, font, colour, below) in lines {
        let at = pos2(inner.left(), middle + below);
        text::paint(
            ui,
            at,
            Align2::LEFT_CENTER,
            text,
            (font, colour),
            inner.width(),
        );
    }
    let at = pos2(inner.left(), middle + 5.0 - said.size().y / 2.0);
    ui.painter().galley(at, said, palette.weak);
    let said = ui.interact(left, ui.scope_id().with("changed"), Sense::hover());
    let said_now = [heading, line, holds];
    let said_now: Vec<String> = said_now.into_iter().filter(|it| !it.is_empty()).collect();
    let name = said_now.join(". ");
    said.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));

    let inner = right.shrink2(vec2(14.0, (right.height() - size::GREAT_BUTTON) / 2.0));
    let name_of_back = fl!(mending_take_back);
    let back = match rect.width() < NARROW {
        true => Press::new("").icon(Icon::Undo).great().name(name_of_back),
        false => Press::new(name_of_back).great(),
    };
    let undoes = open.session.next_revert().is_some();
    let other = if undoes {
        back.width(ui).min(inner.width() * 0.42)
    } else {
        0.0
    };
    let (first, second) =
        inner.split_left_right_at_x(inner.right() - other - if undoes { 10.0 } else { 0.0 });
    let waits = open.mending().open();
    let decided = open.mending().decided().len();
    let allowed = match decided {
        0 => Err(fl!(mending_nothing_decided).to_owned()),
        _ => Ok(()),
    };
    let name = match waits {
        _ if decided == 0 => fl!(mending_keep_change).to_owned(),
        0 => fl!(mending_keep_change).to_owned(),
        _ => fl!(mending_do_decided, number = decided),
    };
    let mut wanted = None;
    let keep = Press::new(&name).great().enter().allowed(&allowed);
    let keep = if waits == 0 { keep.main() } else { keep };
    let keep = keep.at_least(first.size());
    let pressed = widgets::inside(ui, first, |ui| ui.add(keep)).clicked();
    let free = ui.memory(|memory| memory.focused().is_none());
    if allowed.is_ok() && (pressed || (free && controls::fresh_enter(ui))) {
        wanted = Some(Intent::DoRemedies);
    }
    if undoes {
        let second = second.with_min_x(second.left() + 10.0);
        let undo = widgets::inside(ui, second, |ui| ui.add(back.at_least(second.size())));
        let step = open
            .session
            .next_revert()
            .map(|rewrite| super::super::session::open_table::Step::Rewrite(rewrite.at));
        let hint = step.map(|step| open.said_of(step, Way::Undo, telling));
        if undo.on_hover_text(hint.unwrap_or_default()).clicked() {
            wanted = Some(Intent::Do(commands::UNDO.id));
        }
    }
    wanted
}

/// Draws the tab: every invalid entry, with its choices.
pub fn tab<G: GameWindow>(ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
    let open = look.open;
    let mishaps = open.mending().mishaps();
    let telling = Telling::hiding(look.hides_money);
    let mut wanted = None;
    let (waits, decided) = (open.mending().open(), open.mending().decided().len());
    ui.horizontal(|ui| {
        widgets::caption(ui, &fl!(mending_caption, number = mishaps.len()));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let said = fl!(mending_decided, open = waits, decided = decided);
            ui.label(egui::RichText::new(said).weak());
        });
    });
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        for (at, mishap) in mishaps.iter().take(MOST).enumerate() {
            let shown = entry(ui, (open, telling), mishap, at == 0);
            wanted = wanted.take().or(shown);
        }
        if mishaps.len() > MOST {
            ui.label(fl!(mending_more, number = mishaps.len() - MOST));
        }
        ui.horizontal_wrapped(|ui| {
            let first = open.session.legal_len();
            let all = open.session.log().len() - first;
            let hint = fl!(mending_cut_hint, number = first + 1, entries = all);
            let cut = ui.add(Press::new(fl!(mending_cut)).icon(Icon::Bin).small());
            if cut.on_hover_text(&hint).clicked() {
                wanted = Some(Intent::CutLog);
            }
            ui.label(egui::RichText::new(hint).weak());
        });
        ui.add_space(4.0);
    });
    wanted
}

/// Draws an invalid entry.
fn entry<G: GameWindow>(
    ui: &mut Ui,
    (open, telling): (&Open<G>, Telling),
    mishap: &Mishap<G::Rules>,
    is_first: bool,
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let at = mishap.failing.entry;
    let number = at + 1;
    let there = open.session.log().get(at)?;
    let choice = open.mending().choice(at);
    let alike = open.mending().mishaps().iter();
    let alike = alike.filter(|other| mishap.is_like(other)).count();
    let told = open.told(at)?;
    let why = G::why(open, told, &mishap.failing.violation, telling);
    let width = ui.available_width();
    let inner_width = width - 2.0 * AROUND - 44.0;
    let mut job = text::line(&why, face::text(13.0), palette.weak);
    job.wrap.max_width = inner_width;
    let why_shown = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let more = (why_shown.size().y - 18.0).max(0.0);
    let below = if alike > 1 && choice.is_some() {
        32.0
    } else {
        0.0
    };
    // The effect of a choice is shown in full, on a second line if necessary.
    let each = (inner_width - 16.0) / 3.0;
    let effects = Choice::ALL.map(|one| effect(open, mishap, one, telling));
    let is_long =
        |(said, _): &(String, bool)| text::width(ui, said, face::text(12.0)) > each - BESIDE;
    let choices = match effects.iter().any(is_long) {
        true => CHOICES + LINE,
        false => CHOICES,
    };
    let height = HEAD + more + choices + below + 2.0 * AROUND;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let edge = match choice {
        Some(_) => Stroke::new(1.0, palette.line),
        None => Stroke::new(1.0, palette.wrong),
    };
    widgets::paint_card(ui, rect, palette.card, edge);
    let inner = rect.shrink(AROUND);

    // The head: number, marker, text, rule.
    let line = inner.top() + 9.0;
    let font = face::text(12.0);
    ui.painter().text(
        pos2(inner.left() + 24.0, line),
        Align2::RIGHT_CENTER,
        number,
        font,
        palette.weak,
    );
    let seat = G::Rules::decided_by(&there.command);
    if let Some(seat) = seat {
        let mark = Rect::from_center_size(pos2(inner.left() + 36.0, line), Vec2::splat(11.0));
        icons::paint_seat(ui.painter(), mark, seat, palette);
    }
    let said = G::played(open, Some(&mishap.failing.before), told, telling);
    let rule = G::Rules::kept(&mishap.failing.violation).rule;
    let badge = ui
        .painter()
        .layout_no_wrap(rule.clone(), face::strong(12.0), palette.ink);
    let wide = badge.size().x + 12.0;
    let at_rule = Rect::from_min_size(pos2(inner.right() - wide, line - 9.0), vec2(wide, 18.0));
    let colour = if choice.is_none() {
        palette.wrong
    } else {
        palette.line
    };
    ui.painter().rect_stroke(
        at_rule,
        CornerRadius::same(4),
        Stroke::new(1.0, colour),
        StrokeKind::Inside,
    );
    ui.painter()
        .galley(at_rule.center() - badge.size() / 2.0, badge, palette.ink);
    let from = pos2(inner.left() + 48.0, line);
    let room = at_rule.left() - 8.0 - from.x;
    let style = (face::strong(14.0), palette.ink);
    text::paint(ui, from, Align2::LEFT_CENTER, &said, style, room);
    let from = pos2(inner.left() + 44.0, inner.top() + 21.0);
    let colour = if choice.is_none() {
        palette.wrong
    } else {
        palette.weak
    };
    ui.painter()
        .galley_with_override_text_color(from, why_shown, colour);
    let head = rect.with_max_y(inner.top() + HEAD + more - 4.0);
    let heard = ui.interact(head, ui.scope_id().with(("mishap", at)), Sense::hover());
    let name = format!("{} {why} ({rule})", fl!(log_entry, number, text = &said));
    heard.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));

    // The three choices.
    let mut wanted = None;
    let top = inner.top() + HEAD + more;
    let row = Rect::from_min_max(
        pos2(inner.left() + 44.0, top),
        pos2(inner.right(), top + choices),
    );
    let ways = Choice::ALL.into_iter().zip(effects).enumerate();
    for (place, (one, (effect, allowed))) in ways {
        let left = row.left() + place as f32 * (each + 8.0);
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(each, choices));
        let shown = WayOut {
            choice: one,
            name: match one {
                Choice::Mend => fl!(mending_mend_entry, number = number),
                Choice::Drop => fl!(mending_drop_entry, number = number),
                Choice::Keep => fl!(mending_keep_entry, number = number),
            },
            effect,
            is_chosen: choice == Some(one),
            is_allowed: allowed,
        };
        if shown.show(ui, rect) {
            let choice = (choice != Some(one)).then_some(one);
            wanted = Some(Intent::Decide {
                entry: at,
                choice,
                alike: false,
            });
        }
    }
    if let Some(choice) = choice.filter(|_| alike > 1) {
        let row = Rect::from_min_size(
            pos2(row.left(), row.bottom() + 6.0),
            vec2(row.width(), 26.0),
        );
        let name = match choice {
            Choice::Mend => fl!(mending_mend_all, number = alike),
            Choice::Drop => fl!(mending_drop_all, number = alike),
            Choice::Keep => fl!(mending_keep_all, number = alike),
        };
        let all = widgets::inside(ui, row, |ui| ui.add(Press::new(&name).small().quiet()));
        if all.on_hover_text(fl!(mending_alike_hint)).clicked() {
            let choice = Some(choice);
            wanted = Some(Intent::Decide {
                entry: at,
                choice,
                alike: true,
            });
        }
    }
    if is_first && open.own.may_change_past() {
        let name = fl!(change_entry_number, number = number);
        let button = Press::new(fl!(log_change)).small().quiet().name(&name);
        let wide = button.width(ui);
        let corner = pos2(at_rule.left() - wide - 6.0, line - 13.0);
        let rect = Rect::from_min_size(corner, vec2(wide, 26.0));
        let change = widgets::inside(ui, rect, |ui| ui.add(button));
        if change.on_hover_text(fl!(change_entry_hint)).clicked() {
            wanted = Some(Intent::Change(at));
        }
    }
    wanted
}

/// Returns the effect of a choice, and whether it can be made.
fn effect<G: GameWindow>(
    open: &Open<G>,
    mishap: &Mishap<G::Rules>,
    choice: Choice,
    telling: Telling,
) -> (String, bool) {
    match choice {
        Choice::Mend if mishap.mend.is_empty() => {
            let why = G::no_mend(open, mishap.failing.entry);
            (
                why.unwrap_or_else(|| fl!(mending_no_mend).to_owned()),
                false,
            )
        }
        Choice::Mend => {
            let mut now = mishap.failing.before.clone();
            let said: Vec<String> = mishap
                .mend
                .iter()
                .map(|command| {
                    let told = open.told_of(command, mishap.failing.entry);
                    let said = G::on_a_button(open, Some(&now), told, telling);
                    // Each decision is worded in the position after the previous one.
                    let _ = now.play(command);
                    said
                })
                .collect();
            (listed(&said), true)
        }
        Choice::Drop => (fl!(mending_drop_effect).to_owned(), true),
        Choice::Keep => match &mishap.failing.problems {
            None => (fl!(mending_keep_effect).to_owned(), true),
            Some(problems) => {
                let why = G::problems(open.session.start(), problems);
                (why.join(" "), false)
            }
        },
    }
}

/// One of the choices.
struct WayOut {
    choice: Choice,
    name: String,
    effect: String,
    is_chosen: bool,
    is_allowed: bool,
}

impl WayOut {
    fn show(&self, ui: &mut Ui, rect: Rect) -> bool {
        let palette = Palette::of(ui);
        let sense = match self.is_allowed {
            true => Sense::click(),
            false => Sense::hover(),
        };
        let id = page::next_id(ui);
        let response = ui.interact(rect, id, sense);
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, self.is_allowed, self.is_chosen, &self.name)
        });
        focus::comes_by_keyboard(ui, &response);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        let round = CornerRadius::same(size::ROUND_BUTTON);
        let (fill, edge, ink) = match (self.is_allowed, self.is_chosen) {
            (false, _) => (palette.card, palette.line, palette.weak),
            (true, true) => (palette.chosen, palette.gold_edge, palette.ink),
            (true, false) if response.hovered() => (palette.sunk, palette.line, palette.ink),
            (true, false) => (palette.card, palette.line, palette.ink),
        };
        if self.is_allowed {
            ui.painter().rect_filled(rect, round, fill);
            let edge = Stroke::new(1.0, edge);
            ui.painter()
                .rect_stroke(rect, round, edge, StrokeKind::Inside);
        } else {
            widgets::dashed(ui.painter(), rect, palette.line);
        }
        let sign =
            Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), Vec2::splat(14.0));
        icons::paint(ui.painter(), sign, self.choice.icon(), ink);
        let left = rect.left() + 34.0;
        let room = rect.right() - (BESIDE - 34.0) - left;
        let mut said = text::line(&self.effect, face::text(12.0), palette.weak);
        said.wrap.max_width = room.max(1.0);
        said.wrap.max_rows = 2;
        let said = ui.fonts_mut(|fonts| fonts.layout_job(said));
        let more = (said.rows.len() as f32 - 1.0) * LINE / 2.0;
        let at = pos2(left, rect.center().y - 8.0 - more);
        let style = (face::strong(13.5), ink);
        text::paint(ui, at, Align2::LEFT_CENTER, self.choice.name(), style, room);
        let at = pos2(left, rect.center().y + 9.0 - said.size().y / 2.0);
        ui.painter().galley(at, said, palette.weak);
        response.on_hover_text(&self.effect).clicked()
    }
}

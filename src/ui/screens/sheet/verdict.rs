//! The verdict above the columns: what is wrong and the way there, or how the game ends;
//! and the way into the game.
//!
//! By name: `Go there` (Enter) leads to what is wrong, `Open this position` into the game;
//! `Export…`.

use eframe::egui::{
    Align, Color32, FontId, Frame, Label, Layout, Margin, Panel, RichText, Role, Sense, Stroke, Ui,
    WidgetInfo, vec2,
};

use super::form::{Form, Judged, Page, Rules};
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, widgets};
use crate::ui::session::commands;
use crate::ui::session::game_window::GameWindow as _;
use crate::ui::session::intent::Intent;
use table::{Game as _, Item as _, Seat};
use words::fl;
use words::text::shortened;

/// The background of a verdict.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Its height, in points.
    pub height: f32,
    /// The margins left, right and above, in points.
    pub margin: [i8; 3],
    /// Whether a line separates it from the columns.
    pub has_line: bool,
    /// Its colour, and that of its edge.
    pub colours: [Color32; 2],
}

impl Ground {
    /// Draws it, with a row on it that is filled from the left.
    pub fn show<R>(self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
        let [left, right, top] = self.margin;
        let margin = Margin {
            left,
            right,
            top,
            bottom: 0,
        };
        let frame = Frame::new().fill(Palette::of(ui).desk).inner_margin(margin);
        let panel = Panel::top("verdict of the sheet")
            .frame(frame)
            .resizable(false)
            .show_separator_line(self.has_line);
        let shown = panel.show(ui, |ui| {
            let rect = page::room(ui, self.height);
            let [fill, edge] = self.colours;
            widgets::paint_card(ui, rect, fill, Stroke::new(1.0, edge));
            let mut row = page::row(ui, rect.shrink2(vec2(14.0, 0.0)), "verdict");
            content(&mut row)
        });
        shown.inner
    }
}

impl<S: Form> Page<S> {
    /// Draws the verdict. `can_open` says whether the sheet can be opened as a game although
    /// nothing is wrong, or why not; `None` if sheets of this game never can.
    pub fn verdict(
        &mut self,
        ui: &mut Ui,
        judged: &Judged<'_, S>,
        can_open: Option<Result<(), String>>,
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let ground = Ground {
            height: 54.0,
            margin: [10, 10, 9],
            has_line: false,
            colours: match judged.wrong() {
                0 => [palette.chosen, palette.gold_edge],
                _ => [palette.card, palette.line],
            },
        };
        let mut wanted = None;
        ground.show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 12.0;
                let wrong = |number: usize| Err(fl!(sheet_wrong, number = number));
                let is_main = can_open.is_none();
                if let Some(can_open) = can_open {
                    let allowed = match judged.wrong() {
                        _ if can_open.is_err() => can_open,
                        0 if judged.is_half_typed => wrong(1),
                        0 => Ok(()),
                        number => wrong(number),
                    };
                    let open = Press::new(fl!(sheet_open_position))
                        .main()
                        .allowed(&allowed);
                    if open.pressed(ui) {
                        let start = self.typed.start().clone();
                        wanted = Some(Intent::Start(Own::new(Rules::<S>::ID, start)));
                    }
                }
                let is_whole = judged.wrong() == 0 && !judged.is_half_typed && !judged.is_blank;
                if is_whole && S::Window::EXPORTS.is_some() {
                    let export = &commands::EXPORT;
                    let button = match is_main {
                        true => Press::new((export.name)()).main(),
                        false => Press::new("").icon(Icon::Folder).name((export.name)()),
                    };
                    if ui.add(button).on_hover_text((export.hint)()).clicked() {
                        wanted = Some(Intent::Do(export.id));
                    }
                }
                if !S::WAY_IN_BAR {
                    self.way_to_points(ui);
                }
                if let Some(first) = judged.first() {
                    let button = Press::new(fl!(sheet_go_there)).enter();
                    let nowhere = ui.memory(|memory| memory.focused().is_none());
                    let is_free = nowhere && !S::is_busy(&self.beside);
                    let pressed = button.pressed(ui);
                    if pressed || is_free && controls::fresh_enter(ui) {
                        self.go = Some(first);
                        ui.ctx().request_repaint();
                    }
                }
                if judged.wrong() == 0 && !judged.doubts.is_empty() {
                    let text = RichText::new(S::doubted(judged)).font(face::strong(13.5));
                    ui.add(Label::new(text.color(palette.wrong)).truncate());
                    let (mark, _) = ui.allocate_exact_size(vec2(17.0, 17.0), Sense::hover());
                    icons::paint(ui.painter(), mark, Icon::Warn, palette.wrong);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    self.sentence(ui, judged);
                });
            });
        });
        wanted
    }

    /// Draws the sentence about the whole sheet.
    fn sentence(&self, ui: &mut Ui, judged: &Judged<'_, S>) {
        let palette = Palette::of(ui);
        let wrong = judged.wrong();
        let has_won = judged.is_end && !judged.is_blank && wrong == 0;
        if !judged.is_blank || wrong > 0 {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
            match wrong {
                0 if has_won => S::paint_laurel(ui, rect.expand(5.0), palette.leaf),
                0 => icons::paint(ui.painter(), rect, Icon::Check, palette.right),
                _ => icons::paint(ui.painter(), rect, Icon::Warn, palette.wrong),
            }
        }
        let title = |ui: &mut Ui, text: &str, colour| {
            let text = RichText::new(text).font(face::display(24.0)).color(colour);
            ui.add(Label::new(text).truncate())
        };
        let remark = |ui: &mut Ui, text: &str| {
            let text = RichText::new(text).color(palette.weak);
            ui.add(Label::new(text).truncate());
        };
        if wrong > 0 {
            title(ui, &fl!(sheet_wrong, number = wrong), palette.wrong);
            let faults = judged.faults.iter();
            for fault in faults.filter(|fault| fault.player.is_none()) {
                remark(ui, &fault.said);
            }
        } else if judged.is_blank {
            title(ui, fl!(sheet_nothing_entered), palette.ink);
            remark(ui, S::hint());
        } else if has_won {
            let name = |seat: Seat| self.typed.name(seat.index());
            let winners = judged
                .standings
                .iter()
                .filter(|standing| standing.rank == 1);
            let winners: Vec<String> = winners.map(|standing| name(standing.seat)).collect();
            let best = judged.standings.first().map_or(0, |first| first.total);
            let short: Vec<String> = winners.iter().map(|name| shortened(name)).collect();
            let response = title(ui, &S::winner(&short, best), palette.ink);
            let said = S::winner(&winners, best);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            let others = judged.standings.iter().filter(|standing| standing.rank > 1);
            let others: Vec<String> = others
                .map(|standing| {
                    let (name, total) = (shortened(&name(standing.seat)), standing.total);
                    match standing.tie {
                        // The tie-break is named in the words of the ranking.
                        Some(tie) => fl!(sheet_place_tied, player = name, total = total, tie = tie),
                        None => fl!(sheet_place, player = name, total = total),
                    }
                })
                .collect();
            let others = others.join(", ");
            let room = ui.available_width();
            let (rect, response) = ui.allocate_exact_size(vec2(room, size::BUTTON), Sense::hover());
            let style = (face::text as fn(f32) -> FontId, palette.weak);
            text::in_one_or_two(ui, rect.left_center(), &others, style, [12.0, 14.0], room);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &others));
            response.on_hover_text(&others);
            let said = fl!(sheet_all_is_right);
            hear(ui, ui.min_rect(), "all_is_right", said);
        } else {
            title(ui, fl!(sheet_all_is_right), palette.ink);
        }
    }
}

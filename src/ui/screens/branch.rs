//! Branches: games that start at an earlier position of another game and leave that
//! untouched. *Play on from here* is a separate game at once; *What if* is a try, which is
//! compared with its game, and then kept or dropped. A try is a file like any game from the
//! first moment, and its header says where it comes from, so closing the window in the
//! middle of it loses nothing.
//!
//! A branch of a game against the computer would reveal cards that nobody has seen yet, so
//! it is possible only once that game is over; then all cards are open in a try.
//!
//! Buttons of the bar: `Compare`, `Let bots play on` or `Decide for everyone`, `Keep`,
//! `Discard`. Bots play everyone on, or everyone but one: the names are buttons, too.

use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use eframe::egui::{self, Align, Layout, Rect, RichText, Sense, Ui, Vec2, vec2};

use super::super::Intent;
use super::super::base::theme::{Palette, face, size};
use super::super::base::thinker::{Thinker, Thought};
use super::super::base::{focus, icons};
use super::super::parts::widgets;
use super::super::parts::widgets::Press;
use super::super::session::comparison::{Comparison, Found, Later, Line, Measure};
use super::super::session::intent::Branch;
use super::super::session::open_table::OpenTable;
use super::super::session::state::State;
use table::{Origin, Seat};
use words::figures::{grouped, with_sign};
use words::text::shortened;
use words::{fl, shelf as texts};

/// How often the progress bar is redrawn.
const MOVES: Duration = Duration::from_millis(150);

/// A comparison on display, with what is still being computed for it.
#[derive(Debug)]
pub struct Compared {
    moment: String,
    measures: Vec<Measure>,
    later: Option<Finding>,
}

/// A measure that is being computed, and the progress.
#[derive(Debug)]
struct Finding {
    name: String,
    working: String,
    thinker: Thinker<(), Option<Found>, Arc<dyn Thought>>,
    told: Receiver<Found>,
    found: Option<Found>,
}

impl Finding {
    fn begin(later: Later, ctx: &egui::Context) -> Self {
        let wake = |ctx: &egui::Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        let (tell, told) = mpsc::channel();
        let mut thinker = Thinker::new(wake(ctx));
        let (wake, find) = (wake(ctx), later.find);
        thinker.ask((), later.thought, move |_| {
            find(&|found| {
                // After the dialog is closed, the receiver is gone.
                if tell.send(found).is_ok() {
                    wake();
                }
            })
        });
        Self {
            name: later.name,
            working: later.working,
            thinker,
            told,
            found: None,
        }
    }

    fn take_news(&mut self) {
        if let Some(found) = self.told.try_iter().last() {
            self.found = Some(found);
        }
        if let Some(((), Some(found))) = self.thinker.answer() {
            self.found = Some(found);
        }
    }
}

pub(crate) fn of_try(game: &dyn OpenTable) -> Option<&Origin> {
    let origin = game.occasion().origin.as_ref();
    origin.filter(|origin| origin.is_try)
}

/// Returns what the bar says about a try, and its buttons.
pub(in crate::ui) fn bar(game: &dyn OpenTable) -> Option<(String, Vec<(String, Intent)>)> {
    let origin = of_try(game)?;
    let text = texts::of_try(origin);
    let mut offers = Vec::new();
    if game.may_compare() {
        offers.push((
            fl!(branch_compare).to_owned(),
            Intent::Branch(Branch::Compare),
        ));
    }
    if !game.levels().is_empty() {
        let none = Branch::Seat {
            level: None,
            but: None,
        };
        offers.push(match game.has_bots() {
            true => (fl!(branch_decide_myself).to_owned(), Intent::Branch(none)),
            false => (
                fl!(branch_bots).to_owned(),
                Intent::Branch(Branch::AskForBots),
            ),
        });
    }
    offers.push((fl!(branch_keep).to_owned(), Intent::Branch(Branch::Keep)));
    offers.push((fl!(branch_drop).to_owned(), Intent::Branch(Branch::Drop)));
    Some((text, offers))
}

/// Asks for the level of the bots that play the rest, and for the seat that a person plays.
pub(in crate::ui) fn ask_for_bots(
    ui: &mut Ui,
    state: &State,
    own: &mut Option<Seat>,
) -> Option<Intent> {
    let mut wanted = None;
    let game = state.game.as_deref()?;
    let levels = game.levels();
    ui.heading(fl!(branch_bots_title));
    let explained = fl!(branch_bots_explained, last = levels.len());
    ui.label(RichText::new(explained).weak());
    ui.add_space(size::SPACE);
    widgets::caption(ui, fl!(branch_own_seat));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let seats = Seat::first(game.people().seats.len()).into_iter();
        for seat in std::iter::once(None).chain(seats.map(Some)) {
            let name = match seat {
                Some(seat) => shortened(game.people().name(seat)),
                None => fl!(branch_own_none).to_owned(),
            };
            let hint = match seat {
                Some(_) => fl!(branch_own_seat_of, name = name.as_str()),
                None => fl!(branch_own_none_hint).to_owned(),
            };
            let button = Press::new(&name).name(&hint).chosen(*own == seat);
            if ui.add(button).on_hover_text(hint).clicked() {
                *own = seat;
            }
        }
    });
    ui.add_space(size::GAP);
    widgets::caption(ui, fl!(branch_bots_level));
    let but = *own;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for &level in levels {
            let text = level.step().to_string();
            let name = fl!(branch_bots_of, step = level.step());
            let button = Press::new(&text).name(&name).at_least(vec2(34.0, 0.0));
            if ui.add(button).on_hover_text(&name).clicked() {
                let level = Some(level);
                wanted = Some(Intent::Branch(Branch::Seat { level, but }));
            }
        }
    });
    ui.add_space(size::SPACE);
    if ui.add(Press::new(fl!(cancel))).clicked() {
        wanted = Some(Intent::CloseDialog);
    }
    wanted
}

impl Compared {
    /// Starts to compute what is not known yet.
    #[must_use]
    pub fn begin(comparison: Comparison, ctx: &egui::Context) -> Self {
        Self {
            moment: comparison.moment,
            measures: comparison.measures,
            later: comparison.later.map(|later| Finding::begin(later, ctx)),
        }
    }

    /// Draws it.
    pub(in crate::ui) fn show(&mut self, ui: &mut Ui) -> Option<Intent> {
        ui.heading(fl!(branch_compare_title));
        ui.label(RichText::new(&self.moment).weak());
        ui.add_space(size::GAP);
        let most = (ui.ctx().content_rect().height() - 190.0).max(120.0);
        egui::ScrollArea::vertical()
            .max_height(most)
            // At full height from the start.
            .min_scrolled_height(most)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if let Some(later) = &mut self.later {
                    later.show(ui, self.measures.first());
                }
                for measure in &self.measures {
                    lines(ui, &measure.name, measure, true);
                    ui.add_space(size::SPACE);
                }
                focus::scrolls_by_keys(ui);
            });
        let close = ui.add(Press::new(fl!(branch_close)).main());
        close.clicked().then_some(Intent::CloseDialog)
    }
}

impl Finding {
    /// Draws the result, using the same room from the start; `like` provides a line for
    /// everyone until then.
    fn show(&mut self, ui: &mut Ui, like: Option<&Measure>) {
        self.take_news();
        let palette = Palette::of(ui);
        match &self.found {
            Some(found) => lines(ui, &self.name, &found.measure, true),
            None => {
                if let Some(like) = like {
                    lines(ui, &self.name, like, false);
                }
            }
        }
        let (foot, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
        let progress = self.thinker.progress();
        let mut right = foot.right();
        if let Some(part) = progress {
            let stop = Press::new(fl!(branch_stop)).small();
            let width = stop.width(ui);
            let place = foot.with_min_x(right - width).shrink2(vec2(0.0, 4.0));
            if widgets::inside(ui, place, |ui| ui.add(stop)).clicked() {
                self.thinker.hurry();
            }
            right -= width + 12.0;
            let middle = egui::pos2(right - 60.0, foot.center().y);
            let bar = Rect::from_center_size(middle, vec2(120.0, 8.0));
            widgets::progress(ui, bar, part);
            let response = ui.interact(bar, ui.scope_id().with("finding"), Sense::hover());
            let said = &self.working;
            response.widget_info(|| widgets::progress_told(said, part));
            right = bar.left() - 12.0;
            ui.ctx().request_repaint_after(MOVES);
        }
        let said = match (&self.found, progress) {
            (Some(found), _) => found.note.as_str(),
            (None, Some(_)) => self.working.as_str(),
            (None, None) => fl!(branch_not_found),
        };
        if said.is_empty() {
            return;
        }
        let room = right - foot.left();
        let anchor = egui::Align2::LEFT_CENTER;
        let font = face::text(12.5);
        let at = foot.left_center();
        let shown = widgets::paint_text(ui, at, anchor, said, font, palette.weak, room);
        let response = ui.interact(shown, ui.scope_id().with("found"), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, said));
        response.on_hover_text(said);
    }
}

/// Draws a line for everyone, with numbers if they are known.
fn lines(ui: &mut Ui, name: &str, measure: &Measure, is_known: bool) {
    heads(ui, name);
    for one in &measure.seats {
        line(ui, one, measure.per_cent, is_known);
    }
}

/// Returns the positions of the three numbers at the end of a line.
fn columns(rect: Rect) -> [f32; 3] {
    let right = rect.right() - 6.0;
    [right - 180.0, right - 85.0, right]
}

/// Draws what is measured, and the names of the columns.
fn heads(ui: &mut Ui, name: &str) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    widgets::inside(ui, rect, |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            widgets::caption(ui, name);
        })
        .response
    });
    let heads = [
        fl!(branch_in_game),
        fl!(branch_in_try),
        fl!(branch_difference),
    ];
    for (head, x) in heads.into_iter().zip(columns(rect)) {
        let at = egui::pos2(x, rect.center().y);
        let anchor = egui::Align2::RIGHT_CENTER;
        let font = face::text(12.0);
        widgets::paint_text(ui, at, anchor, head, font, palette.weak, 90.0);
    }
}

fn line(ui: &mut Ui, line: &Line, per_cent: bool, is_known: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let Line { seat, name, .. } = line;
    let by = line.branch - line.game;
    let number = |number: i64| match per_cent {
        true => fl!(branch_per_cent, number = number),
        false => grouped(number),
    };
    let change = match by {
        0 => fl!(branch_same).to_owned(),
        _ => with_sign(by, &number(by.abs())),
    };
    let [game, branch] = [line.game, line.branch].map(number);
    let said = match is_known {
        true => fl!(
            branch_line,
            name = name,
            game = &game,
            branch = &branch,
            change = &change
        ),
        false => name.clone(),
    };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    let hair = egui::Stroke::new(1.0, palette.hair);
    ui.painter().hline(rect.x_range(), rect.top(), hair);
    let middle = rect.center().y;
    let marker = Rect::from_center_size(egui::pos2(rect.left() + 9.0, middle), Vec2::splat(12.0));
    icons::paint_seat(ui.painter(), marker, *seat, palette);
    let places = columns(rect);
    let left = egui::pos2(rect.left() + 24.0, middle);
    let room = places[0] - 70.0 - left.x;
    let anchor = egui::Align2::LEFT_CENTER;
    let font = face::strong(13.5);
    widgets::paint_text(ui, left, anchor, name, font, palette.ink, room);
    let colour = match by {
        _ if by == 0 || !line.is_clear => palette.weak,
        1.. => palette.right,
        _ => palette.wrong,
    };
    let parts = [
        (&game, face::text(14.0), palette.ink),
        (&branch, face::strong(14.0), palette.ink),
        (&change, face::strong(14.0), colour),
    ];
    for ((text, font, colour), x) in parts.into_iter().zip(places).filter(|_| is_known) {
        let at = egui::pos2(x, middle);
        let anchor = egui::Align2::RIGHT_CENTER;
        widgets::paint_text(ui, at, anchor, text, font, colour, 88.0);
    }
    response.on_hover_text(said);
}

/// Draws what can be done from the shown position, in the replay.
pub(in crate::ui) fn from_here(ui: &mut Ui, state: &State) -> Option<Intent> {
    use crate::ui::session::commands;
    let mut wanted = None;
    let builder = Layout::left_to_right(Align::Center);
    ui.with_layout(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let (whole, least) = (fl!(branch_play_on_short), fl!(branch_play_on_least));
        let try_it = Press::new(fl!(branch_try)).small().width(ui) + 5.0;
        let fits = Press::new(whole).small().width(ui) + try_it <= ui.available_width();
        let rows = [
            (&commands::PLAY_ON, if fits { whole } else { least }),
            (&commands::WHAT_IF, fl!(branch_try)),
        ];
        for (row, text) in rows {
            let hindered = (row.hindered)(state);
            let button = Press::new(text).small().name((row.name)());
            let mut button = ui.add(button.hindered(hindered));
            if hindered.is_none() {
                button = button.on_hover_text((row.hint)());
            }
            if button.clicked() {
                wanted = Some(Intent::Do(row.id));
            }
        }
    });
    wanted
}

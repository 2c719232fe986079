//! The page of a look back, the same for every game: whose decisions, what they cost, and
//! the worst of them.
//!
//! Buttons: `Look back at Anna’s decisions` for each player, people first; `Stop` while it
//! works; `Go to entry 12` for each of the worst.

use eframe::egui::{self, Label, ProgressBar, RichText, ScrollArea, Ui, vec2};

use super::super::Intent;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{icons, theme};
use super::super::session::game_window::{Look, Open};
use super::super::session::reviewing::{Costly, Found, LooksBack, Wish, wants};
use super::widgets::{Press, badge, caption, progress_told};
use super::{controls, small};
use words::fl;
use words::text::{SHORT_NAME, cut};

/// How many of the worst decisions are listed.
const WORST: usize = 8;
/// The width of the scroll bar, which lies over the scrolled content.
const BAR: f32 = 12.0;
/// The width for a mark.
const MARK: f32 = 19.0;

/// Draws the page; nothing until the game is over.
pub fn show<G: LooksBack>(ui: &mut Ui, look: Look<'_, G>) -> Option<Intent> {
    if !look.open.may_look_back() {
        return None;
    }
    let area = ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("look back");
    area.show(ui, |ui| {
        ui.set_max_width(ui.available_width() - BAR);
        contents(ui, look.open)
    })
    .inner
}

fn contents<G: LooksBack>(ui: &mut Ui, open: &Open<G>) -> Option<Intent> {
    controls::remark(ui, fl!(look_back_about));
    if let Some(measured) = G::measured() {
        controls::remark(ui, measured);
    }
    let mut wanted = players(ui, open);
    let Some((_, found)) = open.reviewed() else {
        return wanted;
    };
    ui.add_space(size::GAP);
    let shown = match found {
        Some(found) => results(ui, open, found),
        None => working(ui, open),
    };
    wanted = wanted.or(shown);
    wanted
}

/// Draws the choice of the player.
fn players<G: LooksBack>(ui: &mut Ui, open: &Open<G>) -> Option<Intent> {
    let people = open.session.people();
    let mut players = G::players(open.session.start());
    players.sort_by_key(|(seat, _)| people.bot(*seat).is_some());
    let chosen = open.reviewed().map(|(seat, _)| seat);
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        for (seat, name) in players {
            let told = fl!(look_back_at_player, name = &name);
            // The marker is drawn in a gap before the name.
            let text = format!("      {}", cut(&name, SHORT_NAME));
            let press = Press::new(&text).name(&told).chosen(chosen == Some(seat));
            let button = ui.add(press);
            let marker = small::around(button.rect.left_center() + vec2(18.0, 0.0), 13.0);
            icons::paint_seat(ui.painter(), marker, seat, Palette::of(ui));
            if button.clicked() {
                wanted = Some(wants::<G>(Wish::Of(seat)));
            }
        }
    });
    wanted
}

/// Draws the progress.
fn working<G: LooksBack>(ui: &mut Ui, open: &Open<G>) -> Option<Intent> {
    let part = open.own.reviewing().progress().unwrap_or(0.0);
    let stopped = ui.horizontal(|ui| {
        let bar = ProgressBar::new(part).desired_width(240.0);
        let bar = ui.add(bar.desired_height(8.0).fill(Palette::of(ui).weak));
        bar.widget_info(|| progress_told(fl!(look_back), part));
        Press::new(fl!(look_back_stop)).pressed(ui)
    });
    stopped.inner.then(|| wants::<G>(Wish::Stop))
}

/// Draws what was found.
fn results<G: LooksBack>(ui: &mut Ui, open: &Open<G>, found: &Found<G::Cost>) -> Option<Intent> {
    let mut wanted = None;
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let sum = match found.costs.is_empty() {
            true => fl!(look_back_nothing).to_owned(),
            false => found.sum::<G>(),
        };
        ui.add(Label::new(RichText::new(sum).font(face::display(18.0))).wrap());
        if !found.is_whole {
            controls::remark(ui, fl!(look_back_cut_short));
        }
        let worst = found.worst();
        if worst.is_empty() {
            return;
        }
        ui.add_space(size::GAP);
        caption(ui, fl!(look_back_worst));
        for costly in worst.into_iter().take(WORST) {
            wanted = wanted.take().or(line(ui, open, costly));
        }
    });
    wanted
}

/// Draws one decision.
fn line<G: LooksBack>(ui: &mut Ui, open: &Open<G>, costly: &Costly<G::Cost>) -> Option<Intent> {
    let told = G::tell(open, &costly.cost);
    let cost = open.cost_told(costly, &told);
    let when = G::heading(open, costly.entry).unwrap_or_default();
    let text = fl!(look_back_line, when, done = told.done, cost);
    let name = fl!(go_to_entry, number = costly.entry + 1);
    let pressed = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = size::LINE;
        let (place, _) = ui.allocate_exact_size(vec2(MARK, size::LINE), egui::Sense::hover());
        if let Some(mark) = costly.mark {
            badge(ui, place.center(), mark);
        }
        let pressed = Press::new(&name).small().pressed(ui);
        ui.add(Label::new(text).wrap());
        pressed
    });
    let goes = Intent::GoTo(costly.entry);
    pressed.inner.then_some(goes)
}

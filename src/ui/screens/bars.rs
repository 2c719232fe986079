//! The bars above every screen, and below it while an earlier position is shown: notices,
//! and what prevents saving the open game.
//!
//! Buttons: `Dismiss` for a notice and whatever it offers; `Save as`, `Try again`, `Keep
//! both` and `Use this one` if something cannot be saved, the first two also if it is
//! unclear whether it was; `Back to now` while an earlier position is shown; `Change entry
//! 12` and `Remove entry 12` if that entry is invalid and another position is shown (at its
//! own position it has a separate page, `mending`), `Cancel change` while an entry is being
//! changed.

use eframe::egui::{self, Color32, Layout, Rect, Stroke, Ui, Vec2, vec2};

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::base::theme::Palette;
use super::super::base::{explain, icons, theme};
use super::super::parts::toasts::look_at;
use super::super::parts::widgets::Press;
use super::super::session::commands;
use super::super::session::intent::Screen;
use super::super::session::open_table::{InFile, OpenTable};
use super::super::session::state::State;
use super::branch;
use table::SaveError;
use words::window::file_name;
use words::{fl, frame, window};

/// Returns what prevents saving.
#[must_use]
pub fn troubles(state: &State) -> Vec<String> {
    let silent = state.silent.as_ref();
    let silent = silent.map(|task| window::silent(task.file(), state.is_saved()));
    let game = state.game.as_ref().map(|game| game.file());
    let sheet = state.sheet.as_ref().map(|sheet| &sheet.file);
    let told = game.into_iter().chain(sheet).filter_map(|file| {
        let trouble = file.trouble.as_ref()?;
        Some(trouble_text(state, file, trouble).0)
    });
    silent.into_iter().chain(told).collect()
}

/// Draws the bars; `corrects`: a value is being set by hand.
pub fn show(ui: &mut Ui, state: &State, hides_money: bool, corrects: bool) -> Option<Intent> {
    let palette = Palette::of(ui);
    let mut wanted = None;
    if let Some(task) = &state.silent {
        let text = window::silent(task.file(), state.is_saved());
        let offers = ways_out(state);
        wanted = wanted.or(bar(ui, "silent", palette.kept, &text, &offers));
    }
    let files = [
        ("trouble", state.game.as_ref().map(|game| game.file())),
        ("sheet", state.sheet.as_ref().map(|sheet| &sheet.file)),
    ];
    for (id, file) in files {
        if let Some(file) = file
            && let Some(trouble) = &file.trouble
        {
            let (text, offers) = trouble_text(state, file, trouble);
            wanted = wanted.or(bar(ui, id, palette.kept, &text, &offers));
        }
    }
    if let Some(game) = state.game.as_deref()
        && state.screen == Screen::Table
    {
        if let Some((text, offers)) = branch::bar(game) {
            wanted = wanted.or(bar(ui, "try", palette.chosen, &text, &offers));
        }
        let replays = state.replays();
        wanted = wanted.or(about_the_log(ui, game, replays, (hides_money, corrects)));
    }
    for notice in &state.notices {
        // Toasts next to the log show these.
        if notice.passing {
            continue;
        }
        let ground = if notice.grave {
            palette.kept
        } else {
            palette.sunk
        };
        let mut offers = notice.offers.clone();
        offers.push((fl!(dismiss).to_owned(), Intent::Dismiss(notice.id)));
        let id = format!("notice {}", notice.id);
        let top = ui.cursor().top();
        wanted = wanted.or(bar(ui, &id, ground, &notice.text, &offers));
        let rect = ui.max_rect().with_min_y(top).with_max_y(ui.cursor().top());
        look_at(ui, rect, notice.id);
    }
    wanted
}

/// Draws what there is to know about the log: an invalid entry, or that an earlier position
/// is shown.
fn about_the_log(
    ui: &mut Ui,
    game: &dyn OpenTable,
    replays: bool,
    (hides_money, corrects): (bool, bool),
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let log = game.extent();
    let mut wanted = None;
    // At its own position it has a separate page.
    let has_a_page = log.cursor == log.legal && game.changing().is_none();
    if let Some(broken) = game.broken(hides_money).filter(|_| !has_a_page) {
        let number = broken.entry + 1;
        let after = log.all - broken.entry;
        let text = window::broken(number, &broken.said, &broken.why, after);
        let mut offers = vec![(
            fl!(remove_entry_number, number = number),
            Intent::Remove(broken.entry),
        )];
        if game.may_change_past() {
            let change = (
                fl!(change_entry_number, number = number),
                Intent::Change(broken.entry),
            );
            offers.insert(0, change);
        }
        wanted = wanted.or(bar(ui, "broken", palette.kept, &text, &offers));
    }
    // One undone entry is a correction; more mean looking at the past.
    if let Some(changing) = game.changing() {
        let entry = changing.entry;
        let after = log.all - entry;
        let text = if changing.inserts {
            frame::inserting(entry + 1, after)
        } else {
            frame::changing(entry + 1, &game.said(entry, hides_money), after - 1)
        };
        let mut offers = vec![(fl!(cancel_change).to_owned(), Intent::CancelChange)];
        if !changing.inserts {
            let as_text = Intent::Do(commands::COMMAND_LINE.id);
            offers.insert(0, (fl!(change_as_text).to_owned(), as_text));
        }
        wanted = wanted.or(bar(ui, "changing", palette.kept, &text, &offers));
    } else if log.legal - log.cursor > 1 && !replays {
        let text = match corrects {
            // A correction is inserted between the entries, and replaces none.
            true => fl!(
                looking_back_correcting,
                entry = log.cursor,
                entries = log.legal,
                after = log.legal - log.cursor
            ),
            false => fl!(
                looking_back,
                entry = log.cursor,
                entries = log.legal,
                after = log.legal - log.cursor
            ),
        };
        let back = &commands::BACK_TO_NOW;
        let offers = [((back.name)().to_owned(), Intent::Do(back.id))];
        // At the foot, so that the lines of the log stay in place while the player moves
        // through it.
        let panel = egui::Panel::bottom("past");
        wanted = wanted.or(bar_in(ui, panel, palette.sunk, &text, &offers));
    }
    wanted
}

/// Returns what the player can do about something that is not saved.
fn ways_out(state: &State) -> Vec<(String, Intent)> {
    let mut offers = vec![(fl!(try_again).to_owned(), Intent::SaveAgain)];
    let save_as = &commands::SAVE_AS;
    if save_as.is_possible(state) {
        offers.push(((save_as.name)().to_owned(), Intent::Do(save_as.id)));
    }
    offers
}

fn trouble_text(
    state: &State,
    file: &InFile,
    trouble: &SaveError,
) -> (String, Vec<(String, Intent)>) {
    let offer = |name: &str, intent| (name.to_owned(), intent);
    if let SaveError::InUse { path } = trouble {
        let offers = vec![
            offer(fl!(try_again), Intent::SaveAgain),
            offer(fl!(keep_both), Intent::KeepBoth),
        ];
        return (fl!(file_in_use_now, path = file_name(path)), offers);
    }
    if let SaveError::ChangedElsewhere { path } = trouble {
        let offers = vec![
            offer(fl!(keep_both), Intent::KeepBoth),
            offer(fl!(use_this_one), Intent::SaveAnyway),
        ];
        return (fl!(file_changed_elsewhere, path = file_name(path)), offers);
    }
    let text = window::not_saved(trouble, file.path.is_some());
    (text, ways_out(state))
}

fn bar(
    ui: &mut Ui,
    id: &str,
    ground: Color32,
    text: &str,
    offers: &[(String, Intent)],
) -> Option<Intent> {
    bar_in(ui, egui::Panel::top(id), ground, text, offers)
}

fn bar_in(
    ui: &mut Ui,
    panel: egui::Panel,
    ground: Color32,
    text: &str,
    offers: &[(String, Intent)],
) -> Option<Intent> {
    let palette = Palette::of(ui);
    let panel = panel.frame(theme::bar(ground)).show_separator_line(false);
    let window = ui.max_rect();
    let shown = panel.show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
            let mut wanted = None;
            ui.spacing_mut().item_spacing.x = 8.0;
            for (name, intent) in offers.iter().rev() {
                if Press::new(name).pressed(ui) {
                    wanted = Some(intent.clone());
                }
            }
            ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
                let sign = Rect::from_center_size(
                    ui.cursor().left_center() + vec2(8.0, 0.0),
                    Vec2::splat(16.0),
                );
                if ground == palette.kept {
                    icons::paint(ui.painter(), sign, Icon::Warn, palette.weak);
                    ui.add_space(24.0);
                }
                let font = egui::TextStyle::Body.resolve(ui.style());
                explain::linked(ui, text, font, palette.ink);
            });
            wanted
        })
        .inner
    });
    let below = shown.response.rect;
    // A bar at the foot is first laid out with its previous height. It is laid out again in
    // that case, so that it never extends beyond the window.
    if below.bottom() > window.bottom() + 0.5 {
        ui.ctx().request_discard("bar");
    }
    let line = Stroke::new(1.0, palette.line);
    ui.painter()
        .hline(below.x_range(), below.bottom() - 0.5, line);
    ui.painter().hline(below.x_range(), below.top() + 0.5, line);
    shown.inner
}

//! What the window's commands do: one row per command. Commands that belong to games return
//! an intent instead and have no row here.

use eframe::egui::{self, ThemePreference, gui_zoom};

use super::super::base::sounds::Sound;
use super::super::base::{motion, theme};
use super::super::screens::about::AboutDialog;
use super::super::screens::dialogs::Dialog;
use super::super::screens::private_notes::NotesDialog;
use super::super::screens::{at_hand, keys};
use super::super::session::commands;
use super::super::session::intent::{CommandId, Intent};
use super::super::session::open_table::{Towards, Unit, Way};
use super::super::session::state::{Leaving, Row};
use super::App;

/// A command and what it does.
type Act = (&'static Row, fn(&mut App));

static ACTS: &[Act] = &[
    (&commands::UNDO, |app| app.go(Way::Undo)),
    (&commands::REDO, |app| app.go(Way::Redo)),
    (&commands::PREVIOUS_ENTRY, |app| {
        app.look(Unit::Entry, Towards::Back);
    }),
    (&commands::NEXT_ENTRY, |app| {
        app.look(Unit::Entry, Towards::On);
    }),
    (&commands::BACK_TO_NOW, |app| {
        app.at_table(|game, out| game.go_to(game.extent().legal, out));
    }),
    (&commands::FIRST_ENTRY, |app| {
        app.look(Unit::All, Towards::Back);
    }),
    (&commands::REPLAY, |app| app.replay_or_pause()),
    (&commands::PREVIOUS_TURN, |app| {
        app.look(Unit::Turn, Towards::Back);
    }),
    (&commands::NEXT_TURN, |app| {
        app.look(Unit::Turn, Towards::On);
    }),
    (&commands::PREVIOUS_ROUND, |app| {
        app.look(Unit::Round, Towards::Back);
    }),
    (&commands::NEXT_ROUND, |app| {
        app.look(Unit::Round, Towards::On);
    }),
    (&commands::AGREE, |app| {
        app.on_screen(|screen| screen.agree());
    }),
    (&commands::STOP_HERE, |app| {
        app.at_table(|game, out| game.stop(out));
    }),
    (&commands::DECIDE_HERE, |app| app.stop_replay()),
    (&commands::CHANGE_ENTRY, |app| {
        app.at_table(|game, out| {
            if let Some(entry) = game.extent().cursor.checked_sub(1) {
                game.change(entry, false, out);
            }
        });
    }),
    (&commands::INSERT_ENTRY, |app| {
        app.at_table(|game, out| game.change(game.extent().cursor, true, out));
    }),
    (&commands::REMOVE_ENTRY, |app| {
        let hides_money = app.state.hides_money();
        app.at_table(|game, out| {
            if let Some(entry) = game.extent().cursor.checked_sub(1) {
                game.remove(entry, hides_money, out);
            }
        });
    }),
    (&commands::CORRECT, |app| {
        app.on_screen(|screen| screen.correct());
    }),
    (&commands::NOTE_ENTRY, |app| {
        let cursor = app.state.extent().map_or(0, |log| log.cursor);
        if let Some(entry) = cursor.checked_sub(1) {
            app.carry_out(Intent::WriteNote(entry));
        }
    }),
    (&commands::PRIVATE_NOTES, |app| {
        let writers = app.state.game.as_ref().map(|game| game.writers());
        let dialog = NotesDialog::new(writers.unwrap_or_default());
        app.dialog = Some(Dialog::Private(dialog));
    }),
    // The pasted text arrives as if the paste keys had been pressed.
    (&commands::PASTE_ENTRIES, |app| {
        app.ctx
            .send_viewport_cmd(egui::ViewportCommand::RequestPaste);
    }),
    (&commands::FILTER_LOG, |app| {
        app.on_screen(|screen| screen.filter_log());
    }),
    (&commands::CALL_LOG, |app| {
        app.on_screen(|screen| screen.call_log());
    }),
    (&commands::MAXIMIZE, |app| {
        app.on_screen(|screen| screen.maximize());
    }),
    (&commands::NEW_GAME, |app| app.show_new_game()),
    (&commands::OPEN, |app| {
        let on = app.state.screen;
        let mut lobbies = app.lobbies.iter();
        app.dialog = Some(
            match lobbies.find_map(|(_, lobby)| lobby.asks_for_file(on)) {
                Some(heading) => Dialog::open_other(heading),
                None => Dialog::open(app.state.preferences.recent.clone()),
            },
        );
    }),
    (&commands::SAVE_AS, |app| {
        let own = app.state.game.as_ref();
        let own = own.and_then(|game| game.file().path.clone());
        let recent = app.state.preferences.recent.first().cloned();
        let folders = &app.state.folders;
        let dialog = Dialog::save_as(own.as_deref(), recent.as_deref(), folders);
        app.dialog = Some(dialog);
    }),
    (&commands::EXPORT, |app| app.export_what_is_shown()),
    (&commands::EARLIER_VERSIONS, |app| {
        if let Some(of) = app.state.shown_file().map(std::path::Path::to_owned) {
            app.list_versions(of);
        }
    }),
    (&commands::CLOSE_GAME, |app| app.leave_to(Leaving::Start)),
    (&commands::COMMAND_LINE, App::open_line),
    (&commands::NEXT_PANE, |app| {
        app.on_screen(|screen| screen.go_to_pane(1));
    }),
    (&commands::PREVIOUS_PANE, |app| {
        app.on_screen(|screen| screen.go_to_pane(-1));
    }),
    (&commands::KEYS, |app| {
        app.keys = Some(keys::KeysPage::default());
    }),
    (&commands::RULES, |app| {
        app.rules = Some(at_hand::RulesPage::default());
    }),
    (&commands::FIRST_EVENING, |app| app.offer_evening()),
    (&commands::ABOUT, |app| {
        app.dialog = Some(Dialog::About(AboutDialog::default()));
    }),
    (&commands::PUBLIC_SCREEN, |app| {
        app.state.public = app.state.public.other();
    }),
    (&commands::REDUCE_MOTION, |app| {
        let reduce = !app.state.reduces_motion();
        app.state.preferences.reduce_motion = Some(reduce);
        motion::reduce(&app.ctx, reduce);
        app.remember();
    }),
    (&commands::HIDE_MONEY, |app| {
        let hide = &mut app.state.preferences.hide_money;
        *hide = !*hide;
        app.remember();
    }),
    (&commands::NEXT_PACE, |app| {
        app.state.preferences.pace = app.state.preferences.pace.next();
        app.remember();
    }),
    (&commands::SUM_UP_ROUNDS, |app| {
        app.state.preferences.sums_up_rounds ^= true;
        app.remember();
    }),
    (&commands::TURN_TIMER, |app| {
        app.state.preferences.times_turns ^= true;
        app.remember();
    }),
    (&commands::MINIMUM_REMINDER, |app| {
        app.state.preferences.omits_minimum ^= true;
        app.remember();
    }),
    (&commands::SOUNDS, |app| {
        app.state.preferences.sounds ^= true;
        app.remember();
        if app.state.preferences.sounds {
            // Plays a sound at once, so the player knows whether it can be heard.
            app.sounds.play(Sound::Turn);
        }
    }),
    (&commands::CHOOSE_LANGUAGE, |app| {
        app.dialog = Some(Dialog::Language);
    }),
    (&commands::NEXT_THEME, |app| {
        let next = app.state.preferences.theme.next();
        app.state.preferences.theme = next;
        app.ctx.set_theme(ThemePreference::from(next));
        app.remember();
    }),
    (&commands::HIGH_CONTRAST, |app| {
        let clear = !app.state.is_clear();
        app.state.preferences.high_contrast = Some(clear);
        theme::clear(&app.ctx, clear);
        app.remember();
    }),
    (&commands::ZOOM_IN, |app| gui_zoom::zoom_in(&app.ctx)),
    (&commands::ZOOM_OUT, |app| gui_zoom::zoom_out(&app.ctx)),
    (&commands::ZOOM_RESET, |app| app.ctx.set_zoom_factor(1.0)),
];

impl App {
    /// Runs a command if it is available now.
    pub(crate) fn do_command(&mut self, id: CommandId) {
        let state = &self.state;
        let mut rows = state.commands().into_iter();
        let row = rows.find(|row| row.id == id);
        let row = row.filter(|row| row.is_possible(state) && (row.is_offered)(state));
        let Some(row) = row else {
            return;
        };
        match row.wants {
            Some(wants) => self.carry_out(wants()),
            None => {
                if let Some((_, act)) = ACTS.iter().find(|(of, _)| *of == row) {
                    act(self);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::ui::app::acts::*;

    #[test]
    fn every_command_of_the_window_does_one_thing() {
        for row in commands::TABLE {
            let acts = ACTS.iter().filter(|(of, _)| of == row).count();
            assert_eq!(acts + usize::from(row.wants.is_some()), 1, "{:?}", row.id);
        }
    }
}

//! The keys of the current page while no game is open, for the overview of keys.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::super::base::panel_keys::{KeyList, in_words};
use super::super::screens::{new_game, start};
use super::super::session::commands;
use super::super::session::intent::Screen;
use super::App;
use words::fl;

impl App {
    /// Returns the keys of the page that is shown, unless it is a table.
    pub(crate) fn key_lists(&self, ctx: &Context) -> Vec<KeyList> {
        let plain = |key| in_words(ctx, &KeyboardShortcut::new(Modifiers::NONE, key));
        match self.state.screen {
            // The shelf has its own table of keys.
            Screen::Table | Screen::Games => Vec::new(),
            Screen::Start => {
                let lobby = self.lobbies.get(self.chosen_game());
                let lobby = lobby.map(|(_, lobby)| lobby.as_ref());
                let mut listed = start::key_list(self.lobbies.len(), &plain);
                for choice in lobby.iter().flat_map(|lobby| lobby.choices()) {
                    if let Some(key) = choice.key {
                        listed.add([plain(key)], choice.name);
                    }
                }
                for small in lobby.iter().flat_map(|lobby| lobby.beside()) {
                    listed.add([plain(small.key)], small.name);
                }
                vec![listed]
            }
            Screen::Sheet => {
                let mut listed = KeyList {
                    heading: fl!(keys_in_sheets),
                    ..KeyList::default()
                };
                listed.add([plain(Key::Tab), plain(Key::Enter)], fl!(key_next_field));
                add_steps(ctx, &mut listed);
                vec![listed]
            }
            Screen::Of(game, screen) => {
                let lobby = self.lobbies.iter().find(|(id, _)| *id == game);
                let Some((_, lobby)) = lobby else {
                    return Vec::new();
                };
                if screen == lobby.new_game() {
                    return vec![new_game::key_list(ctx, lobby.players())];
                }
                let mut listed = KeyList {
                    heading: fl!(keys_on_this_page),
                    ..KeyList::default()
                };
                for key in lobby.keys_of(screen) {
                    listed.add_key(key);
                }
                if lobby.keeps_steps(screen) {
                    add_steps(ctx, &mut listed);
                }
                vec![listed]
            }
        }
    }
}

/// Adds the keys that undo and redo typing on the page.
fn add_steps(ctx: &Context, listed: &mut KeyList) {
    for row in [&commands::UNDO, &commands::REDO] {
        let keys = row.keys.iter().map(|keys| in_words(ctx, keys));
        listed.add(keys, (row.name)());
    }
}

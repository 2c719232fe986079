//! Tests of single functions of the program: each file is named after the module it tests.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the numbers are small: pixels, colours"
)]

mod app;
mod cli_install;
mod cli_tournament;
mod collections;
mod florence_art;
mod florence_art_cells;
mod florence_art_colours;
mod prince_art;
mod prince_ask;
mod prince_ballot;
mod prince_deck_faults;
mod prince_new_game;
mod prince_score_cards;
mod prince_typed_number;
mod shell_about;
mod shell_draw_kept;
mod shell_draw_picture;
mod shell_draw_still;
mod shell_guide;
mod shell_icons;
mod shell_inbox;
mod shell_letters;
mod shell_library;
mod shell_own;
mod shell_preferences;
mod shell_shelf_figures;
mod shell_shelf_form;
mod shell_shelf_record;
mod shell_shelf_strength;
mod shell_sounds;
mod shell_text;
mod shell_theme;
mod shell_timer;
mod shell_versions;
mod shell_wishes;

//! The tests of the rules and the table in one program, which is built and linked
//! once. Each of these files is a program of its own too, for whoever works on it:
//! `cargo test --test rules`.

#![allow(
    clippy::duplicate_mod,
    reason = "each of them brings what it needs when it is a program of its own"
)]

mod at_any_table;
mod automatic_passes;
mod bad_input;
mod fair;
mod hidden_from_seats;
mod history;
mod may;
mod old_saves;
mod people;
mod perft;
mod planning;
mod points_by_source;
mod positions_of_games;
mod records;
mod reports;
#[path = "rules/main.rs"]
mod rules;
mod sample_games;
#[path = "table/main.rs"]
mod table;
mod variants;
mod whereabouts;
mod worked_examples;

// What takes longest comes last.
#[path = "corrections.rs"]
mod z_corrections;
#[path = "joined_fields.rs"]
mod z_joined_fields;
#[path = "placing.rs"]
mod z_placing;
#[path = "random_games/main.rs"]
mod z_random_games;
#[path = "sentences.rs"]
mod z_sentences;
#[path = "setups.rs"]
mod z_setups;
#[path = "written_back.rs"]
mod z_written_back;

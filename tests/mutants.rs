//! Everything that judges the rules and the table, in one program that is built
//! and started once for each mutant. `cargo test` leaves it out: it runs each of
//! these files by itself.

mod automatic_passes;
mod bad_input;
mod corrections;
mod fair;
mod hidden_from_seats;
mod joined_fields;
mod may;
mod old_saves;
mod people;
mod perft;
mod placing;
mod planning;
mod points_by_source;
mod positions_of_games;
#[path = "random_games/main.rs"]
mod random_games;
#[path = "rules/main.rs"]
mod rules;
mod sample_games;
mod sentences;
mod setups;
#[path = "table/main.rs"]
mod table;
mod variants;
mod worked_examples;
mod written_back;

//! Everything that judges the rules and the table, in one program that is built
//! and started once for each mutant. `cargo test` leaves it out: it runs each of
//! these files by itself.

/// Tests run in the order of their names, and this is the first.
mod at_first {
    use std::io::Write as _;

    /// A mutant is known after one failure: nobody waits for the rest.
    #[test]
    fn a_failure_ends_the_program() {
        std::panic::set_hook(Box::new(|failure| {
            // Not by a macro: what those print is held back while a test runs.
            let told = writeln!(std::io::stderr(), "{failure}");
            std::process::exit(if told.is_ok() { 101 } else { 102 });
        }));
    }
}

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
#[path = "rules/main.rs"]
mod rules;
mod sample_games;
#[path = "table/main.rs"]
mod table;
mod variants;
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

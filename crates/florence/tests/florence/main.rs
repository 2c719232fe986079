//! Tests of *The Princes of Florence*, its bots and its planner from outside, in one
//! program that is built and linked once. `rules` has a test for every identifier.

/// Tests run in the order of their names, and this is the first.
mod at_first;

// Shared by the others.
mod candidates;
mod chance;
mod telling;

mod advice;
mod at_any_table;
mod automatic_passes;
mod bad_input;
mod bots;
mod corrections;
mod deal_codes;
mod fair;
mod hidden_from_seats;
mod history;
mod house_games;
mod house_rules;
mod joined_fields;
mod may;
mod old_saves;
mod people;
mod perft;
mod pictured_tables;
mod placing;
mod planning;
mod points_by_source;
mod positions_of_games;
mod puzzles;
mod random_games;
mod rules;
mod sample_games;
mod setups;
mod temperaments;
mod variants;
mod whereabouts;
mod winning;
mod worked_examples;
mod written_back;

//! Tests of the texts that people read: sentences in every language, the notation, reports
//! and documents.

// Shared by the other modules; some of it is used only by the crate it comes from.
#[path = "../../../prince/tests/prince/board.rs"]
#[allow(dead_code)]
mod board;
#[path = "../../../florence/tests/florence/candidates.rs"]
#[allow(dead_code)]
mod candidates;
#[path = "../../../florence/tests/florence/chance.rs"]
#[allow(dead_code)]
mod chance;
#[path = "../../../prince/tests/prince/random.rs"]
#[allow(dead_code)]
mod random;
mod sweep;

mod docs;
mod facts;
mod house_rules;
mod languages;
mod limits;
mod line_ends;
mod messages;
mod notices;
mod plays;
mod prince_records;
mod prince_words;
mod printed;
mod records;
mod reports;
mod safe;
mod sentences;
mod terms;
mod tiletum_docs;
mod tiletum_records;
mod tiletum_reports;
mod tiletum_words;
mod typed;
mod versions;
mod whereabouts;
mod written_by_others;

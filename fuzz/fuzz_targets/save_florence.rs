//! Any bytes as a save of *The Princes of Florence*.

#![no_main]

use florence::{EditionData, Game, Problem, Setup};
use libfuzzer_sys::fuzz_target;
use studiolo_fuzz::{may_be_kept, save};
use words::florence::Words;

fuzz_target!(|bytes: &[u8]| {
    let may_begin = |start: &Setup| may_be_kept(start.edition == EditionData::default());
    let words_of = |start: &Setup, problems: &[Problem]| {
        let words = Words::of(start);
        problems.iter().map(|it| words.problem(it)).collect()
    };
    save::<Game>(bytes, may_begin, words_of);
});

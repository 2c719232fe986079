//! Any bytes as tile shapes and boards of *The Princes of Florence*: set aside, or the same
//! after they were written and read again; what is wrong with them has words.

#![no_main]

use florence::{EditionData, Game, Setup};
use libfuzzer_sys::fuzz_target;
use studiolo::games::florence::edition_files::{of_bytes, text_of};
use studiolo_fuzz::in_language;
use table::save::limits::Part;
use words::florence::Words;

fuzz_target!(|bytes: &[u8]| {
    let Some(edition) = of_bytes::<EditionData>(bytes) else {
        return;
    };
    assert!(edition.name.chars().count() <= Part::Name.most());
    let text = text_of(&edition).expect("it can be written");
    assert_eq!(of_bytes(text.as_bytes()).as_ref(), Some(&edition), "{text}");
    // A sound one would be kept as long as the program runs.
    if edition.problems().is_empty() {
        return;
    }
    let setup = Setup {
        edition,
        ..Setup::tracked(["Anna", "Ben", "Clara"])
    };
    let problems = Game::try_from(&setup).expect_err("something is wrong with it");
    in_language(bytes.len(), || {
        let words = Words::of(&setup);
        assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
    });
});

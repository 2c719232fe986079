//! Any bytes as tile shapes and boards of *The Princes of Florence*: set aside, or the same
//! after they were written and read again; what is wrong with them has words.

#![no_main]

use florence::{EditionData, Game, Setup};
use libfuzzer_sys::fuzz_target;
use studiolo::ui::io::collection::Collected as _;
use studiolo_fuzz::in_language;
use table::save::limits::Part;
use words::florence::Words;

fuzz_target!(|bytes: &[u8]| {
    let Ok(edition) = EditionData::of_bytes(bytes) else {
        return;
    };
    assert!(edition.name.chars().count() <= Part::Name.most());
    let text = edition.text().expect("it can be written");
    let again = EditionData::of_bytes(text.as_bytes());
    assert_eq!(again.ok().as_ref(), Some(&edition), "{text}");
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

//! Any bytes as a deck of *The Prince*: refused in words, or the same after it was written and
//! read again; what is wrong with it has words.

#![no_main]

use libfuzzer_sys::fuzz_target;
use prince::EditionData;
use studiolo::ui::io::collection::Collected as _;
use studiolo_fuzz::in_language;
use table::save::limits::Part;
use words::prince::edition_text;

fuzz_target!(|bytes: &[u8]| {
    let deck = match EditionData::of_bytes(bytes) {
        Ok(deck) => deck,
        Err(error) => {
            let said = in_language(bytes.len(), || error.said());
            assert!(!said.is_empty(), "{error:?}");
            return;
        }
    };
    assert!(deck.longest_name() <= Part::Name.most());
    let text = deck.text().expect("it can be written");
    assert_eq!(
        EditionData::of_bytes(text.as_bytes()).ok().as_ref(),
        Some(&deck),
        "{text}"
    );
    let problems = deck.problems();
    in_language(bytes.len(), || {
        assert!(problems.iter().all(|it| !edition_text(it).is_empty()));
    });
});

//! Any bytes as a set of house rules under a name: set aside, or the same after it was written
//! and read again; a game begins by them, or what is wrong with them has words.

#![no_main]

use florence::{Game, Setup};
use libfuzzer_sys::fuzz_target;
use studiolo::games::florence::edition_files::{of_bytes, text_of};
use studiolo::games::florence::house_rule_files::NamedRules;
use studiolo_fuzz::in_language;
use table::save::limits::Part;
use words::florence::Words;

fuzz_target!(|bytes: &[u8]| {
    let Some(set) = of_bytes::<NamedRules>(bytes) else {
        return;
    };
    assert!(set.name.chars().count() <= Part::Name.most());
    let text = text_of(&set).expect("it can be written");
    assert_eq!(of_bytes(text.as_bytes()).as_ref(), Some(&set), "{text}");
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.options.house_rules = set.rules;
    match Game::try_from(&setup) {
        Ok(game) => {
            let again = Game::try_from(&Setup::from(&game));
            assert!(again.is_ok_and(|again| again == game), "{text}");
        }
        Err(problems) => in_language(bytes.len(), || {
            let words = Words::of(&setup);
            assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
        }),
    }
});

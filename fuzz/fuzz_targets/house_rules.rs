//! Any bytes as a set of house rules under a name: set aside, or the same after it was written
//! and read again; a game begins by them, or what is wrong with them has words.

#![no_main]

use florence::{Game, Setup};
use libfuzzer_sys::fuzz_target;
use studiolo::games::florence::named_rules::NamedRules;
use studiolo::ui::io::collection::Collected as _;
use studiolo_fuzz::in_language;
use table::save::limits::Part;
use words::florence::Words;

fuzz_target!(|bytes: &[u8]| {
    let Ok(set) = NamedRules::of_bytes(bytes) else {
        return;
    };
    assert!(set.name.chars().count() <= Part::Name.most());
    let text = set.text().expect("it can be written");
    let again = NamedRules::of_bytes(text.as_bytes());
    assert_eq!(again.ok().as_ref(), Some(&set), "{text}");
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

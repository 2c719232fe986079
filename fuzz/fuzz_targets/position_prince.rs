//! A position of *The Prince* as somebody may type it: refused in words, or a game that is the
//! same after it was taken down and set up again.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use prince::{EditionData, Game, Setup};
use serde_json::Value;
use studiolo_fuzz::{PRINCE, changed, in_language, may_be_kept};
use table::{Format, Save};
use words::prince::Words;

/// Positions of the samples.
static POSITIONS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut positions = Vec::new();
    for text in PRINCE {
        let save = Save::<Game>::parse(text, Format::Ron).expect("a save");
        positions.push(small(save.start.clone()));
        let session = save.into_session().expect("a legal start");
        for entry in (0..=session.legal_len()).step_by(17) {
            let game = session.game_at(entry).expect("the log is legal");
            positions.push(small(Setup::from(game)));
        }
    }
    positions
});

/// Without the deck, which is the one that comes along and would be most of it.
fn small(setup: Setup) -> Value {
    let mut value = serde_json::to_value(setup).expect("a position");
    if let Value::Object(fields) = &mut value {
        fields.remove("edition");
    }
    value
}

fuzz_target!(|typed: (u8, [u8; 32])| {
    let (at, changes) = typed;
    let position = POSITIONS[usize::from(at) % POSITIONS.len()].clone();
    let Ok(setup) = serde_json::from_value::<Setup>(changed(position, &changes)) else {
        return;
    };
    if !may_be_kept(setup.edition == EditionData::default()) {
        return;
    }
    match Game::try_from(&setup) {
        Ok(game) => {
            let again = Setup::from(&game);
            match Game::try_from(&again) {
                Ok(game_again) => assert!(game_again == game, "{setup:?}\n{again:?}"),
                Err(problems) => panic!("{problems:?}\n{setup:?}\n{again:?}"),
            }
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            in_language(usize::from(at), || {
                let words = Words::new(&setup);
                assert!(problems.iter().all(|it| !words.problem(it).is_empty()));
            });
        }
    }
});

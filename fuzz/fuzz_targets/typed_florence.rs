//! Anything typed in a position of *The Princes of Florence*, which the first byte chooses:
//! what is offered as legal is legal, and can be written and read again.

#![no_main]

use std::sync::LazyLock;

use florence::Game;
use libfuzzer_sys::fuzz_target;
use studiolo_fuzz::{FLORENCE, in_language};
use table::{Format, Save, Session};
use words::florence::notation::{Meaning, candidates};
use words::florence::{Words, record};

/// Games with their positions and the names of their players.
static GAMES: LazyLock<Vec<(Session<Game>, Vec<String>)>> = LazyLock::new(|| {
    let games = FLORENCE.iter().map(|text| {
        let save = Save::<Game>::parse(text, Format::Ron).expect("a save");
        let session = save.into_session().expect("a legal start");
        let names = session
            .people()
            .seats
            .iter()
            .map(|it| it.name.clone())
            .collect();
        (session, names)
    });
    games.collect()
});

fuzz_target!(|typed: (u8, u8, &str)| {
    let (game, entry, text) = typed;
    let (session, names) = &GAMES[usize::from(game) % GAMES.len()];
    let entry = usize::from(entry) % (session.legal_len() + 1);
    let game = session.game_at(entry).expect("the log is legal");
    let found = in_language(text.len(), || {
        candidates(text, Words::of(session.start()), game)
    });
    for candidate in found {
        assert!(!candidate.sentence.is_empty());
        let Meaning::Decide(command) = candidate.meaning else {
            continue;
        };
        match candidate.refused {
            Some(why) => assert!(!why.is_empty()),
            None => {
                assert_eq!(game.check(&command), Ok(()), "{text:?}");
                let written = record::print_command(session.start(), &command);
                let again = record::parse_line(&written, names, game);
                assert_eq!(again, Some(command), "{written}");
            }
        }
    }
});

//! Anything typed in a position of *The Prince*, which the first bytes choose: what is
//! offered as legal is legal, and can be written and read again.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use prince::Game;
use studiolo_fuzz::{PRINCE, in_language};
use table::{Format, Save, Session};
use words::prince::notation::{completions, meanings, read, written};

/// Games with the names of their players.
static GAMES: LazyLock<Vec<(Session<Game>, Vec<String>)>> = LazyLock::new(|| {
    let games = PRINCE.iter().map(|text| {
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
    let (at, entry, text) = typed;
    let (session, names) = &GAMES[usize::from(at) % GAMES.len()];
    let entry = usize::from(entry) % (session.legal_len() + 1);
    let game = session.game_at(entry).expect("the log is legal");
    let found = in_language(text.len(), || meanings(text, names, game, None));
    for meaning in found.iter().take(4) {
        assert_eq!(
            game.check(&meaning.command).is_ok(),
            meaning.is_legal,
            "{text:?}"
        );
        let line = written(&meaning.command, game);
        let again = read(&line, game.edition().data());
        assert_eq!(again, Some(meaning.command), "{line}");
    }
    // They ask for every word of the notation, which takes longest.
    if text.len() % 8 == 0 {
        let completed = completions(text, names, game);
        assert!(completed.iter().all(|line| !line.is_empty()));
    }
});

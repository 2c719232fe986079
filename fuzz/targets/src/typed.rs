//! Anything typed in a position, which the first two bytes choose: decisions offered as legal
//! are legal, and each can be written and read again.

use std::sync::LazyLock;

use table::{Game, Session};
use words::florence::notation::Meaning;
use words::{florence as florence_words, prince as prince_words, tiletum as tiletum_words};

use crate::common::{FLORENCE, PRINCE, TILETUM, in_language, sessions, text};

type Games<G> = LazyLock<Vec<(Session<G>, Vec<String>)>>;

static OF_FLORENCE: Games<florence::Game> = LazyLock::new(|| sessions(&FLORENCE));
static OF_PRINCE: Games<prince::Game> = LazyLock::new(|| sessions(&PRINCE));
static OF_TILETUM: Games<tiletum::Game> = LazyLock::new(|| sessions(&TILETUM));

/// Returns the game and the position that the first two bytes choose, with what is typed.
fn chosen<'a, G: Game>(
    games: &'static Games<G>,
    bytes: &'a [u8],
) -> Option<(&'static Session<G>, &'static [String], &'static G, &'a str)> {
    let [game, entry, typed @ ..] = bytes else {
        return None;
    };
    let (session, names) = &games[usize::from(*game) % games.len()];
    let entry = usize::from(*entry) % (session.legal_len() + 1);
    let game = session.game_at(entry).expect("the log is legal");
    Some((session, names, game, text(typed)))
}

/// Reads a line typed in a game of *The Princes of Florence*.
pub fn typed_florence(bytes: &[u8]) {
    let Some((session, names, game, text)) = chosen(&OF_FLORENCE, bytes) else {
        return;
    };
    let found = in_language(text.len(), || {
        let words = florence_words::Words::of(session.start());
        florence_words::notation::candidates(text, words, game)
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
                let written = florence_words::record::print_command(session.start(), &command);
                let again = florence_words::record::parse_line(&written, names, game);
                assert_eq!(again, Some(command), "{written}");
            }
        }
    }
}

/// Reads a line typed in a game of *The Prince*.
pub fn typed_prince(bytes: &[u8]) {
    use prince_words::notation::{completions, meanings, read, written};
    let Some((_, names, game, text)) = chosen(&OF_PRINCE, bytes) else {
        return;
    };
    let found = in_language(text.len(), || meanings(text, names, game, None));
    for meaning in found.iter().take(4) {
        let is_legal = game.check(&meaning.command).is_ok();
        assert_eq!(is_legal, meaning.is_legal, "{text:?}");
        let line = written(&meaning.command, game);
        let again = read(&line, game.edition().data());
        assert_eq!(again, Some(meaning.command), "{line}");
    }
    // They ask for every word of the notation, which takes longest.
    if text.len() % 8 == 0 {
        let completed = completions(text, names, game);
        assert!(completed.iter().all(|line| !line.is_empty()));
    }
}

/// Reads a line typed in a game of *Tiletum*.
pub fn typed_tiletum(bytes: &[u8]) {
    use tiletum_words::notation::{completions, meanings, read, written};
    let Some((_, names, game, text)) = chosen(&OF_TILETUM, bytes) else {
        return;
    };
    let found = in_language(text.len(), || meanings(text, names, game, None));
    for meaning in found.iter().take(4) {
        let is_legal = game.check(&meaning.command).is_ok();
        assert_eq!(is_legal, meaning.is_legal, "{text:?}");
        let line = written(&meaning.command, game);
        let again = read(&line, game.edition());
        assert_eq!(again, Some(meaning.command), "{line}");
    }
    if text.len() % 8 == 0 {
        let completed = completions(text, names, game);
        assert!(completed.iter().all(|line| !line.is_empty()));
    }
}

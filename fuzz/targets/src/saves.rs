//! Any bytes as a save: refused in words, or within the limits and the same when it is
//! written and read again in either format.

use std::fmt::Debug;

use table::{Format, Game, Header, Save};

use crate::common::{has_words, in_language, may_be_kept};

/// Reads a save of *The Princes of Florence*.
pub fn save_florence(bytes: &[u8]) {
    save::<florence::Game>(
        bytes,
        |start| start.edition == florence::EditionData::default(),
        |start, problems| {
            let words = words::florence::Words::of(start);
            problems.iter().map(|it| words.problem(it)).collect()
        },
    );
}

/// Reads a save of *The Prince*.
pub fn save_prince(bytes: &[u8]) {
    save::<prince::Game>(
        bytes,
        |start| start.edition == prince::EditionData::default(),
        |start, problems| {
            let words = words::prince::Words::new(start);
            problems.iter().map(|it| words.problem(it)).collect()
        },
    );
}

/// Reads a save of *Tiletum*.
pub fn save_tiletum(bytes: &[u8]) {
    save::<tiletum::Game>(
        bytes,
        |start| start.edition == tiletum::EditionData::default(),
        |start, problems| {
            let words = words::tiletum::Words::new(start);
            problems.iter().map(|it| words.problem(it)).collect()
        },
    );
}

fn save<G>(
    bytes: &[u8],
    has_our_edition: impl FnOnce(&G::Start) -> bool,
    words_of: impl FnOnce(&G::Start, &[G::Problem]) -> Vec<String>,
) where
    G: Game + Debug + PartialEq,
    Save<G>: PartialEq + Debug,
{
    let format = match bytes.trim_ascii_start().first() {
        Some(b'{') => Format::Json,
        _ => Format::Ron,
    };
    let header = str::from_utf8(bytes).map(|text| Header::parse(text, format));
    let save = match Save::<G>::from_bytes(bytes, format) {
        Ok(save) => save,
        Err(error) => return has_words(bytes.len(), &error),
    };
    let header = header.expect("it is text").expect("it begins as a save");
    assert_eq!(header.game, G::ID);
    assert_eq!(save.within_limits(), Ok(()));
    for format in [Format::Ron, Format::Json] {
        let text = save.to_text(format).expect("what was read can be written");
        let again = Save::parse(&text, format).expect("what was written can be read");
        assert_eq!(again, save, "{text}");
    }
    if !may_be_kept(has_our_edition(&save.start)) {
        return;
    }
    let start = save.start.clone();
    match save.into_session() {
        Ok(session) => {
            let save = Save::from_session(&session);
            let again = save.into_session().expect("the start is legal");
            assert!(again == session, "it is another game");
        }
        Err(problems) => {
            assert!(!problems.is_empty());
            let said = in_language(bytes.len(), || words_of(&start, &problems));
            assert!(said.len() == problems.len() && said.iter().all(|it| !it.is_empty()));
        }
    }
}

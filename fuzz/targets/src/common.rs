//! What several targets need: sample games, languages, texts.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Serialize;
use serde_json::Value;
use table::{Format, Game, Save, SaveError, Session};
use words::language;

/// The sample games of *The Princes of Florence*, one of each kind of game and sheet.
pub(crate) const FLORENCE: [&str; 4] = [
    include_str!("../../../saves/four-players.ron"),
    include_str!("../../../saves/exceptions.ron"),
    include_str!("../../../saves/score-sheet.ron"),
    include_str!("../../../saves/worked-example-auction.ron"),
];
/// The sample games of *The Prince*.
pub(crate) const PRINCE: [&str; 2] = [
    include_str!("../../../saves/the-prince.ron"),
    include_str!("../../../saves/prince-position.ron"),
];
/// The sample games of *Tiletum*.
pub(crate) const TILETUM: [&str; 2] = [
    include_str!("../../../saves/tiletum.ron"),
    include_str!("../../../tests/data/look/tiletum-turn.ron"),
];

/// Returns the text at the beginning of the input.
pub(crate) fn text(bytes: &[u8]) -> &str {
    match str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    }
}

/// Says something in the language of this number.
pub(crate) fn in_language<T>(number: usize, say: impl FnOnce() -> T) -> T {
    let all: Vec<&str> = language::all().collect();
    let tag = all[number % all.len()];
    language::within(tag, tag, say)
}

/// Asserts that a refusal has a text in the language of this number.
pub(crate) fn has_words(number: usize, error: &SaveError) {
    let said = in_language(number, || words::save_error(error));
    assert!(!said.trim().is_empty(), "{error:?}");
}

/// Returns whether an edition may be loaded. Editions and decks are kept as long as the
/// program runs, and a target makes up more of them than anyone has: only the first of them
/// are used in games.
pub(crate) fn may_be_kept(is_ours: bool) -> bool {
    static KEPT: AtomicUsize = AtomicUsize::new(0);
    is_ours || KEPT.fetch_add(1, Ordering::Relaxed) < 2_000
}

/// Returns sample games with the names of their players.
pub(crate) fn sessions<G: Game>(samples: &[&str]) -> Vec<(Session<G>, Vec<String>)> {
    let sessions = samples.iter().map(|text| {
        let save = Save::<G>::parse(text, Format::Ron).expect("a save");
        let session = save.into_session().expect("a legal start");
        let seats = session.people().seats.iter();
        let names = seats.map(|person| person.name.clone()).collect();
        (session, names)
    });
    sessions.collect()
}

/// Returns positions of sample games: the start as it was typed, and some of the positions
/// that follow. They have no edition, which would be most of each: the built-in one is used.
pub(crate) fn positions<G>(samples: &[&str]) -> Vec<Value>
where
    G: Game,
    G::Start: for<'a> From<&'a G>,
{
    let mut positions = Vec::new();
    for text in samples {
        let save = Save::<G>::parse(text, Format::Ron).expect("a save");
        positions.push(without_edition(&save.start));
        let session = save.into_session().expect("a legal start");
        for entry in (0..=session.legal_len()).step_by(17) {
            let game = session.game_at(entry).expect("the log is legal");
            positions.push(without_edition(&G::Start::from(game)));
        }
    }
    positions
}

fn without_edition(start: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(start).expect("a start");
    if let Value::Object(fields) = &mut value {
        fields.remove("edition");
    }
    value
}

/// Asserts that a legal position stays the same when it is turned into a start and back.
/// Otherwise, returns what is wrong with it.
pub(crate) fn stands<G>(start: &G::Start) -> Result<(), Vec<G::Problem>>
where
    G: Game,
    G::Start: for<'a> From<&'a G>,
{
    let game = G::start(start)?;
    let again = G::Start::from(&game);
    match G::start(&again) {
        Ok(game_again) => assert!(game_again == game, "{start:?}\n{again:?}"),
        Err(problems) => panic!("{problems:?}\n{start:?}\n{again:?}"),
    }
    Ok(())
}

/// Returns the fields of a sheet: each line has a name and what is typed there.
pub(crate) fn fields(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter_map(|line| line.split_once('='));
    lines
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}

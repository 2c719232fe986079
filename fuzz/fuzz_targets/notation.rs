//! Anything typed into a position of a sample game, which the first byte chooses:
//! what is offered as legal is legal.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use florence::Game;
use table::{Format, Save, Session};
use words::florence::Words;
use words::florence::notation::{Meaning, candidates};

static SAMPLE: LazyLock<Session<Game>> = LazyLock::new(|| {
    let text = include_str!("../../saves/four-players.ron");
    let save = Save::<Game>::parse(text, Format::Ron).expect("a save");
    save.into_session().expect("a legal start")
});

fuzz_target!(|typed: (u8, &str)| {
    let (entry, text) = typed;
    let entry = usize::from(entry) % (SAMPLE.legal_len() + 1);
    let game = SAMPLE.game_at(entry).expect("the log is legal");
    for candidate in candidates(text, Words::of(SAMPLE.start()), game) {
        assert!(!candidate.sentence.is_empty());
        if let (Meaning::Decide(command), None) = (candidate.meaning, candidate.refused) {
            assert_eq!(game.check(&command), Ok(()), "{text:?}");
        }
    }
});

//! Any text as a save: it is refused, or it is a game that is the same after it
//! was written and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use florence::Game;
use table::{Format, Save};

fuzz_target!(|bytes: &[u8]| {
    let format = match bytes.trim_ascii_start().first() {
        Some(b'{') => Format::Json,
        _ => Format::Ron,
    };
    let Ok(save) = Save::<Game>::from_bytes(bytes, format) else {
        return;
    };
    let text = save.to_text(format).expect("what was read can be written");
    let again = Save::parse(&text, format).expect("what was written can be read");
    assert_eq!(again, save);
    match save.into_session() {
        Ok(session) => {
            let save = Save::from_session(&session);
            let again = save.clone().into_session().expect("the start is legal");
            assert_eq!(again, session);
        }
        Err(problems) => assert!(!problems.is_empty()),
    }
});

//! What is typed into fields: numbers, sums, and the code of a deal.

#![no_main]

use florence::Deal;
use libfuzzer_sys::fuzz_target;
use words::figures::{grouped, joined, sum, typed};

fuzz_target!(|text: &str| {
    if let Some(number) = typed(text) {
        assert_eq!(
            sum(text),
            Some(i64::from(number)),
            "a number is a sum of one"
        );
        assert_eq!(typed(&grouped(number)), Some(number));
        assert_eq!(typed(&number.to_string()), Some(number));
    }
    let _ = sum(text);
    let closed = joined(text, true);
    assert!(closed.len() <= text.len());
    if let Ok(deal) = text.parse::<Deal>() {
        let code = deal.to_string();
        assert_eq!(code.parse::<Deal>().ok().as_ref(), Some(&deal), "{code}");
        let names = ["Anna", "Ben", "Clara", "Dana", "Eva"];
        let setup = deal.setup(names.into_iter().take(deal.seats.len()));
        assert_eq!(Deal::of(&setup).as_ref(), Some(&deal), "{code}");
    }
});

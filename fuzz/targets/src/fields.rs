//! Anything typed into a field: a number, a sum, the code of a deal.

use florence::Deal;
use words::figures::{grouped, joined, sum, typed};

use crate::common::text;

/// Reads what is typed into fields.
pub fn fields(bytes: &[u8]) {
    let text = text(bytes);
    if let Some(number) = typed(text) {
        let only = Some(i64::from(number));
        assert_eq!(sum(text), only, "a number is a sum of one");
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
}

//! Lines from outside are read with a limit, whatever they are.

use programs::line::{Line, Lines};
use std::io::{BufReader, Read, repeat};

fn text(line: &str) -> Line {
    Line::Text(line.to_owned())
}

#[test]
fn lines_are_read_one_by_one_and_blank_ones_are_skipped() {
    for capacity in [1, 3, 100] {
        let from = BufReader::with_capacity(capacity, "one\n\n  \r\ntwo\r\nthree".as_bytes());
        let mut lines = Lines::new(from, 10);
        let mut next = || lines.read().expect("memory can be read");
        assert_eq!(next(), Some(text("one")));
        assert_eq!(next(), Some(text("two\r")));
        assert_eq!(next(), Some(text("three")));
        assert_eq!(next(), None);
    }
}

#[test]
fn a_line_that_is_too_long_is_reported_once_and_the_next_one_is_read() {
    for capacity in [1, 4, 1000] {
        let long = "x".repeat(100);
        let input = format!("{long}\nshort\n{long}");
        let from = BufReader::with_capacity(capacity, input.as_bytes());
        let mut lines = Lines::new(from, 99);
        let mut next = || lines.read().expect("memory can be read");
        assert_eq!(next(), Some(Line::TooLong));
        assert_eq!(next(), Some(text("short")));
        assert_eq!(next(), Some(Line::TooLong));
        assert_eq!(next(), None);
    }
}

#[test]
fn a_line_without_an_end_is_reported_before_it_ends() {
    let mut lines = Lines::new(BufReader::new(repeat(b'x')), 1000);
    assert_eq!(lines.read().expect("it can be read"), Some(Line::TooLong));
}

#[test]
fn the_rest_of_a_long_line_takes_no_memory() {
    let million = repeat(b'x').take(50_000_000);
    let from = BufReader::new(million.chain("\nafter\n".as_bytes()));
    let mut lines = Lines::new(from, 64 << 10);
    assert_eq!(lines.read().expect("it can be read"), Some(Line::TooLong));
    assert_eq!(lines.read().expect("it can be read"), Some(text("after")));
}

#[test]
fn a_line_that_is_not_utf_8_is_reported() {
    let mut lines = Lines::new(&b"\xff\xfe\nfine\n"[..], 10);
    assert_eq!(
        lines.read().expect("memory can be read"),
        Some(Line::NotText)
    );
    assert_eq!(
        lines.read().expect("memory can be read"),
        Some(text("fine"))
    );
}

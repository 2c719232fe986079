//! Lines from outside. Whatever arrives, no more than one line of limited length is kept.

use std::io::{self, BufRead};

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// A line that is not UTF-8.
    NotText,
    /// A line longer than allowed; all of it has been skipped or will be.
    TooLong,
}

/// Reads line by line.
#[derive(Debug)]
pub struct Lines<R> {
    from: R,
    most: usize,
    /// Whether the rest of a line that is too long is still to come.
    skips: bool,
}

impl<R: BufRead> Lines<R> {
    /// Reads lines of up to this many bytes.
    pub fn new(from: R, most: usize) -> Self {
        let skips = false;
        Self { from, most, skips }
    }

    /// Returns the next line that is not blank; `None` at the end. A line that is too long
    /// is reported as soon as it is: it may have no end.
    ///
    /// # Errors
    /// If nothing can be read.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
        loop {
            let mut line = Vec::new();
            let ended = loop {
                let (used, ended) = {
                    let there = self.from.fill_buf()?;
                    let end = there.iter().position(|&byte| byte == b'\n');
                    let part = &there[..end.unwrap_or(there.len())];
                    if !self.skips && line.len() + part.len() <= self.most {
                        line.extend_from_slice(part);
                    } else if !self.skips {
                        self.skips = true;
                        // The rest is skipped when the next line is asked for.
                        return Ok(Some(Line::TooLong));
                    }
                    (part.len() + usize::from(end.is_some()), end.is_some())
                };
                self.from.consume(used);
                if ended || used == 0 {
                    break ended;
                }
            };
            let was_skipped = std::mem::take(&mut self.skips);
            let is_blank = line.iter().all(u8::is_ascii_whitespace);
            match (ended, was_skipped || is_blank) {
                (_, false) => {
                    let text = String::from_utf8(line).map_or(Line::NotText, Line::Text);
                    return Ok(Some(text));
                }
                (true, true) => {}
                (false, true) => return Ok(None),
            }
        }
    }
}

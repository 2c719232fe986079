//! A report as text to paste elsewhere: Markdown, and the markup of the `BoardGameGeek`
//! forums.
//!
//! A name can never act as markup, because each writer escapes what it inserts.

use std::fmt::Write as _;

use super::document::{Part, Table};

/// Writes the report as Markdown.
#[must_use]
pub fn markdown(parts: Vec<Part>) -> String {
    let mut text = String::new();
    for part in parts {
        let _ = match part {
            Part::Title(title) => writeln!(text, "# {}\n", plain(&title)),
            Part::Heading(heading) => writeln!(text, "## {}\n", plain(&heading)),
            Part::Verdict(verdict) => writeln!(text, "**{}**\n", plain(&verdict)),
            Part::Text(line) => writeln!(text, "{}\n", plain(&line)),
            Part::Table(table) => writeln!(text, "{}", table_in_markdown(&table, plain)),
            Part::List(lines) => {
                for line in lines {
                    let _ = writeln!(text, "- {}", plain(&line));
                }
                writeln!(text)
            }
            Part::Pictures(pictures) => pictures.iter().try_for_each(|picture| {
                writeln!(text, "### {}\n", plain(&picture.name))?;
                writeln!(text, "```text\n{}\n```\n", picture.letters)?;
                let mut legend = picture.legend.iter();
                legend.try_for_each(|line| writeln!(text, "{}\n", plain(line)))
            }),
        };
    }
    ended(text)
}

/// Ends a text with exactly one line break.
fn ended(mut text: String) -> String {
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// Writes a table in Markdown; `plain` escapes each cell.
pub(crate) fn table_in_markdown(table: &Table, plain: impl Fn(&str) -> String) -> String {
    let mut text = String::from("|");
    for (name, _) in &table.columns {
        let _ = write!(text, " {} |", plain(name));
    }
    text.push_str("\n|");
    for (_, is_number) in &table.columns {
        text.push_str(if *is_number { "--:|" } else { "--|" });
    }
    for row in &table.rows {
        text.push_str("\n|");
        for cell in row {
            let _ = write!(text, " {} |", plain(cell));
        }
    }
    text.push('\n');
    text
}

/// Puts a backslash before each mark in a text.
pub(crate) fn escaped(text: &str, is_mark: impl Fn(char) -> bool) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            letter if is_mark(letter) => safe.extend(['\\', letter]),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// Escapes everything in a text that Markdown would take for markup.
#[must_use]
pub fn plain(text: &str) -> String {
    let begins_a_list = text.len() > 1 && text.starts_with(['-', '+', '=', '#']);
    let mut safe = escaped(text, |letter| {
        matches!(
            letter,
            '|' | '\\' | '*' | '_' | '`' | '[' | ']' | '<' | '>' | '~' | '&'
        )
    });
    if begins_a_list {
        safe.insert(0, '\\');
    }
    // A number and a dot would begin a list.
    let digits = safe.chars().take_while(char::is_ascii_digit).count();
    if digits > 0 && matches!(safe[digits..].chars().next(), Some('.' | ')')) {
        safe.insert(digits, '\\');
    }
    safe
}

/// Writes the report in the markup of the `BoardGameGeek` forums.
#[must_use]
pub fn bgg(parts: Vec<Part>) -> String {
    let mut text = String::new();
    for part in parts {
        let _ = match part {
            Part::Title(title) => writeln!(text, "[b][size=18]{}[/size][/b]\n", bare(&title)),
            Part::Heading(heading) => writeln!(text, "[b]{}[/b]", bare(&heading)),
            Part::Verdict(verdict) => writeln!(text, "[b]{}[/b]\n", bare(&verdict)),
            Part::Text(line) => writeln!(text, "{}\n", bare(&line)),
            // There are no tables; monospaced letters line up instead.
            Part::Table(table) => writeln!(text, "[c]{}[/c]\n", bare(&table_in_letters(&table))),
            Part::List(lines) => {
                for line in lines {
                    let _ = writeln!(text, "• {}", bare(&line));
                }
                writeln!(text)
            }
            Part::Pictures(pictures) => pictures.iter().try_for_each(|picture| {
                writeln!(text, "[b]{}[/b]", bare(&picture.name))?;
                writeln!(text, "[c]{}[/c]", picture.letters)?;
                writeln!(text, "{}\n", bare(&picture.legend.join("\n")))
            }),
        };
    }
    ended(text)
}

/// Replaces brackets in a text, because they are the only markup there.
#[must_use]
pub fn bare(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        '[' => '(',
        ']' => ')',
        '\n' => '\n',
        letter if letter.is_control() => ' ',
        letter => letter,
    });
    letters.collect()
}

/// Writes a table with its columns aligned in monospaced letters.
#[must_use]
pub fn table_in_letters(table: &Table) -> String {
    let wide = |text: &str| text.chars().count();
    let widths: Vec<usize> = (0..table.columns.len())
        .map(|at| {
            let cells = table.rows.iter().filter_map(|row| row.get(at));
            let most = cells.map(|cell| wide(cell)).max().unwrap_or(0);
            most.max(wide(&table.columns[at].0))
        })
        .collect();
    let line = |cells: &mut dyn Iterator<Item = &str>| {
        let cells = cells.zip(&widths).zip(&table.columns);
        let padded = cells.map(|((cell, &width), (_, is_number))| match is_number {
            true => format!("{cell:>width$}"),
            false => format!("{cell:<width$}"),
        });
        let padded: Vec<String> = padded.collect();
        padded.join("  ").trim_end().to_owned()
    };
    let mut lines = vec![line(
        &mut table.columns.iter().map(|(name, _)| name.as_str()),
    )];
    for row in &table.rows {
        lines.push(line(&mut row.iter().map(String::as_str)));
    }
    lines.join("\n")
}

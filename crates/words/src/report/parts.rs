//! The parts of a report, independent of the format.

/// A part of a report.
#[derive(Clone, Debug)]
pub enum Part {
    /// The title of the whole report.
    Title(String),
    /// The heading of what follows.
    Heading(String),
    /// The most important sentence.
    Verdict(String),
    /// Sentences.
    Text(String),
    /// A table.
    Table(Table),
    /// Sentences that belong together, as a list.
    List(Vec<String>),
    /// Pictures of what is in front of the players.
    Pictures(Vec<Picture>),
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The headings of the columns, and whether they contain numbers.
    pub columns: Vec<(String, bool)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Part {
    /// Creates a heading.
    pub(crate) fn head(text: &str) -> Self {
        Self::Heading(text.to_owned())
    }

    /// Creates a heading with a list below it; nothing if the list is empty.
    pub(crate) fn headed(head: &str, lines: Vec<String>) -> Vec<Self> {
        match lines.is_empty() {
            true => Vec::new(),
            false => vec![Self::head(head), Self::List(lines)],
        }
    }
}

impl Table {
    /// Creates a table with these columns and no rows.
    pub(crate) fn new<const N: usize>(columns: [(&str, bool); N]) -> Self {
        let columns = columns.map(|(name, is_number)| (name.to_owned(), is_number));
        Self {
            columns: columns.to_vec(),
            rows: Vec::new(),
        }
    }

    /// Returns the table with these rows.
    pub(crate) fn with(mut self, rows: impl Iterator<Item = Vec<String>>) -> Self {
        self.rows = rows.collect();
        self
    }
}

/// What is in front of a player.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The player, by index in the ranking.
    pub player: usize,
    /// The player's name.
    pub name: String,
    /// The picture in letters.
    pub letters: String,
    /// What the letters stand for, and what is shown beside the picture.
    pub legend: Vec<String>,
}

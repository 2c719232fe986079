//! What a report is made of, before it is written in any format.

/// A part of a report.
#[derive(Clone, Debug)]
pub enum Part {
    /// What all of it is about.
    Title(String),
    /// What the following is about.
    Heading(String),
    /// The sentence that matters most.
    Verdict(String),
    /// Sentences.
    Text(String),
    /// A table.
    Table(Table),
    /// Sentences that belong together.
    List(Vec<String>),
    /// What lies before the players, drawn.
    Pictures(Vec<Picture>),
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// What stands above the columns, and whether numbers stand below.
    pub columns: Vec<(String, bool)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Part {
    /// What the following is about.
    pub(crate) fn head(text: &str) -> Self {
        Self::Heading(text.to_owned())
    }

    /// A heading and what stands below it, unless that is nothing.
    pub(crate) fn headed(head: &str, lines: Vec<String>) -> Vec<Self> {
        match lines.is_empty() {
            true => Vec::new(),
            false => vec![Self::head(head), Self::List(lines)],
        }
    }
}

impl Table {
    /// A table with these columns, and no rows yet.
    pub(crate) fn new<const N: usize>(columns: [(&str, bool); N]) -> Self {
        let columns = columns.map(|(name, is_number)| (name.to_owned(), is_number));
        Self {
            columns: columns.to_vec(),
            rows: Vec::new(),
        }
    }

    /// The same with these rows.
    pub(crate) fn with(mut self, rows: impl Iterator<Item = Vec<String>>) -> Self {
        self.rows = rows.collect();
        self
    }
}

/// What lies before a player.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Whose, by the place in the ranking.
    pub player: usize,
    /// Whose, by name.
    pub name: String,
    /// It in letters.
    pub letters: String,
    /// What the letters stand for, and what stands beside it.
    pub legend: Vec<String>,
}

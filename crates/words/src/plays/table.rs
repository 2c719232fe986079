//! Tables of plays, with `,`, `;`, tab or `|` between the cells: a line for each player of
//! a play, as in BG Stats and `BoardGameGeek`, or a line for each play with columns such as
//! `Player 1`, `Score 1`, or with all players in one cell. The headings, in any language,
//! determine what the columns are.

use std::collections::{BTreeMap, BTreeSet};

use super::play::{Lost, MOST, NoPlays, Play, Player, person};
use crate::day;
use crate::find::fold;
use crate::fl;
use crate::language;

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Column {
    Identity,
    Day,
    Time,
    Game,
    GameId,
    Player,
    Players,
    Score,
    Win,
    Rank,
    Place,
    Minutes,
    Note,
    Bot,
    Unfinished,
    Quantity,
    Seat,
    Role,
    Expansion,
    Rounds,
    Rating,
    Picture,
}

/// Returns the headings of each column in the current language.
fn headings() -> [(Column, &'static str); 22] {
    [
        (Column::Identity, fl!(plays_heading_identity)),
        (Column::Day, fl!(plays_heading_day)),
        (Column::Time, fl!(plays_heading_time)),
        (Column::Game, fl!(plays_heading_game)),
        (Column::GameId, fl!(plays_heading_game_id)),
        (Column::Player, fl!(plays_heading_player)),
        (Column::Players, fl!(plays_heading_players)),
        (Column::Score, fl!(plays_heading_score)),
        (Column::Win, fl!(plays_heading_win)),
        (Column::Rank, fl!(plays_heading_rank)),
        (Column::Place, fl!(plays_heading_place)),
        (Column::Minutes, fl!(plays_heading_minutes)),
        (Column::Note, fl!(plays_heading_note)),
        (Column::Bot, fl!(plays_heading_bot)),
        (Column::Unfinished, fl!(plays_heading_unfinished)),
        (Column::Quantity, fl!(plays_heading_quantity)),
        (Column::Seat, fl!(plays_heading_seat)),
        (Column::Role, fl!(plays_heading_role)),
        (Column::Expansion, fl!(plays_heading_expansion)),
        (Column::Rounds, fl!(plays_heading_rounds)),
        (Column::Rating, fl!(plays_heading_rating)),
        (Column::Picture, fl!(plays_heading_picture)),
    ]
}

/// Words of every language, by meaning.
struct Lexicon {
    headings: BTreeMap<String, Column>,
    yes: BTreeSet<String>,
    no: BTreeSet<String>,
}

impl Lexicon {
    fn new() -> Self {
        let mut lexicon = Self {
            headings: BTreeMap::new(),
            yes: BTreeSet::new(),
            no: BTreeSet::new(),
        };
        for language in language::all() {
            language::within(language, language, || {
                for (column, words) in headings() {
                    for word in words.split_whitespace() {
                        lexicon.headings.entry(plain(word)).or_insert(column);
                    }
                }
                lexicon
                    .yes
                    .extend(fl!(plays_yes).split_whitespace().map(plain));
                lexicon
                    .no
                    .extend(fl!(plays_no).split_whitespace().map(plain));
            });
        }
        lexicon
    }

    /// Returns the meaning of a heading, and the number of its player from 1; 0 for no
    /// particular player.
    fn column(&self, heading: &str) -> Option<(Column, u32)> {
        let plain = plain(heading);
        let digits: String = plain.chars().filter(char::is_ascii_digit).collect();
        let name: String = plain.chars().filter(|it| !it.is_ascii_digit()).collect();
        let number = digits.parse().unwrap_or(0);
        let known = |name: &str| self.headings.get(name).copied();
        let column = known(&name).or_else(|| {
            // `Player 1 score`: the player, then the meaning.
            let begins = self.headings.iter();
            let mut begins = begins.filter(|&(word, column)| {
                *column == Column::Player && number > 0 && name.starts_with(word.as_str())
            });
            begins.find_map(|(word, _)| {
                let rest = &name[word.len()..];
                known(rest).or_else(|| (rest == "name").then_some(Column::Player))
            })
        })?;
        Some((column, number))
    }

    /// Reads a yes or no; `None` for any other text.
    fn truth(&self, cell: &str) -> Option<bool> {
        let word = plain(cell);
        if let Ok(number) = cell.trim().parse::<f64>() {
            return Some(number != 0.0);
        }
        match (self.yes.contains(&word), self.no.contains(&word)) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        }
    }
}

/// Returns the letters and digits only.
fn plain(text: &str) -> String {
    let folded = fold(text);
    folded.chars().filter(|it| it.is_alphanumeric()).collect()
}

/// Returns the separator between cells: the one most frequent in the first line outside of
/// quotation marks.
fn separator(text: &str) -> u8 {
    let first = text.lines().find(|line| !line.trim().is_empty());
    let mut quoted = false;
    let mut counts = [0_usize; 4];
    let signs = [',', ';', '\t', '|'];
    for sign in first.unwrap_or_default().chars() {
        quoted ^= sign == '"';
        if let Some(at) = signs.iter().position(|&one| one == sign && !quoted) {
            counts[at] += 1;
        }
    }
    let most = (0..signs.len()).max_by_key(|&at| (counts[at], signs.len() - at));
    signs[most.unwrap_or(0)] as u8
}

/// A line, with the meaning of its cells.
struct Row<'a> {
    cells: Vec<(Column, u32, &'a str)>,
}

impl<'a> Row<'a> {
    fn get(&self, column: Column, number: u32) -> &'a str {
        let mut cells = self.cells.iter();
        let cell = cells.find(|&&(of, by, text)| (of, by) == (column, number) && !text.is_empty());
        cell.map_or("", |&(_, _, text)| text)
    }

    fn has(&self, column: Column) -> bool {
        let mut cells = self.cells.iter();
        cells.any(|&(of, _, text)| of == column && !text.is_empty())
    }
}

/// Reads the plays in a text.
pub(super) fn read(text: &str) -> Result<Vec<Play>, NoPlays> {
    // Some spreadsheets declare the separator first.
    let text = text.trim_start_matches('\u{feff}');
    let (told, text) = match text.strip_prefix("sep=") {
        Some(rest) => (
            rest.bytes().next(),
            rest.split_once('\n').map_or("", |(_, rest)| rest),
        ),
        None => (None, text),
    };
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(told.unwrap_or_else(|| separator(text)))
        .flexible(true)
        .trim(csv::Trim::All)
        .has_headers(false)
        .from_reader(text.as_bytes());
    let mut records = reader.records().filter_map(Result::ok);
    let Some(head) = records.find(|record| record.iter().any(|cell| !cell.is_empty())) else {
        return Err(NoPlays::Empty);
    };
    let lexicon = Lexicon::new();
    let columns: Vec<Option<(Column, u32)>> =
        head.iter().map(|heading| lexicon.column(heading)).collect();
    let has = |wanted| {
        columns
            .iter()
            .flatten()
            .any(|&(column, _)| column == wanted)
    };
    if !(has(Column::Player) && has(Column::Score) || has(Column::Players)) {
        return Err(NoPlays::NoColumns(head.iter().map(str::to_owned).collect()));
    }
    let is_wide = columns
        .iter()
        .flatten()
        .any(|&(column, number)| column == Column::Player && number > 0);
    let records: Vec<csv::StringRecord> = records.take(MOST * 8).collect();
    let rows: Vec<Row<'_>> = records
        .iter()
        .map(|record| Row {
            cells: columns
                .iter()
                .zip(record)
                .filter_map(|(column, cell)| column.map(|(column, number)| (column, number, cell)))
                .collect(),
        })
        .filter(|row| row.cells.iter().any(|(_, _, cell)| !cell.is_empty()))
        .collect();
    let order = day::order_of(rows.iter().map(|row| row.get(Column::Day, 0)));
    let unknown = columns.iter().zip(head.iter());
    let has_unknown = unknown
        .clone()
        .any(|(column, name)| column.is_none() && !name.is_empty());
    let mut plays: Vec<Play> = match is_wide || !has(Column::Player) {
        true => rows.iter().map(|row| wide(row, &lexicon, order)).collect(),
        false => long(&rows, &lexicon, order),
    };
    if has_unknown {
        for play in &mut plays {
            play.lost.insert(Lost::Columns);
        }
    }
    Ok(plays)
}

/// Reads what a line says about the whole play.
fn play(row: &Row<'_>, lexicon: &Lexicon, order: day::Order) -> Play {
    let cell = |column| row.get(column, 0);
    let day = cell(Column::Day);
    let with_time = format!("{day} {}", cell(Column::Time));
    let mut play = Play {
        bgg: cell(Column::GameId).parse().ok(),
        game: cell(Column::Game).to_owned(),
        identity: cell(Column::Identity).to_owned(),
        day: day::read_in(day, order),
        time: day::time(day).or_else(|| day::time(&with_time)),
        minutes: cell(Column::Minutes)
            .parse()
            .ok()
            .filter(|&minutes| minutes > 0),
        place: cell(Column::Place).to_owned(),
        note: cell(Column::Note).to_owned(),
        is_whole: lexicon.truth(cell(Column::Unfinished)) != Some(true),
        ..Play::default()
    };
    if cell(Column::Quantity)
        .parse()
        .is_ok_and(|plays: u32| plays > 1)
    {
        play.lost.insert(Lost::Quantity);
    }
    for (column, lost) in [
        (Column::Seat, Lost::Seats),
        (Column::Role, Lost::Roles),
        (Column::Expansion, Lost::Expansions),
        (Column::Rounds, Lost::Rounds),
        (Column::Rating, Lost::Ratings),
        (Column::Picture, Lost::Pictures),
    ] {
        if row.has(column) {
            play.lost.insert(lost);
        }
    }
    play
}

/// Reads a player of a line, by the number in the headings.
fn player(row: &Row<'_>, number: u32, lexicon: &Lexicon) -> Player {
    let name = row.get(Column::Player, number);
    let win = row.get(Column::Win, number);
    let is_named = !win.is_empty() && person(win) == person(name);
    Player {
        name: name.to_owned(),
        is_bot: lexicon.truth(row.get(Column::Bot, number)) == Some(true),
        score: row.get(Column::Score, number).to_owned(),
        rank: row
            .get(Column::Rank, number)
            .trim_end_matches('.')
            .parse()
            .ok(),
        wins: if is_named {
            Some(true)
        } else {
            lexicon.truth(win)
        },
    }
}

/// Reads a line that is a whole play.
fn wide(row: &Row<'_>, lexicon: &Lexicon, order: day::Order) -> Play {
    let mut play = play(row, lexicon, order);
    let numbers = row
        .cells
        .iter()
        .filter(|(column, number, _)| *column == Column::Player && *number > 0);
    let numbers: BTreeSet<u32> = numbers.map(|(_, number, _)| *number).collect();
    let players = numbers
        .into_iter()
        .map(|number| player(row, number, lexicon));
    play.players = players.filter(|player| !player.name.is_empty()).collect();
    if play.players.is_empty() {
        play.players = listed(row.get(Column::Players, 0));
    }
    // The winner may be in a cell of its own.
    let won = row.get(Column::Win, 0);
    let won: Vec<String> = won.split([',', ';', '&', '|', '/']).map(person).collect();
    for player in &mut play.players {
        if player.wins.is_none() && won.contains(&person(&player.name)) {
            player.wins = Some(true);
        }
    }
    play
}

/// Reads `Rita (62), Stefan (53)` and `Rita: 62; Stefan: 53`.
fn listed(cell: &str) -> Vec<Player> {
    let players = cell.split([',', ';', '|', '\n']).map(str::trim);
    let players = players.filter(|player| !player.is_empty()).map(|player| {
        let player = player.trim_end_matches(')');
        let (name, score) = player
            .rsplit_once(['(', ':', '='])
            .or_else(|| player.rsplit_once(' '))
            .unwrap_or((player, ""));
        Player {
            name: name.trim().to_owned(),
            score: score.trim().to_owned(),
            ..Player::default()
        }
    });
    players.collect()
}

/// Reads lines that are players. A play ends where its data changes, or a player comes up
/// again.
fn long(rows: &[Row<'_>], lexicon: &Lexicon, order: day::Order) -> Vec<Play> {
    // What only the first line of a play has applies to the lines below it.
    let of_play = [
        Column::Identity,
        Column::Day,
        Column::Game,
        Column::GameId,
        Column::Place,
        Column::Minutes,
    ];
    let mut plays: Vec<Play> = Vec::new();
    let mut now: Vec<&str> = Vec::new();
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows {
        let says: Vec<&str> = of_play.iter().map(|&column| row.get(column, 0)).collect();
        let player = player(row, 0, lexicon);
        let identity = row.get(Column::Identity, 0);
        let goes_on = match (identity, places.get(identity)) {
            // Lines of a named play need not be adjacent.
            (name, Some(&at)) if !name.is_empty() => Some(at),
            (name, _) if !name.is_empty() => None,
            _ => plays.len().checked_sub(1).filter(|_| {
                let mut both = says.iter().zip(&now);
                both.all(|(says, was)| says.is_empty() || says == was)
            }),
        };
        let is_again = |at: usize| {
            let mut players = plays[at].players.iter();
            identity.is_empty() && players.any(|other| person(&other.name) == person(&player.name))
        };
        let at = goes_on.filter(|&at| !is_again(at));
        let at = at.unwrap_or_else(|| {
            plays.push(play(row, lexicon, order));
            now.clone_from(&says);
            plays.len() - 1
        });
        if !identity.is_empty() {
            places.insert(identity.to_owned(), at);
        }
        let lost = play(row, lexicon, order).lost;
        plays[at].lost.extend(lost);
        if plays[at].note.is_empty() {
            row.get(Column::Note, 0).clone_into(&mut plays[at].note);
        }
        plays[at].players.push(player);
    }
    plays
}

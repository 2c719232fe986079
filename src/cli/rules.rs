//! `studiolo rules`: the rules in our own words, of every game or of one. An identifier
//! that several games share is explained for each of them.

use super::answer::{Answer, Failure};
use ::florence as princes;
use ::prince as borgia;
use ::tiletum as journeys;
use table::Game as _;
use words::book::{Ruled as _, Subject};
use words::fl;
use words::{florence, prince, safe, tiletum};

/// The rules of a game, as the command line asks for them.
struct Book {
    /// The identifier of the game.
    id: &'static str,
    title: fn() -> &'static str,
    markdown: fn() -> String,
    contents: fn() -> String,
    find: fn(&str) -> Vec<String>,
    explained: fn(&str) -> Option<String>,
}

impl Book {
    /// Creates the rules of the game with this identifier and name.
    fn of<T: Subject>(id: &'static str, title: fn() -> &'static str) -> Self {
        Self {
            id,
            title,
            markdown: T::Rule::markdown,
            contents: T::Rule::contents,
            find: |words| T::find(words).into_iter().map(T::line).collect(),
            explained: |name| T::called(name).map(T::explained),
        }
    }
}

fn books() -> [Book; 3] {
    [
        Book::of::<florence::rulebook::Topic>(princes::Game::ID, fl!(fn name_of_the_game)),
        Book::of::<prince::rulebook::Topic>(borgia::Game::ID, fl!(fn prince_name_of_the_game)),
        Book::of::<tiletum::rulebook::Topic>(journeys::Game::ID, fl!(fn tiletum_name_of_the_game)),
    ]
}

/// What the user asks for.
pub(super) struct Asked<'a> {
    /// Rules, things and cards.
    pub(super) names: &'a [String],
    /// Words to search for.
    pub(super) search: &'a str,
    /// Whether to print everything as a page of Markdown.
    pub(super) markdown: bool,
    /// The only game to search, if given.
    pub(super) game: Option<&'a str>,
}

/// Returns the identifiers of the games.
pub(super) fn games() -> Vec<&'static str> {
    books().iter().map(|book| book.id).collect()
}

/// Answers with the rules that were named or found, or with all of them.
pub(super) fn rules(asked: &Asked<'_>) -> Result<Answer, Failure> {
    let books = books().into_iter();
    let books: Vec<Book> = books
        .filter(|book| asked.game.is_none_or(|game| game == book.id))
        .collect();
    let text = match (asked.markdown, asked.search, asked.names) {
        (true, _, _) => of_each(&books, |book| Some((book.markdown)().trim_end().to_owned())),
        (false, "", []) => of_each(&books, |book| Some((book.contents)())),
        (false, "", names) => return explained(&books, names),
        (false, search, _) => of_each(&books, |book| {
            let lines = (book.find)(search);
            (!lines.is_empty()).then(|| lines.join("\n"))
        }),
    };
    match text {
        Some(text) => Ok(Answer { text, fine: true }),
        None => Err(Failure::Game(fl!(rules_nothing_found).to_owned())),
    }
}

fn explained(books: &[Book], names: &[String]) -> Result<Answer, Failure> {
    // A name of several words may arrive as several arguments.
    let called = |name: &str| of_each(books, |book| (book.explained)(name));
    if let Some(text) = called(&names.join(" ")) {
        return Ok(Answer { text, fine: true });
    }
    let mut texts = Vec::new();
    for name in names {
        match called(name) {
            Some(text) => texts.push(text),
            None => return Err(Failure::Call(fl!(cli_unknown_rule, name = safe(name)))),
        }
    }
    let text = texts.join("\n\n");
    Ok(Answer { text, fine: true })
}

/// Returns what the games answer; each answer is under its game's name if there are
/// several.
fn of_each(books: &[Book], say: impl Fn(&Book) -> Option<String>) -> Option<String> {
    let said = books.iter().filter_map(|book| Some((book, say(book)?)));
    let mut said: Vec<(&Book, String)> = said.collect();
    match said.len() {
        0 => None,
        1 => said.pop().map(|(_, text)| text),
        _ => {
            let said = said.into_iter();
            let said = said.map(|(book, text)| format!("# {}\n\n{text}", (book.title)()));
            Some(said.collect::<Vec<_>>().join("\n\n"))
        }
    }
}

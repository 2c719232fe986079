//! Our own bots on the other side of the protocol: they read the messages to a program and
//! answer, for other hosts and for tests of the protocol.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, BufRead, Write};

use florence::mind::tournament::Bot;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Game as _, Seat};
use words::fl;

use crate::line::{Line, Lines};
use crate::played::{self, Played};
use crate::view::View;

/// The longest message that is read, in bytes.
const LONGEST: usize = 16 << 20;

/// Answers for one game.
type Answers = fn(&Asked, Value, Bot, u64) -> Option<Value>;

const GAMES: [(&str, Answers); 3] = [
    (florence::Game::ID, answer::<florence::Game>),
    (prince::Game::ID, answer::<prince::Game>),
    (tiletum::Game::ID, answer::<tiletum::Game>),
];

/// One of our bots that answers messages.
#[derive(Debug)]
pub struct Engine {
    bot: Bot,
    /// The game it plays; `None` for all of them.
    game: Option<String>,
    /// The edition of the game that has begun, by the identifiers of the games.
    editions: HashMap<String, Value>,
    /// How many questions it has answered: the same position may come again.
    asked: u64,
}

/// A message to a program, as far as a bot needs it.
#[derive(Deserialize)]
struct Asked {
    message: String,
    #[serde(default)]
    id: Option<u64>,
    #[serde(default)]
    game: String,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    view: Value,
    #[serde(default)]
    edition: Value,
    #[serde(default)]
    legal: Vec<Listed>,
}

#[derive(Deserialize)]
struct Listed {
    notation: String,
}

impl Engine {
    /// Creates a bot that plays this game, or all of them.
    #[must_use]
    pub fn new(bot: Bot, game: Option<String>) -> Self {
        Self {
            bot,
            game,
            editions: HashMap::new(),
            asked: 0,
        }
    }

    /// Reads messages and writes answers until there are no more.
    ///
    /// # Errors
    /// If a message cannot be read or an answer cannot be written.
    pub fn run(&mut self, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        let mut lines = Lines::new(input, LONGEST);
        while let Some(line) = lines.read()? {
            let answer = match line {
                Line::Text(line) => self.answer(&line),
                Line::NotText | Line::TooLong => Some(wrong(None, fl!(engine_unreadable))),
            };
            if let Some(answer) = answer {
                writeln!(output, "{answer}")?;
                output.flush()?;
            }
        }
        Ok(())
    }

    /// Returns the answer to a message, if it asks for one.
    pub fn answer(&mut self, line: &str) -> Option<Value> {
        let Ok(asked) = serde_json::from_str::<Asked>(line) else {
            return Some(wrong(None, fl!(engine_unreadable)));
        };
        match asked.message.as_str() {
            "begin" => {
                self.editions.insert(asked.game, asked.edition);
                None
            }
            "decide" => Some(self.decide(&asked)),
            _ => None,
        }
    }

    fn decide(&mut self, asked: &Asked) -> Value {
        let is_ours = self.game.as_ref().is_none_or(|game| *game == asked.game);
        let game = GAMES.iter().find(|(id, _)| *id == asked.game && is_ours);
        let Some((_, answer)) = game else {
            let game = words::safe(&asked.game);
            return wrong(asked.id, &fl!(engine_other_game, game));
        };
        let edition = match &asked.edition {
            Value::Null => self.editions.get(&asked.game).cloned(),
            edition => Some(edition.clone()),
        };
        self.asked += 1;
        let mut seed = DefaultHasher::new();
        (asked.view.to_string(), self.asked).hash(&mut seed);
        let answer = edition.and_then(|edition| answer(asked, edition, self.bot, seed.finish()));
        answer.unwrap_or_else(|| wrong(asked.id, fl!(engine_no_position)))
    }
}

/// Returns the bot's decision; `None` if there is no such position, or nothing to decide.
fn answer<G: Played>(asked: &Asked, edition: Value, bot: Bot, seed: u64) -> Option<Value> {
    let view = View::<G>::received(asked.seat?, asked.view.clone(), edition)?;
    let decided = played::decided(view.seen(), view.seat(), bot, seed)?;
    let line = view.line(&decided);
    let listed = asked.legal.iter().position(|it| it.notation == line);
    let decide = listed.map_or_else(|| json!(line), |at| json!(at));
    Some(with_id(asked.id, json!({ "decide": decide })))
}

/// Returns the answer that there is no decision, and why.
fn wrong(id: Option<u64>, why: &str) -> Value {
    with_id(id, json!({ "error": why }))
}

fn with_id(id: Option<u64>, mut answer: Value) -> Value {
    if let Some(id) = id {
        answer["id"] = json!(id);
    }
    answer
}

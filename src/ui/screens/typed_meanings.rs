//! The possible meanings of a text in the palette: decisions of the game, commands of the
//! window, rules, entries of the log, places to go to, languages.

use eframe::egui::Context;

use super::super::Intent;
use super::super::base::icons::Icon;
use super::super::parts::toasts::undoes;
use super::super::session::commands;
use super::super::session::intent::Screen;
use super::super::session::open_table::OpenTable;
use super::super::session::state::State;
use super::at_table::TableScreen;
use super::typed_line::{Line, Section};
use words::find::{fits, fold};
use words::{fl, language};

/// The most lines that are shown.
const MOST_LINES: usize = 12;
/// How many letters of a language's name must be typed before it is found.
const LEAST_OF_LANGUAGE: usize = 3;
/// How many words without another meaning make a question about the rules.
const LEAST_OF_QUESTION: usize = 4;

/// Returns the possible meanings of the text, the likeliest first.
pub(super) fn lines(
    ctx: &Context,
    text: &str,
    state: &State,
    screen: Option<&dyn TableScreen>,
    hides_money: bool,
) -> Vec<Line> {
    let is_at_table = state.screen == Screen::Table;
    let game = state.game.as_deref().filter(|_| is_at_table);
    let screen = screen.filter(|_| is_at_table);
    let meanings = screen.map(|screen| screen.meanings(state, text, hides_money));
    let meanings = meanings.into_iter().flatten().map(|meaning| Line {
        section: match meaning.refused {
            None => Section::Do,
            Some(_) => Section::NotPossible,
        },
        refused: meaning.refused,
        may_be_kept: meaning.may_be_kept,
        whole: meaning.notation,
        then: meaning.then,
        is_guess: meaning.is_guess,
        is_answer: meaning.is_answer,
        parts: meaning.parts,
        ..Line::new(meaning.name, meaning.intent)
    });
    let (mut legal, mut refused): (Vec<_>, Vec<_>) =
        meanings.partition(|line| line.refused.is_none());
    if refused.iter().chain(&legal).any(|line| line.is_answer) {
        legal.append(&mut refused);
    }
    let folded = fold(text);
    let tokens: Vec<&str> = folded.split_whitespace().collect();
    // Decisions come first: `c7` may be Clara's 700.
    let decisions = legal.len();
    let rows = state.commands().into_iter().filter(|row| {
        let called = tokens.is_empty() || fits(&tokens, row.name_now(state));
        let can = row.is_possible(state) && (row.is_offered)(state);
        called && can && **row != commands::COMMAND_LINE
    });
    legal.extend(rows.map(|row| Line {
        keys: row.keys_in_words(ctx),
        whole: Some(row.name_now(state).to_owned()),
        hint: Some((row.hint)().to_owned()),
        ..Line::new(row.name_now(state).to_owned(), Intent::Do(row.id))
    }));
    let (exact, others) = explanations(state, text, &tokens);
    legal.splice(decisions..decisions, exact);
    if let Some(game) = game {
        legal.extend(entry(game, &tokens, hides_money));
        legal.extend(taken_back(state, &tokens));
        let places = screen.map(|screen| screen.places(state, hides_money));
        let places = places.into_iter().flatten();
        let places = places.filter(|(name, _)| fits(&tokens, name));
        legal.extend(places.map(|(name, intent)| Line {
            section: Section::GoThere,
            icon: Some(Icon::Arrow),
            ..Line::new(name, intent)
        }));
    }
    legal.extend(others);
    legal.extend(languages(state, &tokens));
    legal.append(&mut refused);
    if legal.is_empty() && tokens.len() >= LEAST_OF_QUESTION {
        legal = answers(state, text);
    }
    legal.truncate(MOST_LINES);
    legal
}

/// Returns whether this id is a rule and not a thing.
fn is_rule(id: &str) -> bool {
    !id.contains('-')
}

/// Returns the line that explains this rule or thing.
fn looks_up(state: &State, id: String) -> Option<Line> {
    let said = state.reference()?.explained(&id)?;
    let name = match is_rule(&id) {
        true => fl!(rules_look_up, rule = &said.mark, title = &said.title),
        false => fl!(rules_look_up_thing, name = &said.title),
    };
    Some(Line {
        section: Section::GoThere,
        icon: Some(Icon::Lamp),
        ..Line::new(name, Intent::Explain(id))
    })
}

/// Returns the lines that explain rules or things: those named exactly, by id or name, and
/// others that the words after `rule` find.
fn explanations(state: &State, text: &str, tokens: &[&str]) -> (Vec<Line>, Vec<Line>) {
    let Some(all) = state.reference() else {
        return (Vec::new(), Vec::new());
    };
    let line = |id: String| looks_up(state, id);
    let asks = fold(fl!(rules_open));
    match tokens {
        [id] if id.len() > 1 && is_rule(id) && all.explained(id).is_some_and(|it| it.id == *id) => {
            (line((*id).to_owned()).into_iter().collect(), Vec::new())
        }
        [rule, rest @ ..] if rule.len() > 2 && asks.starts_with(rule) && !rest.is_empty() => {
            let found = all.find(&rest.join(" ")).into_iter().take(5);
            (found.filter_map(line).collect(), Vec::new())
        }
        [] => (Vec::new(), Vec::new()),
        _ => {
            let said = all.explained(text.trim());
            let said = said.filter(|said| fold(&said.title) == tokens.join(" "));
            let line = said.and_then(|said| line(said.id));
            (Vec::new(), line.into_iter().collect())
        }
    }
}

/// Returns the rules closest to a question.
fn answers(state: &State, text: &str) -> Vec<Line> {
    let all = state.reference();
    let found = all.iter().flat_map(|all| all.find(text));
    found.filter_map(|id| looks_up(state, id)).collect()
}

/// Returns the offers of the toasts: to undo something, or to write a note.
fn taken_back(state: &State, tokens: &[&str]) -> Vec<Line> {
    let told = state.notices.iter().filter(|notice| notice.passing);
    let offers = told.flat_map(|notice| &notice.offers);
    let lines = offers.map(|(what, intent)| {
        let (icon, name) = match undoes(what, intent) {
            Some(name) => (Icon::Undo, name),
            None => (Icon::Pencil, what.clone()),
        };
        Line {
            icon: Some(icon),
            ..Line::new(name, intent.clone())
        }
    });
    lines.filter(|line| fits(tokens, &line.name)).collect()
}

/// Returns the languages whose own names match.
fn languages(state: &State, tokens: &[&str]) -> Vec<Line> {
    let letters: usize = tokens.iter().map(|token| token.chars().count()).sum();
    if letters < LEAST_OF_LANGUAGE {
        return Vec::new();
    }
    let components = state.preferences.components.as_deref();
    let components = language::all().find(|tag| Some(*tag) == components);
    let others = language::all().filter(|tag| *tag != language::spoken());
    let called = others.filter(|tag| fits(tokens, language::called(tag)));
    let lines = called.map(|tag| {
        let name = fl!(
            language_choice,
            of = fl!(language_title),
            language = language::called(tag)
        );
        let intent = Intent::Speak {
            sentences: Some(tag),
            components,
        };
        Line::new(name, intent)
    });
    lines.collect()
}

/// Returns the entry of the log with this number, typed alone or after `go to entry`.
fn entry(game: &dyn OpenTable, tokens: &[&str], hides_money: bool) -> Option<Line> {
    let (number, before) = tokens.split_last()?;
    if !before.is_empty() && !fits(before, fl!(line_go_to_entry)) {
        return None;
    }
    let number: usize = number.parse().ok()?;
    if number > game.extent().legal {
        return None;
    }
    let name = match number.checked_sub(1) {
        None => fl!(go_to_start).to_owned(),
        Some(entry) => fl!(
            go_to_entry_text,
            number = number,
            entry = game.said(entry, hides_money)
        ),
    };
    Some(Line {
        section: Section::GoThere,
        icon: Some(Icon::Clock),
        ..Line::new(name, Intent::GoTo(number))
    })
}

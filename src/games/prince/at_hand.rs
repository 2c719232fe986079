//! What the window explains of this game: every rule, sort of cards and card in our own
//! words, as `words::prince::rulebook` says it.

use std::ops::Range;

use crate::ui::base::explain::{Explained, Reference};
use crate::ui::screens::at_hand::contents;
use prince::Rule;
use words::prince::rulebook::{Ruled as _, Subject as _, Topic};

/// The rules of the game.
#[derive(Debug)]
pub struct Rules;

impl Reference for Rules {
    fn explained(&self, id: &str) -> Option<Explained> {
        let topic = Topic::called(id)?;
        let rules = topic.rules();
        let mark = rules.first().map(Rule::to_string).unwrap_or_default();
        let see = topic.see().into_iter().map(|rule| Topic::Rule(rule).id());
        Some(Explained {
            id: topic.id(),
            mark,
            title: topic.title(),
            paragraphs: topic.paragraphs(),
            see: see.collect(),
        })
    }

    fn sections(&self) -> Vec<(String, Vec<String>)> {
        let rules = |letter| {
            let rules = Rule::of_section(letter);
            rules.map(|rule| Topic::Rule(rule).id()).collect()
        };
        let heading = |letter| Rule::section(letter).0.to_owned();
        let things = Topic::things().map(Topic::id).collect();
        contents(Rule::sections(), heading, rules, things)
    }

    fn find(&self, words: &str) -> Vec<String> {
        Topic::find(words).into_iter().map(Topic::id).collect()
    }

    fn cited(&self, text: &str) -> Vec<(Range<usize>, String)> {
        let cited = Rule::cited(text).into_iter();
        cited
            .map(|(at, rule)| (at, Topic::Rule(rule).id()))
            .collect()
    }
}

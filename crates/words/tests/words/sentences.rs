//! Every sentence about a fact, a problem, a decision, an event, a hint and a bad file,
//! with every noun and with none, one and several of it. Automatically detectable faults of
//! English fail the test; `cargo test --test sentences -- --nocapture` prints all sentences
//! for reading.

use crate::sweep;

use florence::rules::rule::Count;
use florence::{
    AnyCard, Building, Command, Decision, Fact, Freedom, Game, Moment, Object, PrestigeCard,
    Problem, Rule, Setup, Violation,
};
use std::collections::BTreeSet;
use sweep::{FACTS, decisions, errors, events, facts, number, reasons, squares};
use table::{Card, Item, Seat};
use words::florence::{Words, advice};
use words::save_error;

/// Nouns in singular and plural, as they follow a number.
const NOUNS: [(&str, &str); 22] = [
    ("player", "players"),
    ("round", "rounds"),
    ("florin", "florins"),
    ("point", "points"),
    ("tile", "tiles"),
    ("building", "buildings"),
    ("landscape", "landscapes"),
    ("jester", "jesters"),
    ("builder", "builders"),
    ("card", "cards"),
    ("freedom", "freedoms"),
    ("object", "objects"),
    ("action", "actions"),
    ("work", "works"),
    ("square", "squares"),
    ("stack", "stacks"),
    ("profession", "professions"),
    ("entry", "entries"),
    ("problem", "problems"),
    ("place", "places"),
    ("hand", "hands"),
    ("auction", "auctions"),
];

/// Returns whether a word begins with a vowel sound. The names of the game are listed;
/// other words are judged by their first letter, if that is reliable.
fn sounds_like_a_vowel(word: &str) -> Option<bool> {
    const VOWELS: &[&str] = &["Alchemist", "Astronomer", "Opera", "Opinion", "Organ"];
    const CONSONANTS: &[&str] = &["Hospital", "University", "hand", "hidden", "higher"];
    match word.chars().next()?.to_ascii_lowercase() {
        _ if VOWELS.contains(&word) => Some(true),
        _ if CONSONANTS.contains(&word) => Some(false),
        'h' | 'u' | '0'..='9' => None,
        first => Some("aeio".contains(first)),
    }
}

/// Returns the noun that a number before these words counts: singular, plural, and as it
/// appears. For `bonus card` it is the last word.
fn noun<'w>(words: &[&'w str]) -> Option<(&'static str, &'static str, &'w str)> {
    let known = |word: &str| {
        NOUNS
            .iter()
            .find(|(one, more)| *one == word || *more == word)
    };
    let mut found = None;
    for word in words.iter().take(4) {
        let bare = word.trim_end_matches([',', '.', ':', ';']);
        match known(bare) {
            Some(&(one, more)) => found = Some((one, more, bare)),
            None if found.is_some() => break,
            // The counted noun comes before such a word or not at all.
            None if ["PP", "for", "of", "with", "to", "but", "and", "short"].contains(&bare) => {
                break;
            }
            None => {}
        }
        if bare != *word {
            break;
        }
    }
    found
}

/// Asserts that a sentence has no automatically detectable faults.
#[track_caller]
fn is_well_formed(text: &str) {
    assert!(!text.contains("  "), "two blanks: {text}");
    assert!(!text.contains(['{', '}', '\n', '_', '`']), "{text}");
    for debug in [
        "Some(",
        "None",
        "::",
        "Unexpected",
        "Variant",
        "Rule",
        "Fact",
    ] {
        assert!(!text.contains(debug), "{debug}: {text}");
    }
    let first = text.chars().next();
    let begins = first.is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    assert!(begins, "begins small: {text}");
    let clean = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    let ends = |word: &str| word.ends_with([',', '.', ':', ';']);
    let words: Vec<&str> = text.split_whitespace().collect();
    for (at, &word) in words.iter().enumerate() {
        let name = clean(word);
        let camel = name.chars().zip(name.chars().skip(1));
        let mut camel = camel.filter(|(one, next)| one.is_lowercase() && next.is_uppercase());
        let is_unit = name == "MiB";
        assert!(is_unit || camel.next().is_none(), "an identifier: {text}");
        let next = words
            .get(at + 1)
            .map(|next| clean(next))
            .unwrap_or_default();
        let article = word.to_lowercase();
        if article == "a" || article == "an" {
            let vowel = sounds_like_a_vowel(&next);
            let vowel = vowel.unwrap_or_else(|| panic!("say how {next:?} sounds: {text}"));
            assert_eq!(article == "an", vowel, "{text}");
        }
        assert!(ends(word) || name != next, "a word twice: {text}");
        let Ok(number) = name.replace(',', "").parse::<i64>() else {
            continue;
        };
        if !ends(word)
            && let Some((one, more, word)) = noun(&words[at + 1..])
        {
            let right = if number == 1 { one } else { more };
            assert_eq!(right, word, "{number}: {text}");
        }
        if at >= 2 && (words[at - 2], words[at - 1]) == ("There", "is") {
            assert_eq!(number, 1, "{text}");
        }
        if at >= 2 && (words[at - 2], words[at - 1]) == ("There", "are") {
            assert_ne!(number, 1, "{text}");
        }
    }
}

/// Prints a line once and asserts that it is well-formed.
#[track_caller]
fn read(lines: &mut BTreeSet<String>, text: String) {
    is_well_formed(&text);
    if lines.insert(text.clone()) {
        println!("{text}");
    }
}

#[test]
fn every_refusal_is_a_sentence_that_names_its_rule() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let plain = Words::of(&setup);
    let mut lines = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    for fact in facts() {
        kinds.insert(number(&fact));
        let rules = match fact {
            Fact::NotNow | Fact::MustBe { .. } => Rule::ALL,
            Fact::FaceDown => &[Rule::S2, Rule::O7],
            _ => &[Rule::A5],
        };
        // Every rule once, not with every number.
        let many = match &fact {
            Fact::MustBe { what, found, must } => (*what, *found, *must) == (Count::Jesters, 1, 0),
            _ => true,
        };
        for &rule in if many { rules } else { &rules[..1] } {
            let violation = Violation {
                rule,
                fact: fact.clone(),
            };
            for words in [plain, plain.about(Seat::A), plain.hiding_money(true)] {
                let cited = words.cited(&violation);
                let (named, sentence) = cited.split_once(": ").expect("a rule first");
                assert_eq!(named.parse(), Ok(rule), "{cited}");
                assert_eq!(sentence, words.violation(&violation));
                assert!(
                    sentence.ends_with('.') && !sentence.ends_with(".."),
                    "{cited}"
                );
                read(&mut lines, sentence.to_owned());
                let seat = Some(Seat::C);
                let problem = Problem {
                    seat,
                    violation: violation.clone(),
                };
                let text = words.problem(&problem);
                assert_eq!(text, format!("Clara: {cited}"));
            }
        }
    }
    assert_eq!(kinds, (0..FACTS).collect(), "facts without a sentence here");
}

#[test]
fn every_decision_and_every_event_is_a_line_of_the_log() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let plain = Words::of(&setup);
    let mut lines = BTreeSet::new();
    for words in [plain, plain.hiding_money(true), plain.for_eyes_of(None)] {
        for decision in decisions() {
            let text = words.command(&Command::new(Seat::A, decision));
            let begins = match decision.is_correction() {
                true => "Corrected: ",
                false => "Anna ",
            };
            assert!(text.starts_with(begins) && !text.ends_with('.'), "{text}");
            read(&mut lines, text);
        }
        for text in events().iter().filter_map(|event| words.event(event)) {
            assert!(!text.ends_with('.'), "{text}");
            read(&mut lines, text);
        }
    }
}

#[test]
fn every_reason_of_a_hint_is_a_sentence() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let words = Words::of(&setup);
    let mut lines = BTreeSet::new();
    for reason in reasons() {
        let text = advice::reason(&words, &reason);
        assert!(text.ends_with('.'), "{text}");
        read(&mut lines, text);
    }
}

#[test]
fn every_error_of_a_save_says_what_to_do() {
    let mut lines = BTreeSet::new();
    for error in &errors() {
        let text = save_error(error);
        assert!(text.ends_with('.') && !text.contains(".."), "{text}");
        assert!(
            !text.contains("1,234"),
            "editors count without commas: {text}"
        );
        // A path keeps its first letter as it is.
        let sentence = text
            .strip_prefix("Games/tuesday.ron ")
            .map(|rest| format!("It {rest}"));
        read(&mut lines, sentence.unwrap_or(text));
    }
}

#[test]
fn a_button_says_in_few_words_what_it_takes_back() {
    let setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let words = Words::of(&setup);
    let [_, two] = squares();
    let said = |seat, decision| words.on_a_button(None, &Command::new(seat, decision));
    let raised = said(Seat::B, Decision::Raise(1600));
    assert_eq!(raised, "Ben bids 1,600");
    let opinion = said(Seat::A, Decision::Introduce(Freedom::Opinion));
    assert_eq!(opinion, "Anna, Opinion");
    let tower = said(Seat::A, Decision::build(Building::Tower, two));
    assert_eq!(tower, "Anna, Tower c4");
    let shown = said(
        Seat::C,
        Decision::Reveal(AnyCard::Prestige(PrestigeCard::ALL[0])),
    );
    assert_eq!(shown, "Clara shows a card");
    let won = said(Seat::B, Decision::Win(Object::Builder, 700));
    assert_eq!(won, "Ben, Builder for 700");
    assert_eq!(said(Seat::B, Decision::Pass), "Ben passes");
    // No button is longer than the sentence.
    for decision in decisions() {
        let command = Command::new(Seat::A, decision);
        let short = words.on_a_button(None, &command);
        let whole = words.played(None, &command);
        assert!(short.starts_with("Anna") || short == whole, "{short}");
        assert!(
            short.chars().count() <= whole.chars().count(),
            "{short}: {whole}"
        );
    }
}

#[test]
fn a_game_on_the_shelf_says_with_whom_it_was_played() {
    use words::window::with_others;
    let [anna, ben] = ["Anna", "Ben"].map(str::to_owned);
    assert_eq!(with_others(&[anna.clone(), ben], 0, true), "with Anna, Ben");
    assert_eq!(with_others(&[], 3, false), "with 3 bots");
    assert_eq!(with_others(&[], 1, false), "with a bot");
    // The winner is a bot too.
    assert_eq!(with_others(&[], 1, true), "with another bot");
    let told = with_others(std::slice::from_ref(&anna), 1, true);
    assert_eq!(told, "with Anna and another bot");
    assert_eq!(with_others(&[anna], 2, false), "with Anna and 2 bots");
}

#[test]
fn the_best_choice_of_a_hint_is_told_as_the_best() {
    use florence::mind::bot::{Advice, Taste, Thinking, advise, judge};
    let mut rng = fastrand::Rng::with_seed(7);
    let setup = Setup::digital(["Anna", "Ben", "Clara"], &mut rng);
    let words = Words::of(&setup);
    let [best_by, as_good, worse] = ["Best by", "second best is ", "Worse by"];
    let check = |advice: &Advice| {
        for (at, choice) in advice.choices.iter().enumerate() {
            let standing = advice::standing(advice, at).unwrap_or_default();
            let why = advice::why(&words, advice, at).join(" ");
            let is_clear = choice.apart.as_ref().map(|apart| apart.is_clear);
            if at == 0 {
                let is_best = standing.starts_with(best_by) && why.contains(best_by);
                let is_equal = standing.contains(as_good) && why.contains(as_good);
                assert_eq!(is_best, is_clear == Some(true), "{standing:?} {why}");
                assert_eq!(is_equal, is_clear == Some(false), "{standing:?} {why}");
                assert!(!standing.starts_with('−') && !why.contains(worse), "{why}");
                assert!(!why.contains("As good as the best"), "{why}");
            } else {
                assert!(
                    !standing.contains("Best") && !why.contains(best_by),
                    "{why}"
                );
                let is_worse = why.contains(worse);
                assert_eq!(is_worse, is_clear == Some(true), "{standing:?} {why}");
            }
        }
    };
    let mut game = florence::Game::try_from(&setup).expect("a deal");
    let mut checked = 0;
    for at in 0.. {
        let Some(command) = judge(&game, Taste::VARIED, at) else {
            break;
        };
        if at % 9 == 0
            && let Some(mut advice) = advise(&game, 4, &Thinking::new())
        {
            check(&advice);
            // Whether the difference is clear or not.
            for is_clear in [true, false] {
                for apart in advice.choices.iter_mut().filter_map(|it| it.apart.as_mut()) {
                    apart.is_clear = is_clear;
                    apart.by = 3.2;
                }
                check(&advice);
            }
            checked += advice.choices.len();
        }
        game.play(&command).expect("bots decide legally");
    }
    assert!(checked > 30, "{checked} choices");
}

#[test]
fn what_comes_too_early_says_what_comes_first() {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    let said = |setup: &Setup, decision: Decision| {
        let game = Game::try_from(setup).expect("a position");
        let seat = game.to_act().expect("somebody is asked");
        let command = Command::new(seat, decision);
        let why = game.check(&command).expect_err("it is too early");
        Words::of(setup).about(seat).refusal(&game, &command, &why)
    };
    let returns = said(&setup, Decision::Hire);
    assert!(
        returns.ends_with(": First everyone returns a profession."),
        "{returns}"
    );
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Auction(1);
    let hire = said(&setup, Decision::Hire);
    assert!(
        hire.ends_with(": First the auctions of this round end."),
        "{hire}"
    );
    let pass = said(&setup, Decision::Pass);
    assert_eq!(pass, "A4: Anna must name an object first.");
    setup.moment = Moment::Actions(1, Seat::A);
    let pass = said(&setup, Decision::Pass);
    assert!(
        pass.ends_with(": First the turns of this round end."),
        "{pass}"
    );
    // There is nothing to lay down, whatever comes first.
    let keep = said(&setup, Decision::Hold);
    assert!(keep.starts_with("O8: This is not possible now"), "{keep}");
}

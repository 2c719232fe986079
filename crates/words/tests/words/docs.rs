//! The rules digest and the code have the same rules, so that every cited rule can be
//! looked up, and every rule in the digest is played.

use std::collections::HashSet;

use florence::Rule;
use words::fl;
use words::florence::rulebook::{Ruled as _, Subject as _, Topic};

const DIGEST: &str = include_str!("../../../../docs/rules/princes-of-florence.md");
const SOURCE: &str = include_str!("../../../../crates/florence/src/rules/rule.rs");

/// The note below the heading of a section that the program does not play yet.
const NOT_YET: &str = "*Not in Studiolo yet.*";

/// A third-level heading in a section that is named by a letter.
struct Heading {
    section: char,
    rule: &'static str,
    not_yet: bool,
    has_text: bool,
}

fn headings() -> Vec<Heading> {
    let mut headings: Vec<Heading> = Vec::new();
    let mut section = None;
    let mut not_yet = false;
    for line in DIGEST.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            let letter = title.split_once(" — ").map(|(letter, _)| letter);
            section = letter.and_then(|letter| letter.parse::<char>().ok());
            not_yet = false;
        } else if line == NOT_YET {
            not_yet = true;
        } else if let (Some(rule), Some(section)) = (line.strip_prefix("### "), section) {
            headings.push(Heading {
                section,
                rule,
                not_yet,
                has_text: false,
            });
        } else if let (false, Some(heading)) = (line.is_empty(), headings.last_mut()) {
            heading.has_text = true;
        }
    }
    headings
}

/// Returns whether this is a letter, a number, and an optional small letter.
fn is_identifier(word: &str) -> bool {
    let Some(rest) = word.strip_prefix(|c: char| c.is_ascii_uppercase()) else {
        return false;
    };
    let rest = rest.strip_suffix(['a', 'b', 'c']).unwrap_or(rest);
    !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit())
}

#[test]
fn the_rules_have_headings_in_their_order_and_nothing_else_has() {
    let played = headings().into_iter().filter(|heading| !heading.not_yet);
    let played: Vec<&str> = played.map(|heading| heading.rule).collect();
    let rules: Vec<String> = Rule::ALL.iter().map(Rule::to_string).collect();
    assert_eq!(played, rules);
}

#[test]
fn a_section_that_is_not_played_has_no_rule_in_the_code() {
    for heading in headings().iter().filter(|heading| heading.not_yet) {
        let rule = heading.rule.parse::<Rule>();
        assert!(rule.is_err(), "{} is in the code", heading.rule);
    }
}

#[test]
fn every_heading_is_an_identifier_of_its_section_and_has_a_text() {
    let headings = headings();
    assert!(!headings.is_empty());
    let mut seen = HashSet::new();
    for heading in &headings {
        let rule = heading.rule;
        assert!(is_identifier(rule), "{rule}");
        assert!(rule.starts_with(heading.section), "{rule}");
        assert!(heading.has_text, "{rule}");
        assert!(seen.insert(rule), "{rule} is there twice");
    }
}

#[test]
fn every_rule_that_the_digest_cites_is_in_it() {
    let known: HashSet<&str> = headings().iter().map(|heading| heading.rule).collect();
    let words = DIGEST.split(|c: char| !c.is_ascii_alphanumeric());
    let cited: Vec<&str> = words.filter(|word| is_identifier(word)).collect();
    assert!(cited.len() > known.len(), "rules cite each other");
    for rule in cited {
        assert!(known.contains(rule), "{rule} is cited and not there");
    }
}

#[test]
fn every_variant_links_to_its_heading() {
    for rule in Rule::ALL {
        let name = rule.to_string();
        let anchor = name.to_lowercase();
        let link = format!("    /// [{name}](super::digest#{anchor}): ");
        let mut lines = SOURCE.lines();
        assert!(
            lines.any(|line| line.starts_with(&link)),
            "{name} has no link"
        );
        let next = lines.find(|line| !line.trim_start().starts_with("///"));
        assert_eq!(next.map(str::trim), Some(&*name), "the link is another's");
    }
}

#[test]
fn the_page_is_what_the_program_makes_of_its_rules() {
    let made = Rule::markdown();
    let different = made
        .lines()
        .zip(DIGEST.lines())
        .find(|(one, other)| one != other);
    assert!(
        made == DIGEST,
        "make it anew: studiolo rules --game princes-of-florence --markdown > docs/rules/princes-of-florence.md; {different:?}"
    );
}

#[test]
fn every_rule_is_explained_briefly_and_without_markup() {
    for &rule in Rule::ALL {
        let remarks = rule.remarks();
        assert_eq!(remarks[0].0, fl!(rules_follows), "{rule}");
        let said = [rule.text(), remarks[0].1];
        for text in said {
            let words = text.split_whitespace().count();
            assert!((3..=60).contains(&words), "{rule}: {words} words");
        }
        let more = remarks.iter().map(|(_, text)| *text);
        for text in said.into_iter().chain(more) {
            assert!(
                !text.contains(['*', '_', '`', '[', '<', '#', '|']),
                "{text}"
            );
        }
    }
}

#[test]
fn every_rule_leads_to_others_and_is_led_to() {
    let mut reached: HashSet<Rule> = HashSet::new();
    for &rule in Rule::ALL {
        let related = rule.related();
        let all: HashSet<_> = related.iter().collect();
        assert!(!all.is_empty() && all.len() == related.len(), "{rule}");
        assert!(!all.contains(&rule), "{rule} leads to itself");
        reached.extend(related);
    }
    for rule in Rule::ALL {
        assert!(reached.contains(rule), "nothing leads to {rule}");
    }
}

#[test]
fn every_thing_and_card_is_explained_by_rules_and_found_by_its_name() {
    for topic in Topic::things() {
        assert!(!topic.rules().is_empty(), "{topic:?}");
        assert!(!topic.paragraphs().is_empty(), "{topic:?}");
        assert!(Topic::find(&topic.title()).contains(&topic), "{topic:?}");
        assert_eq!(Topic::called(&topic.id()), Some(topic));
    }
}

#[test]
fn rules_are_found_by_identifier_and_by_words_without_accents_and_capitals() {
    for &rule in Rule::ALL {
        let topic = Some(Topic::Rule(rule));
        assert_eq!(Topic::called(&rule.to_string()), topic);
        assert_eq!(
            Topic::find(&rule.to_string().to_lowercase())
                .first()
                .copied(),
            topic
        );
    }
    for words in ["best work", "BEST  wórk"] {
        assert!(
            Topic::find(words).contains(&Topic::Rule(Rule::R1)),
            "{words}"
        );
    }
    // A question has words that no rule has; the nearest rules answer it.
    let found = Topic::find("can I build next to a lake");
    assert!(found.contains(&Topic::Rule(Rule::P4)), "{found:?}");
    assert!(found.len() <= 6, "{found:?}");
    assert!(Topic::find("  ").is_empty());
    assert!(Topic::find("😀 <b>\"|").is_empty());
}

#[test]
fn identifiers_in_a_sentence_are_found_and_nothing_else() {
    let text = "A5, changed by H3: bid 400 (C7a, a5, A55, xA5, Ä5, R1).";
    let found: Vec<Rule> = Rule::cited(text)
        .into_iter()
        .map(|(_, rule)| rule)
        .collect();
    assert_eq!(found, [Rule::A5, Rule::H3, Rule::C7a, Rule::R1]);
}

/// Tests the rulebook of a game: its page, words that find a rule, and a text that cites
/// some.
macro_rules! rulebook {
    ($game:ident, $page:literal, $words:literal finds $found:ident, $text:literal cites $($cited:ident)+) => {
        mod $game {
            use std::collections::HashSet;

            use $game::Rule;
            use words::$game::rulebook::{Ruled as _, Subject as _, Topic};

            const DIGEST: &str = include_str!(concat!("../../../../docs/rules/", $page, ".md"));

            fn headings() -> Vec<&'static str> {
                let headings = DIGEST.lines().filter_map(|line| line.strip_prefix("### "));
                headings.filter(|name| super::is_identifier(name)).collect()
            }

            #[test]
            fn the_page_is_what_the_program_makes_of_its_rules() {
                let made = Rule::markdown();
                let mut lines = made.lines().zip(DIGEST.lines());
                let different = lines.find(|(one, other)| one != other);
                assert!(
                    made == DIGEST,
                    concat!(
                        "make it anew: studiolo rules --game ", $page, " --markdown > docs/rules/",
                        $page, ".md; {:?}"
                    ),
                    different
                );
            }

            #[test]
            fn the_rules_have_headings_in_their_order() {
                let rules: Vec<String> = Rule::ALL.iter().map(Rule::to_string).collect();
                assert_eq!(headings(), rules);
            }

            #[test]
            fn every_rule_is_explained_briefly_and_cites_rules_that_there_are() {
                for &rule in Rule::ALL {
                    let remarks = rule.remarks().into_iter().map(|(_, text)| text);
                    for text in [rule.text()].into_iter().chain(remarks) {
                        let words = text.split_whitespace().count();
                        assert!((3..=70).contains(&words), "{rule}: {words} words");
                        assert!(text.ends_with(['.', ')']), "{text}");
                        assert!(
                            !text.contains(['*', '_', '`', '[', '<', '#', '|']),
                            "{text}"
                        );
                        let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
                        for cited in words.filter(|word| super::is_identifier(word)) {
                            assert!(cited.parse::<Rule>().is_ok(), "{rule} cites {cited}");
                        }
                    }
                }
            }

            #[test]
            fn every_rule_leads_to_others_and_is_led_to() {
                let mut reached: HashSet<String> = HashSet::new();
                for &rule in Rule::ALL {
                    let related = rule.related();
                    let all: HashSet<String> = related.iter().map(Rule::to_string).collect();
                    assert!(!all.is_empty() && all.len() == related.len(), "{rule}");
                    assert!(!all.contains(&rule.to_string()), "{rule} leads to itself");
                    reached.extend(all);
                }
                for rule in Rule::ALL {
                    assert!(
                        reached.contains(&rule.to_string()),
                        "nothing leads to {rule}"
                    );
                }
            }

            #[test]
            fn every_thing_is_explained_by_rules_and_found_by_its_name() {
                for topic in Topic::things() {
                    assert!(!topic.rules().is_empty(), "{topic:?}");
                    assert!(!topic.paragraphs().is_empty(), "{topic:?}");
                    assert!(Topic::find(&topic.title()).contains(&topic), "{topic:?}");
                    assert_eq!(Topic::called(&topic.id()), Some(topic));
                    assert_eq!(Topic::called(&topic.title().to_uppercase()), Some(topic));
                }
            }

            #[test]
            fn rules_are_found_by_identifier_and_by_words() {
                for &rule in Rule::ALL {
                    let topic = Some(Topic::Rule(rule));
                    assert_eq!(Topic::called(&rule.to_string()), topic);
                    let found = Topic::find(&rule.to_string().to_lowercase());
                    assert_eq!(found.first().copied(), topic);
                }
                assert!(Topic::find($words).contains(&Topic::Rule(Rule::$found)));
                assert!(Topic::find("  ").is_empty());
                let cited = Rule::cited($text).into_iter();
                let cited: Vec<Rule> = cited.map(|(_, rule)| rule).collect();
                assert_eq!(cited, [$(Rule::$cited),+]);
            }
        }
    };
}

rulebook!(prince, "the-prince", "PATRONÁGE fee" finds H7,
    "C9: as P3 says (p3, P33, Ä1, Z10)." cites C9 P3 Z10);
rulebook!(tiletum, "tiletum", "CÓRRUPTION token" finds K1,
    "J5: as F10 says (f1, F11, Ä1, T2)." cites J5 F10 T2);

#[test]
fn readme_and_the_debian_package_name_what_a_window_needs() {
    let readme = include_str!("../../../../README.md");
    let package = include_str!("../../../../packaging/deb.sh");
    for name in words::window::PACKAGES.split_whitespace() {
        assert!(readme.contains(name), "README.md: {name}");
        assert!(package.contains(&format!(" {name}")), "deb.sh: {name}");
    }
}

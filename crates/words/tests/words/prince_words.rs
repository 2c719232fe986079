//! The sentences of The Prince: every refusal, decision and event with every card, cards
//! with other names in the deck, secrets and who may know them, and random games from
//! beginning to end.

use crate::board::{self, A, B, Board};
use crate::sweep;

use std::collections::BTreeSet;

use fastrand::Rng;
use prince::{
    CardId, CardType, Command, Decision, Edition, Event, Game, Options, Problem, Setup, Spot,
    Target, Violation,
};
use sweep::prince::{FACTS, cards, decisions, events, facts, number, refused, rules_of};
use table::{Card, Item as _, Seat, Session, Set, Told};
use words::language;
use words::prince::report::{Report, Scope};
use words::prince::{Words, names};
use words::report::formats;

fn setup() -> Setup {
    Setup::tracked(["Anna", "Ben", "Clara"])
}

/// Asserts that a sentence has no automatically detectable faults.
#[track_caller]
fn is_well_formed(text: &str) {
    const BAD: [&str; 14] = [
        "  ", " ,", " .", "..", "::", "{", "}", "$", "()", "prince-", "Some(", "Seat", "CardId",
        "None",
    ];
    assert!(!text.is_empty() && text.trim() == text, "{text:?}");
    for bad in BAD {
        assert!(!text.contains(bad), "{bad:?}: {text}");
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.windows(2) {
        let twice = pair[0] == pair[1] && pair[0].chars().all(char::is_alphabetic);
        assert!(!twice, "a word twice: {text}");
        let article = pair[0].to_lowercase();
        let next = pair[1].trim_start_matches(|sign: char| !sign.is_alphanumeric());
        let vowel =
            next.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) || next.starts_with("un");
        if article == "a" || article == "an" {
            assert_eq!(article == "an", vowel, "{text}");
        }
        const NOUNS: [&str; 8] = [
            "ducat",
            "card",
            "vote",
            "cardinal",
            "office",
            "player",
            "condottiere",
            "condottieri",
        ];
        let noun = pair[1].trim_end_matches(|sign: char| !sign.is_alphabetic());
        let single = noun.strip_suffix('s').unwrap_or(noun);
        if let (Ok(number), true) = (pair[0].parse::<u32>(), NOUNS.contains(&single)) {
            let is_plural = noun.ends_with('s') || noun == "condottieri";
            assert_eq!(number != 1, is_plural, "{text}");
        }
    }
}

#[test]
fn every_refusal_is_a_sentence_that_names_its_rule() {
    let setup = setup();
    let words = Words::new(&setup);
    let mut kinds = BTreeSet::new();
    for fact in facts() {
        kinds.insert(number(&fact));
        for &rule in rules_of(&fact) {
            let violation = Violation {
                rule,
                fact: fact.clone(),
            };
            for words in [words, words.hiding_money(true)] {
                for command in refused() {
                    let cited = words.refusal(Told::own(&command), &violation);
                    let (named, sentence) = cited.split_once(": ").expect("a rule first");
                    assert_eq!(named.parse(), Ok(rule), "{cited}");
                    let is_end = sentence.ends_with('.');
                    assert!(is_end, "{cited}");
                    let first = sentence.chars().next().expect("not empty");
                    assert!(!first.is_lowercase(), "{cited}");
                    is_well_formed(sentence);
                }
            }
            let problem = Problem {
                seat: Some(Seat::C),
                violation: violation.clone(),
            };
            let text = words.problem(&problem);
            assert!(text.starts_with(&format!("Clara: {rule}: ")), "{text}");
        }
    }
    assert_eq!(kinds, (0..FACTS).collect(), "facts without a sentence here");
}

#[test]
fn every_decision_and_every_event_is_a_line_of_the_log_and_every_decision_a_button() {
    let setup = setup();
    let plain = Words::new(&setup);
    for words in [plain, plain.hiding_money(true), plain.for_eyes_of(None)] {
        for decision in decisions() {
            let command = Command::new(Seat::A, decision);
            let done = words.done(None, Told::own(&command));
            let whole = words.decision(None, Told::own(&command));
            match decision.is_correction() {
                true => assert!(whole.starts_with("Corrected for Anna: "), "{whole}"),
                false => assert_eq!(whole, format!("Anna {done}")),
            }
            assert!(!done.ends_with('.'), "{done}");
            is_well_formed(&done);
            let button = words.button(None, &command);
            let first = button.chars().next().expect("not empty");
            assert!(first.is_uppercase() && !button.ends_with('.'), "{button}");
            is_well_formed(&button);
        }
        for event in events() {
            let text = words.event(&event);
            assert!(!text.ends_with('.'), "{text}");
            is_well_formed(&text);
        }
    }
}

#[test]
fn money_that_is_hidden_is_in_no_refusal() {
    let setup = setup();
    let words = Words::new(&setup).hiding_money(true);
    for fact in facts() {
        if let prince::Fact::NotEnoughMoney { needed: 25, has: 5 } = fact {
            for command in refused() {
                let violation = Violation {
                    rule: rules_of(&fact)[0],
                    fact: fact.clone(),
                };
                let text = words.refusal(Told::own(&command), &violation);
                assert!(text.contains("25") && !text.contains(" 5"), "{text}");
            }
        }
    }
}

#[test]
fn every_card_of_the_deck_has_a_name_in_every_language() {
    let edition = Edition::studiolo();
    for tag in language::all() {
        language::within(tag, tag, || {
            let mut seen = BTreeSet::new();
            for card in cards() {
                let name = names::card(edition, card);
                let unnamed = edition.name(card);
                assert!(!name.contains(&format!(" {unnamed}")), "{tag}: {name}");
                assert!(seen.insert(name.clone()), "{tag}: two cards are {name}");
            }
        });
    }
    language::within("pl", "pl", || {
        let bologna = edition.named("H1").expect("a card");
        assert_eq!(names::card(edition, bologna), "Bolonia");
    });
}

#[test]
fn a_card_is_called_as_its_deck_calls_it() {
    let mut setup = setup();
    let first = &mut setup.edition.cards[0];
    first.names = [("en", "menu"), ("pl", "Zamek\u{1b}[2J")]
        .map(|(tag, name)| (tag.to_owned(), name.to_owned()))
        .into();
    let mut more = setup.edition.cards[12].clone();
    more.id = "O77".into();
    setup.edition.cards.push(more);
    let words = Words::new(&setup);
    let [named, unnamed] = ["H1", "O77"].map(|id| words.edition().named(id).expect("a card"));
    // The id of a message is a name like any other.
    assert_eq!(words.card(named), "Menu");
    let text = words.event(&Event::TurnedUp(0, named));
    assert_eq!(text, "Menu is turned up");
    assert_eq!(words.card(unnamed), "Office O77");
    language::within("pl", "pl", || {
        assert_eq!(words.card(named), "Zamek\\u{1b}[2J");
    });
    // Cards are named in the language of the components, or in any available one.
    language::within("en", "pl", || {
        assert!(words.card(named).starts_with("Zamek"));
    });
    language::within("de", "de", || assert_eq!(words.card(named), "Menu"));
}

/// Plays a random game to its end, and returns the state before each command.
fn play(seed: u64) -> (Setup, Vec<(Game, Command)>) {
    let players = 3 + usize::try_from(seed % 3).expect("small");
    let names = &["Anna", "Ben", "Clara", "David", "Eva"][..players];
    let mut setup = match seed % 2 {
        0 => Setup::digital(names.iter().copied(), seed),
        _ => Setup::tracked(names.iter().copied()),
    };
    setup.options = Options {
        conclave_limit: 2,
        simony_at_shuffle: seed % 4 < 2,
        ..Options::default()
    };
    let mut rng = Rng::with_seed(seed);
    let mut game = Game::try_from(&setup).expect("a sound start");
    let mut played = Vec::new();
    while !game.is_over() {
        let legal = game.legal();
        let kinds: BTreeSet<_> = legal
            .iter()
            .map(|command| kind(&command.decision))
            .collect();
        let kinds: Vec<_> = kinds.into_iter().collect();
        let chosen = rng.choice(&kinds).expect("somebody decides").clone();
        let legal: Vec<&Command> = legal
            .iter()
            .filter(|command| kind(&command.decision) == chosen)
            .collect();
        let command = **rng.choice(&legal).expect("one of the kind");
        played.push((game, command));
        game.play(&command).expect("a legal command");
    }
    (setup, played)
}

fn kind(decision: &Decision) -> String {
    let text = format!("{decision:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

#[test]
fn random_games_are_told_in_every_language() {
    let mut kinds = BTreeSet::new();
    for seed in 0..24 {
        let (setup, played) = play(seed);
        for tag in language::all() {
            language::within(tag, tag, || {
                let words = Words::new(&setup);
                for (game, command) in &played {
                    kinds.insert(kind(&command.decision));
                    let mut after = *game;
                    let events = after.play(command).expect("it was legal");
                    let texts = [
                        words.decision(Some(game), Told::own(command)),
                        words.button(Some(game), command),
                        words.phase(game),
                        words.turn(game),
                    ];
                    let happened = events.iter().map(|event| words.event(event));
                    for text in texts.into_iter().chain(happened) {
                        assert!(!text.is_empty() && text.trim() == text, "{tag}: {text:?}");
                        for bad in ["prince-", "{", "}", "$", "  ", " ,"] {
                            assert!(!text.contains(bad), "{tag}: {text}");
                        }
                        if tag == "en" {
                            is_well_formed(&text);
                        }
                    }
                }
            });
        }
    }
    assert!(kinds.len() > 30, "only {kinds:?}");
}

/// Returns whether a seat, or a viewer without cards, may know where a card is: it is face
/// up, everyone saw it come into a hand, or the seat knows that hand.
fn may_know(game: &Game, viewer: Option<Seat>, card: CardId) -> bool {
    let is_open = |seat| game.open_cards(seat).contains(card);
    let knows = |viewer| {
        let seen = game.seen_from(Some(viewer));
        let mut hands = game.seats().map(|seat| seen.hand(seat).known());
        hands.any(|hand| hand.contains(card))
    };
    game.spot(card) != Spot::Concealed || game.seats().any(is_open) || viewer.is_some_and(knows)
}

#[test]
fn no_condottiere_is_told_to_who_cannot_know_him() {
    let edition = Edition::studiolo();
    let condottieri = edition.of_type(CardType::Condottiere);
    let mut told = 0;
    for seed in (0..60).step_by(2) {
        let (setup, played) = play(seed);
        for (game, command) in &played {
            let mut after = *game;
            let events = after.play(command).expect("it was legal");
            for viewer in game.seats().map(Some).chain([None]) {
                let words = Words::new(&setup).for_eyes_of(viewer);
                let seen = game.seen_from(viewer);
                let mut texts = vec![words.decision(Some(&seen), Told::own(command))];
                texts.extend(events.iter().map(|event| words.event(event)));
                for card in condottieri {
                    let name = words.card(card);
                    let named = texts.iter().find(|text| text.contains(&name));
                    told += usize::from(named.is_some());
                    if let Some(text) = named {
                        let known = may_know(&after, viewer, card) || may_know(game, viewer, card);
                        assert!(known, "{viewer:?} is told: {text}");
                    }
                }
            }
        }
    }
    assert!(told > 100, "only {told} were told at all");
}

#[test]
fn secret_answers_are_told_to_those_who_gave_them() {
    let setup = setup();
    let plain = Words::new(&setup);
    let doctor = Command::new(Seat::A, Decision::Doctor);
    let band: Set<_> = [plain.edition().named("K3").expect("a card")]
        .into_iter()
        .collect();
    let base = prince::Target::Base(Seat::B);
    let attack = Command::new(Seat::A, Decision::Seize(base, band));
    let stolen = Command::new(
        Seat::A,
        Decision::Draw(Card::Known(band.first().expect("one"))),
    );
    for command in [doctor, attack, stolen] {
        let own = plain
            .for_eyes_of(Some(Seat::A))
            .decision(None, Told::own(&command));
        assert_eq!(own, plain.decision(None, Told::own(&command)));
        for other in [Some(Seat::B), None] {
            let text = plain.for_eyes_of(other).decision(None, Told::own(&command));
            assert_ne!(text, own);
            assert!(!text.contains("Vitelli") && !text.contains('6'), "{text}");
        }
    }
    // The victim of a Spy knows what was stolen; a table card is face up at once.
    let card = Card::Known(band.first().expect("one"));
    let theft = Event::Stolen(Seat::A, Seat::B, card);
    for (viewer, knows) in [(Seat::A, true), (Seat::B, true), (Seat::C, false)] {
        let text = plain.for_eyes_of(Some(viewer)).event(&theft);
        assert_eq!(text.contains("Vitelli"), knows, "{text}");
    }
    let office = plain.edition().named("O2").expect("a card");
    let drawn = Event::Received(Seat::A, Card::Known(office));
    let text = plain.for_eyes_of(None).event(&drawn);
    assert!(text.contains("Camerlengo"), "{text}");
    // The names of the seats are shown in full.
    assert!(
        Seat::ALL
            .iter()
            .take(3)
            .all(|&seat| !plain.seat(seat).is_empty())
    );
}

#[test]
fn a_refusal_does_not_tell_which_cards_attack() {
    // A attacks with a condottiere that B has in hand; only these two know it.
    let board = Board::new(4)
        .seize()
        .hand(A, "K1")
        .hand(B, "K3")
        .before(B, "A6");
    let attack = Decision::Seize(Target::Card(board::card("A6")), board::cards("K3"));
    let log = vec![Command::new(A, attack)];
    let session = Session::<Game>::restore(board.setup(), log, 1).expect("a legal start");
    let start = board.setup();
    let words = Words::new(&start);
    let name = words.card(board::card("K3"));
    let broken = session.broken().expect("A has no such card");
    let refusal = words.refusal(Told::own(&session.log()[0].command), &broken.violation);
    assert!(refusal.contains(&name), "{refusal}");
    let report = Report::of(&session, &Scope::default());
    let broken = report.broken.as_ref().expect("it does not hold");
    assert!(!broken.contains(&name), "{broken}");
    let page = formats::markdown(&report);
    assert!(!page.contains(&name), "{page}");
}

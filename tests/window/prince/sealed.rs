//! Two games that differ only in a sealed decision look and sound alike: at once, after
//! undo, after the entry or an earlier one was removed or changed, in the answers of the
//! palette, in every filter of the log.

use ::prince::Correction;
use studiolo::games::prince::log_line::KINDS;

use super::curtain::everywhere;
use super::desk::*;
use table::Told;

/// A game in which something is face down, and the same game with something else there.
struct Pair {
    name: &'static str,
    games: [Session<Game>; 2],
}

fn session(position: &str, log: &str) -> Session<Game> {
    let text = format!(
        "(studiolo: 3, game: \"the-prince\", version: 1, people: [(name: \"Anna\"), \
         (name: \"Ben\"), (name: \"Clara\")], start: (players: [(), (), ()], position: (turn: 1, \
         pope: A, active: A, {position}, seats: [(money: 100, cardinals: 5, hidden: 5), (money: \
         100, cardinals: 5, hidden: 5), (money: 100, cardinals: 5, hidden: 5)], deck: Rest)), \
         log: [{log}])"
    );
    let save = Save::<Game>::parse(&text, Format::Ron).expect("a save");
    save.into_session().expect("a legal start")
}

fn pairs() -> Vec<Pair> {
    let attack = "phase: Step(Seize(tried: false)), table: [(\"H1\", Before(B)), \
        (\"H2\", Before(A)), (\"H3\", Before(C))]";
    let poison = "phase: Step(Play), table: [(\"H1\", Before(B)), (\"A1\", \
        Under(Holding(\"H1\"))), (\"H2\", Before(A)), (\"H3\", Before(C))]";
    // The first player to vote, in a sample that gets that far.
    let voted = evening(|game| match game.phase() {
        Phase::Ballot(ballot) => !ballot.voted().is_empty(),
        _ => false,
    });
    let mut other = voted.log().to_vec();
    let last = other.last_mut().expect("a vote");
    let Decision::Vote(votes) = last.command.decision else {
        panic!("{:?} is no vote", last.command);
    };
    let mut turned = votes;
    turned[..4].rotate_left(1);
    assert_ne!(turned, votes);
    last.command.decision = Decision::Vote(turned);
    let count = other.len();
    let other = Session::restore(voted.start().clone(), other, count).expect("legal");
    vec![
        Pair {
            name: "an attack",
            games: ["[38, 42]", "[39, 41]"].map(|with| {
                let log = format!("(A, Correct(Money(50))), (A, Seize(Card(0), {with}))");
                session(attack, &log)
            }),
        },
        Pair {
            name: "a Doctor",
            games: ["Doctor", "NoDoctor"]
                .map(|answer| session(poison, &format!("(A, Play(53, Card(21))), (B, {answer})"))),
        },
        Pair {
            name: "a vote",
            games: [voted, other],
        },
    ]
}

/// An action at the window, and what is heard of it.
type Done = (&'static str, fn(&mut Window) -> Vec<(String, String)>);

fn types(window: &mut Window, text: &str) -> Vec<(String, String)> {
    window.held(Modifiers::COMMAND, Key::K);
    window.held(Modifiers::COMMAND, Key::A);
    window.harness.event(Input::Text(text.to_owned()));
    window.harness.run();
    let heard = window.heard().into_iter();
    let heard = heard.map(|said| (format!("typed {text}"), said)).collect();
    window.key(Key::Escape);
    heard
}

const DONE: [Done; 8] = [
    ("looked at", everywhere),
    ("what the palette answers", |window| {
        let texts = [
            "b defend k1",
            "b defend k2",
            "b defend k5",
            "b defend ramiro",
            "ben doctor",
        ];
        texts
            .into_iter()
            .flat_map(|text| types(window, text))
            .collect()
    }),
    ("undone", |window| {
        window.held(Modifiers::COMMAND, Key::Z);
        everywhere(window)
    }),
    ("undone and done again", |window| {
        window.held(Modifiers::COMMAND, Key::Z);
        window.held(Modifiers::COMMAND, Key::Y);
        everywhere(window)
    }),
    ("removed", |window| {
        let last = window.session().log().len() - 1;
        window.does(Shell::Remove(last));
        everywhere(window)
    }),
    ("removed, and that taken back", |window| {
        let last = window.session().log().len() - 1;
        window.does(Shell::Remove(last));
        window.held(Modifiers::COMMAND, Key::Z);
        everywhere(window)
    }),
    ("an earlier entry changed", |window| {
        let at = window.session().log().len() - 2;
        let seat = window.session().log()[at].command.seat;
        window.does(Shell::Change(at));
        let money = Decision::Correct(Correction::Money(5));
        window.does(Intent::Play(vec![Command::new(seat, money)]));
        everywhere(window)
    }),
    ("an earlier entry removed", |window| {
        let at = window.session().log().len() - 2;
        window.does(Shell::Remove(at));
        everywhere(window)
    }),
];

#[test]
fn what_lies_face_down_is_told_nowhere() {
    let mut told = Vec::new();
    for Pair { name, games } in pairs() {
        for (done, doing) in DONE {
            let [one, other] = games.each_ref().map(|game| {
                let data = TempDir::new().unwrap();
                let mut window = Window::with_session(data.path(), game);
                let heard = doing(&mut window).into_iter();
                // Each window has files of its own.
                let folder = data.path().display().to_string();
                let heard = heard.map(|(place, said)| (place, said.replace(&folder, "")));
                heard.collect::<Vec<_>>()
            });
            assert!(one.len() > 10, "{name}, {done}: nothing is heard");
            let differ = one.iter().zip(&other).filter(|(one, other)| one != other);
            told.extend(differ.map(|differ| format!("{name}, {done}: {differ:?}")));
            if one.len() != other.len() {
                told.push(format!("{name}, {done}: more is heard in one of them"));
            }
        }
    }
    assert!(
        told.is_empty(),
        "{} times:\n{}",
        told.len(),
        told.join("\n")
    );
}

#[test]
fn a_filter_of_the_log_does_not_tell_an_answer_from_the_other() {
    let seat = Seat::A;
    for [one, other] in [
        [Decision::Doctor, Decision::NoDoctor],
        [Decision::Accuse, Decision::NoAccuse],
    ] {
        for kind in KINDS {
            let has = |decision| (kind.has)(Told::own(&Command::new(seat, decision)));
            assert_eq!(has(one), has(other), "{} {one:?}", (kind.name)());
        }
    }
}

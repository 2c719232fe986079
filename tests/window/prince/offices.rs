//! The Pope's gifts, one after the other; values set by hand, at the player and in the log;
//! and who may have a card that everyone saw.

use ::prince::{Correction, Spot};
use table::Card;

use super::desk::*;

/// Returns a real table of three in the middle of turn 2.
fn table(position: &str, hand_of_ben: &str) -> Session<Game> {
    let text = format!(
        "(studiolo: 3, game: \"the-prince\", version: 1, people: [(name: \"Anna\"), \
         (name: \"Ben\"), (name: \"Clara\")], start: (players: [(), (), ()], position: (turn: 2, \
         pope: A, active: A, {position}, seats: [(money: 100, cardinals: 5, hidden: 2), (money: \
         145, cardinals: 5, {hand_of_ben}), (money: 100, cardinals: 5, hidden: 5)], deck: Rest)), \
         log: [])"
    );
    let save = Save::<Game>::parse(&text, Format::Ron).expect("a save");
    save.into_session().expect("a legal start")
}

const OFFICES: &str = "phase: Offices, table: [(\"O1\", Before(A)), (\"O2\", Before(B)), \
    (\"O3\", Before(C)), (\"H1\", Before(A)), (\"H2\", Before(B)), (\"H3\", Before(C))]";

fn decisions(window: &Window) -> Vec<Decision> {
    let log = window.session().log().iter();
    log.map(|entry| entry.command.decision).collect()
}

#[test]
fn who_gives_the_offices_has_said_nothing_of_a_shuffle() {
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &table(OFFICES, "hidden: 5"));
    window.points("Vice-Chancellor to Ben");
    window.click(fl!(prince_desk_give_offices));
    assert!(matches!(decisions(&window)[..], [Decision::Assign(_)]));
    assert_eq!(*window.game().phase(), Phase::Shuffle);
    // If the shuffle is already selected, one button does both and says so.
    let data = TempDir::new().unwrap();
    let mut window = Window::with_session(data.path(), &table(OFFICES, "hidden: 5"));
    window.points("Vice-Chancellor to Ben");
    window.click(fl!(prince_desk_do_shuffle));
    window.click(fl!(prince_desk_give_and_shuffle));
    let both = decisions(&window);
    assert!(
        matches!(both[..], [Decision::Assign(_), Decision::Shuffle]),
        "{both:?}"
    );
}

#[test]
fn a_value_set_by_hand_stands_at_the_player_and_in_the_log_with_what_it_was() {
    let data = TempDir::new().unwrap();
    let step = OFFICES.replace("Offices", "Step(Play)");
    let mut window = Window::with_session(data.path(), &table(&step, "hidden: 5"));
    let mark = |name: &str| fl!(irregular_seat, name = name, kept = 0, corrected = 1);
    assert!(!window.heard().contains(&mark("Ben")));
    let money = Correction::Money(60);
    window.plays(Command::new(Seat::B, Decision::Correct(money)));
    let heard = window.heard();
    assert!(heard.contains(&mark("Ben")), "{heard:#?}");
    assert!(!heard.contains(&mark("Anna")));
    let session = window.session();
    let words = words::prince::Words::new(session.start());
    let mut events = session.events_of(0).iter();
    let told = events.find_map(|event| words.corrected(event));
    assert!(told.is_some_and(|line| line.contains("60") && line.contains("145")));
}

#[test]
fn a_killed_office_that_is_to_be_given_counts_for_nobody_and_the_score_says_so() {
    let gift = "phase: OfficeGift(\"O1\", B), table: [(\"O1\", Aside), (\"H1\", Before(A)), \
        (\"H2\", Before(B)), (\"H3\", Before(C))]";
    let session = table(gift, "hidden: 5");
    let words = words::prince::Words::new(session.start());
    let told = words::prince::terminal::score(&words, session.game());
    let said = told.lines().find(|line| line.contains("do not count"));
    assert!(
        said.is_some_and(|line| line.contains("Vice-Chancellor")),
        "{told}"
    );
    let other = table(&OFFICES.replace("Offices", "Step(Play)"), "hidden: 5");
    let told = words::prince::terminal::score(&words, other.game());
    assert!(!told.contains("do not count"), "{told}");
}

#[test]
fn who_may_have_a_card_that_was_seen_stands_at_both() {
    let data = TempDir::new().unwrap();
    let steal = "phase: Stealing(B), table: [(\"H1\", Before(A)), (\"H2\", Before(B))]";
    // Everyone saw it come to Ben, who has four other cards.
    let session = table(steal, "hand: [(\"K1\", 135)], hidden: 4");
    let mut window = Window::with_session(data.path(), &session);
    let card = session
        .game()
        .hand(Seat::B)
        .known()
        .first()
        .expect("a card");
    window.plays(Command::new(Seat::A, Decision::Steal(Card::Hidden)));
    window.points(fl!(prince_tab_unseen));
    let name = called(card);
    let heard = window.heard();
    for (player, other) in [("Anna", "Ben"), ("Ben", "Anna")] {
        let said = fl!(prince_unseen_or_with, card = name.as_str(), players = other);
        let row = |line: &String| line.starts_with(player) && line.contains(&said);
        assert!(heard.iter().any(row), "{said}: {heard:#?}");
    }
    let lies = Correction::Lies(card, Spot::Out);
    window.plays(Command::new(Seat::A, Decision::Correct(lies)));
    let doubt = |line: &String| {
        line.contains(&fl!(
            prince_unseen_or_with,
            card = name.as_str(),
            players = "Ben"
        ))
    };
    assert!(!window.heard().iter().any(doubt));
}

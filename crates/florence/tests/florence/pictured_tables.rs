//! The tables of `tests/data/look`: positions used to inspect the window, in every phase
//! and with four and five players. Each opens at its last entry, is legal, and is
//! unchanged.

use std::path::{Path, PathBuf};

use florence::rules::command::Deck;
use florence::rules::game::Pending;
use florence::{Building, Character, Event, Game, Object, Phase, Rule, Setup, tally};
use table::save::format::Save;
use table::{Remedies, Seat, Session};

fn directory() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/look")
}

fn read(name: &str) -> Save<Game> {
    let path = directory().join(name).with_extension("ron");
    Save::<Game>::read(&path).expect("it can be read")
}

fn table(name: &str) -> Session<Game> {
    let save = read(name);
    let entries = save.log.len();
    let session = save.into_session().expect("it starts legally");
    assert!(session.broken().is_none(), "{name}");
    assert_eq!(session.exceptions().count(), 0, "{name}");
    assert_eq!(session.cursor(), entries, "{name}");
    session
}

/// Returns each player's points on the fame track and florins.
fn standing(session: &Session<Game>) -> Vec<(u16, u32)> {
    let game = session.game();
    let seats = game.seats();
    let pair = |seat: Seat| (game.player(seat).prestige(), game.player(seat).money());
    seats.map(pair).collect()
}

#[test]
fn no_table_is_forgotten() {
    let files = std::fs::read_dir(directory()).expect("the tables are there");
    let mut names: Vec<String> = files
        .map(|file| file.expect("an entry").path())
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .filter(|name| {
            !["prince-", "tiletum-"]
                .iter()
                .any(|game| name.starts_with(game))
        })
        .collect();
    names.sort_unstable();
    let all = [
        "action",
        "auction",
        "characters",
        "check",
        "curtain",
        "end",
        "five",
        "hands",
        "opening",
        "past",
        "prestige",
        "round-end",
        "solo-characters",
        "together",
        "work",
    ];
    assert_eq!(names, all);
}

#[test]
fn ben_lies_on_the_muse_and_clara_is_to_act() {
    let session = table("characters");
    let game = session.game();
    assert_eq!((game.round(), game.phase()), (6, Phase::Characters));
    assert_eq!(game.to_act(), Some(Seat::C));
    let now = game.characters().expect("they are offered");
    assert_eq!(now.marker(Character::Muse), Some((Seat::B, 600)));
    assert_eq!(now.marker(Character::Cardinal), Some((Seat::A, 500)));
}

#[test]
fn against_the_computer_clara_lies_on_the_muse_and_anna_is_to_act() {
    let session = table("solo-characters");
    let game = session.game();
    assert_eq!((game.round(), game.phase()), (1, Phase::Characters));
    assert_eq!(game.to_act(), Some(Seat::A));
    let now = game.characters().expect("they are offered");
    assert_eq!(now.marker(Character::Muse), Some((Seat::C, 600)));
}

#[test]
fn ben_offers_anna_300_for_a_workshop_across_their_border() {
    let session = table("together");
    let game = session.game();
    assert_eq!((game.round(), game.phase()), (6, Phase::Actions));
    let talk = game.talk().expect("an offer is open");
    let joint = talk.joint;
    assert_eq!((talk.answers, joint.other()), (Seat::A, Seat::B));
    assert_eq!(
        (joint.building(), joint.payment()),
        (Building::Workshop, 300)
    );
    assert_eq!(game.may_build_together(Seat::A, joint), Ok(()));
}

#[test]
fn ben_leads_for_the_builder_and_clara_is_to_act() {
    let four = [(24, 1400), (27, 1000), (19, 1500), (22, 1300)];
    let five = [(24, 1400), (27, 1000), (19, 1500), (22, 1300), (10, 900)];
    for (name, expected) in [("auction", &four[..]), ("five", &five[..])] {
        let session = table(name);
        let game = session.game();
        assert_eq!(standing(&session), expected, "{name}");
        assert_eq!((game.round(), game.phase()), (6, Phase::Auction), "{name}");
        assert_eq!(game.to_act(), Some(Seat::C), "{name}");
        let bidding = game.auction().and_then(|now| now.bidding);
        let bidding = bidding.expect("an auction");
        assert_eq!(bidding.object, Object::Builder, "{name}");
        assert_eq!((bidding.highest, bidding.price), (Seat::B, 600), "{name}");
    }
}

#[test]
fn anna_opens() {
    let session = table("opening");
    let four = [(24, 1400), (27, 1000), (19, 1500), (22, 1300)];
    assert_eq!(standing(&session), four);
    let game = session.game();
    assert_eq!((game.round(), game.phase()), (6, Phase::Auction));
    assert_eq!(game.to_act(), Some(Seat::A));
    assert!(game.auction().is_some_and(|now| now.bidding.is_none()));
}

#[test]
fn anna_has_her_second_action() {
    for name in ["action", "work"] {
        let session = table(name);
        let game = session.game();
        let four = [(24, 800), (27, 800), (19, 800), (22, 800)];
        assert_eq!(standing(&session), four, "{name}");
        assert_eq!((game.round(), game.phase()), (6, Phase::Actions), "{name}");
        assert_eq!(game.to_act(), Some(Seat::A), "{name}");
        assert_eq!(game.turn().map(|turn| turn.actions), Some(1), "{name}");
    }
}

#[test]
fn what_is_rarely_seen_has_a_table_of_its_own() {
    let hands = table("hands");
    assert_eq!(hands.game().phase(), Phase::StartingHands);
    let prestige = table("prestige");
    let pending = prestige.game().pending();
    let keeps = Some((Seat::A, Deck::Prestige, false));
    let kept = |pending| match pending {
        Pending::Keep { seat, deck, offer } => Some((seat, deck, offer.is_hidden())),
        Pending::Place { .. }
        | Pending::Recruit { .. }
        | Pending::Take { .. }
        | Pending::Merchant { .. }
        | Pending::LastCall { .. }
        | Pending::Exchange { .. }
        | Pending::Talk(_) => None,
    };
    assert_eq!(pending.and_then(kept), keeps);
    let curtain = table("curtain");
    assert_eq!(curtain.game().phase(), Phase::Actions);
    assert_eq!(curtain.game().to_act(), Some(Seat::C));
    let start = curtain.start();
    assert!(start.is_digital() && start.bot(Seat::A).is_none() && start.bot(Seat::C).is_none());
    let ended = table("round-end");
    assert!(ended.start().is_digital());
    let events = ended.events_of(ended.cursor() - 1);
    let of_round = |event: &Event| matches!(event, Event::RoundEnded { round: 3, .. });
    assert!(events.iter().any(of_round), "{events:?}");
}

#[test]
fn dana_wins_by_a_point() {
    let session = table("end");
    assert_eq!(session.game().phase(), Phase::Over);
    let accounts = tally(session.game());
    let row =
        |account: &florence::Account| (account.seat, account.total, account.money, account.rank);
    let expected = [
        (Seat::D, 62, 800, 1),
        (Seat::B, 61, 500, 2),
        (Seat::A, 58, 300, 3),
        (Seat::C, 42, 700, 4),
    ];
    assert_eq!(accounts.iter().map(row).collect::<Vec<_>>(), expected);
}

#[test]
fn clara_needs_a_second_builder() {
    let save = read("check");
    assert!(save.sheet.is_some(), "it is a score sheet");
    let start: &Setup = &save.start;
    let problems = Game::try_from(start).expect_err("it breaks a rule");
    assert!(!problems.is_empty());
    for problem in problems {
        assert_eq!(
            (problem.seat, problem.violation.rule),
            (Some(Seat::C), Rule::P3)
        );
    }
}

#[test]
fn annas_park_was_a_lake_and_what_follows_is_to_be_decided() {
    let path = directory().join("past.ron");
    let save: Save<Game> = Save::read(&path).expect("it is a save");
    let session = save.into_session().expect("it starts");
    let broken = session.broken().expect("the park is placed next");
    assert_eq!((broken.entry, session.cursor()), (42, 42));
    assert_eq!(session.next_revert().map(|rewrite| rewrite.at), Some(41));
    // Both the place of the park and Anna's work depend on it.
    assert!(session.failing(&Remedies::new()).len() > 1);
}

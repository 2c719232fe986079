//! The sample games in `saves/`: they always open, end as they always did, and together use
//! everything in the basic game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use florence::rules::rule::Fact;
use florence::rules::tally;
use florence::rules::tally::TieBreak;
use florence::{
    AnyCard, Command, Decision, Event, Freedom, Game, History, Landscape, Object, Phase, Rule,
    Squares, Tile,
};
use table::save::disk::System;
use table::save::format::{Format, Save};
use table::save::header::Header;
use table::{Card, Game as _, Item, Seat, Session};

fn directory() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("saves")
}

fn sample(name: &str) -> Session<Game> {
    let save = Save::<Game>::read(&directory().join(name)).expect("a sample can be read");
    save.into_session().expect("a sample starts legally")
}

/// Returns the totals in the order of the ranking.
fn ranking(session: &Session<Game>) -> Vec<(Seat, u16, u32, u8)> {
    let accounts = tally(session.game());
    let row =
        |account: &florence::Account| (account.seat, account.total, account.money, account.rank);
    accounts.iter().map(row).collect()
}

#[test]
fn every_sample_opens_and_replays_to_its_end() {
    let files = std::fs::read_dir(directory()).expect("the samples are there");
    let mut opened = 0;
    for file in files {
        let path = file.expect("a directory entry").path();
        let header = Header::read_from(&System, &path).expect("a save");
        if header.game != Game::ID {
            // Samples of The Prince have a test of their own.
            continue;
        }
        let save = Save::<Game>::read(&path).expect("a sample can be read");
        let entries = save.log.len();
        let session = save.into_session().expect("a sample starts legally");
        assert!(session.broken().is_none(), "{}", path.display());
        assert_eq!(session.cursor(), entries, "{}", path.display());
        opened += 1;
    }
    assert!(opened >= 3);
}

#[test]
fn samples_of_the_first_format_are_written_anew_and_are_the_same_games() {
    for name in [
        "worked-example-auction.ron",
        "four-players.ron",
        "score-sheet.ron",
    ] {
        let text = std::fs::read_to_string(directory().join(name)).expect("a sample can be read");
        assert!(text.starts_with("(\n    studiolo: 1,\n"), "{name}");
        let written = Save::from_session(&sample(name)).to_ron();
        let written = written.expect("a sample can be written");
        assert!(written.starts_with("(\n    studiolo: 3,\n"), "{name}");
        let again = Save::<Game>::parse(&written, Format::Ron).expect("it can be read");
        assert_eq!(again.into_session().expect("legal"), sample(name), "{name}");
        // Only the header and the position of the names differ.
        let log = |text: &str| text.split_once("    log: [").map(|(_, log)| log.to_owned());
        assert_eq!(log(&written), log(&text), "{name}");
    }
}

#[test]
fn the_game_that_was_not_played_by_the_book_says_where() {
    let session = sample("exceptions.ron");
    assert_eq!(session.exceptions().collect::<Vec<_>>(), [10, 11]);
    let refusal = session.refusal_of(10).expect("it breaks a rule still");
    assert_eq!(refusal.rule, Rule::B2);
    assert!(session.log()[11].kept.is_none(), "it is a correction");
    assert_eq!(
        session.game_at(12).expect("legal").player(Seat::A).money(),
        2500
    );
    let names = session
        .game()
        .seats()
        .map(|seat| session.start().name(seat));
    assert!(names.eq(["Anna", "Ben", "Clara", "Dana"]));
    for format in [Format::Ron, Format::Json] {
        let text = Save::from_session(&session).to_text(format).expect("text");
        let again = Save::<Game>::parse(&text, format).expect("it can be read");
        assert_eq!(again.into_session().expect("legal"), session);
    }
}

#[test]
fn the_example_of_the_documentation_is_the_sample() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let read = |name: &str| std::fs::read_to_string(root.join(name)).expect("it is there");
    let documentation = read("docs/saves.md");
    let (_, example) = documentation.split_once("```ron\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    assert_eq!(example, read("saves/exceptions.ron"));
}

#[test]
fn the_auction_of_the_rulebook_ends_as_it_says() {
    let session = sample("worked-example-auction.ron");
    let game = session.game();
    assert_eq!(game.phase(), Phase::Actions);
    let money = [3300, 2900, 3300, 2800];
    for (seat, money) in game.seats().zip(money) {
        assert_eq!(game.player(seat).money(), money);
    }
    assert_eq!(
        game.player(Seat::A)
            .principality()
            .landscape_count(Landscape::Park),
        1
    );
    assert_eq!(
        game.player(Seat::B)
            .principality()
            .landscape_count(Landscape::Forest),
        1
    );
    assert_eq!(game.player(Seat::C).builders(), 1);
    assert_eq!(game.player(Seat::D).jesters(), 1);
}

#[test]
fn the_whole_game_ends_with_the_ranking_it_always_had() {
    let session = sample("four-players.ron");
    assert!(session.game().is_over());
    let expected = [
        (Seat::D, 62, 800, 1),
        (Seat::B, 61, 500, 2),
        (Seat::A, 58, 0, 3),
        (Seat::C, 42, 700, 4),
    ];
    assert_eq!(ranking(&session), expected);
    let works: Vec<u8> = Seat::ALL[..4]
        .iter()
        .map(|&seat| session.game().player(seat).works())
        .collect();
    assert_eq!(works, [5, 5, 4, 6]);
}

#[test]
fn the_whole_game_is_tracked_with_hidden_cards() {
    let session = sample("four-players.ron");
    let start = session.game_at(0).expect("a start");
    for seat in start.seats() {
        assert_eq!(start.player(seat).hand().hidden(), 4);
    }
    let log = session.log();
    let hidden = Decision::Return(Card::Hidden);
    assert!(
        log.iter()
            .take(4)
            .all(|entry| entry.command.decision == hidden)
    );
    let noted =
        |entry: &&Command| matches!(entry.decision, Decision::Reveal(AnyCard::Profession(_)));
    assert!(log.iter().any(|entry| noted(&&entry.command)));
}

#[test]
fn the_whole_game_uses_every_object_action_and_kind_of_card() {
    let session = sample("four-players.ron");
    let mut objects = BTreeSet::new();
    let mut freedoms = BTreeSet::new();
    let mut kinds = BTreeSet::new();
    let mut recruited_at_once = false;
    for (at, entry) in session.log().iter().enumerate() {
        let game = session.game_at(at).expect("a legal entry");
        for event in session.events_of(at) {
            if let Event::Acquired { object, .. } = event {
                objects.insert(*object);
            }
        }
        let kind = match entry.command.decision {
            Decision::Return(_) => "return",
            Decision::Name(_) => "name",
            Decision::Raise(_) => "raise",
            Decision::Pass => "pass",
            Decision::Decline => "decline",
            Decision::Win(..) => "win",
            Decision::Sit(_) | Decision::SitAt(..) => "buy a seat",
            Decision::Take(_) => "keep one of two objects",
            Decision::Bid(..)
            | Decision::Princess(_)
            | Decision::Merchant(_)
            | Decision::Professor(_)
            | Decision::LetGo
            | Decision::Exchange(_) => "use a character",
            Decision::Offer(_) | Decision::Accept | Decision::Refuse | Decision::Agree(_) => {
                "build together"
            }
            Decision::Place(..) => "place",
            Decision::Keep(..) => "keep",
            Decision::Recruit(..) => {
                recruited_at_once |= game.pending().is_some();
                "recruit"
            }
            Decision::Hold => "hold",
            Decision::Build(..) => "build",
            Decision::Hire => "hire",
            Decision::Introduce(freedom) => {
                freedoms.insert(freedom);
                "introduce"
            }
            Decision::AcquireBonus => "acquire a bonus card",
            Decision::Complete(work) if work.bonus.is_empty() => "complete",
            Decision::Complete(_) => "complete with a bonus card",
            Decision::EndTurn => "end the turn",
            Decision::Sell(_) => "sell",
            Decision::Reveal(AnyCard::Profession(_)) => "reveal a profession",
            Decision::Reveal(AnyCard::Prestige(_)) => "reveal a prestige card",
            Decision::Reveal(AnyCard::Bonus(_)) => "reveal a bonus card",
            Decision::Correct(_) => "correct",
        };
        kinds.insert(kind);
    }
    let auctioned = session.game().objects();
    assert!(auctioned.iter().all(|object| objects.contains(&object)));
    assert!(
        !objects.contains(&Object::Landscape),
        "that is for two players"
    );
    assert_eq!(freedoms.len(), Freedom::ALL.len());
    assert!(recruited_at_once);
    // If a stack is only a count, a hidden card is kept without being named, and a bonus
    // card becomes known when it is played.
    for kind in [
        "return",
        "name",
        "raise",
        "pass",
        "decline",
        "win",
        "place",
        "recruit",
        "hold",
        "build",
        "hire",
        "introduce",
        "acquire a bonus card",
        "complete",
        "complete with a bonus card",
        "end the turn",
        "sell",
        "reveal a profession",
        "reveal a prestige card",
    ] {
        assert!(kinds.contains(kind), "{kind}");
    }
}

#[test]
fn the_score_sheet_has_its_cards_and_its_tie_break() {
    let session = sample("score-sheet.ron");
    assert!(session.log().is_empty());
    assert!(session.game().is_over());
    let expected = [
        (Seat::B, 65, 900, 1),
        (Seat::A, 64, 500, 2),
        (Seat::D, 64, 0, 3),
        (Seat::C, 46, 400, 4),
    ];
    assert_eq!(ranking(&session), expected);
    let accounts = tally(session.game());
    assert_eq!(accounts[2].tie, Some(TieBreak::Money));
    let points: Vec<u16> = accounts[0]
        .cards
        .iter()
        .map(|(_, points)| *points)
        .collect();
    assert_eq!(points, [6, 8, 6]);
    assert_eq!(accounts[2].cards[0].1, 0, "no four buildings");
}

#[test]
fn a_log_that_became_illegal_is_kept_whole_and_says_where() {
    let mut save = Save::<Game>::read(&directory().join("four-players.ron")).expect("a sample");
    let entries = save.log.len();
    let at = save
        .log
        .iter()
        .position(|entry| matches!(entry.command.decision, Decision::Build(..)));
    let at = at.expect("somebody builds");
    let Decision::Build(building, _) = save.log[at].command.decision else {
        unreachable!("it was found as a building")
    };
    let off: Squares = "a1 b1 c1".parse().expect("squares");
    save.log[at].command.decision = Decision::build(building, off);
    let session = save.into_session().expect("the start is legal");
    let broken = session.broken().expect("an entry is illegal");
    assert_eq!(broken.entry, at);
    assert_eq!(broken.violation.rule, Rule::P1);
    let tile = Tile::Building(building);
    assert_eq!(
        broken.violation.fact,
        Fact::NotThisShape { tile, squares: off }
    );
    assert_eq!(session.log().len(), entries);
    assert_eq!(session.cursor(), at);
}

#[test]
fn the_history_of_a_game_agrees_with_its_log() {
    let mut session = sample("four-players.ron");
    let history = History::of(&session);
    // Twice a round: at the beginning and at the end.
    let times: Vec<f32> = history.standings.iter().map(|at| at.time).collect();
    let halves: Vec<f32> = (0..16).map(|half| half as f32 / 2.0).collect();
    assert_eq!(times, halves);
    let last = history.standings.last().expect("a game has an end");
    for (seat, total, money, _) in ranking(&session) {
        assert_eq!(last.prestige[seat.index()], total);
        assert_eq!(last.florins[seat.index()], money);
    }
    let events = (0..session.cursor()).flat_map(|entry| session.events_of(entry));
    let acquired = |event: &&Event| matches!(event, Event::Acquired { .. });
    assert_eq!(history.sales.len(), events.clone().filter(acquired).count());
    let completed = |event: &&Event| matches!(event, Event::Completed { .. });
    assert_eq!(history.works.len(), events.filter(completed).count());
    assert!(history.works.iter().all(|work| work.value >= work.minimum));
    for seat in session.game().seats() {
        let best = history.works.iter().filter(|work| work.seat == seat);
        assert_eq!(
            best.count(),
            usize::from(session.game().player(seat).works())
        );
    }
    // It ends at the selected entry.
    assert!(session.go_to(47));
    let then = History::of(&session);
    assert!(then.sales.len() < history.sales.len());
    assert_eq!(then.sales, history.sales[..then.sales.len()]);
}

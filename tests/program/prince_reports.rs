//! What a game of The Prince exports: every format has the same content, none contains
//! face-down cards, and a name is never interpreted as markup.

use prince::mind::bot::{Level, decide};
use prince::{CardType, Event, Game, Options, Setup};
use serde_json::Value;
use studiolo::games::prince::score_state::CheckPanel;
use studiolo::games::prince::{chronicle, outgoing};
use studiolo::ui::base::outgoing::Paste;
use table::{self, Save, Seat, Session};
use words::prince::Words;
use words::prince::report::{BGG_ID, Report, Scope, formats};

const NAMES: [&str; 4] = ["Anna", "=Ben|[b]*", "Clara", "Dana"];

/// Returns a game of bots with up to this many entries.
fn game(seed: u64, entries: usize) -> Session<Game> {
    let mut setup = Setup::digital(NAMES, seed);
    setup.options = Options::with_bots();
    setup.players[3].bot = Some(table::Level::MEDIUM);
    let mut session = Session::<Game>::new(setup).expect("a sound start");
    while let Some(seat) = session.game().may_decide().first()
        && session.log().len() < entries
    {
        let view = session.game().seen_from(Some(seat));
        let command = decide(&view, seat, Level::Four, 1);
        session.play(command).expect("a legal decision");
    }
    session
}

fn whole(seed: u64) -> Session<Game> {
    let session = game(seed, usize::MAX);
    assert!(session.game().is_over());
    session
}

fn report(session: &Session<Game>) -> Report {
    Report::of(session, &Scope::default())
}

/// Returns every exported text.
fn texts(report: &Report) -> Vec<String> {
    vec![
        formats::markdown(report),
        formats::bgg(report),
        formats::page(report),
        formats::svg(report),
        formats::log(report),
        formats::auctions(report),
        formats::bgsplay(report),
        formats::link(report),
    ]
}

#[test]
fn the_report_is_what_the_rules_say() {
    let session = whole(3);
    let game = session.game();
    let report = report(&session);
    assert!(report.is_over);
    let ranking = game.ranking();
    for (player, ranked) in report.players.iter().zip(&ranking) {
        assert_eq!(player.seat, ranked.seat);
        assert_eq!((player.rank, player.total), (ranked.rank, ranked.points));
        assert_eq!(player.has.sources.iter().sum::<u16>(), player.total);
        assert_eq!(player.has.turns.iter().sum::<u16>(), player.total);
        assert_eq!(player.money, Some(game.money(player.seat)));
    }
    assert_eq!(report.own.elections.len(), 3);
    assert_eq!(report.own.elections[2].pope, game.pope());
    let points: i64 = report.log.iter().map(|line| line.points).sum();
    let scored = session.log().len();
    assert!(scored == report.log.len() && points >= 0);
    let sold = (0..scored).flat_map(|entry| session.events_of(entry));
    let sold = sold.filter(|event| matches!(event, Event::Sold(..)));
    assert_eq!(report.sales.len(), sold.count());
    let winner = &report.players[0];
    assert!(report.verdict().contains(&winner.shown));
    assert!(report.verdict().contains(&winner.total.to_string()));
}

#[test]
fn every_format_tells_everybody_and_their_points() {
    let report = report(&whole(5));
    for text in &texts(&report)[..4] {
        for player in &report.players {
            assert!(text.contains(&player.total.to_string()));
        }
        assert!(text.contains("Anna") && text.contains("Clara"));
    }
    let picture = formats::png(&report);
    assert_eq!(&picture[1..4], b"PNG");
}

#[test]
fn a_name_is_never_a_mark_and_no_formula() {
    let report = report(&whole(5));
    let markdown = formats::markdown(&report);
    assert!(markdown.contains("=Ben\\|\\[b\\]\\*"), "{markdown}");
    assert!(!formats::bgg(&report).contains("=Ben|[b]"));
    for table in [formats::log(&report), formats::auctions(&report)] {
        let mut reader = csv::Reader::from_reader(table.as_bytes());
        let columns = reader.headers().expect("a first line").len();
        for row in reader.records() {
            let row = row.expect("a row");
            assert_eq!(row.len(), columns);
            assert!(row.iter().all(|cell| !cell.starts_with('=')));
        }
    }
}

#[test]
fn bg_stats_reads_who_has_won() {
    let session = whole(7);
    let report = report(&session);
    let file: Value = serde_json::from_str(&formats::bgsplay(&report)).expect("JSON");
    assert_eq!(file["games"][0]["bggId"], BGG_ID);
    let play = &file["plays"][0];
    assert_eq!(play["uuid"], report.identity);
    assert_eq!(play["rounds"], 3);
    let scores = play["playerScores"].as_array().expect("scores");
    assert_eq!(scores.len(), 4);
    for (score, player) in scores.iter().zip(report.seats()) {
        assert_eq!(score["score"], player.total.to_string());
        assert_eq!(score["winner"], player.rank == 1);
        assert_eq!(score["startPlayer"], player.seat == Seat::A);
    }
    // The bot is a nameless player whose role says which bot it is.
    assert_eq!(scores[3]["role"], "Dana (level 4)");
    let link = formats::link(&report);
    assert!(link.len() < 2953 && link.starts_with("https://"));
    // Exporting it again gives the same game.
    let again = Report::of(&session, &Scope::default());
    assert_eq!(again.identity, report.identity);
}

#[test]
fn what_lies_face_down_goes_out_with_nothing() {
    let mut hidden = 0;
    for entries in [60, 120, 200, 260] {
        let session = game(9, entries);
        let game = session.game();
        if game.is_over() {
            continue;
        }
        let report = report(&session);
        assert!(!report.is_over);
        // A spectator would get the same from any other deal of the face-down cards; the
        // names of unseen cards are in no text.
        let words = Words::new(session.start());
        let seen = game.seen_from(None);
        let all = texts(&report).join("\n");
        // Other cards are named after their effects, which may be mentioned.
        let sorts = game.edition().table_cards();
        let sorts = sorts.union(game.edition().of_type(CardType::Condottiere));
        let unseen = seen.unseen().intersection(sorts);
        let secret = unseen.iter().filter(|&card| {
            let mut log = (0..session.cursor()).flat_map(|at| session.events_of(at));
            let edition = game.edition();
            let alike = |other| edition.are_alike(card, other);
            // A card that was visible before and is in the deck again is known.
            !log.any(|event| match *event {
                Event::TurnedUp(_, other)
                | Event::Sold(_, other, _)
                | Event::Arrived(_, other, _)
                | Event::Declined(_, other, _)
                | Event::Died(other)
                | Event::Played(_, other, _) => alike(other),
                Event::Attacked(_, _, with) | Event::Defended(_, with) => with.iter().any(alike),
                _ => false,
            })
        });
        for card in secret {
            let name = words.card(card);
            hidden += 1;
            assert!(!all.contains(&name), "{entries}: {name}");
        }
    }
    assert!(hidden > 20, "{hidden}");
}

#[test]
fn hidden_money_stays_hidden_until_the_end() {
    let scope = Scope {
        hides_money: true,
        written: None,
    };
    let going = Report::of(&game(9, 120), &scope);
    assert!(going.players.iter().all(|player| player.money.is_none()));
    let over = Report::of(&whole(9), &scope);
    assert!(over.players.iter().all(|player| player.money.is_some()));
}

#[test]
fn the_window_exports_what_the_report_says() {
    let session = whole(5);
    let out = outgoing::of_game(&session, false, None);
    let told = out.told();
    let report = report(&session);
    assert_eq!(told.verdict(), report.verdict());
    assert_eq!(told.text(Paste::Markdown), formats::markdown(&report));
    for (at, format) in told.formats().iter().enumerate() {
        assert!(!told.file(at).is_empty(), "{}", format.ending);
    }
}

#[test]
fn the_shelf_counts_a_game_that_is_over() {
    let session = whole(5);
    let told = chronicle::of(&session).expect("it is over");
    let game = session.game();
    for ranked in game.ranking() {
        let result = told.results[table::Item::index(ranked.seat)];
        assert_eq!((result.points, result.rank), (ranked.points, ranked.rank));
    }
    assert_eq!(told.first, Some(0));
    assert!(!told.sales.is_empty());
    for sale in &told.sales {
        assert!(chronicle::thing(&sale.what).is_some(), "{}", sale.what);
    }
    assert!(chronicle::of(&self::game(5, 100)).is_none());
}

#[test]
fn a_position_that_was_typed_in_goes_out_as_it_is_counted() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/prince-position.ron");
    let save = Save::<Game>::read(&path).expect("the example can be read");
    let report = CheckPanel::of_save(&save).report(None);
    let report = report.expect("nothing is wrong with it");
    assert!(report.is_over);
    for player in &report.players {
        assert_eq!(player.has.sources.iter().sum::<u16>(), player.total);
    }
    let best = report.players.iter().map(|player| player.total).max();
    assert_eq!(best, Some(report.players[0].total));
    let sheet = CheckPanel::of_save(&save);
    let out = outgoing::of_sheet(&sheet, None).expect("it goes out");
    assert_eq!(out.told().verdict(), report.verdict());
    for text in texts(&report) {
        assert!(!text.is_empty());
    }
    assert!(formats::markdown(&report).contains("Bologna"));
    // If another player is elected, that is kept and exported.
    let mut other = save.clone();
    let kept = other.sheet.get_or_insert_default();
    kept.insert("elected".to_owned(), "D".to_owned());
    let told = CheckPanel::of_save(&other).report(None).expect("sound");
    let of = |report: &Report, seat| report.player(seat).expect("sits there").total;
    assert_eq!(of(&told, Seat::D), of(&report, Seat::D) + 10);
    assert_eq!(CheckPanel::of_save(&other).save().sheet, other.sheet);
    // With one cardinal too few, nothing is exported.
    let mut wrong = save.clone();
    let position = wrong.start.position.as_mut().expect("typed");
    position.seats[0].cardinals -= 1;
    assert!(CheckPanel::of_save(&wrong).report(None).is_none());
}

#[test]
fn what_is_no_number_stays_on_the_sheet_and_nothing_goes_out() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/prince-position.ron");
    let mut save = Save::<Game>::read(&path).expect("the example can be read");
    let kept = save.sheet.get_or_insert_default();
    kept.insert("B Money".to_owned(), "12x".to_owned());
    let sheet = CheckPanel::of_save(&save);
    assert_eq!(sheet.save().sheet, save.sheet);
    assert!(sheet.report(None).is_none());
    // There is no player in that seat.
    let kept = save.sheet.get_or_insert_default();
    let text = kept.remove("B Money").expect("it was typed");
    kept.insert("E Money".to_owned(), text);
    assert!(CheckPanel::of_save(&save).report(None).is_some());
}

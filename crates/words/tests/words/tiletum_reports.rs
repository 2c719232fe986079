//! Reports of Tiletum: the numbers add up in every format and language.

use table::{Item as _, Seat, Session};
use tiletum::{Command, Correction, Decision, Game, Setup};
use words::language;
use words::tiletum::report::{Report, Scope, formats};

/// Plays a random game with this many entries and a value set by hand.
fn session(players: usize, entries: usize) -> Session<Game> {
    let names = ["Anna", "Ben | *Bo*", "Clara", "Dana"];
    let setup = Setup::digital(names.into_iter().take(players), 5);
    let mut session = Session::<Game>::new(setup).expect("a start");
    let mut rng = fastrand::Rng::with_seed(5);
    let set = Command::new(Seat::B, Decision::Correct(Correction::Vp(12)));
    session.play_noted(set, "counted again").expect("possible");
    for _ in 0..entries {
        let game = *session.game();
        let drawn = game.draw(&mut |below| rng.u32(..below));
        let Some(command) = drawn.or_else(|| rng.choice(game.legal())) else {
            break;
        };
        session.play(command).expect("a legal command");
    }
    session
}

#[test]
fn columns_add_up_to_the_total_and_ranks_are_those_of_the_game() {
    for (players, entries) in [(2, 20_000), (3, 20_000), (4, 60)] {
        let session = session(players, entries);
        let report = Report::of(&session, &Scope::default());
        assert_eq!(report.is_over, entries > 60);
        for (player, seat) in report.players.iter().zip(session.game().standing()) {
            assert_eq!(player.seat, seat);
            let sum: i32 = player.has.points.iter().sum();
            assert_eq!(sum, i32::from(player.total), "{player:?}");
            assert_eq!(player.has.points.len(), report.own.columns.len());
        }
        assert_eq!(report.log.len(), session.log().len());
        assert_eq!(report.exceptions.len(), 1);
        let gold: i64 = report.log.iter().map(|line| line.money).sum();
        let has = session.game().seats();
        let has = has.map(|seat| session.game().player(seat).goods()[tiletum::Good::Gold]);
        let began: i64 = [1, 3, 5, 6].iter().take(players).sum();
        assert_eq!(gold + began, has.map(i64::from).sum::<i64>());
    }
}

#[test]
fn every_format_tells_the_game_in_every_language() {
    let session = session(3, 20_000);
    for tongue in language::all() {
        language::within(tongue, tongue, || {
            let report = Report::of(&session, &Scope::default());
            let markdown = formats::markdown(&report);
            assert!(markdown.contains("Anna") && markdown.contains("Tiletum"));
            assert!(!markdown.contains("tiletum-"), "{markdown}");
            for text in [
                formats::bgg(&report),
                formats::page(&report),
                formats::svg(&report),
                formats::log(&report),
                formats::bgsplay(&report),
            ] {
                assert!(text.contains("Anna") && !text.contains("{ $"), "{text}");
            }
            assert!(formats::bgsplay(&report).contains("351913"));
            // One header line, and nothing auctioned.
            assert_eq!(formats::auctions(&report).lines().count(), 1);
            // Outcomes of chance have no seat in the log.
            let log = formats::log(&report);
            let empty = words::report::csv::separator().to_string().repeat(3);
            assert!(
                log.lines().nth(2).is_some_and(|line| line.contains(&empty)),
                "{log}"
            );
        });
    }
    let report = Report::of(&session, &Scope::default());
    let best = &report.players[0];
    let verdict = format!("{} wins with {} VP.", best.shown, best.total);
    assert_eq!(report.verdict(), verdict);
    assert_eq!(best.seat.index(), session.game().standing()[0].index());
}

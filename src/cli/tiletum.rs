//! The command line's answers about *Tiletum*: tallies, and this game's part of replays and
//! reports.

use std::io;
use std::path::Path;

use serde_json::{Value, json};

use super::answer::{Answer, Failure, complain, print};
use super::game_file::{InFiles, Wrong, apart, begun, printable, read, sound, written};
use super::simulation::{self, Ended, Guests, Player, Series};
use ::tiletum as trade;
use florence::mind::tournament::{Bot, Estimate, Seating};
use programs::roster::Roster;
use table::save::format::{Save, SaveError};
use table::{Broken, Item as _, Seat, Session, Temperament};
use trade::mind::bot::{self, Level};
use trade::mind::simulate::{self, Broken as Fault};
use trade::rules::{Sheet, Source};
use trade::{Game, Problem, Score, Setup};
use words::fl;
use words::florence::tournament as texts;
use words::tiletum::report::{Own, Report, Scope};
use words::tiletum::{Words, names, record};

impl InFiles for Game {
    type Told = Own;

    const ROUND: &'static str = "round";

    fn from_notation(bytes: &[u8]) -> Result<Save<Self>, SaveError> {
        record::from_bytes(bytes)
    }

    fn to_notation(save: &Save<Self>) -> String {
        record::print(save)
    }

    fn round(&self) -> u8 {
        Game::round(self)
    }

    fn replayed(file: &str, entries: usize, round: u8, over: bool) -> String {
        match over {
            true => fl!(cli_replay_over, file, count = entries),
            false => fl!(cli_replay_ok, file, count = entries, round),
        }
    }

    fn wrong(start: &Setup, problem: &Problem) -> Wrong {
        let words = Words::new(start);
        let player = problem.seat.map(|seat| words.name(seat));
        Wrong::said(player, &problem.violation.rule, words.problem(problem))
    }

    fn problems(save: &Save<Self>) -> Vec<Problem> {
        match sheet_of(save) {
            Some(sheet) => sheet.problems(&save.start),
            None => Game::try_from(&save.start).err().unwrap_or_default(),
        }
    }

    fn why(session: &Session<Self>, broken: &Broken<Self>) -> String {
        let words = Words::new(session.start());
        let command = &session.log()[broken.entry].command;
        words.refusal(session.game_at(broken.entry), command, &broken.violation)
    }

    fn refused(session: &Session<Self>, broken: &Broken<Self>) -> (String, String) {
        apart(&broken.violation.rule, &Self::why(session, broken))
    }

    fn told(input: &Path, save: Save<Self>) -> Result<Report, Failure> {
        let scope = Scope {
            written: written(input),
        };
        if let Some(sheet) = sheet_of(&save) {
            let occasion = save.occasion.clone();
            if let Some(report) = Report::of_sheet(&save.start, &sheet, occasion, scope.written) {
                return Ok(report);
            }
        }
        Ok(Report::of(&begun(input, save)?, &scope))
    }
}

/// Returns a save's score sheet, if it is one.
fn sheet_of(save: &Save<Game>) -> Option<Sheet> {
    Sheet::kept(save.sheet.as_ref()?, save.start.players.len())
}

/// How a game or a sheet is scored.
struct Scored {
    over: bool,
    round: u8,
    /// The players, best first, with their points and score lines.
    standing: Vec<(Seat, u16, Score)>,
}

/// Answers with everyone's points, best first, and where they come from.
pub(super) fn score(file: &Path, json: bool) -> Result<Answer, Failure> {
    let save = read::<Game>(file)?;
    let (start, scored) = match sheet_of(&save) {
        Some(sheet) => {
            let standing = sheet.standing().into_iter();
            let scored = Scored {
                over: sheet.is_end(),
                round: sheet.round,
                standing: standing
                    .map(|seat| (seat, sheet.total(seat), sheet.score(seat)))
                    .collect(),
            };
            (save.start, scored)
        }
        None => {
            let session = sound::<Game>(file)?;
            let game = session.game();
            let standing = game.standing().into_iter();
            let scored = Scored {
                over: game.is_over(),
                round: game.round(),
                standing: standing
                    .map(|seat| (seat, game.player(seat).vp(), *game.player(seat).score()))
                    .collect(),
            };
            (save.start, scored)
        }
    };
    let words = Words::new(&start);
    let text = match json {
        true => score_for_programs(&words, &scored),
        false => score_in_words(&words, &scored),
    };
    Ok(Answer { text, fine: true })
}

fn score_in_words(words: &Words<'_>, scored: &Scored) -> String {
    let lines = (1_usize..)
        .zip(&scored.standing)
        .map(|(rank, (seat, total, score))| {
            let from = Source::ALL.into_iter().map(|it| (it, score.of(it)));
            let from = from.filter(|(_, points)| *points != 0);
            let parts = from.map(|(source, points)| {
                let source = names::source(source);
                fl!(tiletum_cli_part, source, points = names::vp(points.into()))
            });
            let parts: Vec<String> = parts.collect();
            let total = names::vp((*total).into());
            let player = words.seat(*seat);
            match parts.is_empty() {
                true => fl!(tiletum_cli_score, rank, player, total),
                false => {
                    let parts = parts.join(", ");
                    fl!(tiletum_cli_score_from, rank, player, total, parts)
                }
            }
        });
    lines.collect::<Vec<_>>().join("\n")
}

fn score_for_programs(words: &Words<'_>, scored: &Scored) -> String {
    printable(|| {
        let players = (1_usize..)
            .zip(&scored.standing)
            .map(|(rank, (seat, total, score))| {
                let sources = Source::ALL.into_iter();
                let sources = sources
                    .map(|it| json!({ "source": names::source(it), "points": score.of(it) }));
                json!({
                    "name": words.name(*seat),
                    "total": total,
                    "rank": rank,
                    "sources": sources.collect::<Value>(),
                })
            });
        json!({
            "game": <Game as table::Game>::ID,
            "over": scored.over,
            "round": scored.round,
            "players": players.collect::<Value>(),
        })
    })
}

/// Returns this game's bot of that kind, if there is one.
fn level(named: Bot) -> Option<Level> {
    let plays = named.plays?;
    (plays.temperament == Temperament::Plain).then(|| Level::nearest(plays.level))
}

/// What was recorded in a game.
struct Played {
    totals: Vec<u16>,
    ranks: Vec<u8>,
    entries: u64,
}

fn play(
    players: usize,
    bots: &[Player<Level>],
    seating: &Seating,
    roster: &Roster,
) -> Result<Played, Fault> {
    let mut setup = Setup::digital(vec![""; players], seating.deal);
    let first = seating.deal % players as u64;
    setup.first = Seat::ALL[usize::try_from(first).unwrap_or(0)];
    let mut guests = Guests::of(roster);
    let played = simulate::play_by(&setup, seating.deal, |game, seat, guesses| {
        match bots[seating.brains[seat.index()]] {
            Player::Bot(level) => bot::plan(game, seat, level, guesses),
            Player::Program(program) => {
                let decided = guests.decide(program, game, seat, guesses);
                decided.into_iter().collect()
            }
        }
    })?;
    let mut ranks = vec![0; players];
    for (rank, seat) in (1_u8..).zip(played.game.standing()) {
        ranks[seat.index()] = rank;
    }
    let seats = played.game.seats();
    let totals: Vec<u16> = seats.map(|seat| played.game.player(seat).vp()).collect();
    guests.end::<Game>(&totals, &ranks);
    Ok(Played {
        totals,
        ranks,
        entries: played.entries.into(),
    })
}

/// Simulates and prints; returns the exit status.
///
/// # Errors
/// Returns an error if an answer cannot be printed.
pub(super) fn simulate(call: &Series, roster: &Roster) -> io::Result<u8> {
    let Some(players) = call.players_of(2..=4, fl!(tiletum_simulate_players)) else {
        return Ok(2);
    };
    let named = call.bots().into_iter().map(level);
    let Some(named) = named.collect::<Option<Vec<Level>>>() else {
        complain(fl!(tiletum_simulate_bots));
        return Ok(2);
    };
    let seats = call.seats(&named);
    let (games, seconds) = call.play(&seats.seatings, &|seating| {
        play(players, &seats.bots, seating, roster)
    });
    let records = seats.records(games.iter().map(|game| {
        game.as_ref().ok().map(|game| Ended {
            ranks: &game.ranks,
            totals: &game.totals,
            counts: vec![0; players],
        })
    }));
    let played = || games.iter().flatten();
    let entries = played().map(|game| game.entries).sum();
    let best: Vec<f64> = played()
        .filter_map(|game| game.totals.iter().max())
        .map(|&best| f64::from(best))
        .collect();
    let winning = Estimate::of(&best);
    let faults = || games.iter().filter_map(|game| game.as_ref().err());
    let word = |player: Player<Level>| player.name(roster, |level| level.step().to_string());
    let answer = match call.json {
        true => {
            let bots = records.iter().map(|record| {
                let line = json!({
                    "bot": word(record.bot),
                    "games": record.games,
                    "wins": record.wins,
                    "mean_score": Estimate::of(&record.scores).mean,
                });
                record.bot.in_json(roster, line)
            });
            json!({
                "game": <Game as table::Game>::ID,
                "games": games.len(),
                "players": call.players,
                "seed": call.seed,
                "decisions": entries,
                "seconds": seconds,
                "violations": faults().count(),
                "bots": bots.collect::<Value>(),
                "mean_winning_score": winning.mean,
            })
            .to_string()
        }
        false => {
            let mut lines = vec![texts::games(games.len(), players, entries, seconds)];
            lines.extend(records.iter().map(|record| {
                let score = Estimate::of(&record.scores);
                let decimal = words::figures::decimal;
                let line = fl!(
                    tiletum_simulate_bot,
                    bot = word(record.bot),
                    won = decimal(100.0 * record.wins / games.len().max(1) as f64),
                    score = decimal(score.mean),
                    within = decimal(score.within)
                );
                format!("  {line}")
            }));
            lines.extend(call.lost(roster));
            lines.push(texts::winning_score(winning.mean, winning.within));
            lines.push(texts::violations(faults().count()));
            lines.join("\n")
        }
    };
    print(&answer)?;
    Ok(simulation::complain(
        faults().map(|fault| format!("{fault:?}")),
    ))
}

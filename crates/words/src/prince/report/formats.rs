//! A report in the formats that others read: as text to paste, as a page, as tables, for
//! BG Stats, and as a picture of the final result.

use kurbo::{Point, Rect};

use super::document::{before, parts};
use super::{Report, bot};
use crate::BETWEEN;
use crate::fl;
use crate::prince::names::{self, ducats_short};
use crate::report::bg_stats::{self, Play, Player, Published};
use crate::report::csv::{table, text, yes};
use crate::report::document::occasion;
use crate::report::html::{self, Drawn};
use crate::report::marks;
use crate::report::picture::letters::Face;
use crate::report::picture::scene::{Scene, Side};
use crate::report::picture::{self, INK, MARGIN, PAPER, Row, WEAK, WIDTH};
use prince::Source;

/// The number of the game at `BoardGameGeek`, as session reports give it.
pub const BGG_ID: u32 = 7720;
/// By whom it is.
const DESIGNER: &str = "Richard H. Berg";

/// The colours of what points come from, in the order of [`Source::ALL`].
const SOURCES: [u32; 6] = [
    0xd9_a94e, 0xb5_563a, 0x7f_a56a, 0x8c_bbd3, 0xa7_93bd, 0xe9_dfc6,
];

/// The report as Markdown.
#[must_use]
pub fn markdown(report: &Report) -> String {
    marks::markdown(parts(report))
}

/// The report as the boards of `BoardGameGeek` understand it.
#[must_use]
pub fn bgg(report: &Report) -> String {
    marks::bgg(parts(report))
}

/// The report as a page to print: one file that asks for nothing from anywhere, on A4.
#[must_use]
pub fn page(report: &Report) -> String {
    let names = report.players.iter().map(|player| player.shown.clone());
    let names: Vec<String> = names.collect();
    let drawn = Drawn {
        names: &names,
        marker: &|at, size| {
            let player = report.players.get(at);
            player.map_or(String::new(), |player| {
                picture::marker(player.colour, &player.shown, size)
            })
        },
        picture: &|_, _| String::new(),
    };
    let title = format!("{}: {}", fl!(prince_name_of_the_game), report.verdict());
    html::page(&title, parts(report), &drawn)
}

/// The log, an entry a line.
#[must_use]
pub fn log(report: &Report) -> String {
    let head = [
        fl!(csv_entry),
        fl!(prince_csv_turn),
        fl!(csv_phase),
        fl!(csv_seat),
        fl!(csv_player),
        fl!(csv_decided),
        fl!(csv_happened),
        fl!(prince_csv_ducats),
        fl!(prince_csv_vp),
        fl!(csv_kept),
        fl!(csv_corrected),
        fl!(csv_note),
    ];
    let rows = report.log.iter().map(|line| {
        vec![
            line.number.to_string(),
            line.turn.to_string(),
            text(&line.phase),
            format!("{:?}", line.seat),
            text(report.player(line.seat).map_or("", |player| &player.name)),
            text(&line.decided),
            text(&line.happened.join("; ")),
            line.ducats.to_string(),
            line.points.to_string(),
            text(line.against.as_deref().unwrap_or_default()),
            yes(line.is_correction),
            text(&line.note),
        ]
    });
    table(&head, rows)
}

/// The auctions, a card a line.
#[must_use]
pub fn auctions(report: &Report) -> String {
    let head = [
        fl!(csv_number),
        fl!(prince_csv_turn),
        fl!(prince_csv_card),
        fl!(csv_opener),
        fl!(csv_seat),
        fl!(csv_player),
        fl!(csv_price),
    ];
    let name = |seat| text(report.player(seat).map_or("", |player| &player.name));
    let rows = report.sales.iter().enumerate().map(|(at, sale)| {
        vec![
            (at + 1).to_string(),
            sale.turn.to_string(),
            text(&sale.card),
            sale.opener.map(name).unwrap_or_default(),
            format!("{:?}", sale.seat),
            name(sale.seat),
            sale.price.to_string(),
        ]
    });
    table(&head, rows)
}

/// The link that makes a play of a report in BG Stats; it fits a square code.
#[must_use]
pub fn link(report: &Report) -> String {
    bg_stats::link(&play(report))
}

/// The content of a `.bgsplay` file.
#[must_use]
pub fn bgsplay(report: &Report) -> String {
    bg_stats::file(&play(report))
}

fn play(report: &Report) -> Play<'_> {
    let players = report.seats().into_iter().map(|player| Player {
        seat: player.seat,
        name: player.name.clone(),
        bot: player.bot.map(bot),
        begins: player.begins,
        rank: player.rank,
        total: player.total,
    });
    Play {
        game: Published {
            id: "the-prince",
            name: fl!(prince_name_of_the_game),
            bgg_id: BGG_ID,
            year: 2003,
            designers: DESIGNER,
            players: [3, 5],
            minutes: [90, 90],
            age: 12,
        },
        identity: &report.identity,
        occasion: &report.occasion,
        day: report.day,
        is_over: report.is_over,
        verdict: report.verdict(),
        board: String::new(),
        comments: comments(report),
        rounds: report.turn,
        players: players.collect(),
    }
}

/// What stands below the scores: what is not over, other rules than the usual ones, what
/// somebody noted.
fn comments(report: &Report) -> String {
    let mut lines = Vec::new();
    if !report.is_over {
        lines.push(report.verdict());
    }
    lines.extend(report.rules.iter().cloned());
    lines.extend(report.exceptions.iter().cloned());
    let note = report.occasion.note.trim();
    if !note.is_empty() {
        lines.push(note.to_owned());
    }
    lines.join("\n")
}

/// The final result as SVG.
#[must_use]
pub fn svg(report: &Report) -> String {
    let declared = r"<?xml version='1.0' encoding='UTF-8'?>".replace('\'', "\"");
    format!("{declared}\n{}\n", sheet(report).svg(&told(report)))
}

/// The final result as PNG, with twice as many pixels as points.
#[must_use]
pub fn png(report: &Report) -> Vec<u8> {
    sheet(report).png(2.0)
}

/// What the picture shows, for those who do not see it.
fn told(report: &Report) -> String {
    let players = report.players.iter().map(|player| {
        fl!(
            prince_report_place,
            player = player.shown.as_str(),
            points = names::points(player.total)
        )
    });
    let players: Vec<String> = players.collect();
    format!("{} {}", report.verdict(), players.join(", "))
}

/// Draws the result: who has won, the ranking with everybody's points, the Popes, and what
/// lies before the players.
fn sheet(report: &Report) -> Scene {
    let mut scene = Scene::new(WIDTH, 4000.0);
    scene.rect(Rect::new(0.0, 0.0, WIDTH, 4000.0), 0.0, PAPER);
    let inner = WIDTH - 2.0 * MARGIN;
    let mut y = MARGIN + 34.0;
    let size = if report.is_over { 46.0 } else { 30.0 };
    let at = Point::new(MARGIN, y);
    let style = (Face::Display, size);
    scene.text_within(at, (Side::Left, inner), style, &report.verdict(), INK);
    y += 32.0;
    let mut line = vec![fl!(prince_name_of_the_game).to_owned()];
    line.extend(occasion(&report.occasion, report.is_over));
    let line = line.join(BETWEEN);
    let at = Point::new(MARGIN, y);
    scene.text_within(at, (Side::Left, inner), (Face::Text, 18.0), &line, WEAK);
    y += 22.0;
    let rows = report.players.iter().map(|player| Row {
        rank: player.rank,
        name: player.shown.clone(),
        colour: player.colour,
        total: player.total,
        wins: report.is_over && player.rank == 1,
        pieces: player.sources.clone(),
        after: None,
        money: match player.money {
            Some(money) => ducats_short(money),
            None => fl!(prince_money_hidden).to_owned(),
        },
    });
    let rows: Vec<Row> = rows.collect();
    let sources = report.sources.iter().map(|source| {
        let at = Source::ALL.iter().position(|one| one == source);
        (names::source(*source), SOURCES[at.unwrap_or(0)])
    });
    let sources: Vec<(&str, u32)> = sources.collect();
    y = picture::ranking(&mut scene, &rows, &sources, y) + 26.0;
    let popes = report.elections.iter().map(|election| {
        fl!(
            prince_report_pope_of,
            turn = election.turn,
            player = report.name(election.pope)
        )
    });
    let popes: Vec<String> = popes.collect();
    let mut lines = before(report);
    if !popes.is_empty() {
        lines.insert(0, popes.join(BETWEEN));
    }
    for line in lines {
        let at = Point::new(MARGIN, y + 14.0);
        scene.text_within(at, (Side::Left, inner), (Face::Text, 15.0), &line, INK);
        y += 23.0;
    }
    let at = Point::new(WIDTH - MARGIN, y + 18.0);
    scene.text(at, Side::Right, Face::Text, 13.0, fl!(bg_stats_about), WEAK);
    scene.end_at(y + 18.0 + MARGIN * 0.6);
    scene
}

//! A report of any game in the formats that others read: as text to paste, as a page, as
//! tables, for BG Stats, and as a picture of the final result.

use kurbo::{Point, Rect};

use super::bg_stats::{self, Play};
use super::csv::{table, text, yes};
use super::document::{occasion, parts};
use super::html::{self, Drawn};
use super::marks;
use super::picture::letters::Face;
use super::picture::scene::{Scene, Side};
use super::picture::{self, INK, MARGIN, PAPER, WEAK, WIDTH};
use super::told::{Report, Told};
use crate::BETWEEN;
use crate::fl;

/// Returns the report as Markdown.
#[must_use]
pub fn markdown<G: Told>(report: &Report<G>) -> String {
    marks::markdown(parts(report))
}

/// Returns the report in the markup of the `BoardGameGeek` forums.
#[must_use]
pub fn bgg<G: Told>(report: &Report<G>) -> String {
    marks::bgg(parts(report))
}

/// Returns the report as a page to print on A4: a single file that loads nothing from
/// elsewhere.
#[must_use]
pub fn page<G: Told>(report: &Report<G>) -> String {
    let names = report.players.iter().map(|player| player.shown.clone());
    let names: Vec<String> = names.collect();
    let player = |at: usize| report.players.get(at);
    let drawn = Drawn {
        names: &names,
        marker: &|at, size| {
            player(at).map_or(String::new(), |player| {
                picture::marker(player.colour, &player.shown, size)
            })
        },
        picture: &|at, class| player(at).map_or(String::new(), |player| G::drawn(player, class)),
    };
    let title = format!("{}: {}", G::published().name, report.verdict());
    html::page(&title, parts(report), &drawn)
}

/// Returns the log, one entry per line.
#[must_use]
pub fn log<G: Told>(report: &Report<G>) -> String {
    let [round, money, points] = G::columns_of_log();
    let head = [
        fl!(csv_entry),
        round,
        fl!(csv_phase),
        fl!(csv_seat),
        fl!(csv_player),
        fl!(csv_decided),
        fl!(csv_happened),
        money,
        points,
        fl!(csv_kept),
        fl!(csv_corrected),
        fl!(csv_note),
    ];
    let rows = report.log.iter().map(|line| {
        vec![
            line.number.to_string(),
            line.round.to_string(),
            text(&line.phase),
            line.seat.map_or(String::new(), |seat| format!("{seat:?}")),
            text(
                line.seat
                    .and_then(|seat| report.player(seat))
                    .map_or("", |player| &player.name),
            ),
            text(&line.decided),
            text(&line.happened.join("; ")),
            line.money.to_string(),
            line.points.to_string(),
            text(line.against.as_deref().unwrap_or_default()),
            yes(line.is_correction),
            text(&line.note),
        ]
    });
    table(&head, rows)
}

/// Returns the auctions, one item per line.
#[must_use]
pub fn auctions<G: Told>(report: &Report<G>) -> String {
    let (round, thing, bids) = G::columns_of_auctions();
    let mut head = vec![fl!(csv_number), round, thing, fl!(csv_opener)];
    head.extend(bids);
    head.extend([fl!(csv_seat), fl!(csv_player), fl!(csv_price)]);
    let name = |seat| text(report.player(seat).map_or("", |player| &player.name));
    let rows = report.sales.iter().enumerate().map(|(at, sale)| {
        let mut row = vec![
            (at + 1).to_string(),
            sale.round.to_string(),
            text(&sale.thing),
            sale.opener.map(name).unwrap_or_default(),
        ];
        let counted = sale.bids.map(|bids| bids.to_string());
        row.extend(bids.map(|_| counted.unwrap_or_default()));
        row.extend([
            format!("{:?}", sale.seat),
            name(sale.seat),
            sale.price.to_string(),
        ]);
        row
    });
    table(&head, rows)
}

/// Returns the link that creates a play from a report in BG Stats; it fits a QR code.
#[must_use]
pub fn link<G: Told>(report: &Report<G>) -> String {
    bg_stats::link(&play(report))
}

/// Returns the content of a `.bgsplay` file.
#[must_use]
pub fn bgsplay<G: Told>(report: &Report<G>) -> String {
    bg_stats::file(&play(report))
}

fn play<G: Told>(report: &Report<G>) -> Play<'_> {
    let players = report.seats().map(|player| bg_stats::Player {
        seat: player.seat,
        name: player.name.clone(),
        bot: player.bot.map(G::bot),
        begins: player.begins,
        rank: player.rank,
        total: player.total,
    });
    Play {
        game: G::published(),
        identity: &report.identity,
        occasion: &report.occasion,
        day: report.day,
        is_over: report.is_over,
        is_stopped: report.is_stopped,
        verdict: report.verdict(),
        board: report.own.expansions(),
        comments: comments(report),
        rounds: report.round,
        players: players.collect(),
    }
}

/// Returns the text below the scores: what is unfinished, why a player with equal points
/// has won, rules that differ from the usual ones, and notes.
fn comments<G: Told>(report: &Report<G>) -> String {
    let mut lines = Vec::new();
    if !report.is_over {
        lines.push(report.verdict());
    }
    lines.extend(report.ties().map(str::to_owned));
    lines.extend(report.rules.iter().cloned());
    lines.extend(report.asides.iter().cloned());
    lines.extend(report.exceptions());
    let note = report.occasion.note.trim();
    if !note.is_empty() {
        lines.push(note.to_owned());
    }
    lines.join("\n")
}

/// Returns the final result as SVG.
#[must_use]
pub fn svg<G: Told>(report: &Report<G>) -> String {
    let declared = r"<?xml version='1.0' encoding='UTF-8'?>".replace('\'', "\"");
    // For readers who cannot see the picture.
    let players: Vec<String> = report.players.iter().map(G::place).collect();
    let told = format!("{} {}", report.verdict(), players.join(", "));
    format!("{declared}\n{}\n", sheet(report).svg(&told))
}

/// Returns the final result as PNG, with two pixels per unit.
#[must_use]
pub fn png<G: Told>(report: &Report<G>) -> Vec<u8> {
    sheet(report).png(2.0)
}

/// Draws the result: who has won, when and where, the ranking with everyone's points, and
/// what the game adds below it.
fn sheet<G: Told>(report: &Report<G>) -> Scene {
    let mut scene = Scene::new(WIDTH, 4000.0);
    scene.rect(Rect::new(0.0, 0.0, WIDTH, 4000.0), 0.0, PAPER);
    let inner = (Side::Left, WIDTH - 2.0 * MARGIN);
    let mut y = MARGIN + 34.0;
    let size = if report.is_over { 46.0 } else { 30.0 };
    let (at, title) = (Point::new(MARGIN, y), report.verdict());
    scene.text_within(at, inner, (Face::Display, size), &title, INK);
    y += 32.0;
    let mut line = vec![G::published().name.to_owned()];
    line.extend(occasion(&report.occasion, report.is_over));
    let (at, line) = (Point::new(MARGIN, y), line.join(BETWEEN));
    scene.text_within(at, inner, (Face::Text, 18.0), &line, WEAK);
    y = G::draw(report, &mut scene, y + 22.0);
    let at = Point::new(WIDTH - MARGIN, y + 18.0);
    scene.text(at, Side::Right, Face::Text, 13.0, fl!(bg_stats_about), WEAK);
    scene.end_at(y + 18.0 + MARGIN * 0.6);
    scene
}

//! What is in a report and in which order, before it is written in any format: each of
//! them says the same.

use super::{Home, Player, Report};
use crate::fl;
use crate::florence::names::{Named, florins, grouped};
use crate::florence::planning::signed;
use crate::report::document as general;
pub use crate::report::document::{Part, Picture, Table};
use florence::rules::field::shape::SIDE;
use florence::{Square, Tile};

/// What stands for a square on which nothing lies, and for one of the palazzo.
const EMPTY: char = '.';
const PALAZZO: char = '#';

/// The parts of a report, in their order.
#[must_use]
pub fn parts(report: &Report) -> Vec<Part> {
    let mut parts = vec![
        Part::Title(fl!(name_of_the_game).to_owned()),
        Part::Verdict(report.verdict()),
    ];
    if let Some(occasion) = occasion(report) {
        parts.push(Part::Text(occasion));
    }
    parts.extend(report.broken.clone().map(Part::Text));
    let note = report.occasion.note.trim();
    if !note.is_empty() {
        parts.push(Part::Text(crate::safe(note)));
    }
    parts.push(Part::Heading(fl!(end_ranking).to_owned()));
    parts.push(Part::Table(ranking(report)));
    let cards = report.players.iter();
    let cards = cards.filter_map(|player| report.cards_of(player));
    let below: Vec<String> = cards.chain(report.ties().map(str::to_owned)).collect();
    if !below.is_empty() {
        parts.push(Part::List(below));
    }
    let head = |text: &str| Part::Heading(text.to_owned());
    if !report.auctions.is_empty() {
        parts.push(head(fl!(report_auctions)));
        parts.push(Part::Table(auctions(report)));
    }
    if !report.works.is_empty() {
        parts.push(head(fl!(report_works)));
        parts.push(Part::Table(works(report)));
    }
    let homes = report.players.iter().enumerate();
    let homes = homes.filter_map(|(at, player)| Some(picture(at, player, player.home.as_ref()?)));
    let homes: Vec<Picture> = homes.collect();
    if !homes.is_empty() {
        parts.push(head(fl!(report_homes)));
        parts.push(Part::Pictures(homes));
    }
    parts.push(head(fl!(report_rules)));
    parts.push(match report.rules.is_empty() {
        true => Part::Text(fl!(report_rules_printed).to_owned()),
        false => Part::List(report.rules.clone()),
    });
    if !report.exceptions.is_empty() {
        parts.push(head(fl!(report_exceptions)));
        let told = report.exceptions.iter().map(|one| one.told());
        parts.push(Part::List(told.collect()));
    }
    let noted = report.log.iter().filter(|line| {
        let is_told = line.against.is_some() || line.is_correction;
        !is_told && !line.note.trim().is_empty()
    });
    let notes: Vec<String> = noted
        .map(|line| {
            let done = fl!(
                report_correction,
                round = line.round,
                entry = line.number,
                done = line.decided.as_str()
            );
            let note = crate::safe(line.note.trim());
            fl!(report_with_note, line = done, note = note)
        })
        .collect();
    if !notes.is_empty() {
        parts.push(head(fl!(report_notes)));
        parts.push(Part::List(notes));
    }
    parts
}

/// When and where it was; nothing if nobody knows.
#[must_use]
pub fn occasion(report: &Report) -> Option<String> {
    general::occasion(&report.occasion, report.is_over)
}

fn ranking(report: &Report) -> Table {
    let mut columns = vec![
        (fl!(result_rank).to_owned(), true),
        (fl!(result_player).to_owned(), false),
        (fl!(result_total).to_owned(), true),
    ];
    let sources = report.sources.iter();
    columns.extend(sources.map(|source| ((*source).to_owned(), true)));
    columns.push((fl!(result_money).to_owned(), true));
    let rows = report.players.iter().map(|player| {
        let mut row = vec![
            player.rank.to_string(),
            player.shown.clone(),
            player.total.to_string(),
        ];
        row.extend(player.sources.iter().map(|&points| signed(points)));
        row.push(match player.money {
            Some(money) => florins(money),
            None => fl!(money_hidden).to_owned(),
        });
        row
    });
    Table {
        rows: rows.collect(),
        columns,
    }
}

fn auctions(report: &Report) -> Table {
    let names = |texts: [(&str, bool); 4]| texts.map(|(text, is)| (text.to_owned(), is)).to_vec();
    let rows = report.auctions.iter().map(|sale| {
        vec![
            sale.round.to_string(),
            sale.thing.to_owned(),
            report.name(sale.seat).to_owned(),
            grouped(sale.price),
        ]
    });
    Table {
        columns: names([
            (fl!(report_round), true),
            (fl!(report_thing), false),
            (fl!(result_player), false),
            (fl!(report_price), true),
        ]),
        rows: rows.collect(),
    }
}

fn works(report: &Report) -> Table {
    let names = |texts: [(&str, bool); 5]| texts.map(|(text, is)| (text.to_owned(), is)).to_vec();
    let rows = report.works.iter().map(|work| {
        vec![
            work.round.to_string(),
            report.name(work.seat).to_owned(),
            work.name().to_owned(),
            work.value.to_string(),
            work.minimum.to_string(),
        ]
    });
    Table {
        columns: names([
            (fl!(report_round), true),
            (fl!(result_player), false),
            (fl!(report_work), false),
            (fl!(report_value), true),
            (fl!(report_minimum), true),
        ]),
        rows: rows.collect(),
    }
}

/// The letter of the n-th building, and of the n-th landscape.
fn letter(tile: Tile, number: u32) -> char {
    let (first, many) = match tile {
        Tile::Building(_) => ('A', 26),
        Tile::Landscape(_) => ('1', 9),
    };
    char::from_u32(u32::from(first) + number % many).unwrap_or(EMPTY)
}

fn picture(at: usize, player: &Player, home: &Home) -> Picture {
    let (mut buildings, mut landscapes) = (0, 0);
    let mut lettered = Vec::new();
    for (tile, squares, partner) in &home.tiles {
        let count = match tile {
            Tile::Building(_) => &mut buildings,
            Tile::Landscape(_) => &mut landscapes,
        };
        lettered.push((letter(*tile, *count), *tile, *squares, partner));
        *count += 1;
    }
    let of = |square: Square| {
        let tile = lettered.iter().find(|tile| tile.2.contains(square));
        match tile {
            Some(tile) => tile.0,
            None if home.palazzo.contains(square) => PALAZZO,
            None => EMPTY,
        }
    };
    let side = SIDE;
    let mut rows: Vec<String> = (0..side)
        .rev()
        .map(|rank| {
            let row = (0..side).filter_map(|file| Square::new(file, rank));
            let row: Vec<String> = row.map(|square| of(square).to_string()).collect();
            format!("{} {}", rank + 1, row.join(" "))
        })
        .collect();
    let files = (0..side).filter_map(|file| char::from_u32(u32::from('a') + file));
    let files: Vec<String> = files.map(String::from).collect();
    rows.push(format!("  {}", files.join(" ")));
    let mut legend: Vec<String> = Vec::new();
    let named = lettered.iter().map(|(letter, tile, _, partner)| {
        let letter = letter.to_string();
        match partner {
            Some(partner) => fl!(
                report_tile_with,
                letter = letter,
                tile = tile.name(),
                player = partner.as_str()
            ),
            None => fl!(report_tile, letter = letter, tile = tile.name()),
        }
    });
    let named: Vec<String> = named.collect();
    let palazzo = fl!(report_palazzo, letter = PALAZZO.to_string());
    legend.push(
        named
            .into_iter()
            .chain([palazzo])
            .collect::<Vec<_>>()
            .join(", "),
    );
    legend.push(beside(player, home));
    Picture {
        player: at,
        name: player.shown.clone(),
        letters: rows.join("\n"),
        legend,
    }
}

/// What stands beside the board.
#[must_use]
pub fn beside(player: &Player, home: &Home) -> String {
    let freedoms = match home.freedoms.is_empty() {
        true => fl!(report_no_freedom).to_owned(),
        false => home.freedoms.join(", "),
    };
    fl!(
        report_beside,
        builders = home.builders,
        jesters = home.jesters,
        works = player.works,
        freedoms = freedoms
    )
}

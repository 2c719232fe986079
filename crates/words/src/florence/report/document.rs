//! How this game phrases its report, and the tables and pictures that only it has.

use super::{Has, Home, Own, Player, Report, beside, picture};
use crate::fl;
use crate::florence::names::{Named, florins, grouped};
use crate::florence::planning::signed;
use crate::florence::{advice, board};
use crate::report::bg_stats::Published;
use crate::report::document::{Part, Picture, Table};
use crate::report::picture::scene::Scene;
use crate::report::told::Told;
use florence::rules::field::shape::SIDE;
use florence::{Square, Tile};
use table::Bot;

/// The characters for an empty square, and for a square of the palazzo.
const EMPTY: char = '.';
const PALAZZO: char = '#';
/// The width of a square in a page.
const SQUARE: f64 = 40.0;

impl Told for Own {
    type Has = Has;

    fn published() -> Published {
        Published {
            id: "princes-of-florence",
            name: fl!(name_of_the_game),
            bgg_id: 555,
            year: 2000,
            designers: "Wolfgang Kramer, Richard Ulrich, Jens Christopher Ulrich",
            players: [2, 5],
            minutes: [75, 100],
            age: 12,
        }
    }

    fn verdict(report: &Report) -> String {
        let own = &report.own;
        match (report.is_over, own.is_sheet) {
            (true, _) => {
                let best = report.players.first().map_or(0, |player| player.total);
                board::winner(&report.winners(), best)
            }
            (false, true) => fl!(report_sheet_so_far, round = report.round),
            (false, false) => fl!(
                report_not_finished,
                round = report.round,
                rounds = own.rounds
            ),
        }
    }

    fn entry(round: u8, number: usize, done: &str, against: Option<&str>) -> String {
        match against {
            Some(against) => fl!(report_exception, round, entry = number, done, against),
            None => fl!(report_correction, round, entry = number, done),
        }
    }

    fn bot(bot: Bot) -> String {
        advice::bot(bot)
    }

    fn money(amount: Option<u32>) -> String {
        amount.map_or_else(|| fl!(money_hidden).to_owned(), florins)
    }

    fn sources(&self) -> (Vec<String>, &'static str) {
        let sources = self.sources.iter();
        let sources = sources.map(|source| (*source).to_owned());
        (sources.collect(), fl!(result_money))
    }

    fn points(has: &Has) -> Vec<String> {
        has.sources.iter().map(|&points| signed(points)).collect()
    }

    /// Lists the prestige cards of a player.
    fn below(player: &Player) -> Option<String> {
        let cards = player.has.cards.iter();
        let mut cards: Vec<String> = cards
            .map(|&(card, value)| format!("{} ({})", card.name(), crate::florence::points(value)))
            .collect();
        let hidden = player.has.hidden_cards;
        if hidden > 0 {
            cards.push(fl!(result_hidden_cards, number = hidden));
        }
        (!cards.is_empty()).then(|| {
            fl!(
                result_prestige_cards,
                player = player.shown.as_str(),
                cards = cards.join(", ")
            )
        })
    }

    fn auctions() -> [&'static str; 3] {
        [fl!(report_round), fl!(report_thing), fl!(report_price)]
    }

    fn price(amount: u32) -> String {
        grouped(amount)
    }

    fn parts(report: &Report, auctions: Vec<Part>) -> Vec<Part> {
        let mut parts = auctions;
        if !report.own.works.is_empty() {
            parts.push(Part::head(fl!(report_works)));
            parts.push(Part::Table(works(report)));
        }
        let homes = report.players.iter().enumerate();
        let homes = homes.filter_map(|(at, player)| {
            let home = player.has.home.as_ref()?;
            Some(picture(at, player, home))
        });
        let homes: Vec<Picture> = homes.collect();
        if !homes.is_empty() {
            parts.push(Part::head(fl!(report_homes)));
            parts.push(Part::Pictures(homes));
        }
        parts
    }

    fn expansions(&self) -> String {
        self.expansions.join(", ")
    }

    fn columns_of_log() -> [&'static str; 3] {
        [fl!(csv_round), fl!(csv_florins), fl!(csv_points)]
    }

    fn columns_of_auctions() -> (&'static str, &'static str, Option<&'static str>) {
        (fl!(csv_round), fl!(csv_object), Some(fl!(csv_bids)))
    }

    fn drawn(player: &Player, class: &str) -> String {
        let Some(home) = &player.has.home else {
            return String::new();
        };
        let named = format!("<svg class=\"{class}\" ");
        picture::home(player, home, SQUARE).replacen("<svg ", &named, 1)
    }

    fn place(player: &Player) -> String {
        fl!(
            sheet_place,
            player = player.shown.as_str(),
            total = player.total
        )
    }

    fn draw(report: &Report, scene: &mut Scene, top: f64) -> f64 {
        picture::draw(report, scene, top)
    }
}

fn works(report: &Report) -> Table {
    let rows = report.own.works.iter().map(|work| {
        vec![
            work.round.to_string(),
            report.name(work.seat).to_owned(),
            work.name().to_owned(),
            work.value.to_string(),
            work.minimum.to_string(),
        ]
    });
    let columns = [
        (fl!(report_round), true),
        (fl!(result_player), false),
        (fl!(report_work), false),
        (fl!(report_value), true),
        (fl!(report_minimum), true),
    ];
    Table::new(columns).with(rows)
}

/// Returns the letter of the n-th building, or the digit of the n-th landscape.
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
                letter,
                tile = tile.name(),
                player = partner.as_str()
            ),
            None => fl!(report_tile, letter, tile = tile.name()),
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

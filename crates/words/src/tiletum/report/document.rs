//! How this game phrases its report, and the tables that only it has.

use super::{BGG_ID, Board, Column, Has, Own, Player, Report};
use crate::fl;
use crate::language::capital;
use crate::report::bg_stats::Published;
use crate::report::document::{Part, Table};
use crate::report::picture::scene::Scene;
use crate::report::picture::{self, Row};
use crate::report::told::{Told, one_of_six};
use crate::tiletum::names::{self, vp};
use table::Bot;
use tiletum::rules::ROUNDS;
use tiletum::{Condition, Source};

/// The columns that a picture combines, each with its colour.
const PICTURED: [(&[Column], u32); 7] = [
    (&[Column::Start, Column::Other], 0xe9_dfc6),
    (&[Column::Fairs], 0xd9_a94e),
    (&[Column::King], 0xb5_563a),
    (&[Column::Of(Source::Contracts)], 0x7f_a56a),
    (&[Column::Of(Source::Cathedrals)], 0x8c_bbd3),
    (
        &[Column::Of(Source::Tiles), Column::Of(Source::Crests)],
        0xa7_93bd,
    ),
    (
        &[
            Column::Of(Source::Buildings),
            Column::Of(Source::HousesByPillars),
            Column::Of(Source::Goods),
        ],
        0xc9_8f86,
    ),
];

/// Returns the names of the parts of a picture.
fn pictured() -> [&'static str; 7] {
    [
        fl!(tiletum_report_start),
        fl!(tiletum_report_fairs),
        fl!(tiletum_report_king),
        fl!(tiletum_report_contracts),
        fl!(tiletum_report_cathedrals),
        fl!(tiletum_report_tiles_and_crests),
        fl!(tiletum_report_end),
    ]
}

/// Returns the heading of a column.
fn column(column: Column) -> String {
    match column {
        Column::Start => fl!(tiletum_report_start).to_owned(),
        Column::Fairs => fl!(tiletum_report_fairs).to_owned(),
        Column::King => fl!(tiletum_report_king).to_owned(),
        Column::Of(source) => capital(&names::source(source)),
        Column::Other => fl!(tiletum_report_other).to_owned(),
    }
}

/// Returns what counts at a fair.
fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::HousePillar => fl!(tiletum_report_counts_house_pillar),
        Condition::ContractCathedral => fl!(tiletum_report_counts_contract_cathedral),
        Condition::Contract => fl!(tiletum_report_contracts),
        Condition::King => fl!(tiletum_report_king),
        Condition::CrestContract => fl!(tiletum_report_counts_crest_contract),
        Condition::House => fl!(tiletum_report_houses),
        Condition::UpperFloors => fl!(tiletum_report_counts_upper_floors),
        Condition::Crest => fl!(tiletum_report_crests),
        Condition::Pillar => fl!(tiletum_report_pillars),
        Condition::FullBuildings => fl!(tiletum_report_counts_full_buildings),
        Condition::Cathedral => fl!(tiletum_report_cathedrals),
    }
}

impl Told for Own {
    type Has = Has;

    fn published() -> Published {
        Published {
            id: "tiletum",
            name: fl!(tiletum_name_of_the_game),
            bgg_id: BGG_ID,
            year: 2022,
            designers: "Simone Luciani, Daniele Tascini",
            players: [2, 4],
            minutes: [60, 100],
            age: 14,
        }
    }

    fn verdict(report: &Report) -> String {
        let (round, rounds) = (report.round, ROUNDS);
        match report.players.first().filter(|_| report.is_over) {
            Some(first) => fl!(
                tiletum_report_wins,
                player = first.shown.as_str(),
                points = vp(first.total.into())
            ),
            None => fl!(tiletum_report_not_finished, round, rounds),
        }
    }

    fn entry(round: u8, number: usize, done: &str, against: Option<&str>) -> String {
        match against {
            Some(against) => fl!(report_exception, round, entry = number, done, against),
            None => fl!(report_correction, round, entry = number, done),
        }
    }

    fn bot(bot: Bot) -> String {
        one_of_six(bot)
    }

    /// The money of this game is its gold.
    fn money(amount: Option<u32>) -> String {
        amount.map_or(String::new(), |gold| gold.to_string())
    }

    fn sources(&self) -> (Vec<String>, &'static str) {
        let columns = self.columns.iter().copied().map(column);
        (columns.collect(), fl!(tiletum_report_gold))
    }

    fn points(has: &Has) -> Vec<String> {
        has.points.iter().map(i32::to_string).collect()
    }

    // There are no auctions.
    fn auctions() -> [&'static str; 3] {
        [fl!(report_round), fl!(report_thing), fl!(report_price)]
    }

    fn price(amount: u32) -> String {
        amount.to_string()
    }

    fn parts(report: &Report, auctions: Vec<Part>) -> Vec<Part> {
        let mut parts = vec![
            Part::head(fl!(tiletum_report_rounds)),
            Part::Table(rounds(report)),
        ];
        if !report.own.fairs.is_empty() {
            parts.push(Part::head(fl!(tiletum_report_fairs)));
            parts.push(Part::Table(fairs(report)));
        }
        parts.push(Part::head(fl!(tiletum_report_boards)));
        parts.push(Part::Table(boards(report)));
        parts.extend(auctions);
        parts
    }

    fn columns_of_log() -> [&'static str; 3] {
        [fl!(csv_round), fl!(tiletum_good_gold), fl!(tiletum_csv_vp)]
    }

    fn columns_of_auctions() -> (&'static str, &'static str, Option<&'static str>) {
        (fl!(csv_round), fl!(csv_object), None)
    }

    fn place(player: &Player) -> String {
        fl!(
            tiletum_report_place,
            player = player.shown.as_str(),
            points = vp(player.total.into())
        )
    }

    /// Below the ranking is what counted at which fair.
    fn draw(report: &Report, scene: &mut Scene, top: f64) -> f64 {
        let rows = report.players.iter().map(|player| {
            let pieces = PICTURED.iter().map(|(columns, _)| {
                let of = report.own.columns.iter().zip(&player.has.points);
                let of = of.filter(|(column, _)| columns.contains(column));
                // Points that were lost are not part of a bar.
                let points: i32 = of.map(|(_, points)| *points).sum();
                u16::try_from(points.max(0)).unwrap_or(u16::MAX)
            });
            let mut row = Row::of(report, player, pieces.collect(), None);
            row.money = names::goods(player.has.board.goods);
            row
        });
        let rows: Vec<Row> = rows.collect();
        let colours = PICTURED.iter().map(|&(_, colour)| colour);
        let sources: Vec<(&str, u32)> = pictured().into_iter().zip(colours).collect();
        let y = picture::ranking(scene, &rows, &sources, top);
        let lines = report.own.fairs.iter().map(|fair| {
            fl!(
                tiletum_report_fair,
                round = fair.round,
                city = fair.city.as_str(),
                counts = condition(fair.condition),
                points = vp(fair.each.into())
            )
        });
        picture::lines(scene, lines, y + 26.0, 23.0)
    }
}

/// Returns what the fairs and the king track have brought, round by round.
fn rounds(report: &Report) -> Table {
    let mut table = Table::new([(fl!(result_player), false)]);
    let of = |source: fn(u8) -> Source| {
        let rounds = (1..=ROUNDS).map(move |round| capital(&names::source(source(round))));
        rounds.map(|name| (name, true))
    };
    table
        .columns
        .extend(of(Source::Fair).chain(of(Source::King)));
    let rows = report.players.iter().map(|player| {
        let mut row = vec![player.shown.clone()];
        let points = player.has.fairs.iter().chain(&player.has.king);
        row.extend(points.map(i16::to_string));
        row
    });
    table.with(rows)
}

/// Returns where the fairs are, and what counts there.
fn fairs(report: &Report) -> Table {
    let rows = report.own.fairs.iter().map(|fair| {
        vec![
            fair.round.to_string(),
            fair.city.clone(),
            condition(fair.condition).to_owned(),
            fair.each.to_string(),
        ]
    });
    let columns = [
        (fl!(report_round), true),
        (fl!(tiletum_report_city), false),
        (fl!(tiletum_report_counts), false),
        (fl!(tiletum_report_each), true),
    ];
    Table::new(columns).with(rows)
}

/// Returns what is on the boards and on the map; for a sheet, what was counted.
fn boards(report: &Report) -> Table {
    let board = |player: &Player| player.has.board;
    let count = |of: fn(&Board) -> u8| move |player: &Player| of(&board(player)).to_string();
    type Cell<'a> = Box<dyn Fn(&Player) -> String + 'a>;
    let number = |of| Box::new(count(of)) as Cell<'_>;
    let counted: [(&str, Cell<'_>, bool); 7] = [
        (fl!(tiletum_report_houses), number(|it| it.houses), true),
        (fl!(tiletum_report_pillars), number(|it| it.pillars), true),
        (
            fl!(tiletum_report_cathedrals),
            number(|it| it.cathedrals),
            true,
        ),
        (
            fl!(tiletum_report_contracts),
            number(|it| it.contracts),
            true,
        ),
        (fl!(tiletum_report_crests), number(|it| it.crests), false),
        (
            fl!(tiletum_report_characters),
            number(|it| it.characters),
            false,
        ),
        (
            fl!(tiletum_report_completed),
            number(|it| it.completed),
            true,
        ),
    ];
    let told = || {
        let all = counted.iter();
        all.filter(|(_, _, is_on_sheet)| *is_on_sheet || !report.own.is_sheet)
    };
    let rows = report.players.iter().map(|player| {
        let mut row = vec![player.shown.clone()];
        row.extend(told().map(|(_, of, _)| of(player)));
        row.push(names::goods(board(player).goods));
        row
    });
    let mut table = Table::new([(fl!(result_player), false)]);
    table
        .columns
        .extend(told().map(|(name, ..)| ((*name).to_owned(), true)));
    table
        .columns
        .push((fl!(tiletum_report_goods).to_owned(), false));
    table.with(rows)
}

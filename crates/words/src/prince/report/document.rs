//! How this game phrases its report, and the tables that only it has.

use super::{BGG_ID, Has, Own, Player, Report};
use crate::BETWEEN;
use crate::fl;
use crate::prince::names::{self, ducats_short, points};
use crate::report::bg_stats::Published;
use crate::report::document::{Part, Table};
use crate::report::picture::scene::Scene;
use crate::report::picture::{self, Row};
use crate::report::told::{Told, one_of_six};
use crate::text::listed;
use prince::Source;
use table::{Bot, Item as _};

/// The colours of the sources of points, in the order of [`Source::ALL`].
const SOURCES: [u32; 6] = [
    0xd9_a94e, 0xb5_563a, 0x7f_a56a, 0x8c_bbd3, 0xa7_93bd, 0xe9_dfc6,
];

impl Told for Own {
    type Has = Has;

    fn published() -> Published {
        Published {
            id: "the-prince",
            name: fl!(prince_name_of_the_game),
            bgg_id: BGG_ID,
            year: 2003,
            designers: "Richard H. Berg",
            players: [3, 5],
            minutes: [90, 90],
            age: 12,
        }
    }

    fn verdict(report: &Report) -> String {
        let turn = report.round;
        let elected = report.own.sheet.map(|counting| counting.elected);
        match (report.is_over, elected) {
            (true, _) => {
                let best = report.players.first().map_or(0, |player| player.total);
                let winners = report.winners();
                fl!(
                    prince_report_wins,
                    players = listed(&winners),
                    count = winners.len(),
                    points = points(best)
                )
            }
            (false, None) => fl!(prince_report_not_finished, turn, turns = report.own.turns),
            (false, Some(None)) => fl!(prince_report_typed, turn, turns = report.own.turns),
            (false, Some(Some(pope))) => fl!(
                prince_report_counted,
                turn,
                turns = report.own.turns,
                pope = report.name(pope)
            ),
        }
    }

    fn entry(turn: u8, number: usize, done: &str, against: Option<&str>) -> String {
        match against {
            Some(against) => fl!(prince_report_exception, turn, entry = number, done, against),
            None => fl!(prince_report_correction, turn, entry = number, done),
        }
    }

    fn bot(bot: Bot) -> String {
        one_of_six(bot)
    }

    fn money(amount: Option<u32>) -> String {
        amount.map_or_else(|| fl!(prince_money_hidden).to_owned(), ducats_short)
    }

    /// The points for money are shown beside the money itself.
    fn sources(&self) -> (Vec<String>, &'static str) {
        let sources = self.sources.iter();
        let sources = sources.map(|&source| names::source(source).to_owned());
        (sources.collect(), fl!(prince_report_ducats))
    }

    fn points(has: &Has) -> Vec<String> {
        has.sources.iter().map(u16::to_string).collect()
    }

    fn auctions() -> [&'static str; 3] {
        [
            fl!(prince_report_column_turn),
            fl!(prince_report_card),
            fl!(report_price),
        ]
    }

    fn price(amount: u32) -> String {
        ducats_short(amount)
    }

    fn parts(report: &Report, auctions: Vec<Part>) -> Vec<Part> {
        let mut parts = Vec::new();
        if !report.own.elections.is_empty() {
            parts.push(Part::head(fl!(prince_report_turns)));
            parts.push(Part::Table(turns(report)));
            parts.push(Part::head(fl!(prince_report_elections)));
            parts.push(Part::Table(elections(report)));
        }
        parts.extend(auctions);
        if !report.own.seizures.is_empty() {
            parts.push(Part::head(fl!(prince_report_seizures)));
            parts.push(Part::Table(seizures(report)));
        }
        parts.push(Part::head(fl!(prince_report_before)));
        parts.push(Part::List(before(report)));
        parts
    }

    fn columns_of_log() -> [&'static str; 3] {
        [
            fl!(prince_csv_turn),
            fl!(prince_csv_ducats),
            fl!(prince_csv_vp),
        ]
    }

    fn columns_of_auctions() -> (&'static str, &'static str, Option<&'static str>) {
        (fl!(prince_csv_turn), fl!(prince_csv_card), None)
    }

    fn place(player: &Player) -> String {
        fl!(
            prince_report_place,
            player = player.shown.as_str(),
            points = points(player.total)
        )
    }

    /// Below the ranking are the Popes, and what is in front of the players.
    fn draw(report: &Report, scene: &mut Scene, top: f64) -> f64 {
        let players = report.players.iter();
        let rows = players.map(|it| Row::of(report, it, it.has.sources.clone(), None));
        let rows: Vec<Row> = rows.collect();
        let sources = report.own.sources.iter().map(|source| {
            let at = Source::ALL.iter().position(|one| one == source);
            (names::source(*source), SOURCES[at.unwrap_or(0)])
        });
        let sources: Vec<(&str, u32)> = sources.collect();
        let y = picture::ranking(scene, &rows, &sources, top);
        let popes = report.own.elections.iter().map(|election| {
            fl!(
                prince_report_pope_of,
                turn = election.turn,
                player = report.name(election.pope)
            )
        });
        let popes: Vec<String> = popes.collect();
        let popes = (!popes.is_empty()).then(|| popes.join(BETWEEN));
        let lines = popes.into_iter().chain(before(report));
        picture::lines(scene, lines, y + 26.0, 23.0)
    }
}

/// Says what is in front of each player, one line each.
fn before(report: &Report) -> Vec<String> {
    let lines = report.players.iter().map(|player| {
        let pieces = match player.has.pieces.is_empty() {
            true => fl!(prince_report_nothing).to_owned(),
            false => player.has.pieces.join(", "),
        };
        fl!(prince_report_lies, player = player.shown.as_str(), pieces)
    });
    lines.collect()
}

fn turns(report: &Report) -> Table {
    let counted = report.own.elections.len();
    let mut table = Table::new([(fl!(result_player), false)]);
    let turns = (1..=counted).map(|turn| (fl!(prince_report_turn, turn), true));
    table.columns.extend(turns);
    let rows = report.players.iter().map(|player| {
        let points = player.has.turns.iter().take(counted);
        let mut row = vec![player.shown.clone()];
        row.extend(points.map(u16::to_string));
        row
    });
    table.with(rows)
}

fn elections(report: &Report) -> Table {
    let rows = report.own.elections.iter().map(|election| {
        vec![
            election.turn.to_string(),
            report.name(election.pope).to_owned(),
            election.votes[election.pope.index()].to_string(),
            election.ballots.to_string(),
        ]
    });
    let columns = [
        (fl!(prince_report_column_turn), true),
        (fl!(prince_report_pope), false),
        (fl!(prince_report_votes), true),
        (fl!(prince_report_ballots), true),
    ];
    Table::new(columns).with(rows)
}

fn seizures(report: &Report) -> Table {
    let rows = report.own.seizures.iter().map(|seizure| {
        let result = match seizure.won {
            true => fl!(prince_report_taken),
            false => fl!(prince_report_held),
        };
        vec![
            seizure.turn.to_string(),
            report.name(seizure.attacker).to_owned(),
            seizure.target.clone(),
            seizure.attack.to_string(),
            seizure.defence.to_string(),
            result.to_owned(),
        ]
    });
    let columns = [
        (fl!(prince_report_column_turn), true),
        (fl!(prince_report_attacker), false),
        (fl!(prince_report_target), false),
        (fl!(prince_report_attack), true),
        (fl!(prince_report_defence), true),
        (fl!(prince_report_result), false),
    ];
    Table::new(columns).with(rows)
}

//! The report of a score sheet: like that of a game, without what was not counted.

use jiff::Timestamp;

use super::{Board, Column, Has, Own, Player, Report, fairs, played_under};
use crate::fl;
use crate::report::identity;
use crate::tiletum::Words;
use table::{Colour, Item as _, Occasion, Seat};
use tiletum::rules::{Count, ROUNDS, Sheet};
use tiletum::{Game, Good, Setup, Source};

impl Report {
    /// Creates the report of a sheet; `None` if something on it is impossible.
    #[must_use]
    pub fn of_sheet(
        start: &Setup,
        sheet: &Sheet,
        occasion: Occasion,
        written: Option<Timestamp>,
    ) -> Option<Self> {
        if !sheet.misfits(start).is_empty() {
            return None;
        }
        let words = Words::new(start);
        let columns = Column::ALWAYS.to_vec();
        let game = Game::try_from(start).ok();
        let fairs = game
            .filter(|game| start.knows_fairs(game.edition()))
            .map_or_else(Vec::new, |game| fairs(&game));
        let standing = sheet.standing();
        let before = [None].into_iter().chain(standing.iter().copied().map(Some));
        let ranks = (1_u8..).zip(&standing).zip(before);
        let players = ranks.map(|((rank, &seat), before)| {
            let score = sheet.score(seat);
            let total = sheet.total(seat);
            let counts = &sheet.players[seat.index()];
            let many = |count| u8::try_from(counts.of(count)).unwrap_or(0);
            let in_rounds = |source: fn(u8) -> Source| [1, 2, 3, 4].map(|at| score.of(source(at)));
            let is_tied = |&other: &Seat| sheet.is_end() && sheet.total(other) == total;
            let chosen = start.players.get(seat.index());
            let chosen = chosen.and_then(|player| player.colour);
            Player {
                seat,
                name: words.name(seat),
                shown: words.seat(seat),
                bot: start.bot(seat),
                colour: chosen.unwrap_or(Colour::ALL[seat.index()]),
                begins: false,
                rank,
                total,
                money: Some(counts.goods()[Good::Gold].into()),
                tie: before.filter(is_tied).map(|other| {
                    let (first, second) = (words.seat(other), words.seat(seat));
                    fl!(tiletum_report_tie, first, second)
                }),
                has: Has {
                    points: columns
                        .iter()
                        .map(|it| it.of(&score, total.into()))
                        .collect(),
                    fairs: in_rounds(Source::Fair),
                    king: in_rounds(Source::King),
                    board: Board {
                        houses: many(Count::Houses),
                        pillars: many(Count::Pillars),
                        cathedrals: many(Count::Cathedrals),
                        contracts: many(Count::Contracts),
                        completed: many(Count::Completed),
                        goods: counts.goods(),
                        ..Board::default()
                    },
                },
            }
        });
        Some(Self {
            is_over: sheet.round == ROUNDS,
            round: sheet.round,
            players: players.collect(),
            sales: Vec::new(),
            log: Vec::new(),
            exceptions: Vec::new(),
            is_stopped: false,
            asides: Vec::new(),
            broken: None,
            rules: played_under(start),
            identity: identity::of_sheet::<Game>(start, &occasion, &format!("{sheet:?}")),
            day: occasion.begun.or(occasion.ended).or(written),
            occasion,
            own: Own {
                columns,
                fairs,
                is_sheet: true,
            },
        })
    }
}

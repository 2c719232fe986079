//! The report of a game: who played, the points of the players and their sources, the
//! fairs, the boards, the rules in use and the deviations from them.
//!
//! The content is gathered once, in a [`Report`], and every format contains all of it.
//! Nothing is hidden in this game (G4).

mod document;
mod sheet;

pub use crate::report::formats;

use jiff::Timestamp;

use super::names;
use super::sentences::Words;
use crate::fl;
use crate::report::identity;
use crate::report::told::{self, Exception, Line, lines};
use crate::safe;
use table::{Seat, Session};
use tiletum::rules::ROUNDS;
use tiletum::rules::sheet::START_VP;
use tiletum::{Condition, Edition, Event, Game, Good, Goods, Phase, Score, Setup, Source};

/// The game's number at `BoardGameGeek`, for session reports.
pub const BGG_ID: u32 = 351_913;

/// How a game is reported.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scope {
    /// When it was written: the best guess if no one recorded when it was played.
    pub written: Option<Timestamp>,
}

/// The report of a game.
pub type Report = told::Report<Own>;

/// One of the players.
pub type Player = told::Player<Has>;

/// What only this game reports.
#[derive(Clone, Debug)]
pub struct Own {
    /// The sources of the points, in the order of [`Has::points`].
    pub columns: Vec<Column>,
    /// The four fairs; empty on a sheet that does not know them.
    pub fairs: Vec<Fair>,
    /// Whether it is a score sheet, which has nothing but what was counted.
    pub is_sheet: bool,
}

/// A source of points, as a column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The points everyone begins with.
    Start,
    /// All fairs.
    Fairs,
    /// The king track in all rounds.
    King,
    /// A line of the score sheet.
    Of(Source),
    /// Points that no line explains: values that were set by hand.
    Other,
}

impl Column {
    /// The columns that are always shown.
    const ALWAYS: [Column; 10] = [
        Column::Start,
        Column::Fairs,
        Column::King,
        Column::Of(Source::Contracts),
        Column::Of(Source::Cathedrals),
        Column::Of(Source::Tiles),
        Column::Of(Source::Crests),
        Column::Of(Source::Buildings),
        Column::Of(Source::HousesByPillars),
        Column::Of(Source::Goods),
    ];

    /// Returns the points of a player in this column.
    fn points(self, game: &Game, seat: Seat) -> i32 {
        let player = game.player(seat);
        self.of(player.score(), player.vp().into())
    }

    /// Returns the points of this column, from the lines and the total of a player.
    fn of(self, score: &Score, total: i32) -> i32 {
        let in_rounds = |source: fn(u8) -> Source| {
            let rounds = (1..=ROUNDS).map(|round| i32::from(score.of(source(round))));
            rounds.sum()
        };
        match self {
            Column::Start => START_VP,
            Column::Fairs => in_rounds(Source::Fair),
            Column::King => in_rounds(Source::King),
            Column::Of(source) => score.of(source).into(),
            Column::Other => total - START_VP - score.total(),
        }
    }
}

/// A fair.
#[derive(Clone, Debug)]
pub struct Fair {
    /// The round it is held in.
    pub round: u8,
    /// The city.
    pub city: String,
    /// What counts there.
    pub condition: Condition,
    /// The points each time: the printed ones plus those of the tile.
    pub each: u8,
}

/// What only this game reports about a player.
#[derive(Clone, Debug)]
pub struct Has {
    /// Points by source, in the order of [`Own::columns`].
    pub points: Vec<i32>,
    /// The points of the fairs and of the king track, by round.
    pub fairs: [i16; ROUNDS as usize],
    /// See [`fairs`](Self::fairs).
    pub king: [i16; ROUNDS as usize],
    /// What is on the board and on the map.
    pub board: Board,
}

/// The number of each thing that a player has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Board {
    /// Houses on the map.
    pub houses: u8,
    /// Pillars on the map.
    pub pillars: u8,
    /// Cathedral tiles.
    pub cathedrals: u8,
    /// Contracts fulfilled.
    pub contracts: u8,
    /// Crests anywhere on the board.
    pub crests: u8,
    /// Characters in rooms.
    pub characters: u8,
    /// Completed buildings.
    pub completed: u8,
    /// Goods.
    pub goods: Goods,
}

impl Board {
    fn of(game: &Game, seat: Seat) -> Self {
        let player = game.player(seat);
        let count = |all: usize| u8::try_from(all).unwrap_or(u8::MAX);
        let rooms = (0..6).flat_map(|building| (1..=3).map(move |floor| (building, floor)));
        let housed = rooms.filter(|&(building, floor)| player.room(building, floor).is_some());
        Self {
            houses: player.houses(),
            pillars: player.pillars(),
            cathedrals: count(player.cathedral_tiles().iter().flatten().count()),
            contracts: player.fulfilled(),
            crests: count(game.crests_of(seat).count()),
            characters: count(housed.count()),
            completed: count((0..6).filter(|&at| player.is_completed(at)).count()),
            goods: player.goods(),
        }
    }
}

impl Report {
    /// Creates the report of a session at the end of its log, wherever its cursor is.
    #[must_use]
    pub fn of(session: &Session<Game>, scope: &Scope) -> Self {
        let mut session = session.clone();
        session.go_to(session.legal_len());
        let start = session.start();
        let words = Words::new(start);
        let occasion = session.occasion().clone();
        let game = session.game();
        let log = log(&session, words);
        let refusal = |at: usize| {
            let command = &session.log()[at].command;
            let before = session.game_at(at)?;
            let why = before.check(command).err()?;
            Some(words.refusal(Some(before), command, &why))
        };
        let mut columns = Column::ALWAYS.to_vec();
        if game
            .seats()
            .any(|seat| Column::Other.points(game, seat) != 0)
        {
            columns.push(Column::Other);
        }
        Self {
            is_over: game.is_over(),
            is_stopped: session.is_stopped() && !game.is_over(),
            asides: told::asides(&session, <Own as told::Told>::bot),
            round: game.round(),
            players: players(&session, &words, &columns),
            sales: Vec::new(),
            exceptions: Exception::of(&log, refusal),
            log,
            broken: session.broken().map(|broken| {
                let why = refusal(broken.entry);
                let why = why.unwrap_or_else(|| broken.violation.rule.to_string());
                fl!(report_broken, entry = broken.entry + 1, why)
            }),
            rules: played_under(start),
            identity: identity::of(&session),
            day: occasion.begun.or(occasion.ended).or(scope.written),
            occasion,
            own: Own {
                columns,
                fairs: fairs(game),
                is_sheet: false,
            },
        }
    }
}

fn fairs(game: &Game) -> Vec<Fair> {
    let fairs = (1..=ROUNDS).map(|round| {
        let (city, tile, each) = game.fair(round);
        Fair {
            round,
            city: names::city(game.edition(), city),
            condition: tile.condition,
            each,
        }
    });
    fairs.collect()
}

fn players(session: &Session<Game>, words: &Words<'_>, columns: &[Column]) -> Vec<Player> {
    let game = session.game();
    let people = session.people();
    let standing = game.standing();
    let before = [None].into_iter().chain(standing.iter().copied().map(Some));
    let ranks = (1_u8..).zip(&standing).zip(before);
    let players = ranks.map(|((rank, &seat), before)| {
        let player = game.player(seat);
        let in_rounds =
            |source: fn(u8) -> Source| [1, 2, 3, 4].map(|round| player.score().of(source(round)));
        let ahead = before.filter(|&other| game.player(other).vp() == player.vp());
        Player {
            seat,
            name: words.name(seat),
            shown: words.seat(seat),
            bot: people.bot(seat),
            colour: people.colour(seat),
            begins: seat == session.start().first,
            rank,
            total: player.vp(),
            money: Some(player.goods()[Good::Gold].into()),
            tie: ahead.map(|other| {
                let (first, second) = (words.seat(other), words.seat(seat));
                fl!(tiletum_report_tie, first, second)
            }),
            has: Has {
                points: columns.iter().map(|it| it.points(game, seat)).collect(),
                fairs: in_rounds(Source::Fair),
                king: in_rounds(Source::King),
                board: Board::of(game, seat),
            },
        }
    });
    players.collect()
}

/// Returns the name of the current part of a round.
fn phase(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Prepare => fl!(tiletum_report_phase_prepare),
        Phase::Corruption | Phase::Turn(_) | Phase::Refill => fl!(tiletum_report_phase_action),
        Phase::King => fl!(tiletum_report_phase_king),
        Phase::Tidy | Phase::Over => fl!(tiletum_report_phase_tidy),
    }
}

fn log(session: &Session<Game>, words: Words<'_>) -> Vec<Line> {
    lines(session, |at, before| {
        let command = &session.log()[at].command;
        let events = session.events_of(at);
        let mut line = Line {
            phase: phase(before).to_owned(),
            decided: words.played(Some(before), command),
            happened: events
                .iter()
                .filter_map(|event| words.event(event))
                .collect(),
            ..Line::of(session, at, command.seat, before.round())
        };
        let gold = |goods: &Goods| i64::from(goods[Good::Gold]);
        for event in events {
            match event {
                Event::Paid(seat, goods) if Some(*seat) == command.seat => {
                    line.money -= gold(goods);
                }
                Event::Gained(seat, goods) if Some(*seat) == command.seat => {
                    line.money += gold(goods);
                }
                Event::Scored(seat, _, points) if Some(*seat) == command.seat => {
                    line.points += i64::from(*points);
                }
                _ => {}
            }
        }
        Some(line)
    })
}

/// Returns everything unusual the table agreed on, one sentence each.
#[must_use]
pub fn played_under(start: &Setup) -> Vec<String> {
    let mut rules = Vec::new();
    if start.options.random_places {
        rules.push(fl!(tiletum_report_random_places).to_owned());
    }
    if start.edition != *Edition::studiolo().data() {
        let name = safe(&start.edition.name);
        rules.push(fl!(tiletum_report_edition, name));
    }
    rules
}

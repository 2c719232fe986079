//! The report of a game of which only the final points are known: who played, the ranking,
//! and that nothing else is known. It is the same for every game.

use std::marker::PhantomData;

use jiff::Timestamp;

use super::bg_stats::Published;
use super::identity;
use super::parts::Part;
use super::picture::scene::Scene;
use super::picture::{self, Row};
use super::told::{Player, Report, Told};
use crate::fl;
use crate::safe;
use crate::text::{cut, listed};
use table::{Bot, Game, Item as _, Ranked, Save, Scores, Seat};

/// The greatest number of letters in a displayed name.
const NAME: usize = 40;
/// The colour of the points in a picture.
const POINTS: u32 = 0xd9_a94e;

/// The report type for such a game; `T` is the full report type of the same game.
#[derive(Debug)]
pub struct Alone<T>(PhantomData<fn() -> T>);

// Implemented by hand, because a derived `Clone` would require it of `T` too.
impl<T> Clone for Alone<T> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

/// Creates the report of a save of which only the points are known; `None` for any other
/// save, or if points are missing.
#[must_use]
pub fn of<G: Game, T: Told>(
    save: &Save<G>,
    written: Option<Timestamp>,
) -> Option<Report<Alone<T>>> {
    let scores = save.scores.as_ref().filter(|scores| scores.is_complete())?;
    let people = G::take_people(&mut save.start.clone());
    let names = names(save);
    let ranking = scores.ranking();
    let players = ranking.iter().map(|line| {
        let name = names[line.seat.index()].clone();
        Player {
            seat: line.seat,
            shown: cut(&safe(&name), NAME),
            name,
            bot: people.bot(line.seat),
            colour: people.colour(line.seat),
            begins: false,
            rank: line.rank,
            total: line.points,
            money: None,
            tie: tie(line, &ranking, &names),
            has: (),
        }
    });
    let occasion = save.occasion.clone();
    Some(Report {
        is_over: true,
        is_stopped: false,
        asides: Vec::new(),
        round: 0,
        day: occasion.begun.or(occasion.ended).or(written),
        players: players.collect(),
        sales: Vec::new(),
        log: Vec::new(),
        exceptions: Vec::new(),
        broken: None,
        rules: vec![fl!(scores_alone).to_owned()],
        identity: identity::of_scores(save),
        occasion,
        own: Alone(PhantomData),
    })
}

/// Returns the exact names of the players, or `Player A` where none was given.
#[must_use]
pub fn names<G: Game>(save: &Save<G>) -> Vec<String> {
    let people = G::take_people(&mut save.start.clone());
    let players = save.scores.as_ref().map_or(0, Scores::players);
    let seats = Seat::ALL.iter().copied().take(players);
    let names = seats.map(|seat| {
        let person = people.seats.get(seat.index());
        match person.map_or("", |person| person.name.trim()) {
            "" => fl!(player_of_seat, seat = format!("{seat:?}")),
            name => name.to_owned(),
        }
    });
    names.collect()
}

/// Returns the remark on a player with as many points as the one before; for an open tie
/// only once.
fn tie(line: &Ranked, ranking: &[Ranked], names: &[String]) -> Option<String> {
    let equal = ranking.iter().filter(|other| other.points == line.points);
    let equal: Vec<&Ranked> = equal.collect();
    let shown = |line: &Ranked| cut(&safe(&names[line.seat.index()]), NAME);
    if line.is_open {
        let mut open = equal
            .iter()
            .filter(|other| other.is_open && other.rank == line.rank);
        let is_first = open
            .clone()
            .next()
            .is_some_and(|first| first.seat == line.seat);
        let who: Vec<String> = open.by_ref().map(|line| shown(line)).collect();
        return is_first.then(|| open_tie(&who, line.points));
    }
    let before = equal.iter().rfind(|other| other.rank < line.rank)?;
    let (first, second) = (shown(before), shown(line));
    Some(fl!(scores_tie_known, first, second))
}

/// Says that these players have this many points each, and that it is unknown what broke
/// the tie.
#[must_use]
pub fn open_tie(names: &[String], points: u16) -> String {
    fl!(scores_tie_open, names = listed(names), points)
}

/// Says who has won with how many points; for several winners, that they share the win, or
/// that it is unknown which of them has won.
#[must_use]
pub fn verdict(winners: &[String], points: u16, is_open: bool) -> String {
    match is_open {
        true => open_tie(winners, points),
        false => {
            let (names, count) = (listed(winners), winners.len());
            fl!(scores_won, names, count, points)
        }
    }
}

/// Returns whether it is unknown which of the leading players has won.
#[must_use]
pub fn is_open(ranking: &[Ranked]) -> bool {
    ranking.first().is_some_and(|first| first.is_open)
}

impl<T: Told> Told for Alone<T> {
    type Has = ();

    fn published() -> Published {
        T::published()
    }

    fn verdict(report: &Report<Self>) -> String {
        let points = report.players.first().map_or(0, |first| first.total);
        let winners = report.winners();
        // A place known to be shared is not an open tie.
        let is_open = report
            .players
            .first()
            .is_some_and(|first| first.tie.is_some());
        verdict(&winners, points, is_open)
    }

    // There is no log.
    fn entry(_: u8, _: usize, done: &str, _: Option<&str>) -> String {
        done.to_owned()
    }

    fn bot(bot: Bot) -> String {
        T::bot(bot)
    }

    fn money(_: Option<u32>) -> String {
        String::new()
    }

    fn sources(&self) -> (Vec<String>, &'static str) {
        (Vec::new(), "")
    }

    fn points((): &()) -> Vec<String> {
        Vec::new()
    }

    fn auctions() -> [&'static str; 3] {
        T::auctions()
    }

    fn price(amount: u32) -> String {
        T::price(amount)
    }

    fn parts(_: &Report<Self>, _: Vec<Part>) -> Vec<Part> {
        Vec::new()
    }

    fn columns_of_log() -> [&'static str; 3] {
        T::columns_of_log()
    }

    fn columns_of_auctions() -> (&'static str, &'static str, Option<&'static str>) {
        T::columns_of_auctions()
    }

    fn place(player: &Player<()>) -> String {
        fl!(
            scores_place,
            player = player.shown.as_str(),
            points = player.total
        )
    }

    fn draw(report: &Report<Self>, scene: &mut Scene, top: f64) -> f64 {
        let rows = report.players.iter().map(|player| {
            let points = vec![player.total];
            Row::of(report, player, points, None)
        });
        let rows: Vec<Row> = rows.collect();
        let y = picture::ranking(scene, &rows, &[(fl!(result_total), POINTS)], top);
        let said = report.ties().map(str::to_owned);
        let said = said.chain([fl!(scores_alone).to_owned()]);
        picture::lines(scene, said, y + 26.0, 23.0)
    }
}

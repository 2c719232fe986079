//! The content of a report, independent of the format: who played and how it ended, the
//! auctions, the log, the deviations from the rules, the rules in use. What only one game
//! reports, and how it says it, is its [`Told`].
//!
//! The reader of a report has no seat: reports of a running game never show face-down
//! cards.

use std::fmt::Debug;

use jiff::Timestamp;

use super::bg_stats::Published;
use super::parts::{Part, Table};
use super::picture::scene::Scene;
use crate::fl;
use crate::frame;
use crate::safe;
use crate::sentences;
use table::{Alike, Bot, Colour, Game, Level, Occasion, Seat, Session};

/// The content of the report of a game.
#[derive(Clone, Debug)]
pub struct Report<G: Told> {
    /// Whether the game is over and nothing is face down any more.
    pub is_over: bool,
    /// Whether the table stopped before the end.
    pub is_stopped: bool,
    /// Who came and left, and that the table stopped, one sentence each.
    pub asides: Vec<String>,
    /// The round or turn that was reached.
    pub round: u8,
    /// When and where it was played.
    pub occasion: Occasion,
    /// When it ended, or a guess.
    pub day: Option<Timestamp>,
    /// All players, the best first.
    pub players: Vec<Player<G::Has>>,
    /// All auctions, in order.
    pub sales: Vec<Sale>,
    /// The log, as far as it has been played.
    pub log: Vec<Line>,
    /// Where the table deviated from the rules.
    pub exceptions: Vec<Exception>,
    /// Why the log is cut off, if an entry does not hold.
    pub broken: Option<String>,
    /// The rules that differ from the usual ones, one sentence each.
    pub rules: Vec<String>,
    /// The unique identity of this game.
    pub identity: String,
    /// What only this game reports.
    pub own: G,
}

/// One of the players.
#[derive(Clone, Debug)]
pub struct Player<H> {
    /// The seat.
    pub seat: Seat,
    /// The exact name, for programs.
    pub name: String,
    /// The name as shown.
    pub shown: String,
    /// The bot that plays the seat, if there is one.
    pub bot: Option<Bot>,
    /// The colour of the pieces.
    pub colour: Colour,
    /// Whether this player began the game.
    pub begins: bool,
    /// The rank, from 1; tied players share it.
    pub rank: u8,
    /// The total points.
    pub total: u16,
    /// The money; `None` if it is kept secret.
    pub money: Option<u32>,
    /// How a tie with the player ranked before was broken, as a sentence.
    pub tie: Option<String>,
    /// What only this game reports about a player.
    pub has: H,
}

/// Something that was auctioned.
#[derive(Clone, Debug)]
pub struct Sale {
    /// The round or turn.
    pub round: u8,
    /// The item.
    pub thing: String,
    /// The seat that opened it or turned it up, if recorded.
    pub opener: Option<Seat>,
    /// The number of bids, if they were recorded individually.
    pub bids: Option<usize>,
    /// The seat that won it.
    pub seat: Seat,
    /// The price.
    pub price: u32,
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// The round or turn.
    pub round: u8,
    /// The phase, in a word.
    pub phase: String,
    /// The seat that decided; `None` for chance.
    pub seat: Option<Seat>,
    /// The decision, as a sentence.
    pub decided: String,
    /// What happened because of it, as sentences.
    pub happened: Vec<String>,
    /// The money it cost or brought the deciding player.
    pub money: i64,
    /// The points it brought the deciding player.
    pub points: i64,
    /// The rule that refuses it, if the table kept it anyway.
    pub against: Option<String>,
    /// Whether it sets a value by hand.
    pub is_correction: bool,
    /// The note about it.
    pub note: String,
}

/// A deviation of the table from the rules.
#[derive(Clone, Debug)]
pub struct Exception {
    /// The number of the entry, from 1.
    pub number: usize,
    /// The round or turn.
    pub round: u8,
    /// What was done, as a sentence.
    pub done: String,
    /// What the rules say against it; `None` for a value set by hand.
    pub against: Option<String>,
    /// The note about it.
    pub note: String,
}

/// What only one game reports, and how it phrases what every game reports.
pub trait Told: Clone + Debug {
    /// What it reports about a player.
    type Has: Clone + Debug;

    /// Returns the game as other programs know it.
    fn published() -> Published;

    /// Returns the most important sentence: who has won, or that no one has yet.
    fn verdict(report: &Report<Self>) -> String;

    /// Says what was done at an entry, and what the rules say against it.
    fn entry(round: u8, number: usize, done: &str, against: Option<&str>) -> String;

    /// Returns the strength of the computer, for use in the middle of a sentence.
    fn bot(bot: Bot) -> String;

    /// Returns an amount of money with its unit, or that it is kept secret.
    fn money(amount: Option<u32>) -> String;

    /// Returns the headings of the columns of points by source, and the heading of money.
    fn sources(&self) -> (Vec<String>, &'static str);

    /// Returns the points of a player in these columns.
    fn points(has: &Self::Has) -> Vec<String>;

    /// Returns what else to say about a player below the ranking.
    fn below(_player: &Player<Self::Has>) -> Option<String> {
        None
    }

    /// Returns the headings of rounds, items and prices in the table of auctions.
    fn auctions() -> [&'static str; 3];

    /// Returns a price for that table.
    fn price(amount: u32) -> String;

    /// Returns the parts between the ranking and the rules, including those about auctions.
    fn parts(report: &Report<Self>, auctions: Vec<Part>) -> Vec<Part>;

    /// Returns what was used besides the base game, for other programs.
    fn expansions(&self) -> String {
        String::new()
    }

    /// Returns the headings of rounds, money and points in the log table.
    fn columns_of_log() -> [&'static str; 3];

    /// Returns the headings of rounds, items and the number of bids in the auction table;
    /// `None` for bids if they are not counted.
    fn columns_of_auctions() -> (&'static str, &'static str, Option<&'static str>);

    /// Returns what is in front of a player as SVG, with an element of this class; empty if
    /// nothing is drawn.
    fn drawn(_player: &Player<Self::Has>, _class: &str) -> String {
        String::new()
    }

    /// Returns a player's points, for readers who cannot see the picture.
    fn place(player: &Player<Self::Has>) -> String;

    /// Draws the ranking and what is below it. Returns the height where it ends.
    fn draw(report: &Report<Self>, scene: &mut Scene, top: f64) -> f64;
}

impl<G: Told> Report<G> {
    /// Uses the main name of people with several names for other programs.
    pub fn known_by(&mut self, people: &Alike) {
        for player in &self.players {
            let called = self.occasion.known_as(player.seat, player.name.trim());
            if !people.group(called).is_empty() {
                let name = people.name(called).to_owned();
                self.occasion.becomes_known_as(player.seat, &name);
            }
        }
    }

    /// Returns a player by seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player<G::Has>> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// Returns the name of a player as people read it.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.player(seat).map_or("", |player| &player.shown)
    }

    /// Iterates over the players in the order of their seats.
    pub fn seats(&self) -> impl Iterator<Item = &Player<G::Has>> {
        let mut players: Vec<&Player<G::Has>> = self.players.iter().collect();
        players.sort_by_key(|player| player.seat);
        players.into_iter()
    }

    /// Returns the players who share first place.
    pub fn winners(&self) -> Vec<String> {
        let winners = self.players.iter().filter(|player| player.rank == 1);
        winners.map(|player| player.shown.clone()).collect()
    }

    /// Returns the most important sentence: who has won, or that no one has yet.
    #[must_use]
    pub fn verdict(&self) -> String {
        let verdict = G::verdict(self);
        match self.is_stopped {
            true => fl!(report_stopped, verdict),
            false => verdict,
        }
    }

    /// Iterates over the sentences about how ties were broken.
    pub fn ties(&self) -> impl Iterator<Item = &str> {
        self.players
            .iter()
            .filter_map(|player| player.tie.as_deref())
    }

    /// Iterates over the sentences about the players below the ranking.
    pub fn below(&self) -> impl Iterator<Item = String> {
        let players = self.players.iter().filter_map(G::below);
        players.chain(self.ties().map(str::to_owned))
    }

    /// Iterates over the deviations from the rules, one sentence each.
    pub fn exceptions(&self) -> impl Iterator<Item = String> {
        self.exceptions.iter().map(|one| {
            let against = one.against.as_deref();
            told::<G>(one.round, one.number, &one.done, against, &one.note)
        })
    }

    /// Iterates over the other entries with a note, one sentence each.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        let noted = self.log.iter().filter(|line| {
            let is_told = line.against.is_some() || line.is_correction;
            !is_told && !line.note.trim().is_empty()
        });
        noted.map(|line| told::<G>(line.round, line.number, &line.decided, None, &line.note))
    }

    /// Returns a table of the players with their points.
    pub(super) fn ranking(&self) -> Table {
        let (sources, money) = self.own.sources();
        let mut table = Table::new([
            (fl!(result_rank), true),
            (fl!(result_player), false),
            (fl!(result_total), true),
        ]);
        // If nothing is known about money, it has no column.
        let has_money = !money.is_empty();
        let more = sources
            .into_iter()
            .chain(has_money.then(|| money.to_owned()));
        table.columns.extend(more.map(|name| (name, true)));
        let rows = self.players.iter().map(|player| {
            let mut row = vec![
                player.rank.to_string(),
                player.shown.clone(),
                player.total.to_string(),
            ];
            row.extend(G::points(&player.has));
            row.extend(has_money.then(|| G::money(player.money)));
            row
        });
        table.rows = rows.collect();
        table
    }

    /// Returns the table of auctions, if there were any.
    pub(super) fn auctions(&self) -> Vec<Part> {
        if self.sales.is_empty() {
            return Vec::new();
        }
        let [round, thing, price] = G::auctions();
        let columns = [
            (round, true),
            (thing, false),
            (fl!(result_player), false),
            (price, true),
        ];
        let rows = self.sales.iter().map(|sale| {
            vec![
                sale.round.to_string(),
                sale.thing.clone(),
                self.name(sale.seat).to_owned(),
                G::price(sale.price),
            ]
        });
        let table = Table::new(columns).with(rows);
        vec![Part::head(fl!(report_auctions)), Part::Table(table)]
    }
}

/// Says what was done at an entry, with the note on it.
fn told<G: Told>(
    round: u8,
    number: usize,
    done: &str,
    against: Option<&str>,
    note: &str,
) -> String {
    let told = G::entry(round, number, done, against);
    match note.trim() {
        "" => told,
        note => fl!(report_with_note, line = told, note = safe(note)),
    }
}

/// Returns how strong a bot plays, for games with six levels.
pub(crate) fn one_of_six(bot: Bot) -> String {
    fl!(level_step, step = bot.level.min(Level::Six).step())
}

/// Returns the lines of a session's entries, each made in the position before it.
pub(crate) fn lines<G: Game>(
    session: &Session<G>,
    line: impl Fn(usize, &G) -> Option<Line>,
) -> Vec<Line> {
    let entries = (0..session.cursor()).map_while(|at| Some((at, session.game_at(at)?)));
    let told = entries.filter_map(|(at, before)| {
        let people = session.people_at(at).seats.iter();
        let names = || people.map(|person| person.name.clone()).collect();
        match session.is_handed_on() {
            true => sentences::calling(names(), || line(at, before)),
            false => line(at, before),
        }
    });
    told.collect()
}

/// Returns what happened at the table between the entries of a session, one sentence each;
/// `level` names bots.
pub(crate) fn asides<G: Game>(session: &Session<G>, level: impl Fn(Bot) -> String) -> Vec<String> {
    let played = session.log()[..session.cursor()].iter().enumerate();
    let mut told = Vec::new();
    for (at, entry) in played {
        let mut people = session.people_at(at).clone();
        for aside in &entry.then {
            let before = aside.seat().map(|seat| people.name(seat).to_owned());
            let before = before.unwrap_or_default();
            let what = frame::aside(aside, &before, &level);
            told.push(fl!(report_aside, entry = at + 1, what));
            aside.befalls(&mut people.seats);
        }
    }
    told
}

impl Exception {
    /// Returns the deviations from the rules in this log, which does not include face-down
    /// entries. `refusal` finds the refusal of an entry (from 0).
    pub(crate) fn of(log: &[Line], refusal: impl Fn(usize) -> Option<String>) -> Vec<Self> {
        let lines = log.iter();
        let lines = lines.filter(|line| line.against.is_some() || line.is_correction);
        let exceptions = lines.map(|line| Self {
            number: line.number,
            round: line.round,
            done: line.decided.clone(),
            against: line.against.as_ref().map(|rule| {
                let then = || fl!(report_against_then, rule = safe(rule));
                refusal(line.number - 1).unwrap_or_else(then)
            }),
            note: line.note.clone(),
        });
        exceptions.collect()
    }
}

impl Line {
    /// Creates the line of an entry (from 0) of a session, without its decision and events.
    pub(crate) fn of<G: Game>(
        session: &Session<G>,
        at: usize,
        seat: impl Into<Option<Seat>>,
        round: u8,
    ) -> Self {
        let entry = &session.log()[at];
        Self {
            number: at + 1,
            round,
            phase: String::new(),
            seat: seat.into(),
            decided: String::new(),
            happened: Vec::new(),
            money: 0,
            points: 0,
            against: entry.kept.as_ref().map(|kept| kept.rule.clone()),
            is_correction: G::is_correction(&entry.command),
            note: entry.note.clone(),
        }
    }
}

//! All that is told about a game, before it is written in any format: who played and how it
//! ended, what was sold, the log, where the table went its own way, by which rules was
//! played. What only one game tells, and how it says it, is its [`Told`].
//!
//! Who reads a report sits in no seat: in a game that goes on nothing is in it that lies
//! face down.

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

/// All that is told about a game.
#[derive(Clone, Debug)]
pub struct Report<G: Told> {
    /// Whether the game is over and nothing lies face down any more.
    pub is_over: bool,
    /// Whether the table has stopped before the end.
    pub is_stopped: bool,
    /// Who has come and gone, and that the table has stopped, a sentence each.
    pub asides: Vec<String>,
    /// The round or turn that was reached.
    pub round: u8,
    /// When and where.
    pub occasion: Occasion,
    /// When it was over, or a guess.
    pub day: Option<Timestamp>,
    /// Everybody, the best first.
    pub players: Vec<Player<G::Has>>,
    /// Everything that was auctioned, in order.
    pub sales: Vec<Sale>,
    /// The log, as far as it is played.
    pub log: Vec<Line>,
    /// Where the table went its own way.
    pub exceptions: Vec<Exception>,
    /// Why no more of the log is told, if an entry does not hold.
    pub broken: Option<String>,
    /// The rules that differ from the usual ones, a sentence each.
    pub rules: Vec<String>,
    /// What tells this game from all others.
    pub identity: String,
    /// What only this game tells.
    pub own: G,
}

/// One of the players.
#[derive(Clone, Debug)]
pub struct Player<H> {
    /// The seat.
    pub seat: Seat,
    /// The name letter by letter, for programs.
    pub name: String,
    /// The name as it is shown.
    pub shown: String,
    /// How well the computer plays the seat, if it does.
    pub bot: Option<Bot>,
    /// The colour of the pieces.
    pub colour: Colour,
    /// Whether this player began the game.
    pub begins: bool,
    /// The place in the ranking, from 1; equals share it.
    pub rank: u8,
    /// All points.
    pub total: u16,
    /// Money; nothing where it is kept secret.
    pub money: Option<u32>,
    /// How a tie with whoever is ranked before was broken, in a sentence.
    pub tie: Option<String>,
    /// What only this game tells of a player.
    pub has: H,
}

/// Something that was auctioned.
#[derive(Clone, Debug)]
pub struct Sale {
    /// The round or turn.
    pub round: u8,
    /// What.
    pub thing: String,
    /// Who opened or turned it up, if that was noted.
    pub opener: Option<Seat>,
    /// How many bids there were, if they were noted one by one.
    pub bids: Option<usize>,
    /// Who got it.
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
    /// Who decided; nobody, if it was chance.
    pub seat: Option<Seat>,
    /// What, in a sentence.
    pub decided: String,
    /// What has happened because of it, in sentences.
    pub happened: Vec<String>,
    /// The money it has cost or brought whoever decided.
    pub money: i64,
    /// The points it has brought them.
    pub points: i64,
    /// The rule that refuses it, if the table kept it all the same.
    pub against: Option<String>,
    /// Whether it sets a value by hand.
    pub is_correction: bool,
    /// What somebody noted about it.
    pub note: String,
}

/// Where the table went its own way.
#[derive(Clone, Debug)]
pub struct Exception {
    /// The number of the entry, from 1.
    pub number: usize,
    /// The round or turn.
    pub round: u8,
    /// What was done, in a sentence.
    pub done: String,
    /// What the rules say against it; nothing about a value set by hand.
    pub against: Option<String>,
    /// What somebody noted about it.
    pub note: String,
}

/// What only one game tells in its report, and how it says what every game tells.
pub trait Told: Clone + Debug {
    /// What it tells of a player.
    type Has: Clone + Debug;

    /// The game as others know it.
    fn published() -> Published;

    /// The most important sentence: who has won, or that nobody has yet.
    fn verdict(report: &Report<Self>) -> String;

    /// What is done at an entry, and what the rules say against it.
    fn entry(round: u8, number: usize, done: &str, against: Option<&str>) -> String;

    /// How well the computer plays a seat, in the middle of a sentence.
    fn bot(bot: Bot) -> String;

    /// An amount of money with its unit, or that it is kept secret.
    fn money(amount: Option<u32>) -> String;

    /// What stands above the columns of points by where they come from, and above money.
    fn sources(&self) -> (Vec<String>, &'static str);

    /// The points of a player in these columns.
    fn points(has: &Self::Has) -> Vec<String>;

    /// What else there is to say of a player below the ranking.
    fn below(_player: &Player<Self::Has>) -> Option<String> {
        None
    }

    /// What stands above rounds, things and prices in the table of auctions.
    fn auctions() -> [&'static str; 3];

    /// A price in that table.
    fn price(amount: u32) -> String;

    /// What is told between the ranking and the rules, with what is told of auctions.
    fn parts(report: &Report<Self>, auctions: Vec<Part>) -> Vec<Part>;

    /// What was played with beside the game itself, for other programs.
    fn expansions(&self) -> String {
        String::new()
    }

    /// What stands above rounds, money and points in the log as a table.
    fn columns_of_log() -> [&'static str; 3];

    /// What stands above rounds, things and the number of bids in the auctions as a table;
    /// nothing above bids if they are not counted.
    fn columns_of_auctions() -> (&'static str, &'static str, Option<&'static str>);

    /// What lies before a player as SVG, with an element of this class; empty if nothing is
    /// drawn.
    fn drawn(_player: &Player<Self::Has>, _class: &str) -> String {
        String::new()
    }

    /// A player's points, for those who do not see the picture.
    fn place(player: &Player<Self::Has>) -> String;

    /// Draws the ranking and what stands below it; gives the height where it ends.
    fn draw(report: &Report<Self>, scene: &mut Scene, top: f64) -> f64;
}

impl<G: Told> Report<G> {
    /// Other programs know people of several names by the one they go by.
    pub fn known_by(&mut self, people: &Alike) {
        for player in &self.players {
            let called = self.occasion.known_as(player.seat, player.name.trim());
            if !people.group(called).is_empty() {
                let name = people.name(called).to_owned();
                self.occasion.becomes_known_as(player.seat, &name);
            }
        }
    }

    /// A player by seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player<G::Has>> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// What a player is called where people read it.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.player(seat).map_or("", |player| &player.shown)
    }

    /// The players in the order of their seats.
    pub fn seats(&self) -> impl Iterator<Item = &Player<G::Has>> {
        let mut players: Vec<&Player<G::Has>> = self.players.iter().collect();
        players.sort_by_key(|player| player.seat);
        players.into_iter()
    }

    /// Those who share the first place.
    pub fn winners(&self) -> Vec<String> {
        let winners = self.players.iter().filter(|player| player.rank == 1);
        winners.map(|player| player.shown.clone()).collect()
    }

    /// The most important sentence: who has won, or that nobody has yet.
    #[must_use]
    pub fn verdict(&self) -> String {
        let verdict = G::verdict(self);
        match self.is_stopped {
            true => fl!(report_stopped, verdict),
            false => verdict,
        }
    }

    /// How the ties were broken, in sentences.
    pub fn ties(&self) -> impl Iterator<Item = &str> {
        self.players
            .iter()
            .filter_map(|player| player.tie.as_deref())
    }

    /// What there is to say of the players below the ranking, in sentences.
    pub fn below(&self) -> impl Iterator<Item = String> {
        let players = self.players.iter().filter_map(G::below);
        players.chain(self.ties().map(str::to_owned))
    }

    /// Where the table went its own way, a sentence each.
    pub fn exceptions(&self) -> impl Iterator<Item = String> {
        self.exceptions.iter().map(|one| {
            let against = one.against.as_deref();
            told::<G>(one.round, one.number, &one.done, against, &one.note)
        })
    }

    /// The other entries with a note, a sentence each.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        let noted = self.log.iter().filter(|line| {
            let is_told = line.against.is_some() || line.is_correction;
            !is_told && !line.note.trim().is_empty()
        });
        noted.map(|line| told::<G>(line.round, line.number, &line.decided, None, &line.note))
    }

    /// A table of the players, who stand in the first columns with their points.
    pub(super) fn ranking(&self) -> Table {
        let (sources, money) = self.own.sources();
        let mut table = Table::new([
            (fl!(result_rank), true),
            (fl!(result_player), false),
            (fl!(result_total), true),
        ]);
        // Where nothing is known of money, there is no column of it.
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

    /// What was auctioned, if anything was.
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

/// What is done at an entry, with the note on it.
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

/// How strong a bot plays where there are three of them.
pub(crate) fn one_of_three(bot: Bot) -> String {
    let level = match bot.level {
        Level::One | Level::Two => fl!(report_easy),
        Level::Three | Level::Four | Level::Five => fl!(report_medium),
        Level::Six | Level::Seven | Level::Eight => fl!(report_strong),
    };
    level.to_owned()
}

/// The lines of the entries of a session, each told in the position before it.
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

/// What happened at the table between the entries of a session, a sentence each; a bot of a
/// level is called so.
pub(crate) fn asides<G: Game>(session: &Session<G>, level: impl Fn(Bot) -> String) -> Vec<String> {
    let played = session.log()[..session.cursor()].iter().enumerate();
    let mut told = Vec::new();
    for (at, entry) in played {
        let mut people = session.people_at(at).clone();
        for aside in &entry.then {
            let before = aside.seat().map(|seat| people.name(seat).to_owned());
            let before = before.unwrap_or_default();
            let what = frame::aside(aside, &before, |step| level(step.into()));
            told.push(fl!(report_aside, entry = at + 1, what));
            aside.befalls(&mut people.seats);
        }
    }
    told
}

impl Exception {
    /// Where the table went its own way, as far as this log tells it: an entry that lies
    /// face down is no part of it. The refusal of an entry (from 0) is found by `refusal`.
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
    /// An entry (from 0) of a session, of which is not yet said what it decides and what
    /// happens.
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

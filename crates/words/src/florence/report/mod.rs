//! A game to be told to others: who played, what everybody has and whence, what was
//! sold, which works there were, how the principalities look, by which rules was
//! played and where the table went its own way.
//!
//! It is gathered once, in a [`Report`], and every format says what is in it. Who
//! reads it sits in no seat: in a game that goes on nothing is in it that lies face
//! down.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "there are few players, 49 squares, and colours of 255 steps"
)]

pub mod bg_stats;
pub mod csv;
pub mod document;
pub mod html;
pub mod marks;
pub mod picture;
mod rules;

pub use rules::played_under;

pub use crate::report::for_programs;

use jiff::Timestamp;

use crate::fl;
use crate::florence::names::Named;
use crate::florence::sentences::{Words, tie_between};
use crate::florence::{board, result, window};
use crate::report::identity;
use florence::rules::Purses;
use florence::rules::holds::{Counted, tally_counted};
use florence::rules::sources::by_source;
use florence::rules::tally;
use florence::{
    Account, BySource, Character, Decision, Event, Game, History, Phase, PrestigeCard, Profession,
    Setup, Squares, Tile,
};
use table::{Bot, Colour, Game as _, Item, Line as Read, Occasion, People, Seat, Session};

/// How a game is told.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// Without how much money the players have, as long as it goes on (G5).
    pub hides_money: bool,
    /// It is a sheet: a position that was typed in to be counted.
    pub is_sheet: bool,
    /// When it was written down: the best guess where nobody noted when it was played.
    pub written: Option<Timestamp>,
}

/// All that is told about a game.
#[derive(Clone, Debug)]
pub struct Report {
    /// Whether the game is over and every prestige card has been turned over.
    pub is_over: bool,
    /// Whether it is a position that was typed in to be counted.
    pub is_sheet: bool,
    /// The round that was reached.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// When and where.
    pub occasion: Occasion,
    /// When it was over, or a guess.
    pub day: Option<Timestamp>,
    /// Everybody, the best first.
    pub players: Vec<Player>,
    /// What the points come from, in the order of [`Player::sources`].
    pub sources: Vec<&'static str>,
    /// Everything that was auctioned, in order.
    pub auctions: Vec<Auctioned>,
    /// Every work, in order.
    pub works: Vec<Work>,
    /// The log, as far as it is played.
    pub log: Vec<Line>,
    /// Where the table went its own way.
    pub exceptions: Vec<Exception>,
    /// Why no more of the log is told, if an entry does not hold.
    pub broken: Option<String>,
    /// The rules that differ from the printed ones, a sentence each.
    pub rules: Vec<String>,
    /// The expansions that are in the game, by name.
    pub expansions: Vec<&'static str>,
    /// What tells this game from all others.
    pub identity: String,
}

/// One of the players.
#[derive(Clone, Debug)]
pub struct Player {
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
    /// Points on the fame track.
    pub fame: u16,
    /// Money in florins; nothing where it is kept secret.
    pub money: Option<u32>,
    /// How a tie with whoever is ranked before was broken, in a sentence.
    pub tie: Option<String>,
    /// The prestige cards that lie open, and what they bring.
    pub cards: Vec<(PrestigeCard, u16)>,
    /// How many more lie face down.
    pub hidden_cards: u8,
    /// Points by where they come from.
    pub by_source: BySource,
    /// The same in the order of [`Report::sources`]; below 0 for those sold.
    pub sources: Vec<i32>,
    /// The principality; nothing if only its tiles were counted.
    pub home: Option<Home>,
    /// How many works.
    pub works: u8,
}

/// A principality.
#[derive(Clone, Debug)]
pub struct Home {
    /// The tiles, and whose the other part is of a building across a border.
    pub tiles: Vec<(Tile, Squares, Option<String>)>,
    /// Where the palazzo stands.
    pub palazzo: Squares,
    /// Builders.
    pub builders: u8,
    /// Jesters.
    pub jesters: u8,
    /// The freedoms introduced, by name.
    pub freedoms: Vec<&'static str>,
}

/// Something that was auctioned.
#[derive(Clone, Debug)]
pub struct Auctioned {
    /// The round.
    pub round: u8,
    /// What.
    pub thing: &'static str,
    /// Who opened, if that was noted.
    pub opener: Option<Seat>,
    /// How many bids there were, if they were noted one by one.
    pub bids: Option<usize>,
    /// Who got it.
    pub seat: Seat,
    /// The price in florins.
    pub price: u32,
}

/// A completed work.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// The round.
    pub round: u8,
    /// Whose.
    pub seat: Seat,
    /// The profession; none for one of the Princess.
    pub profession: Option<Profession>,
    /// The work value.
    pub value: u16,
    /// The least it had to be.
    pub minimum: u16,
}

impl Work {
    /// Whose work it is called.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.profession {
            Some(card) => card.name(),
            None => Character::Princess.name(),
        }
    }
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// The round.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decided.
    pub seat: Seat,
    /// What, in a sentence.
    pub decided: String,
    /// What has happened because of it, in sentences.
    pub happened: Vec<String>,
    /// What it has cost or brought whoever decided, in florins.
    pub florins: i64,
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
    /// The round.
    pub round: u8,
    /// What was done, in a sentence.
    pub done: String,
    /// What the rules say against it; nothing about a value set by hand.
    pub against: Option<String>,
    /// What somebody noted about it.
    pub note: String,
}

impl Exception {
    /// All of it in a line.
    #[must_use]
    pub fn told(&self) -> String {
        let mut told = match &self.against {
            Some(against) => fl!(
                report_exception,
                round = self.round,
                entry = self.number,
                done = self.done.as_str(),
                against = against.as_str()
            ),
            None => fl!(
                report_correction,
                round = self.round,
                entry = self.number,
                done = self.done.as_str()
            ),
        };
        if !self.note.trim().is_empty() {
            told = fl!(
                report_with_note,
                line = told,
                note = crate::safe(self.note.trim())
            );
        }
        told
    }
}

impl Report {
    /// What there is to tell about a session at the end of its log, wherever in it one
    /// looks now.
    #[must_use]
    pub fn of(session: &Session<Game>, scope: &Scope) -> Self {
        let mut session = session.clone();
        session.go_to(session.legal_len());
        Self::at_cursor(&session, scope)
    }

    fn at_cursor(session: &Session<Game>, scope: &Scope) -> Self {
        let game = session.game();
        let face_down = |seat: Seat| game.player(seat).prestige_cards().hidden() > 0;
        let is_end = match scope.is_sheet {
            true => matches!(game.phase(), Phase::Reveal | Phase::Over),
            false => game.is_over(),
        };
        let is_over = is_end && !game.seats().any(face_down);
        let hides = !is_over && !scope.is_sheet;
        let seen;
        let session = match hides {
            true => {
                seen = session.seen_from(None);
                &seen
            }
            false => session,
        };
        let words = Words::of(session.start());
        let hides_money = match game.variant().purses {
            Purses::AsOneLikes => scope.hides_money,
            Purses::Open => false,
            Purses::Hidden => !scope.is_sheet,
        };
        let words = words.hiding_money(hides_money && !is_over);
        let words = match hides {
            true => words.for_eyes_of(None),
            false => words,
        };
        let occasion = session.occasion().clone();
        let mut players = players(session, &words);
        let mut sources = crate::florence::planning::sources(game.variant().characters);
        if players.iter().any(|player| player.by_source.corrected != 0) {
            sources.push(fl!(report_corrected_points));
            for player in &mut players {
                player.sources.push(player.by_source.corrected);
            }
        }
        Self {
            is_over,
            is_sheet: scope.is_sheet,
            round: session.game().round(),
            rounds: game.variant().rounds,
            players,
            sources,
            auctions: auctions(session),
            works: works(session),
            log: log(session, &words, hides),
            exceptions: exceptions(session, &words),
            broken: session.broken().map(|broken| {
                let seat = session.log()[broken.entry].command.seat;
                let why = words.about(seat).cited(&broken.violation);
                fl!(report_broken, entry = broken.entry + 1, why = why)
            }),
            rules: played_under(session.start()),
            expansions: rules::expansions(session.start()),
            identity: identity::of(session),
            day: occasion.begun.or(occasion.ended).or(scope.written),
            occasion,
        }
    }

    /// What there is to tell about a sheet on which everything was counted and nothing
    /// has a place.
    #[must_use]
    pub fn counted(
        start: &Setup,
        counted: &[Counted],
        occasion: Occasion,
        written: Option<Timestamp>,
    ) -> Self {
        let variant = start.variant();
        let words = Words::of(start);
        let mut people = start.clone();
        let people = Game::take_people(&mut people);
        let ranked = ranked(tally_counted(counted, variant.ties), &words, &people);
        let players = ranked.map(|(account, ranked)| {
            let cards = account.cards.iter().map(|(_, points)| points).sum();
            let by_source = BySource::new(account.seat, account.prestige, cards);
            let works = counted.get(account.seat.index());
            Player {
                begins: account.seat == start.start_player,
                sources: result::of_sources(&by_source, variant.characters),
                by_source,
                works: works.map_or(0, |counted| counted.works),
                home: None,
                ..ranked
            }
        });
        Self {
            is_over: true,
            is_sheet: true,
            round: variant.rounds,
            rounds: variant.rounds,
            identity: identity::of_sheet::<Game>(start, &occasion, &format!("{counted:?}")),
            day: occasion.begun.or(occasion.ended).or(written),
            occasion,
            players: players.collect(),
            sources: crate::florence::planning::sources(variant.characters),
            auctions: Vec::new(),
            works: Vec::new(),
            log: Vec::new(),
            exceptions: Vec::new(),
            broken: None,
            rules: played_under(start),
            expansions: rules::expansions(start),
        }
    }

    /// A player by seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.iter().find(|player| player.seat == seat)
    }

    /// What a player is called where people read it.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.player(seat).map_or("", |player| &player.shown)
    }

    /// The players in the order of their seats.
    pub fn seats(&self) -> impl Iterator<Item = &Player> {
        let mut players: Vec<&Player> = self.players.iter().collect();
        players.sort_by_key(|player| player.seat);
        players.into_iter()
    }

    /// The most important sentence: who has won, or that nobody has yet.
    #[must_use]
    pub fn verdict(&self) -> String {
        let best = self.players.first().map_or(0, |player| player.total);
        if self.is_over {
            let winners = self.players.iter().filter(|player| player.rank == 1);
            let winners: Vec<String> = winners.map(|player| player.shown.clone()).collect();
            return board::winner(&winners, best);
        }
        match self.is_sheet {
            true => fl!(report_sheet_so_far, round = self.round),
            false => fl!(
                report_not_finished,
                round = self.round,
                rounds = self.rounds
            ),
        }
    }

    /// The prestige cards of a player in a line; nothing if there are none.
    #[must_use]
    pub fn cards_of(&self, player: &Player) -> Option<String> {
        let cards = player.cards.iter();
        let mut cards: Vec<String> = cards
            .map(|&(card, value)| format!("{} ({})", card.name(), crate::florence::points(value)))
            .collect();
        if player.hidden_cards > 0 {
            cards.push(fl!(result_hidden_cards, number = player.hidden_cards));
        }
        (!cards.is_empty()).then(|| {
            fl!(
                result_prestige_cards,
                player = player.shown.as_str(),
                cards = cards.join(", ")
            )
        })
    }

    /// How the ties were broken, in sentences.
    pub fn ties(&self) -> impl Iterator<Item = &str> {
        self.players
            .iter()
            .filter_map(|player| player.tie.as_deref())
    }
}

fn players(session: &Session<Game>, words: &Words<'_>) -> Vec<Player> {
    let game = session.game();
    let people = session.people();
    let sources = by_source(session);
    // Who began is whoever was start player when the first round ended: it may have
    // been set right by then.
    let first = session.game_at(0).unwrap_or(game);
    let positions = (0..=session.cursor()).map_while(|n| session.game_at(n));
    let first_round = positions.take_while(|there| there.round() == first.round());
    let began = first_round.last().unwrap_or(first).start_player();
    let players = ranked(tally(game), words, people).map(|(account, ranked)| {
        let seat = account.seat;
        let player = game.player(seat);
        let home = player.principality();
        let tiles = home.tiles().map(|(tile, squares)| {
            let partner = match tile {
                Tile::Building(kind) => home.partner(kind),
                Tile::Landscape(_) => None,
            };
            (tile, squares, partner.map(|seat| words.seat(seat)))
        });
        Player {
            begins: seat == began,
            by_source: sources[seat.index()],
            sources: result::of_sources(&sources[seat.index()], game.variant().characters),
            home: Some(Home {
                tiles: tiles.collect(),
                palazzo: home.palazzo(),
                builders: player.builders(),
                jesters: player.jesters(),
                freedoms: player
                    .freedoms()
                    .iter()
                    .map(|freedom| freedom.name())
                    .collect(),
            }),
            works: player.works(),
            ..ranked
        }
    });
    players.collect()
}

/// What an account says about everybody, the best first.
fn ranked(
    accounts: Vec<Account>,
    words: &Words<'_>,
    people: &People,
) -> impl Iterator<Item = (Account, Player)> {
    let mut before: Option<(String, u32)> = None;
    accounts.into_iter().map(move |account| {
        let seat = account.seat;
        let shown = words.seat(seat);
        let last = before.replace((shown.clone(), account.money));
        let tie = account.tie.zip(last).map(|(tie, (name, money))| {
            let tie = tie_between(tie, &shown, &name);
            match words.hides_money() {
                true => fl!(result_tie, tie = tie),
                false => fl!(
                    result_tie_money,
                    tie = tie,
                    money = words.money(account.money),
                    before = words.money(money)
                ),
            }
        });
        let player = Player {
            seat,
            name: words.name(seat),
            shown,
            bot: people.bot(seat),
            colour: people.colour(seat),
            begins: false,
            rank: account.rank,
            total: account.total,
            fame: account.prestige,
            money: (!words.hides_money()).then_some(account.money),
            tie,
            cards: account.cards.clone(),
            hidden_cards: account.hidden_cards,
            by_source: BySource::new(seat, account.prestige, 0),
            sources: Vec::new(),
            home: None,
            works: 0,
        };
        (account, player)
    })
}

fn auctions(session: &Session<Game>) -> Vec<Auctioned> {
    let mut sold = Vec::new();
    let mut opener = None;
    let mut bids = 0;
    for entry in 0..session.cursor() {
        let Some(before) = session.game_at(entry) else {
            break;
        };
        let command = session.log()[entry].command;
        match command.decision {
            Decision::Name(_) => (opener, bids) = (Some(command.seat), 1),
            Decision::Raise(_) => bids += 1,
            _ => {}
        }
        for event in session.events_of(entry) {
            let (seat, thing, price): (Seat, &'static str, u32) = match *event {
                Event::Acquired {
                    seat,
                    object,
                    price,
                } => (seat, object.name(), price),
                Event::TookCharacter {
                    seat,
                    character,
                    price,
                } => (seat, character.name(), price),
                _ => continue,
            };
            let is_object = matches!(event, Event::Acquired { .. });
            let opener = opener.take().filter(|_| is_object);
            sold.push(Auctioned {
                round: before.round(),
                thing,
                opener,
                bids: opener.map(|_| bids),
                seat,
                price,
            });
        }
    }
    sold
}

fn works(session: &Session<Game>) -> Vec<Work> {
    let works = History::of(session).works.into_iter();
    works
        .map(|work| Work {
            round: work.round,
            seat: work.seat,
            profession: work.profession,
            value: work.value,
            minimum: work.minimum,
        })
        .collect()
}

fn log(session: &Session<Game>, words: &Words<'_>, hides: bool) -> Vec<Line> {
    let mut log = Vec::new();
    for at in 0..session.cursor() {
        let Some(before) = session.game_at(at) else {
            break;
        };
        let entry = match session.line(at, None) {
            Some(Read::FaceDown(_)) if hides => continue,
            _ => &session.log()[at],
        };
        let command = entry.command;
        let events = session.events_of(at);
        let (mut florins, mut points) = (0, 0);
        for event in events {
            match *event {
                Event::Money { seat, florins: sum } if seat == command.seat => florins += sum,
                Event::Gained {
                    seat, points: sum, ..
                } if seat == command.seat => points += i64::from(sum),
                _ => {}
            }
        }
        if let Decision::Sell(sold) = command.decision {
            points -= i64::from(sold);
        }
        log.push(Line {
            number: at + 1,
            round: before.round(),
            phase: before.phase(),
            seat: command.seat,
            decided: words.played(Some(before), &command),
            happened: events
                .iter()
                .filter_map(|event| words.event(event))
                .collect(),
            florins,
            points,
            against: entry.kept.as_ref().map(|kept| kept.rule.clone()),
            is_correction: command.decision.is_correction(),
            note: entry.note.clone(),
        });
    }
    log
}

fn exceptions(session: &Session<Game>, words: &Words<'_>) -> Vec<Exception> {
    let exceptions = session.exceptions().map(|at| {
        let entry = &session.log()[at];
        let before = session.game_at(at);
        let against = entry
            .kept
            .as_ref()
            .map(|kept| match session.refusal_of(at) {
                Some(refusal) => words.about(entry.command.seat).cited(refusal),
                None => fl!(report_against_then, rule = crate::safe(&kept.rule)),
            });
        Exception {
            number: at + 1,
            round: before.map_or(1, Game::round),
            done: words.played(before, &entry.command),
            against,
            note: entry.note.clone(),
        }
    });
    exceptions.collect()
}

/// The part of the game an entry belongs to, in a word.
#[must_use]
pub fn phase_name(phase: Phase) -> &'static str {
    window::phase(phase)
}

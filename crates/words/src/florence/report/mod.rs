//! The report of a game: who played, the points of the players and their sources, the
//! auctions, the works, the principalities, the rules in use and the deviations from them.
//!
//! The content is gathered once, in a [`Report`], and every format contains all of it. Its
//! reader has no seat: reports of a running game never show face-down cards.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "there are few players, 49 squares, and colours of 255 steps"
)]

mod document;
pub mod picture;
mod rules;

pub use rules::played_under;

pub use crate::report::{for_programs, formats};

use jiff::Timestamp;

use crate::fl;
use crate::florence::names::Named;
use crate::florence::sentences::{Words, tie_between};
use crate::florence::{result, window};
use crate::report::identity;
use crate::report::told::{self, Exception, Line, Sale, lines};
use florence::rules::Purses;
use florence::rules::holds::{Counted, tally_counted};
use florence::rules::sources::by_source;
use florence::rules::tally;
use florence::{
    Account, BySource, Character, Decision, Event, Game, History, Phase, PrestigeCard, Profession,
    Setup, Squares, Tile, Violation,
};
use table::{Game as _, Item as _, Line as Read, Occasion, People, Seat, Session};

/// How a game is reported.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    /// Whether to leave out the players' money while the game goes on (G5).
    pub hides_money: bool,
    /// Whether it is a sheet: a position that was typed in to be counted.
    pub is_sheet: bool,
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
    /// Whether it is a position that was typed in to be counted.
    pub is_sheet: bool,
    /// The number of rounds in the game.
    pub rounds: u8,
    /// The sources of the points, in the order of [`Has::sources`].
    pub sources: Vec<&'static str>,
    /// All works, in order.
    pub works: Vec<Work>,
    /// The expansions that are in the game, by name.
    pub expansions: Vec<&'static str>,
}

/// What only this game reports about a player.
#[derive(Clone, Debug)]
pub struct Has {
    /// The face-up prestige cards, and their points.
    pub cards: Vec<(PrestigeCard, u16)>,
    /// The number of face-down prestige cards.
    pub hidden_cards: u8,
    /// The points by source.
    pub by_source: BySource,
    /// The points in the order of [`Own::sources`]; negative for those sold.
    pub sources: Vec<i32>,
    /// The principality; `None` if only its tiles were counted.
    pub home: Option<Home>,
    /// The number of works.
    pub works: u8,
}

/// A principality.
#[derive(Clone, Debug)]
pub struct Home {
    /// The tiles, and for a building across a border the owner of the other part.
    pub tiles: Vec<(Tile, Squares, Option<String>)>,
    /// The squares of the palazzo.
    pub palazzo: Squares,
    /// The number of builders.
    pub builders: u8,
    /// The number of jesters.
    pub jesters: u8,
    /// The introduced freedoms, by name.
    pub freedoms: Vec<&'static str>,
}

/// A completed work.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// The round.
    pub round: u8,
    /// The player.
    pub seat: Seat,
    /// The profession; `None` for a work of the Princess.
    pub profession: Option<Profession>,
    /// The work value.
    pub value: u16,
    /// The minimum it had to reach.
    pub minimum: u16,
}

impl Work {
    /// Returns the name of the work's card.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.profession {
            Some(card) => card.name(),
            None => Character::Princess.name(),
        }
    }
}

impl Report {
    /// Creates the report of a session at the end of its log, wherever its cursor is.
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
        if players.iter().any(|it| it.has.by_source.corrected != 0) {
            sources.push(fl!(report_corrected_points));
            for Player { has, .. } in &mut players {
                has.sources.push(has.by_source.corrected);
            }
        }
        // The reason for a refusal is reported as far as it is visible; a reason that
        // depends on face-down cards is left out.
        let refusal = |at: usize, known: &Violation| {
            let command = &session.log()[at].command;
            let words = words.about(command.seat);
            match hides {
                true => Some(words.cited(&session.game_at(at)?.check(command).err()?)),
                false => Some(words.cited(known)),
            }
        };
        let log = log(session, &words, hides);
        Self {
            is_over,
            is_stopped: session.is_stopped() && !is_over,
            asides: told::asides(session, <Own as told::Told>::bot),
            round: session.game().round(),
            players,
            sales: sales(session),
            exceptions: Exception::of(&log, |at| refusal(at, session.refusal_of(at)?)),
            log,
            broken: session.broken().map(|broken| {
                let why = refusal(broken.entry, &broken.violation);
                let why = why.unwrap_or_else(|| broken.violation.rule.to_string());
                fl!(report_broken, entry = broken.entry + 1, why)
            }),
            rules: played_under(session.start()),
            identity: identity::of(session),
            day: occasion.begun.or(occasion.ended).or(scope.written),
            occasion,
            own: Own {
                is_sheet: scope.is_sheet,
                rounds: game.variant().rounds,
                sources,
                works: works(session),
                expansions: rules::expansions(session.start()),
            },
        }
    }

    /// Creates the report of a sheet on which everything was counted and nothing has a
    /// place.
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
                has: Has {
                    sources: result::of_sources(&by_source, variant.characters),
                    by_source,
                    works: works.map_or(0, |counted| counted.works),
                    ..ranked.has
                },
                ..ranked
            }
        });
        Self {
            is_over: true,
            round: variant.rounds,
            identity: identity::of_sheet::<Game>(start, &occasion, &format!("{counted:?}")),
            day: occasion.begun.or(occasion.ended).or(written),
            occasion,
            players: players.collect(),
            sales: Vec::new(),
            log: Vec::new(),
            exceptions: Vec::new(),
            is_stopped: false,
            asides: Vec::new(),
            broken: None,
            rules: played_under(start),
            own: Own {
                is_sheet: true,
                rounds: variant.rounds,
                sources: crate::florence::planning::sources(variant.characters),
                works: Vec::new(),
                expansions: rules::expansions(start),
            },
        }
    }
}

fn players(session: &Session<Game>, words: &Words<'_>) -> Vec<Player> {
    let game = session.game();
    let people = session.people();
    let sources = by_source(session);
    // The first player is the start player at the end of the first round, because a
    // correction may have changed it by then.
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
        let freedoms = player.freedoms().iter();
        let home = Home {
            tiles: tiles.collect(),
            palazzo: home.palazzo(),
            builders: player.builders(),
            jesters: player.jesters(),
            freedoms: freedoms.map(|freedom| freedom.name()).collect(),
        };
        Player {
            begins: seat == began,
            has: Has {
                by_source: sources[seat.index()],
                sources: result::of_sources(&sources[seat.index()], game.variant().characters),
                home: Some(home),
                works: player.works(),
                ..ranked.has
            },
            ..ranked
        }
    });
    players.collect()
}

/// Returns what an account says about each player, the best first.
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
                true => fl!(result_tie, tie),
                false => fl!(
                    result_tie_money,
                    tie,
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
            money: (!words.hides_money()).then_some(account.money),
            tie,
            has: Has {
                cards: account.cards.clone(),
                hidden_cards: account.hidden_cards,
                by_source: BySource::new(seat, account.prestige, 0),
                sources: Vec::new(),
                home: None,
                works: 0,
            },
        };
        (account, player)
    })
}

fn sales(session: &Session<Game>) -> Vec<Sale> {
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
            sold.push(Sale {
                round: before.round(),
                thing: thing.to_owned(),
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
    lines(session, |at, before| {
        if hides && matches!(session.line(at, None), Some(Read::FaceDown(_))) {
            return None;
        }
        let command = session.log()[at].command;
        let events = session.events_of(at);
        let mut line = Line {
            phase: window::phase(before.phase()).to_owned(),
            decided: words.played(Some(before), &command),
            happened: events
                .iter()
                .filter_map(|event| words.event(event))
                .collect(),
            ..Line::of(session, at, command.seat, before.round())
        };
        for event in events {
            match *event {
                Event::Money { seat, florins: sum } if seat == command.seat => line.money += sum,
                Event::Gained {
                    seat, points: sum, ..
                } if seat == command.seat => line.points += i64::from(sum),
                _ => {}
            }
        }
        if let Decision::Sell(sold) = command.decision {
            line.points -= i64::from(sold);
        }
        Some(line)
    })
}

/// Returns the text beside the board.
fn beside(player: &Player, home: &Home) -> String {
    let freedoms = match home.freedoms.is_empty() {
        true => fl!(report_no_freedom).to_owned(),
        false => home.freedoms.join(", "),
    };
    fl!(
        report_beside,
        builders = home.builders,
        jesters = home.jesters,
        works = player.has.works,
        freedoms
    )
}

//! The report of a game: who played, the points of the players and their sources,
//! elections, auctions and seizures, the rules in use and the deviations from them.
//!
//! The content is gathered once, in a [`Report`], and every format contains all of it. Its
//! reader has no seat: reports of a running game never show face-down cards.

mod document;
pub mod sheet;

pub use crate::report::formats;

use jiff::Timestamp;

use super::sentences::Words;
use crate::fl;
use crate::report::identity;
use crate::report::told::{self, Exception, Line, Sale, lines};
use crate::safe;
use prince::rules::state::Votes;
use prince::rules::tally::Score;
use prince::{CardId, Edition, Event, Game, Options, Place, Setup, Source, Target};
use table::{Eyes, Seat, Session, Set};

/// The game's number at `BoardGameGeek`, for session reports.
pub const BGG_ID: u32 = 7720;

/// How a game is reported.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scope {
    /// Whether to leave out the players' ducats while the game goes on (G3).
    pub hides_money: bool,
    /// When it was written: the best guess if no one recorded when it was played.
    pub written: Option<Timestamp>,
}

/// How a typed position is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// The player elected when its turn ends; `None` if it is not counted as the end of a
    /// turn.
    pub elected: Option<Seat>,
    /// Whether the income of the turn is still to come.
    pub income_to_come: bool,
}

/// The report of a game.
pub type Report = told::Report<Own>;

/// One of the players.
pub type Player = told::Player<Has>;

/// What only this game reports.
#[derive(Clone, Debug)]
pub struct Own {
    /// How it is counted, if it is a typed position.
    pub sheet: Option<Counting>,
    /// The number of turns.
    pub turns: u8,
    /// The sources of the points, in the order of [`Has::sources`].
    pub sources: Vec<Source>,
    /// All elections, in order.
    pub elections: Vec<Elected>,
    /// All attempts to seize something, in order.
    pub seizures: Vec<Seizure>,
}

/// What only this game reports about a player.
#[derive(Clone, Debug)]
pub struct Has {
    /// Points by source, in the order of [`Own::sources`].
    pub sources: Vec<u16>,
    /// Points by turn.
    pub turns: Vec<u16>,
    /// What is in front of this player: holdings with the cards under them, then the rest.
    pub pieces: Vec<String>,
}

/// An election.
#[derive(Clone, Debug)]
pub struct Elected {
    /// The turn.
    pub turn: u8,
    /// The player who was elected.
    pub pope: Seat,
    /// The number of ballots.
    pub ballots: u16,
    /// The votes of the last ballot, from seat A on.
    pub votes: Votes,
}

/// An attempt to seize something.
#[derive(Clone, Debug)]
pub struct Seizure {
    /// The turn.
    pub turn: u8,
    /// The attacker.
    pub attacker: Seat,
    /// What was attacked.
    pub target: String,
    /// The strength of the attack.
    pub attack: u16,
    /// The strength of the defence.
    pub defence: u16,
    /// Whether the attack succeeded.
    pub won: bool,
}

impl Report {
    /// Creates the report of a session at the end of its log, wherever its cursor is.
    #[must_use]
    pub fn of(session: &Session<Game>, scope: &Scope) -> Self {
        let mut session = session.clone();
        session.go_to(session.legal_len());
        let is_over = session.game().is_over();
        if !is_over {
            session = session.seen_from(None);
        }
        let start = session.start();
        let mut words = Words::new(start);
        words = words.hiding_money((scope.hides_money || words.hides_money()) && !is_over);
        if !is_over {
            words = words.for_eyes_of(None);
        }
        let occasion = session.occasion().clone();
        let game = session.game();
        let scores = game.seats().flat_map(|seat| game.scores(seat).to_vec());
        let sources = sources(&scores.collect::<Vec<Score>>());
        let log = log(&session, words, is_over);
        // The reason for a refusal is reported as far as it is visible; a reason that
        // depends on face-down cards is left out.
        let refusal = |at: usize| {
            let told = session.told(at, eyes(is_over))?;
            let seen = session.game_at(at)?.check(&session.log()[at].command);
            Some(words.refusal(told, &seen.err()?))
        };
        let mut report = Self {
            is_over,
            is_stopped: session.is_stopped() && !is_over,
            asides: told::asides(&session, <Own as told::Told>::bot),
            round: session.game().turn(),
            players: players(&session, &words, &sources),
            sales: Vec::new(),
            exceptions: Exception::of(&log, refusal),
            log,
            broken: session.broken().and_then(|broken| {
                let told = session.told(broken.entry, eyes(is_over))?;
                let why = refusal(broken.entry).unwrap_or_else(|| match told.open() {
                    Some(_) => broken.violation.rule.to_string(),
                    None => words.refusal(told, &broken.violation),
                });
                Some(fl!(prince_report_broken, entry = broken.entry + 1, why))
            }),
            rules: played_under(start),
            identity: identity::of(&session),
            day: occasion.begun.or(occasion.ended).or(scope.written),
            occasion,
            own: Own {
                sheet: None,
                turns: session.game().turns(),
                sources,
                elections: Vec::new(),
                seizures: Vec::new(),
            },
        };
        report.tell_events(&session, &words);
        report
    }

    /// Reports elections, auctions and seizures, as they happened.
    fn tell_events(&mut self, session: &Session<Game>, words: &Words<'_>) {
        let mut ballots = 0;
        let mut last = Votes::default();
        let mut attacked: Option<(Seat, Target)> = None;
        for entry in 0..session.cursor() {
            let Some(before) = session.game_at(entry) else {
                break;
            };
            let turn = before.turn();
            for event in session.events_of(entry) {
                match *event {
                    Event::Counted(votes) => {
                        ballots += 1;
                        last = votes;
                    }
                    Event::Elected(pope, _) => self.own.elections.push(Elected {
                        turn,
                        pope,
                        ballots: std::mem::take(&mut ballots),
                        votes: std::mem::take(&mut last),
                    }),
                    Event::Sold(seat, card, price) => self.sales.push(Sale {
                        round: turn,
                        thing: words.card(card),
                        opener: before.active(),
                        bids: None,
                        seat,
                        price,
                    }),
                    Event::Attacked(seat, target, _) => attacked = Some((seat, target)),
                    Event::Fought(attack, defence, won) => {
                        if let Some((attacker, target)) = attacked.take() {
                            self.own.seizures.push(Seizure {
                                turn,
                                attacker,
                                target: words.target(target),
                                attack,
                                defence,
                                won,
                            });
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Returns the sources of these points: the usual ones, and others if there are any.
fn sources(scores: &[Score]) -> Vec<Source> {
    let brought = |source: Source| scores.iter().any(|score| score.of(source) > 0);
    let all = Source::ALL.into_iter();
    all.filter(|&source| match source {
        Source::Money | Source::Pope | Source::Holdings | Source::Artists => true,
        Source::Offices | Source::Told => brought(source),
    })
    .collect()
}

fn players(session: &Session<Game>, words: &Words<'_>, sources: &[Source]) -> Vec<Player> {
    let game = session.game();
    let people = session.people();
    let ranking = game.ranking().into_iter();
    let players = ranking.map(|ranked| {
        let seat = ranked.seat;
        let scores = game.scores(seat);
        let of = |source: &Source| scores.iter().map(|score| score.of(*source)).sum();
        Player {
            seat,
            name: words.name(seat),
            shown: words.seat(seat),
            bot: people.bot(seat),
            colour: people.colour(seat),
            begins: seat == session.start().pope,
            rank: ranked.rank,
            total: ranked.points,
            money: (!words.hides_money()).then(|| game.money(seat)),
            tie: None,
            has: Has {
                sources: sources.iter().map(of).collect(),
                turns: scores.iter().map(|score| score.total()).collect(),
                pieces: pieces(game, words, seat),
            },
        }
    });
    players.collect()
}

/// Lists what is in front of a player, in words.
fn pieces(game: &Game, words: &Words<'_>, seat: Seat) -> Vec<String> {
    let mut pieces = Vec::new();
    for place in game.places(seat) {
        let under = game.all_under(place);
        match (place, under.is_empty()) {
            (Place::Base(_), true) => {}
            (_, true) => pieces.push(words.place(place)),
            (_, false) => pieces.push(fl!(
                prince_report_holding,
                place = words.place(place),
                cards = told(words, under)
            )),
        }
    }
    let open = game.unprotected(seat).iter();
    pieces.extend(open.map(|card| words.card(card)));
    pieces
}

fn told(words: &Words<'_>, cards: Set<CardId>) -> String {
    let cards: Vec<String> = cards.iter().map(|card| words.card(card)).collect();
    cards.join(", ")
}

/// Returns the viewer for the log in a report: a reader knows what is open, and everything
/// once the game is over.
fn eyes(is_over: bool) -> Eyes {
    if is_over { Eyes::All } else { Eyes::None }
}

fn log(session: &Session<Game>, words: Words<'_>, is_over: bool) -> Vec<Line> {
    lines(session, |at, before| {
        let told = session.told(at, eyes(is_over))?;
        let command = told.open()?;
        let events = session.events_of(at);
        let mut line = Line {
            phase: words.phase(before),
            decided: words.decision(Some(before), told),
            happened: events.iter().map(|event| words.event(event)).collect(),
            ..Line::of(session, at, command.seat, before.turn())
        };
        for event in events {
            match *event {
                Event::Paid(seat, sum, _) if seat == command.seat => line.money -= i64::from(sum),
                Event::Earned(seat, sum, _) if seat == command.seat => line.money += i64::from(sum),
                Event::Scored(seat, score) if seat == command.seat => {
                    line.points += i64::from(score.total());
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
    let options = start.options;
    let mut rules = Vec::new();
    if !options.trade {
        rules.push(fl!(prince_report_no_trade).to_owned());
    }
    if options.conclave_limit > 0 {
        rules.push(fl!(
            prince_report_conclave,
            ballots = options.conclave_limit
        ));
    }
    if options.simony_at_shuffle {
        rules.push(fl!(prince_report_simony).to_owned());
    }
    let printed = Options::default();
    if options.turns != printed.turns {
        rules.push(fl!(prince_report_house_turns, turns = options.turns));
    }
    if options.points_of_pope != printed.points_of_pope {
        let points = options.points_of_pope;
        rules.push(fl!(prince_report_house_pope, points));
    }
    if options.ducats_for_point != printed.ducats_for_point {
        let ducats = options.ducats_for_point;
        rules.push(fl!(prince_report_house_ducats, ducats));
    }
    if options.elects_first {
        rules.push(fl!(prince_report_house_elect_first).to_owned());
    }
    if start.edition != *Edition::studiolo().data() {
        let name = safe(&start.edition.name);
        rules.push(fl!(prince_report_edition, name));
    }
    rules
}

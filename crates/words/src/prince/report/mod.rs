//! A game to be told to others: who played, what everybody has and whence, who was
//! elected, what was sold and seized, by which rules was played and where the table went
//! its own way.
//!
//! It is gathered once, in a [`Report`], and every format says what is in it. Who reads it
//! sits in no seat: in a game that goes on nothing is in it that lies face down.

pub mod document;
pub mod formats;
pub mod sheet;

use jiff::Timestamp;

use super::names::points;
use super::sentences::Words;
use crate::fl;
use crate::report::identity;
use crate::safe;
use crate::text::listed;
use prince::rules::options::TURNS;
use prince::rules::state::Votes;
use prince::rules::tally::Score;
use prince::{CardId, Edition, Event, Game, Place, Setup, Source, Target};
use table::{Bot, Colour, Eyes, Level, Occasion, Seat, Session, Set};

/// How a game is told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scope {
    /// Without how many ducats the players have, as long as it goes on (G3).
    pub hides_money: bool,
    /// When it was written down: the best guess where nobody noted when it was played.
    pub written: Option<Timestamp>,
}

/// How a position that was typed in is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Who is elected when its turn ends; nobody if it is not to be counted as its end.
    pub elected: Option<Seat>,
    /// Whether the income of the turn is still to come.
    pub income_to_come: bool,
}

/// All that is told about a game.
#[derive(Clone, Debug)]
pub struct Report {
    /// How it is counted, if it is a position that was typed in.
    pub sheet: Option<Counting>,
    /// Whether the game is over.
    pub is_over: bool,
    /// The turn that was reached.
    pub turn: u8,
    /// When and where.
    pub occasion: Occasion,
    /// When it was over, or a guess.
    pub day: Option<Timestamp>,
    /// Everybody, the best first.
    pub players: Vec<Player>,
    /// What the points come from, in the order of [`Player::sources`].
    pub sources: Vec<Source>,
    /// Who was elected, in order.
    pub elections: Vec<Elected>,
    /// Everything that was auctioned, in order.
    pub sales: Vec<Sale>,
    /// Every attempt to seize something, in order.
    pub seizures: Vec<Seizure>,
    /// The log, as far as it is played.
    pub log: Vec<Line>,
    /// Where the table went its own way, a sentence each.
    pub exceptions: Vec<String>,
    /// Entries with a note, a sentence each; not those of [`exceptions`](Self::exceptions).
    pub notes: Vec<String>,
    /// Why no more of the log is told, if an entry does not hold.
    pub broken: Option<String>,
    /// The rules that differ from the usual ones, a sentence each.
    pub rules: Vec<String>,
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
    /// Whether this player began the game as Pope.
    pub begins: bool,
    /// The place in the ranking, from 1; equals share it.
    pub rank: u8,
    /// All points.
    pub total: u16,
    /// Points by where they come from, in the order of [`Report::sources`].
    pub sources: Vec<u16>,
    /// Points by turn.
    pub turns: [u16; 3],
    /// Ducats; nothing where they are kept secret.
    pub money: Option<u32>,
    /// What lies before this player: holdings with what is under them, then the rest.
    pub pieces: Vec<String>,
}

/// An election.
#[derive(Clone, Debug)]
pub struct Elected {
    /// The turn.
    pub turn: u8,
    /// Who was elected.
    pub pope: Seat,
    /// How many ballots there were.
    pub ballots: u16,
    /// The votes of the last one, from seat A on.
    pub votes: Votes,
}

/// Something that was auctioned.
#[derive(Clone, Debug)]
pub struct Sale {
    /// The turn.
    pub turn: u8,
    /// Which card.
    pub card: String,
    /// Who turned it up.
    pub opener: Option<Seat>,
    /// Who received it.
    pub seat: Seat,
    /// The price in ducats.
    pub price: u32,
}

/// An attempt to seize something.
#[derive(Clone, Debug)]
pub struct Seizure {
    /// The turn.
    pub turn: u8,
    /// Who attacked.
    pub attacker: Seat,
    /// What.
    pub target: String,
    /// Strength of the attack.
    pub attack: u16,
    /// Strength of the defence.
    pub defence: u16,
    /// Whether it was taken.
    pub won: bool,
}

/// An entry of the log.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    /// The turn.
    pub turn: u8,
    /// What was decided about, as a heading.
    pub phase: String,
    /// Who decided.
    pub seat: Seat,
    /// What, in a sentence.
    pub decided: String,
    /// What has happened because of it, in sentences.
    pub happened: Vec<String>,
    /// What it has cost or brought whoever decided, in ducats.
    pub ducats: i64,
    /// The points it has brought them.
    pub points: i64,
    /// The rule that refuses it, if the table kept it all the same.
    pub against: Option<String>,
    /// Whether it sets a value by hand.
    pub is_correction: bool,
    /// What somebody noted about it.
    pub note: String,
}

impl Report {
    /// What there is to tell about a session at the end of its log, wherever in it one
    /// looks now.
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
        let scores = game.seats().flat_map(|seat| *game.scores(seat));
        let sources = sources(&scores.collect::<Vec<Score>>());
        let mut report = Self {
            sheet: None,
            is_over,
            turn: session.game().turn(),
            players: players(&session, &words, &sources),
            sources,
            elections: Vec::new(),
            sales: Vec::new(),
            seizures: Vec::new(),
            log: log(&session, words, is_over),
            exceptions: Vec::new(),
            notes: Vec::new(),
            broken: session.broken().and_then(|broken| {
                let told = session.told(broken.entry, eyes(is_over))?;
                let why = words.refusal(told, &broken.violation);
                Some(fl!(
                    prince_report_broken,
                    entry = broken.entry + 1,
                    why = why
                ))
            }),
            rules: played_under(start),
            identity: identity::of(&session),
            day: occasion.begun.or(occasion.ended).or(scope.written),
            occasion,
        };
        report.tell_events(&session, &words);
        report.tell_exceptions(&session, &words);
        report
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
    #[must_use]
    pub fn seats(&self) -> Vec<&Player> {
        let mut players: Vec<&Player> = self.players.iter().collect();
        players.sort_by_key(|player| player.seat);
        players
    }

    /// The most important sentence: who has won, or that nobody has yet.
    #[must_use]
    pub fn verdict(&self) -> String {
        let elected = self.sheet.map(|counting| counting.elected);
        match (self.is_over, elected) {
            (true, _) => {}
            (false, None) => {
                return fl!(prince_report_not_finished, turn = self.turn, turns = TURNS);
            }
            (false, Some(None)) => {
                return fl!(prince_report_typed, turn = self.turn, turns = TURNS);
            }
            (false, Some(Some(pope))) => {
                return fl!(
                    prince_report_counted,
                    turn = self.turn,
                    turns = TURNS,
                    pope = self.name(pope)
                );
            }
        }
        let best = self.players.first().map_or(0, |player| player.total);
        let winners = self.players.iter().filter(|player| player.rank == 1);
        let winners: Vec<String> = winners.map(|player| player.shown.clone()).collect();
        fl!(
            prince_report_wins,
            players = listed(&winners),
            count = winners.len(),
            points = points(best)
        )
    }

    /// Elections, auctions and seizures, as they happened.
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
                    Event::Elected(pope, _) => self.elections.push(Elected {
                        turn,
                        pope,
                        ballots: std::mem::take(&mut ballots),
                        votes: std::mem::take(&mut last),
                    }),
                    Event::Sold(seat, card, price) => self.sales.push(Sale {
                        turn,
                        card: words.card(card),
                        opener: before.active(),
                        seat,
                        price,
                    }),
                    Event::Attacked(seat, target, _) => attacked = Some((seat, target)),
                    Event::Fought(attack, defence, won) => {
                        if let Some((attacker, target)) = attacked.take() {
                            self.seizures.push(Seizure {
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

    fn tell_exceptions(&mut self, session: &Session<Game>, words: &Words<'_>) {
        for line in &self.log {
            let at = line.number - 1;
            let done = line.decided.as_str();
            let (turn, number) = (line.turn, line.number);
            let against = line.against.as_ref().map(|rule| {
                let refusal = session.refusal_of(at);
                let told = session.told(at, eyes(self.is_over)).zip(refusal);
                let told = told.map(|(told, why)| words.refusal(told, why));
                told.unwrap_or_else(|| fl!(report_against_then, rule = safe(rule)))
            });
            let is_exception = against.is_some() || line.is_correction;
            let note = line.note.trim();
            if !is_exception && note.is_empty() {
                continue;
            }
            let mut told = match against {
                Some(against) => fl!(
                    prince_report_exception,
                    turn = turn,
                    entry = number,
                    done = done,
                    against = against
                ),
                None => fl!(
                    prince_report_correction,
                    turn = turn,
                    entry = number,
                    done = done
                ),
            };
            if !note.is_empty() {
                told = fl!(report_with_note, line = told, note = safe(note));
            }
            match is_exception {
                true => self.exceptions.push(told),
                false => self.notes.push(told),
            }
        }
    }
}

/// What these points come from: the usual sources, and others where there are any.
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
            sources: sources.iter().map(of).collect(),
            turns: scores.map(|score| score.total()),
            money: (!words.hides_money()).then(|| game.money(seat)),
            pieces: pieces(game, words, seat),
        }
    });
    players.collect()
}

/// What lies before a player, in words.
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

/// With whose eyes a report looks at the log: those who get it know what lies open, and
/// everything once the game is over.
fn eyes(is_over: bool) -> Eyes {
    if is_over { Eyes::All } else { Eyes::None }
}

fn log(session: &Session<Game>, words: Words<'_>, is_over: bool) -> Vec<Line> {
    let mut log = Vec::new();
    for at in 0..session.cursor() {
        let Some(before) = session.game_at(at) else {
            break;
        };
        let Some(told) = session.told(at, eyes(is_over)) else {
            break;
        };
        let Some(command) = told.open() else {
            continue;
        };
        let entry = &session.log()[at];
        let events = session.events_of(at);
        let (mut ducats, mut points) = (0, 0);
        for event in events {
            match *event {
                Event::Paid(seat, sum, _) if seat == command.seat => ducats -= i64::from(sum),
                Event::Earned(seat, sum, _) if seat == command.seat => ducats += i64::from(sum),
                Event::Scored(seat, score) if seat == command.seat => {
                    points += i64::from(score.total());
                }
                _ => {}
            }
        }
        let happened = events.iter().map(|event| words.event(event));
        log.push(Line {
            number: at + 1,
            turn: before.turn(),
            phase: words.phase(before),
            seat: command.seat,
            decided: words.decision(Some(before), told),
            happened: happened.collect(),
            ducats,
            points,
            against: entry.kept.as_ref().map(|kept| kept.rule.clone()),
            is_correction: command.decision.is_correction(),
            note: entry.note.clone(),
        });
    }
    log
}

/// Everything the table agreed on that is not usual, a sentence each.
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
    if start.edition != *Edition::studiolo().data() {
        let name = safe(&start.edition.name);
        rules.push(fl!(prince_report_edition, name = name));
    }
    rules
}

/// How well the computer plays a seat, in the middle of a sentence.
fn bot(bot: Bot) -> String {
    let level = match bot.level {
        Level::One | Level::Two => fl!(prince_report_easy),
        Level::Three | Level::Four | Level::Five => fl!(prince_report_medium),
        Level::Six | Level::Seven | Level::Eight => fl!(prince_report_strong),
    };
    level.to_owned()
}

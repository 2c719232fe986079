//! The tables of The Prince in `tests/data/look`: games in which every possible decision
//! occurs. Each is legal to its end and has every moment; `cargo test --test
//! prince_pictured -- --ignored` plays them again.

#[path = "../../../../tests/window/prince_moments.rs"]
mod moments;
#[path = "../../../../tests/window/prince_told.rs"]
mod told;

use moments::Moment;
use prince::mind::bot::{Level, decide};
use prince::{Aim, CardType, Command, Decision, Event, Game, Lot, Options, Phase, Setup, Step};
use table::{Item as _, Save, Seat, Session, Set};
use told::Table;

const FOUR: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];
/// The longest possible names.
const LONG: [&str; 5] = [
    "Maximiliane Hohenberger-Fürstenwalder v.",
    "Przemysław Wiśniewski-Brzęczyszczykiewic",
    "Lady Wilhelmina Featherstonehaugh-Chol.",
    "Zdzisława Szczebrzeszyńska-Grzęda",
    "Bartholomäus Freiherr von Hohenlohe",
];
const TABLES: [&str; 4] = [
    "prince-four",
    "prince-five",
    "prince-alone",
    "prince-shared",
];

fn options() -> Options {
    Options {
        trade: true,
        simony_at_shuffle: true,
        ..Options::with_bots()
    }
}

#[test]
fn every_table_is_legal_and_has_every_moment() {
    for name in TABLES {
        let session = moments::table(name);
        assert!(session.broken().is_none(), "{name}");
        assert_eq!(session.cursor(), session.log().len(), "{name}");
        assert!(session.game().is_over(), "{name}");
        assert_eq!(session.exceptions().count(), 0, "{name}");
        let is_digital = session.game().is_digital();
        for moment in Moment::ALL {
            let there = moments::entries(&session, moment).is_some();
            assert_eq!(
                there,
                !(is_digital && moment.is_told()),
                "{name} {moment:?}"
            );
        }
    }
}

/// Returns a decision that makes something happen for the first time, if this is the moment
/// for it.
fn wanted(game: &Game, seat: Seat, had: &[Moment]) -> Option<Decision> {
    let has = |moment| had.contains(&moment);
    let legal = game.legal_for(seat);
    let find = |is_it: &dyn Fn(&Decision) -> bool| legal.iter().copied().find(|it| is_it(it));
    let sort = |card| game.type_of(card);
    let pope = game.pope();
    if let Some(trade) = game.trade() {
        return match trade.accepted {
            true => Some(Decision::Consent(true)),
            false => (seat != Seat::A).then_some(Decision::Accept),
        };
    }
    if let Some((_, card)) = game.arrival() {
        // A card in front can go under a holding later.
        let in_front = Decision::Place(card, None);
        let waits = seat == Seat::A && !has(Moment::Furnishing) && legal.contains(&in_front);
        return waits.then_some(in_front);
    }
    let all_to = |to: Seat| {
        let mut votes = [0; 5];
        votes[to.index()] = game.votes(seat);
        Some(Decision::Vote(votes))
    };
    match *game.phase() {
        // In turn 1 the secret ballot elects nobody and the open one elects Anna; in turn 2
        // Ben is elected.
        Phase::Ballot(_) if game.turn() == 1 => all_to(seat),
        Phase::OpenBallot(_) if game.turn() == 1 => all_to(Seat::A),
        Phase::Ballot(_) | Phase::OpenBallot(_) if game.turn() == 2 => all_to(Seat::B),
        Phase::Shuffle if pope == Seat::B => find(&|it| *it == Decision::Shuffle),
        // Attack something that Anna can defend.
        Phase::Step(Step::Seize { tried: false }) if seat != Seat::A && !has(Moment::Defence) => {
            let anna = |target| game.holder(target) == Ok(Seat::A);
            find(
                &|it| matches!(*it, Decision::Seize(target, with) if anna(target) && !with.is_empty()),
            )
        }
        Phase::Step(step) if seat != Seat::A => {
            let office = game.laid_of(seat, CardType::Office).first();
            let other = game
                .seats()
                .find(|&other| other != seat && other != Seat::A);
            let sale = |card, to, money| {
                let give = Lot {
                    cards: Set::only(card),
                    ..Lot::default()
                };
                let take = Lot {
                    money,
                    ..Lot::default()
                };
                let offer = Decision::Offer(to, give, take);
                game.check(&Command::new(seat, offer)).ok().map(|()| offer)
            };
            let sells = match (office, other) {
                (Some(office), Some(_)) if !has(Moment::Offer) => sale(office, Seat::A, 12),
                (Some(office), Some(other)) if !has(Moment::Consent) && pope == Seat::A => {
                    sale(office, other, 1)
                }
                _ => None,
            };
            let plays = || {
                let is = |it: &Decision| match *it {
                    Decision::Play(card, Aim::Card(at)) => {
                        let is_office = sort(at) == CardType::Office;
                        match sort(card) {
                            CardType::Poison => {
                                !has(Moment::Doctors) || (!has(Moment::Gift) && is_office)
                            }
                            CardType::Bravo => !has(Moment::Gift) && is_office,
                            _ => false,
                        }
                    }
                    Decision::Play(card, Aim::None) => sort(card) == CardType::Simony,
                    _ => false,
                };
                find(&is)
            };
            sells.or_else(|| (step == Step::Play).then(plays).flatten())
        }
        Phase::Step(Step::Play) => find(&|it| match *it {
            Decision::Play(card, Aim::Card(at)) => {
                let is_office = sort(at) == CardType::Office;
                sort(card) == CardType::Bravo && is_office && !has(Moment::Gift)
            }
            Decision::Play(card, Aim::Seat(_)) => sort(card) == CardType::Spy && game.turn() > 1,
            _ => false,
        }),
        Phase::Step(Step::Acquire) if game.turn() == 2 => find(&|it| *it == Decision::Spy),
        _ => None,
    }
}

/// Plays a game on the screen in which all of Anna's moments occur.
fn played(names: &[&str], seed: u64) -> Option<Session<Game>> {
    let mut setup = Setup::digital(names.iter().copied(), seed);
    setup.options = options();
    let mut session: Session<Game> = Session::new(setup).expect("a sound start");
    let mut had = Vec::new();
    while !session.game().is_over() {
        let game = *session.game();
        let may = game.may_decide();
        // Anna answers last.
        let seat = game.clockwise(Seat::B).find(|&seat| may.contains(seat))?;
        if seat == Seat::A {
            had.extend(Moment::ALL.into_iter().filter(|moment| moment.is_at(&game)));
        }
        let command = match wanted(&game, seat, &had) {
            Some(decision) => Command::new(seat, decision),
            None => decide(&game.seen_from(Some(seat)), seat, Level::Four, seed),
        };
        if session.play(command).is_err() || session.log().len() > 1200 {
            return None;
        }
    }
    let mut missing = Moment::ALL.into_iter().filter(|moment| !moment.is_told());
    let entries = 0..session.log().len();
    let is_theft = |event: &Event| matches!(event, Event::Stolen(..));
    let mut thefts = entries.filter(|&entry| session.events_of(entry).iter().any(is_theft));
    thefts.next()?;
    let lacks = missing.find(|moment| *moment != Moment::Over && !had.contains(moment));
    lacks.is_none().then_some(session)
}

/// A game at a real table, as a log.
struct Log(Session<Game>);

impl Table for Log {
    fn game(&self) -> Game {
        *self.0.game()
    }

    fn enter(&mut self, command: Command) {
        let played = self.0.play(command);
        played.unwrap_or_else(|violation| panic!("{command:?}: {violation:?}"));
    }
}

/// Returns the same game as a real table would enter it.
fn told_at_a_table(session: &Session<Game>, names: &[&str]) -> Session<Game> {
    let mut setup = Setup::tracked(names.iter().copied());
    setup.options = options();
    let mut log = Log(Session::new(setup).expect("a sound start"));
    for n in 0..session.log().len() {
        let before = session.game_at(n).expect("a position");
        let after = session.game_at(n + 1).expect("a position");
        let events: Vec<Event> = session.events_of(n).to_vec();
        log.follows(before, &session.log()[n].command, after, &events);
    }
    log.0
}

#[test]
#[ignore = "it writes the tables"]
fn plays_the_tables_anew() {
    let write = |name: &str, session: &Session<Game>| {
        let save = Save::from_session(session);
        save.write(&moments::path(name)).expect("it can be written");
    };
    for (names, tables) in [
        (&FOUR[..], ["prince-four", "prince-alone"]),
        (&LONG[..], ["prince-five", ""]),
    ] {
        let (seed, session) = (0..20_000)
            .find_map(|seed| Some((seed, played(names, seed)?)))
            .expect("a game in which everything happens");
        println!("{names:?} {seed}");
        write(tables[0], &told_at_a_table(&session, names));
        if tables[1].is_empty() {
            continue;
        }
        write("prince-shared", &session);
        let mut save = Save::from_session(&session);
        for player in &mut save.start.players[1..] {
            player.bot = Some(table::Level::EASY);
        }
        write(tables[1], &save.into_session().expect("a sound start"));
    }
}

//! Random games written in the notation and read again: ten thousand, of every number of
//! players, every variant and every expansion, with added entries that the rules refuse,
//! with corrections, exceptions and notes, and with players of any name.

use fastrand::Rng;
use florence::rules::{Correction, Piece};
use florence::{Building, Command, Decision, Deck, Game, Joint, Moment, Site, Squares, Tile};
use table::{
    Aside, Entry, Game as _, Item, Kept, Level, Occasion, People, Person, Plays, Save, Seat,
    Session, Set, Temperament,
};
use words::florence::record;

use super::play;
use crate::candidates;
use crate::chance::{self, Agreed, Table, one_of};

/// Games of each kind: twenty kinds, dealt and tracked.
const GAMES: u64 = 250;

/// Names, notes and facts as a hostile author might write them.
const TEXTS: [&str; 16] = [
    "",
    "Anna",
    "  on both sides  ",
    "Wolfgang Amadeus",
    "<b>\"|, 😀",
    "; a note in a note",
    "# no heading",
    "!B2 \"a fact\"",
    "[Players \"nobody\"]",
    "two\nlines",
    "a \\ and a \\\\",
    "tab\tbell\u{7}zero\u{0}",
    "]",
    "12. A pass",
    "Łucja Ćwikła-Ąę",
    "\u{2028}\u{feff}\u{202e}dab",
];

fn text(rng: &mut Rng) -> String {
    one_of(&TEXTS, rng).to_owned()
}

fn some<T: Item>(rng: &mut Rng) -> Set<T> {
    let few = rng.usize(..5);
    (0..few).map(|_| one_of(T::ALL, rng)).collect()
}

fn squares(rng: &mut Rng) -> Squares {
    let all: Vec<_> = Squares::ALL.iter().collect();
    let few = rng.usize(..8);
    (0..few).map(|_| one_of(&all, rng)).collect()
}

fn site(rng: &mut Rng) -> Site {
    match rng.bool() {
        true => Site::own(squares(rng)),
        false => Site::of(one_of(Seat::ALL, rng), squares(rng)),
    }
}

fn joint(rng: &mut Rng) -> Joint {
    let (own, theirs) = (squares(rng), squares(rng));
    let joint = Joint::new(
        one_of(Building::ALL, rng),
        own,
        one_of(Seat::ALL, rng),
        theirs,
    );
    joint.paying(rng.u32(..40) * 50)
}

fn moment(rng: &mut Rng) -> Moment {
    let round = rng.u8(..);
    let seat = one_of(Seat::ALL, rng);
    let all = [
        Moment::StartingHands,
        Moment::Auction(round),
        Moment::Characters(round),
        Moment::Actions(round, seat),
        Moment::End,
    ];
    one_of(&all, rng)
}

/// Returns any value, possible or not.
fn correction(rng: &mut Rng) -> Correction {
    use Correction as C;
    let small = rng.u8(..);
    let points = rng.u16(..);
    let seat = one_of(Seat::ALL, rng);
    let tiles: Vec<Tile> = Tile::all().collect();
    let pieces: Vec<Piece> = Piece::all().collect();
    match rng.u8(..26) {
        0 => C::Money(rng.u32(..300)),
        1 => C::Money(rng.u32(..)),
        2 => C::Prestige(points),
        3 => C::BestWork(points),
        4 => C::Jesters(small),
        5 => C::Builders(small),
        6 => C::RecruitingInHand(small),
        7 => C::RecruitingOnTable(small),
        8 => C::Freedoms(some(rng)),
        9 => C::Lies(one_of(&tiles, rng), site(rng)),
        10 => C::Joins(joint(rng)),
        11 => C::Clear(site(rng)),
        12 => C::Hand(some(rng), small),
        13 => C::Table(some(rng)),
        14 => C::BonusCards(some(rng), small % 9),
        15 => C::PrestigeCards(some(rng), small % 4),
        16 => C::InAuction(rng.bool()),
        17 => C::Round(small),
        18 => C::Moment(moment(rng)),
        19 => C::StartPlayer(seat),
        20 => C::Turn(seat),
        21 => C::ActionsLeft(small),
        22 => C::Sold(some(rng)),
        23 => C::Minimum(points),
        24 => C::UsedBonusCards(some(rng)),
        _ => C::Supply(one_of(&pieces, rng), small),
    }
}

/// Returns decisions that random players never propose.
fn strange(rng: &mut Rng) -> Decision {
    let tiles: Vec<Tile> = Tile::all().collect();
    match rng.u8(..8) {
        5 => Decision::Sit(rng.u32(..2_000)),
        6 => Decision::SitAt(rng.u8(..), rng.u32(..2_000)),
        0 => Decision::put(one_of(&tiles, rng), site(rng)),
        1 => Decision::Raise(rng.u32(..200)),
        2 => Decision::Offer(joint(rng)),
        3 => Decision::Agree(joint(rng)),
        4 => Decision::Professor(Deck::Professions),
        _ => Decision::Correct(correction(rng)),
    }
}

fn kept(rng: &mut Rng) -> Kept {
    let rule = match rng.bool() {
        true => one_of(&["B2", "A11", "Z9", "W"], rng).to_owned(),
        false => text(rng),
    };
    Kept {
        rule,
        fact: text(rng),
        allowed_by: rng.bool().then(|| rng.u32(..9)),
    }
}

fn people(count: usize, rng: &mut Rng) -> People {
    let person = |rng: &mut Rng| {
        let (plays, temperament) = match rng.u8(..4) {
            0 => (
                Plays::Bot(one_of(&Level::ALL, rng)),
                one_of(&Temperament::ALL, rng),
            ),
            _ => (Plays::Person, Temperament::Plain),
        };
        Person {
            name: text(rng),
            plays,
            temperament,
            colour: rng.bool().then(|| table::Colour(one_of(Seat::ALL, rng))),
        }
    };
    People {
        seats: (0..count).map(|_| person(rng)).collect(),
        deal: rng.bool().then(|| rng.u64(..)),
    }
}

fn occasion(rng: &mut Rng) -> Occasion {
    Occasion {
        place: text(rng),
        tags: (0..rng.usize(..3)).map(|_| text(rng)).collect(),
        note: text(rng),
        ..Occasion::default()
    }
}

/// Returns the game with random entries added and marked.
fn disturbed(log: &[Command], positions: &[Game], rng: &mut Rng) -> Vec<Entry<Command>> {
    let mut entries: Vec<Entry<Command>> = Vec::new();
    for (command, position) in log.iter().zip(positions) {
        if rng.u8(..24) == 0 {
            let universe = candidates::universe(position, rng);
            entries.push(one_of(&universe, rng).into());
        }
        if rng.u8(..12) == 0 {
            let command = Command::from((one_of(Seat::ALL, rng), strange(rng)));
            entries.push(command.into());
        }
        entries.push((*command).into());
    }
    for entry in &mut entries {
        if rng.u8(..16) == 0 {
            entry.kept = Some(kept(rng));
        }
        if rng.u8(..16) == 0 {
            entry.note = text(rng);
            entry.then = match rng.u8(..6) {
                0 => vec![Aside::TakesOver(Seat::A, text(rng))],
                1 => vec![Aside::Plays(
                    Seat::B,
                    Plays::Bot(one_of(&Level::ALL, rng)),
                    Temperament::Plain,
                )],
                2 => vec![
                    Aside::Plays(Seat::B, Plays::Nobody, Temperament::Plain),
                    Aside::Stops,
                ],
                _ => Vec::new(),
            };
        }
    }
    entries
}

fn is_written_and_read(save: &Save<Game>) {
    let mut save = save.clone();
    if save.rules < Game::RULES && save.sheet.is_none() {
        Game::played_by(&mut save.start, save.rules);
    }
    let save = &save;
    let text = record::print(save);
    let read = match record::parse(&text) {
        Ok(read) => read,
        Err(error) => panic!("{}\n{text}", error.sentence()),
    };
    assert_eq!(read.start, save.start, "{text}");
    for (number, (one, other)) in read.log.iter().zip(&save.log).enumerate() {
        assert_eq!(one, other, "entry {} of\n{text}", number + 1);
    }
    assert_eq!(read, *save, "{text}");
}

fn of_players(players: usize) {
    for agreed in Agreed::all().filter(|agreed| agreed.players == players) {
        for table in [Table::Digital, Table::Tracked] {
            for seed in 0..chance::games(GAMES, 16) {
                let mut positions = Vec::new();
                let played = play(table, agreed, 7_000_000 + seed, |game, _| {
                    positions.push(*game);
                });
                let session = Session::<Game>::restore(
                    played.setup.clone(),
                    played.log.clone(),
                    played.log.len(),
                );
                let session = session.expect("the start is legal");
                let mut save = Save::from_session(&session);
                is_written_and_read(&save);
                let mut rng = Rng::with_seed(seed);
                save.log = disturbed(&played.log, &positions, &mut rng);
                save.cursor = rng.usize(..=save.log.len() + 1);
                save.marks = (0..rng.usize(..3)).map(|_| rng.usize(..100)).collect();
                save.occasion = occasion(&mut rng);
                save.rules = rng.u32(..4);
                let people = people(agreed.players, &mut rng);
                <Game as table::Game>::take_people(&mut save.start);
                <Game as table::Game>::put_people(&mut save.start, people);
                is_written_and_read(&save);
            }
        }
    }
}

#[test]
fn games_of_two_are_written_and_read() {
    of_players(2);
}

#[test]
fn games_of_three_are_written_and_read() {
    of_players(3);
}

#[test]
fn games_of_four_are_written_and_read() {
    of_players(4);
}

#[test]
fn games_of_five_are_written_and_read() {
    of_players(5);
}

#[test]
fn positions_from_the_middle_are_written_and_read() {
    for agreed in Agreed::all() {
        for table in [Table::Digital, Table::Tracked] {
            play(table, agreed, 8_000_000, |game, rng| {
                if rng.u8(..8) == 0 {
                    let start = florence::Setup::from(game);
                    let session = Session::<Game>::new(start).expect("it is legal");
                    is_written_and_read(&Save::from_session(&session));
                }
            });
        }
    }
}

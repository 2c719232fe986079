//! Any number of evenings, the same every time: games played by bots, under the names of
//! people, with days, hours, places, tags and notes.

use std::fs;
use std::path::{Path, PathBuf};

use florence::mind::bot::{self, Level, Thinking};
use florence::{Game, Setup};
use table::{Occasion, Save, Session};

/// The people who come.
pub const PEOPLE: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];
/// Where they meet.
pub const PLACES: [&str; 3] = ["Anna’s", "Clara’s", "The Lamb"];

/// An evening.
#[derive(Clone, Debug)]
pub struct Evening {
    /// The names of the players, and the strength of those who are bots.
    pub players: Vec<(&'static str, Option<Level>)>,
    /// The day, counted from the first one.
    pub day: usize,
    /// The duration in minutes.
    pub minutes: u32,
    /// The place.
    pub place: &'static str,
}

impl Evening {
    /// Returns the evening of this number.
    pub fn of(number: usize) -> Self {
        let mut players: Vec<(&'static str, Option<Level>)> = Vec::new();
        match number % 7 {
            3 => {
                players.push((PEOPLE[number % 4], None));
                let bots = [("Bruno", Level::MEDIUM), ("Carla", Level::EASY)];
                players.extend(bots.map(|(name, level)| (name, Some(level))));
            }
            5 => players.extend([0, 1].map(|by| (PEOPLE[(number + by) % 4], None))),
            6 => players.extend([0, 1, 2].map(|by| (PEOPLE[(number + by) % 4], None))),
            _ => players.extend([0, 1, 2, 3].map(|by| (PEOPLE[(number + by) % 4], None))),
        }
        Self {
            players,
            day: number * 5 / 3,
            minutes: 55 + (u32::try_from(number).unwrap_or(0) * 37) % 80,
            place: PLACES[number % 3],
        }
    }

    /// Plays the game of that evening to its end.
    pub fn play(&self, number: usize, level: Level) -> Session<Game> {
        let names: Vec<&str> = self.players.iter().map(|(name, _)| *name).collect();
        let mut setup = Setup::dealt(names, number as u64 + 1);
        for (player, (_, level)) in setup.players.iter_mut().zip(&self.players) {
            player.bot = *level;
        }
        let mut session = Session::<Game>::new(setup).expect("a deal is legal");
        while !session.game().is_over() {
            let seed = (number * 1000 + session.cursor()) as u64;
            let command = bot::decide(session.game(), level, seed, 0, &Thinking::new());
            let command = command.expect("the game goes on");
            session.play(command).expect("bots keep to the rules");
        }
        session.take_place(self.occasion(number));
        session
    }

    /// Returns when and where it was.
    pub fn occasion(&self, number: usize) -> Occasion {
        let mut tags = Vec::new();
        if number.is_multiple_of(5) {
            tags.push("league".to_owned());
        }
        if number.is_multiple_of(8) {
            tags.push("snow".to_owned());
        }
        let note = match number % 6 {
            0 => "Ben was one point short. Next time at Clara’s; she wants the Princess.",
            _ => "",
        };
        Occasion {
            begun: moment(self.day, 19 * 60 + 5),
            ended: moment(self.day, 19 * 60 + 5 + self.minutes),
            place: self.place.to_owned(),
            tags: tags.into_iter().collect(),
            note: note.to_owned(),
            ..Occasion::default()
        }
    }
}

/// Returns a minute of a day, counted from 2 March 2025; every month has 28 days here.
fn moment<T: std::str::FromStr>(day: usize, minute: u32) -> Option<T> {
    let (month, of_month) = (2 + day / 28, 1 + day % 28);
    let (year, month) = (2025 + month / 12, 1 + month % 12);
    let (hour, minute) = (minute / 60, minute % 60);
    let said = format!("{year:04}-{month:02}-{of_month:02}T{hour:02}:{minute:02}:00Z");
    said.parse().ok()
}

/// Writes this many evenings into a directory; the first `played` games are played, and
/// later ones repeat them on another day.
pub fn fill(games: &Path, evenings: usize, played: usize, level: Level) -> Vec<PathBuf> {
    fs::create_dir_all(games).expect("a directory can be made");
    let mut sessions: Vec<Session<Game>> = Vec::new();
    let mut files = Vec::new();
    for number in 0..evenings {
        if number < played {
            sessions.push(Evening::of(number).play(number, level));
        }
        let like = number % played;
        let mut session = sessions[like].clone();
        let mut evening = Evening::of(like);
        evening.day = Evening::of(number).day;
        session.take_place(evening.occasion(number));
        let path = games.join(format!("evening-{number:04}.ron"));
        let save = Save::from_session(&session);
        save.write(&path).expect("a file can be written");
        files.push(path);
    }
    files
}

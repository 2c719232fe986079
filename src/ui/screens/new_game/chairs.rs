//! Who is to play: the chairs around the table, and what was chosen for all of them.

use std::ops::RangeInclusive;

use eframe::egui::Key;
use serde::{Deserialize, Serialize};

use crate::ui::Intent;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::io::kept::Listed;
use crate::ui::session::digital::DEALS;
use crate::ui::session::lobby::{Choice, Stands};
use crate::ui::session::state::State;
use table::fold::person;
use table::{Bot, Colour, People, Person};
use words::fl;
use words::text::shortened;

/// The most who play any game.
pub const MOST: usize = 5;
/// How many play as long as nobody has chosen.
const USUAL: usize = 4;
/// How many names are remembered in chips.
const MOST_REMEMBERED: usize = 4;

/// How a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// At a real table, from its first deal.
    #[default]
    AtATable,
    /// On this screen.
    OnScreen,
    /// At a real table, from a position that is typed in.
    InTheMiddle,
}

impl Begins {
    /// What leads to where a game with this id begins so.
    #[must_use]
    pub fn in_game(self, game: &'static str) -> Intent {
        Intent::Game(Own::new(game, self))
    }
}

impl From<Way> for Begins {
    fn from(way: Way) -> Self {
        match way {
            Way::Table => Self::AtATable,
            Way::Computer => Self::OnScreen,
        }
    }
}

/// The large choices of a game: one at a real table, one on this screen, and this score sheet;
/// with the pictures of the first two, and what they are.
#[must_use]
pub fn choices(
    game: &'static str,
    [table, screen]: [Icon; 2],
    [tracks, plays, checks]: [&'static str; 3],
    sheet: Intent,
) -> Vec<Choice> {
    let choice = |icon, key, name, hint, intent| Choice {
        stands: Stands::Large,
        icon,
        key: Some(key),
        name,
        hint,
        intent,
    };
    let [at_a_table, on_screen] = [Begins::AtATable, Begins::OnScreen].map(|it| it.in_game(game));
    vec![
        choice(table, Key::T, fl!(start_track), tracks, at_a_table),
        choice(screen, Key::P, fl!(start_play), plays, on_screen),
        choice(Icon::Check, Key::C, fl!(start_check), checks, sheet),
    ]
}

/// A seat as it is chosen. `B` says how the computer plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chair<B> {
    /// Who sits there.
    #[serde(default)]
    pub name: String,
    /// One of five.
    #[serde(default)]
    pub colour: usize,
    /// How the computer plays it on this screen; nothing where a person does.
    #[serde(default = "Option::default")]
    pub bot: Option<B>,
}

impl<B> Chair<B> {
    /// The colour, if it is not that of the seat (from 0), which is no choice.
    #[must_use]
    pub fn chosen_colour(&self, seat: usize) -> Option<Colour> {
        (self.colour != seat).then(|| Colour::ALL[self.colour])
    }
}

/// The chairs, in seat order, and what is chosen beside them in any game.
#[derive(Clone, Debug)]
pub struct Chairs<B> {
    /// How many can play this game.
    players: RangeInclusive<usize>,
    /// Five, of which the first ones play.
    pub all: Vec<Chair<B>>,
    /// How many play.
    pub count: usize,
    /// Who begins, from 0.
    pub first: usize,
    /// How the game begins.
    pub way: Begins,
    /// The deal as it is typed; empty for any.
    pub deal: String,
    /// Whether the page is shown anew.
    pub fresh: bool,
    /// The row that is dragged.
    pub(super) dragged: Option<usize>,
}

/// What people are called as long as nobody has typed anything.
#[must_use]
pub fn first_names() -> [&'static str; MOST] {
    [
        fl!(first_name_a),
        fl!(first_name_b),
        fl!(first_name_c),
        fl!(first_name_d),
        fl!(first_name_e),
    ]
}

/// Whether a game can have these names: all are there, and differ.
#[must_use]
pub fn are_sound(names: &[String]) -> bool {
    let names: Vec<String> = names.iter().map(|name| person(name)).collect();
    let is_sound = |(at, name): (usize, &String)| !name.is_empty() && !names[..at].contains(name);
    names.iter().enumerate().all(is_sound)
}

impl<B> Chairs<B> {
    /// Four people with the first names there are, or as many as can play; and these bots
    /// in the seats of those who are none.
    #[must_use]
    pub fn new(players: RangeInclusive<usize>, bot: impl Fn(usize) -> Option<B>) -> Self {
        let chair = |(at, name): (usize, &'static str)| Chair {
            name: name.to_owned(),
            colour: at,
            bot: bot(at),
        };
        Self {
            all: first_names().into_iter().enumerate().map(chair).collect(),
            count: USUAL.clamp(*players.start(), *players.end()),
            players,
            first: 0,
            way: Begins::AtATable,
            deal: String::new(),
            fresh: true,
            dragged: None,
        }
    }

    /// How many can play this game.
    #[must_use]
    pub fn players(&self) -> RangeInclusive<usize> {
        self.players.clone()
    }

    /// Takes over these names, if so many can play and a game can have them.
    pub fn take_names(&mut self, names: &[String]) {
        if self.players.contains(&names.len()) && are_sound(names) {
            self.count = names.len();
            for (chair, name) in self.all.iter_mut().zip(names) {
                chair.name.clone_from(name);
            }
        }
    }

    /// Whether these can be chairs that somebody has chosen.
    #[must_use]
    pub fn is_sane(&self) -> bool {
        let mut colours: Vec<usize> = self.all.iter().map(|chair| chair.colour).collect();
        colours.sort_unstable();
        colours == [0, 1, 2, 3, 4] && self.players.contains(&self.count) && self.first < self.count
    }

    /// Chooses how the game begins, on a page that is shown anew.
    pub fn begin(&mut self, way: Begins) {
        self.way = way;
        self.fresh = true;
    }

    /// Whether it is played on this screen.
    #[must_use]
    pub fn is_on_screen(&self) -> bool {
        self.way == Begins::OnScreen
    }

    /// Those who play.
    #[must_use]
    pub fn playing(&self) -> &[Chair<B>] {
        &self.all[..self.count]
    }

    /// How many of them are played by the computer, if it is played on this screen.
    #[must_use]
    pub fn bots(&self) -> usize {
        match self.is_on_screen() {
            true => self
                .playing()
                .iter()
                .filter(|chair| chair.bot.is_some())
                .count(),
            false => 0,
        }
    }

    /// Whether several people share this screen.
    #[must_use]
    pub fn shares_the_screen(&self) -> bool {
        self.is_on_screen() && self.count - self.bots() > 1
    }

    /// So many play from now on.
    pub fn set_count(&mut self, count: usize) {
        self.count = count;
        self.first = self.first.min(count - 1);
    }

    /// Two seats change places; whoever begins still does.
    pub fn swap(&mut self, one: usize, other: usize) {
        self.all.swap(one, other);
        self.first = match self.first {
            first if first == one => other,
            first if first == other => one,
            first => first,
        };
    }

    /// A seat is gone. The last row keeps what was in it, because who leaves can come back.
    pub(super) fn remove(&mut self, at: usize) {
        for from in at..self.count - 1 {
            self.swap(from, from + 1);
        }
        self.set_count(self.count - 1);
    }

    /// A seat gets a colour; whoever had it gets that of the seat.
    pub(super) fn recolour(&mut self, at: usize, colour: usize) {
        let before = self.all[at].colour;
        for other in &mut self.all {
            if other.colour == colour {
                other.colour = before;
            }
        }
        self.all[at].colour = colour;
    }

    /// What somebody is called here: by the seat as long as no name is typed.
    #[must_use]
    pub fn called(&self, at: usize) -> String {
        match self.all[at].name.trim() {
            "" => fl!(player_of_seat, seat = (at + 1).to_string()),
            name => shortened(name),
        }
    }

    /// Those who sit here; on this screen with the computer where it plays.
    #[must_use]
    pub fn people(&self) -> People
    where
        B: Clone + Into<Bot>,
    {
        let on_screen = self.is_on_screen();
        let seats = self.playing().iter().enumerate().map(|(at, chair)| {
            let bot: Option<Bot> = chair.bot.clone().filter(|_| on_screen).map(Into::into);
            Person {
                name: chair.name.trim().to_owned(),
                plays: bot.map(|bot| bot.level).into(),
                temperament: bot.map(|bot| bot.temperament).unwrap_or_default(),
                colour: chair.chosen_colour(at),
            }
        });
        People {
            seats: seats.collect(),
            deal: None,
        }
    }

    /// The number of the deal: the one that was typed, else any.
    #[must_use]
    pub fn deal_number(&self) -> u64 {
        let typed = self.typed_deal().ok().flatten();
        typed.unwrap_or_else(|| fastrand::u64(DEALS))
    }

    /// The number that was typed as the deal; nothing for any.
    ///
    /// # Errors
    /// Why it is none, in a sentence.
    pub fn typed_deal(&self) -> Result<Option<u64>, String> {
        typed_deal(&self.deal)
    }

    /// What stands in the way of any game, in words.
    #[must_use]
    pub fn wrong(&self) -> Option<String> {
        let names: Vec<String> = self
            .playing()
            .iter()
            .map(|chair| person(&chair.name))
            .collect();
        if let Some(empty) = names.iter().position(String::is_empty) {
            return Some(fl!(new_game_no_name, number = empty + 1));
        }
        for (at, name) in names.iter().enumerate() {
            if let Some(before) = names[..at].iter().position(|other| other == name) {
                return Some(fl!(new_game_same_name, one = before + 1, other = at + 1));
            }
        }
        let nobody = self.is_on_screen() && self.bots() == self.count;
        nobody.then(|| fl!(new_game_nobody_plays).to_owned())
    }

    /// Who has played before and has no seat yet.
    pub(super) fn remembered(&self, state: &State) -> Vec<String> {
        let playing = self.playing().iter();
        let mut known: Vec<String> = playing.map(|chair| person(&chair.name)).collect();
        let last = state.preferences.names.iter();
        let games = state.games.iter().flatten().filter_map(Listed::content);
        let mut names: Vec<String> = Vec::new();
        for name in last.chain(games.flat_map(|content| &content.names)) {
            let is_new = !person(name).is_empty() && !known.contains(&person(name));
            if names.len() < MOST_REMEMBERED && is_new {
                known.push(person(name));
                names.push(name.clone());
            }
        }
        names
    }
}

/// The number of a deal in a text; nothing for any.
///
/// # Errors
/// Why it is none, in a sentence.
pub fn typed_deal(typed: &str) -> Result<Option<u64>, String> {
    let typed = typed.trim();
    let is_number = typed.bytes().all(|digit| digit.is_ascii_digit());
    match typed.parse() {
        _ if typed.is_empty() => Ok(None),
        Ok(0) => Ok(None),
        Ok(number) => Ok(Some(number)),
        Err(_) if is_number => Err(fl!(deal_is_too_large).to_owned()),
        Err(_) => Err(fl!(deal_is_no_number).to_owned()),
    }
}

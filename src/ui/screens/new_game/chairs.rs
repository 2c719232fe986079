//! Who is going to play: the chairs around the table, and the choices for all of them.

use std::ops::RangeInclusive;

use eframe::egui::Key;
use serde::{Deserialize, Serialize};

use crate::ui::Intent;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::io::kept::Listed;
use crate::ui::session::digital::DEALS;
use crate::ui::session::guests::Invited;
use crate::ui::session::lobby::{Choice, Stands};
use crate::ui::session::state::State;
use programs::call::Call;
use table::fold::person;
use table::save::limits::Part;
use table::{Bot, Colour, Item as _, People, Person, Seat};
use words::fl;
use words::text::shortened;

/// The most players of any game.
pub const MOST: usize = 5;
/// The number of players until the player chooses.
const USUAL: usize = 4;
/// How many remembered names are offered as chips.
const MOST_REMEMBERED: usize = 4;

/// How a game starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// At a real table, from its first deal.
    #[default]
    AtATable,
    /// On this screen.
    OnScreen,
    /// At a real table, from a typed position.
    InTheMiddle,
}

impl Begins {
    /// Returns the intent that opens the page to start the game with this id in this way.
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

/// Returns the large choices of a game: at a real table, on this screen, and this score
/// sheet; the first two with their pictures and hints.
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

/// A seat with its choices. `B` says how the computer plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chair<B> {
    /// The player's name.
    #[serde(default)]
    pub name: String,
    /// The colour, one of five.
    #[serde(default)]
    pub colour: usize,
    /// How the computer plays it on this screen; `None` for a person.
    #[serde(default = "Option::default")]
    pub bot: Option<B>,
    /// The program that plays it on this screen instead of the computer. It is not remembered:
    /// nothing starts a program but the choice to do so.
    #[serde(skip)]
    pub program: Option<Program>,
}

/// A program in a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The command that starts it, as typed.
    pub command: String,
    /// The player's name before the program came.
    pub was_called: String,
}

impl Program {
    /// Returns how it is called, if the command can be read.
    #[must_use]
    pub fn call(&self) -> Option<Call> {
        Call::parse(&self.command)
    }

    /// Returns the name that it gives its player.
    fn name(&self) -> Option<String> {
        let call = self.call()?;
        Some(call.name().chars().take(Part::Name.most()).collect())
    }
}

impl<B> Chair<B> {
    /// Returns the colour, unless it is that of the seat (from 0), which counts as no choice.
    #[must_use]
    pub fn chosen_colour(&self, seat: usize) -> Option<Colour> {
        (self.colour != seat).then(|| Colour::ALL[self.colour])
    }
}

/// The chairs, in seat order, and the other choices that every game has.
#[derive(Clone, Debug)]
pub struct Chairs<B> {
    /// How many people can play this game.
    players: RangeInclusive<usize>,
    /// Five chairs, of which the first ones are used.
    pub all: Vec<Chair<B>>,
    /// The number of players.
    pub count: usize,
    /// The starting player, from 0.
    pub first: usize,
    /// How the game starts.
    pub way: Begins,
    /// The number of the deal, as typed; empty for a random one.
    pub deal: String,
    /// Whether the page has just been opened.
    pub fresh: bool,
    /// The command that the next program has until another is typed.
    pub(super) last_command: String,
    /// The row that is being dragged.
    pub(super) dragged: Option<usize>,
}

/// Returns the names used until others are typed.
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

/// Returns whether a game can have these names: none is empty, and all differ.
#[must_use]
pub fn are_sound(names: &[String]) -> bool {
    let names: Vec<String> = names.iter().map(|name| person(name)).collect();
    let is_sound = |(at, name): (usize, &String)| !name.is_empty() && !names[..at].contains(name);
    names.iter().enumerate().all(is_sound)
}

impl<B> Chairs<B> {
    /// Creates the usual number of chairs, within the limits of the game, with the first names
    /// and these bots.
    #[must_use]
    pub fn new(players: RangeInclusive<usize>, bot: impl Fn(usize) -> Option<B>) -> Self {
        let chair = |(at, name): (usize, &'static str)| Chair {
            name: name.to_owned(),
            colour: at,
            bot: bot(at),
            program: None,
        };
        Self {
            all: first_names().into_iter().enumerate().map(chair).collect(),
            count: USUAL.clamp(*players.start(), *players.end()),
            players,
            first: 0,
            way: Begins::AtATable,
            deal: String::new(),
            fresh: true,
            last_command: String::new(),
            dragged: None,
        }
    }

    /// Returns how many people can play this game.
    #[must_use]
    pub fn players(&self) -> RangeInclusive<usize> {
        self.players.clone()
    }

    /// Takes over these names, if the game allows their number and the names.
    pub fn take_names(&mut self, names: &[String]) {
        if self.players.contains(&names.len()) && are_sound(names) {
            self.count = names.len();
            for (chair, name) in self.all.iter_mut().zip(names) {
                chair.name.clone_from(name);
            }
        }
    }

    /// Returns whether a player could have made these choices.
    #[must_use]
    pub fn is_sane(&self) -> bool {
        let mut colours: Vec<usize> = self.all.iter().map(|chair| chair.colour).collect();
        colours.sort_unstable();
        colours == [0, 1, 2, 3, 4] && self.players.contains(&self.count) && self.first < self.count
    }

    /// Chooses how the game starts, for a page that is opened anew.
    pub fn begin(&mut self, way: Begins) {
        self.way = way;
        self.fresh = true;
    }

    /// Returns whether it is played on this screen.
    #[must_use]
    pub fn is_on_screen(&self) -> bool {
        self.way == Begins::OnScreen
    }

    /// Returns the chairs in use.
    #[must_use]
    pub fn playing(&self) -> &[Chair<B>] {
        &self.all[..self.count]
    }

    /// Returns how many of them the computer plays, if it is played on this screen.
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

    /// Gives a chair a program, named after it unless another player has that name.
    pub(super) fn seat_program(&mut self, at: usize, command: String) {
        self.all[at].program = Some(Program {
            command,
            was_called: self.all[at].name.clone(),
        });
        self.name_after_program(at, None);
    }

    /// Takes the program out of a chair; its player has the earlier name again.
    pub(super) fn dismiss_program(&mut self, at: usize) {
        if let Some(program) = self.all[at].program.take()
            && self.is_named_after(at, program.name().as_deref())
        {
            self.all[at].name = program.was_called;
        }
    }

    /// Names a player after the program. If it was named after the program `before`, too, the
    /// name is not one that somebody typed.
    pub(super) fn name_after_program(&mut self, at: usize, before: Option<&Program>) {
        let is_own = |chairs: &Self, before: &Program| {
            let name = before.name();
            chairs.is_named_after(at, name.as_deref()) || chairs.all[at].name == before.was_called
        };
        let Some(program) = self.all[at].program.clone() else {
            return;
        };
        if before.is_some_and(|before| !is_own(self, before)) {
            return;
        }
        let name = program.name().unwrap_or_else(|| program.was_called.clone());
        let taken = |name: &str| {
            let mut others = self.playing().iter().enumerate();
            others.any(|(other, chair)| other != at && person(&chair.name) == person(name))
        };
        let numbered = (2..=MOST).map(|number| format!("{name} {number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        if let Some(name) = names.find(|name| !taken(name)) {
            self.all[at].name = name;
        }
    }

    /// Returns whether a player has the name of a program, with or without a number.
    fn is_named_after(&self, at: usize, name: Option<&str>) -> bool {
        let rest = name.and_then(|name| self.all[at].name.strip_prefix(name));
        rest.is_some_and(|rest| rest.trim_start().chars().all(|it| it.is_ascii_digit()))
    }

    /// Returns the programs that play on this screen.
    #[must_use]
    pub fn invited(&self) -> Vec<Invited> {
        let chairs = Seat::ALL.iter().zip(self.playing());
        let chairs = chairs.filter(|_| self.is_on_screen());
        let invited = chairs.filter_map(|(&seat, chair)| {
            let program = chair.program.as_ref()?;
            Some(Invited {
                seat,
                call: program.call()?,
                was_called: Some(program.was_called.clone()),
            })
        });
        invited.collect()
    }

    /// Returns the chairs to remember: without programs, whose players have their own names
    /// again.
    #[must_use]
    pub fn to_remember(&self) -> Vec<Chair<B>>
    where
        B: Clone,
    {
        let chairs = self.all.iter().map(|chair| Chair {
            name: match &chair.program {
                Some(program) => program.was_called.clone(),
                None => chair.name.clone(),
            },
            program: None,
            ..chair.clone()
        });
        chairs.collect()
    }

    /// Returns whether several people share this screen.
    #[must_use]
    pub fn shares_the_screen(&self) -> bool {
        self.is_on_screen() && self.count - self.bots() > 1
    }

    /// Sets the number of players.
    pub fn set_count(&mut self, count: usize) {
        self.count = count;
        self.first = self.first.min(count - 1);
    }

    /// Swaps two seats; the same player still starts.
    pub fn swap(&mut self, one: usize, other: usize) {
        self.all.swap(one, other);
        self.first = match self.first {
            first if first == one => other,
            first if first == other => one,
            first => first,
        };
    }

    /// Removes a seat. Its content moves to the last row, so that the player can return.
    pub(super) fn remove(&mut self, at: usize) {
        for from in at..self.count - 1 {
            self.swap(from, from + 1);
        }
        self.set_count(self.count - 1);
    }

    /// Gives a seat a colour; the seat that had it gets the seat's previous colour.
    pub(super) fn recolour(&mut self, at: usize, colour: usize) {
        let before = self.all[at].colour;
        for other in &mut self.all {
            if other.colour == colour {
                other.colour = before;
            }
        }
        self.all[at].colour = colour;
    }

    /// Returns what to call a player here: by the seat until a name is typed.
    #[must_use]
    pub fn called(&self, at: usize) -> String {
        match self.all[at].name.trim() {
            "" => fl!(player_of_seat, seat = (at + 1).to_string()),
            name => shortened(name),
        }
    }

    /// Returns the people in the chairs; on this screen, with the bots.
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

    /// Returns the number of the deal: as typed, otherwise a random one.
    #[must_use]
    pub fn deal_number(&self) -> u64 {
        let typed = self.typed_deal().ok().flatten();
        typed.unwrap_or_else(|| fastrand::u64(DEALS))
    }

    /// Returns the typed number of the deal, or `None` for a random one.
    ///
    /// # Errors
    /// Why the text is not a number, in a sentence.
    pub fn typed_deal(&self) -> Result<Option<u64>, String> {
        typed_deal(&self.deal)
    }

    /// Returns what prevents any game from starting, in words.
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
        let mut programs = self.playing().iter().map(|chair| &chair.program);
        let unread = programs.position(|it| it.as_ref().is_some_and(|it| it.call().is_none()));
        if let Some(at) = unread.filter(|_| self.is_on_screen()) {
            return Some(fl!(new_game_no_program, number = at + 1));
        }
        let nobody = self.is_on_screen() && self.bots() == self.count;
        nobody.then(|| fl!(new_game_nobody_plays).to_owned())
    }

    /// Returns the names of previous players who have no seat yet.
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

/// Returns the number of a deal in a text, or `None` for a random one.
///
/// # Errors
/// Why the text is not a number, in a sentence.
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

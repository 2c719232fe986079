//! The choices for a new game: who plays, who begins, which rules, which deal. `page` draws
//! them.

mod page;
mod purses;

use std::ops::RangeInclusive;
use std::sync::Arc;

use eframe::egui::Ui;

use self::purses::Purses;
use super::editions::Editions;
use super::house_rules::Played;
use super::named_rules::KeptRules;
use crate::ui::Intent as Shell;
use crate::ui::base::own::Own;
use crate::ui::io::kept::Listed;
use crate::ui::io::shelf::strength::Strength;
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::{Begins, Chairs, MOST, first_names, typed_deal};
use crate::ui::session::digital::DEALS;
use crate::ui::session::state::State;
use florence::rules::{HouseRules, Variant};
use florence::{Deal, Edition, EditionData, Freedom, Game, Moment, Options, Setup};
use table::rating::Rating;
use table::{Bot, Game as _, Item as _, Level, Seat, Set, Temperament, rating};
use words::florence::alone::not_a_deal;
use words::florence::{Words, house_rules, window as game_words};
use words::{BETWEEN as AND, fl};

/// The possible numbers of players.
pub const PLAYERS: RangeInclusive<usize> = 2..=5;
/// The strength of bots until the player has chosen one.
const USUAL: Level = Level::MEDIUM;

/// The contents of the field for the deal.
#[derive(Clone, Debug, PartialEq)]
enum Typed {
    /// Nothing: a random deal.
    Any,
    /// The number of the cards.
    Number(u64),
    /// A code, which contains the other choices too.
    Code(Box<Deal>),
}

/// The choices so far.
#[derive(Debug)]
pub struct NewGame {
    pub(super) chairs: Chairs<Bot>,
    doubled: Set<Freedom>,
    purses: Purses,
    options: Options,
    /// The deal whose code was typed, until something else is chosen.
    coded: Option<Deal>,
    /// The strength of the people, as far as the shelf knows it.
    strengths: Arc<Vec<Strength>>,
    /// Whether pasted text goes into the field of the deal.
    pastes: bool,
}

impl Default for NewGame {
    fn default() -> Self {
        Self::with_names(&[], &[])
    }
}

/// Returns the bot in this row until one is chosen: each has a different temperament.
fn usual(at: usize) -> Bot {
    let [_, liking @ ..] = Temperament::ALL;
    Bot {
        level: USUAL,
        temperament: liking[at % liking.len()],
    }
}

impl NewGame {
    /// Returns a new game with the players of last time, or with four players. The first
    /// game against the computer has a person in the first seat.
    #[must_use]
    pub fn with_names(remembered: &[String], seats: &[Option<Bot>]) -> Self {
        let bot = |at: usize| match seats.get(at) {
            Some(remembered) => *remembered,
            None => (at > 0).then(|| usual(at)),
        };
        let mut chairs = Chairs::new(PLAYERS, bot);
        chairs.take_names(remembered);
        Self {
            chairs,
            doubled: [Freedom::Travel, Freedom::Religion].into_iter().collect(),
            purses: Purses::default(),
            options: Options::default(),
            coded: None,
            strengths: Arc::default(),
            pastes: false,
        }
    }

    /// Proposes the players who played last on this computer, if no game was started on
    /// this page before; they may have opened or joined it.
    pub fn propose(&mut self, state: &State) {
        let is_new = state.preferences.names.is_empty();
        let mut names = self.chairs.all.iter().zip(first_names());
        let untouched = names.all(|(chair, first)| chair.name == first);
        let games = state.games.iter().flatten();
        let last = games.max_by_key(|game| game.written);
        let names = last.and_then(Listed::content).map(|content| &content.names);
        if let Some(names) = names.filter(|_| is_new && untouched) {
            self.chairs.take_names(names);
        }
    }

    /// Draws the screen.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        editions: &Editions,
        sets: &[KeptRules],
        state: &State,
    ) -> Option<Shell> {
        self.follow_code();
        let edition = editions.to_begin_with();
        let mut page = page::Here {
            game: self,
            editions: Some(editions),
            edition: &edition,
            sets,
        };
        new_game::show(&mut page, ui, state)
    }

    /// Starts the game, if nothing is wrong.
    pub fn begin(&mut self, edition: &EditionData) -> Option<Shell> {
        let mut page = page::Here {
            game: self,
            editions: None,
            edition,
            sets: &[],
        };
        new_game::begin(&mut page)
    }

    /// Returns the intent that starts the game.
    fn start(&mut self, edition: &EditionData) -> Shell {
        let any = fastrand::u64(DEALS);
        let deal = match self.typed() {
            Ok(Typed::Any) | Err(_) => any,
            Ok(Typed::Number(number)) => number,
            Ok(Typed::Code(deal)) => deal.number,
        };
        let mut setup = self.setup(edition, deal);
        self.coded = None;
        if self.chairs.way != Begins::InTheMiddle {
            return Shell::Start(Own::new(Game::ID, setup));
        }
        setup.moment = Moment::Auction(2);
        for player in &mut setup.players {
            player.money = Some(0);
        }
        Shell::ShowSheet(Own::new(Game::ID, setup))
    }

    /// Returns the selected house rules.
    pub fn house_rules(&self) -> HouseRules {
        self.options.house_rules
    }

    /// Sets the house rules of the table.
    pub fn agree(&mut self, rules: HouseRules) {
        self.options.house_rules = rules;
    }

    /// Returns the other choices that house rules depend on.
    pub fn played<'a>(&self, edition: &'a EditionData) -> Played<'a> {
        Played {
            players: self.chairs.count,
            options: self.options,
            edition,
        }
    }

    /// Describes money, rounds, deal, and the selected house rules.
    fn in_numbers(&self, edition: &EditionData) -> String {
        let rules = house_rules::in_short(&self.options.house_rules);
        let mut told = vec![self.numbers(edition)];
        told.extend(house_rules::purses_in_short(&self.setup(edition, 0)));
        if !rules.is_empty() {
            told.push(fl!(house_rules_summary, rules = rules.join(", ")));
        }
        told.join(AND)
    }

    /// Describes money, rounds and deal.
    fn numbers(&self, edition: &EditionData) -> String {
        let setup = self.setup(edition, 0);
        let variant = setup.variant();
        let money = variant.start_money;
        let rounds = variant.rounds;
        let deal = match (self.chairs.way, self.typed()) {
            (Begins::InTheMiddle, _) => return fl!(new_game_numbers_middle).to_owned(),
            (Begins::AtATable, _) => {
                return fl!(new_game_numbers, money = money, rounds = rounds);
            }
            (Begins::OnScreen, Ok(Typed::Any) | Err(_)) => {
                return fl!(new_game_numbers_any_deal, money = money, rounds = rounds);
            }
            (Begins::OnScreen, Ok(Typed::Number(number))) => number.to_string(),
            (Begins::OnScreen, Ok(Typed::Code(deal))) => deal.to_string(),
        };
        fl!(
            new_game_numbers_deal,
            money = money,
            rounds = rounds,
            deal = deal
        )
    }

    fn most_doubled(&self) -> usize {
        let variant = Variant::of(self.chairs.count, self.options, Edition::studiolo());
        usize::from(variant.doubled_freedoms)
    }

    /// Returns the setup chosen on this page.
    fn setup(&self, edition: &EditionData, deal: u64) -> Setup {
        let playing = self.chairs.playing();
        let names = playing.iter().map(|chair| chair.name.trim());
        let mut setup = match self.chairs.is_on_screen() {
            true => Setup::dealt(names, deal),
            false => Setup::tracked(names),
        };
        setup.start_player = Seat::ALL[self.chairs.first];
        for (at, (player, chair)) in setup.players.iter_mut().zip(playing).enumerate() {
            player.colour = chair.chosen_colour(at);
        }
        setup.agree(self.options);
        setup.edition = edition.clone();
        if self.chairs.is_on_screen() {
            for (player, chair) in setup.players.iter_mut().zip(playing) {
                player.bot = chair.bot.map(|bot| bot.level);
                player.temperament = chair.bot.map(|bot| bot.temperament).unwrap_or_default();
            }
        } else if self.most_doubled() > 0 {
            setup.doubled_freedoms = self.doubled.iter().collect();
        }
        if self.most_doubled() == 0 {
            setup.options.harder = false;
        }
        setup.options.older &= Variant::may_be_older(self.chairs.count);
        let usual = setup.variant().start_money.into();
        self.purses.give(&mut setup.players, &self.chairs, usual);
        setup
    }

    /// Returns the starting money of players without a different amount.
    fn usual_purse(&self) -> i64 {
        let variant = Variant::of(self.chairs.count, self.options, Edition::studiolo());
        variant.start_money.into()
    }

    /// Parses the field of the deal.
    ///
    /// # Errors
    ///
    /// Why it is invalid, in a sentence.
    fn typed(&self) -> Result<Typed, String> {
        let typed = self.chairs.deal.trim();
        if typed.is_empty() {
            return Ok(Typed::Any);
        }
        if typed.chars().all(|digit| digit.is_ascii_digit()) {
            let number = typed_deal(typed)?;
            return Ok(number.map_or(Typed::Any, Typed::Number));
        }
        let deal = typed.parse().map_err(not_a_deal)?;
        Ok(Typed::Code(Box::new(deal)))
    }

    /// Returns the chosen game, if it were dealt from this number.
    fn chosen(&self, number: u64) -> Deal {
        let mut options = self.options;
        options.older &= Variant::may_be_older(self.chairs.count);
        options.harder &= self.most_doubled() > 0;
        Deal {
            seats: self
                .chairs
                .playing()
                .iter()
                .map(|chair| chair.bot)
                .collect(),
            begins: Seat::ALL[self.chairs.first],
            options,
            number,
        }
    }

    /// Applies the choices of a typed code; if something else is chosen afterwards, its
    /// cards stay.
    fn follow_code(&mut self) {
        let Ok(Typed::Code(deal)) = self.typed() else {
            self.coded = None;
            return;
        };
        if self.coded.as_ref() != Some(&*deal) {
            self.chairs.count = deal.seats.len();
            for (chair, bot) in self.chairs.all.iter_mut().zip(&deal.seats) {
                chair.bot = *bot;
            }
            self.chairs.first = deal.begins.index();
            self.options = deal.options;
            self.coded = Some(*deal);
        } else if self.chosen(deal.number) != *deal {
            self.chairs.deal = deal.number.to_string();
            self.coded = None;
        }
    }

    /// Sets this deal, for the players already seated.
    pub fn take_deal(&mut self, deal: &Deal) {
        self.chairs.begin(Begins::OnScreen);
        self.chairs.deal = deal.to_string();
        self.coded = None;
        self.follow_code();
    }

    /// Returns the names in the rows.
    #[must_use]
    pub fn first_names(&self) -> [&str; MOST] {
        std::array::from_fn(|at| self.chairs.all[at].name.as_str())
    }

    /// Returns the levels of the bots of a deal of the day for the player in the first
    /// seat, and that player's strength.
    #[must_use]
    pub fn even_levels(&self) -> ([Level; Deal::BOTS_OF_A_DAY], Option<Rating>) {
        let rating = self.rating(self.chairs.all[0].name.trim());
        let points = rating.map_or(rating::BEFORE, |rating| rating.points);
        let levels = rating::even(points, Deal::BOTS_OF_A_DAY);
        (levels.try_into().unwrap_or([USUAL; 3]), rating)
    }

    /// Sets the known strengths of people.
    pub fn learned(&mut self, strengths: Arc<Vec<Strength>>) {
        self.strengths = strengths;
    }

    /// Returns the named people at the table.
    fn people(&self) -> impl Iterator<Item = &str> {
        let people = self
            .chairs
            .playing()
            .iter()
            .filter(|chair| chair.bot.is_none());
        let names = people.map(|chair| chair.name.trim());
        names.filter(|name| !name.is_empty())
    }

    /// Returns the strength of a person, if it is known.
    fn strength_of(&self, name: &str) -> Option<&Strength> {
        self.strengths.iter().find(|one| one.is_called(name))
    }

    /// Returns the rating of a person, if they have one.
    fn rating(&self, name: &str) -> Option<Rating> {
        self.strength_of(name)?.rating()
    }

    /// Sets bots against which the people at the table have an even game, each with a
    /// different temperament.
    fn make_even(&mut self) {
        let known = self.people().map(|name| self.rating(name));
        let points: Vec<f64> = known
            .map(|rating| rating.map_or(rating::BEFORE, |rating| rating.points))
            .collect();
        let mean = points.iter().sum::<f64>() / points.len().max(1) as f64;
        let mut likes = Temperament::ALL.to_vec();
        fastrand::shuffle(&mut likes);
        let playing = &mut self.chairs.all[..self.chairs.count];
        let bots = playing.iter_mut().filter_map(|chair| chair.bot.as_mut());
        let bots: Vec<&mut Bot> = bots.collect();
        let mut levels = rating::even(mean, bots.len());
        fastrand::shuffle(&mut levels);
        for ((bot, level), temperament) in bots.into_iter().zip(levels).zip(likes) {
            *bot = Bot { level, temperament };
        }
    }

    /// Returns what is wrong with this game, in words.
    fn wrong(&self, edition: &EditionData) -> Option<String> {
        if self.chairs.is_on_screen()
            && let Err(why) = self.typed()
        {
            return Some(why);
        }
        let chooses = self.most_doubled() > 0 && !self.chairs.is_on_screen();
        if chooses && self.doubled.len() != self.most_doubled() {
            return Some(game_words::doubled(self.most_doubled()));
        }
        if let Some(wrong) = self.purses.wrong(&self.chairs) {
            return Some(wrong);
        }
        let setup = self.setup(edition, 0);
        let problems = Game::try_from(&setup).err()?;
        let words = Words::of(&setup);
        problems.first().map(|problem| words.problem(problem))
    }
}

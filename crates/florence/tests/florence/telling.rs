//! A vocabulary for tests to describe what happens at a table: a start, what differs from
//! the usual, who does what, what is refused and why.

// Each test program that uses this file needs only a part of it.
#![allow(dead_code, unused_imports)]

use std::io::Write as _;
use std::ops::Deref;

pub(crate) use florence::rules::command::Deck;
pub(crate) use florence::rules::rule::{CardPlace, Count, Open};
pub(crate) use florence::{
    AnyCard, BonusCard, Building, Command, Decision, Event, Fact, Freedom, Game, Landscape, Moment,
    NoRaise, Object, Phase, PlayerSetup, PrestigeCard, Problem, Profession, Rule, Setup, Site,
    Source, Squares, Tile, Under, Useless, Violation, Work,
};
pub(crate) use table::{Card, Item, Seat, Set};

pub(crate) use Seat::{A, B, C, D, E};

/// Returns the squares named in a text.
pub(crate) fn at(names: &str) -> Squares {
    names.parse().expect("squares from a1 to g7")
}

/// A work without bonus cards and without prestige points taken.
pub(crate) fn work(profession: Profession) -> Decision {
    work_with(profession, &[], 0)
}

pub(crate) fn work_with(profession: Profession, bonus: &[BonusCard], prestige: u16) -> Decision {
    Decision::Complete(Work {
        profession,
        bonus: bonus.iter().copied().collect(),
        prestige,
    })
}

/// Keeps `kept` and puts the others under the stack in this order.
pub(crate) fn keep<T: Copy + Into<AnyCard>>(kept: T, under: &[T]) -> Decision {
    let under: Under = under.iter().map(|&card| card.into()).collect();
    Decision::Keep(kept.into(), under)
}

pub(crate) fn known<T: Copy>(cards: &[T]) -> Vec<Card<T>> {
    cards.iter().copied().map(Card::Known).collect()
}

pub(crate) fn hidden<T>(cards: usize) -> Vec<Card<T>> {
    (0..cards).map(|_| Card::Hidden).collect()
}

/// A freshly dealt game, with all cards hidden.
pub(crate) fn deal(players: usize) -> Start {
    let names = ["Anna", "Ben", "Clara", "David", "Eva", "Fritz", "Greta"];
    let mut setup = Setup::tracked(names.into_iter().take(players));
    if players == 2 {
        setup.doubled_freedoms = vec![Freedom::Travel, Freedom::Religion];
    }
    Start { setup }
}

/// The beginning of an auction phase; everyone holds three hidden professions.
pub(crate) fn auction(players: usize, round: u8) -> Start {
    deal(players).at(Moment::Auction(round))
}

/// The beginning of a turn in an action phase in which seat A began.
pub(crate) fn actions(players: usize, round: u8, seat: Seat) -> Start {
    deal(players).at(Moment::Actions(round, seat))
}

/// After the last round, without prestige cards to turn over.
pub(crate) fn end(players: usize) -> Start {
    deal(players).at(Moment::End)
}

/// A setup that is being prepared.
#[derive(Clone)]
pub(crate) struct Start {
    pub setup: Setup,
}

impl Start {
    fn at(mut self, moment: Moment) -> Self {
        self.setup.moment = moment;
        for player in &mut self.setup.players {
            player.hand = Some(hidden(3));
        }
        self
    }

    /// Changes one player.
    pub(crate) fn with(mut self, seat: Seat, change: impl FnOnce(&mut PlayerSetup)) -> Self {
        change(&mut self.setup.players[seat.index()]);
        self
    }

    /// Changes the whole table.
    pub(crate) fn where_(mut self, change: impl FnOnce(&mut Setup)) -> Self {
        change(&mut self.setup);
        self
    }

    pub(crate) fn begins(self) -> Play {
        let game = Game::try_from(&self.setup);
        Play {
            game: game.expect("the test starts from a legal position"),
        }
    }

    pub(crate) fn problems(&self) -> Vec<Problem> {
        Game::try_from(&self.setup).err().unwrap_or_default()
    }

    /// Asserts that exactly this problem is reported.
    #[track_caller]
    pub(crate) fn is_refused(&self, seat: impl Into<Option<Seat>>, rule: Rule, fact: Fact) {
        let seat = seat.into();
        let violation = Violation { rule, fact };
        let problem = Problem { seat, violation };
        let problems = self.problems();
        assert!(
            problems.contains(&problem),
            "{problem:?} is not among {problems:#?}"
        );
        note(&problem.violation);
    }
}

/// A game that is being played.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub game: Game,
}

impl Deref for Play {
    type Target = Game;

    fn deref(&self) -> &Game {
        &self.game
    }
}

impl Play {
    #[track_caller]
    pub(crate) fn does(&mut self, seat: Seat, decision: Decision) -> Vec<Event> {
        let command = Command::new(seat, decision);
        match self.game.play(&command) {
            Ok(events) => events,
            Err(violation) => panic!("{command:?} is refused: {violation:?}"),
        }
    }

    /// Plays the decisions of several seats, one after the other.
    #[track_caller]
    pub(crate) fn goes(&mut self, decisions: &[(Seat, Decision)]) -> Vec<Event> {
        let mut events = Vec::new();
        for &(seat, decision) in decisions {
            events.extend(self.does(seat, decision));
        }
        events
    }

    /// The result of an auction.
    #[track_caller]
    pub(crate) fn wins(&mut self, seat: Seat, object: Object, price: u32) -> Vec<Event> {
        self.does(seat, Decision::Win(object, price))
    }

    /// Ends the auctions: nobody opens another.
    #[track_caller]
    pub(crate) fn nobody_wants_more(&mut self) {
        for _ in self.seats() {
            if let (Phase::Auction, Some(opener)) = (self.phase(), self.to_act()) {
                self.does(opener, Decision::Decline);
            }
        }
        assert_eq!(self.phase(), Phase::Actions);
    }

    /// Ends the auctions in a game in which another phase follows.
    #[track_caller]
    pub(crate) fn nobody_opens(&mut self) {
        while let (Phase::Auction, Some(opener)) = (self.phase(), self.to_act()) {
            self.does(opener, Decision::Decline);
        }
    }

    /// Ends the bidding for characters.
    #[track_caller]
    pub(crate) fn nobody_bids_for_characters(&mut self) {
        while let (Phase::Characters, Some(seat)) = (self.phase(), self.to_act()) {
            self.does(seat, Decision::Pass);
        }
    }

    /// Passes until the next round begins.
    #[track_caller]
    pub(crate) fn passes_the_round(&mut self) {
        self.nobody_wants_more();
        self.passes_the_round_from_actions();
    }

    /// Ends all turns until the next round begins.
    #[track_caller]
    pub(crate) fn passes_the_round_from_actions(&mut self) {
        for seat in self.turn_order() {
            self.does(seat, Decision::EndTurn);
        }
    }

    #[track_caller]
    pub(crate) fn allows(&self, seat: Seat, decision: Decision) {
        let command = Command::new(seat, decision);
        assert_eq!(self.game.check(&command), Ok(()), "{command:?}");
    }

    #[track_caller]
    pub(crate) fn refuses(&self, seat: Seat, decision: Decision, rule: Rule, fact: Fact) {
        let command = Command::new(seat, decision);
        let violation = Violation { rule, fact };
        let refused = self.game.check(&command);
        assert_eq!(refused, Err(violation.clone()), "{command:?}");
        note(&violation);
    }

    pub(crate) fn money(&self, seat: Seat) -> u32 {
        self.player(seat).money()
    }

    pub(crate) fn prestige(&self, seat: Seat) -> u16 {
        self.player(seat).prestige()
    }
}

/// The variable that names the file in which seen violations are recorded, if set.
pub(crate) const SEEN: &str = "STUDIOLO_VIOLATIONS_SEEN";

/// Records that this test has seen a violation.
fn note(violation: &Violation) {
    let Some(path) = std::env::var_os(SEEN) else {
        return;
    };
    let fact = format!("{:?}", violation.fact);
    let fact = fact.split(|letter: char| !letter.is_alphanumeric()).next();
    let thread = std::thread::current();
    let test = thread.name().unwrap_or_default();
    let line = format!("{test} {} {}\n", violation.rule, fact.unwrap_or_default());
    let file = std::fs::OpenOptions::new().append(true).open(path);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    written.expect("what was seen is written down");
}

/// Gives the player a Tower and its three points.
pub(crate) fn tower(player: &mut PlayerSetup) {
    player.buildings = vec![(Building::Tower, at("e4 f4 g4"))];
    player.prestige = 3;
}

/// Gives the player the tiles of the worked examples 3 and 4: two Forests, a Lake, and five
/// buildings that only fit with builders (seven squares remain empty).
pub(crate) fn fixture(player: &mut PlayerSetup) {
    player.buildings = vec![
        (Building::University, at("a5 c5 a6 c6 a7 b7 c7")),
        (Building::Workshop, at("d6 e6 f6 d7 e7 f7 g7")),
        (Building::Opera, at("d3 d4 e4 d5 e5")),
        (Building::Tower, at("e1 f1 g1")),
        (Building::Chapel, at("f2 g2 g3")),
    ];
    player.landscapes = vec![
        (Landscape::Forest, at("a3 b3 a4 b4")),
        (Landscape::Forest, at("f4 g4 f5 g5")),
        (Landscape::Lake, at("d1 d2 e2")),
    ];
    player.builders = 2;
    player.freedoms = vec![Freedom::Travel, Freedom::Opinion];
}

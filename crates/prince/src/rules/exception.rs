//! Carries out what the rules refuse but the table does anyway.
//!
//! Obstacles are set aside for the moment, as far as the pieces allow: a player who cannot
//! pay is given the money; a marriage or Savonarola does not count. If the seat has nothing
//! to decide, or cards are missing, the command is still refused.

use super::card::{CardId, CardType, Spot};
use super::command::{Command, Correction, Decision, Event};
use super::game::Game;
use super::phase::settle::settle;
use super::rule::{Fact, Violation};
use super::setup::Setup;
use super::state::{Phase, Step};
use table::Set;

/// More than the number of reasons that one command can be refused for.
const MOST_IN_THE_WAY: usize = 8;

/// What is restored after the command has been carried out.
#[derive(Default)]
struct SetAside {
    cards: Vec<(CardId, Spot)>,
    turn: Option<(u8, bool)>,
}

impl Game {
    /// Carries out a command that the rules may refuse, as the table has played it, and
    /// returns everything that happened.
    ///
    /// # Errors
    /// Returns why it is impossible even so.
    pub fn play_anyway(&self, command: &Command) -> Result<(Game, Vec<Event>), Violation> {
        let mut game = *self;
        let mut events = Vec::new();
        if self.check(command).is_ok() {
            events = game.play(command)?;
            return Ok((game, events));
        }
        let mut aside = SetAside::default();
        for _ in 0..MOST_IN_THE_WAY {
            if let Err(violation) = game.check(command)
                && !game.make_way(command, violation, &mut aside, &mut events)?
            {
                continue;
            }
            game.irregular = true;
            game.carry_out(command, &mut events);
            game.put_back(&aside);
            settle(&mut game, &mut events);
            return match Game::try_from(&Setup::from(&game)) {
                Ok(read) => Ok((read, events)),
                Err(problems) => Err(first(problems, self.check(command))),
            };
        }
        self.check(command).map(|()| (game, events))
    }

    /// Sets aside the obstacle that a violation names, or returns that it cannot be set
    /// aside. Returns `true` if nothing else can be in the way.
    fn make_way(
        &mut self,
        command: &Command,
        violation: Violation,
        aside: &mut SetAside,
        events: &mut Vec<Event>,
    ) -> Result<bool, Violation> {
        let seat = command.seat;
        match (&violation.fact, command.decision) {
            (Fact::NotEnoughMoney { needed, has }, _) if self.money[seat] == *has => {
                events.push(Event::Corrected(
                    seat,
                    Correction::Money(*has),
                    Correction::Money(*needed),
                ));
                self.money[seat] = *needed;
                Ok(false)
            }
            (Fact::Silenced, _) => {
                self.set_aside(self.edition.of_type(CardType::Savonarola), aside);
                Ok(false)
            }
            (Fact::Spouse(_), _) => {
                self.set_aside(self.edition.of_type(CardType::Marriage), aside);
                Ok(false)
            }
            (Fact::FirstTurn | Fact::NoGrievance, Decision::Play(..)) => {
                aside.turn = Some((self.turn, self.shuffled));
                self.turn = self.turn.max(2);
                self.shuffled = true;
                Ok(false)
            }
            (Fact::HasSeized, _) => {
                self.phase = Phase::Step(Step::Seize { tried: false });
                Ok(false)
            }
            // These are checked last.
            (Fact::BidTooLow { .. }, _) => {
                let bid = match command.decision {
                    Decision::Bid(bid) => bid,
                    _ => 0,
                };
                match bid > 0 && self.money[seat] >= bid {
                    true => Ok(true),
                    false => Err(violation),
                }
            }
            (
                Fact::NotAlike { .. }
                | Fact::NeedsCondottiere
                | Fact::TooManyForPope { .. }
                | Fact::HeldIt(_),
                _,
            ) => Ok(true),
            (Fact::Stays(card), Decision::Move(_, place)) => {
                let free = place.is_none_or(|place| {
                    self.owner_of(place) == Some(seat)
                        && self.under(place, CardType::Family).is_none()
                });
                match free && self.type_of(*card) == CardType::Family {
                    true => Ok(true),
                    false => Err(violation),
                }
            }
            _ => Err(violation),
        }
    }

    fn set_aside(&mut self, cards: Set<CardId>, aside: &mut SetAside) {
        for card in cards {
            let spot = self.spot(card);
            if matches!(spot, Spot::InPlay | Spot::Wedding(..)) {
                aside.cards.push((card, spot));
                self.lay(card, Spot::Out);
            }
        }
    }

    fn put_back(&mut self, aside: &SetAside) {
        for &(card, spot) in &aside.cards {
            self.lay(card, spot);
        }
        if let Some((turn, shuffled)) = aside.turn {
            self.turn = turn;
            self.shuffled = shuffled;
        }
    }
}

fn first(problems: Vec<super::setup::Problem>, refused: Result<(), Violation>) -> Violation {
    let problem = problems.into_iter().next().map(|problem| problem.violation);
    match (problem, refused) {
        (Some(violation), _) | (None, Err(violation)) => violation,
        (None, Ok(())) => super::rule::Rule::G1.broken(Fact::NotNow),
    }
}

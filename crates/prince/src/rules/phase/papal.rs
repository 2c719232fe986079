//! What the Pope does when turns 2 and 3 begin (P).
//!
//! Assigned offices wait until it is known whether all are shuffled, and arrive then (P5).

use crate::rules::card::{CardId, CardType};
use crate::rules::command::{Command, Decision, Event};
use crate::rules::game::{Events, Game};
use crate::rules::rule::{Fact, Rule, Violation};
use crate::rules::state::Phase;
use table::{Item as _, Seat, Set};

/// A set of offices for each seat.
type Offices = [Set<CardId>; 5];

impl Game {
    /// Returns the offices of all players except the Pope, including arriving ones (P3).
    #[must_use]
    pub fn offices_of_others(&self) -> Set<CardId> {
        let offices = self.edition.of_type(CardType::Office).iter();
        offices
            .filter(|&office| self.owner(office).is_some_and(|owner| owner != self.pope))
            .collect()
    }

    /// Returns how the offices of a real table are dealt when the device shuffles them
    /// (P3): `below` returns each number from 0 to one below its argument with equal
    /// probability. Returns `None` if no shuffle is to be entered.
    #[must_use]
    pub fn deal_offices(&self, below: &mut dyn FnMut(usize) -> usize) -> Option<Command> {
        let Some(Phase::Dealing) = self.phase_now() else {
            return None;
        };
        let mut offices: Vec<CardId> = self.offices_of_others().iter().collect();
        for at in (1..offices.len()).rev() {
            offices.swap(at, below(at + 1));
        }
        let to = self.as_many_as_before(offices);
        Some(Command::new(self.pope, Decision::Dealt(to)))
    }

    /// Deals these offices in this order, as many to each player as before (P3).
    pub(in crate::rules) fn as_many_as_before(&self, offices: Vec<CardId>) -> Offices {
        let counts = self.office_counts();
        let mut offices = offices.into_iter();
        let mut to: Offices = [Set::EMPTY; 5];
        for seat in self.seats().filter(|&seat| seat != self.pope) {
            to[seat.index()] = offices.by_ref().take(counts[seat.index()]).collect();
        }
        to
    }

    /// Returns the same position after what the Pope is about to do: offices to these seats
    /// besides those who already got one, this many new cardinals to each seat from A on,
    /// and all offices shuffled or not. Like any position, it then tells who could accuse
    /// (C9), and how many votes would convict (C10).
    #[must_use]
    pub fn if_pope_gives(&self, offices: Set<Seat>, cardinals: [u8; 5], shuffles: bool) -> Game {
        let mut game = *self;
        game.got_office = self.got_office.union(offices);
        game.shuffled = self.shuffled || shuffles;
        for seat in self.seats() {
            let more = cardinals[seat.index()];
            game.cardinals[seat] = self.cardinals[seat].saturating_add(more);
            if more > 0 {
                game.got_cardinal.insert(seat);
            }
        }
        game
    }

    /// Returns the number of offices of each seat, including arriving ones, from A on.
    #[must_use]
    pub fn office_counts(&self) -> [usize; 5] {
        let mut counts = [0; 5];
        for office in self.edition.of_type(CardType::Office) {
            if let Some(owner) = self.owner(office) {
                counts[owner.index()] += 1;
            }
        }
        counts
    }
}

fn check_pope(game: &Game, seat: Seat, rule: Rule) -> Result<(), Violation> {
    match seat == game.pope {
        true => game.check_turn(seat, rule),
        false => Err(rule.broken(Fact::NotPope)),
    }
}

/// Checks that these are all of `offices`, each given to one player who is not the Pope.
fn check_all_given(
    game: &Game,
    to: &Offices,
    offices: Set<CardId>,
    rule: Rule,
) -> Result<(), Violation> {
    let mut given = Set::EMPTY;
    for (&seat, &cards) in Seat::ALL.iter().zip(to) {
        if cards.is_empty() {
            continue;
        }
        if seat.index() >= game.player_count() {
            return Err(rule.broken(Fact::NoSuchSeat(seat)));
        }
        if seat == game.pope {
            return Err(rule.broken(Fact::IsPope));
        }
        let wrong = cards.minus(offices).union(cards.intersection(given));
        if !wrong.is_empty() {
            return Err(rule.broken(Fact::WrongOffices(wrong)));
        }
        given = given.union(cards);
    }
    match offices.minus(given) {
        missing if missing.is_empty() => Ok(()),
        missing => Err(rule.broken(Fact::WrongOffices(missing))),
    }
}

pub(in crate::rules) fn check_assign(
    game: &Game,
    seat: Seat,
    to: Offices,
) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Offices) => check_pope(game, seat, Rule::P2)?,
        _ => return Err(Rule::P2.broken(Fact::NotNow)),
    }
    let own = game.laid_of(game.pope, CardType::Office);
    check_all_given(game, &to, own, Rule::P2)
}

pub(in crate::rules) fn assign(game: &mut Game, to: Offices, events: &mut impl Events) {
    for (&seat, &offices) in Seat::ALL.iter().zip(&to) {
        for office in offices {
            events.push(Event::Assigned(office, seat));
            super::arrival::arrive(game, seat, office);
            game.got_office.insert(seat);
        }
    }
    game.phase = Phase::Shuffle;
}

pub(in crate::rules) fn check_shuffle(game: &Game, seat: Seat, yes: bool) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Shuffle) => check_pope(game, seat, Rule::P3)?,
        _ => return Err(Rule::P3.broken(Fact::NotNow)),
    }
    match yes && game.offices_of_others().is_empty() {
        true => Err(Rule::P3.broken(Fact::NoOffices)),
        false => Ok(()),
    }
}

pub(in crate::rules) fn no_shuffle(game: &mut Game) {
    game.phase = Phase::Cardinals;
}

pub(in crate::rules) fn shuffle(game: &mut Game, events: &mut impl Events) {
    game.shuffled = true;
    let mut offices: Vec<CardId> = game.offices_of_others().iter().collect();
    let Some(random) = &mut game.random else {
        game.phase = Phase::Dealing;
        return;
    };
    random.shuffle(&mut offices);
    let to = game.as_many_as_before(offices);
    dealt(game, to, events);
}

pub(in crate::rules) fn check_dealt(game: &Game, seat: Seat, to: Offices) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Dealing) => check_pope(game, seat, Rule::P3)?,
        _ => return Err(Rule::P3.broken(Fact::NotNow)),
    }
    check_all_given(game, &to, game.offices_of_others(), Rule::P3)?;
    let counts = game.office_counts();
    for seat in game.seats().filter(|&seat| seat != game.pope) {
        let (given, before) = (to[seat.index()].len(), counts[seat.index()]);
        if given != before {
            let fact = Fact::WrongCount {
                seat,
                given,
                before,
            };
            return Err(Rule::P3.broken(fact));
        }
    }
    Ok(())
}

pub(in crate::rules) fn dealt(game: &mut Game, to: Offices, events: &mut impl Events) {
    for (&seat, &offices) in Seat::ALL.iter().zip(&to) {
        for office in offices {
            events.push(Event::DealtOffice(office, seat));
            super::arrival::arrive(game, seat, office);
        }
    }
    super::simony::open(game);
}

pub(in crate::rules) fn check_distribute(
    game: &Game,
    seat: Seat,
    to: [u8; 5],
) -> Result<(), Violation> {
    match game.phase_now() {
        Some(Phase::Cardinals) => check_pope(game, seat, Rule::P4)?,
        _ => return Err(Rule::P4.broken(Fact::NotNow)),
    }
    let players = game.player_count();
    if let Some(nobody) = (players..to.len()).find(|&at| to[at] > 0) {
        return Err(Rule::P4.broken(Fact::NoSuchSeat(Seat::ALL[nobody])));
    }
    let given = to.iter().map(|&cardinals| u32::from(cardinals)).sum();
    let there = players as u32;
    if given != there {
        return Err(Rule::P4.broken(Fact::WrongCardinals { given, there }));
    }
    let most = game.most_for_pope(to);
    let given = to[game.pope.index()];
    match given > most {
        true => Err(Rule::P4.broken(Fact::TooManyForPope { given, most })),
        false => Ok(()),
    }
}

pub(in crate::rules) fn distribute(game: &mut Game, to: [u8; 5], events: &mut impl Events) {
    for (&seat, &cardinals) in Seat::ALL.iter().zip(&to) {
        if cardinals > 0 {
            game.cardinals[seat] += cardinals;
            game.got_cardinal.insert(seat);
            events.push(Event::Cardinals(seat, cardinals));
        }
    }
    super::turn::begin_phases(game, events);
}

//! The die of a turn (T): taking it, its tile, its goods, its action, and the end of the
//! turn.

use super::super::command::{Event, Spot};
use super::super::game::{Events, Game};
use super::super::parts::{Action, Die, Good, Goods};
use super::super::rule::{Fact, Rule, Violation};
use super::super::state::{Frame, Phase, Slot, Step, Turn};
use super::super::tile::{Effect, Printed};
use table::Seat;

/// The gold for changing a die's value by one step (T2).
const GOLD_A_STEP: u8 = 2;

/// Returns the gold it costs to change a value into another (T2), by the shorter way round.
#[must_use]
pub(in super::super) fn gold_for(value: u8, to: u8) -> u16 {
    let steps = value.abs_diff(to);
    u16::from(steps.min(6 - steps) * GOLD_A_STEP)
}

/// Checks that this step of the turn is due and no effect is open.
fn check_step(game: &Game, step: Step, due: Step, rule: Rule) -> Result<(), Violation> {
    if game.frames.top().is_some() {
        return Err(Rule::H1.broken(Fact::EffectOpen));
    }
    match step == due {
        true => Ok(()),
        false => Err(rule.broken(Fact::NotNow)),
    }
}

pub(in super::super) fn check_take(
    game: &Game,
    seat: Seat,
    step: Step,
    die: Die,
    to: u8,
) -> Result<(), Violation> {
    check_step(game, step, Step::Before, Rule::T2)?;
    for value in [die.value, to] {
        if !(1..=6).contains(&value) {
            return Err(Rule::T2.broken(Fact::NoSuchValue(value)));
        }
    }
    if game.wheel.count(die) == 0 {
        return Err(Rule::T2.broken(Fact::NoSuchDie(die)));
    }
    let gold = Goods::of(Good::Gold, gold_for(die.value, to));
    game.check_goods(seat, gold, Rule::T2)
}

pub(in super::super) fn take(
    game: &mut Game,
    seat: Seat,
    die: Die,
    to: u8,
    events: &mut impl Events,
) {
    let gold = gold_for(die.value, to);
    events.push(Event::DieTaken(seat, die, to, gold));
    game.pay(seat, Goods::of(Good::Gold, gold), events);
    game.wheel.take(die);
    let die = Die { value: to, ..die };
    let mut spaces = game.players[seat].dice.iter_mut();
    if let Some(free) = spaces.find(|space| space.is_none()) {
        *free = Some(die);
    }
    game.turn = Turn {
        die,
        place: game.place_of(die) as u8,
        ..Turn::NONE
    };
    game.phase = Phase::Turn(Step::Die);
}

pub(in super::super) fn check_tile(game: &Game, seat: Seat, step: Step) -> Result<(), Violation> {
    check_step(game, step, Step::Die, Rule::T4)?;
    game.check_take(seat, Spot::Wheel(game.turn.place), Rule::T4)
}

pub(in super::super) fn take_tile(game: &mut Game, seat: Seat, events: &mut impl Events) {
    game.take_tile(seat, Spot::Wheel(game.turn.place), events);
}

pub(in super::super) fn check_goods(
    game: &Game,
    seat: Seat,
    step: Step,
    other: Option<(u8, Good)>,
) -> Result<(), Violation> {
    check_step(game, step, Step::Die, Rule::T5)?;
    let Some((slot, _)) = other else {
        return Ok(());
    };
    let Some(tile) = game.players[seat].stored(slot) else {
        return Err(Rule::H5.broken(Fact::EmptySlot(slot)));
    };
    match game.printed(tile) {
        Printed::Helper(effects) if effects.single() == Some(Effect::OtherKind) => Ok(()),
        _ => Err(Rule::H5.broken(Fact::WrongTile(tile))),
    }
}

pub(in super::super) fn take_goods(
    game: &mut Game,
    seat: Seat,
    other: Option<(u8, Good)>,
    events: &mut impl Events,
) {
    let mut good = game.turn.die.good;
    if let Some((slot, kind)) = other
        && let Some(tile) = game.unstore(seat, slot)
    {
        good = kind;
        events.push(Event::HelperUsed(seat, tile));
    }
    let value = game.turn.die.value;
    game.gain(seat, Goods::of(good, u16::from(value)), events);
    game.turn.ap = 7 - value;
    game.phase = Phase::Turn(Step::Act);
    if let Some(action) = game.places[usize::from(game.turn.place)].action() {
        begin_action(game, seat, action);
    }
}

/// Starts the action of the die and adds its bonus AP (B9).
fn begin_action(game: &mut Game, seat: Seat, action: Action) {
    game.turn.action = Some(action);
    let bonus = game.players[seat].bonus_ap(action, game.edition);
    game.turn.ap = game.turn.ap.saturating_add(bonus);
}

pub(in super::super) fn check_action(game: &Game, step: Step) -> Result<(), Violation> {
    if let Some(Frame::AnyAction(_)) = game.frames.top() {
        return Ok(());
    }
    check_step(game, step, Step::Act, Rule::T8)?;
    match game.turn.action {
        None => Ok(()),
        Some(_) => Err(Rule::T8.broken(Fact::Chosen)),
    }
}

pub(in super::super) fn choose(game: &mut Game, seat: Seat, action: Action) {
    match game.frames.top_mut() {
        Some(top) => {
            if let Frame::AnyAction(ap) = *top {
                *top = Frame::Action(action, ap);
            }
        }
        None => begin_action(game, seat, action),
    }
}

pub(in super::super) fn check_end(game: &Game, step: Step) -> Result<(), Violation> {
    check_step(game, step, Step::Act, Rule::G6)
}

pub(in super::super) fn end(game: &mut Game) {
    game.turn = Turn::NONE;
    game.swapped = false;
    game.phase = Phase::Refill;
    // The remaining contracts slide to the right (D3).
    let mut to = game.contracts.len();
    for from in (0..to).rev() {
        if game.contracts[from] != Slot::Empty {
            to -= 1;
            game.contracts.swap(from, to);
        }
    }
}

/// AP for options of an action: those of the newest effect, otherwise those of the die.
impl Game {
    /// Returns the AP left for options of this action (T6, H2).
    ///
    /// # Errors
    /// The reason why no option of the action is possible now.
    pub fn ap_for(&self, action: Action) -> Result<u8, Violation> {
        match (self.frames.top(), self.phase) {
            (Some(Frame::Action(of, ap)), _) if of == action => Ok(ap),
            (Some(Frame::Action(of, _)), _) => Err(Rule::H2.broken(Fact::NotThisAction(of))),
            (Some(Frame::AnyAction(_)), _) => Err(Rule::H2.broken(Fact::ChooseFirst)),
            (Some(_), _) => Err(Rule::H1.broken(Fact::EffectOpen)),
            (None, Phase::Turn(Step::Act)) => match self.turn.action {
                Some(of) if of == action => Ok(self.turn.ap),
                Some(of) => Err(Rule::T6.broken(Fact::NotThisAction(of))),
                None => Err(Rule::T8.broken(Fact::ChooseFirst)),
            },
            (None, _) => Err(Rule::T6.broken(Fact::NotNow)),
        }
    }

    /// Checks that this many AP are left for options of this action.
    pub(in super::super) fn check_ap(
        &self,
        action: Action,
        needed: u8,
        rule: Rule,
    ) -> Result<(), Violation> {
        let has = self.ap_for(action)?;
        match has >= needed {
            true => Ok(()),
            false => Err(rule.broken(Fact::NotEnoughAp { needed, has })),
        }
    }

    /// Spends AP of the newest effect, otherwise of the die.
    pub(in super::super) fn spend(&mut self, spent: u8) {
        let ap = match self.frames.top_mut() {
            Some(Frame::Action(_, ap)) => ap,
            _ => &mut self.turn.ap,
        };
        *ap = ap.saturating_sub(spent);
    }
}

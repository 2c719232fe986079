//! The current question and who is asked: the words for "now", for screen readers, and for
//! the lists of games.

use super::View;
use table::Seat;
use tiletum::{Phase, Spot, Step};
use words::fl;
use words::language::capital;
use words::text::listed;
use words::tiletum::names;

/// The current question.
#[derive(Clone, Debug)]
pub struct Ask {
    /// Who decides; `None` if chance does or the game is over.
    pub seat: Option<Seat>,
    /// What it is about, in a few words.
    pub title: String,
    /// The information about it, in a line.
    pub line: String,
}

impl Ask {
    /// Returns all of it, for screen readers.
    #[must_use]
    pub fn told(&self) -> String {
        match self.line.is_empty() {
            true => self.title.clone(),
            false => format!("{}. {}", self.title, self.line),
        }
    }
}

/// Returns the part of a round, in one or two words.
#[must_use]
pub fn phase(view: &View<'_>) -> &'static str {
    match view.game.phase() {
        Phase::Prepare => fl!(tiletum_phase_prepare),
        Phase::Corruption => fl!(tiletum_phase_corruption),
        Phase::Turn(_) => fl!(tiletum_phase_actions),
        Phase::Refill => fl!(tiletum_phase_refill),
        Phase::King => fl!(tiletum_phase_king),
        Phase::Tidy => fl!(tiletum_phase_tidy),
        Phase::Over => fl!(tiletum_phase_over),
    }
}

/// Returns the current question.
#[must_use]
pub fn ask(view: &View<'_>) -> Ask {
    let game = view.game;
    let seat = game.may_decide().first();
    let (title, line) = match (game.gap(), game.phase()) {
        (Some(spot), _) => of_gap(view, spot),
        // The computer draws without asking.
        (None, Phase::Prepare | Phase::Corruption) if game.is_digital() => {
            (fl!(tiletum_roll_dice).to_owned(), String::new())
        }
        (None, Phase::Prepare) => {
            let number = dice_due(view);
            let hint = fl!(tiletum_roll_asked_hint, number);
            (fl!(tiletum_roll_asked).to_owned(), hint)
        }
        (None, Phase::Corruption) => (
            fl!(tiletum_corruption_asked).to_owned(),
            fl!(tiletum_corruption_asked_hint).to_owned(),
        ),
        (None, Phase::King) => {
            let tile = game.slot(Spot::King).and_then(tiletum::Slot::tile);
            let tile = view.words.tile(tile);
            (fl!(tiletum_king_tile_asked).to_owned(), tile)
        }
        (None, Phase::Turn(step)) => of_turn(view, step),
        (None, Phase::Refill | Phase::Tidy) => (phase(view).to_owned(), String::new()),
        (None, Phase::Over) => (fl!(tiletum_phase_over).to_owned(), won_by(view)),
    };
    Ask { seat, title, line }
}

/// Returns the number of dice to roll (P1).
#[must_use]
pub fn dice_due(view: &View<'_>) -> usize {
    3 * view.game.player_count() + 2
}

fn of_gap(view: &View<'_>, spot: Spot) -> (String, String) {
    let place = view.words.spot(Some(view.game), spot);
    (fl!(tiletum_deal_asked).to_owned(), capital(&place))
}

fn of_turn(view: &View<'_>, step: Step) -> (String, String) {
    let game = view.game;
    if let Some(frame) = game.frames().top() {
        let effect = capital(&names::frame(frame));
        return (fl!(tiletum_open_effect, effect), goes_on(view));
    }
    let die = || game.turn().map(|turn| names::die(turn.die));
    match step {
        Step::Before => (
            fl!(tiletum_takes_die).to_owned(),
            fl!(tiletum_takes_die_hint).to_owned(),
        ),
        Step::Die => {
            let die = capital(&die().unwrap_or_default());
            let hint = fl!(tiletum_takes_goods_hint).to_owned();
            (fl!(tiletum_takes_goods, die), hint)
        }
        Step::Act => {
            let action = game.turn().and_then(|turn| turn.action);
            let title = match action {
                Some(action) => fl!(tiletum_acts_on, action = capital(names::action(action))),
                None => fl!(tiletum_acts_universal).to_owned(),
            };
            let die = capital(&die().unwrap_or_default());
            (title, fl!(tiletum_acts_hint, die))
        }
    }
}

/// Returns what follows the open effect: the effects below it, newest first, and the action
/// of the die.
fn goes_on(view: &View<'_>) -> String {
    let game = view.game;
    let below = game.frames().all().iter().rev().skip(1);
    let mut then: Vec<String> = below.map(|&frame| names::frame(frame)).collect();
    let turn = game
        .turn()
        .filter(|_| game.phase() == Phase::Turn(Step::Act));
    if let Some((action, ap)) = turn.and_then(|turn| Some((turn.action?, turn.ap))) {
        let (action, points) = (names::action(action), names::ap(ap));
        then.push(fl!(tiletum_turn_left, action, points));
    }
    match then.is_empty() {
        true => fl!(tiletum_open_effect_hint).to_owned(),
        false => fl!(tiletum_open_effect_then, what = then.join(", ")),
    }
}

/// Returns who has won, and with how many points.
#[must_use]
pub fn won_by(view: &View<'_>) -> String {
    let first = view.game.standing().first().copied();
    let Some(first) = first else {
        return String::new();
    };
    let names = listed(&[view.words.seat(first)]);
    let points = view.game.player(first).vp();
    fl!(tiletum_won_by, names, count = 1, points)
}

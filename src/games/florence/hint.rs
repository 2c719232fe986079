//! The hint: what to do in this position, the best alternatives, and why, from the view of
//! the player to act.

use std::time::Duration;

use super::{Florence, Table, View, opponents};
use crate::ui::session::computer::{Suggestion, Task};
use crate::ui::session::game_window::{Advice, Look};
use florence::mind::bot;
use florence::mind::bot::{Choice, Thinking};
use florence::{Command, Decision};
use table::Seat;
use words::figures::decimal;
use words::fl;
use words::florence::{Named, advice, points};
use words::language::capital;

/// The time limit of a hint.
const MOST: Duration = Duration::from_secs(3);

/// How the computer advises people.
pub(super) const ADVICE: Advice<Florence> = Advice {
    asked: |open| {
        let is_bot = opponents::acting_bot(&open.session).is_some();
        let seat = open.session.game().to_act()?;
        (!is_bot && open.shows_who_decides()).then_some((seat, 0))
    },
    task: advise,
    shown,
};

fn advise(open: &Table, seat: Seat, hides_money: bool) -> Task<Option<bot::Advice>> {
    let game = open.session.game();
    let seen = match &open.own.digital {
        Some(_) => game.seen_by(seat),
        // At a real table the game holds only what the table knows.
        None => *game,
    };
    let seen = match hides_money {
        true => seen.without_purses(seat),
        false => seen,
    };
    Task::new(Thinking::within(MOST).on_all_cores(), move |thinking| {
        bot::advise(&seen, bot::DEALS, thinking)
    })
}

fn shown(look: Look<'_, Florence>, found: &bot::Advice) -> Vec<Suggestion<Command>> {
    let view = look.open.view(look.hides_money);
    let words = view.words;
    let choices = found.choices.iter().enumerate();
    let choices = choices.map(|(at, choice)| Suggestion {
        command: choice.command,
        sentence: words.command(&choice.command),
        short: in_short(&view, &choice.command),
        reasons: advice::facts(&words, choice),
        why: advice::why(&words, found, at),
        ahead: ahead(choice),
        standing: advice::standing(found, at),
        about: Some(advice::expectation(choice)),
    });
    choices.collect()
}

/// Returns how far the best choice is ahead, if that is more than the margin of error, and
/// ahead of what.
fn ahead(best: &Choice) -> [Option<String>; 2] {
    let (figure, against) = match &best.apart {
        None => (None, fl!(hint_only)),
        Some(apart) if apart.is_clear => {
            let figure = fl!(hint_ahead, points = decimal(apart.by));
            (Some(figure), fl!(hint_against_next))
        }
        Some(_) => (None, fl!(hint_as_good)),
    };
    [figure, Some(against.to_owned())]
}

/// Describes a decision as briefly as a button does.
fn in_short(view: &View<'_>, command: &Command) -> String {
    match command.decision {
        Decision::Raise(price) => fl!(auction_raise_to, price = price),
        Decision::Pass => fl!(auction_pass).to_owned(),
        Decision::Decline => fl!(auction_decline).to_owned(),
        Decision::Name(object) => fl!(auction_name_the, object = object.id()),
        Decision::EndTurn => fl!(end_turn).to_owned(),
        Decision::Sell(sold) => fl!(hint_sell, points = points(sold)),
        Decision::Bid(character, price) => fl!(
            hint_bid_character,
            character = character.id(),
            price = price
        ),
        // The cards to choose from are visible.
        Decision::Keep(card, _) => card.name().to_owned(),
        ref decision => capital(&view.words.to_do(decision)),
    }
}

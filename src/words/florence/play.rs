//! What stands in the window in a game against the computer.

use crate::table::Level;
use crate::words::florence::advice::level;
use crate::words::florence::names::{count, listed, points};

/// The choice on the start screen.
pub const PLAY: &str = "Play against the computer";
/// What it means.
pub const PLAY_HINT: &str = "A whole game on this screen, against one to four bots";
/// The two kinds of a new game.
pub const AT_A_TABLE: &str = "At a real table";
/// The other one.
pub const ON_SCREEN: &str = "On this screen";
/// A seat that a person plays.
pub const PERSON: &str = "a person";
/// The number of a deal.
pub const DEAL: &str = "Deal";
/// What the number of a deal is for.
pub const DEAL_HINT: &str =
    "The same number deals the same cards to the same seats. Leave it empty for a random deal.";
/// What stands in the empty field of the deal.
pub const ANY_DEAL: &str = "any";
/// Why a game cannot begin.
pub const NOBODY_PLAYS: &str = "At least one seat must be played by a person.";
/// Why a game cannot begin.
pub const DEAL_IS_NO_NUMBER: &str = "The deal must be a whole number.";

/// Plays on without being watched.
pub const SKIP_AHEAD: &str = "Skip ahead";
/// What that does, with its key.
pub const SKIP_AHEAD_HINT: &str = "Go straight to your next decision. Key: Space";
/// The key of it, in the overview.
pub const KEY_SKIP_AHEAD: &str = "Skip ahead to your next decision";
/// How the overview writes it.
pub const SPACE_WRITTEN: &str = "Space";
/// The heading of keys in a game against the computer.
pub const KEYS_AGAINST_COMPUTER: &str = "Against the computer";

/// What the curtain is for.
pub const CURTAIN_EXPLAINED: &str =
    "Everybody's cards are hidden. Give the others a moment to look away.";
/// Hides the cards again.
pub const HIDE_CARDS: &str = "Hide cards";
/// The cards of whoever looks.
pub const YOUR_CARDS: &str = "Your cards:";
/// Between the things a profession wants.
pub const BETWEEN_WANTS: &str = " · ";
/// There are none.
pub const NO_CARDS: &str = "none";

/// The pace, in the menu.
pub const PACE: &str = "Computer speed";

/// What undoing something seen means.
pub const UNDO_SEEN: &str = "You have seen cards that this puts back. Against the computer that is \
    an advantage, so the log will say so. You are asked once per game.";
/// The title of that question.
pub const UNDO_SEEN_TITLE: &str = "Undo after seeing cards?";
/// Undoes it.
pub const UNDO_ANYWAY: &str = "Undo anyway";
/// The title of that question before an earlier version is opened.
pub const OPEN_SEEN_TITLE: &str = "Open it after seeing cards?";
/// Opens it.
pub const OPEN_ANYWAY: &str = "Open anyway";
/// The line in the log.
pub const UNDONE: &str = "Undone here after cards had been seen";

/// A choice of who plays a seat.
#[must_use]
pub fn played_by(level_name: Option<Level>) -> String {
    match level_name {
        None => PERSON.to_owned(),
        Some(which) => format!("computer, {}", level(which)),
    }
}

/// The name of the choice who plays a seat.
#[must_use]
pub fn who_plays(number: usize) -> String {
    format!("Who plays seat {number}")
}

/// Whose turn it is, on the curtain.
#[must_use]
pub fn turn_of(name: &str) -> String {
    format!("{name} decides")
}

/// Shows somebody's cards.
#[must_use]
pub fn show_cards_of(name: &str) -> String {
    format!("Show the cards of {name}")
}

/// Why a decision is not taken while cards are hidden.
#[must_use]
pub fn show_cards_first(name: &str) -> String {
    format!("Show {name}'s cards first.")
}

/// A bot is thinking.
#[must_use]
pub fn thinks(name: &str, which: Level) -> String {
    format!("{name} (computer, {}) is thinking", level(which))
}

/// A bot waits, because one looks at the past.
#[must_use]
pub fn waits(name: &str) -> String {
    format!("{name} would decide here")
}

/// A profession in hand and its work value now.
#[must_use]
pub fn profession_worth(name: &str, value: u16) -> String {
    format!("{name} {value}")
}

/// A bonus card in hand and what it would add now.
#[must_use]
pub fn bonus_worth(name: &str, value: u16) -> String {
    format!("{name} +{value}")
}

/// A prestige card in hand and what it would bring now.
#[must_use]
pub fn prestige_worth(name: &str, worth: i64) -> String {
    format!("{name}: {}", points(worth))
}

/// Recruiting cards in hand.
#[must_use]
pub fn recruiting_in_hand(number: u8) -> String {
    count(number, "recruiting card", "recruiting cards")
}

/// A card in hand, the whole of it.
#[must_use]
pub fn card_told(headed: &str, text: &str) -> String {
    format!("{headed}: {text}")
}

/// A profession in hand, its work value, and what it wants.
#[must_use]
pub fn profession_told(name: &str, value: u16, there: &[&str], missing: &[&str]) -> String {
    let told = |names: &[&str], what: &str| match names {
        [] => None,
        [one] => Some(format!("{one} is {what}")),
        several => Some(format!("{} are {what}", listed(several))),
    };
    let parts = [told(there, "there"), told(missing, "missing")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("{name}, work value {value}: {}", parts.join(", "))
}

/// The number of the deal, beside what happens now.
#[must_use]
pub fn deal(number: u64) -> String {
    format!("deal {number}")
}

/// The number of the deal, explained.
pub const DEAL_SHOWN_HINT: &str = "Enter this number for a new game to get the same cards again.";
/// Why one cannot do something for a seat.
pub const COMPUTER_DECIDES: &str = "The computer decides for this seat.";
/// Why nobody enters the result of an auction against the computer.
pub const EVERY_BID_IS_MADE: &str = "Bid instead: against the computer every bid is made.";
/// Why nobody shows a card against the computer.
pub const NOTHING_SHOWN: &str = "Cards are turned over when the game ends.";
/// The hint.
pub const HINT: &str = "Hint";
/// The heading of the hint.
pub const HINT_TITLE: &str = "Advice";
/// What it does.
pub const HINT_HINT: &str = "What to do here, and why.";
/// Takes the hint away.
pub const CLOSE_HINT: &str = "Close the hint";
/// There is nothing to say.
pub const NO_HINT: &str = "There is nothing to choose here.";
/// Deals the same cards again.
pub const SAME_DEAL: &str = "Play the same deal again";
/// What that does.
pub const SAME_DEAL_HINT: &str = "Start a new game with the same players, seats and cards.";
/// The next pace.
pub const NEXT_PACE_HINT: &str = "How long each decision of the computer stays in view.";

/// The heading of the look back.
pub const LOOK_BACK: &str = "Look back";
/// Leads there.
pub const LOOK_BACK_AT: &str = "Look back at the decisions";
/// What that does.
pub const LOOK_BACK_HINT: &str = "What each decision cost, and what was paid in auctions.";
/// What it is.
pub const LOOK_BACK_EXPLAINED: &str = "What a player's decisions cost: PP of the expected lead over the best rival, ± one standard error. Choose a player.";
/// Stops working it out.
pub const STOP: &str = "Stop";
/// There was no choice to look at.
pub const NOTHING_TO_LOOK_AT: &str = "No decision has been looked at.";
/// It was stopped on the way.
pub const STOPPED_EARLY: &str =
    "Stopped early: later decisions count as “the others and all else”.";
/// What the causes are.
pub const CAUSES_EXPLAINED: &str = "Luck is what the cards that came changed in the expected lead. Of one's own decisions only what was clearly worse counts. All else is what the others did, and what is too small to tell.";
/// No decision was worse than another.
pub const NOTHING_WORSE: &str = "None was clearly worse than another.";
/// The heading of the worst decisions.
pub const WORST: &str = "The costliest decisions";
/// The heading of the prices.
pub const FAIR_PRICES: &str = "Paid in auctions, against what it was worth";

/// The pace, as slow as it can be.
pub const PACE_SLOW: &str = "Computer speed: slow";
/// The pace at first.
pub const PACE_STEADY: &str = "Computer speed: steady";
/// A quicker pace.
pub const PACE_QUICK: &str = "Computer speed: quick";
/// Without a pause.
pub const PACE_AT_ONCE: &str = "Computer speed: instant";

/// Carries out a choice of the hint.
#[must_use]
pub fn do_it(sentence: &str) -> String {
    format!("Do it: {sentence}")
}

/// Looks at the decisions of a player.
#[must_use]
pub fn look_at(name: &str) -> String {
    format!("Look at the decisions of {name}")
}

/// Goes to an entry.
#[must_use]
pub fn go_to_entry(number: usize) -> String {
    format!("Go to entry {number}")
}

/// A sentence about a round.
#[must_use]
pub fn in_round(round: u8, sentence: &str) -> String {
    format!("Round {round}: {sentence}")
}

/// A sentence about a bid in a round.
#[must_use]
pub fn in_auction(round: u8, object: &str, sentence: &str) -> String {
    format!("Round {round}, {object}: {sentence}")
}

/// What the curve ends with.
#[must_use]
pub fn points_lost(name: &str, lost: f64) -> String {
    format!("Points lost by {name}: {lost:.1} PP")
}

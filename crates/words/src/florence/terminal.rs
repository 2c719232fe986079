//! The output of the command line for people: which message, and how lines are arranged.

use std::fmt::Write as _;

use crate::florence::names::{Named, bonus_card_text, florins, points};
use crate::florence::sentences::{Words, tie_text};
use crate::safe;
use crate::{either, fl};
use florence::rules::PrincessValue;
use florence::{Account, BonusCard, Character, Profession, Tile, WorkValue};

/// Says that a file replays to its end.
#[must_use]
pub fn replay_ok(file: &str, log: usize, round: u8, over: bool) -> String {
    match over {
        true => fl!(cli_replay_over, file, count = log),
        false => fl!(cli_replay_ok, file, count = log, round),
    }
}

/// Writes the final tally and ranking.
#[must_use]
pub fn score(words: &Words<'_>, accounts: &[Account], over: bool) -> String {
    let mut lines = Vec::new();
    if !over {
        lines.push(fl!(cli_score_so_far).to_owned());
    }
    for account in accounts {
        let mut parts = vec![fl!(cli_score_fame, points = account.prestige)];
        for (card, value) in &account.cards {
            parts.push(fl!(cli_score_card, card, points = value));
        }
        if account.hidden_cards > 0 {
            parts.push(fl!(cli_score_hidden, number = account.hidden_cards));
        }
        let (player, parts) = (words.seat(account.seat), parts.join(", "));
        let (total, money) = (points(account.total), florins(account.money));
        macro_rules! say {
            ($id:ident $(, tie = $tie:expr)?) => {
                fl!(
                    $id,
                    rank = account.rank,
                    player,
                    total,
                    parts,
                    money = money
                    $(, tie = $tie)?
                )
            };
        }
        lines.push(match account.tie {
            None => say!(cli_score),
            Some(tie) => say!(cli_score_tied, tie = tie_text(tie)),
        });
    }
    lines.join("\n")
}

/// Writes a work value, line by line, against the minimum, and what it `pays` in florins.
/// An `imagined` work has a profession that is not in hand, counted as one more card or
/// not.
#[must_use]
pub fn work(
    name: &str,
    profession: Profession,
    value: &WorkValue,
    (minimum, pays): (u16, u32),
    imagined: Option<bool>,
) -> String {
    let imagined = match imagined {
        None => "no",
        Some(false) => "hidden",
        Some(true) => "more",
    };
    let mut text = fl!(cli_work, imagined, profession, player = name);
    let mut line = |what: &str, points: u16| {
        let _ = write!(text, "\n  {points:>3}  {what}");
    };
    let building = profession.building().id();
    line(&fl!(cli_work_building, building), value.building);
    let landscape = profession.landscape().id();
    line(&fl!(cli_work_landscape, landscape), value.landscape);
    let freedom = profession.freedom().id();
    line(&fl!(cli_work_freedom, freedom), value.freedom);
    line(fl!(cli_work_jesters), value.jesters);
    line(fl!(cli_work_cards), value.cards);
    if value.muse > 0 {
        line(Character::Muse.name(), value.muse);
    }
    for &(card, points) in &value.bonuses {
        line(
            &fl!(cli_work_bonus_card, card = bonus_card_text(card)),
            points,
        );
    }
    let total = value.total();
    line(fl!(cli_work_total), total);
    text + "\n" + &verdict(total, (minimum, pays))
}

/// Says whether a work reaches the minimum.
fn verdict(total: u16, (minimum, pays): (u16, u32)) -> String {
    match minimum.checked_sub(total) {
        None | Some(0) => fl!(cli_work_enough, minimum, money = florins(pays)),
        Some(short) => fl!(cli_work_not_enough, short, minimum),
    }
}

/// Writes the value of a work of the Princess, which may be imagined (M8).
#[must_use]
pub fn work_of_princess(
    name: &str,
    value: &PrincessValue,
    against: (u16, u32),
    imagined: bool,
) -> String {
    let mut text = either!(
        imagined,
        cli_work_of_princess_imagined | cli_work_of_princess,
        player = name
    );
    for (what, points) in [
        (fl!(cli_work_landscapes), value.landscapes),
        (fl!(cli_work_builders), value.builders),
        (fl!(cli_work_buildings), value.buildings),
        (fl!(cli_work_cards), value.cards),
        (fl!(cli_work_total), value.total()),
    ] {
        let _ = write!(text, "\n  {points:>3}  {what}");
    }
    text + "\n" + &verdict(value.total(), against)
}

/// Says how many places a tile has, and which.
#[must_use]
pub fn places(name: &str, tile: Tile, places: &[String]) -> String {
    let number = places.len();
    let mut text = fl!(cli_places, number, tile, player = name);
    for place in places {
        let _ = write!(text, "\n  {place}");
    }
    text
}

/// What a name on the command line should refer to.
#[derive(Clone, Copy, Debug)]
pub enum Wanted {
    /// A player.
    Player,
    /// A profession.
    Profession,
    /// A bonus card.
    BonusCard,
    /// A building or landscape.
    Tile,
}

/// Says that a name on the command line is unknown.
#[must_use]
pub fn unknown(wanted: Wanted, given: &str, known: &[String]) -> String {
    let what = match wanted {
        Wanted::Player => "player",
        Wanted::Profession => "profession",
        Wanted::BonusCard => "bonus-card",
        Wanted::Tile => "tile",
    };
    let known = known.join(", ");
    fl!(cli_unknown, what, given = safe(given), known)
}

/// Writes a bonus card for the command line: its number and name.
#[must_use]
pub fn bonus_card(card: BonusCard) -> String {
    format!("{} ({})", card.number(), card.name())
}

//! The values that can be set by hand. The selection is turned into a command that could be
//! typed (`set anna money 1200`) and parsed like one, so that there is only one grammar.

use super::Florence;
use super::Intent;
use crate::ui::session::game_window::{Correcting, Entered, Given, Look, Read, Value};
use florence::{Decision, Game, Player};
use table::Seat;
use words::find::first;
use words::fl;
use words::florence::corrections;
use words::florence::notation::{self, Meaning};

use Entered::{Alone, Number, Typed};

/// How values are set by hand.
pub const CORRECTING: Correcting<Florence> = Correcting {
    values: VALUES,
    shown: |panels, look| panels.seat_shown(look),
    set: Intent::Correct,
};

/// Rows of values: whose they are, the message with the name, the one with the word (`-`
/// for none), how they are entered, and an optional remark.
macro_rules! values {
    (of player) => { false };
    (of table) => { true };
    (word -) => { || "" };
    (word $word:ident) => { fl!(fn $word) };
    ($($of:ident $name:ident $word:tt $entered:expr $(, $field:ident: $said:expr)*;)*) => {
        &[$(Value {
            word: values!(word $word),
            of_table: values!(of $of),
            $($field: $said,)*
            ..Value::new(fl!(fn $name), $entered, read)
        }),*]
    };
}

/// A player's number, starting at its current value.
macro_rules! own {
    ($it:ident: $number:expr) => {
        Number(
            |look, seat| {
                let number: fn(&Player) -> u32 = |$it| $number;
                Some(number(look.open.shown().game().player(seat)))
            },
            1,
        )
    };
}

/// A number of the table, starting at its current value.
macro_rules! common {
    ($game:ident: $number:expr) => {
        Number(
            |look, _| {
                let number: fn(&Game) -> u32 = |$game| $number;
                Some(number(look.open.shown().game()))
            },
            1,
        )
    };
}

/// All values that can be set, the most common first.
static VALUES: &[Value<Florence>] = values! {
    player correcting_money word_money Number(money, 100);
    player correcting_points word_points own!(it: it.prestige().into()), remark: without_cards;
    player correcting_tile - Typed(fl!(fn correcting_tile_example));
    player correcting_clear word_clear Typed(fl!(fn correcting_clear_example));
    player correcting_jesters word_jesters own!(it: it.jesters().into());
    player correcting_builders word_builders own!(it: it.builders().into());
    player correcting_freedoms word_freedoms Typed(fl!(fn correcting_freedoms_example));
    player correcting_hand word_hand Typed(fl!(fn correcting_hand_example));
    player correcting_table word_table Typed(fl!(fn correcting_table_example));
    player correcting_bonus word_bonus Typed(fl!(fn correcting_bonus_example));
    player correcting_prestige word_prestige Typed(fl!(fn correcting_prestige_example));
    player correcting_character word_character Typed(fl!(fn correcting_character_example)),
        is_in: |game| game.variant().characters;
    player correcting_recruiting word_recruiting own!(it: it.recruiting_in_hand().into());
    player correcting_left_here word_left_here own!(it: it.recruiting_on_table().into());
    player correcting_best word_best own!(it: it.best_work().into());
    player correcting_turn word_turn Alone;
    player correcting_start word_start Alone;
    player correcting_in word_in Alone;
    player correcting_out word_out Alone;
    table correcting_actions word_actions common!(game: game.actions_left().into());
    table correcting_round word_round common!(game: game.round().into());
    table correcting_phase word_phase Typed(fl!(fn correcting_phase_example));
    table correcting_minimum word_minimum common!(game: game.minimum().into());
    table correcting_house word_house Typed(fl!(fn correcting_house_example)), is_house: true;
    table correcting_sold word_sold Typed(fl!(fn correcting_sold_example));
    table correcting_used word_used Typed(fl!(fn correcting_used_example));
    table correcting_supply word_supply Typed(fl!(fn correcting_supply_example));
};

/// Returns a player's florins, if they may be shown.
fn money(look: Look<'_, Florence>, seat: Seat) -> Option<u32> {
    let view = look.open.view(look.hides_money);
    let is_told = !view.words.hides_money();
    is_told.then(|| view.game.player(seat).money())
}

/// Returns the remark that points do not include prestige cards.
fn without_cards(look: Look<'_, Florence>, seat: Seat) -> Option<String> {
    corrections::without_cards(look.open.shown().game(), seat)
}

/// Parses what would be typed for the same and returns the first interpretation.
fn read(
    look: Look<'_, Florence>,
    value: &Value<Florence>,
    seat: Seat,
    given: &Given<'_>,
) -> Option<Read<Florence>> {
    let view = look.open.view(look.hides_money);
    let letter = if value.of_table {
        String::new()
    } else {
        format!("{seat:?}")
    };
    let text = [
        first(fl!(word_set)),
        &letter,
        first((value.word)()),
        given.text,
    ]
    .join(" ");
    let found = notation::candidates(&text, view.words, view.game);
    found.into_iter().find_map(|candidate| {
        let Meaning::Decide(command) = candidate.meaning else {
            return None;
        };
        let corrects = matches!(command.decision, Decision::Correct(_));
        let is_theirs = value.of_table || command.seat == seat;
        (corrects && is_theirs).then_some(Read {
            command,
            told: candidate.sentence,
            refused: candidate.refused,
        })
    })
}

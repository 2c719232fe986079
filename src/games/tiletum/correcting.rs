//! The values that can be set by hand: points, goods, AP, whose turn it is, the round; and
//! everything else in the words of the notation (`merchant Paris`, `house Wien 1`).

use super::{Intent, Tiletum};
use crate::ui::session::game_window::{
    Correcting, Entered, GameWindow as _, Given, Look, Read, Value,
};
use table::Seat;
use tiletum::{Command, Correction, Decision, Good};
use words::find::first;
use words::fl;
use words::tiletum::notation;

/// How values are set by hand.
pub const CORRECTING: Correcting<Tiletum> = Correcting {
    values: VALUES,
    shown: |_, look| look.open.view().acting(),
    set: Intent::Correct,
};

/// A row for the goods of a kind.
macro_rules! goods {
    ($good:ident, $name:ident) => {
        Value::new(
            fl!(fn $name),
            Entered::Number(
                |look, seat| Some(look.open.session.game().player(seat).goods()[Good::$good].into()),
                1,
            ),
            |look, _, seat, given| {
                read(look, seat, given.number().map(|number| Correction::Goods(Good::$good, number)))
            },
        )
    };
}

/// All values that can be set, the most common first.
static VALUES: &[Value<Tiletum>] = &[
    Value::new(
        fl!(fn tiletum_correct_vp),
        Entered::Number(
            |look, seat| Some(look.open.session.game().player(seat).vp().into()),
            1,
        ),
        |look, _, seat, given| read(look, seat, given.number().map(Correction::Vp)),
    ),
    goods!(Gold, tiletum_correct_gold),
    goods!(Food, tiletum_correct_food),
    goods!(Wool, tiletum_correct_wool),
    goods!(Stone, tiletum_correct_stone),
    goods!(Iron, tiletum_correct_iron),
    Value::new(
        fl!(fn tiletum_correct_ap),
        Entered::Number(
            |look, _| {
                Some(
                    look.open
                        .session
                        .game()
                        .turn()
                        .map_or(0, |turn| turn.ap.into()),
                )
            },
            1,
        ),
        |look, _, seat, given| read(look, seat, given.number().map(Correction::Ap)),
    ),
    Value::new(
        fl!(fn tiletum_correct_turn),
        Entered::Alone,
        |look, _, seat, _| read(look, seat, Some(Correction::Turn)),
    ),
    Value {
        of_table: true,
        ..Value::new(
            fl!(fn tiletum_correct_round),
            Entered::Number(|look, _| Some(look.open.session.game().round().into()), 1),
            |look, _, seat, given| read(look, seat, given.number().map(Correction::Round)),
        )
    },
    Value {
        of_table: true,
        ..Value::new(
            fl!(fn tiletum_correct_step),
            Entered::Number(|look, _| Some(look.open.session.game().step().into()), 1),
            |look, _, seat, given| read(look, seat, given.number().map(Correction::Step)),
        )
    },
    Value::new(
        fl!(fn tiletum_correct_other),
        Entered::Typed(fl!(fn tiletum_correct_other_example)),
        in_words,
    ),
];

fn read(look: Look<'_, Tiletum>, seat: Seat, to: Option<Correction>) -> Option<Read<Tiletum>> {
    let command = Command::new(seat, Decision::Correct(to?));
    Some(Read::of(look.open, command))
}

/// Parses what would be typed in the palette for the same and returns the first correction.
fn in_words(
    look: Look<'_, Tiletum>,
    _: &Value<Tiletum>,
    seat: Seat,
    given: &Given<'_>,
) -> Option<Read<Tiletum>> {
    let names = Tiletum::names(look.open.session.start());
    let text = format!("{} {seat:?} {}", first(fl!(word_set)), given.text);
    let game = look.open.session.game();
    let meant = notation::meanings(&text, &names, game, Some(seat));
    let found = meant
        .into_iter()
        .find_map(|meaning| match meaning.command.decision {
            Decision::Correct(to) => Some(to),
            _ => None,
        });
    read(look, seat, found)
}

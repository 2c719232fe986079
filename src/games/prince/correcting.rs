//! The values that can be set by hand: money, cardinals, the Pope, phases to be skipped,
//! unknown cards, and the place of a card.

use super::{Intent, Prince, View};
use crate::ui::session::game_window::{Correcting, Entered, Given, List, Look, Read, Value};
use prince::rules::command::Agreement;
use prince::rules::options::{MOST_POINTS_OF_POPE, MOST_TURNS};
use prince::{CardId, CardType, Command, Correction, Decision, Spot};
use table::Seat;
use words::fl;

/// How values are set by hand.
pub const CORRECTING: Correcting<Prince> = Correcting {
    values: VALUES,
    shown: |_, look| {
        let asked = look.open.view(look.hides_money).asked;
        asked.unwrap_or_else(|| look.open.shown().game().pope())
    },
    set: Intent::Correct,
};

/// All values that can be set, the most common first.
static VALUES: &[Value<Prince>] = &[
    Value::new(
        fl!(fn prince_correct_money),
        Entered::Number(money, 1),
        |look, _, seat, given| read(look, seat, given.number().map(Correction::Money)),
    ),
    Value::new(
        fl!(fn prince_correct_cardinals),
        Entered::Number(
            |look, seat| Some(look.open.shown().game().cardinals(seat).into()),
            1,
        ),
        |look, _, seat, given| read(look, seat, given.number().map(Correction::Cardinals)),
    ),
    Value::new(
        fl!(fn prince_correct_pope),
        Entered::Alone,
        |look, _, seat, _| read(look, seat, Some(Correction::Pope(true))),
    ),
    Value {
        of_table: true,
        ..Value::new(
            fl!(fn prince_correct_skips),
            Entered::Number(|look, _| Some(look.open.shown().game().skips().into()), 1),
            |look, _, seat, given| read(look, seat, given.number().map(Correction::Skips)),
        )
    },
    Value::new(
        fl!(fn prince_correct_hidden),
        Entered::Number(
            |look, seat| Some(look.open.shown().game().hand(seat).hidden().into()),
            1,
        ),
        |look, _, seat, given| read(look, seat, given.number().map(Correction::Hidden)),
    ),
    Value::new(
        fl!(fn prince_correct_card),
        Entered::Chosen(&[
            List {
                name: fl!(fn prince_correct_which),
                options: cards,
            },
            List {
                name: fl!(fn prince_correct_where),
                options: spots,
            },
        ]),
        lies,
    ),
    Value {
        of_table: true,
        is_house: true,
        ..Value::new(
            fl!(fn prince_correct_house),
            Entered::Chosen(&[
                List {
                    name: fl!(fn prince_correct_house_which),
                    options: |_, _, _| {
                        HOUSE
                            .map(|(name, _)| name().to_owned())
                            .into_iter()
                            .enumerate()
                            .collect()
                    },
                },
                List {
                    name: fl!(fn prince_correct_house_value),
                    options: house_values,
                },
            ]),
            |look, _, seat, given| read(look, seat, agreed(given.chosen)),
        )
    },
];

/// An agreement of the table: its name, and its possible values.
type House = (fn() -> &'static str, fn() -> Vec<Agreement>);

fn whether(of: fn(bool) -> Agreement) -> Vec<Agreement> {
    [true, false].map(of).to_vec()
}

const HOUSE: [House; 8] = [
    (fl!(fn prince_new_turns), || {
        (1..=MOST_TURNS).map(Agreement::Turns).collect()
    }),
    (fl!(fn prince_new_pope_points), || {
        (0..=MOST_POINTS_OF_POPE)
            .map(Agreement::PointsOfPope)
            .collect()
    }),
    (fl!(fn prince_new_ducats), || {
        (1..=100).map(Agreement::DucatsForPoint).collect()
    }),
    (fl!(fn prince_new_trade), || whether(Agreement::Trade)),
    (fl!(fn prince_new_conclave), || {
        (0..=99).map(Agreement::Conclave).collect()
    }),
    (fl!(fn prince_new_simony), || {
        whether(Agreement::SimonyAtShuffle)
    }),
    (fl!(fn prince_new_hide_money), || {
        whether(Agreement::HideMoney)
    }),
    (fl!(fn prince_new_hide_hands), || {
        whether(Agreement::HideHandSizes)
    }),
];

fn house_values(look: Look<'_, Prince>, _: Seat, chosen: &[usize]) -> Vec<(usize, String)> {
    let Some((_, values)) = chosen.first().and_then(|&at| HOUSE.get(at)) else {
        return Vec::new();
    };
    let words = look.open.words();
    let values = values().into_iter();
    let named = values.map(|value| words.value(Correction::Agreed(value)));
    named.enumerate().collect()
}

fn agreed(chosen: &[usize]) -> Option<Correction> {
    let (_, values) = HOUSE.get(*chosen.first()?)?;
    let value = values().into_iter().nth(*chosen.get(1)?)?;
    Some(Correction::Agreed(value))
}

/// Returns a player's ducats, if they may be shown.
fn money(look: Look<'_, Prince>, seat: Seat) -> Option<u32> {
    let view = look.open.view(look.hides_money);
    (!view.hides_money).then(|| view.game.money(seat))
}

fn read(look: Look<'_, Prince>, seat: Seat, to: Option<Correction>) -> Option<Read<Prince>> {
    let command = Command::new(seat, Decision::Correct(to?));
    Some(Read::of(look.open, command))
}

fn cards(look: Look<'_, Prince>, _: Seat, _: &[usize]) -> Vec<(usize, String)> {
    let view = look.open.view(look.hides_money);
    let cards = view.game.edition().cards();
    let names = cards.iter().map(|card| view.words.card(card));
    names.enumerate().collect()
}

fn spots(look: Look<'_, Prince>, seat: Seat, chosen: &[usize]) -> Vec<(usize, String)> {
    let view = look.open.view(look.hides_money);
    let Some(card) = card(&view, chosen) else {
        return Vec::new();
    };
    let spots = spots_of(&view, seat, card).into_iter().enumerate();
    let allowed = spots.filter(|&(_, spot)| {
        let lies = Decision::Correct(Correction::Lies(card, spot));
        view.game.check(&Command::new(seat, lies)).is_ok()
    });
    let named = allowed.map(|(at, spot)| (at, view.words.spot(spot)));
    named.collect()
}

fn lies(
    look: Look<'_, Prince>,
    _: &Value<Prince>,
    seat: Seat,
    given: &Given<'_>,
) -> Option<Read<Prince>> {
    let view = look.open.view(look.hides_money);
    let card = card(&view, given.chosen)?;
    let spots = spots_of(&view, seat, card);
    let spot = *spots.get(*given.chosen.get(1)?)?;
    read(look, seat, Some(Correction::Lies(card, spot)))
}

/// Returns the card selected in the first list.
fn card(view: &View<'_>, chosen: &[usize]) -> Option<CardId> {
    view.game.edition().cards().iter().nth(*chosen.first()?)
}

/// Returns the possible places of a card that involve this seat.
fn spots_of(view: &View<'_>, seat: Seat, card: CardId) -> Vec<Spot> {
    let game = view.game;
    let mut spots = vec![Spot::Before(seat)];
    spots.extend(game.places(seat).map(Spot::Under));
    if game.type_of(card) == CardType::Marriage {
        let others = game.seats().filter(|&other| other != seat);
        spots.extend(others.map(|other| Spot::Wedding(seat, other)));
    }
    spots.extend([Spot::InPlay, Spot::Aside, Spot::Out, Spot::Concealed]);
    spots
}

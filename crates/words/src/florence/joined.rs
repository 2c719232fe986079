//! Texts of the window about building together: who borders on whom, what an offer brings
//! both, and why it is legal.

use crate::figures::{grouped, signed};
use crate::florence::names::{Named, cut};
use crate::florence::sentences::Words;
use crate::sentences::tell;
use crate::{either, fl};
use florence::rules::Beside;
use florence::rules::game::Talk;
use florence::{Building, Game, Joint, Profession};
use table::Seat;

fn named(words: Words<'_>, seats: impl Iterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.map(|seat| words.seat(seat)).collect();
    match names.as_slice() {
        [one, other] => fl!(together_and, one, other),
        _ => names.join(", "),
    }
}

/// Says whose principality borders on which: `Anna borders on Ben and Dana`.
#[must_use]
pub fn borders(game: &Game, words: Words<'_>, seat: Seat) -> String {
    tell!(
        words,
        together_borders,
        player = seat,
        others = named(words, game.neighbours(seat))
    )
}

/// Describes the map for someone who cannot see it.
#[must_use]
pub fn map(game: &Game, words: Words<'_>) -> String {
    let all = game.seats().map(|seat| borders(game, words, seat));
    let all: Vec<String> = all.collect();
    fl!(together_map, borders = all.join(". "))
}

/// Says why a building cannot be built together with any neighbour.
#[must_use]
pub fn fits_with_nobody(game: &Game, words: Words<'_>, seat: Seat, kind: Building) -> String {
    let stands = |seat: Seat| game.player(seat).principality().buildings().contains(kind);
    if stands(seat) {
        return tell!(words, together_has_it, player = seat, building = kind);
    }
    if game.tiles_left(florence::Tile::Building(kind)) == 0 {
        return fl!(together_none_left, building = kind);
    }
    either!(
        game.neighbours(seat).all(stands),
        together_neighbours_have_it | together_fits_nowhere,
        building = kind
    )
}

/// Says what needs an answer: `Anna asks 300: Workshop`.
#[must_use]
pub fn title(words: Words<'_>, talk: Talk, active: Seat) -> String {
    let price = grouped(talk.joint.payment());
    let building = talk.joint.building().id();
    match talk.answers == active {
        true => fl!(
            together_title_offers,
            player = cut(&words.seat(talk.joint.other()), 14),
            price,
            building
        ),
        false => fl!(
            together_title_asks,
            player = cut(&words.seat(active), 14),
            price,
            building
        ),
    }
}

/// Says who named an amount: `Anna asks`, `Ben offers`.
#[must_use]
pub fn said(words: Words<'_>, seat: Seat, active: Seat) -> String {
    let player = words.seat(seat);
    either!(seat == active, together_asks | together_offers_it, player)
}

/// Says what an agreement brings the active player, and the partner, line by line.
#[must_use]
pub fn gains(
    game: &Game,
    words: Words<'_>,
    active: Seat,
    joint: Joint,
) -> [Vec<(String, String)>; 2] {
    let partner = joint.other();
    let points = game.variant().points_for_building;
    let payment = i64::from(joint.payment());
    let price = i64::from(game.building_price(active));
    let wants = |seat: Seat| -> Vec<(String, String)> {
        let hand = game.player(seat).hand().known().iter();
        let wanting = hand.filter(|card: &Profession| card.building() == joint.building());
        let value = game.variant().value_of_building;
        let lines = wanting.map(|card| (card.name().to_owned(), format!("+{value}")));
        match words.hides_cards_of(seat) {
            true => Vec::new(),
            false => lines.collect(),
        }
    };
    let lines = |seat: Seat, own: Vec<(String, String)>, florins: i64| {
        let mut lines = vec![(
            fl!(together_building_points).to_owned(),
            fl!(line_points, number = points),
        )];
        lines.extend(wants(seat));
        lines.extend(own);
        lines.push((fl!(together_in_all).to_owned(), signed(florins)));
        lines
    };
    let from = (payment > 0).then(|| {
        (
            fl!(line_from, player = cut(&words.seat(partner), 8)),
            signed(payment),
        )
    });
    let to = (payment > 0).then(|| {
        (
            fl!(together_to, player = cut(&words.seat(active), 8)),
            signed(-payment),
        )
    });
    let bank = (price > 0).then(|| (fl!(together_bank).to_owned(), signed(-price)));
    [
        lines(
            active,
            bank.into_iter().chain(from).collect(),
            payment - price,
        ),
        lines(partner, to.into_iter().collect(), -payment),
    ]
}

/// Says why both sides are legal, one sentence for each.
#[must_use]
pub fn why_legal(game: &Game, words: Words<'_>, active: Seat, joint: Joint) -> String {
    let sides = [(active, joint.own()), (joint.other(), joint.others())];
    let sides = sides.map(|(seat, squares)| {
        let player = game.player(seat);
        let name = words.seat(seat);
        let edge = player.principality().edge();
        let border = player.principality().border();
        if squares.intersection(edge).is_empty() && squares.intersection(border).is_empty() {
            fl!(together_side_apart, player = name)
        } else if squares.intersection(edge).is_empty() && !game.beside(seat).may_lie_along() {
            fl!(together_side_free, player = name)
        } else if game.beside(seat) > Beside::of(player.builders()) {
            fl!(together_side_house_rule, player = name)
        } else if game.beside(seat).may_touch() {
            fl!(
                together_side_builders,
                player = name,
                builders = player.builders()
            )
        } else {
            fl!(together_side_apart, player = name)
        }
    });
    sides.join(" ")
}

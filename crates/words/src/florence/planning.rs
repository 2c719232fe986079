//! Answers about the future, cards and points: the texts of the work value and tally
//! panels, and of the command line about what fits.

use crate::florence::names::{Named, florins, listed, points, said};
use crate::florence::sentences::Words;
use crate::sentences::tell;
use crate::{either, fl};
use florence::mind::planner::{Missing, Spoilt, Way, WhatIf, When, Why};
use florence::{Building, Decision, Landscape, PrestigeCard, Profession, Size, Squares, Tile};
use table::{Item, Set};

// --- what fits ---

/// Says whether several tiles can all be placed, and one way to do it.
#[must_use]
pub fn fits(name: &str, tiles: &[Tile], way: Option<&[(Tile, Squares)]>) -> String {
    let names: Vec<&str> = tiles.iter().map(Named::name).collect();
    let all = listed(&names);
    let Some(way) = way else {
        return fl!(fits_not, count = names.len(), tiles = all, player = name);
    };
    let mut text = fl!(fits, count = names.len(), tiles = all, player = name);
    for (tile, squares) in way {
        text.push_str("\n  ");
        text.push_str(&fl!(fits_on, tile, squares = squares.to_string()));
    }
    text
}

// --- what is missing ---

/// Lists the steps of a plan before the work itself.
fn steps(words: &Words<'_>, way: &Way) -> String {
    let mut steps: Vec<String> = Vec::new();
    for step in way.before() {
        steps.push(match *step {
            Decision::Sell(given) => fl!(step_sell, points = points(given)),
            Decision::Recruit(from, card) => tell!(words, step_recruit, card, from),
            Decision::Build(kind, _) if way.price == 0 => fl!(step_build_free, building = kind),
            Decision::Build(kind, _) => fl!(step_build, building = kind),
            Decision::Introduce(freedom) => fl!(step_introduce, freedom),
            Decision::Hire => fl!(step_hire).into(),
            Decision::Complete(work) => {
                let card = work.profession.id();
                let bonus: Vec<String> = work.bonus.iter().map(said).collect();
                match bonus.is_empty() {
                    true => fl!(step_complete, card),
                    false => fl!(step_complete_with, card, bonus = listed(&bonus)),
                }
            }
            other => words.to_do(&other),
        });
    }
    if !way.bonus.is_empty() {
        let cards: Vec<String> = way.bonus.iter().map(said).collect();
        steps.push(fl!(step_play, count = cards.len(), cards = listed(&cards)));
    }
    listed(&steps)
}

/// Describes one way to get what is missing, with its price:
/// `introduce Travel, 300 florins`.
#[must_use]
pub fn way(words: &Words<'_>, way: &Way) -> String {
    let steps = steps(words, way);
    match way.price {
        0 => steps,
        price => fl!(way_at_price, steps, price = florins(price)),
    }
}

/// Says what a work lacks, before the ways to get it or why there is none. A bound does not
/// count unseen bonus cards in the hand (`hides_bonus`).
#[must_use]
pub fn missing(missing: &Missing, hides_bonus: bool) -> String {
    let lacks = missing.points;
    let hidden = if hides_bonus { "yes" } else { "no" };
    match (missing.why, missing.when) {
        (None, When::Now) => fl!(lacks_now, points = lacks),
        (None, When::Later) => fl!(lacks_later, points = lacks),
        (Some(Why::TurnIsOver), _) => fl!(lacks_turn_is_over, points = lacks),
        (Some(Why::NoActionLeft), _) => fl!(lacks_no_action_left, points = lacks),
        (Some(Why::NotInHand), _) => fl!(lacks_not_in_hand, points = lacks),
        (Some(Why::Short(short)), When::Now) => {
            fl!(lacks_still_now, points = lacks, short, hidden)
        }
        (Some(Why::Short(short)), When::Later) => {
            fl!(lacks_still_later, points = lacks, short, hidden)
        }
    }
}

// --- payment ---

/// Says what the bank pays for a work, and what the player has then.
#[must_use]
pub fn payment(pays: u32, taken: u16, money: &str, prestige: u16) -> String {
    let pays = crate::florence::board::payment(pays, taken);
    let points = points(prestige);
    fl!(payment_and_then, pays, money, points)
}

// --- what if ---

/// Returns the button texts for one more jester, builder, card or work.
#[must_use]
pub fn more() -> [&'static str; 4] {
    [
        fl!(one_jester_more),
        fl!(one_builder_more),
        fl!(one_card_more),
        fl!(one_work_more),
    ]
}
/// Returns what those buttons assume, for screen readers.
#[must_use]
pub fn imagine_more() -> [&'static str; 4] {
    [
        fl!(a_jester),
        fl!(a_builder),
        fl!(a_card_in_hand),
        fl!(a_work),
    ]
}

/// Says what is assumed for a player, and what a work is worth now and then.
#[must_use]
pub fn imagined(
    player: &str,
    things: &[String],
    (card, [now, then]): (Profession, [u16; 2]),
) -> String {
    let things = things.join(", ");
    let told = fl!(imagined_for, player, things);
    if now == then {
        return told;
    }
    let effect = fl!(imagined_effect, card, now, then);
    format!("{told} {effect}")
}

/// Lists what is assumed, item by item.
#[must_use]
pub fn things(what: &WhatIf) -> Vec<String> {
    let buildings = what.buildings.iter().map(said);
    let landscapes = Landscape::ALL.iter().zip(what.landscapes);
    let landscapes = landscapes.filter(|&(_, number)| number > 0);
    let landscapes = landscapes.map(|(kind, number)| match kind {
        Landscape::Forest => fl!(imagined_forests, number),
        Landscape::Lake => fl!(imagined_lakes, number),
        Landscape::Park => fl!(imagined_parks, number),
    });
    let freedoms = what.freedoms.iter().map(said);
    let counted = [
        (what.jesters, fl!(seat_jesters, number = what.jesters)),
        (what.builders, fl!(seat_builders, number = what.builders)),
        (what.cards, fl!(seat_hand, cards = what.cards)),
        (what.works, fl!(seat_works, number = what.works)),
    ];
    let counted = counted.into_iter().filter(|(number, _)| *number > 0);
    let counted = counted.map(|(_, text)| text);
    buildings
        .chain(landscapes)
        .chain(freedoms)
        .chain(counted)
        .collect()
}

// --- work value ---

/// Writes a total with the assumptions, and the actual one: `18 (14 now)`.
#[must_use]
pub fn total(imagined: u16, now: u16) -> String {
    match imagined == now {
        true => now.to_string(),
        false => fl!(imagined_and_now, imagined, now),
    }
}

// --- cards and points ---

/// Returns the sources of points, in the order of the columns.
#[must_use]
pub fn sources(has_characters: bool) -> Vec<&'static str> {
    let mut names = vec![
        fl!(points_before),
        fl!(points_works),
        fl!(points_best_works),
        fl!(points_buildings),
        fl!(points_builders),
        fl!(points_landscapes),
        fl!(points_prestige_cards),
        fl!(points_sold),
    ];
    if has_characters {
        names.push(fl!(points_characters));
    }
    names
}

/// Returns the name of a building of a size class.
#[must_use]
pub fn building_of(class: Size) -> &'static str {
    match class {
        Size::Large => fl!(large_building),
        Size::Medium => fl!(medium_building),
        Size::Small => fl!(small_building),
    }
}

/// Names a card that a player is assumed to hold.
#[must_use]
pub fn card_held(card: PrestigeCard) -> String {
    fl!(card_held, card)
}

/// Writes what a card would score, with the assumptions: `6`, `–`, `6 (– now)`.
#[must_use]
pub fn card_points(imagined: u16, now: u16) -> String {
    let [imagined_text, now_text] = [imagined, now].map(crate::florence::board::or_none);
    match imagined == now {
        true => now_text,
        false => fl!(imagined_and_now, imagined = imagined_text, now = now_text),
    }
}

/// Writes points gained, or sold with a minus.
#[must_use]
pub fn signed(points: i32) -> String {
    match points {
        0 => "–".into(),
        points if points < 0 => format!("-{}", points.unsigned_abs()),
        points => points.to_string(),
    }
}

// --- where the professions are ---

/// Says that a profession is known to be in a hand, recruited or not.
#[must_use]
pub fn in_hand_of(player: &str, recruited: bool) -> String {
    either!(
        recruited,
        profession_recruited_by | profession_in_hand_of,
        player
    )
}

/// Says which buildings that professions of a hand need become impossible, a sentence for
/// those that no longer fit and one for those that no longer fit together.
#[must_use]
pub fn spoilt(spoilt: &Spoilt, hand: Set<Profession>) -> Vec<String> {
    let listed = |buildings: Set<Building>| {
        let needed = hand
            .iter()
            .filter(|card| buildings.contains(card.building()));
        let needed = needed.map(|card| fl!(spoils_building, tile = card.building(), card));
        needed.collect::<Vec<_>>().join(", ")
    };
    let mut said = Vec::new();
    if !spoilt.lost.is_empty() {
        said.push(fl!(spoils_lost, buildings = listed(spoilt.lost)));
    }
    if !spoilt.apart.is_empty() {
        said.push(fl!(spoils_apart, buildings = listed(spoilt.apart)));
    }
    said
}

/// Says how many of the buildings that professions in hand need fit together at most, and
/// names some that do.
#[must_use]
pub fn fit_together(buildings: Set<Building>) -> String {
    let names: Vec<&str> = buildings.iter().map(|kind| kind.name()).collect();
    fl!(
        hand_together,
        number = buildings.len(),
        buildings = names.join(", ")
    )
}

/// Says how many places a tile has, and which professions in hand need it.
#[must_use]
pub fn places_and_wish(places: usize, professions: impl Iterator<Item = Profession>) -> String {
    let names: Vec<String> = professions
        .map(|card| fl!(wanted_by_profession, card))
        .collect();
    let places = fl!(tray_places, number = places);
    match names.as_slice() {
        [] => places,
        _ => fl!(tray_wanted_by, places, professions = listed(&names)),
    }
}

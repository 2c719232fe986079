//! Questions about the future, cards and points: what stands in the work value
//! and tally panels, and what the command line answers about what fits.

use std::fmt::Write as _;

use crate::fl;
use crate::florence::mind::planner::{Missing, Way, WhatIf, When, Why};
use crate::florence::{Decision, Landscape, PrestigeCard, Profession, Size, Squares, Tile};
use crate::table::Item;
use crate::words::florence::names::{Named, count, florins, listed, points};
use crate::words::florence::sentences::Words;

// --- what fits ---

/// Whether several tiles can all be placed, and one way to do it.
#[must_use]
pub fn fits(name: &str, tiles: &[Tile], way: Option<&[(Tile, Squares)]>) -> String {
    let names: Vec<&str> = tiles.iter().map(Named::name).collect();
    let all = listed(&names);
    let Some(way) = way else {
        let do_not_fit = match names.len() {
            1 => "does not fit",
            _ => "do not all fit",
        };
        return format!("{all} {do_not_fit} into the principality of {name}.");
    };
    let fit = match names.len() {
        1 => "fits",
        _ => "all fit",
    };
    let mut text = format!("{all} {fit} into the principality of {name}, for example:");
    for (tile, squares) in way {
        let _ = write!(text, "\n  {} on {squares}", tile.name());
    }
    text
}

// --- what is missing ---

/// The steps of a plan before the work itself.
fn steps(words: &Words<'_>, way: &Way) -> String {
    let mut steps: Vec<String> = Vec::new();
    for step in way.before() {
        steps.push(match *step {
            Decision::Sell(given) => format!("sell {}", points(given)),
            Decision::Recruit(from, card) => {
                format!("recruit the {} from {}", card.name(), words.seat(from))
            }
            Decision::Build(kind, _) if way.price == 0 => {
                format!("build the {} for free", kind.name())
            }
            Decision::Build(kind, _) => format!("build the {}", kind.name()),
            Decision::Introduce(freedom) => format!("introduce {}", freedom.name()),
            Decision::Hire => "hire a profession".into(),
            Decision::Complete(work) => {
                let mut text = format!("first complete the {}", work.profession.name());
                for card in work.bonus {
                    let _ = write!(text, " with {}", card.name());
                }
                text
            }
            other => words.decision(&other),
        });
    }
    if !way.bonus.is_empty() {
        let cards: Vec<&str> = way.bonus.iter().map(|card| card.name()).collect();
        let kind = if cards.len() == 1 {
            "bonus card"
        } else {
            "bonus cards"
        };
        steps.push(format!("play the {kind} {}", listed(&cards)));
    }
    listed(&steps)
}

/// One way to what is missing, with its price: `introduce Travel, 300 florins`.
#[must_use]
pub fn way(words: &Words<'_>, way: &Way) -> String {
    let steps = steps(words, way);
    match way.price {
        0 => steps,
        price => format!("{steps}, {}", florins(price)),
    }
}

/// What a work lacks, before the ways to it or why there is none.
#[must_use]
pub fn missing(missing: &Missing) -> String {
    let lacks = format!("{} short of the minimum", missing.points);
    match (missing.why, missing.when) {
        (None, When::Now) => format!("{lacks}; cheapest this turn:"),
        (None, When::Later) => format!("{lacks}; cheapest on the next turn:"),
        (Some(Why::TurnIsOver), _) => format!("{lacks}; no turn is left in this round."),
        (Some(Why::NoActionLeft), _) => format!("{lacks}; both actions have been used (B1)."),
        (Some(Why::NotInHand), _) => {
            format!("{lacks}; the card is not in hand and cannot be recruited.")
        }
        (Some(Why::Short(short)), When::Now) => {
            format!("{lacks}; at best still {short} short after this turn.")
        }
        (Some(Why::Short(short)), When::Later) => {
            format!("{lacks}; at best still {short} short after the next turn.")
        }
    }
}

// --- payment ---

/// What the bank pays for a work, and what the player has then.
#[must_use]
pub fn payment(pays: u32, taken: u16, money: &str, prestige: u16) -> String {
    let pays = crate::words::florence::board::payment(pays, taken);
    format!("{pays} Then {money} and {}.", points(prestige))
}

// --- the buttons of a turn ---

/// What stands below the name of an action: `300 florins · key 3`.
#[must_use]
pub fn price_and_key(price: Option<u32>, key: usize) -> String {
    match price {
        Some(0) => format!("free · key {key}"),
        Some(price) => format!("{} · key {key}", florins(price)),
        None => format!("key {key}"),
    }
}

// --- what if ---

/// A jester, a builder, a card, a work more, on a button.
#[must_use]
pub fn more() -> [&'static str; 4] {
    [
        fl!(one_jester_more),
        fl!(one_builder_more),
        fl!(one_card_more),
        fl!(one_work_more),
    ]
}
/// The same things, for those who hear what is imagined.
#[must_use]
pub fn imagine_more() -> [&'static str; 4] {
    [
        fl!(a_jester),
        fl!(a_builder),
        fl!(a_card_in_hand),
        fl!(a_work),
    ]
}

/// What is imagined, thing by thing.
#[must_use]
pub fn things(what: &WhatIf) -> Vec<String> {
    let buildings = what.buildings.iter().map(|kind| kind.name().to_owned());
    let landscapes = Landscape::ALL.iter().zip(what.landscapes);
    let landscapes = landscapes.filter_map(|(kind, number)| match number {
        0 => None,
        1 => Some(kind.name().to_owned()),
        number => Some(format!("{number} {}s", kind.name())),
    });
    let freedoms = what
        .freedoms
        .iter()
        .map(|freedom| freedom.name().to_owned());
    let counted = [
        (what.jesters, "jester", "jesters"),
        (what.builders, "builder", "builders"),
        (what.cards, "card in hand", "cards in hand"),
        (what.works, "work", "works"),
    ];
    let counted = counted.into_iter().filter(|&(number, ..)| number > 0);
    let counted = counted.map(|(number, one, more)| count(number, one, more));
    buildings
        .chain(landscapes)
        .chain(freedoms)
        .chain(counted)
        .collect()
}

// --- work value ---

/// Heads the columns of the work values: the three things wanted, three numbers,
/// the total and how far it is from the minimum.
#[must_use]
pub fn work_headings() -> [&'static str; 9] {
    [
        fl!(work_profession),
        fl!(work_building),
        fl!(work_landscape),
        fl!(work_freedom),
        fl!(work_jesters),
        fl!(work_cards),
        fl!(work_bonus),
        fl!(work_total),
        fl!(work_minimum),
    ]
}

/// A total with what is imagined, and what it is in truth: `18 (14 now)`.
#[must_use]
pub fn total(imagined: u16, now: u16) -> String {
    match imagined == now {
        true => now.to_string(),
        false => format!("{imagined} ({now} now)"),
    }
}

// --- cards and points ---

/// Where points come from, in the order of the columns.
#[must_use]
pub fn sources() -> [&'static str; 8] {
    [
        fl!(points_before),
        fl!(points_works),
        fl!(points_best_works),
        fl!(points_buildings),
        fl!(points_builders),
        fl!(points_landscapes),
        fl!(points_prestige_cards),
        fl!(points_sold),
    ]
}

/// Chooses for whom something is imagined.
#[must_use]
pub fn imagine_for(player: &str) -> String {
    fl!(imagine_for, player = player)
}

/// A building of a size class.
#[must_use]
pub fn building_of(class: Size) -> &'static str {
    match class {
        Size::Large => "large building",
        Size::Medium => "medium building",
        Size::Small => "small building",
    }
}

/// A card that somebody is imagined to hold.
#[must_use]
pub fn card_held(card: PrestigeCard) -> String {
    fl!(card_held, card = card.id())
}

/// What a card would bring, with what is imagined: `6`, `–`, `6 (– now)`.
#[must_use]
pub fn card_points(imagined: u16, now: u16) -> String {
    let [imagined_text, now_text] = [imagined, now].map(crate::words::florence::board::or_none);
    match imagined == now {
        true => now_text,
        false => format!("{imagined_text} ({now_text} now)"),
    }
}

/// Total and rank: `31, 2nd`.
#[must_use]
pub fn total_and_rank(total: &str, rank: u8) -> String {
    let ending = match rank {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{total}, {rank}{ending}")
}

/// Points gained, or sold with a minus.
#[must_use]
pub fn signed(points: i32) -> String {
    match points {
        0 => "–".into(),
        points if points < 0 => format!("-{}", points.unsigned_abs()),
        points => points.to_string(),
    }
}

// --- where the professions are ---

/// A profession known in a hand, recruited from somebody or not.
#[must_use]
pub fn in_hand_of(player: &str, recruited: bool) -> String {
    match recruited {
        true => format!("hand of {player}, recruited"),
        false => format!("hand of {player}"),
    }
}

/// How many places a tile has, and which professions in hand miss it.
#[must_use]
pub fn places_and_wish(places: usize, professions: impl Iterator<Item = Profession>) -> String {
    let names: Vec<String> = professions
        .map(|card| format!("the {}", card.name()))
        .collect();
    let places = count(places as i64, "place", "places");
    match names.as_slice() {
        [] => places,
        _ => format!("{places}; wanted by {}", listed(&names)),
    }
}

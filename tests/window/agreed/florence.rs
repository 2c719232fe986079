//! The options of The Princes of Florence.

use std::path::Path;

use ::florence::rules::house::{Purses, Ties};
use ::florence::rules::variant::{HouseRules, Variant};
use ::florence::rules::{Correction, Placement};
use ::florence::{
    Character, Command, Decision, Edition, Freedom, Game, Moment, Object, Options, Setup,
};
use studiolo::ui::session::commands::HINT;
use table::{Card, Item as _, Save, Seat, Session, Set};
use words::fl;
use words::florence::Named as _;

use super::everywhere::{Asks, kept};
use super::{At, Does, every, look_at};
use crate::views;

const ASKS: Asks = Asks {
    typed: &["money", "raise", "jester", "sell", "muse", "offer", "tower"],
    tabs: 9,
    hint: &HINT,
    closes_hint: || studiolo::ui::Intent::CloseHint,
};

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];
/// Enough money for everything that can be paid in a few decisions.
const RICH: i64 = 9_000;

/// Returns a table of `tests/data/look` at its end, with a change to its start; if the
/// computer dealt, with a change to the position there.
fn table(name: &str, change: &dyn Fn(&mut Setup)) -> Session<Game> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = package.join("../../tests/data/look").join(name);
    let save = Save::<Game>::read(&file.with_extension("ron")).expect("it can be read");
    let session = save.into_session().expect("it starts legally");
    let (mut setup, log) = match session.start().is_digital() {
        true => (Setup::from(session.game()), Vec::new()),
        false => (session.start().clone(), session.log().to_vec()),
    };
    for (player, other) in setup.players.iter_mut().zip(&session.start().players) {
        player.name.clone_from(&other.name);
        player.bot = other.bot;
    }
    change(&mut setup);
    let count = log.len();
    Session::restore(setup, log, count).unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// Returns a real table at the beginning of a moment of a round, with an agreement.
fn begins(moment: Moment, players: usize, agree: impl Fn(&mut Setup)) -> At {
    let mut setup = Setup::tracked(NAMES[..players].iter().copied());
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = moment;
    agree(&mut setup);
    let variant = Variant::of(players, setup.options, Edition::studiolo());
    let doubled = Freedom::ALL.iter().copied();
    setup.doubled_freedoms = doubled
        .take(usize::from(variant.doubled_freedoms))
        .collect();
    let session = Session::<Game>::new(setup);
    let session = session.unwrap_or_else(|error| panic!("{moment:?}: {error:?}"));
    At {
        moment: format!("{moment:?} of {players}"),
        file: kept(&session),
    }
}

const AUCTION: Moment = Moment::Auction(2);
const ACTIONS: Moment = Moment::Actions(2, Seat::A);

/// Returns an auction and a turn with this many players and an agreement.
fn rounds(players: usize, agree: impl Fn(&mut Options)) -> Vec<At> {
    let moments = [AUCTION, ACTIONS].into_iter();
    moments
        .map(|moment| begins(moment, players, |setup| agree(&mut setup.options)))
        .collect()
}

/// Returns games in which two players have different sums and neither is to act; the last
/// entry has set one of them.
fn sums(agree: fn(&mut Setup)) -> Vec<(At, At)> {
    let tables = ["auction", "characters", "prestige", "action", "work"];
    let many = if views::is_long() { tables.len() } else { 3 };
    let tables = tables.into_iter().take(many).map(|name| {
        let [one, other] = [([0, 0, 0], 5_100), ([300, 0, 0], 5_200)].map(|(more, money)| {
            let mut session = table(name, &|setup: &mut Setup| {
                agree(setup);
                for (at, player) in setup.players.iter_mut().enumerate() {
                    player.money = Some(RICH + at.checked_sub(1).map_or(0, |at| more[at]));
                }
            });
            if !session.start().is_digital() {
                let set = Decision::Correct(Correction::Money(money));
                let command = Command::new(Seat::D, set);
                session.play(command).expect("it is a correction");
            }
            At {
                moment: name.to_owned(),
                file: kept(&session),
            }
        });
        (one, other)
    });
    tables.collect()
}

fn purses(hidden: bool) -> Vec<(At, At)> {
    sums(match hidden {
        true => |setup| setup.options.house_rules.purses = Some(Purses::Hidden),
        false => |_| {},
    })
}

/// Returns the moments of a round, including the characters if there are any.
fn with_characters(is_in: bool, agree: impl Fn(&mut Options)) -> Vec<At> {
    let mut all = rounds(4, &agree);
    if is_in {
        let moment = Moment::Characters(2);
        all.push(begins(moment, 4, |setup| agree(&mut setup.options)));
    }
    all
}

fn characters() -> Vec<String> {
    let all = Character::ALL.iter();
    all.map(|character| character.name().to_owned()).collect()
}

/// Defines games with a house rule (`true`) and without.
macro_rules! house {
    ($field:ident: $value:expr) => {
        Does::Changes(|is_so| {
            rounds(4, |options| {
                if is_so {
                    options.house_rules.$field = Some($value);
                }
            })
        })
    };
}

#[test]
fn what_a_table_of_florence_agreed_on_is_kept_everywhere() {
    let options = every!(Options {
        harder: Does::Changes(|is_so| rounds(2, |options| options.harder = is_so)),
        older: Does::Changes(|is_so| rounds(2, |options| options.older = is_so)),
        muse: Does::Brings(
            |is_in| with_characters(is_in, |options| options.muse = is_in),
            characters,
        ),
        cooperative: Does::Brings(
            |is_in| rounds(4, |options| options.cooperative = is_in),
            || vec![fl!(tab_joined).to_owned()],
        ),
        lowest_profession_breaks_ties: Does::Changes(|is_so| {
            rounds(4, |options| options.lowest_profession_breaks_ties = is_so)
        }),
        house_rules: Does::Changes(|is_so| {
            rounds(4, |options| {
                if is_so {
                    options.house_rules.rounds = Some(5);
                }
            })
        }),
    });
    look_at(options, &ASKS);
}

#[test]
fn what_a_house_rule_changes_or_hides_is_kept_everywhere() {
    let mut all = every!(HouseRules {
        rounds: house!(rounds: 5),
        start_money: house!(start_money: 3_000),
        dealt: house!(dealt: 5),
        kept: house!(kept: 2),
        buildings_each: house!(buildings_each: 2),
        landscapes_each: house!(landscapes_each: 5),
        jesters: house!(jesters: 6),
        builders: house!(builders: 5),
        recruiting_cards: house!(recruiting_cards: 4),
        freedoms_each: house!(freedoms_each: 2),
        doubled_freedoms: house!(doubled_freedoms: 1),
        last_freedoms_leave: house!(last_freedoms_leave: true),
        objects: Does::Brings(
            |is_in| rounds(4, |options| {
                if !is_in {
                    let others = Object::ALL.iter().copied();
                    let others =
                        others.filter(|other| !matches!(other, Object::Jester | Object::Landscape));
                    options.house_rules.objects = Some(others.collect::<Set<Object>>());
                }
            }),
            || vec![fl!(auction_name_object, object = "Jester")],
        ),
        characters: Does::Brings(
            |is_in| with_characters(is_in, |options| {
                options.house_rules.characters = is_in.then_some(true);
            }),
            characters,
        ),
        objects_each: house!(objects_each: 2),
        sets_aside: Does::Changes(|is_so| rounds(4, |options| {
            options.house_rules.objects_each = Some(2);
            options.house_rules.sets_aside = is_so.then_some(true);
        })),
        opening_bid: house!(opening_bid: 300),
        raise: house!(raise: 200),
        most_builders: house!(most_builders: 2),
        offered: house!(offered: 3),
        actions: house!(actions: 3),
        hires: house!(hires: 2),
        introductions: house!(introductions: 2),
        building_prices: house!(building_prices: [800, 400, 400, 0]),
        hire_price: house!(hire_price: 400),
        freedom_price: house!(freedom_price: 400),
        bonus_price: house!(bonus_price: 400),
        point_sells_for: house!(point_sells_for: 0),
        value_pays: house!(value_pays: 200),
        point_costs: house!(point_costs: 300),
        minimum: house!(minimum: [8; 7]),
        value_of_building: house!(value_of_building: 5),
        value_of_landscape: house!(value_of_landscape: 4),
        value_of_freedom: house!(value_of_freedom: 4),
        value_of_jester: house!(value_of_jester: 3),
        value_of_card: house!(value_of_card: 2),
        points_for_building: house!(points_for_building: 2),
        points_for_further_landscape: house!(points_for_further_landscape: 2),
        points_for_further_builder: house!(points_for_further_builder: 2),
        points_for_best_work: house!(points_for_best_work: 2),
        placement: house!(placement: Placement::Free),
        ties: house!(ties: Ties::Shared),
        purses: Does::Hides(purses),
        seats_auctioned: house!(seats_auctioned: true),
    });
    all.push(("purses here", Does::HidesHere(|| purses(false))));
    look_at(all, &ASKS);
}

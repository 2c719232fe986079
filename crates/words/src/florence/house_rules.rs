//! House rules in words: the name of each, and a sentence that says what a table agreed on,
//! with the rule it changes. Reports, the dialog of a new game and the mark in the window
//! all use these.

use crate::fl;
use crate::florence::names::{self, Named, florins};
use crate::florence::rulebook::rule_text;
use crate::florence::sentences::Words;
use crate::{figures, find, language};
use florence::rules::house::{HouseRule, Placement, Purses, Ties, Value};
use florence::rules::{HouseRules, Rule, Variant};
use florence::{Edition, Moment, Object, Options, Setup};
use table::{Item as _, Seat, Set};

/// Returns the house rules a table plays by, one sentence each:
/// `Raises are 200 florins (A5).` Empty if it plays by the printed rules.
///
/// ```
/// use florence::rules::HouseRules;
/// use words::florence::house_rules::house_rules;
///
/// let rules = HouseRules { raise: Some(200), ..HouseRules::default() };
/// assert_eq!(house_rules(&rules), ["Raises are 200 florins (A5)."]);
/// assert!(house_rules(&HouseRules::default()).is_empty());
/// ```
#[must_use]
pub fn house_rules(rules: &HouseRules) -> Vec<String> {
    let in_force = rules.in_force();
    in_force.map(|(house, value)| said(house, value)).collect()
}

/// Says who begins with a different amount of money, as a sentence; `None` if everyone has
/// the same.
#[must_use]
pub fn purses(start: &Setup) -> Option<String> {
    let rule = Rule::H1.to_string();
    listed_purses(start).map(|purses| fl!(house_said_different_purses, purses, rule))
}

/// Says the same in a few words.
#[must_use]
pub fn purses_in_short(start: &Setup) -> Option<String> {
    listed_purses(start).map(|purses| fl!(house_short_different_purses, purses))
}

/// Lists the players who begin a whole game with a different amount of money, and how much.
fn listed_purses(start: &Setup) -> Option<String> {
    if start.moment != Moment::StartingHands || start.seating.is_some() || !start.order.is_empty() {
        return None;
    }
    let usual = i64::from(start.variant().start_money);
    let words = Words::of(start);
    let players = Seat::ALL.iter().zip(&start.players);
    let other = players.filter_map(|(&seat, player)| {
        let money = player.money.filter(|&money| money != usual)?;
        Some(fl!(
            house_purse_of,
            player = words.seat(seat),
            money = figures::grouped(money)
        ))
    });
    let all: Vec<String> = other.collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// Returns the title of a house rule, by its name in saves.
#[must_use]
pub fn house_rule(name: &str) -> String {
    let id = format!("house-rule-{}", name.replace('_', "-"));
    language::known(&id).map_or_else(|| name.to_owned(), |id| language::say(id, &[]))
}

/// Returns a house rule with this value as a sentence.
#[must_use]
pub fn said(house: HouseRule, value: Value) -> String {
    let rule = house.changes[0].to_string();
    match (house.name, value) {
        ("freedoms_each", Value::Number(number)) => fl!(house_said_freedoms_each, number, rule),
        ("doubled_freedoms", Value::Number(number)) => {
            fl!(house_said_doubled_freedoms, number, rule)
        }
        ("rounds", Value::Number(number)) => fl!(house_said_rounds, number, rule),
        ("point_sells_for", Value::Number(0)) => fl!(house_said_points_not_sold, rule),
        ("start_money", Value::Number(money)) => {
            fl!(house_said_start_money, money = amount(money), rule)
        }
        ("opening_bid", Value::Number(money)) => {
            fl!(house_said_opening_bid, money = amount(money), rule)
        }
        ("raise", Value::Number(money)) => fl!(house_said_raise, money = amount(money), rule),
        ("point_sells_for", Value::Number(money)) => {
            fl!(house_said_points_sold, money = amount(money), rule)
        }
        (name, Value::Number(money)) if is_money(name) => fl!(
            house_said_money,
            what = house_rule(name),
            money = amount(money),
            rule
        ),
        (name, Value::Number(number)) => {
            fl!(house_said_number, what = house_rule(name), number, rule)
        }
        (_, Value::Prices(prices)) => fl!(house_said_building_prices, values = list(prices), rule),
        (_, Value::Rounds(values)) => fl!(house_said_minimum, values = list(values), rule),
        (_, Value::Objects(objects)) => {
            let names = objects.iter().map(names::said).collect::<Vec<_>>();
            fl!(house_said_objects, objects = names.join(", "), rule)
        }
        (_, Value::Placement(Placement::ByBuilders)) => fl!(house_said_placement_by_builders, rule),
        (_, Value::Placement(Placement::Free)) => fl!(house_said_placement_free, rule),
        (_, Value::Placement(Placement::Strict)) => fl!(house_said_placement_strict, rule),
        (_, Value::Ties(Ties::Shared)) => fl!(house_said_ties_shared, rule),
        (_, Value::Ties(Ties::Money)) => fl!(house_said_ties_money, rule),
        (_, Value::Ties(Ties::LowestProfession)) => fl!(house_said_ties_lowest, rule),
        (_, Value::Purses(Purses::AsOneLikes)) => fl!(house_said_purses_as_one_likes, rule),
        (_, Value::Purses(Purses::Open)) => fl!(house_said_purses_open, rule),
        (_, Value::Purses(Purses::Hidden)) => fl!(house_said_purses_hidden, rule),
        ("last_freedoms_leave", Value::Is(true)) => fl!(house_said_freedoms_leave, rule),
        ("last_freedoms_leave", Value::Is(false)) => fl!(house_said_freedoms_stay, rule),
        ("sets_aside", Value::Is(true)) => fl!(house_said_sets_aside, rule),
        ("sets_aside", Value::Is(false)) => fl!(house_said_all_kept, rule),
        ("seats_auctioned", Value::Is(true)) => fl!(house_said_seats_auctioned, rule),
        ("seats_auctioned", Value::Is(false)) => fl!(house_said_seats_as_drawn, rule),
        (_, Value::Is(true)) => fl!(house_said_characters, rule),
        (_, Value::Is(false)) => fl!(house_said_no_characters, rule),
    }
}

/// Returns the title of a house rule for the beginning of a line.
#[must_use]
pub fn house_rule_name(name: &str) -> String {
    fl!(house_rule_name, rule = house_rule(name))
}

/// Returns a rule that a house rule changes, and the house rule, on one line each.
#[must_use]
pub fn rule_and_house(rule: Rule, house: Rule) -> String {
    let told = [rule, house].map(|rule| {
        let text = rule_text(rule);
        fl!(house_rule_told, rule = rule.to_string(), text)
    });
    told.join("\n")
}

/// Returns the house rules a table plays by, in a few words each: `raise: 200 florins`.
#[must_use]
pub fn in_short(rules: &HouseRules) -> Vec<String> {
    let in_force = rules.in_force();
    let told = in_force.map(|(house, now)| match (house.name, now) {
        ("point_sells_for", Value::Number(0)) => fl!(house_short_points_not_sold).to_owned(),
        (name, Value::Is(true)) => house_rule(name),
        (name, now) => fl!(
            house_short,
            rule = house_rule(name),
            value = value(name, now)
        ),
    });
    told.collect()
}

/// Returns the word that says more than the number of a house rule, if there is one.
#[must_use]
pub fn in_a_word(name: &str, value: Value) -> Option<&'static str> {
    match (name, value) {
        ("point_sells_for", Value::Number(0)) => Some(fl!(house_not_sold)),
        _ => None,
    }
}

/// Returns the value of a house rule, as a word or a number.
#[must_use]
pub fn value(name: &str, value: Value) -> String {
    if let Some(word) = in_a_word(name, value) {
        return word.to_owned();
    }
    match value {
        Value::Number(money) if is_money(name) => amount(money),
        Value::Number(number) => number.to_string(),
        Value::Prices(prices) => list(prices),
        Value::Rounds(values) => list(values),
        Value::Objects(objects) => fl!(house_all_objects, number = objects.len()),
        Value::Is(_) | Value::Placement(_) | Value::Ties(_) | Value::Purses(_) => {
            choice(value).to_owned()
        }
    }
}

/// Returns a choice in a word or two; empty for a number.
#[must_use]
pub fn choice(value: Value) -> &'static str {
    match value {
        Value::Is(true) => fl!(house_yes),
        Value::Is(false) => fl!(house_no),
        Value::Placement(Placement::ByBuilders) => fl!(house_placement_by_builders),
        Value::Placement(Placement::Free) => fl!(house_placement_free),
        Value::Placement(Placement::Strict) => fl!(house_placement_strict),
        Value::Ties(Ties::Money) => fl!(house_ties_money),
        Value::Ties(Ties::Shared) => fl!(house_ties_shared),
        Value::Ties(Ties::LowestProfession) => fl!(house_ties_lowest),
        Value::Purses(Purses::AsOneLikes) => fl!(house_purses_as_one_likes),
        Value::Purses(Purses::Open) => fl!(house_purses_open),
        Value::Purses(Purses::Hidden) => fl!(house_purses_hidden),
        Value::Number(_) | Value::Prices(_) | Value::Rounds(_) | Value::Objects(_) => "",
    }
}

/// Returns the name of an object in as few letters as possible.
#[must_use]
pub fn object(object: Object) -> &'static str {
    object.name()
}

/// Reads a house rule as it is typed: `raise=200`, `placement=free`,
/// `minimum=7,9,11,13,15,16,17`.
///
/// # Errors
/// What is wrong with it, as a sentence.
pub fn parse(text: &str) -> Result<(HouseRule, Value), String> {
    let (name, typed) = text.split_once('=').unwrap_or((text, ""));
    let plain = |word: &str| word.trim().to_lowercase().replace(['-', '_'], "");
    let mut all = HouseRule::all();
    let Some(house) = all.find(|house| plain(house.name) == plain(name)) else {
        let names: Vec<String> = HouseRule::all().map(|house| kebab(house.name)).collect();
        let names = names.join(", ");
        return Err(fl!(house_rule_unknown, rule = name.trim(), names));
    };
    let printed = Variant::printed(3, Options::default(), Edition::studiolo());
    let printed = printed.value(house.name);
    let value = printed.and_then(|printed| read(printed, typed));
    let mut rules = HouseRules::default();
    match value.filter(|_| rules.set(house.name, value)) {
        Some(value) => Ok((house, value)),
        None => Err(fl!(
            house_rule_unreadable,
            rule = kebab(house.name),
            value = typed.trim()
        )),
    }
}

/// Converts a name from saves to the form that is typed.
fn kebab(name: &str) -> String {
    name.replace('_', "-")
}

/// Normalizes a word for comparison.
fn plain(word: &str) -> String {
    find::fold(word).replace(['-', '_', ' '], "")
}

/// Reads a value of the same type as `kind`.
fn read(kind: Value, typed: &str) -> Option<Value> {
    let typed = typed.trim();
    let is = |name: &str| plain(name) == plain(typed);
    // Yes is read in every language.
    let is_said =
        |value: Value| language::all().any(|tag| language::within(tag, tag, || is(choice(value))));
    let choose = |all: &[Value]| {
        let called = |value: &&Value| {
            let name = match value {
                Value::Placement(one) => format!("{one:?}"),
                Value::Ties(one) => format!("{one:?}"),
                Value::Purses(one) => format!("{one:?}"),
                other => format!("{other:?}"),
            };
            is(&name) || is_said(**value)
        };
        all.iter().find(called).copied()
    };
    let numbers = typed.split(',').map(str::trim);
    match kind {
        Value::Number(_) => figures::typed(typed).map(|number| Value::Number(number.into())),
        Value::Prices(_) => {
            let all: Option<Vec<u32>> = numbers.map(|number| number.parse().ok()).collect();
            all?.try_into().ok().map(Value::Prices)
        }
        Value::Rounds(_) => {
            let all: Option<Vec<u16>> = numbers.map(|number| number.parse().ok()).collect();
            all?.try_into().ok().map(Value::Rounds)
        }
        Value::Objects(_) => {
            let named = |word: &str| {
                let word = plain(word);
                let is_it = |object: &&Object| {
                    plain(&format!("{object:?}")) == word
                        || find::names(object.id()).any(|name| plain(name) == word)
                };
                Object::ALL.iter().find(is_it).copied()
            };
            let all: Option<Set<Object>> = numbers.map(named).collect();
            all.map(Value::Objects)
        }
        Value::Is(_) => match typed.parse() {
            Ok(is) => Some(Value::Is(is)),
            Err(_) => choose(&[Value::Is(false), Value::Is(true)]),
        },
        Value::Placement(_) => {
            let all = [Placement::ByBuilders, Placement::Free, Placement::Strict];
            choose(&all.map(Value::Placement))
        }
        Value::Ties(_) => {
            let all = [Ties::Shared, Ties::Money, Ties::LowestProfession];
            choose(&all.map(Value::Ties))
        }
        Value::Purses(_) => {
            let all = [Purses::AsOneLikes, Purses::Open, Purses::Hidden];
            choose(&all.map(Value::Purses))
        }
    }
}

/// Returns whether the number with this name is an amount of florins.
#[must_use]
pub fn is_money(name: &str) -> bool {
    const AMOUNTS: &[&str] = &[
        "start_money",
        "opening_bid",
        "raise",
        "hire_price",
        "freedom_price",
        "bonus_price",
        "point_sells_for",
        "value_pays",
        "point_costs",
    ];
    AMOUNTS.contains(&name)
}

fn amount(money: i64) -> String {
    florins(u32::try_from(money).unwrap_or(u32::MAX))
}

fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    values.join(", ")
}

//! What is wrong with an edition being edited, in words, with ways to fix it. The rules
//! decide what is wrong (`EditionData::problems`).

use tiletum::rules::Mark;
use tiletum::rules::checks::{BadEdition, Counted, Warning};
use tiletum::rules::edition::{HouseBonus, HouseSpace, Link};
use tiletum::{EditionData, Stack};
use words::fl;

/// A fix of an edition.
#[derive(Clone, Debug)]
pub enum Cure {
    /// Sets the number of pillar spaces of this city.
    Pillars(String, u8),
    /// Adds a cathedral tile to this city.
    Tile(String),
    /// Adds a house space to this city.
    House(String),
    /// Adds a road from Tiletum to this city.
    Link(String),
    /// Gives the city of this number a unique name.
    Rename(usize),
    /// Removes one entry of this city from the fair cities.
    Unfair(String),
    /// Removes the roads to this city.
    Unlink(String),
    /// Restores the usual wheel, king track, die spaces or storehouse.
    Usual(fn(&mut EditionData, &EditionData)),
    /// Removes a row of a stack.
    Row(Stack, usize),
}

/// Something that is wrong.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What it is about.
    pub title: String,
    /// What is wrong with it.
    pub text: String,
    /// The possible fixes with the texts of their buttons.
    pub cures: Vec<(String, Cure)>,
    /// Whether no game can start with it; otherwise it is only odd.
    pub is_wrong: bool,
}

impl Cure {
    /// Applies the fix to an edition.
    pub fn apply(&self, data: &mut EditionData) {
        match self {
            Self::Pillars(name, number) => {
                if let Some(at) = data.city(name) {
                    data.map.cities[at].pillars = *number;
                }
            }
            Self::Tile(name) => {
                if let Some(at) = data.city(name) {
                    data.map.cities[at].cathedral.push(0);
                }
            }
            Self::House(name) => {
                if let Some(at) = data.city(name) {
                    data.map.cities[at].houses.push(HouseSpace {
                        min: Mark::All,
                        bonus: HouseBonus::Plain,
                    });
                }
            }
            Self::Link(name) => {
                if let Some(first) = data.map.cities.first() {
                    data.map.links.push(Link {
                        from: first.name.clone(),
                        to: name.clone(),
                        roads: 0,
                    });
                }
            }
            Self::Rename(at) => {
                let name = free_name(data);
                if let Some(city) = data.map.cities.get_mut(*at) {
                    city.name = name;
                }
            }
            Self::Unfair(name) => {
                if let Some(at) = data.cities.iter().rposition(|other| other == name) {
                    data.cities.remove(at);
                }
            }
            Self::Unlink(name) => {
                data.map
                    .links
                    .retain(|link| link.from != *name && link.to != *name);
                data.cities.retain(|other| other != name);
            }
            Self::Usual(set) => set(data, &EditionData::default()),
            Self::Row(stack, at) => {
                let rows = rows_mut(data, *stack);
                if *at < rows.len() {
                    rows.remove(*at);
                }
            }
        }
    }
}

/// Returns the rows of a stack, for editing.
pub fn rows_mut(data: &mut EditionData, stack: Stack) -> &mut Vec<tiletum::rules::TileData> {
    match stack {
        Stack::Bonus => &mut data.bonus,
        Stack::Contract => &mut data.contracts,
        Stack::Character => &mut data.characters,
    }
}

/// Returns a name that no city has.
#[must_use]
pub fn free_name(data: &EditionData) -> String {
    let name = |number: usize| fl!(tiletum_editor_new_city, number);
    let mut names = (1..).map(name);
    names
        .find(|name| data.city(name).is_none())
        .unwrap_or_default()
}

/// Returns the name of a stack.
#[must_use]
pub fn stack_name(stack: Stack) -> &'static str {
    match stack {
        Stack::Bonus => fl!(tiletum_editor_bonus),
        Stack::Contract => fl!(tiletum_report_contracts),
        Stack::Character => fl!(tiletum_report_characters),
    }
}

/// Returns the name of a counted thing.
fn counted(of: Counted) -> &'static str {
    match of {
        Counted::FairCities => fl!(tiletum_editor_counted_fair_cities),
        Counted::FairTiles => fl!(tiletum_editor_counted_fair_tiles),
        Counted::Costs => fl!(tiletum_editor_costs),
        Counted::CathedralTiles => fl!(tiletum_editor_cathedral),
        Counted::Contracts => stack_name(Stack::Contract),
        Counted::Characters => stack_name(Stack::Character),
        Counted::BonusTiles => stack_name(Stack::Bonus),
        Counted::DieSpaces => fl!(tiletum_editor_counted_die_spaces),
        Counted::KingSpaces => fl!(tiletum_editor_counted_king_spaces),
        Counted::Cities => fl!(tiletum_editor_counted_cities),
        Counted::Spaces => fl!(tiletum_editor_counted_spaces),
        Counted::Cathedrals => fl!(tiletum_report_cathedrals),
        Counted::HouseSpaces => fl!(tiletum_editor_counted_house_spaces),
        Counted::MapTiles => fl!(tiletum_editor_tiles),
        Counted::StorehouseSpaces => fl!(tiletum_editor_store),
        Counted::Floors => fl!(tiletum_editor_counted_floors),
        Counted::DifferentTiles => fl!(tiletum_editor_counted_different),
    }
}

fn usual(set: fn(&mut EditionData, &EditionData)) -> Vec<(String, Cure)> {
    vec![(fl!(tiletum_editor_cure_usual).to_owned(), Cure::Usual(set))]
}

/// Returns everything that is wrong with an edition, and what is odd about it.
#[must_use]
pub fn faults(data: &EditionData) -> Vec<Fault> {
    let wrong = data.problems().into_iter().map(|bad| fault(data, bad));
    let odd = data.warnings().into_iter().map(|odd| oddity(data, odd));
    wrong.chain(odd).collect()
}

fn cure(text: &str, cure: Cure) -> Vec<(String, Cure)> {
    vec![(text.to_owned(), cure)]
}

fn fault(data: &EditionData, bad: BadEdition) -> Fault {
    let remove = fl!(tiletum_editor_cure_remove);
    let row = |stack: Stack, at: usize| {
        let what = fl!(tiletum_editor_number, number = at + 1);
        let title = fl!(tiletum_editor_of, what = stack_name(stack), value = what);
        (title, cure(remove, Cure::Row(stack, at)))
    };
    let (title, text, cures) = match bad {
        BadEdition::Count {
            of,
            found,
            least,
            most,
        } => {
            let text = match least == most {
                true => fl!(tiletum_editor_wrong_count, found, due = most),
                false => fl!(tiletum_editor_wrong_range, found, least, most),
            };
            let cures = match of {
                Counted::DieSpaces => usual(|data, usual| data.board.dice = usual.board.dice),
                Counted::KingSpaces => usual(|data, usual| data.king = usual.king.clone()),
                Counted::Costs => usual(|data, usual| data.costs.clone_from(&usual.costs)),
                Counted::FairTiles => usual(|data, usual| data.fairs = usual.fairs.clone()),
                Counted::StorehouseSpaces => {
                    usual(|data, usual| data.board.storehouse = usual.board.storehouse)
                }
                _ => Vec::new(),
            };
            (counted(of).to_owned(), text, cures)
        }
        BadEdition::Unnamed(at) => (
            fl!(tiletum_editor_wrong_city, number = at + 1),
            fl!(tiletum_editor_wrong_unnamed).to_owned(),
            cure(fl!(tiletum_editor_cure_rename), Cure::Rename(at)),
        ),
        BadEdition::SameName(name) => {
            let last = data.map.cities.iter().rposition(|city| city.name == name);
            let rename = Cure::Rename(last.unwrap_or(0));
            let text = fl!(tiletum_editor_wrong_same_name).to_owned();
            (name, text, cure(fl!(tiletum_editor_cure_rename), rename))
        }
        BadEdition::NoSuchCity(name) => {
            let cures = cure(remove, Cure::Unlink(name.clone()));
            (name, fl!(tiletum_editor_wrong_no_city).to_owned(), cures)
        }
        BadEdition::FairCityTwice(name) => {
            let cures = cure(remove, Cure::Unfair(name.clone()));
            (name, fl!(tiletum_editor_wrong_fair_twice).to_owned(), cures)
        }
        BadEdition::NoHouseSpace(name) => {
            let cures = cure(fl!(tiletum_editor_cure_house), Cure::House(name.clone()));
            (name, fl!(tiletum_editor_wrong_no_house).to_owned(), cures)
        }
        BadEdition::Unconnected(name) => {
            let cures = cure(fl!(tiletum_editor_cure_link), Cure::Link(name.clone()));
            (
                name,
                fl!(tiletum_editor_wrong_unconnected).to_owned(),
                cures,
            )
        }
        BadEdition::Pillars(name) => {
            let cures = pillars(data, &name);
            (name, fl!(tiletum_editor_wrong_pillars).to_owned(), cures)
        }
        BadEdition::Wheel => (
            fl!(tiletum_tab_wheel).to_owned(),
            fl!(tiletum_editor_wrong_wheel).to_owned(),
            usual(|data, usual| data.wheel.values = usual.wheel.values),
        ),
        BadEdition::Places => (
            fl!(tiletum_tab_wheel).to_owned(),
            fl!(tiletum_editor_wrong_places).to_owned(),
            usual(|data, usual| data.wheel.places = usual.wheel.places),
        ),
        BadEdition::KingStart => (
            fl!(tiletum_report_king).to_owned(),
            fl!(tiletum_editor_wrong_king).to_owned(),
            usual(|data, usual| data.king = usual.king.clone()),
        ),
        BadEdition::WrongStack(stack, at) => {
            let (title, cures) = row(stack, at);
            (title, fl!(tiletum_editor_wrong_stack).to_owned(), cures)
        }
        BadEdition::Amount(stack, at) => {
            let (title, cures) = row(stack, at);
            (title, fl!(tiletum_editor_wrong_amount).to_owned(), cures)
        }
        BadEdition::TooLarge(found) => (
            fl!(tiletum_editor_wrong_value).to_owned(),
            fl!(tiletum_editor_wrong_large, found),
            Vec::new(),
        ),
    };
    Fault {
        title,
        text,
        cures,
        is_wrong: true,
    }
}

/// Returns two fixes: as many pillar spaces as tiles, or one more tile.
fn pillars(data: &EditionData, name: &str) -> Vec<(String, Cure)> {
    let city = data.city(name).map(|at| &data.map.cities[at]);
    let tiles = city.map_or(0, |city| city.cathedral.len() as u8);
    let same = fl!(tiletum_editor_cure_pillars, number = tiles);
    let mut cures = cure(&same, Cure::Pillars(name.to_owned(), tiles));
    if city.is_some_and(|city| city.pillars > tiles) {
        let more = Cure::Tile(name.to_owned());
        cures.extend(cure(fl!(tiletum_editor_cure_tile), more));
    }
    cures
}

fn oddity(data: &EditionData, odd: Warning) -> Fault {
    let (title, text, cures) = match odd {
        Warning::MorePillars(name) => {
            let cures = pillars(data, &name);
            (name, fl!(tiletum_editor_odd_pillars).to_owned(), cures)
        }
        Warning::Storehouse(number) => {
            let title = fl!(
                tiletum_editor_of,
                what = fl!(tiletum_editor_store),
                value = number.to_string()
            );
            let set = |data: &mut EditionData, usual: &EditionData| {
                data.board.storehouse = usual.board.storehouse;
            };
            (title, fl!(tiletum_editor_odd_store).to_owned(), usual(set))
        }
    };
    Fault {
        title,
        text,
        cures,
        is_wrong: false,
    }
}

/// Returns the number of steps from Tiletum to each city, if a road leads there.
#[must_use]
pub fn steps(data: &EditionData) -> Vec<Option<u8>> {
    let cities = data.map.cities.len();
    let mut steps = vec![None; cities];
    if let Some(first) = steps.first_mut() {
        *first = Some(0_u8);
    }
    // Each pass settles at least one more city.
    for _ in 0..cities {
        for link in &data.map.links {
            let ends = (data.city(&link.from), data.city(&link.to));
            let (Some(from), Some(to)) = ends else {
                continue;
            };
            for (from, to) in [(from, to), (to, from)] {
                let way =
                    steps[from].map(|steps| steps.saturating_add(link.roads).saturating_add(1));
                if let Some(way) = way
                    && steps[to].is_none_or(|now| way < now)
                {
                    steps[to] = Some(way);
                }
            }
        }
    }
    steps
}

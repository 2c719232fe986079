//! A town of the map: its name and its fair, house spaces and tiles; right of a line its
//! cathedral with the tile on top, its cost, and the pillars.

use eframe::egui::{Align, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::goods::draw_good;
use super::ground::{self, TOWN, city_at, on_map};
use super::pieces::{self, draw_house, draw_house_space, draw_pillar, draw_pillar_space};
use super::plates::{draw_cathedral, draw_not_built};
use super::sheet::{Livery, Sheet, fitted, livery};
use super::tile::{DRAWN as TILE, draw_slot};
use crate::ui::base::draw::Pen;
use crate::ui::base::icons::SIDE;
use crate::ui::base::text;
use crate::ui::base::theme::face;
use table::Seat;
use tiletum::rules::Cost;
use tiletum::rules::edition::{CityData, HouseBonus};
use tiletum::{CityId, Edition, EditionData, Game, Good, Phase, Slot, Spot};

/// The distance of two house spaces, and the side of one.
const HOUSE: f32 = 20.0;
/// The side of a tile.
const BONUS: f32 = 22.0;
/// The distance of two pillar spaces, and the height of one.
const PILLAR: [f32; 2] = [15.0, 17.0];
/// The size of a town's name.
const NAME: f32 = 14.5;
/// The stones of a cathedral whose cost tile has not been dealt.
const ANY_COST: u8 = u8::MAX;
/// The width of a fair before the name.
const FAIR: f32 = 19.0;

/// The marks on a town.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TownLook {
    /// A piece is about to go there.
    pub is_target: bool,
    /// The number of the house space onto which a house is about to be placed.
    pub house: Option<u8>,
    /// Whether a pillar is about to be placed.
    pub pillar: bool,
}

/// The places of the parts of a painted town.
#[derive(Clone, Debug, PartialEq)]
pub struct TownParts {
    /// The whole plate.
    pub plate: Rect,
    /// The house spaces in use by their numbers; in Tiletum one house per seat.
    pub houses: Vec<(u8, Rect)>,
    /// The places for tiles in use, with their spots.
    pub tiles: Vec<(Spot, Rect)>,
    /// The cathedral, if there is one.
    pub cathedral: Option<Rect>,
    /// The pillar spaces, those with pillars first.
    pub pillars: Vec<Rect>,
}

/// The time of a fair.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum FairState {
    Done,
    Now,
    ToCome,
}

/// What a town shows of its cathedral.
#[derive(PartialEq, Eq, Hash)]
struct Church {
    /// The number of stones; `None` if it is not built.
    stones: Option<u8>,
    top: Option<u8>,
    pillars: Vec<Livery>,
    spaces: u8,
}

/// What a town shows.
#[derive(PartialEq, Eq, Hash)]
struct Shown {
    edition: usize,
    city: CityId,
    name: String,
    fair: Option<(u8, FairState)>,
    houses: Vec<(u8, HouseBonus, Option<Livery>)>,
    tiles: Vec<(u8, Slot)>,
    church: Option<Church>,
    look: TownLook,
}

impl Shown {
    fn of(ui: &Ui, game: &Game, city: CityId, look: TownLook) -> Self {
        let edition = game.edition();
        let houses = match city {
            CityId::TILETUM => {
                let seats = (0_u8..).zip(game.seats());
                let own = |(at, seat)| (at, HouseBonus::Plain, Some(livery(ui, seat)));
                seats.map(own).collect()
            }
            _ => {
                let spaces = game.house_spaces(city);
                let space = |(at, space): (u8, tiletum::rules::edition::HouseSpace)| {
                    let seat = game.house_on(city, at);
                    (at, space.bonus, seat.map(|seat| livery(ui, seat)))
                };
                spaces.map(space).collect()
            }
        };
        let places = (0_u8..).zip(edition.map_places());
        let used =
            places.filter(|(_, (of, mark))| *of == city && mark.is_used_by(game.player_count()));
        let tiles = used.map(|(at, _)| {
            let slot = game.slot(Spot::Map(at));
            (at, slot.unwrap_or_default())
        });
        Self {
            // An edition lives as long as the program, so its address identifies it.
            edition: std::ptr::from_ref(edition).addr(),
            city,
            name: edition.city_name(city).to_owned(),
            fair: fair(game, city),
            houses,
            tiles: tiles.collect(),
            church: edition.cathedral_of(city).map(|at| Church {
                stones: match game.cost(at) {
                    Cost::Build { stones, .. } => Some(stones),
                    Cost::NotBuilt => None,
                },
                top: game.cathedral_left(at).first().copied(),
                pillars: {
                    let there = |seat: &Seat| game.player(*seat).has_pillar(at);
                    let seats = game.seats().filter(there);
                    seats.map(|seat| livery(ui, seat)).collect()
                },
                spaces: edition.pillar_spaces(at),
            }),
            look,
        }
    }
}

impl Shown {
    /// Returns a city of an edition that is being edited, as it is used with this many
    /// players.
    fn of_data(city: &CityData, at: usize, players: usize, look: TownLook, is_fair: bool) -> Self {
        let houses = (0_u8..).zip(&city.houses);
        let houses = houses.filter(|(_, space)| space.min.is_used_by(players));
        let tiles = (0_u8..).zip(&city.tiles);
        let tiles = tiles.filter(|(_, mark)| mark.is_used_by(players));
        let has_church = !city.cathedral.is_empty() || city.pillars > 0;
        Self {
            edition: 0,
            city: CityId::new(u8::try_from(at).unwrap_or(u8::MAX)),
            name: city.name.clone(),
            fair: is_fair.then_some((0, FairState::ToCome)),
            houses: match at {
                0 => (0..players as u8)
                    .map(|seat| (seat, HouseBonus::Plain, None))
                    .collect(),
                _ => houses.map(|(at, space)| (at, space.bonus, None)).collect(),
            },
            tiles: tiles.map(|(at, _)| (at, Slot::Empty)).collect(),
            church: has_church.then(|| Church {
                stones: Some(ANY_COST),
                top: city.cathedral.first().copied(),
                pillars: Vec::new(),
                spaces: city.pillars.min(9),
            }),
            look,
        }
    }
}

/// Returns the fair of a city, and whether it was held.
fn fair(game: &Game, city: CityId) -> Option<(u8, FairState)> {
    let rounds = 1..=tiletum::rules::ROUNDS;
    let mut of_city = rounds.filter(|&round| game.fair(round).0 == city);
    let round = of_city.next()?;
    // A city with two fairs shows the next one.
    let round = match round < game.round() {
        true => of_city.next().unwrap_or(round),
        false => round,
    };
    let was_held = game.is_over() || game.phase() == Phase::Tidy;
    let state = match round.cmp(&game.round()) {
        std::cmp::Ordering::Less => FairState::Done,
        std::cmp::Ordering::Equal if was_held => FairState::Done,
        std::cmp::Ordering::Equal => FairState::Now,
        std::cmp::Ordering::Greater => FairState::ToCome,
    };
    Some((round, state))
}

/// The measures of a town's plate.
struct Measures {
    /// The width left of the line.
    left: f32,
    /// The width right of it.
    right: f32,
}

impl Measures {
    fn of(ui: &Ui, shown: &Shown) -> Self {
        let name = text::width(ui, &shown.name, face::display(NAME)) + 12.0;
        let fair = if shown.fair.is_some() { FAIR } else { 0.0 };
        let tiles = shown.tiles.len() as f32 * (BONUS + 2.0);
        let spaces = shown.houses.len() as f32 * HOUSE + tiles + 7.0;
        let church = shown.church.as_ref();
        let right = church.map_or(0.0, |church| match church.stones {
            None => 34.0,
            Some(_) => (f32::from(church.spaces) * PILLAR[0] + 5.0).max(50.0),
        });
        Self {
            left: (name + fair).max(spaces).ceil(),
            right,
        }
    }

    fn size(&self) -> Vec2 {
        vec2(self.left + self.right, TOWN)
    }
}

/// Returns the size of a town's plate, in the units of the edition.
#[must_use]
pub fn town_size(ui: &Ui, game: &Game, city: CityId) -> Vec2 {
    let shown = Shown::of(ui, game, city, TownLook::default());
    Measures::of(ui, &shown).size()
}

/// Returns where the plate of a town is on a map painted into `map`.
#[must_use]
pub fn town_rect(ui: &Ui, map: Rect, game: &Game, city: CityId) -> Rect {
    placed(
        map,
        city_at(game.edition(), city),
        town_size(ui, game, city),
    )
}

/// Returns where a plate of this size is on a map painted into `map`.
fn placed(map: Rect, middle: Pos2, size: Vec2) -> Rect {
    // The whole plate stays on the map.
    let within = |at: f32, half: f32, most: f32| at.min(most - half - 3.0).max(half + 3.0);
    let middle = pos2(
        within(middle.x, size.x / 2.0, ground::MAP.x),
        within(middle.y, size.y / 2.0, ground::MAP.y),
    );
    let (at, scale) = on_map(map, middle);
    Rect::from_center_size(at, size * scale)
}

/// Paints a town into `rect`, which has the proportions of [`town_size`]. Returns the
/// places of its parts.
pub fn town(ui: &Ui, rect: Rect, game: &Game, city: CityId, look: TownLook) -> TownParts {
    let shown = Shown::of(ui, game, city, look);
    let measures = Measures::of(ui, &shown);
    paint(ui, rect, game.edition(), &shown, &measures)
}

/// Paints a city of an edition that is being edited onto its map, as it is used with this
/// many players.
pub fn drawn_town(
    ui: &Ui,
    map: Rect,
    data: &EditionData,
    (at, players): (usize, usize),
    look: TownLook,
) -> Option<TownParts> {
    let city = data.map.cities.get(at)?;
    let is_fair = data.cities.contains(&city.name);
    let shown = Shown::of_data(city, at, players, look, is_fair);
    let measures = Measures::of(ui, &shown);
    let middle = pos2(city.x.into(), city.y.into());
    let rect = placed(map, middle, measures.size());
    Some(paint(ui, rect, Edition::studiolo(), &shown, &measures))
}

fn paint(ui: &Ui, rect: Rect, edition: &Edition, shown: &Shown, measures: &Measures) -> TownParts {
    let size = measures.size();
    let key = ("town", shown, size.x.to_bits());
    fitted(ui, rect, size, &key, |sheet, scale| {
        draw_town(sheet, edition, shown, measures, scale);
    });
    let (at, scale) = super::sheet::place(rect, size);
    let part = |x: f32, y: f32, wide: f32, high: f32| {
        let min = at + vec2(x, y) * scale;
        Rect::from_min_size(min, vec2(wide, high) * scale)
    };
    let houses = shown.houses.iter().enumerate().map(|(n, (number, ..))| {
        let [x, y] = house_place(n);
        (*number, part(x, y, HOUSE, HOUSE))
    });
    let tiles = shown.tiles.iter().enumerate().map(|(n, (spot, _))| {
        let [x, y] = tile_place(shown, n);
        (Spot::Map(*spot), part(x, y, BONUS, BONUS))
    });
    let left = measures.left;
    let spaces = shown
        .church
        .as_ref()
        .map_or(0, |church| match church.stones {
            Some(_) => usize::from(church.spaces).max(church.pillars.len()),
            None => 0,
        });
    TownParts {
        plate: part(0.0, 0.0, size.x, size.y),
        houses: houses.collect(),
        tiles: tiles.collect(),
        cathedral: shown
            .church
            .is_some()
            .then(|| part(left, 0.0, measures.right, TOWN)),
        pillars: (0..spaces)
            .map(|n| {
                let [x, y] = pillar_place(left, n);
                part(x, y, PILLAR[0] - 1.0, PILLAR[1])
            })
            .collect(),
    }
}

fn house_place(number: usize) -> [f32; 2] {
    [4.0 + number as f32 * HOUSE, 21.0]
}

fn tile_place(shown: &Shown, number: usize) -> [f32; 2] {
    let houses = shown.houses.len() as f32 * HOUSE;
    [5.0 + houses + number as f32 * (BONUS + 2.0), 20.0]
}

fn pillar_place(left: f32, number: usize) -> [f32; 2] {
    [left + 4.0 + number as f32 * PILLAR[0], 24.5]
}

fn draw_town(
    sheet: &mut Sheet<'_>,
    edition: &Edition,
    shown: &Shown,
    measures: &Measures,
    scale: f32,
) {
    let look = shown.look;
    let plate = Rect::from_min_size(Pos2::ZERO, measures.size());
    let is_now = matches!(shown.fair, Some((_, FairState::Now)));
    sheet.draw(|drawing, colours, palette| {
        drawing.rect(plate.translate(vec2(1.5, 2.5)), 6.0, palette.shadow);
        drawing.rect(plate, 6.0, palette.plate);
        let pen = match (look.is_target, is_now) {
            (true, _) => Pen::new(2.5, palette.accent),
            (false, true) => Pen::new(2.2, colours.gold),
            (false, false) => Pen::new(0.9, colours.ink),
        };
        drawing.frame(plate, 6.0, pen);
    });
    let mut x = 6.0;
    if let Some((round, state)) = shown.fair {
        draw_fair(sheet, round, state);
        x += FAIR;
    }
    let name = &shown.name;
    let ink = sheet.palette.plate_text;
    let room = measures.left - x - 2.0;
    let style = (face::display as fn(f32) -> _, NAME);
    sheet.word_in([x, 15.5], Align::Min, name, style, ink, room);
    for (n, (number, bonus, livery)) in shown.houses.iter().enumerate() {
        let [x, y] = house_place(n);
        let is_target = look.house == Some(*number);
        sheet.within(x, y, HOUSE / SIDE, |sheet| match livery {
            Some(livery) => draw_house(sheet, *livery),
            None => draw_house_space(sheet, *bonus, is_target),
        });
    }
    for (n, (_, slot)) in shown.tiles.iter().enumerate() {
        let [x, y] = tile_place(shown, n);
        sheet.within(x, y, BONUS / TILE, |sheet| {
            draw_slot(sheet, edition, *slot, BONUS * scale);
        });
    }
    if let Some(church) = &shown.church {
        draw_church(sheet, church, measures.left, look.pillar);
    }
}

/// Draws the number of a fair: on ink if it is current, on gold if it is to come, sunken if
/// it was held.
fn draw_fair(sheet: &mut Sheet<'_>, round: u8, state: FairState) {
    let palette = sheet.palette;
    let (ground, edge, ink): (Color32, Color32, Color32) = match state {
        FairState::Done => (palette.sunk, palette.line, palette.weak),
        FairState::Now => (palette.ink, palette.ink, palette.card),
        FairState::ToCome => (palette.gold_light, palette.gold_edge, palette.on_gold),
    };
    sheet.draw(|drawing, _, _| {
        drawing.circle(pos2(13.0, 11.0), 8.0, ground);
        drawing.ring(pos2(13.0, 11.0), 8.0, Pen::new(1.0, edge));
    });
    let style = (face::display as fn(f32) -> _, 12.5);
    // In an edition that is being edited the round is unknown.
    let number = if round == 0 {
        "?".to_owned()
    } else {
        round.to_string()
    };
    sheet.word([13.0, 15.2], Align::Center, &number, style, ink);
}

fn draw_church(sheet: &mut Sheet<'_>, church: &Church, left: f32, is_target: bool) {
    sheet.draw(|drawing, _, palette| {
        let line = Pen::new(1.0, palette.line);
        drawing.line(pos2(left, 3.0), pos2(left, TOWN - 3.0), line);
    });
    let Some(stones) = church.stones else {
        return sheet.within(left + 6.0, 11.0, 22.0 / SIDE, draw_not_built);
    };
    sheet.within(left + 2.5, 0.5, 23.0 / SIDE, |sheet| {
        draw_cathedral(sheet, sheet.palette.plate_text);
    });
    sheet.draw(|drawing, _, palette| {
        let plate = Rect::from_min_size(pos2(left + 7.5, 11.5), vec2(13.0, 11.5));
        drawing.rect(plate, 2.5, palette.plate);
        drawing.frame(plate, 2.5, Pen::new(0.8, palette.plate_text));
    });
    let ink = sheet.palette.plate_text;
    let top = church.top.map_or("–".to_owned(), |top| top.to_string());
    let style = (face::strong as fn(f32) -> _, 11.5);
    sheet.word([left + 14.0, 21.2], Align::Center, &top, style, ink);
    let style = (face::strong as fn(f32) -> _, 13.0);
    sheet.word(
        [left + 34.0, 16.0],
        Align::Max,
        &if stones == ANY_COST {
            "?".to_owned()
        } else {
            stones.to_string()
        },
        style,
        ink,
    );
    sheet.within(left + 34.5, 5.0, 13.0 / SIDE, |sheet| {
        draw_good(sheet, Good::Stone);
    });
    let spaces = usize::from(church.spaces).max(church.pillars.len());
    for n in 0..spaces {
        let [x, y] = pillar_place(left, n);
        let small = PILLAR[1] / pieces::PILLAR.y;
        let is_next = is_target && n == church.pillars.len();
        sheet.within(x, y, small, |sheet| match church.pillars.get(n) {
            Some(livery) => draw_pillar(sheet, *livery),
            None => draw_pillar_space(sheet, is_next),
        });
    }
}

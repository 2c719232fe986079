//! The map below its towns: sea and land, woods and hills, roads and their spaces.

use eframe::egui::{Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::colours::Colours;
use super::sheet::{Sheet, fitted, place};
use crate::ui::base::draw::{Drawing, Pen, svg};
use tiletum::rules::edition::{CityData, Link};
use tiletum::{CityId, Edition, EditionData, SpaceId};

/// The size of a map in the units of an edition.
pub const MAP: Vec2 = vec2(680.0, 436.0);
/// The height of a town's plate in the same units.
pub const TOWN: f32 = 44.0;
/// The radius of a road space.
pub const SPACE: f32 = 7.5;

const LAND: &str = "M214-6C196 6 160 2 132 22 104 40 118 72 96 92 76 110 34 122 16 140 2 152 38 168 40 190 42 214 14 226 10 256 6 300 18 330 14 366 12 400 8 420 14 446H146C142 424 176 410 178 396 182 378 214 388 250 384 290 380 300 418 336 424 372 430 400 416 424 428 440 436 446 444 450 446H584C572 424 552 404 548 384 546 362 568 366 596 382 630 396 664 402 690 420V-6H430C424 8 414 2 404 12 380 22 348-2 330 2 312 4 318-6 300-6z";
const ISLAND: &str =
    "M-6 22C16 10 50 6 84 14 112 20 122 48 112 74 104 100 70 108 40 100 16 96 2 108-6 104z";
const WAVES: [[f32; 2]; 14] = [
    [128.0, 84.0],
    [150.0, 14.0],
    [30.0, 126.0],
    [6.0, 214.0],
    [222.0, 412.0],
    [262.0, 424.0],
    [560.0, 424.0],
    [590.0, 416.0],
    [124.0, 100.0],
    [640.0, 416.0],
    [2.0, 300.0],
    [244.0, 12.0],
    [270.0, 30.0],
    [228.0, 34.0],
];
const HILLS: [[f32; 3]; 11] = [
    [300.0, 286.0, 14.0],
    [318.0, 276.0, 11.0],
    [444.0, 262.0, 14.0],
    [466.0, 270.0, 11.0],
    [552.0, 282.0, 14.0],
    [536.0, 268.0, 11.0],
    [574.0, 296.0, 11.0],
    [132.0, 384.0, 11.0],
    [148.0, 376.0, 9.0],
    [286.0, 312.0, 10.0],
    [428.0, 252.0, 10.0],
];
const TREES: [[f32; 2]; 27] = [
    [470.0, 30.0],
    [484.0, 38.0],
    [476.0, 46.0],
    [456.0, 44.0],
    [610.0, 40.0],
    [626.0, 52.0],
    [640.0, 40.0],
    [600.0, 54.0],
    [188.0, 180.0],
    [200.0, 190.0],
    [186.0, 196.0],
    [246.0, 222.0],
    [258.0, 230.0],
    [406.0, 222.0],
    [420.0, 230.0],
    [660.0, 206.0],
    [664.0, 220.0],
    [310.0, 64.0],
    [296.0, 72.0],
    [304.0, 80.0],
    [150.0, 304.0],
    [160.0, 314.0],
    [650.0, 310.0],
    [560.0, 34.0],
    [574.0, 44.0],
    [440.0, 110.0],
    [452.0, 118.0],
];

/// Paints the map without its towns, as large as it fits, centred in `rect`.
pub fn ground(ui: &Ui, rect: Rect, edition: &Edition) {
    // An edition lives as long as the program, so its address identifies it.
    let address = std::ptr::from_ref(edition).addr();
    fitted(ui, rect, MAP, &("ground", address), |sheet, _| {
        draw_ground(sheet, edition.data());
    });
}

/// Paints the map of an edition that is being edited.
pub fn drawn_ground(ui: &Ui, rect: Rect, data: &EditionData) {
    fitted(ui, rect, MAP, &("drawn-ground", &data.map), |sheet, _| {
        draw_ground(sheet, data);
    });
}

fn draw_ground(sheet: &mut Sheet<'_>, data: &EditionData) {
    sheet.draw(|drawing, colours, _| {
        let whole = Rect::from_min_size(Pos2::ZERO, MAP);
        drawing.clipped_round(whole, 7.0, |drawing| {
            match has_our_coast(data) {
                true => draw_country(drawing, colours),
                false => drawing.rect(whole, 0.0, colours.land),
            }
            draw_roads(drawing, colours, data);
        });
        let frame = Pen::new(2.5, colours.frame[0]);
        drawing.frame(whole.shrink(1.0), 7.0, frame);
    });
}

/// Returns where a place of the map, in the units of the edition, is on the map in `rect`,
/// and the size of a unit.
#[must_use]
pub fn on_map(rect: Rect, at: Pos2) -> (Pos2, f32) {
    let (origin, scale) = place(rect, MAP);
    (origin + at.to_vec2() * scale, scale)
}

/// Returns whether its towns are where those of the Studiolo edition are, because our coast
/// is drawn around them.
fn has_our_coast(data: &EditionData) -> bool {
    let places = |data: &EditionData| {
        let cities = data.map.cities.iter();
        cities.map(|city| (city.x, city.y)).collect::<Vec<_>>()
    };
    places(data) == places(Edition::studiolo().data())
}

/// Returns where a space is, in the units of the edition: a city in the middle of its
/// plate, a road space on the visible part of the road.
#[must_use]
pub fn space_at(edition: &Edition, space: SpaceId) -> Pos2 {
    if let Some(city) = edition.city_at(space) {
        return city_at(edition, city);
    }
    let mut number = space.index() - edition.cities();
    for link in &edition.data().map.links {
        let roads = usize::from(link.roads);
        if number < roads {
            return road_at(edition.data(), link, number).unwrap_or_default();
        }
        number -= roads;
    }
    Pos2::ZERO
}

/// Returns where a city is, in the units of the edition.
#[must_use]
pub fn city_at(edition: &Edition, city: CityId) -> Pos2 {
    let city = edition.data().map.cities.get(city.index());
    city.map_or(Pos2::ZERO, middle)
}

fn middle(city: &CityData) -> Pos2 {
    pos2(city.x.into(), city.y.into())
}

fn ends<'a>(data: &'a EditionData, link: &Link) -> Option<[&'a CityData; 2]> {
    let city = |name: &str| data.map.cities.get(data.city(name)?);
    Some([city(&link.from)?, city(&link.to)?])
}

/// Returns about half of the size of a town's plate.
fn half_plate(city: &CityData) -> Vec2 {
    let name = city.name.chars().count() as f32 * 6.9 + 12.0;
    let spaces = city.houses.len() as f32 * 20.0 + city.tiles.len() as f32 * 24.0 + 7.0;
    let church = if city.cathedral.is_empty() { 0.0 } else { 50.0 };
    vec2(name.max(spaces) + church, TOWN) / 2.0
}

/// Returns where a space of a link is: spread evenly over the part of the road that the
/// plates leave visible.
fn road_at(data: &EditionData, link: &Link, number: usize) -> Option<Pos2> {
    let [from, to] = ends(data, link)?;
    let (start, way) = (middle(from), middle(to) - middle(from));
    // The part of the road under a plate.
    let hidden = |city: &CityData| {
        let half = half_plate(city);
        let across = half.x / way.x.abs().max(0.1);
        let down = half.y / way.y.abs().max(0.1);
        across.min(down)
    };
    let (mut first, mut last) = (hidden(from), 1.0 - hidden(to));
    if first >= last {
        (first, last) = (0.0, 1.0);
    }
    let part = (number + 1) as f32 / (f32::from(link.roads) + 1.0);
    Some(start + way * (first + (last - first) * part))
}

fn draw_country(drawing: &mut Drawing, colours: &Colours) {
    let [sea, shallow] = colours.sea;
    drawing.rect(Rect::from_min_size(Pos2::ZERO, MAP), 0.0, sea);
    for coast in [LAND, ISLAND].map(svg) {
        drawing.stroke(&coast, Pen::new(14.0, shallow.gamma_multiply(0.55)));
        drawing.fill(&coast, colours.land);
        drawing.stroke(&coast, Pen::new(1.6, colours.road[0]));
    }
    let foam = Pen::new(1.1, colours.lit.gamma_multiply(0.5));
    for [x, y] in WAVES {
        let wave = format!("M{x} {y}q3-3 6 0q3 3 6 0q3-3 6 0");
        drawing.stroke(&svg(&wave), foam);
    }
    for [x, y, high] in HILLS {
        hill(drawing, colours, pos2(x, y), high);
    }
    for [x, y] in TREES {
        let [shade, light] = colours.wood;
        let at = pos2(x, y);
        drawing.circle(
            at + vec2(1.5, 2.0),
            5.0,
            Color32::BLACK.gamma_multiply(0.16),
        );
        drawing.circle(at, 5.0, shade.gamma_multiply(0.75));
        drawing.circle(at - vec2(1.2, 1.3), 3.2, light.gamma_multiply(0.8));
    }
}

/// Draws a hill with its right side in the shade and light on its top.
fn hill(drawing: &mut Drawing, colours: &Colours, foot: Pos2, high: f32) {
    let at = |x: f32, y: f32| foot + vec2(x, y) * high;
    let top = at(0.0, -1.2);
    drawing.polygon(&[at(-1.0, 0.0), top, at(1.0, 0.0)], colours.hill);
    let shade = Color32::BLACK.gamma_multiply(0.16);
    drawing.polygon(&[top, at(1.0, 0.0), at(0.1, 0.0)], shade);
    let light = colours.lit.gamma_multiply(0.7);
    drawing.polygon(
        &[at(-0.3, -0.84), top, at(0.3, -0.84), at(0.0, -0.7)],
        light,
    );
}

fn draw_roads(drawing: &mut Drawing, colours: &Colours, data: &EditionData) {
    let links = || data.map.links.iter();
    let [edge, inner] = colours.road;
    for (wide, colour) in [(7.0, edge), (4.0, inner)] {
        for [from, to] in links().filter_map(|link| ends(data, link)) {
            drawing.line(middle(from), middle(to), Pen::new(wide, colour));
        }
    }
    for link in links() {
        let spaces = 0..usize::from(link.roads);
        for at in spaces.filter_map(|number| road_at(data, link, number)) {
            drawing.circle(at, SPACE, inner);
            drawing.ring(at, SPACE, Pen::new(1.6, colours.frame[0]));
            drawing.circle(at, 2.6, colours.frame[0]);
        }
    }
}

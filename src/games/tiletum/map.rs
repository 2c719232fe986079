//! The map: towns with their contents, roads with their spaces, the pieces, and where the
//! piece of the action can go with the remaining steps. A click on a town moves there; a
//! click on something in it moves there and takes it, if possible. Below the map is what is
//! available in the town under the pointer, or where the piece is.
//!
//! Arrow keys go from town to town along the roads.
//!
//! Buttons: each town, with the steps to it; its free space and its tile; below, what is
//! available.

use eframe::egui::{
    Align, CornerRadius, Id, Pos2, Rect, Response, Role, ScrollArea, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::about::about_this;
use super::art::{TownLook, TownParts};
use super::choices::Legal;
use super::offers::outcome;
use super::waiting;
use super::walk::{Walk, next_towns};
use super::{Intent, View, arrows, art, keys};
use crate::ui::base::focus;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use table::{Item as _, Seat};
use tiletum::rules::Cost;
use tiletum::rules::edition::HouseBonus;
use tiletum::{CityId, Command, Decision, Piece, Slot, SpaceId, Spot};
use words::fl;
use words::language::capital;
use words::tiletum::names;
use words::tiletum::rulebook::Thing;

/// The size of the map for which its coordinates were chosen, in points.
const DRAWN: Vec2 = vec2(680.0, 436.0);
/// The least scale at which names are still easy to read.
const LEAST: f32 = 0.9;
/// The least scale if nothing has to be clicked.
const READ: f32 = 0.83;
/// The height of the cards below the map.
const FOOT: f32 = 74.0;
/// The size of a piece, and the distance of pieces side by side.
const PIECE: f32 = 24.0;
const APART: f32 = 23.0;
/// The number of pieces in a row.
const IN_ROW: usize = 4;
/// The size of the label with the steps to a town.
const STEPS: Vec2 = vec2(32.0, 18.0);

/// Finds commands that end with a decision like this, if they are possible.
type Takes<'a> = dyn Fn(&dyn Fn(Decision) -> bool) -> Option<Vec<Command>> + 'a;

/// A town on the map during one frame.
struct Town {
    city: CityId,
    rect: Rect,
    reach: Option<u8>,
    response: Response,
}

/// Draws the tab. If the map would be too small for its names, it scrolls both ways.
pub fn show(ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
    let rect = ui.available_rect_before_wrap();
    let foot = rect.with_min_y(rect.bottom() - FOOT + 8.0);
    let room = rect.with_max_y(rect.bottom() - FOOT);
    let walk = Walk::now(view, legal);
    let fits = (room.width() / DRAWN.x).min(room.height() / DRAWN.y);
    let (wanted, city) = match fits >= LEAST {
        true => {
            let map = Rect::from_min_size(room.min, DRAWN * fits);
            let map = map.translate(vec2((room.width() - map.width()) / 2.0, 0.0));
            draw(ui, view, (legal, walk), (map, fits))
        }
        false => {
            let mut inside = small::from_above(ui, room);
            let area = ScrollArea::both().auto_shrink(false);
            let area = area.max_height(room.height());
            let shown = area.show(&mut inside, |ui| {
                let (_, map) = ui.allocate_space(DRAWN * LEAST);
                bring_in_sight(ui, view, walk, map);
                draw(ui, view, (legal, walk), (map, LEAST))
            });
            shown.inner
        }
    };
    let done = waiting::show(ui, view, legal, (walk, city), foot);
    ui.allocate_rect(rect, Sense::hover());
    wanted.or(done)
}

/// Draws the map with everything on it, without controls.
pub fn looked_at(ui: &Ui, view: &View<'_>, rect: Rect) {
    art::ground(ui, rect, view.edition());
    let cities = (0_u8..).take(view.edition().cities());
    for city in cities.map(CityId::new) {
        let plate = art::town_rect(ui, rect, view.game, city);
        art::town(ui, plate, view.game, city, TownLook::default());
        let told = told(view, city, None);
        hear(ui, plate, ("town", city.index()), &told);
    }
    pieces(ui, view, (rect, rect.height() / art::MAP.y));
}

/// Draws it in the room another tab leaves, if its names are readable there.
pub fn below(ui: &Ui, view: &View<'_>, rect: Rect) {
    let scale = (rect.width() / DRAWN.x)
        .min(rect.height() / DRAWN.y)
        .min(1.6);
    if scale >= READ {
        let map = Rect::from_min_size(rect.min, DRAWN * scale);
        let aside = vec2((rect.width() - map.width()) / 2.0, 0.0);
        looked_at(ui, view, map.translate(aside));
    }
}

/// Scrolls the piece that can move into the middle, once in each position.
fn bring_in_sight(ui: &Ui, view: &View<'_>, walk: Option<Walk>, map: Rect) {
    let cursor = view.session.cursor();
    let id = ui.scope_id().with("sight");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<usize>(id);
        data.insert_temp(id, cursor);
        before
    });
    if let Some(walk) = walk.filter(|_| before != Some(cursor)) {
        let at = space(view, map, walk.from);
        ui.scroll_to_rect(small::around(at, PIECE), Some(Align::Center));
    }
}

/// Draws the map. Returns what is wanted, and which town it is about.
fn draw(
    ui: &mut Ui,
    view: &View<'_>,
    (legal, walk): (&Legal, Option<Walk>),
    (map, scale): (Rect, f32),
) -> (Option<Intent>, Option<CityId>) {
    art::ground(ui, map, view.edition());
    let mut wanted = None;
    let mut cities: Vec<CityId> = (0..view.edition().cities() as u8)
        .map(CityId::new)
        .collect();
    // Tab goes through the towns in the order in which they are created.
    cities.sort_by_key(|city| walk.and_then(|walk| walk.reach(view, city.space())));
    let towns = cities.into_iter();
    let mut towns: Vec<Town> = towns
        .map(|city| Town::of(ui, view, legal, walk, (city, map)))
        .collect();
    towns.sort_by_key(|town| town.city.index());
    if let Some(walk) = walk {
        along_roads(ui, view, walk, &towns, map);
    }
    let is_pointed = |town: &&Town| town.response.hovered() || town.response.has_focus();
    // Until the pointer is over a town, it is about the way to the fair.
    let fair = walk
        .and_then(|walk| walk.to_fair(view))
        .map(|_| view.game.round());
    let is_fair = |town: &&Town| fair.is_some_and(|round| view.game.fair(round).0 == town.city);
    let pointed = towns
        .iter()
        .find(is_pointed)
        .or_else(|| towns.iter().find(is_fair));
    let goes_to = pointed.filter(|town| town.reach.is_some());
    if let (Some(walk), Some(town)) = (walk.filter(|walk| !walk.is_free), goes_to) {
        route(ui, view, map, walk, town.city.space());
    }
    for town in &towns {
        let is_target = goes_to.is_some_and(|it| it.city == town.city);
        wanted = wanted.or(town.show(ui, view, legal, walk, is_target));
    }
    pieces(ui, view, (map, scale));
    if let (Some(walk), Some(town)) = (walk, goes_to) {
        let at = standing(town.rect, count_at(view, town.city.space()), scale);
        art::piece(
            ui,
            small::around(at, PIECE * scale),
            walk.piece,
            walk.seat,
            true,
        );
    }
    for town in &towns {
        town.steps(ui, walk, goes_to.is_some_and(|it| it.city == town.city));
    }
    (wanted, pointed.map(|town| town.city))
}

impl Town {
    fn of(
        ui: &Ui,
        view: &View<'_>,
        legal: &Legal,
        walk: Option<Walk>,
        (city, map): (CityId, Rect),
    ) -> Self {
        let rect = art::town_rect(ui, map, view.game, city);
        let reach = match walk {
            Some(walk) => walk.reach(view, city.space()),
            None => anywhere(legal, city).map(|_| 0),
        };
        let sense = match reach {
            Some(_) => Sense::click(),
            None => Sense::hover(),
        };
        let id = ui.scope_id().with(("town", city.index()));
        let response = ui.interact(rect, id, sense);
        let told = told(view, city, reach);
        response.widget_info(|| match reach {
            Some(_) => WidgetInfo::labeled(Role::Button, true, &told),
            None => WidgetInfo::labeled(Role::Label, true, &told),
        });
        focus::comes_by_keyboard(ui, &response);
        about_this(
            &response,
            match view.edition().cathedral_of(city) {
                Some(_) => Thing::Cathedral,
                None => Thing::House,
            },
        );
        Self {
            city,
            rect,
            reach,
            response,
        }
    }

    /// Draws the town, with what can be taken in it.
    fn show(
        &self,
        ui: &Ui,
        view: &View<'_>,
        legal: &Legal,
        walk: Option<Walk>,
        is_target: bool,
    ) -> Option<Intent> {
        let offers: Vec<Vec<Command>> = match walk.filter(|walk| !walk.is_free) {
            Some(walk) => waiting::taken_at(view, walk, self.city),
            None => Vec::new(),
        };
        let takes = |is_it: &dyn Fn(Decision) -> bool| {
            let ends = |all: &&Vec<Command>| all.last().is_some_and(|it| is_it(it.decision));
            offers.iter().find(ends).cloned()
        };
        let house = takes(&|it| matches!(it, Decision::PlaceHouse(..)));
        let pillar = takes(&|it| matches!(it, Decision::PlacePillar(_)));
        let space = house
            .as_ref()
            .and_then(|all| match all.last()?.decision {
                Decision::PlaceHouse(_, space) => Some(space),
                _ => None,
            })
            .filter(|_| is_target);
        let look = TownLook {
            is_target,
            house: space,
            pillar: pillar.is_some() && is_target,
        };
        let parts = art::town(ui, self.rect, view.game, self.city, look);
        let mut wanted = None;
        if self.response.clicked() {
            wanted = match walk {
                Some(walk) if self.reach.is_some() => {
                    Some(Intent::Play(walk.commands(view, self.city.space())))
                }
                Some(_) => None,
                None => anywhere(legal, self.city).map(|it| Intent::Play(vec![it])),
            };
        }
        wanted.or(part(ui, view, self.city, &parts, &takes))
    }

    /// Draws the label with the steps to it.
    fn steps(&self, ui: &Ui, walk: Option<Walk>, is_target: bool) {
        let (Some(steps), Some(walk)) = (self.reach.filter(|&steps| steps > 0), walk) else {
            return;
        };
        if walk.is_free {
            return;
        }
        let palette = Palette::of(ui);
        let corner = pos2(self.rect.right() - 4.0, self.rect.top() - 3.0);
        let label = Rect::from_center_size(corner, STEPS);
        let (fill, edge, ink) = match is_target {
            true => (palette.accent, palette.accent_edge, palette.on_accent),
            false => (palette.chosen, palette.gold_edge, palette.ink),
        };
        let edge = Stroke::new(1.0, edge);
        let round = CornerRadius::same(9);
        ui.painter()
            .rect(label, round, fill, edge, StrokeKind::Inside);
        let style = (face::strong(13.0), ink);
        small::centred(
            ui,
            label.center() - vec2(6.0, 0.0),
            &steps.to_string(),
            style,
            14.0,
        );
        let glass = label.center() + vec2(7.0, 0.0);
        small::icon(ui, glass, 10.0, art::glyphs::AP, ink);
    }
}

/// Moves to the next town in reach along a road with the arrow keys.
fn along_roads(ui: &Ui, view: &View<'_>, walk: Walk, towns: &[Town], map: Rect) {
    let ids: Vec<Id> = towns.iter().map(|town| town.response.id).collect();
    let Some((at, key)) = arrows::pressed(ui, &ids, keys::ROADS.keys) else {
        return;
    };
    let from = at.map_or(walk.from, |at| towns[at].city.space());
    let start = space(view, map, from);
    let next = next_towns(view, from);
    let aim = |town: &Town| {
        let way = space(view, map, town.city.space()) - start;
        way.normalized().dot(arrows::direction(key))
    };
    let near = towns
        .iter()
        .filter(|town| town.reach.is_some() && next.contains(&town.city) && aim(town) > 0.3);
    if let Some(town) = near.max_by(|one, other| aim(one).total_cmp(&aim(other))) {
        arrows::go(ui, town.response.id);
    }
}

/// Draws what can be taken in a town, as a button each.
fn part(
    ui: &Ui,
    view: &View<'_>,
    city: CityId,
    parts: &TownParts,
    takes: &Takes<'_>,
) -> Option<Intent> {
    let houses = parts.houses.iter().map(|&(space, rect)| {
        let found = takes(&|it| it == Decision::PlaceHouse(city, space));
        (rect, found)
    });
    let tiles = parts.tiles.iter().map(|&(spot, rect)| {
        let found =
            takes(&|it| matches!(it, Decision::TakeMapTile(_, at) if Spot::Map(at) == spot));
        (rect, found)
    });
    let pillars = parts.pillars.iter().enumerate().map(|(number, &rect)| {
        let cathedral = view.edition().cathedral_of(city).unwrap_or_default();
        let is_next = number == usize::from(view.game.pillars_at(cathedral));
        let found = takes(&|it| is_next && it == Decision::PlacePillar(city));
        (rect, found)
    });
    let mut wanted = None;
    for (number, (rect, found)) in houses.chain(tiles).chain(pillars).enumerate() {
        let Some(commands) = found else { continue };
        let id = ui.scope_id().with(("part", city.index(), number));
        let response = ui.interact(rect, id, Sense::click());
        let last = commands.last().map_or_else(String::new, |last| {
            let cost = outcome(view.game, &commands).unwrap_or_default();
            // The names distinguish the spaces of a town.
            let button = match last.decision {
                Decision::PlaceHouse(city, space) => capital(&fl!(
                    tiletum_value_house,
                    city = names::city(view.edition(), city),
                    space = space + 1
                )),
                _ => view.words.button(Some(view.game), last),
            };
            format!("{button}: {}", cost.told())
        });
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &last));
        focus::comes_by_keyboard(ui, &response);
        if response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        if response.hovered() || response.has_focus() {
            let edge = Stroke::new(2.0, Palette::of(ui).accent);
            ui.painter()
                .rect_stroke(rect, CornerRadius::same(3), edge, StrokeKind::Outside);
        }
        if response.on_hover_text(last).clicked() {
            wanted = Some(Intent::Play(commands));
        }
    }
    wanted
}

/// Returns the command for the house or pillar that can be placed in a city without moving
/// (J6).
fn anywhere(legal: &Legal, city: CityId) -> Option<Command> {
    let is_here = |command: &&Command| match command.decision {
        Decision::PlaceHouse(there, _) | Decision::PlacePillar(there) => there == city,
        _ => false,
    };
    legal.iter().find(is_here).copied()
}

/// Returns where a space is on the map.
fn space(view: &View<'_>, map: Rect, space: SpaceId) -> Pos2 {
    art::on_map(map, art::space_at(view.edition(), space)).0
}

/// Draws the way to the pointer, with its steps.
fn route(ui: &Ui, view: &View<'_>, map: Rect, walk: Walk, to: SpaceId) {
    let palette = Palette::of(ui);
    let way = walk.way(view, to);
    let mut from = space(view, map, walk.from);
    for &step in &way {
        let next = space(view, map, step);
        let dashes = Shape::dashed_line(&[from, next], Stroke::new(4.0, palette.accent), 9.0, 5.0);
        ui.painter().extend(dashes);
        from = next;
    }
    for (number, &step) in (1..).zip(&way) {
        if view.edition().city_at(step).is_some() {
            continue;
        }
        let at = space(view, map, step);
        let edge = Stroke::new(1.0, palette.card);
        ui.painter().circle(at, 9.0, palette.accent, edge);
        let style = (face::strong(12.0), palette.on_accent);
        small::centred(ui, at, &format!("{number}"), style, 16.0);
    }
}

/// Returns the number of pieces on a space.
fn count_at(view: &View<'_>, space: SpaceId) -> usize {
    let pieces = view.game.seats().flat_map(|seat| {
        let both = Piece::ALL.iter();
        both.map(move |&piece| view.game.player(seat).piece(piece))
    });
    pieces.filter(|&at| at == space).count()
}

/// Returns the place of the n-th piece on the upper edge of a town's plate.
fn standing(plate: Rect, number: usize, scale: f32) -> Pos2 {
    let (row, column) = ((number / IN_ROW) as f32, (number % IN_ROW) as f32);
    let left = plate.left() + (15.0 + column * APART) * scale;
    pos2(left, plate.top() - (7.0 + row * 14.0) * scale)
}

/// Paints all pieces on a map of this scale, side by side above their spaces.
pub fn pieces(ui: &Ui, view: &View<'_>, (map, scale): (Rect, f32)) {
    let mut there: Vec<(SpaceId, usize)> = Vec::new();
    for seat in view.game.seats() {
        for &piece in Piece::ALL {
            let at = view.game.player(seat).piece(piece);
            let number = there.iter().filter(|(space, _)| *space == at).count();
            there.push((at, number));
            let middle = match view.edition().city_at(at) {
                Some(city) => {
                    let plate = art::town_rect(ui, map, view.game, city);
                    standing(plate, number, scale)
                }
                None => {
                    let aside = vec2(number as f32 * APART, -9.0) * scale;
                    space(view, map, at) + aside
                }
            };
            let rect = small::around(middle, PIECE * scale);
            art::piece(ui, rect, piece, seat, false);
            let told = fl!(
                tiletum_map_piece,
                name = view.words.seat(seat),
                piece = names::piece(piece),
                space = names::space(view.edition(), at)
            );
            hear(ui, rect, ("piece", seat, piece), &told);
        }
    }
}

/// Returns the round whose fair is held in a city.
#[must_use]
pub fn fair_of(view: &View<'_>, city: CityId) -> Option<u8> {
    (1..=4).find(|&round| view.game.fair(round).0 == city)
}

/// Describes the contents of a town in a sentence.
#[must_use]
pub fn told(view: &View<'_>, city: CityId, reach: Option<u8>) -> String {
    let game = view.game;
    let mut told = vec![names::city(view.edition(), city)];
    told.extend(fair_of(view, city).map(|round| fl!(tiletum_map_fair, round)));
    told.extend(reach.map(|steps| fl!(tiletum_map_steps, steps)));
    let house = |seat: Seat| fl!(tiletum_map_house, name = view.words.seat(seat));
    match city == CityId::TILETUM {
        // Every player has a house there (S9).
        true => told.extend(game.seats().map(house)),
        false => told.extend(game.house_spaces(city).map(|(at, space)| {
            match (game.house_on(city, at), space.bonus) {
                (Some(seat), _) => house(seat),
                (None, HouseBonus::Plain) => fl!(tiletum_map_free).to_owned(),
                (None, HouseBonus::Vp(points)) => {
                    fl!(tiletum_map_free_vp, points = names::vp(points.into()))
                }
                (None, HouseBonus::Retrigger) => fl!(tiletum_map_free_again).to_owned(),
            }
        })),
    }
    for slot in tiles_at(view, city).filter_map(|spot| game.slot(spot)) {
        told.push(match slot {
            Slot::Empty => fl!(tiletum_map_no_tile).to_owned(),
            Slot::Unknown | Slot::Tile(_) => view.words.tile(slot.tile()),
        });
    }
    if let Some(at) = view.edition().cathedral_of(city) {
        told.push(match game.cost(at) {
            Cost::NotBuilt => fl!(tiletum_map_not_built).to_owned(),
            Cost::Build { stones, vp } => {
                let top = game.cathedral_left(at).first().copied().unwrap_or(0);
                fl!(tiletum_map_church, stones, points = top + vp)
            }
        });
    }
    told.join(", ")
}

/// Returns the places for tiles in use in a city.
pub fn tiles_at(view: &View<'_>, city: CityId) -> impl Iterator<Item = Spot> {
    let players = view.game.player_count();
    let places = (0_u8..).zip(view.edition().map_places());
    let here = places.filter(move |(_, (there, mark))| *there == city && mark.is_used_by(players));
    here.map(|(at, _)| Spot::Map(at))
}

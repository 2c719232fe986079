//! The map: towns with what stands in them, roads with their spaces, the pieces, and where
//! the piece of the action can go with the steps that are left. A click on a town walks
//! there; what waits there is below.
//!
//! Buttons: each town, with the steps to it; below, what can be done where the piece stands.

use eframe::egui::{
    CornerRadius, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::choices::Legal;
use super::{Intent, View, art};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{Press, inside};
use table::{Item as _, Seat};
use tiletum::rules::Cost;
use tiletum::rules::edition::HouseBonus;
use tiletum::{CityId, Command, Decision, Frame, Piece, Slot, SpaceId, Spot};
use words::fl;
use words::tiletum::names;

/// The map for which its coordinates were chosen, in points.
const DRAWN: Vec2 = vec2(680.0, 436.0);
/// The height of what waits where the piece stands.
const FOOT: f32 = 74.0;
/// A space for a house, a pillar or a tile.
const THING: f32 = 17.0;
/// The height of a town's plate, and around its things.
const TOWN: f32 = 42.0;
const INSIDE: f32 = 5.0;

/// A piece that can go, and how far.
#[derive(Clone, Copy, Debug)]
struct Walk {
    seat: Seat,
    piece: Piece,
    from: SpaceId,
    steps: u8,
    /// To any space at once (J5).
    is_free: bool,
}

/// The piece that can be moved now.
fn walk(view: &View<'_>, legal: &Legal) -> Option<Walk> {
    let seat = view.asked?;
    let found = legal.iter().find_map(|command| match command.decision {
        Decision::Move(piece, _) => Some((piece, false)),
        Decision::Relocate(piece, _) => Some((piece, true)),
        _ => None,
    });
    let (piece, is_free) = found?;
    let steps = match view.game.frames().top() {
        Some(Frame::Walk {
            merchant,
            architect,
            ..
        }) => match piece {
            Piece::Merchant => merchant,
            Piece::Architect => architect,
        },
        Some(Frame::Action(_, ap)) => ap,
        _ => view.game.turn().map_or(0, |turn| turn.ap),
    };
    Some(Walk {
        seat,
        piece,
        from: view.game.player(seat).piece(piece),
        steps,
        is_free,
    })
}

impl Walk {
    /// The steps to a space, if they are enough.
    fn reach(&self, view: &View<'_>, to: SpaceId) -> Option<u8> {
        let steps = view.edition().steps(self.from, to);
        match (to == self.from, self.is_free) {
            (true, false) => None,
            (_, true) => Some(0),
            (false, false) => (steps <= self.steps).then_some(steps),
        }
    }

    /// The steps of the shortest way.
    fn way(&self, view: &View<'_>, to: SpaceId) -> Vec<SpaceId> {
        let edition = view.edition();
        let mut way = Vec::new();
        let mut at = self.from;
        while at != to {
            let nearer = |&next: &SpaceId| edition.steps(next, to) < edition.steps(at, to);
            let Some(next) = edition.neighbours(at).find(nearer) else {
                break;
            };
            way.push(next);
            at = next;
        }
        way
    }

    /// The commands that bring it there.
    fn commands(&self, view: &View<'_>, to: SpaceId) -> Vec<Command> {
        if self.is_free {
            return vec![Command::new(self.seat, Decision::Relocate(self.piece, to))];
        }
        let way = self.way(view, to).into_iter();
        way.map(|space| Command::new(self.seat, Decision::Move(self.piece, space)))
            .collect()
    }
}

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>, legal: &Legal) -> Option<Intent> {
    let rect = ui.available_rect_before_wrap();
    let foot = rect.with_min_y(rect.bottom() - FOOT + 8.0);
    let room = rect.with_max_y(rect.bottom() - FOOT);
    let scale = (room.width() / DRAWN.x).min(room.height() / DRAWN.y);
    let map = Rect::from_min_size(room.min, DRAWN * scale);
    let map = map.translate(vec2((room.width() - map.width()) / 2.0, 0.0));
    let place = |x: u16, y: u16| map.min + vec2(f32::from(x), f32::from(y)) * scale;
    art::ground(ui, map, view.edition());
    let spaces = spaces(view, place);
    let walk = walk(view, legal);
    let mut wanted = None;
    let mut pointed = None;
    let cities = spaces.iter().take(view.edition().cities());
    for (number, &middle) in (0_u8..).zip(cities) {
        let city = CityId::new(number);
        let town = Town::of(ui, view, city, middle, map);
        let built = match walk {
            None => anywhere(legal, city),
            Some(_) => None,
        };
        let reach = walk.and_then(|walk| walk.reach(view, city.space()));
        let response = town.show(ui, view, reach.or(built.map(|_| 0)));
        if let Some(built) = built.filter(|_| response.clicked()) {
            wanted = Some(Intent::Play(vec![built]));
        }
        if let (Some(walk), Some(_)) = (walk, reach) {
            if response.hovered() || response.has_focus() {
                pointed = Some((walk, city.space()));
            }
            if response.clicked() {
                wanted = Some(Intent::Play(walk.commands(view, city.space())));
            }
        }
    }
    if let Some((walk, to)) = pointed.filter(|(walk, _)| !walk.is_free) {
        route(ui, view, &spaces, walk, to);
    }
    pieces(ui, view, &spaces, scale);
    let done = waits(ui, view, legal, foot);
    ui.allocate_rect(rect, Sense::hover());
    wanted.or(done)
}

/// The house or pillar that can be placed in a city while nobody walks (J6).
fn anywhere(legal: &Legal, city: CityId) -> Option<Command> {
    let is_here = |command: &&Command| match command.decision {
        Decision::PlaceHouse(there, _) | Decision::PlacePillar(there) => there == city,
        _ => false,
    };
    legal.iter().find(is_here).copied()
}

/// Where the spaces are: the towns, then the road spaces.
fn spaces(view: &View<'_>, place: impl Fn(u16, u16) -> Pos2) -> Vec<Pos2> {
    let map = &view.edition().data().map;
    let mut spaces: Vec<Pos2> = map
        .cities
        .iter()
        .map(|city| place(city.x, city.y))
        .collect();
    for link in &map.links {
        let end = |name: &str| {
            let city = view.edition().city_named(name);
            city.and_then(|city| spaces.get(city.index()).copied())
        };
        let (Some(from), Some(to)) = (end(&link.from), end(&link.to)) else {
            continue;
        };
        let between = (1..=link.roads).map(|at| {
            let part = f32::from(at) / (f32::from(link.roads) + 1.0);
            from + (to - from) * part
        });
        let between: Vec<Pos2> = between.collect();
        spaces.extend(between);
    }
    spaces
}

/// The way to where the pointer is, with its steps.
fn route(ui: &Ui, view: &View<'_>, spaces: &[Pos2], walk: Walk, to: SpaceId) {
    let palette = Palette::of(ui);
    let mut from = spaces.get(walk.from.index()).copied();
    for (step, space) in (1..).zip(walk.way(view, to)) {
        let next = spaces.get(space.index()).copied();
        if let (Some(from), Some(next)) = (from, next) {
            let line = Stroke::new(3.0, palette.accent);
            ui.painter().line_segment([from, next], line);
            if view.edition().city_at(space).is_none() {
                let disc = Stroke::new(1.0, palette.card);
                ui.painter().circle(next, 9.0, palette.accent, disc);
                let style = (face::strong(12.0), palette.on_accent);
                small::centred(ui, next, &format!("{step}"), style, 16.0);
            }
        }
        from = next;
    }
}

/// The pieces of everybody, beside each other above where they stand.
fn pieces(ui: &Ui, view: &View<'_>, spaces: &[Pos2], scale: f32) {
    let side = 19.0;
    let mut there = vec![0_u8; spaces.len()];
    for seat in view.game.seats() {
        for &piece in Piece::ALL {
            let space = view.game.player(seat).piece(piece);
            let Some(&at) = spaces.get(space.index()) else {
                continue;
            };
            let count = &mut there[space.index()];
            let is_city = view.edition().city_at(space).is_some();
            let up = if is_city { TOWN / 2.0 + 8.0 } else { 12.0 };
            let left = if is_city { -38.0 * scale.min(1.2) } else { 0.0 };
            let row = f32::from(*count / 5);
            let column = f32::from(*count % 5);
            let middle = at + vec2(left + column * (side - 2.0), -up - row * 16.0);
            *count += 1;
            art::piece(ui, small::around(middle, side), piece, seat, false);
            let told = fl!(
                tiletum_map_piece,
                name = view.words.seat(seat),
                piece = names::piece(piece),
                space = names::space(view.edition(), space)
            );
            hear(
                ui,
                small::around(middle, side),
                ("piece", seat, piece),
                &told,
            );
        }
    }
}

/// The plate of a town.
struct Town {
    city: CityId,
    name: String,
    rect: Rect,
    /// Where the right part begins, if the town has a cathedral.
    church: Option<usize>,
    left: f32,
}

impl Town {
    fn of(ui: &Ui, view: &View<'_>, city: CityId, middle: Pos2, map: Rect) -> Self {
        let name = names::city(view.edition(), city);
        let mut title = text::width(ui, &name, face::display(14.0));
        if fair_of(view, city).is_some() {
            title += 20.0;
        }
        let things = things(view, city).len() as f32 * (THING + 2.0);
        let left = title.max(things).max(34.0);
        let church = view.edition().cathedral_of(city);
        let right = church.map_or(0.0, |at| {
            let pillars = f32::from(view.edition().pillar_spaces(at));
            (pillars * (THING - 4.0)).max(50.0) + 10.0
        });
        let size = vec2(left + right + 2.0 * INSIDE, TOWN);
        let half = size / 2.0 + vec2(3.0, 3.0);
        let within = Rect::from_min_max(map.min + half, map.max - half);
        let middle = within.clamp(middle);
        let rect = Rect::from_center_size(middle, size);
        Self {
            city,
            name,
            rect,
            church,
            left,
        }
    }

    /// Draws it. It is a button where the piece can go there.
    fn show(&self, ui: &mut Ui, view: &View<'_>, reach: Option<u8>) -> Response {
        let palette = Palette::of(ui);
        let sense = if reach.is_some() {
            Sense::click()
        } else {
            Sense::hover()
        };
        let id = ui.scope_id().with(("town", self.city.index()));
        let response = ui.interact(self.rect, id, sense);
        let told = self.told(view, reach);
        response.widget_info(|| match reach {
            Some(_) => WidgetInfo::labeled(Role::Button, true, &told),
            None => WidgetInfo::labeled(Role::Label, true, &told),
        });
        let fair = fair_of(view, self.city);
        let is_fair = fair == Some(view.game.round()) && !view.game.is_over();
        let edge = match (
            response.hovered() || response.has_focus(),
            reach.is_some(),
            is_fair,
        ) {
            (true, true, _) => Stroke::new(2.0, palette.accent),
            (_, _, true) => Stroke::new(2.0, palette.gold_edge),
            _ => Stroke::new(1.0, palette.ink),
        };
        let round = CornerRadius::same(5);
        ui.painter()
            .rect(self.rect, round, palette.card, edge, StrokeKind::Inside);
        let inner = self.rect.shrink(INSIDE);
        let mut x = inner.left();
        let y = inner.top() + 7.0;
        if let Some(number) = fair {
            let disc = pos2(x + 7.5, y);
            let (fill, ink) = match (is_fair, number < view.game.round()) {
                (true, _) => (palette.ink, palette.card),
                (false, true) => (palette.sunk, palette.weak),
                (false, false) => (palette.gold_light, palette.on_gold),
            };
            ui.painter()
                .circle(disc, 7.5, fill, Stroke::new(1.0, palette.gold_edge));
            small::centred(
                ui,
                disc,
                &number.to_string(),
                (face::strong(11.0), ink),
                15.0,
            );
            x += 20.0;
        }
        let style = (face::display(14.0), palette.ink);
        small::left(ui, pos2(x, y), &self.name, style, self.rect.width());
        let mut x = inner.left();
        let y = inner.bottom() - THING / 2.0;
        for thing in things(view, self.city) {
            let place = small::square(x, y, THING);
            thing.paint(ui, view, place);
            x += THING + 2.0;
        }
        if let Some(at) = self.church {
            self.cathedral(ui, view, at, inner);
        }
        if let Some(steps) = reach.filter(|&steps| steps > 0) {
            let size = vec2(22.0, 16.0);
            let corner = pos2(self.rect.right() - 6.0, self.rect.top() - 2.0);
            let label = Rect::from_center_size(corner, size);
            let edge = Stroke::new(1.0, palette.gold_edge);
            ui.painter()
                .rect(label, 8.0, palette.chosen, edge, StrokeKind::Inside);
            let style = (face::strong(12.0), palette.ink);
            small::centred(ui, label.center(), &steps.to_string(), style, 20.0);
        }
        response
    }

    /// The church: the top tile, the stones, and the pillars.
    fn cathedral(&self, ui: &Ui, view: &View<'_>, at: usize, inner: Rect) {
        let palette = Palette::of(ui);
        let left = inner.left() + self.left + 5.0;
        small::down(ui, left, inner.y_range(), palette.line);
        let room = inner.right() - left - 4.0;
        let upper = pos2(left + 5.0, inner.top() + 7.0);
        match view.game.cost(at) {
            Cost::NotBuilt => {
                let said = fl!(tiletum_map_not_built);
                let font = text::fitting(ui, said, face::text, [9.0, 11.5], room);
                let at = pos2(left + 5.0, inner.center().y);
                small::left(ui, at, said, (font, palette.wrong), room);
            }
            Cost::Build { stones, vp } => {
                let top = view.game.cathedral_left(at).first();
                let top = top.map_or_else(|| "–".to_owned(), |top| format!("{top}+{vp}"));
                let said = fl!(tiletum_map_cost, stones, points = top);
                let font = text::fitting(ui, &said, face::strong, [8.5, 11.0], room);
                small::left(ui, upper, &said, (font, palette.ink), room);
                let has = view
                    .game
                    .seats()
                    .filter(|&it| view.game.player(it).has_pillar(at));
                let mut owners = has.map(Some).collect::<Vec<_>>();
                let spaces = usize::from(view.edition().pillar_spaces(at));
                owners.resize(spaces.max(owners.len()), None);
                for (number, owner) in owners.into_iter().enumerate() {
                    let x = left + 5.0 + (THING - 4.0) * number as f32;
                    let place = Rect::from_min_size(
                        pos2(x, inner.bottom() - THING),
                        vec2(THING - 6.0, THING),
                    );
                    art::pillar(ui, place, owner);
                }
            }
        }
    }

    /// What stands here, in a sentence.
    fn told(&self, view: &View<'_>, reach: Option<u8>) -> String {
        let mut told = vec![self.name.clone()];
        told.extend(fair_of(view, self.city).map(|round| fl!(tiletum_map_fair, round)));
        told.extend(reach.map(|steps| fl!(tiletum_map_steps, steps)));
        told.extend(things(view, self.city).iter().map(|thing| thing.told(view)));
        if let Some(at) = self.church {
            told.push(match view.game.cost(at) {
                Cost::NotBuilt => fl!(tiletum_map_not_built).to_owned(),
                Cost::Build { stones, vp } => {
                    let top = view.game.cathedral_left(at).first().copied().unwrap_or(0);
                    fl!(tiletum_map_church, stones, points = top + vp)
                }
            });
        }
        told.join(", ")
    }
}

/// The round whose fair is held in a city.
fn fair_of(view: &View<'_>, city: CityId) -> Option<u8> {
    (1..=4).find(|&round| view.game.fair(round).0 == city)
}

/// What can stand or lie in a town.
#[derive(Clone, Copy, Debug)]
enum Thing {
    /// A space for a house, and whose house is there.
    House(HouseBonus, Option<Seat>),
    /// A place for a bonus tile.
    Tile(Slot),
}

/// What stands and lies in a town, from left to right.
fn things(view: &View<'_>, city: CityId) -> Vec<Thing> {
    let game = view.game;
    let mut things: Vec<Thing> = match city == CityId::TILETUM {
        // Everybody has a house there (S9).
        true => {
            let all = game
                .seats()
                .map(|seat| Thing::House(HouseBonus::Plain, Some(seat)));
            all.collect()
        }
        false => {
            let spaces = game.house_spaces(city);
            let all = spaces.map(|(at, space)| Thing::House(space.bonus, game.house_on(city, at)));
            all.collect()
        }
    };
    let places = (0_u8..).zip(view.edition().map_places());
    let here =
        places.filter(|(_, (there, mark))| *there == city && mark.is_used_by(game.player_count()));
    let tiles = here.filter_map(|(at, _)| Some(Thing::Tile(game.slot(Spot::Map(at))?)));
    things.extend(tiles);
    things
}

impl Thing {
    fn paint(self, ui: &Ui, view: &View<'_>, rect: Rect) {
        match self {
            Thing::House(_, Some(seat)) => art::house(ui, rect, Some(seat)),
            Thing::House(bonus, None) => art::house_space(ui, rect, bonus),
            Thing::Tile(slot) => art::slot(ui, rect, view.edition(), slot),
        }
    }

    fn told(self, view: &View<'_>) -> String {
        match self {
            Thing::House(_, Some(seat)) => fl!(tiletum_map_house, name = view.words.seat(seat)),
            Thing::House(HouseBonus::Plain, None) => fl!(tiletum_map_free).to_owned(),
            Thing::House(HouseBonus::Vp(points), None) => {
                fl!(tiletum_map_free_vp, points = names::vp(points.into()))
            }
            Thing::House(HouseBonus::Retrigger, None) => fl!(tiletum_map_free_again).to_owned(),
            Thing::Tile(Slot::Empty) => fl!(tiletum_map_no_tile).to_owned(),
            Thing::Tile(slot) => view.words.tile(slot.tile()),
        }
    }
}

/// What can be done where the pieces stand.
fn waits(ui: &mut Ui, view: &View<'_>, legal: &Legal, rect: Rect) -> Option<Intent> {
    let here: Vec<&Command> = legal
        .iter()
        .filter(|command| {
            matches!(
                command.decision,
                Decision::PlaceHouse(..) | Decision::PlacePillar(_) | Decision::TakeMapTile(..)
            )
        })
        .take(6)
        .collect();
    let palette = Palette::of(ui);
    if here.is_empty() {
        let said = fl!(tiletum_map_nothing);
        let style = (face::text(13.5), palette.weak);
        let shown = small::left(ui, rect.left_center(), said, style, rect.width());
        hear(ui, shown, "nothing", said);
        return None;
    }
    let each = rect.width() / here.len().max(3) as f32;
    let mut wanted = None;
    for (at, command) in here.into_iter().enumerate() {
        let left = rect.left() + each * at as f32;
        let size = vec2(each - 8.0, rect.height() - 4.0);
        let place = Rect::from_min_size(pos2(left, rect.top()), size);
        let said = view.words.button(Some(view.game), command);
        let press = Press::new(&said).at_least(place.size());
        let response = inside(ui, place, |ui| ui.add(press));
        if response.clicked() {
            wanted = Some(Intent::Play(vec![*command]));
        }
    }
    wanted
}

//! The map of an edition: towns can be dragged and their spaces clicked; the properties of
//! the selected one are next to the map.
//!
//! Accessible names: `Map: Firenze` for each town, `Firenze: space 1` for each of its
//! spaces on the map; `Name of the city`, `Firenze: Pillar spaces` and so on next to it;
//! `Add a city`, `Delete the city`.

use eframe::egui::{
    self, Align2, Key, Pos2, Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::{EditionPanel, number, small_button, word};
use crate::games::tiletum::art::town::{TownLook, TownParts};
use crate::games::tiletum::art::{drawn_ground, drawn_town, ground};
use crate::games::tiletum::edition_faults::{free_name, steps};
use crate::ui::base::focus;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::page::Field;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use table::Item as _;
use table::save::limits::Part;
use tiletum::rules::Mark;
use tiletum::rules::edition::{
    CityData, HouseBonus, HouseSpace, Link, MOST_CITIES, MOST_HOUSES, MOST_PRINTED,
};
use words::fl;
use words::text::shortened;

/// The width of the part next to the map.
const BESIDE: f32 = 292.0;
/// How far an arrow key moves a town, in units of the map.
const STEP: f32 = 4.0;

/// Returns the mark of a place by the number of players who use it.
fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::All => fl!(tiletum_editor_mark_all),
        Mark::Three => "3+",
        Mark::Four => "4",
    }
}

fn next(mark: Mark) -> Mark {
    Mark::ALL[(mark.index() + 1) % Mark::ALL.len()]
}

/// Draws the choice of the number of players with which something is used.
fn marks(ui: &mut Ui, what: &str, mark: &mut Mark, is_own: bool) {
    let choices: Vec<_> = Mark::ALL
        .iter()
        .map(|&mark| {
            let name = mark_name(mark);
            (name, fl!(tiletum_editor_of, what, value = name))
        })
        .collect();
    let chosen = ui.add_enabled_ui(is_own, |ui| widgets::segments(ui, &choices, mark.index()));
    if let Some(at) = chosen.inner {
        *mark = Mark::ALL[at];
    }
}

impl EditionPanel {
    /// Draws the tab.
    pub(super) fn map(&mut self, ui: &mut Ui) {
        self.chosen = self
            .chosen
            .min(self.desk.data.map.cities.len().saturating_sub(1));
        let whole = ui.available_width() - 8.0;
        let is_wide = whole >= 700.0;
        let width = if is_wide {
            whole - BESIDE - 14.0
        } else {
            whole
        };
        let high = width * ground::MAP.y / ground::MAP.x;
        let top = ui.cursor().min;
        let map = Rect::from_min_size(top, vec2(width, high));
        self.towns(ui, map);
        let below = Rect::from_min_size(map.left_bottom() + vec2(0.0, 8.0), vec2(width, 74.0));
        let mut foot = page::part(ui, below, "below_the_map");
        self.below(&mut foot);
        let beside = match is_wide {
            true => Rect::from_min_size(map.right_top() + vec2(14.0, 0.0), vec2(BESIDE, 600.0)),
            false => Rect::from_min_size(below.left_bottom(), vec2(whole, 600.0)),
        };
        let mut inside = page::part(ui, beside, "city");
        self.city(&mut inside);
        let used = map.union(below).union(inside.min_rect());
        ui.allocate_rect(used, Sense::hover());
    }

    /// Draws the map with its towns.
    fn towns(&mut self, ui: &mut Ui, map: Rect) {
        let palette = Palette::of(ui);
        drawn_ground(ui, map, &self.desk.data);
        let scale = map.width() / ground::MAP.x;
        for at in 0..self.desk.data.map.cities.len() {
            let look = TownLook {
                is_target: at == self.chosen,
                ..TownLook::default()
            };
            let shown = (at, self.players);
            let Some(parts) = drawn_town(ui, map, &self.desk.data, shown, look) else {
                continue;
            };
            self.town(ui, at, &parts, scale);
            self.spaces(ui, at, &parts);
            if at == self.chosen {
                let corners = [
                    parts.plate.left_top(),
                    parts.plate.right_top(),
                    parts.plate.left_bottom(),
                    parts.plate.right_bottom(),
                ];
                for corner in corners {
                    let edge = palette.accent;
                    small::boxed(ui, small::around(corner, 7.0), 1, palette.card, edge);
                }
            }
        }
    }

    /// Selects a town with a click, and moves it by dragging or with the arrows.
    fn town(&mut self, ui: &Ui, at: usize, parts: &TownParts, scale: f32) {
        let id = ui.scope_id().with(("town", at));
        let response = ui.interact(parts.plate, id, Sense::click_and_drag());
        let city = &self.desk.data.map.cities[at];
        let name = fl!(tiletum_editor_plate, city = city.name.as_str());
        let is_chosen = at == self.chosen;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
        if response.has_focus() {
            focus::focus_ring(ui, parts.plate);
        }
        if response.clicked() || response.drag_started() || response.gained_focus() {
            self.chosen = at;
        }
        if !self.desk.is_own() {
            return;
        }
        let city = &self.desk.data.map.cities[at];
        let middle = pos2(city.x.into(), city.y.into());
        let pointer = response
            .interact_pointer_pos()
            .map(|at| at.to_vec2() / scale);
        if response.drag_started()
            && let Some(pointer) = pointer
        {
            self.dragged = Some((Box::new(self.desk.data.clone()), middle - pointer));
        }
        let mut by = egui::Vec2::ZERO;
        if response.has_focus() {
            let filter = egui::EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..egui::EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            let pressed = |key| ui.input(|input| input.num_presses(key)) as f32 * STEP;
            by.x += pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
            by.y += pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
        }
        match (&self.dragged, pointer) {
            (Some((_, grip)), Some(pointer)) if response.dragged() => {
                let to = *grip + pointer;
                self.move_to(at, to);
            }
            _ if by != egui::Vec2::ZERO => self.move_to(at, middle + by),
            _ => {}
        }
        if response.drag_stopped()
            && let Some((before, _)) = self.dragged.take()
            && *before != self.desk.data
        {
            self.desk.history.changed(ui, *before);
        }
    }

    fn move_to(&mut self, at: usize, to: Pos2) {
        let city = &mut self.desk.data.map.cities[at];
        city.x = to.x.clamp(0.0, ground::MAP.x).round() as u16;
        city.y = to.y.clamp(0.0, ground::MAP.y).round() as u16;
    }

    /// Draws the spaces of a town: a click changes the number of players with which they
    /// are used.
    fn spaces(&mut self, ui: &Ui, at: usize, parts: &TownParts) {
        let palette = Palette::of(ui);
        let is_own = self.desk.is_own();
        let city = &mut self.desk.data.map.cities[at];
        let houses = parts.houses.iter().filter_map(|&(number, rect)| {
            let space = city.houses.get(usize::from(number))?;
            Some((usize::from(number), rect, space.min))
        });
        let houses: Vec<_> = houses.collect();
        let tiles: Vec<_> = parts
            .tiles
            .iter()
            .filter_map(|&(spot, rect)| {
                let tiletum::Spot::Map(number) = spot else {
                    return None;
                };
                let mark = city.tiles.get(usize::from(number))?;
                Some((usize::from(number), rect, *mark))
            })
            .collect();
        let sense = if is_own { Sense::CLICK } else { Sense::hover() };
        let space = |kind: &str, (number, rect, mark): (usize, Rect, Mark), what: &str| {
            if mark != Mark::All {
                let font = face::strong(9.5);
                let style = (font, palette.accent);
                let at = rect.center_top() + vec2(0.0, 1.0);
                small::whole(ui, at, Align2::CENTER_CENTER, mark_name(mark), style);
            }
            let id = ui.scope_id().with((kind, at, number));
            let response = ui.interact(rect, id, sense);
            let what = fl!(tiletum_editor_of, what, value = mark_name(mark));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_own, &what));
            response.on_hover_text(&what).clicked()
        };
        let name = city.name.clone();
        for house in houses {
            let what = fl!(tiletum_editor_space, number = house.0 + 1);
            let what = fl!(tiletum_editor_of, what = name.as_str(), value = what);
            if space("house", house, &what) {
                let mark = &mut city.houses[house.0].min;
                *mark = next(*mark);
            }
        }
        for tile in tiles {
            let what = fl!(tiletum_editor_number, number = tile.0 + 1);
            let what = fl!(tiletum_editor_of, what = name.as_str(), value = what);
            if space("tile", tile, &what) {
                let mark = &mut city.tiles[tile.0];
                *mark = next(*mark);
            }
        }
    }

    /// Draws the actions for the map.
    fn below(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if self.desk.is_own() {
                let few = self.desk.data.map.cities.len() < MOST_CITIES;
                let add = Press::new(fl!(tiletum_editor_add_city)).icon(Icon::Plus);
                if few && add.pressed(ui) {
                    let name = free_name(&self.desk.data);
                    self.desk.data.map.cities.push(CityData {
                        name,
                        x: (ground::MAP.x / 2.0) as u16,
                        y: (ground::MAP.y / 2.0) as u16,
                        houses: Vec::new(),
                        tiles: Vec::new(),
                        cathedral: Vec::new(),
                        pillars: 0,
                    });
                    self.chosen = self.desk.data.map.cities.len() - 1;
                }
                // Tiletum cannot be deleted, because all players begin there.
                let delete = Press::new(fl!(tiletum_editor_delete_city)).icon(Icon::Bin);
                if self.chosen > 0 && delete.pressed(ui) {
                    let city = self.desk.data.map.cities.remove(self.chosen);
                    let ends = |link: &Link| link.from != city.name && link.to != city.name;
                    self.desk.data.map.links.retain(ends);
                    self.desk.data.cities.retain(|other| *other != city.name);
                    self.chosen -= 1;
                }
            }
            let counts = widgets::numbered(2..=4, |number| fl!(players, number));
            if let Some(at) = widgets::segments(ui, &counts, self.players - 2) {
                self.players = at + 2;
            }
        });
        controls::remark(ui, fl!(tiletum_editor_map_hint));
    }

    /// Draws the properties of the selected city.
    fn city(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let is_own = self.desk.is_own();
        let at = self.chosen;
        let way = steps(&self.desk.data).get(at).copied().flatten();
        if self.desk.data.map.cities.get(at).is_none() {
            return;
        }
        let frame = egui::Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(size::ROUND_CARD)
            .inner_margin(12);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            self.name(ui, at);
            if let Some(steps) = way.filter(|&steps| steps > 0) {
                let text = RichText::new(fl!(tiletum_editor_steps, steps));
                ui.label(text.color(palette.weak).font(face::text(12.5)));
            }
            let city = &mut self.desk.data.map.cities[at];
            if at > 0 {
                houses(ui, city, is_own);
            }
            tiles(ui, city, is_own);
            cathedral(ui, city, is_own);
            if at > 0 {
                self.fair(ui, at);
            }
            self.links(ui, at);
        });
    }

    /// Draws the name; roads and fairs follow a change.
    fn name(&mut self, ui: &mut Ui, at: usize) {
        let is_own = self.desk.is_own();
        let before = self.desk.data.map.cities[at].name.clone();
        let mut name = before.clone();
        let rect = page::room(ui, 32.0);
        let field = Field::new(fl!(tiletum_editor_city_name), rect.width())
            .sized(32.0, face::display(19.0))
            .most(Part::Name.most());
        ui.add_enabled_ui(is_own, |ui| field.show(ui, rect, &mut name));
        if name != before {
            // If another city has this name, its roads and fairs stay with it.
            let is_only = self
                .desk
                .data
                .map
                .cities
                .iter()
                .filter(|it| it.name == before)
                .count()
                == 1;
            self.desk.data.map.cities[at].name.clone_from(&name);
            let links = self.desk.data.map.links.iter_mut();
            let ends = links.flat_map(|link| [&mut link.from, &mut link.to]);
            for end in ends.chain(&mut self.desk.data.cities) {
                if is_only && *end == before {
                    end.clone_from(&name);
                }
            }
        }
    }

    /// Draws whether it is one of the cities of fairs (S6).
    fn fair(&mut self, ui: &mut Ui, at: usize) {
        let name = self.desk.data.map.cities[at].name.clone();
        let mut is_fair = self.desk.data.cities.contains(&name);
        let is_own = self.desk.is_own();
        let text = fl!(tiletum_editor_fair_city);
        let tick = ui.add_enabled_ui(is_own, |ui| page::tick(ui, &mut is_fair, text));
        if tick.inner.changed() {
            match is_fair {
                true => self.desk.data.cities.push(name),
                false => self.desk.data.cities.retain(|other| *other != name),
            }
        }
    }

    /// Draws the roads from the city.
    fn links(&mut self, ui: &mut Ui, at: usize) {
        let is_own = self.desk.is_own();
        let name = self.desk.data.map.cities[at].name.clone();
        widgets::caption(ui, fl!(tiletum_editor_links));
        let mut gone = None;
        let mut linked = vec![name.clone()];
        for (number, link) in self.desk.data.map.links.iter_mut().enumerate() {
            let other = match () {
                () if link.from == name => link.to.clone(),
                () if link.to == name => link.from.clone(),
                () => continue,
            };
            linked.push(other.clone());
            ui.horizontal(|ui| {
                let what = fl!(tiletum_editor_roads, city = other.as_str());
                let choices = widgets::numbered(0..=3, |number| {
                    let value = number.to_string();
                    fl!(tiletum_editor_of, what = what.as_str(), value)
                });
                let now = usize::from(link.roads);
                let chosen = ui.add_enabled_ui(is_own, |ui| widgets::segments(ui, &choices, now));
                if let Some(roads) = chosen.inner {
                    link.roads = roads as u8;
                }
                let remove = fl!(tiletum_editor_remove, what = other.as_str());
                if is_own && small_button(ui, Icon::Bin, &remove) {
                    gone = Some(number);
                }
                word(ui, &shortened(&other));
            });
        }
        if let Some(gone) = gone {
            self.desk.data.map.links.remove(gone);
        }
        if !is_own {
            return;
        }
        let mut to = None;
        let list = egui::ComboBox::from_id_salt("link")
            .selected_text(fl!(tiletum_editor_link_to))
            .width(160.0)
            .show_ui(ui, |ui| {
                let cities = self.desk.data.map.cities.iter();
                for city in cities.filter(|city| !linked.contains(&city.name)) {
                    if ui.selectable_label(false, &city.name).clicked() {
                        to = Some(city.name.clone());
                    }
                }
            });
        list.response.accessible_name(fl!(tiletum_editor_link_to));
        if let Some(to) = to {
            let (from, roads) = (name, 0);
            self.desk.data.map.links.push(Link { from, to, roads });
        }
    }
}

/// Draws a heading with a button that adds one more, if possible.
fn heading(ui: &mut Ui, text: &str, can_grow: bool) -> bool {
    let row = ui.horizontal(|ui| {
        widgets::caption(ui, text);
        let add = fl!(tiletum_editor_add, what = text);
        can_grow && small_button(ui, Icon::Plus, &add)
    });
    row.inner
}

/// Draws the house spaces of a city.
fn houses(ui: &mut Ui, city: &mut CityData, is_own: bool) {
    let can_grow = is_own && city.houses.len() < MOST_HOUSES;
    if heading(ui, fl!(tiletum_editor_houses), can_grow) {
        city.houses.push(HouseSpace {
            min: Mark::All,
            bonus: HouseBonus::Plain,
        });
    }
    let mut gone = None;
    for (at, space) in city.houses.iter_mut().enumerate() {
        let what = fl!(tiletum_editor_space, number = at + 1);
        let what = format!("{} {what}", fl!(tiletum_editor_houses));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            marks(ui, &what, &mut space.min, is_own);
            let again = fl!(tiletum_effect_retrigger);
            let vp = fl!(tiletum_editor_reward_vp);
            let names = ["–", vp, "↺"].into_iter().zip(["–", vp, again]);
            let choices = names
                .map(|(text, value)| (text, fl!(tiletum_editor_of, what = what.as_str(), value)));
            let choices: Vec<_> = choices.collect();
            let now = match space.bonus {
                HouseBonus::Plain => 0,
                HouseBonus::Vp(_) => 1,
                HouseBonus::Retrigger => 2,
            };
            let chosen = ui.add_enabled_ui(is_own, |ui| widgets::segments(ui, &choices, now));
            match chosen.inner {
                Some(0) => space.bonus = HouseBonus::Plain,
                Some(1) => space.bonus = HouseBonus::Vp(1),
                Some(_) => space.bonus = HouseBonus::Retrigger,
                None => {}
            }
            let remove = fl!(tiletum_editor_remove, what = what.as_str());
            if is_own && small_button(ui, Icon::Bin, &remove) {
                gone = Some(at);
            }
        });
        if let HouseBonus::Vp(points) = &mut space.bonus {
            let vp = fl!(tiletum_editor_reward_vp);
            let name = fl!(tiletum_editor_of, what = what.as_str(), value = vp);
            number(ui, &name, points, MOST_PRINTED, is_own);
        }
    }
    if let Some(gone) = gone {
        city.houses.remove(gone);
    }
}

/// Draws the places for bonus tiles of a city.
fn tiles(ui: &mut Ui, city: &mut CityData, is_own: bool) {
    let can_grow = is_own && city.tiles.len() < 2;
    if heading(ui, fl!(tiletum_editor_tiles), can_grow) {
        city.tiles.push(Mark::All);
    }
    let mut gone = None;
    for (at, mark) in city.tiles.iter_mut().enumerate() {
        let what = fl!(tiletum_editor_number, number = at + 1);
        ui.horizontal(|ui| {
            marks(ui, &what, mark, is_own);
            let remove = fl!(tiletum_editor_remove, what = what.as_str());
            if is_own && small_button(ui, Icon::Bin, &remove) {
                gone = Some(at);
            }
        });
    }
    if let Some(gone) = gone {
        city.tiles.remove(gone);
    }
}

/// Draws the tiles of a cathedral from the top, and its pillar spaces.
fn cathedral(ui: &mut Ui, city: &mut CityData, is_own: bool) {
    let text = fl!(tiletum_editor_cathedral);
    let can_grow = is_own && city.cathedral.len() < 4;
    if heading(ui, text, can_grow) {
        city.cathedral.push(0);
    }
    ui.horizontal_wrapped(|ui| {
        for (at, value) in city.cathedral.iter_mut().enumerate() {
            let what = (at + 1).to_string();
            let name = fl!(tiletum_editor_of, what = text, value = what);
            number(ui, &name, value, MOST_PRINTED, is_own);
        }
        let remove = fl!(tiletum_editor_remove, what = text);
        if is_own && !city.cathedral.is_empty() && small_button(ui, Icon::Bin, &remove) {
            city.cathedral.pop();
        }
    });
    ui.horizontal(|ui| {
        let spaces = fl!(tiletum_editor_pillars);
        word(ui, spaces);
        number(ui, spaces, &mut city.pillars, 4, is_own);
    });
}

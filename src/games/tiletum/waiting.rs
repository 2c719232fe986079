//! What is available in a town, below the map: the house or pillar that can be built there
//! and what it adds at the end, its tile or what must be freed first, and its fair. A card
//! of something possible is a button that first moves the piece there.

use eframe::egui::{Color32, FontId, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::choices::Legal;
use super::map::{fair_of, tiles_at};
use super::offers::{Outcome, outcome};
use super::walk::Walk;
use super::{Intent, View, art, fairs};
use crate::ui::base::focus;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{Press, dashed, inside, paint_card};
use table::Seat;
use tiletum::{CityId, Command, Decision, Piece, Slot};
use words::fl;
use words::tiletum::names;

/// The gap between the cards.
const BETWEEN: f32 = 8.0;

/// A card.
struct Card {
    title: String,
    /// The full text, for screen readers.
    told: String,
    line: String,
    /// What is added, on the right.
    adds: String,
    commands: Vec<Command>,
    /// Whether the line is a reason against it.
    is_refused: bool,
    look: Pictured,
}

enum Pictured {
    House(Seat),
    Pillar(Seat),
    Slot(Slot),
    Fair,
}

/// Returns what a piece can take in a city after moving there.
pub fn taken_at(view: &View<'_>, walk: Walk, city: CityId) -> Vec<Vec<Command>> {
    let built = built(view, walk, city);
    let tiles = tiles_at(view, city).map(|spot| tile(walk, spot));
    let goes = |decision: Decision| {
        let mut commands = match city.space() == walk.from {
            true => Vec::new(),
            false => walk.commands(view, city.space()),
        };
        commands.push(Command::new(walk.seat, decision));
        outcome(view.game, &commands).map(|_| commands)
    };
    built.into_iter().chain(tiles).filter_map(goes).collect()
}

/// Returns the decisions for the house or pillar that could be placed in a city.
fn built(view: &View<'_>, walk: Walk, city: CityId) -> Vec<Decision> {
    match walk.piece {
        Piece::Merchant => {
            let spaces = view.game.house_spaces(city);
            spaces
                .map(|(space, _)| Decision::PlaceHouse(city, space))
                .collect()
        }
        Piece::Architect => {
            let cathedral = view.edition().cathedral_of(city);
            let pillar = cathedral.map(|_| Decision::PlacePillar(city));
            pillar.into_iter().collect()
        }
    }
}

fn tile(walk: Walk, spot: tiletum::Spot) -> Decision {
    let tiletum::Spot::Map(at) = spot else {
        return Decision::EndEffect;
    };
    Decision::TakeMapTile(walk.piece, at)
}

/// Draws what is available in a city, or where the piece is.
pub fn show(
    ui: &mut Ui,
    view: &View<'_>,
    legal: &Legal,
    (walk, city): (Option<Walk>, Option<CityId>),
    rect: Rect,
) -> Option<Intent> {
    let stands = || {
        let seat = view.acting();
        let piece = walk.map_or(Piece::Merchant, |walk| walk.piece);
        view.edition().city_at(view.game.player(seat).piece(piece))
    };
    let here = city.or_else(stands);
    let cards = match (walk.filter(|walk| !walk.is_free), here) {
        (Some(walk), Some(city)) => cards(view, walk, city),
        _ => Vec::new(),
    };
    if cards.is_empty() {
        return buttons(ui, view, legal, rect);
    }
    let each = (rect.width() - BETWEEN * (cards.len() as f32 - 1.0)) / cards.len() as f32;
    let mut wanted = None;
    for (number, card) in cards.into_iter().enumerate() {
        let left = rect.left() + (each + BETWEEN) * number as f32;
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(each, rect.height() - 4.0));
        if card.show(ui, view, place, number) {
            wanted = Some(Intent::Play(card.commands));
        }
    }
    wanted
}

/// Returns what is impossible where the piece is, and why: `House, Paris`.
#[must_use]
pub fn refused(view: &View<'_>, walk: Walk) -> Vec<(String, String, Command)> {
    let Some(city) = view.edition().city_at(walk.from) else {
        return Vec::new();
    };
    let name = names::city(view.edition(), city);
    let all = cards(view, walk, city).into_iter();
    let refused = all.filter(|card| card.is_refused).map(|card| {
        let decision = match card.look {
            Pictured::House(_) => Decision::PlaceHouse(city, 0),
            Pictured::Pillar(_) => Decision::PlacePillar(city),
            Pictured::Slot(_) | Pictured::Fair => Decision::TakeMapTile(walk.piece, 0),
        };
        let title = format!("{}, {name}", card.title);
        (title, card.line, Command::new(walk.seat, decision))
    });
    refused.collect()
}

fn cards(view: &View<'_>, walk: Walk, city: CityId) -> Vec<Card> {
    let game = view.game;
    let player = game.player(walk.seat);
    let mut cards = Vec::new();
    let walked = match city.space() == walk.from {
        true => Vec::new(),
        false => walk.commands(view, city.space()),
    };
    let tried = |decision: Decision| {
        let mut commands = walked.clone();
        let last = Command::new(walk.seat, decision);
        commands.push(last);
        match outcome(game, &commands) {
            Some(outcome) => Ok((commands, outcome)),
            None => Err(why(view, &walked, &last)),
        }
    };
    let of_ap = |name: String, outcome: &Outcome| match outcome.ap {
        Some((spent, _)) => fl!(tiletum_map_card, name, points = names::ap(spent)),
        None => name,
    };
    let mut all: Vec<_> = built(view, walk, city).into_iter().map(&tried).collect();
    // The first possible one, or otherwise why the first is refused.
    let place = all.iter().position(Result::is_ok).unwrap_or(0);
    if place < all.len() {
        let (name, look, adds) = match walk.piece {
            Piece::Merchant => (
                fl!(tiletum_map_a_house),
                Pictured::House(walk.seat),
                player.pillars(),
            ),
            Piece::Architect => (
                fl!(tiletum_map_a_pillar),
                Pictured::Pillar(walk.seat),
                player.houses(),
            ),
        };
        let mut card = Card {
            title: name.to_owned(),
            told: String::new(),
            line: String::new(),
            adds: String::new(),
            commands: Vec::new(),
            is_refused: false,
            look,
        };
        match all.swap_remove(place) {
            Ok((commands, outcome)) => {
                card.title = of_ap(card.title, &outcome);
                let (houses, pillars) = match walk.piece {
                    Piece::Merchant => (player.houses() + 1, player.pillars()),
                    Piece::Architect => (player.houses(), player.pillars() + 1),
                };
                card.line = fl!(tiletum_map_adds, houses, pillars);
                card.adds = fl!(tiletum_map_plus, number = i32::from(adds) + outcome.vp);
                card.commands = commands;
            }
            Err(why) => {
                card.line = why;
                card.is_refused = true;
            }
        }
        cards.push(card);
    }
    for spot in tiles_at(view, city) {
        let slot = game.slot(spot).unwrap_or_default();
        if slot == Slot::Empty {
            continue;
        }
        let name = words::language::capital(&view.words.tile(slot.tile()));
        // The picture shows the rest.
        let short = words::tiletum::names::tile_kind(view.edition(), slot.tile()).to_owned();
        let (title, line, commands, is_refused) = match tried(tile(walk, spot)) {
            Ok((commands, outcome)) => {
                let line = fl!(tiletum_map_to_store).to_owned();
                (of_ap(short, &outcome), line, commands, false)
            }
            Err(why) => (short, why, Vec::new(), true),
        };
        cards.push(Card {
            title,
            told: name,
            line,
            adds: String::new(),
            commands,
            is_refused,
            look: Pictured::Slot(slot),
        });
    }
    if let Some(round) = fair_of(view, city).filter(|&round| round >= game.round()) {
        let at = game.at_fair(round, walk.seat);
        let condition = fairs::condition(game.fair(round).1.condition);
        cards.push(Card {
            title: fl!(tiletum_map_the_fair, round),
            told: String::new(),
            line: fl!(
                tiletum_map_fair_sum,
                counts = condition,
                number = i32::from(at.count),
                each = i32::from(game.fair(round).2)
            ),
            adds: fl!(tiletum_map_plus, number = at.vp),
            commands: Vec::new(),
            is_refused: false,
            look: Pictured::Fair,
        });
    }
    cards
}

/// Returns why a decision is refused after others.
fn why(view: &View<'_>, walked: &[Command], last: &Command) -> String {
    let mut game = *view.game;
    for command in walked.iter().chain([last]) {
        if let Err(why) = game.check(command) {
            return view.words.refusal(Some(&game), command, &why);
        }
        if game.play(command).is_err() {
            break;
        }
    }
    String::new()
}

impl Card {
    /// Draws it. Returns whether it was clicked.
    fn show(&self, ui: &Ui, view: &View<'_>, rect: Rect, number: usize) -> bool {
        let palette = Palette::of(ui);
        let is_button = !self.commands.is_empty();
        let sense = if is_button {
            Sense::click()
        } else {
            Sense::hover()
        };
        let id = ui.scope_id().with(("waits", number));
        let response = ui.interact(rect, id, sense);
        let told = [&self.title, &self.told, &self.line, &self.adds]
            .into_iter()
            .filter(|part| !part.is_empty())
            .cloned()
            .collect::<Vec<_>>()
            .join(". ");
        response.widget_info(|| match is_button {
            true => WidgetInfo::labeled(Role::Button, true, &told),
            false => WidgetInfo::labeled(Role::Label, true, &told),
        });
        let strong = is_button && (response.hovered() || response.has_focus());
        if is_button && response.has_focus() {
            focus::focus_ring(ui, rect);
        }
        match (self.is_refused, strong) {
            (true, _) => dashed(ui.painter(), rect, palette.wrong),
            (false, true) => paint_card(ui, rect, palette.chosen, (1.5, palette.accent).into()),
            (false, false) => paint_card(ui, rect, palette.card, (1.0, palette.line).into()),
        }
        let side = (rect.height() - 24.0).min(38.0);
        let picture = small::square(rect.left() + 10.0, rect.center().y, side);
        match self.look {
            Pictured::House(seat) => art::house(ui, picture.shrink(5.0), Some(seat)),
            Pictured::Pillar(seat) => art::pillar(ui, picture.shrink(3.0), Some(seat)),
            Pictured::Slot(slot) => art::slot(ui, picture, view.edition(), slot),
            Pictured::Fair => {
                small::icon(ui, picture.center(), 26.0, art::glyphs::FAIR, palette.ink);
            }
        }
        let mut right = rect.right() - 12.0;
        if !self.adds.is_empty() {
            let style = (face::display(19.0), palette.leaf);
            let at = pos2(right, rect.center().y);
            right = small::right(ui, at, &self.adds, style, 60.0).left() - 8.0;
        }
        let left = picture.right() + 10.0;
        let room = right - left;
        let (ink, weak): (Color32, Color32) = match self.is_refused {
            true => (palette.ink, palette.wrong),
            false => (palette.ink, palette.weak),
        };
        let font = text::fitting(ui, &self.title, face::strong, [10.5, 13.5], room);
        let above = pos2(left, rect.center().y - 11.0);
        small::left(ui, above, &self.title, (font, ink), room);
        let style: (fn(f32) -> FontId, _) = (face::text, weak);
        let below = pos2(left, rect.center().y + 11.0);
        text::in_one_or_two(ui, below, &self.line, style, [10.0, 12.5], room);
        response.clicked()
    }
}

/// Draws what can be done on the map without moving, as a button each.
fn buttons(ui: &mut Ui, view: &View<'_>, legal: &Legal, rect: Rect) -> Option<Intent> {
    let is_here = |command: &&Command| {
        matches!(
            command.decision,
            Decision::PlaceHouse(..) | Decision::PlacePillar(_) | Decision::TakeMapTile(..)
        )
    };
    let here: Vec<&Command> = legal.iter().filter(is_here).take(6).collect();
    if here.is_empty() {
        let said = fl!(tiletum_map_nothing);
        let style = (face::text(13.5), Palette::of(ui).weak);
        let shown = small::left(ui, rect.left_center(), said, style, rect.width());
        hear(ui, shown, "nothing", said);
        return None;
    }
    let each = rect.width() / here.len().max(3) as f32;
    let mut wanted = None;
    for (at, command) in here.into_iter().enumerate() {
        let left = rect.left() + each * at as f32;
        let size = vec2(each - BETWEEN, rect.height() - 4.0);
        let place = Rect::from_min_size(pos2(left, rect.top()), size);
        let said = view.words.button(Some(view.game), command);
        let press = Press::new(&said).at_least(place.size());
        if inside(ui, place, |ui| ui.add(press)).clicked() {
            wanted = Some(Intent::Play(vec![*command]));
        }
    }
    wanted
}

//! "Now", in the same place in every phase: on the left what it is about and the AP left,
//! on the right whose decision it is, with the most likely one on the largest button. At a
//! real table, the results of chance are entered here.
//!
//! Buttons: the most likely decision (Enter), `End turn`; `Roll the dice`, `Dice rolled`,
//! `Corruption 0` to `2`, `Not named`; `Skip ahead` (Space) while the computer is thinking.

use eframe::egui::{ComboBox, FontId, Pos2, Rect, Ui, pos2, vec2};

use super::art::{DieLook, GlassLook};
use super::choices::{Legal, Part, likeliest};
use super::digital::{bot_to_act, brought};
use super::offers::{Sources, ap_left, outcome};
use super::panels::{TiletumPanels, stage};
use super::state::Table;
use super::{Intent, View, art, ask, die_chosen, end, rolling};
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::now_block::{block, inside, who};
use crate::ui::parts::page::Field;
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{computer, controls, small};
use crate::ui::session::game_window::Panels as _;
use tiletum::{Command, Decision, Die, Frame, Game, Phase, Slot, Spot, Stack, Step, TileId};
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// The gap between the two parts.
const BETWEEN: f32 = 12.0;
/// The share of the width that the decision takes, and its least width.
const DECISION: f32 = 0.52;
const LEAST_DECISION: f32 = 330.0;
/// The width of the button that ends a turn.
const END: f32 = 104.0;
/// The width of the block below which the picture is left out, in points.
const NARROW: f32 = 190.0;
/// The least size of the line on the largest button, in points.
const LEAST: f32 = 11.0;
/// The side of the picture of what it is about.
const PICTURE: f32 = 58.0;

/// The state of the block besides the game.
#[derive(Debug, Default)]
pub struct NowPanel {
    // The roll being typed and the named tile, in this state.
    state: u64,
    typed: String,
    named: Option<TileId>,
    /// The front tab.
    pub front: usize,
}

/// A button, and why it is disabled.
struct Item {
    text: String,
    line: String,
    commands: Vec<Command>,
    refused: Result<(), String>,
}

impl NowPanel {
    /// Draws it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        legal: &Legal,
    ) -> Option<Intent> {
        let [left, right] = parts(ui.max_rect());
        if view.game.is_over() {
            return end::verdict(ui, view);
        }
        about(ui, left, view, die_chosen::takeable(ui, view, legal));
        if let Some(seat) = bot_to_act(view.session) {
            let name = view.words.seat(seat);
            let said = computer::Thinking {
                told: fl!(tiletum_thinks, name = &name),
                about: fl!(bot_thinks_shown).to_owned(),
                name,
            };
            return computer::thinks(ui, right, open, (seat, said)).map(Intent::Shell);
        }
        if self.state != open.revision() {
            *self = Self {
                state: open.revision(),
                front: self.front,
                ..Self::default()
            };
        }
        block(ui, right, true);
        let inner = right.shrink2(vec2(12.0, (right.height() - size::GREAT_BUTTON) / 2.0));
        match view.asked {
            Some(seat) => {
                let name = view.words.seat(seat);
                let wide = (inner.width() * 0.22).clamp(58.0, 110.0);
                let column = inner.with_max_x(inner.left() + wide);
                who(ui, column, seat, &name);
                tell(ui, column, "decides", &name);
                decide(
                    ui,
                    inner.with_min_x(column.right() + 10.0),
                    (view, legal),
                    self.front,
                )
            }
            None => self.chance(ui, inner, view),
        }
    }

    /// Draws the result of chance: drawn by the computer, or entered by the table.
    fn chance(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        if game.is_digital() {
            let command = brought(view.session, view.session.cursor())?;
            let item = Item {
                text: fl!(tiletum_roll_dice).to_owned(),
                line: String::new(),
                commands: vec![command],
                refused: Ok(()),
            };
            return great(ui, rect, &item).then(|| Intent::Play(item.commands));
        }
        match (game.gap(), game.phase()) {
            (Some(spot), _) => self.name_tile(ui, rect, view, spot),
            (None, Phase::Prepare) => self.roll(ui, rect, view),
            (None, Phase::Corruption) => corruption(ui, rect, view),
            (None, _) => None,
        }
    }

    /// Returns the dice typed so far.
    #[must_use]
    pub fn rolled(&self) -> rolling::Typed {
        rolling::read(&self.typed)
    }

    /// Draws the dice of a round, in one line.
    fn roll(&mut self, ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        let rect = rect.expand2(vec2(0.0, 8.0));
        let at = rect.with_max_y(rect.top() + size::BUTTON);
        let below = rect.with_min_y(at.bottom() + 6.0);
        let button = below.with_min_x(rect.right() - (rect.width() * 0.5).min(190.0));
        let room = below.with_max_x(button.left() - 10.0);
        let typed = self.rolled();
        let due = ask::dice_due(view);
        let missing = due.saturating_sub(typed.dice.total());
        let command = Command::chance(Decision::Roll(typed.dice));
        let refused = match (&typed.wrong, rolling::too_many(&typed, game.bag())) {
            (Some(word), _) => Err(fl!(tiletum_roll_wrong, word)),
            (None, Some(good)) => Err(fl!(tiletum_roll_colour, good = names::good(good))),
            (None, None) if missing > 0 => Err(fl!(tiletum_roll_left, number = missing)),
            (None, None) => match game.check(&command) {
                Ok(()) => Ok(()),
                Err(_) => Err(fl!(tiletum_roll_too_many).to_owned()),
            },
        };
        let is_wrong = typed.wrong.is_some();
        let field = Field::new(fl!(tiletum_roll_line), at.width())
            .hint(fl!(tiletum_roll_example))
            .wrong(is_wrong);
        let field = field.show(ui, at, &mut self.typed);
        let said = refused.as_ref().err().map_or("", String::as_str);
        let palette = Palette::of(ui);
        let colour = if is_wrong {
            palette.wrong
        } else {
            palette.weak
        };
        let style: (fn(f32) -> FontId, _) = (face::text, colour);
        let middle = room.left_center();
        text::in_one_or_two(ui, middle, said, style, [10.0, 13.0], room.width());
        tell(ui, room, "missing", said);
        let said = fl!(tiletum_roll_begins, round = game.round());
        let press = Press::new(&said).main().enter().allowed(&refused);
        let press = press.at_least(button.size());
        let clicked = inside(ui, button, |ui| ui.add(press)).clicked();
        let entered = field.lost_focus() && controls::fresh_enter(ui);
        if entered && refused.is_err() {
            field.request_focus();
        }
        let goes_on = refused.is_ok() && (clicked || entered);
        goes_on.then(|| Intent::Play(vec![command]))
    }

    /// Draws which tile came: named, or left unnamed until a player takes it (X2).
    fn name_tile(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        spot: Spot,
    ) -> Option<Intent> {
        let game = view.game;
        let button = rect.with_min_x(rect.right() - (rect.width() * 0.42).min(170.0));
        let room = rect.with_max_x(button.left() - 10.0);
        let name = |tile: TileId| view.words.tile(Some(tile));
        let chosen = self
            .named
            .map_or_else(|| fl!(tiletum_deal_choose).to_owned(), name);
        let place = Rect::from_center_size(room.center(), vec2(room.width(), size::BUTTON));
        inside(ui, place, |ui| {
            let list = ComboBox::from_id_salt("tile that came")
                .selected_text(chosen)
                .width(place.width())
                .truncate()
                .height(420.0);
            let list = list.show_ui(ui, |ui| {
                let stack: Stack = spot.stack();
                for tile in game.edition().tiles(stack) {
                    if game.unseen(tile) == 0 {
                        continue;
                    }
                    let is_it = self.named == Some(tile);
                    if ui.selectable_label(is_it, name(tile)).clicked() {
                        self.named = Some(tile);
                    }
                }
            });
            list.response.accessible_name(fl!(tiletum_deal_choose));
        });
        let said = match self.named {
            Some(_) => fl!(tiletum_deal_named),
            None => fl!(tiletum_deal_unnamed),
        };
        let command = Command::chance(Decision::Deal(spot, self.named));
        let item = Item {
            text: said.to_owned(),
            line: String::new(),
            refused: refused(view, &command),
            commands: vec![command],
        };
        great(ui, button, &item).then(|| Intent::Play(item.commands))
    }
}

/// Draws the value of the revealed token.
fn corruption(ui: &mut Ui, rect: Rect, view: &View<'_>) -> Option<Intent> {
    let values: Vec<u8> = {
        let mut values = view.edition().data().corruption.to_vec();
        values.sort_unstable();
        values.dedup();
        values
    };
    let each = rect.width() / values.len() as f32;
    let mut wanted = None;
    for (at, &value) in values.iter().enumerate() {
        let left = rect.left() + each * at as f32;
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(each - 8.0, rect.height()));
        let command = Command::chance(Decision::Corruption(value));
        let allowed = refused(view, &command);
        let said = fl!(tiletum_corruption_of, number = value);
        let shown = value.to_string();
        let press = Press::new(&shown).great().display().name(&said);
        let press = press.allowed(&allowed).at_least(place.size());
        if inside(ui, place, |ui| ui.add(press)).clicked() && allowed.is_ok() {
            wanted = Some(Intent::Play(vec![command]));
        }
    }
    wanted
}

/// Returns why a command is impossible.
fn refused(view: &View<'_>, command: &Command) -> Result<(), String> {
    let why = view.game.check(command).err();
    let why = why.map(|why| view.words.refusal(Some(view.game), command, &why));
    why.map_or(Ok(()), Err)
}

/// Draws the largest button. Returns whether it was clicked, or Enter pressed.
fn great(ui: &mut Ui, rect: Rect, item: &Item) -> bool {
    let press = Press::new(&item.text)
        .main()
        .great()
        .enter()
        .below(&item.line);
    let press = press.allowed(&item.refused).at_least(rect.size());
    let clicked = inside(ui, rect, |ui| ui.add(press)).clicked();
    let free = ui.memory(|memory| memory.focused().is_none());
    item.refused.is_ok() && (clicked || (free && controls::fresh_enter(ui)))
}

/// Draws the most likely decision, and what ends the turn or the effect.
fn decide(
    ui: &mut Ui,
    rect: Rect,
    (view, legal): (&View<'_>, &Legal),
    front: usize,
) -> Option<Intent> {
    let game = view.game;
    let die = die_chosen::takeable(ui, view, legal);
    let commands = match die {
        Some(die) => die_chosen::takes(view, die, true),
        None => likeliest(view, legal, front),
    };
    let has_tile = |it: &Command| it.decision == Decision::TakeTile;
    let without = die.filter(|_| commands.iter().any(has_tile));
    let without = without.map(|die| die_chosen::takes(view, die, false));
    let ends = match game.phase() {
        Phase::King => view
            .asked
            .map(|seat| Command::new(seat, Decision::KingTile(false))),
        _ => legal.of(Part::End).next().copied(),
    };
    let stage = stage(game);
    // The decision that ends the turn or the effect, if only decisions that are always free
    // are left.
    let only = ends.filter(|_| commands.is_empty() && legal.of(Part::Action).next().is_none());
    let beside = match (ends.is_some() || without.is_some()) && only.is_none() {
        true => END,
        false => 0.0,
    };
    let large = rect.with_max_x(rect.right() - beside);
    let mut wanted = None;
    if let Some(end) = only {
        let item = Item {
            text: view.words.button(Some(game), &end),
            line: lapsing(game),
            refused: refused(view, &end),
            commands: vec![end],
        };
        if great(ui, large, &item) {
            wanted = Some(Intent::Play(item.commands));
        }
    } else if !commands.is_empty() {
        let item = Item {
            text: match (die, commands.first()) {
                (Some(_), Some(take)) => view.words.button(Some(game), take),
                _ => view.words.doing(game, &commands),
            },
            line: match game.phase() {
                Phase::Turn(Step::Before) => brought_by(view, &commands),
                // The points of the end of the round do not come from this decision.
                Phase::King => String::new(),
                _ => {
                    // The longest line that is still readable in this room.
                    let room = large.width() - 28.0;
                    let fits = |line: &String| text::width(ui, line, face::text(LEAST)) <= room;
                    let lines = outcome(game, &commands).unwrap_or_default().shorter();
                    let fitting = lines.iter().find(|line| fits(line));
                    fitting.or(lines.last()).cloned().unwrap_or_default()
                }
            },
            refused: refused(view, &commands[0]),
            commands,
        };
        if great(ui, large, &item) {
            wanted = Some(Intent::Play(item.commands));
        }
    } else if ends.is_some() && front != stage {
        let item = Item {
            text: fl!(tiletum_go_on).to_owned(),
            line: (TiletumPanels::tabs()[stage].name)().to_owned(),
            refused: Ok(()),
            commands,
        };
        if great(ui, large, &item) {
            wanted = Some(Intent::ShowStage);
        }
    } else {
        let style: (fn(f32) -> FontId, _) = (face::text, Palette::of(ui).ink);
        let at = large.left_center();
        let room = large.width() - 8.0;
        let said = fl!(tiletum_choose_below);
        text::in_one_or_two(ui, at, said, style, [11.5, 14.0], room);
    }
    let place = rect.with_min_x(rect.right() - beside + 8.0);
    if let Some(commands) = without {
        let press = Press::new(fl!(tiletum_without)).below(fl!(tiletum_without_what));
        let press = press.name(fl!(tiletum_without_tile)).at_least(place.size());
        if inside(ui, place, |ui| ui.add(press)).clicked() {
            wanted = Some(Intent::Play(commands));
        }
    }
    if let Some(ends) = ends.filter(|_| only.is_none()) {
        let said = match game.phase() {
            Phase::King => fl!(tiletum_discard).to_owned(),
            _ => view.words.button(Some(game), &ends),
        };
        let lapses = lapsing(game);
        let press = Press::new(&said).below(&lapses).at_least(place.size());
        if inside(ui, place, |ui| ui.add(press)).clicked() {
            wanted = Some(Intent::Play(vec![ends]));
        }
    }
    wanted
}

/// Describes the AP that would be lost now, in a line; empty if there are none.
fn lapsing(game: &Game) -> String {
    let left = ap_left(game).filter(|&ap| ap > 0 && game.phase() != Phase::King);
    left.map_or_else(String::new, |ap| fl!(tiletum_lapses, number = ap))
}

/// Describes what taking a die is worth besides AP: its goods, and possibly its tile.
fn brought_by(view: &View<'_>, commands: &[Command]) -> String {
    let tile = commands.iter().any(|it| it.decision == Decision::TakeTile);
    let tile = tile.then(|| fl!(tiletum_with_tile).to_owned());
    let goods = outcome(view.game, commands).unwrap_or_default().gains();
    goods.into_iter().chain(tile).collect::<Vec<_>>().join(", ")
}

/// Draws what it is about, and the AP left; before a die is taken, those of the selected
/// one.
fn about(ui: &Ui, rect: Rect, view: &View<'_>, chosen: Option<(Die, u8)>) {
    let palette = Palette::of(ui);
    block(ui, rect, false);
    let taken = chosen.map(|(die, value)| Die { value, ..die });
    let place = taken.map(|die| view.game.places()[view.game.place_of(die)]);
    let mut asked = ask::ask(view);
    if let (Some(die), Some(place)) = (taken, place) {
        let place = names::place(place);
        asked.title = capital(&format!("{}, {place}", names::die(die)));
    }
    let sources = match chosen {
        Some(die) => die_chosen::sources(view, die),
        None => Sources::of(view),
    };
    let said = sources.map_or_else(|| asked.line.clone(), ap_sources);
    let told = ask::Ask {
        line: said.clone(),
        ..asked.clone()
    };
    tell(ui, rect, "about", &told.told());
    let inner = rect.shrink2(vec2(14.0, 9.0));
    let mut left = inner.left();
    // If there is little width, the words get it.
    let is_narrow = inner.width() < NARROW;
    let picture = small::square(left, inner.center().y, PICTURE);
    let is_pictured = !is_narrow
        && match taken {
            Some(die) => {
                art::die(ui, picture, die, DieLook::Plain);
                true
            }
            None => pictured(ui, picture, view),
        };
    if is_pictured {
        left += PICTURE + 12.0;
    }
    let mut right = inner.right();
    let ap = match chosen {
        Some(_) => sources.map(|sources| sources.left),
        None => ap_left(view.game),
    };
    if let Some(ap) = ap {
        let unit = fl!(tiletum_ap_unit);
        let at = pos2(right, inner.center().y + 9.0);
        let style = (face::text(13.0), palette.weak);
        right = small::right(ui, at, unit, style, 40.0).left() - 4.0;
        let at = pos2(right, inner.center().y);
        let large = if is_narrow { 30.0 } else { 44.0 };
        let style = (face::display(large), palette.ink);
        right = small::right(ui, at, &ap.to_string(), style, 60.0).left() - 10.0;
    }
    let room = right - left;
    let rows = if sources.is_some() { 3.0 } else { 2.0 };
    let row = (inner.height() / rows).min(30.0);
    let top = inner.center().y - row * rows / 2.0;
    // Above the hourglasses, no letter may reach down into them.
    let most = if sources.is_some() { 19.0 } else { 25.0 };
    let font = text::fitting(ui, &asked.title, face::display, [13.0, most], room - 24.0);
    let mut at = pos2(left, top + row / 2.0);
    if let Some(icon) = place.map(art::glyphs::place_icon).or_else(|| icon(view)) {
        small::icon(ui, at + vec2(8.0, 1.0), 17.0, icon, palette.ink);
        at.x += 25.0;
    }
    let room_of_title = right - at.x;
    match text::width(ui, &asked.title, font.clone()) <= room_of_title {
        true => {
            small::left(ui, at, &asked.title, (font, palette.ink), room_of_title);
        }
        false => {
            let style: (fn(f32) -> FontId, _) = (face::display, palette.ink);
            text::in_one_or_two(ui, at, &asked.title, style, [10.0, 15.0], room_of_title);
        }
    }
    if let Some(sources) = sources {
        glasses(ui, pos2(left, top + row * 1.5), room, sources);
    }
    let at = pos2(left, top + row * (rows - 0.5));
    let style: (fn(f32) -> FontId, _) = (face::text, palette.weak);
    text::in_one_or_two(ui, at, &said, style, [9.5, 13.0], room);
}

/// Draws a picture of what it is about. Returns whether there is one.
fn pictured(ui: &Ui, rect: Rect, view: &View<'_>) -> bool {
    let game = view.game;
    let palette = Palette::of(ui);
    let glyph = |icon| small::icon(ui, rect.center(), 40.0, icon, palette.ink);
    match (game.frames().top(), game.gap(), game.phase()) {
        (Some(Frame::Action(action, _)), ..) => glyph(art::glyphs::action_icon(action)),
        (Some(_), ..) => glyph(art::glyphs::ANY),
        (None, Some(_), _) => art::slot(ui, rect, view.edition(), Slot::Unknown),
        (None, None, Phase::King) => {
            let slot = game.slot(Spot::King).unwrap_or_default();
            art::slot(ui, rect, view.edition(), slot);
        }
        (None, None, Phase::Corruption) => art::token(ui, rect, None),
        (None, None, Phase::Turn(_)) => match game.turn() {
            Some(turn) => art::die(ui, rect, turn.die, DieLook::Plain),
            None => glyph(art::glyphs::DIE),
        },
        (None, None, Phase::Prepare) => glyph(art::glyphs::DIE),
        (None, None, Phase::Refill | Phase::Tidy | Phase::Over) => return false,
    }
    true
}

/// Returns the icon of the action, for the place before its name.
fn icon(view: &View<'_>) -> Option<Icon> {
    let turn = view.game.turn()?;
    if view.game.frames().top().is_some() {
        return None;
    }
    let place = view.game.places()[usize::from(turn.place)];
    Some(match turn.action {
        Some(action) => art::glyphs::action_icon(action),
        None => art::glyphs::place_icon(place),
    })
}

/// Draws the AP of the die, one hourglass each: spent ones, those of the die, of buildings,
/// in the storehouse.
fn glasses(ui: &Ui, from: Pos2, room: f32, sources: Sources) {
    let own = sources.die + sources.buildings;
    let spent = own.saturating_sub(sources.left);
    let more = sources.left.saturating_sub(own);
    let looks = [
        (GlassLook::Die, sources.die + more),
        (GlassLook::Building, sources.buildings),
    ];
    let mut all: Vec<GlassLook> = Vec::new();
    for (look, number) in looks {
        all.extend((0..number).map(|_| look));
    }
    for look in all.iter_mut().take(spent.into()) {
        *look = GlassLook::Spent;
    }
    all.extend((0..sources.stored).map(|_| GlassLook::Helper));
    let each = (room / all.len().max(1) as f32).min(21.0);
    for (at, look) in all.into_iter().enumerate() {
        let size = vec2(each - 3.0, (each - 3.0) * 1.14);
        let middle = from + vec2(each * at as f32 + size.x / 2.0, 0.0);
        art::glass(ui, Rect::from_center_size(middle, size), look);
    }
}

/// Describes where the AP come from, in a line.
fn ap_sources(sources: Sources) -> String {
    let mut told = vec![fl!(tiletum_ap_of_die, number = sources.die)];
    if sources.buildings > 0 {
        told.push(fl!(tiletum_ap_of_buildings, number = sources.buildings));
    }
    if sources.stored > 0 {
        told.push(fl!(tiletum_ap_in_store, number = sources.stored));
    }
    format!("{}: {}", fl!(tiletum_ap_unit), told.join(", "))
}

/// Returns the two parts: what it is about, and whose decision it is.
fn parts(rect: Rect) -> [Rect; 2] {
    let right = (rect.width() * DECISION).round().max(LEAST_DECISION);
    let right = right.min(rect.width() * 0.68);
    let (left, right) = rect.split_left_right_at_x(rect.right() - right);
    [left.with_max_x(left.right() - BETWEEN), right]
}

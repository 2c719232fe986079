//! House rules: what a table plays by instead of the printed rules, each with the rule it
//! changes and the printed value. Sets of house rules are saved under names.
//!
//! Accessible names: `Rulebook` and each set; the field `Name of the set`, `Save this set`,
//! `Rename`, `Delete`; for each rule a stepper or choices with its name (`Opening bid`,
//! `Minimum work values, round 3`, `Tie-break: they share the rank`), and `As printed:
//! Opening bid` if it is changed. `Back` (Escape) returns to the new game or the score
//! sheet.

use std::collections::BTreeMap;
use std::path::PathBuf;

use eframe::egui::{
    self, Align, Align2, Label, Layout, Rect, RichText, Stroke, Ui, Vec2, pos2, vec2,
};

use super::Intent;
use super::named_rules::{KeptRules, NamedRules};
use crate::ui::Intent as Shell;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{input, text};
use crate::ui::parts::page::Field;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, page, small, widgets};
use crate::ui::session::collecting::Wish;
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use florence::rules::components::florins;
use florence::rules::house::{HouseRule, Placement, Purses, Ties, Value};
use florence::rules::rule::{Count, Fact};
use florence::rules::{HouseRules, Variant};
use florence::{Edition, EditionData, Object, Options, Rule, Setup, Violation};
use table::{Item as _, Set};
use words::fl;
use words::florence::{Named, Words, house_rules as texts, shortened};

/// The width of the list of sets, and the least width left beside it.
const LIST: f32 = 236.0;
const BESIDE: f32 = 620.0;
/// The height of a rule, and the gap between two rules.
const ROW: f32 = 44.0;
const BETWEEN: f32 = 4.0;
/// The width of the ids of the changed rules, of a number, and of one of several choices.
const TAGS: f32 = 112.0;
const NUMBER: f32 = 128.0;
const ONE_OF: f32 = 62.0;
/// The largest accepted number, more than anyone types on purpose.
const MOST: i64 = 100_000;
/// The most letters in the name of a set, more than one needs.
const LETTERS: usize = 40;

/// The game for which house rules are chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played<'a> {
    /// The number of players.
    pub players: usize,
    /// The other options of the game.
    pub options: Options,
    /// The edition.
    pub edition: &'a EditionData,
}

impl Played<'_> {
    fn variant(&self, rules: HouseRules) -> Variant {
        let edition = Edition::load(self.edition).unwrap_or_else(|_| Edition::studiolo());
        let options = Options {
            house_rules: rules,
            ..self.options
        };
        Variant::of(self.players, options, edition)
    }
}

/// The page of the house rules.
#[derive(Debug, Default)]
pub struct HouseRulesPanel {
    /// Whether the page was opened from the score sheet.
    pub from_sheet: bool,
    /// The text of number fields while the player types: by rule, and by number within the
    /// rule.
    typed: BTreeMap<(&'static str, usize), String>,
    /// The name under which the set is saved.
    name: String,
    /// The file of the set that has this name.
    named: Option<PathBuf>,
    /// Whether the next number gets the keyboard.
    goes_on: bool,
}

/// The problems of house rules.
type Wrong = Vec<(&'static str, String)>;

impl HouseRulesPanel {
    /// Draws the page and changes the rules.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        rules: &mut HouseRules,
        played: &Played<'_>,
        sets: &[KeptRules],
        state: &State,
    ) -> Option<Intent> {
        let mut wanted = None;
        let back = page::bar(
            ui,
            fl!(house_rules),
            |_| {},
            |ui| wanted = theme_switch(ui, state).map(Intent::Shell),
        );
        let chosen = sets.iter().find(|kept| kept.data.rules == *rules);
        let now = chosen.map(|kept| kept.path.clone());
        if self.named != now {
            self.name = chosen.map_or_else(String::new, |kept| kept.data.name.clone());
            self.named = now;
        }
        page::body(ui, "the_house_rules", |ui| {
            let whole = ui.available_width();
            let side = page::EDGE.min(whole * 0.03);
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.add_space(14.0);
            let width = whole - 2.0 * side;
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                if width < LIST + 16.0 + BESIDE {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        wanted = wanted.take().or(self.sets(ui, rules, sets, chosen));
                        ui.add_space(14.0);
                        self.all(ui, rules, played);
                    });
                    return;
                }
                ui.vertical(|ui| {
                    ui.set_width(LIST);
                    wanted = wanted.take().or(self.sets(ui, rules, sets, chosen));
                });
                ui.add_space(16.0);
                ui.vertical(|ui| {
                    ui.set_width(width - LIST - 16.0);
                    self.all(ui, rules, played);
                });
            });
            ui.add_space(16.0);
        });
        let escape = input::escaped(ui);
        if back || escape {
            self.typed.clear();
            return Some(match self.from_sheet {
                true => Intent::Shell(Shell::Show(Screen::Sheet)),
                false => Intent::Shell(Shell::Show(Screen::Of(
                    <florence::Game as table::Game>::ID,
                    super::ids::NEW_GAME,
                ))),
            });
        }
        wanted
    }

    /// Draws the existing sets and their buttons.
    fn sets(
        &mut self,
        ui: &mut Ui,
        rules: &mut HouseRules,
        sets: &[KeptRules],
        chosen: Option<&KeptRules>,
    ) -> Option<Intent> {
        let mut wanted = None;
        widgets::caption(ui, fl!(house_sets));
        ui.add_space(8.0);
        let mut choose = None;
        let printed = (fl!(house_rulebook).to_owned(), HouseRules::default());
        let kept = sets
            .iter()
            .map(|kept| (set_name(&kept.data), kept.data.rules));
        for (name, of) in std::iter::once(printed).chain(kept) {
            let short = shortened(&name);
            let wide = vec2(ui.available_width(), 32.0);
            let press = Press::new(&short).name(&name).at_least(wide);
            if page::let_go(ui.add(press.chosen(of == *rules))).clicked() {
                choose = Some(of);
            }
            ui.add_space(6.0);
        }
        if let Some(of) = choose {
            *rules = of;
            self.typed.clear();
        }
        ui.add_space(8.0);
        let (rect, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), 32.0), egui::Sense::hover());
        Field::new(fl!(house_set_name), rect.width())
            .hint(fl!(house_set_name))
            .most(LETTERS)
            .show(ui, rect, &mut self.name);
        ui.add_space(8.0);
        let name = self.name.trim().to_owned();
        let same = |kept: &&KeptRules| kept.data.name.trim().to_lowercase() == name.to_lowercase();
        let of_this_name = sets.iter().find(same);
        let may_keep = match () {
            () if rules.is_none() => Err(fl!(house_nothing_to_keep).to_owned()),
            () if name.is_empty() => Err(fl!(house_set_needs_name).to_owned()),
            () if of_this_name.is_some_and(|kept| kept.data.rules == *rules) => {
                Err(fl!(house_is_kept).to_owned())
            }
            () => Ok(()),
        };
        let text = match of_this_name {
            Some(_) => fl!(house_keep_changed),
            None => fl!(house_keep),
        };
        let wide = vec2(ui.available_width(), 30.0);
        let press = Press::new(text).at_least(wide).allowed(&may_keep);
        if press.pressed(ui) && may_keep.is_ok() {
            let path = of_this_name.map(|kept| kept.path.clone());
            let rules = *rules;
            let set = NamedRules {
                name: name.clone(),
                rules,
            };
            let set = Box::new(set);
            let wish = match path {
                Some(path) => Wish::Keep(path, set),
                None => Wish::Begin(set),
            };
            wanted = Some(Intent::Shell(wish.into()));
        }
        ui.add_space(6.0);
        if let Some(kept) = chosen {
            let may_rename = match () {
                () if name.is_empty() => Err(fl!(house_set_needs_name).to_owned()),
                () if of_this_name.is_some_and(|other| other.path != kept.path) => {
                    Err(fl!(house_name_taken).to_owned())
                }
                () if kept.data.name == name => Err(fl!(house_is_called_so).to_owned()),
                () => Ok(()),
            };
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let rename = Press::new(fl!(house_rename)).quiet().allowed(&may_rename);
                if rename.pressed(ui) && may_rename.is_ok() {
                    let rules = kept.data.rules;
                    let set = NamedRules { name, rules };
                    let keep = Wish::Keep(kept.path.clone(), Box::new(set));
                    wanted = Some(Intent::Shell(keep.into()));
                }
                if Press::new(fl!(house_delete)).quiet().pressed(ui) {
                    let remove = Wish::<NamedRules>::Remove(kept.path.clone());
                    wanted = Some(Intent::Shell(remove.into()));
                }
            });
        }
        wanted
    }

    /// Draws all house rules with their problems.
    fn all(&mut self, ui: &mut Ui, rules: &mut HouseRules, played: &Played<'_>) {
        let printed = played.variant(HouseRules::default());
        let variant = played.variant(*rules);
        let setup = Setup {
            options: variant.options,
            ..Setup::default()
        };
        let wrong = problems(&variant, Words::of(&setup));
        let mut heading = None;
        for house in HouseRule::all() {
            let part = house.rule == Rule::H12;
            if heading != Some(part) {
                if heading.is_some() {
                    ui.add_space(12.0);
                }
                heading = Some(part);
                let text = match part {
                    false => fl!(house_usual),
                    true => fl!(house_others),
                };
                widgets::caption(ui, text);
                ui.add_space(8.0);
            }
            self.rule(ui, house, rules, &printed, &variant, &wrong);
        }
        for (_, why) in wrong.iter().filter(|(name, _)| name.is_empty()) {
            let text = RichText::new(why).color(Palette::of(ui).wrong);
            ui.add(Label::new(text).wrap());
        }
    }

    fn rule(
        &mut self,
        ui: &mut Ui,
        house: HouseRule,
        rules: &mut HouseRules,
        printed: &Variant,
        variant: &Variant,
        wrong: &Wrong,
    ) {
        let (Some(as_printed), Some(now)) = (printed.value(house.name), variant.value(house.name))
        else {
            return;
        };
        let palette = Palette::of(ui);
        let rect = page::room(ui, ROW);
        ui.add_space(BETWEEN);
        let is_changed = now != as_printed;
        let (fill, edge) = match is_changed {
            true => (palette.kept, palette.gold_edge),
            false => (palette.card, palette.line),
        };
        widgets::paint_card(ui, rect, fill, Stroke::new(1.0, edge));
        let name = texts::house_rule_name(house.name);
        let why = wrong.iter().find(|(of, _)| *of == house.name);
        let mut row = page::row(ui, rect.shrink2(vec2(12.0, 0.0)), ("rule", house.name));
        let ui = &mut row;
        ui.spacing_mut().item_spacing.x = 8.0;
        let whole = ui.max_rect();
        let right = UiRight::of(ui, whole);
        let mut controls = right.ui;
        let new = self.control(&mut controls, house, &name, now, why.is_some());
        if is_changed {
            let text = fl!(house_as_printed);
            let called = fl!(house_as_printed_rule, rule = &name);
            let reset = Press::new(text).small().quiet().name(&called);
            if reset.pressed(&mut controls) {
                rules.set(house.name, None);
                self.typed.retain(|(of, _), _| *of != house.name);
            }
        }
        let left = controls.min_rect().left();
        let mut room = whole;
        room.max.x = (left - 10.0).max(whole.left() + 60.0);
        let mut about = page::row(ui, room, ("about", house.name));
        about.spacing_mut().item_spacing.x = 5.0;
        let tags = TAGS.min(room.width() * 0.3);
        let name_room = room.with_max_x(room.right() - tags);
        let font = match is_changed {
            true => face::strong(14.0),
            false => face::text(14.0),
        };
        let (said, colour) = match why {
            Some((_, why)) => (why.clone(), palette.wrong),
            None => {
                let value = texts::value(house.name, as_printed);
                let told = match texts::in_a_word(house.name, now) {
                    Some(now) if is_changed => {
                        fl!(house_now_and_printed, now = now, value = value)
                    }
                    Some(_) | None => fl!(house_printed, value = value),
                };
                (told, palette.weak)
            }
        };
        let above = pos2(name_room.left(), name_room.center().y - 9.0);
        let ink = palette.ink;
        let painted = &about;
        widgets::paint_text(
            painted,
            above,
            Align2::LEFT_CENTER,
            &name,
            font,
            ink,
            name_room.width(),
        );
        let below = Rect::from_min_max(
            pos2(name_room.left(), name_room.center().y),
            name_room.max - vec2(0.0, 4.0),
        );
        let font = text::fitting(&about, &said, face::text, [10.0, 12.5], below.width());
        let said = RichText::new(said).color(colour).font(font);
        let label = Label::new(said).truncate();
        page::row(&mut about, below, ("printed", house.name)).add(label);
        let tags = room.with_min_x(room.right() - tags);
        let mut tags = small::from_right(&mut about, tags);
        tags.spacing_mut().item_spacing.x = 4.0;
        for &rule in house.changes.iter().rev() {
            let tag = widgets::tag(&mut tags, &rule.to_string(), palette.weak);
            tag.on_hover_text(texts::rule_and_house(rule, house.rule));
        }
        if let Some(new) = new {
            // A value that is as printed is no house rule.
            let value = Some(new).filter(|new| *new != as_printed);
            rules.set(house.name, value);
        }
    }

    /// Draws the control of a rule; returns the new value.
    fn control(
        &mut self,
        ui: &mut Ui,
        house: HouseRule,
        name: &str,
        now: Value,
        is_wrong: bool,
    ) -> Option<Value> {
        match now {
            Value::Number(number) => {
                let step = match texts::is_money(house.name) {
                    true => i64::from(florins::STEP),
                    false => 1,
                };
                let new = self.number(ui, (house.name, 0), name, (number, step), NUMBER, is_wrong);
                new.map(Value::Number)
            }
            Value::Prices(mut prices) => {
                let mut changed = false;
                for at in (0..prices.len()).rev() {
                    let called = fl!(house_price_with, rule = name, builders = at);
                    let step = i64::from(florins::STEP);
                    let price = (i64::from(prices[at]), step);
                    let new = self.number(ui, (house.name, at), &called, price, ONE_OF, is_wrong);
                    if let Some(new) = new {
                        prices[at] = u32::try_from(new).unwrap_or(0);
                        changed = true;
                    }
                }
                changed.then_some(Value::Prices(prices))
            }
            Value::Rounds(mut values) => {
                let mut changed = false;
                for at in (0..values.len()).rev() {
                    let called = fl!(house_in_round, rule = name, round = at + 1);
                    let value = (i64::from(values[at]), 1);
                    let new = self.number(ui, (house.name, at), &called, value, 52.0, is_wrong);
                    if let Some(new) = new {
                        values[at] = u16::try_from(new).unwrap_or(u16::MAX);
                        changed = true;
                    }
                }
                changed.then_some(Value::Rounds(values))
            }
            Value::Objects(objects) => {
                let mut new: Set<Object> = objects;
                for &object in Object::ALL.iter().rev() {
                    let is_in = objects.contains(object);
                    let called = fl!(house_choice, rule = name, choice = object.name());
                    let short = texts::object(object);
                    let press = Press::new(short)
                        .small()
                        .tight()
                        .chosen(is_in)
                        .name(&called);
                    if page::let_go(ui.add(press)).clicked() {
                        if is_in {
                            new.remove(object);
                        } else {
                            new.insert(object);
                        }
                    }
                }
                (new != objects).then_some(Value::Objects(new))
            }
            Value::Is(_) => choice(ui, name, now, &[Value::Is(false), Value::Is(true)]),
            Value::Placement(_) => {
                let all = [Placement::ByBuilders, Placement::Free, Placement::Strict];
                choice(ui, name, now, &all.map(Value::Placement))
            }
            Value::Ties(_) => {
                let all = [Ties::Money, Ties::Shared, Ties::LowestProfession];
                choice(ui, name, now, &all.map(Value::Ties))
            }
            Value::Purses(_) => {
                let all = [Purses::AsOneLikes, Purses::Open, Purses::Hidden];
                choice(ui, name, now, &all.map(Value::Purses))
            }
        }
    }

    /// Draws a number with minus and plus; returns the new number.
    fn number(
        &mut self,
        ui: &mut Ui,
        key: (&'static str, usize),
        name: &str,
        (number, step): (i64, i64),
        width: f32,
        is_wrong: bool,
    ) -> Option<i64> {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 28.0), egui::Sense::hover());
        let mut text = self.typed.get(&key).cloned();
        let mut text = text.take().unwrap_or_else(|| number.to_string());
        let parsed = |text: &str| {
            let digits: String = text
                .chars()
                .filter(|sign| !matches!(sign, ',' | '.' | ' ' | '\u{a0}' | '\u{202f}'))
                .collect();
            let number = digits.parse::<i64>().ok();
            number.filter(|number| (0..=MOST).contains(number))
        };
        let wrong = is_wrong || parsed(&text).is_none();
        let digits = if step > 1 { 44.0 } else { page::DIGITS };
        let (response, steps) = page::stepper(ui, (rect, digits), name, &mut text, wrong);
        if std::mem::take(&mut self.goes_on) {
            response.request_focus();
        }
        // After Enter the next number gets the keyboard; otherwise the next control might
        // be the button that resets this one.
        if response.lost_focus() && controls::fresh_enter(ui) {
            self.goes_on = true;
            ui.ctx().request_repaint();
        }
        if steps != 0 {
            self.typed.remove(&key);
            let new = number + i64::from(steps) * step;
            return Some(new.clamp(0, MOST)).filter(|&new| new != number);
        }
        if response.changed() {
            let new = parsed(&text).filter(|&new| new != number);
            self.typed.insert(key, text);
            return new;
        }
        if !response.has_focus() && parsed(&text).is_some() {
            self.typed.remove(&key);
        }
        None
    }
}

/// Returns a name for a set that tells it from the others.
fn set_name(set: &NamedRules) -> String {
    match set.name.trim() {
        "" => fl!(house_set_unnamed).to_owned(),
        name => name.to_owned(),
    }
}

/// The right end of a row, in which controls are placed from the right.
struct UiRight {
    ui: Ui,
}

impl UiRight {
    fn of(ui: &mut Ui, rect: Rect) -> Self {
        let builder = egui::UiBuilder::new()
            .id_salt("controls")
            .max_rect(rect)
            .layout(Layout::right_to_left(Align::Center));
        let mut ui = ui.new_child(builder);
        ui.spacing_mut().item_spacing.x = 5.0;
        Self { ui }
    }
}

/// Draws choices with the current one; returns another one that was clicked.
fn choice(ui: &mut Ui, name: &str, now: Value, all: &[Value]) -> Option<Value> {
    let choices: Vec<(&str, String)> = all
        .iter()
        .map(|&value| {
            let text = texts::choice(value);
            (text, fl!(house_choice, rule = name, choice = text))
        })
        .collect();
    let at = all.iter().position(|&value| value == now).unwrap_or(0);
    // Segments go from left to right.
    let size = vec2(widgets::segments_width(ui, &choices), 30.0);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let salt = page::next_id(ui);
    let mut inside = page::row(ui, rect, salt);
    let pressed = widgets::segments(&mut inside, &choices, at)?;
    if inside.input(|input| input.pointer.any_click()) {
        inside.memory_mut(|memory| memory.stop_text_input());
    }
    all.get(pressed).copied().filter(|&new| new != now)
}

/// Returns the problems, by house rule; those that concern several have none.
fn problems(variant: &Variant, words: Words<'_>) -> Wrong {
    let of = |violation: &Violation| match violation.fact {
        Fact::OutOfRange {
            what: Count::HouseRule(name),
            ..
        } => name,
        Fact::NotAuctioned(_) => "objects",
        _ => "",
    };
    let mut found: Wrong = Vec::new();
    for violation in variant.problems() {
        let name = match (of(&violation), &violation.fact) {
            ("", Fact::NotAStep { amount }) => of_amount(variant, *amount),
            (name, _) => name,
        };
        if !found
            .iter()
            .any(|(other, _)| *other == name && !name.is_empty())
        {
            found.push((name, words.cited(&violation)));
        }
    }
    found
}

/// Returns the house rule with this amount.
fn of_amount(variant: &Variant, amount: i64) -> &'static str {
    let mut all = HouseRule::all().filter(|house| match variant.value(house.name) {
        Some(Value::Number(number)) => number == amount && texts::is_money(house.name),
        Some(Value::Prices(prices)) => prices.iter().any(|&price| i64::from(price) == amount),
        _ => false,
    });
    all.next().map_or("", |house| house.name)
}

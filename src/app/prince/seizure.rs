//! The tab of seizures: both sides on one scale of power, what is hidden as a curtain as long
//! as it could be at most, a table of what would win, fees and spoils, and the defence of
//! everything there is to seize. Whoever attacks chooses the target and the condottieri here,
//! whoever defends theirs.
//!
//! Buttons: every target, `Forlì, defence 6`; every condottiere that may be committed,
//! `Commit Vitellozzo Vitelli`.

use eframe::egui::{
    Align2, Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::art;
use super::choices;
use super::means;
use super::{Intent, View};
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets::{self, Press};
use crate::app::shell::{icons, text};
use crate::fl;
use crate::prince::rules::tally::Outcome;
use crate::prince::{CardId, CardType, Command, Commitment, Decision, Game, Phase, Step, Target};
use crate::table::{Seat, Set};

/// The height of the scale.
const SCALE: f32 = 172.0;
/// The height of the table and of what stands beside it.
const TABLE: f32 = 214.0;
/// The width of what stands beside it.
const BESIDE: f32 = 214.0;
/// The most rows and columns of the table.
const MOST: u16 = 13;

/// What is being put together.
#[derive(Debug, Default)]
pub struct SeizurePanel {
    target: Option<Target>,
    with: Set<CardId>,
    of: Option<(u64, usize)>,
}

/// What is about to be done, as far as it is put together.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// What stands on the button.
    pub text: String,
    /// What it does.
    pub intent: Intent,
    /// Why it cannot be done yet.
    pub refused: Option<String>,
}

impl Composed {
    /// A decision of whoever is asked.
    #[must_use]
    pub fn of(view: &View<'_>, decision: Decision) -> Option<Self> {
        let command = Command::new(view.asked?, decision);
        let refused = view.game.check(&command).err();
        Some(Composed {
            text: view.words.button(Some(view.game), &command),
            intent: Intent::Play(vec![command]),
            refused: refused.map(|why| view.words.refusal(&command, &why)),
        })
    }
}

/// Who attacks what of whom, as far as it is known.
struct Fight {
    attacker: Seat,
    defender: Seat,
    target: Target,
}

impl SeizurePanel {
    /// The position, or who looks, may have changed: what was put together for another one is
    /// forgotten.
    pub fn keep_up(&mut self, state: (u64, usize), aim: Option<Target>) {
        if self.of != Some(state) {
            let goes_on = self.target.filter(|target| aim == Some(*target));
            *self = Self {
                target: goes_on.or(aim),
                of: Some(state),
                with: Set::EMPTY,
            };
        }
    }

    /// What the large button does, where it is this tab that says.
    #[must_use]
    pub fn composed(&self, view: &View<'_>, seals: bool) -> Option<Composed> {
        let seat = view.asked?;
        let game = view.game;
        if game.trade().is_some() || game.arrival().is_some() {
            return None;
        }
        let decision = match *game.phase() {
            Phase::Step(Step::Seize { tried: false }) => {
                let target = self.target?;
                if seals && view.viewer != super::Viewer::Seat(seat) {
                    let command = Command::new(seat, Decision::Seize(target, Set::EMPTY));
                    // Nothing more is known yet than whether it may be attacked at all.
                    let refused = game.check(&command).err();
                    let refused = refused.filter(|_| refuses(view, seat, target));
                    return Some(Composed {
                        text: fl!(prince_seize_it, target = view.words.target(target)),
                        intent: Intent::Aim(Some(target)),
                        refused: refused.map(|why| view.words.refusal(&command, &why)),
                    });
                }
                Decision::Seize(target, self.with)
            }
            Phase::Defence(_) => Decision::Defend(self.with),
            _ => return None,
        };
        Composed::of(view, decision)
    }

    /// Chooses what is looked at.
    pub fn choose(&mut self, target: Target) {
        if self.target.replace(target) != Some(target) {
            self.with = Set::EMPTY;
        }
    }

    /// Draws the tab. Behind the curtain of a real table `is_open` says whether it is open.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, is_open: bool) -> Option<Intent> {
        let fight = self.fight(view);
        let room = ui.available_width();
        choices::scrolled(ui, "seizure", |ui| {
            if let Some(fight) = &fight {
                let (rect, _) = ui.allocate_exact_size(vec2(room, SCALE), Sense::hover());
                self.scale(ui, rect, view, fight);
                ui.add_space(10.0);
                let (rect, _) = ui.allocate_exact_size(vec2(room, TABLE), Sense::hover());
                let (left, right) = rect.split_left_right_at_x(rect.right() - BESIDE);
                table(ui, left.with_max_x(left.right() - 12.0), view, fight);
                spoils(ui, right, view, fight);
                ui.add_space(10.0);
            }
            let wanted = self.targets(ui, view);
            ui.add_space(size::SPACE);
            if is_open {
                self.condottieri(ui, view);
            }
            wanted
        })
    }

    /// The attack that there is, or that one thinks about.
    fn fight(&self, view: &View<'_>) -> Option<Fight> {
        let game = view.game;
        if let Phase::Defence(attack) = game.phase() {
            return Some(Fight {
                attacker: game.active()?,
                defender: attack.defender,
                target: attack.target,
            });
        }
        let active = game.active().unwrap_or(game.pope());
        // Nothing is chosen by itself, but something is always to be seen.
        let first = || game.targets(active).into_iter().next();
        let target = self.target.filter(|target| game.holder(*target).is_ok());
        let target = target.or_else(first)?;
        let defender = game.holder(target).ok()?;
        let attacker = match active == defender {
            true => game.left(defender),
            false => active,
        };
        Some(Fight {
            attacker,
            defender,
            target,
        })
    }

    /// The condottieri that whoever decides may commit.
    fn condottieri(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let Some(seat) = view.asked.filter(|&seat| view.sees(seat)) else {
            return;
        };
        let is_asked = match game.phase() {
            Phase::Defence(_) => true,
            Phase::Step(Step::Seize { tried: false }) => self.target.is_some(),
            _ => false,
        };
        if !is_asked || game.is_silenced(seat) {
            return;
        }
        let cards = game.may_hold(seat, CardType::Condottiere);
        if cards.is_empty() {
            return;
        }
        widgets::caption(ui, &fl!(prince_commits, name = view.words.seat(seat)));
        ui.add_space(size::GAP);
        choices::wrapped(ui, |ui| {
            for card in cards {
                let name = view.words.card(card);
                let power = game.figures(card).power;
                let text = fl!(prince_condottiere, card = &name, power = power);
                let label = fl!(prince_commit, card = &name);
                let button = Press::new(&text)
                    .icon(art::sort_icon(CardType::Condottiere))
                    .name(&label)
                    .chosen(self.with.contains(card));
                if button.pressed(ui) {
                    self.with = self.with.toggled(card);
                }
            }
        });
        ui.add_space(size::SPACE);
    }

    /// Everything there is to seize, with its defence.
    fn targets(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        let attacker = game.active();
        let decides = matches!(game.phase(), Phase::Step(Step::Seize { tried: false }));
        widgets::caption(ui, fl!(prince_all_targets));
        ui.add_space(size::GAP);
        let targets: Vec<Target> = match attacker {
            Some(attacker) => game.targets(attacker),
            None => game
                .targets(game.pope())
                .into_iter()
                .chain(game.targets(game.left(game.pope())))
                .filter(|target| game.holder(*target).is_ok())
                .collect(),
        };
        let mut seen: Vec<Target> = Vec::new();
        choices::wrapped(ui, |ui| {
            for target in targets {
                if seen.contains(&target) {
                    continue;
                }
                seen.push(target);
                let Ok(holder) = game.holder(target) else {
                    continue;
                };
                let defence = game.defence(target);
                let name = match target {
                    Target::Base(_) => fl!(prince_base).to_owned(),
                    Target::Card(card) => view.words.card(card),
                };
                let told = fl!(
                    prince_target_told,
                    target = view.words.target(target),
                    name = view.words.seat(holder),
                    defence = defence
                );
                let text = format!("{name} {defence}");
                let allowed = match attacker.filter(|_| decides) {
                    Some(seat) if refuses(view, seat, target) => {
                        let with = game
                            .commitments(seat)
                            .into_iter()
                            .max_by_key(|with| with.len());
                        let seize = Decision::Seize(target, with.unwrap_or(Set::EMPTY));
                        let command = Command::new(seat, seize);
                        let why = game.check(&command).err();
                        why.map_or(Ok(()), |why| Err(view.words.refusal(&command, &why)))
                    }
                    _ => Ok(()),
                };
                let chosen = self.target == Some(target);
                let button = Press::new(&text)
                    .name(&told)
                    .chosen(chosen)
                    .allowed(&allowed);
                let button = ui.add(button);
                let marker = pos2(button.rect.left() + 2.0, button.rect.top() + 2.0);
                let marker = Rect::from_center_size(marker, Vec2::splat(10.0));
                icons::paint_seat(ui.painter(), marker, holder, Palette::of(ui));
                if button.clicked() {
                    match chosen {
                        true => self.target = None,
                        false => self.choose(target),
                    }
                }
            }
        });
        None
    }

    /// Both sides on one scale.
    fn scale(&self, ui: &Ui, rect: Rect, view: &View<'_>, fight: &Fight) {
        let palette = Palette::of(ui);
        let game = view.game;
        let edge = Stroke::new(1.0, palette.line);
        widgets::paint_card(ui, rect, palette.card, edge);
        let defence = game.defence(fight.target);
        let own = |seat: Seat| {
            let is_asked = view.asked == Some(seat);
            if is_asked { self.with } else { Set::EMPTY }
        };
        let committed = match game.phase() {
            Phase::Defence(attack) => match attack.committed {
                Commitment::Known(with) => Side::Known(with),
                Commitment::Hidden => Side::hidden(view, fight.attacker),
            },
            _ if view.asked == Some(fight.attacker) && view.sees(fight.attacker) => {
                Side::Known(own(fight.attacker))
            }
            _ => Side::hidden(view, fight.attacker),
        };
        let adds = match view.asked == Some(fight.defender) && view.sees(fight.defender) {
            true => Side::Known(own(fight.defender)),
            false => Side::hidden(view, fight.defender),
        };
        let attack_most = match &committed {
            Side::Known(with) => game.attack(fight.attacker, *with),
            Side::Hidden { most, .. } => *most + bonus(game, fight.attacker),
        };
        let defence_most = defence + adds.most(game);
        let most = attack_most.max(defence_most).max(defence + 1).max(6);
        let left = rect.left() + 100.0;
        let width = rect.right() - 24.0 - left;
        let unit = width / f32::from(most);
        let rows = [
            (fight.defender, fl!(prince_defence), rect.top() + 34.0),
            (fight.attacker, fl!(prince_attack), rect.top() + 98.0),
        ];
        for (seat, role, top) in rows {
            let marker =
                Rect::from_min_size(pos2(rect.left() + 14.0, top + 4.0), Vec2::splat(14.0));
            icons::paint_seat(ui.painter(), marker, seat, palette);
            let at = pos2(rect.left() + 36.0, top + 11.0);
            let name = view.words.seat(seat);
            let font = text::fitting(ui, &name, face::display, [12.0, 18.0], 58.0);
            text::paint(
                ui,
                at,
                Align2::LEFT_CENTER,
                &name,
                (font, palette.ink),
                58.0,
            );
            let at = pos2(rect.left() + 14.0, top + 33.0);
            let style = (face::text(13.0), palette.weak);
            text::paint(ui, at, Align2::LEFT_CENTER, role, style, 80.0);
        }
        let block_at = |top: f32, from: u16, power: u16| {
            Rect::from_min_size(
                pos2(left + f32::from(from) * unit, top),
                vec2(f32::from(power) * unit - 2.0, 44.0),
            )
        };
        let mut at = 0;
        for (name, power, colour) in parts_of(view, fight.target, palette) {
            paint_block(ui, block_at(rows[0].2, at, power), &name, power, colour);
            at += power;
        }
        match &adds {
            Side::Known(with) => {
                for card in *with {
                    let power = u16::from(game.figures(card).power);
                    let name = view.words.card(card);
                    let place = block_at(rows[0].2, at, power);
                    paint_block(ui, place, &name, power, palette.gold_light);
                    at += power;
                }
            }
            Side::Hidden { most, cards } if *most > 0 => {
                let told = fl!(prince_at_most, cards = *cards, power = *most);
                curtain(ui, block_at(rows[0].2, at, *most), &told);
            }
            Side::Hidden { .. } => {}
        }
        let mut at = 0;
        match &committed {
            Side::Known(with) => {
                for card in *with {
                    let power = u16::from(game.figures(card).power);
                    let name = view.words.card(card);
                    let place = block_at(rows[1].2, at, power);
                    paint_block(ui, place, &name, power, palette.gold_light);
                    at += power;
                }
                let more = game.attack(fight.attacker, *with).saturating_sub(at);
                if more > 0 {
                    let place = block_at(rows[1].2, at, more);
                    paint_block(ui, place, fl!(prince_helper), more, palette.gold);
                }
            }
            Side::Hidden { most, cards } if *most > 0 => {
                let told = fl!(prince_sealed, cards = *cards, power = attack_most);
                curtain(ui, block_at(rows[1].2, 0, attack_most), &told);
            }
            Side::Hidden { .. } => {}
        }
        let foot = rect.bottom() - 14.0;
        let step = if most > 24 { 5 } else { 1 };
        for power in (0..=most).step_by(step) {
            let at = pos2(left + f32::from(power) * unit, foot);
            let font = match power == defence + 1 {
                true => face::strong(13.0),
                false => face::text(12.0),
            };
            let style = (font, palette.weak);
            text::paint(
                ui,
                at,
                Align2::CENTER_CENTER,
                &power.to_string(),
                style,
                30.0,
            );
        }
        let x = left + f32::from(defence) * unit;
        let line = Stroke::new(1.5, palette.ink);
        let ends = [pos2(x, rect.top() + 24.0), pos2(x, foot - 10.0)];
        let dashes = eframe::egui::Shape::dashed_line(&ends, line, 5.0, 3.0);
        ui.painter().extend(dashes);
        let told = match defence {
            0 => fl!(prince_lies_open_none).to_owned(),
            _ => fl!(prince_lies_open, defence = defence, more = defence + 1),
        };
        let right = x + 330.0 > rect.right();
        let (anchor, at) = match right {
            true => (
                Align2::RIGHT_CENTER,
                pos2(rect.right() - 14.0, rect.top() + 15.0),
            ),
            false => (Align2::LEFT_CENTER, pos2(x + 6.0, rect.top() + 15.0)),
        };
        let style = (face::strong(12.5), palette.ink);
        text::paint(ui, at, anchor, &told, style, rect.width() - 30.0);
        let said = fl!(
            prince_fight_told,
            attacker = view.words.seat(fight.attacker),
            target = view.words.target(fight.target),
            defender = view.words.seat(fight.defender),
            told = &told
        );
        let response = ui.interact(rect, ui.scope_id().with("scale"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    }
}

/// Whether nothing that could be committed would make an attack legal.
fn refuses(view: &View<'_>, seat: Seat, target: Target) -> bool {
    let commitments = view.game.commitments(seat);
    let seizes = |with: Set<CardId>| {
        let command = Command::new(seat, Decision::Seize(target, with));
        view.game.check(&command).is_ok()
    };
    !commitments.into_iter().any(seizes)
}

/// What one side commits, as far as it may be shown.
enum Side {
    Known(Set<CardId>),
    Hidden { cards: usize, most: u16 },
}

impl Side {
    /// The strongest condottieri that a player could have and pay.
    fn hidden(view: &View<'_>, seat: Seat) -> Self {
        let game = view.game;
        let commitments = game.commitments(seat).into_iter();
        let strongest = commitments.max_by_key(|with| game.power_of(*with));
        let strongest = strongest.unwrap_or(Set::EMPTY);
        Side::Hidden {
            cards: strongest.len(),
            most: game.power_of(strongest),
        }
    }

    fn most(&self, game: &Game) -> u16 {
        match self {
            Side::Known(with) => game.power_of(*with),
            Side::Hidden { most, .. } => *most,
        }
    }
}

/// What artists add to an attack with condottieri.
fn bonus(game: &Game, attacker: Seat) -> u16 {
    game.power_of(game.laid_of(attacker, CardType::Artist))
}

/// What the defence of a target is made of.
fn parts_of(view: &View<'_>, target: Target, palette: &Palette) -> Vec<(String, u16, Color32)> {
    let game = view.game;
    let power = |card: CardId| u16::from(game.figures(card).power);
    let mut parts = Vec::new();
    let under = match target {
        Target::Base(seat) => {
            let base = crate::prince::rules::options::BASE_POWER;
            parts.push((fl!(prince_base).to_owned(), base, palette.sunk));
            game.all_under(crate::prince::Place::Base(seat))
        }
        Target::Card(card) => {
            let counts = matches!(game.type_of(card), CardType::Holding | CardType::Family);
            if counts {
                parts.push((view.words.card(card), power(card), palette.sunk));
            }
            match game.type_of(card) == CardType::Holding {
                true => game.all_under(crate::prince::Place::Holding(card)),
                false => Set::EMPTY,
            }
        }
    };
    for card in under {
        if power(card) > 0 {
            parts.push((view.words.card(card), power(card), palette.gold_light));
        }
    }
    parts
}

/// A block as wide as its power.
fn paint_block(ui: &Ui, rect: Rect, name: &str, power: u16, colour: Color32) {
    let palette = Palette::of(ui);
    let edge = Stroke::new(1.0, palette.ink);
    let painter = ui.painter();
    painter.rect(rect, 3.0, colour, edge, StrokeKind::Inside);
    let told = power.to_string();
    let style = (face::display(17.0), palette.ink);
    let at = pos2(rect.center().x, rect.center().y - 6.0);
    text::paint(ui, at, Align2::CENTER_CENTER, &told, style, rect.width());
    if rect.width() > 40.0 {
        let at = pos2(rect.center().x, rect.bottom() - 9.0);
        let style = (face::text(11.0), palette.ink);
        text::paint(
            ui,
            at,
            Align2::CENTER_CENTER,
            name,
            style,
            rect.width() - 6.0,
        );
    }
}

/// A curtain as long as what is behind it could be.
fn curtain(ui: &Ui, rect: Rect, told: &str) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let edge = Stroke::new(1.0, palette.ink);
    painter.rect(rect, 3.0, palette.accent, edge, StrokeKind::Inside);
    let fold = Stroke::new(1.0, palette.accent_edge);
    let mut x = rect.left() + 12.0;
    while x < rect.right() {
        painter.vline(x, rect.y_range(), fold);
        x += 24.0;
    }
    let font = face::text(12.5);
    let wide = text::width(ui, told, font.clone()).min(rect.width() - 24.0);
    let pill = Rect::from_center_size(rect.center(), vec2(wide + 20.0, 22.0));
    painter.rect(pill, 11.0, palette.card, edge, StrokeKind::Inside);
    let at = rect.center();
    let style = (font, palette.ink);
    text::paint(ui, at, Align2::CENTER_CENTER, told, style, wide + 2.0);
}

/// What would win: attack across, what the defender adds down.
fn table(ui: &mut Ui, rect: Rect, view: &View<'_>, fight: &Fight) {
    let palette = Palette::of(ui);
    let game = view.game;
    let edge = Stroke::new(1.0, palette.line);
    widgets::paint_card(ui, rect, palette.card, edge);
    let inner = rect.shrink2(vec2(12.0, 9.0));
    means::caption(ui, inner, fl!(prince_would_win));
    let defence = game.defence(fight.target);
    let most = match Side::hidden(view, fight.defender) {
        Side::Hidden { most, .. } => most,
        Side::Known(_) => 0,
    };
    let rows = most.min(6) + 1;
    let columns = MOST;
    let first = (defence + most.min(6) + 2).saturating_sub(MOST);
    let left = inner.left() + 62.0;
    let width = (inner.right() - left) / f32::from(columns);
    let top = inner.top() + 40.0;
    let height = ((inner.bottom() - top) / f32::from(rows)).min(20.0);
    for column in 0..columns {
        let attack = first + column;
        let x = left + f32::from(column) * width;
        let at = pos2(x + width / 2.0, inner.top() + 30.0);
        let font = match attack == defence + 1 {
            true => face::strong(12.5),
            false => face::text(12.0),
        };
        let style = (font, palette.weak);
        text::paint(
            ui,
            at,
            Align2::CENTER_CENTER,
            &attack.to_string(),
            style,
            width,
        );
        for row in 0..rows {
            let cell = Rect::from_min_size(
                pos2(x, top + f32::from(row) * height),
                vec2(width - 2.0, height - 2.0),
            );
            let against = defence + row;
            let wins = against == 0 || attack > against;
            let ground = match wins {
                true => palette.right_ground,
                false => palette.sunk,
            };
            ui.painter().rect_filled(cell, 2.0, ground);
            let mark = Rect::from_center_size(cell.center(), Vec2::splat(10.0));
            if wins {
                icons::paint(ui.painter(), mark, icons::Icon::Check, palette.right);
            } else if attack == against {
                let style = (face::strong(12.0), palette.weak);
                text::paint(ui, cell.center(), Align2::CENTER_CENTER, "=", style, width);
            }
        }
    }
    for row in 0..rows {
        let told = match row {
            0 => fl!(prince_adds_none).to_owned(),
            row => fl!(prince_adds, power = row),
        };
        let at = pos2(left - 8.0, top + (f32::from(row) + 0.5) * height - 1.0);
        let style = (face::text(12.0), palette.ink);
        text::paint(ui, at, Align2::RIGHT_CENTER, &told, style, 58.0);
    }
    let told = fl!(
        prince_would_win_told,
        defence = defence,
        name = view.words.seat(fight.defender)
    );
    let response = ui.interact(rect, ui.scope_id().with("table"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
}

/// What the attacker would get, and what both pay in any case.
fn spoils(ui: &mut Ui, rect: Rect, view: &View<'_>, fight: &Fight) {
    let game = view.game;
    let spoils = game.spoils(fight.target);
    let outcome: Outcome = game.outcome(fight.attacker, fight.target, Set::EMPTY, Set::EMPTY);
    let mut rows: Vec<means::Fact> = spoils
        .iter()
        .map(|card| {
            let figures = game.figures(card);
            let worth = match game.type_of(card) {
                CardType::Artist => fl!(prince_pays, fee = figures.fee),
                CardType::Holding => {
                    fl!(
                        prince_worth_holding,
                        income = figures.income,
                        points = figures.vp
                    )
                }
                CardType::Office => fl!(prince_worth_votes, votes = figures.votes),
                _ => fl!(prince_worth_power, power = figures.power),
            };
            means::Fact::new(view.words.card(card), worth)
        })
        .collect();
    if outcome.patronage > 0 && rows.len() > 2 {
        rows.push(means::Fact::new(fl!(prince_patronage), outcome.patronage));
    }
    let heading = fl!(prince_if_wins, name = view.words.seat(fight.attacker));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    let below = means::block(&inner, rect, &heading, &rows, "spoils");
    let fee = game.edition().mercenary_fee();
    let most = |seat: Seat| match Side::hidden(view, seat) {
        Side::Hidden { cards, .. } => cards as u32 * fee,
        Side::Known(_) => 0,
    };
    let of = |seat: Seat| {
        let name = view.words.seat(seat);
        means::Fact::new(name, fl!(prince_fee_range, most = most(seat)))
    };
    let rows = [of(fight.attacker), of(fight.defender)];
    let heading = fl!(prince_fees, fee = fee);
    means::block(
        &inner,
        rect.with_min_y(below + 10.0),
        &heading,
        &rows,
        "fees",
    );
    inner.advance_cursor_after_rect(rect);
}

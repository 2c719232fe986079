//! The tab of seizures: both sides on one scale of power, hidden cards as a curtain as long
//! as their greatest power, a table of who would win, fees and spoils, and the defence of
//! every target. The attacker chooses the target and the condottieri here, the defender
//! theirs.
//!
//! Buttons: every target, `Forlì, defence 6`; every condottiere that can be committed,
//! `Commit Vitellozzo Vitelli`.

use eframe::egui::{Rect, RichText, Sense, Ui, UiBuilder, pos2, vec2};

use super::means::Fact;
use super::seizure_fight::{Composed, Fight};
use super::seizure_scale::Most;
use super::{Intent, View, art, choices, means, seizure_reveal, seizure_scale};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{small, widgets};
use prince::rules::tally::Outcome;
use prince::{CardId, CardType, Command, Decision, Phase, Step, Target};
use table::{Seat, Set, Told};
use words::fl;
use words::text::listed;

/// The height of a row of the table, of one of many, and of everything around its rows.
const ROWS: [f32; 2] = [20.0, 16.0];
const AROUND_ROWS: f32 = 58.0;
/// The number of rows from which they are many, and the most rows.
const MANY: u16 = 8;
const MOST_ADDED: u16 = 11;
/// The width of the part next to it.
const BESIDE: f32 = 214.0;
/// The space for a marker before a text.
const MARKER: &str = "\u{2003}\u{2002}";
/// The most rows and columns of the table.
const MOST: u16 = 13;

/// The seizure being put together.
#[derive(Debug, Default)]
pub struct SeizurePanel {
    target: Option<Target>,
    with: Set<CardId>,
    of: Option<(u64, usize)>,
}

impl SeizurePanel {
    /// Discards what was put together for another position or another viewer.
    pub fn keep_up(&mut self, state: (u64, usize), aim: Option<Target>) {
        if self.of != Some(state) {
            // The target is public: it stays when another person views the same position.
            let is_same = self.of.is_some_and(|(revision, _)| revision == state.0);
            let goes_on = self.target;
            let goes_on = goes_on.filter(|target| is_same || aim == Some(*target));
            *self = Self {
                target: goes_on.or(aim),
                of: Some(state),
                with: Set::EMPTY,
            };
        }
    }

    /// Returns what the large button does, if this tab decides it.
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
                    // So far it is only known whether the target can be attacked at all.
                    let refused = game.check(&command).err();
                    let refused = refused.filter(|_| refuses(view, seat, target));
                    return Some(Composed {
                        shorter: Vec::new(),
                        text: fl!(prince_seize_it, target = view.words.target(target)),
                        intent: Intent::Aim(Some(target)),
                        refused: refused.map(|why| view.words.refusal(Told::own(&command), &why)),
                    });
                }
                Decision::Seize(target, self.with)
            }
            Phase::Defence(_) => Decision::Defend(self.with),
            _ => return None,
        };
        Composed::of(view, decision)
    }

    /// Selects the target to show.
    pub fn choose(&mut self, target: Target) {
        if self.target.replace(target) != Some(target) {
            self.with = Set::EMPTY;
        }
    }

    /// Draws the tab. At a real table with a curtain, `is_open` says whether it is open.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, is_open: bool) {
        // The result stays until another target is selected.
        let fought = seizure_reveal::last(view).filter(|_| self.target.is_none());
        let is_chosen_here = attacks_now(view);
        choices::scrolled(ui, "seizure", |ui| {
            if let Some(fought) = &fought {
                seizure_reveal::show(ui, view, fought);
                return self.targets(ui, view);
            }
            // The decision is above the information.
            if is_chosen_here {
                self.targets(ui, view);
                ui.add_space(size::GAP);
            }
            if is_open {
                self.condottieri(ui, view);
            }
            if let Some(fight) = self.fight(view) {
                self.calculate(ui, view, &fight);
            }
            if !is_chosen_here {
                self.targets(ui, view);
            }
        });
    }

    /// Draws both sides on a scale, who would win, what would be gained and paid.
    fn calculate(&self, ui: &mut Ui, view: &View<'_>, fight: &Fight) {
        let room = ui.available_width();
        let wide = vec2(room, seizure_scale::HEIGHT);
        let (rect, _) = ui.allocate_exact_size(wide, Sense::hover());
        seizure_scale::show(ui, rect, view, fight, self.with);
        ui.add_space(size::GAP);
        let (gains, fees) = (gains(view, fight, self.with), fees(view, fight));
        let rows = added(view, fight) + 1;
        let table_high = row_height(rows) * f32::from(rows) + AROUND_ROWS;
        let beside = means::height(gains.len()) + size::GAP + means::height(fees.len());
        let high = beside.max(table_high);
        let (rect, _) = ui.allocate_exact_size(vec2(room, high), Sense::hover());
        let (left, right) = rect.split_left_right_at_x(rect.right() - BESIDE);
        let left = left.with_max_x(left.right() - 12.0);
        let left = left.with_max_y(left.top() + table_high);
        table(ui, left, view, fight);
        spoils(ui, right, view, fight, [gains, fees]);
        ui.add_space(size::GAP);
    }

    /// Returns the current attack, or the one being considered.
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
        // Without a selection, the first target is shown.
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

    /// Draws the condottieri that the player to act can commit.
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

    /// Draws every target with its defence.
    fn targets(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let attacker = game.active();
        let decides = attacks_now(view);
        widgets::caption(ui, fl!(prince_all_targets));
        let spouses = attacker.map_or(Set::EMPTY, |seat| game.spouses(seat));
        if let Some(attacker) = attacker.filter(|_| !spouses.is_empty()) {
            let married: Vec<String> = spouses.iter().map(|seat| view.words.seat(seat)).collect();
            let name = view.words.seat(attacker);
            let told = fl!(prince_spared, name = name, spouses = listed(&married));
            ui.label(RichText::new(told).font(face::text(12.5)));
        }
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
                if spouses.contains(holder) {
                    continue;
                }
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
                // The marker of its owner comes first.
                let text = format!("{MARKER}{name} {defence}");
                let allowed = match attacker.filter(|_| decides) {
                    Some(seat) if refuses(view, seat, target) => {
                        let with = game
                            .commitments(seat)
                            .into_iter()
                            .max_by_key(|with| with.len());
                        let seize = Decision::Seize(target, with.unwrap_or(Set::EMPTY));
                        let command = Command::new(seat, seize);
                        let why = game.check(&command).err();
                        why.map_or(Ok(()), |why| {
                            Err(view.words.refusal(Told::own(&command), &why))
                        })
                    }
                    _ => Ok(()),
                };
                let chosen = self.target == Some(target);
                let mut button = Press::new(&text)
                    .name(&told)
                    .chosen(chosen)
                    .allowed(&allowed);
                if !decides {
                    // It is only shown, not attacked.
                    button = button.quiet();
                }
                let button = ui.add(button);
                let at = button.rect.left_center() + vec2(16.0, 0.0);
                small::seat(ui, at, 11.0, holder);
                if button.clicked() {
                    match chosen {
                        true => self.target = None,
                        false => self.choose(target),
                    }
                }
            }
        });
    }
}

/// Returns whether a target is selected now.
fn attacks_now(view: &View<'_>) -> bool {
    let game = view.game;
    let is_free = game.trade().is_none() && game.arrival().is_none();
    is_free && matches!(game.phase(), Phase::Step(Step::Seize { tried: false }))
}

/// Returns whether no possible commitment would make an attack legal.
fn refuses(view: &View<'_>, seat: Seat, target: Target) -> bool {
    let commitments = view.game.commitments(seat);
    let seizes = |with: Set<CardId>| {
        let command = Command::new(seat, Decision::Seize(target, with));
        view.game.check(&command).is_ok()
    };
    !commitments.into_iter().any(seizes)
}

/// Draws who would win: the attack across, what the defender adds down.
fn table(ui: &mut Ui, rect: Rect, view: &View<'_>, fight: &Fight) {
    let palette = Palette::of(ui);
    let game = view.game;
    small::card(ui, rect);
    let inner = rect.shrink2(vec2(12.0, 9.0));
    means::caption(ui, inner, fl!(prince_would_win));
    let defence = game.defence(fight.target);
    let most = added(view, fight);
    let rows = most + 1;
    let columns = MOST;
    let first = (defence + most + 2).saturating_sub(MOST);
    let left = inner.left() + 62.0;
    let width = (inner.right() - left) / f32::from(columns);
    let top = inner.top() + 40.0;
    let height = row_height(rows);
    for column in 0..columns {
        let attack = first + column;
        let x = left + f32::from(column) * width;
        let at = pos2(x + width / 2.0, inner.top() + 30.0);
        let font = match attack == defence + 1 {
            true => face::strong(12.5),
            false => face::text(12.0),
        };
        small::centred(ui, at, &attack.to_string(), (font, palette.weak), width);
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
            let mark = small::around(cell.center(), 10.0);
            if wins {
                icons::paint(ui.painter(), mark, icons::Icon::Check, palette.right);
            } else if attack == against {
                let style = (face::strong(12.0), palette.weak);
                small::centred(ui, cell.center(), "=", style, width);
            }
        }
    }
    for row in 0..rows {
        let told = match row {
            0 => fl!(prince_adds_none).to_owned(),
            row => fl!(prince_adds, power = row),
        };
        let at = pos2(left - 8.0, top + (f32::from(row) + 0.5) * height - 1.0);
        small::right(ui, at, &told, (face::text(12.0), palette.ink), 58.0);
    }
    let told = fl!(
        prince_would_win_told,
        defence = defence,
        name = view.words.seat(fight.defender)
    );
    hear(ui, rect, "table", &told);
}

/// Returns the most that the defender could add, as far as the table has rows for it.
fn added(view: &View<'_>, fight: &Fight) -> u16 {
    Most::of(view, fight.defender).power.min(MOST_ADDED)
}

/// Returns the height of each row, by their number.
fn row_height(rows: u16) -> f32 {
    let [few, many] = ROWS;
    if rows < MANY { few } else { many }
}

/// Returns what the attacker would get with these condottieri, and what of it could not be
/// paid.
fn gains(view: &View<'_>, fight: &Fight, with: Set<CardId>) -> Vec<Fact> {
    let game = view.game;
    let spoils = game.spoils(fight.target);
    let outcome: Outcome = game.outcome(fight.attacker, fight.target, with, Set::EMPTY);
    let fact = |card: CardId| {
        let figures = game.figures(card);
        let worth = match game.type_of(card) {
            CardType::Artist => [
                fl!(prince_worth_points, points = figures.vp),
                fl!(prince_pays, fee = figures.fee),
            ]
            .join(", "),
            CardType::Holding => {
                fl!(
                    prince_worth_holding,
                    income = figures.income,
                    points = figures.vp
                )
            }
            CardType::Office => {
                fl!(
                    prince_desk_office,
                    income = figures.income,
                    votes = figures.votes
                )
            }
            _ => fl!(prince_worth_power, power = figures.power),
        };
        Fact::new(view.words.short_card(card), worth)
    };
    let mut facts: Vec<Fact> = spoils.iter().map(fact).collect();
    let artists = spoils.intersection(game.edition().of_type(CardType::Artist));
    if artists.len() > 1 {
        facts.push(Fact::new(fl!(prince_patronage), outcome.patronage));
    }
    // An artist whose fee cannot be paid after the condottieri is not taken (Z9).
    let (price, money) = (
        outcome.attacker_pays + outcome.patronage,
        game.money(fight.attacker),
    );
    if let Some(artist) = artists.first().filter(|_| !view.hides_money)
        && price > money
    {
        let name = fl!(
            prince_spoils_lacking,
            artist = view.words.short_card(artist)
        );
        facts.push(Fact::wrong(name, price - money));
    }
    facts
}

/// Returns what both pay in any case: the attacker for at least one condottiere, if
/// attacking without any is not possible (Z3).
fn fees(view: &View<'_>, fight: &Fight) -> Vec<Fact> {
    let fee = view.game.edition().mercenary_fee();
    let of = |seat: Seat, least: u32| {
        let most = Most::of(view, seat).cards as u32 * fee;
        let fees = match least < most {
            true => fl!(prince_fee_range, least = least, most = most),
            false => most.to_string(),
        };
        Fact::new(view.words.seat(seat), fees)
    };
    let least = if view.game.needs_none(fight.target) {
        0
    } else {
        fee
    };
    vec![of(fight.attacker, least), of(fight.defender, 0)]
}

/// Draws what the attacker would get, and what both pay in any case.
fn spoils(ui: &mut Ui, rect: Rect, view: &View<'_>, fight: &Fight, [gains, fees]: [Vec<Fact>; 2]) {
    let heading = text::giving_way(
        ui,
        (face::strong, 11.5),
        (rect.width() - 22.0) / 1.35,
        |most| {
            let name = view.words.with_names_of(most).seat(fight.attacker);
            fl!(prince_if_wins, name = name)
        },
    );
    let inner = ui.new_child(UiBuilder::new().max_rect(rect));
    let below = means::block(&inner, rect, &heading, &gains, "spoils");
    let heading = fl!(prince_fees, fee = view.game.edition().mercenary_fee());
    let rest = rect.with_min_y(below + size::GAP);
    means::block(&inner, rest, &heading, &fees, "fees");
}

//! What a seat can do in its turn: one large button an action, with its price
//! and key, and why the others cannot be pressed.
//!
//! What the buttons are called is said in [`actions`](super::actions); their keys
//! are the numbers from 1 in the order of the buttons.

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{self, Align, Button, Color32, FontId, RichText, Ui, vec2};

use super::View;
use super::keys;
use super::rulings::allowed;
use crate::app::shell::commands::plain_key;
use crate::app::shell::controls;
use crate::app::shell::controls::Refusal;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::{Command, Decision, Event, Freedom, Profession, Rule, Work};
use crate::table::{Item, Seat, Set};
use crate::words::florence::{Named, planning, points, shortened};

/// What is unfolded below the buttons of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The works.
    Work,
    /// The professions to recruit.
    Recruit,
}

/// What a button of the turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A tile is to be chosen.
    Tile,
    /// A form is unfolded, or folded up again.
    Unfold(Form),
    /// This is decided.
    Decide(Decision),
}

/// One action of a turn.
struct Action {
    name: String,
    /// Its price in florins, if it has one.
    price: Option<u32>,
    next: Next,
    legal: Result<(), Refusal>,
}

/// Draws the buttons. Says what was pressed, and why some cannot be.
pub fn buttons(
    ui: &mut Ui,
    view: &View<'_>,
    seat: Seat,
    form: Option<Form>,
) -> (Option<Next>, Refused) {
    let actions = actions(view, seat);
    let ends = |action: &Action| action.next == Next::Decide(Decision::EndTurn);
    let others = actions
        .iter()
        .any(|action| action.legal.is_ok() && !ends(action));
    let mut next = None;
    let mut refused = Refused::default();
    ui.horizontal_wrapped(|ui| {
        for (at, action) in actions.into_iter().enumerate() {
            let look = match action.next {
                // Where nothing else is left to do, it is what carries on.
                Next::Decide(Decision::EndTurn) if !others => Look::Main,
                Next::Unfold(unfolds) if form == Some(unfolds) => Look::Chosen,
                _ => Look::Plain,
            };
            let key = keys::ACTIONS.keys.get(at).filter(|_| action.legal.is_ok());
            let typed = key.is_some_and(|&key| plain_key(ui, &[key]));
            if button(ui, &action, at, look) || typed {
                next = Some(action.next);
            }
            if let Err(why) = action.legal {
                refused.add(action.name, why);
            }
        }
    });
    (next, refused)
}

/// All actions there are, in the order of the buttons.
fn actions(view: &View<'_>, seat: Seat) -> Vec<Action> {
    let game = view.game;
    let variant = view.game.variant();
    let decide = |name: String, price: Option<u32>, decision: Decision| Action {
        name,
        price,
        next: Next::Decide(decision),
        legal: allowed(game, view.words, seat, decision)
            .map_err(|why| with_points(view, seat, price, why)),
    };
    let building = game.building_price(seat);
    let mut actions = vec![
        Action {
            name: fl!(action_build).into(),
            price: Some(building),
            next: Next::Tile,
            legal: can_build(view, seat)
                .map_err(|why| with_points(view, seat, Some(building), why)),
        },
        Action {
            name: fl!(action_complete_a_work).into(),
            price: None,
            next: Next::Unfold(Form::Work),
            legal: can_work(view, seat),
        },
        decide(
            fl!(action_hire).into(),
            Some(variant.hire_price),
            Decision::Hire,
        ),
        decide(
            fl!(action_acquire_bonus).into(),
            Some(variant.bonus_price),
            Decision::AcquireBonus,
        ),
    ];
    actions.extend(Freedom::ALL.iter().map(|&freedom| {
        let name = fl!(action_introduce, freedom = freedom.id());
        decide(
            name,
            Some(variant.freedom_price),
            Decision::Introduce(freedom),
        )
    }));
    actions.push(Action {
        name: fl!(action_recruit).into(),
        price: None,
        next: Next::Unfold(Form::Recruit),
        legal: can_recruit(view, seat),
    });
    actions.push(decide(fl!(end_turn).into(), None, Decision::EndTurn));
    actions
}

/// How a button stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Chosen,
    Main,
}

/// A button with its name, and below it price and key.
fn button(ui: &mut Ui, action: &Action, at: usize, look: Look) -> bool {
    let palette = Palette::of(ui);
    let (ink, weak) = match look {
        Look::Main => (palette.on_accent, palette.on_accent),
        _ => (palette.ink, palette.weak),
    };
    let below = planning::price_and_key(action.price, at + 1);
    let mut button = Button::new(two_lines(ui, &action.name, ink, &below, weak))
        .min_size(vec2(0.0, size::MAIN_BUTTON))
        .selected(look == Look::Chosen);
    if look == Look::Main {
        button = button.fill(palette.accent);
    }
    let response = ui.add_enabled(action.legal.is_ok(), button);
    let response = response.accessible_name(&action.name);
    match &action.legal {
        Ok(()) => response.clicked(),
        Err(why) => {
            response.on_disabled_hover_text(why);
            false
        }
    }
}

fn two_lines(ui: &Ui, name: &str, ink: Color32, below: &str, weak: Color32) -> LayoutJob {
    let font = |style: egui::TextStyle| -> FontId { style.resolve(ui.style()) };
    let mut job = LayoutJob::default();
    let body = TextFormat::simple(font(egui::TextStyle::Button), ink);
    job.append(&format!("{name}\n"), 0.0, body);
    let small = TextFormat::simple(font(egui::TextStyle::Small), weak);
    job.append(below, 0.0, small);
    job.halign = Align::LEFT;
    job
}

/// A refusal for want of money, with the points that would pay for it (G4).
pub(in crate::app) fn with_points(
    view: &View<'_>,
    seat: Seat,
    price: Option<u32>,
    why: Refusal,
) -> Refusal {
    let player = view.game.player(seat);
    let lacking = price.unwrap_or(0).saturating_sub(player.money());
    let Some(needed) = view.game.variant().points_to_sell(lacking) else {
        return why;
    };
    let short = needed > u32::from(view.game.points_for_sale(seat));
    if lacking == 0 || short || view.words.hides_money() {
        return why;
    }
    fl!(points_would_pay, why = &why, given = points(needed))
}

/// Reasons why buttons are disabled, as text: hovering is not for everybody.
#[derive(Default)]
pub struct Refused {
    reasons: Vec<(Refusal, Vec<String>)>,
}

impl Refused {
    fn add(&mut self, name: String, why: Refusal) {
        let known = self.reasons.iter_mut().find(|(reason, _)| *reason == why);
        match known {
            Some((_, names)) => names.push(name),
            None => self.reasons.push((why, vec![name])),
        }
    }

    /// Draws them, small, one after the other.
    pub fn show(&self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 0.0;
            for (why, names) in &self.reasons {
                let text = RichText::new(fl!(actions_refused, names = names.join(", "), why = why))
                    .small()
                    .weak();
                ui.label(text);
            }
        });
    }
}

/// The professions a seat may complete a work with: known ones, and those that
/// a hidden card may be.
#[must_use]
pub fn professions(view: &View<'_>, seat: Seat) -> (Set<Profession>, Set<Profession>) {
    let hand = view.game.player(seat).hand();
    (hand.known(), view.game.may_be_in_hand(seat))
}

/// Whether there is a profession to complete a work with.
fn can_work(view: &View<'_>, seat: Seat) -> Result<(), Refusal> {
    let (known, unknown) = professions(view, seat);
    let Some(profession) = known.union(unknown).first() else {
        return Err(fl!(work_no_profession).into());
    };
    let work = Decision::Complete(Work {
        profession,
        bonus: Set::EMPTY,
        prestige: 0,
    });
    match view.game.check(&Command::new(seat, work)) {
        // Another card may reach the minimum: the form shows which.
        Err(violation) if violation.rule != Rule::W2 => {
            Err(view.words.about(seat).cited(&violation))
        }
        _ => Ok(()),
    }
}

/// Whether any building can be built, or why not.
fn can_build(view: &View<'_>, seat: Seat) -> Result<(), Refusal> {
    let may = view.game.may_build(seat);
    may.map_err(|violation| view.words.about(seat).cited(&violation))
}

fn can_recruit(view: &View<'_>, seat: Seat) -> Result<(), Refusal> {
    let Some((from, profession)) = view.game.recruitable(seat).next() else {
        return Err(fl!(nobody_to_recruit).into());
    };
    let decision = Decision::Recruit(from, profession);
    allowed(view.game, view.words, seat, decision)
}

/// The professions that can be recruited, each a button.
pub fn recruits(ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Decision> {
    let mut decision = None;
    let mut any = false;
    ui.horizontal_wrapped(|ui| {
        for (from, card) in view.game.recruitable(seat) {
            any = true;
            let name = fl!(recruit_from, card = card.id(), from = view.words.seat(from));
            let text = fl!(
                card_from,
                card = card.id(),
                owner = shortened(&view.words.seat(from))
            );
            let recruit = Decision::Recruit(from, card);
            let legal = allowed(view.game, view.words, seat, recruit);
            if controls::button(ui, &name, &text, &legal) {
                decision = Some(recruit);
            }
        }
    });
    if !any {
        controls::remark(ui, fl!(nobody_to_recruit));
    }
    decision
}

/// What a seat has done in this turn so far, in words.
#[must_use]
pub fn done_this_turn(view: &View<'_>, seat: Seat) -> Vec<String> {
    let session = view.session;
    let mut done = Vec::new();
    for entry in (0..session.cursor()).rev() {
        let events = session.events_of(entry);
        let began = |event: &Event| matches!(event, Event::TurnBegan { .. });
        if events.iter().any(began) {
            break;
        }
        let command = session.log()[entry].command;
        if command.seat == seat {
            done.push(view.words.decision(&command.decision));
        }
    }
    done.reverse();
    done
}

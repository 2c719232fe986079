//! The possible actions of a turn: one button for each action in a row that never moves,
//! each with its price or count and its key, and the reason why the others are disabled.
//!
//! See [`actions`](super::actions) for the names of the buttons; their keys are the numbers
//! from 1 in the order of `actions`. The freedoms share a button; if only one is left, the
//! button is for that one.

use eframe::egui::{
    self, Align2, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::art::glyphs;
use super::{View, art, keys};
use crate::ui::base::explain::Refusal;
use crate::ui::base::icons::Icon;
use crate::ui::base::input::{is_second_click, plain_key};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{explain, focus, icons, text};
use crate::ui::parts::widgets::{KeyCap, Weight};
use crate::ui::parts::{small, widgets};
use florence::rules::Character;
use florence::rules::game::Turn;
use florence::{
    Command, Decision, Event, Fact, Freedom, Player, Profession, Rule, Violation, Work,
};
use table::{Item, Seat, Set};
use words::florence::{Named, board, florins, points, shortened};
use words::{BETWEEN, fl};

/// The gap between two buttons of the row.
const GAP: f32 = 7.0;
/// The number of buttons in the row.
const PLACES: usize = 6;

/// What a button of the turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Choosing a building.
    Build,
    /// Choosing the work.
    Work,
    /// Choosing the profession to recruit.
    Recruit,
    /// This decision.
    Decide(Decision),
    /// Selling this many points (G4), followed by this decision.
    SellFirst(u16, Decision),
}

/// One action of a turn.
#[derive(Debug)]
struct Action {
    /// Its name.
    name: String,
    /// The text on its button.
    text: &'static str,
    icon: Icon,
    /// Its price in florins, if it has one.
    price: Option<u32>,
    /// Otherwise, the text in the place of the price.
    below: String,
    /// A shorter text if there is little room.
    brief: String,
    next: Next,
    legal: Result<(), Refused>,
}

/// Why an action is impossible: in one or two words, and in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Refused {
    short: &'static str,
    why: Refusal,
    /// The number of points whose sale would pay for it (G4).
    sells: Option<u16>,
}

impl Refused {
    fn of(view: &View<'_>, seat: Seat, price: Option<u32>, violation: &Violation) -> Self {
        let why = view.words.about(seat).cited(violation);
        Self {
            short: in_short(violation),
            why: with_points(view, seat, price, why).0,
            sells: price.and_then(|price| points_to_sell(view, seat, price)),
        }
    }
}

impl Action {
    /// Returns what it leads to when it is clicked, if it can be.
    fn leads_to(&self) -> Option<Next> {
        match (&self.legal, self.next) {
            (Ok(()), next) => Some(next),
            (Err(Refused { sells, .. }), Next::Decide(decision)) => {
                sells.map(|number| Next::SellFirst(number, decision))
            }
            (Err(_), _) => None,
        }
    }
}

/// Returns the sale of points (G4), followed by this decision.
pub(crate) fn selling(seat: Seat, number: u16, decision: Decision) -> Vec<Command> {
    let sell = Command::new(seat, Decision::Sell(number));
    vec![sell, Command::new(seat, decision)]
}

/// Returns how many points pay for what a player lacks of a price, if that many can be sold
/// (G4).
pub(crate) fn points_to_sell(view: &View<'_>, seat: Seat, price: u32) -> Option<u16> {
    let lacking = price.saturating_sub(view.game.player(seat).money());
    let needed = view.game.variant().points_to_sell(lacking)?;
    let has = u32::from(view.game.points_for_sale(seat));
    let is_told = lacking > 0 && needed <= has && !view.words.hides_money();
    u16::try_from(needed).ok().filter(|_| is_told)
}

/// Returns why something is impossible, in one or two words.
fn in_short(violation: &Violation) -> &'static str {
    match violation.fact {
        Fact::NotEnoughMoney { .. } => fl!(short_of_money),
        Fact::NoActionLeft => fl!(short_of_actions),
        Fact::OncePerTurn => fl!(once_a_turn),
        Fact::NoCardLeft | Fact::NoTileLeft(_) | Fact::NoFreedomLeft(_) => fl!(none_left),
        Fact::HasFreedom(_) => fl!(freedom_introduced),
        Fact::AlreadyBuilt(_) => fl!(tile_built),
        Fact::NoRoom(_) => fl!(tile_no_room),
        Fact::NoRecruitingCard => fl!(short_of_cards),
        _ => fl!(not_now),
    }
}

/// The state of a turn besides the buttons of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The action being prepared, if any.
    pub next: Option<Next>,
}

/// Returns the number of actions in a turn: one more with the Cardinal (M7).
#[must_use]
pub fn actions_of(view: &View<'_>, turn: &Turn) -> u8 {
    let has = view.game.player(turn.seat).character() == Some(Character::Cardinal);
    let actions = view.game.variant().actions + u8::from(has);
    actions.max(turn.actions)
}

/// Draws the buttons in this room. Returns what was clicked or chosen by key.
pub fn buttons(
    ui: &mut Ui,
    rect: Rect,
    view: &View<'_>,
    seat: Seat,
    chosen: Chosen,
) -> Option<Next> {
    let actions = actions(view, seat);
    let ends = |action: &Action| action.next == Next::Decide(Decision::EndTurn);
    let others = actions
        .iter()
        .any(|action| action.legal.is_ok() && !ends(action));
    let width = ((rect.width() - GAP * (PLACES - 1) as f32) / PLACES as f32).floor();
    let place = |at: usize| {
        let left = rect.left() + at as f32 * (width + GAP);
        Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()))
    };
    let typed = |at: usize, action: &Action| {
        let key = keys::ACTIONS.keys.get(at).filter(|_| action.legal.is_ok());
        key.is_some_and(|&key| plain_key(ui, &[key]))
    };
    let by_key = (0..actions.len()).find(|&at| typed(at, &actions[at]));
    let mut next = by_key.map(|at| actions[at].next);
    let busy = chosen.next.is_some();
    let freedoms: Vec<usize> = (0..actions.len())
        .filter(|&at| matches!(actions[at].next, Next::Decide(Decision::Introduce(_))))
        .collect();
    let player = view.game.player(seat);
    let missing: Vec<usize> = freedoms
        .iter()
        .copied()
        .filter(|&at| match actions[at].next {
            Next::Decide(Decision::Introduce(freedom)) => !player.freedoms().contains(freedom),
            _ => false,
        })
        .collect();
    let mut shown = 0;
    for (at, action) in actions.iter().enumerate() {
        if action.next == Next::Recruit || freedoms.contains(&at) {
            // The freedoms share a place, where the first of them comes.
            if freedoms.first() != Some(&at) {
                continue;
            }
            let pressed = match *missing.as_slice() {
                [only] => button(ui, place(shown), &actions[only], only, Look::Plain)
                    .then(|| actions[only].leads_to())
                    .flatten(),
                [] => {
                    button(ui, place(shown), &all_introduced(action), at, Look::Plain);
                    None
                }
                _ => seals(ui, place(shown), &actions, &freedoms, player),
            };
            next = next.or(pressed);
            shown += 1;
            continue;
        }
        let look = match action.next {
            // If nothing else is left to do, ending the turn is the main button.
            Next::Decide(Decision::EndTurn) if !others && !busy => Look::Main,
            other if chosen.next == Some(other) => Look::Chosen,
            _ => Look::Plain,
        };
        if button(ui, place(shown), action, at, look) && !(ends(action) && is_second_click(ui)) {
            next = next.or(action.leads_to());
        }
        shown += 1;
    }
    ui.advance_cursor_after_rect(rect);
    next
}

/// Returns the text in the place of the freedoms once all of them are introduced.
fn all_introduced(action: &Action) -> Action {
    Action {
        name: fl!(action_freedom).to_owned(),
        text: fl!(action_freedom),
        icon: action.icon,
        price: None,
        below: String::new(),
        brief: String::new(),
        next: action.next,
        legal: Err(Refused {
            short: fl!(all_freedoms_introduced),
            why: fl!(all_freedoms_introduced).to_owned(),
            sells: None,
        }),
    }
}

/// Returns all actions, in the order of their keys.
fn actions(view: &View<'_>, seat: Seat) -> Vec<Action> {
    let game = view.game;
    let variant = game.variant();
    let check = |price: Option<u32>, decision: Decision| {
        let checked = view.shown(game.check(&Command::new(seat, decision)));
        checked.map_err(|violation| Refused::of(view, seat, price, &violation))
    };
    let decide =
        |name: String, text: &'static str, icon: Icon, price: u32, decision: Decision| Action {
            name,
            text,
            icon,
            price: Some(price),
            below: String::new(),
            brief: String::new(),
            next: Next::Decide(decision),
            legal: check(Some(price), decision),
        };
    let building = game.building_price(seat);
    let refused = |violation: Violation| Refused::of(view, seat, Some(building), &violation);
    let left = game.turn().map_or(0, |turn| turn.actions);
    let mut actions = vec![
        Action {
            name: fl!(action_build).into(),
            text: fl!(action_build),
            icon: glyphs::BUILDER,
            price: Some(building),
            below: String::new(),
            brief: String::new(),
            next: Next::Build,
            legal: view.shown(game.may_build(seat)).map_err(refused),
        },
        Action {
            name: fl!(action_complete_a_work).into(),
            text: fl!(action_work_short),
            icon: Icon::Work,
            price: None,
            below: possible_works(view, seat),
            brief: String::new(),
            next: Next::Work,
            legal: can_work(view, seat),
        },
        decide(
            fl!(action_hire).into(),
            fl!(action_hire_short),
            Icon::Card,
            variant.hire_price,
            Decision::Hire,
        ),
        decide(
            fl!(action_acquire_bonus).into(),
            fl!(action_bonus_short),
            Icon::Bonus,
            variant.bonus_price,
            Decision::AcquireBonus,
        ),
    ];
    actions.extend(Freedom::ALL.iter().map(|&freedom| {
        let name = fl!(action_introduce, freedom = freedom.id());
        let price = variant.freedom_price;
        let introduce = Decision::Introduce(freedom);
        decide(name, freedom.name(), freedom.into(), price, introduce)
    }));
    actions.push(Action {
        name: fl!(action_recruit).into(),
        text: fl!(action_recruit),
        icon: glyphs::RECRUIT,
        price: None,
        below: String::new(),
        brief: String::new(),
        next: Next::Recruit,
        legal: can_recruit(view, seat),
    });
    actions.push(Action {
        name: fl!(end_turn).into(),
        text: fl!(end_turn),
        icon: Icon::Arrow,
        price: None,
        below: fl!(actions_left_short, left),
        brief: fl!(actions_left_brief, left),
        next: Next::Decide(Decision::EndTurn),
        legal: check(None, Decision::EndTurn),
    });
    actions
}

/// The emphasis of a button.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Plain,
    Chosen,
    Main,
}

/// Draws a button: its icon and name, and below them price or count and key.
fn button(ui: &Ui, rect: Rect, action: &Action, at: usize, look: Look) -> bool {
    let enabled = ui.is_enabled() && action.leads_to().is_some();
    let id = ui.scope_id().with(("action", at));
    let response = ui.interact(
        rect,
        id,
        if enabled {
            Sense::click()
        } else {
            Sense::hover()
        },
    );
    let chosen = look == Look::Chosen;
    let name = match action.leads_to() {
        Some(Next::SellFirst(number, _)) => {
            fl!(sell_and, given = points(number), what = &action.name)
        }
        _ => action.name.clone(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, chosen, &name));
    explain::says(&response, &action.name);
    let palette = Palette::of(ui);
    let weight = match look {
        Look::Main => Weight::Main,
        Look::Plain | Look::Chosen => Weight::Usual,
    };
    let (rect, ink) = widgets::paint_ground(ui, rect, &response, weight, (enabled, chosen));
    let weak = if look == Look::Main {
        ink
    } else {
        palette.weak
    };
    let inside = rect.shrink2(vec2(8.0, 0.0));
    let [upper, lower] = [rect.center().y - 8.5, rect.center().y + 10.0];
    let square = small::around(pos2(inside.left() + 8.5, upper), 17.0);
    // If there is no room for both, the word is clearer than the icon.
    let beside = square.right() + 6.0;
    let has_icon = width_of(ui, action.text, 12.5) <= rect.right() - 4.0 - beside;
    let left = if has_icon { beside } else { inside.left() };
    if has_icon {
        icons::paint(ui.painter(), square, action.icon, ink);
    }
    fitted(
        ui,
        pos2(left, upper),
        action.text,
        ink,
        rect.right() - 4.0 - left,
    );
    let cap = keys::ACTIONS.keys.get(at).map(|key| key.symbol_or_name());
    let mut room = inside.width();
    if let Some(key) = cap.filter(|_| enabled && action.legal.is_ok()) {
        KeyCap::paint_in_corner(ui, rect.max - vec2(6.0, 6.0), key, weak);
        room -= 24.0;
    }
    let mut left = inside.left();
    let below = match &action.legal {
        Err(Refused {
            sells: Some(number),
            ..
        }) if enabled => fl!(sell_first_short, number = *number),
        Err(refused) => refused.short.to_owned(),
        Ok(()) => match action.price {
            Some(0) => fl!(action_free).to_owned(),
            Some(price) => {
                coin(ui, small::around(pos2(left + 6.0, lower), 12.0));
                left += 16.0;
                room -= 16.0;
                board::amount(price)
            }
            None => action.below.clone(),
        },
    };
    let font = text::fitting(ui, &below, face::text, [12.0, 12.5], room);
    let fits = action.brief.is_empty() || text::width(ui, &below, font.clone()) <= room;
    let below = if fits { &below } else { &action.brief };
    small::left(ui, pos2(left, lower), below, (font, weak), room);
    match &action.legal {
        Ok(()) => {
            let clicked = response.clicked();
            response.on_hover_text(&action.name);
            clicked
        }
        Err(refused) => {
            let clicked = enabled && response.clicked();
            response.on_hover_text(&refused.why);
            clicked
        }
    }
}

/// The size of the frame of a key next to a seal.
const CAP: Vec2 = Vec2::new(13.0, 15.0);
/// The width of a coin before a price.
const COIN: f32 = 16.0;

/// Draws the freedoms in one place: a seal each, in gold if it is already introduced.
fn seals(
    ui: &Ui,
    rect: Rect,
    actions: &[Action],
    freedoms: &[usize],
    player: &Player,
) -> Option<Next> {
    let palette = Palette::of(ui);
    let ground = ui.interact(rect, ui.scope_id().with("freedoms"), Sense::hover());
    let any = freedoms.iter().any(|&at| actions[at].legal.is_ok());
    let (rect, ink) = widgets::paint_ground(ui, rect, &ground, Weight::Usual, (any, false));
    let upper = rect.top() + 12.5;
    let left = rect.left() + 8.0;
    let right = rect.right() - 6.0;
    let price = freedoms.first().and_then(|&at| actions[at].price);
    let name = fitted(
        ui,
        pos2(left, upper),
        fl!(action_freedom),
        ink,
        right - left,
    );
    if let Some(price) = price.filter(|&price| any && price > 0) {
        let price = board::amount(price);
        let at = pos2(right - 2.0, upper);
        let font = face::text(12.5);
        // The price is shown if it fits, the coin if both do.
        let room = right - 4.0 - name.right();
        let wide = text::width(ui, &price, font.clone());
        if wide <= room {
            let number = small::right(ui, at, &price, (font, palette.weak), 40.0);
            if wide + COIN <= room {
                let at = pos2(number.left() - COIN / 2.0 - 1.0, upper);
                coin(ui, small::around(at, 12.0));
            }
        }
    }
    let lower = rect.with_min_y(rect.top() + 22.0).shrink2(vec2(3.0, 2.0));
    let step = lower.width() / freedoms.len().max(1) as f32;
    let mut next = None;
    for (n, &at) in freedoms.iter().enumerate() {
        let action = &actions[at];
        let has = match action.next {
            Next::Decide(Decision::Introduce(freedom)) => player.freedoms().contains(freedom),
            _ => false,
        };
        let enabled = ui.is_enabled() && action.legal.is_ok();
        let left = lower.left() + n as f32 * step;
        let part = Rect::from_min_size(pos2(left, lower.top()), vec2(step, lower.height()));
        let part = part.shrink2(vec2(1.0, 0.0));
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(part, ui.scope_id().with(("action", at)), sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, has, &action.name));
        if enabled && response.hovered() {
            let round = CornerRadius::same(size::ROUND_KEY);
            ui.painter().rect_filled(part, round, palette.chosen);
        }
        if response.has_focus() {
            focus::focus_ring(ui, part.shrink(2.0));
        }
        let key = keys::ACTIONS.keys.get(at).filter(|_| enabled);
        let shift = if key.is_some() {
            CAP.x / 2.0 + 1.0
        } else {
            0.0
        };
        let side = (part.height() - 6.0).min(20.0);
        let side = side.min(part.width() - 2.0 * shift - 2.0);
        let square = small::around(part.center() - vec2(shift, 0.0), side);
        let opacity = if has || enabled { 1.0 } else { 0.5 };
        if let Next::Decide(Decision::Introduce(freedom)) = action.next {
            let mut painter = ui.painter().clone();
            painter.multiply_opacity(opacity);
            let dark = ui.visuals().dark_mode;
            art::seal::paint(&painter, square.expand(2.0), dark, freedom, has);
        }
        if let Some(key) = key {
            // Framed as on the other buttons, because it is not a price.
            let at = pos2(square.right() + 1.0 + CAP.x / 2.0, part.center().y);
            let cap = Rect::from_center_size(at, CAP);
            let (round, edge) = (CornerRadius::same(3), Stroke::new(1.0, palette.weak));
            let painter = ui.painter();
            painter.rect_stroke(cap, round, edge, StrokeKind::Inside);
            let key = key.symbol_or_name();
            let font = face::strong(10.0);
            painter.text(at, Align2::CENTER_CENTER, key, font, palette.weak);
        }
        match &action.legal {
            Ok(()) => {
                if response.clicked() {
                    next = Some(action.next);
                }
                let price = action.price.filter(|&price| price > 0);
                let told = match price {
                    Some(price) => [action.name.as_str(), &florins(price)].join(BETWEEN),
                    None => action.name.clone(),
                };
                response.on_hover_text(told);
            }
            Err(refused) => {
                response.on_hover_text(&refused.why);
            }
        }
    }
    next
}

fn width_of(ui: &Ui, text: &str, points: f32) -> f32 {
    let painter = ui.painter();
    let font = face::strong(points);
    let galley = painter.layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER);
    galley.size().x
}

/// Draws a word at a left centre, as large as it fits.
fn fitted(ui: &Ui, at: egui::Pos2, text: &str, ink: egui::Color32, room: f32) -> Rect {
    let sizes = [14.0, 13.5, 13.0, 12.5].into_iter();
    let points = sizes
        .into_iter()
        .find(|&points| width_of(ui, text, points) <= room);
    let font = face::strong(points.unwrap_or(12.5));
    small::left(ui, at, text, (font, ink), room)
}

/// Draws a florin.
pub fn coin(ui: &Ui, rect: Rect) {
    art::coin::paint_coin(ui.painter(), rect, ui.visuals().dark_mode);
}

/// Returns a refusal for lack of money with the points that would pay for it (G4), and a
/// short version if there are such points.
pub(crate) fn with_points(
    view: &View<'_>,
    seat: Seat,
    price: Option<u32>,
    why: Refusal,
) -> (Refusal, Option<String>) {
    let price = price.unwrap_or(0);
    let Some(needed) = points_to_sell(view, seat, price) else {
        return (why, None);
    };
    let lacking = price.saturating_sub(view.game.player(seat).money());
    let given = points(needed);
    let short = fl!(
        points_would_pay_short,
        player = shortened(&view.words.seat(seat)),
        lacking = florins(lacking),
        given = &given
    );
    (
        fl!(points_would_pay, why = &why, given = given),
        Some(short),
    )
}

/// A sentence in a short version to read and a full version to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The visible text.
    pub shown: String,
    /// The text for screen readers.
    pub told: String,
}

impl From<String> for Said {
    fn from(told: String) -> Self {
        let shown = told.clone();
        Self { shown, told }
    }
}

/// Reasons why actions are not possible, as text: hovering is not for everybody.
/// Those with the same reason stand together. Of what has no button, since there is no card
/// for it, nothing is said.
#[must_use]
pub fn refusals(view: &View<'_>, seat: Seat) -> Vec<Said> {
    let mut reasons: Vec<(Refusal, Vec<Action>)> = Vec::new();
    let recruits = may_recruit(view, seat).is_some();
    let has_button = |action: &Action| action.next != Next::Recruit || recruits;
    for action in actions(view, seat).into_iter().filter(has_button) {
        let Err(Refused { why, .. }) = &action.legal else {
            continue;
        };
        match reasons.iter_mut().find(|(reason, _)| reason == why) {
            Some((_, actions)) => actions.push(action),
            None => reasons.push((why.clone(), vec![action])),
        }
    }
    let sentence = |(why, actions): (Refusal, Vec<Action>)| {
        let names: Vec<&str> = actions.iter().map(|action| action.name.as_str()).collect();
        let short: Vec<&str> = actions.iter().map(|action| action.text).collect();
        let said = |names: Vec<&str>| fl!(actions_refused, names = names.join(", "), why = &why);
        Said {
            shown: said(short),
            told: said(names),
        }
    };
    reasons.into_iter().map(sentence).collect()
}

/// Checks whether recruiting is possible, for the button in the line above the row; `None`
/// if there is no card for it. Its key is read with those of the row.
#[must_use]
pub fn may_recruit(view: &View<'_>, seat: Seat) -> Option<Result<(), Refusal>> {
    let cards = view.game.player(seat).recruiting_in_hand();
    let legal = can_recruit(view, seat).map_err(|refused| refused.why);
    (cards > 0).then_some(legal)
}

/// Returns the key of recruiting.
#[must_use]
pub fn recruit_key() -> &'static str {
    // After the first four actions and the freedoms.
    let at = 4 + Freedom::COUNT;
    keys::ACTIONS.keys[at].symbol_or_name()
}

/// Returns the professions with which a seat can complete a work: known ones, and those
/// that a hidden card may be.
#[must_use]
pub fn professions(view: &View<'_>, seat: Seat) -> (Set<Profession>, Set<Profession>) {
    let hand = view.game.player(seat).hand();
    (hand.known(), view.game.may_be_in_hand(seat))
}

/// Returns how many works of a hand reach the minimum, if that is known.
fn possible_works(view: &View<'_>, seat: Seat) -> String {
    let game = view.game;
    let (known, unknown) = professions(view, seat);
    if !unknown.is_empty() {
        return fl!(works_from_hidden).to_owned();
    }
    let bonus = game.player(seat).bonus_cards().known();
    let reaches = |card: &Profession| game.work_value(seat, *card, bonus).total() >= game.minimum();
    let has_princess = game.player(seat).character() == Some(Character::Princess);
    let princess = has_princess && game.princess_value(seat).total() >= game.minimum();
    fl!(
        works_possible,
        number = known.iter().filter(reaches).count() + usize::from(princess)
    )
}

/// Checks whether there is a profession to complete a work with.
fn can_work(view: &View<'_>, seat: Seat) -> Result<(), Refused> {
    let princess = Command::new(seat, Decision::Princess(0));
    if view.game.check(&princess).is_ok() {
        return Ok(());
    }
    let (known, unknown) = professions(view, seat);
    let Some(profession) = known.union(unknown).first() else {
        return Err(Refused {
            short: fl!(short_of_cards),
            why: fl!(work_no_profession).into(),
            sells: None,
        });
    };
    let work = Decision::Complete(Work {
        profession,
        bonus: Set::EMPTY,
        prestige: 0,
    });
    match view.game.check(&Command::new(seat, work)) {
        // Another card may reach the minimum: the values show which.
        Err(violation) if violation.rule != Rule::W2 => {
            Err(Refused::of(view, seat, None, &violation))
        }
        _ => Ok(()),
    }
}

fn can_recruit(view: &View<'_>, seat: Seat) -> Result<(), Refused> {
    let Some((from, profession)) = view.game.recruitable(seat).next() else {
        return Err(Refused {
            short: fl!(none_left),
            why: fl!(nobody_to_recruit).into(),
            sells: None,
        });
    };
    let command = Command::new(seat, Decision::Recruit(from, profession));
    let checked = view.game.check(&command);
    checked.map_err(|violation| Refused::of(view, seat, None, &violation))
}

/// Describes what a seat has done in this turn so far.
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
        // Values set by hand are not actions.
        if command.seat == seat && !command.decision.is_correction() {
            done.push(view.words.done(&command));
        }
    }
    done.reverse();
    done
}

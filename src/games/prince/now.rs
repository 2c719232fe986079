//! "Now", in the same place in every phase: on the left what it is about, on the right
//! whose decision it is, with the most likely one on the largest button.
//!
//! Buttons: the most likely decision, `Bid 23` (Enter; a bid also +); the others next to it
//! (1, 2, 3 …; `Pass` also P and -); `Skip ahead` (Space) while the computer is thinking.
//! After a game, `Look back at the decisions` (Enter, if it was played on this screen) and
//! `Export…`; after one on this screen also `Another game` and `Same deal again`.

use eframe::egui::{Key, Rect, Ui, pos2, vec2};

use super::ask::{Ask, ask, is_bidding};
use super::seizure_fight::Composed;
use super::state::Table;
use super::{Intent, View, about, commands, keys, looking};
use crate::ui::base::input::plain_key;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::now_block::{block, inside, who};
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{after_game, computer, controls, page, small};
use crate::ui::session::reviewing::Wish;
use prince::{CardId, CardType, Command, Decision, Phase, Place, Step};
use table::{Seat, Told};
use words::fl;
use words::prince::names;

/// The gap between the two parts.
const BETWEEN: f32 = 12.0;
/// The share of the width that the decision takes, and its least width.
const DECISION: f32 = 0.56;
const LEAST_DECISION: f32 = 346.0;
/// The height of the small buttons, which are in two rows.
const SMALL: f32 = 27.0;
/// The most buttons next to the main one, and the least width of the main one.
const MOST_BESIDE: usize = 6;
const LEAST_MAIN: f32 = 118.0;
/// The width of the steps of a bid where each is a number alone.
const STEPS: f32 = 62.0;
/// The least size of letters on the main button before shorter words are tried.
const LEAST_LETTERS: f32 = 16.0;
/// The most letters of a name on a button, and fewer if there is less room.
const LETTERS: usize = 12;
const FEWER: [usize; 3] = [8, 5, 3];
/// The number of seconds after a decision during which a click makes no other one: a player
/// who clicks quickly would hit another button that has just appeared in the same place.
const APART: f64 = 0.4;

/// The state of the block besides the game.
#[derive(Debug, Default)]
pub struct NowPanel {
    /// The time of the last click here, in seconds, and what was shown then.
    clicked: Option<(f64, u64)>,
    /// The selected but unconfirmed secret answer, and the bid being typed, in this state.
    draft: (u64, usize),
    chosen: Option<Decision>,
    typed: String,
    /// Whether an office or an artist can be moved.
    moves: bool,
    /// Which card of the display has been named as which card.
    named: Option<(u8, CardId)>,
}

/// A button.
struct Item {
    text: String,
    /// Shorter and shorter texts, in the order in which they are tried.
    shorter: Vec<String>,
    name: Option<String>,
    does: Does,
    refused: Result<(), String>,
    is_chosen: bool,
}

/// What a button does.
#[derive(Clone)]
enum Does {
    Want(Intent),
    Choose(Decision),
}

impl Item {
    fn play(text: String, commands: Vec<Command>) -> Self {
        Self {
            text,
            shorter: Vec::new(),
            name: None,
            does: Does::Want(Intent::Play(commands)),
            refused: Ok(()),
            is_chosen: false,
        }
    }

    /// Returns its text, with names shortened as far as needed.
    fn said(&self, fits: impl Fn(&str) -> bool) -> &str {
        let mut all = [&self.text].into_iter().chain(&self.shorter);
        let least = self.shorter.last().unwrap_or(&self.text);
        all.find(|said| fits(said)).unwrap_or(least)
    }
}

impl NowPanel {
    /// Draws it. `composed` is the decision put together in a tab, if it is made there.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        open: &Table,
        view: &View<'_>,
        composed: Option<Composed>,
    ) -> Option<Intent> {
        let [left, right] = parts(ui.max_rect());
        let asked = ask(view);
        let is_again = view.game.is_over();
        let place = match asked.seat {
            Some(_) => left,
            None if is_again => left,
            None => ui.max_rect(),
        };
        let bots_turn = looking::computer_decides(view.game, view.asked);
        let Some(seat) = asked.seat.filter(|_| !bots_turn) else {
            about::show(ui, place, view, &asked, None);
            if is_again {
                return again(ui, right, open);
            }
            return asked
                .seat
                .and_then(|seat| thinks(ui, right, open, view, seat));
        };
        let state = (open.revision(), open.own.looking.looks());
        if self.draft != state {
            self.draft = state;
            self.chosen = None;
            self.typed.clear();
        }
        let is_bid = is_bidding(view.game);
        if is_bid {
            self.type_bid(ui);
        }
        let (main, others) = self.items(open, view, &asked, composed);
        // What is missing is shown where everyone looks, not only at the pointer.
        let missing = main.as_ref().and_then(|main| main.refused.as_ref().err());
        about::show(ui, place, view, &asked, missing.map(String::as_str));
        let wanted = self.decide(ui, right, view, seat, (main, others))?;
        match wanted {
            Does::Want(intent) => Some(intent),
            Does::Choose(decision) => {
                self.chosen = Some(decision);
                ui.ctx().request_repaint();
                None
            }
        }
    }

    /// Sets which card of the display has been named as which card, before it is turned up.
    pub fn let_name(&mut self, named: Option<(u8, CardId)>) {
        self.named = named;
    }

    /// Sets whether an office or an artist can be moved.
    pub fn let_move(&mut self, moves: bool) {
        self.moves = moves;
    }

    /// Returns the bid being typed, in ducats.
    #[must_use]
    pub fn typed_bid(&self) -> Option<u32> {
        self.typed.parse().ok()
    }

    /// Adds typed digits to the next bid.
    fn type_bid(&mut self, ui: &Ui) {
        for (at, key) in keys::DIGITS.keys.iter().enumerate() {
            if plain_key(ui, &[*key]) && self.typed.len() < 5 {
                let digit = (at + 1) % 10;
                self.typed.push_str(&digit.to_string());
            }
        }
        if !self.typed.is_empty() && plain_key(ui, &[Key::Backspace]) {
            self.typed.pop();
        }
    }

    /// Returns the main button, and the others.
    fn items(
        &self,
        open: &Table,
        view: &View<'_>,
        asked: &Ask,
        composed: Option<Composed>,
    ) -> (Option<Item>, Vec<Item>) {
        let Some(seat) = asked.seat else {
            return (None, Vec::new());
        };
        let game = view.game;
        let words = &view.words;
        let command = |decision| Command::new(seat, decision);
        let text = |decision| words.button(Some(game), &command(decision));
        let of = |most, decision| {
            let brief = words.with_names_of(most);
            brief.button(Some(game), &command(decision))
        };
        let plain = |decision| Item {
            name: Some(text(decision)),
            shorter: shorter(view, &command(decision)),
            ..Item::play(of(LETTERS, decision), vec![command(decision)])
        };
        let looking = &open.own.looking;
        let before = game.trade().is_some() || game.arrival().is_some();
        if let Some(composed) = composed {
            let commands = match &composed.intent {
                Intent::Play(commands) => commands.as_slice(),
                _ => &[],
            };
            let main = Item {
                text: composed.text,
                shorter: match commands {
                    [command] if composed.shorter.is_empty() => shorter(view, command),
                    _ => composed.shorter,
                },
                name: None,
                does: Does::Want(composed.intent),
                refused: composed.refused.map_or(Ok(()), Err),
                is_chosen: false,
            };
            // The phase can also end without an attack.
            let ends = asked.main.filter(|main| *main == Decision::EndPhase);
            return (Some(main), ends.map(plain).into_iter().collect());
        }
        let is_open = !looking.is_digital() && !looking.seals();
        match game.phase() {
            Phase::Doctors(_) | Phase::Accusing(_) if is_open && !before => {
                return together(view);
            }
            Phase::Doctors(_) | Phase::Accusing(_) | Phase::Ballot(_) if !before => {
                let mut options: Vec<Decision> = match game.phase() {
                    Phase::Ballot(_) => Vec::new(),
                    _ => asked.main.into_iter().collect(),
                };
                options.extend(&asked.others);
                if let [only] = options[..] {
                    return (Some(plain(only)), Vec::new());
                }
                let chosen = self.chosen.or(options.first().copied().filter(|_| {
                    // No vote is suggested to a player.
                    !matches!(game.phase(), Phase::Ballot(_))
                }));
                let main = chosen.map(|chosen| Item {
                    // The choice is visible next to the button.
                    text: fl!(prince_confirm_it).to_owned(),
                    shorter: Vec::new(),
                    name: Some(fl!(prince_confirm, what = text(chosen))),
                    ..plain(chosen)
                });
                let others = options.into_iter().map(|option| Item {
                    shorter: Vec::new(),
                    text: match option {
                        Decision::Doctor => names::card_type(CardType::Doctor),
                        Decision::NoDoctor => fl!(prince_no_doctor).to_owned(),
                        _ => of(LETTERS, option),
                    },
                    does: Does::Choose(option),
                    is_chosen: chosen == Some(option),
                    ..plain(option)
                });
                return (main, others.collect());
            }
            _ => {}
        }
        let typed = self.typed.parse().ok().map(Decision::Bid);
        let main = match typed.filter(|_| is_bidding(game)) {
            Some(bid) => {
                let why = game.check(&command(bid)).err();
                let why = why.map(|why| words.refusal(Told::own(&command(bid)), &why));
                Some(Item {
                    refused: why.map_or(Ok(()), Err),
                    ..plain(bid)
                })
            }
            None if game.only_moves_are_left() => {
                let ends = [Decision::EndPlay, Decision::EndPhase];
                Some(Item::play(
                    text(Decision::EndPhase),
                    ends.map(command).to_vec(),
                ))
            }
            None => match (asked.main, self.named) {
                // The card selected in the list is the one that is turned up.
                (Some(Decision::TurnUp(_)), Some((slot, card))) => {
                    let turned = [Decision::TurnUp(slot), Decision::Turned(card)];
                    Some(Item::play(text(turned[0]), turned.map(command).to_vec()))
                }
                (None, Some((_, card))) if matches!(game.phase(), Phase::Turning(_)) => {
                    Some(plain(Decision::Turned(card)))
                }
                (main, _) => main.map(plain),
            },
        };
        let others = asked.others.iter().map(|&decision| match decision {
            // Only the place: the card is shown next to it.
            Decision::Place(card, place) if game.furnishing().is_none() => Item {
                shorter: Vec::new(),
                text: match place {
                    Some(Place::Holding(holding)) => words.card(holding),
                    Some(Place::Base(_)) => fl!(prince_base).to_owned(),
                    None => fl!(prince_button_place_front).to_owned(),
                },
                ..plain(Decision::Place(card, place))
            },
            // The step alone only where there is no room for more.
            Decision::Bid(bid) => Item {
                shorter: vec![bid.to_string()],
                ..plain(decision)
            },
            _ => plain(decision),
        });
        let mut others: Vec<Item> = others.collect();
        if self.moves && matches!(game.phase(), Phase::Step(Step::Play | Step::Seize { .. })) {
            // Cards already placed are moved on the tab of the table.
            others.push(Item {
                name: Some(fl!(prince_moves).to_owned()),
                does: Does::Want(Intent::ShowSeat(seat)),
                ..Item::play(fl!(prince_move_some).to_owned(), Vec::new())
            });
        }
        (main, others)
    }

    /// Draws whose decision it is, and its buttons.
    fn decide(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        view: &View<'_>,
        seat: Seat,
        (main, mut others): (Option<Item>, Vec<Item>),
    ) -> Option<Does> {
        block(ui, rect, true);
        let state = self.draft.0;
        let inner = rect.shrink2(vec2(12.0, (rect.height() - size::GREAT_BUTTON) / 2.0));
        let name = view.words.seat(seat);
        let column = inner.with_max_x(inner.left() + (inner.width() * 0.2).clamp(58.0, 96.0));
        who(ui, column, seat, &name);
        tell(ui, column, "decides", &name);
        let room = inner.with_min_x(column.right() + 10.0);
        let is_bid = is_bidding(view.game);
        // The pass is separate, at the end.
        let pass = if is_bid { others.pop() } else { None };
        let room_beside = room.width() - LEAST_MAIN;
        if view.game.arrival().is_some() && view.game.trade().is_none() {
            // Places that do not fit here are clicked in the tab below.
            while others.len() > 1 && wanted_width(ui, &others) > room_beside {
                others.pop();
            }
        }
        let columns = others.len().div_ceil(2).min(3);
        let pass_width = if pass.is_some() { 82.0 } else { 0.0 };
        let rest = room.width() - pass_width;
        let main_width = match (&main, columns) {
            (None, _) => 0.0,
            (Some(_), 0) => rest,
            (Some(_), _) if is_bid => {
                // Without room for the whole words the steps stand alone.
                let wide = |item: &Item| Press::new(&item.text).small().width(ui) + 8.0;
                let steps = others.iter().map(wide).fold(0.0, f32::max);
                match rest - steps >= LEAST_MAIN {
                    true => rest - steps,
                    false => (rest - STEPS).max(LEAST_MAIN),
                }
            }
            (Some(_), _) => (rest - wanted_width(ui, &others)).max(LEAST_MAIN),
        };
        let mut wanted = None;
        match &main {
            Some(main) => {
                let place = Rect::from_min_size(room.min, vec2(main_width - 8.0, room.height()));
                let name = main.name.as_deref().unwrap_or(&main.text);
                let fits = |said: &str| {
                    text::width(ui, said, face::display(LEAST_LETTERS)) + 24.0 <= place.width()
                };
                let said = main.said(fits);
                let button = Press::new(said).name(name).main().great().enter();
                // That digits are a bid is seen before anybody has typed one.
                let below = match is_bid && self.typed.is_empty() {
                    true => fl!(prince_bid_typed),
                    false => "",
                };
                let button = button.below(below).allowed(&main.refused);
                let button = button.at_least(place.size());
                let response = inside(ui, place, |ui| ui.add(button));
                let free = ui.memory(|memory| memory.focused().is_none());
                let pressed = free && controls::fresh_enter(ui);
                let bids = is_bid && keys::sign_key(ui, keys::BID.keys);
                let clicked = response.clicked() && self.is_meant(ui, state);
                if main.refused.is_ok() && (clicked || pressed || bids) {
                    wanted = Some(main.does.clone());
                }
            }
            None if others.is_empty() => {
                let style = (face::text(14.0), Palette::of(ui).weak);
                let said = fl!(prince_no_choice);
                small::left(ui, room.left_center(), said, style, room.width());
            }
            None => {}
        }
        let beside = room
            .with_min_x(room.left() + main_width)
            .with_max_x(room.right() - pass_width);
        // Digits are bids, or cards of the display.
        let is_free = view.game.trade().is_none() && view.game.arrival().is_none();
        let acquires = is_free && matches!(view.game.phase(), Phase::Step(Step::Acquire));
        let pressed = self.beside(ui, beside, &others, (columns, !is_bid && !acquires));
        wanted = pressed.or(wanted);
        if let Some(pass) = pass {
            let place = room.with_min_x(room.right() - pass_width + 4.0);
            let button = Press::new(&pass.text).great().key((keys::PASS.written)());
            let response = inside(ui, place, |ui| ui.add(button.at_least(place.size())));
            let typed = keys::sign_key(ui, keys::PASS.keys);
            if (response.clicked() && self.is_meant(ui, state)) || typed {
                wanted = Some(pass.does);
            }
        }
        if wanted.is_some() {
            self.clicked = clicked_at(ui).map(|at| (at, state));
        }
        wanted
    }

    /// Draws the smaller buttons next to the main one: a single one in one row, otherwise
    /// in two rows.
    fn beside(
        &self,
        ui: &mut Ui,
        rect: Rect,
        others: &[Item],
        (columns, has_digits): (usize, bool),
    ) -> Option<Does> {
        let mut wanted = None;
        let in_rows = if others.len() < 2 { 1 } else { 2 };
        let widths = column_widths(ui, others);
        let whole: f32 = widths.iter().sum();
        // More or less room than needed is shared in proportion.
        let share = rect.width() / whole.max(1.0);
        let height = if in_rows == 1 { rect.height() } else { SMALL };
        for (at, item) in others.iter().take(MOST_BESIDE).enumerate() {
            let (column, row) = (at / in_rows, at % in_rows);
            let top = match (in_rows, row) {
                (1, _) | (_, 0) => rect.top(),
                _ => rect.bottom() - SMALL,
            };
            let left = rect.left() + widths[..column].iter().sum::<f32>() * share;
            let width = widths[column] * share;
            let place = Rect::from_min_size(pos2(left, top), vec2(width - 8.0, height));
            let name = item.name.as_deref().unwrap_or(&item.text);
            let room = place.width();
            let said = item.said(|said| Press::new(said).small().width(ui) <= room);
            let mut button = Press::new(said).name(name).small().chosen(item.is_chosen);
            if has_digits && columns < 2 {
                // The text takes precedence over the key that does the same.
                let with_key = button.clone().key((at + 1).to_string());
                if with_key.width(ui) <= room {
                    button = with_key;
                }
            }
            let button = button.at_least(place.size());
            let response = inside(ui, place, |ui| ui.add(button));
            let digit = keys::DIGITS.keys.get(at).filter(|_| has_digits);
            let typed = digit.is_some_and(|key| plain_key(ui, &[*key]));
            if (response.clicked() && self.is_meant(ui, self.draft.0)) || typed {
                wanted = Some(item.does.clone());
            }
        }
        wanted
    }

    /// Returns whether a click is separate from a series that began with an earlier
    /// decision. In an auction every click counts.
    fn is_meant(&self, ui: &Ui, state: u64) -> bool {
        match (clicked_at(ui), self.clicked) {
            (Some(now), Some((before, then))) => then == state || now - before > APART,
            (Some(_), None) | (None, _) => true,
        }
    }
}

/// Returns the widths that the columns of smaller buttons need.
fn column_widths(ui: &Ui, others: &[Item]) -> Vec<f32> {
    let shown = &others[..others.len().min(MOST_BESIDE)];
    let wide = |item: &Item| Press::new(&item.text).small().width(ui) + 8.0;
    let columns = shown
        .chunks(2)
        .map(|of| of.iter().map(wide).fold(0.0, f32::max));
    let key = if shown.len() > 2 { 0.0 } else { 24.0 };
    columns.map(|wide| wide + key).collect()
}

/// Returns the width of all of them.
fn wanted_width(ui: &Ui, others: &[Item]) -> f32 {
    column_widths(ui, others).iter().sum()
}

/// Returns the texts of a button with shorter and shorter names; in the end only the player
/// who gets an office, because the office is shown next to it.
fn shorter(view: &View<'_>, command: &Command) -> Vec<String> {
    let with = |most| view.words.with_names_of(most);
    let said = FEWER.map(|most| with(most).button(Some(view.game), command));
    let to = match command.decision {
        Decision::Give(Some(to)) => [LETTERS, FEWER[0], FEWER[1], FEWER[2]]
            .map(|most| with(most).seat(to))
            .to_vec(),
        _ => Vec::new(),
    };
    said.into_iter().chain(to).collect()
}

/// Returns buttons that enter the other players' answers to a Poison or a shuffle at once,
/// at a real table that hides nothing: no player does anything, or who does.
fn together(view: &View<'_>) -> (Option<Item>, Vec<Item>) {
    let game = view.game;
    let [yes, no] = match game.phase() {
        Phase::Accusing(_) => [Decision::Accuse, Decision::NoAccuse],
        _ => [Decision::Doctor, Decision::NoDoctor],
    };
    let asked: Vec<Seat> = game
        .clockwise(game.pope())
        .filter(|seat| game.may_decide().contains(*seat))
        .collect();
    let answers = |one: Option<Seat>| {
        let answer = |&seat: &Seat| Command::new(seat, if Some(seat) == one { yes } else { no });
        asked.iter().map(answer).collect::<Vec<Command>>()
    };
    let who = |&seat: &Seat| {
        let command = Command::new(seat, yes);
        let text = fl!(
            prince_by,
            name = view.words.seat(seat),
            what = view.words.button(Some(game), &command)
        );
        // The action is the same on all of them and is shown next to them.
        let named = |most| view.words.with_names_of(most).seat(seat);
        let item = Item {
            name: Some(text),
            shorter: FEWER.map(named).to_vec(),
            ..Item::play(named(LETTERS), answers(Some(seat)))
        };
        game.check(&command).is_ok().then_some(item)
    };
    let nobody = Item::play(fl!(prince_nobody).to_owned(), answers(None));
    (Some(nobody), asked.iter().filter_map(who).collect())
}

/// Returns the time if something is clicked now.
fn clicked_at(ui: &Ui) -> Option<f64> {
    ui.input(|input| input.pointer.any_click().then_some(input.time))
}

/// Returns the two parts: what it is about, and whose decision it is.
#[must_use]
pub fn parts(rect: Rect) -> [Rect; 2] {
    let right = (rect.width() * DECISION).round().max(LEAST_DECISION);
    let right = right.min(rect.width() * 0.68);
    let (left, right) = rect.split_left_right_at_x(rect.right() - right);
    [left.with_max_x(left.right() - BETWEEN), right]
}

/// Draws how to play again after a game that the computer has dealt.
fn again(ui: &mut Ui, rect: Rect, open: &Table) -> Option<Intent> {
    block(ui, rect, false);
    let was_dealt = open.own.looking.is_digital();
    let high = match was_dealt {
        true => after_game::HEIGHT,
        false => size::BUTTON,
    };
    let wide = (rect.width() - 32.0).min(300.0);
    let place = Rect::from_center_size(rect.center(), vec2(wide, high));
    let mut part = page::part(ui, place, "again");
    part.spacing_mut().item_spacing.y = 8.0;
    let same = (&commands::PRINCE_SAME_DEAL, fl!(same_deal_short));
    let look_back = Intent::LookBack(Wish::Show).into();
    let same = was_dealt.then_some(same);
    after_game::below(&mut part, same, &look_back).map(Intent::Shell)
}

/// Draws who is thinking, and the progress.
fn thinks(ui: &mut Ui, rect: Rect, open: &Table, view: &View<'_>, seat: Seat) -> Option<Intent> {
    let name = view.words.seat(seat);
    let said = computer::Thinking {
        told: fl!(prince_thinks, name = &name),
        about: fl!(bot_thinks_shown).to_owned(),
        name,
    };
    computer::thinks(ui, rect, open, (seat, said)).map(Intent::Shell)
}

//! What happens now outside of auctions: starting hands, turns of the action
//! phase, decisions that interrupt, prestige cards to reveal, the ranking.
//!
//! By name. Starting hands: `Everyone has kept three cards`, or for the player
//! to act `Return a hidden card` or `Return Poet`. A turn: `Build`, `Complete
//! a work`, `Hire a profession`, `Acquire a bonus card`, `Introduce Travel`, …,
//! `Recruit`, `End turn`; the keys 1 to 9 do the same in this order.
//! `Complete a work` unfolds `Lay down Poet` (again to choose another one; the
//! only one possible is chosen already), `Play
//! Forests` (for hidden cards after `Hidden bonus cards`), `Play as few as
//! needed`, the slider `PP from the payment` and `Complete the work`; `Recruit`
//! unfolds `Recruit Poet from Anna`. Decisions that interrupt: `Keep Poet`, then
//! in any order `Next under: Painter`, then `Keep this card`; `Recruit Poet from
//! Anna` or `Keep the recruiting card`; `Show the principality` for a landscape.
//! The end: `Reveal Most Parks of Anna`.

use eframe::egui::{Button, RichText, Ui, WidgetText};

use super::plan;
use super::plan::{BonusChoice, BonusNames};
use super::rulings::allowed;
use super::turn;
use super::turn::{Form, Next, professions, recruits};
use super::{Intent, View};
use super::{hand, ranking};
use crate::app::shell::controls;
use crate::fl;
use crate::florence::rules::command::{Deck, Offer};
use crate::florence::rules::game::{Pending, Turn};
use crate::florence::{AnyCard, Command, Decision, Phase, Profession, Work};
use crate::table::{Card, Seat, Set};
use crate::words::florence::{Named, board};

/// What the bonus cards are called in the form of a work.
fn bonus_names() -> BonusNames {
    BonusNames {
        heading: fl!(work_bonus_from_hand),
        card: board::play_card,
        unfold: fl!(work_hidden_bonus_cards),
        fewest: fl!(work_play_fewest),
    }
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct ActionsPanel {
    /// The entry of the log that all below was chosen at.
    at: Option<(usize, Seat)>,
    form: Option<Form>,
    profession: Option<Profession>,
    bonus: BonusChoice,
    prestige: u16,
    kept: Option<AnyCard>,
    under: Vec<AnyCard>,
}

impl ActionsPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let game = view.game;
        self.forget_what_is_past(view);
        match (game.pending(), game.phase()) {
            (Some(pending), _) => self.pending(ui, view, pending),
            (None, Phase::StartingHands) => starting_hands(ui, view),
            (None, Phase::Actions) => {
                let turn = game.turn().copied();
                turn.and_then(|turn| self.turn(ui, view, turn))
            }
            (None, Phase::Reveal) => reveal(ui, view),
            (None, Phase::Over) => {
                ranking::victory(ui, view.game, view.words);
                None
            }
            (None, Phase::Auction) => None,
        }
    }

    /// Choices belong to one moment of the game.
    fn forget_what_is_past(&mut self, view: &View<'_>) {
        let seat = view.game.to_act().unwrap_or(Seat::A);
        let now = Some((view.session.cursor(), seat));
        if self.at != now {
            self.at = now;
            self.form = None;
            self.profession = None;
            self.bonus = BonusChoice::default();
            self.prestige = 0;
            self.kept = None;
            self.under.clear();
        }
    }

    fn turn(&mut self, ui: &mut Ui, view: &View<'_>, turn: Turn) -> Option<Intent> {
        let game = view.game;
        let seat = turn.seat;
        let player = game.player(seat);
        ui.horizontal_wrapped(|ui| {
            heading(ui, &fl!(turn_of, player = view.words.seat(seat)));
            ui.label(board::actions_left(
                turn.actions,
                view.game.variant().actions,
            ));
            let money = view.words.money(player.money());
            controls::remark(
                ui,
                fl!(
                    turn_summary,
                    money = &money,
                    round = game.round(),
                    minimum = game.minimum()
                ),
            );
        });
        ui.add_space(4.0);
        let (next, refused) = turn::buttons(ui, view, seat, self.form);
        // Below the buttons, which stay where they are from action to action.
        let done = turn::done_this_turn(view, seat);
        if !done.is_empty() {
            controls::remark(ui, board::done(&done));
        }
        let mut decision = match next {
            Some(Next::Decide(decision)) => Some(decision),
            Some(Next::Unfold(form)) => {
                self.form = Some(form).filter(|_| self.form != Some(form));
                // Where there is no choice, none is asked for.
                self.profession = only_one_possible(view, seat);
                None
            }
            Some(Next::Tile) => return Some(Intent::ChooseTile),
            None => None,
        };
        match self.form {
            Some(Form::Work) => {
                ui.separator();
                let work = ui.scope(|ui| {
                    controls::crowd(ui);
                    self.work(ui, view, seat)
                });
                decision = work.inner.or(decision);
            }
            Some(Form::Recruit) => {
                ui.separator();
                decision = recruits(ui, view, seat).or(decision);
            }
            // What else cannot be done is no matter then.
            None => refused.show(ui),
        }
        decision.map(|decision| play(seat, decision))
    }

    fn work(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) -> Option<Decision> {
        let game = view.game;
        let minimum = game.minimum();
        let (known, unknown) = professions(view, seat);
        let hidden = game.player(seat).hand().hidden();
        let rows = [
            (fl!(work_from_hand).to_owned(), known),
            (board::one_of_hidden(hidden), unknown),
        ];
        let Some(profession) = self.profession else {
            for (heading, cards) in rows.into_iter().filter(|(_, cards)| !cards.is_empty()) {
                ui.horizontal_wrapped(|ui| {
                    ui.label(heading);
                    self.profession_chips(ui, view, seat, cards);
                });
            }
            controls::remark(ui, fl!(work_choose_profession));
            return None;
        };
        // Once one is chosen, the many that a hidden card may be make room.
        let player = game.player(seat);
        let without = game.work_value(seat, profession, Set::EMPTY).total();
        ui.horizontal_wrapped(|ui| {
            let in_hand = known.contains(profession);
            let (heading, _) = &rows[usize::from(!in_hand)];
            let cards = if in_hand {
                known
            } else {
                Set::only(profession)
            };
            ui.label(heading);
            self.profession_chips(ui, view, seat, cards);
            self.bonus.show(ui, view, (seat, player), &bonus_names());
            self.bonus
                .fewest(ui, view, seat, (without, player), &bonus_names());
        });
        let bonus = self.bonus.cards;
        let value = game.work_value(seat, profession, bonus);
        let total = value.total();
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(board::work_value(total, minimum)).strong());
            controls::remark(ui, board::breakdown(&value));
        });
        plan::missing(ui, view, seat, profession, bonus);
        let mut decided = None;
        let line = ui.horizontal_wrapped(|ui| {
            if total >= minimum {
                plan::payment(
                    ui,
                    view.game.variant(),
                    total,
                    &mut self.prestige,
                    fl!(points_from_payment),
                );
            }
            let work = Decision::Complete(Work {
                profession,
                bonus,
                prestige: self.prestige.min(view.game.variant().most_prestige(total)),
            });
            let legal = allowed(game, view.words, seat, work);
            if controls::main_button(ui, fl!(complete_the_work), &legal) {
                decided = Some(work);
            }
            legal
        });
        match line.inner {
            Ok(()) => plan::paid(ui, view, (seat, total), self.prestige),
            Err(why) => controls::refusal(ui, &why),
        }
        decided
    }

    fn profession_chips(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        cards: Set<Profession>,
    ) {
        let minimum = view.game.minimum();
        for card in cards {
            let value = view.game.work_value(seat, card, self.bonus.cards).total();
            let mut text = RichText::new(fl!(card_worth, card = card.id(), value = value));
            if value < minimum {
                text = text.weak();
            }
            let selected = self.profession == Some(card);
            if controls::chip(ui, selected, &fl!(work_lay_down, card = card.id()), text) {
                self.profession = Some(card).filter(|_| !selected);
            }
        }
    }

    fn pending(&mut self, ui: &mut Ui, view: &View<'_>, pending: Pending) -> Option<Intent> {
        let seat = pending.seat();
        let name = view.words.seat(seat);
        match pending {
            Pending::Place { object, .. } => {
                heading(ui, &board::places_landscape(&name, object));
                ui.label(fl!(place_hint));
                let show = controls::main_button(ui, fl!(place_show_principality), &Ok(()));
                show.then_some(Intent::ChooseTile)
            }
            Pending::Keep { deck, offer, .. } => {
                heading(ui, &board::keeps_one(&name, deck));
                self.keep(ui, view, seat, deck, offer)
            }
            Pending::Recruit { .. } => {
                heading(ui, &fl!(may_recruit, player = &name));
                let decision = recruits(ui, view, seat);
                let hold = allowed(view.game, view.words, seat, Decision::Hold);
                let hold = controls::main_button(ui, fl!(keep_recruiting_card), &hold);
                let decision = decision.or(hold.then_some(Decision::Hold));
                decision.map(|decision| play(seat, decision))
            }
        }
    }

    /// One card to keep, the others under the stack in an order of one's choice.
    fn keep(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        deck: Deck,
        offer: Offer,
    ) -> Option<Intent> {
        if offer.is_hidden() {
            ui.label(fl!(hidden_cards_to_choose, number = offer.len()));
            return None;
        }
        ui.horizontal_wrapped(|ui| {
            for card in offer.iter() {
                let selected = self.kept == Some(card);
                let text = hand::lines(ui, view, seat, card);
                let button = Button::new(text).selected(selected);
                let response = ui
                    .add(button)
                    .accessible_name(fl!(keep_card, card = card.id()));
                if response.on_hover_text(board::card_hint(card)).clicked() {
                    self.kept = Some(card);
                    self.under.retain(|&other| other != card);
                }
            }
        });
        let Some(kept) = self.kept else {
            controls::remark(ui, fl!(choose_card));
            return None;
        };
        // Those put in order come first, the others as they were drawn.
        let rest = offer.iter().filter(|&card| card != kept);
        let rest: Vec<AnyCard> = rest.filter(|card| !self.under.contains(card)).collect();
        let under = self.under.iter().copied().chain(rest).collect();
        let decision = Decision::Keep(kept, under);
        let legal = allowed(view.game, view.words, seat, decision);
        if let Err(why) = &legal {
            controls::refusal(ui, why);
        }
        let wanted = controls::main_button(ui, fl!(keep_this_card), &legal);
        // Few care about the order: it comes after what everybody looks for.
        if offer.len() > 2 {
            ui.horizontal_wrapped(|ui| {
                controls::crowd(ui);
                ui.label(board::under_the_stack(deck));
                for card in offer.iter().filter(|&card| card != kept) {
                    let place = self.under.iter().position(|&other| other == card);
                    let text = board::in_order(card, place);
                    if controls::chip(
                        ui,
                        place.is_some(),
                        &fl!(next_under_stack, card = card.id()),
                        text,
                    ) {
                        controls::toggle(&mut self.under, card);
                    }
                }
            });
        }
        wanted.then(|| play(seat, decision))
    }
}

/// The profession with which alone a work can reach the minimum, if there is
/// one.
fn only_one_possible(view: &View<'_>, seat: Seat) -> Option<Profession> {
    let game = view.game;
    let (known, unknown) = professions(view, seat);
    if !unknown.is_empty() {
        return None;
    }
    let bonus = game.player(seat).bonus_cards().known();
    let reaches = |&card: &Profession| game.work_value(seat, card, bonus).total() >= game.minimum();
    let mut possible = known.iter().filter(reaches);
    possible.next().filter(|_| possible.next().is_none())
}

fn heading(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).heading();
    ui.add(eframe::egui::Label::new(text).wrap());
}

fn play(seat: Seat, decision: Decision) -> Intent {
    Intent::Play(vec![Command::new(seat, decision)])
}

fn starting_hands(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
    let game = view.game;
    let seat = game.to_act()?;
    heading(ui, fl!(starting_hands));
    let waiting: Vec<Seat> = game.turn_order().collect();
    let from = waiting.iter().position(|&other| other == seat).unwrap_or(0);
    let waiting = &waiting[from..];
    let hidden = |&seat: &Seat| game.player(seat).hand().hidden() > 0;
    let mut intent = None;
    if waiting.iter().all(hidden) {
        ui.label(fl!(starting_hands_hint));
        if controls::main_button(ui, fl!(all_kept), &Ok(())) {
            let commands = waiting
                .iter()
                .map(|&seat| Command::new(seat, Decision::Return(Card::Hidden)));
            intent = Some(Intent::Play(commands.collect()));
        }
    }
    ui.add_space(4.0);
    let (known, unknown) = professions(view, seat);
    ui.horizontal_wrapped(|ui| {
        controls::crowd(ui);
        ui.label(fl!(player_returns, player = view.words.seat(seat)));
        let mut chip = |ui: &mut Ui, name: &str, text: WidgetText, card: Card<Profession>| {
            let decision = Decision::Return(card);
            let legal = allowed(game, view.words, seat, decision);
            if controls::button(ui, name, text, &legal) {
                intent = Some(play(seat, decision));
            }
        };
        if hidden(&seat) {
            let text = fl!(hidden_card).into();
            chip(ui, fl!(return_hidden), text, Card::Hidden);
        }
        for card in known {
            let text = hand::lines(ui, view, seat, card.into()).into();
            chip(
                ui,
                &fl!(return_card, card = card.id()),
                text,
                Card::Known(card),
            );
        }
        for card in unknown.iter().filter(|&card| !known.contains(card)) {
            let text = card.name().into();
            chip(
                ui,
                &fl!(return_card, card = card.id()),
                text,
                Card::Known(card),
            );
        }
    });
    intent
}

fn reveal(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
    let game = view.game;
    let mut intent = None;
    heading(ui, fl!(reveal_cards));
    ui.label(fl!(reveal_cards_hint));
    for seat in game.turn_order() {
        let hidden = game.player(seat).prestige_cards().hidden();
        if hidden == 0 {
            continue;
        }
        let name = view.words.seat(seat);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(fl!(hidden_cards_of, player = &name, hidden = hidden)).strong());
            for card in game.unknown_prestige_cards() {
                let decision = Decision::Reveal(card.into());
                let legal = allowed(game, view.words, seat, decision);
                if controls::button(
                    ui,
                    &fl!(reveal_card_of, card = card.id(), owner = &name),
                    card.name(),
                    &legal,
                ) {
                    intent = Some(play(seat, decision));
                }
            }
        });
    }
    intent
}

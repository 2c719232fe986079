//! All possible decisions: computed once for each position, and a list of buttons for
//! phases that need nothing else.
//!
//! Buttons: one for each decision, `Put Raphael under Rimini`; if there are hundreds, only
//! the first ones.

use eframe::egui::{Align, Layout, ScrollArea, Ui, vec2};

use super::{Intent, View};
use crate::ui::base::input::is_second_click;
use crate::ui::base::theme::size;
use crate::ui::parts::kept_places::kept_places;
use crate::ui::parts::widgets;
use crate::ui::parts::widgets::Press;
use prince::{Aim, CardId, CardType, Command, Decision};
use table::{Item as _, Seat, Set};
use words::fl;
use words::prince::names;

/// The most buttons in a list.
const MOST: usize = 96;

/// The possible decisions of the person to act.
#[derive(Debug, Default)]
pub struct Legal {
    of: Option<(u64, usize, usize, Option<Seat>)>,
    decisions: Vec<Decision>,
}

impl Legal {
    /// Computes them, unless they are known already. `state` is the state of the session
    /// and the number of times the viewer has changed.
    pub fn find(&mut self, view: &View<'_>, state: (u64, usize)) {
        let of = Some((state.0, state.1, view.session.cursor(), view.asked));
        if self.of == of {
            return;
        }
        self.of = of;
        self.decisions = match view.asked {
            Some(seat) => view.game.legal_for(seat),
            None => Vec::new(),
        };
    }

    /// Returns all of them.
    pub fn iter(&self) -> impl Iterator<Item = Decision> + '_ {
        self.decisions.iter().copied()
    }

    /// Returns the cards that `of` finds in decisions.
    pub fn cards(&self, of: impl Fn(&Decision) -> Option<CardId>) -> Set<CardId> {
        self.decisions.iter().filter_map(of).collect()
    }
}

/// Describes the target of a card as briefly as possible.
fn aimed(view: &View<'_>, aim: Aim) -> Option<String> {
    match aim {
        Aim::Seat(seat) => Some(view.words.seat(seat)),
        Aim::Card(card) => Some(match view.game.owner(card) {
            Some(seat) => fl!(
                prince_aim_of,
                card = view.words.card(card),
                name = view.words.seat(seat)
            ),
            None => view.words.card(card),
        }),
        Aim::None => None,
    }
}

/// Draws decisions of a seat as buttons, below a heading.
pub fn list(
    ui: &mut Ui,
    view: &View<'_>,
    (heading, salt): (&str, &'static str),
    seat: Seat,
    decisions: impl Iterator<Item = Decision>,
) -> Option<Intent> {
    let mut decisions = decisions.peekable();
    decisions.peek()?;
    widgets::caption(ui, heading);
    ui.add_space(size::GAP);
    let mut wanted = None;
    ui.push_id(salt, |ui| {
        wrapped(ui, |ui| {
            for decision in decisions.by_ref().take(MOST) {
                let command = Command::new(seat, decision);
                let name = view.words.button(Some(view.game), &command);
                // The card is named above.
                let text = match decision {
                    Decision::Play(_, aim) => aimed(view, aim).unwrap_or_else(|| name.clone()),
                    _ => name.clone(),
                };
                if Press::new(&text).name(&name).pressed(ui) && !is_second_click(ui) {
                    wanted = Some(decision);
                }
            }
        });
        let more = decisions.count();
        if more > 0 {
            ui.label(fl!(prince_more_choices, count = more));
        }
    });
    ui.add_space(size::SPACE);
    wanted.map(|decision| Intent::Play(vec![Command::new(seat, decision)]))
}

/// Lays out what is added from left to right, in as many lines as it needs.
pub fn wrapped<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.with_layout(layout, |ui| {
        ui.spacing_mut().item_spacing = vec2(size::GAP, size::GAP);
        add(ui)
    })
    .inner
}

/// Draws cards to choose from, by their sorts; identical cards appear once. Where one after
/// another is taken from those of a player, what is taken keeps its place.
pub fn cards(
    ui: &mut Ui,
    view: &View<'_>,
    (cards, of): (Set<CardId>, Option<Seat>),
    chosen: Option<CardId>,
) -> Option<CardId> {
    let mut wanted = None;
    let there: Vec<CardId> = cards.iter().collect();
    let listed = match of {
        Some(seat) => kept_places(ui, ui.scope_id().with(("cards-of", seat)), &there),
        None => there.into_iter().map(|card| (card, true)).collect(),
    };
    let edition = view.game.edition();
    for sort in CardType::ALL.iter().copied() {
        let sorted = edition.of_type(sort);
        let of_sort = listed.iter().filter(|(card, _)| sorted.contains(*card));
        let of_sort: Vec<(CardId, bool)> = of_sort.copied().collect();
        if of_sort.is_empty() {
            continue;
        }
        widgets::caption(ui, &names::card_types(sort));
        ui.push_id(sort as u8, |ui| {
            wrapped(ui, |ui| {
                let alike =
                    of_sort.chunk_by(|(one, _), (other, _)| edition.are_alike(*one, *other));
                for cards in alike {
                    // Of those that are alike one that is still there.
                    let there = cards.iter().find(|(_, is_there)| *is_there);
                    let (card, is_there) = *there.unwrap_or(&cards[0]);
                    let name = view.words.card(card);
                    let button = Press::new(&name).icon(super::art::sort_icon(sort)).small();
                    let taken = (!is_there).then_some(fl!(why_taken));
                    let button = button.chosen(chosen == Some(card)).hindered(taken);
                    let button = ui.add(button);
                    // After the first of two clicks another card may lie there.
                    if button.clicked() && !is_second_click(ui) {
                        wanted = Some(card);
                    }
                    button.on_hover_text(view.words.worth(card));
                }
            });
        });
        ui.add_space(size::GAP);
    }
    wanted
}

/// Draws a part of a tab that scrolls separately.
pub fn scrolled<R>(ui: &mut Ui, salt: &'static str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical()
        .id_salt(salt)
        .auto_shrink([false, false])
        .show(ui, add)
        .inner
}

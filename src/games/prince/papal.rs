//! The tab `Papal desk`: what the Pope does before turns 2 and 3, in three numbered steps
//! with one button. Offices to give, whether all are shuffled, new cardinals; it shows at
//! once what may not be given, and who could accuse the Pope.
//!
//! Buttons: `Camerlengo to Anna` for each office and player, `Don’t shuffle`,
//! `Shuffle and deal`, `Let Studiolo deal`; fields `New cardinals for Anna`.

use std::collections::BTreeMap;

use eframe::egui::Ui;

use super::papal_draft::{Draft, Stage};
use super::seizure_fight::Composed;
use super::{Intent, View, papal_desk};
use prince::{CardId, Command, Decision, Game, Phase};
use table::{Item as _, Seat, Set, Told};
use words::fl;

/// The state of the tab besides the game.
#[derive(Debug, Default)]
pub struct PapalPanel {
    draft: Draft,
}

/// Returns the cards for each seat, from A on.
fn for_seats(given: &BTreeMap<CardId, Seat>) -> [Set<CardId>; 5] {
    let mut to = [Set::EMPTY; 5];
    for (&card, &seat) in given {
        to[seat.index()].insert(card);
    }
    to
}

impl PapalPanel {
    /// Returns what the Pope does with the button: everything shown that can be done now.
    #[must_use]
    pub fn composed(&mut self, view: &View<'_>) -> Option<Composed> {
        if !decides(view) {
            return None;
        }
        self.draft.begin(view);
        let mut game = *view.game;
        let mut commands: Vec<Command> = Vec::new();
        let mut refused = None;
        while refused.is_none() {
            let Some(decision) = self.next(&game, view.game) else {
                break;
            };
            let command = Command::new(game.pope(), decision);
            match game.play(&command) {
                Ok(_) => commands.push(command),
                Err(why) => {
                    refused = Some(view.words.refusal(Told::own(&command), &why));
                    commands.push(command);
                }
            }
        }
        let first = commands.first()?;
        let gives_all = commands
            .iter()
            .any(|command| matches!(command.decision, Decision::Distribute(_)));
        let draft_shuffles = self.draft.shuffles == Some(true);
        let text = match (commands.len(), first.decision) {
            // Arriving offices come in between, and their new owners decide.
            (2, Decision::Assign(_)) if !gives_all => match draft_shuffles {
                true => fl!(prince_desk_give_and_shuffle).to_owned(),
                false => fl!(prince_desk_give_and_leave).to_owned(),
            },
            (1, Decision::Assign(_)) => fl!(prince_desk_give_offices).to_owned(),
            (1, Decision::Distribute(_)) => fl!(prince_desk_give_cardinals).to_owned(),
            (1, Decision::Dealt(_)) => fl!(prince_desk_deal_as_shown).to_owned(),
            (1, _) => view.words.button(Some(view.game), first),
            _ => fl!(prince_desk_give_all).to_owned(),
        };
        Some(Composed {
            text,
            shorter: Vec::new(),
            intent: Intent::Play(commands),
            refused,
        })
    }

    /// Returns the next decision in a position that follows from the visible one, as far as
    /// it is known here: shuffled offices and the places of arriving offices are unknown.
    fn next(&self, game: &Game, seen: &Game) -> Option<Decision> {
        if game.arrival().is_some() {
            return None;
        }
        let draft = &self.draft;
        match Stage::of(game) {
            Stage::Offices => Some(Decision::Assign(for_seats(&draft.offices))),
            Stage::Shuffle if draft.shuffles == Some(true) => Some(Decision::Shuffle),
            // Giving offices away does not say that the rest stay where they are.
            Stage::Shuffle if draft.shuffles.is_none() && Stage::of(seen) == Stage::Offices => None,
            Stage::Shuffle => Some(Decision::NoShuffle),
            Stage::Dealing if Stage::of(seen) == Stage::Dealing => {
                Some(Decision::Dealt(for_seats(&draft.dealt)))
            }
            Stage::Cardinals if Stage::of(seen) != Stage::Dealing => {
                let is_now = *game.phase() == Phase::Cardinals;
                is_now.then_some(Decision::Distribute(draft.cardinals))
            }
            Stage::Before | Stage::Dealing | Stage::Cardinals => None,
        }
    }

    /// Draws the tab.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.draft.begin(view);
        let by_device = papal_desk::show(ui, view, &mut self.draft, decides(view));
        if !by_device {
            return;
        }
        let deal = view
            .game
            .deal_offices(&mut |below| fastrand::usize(..below));
        if let Some(Decision::Dealt(to)) = deal.map(|deal| deal.decision) {
            for (&seat, cards) in Seat::ALL.iter().zip(to) {
                for card in cards {
                    self.draft.dealt.insert(card, seat);
                }
            }
        }
    }
}

/// Returns whether the Pope is a person at this screen and has to decide.
fn decides(view: &View<'_>) -> bool {
    let game = view.game;
    let is_free = game.trade().is_none() && game.arrival().is_none();
    let stage = Stage::of(game);
    let is_asked = game.may_decide().contains(game.pope()) && view.is_person(game.pope());
    is_free && is_asked && stage != Stage::Before
}

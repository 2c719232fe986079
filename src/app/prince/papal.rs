//! The tab `Papal desk`: what the Pope does before turns 2 and 3, in three numbered steps
//! with one button. Offices to give, whether all are shuffled, new cardinals; what may
//! not be given is seen at once, and who could accuse the Pope then.
//!
//! Buttons: `Camerlengo to Anna` for each office and player, `Leave them as they are`,
//! `Shuffle and deal`, `Deal by device`; fields `New cardinals for Anna`.

use std::collections::BTreeMap;

use eframe::egui::Ui;

use super::papal_desk;
use super::seizure::Composed;
use super::{Intent, View};
use prince::rules::options::TURNS;
use prince::{CardId, CardType, Command, Decision, Event, Game, Phase};
use table::{Item as _, Seat, Set, Told};
use words::fl;

/// What the tab knows beside the game.
#[derive(Debug, Default)]
pub struct PapalPanel {
    draft: Draft,
}

/// What the Pope is about to do.
#[derive(Debug, Default)]
pub(super) struct Draft {
    /// For which Pope, in which turn of which game.
    of: Option<(Seat, u8, String)>,
    /// Who gets which own office.
    pub(super) offices: BTreeMap<CardId, Seat>,
    /// Who is told to have been dealt which office.
    pub(super) dealt: BTreeMap<CardId, Seat>,
    /// Whether all offices of the others are shuffled.
    pub(super) shuffles: bool,
    /// New cardinals for each seat, and what is typed of them.
    pub(super) cardinals: [u8; 5],
    pub(super) written: [String; 5],
}

impl Draft {
    /// Begins anew for another Pope or turn: a cardinal for each.
    fn begin(&mut self, view: &View<'_>) {
        let game = view.game;
        let names = view.session.people().seats.iter();
        let names: String = names.map(|person| person.name.as_str()).collect();
        let of = Some((game.pope(), game.turn(), names));
        if self.of == of {
            return;
        }
        *self = Self {
            of,
            ..Self::default()
        };
        for seat in game.seats() {
            self.cardinals[seat.index()] = 1;
        }
        self.write();
    }

    pub(super) fn write(&mut self) {
        self.written = self.cardinals.map(|number| number.to_string());
    }

    /// What a step of a stepper does.
    pub(super) fn step(&mut self, seat: Seat, by: i32) {
        let number = i32::from(self.cardinals[seat.index()]) + by;
        self.cardinals[seat.index()] = u8::try_from(number.clamp(0, 9)).unwrap_or(0);
        self.write();
    }

    /// How many cardinals are given in all.
    pub(super) fn given(&self) -> usize {
        self.cardinals
            .iter()
            .map(|number| usize::from(*number))
            .sum()
    }
}

/// Cards for each seat, from A on.
fn for_seats(given: &BTreeMap<CardId, Seat>) -> [Set<CardId>; 5] {
    let mut to = [Set::EMPTY; 5];
    for (&card, &seat) in given {
        to[seat.index()].insert(card);
    }
    to
}

/// How far the Pope has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// It is not the time for it.
    Before,
    /// Own offices are given away.
    Offices,
    /// All offices are shuffled or left.
    Shuffle,
    /// The table tells how they were dealt.
    Dealing,
    /// Cardinals are given out, or soon will be.
    Cardinals,
}

impl Stage {
    pub(super) fn of(game: &Game) -> Self {
        match game.phase() {
            Phase::Offices => Self::Offices,
            Phase::Shuffle => Self::Shuffle,
            Phase::Dealing => Self::Dealing,
            Phase::Accusing(_) | Phase::Cardinals => Self::Cardinals,
            Phase::Judging(judging) if judging.at_shuffle => Self::Cardinals,
            Phase::Redeal(_)
            | Phase::Laying(_)
            | Phase::Step(_)
            | Phase::Turning(_)
            | Phase::Bidding(_)
            | Phase::Spying
            | Phase::Stealing(_)
            | Phase::Doctors(_)
            | Phase::OfficeGift(..)
            | Phase::Judging(_)
            | Phase::Defence(_)
            | Phase::Ballot(_)
            | Phase::OpenBallot(_)
            | Phase::Drawing(_)
            | Phase::Upkeep
            | Phase::Over => Self::Before,
        }
    }
}

impl PapalPanel {
    /// What the Pope does with the button: all that can be done now, as it is shown.
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
        let text = match (commands.len(), first.decision) {
            // Offices that arrive come between, and whoever gets them decides.
            (2, Decision::Assign(_)) if !gives_all => fl!(prince_desk_give_offices).to_owned(),
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

    /// What is decided in a position that follows from the one that is seen, as far as it
    /// is known here: not how shuffled offices come, and not where offices go that arrive.
    fn next(&self, game: &Game, seen: &Game) -> Option<Decision> {
        if game.arrival().is_some() {
            return None;
        }
        let draft = &self.draft;
        match Stage::of(game) {
            Stage::Offices => Some(Decision::Assign(for_seats(&draft.offices))),
            Stage::Shuffle if draft.shuffles => Some(Decision::Shuffle),
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

/// Whether the Pope sits in front of the window and is asked.
fn decides(view: &View<'_>) -> bool {
    let game = view.game;
    let is_free = game.trade().is_none() && game.arrival().is_none();
    let stage = Stage::of(game);
    let is_asked = game.may_decide().contains(game.pope()) && view.is_person(game.pope());
    is_free && is_asked && stage != Stage::Before && game.turn() <= TURNS
}

/// Who was given which office in this turn, as the log tells.
pub(super) fn given(view: &View<'_>) -> Vec<(CardId, Seat)> {
    let session = view.session;
    let mut given = Vec::new();
    for entry in (0..session.cursor()).rev() {
        let mut is_before = false;
        for event in session.events_of(entry).iter().rev() {
            match *event {
                Event::Assigned(card, seat) => given.push((card, seat)),
                Event::TurnBegan(_) => is_before = true,
                _ => {}
            }
        }
        if is_before {
            break;
        }
    }
    given.reverse();
    given
}

/// The offices that the Pope gives away.
pub(super) fn own_offices(game: &Game) -> Set<CardId> {
    match Stage::of(game) {
        Stage::Before | Stage::Offices => game.laid_of(game.pope(), CardType::Office),
        Stage::Shuffle | Stage::Dealing | Stage::Cardinals => Set::EMPTY,
    }
}

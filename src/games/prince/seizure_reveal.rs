//! The end of a seizure, once both sides have answered: who attacked what, the powers of
//! both, both sides with all their cards on one scale, and what was paid. All of it is read
//! from the log and stays visible until the phase ends.

use eframe::egui::{Label, RichText, Sense, Ui, vec2};

use super::seizure_fight::{Fight, Fought};
use super::{View, seizure_scale};
use crate::ui::base::theme::{Palette, face, size};
use prince::{CardId, Event, Phase, Step, Target, Why};
use table::{Seat, Set};
use words::fl;
use words::prince::names::ducats;

/// Returns the seizure of the current phase, if there was one.
#[must_use]
pub fn last(view: &View<'_>) -> Option<Fought> {
    if *view.game.phase() != Phase::Step(Step::Seize { tried: true }) {
        return None;
    }
    let session = view.session;
    let mut entries = (0..session.cursor()).rev();
    entries.find_map(|entry| of_entry(view, entry))
}

/// Returns the seizure that ended with this entry.
fn of_entry(view: &View<'_>, entry: usize) -> Option<Fought> {
    let mut attack: Option<(Seat, Target, Set<CardId>)> = None;
    let mut defence: Option<(Seat, Set<CardId>)> = None;
    let mut ended = None;
    let mut paid = Vec::new();
    for event in view.session.events_of(entry) {
        match *event {
            Event::Attacked(seat, target, with) => attack = Some((seat, target, with)),
            Event::Defended(seat, with) => defence = Some((seat, with)),
            Event::Fought(strength, resistance, wins) => {
                ended = Some(([strength, resistance], wins));
            }
            Event::Paid(seat, price, Why::Mercenaries(_)) => paid.push((seat, price)),
            _ => {}
        }
    }
    let (attacker, target, with) = attack?;
    let (defender, against) = defence?;
    let (powers, wins) = ended?;
    let by = |seat: Seat| {
        let of_seat = paid.iter().filter(|(payer, _)| *payer == seat);
        of_seat.map(|(_, price)| price).sum()
    };
    Some(Fought {
        entry,
        fight: Fight {
            attacker,
            defender,
            target,
        },
        with: [with, against],
        powers,
        wins,
        paid: [by(attacker), by(defender)],
    })
}

/// Describes the result in a sentence.
#[must_use]
pub fn told(view: &View<'_>, fought: &Fought) -> String {
    let attacker = view.words.seat(fought.fight.attacker);
    let target = view.words.target(fought.fight.target);
    let defender = view.words.seat(fought.fight.defender);
    let [attack, defence] = fought.powers;
    match fought.wins {
        true => fl!(
            prince_fought_won,
            attacker = attacker,
            target = target,
            attack = attack,
            defence = defence
        ),
        false => fl!(
            prince_fought_lost,
            attacker = attacker,
            defender = defender,
            target = target,
            attack = attack,
            defence = defence
        ),
    }
}

/// Describes what it cost, and what did not go to the winner.
fn after(view: &View<'_>, fought: &Fought) -> String {
    let [attacker, defender] = fought.paid.map(ducats);
    let mut said = vec![match fought.paid {
        [0, 0] => fl!(prince_fought_free).to_owned(),
        _ => fl!(
            prince_fought_paid,
            attacker = view.words.seat(fought.fight.attacker),
            paid = attacker,
            defender = view.words.seat(fought.fight.defender),
            other = defender
        ),
    }];
    // An artist whose fee is not paid stays (Z9); later entries show that.
    let session = view.session;
    let events = (fought.entry..session.cursor()).flat_map(|entry| session.events_of(entry));
    let stays = events.filter(|event| matches!(event, Event::Declined(_, _, Some(_))));
    said.extend(stays.map(|event| fl!(prince_fought_also, what = view.words.event(event))));
    said.join(" ")
}

/// Draws it.
pub fn show(ui: &mut Ui, view: &View<'_>, fought: &Fought) {
    let palette = Palette::of(ui);
    let sentence = RichText::new(told(view, fought)).font(face::display(20.0));
    ui.add(Label::new(sentence.color(palette.ink)).wrap());
    let paid = RichText::new(after(view, fought)).font(face::text(13.5));
    ui.add(Label::new(paid.color(palette.weak)).wrap());
    ui.add_space(size::GAP);
    let wide = vec2(ui.available_width(), seizure_scale::HEIGHT);
    let (rect, _) = ui.allocate_exact_size(wide, Sense::hover());
    // The position before the decision: the spoils are elsewhere now.
    if let Some(game) = view.session.game_at(fought.entry) {
        let then = View { game, ..*view };
        seizure_scale::show_end(ui, rect, &then, fought);
    }
    ui.add_space(size::SPACE);
}

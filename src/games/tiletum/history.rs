//! The growth of the points, read from a log: every player's points after each turn and
//! each round; and the dice that were taken.

use eframe::egui::{Rect, Ui};

use super::View;
use crate::ui::parts::charts::{Curve, Times};
use crate::ui::session::read_of::ReadOf;
use table::{BySeat, Seat};
use tiletum::rules::ROUNDS;
use tiletum::{Decision, Event, Game, Phase, Source};
use words::fl;
use words::tiletum::names;

/// What the end adds (E1–E3).
const AT_END: [Source; 3] = [Source::Buildings, Source::HousesByPillars, Source::Goods];

/// The facts read from a log, until the log changes.
#[derive(Debug, Default)]
pub struct History {
    of: ReadOf,
    /// Every player's points at a time in rounds.
    points: Vec<(f32, Vec<i64>)>,
    /// How often each player took a die of each value.
    pub dice: BySeat<[u32; 6]>,
}

impl History {
    /// Reads the log again if it has changed.
    pub fn read(&mut self, view: &View<'_>) {
        let session = view.session;
        if !self.of.is_another(session, ()) {
            return;
        }
        *self = Self {
            of: std::mem::take(&mut self.of),
            ..Self::default()
        };
        let cursor = session.cursor();
        for entry in 0..=cursor {
            let Some(game) = session.game_at(entry) else {
                break;
            };
            let events = match entry.checked_sub(1) {
                Some(before) => session.events_of(before),
                None => &[],
            };
            let is_moment = |event: &Event| {
                matches!(
                    event,
                    Event::TurnBegan(_) | Event::RoundBegan(_) | Event::Over
                )
            };
            if entry == 0 || entry == cursor || events.iter().any(is_moment) {
                self.note(game);
            }
            if let Some(taken) = session.log().get(entry).filter(|_| entry < cursor)
                && let (Some(seat), Decision::TakeDie(_, value)) =
                    (taken.command.seat, taken.command.decision)
                && let Some(count) = self.dice[seat].get_mut(usize::from(value) - 1)
            {
                *count += 1;
            }
        }
    }

    fn note(&mut self, game: &Game) {
        let all = |of: &dyn Fn(Seat) -> i64| game.seats().map(of).collect::<Vec<i64>>();
        let now = all(&|seat| i64::from(game.player(seat).vp()));
        let time = time(game);
        if game.is_over() {
            let before = all(&|seat| {
                let player = game.player(seat);
                let added = AT_END.iter().map(|&of| i64::from(player.score().of(of)));
                i64::from(player.vp()) - added.sum::<i64>()
            });
            self.points.push((time - 1.0, before));
        }
        self.points.push((time, now));
    }

    /// Returns whether there is anything to draw.
    #[must_use]
    pub fn has_past(&self) -> bool {
        self.points.len() > 2
    }

    /// Draws the points over the rounds, with those of `bold` emphasised.
    pub fn curve(&self, ui: &Ui, view: &View<'_>, rect: Rect, bold: Option<Seat>) {
        let seats = view.game.seats().map(|seat| (seat, view.words.seat(seat)));
        let seats: Vec<(Seat, String)> = seats.collect();
        let rounds = (1..=ROUNDS).map(|round| (f32::from(round), fl!(tiletum_end_round, round)));
        let ends = [
            (0.0, fl!(tiletum_end_at_start).to_owned()),
            (f32::from(ROUNDS) + 1.0, fl!(tiletum_end_at_end).to_owned()),
        ];
        let told = seats.iter().map(|(seat, name)| {
            let points = view.game.player(*seat).vp();
            format!("{name} {points}")
        });
        let told: Vec<String> = told.collect();
        let curve = Curve {
            heading: fl!(tiletum_end_growth),
            seats: &seats,
            amounts: &self.points,
            times: Times {
                marks: ends.into_iter().chain(rounds).collect(),
                last: f32::from(ROUNDS) + 1.0,
            },
            label: &|name, _, points| format!("{name}: {}", names::vp(points as i32)),
            told: format!("{}: {}", fl!(tiletum_end_growth), told.join(", ")),
        };
        curve.show(ui, rect, bold);
    }
}

/// Returns the time of a position, in rounds: each turn is an equal part of its round.
fn time(game: &Game) -> f32 {
    let before = f32::from(game.round()) - 1.0;
    let players = game.player_count() as f32;
    let at = match game.active() {
        Some(seat) => game.order().iter().position(|&other| other == seat),
        None => Some(0),
    };
    let turns = f32::from(game.step() - 1) * players + at.unwrap_or(0) as f32;
    match game.phase() {
        Phase::Over => f32::from(ROUNDS) + 1.0,
        Phase::Prepare => before,
        Phase::King | Phase::Tidy => before + 1.0,
        Phase::Corruption | Phase::Turn(_) | Phase::Refill => before + turns / (players * 3.0),
    }
}

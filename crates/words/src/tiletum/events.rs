//! Events caused by a decision, as sentences, as far as the decision does not imply them.

use super::names::{self, ap, vp};
use super::sentences::Words;
use crate::figures::below_zero;
use crate::fl;
use crate::text::listed;
use tiletum::{Correction, Event};

impl Words<'_> {
    /// Describes an event as far as its decision does not imply it; `None` if it implies
    /// everything.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<String> {
        let edition = self.edition();
        Some(match *event {
            Event::TurnBegan(seat) => fl!(tiletum_event_turn, name = self.seat(seat)),
            Event::Gained(seat, goods) => fl!(
                tiletum_event_gained,
                name = self.seat(seat),
                goods = names::goods(goods)
            ),
            Event::Paid(seat, goods) => fl!(
                tiletum_event_paid,
                name = self.seat(seat),
                goods = names::goods(goods)
            ),
            Event::Scored(seat, source, points) => fl!(
                tiletum_event_scored,
                name = self.seat(seat),
                points = vp(points.into()),
                source = names::source(source)
            ),
            Event::Filled(seat, building) => fl!(
                tiletum_event_filled,
                name = self.seat(seat),
                building = building + 1
            ),
            Event::Completed(seat, building, bonus) => {
                let (name, building) = (self.seat(seat), building + 1);
                match bonus {
                    None => fl!(tiletum_event_completed, name, building),
                    Some((action, points)) => fl!(
                        tiletum_event_completed_ap,
                        name,
                        building,
                        points = ap(points),
                        action = names::action(action)
                    ),
                }
            }
            Event::KingMoved(seat, space) => {
                fl!(
                    tiletum_event_king,
                    name = self.seat(seat),
                    space = below_zero(space)
                )
            }
            Event::PillarFreed(seat) => fl!(tiletum_event_pillar_freed, name = self.seat(seat)),
            Event::Built(seat, city, value) => fl!(
                tiletum_event_built,
                name = self.seat(seat),
                points = vp(value.into()),
                city = names::city(edition, city)
            ),
            Event::KingTileDiscarded(_, tile) => {
                fl!(tiletum_event_discarded, tile = self.tile(Some(tile)))
            }
            Event::FairHeld(round) => fl!(tiletum_event_fair, round),
            Event::Ordered(order) => {
                let order = order.iter().flatten();
                let names: Vec<String> = order.map(|&seat| self.seat(seat)).collect();
                fl!(tiletum_event_ordered, names = listed(&names))
            }
            Event::RoundBegan(round) => fl!(tiletum_event_round, round),
            // It is not mentioned whose turn it was before, but a new turn is.
            Event::Corrected(_, _, Correction::Turn) => return None,
            Event::Corrected(seat, was, now) => {
                let (was, value) = (self.correction(None, was), self.correction(None, now));
                match now.is_of_table() {
                    true => fl!(tiletum_event_corrected_table, value, was),
                    false => {
                        fl!(tiletum_event_corrected, name = self.seat(seat), value, was)
                    }
                }
            }
            Event::Over => fl!(tiletum_event_over).to_owned(),
            Event::Rolled(_)
            | Event::Revealed(_)
            | Event::Dealt(..)
            | Event::DieTaken(..)
            | Event::TileTaken(..)
            | Event::Moved(..)
            | Event::HousePlaced(..)
            | Event::PillarPlaced(..)
            | Event::Refreshed(_)
            | Event::MovedIn(..)
            | Event::Fulfilled(..)
            | Event::CrestPlaced(..)
            | Event::HelperUsed(..)
            | Event::Effect(..) => return None,
        })
    }
}

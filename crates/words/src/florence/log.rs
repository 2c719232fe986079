//! Entries and events as lines of the log: a few words without the player, and an amount,
//! because the player's marker and a picture of the item come before them.

use super::names::{Named, grouped};
use super::sentences::{Words, deck_text};
use crate::sentences::tell;
use crate::{either, fl};
use florence::rules::Seating;
use florence::{
    AnyCard, Character, Command, Decision, Event, Favour, Game, Joint, NoRaise, Source, Squares,
};
use table::{Card, Seat};

/// The content of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Short {
    /// What was decided, or has happened.
    pub text: String,
    /// Additional information.
    pub aside: String,
    /// Florins bid or paid, points gained, or the value of a work.
    pub amount: String,
}

impl Short {
    fn of(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..Self::default()
        }
    }

    fn with(self, amount: String) -> Self {
        Self { amount, ..self }
    }

    fn beside(self, aside: impl Into<String>) -> Self {
        Self {
            aside: aside.into(),
            ..self
        }
    }
}

/// Writes an amount that a player gets or gives: `+3 PP`, `−300`.
fn paid(florins: i64) -> String {
    let amount = grouped(florins.abs());
    either!(florins < 0, line_less | line_more, amount)
}

/// Returns what an entry has cost or brought its player, in florins.
fn money_of(seat: Seat, events: &[Event]) -> Option<i64> {
    let sums = events.iter().filter_map(|event| match *event {
        Event::Money { seat: of, florins } if of == seat => Some(florins),
        _ => None,
    });
    let sum: i64 = sums.sum();
    (sum != 0).then_some(sum)
}

fn points_of(seat: Seat, events: &[Event], wanted: Source) -> Option<u16> {
    events.iter().find_map(|event| match *event {
        Event::Gained {
            seat: of,
            points,
            source,
        } if of == seat && source == wanted => Some(points),
        _ => None,
    })
}

/// Writes the points a player gained from this source, as an amount.
fn won(seat: Seat, events: &[Event], wanted: Source) -> String {
    let points = points_of(seat, events, wanted);
    let points = points.map(|points| fl!(line_points, number = points));
    points.unwrap_or_default()
}

/// Writes the value of the completed work, as an amount.
fn value(events: &[Event]) -> String {
    let value = events.iter().find_map(|event| match *event {
        Event::Completed { value, .. } => Some(value.to_string()),
        _ => None,
    });
    value.unwrap_or_default()
}

/// Writes a tile with the first of its squares.
fn tile_at(tile: impl Named, squares: Squares) -> String {
    let square = squares.iter().next().map(|square| square.to_string());
    fl!(
        line_tile,
        tile = tile.id(),
        square = square.unwrap_or_default()
    )
}

impl Words<'_> {
    /// Writes an entry with its results; `before` is the position it was made in, if known.
    #[must_use]
    pub fn in_short(&self, before: Option<&Game>, command: &Command, events: &[Event]) -> Short {
        let seat = command.seat;
        let hides = self.hides_cards_of(seat);
        let money = || money_of(seat, events).map(paid).unwrap_or_default();
        match command.decision {
            Decision::Return(Card::Known(card)) if !hides => Short::of(fl!(line_returns, card)),
            Decision::Return(_) => Short::of(fl!(line_returns_hidden)),
            Decision::Name(object) => {
                let acquired = events.iter().find_map(|event| match *event {
                    Event::Acquired { price, .. } | Event::SetAside { price, .. } => Some(price),
                    _ => None,
                });
                match (acquired, before) {
                    (Some(price), _) => Short::of(fl!(line_object, object))
                        .beside(fl!(line_alone))
                        .with(grouped(price)),
                    (None, before) => {
                        let opening = before.map(|game| grouped(game.opening_bid()));
                        Short::of(fl!(line_opens, object)).with(opening.unwrap_or_default())
                    }
                }
            }
            Decision::Sit(price) => {
                let place = events.iter().find_map(|event| match *event {
                    Event::Seated { place, .. } => Some(place),
                    _ => None,
                });
                let left_over = before.and_then(Game::seat_left_over);
                let place = place.or(left_over.map(|(_, place)| place));
                let seating = before.and_then(Game::seating);
                let place = place.or(seating.map(Seating::place)).unwrap_or(1);
                Short::of(fl!(line_seat, place)).with(grouped(price))
            }
            Decision::SitAt(place, price) => Short::of(fl!(line_seat, place)).with(grouped(price)),
            Decision::Raise(price) => Short::of(fl!(line_bids)).with(grouped(price)),
            Decision::Pass => {
                let forced = before.and_then(Game::forced_pass);
                let forced = forced.is_some_and(|(pass, why)| {
                    let tells = matches!(why, NoRaise::OutOfReach { .. }) && self.hides_money();
                    pass == *command && !tells
                });
                Short::of(if forced {
                    fl!(line_must_pass)
                } else {
                    fl!(line_passes)
                })
            }
            Decision::Decline => Short::of(fl!(line_declines)),
            Decision::Win(object, price) => {
                Short::of(fl!(line_object, object)).with(grouped(price))
            }
            Decision::Take(object) => {
                let price = events.iter().find_map(|event| match *event {
                    Event::Acquired { price, .. } => Some(grouped(price)),
                    _ => None,
                });
                Short::of(fl!(line_takes, object)).with(price.unwrap_or_default())
            }
            Decision::Place(kind, site) => Short::of(tile_at(kind, site.squares())),
            Decision::Keep(card, _) => match card {
                card if !hides => Short::of(fl!(line_keeps, card)),
                AnyCard::Profession(_) => Short::of(fl!(decision_keep_profession)),
                AnyCard::Bonus(_) => Short::of(fl!(decision_keep_bonus_card)),
                AnyCard::Prestige(_) => Short::of(fl!(decision_keep_prestige_card)),
            },
            Decision::Recruit(from, card) => {
                Short::of(card.name()).beside(tell!(self, line_from, player = from))
            }
            Decision::Hold => Short::of(fl!(line_holds)),
            Decision::Build(kind, site) => {
                let text = tile_at(kind, site.squares());
                Short::of(text).with(won(seat, events, Source::Building))
            }
            Decision::Hire => Short::of(fl!(line_hires)).with(money()),
            Decision::Introduce(freedom) => Short::of(freedom.name()).with(money()),
            Decision::AcquireBonus => Short::of(fl!(line_bonus)).with(money()),
            Decision::Complete(work) => {
                let bonus: Vec<&str> = work.bonus.iter().map(|card| card.name()).collect();
                let bonus = match bonus.is_empty() {
                    true => String::new(),
                    false => fl!(line_with_bonus, cards = bonus.join(" + ")),
                };
                Short::of(work.profession.name())
                    .beside(bonus)
                    .with(value(events))
            }
            Decision::Bid(character, price) => {
                let marker = before.and_then(Game::characters);
                let marker = marker.and_then(|now| now.marker(character));
                let text = match marker {
                    Some(_) => fl!(line_bid_higher, character),
                    None => fl!(line_object, object = character),
                };
                Short::of(text).with(grouped(price))
            }
            Decision::Princess(_) => Short::of(Character::Princess.name()).with(value(events)),
            Decision::Merchant(Favour::Free) => Short::of(fl!(line_merchant_free)),
            Decision::Merchant(Favour::Points) => {
                let amount = won(seat, events, Source::Merchant);
                Short::of(Character::Merchant.name()).with(amount)
            }
            Decision::Professor(deck) => {
                Short::of(Character::Professor.name()).beside(deck_text(deck))
            }
            Decision::LetGo => Short::of(fl!(line_lets_go)),
            Decision::Exchange(bought) => {
                Short::of(fl!(line_exchanges)).with(fl!(line_points, number = bought))
            }
            Decision::Offer(joint) => self.offer_in_short(before, seat, joint),
            Decision::Accept => {
                let talk = before.and_then(Game::talk);
                let payment = talk.map(|talk| grouped(talk.joint.payment()));
                Short::of(fl!(line_accepts)).with(payment.unwrap_or_default())
            }
            Decision::Refuse => Short::of(fl!(line_refuses)),
            Decision::Agree(joint) => {
                let partner = self.seat(joint.other());
                Short::of(fl!(line_object, object = joint.building()))
                    .beside(fl!(line_with, player = partner))
                    .with(grouped(joint.payment()))
            }
            Decision::EndTurn => Short::of(fl!(line_ends_turn)),
            Decision::Sell(sold) => Short::of(fl!(line_sells, number = sold)).with(money()),
            Decision::Reveal(card) => Short::of(card.name()),
            Decision::Correct(to) => Short::of(self.correction_in_short(seat, to)),
        }
    }

    /// Writes an offer to build together: the first one says what, an answer only how much.
    fn offer_in_short(&self, before: Option<&Game>, seat: Seat, joint: Joint) -> Short {
        let talk = before.and_then(Game::talk);
        let is_active = before
            .and_then(Game::turn)
            .is_none_or(|turn| turn.seat == seat);
        let is_same = talk.is_some_and(|talk| {
            let said = if is_active { joint } else { joint.turned(seat) };
            talk.joint.is_same_place(said)
        });
        let price = grouped(joint.payment());
        match (is_same, is_active) {
            (true, true) => Short::of(fl!(line_asks)).with(price),
            (true, false) => Short::of(fl!(line_offers)).with(price),
            (false, _) => Short::of(fl!(line_object, object = joint.building()))
                .beside(match is_active {
                    true => tell!(self, line_asks_player, player = joint.other()),
                    false => tell!(self, line_offers_player, player = joint.other()),
                })
                .with(price),
        }
    }

    /// Writes an entry in as few words as fit on a button: `Ben bids 600`,
    /// `Anna, Tower e1`.
    #[must_use]
    pub fn on_a_button(&self, before: Option<&Game>, command: &Command) -> String {
        let player = self.seat(command.seat);
        let in_short = || self.in_short(before, command, &[]).text;
        let decision = match command.decision {
            // The item itself shows what was done with it.
            Decision::Place(..)
            | Decision::Build(..)
            | Decision::Introduce(_)
            | Decision::Agree(_)
            | Decision::Complete(_) => {
                return fl!(short_thing, player, thing = in_short());
            }
            Decision::Win(object, price) => {
                let price = grouped(price);
                let thing = fl!(seat_has_acquired, object, price);
                return fl!(short_thing, player, thing);
            }
            Decision::Bid(character, _) => {
                return fl!(short_on_character, player, character);
            }
            Decision::Sit(_) | Decision::SitAt(..) => in_short(),
            Decision::Raise(price) => fl!(short_bids, price = grouped(price)),
            Decision::Reveal(_) => fl!(short_shows_card).to_owned(),
            Decision::Pass
            | Decision::Decline
            | Decision::Name(_)
            | Decision::Princess(_)
            | Decision::Merchant(_)
            | Decision::Professor(_)
            | Decision::LetGo
            | Decision::Exchange(_)
            | Decision::Take(_)
            | Decision::Hold
            | Decision::Hire
            | Decision::Offer(_)
            | Decision::Accept
            | Decision::Refuse
            | Decision::EndTurn
            | Decision::Sell(_) => in_short(),
            Decision::Return(_)
            | Decision::Keep(..)
            | Decision::Recruit(..)
            | Decision::AcquireBonus
            | Decision::Correct(_) => return self.played(before, command),
        };
        fl!(log_decision, player, decision)
    }

    /// Writes an event caused by an entry, if it is worth a line: the player it belongs to,
    /// if there is one, and the words.
    #[must_use]
    pub fn event_in_short(
        &self,
        command: &Command,
        event: &Event,
        events: &[Event],
    ) -> Option<(Option<Seat>, Short)> {
        let completes = matches!(
            command.decision,
            Decision::Complete(_) | Decision::Princess(_)
        );
        Some(match *event {
            Event::Seated { seat, place, price } => {
                let said = [Decision::Sit(price), Decision::SitAt(place, price)];
                if seat == command.seat && said.contains(&command.decision) {
                    return None;
                }
                let text = fl!(line_seat, place);
                (Some(seat), Short::of(text).with(grouped(price)))
            }
            Event::Acquired {
                seat,
                object,
                price,
            } => {
                let takes = matches!(command.decision, Decision::Take(_));
                if takes && seat == command.seat {
                    return None;
                }
                let declines = matches!(command.decision, Decision::Decline);
                let mut events = events.iter();
                // If a single object is set aside, it is kept without a choice (Z7).
                let text = match takes || declines || events.any(Event::is_set_aside) {
                    true => fl!(line_takes, object),
                    false if matches!(command.decision, Decision::Win(..) | Decision::Name(_)) => {
                        return None;
                    }
                    false => fl!(line_wins, object),
                };
                (Some(seat), Short::of(text).with(grouped(price)))
            }
            Event::SetAside {
                seat,
                object,
                price,
            } => {
                if matches!(command.decision, Decision::Win(..) | Decision::Name(_)) {
                    return None;
                }
                let text = fl!(line_wins, object);
                (Some(seat), Short::of(text).with(grouped(price)))
            }
            Event::TookCharacter {
                seat,
                character,
                price,
            } => {
                let text = fl!(line_takes_character, character);
                (Some(seat), Short::of(text).with(grouped(price)))
            }
            Event::BuiltTogether {
                partner, building, ..
            } => {
                if matches!(command.decision, Decision::Agree(_)) {
                    return None;
                }
                let text = tell!(self, line_built_with, building, player = partner);
                (
                    None,
                    Short::of(text).with(won(partner, events, Source::Building)),
                )
            }
            Event::Paid { .. } => return None,
            Event::Left { object, .. } => (None, Short::of(fl!(line_leaves, thing = object))),
            Event::FreedomLeft(freedom) => (None, Short::of(fl!(line_leaves, thing = freedom))),
            // What the bank pays is a single line, with florins and points.
            Event::Completed { seat, .. } => {
                let florins = money_of(seat, events).unwrap_or(0);
                let points = points_of(seat, events, Source::Work).unwrap_or(0);
                let text = match (florins, points) {
                    (_, 0) if self.hides_money() => return None,
                    (florins, 0) => fl!(line_paid_florins, florins = grouped(florins)),
                    (0, points) => fl!(line_paid_points, points),
                    (florins, points) => fl!(line_paid, florins = grouped(florins), points),
                };
                (Some(seat), Short::of(text))
            }
            Event::Gained { source, .. } if source == Source::Work && completes => return None,
            Event::Gained {
                source: Source::Building | Source::BestWork | Source::Merchant | Source::Banker,
                ..
            } => return None,
            Event::Gained {
                seat,
                points,
                source,
            } => {
                let text = match source {
                    Source::FurtherLandscape => fl!(line_further_landscape),
                    Source::FurtherBuilder => fl!(line_further_builder),
                    Source::Merchant => Character::Merchant.name(),
                    Source::Banker => Character::Banker.name(),
                    Source::Building | Source::Work | Source::BestWork => fl!(line_work),
                };
                (
                    Some(seat),
                    Short::of(text).with(fl!(line_points, number = points)),
                )
            }
            Event::RoundEnded { best_work: 0, .. } => (None, Short::of(fl!(line_no_work))),
            Event::RoundEnded { best_work, .. } => {
                let best = events.iter().filter_map(|event| match *event {
                    Event::Gained {
                        seat,
                        points,
                        source: Source::BestWork,
                    } => Some((seat, points)),
                    _ => None,
                });
                let best: Vec<(Seat, u16)> = best.collect();
                let names: Vec<String> = best.iter().map(|&(seat, _)| self.seat(seat)).collect();
                let text = fl!(
                    line_best_work,
                    players = names.join(", "),
                    value = best_work
                );
                let points = best.first().map_or(0, |&(_, points)| points);
                let amount = fl!(line_points, number = points);
                (None, Short::of(text).with(amount))
            }
            Event::Corrected { .. } if !command.decision.is_correction() => {
                (None, Short::of(self.event(event)?))
            }
            Event::GameEnded => (None, Short::of(fl!(event_game_ended))),
            Event::Corrected { .. }
            | Event::CharactersOffered { .. }
            | Event::UsedCharacter { .. }
            | Event::Money { .. }
            | Event::RoundBegan { .. }
            | Event::HandsChosen
            | Event::DrewHidden { .. }
            | Event::Revealed { .. }
            | Event::AuctionsEnded { .. }
            | Event::TurnBegan { .. } => return None,
        })
    }
}

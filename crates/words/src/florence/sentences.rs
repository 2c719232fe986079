//! Decisions and events as sentences: chooses the message and its arguments. The messages
//! are in `assets/lang`.

use crate::florence::names::{florins, points, said};
use crate::sentences::tell;
use crate::sentences::{self, Spoken};
use crate::{either, fl};
use florence::rules::command::Deck;
use florence::rules::tally::TieBreak;
use florence::{
    AnyCard, Command, Decision, Event, Favour, Game, Joint, NoRaise, Player, Setup, Source, Useless,
};
use table::{Card, Item, Seat};

/// The return of a card that is not named.
const RETURN_HIDDEN: Decision = Decision::Return(Card::Hidden);

/// Makes sentences about one game, with the players' names.
pub type Words<'a> = sentences::Words<'a, Game>;

impl Spoken for Game {
    type Start = Setup;
    /// The seat that is refused something, if it is to be named.
    type Own = Option<Seat>;

    fn typed_name(start: &Setup, seat: Seat) -> &str {
        start.name(seat)
    }

    fn amount(amount: Option<u32>) -> String {
        amount.map_or_else(|| fl!(money_hidden).into(), florins)
    }
}

impl<'a> Words<'a> {
    /// Creates sentences about the game with this start.
    #[must_use]
    pub fn of(setup: &'a Setup) -> Self {
        Self::all(setup, false, None)
    }

    /// Returns whether the cards of a seat are hidden.
    #[must_use]
    pub fn hides_cards_of(&self, seat: Seat) -> bool {
        !self.sees(seat)
    }

    /// Returns the same words for refusing something to this seat, which they name.
    #[must_use]
    pub fn about(mut self, seat: Seat) -> Self {
        self.own = Some(seat);
        self
    }

    /// Returns what the bank pays for this many points sold (G4).
    pub(super) fn paid_for(&self, sold: u16) -> String {
        florins(self.setup.variant().point_sells_for * u32::from(sold))
    }

    /// Says what a seat decided: `Anna raises to 300 florins`.
    #[must_use]
    pub fn command(&self, command: &Command) -> String {
        if let Decision::Correct(correction) = command.decision {
            return self.correction(command.seat, None, correction);
        }
        let player = self.seat(command.seat);
        let decision = self.done(command);
        fl!(log_decision, player, decision)
    }

    /// Says what a seat decided, without the name: `raises to 300 florins`. A card that is
    /// not visible is not named.
    #[must_use]
    pub fn done(&self, command: &Command) -> String {
        let hides = self.hides_cards_of(command.seat);
        match command.decision {
            Decision::Return(_) if hides => self.decision(&RETURN_HIDDEN),
            Decision::Keep(card, _) if hides => match card {
                AnyCard::Profession(_) => fl!(decision_keep_profession).into(),
                AnyCard::Bonus(_) => fl!(decision_keep_bonus_card).into(),
                AnyCard::Prestige(_) => fl!(decision_keep_prestige_card).into(),
            },
            ref decision => self.decision(decision),
        }
    }

    /// Says what a seat decided in this position. For a bidder whose only option was to
    /// pass, the sentence says why:
    /// `Anna must pass: 300 florins and 1 PP cannot pay 500 florins`. If money is kept
    /// secret, it does not (G5).
    #[must_use]
    pub fn played(&self, before: Option<&Game>, command: &Command) -> String {
        if let (Some(before), Decision::Correct(correction)) = (before, command.decision) {
            let was = correction.as_it_is(before, command.seat);
            return self.correction(command.seat, Some(was), correction);
        }
        let forced = before.and_then(|before| {
            let (pass, why) = before.forced_pass()?;
            let reason = self.no_raise(before.player(pass.seat), why)?;
            (pass == *command).then_some(reason)
        });
        match forced {
            Some(reason) => {
                let player = self.seat(command.seat);
                fl!(log_must_pass, player, reason)
            }
            None => self.command(command),
        }
    }

    /// Says why a bidder cannot raise; `None` if that would reveal an amount of money that
    /// is kept secret.
    fn no_raise(&self, player: &Player, why: NoRaise) -> Option<String> {
        let money = florins(player.money());
        Some(match why {
            NoRaise::OutOfReach { .. } if self.hides_money => return None,
            NoRaise::OutOfReach { next } if player.prestige() > 0 => {
                let points = points(player.prestige());
                let price = florins(next);
                fl!(no_raise_points, money, points, price)
            }
            NoRaise::OutOfReach { next } => fl!(no_raise_money, money, price = florins(next)),
            NoRaise::Useless(Useless::ThreeBuilders) => fl!(no_raise_builders).into(),
            NoRaise::Useless(Useless::NoPlace(object)) => fl!(no_raise_place, object),
        })
    }

    /// Says what was decided, without the player: `raises to 300 florins`. It names every
    /// card; for what a player did, [`Words::done`] says only what may be seen.
    #[must_use]
    pub fn decision(&self, decision: &Decision) -> String {
        self.decision_in(decision, true)
    }

    /// Returns a decision as something to do: `bid 300 florins`.
    #[must_use]
    pub fn to_do(&self, decision: &Decision) -> String {
        self.decision_in(decision, false)
    }

    /// Returns a decision as something that was done, or that can be done.
    fn decision_in(&self, decision: &Decision, is_done: bool) -> String {
        macro_rules! say {
            ($($said:tt)+) => { either!(is_done, $($said)+) };
        }
        match *decision {
            Decision::Return(Card::Known(card)) => say!(decision_return | todo_return, card),
            Decision::Return(Card::Hidden) => say!(decision_return_hidden | todo_return_hidden),
            Decision::Name(object) => say!(decision_name | todo_name, object),
            Decision::Raise(bid) => say!(decision_raise | todo_raise, price = florins(bid)),
            Decision::Pass => say!(decision_pass | todo_pass),
            Decision::Decline => say!(decision_decline | todo_decline),
            Decision::Win(object, price) => {
                say!(decision_win | todo_win, object, price = florins(price))
            }
            Decision::Sit(price) => say!(decision_sit | todo_sit, price = florins(price)),
            Decision::SitAt(place, price) => {
                say!(decision_sit_at | todo_sit_at, place, price = florins(price))
            }
            Decision::Take(object) => say!(decision_take | todo_take, object),
            Decision::Place(kind, squares) => {
                let squares = squares.to_string();
                say!(decision_place | todo_place, landscape = kind, squares)
            }
            Decision::Keep(card, _) => say!(decision_keep | todo_keep, card),
            Decision::Recruit(from, card) => {
                let player = self.seat(from);
                say!(decision_recruit | todo_recruit, profession = card, player)
            }
            Decision::Hold => say!(decision_hold | todo_hold),
            Decision::Build(kind, squares) => {
                let squares = squares.to_string();
                say!(decision_build | todo_build, building = kind, squares)
            }
            Decision::Hire => say!(decision_hire | todo_hire),
            Decision::Introduce(freedom) => say!(decision_introduce | todo_introduce, freedom),
            Decision::AcquireBonus => say!(decision_acquire_bonus | todo_acquire_bonus),
            Decision::Complete(work) => {
                let bonus = work.bonus.iter().map(said);
                let cards = [said(work.profession)].into_iter().chain(bonus);
                let cards: Vec<String> = cards.collect();
                let cards = cards.join(" + ");
                match work.prestige {
                    0 => say!(decision_complete | todo_complete, cards),
                    taken => {
                        say!(
                            decision_complete_taking | todo_complete_taking,
                            cards,
                            points = points(taken)
                        )
                    }
                }
            }
            Decision::Bid(character, price) => {
                say!(decision_bid | todo_bid, character, price = florins(price))
            }
            Decision::Princess(0) => say!(decision_princess | todo_princess),
            Decision::Princess(taken) => say!(
                decision_princess_taking | todo_princess_taking,
                points = points(taken)
            ),
            Decision::Merchant(Favour::Free) => say!(decision_merchant_free | todo_merchant_free),
            Decision::Merchant(Favour::Points) => {
                say!(decision_merchant_points | todo_merchant_points)
            }
            Decision::Professor(deck) => {
                say!(decision_professor | todo_professor, deck = deck_id(deck))
            }
            Decision::LetGo => say!(decision_let_go | todo_let_go),
            Decision::Exchange(0) => say!(decision_exchange_none | todo_exchange_none),
            Decision::Exchange(bought) => say!(
                decision_exchange | todo_exchange,
                points = points(bought),
                price = florins(u32::from(bought) * self.setup.variant().point_costs)
            ),
            Decision::Offer(joint) => say!(
                decision_offer | todo_offer,
                building = joint.building(),
                player = self.seat(joint.other()),
                squares = self.joint_squares(joint),
                price = florins(joint.payment())
            ),
            Decision::Accept => say!(decision_accept | todo_accept),
            Decision::Refuse => say!(decision_refuse | todo_refuse),
            Decision::Agree(joint) => say!(
                decision_agree | todo_agree,
                building = joint.building(),
                player = self.seat(joint.other()),
                squares = self.joint_squares(joint),
                price = florins(joint.payment())
            ),
            Decision::EndTurn => say!(decision_end_turn | todo_end_turn),
            Decision::Sell(sold) => {
                say!(
                    decision_sell | todo_sell,
                    points = points(sold),
                    price = self.paid_for(sold)
                )
            }
            Decision::Correct(_) => say!(decision_correct | todo_correct),
            Decision::Reveal(card) => say!(decision_reveal | todo_reveal, card),
        }
    }

    /// Writes the squares of a joint building on both sides: `e1 e2, Ben: e7`.
    #[must_use]
    pub fn joint_squares(&self, joint: Joint) -> String {
        tell!(
            self,
            joint_squares,
            own = joint.own().to_string(),
            player = joint.other(),
            others = joint.others().to_string()
        )
    }

    /// Says what happened because of a command, if it is worth mentioning.
    #[must_use]
    pub fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Seated { seat, place, price } => {
                let (player, price) = (self.seat(seat), florins(price));
                fl!(event_seated, player, place, price)
            }
            Event::Acquired {
                seat,
                object,
                price,
            } => {
                let (player, price) = (self.seat(seat), florins(price));
                fl!(event_acquired, player, object, price)
            }
            Event::SetAside {
                seat,
                object,
                price,
            } => {
                let (player, price) = (self.seat(seat), florins(price));
                fl!(event_set_aside, player, object, price)
            }
            Event::TookCharacter {
                seat,
                character,
                price,
            } => tell!(
                self,
                event_took_character,
                player = seat,
                character,
                price = florins(price)
            ),
            Event::UsedCharacter { seat, character } => {
                tell!(self, event_used_character, player = seat, character)
            }
            Event::BuiltTogether {
                seat,
                partner,
                building,
            } => tell!(self, event_built_together, player = seat, partner, building),
            Event::Paid { .. } if self.hides_money => return None,
            Event::Paid {
                from,
                to,
                florins: sum,
            } => tell!(
                self,
                event_paid,
                player = from,
                partner = to,
                money = florins(sum)
            ),
            Event::Left { object, .. } => fl!(event_left, thing = object),
            Event::FreedomLeft(freedom) => fl!(event_left, thing = freedom),
            Event::Gained {
                seat,
                points: gained,
                source,
            } => {
                let (player, points) = (self.seat(seat), points(gained));
                let source = source_text(source);
                fl!(event_gained, player, points, source)
            }
            Event::Money { seat, florins: sum } if sum > 0 && self.hides_money => {
                tell!(self, event_receives_hidden, player = seat)
            }
            Event::Money { seat, florins: sum } if sum > 0 => {
                tell!(self, event_receives, player = seat, money = florins(sum))
            }
            Event::Money { seat, florins: sum } => {
                tell!(self, event_pays, player = seat, money = florins(-sum))
            }
            Event::Completed { seat, value } => tell!(self, event_completed, player = seat, value),
            Event::RoundEnded { round, best_work } => {
                fl!(event_round_ended, round, best = best_work)
            }
            Event::RoundBegan {
                round,
                start_player,
            } => {
                let player = self.seat(start_player);
                fl!(event_round_began, round, player)
            }
            Event::Corrected {
                seat,
                before,
                after,
            } => self.correction(seat, Some(before), after),
            Event::GameEnded => fl!(event_game_ended).into(),
            Event::HandsChosen
            | Event::CharactersOffered { .. }
            | Event::DrewHidden { .. }
            | Event::Revealed { .. }
            | Event::AuctionsEnded { .. }
            | Event::TurnBegan { .. } => return None,
        })
    }

    /// Iterates over all names, in seat order.
    pub fn seats(&self) -> impl Iterator<Item = (Seat, String)> + 'a {
        let words = *self;
        let seats = Seat::ALL.iter().take(words.setup.players.len());
        seats.map(move |&seat| (seat, words.seat(seat)))
    }
}

/// Returns the id of a stack's name.
pub(super) fn deck_id(deck: Deck) -> &'static str {
    match deck {
        Deck::Professions => "professions",
        Deck::Bonus => "bonus",
        Deck::Prestige => "prestige",
    }
}

/// Returns the source of points.
#[must_use]
pub fn source_text(source: Source) -> &'static str {
    match source {
        Source::FurtherLandscape => fl!(source_further_landscape),
        Source::FurtherBuilder => fl!(source_further_builder),
        Source::Building => fl!(source_building),
        Source::Work => fl!(source_work),
        Source::BestWork => fl!(source_best_work),
        Source::Merchant => fl!(source_merchant),
        Source::Banker => fl!(source_banker),
    }
}

/// Says what distinguished a player from the one ranked before.
#[must_use]
pub fn tie_text(tie: TieBreak) -> &'static str {
    match tie {
        TieBreak::Money => fl!(tie_money),
        TieBreak::LowestProfession => fl!(tie_lowest_profession),
        TieBreak::Shared => fl!(tie_shared),
    }
}

/// Says what distinguished two players, as a sentence.
#[must_use]
pub fn tie_between(tie: TieBreak, name: &str, before: &str) -> String {
    match tie {
        TieBreak::Money => fl!(tie_between_money, player = name, before),
        TieBreak::LowestProfession => fl!(tie_between_lowest_profession, player = name, before),
        TieBreak::Shared => fl!(tie_between_shared, player = name, before),
    }
}

/// Returns the stack a card was drawn from.
#[must_use]
pub fn deck_text(deck: Deck) -> &'static str {
    match deck {
        Deck::Professions => fl!(stack_of_professions),
        Deck::Bonus => fl!(stack_of_bonus_cards),
        Deck::Prestige => fl!(stack_of_prestige_cards),
    }
}

/// Returns `3 entries`, for the number of entries that a jump back leaves out.
#[must_use]
pub fn entries(number: usize) -> String {
    fl!(entries, count = number)
}

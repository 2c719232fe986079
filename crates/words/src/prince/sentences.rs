//! Players, decisions and the current phase as sentences: chooses the message and its
//! arguments.

use crate::sentences::tell;
use std::borrow::Cow;

use super::names::{self, ducats};
use super::rulebook;
use crate::figures::nth;
use crate::message::Value;
use crate::sentences::{self, Spoken, Telling};
use crate::text::{SOFT_HYPHEN, listed};
use crate::{either, fl};
use prince::rules::state::Votes;
use prince::{
    Aim, CardId, CardType, Correction, Decision, Edition, Game, Phase, Place, Sealed, Setup, Spot,
    Step, Target,
};
use table::{Card, Item as _, Seat, Set, Told};

/// Makes sentences about one game, with the players' names and the deck.
pub type Words<'a> = sentences::Words<'a, Game>;

impl Spoken for Game {
    type Start = Setup;
    /// The deck.
    type Own = &'static Edition;

    fn typed_name(start: &Setup, seat: Seat) -> &str {
        let player = start.players.get(seat.index());
        player.map_or("", |player| &player.name)
    }

    fn amount(amount: Option<u32>) -> String {
        amount.map_or_else(|| fl!(prince_money_hidden).into(), ducats)
    }
}

/// Lets messages mention values by the names that the words have for them.
macro_rules! told_as {
    ($($kind:ty: |$it:ident, $words:ident| $called:expr;)+) => {
        $(impl<'v> Telling<'v, Game> for $kind {
            fn told(self, $words: &Words<'_>) -> Value<'v> {
                let $it = self;
                $called.into()
            }
        })+
    };
}

told_as! {
    CardId: |card, words| words.key(card);
    &CardId: |card, words| words.key(*card);
    Set<CardId>: |cards, words| words.cards(cards);
    &Set<CardId>: |cards, words| words.cards(*cards);
    Target: |target, words| words.target(target);
    Spot: |spot, words| words.spot(spot);
    Correction: |value, words| words.value(value);
    Votes: |votes, words| words.votes(votes);
}

impl<'a> Words<'a> {
    /// Creates sentences about the game with this start. They mention everything they are
    /// given: see [`for_eyes_of`](Self::for_eyes_of). Money is hidden at first if the table
    /// has agreed on that (G3).
    #[must_use]
    pub fn new(setup: &'a Setup) -> Self {
        // An unsound deck has no cards that could be named.
        let edition = Edition::load(&setup.edition);
        let edition = edition.unwrap_or_else(|_| Edition::studiolo());
        Self::all(setup, setup.options.hide_money, edition)
    }

    /// Returns the deck.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.own
    }

    /// Lists several names: `Anna, Ben and Clara`.
    #[must_use]
    pub fn seats(&self, seats: Set<Seat>) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        listed(&names)
    }

    /// Returns the name of a card as printed.
    #[must_use]
    pub fn card(&self, card: CardId) -> String {
        names::card(self.own, card)
    }

    /// Returns the name of a card for tight spaces, without hyphens: `Gonzaga`.
    #[must_use]
    pub fn short_card(&self, card: CardId) -> String {
        names::short_card(self.own, card).replace(SOFT_HYPHEN, "")
    }

    /// Returns what a card is and what it is worth: `Artist, 5 VP a turn, fee 25 D`.
    #[must_use]
    pub fn worth(&self, card: CardId) -> String {
        let entry = self.own.entry(card);
        let worth = entry.map(|(data, _)| names::worth(data));
        let mut worth = worth.unwrap_or_default();
        // Do not say that a Spy is a Spy.
        worth.retain(|part| *part != self.card(card));
        match worth.is_empty() {
            true => rulebook::deed(self.own.card(card).card_type).unwrap_or_default(),
            false => worth.join(", "),
        }
    }

    /// Returns the worth of a card in figures alone: `5 VP a turn, fee 25 D`; empty for a
    /// card without figures.
    #[must_use]
    pub fn figures_of(&self, card: CardId) -> String {
        let entry = self.own.entry(card);
        let worth = entry.map(|(data, _)| names::worth(data));
        let worth = worth.unwrap_or_default();
        worth.get(1..).unwrap_or_default().join(", ")
    }

    /// Returns a card with what it is and what it is worth:
    /// `Raphael: Artist, 5 VP a turn, fee 25 D`.
    #[must_use]
    pub fn card_with_worth(&self, card: CardId) -> String {
        let (card, worth) = (self.card(card), self.worth(card));
        match worth.is_empty() {
            true => card,
            false => fl!(prince_card_worth, card, worth),
        }
    }

    /// Lists several cards for use in a sentence:
    /// `Vitellozzo Vitelli and Giampaolo Baglioni`.
    #[must_use]
    pub fn cards(&self, cards: Set<CardId>) -> String {
        let told = |card| tell!(self, prince_card_told, card);
        let cards: Vec<String> = cards.iter().map(told).collect();
        listed(&cards)
    }

    /// Returns the name of a place: `Bologna`, `Anna's base`.
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Base(seat) => tell!(self, prince_base_of, player = seat),
            Place::Holding(holding) => self.card(holding),
        }
    }

    /// Returns the name of what is attacked: `Bologna`, `Anna's base`.
    #[must_use]
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Base(seat) => self.place(Place::Base(seat)),
            Target::Card(card) => self.card(card),
        }
    }

    /// Returns what a message receives for a card.
    pub(super) fn key(&self, card: CardId) -> Cow<'static, str> {
        names::key(self.own, card)
    }

    /// Returns a card that this seat has received, unless the viewer must not know it.
    pub(super) fn seen(&self, seat: Seat, card: Card<CardId>) -> Option<CardId> {
        match card {
            Card::Known(card) if self.sees(seat) || self.is_table(card) => Some(card),
            Card::Known(_) | Card::Hidden => None,
        }
    }

    pub(super) fn is_table(&self, card: CardId) -> bool {
        self.own.card(card).card_type.is_table()
    }

    /// Says what a seat decided in this position: `Anna bids 12 ducats`. For a sealed
    /// decision it says only that it was made: `Anna has voted`.
    #[must_use]
    pub fn decision(&self, before: Option<&Game>, told: Told<'_, Game>) -> String {
        let Some(command) = told.open() else {
            return self.sealed(told);
        };
        let player = self.seat(command.seat);
        if let Decision::Correct(correction) = command.decision {
            let value = self.value(correction);
            return fl!(prince_decision_correct_of, player, value);
        }
        let decision = self.done(before, told);
        fl!(log_decision, player, decision)
    }

    /// Describes a sealed decision, without its content.
    fn sealed(&self, told: Told<'_, Game>) -> String {
        let Some((seat, sealed)) = told.sealed() else {
            return String::new();
        };
        let name = self.seat(seat);
        match sealed {
            Sealed::Seizes(target) => tell!(self, prince_seizes_sealed, name, target),
            Sealed::Votes => fl!(prince_voted_sealed, name),
            Sealed::Doctor | Sealed::Accuses | Sealed::Defends => fl!(prince_answered_sealed, name),
        }
    }

    /// Says what a seat decided, without the name: `bids 12 ducats`. A sealed decision
    /// includes the name.
    #[must_use]
    #[allow(clippy::too_many_lines, reason = "one arm for each decision")]
    pub fn done(&self, before: Option<&Game>, told: Told<'_, Game>) -> String {
        let Some(command) = told.open() else {
            return self.sealed(told);
        };
        let seat = command.seat;
        match command.decision {
            Decision::Keep => fl!(prince_decision_keep).into(),
            Decision::Redeal => fl!(prince_decision_redeal).into(),
            Decision::PayPatron => match due(before) {
                Some((card, fee)) => tell!(
                    self,
                    prince_decision_pay_patron_of,
                    card,
                    price = ducats(fee)
                ),
                None => fl!(prince_decision_pay_patron).into(),
            },
            Decision::Decline => match due(before) {
                Some((card, _)) => tell!(self, prince_decision_decline_of, card),
                None => fl!(prince_decision_decline).into(),
            },
            Decision::Place(card, place) => {
                let card = self.key(card);
                match place {
                    Some(Place::Holding(holding)) => {
                        let holding = self.key(holding);
                        fl!(prince_decision_place_holding, card, holding)
                    }
                    Some(Place::Base(_)) => fl!(prince_decision_place_base, card),
                    None => fl!(prince_decision_place_front, card),
                }
            }
            Decision::Done => match before.and_then(Game::furnishing) {
                Some(holding) => tell!(self, prince_decision_done_furnishing, holding),
                None => fl!(prince_decision_done).into(),
            },
            Decision::TurnUp(slot) => fl!(prince_decision_turn_up, slot = nth(slot)),
            Decision::Spy => fl!(prince_decision_spy).into(),
            Decision::Move(card, place) => {
                let card = self.key(card);
                match place {
                    Some(Place::Holding(holding)) => {
                        let holding = self.key(holding);
                        fl!(prince_decision_move_holding, card, holding)
                    }
                    Some(Place::Base(_)) => fl!(prince_decision_move_base, card),
                    None => fl!(prince_decision_move_front, card),
                }
            }
            Decision::Bid(bid) => fl!(prince_decision_bid, price = ducats(bid)),
            Decision::Pass => fl!(prince_decision_pass).into(),
            Decision::Play(card, aim) => self.plays(before, card, aim, true),
            Decision::EndPlay => fl!(prince_decision_end_play).into(),
            Decision::Doctor | Decision::NoDoctor | Decision::Accuse | Decision::NoAccuse
                if !self.sees(seat) =>
            {
                fl!(prince_decision_answer_hidden).into()
            }
            Decision::Doctor => fl!(prince_decision_doctor).into(),
            Decision::NoDoctor => fl!(prince_decision_no_doctor).into(),
            Decision::Accuse => fl!(prince_decision_accuse).into(),
            Decision::NoAccuse => fl!(prince_decision_no_accuse).into(),
            Decision::Give(Some(to)) => match before.map(Game::phase) {
                Some(Phase::OfficeGift(office, _)) => {
                    tell!(self, prince_decision_give_of, card = office, player = to)
                }
                _ => tell!(self, prince_decision_give, player = to),
            },
            Decision::Give(None) => fl!(prince_decision_give_none).into(),
            Decision::Judge(true) => fl!(prince_decision_judge_yes).into(),
            Decision::Judge(false) => fl!(prince_decision_judge_no).into(),
            Decision::Seize(target, with) => {
                let decision = self.seizes(before, target, true);
                match (self.sees(seat), with.is_empty()) {
                    (false, _) => decision,
                    (true, true) => fl!(prince_decision_seize_alone, decision),
                    (true, false) => {
                        let cards = self.cards(with);
                        fl!(prince_decision_seize_with, decision, cards)
                    }
                }
            }
            Decision::EndPhase => fl!(prince_decision_end_phase).into(),
            Decision::Defend(with) if with.is_empty() => fl!(prince_decision_defend_alone).into(),
            Decision::Defend(with) => tell!(self, prince_decision_defend, cards = with),
            Decision::Vote(votes) => tell!(self, prince_decision_vote, votes),
            Decision::Assign(to) => fl!(prince_decision_assign, offices = self.offices(&to)),
            Decision::Shuffle => fl!(prince_decision_shuffle).into(),
            Decision::NoShuffle => fl!(prince_decision_no_shuffle).into(),
            Decision::Distribute(to) => {
                let cardinals = self.votes(to.map(u16::from));
                fl!(prince_decision_distribute, cardinals)
            }
            Decision::Offer(partner, give, take) => {
                let player = self.seat(partner);
                let knows = self.sees(seat) || self.sees(partner);
                let [give, take] = [give, take].map(|lot| self.lot(lot, knows));
                match (give, take) {
                    (Some(give), Some(take)) => fl!(prince_decision_offer, player, give, take),
                    (give, None) => fl!(
                        prince_decision_offer_gift,
                        player,
                        give = give.unwrap_or_else(|| fl!(prince_nothing).to_owned())
                    ),
                    (None, Some(take)) => fl!(prince_decision_offer_ask, player, take),
                }
            }
            Decision::Accept => fl!(prince_decision_accept).into(),
            Decision::Refuse => fl!(prince_decision_refuse).into(),
            Decision::Consent(true) => fl!(prince_decision_consent).into(),
            Decision::Consent(false) => fl!(prince_decision_no_consent).into(),
            Decision::Turned(card) => tell!(self, prince_decision_turned, card),
            Decision::Sold(_, card, 0) => tell!(self, prince_decision_sold_free, card),
            Decision::Sold(_, card, price) => {
                tell!(self, prince_decision_sold, card, price = ducats(price))
            }
            Decision::Draw(card) => match self.seen(seat, card) {
                Some(card) => tell!(self, prince_decision_draw, card),
                None => fl!(prince_decision_draw_hidden).into(),
            },
            Decision::Steal(card) => {
                let victim = robbed_of_a_card(before);
                let seen = victim.filter(|&victim| self.sees(victim));
                match (self.seen(seen.unwrap_or(seat), card), victim) {
                    (Some(card), Some(victim)) => {
                        tell!(self, prince_decision_steal_from, card, player = victim)
                    }
                    (Some(card), None) => tell!(self, prince_decision_steal, card),
                    (None, Some(victim)) => {
                        tell!(self, prince_decision_steal_from_hidden, player = victim)
                    }
                    (None, None) => fl!(prince_decision_steal_hidden).into(),
                }
            }
            Decision::Show(card) if self.is_table(card) => tell!(self, prince_decision_lay, card),
            Decision::Show(card) => match self.sees(seat) {
                true => tell!(self, prince_decision_show, card),
                false => fl!(prince_decision_show_hidden).into(),
            },
            Decision::Dealt(to) => fl!(prince_decision_dealt, offices = self.offices(&to)),
            Decision::Correct(correction) => {
                tell!(self, prince_decision_correct, value = correction)
            }
        }
    }

    /// Says that a card is played, or can be.
    pub(super) fn plays(
        &self,
        before: Option<&Game>,
        card: CardId,
        aim: Aim,
        is_done: bool,
    ) -> String {
        macro_rules! say {
            ($($said:tt)+) => { either!(is_done, $($said)+) };
        }
        let is_marriage = self.own.card(card).card_type == CardType::Marriage;
        let played = self.key(card);
        match aim {
            Aim::Seat(seat) if is_marriage => {
                say!(
                    prince_decision_play_with | prince_button_play_with,
                    card = played,
                    player = self.seat(seat)
                )
            }
            Aim::Seat(seat) => say!(
                prince_decision_play_against | prince_button_play_against,
                card = played,
                player = self.seat(seat)
            ),
            Aim::Card(victim) => match before.and_then(|game| game.owner(victim)) {
                Some(seat) => say!(
                    prince_decision_play_on_of | prince_button_play_on_of,
                    card = played,
                    victim = self.key(victim),
                    player = self.seat(seat)
                ),
                None => say!(
                    prince_decision_play_on | prince_button_play_on,
                    card = played,
                    victim = self.key(victim)
                ),
            },
            Aim::None if is_against_pope(self.own, card) => {
                say!(
                    prince_decision_play_pope | prince_button_play_pope,
                    card = played
                )
            }
            Aim::None => say!(prince_decision_play | prince_button_play, card = played),
        }
    }

    /// Says that something is seized, or can be, without the condottieri.
    pub(super) fn seizes(&self, before: Option<&Game>, target: Target, is_done: bool) -> String {
        macro_rules! say {
            ($($said:tt)+) => { either!(is_done, $($said)+) };
        }
        match target {
            Target::Base(seat) => say!(
                prince_decision_seize_base | prince_button_seize_base,
                player = self.seat(seat)
            ),
            Target::Card(card) => match before.and_then(|game| game.owner(card)) {
                Some(seat) => say!(
                    prince_decision_seize_of | prince_button_seize_of,
                    card = self.key(card),
                    player = self.seat(seat)
                ),
                None => say!(
                    prince_decision_seize | prince_button_seize,
                    card = self.key(card)
                ),
            },
        }
    }

    /// Names what is decided in a position, as a heading: `Auction`.
    #[must_use]
    pub fn phase(&self, game: &Game) -> String {
        if let Some(trade) = game.trade() {
            return either!(trade.accepted, prince_phase_consent | prince_phase_offer);
        }
        if let Some((_, card)) = game.arrival() {
            let heading = match (game.furnishing(), game.is_due(card)) {
                (Some(_), _) => fl!(prince_phase_furnishing),
                (None, true) => fl!(prince_phase_patron),
                (None, false) => fl!(prince_phase_arrival),
            };
            return heading.into();
        }
        let heading = match *game.phase() {
            Phase::Redeal(_) => fl!(prince_phase_redeal),
            Phase::Laying(_) => fl!(prince_phase_laying),
            Phase::Step(Step::Acquire) => fl!(prince_phase_acquire),
            Phase::Step(Step::Play) => fl!(prince_phase_play),
            Phase::Step(Step::Seize { .. }) => fl!(prince_phase_seize),
            Phase::Turning(_) => fl!(prince_phase_turning),
            Phase::Bidding(_) => fl!(prince_phase_bidding),
            Phase::Spying => fl!(prince_phase_spying),
            Phase::Stealing(_) => fl!(prince_phase_stealing),
            Phase::Doctors(_) => fl!(prince_phase_doctors),
            Phase::OfficeGift(..) => fl!(prince_phase_office_gift),
            Phase::Judging(_) => fl!(prince_phase_judging),
            Phase::Defence(_) => fl!(prince_phase_defence),
            Phase::Ballot(_) => fl!(prince_phase_ballot),
            Phase::OpenBallot(ballot) => {
                return fl!(prince_phase_open_ballot, number = ballot.number);
            }
            Phase::Drawing(_) => fl!(prince_phase_drawing),
            Phase::Upkeep => fl!(prince_phase_upkeep),
            Phase::Offices => fl!(prince_phase_offices),
            Phase::Shuffle => fl!(prince_phase_shuffle),
            Phase::Dealing => fl!(prince_phase_dealing),
            Phase::Accusing(_) => fl!(prince_phase_accusing),
            Phase::Cardinals => fl!(prince_phase_cardinals),
            Phase::Over => fl!(prince_phase_over),
        };
        heading.into()
    }

    /// Says which of the turns it is.
    #[must_use]
    pub fn turn(&self, game: &Game) -> String {
        fl!(prince_turn_of, turn = game.turn(), turns = game.turns())
    }
}

/// Returns the artist whose fee is due, and the fee.
pub(super) fn due(before: Option<&Game>) -> Option<(CardId, u32)> {
    let game = before?;
    let (_, card) = game.arrival()?;
    let fee = u32::from(game.figures(card).fee);
    game.is_due(card).then_some((card, fee))
}

/// Returns the player from whose hand a card is being taken.
pub(super) fn robbed_of_a_card(before: Option<&Game>) -> Option<Seat> {
    match before?.phase() {
        Phase::Stealing(victim) => Some(*victim),
        _ => None,
    }
}

/// Returns whether a card is played against the Pope without naming a target.
fn is_against_pope(edition: &Edition, card: CardId) -> bool {
    matches!(
        edition.card(card).card_type,
        CardType::Savonarola | CardType::Simony
    )
}

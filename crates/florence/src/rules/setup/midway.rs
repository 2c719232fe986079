//! Positions in the middle of a phase: a running auction, a turn that has begun, a pending
//! decision. What a setup says about them must fit the rest of it.

use super::reading::{Dealt, Reading};
use crate::rules::cards::any::{AnyCard, Deck};
use crate::rules::characters::Character;
use crate::rules::components::{Object, florins};
use crate::rules::game::Game;
use crate::rules::phase::{auction, talks};
use crate::rules::progress::{Auction, Bidding, Moment, Pending, Phase, Turn};
use crate::rules::rule::{Count, Fact, Open, Rule, Violation};
use table::{Item, Seat, Set};

/// What has happened in the current phase.
impl Reading<'_> {
    /// Returns the number of objects a seat has from the current auction phase; objects set
    /// aside do not count yet (Z1).
    pub(super) fn acquired_now(&self, seat: Seat) -> usize {
        let has = |now: &Auction| !self.variant.sets_aside || now.settled.contains(seat);
        let now = self.setup.auction.filter(|_| self.is_in_auction());
        let now = now.filter(has);
        now.map_or(0, |now| now.acquired_by(seat).count())
    }

    /// Returns whether one of these has been sold in the current auction phase.
    pub(super) fn sold_now(&self, object: Object) -> bool {
        let taken = self.setup.auction.map_or(Set::EMPTY, |now| now.taken);
        let joint = !object.landscapes().is_empty() && taken.contains(Object::Landscape);
        self.is_in_auction() && (joint || taken.contains(object))
    }

    fn is_in_auction(&self) -> bool {
        matches!(self.setup.moment, Moment::Auction(_))
    }

    /// Returns the current turn, if it is this seat's and has begun.
    pub(super) fn turn_of(&self, seat: Seat) -> Option<Turn> {
        self.setup.turn.filter(|turn| turn.seat == seat)
    }

    /// Returns a turn of a seat of which nothing is used yet.
    pub(super) fn whole_turn(&self, seat: Seat) -> Turn {
        let character = match self.setup.moment {
            Moment::Actions(..) => self.setup.players.get(seat.index()),
            Moment::StartingHands | Moment::Auction(_) | Moment::Characters(_) | Moment::End => {
                None
            }
        };
        let character = character.and_then(|typed| typed.character);
        Turn::with(seat, &self.variant, character)
    }

    /// Returns the actions used, professions hired and freedoms introduced in the current
    /// turn.
    pub(super) fn used_in_turn(&self, seat: Seat) -> (usize, usize, usize) {
        let variant = &self.variant;
        let used = |most: u8, left: u8| usize::from(most.saturating_sub(left));
        self.turn_of(seat).map_or((0, 0, 0), |turn| {
            (
                used(self.whole_turn(seat).actions, turn.actions),
                used(variant.hires, turn.hires),
                used(variant.introductions, turn.introductions),
            )
        })
    }

    /// Removes the cards that a player is choosing from, which are in no stack.
    pub(super) fn deal_offer<T: Item + Into<AnyCard>>(
        &mut self,
        dealt: &mut Dealt<T>,
        rule: Rule,
        of: impl Fn(AnyCard) -> Option<T>,
    ) {
        let Some(Pending::Keep { deck, offer, .. }) = self.setup.pending else {
            return;
        };
        let is_mine = |deck| match deck {
            Deck::Professions => rule == Rule::S2,
            Deck::Bonus => rule == Rule::S4,
            Deck::Prestige => rule == Rule::S3,
        };
        if !is_mine(deck) {
            return;
        }
        if offer.is_hidden() {
            dealt.hidden += offer.len();
        }
        for card in offer.iter() {
            match of(card) {
                Some(card) if dealt.known.insert(card) => {}
                Some(card) => self.wrong(None, rule, Fact::CardTwice(card.into())),
                None => self.wrong(None, rule, Fact::NotOffered(card)),
            }
        }
    }
}

/// What is wrong with the current phase.
impl Reading<'_> {
    pub(super) fn check_midway(&mut self, game: &Game) {
        for (seat, typed) in self.seated() {
            if self.setup.moment != Moment::StartingHands && typed.returned != 0 {
                self.wrong(seat, Rule::S2, Fact::NotNow);
            }
        }
        if game.phase == Phase::StartingHands && game.to_act().is_none() {
            self.wrong(None, Rule::S2, Fact::NotNow);
        }
        self.check_seats(game);
        self.check_auction(game);
        self.check_characters(game);
        self.check_turn(game);
        if let Some(pending) = game.pending {
            self.check_pending(game, pending);
        }
    }

    pub(super) fn at_table(&mut self, seats: impl IntoIterator<Item = Seat>, rule: Rule) -> bool {
        let table = Seat::first(self.count());
        let stranger = seats.into_iter().find(|&seat| !table.contains(seat));
        if let Some(seat) = stranger {
            self.wrong(None, rule, Fact::SeatNotAtTable(seat));
        }
        stranger.is_none()
    }

    pub(super) fn breaks(&mut self, seat: Seat, violation: Violation) {
        self.problems.push(super::Problem {
            seat: Some(seat),
            violation,
        });
    }

    fn check_auction(&mut self, game: &Game) {
        let now = &game.auction;
        if !self.at_table(now.remaining, Rule::A10) || !self.at_table([now.opener], Rule::A7) {
            return;
        }
        if game.phase == Phase::Auction
            && !now.remaining.is_empty()
            && !now.remaining.contains(now.opener)
        {
            self.wrong(now.opener, Rule::A8, Fact::HasDeclined);
        }
        let mut acquired = Set::EMPTY;
        for &seat in Seat::ALL {
            let number = now.acquired_by(seat).count();
            if number > 0 {
                self.at_table([seat], Rule::A6);
            }
            let is_done = number >= usize::from(self.variant.objects_each);
            if is_done && now.remaining.contains(seat) && !self.setup.irregular {
                self.wrong(seat, self.variant.cites.objects, Fact::HasAcquired);
            }
            for (object, price) in now.acquired_by(seat) {
                if !acquired.insert(object) && !self.setup.irregular {
                    self.wrong(seat, Rule::A2, Fact::Taken(object));
                }
                if !price.is_multiple_of(florins::STEP) {
                    let amount = i64::from(price);
                    self.wrong(seat, Rule::G2, Fact::NotAStep { amount });
                }
            }
        }
        for object in acquired.union(now.taken) {
            if !self.variant.objects.contains(object) {
                self.wrong(None, Rule::T3, Fact::NotAuctioned(object));
            }
            let is_marked = match self.variant.sets_aside {
                // An object that was not kept has left its marker (Z3).
                true => now.taken.contains(object),
                false => acquired.contains(object) == now.taken.contains(object),
            };
            if !is_marked && !self.setup.irregular {
                self.wrong(None, Rule::A6, Fact::Taken(object));
            }
        }
        self.check_set_aside(game);
        if let Some(bidding) = now.bidding {
            self.check_bidding(game, &bidding);
        }
    }

    /// Checks that there are characters (M1), and that each marker is on a field of a card
    /// that can still be taken (M2, M5) and belongs to a player who can pay (M2) and has only
    /// this one (M3).
    fn check_characters(&mut self, game: &Game) {
        let now = &game.characters;
        if game.phase != Phase::Characters {
            return;
        }
        if !self.variant.characters {
            return self.wrong(None, Rule::M1, Fact::NotNow);
        }
        let markers = Character::ALL.iter().filter_map(|&character| {
            let (seat, bid) = now.marker(character)?;
            Some((character, seat, bid))
        });
        let seats = markers.clone().map(|(_, seat, _)| seat);
        let seats = seats.chain(now.remaining.iter()).chain([now.turn]);
        if !self.at_table(seats, Rule::M3) {
            return;
        }
        for seat in now.remaining {
            if game.player(seat).character.is_some() {
                self.wrong(seat, Rule::M1, Fact::HasCharacter);
            }
        }
        let mut placed = Set::EMPTY;
        for (character, seat, bid) in markers {
            if !placed.insert(seat) {
                self.wrong(seat, Rule::M3, Fact::HasCharacter);
            }
            if !now.remaining.contains(seat) {
                self.wrong(seat, Rule::M4, Fact::HasPassed);
            }
            let [least, most] = character.fields();
            if !bid.is_multiple_of(florins::STEP) || !(least..=most).contains(&bid) {
                let fact = Fact::NoSuchField {
                    character,
                    bid,
                    least,
                    most,
                };
                self.wrong(seat, Rule::M2, fact);
            }
            let mut others = game.seats().map(|seat| game.player(seat).character);
            let is_held = others.any(|held| held == Some(character));
            if is_held || now.away.contains(character) {
                self.wrong(seat, Rule::M5, Fact::CharacterGone(character));
            }
            if let Err(violation) = game.check_money(seat, bid, Rule::M2) {
                self.breaks(seat, violation);
            }
        }
    }

    /// Checks that objects set aside (Z1) exist, and are affordable (Z5).
    fn check_set_aside(&mut self, game: &Game) {
        if !self.variant.sets_aside || game.phase != Phase::Auction {
            return;
        }
        let mut aside = Vec::new();
        for seat in game.seats() {
            if game.auction.settled.contains(seat) {
                continue;
            }
            let has = game.player(seat).money;
            let prices = game.auction.acquired_by(seat);
            if let Some(needed) = prices.map(|(_, price)| price).max()
                && has < needed
            {
                let rule = self.variant.cites.means;
                self.wrong(seat, rule, Fact::NotEnoughMoney { needed, has });
            }
            let objects = game.auction.acquired_by(seat);
            aside.extend(objects.map(|(object, _)| object));
        }
        for &object in Object::ALL {
            let wanted = aside.iter().filter(|&&other| other == object).count();
            if wanted > usize::from(game.objects_left(object)) {
                self.wrong(None, Rule::A3, Fact::StackEmpty(object));
            }
        }
    }

    fn check_bidding(&mut self, game: &Game, bidding: &Bidding) {
        let Bidding {
            object,
            price,
            highest,
            bidders,
            turn,
        } = *bidding;
        // The Professor may come between bids (M10).
        let interrupts = |pending: Pending| match pending {
            Pending::Keep { .. } => !self.variant.characters,
            _ => true,
        };
        if game.phase != Phase::Auction || game.pending.is_some_and(interrupts) {
            return self.wrong(None, Rule::A5, Fact::FirstDecide(Open::Bidding));
        }
        if let Err(violation) = auction::check_available(game, object) {
            return self.breaks(highest, violation);
        }
        if let Some(seat) = bidders.minus(game.auction.remaining).first() {
            self.wrong(seat, Rule::A8, Fact::HasDeclined);
        }
        for seat in [highest, turn] {
            if !bidders.contains(seat) {
                self.wrong(seat, Rule::A5, Fact::HasPassed);
            }
        }
        let (what, found, least) = (Count::Players, bidders.len() as u32, 2);
        if found < least {
            self.wrong(None, Rule::A5, Fact::TooFew { what, found, least });
        } else if turn == highest {
            let to_act = game.next_in(highest, bidders);
            self.wrong(turn, Rule::A5, Fact::NotYourTurn { to_act });
        }
        let opening = game.opening_bid();
        if price < opening && !self.setup.irregular {
            self.wrong(highest, Rule::A4, Fact::BelowOpening { price, opening });
        }
        if !price.is_multiple_of(florins::STEP) {
            let amount = i64::from(price);
            self.wrong(highest, Rule::G2, Fact::NotAStep { amount });
        }
        if let Err(violation) = auction::check_bid(game, highest, object, price) {
            self.breaks(highest, violation);
        }
    }

    fn check_turn(&mut self, game: &Game) {
        let Some(turn) = self.setup.turn else {
            return;
        };
        match self.setup.moment {
            Moment::Actions(_, to_act) if to_act != turn.seat => {
                self.wrong(turn.seat, Rule::B1, Fact::NotYourTurn { to_act });
            }
            Moment::Actions(..) => {
                let variant = self.variant;
                let actions = self.whole_turn(turn.seat).actions;
                let left = [
                    (Rule::B1, Count::Actions, turn.actions, actions),
                    (Rule::B2, Count::ProfessionCards, turn.hires, variant.hires),
                    (
                        Rule::B2,
                        Count::Freedoms,
                        turn.introductions,
                        variant.introductions,
                    ),
                ];
                for (rule, what, found, most) in left {
                    self.most(turn.seat, rule, what, found.into(), most.into());
                }
            }
            Moment::StartingHands | Moment::Auction(_) | Moment::Characters(_) | Moment::End => {
                self.wrong(turn.seat, Rule::B1, Fact::NotNow);
            }
        }
        debug_assert_eq!(game.turn, turn);
    }

    fn check_pending(&mut self, game: &Game, pending: Pending) {
        let seat = pending.seat();
        let goes_on = matches!(
            game.phase,
            Phase::Auction | Phase::Characters | Phase::Actions
        );
        if !goes_on && !self.variant.characters {
            self.wrong(seat, Rule::O1, Fact::NotNow);
        }
        if !self.at_table([seat], Rule::G1) {
            return;
        }
        match pending {
            Pending::Place { object, .. } if object.landscapes().is_empty() => {
                self.wrong(seat, Rule::O1, Fact::NotNow);
            }
            Pending::Place { object, .. } => {
                if let Err(violation) = auction::check_bid(game, seat, object, 0) {
                    self.breaks(seat, violation);
                }
            }
            // Where the cards are is read with their stack.
            Pending::Keep { .. } => {}
            Pending::Recruit { .. } if !game.can_recruit(seat) => {
                self.wrong(seat, Rule::O8, Fact::NoRecruitingCard);
            }
            Pending::Recruit { .. } => {}
            Pending::Take { .. } => {
                let found = game.auction.acquired_by(seat).count() as u32;
                let (what, least) = (Count::Objects, 2);
                if !self.variant.sets_aside {
                    self.wrong(seat, Rule::Z3, Fact::NotNow);
                } else if found < least {
                    self.wrong(seat, Rule::Z3, Fact::TooFew { what, found, least });
                }
            }
            Pending::Merchant { .. } | Pending::LastCall { .. }
                if game.player(seat).character.is_none() =>
            {
                self.wrong(seat, Rule::M5, Fact::NotInFront(Character::Merchant));
            }
            Pending::Merchant { .. } | Pending::LastCall { .. } => {}
            Pending::Exchange { .. } if game.characters.last_banker != Some(seat) => {
                self.wrong(seat, Rule::M11, Fact::NotInFront(Character::Banker));
            }
            Pending::Exchange { .. } => {}
            Pending::Talk(talk) => {
                let active = game.turn.seat;
                let partner = talk.joint.other();
                if game.phase != Phase::Actions || game.turn.actions == 0 {
                    self.wrong(seat, Rule::C2, Fact::NotNow);
                } else if !self.at_table([partner], Rule::C2) {
                } else if seat != active && seat != partner {
                    self.wrong(seat, Rule::C2, Fact::NotYourTurn { to_act: active });
                } else if let Err(violation) = talks::check_joint(game, active, talk.joint) {
                    self.breaks(active, violation);
                }
            }
        }
    }
}

//! The action phase: a turn of up to two actions each (B1 to B6), works (W),
//! and recruiting (O8).

use super::{characters, talks};
use crate::rules::cards::Profession;
use crate::rules::cards::any::Deck;
use crate::rules::characters::Character;
use crate::rules::command::{Command, Decision, Event, Events, Source, Work};
use crate::rules::components::{Building, Freedom, Tile};
use crate::rules::field::site::Site;
use crate::rules::game::Game;
use crate::rules::progress::{Phase, Turn};
use crate::rules::rule::{Fact, Rule, Violation};
use table::{Card, Item, Seat};

/// The first version of the rules in which no turn ends by itself while a player holds an
/// unused Merchant (M9).
const TURNS_WAIT_SINCE: u8 = 3;

/// The first version of the rules in which the last freedoms also leave a typed or
/// corrected position (Z6).
const FREEDOMS_LEAVE_SINCE: u8 = 3;

/// Begins the action phase (B1).
pub(crate) fn begin(game: &mut Game, events: &mut impl Events) {
    game.phase = Phase::Actions;
    begin_turn(game, game.start_player, events);
}

/// Begins a seat's turn, with one extra action for the Cardinal (M7).
fn begin_turn(game: &mut Game, seat: Seat, events: &mut impl Events) {
    game.turn = Turn::with(seat, game.variant, game.player(seat).character);
    events.push(Event::TurnBegan { seat });
}

/// Returns whether nothing is left to decide in the turn: no action, no recruiting, which
/// is not an action (O8), and no Merchant to be used before the turn ends (M9).
pub(crate) fn turn_is_spent(game: &Game) -> bool {
    let seat = game.turn.seat;
    game.turn.actions == 0 && !merchant_waits(game) && !game.can_recruit(seat)
}

/// Returns whether any player's unused Merchant keeps the turn from ending by itself: "at
/// any time" needs a moment between the last action and the end of the round (M9).
pub(crate) fn merchant_waits(game: &Game) -> bool {
    let holds = |seat| game.player(seat).character == Some(Character::Merchant);
    match game.by_rules < TURNS_WAIT_SINCE {
        true => holds(game.turn.seat),
        false => game.seats().any(holds),
    }
}

impl Game {
    /// Returns whether the turn has no action left but an unused Merchant keeps it from
    /// ending by itself (M9).
    #[must_use]
    pub fn turn_waits_for_merchant(&self) -> bool {
        self.turn().is_some_and(|turn| turn.actions == 0) && merchant_waits(self)
    }
}

pub(crate) fn check(game: &Game, command: &Command) -> Result<(), Violation> {
    let seat = command.seat;
    match command.decision {
        Decision::Return(_) => Err(Rule::S2.broken(Fact::NotNow)),
        Decision::Place(..) => Err(Rule::O1.broken(Fact::NotNow)),
        Decision::Keep(..) => Err(Rule::O7.broken(Fact::NotNow)),
        Decision::Hold => Err(Rule::O8.broken(Fact::NotNow)),
        Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Win(..) => Err(Rule::A10.broken(Fact::NotNow)),
        Decision::Sit(_) | Decision::SitAt(..) => Err(Rule::H11.broken(Fact::NotNow)),
        Decision::Take(_) => Err(Rule::Z3.broken(Fact::NotNow)),
        Decision::Bid(..) => Err(Rule::M4.broken(Fact::NotNow)),
        Decision::LetGo => Err(Rule::M5.broken(Fact::NotNow)),
        Decision::Exchange(_) => Err(Rule::M11.broken(Fact::NotNow)),
        Decision::Accept | Decision::Refuse => Err(Rule::C8.broken(Fact::NotNow)),
        Decision::Offer(joint) => {
            check_action(game, seat)?;
            talks::check_offer(game, seat, joint)
        }
        Decision::Agree(joint) => {
            check_action(game, seat)?;
            talks::check_agreed(game, seat, joint)
        }
        // Checked earlier, in every phase.
        Decision::Sell(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::Reveal(_)
        | Decision::Correct(_) => Err(Rule::B1.broken(Fact::NotNow)),
        Decision::EndTurn => game.check_turn(seat, Rule::B1),
        Decision::Recruit(from, profession) => {
            game.check_turn(seat, Rule::B1)?;
            check_recruit(game, seat, from, profession)
        }
        Decision::Build(building, site) => {
            check_action(game, seat)?;
            check_build(game, seat, building, site)
        }
        Decision::Hire => {
            check_action(game, seat)?;
            if game.turn.hires == 0 {
                return Err(Rule::B2.broken(Fact::OncePerTurn));
            }
            check_draw(game, seat, Deck::Professions, Rule::B4)
        }
        Decision::AcquireBonus => {
            check_action(game, seat)?;
            check_draw(game, seat, Deck::Bonus, Rule::B6)
        }
        Decision::Introduce(freedom) => {
            check_action(game, seat)?;
            check_introduce(game, seat, freedom)
        }
        Decision::Complete(work) => {
            check_action(game, seat)?;
            check_work(game, seat, &work)
        }
        Decision::Princess(prestige) => {
            check_action(game, seat)?;
            check_princess(game, seat, prestige)
        }
    }
}

/// B1: it is the seat's turn, with an action left.
fn check_action(game: &Game, seat: Seat) -> Result<(), Violation> {
    game.check_turn(seat, Rule::B1)?;
    match game.turn.actions {
        0 => Err(Rule::B1.broken(Fact::NoActionLeft)),
        _ => Ok(()),
    }
}

/// O8: from in front of another player, with a recruiting card from hand.
pub(crate) fn check_recruit(
    game: &Game,
    seat: Seat,
    from: Seat,
    profession: Profession,
) -> Result<(), Violation> {
    if from.index() >= game.player_count() {
        return Err(Rule::G1.broken(Fact::NoSuchSeat(from)));
    }
    if from == seat {
        return Err(Rule::O8.broken(Fact::OwnProfession));
    }
    if game.player(seat).recruiting_in_hand == 0 {
        return Err(Rule::O8.broken(Fact::NoRecruitingCard));
    }
    if !game.player(from).table.contains(profession) {
        return Err(Rule::O8.broken(Fact::NotOnTable { profession, from }));
    }
    Ok(())
}

/// B3, with the price of O5.
pub(crate) fn check_build(
    game: &Game,
    seat: Seat,
    building: Building,
    site: Site,
) -> Result<(), Violation> {
    let squares = game.own_squares(seat, site, Rule::B3)?;
    let tile = Tile::Building(building);
    if game.tiles_left(tile) == 0 {
        return Err(Rule::B3.broken(Fact::NoTileLeft(tile)));
    }
    game.check_money(seat, game.building_price(seat), Rule::B3)?;
    let player = game.player(seat);
    let home = player.principality();
    home.check(tile, squares, game.beside(seat), game.edition)
}

/// B4 and B6: there must be a card to look for, and money.
#[inline]
pub(crate) fn check_draw(game: &Game, seat: Seat, deck: Deck, rule: Rule) -> Result<(), Violation> {
    if game.cards_left(deck) == 0 {
        return Err(rule.broken(Fact::NoCardLeft));
    }
    let price = match deck {
        Deck::Professions => game.variant.hire_price,
        Deck::Bonus => game.variant.bonus_price,
        Deck::Prestige => 0,
    };
    game.check_money(seat, price, rule)
}

/// B5, and the once-a-turn limit of B2.
#[inline]
pub(crate) fn check_introduce(game: &Game, seat: Seat, freedom: Freedom) -> Result<(), Violation> {
    if game.turn.introductions == 0 {
        return Err(Rule::B2.broken(Fact::OncePerTurn));
    }
    if game.player(seat).freedoms.contains(freedom) {
        return Err(Rule::B5.broken(Fact::HasFreedom(freedom)));
    }
    if game.freedoms_left(freedom) == 0 {
        return Err(Rule::B5.broken(Fact::NoFreedomLeft(freedom)));
    }
    game.check_money(seat, game.variant.freedom_price, Rule::B5)
}

/// W1, W8, W2 and W9.
pub(crate) fn check_work(game: &Game, seat: Seat, work: &Work) -> Result<(), Violation> {
    game.may_hold(seat, work.profession.into(), Rule::W1)?;
    let player = game.player(seat);
    let known = player.bonus_cards.known();
    let unknown = work.bonus.minus(known);
    for card in unknown {
        game.may_hold(seat, card.into(), Rule::W8)?;
    }
    if unknown.len() > usize::from(player.bonus_cards.hidden()) {
        let last = unknown.iter().last();
        return Err(
            Rule::W8.broken(last.map_or(Fact::NotNow, |card| Fact::NoHiddenCard {
                card: card.into(),
            })),
        );
    }
    let value = game.work_value(seat, work.profession, work.bonus).total();
    check_value(game, value, work.prestige)
}

/// W2 and W9: the value reaches the minimum and covers that many points.
fn check_value(game: &Game, value: u16, prestige: u16) -> Result<(), Violation> {
    let minimum = game.minimum();
    if value < minimum {
        return Err(Rule::W2.broken(Fact::BelowMinimum { value, minimum }));
    }
    let most = game.variant.most_prestige(value);
    if prestige > most {
        let wanted = prestige;
        return Err(Rule::W9.broken(Fact::TooMuchPrestige { wanted, most }));
    }
    Ok(())
}

/// M8: a work without a profession card.
pub(crate) fn check_princess(game: &Game, seat: Seat, prestige: u16) -> Result<(), Violation> {
    if game.player(seat).character != Some(Character::Princess) {
        return Err(Rule::M8.broken(Fact::NotInFront(Character::Princess)));
    }
    check_value(game, game.princess_value(seat).total(), prestige)
}

pub(crate) fn apply(game: &mut Game, seat: Seat, decision: Decision, events: &mut impl Events) {
    match decision {
        Decision::EndTurn => end_turn(game, events),
        Decision::Recruit(from, profession) => recruit(game, seat, from, profession),
        Decision::Build(building, site) => {
            game.turn.actions -= 1;
            game.pay(seat, game.building_price(seat), events);
            let field = site.owner(seat);
            game.put_tile(field, Tile::Building(building), site.squares(), events);
        }
        Decision::Hire => {
            game.turn.actions -= 1;
            game.turn.hires -= 1;
            game.pay(seat, game.variant.hire_price, events);
            game.look_at(seat, Deck::Professions, events);
        }
        Decision::AcquireBonus => {
            game.turn.actions -= 1;
            game.pay(seat, game.variant.bonus_price, events);
            game.look_at(seat, Deck::Bonus, events);
        }
        Decision::Introduce(freedom) => {
            game.turn.actions -= 1;
            game.turn.introductions -= 1;
            game.pay(seat, game.variant.freedom_price, events);
            game.supply.freedoms[freedom.index()] -= 1;
            game.player_mut(seat).freedoms.insert(freedom);
            last_freedoms(game, events);
        }
        Decision::Complete(work) => {
            game.turn.actions -= 1;
            complete(game, seat, &work, events);
        }
        Decision::Princess(prestige) => {
            game.turn.actions -= 1;
            characters::use_up(game, seat, events);
            let value = game.princess_value(seat).total();
            pay_for_work(game, seat, value, prestige, events);
        }
        Decision::Offer(joint) => talks::offer(game, seat, joint),
        Decision::Agree(joint) => talks::build(game, seat, joint, events),
        // Refused by `check`.
        Decision::Return(_)
        | Decision::Name(_)
        | Decision::Raise(_)
        | Decision::Pass
        | Decision::Decline
        | Decision::Win(..)
        | Decision::Place(..)
        | Decision::Keep(..)
        | Decision::Hold
        | Decision::Sit(_)
        | Decision::SitAt(..)
        | Decision::Take(_)
        | Decision::Bid(..)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Sell(_)
        | Decision::Reveal(_)
        | Decision::Correct(_) => {}
    }
}

/// Returns whether every player has one freedom, so that the remaining tiles leave the game
/// (Z6).
pub(crate) fn last_freedoms_have_left(game: &Game) -> bool {
    let has_one = |seat| game.player(seat).freedoms.len() == 1;
    game.variant.last_freedoms_leave && game.seats().all(has_one)
}

/// Returns the same for a position that was typed or corrected: earlier rules left the
/// tiles in the game.
pub(crate) fn last_freedoms_are_gone(game: &Game) -> bool {
    game.by_rules >= FREEDOMS_LEAVE_SINCE && last_freedoms_have_left(game)
}

/// Z6: when every player has one freedom, the remaining tiles leave the game; if a player
/// took two first, they stay.
fn last_freedoms(game: &mut Game, events: &mut impl Events) {
    if !last_freedoms_have_left(game) {
        return;
    }
    for &freedom in Freedom::ALL {
        let left = &mut game.supply.freedoms[freedom.index()];
        if std::mem::take(left) > 0 {
            events.push(Event::FreedomLeft(freedom));
        }
    }
}

/// Goes on to the next seat, or to the end of the round.
pub(crate) fn end_turn(game: &mut Game, events: &mut impl Events) {
    let next = game.left(game.turn.seat);
    if next == game.start_player {
        super::round_end::end_round(game, events);
    } else {
        begin_turn(game, next, events);
    }
}

pub(crate) fn recruit(game: &mut Game, seat: Seat, from: Seat, profession: Profession) {
    let other = game.player_mut(from);
    other.table.remove(profession);
    other.recruiting_on_table += 1;
    let player = game.player_mut(seat);
    player.recruiting_in_hand -= 1;
    player.hand.put_shown(profession);
}

fn complete(game: &mut Game, seat: Seat, work: &Work, events: &mut impl Events) {
    let value = game.work_value(seat, work.profession, work.bonus).total();
    game.comes_to_light(seat, work.profession);
    let player = game.player_mut(seat);
    player.hand.take(Card::Known(work.profession));
    player.table.insert(work.profession);
    for card in work.bonus {
        player.bonus_cards.take(Card::Known(card));
    }
    game.used_bonus_cards = game.used_bonus_cards.union(work.bonus);
    pay_for_work(game, seat, value, work.prestige, events);
}

/// W9 and W10: the bank pays, and the work may be the best of the round.
fn pay_for_work(game: &mut Game, seat: Seat, value: u16, prestige: u16, events: &mut impl Events) {
    let player = game.player_mut(seat);
    player.best_work = player.best_work.max(value);
    events.push(Event::Completed { seat, value });
    let payment = game.variant.payment(value, prestige);
    game.earn(seat, payment, events);
    game.gain(seat, prestige, Source::Work, events);
}

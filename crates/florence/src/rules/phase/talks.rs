//! Building together with a neighbour (C2 to C8): what can be offered, and what happens
//! when two players agree. At a real table only the result is entered.

use crate::rules::command::{Event, Events};
use crate::rules::components::{Building, Tile, florins};
use crate::rules::field::joint::{Joint, JointPlaces};
use crate::rules::game::Game;
use crate::rules::progress::{Pending, Talk};
use crate::rules::rule::{Fact, Rule, Violation};
use table::{Item, Seat};

/// C2, C5, C6 and C7b: whether `active` can build this with the partner it names, apart
/// from the payment.
pub(crate) fn check_joint(game: &Game, active: Seat, joint: Joint) -> Result<(), Violation> {
    let partner = joint.other();
    if partner.index() >= game.player_count() {
        return Err(Rule::G1.broken(Fact::NoSuchSeat(partner)));
    }
    let layout = game.layout().ok_or(Rule::C1.broken(Fact::NotJoined))?;
    if layout.beside(active, partner).is_empty() {
        return Err(Rule::C2.broken(Fact::NotNeighbours(partner)));
    }
    let payment = joint.payment();
    if !payment.is_multiple_of(florins::STEP) {
        let amount = payment.into();
        return Err(Rule::C7a.broken(Fact::NotAStep { amount }));
    }
    let kind = joint.building();
    let tile = Tile::Building(kind);
    if game.tiles_left(tile) == 0 {
        return Err(Rule::B3.broken(Fact::NoTileLeft(tile)));
    }
    let sides = [
        (active, joint.own(), partner),
        (partner, joint.others(), active),
    ];
    for (seat, _, _) in sides {
        if game.player(seat).principality().buildings().contains(kind) {
            return Err(match seat == active {
                true => Rule::P5.broken(Fact::AlreadyBuilt(kind)),
                false => Rule::C5.broken(Fact::BuiltBy(seat, kind)),
            });
        }
    }
    let [one, other] = sides.map(|(seat, squares, _)| (seat, squares));
    if one.1.is_empty() || other.1.is_empty() {
        return Err(Rule::C7b.broken(Fact::OnOneSide(tile)));
    }
    if !layout.covers(game.edition.shape(tile), one, other) {
        let squares = joint.own();
        return Err(Rule::P1.broken(Fact::NotThisShape { tile, squares }));
    }
    for (seat, squares, with) in sides {
        let there = |violation: Violation| match seat == active {
            true => violation,
            false => there(violation, seat),
        };
        let player = game.player(seat);
        let home = player.principality();
        let overlap = squares.minus(home.empty());
        if !overlap.is_empty() {
            let fact = Fact::Overlaps { squares: overlap };
            return Err(there(Rule::P2.broken(fact)));
        }
        let border = layout.border_but(seat, with);
        home.check_beside(squares, game.beside(seat), border)
            .map_err(there)?;
    }
    // The partner pays first (C3).
    let (needed, has) = (game.building_price(active), game.player(active).money);
    match has + payment >= needed {
        true => Ok(()),
        false => Err(Rule::C3.broken(Fact::NotEnoughMoney {
            needed,
            has: has + payment,
        })),
    }
}

/// Converts a violation to the partner's side: there, the rules of placing come under C5.
fn there(violation: Violation, partner: Seat) -> Violation {
    let is_of_placing = matches!(violation.rule, Rule::P1 | Rule::P2 | Rule::P3);
    let rule = if is_of_placing {
        Rule::C5
    } else {
        violation.rule
    };
    rule.broken(match violation.fact.amiss() {
        Some((amiss, squares)) => Fact::There(partner, amiss, squares),
        None => violation.fact,
    })
}

/// Returns what `seat` says from the side of the player whose turn it is; the neighbour
/// asked can answer only that player.
fn as_active(game: &Game, seat: Seat, joint: Joint) -> Result<Joint, Violation> {
    let active = game.turn.seat;
    if seat == active {
        Ok(joint)
    } else if joint.other() == active {
        Ok(joint.turned(seat))
    } else {
        Err(Rule::C2.broken(Fact::NotYourTurn { to_act: active }))
    }
}

/// Checks an offer, or another one in its place (C7a).
pub(crate) fn check_offer(game: &Game, seat: Seat, joint: Joint) -> Result<(), Violation> {
    check_joint(game, game.turn.seat, as_active(game, seat, joint)?)
}

/// Returns the current talk.
fn talk(game: &Game) -> Option<Talk> {
    match game.pending {
        Some(Pending::Talk(talk)) => Some(talk),
        _ => None,
    }
}

/// C7a: accepting needs the money.
pub(crate) fn check_accept(game: &Game) -> Result<(), Violation> {
    match talk(game) {
        Some(talk) => check_agreed(game, game.turn.seat, talk.joint),
        None => Err(Rule::C8.broken(Fact::NotNow)),
    }
}

/// Checks what two players have agreed on at once (C2, C7a).
pub(crate) fn check_agreed(game: &Game, active: Seat, joint: Joint) -> Result<(), Violation> {
    check_joint(game, active, joint)?;
    let (partner, needed) = (joint.other(), joint.payment());
    let has = game.player(partner).money;
    match has >= needed {
        true => Ok(()),
        false => Err(Rule::C7a.broken(Fact::PartnerShort {
            partner,
            needed,
            has,
        })),
    }
}

/// Makes this offer: the other player answers.
pub(crate) fn offer(game: &mut Game, seat: Seat, joint: Joint) {
    if let Ok(joint) = as_active(game, seat, joint) {
        let active = game.turn.seat;
        let answers = if seat == active {
            joint.other()
        } else {
            active
        };
        let talk = Talk { joint, answers };
        game.pending = Some(Pending::Talk(talk));
    }
}

pub(crate) fn accept(game: &mut Game, events: &mut impl Events) {
    if let Some(talk) = talk(game) {
        game.pending = None;
        build(game, game.turn.seat, talk.joint, events);
    }
}

/// Ends the talks without an agreement (C8).
pub(crate) fn refuse(game: &mut Game) {
    if let Some(talk) = talk(game) {
        game.pending = None;
        game.turn.asked.insert(talk.joint.other());
    }
}

/// C3, C4 and C7b: the partner pays, then the bank is paid; one tile leaves the supply and
/// counts for both.
pub(crate) fn build(game: &mut Game, active: Seat, joint: Joint, events: &mut impl Events) {
    let partner = joint.other();
    let building = joint.building();
    game.turn.actions -= 1;
    events.push(Event::BuiltTogether {
        seat: active,
        partner,
        building,
    });
    if joint.payment() > 0 {
        let florins = joint.payment();
        game.player_mut(partner).money -= florins;
        game.player_mut(active).money += florins;
        events.push(Event::Paid {
            from: partner,
            to: active,
            florins,
        });
    }
    game.pay(active, game.building_price(active), events);
    game.put_joint(active, joint, events);
}

impl Game {
    /// Checks whether `seat` could build this with the neighbour it names, if it were its
    /// turn with an action left: the place, the tile, and the price including the partner's
    /// payment (C2 to C7b).
    ///
    /// # Errors
    /// Returns the rule that forbids it.
    pub fn may_build_together(&self, seat: Seat, joint: Joint) -> Result<(), Violation> {
        check_joint(self, seat, joint)
    }

    /// Returns all places of a building that a seat could build together with a neighbour
    /// (C5, C6, C7b): the squares in its own field and in the partner's. Does not check the
    /// cost or whether a tile is left.
    #[must_use]
    pub fn joint_places(
        &self,
        seat: Seat,
        partner: Seat,
        building: Building,
    ) -> JointPlaces<'static> {
        let shape = self.edition.shape(Tile::Building(building));
        let Some(layout) = self.layout().filter(|_| {
            let stands = |seat: Seat| self.player(seat).principality().buildings();
            partner.index() < self.player_count()
                && !stands(seat).union(stands(partner)).contains(building)
        }) else {
            return JointPlaces::none(shape);
        };
        let open = |seat, with| {
            let player = self.player(seat);
            let border = layout.border_but(seat, with);
            let open = (player.principality()).open_along(self.beside(seat), border);
            (seat, open)
        };
        JointPlaces::new(shape, layout, open(seat, partner), open(partner, seat))
    }
}

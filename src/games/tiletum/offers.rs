//! The costs and gains of decisions: found by playing them on a copy of the position, so
//! that the same numbers are on every button, in every list and under the map.

use super::View;
use table::Seat;
use tiletum::{Command, Die, Effect, Frame, Game, Goods, Phase, Printed, Step};
use words::fl;
use words::tiletum::names;

/// The cost and the gain of decisions played one after the other, for their player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The change of victory points.
    pub vp: i32,
    /// AP spent, and AP left; `None` if no AP are involved.
    pub ap: Option<(u8, u8)>,
    /// AP gained.
    pub more_ap: u8,
    /// Goods paid.
    pub paid: Goods,
    /// Goods received.
    pub got: Goods,
    /// Steps forward on the king track.
    pub king: i8,
    /// The effect that is open afterwards, if one was opened.
    pub opened: Option<Frame>,
}

/// Returns the AP left in the current effect, or else in the action of the die.
#[must_use]
pub fn ap_left(game: &Game) -> Option<u8> {
    match (game.frames().top(), game.phase()) {
        (Some(Frame::Action(_, ap) | Frame::AnyAction(ap)), _) => Some(ap),
        (Some(_), _) => None,
        (None, Phase::Turn(Step::Act)) => game.turn().map(|turn| turn.ap),
        (None, _) => None,
    }
}

/// Returns what these decisions cost and gain; `None` if one of them is refused.
#[must_use]
pub fn outcome(game: &Game, commands: &[Command]) -> Option<Outcome> {
    let seat = commands.first()?.seat?;
    let mut after = *game;
    for command in commands {
        after.play(command).ok()?;
    }
    let (was, is) = (game.player(seat), after.player(seat));
    let depth = |game: &Game| game.frames().all().len();
    let ap = ap_left(game).zip(ap_left(&after));
    let ap = ap.filter(|_| depth(game) == depth(&after));
    Some(Outcome {
        vp: i32::from(is.vp()) - i32::from(was.vp()),
        ap: ap
            .filter(|(was, is)| is < was)
            .map(|(was, is)| (was - is, is)),
        more_ap: ap.map_or(0, |(was, is)| is.saturating_sub(was)),
        paid: was.goods().minus(is.goods()),
        got: is.goods().minus(was.goods()),
        king: after.king(seat).0 - game.king(seat).0,
        opened: after.frames().top().filter(|_| depth(&after) > depth(game)),
    })
}

impl Outcome {
    /// Describes the cost and the gain in a few words: `5 stone, +13 VP`.
    #[must_use]
    pub fn told(&self) -> String {
        let mut told = Vec::new();
        if let Some((spent, left)) = self.ap {
            told.push(fl!(tiletum_offer_ap, spent = names::ap(spent), left));
        }
        if self.paid != Goods::NONE {
            told.push(names::goods(self.paid));
        }
        told.extend(self.gains());
        told.join(", ")
    }

    /// Returns shorter and shorter lines: without what follows, without what is left, and
    /// finally only the gains.
    #[must_use]
    pub fn shorter(&self) -> Vec<String> {
        let last = Self {
            opened: None,
            ..self.clone()
        };
        let gains = last.gains().join(", ");
        let spent = last.ap.map(|(spent, _)| names::ap(spent));
        let without_left = spent.iter().cloned().chain(last.gains());
        let without_left = without_left.collect::<Vec<_>>().join(", ");
        let mut lines = vec![self.told(), last.told()];
        if last.paid == Goods::NONE {
            lines.push(without_left);
        }
        lines.extend([gains].into_iter().filter(|gains| !gains.is_empty()));
        lines
    }

    /// Returns the gains, each in a few words.
    #[must_use]
    pub fn gains(&self) -> Vec<String> {
        let mut told = Vec::new();
        if self.vp > 0 {
            told.push(fl!(tiletum_offer_more, what = names::vp(self.vp)));
        }
        if self.more_ap > 0 {
            told.push(fl!(tiletum_offer_more, what = names::ap(self.more_ap)));
        }
        if self.got != Goods::NONE {
            told.push(fl!(tiletum_offer_more, what = names::goods(self.got)));
        }
        if self.king != 0 {
            told.push(fl!(tiletum_offer_king, number = i32::from(self.king)));
        }
        if let Some(frame) = self.opened {
            told.push(fl!(tiletum_offer_then, effect = names::frame(frame)));
        }
        told
    }
}

/// The sources of the AP of the die's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources {
    /// The die.
    pub die: u8,
    /// Completed buildings (B9).
    pub buildings: u8,
    /// Unused helpers in the storehouse (H4).
    pub stored: u8,
    /// The AP left.
    pub left: u8,
}

impl Sources {
    /// Returns those of the die's action; `None` before it or while an effect is open.
    #[must_use]
    pub fn of(view: &View<'_>) -> Option<Self> {
        let game = view.game;
        let (seat, turn) = (game.active()?, game.turn()?);
        if game.frames().top().is_some() || game.phase() != Phase::Turn(Step::Act) {
            return None;
        }
        let own = Self::with(view, seat, turn.die)?;
        Some(Self {
            left: turn.ap,
            buildings: turn.action.map_or(0, |action| {
                game.player(seat).bonus_ap(action, view.edition())
            }),
            ..own
        })
    }

    /// Returns those of a die that would be taken.
    #[must_use]
    pub fn with(view: &View<'_>, seat: Seat, die: Die) -> Option<Self> {
        let place = view.game.places().get(view.game.place_of(die))?;
        let own = 7 - die.value.min(6);
        let buildings = place.action().map_or(0, |action| {
            view.game.player(seat).bonus_ap(action, view.edition())
        });
        Some(Self {
            die: own,
            buildings,
            stored: in_store(view, seat),
            left: own + buildings,
        })
    }
}

/// Returns the AP of the helpers in the storehouse of a seat.
fn in_store(view: &View<'_>, seat: Seat) -> u8 {
    let stored = view.game.player(seat).storehouse();
    let printed = stored.filter_map(|(_, tile)| view.edition().tile(tile));
    let effects = printed.flat_map(|printed| match printed {
        Printed::Helper(effects) => effects.iter().collect(),
        Printed::Contract { .. } | Printed::Crest(_) | Printed::Character { .. } => Vec::new(),
    });
    let ap = effects.map(|effect| {
        if let Effect::BonusAp(ap) = effect {
            ap
        } else {
            0
        }
    });
    ap.sum()
}

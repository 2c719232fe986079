//! The piece that can move now: how far, which way, and the commands for it.

use super::View;
use super::choices::Legal;
use table::Seat;
use tiletum::{CityId, Command, Decision, Frame, Piece, SpaceId};

/// A piece that can move.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// The owner of the piece.
    pub seat: Seat,
    /// The piece.
    pub piece: Piece,
    /// Its space.
    pub from: SpaceId,
    /// The remaining steps.
    pub steps: u8,
    /// Whether it can move to any space at once (J5).
    pub is_free: bool,
}

impl Walk {
    /// Returns the piece that can be moved now.
    #[must_use]
    pub fn now(view: &View<'_>, legal: &Legal) -> Option<Self> {
        let seat = view.asked?;
        let found = legal.iter().find_map(|command| match command.decision {
            Decision::Move(piece, _) => Some((piece, false)),
            Decision::Relocate(piece, _) => Some((piece, true)),
            _ => None,
        });
        let (piece, is_free) = found?;
        let steps = match view.game.frames().top() {
            Some(Frame::Walk {
                merchant,
                architect,
                ..
            }) => match piece {
                Piece::Merchant => merchant,
                Piece::Architect => architect,
            },
            Some(Frame::Action(_, ap)) => ap,
            _ => view.game.turn().map_or(0, |turn| turn.ap),
        };
        Some(Self {
            seat,
            piece,
            from: view.game.player(seat).piece(piece),
            steps,
            is_free,
        })
    }

    /// Returns the steps to a space, if enough are left.
    #[must_use]
    pub fn reach(&self, view: &View<'_>, to: SpaceId) -> Option<u8> {
        let steps = view.edition().steps(self.from, to);
        match (to == self.from, self.is_free) {
            (true, false) => None,
            (_, true) => Some(0),
            (false, false) => (steps <= self.steps).then_some(steps),
        }
    }

    /// Returns the spaces of the shortest way, ending with the destination.
    #[must_use]
    pub fn way(&self, view: &View<'_>, to: SpaceId) -> Vec<SpaceId> {
        let edition = view.edition();
        let mut way = Vec::new();
        let mut at = self.from;
        while at != to {
            let nearer = |&next: &SpaceId| edition.steps(next, to) < edition.steps(at, to);
            let Some(next) = edition.neighbours(at).find(nearer) else {
                break;
            };
            way.push(next);
            at = next;
        }
        way
    }

    /// Returns the commands that move it there.
    #[must_use]
    pub fn commands(&self, view: &View<'_>, to: SpaceId) -> Vec<Command> {
        if self.is_free {
            return vec![Command::new(self.seat, Decision::Relocate(self.piece, to))];
        }
        let way = self.way(view, to).into_iter();
        way.map(|space| Command::new(self.seat, Decision::Move(self.piece, space)))
            .collect()
    }

    /// Returns the commands that move the merchant to the fair of the round, if its owner
    /// does not yet take part (F1).
    #[must_use]
    pub fn to_fair(&self, view: &View<'_>) -> Option<Vec<Command>> {
        let round = view.game.round();
        let at = view.game.at_fair(round, self.seat);
        if self.piece != Piece::Merchant || at.takes_part() || at.vp <= 0 {
            return None;
        }
        let city = view.game.fair(round).0.space();
        self.reach(view, city)?;
        Some(self.commands(view, city))
    }
}

/// Returns the next towns from a space along the roads.
#[must_use]
pub fn next_towns(view: &View<'_>, from: SpaceId) -> Vec<CityId> {
    let edition = view.edition();
    let mut towns = Vec::new();
    let mut seen = vec![from];
    let mut open = vec![from];
    while let Some(space) = open.pop() {
        for next in edition.neighbours(space) {
            match edition.city_at(next) {
                _ if seen.contains(&next) => continue,
                Some(city) => towns.push(city),
                None => open.push(next),
            }
            seen.push(next);
        }
    }
    towns
}

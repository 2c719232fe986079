//! A game of which only the final points are known: no position, no log, no boards. It
//! works the same way for every game.

use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::set::Item as _;

/// The final points of a game, and nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// The points of each player, from seat A on; `None` until they are entered.
    pub points: Vec<Option<u16>>,
    /// The rank of each player among those with equal points, from seat A on; `None` if it
    /// is unknown what broke the tie. Ranks that points decide are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Option<u8>>,
}

/// A line of the ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The player.
    pub seat: Seat,
    /// The points.
    pub points: u16,
    /// The rank, from 1. Tied players share it if nothing is known to break the tie.
    pub rank: u8,
    /// Whether the rank is shared only because it is unknown what broke the tie.
    pub is_open: bool,
    /// Whether points alone would not give this rank.
    pub is_by_tie: bool,
}

impl Scores {
    /// Creates scores for this many players, with nothing known yet.
    #[must_use]
    pub fn of_players(players: usize) -> Self {
        Self {
            points: vec![None; players],
            ties: Vec::new(),
        }
    }

    /// Returns the number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.points.len()
    }

    /// Sets the number of players.
    pub fn seat(&mut self, players: usize) {
        self.points.resize(players, None);
        self.ties.truncate(players);
    }

    /// Returns whether there are players and the points of all of them are known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let seats = 1..=Seat::ALL.len();
        seats.contains(&self.points.len()) && self.points.iter().all(Option::is_some)
    }

    /// Returns whether nothing is known.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.points.iter().all(Option::is_none)
    }

    /// Returns the rank of a player among those with equal points, if known.
    #[must_use]
    pub fn tie(&self, seat: Seat) -> Option<u8> {
        self.ties.get(seat.index()).copied().flatten()
    }

    /// Returns the groups of seats with equal points, those with the most points first.
    #[must_use]
    pub fn tied(&self) -> Vec<Vec<Seat>> {
        let mut groups: Vec<(u16, Vec<Seat>)> = Vec::new();
        for (seat, points) in self.known() {
            match groups.iter_mut().find(|(of, _)| *of == points) {
                Some((_, seats)) => seats.push(seat),
                None => groups.push((points, vec![seat])),
            }
        }
        groups.retain(|(_, seats)| seats.len() > 1);
        groups.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        groups.into_iter().map(|(_, seats)| seats).collect()
    }

    /// Ranks this player ahead of all others with equal points. A second call makes the tie
    /// unknown again.
    pub fn put_ahead(&mut self, seat: Seat) {
        let mut groups = self.tied().into_iter();
        let Some(group) = groups.find(|group| group.contains(&seat)) else {
            return;
        };
        let was_first = self.tie(seat) == Some(1);
        self.ties.resize(self.points.len(), None);
        for other in group {
            let place = if other == seat { 1 } else { 2 };
            self.ties[other.index()] = (!was_first).then_some(place);
        }
        if self.ties.iter().all(Option::is_none) {
            self.ties.clear();
        }
    }

    /// Returns the ranking, best first; ties that nothing breaks are in the order of the
    /// seats. Players without known points are left out.
    #[must_use]
    pub fn ranking(&self) -> Vec<Ranked> {
        let mut known: Vec<(Seat, u16)> = self.known().collect();
        // Without a known tie rank, a player comes after those who have one.
        let place = |seat: Seat| self.tie(seat).unwrap_or(u8::MAX);
        known.sort_by_key(|&(seat, points)| (std::cmp::Reverse(points), place(seat)));
        let ranked = known.iter().map(|&(seat, points)| {
            let above = known.iter().filter(|&&(other, others)| {
                others > points || others == points && place(other) < place(seat)
            });
            let more = known.iter().filter(|(_, others)| *others > points);
            let (above, more) = (above.count(), more.count());
            let others = known.iter().filter(|&&(other, _)| other != seat);
            let mut equal = others.filter(|&&(_, others)| others == points);
            let is_equal = |&(other, _): &(Seat, u16)| place(other) == place(seat);
            Ranked {
                seat,
                points,
                rank: u8::try_from(above + 1).unwrap_or(u8::MAX),
                is_open: self.tie(seat).is_none() && equal.any(is_equal),
                is_by_tie: above > more,
            }
        });
        ranked.collect()
    }

    fn known(&self) -> impl Iterator<Item = (Seat, u16)> + '_ {
        let seats = Seat::ALL.iter().copied().zip(&self.points);
        seats.filter_map(|(seat, points)| Some((seat, (*points)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::Scores;
    use crate::Seat;

    fn scores(points: &[u16]) -> Scores {
        Scores {
            points: points.iter().copied().map(Some).collect(),
            ties: Vec::new(),
        }
    }

    fn told(scores: &Scores) -> Vec<(Seat, u8, bool)> {
        let ranking = scores.ranking().into_iter();
        ranking
            .map(|line| (line.seat, line.rank, line.is_open))
            .collect()
    }

    #[test]
    fn points_rank_and_a_tie_of_which_nothing_is_known_stays_open() {
        let (a, b, c, d) = (Seat::A, Seat::B, Seat::C, Seat::D);
        let clear = scores(&[49, 62, 30, 53]);
        assert_eq!(
            told(&clear),
            [(b, 1, false), (d, 2, false), (a, 3, false), (c, 4, false)]
        );
        let mut tied = scores(&[53, 62, 53, 30]);
        let open = [(b, 1, false), (a, 2, true), (c, 2, true), (d, 4, false)];
        assert_eq!(told(&tied), open);
        assert_eq!(tied.tied(), [vec![a, c]]);
        tied.put_ahead(c);
        let decided = [(b, 1, false), (c, 2, false), (a, 3, false), (d, 4, false)];
        assert_eq!(told(&tied), decided);
        assert!(tied.ranking()[2].is_by_tie && !tied.ranking()[3].is_by_tie);
        tied.put_ahead(c);
        assert_eq!((told(&tied), tied.ties.len()), (open.to_vec(), 0));
        tied.put_ahead(b);
        assert_eq!(told(&tied), open, "nobody has as many");
    }

    #[test]
    fn a_victory_that_is_known_to_be_shared_is_not_open() {
        let shared = Scores {
            ties: vec![Some(1), Some(1), None],
            ..scores(&[40, 40, 12])
        };
        let ranks = [
            (Seat::A, 1, false),
            (Seat::B, 1, false),
            (Seat::C, 3, false),
        ];
        assert_eq!(told(&shared), ranks);
    }

    #[test]
    fn a_place_never_goes_before_points() {
        let odd = Scores {
            ties: vec![Some(2), Some(1)],
            ..scores(&[62, 53])
        };
        assert_eq!(told(&odd), [(Seat::A, 1, false), (Seat::B, 2, false)]);
    }
}

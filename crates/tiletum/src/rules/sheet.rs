//! A score sheet: what each player counts at the end of a game or after a fair, without a
//! board (E). It finds impossible counts, and possible explanations for a score track that
//! differs.

use std::collections::BTreeMap;

use super::Edition;
use super::counted::{Count, Misfit};
use super::edition::{BUILDINGS, CATHEDRALS, Condition, Cost, FairTile, Reward};
use super::game::Game;
use super::parts::{Good, Goods};
use super::phase::contract::PILLAR_SPACES;
use super::phase::round::{COMPLETED_VP, GOODS_A_POINT, INSTEAD_OF_TILE};
use super::position::{HOUSES, PILLARS};
use super::rule::{Fact, Problem, Rule};
use super::setup::Setup;
use super::state::ROUNDS;
use super::tally::{Score, Source};
use super::tile::{Printed, Stack};
use table::{Item as _, Seat};

/// The points everyone begins with (G2).
pub const START_VP: i32 = 10;
/// An upper limit for any count.
pub const MOST: i16 = 999;

/// The counts of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts([Option<i16>; 23]);

impl Default for Counts {
    /// Returns counts of zero, except for the house in Tiletum (S9).
    fn default() -> Self {
        let mut counts = Self([Some(0); 23]);
        counts.set(Count::Houses, Some(1));
        counts.set(Count::Track, None);
        counts
    }
}

impl Counts {
    /// Returns a count; `None` only for a score track that was not checked.
    #[must_use]
    pub fn get(&self, count: Count) -> Option<i16> {
        let at = Count::ALL.iter().position(|&one| one == count);
        at.and_then(|at| self.0[at])
    }

    /// Returns a count, with 0 instead of `None`.
    #[must_use]
    pub fn of(&self, count: Count) -> i16 {
        self.get(count).unwrap_or(0)
    }

    /// Sets a count.
    pub fn set(&mut self, count: Count, value: Option<i16>) {
        if let Some(at) = Count::ALL.iter().position(|&one| one == count) {
            self.0[at] = value;
        }
    }

    /// Returns the goods left, of all kinds (E3).
    #[must_use]
    pub fn goods(&self) -> Goods {
        Goods::new(std::array::from_fn(|at| {
            self.of(Count::Left(Good::ALL[at])).max(0) as u16
        }))
    }

    /// Returns the lines of the sheet after the fair of a round; after the last one
    /// including those of the end (E1–E3).
    #[must_use]
    pub fn score(&self, round: u8) -> Score {
        let mut score = Score::default();
        let of = |count| i32::from(self.of(count));
        let completed = of(Count::Completed).clamp(0, BUILDINGS as i32) as usize;
        for source in Source::ALL {
            let vp = match source {
                Source::Fair(of) | Source::King(of) if of > round => 0,
                Source::Fair(round) => of(Count::Fair(round)),
                Source::King(round) => of(Count::King(round)),
                Source::Contracts => of(Count::ContractVp),
                Source::Cathedrals => of(Count::CathedralVp),
                Source::Tiles => of(Count::Tiles),
                Source::Crests => of(Count::Crests),
                _ if round < ROUNDS => 0,
                Source::Buildings => COMPLETED_VP[completed],
                Source::HousesByPillars => of(Count::Houses) * of(Count::Pillars),
                Source::Goods => (self.goods().total() / GOODS_A_POINT) as i32,
            };
            score.add(source, i16::try_from(vp).unwrap_or(i16::MAX));
        }
        score
    }

    /// Writes what differs from a new sheet, one field per count.
    fn keep(&self, seat: Seat, kept: &mut BTreeMap<String, String>) {
        let new = Counts::default();
        for count in Count::ALL {
            if let Some(value) = self
                .get(count)
                .filter(|_| self.get(count) != new.get(count))
            {
                kept.insert(field(seat, count), value.to_string());
            }
        }
    }

    fn kept(seat: Seat, kept: &BTreeMap<String, String>) -> Self {
        let mut counts = Self::default();
        for count in Count::ALL {
            let text = kept.get(&field(seat, count));
            if let Some(value) = text.and_then(|text| text.parse::<i16>().ok()) {
                counts.set(count, Some(value.clamp(-MOST, MOST)));
            }
        }
        counts
    }
}

/// Returns the name of the field in a save for a count of a player: `B fair1`.
fn field(seat: Seat, count: Count) -> String {
    format!("{seat:?} {}", count.word())
}

impl Misfit {
    /// Returns the rule that it breaks.
    #[must_use]
    pub fn rule(self) -> Rule {
        match self {
            Misfit::Range { count, .. } => match count {
                Count::Fair(_) => Rule::F2,
                Count::King(_) => Rule::K5,
                Count::Contracts => Rule::J4,
                Count::ContractVp => Rule::J3,
                Count::Cathedrals | Count::CathedralVp => Rule::J7,
                Count::Tiles => Rule::H1,
                Count::Crests => Rule::J5,
                Count::Completed => Rule::E1,
                Count::Houses | Count::Pillars => Rule::S9,
                Count::Left(_) => Rule::G3,
                Count::Track => Rule::G2,
            },
            Misfit::Fair(..) | Misfit::Fairs(_) => Rule::F2,
            Misfit::King(..) => Rule::K5,
            Misfit::NoLeader => Rule::K4,
            Misfit::Pillars { .. } => Rule::J4,
            Misfit::NoPillar(_) => Rule::J7,
        }
    }

    /// Returns the count it concerns; for several counts, the first.
    #[must_use]
    pub fn count(self) -> Count {
        match self {
            Misfit::Range { count, .. } => count,
            Misfit::Fair(round, _) | Misfit::Fairs(round) => Count::Fair(round),
            Misfit::King(round, _) => Count::King(round),
            Misfit::NoLeader => Count::King(ROUNDS),
            Misfit::Pillars { .. } => Count::Pillars,
            Misfit::NoPillar(_) => Count::Cathedrals,
        }
    }
}

/// A possible explanation for a score track that differs from the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The sheet would add up with this value of this count.
    With(Count, i16),
    /// The sheet would add up with this total of goods (E3).
    Goods(u32),
    /// The points that everyone begins with were left out (G2).
    Start,
}

/// A player's score track that differs from the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The player.
    pub seat: Seat,
    /// The points on the track minus those on the sheet.
    pub by: i32,
    /// The explanation, if a single line explains it.
    pub cause: Option<Cause>,
}

/// The sheet of all players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The round whose fair has just been held; the last round means the end of the game.
    pub round: u8,
    /// The counts of the players, from seat A.
    pub players: Vec<Counts>,
    /// The final turn order (K7) if it is known; otherwise the players who are ahead of
    /// others on the same space of the king track.
    pub order: Vec<Seat>,
}

/// The names of the fields in a save that do not belong to a player.
const ROUND: &str = "round";
const ORDER: &str = "order";

impl Sheet {
    /// Creates an empty sheet for the end of a game.
    #[must_use]
    pub fn of_players(players: usize) -> Self {
        Self {
            round: ROUNDS,
            players: vec![Counts::default(); players],
            order: Vec::new(),
        }
    }

    /// Creates the sheet of a game in its current state.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let players = game.seats().map(|seat| {
            let player = game.player(seat);
            let score = player.score();
            let mut counts = Counts::default();
            for count in Count::ALL {
                let cathedrals = player.cathedral_tiles().iter().flatten().count();
                let completed = (0..BUILDINGS).filter(|&at| player.is_completed(at)).count();
                let value = match count {
                    Count::Fair(round) => score.of(Source::Fair(round)),
                    Count::King(round) => score.of(Source::King(round)),
                    Count::Contracts => player.fulfilled().into(),
                    Count::ContractVp => score.of(Source::Contracts),
                    Count::Cathedrals => cathedrals as i16,
                    Count::CathedralVp => score.of(Source::Cathedrals),
                    Count::Tiles => score.of(Source::Tiles),
                    Count::Crests => score.of(Source::Crests),
                    Count::Completed => completed as i16,
                    Count::Houses => player.houses().into(),
                    Count::Pillars => player.pillars().into(),
                    Count::Left(good) => player.goods()[good].min(MOST as u16) as i16,
                    Count::Track => player.vp().min(MOST as u16) as i16,
                };
                counts.set(count, Some(value));
            }
            counts
        });
        Self {
            round: match game.is_over() {
                true => ROUNDS,
                false => game.round().saturating_sub(1).max(1),
            },
            players: players.collect(),
            order: match game.is_over() {
                true => game.order().to_vec(),
                false => Vec::new(),
            },
        }
    }

    /// Reads the sheet from a save, if it has one.
    #[must_use]
    pub fn kept(kept: &BTreeMap<String, String>, players: usize) -> Option<Self> {
        let round = kept.get(ROUND)?.parse::<u8>().ok()?;
        let seats = Seat::ALL.iter().take(players);
        let order = kept.get(ORDER).map_or("", String::as_str);
        let named = |word: &str| Seat::ALL.iter().find(|seat| format!("{seat:?}") == word);
        let mut order: Vec<Seat> = order
            .split_whitespace()
            .filter_map(|word| named(word).copied())
            .filter(|seat| seat.index() < players)
            .collect();
        let mut seen = Vec::new();
        order.retain(|seat| !seen.contains(seat) && (seen.push(*seat), true).1);
        Some(Self {
            round: round.clamp(1, ROUNDS),
            players: seats.map(|&seat| Counts::kept(seat, kept)).collect(),
            order,
        })
    }

    /// Writes the sheet into a save.
    pub fn keep(&self, kept: &mut BTreeMap<String, String>) {
        kept.insert(ROUND.to_owned(), self.round.to_string());
        if !self.order.is_empty() {
            let order = self.order.iter().map(|seat| format!("{seat:?}"));
            kept.insert(ORDER.to_owned(), order.collect::<Vec<_>>().join(" "));
        }
        for (seat, counts) in Seat::ALL.iter().zip(&self.players) {
            counts.keep(*seat, kept);
        }
    }

    /// Returns whether it is a sheet for the end of a game.
    #[must_use]
    pub fn is_end(&self) -> bool {
        self.round == ROUNDS
    }

    /// Returns whether nothing has been typed.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.players
            .iter()
            .all(|counts| *counts == Counts::default())
    }

    /// Iterates over the players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.iter().copied().take(self.players.len())
    }

    /// Returns the lines of a player.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let counts = self.players.get(seat.index());
        counts.map_or_else(Score::default, |counts| counts.score(self.round))
    }

    /// Returns the total points of a player (G2).
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        let total = START_VP + self.score(seat).total();
        u16::try_from(total.max(0)).unwrap_or(u16::MAX)
    }

    /// Returns the player whose points of round 4 include the 4 of the leader (K4): the one
    /// who leads even without them.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        let king = |seat: Seat| i32::from(self.players[seat.index()].of(Count::King(ROUNDS)));
        let first = self.order.first().filter(|_| self.knows_order());
        let leads = |&seat: &Seat| {
            let space = king(seat) - INSTEAD_OF_TILE;
            // A player without points cannot lose any (G2).
            let most = if space < 0 { 0 } else { space };
            self.seats()
                .all(|other| other == seat || king(other) <= most)
        };
        let found = first
            .copied()
            .filter(leads)
            .or_else(|| self.seats().find(leads));
        found.filter(|_| self.is_end())
    }

    fn knows_order(&self) -> bool {
        self.order.len() == self.players.len()
    }

    /// Returns the points of a player's space on the king track at the end.
    fn space(&self, seat: Seat) -> i32 {
        let leader = self.leader() == Some(seat);
        let king = i32::from(self.players[seat.index()].of(Count::King(ROUNDS)));
        king - if leader { INSTEAD_OF_TILE } else { 0 }
    }

    /// Returns the players from first to last: by points, then by the turn order, which is
    /// the ranking on the king track (E4, K7).
    #[must_use]
    pub fn standing(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        let ahead = |seat: Seat| {
            let at = self.order.iter().position(|&other| other == seat);
            at.unwrap_or(self.order.len())
        };
        seats.sort_by_key(|&seat| {
            let space = if self.knows_order() {
                0
            } else {
                -self.space(seat)
            };
            (std::cmp::Reverse(self.total(seat)), space, ahead(seat))
        });
        seats
    }

    /// Returns the players with equal points on the same space of the king track whose
    /// order there is unknown; that order breaks the tie (E4, K3).
    #[must_use]
    pub fn undecided(&self) -> Vec<Seat> {
        if !self.is_end() || self.knows_order() {
            return Vec::new();
        }
        let same = |one: Seat, other: Seat| {
            one != other
                && self.total(one) == self.total(other)
                && self.space(one) == self.space(other)
        };
        let open = |&seat: &Seat| self.seats().any(|other| same(seat, other));
        self.seats().filter(open).collect()
    }

    /// Puts a player ahead of the others on the same space of the king track.
    pub fn put_ahead(&mut self, seat: Seat) {
        self.order.retain(|&other| other != seat);
        self.order.insert(0, seat);
        self.order.truncate(self.players.len().saturating_sub(1));
    }

    /// Returns everything that is impossible.
    #[must_use]
    pub fn misfits(&self, start: &Setup) -> Vec<(Option<Seat>, Misfit)> {
        let edition = Edition::load(&start.edition).unwrap_or_else(|_| Edition::studiolo());
        let limits = Limits::of(edition, start);
        let mut found = Vec::new();
        for (seat, counts) in self.seats().zip(&self.players) {
            let wrong = limits.misfits(counts, self.round);
            found.extend(wrong.map(|misfit| (Some(seat), misfit)));
        }
        for round in 1..=self.round {
            let all = self.at_fair(round);
            if all.iter().all(|&vp| limits.fit(round, &[vp])) && !limits.fit(round, &all) {
                found.push((None, Misfit::Fairs(round)));
            }
        }
        // A player with nothing typed for the king track may not be counted yet.
        let typed = |counts: &Counts| (1..=ROUNDS).any(|at| counts.of(Count::King(at)) != 0);
        if self.is_end() && self.players.iter().all(typed) && self.leader().is_none() {
            found.push((None, Misfit::NoLeader));
        }
        found
    }

    /// Returns the points of all players for the fair of a round.
    fn at_fair(&self, round: u8) -> Vec<i16> {
        let players = self.players.iter();
        players
            .map(|counts| counts.of(Count::Fair(round)))
            .collect()
    }

    /// Returns the misfits as problems of a setup.
    #[must_use]
    pub fn problems(&self, start: &Setup) -> Vec<Problem> {
        let found = self.misfits(start).into_iter();
        let problems = found.map(|(seat, misfit)| Problem {
            seat,
            violation: misfit.rule().broken(Fact::Sheet(misfit)),
        });
        problems.collect()
    }

    /// Returns where the score track differs from the sheet, with possible explanations.
    #[must_use]
    pub fn differences(&self, start: &Setup) -> Vec<Difference> {
        let edition = Edition::load(&start.edition).unwrap_or_else(|_| Edition::studiolo());
        let limits = Limits::of(edition, start);
        let seats = self.seats().zip(&self.players);
        let differences = seats.filter_map(|(seat, counts)| {
            let track = counts.get(Count::Track)?;
            let by = i32::from(track) - i32::from(self.total(seat));
            let cause = || self.cause(seat, counts, by, &limits);
            (by != 0).then(|| Difference {
                seat,
                by,
                cause: cause(),
            })
        });
        differences.collect()
    }

    /// Returns the single line that would explain a difference: multiplied lines are tried
    /// first, then steps of other lines.
    fn cause(&self, seat: Seat, counts: &Counts, by: i32, limits: &Limits) -> Option<Cause> {
        let with = |count: Count, value: i16| {
            let mut other = counts.clone();
            other.set(count, Some(value));
            let fits = limits.misfits(&other, self.round).next().is_none();
            let gained = other.score(self.round).total() - counts.score(self.round).total();
            (fits && gained == by).then_some(Cause::With(count, value))
        };
        let around = |count: Count, step: i16| {
            let now = counts.of(count);
            [now + step, now - step]
                .into_iter()
                .find_map(|value| with(count, value))
        };
        let steps = [Count::Houses, Count::Pillars, Count::Completed];
        let found = steps.into_iter().find_map(|count| around(count, 1));
        let crests = i16::try_from(by)
            .ok()
            .and_then(|by| around(Count::Crests, by.abs()));
        let leader = || {
            let is_leader = self.leader() == Some(seat);
            let asks = match is_leader {
                true => -INSTEAD_OF_TILE,
                false => INSTEAD_OF_TILE,
            };
            let value = counts.of(Count::King(ROUNDS)) + asks as i16;
            (self.is_end() && by == asks).then_some(Cause::With(Count::King(ROUNDS), value))
        };
        let signs = || {
            let mut rounds = (1..=self.round).map(Count::King);
            rounds.find_map(|count| with(count, -counts.of(count)))
        };
        let goods = || {
            let points = (counts.goods().total() / GOODS_A_POINT) as i32 + by;
            let few = self.is_end() && by.abs() <= 3 && points >= 0;
            few.then(|| match by > 0 {
                true => Cause::Goods(points as u32 * GOODS_A_POINT),
                false => Cause::Goods(points as u32 * GOODS_A_POINT + GOODS_A_POINT - 1),
            })
        };
        let fairs = || {
            let by = i16::try_from(by).ok()?;
            (1..=self.round).find_map(|round| {
                let mut all = self.at_fair(round);
                let value = &mut all[seat.index()];
                *value = value.saturating_add(by);
                let cause = Cause::With(Count::Fair(round), *value);
                limits.fit(round, &all).then_some(cause)
            })
        };
        let start = (by == -START_VP).then_some(Cause::Start);
        found
            .or(crests)
            .or(start)
            .or_else(leader)
            .or_else(signs)
            .or_else(goods)
            .or_else(fairs)
    }
}

/// The limits that an edition and a table set.
struct Limits {
    edition: &'static Edition,
    /// The fair tiles, if known.
    fairs: Option<[u8; 4]>,
    /// Points of contracts and of cathedrals, the lowest first.
    contracts: Vec<u16>,
    cathedrals: Vec<u16>,
}

impl Limits {
    fn of(edition: &'static Edition, start: &Setup) -> Self {
        let used = edition.used_by(start.players.len().clamp(2, 4));
        let stacks = [Stack::Contract, Stack::Bonus];
        let tiles = stacks.into_iter().flat_map(|stack| edition.tiles(stack));
        let mut contracts: Vec<u16> = tiles
            .filter_map(|tile| match edition.tile(tile)? {
                Printed::Contract { vp, .. } => Some((tile, u16::from(vp))),
                _ => None,
            })
            .flat_map(|(tile, vp)| (0..used[tile.index()]).map(move |_| vp))
            .collect();
        contracts.sort_unstable();
        let costs = edition.data().costs.iter().filter_map(|cost| match *cost {
            Cost::Build { vp, .. } => Some(u16::from(vp)),
            Cost::NotBuilt => None,
        });
        let mut costs: Vec<u16> = costs.collect();
        costs.sort_unstable();
        let of_stack = |top: bool| {
            let all = 0..edition.cathedrals().len();
            let mut values: Vec<u16> = all
                .filter_map(|at| {
                    let tiles = edition.cathedral_tiles(at);
                    let tile = if top { tiles.first() } else { tiles.last() };
                    tile.map(|&value| u16::from(value))
                })
                .collect();
            values.sort_unstable();
            values
        };
        // The lowest of each come first, then the highest of each.
        let (low, high) = (of_stack(false), of_stack(true));
        let low = low.iter().zip(&costs).map(|(tile, cost)| tile + cost);
        let high = high.iter().rev().zip(costs.iter().rev());
        let high: Vec<u16> = high.map(|(tile, cost)| tile + cost).collect();
        let cathedrals = low.chain(high.into_iter().rev()).collect();
        let is_known = start.knows_fairs(edition);
        Self {
            edition,
            fairs: is_known.then_some(start.layout.fairs),
            contracts,
            cathedrals,
        }
    }

    /// Returns the tiles that can be at the fair of a round.
    fn fair(&self, round: u8) -> Vec<FairTile> {
        let tiles = &self.edition.data().fairs.tiles;
        match self.fairs {
            Some(fairs) => {
                let at = fairs[usize::from(round) - 1];
                tiles.get(usize::from(at)).copied().into_iter().collect()
            }
            None => tiles.clone(),
        }
    }

    /// Returns whether a single tile can give all these points at the fair of a round.
    fn fit(&self, round: u8, all: &[i16]) -> bool {
        let tiles = self.fair(round).into_iter();
        tiles
            .into_iter()
            .any(|tile| all.iter().all(|&vp| self.fits(round, tile, vp)))
    }

    /// Returns whether a tile can give these points at the fair of a round (F2, F6).
    fn fits(&self, round: u8, tile: FairTile, vp: i16) -> bool {
        let printed = self.edition.data().fairs.printed[usize::from(round) - 1];
        let each = i32::from(printed) + i32::from(tile.value);
        let vp = i32::from(vp);
        if tile.condition == Condition::King {
            let king = &self.edition.data().king;
            let mut spaces = king.lowest..=king.highest;
            // A player who would lose more points than they have loses fewer (G2).
            return vp == 0
                || vp < 0 && vp >= each + self.edition.king_vp(king.lowest)
                || spaces.any(|space| each + self.edition.king_vp(space) == vp);
        }
        let most = match tile.condition {
            Condition::House => HOUSES as i32,
            Condition::HousePillar | Condition::Pillar | Condition::Cathedral => PILLARS as i32,
            Condition::UpperFloors => {
                let floors = self.edition.data().board.buildings.iter();
                floors
                    .map(|one| i32::from(one.floors.saturating_sub(1)))
                    .sum()
            }
            _ => BUILDINGS as i32,
        };
        vp >= 0 && vp % each.max(1) == 0 && vp / each.max(1) <= most
    }

    fn range(&self, counts: &Counts, count: Count) -> (i16, i16) {
        let ends = |least: u16, most: u16| (least as i16, most as i16);
        let board = &self.edition.data().board;
        match count {
            Count::Contracts => (0, BUILDINGS as i16),
            Count::ContractVp => {
                let number = counts.of(Count::Contracts).clamp(0, BUILDINGS as i16) as usize;
                let spaces: u16 = board.contract_vp[..number]
                    .iter()
                    .map(|&vp| u16::from(vp))
                    .sum();
                let low: u16 = self.contracts.iter().take(number).sum();
                let high: u16 = self.contracts.iter().rev().take(number).sum();
                ends(spaces + low, spaces + high)
            }
            Count::Cathedrals => (0, PILLARS.min(CATHEDRALS) as i16),
            Count::CathedralVp => {
                let number = counts.of(Count::Cathedrals).clamp(0, PILLARS as i16) as usize;
                let low: u16 = self.cathedrals.iter().take(number).sum();
                let high: u16 = self.cathedrals.iter().rev().take(number).sum();
                ends(low, high)
            }
            Count::Crests => {
                let rewards = board.buildings.iter().map(|one| match one.reward {
                    Reward::Vp(vp) => u16::from(vp),
                    _ => 0,
                });
                ends(0, rewards.sum())
            }
            Count::Completed => (0, BUILDINGS as i16),
            Count::Houses => (1, HOUSES as i16),
            Count::Pillars => (0, PILLARS as i16),
            Count::King(round) => {
                let king = &self.edition.data().king;
                let spaces = king.lowest..=king.highest;
                let vp = spaces.map(|space| self.edition.king_vp(space) as i16);
                let bonus = if round == ROUNDS {
                    INSTEAD_OF_TILE as i16
                } else {
                    0
                };
                let (least, most) = (vp.clone().min(), vp.max());
                (least.unwrap_or(0), most.unwrap_or(0) + bonus)
            }
            Count::Fair(_) => (-MOST, MOST),
            Count::Tiles | Count::Left(_) | Count::Track => (0, MOST),
        }
    }

    fn misfits(&self, counts: &Counts, round: u8) -> impl Iterator<Item = Misfit> + use<'_> {
        let mut found = Vec::new();
        for count in Count::ALL.into_iter().filter(|count| count.is_after(round)) {
            let Some(value) = counts.get(count) else {
                continue;
            };
            let (least, most) = self.range(counts, count);
            let is_crest = count != Count::Crests || self.brings_by_crests(value);
            if !(least..=most).contains(&value) || !is_crest {
                found.push(Misfit::Range {
                    count,
                    found: value,
                    least,
                    most,
                });
            } else if let Count::Fair(of) = count {
                if !self.fit(of, &[value]) {
                    found.push(Misfit::Fair(of, value));
                }
            } else if let Count::King(of) = count
                && value > 0
                && !self.is_of_track(of, value)
            {
                found.push(Misfit::King(of, value));
            }
        }
        let contracts = counts.of(Count::Contracts).clamp(0, PILLAR_SPACES as i16);
        let most = PILLARS as i16 - PILLAR_SPACES as i16 + contracts;
        let pillars = counts.of(Count::Pillars);
        if pillars > most && pillars <= PILLARS as i16 {
            found.push(Misfit::Pillars {
                found: pillars,
                most,
            });
        }
        let cathedrals = counts.of(Count::Cathedrals);
        // Pillars are typed after cathedrals.
        let is_typed = pillars != 0 || counts.get(Count::Track).is_some();
        if is_typed && cathedrals > pillars && cathedrals <= PILLARS as i16 {
            found.push(Misfit::NoPillar(cathedrals));
        }
        found.into_iter()
    }

    /// Returns whether crests can give this many points; each reward counts once or not at
    /// all (J5).
    fn brings_by_crests(&self, vp: i16) -> bool {
        let mut sums = vec![0];
        for building in &self.edition.data().board.buildings {
            if let Reward::Vp(vp) = building.reward {
                let more = sums.iter().map(|sum| sum + i16::from(vp));
                sums.extend(more.collect::<Vec<_>>());
            }
        }
        sums.contains(&vp)
    }

    /// Returns whether the king track has a space with these points, in round 4 including
    /// those of the leader.
    fn is_of_track(&self, round: u8, vp: i16) -> bool {
        let king = &self.edition.data().king;
        let mut spaces = king.lowest..=king.highest;
        spaces.any(|space| {
            let on_space = self.edition.king_vp(space);
            let vp = i32::from(vp);
            on_space == vp || round == ROUNDS && on_space + INSTEAD_OF_TILE == vp
        })
    }
}

impl Setup {
    /// Returns whether the fairs are known: the layout differs from that of a new table.
    #[must_use]
    pub fn knows_fairs(&self, edition: &Edition) -> bool {
        let new = Setup::tracked_with(edition.data(), self.players.iter().map(|_| ""));
        self.layout.costs.len() == edition.cathedrals().len() && self.layout != new.layout
    }
}

//! Everyone's chance to win, position by position. All seats are played on in sampled
//! deals, the same ones for all positions, for a few phases; then the value that the bots have
//! learned gives the chances. Where it has not learned, games are played to their
//! end, and a map that was fitted to whole games converts the final points to chances. Only
//! what the position shows is used, and never the order of a stack.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

use super::playout::{imagining, mixed};
use super::thinking::Thinking;
use super::value::{Sight, is_quiet};
use crate::rules::command::{Command, Decision, Deck};
use crate::rules::game::{Game, Phase};
use crate::rules::tally::tally;
use table::{BySeat, Item as _, Seat, Session};

/// The maximum number of seats.
const SEATS: usize = Seat::ALL.len();
/// The number of deals for a first look at every position.
const FIRST: u64 = 40;
/// The number of deals used to measure luck, as a multiple of those of a position.
const OF_LUCK: u64 = 3;
/// The number of further deals after which every position reports new results.
const NEXT: u64 = 80;
/// The number of deals simulated between checks whether to stop.
const AT_ONCE: u64 = 40;
/// The time a deal takes at the beginning of a game, in steps of progress, in addition to
/// one step at the end, if it is played to its end: the more of a game is still to be
/// played, the longer it takes.
const LONGEST: f32 = 60.0;
/// The same for a deal that is judged after a phase.
const JUDGED: u32 = 6;
/// How many phases a deal is played on before it is judged: chances from four, as hints look
/// ahead, are no better and take three times as long.
const PHASES: u8 = 1;
/// The base number of all deals.
const SEED: u64 = 0x5EED;

/// How simulated games become chances to win. Where they are played to their end: how far the
/// end may still be from the simulated one, and how much is not known at all. Where they are
/// judged: how much too sure the judge is. Each has two numbers, just before the end of the
/// game, and the addition at the beginning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// The difference in points with which one player wins almost three times as often as
    /// another: just before the end, and the addition at the beginning.
    pub spread: [f32; 2],
    /// The part of the chance that is shared evenly: just before the end, and the addition
    /// at the beginning.
    pub even: [f32; 2],
    /// By what the logarithms of the judge's chances are divided: 1 leaves them as they are.
    pub doubt: [f32; 2],
    /// The part of the judge's chances that is shared evenly.
    pub judged_even: [f32; 2],
}

impl Calibration {
    /// The result of the fit by `examples/win_chances.rs`.
    pub const FITTED: Calibration = Calibration {
        spread: [0.24, 5.15],
        even: [0.021, 0.022],
        doubt: [1.21, 0.075],
        judged_even: [0.021, 0.0],
    };

    /// Returns the number of points that multiplies a player's chance by e.
    fn spread_at(&self, left: f32) -> f32 {
        (self.spread[0] + self.spread[1] * left).max(0.05)
    }

    fn even_at(&self, left: f32) -> f32 {
        (self.even[0] + self.even[1] * left).clamp(0.0, 1.0)
    }

    /// Returns the chances for those of the judge, or for a game that was simulated to its
    /// end.
    fn judged(&self, parts: &[f32], left: f32) -> [f32; SEATS] {
        let doubt = (self.doubt[0] + self.doubt[1] * left).max(0.1);
        let even = (self.judged_even[0] + self.judged_even[1] * left).clamp(0.0, 1.0);
        let mut wins = [0.0; SEATS];
        for (wins, part) in wins.iter_mut().zip(parts) {
            *wins = part.powf(1.0 / doubt);
        }
        let sum: f32 = wins.iter().sum();
        for wins in &mut wins[..parts.len()] {
            *wins = (1.0 - even) * *wins / sum + even / parts.len() as f32;
        }
        wins
    }
}

/// The ends of simulated games that were played on from one position.
#[derive(Clone, Debug)]
pub struct Imagined {
    players: usize,
    /// The part of the game that is still to come (0 to 1).
    left: f32,
    /// Whether the game is over.
    is_over: bool,
    /// How far the deals are played on before they are judged; `None` if to their end.
    sight: Option<Sight>,
    /// The points of each seat, and its share of the first rank, deal by deal: expected ones
    /// if the deals are judged.
    ends: Vec<[(f32, f32); SEATS]>,
}

impl Imagined {
    /// Starts without simulated games.
    fn of(game: &Game) -> Self {
        Self {
            players: game.player_count(),
            left: left(game),
            is_over: game.is_over(),
            sight: sight_at(game),
            ends: Vec::new(),
        }
    }

    /// Simulates this many games from this position, as [`winning`] does.
    #[must_use]
    pub fn at(game: &Game, deals: u64) -> Self {
        Self::from(game, deals, sight_at(game))
    }

    /// Simulates this many games from this position as given, without the order of its
    /// stacks, to their end or until they are judged.
    #[must_use]
    pub fn from(game: &Game, deals: u64, sight: Option<Sight>) -> Self {
        let mut imagined = Self {
            sight,
            ..Self::of(game)
        };
        let seen = game.with_stacks_face_down();
        imagined
            .ends
            .extend((0..deals).map(|deal| end(&seen, deal, sight)));
        imagined
    }

    /// Converts the points of one deal to chances.
    fn wins(&self, end: &[(f32, f32); SEATS], by: &Calibration) -> [f32; SEATS] {
        let parts = end.map(|(_, part)| part);
        if self.is_over {
            return parts;
        }
        if self.sight.is_some() {
            return by.judged(&parts[..self.players], self.left);
        }
        let points = &end[..self.players];
        let most = points.iter().map(|end| end.0).fold(f32::MIN, f32::max);
        let spread = by.spread_at(self.left);
        let mut wins = [0.0; SEATS];
        for (wins, (points, _)) in wins.iter_mut().zip(points) {
            *wins = ((points - most) / spread).exp();
        }
        let sum: f32 = wins.iter().sum();
        let even = by.even_at(self.left);
        for wins in &mut wins[..self.players] {
            *wins = (1.0 - even) * *wins / sum + even / self.players as f32;
        }
        wins
    }

    /// Returns everyone's chance to win.
    #[must_use]
    pub fn chance(&self, by: &Calibration) -> Chance {
        let wins: Vec<[f32; SEATS]> = self.ends.iter().map(|end| self.wins(end, by)).collect();
        let (wins, errors) = means(&wins);
        Chance {
            wins,
            errors,
            deals: self.ends.len(),
        }
    }

    /// Returns how far the chances are above those of another position, deal by deal.
    fn above(&self, other: &Imagined, by: &Calibration) -> [BySeat<f32>; 2] {
        let both = self.ends.iter().zip(&other.ends);
        let apart: Vec<[f32; SEATS]> = both
            .map(|(this, before)| {
                let (this, before) = (self.wins(this, by), other.wins(before, by));
                std::array::from_fn(|at| this[at] - before[at])
            })
            .collect();
        let (by, errors) = means(&apart);
        [by, errors]
    }

    /// Returns the points of each seat above the mean of all, deal by deal.
    fn relative(&self) -> Vec<[f32; SEATS]> {
        let relative = self.ends.iter().map(|end| {
            let points = &end[..self.players];
            let mean = points.iter().map(|end| end.0).sum::<f32>() / self.players as f32;
            let mut relative = [0.0; SEATS];
            for (relative, (points, _)) in relative.iter_mut().zip(points) {
                *relative = points - mean;
            }
            relative
        });
        relative.collect()
    }

    /// Returns how much higher the points of each seat, relative to the mean of all, are
    /// than in another position.
    fn gained(&self, other: &Imagined) -> [BySeat<f32>; 2] {
        let (these, others) = (self.relative(), other.relative());
        let apart: Vec<[f32; SEATS]> = these
            .iter()
            .zip(&others)
            .map(|(this, other)| std::array::from_fn(|at| this[at] - other[at]))
            .collect();
        let (by, errors) = means(&apart);
        [by, errors]
    }
}

/// Returns the mean of each column, and its possible error (one standard error).
fn means(rows: &[[f32; SEATS]]) -> (BySeat<f32>, BySeat<f32>) {
    let count = rows.len().max(1) as f64;
    let mut both = (BySeat::all(0.0), BySeat::all(0.0));
    for &seat in Seat::ALL {
        let column = || rows.iter().map(|row| f64::from(row[seat.index()]));
        let mean = column().sum::<f64>() / count;
        let squares: f64 = column().map(|value| (value - mean).powi(2)).sum();
        both.0[seat] = mean as f32;
        both.1[seat] = (squares / (count - 1.0).max(1.0) / count).sqrt() as f32;
    }
    both
}

/// Returns the part of the game that is still to come (0 to 1).
pub(super) fn left(game: &Game) -> f32 {
    let rounds = f32::from(game.variant().rounds.max(1));
    let round = f32::from(game.round().max(1)).min(rounds);
    let players = game.player_count() as f32;
    // How much of the round is over.
    let over = match game.phase() {
        Phase::Seats | Phase::StartingHands => 0.0,
        Phase::Auction => {
            let bought =
                players - game.auction().map_or(0, |auction| auction.remaining.len()) as f32;
            0.4 * bought / players
        }
        Phase::Characters => 0.4,
        Phase::Actions => {
            let acting = game.turn().map(|turn| turn.seat);
            let order = game.turn_order();
            let before = order.take_while(|&seat| Some(seat) != acting).count();
            0.5 + 0.5 * before as f32 / players
        }
        Phase::Reveal | Phase::Over => return 0.0,
    };
    ((rounds - round + 1.0 - over) / rounds).clamp(0.0, 1.0)
}

/// Returns how far deals are played on before they are judged; `None` if to their end.
fn sight_at(game: &Game) -> Option<Sight> {
    Sight::at_table(game).map(|sight| Sight {
        phases: PHASES,
        ..sight
    })
}

/// Returns how one simulated game ends.
fn end(seen: &Game, deal: u64, sight: Option<Sight>) -> [(f32, f32); SEATS] {
    let (game, seed) = deal_of(seen, deal);
    played_on(game, seed, sight)
}

/// Returns the same after a decision; `None` if it is not legal.
fn end_after(
    seen: &Game,
    command: &Command,
    deal: u64,
    sight: Option<Sight>,
) -> Option<[(f32, f32); SEATS]> {
    let (mut game, seed) = deal_of(seen, deal);
    game.check(command).ok()?;
    game.play_legal(command);
    Some(played_on(game, seed, sight))
}

fn deal_of(seen: &Game, deal: u64) -> (Game, u64) {
    let seed = mixed(SEED, deal);
    (seen.imagine(&mut fastrand::Rng::with_seed(seed)), seed)
}

fn played_on(mut game: Game, seed: u64, sight: Option<Sight>) -> [(f32, f32); SEATS] {
    let mut policy = imagining(seed);
    let begins = game;
    loop {
        if let Some(sight) = &sight
            && is_quiet(&game)
            && sight.is_reached(&begins, &game)
        {
            let expected = sight.value.of_position(&game);
            return std::array::from_fn(|at| {
                let expected = expected[Seat::ALL[at]];
                (expected.points, expected.win)
            });
        }
        let Some(command) = policy.choose(&game) else {
            break;
        };
        game.play_legal(&command);
    }
    let accounts = tally(&game);
    let first = accounts.iter().filter(|account| account.rank == 1).count();
    let mut ends = [(0.0, 0.0); SEATS];
    for account in accounts {
        // Money breaks ties (E4).
        let money = account.money.min(9_000) as f32 / 10_000.0;
        let part = if account.rank == 1 {
            1.0 / first as f32
        } else {
            0.0
        };
        ends[account.seat.index()] = (f32::from(account.total) + money, part);
    }
    ends
}

/// Everyone's chance to win in one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// The chance of each seat (0 to 1): they add up to 1.
    pub wins: BySeat<f32>,
    /// The possible error of each: one standard error.
    pub errors: BySeat<f32>,
    /// The number of sampled deals.
    pub deals: usize,
}

/// A change of a player's chance to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// The entries in which it happened: the first one and the one after the last. An
    /// auction counts as a whole.
    pub entries: [usize; 2],
    /// The entry with most of the change.
    pub entry: usize,
    /// The round (from 1).
    pub round: u8,
    /// The player.
    pub seat: Seat,
    /// The change (-1 to 1).
    pub by: f32,
    /// The standard error of that.
    pub error: f32,
    /// Whether cards that came by chance caused it, rather than a decision.
    pub is_luck: bool,
}

/// The effects of luck and of decisions for a seat, in points relative to the mean of all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fortune {
    /// What was expected before any card was seen: the effect of the seat's position in
    /// turn order.
    pub before: f32,
    /// The cards dealt at the start.
    pub deal: f32,
    /// The cards it has drawn itself.
    pub draws: f32,
    /// The cards the others have drawn.
    pub others: f32,
    /// All decisions, by all players.
    pub decisions: f32,
    /// The possible error in separating luck from decisions: one standard error.
    pub error: f32,
}

impl Fortune {
    /// Returns all effects of chance.
    #[must_use]
    pub fn luck(&self) -> f32 {
        self.before + self.deal + self.draws + self.others
    }
}

/// The results about the chances in a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Winning {
    /// The chances after each number of entries, as far as they are known.
    pub chances: Vec<Option<Chance>>,
    /// The largest changes beyond noise, in the order of the log: at most three.
    pub moments: Vec<Swing>,
    /// Luck and decisions for each seat, if all cards are known and the game is over.
    pub fortunes: Option<BySeat<Fortune>>,
    /// Whether it was completed, rather than stopped on the way.
    pub is_whole: bool,
}

/// The maximum number of moments.
const MOMENTS: usize = 3;
/// By how many standard errors a change must differ from zero.
const CLEAR: f32 = 3.0;
/// The smallest change worth reporting.
const LEAST: f32 = 0.02;

/// What is examined: positions after a number of entries, and the result of a decision
/// before anyone sees the cards it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// After this many entries.
    After(usize),
    /// After the decision of this entry, but before the cards that came with it.
    Decided(usize),
    /// Before any card was seen.
    Outside,
}

/// Everything that is simulated for one game.
struct Work<'a> {
    session: &'a Session<Game>,
    places: Vec<Place>,
    found: Vec<Mutex<Imagined>>,
    /// The steps of progress for a deal at each place.
    steps: Vec<u32>,
}

/// Returns the steps of progress for a deal when this part of a game is still to come.
fn steps(imagined: &Imagined) -> u32 {
    match imagined.sight {
        Some(_) if !imagined.is_over => JUDGED,
        _ => 1 + (LONGEST * imagined.left) as u32,
    }
}

impl<'a> Work<'a> {
    fn of(session: &'a Session<Game>) -> Self {
        let mut places: Vec<Place> = (0..=session.cursor()).map(Place::After).collect();
        if is_open(session) {
            let drew = (0..session.cursor()).filter(|&entry| draws(session, entry));
            places.extend(drew.map(Place::Decided));
            places.push(Place::Outside);
        }
        let mut work = Self {
            session,
            places,
            found: Vec::new(),
            steps: Vec::new(),
        };
        let found = work.places.iter().map(|&place| {
            let of = match place {
                Place::After(entries) => work.position(entries),
                Place::Decided(entry) => work.position(entry + 1),
                Place::Outside => work.position(0),
            };
            Imagined::of(of)
        });
        let found: Vec<Imagined> = found.collect();
        work.steps = found.iter().map(steps).collect();
        work.found = found.into_iter().map(Mutex::new).collect();
        work
    }

    /// Returns the steps of progress for this many deals at these places.
    fn planned(&self, at: &[usize], deals: u64) -> u32 {
        let steps = at.iter().map(|&at| self.steps[at]).sum::<u32>();
        steps.saturating_mul(deals as u32)
    }

    /// Returns what is known so far, and the changes once every place has been examined:
    /// before that, luck would be mistaken for decisions.
    fn so_far(&self, tells_changes: bool) -> Winning {
        Winning {
            chances: self.chances(),
            moments: match tells_changes {
                true => self.moments(),
                false => Vec::new(),
            },
            fortunes: tells_changes.then(|| self.fortunes()).flatten(),
            is_whole: false,
        }
    }

    fn position(&self, entries: usize) -> &'a Game {
        let session = self.session;
        session.game_at(entries).unwrap_or_else(|| session.game())
    }

    /// Simulates these deals; returns `None` if a decision is not possible in one of them.
    fn imagine(
        &self,
        place: Place,
        deals: std::ops::Range<u64>,
    ) -> Option<Vec<[(f32, f32); SEATS]>> {
        let sight = sight_at(self.session.game());
        match place {
            Place::After(entries) => {
                let game = self.position(entries);
                if game.is_over() {
                    // All deals are the same.
                    let one = end(game, 0, None);
                    return Some(deals.map(|_| one).collect());
                }
                let seen = game.with_stacks_face_down();
                Some(deals.map(|deal| end(&seen, deal, sight)).collect())
            }
            Place::Decided(entry) => {
                let command = self.session.log().get(entry)?.command;
                let seen = self.position(entry).with_stacks_face_down();
                deals
                    .map(|deal| end_after(&seen, &command, deal, sight))
                    .collect()
            }
            Place::Outside => {
                let seen = self.position(0).seen_from_outside();
                Some(deals.map(|deal| end(&seen, deal, sight)).collect())
            }
        }
    }

    /// Examines these places until each has this many deals. It uses all cores.
    fn look(&self, at: &[usize], deals: u64, thinking: &Thinking) {
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(&at) = at.get(next.fetch_add(1, Ordering::Relaxed)) {
                loop {
                    let done = self.lock(at).ends.len() as u64;
                    if done >= deals {
                        break;
                    }
                    let some = done..deals.min(done + AT_ONCE);
                    let steps = (some.end - some.start) as u32 * self.steps[at];
                    let ends = self.imagine(self.places[at], some);
                    thinking.step(steps);
                    let Some(ends) = ends else {
                        break;
                    };
                    self.lock(at).ends.extend(ends);
                    if thinking.is_stopped() {
                        return;
                    }
                }
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        std::thread::scope(|scope| {
            for _ in 1..threads.min(at.len()) {
                scope.spawn(work);
            }
            work();
        });
    }

    fn lock(&self, at: usize) -> std::sync::MutexGuard<'_, Imagined> {
        // A thread that failed has not left a partial result.
        let lock = self.found[at].lock();
        lock.unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn at(&self, place: Place) -> Option<Imagined> {
        let at = self.places.iter().position(|&other| other == place)?;
        let found = self.lock(at).clone();
        (!found.ends.is_empty()).then_some(found)
    }

    fn chances(&self) -> Vec<Option<Chance>> {
        let all = (0..=self.session.cursor()).map(|entries| {
            let found = self.lock(entries);
            (!found.ends.is_empty()).then(|| found.chance(&Calibration::FITTED))
        });
        all.collect()
    }

    /// Returns the changes of the players' chances that are larger than noise.
    fn swings(&self) -> Vec<Swing> {
        let mut swings = Vec::new();
        let mut from = 0;
        while from < self.session.cursor() {
            let to = step_end(self.session, from);
            // A revealed card was there before.
            let decision = self.session.log()[from].command.decision;
            if !matches!(decision, Decision::Reveal(_)) {
                swings.extend(self.swing(from, to, false));
            }
            swings.extend((from..to).filter_map(|entry| self.swing(entry, entry + 1, true)));
            from = to;
        }
        swings
    }

    /// Returns the largest change by the entries of a range: by their decisions, or by the
    /// cards that came in them.
    fn swing(&self, from: usize, to: usize, is_luck: bool) -> Option<Swing> {
        let last = self.at(Place::Decided(to - 1));
        let (before, after) = match (is_luck, last) {
            (true, Some(decided)) => (decided, self.at(Place::After(to))?),
            (true, None) => return None,
            (false, Some(decided)) => (self.at(Place::After(from))?, decided),
            (false, None) => (self.at(Place::After(from))?, self.at(Place::After(to))?),
        };
        let [by, errors] = after.above(&before, &Calibration::FITTED);
        let seats = self.session.game().seats();
        let seat = seats.max_by(|&one, &other| by[one].abs().total_cmp(&by[other].abs()))?;
        let is_clear = by[seat].abs() >= LEAST && by[seat].abs() > CLEAR * errors[seat];
        // The entry with most of the change.
        let most = (from..to).max_by(|&one, &other| {
            let part = |entry| {
                let [before, after] = [entry, entry + 1].map(|at| self.at(Place::After(at)));
                match (before, after) {
                    (Some(before), Some(after)) => {
                        after.above(&before, &Calibration::FITTED)[0][seat] * by[seat].signum()
                    }
                    _ => 0.0,
                }
            };
            part(one).total_cmp(&part(other))
        });
        is_clear.then_some(Swing {
            entries: [from, to],
            entry: if is_luck { to - 1 } else { most? },
            round: self.position(from).round(),
            seat,
            by: by[seat],
            error: errors[seat],
            is_luck,
        })
    }

    fn moments(&self) -> Vec<Swing> {
        let mut swings = self.swings();
        swings.sort_by(|one, other| other.by.abs().total_cmp(&one.by.abs()));
        swings.truncate(MOMENTS);
        swings.sort_by_key(|swing| swing.entries[0]);
        swings
    }

    /// Separates luck from decisions.
    fn fortunes(&self) -> Option<BySeat<Fortune>> {
        let game = self.session.game();
        if !game.is_over() {
            return None;
        }
        let outside = self.at(Place::Outside)?;
        let opened = self.at(Place::After(0))?;
        let end = self.at(Place::After(self.session.cursor()))?;
        let mut all = BySeat::all(Fortune::default());
        let mut squares = BySeat::all(0.0);
        let before = means(&outside.relative()).0;
        let [deal, errors] = opened.gained(&outside);
        for seat in game.seats() {
            all[seat].before = before[seat];
            all[seat].deal = deal[seat];
            squares[seat] = errors[seat].powi(2);
        }
        for entry in 0..self.session.cursor() {
            let Some(decided) = self.at(Place::Decided(entry)) else {
                continue;
            };
            let [by, errors] = self.at(Place::After(entry + 1))?.gained(&decided);
            let drew = self.session.log()[entry].command.seat;
            for seat in game.seats() {
                match seat == drew {
                    true => all[seat].draws += by[seat],
                    false => all[seat].others += by[seat],
                }
                squares[seat] += errors[seat].powi(2);
            }
        }
        let last = means(&end.relative()).0;
        for seat in game.seats() {
            all[seat].decisions = last[seat] - all[seat].luck();
            all[seat].error = squares[seat].sqrt();
        }
        Some(all)
    }
}

/// Returns whether all hands are known throughout.
fn is_open(session: &Session<Game>) -> bool {
    let all = (0..=session.cursor()).filter_map(|at| session.game_at(at));
    let mut all = all.map(|game| {
        let mut players = game.seats().map(|seat| game.player(seat));
        players.all(|player| {
            let hidden = player.hand().hidden()
                + player.bonus_cards().hidden()
                + player.prestige_cards().hidden();
            hidden == 0
        })
    });
    all.all(|is_open| is_open)
}

/// Returns whether a player has seen cards of a stack in this entry.
fn draws(session: &Session<Game>, entry: usize) -> bool {
    let both = [entry, entry + 1].map(|at| session.game_at(at));
    let [Some(before), Some(after)] = both else {
        return false;
    };
    let fewer = |deck| after.cards_left(deck) < before.cards_left(deck);
    [Deck::Professions, Deck::Bonus, Deck::Prestige]
        .into_iter()
        .any(fewer)
}

/// Returns after how many entries the step that begins with this one is over: an auction is
/// one step.
fn step_end(session: &Session<Game>, from: usize) -> usize {
    let Some(Decision::Name(_)) = session.log().get(from).map(|entry| entry.command.decision)
    else {
        return from + 1;
    };
    let ends = |&entry: &usize| {
        let mut events = session.events_of(entry).iter();
        events.any(|event| event.wins().is_some())
    };
    let end = (from..session.cursor()).find(ends);
    end.map_or(from + 1, |entry| entry + 1)
}

/// Returns everyone's chance to win after every entry of a session up to its cursor, with
/// the moments that changed them most. Results are reported at once: first for the
/// beginnings of turns, then for every entry, then with more deals. It uses all cores; if
/// stopped, it returns what it has so far.
///
/// It uses only what the positions show: a caller who may not see a hand passes a session
/// in which it is face down. In the end every position is examined in this many deals; the
/// same session and number give the same figures.
#[must_use]
pub fn winning(
    session: &Session<Game>,
    deals: u32,
    thinking: &Thinking,
    tell: impl Fn(Winning),
) -> Winning {
    let deals = u64::from(deals.max(1));
    let (first, of_luck_in) = (FIRST.min(deals), OF_LUCK * deals);
    let work = Work::of(session);
    let entries = session.cursor() + 1;
    let all: Vec<usize> = (0..entries).collect();
    let turns: Vec<usize> = all
        .iter()
        .copied()
        .filter(|&at| at == entries - 1 || is_turn(session, at))
        .collect();
    let beside: Vec<usize> = (entries..work.places.len()).collect();
    let of_luck: Vec<usize> = beside
        .iter()
        .copied()
        .chain(beside.iter().filter_map(|&at| match work.places[at] {
            Place::Decided(entry) => Some(entry + 1),
            Place::Outside => Some(0),
            Place::After(_) => None,
        }))
        .collect();
    let again: Vec<usize> = of_luck[beside.len()..].to_vec();
    let planned = work.planned(&all, deals)
        + work.planned(&beside, of_luck_in)
        + work.planned(&again, of_luck_in - deals);
    thinking.plan(planned);
    let next = NEXT.clamp(first, deals);
    let mut tells_changes = false;
    for (at, deals, tells) in [
        (&turns, first, false),
        (&all, first, false),
        (&beside, first, true),
        (&all, next, true),
        (&beside, next, true),
        (&all, deals, true),
        (&of_luck, deals, true),
        (&of_luck, of_luck_in, true),
    ] {
        work.look(at, deals, thinking);
        if thinking.is_stopped() {
            break;
        }
        tells_changes = tells;
        if !at.is_empty() {
            tell(work.so_far(tells));
        }
    }
    Winning {
        is_whole: !thinking.is_stopped(),
        ..work.so_far(tells_changes)
    }
}

/// Everyone's chance to win in two positions of the same players, in the same deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// The chances in each of them.
    pub chances: [Chance; 2],
    /// How much higher they are in the second one.
    pub by: BySeat<f32>,
    /// The possible error of each of these differences: one standard error.
    pub errors: BySeat<f32>,
}

impl Beside {
    /// Returns whether a difference is larger than the margin of error of the simulations.
    #[must_use]
    pub fn is_clear(&self, seat: Seat) -> bool {
        self.by[seat].abs() > CLEAR * self.errors[seat]
    }

    fn of(imagined: &[Imagined; 2]) -> Self {
        let [before, after] = imagined;
        let [by, errors] = after.above(before, &Calibration::FITTED);
        Self {
            chances: imagined
                .each_ref()
                .map(|it| it.chance(&Calibration::FITTED)),
            by,
            errors,
        }
    }
}

/// Returns everyone's chance to win in two positions, in this many deals each, as
/// [`winning`] calculates it. Results are reported at once, and again with more deals. It
/// uses all cores; if stopped, it returns what it has so far, or `None` if there is nothing
/// yet.
#[must_use]
pub fn beside(
    games: [&Game; 2],
    deals: u32,
    thinking: &Thinking,
    tell: impl Fn(Beside),
) -> Option<Beside> {
    let deals = u64::from(deals.max(1));
    let mut imagined = games.map(Imagined::of);
    let each = imagined.each_ref().map(steps);
    let sights = imagined.each_ref().map(|imagined| imagined.sight);
    thinking.plan((each[0] + each[1]) * deals as u32);
    let seen = games.map(Game::with_stacks_face_down);
    let mut done = 0;
    while done < deals && !thinking.is_stopped() {
        let until = deals.min(2 * done.max(FIRST / 2));
        let wanted: Vec<(usize, u64)> = (done..until)
            .flat_map(|deal| [(0, deal), (1, deal)])
            .collect();
        let ends: Vec<OnceLock<_>> = wanted.iter().map(|_| OnceLock::new()).collect();
        let next = AtomicUsize::new(0);
        let work = || {
            while let at = next.fetch_add(1, Ordering::Relaxed)
                && let Some(&(which, deal)) = wanted.get(at)
                && !thinking.is_stopped()
            {
                // No other thread has this number.
                let _ = ends[at].set(end(&seen[which], deal, sights[which]));
                thinking.step(each[which]);
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        let ends: Option<Vec<_>> = ends.into_iter().map(OnceLock::into_inner).collect();
        // A partial result would compare different deals.
        let Some(ends) = ends else { break };
        for (&(which, _), end) in wanted.iter().zip(ends) {
            imagined[which].ends.push(end);
        }
        done = until;
        tell(Beside::of(&imagined));
    }
    (done > 0).then(|| Beside::of(&imagined))
}

/// Returns whether something new begins after this many entries: a round, a phase, a turn,
/// or an auction.
fn is_turn(session: &Session<Game>, at: usize) -> bool {
    let of = |game: &Game| {
        let turn = game.turn().map(|turn| turn.seat);
        let remaining = game.auction().map(|auction| auction.remaining.len());
        (game.round(), game.phase(), turn, remaining)
    };
    let before = at.checked_sub(1).and_then(|at| session.game_at(at));
    match (before, session.game_at(at)) {
        (Some(before), Some(game)) => of(before) != of(game),
        _ => true,
    }
}

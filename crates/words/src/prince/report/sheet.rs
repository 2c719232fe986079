//! The report of a typed position: like that of a game, without what was not typed.

use jiff::Timestamp;

use super::{Counting, Has, Own, Player, Report, pieces, played_under, sources};
use crate::prince::sentences::Words;
use crate::report::identity;
use prince::rules::tally::Score;
use prince::{Game, Phase, Setup, Step};
use table::{Colour, Item as _, Occasion, Save, Seat};

/// The name of the field in which a sheet keeps who is elected.
pub const ELECTED: &str = "elected";

/// Returns the player elected on a saved sheet, if one was chosen.
#[must_use]
pub fn elected_on(sheet: &Save<Game>) -> Option<Seat> {
    let kept = sheet.sheet.as_ref()?.get(ELECTED)?;
    let mut seats = Seat::ALL.iter().take(sheet.start.players.len());
    seats.find(|seat| format!("{seat:?}") == *kept).copied()
}

impl Counting {
    /// Decides how a position is counted; without another choice, the Pope is elected.
    #[must_use]
    pub fn of(start: &Setup, elected: Option<Seat>) -> Self {
        let position = start.position.as_deref();
        let phase = position.map(|position| position.phase);
        let is_paid = matches!(phase, Some(Phase::Ballot(_) | Phase::OpenBallot(_)));
        let is_end = is_paid || matches!(phase, None | Some(Phase::Step(Step::Seize { .. })));
        let pope = position.map_or(start.pope, |position| position.pope);
        Self {
            elected: is_end.then(|| elected.unwrap_or(pope)),
            income_to_come: !is_paid,
        }
    }
}

impl Report {
    /// Creates the report of a typed position; `None` if the position is impossible.
    #[must_use]
    pub fn of_sheet(
        start: &Setup,
        counting: Counting,
        occasion: Occasion,
        written: Option<Timestamp>,
    ) -> Option<Self> {
        let game = Game::try_from(start).ok()?;
        let words = Words::new(start);
        let is_over = counting.elected.is_some() && game.is_last_turn();
        let scores = |seat: Seat| scores(&game, seat, counting);
        let all: Vec<Score> = game.seats().flat_map(scores).collect();
        let sources = sources(&all);
        let ranking = match counting.elected {
            Some(elected) => game.ranking_with(elected, counting.income_to_come),
            None => game.ranking(),
        };
        let players = ranking.into_iter().map(|ranked| {
            let seat = ranked.seat;
            let turns = scores(seat);
            let of = |source: &_| turns.iter().map(|score| score.of(*source)).sum();
            let income = match counting {
                Counting {
                    elected: Some(_),
                    income_to_come: true,
                } => game.income(seat),
                _ => 0,
            };
            Player {
                seat,
                name: words.name(seat),
                shown: words.seat(seat),
                bot: start.bot(seat),
                colour: colour(start, seat),
                begins: false,
                rank: ranked.rank,
                total: ranked.points,
                money: Some(game.money(seat).saturating_add(income)),
                tie: None,
                has: Has {
                    sources: sources.iter().map(of).collect(),
                    turns: turns.iter().map(|score| score.total()).collect(),
                    pieces: pieces(&game, &words, seat),
                },
            }
        });
        let counted = format!("{counting:?}");
        Some(Self {
            is_over,
            round: game.turn(),
            players: players.collect(),
            sales: Vec::new(),
            log: Vec::new(),
            exceptions: Vec::new(),
            is_stopped: false,
            asides: Vec::new(),
            broken: None,
            rules: played_under(start),
            identity: identity::of_sheet::<Game>(start, &occasion, &counted),
            day: occasion.begun.or(occasion.ended).or(written),
            occasion,
            own: Own {
                sheet: Some(counting),
                turns: game.turns(),
                sources,
                elections: Vec::new(),
                seizures: Vec::new(),
            },
        })
    }
}

/// Returns the points of the turns, including those of the current turn if it is counted.
fn scores(game: &Game, seat: Seat, counting: Counting) -> Vec<Score> {
    let mut scores = game.scores(seat).to_vec();
    let this = usize::from(game.turn().saturating_sub(1));
    if let (Some(elected), Some(score)) = (counting.elected, scores.get_mut(this)) {
        let now = match counting.income_to_come {
            true => game.score_after_income(seat, seat == elected),
            false => game.score_now(seat, seat == elected),
        };
        *score = Score {
            // What was typed for this turn must not be counted twice.
            told: score.told,
            ..now
        };
    }
    scores
}

fn colour(start: &Setup, seat: Seat) -> Colour {
    let player = start.players.get(seat.index());
    let chosen = player.and_then(|player| player.colour);
    chosen.unwrap_or(Colour::ALL[seat.index()])
}

//! The current decision in words, and the most likely choice: for the block that always
//! shows the current decision, whatever the phase.

use super::{View, seizure_reveal};
use prince::{CardId, CardType, Decision, Game, Phase, Place, Step};
use table::{Card, Item as _, Seat, Set, Told};
use words::fl;
use words::prince::Words;

/// The current decision.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// Who decides; `None` once the game is over.
    pub seat: Option<Seat>,
    /// What it is about.
    pub title: String,
    /// The information about it.
    pub line: String,
    /// A shorter version of the line, if there is one.
    pub brief: Option<String>,
    /// The most likely decision.
    pub main: Option<Decision>,
    /// The other buttons.
    pub others: Vec<Decision>,
}

/// Returns the player to show as deciding: a person at this screen, or the first of those
/// who may decide.
#[must_use]
pub fn decider(view: &View<'_>) -> Option<Seat> {
    let may = view.game.may_decide();
    let first = || {
        view.game
            .clockwise(view.game.pope())
            .find(|&seat| may.contains(seat))
    };
    view.asked.or_else(first)
}

/// Returns the current decision.
#[must_use]
pub fn ask(view: &View<'_>) -> Ask {
    let Some(seat) = decider(view) else {
        return Ask {
            title: fl!(prince_over).to_owned(),
            line: winners(view),
            ..Ask::default()
        };
    };
    let game = view.game;
    let ask = if game.trade().is_some() {
        trade(view, seat)
    } else if let Some((_, card)) = game.arrival() {
        arrival(view, seat, card)
    } else {
        phase(view, seat)
    };
    let may = |decision: &Decision| view.may(seat, *decision);
    Ask {
        seat: Some(seat),
        main: ask.main.filter(may),
        others: ask.others.into_iter().filter(may).collect(),
        ..ask
    }
}

/// Describes the current decision and who makes it, in a sentence.
#[must_use]
pub fn stands(view: &View<'_>) -> String {
    let ask = ask(view);
    let says_who = |name: &str| names(&ask.title, name) || names(&ask.line, name);
    let unsaid = ask.seat.map(|seat| view.words.seat(seat));
    match unsaid.filter(|name| !says_who(name)) {
        Some(name) => fl!(
            prince_stands,
            name = name,
            title = ask.title.as_str(),
            line = ask.line.as_str()
        ),
        None => {
            // A question has its own punctuation.
            let dot = if ask.title.ends_with(['?', '.']) {
                ""
            } else {
                "."
            };
            format!("{}{dot} {}", ask.title, ask.line)
        }
    }
}

/// Returns whether a sentence names a player; a part of another name does not count.
pub fn names(sentence: &str, name: &str) -> bool {
    let is_whole = |at: usize| {
        let before = sentence[..at].chars().next_back();
        let after = sentence[at + name.len()..].chars().next();
        let is_open = |sign: Option<char>| !sign.is_some_and(char::is_alphanumeric);
        is_open(before) && is_open(after)
    };
    !name.is_empty() && sentence.match_indices(name).any(|(at, _)| is_whole(at))
}

/// Returns who has won.
#[must_use]
pub fn winners(view: &View<'_>) -> String {
    winners_of(view.game, &view.words)
}

/// Returns who has won in a position, in these words.
#[must_use]
pub fn winners_of(game: &Game, words: &Words<'_>) -> String {
    let ranking = game.ranking();
    let won = ranking.iter().filter(|ranked| ranked.rank == 1);
    let names: Vec<String> = won.map(|ranked| words.seat(ranked.seat)).collect();
    let points = ranking.first().map_or(0, |ranked| ranked.points);
    fl!(
        prince_winners,
        count = names.len(),
        names = words::text::listed(&names),
        points = points
    )
}

/// An offer comes from somebody else, at any moment: no answer to it is the most likely one,
/// so that an Enter meant for something else does not give away an office.
fn trade(view: &View<'_>, seat: Seat) -> Ask {
    let Some(trade) = view.game.trade() else {
        return Ask::default();
    };
    let name = view.words.seat(trade.proposer);
    let partner = view.words.seat(trade.partner);
    let offer = Decision::Offer(trade.partner, trade.give, trade.take);
    let command = prince::Command::new(trade.proposer, offer);
    let line = view.words.decision(None, Told::own(&command));
    match trade.accepted {
        true => Ask {
            title: fl!(prince_asks_leave, name = view.words.seat(seat)),
            line,
            others: vec![Decision::Consent(true), Decision::Consent(false)],
            ..Ask::default()
        },
        false => Ask {
            title: fl!(prince_asks_trade, name = &name, partner = &partner),
            line,
            others: vec![Decision::Accept, Decision::Refuse],
            ..Ask::default()
        },
    }
}

fn arrival(view: &View<'_>, seat: Seat, card: CardId) -> Ask {
    let game = view.game;
    let title = view.words.card(card);
    let name = view.words.seat(seat);
    if game.is_due(card) {
        let fee = game.figures(card).fee;
        let affords = view.may(seat, Decision::PayPatron);
        let (main, other) = match affords {
            true => (Decision::PayPatron, Decision::Decline),
            false => (Decision::Decline, Decision::PayPatron),
        };
        return Ask {
            title,
            line: fl!(prince_asks_patron, name = &name, fee = fee),
            main: Some(main),
            others: vec![other],
            ..Ask::default()
        };
    }
    if let Some(holding) = game.furnishing() {
        let place = Some(Place::Holding(holding));
        let cards = game.furnishings(seat, holding).iter();
        return Ask {
            title,
            line: fl!(prince_asks_furnish, name = &name),
            main: Some(Decision::Done),
            others: cards.map(|card| Decision::Place(card, place)).collect(),
            ..Ask::default()
        };
    }
    let free = game.free_places(seat, game.type_of(card));
    let mut places: Vec<Option<Place>> = free.into_iter().map(Some).collect();
    places.push(None);
    let mut decisions = places.into_iter().map(|place| Decision::Place(card, place));
    Ask {
        title,
        line: fl!(prince_asks_place, name = &name),
        main: decisions.next(),
        others: decisions.collect(),
        ..Ask::default()
    }
}

fn phase(view: &View<'_>, seat: Seat) -> Ask {
    let game = view.game;
    let words = &view.words;
    let name = words.seat(seat);
    let told = |title: String, line: String| Ask {
        title,
        line,
        ..Ask::default()
    };
    match *game.phase() {
        Phase::Redeal(_) => Ask {
            main: Some(Decision::Keep),
            others: vec![Decision::Redeal],
            ..told(
                fl!(prince_asks_redeal, name = &name),
                fl!(prince_asks_redeal_line).to_owned(),
            )
        },
        Phase::Laying(_) => Ask {
            main: Some(Decision::Done),
            ..told(
                fl!(prince_asks_laying, name = &name),
                fl!(prince_asks_laying_line).to_owned(),
            )
        },
        Phase::Step(Step::Acquire) => Ask {
            main: game
                .display()
                .next()
                .map(|(slot, _)| Decision::TurnUp(slot)),
            others: vec![Decision::Spy],
            ..told(
                fl!(prince_asks_acquire, name = &name),
                fl!(prince_asks_acquire_line, cards = game.displayed()),
            )
        },
        // Nothing can be played or seized: the phase can only end.
        Phase::Step(Step::Play) if game.only_moves_are_left() => Ask {
            main: Some(Decision::EndPlay),
            ..told(
                fl!(prince_asks_end, name = &name),
                fl!(prince_asks_end_line).to_owned(),
            )
        },
        Phase::Step(Step::Play) => Ask {
            main: Some(Decision::EndPlay),
            ..told(
                fl!(prince_asks_play, name = &name),
                fl!(prince_asks_play_line).to_owned(),
            )
        },
        Phase::Step(Step::Seize { tried }) => Ask {
            main: Some(Decision::EndPhase),
            ..match tried {
                false => told(
                    fl!(prince_asks_seize, name = &name),
                    fl!(prince_asks_seize_line).to_owned(),
                ),
                // The result is shown here, too, whatever tab is in front.
                true => told(
                    fl!(prince_asks_end, name = &name),
                    match seizure_reveal::last(view) {
                        Some(fought) => seizure_reveal::told(view, &fought),
                        None => fl!(prince_asks_end_line).to_owned(),
                    },
                ),
            }
        },
        Phase::Turning(slot) => told(
            fl!(prince_asks_turning).to_owned(),
            fl!(prince_asks_turning_line, slot = slot + 1),
        ),
        Phase::Bidding(bidding) => {
            let line = match bidding.high {
                Some((leads, bid)) => {
                    fl!(prince_asks_bid, name = words.seat(leads), price = bid)
                }
                None => fl!(prince_asks_first_bid).to_owned(),
            };
            let least = bidding.least();
            let mut others: Vec<Decision> = larger(least).map(Decision::Bid).into_iter().collect();
            others.push(Decision::Pass);
            Ask {
                main: Some(Decision::Bid(least)),
                others,
                ..told(words.card(bidding.card), line)
            }
        }
        Phase::Spying => Ask {
            main: Some(Decision::Draw(Card::Hidden)),
            ..told(
                fl!(prince_asks_spying, name = &name),
                fl!(prince_asks_unseen_line).to_owned(),
            )
        },
        Phase::Drawing(drawer) => Ask {
            main: Some(Decision::Draw(Card::Hidden)),
            ..told(
                fl!(prince_asks_drawing, name = words.seat(drawer)),
                fl!(prince_asks_unseen_line).to_owned(),
            )
        },
        Phase::Stealing(victim) => Ask {
            main: Some(Decision::Steal(Card::Hidden)),
            ..told(
                fl!(
                    prince_asks_stealing,
                    name = &name,
                    victim = words.seat(victim)
                ),
                fl!(prince_asks_stealing_line).to_owned(),
            )
        },
        Phase::Doctors(doctors) => Ask {
            main: Some(Decision::NoDoctor),
            others: vec![Decision::Doctor],
            brief: poisoned(view, doctors.victim),
            ..told(
                fl!(prince_asks_doctor, card = words.card(doctors.victim)),
                doctor_line(view, doctors.victim, &name),
            )
        },
        Phase::OfficeGift(office, victim) => Ask {
            main: Some(Decision::Give(None)),
            others: game
                .seats()
                .map(|seat| Decision::Give(Some(seat)))
                .collect(),
            ..told(
                fl!(prince_asks_gift, card = words.card(office)),
                fl!(prince_asks_gift_line, name = words.seat(victim)),
            )
        },
        Phase::Judging(judging) => Ask {
            main: Some(Decision::Judge(true)),
            others: vec![Decision::Judge(false)],
            ..told(
                fl!(
                    prince_asks_judge,
                    accuser = words.seat(judging.accuser),
                    pope = words.seat(game.pope())
                ),
                judge_line(game, seat, &name),
            )
        },
        Phase::Defence(attack) => Ask {
            main: Some(Decision::Defend(Set::EMPTY)),
            ..told(
                fl!(
                    prince_asks_defence,
                    name = words.seat(game.active().unwrap_or(seat)),
                    target = words.target(attack.target)
                ),
                match game.defence(attack.target) {
                    0 => fl!(prince_lies_open_none).to_owned(),
                    defence => fl!(prince_asks_defence_line, name = &name, defence = defence),
                },
            )
        },
        Phase::Ballot(_) => Ask {
            others: all_votes(game, seat),
            ..told(
                fl!(prince_asks_ballot).to_owned(),
                votes_line(game, seat, &name),
            )
        },
        Phase::OpenBallot(ballot) => Ask {
            others: all_votes(game, seat),
            ..told(
                match game.options().conclave_limit {
                    0 => fl!(prince_asks_open_ballot, number = ballot.number),
                    limit => fl!(
                        prince_asks_open_ballot_of,
                        number = ballot.number,
                        limit = limit
                    ),
                },
                open_votes_line(game, seat, &name),
            )
        },
        Phase::Offices => told(
            fl!(prince_asks_offices, name = &name),
            fl!(
                prince_asks_offices_line,
                offices = game.laid_of(seat, CardType::Office).len()
            ),
        ),
        Phase::Shuffle => Ask {
            main: Some(Decision::NoShuffle),
            others: vec![Decision::Shuffle],
            ..told(
                fl!(prince_asks_shuffle, name = &name),
                fl!(prince_asks_shuffle_line).to_owned(),
            )
        },
        Phase::Dealing => told(
            fl!(prince_asks_dealing).to_owned(),
            fl!(prince_asks_dealing_line).to_owned(),
        ),
        Phase::Accusing(_) => Ask {
            main: Some(Decision::NoAccuse),
            others: vec![Decision::Accuse],
            ..told(
                fl!(prince_asks_accuse, pope = words.seat(game.pope())),
                fl!(prince_asks_accuse_line, name = &name),
            )
        },
        Phase::Cardinals => told(
            fl!(prince_asks_cardinals, name = &name),
            fl!(prince_asks_cardinals_line, cardinals = game.player_count()),
        ),
        Phase::Upkeep | Phase::Over => Ask::default(),
    }
}

/// Returns all votes of a seat for one player, for each player.
fn all_votes(game: &Game, seat: Seat) -> Vec<Decision> {
    let all = |to: Seat| {
        let mut votes = [0; 5];
        votes[to.index()] = game.votes(seat);
        Decision::Vote(votes)
    };
    game.seats().map(all).collect()
}

/// Returns who has poisoned whose card (C6).
fn poisoned(view: &View<'_>, victim: CardId) -> Option<String> {
    let (game, words) = (view.game, &view.words);
    let poisoner = words.seat(game.active()?);
    Some(match game.owner(victim) {
        Some(owner) => fl!(
            prince_asks_doctor_of,
            name = poisoner,
            owner = words.seat(owner)
        ),
        None => fl!(prince_asks_doctor_by, name = poisoner),
    })
}

/// Returns the same with the question about it.
fn doctor_line(view: &View<'_>, victim: CardId, name: &str) -> String {
    let asked = fl!(prince_asks_doctor_line, name = name);
    match poisoned(view, victim) {
        Some(by) => format!("{by} {asked}"),
        None => asked,
    }
}

/// Describes the votes of the player who judges, how many convict, and those so far (C10).
fn judge_line(game: &Game, seat: Seat, name: &str) -> String {
    let own = fl!(
        prince_asks_judge_line,
        name = name,
        votes = game.cardinals(seat)
    );
    let [yes, no] = game.judged_so_far().unwrap_or_default();
    let all = fl!(
        prince_asks_judge_votes,
        needed = game.to_convict(),
        all = game.votes_of_judges(),
        yes = yes,
        no = no
    );
    format!("{own} {all}")
}

fn votes_line(game: &Game, seat: Seat, name: &str) -> String {
    fl!(
        prince_asks_votes,
        name = name,
        votes = game.votes(seat),
        majority = game.majority()
    )
}

/// Describes the votes of a player if the number of ballots is limited (E4).
fn open_votes_line(game: &Game, seat: Seat, name: &str) -> String {
    let line = votes_line(game, seat, name);
    match game.options().conclave_limit {
        0 => line,
        limit => format!("{line}. {}", fl!(prince_asks_limit, limit = limit)),
    }
}

/// Returns two larger bids: the next multiples of five.
#[must_use]
pub fn larger(least: u32) -> [u32; 2] {
    let next = (least / 5 + 1) * 5;
    [next, next + 5]
}

/// Returns whether a bid is due now.
#[must_use]
pub fn is_bidding(game: &prince::Game) -> bool {
    matches!(game.phase(), Phase::Bidding(_)) && game.trade().is_none() && game.arrival().is_none()
}

/// Returns whether the player phase is in an auction.
#[must_use]
pub fn is_auction(game: &Game) -> bool {
    matches!(game.phase(), Phase::Bidding(_) | Phase::Turning(_))
}

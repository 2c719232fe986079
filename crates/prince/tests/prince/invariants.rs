//! The invariants of the digest over random games, by their numbers. All counts are made a
//! second time here, from the cards' figures and from the events.

use std::collections::BTreeMap;

use prince::rules::state::Vote;
use prince::{
    Aim, CardId, CardType, Command, Commitment, Decision, Event, Game, Phase, Place, Setup, Spot,
    Step, Target, Why,
};
use table::{Card, Item as _, Seat, Set};

use crate::random::{digital, games, picture, players, tracked, walk};

/// Returns where each card is, as a text; empty hands and piles are left out.
fn whereabouts(game: &Game) -> BTreeMap<CardId, Vec<String>> {
    let mut places: BTreeMap<CardId, Vec<String>> = BTreeMap::new();
    let mut put = |card, place: String| places.entry(card).or_default().push(place);
    for card in game.edition().cards() {
        if game.spot(card) != Spot::Concealed {
            put(card, format!("{:?}", game.spot(card)));
        }
    }
    for seat in game.seats() {
        for card in game.hand(seat).known() {
            put(card, format!("hand {seat:?}"));
        }
    }
    for card in game.deck().iter() {
        put(card, "deck".into());
    }
    for (slot, card) in game.display() {
        if let Card::Known(card) = card {
            put(card, format!("slot {slot}"));
        }
    }
    places
}

/// Counts the cards of which only the number is known, because they are at a table.
fn unknown(game: &Game) -> usize {
    let hands = game
        .seats()
        .map(|seat| usize::from(game.hand(seat).hidden()));
    let slots = game.display().filter(|(_, card)| *card == Card::Hidden);
    let deck = game.cards_in_deck() - game.deck().iter().count();
    hands.sum::<usize>() + slots.count() + deck
}

fn income(game: &Game, seat: Seat) -> u32 {
    let data = game.edition().data();
    let mut sum = 0;
    let mut number = 0_u8;
    for entry in &data.cards {
        for _ in 0..entry.count {
            let card = CardId::try_from(number).expect("a card");
            number += 1;
            let owner = match game.spot(card) {
                Spot::Before(seat) | Spot::Under(Place::Base(seat)) => Some(seat),
                Spot::Under(Place::Holding(holding)) => match game.spot(holding) {
                    Spot::Before(seat) => Some(seat),
                    _ => None,
                },
                _ => None,
            };
            if owner == Some(seat) {
                sum += u32::from(entry.income);
            }
        }
    }
    sum
}

/// What is known from the events alone.
#[derive(Default)]
struct Ledger {
    money: [i64; 5],
    bids: i64,
    fees: i64,
    incomes: i64,
    phases: usize,
    seizures: usize,
    elections: usize,
    vp: [u16; 5],
}

impl Ledger {
    fn of(game: &Game) -> Self {
        let mut ledger = Self::default();
        for seat in game.seats() {
            ledger.money[seat.index()] = 100;
        }
        ledger
    }

    fn hears(&mut self, before: &Game, event: Event) {
        match event {
            Event::Paid(seat, ducats, why) => {
                self.money[seat.index()] -= i64::from(ducats);
                match why {
                    Why::Bid(_) => self.bids += i64::from(ducats),
                    Why::Trade(_) => {}
                    _ => self.fees += i64::from(ducats),
                }
            }
            Event::Earned(seat, ducats, why) => {
                self.money[seat.index()] += i64::from(ducats);
                if why == Why::Income {
                    self.incomes += i64::from(ducats);
                    assert_eq!(ducats, income(before, seat), "I1");
                }
            }
            Event::PhaseBegan(_) => {
                self.phases += 1;
                self.seizures = 0;
            }
            Event::Elected(..) => self.elections += 1,
            _ => {}
        }
    }
}

fn check(before: &Game, command: &Command, after: &Game, events: &[Event], ledger: &mut Ledger) {
    let told = || format!("{command:?}\n{}\n{}", picture(before), picture(after));
    let edition = after.edition();
    let n = after.player_count();

    // 1
    let places = whereabouts(after);
    let known = places.len();
    assert_eq!(
        known + unknown(after),
        edition.cards().len(),
        "1: {}",
        told()
    );
    assert!(places.values().all(|at| at.len() == 1), "1: {places:?}");

    // 2: a phase takes one card.
    for event in events {
        ledger.hears(before, *event);
    }
    let shown = before.displayed();
    // At a table it is gone once the card has been named.
    let (spied, turned) = match before.is_digital() {
        true => (
            matches!(command.decision, Decision::Spy),
            matches!(command.decision, Decision::TurnUp(_)),
        ),
        false => (
            matches!(command.decision, Decision::Draw(_)),
            matches!(command.decision, Decision::Turned(_)),
        ),
    };
    if before.active().is_some() && after.active().is_some() && before.turn() == after.turn() {
        let taken = usize::from(spied || turned);
        assert_eq!(after.displayed() + taken, shown, "2: {}", told());
    }

    // 3
    let dealing = matches!(after.phase(), Phase::Redeal(_) | Phase::Laying(_));
    for seat in after.seats() {
        for card in after.hand(seat).known() {
            assert!(dealing || !after.type_of(card).is_table(), "3: {}", told());
        }
    }

    // 4, 5: a base is the seat's own by its type.
    let mut under: Vec<(Place, CardType)> = Vec::new();
    for card in edition.cards() {
        if let Spot::Under(place) = after.spot(card) {
            let there = (place, after.type_of(card));
            assert!(!under.contains(&there), "4: {}", told());
            under.push(there);
        }
    }

    // 6
    for family in edition.of_type(CardType::Family) {
        let (was, is) = (before.spot(family), after.spot(family));
        if let Spot::Under(place) = was
            && was != is
        {
            let from_base = matches!(place, Place::Base(_));
            let won = matches!(command.decision, Decision::Defend(_));
            assert!(from_base && won, "6: {}", told());
        }
    }

    // 7, 8: the money matches the events.
    for seat in after.seats() {
        let money = i64::from(after.money(seat));
        assert_eq!(money, ledger.money[seat.index()], "7: {}", told());
    }
    let all: i64 = after.seats().map(|seat| i64::from(after.money(seat))).sum();
    let bases = i64::from(after.turn()) - 1;
    let arriving_at_t4b = matches!(after.phase(), Phase::Drawing(_) | Phase::Upkeep);
    if !arriving_at_t4b {
        let expected =
            100 * n as i64 + 35 * n as i64 * bases + ledger.incomes - ledger.bids - ledger.fees;
        assert_eq!(all, expected, "8: {}", told());
    }

    // 9: each fee is that of one card.
    for event in events {
        if let Event::Paid(_, ducats, why) = *event {
            let fee = |card: CardId| u32::from(after.figures(card).fee);
            match why {
                Why::Patron(card) | Why::Doctor(card) => assert_eq!(ducats, fee(card), "9"),
                Why::Mercenaries(count) => {
                    assert_eq!(ducats, u32::from(count) * edition.mercenary_fee(), "9");
                }
                Why::Bid(_) | Why::Trade(_) | Why::Income | Why::Base => {}
            }
        }
    }

    // 10, 11
    for seat in after.seats() {
        assert!(
            after.cardinals(seat) >= before.cardinals(seat),
            "10: {}",
            told()
        );
        assert!(after.votes(seat) >= 12, "11");
    }
    let cardinals: usize = after
        .seats()
        .map(|seat| usize::from(after.cardinals(seat)))
        .sum();
    let given = match after.active().is_some() || after.is_over() {
        true => usize::from(after.turn()) - 1,
        false => (cardinals - 4 * n) / n,
    };
    assert_eq!(cardinals, 4 * n + n * given, "10: {}", told());
    let most = n * (3 + usize::from(after.turns()));
    assert!(cardinals <= most, "10");

    // 12
    let elected = events
        .iter()
        .any(|event| matches!(event, Event::Elected(..)));
    assert!(elected || before.pope() == after.pope(), "12: {}", told());
    assert!(after.pope().index() < n, "12");

    // 13, 14
    elections(before, command, after, events);

    papal(before, command, after);
    seizures(before, command, after, ledger);

    // 22, 23
    for card in edition.cards() {
        let sort = after.type_of(card);
        if after.spot(card) == Spot::Aside {
            let can = matches!(
                sort,
                CardType::Condottiere | CardType::Office | CardType::Artist
            );
            assert!(can, "22: {}", told());
        }
        if before.spot(card) == Spot::Out {
            assert_eq!(after.spot(card), Spot::Out, "23: {}", told());
        }
        if after.spot(card) == Spot::Out {
            let never = matches!(
                sort,
                CardType::Holding | CardType::Office | CardType::Family | CardType::Condottiere
            );
            assert!(!never, "23: {}", told());
        }
    }
    for event in events {
        if let Event::Reshuffled(_) = event {
            let aside = after.cards_at(Spot::Aside);
            let since = aside.filter(|&card| after.type_of(card) == CardType::Artist);
            // Only artists drawn at T4b and not paid can be there again.
            let artists = since.count();
            assert_eq!(
                after.cards_at(Spot::Aside).count(),
                artists,
                "22: {}",
                told()
            );
        }
    }

    // 24
    if let (Phase::Bidding(one), Phase::Bidding(other)) = (before.phase(), after.phase()) {
        assert!(one.passed.is_subset(other.passed), "24");
        if let Some((seat, bid)) = other.high {
            assert!(bid <= after.money(seat), "24");
            assert!(one.high.is_none_or(|(_, last)| bid >= last), "24");
        }
        if let Decision::Bid(bid) = command.decision {
            assert!(one.high.is_none_or(|(_, last)| bid > last), "24");
            assert!(!one.passed.contains(command.seat), "24");
        }
    }

    // 25
    for event in events {
        if let Event::Accused(seat) = *event {
            assert!(before.turn() > 1 && seat != before.pope(), "25");
            let (office, cardinal) = before.received();
            let reason =
                before.has_shuffled() || !office.contains(seat) || !cardinal.contains(seat);
            assert!(reason, "25: {}", told());
        }
    }

    // 26
    if before.savonarola_lies() && command.seat == before.pope() {
        match command.decision {
            Decision::Play(card, Aim::Card(victim)) => {
                assert_eq!(before.type_of(card), CardType::Bravo, "26");
                assert_eq!(before.type_of(victim), CardType::Savonarola, "26");
            }
            Decision::Play(..) | Decision::Spy | Decision::Doctor => panic!("26: {}", told()),
            Decision::Seize(_, with) | Decision::Defend(with) => assert!(with.is_empty(), "26"),
            _ => {}
        }
    }

    // 27, 28
    for event in events {
        if let Event::Scored(seat, score) = *event {
            let elected = events.iter().find_map(|event| match event {
                Event::Elected(seat, _) => Some(*seat),
                _ => None,
            });
            // Nothing is paid between the count and the money it counts.
            let mut printed = 0;
            for card in before.laid(seat) {
                printed += u16::from(before.figures(card).vp);
            }
            let agreed = before.options();
            let pope = match elected == Some(seat) {
                true => agreed.points_of_pope,
                false => 0,
            };
            let money = before.money(seat) / u32::from(agreed.ducats_for_point);
            let money = u16::try_from(money).expect("little money");
            assert_eq!(score.total(), printed + pope + money, "27: {}", told());
            ledger.vp[seat.index()] += score.total();
        }
    }
    for seat in after.seats() {
        assert!(after.points(seat) >= before.points(seat), "27");
        assert_eq!(after.points(seat), ledger.vp[seat.index()], "27");
    }

    // 29
    let agreed = after.options();
    let elections = usize::from(agreed.turns) + usize::from(agreed.elects_first);
    assert_eq!(after.is_over(), ledger.elections == elections, "29");
    assert!(ledger.elections <= elections, "29");

    // 30
    let deciders = after.may_decide();
    assert_eq!(deciders.is_empty(), after.is_over(), "30");
    for seat in after.seats() {
        let legal = after.legal_for(seat);
        assert_eq!(
            !legal.is_empty(),
            deciders.contains(seat),
            "30: {seat:?} {}",
            told()
        );
    }
    legal_by_number(after);
    lies_before_its_owner(after);
}

/// Asserts that every command in the list is legal, and can be found by its number without
/// a list.
fn legal_by_number(game: &Game) {
    let legal = game.legal();
    assert_eq!(game.legal_count(), legal.len(), "{}", picture(game));
    for (number, command) in legal.iter().enumerate() {
        assert_eq!(game.check(command), Ok(()), "{command:?} {}", picture(game));
        assert_eq!(game.nth_legal(number), Some(*command), "{}", picture(game));
    }
    assert_eq!(game.nth_legal(legal.len()), None);
    for random in [0, 1, u64::MAX] {
        let chosen = game.random_legal(random);
        let is_legal = chosen.is_none_or(|chosen| legal.contains(&chosen));
        assert!(
            is_legal && chosen.is_none() == legal.is_empty(),
            "{}",
            picture(game)
        );
    }
}

/// Asserts that the sets of cards in front of players and under places agree with the spot
/// of every card.
fn lies_before_its_owner(game: &Game) {
    let cards = || game.edition().cards().iter();
    let places = |seat: Seat| {
        let holdings = cards().filter(move |&card| {
            game.type_of(card) == CardType::Holding && game.spot(card) == Spot::Before(seat)
        });
        let holdings = holdings.map(Place::Holding);
        std::iter::once(Place::Base(seat)).chain(holdings)
    };
    for seat in game.seats() {
        assert!(game.places(seat).eq(places(seat)), "{}", picture(game));
        let open: Set<CardId> = game.cards_at(Spot::Before(seat)).collect();
        assert_eq!(game.open(seat), open, "{}", picture(game));
        let mut laid = open;
        for place in places(seat) {
            let there: Set<CardId> = game.cards_at(Spot::Under(place)).collect();
            assert_eq!(game.all_under(place), there, "{}", picture(game));
            for sort in [CardType::Office, CardType::Artist, CardType::Family] {
                let of_sort = there.iter().find(|&card| game.type_of(card) == sort);
                assert_eq!(game.under(place, sort), of_sort, "{}", picture(game));
            }
            laid = laid.union(there);
        }
        assert_eq!(game.laid(seat), laid, "{}", picture(game));
    }
}

fn elections(before: &Game, command: &Command, after: &Game, events: &[Event]) {
    let Decision::Vote(votes) = command.decision else {
        return;
    };
    let has = before.votes(command.seat);
    assert_eq!(votes.iter().sum::<u16>(), has, "13");
    for event in events {
        if let Event::Counted(sums) = event {
            assert_eq!(sums.iter().sum::<u16>(), before.all_votes(), "13");
        }
        if let Event::Elected(seat, at_limit) = *event {
            let counted = events.iter().find_map(|event| match event {
                Event::Counted(sums) => Some(*sums),
                _ => None,
            });
            let sums = counted.expect("who is elected was counted");
            let for_elected = u32::from(sums[seat.index()]);
            let all: u32 = sums.iter().map(|&sum| u32::from(sum)).sum();
            assert_eq!(at_limit, 2 * for_elected <= all, "14");
            if at_limit {
                let most = sums.iter().max().copied();
                assert_eq!(Some(sums[seat.index()]), most, "14");
                let Phase::OpenBallot(ballot) = before.phase() else {
                    panic!("14: in the secret ballot");
                };
                assert!(
                    ballot.number >= u16::from(before.options().conclave_limit),
                    "14"
                );
            }
            let begins = u8::from(!before.is_first_election());
            assert_eq!(
                after.turn() + u8::from(after.is_over()),
                before.turn() + begins
            );
        }
    }
}

fn papal(before: &Game, command: &Command, after: &Game) {
    match command.decision {
        // 15
        Decision::Assign(_) => {
            let offices = after.edition().of_type(CardType::Office).iter();
            let mut of_pope = offices.filter(|&card| after.owner(card) == Some(after.pope()));
            assert_eq!(of_pope.next(), None, "15");
        }
        Decision::Shuffle => {
            // Arriving offices are counted with the others.
            assert_eq!(before.office_counts(), after.office_counts(), "15");
        }
        // 16
        Decision::Distribute(to) => {
            let pope = before.pope();
            assert_eq!(
                to.iter().map(|&to| usize::from(to)).sum::<usize>(),
                before.player_count()
            );
            let others = before.seats().filter(|&seat| seat != pope);
            let most = others.map(|seat| to[seat.index()]).max().expect("others");
            assert!(to[pope.index()] <= most + 1, "16");
        }
        _ => {}
    }
}

fn seizures(before: &Game, command: &Command, after: &Game, ledger: &mut Ledger) {
    if let Decision::Seize(target, _) = command.decision {
        // 17
        ledger.seizures += 1;
        assert_eq!(ledger.seizures, 1, "17");
        let holder = before.holder(target).expect("a holder");
        assert_ne!(holder, command.seat, "17");
        assert!(!before.spouses(command.seat).contains(holder), "17");
        assert_eq!(before.phase(), &Phase::Step(Step::Seize { tried: false }));
    }
    let (Decision::Defend(against), Phase::Defence(attack)) = (command.decision, before.phase())
    else {
        return;
    };
    let Commitment::Known(with) = attack.committed else {
        panic!("a digital game knows what is committed");
    };
    let attacker = before.active().expect("somebody attacks");
    // 18
    for card in with.union(against) {
        assert_eq!(after.spot(card), Spot::Aside, "18");
    }
    let fee = before.edition().mercenary_fee();
    let fees = |with: Set<CardId>| with.iter().map(|_| fee).sum::<u32>();
    let paid = |seat: Seat| before.money(seat) - after.money(seat);
    assert_eq!(paid(attacker), fees(with), "18");
    assert_eq!(paid(attack.defender), fees(against), "18");

    // 21: counted again from the cards.
    let power = |card: CardId| u32::from(before.figures(card).power);
    let under = |place: Place| {
        let cards = before.edition().cards().iter();
        let there: Vec<CardId> = cards
            .filter(|&card| before.spot(card) == Spot::Under(place))
            .collect();
        there
    };
    let (resists, spoils): (u32, Vec<CardId>) = match attack.target {
        Target::Base(seat) => {
            let cards = under(Place::Base(seat));
            (
                3 + cards.iter().map(|&card| power(card)).sum::<u32>(),
                cards,
            )
        }
        Target::Card(card) => match before.type_of(card) {
            CardType::Holding => {
                let mut cards = under(Place::Holding(card));
                cards.push(card);
                (cards.iter().map(|&card| power(card)).sum(), cards)
            }
            CardType::Family => (power(card), vec![card]),
            _ => (0, vec![card]),
        },
    };
    let defence = resists + against.iter().map(power).sum::<u32>();
    let da_vinci = before.laid(attacker).iter().filter(|&card| {
        before.type_of(card) == CardType::Artist && power(card) > 0 && !with.is_empty()
    });
    let strength = with.iter().map(power).sum::<u32>() + da_vinci.map(power).sum::<u32>();
    let wins = defence == 0 || strength > defence;
    let moved: Vec<CardId> = before
        .edition()
        .cards()
        .iter()
        .filter(|&card| !with.contains(card) && !against.contains(card))
        .filter(|&card| before.owner(card) != after.owner(card))
        .collect();
    if wins {
        // 20: artists that cannot be paid stay.
        for card in &moved {
            assert!(spoils.contains(card), "20");
            assert_eq!(after.owner(*card), Some(attacker), "20");
        }
        for card in spoils {
            let stays = before.type_of(card) == CardType::Artist
                && after.owner(card) == Some(attack.defender)
                && after.money(attacker) < u32::from(before.figures(card).fee);
            assert!(moved.contains(&card) || stays, "20");
        }
    } else {
        // 19
        assert!(moved.is_empty(), "19, 21");
    }
}

/// 2, 29, 32 and all others at every step.
fn random_games(players: usize, start: impl Fn(usize, u64) -> Game) {
    for seed in 0..games() {
        let start = start(players, seed);
        let mut ledger = Ledger::of(&start);
        let mut log: Vec<Command> = Vec::new();
        let mut positions: Vec<Game> = vec![start];
        let end = walk(start, seed, |before, command, after, events| {
            check(before, command, after, events, &mut ledger);
            log.push(*command);
            positions.push(*after);
        });
        // 2: each phase took one card, and all of them are gone.
        let each = [12, 12, 10][players - 3];
        // In turns beyond the printed ones the deck may provide less.
        let turns = usize::from(end.turns());
        let phases = turns.min(3) * each..=turns * each;
        assert!(phases.contains(&ledger.phases), "2: game {seed}");
        assert_eq!(end.displayed(), 0, "2");
        // 29
        for seat in end.seats() {
            assert!(end.legal_for(seat).is_empty());
        }
        assert!(end.legal().is_empty(), "29");
        // 32: the same again, also from any point in the middle.
        let mut again = start;
        for (command, position) in log.iter().zip(&positions[1..]) {
            again.play(command).expect("it was legal before");
            assert_eq!(&again, position, "32");
        }
    }
}

#[test]
fn invariants_hold_with_three_players() {
    random_games(3, digital);
    random_games(3, tracked);
}

#[test]
fn invariants_hold_with_four_players() {
    random_games(4, digital);
    random_games(4, tracked);
}

#[test]
fn invariants_hold_with_five_players() {
    random_games(5, digital);
    random_games(5, tracked);
}

#[test]
fn every_position_is_its_setup() {
    // In game 68, the last card of the deck is an artist. It has to be placed before the next
    // player gets no card.
    for seed in (0..=games() / 10).chain([68]) {
        walk(digital(players(seed), seed), seed, |_, _, game, _| {
            let setup = Setup::from(game);
            let read = Game::try_from(&setup);
            assert_eq!(read.as_ref(), Ok(game), "{seed}: {}", picture(game));
        });
    }
}

#[test]
fn random_games_meet_everything() {
    let mut phases: BTreeMap<String, u32> = BTreeMap::new();
    let mut decisions: BTreeMap<String, u32> = BTreeMap::new();
    let word = |text: String| text.split(['(', ' ']).next().unwrap_or_default().to_owned();
    for seed in 0..60 {
        walk(
            digital(players(seed), seed),
            seed,
            |_, command, after, _| {
                *phases
                    .entry(word(format!("{:?}", after.phase())))
                    .or_default() += 1;
                *decisions
                    .entry(word(format!("{:?}", command.decision)))
                    .or_default() += 1;
            },
        );
    }
    for decision in [
        "Keep",
        "Redeal",
        "PayPatron",
        "Decline",
        "Place",
        "Done",
        "TurnUp",
        "Spy",
        "Move",
        "Bid",
        "Pass",
        "Play",
        "EndPlay",
        "Doctor",
        "NoDoctor",
        "Give",
        "Judge",
        "Seize",
        "EndPhase",
        "Defend",
        "Vote",
        "Assign",
        "Shuffle",
        "NoShuffle",
        "Accuse",
        "NoAccuse",
        "Distribute",
        "Offer",
        "Accept",
        "Refuse",
        "Consent",
    ] {
        assert!(
            decisions.contains_key(decision),
            "{decision}: {decisions:?}"
        );
    }
    for phase in [
        "Redeal",
        "Step",
        "Bidding",
        "Doctors",
        "OfficeGift",
        "Judging",
        "Defence",
        "Ballot",
        "OpenBallot",
        "Offices",
        "Shuffle",
        "Accusing",
        "Cardinals",
        "Over",
    ] {
        assert!(phases.contains_key(phase), "{phase}: {phases:?}");
    }
}

#[test]
fn a_ballot_counts_only_what_was_cast() {
    let game = digital(3, 1);
    assert!(!matches!(game.phase(), Phase::Ballot(_)));
    let ballot = prince::rules::state::Ballot {
        first: false,
        number: 0,
        votes: [
            Vote::Cast([1, 2, 3, 0, 0]),
            Vote::Hidden,
            Vote::None,
            Vote::None,
            Vote::None,
        ],
    };
    assert_eq!(ballot.sums(), [1, 2, 3, 0, 0]);
    assert_eq!(ballot.voted(), [Seat::A, Seat::B].into_iter().collect());
}

#[test]
fn a_random_command_is_any_of_the_legal_ones_equally_often() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut positions = 0;
    walk(digital(4, 1), 1, |_, _, game, _| {
        let legal = game.legal();
        if positions == 20 || !(5..40).contains(&legal.len()) {
            return;
        }
        positions += 1;
        let mut times = vec![0; legal.len()];
        for _ in 0..500 * legal.len() {
            let chosen = game.random_legal(rng.u64(..));
            let number = legal.iter().position(|command| chosen == Some(*command));
            times[number.expect("a legal command")] += 1;
        }
        let expected = times.iter().all(|times| (350..=650).contains(times));
        assert!(expected, "{times:?}: {}", picture(game));
    });
    assert_eq!(positions, 20);
}

/// `legal` includes everything that the rules allow, apart from its documented exceptions.
#[test]
fn nothing_legal_is_left_out() {
    let mut pool: Vec<Command> = Vec::new();
    for seed in 0..30 {
        walk(digital(4, seed), seed, |_, command, _, _| {
            pool.push(*command);
        });
    }
    pool.retain(|command| {
        !matches!(
            command.decision,
            Decision::Bid(_) | Decision::Vote(_) | Decision::Assign(_) | Decision::Offer(..)
        )
    });
    let mut rng = fastrand::Rng::with_seed(1);
    let mut allowed = 0;
    for seed in 30..40 {
        walk(digital(4, seed), seed, |_, _, game, _| {
            let legal = game.legal();
            for _ in 0..40 {
                let mut command = pool[rng.usize(..pool.len())];
                // Of identical cards only one is listed.
                if let Decision::Play(card, aim) = command.decision {
                    let alike = legal.iter().find_map(|legal| match legal.decision {
                        Decision::Play(other, _) if game.edition().are_alike(card, other) => {
                            Some(other)
                        }
                        _ => None,
                    });
                    command.decision = Decision::Play(alike.unwrap_or(card), aim);
                }
                if game.check(&command).is_ok() {
                    allowed += 1;
                    assert!(legal.contains(&command), "{command:?}\n{}", picture(game));
                }
            }
        });
    }
    assert!(allowed > 1000, "{allowed}");
}

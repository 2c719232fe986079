//! Saves of format 1 always open, and to the same game. Every file in `tests/data/saves-1`,
//! like the description next to it, was written when that format was the newest. These
//! files are never rewritten; a difference is a fault of the program.

use std::collections::BTreeSet;
use std::fmt::{Debug, Write as _};
use std::path::{Path, PathBuf};

use florence::rules::game::{Pending, Turn};
use florence::{
    AnyCard, BonusCard, Building, Command, Decision, Deck, EditionData, Event, Freedom, Game,
    Landscape, Moment, Object, Phase, PlayerSetup, PrestigeCard, Profession, Rule, Setup, Source,
    Tile, by_source, tally,
};
use table::save::disk::System;
use table::save::format::VERSION;
use table::save::header::Header;
use table::{
    Card, Entry, Format, Game as _, Hand, How, Item, Level, Rewrite, Save, SaveError, Seat,
    Session, Set,
};
use words::save_error;

// --- The words of the descriptions. They stay what they are, whatever the
// --- program calls these things.

const SEATS: [(Seat, &str); 5] = [
    (Seat::A, "A"),
    (Seat::B, "B"),
    (Seat::C, "C"),
    (Seat::D, "D"),
    (Seat::E, "E"),
];

const PHASES: [(Phase, &str); 6] = [
    (Phase::StartingHands, "starting hands"),
    (Phase::Auction, "auctions"),
    (Phase::Characters, "characters"),
    (Phase::Actions, "actions"),
    (Phase::Reveal, "prestige cards are revealed"),
    (Phase::Over, "over"),
];

const BUILDINGS: [(Building, &str); 10] = [
    (Building::University, "university"),
    (Building::Laboratory, "laboratory"),
    (Building::Workshop, "workshop"),
    (Building::Library, "library"),
    (Building::Opera, "opera"),
    (Building::Studio, "studio"),
    (Building::Hospital, "hospital"),
    (Building::Theatre, "theatre"),
    (Building::Tower, "tower"),
    (Building::Chapel, "chapel"),
];

const LANDSCAPES: [(Landscape, &str); 3] = [
    (Landscape::Forest, "forest"),
    (Landscape::Lake, "lake"),
    (Landscape::Park, "park"),
];

const FREEDOMS: [(Freedom, &str); 3] = [
    (Freedom::Travel, "travel"),
    (Freedom::Religion, "religion"),
    (Freedom::Opinion, "opinion"),
];

const OBJECTS: [(Object, &str); 8] = [
    (Object::Forest, "forest"),
    (Object::Lake, "lake"),
    (Object::Park, "park"),
    (Object::Landscape, "landscape"),
    (Object::Jester, "jester"),
    (Object::Builder, "builder"),
    (Object::PrestigeCard, "prestige card"),
    (Object::RecruitingCard, "recruiting card"),
];

const PROFESSIONS: [(Profession, &str); 21] = [
    (Profession::Mathematician, "mathematician"),
    (Profession::Theologian, "theologian"),
    (Profession::Philosopher, "philosopher"),
    (Profession::Botanist, "botanist"),
    (Profession::Alchemist, "alchemist"),
    (Profession::Physicist, "physicist"),
    (Profession::Watchmaker, "watchmaker"),
    (Profession::Goldsmith, "goldsmith"),
    (Profession::BellMaker, "bell maker"),
    (Profession::Cartographer, "cartographer"),
    (Profession::Lawyer, "lawyer"),
    (Profession::Choreographer, "choreographer"),
    (Profession::Composer, "composer"),
    (Profession::Sculptor, "sculptor"),
    (Profession::Painter, "painter"),
    (Profession::Pharmacist, "pharmacist"),
    (Profession::Physician, "physician"),
    (Profession::Dramatist, "dramatist"),
    (Profession::Poet, "poet"),
    (Profession::Astronomer, "astronomer"),
    (Profession::OrganMaker, "organ maker"),
];

const BONUS_CARDS: [(BonusCard, &str); 20] = [
    (BonusCard::Buildings, "b:buildings"),
    (BonusCard::LargeBuildings, "b:large buildings"),
    (
        BonusCard::MediumBuildingsAndForests,
        "b:medium buildings and forests",
    ),
    (
        BonusCard::SmallBuildingsAndLandscapes,
        "b:small buildings and landscapes",
    ),
    (BonusCard::BuildingSizes, "b:building sizes"),
    (BonusCard::Landscapes, "b:landscapes"),
    (BonusCard::Forests, "b:forests"),
    (BonusCard::Lakes, "b:lakes"),
    (BonusCard::Parks, "b:parks"),
    (BonusCard::Freedoms, "b:freedoms"),
    (BonusCard::Jesters, "b:jesters"),
    (BonusCard::JestersAndFreedoms, "b:jesters and freedoms"),
    (BonusCard::Builders, "b:builders"),
    (BonusCard::BuildersAndLakes, "b:builders and lakes"),
    (BonusCard::PrestigeCards, "b:prestige cards"),
    (
        BonusCard::PrestigeCardsAndFreedoms,
        "b:prestige cards and freedoms",
    ),
    (BonusCard::LandscapeKinds, "b:landscape kinds"),
    (BonusCard::Kinds, "b:kinds"),
    (BonusCard::CardsInHand, "b:cards in hand"),
    (BonusCard::CardsOnTable, "b:cards on the table"),
];

const PRESTIGE_CARDS: [(PrestigeCard, &str); 14] = [
    (PrestigeCard::MostBuildings, "p:most buildings"),
    (PrestigeCard::TwoLargeBuildings, "p:two large buildings"),
    (PrestigeCard::FewestEmptySquares, "p:fewest empty squares"),
    (PrestigeCard::AllLandscapeKinds, "p:all landscape kinds"),
    (PrestigeCard::MostLandscapes, "p:most landscapes"),
    (PrestigeCard::MostForests, "p:most forests"),
    (PrestigeCard::MostLakes, "p:most lakes"),
    (PrestigeCard::AllFreedoms, "p:all freedoms"),
    (
        PrestigeCard::BuildingsFreedomsWorks,
        "p:buildings, freedoms and works",
    ),
    (PrestigeCard::MostJesters, "p:most jesters"),
    (PrestigeCard::MostBuilders, "p:most builders"),
    (PrestigeCard::MostParks, "p:most parks"),
    (
        PrestigeCard::BuilderJesterLandscapes,
        "p:builder, jester and landscapes",
    ),
    (PrestigeCard::MostWorks, "p:most works"),
];

const DECKS: [(Deck, &str); 3] = [
    (Deck::Professions, "professions"),
    (Deck::Bonus, "bonus cards"),
    (Deck::Prestige, "prestige cards"),
];

const SOURCES: [(Source, &str); 7] = [
    (Source::FurtherLandscape, "landscapes"),
    (Source::FurtherBuilder, "builders"),
    (Source::Building, "buildings"),
    (Source::Work, "works"),
    (Source::BestWork, "best works"),
    (Source::Merchant, "Merchant"),
    (Source::Banker, "Banker"),
];

const LEVELS: [(Level, &str); 4] = [
    // The former level “random” opens as the first level.
    (Level::One, "random"),
    (Level::EASY, "easy"),
    (Level::MEDIUM, "medium"),
    (Level::STRONG, "strong"),
];

const HOWS: [(How, &str); 5] = [
    (How::Replaced, "replaced"),
    (How::Changed, "changed"),
    (How::Inserted, "inserted"),
    (How::Removed, "removed"),
    (How::Adopted, "adopted"),
];

fn word<T: PartialEq + Debug>(words: &[(T, &'static str)], thing: &T) -> &'static str {
    let found = words.iter().find(|(known, _)| known == thing);
    found.map_or_else(|| panic!("format 1 had no {thing:?}"), |(_, word)| word)
}

fn seat(seat: Seat) -> &'static str {
    word(&SEATS, &seat)
}

fn tile(tile: Tile) -> &'static str {
    match tile {
        Tile::Building(kind) => word(&BUILDINGS, &kind),
        Tile::Landscape(kind) => word(&LANDSCAPES, &kind),
    }
}

fn card(card: AnyCard) -> &'static str {
    match card {
        AnyCard::Profession(card) => word(&PROFESSIONS, &card),
        AnyCard::Bonus(card) => word(&BONUS_CARDS, &card),
        AnyCard::Prestige(card) => word(&PRESTIGE_CARDS, &card),
    }
}

fn list<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    let mut list = String::new();
    for item in items {
        list += if list.is_empty() { "" } else { ", " };
        list += item.as_ref();
    }
    if list.is_empty() { "-".into() } else { list }
}

fn numbers<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    list(items)
}

fn seats(of: Set<Seat>) -> String {
    list(of.iter().map(seat))
}

/// Returns a typed text in letters that every editor displays alike.
fn typed(text: &str) -> String {
    let letter = |c: char| match c {
        '"' | '\\' => c.escape_unicode().to_string(),
        ' '..='~' => c.to_string(),
        _ => c.escape_unicode().to_string(),
    };
    format!("\"{}\"", text.chars().map(letter).collect::<String>())
}

fn cards<T: Item + Into<AnyCard>>(hand: &Hand<T>) -> String {
    let known = hand.known().iter().map(|it| card(it.into()).to_owned());
    let hidden = (hand.hidden() > 0).then(|| format!("{} hidden", hand.hidden()));
    list(known.chain(hidden))
}

fn typed_cards<T: Item + Into<AnyCard>>(cards: &[Card<T>]) -> String {
    list(cards.iter().map(|&it| match it {
        Card::Known(known) => card(known.into()),
        Card::Hidden => "hidden",
    }))
}

fn order<T: Copy + Into<AnyCard>>(stack: Option<&[T]>) -> String {
    stack.map_or("face down".into(), |cards| {
        list(cards.iter().map(|&it| card(it.into())))
    })
}

// --- The start.

fn describe_start(start: &Setup, out: &mut String) -> std::fmt::Result {
    let moment = match start.moment {
        Moment::StartingHands => "starting hands".to_owned(),
        Moment::Auction(round) => format!("auctions of round {round}"),
        Moment::Characters(round) => format!("characters of round {round}"),
        Moment::Actions(round, of) => format!("round {round}, turn of {}", seat(of)),
        Moment::End => "end".to_owned(),
    };
    writeln!(out, "start: {moment}")?;
    writeln!(out, "start player: {}", seat(start.start_player))?;
    writeln!(out, "harder: {}", start.options.harder)?;
    writeln!(
        out,
        "lowest profession breaks ties: {}",
        start.options.lowest_profession_breaks_ties
    )?;
    let doubled = start.doubled_freedoms.iter();
    let doubled = list(doubled.map(|it| word(&FREEDOMS, it)));
    writeln!(out, "doubled freedoms: {doubled}")?;
    writeln!(
        out,
        "stack of professions: {}",
        order(start.professions.as_deref())
    )?;
    writeln!(
        out,
        "shuffled after the start: {}",
        order(start.reshuffle.as_deref())
    )?;
    writeln!(
        out,
        "stack of bonus cards: {}",
        order(start.bonus_cards.as_deref())
    )?;
    writeln!(
        out,
        "used bonus cards: {}",
        order(Some(start.used_bonus_cards.as_slice()))
    )?;
    writeln!(
        out,
        "stack of prestige cards: {}",
        order(start.prestige_cards.as_deref())
    )?;
    let deal = start.deal.map_or("-".into(), |deal| deal.to_string());
    writeln!(out, "deal: {deal}")?;
    describe_edition(&start.edition, out)?;
    for (it, player) in Seat::ALL.iter().zip(&start.players) {
        describe_typed(*it, player, out)?;
    }
    Ok(())
}

fn describe_edition(edition: &EditionData, out: &mut String) -> std::fmt::Result {
    writeln!(out, "edition {}", typed(&edition.name))?;
    writeln!(out, "  board: {}", edition.board)?;
    writeln!(out, "  minimum: {}", numbers(edition.minimum))?;
    let buildings = BUILDINGS.iter().map(|(kind, _)| Tile::Building(*kind));
    let landscapes = LANDSCAPES.iter().map(|(kind, _)| Tile::Landscape(*kind));
    for kind in buildings.chain(landscapes) {
        let drawn = edition.drawn(kind);
        let drawn = drawn.map_or("-".to_owned(), |squares| squares.to_string());
        writeln!(out, "  {}: {drawn}", tile(kind))?;
    }
    Ok(())
}

fn describe_typed(at: Seat, player: &PlayerSetup, out: &mut String) -> std::fmt::Result {
    let by = player.bot.map_or("a person", |level| word(&LEVELS, &level));
    writeln!(out, "player {} {}, {by}", seat(at), typed(&player.name))?;
    let money = player.money.map_or("-".into(), |money| money.to_string());
    writeln!(
        out,
        "  money {money}, prestige {}, best work {}, jesters {}, builders {}, recruiting {} and {}",
        player.prestige,
        player.best_work,
        player.jesters,
        player.builders,
        player.recruiting_in_hand,
        player.recruiting_on_table
    )?;
    let buildings = player.buildings.iter();
    let buildings = buildings.map(|(kind, at)| format!("{} {at}", word(&BUILDINGS, kind)));
    let landscapes = player.landscapes.iter();
    let landscapes = landscapes.map(|(kind, at)| format!("{} {at}", word(&LANDSCAPES, kind)));
    writeln!(out, "  tiles: {}", list(buildings.chain(landscapes)))?;
    let freedoms = player.freedoms.iter().map(|it| word(&FREEDOMS, it));
    writeln!(out, "  freedoms: {}", list(freedoms))?;
    let hand = player.hand.as_deref();
    let hand = hand.map_or("nothing typed".to_owned(), typed_cards);
    let table = player.table.iter().map(|it| word(&PROFESSIONS, it));
    writeln!(out, "  hand: {hand}; table: {}", list(table))?;
    writeln!(
        out,
        "  bonus: {}; prestige: {}",
        typed_cards(&player.bonus_cards),
        typed_cards(&player.prestige_cards)
    )
}

// --- What was decided.

fn entry(command: &Command) -> String {
    let what = match command.decision {
        Decision::Return(Card::Hidden) => "returns a hidden card".to_owned(),
        Decision::Return(Card::Known(it)) => format!("returns {}", card(it.into())),
        Decision::Name(object) => format!("names {}", word(&OBJECTS, &object)),
        Decision::Raise(price) => format!("raises to {price}"),
        Decision::Pass => "passes".to_owned(),
        Decision::Decline => "declines".to_owned(),
        Decision::Win(object, price) => format!("wins {} at {price}", word(&OBJECTS, &object)),
        Decision::Take(object) => format!("keeps {}", word(&OBJECTS, &object)),
        Decision::Sit(price) => format!("sits at {price}"),
        // No old save has characters, shared buildings, or a choice of seat.
        Decision::SitAt(..)
        | Decision::Bid(..)
        | Decision::Princess(_)
        | Decision::Merchant(_)
        | Decision::Professor(_)
        | Decision::LetGo
        | Decision::Exchange(_)
        | Decision::Offer(_)
        | Decision::Accept
        | Decision::Refuse
        | Decision::Agree(_) => format!("{:?}", command.decision),
        Decision::Place(kind, at) => format!("places {} on {at}", word(&LANDSCAPES, &kind)),
        Decision::Keep(it, under) => format!(
            "keeps {}, under the stack: {}",
            card(it),
            list(under.iter().map(card))
        ),
        Decision::Recruit(from, it) => format!("recruits {} from {}", card(it.into()), seat(from)),
        Decision::Hold => "holds".to_owned(),
        Decision::Build(kind, at) => format!("builds {} on {at}", word(&BUILDINGS, &kind)),
        Decision::Hire => "hires".to_owned(),
        Decision::Introduce(it) => format!("introduces {}", word(&FREEDOMS, &it)),
        Decision::AcquireBonus => "acquires a bonus card".to_owned(),
        Decision::Complete(work) => format!(
            "completes {} with {}, {} of it in points",
            card(work.profession.into()),
            list(work.bonus.iter().map(|it| card(it.into()))),
            work.prestige
        ),
        Decision::EndTurn => "ends the turn".to_owned(),
        Decision::Correct(_) => unreachable!("format 1 knew no corrections"),
        Decision::Sell(points) => format!("sells {points}"),
        Decision::Reveal(it) => format!("reveals {}", card(it)),
    };
    format!("{} {what}", seat(command.seat))
}

fn describe_rewrite(rewrite: &Rewrite<Entry<Command>>, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "  {} at {}, from {} to {}",
        word(&HOWS, &rewrite.how),
        rewrite.at,
        rewrite.before,
        rewrite.after
    )?;
    for old in &rewrite.old {
        writeln!(out, "    - {}", entry(&old.command))?;
    }
    for new in &rewrite.new {
        writeln!(out, "    + {}", entry(&new.command))?;
    }
    Ok(())
}

// --- Positions.

/// Returns round, phase, the seat to act, and what everyone has, on one line.
fn in_short(game: &Game) -> String {
    let to_act = game.to_act().map_or("nobody", seat);
    let players = game.seats().map(|at| {
        let player = game.player(at);
        format!(
            "{} {} fl {} PP {} works",
            seat(at),
            player.money(),
            player.prestige(),
            player.works()
        )
    });
    format!(
        "round {}, {}, {to_act} to act: {}",
        game.round(),
        word(&PHASES, &game.phase()),
        list(players)
    )
}

fn describe_moment(game: &Game, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "  start player {}, minimum {}",
        seat(game.start_player()),
        game.minimum()
    )?;
    match game.pending() {
        Some(Pending::Place { seat: of, object }) => {
            writeln!(out, "  {} places {}", seat(of), word(&OBJECTS, &object))?;
        }
        Some(Pending::Keep {
            seat: of,
            deck,
            offer,
        }) => {
            let offered = list(offer.iter().map(card));
            let (of, deck) = (seat(of), word(&DECKS, &deck));
            writeln!(out, "  {of} keeps one of {} {deck}: {offered}", offer.len())?;
        }
        Some(Pending::Take { seat: of }) => {
            writeln!(out, "  {} keeps one object", seat(of))?;
        }
        Some(
            Pending::Merchant { seat: of, .. }
            | Pending::LastCall { seat: of }
            | Pending::Exchange { seat: of },
        ) => writeln!(out, "  {} uses a character", seat(of))?,
        Some(Pending::Talk(talk)) => writeln!(out, "  {} answers", seat(talk.answers))?,
        Some(Pending::Recruit { seat: of }) => {
            writeln!(out, "  {} recruits or holds", seat(of))?;
        }
        None => {}
    }
    if let Some(auction) = game.auction() {
        let acquired = game.seats().filter_map(|of| {
            let (object, price) = auction.acquired_by(of).next()?;
            let object = word(&OBJECTS, &object);
            Some(format!("{} has {object} for {price}", seat(of)))
        });
        writeln!(
            out,
            "  {} opens; in: {}; taken: {}; {}",
            seat(auction.opener),
            seats(auction.remaining),
            list(auction.taken.iter().map(|it| word(&OBJECTS, &it))),
            list(acquired)
        )?;
        if let Some(bidding) = auction.bidding {
            writeln!(
                out,
                "  {} at {} by {}; bidding: {}; turn of {}",
                word(&OBJECTS, &bidding.object),
                bidding.price,
                seat(bidding.highest),
                seats(bidding.bidders),
                seat(bidding.turn)
            )?;
        }
    }
    if let Some(&Turn {
        seat: of,
        actions,
        hires,
        introductions,
        asked: _,
    }) = game.turn()
    {
        let (hired, introduced) = (hires == 0, introductions == 0);
        writeln!(
            out,
            "  turn of {}, {actions} actions left, hired: {hired}, introduced: {introduced}",
            seat(of)
        )?;
    }
    let buildings = BUILDINGS.iter();
    let buildings = buildings.map(|(kind, _)| game.tiles_left(Tile::Building(*kind)));
    let landscapes = LANDSCAPES.iter();
    let landscapes = landscapes.map(|(kind, _)| game.tiles_left(Tile::Landscape(*kind)));
    writeln!(
        out,
        "  left: buildings {}; landscapes {}; freedoms {}; objects {}; cards {}",
        numbers(buildings),
        numbers(landscapes),
        numbers(FREEDOMS.iter().map(|(it, _)| game.freedoms_left(*it))),
        numbers(OBJECTS.iter().map(|(it, _)| game.objects_left(*it))),
        numbers(DECKS.iter().map(|(it, _)| game.cards_left(*it)))
    )?;
    let used = game.used_bonus_cards();
    let used = list(used.iter().map(|it| card(it.into())));
    writeln!(out, "  used bonus cards: {used}")
}

fn describe_player(game: &Game, at: Seat, works: &[u16], out: &mut String) -> std::fmt::Result {
    let player = game.player(at);
    writeln!(
        out,
        "  {} {} fl {} PP, best work {}, jesters {}, builders {}, recruiting {} and {}",
        seat(at),
        player.money(),
        player.prestige(),
        player.best_work(),
        player.jesters(),
        player.builders(),
        player.recruiting_in_hand(),
        player.recruiting_on_table()
    )?;
    let tiles = player.principality().tiles();
    let tiles = tiles.map(|(kind, squares)| format!("{} {squares}", tile(kind)));
    let freedoms = player.freedoms();
    let freedoms = list(freedoms.iter().map(|it| word(&FREEDOMS, &it)));
    writeln!(out, "    tiles: {}; freedoms: {freedoms}", list(tiles))?;
    let table = player.table();
    let table = list(table.iter().map(|it| card(it.into())));
    let others_know = game.seen_from_outside();
    writeln!(
        out,
        "    hand: {}; others know: {}; hidden ones are of {}; table: {table}",
        cards(player.hand()),
        cards(others_know.player(at).hand()),
        game.may_be_in_hand(at).len()
    )?;
    writeln!(
        out,
        "    bonus: {}; prestige: {}",
        cards(player.bonus_cards()),
        cards(player.prestige_cards())
    )?;
    writeln!(out, "    works: {}", numbers(works))
}

fn describe_position(session: &Session<Game>, after: usize, out: &mut String) -> std::fmt::Result {
    let game = session.game_at(after).expect("the position is there");
    writeln!(out, "after {after}: {}", in_short(game))?;
    describe_moment(game, out)?;
    let mut works = vec![Vec::new(); Seat::ALL.len()];
    for event in (0..after).flat_map(|entry| session.events_of(entry)) {
        if let Event::Completed { seat, value } = event {
            works[seat.index()].push(*value);
        }
    }
    for at in game.seats() {
        describe_player(game, at, &works[at.index()], out)?;
    }
    Ok(())
}

fn describe_tally(session: &Session<Game>, out: &mut String) -> std::fmt::Result {
    let mut end = session.clone();
    end.go_to(end.legal_len());
    if !end.game().is_over() {
        return Ok(());
    }
    writeln!(out, "tally")?;
    let sources = by_source(&end);
    for account in tally(end.game()) {
        writeln!(
            out,
            "  rank {}: {} with {} points and {} florins",
            account.rank,
            seat(account.seat),
            account.total,
            account.money
        )?;
        let of = sources.iter().find(|it| it.seat == account.seat);
        let of = of.expect("everybody has sources of points");
        // No old save has characters, so none of their points either.
        let characters = [Source::Merchant, Source::Banker];
        let brought: u16 = characters.iter().map(|it| of.gained(*it)).sum();
        assert_eq!(brought, 0);
        let gained = SOURCES.iter().filter(|(it, _)| !characters.contains(it));
        let gained = gained.map(|(it, word)| format!("{word} {}", of.gained(*it)));
        writeln!(
            out,
            "    before {}, {}, cards {}, sold {}",
            of.before,
            list(gained),
            of.cards,
            of.sold
        )?;
        let counted = account.cards.iter();
        let counted = counted.map(|(it, points)| format!("{} {points}", card((*it).into())));
        let hidden = account.hidden_cards;
        writeln!(out, "    {}; face down: {hidden}", list(counted))?;
    }
    Ok(())
}

// --- The whole.

fn describe_session(session: &Session<Game>, out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "entries: {}, cursor {}, legal {}",
        session.log().len(),
        session.cursor(),
        session.legal_len()
    )?;
    writeln!(out, "marks: {}", numbers(session.marks()))?;
    if let Some(broken) = session.broken() {
        writeln!(
            out,
            "broken: entry {} by {}",
            broken.entry, broken.violation.rule
        )?;
    }
    writeln!(out, "changes")?;
    for rewrite in session.rewrites().done() {
        describe_rewrite(rewrite, out)?;
    }
    writeln!(out, "changes taken back")?;
    for rewrite in session.rewrites().reverted() {
        describe_rewrite(rewrite, out)?;
    }
    let one_step = |session: &Session<Game>, out: &mut String| {
        writeln!(
            out,
            "  {} entries, {} of them legal, after {}: {}",
            session.log().len(),
            session.legal_len(),
            session.cursor(),
            in_short(session.game())
        )
    };
    writeln!(out, "taking back every change")?;
    let mut back = session.clone();
    while back.revert() {
        one_step(&back, out)?;
    }
    writeln!(out, "making every change again")?;
    let mut again = session.clone();
    while again.reapply() {
        one_step(&again, out)?;
    }

    let start = session.game_at(0).expect("a session has a start");
    writeln!(out, "log")?;
    writeln!(out, "  {}", in_short(start))?;
    for (at, line) in session.log().iter().enumerate() {
        let then = match session.game_at(at + 1) {
            Some(game) => in_short(game),
            None => "not carried out".to_owned(),
        };
        writeln!(out, "{at} {}\n  {then}", entry(&line.command))?;
    }
    writeln!(out, "positions")?;
    let last = session.legal_len();
    for after in 0..=last {
        if after % 10 == 0 || after == last || after == session.cursor() {
            describe_position(session, after, out)?;
        }
    }
    describe_tally(session, out)
}

/// Describes what a save opens to: the start as typed, the log, and the positions it leads
/// to, in words that depend on no type of the program.
fn describe(save: &Save<Game>) -> String {
    let mut out = String::new();
    let written = (|| {
        match &save.sheet {
            None => writeln!(out, "no sheet")?,
            Some(fields) => {
                writeln!(out, "sheet")?;
                for (name, text) in fields {
                    writeln!(out, "  {name}: {}", typed(text))?;
                }
            }
        }
        describe_start(&save.start, &mut out)?;
        match save.clone().into_session() {
            Ok(session) => describe_session(&session, &mut out),
            Err(problems) => {
                // The order in which they are found does not matter.
                let problems: BTreeSet<String> = problems
                    .iter()
                    .map(|it| (it.seat.map_or("everybody", seat), it.violation.rule))
                    .map(|(whose, rule)| format!("problem of {whose}: {rule}"))
                    .collect();
                problems
                    .iter()
                    .try_for_each(|problem| writeln!(out, "{problem}"))
            }
        }
    })();
    written.expect("a string takes everything");
    out
}

// --- The files.

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn directory() -> PathBuf {
    root().join("tests/data/saves-1")
}

/// Returns the saves in the order of their names.
fn files() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory()).expect("the saves are there");
    let paths = entries.map(|entry| entry.expect("a directory entry").path());
    let is_save = |path: &PathBuf| path.extension().is_some_and(|it| it != "expected");
    let files: BTreeSet<PathBuf> = paths.filter(is_save).collect();
    files.into_iter().collect()
}

fn expected(of: &Path) -> String {
    let path = of.with_extension("expected");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn opened(path: &Path) -> Save<Game> {
    Save::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Panics with the first line that differs and the lines before it.
#[track_caller]
fn assert_same(of: &str, found: &str, expected: &str) {
    let (found, expected): (Vec<&str>, Vec<&str>) =
        (found.lines().collect(), expected.lines().collect());
    let same = found.iter().zip(&expected).take_while(|(f, e)| f == e);
    let same = same.count();
    if same == found.len() && same == expected.len() {
        return;
    }
    let before = &expected[same.saturating_sub(6)..same];
    let line = |lines: &[&str]| (*lines.get(same).unwrap_or(&"(the end)")).to_owned();
    panic!(
        "{of}, line {} of its description\n   {}\n - {}\n + {}",
        same + 1,
        before.join("\n   "),
        line(&expected),
        line(&found)
    );
}

#[test]
fn old_saves_open_to_the_games_they_were() {
    let files = files();
    for path in &files {
        assert_same(
            &path.display().to_string(),
            &describe(&opened(path)),
            &expected(path),
        );
    }
    // Every description still has its save.
    let described: BTreeSet<PathBuf> = files.iter().map(|it| it.with_extension("")).collect();
    let all = std::fs::read_dir(directory()).expect("the saves are there");
    assert_eq!(all.count(), files.len() + described.len());
}

#[test]
fn old_saves_written_again_are_the_same_games() {
    for path in files() {
        let save = opened(&path);
        let expected = expected(&path);
        for format in [Format::Ron, Format::Json] {
            let of = format!("{} as {format:?}", path.display());
            let text = save.to_text(format).expect("it can be written");
            let again = Save::parse(&text, format).expect("it can be read");
            assert_same(&of, &describe(&again), &expected);
            // As the window writes it after opening it.
            if save.sheet.is_none() {
                let session = save.clone().into_session().expect("it starts");
                let text = Save::from_session(&session).to_text(format);
                let again = Save::parse(&text.expect("it can be written"), format);
                let again = again.expect("it can be read");
                assert_same(&of, &describe(&again), &expected);
            }
        }
    }
}

#[test]
fn the_samples_are_still_the_games_they_were() {
    for name in ["four-players", "score-sheet", "worked-example-auction"] {
        let sample = root().join("saves").join(name).with_extension("ron");
        let old = directory()
            .join(format!("sample-{name}"))
            .with_extension("ron");
        assert_same(name, &describe(&opened(&sample)), &expected(&old));
    }
}

#[test]
fn old_saves_are_of_format_1_still() {
    for path in files() {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let text = text.replace('"', "");
        assert!(text.contains("studiolo: 1,"), "{}", path.display());
    }
}

#[test]
fn between_them_the_old_saves_use_all_that_format_1_has() {
    let mut decisions = BTreeSet::new();
    let mut hows = BTreeSet::new();
    let mut players = BTreeSet::new();
    let mut levels = BTreeSet::new();
    let mut phases = BTreeSet::new();
    let mut pending = BTreeSet::new();
    let (mut marked, mut broken, mut sheets, mut impossible, mut tails) = (0, 0, 0, 0, 0);
    let (mut own_editions, mut reverted) = (0, 0);
    for path in files() {
        let save = opened(&path);
        sheets += usize::from(save.sheet.is_some());
        players.insert(save.start.players.len());
        levels.extend(save.start.players.iter().filter_map(|player| player.bot));
        own_editions += usize::from(
            save.start.edition.drawn(Tile::Building(Building::Opera))
                != EditionData::default().drawn(Tile::Building(Building::Opera)),
        );
        for line in &save.log {
            let words = entry(&line.command);
            let verb = words.split(' ').nth(1).expect("a seat and what it does");
            decisions.insert(verb.to_owned());
        }
        let Ok(session) = save.into_session() else {
            impossible += 1;
            continue;
        };
        let changes = session.rewrites().done().iter();
        hows.extend(changes.map(|it| word(&HOWS, &it.how)));
        reverted += session.rewrites().reverted().len();
        marked += usize::from(session.marks().next().is_some());
        broken += usize::from(session.broken().is_some());
        tails += usize::from(session.broken().is_none() && session.tail_len() > 0);
        phases.insert(word(&PHASES, &session.game().phase()));
        pending.extend(session.game().pending().map(|it| match it {
            Pending::Place { .. } => "a landscape",
            Pending::Keep { deck, .. } => word(&DECKS, &deck),
            Pending::Recruit { .. } => "a recruiting card",
            Pending::Take { .. } => "one of two objects",
            Pending::Merchant { .. } | Pending::LastCall { .. } | Pending::Exchange { .. } => {
                "a character"
            }
            Pending::Talk(_) => "an offer",
        }));
    }
    assert_eq!(decisions.len(), 18, "{decisions:?}");
    assert_eq!(hows.len(), HOWS.len(), "{hows:?}");
    assert_eq!(players, BTreeSet::from([2, 3, 4, 5]));
    assert_eq!(levels.len(), LEVELS.len(), "{levels:?}");
    // None has characters.
    assert_eq!(phases.len(), PHASES.len() - 1, "{phases:?}");
    assert_eq!(pending.len(), 2 + DECKS.len(), "{pending:?}");
    let others = [
        marked,
        broken,
        sheets,
        impossible,
        tails,
        own_editions,
        reverted,
    ];
    assert!(others.iter().all(|&files| files > 0), "{others:?}");
}

// --- What comes from a later program.

/// Returns the sentence that refuses a changed sample.
#[track_caller]
fn refused(from: &str, to: &str, format: Format) -> SaveError {
    let path = root().join("saves/worked-example-auction.ron");
    let save = opened(&path);
    let text = save.to_text(format).expect("it can be written");
    assert!(text.contains(from), "{from}");
    let later = text.replacen(from, to, 1);
    Save::<Game>::parse(&later, format).expect_err("nobody knows it yet")
}

#[test]
fn a_save_of_a_later_format_is_refused_with_what_to_do() {
    let later = u64::from(VERSION) + 1;
    for format in [Format::Ron, Format::Json] {
        let quote = if format == Format::Json { "\"" } else { "" };
        let error = refused(
            // A save without newer features has the previous format.
            &format!("{quote}studiolo{quote}: {}", VERSION - 1),
            &format!("{quote}studiolo{quote}: {later}"),
            format,
        );
        let sentence = format!(
            "The file has version {later}, but this version of Studiolo reads only up to version {VERSION}: update Studiolo."
        );
        assert_eq!(save_error(&error), sentence);
    }
}

#[test]
fn a_decision_and_an_agreement_of_a_later_program_are_refused_by_name() {
    for (from, to, sentence) in [
        (
            "(C, Raise(300))",
            "(C, Muse(300))",
            "in entry 11, “Muse” is not a decision Studiolo knows",
        ),
        (
            "(B, Name(Jester))",
            "(B, Name(Cathedral))",
            "in entry 10, “Cathedral” is not an object Studiolo knows",
        ),
        (
            "harder: false",
            "no_such_option: true",
            "“no_such_option” is not known here",
        ),
        (
            "cursor: ",
            "exceptions: [], cursor: ",
            "“exceptions” is not known here",
        ),
    ] {
        let error = save_error(&refused(from, to, Format::Ron));
        assert!(error.contains(sentence), "{error}");
        assert!(error.ends_with("Fix the file there, or open a backup."));
    }
}

/// Finds every file that may be a save in this directory and below.
fn all_saves(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).expect("it is there") {
        let path = entry.expect("it can be listed").path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        match ending {
            _ if path.is_dir() => all_saves(&path, found),
            Some("ron" | "json") => found.push(path),
            _ => {}
        }
    }
}

#[test]
fn every_save_there_ever_was_opens() {
    let mut found = Vec::new();
    all_saves(&root().join("saves"), &mut found);
    all_saves(&root().join("tests/data"), &mut found);
    assert!(found.len() > 50, "{found:?}");
    for path in found {
        let other = Header::read_from(&System, &path);
        if other.is_ok_and(|header| header.game != Game::ID) {
            continue;
        }
        let save = Save::<Game>::read(&path);
        let save = save.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if save.sheet.is_some() || save.by_scores().is_some() {
            continue;
        }
        let log = save.log.clone();
        // A position that breaks rules opens as a score sheet that says so.
        let Ok(session) = save.into_session() else {
            let name = path.file_stem().expect("a name").to_string_lossy();
            assert!(name.contains("impossible"), "{}", path.display());
            continue;
        };
        let commands =
            |log: &[Entry<Command>]| log.iter().map(|entry| entry.command).collect::<Vec<_>>();
        assert_eq!(
            commands(session.log()),
            commands(&log),
            "{}",
            path.display()
        );
    }
}

#[test]
fn what_an_earlier_version_of_the_rules_allowed_opens_as_an_exception_that_says_so() {
    let path = root().join("tests/data/saves-2/sold-after-the-last-round.ron");
    let session = opened(&path).into_session().expect("it starts");
    assert_eq!(session.broken(), None);
    let kept = session.log()[0].kept.as_ref().expect("it is an exception");
    assert_eq!((kept.rule.as_str(), kept.allowed_by), ("G4", Some(1)));
    assert_eq!(session.game().player(Seat::A).prestige(), 4);
    assert_eq!(session.game().player(Seat::A).money(), 3600);
    // The same text written today means today's rules.
    let text = std::fs::read_to_string(&path).expect("it can be read");
    let text = text.replace("studiolo: 2", &format!("studiolo: {VERSION}"));
    let save = Save::<Game>::parse(&text, Format::Ron).expect("it is a save");
    let session = save.into_session().expect("it starts");
    assert_eq!(session.broken().map(|broken| broken.entry), Some(0));
}

#[test]
fn what_happened_by_itself_by_earlier_rules_does_so_still() {
    let path = root().join("tests/data/saves-3/a-turn-that-ended-by-itself.ron");
    let session = opened(&path).into_session().expect("it starts");
    assert_eq!(session.broken(), None);
    assert!(session.log().iter().all(|entry| !entry.is_kept()));
    let game = session.game();
    // The best work was counted before the Merchant could be used.
    assert_eq!((game.round(), game.player(Seat::B).prestige()), (3, 13));
    assert_eq!(game.player(Seat::B).jesters(), 1);
    // Under today's rules the turn waits.
    let text = std::fs::read_to_string(&path).expect("it can be read");
    let text = text.replace("rules: 2", &format!("rules: {}", Game::RULES));
    let save = Save::<Game>::parse(&text, Format::Ron).expect("it is a save");
    let session = save.into_session().expect("it starts");
    assert_eq!(session.broken().map(|broken| broken.entry), Some(2));
}

/// Returns the typed positions that earlier rules accepted, by their names.
fn typed_positions() -> Vec<(String, PathBuf)> {
    let mut found = Vec::new();
    all_saves(&root().join("tests/data/typed"), &mut found);
    found.sort();
    let named = found.into_iter().map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        (name.into_owned(), path)
    });
    named.collect()
}

#[test]
fn a_position_that_earlier_rules_accepted_opens_and_says_that_it_is_irregular() {
    let typed = typed_positions();
    assert_eq!(typed.len(), 5);
    for (name, path) in typed {
        let save = opened(&path);
        let start = save.start.clone();
        let session = save.into_session();
        let session = session.unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        assert_eq!(session.broken(), None, "{name}");
        assert_eq!(session.legal_len(), session.log().len(), "{name}");
        let is_irregular = name != "third-freedom";
        assert_eq!(session.game().is_irregular(), is_irregular, "{name}");
        assert_eq!(start.irregular, is_irregular, "{name}");
        // Saved again, it is still the same position.
        for format in [Format::Ron, Format::Json] {
            let text = Save::from_session(&session).to_text(format);
            let again = Save::<Game>::parse(&text.expect("it can be written"), format);
            let again = again.expect("it can be read").into_session();
            let again = again.expect("it starts");
            assert_eq!(
                (again.game(), again.broken()),
                (session.game(), None),
                "{name}"
            );
        }
    }
}

#[test]
fn such_a_position_is_refused_when_it_is_typed_today() {
    for (name, path) in typed_positions() {
        let mut start = opened(&path).start;
        start.irregular = false;
        start.by_rules = None;
        let rule = match name.as_str() {
            "points-that-nothing-explains" => Rule::G3,
            "best-work-without-a-work" => Rule::W1,
            "best-work-of-300" => Rule::W10,
            "used-bonus-cards-without-a-work" => Rule::W8,
            _ => {
                assert!(Game::try_from(&start).is_ok(), "{name}");
                continue;
            }
        };
        let problems = Game::try_from(&start).expect_err("it is impossible");
        let rules: Vec<Rule> = problems.iter().map(|it| it.violation.rule).collect();
        assert_eq!(rules, [rule], "{name}");
    }
}

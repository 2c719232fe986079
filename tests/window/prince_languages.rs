//! The Prince in other languages: a turn of a real table typed on a Polish keyboard and on
//! a Czech one, and a change of the language in the middle of a game.

use std::collections::BTreeSet;

use ::prince::{Aim, Place, Target};
use table::{Card, Told};
use words::prince::Words;
use words::{find, language};

use super::prince_desk::*;
use super::{Driven, Speaking, types_czech, types_polish};

/// Returns how a decision of the first turn can be typed.
fn typed(words: &Words<'_>, command: &Command) -> String {
    let card = |card: CardId| words.card(card);
    let player = |seat: Seat| ["anna", "ben", "clara", "david"][seat.index()];
    let first = find::first;
    let said = match command.decision {
        Decision::Keep => first(fl!(word_keep)).to_owned(),
        Decision::Redeal => first(fl!(word_prince_redeal)).to_owned(),
        Decision::PayPatron => first(fl!(word_prince_pay)).to_owned(),
        Decision::Done => first(fl!(word_prince_done)).to_owned(),
        Decision::Spy => first(fl!(word_prince_spy)).to_owned(),
        Decision::Pass => first(fl!(word_pass)).to_owned(),
        Decision::EndPlay | Decision::EndPhase => first(fl!(word_end)).to_owned(),
        Decision::Bid(bid) => bid.to_string(),
        Decision::TurnUp(slot) => format!("{} {}", first(fl!(word_prince_turn_up)), slot + 1),
        Decision::Turned(it) => card(it),
        Decision::Show(it) => format!("{} {}", first(fl!(word_show)), card(it)),
        Decision::Draw(Card::Known(it)) => card(it),
        Decision::Draw(Card::Hidden) => first(fl!(word_prince_draw)).to_owned(),
        Decision::Sold(slot, it, price) => {
            let sold = first(fl!(word_prince_sold));
            format!("{sold} {} {} {price}", slot + 1, card(it))
        }
        Decision::Place(it, place) => {
            let place = match place {
                Some(Place::Holding(holding)) => card(holding),
                Some(Place::Base(_)) => first(fl!(word_prince_base)).to_owned(),
                None => first(fl!(word_prince_front)).to_owned(),
            };
            format!("{} {} {place}", first(fl!(word_place)), card(it))
        }
        Decision::Play(it, aim) => {
            let on = match aim {
                Aim::None => String::new(),
                Aim::Seat(seat) => player(seat).to_owned(),
                Aim::Card(victim) => card(victim),
            };
            format!("{} {} {on}", first(fl!(word_prince_play)), card(it))
        }
        Decision::Seize(Target::Card(target), with) => {
            let with: Vec<String> = with.iter().map(card).collect();
            let (seize, by) = (first(fl!(word_prince_seize)), first(fl!(word_with)));
            format!("{seize} {} {by} {}", card(target), with.join(" "))
        }
        Decision::Defend(with) if with.is_empty() => {
            let (defend, none) = (fl!(word_prince_defend), fl!(word_prince_none));
            format!("{} {}", first(defend), first(none))
        }
        Decision::Vote(votes) => {
            let to = Seat::ALL.iter().find(|seat| votes[seat.index()] > 0);
            let to = player(*to.expect("votes are cast"));
            format!("{} {to}", first(fl!(word_prince_vote)))
        }
        other => panic!("{other:?} is in no first turn"),
    };
    format!("{}: {said}", player(command.seat))
}

#[test]
fn a_turn_of_the_prince_is_tracked_by_keyboard_in_polish() {
    let _speaking = Speaking::of("pl");
    tracks_a_turn(types_polish);
}

#[test]
fn a_turn_of_the_prince_is_tracked_by_keyboard_in_czech() {
    let _speaking = Speaking::of("cs");
    tracks_a_turn(types_czech);
}

/// Types every decision of a turn in the current language.
fn tracks_a_turn(types: fn(&mut Driven, &str)) {
    let data = TempDir::new().unwrap();
    let first_turn = evening(|game| game.turn() == 2);
    let setup = first_turn.start().clone();
    let words = Words::new(&setup);
    let mut window = Window::with(data.path(), setup.clone());
    for entry in first_turn.log() {
        let before = *window.game();
        let at = window.session().cursor();
        let text = typed(&words, &entry.command);
        types(&mut window.harness, &text);
        window.key(Key::Enter);
        let entered = window.session().log().get(at).map(|it| it.command);
        let heard = || window.heard();
        let entered = entered.unwrap_or_else(|| panic!("{text:?}: {:#?}", heard()));
        // Any of several identical cards may be meant.
        let [wanted, told] =
            [entry.command, entered].map(|it| words.decision(Some(&before), Told::own(&it)));
        assert_eq!(told, wanted, "{text:?}");
        assert!(!window.palette());
    }
    assert_eq!(window.game().turn(), 2);
    for seat in window.game().seats() {
        assert_eq!(window.game().scores(seat), first_turn.game().scores(seat));
    }
    // Everything is told in that language.
    let heard = window.heard().join("\n");
    for english in [
        "Undo", "buys", "passes", "ducats", "Auction", "Pope", "Bologna",
    ] {
        let is_word = |word: &str| word == english;
        let mut all = heard.split(|it: char| !it.is_alphanumeric());
        assert!(!all.any(is_word), "{english}: {heard}");
    }
}

/// Returns what is heard, without texts about the file and tooltips.
fn heard(window: &Window) -> BTreeSet<String> {
    let of_file = |said: &String| {
        [fl!(saved), fl!(saving)]
            .iter()
            .any(|it| said.starts_with(it))
    };
    let all = window.heard().into_iter();
    all.filter(|said| !of_file(said) && !said.contains('\n'))
        .collect()
}

/// Chooses the language in the palette, by its own name.
fn chooses(window: &mut Window, name: &str) {
    window.held(Modifiers::COMMAND, Key::K);
    window.harness.event(Input::Text(name.to_owned()));
    window.harness.run();
    window.key(Key::Enter);
    assert!(!window.palette(), "{:#?}", window.heard());
}

#[test]
fn a_language_is_chosen_in_the_middle_of_a_game_of_the_prince() {
    let _speaking = Speaking::of("en");
    let data = TempDir::new().unwrap();
    let is_free = |game: &Game| game.trade().is_none() && game.arrival().is_none();
    let session = evening(|game| {
        let acquires = matches!(game.phase(), Phase::Step(Step::Acquire));
        game.turn() == 2 && acquires && is_free(game)
    });
    let mut window = Window::with_session(data.path(), &session);
    let setup = session.start().clone();
    let words = Words::new(&setup);
    let spy = Command::new(window.game().active().expect("a phase"), Decision::Spy);
    let told = || {
        let last = session.log().last().expect("an entry").command;
        let before = session.game_at(session.cursor() - 1);
        let bologna = session.game().edition().table_cards().first();
        [
            words.done(before, Told::own(&last)),
            words.button(Some(session.game()), &spy),
            words.card(bologna.expect("Bologna")),
            fl!(prince_tab_election).to_owned(),
        ]
    };
    let is_told = |window: &Window| told().iter().all(|said| window.says(said));
    window.does(Shell::ShowTab(studiolo::games::prince::panels::AUCTION));
    assert!(is_told(&window), "{:?}: {:#?}", told(), heard(&window));
    let in_english = told();
    // Passing messages are not repeated in another language.
    chooses(&mut window, "polski");
    chooses(&mut window, "english");
    let english = heard(&window);
    for (tag, name) in [("pl", "polski"), ("de", "deutsch"), ("cs", "cestina")] {
        chooses(&mut window, name);
        assert_eq!(language::spoken(), tag);
        assert!(is_told(&window), "{:?}: {:#?}", told(), heard(&window));
        let own = told();
        // Some cards have the same name.
        let differs = |at: usize| own[at] != in_english[at];
        assert!([0, 1, 3].into_iter().all(differs), "{own:?}");
        let heard = heard(&window);
        let mut gone = in_english.iter().filter(|said| !own.contains(said));
        assert!(gone.all(|said| !heard.contains(said)), "{heard:#?}");
        assert_eq!(window.session().log(), session.log());
    }
    chooses(&mut window, "english");
    assert_eq!(heard(&window), english);
}

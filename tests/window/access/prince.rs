//! The Prince for screen readers and for players without a pointer: names and roles of
//! every view, keyboard navigation in reading order, and the announcements of a turn.

use ::prince::{Command, Decision, Game, Phase};
use eframe::egui::accesskit::{Live, Role};
use eframe::egui::{Rect, Vec2, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use studiolo::app::shot::Scene;
use studiolo::games::prince;
use studiolo::games::prince::Prince;
use studiolo::ui::base::theme::LIGHT;
use table::{Save, Session, Told};
use words::fl;
use words::prince::Words;

use super::focus;
use super::heard::Reader;
use crate::prince_moments::{self as moments, Moment};
use crate::prince_views;
use crate::views::{self, Window, does};

const USUAL: Vec2 = vec2(1280.0, 720.0);
/// How far a line is scrolled up at most.
const LINE: f32 = 40.0;
const QUIET: &str = "(theme: Light, reduce_motion: true)";

/// Returns a game at a moment, as it is stored in a file.
fn cut(table: &str, entries: usize) -> Save<Game> {
    let whole = moments::table(table);
    let log = whole.log()[..entries].to_vec();
    let part = Session::<Game>::restore(whole.start().clone(), log, entries);
    Save::from_session(&part.expect("it was legal"))
}

/// Fails with everything that is wrong with any view.
#[track_caller]
fn in_every_view(which: impl Fn(&str) -> bool, faults: impl Fn(&mut Window) -> Vec<String>) {
    let mut all = Vec::new();
    for view in views::some(prince_views::all()) {
        if which(view.name) {
            let mut window = views::open(&view, USUAL, QUIET);
            let faults = faults(&mut window).into_iter();
            all.extend(faults.map(|fault| format!("{}: {fault}", view.name)));
        }
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

/// Returns whether a view is at the table; the other screens have tests of their own.
fn is_at_the_table(view: &str) -> bool {
    let beside = ["start", "games", "new game", "join", "deck", "check"];
    has_usual_names(view) && !beside.iter().any(|it| view.starts_with(it))
}

/// Returns whether a view has the usual names: five players have the same controls as four,
/// with longer names.
fn has_usual_names(view: &str) -> bool {
    !view.ends_with(" of five")
}

/// Returns the panes of the window, and their places.
#[expect(clippy::cast_possible_truncation, reason = "places in a window")]
fn panes(window: &Window) -> Vec<(String, Rect)> {
    let nodes = window.root().children_recursive();
    let panes = nodes.filter_map(|node| {
        let it = node.accesskit_node();
        let at = it.bounding_box().filter(|_| it.role() == Role::Pane)?;
        let [left, top, right, bottom] = [at.x0, at.y0, at.x1, at.y1].map(|side| side as f32);
        let rect = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        Some((it.label().unwrap_or_default(), rect))
    });
    panes.collect()
}

/// Returns what goes backwards in the keyboard order of this game's panels at the table: up
/// without going to another column, or to the left in a line.
fn backwards(panes: &[(String, Rect)], way: &[(String, Rect)]) -> Vec<String> {
    let own = [
        fl!(pane_now),
        fl!(pane_tabs),
        fl!(pane_foot),
        fl!(correcting_title),
    ];
    let pane = |rect: &Rect| {
        let around = panes
            .iter()
            .filter(|(_, pane)| pane.contains(rect.center()));
        let least = around.min_by(|one, other| one.1.area().total_cmp(&other.1.area()));
        let name = least.map(|(name, _)| name.as_str());
        name.filter(|name| own.contains(name))
    };
    let lefts = way.iter().filter(|(_, rect)| pane(rect).is_some());
    let left = lefts.map(|(_, rect)| rect.left()).fold(f32::MAX, f32::min);
    let steps = way.windows(2).filter(|two| {
        let [(_, from), (_, to)] = [&two[0], &two[1]];
        let rises = to.center().y < from.center().y - 8.0;
        let is_in_line = (to.center().y - from.center().y).abs() <= 8.0;
        // What is scrolled into view may come to the place of the line before it.
        let is_scrolled = to.center().y > from.center().y - LINE;
        let begins_line = to.left() < left + 4.0 && is_scrolled;
        let rises = rises && to.left() < from.right() - 8.0;
        let back = is_in_line && to.left() < from.left();
        let goes_back = (back || rises) && !begins_line;
        goes_back && pane(from).is_some() && pane(from) == pane(to)
    });
    steps
        .map(|two| {
            let [(from, at), (to, there)] = [&two[0], &two[1]];
            format!("from {from:?} {at} back to {to:?} {there}")
        })
        .collect()
}

#[test]
fn tab_comes_to_everything_in_the_order_in_which_one_reads() {
    in_every_view(is_at_the_table, |window| {
        let panes = panes(window);
        let first = focus::focused(window).map(|(_, name, rect)| (name, rect));
        let (mut faults, way) = focus::walked(window, &LIGHT);
        // After the last one comes the first again.
        let end = way.iter().position(|it| Some(it) == first.as_ref());
        faults.extend(backwards(&panes, &way[..end.unwrap_or(way.len())]));
        faults
    });
}

/// Returns a window at a moment, and a reader who has heard everything so far.
fn at(moment: Moment) -> (Window, Reader) {
    let table = "prince-four";
    let entries = moments::entries(&moments::table(table), moment).expect("it comes to that");
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("evening.ron");
    cut(table, entries).write(&file).expect("it can be written");
    let mut window = views::open_file(&file, (Scene::Table, None), USUAL, QUIET);
    let mut reader = Reader::default();
    reader.goes_on(&mut window);
    (window, reader)
}

fn session(window: &Window) -> &Session<Game> {
    let open = window.state().state().open::<Prince>();
    &open.expect("a game is open").session
}

/// Enters decisions and returns their announcements.
fn hears(window: &mut Window, reader: &mut Reader, commands: Vec<Command>) -> Vec<String> {
    window.state_mut().carry_out(prince::Intent::Play(commands));
    reader.goes_on(window)
}

/// Enters the remaining decisions of a table one after the other until this holds.
fn goes_on(
    window: &mut Window,
    reader: &mut Reader,
    until: impl Fn(&Game) -> bool,
) -> Vec<(Command, Vec<String>)> {
    let whole = moments::table("prince-four");
    let mut all = Vec::new();
    while !until(session(window).game()) {
        let at = session(window).cursor();
        let command = whole.log()[at].command;
        let told = hears(window, reader, vec![command]);
        assert_eq!(session(window).cursor(), at + 1, "{command:?}: {told:?}");
        all.push((command, told));
    }
    all
}

#[test]
fn every_decision_of_a_turn_is_told_once_and_who_is_next() {
    let (mut window, mut reader) = at(Moment::Opening);
    let turn = session(&window).game().turn();
    let setup = session(&window).start().clone();
    let words = Words::new(&setup);
    let all = goes_on(&mut window, &mut reader, |game| {
        game.turn() > turn || game.is_over()
    });
    let mut passed = 0;
    let mut sold = 0;
    for (command, told) in &all {
        let name = words.seat(command.seat);
        let by = told
            .iter()
            .filter(|said| said.starts_with(name.as_str()))
            .count();
        assert!(by > 0, "{command:?}: {told:?}");
        // The new situation comes last and is not a repetition.
        assert!(told.len() > 1, "{command:?}: {told:?}");
        // What was hidden until now is announced again with what it was.
        let is_answer = matches!(command.decision, Decision::Defend(_) | Decision::Vote(_));
        let mut once = told.clone();
        once.sort();
        once.dedup();
        assert!(
            is_answer || once.len() == told.len(),
            "{command:?}: {told:?}"
        );
        passed += usize::from(command.decision == Decision::Pass);
        sold += usize::from(matches!(command.decision, Decision::Sold(..)));
    }
    assert!(
        passed + sold > 3,
        "{passed} passes, {sold} auctions at once"
    );
    // Nothing is announced again when the window is redrawn.
    assert_eq!(reader.goes_on(&mut window), [""; 0]);
}

#[test]
fn a_seizure_is_told_with_its_outcome_and_its_spoils() {
    let (mut window, mut reader) = at(Moment::Defence);
    let before = *session(&window).game();
    let Phase::Defence(attack) = *before.phase() else {
        panic!("somebody defends");
    };
    let holder = before.holder(attack.target).expect("somebody's");
    let defend = Command::new(holder, Decision::Defend(table::Set::EMPTY));
    let told = hears(&mut window, &mut reader, vec![defend]);
    let setup = session(&window).start().clone();
    let words = Words::new(&setup);
    let entry = session(&window).cursor() - 1;
    let outcome: Vec<String> = session(&window)
        .events_of(entry)
        .iter()
        .map(|event| words.event(event))
        .filter(|said| !said.is_empty())
        .collect();
    assert!(!outcome.is_empty());
    let is_told = |said: &String| told.iter().any(|it| it.contains(said.as_str()));
    assert!(outcome.iter().any(is_told), "{outcome:?} in {told:?}");
}

#[test]
fn whom_a_ballot_elects_is_told_once() {
    let (mut window, mut reader) = at(Moment::OpenBallot);
    let setup = session(&window).start().clone();
    let words = Words::new(&setup);
    let is_open = |game: &Game| matches!(game.phase(), Phase::OpenBallot(_));
    let all = goes_on(&mut window, &mut reader, |game| !is_open(game));
    let (_, told) = all.last().expect("a vote");
    let pope = words.seat(session(&window).game().pope());
    let elected = session(&window).events_of(session(&window).cursor() - 1);
    let elected = elected.iter().find_map(|event| match event {
        ::prince::Event::Elected(..) => Some(words.event(event)),
        _ => None,
    });
    let elected = elected.expect("somebody is elected");
    assert!(elected.contains(&pope), "{elected}");
    let times = told.iter().filter(|said| said.contains(&elected)).count();
    assert_eq!(times, 1, "{told:#?}");
}

#[test]
fn a_refusal_interrupts_and_is_told_each_time() {
    let (mut window, mut reader) = at(Moment::Bidding);
    let seat = session(&window).game().may_decide().first();
    let dear = Command::new(seat.expect("a bidder"), Decision::Bid(9_999));
    for _ in 0..2 {
        let told = hears(&mut window, &mut reader, vec![dear]);
        let [refused] = told.as_slice() else {
            panic!("{told:?}");
        };
        let how = reader.read.values().find(|(text, _)| text == refused);
        assert_eq!(
            how.map(|(_, live)| *live),
            Some(Live::Assertive),
            "{refused}"
        );
    }
}

#[test]
fn what_is_answered_in_secret_is_not_told_aloud() {
    let (mut window, mut reader) = at(Moment::Ballot);
    does(&mut window, prince::Intent::Seal);
    reader.goes_on(&mut window);
    let setup = session(&window).start().clone();
    let words = Words::new(&setup);
    let game = *session(&window).game();
    let may = game.may_decide();
    let voter = game.clockwise(game.pope()).find(|seat| may.contains(*seat));
    let voter = voter.expect("somebody votes");
    does(&mut window, prince::Intent::Look(Some(voter)));
    reader.goes_on(&mut window);
    let mut votes = [0; 5];
    let to = game.seats().find(|seat| *seat != voter).expect("another");
    votes[to as usize] = game.votes(voter);
    let vote = Command::new(voter, Decision::Vote(votes));
    let told = hears(&mut window, &mut reader, vec![vote]);
    let sealed = fl!(prince_voted_sealed, name = words.seat(voter));
    assert!(told.iter().any(|said| said.contains(&sealed)), "{told:?}");
    let open = words.done(Some(&game), Told::own(&vote));
    assert!(!told.iter().any(|said| said.contains(&open)), "{told:?}");
}

#[test]
fn what_a_turn_asks_of_the_table_is_told() {
    let (mut window, mut reader) = at(Moment::Ballot);
    let turn = session(&window).game().turn();
    let is_next = |game: &Game| game.turn() > turn || game.is_over();
    let all = goes_on(&mut window, &mut reader, is_next);
    if session(&window).game().is_over() {
        return;
    }
    let cards = ::prince::rules::options::displayed(4);
    let reminder = fl!(prince_reminds_turn, turn = turn + 1, cards = cards);
    let times = all.iter().flat_map(|(_, told)| told);
    let times = times.filter(|said| said.contains(&reminder)).count();
    assert_eq!(times, 1, "{reminder}: {all:#?}");
}

//! The Princes of Florence as a game of the window: its log, what can be typed, what the
//! computer plays, and what undo must confirm first.

use std::ops::Range;
use std::time::Duration;

use eframe::egui::{Context, Rect, Ui};

use super::analysing::Analysing;
use super::art::coin;
use super::boards::Places;
use super::leads_to::leads_to;
use super::lobby::Rooms;
use super::panels::FlorencePanels;
use super::sheet_state::SheetPanel;
use super::state::{Florence, Table};
use super::{
    Intent, chronicle, commands, compared, correcting, digital, end, examples, hint, keys,
    log_line, opponents, outgoing, panels, view,
};
use crate::ui::Intent as Shell;
use crate::ui::app::App;
use crate::ui::base::evening::Way;
use crate::ui::base::explain::Reference;
use crate::ui::base::glimpse::{Glimpse, Glimpsed};
use crate::ui::base::icons::Icon;
use crate::ui::base::log_line::{Fold, Kind, LogLine, Mark, News, Telling};
use crate::ui::base::own::Own;
use crate::ui::base::panel_keys::{Examples, PanelKeys};
use crate::ui::base::sounds::Sound;
use crate::ui::base::theme::Palette;
use crate::ui::base::thinker::Thinker;
use crate::ui::io::kept::Standing;
use crate::ui::screens::at_hand::Rules;
use crate::ui::session::game_window::by_scores;
use crate::ui::session::game_window::{
    Advice, Afar, Chronicles, Compare, Correcting, Digital, Exports, GameWindow, Liking, Look,
    Notation, Public, Typing,
};
use crate::ui::session::intent::Copied;
use crate::ui::session::lessons::Lessons;
use crate::ui::session::open_table::{Effect, Meaning, Outbox, Part, Setting, Then, Tick};
use crate::ui::session::state::Row;
use crate::ui::session::typing;
use florence::mind::bot;
use florence::mind::mend::mends;
use florence::mind::whereabouts::whereabouts;
use florence::rules::tally::{Account, tally};
use florence::rules::{Character, Correction, Purses};
use florence::{Command, Decision, Event, Game, Moment, NoRaise, Problem, Setup, Violation};
use table::{
    Bot, Colour, Entry, Eyes, Game as _, Item as _, Save, Seat, Session, Temperament, Told,
};
use words::florence::{
    Named, Words, advice, editors, florins, notation, points, record,
    whereabouts as whereabouts_words, window,
};
use words::plays::fate::Playable;
use words::printed::Printed;
use words::{fl, safe};

impl App {
    /// Returns the game in the window.
    #[must_use]
    pub fn session(&self) -> Option<&Session<Game>> {
        self.state().open::<Florence>().map(|open| &open.session)
    }
}

/// Returns what was typed, part by part, as far as a decision has parts: who, what, how
/// much.
fn parts(open: &Table, meaning: notation::Meaning) -> Vec<Part> {
    let words = open.words(false);
    let player = |seat: Seat| Part {
        text: words.seat(seat),
        seat: Some(seat),
        icon: None,
    };
    let thing = |text: &str, icon: Icon| Part {
        text: text.to_owned(),
        seat: None,
        icon: Some(icon),
    };
    let amount = |text: String| Part {
        text,
        seat: None,
        icon: None,
    };
    let command = match meaning {
        notation::Meaning::Decide(command) => command,
        notation::Meaning::Choose(seat, tile) => {
            return vec![player(seat), thing(tile.name(), tile.into())];
        }
    };
    let mut parts = vec![player(command.seat)];
    match command.decision {
        Decision::Name(object) => parts.push(thing(object.name(), object.into())),
        Decision::Win(object, price) => {
            parts.push(thing(object.name(), object.into()));
            parts.push(amount(florins(price)));
        }
        Decision::Raise(price) => parts.push(amount(florins(price))),
        Decision::Build(kind, _) => parts.push(thing(kind.name(), kind.into())),
        Decision::Place(kind, _) => parts.push(thing(kind.name(), kind.into())),
        Decision::Offer(joint) | Decision::Agree(joint) => {
            let kind = joint.building();
            parts.push(thing(kind.name(), kind.into()));
            parts.push(player(joint.other()));
            parts.push(amount(florins(joint.payment())));
        }
        Decision::Introduce(freedom) => parts.push(thing(freedom.name(), freedom.into())),
        Decision::Complete(work) => parts.push(thing(work.profession.name(), Icon::Work)),
        Decision::Recruit(from, card) => {
            parts.push(thing(card.name(), Icon::Card));
            parts.push(player(from));
        }
        Decision::Sell(number) => parts.push(amount(points(number))),
        Decision::Hire => parts.push(thing(fl!(action_hire), Icon::Card)),
        Decision::AcquireBonus => parts.push(thing(fl!(action_acquire_bonus), Icon::Bonus)),
        Decision::Bid(character, price) => {
            parts.push(thing(character.name(), character.into()));
            parts.push(amount(florins(price)));
        }
        Decision::Princess(_) => {
            parts.push(thing(
                Character::Princess.name(),
                Character::Princess.into(),
            ));
        }
        Decision::Merchant(_) => {
            parts.push(thing(
                Character::Merchant.name(),
                Character::Merchant.into(),
            ));
        }
        Decision::Professor(_) => {
            parts.push(thing(
                Character::Professor.name(),
                Character::Professor.into(),
            ));
        }
        Decision::Exchange(bought) => {
            parts.push(thing(Character::Banker.name(), Character::Banker.into()));
            parts.push(amount(points(bought)));
        }
        _ => {}
    }
    parts
}

/// Returns the points as everyone at the table knows them: against the computer only the
/// public ones.
fn accounts_for_all(session: &Session<Game>, game: &Game) -> Vec<Account> {
    match session.start().is_digital() && !game.is_over() {
        true => tally(&game.seen_from_outside()),
        false => tally(game),
    }
}

impl GameWindow for Florence {
    type Rules = Game;
    type Intent = Intent;
    type Advice = bot::Advice;
    type Panels = FlorencePanels;
    type Lobby = Rooms;

    fn commands() -> &'static [&'static Row] {
        commands::TABLE
    }

    fn keys() -> (PanelKeys, Examples) {
        (
            keys::TABLE.to_vec(),
            Examples {
                lines: fl!(notation_examples).lines().collect(),
                short: fl!(line_examples),
                order: fl!(line_any_order),
            },
        )
    }

    fn reference() -> Option<&'static dyn Reference> {
        Some(&Rules::<words::florence::rulebook::Topic>::ALL)
    }

    fn lessons(way: Way) -> Option<&'static Lessons> {
        Some(super::guide::lessons(way))
    }

    fn title() -> &'static str {
        fl!(name_of_the_game)
    }

    fn points_unit() -> &'static str {
        fl!(points_unit)
    }

    fn temperaments() -> Vec<Liking> {
        let all = Temperament::ALL.into_iter();
        let said = all.map(|one| (one, advice::temperament(one), advice::temperament_hint(one)));
        said.collect()
    }

    fn bot(bot: Bot) -> String {
        advice::bot(bot)
    }

    fn names(start: &Setup) -> Vec<String> {
        let names = start.players.iter().map(|player| player.name.clone());
        names.collect()
    }

    fn players(start: &Setup) -> Vec<(Seat, String)> {
        Words::of(start).seats().collect()
    }

    fn problems(start: &Setup, problems: &[Problem]) -> Vec<String> {
        let words = Words::of(start);
        problems
            .iter()
            .map(|problem| words.problem(problem))
            .collect()
    }

    fn money_agreed(session: &Session<Game>) -> Option<bool> {
        match session.game().variant().purses {
            Purses::AsOneLikes => None,
            Purses::Open => Some(false),
            Purses::Hidden => Some(true),
        }
    }

    fn standing(session: &Session<Game>) -> Option<Standing> {
        let game = session.game_at(session.legal_len())?;
        let accounts = accounts_for_all(session, game);
        let best = accounts.first()?.total;
        let over = view::is_settled(game);
        // During the game money does not count here, because it may be hidden.
        let leading = accounts.iter().filter(|account| match over {
            true => account.rank == 1,
            false => account.total == best,
        });
        let leaders = leading.map(|account| account.seat as usize).collect();
        Some(Standing {
            round: game.round(),
            rounds: game.variant().rounds,
            over,
            stopped: session.is_stopped(),
            undecided: 0,
            leaders: (leaders, best),
        })
    }

    fn paint_prize(ui: &Ui, rect: Rect) {
        coin::paint_laurel(ui.painter(), rect, Palette::of(ui).leaf);
    }

    fn told(names: &[String], standing: &Standing) -> String {
        let (leaders, points) = &standing.leaders;
        let leaders = leaders.iter().filter_map(|&at| names.get(at));
        let leading = (leaders, *points);
        let rounds = (standing.round, standing.rounds);
        window::told(names.iter(), rounds, standing.over, leading)
    }

    fn stood(entries: usize, names: &[String], standing: &Standing) -> String {
        let (leaders, points) = &standing.leaders;
        let leaders = leaders.iter().filter_map(|&at| names.get(at));
        let rounds = (standing.round, standing.rounds);
        window::stood(
            entries,
            names.len(),
            rounds,
            standing.over,
            (leaders, *points),
        )
    }

    fn new(session: &Session<Game>, ctx: &Context) -> Self {
        let analysing = Analysing::new(ctx);
        let ctx = ctx.clone();
        Self {
            analysing,
            digital: opponents::Digital::of(session),
            review: None,
            estimates: Vec::new(),
            asks_about_characters: None,
            thinker: Thinker::new(move || ctx.request_repaint()),
        }
    }

    fn changed(&mut self, session: &Session<Game>) {
        if let Some(digital) = &mut self.digital {
            digital.changed(session);
        }
    }

    fn looks(&self) -> usize {
        self.digital.as_ref().map_or(0, opponents::Digital::looks) + self.analysing.version()
    }

    fn shown<'a>(&'a self, session: &'a Session<Game>) -> &'a Session<Game> {
        self.digital
            .as_ref()
            .map_or(session, opponents::Digital::seen)
    }

    /// No decision is ever sealed. The words decide whose cards are named.
    fn eyes(_: &Table) -> Eyes {
        Eyes::None
    }

    fn played(
        open: &Table,
        before: Option<&Game>,
        told: Told<'_, Game>,
        telling: Telling,
    ) -> String {
        let words = open.telling(telling);
        told.open()
            .map_or_else(String::new, |command| words.played(before, command))
    }

    fn on_a_button(
        open: &Table,
        before: Option<&Game>,
        told: Told<'_, Game>,
        telling: Telling,
    ) -> String {
        let words = open.telling(telling);
        told.open()
            .map_or_else(String::new, |command| words.on_a_button(before, command))
    }

    fn why(open: &Table, told: Told<'_, Game>, violation: &Violation, telling: Telling) -> String {
        let words = open.telling(telling);
        let words = told.seat().map_or(words, |seat| words.about(seat));
        words.cited(violation)
    }

    fn mend(before: &Game, command: &Command) -> Vec<Command> {
        let mends = mends(before, command).into_iter();
        mends.take(1).flatten().collect()
    }

    /// Remarks on the end of a turn with actions left, which is easily clicked by accident.
    fn worth_a_word(open: &Table, entry: usize, telling: Telling) -> Option<[String; 2]> {
        let command = &open.session.log().get(entry)?.command;
        let turn = open.session.game_at(entry)?.turn()?;
        let name = open.telling(telling).seat(turn.seat);
        let early = command.decision == Decision::EndTurn && turn.actions > 0;
        early.then(|| {
            [
                fl!(turn_ended, name = &name, actions = turn.actions),
                fl!(end_of_turn, name = &name),
            ]
        })
    }

    fn heading(open: &Table, entry: usize) -> Option<String> {
        let before = open.shown().game_at(entry)?;
        Some(window::log_heading(before.round(), before.phase()))
    }

    fn chapter(chapter: u32) -> String {
        fl!(replay_round, number = chapter)
    }

    /// Returns whether the actions of another player begin, or another auction of the round.
    fn begins_turn(session: &Session<Game>, n: usize) -> bool {
        let turn = |n: usize| {
            let game = session.game_at(n)?;
            let seat = game.turn().map(|turn| turn.seat);
            let left = game.auction().map(|auction| auction.bidding.is_some());
            Some((game.phase(), seat, left))
        };
        let (before, now) = (turn(n - 1), turn(n));
        // Bids continue the same auction.
        let opens = now.is_some_and(|(_, _, bids)| bids == Some(true));
        before != now && !opens
    }

    fn beginning(start: &Setup) -> &'static str {
        match start.moment {
            Moment::StartingHands => fl!(log_game_begins),
            Moment::Auction(_) | Moment::Characters(_) | Moment::Actions { .. } | Moment::End => {
                fl!(log_position_begins)
            }
        }
    }

    fn line(open: &Table, entry: usize, telling: Telling) -> LogLine {
        log_line::entry(open, entry, telling)
    }

    fn mark(open: &Table, entry: usize) -> Option<(Mark, String)> {
        open.mark_of(entry)
    }

    fn events(open: &Table, entry: usize, telling: Telling) -> Vec<LogLine> {
        log_line::events(open, entry, telling)
    }

    fn fold(open: &Table, entry: usize, telling: Telling) -> Option<Fold> {
        log_line::fold(open, entry, telling)
    }

    fn kinds() -> &'static [Kind<Game>] {
        &[
            Kind {
                name: fl!(fn log_kind_auctions),
                has: |told| {
                    told.open().is_some_and(|command| {
                        matches!(
                            command.decision,
                            Decision::Name(_)
                                | Decision::Raise(_)
                                | Decision::Pass
                                | Decision::Decline
                                | Decision::Win(..)
                                | Decision::Bid(..)
                        )
                    })
                },
            },
            Kind {
                name: fl!(fn log_kind_tiles),
                has: |told| {
                    told.open().is_some_and(|command| {
                        matches!(
                            command.decision,
                            Decision::Build(..)
                                | Decision::Place(..)
                                | Decision::Agree(_)
                                | Decision::Accept
                        )
                    })
                },
            },
            Kind {
                name: fl!(fn log_kind_works),
                has: |told| {
                    told.open().is_some_and(|command| {
                        matches!(
                            command.decision,
                            Decision::Complete(_) | Decision::Princess(_)
                        )
                    })
                },
            },
        ]
    }

    /// Returns what is new for the player whose turn it is. There is nothing in auctions,
    /// in which turns change all the time, nor for the computer.
    fn news(open: &Table) -> Option<News> {
        let session = open.shown();
        let game = session.game();
        let seat = game.turn()?.seat;
        if session.people().bot(seat).is_some() {
            return None;
        }
        let is_turn_before = |entry: usize| {
            let game = session.game_at(entry);
            game.and_then(|game| game.turn()).map(|turn| turn.seat) == Some(seat)
        };
        let round = game.round();
        let goes_on = |entry: usize| {
            let same = session.game_at(entry).map(|game| game.round()) == Some(round);
            same && is_turn_before(entry)
        };
        let mut turn = session.cursor();
        while turn > 0 && goes_on(turn - 1) {
            turn -= 1;
        }
        let last = (0..turn).rev().find(|&entry| is_turn_before(entry))?;
        let first = last + 1;
        (first < turn).then_some(News { seat, first, turn })
    }

    /// Returns the pass of a bidder who can do nothing else (A11 to A13). While money is
    /// hidden (G5) no player passes automatically for lack of it, because that would reveal
    /// their money.
    ///
    /// It follows only directly after a bid or another pass, so that an opened position
    /// never plays on by itself.
    fn due_after(session: &Session<Game>, n: usize, hides_money: bool) -> Option<Command> {
        let last = &session.log().get(n.checked_sub(1)?)?.command;
        let bids = matches!(
            last.decision,
            Decision::Name(_) | Decision::Raise(_) | Decision::Pass
        );
        let (pass, why) = session.game_at(n).filter(|_| bids)?.forced_pass()?;
        match why {
            NoRaise::OutOfReach { .. } if hides_money => None,
            NoRaise::OutOfReach { .. } | NoRaise::Useless(_) => Some(pass),
        }
    }

    fn as_one(open: &Table, entry: usize) -> Option<(Range<usize>, Command)> {
        log_line::as_one(open, entry)
    }

    fn is_by_person(start: &Setup, command: &Command) -> bool {
        start.bot(command.seat).is_none()
    }

    fn may_change_past(&self) -> bool {
        self.digital.is_none()
    }

    fn takes_back_what_was_seen(open: &Table, n: usize) -> bool {
        let session = &open.session;
        let latest = session.game_at(session.legal_len());
        let is_try = session.occasion().is_try();
        open.own.digital.is_some()
            && !is_try
            && digital::takes_back_what_was_seen(session, latest, n)
    }

    fn refusal(open: &Table, command: &Command, hides_money: bool) -> Option<String> {
        open.refusal(command, hides_money)
    }

    fn check_seen(&self, session: &Session<Game>, command: &Command) -> Result<(), Violation> {
        match self.digital {
            Some(_) => session.game().seen_by(command.seat).check(command),
            None => Ok(()),
        }
    }

    /// Returns whether another game may begin here: against the computer not before the game
    /// is over, because the branch would deal the same cards.
    fn may_branch(open: &Table) -> bool {
        let digital = open.own.digital.as_ref();
        digital.is_none_or(|digital| digital.chosen(&open.session).is_some())
    }

    const EXPORTS: Option<Exports<Self>> = Some(Exports {
        game: outgoing::of_game,
        sheet: |save, written| outgoing::of_sheet(&SheetPanel::of_save(save), written),
        scores: by_scores::<Game, words::florence::report::Own>,
        plays: Playable::of::<Game, words::florence::report::Own>(),
    });

    const PRINTED: Option<fn(&Setup) -> Printed> = Some(|start| editors::printed(&start.edition));

    const NOTATION: Option<Notation<Self>> = Some(Notation {
        written,
        one: |open, command| record::print_command(open.session.start(), command),
        read_entries,
        read_file: |path, bytes| record::is_notation(path).then(|| record::from_bytes(bytes)),
    });

    const TYPING: Option<Typing<Self>> = Some(Typing {
        meanings,
        completions,
        places,
        sign: opening_sign,
        examples: examples::now,
        why_nothing: None,
    });

    const CORRECTING: Option<Correcting<Self>> = Some(correcting::CORRECTING);

    const LOOK_BACK: Option<fn(&Table) -> Option<Shell>> = Some(look_back);

    const AFAR: Option<Afar<Self>> = Some(Afar {
        glimpse,
        paint_place,
    });

    const CHRONICLE: Option<Chronicles<Self>> = Some(Chronicles {
        of: chronicle::of,
        thing: chronicle::thing,
    });

    const COMPARE: Option<Compare<Self>> = Some(compared::of);
    const PUBLIC: Option<Public<Self>> = Some(panels::public);
    const DIGITAL: Option<Digital<Self>> = Some(digital::DIGITAL);
    const ADVICE: Option<Advice<Self>> = Some(hint::ADVICE);
    const SUMS_UP_ROUNDS: bool = true;

    fn play(commands: Vec<Command>) -> Intent {
        Intent::Play(commands)
    }

    fn carry_out(open: &mut Table, intent: &Intent, setting: Setting, out: &mut Outbox) -> bool {
        match intent {
            Intent::Correct(command, reason) => {
                open.enter_noted(*command, reason, setting.hides_money, out);
            }
            Intent::Play(commands) => open.play(commands.clone(), setting, out),
            Intent::PlayNoted(command, note) => open.play_noted(*command, note, setting, out),
            Intent::ShowCards(eyes) => {
                if let Some(digital) = &mut open.own.digital {
                    digital.look(&open.session, *eyes);
                }
            }
            Intent::LookWith(eyes) => {
                if let Some(digital) = &mut open.own.digital {
                    digital.choose(&open.session, *eyes);
                }
            }
            Intent::StopThinking => open.own.thinker.hurry(),
            Intent::BeginRound => open.begin_round(),
            Intent::TurnOver { all } => open.turn_over(*all),
            Intent::Review(seat) => {
                out.push(Effect::Do(Shell::Do(commands::STATISTICS.id)));
                open.review(*seat);
            }
            Intent::Analyse => {
                open.analyse([bot::CHANCE_DEALS, bot::DEALS], setting.hides_money);
            }
            Intent::AnalyseIn(deals) => open.analyse([*deals; 2], setting.hides_money),
            Intent::StopAnalysing => open.stop_analysing(),
            Intent::AskAboutCharacters => open.ask_about_characters(),
            Intent::SameDeal => open.play_again(out),
            Intent::CopyDeal => {
                if let Some(code) = open.deal_code() {
                    let said = fl!(deal_copied, code = code.as_str());
                    out.push(Effect::Copy(code, said));
                }
            }
            Intent::Shell(_)
            | Intent::Start(_)
            | Intent::ShowSheet(_)
            | Intent::ChooseTile
            | Intent::ChooseWork
            | Intent::ShowStage
            | Intent::LookBack
            | Intent::LookAt(_)
            | Intent::ShowSeat(_)
            | Intent::ShowWork(..)
            | Intent::TakeTile(..)
            | Intent::CopySheet
            | Intent::ShowDays
            | Intent::ShowPuzzles
            | Intent::ReadForPuzzles(_)
            | Intent::SolvedPuzzle(_) => return false,
        }
        true
    }

    fn thinks(open: &Table, pause: Duration) -> Option<Seat> {
        let session = &open.session;
        let seat = session.game().to_act()?;
        let is_person = session.people().bot(seat).is_none();
        let is_covered = digital::curtain(open).is_some() || digital::rests(open, pause).is_some();
        (is_person && !is_covered).then_some(seat)
    }

    /// Returns the players who can write notes: against the computer only the player whose
    /// cards are shown, at a real table everyone.
    fn writers(open: &Table) -> Vec<Seat> {
        match &open.own.digital {
            Some(digital) => digital.eyes().into_iter().collect(),
            None => open.session.game().seats().collect(),
        }
    }

    fn heard(event: &Event) -> Option<Sound> {
        match event {
            Event::RoundEnded { .. } => Some(Sound::Round),
            Event::Acquired { .. } | Event::SetAside { .. } => Some(Sound::Won),
            _ => None,
        }
    }

    /// Returns the person who now has to decide: against the computer on every turn, at a real
    /// table only in the action phase, because bidders there speak up.
    fn asked_anew(open: &Table, before: &Game) -> Option<Seat> {
        let now = open.session.game();
        let seat = now.to_act()?;
        let is_new = match &open.own.digital {
            Some(_) => before.to_act() != Some(seat),
            None => now.turn().map(|turn| turn.seat) != before.turn().map(|turn| turn.seat),
        };
        let is_person = open.session.people().bot(seat).is_none();
        (is_new && is_person).then_some(seat)
    }

    fn stands(open: &Table, telling: Telling) -> Option<String> {
        let session = open.shown();
        let game = session.game();
        let phase = view::phase_seen(game);
        let accounts = accounts_for_all(session, game);
        Some(window::happening(
            game,
            phase,
            &open.telling(telling),
            &accounts,
        ))
    }

    /// Returns nothing while the page at the end of a round says it already.
    fn reminder(open: &Table, first: usize, pause: Duration) -> Option<String> {
        let session = &open.session;
        let began = |&entry: &usize| {
            let mut events = session.events_of(entry).iter();
            events.any(|event| matches!(event, Event::RoundBegan { .. }))
        };
        let entry = (first..session.cursor()).rev().find(began)?;
        // Returning from the past to the middle of a round begins no round.
        let since = &session.log()[entry + 1..session.cursor()];
        let decides = |entry: &Entry<Command>| session.people().bot(entry.command.seat).is_none();
        if since.iter().any(decides) {
            return None;
        }
        let game = session.game();
        let is_told = game.is_over() || digital::rests(open, pause).is_some();
        let (round, minimum) = (game.round(), game.minimum());
        (!is_told).then(|| fl!(round_reminder, round = round, minimum = minimum))
    }

    fn tick(open: &mut Table, tick: Tick, ctx: &Context) {
        open.take_answers(ctx);
        open.take_news();
        open.estimate_characters(tick.hides_money);
        if let Some(digital) = &mut open.own.digital {
            digital.at_once = tick.pause.is_zero();
        }
    }

    fn thinking(&self) -> Option<f32> {
        let progress = self.thinker.progress();
        progress.or_else(|| self.analysing.progress())
    }
}

/// Returns the whole game if nothing is hidden from the viewer, otherwise its log without
/// hidden information.
fn written(open: &Table, what: Copied, hides_money: bool) -> String {
    let hides_money = hides_money && !open.session.game().is_over();
    let session = &open.session;
    let words = open.words(false);
    if what == Copied::All && !hides_money && !open.hides_something() {
        return record::print(&Save::from_session(session));
    }
    let entries = typing::copied(session, what, Game::round);
    let hides = |seat| words.hides_cards_of(seat);
    // Money set by hand is hidden too.
    let is_hidden = |at: &usize| {
        let entry = session.log().get(*at).map(|entry| entry.command.decision);
        hides_money && matches!(entry, Some(Decision::Correct(Correction::Money(_))))
    };
    let entries = entries.filter(|at| !is_hidden(at));
    record::print_entries(session, entries, hides)
}

fn read_entries(open: &Table, text: &str) -> Result<Vec<(Entry<Command>, usize)>, String> {
    let session = &open.session;
    let read = record::parse_entries(text, session.start(), Some(session.game()));
    read.map_err(|error| error.sentence())
}

fn completions(open: &Table, text: &str) -> Vec<String> {
    let names = <Florence as GameWindow>::names(open.session.start());
    record::completions(text, &names)
}

fn meanings(look: Look<'_, Florence>, text: &str) -> Vec<Meaning> {
    let open = look.open;
    let view = open.view(look.hides_money);
    let (text, note) = record::without_note(text);
    let found = notation::candidates(text, view.words, view.game).into_iter();
    let asked = whereabouts_words::asked(text);
    let is_guess = asked.len() > 1;
    let asked = asked.into_iter().map(|card| {
        let told = whereabouts(view.session, card);
        Meaning {
            name: whereabouts_words::said(&view.words, card, told),
            refused: None,
            may_be_kept: false,
            parts: Vec::new(),
            intent: Shell::Do(commands::TALLY.id),
            notation: None,
            then: Then::default(),
            is_guess,
            is_answer: false,
        }
    });
    let meanings = found.map(|found| {
        let parts = parts(open, found.meaning);
        let notation = match found.meaning {
            notation::Meaning::Decide(command) => {
                let printed = record::print_command(open.session.start(), &command);
                Some(record::with_note(printed, note))
            }
            notation::Meaning::Choose(seat, tile) => Some(record::begin_tile(seat, tile)),
        };
        let (intent, refused, is_guess) = match found.meaning {
            notation::Meaning::Decide(command) => {
                // The same check as when it is played.
                let refused = match open.changing() {
                    None => open.refusal(&command, look.hides_money),
                    Some(_) => found.refused,
                };
                let told = view.shown(view.game.check(&command)).is_err();
                let refused = refused.filter(|_| told);
                let is_result = matches!(command.decision, Decision::Win(..));
                let intent = match note {
                    "" => Intent::Play(vec![command]),
                    note => Intent::PlayNoted(command, note.to_owned()),
                };
                (intent, refused, is_result)
            }
            notation::Meaning::Choose(seat, tile) => {
                (Intent::TakeTile(seat, tile), found.refused, false)
            }
        };
        let may_be_kept = match found.meaning {
            notation::Meaning::Decide(command) if refused.is_some() => {
                open.may_be_kept(open.session.cursor(), &command)
            }
            notation::Meaning::Decide(_) | notation::Meaning::Choose(..) => false,
        };
        let name = match (found.meaning, note) {
            (notation::Meaning::Choose(..), _) | (_, "") => found.sentence,
            (notation::Meaning::Decide(_), note) => {
                format!("{} {}", found.sentence, fl!(note_said, note = safe(note)))
            }
        };
        Meaning {
            name,
            refused,
            may_be_kept,
            parts,
            intent: intent.into(),
            notation,
            then: match found.meaning {
                notation::Meaning::Decide(command) => leads_to(&view, &command),
                notation::Meaning::Choose(..) => Then::default(),
            },
            is_guess,
            is_answer: false,
        }
    });
    asked.chain(meanings).collect()
}

fn places(look: Look<'_, Florence>) -> Vec<(String, Shell)> {
    let seats = look.open.words(false).seats();
    let places = seats.map(|(seat, name)| {
        let show = Intent::LookAt(seat);
        (fl!(principality_of, player = &name), show.into())
    });
    places.collect()
}

fn look_back(open: &Table) -> Option<Shell> {
    let session = &open.session;
    let end = session.game_at(session.legal_len());
    let is_over = session.broken().is_none() && end.is_some_and(view::is_settled);
    is_over.then(|| end::look_back(open).into())
}

fn opening_sign(open: &Table) -> Option<(char, &'static str)> {
    let takes = open.takes_results();
    takes.then_some((notation::RESULT, fl!(auction_result_hint)))
}

fn glimpse(session: &Session<Game>) -> Option<Glimpse> {
    let game = session.game_at(session.legal_len())?;
    let accounts = accounts_for_all(session, game);
    let start = session.start();
    let words = Words::of(start);
    let seat = |seat: Seat| {
        let account = accounts.iter().find(|account| account.seat == seat);
        Glimpsed {
            points: account.map_or(0, |account| account.total),
            colour: start.players[seat.index()]
                .colour
                .map_or(seat.index(), Colour::index),
            is_bot: start.bot(seat).is_some(),
        }
    };
    let best = accounts.first()?.total;
    let phase = view::phase_seen(game);
    Some(Glimpse {
        heading: window::moment(game, phase),
        line: window::happening(game, phase, &words, &accounts),
        best: window::so_far(game, phase, best),
        seats: game.seats().map(seat).collect(),
        table: Own::new(Game::ID, Places::of(game)),
    })
}

fn paint_place(ui: &Ui, rect: Rect, table: &Own, player: usize) {
    let places = table.get::<Places>();
    if let Some(place) = places.and_then(|places| places.0.get(player)) {
        place.paint(ui, rect);
    }
}

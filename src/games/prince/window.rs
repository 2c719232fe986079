//! The Prince as a game of the window: its log, what can be typed, what the computer plays.

use std::ops::Range;
use std::time::Duration;

use eframe::egui::{Context, Rect, Ui};

use super::lobby::Rooms;
use super::looking::Looking;
use super::new_game::level_name;
use super::panels::PrincePanels;
use super::score_state::CheckPanel;
use super::state::{ON_A_BUTTON, Prince, Table};
use super::{
    Intent, art, chronicle, commands, compared, correcting, digital, glimpse, hint, keys, log_line,
    outgoing, public, told, typed,
};
use crate::ui::base::evening::Way;
use crate::ui::base::explain::Reference;
use crate::ui::base::log_line::{Fold, Kind, LogLine, Mark, News, Telling};
use crate::ui::base::panel_keys::{Examples, PanelKeys};
use crate::ui::base::sounds::Sound;
use crate::ui::io::kept::Standing;
use crate::ui::screens::at_hand::Rules;
use crate::ui::session::commands::UNDO;
use crate::ui::session::game_window::by_scores;
use crate::ui::session::game_window::{
    Advice, Afar, Chronicles, Compare, Correcting, Digital, Exports, GameWindow, LookBack,
    Notation, Public, Typing,
};
use crate::ui::session::lessons::Lessons;
use crate::ui::session::open_table::{Effect, Outbox, Setting, Tick};
use crate::ui::session::reviewing::{self, Reviewing};
use crate::ui::session::state::Row;
use prince::{Command, Event, Game, Problem, Setup, Violation};
use table::{Eyes, Item as _, Level, Seat, Session, Told};
use words::fl;
use words::notation::is_notation;
use words::plays::fate::Playable;
use words::prince::{Words, record};
use words::printed::Printed;
use words::text::listed;

impl GameWindow for Prince {
    type Rules = Game;
    type Intent = Intent;
    type Panels = PrincePanels;
    type Lobby = Rooms;
    type Advice = prince::mind::advice::Advice;

    fn commands() -> &'static [&'static Row] {
        commands::TABLE
    }

    fn reference() -> Option<&'static dyn Reference> {
        Some(&Rules::<words::prince::rulebook::Topic>::ALL)
    }

    fn lessons(way: Way) -> Option<&'static Lessons> {
        Some(super::guide::lessons(way))
    }

    fn keys() -> (PanelKeys, Examples) {
        let examples = Examples {
            lines: fl!(prince_typed_examples).lines().collect(),
            short: fl!(prince_line_examples),
            order: fl!(prince_line_any_order),
        };
        (keys::TABLE.to_vec(), examples)
    }

    fn title() -> &'static str {
        fl!(prince_title)
    }

    fn points_unit() -> &'static str {
        fl!(prince_seat_points_unit)
    }

    fn level(level: Level) -> String {
        level_name(level)
    }

    fn names(start: &Setup) -> Vec<String> {
        let names = start.players.iter().map(|player| player.name.clone());
        names.collect()
    }

    fn players(start: &Setup) -> Vec<(Seat, String)> {
        let words = Words::new(start);
        let seats = Seat::ALL.iter().copied().take(start.players.len());
        seats.map(|seat| (seat, words.seat(seat))).collect()
    }

    fn problems(start: &Setup, problems: &[Problem]) -> Vec<String> {
        let words = Words::new(start);
        let told = problems.iter().map(|problem| words.problem(problem));
        told.collect()
    }

    fn standing(session: &Session<Game>) -> Option<Standing> {
        let game = session.game_at(session.legal_len())?;
        let best = game.seats().map(|seat| game.points(seat)).max()?;
        let leads = |seat: &Seat| game.points(*seat) == best;
        Some(Standing {
            round: game.turn(),
            rounds: game.turns(),
            over: game.is_over(),
            stopped: session.is_stopped(),
            undecided: 0,
            leaders: (
                game.seats()
                    .filter(leads)
                    .map(|seat| seat.index())
                    .collect(),
                best,
            ),
        })
    }

    fn told(names: &[String], standing: &Standing) -> String {
        let (players, leaders) = standing.named(names);
        let (leading, points, turn) = (listed(&leaders), standing.leaders.1, standing.round);
        match standing.over {
            true => fl!(
                prince_told_over,
                players = players,
                leaders = leading,
                points = points
            ),
            false if points == 0 => fl!(
                prince_told_even,
                players = players,
                turn = turn,
                turns = standing.rounds
            ),
            false => fl!(
                prince_told,
                players = players,
                turn = turn,
                turns = standing.rounds,
                leaders = leading,
                count = leaders.len(),
                points = points
            ),
        }
    }

    fn stood(entries: usize, names: &[String], standing: &Standing) -> String {
        fl!(
            prince_stood,
            entries = entries,
            told = Self::told(names, standing)
        )
    }

    fn paint_prize(ui: &Ui, rect: Rect) {
        art::tiara(ui, rect);
    }

    fn new(session: &Session<Game>, ctx: &Context) -> Self {
        Self {
            looking: Looking::at(session),
            reviewing: Reviewing::new(ctx),
        }
    }

    fn changed(&mut self, session: &Session<Game>) {
        self.looking.changed(session);
    }

    fn looks(&self) -> usize {
        self.looking.looks()
    }

    fn shown<'a>(&'a self, _: &'a Session<Game>) -> &'a Session<Game> {
        self.looking.seen()
    }

    fn eyes(open: &Table) -> Eyes {
        open.own.looking.ears(&open.session)
    }

    fn played(open: &Table, before: Option<&Game>, told: Told<'_, Game>, how: Telling) -> String {
        open.telling(how).decision(before, told)
    }

    fn on_a_button(
        open: &Table,
        before: Option<&Game>,
        told: Told<'_, Game>,
        how: Telling,
    ) -> String {
        let letters = Some(
            how.letters
                .map_or(ON_A_BUTTON, |most| most.min(ON_A_BUTTON)),
        );
        Self::played(open, before, told, Telling { letters, ..how })
    }

    fn why(open: &Table, told: Told<'_, Game>, violation: &Violation, _: Telling) -> String {
        open.words().refusal(told, violation)
    }

    fn mend(before: &Game, command: &Command) -> Vec<Command> {
        told::mend(before, command).into_iter().collect()
    }

    fn no_mend(open: &Table, entry: usize) -> Option<String> {
        told::unpaid(open, entry)
    }

    fn news(open: &Table) -> Option<News> {
        told::news(open)
    }

    fn reminder(open: &Table, first: usize, _: Duration) -> Option<String> {
        told::reminder(open, first)
    }

    fn heading(open: &Table, entry: usize) -> Option<String> {
        log_line::heading(open, entry)
    }

    fn chapter(chapter: u32) -> String {
        fl!(prince_chapter, turn = chapter)
    }

    /// Returns whether another player's phase begins, or another part of the turn.
    fn begins_turn(session: &Session<Game>, n: usize) -> bool {
        let part = |n: usize| {
            let game = session.game_at(n)?;
            let part = match game.active() {
                Some(active) => Err(active),
                None => Ok(std::mem::discriminant(game.phase())),
            };
            Some((game.turn(), part))
        };
        part(n - 1) != part(n)
    }

    fn beginning(start: &Setup) -> &'static str {
        match start.position {
            None => fl!(prince_log_begins),
            Some(_) => fl!(prince_log_position),
        }
    }

    fn line(open: &Table, entry: usize, telling: Telling) -> LogLine {
        log_line::entry(open, entry, telling)
    }

    fn mark(open: &Table, entry: usize) -> Option<(Mark, String)> {
        open.mark_in_review(entry)
    }

    fn events(open: &Table, entry: usize, telling: Telling) -> Vec<LogLine> {
        log_line::events(open, entry, telling)
    }

    fn fold(open: &Table, entry: usize, telling: Telling) -> Option<Fold> {
        log_line::fold(open, entry, telling)
    }

    fn as_one(open: &Table, entry: usize) -> Option<(Range<usize>, Command)> {
        log_line::as_one(open, entry)
    }

    fn kinds() -> &'static [Kind<Game>] {
        log_line::KINDS
    }

    fn is_by_person(start: &Setup, command: &Command) -> bool {
        start.bot(command.seat).is_none()
    }

    fn may_change_past(&self) -> bool {
        !self.looking.is_digital()
    }

    /// Returns whether a card or a secret answer has been revealed since.
    fn takes_back_what_was_seen(open: &Table, n: usize) -> bool {
        let session = &open.session;
        let looking = &open.own.looking;
        if !looking.is_digital() || session.occasion().is_try() {
            return false;
        }
        (n..session.legal_len()).any(|entry| {
            let mut events = session.events_of(entry).iter();
            events.any(|event| {
                matches!(
                    event,
                    Event::TurnedUp(..)
                        | Event::Redealt(_)
                        | Event::Received(..)
                        | Event::Stolen(..)
                        | Event::Defended(..)
                        | Event::Counted(_)
                        | Event::DealtOffice(..)
                        | Event::Healed(..)
                        | Event::Displayed(_)
                )
            })
        })
    }

    fn refusal(open: &Table, command: &Command, _: bool) -> Option<String> {
        if let Some(why) = digital::refusal(open, command) {
            return Some(why);
        }
        let (looking, game) = (&open.own.looking, open.session.game());
        let decides = game.may_decide().contains(command.seat);
        // For a player who does not decide now, the check uses what the viewer may know;
        // for the player who decides, it reveals nothing about the sealed decisions of
        // others.
        let game = match looking.is_digital() {
            true if decides => game.seen_from(Some(command.seat)),
            _ => *looking.seen().game(),
        };
        let violation = game.check(command).err()?;
        Some(open.words().refusal_in(&game, command, &violation))
    }

    fn check_seen(&self, session: &Session<Game>, command: &Command) -> Result<(), Violation> {
        match self.looking.is_digital() {
            true => session.game().seen_from(Some(command.seat)).check(command),
            false => Ok(()),
        }
    }

    /// Returns whether another game may begin here: against the computer not before the game
    /// is over, because the branch would deal the same cards.
    fn may_branch(open: &Table) -> bool {
        let looking = &open.own.looking;
        !looking.is_digital() || looking.chosen(&open.session).is_some()
    }

    fn money_agreed(session: &Session<Game>) -> Option<bool> {
        session.game().options().hide_money.then_some(true)
    }

    const EXPORTS: Option<Exports<Self>> = Some(Exports {
        game: outgoing::of_game,
        sheet: |save, written| outgoing::of_sheet(&CheckPanel::of_save(save), written),
        scores: by_scores::<Game, words::prince::report::Own>,
        plays: Playable::of::<Game, words::prince::report::Own>(),
    });

    const PRINTED: Option<fn(&Setup) -> Printed> = None;

    const NOTATION: Option<Notation<Self>> = Some(Notation {
        written: typed::written,
        one: |open, command| record::print_command(open.session.start(), command),
        read_entries: typed::read_entries,
        read_file: |path, bytes| is_notation(path).then(|| record::from_bytes(bytes)),
    });

    const TYPING: Option<Typing<Self>> = Some(Typing {
        meanings: typed::meanings,
        completions: typed::completions,
        places: |_| Vec::new(),
        sign: |_| None,
        examples: typed::examples,
        why_nothing: Some(typed::why_nothing),
    });

    const CORRECTING: Option<Correcting<Self>> = Some(correcting::CORRECTING);

    const LOOK_BACK: Option<LookBack<Self>> = Some(reviewing::look_back);

    const AFAR: Option<Afar<Self>> = Some(Afar {
        glimpse: glimpse::of,
        paint_place: glimpse::paint_place,
    });

    const CHRONICLE: Option<Chronicles<Self>> = Some(Chronicles {
        of: chronicle::of,
        thing: chronicle::thing,
    });

    const COMPARE: Option<Compare<Self>> = Some(compared::of);
    // What a held key reveals is not shown here: it is only for the person who holds it.
    const PUBLIC: Option<Public<Self>> =
        Some(|ui, look| public::show(ui, look.open.shown(), look.state.hides_money()));
    const DIGITAL: Option<Digital<Self>> = Some(digital::DIGITAL);
    const ADVICE: Option<Advice<Self>> = Some(hint::ADVICE);
    const SUMS_UP_ROUNDS: bool = false;

    fn play(commands: Vec<Command>) -> Intent {
        Intent::Play(commands)
    }

    fn carry_out(open: &mut Table, intent: &Intent, setting: Setting, out: &mut Outbox) -> bool {
        match intent {
            Intent::Play(commands) => match told::clash(open, commands) {
                None => open.play(commands.clone(), setting, out),
                Some(told) => {
                    out.push(Effect::ForgetConcerns);
                    open.own.looking.look(&open.session, None);
                    let undo = crate::ui::Intent::Do(UNDO.id);
                    let back = fl!(prince_attack_taken_back).to_owned();
                    out.push(Effect::Refuse(told, vec![(back, undo)]));
                }
            },
            Intent::PlayNoted(command, note) => open.play_noted(*command, note, setting, out),
            Intent::Correct(command, reason) => {
                open.enter_noted(*command, reason, setting.hides_money, out);
            }
            Intent::Look(eyes) => open.own.looking.look(&open.session, *eyes),
            Intent::LookWith(eyes) => open.own.looking.choose(&open.session, *eyes),
            Intent::Seal => open.own.looking.seal(&open.session),
            Intent::Aim(target) => open.own.looking.aim_at(&open.session, *target),
            Intent::SameDeal => open.play_again(out),
            Intent::LookBack(wish) => open.look_back_at(*wish, setting.hides_money),
            Intent::Shell(_)
            | Intent::Start(_)
            | Intent::ShowStage
            | Intent::ShowSeat(_)
            | Intent::OfferTrade => return false,
        }
        true
    }

    fn thinks(open: &Table, _: Duration) -> Option<Seat> {
        let looking = &open.own.looking;
        let asked = looking.asked(&open.session)?;
        let is_covered = looking.curtain(&open.session).is_some();
        (!is_covered).then_some(asked)
    }

    fn writers(open: &Table) -> Vec<Seat> {
        match open.own.looking.is_digital() {
            true => open.own.looking.eyes().into_iter().collect(),
            false => open.session.game().seats().collect(),
        }
    }

    fn heard(event: &Event) -> Option<Sound> {
        match event {
            Event::TurnBegan(_) | Event::Over => Some(Sound::Round),
            Event::Sold(..) => Some(Sound::Won),
            _ => None,
        }
    }

    fn asked_anew(open: &Table, before: &Game) -> Option<Seat> {
        let asked = open.own.looking.asked(&open.session);
        asked.filter(|&asked| match open.own.looking.is_digital() {
            true => !before.may_decide().contains(asked),
            false => open.session.game().active() != before.active(),
        })
    }

    fn stands(open: &Table, _: Telling) -> Option<String> {
        let view = open.view(true);
        Some(super::ask::stands(&view))
    }

    fn tick(open: &mut Table, _: Tick, ctx: &Context) {
        open.take_review(ctx);
    }

    fn thinking(&self) -> Option<f32> {
        self.reviewing.progress()
    }
}

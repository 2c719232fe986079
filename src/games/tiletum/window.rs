//! Tiletum as a game of the window: its log, what the computer plays, what it offers.

use std::ops::Range;
use std::time::Duration;

use eframe::egui::{Context, Rect, Ui};

use super::digital::{Bots, brought, level_name};
use super::lobby::Rooms;
use super::panels::TiletumPanels;
use super::score_sheet::SheetPanel;
use super::state::{Table, Tiletum};
use super::{
    Intent, art, buttons, chronicle, commands, compared, correcting, digital, glimpse, hint, keys,
    log_line, outgoing, public, told, typed,
};
use crate::ui::base::evening::Way;
use crate::ui::base::explain::Reference;
use crate::ui::base::log_line::{LogLine, Mark, Telling};
use crate::ui::base::panel_keys::{Examples, PanelKeys};
use crate::ui::base::sounds::Sound;
use crate::ui::io::kept::Standing;
use crate::ui::screens::at_hand::Rules;
use crate::ui::session::game_window::by_scores;
use crate::ui::session::game_window::{
    Advice, Afar, Chronicles, Compare, Correcting, Digital, Exports, GameWindow, LookBack,
    Notation, Public, Typing,
};
use crate::ui::session::lessons::Lessons;
use crate::ui::session::open_table::{Outbox, Setting, Tick};
use crate::ui::session::reviewing::{self, Reviewing};
use crate::ui::session::state::Row;
use table::{Eyes, Item as _, Level, Seat, Session, Told};
use tiletum::rules::ROUNDS;
use tiletum::{Command, Event, Game, Problem, Setup, Violation};
use words::fl;
use words::notation::is_notation;
use words::plays::fate::Playable;
use words::printed::Printed;
use words::text::listed;
use words::tiletum::{Words, record};

impl GameWindow for Tiletum {
    type Rules = Game;
    type Intent = Intent;
    type Panels = TiletumPanels;
    type Lobby = Rooms;
    type Advice = tiletum::mind::advice::Advice;

    fn commands() -> &'static [&'static Row] {
        commands::TABLE
    }

    fn reference() -> Option<&'static dyn Reference> {
        Some(&Rules::<words::tiletum::rulebook::Topic>::ALL)
    }

    fn lessons(way: Way) -> Option<&'static Lessons> {
        Some(super::guide::lessons(way))
    }

    fn keys() -> (PanelKeys, Examples) {
        let examples = Examples {
            lines: fl!(tiletum_typed_examples).lines().collect(),
            short: fl!(tiletum_line_examples),
            order: fl!(tiletum_line_any_order),
        };
        (keys::TABLE.to_vec(), examples)
    }

    fn title() -> &'static str {
        fl!(tiletum_name_of_the_game)
    }

    fn points_unit() -> &'static str {
        fl!(tiletum_points_unit)
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
        let best = game.seats().map(|seat| game.player(seat).vp()).max()?;
        let leaders = match game.is_over() {
            // Ties are broken by the turn order (E4).
            true => game.standing().into_iter().take(1).collect::<Vec<Seat>>(),
            false => {
                let leads = |seat: &Seat| game.player(*seat).vp() == best;
                game.seats().filter(leads).collect()
            }
        };
        Some(Standing {
            round: game.round(),
            rounds: ROUNDS,
            over: game.is_over(),
            stopped: session.is_stopped(),
            undecided: 0,
            leaders: (leaders.iter().map(|seat| seat.index()).collect(), best),
        })
    }

    fn told(names: &[String], standing: &Standing) -> String {
        let (players, leading) = standing.named(names);
        let (leaders, points, round) = (listed(&leading), standing.leaders.1, standing.round);
        match standing.over {
            true => fl!(tiletum_told_over, players, leaders, points),
            false if leading.len() == names.len() => fl!(tiletum_told_even, players, round),
            false => fl!(
                tiletum_told,
                players,
                round,
                leaders,
                count = leading.len(),
                points
            ),
        }
    }

    fn stood(entries: usize, names: &[String], standing: &Standing) -> String {
        fl!(tiletum_stood, entries, told = Self::told(names, standing))
    }

    fn paint_prize(ui: &Ui, rect: Rect) {
        art::rose(ui, rect);
    }

    fn new(session: &Session<Game>, ctx: &Context) -> Self {
        Self {
            bots: Bots::default(),
            is_digital: session.game().is_digital(),
            reviewing: Reviewing::new(ctx),
        }
    }

    fn eyes(_: &Table) -> Eyes {
        Eyes::All
    }

    fn played(table: &Table, before: Option<&Game>, told: Told<'_, Game>, how: Telling) -> String {
        let command = told.open();
        command.map_or_else(String::new, |command| {
            table.telling(how).played(before, command)
        })
    }

    fn why(open: &Table, told: Told<'_, Game>, violation: &Violation, _: Telling) -> String {
        let Some(command) = told.open() else {
            return String::new();
        };
        let game = open.session.game();
        open.words().refusal(Some(game), command, violation)
    }

    fn heading(open: &Table, entry: usize) -> Option<String> {
        log_line::heading(open, entry)
    }

    fn chapter(chapter: u32) -> String {
        fl!(tiletum_chapter, round = chapter)
    }

    /// Returns whether another player's turn begins, or another part of the round.
    fn begins_turn(session: &Session<Game>, n: usize) -> bool {
        let part = |n: usize| {
            let game = session.game_at(n)?;
            Some((game.round(), game.step(), game.active()))
        };
        part(n - 1) != part(n)
    }

    fn beginning(start: &Setup) -> &'static str {
        match start.position {
            None => fl!(tiletum_log_begins),
            Some(_) => fl!(tiletum_log_position),
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

    /// Returns what the computer rolls and deals; an opened game waits for a person first.
    fn due_after(session: &Session<Game>, n: usize, _: bool) -> Option<Command> {
        (n > 0).then(|| brought(session, n)).flatten()
    }

    /// Returns `None`, because Tiletum has no auctions.
    fn as_one(_: &Table, _: usize) -> Option<(Range<usize>, Command)> {
        None
    }

    fn goes_with_previous(session: &Session<Game>, entry: usize) -> bool {
        buttons::goes_with_previous(session, entry)
    }

    fn speaks_for(session: &Session<Game>, entries: Range<usize>) -> usize {
        buttons::speaks_for(session, entries)
    }

    fn is_by_person(start: &Setup, command: &Command) -> bool {
        match command.seat {
            Some(seat) => start.bot(seat).is_none(),
            None => start.seed.is_none(),
        }
    }

    fn may_change_past(&self) -> bool {
        !self.is_digital
    }

    /// Returns whether dice, a token or a tile have been revealed since.
    fn takes_back_what_was_seen(open: &Table, n: usize) -> bool {
        let session = &open.session;
        if !session.game().is_digital() || session.occasion().is_try() {
            return false;
        }
        let log = session
            .log()
            .get(n..session.legal_len())
            .unwrap_or_default();
        log.iter().any(|entry| entry.command.decision.is_chance())
    }

    fn refusal(open: &Table, command: &Command, hides_money: bool) -> Option<String> {
        let session = &open.session;
        if session.game().is_digital() {
            match command.seat {
                Some(seat) if session.people().bot(seat).is_some() => {
                    return Some(fl!(tiletum_computer_decides).to_owned());
                }
                None if brought(session, session.cursor()).as_ref() != Some(command) => {
                    return Some(fl!(tiletum_computer_deals).to_owned());
                }
                Some(_) | None => {}
            }
        }
        let violation = session.check(command).err()?;
        let telling = Telling::hiding(hides_money);
        Some(Self::why(open, Told::own(command), &violation, telling))
    }

    fn money_agreed(_: &Session<Game>) -> Option<bool> {
        // Nothing is private (G4).
        Some(false)
    }

    const EXPORTS: Option<Exports<Self>> = Some(Exports {
        game: outgoing::of_game,
        sheet: |save, written| outgoing::of_sheet(&SheetPanel::of_save(save), written),
        scores: by_scores::<Game, words::tiletum::report::Own>,
        plays: Playable::of::<Game, words::tiletum::report::Own>(),
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
        why_nothing: None,
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
    const PUBLIC: Option<Public<Self>> = Some(|ui, look| public::show(ui, &look.open.view()));
    const DIGITAL: Option<Digital<Self>> = Some(digital::DIGITAL);
    const ADVICE: Option<Advice<Self>> = Some(hint::ADVICE);
    const SUMS_UP_ROUNDS: bool = false;

    fn play(commands: Vec<Command>) -> Intent {
        Intent::Play(commands)
    }

    fn carry_out(open: &mut Table, intent: &Intent, setting: Setting, out: &mut Outbox) -> bool {
        match intent {
            Intent::Play(commands) => open.play(commands.clone(), setting, out),
            Intent::PlayNoted(command, note) => open.play_noted(*command, note, setting, out),
            Intent::Correct(command, reason) => {
                open.enter_noted(*command, reason, setting.hides_money, out);
            }
            Intent::SameDeal => open.play_again(out),
            Intent::LookBack(wish) => open.look_back_at(*wish, setting.hides_money),
            Intent::Shell(_) | Intent::Start(_) | Intent::ShowStage | Intent::ShowSeat(_) => {
                return false;
            }
        }
        true
    }

    fn thinks(open: &Table, _: Duration) -> Option<Seat> {
        open.view().asked
    }

    fn reminder(open: &Table, first: usize, _: Duration) -> Option<String> {
        told::reminder(open, first)
    }

    fn heard(event: &Event) -> Option<Sound> {
        match event {
            Event::RoundBegan(_) | Event::Over => Some(Sound::Round),
            _ => None,
        }
    }

    fn asked_anew(open: &Table, before: &Game) -> Option<Seat> {
        let asked = open.view().asked;
        asked.filter(|&asked| !before.may_decide().contains(asked))
    }

    fn stands(open: &Table, _: Telling) -> Option<String> {
        let view = open.view();
        Some(super::ask::ask(&view).told())
    }

    fn tick(open: &mut Table, _: Tick, ctx: &Context) {
        open.take_review(ctx);
    }

    fn thinking(&self) -> Option<f32> {
        self.reviewing.progress()
    }
}

//! The parts of the game screen that The Princes of Florence fills in: seats, "now", the
//! tabs. Tabs: `Principality`, `Work value`, `Cards & tally`, `Statistics`.

use eframe::egui::{self, ScrollArea, Ui};

use super::actions::{ActionsPanel, Beside};
use super::auction::AuctionPanel;
use super::chances::Chances;
use super::characters::CharactersPanel;
use super::end::EndPanel;
use super::joined::JoinedPanel;
use super::moves::Goal;
use super::principality::PrincipalityPanel;
use super::round_end::RoundPanel;
use super::seats::SeatsPanel;
use super::solo::SoloPanel;
use super::state::Table;
use super::statistics::{Page, StatisticsPanel};
use super::tally::TallyPanel;
use super::work::WorkValuePanel;
use super::{
    Florence, Intent, View, Viewer, analysis, characters, commands, digital, end, public,
    round_end, round_track, solo, view,
};
use crate::ui::Intent as Shell;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::{page, widgets};
use crate::ui::session::game_window::{Letters, Look, Panels};
use crate::ui::session::lobby::Tab;
use crate::ui::session::open_table::OpenTable as _;
use crate::ui::session::state::Row;
use florence::Game;
use florence::rules::game::{Pending, Phase};
use table::{BySeat, Seat};
use words::fl;
use words::florence::{house_rules, window};

/// The indices of the tabs.
const PRINCIPALITY: usize = 0;
const WORK_VALUE: usize = 1;
const TALLY: usize = 2;
const STATISTICS: usize = 3;

/// The stacks and the bids, in an auction.
const AUCTION: usize = 4;
/// The result of the game.
const RESULT: usize = 5;
/// The finished round.
const ROUND: usize = 6;
/// The characters on offer.
const CHARACTERS: usize = 7;
/// All principalities as one field.
const JOINED: usize = 8;

static TABS: [Tab; 9] = [
    tab("principality", PRINCIPALITY, &commands::PRINCIPALITY),
    tab("work-value", WORK_VALUE, &commands::WORK_VALUE),
    tab("tally", TALLY, &commands::TALLY),
    tab("statistics", STATISTICS, &commands::STATISTICS),
    tab("auction", AUCTION, &commands::STAGE),
    tab("result", RESULT, &commands::STAGE),
    tab("round", ROUND, &commands::STAGE),
    tab("characters", CHARACTERS, &commands::STAGE),
    tab("joined", JOINED, &commands::JOINED_FIELD),
];

/// The width of seats without their principalities, in points.
const SEATS_WITHOUT_BOARDS: f32 = 228.0;
/// The least height of the stacks and the bids below cards to choose from.
const LEAST_STAGE: f32 = 150.0;

const fn tab(id: &'static str, at: usize, command: &'static Row) -> Tab {
    Tab {
        id,
        name: commands::NAMES[at],
        command,
    }
}

/// The panels.
#[derive(Debug, Default)]
pub struct FlorencePanels {
    // The phase for which the tab was last selected automatically.
    tab_of: Option<Phase>,
    // Whether a landscape had to be placed when the position last changed.
    placing: bool,
    // Whether an offer had to be answered then.
    talking: bool,
    // The tab in the last frame.
    front: usize,
    seats: SeatsPanel,
    auction: AuctionPanel,
    characters: CharactersPanel,
    actions: ActionsPanel,
    principality: PrincipalityPanel,
    joined: JoinedPanel,
    work: WorkValuePanel,
    tally: TallyPanel,
    statistics: StatisticsPanel,
    end: EndPanel,
    round: RoundPanel,
    solo: SoloPanel,
}

impl FlorencePanels {
    /// Draws the possible decisions, or what the computer is doing.
    fn decide(&mut self, ui: &mut Ui, open: &Table, view: &View<'_>) -> Option<Intent> {
        let marked = self.solo.hint.marked(open).copied();
        match (view.game.auction(), view.game.pending()) {
            (Some(auction), None) => {
                let thinks = |ui: &mut Ui, rect| digital::thinks(ui, rect, open, view);
                self.auction.show(ui, view, auction, marked, thinks)
            }
            (None, None) if view.game.phase() == Phase::Characters => {
                self.auction.leave();
                let is_meant = self.auction.is_meant(ui);
                let thinks = |ui: &mut Ui, rect| digital::thinks(ui, rect, open, view);
                let wanted = self.characters.show(ui, view, marked, is_meant, thinks);
                if matches!(wanted, Some(Intent::Play(_))) {
                    self.auction.decided_elsewhere(ui);
                }
                wanted
            }
            _ if view.computer_decides() => {
                self.auction.leave();
                digital::watch(ui, open, view)
            }
            _ => {
                self.auction.leave();
                let mut beside = Beside {
                    principality: &mut self.principality,
                    work: &mut self.work,
                    joined: &mut self.joined,
                    shows_principality: self.front == PRINCIPALITY,
                };
                let wanted = self.actions.show(ui, view, &mut beside);
                // The next player's choice appears where the last one decided (Z3, M9,
                // M10).
                let takes = matches!(
                    view.game.pending(),
                    Some(
                        Pending::Take { .. } | Pending::Merchant { .. } | Pending::LastCall { .. }
                    )
                );
                let follows = takes || follows_characters(view);
                let wanted = wanted.filter(|_| !follows || self.auction.is_meant(ui));
                if matches!(wanted, Some(Intent::Play(_))) {
                    self.auction.decided_elsewhere(ui);
                }
                wanted
            }
        }
    }

    /// Draws the cards to choose from above every tab; the rest belongs to the tab.
    fn strip(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let room = ui.available_rect_before_wrap();
        let height = self.actions.strip_height(view, room.size());
        if height <= 0.0 || view.computer_decides() {
            return None;
        }
        let strip = room.with_max_y(room.top() + height);
        let mut inside = page::part(ui, strip, "cards_to_choose_from");
        let wanted = self.actions.show_strip(&mut inside, view);
        ui.advance_cursor_after_rect(strip);
        ui.add_space(crate::ui::base::theme::size::SPACE);
        wanted
    }
}

impl Panels<Florence> for FlorencePanels {
    fn tabs() -> &'static [Tab] {
        &TABS
    }

    fn about_width(&self, ui: &Ui, look: Look<'_, Florence>) -> f32 {
        let game = look.open.session.game();
        let phase = text::width(ui, phase_said(look), face::display(18.0));
        let mark = mark_of_house_rules(look.open, game).map_or(0.0, |mark| mark_width(ui, &mark));
        round_track::size(game, 1.0).x + ui.spacing().item_spacing.x + phase + mark
    }

    /// Draws the rounds with their minimum work values, and the phase.
    fn about(&self, ui: &mut Ui, look: Look<'_, Florence>) {
        let view = look.open.view(look.hides_money);
        round_track::show(ui, view.game, resting(look), 1.0);
        let phase = egui::RichText::new(phase_said(look)).font(face::display(18.0));
        let mark = mark_of_house_rules(look.open, view.game);
        let wide = mark.as_ref().map_or(0.0, |mark| mark_width(ui, mark));
        // The mark is always completely visible, however long the name of the phase is.
        let room = (ui.available_width() - wide).max(0.0);
        ui.scope(|ui| {
            ui.set_max_width(room);
            ui.add(egui::Label::new(phase).truncate());
        });
        if let Some(mark) = mark {
            let mark = widgets::tag(ui, &mark, Palette::of(ui).weak);
            let rules = &view.game.variant().options.house_rules;
            let mut said = house_rules::house_rules(rules);
            said.extend(house_rules::purses(look.open.session.start()));
            mark.on_hover_text(said.join("\n"));
        }
    }

    fn seats(&mut self, ui: &mut Ui, look: Look<'_, Florence>) -> Option<Shell> {
        // Anyone may be in front of the curtain.
        let hides_money = look.hides_money || digital::curtain(look.open).is_some();
        let view = look.open.view(hides_money);
        let rests = resting(look).is_some();
        let timed = look.state.preferences.times_turns;
        let timer = timed.then_some(&look.state.timer);
        self.seats.tell_chances(chances_now(look.open));
        self.seats.let_correct(look);
        self.seats.show(ui, &view, rests, timer).map(Shell::from)
    }

    /// Returns the width of the seats. The joined field shows all principalities at once,
    /// so the seats need not show them.
    fn seats_width(&self, look: Look<'_, Florence>) -> Option<f32> {
        let joined = look.open.session.game().layout().is_some();
        joined.then_some(SEATS_WITHOUT_BOARDS)
    }

    fn shown_tabs(&self, look: Look<'_, Florence>) -> Vec<usize> {
        let phase = look.open.session.game().phase();
        let is_played = !matches!(phase, Phase::Reveal | Phase::Over);
        let rest = [PRINCIPALITY, WORK_VALUE, TALLY, STATISTICS];
        // No more works are completed.
        let rest = rest
            .into_iter()
            .filter(|&tab| is_played || tab != WORK_VALUE);
        let ended = match resting(look) {
            Some(_) => return [ROUND, PRINCIPALITY, WORK_VALUE, TALLY].into(),
            None => sums_up(look) && phase == Phase::Auction,
        };
        let ended = ended && round_end::last_ended(&look.open.session).is_some();
        let round = ended.then_some(ROUND);
        let joined = look.open.session.game().layout().map(|_| JOINED);
        let first = stage(phase).into_iter().chain(round).chain(joined);
        first.chain(rest).collect()
    }

    fn now(&mut self, ui: &mut Ui, look: Look<'_, Florence>) -> Option<Shell> {
        let open = look.open;
        let view = &open.view(look.hides_money);
        let place = ui.max_rect();
        Goal::Bank.note(
            ui.ctx(),
            place.left_center() + egui::vec2(place.width() * 0.2, 0.0),
        );
        let ends = matches!(view.game.phase(), Phase::Reveal | Phase::Over);
        if ends && view.game.pending().is_none() {
            return self.end.now(ui, view, open).map(Shell::from);
        }
        if let Some(round) = resting(look) {
            self.auction.leave();
            return round_end::now(ui, round).map(Shell::from);
        }
        self.decide(ui, open, view).map(Shell::from)
    }

    fn verdict(&self, look: Look<'_, Florence>, letters: usize) -> Option<String> {
        let session = &look.open.session;
        let end = session.game_at(session.legal_len())?;
        let is_known = look.open.is_settled_at_end();
        let view = look.open.view(look.hides_money);
        is_known.then(|| end::winners(end, &view.words, letters))
    }

    /// Draws the choice of visible cards in a finished game against the computer.
    fn eyes(&mut self, ui: &mut Ui, look: Look<'_, Florence>) -> Option<Shell> {
        solo::eyes(ui, look.open, &look.open.view(look.hides_money)).map(Shell::from)
    }

    fn covers(&self, look: Look<'_, Florence>) -> bool {
        // During a replay there is nothing to decide and there are no hands to see.
        !look.state.replays() && digital::curtain(look.open).is_some()
    }

    fn cover(&mut self, ui: &mut Ui, look: Look<'_, Florence>) -> Option<Shell> {
        let open = look.open;
        let seat = digital::curtain(open)?;
        self.auction.leave();
        let view = &open.view(look.hides_money);
        let rect = ui.max_rect();
        digital::show_curtain(ui, rect, open, view, seat).map(Shell::from)
    }

    fn tab_name(&self, tab: usize, look: Look<'_, Florence>) -> Option<String> {
        let ended = (tab == ROUND).then(|| round_end::last_ended(&look.open.session));
        ended.flatten().map(|(round, _)| fl!(tab_round, round))
    }

    fn beside_tabs(&mut self, ui: &mut Ui, look: Look<'_, Florence>) -> Option<Shell> {
        let session = &look.open.session;
        // Reviewing a finished game involves no waiting.
        let goes_on = !look.open.is_settled_at_end();
        let is_paced = look.open.own.digital.is_some() && !session.game().is_over() && goes_on;
        if self.front == STATISTICS && !is_paced {
            self.statistics
                .beside_tabs(ui, &look.open.view(look.hides_money));
            return None;
        }
        if look.open.own.digital.is_none() {
            let view = look.open.view(look.hides_money);
            if view.game.phase() == Phase::Characters {
                characters::legend(ui, &view);
            }
            return None;
        }
        if look.state.replays() {
            return None;
        }
        if look.open.session.game().is_over() {
            let shown = view::is_settled(look.open.shown().game());
            return shown.then(|| end::deal(ui, look.open)).flatten();
        }
        // Without bots there is no computer to wait for.
        match look.open.has_bots() {
            true => solo::pace(ui, look.state.preferences.pace).map(Shell::from),
            false => None,
        }
    }

    fn foot_height(&self, look: Look<'_, Florence>, room: egui::Vec2) -> f32 {
        // The review of a finished game has no decisions and needs all of the room.
        if self.front == STATISTICS && look.open.is_settled_at_end() {
            return 0.0;
        }
        // The works are those of the hand.
        let tells_hand = self.front == WORK_VALUE;
        SoloPanel::height(look.open, room, resting(look).is_some(), tells_hand)
    }

    fn foot(&mut self, ui: &mut Ui, look: Look<'_, Florence>) -> Option<Shell> {
        let view = &look.open.view(look.hides_money);
        let held = self.principality.has_keys();
        let wanted = self.solo.foot(ui, look, view, resting(look).is_some());
        // With a tile in hand Escape puts it back.
        wanted.filter(|wanted| !held || *wanted != Intent::ShowCards(None).into())
    }

    fn tab(&mut self, ui: &mut Ui, tab: usize, look: Look<'_, Florence>) -> Option<Shell> {
        let open = look.open;
        let view = &open.view(look.hides_money);
        if std::mem::replace(&mut self.front, tab) != tab {
            // The hand at the bottom depends on it.
            ui.ctx().request_repaint();
        }
        let chosen = self.strip(ui, view);
        // Below the cards to choose from, the stacks are shown completely or not at all.
        let strip = self.actions.strip_height(view, ui.max_rect().size());
        let has_room = strip <= 0.0 || ui.available_height() >= LEAST_STAGE;
        // These two scroll themselves if necessary.
        let own = match tab {
            PRINCIPALITY => Some(self.principality.show(ui, view)),
            WORK_VALUE => Some(self.work.show(ui, view)),
            JOINED => Some(self.joined.show(ui, view)),
            _ => None,
        };
        if let Some(wanted) = own {
            if matches!(wanted, Some(Intent::Play(_))) {
                self.auction.decided_elsewhere(ui);
            }
            let over = match view.viewer {
                Viewer::Table => self.solo.hint.over_tab(ui, look),
                Viewer::Seat(_) | Viewer::Nobody => None,
            };
            return chosen.or(wanted).map(Shell::from).or(over);
        }
        let area = ScrollArea::both().auto_shrink(false).id_salt(tab);
        let shown = area.show(ui, |ui| match tab {
            AUCTION => match view.game.auction().filter(|_| has_room) {
                Some(auction) => self.auction.show_stage(ui, view, auction),
                None => None,
            },
            CHARACTERS => {
                let shown = has_room.then(|| self.characters.show_stage(ui, view, open));
                shown.flatten()
            }
            RESULT => self.end.result(ui, view),
            ROUND => {
                self.round.show(ui, view);
                None
            }
            TALLY => self.tally.show(ui, view),
            _ => self.statistics.show(ui, view, Chances::of(open), |ui| {
                analysis::show(ui, open, view, open.own.thinker.progress())
            }),
        });
        let over = match view.viewer {
            Viewer::Table => self.solo.hint.over_tab(ui, look),
            Viewer::Seat(_) | Viewer::Nobody => None,
        };
        chosen.or(shown.inner).map(Shell::from).or(over)
    }

    /// Selects a tab after the position has changed. In a new phase, or when a landscape
    /// has to be placed, the wanted tab comes to the front once; a tab the player selects
    /// then stays until the next time.
    fn moved(&mut self, open: &Table) -> Option<usize> {
        // A result being entered was for the earlier position.
        self.auction.leave();
        let game = open.session.game();
        let phase = game.phase();
        let placing = matches!(game.pending(), Some(Pending::Place { .. }));
        let mut tab = (placing && !self.placing).then_some(PRINCIPALITY);
        if self.placing && !placing {
            // Back to the tab of the phase.
            tab = stage(phase);
        }
        self.placing = placing;
        let talking = game.talk().is_some();
        let begins_to_talk = talking && !self.talking;
        self.talking = talking;
        if self.tab_of != Some(phase) {
            self.tab_of = Some(phase);
            match phase {
                Phase::Actions if game.layout().is_some() => tab = Some(JOINED),
                Phase::Actions => tab = Some(PRINCIPALITY),
                Phase::Reveal | Phase::Over | Phase::Auction | Phase::Characters => {
                    tab = stage(phase);
                }
                Phase::Seats | Phase::StartingHands => {}
            }
        }
        if begins_to_talk {
            tab = Some(JOINED);
        }
        tab
    }

    /// Returns whether a key is for the tab: with a tile in hand, keys pick up or turn tiles.
    fn is_key(&self, tab: usize, sign: char) -> bool {
        tab == PRINCIPALITY && self.principality.is_key(sign)
    }

    fn take_letters(&mut self, tab: usize, next: char, now: f64) -> Letters {
        match tab {
            PRINCIPALITY => self.principality.take_letters(next, now),
            _ => Letters::default(),
        }
    }

    fn is_behind_letter(&self, tab: usize, digit: char, now: f64) -> bool {
        tab == PRINCIPALITY && self.principality.is_behind_letter(digit, now)
    }

    fn typed_of_hand(&self, _tab: usize, text: &str) -> Option<String> {
        self.principality.typed_of_hand(text)
    }

    fn carry_out(&mut self, intent: &Intent, open: &Table) -> Option<usize> {
        match *intent {
            // On the joined field players also build alone.
            Intent::ChooseTile
                if open.session.game().layout().is_some()
                    && open.session.game().pending().is_none() =>
            {
                return Some(JOINED);
            }
            Intent::ChooseTile => self.principality.choose(),
            Intent::LookBack | Intent::Review(_) => {
                self.statistics.turn_to(Page::LookBack);
                return Some(STATISTICS);
            }
            Intent::Analyse | Intent::AnalyseIn(_) => {
                self.statistics.turn_to(Page::Game);
                return Some(STATISTICS);
            }
            Intent::BeginRound => return Some(AUCTION),
            Intent::CopySheet => {
                self.end.copy();
                return None;
            }
            Intent::ShowStage | Intent::AskAboutCharacters => {
                return stage(open.session.game().phase());
            }
            Intent::ChooseWork => return Some(WORK_VALUE),
            Intent::LookAt(seat) => self.principality.look_at(seat),
            Intent::ShowSeat(seat) => {
                self.principality.look_at(seat);
                self.work.look_at(seat, open.session.game());
                // A player looking at works wants to see the works of another player.
                return Some(if self.front == WORK_VALUE {
                    WORK_VALUE
                } else {
                    PRINCIPALITY
                });
            }
            Intent::ShowWork(seat, card) => {
                self.work.look_at_work(seat, card, open.session.game());
                return Some(WORK_VALUE);
            }
            Intent::TakeTile(seat, tile) => {
                self.principality.look_at(seat);
                self.principality.take(&View::of(&open.session), tile);
            }
            Intent::Shell(_)
            | Intent::Play(_)
            | Intent::Correct(..)
            | Intent::PlayNoted(..)
            | Intent::Start(_)
            | Intent::ShowSheet(_)
            | Intent::ShowCards(_)
            | Intent::LookWith(_)
            | Intent::StopThinking
            | Intent::TurnOver { .. }
            | Intent::StopAnalysing
            | Intent::CopyDeal
            | Intent::ShowDays
            | Intent::ShowPuzzles
            | Intent::ReadForPuzzles(_)
            | Intent::SolvedPuzzle(_)
            | Intent::SameDeal => return None,
        }
        Some(PRINCIPALITY)
    }
}

/// Returns the name of the phase in the header.
fn phase_said(look: Look<'_, Florence>) -> &'static str {
    match resting(look) {
        _ if look.state.replays() => fl!(replay_looking_back),
        Some(_) => fl!(round_end_heading),
        None => window::phase(look.open.session.game().phase()),
    }
}

/// Returns a mark that house rules are in force.
fn mark_of_house_rules(open: &Table, game: &Game) -> Option<String> {
    let rules = &game.variant().options.house_rules;
    let purses = house_rules::purses(open.session.start());
    let number = rules.in_force().count() + usize::from(purses.is_some());
    (number > 0).then(|| fl!(house_rules_in_force, number = number))
}

/// Returns the width of the mark after the phase.
fn mark_width(ui: &Ui, mark: &str) -> f32 {
    ui.spacing().item_spacing.x + widgets::tag_size(ui, mark).x
}

/// Returns the chances to win in the current position: for the past of a finished game, if
/// they are known.
fn chances_now(open: &Table) -> Option<BySeat<f32>> {
    let session = open.shown();
    let end = session.game_at(session.legal_len())?;
    let is_past = end.is_over() && session.cursor() < session.legal_len();
    let chance = open
        .analysis()?
        .chance(session.cursor())
        .filter(|_| is_past)?;
    Some(chance.wins)
}

/// Draws the public screen for everyone at the table.
pub(super) fn public(ui: &mut Ui, look: Look<'_, Florence>) {
    // What a held key reveals is not shown here: it is only for the person who holds it.
    let hides_money = look.state.hides_money();
    let open = look.open;
    // Prestige cards stay hidden there until they are turned over.
    let session = match view::is_settled(open.shown().game()) {
        true => &open.session,
        false if open.session.game().is_over() => open.shown(),
        false => &open.session,
    };
    public::show(ui, session, hides_money, resting(look));
}

/// Returns the round that has just ended while the game waits.
fn resting(look: Look<'_, Florence>) -> Option<u8> {
    digital::rests(look.open, look.state.preferences.pace.pause())
}

/// Returns whether the last decision ended the characters phase: the next buttons appear
/// where its button was.
fn follows_characters(view: &View<'_>) -> bool {
    let last = view.session.cursor().checked_sub(1);
    let before = last.and_then(|entry| view.session.game_at(entry));
    before.is_some_and(|game| game.phase() == Phase::Characters)
}

/// Returns whether the last round has a tab in the auctions of the next.
fn sums_up(look: Look<'_, Florence>) -> bool {
    look.open.own.digital.is_some() || look.state.preferences.sums_up_rounds
}

/// Returns the tab of a phase that has one of its own.
fn stage(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Auction => Some(AUCTION),
        Phase::Reveal | Phase::Over => Some(RESULT),
        Phase::Characters => Some(CHARACTERS),
        Phase::Seats | Phase::StartingHands | Phase::Actions => None,
    }
}

impl FlorencePanels {
    /// Returns the seat that is shown, or the one to act.
    pub(super) fn seat_shown(&self, look: Look<'_, Florence>) -> Seat {
        let acting = look.open.shown().game().to_act().unwrap_or(Seat::A);
        match self.front {
            PRINCIPALITY => self.principality.shown(),
            WORK_VALUE => self.work.shown().unwrap_or(acting),
            _ => acting,
        }
    }
}

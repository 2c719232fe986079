//! The parts of the game screen that The Prince fills in: seats, "now", the tabs. Tabs:
//! `Auction` and other current decisions, `Table`, `Seizure`, `Election`, `Unseen`,
//! `Statistics`, and after the game `Look back`.

use eframe::egui::{self, ScrollArea, Ui, Vec2};

use super::ask::is_bidding;
use super::auction::AuctionPanel;
use super::choices::Legal;
use super::election::ElectionPanel;
use super::ids::{ELECTION, LOOK_BACK, SEIZURE, STATISTICS, TABLE, UNSEEN};
use super::now::NowPanel;
use super::papal::PapalPanel;
use super::seats::SeatsPanel;
use super::seizure::SeizurePanel;
use super::seizure_fight::Composed;
use super::state::Table;
use super::statistics::StatisticsPanel;
use super::table::TablePanel;
use super::{
    Intent, Prince, Viewer, ask, commands, curtain, end, eyes, foot, playing, round_track, unseen,
};
use crate::ui::Intent as Shell;
use crate::ui::base::text;
use crate::ui::base::theme::face;
use crate::ui::parts::hint_card::HintCard;
use crate::ui::parts::look_back;
use crate::ui::session::game_window::{Look, Panels};
use crate::ui::session::lobby::Tab;
use crate::ui::session::state::Row;
use prince::{Decision, Game, Phase};
use words::fl;

/// The indices of the tabs.
pub const AUCTION: usize = 0;
/// The current decision, if it has no tab of its own.
pub const PLAY: usize = 6;
/// The Pope's desk.
pub const PAPAL: usize = 7;
/// The result of the game.
pub const RESULT: usize = 8;

static TABS: [Tab; 10] = [
    tab(
        "auction",
        fl!(fn prince_tab_auction),
        &commands::PRINCE_STAGE,
    ),
    tab(
        "holdings",
        fl!(fn prince_tab_table),
        &commands::PRINCE_TABLE,
    ),
    tab(
        "seizure",
        fl!(fn prince_tab_seizure),
        &commands::PRINCE_SEIZURE,
    ),
    tab(
        "election",
        fl!(fn prince_tab_election),
        &commands::PRINCE_ELECTION,
    ),
    tab(
        "unseen",
        fl!(fn prince_tab_unseen),
        &commands::PRINCE_UNSEEN,
    ),
    tab(
        "statistics",
        fl!(fn prince_tab_statistics),
        &commands::PRINCE_STATISTICS,
    ),
    tab("play", fl!(fn prince_tab_play), &commands::PRINCE_STAGE),
    tab("papal", fl!(fn prince_tab_papal), &commands::PRINCE_STAGE),
    tab("result", fl!(fn prince_tab_result), &commands::PRINCE_STAGE),
    tab("look-back", fl!(fn look_back), &commands::PRINCE_LOOK_BACK),
];

const fn tab(id: &'static str, name: fn() -> &'static str, command: &'static Row) -> Tab {
    Tab { id, name, command }
}

/// The panels.
#[derive(Debug, Default)]
pub struct PrincePanels {
    // The tab to which the front was last switched automatically.
    stage_of: Option<usize>,
    // Whether bids are being made.
    bids: bool,
    now: NowPanel,
    seats: SeatsPanel,
    election: ElectionPanel,
    papal: PapalPanel,
    statistics: StatisticsPanel,
    legal: Legal,
    hint: HintCard<Prince>,
    auction: AuctionPanel,
    table: TablePanel,
    seizure: SeizurePanel,
}

/// Returns the tab of the current decision.
#[must_use]
pub fn stage(game: &Game) -> usize {
    if game.trade().is_some() || game.arrival().is_some() {
        return PLAY;
    }
    match game.phase() {
        Phase::Bidding(_) | Phase::Turning(_) => AUCTION,
        Phase::Step(step) => match step {
            prince::Step::Acquire => AUCTION,
            prince::Step::Play => PLAY,
            prince::Step::Seize { .. } => SEIZURE,
        },
        Phase::Defence(_) => SEIZURE,
        Phase::Ballot(_) | Phase::OpenBallot(_) => ELECTION,
        Phase::Offices
        | Phase::Shuffle
        | Phase::Dealing
        | Phase::Accusing(_)
        | Phase::Cardinals
        | Phase::Upkeep => PAPAL,
        Phase::Redeal(_)
        | Phase::Laying(_)
        | Phase::Spying
        | Phase::Stealing(_)
        | Phase::Doctors(_)
        | Phase::OfficeGift(..)
        | Phase::Judging(_)
        | Phase::Drawing(_) => PLAY,
        Phase::Over => RESULT,
    }
}

impl Panels<Prince> for PrincePanels {
    fn tabs() -> &'static [Tab] {
        &TABS
    }

    fn about_width(&self, ui: &Ui, look: Look<'_, Prince>) -> f32 {
        let view = look.open.view(look.hides_money);
        let phase = text::width(ui, &view.words.phase(view.game), face::display(18.0));
        round_track::size(view.game, 1.0).x + ui.spacing().item_spacing.x + phase
    }

    fn about(&self, ui: &mut Ui, look: Look<'_, Prince>) {
        let view = look.open.view(look.hides_money);
        round_track::show(ui, view.game, &view.words, 1.0);
        let phase = view.words.phase(view.game);
        let style = [12.0, 18.0];
        let font = text::fitting(ui, &phase, face::display, style, ui.available_width());
        let phase = egui::RichText::new(phase).font(font);
        ui.add(egui::Label::new(phase).truncate());
    }

    fn seats(&mut self, ui: &mut Ui, look: Look<'_, Prince>) -> Option<Shell> {
        // Anyone may be in front of the curtain.
        let veils = self.covers(look);
        let view = look.open.view(look.hides_money || veils);
        let timed = look.state.preferences.times_turns;
        let timer = timed.then_some(&look.state.timer);
        self.seats.let_correct(look);
        self.seats.show(ui, &view, timer).map(Shell::from)
    }

    fn now(&mut self, ui: &mut Ui, look: Look<'_, Prince>) -> Option<Shell> {
        let open = look.open;
        let view = &open.view(look.hides_money);
        let looking = &open.own.looking;
        let state = (open.revision(), looking.looks());
        self.seizure.keep_up(state, looking.aim());
        let composed = self.seizure.composed(view, looking.seals());
        let voted = self.election.composed(view);
        let composed = composed.or_else(|| Composed::of(view, voted?));
        let composed = composed.or_else(|| self.papal.composed(view));
        self.legal.find(view, state);
        let named = self.auction.keep_up(view);
        self.now.let_name(named);
        let moves = |decision: Decision| matches!(decision, Decision::Move(..));
        self.now.let_move(self.legal.iter().any(moves));
        self.now.show(ui, open, view, composed).map(Shell::from)
    }

    fn shown_tabs(&self, look: Look<'_, Prince>) -> Vec<usize> {
        let stage = stage(look.open.shown().game());
        let own = matches!(stage, PLAY | PAPAL | RESULT | AUCTION).then_some(stage);
        let rest = [TABLE, SEIZURE, ELECTION, UNSEEN, STATISTICS, RESULT];
        let rest = rest.into_iter().filter(|&tab| own != Some(tab));
        let over = look.open.may_look_back().then_some(LOOK_BACK);
        own.into_iter().chain(rest).chain(over).collect()
    }

    fn tab_name(&self, tab: usize, look: Look<'_, Prince>) -> Option<String> {
        let is_over = look.open.shown().game().is_over();
        (tab == RESULT && !is_over).then(|| fl!(prince_end_tab).to_owned())
    }

    fn covers(&self, look: Look<'_, Prince>) -> bool {
        // During a replay there is nothing to decide.
        let open = look.open;
        !look.state.replays() && open.own.looking.curtain(&open.session).is_some()
    }

    fn cover(&mut self, ui: &mut Ui, look: Look<'_, Prince>) -> Option<Shell> {
        let open = look.open;
        let seat = open.own.looking.curtain(&open.session)?;
        let view = &open.view(look.hides_money);
        let rect = ui.max_rect();
        curtain::show(ui, rect, view, seat).map(Shell::from)
    }

    fn width_beside_tabs(&self, ui: &Ui, look: Look<'_, Prince>) -> f32 {
        let view = &look.open.view(look.hides_money);
        eyes::least_width_beside_tabs(ui, look.open, view)
    }

    fn beside_tabs(&mut self, ui: &mut Ui, look: Look<'_, Prince>) -> Option<Shell> {
        if look.state.replays() {
            return None;
        }
        let view = &look.open.view(look.hides_money);
        let pace = look.state.preferences.pace;
        eyes::beside_tabs(ui, look.open, view, pace).map(Shell::from)
    }

    /// Draws the choice of visible cards in a finished game on this screen.
    fn eyes(&mut self, ui: &mut Ui, look: Look<'_, Prince>) -> Option<Shell> {
        let view = &look.open.view(look.hides_money);
        eyes::choice(ui, look.open, view).map(Shell::from)
    }

    fn verdict(&self, look: Look<'_, Prince>, letters: usize) -> Option<String> {
        let session = &look.open.session;
        let end = session.game_at(session.legal_len())?;
        let view = look.open.view(look.hides_money);
        let words = view.words.with_names_of(letters);
        end.is_over().then(|| ask::winners_of(end, &words))
    }

    fn foot_height(&self, look: Look<'_, Prince>, _: Vec2) -> f32 {
        match foot::is_there(&look.open.view(look.hides_money)) {
            true => foot::HEIGHT,
            false => 0.0,
        }
    }

    fn foot(&mut self, ui: &mut Ui, look: Look<'_, Prince>) -> Option<Shell> {
        foot::show(ui, &look.open.view(look.hides_money));
        None
    }

    fn tab(&mut self, ui: &mut Ui, tab: usize, look: Look<'_, Prince>) -> Option<Shell> {
        let open = look.open;
        if tab == LOOK_BACK {
            return look_back::show(ui, look);
        }
        let view = &open.view(look.hides_money);
        self.legal
            .find(view, (open.revision(), open.own.looking.looks()));
        let wanted = match tab {
            AUCTION => {
                let typed = self.now.typed_bid();
                self.auction.show(ui, view, &self.legal, typed)
            }
            TABLE => self.table.show(ui, view, &self.legal),
            SEIZURE => {
                let looking = &open.own.looking;
                let is_open = !looking.seals() || view.viewer != Viewer::Table;
                self.seizure.show(ui, view, is_open);
                None
            }
            ELECTION | PAPAL | UNSEEN | STATISTICS | RESULT => {
                let area = ScrollArea::vertical().auto_shrink(false).id_salt(tab);
                area.show(ui, |ui| match tab {
                    ELECTION => self.election.show(ui, view),
                    PAPAL => self.papal.show(ui, view),
                    UNSEEN => unseen::show(ui, view),
                    STATISTICS => self.statistics.show(ui, view),
                    _ => end::show(ui, view),
                });
                None
            }
            _ if tab == stage(view.game) => playing::show(ui, view, &self.legal, &mut self.table),
            _ => None,
        };
        let hint = self.hint.over_tab(ui, look);
        wanted.map(Shell::from).or(hint)
    }

    fn moved(&mut self, open: &Table) -> Option<usize> {
        self.bids = is_bidding(open.session.game());
        let stage = stage(open.session.game());
        let is_new = self.stage_of.replace(stage) != Some(stage);
        is_new.then_some(stage)
    }

    /// Returns whether this character starts the result of an auction.
    fn is_key(&self, tab: usize, sign: char) -> bool {
        self.bids && sign == '/' && tab == AUCTION
    }

    fn carry_out(&mut self, intent: &Intent, open: &Table) -> Option<usize> {
        match intent {
            Intent::ShowStage => Some(stage(open.session.game())),
            Intent::ShowSeat(_) => Some(TABLE),
            Intent::Aim(Some(_)) => Some(SEIZURE),
            Intent::LookBack(_) => open.may_look_back().then_some(LOOK_BACK),
            Intent::OfferTrade => {
                self.table.offer_trade();
                Some(TABLE)
            }
            Intent::Shell(_)
            | Intent::Play(_)
            | Intent::PlayNoted(..)
            | Intent::Correct(..)
            | Intent::Start(_)
            | Intent::Look(_)
            | Intent::LookWith(_)
            | Intent::Seal
            | Intent::Aim(None)
            | Intent::SameDeal => None,
        }
    }
}

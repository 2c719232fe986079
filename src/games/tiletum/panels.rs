//! The parts of the game screen that Tiletum fills in: seats, "now", the tabs.

use eframe::egui::{self, ScrollArea, Ui};

use super::choices::Legal;
use super::history::History;
use super::ids::{BOARD, FAIRS, KING, LOOK_BACK, MAP, PAY, POINTS, RESULT, STATISTICS, WHEEL};
use super::now::NowPanel;
use super::seats::SeatsPanel;
use super::state::Table;
use super::{
    Intent, Tiletum, ask, board, commands, end, fairs, king, map, pay, points, statistics, track,
    wheel,
};
use crate::ui::Intent as Shell;
use crate::ui::base::text;
use crate::ui::base::theme::face;
use crate::ui::parts::hint_card::HintCard;
use crate::ui::parts::look_back;
use crate::ui::parts::presses::Presses;
use crate::ui::parts::small;
use crate::ui::session::game_window::{Look, Panels};
use crate::ui::session::lobby::Tab;
use crate::ui::session::state::Row;
use table::Seat;
use tiletum::{Action, Decision, Frame, Game, Phase, Step};
use words::fl;

static TABS: [Tab; 10] = [
    tab("wheel", fl!(fn tiletum_tab_wheel), &commands::TILETUM_STAGE),
    tab("map", fl!(fn tiletum_tab_map), &commands::TILETUM_MAP),
    tab("board", fl!(fn tiletum_tab_board), &commands::TILETUM_BOARD),
    tab("pay", fl!(fn tiletum_tab_pay), &commands::TILETUM_PAY),
    tab("king", fl!(fn tiletum_tab_king), &commands::TILETUM_KING),
    tab("fairs", fl!(fn tiletum_tab_fairs), &commands::TILETUM_FAIRS),
    tab(
        "points",
        fl!(fn tiletum_tab_points),
        &commands::TILETUM_POINTS,
    ),
    tab(
        "statistics",
        fl!(fn tiletum_tab_statistics),
        &commands::TILETUM_STATISTICS,
    ),
    tab(
        "result",
        fl!(fn tiletum_tab_result),
        &commands::TILETUM_STAGE,
    ),
    tab("look-back", fl!(fn look_back), &commands::TILETUM_LOOK_BACK),
];

const fn tab(id: &'static str, name: fn() -> &'static str, command: &'static Row) -> Tab {
    Tab { id, name, command }
}

/// Returns the tab of the current decision.
#[must_use]
pub fn stage(game: &Game) -> usize {
    let of_action = |action| match action {
        Some(Action::Architect | Action::Merchant) => MAP,
        Some(Action::Character) => BOARD,
        Some(Action::Contract) => PAY,
        Some(Action::King) => KING,
        None => WHEEL,
    };
    match (game.frames().top(), game.phase()) {
        (Some(frame), _) => match frame {
            Frame::Action(action, _) => of_action(Some(action)),
            Frame::Walk { .. }
            | Frame::HouseAnywhere
            | Frame::PillarAnywhere
            | Frame::Relocate(_) => MAP,
            Frame::Retrigger | Frame::Triggers(..) => BOARD,
            Frame::AnyAction(_) | Frame::Choice(_) => WHEEL,
        },
        (None, Phase::Turn(Step::Act)) => of_action(game.turn().and_then(|turn| turn.action)),
        (None, Phase::King) => KING,
        (None, Phase::Over) => RESULT,
        (None, Phase::Prepare | Phase::Corruption | Phase::Refill | Phase::Tidy) => WHEEL,
        (None, Phase::Turn(Step::Before | Step::Die)) => WHEEL,
    }
}

/// The least height of the board, the king track and the fairs, in points.
const TALL: f32 = 410.0;

/// The panels.
#[derive(Debug, Default)]
pub struct TiletumPanels {
    now: NowPanel,
    seats: SeatsPanel,
    legal: Legal,
    hint: HintCard<Tiletum>,
    history: History,
    presses: Presses<Vec<Decision>>,
    // The seat that is shown; `None` follows the player to act.
    shown: Option<Seat>,
    // The tab to which the front was last switched automatically.
    stage_of: Option<usize>,
}

impl TiletumPanels {
    /// Returns what is wanted, unless it is an accidental double click.
    fn meant(&mut self, ui: &Ui, wanted: Option<Intent>) -> Option<Intent> {
        wanted.filter(|wanted| match wanted {
            Intent::Play(commands) => {
                let decisions = commands.iter().map(|command| command.decision);
                self.presses.may(ui, decisions.collect())
            }
            _ => true,
        })
    }
}

impl Panels<Tiletum> for TiletumPanels {
    fn tabs() -> &'static [Tab] {
        &TABS
    }

    fn about_width(&self, ui: &Ui, look: Look<'_, Tiletum>) -> f32 {
        let view = look.open.view();
        let phase = text::width(ui, ask::phase(&view), face::display(18.0));
        track::WIDTH + track::PIPS + 2.0 * ui.spacing().item_spacing.x + phase
    }

    fn about(&self, ui: &mut Ui, look: Look<'_, Tiletum>) {
        let view = look.open.view();
        track::show(ui, &view, 1.0);
        let phase = ask::phase(&view);
        let style = [12.0, 18.0];
        let room = ui.available_width() - track::PIPS - ui.spacing().item_spacing.x;
        let font = text::fitting(ui, phase, face::display, style, room);
        let phase = egui::RichText::new(phase).font(font);
        ui.add(egui::Label::new(phase).truncate());
        track::pips(ui, &view, 1.0);
    }

    fn seats(&mut self, ui: &mut Ui, look: Look<'_, Tiletum>) -> Option<Shell> {
        let view = look.open.view();
        let timed = look.state.preferences.times_turns;
        let timer = timed.then_some(&look.state.timer);
        self.seats.let_correct(look);
        self.seats.show(ui, &view, timer).map(Shell::from)
    }

    fn now(&mut self, ui: &mut Ui, look: Look<'_, Tiletum>) -> Option<Shell> {
        let view = look.open.view();
        self.legal.find(&view, look.open.revision());
        let wanted = self.now.show(ui, look.open, &view, &self.legal);
        self.meant(ui, wanted).map(Shell::from)
    }

    fn verdict(&self, look: Look<'_, Tiletum>, letters: usize) -> Option<String> {
        let session = &look.open.session;
        let end = session.game_at(session.legal_len())?;
        let view = super::View {
            game: end,
            ..look.open.view().with_names_of(letters)
        };
        end.is_over().then(|| ask::won_by(&view))
    }

    fn shown_tabs(&self, look: Look<'_, Tiletum>) -> Vec<usize> {
        let mut shown = match look.open.session.game().is_over() {
            true => vec![RESULT, POINTS, MAP, BOARD, KING, FAIRS, STATISTICS],
            false => (WHEEL..RESULT).collect(),
        };
        if look.open.may_look_back() {
            shown.push(LOOK_BACK);
        }
        shown
    }

    fn tab(&mut self, ui: &mut Ui, tab: usize, look: Look<'_, Tiletum>) -> Option<Shell> {
        let view = look.open.view();
        self.legal.find(&view, look.open.revision());
        if self.now.front != tab {
            self.now.front = tab;
            ui.ctx().request_repaint();
        }
        if tab == LOOK_BACK {
            return look_back::show(ui, look);
        }
        let wanted = match tab {
            MAP => map::show(ui, &view, &self.legal),
            BOARD => {
                let seat = self.shown.unwrap_or_else(|| view.acting());
                small::at_least(ui, TALL, |ui| board::show(ui, &view, &self.legal, seat))
            }
            PAY => {
                let seat = self.shown.unwrap_or_else(|| view.acting());
                pay::show(ui, &view, seat)
            }
            KING => {
                small::at_least(ui, TALL, |ui| king::show(ui, &view));
                None
            }
            FAIRS => {
                small::at_least(ui, TALL, |ui| fairs::show(ui, &view));
                None
            }
            POINTS => {
                points::show(ui, &view);
                None
            }
            STATISTICS | RESULT => {
                self.history.read(&view);
                let area = ScrollArea::vertical().auto_shrink(false).id_salt(tab);
                area.show(ui, |ui| match tab {
                    RESULT => end::show(ui, &view, &self.history),
                    _ => statistics::show(ui, &view, &self.history),
                });
                None
            }
            _ => wheel::show(ui, &view, &self.legal, &self.now.rolled()),
        };
        let hint = self.hint.over_tab(ui, look);
        self.meant(ui, wanted).map(Shell::from).or(hint)
    }

    fn moved(&mut self, open: &Table) -> Option<usize> {
        self.shown = None;
        let stage = stage(open.session.game());
        let is_new = self.stage_of.replace(stage) != Some(stage);
        is_new.then_some(stage)
    }

    fn is_key(&self, tab: usize, sign: char) -> bool {
        tab == WHEEL && matches!(sign, '+' | '-' | '=')
    }

    fn carry_out(&mut self, intent: &Intent, open: &Table) -> Option<usize> {
        match intent {
            Intent::ShowStage => Some(stage(open.session.game())),
            Intent::ShowSeat(seat) => {
                self.shown = Some(*seat);
                Some(BOARD)
            }
            Intent::LookBack(_) => open.may_look_back().then_some(LOOK_BACK),
            Intent::Shell(_)
            | Intent::Play(_)
            | Intent::PlayNoted(..)
            | Intent::Correct(..)
            | Intent::Start(_)
            | Intent::SameDeal => None,
        }
    }
}

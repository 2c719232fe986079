//! A position that is typed in: at the end of a turn, to count what it brings everybody, or
//! in the middle of an evening, to go on from it. All players stand side by side, and what
//! cannot be is told where it is.
//!
//! By name: `3 players` to `5 players`; `Turn 2`; `End of the turn`, `Income is in`, `Before
//! a phase`, `Papal powers`; `If Anna is elected`; `Open this position`; `Undo`, `Redo`,
//! `Back`. For the columns see [`super::score_column`].

use eframe::egui::{
    self, Align, CentralPanel, Context, Frame, Layout, Margin, RichText, ScrollArea, Stroke, Ui,
    Vec2, pos2, vec2,
};
use jiff::Timestamp;

use super::score_doubts::Doubts;
use super::{art, score_column, score_doubts, score_lists};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, input, text};
use crate::ui::io::kept::Script;
use crate::ui::parts::theme_switch::theme_switch;
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{page, widgets};
use crate::ui::screens::new_game::count_of_players;
use crate::ui::screens::sheet::Record;
use crate::ui::session::intent::Screen;
use crate::ui::session::state::State;
use prince::rules::options::{TURNS, displayed};
use prince::rules::state::Ballot;
use prince::rules::tally::cardinals_each;
use prince::{CardId, Edition, Game, Phase, PlayerSetup, Position, Problem, Setup, Step as Of};
use table::{Game as _, Item as _, Save, Seat, Set};
use words::fl;
use words::prince::report::sheet::{ELECTED, elected_on};
use words::prince::report::{Counting, Report};
use words::prince::{Words, names};
use words::text::listed;

/// Players on a new sheet.
const PLAYERS: usize = 4;
/// The fewest and the most who play.
const FEWEST: usize = 3;
const MOST: usize = 5;
/// The least width of a column, and what is between two.
const COLUMN: f32 = 232.0;
const BETWEEN: f32 = 10.0;
/// What the buttons on the right of the bar take, and below which room it says less.
const BUTTONS: f32 = 124.0;
const NARROW: f32 = 420.0;
/// The height of the line with the verdict, and of the one about the election.
const VERDICT: f32 = 54.0;

/// Where in a turn the table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The display is empty, the income is still to come.
    TurnEnd,
    /// The income is in, the election to come.
    Election,
    /// A player phase begins.
    PlayerPhase,
    /// The Pope uses the papal powers.
    Papal,
}

impl Moment {
    const ALL: [Self; 4] = [
        Self::TurnEnd,
        Self::Election,
        Self::PlayerPhase,
        Self::Papal,
    ];

    fn of(position: &Position) -> Self {
        match position.phase {
            Phase::Ballot(_) | Phase::OpenBallot(_) => Self::Election,
            Phase::Step(Of::Seize { .. }) => Self::TurnEnd,
            Phase::Offices | Phase::Shuffle | Phase::Cardinals => Self::Papal,
            _ => Self::PlayerPhase,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::TurnEnd => fl!(prince_check_turn_end),
            Self::Election => fl!(prince_check_election),
            Self::PlayerPhase => fl!(prince_check_phase),
            Self::Papal => fl!(prince_check_papal),
        }
    }

    /// Lets a position stand there.
    fn set(self, position: &mut Position) {
        let players = position.seats.len();
        let (phase, display) = match self {
            Self::TurnEnd => (Phase::Step(Of::Seize { tried: true }), 0),
            Self::Election => (Phase::Ballot(Ballot::default()), 0),
            Self::PlayerPhase => (Phase::Step(Of::Acquire), displayed(players)),
            Self::Papal => (Phase::Offices, displayed(players)),
        };
        position.phase = phase;
        position.display_of(display);
        position.active = position.pope;
        if self == Self::Papal {
            position.turn = position.turn.max(2);
        }
    }
}

/// What is judged of what was typed.
pub struct Judged<'a> {
    /// The words for it.
    pub words: Words<'a>,
    /// The deck.
    pub edition: &'static Edition,
    /// The position, if it can be, or what is wrong with it.
    pub game: &'a Result<Game, Vec<Problem>>,
    /// Whether a number that is being typed is left out: as far as it has come it is
    /// wrong.
    pub is_half_typed: bool,
    /// Whether the income of the turn is still to come.
    pub income_to_come: bool,
    /// Who is elected, for the count.
    pub elected: Seat,
    /// Whether the turn is being counted, and not a phase about to begin.
    pub counts: bool,
    /// The cards that are typed for one place and lie at another.
    pub contested: Set<CardId>,
}

/// Whether something is wrong now that was not before.
fn is_new(now: &Result<Game, Vec<Problem>>, before: &Result<Game, Vec<Problem>>) -> bool {
    match (now, before) {
        (Ok(now), Ok(before)) => {
            let before = score_doubts::odd(before);
            let mut now = score_doubts::odd(now).into_iter();
            now.any(|odd| !before.contains(&odd))
        }
        (Ok(_), Err(_)) => false,
        (Err(_), Ok(_)) => true,
        (Err(now), Err(before)) => now.iter().any(|problem| !before.contains(problem)),
    }
}

/// The screen.
#[derive(Debug, Default)]
pub struct CheckPanel {
    /// What was typed.
    pub setup: Setup,
    /// Who is elected, for the count; the Pope if nobody was chosen.
    elected: Option<Seat>,
    /// What is typed in the columns and not a part of the position yet.
    pub columns: score_column::Columns,
    record: Record<Game, Setup>,
    /// How wide the columns were in the frame before.
    width: f32,
}

impl CheckPanel {
    /// A sheet for a setup. One without a position is for the end of a game.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        let mut panel = Self {
            setup,
            ..Self::default()
        };
        panel.begin();
        panel.columns.begin();
        panel.record = Record::begun(&panel.setup);
        panel.changed();
        panel
    }

    /// The sheet that was kept.
    #[must_use]
    pub fn of_save(save: &Save<Game>) -> Self {
        let mut panel = Self::of(save.start.clone());
        panel.elected = elected_on(save);
        let counted = format!("{:?}", panel.counting());
        panel.record = Record::of(&save.start, save.occasion.clone(), &counted);
        panel.changed();
        panel
    }

    /// A new sheet is one for the end of a game.
    fn begin(&mut self) {
        if self.setup.players.is_empty() {
            self.setup.players = vec![PlayerSetup::default(); PLAYERS];
        }
        let players = self.setup.players.len();
        if self.setup.position.is_none() {
            let mut position = Position::of_players(players);
            position.turn = TURNS;
            position.pope = self.setup.pope;
            Moment::TurnEnd.set(&mut position);
            // As many as each has if the Popes were fair.
            let usual = cardinals_each(position.turn, &position.phase);
            for seat in &mut position.seats {
                seat.money = 0;
                seat.cardinals = usual;
            }
            self.setup.position = Some(Box::new(position));
        }
        self.settle();
    }

    /// What follows from what was typed.
    fn settle(&mut self) {
        let edition = self.edition();
        let players = self.setup.players.len();
        if let Some(position) = &mut self.setup.position {
            position.seats.resize_with(players, Default::default);
            if position.pope.index() >= players {
                position.pope = Seat::A;
            }
            if position.active.index() >= players {
                position.active = position.pope;
            }
            self.setup.pope = position.pope;
            position.fill_deck(edition);
        }
        self.elected = self.elected.filter(|seat| seat.index() < players);
    }

    /// The deck; the one that comes along if that which was kept is none.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        Edition::load(&self.setup.edition).unwrap_or_else(|_| Edition::studiolo())
    }

    /// What is to be kept.
    #[must_use]
    pub fn save(&self) -> Save<Game> {
        let elected = self.elected.map(|seat| format!("{seat:?}"));
        let kept = elected.map(|elected| (ELECTED.to_owned(), elected));
        self.record.save(&self.setup, kept.into_iter().collect())
    }

    /// What there is to tell others about it; nothing as long as something on it is wrong.
    #[must_use]
    pub fn report(&self, written: Option<Timestamp>) -> Option<Report> {
        let game = Game::try_from(&self.setup).ok()?;
        let is_sound = score_doubts::odd(&game).is_empty();
        let occasion = self.record.occasion.clone();
        is_sound.then(|| Report::of_sheet(&self.setup, self.counting(), occasion, written))?
    }

    /// How it is counted.
    fn counting(&self) -> Counting {
        Counting::of(&self.setup, self.elected)
    }

    /// What is to be kept, for a file.
    #[must_use]
    pub fn script(&self) -> Script {
        Script::of_sheet(self.save())
    }

    /// Whether there is something on it that was not there when this was asked last.
    pub fn changed(&mut self) -> bool {
        let now = self.save();
        self.record.is_new(now)
    }

    /// The position as it was before the number that is being typed, if one is.
    fn before_typing(&self) -> Option<Result<Game, Vec<Problem>>> {
        let mut setup = self.setup.clone();
        let position = setup.position.as_mut()?;
        let is_typing = self.columns.before_typing(position);
        is_typing.then(|| Game::try_from(&setup))
    }

    /// Looks at the keys before the window does.
    pub fn keys(&mut self, ctx: &Context) {
        self.record.keys(ctx);
    }

    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Shell> {
        self.begin();
        let before = self.setup.clone();
        let typing = ui.ctx().text_edit_focused();
        let game = Game::try_from(&before);
        let position = before.position.clone().unwrap_or_default();
        let moment = Moment::of(&position);
        let counting = self.counting();
        // What is being typed may be the first digits of something.
        let earlier = self
            .before_typing()
            .filter(|earlier| is_new(&game, earlier));
        let judged = Judged {
            words: Words::new(&before),
            edition: self.edition(),
            game: earlier.as_ref().unwrap_or(&game),
            is_half_typed: earlier.is_some(),
            income_to_come: counting.income_to_come,
            elected: counting.elected.unwrap_or(position.pope),
            counts: counting.elected.is_some(),
            contested: score_doubts::contested(self, self.edition()),
        };
        let doubts = Doubts::of(self, &judged);
        let mut wanted = None;
        let back = self.bar(ui, moment, state, &mut wanted);
        wanted = wanted.or(self.verdict(ui, &judged, &doubts));
        let desk = Frame::new()
            .fill(Palette::of(ui).desk)
            .inner_margin(Margin::symmetric(10, 8));
        CentralPanel::no_frame().frame(desk).show(ui, |ui| {
            let area = ScrollArea::both().id_salt("columns").auto_shrink(false);
            area.show(ui, |ui| self.players(ui, &judged, &doubts));
        });
        if self.setup != before {
            self.settle();
        }
        if let Some(there) = self.record.drawn(ui, before.clone(), self.setup.clone()) {
            self.setup = there;
            self.columns.forget();
        }
        let free = !typing && !egui::Popup::is_any_open(ui.ctx());
        if back || (free && input::escaped(ui)) {
            return Some(Shell::Show(Screen::Start));
        }
        wanted
    }

    /// The bar above the page. Says whether one goes back.
    fn bar(
        &mut self,
        ui: &mut Ui,
        moment: Moment,
        state: &State,
        wanted: &mut Option<Shell>,
    ) -> bool {
        let players = self.setup.players.len();
        let turn = self.setup.position.as_ref().map_or(1, |it| it.turn);
        let (mut count, mut new_turn, mut new_moment) = (players, turn, moment);
        let left = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            if let Some(now) = count_of_players(ui, FEWEST..=MOST, players) {
                count = now;
            }
            let is_narrow = ui.available_width() < NARROW;
            if !is_narrow {
                let label = RichText::new(fl!(new_game_players)).color(Palette::of(ui).weak);
                ui.label(label.font(face::text(13.0)));
            }
            let turns: Vec<(String, String)> = (1..=TURNS)
                .map(|turn| (turn.to_string(), fl!(prince_check_turn, number = turn)))
                .collect();
            let label = RichText::new(fl!(prince_check_turn_short)).color(Palette::of(ui).weak);
            ui.label(label.font(face::text(13.0)));
            let choices: Vec<(&str, &str)> = turns
                .iter()
                .map(|(text, name)| (text.as_str(), name.as_str()))
                .collect();
            let now = usize::from(turn.clamp(1, TURNS)) - 1;
            if let Some(at) = widgets::segments(ui, &choices, now) {
                new_turn = (at + 1) as u8;
            }
            let moments: Vec<(&str, &str)> = Moment::ALL
                .iter()
                .map(|moment| (moment.name(), moment.name()))
                .collect();
            let now = Moment::ALL.iter().position(|one| *one == moment);
            let room = ui.available_width() - BUTTONS;
            if widgets::segments_width(ui, &moments) <= room {
                if let Some(at) = widgets::segments(ui, &moments, now.unwrap_or(0)) {
                    new_moment = Moment::ALL[at];
                }
                return;
            }
            let choice = egui::ComboBox::from_id_salt("moment")
                .selected_text(moment.name())
                .width(room.clamp(60.0, 190.0))
                .truncate()
                .show_ui(ui, |ui| {
                    for one in Moment::ALL {
                        ui.selectable_value(&mut new_moment, one, one.name());
                    }
                });
            choice.response.accessible_name(fl!(prince_check_moment));
        };
        let right = |ui: &mut Ui| {
            *wanted = theme_switch(ui, state);
            self.record.buttons(ui);
        };
        let back = page::bar(ui, fl!(prince_check_title), left, right);
        if count != players {
            self.seat_players(count);
        }
        if let Some(position) = &mut self.setup.position {
            let before = cardinals_each(turn, &position.phase);
            if new_turn != turn {
                position.turn = new_turn;
                if new_turn == 1 && new_moment == Moment::Papal {
                    new_moment = Moment::PlayerPhase;
                }
            }
            if new_moment != moment || count != players {
                new_moment.set(position);
            }
            // As many as each has if the Popes were fair, until somebody types others.
            let now = cardinals_each(position.turn, &position.phase);
            if position.seats.iter().all(|seat| seat.cardinals == before) {
                for seat in &mut position.seats {
                    seat.cardinals = now;
                }
            }
        }
        back
    }

    /// So many play; what those had who do not any more is nowhere.
    fn seat_players(&mut self, count: usize) {
        self.setup.players.resize(count, PlayerSetup::default());
        self.columns.seat(count);
        if let Some(position) = &mut self.setup.position {
            let gone: Vec<_> = position
                .table
                .iter()
                .map(|&(card, _)| card)
                .filter(|&card| {
                    let owner = position.owner(card);
                    owner.is_some_and(|owner| owner.index() >= count)
                })
                .collect();
            for card in gone {
                position.forget(card);
            }
            // A wedding of somebody who does not play is none.
            position.table.retain(|(_, spot)| match spot {
                prince::Spot::Wedding(one, other) => one.index().max(other.index()) < count,
                _ => true,
            });
            let mut usual = Position::of_players(1).seats.remove(0);
            usual.cardinals = cardinals_each(position.turn, &position.phase);
            if matches!(Moment::of(position), Moment::TurnEnd | Moment::Election) {
                usual.money = 0;
            }
            position.seats.resize(count, usual);
        }
        self.settle();
    }

    /// Who wins, or what is wrong, and the way into the game.
    fn verdict(&mut self, ui: &mut Ui, judged: &Judged<'_>, doubts: &Doubts) -> Option<Shell> {
        let palette = Palette::of(ui);
        let mut wanted = None;
        let frame = Frame::new().fill(palette.desk).inner_margin(Margin {
            left: 10,
            // As wide as the columns below it.
            right: 24,
            ..Margin::ZERO
        });
        let panel = egui::Panel::top("what_the_position_is_worth")
            .frame(frame)
            .exact_size(VERDICT + 8.0)
            .resizable(false);
        panel.show(ui, |ui| {
            let rect = ui.available_rect_before_wrap();
            let rect = rect.with_min_y(rect.top() + 8.0);
            let ok = judged.game.is_ok() && doubts.all().next().is_none();
            let (fill, edge) = match ok {
                true => (palette.card, palette.gold_edge),
                false => (palette.wrong_ground, palette.wrong),
            };
            widgets::paint_card(ui, rect, fill, Stroke::new(1.0, edge));
            let mut row = page::row(ui, rect.shrink2(vec2(14.0, 0.0)), "verdict");
            let ui = &mut row;
            ui.spacing_mut().item_spacing.x = 10.0;
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(26.0), egui::Sense::hover());
            match ok {
                true => art::laurel(ui, mark),
                false => icons::paint(ui.painter(), mark.shrink(4.0), Icon::Warn, palette.wrong),
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                wanted = self.opening(ui, judged, doubts);
                if judged.counts && judged.game.is_ok() {
                    self.who_is_elected(ui, judged);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let room = ui.available_width();
                    let say = |letters| self.told(judged, doubts, letters);
                    let said = text::giving_way(ui, (face::display, 14.0), room, say);
                    let font = text::fitting(ui, &said, face::display, [14.0, 21.0], room);
                    let colour = if ok { palette.ink } else { palette.wrong };
                    let said = RichText::new(said).font(font).color(colour);
                    ui.add(egui::Label::new(said).truncate());
                });
            });
        });
        wanted
    }

    /// The way into the game. A table that has lost a cardinal goes on all the same, once
    /// somebody has seen what is wrong.
    fn opening(&self, ui: &mut Ui, judged: &Judged<'_>, doubts: &Doubts) -> Option<Shell> {
        let allowed = match (judged.game, doubts.unsettled.first()) {
            _ if judged.is_half_typed => Err(fl!(prince_check_not_yet).to_owned()),
            (Ok(_), None) => Ok(()),
            (Ok(_), Some(why)) => Err(why.clone()),
            (Err(_), _) => Err(fl!(prince_check_not_yet).to_owned()),
        };
        let is_odd = !doubts.odd.is_empty() && allowed.is_ok();
        let open = match is_odd {
            false => Press::new(fl!(sheet_open_position)).main(),
            true => Press::new(fl!(prince_check_open_anyway)),
        };
        let mut opens = ui.add(open.allowed(&allowed));
        if is_odd {
            opens = opens.on_hover_text(fl!(prince_check_open_anyway_hint));
        }
        let mut setup = opens.clicked().then(|| self.setup.clone())?;
        if let Some(position) = &mut setup.position {
            position.irregular |= is_odd;
        }
        Some(Shell::Start(Own::new(Game::ID, setup)))
    }

    /// For whom the count is made.
    fn who_is_elected(&mut self, ui: &mut Ui, judged: &Judged<'_>) {
        let seats: Vec<Seat> = Seat::ALL[..self.setup.players.len()].to_vec();
        let named: Vec<(String, String)> = seats
            .iter()
            .map(|&seat| {
                let name = judged.words.seat(seat);
                let short = words::text::cut(&name, 8);
                (short, fl!(prince_check_if_elected, name = name))
            })
            .collect();
        let choices: Vec<(&str, &str)> = named
            .iter()
            .map(|(text, name)| (text.as_str(), name.as_str()))
            .collect();
        let now = judged.elected.index();
        if let Some(at) = widgets::segments(ui, &choices, now) {
            self.elected = Some(seats[at]);
        }
        let label = RichText::new(fl!(prince_check_elected)).color(Palette::of(ui).weak);
        ui.label(label.font(face::text(13.0)));
    }

    /// What the position is worth, in a sentence, or what is wrong with it.
    fn told(&self, judged: &Judged<'_>, doubts: &Doubts, letters: usize) -> String {
        let problems = judged.game.as_ref().err().into_iter().flatten();
        let mut wrong = doubts.unsettled.clone();
        wrong.extend(problems.map(|problem| judged.words.problem(problem)));
        wrong.extend(doubts.odd.iter().cloned());
        let game = match (judged.game, wrong.split_first()) {
            (Ok(game), None) => game,
            (_, Some((first, more))) if !more.is_empty() => {
                return fl!(prince_check_problems, first = first, more = more.len());
            }
            (_, first) => return first.map_or_else(String::new, |(first, _)| first.clone()),
        };
        let position = self.setup.position.as_ref();
        if judged.counts && position.is_some_and(|position| score_doubts::is_blank(position)) {
            return fl!(prince_check_blank).to_owned();
        }
        let ranking = match judged.counts {
            true => game.ranking_with(judged.elected, judged.income_to_come),
            false => game.ranking(),
        };
        let Some(best) = ranking.first() else {
            return String::new();
        };
        let first = ranking.iter().filter(|ranked| ranked.rank == best.rank);
        let words = judged.words.with_names_of(letters);
        let first: Vec<String> = first.map(|ranked| words.seat(ranked.seat)).collect();
        let who = listed(&first);
        let is_end = judged.counts && game.turn() == TURNS;
        match (is_end, first.len()) {
            (true, 1) => fl!(prince_check_wins, name = who, points = best.points),
            (true, _) => fl!(prince_check_draw, names = who, points = best.points),
            (false, 1) => fl!(prince_check_leads, name = who, points = best.points),
            (false, _) => fl!(prince_check_lead, names = who, points = best.points),
        }
    }

    /// The columns, and below them what is common to all.
    fn players(&mut self, ui: &mut Ui, judged: &Judged<'_>, doubts: &Doubts) {
        let players = self.setup.players.len();
        let whole = ui.clip_rect().width() - 12.0;
        let gaps = BETWEEN * (players as f32 - 1.0);
        let width = ((whole - gaps) / players as f32)
            .floor()
            .clamp(COLUMN, 420.0);
        self.width = width;
        let top = ui.cursor().min;
        let mut bottom = top.y;
        for at in 0..players {
            let left = top.x + at as f32 * (width + BETWEEN);
            let rect = egui::Rect::from_min_size(pos2(left, top.y), vec2(width, 0.0));
            bottom = bottom.max(score_column::show(self, ui, rect, at, judged));
        }
        let right = top.x + players as f32 * (width + BETWEEN) - BETWEEN;
        let used = egui::Rect::from_min_max(top, pos2(right, bottom));
        ui.allocate_rect(used, egui::Sense::hover());
        ui.add_space(BETWEEN);
        self.common(ui, judged, doubts, right - top.x);
    }

    /// Votes, majority and least coalitions; what lies beside all.
    fn common(&mut self, ui: &mut Ui, judged: &Judged<'_>, doubts: &Doubts, width: f32) {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(size::ROUND_CARD)
            .inner_margin(Margin::symmetric(14, 9));
        frame.show(ui, |ui| {
            ui.set_width((width - 30.0).max(200.0));
            if let Ok(game) = judged.game {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(10.0, 4.0);
                    widgets::caption(ui, fl!(prince_check_votes_of_all));
                    let votes = fl!(
                        prince_check_majority,
                        votes = game.all_votes(),
                        majority = game.majority()
                    );
                    ui.label(RichText::new(votes).font(face::strong(13.5)));
                    let groups: Vec<String> = game
                        .coalitions()
                        .into_iter()
                        .map(|group| {
                            let names = group.iter().map(|seat| judged.words.seat(seat));
                            names.collect::<Vec<String>>().join(" + ")
                        })
                        .collect();
                    let text = fl!(prince_check_coalitions, groups = groups.join(", "));
                    let text = RichText::new(text).color(palette.weak);
                    ui.label(text.font(face::text(13.0)));
                });
            }
            for odd in &doubts.odd {
                let text = RichText::new(odd).color(palette.wrong);
                ui.label(text.font(face::text(13.0)));
            }
            score_lists::beside(self, ui, judged);
        });
    }
}

/// A number of ducats with a sign: what comes to a treasury.
#[must_use]
pub fn gain(ducats: u32) -> String {
    fl!(prince_check_gain, ducats = names::ducats_short(ducats))
}

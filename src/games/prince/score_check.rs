//! A position that is typed in: at the end of a turn, to count what it scores for every
//! player, or in the middle of an evening, to continue from it. All players are side by
//! side, and problems are shown in place.
//!
//! Accessible names: `3 players` to `5 players`; `Turn 2`; `End of the turn`, `Income
//! received`, `Before a phase`, `Papal powers`; `If Anna is elected`; `Open this position`.
//! See [`crate::ui::screens::sheet`] for the page, [`super::score_column`] for the columns.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use eframe::egui::{
    self, Align, CentralPanel, Frame, Layout, Margin, Rect, RichText, ScrollArea, Stroke, Ui, Vec2,
    pos2, vec2,
};
use jiff::Timestamp;

use super::score_column::Number;
use super::score_state::{Beside, CheckPanel, Doubts, Judged, Told};
use super::state::Prince;
use super::{art, score_column, score_doubts, score_lists, score_state};
use crate::ui::Intent;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::widgets;
use crate::ui::parts::widgets::Press;
use crate::ui::screens::new_game::count_of_players;
use crate::ui::screens::sheet::{Checked, Fault, Form, Ground, Seen};
use prince::rules::options::displayed;
use prince::rules::state::Ballot;
use prince::rules::tally::cardinals_each;
use prince::{Game, Phase, PlayerSetup, Position, Setup, Spot, Step as Of};
use table::{Game as _, Item as _, Save, Seat};
use words::fl;
use words::prince::Words;
use words::prince::report::Report;
use words::prince::report::sheet::{ELECTED, elected_on};
use words::text::listed;

/// The number of players on a new sheet.
const PLAYERS: usize = 4;
/// The fewest and the most players.
const FEWEST: usize = 3;
const MOST: usize = 5;
/// The least width of a column, and the gap between two.
const COLUMN: f32 = 232.0;
const BETWEEN: f32 = 10.0;
/// The width of the buttons on the right of the bar, and the width below which it says
/// less.
const BUTTONS: f32 = 264.0;
const NARROW: f32 = 420.0;

/// The moment of a turn.
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

    /// Sets the moment of a position.
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

impl Form for Setup {
    type Window = Prince;
    type Number = Number;
    type Part = Number;
    type Beside = Beside;
    type Told<'a> = Told<'a>;

    const PLAYERS: RangeInclusive<usize> = FEWEST..=MOST;
    const HAS_SAVED_MARK: bool = false;
    const WAY_IN_BAR: bool = true;

    fn of(setup: Setup) -> Self {
        setup
    }

    fn start(&self) -> &Setup {
        self
    }

    fn begin(&mut self) {
        if self.players.is_empty() {
            self.players = vec![PlayerSetup::default(); PLAYERS];
        }
        if self.position.is_none() {
            let mut position = Position::of_players(self.players.len());
            position.turn = self.options.turns;
            position.pope = self.pope;
            Moment::TurnEnd.set(&mut position);
            // As many as each player has if the Popes were fair.
            let usual = cardinals_each(position.turn, &position.phase);
            for seat in &mut position.seats {
                seat.money = 0;
                seat.cardinals = usual;
            }
            self.position = Some(Box::new(position));
        }
        settle(self);
    }

    fn players(&self) -> usize {
        self.players.len()
    }

    fn seat_players(page: &mut CheckPanel, players: usize) {
        page.seat_players(players);
    }

    fn is_blank(&self) -> bool {
        let position = self.position.as_deref();
        position.is_none_or(score_doubts::is_blank)
    }

    fn points_of(&self, player: usize) -> Option<u16> {
        let seat = self.position.as_ref()?.seats.get(player)?;
        let points = seat.scores.iter().map(|score| score.total()).sum();
        (points > 0).then_some(points)
    }

    fn colour(&self, player: usize) -> usize {
        let chosen = self.players[player].colour;
        chosen.map_or(player, |colour| colour.index())
    }

    fn name_mut(&mut self, player: usize) -> &mut String {
        &mut self.players[player].name
    }

    fn paint_number(ui: &Ui, rect: Rect, number: Number) {
        number.paint(ui, rect);
    }

    fn is_new((_, now): (&Self, &Checked<Self>), (_, earlier): (&Self, &Checked<Self>)) -> bool {
        match (now, earlier) {
            (Ok(now), Ok(earlier)) => {
                let earlier = score_doubts::odd(earlier);
                let mut now = score_doubts::odd(now).into_iter();
                now.any(|odd| !earlier.contains(&odd))
            }
            (Ok(_), Err(_)) => false,
            (Err(_), Ok(_)) => true,
            (Err(now), Err(earlier)) => now.iter().any(|problem| !earlier.contains(problem)),
        }
    }

    fn judge<'a>(page: &CheckPanel, seen: &'a Seen<Self>) -> Judged<'a> {
        let (_, game) = seen.judged();
        let position = page.typed.position.as_deref();
        let counting = page.counting();
        let edition = page.edition();
        let mut told = Told {
            words: Words::new(&seen.now),
            edition,
            game,
            income_to_come: counting.income_to_come,
            elected: counting
                .elected
                .or(position.map(|it| it.pope))
                .unwrap_or(Seat::A),
            counts: counting.elected.is_some(),
            contested: score_doubts::contested(page, edition),
            doubts: Doubts::default(),
        };
        let unread = seen.nonsense.iter().map(|fault| fault.said.clone());
        told.doubts = Doubts::of(page, &told, unread.collect());
        let problems = game.as_ref().err().into_iter().flatten();
        let problems = problems.map(|problem| told.words.problem(problem));
        let unsettled = told.doubts.unsettled.iter().cloned();
        let wrong = unsettled
            .chain(problems)
            .chain(told.doubts.odd.iter().cloned());
        let faults = wrong.map(|said| Fault {
            player: None,
            said,
            whole: None,
            parts: Vec::new(),
        });
        Judged {
            faults: faults.collect(),
            doubts: Vec::new(),
            standings: Vec::new(),
            is_half_typed: seen.earlier.is_some(),
            is_blank: position.is_some_and(score_doubts::is_blank),
            is_end: told.counts && game.as_ref().is_ok_and(|game| game.is_last_turn()),
            told,
        }
    }

    fn title(&self) -> &'static str {
        fl!(prince_check_title)
    }

    fn bar(page: &mut CheckPanel, ui: &mut Ui, _width: f32) {
        page.what_it_is_of(ui);
    }

    fn head(page: &mut CheckPanel, ui: &mut Ui, judged: &Judged<'_>) -> Option<Intent> {
        page.worth(ui, judged)
    }

    fn columns(page: &mut CheckPanel, ui: &mut Ui, judged: &Judged<'_>) {
        let desk = Frame::new()
            .fill(Palette::of(ui).desk)
            .inner_margin(Margin::symmetric(10, 8));
        CentralPanel::no_frame().frame(desk).show(ui, |ui| {
            let area = ScrollArea::both().id_salt("columns").auto_shrink(false);
            area.show(ui, |ui| page.players(ui, judged));
        });
    }

    fn settle(page: &mut CheckPanel) {
        settle(&mut page.typed);
        let players = page.typed.players.len();
        let elected = &mut page.beside.elected;
        *elected = elected.filter(|seat| seat.index() < players);
    }

    fn undone(beside: &mut Beside) {
        beside.contested = Default::default();
    }

    fn counted(page: &CheckPanel) -> String {
        format!("{:?}", page.counting())
    }

    fn keep(page: &CheckPanel, kept: &mut BTreeMap<String, String>) {
        if let Some(elected) = page.beside.elected {
            kept.insert(ELECTED.to_owned(), format!("{elected:?}"));
        }
    }

    fn take_up(page: &mut CheckPanel, save: &Save<Game>) {
        page.beside.elected = elected_on(save);
    }
}

/// Applies the consequences of what was typed.
fn settle(typed: &mut Setup) {
    let edition = score_state::edition(typed);
    let players = typed.players.len();
    if let Some(position) = &mut typed.position {
        position.seats.resize_with(players, Default::default);
        if position.pope.index() >= players {
            position.pope = Seat::A;
        }
        if position.active.index() >= players {
            position.active = position.pope;
        }
        typed.pope = position.pope;
        position.fill_deck(edition);
    }
}

impl CheckPanel {
    /// Returns the report about it; `None` while something on it is wrong.
    #[must_use]
    pub fn report(&self, written: Option<Timestamp>) -> Option<Report> {
        let game = Game::try_from(&self.typed).ok()?;
        let is_sound = self.has_only_numbers() && score_doubts::odd(&game).is_empty();
        let occasion = self.occasion.clone();
        is_sound.then(|| Report::of_sheet(&self.typed, self.counting(), occasion, written))?
    }

    /// Draws players, turn and moment.
    fn what_it_is_of(&mut self, ui: &mut Ui) {
        let players = self.typed.players.len();
        let position = self.typed.position.clone().unwrap_or_default();
        let (turn, moment) = (position.turn, Moment::of(&position));
        let (mut new_turn, mut new_moment) = (turn, moment);
        ui.spacing_mut().item_spacing.x = 10.0;
        let count = count_of_players(ui, Setup::PLAYERS, players).unwrap_or(players);
        let label = |ui: &mut Ui, text: &str| {
            let text = RichText::new(text).color(Palette::of(ui).weak);
            ui.label(text.font(face::text(13.0)));
        };
        if ui.available_width() >= NARROW {
            label(ui, fl!(new_game_players));
        }
        label(ui, fl!(prince_check_turn_short));
        let last = self.typed.start().options.turns.max(1);
        let turns = 1..=usize::from(last);
        let turns = widgets::numbered(turns, |turn| fl!(prince_check_turn, number = turn));
        let now = usize::from(turn.clamp(1, last)) - 1;
        if let Some(at) = widgets::segments(ui, &turns, now) {
            new_turn = (at + 1) as u8;
        }
        let moments = Moment::ALL.map(|moment| (moment.name(), moment.name()));
        let room = ui.available_width() - BUTTONS;
        let now = Moment::ALL.iter().position(|one| *one == moment);
        let list = fl!(sheet_moment);
        let now = now.unwrap_or(0);
        if let Some(at) = widgets::segments_or_list(ui, list, &moments, now, room) {
            new_moment = Moment::ALL[at];
        }
        if count != players {
            self.seat_players(count);
        }
        if let Some(position) = &mut self.typed.position {
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
            // As many as each player has if the Popes were fair, until other numbers are
            // typed.
            let now = cardinals_each(position.turn, &position.phase);
            if position.seats.iter().all(|seat| seat.cardinals == before) {
                for seat in &mut position.seats {
                    seat.cardinals = now;
                }
            }
        }
    }

    /// Sets the number of players; the cards of players who are gone have no place.
    fn seat_players(&mut self, count: usize) {
        self.typed.players.resize(count, PlayerSetup::default());
        self.numbers.seat(count);
        self.beside.seat(count);
        if let Some(position) = &mut self.typed.position {
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
            // A marriage with a player who is gone is removed.
            position.table.retain(|(_, spot)| match spot {
                Spot::Wedding(one, other) => one.index().max(other.index()) < count,
                _ => true,
            });
            let mut usual = Position::of_players(1).seats.remove(0);
            usual.cardinals = cardinals_each(position.turn, &position.phase);
            if matches!(Moment::of(position), Moment::TurnEnd | Moment::Election) {
                usual.money = 0;
            }
            position.seats.resize(count, usual);
        }
        Form::settle(self);
    }

    /// Draws who wins, or what is wrong, and the button that opens the game.
    fn worth(&mut self, ui: &mut Ui, judged: &Judged<'_>) -> Option<Intent> {
        let palette = Palette::of(ui);
        let ok = judged.wrong() == 0;
        let ground = Ground {
            height: 53.0,
            // As wide as the columns below it.
            margin: [10, 24, 8],
            has_line: true,
            colours: match ok {
                true => [palette.card, palette.gold_edge],
                false => [palette.wrong_ground, palette.wrong],
            },
        };
        let mut wanted = None;
        ground.show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let (mark, _) = ui.allocate_exact_size(Vec2::splat(26.0), egui::Sense::hover());
            match ok {
                true => art::laurel(ui, mark),
                false => icons::paint(ui.painter(), mark.shrink(4.0), Icon::Warn, palette.wrong),
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                wanted = self.opening(ui, judged);
                if judged.told.counts && judged.told.game.is_ok() {
                    self.who_is_elected(ui, judged);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let room = ui.available_width();
                    let say = |letters| told(judged, letters);
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

    /// Draws the button that opens the game. A table that has lost a cardinal can still
    /// continue after it has seen what is wrong.
    fn opening(&self, ui: &mut Ui, judged: &Judged<'_>) -> Option<Intent> {
        let doubts = &judged.told.doubts;
        let allowed = match (judged.told.game, doubts.unsettled.first()) {
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
        let mut setup = opens.clicked().then(|| self.typed.clone())?;
        if let Some(position) = &mut setup.position {
            position.irregular |= is_odd;
        }
        Some(Intent::Start(Own::new(Game::ID, setup)))
    }

    /// Draws the choice of the elected player for the count.
    fn who_is_elected(&mut self, ui: &mut Ui, judged: &Judged<'_>) {
        let seats = Seat::ALL[..self.typed.players.len()].iter().map(|&seat| {
            let name = judged.told.words.seat(seat);
            let short = words::text::cut(&name, 8);
            (short, fl!(prince_check_if_elected, name = name))
        });
        let choices: Vec<(String, String)> = seats.collect();
        let now = judged.told.elected.index();
        if let Some(at) = widgets::segments(ui, &choices, now) {
            self.beside.elected = Some(Seat::ALL[at]);
        }
        let label = RichText::new(fl!(prince_check_elected)).color(Palette::of(ui).weak);
        ui.label(label.font(face::text(13.0)));
    }

    /// Draws the columns, and below them what is common to all players.
    fn players(&mut self, ui: &mut Ui, judged: &Judged<'_>) {
        let players = self.typed.players.len();
        let whole = ui.clip_rect().width() - 12.0;
        let gaps = BETWEEN * (players as f32 - 1.0);
        let width = ((whole - gaps) / players as f32)
            .floor()
            .clamp(COLUMN, 420.0);
        let top = ui.cursor().min;
        let mut bottom = top.y;
        for at in 0..players {
            let left = top.x + at as f32 * (width + BETWEEN);
            let rect = Rect::from_min_size(pos2(left, top.y), vec2(width, 0.0));
            bottom = bottom.max(score_column::show(self, ui, rect, at, judged));
        }
        let right = top.x + players as f32 * (width + BETWEEN) - BETWEEN;
        let used = Rect::from_min_max(top, pos2(right, bottom));
        ui.allocate_rect(used, egui::Sense::hover());
        ui.add_space(BETWEEN);
        self.common(ui, judged, right - top.x);
    }

    /// Draws votes, majority and smallest winning coalitions, and the common cards.
    fn common(&mut self, ui: &mut Ui, judged: &Judged<'_>, width: f32) {
        let palette = Palette::of(ui);
        let frame = Frame::new()
            .fill(palette.card)
            .stroke(Stroke::new(1.0, palette.line))
            .corner_radius(size::ROUND_CARD)
            .inner_margin(Margin::symmetric(14, 9));
        frame.show(ui, |ui| {
            ui.set_width((width - 30.0).max(200.0));
            if let Ok(game) = judged.told.game {
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
                            let names = group.iter().map(|seat| judged.told.words.seat(seat));
                            names.collect::<Vec<String>>().join(" + ")
                        })
                        .collect();
                    let text = fl!(prince_check_coalitions, groups = groups.join(", "));
                    let text = RichText::new(text).color(palette.weak);
                    ui.label(text.font(face::text(13.0)));
                });
            }
            for odd in &judged.told.doubts.odd {
                let text = RichText::new(odd).color(palette.wrong);
                ui.label(text.font(face::text(13.0)));
            }
            score_lists::beside(self, ui, judged);
        });
    }
}

/// Describes the value of the position in a sentence, or what is wrong with it.
fn told(judged: &Judged<'_>, letters: usize) -> String {
    let of = &judged.told;
    let game = match (of.game, judged.faults.split_first()) {
        (Ok(game), None) => game,
        (_, Some((first, more))) if !more.is_empty() => {
            let first = first.said.as_str();
            return fl!(prince_check_problems, first = first, more = more.len());
        }
        (_, first) => return first.map_or_else(String::new, |(first, _)| first.said.clone()),
    };
    if of.counts && judged.is_blank {
        return fl!(prince_check_blank).to_owned();
    }
    let ranking = match of.counts {
        true => game.ranking_with(of.elected, of.income_to_come),
        false => game.ranking(),
    };
    let Some(best) = ranking.first() else {
        return String::new();
    };
    let first = ranking.iter().filter(|ranked| ranked.rank == best.rank);
    let words = of.words.with_names_of(letters);
    let first: Vec<String> = first.map(|ranked| words.seat(ranked.seat)).collect();
    let who = listed(&first);
    match (judged.is_end, first.len()) {
        (true, 1) => fl!(prince_check_wins, name = who, points = best.points),
        (true, _) => fl!(prince_check_draw, names = who, points = best.points),
        (false, 1) => fl!(prince_check_leads, name = who, points = best.points),
        (false, _) => fl!(prince_check_lead, names = who, points = best.points),
    }
}

//! The end of a round: the best work, the next minimum, the start player, and what each
//! player has done. All of it is read from the log.
//!
//! "Now" has `Begin round 6` (Enter or Space) and `Look back`.

use eframe::egui::text::LayoutJob;
use eframe::egui::{Align2, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::art::coin::paint_laurel;
use super::block::sides;
use super::read::is_another;
use super::{Intent, View};
use crate::ui::base::icons::Icon;
use crate::ui::base::input::plain_key;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::computer::SKIP_AHEAD;
use crate::ui::parts::now_block::{block, inside};
use crate::ui::parts::small::{hear, tell};
use crate::ui::parts::widgets::Press;
use crate::ui::parts::{controls, small, widgets};
use crate::ui::session::read_of::ReadOf;
use florence::{Character, Decision, Event, Game, Object, Profession};
use table::{Item, Seat, Session, Set};
use words::figures::{grouped, signed};
use words::fl;
use words::florence::{Named, points, round_end as texts};

/// The height of the three cards at the top, and the gap between two things.
const CARDS: f32 = 116.0;
const GAP: f32 = 12.0;
/// The height of the headings, and of a row.
const HEADINGS: f32 = 28.0;
const LEAST_ROW: f32 = 38.0;
const MOST_ROW: f32 = 76.0;
/// The distance of two lines of actions, and the room for a sign before them.
const PITCH: f32 = 17.0;
const MOST_PITCH: f32 = 21.0;
const SIGN: f32 = 19.0;
/// The margins of the table.
const EDGE: f32 = 16.0;

/// Returns the round that ended with the last entry before the cursor, if one did and
/// another one has begun.
#[must_use]
pub fn just_ended(session: &Session<Game>) -> Option<u8> {
    let last = session.cursor().checked_sub(1)?;
    ended_by(session, last)
}

/// Returns the last round that ended before the cursor, with the entry that ended it.
#[must_use]
pub fn last_ended(session: &Session<Game>) -> Option<(u8, usize)> {
    let mut entries = (0..session.cursor()).rev();
    entries.find_map(|entry| Some((ended_by(session, entry)?, entry)))
}

fn ended_by(session: &Session<Game>, entry: usize) -> Option<u8> {
    let events = session.events_of(entry);
    let began = |event: &Event| matches!(event, Event::RoundBegan { .. });
    events.iter().find(|event| began(event))?;
    events.iter().find_map(|event| match event {
        Event::RoundEnded { round, .. } => Some(*round),
        _ => None,
    })
}

/// A work that was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Done {
    seat: Seat,
    /// The name of the profession, or of the Princess.
    name: &'static str,
    value: u16,
}

/// What a player has done in a round.
#[derive(Clone, Debug)]
struct Row {
    seat: Seat,
    acquired: Vec<(Object, u32, bool)>,
    did: Vec<(Icon, String)>,
    florins: i64,
    gained: i32,
    prestige: u16,
}

/// A finished round.
#[derive(Debug)]
pub struct Summary {
    works: Vec<Done>,
    best: u16,
    points: u16,
    minimum: [u16; 2],
    start: [Seat; 2],
    rows: Vec<Row>,
}

impl Summary {
    /// Returns the summary of the round that this entry ended.
    #[must_use]
    pub fn of(view: &View<'_>, end: usize) -> Option<Self> {
        let session = view.session;
        let round = ended_by(session, end)?;
        let begin = (0..end)
            .rev()
            .find(|&entry| ended_by(session, entry).is_some())
            .map_or(0, |entry| entry + 1);
        let (before, after) = (session.game_at(begin)?, session.game_at(end + 1)?);
        let mut works = Vec::new();
        let mut rows: Vec<Row> = after
            .turn_order()
            .map(|seat| Row {
                seat,
                acquired: Vec::new(),
                did: Vec::new(),
                florins: i64::from(after.player(seat).money())
                    - i64::from(before.player(seat).money()),
                gained: i32::from(after.player(seat).prestige())
                    - i32::from(before.player(seat).prestige()),
                prestige: after.player(seat).prestige(),
            })
            .collect();
        rows.sort_by_key(|row| row.seat.index());
        for entry in begin..=end {
            let command = session.log()[entry].command;
            let alone = session
                .game_at(entry)
                .and_then(Game::auction)
                .is_some_and(|auction| auction.remaining.len() == 1);
            for event in session.events_of(entry) {
                match *event {
                    Event::Acquired {
                        seat,
                        object,
                        price,
                    } => {
                        let row = rows.iter_mut().find(|row| row.seat == seat)?;
                        row.acquired.push((object, price, alone));
                    }
                    Event::Completed { seat, value } => {
                        let name = match command.decision {
                            Decision::Complete(work) => Some(work.profession.name()),
                            Decision::Princess(_) => Some(Character::Princess.name()),
                            _ => None,
                        };
                        works.extend(name.map(|name| Done { seat, name, value }));
                    }
                    Event::BuiltTogether {
                        seat,
                        partner,
                        building,
                    } => {
                        for row in &mut rows {
                            if [seat, partner].contains(&row.seat) {
                                let together = fl!(round_together, building = building.name());
                                row.did.push((building.into(), together));
                            }
                        }
                    }
                    Event::TookCharacter {
                        seat,
                        character,
                        price,
                    } => {
                        let row = rows.iter_mut().find(|row| row.seat == seat)?;
                        let took = fl!(
                            round_took_character,
                            character = character.id(),
                            price = words::figures::grouped(price)
                        );
                        row.did.push((character.into(), took));
                    }
                    _ => {}
                }
            }
            let row = rows.iter_mut().find(|row| row.seat == command.seat)?;
            row.did.extend(did(&command.decision, session, entry));
        }
        let variant = after.variant();
        Some(Self {
            best: works.iter().map(|work| work.value).max().unwrap_or(0),
            works,
            points: variant.points_for_best_work,
            minimum: [round, round + 1].map(|round| variant.minimum(round)),
            start: [before.start_player(), after.start_player()],
            rows,
        })
    }

    /// Returns the works that were worth most.
    fn best(&self) -> impl Iterator<Item = &Done> {
        let best = self.best;
        self.works.iter().filter(move |work| work.value == best)
    }

    fn next_best(&self) -> Option<u16> {
        let others = self.works.iter().map(|work| work.value);
        others.filter(|&value| value < self.best).max()
    }
}

/// Returns what a decision counts as in the list of actions, with its icon.
fn did(decision: &Decision, session: &Session<Game>, entry: usize) -> Option<(Icon, String)> {
    Some(match *decision {
        Decision::Build(kind, _) => (kind.into(), kind.name().to_owned()),
        Decision::Introduce(freedom) => (freedom.into(), freedom.name().to_owned()),
        Decision::Hire => (Icon::Card, fl!(round_hired).to_owned()),
        Decision::AcquireBonus => (Icon::Bonus, fl!(round_bonus_card).to_owned()),
        Decision::Recruit(_, card) => (
            super::art::glyphs::RECRUIT,
            fl!(round_recruited, card = card.name()),
        ),
        Decision::Complete(_) | Decision::Princess(_) => {
            let value = session
                .events_of(entry)
                .iter()
                .find_map(|event| match event {
                    Event::Completed { value, .. } => Some(*value),
                    _ => None,
                });
            let (icon, name) = match *decision {
                Decision::Complete(work) => (Icon::Work, work.profession.name()),
                _ => (Character::Princess.into(), Character::Princess.name()),
            };
            (
                icon,
                fl!(round_work, profession = name, value = value.unwrap_or(0)),
            )
        }
        Decision::Merchant(_) => {
            let merchant = Character::Merchant;
            (merchant.into(), merchant.name().to_owned())
        }
        Decision::Professor(_) => {
            let professor = Character::Professor;
            (professor.into(), professor.name().to_owned())
        }
        _ => return None,
    })
}

/// Draws "now" while the game waits after a round.
pub fn now(ui: &mut Ui, round: u8) -> Option<Intent> {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    let [left, right] = sides(rect);
    block(ui, left, false);
    let inner = left.shrink2(vec2(18.0, 0.0));
    let over = fl!(round_is_over, round);
    let font = text::fitting(ui, &over, face::display, [15.0, 26.0], inner.width());
    let at = pos2(inner.left(), inner.center().y - 11.0);
    small::left(ui, at, &over, (font, palette.ink), inner.width());
    let rests = fl!(round_rests);
    let font = text::fitting(ui, rests, face::text, [11.5, 13.0], inner.width());
    let at = pos2(inner.left(), inner.center().y + 15.0);
    small::left(ui, at, rests, (font, palette.weak), inner.width());
    hear(ui, inner, "is_over", &over);
    block(ui, right, true);
    let inner = right.shrink2(vec2(14.0, (right.height() - size::GREAT_BUTTON) / 2.0));
    let back = Press::new(fl!(look_back)).great();
    let other = back.width(ui).min(inner.width() * 0.4);
    let text = fl!(round_begin, round = round + 1);
    let begin = Press::new(&text).main().great().enter();
    let (first, second) = inner.split_left_right_at_x(inner.right() - other - 10.0);
    let second = second.with_min_x(second.left() + 10.0);
    let begin = begin.at_least(first.size());
    let begun = inside(ui, first, |ui| ui.add(begin)).clicked();
    let free = ui.memory(|memory| memory.focused().is_none());
    let typed = plain_key(ui, SKIP_AHEAD.keys) || (free && controls::fresh_enter(ui));
    let back = inside(ui, second, |ui| ui.add(back.at_least(second.size())));
    if back.on_hover_text(fl!(look_back_hint)).clicked() {
        return Some(Intent::LookBack);
    }
    (begun || typed).then_some(Intent::BeginRound)
}

/// The tab about the last finished round.
#[derive(Debug, Default)]
pub struct RoundPanel {
    summary: Option<Summary>,
    // What the summary was read from.
    read_of: ReadOf,
}

impl RoundPanel {
    /// Draws the tab.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) {
        if is_another(&mut self.read_of, view) {
            let last = last_ended(view.session);
            self.summary = last.and_then(|(_, end)| Summary::of(view, end));
        }
        if let Some(summary) = &self.summary {
            show(ui, view, summary);
        }
    }
}

fn show(ui: &mut Ui, view: &View<'_>, summary: &Summary) {
    let width = ui.available_width().max(480.0);
    let at = columns(width - 2.0 * EDGE);
    // The actions take as many lines as they need.
    let needed: Vec<f32> = summary
        .rows
        .iter()
        .map(|row| {
            let lines = lines_of(ui, &row.did, at.did).len();
            (lines as f32 * PITCH + 6.0).max(LEAST_ROW)
        })
        .collect();
    let rows = needed.len().max(1) as f32;
    let all: f32 = needed.iter().sum();
    let least = 4.0 + CARDS + GAP + HEADINGS + all + 8.0;
    let room = vec2(width, ui.available_height().max(least));
    let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
    let rect = rect.with_min_y(rect.top() + 4.0);
    let above = rect.with_max_y(rect.top() + CARDS);
    cards(ui, above, view, summary);
    let table = rect.with_min_y(above.bottom() + GAP);
    // The rows are as even as the room allows.
    let free = table.height() - HEADINGS - 8.0;
    let even = (free / rows).min(MOST_ROW);
    let over = needed.iter().map(|needs| (needs - even).max(0.0));
    let over: f32 = over.sum();
    let under = needed.iter().map(|needs| (even - needs).max(0.0));
    let under: f32 = under.sum();
    let taken = if under > 0.0 {
        (over / under).min(1.0)
    } else {
        0.0
    };
    let given = |needs: f32| needs.max(even - (even - needs) * taken);
    let rows: Vec<f32> = needed.into_iter().map(given).collect();
    let high: f32 = rows.iter().sum();
    let table = table.with_max_y(table.top() + HEADINGS + high + 8.0);
    small::card(ui, table);
    players(ui, table.shrink2(vec2(EDGE, 4.0)), view, summary, &rows);
}

fn caption(ui: &Ui, at: eframe::egui::Pos2, text: &str, anchor: Align2, room: f32) {
    let palette = Palette::of(ui);
    let mut job: LayoutJob = widgets::caption_job(text, palette.weak);
    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(room.max(10.0));
    let galley = ui.painter().layout_job(job);
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, palette.weak);
}

/// Draws the best work, the minimum and the start player.
fn cards(ui: &mut Ui, rect: Rect, view: &View<'_>, summary: &Summary) {
    let palette = Palette::of(ui);
    let wide = rect.width() - 2.0 * GAP;
    let last = (wide * 0.23).clamp(140.0, 220.0);
    let first = ((wide - last) * 0.565).round();
    let best = rect.with_max_x(rect.left() + first);
    let start = rect.with_min_x(rect.right() - last);
    let minimum = Rect::from_min_max(
        pos2(best.right() + GAP, rect.top()),
        pos2(start.left() - GAP, rect.bottom()),
    );
    let edge = Stroke::new(1.0, palette.gold_edge);
    widgets::paint_card(ui, best, palette.chosen, edge);
    let edge = Stroke::new(1.0, palette.line);
    widgets::paint_card(ui, minimum, palette.card, edge);
    widgets::paint_card(ui, start, palette.card, edge);
    best_work(ui, best, view, summary);
    // The minimum: this round's and the next one's.
    let inner = minimum.shrink2(vec2(16.0, 12.0));
    caption(
        ui,
        inner.min,
        fl!(round_minimum),
        Align2::LEFT_TOP,
        inner.width(),
    );
    let middle = inner.top() + 44.0;
    let at = pos2(inner.left(), middle + 4.0);
    let style = (face::display(30.0), palette.weak);
    let [was, is] = summary.minimum.map(|value| value.to_string());
    let was = small::left(ui, at, &was, style, inner.width());
    let arrow = small::around(pos2(was.right() + 23.0, middle + 2.0), 22.0);
    icons::paint(ui.painter(), arrow, Icon::Arrow, palette.weak);
    let at = pos2(arrow.right() + 12.0, middle);
    let style = (face::display(46.0), palette.ink);
    small::left(ui, at, &is, style, inner.width());
    let told = texts::minimum(summary.minimum);
    tell(ui, minimum, "minimum", &told);
    if let Some(seat) = view.viewer.seat() {
        let [_, minimum] = summary.minimum;
        let player = view.game.player(seat);
        let reach =
            |card: &Profession| view.game.work_value(seat, *card, Set::EMPTY).total() >= minimum;
        let reach = player.hand().known().iter().filter(reach).count();
        let text = fl!(round_cards_reach, number = reach);
        let at = pos2(inner.left(), inner.bottom() - 7.0);
        let style = (face::text(12.5), palette.weak);
        small::left(ui, at, &text, style, inner.width());
    }
    // Who starts.
    let inner = start.shrink2(vec2(16.0, 12.0));
    caption(
        ui,
        inner.min,
        fl!(round_start_player),
        Align2::LEFT_TOP,
        inner.width(),
    );
    let [before, after] = summary.start;
    let marker = small::around(pos2(inner.left() + 13.0, inner.top() + 40.0), 26.0);
    icons::paint_seat(ui.painter(), marker, after, palette);
    let name = view.words.seat(after);
    let left = marker.right() + 9.0;
    let room = inner.right() - left - 26.0;
    let font = text::fitting(ui, &name, face::display, [13.0, 25.0], room);
    let at = pos2(left, marker.center().y);
    let written = small::left(ui, at, &name, (font, palette.ink), room);
    let at = pos2(written.right() + 16.0, marker.center().y);
    small::icon(ui, at, 20.0, Icon::Flag, palette.leaf);
    let was = fl!(round_start_was, name = view.words.seat(before));
    let at = pos2(inner.left(), inner.bottom() - 7.0);
    let style = (face::text(12.5), palette.weak);
    small::left(ui, at, &was, style, inner.width());
    let told = fl!(round_starts, name = &name);
    tell(ui, start, "starts", &told);
}

fn best_work(ui: &Ui, rect: Rect, view: &View<'_>, summary: &Summary) {
    let palette = Palette::of(ui);
    let inner = rect.shrink2(vec2(16.0, 12.0));
    let side = 74.0;
    let laurel = small::around(pos2(inner.left() + side / 2.0, inner.center().y), side);
    paint_laurel(ui.painter(), laurel, palette.leaf);
    let left = laurel.right() + 14.0;
    let room = inner.right() - left;
    let top = pos2(left, inner.top() + 6.0);
    caption(ui, top, fl!(round_best_work), Align2::LEFT_TOP, room);
    let best: Vec<&Done> = summary.best().collect();
    if best.is_empty() {
        let none = fl!(round_no_work);
        let at = pos2(left, inner.center().y + 4.0);
        small::left(ui, at, none, (face::text(13.5), palette.weak), room);
        return;
    }
    let at = laurel.center() + vec2(0.0, 1.0);
    let value = summary.best.to_string();
    small::centred(ui, at, &value, (face::display(28.0), palette.ink), side);
    let told = texts::best(&view.words, best.iter().map(|work| (work.seat, work.name)));
    // Two works get a line each; more share a line.
    let lines: Vec<&[&Done]> = match best.len() {
        2 => best.chunks(1).collect(),
        _ => vec![&best],
    };
    let apart = 19.0;
    let largest = if lines.len() > 1 { 17.0 } else { 22.0 };
    let mut y = inner.center().y + 4.0 - apart * (lines.len() as f32 - 1.0) / 2.0;
    for works in lines {
        let mut x = left;
        for work in works {
            small::seat(ui, pos2(x + 8.0, y), 16.0, work.seat);
            x += 21.0;
        }
        let room = inner.right() - x - 2.0;
        let line = text::giving_way(ui, (face::display, 13.0), room, |most| {
            let words = view.words.with_names_of(most);
            texts::best(&words, works.iter().map(|work| (work.seat, work.name)))
        });
        let font = text::fitting(ui, &line, face::display, [13.0, largest], room);
        small::left(ui, pos2(x + 2.0, y), &line, (font, palette.ink), room);
        y += apart;
    }
    let below = texts::gained(summary.points, summary.next_best());
    let at = pos2(left, inner.bottom() - 12.0);
    let style = (face::text(13.0), palette.weak);
    small::left(ui, at, &below, style, inner.right() - left);
    let response = ui.interact(rect, ui.scope_id().with("best_work"), Sense::hover());
    let all = fl!(
        round_best_told,
        best = &told,
        value = summary.best,
        gained = &below
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
    response.on_hover_text(all);
}

/// Draws a row for each player: acquired things, actions, florins and points.
fn players(ui: &Ui, rect: Rect, view: &View<'_>, summary: &Summary, heights: &[f32]) {
    let width = rect.width();
    let laid = columns(width);
    let columns = laid.begin.map(|x| rect.left() + x);
    let right = rect.right();
    let florins = rect.left() + laid.florins;
    let headings = [
        (columns[0], fl!(round_player), columns[1] - columns[0]),
        (columns[1], fl!(round_acquired), columns[2] - columns[1]),
        (columns[2], fl!(round_did), laid.did),
    ];
    let y = rect.top() + HEADINGS / 2.0 - 2.0;
    for (x, text, room) in headings {
        caption(ui, pos2(x, y), text, Align2::LEFT_CENTER, room);
    }
    let at = pos2(florins, y);
    caption(ui, at, fl!(round_florins), Align2::RIGHT_CENTER, 90.0);
    caption(
        ui,
        pos2(right, y),
        fl!(round_points),
        Align2::RIGHT_CENTER,
        60.0,
    );
    let mut top = rect.top() + HEADINGS;
    for (row, &height) in summary.rows.iter().zip(heights) {
        small::hair(ui, rect.x_range(), top);
        let place = Rect::from_min_size(pos2(rect.left(), top), vec2(width, height));
        player(ui, place, view, row, &laid);
        top += height;
    }
}

/// The columns of the table, from its left.
struct Columns {
    /// The beginnings of: the player, the acquired things, the actions.
    begin: [f32; 3],
    /// The width of the actions.
    did: f32,
    /// The right end of the florins.
    florins: f32,
}

fn columns(width: f32) -> Columns {
    let begin = [0.0, 0.165, 0.45].map(|part| part * width);
    let florins = width - 100.0;
    Columns {
        begin,
        did: florins - 62.0 - begin[2],
        florins,
    }
}

/// Returns the actions in as many lines as they take in this room.
fn lines_of<'a>(ui: &Ui, did: &'a [(Icon, String)], room: f32) -> Vec<&'a [(Icon, String)]> {
    let mut lines = Vec::new();
    let mut begin = 0;
    let mut x = 0.0;
    for (at, (_, text)) in did.iter().enumerate() {
        let wide = SIGN + text::width(ui, text, face::text(13.0));
        if x + wide > room && at > begin {
            lines.push(&did[begin..at]);
            begin = at;
            x = 0.0;
        }
        x += wide + 12.0;
    }
    lines.push(&did[begin..]);
    lines
}

fn player(ui: &Ui, rect: Rect, view: &View<'_>, row: &Row, at: &Columns) {
    let palette = Palette::of(ui);
    let columns = at.begin.map(|x| rect.left() + x);
    let florins = rect.left() + at.florins;
    let did = at.did;
    let y = rect.center().y;
    let name = view.words.seat(row.seat);
    let marker = small::around(pos2(columns[0] + 8.0, y), 16.0);
    icons::paint_seat(ui.painter(), marker, row.seat, palette);
    let at = pos2(marker.right() + 8.0, y);
    let room = columns[1] - 8.0 - at.x;
    let font = text::fitting(ui, &name, face::display, [13.0, 18.0], room);
    small::left(ui, at, &name, (font, palette.ink), room);
    // Acquired things, one line each.
    let lines = row.acquired.len().max(1) as f32;
    for (at, &(object, price, alone)) in row.acquired.iter().enumerate() {
        let y = y + (at as f32 - (lines - 1.0) / 2.0) * 20.0;
        let icon = small::around(pos2(columns[1] + 9.5, y), 19.0);
        icons::paint(ui.painter(), icon, object.into(), palette.ink);
        let mut x = icon.right() + 8.0;
        let style = (face::strong(14.0), palette.ink);
        let room = columns[2] - x - 50.0;
        let written = small::left(ui, pos2(x, y), object.name(), style, room);
        x = written.right() + 8.0;
        let style = (face::text(14.0), palette.ink);
        let price = grouped(price);
        let written = small::left(ui, pos2(x, y), &price, style, 60.0);
        if alone {
            let style = (face::text(12.5), palette.weak);
            let at = pos2(written.right() + 8.0, y);
            let room = columns[2] - at.x - 4.0;
            small::left(ui, at, fl!(round_alone), style, room);
        }
    }
    if row.acquired.is_empty() {
        let style = (face::text(13.0), palette.weak);
        let room = columns[2] - columns[1];
        small::left(ui, pos2(columns[1], y), fl!(round_nothing), style, room);
    }
    // The actions.
    let lines = lines_of(ui, &row.did, did);
    let number = lines.len() as f32;
    let pitch = ((rect.height() - 4.0) / number).min(MOST_PITCH);
    for (at, line) in lines.into_iter().enumerate() {
        let y = y + (at as f32 - (number - 1.0) / 2.0) * pitch;
        let mut x = columns[2];
        for (icon, text) in line {
            small::icon(ui, pos2(x + 7.0, y), 14.0, *icon, palette.weak);
            let at = pos2(x + SIGN, y);
            let room = columns[2] + did - at.x;
            let written = small::left(ui, at, text, (face::text(13.0), palette.ink), room);
            x = written.right() + 12.0;
        }
    }
    // Florins and points.
    let hides = view.words.hides_money();
    let (sum, colour) = match row.florins {
        _ if hides => (fl!(round_hidden).to_owned(), palette.weak),
        sum @ 1.. => (signed(sum), palette.ink),
        sum => (signed(sum), palette.weak),
    };
    small::right(ui, pos2(florins, y), &sum, (face::text(14.0), colour), 70.0);
    let style = (face::display(22.0), palette.ink);
    let at = pos2(rect.right(), y);
    small::right(ui, at, &row.prestige.to_string(), style, 40.0);
    let laurel = small::around(pos2(rect.right() - 26.0 - 16.0, y), 19.0);
    paint_laurel(ui.painter(), laurel, palette.leaf);
    let gained = signed(row.gained);
    let colour = if row.gained > 0 {
        palette.right
    } else {
        palette.weak
    };
    let style = (face::strong(14.0), colour);
    small::right(ui, pos2(laurel.left() - 7.0, y), &gained, style, 50.0);
    let acquired: Vec<String> = row
        .acquired
        .iter()
        .map(|(object, price, _)| format!("{} {}", object.name(), grouped(*price)))
        .collect();
    let did: Vec<&str> = row.did.iter().map(|(_, text)| text.as_str()).collect();
    let told = texts::row(
        &name,
        &[acquired.join(", "), did.join(", "), sum],
        &points(row.prestige),
    );
    hear(ui, rect, ("row", row.seat.index()), &told);
}

//! The chances to win in a game: computed in the background, shown as a curve with marks
//! for strong and costly decisions, with the decisive moments, and with luck separate from
//! decisions. For a running game they use only what the viewer can see.
//!
//! Buttons: `Calculate chances`, `Stop`, `Continue`; each mark over the curve and each
//! moment goes to its entry, `Round 6: Dana completes the Painter. Dana: +8 %`. Accessible
//! name of the curve: `Chance to win after entry 94: Anna 46 %, Ben 25 %`; with the
//! keyboard on it, the arrow keys move along it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use eframe::egui::{Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::analysing::{Analysis, Effort, News};
use super::chances_plot::{plot, show_moment};
use super::charts::Origin;
use super::{Intent, Table, View, Viewer, charts};
use crate::ui::base::log_line::Mark as Shown;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{
    Press, badge, badge_width, caption_job, inside, progress, progress_told,
};
use florence::mind::bot;
use florence::mind::bot::{Chance, Fortune, Mark, Winning};
use florence::{Command, Game};
use table::{BySeat, Seat, Session};
use words::figures::{decimal, signed_tenths};
use words::fl;
use words::florence::{advice, shortened};

/// How often the progress bar is redrawn.
const MOVES: Duration = Duration::from_millis(150);
/// The most marks over the curve; the log has all of them.
pub(super) const MARKS: usize = 14;
/// The height of the row of a moment.
const ROW: f32 = 30.0;
/// The least width of a name next to the heading.
const LEAST_NAME: f32 = 24.0;
/// The longest remaining time that is shown.
const LONG: Duration = Duration::from_mins(10);

/// Returns the viewer of a running game.
pub(crate) fn viewer(open: &Table) -> Viewer {
    open.view(false).viewer
}

impl Analysis {
    /// Returns whether it belongs to this game, up to some entry of it, and to this viewer.
    pub(crate) fn is_of(&self, open: &Table) -> bool {
        let is_for = match self.eyes {
            None => true,
            Some(eyes) => eyes == viewer(open),
        };
        let log = open.shown().log();
        let mut both = self.log.iter().zip(log);
        is_for && self.log.len() <= log.len() && both.all(|(one, entry)| *one == entry.command)
    }
}

impl Table {
    /// Returns what is known about the chances in this game, for the current viewer.
    #[must_use]
    pub fn analysis(&self) -> Option<&Analysis> {
        let analysis = self.own.analysing.analysis.as_ref();
        analysis.filter(|analysis| analysis.is_of(self))
    }

    /// Computes the chances, and what the decisions have cost once the game is over, with
    /// this many deals each.
    pub(super) fn analyse(&mut self, [deals, of_decisions]: [u32; 2], hides_money: bool) {
        let is_working = self.own.analysing.thinker.question().is_some();
        // The chances would reveal how much money each player has.
        let tells_money = hides_money && !self.is_settled_at_end();
        if tells_money || (is_working && self.analysis().is_some()) {
            return;
        }
        // Nothing is secret any more once the game is over.
        let mut session = match self.is_settled_at_end() {
            true => self.session.clone(),
            false => self.shown().clone(),
        };
        session.go_to(session.legal_len());
        let is_over = self.is_settled_at_end();
        let eyes = (!is_over).then(|| viewer(self));
        let log = session.log()[..session.cursor()].iter();
        let log: Vec<Command> = log.map(|entry| entry.command).collect();
        let seats: Vec<Seat> = session.game().seats().filter(|_| is_over).collect();
        // Seats already reviewed completely are not reviewed again.
        let known = self.analysis().filter(|known| known.log == log);
        let (winning, looked) = known.map_or_else(
            || (Winning::default(), BySeat::from_fn(|_| None)),
            |known| (known.winning.clone(), known.looked.clone()),
        );
        let marks = known.map_or_else(BTreeMap::new, |known| known.marks.clone());
        let whole = |seat: &Seat| looked[*seat].as_ref().is_some_and(|found| found.is_whole);
        let seats: Vec<Seat> = seats.into_iter().filter(|seat| !whole(seat)).collect();
        let has_chances = winning.is_whole;
        let own = &mut self.own.analysing;
        own.number += 1;
        own.version += 1;
        own.began = Instant::now();
        own.analysis = Some(Analysis {
            log,
            eyes,
            winning,
            looked,
            marks,
        });
        let (number, tell, wake) = (own.number, own.tell.clone(), Arc::clone(&own.wake));
        let effort = Effort::new(seats.len());
        own.thinker.ask(number, effort, move |effort| {
            let say = |news: News| {
                // The receiver is gone once the game is closed.
                if tell.send((number, news)).is_ok() {
                    wake();
                }
            };
            if !has_chances {
                let found = bot::winning(&session, deals, &effort.thinking, |winning| {
                    say(News::Chances(Box::new(winning)));
                });
                say(News::Chances(Box::new(found)));
            }
            effort.judges.store(1, Ordering::Relaxed);
            for seat in seats {
                if effort.thinking.is_stopped() {
                    break;
                }
                let found = bot::look_back(&session, seat, of_decisions, &effort.thinking);
                say(News::Decisions(seat, Box::new(found)));
                effort.seats[0].fetch_add(1, Ordering::Relaxed);
            }
        });
    }

    /// Takes what was found since the last call. Stops an analysis whose game has changed.
    pub(super) fn take_news(&mut self) {
        self.own.analysing.take_news();
        let works = self.own.analysing.thinker.question().is_some();
        if works && self.analysis().is_none() {
            self.own.analysing.thinker.forget();
        }
    }

    /// Stops the analysis; results so far are kept.
    pub(super) fn stop_analysing(&mut self) {
        self.own.analysing.thinker.hurry();
    }

    /// Returns how good an entry (from 0) was, if that is known and worth a mark.
    #[must_use]
    pub fn mark_of(&self, entry: usize) -> Option<(Shown, String)> {
        let cost = self.analysis()?.marks.get(&entry)?;
        Some((
            shown(cost.mark()?),
            advice::marked(&self.words(false), cost)?,
        ))
    }
}

pub(super) fn shown(mark: Mark) -> Shown {
    match mark {
        Mark::Strong => Shown::Strong,
        Mark::Weak => Shown::Weak,
        Mark::Lost => Shown::Lost,
    }
}

/// Returns rounded per cent.
pub(super) fn percent(chance: f32) -> i64 {
    (100.0 * chance).round() as i64
}

/// Formats a change of a chance.
pub(super) fn change(by: f32) -> String {
    match percent(by) {
        number if number < 0 => fl!(chances_down, percent = -number),
        number => fl!(chances_up, percent = number),
    }
}

fn tenths(points: f32) -> i32 {
    (10.0 * points).round() as i32
}

/// Formats points with their sign, to a tenth.
fn signed(points: f32) -> String {
    signed_tenths(tenths(points))
}

/// Formats a remaining time, as exactly as it can be estimated.
fn how_long(left: Duration) -> String {
    let seconds = left.as_secs();
    match seconds {
        0..55 => fl!(chances_seconds_left, seconds = seconds / 10 * 10 + 10),
        _ => fl!(chances_minutes_left, minutes = (seconds + 30) / 60),
    }
}

/// Returns every player's chance in words.
pub(super) fn everybody(view: &View<'_>, chance: &Chance) -> String {
    let each = view.words.seats().map(|(seat, name)| {
        fl!(
            chances_of,
            name = &name,
            percent = percent(chance.wins[seat])
        )
    });
    each.collect::<Vec<_>>().join(", ")
}

/// The chances to show.
#[derive(Clone, Copy)]
pub struct Chances<'a> {
    analysis: Option<&'a Analysis>,
    progress: Option<f32>,
    left: Option<Duration>,
    is_over: bool,
    /// Whether some players' cards were never shown.
    hides_cards: bool,
}

impl<'a> Chances<'a> {
    /// Returns what is known about this game.
    #[must_use]
    pub fn of(open: &'a Table) -> Self {
        let analysis = open.analysis();
        Self {
            analysis,
            progress: open.own.analysing.progress(),
            left: open.own.analysing.left(),
            is_over: open.is_settled_at_end(),
            hides_cards: open.session.game_at(0).is_some_and(|game| {
                let mut players = game.seats().map(|seat| game.player(seat));
                players.any(|player| player.hand().hidden() > 0)
            }),
        }
    }

    /// Returns chances without results.
    #[must_use]
    pub fn none() -> Self {
        Self {
            analysis: None,
            progress: None,
            left: None,
            is_over: false,
            hides_cards: false,
        }
    }

    /// Returns whether there are moments and luck to show, now or later.
    #[must_use]
    pub fn has_moments(&self) -> bool {
        self.is_over && self.analysis.is_some()
    }

    /// Returns the height of the curve, given its usual height; without a curve there is
    /// only a line.
    #[must_use]
    pub fn height(&self, usual: f32) -> f32 {
        match self.analysis {
            Some(_) => usual,
            None => 96.0,
        }
    }

    /// Draws the curve, or the button that computes it.
    pub fn curve(&self, ui: &mut Ui, view: &View<'_>, card: Rect) -> Option<Intent> {
        let rect = charts::card(ui, card, fl!(chances_heading));
        let Some(analysis) = self.analysis else {
            return self.begin(ui, view, rect);
        };
        let wanted = self.stands(ui, view, card, analysis);
        let played = plot(ui, view, rect, analysis);
        wanted.or(played)
    }

    /// Draws the button that computes the curve.
    fn begin(&self, ui: &mut Ui, view: &View<'_>, rect: Rect) -> Option<Intent> {
        if !self.is_over && view.words.hides_money() {
            charts::note(ui, rect, fl!(chances_money_hidden));
            return None;
        }
        let button = Press::new(fl!(chances_begin));
        let width = button.width(ui).min(rect.width());
        let right = rect.right();
        let place =
            Rect::from_x_y_ranges(right - width..=right, rect.top() + 4.0..=rect.top() + 36.0);
        let explained = match self.is_over {
            true if self.hides_cards => fl!(chances_explained_hidden),
            true => fl!(chances_explained),
            false => fl!(chances_explained_running),
        };
        charts::note(ui, rect.with_max_x(place.left() - 12.0), explained);
        let pressed = inside(ui, place, |ui| ui.add(button.at_least(place.size())));
        let pressed = pressed.on_hover_text(fl!(chances_begin_hint)).clicked();
        pressed.then_some(Intent::Analyse)
    }

    /// Draws next to the heading: whose line is which, what the marks mean, the progress.
    fn stands(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        card: Rect,
        analysis: &Analysis,
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let middle = card.top() + 16.0;
        let mut right = card.right() - 12.0;
        let font = face::text(12.5);
        let mut wanted = None;
        let played = view.session.legal_len();
        let is_whole = analysis.winning.is_whole && analysis.log.len() >= played;
        let judged = |seat: Seat| analysis.looked[seat].as_ref();
        let is_judged = !self.is_over
            || view
                .game
                .seats()
                .all(|seat| judged(seat).is_some_and(|found| found.is_whole));
        if let Some(part) = self.progress {
            let stop = Press::new(fl!(look_back_stop)).small();
            let width = stop.width(ui);
            let place = Rect::from_x_y_ranges(right - width..=right, middle - 12.0..=middle + 12.0);
            if inside(ui, place, |ui| ui.add(stop)).clicked() {
                wanted = Some(Intent::StopAnalysing);
            }
            right = place.left() - 10.0;
            let bar = Rect::from_center_size(pos2(right - 35.0, middle), vec2(70.0, 8.0));
            progress(ui, bar, part);
            let judging = view.game.seats().find(|&seat| judged(seat).is_none());
            let doing = match (analysis.winning.is_whole, judging) {
                (true, Some(seat)) => {
                    fl!(chances_judging, name = shortened(&view.words.seat(seat)))
                }
                _ => fl!(chances_working).to_owned(),
            };
            // The room is reserved from the beginning.
            let room = text::width(ui, &how_long(LONG), font.clone());
            let left = self.left.map(how_long);
            if let Some(left) = &left {
                let at = pos2(bar.left() - 8.0, middle);
                small::right(ui, at, left, (font.clone(), palette.weak), room + 12.0);
            }
            let said = match left {
                Some(left) => fl!(chances_doing, what = &doing, left = &left),
                None => doing,
            };
            let place = bar
                .with_min_x(bar.left() - 8.0 - room)
                .expand2(vec2(0.0, 6.0));
            let response = ui.interact(place, ui.scope_id().with("analysing"), Sense::hover());
            response.widget_info(|| progress_told(&said, part));
            response.on_hover_text(said);
            let bar = place;
            right = bar.left() - 12.0;
            ui.ctx().request_repaint_after(MOVES);
        } else if !is_whole || !is_judged {
            let is_older = analysis.log.len() < played;
            let text = match is_older {
                true => fl!(chances_new),
                false => fl!(chances_go_on),
            };
            let go_on = Press::new(text).small();
            let width = go_on.width(ui);
            let place = Rect::from_x_y_ranges(right - width..=right, middle - 12.0..=middle + 12.0);
            if inside(ui, place, |ui| ui.add(go_on)).clicked() {
                wanted = Some(Intent::Analyse);
            }
            let said = match is_older {
                true => fl!(chances_older, entry = analysis.log.len()),
                false => fl!(chances_stopped).to_owned(),
            };
            let at = pos2(place.left() - 8.0, middle);
            let shown = small::right(ui, at, &said, (font.clone(), palette.weak), 130.0);
            hear(ui, shown, "how-far", &said);
            right = shown.left() - 12.0;
        }
        let heading = caption_job(fl!(chances_heading), palette.weak);
        let heading = ui.fonts_mut(|fonts| fonts.layout_job(heading));
        let left = card.left() + 14.0 + heading.size().x + 14.0;
        let marks = [
            (Shown::Lost, fl!(mark_lost)),
            (Shown::Weak, fl!(mark_weak)),
            (Shown::Strong, fl!(mark_strong)),
        ];
        let told = marks.map(|(mark, name)| {
            let width = badge_width(mark) + 5.0 + text::width(ui, name, font.clone());
            (mark, name, width)
        });
        let names: Vec<(Seat, String)> = view
            .words
            .seats()
            .map(|(seat, name)| (seat, shortened(&name)))
            .collect();
        let width = |name: &str| text::width(ui, name, font.clone()).min(90.0);
        let names_wide: f32 = names.iter().map(|(_, name)| 28.0 + width(name)).sum();
        let marks_wide: f32 = told.iter().map(|(.., width)| width + 12.0).sum();
        if self.is_over && right - left > names_wide + marks_wide {
            for (mark, name, width) in told {
                let from = right - width;
                badge(ui, pos2(from + badge_width(mark) / 2.0, middle), mark);
                let at = pos2(from + badge_width(mark) + 5.0, middle);
                small::left(ui, at, name, (font.clone(), palette.ink), width);
                right = from - 12.0;
            }
            right -= 8.0;
        }
        // All names or none: with little room each is cut alike.
        let mut most = 90.0;
        if names_wide > right - left {
            most = (right - left) / names.len().max(1) as f32 - 28.0;
        }
        for (seat, name) in names.iter().rev().filter(|_| most >= LEAST_NAME) {
            let from = right - width(name).min(most) - 16.0;
            small::seat(ui, pos2(from + 5.0, middle), 10.0, *seat);
            let at = pos2(from + 16.0, middle);
            small::left(ui, at, name, (font.clone(), palette.ink), most);
            right = from - 12.0;
        }
        wanted
    }

    /// Draws the decisive moments.
    pub fn moments(&self, ui: &mut Ui, view: &View<'_>, card: Rect) -> Option<Intent> {
        let rect = charts::card(ui, card, fl!(chances_moments));
        let analysis = self.analysis?;
        let moments = &analysis.winning.moments;
        if moments.is_empty() {
            let note = match analysis.winning.is_whole {
                true => fl!(chances_no_moment),
                false => fl!(chances_when_done),
            };
            charts::note(ui, rect, note);
            return None;
        }
        let mut wanted = None;
        let high = ((rect.height() + 2.0) / 3.0).clamp(24.0, ROW + 8.0);
        for (at, moment) in moments.iter().enumerate() {
            let top = rect.top() + at as f32 * high;
            let row = Rect::from_min_size(
                pos2(rect.left() - 4.0, top),
                vec2(rect.width() + 8.0, high - 2.0),
            );
            wanted = wanted.or(show_moment(ui, view, row, (at, moment), analysis));
        }
        wanted
    }

    /// Draws luck separate from decisions.
    pub fn luck(&self, ui: &mut Ui, view: &View<'_>, card: Rect) {
        let rect = charts::card(ui, card, fl!(chances_luck));
        let Some(analysis) = self.analysis else {
            return;
        };
        legend_of_luck(ui, card);
        let Some(fortunes) = &analysis.winning.fortunes else {
            let note = match analysis.winning.is_whole {
                true => fl!(chances_luck_unknown),
                false => fl!(chances_when_done),
            };
            charts::note(ui, rect, note);
            return;
        };
        bars(ui, view, rect, fortunes);
    }
}

/// Draws what the two patterns mean.
fn legend_of_luck(ui: &Ui, card: Rect) {
    let palette = Palette::of(ui);
    let mut right = card.right() - 12.0;
    let middle = card.top() + 16.0;
    for (origin, name) in [
        (Origin::Buildings, fl!(chances_of_decisions)),
        (Origin::BestWork, fl!(chances_of_luck)),
    ] {
        let font = face::text(12.5);
        let shown = small::right(ui, pos2(right, middle), name, (font, palette.ink), 90.0);
        let swatch = Rect::from_min_size(pos2(shown.left() - 21.0, middle - 6.5), vec2(15.0, 13.0));
        charts::swatch(ui, swatch, origin);
        right = swatch.left() - 12.0;
    }
}

/// Draws what luck and decisions did for each seat.
fn bars(ui: &Ui, view: &View<'_>, rect: Rect, fortunes: &BySeat<Fortune>) {
    let palette = Palette::of(ui);
    let seats: Vec<Seat> = charts::by_rank(view.session);
    let both = |seat: Seat| {
        let fortune = &fortunes[seat];
        [fortune.luck(), fortune.decisions]
    };
    let most = seats.iter().flat_map(|&seat| both(seat));
    let most = most.map(f32::abs).fold(1.0, f32::max);
    let numbers = 92.0;
    let plot = Rect::from_min_max(
        pos2(rect.left() + 20.0, rect.top()),
        pos2(rect.right() - numbers, rect.bottom()),
    );
    let line = rect.height() / seats.len().max(1) as f32;
    let high = ((line - 5.0) / 2.0).clamp(5.0, 12.0);
    let middle = plot.center().x;
    let unit = (plot.width() / 2.0 - 2.0) / most;
    for (at, seat) in seats.into_iter().enumerate() {
        let y = rect.top() + (at as f32 + 0.5) * line;
        small::seat(ui, pos2(rect.left() + 6.0, y), 11.0, seat);
        let origins = [Origin::BestWork, Origin::Buildings];
        for (n, (points, origin)) in both(seat).into_iter().zip(origins).enumerate() {
            let top = y - high + n as f32 * high;
            let [from, to] = [middle, middle + points * unit];
            let bar = Rect::from_min_max(
                pos2(from.min(to), top),
                pos2(from.max(to).max(from.min(to) + 1.0), top + high),
            );
            charts::swatch(ui, bar, origin);
            let right = rect.right() - if n == 0 { 48.0 } else { 0.0 };
            // As written: a value that rounds to zero is neither good nor bad.
            let colour = match tenths(points) {
                0 => palette.weak,
                ..0 => palette.wrong,
                1.. => palette.right,
            };
            let font = face::strong(12.5);
            let text = signed(points);
            small::right(ui, pos2(right, y), &text, (font, colour), 46.0);
        }
        let name = view.words.seat(seat);
        let fortune = &fortunes[seat];
        let told = fl!(
            chances_fortune,
            name = &name,
            luck = signed(fortune.luck()),
            decisions = signed(fortune.decisions)
        );
        let parts = fl!(
            chances_fortune_parts,
            deal = signed(fortune.before + fortune.deal),
            draws = signed(fortune.draws),
            others = signed(fortune.others),
            error = decimal(fortune.error)
        );
        let row = Rect::from_center_size(pos2(rect.center().x, y), vec2(rect.width(), line));
        let response = ui.interact(row, ui.scope_id().with(("fortune", seat)), Sense::hover());
        let heard = format!("{told}. {parts}");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &heard));
        response.on_hover_text(heard);
    }
    let axis = Stroke::new(1.6, palette.ink);
    ui.painter().vline(middle, rect.y_range(), axis);
}

/// Returns the time of each position, in rounds.
pub(super) fn times(session: &Session<Game>, until: usize) -> Vec<f32> {
    let round = |at: usize| session.game_at(at).map_or(1, Game::round).max(1);
    let rounds: Vec<u8> = (0..=until).map(round).collect();
    let mut times = Vec::with_capacity(rounds.len());
    let mut from = 0;
    while from < rounds.len() {
        let same = rounds[from..]
            .iter()
            .take_while(|&&other| other == rounds[from]);
        let count = same.count();
        // The end of the game is at the end of its round.
        let is_last =
            from + count == rounds.len() && session.game_at(until).is_some_and(Game::is_over);
        let steps = if is_last {
            count.saturating_sub(1)
        } else {
            count
        }
        .max(1) as f32;
        let begins = f32::from(rounds[from]) - 1.0;
        times.extend((0..count).map(|at| begins + at as f32 / steps));
        from += count;
    }
    times
}

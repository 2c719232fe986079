//! The statistics of a game so far: the chances to win with the decisive moments, prestige
//! points and money over the rounds, the works against the minimum, the prices of each
//! stack, the sources of the points; and after a game its review.
//!
//! `This game`, `Points`, `Money` and after a game `Look back` select the page; see
//! [`chances`](super::chances) for the controls of the first one. Accessible names: each
//! picture has its contents in words, `Prestige points: Anna 21, Ben 17`; each price is
//! `Jester, round 2: Ben, 700 florins`, each part of a bar `Anna: 34 PP, works`. Players
//! differ by the shape of their marks as well as by their colours.

use eframe::egui::{
    Align2, Pos2, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::chances::Chances;
use super::charts::{Curve, Frame, Times};
use super::read::Facts;
use super::{Intent, View, charts};
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::small;
use crate::ui::parts::small::tell;
use crate::ui::parts::widgets::{segments, segments_width};
use florence::rules::history::{CompletedWork, History, Sale, Standing};
use florence::{BySource, Character, Game, Object};
use table::{Item, Seat};
use words::fl;
use words::florence::{Named, florins, statistics};

/// The gap between two pictures.
const GAP: f32 = 8.0;
/// The least width of the panel with two pictures side by side, and with three.
const BESIDE: [f32; 2] = [600.0, 1000.0];
/// The least height of a picture with its heading.
const LEAST: f32 = 136.0;
/// The least height of the chances, of the decisive moments, and of the pictures below
/// them.
const CHANCES: f32 = 190.0;
const MOMENTS: f32 = 124.0;
const BOTTOM: f32 = 156.0;
/// The height of a picture if they are below each other.
const ALONE: f32 = 210.0;
/// The least height of a bar of points with its margins.
const BAR: f32 = 19.0;
/// The height of the heading and the legend of a card of bars.
const AROUND_BARS: f32 = 78.0;
/// The width from which the legend of the bars fits into one line.
const LEGEND: f32 = 440.0;

/// The pages of the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    /// Chances, moments, prices, points by source.
    #[default]
    Game,
    /// Points and works over the rounds.
    Points,
    /// Money over the rounds, and what it was spent on.
    Money,
    /// The review of one player's decisions.
    LookBack,
}

impl Page {
    const ALL: [Self; 4] = [Self::Game, Self::Points, Self::Money, Self::LookBack];

    fn name(self) -> &'static str {
        match self {
            Self::Game => fl!(statistics_this_game),
            Self::Points => fl!(statistics_points),
            Self::Money => fl!(statistics_money_page),
            Self::LookBack => fl!(look_back),
        }
    }
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct StatisticsPanel {
    facts: Facts,
    page: Page,
    // Whether the pages are selected on the line of the tabs.
    is_beside: bool,
}

/// A picture with a heading.
#[derive(Clone, Copy)]
enum Picture {
    Prestige,
    Money,
    Works,
    Prices,
    Sources,
    Chances,
    Moments,
    Luck,
}

/// Returns whether a game has been played to its end, whichever entry is shown.
fn is_over(view: &View<'_>) -> bool {
    let end = view.session.game_at(view.session.legal_len());
    end.is_some_and(Game::is_over)
}

impl StatisticsPanel {
    /// Shows this page from now on.
    pub fn turn_to(&mut self, page: Page) {
        self.page = page;
    }

    /// Draws the choice of the page on the line of the tabs, if there is room for it.
    pub fn beside_tabs(&mut self, ui: &mut Ui, view: &View<'_>) {
        let pages = Self::pages(view);
        let names: Vec<(&str, &str)> = pages
            .iter()
            .map(|page| (page.name(), page.name()))
            .collect();
        if segments_width(ui, &names) <= ui.available_width() {
            self.is_beside = true;
            self.choose(ui, view);
        }
    }

    fn pages(view: &View<'_>) -> Vec<Page> {
        let pages = Page::ALL.into_iter();
        let is_over = is_over(view);
        pages
            .filter(|page| is_over || *page != Page::LookBack)
            .collect()
    }

    fn choose(&mut self, ui: &mut Ui, view: &View<'_>) {
        let pages = Self::pages(view);
        let names: Vec<(&str, &str)> = pages
            .iter()
            .map(|page| (page.name(), page.name()))
            .collect();
        let chosen = pages.iter().position(|page| *page == self.page);
        if let Some(page) = segments(ui, &names, chosen.unwrap_or(0)) {
            self.page = pages[page];
        }
    }

    /// Draws the panel; `look_back` draws the review.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        chances: Chances<'_>,
        look_back: impl FnOnce(&mut Ui) -> Option<Intent>,
    ) -> Option<Intent> {
        self.facts.read(view);
        if self.page == Page::LookBack && !is_over(view) {
            self.page = Page::Game;
        }
        if !std::mem::take(&mut self.is_beside) {
            self.choose(ui, view);
            ui.add_space(4.0);
        }
        let area = ScrollArea::vertical().id_salt(("statistics", self.page as u8));
        let shown = area.auto_shrink([false, false]).show(ui, |ui| {
            if self.page == Page::LookBack {
                return look_back(ui);
            }
            self.pictures(ui, view, chances)
        });
        shown.inner
    }

    /// Returns the rows of pictures on the page, with the least height of each and its
    /// share of the remaining height.
    fn rows(&self, chances: Chances<'_>, wide: f32) -> Vec<(Vec<Picture>, f32, f32)> {
        use Picture::{Chances, Luck, Moments, Money, Prestige, Prices, Sources, Works};
        let seats = self.facts.sources.len() as f32;
        let bars = seats * BAR + AROUND_BARS;
        let luck = (seats * 21.0 + 38.0).max(MOMENTS);
        let two = wide >= BESIDE[0];
        match (self.page, two) {
            (Page::Game | Page::LookBack, true) => {
                let curve = chances.height(CHANCES);
                let grows = if curve < CHANCES { 0.0 } else { 0.6 };
                let mut rows = vec![(vec![Chances], curve, grows)];
                if chances.has_moments() {
                    rows.push((vec![Moments, Luck], luck, 0.1));
                }
                rows.push((vec![Prices, Sources], bars.max(BOTTOM), 0.3));
                rows
            }
            (Page::Game | Page::LookBack, false) => {
                let mut rows = vec![(vec![Chances], chances.height(CHANCES) + 40.0, 0.0)];
                if chances.has_moments() {
                    rows.push((vec![Moments], MOMENTS, 0.0));
                    rows.push((vec![Luck], luck, 0.0));
                }
                rows.push((vec![Prices], ALONE, 0.0));
                rows.push((vec![Sources], bars.max(ALONE), 0.0));
                rows
            }
            (Page::Points, true) if wide >= BESIDE[1] => {
                vec![
                    (vec![Prestige, Works], LEAST, 0.6),
                    (vec![Sources], bars, 0.4),
                ]
            }
            (Page::Points, _) => vec![(vec![Prestige], ALONE, 0.6), (vec![Works], LEAST, 0.4)],
            (Page::Money, _) => vec![(vec![Money], ALONE, 0.6), (vec![Prices], BOTTOM, 0.4)],
        }
    }

    fn pictures(&self, ui: &mut Ui, view: &View<'_>, chances: Chances<'_>) -> Option<Intent> {
        let room = ui.available_size() - vec2(2.0, 4.0);
        let rows = self.rows(chances, room.x);
        let gaps = GAP * (rows.len() as f32 - 1.0);
        let least: f32 = rows.iter().map(|(_, least, _)| least).sum();
        let left = (room.y - gaps - least).max(0.0);
        let mut wanted = None;
        for (row, least, part) in rows {
            let high = (least + left * part).floor();
            let (rect, _) = ui.allocate_exact_size(vec2(room.x, high), Sense::hover());
            let number = row.len() as f32;
            let even = ((room.x - GAP * (number - 1.0)) / number).floor();
            let mut x = rect.left();
            for (at, picture) in row.iter().enumerate() {
                let wide = match picture {
                    _ if at + 1 == row.len() => rect.right() - x,
                    Picture::Moments => ((room.x - GAP) * 0.6).floor(),
                    _ => even,
                };
                let card = Rect::from_min_size(pos2(x, rect.top()), vec2(wide, high));
                wanted = wanted.or(self.picture(ui, view, (*picture, chances), card));
                x += wide + GAP;
            }
            ui.add_space(GAP - ui.spacing().item_spacing.y);
        }
        wanted
    }

    fn picture(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        (picture, chances): (Picture, Chances<'_>),
        card: Rect,
    ) -> Option<Intent> {
        let history = &self.facts.history;
        let heading = match picture {
            Picture::Chances => return chances.curve(ui, view, card),
            Picture::Moments => return chances.moments(ui, view, card),
            Picture::Luck => {
                chances.luck(ui, view, card);
                return None;
            }
            Picture::Prestige => fl!(statistics_prestige),
            Picture::Money => fl!(statistics_money),
            Picture::Works => fl!(statistics_works),
            Picture::Prices => fl!(statistics_prices),
            Picture::Sources => fl!(statistics_sources),
        };
        let rect = charts::card(ui, card, heading);
        let curve = |of: fn(&Standing, Seat) -> i64, label| Curve {
            heading,
            of,
            label,
            standings: &history.standings,
        };
        match picture {
            Picture::Prestige => {
                let of =
                    |standing: &Standing, seat: Seat| i64::from(standing.prestige[seat.index()]);
                curve(of, statistics::prestige_at).show(ui, view, rect, None);
            }
            Picture::Money if view.words.hides_money() => {
                charts::note(ui, rect, fl!(statistics_money_hidden_until_over));
            }
            Picture::Money => {
                let of =
                    |standing: &Standing, seat: Seat| i64::from(standing.florins[seat.index()]);
                curve(of, statistics::money_at).show(ui, view, rect, None);
            }
            Picture::Works => works(ui, view, &history.works, rect),
            Picture::Prices => prices(ui, view, history, rect),
            Picture::Sources => sources(ui, view, &self.facts.sources, rect),
            Picture::Chances | Picture::Moments | Picture::Luck => {}
        }
        None
    }
}

/// Draws the works, round by round, against the minimum.
fn works(ui: &mut Ui, view: &View<'_>, works: &[CompletedWork], rect: Rect) {
    if works.is_empty() {
        charts::note(ui, rect, fl!(statistics_no_work));
        return;
    }
    let palette = Palette::of(ui);
    let variant = view.game.variant();
    let rounds = variant.rounds;
    let most = works.iter().map(|work| work.value).max().unwrap_or(0);
    let most = most.max(variant.minimum(rounds));
    let frame = Frame::new(ui, rect, &Times::rounds(rounds, 0.0), most.into(), 6.0);
    let mut steps = Vec::new();
    for round in 1..=rounds {
        let y = frame.y(variant.minimum(round).into());
        steps.push(pos2(frame.x(f32::from(round) - 1.0), y));
        steps.push(pos2(frame.x(f32::from(round)), y));
    }
    let pen = Stroke::new(1.4, palette.weak);
    ui.painter()
        .extend(Shape::dashed_line(&steps, pen, 4.0, 3.0));
    let players = view.game.player_count() as f32;
    let places: Vec<(Pos2, &CompletedWork)> = works
        .iter()
        .map(|work| {
            // Side by side within the round.
            let offset = (work.seat.index() as f32 + 0.5) / players;
            let x = frame.x(f32::from(work.round) - 1.0 + offset);
            (pos2(x, frame.y(work.value.into())), work)
        })
        .collect();
    for (at, work) in &places {
        small::seat(ui, *at, 10.0, work.seat);
    }
    let response = ui.interact(rect, ui.scope_id().with("works"), Sense::hover());
    let each: Vec<(String, usize, u16)> = view
        .words
        .seats()
        .map(|(seat, name)| {
            let of_seat = || works.iter().filter(|work| work.seat == seat);
            let best = of_seat().map(|work| work.value).max();
            (name, of_seat().count(), best.unwrap_or(0))
        })
        .collect();
    let told = statistics::works(&each);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &told));
    let near = response.hover_pos().and_then(|pointer| {
        let far = |(at, _): &&(Pos2, &CompletedWork)| at.distance(pointer);
        let near = places
            .iter()
            .min_by(|one, other| far(one).total_cmp(&far(other)));
        near.filter(|near| far(near) < 14.0)
    });
    if let Some((_, work)) = near {
        response.on_hover_text_at_pointer(fl!(
            statistics_work_at,
            name = view.words.seat(work.seat),
            profession = work.profession.map_or_else(
                || Character::Princess.name(),
                |profession| profession.name()
            ),
            round = work.round,
            value = work.value,
            minimum = work.minimum
        ));
    }
}

/// Draws the sources of every player's points: a bar for each seat with its number, and the
/// legend below.
fn sources(ui: &mut Ui, view: &View<'_>, sources: &[BySource], rect: Rect) {
    let most = sources.iter().map(charts::height).max().unwrap_or(0);
    if most == 0 {
        charts::note(ui, rect, fl!(statistics_no_points));
        return;
    }
    let palette = Palette::of(ui);
    // In a narrow card the legend takes two lines.
    let legend = if rect.width() < LEGEND { 42.0 } else { 24.0 };
    let note = fl!(points_if_it_ended_now);
    let font = face::text(11.5);
    let wide = text::width(ui, note, font.clone());
    let rows = (wide / rect.width().max(1.0)).ceil();
    let said = match view.game.is_over() {
        true => 0.0,
        false => rows * 16.0 + 4.0,
    };
    let line = ((rect.height() - legend - said) / sources.len().max(1) as f32).clamp(BAR, 52.0);
    let high = (line * 0.73).round();
    let left = rect.left() + 22.0;
    let unit = (rect.width() - 22.0 - 86.0) / f32::from(most);
    let mut order: Vec<&BySource> = sources.iter().collect();
    order.sort_by_key(|of| std::cmp::Reverse(of.total()));
    for (at, of) in order.into_iter().enumerate() {
        let top = rect.top() + at as f32 * line;
        let middle = top + high / 2.0;
        small::seat(ui, pos2(rect.left() + 7.0, middle), 12.0, of.seat);
        let name = view.words.seat(of.seat);
        let right = charts::bar(ui, pos2(left, top), high, unit, of, &name);
        let at = pos2(right + 7.0, middle);
        let total = of.total().to_string();
        let mut said = small::left(ui, at, &total, (face::display(16.0), palette.ink), 60.0);
        if of.sold > 0 {
            let at = pos2(said.right() + 4.0, middle + 1.0);
            let text = fl!(end_sold, number = of.sold);
            let font = face::text(11.5);
            let colour = palette.weak;
            said = said.union(small::left(
                ui,
                at,
                &text,
                (font, colour),
                rect.right() - at.x,
            ));
        }
        let told = statistics::all_points(&name, of.total(), of.sold);
        tell(ui, said, ("total", of.seat), &told);
    }
    let below = rect.with_min_y(rect.top() + sources.len() as f32 * line + 2.0);
    let mut inside = small::from_above(ui, below);
    charts::legend(&mut inside, sources);
    if !view.game.is_over() {
        let text = eframe::egui::RichText::new(note).font(font);
        let text = text.color(palette.weak);
        inside.add(eframe::egui::Label::new(text).wrap());
    }
}

/// Draws the prices of every stack: a line for each stack with the marks of the buyers, and
/// a stroke at the mean.
fn prices(ui: &mut Ui, view: &View<'_>, history: &History, rect: Rect) {
    let sales = &history.sales;
    let prices = sales.iter().map(|sale| sale.price);
    let Some(most) = prices.max() else {
        charts::note(ui, rect, fl!(statistics_nothing_sold));
        return;
    };
    let palette = Palette::of(ui);
    let objects: Vec<Object> = view.game.objects().iter().collect();
    let axis = 16.0;
    let line = ((rect.height() - axis) / objects.len().max(1) as f32).clamp(14.0, 46.0);
    let step = match most {
        0..=800 => 200,
        801..=1600 => 400,
        _ => 800,
    };
    let lines = most.div_ceil(step).max(2);
    let names = 114.0_f32.min(rect.width() * 0.36);
    let plot = rect.left() + names..=rect.right() - 44.0;
    let x = |price: u32| {
        let part = price as f32 / (lines * step) as f32;
        plot.start() + (plot.end() - plot.start()) * part
    };
    let bottom = rect.top() + line * objects.len() as f32;
    let hair = Stroke::new(1.0, palette.hair);
    for n in 0..=lines {
        let at = x(n * step);
        ui.painter().vline(at, rect.top()..=bottom, hair);
        let at = pos2(at, bottom + 1.0);
        let style = (face::text(11.5), palette.weak);
        small::whole(ui, at, Align2::CENTER_TOP, n * step, style);
    }
    for (at, object) in objects.into_iter().enumerate() {
        let y = rect.top() + line * (at as f32 + 0.5);
        ui.painter().hline(plot.clone(), y, hair);
        let at = pos2(rect.left() + 7.0, y);
        small::icon(ui, at, 13.0, object.into(), palette.ink);
        let place = pos2(rect.left() + 18.0, y);
        let room = names - 22.0;
        let ink = palette.ink;
        small::left(ui, place, object.name(), (face::text(12.5), ink), room);
        let of: Vec<&Sale> = sales.iter().filter(|sale| sale.object == object).collect();
        let sum: u32 = of.iter().map(|sale| sale.price).sum();
        // The mean is rounded.
        let number = of.len() as u32;
        let Some(mean) = (sum + number / 2).checked_div(number) else {
            continue;
        };
        let stroke = Stroke::new(2.0, palette.ink);
        ui.painter().vline(x(mean), y - 6.0..=y + 6.0, stroke);
        let place = pos2(rect.right(), y);
        let text = mean.to_string();
        let number = small::right(ui, place, &text, (face::strong(12.5), ink), 44.0);
        let told = fl!(
            statistics_mean_of,
            object = object.id(),
            mean = florins(mean)
        );
        tell(ui, number, ("mean", object), &told);
        for (n, sale) in of.iter().enumerate() {
            // Equal prices are side by side.
            let same = of[..n].iter().filter(|other| other.price == sale.price);
            let shift = same.count() as f32 * 9.0;
            let mark = small::around(pos2(x(sale.price) + shift, y), 9.5);
            icons::paint_seat(ui.painter(), mark, sale.seat, palette);
            let told = fl!(
                statistics_price_of,
                object = object.id(),
                round = sale.round,
                name = view.words.seat(sale.seat),
                price = florins(sale.price)
            );
            tell(ui, mark, ("price", object, n), &told);
        }
    }
}

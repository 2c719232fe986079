//! The tab about the end of a turn, and of the game: a bar of points for each player by
//! turn and source, who leads, and the points of the current turn as Pope and otherwise;
//! after the game the points turn by turn, with draws.

use eframe::egui::{Align, Color32, FontId, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::bars::Piece;
use super::votes_bar::caption;
use super::{View, art, bars};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::tell_next;
use crate::ui::parts::{page, small};
use prince::rules::tally::Ranked;
use prince::{CardType, Source};
use table::Seat;
use words::fl;
use words::prince::names;

/// The greatest and the least height of the row of a player.
const ROW: [f32; 2] = [53.0, 40.0];
/// The height of a row of a table of numbers, and of its headings.
const LINE: f32 = 27.0;
const HEAD: f32 = 44.0;
/// The smallest letters of the heading of a column.
const LEAST_HEADING: f32 = 10.0;

/// Draws the tab.
pub fn show(ui: &mut Ui, view: &View<'_>) {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let ranking = view.game.ranking();
    let tables = HEAD + LINE * ranking.len() as f32 + 20.0;
    let rows = ui.available_height() - tables - 50.0;
    let each = (rows / ranking.len() as f32).clamp(ROW[1], ROW[0]);
    legend(ui, view);
    ui.add_space(6.0);
    towers(ui, view, &ranking, each);
    ui.add_space(size::SPACE);
    match view.game.is_over() {
        true => by_turns(ui, view, &ranking),
        false => preview(ui, view, &ranking),
    }
}

/// Returns the width of the players' names, up to `most`.
fn names_width(ui: &Ui, view: &View<'_>, most: f32) -> f32 {
    let names = view.game.seats().map(|seat| view.words.seat(seat));
    let wide = names.map(|name| text::width(ui, &name, face::display(18.0)));
    wide.fold(64.0, f32::max).min(most.max(64.0))
}

/// Draws the heading, and the legend of the patterns.
fn legend(ui: &mut Ui, view: &View<'_>) {
    let palette = Palette::of(ui);
    let top = ui.cursor().min;
    caption(ui, fl!(prince_end_points), "", false);
    let right = top.x + ui.available_width();
    let middle = top.y + super::votes_bar::CAPTION / 2.0;
    let mut x = right;
    let style = (face::text(12.5), palette.ink);
    let ticks = fl!(prince_end_ticks);
    let shown = small::right(ui, pos2(x, middle), ticks, style.clone(), 240.0);
    x = shown.left() - 8.0;
    let line = Stroke::new(2.2, palette.ink);
    ui.painter().vline(x, middle - 7.0..=middle + 7.0, line);
    x -= 14.0;
    for source in bars::sources(view.game).into_iter().rev() {
        let name = names::source(source);
        let shown = small::right(ui, pos2(x, middle), name, style.clone(), 130.0);
        let block = Rect::from_min_size(pos2(shown.left() - 20.0, middle - 6.0), vec2(14.0, 12.0));
        bars::swatch(ui, block, source);
        x = block.left() - 14.0;
    }
}

/// Draws the bars, those with most points first.
fn towers(ui: &mut Ui, view: &View<'_>, ranking: &[Ranked], each: f32) {
    let palette = Palette::of(ui);
    let game = view.game;
    let most = ranking.iter().map(|one| one.points).max().unwrap_or(0);
    let best = ranking.iter().filter(|one| one.rank == 1).count();
    let names = names_width(ui, view, ui.available_width() * 0.24);
    for (n, ranked) in ranking.iter().enumerate() {
        let room = page::room(ui, each);
        let middle = room.center().y;
        if n > 0 {
            small::hair(ui, room.x_range(), room.top());
        }
        let high = (each - 12.0).min(34.0);
        let arms = Rect::from_min_size(
            pos2(room.left(), middle - high / 2.0),
            vec2(high / 1.2, high),
        );
        art::arms(ui, arms, view.session.people().colour(ranked.seat));
        let marker = small::around(pos2(arms.right() + 17.0, middle), 13.0);
        icons::paint_seat(ui.painter(), marker, ranked.seat, palette);
        let name = view.words.seat(ranked.seat);
        let left = marker.right() + 8.0;
        let start = room.left() + names + 66.0;
        let font = text::fitting(ui, &name, face::display, [11.0, 18.0], start - left - 6.0);
        let at = pos2(left, middle);
        small::left(ui, at, &name, (font, palette.ink), start - left - 6.0);
        let end = room.right() - 76.0;
        let point = (end - start) / f32::from(most.max(1));
        let bar = Rect::from_x_y_ranges(start..=end, middle - high / 2.0..=middle + high / 2.0);
        let pieces = bars::pieces(game, ranked.seat);
        let end = bars::bar(ui, bar, &pieces, point);
        let leads = ranked.rank == 1 && most > 0;
        let (points, ink) = match leads {
            true => (28.0, palette.leaf),
            false => (23.0, palette.ink),
        };
        let at = pos2(end + 12.0, middle);
        let total = ranked.points.to_string();
        let shown = small::left(ui, at, &total, (face::display(points), ink), 50.0);
        if leads {
            let at = pos2(shown.right() + 13.0, middle);
            small::icon(ui, at, 15.0, Icon::Crown, palette.leaf);
        }
        let shared = ranking.iter().filter(|one| one.rank == ranked.rank).count() > 1;
        let place = match shared {
            true => fl!(prince_end_shared, rank = ranked.rank),
            false => fl!(prince_end_place, rank = ranked.rank),
        };
        let mut told = vec![fl!(
            prince_end_told,
            name = name,
            place = place,
            points = names::points(ranked.points)
        )];
        told.extend(pieces.iter().map(piece_told));
        tell_next(ui, room, &told.join("; "));
    }
    if game.is_over() && best > 1 {
        let room = page::room(ui, 22.0);
        let style = (face::strong(13.0), palette.leaf);
        let said = fl!(prince_end_draw);
        small::left(ui, room.left_center(), said, style, room.width());
        tell_next(ui, room, said);
    }
}

fn piece_told(piece: &Piece) -> String {
    fl!(
        prince_end_piece,
        turn = piece.turn + 1,
        source = names::source(piece.source),
        points = piece.points
    )
}

/// A table of numbers on a card: the headings of its columns with their widths as shares of
/// the width that the names leave.
struct Table<'a> {
    title: &'a str,
    remark: &'a str,
    columns: Vec<(String, Column)>,
}

/// The style of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Usual,
    Strong,
    Large,
    Gold,
}

impl Table<'_> {
    fn show(&self, ui: &mut Ui, view: &View<'_>, rows: &[(Seat, Vec<String>)]) {
        let palette = Palette::of(ui);
        let room = page::room(ui, HEAD + LINE * rows.len() as f32 + 10.0);
        small::card(ui, room);
        let inner = room.shrink2(vec2(16.0, 7.0));
        let mut head = page::part(ui, inner, "head-of-a-table");
        caption(&mut head, self.title, self.remark, true);
        let name = names_width(ui, view, inner.width() * 0.26) + 28.0;
        // Names are shortened before the longest word of a heading is.
        let words = |said: &str| {
            let words = said.split([' ', '\u{a0}']);
            let wide = words.map(|word| text::width(ui, word, face::strong(LEAST_HEADING)));
            wide.fold(0.0, f32::max)
        };
        let longest = self.columns.iter().map(|(said, _)| words(said));
        let needed = longest.fold(0.0, f32::max) + 6.0;
        let columns = self.columns.len() as f32;
        let name = name.min(inner.width() - needed * columns).max(90.0);
        let each = (inner.width() - name) / columns;
        let right = |n: usize| inner.left() + name + each * (n + 1) as f32;
        for (n, (said, column)) in self.columns.iter().enumerate() {
            let ink = match column {
                Column::Gold => palette.leaf,
                Column::Large | Column::Strong => palette.ink,
                Column::Usual => palette.weak,
            };
            let face = match column {
                Column::Usual => face::text,
                Column::Strong | Column::Large | Column::Gold => face::strong,
            };
            let at = pos2(right(n), inner.top() + 27.0);
            heading(ui, at, said, (face, ink), each - 4.0);
        }
        for (n, (seat, values)) in rows.iter().enumerate() {
            let top = room.top() + HEAD + LINE * n as f32;
            small::hair(ui, inner.x_range(), top);
            let middle = top + LINE / 2.0;
            let marker = small::around(pos2(inner.left() + 6.0, middle), 12.0);
            icons::paint_seat(ui.painter(), marker, *seat, palette);
            let player = view.words.seat(*seat);
            let at = pos2(marker.right() + 8.0, middle);
            let wide = name - 22.0;
            let font = text::fitting(ui, &player, face::display, [11.0, 17.0], wide);
            small::left(ui, at, &player, (font, palette.ink), wide);
            let mut told = vec![player];
            for (n, (value, (said, column))) in values.iter().zip(&self.columns).enumerate() {
                let (font, ink) = match column {
                    Column::Usual => (face::text(13.0), palette.ink),
                    Column::Strong => (face::strong(13.0), palette.ink),
                    Column::Large => (face::display(18.0), palette.ink),
                    Column::Gold => (face::display(18.0), palette.leaf),
                };
                small::right(ui, pos2(right(n), middle), value, (font, ink), each - 4.0);
                told.push([said.as_str(), value].join(" "));
            }
            let row = Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), top + LINE));
            tell_next(ui, row, &told.join(", "));
        }
    }
}

/// Draws the heading of a column from its right centre, in two lines if one is too short.
fn heading(ui: &Ui, at: Pos2, said: &str, (face, ink): (fn(f32) -> FontId, Color32), room: f32) {
    let most = face(12.5);
    let said = &said.replace('\u{a0}', " ");
    if text::width(ui, said, face(LEAST_HEADING)) <= room || !said.contains(' ') {
        small::right(ui, at, said, (most, ink), room);
        return;
    }
    let mut job = text::line(said, face(LEAST_HEADING), ink);
    for section in &mut job.sections {
        section.format.line_height = Some(LEAST_HEADING + 1.0);
    }
    job.wrap.max_width = room;
    job.wrap.max_rows = 2;
    job.halign = Align::RIGHT;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let top = at.y - galley.size().y / 2.0;
    ui.painter().galley(pos2(at.x, top), galley, ink);
}

/// Draws the points of the current turn if it ended now.
fn preview(ui: &mut Ui, view: &View<'_>, ranking: &[Ranked]) {
    let game = view.game;
    let usual = |said: &str| (said.to_owned(), Column::Usual);
    let hides = view.hides_money;
    let title = fl!(prince_end_preview, turn = game.turn());
    let mut columns = vec![
        usual(fl!(prince_end_of_holdings)),
        usual(fl!(prince_end_of_offices)),
    ];
    if !hides {
        columns.push((fl!(prince_end_money_then).to_owned(), Column::Strong));
        columns.push(usual(names::source(Source::Money)));
    }
    columns.push(usual(names::source(Source::Holdings)));
    columns.push(usual(names::source(Source::Artists)));
    if !hides {
        columns.push((fl!(prince_end_not_pope).to_owned(), Column::Large));
        columns.push((fl!(prince_end_as_pope).to_owned(), Column::Gold));
    }
    let rows = ranking.iter().map(|ranked| {
        let seat = ranked.seat;
        let [not, pope] = [false, true].map(|as_pope| game.score_at_end(seat, as_pope));
        let to_come = |sort| match game.income_to_come(seat) {
            0 => "0".to_owned(),
            _ => fl!(prince_end_more, number = game.income_of(seat, sort)),
        };
        let mut values = vec![to_come(CardType::Holding), to_come(CardType::Office)];
        if !hides {
            let then = game.money(seat) + game.income_to_come(seat);
            values.push(names::ducats_short(then));
            values.push(not.money.to_string());
        }
        values.push(not.holdings.to_string());
        values.push(not.artists.to_string());
        if !hides {
            values.push((ranked.points + not.total()).to_string());
            values.push((ranked.points + pope.total()).to_string());
        }
        (seat, values)
    });
    let rows: Vec<_> = rows.collect();
    let table = Table {
        title: &title,
        remark: fl!(prince_end_preview_remark),
        columns,
    };
    table.show(ui, view, &rows);
}

/// Draws the points of each turn, and of each source, once the game is over.
fn by_turns(ui: &mut Ui, view: &View<'_>, ranking: &[Ranked]) {
    let game = view.game;
    let usual = |said: &str| (said.to_owned(), Column::Usual);
    let sources = bars::sources(game);
    let turns = 1..=usize::from(game.turn());
    let mut columns = vec![(fl!(prince_end_rank).to_owned(), Column::Strong)];
    columns.extend(
        turns
            .clone()
            .map(|turn| usual(&fl!(prince_end_turn, turn = turn))),
    );
    columns.extend(sources.iter().map(|&source| usual(names::source(source))));
    columns.push((fl!(prince_end_total).to_owned(), Column::Gold));
    let rows = ranking.iter().map(|ranked| {
        let scores = game.scores(ranked.seat);
        let mut values = vec![fl!(prince_end_place, rank = ranked.rank)];
        values.extend(
            turns
                .clone()
                .map(|turn| scores[turn - 1].total().to_string()),
        );
        values.extend(sources.iter().map(|&source| {
            let of_source: u16 = scores.iter().map(|score| score.of(source)).sum();
            of_source.to_string()
        }));
        values.push(ranked.points.to_string());
        (ranked.seat, values)
    });
    let rows: Vec<_> = rows.collect();
    let table = Table {
        title: fl!(prince_end_ranking),
        remark: fl!(prince_end_ranking_remark),
        columns,
    };
    table.show(ui, view, &rows);
}

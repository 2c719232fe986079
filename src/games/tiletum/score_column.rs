//! A player's column on the score sheet: fairs and king track round by round, a line for
//! each other source of points, goods, and the score track at the bottom.
//!
//! Accessible names: `Fair 1 of Anna`, `King 4 of Anna`, `Contracts of Anna`, `VP of
//! contracts of Anna`, `Houses of Anna`, `Gold of Anna`, `Score track of Anna` …; `Crest
//! worth 5 of Anna`.

use eframe::egui::{Align2, CornerRadius, Rect, Ui, pos2, vec2};

use super::art::{self, glyphs};
use super::score_sheet::Typed;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::base::{icons, text};
use crate::ui::parts::{page, small};
use crate::ui::screens::sheet::{self, Number, heading};
use table::{Item as _, Seat};
use tiletum::rules::edition::Reward;
use tiletum::rules::sheet::MOST;
use tiletum::rules::{Count, ROUNDS};
use tiletum::{Good, Source};
use words::figures::below_zero;
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// A player's column on the sheet.
type Column<'a, 'w> = sheet::Column<'a, 'w, Typed>;

/// The least width of a column.
pub const LEAST: f32 = 268.0;
/// The least height of a line, and the number of lines including the goods.
const LINE: f32 = 28.0;
const LINES: f32 = 8.0;
/// The height above the lines, and below them.
const ABOVE: f32 = 248.0;
const BELOW: f32 = 42.0;
/// The height of a field, and the width of one with minus and plus.
const FIELD: f32 = 24.0;
const STEPPER: f32 = 62.0;
/// The width of typed points.
const POINTS: f32 = 52.0;
/// The width of the points of a line.
const SUM: f32 = 34.0;
/// The number of goods for a point (E3).
const GOODS_A_POINT: u32 = 4;

impl Number for Count {
    type On = Typed;

    const SIGNS: usize = 6;

    fn all() -> impl Iterator<Item = Self> {
        Count::ALL.into_iter()
    }

    fn name_of(self, player: &str) -> String {
        let field = capital(&names::count(self));
        fl!(sheet_field_of, field, player)
    }

    fn get(self, on: &Typed, player: usize) -> Option<i64> {
        let counts = on.sheet.players.get(player)?;
        counts.get(self).map(i64::from)
    }

    fn set(self, on: &mut Typed, player: usize, value: Option<i64>) {
        if let Some(counts) = on.sheet.players.get_mut(player) {
            let most = i64::from(MOST);
            counts.set(self, value.map(|value| value.clamp(-most, most) as i16));
        }
    }

    fn read(self, text: &str) -> Option<Option<i64>> {
        let text = text.trim();
        let (sign, digits) = match text.strip_prefix(page::MINUS) {
            Some(digits) if self.least() < 0 => (-1, digits),
            _ => (1, text),
        };
        if text.is_empty() && self == Count::Track {
            return Some(None);
        }
        let number = sign * words::figures::sum(digits)?;
        (self.least()..=i64::from(MOST))
            .contains(&number)
            .then_some(Some(number))
    }

    fn refused(self, player: &str, text: &str) -> String {
        let field = self.name_of(player);
        fl!(sheet_no_number, field, typed = text)
    }

    fn room(self) -> f32 {
        page::DIGITS
    }

    fn least(self) -> i64 {
        match self {
            Count::Fair(_) | Count::King(_) => -99,
            _ => 0,
        }
    }
}

/// Paints the icon of a count.
pub(super) fn picture(ui: &Ui, rect: Rect, count: Count) {
    let icon = match count {
        Count::Left(good) => return art::good(ui, rect, good),
        Count::Fair(_) => glyphs::FAIR,
        Count::King(_) => glyphs::KING,
        Count::Contracts | Count::ContractVp => glyphs::CONTRACT,
        Count::Cathedrals | Count::CathedralVp => glyphs::CATHEDRAL,
        Count::Tiles => glyphs::STORE,
        Count::Crests => glyphs::CREST,
        Count::Completed => glyphs::CHARACTER,
        Count::Houses => glyphs::HOUSE,
        Count::Pillars => glyphs::PILLAR,
        Count::Track => Icon::Laurel,
    };
    icons::paint(ui.painter(), rect, icon, Palette::of(ui).ink);
}

/// Returns the least height of a column.
pub(super) fn least_height(_: f32) -> f32 {
    ABOVE + LINE * LINES + BELOW
}

/// Draws a column.
pub(super) fn show(mut column: Column<'_, '_>, ui: &mut Ui) {
    let mut inside = page::part(ui, column.rect, ("column", column.at));
    column.draw(&mut inside);
}

impl Column<'_, '_> {
    fn points(&self, source: Source) -> i16 {
        let seat = Seat::ALL[self.at];
        self.page.typed.sheet.score(seat).of(source)
    }

    fn is_end(&self) -> bool {
        self.page.typed.sheet.is_end()
    }

    fn draw(&mut self, ui: &mut Ui) {
        self.ground(ui);
        let head = self.head_place();
        self.head(ui, head);
        let inner = self.inner();
        let mut top = head.bottom() + 3.0;
        let mut strip = |height: f32, gap: f32| {
            let strip = Rect::from_x_y_ranges(inner.x_range(), top..=top + height);
            top += height + gap;
            strip
        };
        let said = strip(52.0, 7.0);
        let fairs = strip(61.0, 4.0);
        let king = strip(61.0, 6.0);
        let room = self.rect.bottom() - BELOW - king.bottom() - 6.0;
        let line = (room / LINES).clamp(LINE, 38.0);
        let lines: [Rect; 8] = std::array::from_fn(|_| strip(line, 0.0));
        self.told(ui, said);
        self.rounds(ui, fairs, fl!(tiletum_report_fairs), Count::Fair);
        self.rounds(ui, king, fl!(tiletum_report_king), Count::King);
        self.start(ui, lines[0]);
        self.typed(
            ui,
            lines[1],
            [Some(Count::Contracts), Some(Count::ContractVp)],
        );
        self.typed(
            ui,
            lines[2],
            [Some(Count::Cathedrals), Some(Count::CathedralVp)],
        );
        self.typed(ui, lines[3], [None, Some(Count::Tiles)]);
        self.crest(ui, lines[4]);
        if self.is_end() {
            self.typed(ui, lines[5], [Some(Count::Completed), None]);
            self.houses(ui, lines[6]);
            self.goods(ui, lines[7]);
        }
        self.track(ui);
    }

    /// Draws whether sheet and track agree, or what is wrong.
    fn told(&mut self, ui: &mut Ui, rect: Rect) {
        let tie = self.standing().and_then(|standing| standing.tie);
        let track = self.page.typed.sheet.players[self.at].get(Count::Track);
        let there = tie.unwrap_or(match track {
            Some(_) => fl!(sheet_all_is_right),
            None => fl!(tiletum_sheet_no_track),
        });
        let right = match track {
            Some(_) => fl!(tiletum_sheet_agrees),
            None => fl!(sheet_all_is_right),
        };
        self.said(ui, rect, [right, there]);
    }

    /// Draws the rounds of fairs or of the king track.
    fn rounds(&mut self, ui: &mut Ui, rect: Rect, caption: &str, count: fn(u8) -> Count) {
        let palette = Palette::of(ui);
        let counts = &self.page.typed.sheet.players[self.at];
        let rounds = 1..=self.page.typed.sheet.round;
        let sum: i16 = rounds.map(|round| counts.of(count(round))).sum();
        heading(ui, rect, caption, &below_zero(sum));
        let cells = rect.with_min_y(rect.top() + 20.0);
        for (round, cell) in (1..=ROUNDS).zip(sheet::grid(cells, 4, 1, vec2(6.0, 0.0))) {
            let field = cell.with_max_y(cell.top() + FIELD);
            let told = self.below(count(round));
            let below = pos2(cell.center().x, field.bottom() + 9.0);
            let font = text::fitting(ui, &told, face::text, [9.5, 11.5], cell.width());
            small::centred(ui, below, &told, (font, palette.weak), cell.width());
            match round <= self.page.typed.sheet.round {
                true => self.number(ui, field, count(round)),
                false => {
                    let style = (face::text(14.0), palette.weak);
                    small::centred(ui, field.center(), "–", style, cell.width());
                }
            }
        }
    }

    /// Returns the text below a round: the city of its fair, or what the leader has there.
    fn below(&self, count: Count) -> String {
        let sheet = &self.page.typed.sheet;
        match count {
            Count::Fair(round) => {
                let city = self.judged.told.cities.get(usize::from(round) - 1);
                city.cloned()
                    .unwrap_or_else(|| fl!(tiletum_count_round, round))
            }
            Count::King(ROUNDS) if sheet.leader() == Some(Seat::ALL[self.at]) => {
                let space = sheet.players[self.at].of(count) - 4;
                let space = below_zero(space);
                fl!(tiletum_count_with_leader, space, more = 4)
            }
            Count::King(round) => fl!(tiletum_count_round, round),
            _ => String::new(),
        }
    }

    /// Draws the ground of a line, its icon and its name. Returns the room that is left.
    fn label(&self, ui: &Ui, rect: Rect, count: Count, name: &str, room: f32) {
        let palette = Palette::of(ui);
        if count != Count::Track && self.is_wrong(count) {
            let whole = Rect::from_x_y_ranges(self.rect.shrink(2.0).x_range(), rect.y_range());
            small::boxed(
                ui,
                whole,
                CornerRadius::ZERO,
                palette.wrong_ground,
                palette.wrong_ground,
            );
        }
        small::hair(ui, rect.x_range(), rect.top());
        picture(
            ui,
            small::around(rect.left_center() + vec2(9.0, 0.0), 16.0),
            count,
        );
        let at = rect.left_center() + vec2(24.0, 0.0);
        let room = room - 24.0;
        let font = text::fitting(ui, name, face::text, [11.0, 13.0], room);
        small::left(ui, at, name, (font, palette.ink), room);
    }

    fn sum(ui: &Ui, rect: Rect, vp: i16) {
        let style = (face::strong(13.5), Palette::of(ui).ink);
        let value = below_zero(vp);
        small::whole(ui, rect.right_center(), Align2::RIGHT_CENTER, value, style);
    }

    /// Draws the points that every player begins with (G2).
    fn start(&self, ui: &Ui, rect: Rect) {
        let name = fl!(tiletum_report_start);
        self.label(ui, rect, Count::Track, name, rect.width() - SUM);
        Self::sum(ui, rect, tiletum::rules::sheet::START_VP as i16);
    }

    /// Draws a line with a number, with typed points, or with both.
    fn typed(&mut self, ui: &mut Ui, rect: Rect, counts: [Option<Count>; 2]) {
        let [number, points] = counts;
        let count = number.or(points).unwrap_or(Count::Tiles);
        let right = match points {
            Some(_) => rect.right() - POINTS,
            None => rect.right() - SUM,
        };
        let field = |right: f32, width: f32| {
            let middle = pos2(right - width / 2.0, rect.center().y);
            Rect::from_center_size(middle, vec2(width, FIELD))
        };
        let number_place = field(right - 6.0, STEPPER);
        let name = match count {
            Count::Tiles => fl!(tiletum_count_tiles_short).to_owned(),
            count => capital(&names::count(count)),
        };
        let taken = match number {
            Some(_) => number_place.left(),
            None => right,
        };
        self.label(ui, rect, count, &name, taken - rect.left() - 4.0);
        if let Some(number) = number {
            self.number(ui, number_place, number);
        }
        match points {
            Some(points) => self.number(ui, field(rect.right(), POINTS), points),
            None => Self::sum(ui, rect, self.points(Source::Buildings)),
        }
    }

    /// Draws the crest that is worth points: present or not. If there are several or none,
    /// their points are typed.
    fn crest(&mut self, ui: &mut Ui, rect: Rect) {
        let data = &self.page.typed.setup.edition;
        let mut rewards = data
            .board
            .buildings
            .iter()
            .filter_map(|one| match one.reward {
                Reward::Vp(vp) => Some(vp),
                _ => None,
            });
        let (Some(worth), None) = (rewards.next(), rewards.next()) else {
            return self.typed(ui, rect, [None, Some(Count::Crests)]);
        };
        let name = fl!(tiletum_count_crest_worth, points = worth);
        self.label(ui, rect, Count::Crests, &name, rect.width() - SUM - 40.0);
        let counts = &mut self.page.typed.sheet.players[self.at];
        let mut is_there = counts.of(Count::Crests) > 0;
        let place = Rect::from_center_size(
            pos2(rect.right() - SUM - 14.0, rect.center().y),
            vec2(24.0, rect.height()),
        );
        let mut inside = page::row(ui, place, ("crest", self.at));
        let called = fl!(
            tiletum_count_crest_of,
            points = worth,
            player = self.name.as_str()
        );
        if page::tick_called(&mut inside, &mut is_there, "", &called).changed() {
            let value = if is_there { i16::from(worth) } else { 0 };
            counts.set(Count::Crests, Some(value));
        }
        Self::sum(ui, rect, self.points(Source::Crests));
    }

    /// Draws houses by pillars (E2).
    fn houses(&mut self, ui: &mut Ui, rect: Rect) {
        let palette = Palette::of(ui);
        let pillars = Rect::from_center_size(
            pos2(rect.right() - SUM - STEPPER / 2.0 + 4.0, rect.center().y),
            vec2(STEPPER - 8.0, FIELD),
        );
        let houses = pillars.translate(vec2(-pillars.width() - 14.0, 0.0));
        let name = capital(&names::source(Source::HousesByPillars));
        self.label(
            ui,
            rect,
            Count::Houses,
            &name,
            houses.left() - rect.left() - 2.0,
        );
        self.number(ui, houses, Count::Houses);
        let between = pos2(
            f32::midpoint(houses.right(), pillars.left()),
            rect.center().y,
        );
        small::centred(ui, between, "×", (face::text(13.0), palette.weak), 12.0);
        self.number(ui, pillars, Count::Pillars);
        Self::sum(ui, rect, self.points(Source::HousesByPillars));
    }

    /// Draws remaining goods (E3).
    fn goods(&mut self, ui: &mut Ui, rect: Rect) {
        let palette = Palette::of(ui);
        if self.is_wrong(Count::Left(Good::Gold)) {
            let whole = Rect::from_x_y_ranges(self.rect.shrink(2.0).x_range(), rect.y_range());
            small::boxed(
                ui,
                whole,
                CornerRadius::ZERO,
                palette.wrong_ground,
                palette.wrong_ground,
            );
        }
        small::hair(ui, rect.x_range(), rect.top());
        let goods = self.page.typed.sheet.players[self.at].goods().total();
        let told = fl!(tiletum_count_goods, goods, each = GOODS_A_POINT);
        let at = rect.right_center() - vec2(26.0, 0.0);
        let said = small::right(ui, at, &told, (face::text(12.0), palette.weak), 48.0);
        let step = (said.left() - 4.0 - rect.left()) / 5.0;
        for (n, &good) in Good::ALL.iter().enumerate() {
            let left = rect.left() + n as f32 * step;
            let picture = small::square(left, rect.center().y, 15.0);
            art::good(ui, picture, good);
            let place = Rect::from_x_y_ranges(
                picture.right() + 1.0..=left + step - 3.0,
                rect.center().y - FIELD / 2.0..=rect.center().y + FIELD / 2.0,
            );
            self.number(ui, place, Count::Left(good));
        }
        Self::sum(ui, rect, self.points(Source::Goods));
    }

    /// Draws the score track next to the total of the sheet.
    fn track(&mut self, ui: &mut Ui) {
        let total = self.page.typed.sheet.total(Seat::ALL[self.at]);
        let made_of = names::count(Count::Track);
        self.foot(ui, &made_of, Some(fl!(tiletum_sheet_sum, total)));
        let wide = text::width(ui, &made_of, face::text(13.0)).min(110.0);
        let foot = self.inner().with_min_y(self.rect.bottom() - 33.0);
        let left = foot.left() + wide + 10.0;
        let place = Rect::from_min_size(pos2(left, foot.top() + 4.0), vec2(76.0, 25.0));
        self.number(ui, place, Count::Track);
    }
}

//! The end of the game. *Now* says who has won and by how much; the tab `Result` has every
//! player's points as towers, the prestige cards and whether they were met, and the growth
//! of the points. Before that, the prestige cards are turned over one after the other (E1):
//! at a real table they are named, on this screen they only have to be looked at.
//!
//! Buttons: `Copy the sheet` (C or Enter), `Export…`, `Look back at the decisions`; after a
//! game on this screen `Another game` and `Play the same deal again`; while cards are face
//! down, `Reveal Most Parks of Anna`. Accessible
//! name of the total on a tower: `1.  Anna: 15 PP. Fame track 10; …`. Where the cards are
//! known, `Reveal one of Anna’s cards` (Enter or Space) and `All`.

use eframe::egui::{
    Align, Align2, FontId, Layout, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::art::{cards, coin};
use super::block::sides;
use super::charts::Curve;
use super::read::Facts;
use super::state::Table;
use super::view::is_settled;
use super::{Intent, View, charts, commands as own_commands, moves, prestige};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::input::{is_second_click, plain_key};
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, motion, text};
use crate::ui::parts::computer::SKIP_AHEAD;
use crate::ui::parts::kept_places::kept_places;
use crate::ui::parts::now_block::{block, inside};
use crate::ui::parts::small::tell;
use crate::ui::parts::towers::Stands;
use crate::ui::parts::widgets::{Press, caption, paint_card};
use crate::ui::parts::{after_game, controls, small};
use crate::ui::session::commands;
use crate::ui::session::computer::people;
use florence::rules::tally::{Account, tally};
use florence::{BySource, Command, Decision, Game, Phase};
use table::{Item, Seat};
use words::fl;
use words::florence::names::cut;
use words::florence::sentences::tie_text;
use words::florence::{Named, Words, board, endings, points, result, statistics};

/// The least size of the page before it scrolls.
const LEAST: Vec2 = vec2(470.0, 420.0);
/// The most points a prestige card can score (E2).
const MOST_OF_A_CARD: u16 = 8;
/// The height of a line of the ranking.
const PLACE_ROW: f32 = 34.0;
/// The height of a line of the list of prestige cards.
const CARD_ROW: f32 = 40.0;

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct EndPanel {
    facts: Facts,
    /// The log entry at which the sheet was copied.
    copied: Option<usize>,
    /// Whether the sheet is to be copied.
    copies: bool,
}

/// Returns who has won, with names of at most `letters` letters.
#[must_use]
pub fn winners(game: &Game, words: &Words<'_>, letters: usize) -> String {
    let accounts = tally(game);
    let words = words.with_names_of(letters);
    let winners = accounts.iter().filter(|account| account.rank == 1);
    let winners: Vec<String> = winners.map(|one| words.seat(one.seat)).collect();
    board::winner(&winners, accounts.first().map_or(0, |one| one.total))
}

impl EndPanel {
    /// Draws "now": the verdict, or whose cards are next to be turned over.
    pub fn now(&mut self, ui: &mut Ui, view: &View<'_>, open: &Table) -> Option<Intent> {
        let rect = ui.available_rect_before_wrap();
        if is_settled(view.game) {
            self.verdict(ui, view, open, rect)
        } else if view.game.is_over() {
            turn_over(ui, view, rect)
        } else {
            to_reveal(ui, view, rect);
            None
        }
    }

    /// Copies the sheet on the next frame.
    pub fn copy(&mut self) {
        self.copies = true;
    }

    fn verdict(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        open: &Table,
        rect: Rect,
    ) -> Option<Intent> {
        let palette = Palette::of(ui);
        let accounts = tally(view.game);
        charts::golden(ui, rect);
        let side = (rect.height() - 26.0).min(rect.width() / 8.0);
        let wreath = small::around(pos2(rect.left() + 16.0 + side / 2.0, rect.center().y), side);
        coin::paint_laurel(ui.painter(), wreath, Palette::of(ui).leaf);
        let wide = match open.own.digital.is_some() {
            true => 292.0_f32.min(rect.width() * 0.42),
            false => 178.0_f32.min(rect.width() * 0.36),
        };
        let buttons = Rect::from_min_max(
            pos2(rect.right() - 16.0 - wide, rect.center().y - 35.0),
            pos2(rect.right() - 16.0, rect.bottom()),
        );
        let left = wreath.right() + 14.0;
        let room = buttons.left() - 12.0 - left;
        let title = text::giving_way(ui, (face::display, 20.0), room, |most| {
            winners(view.game, &view.words, most)
        });
        let fits = |points: &f32| {
            let font = face::display(*points);
            let galley = ui
                .painter()
                .layout_no_wrap(title.clone(), font, palette.ink);
            galley.size().x <= room
        };
        let sizes = [36.0, 32.0, 28.0, 24.0, 20.0];
        let points = sizes.into_iter().find(fits).unwrap_or(20.0);
        let at = pos2(left, rect.center().y - 10.0);
        let heading = small::left(ui, at, &title, (face::display(points), palette.ink), room);
        told(ui, heading, "verdict", &title);
        how_far(
            ui,
            view,
            &accounts,
            pos2(left, rect.center().y + 24.0),
            room,
        );
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(buttons)
                .layout(Layout::top_down_justified(Align::Min)),
        );
        inside.spacing_mut().item_spacing.y = 8.0;
        self.after(&mut inside, view, open)
    }

    /// Draws the buttons for after a game.
    fn after(&mut self, ui: &mut Ui, view: &View<'_>, open: &Table) -> Option<Intent> {
        let mut wanted = None;
        let now = view.session.cursor();
        let done = self.copied == Some(now);
        let (text, icon) = match done {
            true => (fl!(copied_result), Icon::Check),
            false => (fl!(copy_result), Icon::Copy),
        };
        let key = own_commands::COPY_SHEET.keys.first();
        let key = key.map_or("", |keys| keys.logical_key.name());
        let is_alone = open.own.digital.is_some();
        let look = Press::new(fl!(look_back)).name(fl!(look_back_at));
        let (mut looks, mut copies) = (false, std::mem::take(&mut self.copies));
        let free = ui.memory(|memory| memory.focused().is_none());
        let wide = ui.available_width();
        let export = |ui: &mut Ui| {
            let export = &commands::EXPORT;
            let button = Press::new("").icon(Icon::Folder).name((export.name)());
            let button = ui.add(button).on_hover_text((export.hint)());
            button
                .clicked()
                .then_some(Intent::Shell(Shell::Do(export.id)))
        };
        if is_alone {
            // After a game against the computer, people review it, or play another one.
            ui.horizontal(|ui| {
                let look = look.main().enter().at_least(vec2(wide - 84.0, 0.0));
                let look = ui.add(look).on_hover_text(fl!(look_back_hint));
                looks = look.clicked() || free && controls::fresh_enter(ui);
                let copy = Press::new("").icon(icon).name(fl!(copy_result));
                let copy = ui.add(copy).on_hover_text(fl!(copy_result_hint));
                copies |= copy.clicked();
                wanted = export(ui);
            });
            if let Some(deal) = open.session.people().deal {
                let deal = words::florence::play::deal(deal);
                let again = after_game::beside(
                    ui,
                    (&own_commands::SAME_DEAL, fl!(same_deal_short)),
                    Some(&deal),
                );
                wanted = wanted.or(again.map(Intent::Shell));
            }
        } else {
            // A real table copies its sheet.
            let copy = Press::new(text).icon(icon).key(key).name(fl!(copy_result));
            let copy = ui.add(copy.main().at_least(vec2(wide, 0.0)));
            copies |= copy.clicked() || free && controls::fresh_enter(ui);
            copy.on_hover_text(fl!(copy_result_hint));
            ui.horizontal(|ui| {
                let look = ui.add(look.at_least(vec2(wide - 42.0, 0.0)));
                looks = look.on_hover_text(fl!(look_back_hint)).clicked();
                wanted = export(ui);
            });
        }
        if copies {
            ui.copy_text(result::sheet(view.session, &view.words));
            self.copied = Some(now);
        }
        if looks {
            wanted = Some(look_back(open));
        }
        wanted
    }

    /// Draws the tab.
    pub fn result(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        self.facts.read(view);
        let room = (ui.available_size() - Vec2::splat(1.0)).max(LEAST).floor();
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        // A position entered as it is has no past.
        let has_past = self.facts.history.standings.len() > 1;
        let low = match has_past {
            true => (room.y * 0.36).clamp(160.0, 320.0).round() + size::SPACE,
            false => 0.0,
        };
        let (above, below) = rect.split_top_bottom_at_y(rect.bottom() - low);
        let below = below.with_min_y(below.top() + size::SPACE);
        let (left, right) = above.split_left_right_at_x(above.left() + (room.x * 0.53).round());
        let mut accounts = tally(view.game);
        if view.game.is_over() && !is_settled(view.game) {
            // No tower changes its place while cards are turned over.
            accounts.sort_by_key(|account| std::cmp::Reverse(account.prestige));
        }
        self.towers(ui, view, &accounts, left);
        let right = right.with_min_x(right.left() + 18.0);
        let wanted = self.cards(ui, view, &accounts, right);
        if !has_past {
            return wanted;
        }
        let winner = accounts.first().map(|account| account.seat);
        let inner = charts::card(ui, below, fl!(end_points_by_round));
        let curve = Curve {
            heading: fl!(statistics_prestige),
            of: |standing, seat| i64::from(standing.prestige[seat.index()]),
            label: statistics::prestige_at,
            standings: &self.facts.history.standings,
        };
        curve.show(ui, view, inner, winner.filter(|_| is_settled(view.game)));
        wanted
    }

    /// Draws every player's points as towers, the best first.
    fn towers(&self, ui: &Ui, view: &View<'_>, accounts: &[Account], rect: Rect) {
        let palette = Palette::of(ui);
        let foot = rect.bottom() - 34.0;
        let of = |seat: Seat| -> Option<&BySource> { self.facts.sources.get(seat.index()) };
        let settled = is_settled(view.game);
        // Until all cards are turned over, there is room for what they may score.
        let may_bring = |seat: Seat, of: &BySource| match settled || !view.game.is_over() {
            true => 0,
            false => {
                let cards = view.game.player(seat).prestige_cards().len() as u16;
                (cards * MOST_OF_A_CARD).saturating_sub(of.cards)
            }
        };
        let highest = accounts.iter().filter_map(|account| of(account.seat));
        let highest = highest.map(|of| charts::height(of) + may_bring(of.seat, of));
        let highest = highest.max().unwrap_or(0).max(1);
        let unit = (foot - rect.top() - 58.0) / f32::from(highest);
        let column = rect.width() / accounts.len().max(1) as f32;
        let wide = (column - 22.0).clamp(24.0, 110.0);
        for (place, account) in accounts.iter().enumerate() {
            let Some(of) = of(account.seat) else { continue };
            let name = view.words.seat(account.seat);
            let x = rect.left() + column * place as f32 + (column - wide) / 2.0 - 2.0;
            let middle = x + wide / 2.0;
            let has_won = account.rank == 1 && settled;
            let high = unit * f32::from(charts::height(of));
            let id = eframe::egui::Id::unique(("tower", account.seat.index()));
            let grown = motion::towards(ui.ctx(), id, high);
            let stands = Stands {
                wide,
                unit,
                grown,
                has_won,
            };
            let top = charts::tower(ui, pos2(x, foot), stands, of, &name);
            let (font, colour) = if has_won {
                (face::display(36.0), palette.leaf)
            } else {
                (face::display(28.0), palette.ink)
            };
            let number = account.total.to_string();
            let at = pos2(middle, top - 4.0);
            let style = (font, colour);
            let total = text::paint(ui, at, Align2::CENTER_BOTTOM, &number, style, column);
            let beside = pos2(total.right() + 5.0, total.center().y);
            let id = eframe::egui::Id::unique(("total_of", account.seat.index()));
            let step = view.session.cursor() + turned_over(view.game);
            let gained = (account.total, step);
            moves::paint_gain(ui, id, gained, beside, palette.leaf);
            if has_won {
                let at = pos2(total.right() + 15.0, total.center().y);
                small::icon(ui, at, 20.0, Icon::Crown, palette.leaf);
            }
            if of.sold > 0 {
                // The winner has the crown on the right, so this goes to the left.
                let (x, align) = match has_won {
                    true => (total.left() - 4.0, Align2::RIGHT_CENTER),
                    false => (total.right() + 4.0, Align2::LEFT_CENTER),
                };
                let at = pos2(x, total.center().y + 4.0);
                let room = column / 2.0 - total.width() / 2.0 - 4.0;
                let font = face::text(11.5);
                let mut said = fl!(end_sold, number = of.sold);
                if text::width(ui, &said, font.clone()) > room {
                    said = fl!(end_sold_short, number = of.sold);
                }
                text::paint(ui, at, align, &said, (font, palette.weak), room);
            }
            told(
                ui,
                total,
                ("total", account.seat),
                &in_words(view, account, of),
            );
            let room = column - 24.0;
            let name = text::giving_way(ui, (face::display, 13.0), room, |most| cut(&name, most));
            let font = text::fitting(ui, &name, face::display, [13.0, 18.0], room);
            let whole = text::width(ui, &name, font.clone()).min(room) + 21.0;
            let half = whole / 2.0;
            let at = pos2(middle - half + 8.0, foot + 20.0);
            small::seat(ui, at, 16.0, account.seat);
            let at = pos2(middle - half + 21.0, foot + 20.0);
            small::left(ui, at, &name, (font, palette.ink), room);
        }
        let line = eframe::egui::Stroke::new(1.0, palette.line);
        ui.painter().hline(rect.x_range(), foot + 5.0, line);
    }

    /// Draws the prestige cards, and those not yet turned over.
    fn cards(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        accounts: &[Account],
        rect: Rect,
    ) -> Option<Intent> {
        let mut inside = small::from_above(ui, rect);
        let ui = &mut inside;
        ui.spacing_mut().item_spacing.y = 0.0;
        caption(ui, fl!(end_prestige_cards));
        ui.add_space(3.0);
        let legend = 96.0;
        let area = ScrollArea::vertical()
            .id_salt("prestige cards")
            .max_height(rect.bottom() - ui.cursor().top() - legend)
            .auto_shrink([false, true]);
        let wanted = area
            .show(ui, |ui| {
                if view.game.phase() == Phase::Reveal {
                    return choose(ui, view);
                }
                let mut none = true;
                for account in accounts {
                    for &(card, points) in &account.cards {
                        none = false;
                        row(ui, view, account.seat, card, points);
                    }
                    for _ in 0..account.hidden_cards {
                        none = false;
                        face_down(ui, view, account.seat);
                    }
                }
                if none {
                    controls::remark(ui, fl!(end_no_prestige_cards));
                }
                None
            })
            .inner;
        ui.add_space(9.0);
        caption(ui, fl!(statistics_sources));
        ui.add_space(5.0);
        charts::legend(ui, &self.facts.sources);
        let room = rect.bottom() - ui.cursor().top();
        if is_settled(view.game) && room > 54.0 + accounts.len() as f32 * PLACE_ROW {
            ui.add_space(16.0);
            caption(ui, fl!(end_ranking));
            ui.add_space(4.0);
            for account in accounts {
                place(ui, view, account);
            }
        }
        wanted
    }
}

/// Draws a place in the ranking, with the money that breaks ties.
fn place(ui: &mut Ui, view: &View<'_>, account: &Account) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), PLACE_ROW);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let middle = rect.center().y;
    let put = |x: f32, anchor, text: &str, font, colour, room: f32| {
        text::paint(ui, pos2(x, middle), anchor, text, (font, colour), room)
    };
    let (ink, weak) = (palette.ink, palette.weak);
    let rank = account.rank.to_string();
    let font = face::display(18.0);
    put(
        rect.left() + 13.0,
        Align2::CENTER_CENTER,
        &rank,
        font,
        weak,
        26.0,
    );
    small::seat(ui, pos2(rect.left() + 41.0, middle), 13.0, account.seat);
    let total = points(account.total);
    let font = face::strong(14.0);
    put(
        rect.right() - 2.0,
        Align2::RIGHT_CENTER,
        &total,
        font,
        ink,
        70.0,
    );
    let money = view.words.money(account.money);
    let font = face::text(13.0);
    let right = rect.right() - 76.0;
    let money = put(right, Align2::RIGHT_CENTER, &money, font, weak, 110.0);
    let name = view.words.seat(account.seat);
    let left = rect.left() + 56.0;
    let room = money.left() - left - 8.0;
    let font = text::fitting(ui, &name, face::display, [13.0, 18.0], room);
    put(left, Align2::LEFT_CENTER, &name, font, ink, room);
    let line = eframe::egui::Stroke::new(1.0, palette.hair);
    ui.painter()
        .hline(rect.x_range(), rect.bottom() - 0.5, line);
    if let Some(tie) = account.tie {
        response.on_hover_text(tie_text(tie));
    }
}

/// Draws who is behind, and by how much.
fn how_far(ui: &Ui, view: &View<'_>, accounts: &[Account], at: eframe::egui::Pos2, room: f32) {
    let palette = Palette::of(ui);
    let Some(second) = accounts.get(1) else {
        return;
    };
    small::seat(ui, pos2(at.x + 6.0, at.y), 11.0, second.seat);
    let room = room - 19.0;
    // Two lines before names are shortened; lines break between words.
    let two = room * 1.8;
    let said = text::giving_way(ui, (face::text, 12.5), two, |most| {
        endings::how_far(accounts, &view.words.with_names_of(most))
    });
    let at = pos2(at.x + 19.0, at.y);
    let style = (face::text as fn(f32) -> FontId, palette.weak);
    let line = text::in_one_or_two(ui, at, &said, style, [12.5, 14.0], room);
    told(ui, line, "behind", &said);
}

/// Draws the code of the deal, with a button that copies it.
pub fn deal(ui: &mut Ui, open: &Table) -> Option<Shell> {
    let code = open.deal_code()?;
    let said = fl!(deal_of_code, code = code.as_str());
    let row = &own_commands::COPY_DEAL;
    let button = Press::new(&said).icon(Icon::Copy).quiet().small();
    let button = ui.add(button.name((row.name)()));
    let clicked = button.on_hover_text((row.hint)()).clicked();
    clicked.then_some(Shell::Do(row.id))
}

/// Returns the intent that opens the review; in a game with one person it is about their
/// decisions.
pub fn look_back(open: &Table) -> Intent {
    let mut people = people(&open.session);
    let alone = people.next().filter(|_| people.next().is_none());
    let known = open.own.review.as_ref();
    let known = known.is_some_and(|review| review.is_of(&open.session));
    match alone.filter(|_| !known) {
        Some(seat) => Intent::Review(seat),
        None => Intent::LookBack,
    }
}

/// Describes a place in the ranking with everything that led to it.
fn in_words(view: &View<'_>, account: &Account, of: &BySource) -> String {
    let name = view.words.seat(account.seat);
    let place = fl!(
        rank_line,
        rank = account.rank,
        player = &name,
        total = points(account.total)
    );
    let mut parts = vec![place];
    parts.extend(account.tie.map(|tie| tie_text(tie).to_owned()));
    if of.sold > 0 {
        parts.push(statistics::all_points(&name, of.total(), of.sold));
    }
    parts.push(board::points_from(account, view.words));
    parts.join(". ")
}

/// Gives a painted place its text for screen readers and as a tooltip.
fn told(ui: &Ui, rect: Rect, id: impl std::hash::Hash + std::fmt::Debug, text: &str) {
    tell(ui, rect, id, text);
}

/// Draws a prestige card that was turned over: its owner, what it counts, what it scores.
fn row(ui: &mut Ui, view: &View<'_>, seat: Seat, card: florence::PrestigeCard, points: u16) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), CARD_ROW);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let middle = rect.center().y;
    let back = Rect::from_center_size(pos2(rect.left() + 13.0, middle), vec2(24.0, 32.0));
    cards::paint_prestige(ui, back, prestige::icon(card), points == 0);
    small::seat(ui, pos2(rect.left() + 41.0, middle), 13.0, seat);
    let why = endings::why(view.game, seat, card);
    let left = rect.left() + 56.0;
    let room = rect.right() - 52.0 - left;
    let put = |y: f32, text: &str, font, colour| {
        small::left(ui, pos2(left, y), text, (font, colour), room);
    };
    // A long name takes two lines.
    let name = card.name();
    let is_long = text::width(ui, name, face::strong(10.5)) > room;
    if is_long {
        let style = (face::strong as fn(f32) -> FontId, palette.ink);
        let at = pos2(left, middle - 7.0);
        text::in_one_or_two(ui, at, name, style, [11.0, 12.5], room);
        put(middle + 12.5, &why, face::text(11.0), palette.weak);
    } else {
        put(middle - 8.0, name, face::strong(12.5), palette.ink);
        put(middle + 8.0, &why, face::text(12.0), palette.weak);
    }
    let (icon, mark, colour) = match points {
        0 => (Icon::Cross, 11.0, palette.weak),
        _ => (Icon::Check, 14.0, palette.right),
    };
    let at = small::around(pos2(rect.right() - 40.0, middle), mark);
    icons::paint(ui.painter(), at, icon, colour);
    let colour = if points == 0 {
        palette.weak
    } else {
        palette.ink
    };
    let at = pos2(rect.right() - 2.0, middle);
    let number = points.to_string();
    small::right(ui, at, &number, (face::display(20.0), colour), 26.0);
    let line = eframe::egui::Stroke::new(1.0, palette.hair);
    ui.painter()
        .hline(rect.x_range(), rect.bottom() - 0.5, line);
    let name = fl!(
        end_card_told,
        player = view.words.seat(seat),
        card = card.name(),
        why = &why,
        points = words::florence::points(points)
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}

/// Draws a prestige card that is still to be turned over.
fn face_down(ui: &mut Ui, view: &View<'_>, seat: Seat) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), CARD_ROW);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let middle = rect.center().y;
    let back = Rect::from_center_size(pos2(rect.left() + 13.0, middle), vec2(24.0, 32.0));
    cards::paint_prestige(ui, back, super::art::glyphs::PRESTIGE, false);
    small::seat(ui, pos2(rect.left() + 41.0, middle), 13.0, seat);
    let at = pos2(rect.left() + 56.0, middle);
    let text = fl!(end_face_down);
    let font = face::text(12.5);
    small::left(ui, at, text, (font, palette.weak), rect.right() - at.x);
    let line = eframe::egui::Stroke::new(1.0, palette.hair);
    ui.painter()
        .hline(rect.x_range(), rect.bottom() - 0.5, line);
    let name = fl!(end_face_down_of, player = view.words.seat(seat));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
}

/// Returns the number of prestige cards turned over.
fn turned_over(game: &Game) -> usize {
    let known = game.seats();
    let known = known.map(|seat| game.player(seat).prestige_cards().known().len());
    known.sum()
}

/// Draws whose card is turned over next, and how many there are.
fn turn_over(ui: &mut Ui, view: &View<'_>, rect: Rect) -> Option<Intent> {
    let palette = Palette::of(ui);
    let game = view.game;
    let cards = |seat: Seat| game.player(seat).prestige_cards();
    let next = game.turn_order().find(|&seat| cards(seat).hidden() > 0)?;
    let all: usize = game.seats().map(|seat| cards(seat).len()).sum();
    let [left, right] = sides(rect);
    block(ui, left, false);
    let inner = left.shrink2(vec2(18.0, 0.0));
    let title = fl!(end_prestige_cards);
    let font = text::fitting(ui, title, face::display, [15.0, 26.0], inner.width());
    let at = pos2(inner.left(), inner.center().y - 11.0);
    small::left(ui, at, title, (font, palette.ink), inner.width());
    let so_far = fl!(end_turned_over, turned = turned_over(game), all = all);
    let at = pos2(inner.left(), inner.center().y + 15.0);
    let style = (face::text(13.0), palette.weak);
    small::left(ui, at, &so_far, style, inner.width());
    told(ui, inner, "turned_over", &so_far);
    block(ui, right, true);
    let inner = right.shrink2(vec2(14.0, (right.height() - size::GREAT_BUTTON) / 2.0));
    let name = view.words.seat(next);
    let short = fl!(
        end_turn_over,
        player = view.words.with_names_of(14).seat(next)
    );
    let called = fl!(end_turn_over_of, player = &name);
    let all = Press::new(fl!(end_turn_all)).great();
    let all = all.name(fl!(end_turn_all_of_them));
    let other = all.width(ui).min(inner.width() * 0.3);
    let (first, second) = inner.split_left_right_at_x(inner.right() - other - 10.0);
    let second = second.with_min_x(second.left() + 10.0);
    let turn = Press::new(&short).main().great().enter().name(&called);
    let turn = turn.at_least(first.size());
    let turned = inside(ui, first, |ui| ui.add(turn)).clicked();
    let every = inside(ui, second, |ui| ui.add(all.at_least(second.size()))).clicked();
    let free = ui.memory(|memory| memory.focused().is_none());
    let typed = plain_key(ui, SKIP_AHEAD.keys) || (free && controls::fresh_enter(ui));
    if every {
        return Some(Intent::TurnOver { all: true });
    }
    (turned || typed).then_some(Intent::TurnOver { all: false })
}

/// Draws whose prestige cards have to be turned over, in the place of "now".
fn to_reveal(ui: &Ui, view: &View<'_>, rect: Rect) {
    let palette = Palette::of(ui);
    let edge = eframe::egui::Stroke::new(1.5, palette.accent);
    paint_card(ui, rect, palette.card, eframe::egui::Stroke::NONE);
    ui.painter().rect(
        rect,
        f32::from(size::ROUND_CARD),
        palette.halo,
        edge,
        eframe::egui::StrokeKind::Inside,
    );
    let left = rect.left() + 20.0;
    let waiting = view.game.turn_order();
    let waiting = waiting.filter(|&seat| view.game.player(seat).prestige_cards().hidden() > 0);
    let waiting: Vec<Seat> = waiting.collect();
    let width = rect.width() - 40.0;
    let title = fl!(reveal_cards);
    let at = pos2(left, rect.top() + rect.height() * 0.3);
    let heading = small::left(ui, at, title, (face::display(24.0), palette.ink), width);
    told(ui, heading, "reveal", title);
    let mut x = left;
    for seat in waiting {
        let hidden = view.game.player(seat).prestige_cards().hidden();
        let name = view.words.seat(seat);
        let text = fl!(hidden_cards_of, player = &name, hidden = hidden);
        let y = rect.top() + rect.height() * 0.68;
        small::seat(ui, pos2(x + 7.0, y), 14.0, seat);
        let room = rect.right() - 20.0 - x - 20.0;
        let at = pos2(x + 20.0, y);
        let drawn = small::left(ui, at, &text, (face::text(14.0), palette.ink), room);
        x = drawn.right() + 22.0;
        if x > rect.right() - 60.0 {
            break;
        }
    }
}

/// Draws the face-down cards, each with what it may be; clicking one turns it over.
pub fn choose(ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
    let game = view.game;
    let palette = Palette::of(ui);
    let mut wanted = None;
    for seat in game.turn_order() {
        let cards = game.player(seat).prestige_cards();
        let name = view.words.seat(seat);
        for card in cards.known() {
            let points = u16::from(game.prestige_card_points(seat, card));
            row(ui, view, seat, card, points);
        }
        let hidden = cards.hidden();
        if hidden == 0 {
            continue;
        }
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for _ in 0..hidden {
                let (rect, _) = ui.allocate_exact_size(vec2(24.0, 32.0), Sense::hover());
                cards::paint_prestige(ui, rect, super::art::glyphs::PRESTIGE, false);
            }
            ui.add_space(4.0);
            icons::seat_marker(ui, seat);
            ui.add_space(2.0);
            let text = fl!(hidden_cards_of, player = &name, hidden = hidden);
            let text = eframe::egui::RichText::new(text).font(face::strong(13.5));
            ui.add(eframe::egui::Label::new(text.color(palette.ink)).truncate());
        });
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
            let cards: Vec<_> = game.unknown_prestige_cards().iter().collect();
            let id = ui.scope_id().with(("prestige-of", seat));
            for (card, is_there) in kept_places(ui, id, &cards) {
                let decision = Decision::Reveal(card.into());
                let command = Command::new(seat, decision);
                let legal = game.check(&command);
                let legal = legal.map_err(|why| view.words.about(seat).cited(&why));
                let told = fl!(reveal_card_of, card = card.id(), owner = &name);
                let button = Press::new(card.name()).small().name(&told);
                let button = match is_there {
                    true => button.allowed(&legal),
                    false => button.hindered(Some(fl!(why_taken))),
                };
                let pressed = button.icon(prestige::icon(card)).pressed(ui);
                if pressed && !is_second_click(ui) {
                    wanted = Some(Intent::Play(vec![command]));
                }
            }
        });
        ui.add_space(8.0);
    }
    wanted
}

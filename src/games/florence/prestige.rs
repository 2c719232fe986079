//! The fourteen prestige cards against the players: what each would score for each player
//! now, who owns which as far as is known, the players' totals, and the totals if a player
//! had a thing or held a card that they do not. Hypothetical changes appear in place: the
//! old number struck out, the new one next to it.
//!
//! See [`tally`](super::tally) for the names of the controls.

use eframe::egui::{
    FontId, Label, Pos2, Rect, Response, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::View;
use super::art::{cards, glyphs};
use super::at_hand::topic;
use crate::ui::base::explain::explains;
use crate::ui::base::focus::focus_ring;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{HoverSaid as _, Press, caption_job};
use florence::mind::planner::{Imagined, WhatIf};
use florence::rules::tally::{Account, tally};
use florence::{Building, Freedom, Game, Landscape, Object, Player, PrestigeCard, Size};
use table::{BySeat, Item, Seat, Set};
use words::fl;
use words::florence::names::said;
use words::florence::{Named, board, planning};

/// The height of the heading.
const HEADING: f32 = 25.0;
/// The height of the hypothetical choices.
const WHAT_IF: f32 = 166.0;
/// The least and the greatest height of a line.
const LINE: [f32; 2] = [19.0, 34.0];

/// The state of the page.
#[derive(Debug, Default)]
pub struct PrestigePage {
    /// The player for whom a change is tried.
    chosen: Option<Seat>,
    what_if: BySeat<WhatIf>,
    /// For each seat, the cards that count as if it held them.
    held: BySeat<Set<PrestigeCard>>,
}

/// One player's actual and hypothetical points.
struct Sum {
    seat: Seat,
    fame: u16,
    cards: u16,
    imagined_cards: u16,
    hidden: u16,
    rank: u8,
}

/// Returns the icon of a prestige card: what it counts.
#[must_use]
pub fn icon(card: PrestigeCard) -> Icon {
    match card {
        PrestigeCard::MostBuildings => glyphs::UNIVERSITY,
        PrestigeCard::TwoLargeBuildings => glyphs::LABORATORY,
        PrestigeCard::FewestEmptySquares => glyphs::PALAZZO,
        PrestigeCard::AllLandscapeKinds | PrestigeCard::MostParks => glyphs::PARK,
        PrestigeCard::MostLandscapes | PrestigeCard::MostForests => glyphs::FOREST,
        PrestigeCard::MostLakes => glyphs::LAKE,
        PrestigeCard::AllFreedoms => glyphs::TRAVEL,
        PrestigeCard::BuildingsFreedomsWorks | PrestigeCard::MostWorks => Icon::Work,
        PrestigeCard::MostJesters => glyphs::JESTER,
        PrestigeCard::MostBuilders | PrestigeCard::BuilderJesterLandscapes => glyphs::BUILDER,
    }
}

impl PrestigePage {
    /// Draws the page in a column of this height, or higher if that is too low.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>, height: f32) {
        let rows = PrestigeCard::COUNT as f32 + 2.0;
        let [least, most] = LINE;
        let line = ((height - HEADING - WHAT_IF - 10.0) / rows).clamp(least, most);
        self.table(ui, view, line.floor());
        ui.add_space(8.0);
        let left = height - HEADING - rows * line.floor() - 10.0;
        self.imagining(ui, view, left.clamp(WHAT_IF, WHAT_IF + 40.0));
    }

    fn forget(&mut self) {
        self.what_if = BySeat::default();
        self.held = BySeat::default();
    }

    fn is_nothing(&self) -> bool {
        let held = self.held.values().all(Set::is_empty);
        held && self.what_if.values().all(WhatIf::is_nothing)
    }

    /// Draws the hypothetical choices; each click adds one thing.
    fn imagining(&mut self, ui: &mut Ui, view: &View<'_>, height: f32) {
        let game = view.game;
        let palette = Palette::of(ui);
        let there = |seat: &Seat| seat.index() < game.player_count();
        let chosen = self.chosen.filter(there).or(game.to_act());
        let seat = chosen.unwrap_or(Seat::A);
        let player = game.player(seat);
        // What has come true is no longer hypothetical.
        for seat in game.seats() {
            let (player, what) = (game.player(seat), &mut self.what_if[seat]);
            what.buildings = what.buildings.minus(player.principality().buildings());
            what.freedoms = what.freedoms.minus(player.freedoms());
        }
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        small::card(ui, rect);
        let inner = rect.shrink2(vec2(10.0, 7.0));
        let galley =
            ui.fonts_mut(|fonts| fonts.layout_job(caption_job(fl!(what_if_switch), palette.weak)));
        let middle = inner.top() + 13.0;
        let mut x = inner.left() + galley.size().x + 8.0;
        let at = pos2(inner.left() + 1.0, middle - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.weak);
        for (other, name) in view.words.seats() {
            let at = Rect::from_min_size(pos2(x, inner.top()), vec2(30.0, 26.0));
            x += 34.0;
            let name = fl!(imagine_for, player = &name);
            let button = Press::new("").small().name(&name).chosen(other == seat);
            let button = ui.put(at, button.at_least(at.size()));
            small::seat(ui, button.rect.center(), 12.0, other);
            if button.on_hover_text(&name).clicked() {
                self.chosen = Some(other);
            }
        }
        let gets = fl!(what_if_gets);
        let font = face::text(13.0);
        let at = pos2(x + 2.0, middle);
        let room = (inner.right() - 62.0 - x).max(1.0);
        if room > 30.0 {
            small::left(ui, at, gets, (font, palette.weak), room);
        }
        let what = &mut self.what_if[seat];
        more(ui, what, player, inner.with_min_y(inner.top() + 32.0));
        if !self.is_nothing() {
            let at = pos2(inner.right() - 58.0, inner.top());
            let at = Rect::from_min_size(at, vec2(58.0, 26.0));
            let clear = Press::new(fl!(what_if_clear)).small().quiet();
            let clear = clear.name(fl!(what_if_clear_all)).at_least(at.size());
            if ui.put(at, clear).clicked() {
                self.forget();
            }
        }
        let below = inner.with_min_y(inner.top() + 32.0 + 3.0 * 29.0 + 2.0);
        let mut inside = ui.new_child(UiBuilder::new().max_rect(below));
        inside.spacing_mut().item_spacing.y = 0.0;
        self.told(&mut inside, view);
    }

    /// Draws the hypothetical changes and their effect.
    fn told(&self, ui: &mut Ui, view: &View<'_>) {
        let palette = Palette::of(ui);
        let mut lines: Vec<String> = Vec::new();
        for seat in view.game.seats() {
            let mut things = planning::things(&self.what_if[seat]);
            let held = self.held[seat].iter();
            things.extend(held.map(planning::card_held));
            if !things.is_empty() {
                lines.push(fl!(
                    imagined_for,
                    player = view.words.seat(seat),
                    things = things.join(", ")
                ));
            }
        }
        let text = match lines.is_empty() {
            true => RichText::new(fl!(tally_as_if_hint)).color(palette.weak),
            false => RichText::new(lines.join(" ")).color(palette.ink),
        };
        let text = text.font(face::text(12.5));
        let whole = lines.join(" ");
        let label = ui.add(Label::new(text).wrap());
        if !whole.is_empty() {
            label.on_hover_text(whole);
        }
    }

    /// Draws the points of all cards and the totals, in lines of this height.
    fn table(&mut self, ui: &mut Ui, view: &View<'_>, line: f32) {
        let palette = Palette::of(ui);
        let game = view.game;
        let imagined = Imagined::of(game, &self.what_if);
        let accounts = tally(game);
        let sums: Vec<Sum> = game
            .seats()
            .filter_map(|seat| accounts.iter().find(|account| account.seat == seat))
            .map(|account| self.sum(account, &imagined))
            .collect();
        let columns = Columns::of(ui.available_width(), game.player_count());
        ui.spacing_mut().item_spacing.y = 0.0;
        let wanted = vec2(ui.available_width(), HEADING);
        let (rect, _) = ui.allocate_exact_size(wanted, Sense::hover());
        for (text, x) in [
            (fl!(page_prestige), rect.left() + 2.0),
            (fl!(tally_worth_short), columns.worth(rect)),
        ] {
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(caption_job(text, palette.weak)));
            let at = pos2(x, rect.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, palette.weak);
        }
        for (seat, name) in view.words.seats() {
            let cell = columns.cell(rect, seat.index());
            small::seat(ui, pos2(cell.right() - 11.0, cell.center().y), 13.0, seat);
            let response = hear(ui, cell, ("player", seat), &name);
            response.on_hover_said(|| name);
        }
        small::across(ui, rect.x_range(), rect.bottom() - 0.5, palette.line);
        for &card in PrestigeCard::ALL {
            self.card(ui, view, &imagined, card, &columns, line);
        }
        let words = view.words;
        let [face_down, total] = [fl!(tally_hidden_cards), fl!(points_total)];
        let hidden = |sum: &Sum| board::or_none(sum.hidden);
        sum_row(
            ui,
            &columns,
            line,
            face_down,
            &sums,
            |sum| (hidden(sum), None),
            |sum| {
                fl!(
                    tally_sum_of,
                    player = words.seat(sum.seat),
                    heading = face_down,
                    number = hidden(sum)
                )
            },
        );
        let [now, imagined]: [fn(&Sum) -> u16; 2] = [
            |sum| sum.fame + sum.cards,
            |sum| sum.fame + sum.imagined_cards,
        ];
        sum_row(
            ui,
            &columns,
            line,
            total,
            &sums,
            |sum| {
                let (now, imagined) = (now(sum), imagined(sum));
                let before = (imagined != now).then(|| now.to_string());
                (imagined.to_string(), before)
            },
            |sum| {
                let text = planning::total(imagined(sum), now(sum));
                let told = fl!(
                    tally_sum_of,
                    player = words.seat(sum.seat),
                    heading = total,
                    number = fl!(points_with_rank, total = &text, rank = sum.rank)
                );
                fl!(
                    tally_sum_from,
                    sum = told,
                    fame = sum.fame,
                    cards = planning::total(sum.imagined_cards, sum.cards)
                )
            },
        );
    }

    fn sum(&self, account: &Account, imagined: &Imagined) -> Sum {
        let known = account.cards.iter().map(|&(card, _)| card);
        let held = self.held[account.seat];
        let cards = known.collect::<Set<_>>().union(held).iter();
        let points = cards.map(|card| u16::from(imagined.card_points(account.seat, card)));
        Sum {
            seat: account.seat,
            fame: account.prestige,
            cards: account.total - account.prestige,
            imagined_cards: points.sum(),
            hidden: account.hidden_cards.into(),
            rank: account.rank,
        }
    }

    /// Draws one card: its value, its owner, what it would score for each player.
    fn card(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        imagined: &Imagined,
        card: PrestigeCard,
        columns: &Columns,
        line: f32,
    ) {
        let game = view.game;
        let palette = Palette::of(ui);
        let owner = owner(game, card);
        let wanted = vec2(ui.available_width(), line);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
        small::hair(ui, rect.x_range(), rect.bottom() - 0.5);
        let middle = rect.center().y;
        let small = vec2(17.0, (line - 3.0).min(20.0));
        let small = Rect::from_center_size(pos2(rect.left() + 10.5, middle), small);
        cards::paint_prestige(ui, small, icon(card), false);
        let left = rect.left() + 24.0;
        let mut room = columns.worth(rect) - 4.0 - left;
        if let Some(owner) = owner {
            small::seat(ui, pos2(columns.worth(rect) - 12.0, middle), 10.0, owner);
            room -= 16.0;
        }
        let font = match owner {
            Some(_) => face::strong(13.0),
            None => face::text(13.0),
        };
        name(ui, card, pos2(left, middle), font, room);
        let told = || {
            let owned = match owner {
                Some(seat) => fl!(tally_owned_by, player = view.words.seat(seat)),
                None => fl!(tally_hidden).to_owned(),
            };
            fl!(
                tally_card_told,
                card = card.name(),
                worth = board::worth(card),
                owner = owned
            )
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, told()));
        explains(response.on_hover_said(told), topic(card));
        let worth = match card.tied_value() {
            Some(tied) => fl!(tally_worth_tied, points = card.value(), tied = tied),
            None => card.value().to_string(),
        };
        let at = pos2(columns.worth(rect), middle);
        small::left(ui, at, &worth, (face::text(12.0), palette.weak), 34.0);
        for seat in game.seats() {
            let now = game.prestige_card_points(seat, card);
            let points = imagined.card_points(seat, card);
            let as_if = self.held[seat].contains(card);
            let number = planning::card_points(points.into(), now.into());
            let cell = columns.cell(rect, seat.index());
            // Only a card whose place is unknown can be tried.
            let player = || view.words.seat(seat);
            let id = ui.scope_id().with(("points", card, seat));
            let may = owner.is_none();
            let response = ui.interact(cell, id, if may { Sense::click() } else { Sense::hover() });
            let would = || {
                fl!(
                    tally_would_bring,
                    card = card.id(),
                    player = player(),
                    number = &number
                )
            };
            response.widget_info(|| match may {
                true => {
                    let name = fl!(tally_as_if, player = player(), card = card.id());
                    WidgetInfo::selected(Role::Button, true, as_if, name)
                }
                false => WidgetInfo::labeled(Role::Label, true, would()),
            });
            if may {
                let number = number.as_str();
                ui.ctx()
                    .accesskit_node_builder(response.id, |node| node.set_value(number));
            }
            let look = Cell {
                before: (points != now).then(|| board::or_none(now.into())),
                number: board::or_none(points.into()),
                is_counted: owner == Some(seat) || as_if,
                is_something: points > 0,
            };
            look.paint(ui, cell, &response, as_if);
            if response.clicked() {
                for (of, held) in self.held.iter_mut() {
                    *held = match of == seat && !as_if {
                        true => held.with(card),
                        false => held.without(card),
                    };
                }
            }
            response.on_hover_said(would);
        }
    }
}

/// Draws the name of a card; if there is no room, what the card asks for, in icons or in
/// fewer words.
fn name(ui: &Ui, card: PrestigeCard, at: Pos2, font: FontId, room: f32) {
    let palette = Palette::of(ui);
    let whole = ui
        .painter()
        .layout_no_wrap(card.name().to_owned(), font.clone(), palette.ink);
    if whole.size().x <= room {
        let at = at - vec2(0.0, whole.size().y / 2.0);
        ui.painter().galley(at, whole, palette.ink);
        return;
    }
    let things: &[(Icon, u8)] = match card {
        PrestigeCard::BuildingsFreedomsWorks => &[
            (glyphs::UNIVERSITY, 4),
            (glyphs::TRAVEL, 2),
            (Icon::Work, 4),
        ],
        PrestigeCard::BuilderJesterLandscapes => &[
            (glyphs::BUILDER, 1),
            (glyphs::JESTER, 1),
            (glyphs::FOREST, 2),
        ],
        _ => &[],
    };
    if things.is_empty() {
        let text = match card {
            PrestigeCard::AllLandscapeKinds => fl!(tally_all_landscapes),
            PrestigeCard::FewestEmptySquares => fl!(tally_fewest_empty),
            _ => card.name(),
        };
        small::left(ui, at, text, (font, palette.ink), room);
        return;
    }
    let mut x = at.x;
    for &(icon, number) in things {
        small::icon(ui, pos2(x + 6.5, at.y), 13.0, icon, palette.ink);
        let text = number.to_string();
        let font = font.clone();
        small::left(ui, pos2(x + 17.0, at.y), &text, (font, palette.ink), 20.0);
        x += 34.0;
    }
}

/// The columns of the table.
struct Columns {
    cell: f32,
    players: f32,
    worth: f32,
}

impl Columns {
    fn of(width: f32, players: usize) -> Self {
        let players = players as f32;
        let worth = 34.0;
        let cell = ((width - worth - 158.0) / players).clamp(28.0, 48.0);
        Self {
            cell,
            players,
            worth,
        }
    }

    fn worth(&self, row: Rect) -> f32 {
        row.right() - self.cell * self.players - self.worth
    }

    fn cell(&self, row: Rect, at: usize) -> Rect {
        let left = row.right() - self.cell * (self.players - at as f32);
        Rect::from_x_y_ranges(left..=left + self.cell, row.y_range()).shrink2(vec2(0.5, 1.0))
    }
}

/// A number in the table.
struct Cell {
    before: Option<String>,
    number: String,
    is_counted: bool,
    is_something: bool,
}

impl Cell {
    fn paint(&self, ui: &Ui, cell: Rect, response: &Response, as_if: bool) {
        let palette = Palette::of(ui);
        let changed = self.before.is_some() || as_if;
        if changed {
            small::boxed(ui, cell, 4.0, palette.chosen, palette.gold_edge);
        } else if response.hovered() && response.sense.senses_click() {
            ui.painter().rect_filled(cell, 4.0, palette.chosen);
        }
        if response.has_focus() {
            focus_ring(ui, cell);
        }
        let (font, colour) = match self.is_something {
            true => (face::strong(13.5), palette.ink),
            false => (face::text(13.5), palette.weak),
        };
        let at = pos2(cell.right() - 6.0, cell.center().y);
        let room = cell.width();
        let number = small::right(ui, at, &self.number, (font, colour), room);
        if self.is_counted {
            let y = number.bottom() - 1.5;
            let line = Stroke::new(2.0, palette.gold_edge);
            ui.painter().hline(number.x_range().expand(1.0), y, line);
        }
        if let Some(before) = &self.before {
            let at = pos2(number.left() - 3.0, cell.center().y);
            let old = small::right(ui, at, before, (face::text(11.0), palette.weak), room);
            small::across(ui, old.x_range(), old.center().y, palette.weak);
        }
    }
}

/// Draws a row below the cards: a number for each player, the number before if something is
/// changed hypothetically, and what it is in words.
fn sum_row(
    ui: &mut Ui,
    columns: &Columns,
    line: f32,
    heading: &str,
    sums: &[Sum],
    of: impl Fn(&Sum) -> (String, Option<String>),
    told: impl Fn(&Sum) -> String,
) {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), line);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, heading));
    let at = pos2(rect.left() + 2.0, rect.center().y);
    let room = columns.worth(rect) - rect.left();
    small::left(ui, at, heading, (face::text(12.5), palette.weak), room);
    for sum in sums {
        let (number, before) = of(sum);
        let cell = columns.cell(rect, sum.seat.index());
        let response = hear(ui, cell, (heading, sum.seat), &told(sum));
        let look = Cell {
            is_something: number != board::or_none(0),
            before,
            number,
            is_counted: false,
        };
        look.paint(ui, cell, &response, false);
        response.on_hover_said(|| told(sum));
    }
}

/// Returns the known owner of a card.
fn owner(game: &Game, card: PrestigeCard) -> Option<Seat> {
    let owns = |&seat: &Seat| game.player(seat).prestige_cards().known().contains(card);
    game.seats().find(owns)
}

/// Draws buttons that add one thing for a player, in three rows of four.
fn more(ui: &mut Ui, what: &mut WhatIf, player: &Player, rect: Rect) {
    let gap = 5.0;
    let wide = ((rect.width() - 3.0 * gap) / 4.0).floor();
    let has_it = Err(fl!(imagine_has_it).to_owned());
    let mut at = 0;
    let mut plus = |ui: &mut Ui, thing: (&str, &str, Icon), number: u8, may: bool| {
        let (name, text, icon) = thing;
        let place = vec2(
            f32::from(at % 4_u8) * (wide + gap),
            f32::from(at / 4) * 29.0,
        );
        at += 1;
        let place = Rect::from_min_size(rect.min + place, vec2(wide, 26.0));
        let name = fl!(imagine_thing, thing = name);
        let several = fl!(imagine_plus_number, number = number, thing = text);
        let allowed = if may { Ok(()) } else { has_it.clone() };
        let with_icon = Press::new(text).icon(icon).small().tight();
        // A word that does not fit next to its sign is left out.
        let button = match number {
            0 if with_icon.width(ui) <= wide => with_icon,
            0 => Press::new(text),
            _ => Press::new(&several),
        };
        let button = button.small().tight().name(&name).chosen(number > 0);
        let button = button.at_least(place.size()).allowed(&allowed);
        let button = ui.put(place, button);
        button.on_hover_said(|| name.clone()).clicked()
    };
    for &kind in Landscape::ALL {
        let number = what.landscapes[kind.index()];
        let thing = (kind.name(), kind.name(), kind.into());
        if plus(ui, thing, number, true) {
            what.landscapes[kind.index()] += 1;
        }
    }
    let [jester, builder, _, a_work] = planning::imagine_more();
    for (number, name, text, icon) in [
        (
            &mut what.jesters,
            jester,
            Object::Jester.name(),
            glyphs::JESTER,
        ),
        (
            &mut what.builders,
            builder,
            Object::Builder.name(),
            glyphs::BUILDER,
        ),
        (&mut what.works, a_work, fl!(imagine_work), Icon::Work),
    ] {
        if plus(ui, (name, text, icon), *number, true) {
            *number += 1;
        }
    }
    for &class in Size::ALL {
        let standing = player.principality().buildings().union(what.buildings);
        let missing = Building::ALL.iter().filter(|kind| kind.size() == class);
        let missing = missing.copied().find(|&kind| !standing.contains(kind));
        let imagined = what.buildings.iter().filter(|kind| kind.size() == class);
        let number = imagined.count() as u8;
        let (text, icon) = match class {
            Size::Large => (fl!(imagine_large), glyphs::UNIVERSITY),
            Size::Medium => (fl!(imagine_medium), glyphs::THEATRE),
            Size::Small => (fl!(imagine_small), glyphs::TOWER),
        };
        let thing = (planning::building_of(class), text, icon);
        if plus(ui, thing, number, missing.is_some())
            && let Some(kind) = missing
        {
            what.buildings.insert(kind);
        }
    }
    for &freedom in Freedom::ALL {
        let imagined = what.freedoms.contains(freedom);
        let may = !imagined && !player.freedoms().contains(freedom);
        let told = said(freedom);
        let thing = (told.as_str(), freedom.name(), freedom.into());
        if plus(ui, thing, u8::from(imagined), may || imagined) && may {
            what.freedoms.insert(freedom);
        }
    }
}

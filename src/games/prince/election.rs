//! The tab `Election`: all votes and the majority, the ballots of the secret vote (sealed,
//! at the curtain, or still to come), the open ballots with the running count, and the
//! smallest winning coalitions. It shows only public information, and to the player filling
//! in a ballot their own.

use eframe::egui::{Align2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::art::{Colours, glyphs};
use super::ballot::Draft;
use super::votes_bar::caption;
use super::{View, ballot, votes_bar};
use crate::ui::base::draw::{Pen, kept, svg};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{icons, text};
use crate::ui::parts::small::{hear_next, tell_next};
use crate::ui::parts::{page, small, widgets};
use prince::rules::state::{Ballot, Votes};
use prince::{Decision, Event, Phase};
use table::{Item as _, Seat};
use words::fl;

/// The height of the ballots of the secret vote.
const BALLOT: f32 = 136.0;
/// The gap between two groups.
const SPACE: f32 = 10.0;
/// The height of a remark at the bottom.
const NOTE: f32 = 52.0;

/// The state of the tab besides the game.
#[derive(Debug, Default)]
pub struct ElectionPanel {
    draft: Draft,
}

impl ElectionPanel {
    /// Returns the ballot as filled in, if a player is filling one in now.
    #[must_use]
    pub fn composed(&mut self, view: &View<'_>) -> Option<Decision> {
        let voter = voter(view)?;
        self.draft.begin(view, voter);
        self.draft.decision()
    }

    /// Draws the tab.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        match view.game.phase() {
            Phase::Ballot(ballot) => {
                votes_bar::all_votes(ui, view);
                ui.add_space(SPACE);
                self.secret(ui, view, ballot);
            }
            Phase::OpenBallot(ballot) => {
                self.open(ui, view, ballot);
                ui.add_space(SPACE);
                votes_bar::all_votes(ui, view);
            }
            _ => votes_bar::all_votes(ui, view),
        }
        ui.add_space(SPACE);
        votes_bar::coalitions(ui, view);
        ui.add_space(size::SPACE);
        notes(ui, view);
    }

    /// Draws the secret ballot: the player filling it in sees theirs, the others what has
    /// been given.
    fn secret(&mut self, ui: &mut Ui, view: &View<'_>, ballot: &Ballot) {
        let given = ballot.voted().len();
        let of = view.game.player_count();
        let said = fl!(prince_ballot_secret);
        match voter(view) {
            Some(voter) => {
                self.draft.begin(view, voter);
                let left = self.told_left(view);
                caption(ui, said, &left, true);
                ballot::table(ui, view, &Ballot::default(), Some((&mut self.draft, voter)));
            }
            None => {
                let told = fl!(prince_ballot_given_of, given = given, of = of);
                caption(ui, said, &told, true);
                sealed(ui, view, ballot);
            }
        }
    }

    /// Describes the votes still to be given.
    fn told_left(&self, view: &View<'_>) -> String {
        match self.draft.left(view.game) {
            Some(left) if left > 0 => fl!(prince_ballot_left, votes = left),
            Some(left) if left < 0 => fl!(prince_ballot_beyond, votes = -left),
            Some(_) => fl!(prince_ballot_all_given).to_owned(),
            None => String::new(),
        }
    }

    /// Draws an open ballot: the count so far, who is to come, how the last one ended.
    fn open(&mut self, ui: &mut Ui, view: &View<'_>, ballot: &Ballot) {
        let voter = voter(view);
        let remark = match voter {
            Some(voter) => {
                self.draft.begin(view, voter);
                self.told_left(view)
            }
            None => String::new(),
        };
        caption(ui, fl!(prince_ballot_open), &remark, true);
        let draft = voter.map(|voter| (&mut self.draft, voter));
        ballot::table(ui, view, ballot, draft);
        ui.add_space(6.0);
        to_come(ui, view, ballot);
        if let Some(counted) = counted_before(view) {
            last_count(ui, view, ballot, counted);
        }
    }
}

/// Returns who is filling in a ballot at this screen now.
fn voter(view: &View<'_>) -> Option<Seat> {
    let is_ballot = matches!(view.game.phase(), Phase::Ballot(_) | Phase::OpenBallot(_));
    let may = |seat: &Seat| view.game.may_decide().contains(*seat);
    let nothing_before = view.game.trade().is_none() && view.game.arrival().is_none();
    let voter = view
        .asked
        .filter(|_| is_ballot && nothing_before)
        .filter(may)?;
    let is_open = matches!(view.game.phase(), Phase::OpenBallot(_));
    (view.is_person(voter) && (is_open || view.sees(voter))).then_some(voter)
}

/// Draws the ballots of the secret vote, in the order of the seats' votes.
fn sealed(ui: &mut Ui, view: &View<'_>, ballot: &Ballot) {
    let seats: Vec<Seat> = view.game.clockwise(view.game.pope()).collect();
    let room = page::room(ui, BALLOT);
    let gap = 15.0;
    let wide = (room.width() + gap) / seats.len() as f32 - gap;
    for (n, seat) in seats.into_iter().enumerate() {
        let left = room.left() + n as f32 * (wide + gap);
        let rect = Rect::from_min_size(pos2(left, room.top()), vec2(wide, room.height()));
        let stands = match ballot.voted().contains(seat) {
            true => Stands::Given,
            false if view.asked == Some(seat) => Stands::AtTheCurtain,
            false => Stands::ToCome,
        };
        one_sealed(ui, view, seat, rect, stands);
    }
}

/// The state of a secret ballot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Stands {
    Given,
    AtTheCurtain,
    ToCome,
}

fn one_sealed(ui: &mut Ui, view: &View<'_>, seat: Seat, rect: Rect, stands: Stands) {
    let palette = Palette::of(ui);
    let (said, ink) = match stands {
        Stands::Given => (fl!(prince_ballot_given), palette.right),
        Stands::AtTheCurtain => (fl!(prince_ballot_at_curtain), palette.accent),
        Stands::ToCome => (fl!(prince_ballot_to_come), palette.weak),
    };
    match stands {
        Stands::Given => envelope(ui, rect),
        Stands::AtTheCurtain => {
            let edge = Stroke::new(2.0, palette.accent);
            widgets::paint_card(ui, rect, palette.card, edge);
            let at = pos2(rect.center().x, rect.top() + 44.0);
            small::icon(ui, at, 34.0, Icon::Curtain, palette.accent);
        }
        Stands::ToCome => {
            widgets::dashed(ui.painter(), rect, palette.weak);
            let at = pos2(rect.center().x, rect.top() + 46.0);
            small::icon(ui, at, 24.0, glyphs::LOCK, palette.weak);
        }
    }
    let name = view.words.seat(seat);
    let room = rect.width() - 36.0;
    let font = text::fitting(ui, &name, face::display, [12.0, 18.0], room);
    let wide = text::width(ui, &name, font.clone()).min(room);
    let middle = rect.top() + 98.0;
    let left = rect.center().x - wide / 2.0 - 10.0;
    small::seat(ui, pos2(left + 7.0, middle), 13.0, seat);
    let at = pos2(left + 20.0, middle);
    small::left(ui, at, &name, (font, palette.ink), room);
    let at = pos2(rect.center().x, rect.top() + 118.0);
    small::centred(ui, at, said, (face::strong(12.0), ink), rect.width() - 8.0);
    let told = fl!(prince_ballot_told, name = name, stands = said);
    hear_next(ui, rect, &told);
}

/// Draws a closed letter with a seal on its flap.
fn envelope(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    small::card(ui, rect);
    let (wide, dark) = (rect.width(), ui.visuals().dark_mode);
    let key = ("sealed-ballot", wide.to_bits(), dark);
    kept::paint(ui.painter(), rect.min, &key, |drawing| {
        let colours = Colours::by(dark);
        let flap = [
            pos2(1.0, 3.0),
            pos2(wide / 2.0, 64.0),
            pos2(wide - 1.0, 3.0),
        ];
        drawing.polygon(&flap, palette.sunk.gamma_multiply(0.5));
        drawing.lines(&flap, Pen::new(1.2, palette.line));
        let middle = pos2(wide / 2.0, 66.0);
        for n in 0..12u8 {
            let angle = f32::from(n) / 12.0 * std::f32::consts::TAU;
            let at = middle + vec2(angle.cos(), angle.sin()) * 13.0;
            drawing.circle(at, 4.2, colours.back[0]);
        }
        drawing.circle(middle, 14.0, colours.back[0]);
        drawing.ring(
            middle,
            10.5,
            Pen::new(1.0, colours.back[1].gamma_multiply(0.6)),
        );
        glyphs::TIARA.draw_at(
            drawing,
            middle.x - 7.0,
            middle.y - 7.5,
            14.0,
            colours.back[1],
        );
        let light = svg("M-11 -8Q-4 -15 5 -13");
        drawing.at(middle.x, middle.y, |drawing| {
            let white = eframe::egui::Color32::WHITE.gamma_multiply(0.22);
            drawing.stroke(&light, Pen::new(1.6, white).round());
        });
    });
}

/// Draws who still votes in this ballot, with their votes.
fn to_come(ui: &mut Ui, view: &View<'_>, ballot: &Ballot) {
    let game = view.game;
    let next = game.clockwise(game.pope());
    let waiting = next.filter(|&seat| !ballot.voted().contains(seat));
    let own = voter(view);
    let waiting: Vec<(Seat, u16)> = waiting
        .filter(|&seat| own != Some(seat))
        .map(|seat| (seat, game.votes(seat)))
        .collect();
    if !waiting.is_empty() {
        seats_line(ui, view, fl!(prince_ballot_waiting), &waiting, "");
    }
}

/// Draws how the previous ballot ended.
fn last_count(ui: &mut Ui, view: &View<'_>, ballot: &Ballot, counted: Votes) {
    let mut votes: Vec<(Seat, u16)> = view
        .game
        .seats()
        .map(|seat| (seat, counted[seat.index()]))
        .collect();
    votes.sort_by_key(|&(_, votes)| std::cmp::Reverse(votes));
    let said = match ballot.number {
        0 | 1 => fl!(prince_ballot_first_ended).to_owned(),
        number => fl!(prince_ballot_ended, number = number - 1),
    };
    let nobody = fl!(prince_ballot_nobody, majority = view.game.majority());
    seats_line(ui, view, &said, &votes, &nobody);
}

/// Draws a caption, then seats with a number each, then a remark on the right.
fn seats_line(ui: &mut Ui, view: &View<'_>, said: &str, seats: &[(Seat, u16)], remark: &str) {
    let palette = Palette::of(ui);
    let room = page::room(ui, 24.0);
    let job = widgets::caption_job(said, palette.weak);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size());
    ui.painter().galley(at.min, galley, palette.weak);
    let mut x = at.right() + 14.0;
    let weak = (face::text(12.5), palette.weak);
    let end = text::width(ui, remark, weak.0.clone()) + 12.0;
    let each = (room.right() - end - x) / seats.len().max(1) as f32;
    let mut told = vec![said.to_owned()];
    for &(seat, votes) in seats {
        let marker = small::around(pos2(x + 6.0, room.center().y), 11.0);
        icons::paint_seat(ui.painter(), marker, seat, palette);
        let name = |most| {
            fl!(
                prince_ballot_seat,
                name = view.words.with_names_of(most).seat(seat),
                votes = votes
            )
        };
        let at = pos2(marker.right() + 5.0, room.center().y);
        let style = (face::strong(13.0), palette.ink);
        let shown = text::giving_way(ui, (face::strong, 11.0), each - 30.0, name);
        let shown = small::left(ui, at, &shown, style, each - 30.0);
        let name = name(usize::MAX);
        x = shown.right() + 14.0;
        told.push(name);
    }
    if !remark.is_empty() {
        small::right(ui, room.right_center(), remark, weak, end);
        told.push(remark.to_owned());
    }
    let told = told.join(", ");
    tell_next(ui, room, &told);
}

/// Returns the votes of the last ballot counted in this election.
fn counted_before(view: &View<'_>) -> Option<Votes> {
    let session = view.session;
    for entry in (0..session.cursor()).rev() {
        for event in session.events_of(entry).iter().rev() {
            match event {
                Event::Counted(votes) => return Some(*votes),
                Event::Elected(..) => return None,
                _ => {}
            }
        }
    }
    None
}

/// Draws what being Pope is worth, and that all players may trade.
fn notes(ui: &mut Ui, view: &View<'_>) {
    let trade = view.game.options().trade;
    let room = page::room(ui, NOTE);
    let (left, right) = match trade {
        true => {
            let middle = room.center().x;
            (
                room.with_max_x(middle - 5.0),
                Some(room.with_min_x(middle + 5.0)),
            )
        }
        false => (room, None),
    };
    let is_first = view.game.is_first_election();
    let points = match is_first {
        true => 0,
        false => view.game.options().points_of_pope,
    };
    let gains = fl!(prince_election_gains, points = points);
    let more = match view.game.is_last_turn() && !is_first {
        true => fl!(prince_election_last),
        false => fl!(prince_election_gives_up),
    };
    votes_bar::note(ui, left, glyphs::LAUREL, [&gains, more]);
    if let Some(right) = right {
        let said = [fl!(prince_election_trade), fl!(prince_election_promises)];
        votes_bar::note(ui, right, Icon::Swap, said);
    }
}

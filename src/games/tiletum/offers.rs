//! What a decision costs and brings: found by playing it on a copy of the position, so that
//! the same figures stand on every button, in every list and under the map.

use eframe::egui::{
    CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::ids::MAP;
use super::{Intent, View, art};
use crate::ui::Intent as Shell;
use crate::ui::base::icons::Icon;
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small;
use table::{Item as _, Seat};
use tiletum::{
    ActionPlace, Command, Decision, Effect, Frame, Game, Good, Goods, Phase, Piece, Printed, Slot,
    Spot, Step, TileId,
};
use words::fl;
use words::language::capital;
use words::tiletum::names;

/// The cost and the gain of decisions played one after the other, for the player who decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Victory points, more or less.
    pub vp: i32,
    /// AP spent, and AP left; nothing where none are at stake.
    pub ap: Option<(u8, u8)>,
    /// AP gained.
    pub more_ap: u8,
    /// Goods paid.
    pub paid: Goods,
    /// Goods got.
    pub got: Goods,
    /// Steps forward on the king track.
    pub king: i8,
    /// What is open afterwards, if an effect has been opened.
    pub opened: Option<Frame>,
}

/// AP left in what is done now: an effect, or else the action of the die.
#[must_use]
pub fn ap_left(game: &Game) -> Option<u8> {
    match (game.frames().top(), game.phase()) {
        (Some(Frame::Action(_, ap) | Frame::AnyAction(ap)), _) => Some(ap),
        (Some(_), _) => None,
        (None, Phase::Turn(Step::Act)) => game.turn().map(|turn| turn.ap),
        (None, _) => None,
    }
}

/// What these decisions cost and bring; nothing if one of them is refused.
#[must_use]
pub fn outcome(game: &Game, commands: &[Command]) -> Option<Outcome> {
    let seat = commands.first()?.seat?;
    let mut after = *game;
    for command in commands {
        after.play(command).ok()?;
    }
    let (was, is) = (game.player(seat), after.player(seat));
    let depth = |game: &Game| game.frames().all().len();
    let ap = ap_left(game).zip(ap_left(&after));
    let ap = ap.filter(|_| depth(game) == depth(&after));
    Some(Outcome {
        vp: i32::from(is.vp()) - i32::from(was.vp()),
        ap: ap
            .filter(|(was, is)| is < was)
            .map(|(was, is)| (was - is, is)),
        more_ap: ap.map_or(0, |(was, is)| is.saturating_sub(was)),
        paid: was.goods().minus(is.goods()),
        got: is.goods().minus(was.goods()),
        king: after.king(seat).0 - game.king(seat).0,
        opened: after.frames().top().filter(|_| depth(&after) > depth(game)),
    })
}

impl Outcome {
    /// What it costs and brings, in a few words: `5 stone, +13 VP`.
    #[must_use]
    pub fn told(&self) -> String {
        let mut told = Vec::new();
        if let Some((spent, left)) = self.ap {
            told.push(fl!(tiletum_offer_ap, spent = names::ap(spent), left));
        }
        if self.paid != Goods::NONE {
            told.push(names::goods(self.paid));
        }
        told.extend(self.gains());
        told.join(", ")
    }

    /// What it brings, each in a few words.
    #[must_use]
    pub fn gains(&self) -> Vec<String> {
        let mut told = Vec::new();
        if self.vp > 0 {
            told.push(fl!(tiletum_offer_more, what = names::vp(self.vp)));
        }
        if self.more_ap > 0 {
            told.push(fl!(tiletum_offer_more, what = names::ap(self.more_ap)));
        }
        if self.got != Goods::NONE {
            told.push(fl!(tiletum_offer_more, what = names::goods(self.got)));
        }
        if self.king != 0 {
            told.push(fl!(tiletum_offer_king, number = i32::from(self.king)));
        }
        if let Some(frame) = self.opened {
            told.push(fl!(tiletum_offer_then, effect = names::frame(frame)));
        }
        told
    }
}

/// Where AP of the action of the die come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sources {
    /// The die.
    pub die: u8,
    /// Completed buildings (B9).
    pub buildings: u8,
    /// Helpers in the storehouse that are not used yet (H4).
    pub stored: u8,
    /// The AP left.
    pub left: u8,
}

impl Sources {
    /// Those of the action of the die; nothing before it or while an effect is open.
    #[must_use]
    pub fn of(view: &View<'_>) -> Option<Self> {
        let game = view.game;
        let (seat, turn) = (game.active()?, game.turn()?);
        if game.frames().top().is_some() || game.phase() != Phase::Turn(Step::Act) {
            return None;
        }
        Some(Self {
            die: 7 - turn.die.value.min(6),
            buildings: turn.action.map_or(0, |action| {
                game.player(seat).bonus_ap(action, view.edition())
            }),
            stored: in_store(view, seat),
            left: turn.ap,
        })
    }
}

/// AP of the helpers in the storehouse of a seat.
fn in_store(view: &View<'_>, seat: Seat) -> u8 {
    let stored = view.game.player(seat).storehouse();
    let printed = stored.filter_map(|(_, tile)| view.edition().tile(tile));
    let effects = printed.flat_map(|printed| match printed {
        Printed::Helper(effects) => effects.iter().collect(),
        Printed::Contract { .. } | Printed::Crest(_) | Printed::Character { .. } => Vec::new(),
    });
    let ap = effects.map(|effect| {
        if let Effect::BonusAp(ap) = effect {
            ap
        } else {
            0
        }
    });
    ap.sum()
}

/// The height of an offer in a list.
const OFFER: f32 = 38.0;

/// A decision in a list, with what it costs and brings.
pub struct Offer {
    title: String,
    outcome: Outcome,
    command: Command,
    /// Whether it stands for all steps of a piece: they are taken on the map.
    is_walk: bool,
}

/// The decisions of a list, those that bring most points first; steps are one offer.
#[must_use]
pub fn list(view: &View<'_>, commands: Vec<&Command>) -> Vec<Offer> {
    let mut all: Vec<Offer> = Vec::new();
    for command in commands {
        let piece = match command.decision {
            Decision::Move(piece, _) => Some(piece),
            _ => None,
        };
        if piece.is_some() && all.iter().any(|offer| offer.is_walk) {
            continue;
        }
        let title = match piece {
            Some(piece) => fl!(tiletum_walk, piece = capital(names::piece(piece))),
            None => view.words.doing(view.game, &[*command]),
        };
        all.push(Offer {
            title,
            outcome: outcome(view.game, &[*command]).unwrap_or_default(),
            command: *command,
            is_walk: piece.is_some(),
        });
    }
    // Goods can be bought at any time: they are last.
    let is_bought = |offer: &Offer| matches!(offer.command.decision, Decision::BuyGood(_));
    all.sort_by_key(|offer| {
        let first = std::cmp::Reverse((offer.is_walk, offer.outcome.vp));
        (is_bought(offer), first)
    });
    all
}

impl Offer {
    /// What is wanted when it is pressed.
    #[must_use]
    pub fn wants(&self) -> Intent {
        match self.is_walk {
            true => Intent::Shell(Shell::ShowTab(MAP)),
            false => Intent::Play(vec![self.command]),
        }
    }

    /// Draws it. Says whether it was pressed.
    pub fn show(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let palette = Palette::of(ui);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width() - 4.0, OFFER));
        let gains = match self.command.decision {
            Decision::BuyGood(_) => String::new(),
            _ => self.outcome.gains().join(", "),
        };
        let told = [self.title.as_str(), &self.outcome.told()].join(": ");
        let response = ui.interact(rect, ui.scope_id().with(&told), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &told));
        let strong = response.hovered() || response.has_focus();
        let (fill, edge) = match strong {
            true => (palette.chosen, palette.accent),
            false => (palette.card, palette.line),
        };
        let edge = Stroke::new(1.0, edge);
        ui.painter()
            .rect(rect, CornerRadius::same(6), fill, edge, StrokeKind::Inside);
        let picture = small::square(rect.left() + 7.0, rect.center().y, 26.0);
        match tile_of(view, &self.command) {
            Some(tile) => art::tile(ui, picture, view.edition(), tile),
            None => match self.command.decision {
                Decision::BuyGood(good) => art::good(ui, picture.shrink(3.0), good),
                ref other => {
                    small::icon(ui, picture.center(), 18.0, icon_of(other), palette.ink);
                }
            },
        }
        let right = self.price(ui, rect);
        let left = picture.right() + 7.0;
        let room = right - left - 4.0;
        let both = !gains.is_empty();
        let y = rect.center().y - if both { 8.0 } else { 0.0 };
        let style: (fn(f32) -> _, _) = (face::strong, palette.ink);
        match both {
            true => {
                let font = text::fitting(ui, &self.title, face::strong, [9.5, 13.0], room);
                small::left(ui, pos2(left, y), &self.title, (font, palette.ink), room);
                let font = text::fitting(ui, &gains, face::text, [9.5, 12.0], room);
                let below = pos2(left, rect.center().y + 9.0);
                small::left(ui, below, &gains, (font, palette.weak), room);
            }
            false => {
                text::in_one_or_two(ui, pos2(left, y), &self.title, style, [10.5, 13.0], room);
            }
        }
        response.on_hover_text(told).clicked()
    }

    /// What it costs, from the right. Says where it begins.
    fn price(&self, ui: &Ui, rect: Rect) -> f32 {
        let palette = Palette::of(ui);
        let mut x = rect.right() - 8.0;
        let y = rect.center().y;
        let mut part = |number: u32, paint: &dyn Fn(Rect)| {
            let picture = small::square(x - 15.0, y, 15.0);
            paint(picture);
            let style = (face::strong(13.0), palette.ink);
            let at = pos2(picture.left() - 3.0, y);
            x = small::right(ui, at, &number.to_string(), style, 30.0).left() - 6.0;
        };
        if let Some((spent, _)) = self.outcome.ap {
            part(spent.into(), &|place| {
                small::icon(ui, place.center(), 13.0, art::glyphs::AP, palette.ink);
            });
        }
        for &good in Good::ALL {
            let paid = self.outcome.paid[good];
            if paid > 0 {
                part(paid.into(), &|place| art::good(ui, place, good));
            }
        }
        x
    }
}

/// The tile that a decision is about.
fn tile_of(view: &View<'_>, command: &Command) -> Option<TileId> {
    let game = view.game;
    let stored = |slot| game.player(command.seat?).stored(slot);
    let lying = |spot| game.slot(spot).and_then(Slot::tile);
    match command.decision {
        Decision::FulfilContract(slot, _)
        | Decision::PlaceCrest(slot, _)
        | Decision::UseHelper(slot)
        | Decision::MoveCharacter(slot, ..) => stored(slot),
        Decision::TakeMapTile(_, at) => lying(Spot::Map(at)),
        Decision::TakeCharacter(at) => lying(Spot::Character(at)),
        Decision::TakeContract(at) => lying(Spot::Contract(at)),
        Decision::KingTile(_) => lying(Spot::King),
        Decision::TakeTile => {
            let turn = game.turn()?;
            lying(Spot::Wheel(turn.place))
        }
        _ => None,
    }
}

/// The icon of a decision that is about no tile.
fn icon_of(decision: &Decision) -> Icon {
    use art::glyphs;
    match *decision {
        Decision::Move(piece, _) | Decision::Relocate(piece, _) => match piece {
            Piece::Merchant => glyphs::MERCHANT,
            Piece::Architect => glyphs::ARCHITECT,
        },
        Decision::PlaceHouse(..) => glyphs::HOUSE,
        Decision::PlacePillar(_) => glyphs::PILLAR,
        Decision::BuildCathedral(_) => glyphs::CATHEDRAL,
        Decision::RefreshCharacters => glyphs::TURN,
        Decision::AdvanceKing | Decision::KingTile(_) => glyphs::KING,
        Decision::ChooseAction(action) => glyphs::action_icon(action),
        Decision::Exchange(..) => glyphs::place_icon(ActionPlace::Contract),
        Decision::ChooseBuilding(_) | Decision::Trigger(_) => glyphs::AGAIN,
        Decision::TakeDie(..) => glyphs::DIE,
        Decision::BuyGood(_) | Decision::TakeGoods(_) | Decision::ChooseGoods(_) => glyphs::STORE,
        _ => glyphs::ANY,
    }
}

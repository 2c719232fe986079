//! A panel on its own, without the window around it: it shows a game, in which its commands
//! are played at once. Also games to begin with.

use eframe::egui;
use eframe::egui::accesskit::Toggled;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use florence::{
    BonusCard, Building, Command, Freedom, Game, Landscape, Moment, PlayerSetup, Profession, Setup,
    Squares,
};
use studiolo::games::florence::actions::{ActionsPanel, Beside};
use studiolo::games::florence::joined::JoinedPanel;
use studiolo::games::florence::principality::PrincipalityPanel;
use studiolo::games::florence::work::WorkValuePanel;
use studiolo::games::florence::{Intent, View};
use table::{Card, Seat, Session};

/// A panel, the game it shows, and what it asked for besides commands.
pub(crate) struct Bench<P> {
    pub(crate) panel: P,
    pub(crate) session: Session<Game>,
    pub(crate) asked: Vec<Intent>,
}

impl<P> Bench<P> {
    pub(crate) fn game(&self) -> &Game {
        self.session.game()
    }
}

pub(crate) type Driven<P> = Harness<'static, Bench<P>>;

/// Opens a panel in a window of its own, in which commands are played at once.
pub(crate) fn bench<P: Default + 'static>(
    setup: Setup,
    commands: &[Command],
    show: fn(&mut P, &mut egui::Ui, &View<'_>) -> Option<Intent>,
) -> Driven<P> {
    let mut session = Session::new(setup).expect("the setup is legal");
    for command in commands {
        session.play(*command).expect("the command is legal");
    }
    let bench = Bench {
        panel: P::default(),
        session,
        asked: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size([720.0, 560.0])
        .allow_missing_glyphs()
        .build_ui_state(
            move |ui, bench: &mut Bench<P>| {
                let view = View::of(&bench.session);
                match show(&mut bench.panel, ui, &view) {
                    Some(Intent::Play(commands)) => {
                        for command in commands {
                            bench
                                .session
                                .play(command)
                                .expect("what a panel plays is legal");
                        }
                    }
                    Some(intent) => bench.asked.push(intent),
                    None => {}
                }
            },
            bench,
        );
    harness.run();
    harness
}

/// What a turn is played with: "now", and below it the tab that it brings to the front.
#[derive(Default)]
pub(crate) struct Turn {
    actions: ActionsPanel,
    pub(crate) principality: PrincipalityPanel,
    work: WorkValuePanel,
    joined: JoinedPanel,
    works: bool,
}

impl Turn {
    pub(crate) fn show(&mut self, ui: &mut egui::Ui, view: &View<'_>) -> Option<Intent> {
        let whole = ui.available_rect_before_wrap();
        let (now, tab) = whole.split_top_bottom_at_y(whole.top() + 92.0);
        let part = |ui: &mut egui::Ui, name: &str, rect: egui::Rect| {
            let builder = egui::UiBuilder::new().id_salt(name).max_rect(rect);
            ui.new_child(builder.layout(egui::Layout::top_down(egui::Align::Min)))
        };
        let mut beside = Beside {
            principality: &mut self.principality,
            work: &mut self.work,
            joined: &mut self.joined,
            shows_principality: !self.works,
        };
        let wanted = self
            .actions
            .show(&mut part(ui, "now", now), view, &mut beside);
        let tab = tab.with_min_y(tab.top() + 8.0);
        let strip = self.actions.strip_height(view, tab.size());
        let (above, tab) = tab.split_top_bottom_at_y(tab.top() + strip);
        let chosen = match strip > 0.0 {
            true => self.actions.show_strip(&mut part(ui, "strip", above), view),
            false => None,
        };
        let mut tab = part(ui, "tab", tab);
        let shown = match self.works {
            true => self.work.show(&mut tab, view),
            false => self.principality.show(&mut tab, view),
        };
        let wanted = wanted.or(chosen).or(shown);
        match wanted {
            Some(Intent::ChooseWork) => self.works = true,
            Some(Intent::ChooseTile) => self.works = false,
            _ => {}
        }
        wanted
    }
}

/// Opens a turn in a window of its own.
pub(crate) fn turn(setup: Setup, commands: &[Command]) -> Driven<Turn> {
    bench(setup, commands, Turn::show)
}

pub(crate) fn click<S>(harness: &mut Harness<'_, S>, name: &str) {
    harness.get_by_label(name).click_accesskit();
    harness.run();
}

pub(crate) fn is_there<S>(harness: &Harness<'_, S>, name: &str) -> bool {
    harness.query_all_by_label(name).next().is_some()
}

pub(crate) fn says<S>(harness: &Harness<'_, S>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

pub(crate) fn is_disabled<S>(harness: &Harness<'_, S>, name: &str) -> bool {
    harness.get_by_label(name).accesskit_node().is_disabled()
}

pub(crate) fn squares(names: &str) -> Squares {
    names.parse().expect("squares")
}

/// Returns cards that everyone can see.
pub(crate) fn known<T: Copy>(cards: &[T]) -> Vec<Card<T>> {
    cards.iter().copied().map(Card::Known).collect()
}

/// Returns a setup in the action phase of this round, on Anna's turn.
pub(crate) fn in_round(round: u8, change: impl Fn(&mut [PlayerSetup])) -> Setup {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    for player in &mut setup.players {
        player.hand = Some(vec![Card::Hidden; 3]);
    }
    setup.moment = Moment::Actions(round, Seat::A);
    change(&mut setup.players);
    setup
}

pub(crate) fn is_on<S>(harness: &Harness<'_, S>, name: &str) -> bool {
    let node = harness.get_by_label(name);
    node.accesskit_node().toggled() == Some(Toggled::True)
}

/// Gives Anna a Poet worth 14, more with a bonus card, and other works of little value.
pub(crate) fn poet(players: &mut [PlayerSetup]) {
    let anna = &mut players[0];
    let hand = [Profession::Poet, Profession::Goldsmith, Profession::Lawyer];
    anna.hand = Some(known(&hand));
    anna.jesters = 2;
    anna.buildings = vec![(Building::Theatre, squares("e5 e6 e7 f5 g5"))];
    anna.freedoms = vec![Freedom::Travel];
    anna.bonus_cards = known(&[BonusCard::Jesters]);
}

/// Returns a setup after seven rounds; Ben and Clara have the same points.
pub(crate) fn the_end() -> Setup {
    let mut setup = Setup::tracked(["Anna", "Ben", "Clara"]);
    setup.moment = Moment::End;
    for player in &mut setup.players {
        player.hand = None;
        player.money = Some(500);
        player.prestige = 10;
    }
    let works = [Profession::Poet, Profession::Lawyer, Profession::Painter];
    for (player, work) in setup.players.iter_mut().zip(works) {
        player.table = vec![work];
    }
    setup.players[0].landscapes = vec![(Landscape::Park, squares("d1 e1"))];
    setup.players[2].money = Some(900);
    setup
}

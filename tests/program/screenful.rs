//! A screen in memory on which the table of any game is drawn, and what can be seen and
//! read on it.

use eframe::egui::accesskit::{Node, NodeId};
use eframe::egui::{self, Context, Event, FullOutput, RawInput, Rect, Vec2};
use studiolo::ui::base::theme;
use studiolo::ui::screens::at_table::{AtTable, TableScreen};
use studiolo::ui::screens::bars;
use studiolo::ui::screens::command_line::CommandLine;
use studiolo::ui::session::game_window::GameWindow;
use studiolo::ui::session::open_table::OpenTable;
use studiolo::ui::session::state::State;

/// Its size, in points.
pub(crate) const SIZE: Vec2 = egui::vec2(1280.0, 720.0);

/// A screen to draw on.
pub(crate) struct Screenful {
    pub(crate) ctx: Context,
    time: f64,
}

impl Screenful {
    pub(crate) fn new() -> Self {
        let ctx = Context::default();
        ctx.enable_accesskit();
        theme::apply(&ctx);
        ctx.all_styles_mut(|style| {
            style.interaction.tooltip_delay = 0.0;
            style.interaction.show_tooltips_only_when_still = false;
            style.animation_time = 0.0;
            style.visuals.text_cursor.blink = false;
        });
        Self { ctx, time: 0.0 }
    }

    /// Draws the table; with a pointer, draws it twice, the second time with what the
    /// pointer is over.
    pub(crate) fn draw<G: GameWindow<Panels: Default>>(
        &mut self,
        state: &State,
        tab: usize,
        pointer: Option<Vec2>,
        typed: &str,
    ) -> FullOutput {
        let mut table = AtTable::<G>::default();
        let mut line = (!typed.is_empty()).then(|| CommandLine::new(typed.to_owned()));
        let game: &dyn OpenTable = state.game.as_deref().expect("a game is open");
        table.moved(game, false);
        table.show_tab(tab);
        let mut last = None;
        let (times, event) = match pointer {
            Some(at) => (2, Event::PointerMoved(at.to_pos2())),
            None => (1, Event::PointerGone),
        };
        for _ in 0..times {
            self.time += 1.0;
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, SIZE)),
                time: Some(self.time),
                events: vec![event.clone()],
                ..RawInput::default()
            };
            let mut output = self.ctx.run_ui(input, |ui| {
                bars::show(ui, state, false, false);
                table.show(ui, state, false);
                if let Some(line) = &mut line {
                    line.show(ui.ctx(), state, Some(&table), false);
                }
            });
            output.textures_delta.clear();
            last = Some(output);
        }
        last.expect("it was drawn")
    }
}

/// Returns what a screen reader finds.
pub(crate) fn read(output: &FullOutput) -> &[(NodeId, Node)] {
    let update = output.platform_output.accesskit_update.as_ref();
    &update.expect("it is asked for").nodes
}

//! Changing the language while the window is open.

use eframe::egui::ViewportCommand;

use super::super::screens::shelf::ShelfPage;
use super::App;
use words::{fl, language};

impl App {
    /// Switches to these languages and remembers the choice.
    pub(in crate::ui) fn speak(
        &mut self,
        sentences: Option<&'static str>,
        components: Option<&'static str>,
    ) {
        let preferences = &mut self.state.preferences;
        preferences.language = sentences.map(str::to_owned);
        preferences.components = components.map(str::to_owned);
        language::choose(sentences, components);
        self.remember();
        // Passing notices and texts about other games are in the previous language.
        self.state.notices.retain(|notice| !notice.passing);
        self.state.games = None;
        self.shelf = ShelfPage::new(&self.ctx);
        self.shelf.entered();
        self.list_games();
        let title = fl!(title).to_owned();
        self.ctx.send_viewport_cmd(ViewportCommand::Title(title));
        self.ctx.request_repaint();
    }
}

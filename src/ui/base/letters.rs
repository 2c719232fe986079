//! Letters that none of our fonts has: they are taken from the fonts of this system. The
//! search starts only when such a letter is to be drawn, and never runs on the drawing
//! thread. Until a font is found, or if the system has none, a box stands for the letter.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{Context, FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

/// Finds the available fonts, which may take long.
type Find = fn() -> Arc<dyn FontProvider>;

/// Shows missing letters in fonts of the system as soon as those are found.
pub fn look_further(ctx: &Context) {
    look_in(ctx, of_the_system);
}

/// Does the same for a picture, which waits for the fonts.
pub fn wait_for_them(ctx: &Context) {
    let system = std::sync::LazyLock::new(SystemFontProvider::new);
    let wait = move |request: &FallbackRequest<'_>| system.font_for(request);
    ctx.set_font_providers(vec![Arc::new(wait)]);
}

fn of_the_system() -> Arc<dyn FontProvider> {
    Arc::new(SystemFontProvider::new())
}

/// Shows missing letters in the fonts that `find` returns, as soon as it does.
pub fn look_in(ctx: &Context, find: Find) {
    let later = Later {
        ctx: ctx.clone(),
        find,
        looks: AtomicBool::new(false),
    };
    ctx.set_font_providers(vec![Arc::new(later)]);
}

/// A provider that has no letters itself, but starts the search when asked for one.
pub(crate) struct Later {
    ctx: Context,
    find: Find,
    looks: AtomicBool,
}

impl FontProvider for Later {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if self.looks.swap(true, Ordering::Relaxed) {
            return None;
        }
        let (ctx, find) = (self.ctx.clone(), self.find);
        let (cluster, family) = (request.cluster.to_owned(), request.family.clone());
        std::thread::spawn(move || {
            let faces = find();
            // This call returns once the provider has loaded the available fonts.
            let _ = faces.font_for(&FallbackRequest {
                cluster: &cluster,
                family: &family,
            });
            // From now on egui asks that provider, starting with this letter again.
            ctx.set_font_providers(vec![faces]);
        });
        None
    }
}

//! Letters that none of our faces has: they are looked for among the faces of this
//! system. Nothing is looked for before the first such letter is to be drawn, and never
//! on the thread that draws. Until something is found, and where the system has nothing
//! either, a box stands for the letter.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{Context, FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

/// Finds the faces there are, which may take long.
type Find = fn() -> Arc<dyn FontProvider>;

/// Shows letters in faces of the system as soon as those are found.
pub fn look_further(ctx: &Context) {
    look_in(ctx, of_the_system);
}

/// The same for a picture, which waits for them.
pub fn wait_for_them(ctx: &Context) {
    let system = std::sync::LazyLock::new(SystemFontProvider::new);
    let wait = move |request: &FallbackRequest<'_>| system.font_for(request);
    ctx.set_font_providers(vec![Arc::new(wait)]);
}

fn of_the_system() -> Arc<dyn FontProvider> {
    Arc::new(SystemFontProvider::new())
}

/// Shows letters in faces that are found in this way as soon as they are.
pub fn look_in(ctx: &Context, find: Find) {
    let later = Later {
        ctx: ctx.clone(),
        find,
        looks: AtomicBool::new(false),
    };
    ctx.set_font_providers(vec![Arc::new(later)]);
}

/// Has no letter, but has faces looked for when it is asked for one.
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
            // It answers when it has seen what there is.
            let _ = faces.font_for(&FallbackRequest {
                cluster: &cluster,
                family: &family,
            });
            // From now on it is asked itself, and for this letter once more.
            ctx.set_font_providers(vec![faces]);
        });
        None
    }
}

//! Where on the screens the window opens: as large as they have room for, and never where
//! nobody sees it.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::super::ui::base::theme::size;
use super::super::ui::io::preferences::Geometry;

/// A screen, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Where it is among all screens, and how large.
    pub rect: Rect,
    /// How many pixels a point of the system has.
    pub scale: f32,
}

/// How a window opens, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opens {
    /// The upper left corner, if not where the system puts it.
    pub place: Option<Pos2>,
    /// The size of what is inside, if another one than was asked for.
    pub size: Option<Vec2>,
    /// Whether it fills the screen: the system knows how much of the screen is free.
    pub maximized: bool,
}

/// How the window opens that was `remembered` (in points of this zoom) on these screens, the
/// main one first. It is nothing where the system tells of no screen.
#[must_use]
pub fn opens(remembered: Option<Geometry>, zoom: f32, screens: &[Screen]) -> Option<Opens> {
    let main = screens.first()?;
    let Some(geometry) = remembered else {
        return Some(first(main));
    };
    let points = Vec2::from(geometry.size) * zoom;
    let place = geometry.place.map(|[x, y]| pos2(x, y) * zoom);
    let seen_on = |screen: &&Screen| {
        // The system chooses a place that is seen.
        place.is_none_or(|place| {
            let upper = Rect::from_min_size(place, vec2(points.x, size::GRIP[1]));
            let seen = on(screen, upper);
            seen.width() >= size::GRIP[0] && seen.height() >= size::GRIP[1] / 2.0
        })
    };
    let seen = screens.iter().find(seen_on);
    let screen = seen.unwrap_or(main);
    let inside = points.min(screen.rect.size() / screen.scale);
    Some(Opens {
        place: match seen {
            Some(_) => None,
            None => Some(middle(screen, inside)),
        },
        size: (inside != points).then_some(inside * screen.scale),
        maximized: geometry.maximized,
    })
}

/// How it opens for the first time.
fn first(screen: &Screen) -> Opens {
    let wanted = Vec2::from(size::FIRST_WINDOW);
    let room = screen.rect.size() / screen.scale - Vec2::from(size::OF_SYSTEM);
    let inside = wanted.min(room).max(size::WINDOW.into());
    Opens {
        place: Some(middle(screen, inside)),
        size: (inside != wanted).then_some(inside * screen.scale),
        maximized: inside != wanted,
    }
}

/// What of a rectangle (in points) is on a screen, in points.
fn on(screen: &Screen, rect: Rect) -> Rect {
    let points = Rect::from_min_max(
        screen.rect.min / screen.scale,
        screen.rect.max / screen.scale,
    );
    points.intersect(rect)
}

/// Where a window of this size (in points) is in the middle, in pixels.
fn middle(screen: &Screen, inside: Vec2) -> Pos2 {
    let spare = screen.rect.size() - inside * screen.scale - frame(screen);
    (screen.rect.min + (spare / 2.0).max(Vec2::ZERO)).round()
}

/// How high the title above a window is, about, in pixels.
fn frame(screen: &Screen) -> Vec2 {
    vec2(0.0, size::OF_SYSTEM[1] / 2.0 * screen.scale)
}

/// Puts the window where it opens, before it is seen.
pub(super) fn place(
    creation: &eframe::CreationContext<'_>,
    remembered: Option<Geometry>,
    zoom: f32,
) {
    let Some(window) = creation.winit_window() else {
        return;
    };
    let main = window
        .primary_monitor()
        .or_else(|| window.current_monitor());
    let all = main.clone().into_iter().chain(window.available_monitors());
    let screens: Vec<Screen> = all
        .map(|monitor| {
            let (at, size) = (monitor.position(), monitor.size());
            let corner = pos2(at.x as f32, at.y as f32);
            Screen {
                rect: Rect::from_min_size(corner, vec2(size.width as f32, size.height as f32)),
                scale: monitor.scale_factor() as f32,
            }
        })
        .filter(|screen| screen.rect.is_positive() && screen.scale > 0.0)
        .collect();
    let Some(opens) = opens(remembered, zoom, &screens) else {
        return;
    };
    if let (Some(size), mut asked) = (opens.size, window.inner_size()) {
        asked.width = size.x as u32;
        asked.height = size.y as u32;
        // The system tells the new size when it has it.
        let _ = window.request_inner_size(asked);
    }
    if let (Some(place), Some(main)) = (opens.place, main) {
        let mut at = main.position();
        at.x = place.x as i32;
        at.y = place.y as i32;
        window.set_outer_position(at);
    }
    if opens.maximized {
        window.set_maximized(true);
    }
}

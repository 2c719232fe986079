//! Games on wooden shelves, as shown by the start page and the shelf: planks, previews of
//! boards, who has won or leads.

use eframe::egui;
use eframe::egui::text::LayoutJob;
use eframe::egui::{
    Align2, Color32, CornerRadius, Id, Rect, Role, Sense, Shadow, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::super::Intent;
use super::super::base::glimpse::Glimpse;
use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, face, size};
use super::super::base::{focus, icons, text};
use super::super::io::kept::{Content, Inside, Listed};
use super::super::session::state::State;
use super::page;
use words::text::{SHORT_NAME, cut, listed};
use words::window::file_name;
use words::{fl, window};

/// A game on a shelf: its least width, its height, the width of its picture.
const ON_SHELF: f32 = 238.0;

const SHELF: f32 = 184.0;

const PICTURE: f32 = 147.0;

/// The separator in the text on the leaders.
const PARTS: &str = " · ";

/// The height of the plank below it.
const PLANK: f32 = 15.0;

/// Describes what was painted here to screen readers.
pub(in crate::ui) fn labelled(ui: &Ui, rect: Rect, id: &str, text: &str) {
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

/// Draws a player's marker, name and points in the middle below a board.
pub(in crate::ui) fn name_below(ui: &Ui, board: Rect, name: &str, points: u16, colour: usize) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let points = points.to_string();
    let ink = palette.ink;
    let points = painter.layout_no_wrap(points, face::strong(13.5), ink);
    let room = board.width() + 8.0 - 12.0 - 5.0 - 4.0 - points.size().x;
    let lay = |name: &str| LayoutJob::simple_singleline(name.to_owned(), face::text(13.5), ink);
    let wide = ui.fonts_mut(|fonts| fonts.layout_job(lay(name))).size().x;
    // A name of just a letter or two is left out.
    let name = if wide > room && room < 60.0 { "" } else { name };
    let mut job = lay(name);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let name = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let whole = 12.0 + 5.0 + name.size().x + 4.0 + points.size().x;
    let middle = board.bottom() + 15.0;
    let mut x = board.center().x - whole / 2.0;
    page::paint_marker(painter, pos2(x + 6.0, middle), 12.0, colour, palette);
    x += 17.0;
    let width = name.size().x;
    painter.galley(pos2(x, middle - name.size().y / 2.0), name, ink);
    x += width + 4.0;
    painter.galley(pos2(x, middle - points.size().y / 2.0), points, ink);
}

/// Draws the most recent games on as many shelves as fit.
pub(crate) fn shelves(ui: &mut Ui, rest: f32, state: &State, games: &[Listed]) -> Option<Intent> {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let columns = (width / ON_SHELF).floor().clamp(1.0, 8.0) as usize;
    let fits = ((rest - 8.0) / (SHELF + PLANK)).floor().max(1.0) as usize;
    let most = columns * fits.max(2);
    let shown = &games[..games.len().min(most)];
    let rows = shown.len().div_ceil(columns).max(fits);
    let height = (6.0 + rows as f32 * (SHELF + PLANK)).max(rest);
    let case = page::room(ui, height);
    let round = CornerRadius {
        nw: size::ROUND_CARD,
        ne: size::ROUND_CARD,
        sw: 0,
        se: 0,
    };
    let painter = ui.painter();
    painter.rect_filled(case, round, palette.sunk);
    let above = case.with_max_y(case.top() + 14.0);
    fade(ui, above, palette.soft_shadow, Color32::TRANSPARENT);
    let edge = Stroke::new(1.0, palette.line);
    ui.painter()
        .rect_stroke(case, round, edge, StrokeKind::Inside);
    if games.is_empty() && state.games.is_some() {
        let at = pos2(case.center().x, case.top() + 6.0 + SHELF * 0.55);
        let font = face::italic(18.0);
        let text = fl!(start_empty_shelf);
        ui.painter()
            .text(at, Align2::CENTER_CENTER, text, font, palette.weak);
        labelled(ui, case.with_max_y(case.top() + SHELF), "empty_shelf", text);
    }
    let mut wanted = None;
    let step = case.width() / columns as f32;
    for row in 0..rows {
        let top = case.top() + 6.0 + row as f32 * (SHELF + PLANK);
        let plank = Rect::from_min_size(pos2(case.left(), top + SHELF), vec2(case.width(), PLANK));
        paint_plank(ui, plank);
        for column in 0..columns {
            let Some(game) = shown.get(row * columns + column) else {
                continue;
            };
            let left = case.left() + column as f32 * step + 8.0;
            let place = Rect::from_min_size(pos2(left, top), vec2(step - 12.0, SHELF));
            wanted = wanted.take().or(on_shelf(ui, place, game, state));
        }
    }
    wanted
}

/// Fills a rectangle with a gradient.
pub(in crate::ui) fn fade(ui: &Ui, rect: Rect, above: Color32, below: Color32) {
    let mut mesh = egui::Mesh::default();
    for (corner, colour) in [
        (rect.left_top(), above),
        (rect.right_top(), above),
        (rect.right_bottom(), below),
        (rect.left_bottom(), below),
    ] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(mesh);
}

/// Paints a plank with a row of inlays.
pub(in crate::ui) fn paint_plank(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    let below = Rect::from_min_max(rect.left_bottom(), rect.right_bottom() + vec2(0.0, 6.0));
    fade(ui, below, palette.shadow, Color32::TRANSPARENT);
    fade(ui, rect, palette.wood_light, palette.wood);
    let mut mesh = egui::Mesh::default();
    let mut x = rect.left() + 7.5;
    let mut is_light = false;
    while x < rect.right() - 4.0 {
        let colour = match is_light {
            true => palette.gold_light.gamma_multiply(0.6),
            false => palette.on_gold.gamma_multiply(0.5),
        };
        let first = mesh.vertices.len() as u32;
        let middle = pos2(x, rect.center().y);
        for by in [
            vec2(0.0, -3.5),
            vec2(4.5, 0.0),
            vec2(0.0, 3.5),
            vec2(-4.5, 0.0),
        ] {
            mesh.colored_vertex(middle + by, colour);
        }
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first, first + 2, first + 3);
        is_light = !is_light;
        x += 15.0;
    }
    ui.painter().add(mesh);
}

fn goes_on_shelf() -> Id {
    Id::unique("the keyboard goes on to the shelf")
}

/// Moves the keyboard focus from above the shelf to its first game.
pub(in crate::ui) fn go_on_shelf(ui: &Ui) {
    let frame = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(goes_on_shelf(), frame));
    ui.request_repaint();
}

/// Draws a game on the shelf: its boards in a frame, who has won or leads, and its day.
fn on_shelf(ui: &mut Ui, place: Rect, game: &Listed, state: &State) -> Option<Intent> {
    let palette = Palette::of(ui);
    let name = told(game, state);
    let id = ui.scope_id().with(("on_the_shelf", &game.path));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let frame = ui.ctx().cumulative_frame_nr();
    let goes_on = ui.data_mut(|data| data.remove_temp::<u64>(goes_on_shelf()));
    if goes_on.is_some_and(|since| frame <= since + 2) {
        response.request_focus();
    }
    if response.has_focus() {
        focus::focus_ring(ui, place.shrink2(vec2(0.0, 4.0)));
    }
    let players = game
        .content()
        .and_then(|content| content.glimpse.as_ref())
        .map_or(4, |glimpse| glimpse.seats.len());
    let height = picture_of(PICTURE, players).y;
    let frame = Rect::from_min_size(
        pos2(place.left(), place.bottom() - height),
        vec2(PICTURE, height),
    );
    let round = CornerRadius::same(4);
    let shadow = Shadow {
        offset: [0, 4],
        blur: 8,
        spread: 0,
        color: palette.shadow,
    };
    ui.painter().add(shadow.as_shape(frame, round));
    let wood = if response.hovered() {
        palette.wood_light
    } else {
        palette.wood
    };
    ui.painter().rect_filled(frame, round, wood);
    match (
        game.content(),
        game.content().and_then(|content| content.glimpse.as_ref()),
    ) {
        (Some(content), Some(glimpse)) => boards(ui, frame, state, content.game, glimpse),
        _ => {
            let inner = frame.shrink(7.0);
            ui.painter().rect_filled(inner, 2.0, palette.card);
            let picture = Rect::from_center_size(inner.center(), Vec2::splat(40.0));
            let icon = match game.content() {
                Some(_) => Icon::Check,
                None => Icon::Folder,
            };
            icons::paint(ui.painter(), picture, icon, palette.weak);
        }
    }
    let beside = Rect::from_min_max(
        pos2(frame.right() + 11.0, place.top() + 30.0),
        pos2(place.right(), place.bottom() - 4.0),
    );
    about(ui, beside, game, &name);
    let mut wanted = response.clicked().then(|| Intent::Open(game.path.clone()));
    let response = response.on_hover_text(window::lines(&name, &game.path.display().to_string()));
    // The earlier versions are offered when the pointer is over the game or the keyboard
    // reaches them.
    let name = fl!(versions_title);
    let font = face::text(12.0);
    let most = beside.width() + 4.0;
    let wide = (30.0 + text::width(ui, name, font.clone())).min(most);
    let at = pos2(beside.left() - 4.0, place.top() + 6.0);
    let corner = Rect::from_min_size(at, vec2(wide, 26.0));
    let id = id.with("versions");
    // Arrow keys move from game to game; from a game, Tab moves on to its versions.
    let is_near = response.has_focus() || ui.memory(|memory| memory.has_focus(id));
    // By the time the focus moves on, Tab has already left the game.
    let near = id.with("near");
    let was_near = ui.data_mut(|data| {
        let was_near = data.get_temp::<bool>(near) == Some(true);
        data.insert_temp(near, is_near);
        was_near
    });
    let sense = match is_near || was_near {
        true => Sense::click(),
        false => Sense::CLICK,
    };
    let versions = ui.interact(corner, id, sense);
    let called = fl!(versions_of, game = named(game));
    versions.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &called));
    if response.contains_pointer() || versions.contains_pointer() || versions.has_focus() {
        if versions.hovered() {
            let round = CornerRadius::same(size::ROUND_BUTTON);
            ui.painter().rect_filled(corner, round, palette.chosen);
        }
        if versions.has_focus() {
            focus::focus_ring(ui, corner);
        }
        let middle = pos2(corner.left() + 14.0, corner.center().y);
        let picture = Rect::from_center_size(middle, Vec2::splat(15.0));
        icons::paint(ui.painter(), picture, Icon::Clock, palette.weak);
        let at = pos2(corner.left() + 26.0, middle.y);
        let room = corner.right() - at.x;
        let style = (font, palette.weak);
        text::paint(ui, at, Align2::LEFT_CENTER, name, style, room);
    }
    if versions.clicked() {
        wanted = Some(Intent::ListVersions(game.path.clone()));
    }
    versions.on_hover_text(&called);
    wanted
}

/// Returns the columns and rows of boards in a picture with this many.
fn in_picture(boards: usize) -> (usize, usize) {
    let columns = if boards > 4 { 3 } else { 2 };
    (columns, boards.div_ceil(columns).max(1))
}

/// Returns the margin around the boards in a picture of this width, and the gap between
/// them.
fn around_boards(width: f32) -> [f32; 2] {
    match width < PICTURE {
        true => [6.0, 4.0],
        false => [7.0, 5.0],
    }
}

/// Returns the side of a board in a picture with this many.
fn side_in_picture(width: f32, boards: usize) -> f32 {
    let (columns, _) = in_picture(boards);
    let [edge, gap] = around_boards(width);
    ((width - 2.0 * edge - gap * (columns as f32 - 1.0)) / columns as f32).floor()
}

/// Returns the size of a picture of this width with this many boards.
pub(in crate::ui) fn picture_of(width: f32, boards: usize) -> Vec2 {
    let (columns, rows) = in_picture(boards);
    let [edge, gap] = around_boards(width);
    let side = side_in_picture(width, boards);
    match columns == rows {
        true => Vec2::splat(width),
        false => vec2(width, rows as f32 * (side + gap) - gap + 2.0 * edge),
    }
}

/// Draws the places of all players of a game in a frame.
pub(in crate::ui) fn boards(ui: &Ui, frame: Rect, state: &State, game: &str, glimpse: &Glimpse) {
    let Some(kind) = state.kind(game) else {
        return;
    };
    let [edge, gap] = around_boards(frame.width());
    let inner = frame.shrink(edge);
    let players = glimpse.seats.len();
    let (columns, rows) = in_picture(players);
    let side = side_in_picture(frame.width(), players);
    let used = vec2(
        columns as f32 * (side + gap) - gap,
        rows as f32 * (side + gap) - gap,
    );
    let first = inner.center() - used / 2.0;
    for player in 0..players {
        let (column, row) = (player % columns, player / columns);
        let by = vec2(column as f32, row as f32) * (side + gap);
        let place = Rect::from_min_size((first + by).round(), Vec2::splat(side));
        kind.paint_place(ui, place, &glimpse.table, player);
    }
}

/// Returns the text on the leaders, on one line if it fits, or broken: between its two
/// parts, or so that no word stands alone.
pub(in crate::ui) fn in_lines(ui: &Ui, best: &str, width: f32) -> String {
    if text::width(ui, best, face::strong(13.0)) <= width {
        return best.to_owned();
    }
    match (best.rsplit_once(PARTS), best.rsplit_once(' ')) {
        (Some((first, second)), _) => format!("{first}\n{second}"),
        (None, Some((first, last))) => format!("{first}\u{a0}{last}"),
        (None, None) => best.to_owned(),
    }
}

/// Returns all of these names in this many rows; names are cut as needed.
pub(in crate::ui) fn all_named(
    ui: &Ui,
    names: &[String],
    (font, width, rows): (&egui::FontId, f32, usize),
) -> String {
    let said = |most: usize| {
        let names = names.iter().map(|name| cut(name, most));
        listed(&names.collect::<Vec<String>>())
    };
    let lies = |said: &String| {
        let plain = Color32::PLACEHOLDER;
        let mut job = LayoutJob::simple(said.clone(), font.clone(), plain, width);
        job.wrap.max_rows = rows;
        !ui.fonts_mut(|fonts| fonts.layout_job(job)).elided
    };
    let lengths = [usize::MAX, SHORT_NAME, 12, 8, 5, 3].map(said);
    let fitting = lengths.iter().find(|said| lies(said));
    fitting.or(lengths.last()).cloned().unwrap_or_default()
}

/// Draws who has won or leads, with whom, and when.
fn about(ui: &Ui, rect: Rect, game: &Listed, told: &str) {
    let palette = Palette::of(ui);
    let (ink, weak) = (palette.ink, palette.weak);
    // From bottom to top, aligned with the foot of the frame.
    let mut y = rect.bottom();
    let mut line = |text: &str, font: egui::FontId, colour, height: f32, rows: usize| {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, colour, rect.width());
        job.wrap.max_rows = rows;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let used = galley.size().y.max(height);
        y -= used;
        ui.painter().galley(pos2(rect.left(), y), galley, colour);
    };
    line(&window::day(&game.day), face::text(12.0), weak, 15.0, 1);
    let standing = game.content().and_then(|content| {
        let standing = content.standing.as_ref()?;
        Some((content, standing))
    });
    let Some((content, standing)) = standing else {
        line(told, face::text(12.0), weak, 15.0, 5);
        return;
    };
    // For a game in progress everyone is named; the boards and points show who leads.
    let all: Vec<usize> = (0..content.names.len()).collect();
    let leaders = match standing.over || standing.stopped {
        true => &standing.leaders.0,
        false => &all,
    };
    if leaders.len() < content.names.len() {
        line(
            &with_whom(content, leaders),
            face::text(12.0),
            weak,
            15.0,
            3,
        );
    }
    if let Some(glimpse) = &content.glimpse {
        let best = in_lines(ui, &glimpse.best, rect.width());
        line(&best, face::strong(13.0), ink, 17.0, 2);
    }
    let names = leaders.iter().filter_map(|&at| content.names.get(at));
    let names: Vec<String> = names.cloned().collect();
    let (size, rows) = match leaders.len() {
        0..=3 => (20.0, 2),
        _ => (16.0, 4),
    };
    let font = face::display(size);
    let leading = all_named(ui, &names, (&font, rect.width(), rows));
    line(&leading, font, ink, 23.0, rows);
    let mut x = rect.left() + 7.0;
    let middle = y - 9.0;
    if standing.over {
        let crown = Rect::from_center_size(pos2(x, middle), Vec2::splat(14.0));
        icons::paint(ui.painter(), crown, Icon::Crown, palette.leaf);
        x += 18.0;
    }
    for &leader in leaders {
        let colour = content.glimpse.as_ref().and_then(|glimpse| {
            let seat = glimpse.seats.get(leader)?;
            Some(seat.colour)
        });
        let at = pos2(x, middle);
        page::paint_marker(ui.painter(), at, 12.0, colour.unwrap_or(leader), palette);
        x += 16.0;
    }
}

/// Returns the leaders' opponents: people by name, bots by number.
fn with_whom(content: &Content, leaders: &[usize]) -> String {
    let is_bot = |at: usize| {
        let glimpse = content.glimpse.as_ref();
        glimpse.is_some_and(|glimpse| glimpse.seats.get(at).is_some_and(|seat| seat.is_bot))
    };
    let others = (0..content.names.len()).filter(|at| !leaders.contains(at));
    let (bots, people): (Vec<usize>, Vec<usize>) = others.partition(|&at| is_bot(at));
    let people: Vec<String> = people.iter().map(|&at| content.names[at].clone()).collect();
    let of_bots = leaders.iter().any(|&at| is_bot(at));
    window::with_others(&people, bots.len(), of_bots)
}

/// Returns the players of a game and its day.
fn named(game: &Listed) -> String {
    match game.content() {
        Some(content) => fl!(
            versions_game,
            players = window::all_players(&content.names),
            day = &game.day
        ),
        None => window::file_name(&game.path),
    }
}

fn told(game: &Listed, state: &State) -> String {
    let content = match &game.inside {
        Inside::Whole(content) => content,
        Inside::Head(head) => {
            let people = head.people.seats.iter();
            let names: Vec<String> = people.map(|person| person.name.clone()).collect();
            return window::all_players(&names);
        }
        Inside::Foreign(other) => {
            return fl!(start_foreign, path = file_name(&game.path), game = other);
        }
        Inside::Unread => return file_name(&game.path),
        Inside::Unreadable => return fl!(start_unreadable, path = file_name(&game.path)),
    };
    match (&content.standing, state.kind(content.game)) {
        (Some(standing), Some(kind)) => kind.told(&content.names, standing),
        _ => fl!(
            start_score_sheet,
            players = words::window::all_players(&content.names)
        ),
    }
}

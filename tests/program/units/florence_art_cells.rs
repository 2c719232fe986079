//! Outlines and rows of the squares of a tile.

use eframe::egui::pos2;

use studiolo::games::florence::art::cells::Cells;

#[test]
fn an_outline_goes_around_each_piece_and_each_hole() {
    let ring = Cells::new(Cells::block(3, 3).iter().filter(|&cell| cell != (1, 1)));
    let lines = ring.outline(10.0, 1.0);
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains(&pos2(1.0, 1.0)), "{lines:?}");
    assert!(lines[1].contains(&pos2(9.0, 9.0)), "{lines:?}");
    let apart = Cells::new([(0, 0), (1, 1)]);
    assert_eq!(apart.outline(10.0, 0.0).len(), 2);
    assert_eq!(apart.pieces().len(), 2);
}

#[test]
fn the_name_stands_on_the_lowest_of_the_longest_rows() {
    let theatre = Cells::new([(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]);
    assert_eq!(theatre.longest_row(), ((0, 2), 3));
    let forest = Cells::block(2, 2);
    assert_eq!(forest.longest_row(), ((0, 1), 2));
    assert_eq!(theatre.extent(), (3, 3));
}

//! What screens are made of: controls, pages, panes, cards of seats, lines of words.

pub mod charts;
pub mod computer;
pub mod controls;
pub mod dialog_parts;
pub mod hint_card;
pub mod history;
pub mod kept_places;
pub mod large;
pub mod marked;
pub mod menu_row;
pub mod now_block;
pub mod page;
pub mod panes;
pub mod person;
pub mod presses;
pub mod result_line;
pub mod saved_mark;
pub mod seat_cards;
pub mod share;
pub mod small;
pub mod theme_switch;
pub mod toasts;
pub mod towers;
pub mod whose_cards;
pub mod widgets;
pub mod wood;

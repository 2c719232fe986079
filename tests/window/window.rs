//! The window, driven through its accessibility tree: one program, built and linked once.
//! Tests that change the language of the whole program are in another one, `languages`.

// Shared by the other modules.
mod by_hand;
mod desk;
mod layout_faults;
mod prince_moments;
mod prince_told;
mod prince_views;
mod views;

mod access;
mod again;
mod agreed;
mod alone;
mod conforms;
mod digital;
mod editors;
mod every_view;
mod frame;
mod goes_home;
mod guide;
mod hints;
mod keys;
mod layout;
mod look_back;
mod messy_evening;
mod messy_tables;
mod minimum;
mod moments;
mod notices;
mod offered;
mod panels;
mod planning;
mod pressed;
mod prince;
mod prince_evening;
mod prince_hidden;
mod prince_lobby;
#[cfg(unix)]
mod programs_sit;
mod reasons;
mod saving;
mod shelf;
mod sizes;
mod start_page;
mod tiletum;
mod tiletum_end;
mod tiletum_lobby;
mod tiletum_table;
mod tiletum_turn;
mod tiletum_views;
mod tiny_game;
mod twice;
mod whole_evening;

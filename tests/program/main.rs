//! Tests of the program from outside: the command line, what must stay secret, and the
//! structure of the source. Tests of single functions are in `units`.

mod bots_simulate;
mod circles;
mod command_line;
mod layering;
mod no_prose;
mod prince_reports;
mod prince_secrets;
mod programs;
mod scores;
mod screenful;
mod secrets;
mod tiletum_files;
mod units;

//! The whole server through real sockets: on SQLite, and on PostgreSQL where `KABINETT_TEST_POSTGRES`
//! has the address of one on which databases may be made.

mod house;
#[path = "../../../table/tests/tiny/mod.rs"]
mod tiny;

mod bots_page;
mod clocks;
mod computers;
mod fuzz;
mod hidden;
mod languages;
mod leaks;
mod live;
mod notices;
mod offers;
mod people;
mod playing;
mod processes;
mod ratings;
mod records;
mod restart;
mod security;
mod strangers;
mod types;
mod vacation;

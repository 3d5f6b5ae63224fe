//! The whole server through real sockets: on SQLite, and on PostgreSQL where `KABINETT_TEST_POSTGRES`
//! has the address of one on which databases may be made.

mod house;

mod clocks;
mod hidden;
mod live;
mod people;
mod playing;
mod processes;
mod restart;
mod strangers;

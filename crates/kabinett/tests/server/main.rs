//! The program as a server: real processes, real signals, on SQLite, and on PostgreSQL where
//! `KABINETT_TEST_POSTGRES` has the address of one on which databases may be made.

mod program;

mod archive;
mod kill;
mod load;
mod many;
mod stop;

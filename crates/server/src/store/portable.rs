//! All rows of either database as JSON, so that one can become the other.
//!
//! The tables and their columns are asked of the database itself: a table that a later change adds
//! is in the backup without a line here. Snapshots are not: they follow from the decisions.

use futures_util::TryStreamExt as _;
use sqlx::{AssertSqlSafe, PgConnection, Postgres, Sqlite, SqliteConnection, Transaction};

use super::{Db, MIGRATIONS, Result, Store, StoreError, read};
use crate::Config;

/// What a row is told to: the table and the row as a JSON object.
type Tell<'a> = &'a mut (dyn FnMut(&str, &str) -> std::io::Result<()> + Send);

/// Left out: what is not data of people, and what follows from other rows.
const LEFT_OUT: [&str; 2] = ["_sqlx_migrations", "snapshots"];

/// A name as SQL writes it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn unwritten(error: std::io::Error) -> StoreError {
    StoreError::Database(sqlx::Error::Io(error))
}

async fn sqlite_tables(connection: &mut SqliteConnection) -> Result<Vec<String>> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
    )
    .fetch_all(connection)
    .await?;
    Ok(names.into_iter().filter(|name| !LEFT_OUT.contains(&name.as_str())).collect())
}

async fn sqlite_columns(connection: &mut SqliteConnection, table: &str) -> Result<Vec<String>> {
    Ok(sqlx::query_scalar("SELECT name FROM pragma_table_info($1) ORDER BY cid")
        .bind(table)
        .fetch_all(connection)
        .await?)
}

async fn postgres_tables(connection: &mut PgConnection) -> Result<Vec<String>> {
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
         WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name",
    )
    .fetch_all(connection)
    .await?;
    Ok(names.into_iter().filter(|name| !LEFT_OUT.contains(&name.as_str())).collect())
}

async fn postgres_columns(connection: &mut PgConnection, table: &str) -> Result<Vec<String>> {
    Ok(sqlx::query_scalar(
        "SELECT CAST(column_name AS TEXT) FROM information_schema.columns \
         WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
    )
    .bind(table)
    .fetch_all(connection)
    .await?)
}

async fn dump_sqlite(connection: &mut SqliteConnection, tell: Tell<'_>) -> Result<()> {
    for table in sqlite_tables(&mut *connection).await? {
        let members: Vec<String> = sqlite_columns(&mut *connection, &table)
            .await?
            .iter()
            .map(|column| format!("'{}', {}", column.replace('\'', "''"), quoted(column)))
            .collect();
        let sql = format!("SELECT json_object({}) FROM {}", members.join(", "), quoted(&table));
        let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(sql)).fetch(&mut *connection);
        while let Some(row) = rows.try_next().await? {
            tell(&table, &row).map_err(unwritten)?;
        }
    }
    Ok(())
}

async fn dump_postgres(connection: &mut PgConnection, tell: Tell<'_>) -> Result<()> {
    for table in postgres_tables(&mut *connection).await? {
        let sql = format!("SELECT CAST(row_to_json(r) AS TEXT) FROM {} r", quoted(&table));
        let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(sql)).fetch(&mut *connection);
        while let Some(row) = rows.try_next().await? {
            tell(&table, &row).map_err(unwritten)?;
        }
    }
    Ok(())
}

impl Store {
    /// The number of the last change of the database.
    pub(crate) async fn schema(&self) -> Result<i64> {
        let version: Option<i64> = read!(self, pool => sqlx::query_scalar(
            "SELECT MAX(version) FROM _sqlx_migrations").fetch_one(pool).await)?;
        Ok(version.unwrap_or(0))
    }

    /// Tells every row as it is at one moment.
    pub(crate) async fn dump(&self, tell: Tell<'_>) -> Result<()> {
        match &self.db {
            Db::Sqlite { read, .. } => {
                // A transaction that reads sees one moment, whatever is written beside it.
                let mut tx = read.begin().await?;
                dump_sqlite(&mut tx, tell).await?;
                tx.rollback().await?;
            }
            Db::Postgres(pool) => {
                let mut tx = pool.begin().await?;
                sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
                    .execute(&mut *tx)
                    .await?;
                dump_postgres(&mut tx, tell).await?;
                tx.rollback().await?;
            }
        }
        Ok(())
    }

    /// An empty database of those settings, as it was after change number `schema`.
    pub(crate) async fn to_restore(config: &Config, schema: i64) -> Result<Self> {
        if !MIGRATIONS.version_exists(schema) {
            return Err(StoreError::Content(format!(
                "the backup is of version {schema} of the database, which this program does not know"
            )));
        }
        let store = match &config.database_url {
            Some(url) => Self::start(Db::Postgres(super::connect_postgres(url, 2).await?)),
            None => Self::start(super::connect_sqlite(&config.data).await?),
        };
        match &store.db {
            Db::Sqlite { write, .. } => MIGRATIONS.run_to(schema, write).await?,
            Db::Postgres(pool) => MIGRATIONS.run_to(schema, pool).await?,
        }
        let mut full = store.schema().await? != schema;
        store
            .dump(&mut |_, _| {
                full = true;
                Ok(())
            })
            .await?;
        if full {
            return Err(StoreError::Content(
                "a backup can only be restored into an empty database".to_owned(),
            ));
        }
        Ok(store)
    }

    /// Makes the changes of the database that are not made yet.
    pub(crate) async fn bring_up_to_date(&self) -> Result<()> {
        match &self.db {
            Db::Sqlite { write, .. } => MIGRATIONS.run(write).await?,
            Db::Postgres(pool) => MIGRATIONS.run(pool).await?,
        }
        Ok(())
    }

    /// Begins to fill an empty database: all of it or nothing.
    pub(crate) async fn fill(&self) -> Result<Dump<'_>> {
        Ok(match &self.db {
            Db::Sqlite { write, .. } => {
                let mut tx = write.begin().await?;
                // Rows may come before those they refer to.
                sqlx::query("PRAGMA defer_foreign_keys = ON").execute(&mut *tx).await?;
                Dump::Sqlite(tx)
            }
            Db::Postgres(pool) => {
                let mut tx = pool.begin().await?;
                let keys = postgres_references(&mut tx).await?;
                alter(&mut tx, &keys, "DEFERRABLE INITIALLY DEFERRED").await?;
                Dump::Postgres { tx, keys }
            }
        })
    }
}

/// The references between tables: table and name.
async fn postgres_references(connection: &mut PgConnection) -> Result<Vec<(String, String)>> {
    Ok(sqlx::query_as(
        "SELECT CAST(CAST(conrelid AS REGCLASS) AS TEXT), CAST(conname AS TEXT) FROM pg_constraint \
         WHERE contype = 'f' AND connamespace = CAST(current_schema() AS REGNAMESPACE) ORDER BY 1, 2",
    )
    .fetch_all(connection)
    .await?)
}

async fn alter(connection: &mut PgConnection, keys: &[(String, String)], how: &str) -> Result<()> {
    for (table, key) in keys {
        // PostgreSQL has quoted the table's name where it needs it.
        let sql = format!("ALTER TABLE {table} ALTER CONSTRAINT {} {how}", quoted(key));
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await?;
    }
    Ok(())
}

/// A database that is being filled.
pub(crate) enum Dump<'a> {
    Sqlite(Transaction<'a, Sqlite>),
    Postgres { tx: Transaction<'a, Postgres>, keys: Vec<(String, String)> },
}

impl Dump<'_> {
    /// Puts rows, a JSON array of objects with these columns, into a table.
    pub(crate) async fn put(&mut self, table: &str, columns: &[&str], rows: &str) -> Result<()> {
        let (tables, known) = match self {
            Self::Sqlite(tx) => (sqlite_tables(&mut *tx).await?, sqlite_columns(&mut *tx, table).await?),
            Self::Postgres { tx, .. } => {
                (postgres_tables(&mut *tx).await?, postgres_columns(&mut *tx, table).await?)
            }
        };
        let unknown = columns.iter().find(|column| !known.iter().any(|name| name == *column));
        if !tables.iter().any(|name| name == table) || unknown.is_some() {
            let what = unknown.map_or_else(String::new, |column| format!(" or its column “{column}”"));
            return Err(StoreError::Content(format!("no table “{table}”{what} is known")));
        }
        let names: Vec<String> = columns.iter().map(|column| quoted(column)).collect();
        let names = names.join(", ");
        match self {
            Self::Sqlite(tx) => {
                let values: Vec<String> = columns
                    .iter()
                    .map(|column| format!("json_extract(value, '$.{}')", quoted(column).replace('\'', "''")))
                    .collect();
                let sql = format!(
                    "INSERT INTO {} ({names}) SELECT {} FROM json_each($1)",
                    quoted(table),
                    values.join(", ")
                );
                sqlx::query(AssertSqlSafe(sql)).bind(rows).execute(&mut **tx).await?;
            }
            Self::Postgres { tx, .. } => {
                let table = quoted(table);
                let sql = format!(
                    "INSERT INTO {table} ({names}) SELECT {names} \
                     FROM json_populate_recordset(CAST(NULL AS {table}), CAST($1 AS JSON))"
                );
                sqlx::query(AssertSqlSafe(sql)).bind(rows).execute(&mut **tx).await?;
            }
        }
        Ok(())
    }

    /// Holds what was put in to the references between tables, and makes it stay.
    pub(crate) async fn finish(self) -> Result<()> {
        match self {
            Self::Sqlite(tx) => tx.commit().await?,
            Self::Postgres { mut tx, keys } => {
                sqlx::query("SET CONSTRAINTS ALL IMMEDIATE").execute(&mut *tx).await?;
                alter(&mut tx, &keys, "NOT DEFERRABLE").await?;
                tx.commit().await?;
            }
        }
        Ok(())
    }
}

-- A game after so many rows of its account, sealed and packed, so that opening a long game needs no replay. Never the
-- truth: a snapshot that is of no use is passed over, and the game is folded from its decisions.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    body BYTEA NOT NULL
);

-- People, tables and their decisions. The same text makes both databases: times are milliseconds since 1970,
-- secrets and keys are hexadecimal, lists are JSON.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'running', 'finished')),
    private BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    auto_start BOOLEAN NOT NULL,
    owner TEXT NOT NULL REFERENCES people (id),
    clock TEXT NOT NULL,
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    sequence BIGINT NOT NULL DEFAULT 0,
    decisions BIGINT NOT NULL DEFAULT 0,
    waiting BIGINT NOT NULL DEFAULT 0,
    deadline BIGINT,
    revision BIGINT NOT NULL DEFAULT 0,
    chat BIGINT NOT NULL DEFAULT 0,
    result TEXT,
    created BIGINT NOT NULL,
    started BIGINT,
    finished BIGINT,
    updated BIGINT NOT NULL,
    rematch_of TEXT REFERENCES tables (id),
    lease_by TEXT,
    lease_until BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tables_state ON tables (state, updated);
CREATE INDEX tables_deadline ON tables (deadline);
CREATE UNIQUE INDEX tables_rematch ON tables (rematch_of);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'computer', 'invited')),
    person TEXT REFERENCES people (id),
    level TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_person ON seats (person);

-- Append only. A row is a decision, or takes the last decision back, or ends a seat's part in the game.
CREATE TABLE decisions (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('decide', 'undo', 'resign', 'time-out')),
    seat BIGINT NOT NULL,
    notation TEXT NOT NULL,
    at BIGINT NOT NULL,
    request_key TEXT,
    PRIMARY KEY (table_id, sequence)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

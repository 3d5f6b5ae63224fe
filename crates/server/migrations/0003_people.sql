-- Offers between seats, vacation, ratings, and where people want to be told that it is their turn.

-- What a seat plays, as it was at the start, so that lists need not open the game.
ALTER TABLE seats ADD COLUMN role TEXT;

-- Whether a finished rated table has gone into the ratings.
ALTER TABLE tables ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX tables_uncounted ON tables (finished) WHERE rated AND NOT counted;

-- Until when somebody is on vacation, and how many days of which year they have used.
ALTER TABLE people ADD COLUMN away_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN vacation_year BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN vacation_used BIGINT NOT NULL DEFAULT 0;

-- Two kinds of rows more: an agreed draw ends the game, a vacation stops a seat's clock until the time it names.
CREATE TABLE decisions_next (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('decide', 'undo', 'resign', 'time-out', 'draw', 'vacation')),
    seat BIGINT NOT NULL,
    notation TEXT NOT NULL,
    at BIGINT NOT NULL,
    request_key TEXT,
    PRIMARY KEY (table_id, sequence)
);
INSERT INTO decisions_next (table_id, sequence, kind, seat, notation, at, request_key)
    SELECT table_id, sequence, kind, seat, notation, at, request_key FROM decisions;
DROP TABLE decisions;
ALTER TABLE decisions_next RENAME TO decisions;

CREATE TABLE offers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'payment')),
    from_seat BIGINT NOT NULL,
    to_seat BIGINT,
    amount BIGINT,
    text TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'withdrawn', 'accepted', 'declined')),
    -- The seats that have accepted a draw, as bits.
    accepted BIGINT NOT NULL DEFAULT 0,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL DEFAULT 0,
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, game, seats)
);
CREATE INDEX ratings_list ON ratings (game, seats, rating);

-- Where a person wants to be told: a browser, a webhook, an e-mail address. `target` is JSON.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('push', 'webhook', 'discord', 'email')),
    target TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    failures BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL
);
CREATE INDEX channels_person ON channels (person);

-- What somebody has been told: at most once for each turn. `turn` is the number of the person's last decision.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'invitation')),
    turn BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, kind, turn)
);

-- Keys that all processes share, sealed.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    sealed TEXT NOT NULL
);

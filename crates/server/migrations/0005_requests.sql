-- A seat may ask another for money, the table says which computer goes on for whoever leaves, and one process calls time.

-- The level of the computer that takes over a seat; the game's usual one where nothing is said.
ALTER TABLE tables ADD COLUMN stand_in TEXT;

-- The lease on the table's clocks.
ALTER TABLE tables ADD COLUMN clock_by TEXT;
ALTER TABLE tables ADD COLUMN clock_until BIGINT NOT NULL DEFAULT 0;

CREATE TABLE offers_next (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('draw', 'payment', 'request')),
    from_seat BIGINT NOT NULL,
    to_seat BIGINT,
    amount BIGINT,
    text TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'withdrawn', 'accepted', 'declined')),
    -- The seats that have accepted a draw, as bits.
    accepted BIGINT NOT NULL DEFAULT 0,
    at BIGINT NOT NULL,
    -- How many decisions stood when it was last answered.
    decisions BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
);
INSERT INTO offers_next (table_id, number, kind, from_seat, to_seat, amount, text, state, accepted, at)
    SELECT table_id, number, kind, from_seat, to_seat, amount, text, state, accepted, at FROM offers;
DROP TABLE offers;
ALTER TABLE offers_next RENAME TO offers;

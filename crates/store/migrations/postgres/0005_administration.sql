-- Invitations are taken away by their table.
CREATE INDEX keys_by_table ON keys (table_id, seat);

-- When a session was used last. Of those that are here already it is not known: they are taken to have been used today.
ALTER TABLE keys ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE keys SET seen = (EXTRACT(EPOCH FROM now()) * 1000)::BIGINT;

-- Until when a player cannot chat, and cannot log in: milliseconds since 1970.
ALTER TABLE players ADD COLUMN muted BIGINT;
ALTER TABLE players ADD COLUMN banned BIGINT;

-- What operators have done. Numbers have no gaps, so that servers can follow it.
CREATE TABLE audit (
    number BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);

-- What people have reported. What was said is not copied: it stands in the log of the table.
CREATE TABLE reports (
    report_id TEXT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    player_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq BIGINT,
    reason TEXT NOT NULL,
    resolved BIGINT,
    resolver TEXT,
    note TEXT
);
CREATE INDEX reports_by_reporter ON reports (reporter);

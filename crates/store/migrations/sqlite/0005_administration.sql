-- Invitations are taken away by their table.
CREATE INDEX keys_by_table ON keys (table_id, seat);

-- When a session was used last. Of those that are here already it is not known: they are taken to have been used today.
ALTER TABLE keys ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE keys SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

-- Until when a player cannot chat, and cannot log in: milliseconds since 1970.
ALTER TABLE players ADD COLUMN muted INTEGER;
ALTER TABLE players ADD COLUMN banned INTEGER;

-- What operators have done. Numbers have no gaps, so that servers can follow it.
CREATE TABLE audit (
    number INTEGER PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);

-- What people have reported. What was said is not copied: it stands in the log of the table.
CREATE TABLE reports (
    report_id TEXT PRIMARY KEY NOT NULL,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    player_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seq INTEGER,
    reason TEXT NOT NULL,
    resolved INTEGER,
    resolver TEXT,
    note TEXT
);
CREATE INDEX reports_by_reporter ON reports (reporter);

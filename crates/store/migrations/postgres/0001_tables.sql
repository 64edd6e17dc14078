-- The logs of tables. A second writer of the same place fails: that is the whole concurrency story.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What lists show of a table: can be made anew from its log.
CREATE TABLE cards (
    table_id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    stage TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    open_seats BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX cards_by_time ON cards (public, stage, updated);

-- Who sits at which table.
CREATE TABLE sitters (
    player_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (player_id, table_id)
);
CREATE INDEX sitters_by_table ON sitters (table_id);

-- When somebody has to look after a table.
CREATE TABLE due (
    table_id TEXT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX due_by_time ON due (at);

CREATE TABLE players (
    player_id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- Sessions, API tokens and invitations, by the hash of what is shown for them.
CREATE TABLE keys (
    hash TEXT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    player_id TEXT,
    table_id TEXT,
    seat BIGINT,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX keys_by_player ON keys (player_id, kind);

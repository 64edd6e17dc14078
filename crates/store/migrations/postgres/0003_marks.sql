-- What the program has to remember about the whole store.
CREATE TABLE marks (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

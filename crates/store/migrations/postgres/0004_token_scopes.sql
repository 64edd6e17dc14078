-- What a token may do, and until when. Tokens that are here already go on playing and do not expire.
ALTER TABLE keys ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';
ALTER TABLE keys ADD COLUMN expires BIGINT;

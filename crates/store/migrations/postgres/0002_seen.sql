-- When somebody came last. Of those who are here already it is not known: they are taken to have come today.
ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE players SET seen = (EXTRACT(EPOCH FROM now()) * 1000)::BIGINT;

-- When somebody came last. Of those who are here already it is not known: they are taken to have come today.
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE players SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;

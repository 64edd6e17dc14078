-- Invitations are taken away by their table.
CREATE INDEX keys_by_table ON keys (table_id, seat);

-- A store as version 1 of it was written, with one table and three entries. The guards follow, for each database.
CREATE TABLE companion (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
);
INSERT INTO companion VALUES('version','1');
CREATE TABLE tables (
    id TEXT NOT NULL,
    code TEXT,
    name TEXT NOT NULL,
    created FLOAT NOT NULL,
    changed FLOAT NOT NULL,
    put_away BOOLEAN NOT NULL,
    summary TEXT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (code)
);
INSERT INTO tables VALUES('t','BCDF','Kitchen',1763467200.0,1763467200.0,FALSE,'{"game": "spin", "phase": "play", "round": 1, "players": [{"name": "North", "score": 20}, {"name": "South", "score": 0}], "winner": null, "rounds": [], "changed": 1763467200.0}');
CREATE TABLE devices (
    device INTEGER NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL,
    secret TEXT NOT NULL,
    role TEXT NOT NULL,
    seat TEXT,
    name TEXT NOT NULL,
    since FLOAT NOT NULL,
    out BOOLEAN NOT NULL,
    FOREIGN KEY(table_id) REFERENCES tables (id),
    UNIQUE (secret)
);
INSERT INTO devices VALUES(1,'t','hash','host',NULL,'tablet',1763467200.0,FALSE);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at FLOAT NOT NULL,
    act TEXT NOT NULL,
    assumed BOOLEAN NOT NULL,
    made_for INTEGER,
    engine TEXT NOT NULL,
    digest TEXT NOT NULL,
    device INTEGER,
    id TEXT,
    first INTEGER,
    fingerprint TEXT,
    reply TEXT,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO entries VALUES('t',1,1763467200.0,'{"act":"pass","player":"North"}',FALSE,NULL,'test','0',NULL,'t-1',1,'0','{"ok": true}');
INSERT INTO entries VALUES('t',2,1763467200.0,'{"act":"pass","player":"North"}',FALSE,NULL,'test','0',NULL,'t-2',2,'0','{"ok": true}');
INSERT INTO entries VALUES('t',3,1763467200.0,'{"act":"pass","player":"North"}',FALSE,NULL,'test','0',NULL,'t-3',3,'0','{"ok": true}');
CREATE TABLE invitations (
    secret TEXT NOT NULL,
    table_id TEXT NOT NULL,
    role TEXT NOT NULL,
    seat TEXT,
    until FLOAT NOT NULL,
    PRIMARY KEY (secret),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE settings (
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE leases (
    table_id TEXT NOT NULL,
    holder TEXT NOT NULL,
    address TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    until FLOAT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE UNIQUE INDEX one_reply_an_id ON entries (table_id, id);
-- sqlite
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_last BEFORE DELETE ON entries
       BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
       WHEN NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = NEW.table_id)
       BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END;
-- postgresql
CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION 'the log is append-only' USING ERRCODE = '23514'; END $$;
CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries
       FOR EACH ROW EXECUTE FUNCTION entries_stay();
CREATE TRIGGER entries_last BEFORE TRUNCATE ON entries
       FOR EACH STATEMENT EXECUTE FUNCTION entries_stay();
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF NEW.seq <> 1 + (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = NEW.table_id)
         THEN RAISE EXCEPTION 'the log has no gaps' USING ERRCODE = '23514'; END IF;
         RETURN NEW;
       END $$;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
       FOR EACH ROW EXECUTE FUNCTION entries_follow();

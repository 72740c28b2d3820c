PRAGMA page_size=2048;
BEGIN TRANSACTION;
CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
INSERT INTO streams VALUES(1,'checks');
INSERT INTO streams VALUES(2,'people');
INSERT INTO streams VALUES(3,'table/Qn00rxeI2zkHa4C3t6sCPA');
INSERT INTO streams VALUES(6,'table/O4Z8SsU8eYyJhpgPySom3w');
INSERT INTO streams VALUES(7,'results');
CREATE TABLE entries (
    stream INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (stream, number)) WITHOUT ROWID;
INSERT INTO entries VALUES(1,1,1794882638548,'{"type":"games_checked","version":"0.1.0+4f3a8573e7e63c8f abyss-1 unfathomable-1","games":0,"unfit":[]}');
INSERT INTO entries VALUES(2,1,1794882639910,'{"type":"person_came","person":"WIydqerFsu8xSlmF","name":"Ada1"}');
INSERT INTO entries VALUES(2,2,1794882639910,'{"type":"session_begun","person":"WIydqerFsu8xSlmF","token":"ag4QSdr0UFNG8MLDP8RFvxTDyHSB6wfzJe8aDO48Nbo"}');
INSERT INTO entries VALUES(2,3,1794882639958,'{"type":"person_came","person":"JHvToTfiGQTzney_","name":"Ada2"}');
INSERT INTO entries VALUES(2,4,1794882639958,'{"type":"session_begun","person":"JHvToTfiGQTzney_","token":"MxX5DjaHb0kHZokBbAllwsYumhUf91rG5mEV43cDIZs"}');
INSERT INTO entries VALUES(2,5,1794882640033,'{"type":"person_came","person":"CH3ehXCW57NeE6uV","name":"Ada3"}');
INSERT INTO entries VALUES(2,6,1794882640033,'{"type":"session_begun","person":"CH3ehXCW57NeE6uV","token":"CftZx8BFgP4pdr8YZDer9UE_GOVDN-1BWGfcOrnQAks"}');
INSERT INTO entries VALUES(3,1,1794882639937,'{"type":"table_opened","game":"abyss","options":{},"host":"WIydqerFsu8xSlmF","invite":"9sRa-a3CMuSJWobK","seats":[{"kind":"bot","level":"random","person":null},{"kind":"bot","level":"random","person":null}],"open_to_all":true,"clock":{"kind":"none","bank_ms":0,"increment_ms":0,"days":0},"patience_ms":null,"spectator_delay_ms":0}');
INSERT INTO entries VALUES(3,2,1794882639945,'{"type":"started","rules_version":1,"seed":"7462086849b3a8e4ae9af3f178833f8211ba8778dfc8683f119efd3cba1dc501","dealt":["first A","lord hermit","lord shepherd","lord hunter","lord traitor","lord shaman","lord treasurer","location jail"]}');
INSERT INTO entries VALUES(3,3,1794882639949,'{"type":"played","seat":"A","request":"","by":"bot","moves":["explore"],"dealt":["reveal squid 1"],"spent_ms":0}');
INSERT INTO entries VALUES(3,4,1794882639957,'{"type":"played","seat":"B","request":"","by":"bot","moves":["buy"],"dealt":["reveal crab 1"],"spent_ms":0}');
INSERT INTO entries VALUES(3,5,1794882639958,'{"type":"played","seat":"A","request":"","by":"bot","moves":["continue"],"dealt":["reveal shellfish 3"],"spent_ms":0}');
INSERT INTO entries VALUES(3,6,1794882639960,'{"type":"played","seat":"A","request":"","by":"bot","moves":["continue"],"dealt":["reveal jellyfish 3"],"spent_ms":0}');
INSERT INTO entries VALUES(6,1,1794882640067,'{"type":"table_opened","game":"abyss","options":{},"host":"WIydqerFsu8xSlmF","invite":"pqTnURcsnXxvuhpw","seats":[{"kind":"open","level":null,"person":"WIydqerFsu8xSlmF"},{"kind":"bot","level":"random","person":null}],"open_to_all":true,"clock":{"kind":"none","bank_ms":0,"increment_ms":0,"days":0},"patience_ms":null,"spectator_delay_ms":0}');
INSERT INTO entries VALUES(6,2,1794882640068,'{"type":"started","rules_version":1,"seed":"f585fe62abb442336b42103d5bb9c4690827566e284b02f9820f64fff9abd0e1","dealt":["first A","lord landowner","lord jailer","lord hermit","lord assassin","lord invoker","lord shopkeeper","location nest_of_giant_clams"]}');
INSERT INTO entries VALUES(7,1,1794882640315,'{"type":"table_finished","table":"Qn00rxeI2zkHa4C3t6sCPA","game":"abyss","ending":"played","open_to_all":true,"moves":339,"seats":[{"person":"bot:abyss:random","score":71,"won":true,"gave_up":false},{"person":"bot:abyss:random","score":69,"won":false,"gave_up":false}]}');
CREATE TABLE members (
    player TEXT NOT NULL, stream INTEGER NOT NULL, PRIMARY KEY (player, stream)) WITHOUT ROWID;
INSERT INTO members VALUES('WIydqerFsu8xSlmF',3);
INSERT INTO members VALUES('WIydqerFsu8xSlmF',6);
COMMIT;
PRAGMA user_version=1;

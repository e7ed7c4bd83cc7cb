-- The secrets of a game are kept locked, under a key that lies outside the ledger.
alter table game alter column secret_hidden set data type varbinary(128);
alter table game alter column secret_open set data type varbinary(128);

-- From where a public value comes that enters the draws once the letters are sealed; empty for none.
alter table game add column mix_source varchar not null default '';
alter table seal add column mix_source varchar not null default '';

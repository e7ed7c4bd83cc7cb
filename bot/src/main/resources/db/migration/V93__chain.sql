-- The roots of a game form a chain, and a turn says its head: an earlier program cannot read such a turn.
alter table game add column chain varchar not null default '';

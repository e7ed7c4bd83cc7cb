-- A mail a day with all the games of a person: the clock time they chose, in their zone, and when the next one is due.
-- The index gives who is due without a look at anybody else.
alter table player add column digest varchar(5) default '' not null;
alter table player add column digest_due timestamp(3) with time zone;
create index player_digest on player (digest_due, id);

-- When a person's main address was proved to be theirs; their further ones were proved by a code each. Whoever was in a
-- game, watched or ran one before this was asked for, or has linked an account, has proved it.
alter table player add column proved timestamp(3) with time zone;
update player p set proved = timestamp with time zone '2026-11-28 00:00:00+00:00'
  where p.discord is not null
     or exists (select 1 from seat s where s.player_id = p.id or s.stand_in = p.id)
     or exists (select 1 from token t where t.holder = p.address)
     or exists (select 1 from outcome o where o.player_id = p.id)
     or exists (select 1 from waiting w where w.player_id = p.id and w.watches = true)
     or exists (select 1 from game_master m where m.player_id = p.id)
     or exists (select 1 from series_player e where e.player_id = p.id)
     or exists (select 1 from address a where a.player_id = p.id);

-- Whoever runs a game has proved their address; the operator's need not be a person's.
create index game_of_master on game (master);

-- The last three mails to an address that nobody has proved: one row, however many it is asked for.
create table allowance (
  address varchar(320) primary key,
  sent1   timestamp(3) with time zone not null,
  sent2   timestamp(3) with time zone not null,
  sent3   timestamp(3) with time zone not null
);

-- For whom a seat is kept, and until when: they were asked whether the mail that wants it is theirs.
create table kept_seat (
  seat_id bigint       primary key references seat (id),
  game_id bigint       not null references game (id),
  address varchar(320) not null,
  ends    timestamp(3) with time zone not null
);
create index kept_seat_of on kept_seat (game_id);
create index kept_seat_for on kept_seat (address);

-- What that mail said: it counts when they say that it is theirs.
alter table offer add column words varchar default '' not null;

-- What led to a position that no sealed letters led to: an earlier turn that was judged again, a position that the master edited,
-- or a turn whose orders were opened again. `judges` is the turn whose letters and draws were used, `base` the one whose position it
-- began with, `edits` what was changed in that first, a line each.
alter table turn add column kind   varchar(16)   default 'JUDGED' not null;
alter table turn add column judges integer       default 0        not null;
alter table turn add column base   integer       default 0        not null;
alter table turn add column edits  varchar       default ''       not null;
alter table turn add column reason varchar(1000) default ''       not null;

-- Players are asked whether a turn may be judged again. One question a game; who has agreed, a seat a line.
create table rollback_request (
  game_id bigint primary key references game (id),
  at_turn integer       not null,
  phase   varchar(64)   not null,
  reopens boolean       not null,
  reason  varchar(1000) not null,
  ends    timestamp(3) with time zone not null,
  paused  boolean       not null,
  agreed  varchar       not null
);

-- The master of a game is called because it is held: since when, how often, and when the next call is due.
create table master_call (
  game_id bigint primary key references game (id),
  since   timestamp(3) with time zone not null,
  calls   integer       not null,
  due     timestamp(3) with time zone not null,
  why     varchar(1000) not null
);
create index master_call_due on master_call (due);

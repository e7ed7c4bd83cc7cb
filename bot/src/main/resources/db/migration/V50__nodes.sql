-- Several servers that work in one database. Each says every second or so that it is there; who is silent for too long is
-- taken for dead.
create table node (
  id      bigint primary key,
  host    varchar(200) not null,
  pid     bigint       not null,
  started timestamp(3) with time zone not null,
  seen    timestamp(3) with time zone not null,
  program varchar(200) not null,
  rules   varchar(64)  not null,
  vault   varchar(64)  not null
);
-- What one node at a time may do. The fence grows with every owner; whoever works under an older one can keep nothing.
create table lease (
  name  varchar(20) primary key,
  fence bigint not null,
  node  bigint not null,
  since timestamp(3) with time zone not null
);
-- Of these games other nodes have judged a turn or written a report; the office has not heard of it yet.
create sequence game_news_seq start with 1 increment by 1;
create table game_news (
  id      bigint primary key,
  game_id bigint  not null references game (id),
  ended   boolean not null
);
create index game_news_by_game on game_news (game_id);
-- A turn is judged by any node once the office has laid it out: not while it still reads letters.
alter table todo add column laid boolean default false not null;

-- What is to be done for a game outside the transaction that led to it: a turn to be judged, a report to be written.
-- Whoever takes a row keeps it locked until its own work is in the ledger; others skip it.
create sequence todo_seq start with 1 increment by 50;
create table todo (
  id       bigint primary key,
  kind     varchar(16)  not null,
  game_id  bigint       not null references game (id),
  turn     integer      not null,
  made     timestamp(3) with time zone not null,
  due      timestamp(3) with time zone not null,
  attempts integer      not null,
  content  varchar      not null,
  cause    varchar(500) not null,
  unique (game_id, kind, turn)
);
create index todo_due on todo (kind, due, id);

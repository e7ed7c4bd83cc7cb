-- The ids by which commands on Discord can be tapped.
create table slash_command (
  name varchar(32) primary key,
  on_server varchar(20) not null,
  in_private varchar(20) not null
);

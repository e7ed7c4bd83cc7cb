-- What was chosen with /setup on the Discord server: the place of the games, that of press, and the roles.
create table discord_home (
  id bigint primary key,
  guild varchar(20) not null,
  games varchar(20) not null,
  masters varchar(20) not null,
  observers varchar(20) not null,
  threads varchar(20) not null
);

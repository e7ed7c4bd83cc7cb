-- Whoever names a game that there is not is told the names that are like it: the index has them all.
create index game_named on game (state, name);

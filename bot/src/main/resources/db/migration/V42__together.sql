-- Rows that a judged turn enters by the dozen get their numbers from sequences, so that they go to the database together.
-- They begin far above every number given out before.
create sequence turn_seq start with 1000000000 increment by 50;
create sequence draw_seq start with 1000000000 increment by 50;
create sequence outcome_seq start with 1000000000 increment by 50;
create sequence alarm_seq start with 1000000000 increment by 50;

-- The letters of a whole table are asked for at once.
create index letter_in on letter (game_id, id);

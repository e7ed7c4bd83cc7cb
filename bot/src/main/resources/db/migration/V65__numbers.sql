-- One sequence numbers the rows of all tables that go to the database many at a time: each piece of work takes fifty numbers.
-- It begins far above every number given out before.
create sequence row_seq start with 10000000000 increment by 50;
drop sequence turn_seq;
drop sequence draw_seq;
drop sequence outcome_seq;
drop sequence alarm_seq;
drop sequence todo_seq;
drop sequence parcel_seq;

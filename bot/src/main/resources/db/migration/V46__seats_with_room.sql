-- Which games have a seat to take is asked by everybody who looks for one.
create index seat_in on seat (state, game_id);

-- H2 makes an index for each reference by itself; PostgreSQL does not. What is asked for along a reference must not cost
-- more the more rows there are.
create index address_by_player on address (player_id);
create index diary_by_game on diary (game_id);
create index ejection_by_player on ejection (player_id);
create index game_master_by_player on game_master (player_id);
create index letter_by_game on letter (game_id);
create index letter_by_inbox on letter (inbox_id);
create index master_entry_by_player on master_entry (player_id);
create index offer_by_asker on offer (asker);
create index offer_by_game on offer (game_id);
create index offer_by_seat on offer (seat_id);
create index outcome_by_seat on outcome (seat_id);
create index parcel_by_spare on parcel (spare) where spare is not null;
create index proposal_by_seat on proposal (seat_id);
create index seat_by_player on seat (player_id);
create index seat_by_stand_in on seat (stand_in) where stand_in is not null;
create index series_player_by_player on series_player (player_id);
create index series_seat_by_dealt on series_seat (dealt);
create index series_seat_by_holder on series_seat (holder);
create index statement_by_player on statement (player_id);
create index statement_by_seat on statement (seat_id);
create index token_by_seat on token (seat_id);
create index vote_by_player on vote (player_id);
create index vote_by_seat on vote (seat_id);
create index waiting_by_player on waiting (player_id);

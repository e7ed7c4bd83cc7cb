-- A note is its writer's, and not that of whoever plays the seat after them or for them.
alter table diary add column player_id bigint references player (id);
update diary set player_id = (select player_id from seat where seat.id = diary.seat_id);
create index diary_of on diary (player_id);

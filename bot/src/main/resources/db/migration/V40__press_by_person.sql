-- A press that is held is its writer's, and not that of whoever plays the seat after them or for them.
alter table press add column player_id bigint references player (id);
update press set player_id = (select player_id from seat where seat.id = press.author) where state in ('HELD', 'POSTAL_HELD');
create index press_by on press (player_id);

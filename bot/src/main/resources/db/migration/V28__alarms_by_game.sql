-- When a turn is judged, what is still to ring in its game is put out; what has rung since its first turn is not looked at.
create index alarm_in on alarm (game_id, done);

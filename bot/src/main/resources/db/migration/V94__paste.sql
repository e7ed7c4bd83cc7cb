-- How reports come once more, to be pasted into a forum or a zine (SET FORMAT).
alter table player add column paste varchar(20) not null default 'OFF';

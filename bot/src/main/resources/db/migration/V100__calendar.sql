-- How often a deadline was set anew, for calendars; and how a person gets the deadlines of their games (SET CALENDAR).
alter table alarm add column moves integer not null default 0;
alter table player add column calendar varchar(40) not null default '';
alter table player add column calendar_mail boolean not null default false;
create index player_by_calendar on player (calendar);

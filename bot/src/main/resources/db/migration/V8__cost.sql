-- What is due is asked for again and again, and must not cost more the more games there are.
create index game_in on game (state, id);
drop index alarm_due;
create index alarm_due on alarm (done, due, id);

-- Mails and what is said on Discord are asked for apart.
alter table parcel add column on_discord boolean generated always as (recipient like 'discord:%');
drop index parcel_due;
create index parcel_due on parcel (state, on_discord, due);

-- Pictures and other files lie here once, however many parcels bring them; the row goes with the last of these.
create table enclosure (
  digest  varchar(64) primary key,
  content blob        not null,
  parcels integer     not null
);
-- The digests of a parcel's files, one a line; in its content each stands where its file will be.
alter table parcel add column files varchar not null default '';

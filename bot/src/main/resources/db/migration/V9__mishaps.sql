-- What stopped the program while it read a message: kind and place of the fault, never a word of the message. And how
-- often the message was put aside.
alter table inbox add column cause varchar(500) default '' not null;
alter table inbox add column aside integer      default 0  not null;

-- Which message a parcel answers, and whose it is: for the log, and for the master if it cannot be delivered.
alter table parcel add column message bigint;
alter table parcel add column game    varchar(64) default '' not null;
alter table parcel add column seat    varchar(64) default '' not null;

-- By which we know the lines of a mail of ours that comes back without marks of a quote: numbers
-- made of its lines, since the mail itself is not kept.
alter table parcel add column imprint varbinary(65536) default x'' not null;
create index parcel_message on parcel (message_id);

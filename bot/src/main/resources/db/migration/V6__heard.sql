-- Up to which id all that was said to us on Discord has been stored. What came later, while we were away, is read on
-- return, in private messages and in private threads.
create table heard (
  id      bigint      primary key,
  message varchar(20) not null
);
insert into heard (id, message) select 1, max(message) from talk having count(*) > 0;

-- Who has written to us in private; how far that was read no longer differs from one to the other.
alter table talk drop column message;

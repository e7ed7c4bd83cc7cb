-- A second account that is to take the place of the one that an address has is asked about first: a code with which
-- somebody says yes.
alter table link add column moves boolean not null default false;

-- Who would rather do what this lease is for: a node that judges and writes asks the office for the sending of mail.
alter table lease add column wanted bigint default 0 not null;

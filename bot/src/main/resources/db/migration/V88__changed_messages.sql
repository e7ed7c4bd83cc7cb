-- Whether a letter only says again what its seat has on file beside a message that was changed on Discord; the new text of the message
-- is the next letter.
alter table letter add column restates boolean not null default false;
-- Reports may stand in a game's thread alone (SET REPORTS THREAD), and a message on Discord may have been deleted: words in rows that an
-- earlier program does not know.

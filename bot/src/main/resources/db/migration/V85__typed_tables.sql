-- What a moderated table remembers is typed; an earlier program cannot read a position of one.
select 1;

-- Messages on Discord bear buttons, and what was pressed is kept with the phase and the seat for which it stood there: an
-- earlier program cannot read that. No table is different.
select 1;

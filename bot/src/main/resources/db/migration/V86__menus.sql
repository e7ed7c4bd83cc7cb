-- Messages on Discord bear menus, and what was chosen is kept with what the menu asked about: an earlier program cannot read that.
-- No table is different.
select 1;

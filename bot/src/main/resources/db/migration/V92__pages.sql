-- Games that are there have no pages before their master wants them.
update game set table_rules = case when table_rules = '' then 'page=OFF' else table_rules || chr(10) || 'page=OFF' end;

-- A message that broke the program is called what it is everywhere.
update inbox set state = 'FAILED' where state = 'SHUNTED';

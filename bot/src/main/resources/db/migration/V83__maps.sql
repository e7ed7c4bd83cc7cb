-- How somebody wants maps in their mails (SET MAP): the large one beside the small ones, and dark ones.
alter table player add column large_map boolean not null default false;
alter table player add column dark_map boolean not null default false;

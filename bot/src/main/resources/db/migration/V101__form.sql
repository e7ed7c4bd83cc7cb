-- Whether each report that asks for orders brings a form for them (SET FORM).
alter table player add column form boolean not null default false;

-- Whether somebody's receipts show their orders as a picture. From here on a file may also be a picture that is not painted yet
-- (PictureFile), which an earlier program would send as it is.
alter table player add column own_map boolean not null default true;

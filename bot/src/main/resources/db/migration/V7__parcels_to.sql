-- Whether somebody can be written to is asked at each of his commands.
create index parcel_to on parcel (recipient, id);

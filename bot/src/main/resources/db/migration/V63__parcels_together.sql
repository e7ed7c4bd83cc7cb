-- Parcels of one report go to the database together, so they get their numbers from a sequence. It begins far above every
-- number given out before: what one reader is told leaves in the order of these numbers.
create sequence parcel_seq start with 1000000000 increment by 50;

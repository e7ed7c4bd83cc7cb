-- What one reader is told about one game arrives in order. A parcel that is refused for its own sake, while others get
-- through, is set aside: it holds nothing back any more.
alter table parcel add column aside boolean default false not null;

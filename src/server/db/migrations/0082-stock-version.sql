-- A changed stock band (out, low, in) raises a version of its own, so that the search index and the columns of the catalogue
-- stay in use: a busy shop changes bands every minute.
alter table catalogue_version add column stock_version bigint not null default 0;

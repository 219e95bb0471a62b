-- How often each search without results was made, by day (UTC); earlier ones are counted on the day of their last time.
create table missed_search_day (
  day date not null,
  norm text not null references missed_search (norm) on delete cascade,
  count integer not null check (count > 0),
  primary key (day, norm)
);
insert into missed_search_day (day, norm, count)
select (last_at at time zone 'UTC')::date, norm, count from missed_search where count > 0;

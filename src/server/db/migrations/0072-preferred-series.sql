-- Which of two twins the lists of a login show: that of a series, or the cheapest in stock. Null: it never chose.
alter table member add column preferred_series text
  check (preferred_series in ('main', 'high-performance', 'cheapest'));

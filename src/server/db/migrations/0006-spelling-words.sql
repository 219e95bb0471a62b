-- Only long words of letters are compared by their letter triples: numbers that share triples are other numbers.
drop index token_spelling;
create index token_spelling on token using gin (token gin_trgm_ops) with (fastupdate = off)
  where token ~ '^[a-z]{6,}$';

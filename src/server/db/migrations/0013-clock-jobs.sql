-- Work of the clock: what is due when. Whoever does a job holds its row; of several processes one does it.

create table clock_job (
  name text primary key,
  due_at timestamptz not null
);

-- Mail is found by looking into the outbox itself.
drop function ask_worker(text, json);

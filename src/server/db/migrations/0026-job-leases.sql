-- A job is held by a lease that its process renews, not by a transaction that stays open as long as the job runs.

alter table clock_job
  add column lease_token text,
  add column held_until timestamptz;

-- Values that the running shop keeps for itself and for commands: its public address, the secret of the day.

create table stored_setting (
  name text primary key,
  value text not null,
  changed_at timestamptz not null
);

-- Codes that prove a battery genuine, in batches; only keyed hashes of them are kept.

create table code_batch (
  id text primary key,
  item_no text,
  -- What is printed beside the codes: the batch of the maker, the day it was made.
  lot text not null default '',
  made_on date,
  note text not null default '',
  count integer not null,
  created_at timestamptz not null,
  created_by text not null,
  voided_at timestamptz
);
create table verification_code (
  hash bytea primary key,
  batch_id text not null references code_batch (id),
  first_checked_at timestamptz,
  -- Whoever checked first may look again for a day: the hash of a cookie.
  first_device_hash bytea,
  checks integer not null default 0,
  voided_at timestamptz
);
create index verification_code_batch on verification_code (batch_id);
-- How many codes were asked for and how many hit, for the alarm. No code and no address is kept.
create table verification_day (
  day date not null,
  outcome text not null check (outcome in ('genuine', 'unknown', 'used')),
  count integer not null,
  primary key (day, outcome)
);
-- One token a page and tap: only with it a code is used up.
create table page_token (
  hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index page_token_expires on page_token (expires_at);

-- Sessions of staff in browsers and terminals, and the factors with which they prove who they are.

create table staff_session (
  id text primary key,
  staff_id bigint not null references staff,
  token_hash bytea not null unique,
  device text not null check (device in ('browser', 'terminal')),
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  factor_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'elsewhere', 'roles', 'closed', 'reset'))
);
create index staff_session_open on staff_session (staff_id) where ended_at is null;

-- The secret is encrypted with a key that is not in the database. A step is accepted once.
create table staff_totp (
  staff_id bigint primary key references staff,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table staff_recovery_code (
  staff_id bigint not null references staff,
  hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, hash)
);

create table staff_passkey (
  id text primary key,
  staff_id bigint not null references staff,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkey_of_account on staff_passkey (staff_id);

-- Used once, by the account that asked for it or by the account that logs in.
create table staff_challenge (
  hash bytea primary key,
  staff_id bigint references staff,
  purpose text not null check (purpose in ('enrol', 'log-in', 'step-up')),
  expires_at timestamptz not null
);

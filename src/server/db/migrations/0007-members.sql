-- Members: companies, their logins and sessions, applications to become one, and who decided what.

create table price_group (
  id text primary key,
  name text not null,
  member_kind text not null check (member_kind in ('wholesale', 'dropship'))
);
insert into price_group (id, name, member_kind) values
  ('wholesale', 'Wholesale', 'wholesale'),
  ('dropship', 'Drop ship', 'dropship');

create table company (
  id bigint generated always as identity primary key,
  customer_no text not null unique,
  name text not null,
  website text,
  country char(2) not null,
  created_at timestamptz not null
);

-- What a company is to us, once for each kind of member; its state is the approvalState.
create table membership (
  company_id bigint not null references company (id) on delete cascade,
  kind text not null check (kind in ('wholesale', 'dropship')),
  state text not null check (state in ('submitted', 'in_review', 'more_info', 'approved', 'rejected', 'suspended', 'expired')),
  fail_reason text,
  price_group text references price_group (id),
  currency char(3) check (currency in ('USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD')),
  sales_region text,
  state_since timestamptz not null,
  primary key (company_id, kind),
  check (state <> 'approved' or (price_group is not null and currency is not null and sales_region is not null))
);

-- A login. Names and addresses are compared by their keys (NFKC, lower case).
create table member (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  login_name text not null,
  login_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  password_changed_at timestamptz not null,
  first_name text not null,
  surname text not null,
  phone text not null,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  role text not null default 'owner' check (role in ('owner', 'buyer', 'finance', 'viewer')),
  disabled_at timestamptz,
  created_at timestamptz not null
);
create index member_company on member (company_id);

-- A login name is given once and for ever, also when its member's data are gone: only a hash stays.
create table used_login_name (key_hash bytea primary key);

create table member_address (
  id text primary key,
  company_id bigint not null references company (id) on delete cascade,
  label text not null,
  recipient text not null,
  line1 text not null,
  line2 text not null default '',
  city text not null,
  region text not null default '',
  post_code text not null default '',
  country char(2) not null,
  phone text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index member_address_company on member_address (company_id);
create unique index member_address_default on member_address (company_id) where is_default;

-- Tokens, codes and devices are kept as SHA-256 hashes: the database alone opens no door.
create table session (
  id text primary key,
  member_id bigint not null references member (id) on delete cascade,
  kind text not null check (kind in ('wholesale', 'dropship')),
  remembered boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'elsewhere', 'password', 'replay', 'staff', 'limit'))
);
create index session_member on session (member_id) where ended_at is null;
create index session_ends on session (ends_at);

create table session_token (
  hash bytea primary key,
  session_id text not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  successor_hash bytea,
  -- The successor, sealed with a key derived from this very token; erased after the grace time.
  sealed_successor bytea
);
create index session_token_session on session_token (session_id);

create table known_device (
  hash bytea not null,
  member_id bigint not null references member (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (hash, member_id)
);

create table password_reset (
  hash bytea primary key,
  member_id bigint not null references member (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_member on password_reset (member_id);

-- How often something was tried in a window of time. Keys are hashes: no address and no name is kept.
create table attempt (
  key bytea primary key,
  window_began timestamptz not null,
  window_ends timestamptz not null,
  count integer not null
);
create index attempt_ends on attempt (window_ends);

create table security_code (
  id text primary key,
  picture_hash bytea,
  work_hash bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index security_code_expires on security_code (expires_at);

-- One running e-mail code for each address and flow. A code once checked becomes a ticket.
create table email_code (
  id text primary key,
  email text not null,
  email_key text not null,
  purpose text not null check (purpose in ('register', 'status', 'change_email')),
  member_id bigint references member (id) on delete cascade,
  lang text not null,
  code_hash bytea not null,
  -- The browser that asked; tries from elsewhere are counted by themselves, so that nobody ends a stranger's code.
  flow_hash bytea,
  tries integer not null default 0,
  foreign_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ticket_hash bytea unique,
  ticket_expires_at timestamptz,
  used_at timestamptz
);
create index email_code_email on email_code (email_key, created_at desc);

create table application_draft (
  email_key text primary key,
  form jsonb not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null
);

create table invitation (
  code_hash bytea primary key,
  price_group text not null references price_group (id),
  note text not null,
  created_at timestamptz not null,
  created_by text not null,
  expires_at timestamptz not null,
  uses_left integer not null check (uses_left >= 0)
);

create table application (
  application_no text primary key,
  company_id bigint references company (id) on delete set null,
  member_id bigint references member (id) on delete set null,
  kind text not null check (kind in ('wholesale', 'dropship')),
  state text not null check (state in ('submitted', 'in_review', 'more_info', 'approved', 'rejected', 'suspended', 'expired')),
  fail_reason text,
  lang text not null,
  -- Personal: the form as it was sent. Erased with the rest of the person six months after the last activity.
  email text,
  email_key text,
  form jsonb,
  country char(2) not null,
  price_group_suggested text references price_group (id),
  missing jsonb not null default '[]',
  papers jsonb not null default '[]',
  submitted_at timestamptz not null,
  -- The clock of seven working days stands still while the applicant is asked for more.
  due_at timestamptz not null,
  paused_at timestamptz,
  decided_at timestamptz,
  last_activity_at timestamptz not null,
  erased_at timestamptz
);
create index application_email on application (email_key, submitted_at desc);
create index application_open on application (submitted_at) where state in ('submitted', 'in_review', 'more_info');
create index application_company on application (company_id);
create sequence application_number;

create table exhibition (
  id text primary key,
  place text not null,
  country char(2) not null,
  begins_on date not null,
  ends_on date not null,
  booth text not null,
  is_example boolean not null default false
);
create table exhibition_text (
  exhibition_id text not null references exhibition (id) on delete cascade,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  name text not null,
  place text not null,
  body text not null,
  primary key (exhibition_id, lang)
);
create table exhibition_registration (
  registration_no text primary key,
  exhibition_id text not null references exhibition (id),
  email_key text,
  form jsonb,
  lang text not null,
  created_at timestamptz not null,
  erased_at timestamptz,
  unique (exhibition_id, email_key)
);

create table staff (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  password_hash text,
  invitation_hash bytea unique,
  invitation_expires_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- Append only, each entry chained to the one before it by its hash.
create table audit_entry (
  id bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  change jsonb not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_entry_subject on audit_entry (subject, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_stays_whole before truncate on audit_entry
  for each statement execute function refuse_change();

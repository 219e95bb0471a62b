-- Bundles of files: the address under which one can be fetched again for an hour, and those made in the background.

create table download_ticket (
  hash bytea primary key,
  -- What is in it: kind, ids, language.
  bundle jsonb not null,
  etag text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index download_ticket_expires on download_ticket (expires_at);

create table download_job (
  id text primary key,
  member_id bigint references member (id) on delete cascade,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  bundle jsonb not null,
  ticket_hash bytea unique,
  file_hash text,
  bytes bigint,
  tries integer not null default 0,
  created_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz not null
);
create index download_job_open on download_job (created_at) where done_at is null and failed_at is null;

-- The printed catalogue of a category, made from the live one.
create table printed_catalogue (
  category_id text not null,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  version bigint not null,
  hash text not null,
  bytes bigint not null,
  pages integer not null,
  made_at timestamptz not null,
  primary key (category_id, lang)
);
-- Who took what, by day; no address.
create table download_day (
  day date not null,
  kind text not null,
  item text not null,
  count integer not null,
  primary key (day, kind, item)
);

-- Links that log a member in once, without a password; npm run demo makes them for its example members.
create table log_in_link (
  hash bytea primary key,
  member_id bigint not null references member (id) on delete cascade,
  kind text not null check (kind in ('wholesale', 'dropship')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index log_in_link_member on log_in_link (member_id);

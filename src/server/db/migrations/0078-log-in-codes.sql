-- Codes by mail with which a browser may log in although others used up the limit on the name.

create table log_in_code (
  hash bytea primary key,
  member_id bigint not null references member (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index log_in_code_member on log_in_code (member_id);

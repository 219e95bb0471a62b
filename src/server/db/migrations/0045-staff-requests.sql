-- Changes that need two persons: proposed by one, signed by another within three days.
create table staff_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('roles', 'role', 'reset')),
  subject text not null,
  input jsonb not null,
  -- What the change was proposed against: if it is no longer so, the request cannot be approved.
  before jsonb not null,
  proposed_by bigint not null references staff,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'refused', 'withdrawn')),
  decided_by bigint references staff,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create index staff_request_open on staff_request (expires_at) where state = 'open';

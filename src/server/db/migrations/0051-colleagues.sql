-- Colleagues: logins that an owner invites to his company, and what was changed about its logins.

create table colleague_invitation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'buyer', 'finance', 'viewer')),
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  -- Of the secret in the mailed link; null: the address has a login and got a mail without a link.
  hash bytea unique,
  invited_by bigint references member (id) on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Accepted or withdrawn.
  ended_at timestamptz
);
create unique index colleague_invitation_open on colleague_invitation (company_id, email_key) where ended_at is null;
create index colleague_invitation_expires on colleague_invitation (expires_at);

-- Who changed what about the logins of a company. Names are in the logins, which stay when they are removed.
create table company_event (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  at timestamptz not null,
  member_id bigint references member (id) on delete set null,
  event text not null check (event in ('invite', 'resend', 'withdraw', 'join', 'role', 'remove')),
  -- The login that was changed; null: an invitation.
  about_id bigint references member (id) on delete set null,
  note jsonb not null default '{}'
);
create index company_event_company on company_event (company_id, id desc);

alter table session drop constraint session_ended_by_check;
alter table session add constraint session_ended_by_check
  check (ended_by in ('logout', 'elsewhere', 'password', 'replay', 'staff', 'limit', 'removed'));

do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke update, delete on company_event from shop_server;
end $$;

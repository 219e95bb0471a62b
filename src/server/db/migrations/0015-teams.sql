-- Applications that never create a login: distributors, and people for a team. They wait in the same queue as members'.

create table team_application (
  application_no text primary key,
  team text not null check (team in ('distributor', 'warehouse', 'logistics', 'general')),
  -- The opening that was answered, when it was one.
  opening_id text,
  state text not null check (state in ('submitted', 'in_review', 'more_info', 'approved', 'rejected', 'expired')),
  fail_reason text,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  -- Personal; erased six months after the last activity.
  email text,
  email_key text,
  form jsonb,
  country char(2) not null,
  -- The same sending again finds the same application.
  sending_hash bytea unique,
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  paused_at timestamptz,
  decided_at timestamptz,
  last_activity_at timestamptz not null,
  erased_at timestamptz
);
create index team_application_open on team_application (submitted_at)
  where state in ('submitted', 'in_review', 'more_info');
create index team_application_email on team_application (email_key, submitted_at desc);

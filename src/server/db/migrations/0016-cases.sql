-- Cases: what somebody asked or complained about, the words to and fro, and the files with them.

create sequence case_number;
create table feedback_case (
  case_no text primary key,
  type text not null,
  state text not null check (state in ('new', 'waiting_for_us', 'waiting_for_you', 'solved', 'closed')),
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  -- Personal; emptied when the case is long over.
  full_name text,
  email text,
  email_key text,
  region text,
  subject text,
  -- The fields of the type: model and order number, quantity, date code, seller.
  form jsonb,
  item_no text,
  member_id bigint references member (id) on delete set null,
  code_hash bytea not null,
  -- Given again to whoever repeats the very sending; sealed with a key made of the sending's own id.
  sending_hash bytea unique,
  sealed_code bytea,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  closed_at timestamptz,
  erased_at timestamptz
);
create index feedback_case_state on feedback_case (state, last_activity_at);
create index feedback_case_email on feedback_case (email_key, created_at desc);
create index feedback_case_member on feedback_case (member_id);

create table case_message (
  id text primary key,
  case_no text not null references feedback_case (case_no) on delete cascade,
  place bigint generated always as identity,
  author text not null check (author in ('customer', 'staff')),
  staff_name text,
  body text not null,
  sending_hash bytea unique,
  created_at timestamptz not null
);
create index case_message_case on case_message (case_no, place);
create table case_event (
  case_no text not null references feedback_case (case_no) on delete cascade,
  at timestamptz not null,
  state text not null
);
create index case_event_case on case_event (case_no, at);

-- Files that strangers sent. The bytes lie in the file store under their hash; several rows may share them.
create table received_file (
  id text primary key,
  hash text not null,
  file_name text not null,
  media_type text not null,
  bytes bigint not null,
  case_no text references feedback_case (case_no) on delete cascade,
  message_id text references case_message (id) on delete cascade,
  application_no text references application (application_no) on delete cascade,
  team_application_no text references team_application (application_no) on delete cascade,
  scan text not null check (scan in ('none', 'clean', 'infected', 'failed')),
  created_at timestamptz not null
);
create index received_file_case on received_file (case_no);
create index received_file_application on received_file (application_no);
create index received_file_team on received_file (team_application_no);
create index received_file_hash on received_file (hash);

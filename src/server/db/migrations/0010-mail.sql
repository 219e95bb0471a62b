-- Mail that is to be sent: written in the transaction that wants it, sent by a worker.

create table outbox_mail (
  id text primary key,
  -- The order of writing, where moments are equal.
  place bigint generated always as identity,
  template text not null,
  lang text not null,
  recipient text not null,
  recipient_key text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments jsonb not null default '[]',
  -- Waits for a confirmation of the recipient; null when it may go.
  held_for text,
  created_at timestamptz not null,
  -- When it became free to go: its time to live counts from here.
  ready_at timestamptz not null,
  send_after timestamptz not null,
  tries integer not null default 0,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  -- Subject and bodies are emptied some days after sending, at once where they held a code.
  emptied_at timestamptz
);
create index outbox_mail_open on outbox_mail (send_after) where sent_at is null and given_up_at is null;
create index outbox_mail_recipient on outbox_mail (recipient_key, created_at desc);
create index outbox_mail_sent on outbox_mail (sent_at) where emptied_at is null;

-- Work of the clock: what is due when. Whoever does a job holds its row; of several processes one does it.
create table clock_job (
  name text primary key,
  due_at timestamptz not null
);

-- Page views are kept for 90 days, their daily sums for good.
create table page_view_day (
  day date not null,
  page text not null,
  views integer not null,
  primary key (day, page)
);

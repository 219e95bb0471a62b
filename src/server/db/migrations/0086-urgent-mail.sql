-- Mails with a code or a link are sent before all others: a code that waits behind thousands of statements expires.
alter table outbox_mail add column is_urgent boolean not null default false;
drop index outbox_mail_open;
-- In the order in which mails are sent.
create index outbox_mail_open on outbox_mail (is_urgent desc, send_after, place)
  where sent_at is null and given_up_at is null and held_for is null;

-- Browsers in which a staff account has logged in: they have limits of their own, so that strangers cannot lock the account.
create table staff_known_device (
  hash bytea primary key,
  staff_id bigint not null references staff,
  last_used_at timestamptz not null
);
create index staff_known_device_of_account on staff_known_device (staff_id);

-- Payments, adjustments, payouts and statements of members' accounts, and the functions that alone write them.

-- Methods by date; a change is a new row. The surcharge is bp of the credit, rounded half up, plus a fixed part.
create table payment_method (
  row_id bigint generated always as identity primary key,
  id text not null,
  currency char(3) not null,
  bank text not null check (bank in ('bank.transfer', 'bank.paypal')),
  bp integer not null check (bp between 0 and 9999),
  fixed bigint not null default 0 check (fixed >= 0),
  minimum bigint not null default 1 check (minimum > 0),
  -- Compared in US dollars, whatever the currency; null: no limit.
  maximum_usd bigint,
  first_topup_allowed boolean not null,
  active boolean not null,
  valid_from timestamptz not null,
  set_by text not null
);
create index payment_method_id on payment_method (id, currency, valid_from desc, row_id desc);

insert into payment_method (id, currency, bank, bp, maximum_usd, first_topup_allowed, active, valid_from, set_by)
select id, currency, bank, bp, maximum_usd, first_topup_allowed, active, '2026-01-01', 'default'
from (values ('transfer', 'bank.transfer', 0, null::bigint, true, true),
    ('paypal', 'bank.paypal', 450, 500000, false, true),
    ('other', 'bank.transfer', 50, null, true, false))
    as method (id, bank, bp, maximum_usd, first_topup_allowed, active),
  unnest(array['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD']) as currency;

-- How many millionths of a unit one US dollar costs. Only limits in US dollars are compared with it.
create table currency_rate (
  id bigint generated always as identity primary key,
  currency char(3) not null check (currency <> 'USD'),
  micros_per_usd bigint not null check (micros_per_usd > 0),
  valid_from timestamptz not null,
  set_by text not null
);

create table payment (
  id bigint generated always as identity primary key,
  method text not null,
  account_id bigint references money_account (id),
  currency char(3) not null check (currency in ('USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD')),
  test_mode boolean not null default false,
  -- What the payer pays; the surcharge is part of it.
  amount bigint not null check (amount > 0),
  charge bigint check (charge >= 0 and charge < amount),
  bp integer,
  fixed bigint,
  order_id bigint,
  bank_reference text,
  -- The reference that the payer gave.
  stated_reference text not null default '',
  state text not null check (state in ('reported', 'matched', 'credited', 'unmatched', 'rejected', 'withdrawn',
    'returned', 'reversed')),
  arrived_at timestamptz,
  due_at timestamptz,
  reason text,
  reported_by text,
  reported_at timestamptz,
  matched_by text,
  matched_at timestamptz,
  credited_by text,
  credited_at timestamptz,
  ended_by text,
  ended_at timestamptz,
  reversal_reason text,
  reversal_proposed_by text,
  reversal_proposed_at timestamptz,
  reversed_by text,
  reversed_at timestamptz,
  alone boolean not null default false,
  foreign key (account_id, currency) references money_account (id, currency),
  check (state not in ('matched', 'credited', 'reversed', 'unmatched', 'returned') or bank_reference is not null),
  check (state not in ('credited', 'reversed') or (account_id is not null and charge is not null)),
  check (reversed_by is null or reversed_by <> reversal_proposed_by or alone)
);
-- A bank line is entered once; after a credit to a wrong account was reversed, it may be entered again.
create unique index payment_bank_reference on payment (method, bank_reference) where state <> 'reversed';
create index payment_account on payment (account_id, id);
create index payment_open on payment (due_at, id) where state in ('reported', 'matched', 'unmatched');

create table adjustment (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  currency char(3) not null,
  -- Positive: to the member.
  amount bigint not null check (amount <> 0),
  reason text not null check (reason <> ''),
  state text not null check (state in ('proposed', 'posted', 'rejected')),
  needs_second boolean not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  alone boolean not null default false,
  foreign key (account_id, currency) references money_account (id, currency),
  check (approved_by is null or approved_by <> proposed_by or alone),
  check (state <> 'posted' or not needs_second or approved_by is not null)
);

create table payout (
  id bigint generated always as identity primary key,
  account_id bigint not null references money_account (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('requested', 'proposed', 'paid', 'rejected', 'withdrawn')),
  requested_by text not null,
  requested_at timestamptz not null,
  proposed_by text,
  proposed_at timestamptz,
  approved_by text,
  approved_at timestamptz,
  alone boolean not null default false,
  reason text,
  check (approved_by is null or approved_by <> proposed_by or alone),
  check (state <> 'paid' or approved_by is not null)
);
create unique index payout_open on payout (account_id) where state in ('requested', 'proposed');

-- A closed month: its figures are available and held together; the hash covers its transfers.
create table statement (
  account_id bigint not null references money_account (id),
  month date not null check (extract(day from month) = 1),
  opening bigint not null,
  closing bigint not null,
  first_transfer bigint,
  last_transfer bigint,
  hash bytea not null,
  closed_at timestamptz not null,
  primary key (account_id, month)
);

create index ledger_transfer_payout on ledger_transfer (payout_id) where payout_id is not null;
alter table ledger_transfer add foreign key (payment_id) references payment (id),
  add foreign key (payout_id) references payout (id), add foreign key (adjustment_id) references adjustment (id);
alter table open_charge add foreign key (payment_id) references payment (id);
alter table money_hold add foreign key (payout_id) references payout (id);

do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke insert, update, delete on payment_method, currency_rate, payment, adjustment, payout, statement
    from shop_server;
  grant insert on payment_method, currency_rate to shop_server;
end $$;

-- The ledger: accounts, append-only transfers, holds, dated settings, and the functions that alone write them.
-- Amounts are minor units of their currency. A transfer moves its amount from the account "debit" to "credit".

alter table company add column if not exists test_mode boolean not null default false;

create table ledger_account (
  id bigint generated always as identity primary key,
  code text not null check (code in ('available', 'held', 'bank.transfer', 'bank.paypal', 'fees', 'sales', 'freight',
    'charges', 'restocking', 'disposal', 'tax', 'adjustment', 'payout', 'unmatched')),
  company_id bigint references company (id) on delete restrict,
  kind text check (kind in ('wholesale', 'dropship')),
  currency char(3) not null check (currency in ('USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD')),
  test_mode boolean not null default false,
  unique (id, currency, test_mode),
  check ((code in ('available', 'held')) = (company_id is not null)),
  check ((company_id is null) = (kind is null))
);
create unique index ledger_account_company on ledger_account (company_id, kind, currency, code)
  where company_id is not null;
create unique index ledger_account_supplier on ledger_account (code, currency, test_mode) where company_id is null;

insert into ledger_account (code, currency, test_mode)
select code, currency, test_mode
from unnest(array['bank.transfer', 'bank.paypal', 'fees', 'sales', 'freight', 'charges', 'restocking', 'disposal',
    'tax', 'adjustment', 'payout', 'unmatched']) as code,
  unnest(array['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD']) as currency,
  unnest(array[false, true]) as test_mode;

-- The two figures are a lock and a copy; the transfers are the truth.
create table money_account (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete restrict,
  kind text not null check (kind in ('wholesale', 'dropship')),
  currency char(3) not null,
  test_mode boolean not null,
  available_account bigint not null unique,
  held_account bigint not null unique,
  available bigint not null default 0 check (available >= 0),
  held bigint not null default 0 check (held >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  payment_reference text not null unique,
  opened_at timestamptz,
  low_since timestamptz,
  closed_at timestamptz,
  last_at timestamptz,
  created_at timestamptz not null,
  unique (company_id, kind, currency),
  unique (id, currency),
  foreign key (available_account, currency, test_mode) references ledger_account (id, currency, test_mode),
  foreign key (held_account, currency, test_mode) references ledger_account (id, currency, test_mode)
) with (fillfactor = 70);

create sequence ledger_posting;

create table ledger_transfer (
  id bigint generated always as identity primary key,
  -- Transfers of one act share the number.
  posting bigint not null,
  at timestamptz not null,
  kind text not null check (kind in ('payment', 'payment_charge', 'payment_reversal', 'charge_reversal', 'open_charge',
    'hold', 'release', 'capture_goods', 'capture_freight', 'refund', 'restocking', 'disposal', 'adjustment', 'payout',
    'unmatched', 'returned', 'fee')),
  currency char(3) not null,
  test_mode boolean not null,
  debit bigint not null,
  credit bigint not null,
  amount bigint not null check (amount > 0),
  account_id bigint references money_account (id),
  available_after bigint check (available_after >= 0),
  held_after bigint check (held_after >= 0),
  order_id bigint,
  shipment_id bigint,
  payment_id bigint,
  payout_id bigint,
  return_id bigint,
  adjustment_id bigint,
  reverses bigint unique references ledger_transfer (id),
  check (debit <> credit),
  check ((account_id is null) = (available_after is null) and (account_id is null) = (held_after is null)),
  foreign key (debit, currency, test_mode) references ledger_account (id, currency, test_mode),
  foreign key (credit, currency, test_mode) references ledger_account (id, currency, test_mode)
);
create index ledger_transfer_statement on ledger_transfer (account_id, id) where account_id is not null;
create index ledger_transfer_order on ledger_transfer (order_id) where order_id is not null;
create index ledger_transfer_at on ledger_transfer (at);
create unique index ledger_transfer_capture on ledger_transfer (shipment_id, kind) where shipment_id is not null;
create unique index ledger_transfer_return on ledger_transfer (return_id, kind) where return_id is not null;
create unique index ledger_transfer_payment on ledger_transfer (payment_id, kind) where payment_id is not null;
create unique index ledger_transfer_adjustment on ledger_transfer (adjustment_id) where adjustment_id is not null;

create trigger ledger_transfer_stays before update or delete on ledger_transfer
  for each row execute function refuse_change();
create trigger ledger_transfer_stays_whole before truncate on ledger_transfer
  for each statement execute function refuse_change();

-- Money promised to one order or one payout; captured, released, or partly both.
create table money_hold (
  id bigint generated always as identity primary key,
  order_id bigint unique,
  payout_id bigint unique,
  account_id bigint not null references money_account (id),
  amount bigint not null check (amount > 0),
  captured bigint not null default 0 check (captured >= 0),
  released bigint not null default 0 check (released >= 0),
  created_at timestamptz not null,
  check (captured + released <= amount),
  check ((order_id is null) <> (payout_id is null))
) with (fillfactor = 80);
create index money_hold_open on money_hold (account_id) where captured + released < amount;

-- What a reversed payment left uncovered: taken from the next money that becomes available.
create table open_charge (
  id bigint generated always as identity primary key,
  account_id bigint not null references money_account (id),
  payment_id bigint not null unique,
  -- Where the money goes once it is there.
  owed_to bigint not null references ledger_account (id),
  amount bigint not null check (amount > 0),
  settled bigint not null default 0 check (settled >= 0),
  created_at timestamptz not null,
  check (settled <= amount)
);
create index open_charge_open on open_charge (account_id, id) where settled < amount;

-- The one place where idempotency keys are stored, with the answer that a repeated request gets.
create table idempotency_key (
  company_id bigint not null references company (id) on delete restrict,
  purpose text not null,
  key text not null check (length(key) between 16 and 64),
  request_hash bytea not null,
  result jsonb not null,
  created_at timestamptz not null,
  primary key (company_id, purpose, key)
);

-- Business settings by date; a change is a new row. Money is in minor units, percentages in basis points.
create table setting_value (
  id bigint generated always as identity primary key,
  key text not null,
  currency char(3),
  value bigint not null check (value >= 0),
  valid_from timestamptz not null,
  set_by text not null
);
create index setting_value_key on setting_value (key, currency, valid_from desc, id desc);

insert into setting_value (key, currency, value, valid_from, set_by)
select key, currency, value, '2026-01-01', 'default'
from (values ('opening', 100000), ('threshold', 10000), ('second_person', 5000), ('disposal_per_kg', 10000))
    as setting (key, value),
  unnest(array['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD']) as currency;
insert into setting_value (key, value, valid_from, set_by)
values ('restocking_bp', 1500, '2026-01-01', 'default'), ('waiting_days', 14, '2026-01-01', 'default'),
  ('reservation_days', 5, '2026-01-01', 'default'), ('offer_days', 14, '2026-01-01', 'default');

create function setting_at(p_key text, p_currency text, p_at timestamptz) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select value from setting_value
  where key = p_key and currency is not distinct from p_currency and valid_from <= p_at
  order by valid_from desc, id desc limit 1
$$;

create function supplier_account(p_code text, p_currency text, p_test_mode boolean) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select id from ledger_account
  where company_id is null and code = p_code and currency = p_currency and test_mode = p_test_mode
$$;

-- A rejected act: the message names the reason, as one word that the server translates.
create function ledger_reject(p_reason text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$ begin raise exception using errcode = 'LG001', message = p_reason; end $$;

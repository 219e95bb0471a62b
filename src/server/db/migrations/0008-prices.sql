-- Prices for members: lists of a group or of one company, steps by quantity, terms and special offers.

-- A list belongs to a price group or to one company; the nearer one wins, field by field.
create table price_list (
  id text primary key,
  name text not null,
  currency char(3) not null check (currency in ('USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD')),
  price_group text references price_group (id),
  company_id bigint references company (id) on delete cascade,
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now(),
  check (num_nonnulls(price_group, company_id) = 1)
);
create unique index price_list_group on price_list (price_group, currency) where price_group is not null;
create unique index price_list_company on price_list (company_id, currency) where company_id is not null;

-- 'srp' stays the suggested retail price of the catalogue file, read by members only.
create index price_row_list on price_row (list, product_id);

-- Null is silence: it passes down to the next list, and at last to the rule of the member kind.
create table price_term (
  list text not null references price_list (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  minimum_quantity integer check (minimum_quantity > 0),
  quantity_multiple integer check (quantity_multiple > 0),
  max_order_quantity integer check (max_order_quantity > 0),
  special_amount numeric(12, 4) check (special_amount >= 0),
  special_monthly_quantity integer check (special_monthly_quantity > 0),
  special_from date,
  special_to date,
  primary key (list, product_id),
  check (special_amount is not null or (special_monthly_quantity is null and special_from is null and special_to is null))
);

-- Pieces bought at the special price, by company and calendar month in the seller's time zone.
create table special_use (
  company_id bigint not null references company (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  month char(7) not null,
  quantity integer not null check (quantity >= 0),
  primary key (company_id, product_id, month)
);

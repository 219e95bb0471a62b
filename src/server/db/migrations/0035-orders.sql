-- Baskets, orders with what was agreed at the time, their events and their parcels. Money is in minor units.
-- Products are named through stock_level: an import keeps the rows of products locked until it ends.

create table basket (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id) on delete cascade,
  kind text not null check (kind in ('wholesale', 'dropship')),
  -- Raised by every change; an order names the revision it was placed from.
  revision bigint not null default 0,
  changed_at timestamptz not null,
  unique (member_id, kind)
);
create table basket_line (
  basket_id bigint not null references basket (id) on delete cascade,
  product_id integer not null references stock_level (product_id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  position integer not null,
  primary key (basket_id, product_id)
);
create index basket_line_product on basket_line (product_id);

create sequence order_number;

create table trade_order (
  id bigint generated always as identity primary key,
  order_no text not null unique,
  company_id bigint not null references company (id) on delete restrict,
  kind text not null check (kind in ('wholesale', 'dropship')),
  test_mode boolean not null,
  -- Placed from demonstration prices: never invoiced.
  demonstration boolean not null,
  state text not null check (state in ('submitted', 'quoted', 'awaiting_approval', 'awaiting_payment',
    'awaiting_funds', 'paid', 'held', 'picking', 'packed', 'part_shipped', 'shipped', 'delivered', 'closed',
    'cancelled')),
  stopped boolean not null default false,
  currency char(3) not null,
  goods bigint not null check (goods >= 0),
  freight bigint not null check (freight >= 0),
  total bigint not null check (total = goods + freight),
  -- No foreign key: its lock on the account would come before those of the stock.
  account_id bigint not null,
  member_id bigint references member (id) on delete set null,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  own_reference text not null default '',
  may_wait boolean not null default false,
  service text not null,
  service_name jsonb not null,
  declared_value bigint check (declared_value > 0),
  ioss text,
  recipient_tax_no text,
  rank integer check (rank > 0),
  special_month char(7) not null,
  promised_from date,
  promised_to date,
  cancel_asked_at timestamptz,
  due_at timestamptz,
  reminded_at timestamptz,
  placed_at timestamptz not null,
  held_at timestamptz
) with (fillfactor = 80);
create index trade_order_company on trade_order (company_id, kind, id desc);
create index trade_order_company_state on trade_order (company_id, kind, state, id desc);
create index trade_order_reference on trade_order (company_id, lower(own_reference) text_pattern_ops)
  where own_reference <> '';
create index trade_order_waiting on trade_order (account_id, rank, id) where state = 'awaiting_funds';
create index trade_order_due on trade_order (due_at) where state = 'awaiting_funds';
create index trade_order_open on trade_order (state, held_at, id)
  where state in ('paid', 'held', 'picking', 'packed', 'part_shipped');

-- What was agreed: later changes of the catalogue change no order.
create table order_line (
  order_id bigint not null references trade_order (id) on delete restrict,
  position integer not null,
  product_id integer not null references stock_level (product_id) on delete restrict,
  item_no text not null,
  titles jsonb not null,
  ean text,
  chemistry text not null,
  energy_wh double precision not null,
  net_weight_g integer,
  gross_weight_g integer,
  quantity integer not null check (quantity > 0),
  parts jsonb not null,
  special_quantity integer not null default 0 check (special_quantity between 0 and quantity),
  total bigint not null check (total >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  backordered integer not null default 0 check (backordered >= 0),
  shipped integer not null default 0 check (shipped >= 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  returned integer not null default 0 check (returned between 0 and shipped),
  discontinued boolean not null default false,
  primary key (order_id, position),
  check (reserved + backordered + shipped + cancelled <= quantity)
) with (fillfactor = 80);
create index order_line_product on order_line (product_id) where backordered > 0;
create index order_line_item on order_line (item_no text_pattern_ops, order_id);

-- The end customer of a dropship order. It is in no address book and is erased later.
create table order_address (
  order_id bigint primary key references trade_order (id) on delete restrict,
  recipient text not null,
  line1 text not null,
  line2 text not null default '',
  city text not null,
  region text not null default '',
  post_code text not null default '',
  country char(2) not null,
  phone text not null default '',
  erased_at timestamptz
);
create index order_address_recipient on order_address (lower(recipient) text_pattern_ops);

-- No personal data: a corrected address names its fields only.
create table order_event (
  order_id bigint not null references trade_order (id) on delete restrict,
  seq integer not null,
  at timestamptz not null,
  event text not null,
  state text not null,
  actor text not null,
  note jsonb not null default '{}',
  primary key (order_id, seq)
);
create trigger order_event_stays before update or delete on order_event
  for each row execute function refuse_change();
create trigger order_event_stays_whole before truncate on order_event
  for each statement execute function refuse_change();

create table shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id) on delete restrict,
  shipment_no text not null unique,
  state text not null check (state in ('packed', 'dispatched', 'delivered', 'lost', 'returned')),
  service text not null,
  grams integer not null check (grams > 0),
  tracking_no text,
  packed_at timestamptz not null,
  dispatched_at timestamptz,
  delivered_at timestamptz,
  check ((state = 'packed') = (dispatched_at is null))
);
create index shipment_order on shipment (order_id);
create index shipment_tracking on shipment (upper(tracking_no) text_pattern_ops) where tracking_no is not null;
create table shipment_line (
  shipment_id bigint not null references shipment (id) on delete restrict,
  position integer not null,
  pieces integer not null check (pieces > 0),
  date_codes text[] not null default '{}',
  primary key (shipment_id, position)
);

-- Which mails a company gets about its orders.
create table order_mail_setting (
  company_id bigint not null references company (id) on delete cascade,
  kind text not null check (kind in ('wholesale', 'dropship')),
  mails text not null check (mails in ('each', 'none')),
  primary key (company_id, kind)
);

do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke update, delete on order_event from shop_server;
  revoke delete on trade_order, order_line, order_address, shipment, shipment_line from shop_server;
end $$;

-- Standing wish lists: what was last ordered from each, so that the list can tell what has changed since.

alter table wish_list add column is_standing boolean not null default false;

-- The list that a line of the basket was taken from.
alter table basket_line add column list_id text references wish_list (id) on delete set null;
create index basket_line_list on basket_line (list_id) where list_id is not null;

create table standing_line (
  list_id text not null references wish_list (id) on delete cascade,
  -- Prices of the two areas do not compare.
  kind text not null check (kind in ('wholesale', 'dropship')),
  -- An import locks rows of products, and placing must not wait for it.
  product_id integer not null references stock_level (product_id) on delete cascade,
  order_id bigint not null references trade_order (id) on delete cascade,
  ordered_at timestamptz not null,
  quantity integer not null check (quantity > 0),
  -- What the quantity cost, in minor units; null: staff priced it later.
  amount bigint check (amount >= 0),
  currency text not null,
  was_in_stock boolean not null,
  primary key (list_id, kind, product_id)
);
create index standing_line_order on standing_line (order_id);
create index standing_line_product on standing_line (product_id);

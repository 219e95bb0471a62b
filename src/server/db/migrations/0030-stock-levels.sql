-- Stock of orders, apart from the figures of the catalogue file: an import, which holds its rows until it ends, never
-- makes an order wait.

create table stock_level (
  product_id integer primary key references product (id) on delete cascade,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  backordered integer not null default 0 check (backordered >= 0),
  -- The figure of the catalogue file that on_hand was last set to.
  counted integer not null,
  -- 0 out, 1 low, 2 in stock: what the newest version of the catalogue shows.
  band smallint not null
);
insert into stock_level (product_id, on_hand, counted, band)
  select product_id, quantity, quantity, case when quantity < 1 then 0 when quantity < 20 then 1 else 2 end
  from stock;
create index stock_level_backordered on stock_level (product_id) where backordered > 0;

-- Rows of products are locked as long as an import runs, and a foreign key to them would wait for it.
alter table special_use
  drop constraint special_use_product_id_fkey,
  add foreign key (product_id) references stock_level (product_id) on delete cascade;

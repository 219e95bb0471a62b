-- Substitution: where an item runs out between order and picking, the same pack of the other series may be sent.

create table substitution_setting (
  company_id bigint primary key references company (id) on delete cascade,
  rule text not null check (rule in ('never', 'same_or_higher', 'other_series')),
  -- By how much the price of the substitute may differ from the ordered one, in percent of it.
  most_percent smallint not null check (most_percent between 0 and 100)
);

-- Items for which another rule holds.
create table substitution_exception (
  company_id bigint not null references company (id) on delete cascade,
  product_id integer not null references stock_level (product_id) on delete cascade,
  rule text not null check (rule in ('never', 'same_or_higher', 'other_series')),
  primary key (company_id, product_id)
);
create index substitution_exception_product on substitution_exception (product_id);

-- The line whose cancelled pieces this one replaces. The total of the order stays that of the lines that were ordered.
alter table order_line add column replaces integer check (replaces < position),
  add foreign key (order_id, replaces) references order_line (order_id, position) on delete restrict;

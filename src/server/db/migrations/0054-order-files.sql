-- Files of a dropshipper's orders: what was read of them, row by row, until each row is placed or 30 days have passed.

create table order_file (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  kind text not null check (kind in ('wholesale', 'dropship')),
  member_id bigint references member (id) on delete set null,
  file_name text not null,
  columns text[] not null,
  heading_hash bytea not null,
  row_count int not null check (row_count >= 0),
  state text not null default 'read' check (state in ('read', 'checked', 'placing', 'done')),
  mapping jsonb not null default '{}',
  -- The service of rows without one; null: the cheapest that takes the parcel.
  service text,
  may_wait boolean not null default false,
  summary jsonb,
  -- Who asked for the orders, and in which language: a job places them.
  placed_by bigint references member (id) on delete set null,
  lang text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index order_file_company on order_file (company_id, kind, id desc);
create index order_file_placing on order_file (id) where state = 'placing';
create index order_file_changed on order_file (changed_at);

create table order_file_row (
  file_id bigint not null references order_file (id) on delete cascade,
  line int not null,
  -- Empty once the row is placed: what is needed of it then stands in the order.
  cells text[] not null,
  edits jsonb not null default '{}',
  state text not null default 'new' check (state in ('new', 'good', 'faulty', 'placing', 'placed')),
  reference text not null default '',
  -- The line of the first row of the same order.
  first_line int not null,
  errors jsonb not null default '[]',
  -- On the first row of a good order: what it was checked to be.
  agreed jsonb,
  order_id bigint references trade_order (id) on delete restrict,
  primary key (file_id, line),
  check ((state = 'placed') = (order_id is not null))
);
create index order_file_row_state on order_file_row (file_id, state, line);
create index order_file_row_order on order_file_row (order_id) where order_id is not null;

-- Which column has which field, as the company mapped files with the same headings before.
create table order_file_mapping (
  company_id bigint not null references company (id) on delete cascade,
  heading_hash bytea not null,
  mapping jsonb not null,
  service text,
  may_wait boolean not null,
  used_at timestamptz not null,
  primary key (company_id, heading_hash)
);

-- What a company calls a product, where no number of the catalogue is meant.
create table company_alias (
  company_id bigint not null references company (id) on delete cascade,
  alias text not null,
  product_id int not null references product (id) on delete cascade,
  used_at timestamptz not null,
  primary key (company_id, alias)
);
create index company_alias_product on company_alias (product_id);

-- Wish lists of members: one default list of the calls, and as many named ones as they like.

create table wish_list (
  id text primary key,
  member_id bigint not null references member (id) on delete cascade,
  name text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index wish_list_member on wish_list (member_id);
create unique index wish_list_default on wish_list (member_id) where is_default;

create table wish_line (
  list_id text not null references wish_list (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  note text not null default '',
  position integer not null,
  added_at timestamptz not null,
  primary key (list_id, product_id)
);
create index wish_line_product on wish_line (product_id);

-- Nobody but the member and the sales desk gets a list by mail before they said yes to this sender.
create table mail_recipient (
  member_id bigint not null references member (id) on delete cascade,
  email text not null,
  email_key text not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (member_id, email_key)
);

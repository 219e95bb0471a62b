-- Reviews by members who received the product; staff publish them. Rows of earlier versions have no order.
alter table review
  add column order_id bigint references trade_order (id) on delete restrict,
  add column member_kind text check (member_kind in ('wholesale', 'dropship')),
  add column state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  add column created_at timestamptz not null default now(),
  add column reject_reason text;
update review set state = 'published' where published_at is not null;
alter table review add check ((state = 'published') = (published_at is not null));
create unique index review_order on review (order_id, product_id);
create index review_pending on review (id) where state = 'pending';

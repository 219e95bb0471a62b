-- Orders that leave in one delivery are not cut when an item is discontinued: the buyer is asked, and picking waits.

alter table trade_order add column discontinued_asked_at timestamptz;
create index trade_order_discontinued_asked on trade_order (id) where discontinued_asked_at is not null;

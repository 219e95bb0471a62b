-- Orders that wait look for the payments that name them.
create index payment_order on payment (order_id) where order_id is not null;

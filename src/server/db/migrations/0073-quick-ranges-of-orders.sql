-- Orders of one company within a range of time, its orders of one state for staff, and the waiting orders of an account.

-- With the id, so that a count reads the index alone.
create index trade_order_company_placed_id on trade_order (company_id, kind, placed_at, id);
drop index trade_order_company_placed;

create index trade_order_company_since on trade_order (company_id, state, (coalesce(held_at, placed_at)), id);

-- Serves a search for both states, which an index on each of them does not.
create index trade_order_waiting_account on trade_order (account_id)
  where state in ('awaiting_funds', 'awaiting_payment');
drop index trade_order_waiting;
drop index trade_order_unpaid;

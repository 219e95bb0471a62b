-- The waiting orders of an account, by an expression that has statistics of its own: by account and state the planner
-- intersected the indexes of all waiting orders, because it takes both for independent, and read every one of them.
create index trade_order_waiting_of_account
  on trade_order ((case when state in ('awaiting_funds', 'awaiting_payment') then account_id end))
  where (case when state in ('awaiting_funds', 'awaiting_payment') then account_id end) is not null;
drop index trade_order_waiting_account;

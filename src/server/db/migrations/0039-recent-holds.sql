-- The forecast of a balance reads what orders held on an account over the last two weeks.

create index money_hold_account on money_hold (account_id, created_at);

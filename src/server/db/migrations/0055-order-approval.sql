-- The amount above which an order of a buyer needs the approval of an owner, in minor units of its currency.

alter table order_setting
  add column approval_limit bigint check (approval_limit >= 0),
  add column approval_currency char(3),
  add constraint order_setting_approval check ((approval_limit is null) = (approval_currency is null));

alter table company_event drop constraint company_event_event_check;
alter table company_event add constraint company_event_event_check
  check (event in ('invite', 'resend', 'withdraw', 'join', 'role', 'remove', 'limit'));

create index trade_order_approval on trade_order (due_at) where state = 'awaiting_approval';

-- Mails with the statement of a month, and whether the packing list travels in the parcels of wholesalers.

alter table order_setting
  add column packing_list boolean not null default true,
  add column monthly_mail boolean not null default false;

-- The statements that were mailed, so that each is mailed once.
create table statement_mail (
  account_id bigint not null,
  month date not null,
  mailed_at timestamptz not null,
  primary key (account_id, month),
  foreign key (account_id, month) references statement (account_id, month)
);

do $$
begin
  if exists (select from pg_roles where rolname = 'shop_server') then
    revoke update, delete on statement_mail from shop_server;
  end if;
end
$$;

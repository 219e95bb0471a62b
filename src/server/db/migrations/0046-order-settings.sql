-- What a company wants of its orders: mails, the sender on its parcels, a slip in them; and whom invoices name.

alter table order_mail_setting rename to order_setting;
alter table order_setting rename constraint order_mail_setting_pkey to order_setting_pkey;
alter table order_setting
  drop constraint order_mail_setting_mails_check,
  add constraint order_setting_mails_check check (mails in ('each', 'digest', 'none')),
  add sender_name text not null default '',
  add neutral_slip boolean not null default false;

create table company_billing (
  company_id bigint primary key references company (id) on delete cascade,
  name text not null,
  line1 text not null,
  line2 text not null default '',
  city text not null,
  region text not null default '',
  post_code text not null default '',
  country char(2) not null,
  tax_no text not null default ''
);

-- What the next daily mail of a member tells; removed with the transaction that writes the mail.
create table order_digest_entry (
  id bigint generated always as identity primary key,
  order_id bigint not null references trade_order (id) on delete restrict,
  event text not null check (event in ('held', 'waiting', 'funded')),
  at timestamptz not null
);

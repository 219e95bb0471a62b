-- Issued documents: invoices and credit notes with numbers without gaps, the facts they show, and the bytes first made.
-- Money is in minor units. They are kept for ten years, so nothing of them is changed or deleted.

-- One row for each series and year of the seller: I invoices of shipments, M monthly invoices, C credit notes.
create table document_counter (
  series char(1) not null check (series in ('I', 'M', 'C')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

create table issued_document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'monthly_invoice', 'credit_note')),
  number text not null unique,
  company_id bigint not null references company (id) on delete restrict,
  account_id bigint not null references money_account (id) on delete restrict,
  order_id bigint references trade_order (id) on delete restrict,
  shipment_id bigint references shipment (id) on delete restrict,
  month date,
  corrects bigint references issued_document (id) on delete restrict,
  return_id bigint unique,
  lang text not null check (lang in ('en_us', 'zh_cn', 'zh_hk')),
  currency char(3) not null,
  total bigint not null check (total >= 0),
  issued_at timestamptz not null,
  -- What the document shows, as it was then; nothing of an end customer.
  facts jsonb not null,
  check ((kind = 'monthly_invoice') = (month is not null)),
  check ((kind = 'monthly_invoice') = (order_id is null) and (order_id is null) = (shipment_id is null)),
  check ((kind = 'credit_note') = (corrects is not null) and (corrects is null) = (return_id is null))
);
create unique index issued_document_month on issued_document (account_id, month) where month is not null;
create index issued_document_shipment on issued_document (shipment_id) where shipment_id is not null;
create index issued_document_corrects on issued_document (corrects) where corrects is not null;

-- What an invoice charges for a shipment; no shipment is invoiced twice.
create table invoiced_shipment (
  shipment_id bigint primary key references shipment (id) on delete restrict,
  document_id bigint not null references issued_document (id) on delete restrict,
  amount bigint not null check (amount > 0)
);
create index invoiced_shipment_document on invoiced_shipment (document_id);

-- The first rendering is the document that was issued, also after a later version draws it otherwise.
create table document_file (
  document_id bigint primary key references issued_document (id) on delete restrict,
  renderer_version text not null,
  sha256 bytea not null check (sha256 = sha256(bytes)),
  bytes bytea not null,
  made_at timestamptz not null
);

create trigger issued_document_stays before update or delete on issued_document
  for each row execute function refuse_change();
create trigger issued_document_stays_whole before truncate on issued_document
  for each statement execute function refuse_change();
create trigger invoiced_shipment_stays before update or delete on invoiced_shipment
  for each row execute function refuse_change();
create trigger document_file_stays before update or delete on document_file
  for each row execute function refuse_change();

create function document_reject(p_reason text) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$ begin raise exception using errcode = 'DC001', message = p_reason; end $$;

-- Charged to an account for a shipment, goods and freight.
create function captured_for_shipment(p_shipment bigint) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select coalesce(sum(amount), 0)::bigint from ledger_transfer
  where shipment_id = p_shipment and kind in ('capture_goods', 'capture_freight')
$$;

-- The shipments of a closed month that a monthly invoice charges: those whose first capture the statement of the month
-- contains. Orders of test members and of demonstration prices are never invoiced.
create function shipments_to_invoice(p_account bigint, p_month date) returns table (shipment_id bigint, amount bigint)
language sql stable set search_path = pg_catalog, public, pg_temp
as $$
  select t.shipment_id, captured_for_shipment(t.shipment_id)
  from statement s
  join ledger_transfer t on t.account_id = s.account_id and t.id between s.first_transfer and s.last_transfer
    and t.kind in ('capture_goods', 'capture_freight')
  join trade_order o on o.id = t.order_id and not o.test_mode and not o.demonstration
  where s.account_id = p_account and s.month = p_month
    and not exists (select from ledger_transfer earlier
      where earlier.shipment_id = t.shipment_id and earlier.id < t.id
        and earlier.kind in ('capture_goods', 'capture_freight'))
$$;

-- Issues a document and takes its number in the same transaction. Its total must be what the ledger moved: the captures of
-- a shipment or of a month, or what a return gave back. Locks the account, then the counter.
create function document_issue(p_kind text, p_account bigint, p_order bigint, p_shipment bigint, p_month date,
  p_return bigint, p_lang text, p_total bigint, p_issued_at timestamptz, p_facts jsonb) returns issued_document
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_account money_account;
  v_series char(1) := case p_kind when 'invoice' then 'I' when 'monthly_invoice' then 'M' else 'C' end;
  v_year integer := extract(year from p_issued_at at time zone 'Asia/Hong_Kong');
  v_moved bigint;
  v_corrects bigint;
  v_last integer;
  v_document issued_document;
begin
  select * into v_account from money_account where id = p_account for update;
  if not found or v_account.test_mode then perform document_reject('account'); end if;
  if p_order is not null and not exists (
    select from trade_order o join shipment s on s.order_id = o.id
    where o.id = p_order and s.id = p_shipment and o.account_id = p_account and not o.test_mode
      and not o.demonstration and (p_kind <> 'invoice' or o.kind = 'wholesale'))
  then perform document_reject('order'); end if;
  if p_kind = 'invoice' then
    v_moved := captured_for_shipment(p_shipment);
  elsif p_kind = 'monthly_invoice' then
    if v_account.kind <> 'dropship' then perform document_reject('account'); end if;
    select sum(amount) into v_moved from shipments_to_invoice(p_account, p_month);
  else
    select sum(case kind when 'refund' then amount else -amount end) into v_moved from ledger_transfer
    where return_id = p_return and order_id = p_order and kind in ('refund', 'restocking');
    select document_id into v_corrects from invoiced_shipment where shipment_id = p_shipment;
    if v_corrects is null then perform document_reject('not_invoiced'); end if;
    if p_total + (select coalesce(sum(total), 0) from issued_document
        where kind = 'credit_note' and shipment_id = p_shipment)
      > (select amount from invoiced_shipment where shipment_id = p_shipment)
    then perform document_reject('credit_exceeded'); end if;
  end if;
  if p_total is distinct from v_moved then perform document_reject('total'); end if;
  insert into document_counter (series, year, last) values (v_series, v_year, 1)
  on conflict (series, year) do update set last = document_counter.last + 1
  returning last into v_last;
  insert into issued_document (kind, number, company_id, account_id, order_id, shipment_id, month, corrects, return_id,
    lang, currency, total, issued_at, facts)
  values (p_kind, v_series || lpad((v_year % 100)::text, 2, '0') || '-' || lpad(v_last::text, 6, '0'),
    v_account.company_id, p_account, p_order, p_shipment, p_month, v_corrects, p_return, p_lang, v_account.currency,
    p_total, p_issued_at, p_facts)
  returning * into v_document;
  if p_kind = 'invoice' then
    insert into invoiced_shipment (shipment_id, document_id, amount) values (p_shipment, v_document.id, p_total);
  elsif p_kind = 'monthly_invoice' then
    insert into invoiced_shipment (shipment_id, document_id, amount)
    select shipment_id, v_document.id, amount from shipments_to_invoice(p_account, p_month);
  end if;
  return v_document;
end $$;

-- The server reads documents, issues them through the function and adds their files; it changes none.
revoke execute on function document_issue(text, bigint, bigint, bigint, date, bigint, text, bigint, timestamptz, jsonb)
  from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke insert, update, delete on document_counter, issued_document, invoiced_shipment from shop_server;
  revoke update, delete on document_file from shop_server;
  grant execute on function document_issue(text, bigint, bigint, bigint, date, bigint, text, bigint, timestamptz, jsonb)
    to shop_server;
end $$;

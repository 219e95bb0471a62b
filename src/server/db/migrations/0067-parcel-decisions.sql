-- Decisions on lost and returned parcels: a proposed refund can be taken back, and one that charged nothing is closed
-- without a transfer.

alter table shipment drop constraint shipment_refund_check,
  -- 0: it charged nothing.
  add constraint shipment_refund_check check (refund >= 0);

-- Gives back what a lost or returned shipment charged: its goods, and the freight it carried unless it came back whole.
-- 'refunded', 'closed' when it charged nothing, or 'proposed' when the amount needs a second person. Locks the account;
-- the caller has locked the order.
create or replace function parcel_refund(p_shipment bigint, p_by text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_order bigint := (select order_id from shipment where id = p_shipment);
  v_hold money_hold := ledger_lock_hold(v_order);
  v_account money_account;
  v_row shipment;
  v_charged shipment;
  v_freight bigint;
  v_amount bigint;
  v_alone boolean := false;
  v_posting bigint := nextval('ledger_posting');
  v_part record;
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  select * into v_row from shipment where id = p_shipment for update;
  if v_row.id is null or v_row.state not in ('lost', 'returned') then perform ledger_reject('not_lost'); end if;
  if v_row.refunded_at is not null then perform ledger_reject('refunded'); end if;
  if exists (select from shipment where replaces = p_shipment) then perform ledger_reject('replaced'); end if;
  select * into v_charged from shipment where id = charged_shipment(p_shipment);
  -- Pieces of an earlier parcel of the chain that a return has given back would be given back twice.
  if exists (select from return_line l join trade_return r on r.id = l.return_id
    where r.order_id = v_order and charged_shipment(l.shipment_id) = v_charged.id and r.resolution = 'refund')
  then perform ledger_reject('returned_before'); end if;
  v_freight := case when v_row.state = 'lost' or v_row.damaged then v_charged.freight else 0 end;
  v_amount := v_charged.goods + v_freight;
  if v_amount = 0 then
    update shipment set refund = 0, refunded_at = clock_timestamp(), refunded_by = p_by where id = p_shipment;
    return 'closed';
  end if;
  select * into v_account from money_account where id = v_hold.account_id;
  if v_amount >= setting_at('second_person', v_account.currency, clock_timestamp()) then
    if v_row.refund_proposed_by is null then
      update shipment set refund_proposed_by = p_by, refund_proposed_at = clock_timestamp() where id = p_shipment;
      return 'proposed';
    end if;
    v_alone := approves_alone(v_row.refund_proposed_by, v_row.refund_proposed_at, p_by);
  end if;
  for v_part in
    select * from (values ('refund', 'sales', v_charged.goods), ('refund_freight', 'freight', v_freight))
      as part (kind, code, amount) where amount > 0
  loop
    update money_account set available = available + v_part.amount, last_at = greatest(clock_timestamp(), last_at)
    where id = v_account.id returning * into v_account;
    insert into ledger_transfer (posting, at, kind, currency, test_mode, debit, credit, amount, account_id,
      available_after, held_after, order_id, shipment_id)
    values (v_posting, v_account.last_at, v_part.kind, v_account.currency, v_account.test_mode,
      supplier_account(v_part.code, v_account.currency, v_account.test_mode), v_account.available_account,
      v_part.amount, v_account.id, v_account.available, v_account.held, v_order, v_charged.id);
  end loop;
  perform ledger_settle(v_account.id);
  update shipment set refund = v_amount, refunded_at = clock_timestamp(), refunded_by = p_by, alone = v_alone
  where id = p_shipment;
  return 'refunded';
end $$;

-- Takes back a proposed refund: only who proposed it, and only until another person refunds it.
create function parcel_retract(p_shipment bigint, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row shipment;
begin
  select * into v_row from shipment where id = p_shipment for update;
  if v_row.id is null or v_row.refunded_at is not null or v_row.refund_proposed_by is null then
    perform ledger_reject('not_proposed');
  end if;
  if v_row.refund_proposed_by <> p_by then perform ledger_reject('other_proposal'); end if;
  update shipment set refund_proposed_by = null, refund_proposed_at = null where id = p_shipment;
end $$;

revoke execute on function parcel_retract(bigint, text) from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  grant execute on function parcel_retract(bigint, text) to shop_server;
end $$;

-- A return of pieces that cost nothing is settled without a transfer, as a lost parcel is closed that charged nothing.
-- Before, it could neither be settled nor refused.

-- Refunds what inspection accepted: 'settled', or 'proposed' when the amount needs a second person.
create or replace function return_settle(p_return bigint, p_by text) returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_order bigint := (select order_id from trade_return where id = p_return);
  v_hold money_hold := ledger_lock_hold(v_order);
  v_row trade_return;
  v_amount bigint;
  v_basis bigint;
  v_alone boolean := false;
begin
  if coalesce(p_by, '') = '' then perform ledger_reject('no_person'); end if;
  select * into v_row from trade_return where id = p_return for update;
  if v_row.id is null or v_row.state <> 'received' then perform ledger_reject('not_received'); end if;
  if v_row.inspected_at is null then perform ledger_reject('not_inspected'); end if;
  select coalesce(sum(a.refund), 0), coalesce(sum(a.refund) filter (where not l.fee_free), 0)
  into v_amount, v_basis
  from return_refunds(p_return) a join return_line l on l.return_id = p_return and l.line_no = a.line_no;
  if not exists (select from return_line where return_id = p_return and accepted > 0) then
    perform ledger_reject('nothing_accepted');
  end if;
  if v_amount > 0 and v_amount >= setting_at('second_person', v_row.currency, clock_timestamp()) then
    if v_row.settle_proposed_by is null then
      update trade_return set settle_proposed_by = p_by, settle_proposed_at = clock_timestamp() where id = p_return;
      return 'proposed';
    end if;
    v_alone := approves_alone(v_row.settle_proposed_by, v_row.settle_proposed_at, p_by);
  end if;
  update return_line l set refund = a.refund from return_refunds(p_return) a
  where l.return_id = p_return and l.line_no = a.line_no;
  update trade_return set refund = v_amount, settled_by = p_by, alone = v_alone,
    fee = case when v_amount > 0 then ledger_refund(v_order, p_return, v_amount, v_basis, fee_bp) else 0 end
  where id = p_return;
  return 'settled';
end $$;

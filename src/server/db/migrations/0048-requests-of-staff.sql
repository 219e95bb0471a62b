-- Accounts are closed by two persons, and a proposed reversal can be refused.
alter table staff_request drop constraint staff_request_kind_check,
  add constraint staff_request_kind_check check (kind in ('roles', 'role', 'reset', 'close'));

create index payment_reversal_open on payment (id) where state = 'credited' and reversal_proposed_by is not null;

-- The payment stays credited; a reversal may be proposed again.
create function payment_refuse_reversal(p_payment bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_payment payment := payment_lock(p_payment, array['credited']);
begin
  if v_payment.reversal_proposed_by is null then perform ledger_reject('no_proposal'); end if;
  update payment set reversal_reason = null, reversal_proposed_by = null, reversal_proposed_at = null
  where id = p_payment;
end $$;

revoke execute on function payment_refuse_reversal(bigint) from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'shop_server') then
    grant execute on function payment_refuse_reversal(bigint) to shop_server;
  end if;
end $$;

-- A proposed refund can be taken back by the person who proposed it, until another one settles it.

create function return_retract(p_return bigint, p_by text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_row trade_return;
begin
  select * into v_row from trade_return where id = p_return for update;
  if v_row.id is null or v_row.state <> 'received' or v_row.settle_proposed_by is null then
    perform ledger_reject('not_proposed');
  end if;
  if v_row.settle_proposed_by <> p_by then perform ledger_reject('other_proposal'); end if;
  update trade_return set settle_proposed_by = null, settle_proposed_at = null where id = p_return;
end $$;

revoke execute on function return_retract(bigint, text) from public;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  grant execute on function return_retract(bigint, text) to shop_server;
end $$;

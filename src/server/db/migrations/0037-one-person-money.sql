-- Approving one's own proposal follows the switch of the one-person shop that staff accounts follow.

create or replace function approves_alone(p_proposed_by text, p_proposed_at timestamptz, p_by text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if p_proposed_by is null or p_by is null or p_by = '' then perform ledger_reject('no_proposal'); end if;
  if p_by <> p_proposed_by then return false; end if;
  if coalesce((select value from stored_setting where name = 'one-person-shop'), 'off') <> 'on'
    or (select count(*) from staff where disabled_at is null and password_hash is not null) > 1
    or p_proposed_at > clock_timestamp() - interval '1 hour'
  then perform ledger_reject('own_proposal'); end if;
  return true;
end $$;

-- Words and photos of returns are erased two years after they ended; what happened and when stays.

alter table trade_return add column erased_at timestamptz;
create index trade_return_kept on trade_return (id)
  where erased_at is null and state in ('closed', 'refused', 'withdrawn', 'expired');

-- An event may lose its words and the name of its file, once its return is erased; nothing else ever changes.
create function return_event_guard() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and new.note = old.note - array['text', 'file']
    and (new.return_id, new.seq, new.at, new.event, new.state, new.actor)
      is not distinct from (old.return_id, old.seq, old.at, old.event, old.state, old.actor)
    and exists (select from trade_return where id = old.return_id and erased_at is not null)
  then return new; end if;
  raise exception 'events of returns are never changed';
end $$;
drop trigger return_event_stays on return_event;
create trigger return_event_stays before update or delete on return_event
  for each row execute function return_event_guard();

-- At most p_most returns that ended p_months before p_now. Returns their numbers, for callers that delete their files.
create function return_erase(p_now timestamptz, p_months integer, p_most integer) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  v_ids bigint[];
begin
  if p_now is null or p_months is null or p_months < 24 or p_most is null then
    raise exception 'returns are kept for 24 months';
  end if;
  select array_agg(id) into v_ids from (
    select r.id from trade_return r
    where r.erased_at is null and r.state in ('closed', 'refused', 'withdrawn', 'expired')
      and (select max(e.at) from return_event e where e.return_id = r.id)
        <= p_now - make_interval(months => p_months)
    order by r.id limit p_most for update skip locked) as due;
  update trade_return set erased_at = p_now where id = any(v_ids);
  update return_event set note = note - array['text', 'file']
    where return_id = any(v_ids) and note ?| array['text', 'file'];
  return query select r.return_no from trade_return r where r.id = any(v_ids) order by r.id;
end $$;
revoke execute on function return_erase(timestamptz, integer, integer) from public;

do $$ begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  grant execute on function return_erase(timestamptz, integer, integer) to shop_server;
end $$;

-- Locks an idempotency key and reads what was saved with it, in one round trip. Each statement of a function sees what was
-- committed before it: a plain select with the lock in it could miss a key that was saved just before the lock was free.
create function idempotency_key_lock(p_lock integer, p_company bigint, p_purpose text, p_key text,
  out is_locked boolean, out request_hash bytea, out result jsonb)
language plpgsql volatile set search_path = pg_catalog, public, pg_temp
as $$
begin
  is_locked := pg_try_advisory_xact_lock(p_lock, hashtext(p_company || ':' || p_purpose || ':' || p_key));
  if not is_locked then return; end if;
  select k.request_hash, k.result into request_hash, result from idempotency_key k
  where k.company_id = p_company and k.purpose = p_purpose and k.key = p_key;
end $$;

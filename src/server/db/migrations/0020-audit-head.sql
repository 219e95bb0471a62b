-- The newest audit entry is recorded a second time, so that a check notices when the end of the log is missing.

create table audit_head (
  only_row boolean primary key default true check (only_row),
  entries bigint not null,
  hash bytea not null
);
insert into audit_head (entries, hash)
select coalesce(max(id), 0),
  coalesce((select hash from audit_entry order by id desc limit 1), decode(repeat('00', 32), 'hex'))
from audit_entry;

-- Runs with the rights of the owner: the role of the server can neither write nor lower the record.
create function record_audit_head() returns trigger language plpgsql security definer
set search_path = pg_catalog, public as $$
begin
  update public.audit_head set entries = new.id, hash = new.hash;
  return null;
end $$;
create trigger audit_entry_head after insert on audit_entry
  for each row execute function record_audit_head();

create function refuse_lower_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.entries > old.entries then
      return new;
    end if;
  end if;
  raise exception 'the audit log never becomes shorter';
end $$;
create trigger audit_head_grows before update or delete on audit_head
  for each row execute function refuse_lower_head();
create trigger audit_head_stays_whole before truncate on audit_head
  for each statement execute function refuse_lower_head();

do $$
begin
  if exists (select from pg_roles where rolname = 'shop_server') then
    revoke insert, update, delete on audit_head from shop_server;
  end if;
end $$;

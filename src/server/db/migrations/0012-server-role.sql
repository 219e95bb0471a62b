-- The server works as a role that reads and writes rows but changes no table, and never an audit entry.

-- An owner who may not make roles goes on without: the server then works as that owner.
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then
    create role shop_server nologin;
  end if;
exception
  when insufficient_privilege or duplicate_object or unique_violation then null;
end $$;
do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then
    return;
  end if;
  if not pg_has_role(current_user, 'shop_server', 'member') then
    execute format('grant shop_server to %I', current_user);
  end if;
  grant usage on schema public to shop_server;
  grant select, insert, update, delete on all tables in schema public to shop_server;
  grant usage on all sequences in schema public to shop_server;
  alter default privileges in schema public grant select, insert, update, delete on tables to shop_server;
  alter default privileges in schema public grant usage on sequences to shop_server;
  revoke update, delete on audit_entry from shop_server;
  revoke insert, update, delete on schema_migration from shop_server;
exception
  when insufficient_privilege then null;
end $$;

-- Facts that every process on this database must agree on, such as the fingerprint of the key of verification codes.

create table installation_setting (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Written by the owner at the first start; the server only reads it.
do $$
begin
  if exists (select from pg_roles where rolname = 'shop_server') then
    revoke insert, update, delete on installation_setting from shop_server;
  end if;
exception
  when insufficient_privilege then null;
end $$;

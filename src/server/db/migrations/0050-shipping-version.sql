-- Names the present state of the shipping terms, so that servers may keep what they read of them. Every change of a
-- service, rule or rate gives it a new name, which no other state of this or another database ever has.

create table shipping_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into shipping_version default values;

create function renew_shipping_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update shipping_version set version = gen_random_uuid();
  return null;
end $$;

create trigger shipping_service_version after insert or update or delete or truncate on shipping_service
  for each statement execute function renew_shipping_version();
create trigger shipping_rule_version after insert or update or delete or truncate on shipping_rule
  for each statement execute function renew_shipping_version();
create trigger shipping_rate_version after insert or update or delete or truncate on shipping_rate
  for each statement execute function renew_shipping_version();

do $$
begin
  if not exists (select from pg_roles where rolname = 'shop_server') then return; end if;
  revoke insert, update, delete on shipping_version from shop_server;
end $$;

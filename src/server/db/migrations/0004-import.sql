-- What imports need: names that lead to a device, where derived statements come from,
-- and trade item numbers that may change hands within one transaction.

alter table product drop constraint product_ean_key;
alter table product add constraint product_ean_key unique (ean) deferrable initially immediate;
alter table product add column fit_device_ids text[] not null default '{}';
alter table product add column successor_source text
  check (successor_source in ('maker', 'derived'));
alter table relation add column source text not null default 'maker'
  check (source in ('maker', 'derived'));
alter table product_update add column source text not null default 'import'
  check (source in ('import', 'derived'));

-- Brand and model, or brand and alias, folded to letters and digits.
create table device_name (
  norm text collate "C" not null,
  device_id text not null references device (id) on delete cascade,
  primary key (norm, device_id)
);
create index device_name_device on device_name (device_id);

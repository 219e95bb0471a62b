-- What a company calls an item is shared by order files and the order pad: each name says who chose the item, and when.

alter table company_alias rename column used_at to chosen_at;
alter table company_alias add column chosen_by bigint references member (id) on delete set null;
create index company_alias_chosen_by on company_alias (chosen_by) where chosen_by is not null;
